/// Why these commands fail, and what can be done about it. The failures of opening are those of ENV-6, and no others.
public enum SealingFailureText: String, TextKey {
    case invalidEnvelope, invalidEnvelopeHint, noEnvelopeHint, replayDetected, replayHint, replayDeletedHint,
        messageExpired,
        messageExpiredHint,
        notAddressed, notAddressedHint, ownEnvelope, ownEnvelopeHint,
        signatureCancelled, replayFull, replayFullHint, messageTooLong, noIdentity, noIdentityHint, noSuchIdentity,
        noSuchIdentityHint, identityExists, identityArchived, identityArchivedHint, identityNotActive, noSigningKey,
        noSigningKeyHint, invalidName, noSuchContact, noSuchContactHint, noSuchContactSuggestion, verifyingRevoked,
        verifyingRevokedHint, ambiguousContact, ambiguousContactHint,
        contactExists, contactExistsHint, contactBlocked, contactBlockedHint, contactRevoked, contactRevokedHint,
        keyChanged, keyChangedHint, senderKeyChanged, senderKeyChangedHint, senderRevoked, policyRawKey,
        policyRawKeyHint, policySignature, policySignatureHint, policySignatureKeyHint, invalidBundle,
        invalidBundleHint, invalidKeybook,
        invalidBackup, invalidKey, inputTooLong, wrongBackupPassphrase, presenceFailed, presenceUnavailable,
        presenceUnavailableHint, gateDamaged, gateHint, secretMissing, secretMissingHint, signingKeyMissing,
        signingKeyMissingHint, noRecipient, noRecipientHint,
        oneRecipient, signOrNot, unknownPolicy, unknownPolicyHint, unknownSwitch, forgetNotHere, notAPicture,
        pictureTooLarge, noCode,
        noUsefulCode, codeTooLong, unreadableCode, invalidScale, nothingToShow, oneSubject, noClipboard,
        noClipboardHint, noClipboardToWrite, noClipboardToWriteHint, fileOrClipboard, oneSource, someNotOpened,
        noneOpened, clockUnusable, publicKeyHint, cutEnvelopeHint, envelopeAsPath, envelopeAsPathHint, ownKeys,
        ownKeysHint, mixedKeys, mixedKeysHint, onLine, damagedOnLine, damagedInFile, otherVersionOnLine,
        otherVersionInFile, someDamaged, nothingTyped, nothingTypedHint
}

