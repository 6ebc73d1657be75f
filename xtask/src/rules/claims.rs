//! The right side of the matrix: tests that say which rules they show.
//!
//! A claim that hangs in the air, above something that is no test, is a problem: it would look like
//! cover and be none.

use super::spec::RuleId;
use crate::repo::Repo;

const MARK: &str = "// Rules:";

/// Macros that expand to tests. A claim may stand above their call.
const TEST_MACROS: [&str; 1] = ["laws!"];

/// A test and the rules it names.
#[derive(Debug, PartialEq)]
pub struct Claim {
    pub test: String,
    pub path: String,
    pub line: usize,
    pub ids: Vec<RuleId>,
}

pub fn find(repo: &Repo, problems: &mut Vec<String>) -> Vec<Claim> {
    let rust = repo
        .under(&["rules/", "crates/"], "rs")
        .map(|(path, text)| (path, text, rust_test as Owner));
    let web = repo.under(&["web/"], "ts").map(|(path, text)| (path, text, web_test as Owner));
    let mut claims: Vec<Claim> = Vec::new();
    for (path, text, owner) in rust.chain(web) {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for (index, line) in lines.iter().enumerate() {
            let Some(list) = list_of(line) else { continue };
            let place = format!("{path}:{}", index + 1);
            let Some(test) = owner(&lines, index) else {
                problems.push(format!("{place}: the rules are named above nothing that is a test"));
                continue;
            };
            let mut ids = Vec::new();
            for word in list.split(',').map(str::trim) {
                match word.parse() {
                    Ok(id) => ids.push(id),
                    Err(()) => problems.push(format!("{place}: `{word}` is no rule id")),
                }
            }
            let same = |it: &&Claim| it.path == path && it.test == test;
            if let Some(first) = claims.iter().rev().find(same) {
                let first = first.line;
                problems.push(format!("{place}: `{test}` names its rules at line {first} already"));
            }
            claims.push(Claim { test, path: path.to_owned(), line: index + 1, ids });
        }
    }
    claims
}

/// The list after the mark, also in a documentation comment.
fn list_of(line: &str) -> Option<&str> {
    let line = if line.starts_with("///") { &line[1..] } else { line };
    line.strip_prefix(MARK).map(|list| list.trim().trim_end_matches('.'))
}

/// Finds the test that owns the claim on a line.
type Owner = fn(&[&str], usize) -> Option<String>;

/// The Rust test below the claim, or the one whose body starts with it.
fn rust_test(lines: &[&str], claim: usize) -> Option<String> {
    let below = past_leads(lines, claim);
    if let Some(call) = lines.get(below).and_then(|line| test_macro(line)) {
        return Some(call);
    }
    if let Some(name) = lines.get(below).and_then(|line| function_name(line)) {
        return has_test_attribute(lines, below).then_some(name);
    }
    // Inside: walk up over comments to the line that opens the body, then to its `fn`.
    let opener = (0..claim).rev().find(|index| !is_comment(lines[*index]))?;
    if !lines[opener].ends_with('{') {
        return None;
    }
    // A signature may run over several lines, but not past the end of another item.
    let signature = (0..=opener)
        .rev()
        .take_while(|index| *index == opener || !lines[*index].ends_with(['}', ';', '{']));
    let at = signature.into_iter().find(|index| function_name(lines[*index]).is_some())?;
    has_test_attribute(lines, at).then(|| function_name(lines[at])).flatten()
}

fn is_comment(line: &str) -> bool {
    line.starts_with("//") || line.is_empty()
}

/// Comments and attributes may stand between a claim and its test.
fn is_lead(line: &str) -> bool {
    (is_comment(line) && !line.is_empty()) || line.starts_with("#[")
}

/// The first line from `start` on that is neither comment nor attribute.
fn past_leads(lines: &[&str], start: usize) -> usize {
    start + lines[start..].iter().take_while(|line| is_lead(line)).count()
}

fn test_macro(line: &str) -> Option<String> {
    let name = TEST_MACROS.iter().find(|name| line.contains(**name))?;
    let arguments = line.split_once(name)?.1;
    Some(format!("{name}{arguments}").trim_end_matches([';', '{', ' ']).to_owned())
}

fn function_name(line: &str) -> Option<String> {
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let line = line.strip_prefix("async ").unwrap_or(line);
    let rest = line.strip_prefix("fn ")?;
    Some(rest.chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect())
}

/// `#[test]`, `#[tokio::test(…)]` and their kin among the attributes above a function.
fn has_test_attribute(lines: &[&str], function: usize) -> bool {
    let attributes = lines[..function].iter().rev().take_while(|line| is_lead(line));
    attributes.filter(|line| line.starts_with("#[")).any(|line| {
        let name = line.trim_start_matches("#[").split(['(', ']']).next().unwrap_or_default();
        name == "test" || name.ends_with("::test")
    })
}

/// The test below the claim, or the one whose body starts with it: `test('name', …)`, `it('name', …)`,
/// or an object `{ name: 'name', async run(…) { … } }` of the browser tests.
fn web_test(lines: &[&str], claim: usize) -> Option<String> {
    let below = past_leads(lines, claim);
    if let Some(name) = lines.get(below).and_then(|line| web_test_name(line)) {
        return Some(name);
    }
    let inner = if lines.get(below) == Some(&"{") { past_leads(lines, below + 1) } else { below };
    if let Some(name) = object_test_name(lines, inner) {
        return Some(name);
    }
    let opener = (0..claim).rev().find(|index| !is_comment(lines[*index]))?;
    if !lines[opener].ends_with('{') {
        return None;
    }
    web_test_name(lines[opener]).or_else(|| object_test_name(lines, opener.checked_sub(1)?))
}

