/// What the options and arguments of these commands mean.
public enum SealingOptionText: String, TextKey {
    case identityName, newIdentityName, noSigningKey, renameTo, backupIdentity, backupOutput, backupInput,
        backupPassphraseCommand, backupPassphraseFile, backupPassphraseDescriptor, contactName, newContactName,
        contactKey, signingKey, contactPrefix, noteText, linkPerson, bundlePath, bundleName, acceptKeyChange,
        policyName, policyValue, forgetSigningKeys, recipient, recipientKey, sender, sign, noSign, envelopePath,
        everyEnvelope,
        detectPaths, clipboard, inVault, inboxConversation, trustCarrierTime, showBlocked, qrSubject, qrPNG, qrSVG,
        qrScale, picture, resetClock, shownContact, revokedContact, copy, fromClipboard
}

extension SealingOptionText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .identityName:
            "The identity: name, id or fingerprint."
        case .newIdentityName:
            "The name shown to others."
        case .noSigningKey:
            "Do not create a signing key: the identity’s messages are never signed."
        case .renameTo:
            "The new name."
        case .backupIdentity:
            "The identity (default: all)."
        case .backupOutput:
            "The file to write; - is standard output."
        case .backupInput:
            "The backup; - is standard input."
        case .backupPassphraseCommand:
            "Run this command and read the backup passphrase from the first line of its output."
        case .backupPassphraseFile:
            "Read the backup passphrase from the first line of this file."
        case .backupPassphraseDescriptor:
            "Read the backup passphrase from the first line of this open file descriptor."
        case .contactName:
            "The contact: name, id or fingerprint."
        case .newContactName:
            "The name of the new contact."
        case .contactKey:
            "A bundle, or the public X25519 key as 64 hexadecimal digits."
        case .signingKey:
            "The public Ed25519 key as 64 hexadecimal digits."
        case .contactPrefix:
            "List only contacts whose names start with this."
        case .noteText:
            "The note; omit it to remove the note."
        case .linkPerson:
            "The sender: name, beginning of the name, or id."
        case .bundlePath:
            "A file with a bundle or a keybook; - is standard input."
        case .bundleName:
            "Save the contact under this name."
        case .acceptKeyChange:
            "Accept changed keys for a known contact."
        case .policyName:
            "The policy: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation or biometric-gated-signing."
        case .policyValue:
            "on or off."
        case .forgetSigningKeys:
            "With “biometric-gated-signing off”: turn it off without the signing passphrase, and delete the signing keys behind it."
        case .recipient:
            "The contact to seal to: name, id or fingerprint."
        case .recipientKey:
            "A public X25519 key to seal to, as 64 hexadecimal digits."
        case .sender:
            "The identity to seal with."
        case .sign:
            "Sign the message, or fail if that is not possible."
        case .noSign:
            "Do not sign the message."
        case .envelopePath:
            "A file with the text (default: standard input); - is standard input."
        case .everyEnvelope:
            "Open every envelope in the text; each message follows its verdict, its lines prefixed with “| ”."
        case .detectPaths:
            "Files with text (default: standard input); - is standard input."
        case .copy:
            "Copy the envelope to the clipboard instead of printing it."
        case .fromClipboard:
            "Take the text from the clipboard."
        case .clipboard:
            "Search the clipboard."
        case .inVault:
            "Search the messages in the vault."
        case .inboxConversation:
            "Open only the messages in this chat: title or part of it, reference or id."
        case .trustCarrierTime:
            "Judge the age of an envelope by the time of the message that carried it."
        case .showBlocked:
            "Also show messages from blocked contacts."
        case .qrSubject:
            "An identity, or - for standard input."
        case .qrPNG:
            "Write a PNG image; - is standard output."
        case .qrSVG:
            "Write an SVG image; - is standard output."
        case .qrScale:
            "The size of a PNG module in pixels, 2 to 64."
        case .picture:
            "A PNG or JPEG image; - is standard input."
        case .resetClock:
            "Reset the vault’s clock to this device’s clock."
        case .revokedContact:
            "Trust a contact’s revoked keys again."
        case .shownContact:
            "The contact: name or part of it, short id, or fingerprint."
        }
    }
}
