import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("What is remembered about chats without messages (ING-6)", .ownThreads)
struct AwaitedDetailsTests {
    private func report(
        _ key: String = "a@g.us", description: String? = nil, members: Int = 0, all: Bool = false, at time: Int = 0
    ) -> AwaitedDetails.Report {
        AwaitedDetails.Report(
            details: ChatDetails(
                chat: ChatReference(key: key, title: "", kind: .group), description: description,
                members: (0..<members).map { SourceMember(LiveEvents.person("P\($0)"), role: .member) },
                hasAllMembers: all),
            time: LiveEvents.time(time))
    }

    @Test("Reports are returned once, in the order in which they arrived (ING-6)")
    func order() {
        var awaited = AwaitedDetails()
        awaited.add(report(description: "first", members: 1, at: 5))
        awaited.add(report(members: 2, at: 3))
        #expect(awaited.contains("a@g.us"))
        #expect(awaited.take("a@g.us").map(\.details.members.count) == [1, 2])
        #expect(awaited.take("a@g.us").isEmpty)
        #expect(awaited.isEmpty)
        #expect(awaited.bytes == 0)
    }

    @Test("The same report after every login takes no more memory (ING-6)")
    func repeated() {
        var awaited = AwaitedDetails()
        awaited.add(report(description: "d", members: 100, all: true, at: 0))
        let once = awaited.bytes
        for login in 1...50 { awaited.add(report(description: "d", members: 100, all: true, at: login)) }
        #expect(awaited.bytes == once)
        #expect(awaited.take("a@g.us").count == 1)
    }

    @Test("Older reports of members do not supersede a complete list (ING-6)")
    func older() {
        var awaited = AwaitedDetails()
        awaited.add(report(members: 2, all: true, at: 5))
        awaited.add(report(members: 3, all: true, at: 1))
        awaited.add(report(members: 1, at: 2))
        #expect(awaited.take("a@g.us").map(\.details.members.count) == [2])
    }

    @Test("Neither many chats, nor many reports, nor large ones take more memory than allowed (ING-6)")
    func limits() {
        var awaited = AwaitedDetails()
        for number in 0..<(AwaitedDetails.mostChats + 10) { awaited.add(report("\(number)@g.us", description: "d")) }
        #expect(awaited.count == AwaitedDetails.mostChats)
        var large = AwaitedDetails()
        let text = String(repeating: "x", count: 1 << 20)
        for number in 0..<100 { large.add(report("\(number)@g.us", description: text)) }
        #expect(large.bytes <= AwaitedDetails.mostBytes)
        #expect(large.count == 63)
        var many = AwaitedDetails()
        for number in 0..<(AwaitedDetails.mostReports + 5) { many.add(report(members: 1, at: number)) }
        let kept = many.take("a@g.us")
        #expect(kept.count == AwaitedDetails.mostReports)
        #expect(kept.first?.time == LiveEvents.time(5), "The oldest ones are discarded")
        #expect(many.bytes == 0)
    }

    @Test("What was taken for changes that were rejected is awaited again (ING-6)")
    func rejected() {
        var awaited = AwaitedDetails()
        awaited.add(report(description: "d"))
        awaited.beginGroup()
        #expect(awaited.take("a@g.us").count == 1)
        awaited.restore()
        #expect(awaited.take("a@g.us").count == 1)
        awaited.beginGroup()
        awaited.restore()
        #expect(awaited.isEmpty, "The changes are in the vault")
    }
}
