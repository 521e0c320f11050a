extension IdentityText {
    var french: Phrase {
        switch self {
        case .created:
            "L’identité « {name} » est prête. Son identifiant court est {shortID}."
        case .createdAdvice:
            "Donnez sa carte aux autres : « whisper identity export » ou « whisper qr show »."
        case .nameHeading:
            "Identité"
        case .statusHeading:
            "État"
        case .versionHeading:
            "Version des clés"
        case .shortIDHeading:
            "Identifiant court"
        case .signsHeading:
            "Signe"
        case .wordsHeading:
            "Mots"
        case .fingerprintHeading:
            "Empreinte"
        case .agreementKeyHeading:
            "Clé X25519"
        case .signingKeyHeading:
            "Clé Ed25519"
        case .keyIDHeading:
            "Identifiant de clé"
        case .createdHeading:
            "Depuis"
        case .active:
            "en service"
        case .rotated:
            "remplacée"
        case .archived:
            "archivée"
        case .standard:
            "par défaut"
        case .yes:
            "oui"
        case .no:
            "non"
        case .none:
            "aucune"
        case .noIdentities:
            "Il n’y a pas encore d’identité. « whisper identity create NOM » en crée une."
        case .nowUsed:
            "Les messages sont désormais scellés avec « {name} »."
        case .nowRenamed:
            "« {from} » s’appelle désormais « {to} »."
        case .askArchive:
            "Archiver « {name} » ? Elle ne scellera plus de messages."
        case .nowArchived:
            "« {name} » est archivée. Elle ouvre encore les messages."
        case .askRotate:
            "Remplacer les clés de « {name} » ? Il faudra donner les nouvelles à vos contacts."
        case .nowRotated:
            "« {name} » a de nouvelles clés ; l’identifiant court est maintenant {shortID}."
        case .predecessorArchived:
            "Les anciennes clés sont archivées : elles ouvrent des messages, mais n’en scellent pas."
        case .predecessorKept:
            "Les anciennes clés ouvrent encore des messages, et scellent là où on les nomme."
        case .rotateAdvice:
            "Donnez la nouvelle carte à vos contacts : « whisper identity export »."
        case .backedUp:
            .plural(
                one: "{count} identité écrite dans « {path} ».", many: "{count} identités écrites dans « {path} ».",
                other: "{count} identités écrites dans « {path} ».")
        case .wouldRestore:
            .plural(
                one: "{count} identité serait ajoutée :", many: "{count} identités seraient ajoutées :",
                other: "{count} identités seraient ajoutées :")
        case .heldAlready:
            .plural(
                one: "{count} identité est déjà là.", many: "{count} identités sont déjà là.",
                other: "{count} identités sont déjà là.")
        case .askRestore:
            .plural(
                one: "Ajouter {count} identité ?", many: "Ajouter {count} identités ?",
                other: "Ajouter {count} identités ?")
        case .restored:
            .plural(
                one: "{count} identité ajoutée.", many: "{count} identités ajoutées.",
                other: "{count} identités ajoutées.")
        case .renamedOnRestore:
            "« {from} » est ajoutée comme « {to} », car le nom est pris."
        case .signingPrompt:
            "Pour signer à {recipient}, il faut la phrase de signature."
        case .gatingPrompt:
            "Choisissez une phrase de signature. Elle est demandée à chaque signature."
        case .ungatingPrompt:
            "Pour enlever la protection, il faut la phrase de signature."
        case .changingPrompt:
            "Pour signer en tant que « {name} », il faut la phrase de signature."
        case .passphrasePrompt:
            "Phrase de signature :"
        case .newPassphrasePrompt:
            "Nouvelle phrase de signature :"
        case .repeatPrompt:
            "Phrase de signature, encore une fois :"
        case .backupPrompt:
            "Phrase de passe de la sauvegarde :"
        case .newBackupPrompt:
            "Phrase de passe pour la sauvegarde (vide : dix mots sont tirés) :"
        case .repeatBackupPrompt:
            "Phrase de passe pour la sauvegarde, encore une fois :"
        case .wrongTryAgain:
            "Ce n’est pas la phrase de signature. Essayez encore."
        }
    }
}
