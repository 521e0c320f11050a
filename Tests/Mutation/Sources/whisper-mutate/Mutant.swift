/// A mutation that can be enabled in the instrumented code.
struct Mutant: Codable {
    /// From 1; the environment enables it by this number.
    let number: Int
    /// The module that it is in.
    let module: String
    /// The file, from the package's root.
    let file: String
    /// The line, from 1.
    let line: Int
    /// The kind of mutation.
    let kind: Kind
    /// The original text.
    let original: String
    /// The text that replaces it.
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
