import Synchronization
import WhisperArchive
import WhisperBlobPort
import WhisperBrowser
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperPages
import WhisperPosixFiles
import WhisperScreenPort
import WhisperStorePort
import WhisperVault

/// Does what the full-screen view asks for, and returns what is to be said about it.
final class BrowserActions: Sendable {
    private let vault: Vault
    private let context: Context
    private let copies: OpenedCopies

    private var localizer: Localizer { context.localizer }

    init(_ vault: Vault, _ context: Context) {
        self.vault = vault
        self.context = context
        copies = OpenedCopies(context.environment)
    }

    /// Removes the copies of files that were opened.
    func finish() { copies.remove() }

    // MARK: Chats

    func setPinned(_ id: UniqueIdentifier, _ isPinned: Bool) async throws -> String {
        try await vault.store.setPinned(id, isPinned)
        return localizer(isPinned ? BrowserText.pinned : .unpinned)
    }

    func setMuted(_ id: UniqueIdentifier, _ isMuted: Bool) async throws -> String {
        try await vault.store.setMuted(id, isMuted)
        return localizer(isMuted ? BrowserText.muted : .unmuted)
    }

    func setArchived(_ id: UniqueIdentifier, _ isArchived: Bool) async throws -> String {
        try await vault.store.setArchived(id, isArchived)
        return localizer(isArchived ? BrowserText.archived : .unarchived)
    }

    func markRead(_ id: UniqueIdentifier, upTo message: UniqueIdentifier?) async throws -> String {
        let count = try await vault.store.markRead(id, upTo: message)
        return localizer(BrowserText.read, ["count": .count(count)])
    }

    func deleteChat(_ id: UniqueIdentifier) async throws -> String {
        try await Deletion(store: vault.store, blobs: try vault.attachments()).deleteConversation(id)
        return localizer(BrowserText.deleted)
    }

    // MARK: Messages

    func deleteMessage(_ id: UniqueIdentifier) async throws -> String {
        try await Deletion(store: vault.store, blobs: try vault.attachments()).deleteMessage(id, .tombstone)
        return localizer(BrowserText.deleted)
    }

    func copy(_ id: UniqueIdentifier, to screen: any Screen) async throws -> String {
        guard let text = try await vault.store.message(id)?.unified.content.text else {
            return localizer(BrowserText.nothingToCopy)
        }
        return try copy(text, to: screen)
    }

    /// Copies what `whisper messages` prints before a message, by which commands find it.
    func copyReference(_ id: UniqueIdentifier, to screen: any Screen) async throws -> String {
        guard let message = try await vault.store.message(id) else { return localizer(BrowserText.notHere) }
        return try copy(MessageReference(of: message.unified).text, to: screen)
    }

    func copyReference(ofChat id: UniqueIdentifier, to screen: any Screen) async throws -> String {
        guard let chat = try await vault.store.conversation(id) else { return localizer(BrowserText.gone) }
        return try copy(ShortChatReference(of: chat).description, to: screen)
    }

    private func copy(_ text: String, to screen: any Screen) throws -> String {
        localizer(try screen.copy(text) ? BrowserText.copied : .notCopied)
    }

    /// Saves the files of a message in the current directory, under free names.
    func save(_ id: UniqueIdentifier) async throws -> String {
        let blobs = try vault.attachments()
        var names: [String] = []
        for (attachment, blob) in try await held(id, blobs) {
            let name = try freeName(AttachmentName.harmless(attachment.name, id: blob))
            try write(blob, of: blobs, to: name)
            names.append(name)
        }
        guard !names.isEmpty else { return localizer(BrowserText.noAttachment) }
        return LocalizedMessage(
            BrowserText.saved, ["count": .count(names.count), "names": .list(names)]
        ).text(localizer)
    }

