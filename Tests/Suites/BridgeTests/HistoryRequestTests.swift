#if Bridge
    import Synchronization
    import Testing
    import WhisperBridgeProtocol
    import WhisperIngestionPort
    import WhisperMessage
    import WhisperTestThreads
    import WhisperWhatsmeowBridge

    @Suite("Older messages on request (ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct HistoryRequestTests {
        private let fixture: BridgeFixture

        init() throws { fixture = try BridgeFixture() }

        /// A session with a bridge whose phone answers requests as these steps say, in order.
        private func session(
            _ steps: String..., abilities: String = #""history""#, then: String = "",
            _ change: (inout BridgeSettings) -> Void = { _ in }
        ) async throws -> BridgeSession {
            let requests = steps.map { #"{"do":"history"\#($0.isEmpty ? "" : ",")\#($0)}"# }
            let lines = requests + [#"{"do":"ready","protocol":2,"abilities":[\#(abilities)]}"#, then]
            return try await fixture.bridge(lines.joined(separator: "\n")) {
                $0.history.interval = 0
                // Long enough for any machine, unless a test waits for it.
                $0.replyTimeout = .seconds(300)
                $0.historyTimeout = .seconds(300)
                $0.historyQuiet = .seconds(300)
                change(&$0)
            }.openBridge()
        }

        private func request(_ session: BridgeSession, count: Int = 3) async -> HistoryAnswer {
            let place = HistoryPlace(
                externalID: "m9", isFromOwner: false, timestamp: Timestamp(milliseconds: 1_000_000))
            return await session.requestHistory(of: "+15550101", before: place, count: count)
        }

        /// The times of three messages before the place.
        private static let times: [Int64] = [820_000, 880_000, 940_000]

        private var badLines: Int {
            fixture.notices.all.count { if case .badLine = $0 { true } else { false } }
        }

        // MARK: Answers

        @Test("An answer is over when the bridge says so, and then its messages are acknowledged")
        func answered() async throws {
            let session = try await session("")
            let reader = Reader(session)
            #expect(await request(session) == .answered(hasMore: true))
            #expect(reader.acknowledged == Self.times)
            #expect(fixture.requests == ["+15550101 m9 1000000 3"])
            await reader.end()
        }

        @Test(
            "Whether the phone has older messages is passed on as the bridge states it",
            arguments: [(#""oldest":900000"#, false), (#""more":true,"count":1"#, true), (#""more":null"#, nil)]
                as [(String, Bool?)])
        func more(_ members: String, _ hasMore: Bool?) async throws {
            let session = try await session(members)
            let reader = Reader(session)
            #expect(await request(session) == .answered(hasMore: hasMore))
            await reader.end()
        }

        @Test("A request waits until the messages are in the vault, not only until they are there")
        func unacknowledged() async throws {
            let session = try await session("")
            let reader = Reader(session, isAcknowledging: false)
            let isOver = Mutex(false)
            let asking = Task {
                let answer = await request(session)
                isOver.withLock { $0 = true }
                return answer
            }
            #expect(try await eventually { reader.received == Self.times })
            // The line `history` is read before the answer to a later command.
            _ = await session.status()
            #expect(!isOver.withLock { $0 })
            await reader.acknowledge()
            #expect(await asking.value == .answered(hasMore: true))
            await reader.end()
        }

        @Test("For a bridge that does not say so, an answer is over when nothing follows")
        func quiet() async throws {
            let session = try await session(#""quiet":true,"pause_ms":20"#) { $0.historyQuiet = .seconds(3) }
            let reader = Reader(session)
            #expect(await request(session) == .answered(hasMore: nil))
            #expect(reader.acknowledged == Self.times)
            await reader.end()
        }

        @Test("Once a bridge has said when an answer is over, it is waited for")
        func reported() async throws {
            let session = try await session("", #""pause_ms":2000"#) { $0.historyQuiet = .seconds(1) }
            let reader = Reader(session)
            _ = await request(session)
            #expect(await request(session) == .answered(hasMore: true))
            #expect(reader.acknowledged == Self.times + Self.times)
            await reader.end()
        }

        @Test("The end of an answer may be there before the reply")
        func early() async throws {
            let session = try await session(#""early":true"#)
            let reader = Reader(session)
            #expect(await request(session) == .answered(hasMore: true))
            await reader.end()
        }

        @Test("A phone that never answers is silent, and so is a bridge that does not reply")
        func never() async throws {
            let session = try await session(#""mute":true"#, #""no_reply":true"#) {
                $0.historyTimeout = .milliseconds(100)
                $0.replyTimeout = .milliseconds(100)
            }
            let reader = Reader(session)
            #expect(await request(session) == .silent)
            #expect(await request(session) == .silent)
            await reader.end()
        }

        @Test("What a phone answers late arrives, and is not the answer to the next request")
        func late() async throws {
            let session = try await session(#""late_ms":600"#, #""late_ms":2000,"shift_ms":-500000,"more":false"#) {
                $0.historyTimeout = .milliseconds(100)
            }
            let reader = Reader(session)
            #expect(await request(session) == .silent)
            #expect(try await eventually { reader.acknowledged == Self.times })
            #expect(await request(session) == .silent, "The late end is not that of this request")
            #expect(try await eventually { reader.acknowledged.count == 6 })
            #expect(badLines == 0)
            await reader.end()
        }

        @Test("A phone that answers twice has answered once")
        func twice() async throws {
            let session = try await session(#""twice":true"#, #""more":false,"late_ms":300"#)
            let reader = Reader(session)
            #expect(await request(session) == .answered(hasMore: true))
            #expect(await request(session) == .answered(hasMore: false))
            #expect(reader.acknowledged == Self.times + Self.times + Self.times && badLines == 0)
            await reader.end()
        }

        @Test("An answer to a request that was never made is a bad line")
        func stranger() async throws {
            let session = try await session(#""line_id":77"#, #""line_id":0"#, #""line_id":-9007199254740991"#) {
                $0.historyQuiet = .milliseconds(300)
            }
            let reader = Reader(session)
            for number in 1...3 {
                #expect(await request(session) == .answered(hasMore: nil), "As if it had said nothing")
                #expect(try await eventually { badLines == number })
            }
            await reader.end()
        }

        // MARK: Refusals and ends

        @Test("A bridge that cannot ask is asked once")
        func unsupported() async throws {
            let session = try await session(#""error":"UNSUPPORTED""#)
            let reader = Reader(session)
            #expect(await request(session) == .unsupported)
            #expect(await request(session) == .unsupported)
            #expect(fixture.requests.count == 1)
            await reader.end()
        }

        @Test(
            "A refusal says whether it may be tried again",
            arguments: [
                ("WHATSAPP_RATE_LIMITED", .limited), ("WHATSAPP_NETWORK_ERROR", .disconnected), ("X", .disconnected),
            ] as [(String, HistoryAnswer)])
        func refused(_ error: String, _ expected: HistoryAnswer) async throws {
            let session = try await session(#""error":"\#(error)""#, "")
            let reader = Reader(session)
            #expect(await request(session) == expected)
            #expect(await request(session) == .answered(hasMore: true))
            await reader.end()
        }

        @Test("A bridge that dies within an answer is disconnected, and so is one that is over")
        func death() async throws {
            let session = try await session(#""die":true"#)
            let reader = Reader(session)
            #expect(await request(session) == .disconnected)
            #expect(await request(session) == .disconnected)
            await reader.end()
        }

        @Test("Closing the session and cancelling the task end a request", arguments: [true, false])
        func ended(_ isClosed: Bool) async throws {
            let session = try await session(#""mute":true"#)
            let reader = Reader(session)
            let asking = Task { await request(session) }
            #expect(try await eventually { fixture.requests.count == 1 })
            if isClosed { await session.close() } else { asking.cancel() }
            #expect(await asking.value == .disconnected)
            await reader.end()
        }

        // MARK: Order and amount

        @Test("One request is in flight at a time, with the configured time between two")
        func order() async throws {
            let session = try await session(#""late_ms":100"#) { $0.history.interval = 400 }
            let reader = Reader(session)
            let start = ContinuousClock.now
            let answers = await withTaskGroup(of: HistoryAnswer.self) { group in
                for _ in 1...3 { group.addTask { await request(session) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers == Array(repeating: .answered(hasMore: true), count: 3))
            #expect(ContinuousClock.now - start >= .milliseconds(800))
            #expect(reader.acknowledged == Self.times + Self.times + Self.times)
            await reader.end()
        }

        @Test("At least one and at most 500 messages are asked for")
        func count() async throws {
            let session = try await session(#""count":1"#)
            let reader = Reader(session)
            for count in [.min, 0, 1, 500, 501, .max] { _ = await request(session, count: count) }
            #expect(fixture.requests.map { $0.split(separator: " ").last } == ["1", "1", "1", "500", "500", "500"])
            await reader.end()
        }

        @Test("What was requested is accepted where no history is wanted, and what comes beyond it is not")
        func amount() async throws {
            let backlog = #"{"do":"messages","count":4,"backlog":true}"#
            let session = try await session(#""count":10"#, "", then: backlog) { $0.history.isEnabled = false }
            let reader = Reader(session)
            #expect(try await eventually { fixture.keeper.now.sequence == 4 })
            #expect(reader.received.isEmpty, "Nothing was requested yet")
            #expect(await request(session) == .answered(hasMore: true))
            #expect(reader.received.count == 3)
            #expect(await request(session) == .answered(hasMore: true))
            #expect(reader.received.suffix(3) == Self.times[...])
            #expect(reader.received.count == 6)
            await reader.end()
        }

        @Test("A bridge that holds back its messages is not silent")
        func paused() async throws {
            // A busy machine takes longer for the answer than a short limit: the same with a longer one decides.
            for limit in [Duration.milliseconds(100), .seconds(2), .seconds(20)]
            where try await HistoryRequestTests().answer(heldBackFor: limit * 4, limit: limit)
                == .answered(hasMore: true)
            {
                return
            }
            Issue.record("Silent each time")
        }

        /// The answer to a request whose messages are held back for a while.
        private func answer(heldBackFor time: Duration, limit: Duration) async throws -> HistoryAnswer {
            let session = try await session("") { $0.historyTimeout = limit }
            let reader = Reader(session)
            await session.pause()
            let asking = Task { await request(session) }
            #expect(try await eventually { fixture.requests.count == 1 })
            try await Task.sleep(for: time)
            await session.resume()
            let answer = await asking.value
            await reader.end()
            return answer
        }
    }

    /// Reads a session, as a pipeline does.
    private final class Reader: Sendable {
        private struct State {
            var received: [Int64] = []
            var acknowledged: [Int64] = []
            var position: UInt64 = 0
            var isAcknowledging: Bool
        }

        private let session: BridgeSession
        private let state: Mutex<State>
        private let reading = Mutex<Task<Void, Never>?>(nil)

        init(_ session: BridgeSession, isAcknowledging: Bool = true) {
            self.session = session
            state = Mutex(State(isAcknowledging: isAcknowledging))
            reading.withLock { task in
                task = Task { [self] in
                    while let batch = try? await session.next() { await take(batch) }
                }
            }
        }

        /// The times of the messages that have arrived, and of those that were acknowledged.
        var received: [Int64] { state.withLock { $0.received } }
        var acknowledged: [Int64] { state.withLock { $0.acknowledged } }

        private func take(_ batch: IngestionBatch) async {
            let mayAcknowledge = state.withLock { state in
                for case .message(let message) in batch.events {
                    state.received.append(message.timestamp.milliseconds)
                }
                state.position = batch.position
                // Before the session learns of it, which may end a request.
                if state.isAcknowledging { state.acknowledged = state.received }
                return state.isAcknowledging
            }
            if mayAcknowledge { await session.acknowledge(batch.position) }
        }

        /// Acknowledges what has arrived, and from now on everything.
        func acknowledge() async {
            let position = state.withLock { state in
                state.isAcknowledging = true
                state.acknowledged = state.received
                return state.position
            }
            await session.acknowledge(position)
        }

        /// Closes the session.
        func end() async {
            await session.close()
            await reading.withLock { $0 }?.value
        }
    }
#endif
