import WhisperArchive
import WhisperBlobPort
import WhisperClockPort
import WhisperCore
import WhisperFileBlobStore
import WhisperInMemoryRealtime
import WhisperJSONText
import WhisperMatrixClient
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Foundation
import Synchronization
import Testing

@Suite("Downloading files from a homeserver (MX-4)", .ownThreads)
struct FileFetchTests {
    private let network: Network
    private let ana: Device
    private let room: String
    private let clock = StepClock()

    init() throws {
        network = try Network()
        ana = try Device("ana", on: network)
        room = network.server.change { $0.makeRoom(["@ana:b.example", "@bob:b.example"]) }
    }

    /// Bob sends files, and Ana's vault gets their messages.
    private func send(_ files: [(name: String, bytes: [UInt8]?, size: Int64?)]) async throws {
        let room = room
        network.server.change { model in
            for file in files {
                let id = file.bytes == nil ? "gone-\(file.name)" : "file-\(file.name)"
                if let bytes = file.bytes { model.media[id] = bytes }
                let info: JSONObject = file.size.map { ["size": .integer($0)] } ?? JSONObject()
                model.say(
                    file.name, by: "@bob:b.example", in: room,
                    ["msgtype": "m.file", "url": .string("mxc://b.example/\(id)"), "info": .object(info)])
            }
        }
        try await ana.logIn()
        try await ana.running {
            let areThere = try await eventually(within: .seconds(60)) {
                try await ana.messages(room).count == files.count
            }
            #expect(areThere)
        }
    }

    private func makeFetch(limit: Int = FileDownload.largestFile) async throws -> FileFetch<MessengerFiles> {
        FileFetch(
            MessengerFiles(try await ana.messenger()), store: ana.store, blobs: ana.blobs, clock: clock,
            rules: FileFetchRules(limit: limit))
    }

    private func states() async throws -> [AttachmentState?] {
        try await ana.messages(room).map { $0.unified.content.attachments.first?.state }
    }

