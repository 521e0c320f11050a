#if Bridge
    import WhisperIngestionContract
    import WhisperIngestionPort
    import WhisperTestThreads
    import Testing

    @Suite("The bridge as a live source (ING-3, ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct BridgeContractTests {
        private static let subject = IngestionSubject(
            makeSource: {
                try HeldSource { try $0.bridge(#"{"do":"ready"}"# + "\n" + messages(600) + #"{"do":"closed"}"#) }
            },
            makeFailingSource: {
                try HeldSource { try $0.bridge(#"{"do":"ready"}"# + "\n" + messages(600) + #"{"do":"crash"}"#) }
            },
            makeIdleSource: { try HeldSource { try $0.bridge(#"{"do":"ready"}"#) } })

        private static func messages(_ count: Int) -> String {
            #"{"do":"messages","count":\#(count),"chats":3}"# + "\n"
        }

        @Test("The bridge follows the port's rules", arguments: IngestionLaw.live)
        func keeps(_ law: IngestionLaw) async throws {
            try await law.check(BridgeContractTests.subject)
        }
    }

    /// A source that keeps its bridge's fixtures alive.
    struct HeldSource: IngestionSource {
        private let fixture: BridgeFixture
        private let source: any IngestionSource

        init(_ make: (BridgeFixture) throws -> any IngestionSource) throws {
            fixture = try BridgeFixture()
            source = try make(fixture)
        }

        var origin: IngestionOrigin { source.origin }

        func open() async throws(IngestionError) -> any IngestionSession { try await source.open() }
    }
#endif
