//! Just enough of Rust's lexical grammar to check sources without a parser.
//!
//! A check that looks for the word `f64` must not stumble over a comment that explains why there are
//! no floats. So we first blank out comments and the insides of literals, byte for byte, and then look
//! at what remains with plain string functions. Offsets and line numbers stay those of the original.

use std::ops::Range;

/// The source with comments and the contents of string and character literals turned into spaces.
pub fn code_of(source: &str) -> String {
    let bytes = source.as_bytes();
    let mut code = bytes.to_vec();
    let mut at = 0;
    while at < bytes.len() {
        let end = match bytes[at] {
            b'/' if bytes[at + 1..].starts_with(b"/") => line_end(bytes, at),
            b'/' if bytes[at + 1..].starts_with(b"*") => block_comment_end(bytes, at),
            b'"' => string_end(bytes, at),
            b'r' if !is_word_before(bytes, at) => raw_string_end(bytes, at).unwrap_or(at),
            b'b' if !is_word_before(bytes, at) && bytes[at + 1..].starts_with(b"r") => {
                raw_string_end(bytes, at + 1).unwrap_or(at)
            }
            b'\'' => char_end(bytes, at).unwrap_or(at),
            _ => at,
        };
        if end == at {
            at += 1;
            continue;
        }
        for byte in &mut code[at..end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
        at = end;
    }
    String::from_utf8(code).expect("whole tokens were blanked, so the rest is still UTF-8")
}

/// The contents of the string literals of a source, without the prefixes and quotes around them and
/// with escapes as they are written.
pub fn strings(source: &str) -> Vec<&str> {
    // Comments, characters and the insides of strings are blank in the code; quotes are not code
    // either, so walk over the original and skip what is no string.
    let bytes = source.as_bytes();
    let mut strings = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let end = match bytes[at] {
            b'/' if bytes[at + 1..].starts_with(b"/") => line_end(bytes, at),
            b'/' if bytes[at + 1..].starts_with(b"*") => block_comment_end(bytes, at),
            b'\'' => char_end(bytes, at).unwrap_or(at + 1),
            b'"' => string_end(bytes, at),
            b'r' if !is_word_before(bytes, at) => raw_string_end(bytes, at).unwrap_or(at + 1),
            _ => at + 1,
        };
        let end = end.min(bytes.len());
        if matches!(bytes[at], b'"' | b'r') && end > at + 1 {
            strings.push(source[at..end].trim_matches(['r', '#', '"']));
        }
        at = end;
    }
    strings
}

fn line_end(bytes: &[u8], start: usize) -> usize {
    bytes[start..].iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |n| start + n)
}

fn block_comment_end(bytes: &[u8], start: usize) -> usize {
    let mut depth = 0_u32;
    let mut at = start;
    while at < bytes.len() {
        if bytes[at..].starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if bytes[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    bytes.len()
}

fn string_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// The end of `r"…"` or `r#"…"#` that starts at `start`, if that is what starts there.
fn raw_string_end(bytes: &[u8], start: usize) -> Option<usize> {
    let hashes = bytes[start + 1..].iter().take_while(|byte| **byte == b'#').count();
    let open = start + 1 + hashes;
    if bytes.get(open) != Some(&b'"') {
        return None;
    }
    let mut close = vec![b'"'];
    close.resize(1 + hashes, b'#');
    let found = bytes[open + 1..].windows(close.len()).position(|window| window == close);
    Some(found.map_or(bytes.len(), |n| open + 1 + n + close.len()))
}

/// The end of a character literal; `None` for a lifetime such as `'a`.
fn char_end(bytes: &[u8], start: usize) -> Option<usize> {
    if bytes.get(start + 1) == Some(&b'\\') {
        let close = bytes[start + 3..].iter().position(|byte| *byte == b'\'')?;
        return Some(start + 3 + close + 1);
    }
    // One character of up to four bytes, then the closing quote.
    let text = std::str::from_utf8(bytes).ok()?;
    let char = text[start + 1..].chars().next()?;
    let close = start + 1 + char.len_utf8();
    (bytes.get(close) == Some(&b'\'')).then_some(close + 1)
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn is_word_before(bytes: &[u8], at: usize) -> bool {
    at > 0 && is_word(bytes[at - 1])
}

/// Offsets at which `word` stands as a whole word.
pub fn words<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let bytes = code.as_bytes();
    code.match_indices(word).map(|(at, _)| at).filter(move |at| {
        let after = bytes.get(at + word.len()).copied().unwrap_or(b' ');
        !is_word_before(bytes, *at) && !is_word(after)
    })
}

/// The one-based line of an offset.
pub fn line_at(text: &str, offset: usize) -> usize {
    1 + text.as_bytes()[..offset].iter().filter(|byte| **byte == b'\n').count()
}

/// A function with a body.
#[derive(Debug, PartialEq)]
pub struct Function {
    pub name: String,
    pub line: usize,
    pub n_lines: usize,
}

/// Every function with a body, nested ones included.
pub fn functions(code: &str) -> Vec<Function> {
    let mut found = Vec::new();
    for at in words(code, "fn") {
        let rest = &code[at + 2..];
        let name: String = rest
            .trim_start()
            .chars()
            .take_while(|char| char.is_alphanumeric() || *char == '_')
            .collect();
        // `fn(u8) -> u8` is a type, not a function.
        if name.is_empty() || !rest.starts_with(char::is_whitespace) {
            continue;
        }
        let Some(open) = body_start(code, at) else { continue };
        let close = matching_brace(code, open);
        let line = line_at(code, at);
        found.push(Function { name, line, n_lines: line_at(code, close) - line + 1 });
    }
    found
}

/// The offset of the `{` that opens the body of the item at `at`; `None` if a `;` ends it first.
pub fn body_start(code: &str, at: usize) -> Option<usize> {
    let mut depth = 0_i32;
    for (n, byte) in code.as_bytes()[at..].iter().enumerate() {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            b'{' if depth == 0 => return Some(at + n),
            b';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// The offset of the `}` that closes the `{` at `open`, or of the last byte.
fn matching_brace(code: &str, open: usize) -> usize {
    let mut depth = 0_i32;
    for (n, byte) in code.as_bytes()[open..].iter().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return open + n;
                }
            }
            _ => {}
        }
    }
    code.len().saturating_sub(1)
}