    private func content(_ index: Int) async throws -> [UInt8] {
        let messages = try await ana.messages(room)
        let attachment = try #require(messages[index].unified.content.attachments.first)
        let reader = try ana.blobs.makeReader(try #require(attachment.sha256.flatMap { BlobID(hex: $0) }))
        var bytes: [UInt8] = []
        while true {
            let chunk = try reader.read()
            if chunk.isEmpty { break }
            bytes += chunk
        }
        #expect(attachment.size == Int64(bytes.count))
        return bytes
    }

    private var downloads: Int { network.server.requests.count { $0.contains("/media/download/") } }

    @Test("Files become attachments with the same bytes; the size is the one that arrived (MX-4, ING-5)")
    func fetch() async throws {
        let files = [0, 1, 65_536, 300_000].map { count in (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) } }
        // What the sender says about the size is wrong, or missing.
        try await send(
            [("a", files[0], 5), ("b", files[1], nil), ("c", files[2], 1), ("d", files[3], 300_000)])
        var fetch = try await makeFetch()
        let notices = Mutex<[FileFetchNotice<MessengerError>]>([])
        try await fetch.fetch(in: nil) { notice in notices.withLock { $0.append(notice) } }
        #expect(fetch.totals.stored == 4 && fetch.totals.bytes == 365_537 && fetch.totals.failed == 0)
        #expect(try await states() == [.found, .found, .found, .found])
        for index in files.indices { #expect(try await content(index) == files[index]) }
        // The latest first, each with its end.
        let ended = notices.withLock { $0 }.compactMap { notice in
            if case .ended(let file, .stored) = notice { file.name } else { nil }
        }
        #expect(ended == ["d", "c", "b", "a"])
        // A second pass has nothing to do.
        let before = downloads
        try await fetch.fetch(in: nil) { _ in }
        #expect(downloads == before)
        #expect(try await ana.store.referencedBlobs().count == 4)
    }

    @Test("Only the files of the conversation are fetched")
    func oneConversation() async throws {
        let other = network.server.change { $0.makeRoom(["@ana:b.example", "@bob:b.example"]) }
        network.server.change { model in
            model.media["other"] = [1]
            model.say("x", by: "@bob:b.example", in: other, ["msgtype": "m.file", "url": "mxc://b.example/other"])
        }
        try await send([("a", [1, 2], nil)])
        var fetch = try await makeFetch()
        let conversation = try #require(try await ana.store.conversation(platform: .matrix, key: room))
        try await fetch.fetch(in: conversation.id) { _ in }
        #expect(fetch.totals.stored == 1)
        #expect(try await ana.messages(other).first?.unified.content.attachments.first?.state == .remote)
    }

    @Test("Nothing on the medium shows a file's plaintext, while it arrives or afterwards (ST-1)")
    func noPlaintext() async throws {
        let canary = Array("the harbour is green in November ".utf8)
        let bytes = (0..<4_000).flatMap { _ in canary }
        try await send([("a", bytes, nil)])
        let folder = ana.folder
        let looks = Mutex((count: 0, isSeen: false))
        var fetch = try await makeFetch()
        try await fetch.fetch(in: nil) { notice in
            guard case .progressed = notice else { return }
            let isSeen = Self.files(in: folder).contains { $0.firstRange(of: canary) != nil }
            looks.withLock { $0 = ($0.count + 1, $0.isSeen || isSeen) }
        }
        #expect(looks.withLock { $0.count > 1 && !$0.isSeen })
        #expect(!Self.files(in: folder).isEmpty)
        #expect(!Self.files(in: folder).contains { $0.firstRange(of: canary) != nil })
    }

    private static func files(in folder: URL) -> [Data] {
        let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (names?.allObjects as? [URL] ?? []).compactMap { try? Data(contentsOf: $0) }
    }

    @Test("A file that the server does not have is requested once, and marked as expired (MX-4)")
    func expired() async throws {
        try await send([("a", nil, 10), ("b", [1], 1)])
        var fetch = try await makeFetch()
        try await fetch.fetch(in: nil) { _ in }
        #expect(fetch.totals.expired == 1 && fetch.totals.stored == 1)
        #expect(try await states() == [.expired, .found])
        let before = downloads
        var again = try await makeFetch()
        try await again.fetch(in: nil) { _ in }
        #expect(downloads == before)
    }

    @Test(
        "Neither a proxy's page nor a failure of the server marks a file as expired; it is fetched later",
        arguments: [
            HTTPResponse(status: 404, body: Array("<html>".utf8)), .failure(404, "M_UNRECOGNIZED"),
            .failure(502, "M_UNKNOWN"), .failure(403, "M_FORBIDDEN"), HTTPResponse(status: 302),
            HTTPResponse(status: 500),
        ])
    func failures(_ answer: HTTPResponse) async throws {
        try await send([("a", [1, 2, 3], 3), ("b", [4], 1)])
        network.server.setFault { request, _ in request.path.hasSuffix("file-a") ? answer : nil }
        var fetch = try await makeFetch()
        try await fetch.fetch(in: nil) { _ in }
        #expect(fetch.totals.failed == 1 && fetch.totals.stored == 1)
        #expect(try await states() == [.remote, .found])
        network.server.setFault(nil)
        // Not at once, and then it is there.
        try await fetch.fetch(in: nil) { _ in }
        #expect(try await states() == [.remote, .found])
        clock.advance(by: .seconds(61))
        try await fetch.fetch(in: nil) { _ in }
        #expect(try await states() == [.found, .found])
        #expect(try await content(0) == [1, 2, 3])
    }

    @Test("A file that fails again and again is tried after growing delays, not without end")
    func delays() async throws {
        try await send([("a", [1], 1)])
        network.server.setFault { request, _ in
            request.path.hasSuffix("file-a") ? .failure(502, "M_UNKNOWN") : nil
        }
        var fetch = try await makeFetch()
        let before = downloads
        for _ in 0..<24 * 60 {
            try await fetch.fetch(in: nil) { _ in }
            clock.advance(by: .seconds(60))
        }
        // A day: after 0, 1, 5, 21, 85 and 341 minutes, then every six hours.
        #expect(downloads - before == 9)
    }

    @Test("Bodies over the limit are refused, of whatever stated size and without an end (MX-4)")
    func tooLarge() async throws {
        try await send([("stated", [1], 5_000_000), ("unstated", [UInt8](repeating: 7, count: 100_001), nil)])
        network.server.change { model in
            model.say(
                "endless", by: "@bob:b.example", in: room,
                ["msgtype": "m.file", "url": "mxc://b.example/endless", "info": ["size": 10]])
        }
        try await ana.running {
            let isThere = try await eventually(within: .seconds(60)) { try await ana.messages(room).count == 3 }
            #expect(isThere)
        }
        let produced = Mutex(0)
        network.server.setStream { request in
            guard request.path.hasSuffix("/endless") else { return nil }
            return StreamedResponse(head: HTTPResponse(status: 200), length: nil) {
                produced.withLock { $0 += 50_000 }
                return [UInt8](repeating: 1, count: 50_000)
            }
        }
        var fetch = try await makeFetch(limit: 100_000)
        try await fetch.fetch(in: nil) { _ in }
        #expect(fetch.totals.tooLarge == 3 && fetch.totals.stored == 0)
        #expect(try await states() == [.remote, .remote, .remote])
        #expect(produced.withLock { $0 } <= 200_000)
        #expect(!network.server.requests.contains { $0.hasSuffix("/file-stated") })
        #expect(try ana.blobs.list().ids.isEmpty)
        // Not again by the same fetch; another limit takes what has an end.
        clock.advance(by: .seconds(86_400))
        let before = downloads
        try await fetch.fetch(in: nil) { _ in }
        #expect(downloads == before)
        var larger = try await makeFetch(limit: 200_000)
        try await larger.fetch(in: nil) { _ in }
        #expect(larger.totals.stored == 1 && larger.totals.tooLarge == 2)
    }

    @Test("A body that is cut off leaves nothing behind, and is fetched from its beginning later")
    func cutOff() async throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        try await send([("a", bytes, nil), ("b", [9], 1)])
        network.server.setStream { request in
            guard request.path.hasSuffix("/file-a") else { return nil }
            let left = Mutex(3)
            return StreamedResponse(head: HTTPResponse(status: 200), length: 300_000) {
                let isLeft = left.withLock { left in
                    left -= 1
                    return left >= 0
                }
                return isLeft ? [UInt8](repeating: 0, count: 50_000) : nil
            }
        }
        var fetch = try await makeFetch()
        try await fetch.fetch(in: nil) { _ in }
        #expect(fetch.totals.failed == 1 && fetch.totals.stored == 1)
        #expect(try await states() == [.remote, .found])
        #expect(try ana.blobs.list().ids.count == 1)
        #expect(try ana.blobs.removeAbandoned() == 0)
        network.server.setStream(nil)
        clock.advance(by: .seconds(61))
        try await fetch.fetch(in: nil) { _ in }
        #expect(try await content(0) == bytes)
    }

