import Foundation
import Testing
import WhisperArchive
import WhisperJSONText
import WhisperTestThreads
import WhisperVault

@Suite("The guide to people and groups, line by line (CLI-1, ING-6)", .ownThreads)
struct PeopleGuideTests {
    private func vault() async throws -> TestVault {
        let vault = try TestVault()
        try await vault.fill { store in
            let ana = NewSender.person("Ana Reis", "+491700000002")
            let ben = NewSender.person("Ben Okoro", "+491700000003")
            let group = try await store.report(
                "Trip to Rome", key: "1@g.us",
                NewChatDetails(
                    description: "Flights on Friday, hotel near the Pantheon",
                    members: [
                        .init(ana, role: .owner), .init(.owner, role: .admin), .init(ben, role: .member),
                    ], hasAllMembers: true))
            try await store.write("Tickets are booked", id: "m1", in: group, by: .owner)
            let target = MessageTarget(conversation: group.id, externalID: "m1")
            _ = try await store.commit(
                IngestionGroup([
                    .receipt(target, by: ana, .read, at: .january(4)),
                    .receipt(target, by: ben, .delivered, at: .january(4)),
                ]))
            let chat = try await store.conversation(
                for: ConversationReference(
                    platform: .whatsapp, key: "491700000002@s.whatsapp.net", title: "Ana Reis", kind: .direct))
            try await store.write("Ciao", id: "m2", in: chat, by: ana)
        }
        return vault
    }

    @Test("Each line of the guide works, and prints what the guide shows")
    func guide() async throws {
        let vault = try await vault()
        let message = try #require(
            try vault.expect(["messages", "Trip to Rome", "--json"]).objects().first?.string("ref"))
        let programs = URL(filePath: WhisperBinary.path).deletingLastPathComponent().path
        let examples = try ConsoleExample.all(in: "docs/guides/people-and-groups.md")
        #expect(examples.count >= 10)
        for example in examples {
            let run = try CommandRun.program(
                "/bin/sh", ["-c", example.command.replacing("w7k2m9x4", with: message)], in: vault.scratch,
                environment: [
                    "PATH": "\(programs):/usr/bin:/bin", "WHISPER_HOME": vault.scratch.path,
                    "WHISPER_PASSPHRASE": "correct horse", "TZ": "UTC",
                ])
            #expect(run.status == 0 && !run.output.isEmpty, "\(example): \(run.errors)")
            for line in example.fixedLines where !line.isEmpty {
                #expect(run.lines.contains(line), "“\(line)” is not in: \(run.output)")
            }
        }
    }
}
