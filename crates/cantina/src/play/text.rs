//! Fitting words into columns. Every character used at a table is one column wide.

/// Breaks a text into lines of at most `width` characters, at spaces where it can;
/// spaces that must not break, such as those inside numbers, do not.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let last = lines.last_mut().expect("there is always a line");
        let gap = usize::from(!last.is_empty());
        if len(last) + gap + len(word) <= width {
            if gap == 1 {
                last.push(' ');
            }
            last.push_str(word);
            continue;
        }
        let mut rest: Vec<char> = word.chars().collect();
        if last.is_empty() {
            lines.pop();
        }
        while !rest.is_empty() {
            let cut = rest.len().min(width);
            lines.push(rest.drain(..cut).collect());
        }
    }
    lines
}

/// The text in exactly `width` characters: cut with an ellipsis, or filled up.
pub fn fit(text: &str, width: usize) -> String {
    if len(text) <= width {
        return format!("{text:width$}");
    }
    let cut: String = text.chars().take(width.saturating_sub(1)).collect();
    if width == 0 { cut } else { format!("{cut}…") }
}

/// The number of columns a text takes.
pub fn len(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("draw, take or stand", 10), ["draw, take", "or stand"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
        let price = "8\u{202f}000";
        assert_eq!(wrap(&format!("A-wing {price}"), 8), ["A-wing", price], "a number stays whole");
    }

    #[test]
    fn a_text_fits_its_column() {
        assert_eq!(fit("Vex", 5), "Vex  ");
        assert_eq!(fit("Quillon", 5), "Quil…");
        assert_eq!(fit("Quillon", 0), "");
    }
}
