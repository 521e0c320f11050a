extension ThirdSchema {
    /// What a server said: epochs, gaps, numbers (RT-4).
    static let sync: [String] = []
}
