//! Sound games keep every law.

mod auction {
    testkit::laws!(crate::toys::auction::Auctioneer::sound());
}

mod convoy {
    testkit::laws!(crate::toys::convoy::Driver::sound());
}
