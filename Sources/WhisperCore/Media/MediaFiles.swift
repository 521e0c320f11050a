import WhisperArchive
public import WhisperBlobPort
public import WhisperClockPort
import WhisperJSONText
public import WhisperMediaPort
public import WhisperMessage
public import WhisperSecretMemory
public import WhisperStorePort

/// The encrypted files of live messages, as a source for `FileFetch` (ING-6).
///
/// A file is decrypted while it arrives, written encrypted under the vault's key, and stored only after all of it was
/// verified; no file with its plaintext exists at any time. A transfer that breaks off continues where it was.
public struct MediaFiles: RemoteFiles {
    /// Reads the reference of a file from an event of its message; nil if the event contains none.
    ///
    /// The index is that of the attachment in the message's content.
    public typealias Reader =
        @Sendable (_ event: RawRecord, _ index: Int, _ memory: any SecretAllocator) throws(SecretMemoryError) ->
        MediaReference?

    /// What files are fetched with.
    public struct Ports: Sendable {
        /// Brings the encrypted bytes.
        public var transfer: any MediaTransfer
        /// Decrypts and verifies them.
        public var opener: any MediaOpener
        /// The vault, which has the events of the messages.
        public var store: any VaultStore
        /// Where the keys of files are held while these are fetched.
        public var memory: any SecretAllocator
        /// Measures the time before an interrupted transfer continues.
        public var clock: any MonotonicClock

        /// Creates ports.
        public init(
            transfer: any MediaTransfer, opener: any MediaOpener, store: any VaultStore, memory: any SecretAllocator,
            clock: any MonotonicClock
        ) {
            self.transfer = transfer
            self.opener = opener
            self.store = store
            self.memory = memory
            self.clock = clock
        }
    }

    /// The platform of the messages.
    public let platform: Platform
    let ports: Ports
    let reader: Reader

    /// Creates the source of a platform's files.
    ///
    /// - Parameter reader: Reads references from the platform's events.
    public init(of platform: Platform, _ ports: Ports, reader: @escaping Reader) {
        self.platform = platform
        self.ports = ports
        self.reader = reader
    }

    /// Files can be fetched; whether the program that fetches them exists is seen at the first one.
    ///
    /// - Throws: Nothing.
    public func checkAbility() throws(MediaFailure) {}

    /// Finds the reference of a file in the events of its message.
    ///
    /// Anyone can send an event that refers to a message, so an event is only used if its content is the one that the
    /// message states; where it states none, only the first event of the message is (ING-1b).
    ///
    /// - Throws: `.source(.noReference)` if no event has it; `.source(.opening(.outOfMemory))`; `.store`.
    public func address(
        ofFile index: Int, of message: UnifiedMessage
    ) async throws(FileFetchError<MediaFailure>) -> MediaAddress {
        var events: [StoredRawEvent]
        do throws(StoreError) {
            events = try await ports.store.rawEvents(of: message.id)
        } catch {
            throw FileFetchError(error)
        }
        let stated = MediaFiles.statedDigest(of: index, in: message)
        if stated == nil { events = Array(events.prefix(1)) }
        for event in events {
            do throws(SecretMemoryError) {
                guard let reference = try reader(event.record, index, ports.memory) else { continue }
                if let stated, BlobID(bytes: reference.digest)?.hex != stated { continue }
                return MediaAddress(reference)
            } catch {
                throw .source(.opening(.outOfMemory))
            }
        }
        throw .source(.noReference)
    }

    /// The content that a message states for its file, as hex: what every source of a message with a file states.
    static func statedDigest(of index: Int, in message: UnifiedMessage) -> String? {
        guard index == 0, case .object(let media)? = message.platformSpecific["media"],
            case .string(let digest)? = media["sha256"]
        else { return nil }
        return digest
    }

    /// Fetches a file, and continues a transfer that breaks off.
    ///
    /// - Throws: `.source` or `.blobs`.
    public func fetch(
        _ address: MediaAddress, into blobs: any BlobStore, limit: Int,
        arrived: @escaping @Sendable (Int64) async -> Void
    ) async throws(FileFetchError<MediaFailure>) -> StoredBlob {
        let intake = try MediaIntake(address.reference, by: ports.opener, into: blobs, limit: limit)
        do throws(FileFetchError<MediaFailure>) {
            try await transfer(address.id.file, into: intake, arrived)
            return try await intake.finish()
        } catch {
            await intake.cancel()
            throw error
        }
    }

    /// Returns what a failure means for the other files.
    public func meaning(of failure: MediaFailure) -> FileFailureMeaning { failure.meaning }

    // MARK: The transfer

    private func transfer(
        _ file: EncryptedFile, into intake: MediaIntake, _ arrived: @escaping @Sendable (Int64) async -> Void
    ) async throws(FileFetchError<MediaFailure>) {
        var breaks = 0
        var last: Int64 = 0
        while true {
            let request = MediaRequest(file, offset: await intake.offset, limit: intake.encryptedLimit)
            do throws(MediaTransferError) {
                return try await ports.transfer.fetch(request) { bytes in
                    await arrived(try await intake.take(bytes))
                }
            } catch {
                if let failure = await intake.failure { throw failure }
                let count = await intake.offset
                if count - last >= MediaFiles.progress { (breaks, last) = (0, count) }
                guard error == .network, count > 0, breaks < MediaFiles.mostBreaks, !Task.isCancelled else {
                    throw .source(.transfer(error))
                }
                breaks += 1
                await ports.clock.wait(for: RetrySchedule().delay(beforeRetry: breaks))
            }
        }
    }

    /// How often a transfer continues without progress in between.
    private static let mostBreaks = 5
    /// The number of bytes that count as progress, so that no transfer of a byte each time goes on for days: 1 MiB.
    private static let progress: Int64 = 1 << 20
}
