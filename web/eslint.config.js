// What the linter holds the browser code to. The layout of the code is Prettier's.
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'src/wire', 'public'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // The compiler reports undefined names, and knows more of them.
      'no-undef': 'off',
      // The Svelte compiler, in `npm run check`, is asked with all that it needs to know.
      'svelte/no-unused-svelte-ignore': 'off',
      // Collections here are made whole and then replaced, so nothing needs to watch their insides.
      'svelte/prefer-svelte-reactivity': 'off',
      // Props that are edited by hand until the server answers are states, not derivations.
      'svelte/prefer-writable-derived': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    },
  },
  { files: ['tests/**'], rules: { 'no-console': 'off' } },
);
