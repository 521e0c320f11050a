import WhisperRealtimeProtocol

/// Who and what there is when the server begins.
struct Population: Equatable {
    /// A user who can log in.
    struct User: Equatable {
        let name: String
        let secret: String

        /// Reads `NAME:SECRET`.
        init?(_ text: String) {
            let sides = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, RealtimeIdentifier.isValid(sides[0]), !sides[1].isEmpty,
                sides[1].utf8.count <= RealtimeLimits.secretBytes
            else { return nil }
            (name, secret) = (sides[0], sides[1])
        }
    }

    /// A conversation of some of them.
    struct Conversation: Equatable {
        let id: String
        let title: String
        let members: [String]
        /// A conversation of two is between them; any other is a group.
        var kind: ConversationSummary.Kind { members.count == 2 ? .direct : .group }

        /// Reads `ID:TITLE:ann,ben`; colons are allowed in the title.
        init?(_ text: String) {
            let sides = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard sides.count >= 3, let first = sides.first, let last = sides.last,
                RealtimeIdentifier.isValid(first)
            else { return nil }
            id = first
            title = sides[1..<(sides.count - 1)].joined(separator: ":")
            members = last.split(separator: ",").map(String.init)
            guard !members.isEmpty, Set(members).count == members.count, members.allSatisfy(RealtimeIdentifier.isValid),
                title.utf8.count <= RealtimeLimits.titleBytes
            else { return nil }
        }
    }

    /// Messages that a conversation begins with.
    struct Filling: Equatable {
        let conversation: String
        let count: Int

        /// Reads `CONVERSATION:COUNT`.
        init?(_ text: String) {
            guard let colon = text.lastIndex(of: ":"), let count = Int(text[text.index(after: colon)...]),
                (0...1_000_000).contains(count)
            else { return nil }
            conversation = String(text[..<colon])
            self.count = count
        }
    }

    var users: [User]
    var conversations: [Conversation]
    var fillings: [Filling] = []

    /// The default population: two users, who have a conversation.
    static let example = Population(
        users: ["ana:ana-secret", "ben:ben-secret"].compactMap(User.init),
        conversations: ["hello:Hello:ana,ben"].compactMap(Conversation.init))

    /// The first name that is used but belongs to no user, if any.
    var strangers: [String] {
        let names = Set(users.map(\.name))
        let ids = Set(conversations.map(\.id))
        return conversations.flatMap(\.members).filter { !names.contains($0) }
            + fillings.map(\.conversation).filter { !ids.contains($0) }
    }
}
