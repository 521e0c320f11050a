extension SealingFailureText {
    var french: Phrase {
        switch self {
        case .invalidEnvelope:
            "Enveloppe non valable"
        case .replayDetected:
            "Répétition détectée"
        case .messageExpired:
            "Message périmé"
        case .messageExpiredHint:
            "Une enveloppe s’ouvre dans les 48 heures autour de l’heure qu’elle porte. L’horloge de cette machine est-elle juste ? « whisper doctor » la montre."
        case .notAddressed:
            "Ce message ne vous est pas adressé"
        case .notAddressedHint:
            "« whisper identity list » montre les identités qui peuvent ouvrir des messages ici."
        case .signatureCancelled:
            "Signature annulée"
        case .replayFull:
            "La protection contre la répétition est pleine"
        case .replayFullHint:
            "Le coffre ne peut pas être écrit : rien ne retiendrait que le message est ouvert. Rien n’a été ouvert."
        case .messageTooLong:
            .plural(
                one: "Le message est trop long : au plus {count} octet peut être scellé.",
                many: "Le message est trop long : au plus {count} octets peuvent être scellés.",
                other: "Le message est trop long : au plus {count} octets peuvent être scellés.")
        case .noIdentity:
            "Il n’y a aucune identité avec laquelle sceller."
        case .noIdentityHint:
            "« whisper identity create NOM » en crée une."
        case .noSuchIdentity:
            "Il n’y a pas d’identité « {name} »."
        case .noSuchIdentityHint:
            "« whisper identity list » montre vos identités."
        case .identityExists:
            "Il y a déjà une identité « {name} »."
        case .identityArchived:
            "L’identité « {name} » est archivée : elle ouvre des messages, mais n’en scelle pas."
        case .identityArchivedHint:
            "Choisissez-en une autre avec --from, ou créez-en une avec « whisper identity create »."
        case .identityNotActive:
            "L’identité « {name} » n’est plus active."
        case .noSigningKey:
            "L’identité « {name} » n’a pas de clé de signature."
        case .noSigningKeyHint:
            "Créez une identité avec clé de signature par « whisper identity create », ou renouvelez les clés de celle-ci par « whisper identity rotate »."
        case .invalidName:
            "« {name} » ne convient pas comme nom : il doit avoir de 1 à 128 octets, sans caractères de contrôle."
        case .noSuchContact:
            "Il n’y a pas de contact « {name} »."
        case .noSuchContactHint:
            "« whisper contact list » montre les contacts ; --to-key prend une clé publique."
        case .noSuchContactSuggestion:
            "Il n’y a pas de contact « {name} ». Vouliez-vous dire {candidates} ?"
        case .verifyingRevoked:
            "Les clés de « {name} » sont révoquées ; --yes seul ne leur refait pas confiance."
        case .verifyingRevokedHint:
            "Ajoutez --revoked une fois les mots comparés de nouveau."
        case .ambiguousContact:
            "« {name} » convient à plusieurs contacts : {candidates}"
        case .ambiguousContactHint:
            "Donnez le nom entier, ou l’empreinte."
        case .contactExists:
            "Il y a déjà un contact « {name} »."
        case .contactExistsHint:
            "Choisissez un autre nom avec --name."
        case .contactBlocked:
            "Le contact « {name} » est bloqué."
        case .contactBlockedHint:
            "« whisper contact unblock » lève le blocage."
        case .contactRevoked:
            "Les clés de « {name} » sont révoquées."
        case .contactRevokedHint:
            "Demandez une nouvelle carte et importez-la avec « whisper contact import --accept-key-change »."
        case .keyChanged:
            "Les clés de « {name} » ont changé."
        case .keyChangedHint:
            "Demandez à la personne par une autre voie. Si c’est juste, donnez --accept-key-change, puis vérifiez de nouveau le contact."
        case .senderKeyChanged:
            "Les clés de l’expéditeur ont changé."
        case .senderKeyChangedHint:
            "Ne vous fiez pas au contenu avant d’avoir parlé avec « {name} ». « whisper contact show » montre les clés que vous connaissez."
        case .senderRevoked:
            "Les clés de l’expéditeur sont révoquées."
        case .policyRawKey:
            "La règle contact-required-to-send n’admet que des contacts, et la clé {key} n’est celle d’aucun."
        case .policyRawKeyHint:
            "Ajoutez la clé comme contact avec « whisper contact add »."
        case .policySignature:
            "La règle require-signature-for-verified exige une signature pour « {name} »."
        case .policySignatureHint:
            "Enlevez --no-sign."
        case .policySignatureKeyHint:
            "L’identité n’a pas de clé de signature : créez-en une qui en a avec « whisper identity create », ou renouvelez les clés de celle-ci avec « whisper identity rotate »."
        case .invalidBundle:
            "Ceci n’est pas une carte valable."
        case .invalidKeybook:
            "Ceci n’est pas un carnet de clés valable."
        case .invalidBackup:
            "Ceci n’est pas une sauvegarde d’identités lisible."
        case .invalidKey:
            "« {value} » n’est pas une clé publique : il faut 64 chiffres hexadécimaux."
        case .inputTooLong:
            "L’entrée est plus longue que ce qui est lu."
        case .wrongBackupPassphrase:
            "La phrase de passe est fausse, ou la sauvegarde a été modifiée."
        case .presenceFailed:
            "La phrase de signature est fausse."
        case .presenceUnavailable:
            "Une signature demande la phrase de signature, et il n’y a pas de terminal où la demander."
        case .presenceUnavailableHint:
            "Lancez la commande sur un terminal, ou scellez avec --no-sign."
        case .gateDamaged:
            "La protection des clés de signature est endommagée."
        case .gateHint:
            "Si elle est perdue pour de bon, « whisper policy set biometric-gated-signing off --forget-signing-keys » renonce aux clés de signature qu’elle protège."
        case .secretMissing:
            "Les clés secrètes de « {name} » ne sont pas sur cette machine."
        case .secretMissingHint:
            "Reprenez-les d’une sauvegarde : « whisper identity restore », ou « whisper restore » pour tout le coffre."
        case .signingKeyMissing:
            "« {name} » n’a pas de clé de signature utilisable : elle n’est pas sur cette machine."
        case .signingKeyMissingHint:
            "« whisper identity rotate » donne de nouvelles clés à l’identité ; « whisper identity restore » reprend la clé perdue d’une sauvegarde."
        case .noRecipient:
            "Aucun destinataire indiqué."
        case .noRecipientHint:
            "Donnez --to CONTACT ou --to-key HEX."
        case .oneRecipient:
            "--to et --to-key s’excluent."
        case .signOrNot:
            "--sign et --no-sign s’excluent."
        case .unknownPolicy:
            "Il n’y a pas de règle « {name} »."
        case .unknownPolicyHint:
            "« whisper policy list » les montre."
        case .unknownSwitch:
            "« {value} » n’est ni on ni off."
        case .forgetNotHere:
            "--forget-signing-keys ne va qu’avec « biometric-gated-signing off »."
        case .notAPicture:
            "« {path} » n’est pas une image PNG ou JPEG lisible."
        case .pictureTooLarge:
            "L’image « {path} » est plus grande que ce qui est lu."
        case .noCode:
            "Il n’y a pas de code QR dans « {path} »."
        case .noUsefulCode:
            "Aucun code QR de « {path} » ne contient une carte ou une enveloppe."
        case .codeTooLong:
            "Ceci est trop long pour un code QR."
        case .unreadableCode:
            "Le code QR n’a pas pu être relu, il n’est donc pas montré."
        case .invalidScale:
            "--scale est un nombre de 2 à 64."
        case .nothingToShow:
            "L’entrée standard ne contient ni carte ni enveloppe."
        case .oneSubject:
            "Donnez une seule chose à montrer."
        case .noClipboard:
            "Le presse-papiers ne peut pas être lu."
        case .noClipboardHint:
            "Installez wl-clipboard ou xclip ; le texte peut aussi venir de l’entrée standard."
        case .oneSource:
            "Donnez des fichiers, --clipboard ou --messages, pas plusieurs à la fois."
        case .someNotOpened:
            .plural(
                one: "{count} enveloppe n’a pas été ouverte.", many: "{count} enveloppes n’ont pas été ouvertes.",
                other: "{count} enveloppes n’ont pas été ouvertes.")
        case .clockUnusable:
            "L’horloge de cette machine montre une heure qu’aucune enveloppe ne peut porter."
        }
    }
}
