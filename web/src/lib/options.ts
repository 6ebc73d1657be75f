// A game's options, read from their JSON Schema: switches and choices.

export interface OptionField {
  name: string;
  /** The legal values: `[false, true]` for a switch. */
  values: (string | boolean)[];
  fallback: string | boolean;
}

export type OptionValues = Record<string, string | boolean>;

interface Schema {
  type?: unknown;
  default?: unknown;
  enum?: unknown;
  const?: unknown;
  oneOf?: unknown;
  anyOf?: unknown;
  allOf?: unknown;
  $ref?: unknown;
  properties?: unknown;
  $defs?: unknown;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Follows `$ref` within the document; what it adds (a default) wins. */
function resolve(schema: Schema, root: Schema): Schema {
  if (typeof schema.$ref !== 'string') return schema;
  let target: unknown = root;
  for (const part of schema.$ref.replace(/^#\//, '').split('/')) {
    target = isSchema(target) ? (target as Record<string, unknown>)[part] : undefined;
  }
  return isSchema(target) ? { ...resolve(target, root), ...schema, $ref: undefined } : schema;
}

function valuesOf(schema: Schema): (string | boolean)[] {
  if (schema.type === 'boolean') return [false, true];
  if (Array.isArray(schema.enum)) {
    return schema.enum.filter((value): value is string => typeof value === 'string');
  }
  if (typeof schema.const === 'string') return [schema.const];
  const parts = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  return Array.isArray(parts) ? parts.filter(isSchema).flatMap(valuesOf) : [];
}

function isChoice(field: OptionField): boolean {
  return typeof field.fallback !== 'boolean';
}

/** The switches and choices of a schema; what is neither is left to its default. */
export function optionFields(schema: unknown): OptionField[] {
  if (!isSchema(schema)) return [];
  const root = schema;
  const object = resolve(schema, root);
  if (!isSchema(object.properties)) return [];
  const fields: OptionField[] = [];
  for (const [name, raw] of Object.entries(object.properties)) {
    if (!isSchema(raw)) continue;
    const property = resolve(raw, root);
    const values = valuesOf(property);
    if (values.length < 2) continue;
    const given = property.default;
    const fallback =
      typeof given === 'string' || typeof given === 'boolean' ? given : (values[0] ?? false);
    fields.push({ name, values, fallback });
  }
  // Choices first, then switches: the form reads better in two groups.
  return [...fields.filter(isChoice), ...fields.filter((field) => !isChoice(field))];
}

/** A name of a program made readable, where we have no words for it. */
export function humanised(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
