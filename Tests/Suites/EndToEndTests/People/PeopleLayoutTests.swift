import Foundation
import Testing
import WhisperArchive
import WhisperCommand
import WhisperTestThreads
import WhisperVault

@Suite("Groups, people and receipts at a terminal (UX-4)", .ownThreads)
struct PeopleLayoutTests {
    private func vault() async throws -> TestVault {
        let vault = try TestVault()
        try await vault.fill { store in
            let members: [NewChatDetails.NewMember] = [
                .init(.person("Wilhelmina von und zu Hohenstein-Ahrensburg", "+491700000002"), role: .owner),
                .init(.person("小明和他的朋友们的名字也很长很长很长", "+8613800000000"), role: .admin),
                .init(.person("ليلى بنت عبد الرحمن الأندلسية", "+201000000000", kind: .verifiedName), role: .member),
                .init(.owner, role: .member),
            ]
            let group = try await store.report(
                "The long way to Santiago de Compostela", key: "1@g.us",
                NewChatDetails(description: String(repeating: "step by step ", count: 20), members: members))
            try await store.write("Hello", id: "m1", in: group, by: .owner)
            _ = try await store.commit(
                IngestionGroup([
                    .receipt(
                        MessageTarget(conversation: group.id, externalID: "m1"), by: members[1].sender, .read,
                        at: .january(4))
                ]))
        }
        return vault
    }

    @Test(
        "Every line fits terminals of 40, 80 and 200 columns in every language (UX-3, UX-4)",
        arguments: ["en_GB", "de_DE", "es_ES", "fr_FR", "pt_BR", "tr_TR", "ar_EG", "hi_IN", "zh_CN"])
    func widths(_ locale: String) async throws {
        let vault = try await vault()
        let message = try #require(try vault.expect(["messages", "Santiago", "--json"]).objects().first?.string("ref"))
        let commands = [
            ["groups"], ["groups", "show", "Santiago"], ["people"], ["people", "show", "+201000000000"],
            ["receipts", message],
        ]
        for columns in [40, 80, 200] {
            for command in commands {
                let session = try TerminalSession(
                    command + ["--quiet", "--vault", vault.path, "--passphrase-file", vault.passphraseFile],
                    in: vault.scratch, environment: ["NO_COLOR": "1", "LC_ALL": "\(locale).UTF-8"],
                    columns: UInt16(columns))
                #expect(session.finish() == 0, "\(session.text)")
                let lines = session.text.split(whereSeparator: \.isNewline)
                #expect(lines.count >= 2, "\(command)")
                let long = lines.filter { DisplayWidth.of(String($0)) > columns }
                #expect(long.isEmpty, "\(command) at \(columns): \(long)")
            }
        }
    }

    @Test("What can be done next is shown, and works (CLI-4)")
    func nextSteps() async throws {
        let vault = try await vault()
        let session = try TerminalSession(
            ["groups", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch)
        #expect(session.finish() == 0)
        let reference = try #require(session.text.firstMatch(of: #/groups show ([0-9a-z]{6})/#)?.1)
        #expect(try vault.expect(["groups", "show", String(reference)]).output.contains("Santiago"))
    }
}
