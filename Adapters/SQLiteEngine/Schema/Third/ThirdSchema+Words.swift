extension ThirdSchema {
    /// The full-text index, so that deleted words leave the database (ST-11).
    static let words: [String] = []
}
