import WhisperMessengerContract
import WhisperTestThreads
import Testing

@Suite("The contract of messengers detects mistakes", .ownThreads)
struct FlawedMessengerTests {
    @Test("A mistake breaks its law", arguments: MessengerFlaw.allCases)
    func mistake(_ flaw: MessengerFlaw) async throws {
        let law = try #require(MessengerLaw.all.first { $0.testDescription.hasPrefix(flaw.law) })
        await withKnownIssue {
            try await law.check(in: InMemoryWorld(flaw: flaw, interruptions: 20, patience: .seconds(3)))
        }
    }

    @Test("Every law has a mistake that breaks it")
    func laws() {
        for law in MessengerLaw.all {
            #expect(MessengerFlaw.allCases.contains { law.testDescription.hasPrefix($0.law) }, "\(law)")
        }
    }
}
