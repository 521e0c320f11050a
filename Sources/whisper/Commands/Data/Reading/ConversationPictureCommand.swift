import ArgumentParser
import WhisperBlobPort
import WhisperCommand
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperVault

/// `whisper conversation picture`: saves the picture of a chat (ING-6).
struct ConversationPictureCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "picture", PictureText.command, discussion: PictureText.discussion,
            examples: [
                "whisper conversation picture Anna -o anna.jpg", "whisper conversation picture Anna -o - | file -",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(DataOptionText.conversation, value: "CONVERSATION"), completion: .chats)
    var conversation: String

    @Option(name: [.short, .long], help: .text(PictureText.output, value: "FILE"), completion: .file())
    var output: String

    func execute(on vault: Vault, in context: Context) async throws {
        guard output != "-" || !context.terminal.outputIsTerminal else {
            throw CommandFailure(
                .usage, PictureText.notForTerminal, hint: LocalizedMessage(PictureText.notForTerminalHint))
        }
        let chat = try await ConversationFinder(vault.store, in: context).find(conversation)
        guard let id = chat.avatar.flatMap({ BlobID(hex: $0) }) else {
            throw CommandFailure(
                .notFound, PictureText.absent, ["title": .text(chat.title)],
                hint: LocalizedMessage(PictureText.absentHint))
        }
        let blobs = try vault.attachments()
        guard try blobs.contains(id) else {
            throw CommandFailure(.notFound, PictureText.notHeld, ["title": .text(chat.title)])
        }
        let target = try output == "-" ? nil : OutputFile(path: output, mayReplace: false)
        let size: Int64
        do {
            size = try copy(id, from: blobs, to: target, context)
            try target?.commit()
        } catch {
            target?.abandon()
            throw error
        }
        guard output != "-" else { return try context.output.flush() }
        guard context.output.style.isJSON else {
            let shown = context.localizer.language.formatted(bytes: size)
            return context.output.note(
                PictureText.saved, ["title": .text(chat.title), "path": .text(output), "size": .text(shown)])
        }
        try context.output.json([
            "type": "picture", "conversation": .string(chat.id.description), "path": .string(output),
            "bytes": .integer(size),
        ])
    }

    /// Copies a content, and returns its size in bytes.
    private func copy(
        _ id: BlobID, from blobs: any BlobStore, to target: OutputFile?, _ context: Context
    ) throws -> Int64 {
        let reader = try blobs.makeReader(id)
        var size: Int64 = 0
        while true {
            let bytes = try reader.read()
            guard !bytes.isEmpty else { return size }
            if let target { try target.write(bytes) } else { try context.output.append(bytes, as: .foreign) }
            size += Int64(bytes.count)
        }
    }
}
