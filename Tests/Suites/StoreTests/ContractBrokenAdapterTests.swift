import WhisperClockPort
import WhisperInMemoryStore
import WhisperMessage
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

/// Tests the contract suite itself: each mistake breaks the rules that are there to detect it.
@Suite("Mistakes that the store's contract detects", .ownThreads)
struct ContractBrokenAdapterTests {
    @Test("Detected:", arguments: StoreFault.allCases)
    func caught(fault: StoreFault) async throws {
        for name in fault.caughtBy {
            let law = try #require(StoreLaw.all.first { $0.name == name }, "There is no law of this name: \(name)")
            await withKnownIssue("\(fault.rawValue): caught by \(name)") {
                try await law.check(on: BrokenFixture(fault: fault))
            }
        }
    }

    @Test("Without the mistake, the same adapter follows the same rules")
    func soundWithoutMistake() async throws {
        let names = Set(StoreFault.allCases.flatMap(\.caughtBy))
        for law in StoreLaw.all where names.contains(law.name) {
            try await law.check(on: BrokenFixture(fault: nil))
        }
    }

    @Test(
        "Rules about what is in the files do not hold for an adapter that shows none",
        arguments: [
            "No word of an encrypted vault occurs in its files",
            "Erased words are in none of the vault's files, whether it is open or closed",
        ])
    func withoutFiles(name: String) async throws {
        let law = try #require(StoreLaw.all.first { $0.name == name })
        await withKnownIssue("It shows nothing") { try await law.check(on: SilentFixture()) }
        await withKnownIssue("It shows an empty file") { try await law.check(on: BlankFixture()) }
    }

    @Test("Every rule has a unique name, and lists its requirements")
    func namesAndRequirements() {
        #expect(Set(StoreLaw.all.map(\.name)).count == StoreLaw.all.count)
        for law in StoreLaw.all {
            #expect(!law.requirements.isEmpty)
            #expect(law.requirements.allSatisfy { $0.wholeMatch(of: /[A-Z]+-?[0-9]+[a-z]?/) != nil }, "\(law.name)")
        }
    }
}

/// A vault in memory with one mistake, or none.
struct BrokenFixture: StoreFixture {
    let fault: StoreFault?
    let capabilities: StoreCapabilities = []

    func another() -> any StoreFixture { self }

    func open(clock: any WallClock, random: TrialRandom) async throws -> any VaultStore {
        let ownClock = ManualClock(Timestamp(milliseconds: 0))
        let store = InMemoryStore(clock: fault == .readsItsOwnClock ? ownClock : clock, random: random)
        return BrokenStore(fault: fault, base: store)
    }
}

/// A vault in memory that claims to be in files, and shows none.
private struct SilentFixture: StoreFixture {
    let capabilities: StoreCapabilities = [.persistent, .encrypted]

    func another() -> any StoreFixture { self }

    func open(clock: any WallClock, random: TrialRandom) async throws -> any VaultStore {
        InMemoryStore(clock: clock, random: random)
    }
}

/// The same, which shows a file without content.
private struct BlankFixture: StoreFixture {
    let capabilities: StoreCapabilities = [.persistent, .encrypted]

    func another() -> any StoreFixture { self }

    func open(clock: any WallClock, random: TrialRandom) async throws -> any VaultStore {
        InMemoryStore(clock: clock, random: random)
    }

    func storedBytes() throws -> [[UInt8]] { [[]] }
}
