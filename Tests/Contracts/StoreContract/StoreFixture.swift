public import WhisperClockPort
import WhisperContractSupport
public import WhisperStorePort
public import WhisperMessage
import Synchronization

/// One place where an adapter stores a vault. The author of an adapter writes one; each law gets a fresh one.
public protocol StoreFixture: Sendable {
    /// What the adapter can do. A law that needs more is reported as a warning with the reason, never
    /// skipped in silence.
    var capabilities: StoreCapabilities { get }

    /// Opens the vault: a new one the first time, the same one later, also while it is open already.
    ///
    /// - Parameters:
    ///   - clock: The clock to hand to the adapter.
    ///   - random: The randomness to hand to the adapter.
    /// - Throws: The error of the adapter if the vault cannot be opened.
    func open(clock: any WallClock, random: TrialRandom) async throws -> any VaultStore

    /// Another fixture of the same kind, whose vault is a new one.
    func another() -> any StoreFixture

    /// Opens a copy that `backup(toFile:)` made. Needed by adapters with `.backup`.
    ///
    /// - Throws: The error of the adapter if the copy cannot be opened.
    func openBackup(at path: String, clock: any WallClock, random: TrialRandom) async throws -> any VaultStore

    /// An unused path beside the vault. Needed by adapters with `.backup`.
    func freePath() -> String

    /// The bytes of every file that the vault consists of at this moment: not none. Needed by adapters with `.persistent`,
    /// as the laws about what is in the files find nothing in no bytes.
    ///
    /// - Throws: The error of reading the files.
    func storedBytes() throws -> [[UInt8]]

    /// Removes everything that this fixture made.
    func remove() async
}

extension StoreFixture {
    /// For adapters without copies.
    ///
    /// - Throws: `.unsupported`, always.
    public func openBackup(
        at path: String, clock: any WallClock, random: TrialRandom
    ) async throws -> any VaultStore {
        throw StoreError(.unsupported)
    }

    /// For adapters without copies.
    public func freePath() -> String { "" }

    /// For adapters without files.
    ///
    /// - Throws: `.unsupported`, always; an implementation throws the error of reading its files.
    public func storedBytes() throws -> [[UInt8]] { throw StoreError(.unsupported) }

    /// For adapters that leave nothing behind.
    public func remove() async {}
}

/// What an adapter can do beyond the port.
public struct StoreCapabilities: OptionSet, Sendable, CustomStringConvertible {
    /// One bit for each capability.
    public let rawValue: Int

    /// Capabilities of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is present when the vault is reopened.
    public static let persistent = StoreCapabilities(rawValue: 1)
    /// The vault can be opened a second time while it is open, as another process would.
    public static let severalConnections = StoreCapabilities(rawValue: 2)
    /// Nothing can be read in the vault's files.
    public static let encrypted = StoreCapabilities(rawValue: 4)
    /// `backup(toFile:)` makes copies that can be opened.
    public static let backup = StoreCapabilities(rawValue: 8)

    /// The names of the capabilities.
    public var description: String {
        names(
            of: self,
            in: [
                (.persistent, "persistent"), (.severalConnections, "several connections"), (.encrypted, "encrypted"),
                (.backup, "backup"),
            ])
    }
}

/// A clock that stops until it is advanced.
public final class ManualClock: WallClock {
    private let moment: Mutex<Timestamp>

    /// A clock that shows this moment, at first 2026-11-21 12:00 UTC.
    public init(_ moment: Timestamp = Timestamp(milliseconds: 1_795_262_400_000)) {
        self.moment = Mutex(moment)
    }

    /// The moment that it shows.
    public func now() -> Timestamp { moment.withLock { $0 } }

    /// Advances by a number of milliseconds, and returns the resulting time.
    @discardableResult
    public func advance(by milliseconds: Int64 = 1_000) -> Timestamp {
        moment.withLock { moment in
            moment = Timestamp(milliseconds: moment.milliseconds + milliseconds)
            return moment
        }
    }
}
