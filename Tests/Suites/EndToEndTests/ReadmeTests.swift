import Foundation
import Testing
import WhisperTestSupport
import WhisperTestThreads

@Suite(
    "The README, typed line by line at a terminal, questions answered (CLI-1)", .ownThreads, .timeLimit(.minutes(10)))
struct ReadmeTests {
    /// A person with an empty home, in a folder with the files that the README names.
    private final class Person {
        let scratch: Scratch
        let folder: String
        let shell: ShellSession

        init(tools: String? = nil) throws {
            scratch = try Scratch()
            folder = scratch("folder")
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            shell = try ShellSession(
                in: folder, scratch: scratch, tools: tools)
        }

        deinit { shell.leave() }

        /// Types a line that must end as the document shows it.
        func type(_ example: ConsoleExample, sourceLocation: SourceLocation = #_sourceLocation) throws {
            let ended = try shell.run(example.command)
            #expect(
                example.fails ? ended.status != 0 : ended.status == 0, "\(example): \(ended.screen)",
                sourceLocation: sourceLocation)
            for line in example.fixedLines {
                #expect(ended.screen.contains(line), "\(example) shows \(ended.screen)", sourceLocation: sourceLocation)
            }
        }

        /// Types a line that prepares what the document takes for granted.
        func prepare(_ line: String) throws {
            let ended = try shell.run(line)
            try #require(ended.status == 0, "\(ended.screen)")
        }

        func write(_ lines: [String], chat: String) throws {
            let text = lines.map { "31/12/2018, 20:15 - \($0)\n" }.joined()
            try ExportFiles.zip([("_chat.txt", Array(text.utf8))])
                .write(to: URL(filePath: folder + "/WhatsApp Chat with \(chat).zip"))
        }
    }

    private func block(_ beginning: String, terminal: String = "") throws -> [ConsoleExample] {
        try ConsoleExample.block(beginning, terminal: terminal, in: "README.md")
    }

    @Test("The first three lines make a vault, import a chat and find a message")
    func searching() throws {
        let ana = try Person()
        try ana.write(["Ana: the birthday cake", "Ben: pie"], chat: "Ana")
        for example in try block("whisper init") { try ana.type(example) }
        let found = try ana.shell.run("whisper search cake --plain")
        #expect(found.screen.contains("Ana: the birthday «cake»"), "\(found.screen)")
    }

    @Test("The next two seal a line")
    func sealing() throws {
        let (ana, ben) = (try Person(), try Person())
        try ben.prepare("whisper init && whisper identity create 'Ben Okoro'")
        try ben.prepare("whisper identity export > '\(ana.folder)/ben.key'")
        try ana.prepare("whisper init")
        let examples = try block("whisper identity create")
        try ana.type(examples[0])
        try ana.prepare("whisper contact import ben.key")
        try ana.type(examples[1])
        #expect(examples.count == 2)
    }

    @Test("Two people get from empty machines to a verified message, and to new keys")
    func writing() throws {
        let board = try Clipboard()
        let (ana, ben) = (try Person(tools: board.tools), try Person(tools: board.tools))
        try ben.prepare("whisper init && whisper identity create 'Ben Okoro'")
        try ben.prepare("whisper qr show --png '\(ana.folder)/ben.png'")
        let examples = try #require(
            try ConsoleExample.blocks(in: "README.md").first { $0.count == 6 && $0[0].command == "whisper init" })
        for example in examples.prefix(2) { try ana.type(example) }
        // Ben does the same on his side.
        try ana.prepare("whisper identity export > '\(ben.folder)/ana.key'")
        try ben.prepare("whisper contact import ana.key && whisper contact verify 'Ana Reis'")
        for example in examples.dropFirst(2) { try ana.type(example) }
        for example in try block("whisper decrypt --clipboard") { try ben.type(example) }

        let sealed = try ana.shell.run("echo 'See you at ten' | whisper encrypt --to 'Ben Okoro' > line")
        #expect(sealed.status == 0)
        let line = try String(contentsOfFile: ana.folder + "/line", encoding: .utf8)
        try ben.write(["Ana Reis: \(line.trimmingCharacters(in: .newlines))"], chat: "Ana Reis")
        let inbox = try block("whisper import")
        try ben.type(inbox[0])
        try ben.type(inbox[1])

        for example in try block("whisper identity rotate", terminal: "ana") {
            guard example.terminal == "ana" else {
                try ben.type(example)
                continue
            }
            try ana.type(example)
            try FileManager.default.removeItem(atPath: ben.folder + "/ana.key")
            try FileManager.default.copyItem(atPath: ana.folder + "/ana.key", toPath: ben.folder + "/ana.key")
        }
    }

    /// Programs of the names that desktops have, since a test has no desktop: what is copied is in a file.
    private struct Clipboard {
        let scratch: Scratch
        var tools: String { scratch("tools") }

        init() throws {
            scratch = try Scratch()
            try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
            let board = scratch("board")
            for (name, body) in [("wl-copy", "cat >'\(board)'"), ("wl-paste", "cat '\(board)'")] {
                let path = try scratch.write("#!/bin/sh\n\(body)\n", to: "tools/\(name)")
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            }
        }
    }
}
