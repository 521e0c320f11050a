import Foundation
import Testing
import WhisperTestSupport
import WhisperTestThreads

@Suite(
    "What `make size` counts", .ownThreads,
    .enabled(if: ChildProcess.path(of: "python3") != nil, "python3 is not installed"))
struct SizeTests {
    /// The object that the script prints with `--json`.
    private struct Size: Decodable {
        struct Count: Decodable, Equatable {
            var files: Int
            var lines: Int
            var code: Int
        }
        struct Product: Decodable {
            let medianLines: Double
            let shortFiles: Int
            let sharedNames: Int
            let pairsOfOneName: Int
            let functionsWithThreeUnlabelled: Int
            let functionsWithTwoUnlabelled: Int
            let placesOfThreeUnlabelled: [String]
        }
        struct Store: Decodable {
            let vaultStore: Int?
            let readerAndWriter: Int?
            let all: Int?
            let cases: Int
            let inMemoryCode: Int
        }
        let kinds: [String: Count]
        let folders: [String: Count]
        let product: Product
        let store: Store
    }

    /// A package with everything that is counted in a way of its own.
    private static let tree = [
        "Ports/Store/VaultStore.swift": """
        /// The vault. Not a requirement: func comment()
        public protocol VaultStore: MessageStore, DraftStore, Sendable {
            func close() async
        }
        public protocol DraftStore: Sendable { var draft: String { get } }

        public protocol Unrelated { func no() }
        """,
        "Ports/Store/MessageStore.swift": """
        public protocol MessageStore {
            /* func hidden(_ one: Int) */
            func save(_ messages: [String], at: (Int, Int), _ body: (_ a: Int, _ b: Int) -> Void)
            func status() -> Int
        }
        extension MessageStore {
            public func status() -> Int { let url = "http://a"; return url.count }
        }
        package protocol StoreReader: AnyObject {
            var now: Int { get }
        }
        package protocol StoreWriter: StoreReader { func put(_ row: Row); func erase(_ values: [StoredValue]) -> (row: Unused, Int) }
        public enum Row { case one, two(Int); case three }
        public enum StoredValue { case any }
        public enum Unused { case any }
        """,
        "Sources/Message/Text.swift": """
        // A comment of its own.

        let text = \"\"\"
            // not a comment

            \"\"\"
        func three(_ one: Int, _ two: [Int: Int], _ three: Int, four: Int) {}
        func two(_ one: Int, named two: Int, _ three: Int) {}
        struct Three { init(_ one: Int, _ two: Int, _ three: Int) {} }
        """,
        "Sources/Message/Generated/Table.swift": "// Made by a tool.\nlet a = 1\n",
        "Adapters/InMemoryStore/Text.swift": "let a = 1 // why\n\n/// Says what.\nlet b = 2\n",
        "Adapters/Support/Engine/main.swift": "let a = 1\n",
        "Sources/program/main.swift": "let a = 1\n",
        "Tests/Suites/MessageTests/TextTests.swift": "let a = 1\n",
        "Examples/archive/Sources/main.swift": "let a = 1\n",
    ]

    private static func measure() throws -> Size {
        let root = FileManager.default.temporaryDirectory.appending(path: "whisper-size-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in tree {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let script = PackageRoot.path("Tests/Scripts/size.py")
        let output = try ChildProcess.output(of: "python3", [script, root.path, "--json"])
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Size.self, from: Data(output.utf8))
    }

    @Test("Lines are counted by kind and by folder, and code without comments and blank lines")
    func lines() throws {
        let size = try Self.measure()
        #expect(size.kinds["product"] == .init(files: 6, lines: 37, code: 30))
        #expect(size.kinds["generated"] == .init(files: 1, lines: 2, code: 1))
        #expect(size.kinds["tests"] == .init(files: 1, lines: 1, code: 1))
        #expect(size.kinds["examples"] == .init(files: 1, lines: 1, code: 1))
        #expect(size.folders["Sources/Message"] == .init(files: 2, lines: 11, code: 8))
        #expect(size.folders["Adapters/Support/Engine"] == .init(files: 1, lines: 1, code: 1))
        #expect(size.folders["Tests/Suites"] == .init(files: 1, lines: 1, code: 1))
        #expect(size.store.inMemoryCode == 2)
    }

    @Test("Files are counted by length and name, functions by their parameters without a label")
    func product() throws {
        let product = try Self.measure().product
        #expect(product.medianLines == 5.5)
        #expect(product.shortFiles == 6)
        #expect(product.sharedNames == 1 && product.pairsOfOneName == 1, "`main.swift` may be everywhere")
        #expect(product.placesOfThreeUnlabelled == ["Sources/Message/Text.swift:7", "Sources/Message/Text.swift:9"])
        #expect(product.functionsWithThreeUnlabelled == 2)
        #expect(product.functionsWithTwoUnlabelled == 2)
    }

    @Test("Requirements of the store are those of the protocols that it refines, with a default or without")
    func requirements() throws {
        let store = try Self.measure().store
        #expect(store.vaultStore == 4)
        #expect(store.readerAndWriter == 3)
        #expect(store.all == 7)
        #expect(store.cases == 3, "of what a requirement takes, but for kinds that no store need tell apart")
    }
}
