//! One conversation: a line in, a line out.

use super::desk::Desk;
use super::fault::{Code, Fault};
use super::line::{LINE_BYTES_MAX, Line};
use super::opening;
use super::reply::{Json, Reply};
use super::request::{self, Nothing, Request};
use catalog::{GameId, ToJson as _, host};
use serde_json::Value;
use std::panic::{self, AssertUnwindSafe};
use words::Lang;

/// Every operation, in the order of the documentation.
pub const OPS: [&str; 22] = [
    "games",
    "new",
    "position",
    "pending",
    "menu",
    "beside",
    "act",
    "view",
    "outline",
    "events",
    "outcome",
    "record",
    "load",
    "bot",
    "undo",
    "audit",
    "schema",
    "content",
    "languages",
    "lang",
    "close",
    "end",
];

/// One conversation: at most one open table, and the language of labels.
#[derive(Default)]
pub struct Session {
    desk: Option<Box<dyn Desk>>,
    lang: Lang,
}

impl Session {
    /// The reply to a line; none to an empty one.
    pub fn reply(&mut self, line: &Line) -> Option<Reply> {
        let refused = |id: Value, fault: Fault| Some(Reply::refused(&id, &fault));
        let text = match line {
            Line::Text(text) if text.trim().is_empty() => return None,
            Line::Text(text) => text,
            Line::End => return None,
            Line::NotText => {
                return refused(Value::Null, Fault::new(Code::Malformed, "the line is not UTF-8"));
            }
            Line::TooLong => {
                let message = format!("a line has at most {LINE_BYTES_MAX} bytes");
                return refused(Value::Null, Fault::new(Code::TooLong, message));
            }
        };
        let mut request = match Request::parse(text) {
            Ok(request) => request,
            Err((id, fault)) => return refused(id, fault),
        };
        // A bug in one table must not end the conversation.
        let answer = panic::catch_unwind(AssertUnwindSafe(|| self.answer(&mut request)));
        match answer {
            Ok(Ok(ok)) => Some(Reply::ok(&request.id, &ok)),
            Ok(Err(fault)) => refused(request.id, fault),
            Err(_) => {
                self.desk = None;
                let message = "a bug of this program; the table is closed";
                refused(request.id, Fault::new(Code::Internal, message))
            }
        }
    }

    fn answer(&mut self, request: &mut Request) -> Result<Json, Fault> {
        match request.op.as_str() {
            "games" => request.fields::<Nothing>().map(|_| games()),
            "schema" => schema(request.fields()?),
            "languages" => request.fields::<Nothing>().map(|_| Json::of(Lang::ALL.map(Lang::code))),
            "lang" => self.speak(&request.fields()?),
            "new" => self.open(opening::deal(request.fields()?)?),
            "position" => self.open(opening::place(request.fields()?)?),
            "load" => self.open(opening::load(request.fields()?)?),
            "content" => self.content(request.fields()?),
            "close" | "end" => self.close(request),
            _ => self.at_the_table(request),
        }
    }

    fn at_the_table(&mut self, request: &mut Request) -> Result<Json, Fault> {
        if !OPS.contains(&request.op.as_str()) {
            let message = format!("there is no operation {}: try {}", request.op, OPS.join(", "));
            return Err(Fault::new(Code::UnknownOp, message));
        }
        let lang = self.lang;
        let desk = self.desk()?;
        match request.op.as_str() {
            "pending" => request.fields::<Nothing>().map(|_| desk.pending()),
            "menu" => desk.menu(request.fields::<request::OfSeat>()?.seat, lang),
            "beside" => desk.beside(request.fields::<request::OfSeat>()?.seat, lang),
            "act" => desk.act(request.fields()?),
            "view" => desk.view(request.fields::<request::OfViewer>()?.viewer),
            "outline" => desk.outline(request.fields::<request::OfViewer>()?.viewer, lang),
            "events" => {
                let request::Events { viewer, since } = request.fields()?;
                desk.events(viewer, since, lang)
            }
            "outcome" => request.fields::<Nothing>().and_then(|_| desk.outcome()),
            "record" => request.fields::<Nothing>().map(|_| desk.record()),
            "audit" => request.fields::<Nothing>().and_then(|_| desk.audit()),
            "bot" => desk.bot(&request.fields()?, lang),
            "undo" => desk.undo(request.fields::<request::Undo>()?.seat),
            op => unreachable!("{op} is listed but not answered"),
        }
    }

    fn desk(&mut self) -> Result<&mut Box<dyn Desk>, Fault> {
        self.desk.as_mut().ok_or_else(|| {
            Fault::new(Code::NoTable, "no table is open: use new, position or load first")
        })
    }

    fn open(&mut self, desk: Box<dyn Desk>) -> Result<Json, Fault> {
        Ok(self.desk.insert(desk).summary())
    }

    fn close(&mut self, request: &mut Request) -> Result<Json, Fault> {
        request.fields::<Nothing>()?;
        self.desk()?;
        let desk = self.desk.take().expect("a table is open");
        desk.check_script()?;
        Ok(desk.summary())
    }

    fn content(&mut self, asked: request::OfGame) -> Result<Json, Fault> {
        match asked.game {
            None => Ok(self.desk()?.content()),
            Some(id) => {
                Ok(host!(request::game(&id)?, G => Json::written(G::to_json(&*G::cards().content))))
            }
        }
    }

    fn speak(&mut self, asked: &request::Speak) -> Result<Json, Fault> {
        if let Some(lang) = &asked.lang {
            self.lang =
                lang.parse().map_err(|message: String| Fault::new(Code::UnknownLang, message))?;
        }
        Ok(Json::of(self.lang.code()))
    }
}

fn games() -> Json {
    let infos = GameId::ALL.map(
        |game| host!(game, G => catalog::game_info::<G>(&G::cards().content, &bots::Level::ALL)),
    );
    Json::of(infos.to_vec())
}

fn schema(asked: request::OfGame) -> Result<Json, Fault> {
    let Some(id) = asked.game else {
        return Err(Fault::new(Code::BadRequest, "schema: say of which game"));
    };
    let schemas: Value = serde_json::from_str(request::game(&id)?.schemas())
        .expect("the committed schemas are JSON; `cargo xtask codegen` writes them");
    Ok(Json::of(schemas))
}
