/// Why these commands fail, and what can be done about it. The failures of opening are those of ENV-6, and no others.
public enum SealingFailureText: String, TextKey {
    case invalidEnvelope, replayDetected, messageExpired, messageExpiredHint, notAddressed, notAddressedHint,
        signatureCancelled, replayFull, replayFullHint, messageTooLong, noIdentity, noIdentityHint, noSuchIdentity,
        noSuchIdentityHint, identityExists, identityArchived, identityArchivedHint, identityNotActive, noSigningKey,
        noSigningKeyHint, invalidName, noSuchContact, noSuchContactHint, noSuchContactSuggestion, verifyingRevoked,
        verifyingRevokedHint, ambiguousContact, ambiguousContactHint,
        contactExists, contactExistsHint, contactBlocked, contactBlockedHint, contactRevoked, contactRevokedHint,
        keyChanged, keyChangedHint, senderKeyChanged, senderKeyChangedHint, senderRevoked, policyRawKey,
        policyRawKeyHint, policySignature, policySignatureHint, policySignatureKeyHint, invalidBundle, invalidKeybook,
        invalidBackup, invalidKey, inputTooLong, wrongBackupPassphrase, presenceFailed, presenceUnavailable,
        presenceUnavailableHint, gateDamaged, gateHint, secretMissing, secretMissingHint, signingKeyMissing,
        signingKeyMissingHint, noRecipient, noRecipientHint,
        oneRecipient, signOrNot, unknownPolicy, unknownPolicyHint, unknownSwitch, forgetNotHere, notAPicture,
        pictureTooLarge, noCode,
        noUsefulCode, codeTooLong, unreadableCode, invalidScale, nothingToShow, oneSubject, noClipboard,
        noClipboardHint, oneSource, someNotOpened, clockUnusable
}

