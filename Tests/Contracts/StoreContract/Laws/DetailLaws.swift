import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Descriptions of groups, what the owner has chosen on the phone, and how changes of details are reported (ING-6).
    static let details: [StoreLaw] = [
        StoreLaw("The latest description counts, and an empty one removes it", "ING-6") { trial in
            let chat = try await trial.conversation()
            let other = try await trial.conversation("other")
            let reports: [(text: String?, time: Int64, result: String?)] = [
                (nil, 1, nil), ("first", 10, "first"), ("older", 9, "first"),
                ("of the same time", 10, "of the same time"), (nil, 20, "of the same time"), ("", 30, nil),
                ("before the removal", 29, nil), ("second", 31, "second"),
            ]
            for report in reports {
                try await trial.describe(chat, NewChatDetails(description: report.text), at: report.time)
                #expect(try await trial.reading(chat).description == report.result, "at \(report.time)")
            }
            let listed = try await trial.store.conversations(after: nil, limit: 10)
            #expect(Set(listed.map(\.description)) == ["second", nil])
            #expect(try await trial.reading(other).description == nil)
        },
        StoreLaw("The first choices of the phone are taken over by a conversation that has none", "ING-6", "WDB-5") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation("one")
            let own = try await trial.conversation("own")
            try await store.setMuted(own, true)
            let choices = PhoneChoices(isPinned: true, isMuted: false, isArchived: true)
            for id in [chat, own] { try await trial.describe(id, NewChatDetails(choices: choices), at: 1) }
            #expect(try await trial.choices(of: chat) == choices)
            #expect(
                try await trial.choices(of: own) == PhoneChoices(isPinned: false, isMuted: true, isArchived: false))
            let unstated = try await trial.conversation("unstated")
            try await trial.describe(unstated, NewChatDetails(choices: PhoneChoices(isArchived: true)), at: 1)
            #expect(
                try await trial.choices(of: unstated)
                    == PhoneChoices(isPinned: false, isMuted: false, isArchived: true))
        },
        StoreLaw("Later choices of the phone are taken over where the phone changed them", "ING-6", "WDB-5") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let first = PhoneChoices(isPinned: true, isMuted: false, isArchived: false)
            #expect(try await trial.say(first, of: chat) == first)
            // The owner's choices in the vault remain as long as the phone repeats itself.
            try await store.setPinned(chat, false)
            try await store.setArchived(chat, true)
            let own = PhoneChoices(isPinned: false, isMuted: false, isArchived: true)
            #expect(try await trial.say(first, of: chat) == own)
            #expect(try await trial.say(PhoneChoices(), of: chat) == own)
            let muted = PhoneChoices(isPinned: false, isMuted: true, isArchived: true)
            #expect(try await trial.say(PhoneChoices(isMuted: true), of: chat) == muted)
            #expect(try await trial.say(PhoneChoices(isPinned: false, isMuted: true), of: chat) == muted)
            #expect(try await trial.say(PhoneChoices(isPinned: true), of: chat) == PhoneChoices(true, true, true))
            #expect(try await trial.say(PhoneChoices(isArchived: true), of: chat) == PhoneChoices(true, true, true))
            #expect(try await trial.say(PhoneChoices(isArchived: false), of: chat) == PhoneChoices(true, true, false))
            // What the phone states for the first time later counts as changed only if it is chosen.
            let late = try await trial.conversation("late")
            try await trial.describe(late, NewChatDetails(choices: PhoneChoices(isMuted: true)), at: 1)
            try await store.setPinned(late, true)
            try await trial.describe(
                late, NewChatDetails(choices: PhoneChoices(isPinned: false, isArchived: true)), at: 1)
            #expect(try await trial.choices(of: late) == PhoneChoices(true, true, true))
        },
        StoreLaw("A joined conversation knows what the phone said about either", "ING-6", "WDB-5") { trial in
            let store = trial.store
            let chat = try await trial.conversation("number")
            let other = try await trial.conversation("linked")
            try await trial.describe(other, NewChatDetails(choices: PhoneChoices(isPinned: true)), at: 1)
            _ = try await store.joinConversation(other, into: chat)
            #expect(try await trial.choices(of: chat) == PhoneChoices(true, false, false))
            try await store.setPinned(chat, false)
            try await trial.describe(chat, NewChatDetails(choices: PhoneChoices(isPinned: true)), at: 2)
            #expect(try await trial.choices(of: chat) == PhoneChoices(false, false, false))
            try await trial.describe(chat, NewChatDetails(choices: PhoneChoices(isMuted: true)), at: 3)
            #expect(try await trial.choices(of: chat) == PhoneChoices(false, true, false))
        },
        StoreLaw("A report that changes something is reported as a change of the conversation", "ING-6", "ST-7") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            for name in ["Ann", "Bob", "Cem"] { _ = try await trial.sender(name) }
            let listener = Listener(store)
            let reports: [NewChatDetails] = [
                NewChatDetails(members: [Samples.member("Ann", .member), Samples.member("Bob", nil)]),
                NewChatDetails(members: [Samples.member("Ann", .admin)]),
                NewChatDetails(members: [Samples.member("Cem", .owner)], hasAllMembers: true),
                NewChatDetails(description: "x"), NewChatDetails(choices: PhoneChoices(isMuted: true)),
                NewChatDetails(description: ""),
            ]
            for (index, report) in reports.enumerated() {
                let time = trial.clock.advance()
                try await trial.describe(chat, report, at: Int64(index))
                #expect(await listener.next() == [.conversationUpdated(chat)], "report \(index + 1)")
                #expect(try await trial.reading(chat).updatedAt == time)
            }
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
        },
        StoreLaw("A report of what is already so changes nothing, not even a time", "ING-6", "ST-7") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let details = NewChatDetails(
                description: "x", members: [Samples.member("Ann", .admin), Samples.member("Bob", nil)],
                hasAllMembers: true, choices: PhoneChoices(isPinned: true))
            try await trial.describe(chat, details, at: 10)
            let before = try await trial.records(of: store)
            let listener = Listener(store)
            trial.clock.advance()
            try await trial.describe(chat, details, at: 10)
            try await trial.describe(chat, details, at: 11)
            try await trial.describe(chat, NewChatDetails(), at: 12)
            try await trial.describe(
                chat, NewChatDetails(description: "older", members: [Samples.member("Ann", nil)]), at: 9)
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
            _ = try await store.setSetting("mark", to: nil)
            #expect(try await trial.records(of: store) == before)
        },
    ]
}

extension Trial {
    /// Commits what the phone says about a conversation, and returns how it is pinned, muted and archived afterwards.
    fileprivate func say(_ said: PhoneChoices, of id: UniqueIdentifier) async throws -> PhoneChoices {
        try await describe(id, NewChatDetails(choices: said), at: 1)
        return try await choices(of: id)
    }

    /// How a conversation is pinned, muted and archived.
    fileprivate func choices(of id: UniqueIdentifier) async throws -> PhoneChoices {
        let conversation = try await reading(id)
        return PhoneChoices(conversation.isPinned, conversation.isMuted, conversation.isArchived)
    }
}

extension PhoneChoices {
    fileprivate init(_ isPinned: Bool, _ isMuted: Bool, _ isArchived: Bool) {
        self.init(isPinned: isPinned, isMuted: isMuted, isArchived: isArchived)
    }
}
