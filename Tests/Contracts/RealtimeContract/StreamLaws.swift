import WhisperRealtimePort
import Synchronization
import Testing

extension RealtimeLaw {
    static let uploadLaws: [RealtimeLaw] = [
        RealtimeLaw("An upload reaches the server whole, whatever its chunks") { bench, server in
            let type = try #require(ContentType("image/png"))
            for chunks in [
                [], [[]], [[1]], [[], [1], [], [2, 3], []], [ScriptedServer.content(200_000)],
                (0..<50).map { ScriptedServer.content($0 * 400) },
            ] as [[[UInt8]]] {
                let request = HTTPRequest(.put, address: bench.address, path: "/v1/x", contentType: type)
                let answer = try await bench.transport.upload(HTTPBodySource(chunks), with: request)
                let seen = try #require(server.requests.last)
                #expect(seen.method == .put)
                #expect(seen.contentType == type)
                let isWhole = (seen.body ?? []) == chunks.flatMap { $0 } && (seen.body ?? []) == answer.body
                #expect(isWhole)
            }
            #expect(server.requests.count == 6)
        },
        RealtimeLaw("A source that fails or has another length sends no complete request") { bench, server in
            let part = ScriptedServer.content(1_000)
            let sources = [
                HTTPBodySource([], length: 1), HTTPBodySource([part, part], length: 2_001),
                HTTPBodySource([part, part], length: 1_999), HTTPBodySource([part, part], length: 1_000),
                HTTPBodySource([part], length: 0), HTTPBodySource([part], length: 2_000, fails: true),
                HTTPBodySource([part, part], fails: true), HTTPBodySource([], fails: true),
            ]
            for source in sources {
                let request = HTTPRequest(.post, address: bench.address, path: "/v1/x")
                await expect(.bodyFailed) { try await bench.transport.upload(source, with: request) }
            }
            let after = try await bench.get("/v1/next")
            #expect(after.status == 200)
            #expect(server.requests.map(\.path) == ["/v1/next"])
        },
    ]

