import WhisperTestThreads
import Testing

@Suite("Documented errors (LIB-6)", .ownThreads)
struct ThrowsTests {
    @Test("Every public throwing declaration states which errors it throws and when (LIB-6)")
    func errorsAreStated() {
        var count = 0
        for file in SourceFile.all(under: ["Ports", "Sources", "Adapters", "Tests/Contracts"]) {
            for declaration in ThrowingDeclaration.all(in: file) {
                count += 1
                #expect(declaration.statesErrors, "\(file.path):\(declaration.line) lacks “- Throws:”")
            }
        }
        #expect(count > 700)
    }

    @Test("The scanner finds public declarations that throw, with and without a statement, and nothing else")
    func scanner() {
        let file = SourceFile(
            path: "x",
            text: """
                public protocol Store {
                    /// - Throws: `.closed` after the end.
                    func stated() async throws(StoreError)
                    /// Reads.
                    func unstated(
                        _ body: () throws -> Void
                    ) throws -> Int
                    func harmless(_ body: () throws -> Void) -> Int
                    var property: Int { get throws }
                }
                public struct Box {
                    /// - Throws: As documented by the port.
                    public init(_ text: String) throws(StoreError) { f() }
                    func hidden() throws {}
                    package static func shared() throws {}
                    /// - Throws: What the body throws.
                    @discardableResult
                    public static func run<R>(_ body: () throws -> R)
                        rethrows -> R
                    { try body() }
                    public var plain: Int { try? f() }
                }
                """)
        let found = ThrowingDeclaration.all(in: file)
        #expect(found.map(\.line) == [3, 5, 9, 13, 18])
        #expect(found.filter(\.statesErrors).map(\.line) == [3, 18])
    }
}
