import Testing
import WhisperTestThreads

@Suite("Rules stand once, in the archive", .ownThreads)
struct ArchiveTests {
    private static let stores = [
        "Adapters/InMemoryStore", "Adapters/PlainSQLiteStore", "Adapters/SQLCipherStore",
        "Adapters/Support/SQLiteEngine",
    ]

    /// What only the archive decides with, of what has moved there so far.
    private static let decisions: Set<String> = [
        "AcceptedMessage", "ArrivalPlan", "ArrivalStanding", "ChangeRight", "ChatMerge", "HistoryPlan", "ImportMove",
        "JoinSplit", "MessageActor", "MessageJoin", "MessageMerge", "MissingSequences", "OpenedEdit", "OwnerClaim",
        "PersonMerge", "PersonSplit", "PlaceGap", "PrunePlan", "UndoPlan", "checkSettingName", "sparesUnsent",
        "TargetCandidate", "TargetChoice", "UndecidedMark", "arranged", "behindEvents",
        "isBlobName", "isOneReaction", "onceAccepted", "overrulesSeparation", "passesOn", "takesTitle",
    ]

    private let package: PackageDescription

    init() throws {
        package = try PackageDescription.current.get()
    }

    @Test("The archive depends on the domain's values and the port of the store alone")
    func archive() {
        #expect(
            package.closure(of: "WhisperArchive") == [
                "WhisperArchive", "WhisperStorePort", "WhisperMessage", "WhisperJSONText", "WhisperTextCoding",
            ])
    }

    @Test("No store depends on the archive")
    func dependents() {
        for target in package.targets.values where Self.stores.contains(target.path) {
            #expect(!package.closure(of: target.name).contains("WhisperArchive"), "\(target.name)")
        }
    }

    @Test("Nothing but the archive uses a writer")
    func writers() {
        for file in SourceFile.all(under: ["Sources"]) where !file.path.hasPrefix("Sources/Archive/") {
            #expect(!Self.names(in: file).contains("StoreWriter"), "\(file.path)")
        }
    }

    @Test("No store decides what the archive decides")
    func stores() {
        let files = SourceFile.all(under: Self.stores)
        #expect(files.count > 100)
        for file in files {
            let named = Self.names(in: file).intersection(Self.decisions)
            #expect(named.isEmpty, "\(file.path) names \(named.sorted())")
        }
        let archive = SourceFile.all(under: ["Sources/Archive"])
        let used = archive.reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1)) }
        #expect(Self.decisions.isSubset(of: used), "\(Self.decisions.subtracting(used).sorted()) are decided nowhere")
    }

    @Test("A name is found in code, and not in a comment or as a part of another")
    func scanner() {
        let text = """
            // ChangeRight decides.
            let right: ChangeRightKeeper = make("ChangeRight")
            """
        #expect(!Self.names(in: SourceFile(path: "Adapters/A/A.swift", text: text)).contains("ChangeRight"))
        let use = "let right = ChangeRight.editing(by: actor, of: author)"
        #expect(Self.names(in: SourceFile(path: "Adapters/A/A.swift", text: use)).contains("ChangeRight"))
    }

    private static func names(in file: SourceFile) -> Set<String> {
        var names: Set<String> = []
        for line in file.code {
            for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                names.insert(String(word))
            }
        }
        return names
    }
}