/// The name on a line `name: '…',` that is followed by the method `run`.
fn object_test_name(lines: &[&str], at: usize) -> Option<String> {
    let is_test = lines.get(at + 1).is_some_and(|next| {
        ["run(", "run:", "async run("].iter().any(|start| next.starts_with(start))
    });
    let name = lines.get(at)?.strip_prefix("name: ")?;
    is_test.then(|| quoted(name)).flatten()
}

fn web_test_name(line: &str) -> Option<String> {
    let call = ["test", "it"].iter().find_map(|name| line.strip_prefix(name))?;
    // `test.each(…)('name')` and `test.for(…)('name')` are tests as well.
    let name = match call.strip_prefix('(') {
        Some(rest) => rest,
        None if call.starts_with(".each(") || call.starts_with(".for(") => call.split_once(")(")?.1,
        None => return None,
    };
    quoted(name)
}

/// The content of the string literal at the start of the text.
fn quoted(text: &str) -> Option<String> {
    let quote = text.chars().next().filter(|it| matches!(it, '\'' | '"' | '`'))?;
    text[1..].split(quote).next().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> (Vec<(String, usize)>, Vec<String>) {
        let mut problems = Vec::new();
        let claims = find(&Repo::of(&[(path, text)]), &mut problems);
        (claims.into_iter().map(|it| (it.test, it.ids.len())).collect(), problems)
    }

    #[test]
    fn a_claim_above_a_test_counts() {
        let text = "// Rules: HS-1.1, HS-1.2.\n// Why: because.\n#[test]\nfn a_tie() {\n}\n";
        assert_eq!(found("rules/x/src/a.rs", text), (vec![("a_tie".to_owned(), 2)], vec![]));
        let text = "#[test]\n/// Rules: HS-1.1\nfn a_tie() {}\n";
        assert_eq!(found("rules/x/src/a.rs", text).0, [("a_tie".to_owned(), 1)]);
    }

    #[test]
    fn a_claim_at_the_start_of_a_body_counts() {
        let text = "#[tokio::test(flavor = \"x\")]\nasync fn long(\n    a: u8,\n) {\n    // Why.\n    // Rules: HS-1.1\n    x();\n}\n";
        assert_eq!(found("crates/x/tests/it/a.rs", text), (vec![("long".to_owned(), 1)], vec![]));
    }

    #[test]
    fn a_claim_above_the_laws_counts() {
        let text = "// Rules: HS-4.5\ntestkit::laws!(HanSoloKit);\n";
        let (claims, problems) = found("rules/x/tests/it/a.rs", text);
        assert_eq!(claims, [("laws!(HanSoloKit)".to_owned(), 1)]);
        assert_eq!(problems.len(), 0);
    }

    #[test]
    fn a_claim_in_the_air_is_a_problem() {
        for text in [
            "// Rules: HS-1.1\nfn no_test() {}\n",
            "fn no_test() {\n    // Rules: HS-1.1\n}\n",
            "#[test]\nfn a() {\n    x();\n    // Rules: HS-1.1\n}\n",
            "// Rules: HS-1.1\n\nconst A: u8 = 1;\n",
            "#[test]\nfn a() {}\n\n// Rules: HS-1.1\nstruct B;\n",
        ] {
            let (claims, problems) = found("rules/x/src/a.rs", text);
            assert_eq!((claims.len(), problems.len()), (0, 1), "{text}");
        }
    }

    #[test]
    fn a_test_names_its_rules_in_one_place() {
        let text =
            "// Rules: HS-1.1\n#[test]\nfn a() {\n    // Rules: HS-1.2\n}\n\n#[test]\nfn b() {}\n";
        let (claims, problems) = found("rules/x/src/a.rs", text);
        assert_eq!(claims, [("a".to_owned(), 1), ("a".to_owned(), 1)]);
        assert_eq!(problems, ["rules/x/src/a.rs:4: `a` names its rules at line 1 already"]);
    }

    #[test]
    fn a_word_that_is_no_id_is_a_problem() {
        let (_, problems) =
            found("rules/x/src/a.rs", "// Rules: HS-1.1 and 1.2\n#[test]\nfn a() {}\n");
        assert_eq!(problems.len(), 1);
    }

    #[test]
    fn browser_tests_count_too() {
        let text = "// Rules: HS-1.1\ntest('plays a game', async () => {\n});\nit(\"two\", () => {\n  // Rules: HS-1.2\n});\n\
                    // Rules: HS-1.3\ntest.each([1, 2])(`seats %i`, () => {});\n";
        let (claims, problems) = found("web/tests/a.ts", text);
        let names: Vec<_> = claims.into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["plays a game", "two", "seats %i"]);
        assert_eq!(problems.len(), 0);
        assert_eq!(found("web/tests/a.ts", "// Rules: HS-1.1\nconst a = 1;\n").1.len(), 1);
    }

    #[test]
    fn tests_that_are_objects_count_too() {
        let text = "const tests = [\n  // Rules: HS-1.1\n  {\n    // Rules: HS-1.2\n    name: 'one',\n    async run(world) {\n      \
                    // Rules: HS-1.3\n    },\n  },\n  {\n    // Rules: HS-1.4\n    name: 'no test',\n    age: 3,\n  },\n];\n";
        let (claims, problems) = found("web/tests/browser/a.ts", text);
        let names: Vec<_> = claims.into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["one", "one", "one"]);
        assert_eq!(problems.len(), 3);
    }
}
