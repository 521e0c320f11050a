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
            "Manage your identities."
        case .identityCreate:
            "Create an identity."
        case .identityCreateDiscussion:
            "Creates two key pairs, one for receiving messages and one for signing. The first identity becomes the default; “whisper identity use” chooses another."
        case .identityList:
            "List your identities."
        case .identityShow:
            "Show the words, the fingerprint and the keys of an identity."
        case .identityShowDiscussion:
            "On a call, read the words out to someone who has your bundle. If they see the same words, the keys were not replaced on the way."
        case .identityUse:
            "Set the default identity."
        case .identityRename:
            "Rename an identity."
        case .identityArchive:
            "Archive an identity: it still opens messages but no longer seals any."
        case .identityArchiveDiscussion:
            "It still opens messages sealed to it, permanently. At a terminal, asks for confirmation first."
        case .identityRotate:
            "Replace the keys of an identity with new ones."
        case .identityRotateDiscussion:
            "The new keys take over the name. The old keys sign a statement of succession, so that your contacts can recognise the new ones, and still open messages. Send your contacts the new bundle: “whisper identity export”. At a terminal, asks for confirmation first."
        case .identityExport:
            "Print the public bundle of an identity, so that others can write to you."
        case .identityExportDiscussion:
            "The bundle contains no secrets: send it by mail, show it as a QR code with “whisper qr show”, or put it on a web page."
        case .identityBackup:
            "Back up identities, including their secret keys, under a separate passphrase."
        case .identityBackupDiscussion:
            "Without a name, all identities are backed up. Prompts for the passphrase twice; leave it empty to have ten words generated. Anyone who has the file and the passphrase can read your messages and sign in your name."
        case .identityRestore:
            "Restore identities from a backup."
        case .identityRestoreDiscussion:
            "Shows what would be added and asks for confirmation. Existing identities are never overwritten. A message that an identity opened elsewhere, such as on another device, opens here once more: this vault has no record of it."
        case .contact:
            "Manage the contacts you exchange sealed messages with."
        case .contactAdd:
            "Add a contact manually."
        case .contactAddDiscussion:
            "From a bundle, or from the 64 hexadecimal digits of a public key."
        case .contactList:
            "List the contacts."
        case .contactShow:
            "Show the trust, words, fingerprint and earlier keys of a contact."
        case .contactVerify:
            "Verify the keys of a contact by comparing words."
        case .contactVerifyDiscussion:
            "Shows the words of both of you. On a call, each reads out the words of the other. Answer yes only if both match."
        case .contactRevoke:
            "Revoke a contact’s keys."
        case .contactRevokeDiscussion:
            "Messages are no longer sealed to them, and their signatures are reported as revoked. New keys make the contact usable again. At a terminal, asks for confirmation first."
        case .contactBlock:
            "Block a contact: do not write to it, and hide what it seals to you."
        case .contactUnblock:
            "Unblock a contact."
        case .contactRename:
            "Rename a contact."
        case .contactNote:
            "Set or remove the note on a contact."
        case .contactLink:
            "Link a contact to a sender of imported messages."
        case .contactRemove:
            "Delete a contact."
        case .contactRemoveDiscussion:
            "Messages from this contact stay."
        case .contactExport:
            "Print the public keys of all contacts as a keybook."
        case .contactExportDiscussion:
            "The keybook contains no trust: anyone who imports it has to verify the contacts again."
        case .contactImport:
            "Add contacts from a bundle or a keybook."
        case .contactImportDiscussion:
            "Shows what would be added and asks for confirmation. Different keys for a known name are a key change: they are rejected with exit status 25 unless --accept-key-change is given, and the contact has to be verified again."
        case .importBundle:
            "Add a contact from a bundle; same as “contact import”."
        case .policy:
            "Manage the policies for sealed messages."
        case .policyList:
            "List the policies and their state."
        case .policySet:
            "Turn a policy on or off."
        case .policySetDiscussion:
            "Turning biometric-gated-signing on prompts for a signing passphrase, which is then needed for every signature and to turn the policy off."
        case .encrypt:
            "Seal a message into one line of text for any messenger."
        case .encryptDiscussion:
            "Reads the message byte for byte from standard input and prints the envelope on standard output. Signs it if the identity has a signing key. A copy stays in the vault, so that you can read what you sent."
        case .decrypt:
            "Open a sealed message."
        case .decryptDiscussion:
            "Finds the first envelope in a file or standard input, whatever text surrounds it. Prints the message byte for byte on standard output, and its sender on standard error. Exit status 25 means that the sender’s keys have changed or were revoked. An envelope opens only once."
        case .detect:
            "Find sealed messages in a text, on the clipboard or in the vault."
        case .detectDiscussion:
            "Opens nothing; at a terminal, offers to open what it finds."
        case .inbox:
            "Open the sealed messages in imported chats."
        case .inboxDiscussion:
            "Places each opened message right after the one that carried it. Envelopes expire after 48 hours; --trust-carrier-time uses the time at which the messenger says it received them, which nothing else confirms."
        case .qr:
            "Show and read QR codes."
        case .qrShow:
            "Show a bundle or an envelope as a QR code."
        case .qrShowDiscussion:
            "Without an argument, shows the bundle of the default identity; - reads a bundle or an envelope from standard input."
        case .qrScan:
            "Read the QR codes in an image."
        case .qrScanDiscussion:
            "Shows the content of each code and asks before adding a contact or opening a message."
        }
    }
}
