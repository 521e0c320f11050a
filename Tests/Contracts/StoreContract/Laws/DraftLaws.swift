import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Drafts (ST-6).
    static let drafts: [StoreLaw] = [
        StoreLaw("A draft is stored, replaced, and removed by an empty text", "ST-6") { trial in
            let id = try await trial.conversation()
            #expect(try await trial.store.draft(in: id) == nil)
            try await trial.store.setDraft("hel", in: id)
            let later = trial.clock.advance()
            try await trial.store.setDraft("hello\n👋", in: id)
            #expect(
                try await trial.store.draft(in: id) == Draft(conversation: id, text: "hello\n👋", updatedAt: later))
            try await trial.store.setDraft("", in: id)
            #expect(try await trial.store.draft(in: id) == nil)
            try await trial.store.setDraft("", in: id)
            #expect(try await trial.store.drafts().isEmpty)
        },
        StoreLaw("A draft keeps the white space at its ends, and one of nothing else is a draft", "ST-6") { trial in
            let id = try await trial.conversation()
            for text in Samples.spacedTexts {
                try await trial.store.setDraft(text, in: id)
                #expect(try await trial.store.draft(in: id)?.text == text)
                #expect(try await trial.store.drafts().map(\.text) == [text])
            }
        },
        StoreLaw("Saving the same draft again keeps its time", "ST-6") { trial in
            let id = try await trial.conversation()
            try await trial.store.setDraft("hello", in: id)
            let before = try await trial.store.draft(in: id)
            trial.clock.advance()
            try await trial.store.setDraft("hello", in: id)
            #expect(try await trial.store.draft(in: id) == before)
        },
        StoreLaw("Drafts are listed latest first, then by conversation", "ST-6") { trial in
            var ids: [UniqueIdentifier] = []
            for number in 0..<6 {
                let id = try await trial.conversation("chat \(number)")
                ids.append(id)
                if number == 3 { trial.clock.advance() }
                try await trial.store.setDraft("draft", in: id)
            }
            let expected = ids[3...].sorted() + ids[..<3].sorted()
            #expect(try await trial.store.drafts().map(\.conversation) == expected)
        },
        StoreLaw("A draft is not a message", "ST-6") { trial in
            let id = try await trial.conversation()
            let before = try await trial.reading(id)
            try await trial.store.setDraft("secret words", in: id)
            #expect(try await trial.reading(id) == before)
            #expect(try await trial.found(.term("secret")).isEmpty)
            #expect(try await trial.texts(id).isEmpty)
        },
    ]

    /// Settings.
    static let settings: [StoreLaw] = [
        StoreLaw("A setting is stored, replaced and removed", "ST-3") { trial async throws in
            #expect(try await trial.store.setting("policy.ttl") == nil)
            try await trial.store.setSetting("policy.ttl", to: "30 days")
            try await trial.store.setSetting("empty", to: "")
            try await trial.store.setSetting("policy.ttl", to: "ü\u{0}\n")
            #expect(try await trial.store.setting("policy.ttl") == "ü\u{0}\n")
            #expect(try await trial.store.settings() == ["policy.ttl": "ü\u{0}\n", "empty": ""])
            try await trial.store.setSetting("policy.ttl", to: nil)
            try await trial.store.setSetting("never set", to: nil)
            #expect(try await trial.store.setting("policy.ttl") == nil)
            #expect(try await trial.store.settings() == ["empty": ""])
        },
        StoreLaw("A key or a selection with other terms than values have finds none", "ST-3") { trial async throws in
            let id = try await trial.conversation()
            try await trial.store.setSetting("a", to: "1")
            try await trial.store.setDraft("x", in: id)
            let found = try await trial.store.read { (reader) throws(StoreError) in
                [
                    try reader.values(ValueSelection(.setting, [.text("a")])),
                    try reader.values(ValueSelection(.setting, [.text("a"), .text("b")])),
                    try reader.values(ValueSelection(.setting, [.integer(1)])),
                    try reader.values(ValueSelection(.draft, [.id(id)])),
                    try reader.values(ValueSelection(.draft, [.text("x")])),
                    try reader.value(StoredValue.Key(.draft)).map { [$0] } ?? [],
                    try reader.value(StoredValue.Key(.setting, .text("a"), .text("b"))).map { [$0] } ?? [],
                ]
            }
            #expect(found.map(\.count) == [1, 0, 0, 1, 0, 0, 0])
        },
        StoreLaw("A setting is replaced only if it still has the expected value", "ST-3", "ST-8") {
            trial async throws in
            let store = trial.store
            #expect(try await !store.setSetting("device", to: "1", ifStill: "0"))
            #expect(try await store.setting("device") == nil)
            #expect(try await store.setSetting("device", to: "1", ifStill: nil))
            #expect(try await !store.setSetting("device", to: "2", ifStill: nil))
            #expect(try await !store.setSetting("device", to: nil, ifStill: ""))
            #expect(try await store.setting("device") == "1")
            #expect(try await store.setSetting("device", to: "1", ifStill: "1"))
            #expect(try await store.setSetting("device", to: "2", ifStill: "1"))
            #expect(try await store.setting("device") == "2")
            #expect(try await store.setSetting("device", to: nil, ifStill: "2"))
            #expect(try await store.setSetting("device", to: nil, ifStill: nil))
            #expect(try await store.settings().isEmpty)
        },
        StoreLaw("Names of settings are case-sensitive", "ST-3") { trial async throws in
            try await trial.store.setSetting("Name", to: "1")
            try await trial.store.setSetting("name", to: "2")
            #expect(try await trial.store.settings() == ["Name": "1", "name": "2"])
        },
        StoreLaw("The adapter's own settings can neither be read, set nor listed", "ST-3") { trial async throws in
            let store = trial.store
            await expectRefusals(
                .invalidArgument, { _ = try await store.setting("vault.key") },
                { try await store.setSetting("vault.key", to: "x") },
                { try await store.setSetting("vault.x", to: nil) },
                { _ = try await store.setSetting("vault.x", to: "x", ifStill: nil) },
                { _ = try await store.setSetting("", to: "x", ifStill: nil) },
                { _ = try await store.setting("") }, { try await store.setSetting("", to: "x") })
            try await store.setSetting("vaults", to: "fine")
            #expect(try await store.settings() == ["vaults": "fine"])
        },
    ]
}