    /// Opens the first file of a message in another program, from a copy in memory. What the other program could run is
    /// not opened, whatever its name (LOOK-2).
    func openFile(_ id: UniqueIdentifier) async throws -> String {
        let blobs = try vault.attachments()
        guard let (_, blob) = try await held(id, blobs).first else { return localizer(BrowserText.noAttachment) }
        let form = MediaForm(try blobs.makeReader(blob).read())
        guard form != .other else { return localizer(BrowserText.onlyMedia) }
        guard let path = copies.path(for: "\(blob.hex.prefix(16)).\(form.fileExtension)") else {
            return localizer(BrowserText.noSpace)
        }
        if try !Files.exists(path) { try write(blob, of: blobs, to: path) }
        let isOpened = await BrowserActions.start(path)
        return LocalizedMessage(isOpened ? BrowserText.opened : .cannotOpen, ["path": .text(path)]).text(localizer)
    }

    /// The files of a message that the vault holds.
    private func held(
        _ id: UniqueIdentifier, _ blobs: any BlobStore
    ) async throws -> [(attachment: Attachment, blob: BlobID)] {
        let attachments = try await vault.store.message(id)?.unified.content.attachments ?? []
        return try attachments.compactMap { attachment in
            guard let blob = attachment.sha256.flatMap({ BlobID(hex: $0) }), try blobs.contains(blob) else {
                return nil
            }
            return (attachment, blob)
        }
    }

    private func write(_ id: BlobID, of blobs: any BlobStore, to path: String) throws {
        let file = try OutputFile(path: path, mayReplace: false)
        do {
            let reader = try blobs.makeReader(id)
            while case let bytes = try reader.read(), !bytes.isEmpty { try file.write(bytes) }
            try file.commit()
        } catch {
            file.abandon()
            throw error
        }
    }

    /// A name that no file in the current directory has.
    private func freeName(_ name: String) throws -> String {
        guard try Files.exists(name) else { return name }
        let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
        for number in 2...1_000 {
            let candidate = "\(name[..<dot]) (\(number))\(name[dot...])"
            if try !Files.exists(candidate) { return candidate }
        }
        throw CommandFailure(.output, FailureText.fileExists, ["path": .text(name)])
    }

    /// Starts the desktop's program for a file; its path has no character that a shell knows.
    ///
    /// - Returns: Whether it was started: it ended with success, or still runs after three seconds, as viewers do.
    private static func start(_ path: String) async -> Bool {
        await withCheckedContinuation { continuation in
            Task.detached {
                #if os(Linux)
                    let opener = "xdg-open"
                #else
                    let opener = "open"
                #endif
                // The program is detached from what is shown on the terminal, and from this one once it shows the file.
                let command = """
                    exec 2>/dev/null
                    command -v \(opener) >/dev/null || exit 127
                    \(opener) \(path) >/dev/null 2>&1 </dev/null &
                    opener=$! left=30
                    while kill -0 $opener 2>/dev/null; do
                        [ $left -gt 0 ] || exit 0
                        left=$((left - 1))
                        sleep 0.1
                    done
                    wait $opener
                    """
                guard let child = try? ShellCommand.start(command, hiding: [Environment.passphraseName]) else {
                    return continuation.resume(returning: false)
                }
                continuation.resume(returning: child.finish() == 0)
            }
        }
    }
}

/// The copies of files that were opened: in a private folder in memory, which is removed at the end, and after a kill at
/// the next start (LOOK-6).
private final class OpenedCopies: Sendable {
    private let environment: Environment
    private let folder = Mutex<MemoryFolder?>(nil)

    /// The number of bytes for which there should be space.
    private static let space: Int64 = 256 << 20

    init(_ environment: Environment) {
        self.environment = environment
        MemoryFolder.removeRemains(environment)
    }

    /// The path of a copy of this name; nil if there is no private storage in memory.
    func path(for name: String) -> String? {
        folder.withLock { folder in
            if folder == nil {
                folder = try? MemoryFolder.make(
                    environment, for: OpenedCopies.space, random: .random(in: .min ... .max))
            }
            switch folder {
            case .some(let made): return "\(made.path)/\(name)"
            case .none: return nil
            }
        }
    }

    func remove() {
        folder.withLock { folder in
            switch folder {
            case .some(let made): try? made.remove()
            case .none: break
            }
            folder = nil
        }
    }
}