extension SealingFailureText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .invalidEnvelope:
            "Invalid envelope"
        case .replayDetected:
            "Replay detected"
        case .messageExpired:
            "Message expired"
        case .messageExpiredHint:
            "An envelope opens within 48 hours of the time in it. Is the clock of this machine right? “whisper doctor” shows it."
        case .notAddressed:
            "This message is not addressed to you"
        case .notAddressedHint:
            "“whisper identity list” shows the identities that can open messages here."
        case .signatureCancelled:
            "Signature cancelled"
        case .replayFull:
            "Replay protection is full"
        case .replayFullHint:
            "The vault cannot be written, so it could not be noted that the message is opened. Nothing was opened."
        case .messageTooLong:
            .plural(
                one: "The message is too long: at most {count} byte can be sealed.",
                other: "The message is too long: at most {count} bytes can be sealed.")
        case .noIdentity:
            "There is no identity to seal with."
        case .noIdentityHint:
            "“whisper identity create NAME” makes one."
        case .noSuchIdentity:
            "There is no identity “{name}”."
        case .noSuchIdentityHint:
            "“whisper identity list” shows your identities."
        case .identityExists:
            "There is an identity “{name}” already."
        case .identityArchived:
            "The identity “{name}” is archived: it opens messages, but seals none."
        case .identityArchivedHint:
            "Choose another one with --from, or make one with “whisper identity create”."
        case .identityNotActive:
            "The identity “{name}” is not active any more."
        case .noSigningKey:
            "The identity “{name}” has no signing key."
        case .noSigningKeyHint:
            "Make an identity with a signing key with “whisper identity create”, or rotate this one with “whisper identity rotate”."
        case .invalidName:
            "“{name}” is no name: it has to be 1 to 128 bytes long, without control characters."
        case .noSuchContact:
            "There is no contact “{name}”."
        case .noSuchContactHint:
            "“whisper contact list” shows the contacts; --to-key takes a public key."
        case .noSuchContactSuggestion:
            "There is no contact “{name}”. Did you mean {candidates}?"
        case .verifyingRevoked:
            "The keys of “{name}” are revoked; --yes alone does not trust them again."
        case .verifyingRevokedHint:
            "Add --revoked once you have compared the words again."
        case .ambiguousContact:
            "“{name}” fits several contacts: {candidates}"
        case .ambiguousContactHint:
            "Give the whole name, or the fingerprint."
        case .contactExists:
            "There is a contact “{name}” already."
        case .contactExistsHint:
            "Choose another name with --name."
        case .contactBlocked:
            "The contact “{name}” is blocked."
        case .contactBlockedHint:
            "“whisper contact unblock” takes that back."
        case .contactRevoked:
            "The keys of “{name}” are revoked."
        case .contactRevokedHint:
            "Ask for a new bundle and import it with “whisper contact import --accept-key-change”."
        case .keyChanged:
            "The keys for “{name}” have changed."
        case .keyChangedHint:
            "Ask the person on another way. If it is right, give --accept-key-change, then verify the contact again."
        case .senderKeyChanged:
            "The keys of the sender have changed."
        case .senderKeyChangedHint:
            "Do not trust what it says before you have spoken with “{name}”. “whisper contact show” shows the keys that you know."
        case .senderRevoked:
            "The keys of the sender are revoked."
        case .policyRawKey:
            "The policy contact-required-to-send allows contacts only, and the key {key} is no contact’s."
        case .policyRawKeyHint:
            "Add the key as a contact with “whisper contact add”."
        case .policySignature:
            "The policy require-signature-for-verified asks for a signature to “{name}”."
        case .policySignatureHint:
            "Leave out --no-sign."
        case .policySignatureKeyHint:
            "The identity has no signing key: make one that has with “whisper identity create”, or rotate this one with “whisper identity rotate”."
        case .invalidBundle:
            "This is no valid bundle."
        case .invalidKeybook:
            "This is no valid keybook."
        case .invalidBackup:
            "This is no backup of identities that can be read."
        case .invalidKey:
            "“{value}” is no public key: 64 hexadecimal digits are needed."
        case .inputTooLong:
            "The input is longer than is read."
        case .wrongBackupPassphrase:
            "The passphrase is wrong, or the backup was changed."
        case .presenceFailed:
            "The signing passphrase is wrong."
        case .presenceUnavailable:
            "A signature needs the signing passphrase, and there is no terminal to ask on."
        case .presenceUnavailableHint:
            "Run the command at a terminal, or seal with --no-sign."
        case .gateDamaged:
            "The protection of the signing keys is damaged."
        case .gateHint:
            "If it is lost for good, “whisper policy set biometric-gated-signing off --forget-signing-keys” gives up the signing keys behind it."
        case .secretMissing:
            "The secret keys of “{name}” are not on this machine."
        case .secretMissingHint:
            "Bring them back from a backup: “whisper identity restore”, or “whisper restore” for the whole vault."
        case .signingKeyMissing:
            "“{name}” has no signing key that can be used: it is not on this machine."
        case .signingKeyMissingHint:
            "“whisper identity rotate” gives the identity new keys; “whisper identity restore” brings the lost one back from a backup."
        case .noRecipient:
            "It is not said to whom to seal."
        case .noRecipientHint:
            "Give --to CONTACT, or --to-key HEX."
        case .oneRecipient:
            "--to and --to-key exclude each other."
        case .signOrNot:
            "--sign and --no-sign exclude each other."
        case .unknownPolicy:
            "There is no policy “{name}”."
        case .unknownPolicyHint:
            "“whisper policy list” shows them."
        case .unknownSwitch:
            "“{value}” is neither on nor off."
        case .forgetNotHere:
            "--forget-signing-keys goes with “biometric-gated-signing off” only."
        case .notAPicture:
            "“{path}” is no PNG or JPEG picture that can be read."
        case .pictureTooLarge:
            "The picture “{path}” is larger than is read."
        case .noCode:
            "There is no QR code in “{path}”."
        case .noUsefulCode:
            "No QR code in “{path}” holds a bundle or an envelope."
        case .codeTooLong:
            "This is too long for a QR code."
        case .unreadableCode:
            "The QR code could not be read back, so it is not shown."
        case .invalidScale:
            "--scale is a number from 2 to 64."
        case .nothingToShow:
            "Standard input holds neither a bundle nor an envelope."
        case .oneSubject:
            "Give one thing to show."
        case .noClipboard:
            "The clipboard cannot be read."
        case .noClipboardHint:
            "Install wl-clipboard or xclip; the text can also be given on standard input."
        case .oneSource:
            "Give files, --clipboard or --messages, not several of them."
        case .someNotOpened:
            .plural(one: "{count} envelope was not opened.", other: "{count} envelopes were not opened.")
        case .clockUnusable:
            "The clock of this machine shows a time that no envelope can bear."
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .portuguese: portuguese
        case .turkish: turkish
        case .arabic: arabic
        case .hindi: hindi
        case .chineseSimplified: chineseSimplified
        }
    }
}
