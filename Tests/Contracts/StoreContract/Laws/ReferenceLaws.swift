import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The references that identify a conversation.
    static let references: [StoreLaw] = [
        StoreLaw("Every reference of a conversation is listed, in the order of addition", "ST-6", "ING-1") {
            trial in
            let store = trial.store
            let id = try await trial.conversation("a")
            #expect(try await store.references(of: id).map(\.key) == ["a"])
            for key in ["c", "b", "c", "a"] { try await store.addAlias(platform: .whatsapp, key: key, to: id) }
            try await store.rename(id, to: "Renamed")
            let found = try await store.references(of: id)
            #expect(found.map(\.key) == ["a", "c", "b"])
            let kind = try await store.conversation(id)?.kind
            #expect(found.allSatisfy { $0.platform == .whatsapp && $0.title == "Renamed" && $0.kind == kind })
            await expectRefusals(.conversationNotFound, { _ = try await store.references(of: Samples.unknownID) })
        },
        StoreLaw("A merged conversation has the references of both, its own first", "ST-6", "ING-1") { trial in
            let store = trial.store
            let (left, right) = (try await trial.conversation("a"), try await trial.conversation("b"))
            try await store.addAlias(platform: .whatsapp, key: "d", to: right)
            try await store.addAlias(platform: .whatsapp, key: "c", to: left)
            _ = try await store.joinConversation(right, into: left)
            #expect(try await store.references(of: left).map(\.key) == ["a", "c", "b", "d"])
            await expectRefusals(.conversationNotFound, { _ = try await store.references(of: right) })
        },
        StoreLaw("The number of remote attachments follows each of their changes", "MX-4", "ST-13") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            #expect(try await store.remoteAttachments() == 0)
            let remote = WhisperMessage.Attachment(name: "r", state: .remote)
            let found = Samples.attachment("f", blob: "a")
            let messages = try await trial.save(
                Samples.message("1", in: chat, attachments: [remote, found, remote]),
                Samples.message("2", in: chat, attachments: [remote]))
            #expect(try await store.remoteAttachments() == 3)
            try await store.settleAttachment(of: messages[0], at: 2, .expired)
            #expect(try await store.remoteAttachments() == 2)
            _ = try await store.deleteMessage(messages[1], .erase)
            #expect(try await store.remoteAttachments() == 1)
            #expect(try await store.attachmentStates()[.remote] == 1)
        },
    ]
}
