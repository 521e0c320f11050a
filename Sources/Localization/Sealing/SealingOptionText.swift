/// What the options and arguments of these commands mean.
public enum SealingOptionText: String, TextKey {
    case identityName, newIdentityName, noSigningKey, renameTo, backupIdentity, backupOutput, backupInput,
        backupPassphraseCommand, backupPassphraseFile, backupPassphraseDescriptor, contactName, newContactName,
        contactKey, signingKey, contactPrefix, noteText, linkPerson, bundlePath, bundleName, acceptKeyChange,
        policyName, policyValue, forgetSigningKeys, recipient, recipientKey, sender, sign, noSign, envelopePath,
        everyEnvelope,
        detectPaths, clipboard, inVault, inboxConversation, trustCarrierTime, showBlocked, qrSubject, qrPNG, qrSVG,
        qrScale, picture, resetClock, shownContact, revokedContact
}

extension SealingOptionText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .identityName:
            "The identity: its name, its id or its fingerprint."
        case .newIdentityName:
            "The name, as others will see it."
        case .noSigningKey:
            "Make no signing key: what it seals is never signed."
        case .renameTo:
            "The new name."
        case .backupIdentity:
            "The identity; without it all of them."
        case .backupOutput:
            "The file to write; - is standard output."
        case .backupInput:
            "The backup; - is standard input."
        case .backupPassphraseCommand:
            "Take the passphrase of the backup from the first line that this command prints."
        case .backupPassphraseFile:
            "Take the passphrase of the backup from the first line of this file."
        case .backupPassphraseDescriptor:
            "Take the passphrase of the backup from the first line of this open file descriptor."
        case .contactName:
            "The contact: its name, its id or its fingerprint."
        case .newContactName:
            "The name to keep the contact under."
        case .contactKey:
            "A bundle, or the public X25519 key as 64 hexadecimal digits."
        case .signingKey:
            "The public Ed25519 key as 64 hexadecimal digits."
        case .contactPrefix:
            "Only contacts whose names begin so."
        case .noteText:
            "The note; without it the note is taken away."
        case .linkPerson:
            "The sender: name, beginning of a name, or id."
        case .bundlePath:
            "A file with a bundle or a keybook; - is standard input."
        case .bundleName:
            "Keep the contact under this name."
        case .acceptKeyChange:
            "Take over other keys for a contact that is known."
        case .policyName:
            "One of: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing."
        case .policyValue:
            "on or off."
        case .forgetSigningKeys:
            "With “biometric-gated-signing off”: without the signing passphrase, and give up the signing keys behind it."
        case .recipient:
            "The contact to seal to: its name, its id or its fingerprint."
        case .recipientKey:
            "A public X25519 key to seal to, as 64 hexadecimal digits."
        case .sender:
            "The identity to seal with."
        case .sign:
            "Sign, or fail where that cannot be."
        case .noSign:
            "Do not sign."
        case .envelopePath:
            "A file with the text; - or nothing is standard input."
        case .everyEnvelope:
            "Open every envelope in the text; each message stands under its verdict, its lines behind “| ”."
        case .detectPaths:
            "Files with text; - or nothing is standard input."
        case .clipboard:
            "Look on the clipboard."
        case .inVault:
            "Look through the messages in the vault."
        case .inboxConversation:
            "Only this chat: id, title or a part of the title."
        case .trustCarrierTime:
            "Judge age by the time of the message that carried the envelope."
        case .showBlocked:
            "Show messages of blocked contacts, too."
        case .qrSubject:
            "An identity, or - for standard input."
        case .qrPNG:
            "Write a PNG picture; - is standard output."
        case .qrSVG:
            "Write an SVG picture; - is standard output."
        case .qrScale:
            "The side of a module of the PNG in pixels, 2 to 64."
        case .picture:
            "A PNG or JPEG picture; - is standard input."
        case .resetClock:
            "Set the vault’s clock back to that of this machine."
        case .revokedContact:
            "Trust a contact's revoked keys again."
        case .shownContact:
            "The contact: its name or the beginning of it, its short id or its fingerprint."
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
