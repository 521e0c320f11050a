extension ThirdSchema {
    /// What a message is shown as: sealed, signed, foreign claims (LOOK-4).
    static let attribution: [String] = []
}
