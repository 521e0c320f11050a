import InMemoryRealtime
import RealtimeContract
import RealtimePort
import TestThreads
import Testing

@Suite("The contract of realtime finds mistakes", .ownThreads)
struct FlawedTransportTests {
    @Test("A mistake breaks its law", arguments: TransportFlaw.allCases)
    func mistake(_ flaw: TransportFlaw) async throws {
        let law = try #require(RealtimeLaw.all.first { $0.testDescription.hasPrefix(flaw.law) })
        let subject = RealtimeSubject { server in
            let base = InMemoryRealtime(server: server)
            let transport = FlawedTransport(flaw: flaw, base: base, spare: InMemoryRealtime(server: server))
            return RealtimeBench(
                transport: transport, address: try ServerAddress("https://example.org"), patience: .seconds(1),
                loseConnections: { base.loseSockets() })
        }
        await withKnownIssue {
            try await law.check(subject)
        }
    }
}
