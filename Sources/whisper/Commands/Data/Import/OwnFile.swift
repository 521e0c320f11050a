import WhisperCommand
import WhisperCore
import WhisperEnvelope
import WhisperIdentity
import WhisperLocalization
import WhisperPosixFiles
import WhisperVault

/// What has no messages, or is Whisper's own, given where chats are to be imported: each has a command of its own (ING-5).
enum OwnFile {
    /// A vault, or a backup of one, in this directory.
    case vault(directory: String)
    /// JSON Lines.
    case lines
    /// One document of JSON, which no export is.
    case document
    /// A folder with an archive of pages.
    case pages
    /// A sealed archive of pages.
    case sealedPages
    /// A backup of identities.
    case identities
    /// Public keys of contacts.
    case keys
    /// The key of an encrypted backup.
    case backupKey
    /// A sealed message.
    case sealed
    /// A table of messages for spreadsheets.
    case table

    /// How much of a file is looked at.
    private static let length = 4_096

    /// What is at a path; nil for anything else, also for what cannot be read, which is reported as what it is.
    init?(at path: String) {
        // A pipe cannot be read a second time.
        switch try? Files.kind(path, followingLinks: true) {
        case .directory:
            if OwnFile.isVault(path) {
                self = .vault(directory: path)
            } else if Adapters.isArchiveOfPages(path) {
                self = .pages
            } else {
                return nil
            }
        case .regular:
            let parent = Files.parent(of: path)
            if OwnFile.namesInVault.contains(FileArgument.name(path)), OwnFile.isVault(parent) {
                self = .vault(directory: parent)
                return
            }
            guard let bytes = try? InputText.beginning(of: path, atMost: OwnFile.length).bytes else { return nil }
            if Adapters.isSealedArchive(bytes) {
                self = .sealedPages
            } else if IdentityBackupFormat.isMarked(bytes) {
                self = .identities
            } else if BundleForm.isBundle(bytes) || BundleForm.isKeybook(bytes) {
                self = .keys
            } else if WhatsAppDatabases.isBackupKey(bytes) {
                self = .backupKey
            } else if bytes.drop(while: JSONBeginning.spaces.contains).starts(with: Envelope.prefix.utf8) {
                self = .sealed
            } else if bytes.starts(with: TableTranscript.head) {
                self = .table
            } else if JSONBeginning.isLine(bytes) {
                self = .lines
            } else if JSONBeginning.isArray(bytes) {
                self = .document
            } else {
                return nil
            }
        default: return nil
        }
    }

    /// A sealed message in what is no chat; nil if there is none.
    static func sealed(at path: String) -> OwnFile? {
        // Opening a pipe once more would wait for another writer.
        guard case .regular? = try? Files.kind(path, followingLinks: true),
            let bytes = try? InputText.beginning(of: path, atMost: SealedText.maximumLength).bytes,
            EnvelopeScanner.mayHoldEnvelope(bytes)
        else { return nil }
        return .sealed
    }

    /// Whether it has lines of JSON, or a document of it.
    var isJSON: Bool {
        switch self {
        case .lines, .document: true
        case .vault, .pages, .sealedPages, .identities, .keys, .backupKey, .sealed, .table: false
        }
    }

    /// Whether a path is a file of JSON Lines.
    static func hasLines(_ path: String) -> Bool {
        if case .lines? = OwnFile(at: path) { true } else { false }
    }

    /// The files of a vault that someone may name instead of its directory.
    private static let namesInVault: Set = ["vault.db", "vault.json", "keychain", "recovery.txt"]

    private static func isVault(_ directory: String) -> Bool {
        let layout = VaultLayout(directory: directory)
        return (try? Files.exists(layout.database) && Files.exists(layout.header)) == true
    }

    /// The failure of an import of this from a path, with what to type instead.
    func failure(at path: String, in context: Context) -> CommandFailure {
        let arguments: [String: TextArgument] = ["path": .text(path)]
        func line(_ words: [NextSteps.Word]) -> String { NextSteps.line(words, in: context) }
        func failure(_ key: DataFailureText, _ words: [NextSteps.Word]) -> CommandFailure {
            CommandFailure(
                .notAnExport, key, arguments,
                hint: LocalizedMessage(DataFailureText.ownCommand, ["command": .text(line(words))]))
        }
        switch self {
        case .vault(let directory):
            func there(_ words: [NextSteps.Word]) -> String { NextSteps.line(words, on: directory, in: context) }
            return CommandFailure(
                .notAnExport, DataFailureText.ownVault, arguments,
                hint: LocalizedMessage(
                    DataFailureText.ownVaultHint,
                    [
                        "read": .text(there(["browse"])),
                        "restore": .text(line(["restore", .argument(directory)])),
                        "export": .text(there(["export", "json", "--full", "-o", "FILE"])),
                        "import": .text(line(["import", "FILE"])),
                    ]))
        case .lines: return failure(.ownLines, ["import", "json", .argument(path)])
        case .document: return CommandFailure(.malformedLine, DataFailureText.documentNotLines, arguments)
        case .pages:
            return CommandFailure(
                .notAnExport, DataFailureText.ownPages, arguments,
                hint: LocalizedMessage(DataFailureText.ownPagesHint, ["file": .text(path + "/index.html")]))
        case .sealedPages: return failure(.ownSealedPages, ["export", "html", "--open", .argument(path)])
        case .identities: return failure(.ownIdentities, ["identity", "restore", .argument(path)])
        case .keys: return failure(.ownKeys, ["contact", "import", .argument(path)])
        case .sealed: return failure(.ownSealed, ["decrypt", .argument(path)])
        case .table:
            return CommandFailure(
                .notAnExport, DataFailureText.ownTable, arguments,
                hint: LocalizedMessage(
                    DataFailureText.ownTableHint,
                    [
                        "export": .text(line(["export", "json", "-o", "FILE"])),
                        "import": .text(line(["import", "FILE"])),
                    ]))
        case .backupKey:
            return CommandFailure(
                .notAnExport, DataFailureText.backupKey, arguments,
                hint: LocalizedMessage(
                    DataFailureText.backupKeyHint,
                    ["command": .text(line(["import", "BACKUP", "--key-file", .argument(path)]))]))
        }
    }
}

/// Texts that may be JSON, by their first characters.
enum JSONBeginning {
    static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

    /// Whether the first line begins as an object does. No export of a chat and no database does.
    static func isLine(_ bytes: [UInt8]) -> Bool {
        guard let inside = inside(bytes, after: UInt8(ascii: "{")) else { return false }
        return inside == UInt8(ascii: "\"") || inside == UInt8(ascii: "}")
    }

    /// Whether it begins as an array of objects does. Lines of an iPhone's export begin with a bracket, and a date in it.
    static func isArray(_ bytes: [UInt8]) -> Bool {
        inside(bytes, after: UInt8(ascii: "[")) == UInt8(ascii: "{")
    }

    /// The first character behind one that opens the text; nil if the text begins with another one.
    private static func inside(_ bytes: [UInt8], after first: UInt8) -> UInt8? {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let object = text.drop(while: spaces.contains)
        guard object.first == first else { return nil }
        return object.dropFirst().drop(while: spaces.contains).first
    }
}
