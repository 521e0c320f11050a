import WhisperArchive
import WhisperRealtimeHost
import WhisperInMemoryRealtime
import WhisperInMemoryStore
import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperMessaging
import WhisperMessengerPort
@testable import WhisperRealtimeClient

@Suite("A client whose vault fails while a message is due for posting (RT-5, R0)", .ownThreads)
struct StoreFailureTests {
    private let network: Network
    private let ann: Device
    private let vault: InMemoryStore

    init() async throws {
        network = try Network()
        ann = try await Device("ann", on: network)
        vault = try #require(ann.store as? InMemoryStore)
    }

    private func setUnreachable(_ isUnreachable: Bool) {
        var faults = network.transport.noFaults
        faults.isUnreachable = isUnreachable
        network.transport.setFaults(faults)
    }

    private var isPutOff: Bool {
        ann.notices.all.contains { if case .request(.unreachable, .some) = $0 { true } else { false } }
    }

    /// How many attempts to post have failed as the vault could not be read.
    private var failures: Int {
        ann.notices.all.count { if case .request(.storeFailed, .some) = $0 { true } else { false } }
    }

    @Test(
        "A failed read is reported and retried: the message is neither posted unread nor given up",
        arguments: [StoreError.Code.busy, .cannotExecute, .full])
    func transient(_ code: StoreError.Code) async throws {
        let written = try await ann.write("patient")
        setUnreachable(true)
        try await ann.running { _ in
            try await eventually("the post is postponed", advancing: network.clock) { isPutOff }
            vault.setFailure(StoreError(code))
            // The server is out of reach until then, as a post that has been read already would be sent.
            try await eventually("the failure is reported", advancing: network.clock) { failures >= 1 }
            setUnreachable(false)
            try await eventually("it is reported again", advancing: network.clock) { failures >= 2 }
            #expect(ann.notices.all.contains(.store(StoreError(code))))
            #expect(network.host.posts == [])
            vault.setFailure(nil)
            try await eventually("it is sent", advancing: network.clock) {
                ann.notices.all.contains(.sent(written.entry.message))
            }
        }
        #expect(!ann.notices.all.contains { if case .givenUp = $0 { true } else { false } })
        #expect(network.host.contents(of: "c1") == ["patient"])
    }

    @Test(
        "A permanent failure ends the run, and the message waits for the next",
        arguments: [StoreError.Code.damaged, .wrongKey, .cannotOpen])
    func permanent(_ code: StoreError.Code) async throws {
        let written = try await ann.write("patient")
        setUnreachable(true)
        let client = ann.client()
        let run = Task { () -> MessengerError? in
            do throws(MessengerError) { try await client.run() } catch { return error }
            return nil
        }
        try await eventually("the post is postponed", advancing: network.clock) { isPutOff }
        vault.setFailure(StoreError(code))
        let ended = Task { await run.value }
        try await eventually("the run ends", advancing: network.clock) { network.clock.waiters == 0 }
        #expect(await ended.value == .store(StoreError(code)))
        vault.setFailure(nil)
        #expect(network.host.posts == [])
        #expect(try await ann.store.outbox(of: nil, after: nil, limit: 10).map(\.message) == [written.entry.message])
        #expect(try await ann.store.message(written.entry.message)?.status == .pending)
    }

    @Test("A message deleted while waiting is not posted, and the next one is sent")
    func deleted() async throws {
        let written = try await ann.write("never mind")
        setUnreachable(true)
        try await ann.running { _ in
            try await eventually("the post is postponed", advancing: network.clock) { isPutOff }
            _ = try await ann.store.deleteMessage(written.entry.message, .erase)
            let next = try await ann.write("after all")
            setUnreachable(false)
            try await eventually("the next is sent", advancing: network.clock) {
                ann.notices.all.contains(.sent(next.entry.message))
            }
        }
        #expect(network.host.posts.map(\.content) == ["after all"])
    }
}
