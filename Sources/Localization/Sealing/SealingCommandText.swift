/// What the commands for identities, contacts, policies and sealed messages do.
public enum SealingCommandText: String, TextKey {
    case identity, identityCreate, identityCreateDiscussion, identityList, identityShow, identityShowDiscussion,
        identityUse, identityRename, identityArchive, identityArchiveDiscussion, identityRotate,
        identityRotateDiscussion, identityExport, identityExportDiscussion, identityBackup, identityBackupDiscussion,
        identityRestore, identityRestoreDiscussion, contact, contactAdd, contactAddDiscussion, contactList, contactShow,
        contactVerify, contactVerifyDiscussion, contactRevoke, contactRevokeDiscussion, contactBlock, contactUnblock,
        contactRename, contactNote, contactLink, contactRemove, contactRemoveDiscussion, contactExport,
        contactExportDiscussion, contactImport, contactImportDiscussion, importBundle, policy, policyList, policySet,
        policySetDiscussion, encrypt, encryptDiscussion, decrypt, decryptDiscussion, detect, detectDiscussion, inbox,
        inboxDiscussion, qr, qrShow, qrShowDiscussion, qrScan, qrScanDiscussion
}

extension SealingCommandText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .identity:
            "Make and keep your identities."
        case .identityCreate:
            "Make an identity."
        case .identityCreateDiscussion:
            "Makes two key pairs, one to be written to and one to sign with. The first identity is the one that messages are sealed with where none is named; “whisper identity use” chooses another one."
        case .identityList:
            "List your identities."
        case .identityShow:
            "Show an identity: its words, its fingerprint, its keys."
        case .identityShowDiscussion:
            "Read the words out to someone who has your bundle, on a call: if theirs are the same, nobody has put other keys in between."
        case .identityUse:
            "Seal with this identity where none is named."
        case .identityRename:
            "Give an identity another name."
        case .identityArchive:
            "Let an identity open messages, but seal no more."
        case .identityArchiveDiscussion:
            "It goes on opening what was sealed to it, for good. At a terminal you are asked first."
        case .identityRotate:
            "Replace the keys of an identity by new ones."
        case .identityRotateDiscussion:
            "The new keys take over the name. The old ones sign a statement of that, so that your contacts can tell it from an impostor, and go on opening messages. Give your contacts the new bundle: “whisper identity export”. At a terminal you are asked first."
        case .identityExport:
            "Print the public bundle of an identity, for others to write to you."
        case .identityExportDiscussion:
            "The bundle holds no secret: send it by mail, show it as a QR code with “whisper qr show”, put it on a web page."
        case .identityBackup:
            "Write identities, secret keys included, under a passphrase of their own."
        case .identityBackupDiscussion:
            "Without a name all identities are written. The passphrase is asked for twice; leave it empty, and ten words are made for you. Whoever has the file and the passphrase can read your mail and sign in your name."
        case .identityRestore:
            "Bring identities back from such a backup."
        case .identityRestoreDiscussion:
            "Shows what would be added and asks. What is there already is never overwritten. A message that was opened with an identity elsewhere, such as on another device, opens here once more: this vault cannot know."
        case .contact:
            "Keep the people that you exchange sealed messages with."
        case .contactAdd:
            "Add a contact by hand."
        case .contactAddDiscussion:
            "From a bundle, or from the 64 hexadecimal digits of a public key."
        case .contactList:
            "List the contacts."
        case .contactShow:
            "Show a contact: trust, words, fingerprint, earlier keys."
        case .contactVerify:
            "Compare the keys with the person, and say that they are right."
        case .contactVerifyDiscussion:
            "Shows the words of both of you. On a call, each reads out the words of the other. Only where both agree, answer yes."
        case .contactRevoke:
            "Trust the keys of a contact no more."
        case .contactRevokeDiscussion:
            "Nothing is sealed to them any longer, and what they sign is told as revoked. New keys of the person make the contact usable again. At a terminal you are asked first."
        case .contactBlock:
            "Refuse to write to a contact, and do not show what comes from it."
        case .contactUnblock:
            "Take that back."
        case .contactRename:
            "Give a contact another name."
        case .contactNote:
            "Write a note to a contact, or take it away."
        case .contactLink:
            "Say which sender of messages a contact is."
        case .contactRemove:
            "Delete a contact."
        case .contactRemoveDiscussion:
            "Its messages stay."
        case .contactExport:
            "Print the keybook: the public keys of all contacts."
        case .contactExportDiscussion:
            "Trust is left out: whoever imports it has to verify for themselves."
        case .contactImport:
            "Add contacts from a bundle or a keybook."
        case .contactImportDiscussion:
            "Shows what would be added and asks. Other keys for a known name are a key change: they are refused with exit status 25 unless --accept-key-change is given, and the contact has to be verified again."
        case .importBundle:
            "Add a contact from a bundle; the same as “contact import”."
        case .policy:
            "Rules that every sealed message is held to."
        case .policyList:
            "Show the rules and whether they are on."
        case .policySet:
            "Turn a rule on or off."
        case .policySetDiscussion:
            "Turning biometric-gated-signing on asks for a signing passphrase, which is asked for again with each signature; turning it off needs it as well."
        case .encrypt:
            "Seal a message: text in, one line out for any messenger."
        case .encryptDiscussion:
            "The message is standard input, byte for byte; the envelope is printed on standard output. It is signed where the identity has a signing key. A copy stays in the vault, so that you can read what you sent."
        case .decrypt:
            "Open a sealed message."
        case .decryptDiscussion:
            "Finds the first envelope in the text of a file or of standard input, whatever stands around it. The message is printed on standard output byte for byte, who it is from on standard error. Exit status 25 says that the sender’s keys have changed or were revoked. An envelope opens once."
        case .detect:
            "Find sealed messages in a text, on the clipboard or in the vault."
        case .detectDiscussion:
            "Opens nothing; at a terminal it offers to."
        case .inbox:
            "Open the sealed messages in imported chats."
        case .inboxDiscussion:
            "Each is put right behind the message that carried it. Envelopes older than 48 hours have expired; --trust-carrier-time goes by the time at which the messenger says that it received them, which nothing else vouches for."
        case .qr:
            "Show and read QR codes."
        case .qrShow:
            "Show a bundle or an envelope as a QR code."
        case .qrShowDiscussion:
            "Without an argument the bundle of the default identity; - takes a bundle or an envelope from standard input."
        case .qrScan:
            "Read the QR codes in a picture."
        case .qrScanDiscussion:
            "Shows what each code holds and asks before a contact is added or a message is opened."
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
