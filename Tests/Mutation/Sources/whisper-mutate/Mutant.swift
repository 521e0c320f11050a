/// A mistake that can be switched on in the instrumented code.
struct Mutant: Codable {
    /// From 1; what the environment names to switch it on.
    let number: Int
    /// The module that it is in.
    let module: String
    /// The file, from the package's root.
    let file: String
    /// The line, from 1.
    let line: Int
    /// What kind of mistake.
    let kind: Kind
    /// What stands there.
    let original: String
    /// What stands there when it is on.
    let mutated: String

    enum Kind: String, Codable, CaseIterable {
        case boundary
        case comparison
        case logic
        case arithmetic
        case constant
        case branch
        case droppedStatement = "dropped statement"
        case ignoredFailure = "ignored failure"
    }
}
