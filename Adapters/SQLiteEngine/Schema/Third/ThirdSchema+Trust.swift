extension ThirdSchema {
    /// What authenticates trust, policies and gates, and the ledger of opened envelopes (CON-3, ENV-8).
    static let trust: [String] = []
}
