#if Bridge
    import Foundation
    import Synchronization
    import Testing
    import WhisperMediaPort
    import WhisperSystemClock
    import WhisperTestSupport
    import WhisperTestThreads
    import WhisperWhatsmeowBridge

    @Suite("Files through a bridge (ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct BridgeMediaTests {
        private let fixture: BridgeFixture
        private let content: [UInt8]
        private let file: EncryptedFile

        init() throws {
            fixture = try BridgeFixture()
            var random = SeededRandom(seed: 7)
            content = (0..<300_001).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            try Data(content).write(to: URL(fileURLWithPath: fixture.folder + "/file"))
            file = try #require(
                EncryptedFile(
                    kind: .image, path: "/v/t62.7118-24/file.enc?ccb=11-4", digest: [UInt8](repeating: 9, count: 32),
                    statedSize: nil))
        }

        /// A step that serves the file, with further members.
        private func serving(_ members: String = "") -> String {
            #"{"do":"fetch","file":"\#(fixture.folder)/file"\#(members.isEmpty ? "" : "," + members)}"#
        }

        private func scenario(_ steps: String...) -> String {
            (steps + [#"{"do":"note"}"#, #"{"do":"ready","protocol":2,"abilities":["media"]}"#])
                .joined(separator: "\n")
        }

        private func request(offset: Int64 = 0, limit: Int64 = 1 << 30) -> MediaRequest {
            MediaRequest(file, offset: offset, limit: limit)
        }

        /// Fetches, and returns what arrived, and the error.
        private func fetch(
            _ media: BridgeMedia, _ request: MediaRequest
        ) async -> (bytes: [UInt8], error: MediaTransferError?) {
            let received = Received()
            let error = await Self.fetch(media, request) { received.append($0) }
            return (received.bytes, error)
        }

        /// Fetches into a sink, and returns the error.
        private static func fetch(
            _ media: BridgeMedia, _ request: MediaRequest, into sink: @escaping @Sendable ([UInt8]) -> Void
        ) async -> MediaTransferError? {
            do throws(MediaTransferError) {
                try await media.fetch(request) { sink($0) }
                return nil
            } catch {
                return error
            }
        }

        /// What a fetch has opened or made, and not closed or removed.
        private var leftovers: [String] {
            let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
            let open = numbers.compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
            }
            .filter { $0.hasPrefix(fixture.place) && $0.contains("/media-") }
            let named = fixture.sessionDirectories.flatMap { name in
                (try? FileManager.default.contentsOfDirectory(atPath: fixture.sessions + "/" + name)) ?? []
            }
            return open + named.filter { $0.hasPrefix("media-") }
        }

        // MARK: Files

        @Test(
            "A file arrives whole, in chunks of at most 64 KiB, however the bridge writes it",
            arguments: ["", #""piece":1000000"#, #""piece":65537"#, #""piece":20011,"pause_ms":3"#])
        func whole(_ members: String) async throws {
            let media = try fixture.media(scenario(serving(members)))
            let received = Received()
            try await media.fetch(request()) { received.append($0) }
            #expect(received.bytes == content)
            #expect(received.sizes.allSatisfy { (1...65_536).contains($0) })
            #expect(leftovers.isEmpty)
            await media.close()
            #expect(fixture.sessionDirectories.isEmpty)
        }

        @Test("A fetch with an offset brings the rest, and one at the end of the file brings nothing")
        func offset() async throws {
            let media = try fixture.media(scenario(serving()))
            for offset in [1, 65_536, content.count - 1, content.count] {
                let outcome = await fetch(media, request(offset: Int64(offset)))
                #expect(outcome.error == nil)
                #expect(outcome.bytes == Array(content[offset...]))
            }
            #expect(fixture.mediaNotes.count == 1, "One process serves all fetches")
            await media.close()
        }

        @Test("A file of exactly the limit is accepted, a longer one is too large, and no more than the limit arrives")
        func limit() async throws {
            let media = try fixture.media(scenario(serving()))
            let size = Int64(content.count)
            #expect(await fetch(media, request(limit: size)).error == nil)
            #expect(await fetch(media, request(offset: size, limit: size)).error == nil)
            for (offset, limit) in [(0, size - 1), (5, 100_000), (0, 0), (size, size - 1)] as [(Int64, Int64)] {
                let outcome = await fetch(media, request(offset: offset, limit: limit))
                #expect(outcome.error == .tooLarge)
                #expect(Int64(outcome.bytes.count) <= max(0, limit - offset))
                #expect(content[Int(offset)...].starts(with: outcome.bytes))
            }
            await media.close()
        }

        @Test("A bridge that writes without end is stopped at the limit, and serves the next fetch")
        func endless() async throws {
            let media = try fixture.media(scenario(serving(#""endless":true"#), serving()))
            let outcome = await fetch(media, request(limit: 2_000_000))
            #expect(outcome.error == .tooLarge)
            #expect(outcome.bytes.count <= 2_000_000 && outcome.bytes.starts(with: content))
            #expect(await fetch(media, request()).bytes == content)
            #expect(fixture.mediaNotes.count == 1)
            #expect(leftovers.isEmpty)
            await media.close()
        }

        @Test(
            "Each reason of a bridge is reported as what it means",
            arguments: [
                (#""error":"MEDIA_EXPIRED","status":410"#, .expired),
                (#""error":"MEDIA_REFUSED","status":302"#, .refused(status: 302)),
                (#""error":"MEDIA_REFUSED","status":-9223372036854775808"#, .refused(status: .min)),
                (#""error":"MEDIA_REFUSED""#, .refused(status: 0)),
                (#""error":"MEDIA_TOO_LARGE""#, .tooLarge),
                (#""error":"WHATSAPP_RATE_LIMITED","retry_after_ms":1500"#, .limited(retryAfter: .milliseconds(1_500))),
                (#""error":"WHATSAPP_RATE_LIMITED","retry_after_ms":-1"#, .limited(retryAfter: .zero)),
                (
                    #""error":"WHATSAPP_RATE_LIMITED","retry_after_ms":9223372036854775807"#,
                    .limited(retryAfter: .seconds(86_400))
                ),
                (#""error":"WHATSAPP_RATE_LIMITED""#, .limited(retryAfter: nil)),
                (#""error":"WHATSAPP_NETWORK_ERROR""#, .network), (#""error":"MEDIA_CANCELLED""#, .network),
                (#""error":"MEDIA_UNTRUSTED""#, .untrusted), (#""error":"UNSUPPORTED""#, .unsupportedFile),
                (#""error":"SOMETHING_ELSE""#, .crashed),
            ] as [(String, MediaTransferError)])
        func reasons(_ members: String, _ expected: MediaTransferError) async throws {
            let media = try fixture.media(scenario(#"{"do":"fetch","no_pipe":true,\#(members)}"#, serving()))
            let outcome = await fetch(media, request())
            #expect(outcome.error == expected)
            #expect(outcome.bytes.isEmpty)
            #expect(await fetch(media, request()).bytes == content, "The process goes on")
            #expect(fixture.mediaNotes.count == 1)
            await media.close()
        }

        @Test("What arrived before a failure is a true beginning, and the next fetch continues behind it")
        func continued() async throws {
            let media = try fixture.media(
                scenario(serving(#""stop_after":70001,"error":"WHATSAPP_NETWORK_ERROR""#), serving()))
            let first = await fetch(media, request())
            #expect(first.error == .network)
            #expect(first.bytes == Array(content.prefix(70_001)))
            let second = await fetch(media, request(offset: Int64(first.bytes.count)))
            #expect(second.error == nil && first.bytes + second.bytes == content)
            await media.close()
        }

        // MARK: Lies

        @Test(
            "A bridge that contradicts itself, says nothing or dies is ended, and the next fetch starts another",
            arguments: [
                #""size":300000"#, #""size":300002"#, #""size":-1"#, #""size":9223372036854775807"#,
                #""early":true,"size":300002"#, #""no_pipe":true,"size":5"#, #""mute":true"#,
                #""mute":true,"no_pipe":true"#, #""mute":true,"hold":true"#, #""stop_after":100000,"die":true"#,
                #""no_pipe":true,"die":true"#, #""stop_after":0,"mute":true"#,
            ])
        func lies(_ members: String) async throws {
            let media = try fixture.media(scenario(serving(members + #","times":1"#), serving())) {
                $0.mediaSilence = .seconds(3)
                $0.beImpatient()
            }
            let outcome = await fetch(media, request())
            #expect(outcome.error == .crashed)
            #expect(content.starts(with: outcome.bytes), "What arrived is a true beginning")
            #expect(await fetch(media, request()).bytes == content)
            #expect(fixture.mediaNotes.count == 2)
            #expect(leftovers.isEmpty)
            await media.close()
            #expect(fixture.sessionDirectories.isEmpty)
        }

        @Test("A line that violates the protocol ends the process at once, and is not waited for again")
        func violation() async throws {
            let reply = #"{\"type\":\"reply\",\"v\":2,\"seq\":0,\"ts\":0,\"id\":1,\"ok\":false,\"error\":\"text\"}\n"#
            let media = try fixture.media(
                scenario(serving(#""no_pipe":true,"mute":true,"times":1"#), serving())
                    + "\n" + #"{"do":"write","text":"\#(reply)","times":1}"#)
            let begin = ContinuousClock.now
            #expect(await fetch(media, request()).error == .crashed)
            #expect(await fetch(media, request()).bytes == content)
            #expect(ContinuousClock.now - begin < .seconds(45), "The silence that is waited for is a minute")
            await media.close()
        }

        @Test("A second reply to one fetch is ignored")
        func twice() async throws {
            let media = try fixture.media(scenario(serving(#""twice":true"#)))
            for _ in 0..<3 { #expect(await fetch(media, request()).bytes == content) }
            #expect(fixture.mediaNotes.count == 1)
            await media.close()
        }

        @Test("A program that dies each time is started again five times, and then no more")
        func crashes() async throws {
            let media = try fixture.media(scenario(serving(#""die":true"#)))
            for _ in 0..<8 { #expect(await fetch(media, request()).error == .crashed) }
            #expect(fixture.mediaNotes.count == 6)
            await media.close()
        }

        @Test("A fetch that succeeds makes up for earlier crashes")
        func recovered() async throws {
            let steps = [serving(#""die":true,"times":5"#), serving(), serving(#""die":true"#)]
            let media = try fixture.media(scenario(steps[0], steps[1], steps[2]))
            for _ in 0..<5 { #expect(await fetch(media, request()).error == .crashed) }
            #expect(await fetch(media, request()).error == nil)
            for _ in 0..<3 {
                #expect(await fetch(media, request()).error == .crashed, "The one after the file")
                #expect(await fetch(media, request()).error == nil, "A new process begins with the file")
            }
            await media.close()
        }

        @Test(
            "A program that cannot fetch files is not started again",
            arguments: [
                #"{"do":"ready"}"#,
                #"{"do":"ready","protocol":2,"abilities":["history"]}"#,
                #"{"do":"ready","protocol":1,"abilities":["media"]}"#, #"{"do":"ready","protocol":3}"#,
                #"{"do":"error","code":"WHATSAPP_BRIDGE_CRASHED","fatal":true}"#,
            ])
        func unable(_ step: String) async throws {
            let media = try fixture.media(#"{"do":"note"}"# + "\n" + step)
            for _ in 0..<3 { #expect(await fetch(media, request()).error == .unsupported) }
            #expect(fixture.mediaNotes.count == 1)
            await media.close()
            #expect(fixture.sessionDirectories.isEmpty)
        }

        @Test("A program that does not exist is reported as such")
        func missing() async throws {
            let media = BridgeMedia(
                command: BridgeCommand(program: "/nonexistent/bridge", environment: [:]), settings: fixture.settings,
                clock: SystemStopwatch())
            #expect(await fetch(media, request()).error == .notInstalled)
            await media.close()
        }

        @Test("Lines about an account, and lines that are none, do not disturb a process for media")
        func noise() async throws {
            let lines = """
                \(serving())
                {"do":"note"}
                {"do":"ready","protocol":2,"abilities":["media"],"journal_id":"a"}
                {"do":"write","text":"noise\\n","repeat":20}
                {"do":"login"}
                {"do":"messages","count":1500}
                {"do":"event","raw":"aA=="}
                """
            let media = try fixture.media(lines) { $0.readAhead = 10 }
            for _ in 0..<5 { #expect(await fetch(media, request()).bytes == content) }
            #expect(fixture.mediaNotes.count == 1)
            #expect(!fixture.notices.all.contains { if case .login = $0 { true } else { false } })
            await media.close()
        }

        @Test("A process for media gets no session, no journal and no key (ING-6)")
        func given() async throws {
            let media = try fixture.media(scenario(serving()))
            #expect(await fetch(media, request()).error == nil)
            #expect(fixture.mediaNotes == ["media, protocol 2, journal no, session no, after 0"])
            await media.close()
        }

        // MARK: This side

        @Test("A cancelled fetch ends at once, whatever the bridge does, and the next one is served")
        func cancelled() async throws {
            let media = try fixture.media(scenario(serving(#""piece":100,"pause_ms":20"#), serving()))
            let received = Received()
            let request = request()
            let fetching = Task { () -> MediaTransferError? in
                do throws(MediaTransferError) {
                    try await media.fetch(request) { received.append($0) }
                    return nil
                } catch {
                    return error
                }
            }
            #expect(try await eventually { !received.bytes.isEmpty })
            fetching.cancel()
            #expect(await fetching.value == .cancelled)
            #expect(content.starts(with: received.bytes) && received.bytes.count < content.count)
            #expect(await fetch(media, request).bytes == content)
            #expect(fixture.mediaNotes.count == 1)
            #expect(leftovers.isEmpty)
            await media.close()
        }

        @Test("A fetch that waits for its turn can be cancelled, and the others follow in order, one at a time")
        func turns() async throws {
            let media = try fixture.media(scenario(serving(#""piece":10000,"pause_ms":50"#)))
            let order = Received()
            let request = request()
            var tasks: [Task<MediaTransferError?, Never>] = []
            for number in UInt8(0)..<4 {
                tasks.append(Task { await Self.fetch(media, request) { _ in order.append([number]) } })
            }
            #expect(try await eventually { !order.bytes.isEmpty })
            let first = Int(try #require(order.bytes.first))
            let cancelled = (first + 1) % 4
            tasks[cancelled].cancel()
            for (number, task) in tasks.enumerated() {
                #expect(await task.value == (number == cancelled ? .cancelled : nil))
            }
            let served = order.bytes.map { Int($0) }
            let turns = served.indices.filter { $0 == 0 || served[$0] != served[$0 - 1] }.map { served[$0] }
            #expect(turns.count == 3 && Set(turns) == Set(0..<4).subtracting([cancelled]), "\(turns)")
            await media.close()
        }

        @Test("A sink that throws ends the fetch, and the next one is served")
        func failingSink() async throws {
            struct Full: Error {}
            let media = try fixture.media(scenario(serving()))
            await #expect(throws: MediaTransferError.sinkFailed) {
                try await media.fetch(request()) { _ in throw Full() }
            }
            #expect(await fetch(media, request()).bytes == content)
            #expect(fixture.mediaNotes.count == 1)
            await media.close()
        }

        @Test("A slow sink holds the bridge back, and loses nothing")
        func slowSink() async throws {
            let media = try fixture.media(scenario(serving())) { $0.mediaSilence = .seconds(2) }
            let received = Received()
            try await media.fetch(request()) { bytes in
                // Longer than the bridge may be silent: that is not its silence.
                if received.sizes.isEmpty { try await Task.sleep(for: .milliseconds(2_500)) }
                received.append(bytes)
            }
            #expect(received.bytes == content)
            await media.close()
        }

        @Test("Closing ends the program and a fetch in progress; later fetches are cancelled")
        func closing() async throws {
            let media = try fixture.media(scenario(serving(#""piece":100,"pause_ms":20"#)))
            let received = Received()
            let request = request()
            let fetching = Task { try await media.fetch(request) { received.append($0) } }
            #expect(try await eventually { !received.bytes.isEmpty })
            await media.close()
            await #expect(throws: MediaTransferError.cancelled) { try await fetching.value }
            #expect(fixture.sessionDirectories.isEmpty && leftovers.isEmpty)
            #expect(await fetch(media, request).error == .cancelled)
        }
    }

    /// The chunks of a fetch.
    final class Received: Sendable {
        private let chunks = Mutex<[[UInt8]]>([])

        func append(_ bytes: [UInt8]) { chunks.withLock { $0.append(bytes) } }

        var bytes: [UInt8] { chunks.withLock { Array($0.joined()) } }
        var sizes: [Int] { chunks.withLock { $0.map(\.count) } }
    }
#endif