extension SealingFailureText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .invalidEnvelope:
            "Invalid envelope"
        case .invalidEnvelopeHint:
            "It was changed on the way, or is damaged. Copy it again, or ask for it to be sealed once more."
        case .noEnvelopeHint:
            "There is no sealed message in this text. One begins with “whisper1:”; copy all of it."
        case .cutEnvelopeHint:
            "A sealed message begins in this text, but is incomplete or damaged. Copy all of it again, to the end of the line."
        case .envelopeAsPath:
            "This is a sealed message, not the name of a file."
        case .envelopeAsPathHint:
            "Run “{command}”, and paste the message there."
        case .onLine:
            "Line {line}: {problem}"
        case .damagedOnLine:
            "A sealed message begins on line {line}, but is incomplete or damaged."
        case .damagedInFile:
            "A sealed message begins on line {line} of “{path}”, but is incomplete or damaged."
        case .someDamaged:
            .plural(
                one: "{count} sealed message is incomplete or damaged. Copy it again, to the end of the line.",
                other: "{count} sealed messages are incomplete or damaged. Copy them again, to the end of the line.")
        case .ownKeys:
            "These are your own keys, those of your identity “{name}”, and not a contact’s."
        case .ownKeysHint:
            "Your keys are for the other person to add. Ask for theirs, which “whisper identity export” prints on their device."
        case .mixedKeys:
            "One of these two keys is your own, that of your identity “{name}”, and the other one is not."
        case .mixedKeysHint:
            "Nobody has such keys: they were put together by mistake or to deceive. Do not use them, and ask the person for theirs."
        case .otherVersionOnLine:
            "What begins on line {line} looks like a sealed message of another version of Whisper, which this one cannot open."
        case .otherVersionInFile:
            "What begins on line {line} of “{path}” looks like a sealed message of another version of Whisper, which this one cannot open."
        case .nothingTyped:
            "Nothing was typed, so nothing was sealed."
        case .nothingTypedHint:
            "Type the message first, then Ctrl-D on a line of its own."
        case .publicKeyHint:
            "This is a public key, not an envelope. Add it with: whisper contact import FILE"
        case .replayDetected:
            "Replay detected"
        case .replayHint:
            "The envelope was opened before. Its message is in the vault: {reference}. Read it with “{command}”."
        case .replayDeletedHint:
            "The envelope was opened before. Its message is no longer in the vault: it was deleted."
        case .messageExpired:
            "Message expired"
        case .messageExpiredHint:
            "An envelope opens only within 48 hours of its time. Check this device’s clock with “whisper doctor”."
        case .notAddressed:
            "This message is not addressed to you"
        case .notAddressedHint:
            "“whisper identity list” lists the identities that can open messages here. What you sealed for someone else opens on their device alone."
        case .ownEnvelope:
            "You sealed this message for “{name}”, and only they can open it"
        case .ownEnvelopeHint:
            "What you wrote: {command}"
        case .signatureCancelled:
            "Signature cancelled"
        case .replayFull:
            "Replay protection is full"
        case .replayFullHint:
            "The message was not opened: the vault is not writable, so the opening could not be recorded."
        case .messageTooLong:
            .plural(
                one: "The message is too long: at most {count} byte can be sealed.",
                other: "The message is too long: at most {count} bytes can be sealed.")
        case .noIdentity:
            "There is no identity to seal with."
        case .noIdentityHint:
            "Create one with “whisper identity create NAME”."
        case .noSuchIdentity:
            "There is no identity “{name}”."
        case .noSuchIdentityHint:
            "“whisper identity list” lists your identities."
        case .identityExists:
            "An identity “{name}” already exists."
        case .identityArchived:
            "The identity “{name}” is archived: it opens messages but no longer seals any."
        case .identityArchivedHint:
            "Choose another with --from, or create one with “whisper identity create”."
        case .identityNotActive:
            "The identity “{name}” is no longer active."
        case .noSigningKey:
            "The identity “{name}” has no signing key."
        case .noSigningKeyHint:
            "Create an identity with a signing key using “whisper identity create”, or rotate this one with “whisper identity rotate”."
        case .invalidName:
            "“{name}” is not a valid name: use 1 to 128 bytes without control characters."
        case .noSuchContact:
            "There is no contact “{name}”."
        case .noSuchContactHint:
            "“whisper contact list” lists the contacts; to seal to a public key, use --to-key."
        case .noSuchContactSuggestion:
            "There is no contact “{name}”. Did you mean {candidates}?"
        case .verifyingRevoked:
            "The keys of “{name}” are revoked; --yes alone does not restore trust."
        case .verifyingRevokedHint:
            "Compare the words again, then use --yes and --revoked."
        case .ambiguousContact:
            "“{name}” matches several contacts: {candidates}"
        case .ambiguousContactHint:
            "Give the full name, or the fingerprint."
        case .contactExists:
            "A contact “{name}” already exists."
        case .contactExistsHint:
            "Choose another name with --name."
        case .contactBlocked:
            "The contact “{name}” is blocked."
        case .contactBlockedHint:
            "Unblock it with “whisper contact unblock”."
        case .contactRevoked:
            "The keys of “{name}” are revoked."
        case .contactRevokedHint:
            "Ask for a new bundle and import it with “whisper contact import --accept-key-change”."
        case .keyChanged:
            "The keys of “{name}” have changed."
        case .keyChangedHint:
            "Ask the person through another channel. If the change is genuine, use --accept-key-change, then verify the contact again."
        case .senderKeyChanged:
            "The sender’s keys have changed."
        case .senderKeyChangedHint:
            "Do not trust this message until you have spoken with “{name}”. “whisper contact show” shows the known keys."
        case .senderRevoked:
            "The sender’s keys are revoked."
        case .policyRawKey:
            "The policy contact-required-to-send allows only contacts, and the key {key} belongs to none."
        case .policyRawKeyHint:
            "Add the key as a contact with “whisper contact add”."
        case .policySignature:
            "The policy require-signature-for-verified requires a signature for “{name}”."
        case .policySignatureHint:
            "Omit --no-sign."
        case .policySignatureKeyHint:
            "The identity has no signing key. Create one that has with “whisper identity create”, or rotate this one with “whisper identity rotate”."
        case .invalidBundle:
            "This is not a valid bundle."
        case .invalidBundleHint:
            "A bundle begins there, but it is incomplete or was changed on the way. Copy everything from “whisper-key1:” to the end, or ask for it as a file."
        case .invalidKeybook:
            "This is not a valid keybook."
        case .invalidBackup:
            "This is not a valid identity backup."
        case .invalidKey:
            "“{value}” is not a public key: use 64 hexadecimal digits."
        case .inputTooLong:
            "The input exceeds the size limit."
        case .wrongBackupPassphrase:
            "The passphrase is wrong, or the backup was modified."
        case .presenceFailed:
            "The signing passphrase is wrong."
        case .presenceUnavailable:
            "Signing needs the signing passphrase, and there is no terminal to prompt on."
        case .presenceUnavailableHint:
            "Run the command at a terminal, or seal with --no-sign."
        case .gateDamaged:
            "The protection of the signing keys is damaged."
        case .gateHint:
            "If it cannot be restored, “whisper policy set biometric-gated-signing off --forget-signing-keys” deletes the signing keys behind it."
        case .secretMissing:
            "The secret keys of “{name}” are not on this device."
        case .secretMissingHint:
            "Restore them from a backup with “whisper identity restore”, or the whole vault with “whisper restore”."
        case .signingKeyMissing:
            "The signing key of “{name}” is not on this device."
        case .signingKeyMissingHint:
            "Create new keys with “whisper identity rotate”, or restore the lost one from a backup with “whisper identity restore”."
        case .noRecipient:
            "No recipient given."
        case .noRecipientHint:
            "Use --to CONTACT or --to-key HEX."
        case .oneRecipient:
            "--to and --to-key cannot be combined."
        case .signOrNot:
            "--sign and --no-sign cannot be combined."
        case .unknownPolicy:
            "Unknown policy “{name}”."
        case .unknownPolicyHint:
            "“whisper policy list” lists the policies."
        case .unknownSwitch:
            "“{value}” is not valid; use on or off."
        case .forgetNotHere:
            "--forget-signing-keys can only be used with “biometric-gated-signing off”."
        case .notAPicture:
            "“{path}” is not a readable PNG or JPEG image."
        case .pictureTooLarge:
            "The image “{path}” exceeds the size limit."
        case .noCode:
            "No QR code found in “{path}”."
        case .noUsefulCode:
            "No QR code in “{path}” contains a bundle or an envelope."
        case .codeTooLong:
            "The content is too long for a QR code."
        case .unreadableCode:
            "The QR code was not shown because it could not be read back."
        case .invalidScale:
            "--scale must be a number from 2 to 64."
        case .nothingToShow:
            "Standard input contains neither a bundle nor an envelope."
        case .oneSubject:
            "Specify only one thing to show."
        case .noClipboard:
            "Cannot read the clipboard."
        case .noClipboardHint:
            "Install wl-clipboard or xclip, or pass the text on standard input."
        case .noClipboardToWrite:
            "Cannot write to the clipboard."
        case .noClipboardToWriteHint:
            "Install wl-clipboard or xclip, or omit --copy and copy the envelope from standard output."
        case .fileOrClipboard:
            "Use either a file or --clipboard."
        case .oneSource:
            "Use only one of files, --clipboard and --messages."
        case .noneOpened:
            .plural(
                one: "{count} envelope was found, and could not be opened.",
                other: "None of the {count} envelopes could be opened.")
        case .someNotOpened:
            .plural(one: "{count} envelope could not be opened.", other: "{count} envelopes could not be opened.")
        case .clockUnusable:
            "This device’s clock shows a time that envelopes cannot represent."
        }
    }
}
