import Testing
import WhisperContractSupport
import WhisperIngestionPort
import WhisperMessage

/// What sources of databases promise beyond what all sources do (WDB-1, WDB-3).
extension IngestionLaw {
    static let ids = IngestionLaw("Each message of a database has an id", needs: .databases) { subject in
        let messages = try await reported(try await database(subject)).compactMap(\.message)
        #expect(!messages.isEmpty, "The subject must have messages")
        #expect(messages.count { $0.externalID?.isEmpty ?? true } == 0)
    }

    static let followers = IngestionLaw(
        "An event about a message of a database follows it, in the same chat", needs: .databases
    ) { subject in
        var known: Set<[String]> = []
        var (events, early) = (0, 0)
        for event in try await reported(try await database(subject)) {
            if let message = event.message, let id = message.externalID { known.insert([message.chat.key, id]) }
            guard let (chat, target) = event.target else { continue }
            events += 1
            if !known.contains([chat.key, target]) { early += 1 }
        }
        #expect(early == 0, "Of \(events) events")
        if events == 0 {
            try reportUnchecked(
                "An event about a message of a database follows it, in the same chat",
                missing: "a database with edits, deletions, reactions, votes or receipts")
        }
    }

    static let introductions = IngestionLaw(
        "What a database says of a chat or a person comes before the messages that it concerns", needs: .databases
    ) { subject in
        var chats: Set<String> = []
        var people: Set<PersonAlias> = []
        var (events, late) = (0, 0)
        for event in try await reported(try await database(subject)) {
            let concerned: Bool
            switch event {
            case .message(let message):
                chats.insert(message.chat.key)
                people.formUnion(message.sender?.aliases ?? [])
                continue
            case .chatTitle(let chat, _): concerned = chats.contains(chat.key)
            case .sameChat(let first, let second, _): concerned = !chats.isDisjoint(with: [first.key, second.key])
            case .samePerson(let first, let second, _):
                concerned = !people.isDisjoint(with: [first, second].filter(\.kind.identifiesPerson))
            default: continue
            }
            events += 1
            if concerned { late += 1 }
        }
        #expect(late == 0, "Of \(events) events")
        if events == 0 {
            try reportUnchecked(
                "What a database says of a chat or a person comes before the messages that it concerns",
                missing: "a database with titles of chats or several names of a person")
        }
    }

    static let surveyed = IngestionLaw("The survey of a database names the chat of each message", needs: .databases) {
        subject in
        let source = try await database(subject)
        let chats = Set(try await source.survey().chats.map(\.chat.key))
        let messages = try await reported(source).compactMap(\.message)
        #expect(!messages.isEmpty && Set(messages.map(\.chat.key)).isSubset(of: chats))
    }

    static let accounts = IngestionLaw(
        "After each pass, the accounts of a database have each of its rows once", needs: .databases
    ) { subject in
        let source = try await database(subject)
        let rows = try await source.survey().rows
        #expect(await source.accounts().isEmpty, "Nothing has been read yet")
        for _ in 0..<2 {
            let messages = try await reported(source).compactMap(\.message)
            let accounts = await source.accounts()
            #expect(Set(accounts.map(\.table)).count == accounts.count, "Each table once")
            #expect(accounts.reduce(0) { $0 + $1.rows } >= rows, "As many rows as the survey has seen")
            #expect(accounts.reduce(0) { $0 + $1.messages } == Int64(messages.count))
            for account in accounts {
                let leftOut = account.leftOut.values.reduce(0, +)
                #expect(account.isComplete, "\(account.table)")
                #expect(account.examples.count <= 100 && account.examples.count <= leftOut, "\(account.table)")
                #expect(account.unknownTypes.values.reduce(0, +) <= account.messages, "\(account.table)")
                #expect(account.unknownSenders <= account.messages, "\(account.table)")
            }
        }
    }

    // MARK: Reading

    private static func database(_ subject: IngestionSubject) async throws -> any DatabaseIngestionSource {
        try #require(try await subject.makeSource() as? any DatabaseIngestionSource)
    }

    /// What a source delivers, to its end.
    private static func reported(_ source: any DatabaseIngestionSource) async throws -> [IngestionEvent] {
        let session = try await source.open()
        var events: [IngestionEvent] = []
        while let batch = try await session.next() {
            events += batch.events
            await session.acknowledge(batch.position)
        }
        await session.close()
        return events
    }
}

extension IngestionEvent {
    fileprivate var message: SourceMessage? {
        if case .message(let message) = self { message } else { nil }
    }

    /// The message that the event is about.
    fileprivate var target: (chat: ChatReference, id: String)? {
        switch self {
        case .edit(let chat, let target, _, _, _, _), .encrypted(let chat, let target, _, _, _, _),
            .deletion(let chat, let target, _, _, _, _),
            .reaction(let chat, let target, _, _, _, _), .status(let chat, let target, _, _, _),
            .receipt(let chat, let target, _, _, _, _), .vote(let chat, let target, _, _, _, _):
            (chat, target.id)
        case .message, .ranks, .samePerson, .sameChat, .chatTitle, .details, .other, .skipped, .connection: nil
        }
    }
}
