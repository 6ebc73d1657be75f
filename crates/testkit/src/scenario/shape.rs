//! Parts of JSON values.

use serde_json::Value;

/// Whether the pattern is a part of the value.
pub(super) fn matches(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(wanted), Value::Object(fields)) => {
            wanted.iter().all(|(key, part)| matches(part, fields.get(key).unwrap_or(&Value::Null)))
        }
        (Value::Array(wanted), Value::Array(items)) => {
            wanted.len() == items.len()
                && wanted.iter().zip(items).all(|(part, item)| matches(part, item))
        }
        _ => pattern == value,
    }
}

/// The part at a dotted path, such as `players.0.hand`; null is nothing.
pub(super) fn at<'v>(value: &'v Value, path: &str) -> Option<&'v Value> {
    let found = path.split('.').try_fold(value, |value, key| match value {
        Value::Object(fields) => fields.get(key),
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        _ => None,
    });
    found.filter(|found| !found.is_null())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn parts_match_and_others_do_not() {
        let value = json!({"drew": {"seat": 1, "cards": [{"id": 3, "up": true}]}});
        assert!(matches(&json!({"drew": {"cards": [{"id": 3}]}}), &value));
        assert!(matches(&json!({"drew": {"token": null}}), &value));
        assert!(!matches(&json!({"drew": {"cards": []}}), &value));
        assert!(!matches(&json!({"drew": {"seat": null}}), &value));
        assert_eq!(at(&value, "drew.cards.0.id"), Some(&json!(3)));
        assert_eq!(at(&value, "drew.cards.1"), None);
    }
}
