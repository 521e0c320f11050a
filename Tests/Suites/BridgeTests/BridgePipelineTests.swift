#if Bridge
    import WhisperArchive
    import WhisperClockPort
    import Foundation
    import WhisperInMemoryStore
    import WhisperIngestionPort
    import WhisperMessage
    import WhisperSodiumSealing
    import WhisperStorePort
    import Synchronization
    import WhisperSystemClock
    import WhisperTestThreads
    import Testing
    import WhisperWhatsmeowBridge
    import WhisperCore

    @Suite("Reading a bridge into a vault (ING-3, ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct BridgePipelineTests {
        private let fixture: BridgeFixture
        private let store: any VaultStore = InMemoryStore(clock: SystemClock())

        init() throws { fixture = try BridgeFixture() }

        private func run(
            _ source: any IngestionSource, notify: @escaping @Sendable (IngestionNotice) -> Void = { _ in }
        ) async throws -> RunFigures {
            let pipeline = IngestionPipeline(
                store: store, digest: try SodiumSealing(), wallClock: SystemClock(), clock: SystemStopwatch())
            return try await pipeline.run(source, name: "bridge", notify: notify)
        }

        private func numbers() async throws -> [Int] {
            var numbers: [Int] = []
            for conversation in try await store.conversations(after: nil, limit: 100) {
                let messages = try await store.messages(in: conversation.id, .oldest, limit: 10_000)
                numbers += messages.compactMap { Int($0.unified.externalID.dropFirst()) }
            }
            return numbers.sorted()
        }

        @Test("A history of 10,000 messages is read within the limits of the queue")
        func backlog() async throws {
            let depth = Mutex(0)
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"login"}
                {"do":"messages","count":10000,"backlog":true,"chats":7}
                {"do":"closed"}
                """)
            let figures = try await run(source) { notice in
                if case .progress(let status) = notice { depth.withLock { $0 = max($0, status.depth) } }
            }
            #expect(figures.added == 10_000)
            #expect(depth.withLock { $0 } <= 1_000)
            #expect(try await numbers() == Array(1...10_000))
            #expect(fixture.keeper.now.sequence == 10_000)
        }

        @Test("A bridge that crashes repeatedly is restarted, and nothing is lost or duplicated (ING-4)")
        func crashes() async throws {
            let retries = Mutex<[LiveFailure]>([])
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"messages","count":30}
                {"do":"crash","times":1}
                {"do":"messages","count":30}
                {"do":"write","text":"{\\"type\\":\\"message\\",\\"v\\":2"}
                {"do":"exit","code":2,"times":1}
                {"do":"write","text":"\\n"}
                {"do":"messages","count":30}
                {"do":"closed"}
                """)
            let figures = try await run(source) { notice in
                if case .retry(let failure, _) = notice { retries.withLock { $0.append(failure) } }
            }
            #expect(figures.added == 90)
            #expect(try await numbers() == Array(1...90))
            #expect(retries.withLock { $0 } == [.bridgeCrashed, .bridgeCrashed])
        }

        @Test("Journaled events arrive even if the bridge died while writing the line (ING-6)")
        func tornLine() async throws {
            let source = try fixture.bridge(
                """
                {"do":"journal"}
                {"do":"ready"}
                {"do":"messages","count":30}
                {"do":"torn","times":1}
                {"do":"messages","count":30}
                {"do":"closed"}
                """)
            #expect(try await run(source).added == 60)
            #expect(try await numbers() == Array(1...60))
        }

        @Test("Events in a bridge's journal are delivered until acknowledged, and are sealed (ING-6)")
        func journal() async throws {
            let source = try fixture.bridge(
                """
                {"do":"journal"}
                {"do":"ready"}
                {"do":"messages","count":30}
                {"do":"idle"}
                """)
            func read(acknowledging: Bool) async throws {
                let session = try await source.open()
                var count = 0
                while count < 30, let batch = try await session.next() {
                    count += batch.events.count
                    if acknowledging { await session.acknowledge(batch.position) }
                }
                #expect(count == 30)
                await session.close()
            }
            for _ in 0..<2 {
                try await read(acknowledging: false)
                let journal = try Data(contentsOf: URL(fileURLWithPath: fixture.journal))
                #expect(journal.count > 30 * 100)
                #expect(journal.range(of: Data("message".utf8)) == nil)
            }
            try await read(acknowledging: true)
            let session = try await source.open()
            await session.close()
            #expect(try Data(contentsOf: URL(fileURLWithPath: fixture.journal)).count < 128)
        }

        @Test("A code that was not scanned is replaced immediately")
        func pairingAgain() async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"qr","code":"2@first"}
                {"do":"error","code":"WHATSAPP_QR_EXPIRED","fatal":true,"times":1}
                {"do":"login"}
                {"do":"messages","count":1}
                {"do":"closed"}
                """)
            #expect(try await run(source).added == 1)
        }

        @Test("A failure that requires the user ends the run")
        func banned() async throws {
            let source = try fixture.bridge(
                """
                {"do":"ready"}
                {"do":"messages","count":3}
                {"do":"error","code":"WHATSAPP_BANNED","fatal":true}
                """)
            await #expect(throws: ImportError.source(.live(.banned))) { try await run(source) }
            #expect(try await numbers() == [1, 2, 3])
        }
    }
#endif
