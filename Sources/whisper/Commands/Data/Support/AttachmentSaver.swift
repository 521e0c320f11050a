import WhisperVault
import WhisperBlobPort
import WhisperCommand
import WhisperLocalization
import WhisperMessage
import WhisperPosixFiles

/// Saves the contents of attachments as files, under the names that their senders gave them.
///
/// A name is made harmless first: no directory, no control characters, no leading dot. No file that is there already is
/// replaced; a second one of the same name gets a number.
struct AttachmentSaver {
    private let blobs: any BlobStore
    private let directory: String
    private let context: Context
    private var taken: Set<String>
    private var saved: [BlobID: String] = [:]
    private var savedCount = 0
    private var absentCount = 0
    private var damaged: Set<BlobID> = []

    init(vault: Vault, directory: String, _ context: Context) throws {
        self.directory = directory
        self.context = context
        blobs = try vault.attachments()
        do {
            _ = try Files.makeDirectory(directory)
            taken = Set(try Files.names(in: directory).map { $0.lowercased() })
        } catch {
            throw CommandFailure(
                .output, FailureText.cannotWriteFile,
                ["path": .text(directory), "reason": .text(SystemFailure(errno: error.number).reason)])
        }
    }

    /// Saves the attachments of a message that the vault holds.
    mutating func save(_ message: StoredMessage) throws {
        for attachment in message.unified.content.attachments {
            guard let id = attachment.sha256.flatMap({ BlobID(hex: $0) }), try blobs.contains(id) else {
                absentCount += 1
                continue
            }
            guard saved[id] == nil, !damaged.contains(id) else { continue }
            try Task.checkCancellation()
            let name = freeName(AttachmentName.harmless(attachment.name, id: id))
            guard try OutputFile.write(id, of: blobs, to: directory + "/" + name) else {
                damaged.insert(id)
                continue
            }
            saved[id] = name
            savedCount += 1
        }
    }

    /// Reports what was saved. With a damaged content, the command ends as a partial one (CLI-5).
    func report() throws(CommandFailure) {
        context.output.note(MessageText.attachmentsSaved, ["count": .count(savedCount), "path": .text(directory)])
        if absentCount > 0 {
            context.output.note(MessageText.attachmentsNotHeld, ["count": .count(absentCount)])
        }
        guard !damaged.isEmpty else { return }
        throw CommandFailure(
            .partial, PageExportText.damagedMedia, ["count": .count(damaged.count)],
            hint: LocalizedMessage(FailureText.vaultDamagedHint))
    }

    private mutating func freeName(_ name: String) -> String {
        var candidate = name
        var number = 2
        let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
        while !taken.insert(candidate.lowercased()).inserted {
            candidate = "\(name[..<dot]) (\(number))\(name[dot...])"
            number += 1
        }
        return candidate
    }
}
