import Testing
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("What an added file says of messages that another source shows (ST-13)", .ownThreads)
struct FileClaimTests {
    private typealias Samples = JSONAndDatabaseTests

    @Test(
        "Of two texts, neither of which is an edit, the database's is the message, whichever comes first (ST-13)",
        arguments: [
            "zz you owe me money", "AA you owe me money", "whisper1:v1." + String(repeating: "A", count: 700),
        ], [true, false])
    func otherText(words: String, isFirst: Bool) async throws {
        for me in [nil, "+4917099999"] {
            let lines = try await Samples.forged(("what was said as number 0", words))
            try await Samples.inEachStore { vault in
                if isFirst { try await vault.load(lines: lines, me: me) }
                try await vault.load(Samples.small())
                if !isFirst { #expect(try await vault.load(lines: lines, me: me).changed == 0) }
                let message = try #require(try await Samples.messages(vault).first).unified
                #expect(message.content.text == "what was said as number 0" && message.editedAt == nil)
                #expect(try await vault.store.versions(of: message.id) == [])
                #expect(!message.isOfFile)
            }
        }
    }

    @Test(
        "A file that comes first makes nothing else of a message than the database shows (ST-13)",
        arguments: [
            (#""type":"text","text":"what was said as number 0""#, #""type":"poll","text":"zzz""#),
            (#""type":"text","text":"what was said as number 0""#, #""type":"system","text":"zzz""#),
            (#""type":"text","text":"what was said as number 0""#, #""type":"image","text":null"#),
            (#""type":"text","text":"what was said as number 0""#, #""type":"deleted","text":null"#),
            (#""timestamp":"2020-09-13"#, #""timestamp":"2019-09-13"#),
        ])
    func otherMessage(words: String, others: String) async throws {
        let lines = try await Samples.forged((words, others))
        try await Samples.inEachStore { vault in
            try await vault.load(lines: lines)
            try await vault.load(Samples.small())
            let message = try #require(try await Samples.messages(vault).first { $0.unified.externalID == "3EB0" })
                .unified
            #expect(message.content == Content(kind: .text, text: "what was said as number 0"))
            #expect(message.timestamp.milliseconds == Samples.start)
        }
    }

    @Test("What a bridge reports at the same second as a file is the message (ST-13)")
    func otherTextOfBridge() async throws {
        let lines = try await Samples.forged(
            ("what was said as number 0", "zz you owe me money"), (".123Z", "Z"), ("millisecond", "second"))
        try await Samples.inEachStore { vault in
            try await vault.load(lines: lines)
            let held = try #require(try await Samples.messages(vault).first)
            #expect(held.unified.isOfFile && held.unified.precision == .second)
            let sender = try await vault.store.sender(
                for: NewSender(
                    platform: .whatsapp, aliases: [PersonAlias(kind: .phoneNumber, value: "+4917011111")],
                    participant: Participant(identifier: "+4917011111", displayName: "Ann"), isOwner: false,
                    seenAt: held.unified.timestamp))
            _ = try await vault.store.commit(
                IngestionGroup([
                    .message(
                        NewMessage(
                            conversation: held.conversation, externalID: "3EB0", platform: .whatsapp,
                            timestamp: held.unified.timestamp, precision: .second, sender: sender,
                            direction: .incoming, status: .sent,
                            content: Content(kind: .text, text: "what was said as number 0"), platformSpecific: ""))
                ]))
            let message = try #require(try await Samples.messages(vault).first)
            #expect(message.unified.content.text == "what was said as number 0" && message.direction == .incoming)
            #expect(!message.unified.isOfFile)
        }
    }
}
