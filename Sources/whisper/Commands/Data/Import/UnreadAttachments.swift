import WhisperCommand
import WhisperCore
import WhisperIngestionPort
import WhisperJSONText
import WhisperLocalization

/// Reports the attachments that a file has and an import could not read: the vault lacks them, so that the file is still
/// needed (ING-5).
struct UnreadAttachments {
    /// How many there are.
    let count: Int64
    /// The first of them.
    let faults: [AttachmentFault]

    /// Names them.
    func print(to context: Context) {
        guard count > 0 else { return }
        let shown = faults.prefix(UnreadAttachments.mostShown).map { fault in
            let reason = context.localizer(fault.reason.attachmentReason.text)
            return fault.name.map { "\(UntrustedText.line($0)) (\(reason))" } ?? reason
        }
        let names = shown + (count > Int64(shown.count) ? ["…"] : [])
        context.output.warning(
            LocalizedMessage(ImportText.unreadAttachments, ["count": .count(count), "names": .list(names)]))
    }

    /// The same for scripts.
    var json: JSONValue {
        .array(
            faults.map { fault in
                ["name": .string(fault.name), "reason": .string(fault.reason.attachmentReason.rawValue)]
            })
    }

    /// The failure of a command that imported everything else; nil if nothing was left out.
    var failure: CommandFailure? {
        guard count > 0 else { return nil }
        return CommandFailure(
            .partial, DataFailureText.attachmentsUnread, ["count": .count(count)],
            hint: LocalizedMessage(DataFailureText.attachmentsUnreadHint))
    }

    private static let mostShown = 20
}

/// Why an attachment cannot be read. Raw values appear in JSON.
private enum AttachmentReason: String {
    case damaged, encrypted, compression, unreadable

    var text: ImportText {
        switch self {
        case .damaged: .reasonDamaged
        case .encrypted: .reasonEncrypted
        case .compression: .reasonCompression
        case .unreadable: .reasonUnreadable
        }
    }
}

extension IngestionError {
    fileprivate var attachmentReason: AttachmentReason {
        switch self {
        case .damagedArchive: .damaged
        case .encryptedArchive: .encrypted
        case .unknownCompression: .compression
        default: .unreadable
        }
    }
}
