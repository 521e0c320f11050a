extension ThirdSchema {
    /// Live sources: journals, and events that wait for their message (ING-1b, ING-3).
    static let bridge: [String] = []
}
