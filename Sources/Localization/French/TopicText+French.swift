extension TopicText {
    /// The texts in French.
    static let french: [TopicText: Phrase] = [
        .vaultVariable:
            "Le dossier de tout ce que Whisper garde ; le coffre y est « vault », la configuration « config.toml ».",
        .dataHomeVariable: "Emplacement du coffre si WHISPER_HOME n’est pas définie : son sous-dossier « whisper ».",
        .configHomeVariable:
            "Où est le fichier de configuration sans WHISPER_HOME : « whisper/config.toml » dans ce dossier.",
        .passphraseVariable: "La phrase de passe. Tous vos processus peuvent l’y lire ; une autre source vaut mieux.",
        .languageVariables: "La langue : en, de, es, fr, pt, tr, ar, hi ou zh_CN. La première définie décide.",
        .noColorVariable: "Non vide : sans couleurs.",
        .terminalVariable: "« dumb » : sans couleurs ni mouvement.",
        .variablesHeading: "Environnement",
        .settingsHeading: "Réglages du fichier de configuration",
        .settingsIntroduction:
            "Un nom = \"valeur\" par ligne. Les options l’emportent sur l’environnement, et celui-ci sur ce fichier.",
        .settingVault: "le dossier du coffre",
        .settingPassphraseCommand: "une commande qui écrit la phrase de passe",
        .settingPassphraseFile: "un fichier dont la première ligne est la phrase de passe",
        .settingUnlockFor: "combien de temps « unlock » garde la clé",
        .settingColor: "true ou false : couleurs",
        .settingPlain: "true ou false : lignes simples",
        .settingMe: "votre propre nom dans les discussions importées",
        .settingTimezone: "le fuseau horaire des discussions importées",
        .settingDateOrder: "dmy, mdy ou ymd : l’ordre des dates dans les discussions importées",
        .settingSyncSeal: "true ou false : whisper-sync n’envoie rien sans le sceller et ouvre ce qui arrive",
        .settingSyncCertificates: "certificats auxquels whisper-sync se fie en plus de ceux du système",
        .exitCodesHeading: "États de sortie",
        .exitSuccess: "fait",
        .exitFailure: "échec",
        .exitPartial: "fait en partie",
        .exitNoVault: "pas de coffre",
        .exitVaultHeld: "un autre processus tient le coffre pour lui seul",
        .exitWrongPassphrase: "phrase de passe fausse",
        .exitVaultDamaged: "le coffre est endommagé",
        .exitNotAddressed: "ne vous est pas adressé",
        .exitExpired: "périmé",
        .exitReplay: "déjà vu",
        .exitInvalidEnvelope: "pas de message scellé, ou un message non valable",
        .exitPolicy: "contraire à une règle, ou l’identité est archivée",
        .exitKeyChanged: "la clé de l’expéditeur a changé ou a été révoquée",
        .exitReplayFull: "la protection contre la répétition est pleine",
        .exitSignatureCancelled: "la signature a été annulée",
        .exitTooLong: "le message est trop long",
        .exitUsage: "les arguments ne sont pas compris",
        .exitInterrupted: "interrompu",
        .formatsHeading: "Formats de données",
        .formatsJSON:
            "Avec --json, chaque ligne de la sortie standard est un objet JSON. Les heures suivent RFC 3339, les identifiants sont des UUID, les noms sont en snake_case ; des membres s’ajoutent, mais ne sont jamais renommés ni retirés.",
        .formatsError: "Une erreur est une ligne de la sortie d’erreur : {form}",
        .formatsVault:
            "Le coffre est un dossier : vault.db (SQLCipher, ou SQLite s’il n’est pas chiffré), vault.json (comment l’ouvrir), keychain et recovery.txt (les clés, scellées avec la phrase de passe), blobs (les pièces jointes, chiffrées).",
        .formatsMessages:
            "Les messages sont exportés et importés en JSON Lines dans le schéma unifié ; docs/formats.md décrit chaque membre et chaque fichier.",
        .disclaimerHeading: "Avertissement légal",
        .settingUnencryptedVault:
            "le répertoire d’un coffre non chiffré, pour qu’il s’ouvre sans phrase de passe",
    ]
}
