import Foundation
import Testing
import WhisperMediaPort
import WhisperTestThreads

@testable import WhisperBridgeProtocol

@Suite("The messages that the protocol's description shows (ING-6)", .ownThreads)
struct ExampleTests {
    private static let messages: [NormalizedMessage] = lines("messages.jsonl") { line in
        let members = #""type":"message","v":2,"seq":1,"ts":0,"backlog":false,"# + line.dropFirst()
        guard case .message(let message)? = try? BridgeFrame(line: Array("{\(members)".utf8)).body
        else { return nil }
        return message
    }

    /// What is made of the lines of an example file.
    private static func lines<Element>(_ name: String, _ element: (Substring) -> Element?) -> [Element] {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = repository.appendingPathComponent("docs/bridge-protocol.md")
        guard let text = try? String(contentsOf: page, encoding: .utf8),
            let start = text.range(of: "<!-- \(name) -->\n```json\n"),
            let end = text.range(of: "```", range: start.upperBound..<text.endIndex)
        else { return [] }
        return text[start.upperBound..<end.lowerBound].split(separator: "\n").compactMap(element)
    }

    @Test("They are messages, and show edits, deletions, reactions, receipts, votes, titles and media")
    func forms() {
        #expect(Self.messages.map(\.messageID) == ["1", "2", "3", "4", "5"])
        #expect(Self.messages.contains { $0.kind == "system" && $0.content.groupName != nil && !$0.isBacklog })
        #expect(Self.messages.contains { !$0.edits.isEmpty })
        #expect(Self.messages.contains { !$0.reactions.isEmpty })
        #expect(Self.messages.contains { $0.receipts.contains { $0.status == .read } })
        #expect(Self.messages.contains { $0.kind == "poll" && !$0.votes.isEmpty && $0.content.others["poll"] != nil })
        #expect(Self.messages.contains { $0.deletion != nil })
    }

    @Test("The chats and people that are shown are such lines, with members, roles, names and ids")
    func state() {
        let bodies = Self.lines("state.jsonl") { line in
            try? BridgeFrame(line: Array(#"{"v":2,"seq":0,"ts":0,\#(line.dropFirst())"#.utf8)).body
        }
        guard bodies.count == 2, case .chat(let chat) = bodies[0], case .person(let person) = bodies[1] else {
            Issue.record("a chat and a person: \(bodies)")
            return
        }
        #expect(chat.isComplete && chat.members.map(\.role) == [.owner, .member] && chat.isMuted == true)
        #expect(person.ids.count == 2 && person.contactName != nil && person.pushName != nil)
    }

    @Test("The file of the last one has a reference that can be used")
    func media() throws {
        let file = try #require(Self.messages.last?.content.attachments.first)
        #expect(file.media?.file.path == "/picture.enc" && file.media?.file.kind == .image)
        #expect(Self.messages.last?.rawBytes != nil)
    }
}
