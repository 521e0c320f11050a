import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Messages that several sources report, merged field by field (WDB-6).
    static let merges: [StoreLaw] = [
        StoreLaw("Reports of different precision are merged field by field, whichever comes first", "WDB-6") { trial in
            var forms: [[String]] = []
            for isBridgeFirst in [true, false] {
                let chat = try await trial.conversation("chat \(isBridgeFirst)")
                let ann = try await trial.sender("Ann")
                var bridge = Samples.message("first", in: chat, at: 1, from: ann, externalID: "a")
                bridge.replyTo = "b"
                bridge.platformSpecific = #"{"forwarded":true}"#
                var database = Samples.message("second", in: chat, at: 1, from: ann, externalID: "a")
                database.timestamp = Timestamp(milliseconds: Samples.time(1).milliseconds + 234)
                database.precision = .millisecond
                database.editedAt = Samples.time(60)
                database.status = .read
                let changes: [IngestedChange] = [.message(bridge), .merged(database, with: nil)]
                let order = isBridgeFirst ? changes : changes.reversed()
                for change in order { _ = try await trial.store.commit(IngestionGroup([change])) }
                let again = try await trial.store.commit(IngestionGroup(order))
                #expect(again == CommitOutcome(duplicates: 2))
                let held = try #require(try await trial.store.message(conversation: chat, externalID: "a"))
                #expect(held.unified.timestamp == database.timestamp && held.unified.precision == .millisecond)
                #expect(held.unified.content.text == "second" && held.unified.editedAt == Samples.time(60))
                #expect(held.unified.replyTo == "b" && held.status == .read)
                #expect(try await trial.found(.term("first")).isEmpty)
                let versions = try await trial.store.versions(of: held.unified.id)
                #expect(versions == [MessageVersion(text: "first", timestamp: Samples.time(1))])
                forms.append(held.unified.platformSpecific.members.map(\.name) + versions.map(\.text))
            }
            #expect(forms[0] == forms[1])
            try await expectSound(trial.store)
        },
        StoreLaw("A merged report of a message that an export contains takes its place", "WDB-6") { trial in
            let chat = try await trial.conversation()
            let ann = try await trial.sender("Ann")
            var exported = Samples.message("hello", in: chat, at: 0, from: ann)
            exported.local = LocalTime(text: "14.11.23, 23:13", zone: "Europe/Berlin")
            exported.precision = .minute
            let held = try await trial.save(exported)[0]
            var database = Samples.message("hello", in: chat, at: 7, from: ann, externalID: "a")
            database.precision = .millisecond
            let group = IngestionGroup([.merged(database, with: held)])
            #expect(try await trial.store.commit(group) == CommitOutcome(replaced: 1))
            #expect(try await trial.store.commit(group) == CommitOutcome(duplicates: 1))
            let message = try await trial.message(held)
            #expect(message.unified.externalID == "a" && message.unified.timestamp == Samples.time(7))
            #expect(message.unified.platformSpecific["linked"] == .string(exported.externalID))
            #expect(try await trial.texts(chat) == ["hello"])
            try await expectSound(trial.store)
        },
        StoreLaw("A text that an export showed leaves the earlier ones when its edit is reported", "WDB-6") { trial in
            let chat = try await trial.conversation()
            let first = Samples.message("one", in: chat, at: 1)
            let message = try await trial.save(first)[0]
            var shown = first
            shown.content.text = "three"
            shown.editedAt = Samples.time(60)
            shown.platformSpecific = #"{"edited":true}"#
            _ = try await trial.store.commit(IngestionGroup([.merged(shown, with: message)]))
            #expect(try await trial.message(message).unified.isMarkedAsEdited)
            try await trial.store.edit(message, text: "two", at: Samples.time(80))
            #expect(try await !trial.message(message).unified.isMarkedAsEdited)
            let sent = MessageVersion(text: "one", timestamp: Samples.time(1))
            #expect(
                try await trial.store.versions(of: message) == [
                    sent, MessageVersion(text: "three", timestamp: Samples.time(60), isTimeEstimated: true),
                ])
            for _ in 1...2 {
                try await trial.store.edit(message, text: "three", at: Samples.time(90))
                try await trial.store.edit(message, text: "two", at: Samples.time(80))
                let unified = try await trial.message(message).unified
                #expect(unified.content.text == "three" && unified.editedAt == Samples.time(90))
                #expect(
                    try await trial.store.versions(of: message) == [
                        sent, MessageVersion(text: "two", timestamp: Samples.time(80)),
                    ])
            }
            try await expectSound(trial.store)
        },
        StoreLaw("An edit that a source reports again with more digits is one edit", "WDB-6") { trial in
            let id = try await trial.conversation()
            let message = try await trial.save(Samples.message("one", in: id, at: 1))[0]
            try await trial.store.edit(message, text: "two", at: Samples.time(10))
            let precise = Timestamp(milliseconds: Samples.time(10).milliseconds + 500)
            try await trial.store.edit(message, text: "two", at: precise)
            try await trial.store.edit(message, text: "two", at: Samples.time(10))
            #expect(try await trial.message(message).unified.editedAt == precise)
            #expect(try await trial.store.versions(of: message).map(\.text) == ["one"])
        },
    ]
}