/// What stands behind `#[cfg(…)]` attributes whose condition satisfies `wanted`, attribute included.
///
/// An inner attribute `#![cfg(…)]` covers the whole file.
pub fn behind_cfg(source: &str, code: &str, wanted: impl Fn(&str) -> bool) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    for opening in ["#[cfg(", "#![cfg("] {
        for (at, _) in code.match_indices(opening) {
            let condition = at + opening.len();
            let Some(end) = closing_bracket(code, at) else { continue };
            if !wanted(&source[condition..end]) {
                continue;
            }
            let range =
                if opening.starts_with("#!") { 0..code.len() } else { at..item_end(code, end) };
            ranges.push(range);
        }
    }
    ranges
}

/// One past the `]` that closes the attribute at `at`.
fn closing_bracket(code: &str, at: usize) -> Option<usize> {
    let mut depth = 0_i32;
    for (n, byte) in code.as_bytes()[at..].iter().enumerate() {
        match byte {
            b'[' => depth += 1,
            b']' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + n + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// One past the item, field, variant or statement that starts at or after `start`.
fn item_end(code: &str, mut start: usize) -> usize {
    while code[start..].trim_start().starts_with("#[") {
        let at = code.len() - code[start..].trim_start().len();
        start = closing_bracket(code, at).unwrap_or(code.len());
    }
    let is_item = is_item(&code[start..]);
    let mut depth = 0_i32;
    for (n, byte) in code.as_bytes()[start..].iter().enumerate() {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            b'{' if depth == 0 => return matching_brace(code, start + n) + 1,
            b';' if depth == 0 => return start + n + 1,
            b',' if depth == 0 && !is_item => return start + n + 1,
            _ => {}
        }
        if depth < 0 {
            return start + n;
        }
    }
    code.len()
}

fn is_item(code: &str) -> bool {
    const KEYWORDS: [&str; 14] = [
        "async",
        "const",
        "enum",
        "extern",
        "fn",
        "impl",
        "macro_rules",
        "mod",
        "static",
        "struct",
        "trait",
        "type",
        "unsafe",
        "use",
    ];
    let mut code = code.trim_start();
    if let Some(rest) = code.strip_prefix("pub") {
        let rest = rest.trim_start();
        code = match rest.strip_prefix('(') {
            Some(inner) => inner.split_once(')').map_or(rest, |(_, after)| after).trim_start(),
            None => rest,
        };
    }
    let word: String =
        code.chars().take_while(|char| char.is_alphanumeric() || *char == '_').collect();
    KEYWORDS.contains(&word.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_blanked_and_lines_kept() {
        let source = "let a = \"f64 \\\" {\"; // f64\n/* f64 /* f64 */ */ let b = 'f'; let c: &'a u8 = r#\"f64\"#;\n";
        let code = code_of(source);
        assert_eq!(words(&code, "f64").count(), 0);
        assert_eq!(code.len(), source.len());
        assert_eq!(code.lines().count(), 2);
        assert!(code.contains("let c: &'a u8 ="));
        assert!(!code.contains('{'));
    }

    #[test]
    fn escaped_characters_are_literals() {
        let code = code_of("let quote = '\\''; let brace = '{'; let tab = '\\t'; let end = 1;");
        assert!(code.contains("let end = 1;"));
        assert!(!code.contains('{'));
    }

    #[test]
    fn whole_words_only() {
        assert_eq!(words("f64 f642 af64 (f64)", "f64").collect::<Vec<_>>(), [0, 15]);
    }

    #[test]
    fn functions_are_measured_from_name_to_brace() {
        let code = "trait T { fn open(&self); }\nfn one(a: fn(u8) -> u8) -> u8 {\n    a(1)\n}\nfn two() {}\n";
        let names: Vec<_> =
            functions(code).into_iter().map(|it| (it.name, it.line, it.n_lines)).collect();
        assert_eq!(names, [("one".to_owned(), 2, 3), ("two".to_owned(), 5, 1)]);
    }

    #[test]
    fn a_cfg_covers_its_item_and_no_more() {
        let source = "#[cfg(test)]\n#[allow(x)]\nmod tests { fn a() { f64 } }\nfn b() {}\n\
                      #[cfg(feature = \"schema\")]\nextern crate std;\nstruct S {\n#[cfg(test)]\nx: u8,\ny: u8 }";
        let code = code_of(source);
        let covered = |condition: &'static str| {
            behind_cfg(source, &code, move |it| it.contains(condition))
                .into_iter()
                .map(|range| source[range].to_owned())
                .collect::<Vec<_>>()
        };
        let tests = covered("test");
        assert_eq!(tests.len(), 2);
        assert!(tests[0].ends_with("{ fn a() { f64 } }"));
        assert!(tests[1].ends_with("x: u8,"));
        assert_eq!(covered("schema"), ["#[cfg(feature = \"schema\")]\nextern crate std;"]);
    }
}
