import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Edits and versions.
    static let edits: [StoreLaw] = [
        StoreLaw("An edit replaces the text and keeps the old one as a version", "ING-1", "ST-6") { trial in
            let id = try await trial.conversation()
            let message = try await trial.save(Samples.message("one", in: id, at: 1))[0]
            #expect(try await trial.store.versions(of: message).isEmpty)
            try await trial.store.edit(message, text: "two", at: Samples.time(10))
            try await trial.store.edit(message, text: "three", at: Samples.time(20))
            let unified = try await trial.message(message).unified
            #expect(unified.content.text == "three")
            #expect(unified.editedAt == Samples.time(20))
            #expect(unified.timestamp == Samples.time(1))
            let versions = try await trial.store.versions(of: message)
            #expect(
                versions == [
                    MessageVersion(text: "one", timestamp: Samples.time(1)),
                    MessageVersion(text: "two", timestamp: Samples.time(10)),
                ])
        },
        StoreLaw("Edits, versions, notes and settings keep the white space at their ends", "ING-1", "ST-6") { trial in
            let id = try await trial.conversation()
            let texts = Samples.spacedTexts
            let message = try await trial.save(Samples.message("one", in: id, at: 1))[0]
            for (number, text) in texts.enumerated() {
                try await trial.store.edit(message, text: text, at: Samples.time(Int64(10 + number)))
                #expect(try await trial.message(message).unified.content.text == text)
                #expect(try await trial.store.versions(of: message).map(\.text) == ["one"] + texts[..<number])
                var contact = Samples.contact("Ann", key: 1)
                contact.note = text
                try await trial.store.saveContact(contact)
                #expect(try await trial.store.contact(contact.id)?.note == text)
                try await trial.store.setSetting("spaced", to: text)
                #expect(try await trial.store.setting("spaced") == text)
            }
        },
        StoreLaw("Repeating an edit succeeds without a write", "ING-2") { trial in
            let id = try await trial.conversation()
            let message = try await trial.save(Samples.message("one", in: id, at: 1))[0]
            try await trial.store.edit(message, text: "two", at: Samples.time(10))
            try await trial.store.edit(message, text: "three", at: Samples.time(20))
            let before = try await trial.store.versions(of: message)
            for (text, second) in [("three", 20), ("two", 10), ("one", 1)] {
                try await trial.store.edit(message, text: text, at: Samples.time(Int64(second)))
            }
            #expect(try await trial.store.versions(of: message) == before)
            #expect(try await trial.message(message).unified.content.text == "three")
        },
        StoreLaw("An edit older than the latest one is kept as a version only", "ING-1") { trial in
            let id = try await trial.conversation()
            let message = try await trial.save(Samples.message("one", in: id, at: 1))[0]
            try await trial.store.edit(message, text: "three", at: Samples.time(30))
            try await trial.store.edit(message, text: "two", at: Samples.time(20))
            let unified = try await trial.message(message).unified
            #expect(unified.content.text == "three")
            #expect(unified.editedAt == Samples.time(30))
            #expect(try await trial.store.versions(of: message).map(\.text) == ["one", "two"])
            #expect(try await trial.found(.term("two")).isEmpty)
        },
        StoreLaw("Of two edits with the same time the one that arrives later counts", "ING-1") { trial in
            let id = try await trial.conversation()
            let message = try await trial.save(Samples.message("one", in: id, at: 1))[0]
            try await trial.store.edit(message, text: "two", at: Samples.time(10))
            try await trial.store.edit(message, text: "three", at: Samples.time(10))
            #expect(try await trial.message(message).unified.content.text == "three")
            #expect(try await trial.store.versions(of: message).map(\.text) == ["one", "two"])
        },
        StoreLaw("A message saved as edited has the time of that edit", "ING-1") { trial in
            let id = try await trial.conversation()
            var new = Samples.message("edited elsewhere", in: id, at: 1)
            new.editedAt = Samples.time(50)
            let message = try await trial.save(new)[0]
            try await trial.store.edit(message, text: "older", at: Samples.time(40))
            #expect(try await trial.message(message).unified.content.text == "edited elsewhere")
            try await trial.store.edit(message, text: "newer", at: Samples.time(60))
            let versions = try await trial.store.versions(of: message)
            #expect(versions.map(\.text) == ["older", "edited elsewhere"])
            #expect(versions.map(\.timestamp) == [Samples.time(40), Samples.time(50)])
        },
        StoreLaw("A text can be added to a message without one", "ING-1") { trial in
            let id = try await trial.conversation()
            let picture = Samples.message(nil, in: id, at: 1, attachments: [Samples.attachment("a.jpg", blob: "a")])
            let message = try await trial.save(picture)[0]
            try await trial.store.edit(message, text: "caption", at: Samples.time(2))
            let content = try await trial.message(message).unified.content
            #expect(content.text == "caption")
            #expect(content.kind == .image && content.attachments.count == 1)
            #expect(
                try await trial.store.versions(of: message) == [MessageVersion(text: "", timestamp: Samples.time(1))])
        },
        StoreLaw("Search finds the current text, not earlier ones", "ST-5") { trial in
            let id = try await trial.conversation()
            let message = try await trial.save(Samples.message("apples", in: id, at: 1))[0]
            try await trial.store.edit(message, text: "pears", at: Samples.time(2))
            #expect(try await trial.found(.term("apples")).isEmpty)
            #expect(try await trial.found(.term("pears")) == ["pears"])
        },
        StoreLaw("A deleted message cannot be edited", "ST-11") { trial in
            let id = try await trial.conversation()
            for mode in [DeletionMode.tombstone, .tombstoneKeepingText] {
                let message = try await trial.save(Samples.message("one", in: id, externalID: "\(mode)"))[0]
                _ = try await trial.store.deleteMessage(message, mode)
                let before = try await trial.message(message)
                try await trial.store.edit(message, text: "two", at: Samples.time(9))
                #expect(try await trial.message(message) == before)
                #expect(try await trial.store.versions(of: message).isEmpty)
            }
        },
    ]
}