    @Test("Limits of the server are waited for, as long as it says (MX-5)")
    func limited() async throws {
        try await send([("a", [1], 1)])
        let left = Mutex(2)
        network.server.setFault { request, _ in
            guard request.path.hasSuffix("file-a") else { return nil }
            let isLimited = left.withLock { left in
                left -= 1
                return left >= 0
            }
            return isLimited ? .failure(429, "M_LIMIT_EXCEEDED", ["retry_after_ms": 30_000]) : nil
        }
        var fetch = try await makeFetch()
        try await fetch.fetch(in: nil) { _ in }
        #expect(fetch.totals.stored == 1 && fetch.totals.failed == 0)
        #expect(clock.elapsed() == .seconds(60))
    }

    @Test("An unreachable server ends the fetch; one file that always breaks off does not")
    func unreachable() async throws {
        try await send((1...6).map { ("f\($0)", [UInt8($0)], 1) })
        network.setFaults { $0.isUnreachable = true }
        var fetch = try await makeFetch()
        let before = downloads
        await #expect(throws: FileFetchError<MessengerError>.source(.transport(.unreachable))) {
            try await fetch.fetch(in: nil) { _ in }
        }
        #expect(downloads == before && fetch.totals.failed <= 3)
        network.setFaults { $0.isUnreachable = false }
        network.server.setStream { request in
            guard request.path.hasSuffix("/file-f3") else { return nil }
            return StreamedResponse(head: HTTPResponse(status: 200), length: 10) { nil }
        }
        var second = try await makeFetch()
        try await second.fetch(in: nil) { _ in }
        #expect(second.totals.stored == 5 && second.totals.failed == 1)
    }

    @Test("A session that has ended ends the fetch, and one that was renewed does not (MX-5)")
    func session() async throws {
        try await send([("a", [1], 1), ("b", [2], 1)])
        network.server.change { $0.sessions.expire() }
        var fetch = try await makeFetch()
        try await fetch.fetch(in: nil) { _ in }
        #expect(fetch.totals.stored == 2)
        network.server.change { model in
            model.say("c", by: "@bob:b.example", in: room, ["msgtype": "m.file", "url": "mxc://b.example/file-a"])
        }
        try await ana.running {
            let isThere = try await eventually(within: .seconds(60)) { try await ana.messages(room).count == 3 }
            #expect(isThere)
        }
        network.server.change { $0.sessions.end(user: "@ana:b.example") }
        await #expect(throws: FileFetchError<MessengerError>.source(.sessionEnded)) {
            try await fetch.fetch(in: nil) { _ in }
        }
    }

    @Test("A cancelled fetch ends, and leaves no part of a file")
    func cancelled() async throws {
        try await send([("a", [1], nil)])
        network.server.setStream { request in
            guard request.path.hasSuffix("/file-a") else { return nil }
            return StreamedResponse(head: HTTPResponse(status: 200), length: nil) {
                [UInt8](repeating: 1, count: 1_000)
            }
        }
        let base = try await makeFetch()
        let began = Mutex(false)
        let run = Task { () -> FileFetchError<MessengerError>? in
            var fetch = base
            do throws(FileFetchError<MessengerError>) {
                try await fetch.fetch(in: nil) { notice in
                    if case .progressed = notice { began.withLock { $0 = true } }
                }
                return nil
            } catch {
                return error
            }
        }
        _ = try await eventually(within: .seconds(60)) { began.withLock { $0 } }
        run.cancel()
        #expect(await run.value == .cancelled)
        #expect(try ana.blobs.list().ids.isEmpty)
        #expect(try ana.blobs.removeAbandoned() == 0)
        #expect(try await states() == [.remote])
        // What held the attachments is gone.
        #expect(try ana.blobs.hold(.removing) != nil)
    }

    @Test("The attachments are held until the message refers to the file, so that no collection takes it (ST-11)")
    func held() async throws {
        try await send([("a", [1, 2], nil)])
        let blobs = ana.blobs
        let holds = Mutex<[Bool]>([])
        var fetch = try await makeFetch()
        try await fetch.fetch(in: nil) { notice in
            guard case .progressed = notice else { return }
            let hold = try? blobs.hold(.removing)
            holds.withLock { $0.append(hold == nil) }
        }
        #expect(holds.withLock { $0 } == [true])
    }

    @Test("A message that is deleted while its file arrives keeps nothing")
    func deleted() async throws {
        try await send([("a", [1, 2], nil)])
        let message = try #require(try await ana.messages(room).first).unified.id
        let store = ana.store
        network.server.setStream { request in
            guard request.path.hasSuffix("/file-a") else { return nil }
            let isDone = Mutex(false)
            return StreamedResponse(head: HTTPResponse(status: 200), length: nil) {
                if isDone.withLock({ $0 }) { return nil }
                isDone.withLock { $0 = true }
                _ = try await store.deleteMessage(message, .erase)
                return [1, 2]
            }
        }
        let fates = Mutex<[FetchedFileFate<MessengerError>]>([])
        var fetch = try await makeFetch()
        try await fetch.fetch(in: nil) { notice in
            if case .ended(_, let fate) = notice { fates.withLock { $0.append(fate) } }
        }
        #expect(fates.withLock { $0 } == [.withdrawn])
        #expect(fetch.totals == FileFetchTotals())
        #expect(try await ana.store.referencedBlobs().isEmpty)
    }

    @Test("The same address in several messages is downloaded once")
    func repeated() async throws {
        try await send([("a", [1, 2], nil)])
        network.server.change { model in
            for _ in 0..<3 {
                model.say("a", by: "@bob:b.example", in: room, ["msgtype": "m.file", "url": "mxc://b.example/file-a"])
            }
        }
        try await ana.running {
            let areThere = try await eventually(within: .seconds(60)) { try await ana.messages(room).count == 4 }
            #expect(areThere)
        }
        var fetch = try await makeFetch()
        try await fetch.fetch(in: nil) { _ in }
        #expect(fetch.totals.stored == 4 && downloads == 1)
    }

    @Test("A run that follows downloads files as they arrive, and outlasts an unreachable server")
    func following() async throws {
        try await send([("a", [1], 1)])
        let base = FileFetch(
            MessengerFiles(try await ana.messenger()), store: ana.store, blobs: ana.blobs,
            clock: StepClock(isInstant: false))
        let postponed = Mutex(0)
        network.setFaults { $0.isUnreachable = true }
        let run = Task { () -> FileFetchError<MessengerError>? in
            var fetch = base
            do throws(FileFetchError<MessengerError>) {
                try await fetch.follow(by: StillClock()) { notice in
                    if case .postponed = notice { postponed.withLock { $0 += 1 } }
                }
                return nil
            } catch {
                return error
            }
        }
        let isPostponed = try await eventually(within: .seconds(60)) { postponed.withLock { $0 > 0 } }
        #expect(isPostponed)
        network.setFaults { $0.isUnreachable = false }
        let isFetched = try await eventually(within: .seconds(60)) { try await states() == [.found] }
        #expect(isFetched)
        network.server.change { model in
            model.media["file-b"] = [2]
            model.say("b", by: "@bob:b.example", in: room, ["msgtype": "m.file", "url": "mxc://b.example/file-b"])
        }
        try await ana.running {
            let areFetched = try await eventually(within: .seconds(60)) { try await states() == [.found, .found] }
            #expect(areFetched)
        }
        run.cancel()
        #expect(await run.value == nil)
    }
}

/// A clock that shows one time.
private struct StillClock: WallClock {
    func now() -> Timestamp { Timestamp(milliseconds: 1_800_000_000_000) }
}

/// A clock whose waits take no time, or little.
private final class StepClock: MonotonicClock {
    private let time = Mutex(Duration.zero)
    private let isInstant: Bool

    init(isInstant: Bool = true) { self.isInstant = isInstant }

    func elapsed() -> Duration { time.withLock { $0 } }

    func advance(by duration: Duration) { time.withLock { $0 += duration } }

    func wait(for duration: Duration) async {
        if !isInstant { try? await Task.sleep(for: .milliseconds(5)) }
        advance(by: duration)
    }
}