    static let downloadLaws: [RealtimeLaw] = [
        RealtimeLaw("A download arrives whole and in order, in chunks of limited size") { bench, _ in
            for path in ["/stream", "/unstated", "/length"] {
                for length in [0, 1, 200_000] {
                    let sink = CollectingSink()
                    let answer = try await bench.download("\(path)/\(length)", into: sink)
                    #expect(answer.status == 200)
                    #expect(answer.body == [])
                    let isWhole = sink.bytes == ScriptedServer.content(length)
                    #expect(isWhole, "\(path)/\(length)")
                    #expect(sink.chunks.allSatisfy { (1...HTTPBodySink.largestChunk).contains($0.count) })
                }
            }
        },
        RealtimeLaw("A download over the limit is refused where that is declared, otherwise abandoned") { bench, _ in
            for path in ["/stream/5000", "/unstated/5000"] {
                let sink = CollectingSink()
                _ = try await bench.download(path, into: sink, maximumResponseLength: 5_000)
                #expect(sink.bytes.count == 5_000)
            }
            for path in ["/stream/5001", "/length/5001"] {
                let sink = CollectingSink()
                await expect(.tooLarge) { try await bench.download(path, into: sink, maximumResponseLength: 5_000) }
                #expect(sink.bytes == [])
            }
            let sink = CollectingSink()
            await expect(.tooLarge) {
                try await bench.download("/unstated/500000", into: sink, maximumResponseLength: 100_000)
            }
            let isBeginning = sink.bytes == ScriptedServer.content(sink.bytes.count)
            #expect(isBeginning && sink.bytes.count <= 100_000)
        },
        RealtimeLaw("A body that is cut off is an error, not an end") { bench, _ in
            for path in ["/cut/100000", "/torn/100000"] {
                await expect(.unreachable) { try await bench.get(path) }
                let sink = CollectingSink()
                await expect(.unreachable) { try await bench.download(path, into: sink) }
                #expect(sink.bytes.count <= 50_000)
            }
        },
        RealtimeLaw("Only the body of a success goes to the sink") { bench, _ in
            for status in [302, 404, 429, 503] {
                let sink = CollectingSink()
                let answer = try await bench.download("/status/\(status)", into: sink)
                #expect(answer == ScriptedServer.status(status))
                #expect(sink.bytes == [])
            }
        },
        RealtimeLaw("A sink that fails ends the download") { bench, _ in
            let sink = CollectingSink { if $0 == 1 { throw PlannedFailure() } }
            await expect(.bodyFailed) {
                try await bench.download("/pieces/20", into: sink, maximumResponseLength: 1 << 24)
            }
            #expect(sink.chunks.count == 2)
            let next = try await bench.get("/v1/x")
            #expect(next.status == 200)
        },
        RealtimeLaw("A sink that is slow holds back the server, and nothing is lost") { bench, server in
            let count = 400
            let gate = Gate()
            let sink = CollectingSink { _ in while !gate.isOpen { try await Task.sleep(for: .milliseconds(10)) } }
            let downloading = Task {
                try await bench.download(
                    "/pieces/\(count)", into: sink, timeout: .seconds(600), maximumResponseLength: count << 16)
            }
            var before = 0
            var turns = 0
            await eventually(within: bench.patience, "the server waits") {
                try? await Task.sleep(for: .milliseconds(100))
                turns = server.sent > 0 && server.sent == before ? turns + 1 : 0
                before = server.sent
                return turns == 5
            }
            #expect(server.sent < count * 3 / 4)
            gate.open()
            _ = try await downloading.value
            let bytes = sink.bytes
            let isWhole =
                bytes.count == count << 16
                && (0..<count).allSatisfy { bytes[$0 << 16] == UInt8(($0 + 1) % 251) }
            #expect(isWhole)
        },
        RealtimeLaw("A cancelled download ends, and its sink gets nothing more") { bench, _ in
            let sink = CollectingSink()
            let downloading = Task { await failure { try await bench.download("/pause/1000", into: sink) } }
            await eventually(within: bench.patience, "the beginning arrives") { sink.bytes.count == 1_000 }
            downloading.cancel()
            let ended = await bench.inTime("it ends within a second") { await downloading.value }
            #expect(ended == .cancelled)
            #expect(sink.bytes.count == 1_000)
        },
    ]

    static let pollLaws: [RealtimeLaw] = [
        RealtimeLaw("Silence beyond the idle timeout ends a call") { bench, _ in
            let sink = CollectingSink()
            let download = await bench.inTime("the download ends") {
                await failure { try await bench.download("/pause/1000", into: sink, idleTimeout: .seconds(1)) }
            }
            #expect(download == .timedOut)
            let request = HTTPRequest(
                .get, address: bench.address, path: "/never", timeout: .seconds(60), idleTimeout: .seconds(1))
            let poll = await bench.inTime("the request ends") {
                await failure { try await bench.transport.exchange(request) }
            }
            #expect(poll == .timedOut)
        },
        RealtimeLaw("Long polls hold up neither each other nor other requests, and end when cancelled") {
            bench, server in
            let request = HTTPRequest(.get, address: bench.address, path: "/never", timeout: .seconds(40))
            let polls = (0..<HTTPLimits.longPolls).map { _ in
                Task { await failure { try await bench.transport.exchange(request) } }
            }
            await eventually(within: bench.patience, "all of them wait") {
                server.requests.count == HTTPLimits.longPolls
            }
            let meanwhile = try await bench.get("/v1/x")
            #expect(meanwhile.status == 200)
            for poll in polls { poll.cancel() }
            await bench.inTime("they end within a second") {
                for poll in polls { #expect(await poll.value == .cancelled) }
            }
            let later = try await bench.get("/v1/x")
            #expect(later.status == 200)
        },
    ]
}

/// Holds back a sink until it is opened.
private final class Gate: Sendable {
    private let state = Mutex(false)

    var isOpen: Bool { state.withLock { $0 } }
    func open() { state.withLock { $0 = true } }
}
