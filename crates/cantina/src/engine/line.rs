//! Reading lines of bounded length.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes; records of long games fit.
pub const LINE_BYTES_MAX: usize = 16 * 1024 * 1024;

/// What was read.
#[derive(PartialEq, Eq, Debug)]
pub enum Line {
    /// A line without its end.
    Text(String),
    /// A line that is not UTF-8.
    NotText,
    /// A line past the bound; all of it was skipped.
    TooLong,
    /// There is nothing more.
    End,
}

/// Reads the next line of at most `max` bytes.
///
/// # Errors
/// What the reader cannot do.
pub fn read(reader: &mut impl BufRead, max: usize) -> io::Result<Line> {
    let mut bytes = Vec::new();
    let n_read = reader.by_ref().take(max as u64 + 1).read_until(b'\n', &mut bytes)?;
    if n_read == 0 {
        return Ok(Line::End);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > max {
        skip_line(reader)?;
        return Ok(Line::TooLong);
    }
    Ok(String::from_utf8(bytes).map_or(Line::NotText, Line::Text))
}

fn skip_line(reader: &mut impl BufRead) -> io::Result<()> {
    loop {
        let (skipped, done) = {
            let buffer = reader.fill_buf()?;
            match buffer.iter().position(|&byte| byte == b'\n') {
                Some(idx) => (idx + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            }
        };
        reader.consume(skipped);
        if done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &[u8], max: usize) -> Vec<Line> {
        // A tiny buffer, so that skipping crosses its border.
        let mut reader = io::BufReader::with_capacity(3, text);
        let mut lines = Vec::new();
        loop {
            let line = read(&mut reader, max).unwrap();
            if line == Line::End {
                return lines;
            }
            lines.push(line);
        }
    }

    #[test]
    fn lines_end_with_a_newline_or_the_input() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(all(b"one\ntwo", 10), [text("one"), text("two")]);
        assert_eq!(all(b"\n", 10), [text("")]);
        assert_eq!(all(b"", 10), []);
    }

    #[test]
    fn a_long_line_is_skipped_whole() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(all(b"12345\n123456789\nnext", 5), [text("12345"), Line::TooLong, text("next")]);
        assert_eq!(all(b"123456789", 5), [Line::TooLong]);
    }

    #[test]
    fn bytes_that_are_not_text_are_told() {
        assert_eq!(all(b"\xff\xfe\nok", 10), [Line::NotText, Line::Text("ok".to_owned())]);
    }
}
