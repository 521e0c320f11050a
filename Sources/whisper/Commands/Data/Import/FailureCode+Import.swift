import WhisperCommand

extension FailureCode {
    /// The file to import is not an export in a known format.
    static let notAnExport = FailureCode("not-an-export", .failure)
    /// There are several things that could be imported. Unlike a name with several meanings, this is no wrong usage.
    static let severalSources = FailureCode("ambiguous", .failure)
    /// The dates do not show which number is the day and which the month.
    static let ambiguousDates = FailureCode("ambiguous-dates", .failure)
    /// The vault holds the same messages at other times.
    static let timesDisagree = FailureCode("times-disagree", .failure)
    /// The file was imported before, and read differently.
    static let readDifferently = FailureCode("read-differently", .failure)
    /// A whole vault is to be restored into one that is not empty.
    static let notEmpty = FailureCode("vault-not-empty", .failure)
    /// A line of a JSON Lines file is malformed.
    static let malformedLine = FailureCode("malformed-line", .failure)
}
