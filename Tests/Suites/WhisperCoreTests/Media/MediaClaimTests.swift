import Testing
import WhisperBlobPort
import WhisperMediaPort
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

/// What a fetch counts is what the vault then has, whatever fails between (ING-6).
@Suite("Claims of fetches", .ownThreads)
struct MediaClaimTests {
    /// What fails from a file on.
    private enum Fault: CaseIterable {
        case diskFull, lost, gone, forged, settle, blobLook
    }

    @Test("The files that are counted as stored are there, after failures of each kind", arguments: 0..<4)
    func counted(number: Int) async throws {
        for fault in Fault.allCases {
            let world = try MediaWorld()
            let files = (0..<4).map { world.file("\($0)", count: 3_000 + $0) }
            try await world.receive(files)
            // The latest is fetched first.
            let left = files.dropLast(number)
            var blobs: any BlobStore = world.blobs
            var store: any VaultStore = world.store
            switch fault {
            case .diskFull: blobs = FailingBlobs(world.blobs, .write, after: number, with: .full)
            case .blobLook: blobs = FailingBlobs(world.blobs, .look, after: number, with: .inaccessible(errno: 5))
            case .lost: for file in left { world.service.always(file, .breaks(after: 100)) }
            case .gone: for file in left { world.service.always(file, .fails(.expired)) }
            case .forged: for file in left { world.service.always(file, .sends([1, 2, 3])) }
            case .settle: store = FailingSettleStore(world.store, after: number)
            }
            var fetch = FileFetch(world.source(over: store), store: store, blobs: blobs, clock: world.clock)
            do throws(FileFetchError<MediaFailure>) {
                try await fetch.fetch(in: nil) { world.notices.note($0) }
            } catch {
                #expect(error != .cancelled, "\(fault)")
            }
            let totals = fetch.totals
            let states = try await world.states()
            #expect(states.count { $0 == .found } == totals.stored, "\(fault) \(number)")
            #expect(states.count { $0 == .expired } == totals.expired, "\(fault) \(number)")
            let stored: [Int64] = world.fates.compactMap { if case .stored(let bytes) = $0 { bytes } else { nil } }
            #expect(stored.count == totals.stored && stored.reduce(0, +) == totals.bytes, "\(fault) \(number)")
            let comparison = try await BlobCollection(store: world.store, blobs: world.blobs).compare()
            #expect(comparison.missing.isEmpty, "\(fault) \(number)")
            if fault != .blobLook { #expect(totals.stored == number, "\(fault)") }
        }
    }
}

/// A store that records what became of a number of files, and is full then.
private final class FailingSettleStore: ForwardingStore {
    let base: any VaultStore
    private let left: FaultCountdown

    init(_ base: any VaultStore, after number: Int) {
        self.base = base
        left = FaultCountdown(number)
    }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if case .settle = operation, left.isOver { throw StoreError(.full) }
        return try await base.write(operation, body)
    }
}
