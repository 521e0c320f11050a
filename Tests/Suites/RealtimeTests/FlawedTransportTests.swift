import WhisperInMemoryRealtime
import WhisperRealtimeContract
import WhisperRealtimePort
import WhisperTestThreads
import Testing

@Suite("The realtime contract detects mistakes", .ownThreads)
struct FlawedTransportTests {
    @Test("A mistake breaks its rule", arguments: TransportFlaw.allCases)
    func mistake(_ flaw: TransportFlaw) async throws {
        let law = try #require(RealtimeLaw.all.first { $0.testDescription.hasPrefix(flaw.law) })
        let subject = RealtimeSubject { server in
            // The timeouts of rules and mistakes are a few seconds, none of which are actually waited for.
            let clock = LeapingClock(leapingUpTo: .seconds(5))
            let base = InMemoryRealtime(server: server, clock: clock)
            let transport = FlawedTransport(
                flaw: flaw, base: base, spare: InMemoryRealtime(server: server, clock: clock), clock: clock)
            return RealtimeBench(
                transport: transport, address: try ServerAddress("https://example.org"),
                patience: .milliseconds(1_500), clock: clock, loseConnections: { base.loseSockets() })
        }
        await withKnownIssue {
            try await law.check(subject)
        }
    }
}
