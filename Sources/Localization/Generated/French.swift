// Written by `make strings` from po/fr.po. Edit that file, not this one.
// swift-format-ignore-file

extension CommandText {
    static let french = PhraseTable(
        """
        root: Garde vos messages dans un coffre chiffré où l’on peut chercher.
        rootDiscussion: Importe des discussions, les garde chiffrées sur cet appareil et retrouve chaque mot. Rien ne quitte l’appareil\u{202F}: le programme ne contient aucun code réseau.
        initialize: Créer un coffre.
        initializeDiscussion: Tire des clés au hasard, les scelle avec votre phrase de passe et place à côté une copie de secours. Laissez la phrase vide à la question pour que dix mots soient tirés. Un coffre existant n’est jamais touché.
        unlock: Déverrouiller le coffre pour un temps limité.
        unlockDiscussion: La clé reste dans le trousseau du noyau, jamais sur le disque\u{202F}; elle est oubliée quand le temps est écoulé, avec «\u{202F}whisper lock\u{202F}» et à l’extinction de l’appareil.
        lock: Supprimer la clé que «\u{202F}unlock\u{202F}» gardait.
        doctor: Montrer sur quoi Whisper s’appuie et vérifier que le coffre est bien protégé.
        doctorDiscussion: Fonctionne sans coffre et sans phrase de passe.
        verify: Vérifier que le coffre n’est pas endommagé.
        verifyDiscussion: Vérifie la base de données, l’index de recherche, les compteurs, les pièces jointes et la copie de secours. La copie de secours est ouverte si une phrase de passe est donnée.
        optimize: Accélérer la recherche après de nombreux petits changements.
        optimizeDiscussion: Fusionne les parties de l’index de recherche et retire les mots des messages supprimés lorsqu’une suppression a été interrompue. Rien de visible ne change.
        backup: Sauvegarder le coffre, même pendant qu’il sert.
        backupDiscussion: La sauvegarde est un coffre complet, avec la même phrase de passe. Elle apparaît entière ou pas du tout.
        restore: Restaurer un coffre à partir d’une sauvegarde.
        restoreDiscussion: Un coffre déjà présent dans ce dossier est mis de côté, jamais supprimé.
        rekey: Changer la clé, le format ou la phrase de passe du coffre.
        rekeyDiscussion: Sans option, la base de données reçoit une nouvelle clé tirée au hasard. On peut interrompre à tout moment\u{202F}: c’est l’ancien ou le nouvel état qui vaut.
        key: Gérer la clé du coffre.
        keyReveal: Afficher la clé de la base de données pour d’autres programmes.
        keyRevealDiscussion: Qui possède la clé pourra lire la base de données pour toujours, quoi qu’il advienne de la phrase de passe. Écrit la clé seule sur la sortie standard et son mode d’emploi sur la sortie d’erreur.
        version: Afficher la version.
        help: Afficher l’aide d’une commande ou d’un sujet.
        manual: Écrire les pages du manuel.
        completion: Afficher la complétion pour un shell.
        completionDiscussion: Complète les commandes, les options et leurs valeurs, ainsi que les discussions et les contacts tant que le coffre s’ouvre sans question, par exemple après «\u{202F}whisper unlock\u{202F}».
        archiveGroup: Archive
        readGroup: Lire
        peopleGroup: Personnes
        sealedGroup: Messages scellés
        liveGroup: En direct
        upkeepGroup: Entretien
        topics: Sujets de l’aide
        """)
}

extension FailureText {
    static let french = PhraseTable(
        """
        internalError: Erreur interne\u{202F}: {reason}
        interrupted: Interrompu. Ce qui était terminé est gardé, le coffre est en ordre.
        closedPipe: Le tube de sortie a été fermé.
        cannotWriteOutput: Impossible d’écrire la sortie\u{202F}: {reason}
        cannotReadFile: Impossible de lire «\u{202F}{path}\u{202F}»\u{202F}: {reason}
        cannotWriteFile: Impossible d’écrire «\u{202F}{path}\u{202F}»\u{202F}: {reason}
        fileExists: «\u{202F}{path}\u{202F}» existe déjà.
        fileExistsHint: Choisissez un autre nom ou donnez --force pour le remplacer.
        sameFile: L’entrée et la sortie sont identiques\u{202F}: «\u{202F}{path}\u{202F}».
        emptyValue: L’option «\u{202F}{option}\u{202F}» demande une valeur qui ne soit pas vide.
        diskFull: Le disque est plein. Rien d’existant n’est perdu\u{202F}; les nouvelles données n’ont pas été écrites.
        inputOutput: Le disque a échoué en lecture ou en écriture.
        fileFailed: Un fichier du coffre est inutilisable\u{202F}: {reason}
        noHome: Le dossier personnel est inconnu\u{202F}: HOME n’est pas définie.
        noHomeHint: Définissez HOME ou WHISPER_HOME, ou indiquez l’endroit avec --vault.
        unknownSetting: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: le réglage «\u{202F}{name}\u{202F}» n’existe pas.
        malformedConfiguration: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: ce n’est pas un réglage de la forme nom = \"valeur\".
        foreignConfiguration: «\u{202F}{path}\u{202F}» n’est pas suivi\u{202F}: d’autres peuvent l’écrire, ou il appartient à un autre utilisateur. Il peut nommer des commandes à exécuter.
        foreignConfigurationHint: Vérifiez ce qu’il contient, puis chmod go-w, ou chown à votre nom.
        unknownSettingHint: «\u{202F}whisper help environment\u{202F}» énumère les réglages.
        twoPassphraseSources: Plus d’une source de la phrase de passe est donnée\u{202F}; n’en donnez qu’une.
        noPassphrase: Aucune phrase de passe n’est donnée et il n’y a pas de terminal où la demander.
        noPassphraseHint: Donnez --passphrase-file, --passphrase-command ou --passphrase-fd, ou lancez d’abord «\u{202F}whisper unlock\u{202F}».
        noSeparatePassphraseHint: Donnez {option}-file, {option}-command ou {option}-fd.
        vaultHeldBy: Un autre processus utilise le coffre\u{202F}: {process}, PID {pid}.
        emptyPassphrase: La phrase de passe est vide.
        emptyPassphraseHint: Sur un terminal, une phrase vide en fait tirer une\u{202F}; ailleurs, donnez la vôtre.
        passphrasesDiffer: Les deux phrases de passe ne sont pas les mêmes.
        passphraseTooLong|one: La phrase de passe dépasse {count} octet.
        passphraseTooLong|many: La phrase de passe dépasse {count} d’octets.
        passphraseTooLong|other: La phrase de passe dépasse {count} octets.
        cannotReadPassphrase: Impossible de lire la phrase de passe\u{202F}: {reason}
        passphraseFileOpen: D’autres utilisateurs peuvent lire le fichier de la phrase de passe «\u{202F}{path}\u{202F}».
        passphraseFileOpenHint: Exécutez «\u{202F}chmod 600\u{202F}» dessus. Si d’autres ont eu accès à cet appareil, changez la phrase avec «\u{202F}whisper rekey --passphrase\u{202F}».
        secretFileOpen: D’autres utilisateurs peuvent lire le fichier «\u{202F}{path}\u{202F}», qui contient un secret.
        secretFileOpenHint: Exécutez «\u{202F}chmod 600\u{202F}» dessus. Si d’autres ont eu accès à cet appareil, changez le secret là où il sert.
        passphraseCommandFailed: Impossible de lancer la commande de la phrase de passe\u{202F}: {reason}
        passphraseCommandStatus: La commande de la phrase de passe a échoué avec l’état {status}.
        cannotUseTerminal: Impossible d’utiliser le terminal\u{202F}: {reason}
        outOfGuardedMemory: Il ne reste plus de mémoire protégée pour les secrets.
        wrongPassphrase: La phrase de passe est fausse.
        wrongKey: La clé n’ouvre pas ce coffre.
        wrongKeyHint: Le trousseau et la base de données ne sont pas du même coffre. Restaurez les deux depuis une même sauvegarde.
        keyMissing: La clé du coffre manque dans son trousseau.
        keyMissingHint: Restaurez le trousseau depuis une sauvegarde. Une nouvelle clé rendrait le contenu illisible pour toujours\u{202F}; il n’en est donc pas créé.
        keychainLocked: Le trousseau est verrouillé, ou sa phrase de passe a changé entre-temps.
        keychainDamaged: Le trousseau est endommagé.
        recoveryDamaged: La copie de secours est endommagée.
        keychainDamagedHint: Restaurez-le depuis une sauvegarde\u{202F}; la copie de secours contient les mêmes clés.
        keychainInaccessible: Impossible de lire ou d’écrire le trousseau\u{202F}: {reason}
        keyCacheUnavailable: Ce système ne garde pas de clés d’une commande à l’autre (pas de trousseau du noyau).
        keyCacheFailed: Le trousseau du noyau ne garde pas la clé\u{202F}: {reason}
        noVault: Il n’y a pas de coffre dans «\u{202F}{path}\u{202F}».
        noVaultThere: Il n’y a pas de coffre à cet endroit.
        noVaultHint: «\u{202F}whisper init\u{202F}» en crée un\u{202F}; --vault indique un autre endroit.
        noVaultNearHint: Il y en a un dans «\u{202F}{path}\u{202F}». Choisissez-le avec --vault\u{202F}; WHISPER_HOME indique le répertoire où il s’appelle «\u{202F}vault\u{202F}».
        unfinishedVault: Le coffre de «\u{202F}{path}\u{202F}» a été commencé sans être terminé.
        unfinishedVaultHint: Relancez «\u{202F}whisper init\u{202F}» avec la même phrase de passe\u{202F}; il reprend où il s’est arrêté.
        vaultExists: Il y a déjà un coffre dans «\u{202F}{path}\u{202F}».
        vaultExistsHint: Servez-vous-en ou indiquez un autre endroit avec --vault.
        vaultHeld: Un autre processus tient le coffre pour lui seul.
        vaultBusy: Le coffre est occupé.
        vaultHeldHint: Attendez que l’autre commande ait fini, puis réessayez.
        vaultDamaged: Le coffre est endommagé.
        vaultDamagedHint: «\u{202F}whisper verify\u{202F}» dit ce qui ne va pas\u{202F}; «\u{202F}whisper restore\u{202F}» restaure une sauvegarde.
        alteredSchema: La base du coffre contient des tables, index, vues ou déclencheurs que Whisper n’a pas faits, ou il en manque. Elle n’a pas été ouverte.
        alteredSchemaHint: «\u{202F}whisper verify\u{202F}» les nomme\u{202F}; «\u{202F}whisper verify --recover-to\u{202F}» transporte le contenu dans un nouveau coffre.
        newerVault: Le coffre a été écrit par une version plus récente de Whisper. Rien n’a été changé.
        newerVaultHint: Installez la version plus récente.
        vaultReadOnly: Impossible d’écrire le coffre\u{202F}: le disque ou le fichier est en lecture seule.
        noEncryption: Ce Whisper ne peut pas chiffrer\u{202F}: il a été construit avec SQLite sans chiffrement.
        noEncryptionHint: Prenez-en un avec SQLCipher, ou créez un coffre sans chiffrement\u{202F}: whisper init --unencrypted
        mixedEngines: Une autre bibliothèque SQLite est chargée avant SQLCipher dans ce processus. Le coffre n’a pas été ouvert.
        mixedEnginesHint: Lancez Whisper sans LD_PRELOAD et sans programmes qui y chargent libsqlite3.
        unsupportedFormat: {engine} ne peut pas écrire ce format.
        unsupportedFormatHint: Le format 4 demande SQLCipher 4.
        unreadableFormat: Le coffre a le format de SQLCipher 4, que ce moteur ne peut pas lire.
        storeFailed: L’opération sur le coffre a échoué\u{202F}: {reason}
        disclaimerNeeded: L’avertissement légal n’est pas accepté.
        disclaimerNeededHint: Lisez-le avec «\u{202F}whisper help disclaimer\u{202F}» et acceptez-le avec «\u{202F}whisper init --accept-disclaimer\u{202F}».
        confirmationNeeded: Il faut une confirmation et il n’y a pas de terminal où la demander.
        confirmationNeededHint: Donnez --yes.
        declined: Annulé. Rien n’a été changé.
        conversationNotFound: Cette discussion n’existe pas.
        messageNotFound: Ce message n’existe pas.
        contactNotFound: Ce contact n’existe pas.
        personNotFound: Cette personne n’existe pas.
        attachmentNotFound: La pièce jointe n’est pas dans le coffre.
        attachmentDamaged: Une pièce jointe est endommagée.
        keyNotAsJSON: La clé n’est jamais affichée en JSON.
        keyNotAsJSONHint: Retirez --json.
        notEncrypted: Le coffre n’est pas chiffré, il n’a donc pas de clé.
        notABackup: «\u{202F}{path}\u{202F}» n’est pas la sauvegarde d’un coffre.
        twoChanges: Un seul changement est possible à la fois.
        verificationFailed|one: Il y a {count} défaut dans le coffre.
        verificationFailed|many: Il y a {count} de défauts dans le coffre.
        verificationFailed|other: Il y a {count} défauts dans le coffre.
        verificationFailedHint: «\u{202F}whisper verify --repair\u{202F}» répare l’index de recherche et les compteurs\u{202F}; le reste demande une sauvegarde.
        invalidDuration: «\u{202F}{value}\u{202F}» n’est pas une durée valable.
        invalidDurationHint: Écrivez 90s, 15m, 8h ou 1d, 30d au plus.
        alreadyThatWay: Le coffre est déjà ainsi.
        foreignDatabase: Le coffre est chiffré, et la base de données qui se trouve à sa place ne l’est pas\u{202F}: ce n’est pas la sienne. Elle n’a pas été ouverte.
        foreignDatabaseHint: «\u{202F}whisper restore\u{202F}» restaure une sauvegarde. Si la base de données est la vôtre et n’a jamais été chiffrée, indiquez son dossier dans config.toml sous unencrypted-vault, puis lancez «\u{202F}whisper rekey --decrypt\u{202F}».
        recoverHint: «\u{202F}whisper verify --recover-to\u{202F}» transporte dans un nouveau coffre ce qui peut encore être lu\u{202F}; «\u{202F}whisper restore\u{202F}» restaure une sauvegarde.
        restoreBackupHint: «\u{202F}whisper restore\u{202F}» restaure une sauvegarde.
        """)
}

extension OptionText {
    static let french = PhraseTable(
        """
        vault: Le dossier du coffre.
        json: Écrit du JSON, un objet par ligne\u{202F}; les erreurs aussi.
        quiet: Ne dit rien d’autre que les erreurs.
        plain: Des lignes simples, sans tableaux, couleurs ni mouvement, pour les lecteurs d’écran.
        noColor: Sans couleurs.
        passphraseCommand: Prend la phrase de passe dans la première ligne qu’écrit cette commande.
        passphraseFile: Prend la phrase de passe dans la première ligne de ce fichier.
        passphraseDescriptor: Prend la phrase de passe dans la première ligne de ce descripteur de fichier ouvert.
        newPassphraseCommand: Prend la nouvelle phrase dans la première ligne qu’écrit cette commande.
        newPassphraseFile: Prend la nouvelle phrase dans la première ligne de ce fichier.
        newPassphraseDescriptor: Prend la nouvelle phrase dans la première ligne de ce descripteur de fichier ouvert.
        yes: Répond oui à toutes les questions.
        force: Remplace ce qui s’y trouve.
        acceptDisclaimer: Accepte l’avertissement légal sans question.
        unencrypted: Ne chiffre pas la base de données. Les pièces jointes restent chiffrées.
        unlockFor: Combien de temps la clé est gardée\u{202F}: 90s, 15m, 8h, 1d.
        repair: Répare ce qui peut l’être\u{202F}: index de recherche et compteurs.
        verifyAttachments: Lit aussi chaque pièce jointe en entier.
        recoverTo: Transporte ce qui est lisible d’un coffre endommagé dans un nouveau coffre, dans ce dossier.
        backupTarget: Le dossier à écrire\u{202F}; il ne doit pas encore exister.
        backupSource: Le dossier de la sauvegarde.
        rekeyFormat: Le format du fichier chiffré\u{202F}: «\u{202F}common\u{202F}» est lu par SQLCipher 3.4 et 4, «\u{202F}4\u{202F}» par SQLCipher 4 seul.
        rekeyEncrypt: Chiffre une base de données qui ne l’est pas.
        rekeyDecrypt: Enregistre la base de données sans chiffrement.
        rekeyPassphrase: Ne change que la phrase de passe\u{202F}; les clés restent.
        topic: Une commande ou l’un de ces sujets\u{202F}: environment, exit-codes, formats, disclaimer.
        manualDirectory: Le dossier où écrire.
        noPager: Ne pas afficher les longues sorties dans un pagineur.
        shell: Le shell\u{202F}: bash, zsh ou fish.
        unlockNew: Garde le nouveau coffre déverrouillé pour un temps limité, comme «\u{202F}whisper unlock\u{202F}».
        """)
}

extension PassphraseText {
    static let french = PhraseTable(
        """
        prompt: Phrase de passe\u{202F}:
        newPrompt: Nouvelle phrase de passe (vide pour en faire tirer une)\u{202F}:
        repeatPrompt: Répétez la phrase de passe\u{202F}:
        generated|one: Cette phrase a été tirée pour vous\u{202F}; elle a {count} bit d’entropie\u{202F}:
        generated|many: Cette phrase a été tirée pour vous\u{202F}; elle a {count} de bits d’entropie\u{202F}:
        generated|other: Cette phrase a été tirée pour vous\u{202F}; elle a {count} bits d’entropie\u{202F}:
        generatedAdvice: Notez-la maintenant. Elle n’est montrée que cette fois, et sans elle personne ne peut ouvrir le coffre, vous non plus.
        generatedArchiveAdvice: Notez-la maintenant. Elle n’est montrée que cette fois, et sans elle personne ne peut ouvrir l’archive, vous non plus.
        generatedBackupAdvice: Notez-la maintenant. Elle n’est montrée que cette fois, et sans elle personne ne peut ouvrir la sauvegarde, vous non plus.
        triesLeft|one: Il reste {count} essai.
        triesLeft|many: Il reste {count} d’essais.
        triesLeft|other: Il reste {count} essais.
        strengthWeak: Faible\u{202F}: {found} (2^{bits} essais).
        strengthFair: Correcte\u{202F}: {found} (2^{bits} essais).
        strengthStrong: Forte\u{202F}: {found} (2^{bits} essais ou plus).
        weakAdvice: Plusieurs mots sans rapport entre eux sont bien plus forts.
        weakWarning: La phrase de passe est faible\u{202F}: {found} (2^{bits} essais).
        useAnyway: L’utiliser quand même\u{202F}?
        typeWord: Pour vérifier que vous l’avez, tapez le mot {number}\u{202F}:
        wrongWord: Ce n’est pas le mot {number}.
        continueAnyway: Continuer quand même\u{202F}? Sans les mots, tout son contenu est perdu.
        chooseOwn: Tapez une phrase de passe à vous, ou rien pour d’autres mots. Ctrl-C quitte.
        byComputer: un ordinateur la devine {time}
        byGraphicsCards: 100 cartes graphiques la devinent {time}
        inSeconds: en quelques secondes
        inMinutes: en quelques minutes
        inHours: en quelques heures
        inDays: en quelques jours
        inMonths: en quelques mois
        inYears: en quelques années
        inCenturies: en quelques siècles
        inAges: en des millions d’années
        """)
}

extension TerminalText {
    static let french = PhraseTable(
        """
        errorLabel: erreur
        alarmLabel: ALERTE
        hintLabel: conseil
        warningLabel: attention
        yesOrNo: [o/N]
        yesOrNoWord: [oui/non]
        yesWords: o oui
        noWords: n non
        acceptedAnswers: Répondez par l’un de ces mots\u{202F}: {answers}
        progressRate: {amount}/s
        progressLeft: reste {duration}
        examplesHeading: Exemples
        usageHeading: Utilisation
        synopsisHeading: Résumé
        environmentHeading: Environnement
        filesHeading: Fichiers
        manualElsewhere: Voir {page}.
        commandsHeading: Commandes
        argumentsHeading: Arguments
        optionsHeading: Options
        commandPlaceholder: COMMANDE
        optionsPlaceholder: OPTIONS
        helpOption: Affiche cette aide.
        defaultValue: (par défaut\u{202F}: {value})
        valueChoices: (au choix\u{202F}: {values})
        moreHelp: Pour en savoir plus sur une commande\u{202F}: «\u{202F}{command}\u{202F}».
        manualSection: Commandes utilisateur
        nameHeading: Nom
        descriptionHeading: Description
        exitStatusHeading: État de sortie
        seeAlsoHeading: Voir aussi
        typeInput: Tapez ou collez le texte\u{202F}; Ctrl-D seul sur une ligne le termine.
        """)
}

extension TopicText {
    static let french = PhraseTable(
        """
        pagerVariable: Le programme qui montre les longues sorties au terminal\u{202F}; aucun si elle est vide ou vaut «\u{202F}cat\u{202F}» (sinon\u{202F}: less).
        settingPager: le programme qui montre les longues sorties si PAGER n’est pas définie\u{202F}; aucun s’il est vide
        vaultVariable: Le dossier de tout ce que Whisper garde\u{202F}; le coffre y est «\u{202F}vault\u{202F}», la configuration «\u{202F}config.toml\u{202F}».
        dataHomeVariable: Emplacement du coffre si WHISPER_HOME n’est pas définie\u{202F}: son sous-dossier «\u{202F}whisper\u{202F}».
        configHomeVariable: Où est le fichier de configuration sans WHISPER_HOME\u{202F}: «\u{202F}whisper/config.toml\u{202F}» dans ce dossier.
        passphraseVariable: La phrase de passe. Tous vos processus peuvent l’y lire\u{202F}; une autre source vaut mieux.
        languageVariables: La langue\u{202F}: en, de, es, fr, pt, tr, ar, hi ou zh_CN. La première définie décide.
        noColorVariable: Non vide\u{202F}: sans couleurs.
        terminalVariable: «\u{202F}dumb\u{202F}»\u{202F}: sans couleurs ni mouvement.
        variablesHeading: Environnement
        settingsHeading: Réglages du fichier de configuration
        settingsIntroduction: Un nom = \"valeur\" par ligne. Les options l’emportent sur l’environnement, et celui-ci sur ce fichier.
        settingVault: le dossier du coffre
        settingPassphraseCommand: une commande qui écrit la phrase de passe
        settingPassphraseFile: un fichier dont la première ligne est la phrase de passe
        settingUnlockFor: combien de temps «\u{202F}unlock\u{202F}» garde la clé
        settingColor: true ou false\u{202F}: couleurs
        settingPlain: true ou false\u{202F}: lignes simples
        settingMe: votre propre nom dans les discussions importées
        settingTimezone: le fuseau horaire des discussions importées
        settingDateOrder: dmy, mdy ou ymd\u{202F}: l’ordre des dates dans les discussions importées
        settingSyncSeal: true ou false\u{202F}: whisper-sync n’envoie rien sans le sceller et ouvre ce qui arrive
        settingSyncFiles: true ou false\u{202F}: whisper-sync run télécharge les fichiers dès leur arrivée
        settingSyncCertificates: certificats auxquels whisper-sync se fie en plus de ceux du système
        exitCodesHeading: États de sortie
        exitSuccess: fait
        exitFailure: échec
        exitPartial: fait en partie
        exitNoVault: pas de coffre
        exitVaultHeld: un autre processus tient le coffre pour lui seul
        exitWrongPassphrase: phrase de passe fausse
        exitVaultDamaged: le coffre est endommagé
        exitNotAddressed: ne vous est pas adressé
        exitExpired: périmé
        exitReplay: déjà vu
        exitInvalidEnvelope: pas de message scellé, ou un message non valable
        exitPolicy: contraire à une règle, ou l’identité est archivée
        exitKeyChanged: les clés d’un expéditeur ou d’un contact ont changé, ont été révoquées ou différaient à la comparaison
        exitReplayFull: la protection contre la répétition est pleine
        exitSignatureCancelled: la signature a été annulée
        exitTooLong: le message est trop long
        exitPasskey: WhatsApp demande une clé d’accès pour associer le compte
        exitUsage: les arguments ne sont pas compris
        exitInterrupted: interrompu
        formatsHeading: Formats de données
        formatsJSON: Avec --json, chaque ligne de la sortie standard est un objet JSON. Les heures suivent RFC 3339, les identifiants sont des UUID, les noms sont en snake_case\u{202F}; des membres s’ajoutent, mais ne sont jamais renommés ni retirés.
        formatsError: Une erreur est une ligne de la sortie d’erreur\u{202F}: {form}
        formatsVault: Le coffre est un dossier\u{202F}: vault.db (SQLCipher, ou SQLite s’il n’est pas chiffré), vault.json (comment l’ouvrir), keychain et recovery.txt (les clés, scellées avec la phrase de passe), blobs (les pièces jointes, chiffrées).
        formatsMessages: Les messages sont exportés et importés en JSON Lines dans le schéma unifié\u{202F}; docs/formats.md décrit chaque membre et chaque fichier.
        disclaimerHeading: Avertissement légal
        settingUnencryptedVault: le dossier d’un coffre non chiffré, pour qu’il s’ouvre sans phrase de passe
        vaultFiles: Le coffre\u{202F}: base de données, trousseau, copie de secours et pièces jointes.
        configurationFile: Les réglages\u{202F}; «\u{202F}whisper help environment\u{202F}» les énumère.
        """)
}

extension NextStepText {
    static let french = PhraseTable(
        """
        heading: Ensuite\u{202F}:
        createIdentity: créer une identité, pour sceller et ouvrir des messages
        importChat: importer une discussion
        browse: parcourir vos messages
        read: lire cette discussion
        exportBundle: écrire vos clés publiques dans un fichier, pour le donner à un ami
        showCode: les afficher en code QR, à scanner par votre ami
        compare: comparer les clés avec votre ami
        seal: sceller un message
        sendDraft: l’envoyer
        applyRetention: voir ce que les règles suppriment
        openSealed: ouvrir les messages scellés
        """)
}

extension AlarmText {
    static let french = PhraseTable(
        """
        wordsDiffer: Les mots diffèrent\u{202F}: ce ne sont pas les clés de «\u{202F}{name}\u{202F}», ou d’autres clés y passent pour les vôtres. Quelqu’un lit peut-être vos messages ou se fait passer pour l’un de vous. «\u{202F}{name}\u{202F}» n’est pas vérifié.
        sendNothing: N’envoyez rien de secret à «\u{202F}{name}\u{202F}», et ne vous fiez pas aux messages signés avec ces clés.
        compareAgain: Comparez les mots encore une fois par une autre voie, comme un appel ou une rencontre.
        askForBundle: S’ils diffèrent encore, demandez en personne une nouvelle carte à «\u{202F}{name}\u{202F}» et importez-la.
        askWhether: Demandez à «\u{202F}{name}\u{202F}» par une autre voie, en personne si possible, si ce sont de nouvelles clés.
        knownWords: Mots connus jusqu’ici
        shownWords: Mots de ces clés
        """)
}

extension UsageText {
    static let french = PhraseTable(
        """
        unknownOption: L’option «\u{202F}{option}\u{202F}» n’existe pas.
        unknownOptionSuggestion: L’option «\u{202F}{option}\u{202F}» n’existe pas. Vouliez-vous dire «\u{202F}{suggestion}\u{202F}»\u{202F}?
        unknownCommand: La commande «\u{202F}{name}\u{202F}» n’existe pas.
        unknownCommandSuggestion: La commande «\u{202F}{name}\u{202F}» n’existe pas. Vouliez-vous dire «\u{202F}{suggestion}\u{202F}»\u{202F}?
        missingValue: L’option «\u{202F}{option}\u{202F}» demande une valeur.
        missingArgument: Il manque «\u{202F}{argument}\u{202F}».
        invalidValue: «\u{202F}{value}\u{202F}» n’est pas une valeur valable pour «\u{202F}{option}\u{202F}».
        unwantedValue: L’option «\u{202F}{option}\u{202F}» ne prend pas de valeur, or «\u{202F}{value}\u{202F}» est donnée.
        unexpectedArgument: «\u{202F}{argument}\u{202F}» n’est pas attendu ici.
        other: Arguments non valables\u{202F}: {reason}
        seeHelp: Aide\u{202F}: «\u{202F}{command}\u{202F}».
        importHint: Pour importer le fichier\u{202F}: {command}
        negationHint: Pour exclure un mot, écrivez NOT et mettez la requête entre guillemets\u{202F}: whisper search 'bread NOT yeast'
        """)
}

extension VaultText {
    static let french = PhraseTable(
        """
        disclaimer: Whisper est fourni tel quel, sans garantie d’aucune sorte. Vous seul répondez des messages que vous gardez\u{202F}: du droit de les garder, et de traiter ce que d’autres vous ont écrit comme la loi et eux-mêmes l’attendent. Qui perd la phrase de passe perd le coffre\u{202F}; personne ne peut l’ouvrir à votre place. Whisper n’a aucun lien avec WhatsApp ni avec son propriétaire.
        disclaimerQuestion: L’acceptez-vous\u{202F}?
        created: Le coffre est prêt\u{202F}: {path}
        createdUnencrypted: Le coffre est prêt, sa base de données n’est pas chiffrée\u{202F}: {path}
        notCreated: Aucun coffre n’a été créé.
        createdAdvice: Gardez bien la phrase de passe\u{202F}: sans elle personne ne peut ouvrir le coffre, vous non plus.
        disclaimerAccepted: L’avertissement légal est accepté.
        unlocked: Le coffre est déverrouillé pour {duration}.
        locked: Le coffre est verrouillé.
        wasLocked: Le coffre était déjà verrouillé.
        revealQuestion: Qui voit la clé pourra lire la base de données pour toujours. L’afficher\u{202F}?
        revealIntroduction: Pour ouvrir {path} avec un autre programme, donnez-lui d’abord ces instructions\u{202F}:
        backedUp: La sauvegarde est écrite\u{202F}: {path}
        backupProgress: Sauvegarde
        restoreProgress: Restauration
        restoreQuestion: Il y a un coffre dans «\u{202F}{path}\u{202F}». Mettre la sauvegarde à sa place et garder le coffre actuel à côté\u{202F}?
        restored: Le coffre est restauré\u{202F}: {path}
        openingsUnknown: On ignore quels messages ont été ouverts entre {begin} et {end}. Les messages scellés de cette période s’ouvrent avec un avertissement.
        setAside: L’ancien coffre est maintenant dans {path}
        rekeyed: La base de données a une nouvelle clé.
        rekeyAdvice: Les anciennes sauvegardes s’ouvrent toujours avec l’ancienne phrase de passe et contiennent l’ancienne clé. Faites-en une nouvelle.
        reformatted: La base de données a maintenant le format de SQLCipher 4.
        reformattedCommon: La base de données a maintenant le format que lisent SQLCipher 3.4 et 4.
        encrypted: La base de données est maintenant chiffrée.
        decryptQuestion: Qui peut lire le fichier pourra lire tous les messages. Enregistrer la base de données sans chiffrement\u{202F}?
        decrypted: La base de données n’est plus chiffrée.
        passphraseChanged: La phrase de passe est changée. Les anciennes sauvegardes s’ouvrent toujours avec l’ancienne.
        verifySound: Le coffre est en ordre.
        verifyRepaired|one: {count} défaut a été réparé.
        verifyRepaired|many: {count} de défauts ont été réparés.
        verifyRepaired|other: {count} défauts ont été réparés.
        verifyProgress: Vérification
        keychainRepaired: Le trousseau a été refait à partir de la copie de secours.
        recovered|one: {count} message a été transporté dans {path}
        recovered|many: {count} de messages ont été transportés dans {path}
        recovered|other: {count} messages ont été transportés dans {path}
        recoveredLost|one: {count} ligne de la table {table} n’a pas pu être lue et est perdue.
        recoveredLost|many: {count} de lignes de la table {table} n’ont pas pu être lues et sont perdues.
        recoveredLost|other: {count} lignes de la table {table} n’ont pas pu être lues et sont perdues.
        recoveredUncounted: Des parties de ces tables n’ont pas pu être lues, et rien n’indique plus combien de lignes sont perdues\u{202F}: {tables}
        checkHeading: Contrôle
        resultHeading: Résultat
        valueHeading: Valeur
        resultFine: bon
        resultWarning: attention
        checkDatabase: base de données
        checkAttachments: pièces jointes
        checkRecovery: copie de secours
        recoveryMissing: manque
        recoveryUnchecked: pas ouverte\u{202F}: aucune phrase de passe donnée
        recoveryDiffers: ne contient pas les clés actuelles
        recoveryDamaged: endommagée
        recoveryRenewed: récrite
        attachmentsUnread: en ordre d’après la longueur, le nom et l’en-tête\u{202F}; le contenu n’a pas été lu (--attachments le lit)
        attachmentsMissing|one: {count} pièce jointe manque
        attachmentsMissing|many: {count} de pièces jointes manquent
        attachmentsMissing|other: {count} pièces jointes manquent
        attachmentsDamaged|one: {count} pièce jointe est endommagée
        attachmentsDamaged|many: {count} de pièces jointes sont endommagées
        attachmentsDamaged|other: {count} pièces jointes sont endommagées
        attachmentsUnidentified|one: {count} fichier ne montre plus quelle pièce jointe il contient\u{202F}: {names}
        attachmentsUnidentified|many: {count} de fichiers ne montrent plus quelles pièces jointes ils contiennent\u{202F}: {names}
        attachmentsUnidentified|other: {count} fichiers ne montrent plus quelles pièces jointes ils contiennent\u{202F}: {names}
        attachmentsUnexamined: Les pièces jointes ont été copiées telles quelles\u{202F}: chercher celles qui manquent ou sont endommagées demande la phrase de passe. «\u{202F}whisper verify\u{202F}» le fait.
        attachmentsOrphaned|one: {count} pièce jointe n’appartient plus à aucun message
        attachmentsOrphaned|many: {count} de pièces jointes n’appartiennent plus à aucun message
        attachmentsOrphaned|other: {count} pièces jointes n’appartiennent plus à aucun message
        doctorVersion: version
        doctorEngine: moteur de base de données
        doctorCipher: chiffrement
        doctorSodium: libsodium
        doctorArchive: libarchive
        doctorSystem: système
        doctorMemory: mémoire des secrets
        doctorMemoryLocked: verrouillée, jamais sur le disque
        doctorMemoryUnlocked: non verrouillée\u{202F}: elle peut passer sur le disque
        doctorCoreDumps: vidages mémoire
        doctorOff: désactivés
        doctorOn: activés
        doctorNetwork: internet
        doctorNetworkDenied: refusé par le noyau\u{202F}; les sockets de cet appareil restent
        doctorNetworkAbsent: aucun code réseau\u{202F}; sur ce système le noyau ne le refuse pas
        networkNotDenied: Le noyau ne refuse pas l’internet à ce processus. Whisper n’a aucun code réseau\u{202F}; ses processus enfants pourraient en avoir.
        doctorVault: coffre
        doctorNoVault: aucun dans {path}
        doctorEncrypted: chiffré
        doctorUnencrypted: non chiffré
        doctorPermissions: droits
        doctorPermissionsFine: vous seul
        doctorPermissionsOpen: d’autres y ont accès\u{202F}: {path}
        doctorKeyCache: trousseau du noyau
        doctorKeyCached: la clé est gardée\u{202F}: déverrouillé
        doctorKeyNotCached: aucune clé n’est gardée\u{202F}: verrouillé
        doctorKeyCacheNone: indisponible
        doctorLanguage: langue
        """)
}

extension CalendarText {
    static let french = PhraseTable(
        """
        shortDate: {day}/{month}/{year}
        longDate: {weekday} {day} {month} {year}
        dateInWords: {day} {month} {year}
        weekdays: lundi mardi mercredi jeudi vendredi samedi dimanche
        months: janvier février mars avril mai juin juillet août septembre octobre novembre décembre
        today: aujourd’hui
        yesterday: hier
        """)
}

extension DataCommandText {
    static let french = PhraseTable(
        """
        importing: Importer des messages dans le coffre.
        importingDiscussion: Reconnaît au contenu ce qu’est un chemin\u{202F}: une discussion exportée, un dossier qui en contient plusieurs, une base de données de WhatsApp ou une sauvegarde de celle-ci, une sauvegarde d’iPhone, ou des lignes JSON. Fait ensuite ce que fait la commande correspondante. Un chemin qui porte le nom d’une commande doit être précédé de ./.
        importWhatsApp: Importer des discussions exportées de WhatsApp, ou ses bases de données.
        importWhatsAppDiscussion: Lit le texte, l’archive ou le dossier que crée «\u{202F}Exporter la discussion\u{202F}»\u{202F}; - est l’entrée standard. Importer de nouveau une discussion, ou un export plus récent, n’ajoute que ce qui est nouveau. Le résumé rend compte de chaque ligne. Le code de sortie 3 dit que certaines lignes ou pièces jointes n’ont pas pu être lues\u{202F}; elles sont nommées. Les pièces jointes qu’un export nomme et ne contient pas comptent comme manquantes et ne changent pas le code. Les bases de données du téléphone, msgstore.db et ChatStorage.sqlite, leurs sauvegardes chiffrées et les sauvegardes d’iPhone apportent tout l’historique\u{202F}; --key-file donne la clé.
        importJSON: Importer des messages depuis des lignes JSON.
        importJSONDiscussion: Lit ce qu’écrit «\u{202F}export json\u{202F}», avec --full aussi\u{202F}; - est l’entrée standard. Les identifiants sont gardés, et importer de nouveau n’ajoute rien. La première ligne fautive met fin à l’import et est nommée\u{202F}; les lots qui la précèdent sont gardés.
        importList: Lister les importations, et comment leurs fichiers ont été lus.
        importListDiscussion: La dernière importation vient en premier\u{202F}: sa référence, son moment, le fichier, la discussion, le nombre de nouveaux messages, et la façon dont les dates et le propriétaire ont été lus.
        importUndo: Annuler des importations.
        importUndoDiscussion: Supprime définitivement les messages et pièces jointes que seules ces importations ont apportés, et chaque discussion qui est vide ensuite. Les messages qu’une autre source a aussi fournis restent. Les importations du même fichier sont annulées ensemble. Le fichier peut ensuite être importé de nouveau. Ce qu’un export ultérieur a changé dans des messages antérieurs, et les pièces jointes qu’il leur a ajoutées, reste.
        exporting: Exporter des messages.
        exportJSON: Écrire les messages en lignes JSON.
        exportJSONDiscussion: Un message par ligne, chaque discussion dans son propre ordre. Avec --full, chaque fiche du coffre sur une ligne avec son type\u{202F}; importé dans un nouveau coffre, cela en donne un égal. La sortie n’est pas chiffrée.
        exportHTML: Écrire les messages en pages pour le navigateur.
        exportHTMLDiscussion: Écrit un dossier de pages qui s’ouvrent dans tout navigateur sans réseau\u{202F}: discussions par mois, personnes, une galerie, un calendrier et des statistiques. Ouvrez-y index.html. Rien dans les pages ne peut exécuter ce que dit un message. Les pages ne sont pas chiffrées\u{202F}; vous seul pouvez lire le dossier.
        conversations: Lister les discussions.
        conversationsDiscussion: Les discussions épinglées d’abord, puis les plus récemment actives\u{202F}; les archivées viennent en dernier.
        messages: Afficher les messages d’une discussion.
        messagesDiscussion: Montre les messages les plus récents, le dernier en bas. Une discussion se nomme par son titre, une partie du titre ou sa référence. Avec --refs, devant chaque message se trouve sa référence, par laquelle --around, --before, --after et d’autres commandes le retrouvent.
        search: Chercher des messages.
        searchDiscussion: Tous les mots doivent apparaître, quels que soient majuscules et accents. Sont compris \"une expression\" entre guillemets, un début suivi d’un astérisque (paraplu*), OR, NOT et les parenthèses. La recherche porte sur les textes, les expéditeurs et les noms des pièces jointes, les résultats les plus récents d’abord. Sans mots, seuls les filtres décident. Les dates sont 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 ou des mots comme hier et mars 2020.
        markRead: Marquer une discussion comme lue.
        pin: Épingler une discussion en tête de liste.
        unpin: Désépingler une discussion.
        mute: Mettre une discussion en sourdine.
        unmute: Rétablir le son d’une discussion.
        archive: Archiver une discussion\u{202F}: elle passe à la fin de la liste, sans notifications.
        unarchive: Désarchiver une discussion.
        delete: Supprimer définitivement discussions et messages.
        deleteDiscussion: Supprime une discussion, un message, ou des messages selon l’âge et la plateforme, avec les pièces jointes auxquelles rien d’autre ne renvoie. Un message seul laisse une place vide, pour qu’un nouvel import de sa discussion ne le ramène pas\u{202F}; --erase ne laisse rien.
        stats: Afficher des statistiques et des graphiques des messages.
        statsDiscussion: Affiche des totaux et des graphiques\u{202F}: messages au fil du temps, par heure, jour, personne, discussion et type, temps avant qu’une autre personne écrive, mots et émojis fréquents. Heures et jours sont ceux du fuseau horaire de cet appareil.
        conversationGroup: Gérer une discussion.
        conversationRename: Renommer une discussion dans le coffre.
        conversationRenameDiscussion: Personne d’autre ne voit le titre. Si un service renomme ensuite la discussion, son titre remplace le vôtre.
        """)
}

extension DataFailureText {
    static let french = PhraseTable(
        """
        noSuchConversation: Il n’y a pas de discussion appelée «\u{202F}{name}\u{202F}».
        noSuchConversationHint: «\u{202F}whisper conversations\u{202F}» liste les discussions.
        ambiguousConversation: «\u{202F}{name}\u{202F}» convient à plusieurs discussions\u{202F}: {candidates}
        ambiguousConversationHint: Donnez la référence à la fin de son entrée, ou la plateforme et le titre entier\u{202F}: {example}
        ambiguousReferenceHint: Donnez la référence à la fin de son entrée.
        noSuchPerson: Il n’y a personne du nom de «\u{202F}{name}\u{202F}».
        personIsDateHint: Pour les messages à partir d’une date, utilisez --since {date}.
        ambiguousPerson: «\u{202F}{name}\u{202F}» convient à plusieurs personnes\u{202F}: {candidates}
        ambiguousPersonHint: Donnez le nom entier, le numéro ou l’identifiant.
        invalidMoment: {option}\u{202F}: «\u{202F}{value}\u{202F}» n’est pas une date.
        invalidMomentHint: Écrivez 2020, 2020-05, 2020-05-31, 2020-05-31T14:00, hier, lundi ou mars 2020.
        invalidAge: {option}\u{202F}: «\u{202F}{value}\u{202F}» n’est pas un âge.
        invalidAgeHint: Écrivez un nombre et d, w, m ou y pour jours, semaines, mois ou années\u{202F}: 90d, 8w, 6m, 2y.
        invalidNumber: {option}\u{202F}: {value} n’est pas un nombre à partir de 1.
        unknownChoice: {option}\u{202F}: «\u{202F}{value}\u{202F}» n’est pas connu.
        unknownChoiceHint: Choisissez parmi\u{202F}: {values}
        emptyQuery: Il n’y a aucun mot à chercher.
        emptyQueryHint: Donnez un mot, ou un filtre comme --in ou --type.
        relevanceLimit|one: Par pertinence, il y a au plus {count} résultat.
        relevanceLimit|many: Par pertinence, il y a au plus {count} résultats.
        relevanceLimit|other: Par pertinence, il y a au plus {count} résultats.
        oneRange: --around, --before, --after et --oldest ou --all s’excluent.
        oneDeletion: Ces options ne vont pas ensemble\u{202F}: un message, ou une discussion avec --before, --older-than ou --platform.
        nothingToDelete: Précisez ce qu’il faut supprimer.
        nothingToDeleteHint: Nommez une discussion, ou donnez --message, --before, --older-than ou --platform.
        oneTitle: --title ne va qu’avec un seul fichier.
        fullAlone: --full ne va pas avec --conversation, --from ni --deidentify, ni --deidentify avec --attachments.
        ingestionAlone: --ingestion ne va pas avec --conversation, --from, --since ni --until.
        unknownZone: Il n’y a pas de fuseau horaire «\u{202F}{value}\u{202F}».
        unknownZoneHint: Écrivez-le comme Europe/Paris ou UTC.
        missingFile: Il n’y a pas de fichier «\u{202F}{path}\u{202F}».
        emptyFile: «\u{202F}{path}\u{202F}» est vide.
        notAnExport: «\u{202F}{path}\u{202F}» n’est pas une discussion exportée\u{202F}: il ne contient pas un seul message.
        notAnExportHint: Dans WhatsApp, ouvrez la discussion et choisissez «\u{202F}Exporter la discussion\u{202F}»\u{202F}; donnez le fichier .txt ou .zip qui en sort.
        damagedArchive: L’archive «\u{202F}{path}\u{202F}» est tronquée ou endommagée. Rien n’en a été importé.
        encryptedArchive: L’archive «\u{202F}{path}\u{202F}» est chiffrée.
        encryptedArchiveHint: Décompressez-la d’abord avec son mot de passe, puis importez le dossier.
        noChatInArchive: Il n’y a pas de discussion dans l’archive «\u{202F}{path}\u{202F}».
        archiveOfArchives: L’archive «\u{202F}{path}\u{202F}» ne contient elle-même aucune discussion, mais d’autres archives.
        unsafeArchive: L’archive «\u{202F}{path}\u{202F}» nomme des fichiers hors d’elle-même. Rien n’en a été importé.
        archiveTooLarge: L’archive «\u{202F}{path}\u{202F}» se décompresse au-delà de ce qui est accepté. Rien n’en a été importé.
        ambiguousDates: Dans «\u{202F}{path}\u{202F}», jour et mois ne se distinguent pas avec assez de certitude\u{202F}; l’ordre le plus probable est {order} ({confidence}).
        ambiguousDatesHint: Dites comment les dates sont écrites\u{202F}: --date-order dmy, mdy ou ymd\u{202F}; ou prenez l’ordre le plus probable avec --yes.
        contradictedDates: «\u{202F}{path}\u{202F}» a des dates impossibles dans cet ordre.
        contradictedDatesHint: Omettez --date-order pour que l’ordre soit déterminé.
        importInterrupted: Interrompu. Les messages importés jusqu’ici sont gardés\u{202F}; importer de nouveau ajoute le reste.
        someFilesFailed|one: {count} fichier n’a pas été importé\u{202F}: {names}
        someFilesFailed|many: {count} fichiers n’ont pas été importés\u{202F}: {names}
        someFilesFailed|other: {count} fichiers n’ont pas été importés\u{202F}: {names}
        theseFilesFailed|one: {count} fichier n’a pas été importé, pour la raison ci-dessus.
        theseFilesFailed|many: {count} fichiers n’ont pas été importés, pour la raison ci-dessus.
        theseFilesFailed|other: {count} fichiers n’ont pas été importés, pour la raison ci-dessus.
        partlyRead: Certaines lignes n’ont pas pu être lues\u{202F}; tout le reste l’a été.
        partlyReadHint: Le résumé nomme les lignes.
        lineTooLong: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: plus de 16 Mio.
        lineNotJSON: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: pas de JSON à l’octet {offset}.
        lineTooDeep: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: imbrication trop profonde à l’octet {offset}.
        lineCutOff: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: se termine au milieu d’une valeur.
        lineNotUTF8: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: UTF-8 non valide à l’octet {offset}.
        lineLacks: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: «\u{202F}{member}\u{202F}» manque.
        lineNotObject: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: pas un objet JSON.
        documentNotLines: «\u{202F}{path}\u{202F}» est un seul document JSON sur plusieurs lignes. Whisper lit du JSON Lines, un objet par ligne, comme l’écrit «\u{202F}whisper export json\u{202F}».
        lineUnexpected: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: «\u{202F}{member}\u{202F}» a une valeur qui n’y a pas sa place.
        lineUnknownType: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: une fiche de type inconnu.
        lineNewerFormat: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: écrite par une version plus récente de Whisper.
        lineConflict: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: contredit ce que contient le coffre.
        lineMissingReference: «\u{202F}{path}\u{202F}», ligne {line}\u{202F}: renvoie à quelque chose qui n’est pas là.
        malformedLineHint: Une partie des lignes précédentes a été importée. Corrigez la ligne et importez de nouveau\u{202F}; rien ne vient deux fois.
        malformedLineHintAfter|one: {count} nouveau message qui précède a été importé. Corrigez la ligne et importez de nouveau\u{202F}; rien ne vient deux fois.
        malformedLineHintAfter|many: {count} nouveaux messages qui précèdent ont été importés. Corrigez la ligne et importez de nouveau\u{202F}; rien ne vient deux fois.
        malformedLineHintAfter|other: {count} nouveaux messages qui précèdent ont été importés. Corrigez la ligne et importez de nouveau\u{202F}; rien ne vient deux fois.
        malformedLineHintBefore: Rien n’a été importé. Corrigez la ligne et importez de nouveau.
        importFull: Le disque est plein. Les messages importés jusqu’ici sont gardés\u{202F}; importer de nouveau ajoute le reste.
        vaultNotEmpty: Le coffre contient des messages ou des contacts\u{202F}: rien n’a été importé
        vaultNotEmptyHint: --restore restaure un coffre entier dans un coffre vide. Sans cette option, les messages s’ajoutent et les contacts entrent sans être vérifiés.
        timesShifted: Le coffre contient déjà les messages de ce fichier, dans «\u{202F}{title}\u{202F}», avec des heures décalées de {offset}.
        timesShiftedHint: Indiquez le fuseau horaire du téléphone avec --timezone. Si l’import précédent avait le mauvais fuseau, supprimez cette discussion et importez-la de nouveau. --yes importe les messages une seconde fois.
        datesExchanged: Le coffre contient déjà les messages de ce fichier, dans «\u{202F}{title}\u{202F}», avec jour et mois intervertis.
        datesExchangedHint: Dites avec --date-order comment les dates sont écrites. Si l’import précédent était faux, supprimez cette discussion et importez-la de nouveau. --yes importe les messages une seconde fois.
        chatsLeftOut: Certaines discussions du fichier ont été laissées de côté\u{202F}; tout le reste a été importé.
        chatsLeftOutHint: Les avertissements les nomment. Dès que le coffre n’a qu’une discussion pour chacune, importez de nouveau le fichier\u{202F}: rien n’entre deux fois.
        severalChats: «\u{202F}{path}\u{202F}» contient plusieurs discussions.
        severalChatsHint: Enregistrez-le dans un fichier et donnez son nom\u{202F}: chacune des discussions est alors importée.
        noChatNamed: Nommez une discussion, ou un message avec --around, --before ou --after.
        contextLimit|one: --context prend un nombre jusqu’à {count}.
        contextLimit|many: --context prend un nombre jusqu’à {count}.
        contextLimit|other: --context prend un nombre jusqu’à {count}.
        noSuchSender: Personne dans «\u{202F}{path}\u{202F}» ne s’appelle «\u{202F}{name}\u{202F}». Rien n’a été importé.
        noSuchSenderHint: Indiquez votre nom avec --me tel que le fichier l’écrit. Vouliez-vous dire\u{202F}: {candidates}\u{202F}?
        oneOwnName: «\u{202F}{path}\u{202F}» n’accepte --me qu’une fois\u{202F}: votre nom ou votre numéro dans ce fichier.
        attachmentsUnread|one: {count} pièce jointe n’a pas pu être lue\u{202F}; tout le reste a été importé.
        attachmentsUnread|many: {count} pièces jointes n’ont pas pu être lues\u{202F}; tout le reste a été importé.
        attachmentsUnread|other: {count} pièces jointes n’ont pas pu être lues\u{202F}; tout le reste a été importé.
        attachmentsUnreadHint: Ce que nomme le résumé manque dans le coffre. Importez une copie intacte du fichier pour l’ajouter.
        unknownCompression: L’archive «\u{202F}{path}\u{202F}» est compressée avec {method}, que Whisper ne sait pas décompresser. Rien n’en a été importé.
        foreignArchive: «\u{202F}{path}\u{202F}» est une archive dans un format que Whisper ne décompresse pas.
        unpackHint: Décompressez-la d’abord avec un autre programme, puis importez le dossier.
        importedBefore: «\u{202F}{path}\u{202F}» a déjà été importé avec d’autres réglages. Rien n’a été importé.
        readDifferently: «\u{202F}{path}\u{202F}» a été importé le {date} avec d’autres réglages\u{202F}: {settings}.
        readDifferentlyHint: Avec --redo, cette importation est annulée et le fichier importé de nouveau. Rien n’a été modifié.
        readLikeEarlierHint: «\u{202F}{path}\u{202F}», importé le {date}, a été lu autrement. Si ce fichier se lit comme celui-là, ajoutez\u{202F}: {options}. Si celui-là était faux, --redo annule son importation. Rien n’a été modifié.
        nothingToUndo: Il n’y a aucune importation à annuler.
        noSuchImport: Il n’y a aucune importation de «\u{202F}{name}\u{202F}» à annuler.
        noSuchImportHint: «\u{202F}whisper import list\u{202F}» montre les importations. Celles de bases de données et de JSON Lines ne peuvent pas être annulées.
        otherContents: «\u{202F}{path}\u{202F}» n’est pas le fichier qui a été importé sous ce nom\u{202F}: il dit autre chose.
        otherContentsHint: Pour annuler malgré tout une importation de ce nom, donnez sa référence\u{202F}: {imports}
        emptyTitle: Une discussion a besoin d’un titre.
        unknownInput: Indiquez ce que contient l’entrée standard.
        unknownInputHint: Utilisez «\u{202F}whisper import whatsapp -\u{202F}» ou «\u{202F}whisper import json -\u{202F}».
        optionForLines: {option} concerne les lignes JSON\u{202F}; «\u{202F}{path}\u{202F}» n’en contient pas.
        optionNotForLines: {option} ne concerne pas des lignes JSON comme «\u{202F}{path}\u{202F}».
        importInterruptedBefore: Interrompu avant que rien de «\u{202F}{path}\u{202F}» ne soit importé.
        interruptedUndone: Interrompu avant que rien de «\u{202F}{path}\u{202F}» ne soit importé. L’importation précédente est annulée\u{202F}; importez de nouveau le fichier.
        chosenWouldGo: Lire le fichier ainsi annulerait l’importation de {files} et supprimerait la discussion «\u{202F}{title}\u{202F}» où le fichier doit être importé.
        chosenWouldGoHint: Rien n’a été modifié. Importez d’abord de nouveau ces fichiers, de la bonne façon et avec --redo.
        undoesOthers: Lire «\u{202F}{path}\u{202F}» ainsi contredit d’autres fichiers, dont les importations seraient annulées\u{202F}: {files}
        undoesOthersHint: Rien n’a été modifié. Ce que ces fichiers seuls contiennent disparaîtrait jusqu’à une nouvelle importation. Voyez avec «\u{202F}whisper import list\u{202F}» comment ils ont été lus\u{202F}; pour les annuler, utilisez --redo --yes.
        failedUndone: L’importation précédente de «\u{202F}{path}\u{202F}» est annulée, et le fichier doit être importé de nouveau, car cette importation a échoué\u{202F}: {reason}
        ownVault: «\u{202F}{path}\u{202F}» est un coffre de Whisper.
        ownVaultHint: Pour le lire\u{202F}: {read}. Pour en faire votre coffre\u{202F}: {restore}. Pour ajouter ses messages aux vôtres\u{202F}: {export}, puis {import}.
        ownLines: «\u{202F}{path}\u{202F}» contient des lignes JSON.
        ownCommand: Utilisez\u{202F}: {command}
        ownPages: «\u{202F}{path}\u{202F}» est une archive de pages, faite pour être lue.
        ownPagesHint: Ouvrez {file} dans un navigateur. Pour importer des messages, utilisez ce dont l’archive a été faite.
        ownSealedPages: «\u{202F}{path}\u{202F}» est une archive scellée de pages, faite pour être lue.
        ownIdentities: «\u{202F}{path}\u{202F}» est une sauvegarde d’identités et ne contient pas de messages.
        ownKeys: «\u{202F}{path}\u{202F}» contient des clés de contacts et aucun message.
        backupKey: «\u{202F}{path}\u{202F}» est la clé d’une sauvegarde et ne contient aucun message.
        backupKeyHint: Importez la sauvegarde avec elle\u{202F}: {command}
        ownSealed: «\u{202F}{path}\u{202F}» contient un message scellé et aucune discussion.
        notImported: «\u{202F}{path}\u{202F}» n’a pas été importé.
        ownerIsAnother: Les messages de «\u{202F}{path}\u{202F}» présentés comme les vôtres sont dans le coffre ceux de «\u{202F}{name}\u{202F}» ({number}), qui n’est pas vous.
        ownerIsAnotherHint: Indiquez avec --me sous quel nom ce fichier vous montre. Avec --yes, il est importé malgré tout.
        chosenService: La discussion «\u{202F}{title}\u{202F}» est d’un autre service ({platform}). Rien n’a été importé de «\u{202F}{path}\u{202F}».
        chosenKind: «\u{202F}{path}\u{202F}» montre un groupe, et «\u{202F}{title}\u{202F}» est une discussion avec une seule personne. Rien n’a été importé.
        chosenUnlike: La discussion «\u{202F}{title}\u{202F}» et «\u{202F}{path}\u{202F}» n’ont presque rien en commun. Rien n’a été importé.
        chosenOtherHint: Indiquez une autre discussion avec --into, ou omettez cette option pour que la discussion soit trouvée par son titre et ses messages.
        chosenUnlikeHint: Indiquez une autre discussion avec --into. Si c’est bien celle-ci, ajoutez --yes.
        intoSeveral: --into indique une seule discussion, et ce sont des exports de plusieurs.
        intoSeveralHint: Importez seulement le fichier de cette discussion.
        intoOther: --into s’applique à une discussion exportée\u{202F}; «\u{202F}{path}\u{202F}» n’en est pas une.
        ownTable: «\u{202F}{path}\u{202F}» est un tableau pour tableurs, comme «\u{202F}whisper export csv\u{202F}» l’écrit, et ne contient pas tout ce que contient un coffre.
        ownTableHint: Pour porter des messages d’un coffre à un autre, écrivez-les avec «\u{202F}{export}\u{202F}» et lisez-les avec «\u{202F}{import}\u{202F}».
        """)
}

extension DataOptionText {
    static let french = PhraseTable(
        """
        importPath: Discussions exportées (.txt, .zip ou dossiers), bases de données de WhatsApp, leurs sauvegardes, dossiers qui en contiennent, ou fichiers de lignes JSON.
        exportPath: Discussions exportées (.txt, .zip ou dossiers\u{202F}; - est l’entrée standard), bases de données de WhatsApp, leurs sauvegardes, ou dossiers qui en contiennent.
        backupKeyFile: La clé d’une sauvegarde chiffrée\u{202F}: un fichier de 64 chiffres hexadécimaux, ou le fichier de clé du téléphone\u{202F}; pour une sauvegarde d’iPhone, un fichier contenant son mot de passe.
        backupKeyCommand: Une commande qui écrit la clé ou le mot de passe d’une sauvegarde chiffrée.
        backupAccount: App à importer d’une sauvegarde d’iPhone qui contient les deux\u{202F}: whatsapp ou business.
        statusPosts: Importer aussi les statuts publiés d’une base de données.
        ownName: Votre propre nom dans l’export\u{202F}; distingue les messages envoyés des reçus. Si les discussions vous montrent sous plusieurs noms, répétez l’option\u{202F}: dans chaque discussion, vous êtes le premier d’entre eux qui y a écrit. Pour une base de données qui ne dit pas à qui elle appartient\u{202F}: votre numéro.
        ownNameJSON: Votre propre nom ou numéro\u{202F}; distingue les messages envoyés des reçus.
        chatTitle: Le titre de la discussion, si le nom du fichier ne le dit pas.
        intoChat: La discussion du coffre que montre le fichier\u{202F}: titre ou partie du titre, référence ou identifiant. Pour un fichier qui a trop peu de messages pour la trouver.
        timezone: Le fuseau horaire du téléphone, comme Europe/Paris\u{202F}; à défaut, celui de cet appareil.
        dateOrder: L’ordre du jour et du mois dans les dates\u{202F}: dmy, mdy ou ymd\u{202F}; à défaut, il est déterminé.
        dryRun: Montrer seulement ce qui serait fait.
        verboseImport: Montrer tout ce que l’on sait de chaque discussion, et les tables des bases de données.
        importYes: Continuer avec l’ordre le plus probable si jour et mois ne se distinguent pas, et aussi si le coffre contient les mêmes messages à d’autres heures.
        redo: Si le fichier a déjà été importé avec un autre ordre de date, fuseau horaire ou propriétaire, ou dans une autre discussion, annule d’abord cette importation. Sans aucune de ces options, demande de nouveau dans un terminal qui vous êtes.
        importToUndo: La référence de l’importation, ou le nom du fichier ou une partie\u{202F}; plusieurs sont annulées ensemble (par défaut\u{202F}: la dernière importation).
        jsonPath: Un fichier de lignes JSON\u{202F}; - est l’entrée standard.
        restoreJSON: Ramener un de vos coffres tel qu’il était\u{202F}: contacts avec leur confiance, identités, règles. Dans un coffre non vide, chacun est d’abord nommé et confirmé.
        attachmentsFrom: Un dossier avec les contenus des pièces jointes, tel que l’écrit «\u{202F}export json --attachments\u{202F}».
        attachmentsTo: Écrire aussi les contenus des pièces jointes dans ce dossier.
        exportConversation: Seulement cette discussion\u{202F}: titre ou partie du titre, référence ou identifiant.
        full: Toutes les fiches du coffre, pas seulement les messages.
        deidentify: Remplacer noms et numéros de téléphone par des identifiants toujours les mêmes.
        output: Le fichier à écrire\u{202F}; - est la sortie standard.
        onlyUnread: Seulement les discussions avec des messages non lus.
        conversationLimit: Au plus ce nombre de discussions.
        conversation: La discussion\u{202F}: titre ou partie du titre, référence ou identifiant.
        messageLimit: Au plus ce nombre de messages (100 à défaut).
        before: Les messages qui précèdent celui de cette référence.
        after: Les messages qui suivent celui de cette référence.
        references: Montrer la référence de chaque message.
        oldest: Commencer par le message le plus ancien.
        all: Tous les messages, du plus ancien au plus récent.
        saveAttachments: Enregistrer dans ce dossier les pièces jointes des messages montrés.
        query: Ce qui est cherché.
        searchIn: Seulement dans cette discussion\u{202F}: titre ou partie du titre, référence ou identifiant.
        fromPerson: Seulement les messages de cette personne\u{202F}: nom, partie du nom ou identifiant.
        since: Seulement à partir de cette date.
        until: Seulement jusqu’à cette date incluse.
        type: Seulement de ce type\u{202F}: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Peut être répété.
        hasAttachment: Seulement avec pièce jointe.
        encrypted: Seulement avec un message scellé à l’intérieur.
        order: newest (à défaut) ou relevance.
        searchLimit: Au plus ce nombre de résultats (50 à défaut).
        upTo: Seulement jusqu’au message de cette référence.
        deleteMessage: Supprimer le message de cette référence.
        erase: Ne laisser aucune trace du message\u{202F}; importer de nouveau sa discussion le ramène.
        deleteBefore: Messages envoyés avant cette date.
        olderThan: Messages plus anciens que\u{202F}: 90d, 8w, 6m, 2y.
        platform: Messages de cette plateforme, comme whatsapp.
        svg: Écrire le graphique dans un fichier SVG\u{202F}; - est la sortie standard.
        countConversation: Ne compter que les messages de cette discussion.
        countSince: Ne compter que les messages à partir de cette date.
        countUntil: Ne compter que les messages jusqu’à cette date incluse.
        pagesFolder: Le dossier à écrire.
        pagesConversation: N’écrit que cette discussion\u{202F}: titre ou partie du titre, référence ou identifiant. Peut être répété.
        pagesSince: N’écrit que les messages à partir de cette date.
        pagesUntil: N’écrit que les messages jusqu’à cette date incluse.
        pagesMedia: Quels fichiers copier\u{202F}: all, used (seulement les images, vidéos et sons que montrent les pages), none.
        pagesTheme: Les couleurs\u{202F}: auto (celles du système), light, dark.
        pagesLanguage: La langue des pages\u{202F}: en, de, es, fr, pt, tr, ar, hi, zh-Hans.
        pagesForce: Remplace une archive qu’un export précédent y a écrite, et rien d’autre.
        conversationOrReference: La discussion\u{202F}: titre ou partie du titre, référence ou identifiant. Inutile avec --around, --before et --after.
        around: Le message de cette référence et d’autres avant et après (par défaut\u{202F}: 10 de chaque côté).
        showSince: Seulement les messages à partir de cette date.
        showUntil: Seulement les messages jusqu’à cette date incluse.
        searchContext: Montre aussi ce nombre de messages avant et après chaque résultat.
        newTitle: Le nouveau titre.
        """)
}

extension DatabaseText {
    static let french = PhraseTable(
        """
        readerMissing: Le programme whisper-reader, qui lit les bases de données, est absent\u{202F}: «\u{202F}{path}\u{202F}».
        readerMissingHint: Il s’installe à côté de whisper\u{202F}; «\u{202F}make install\u{202F}» s’en charge.
        readerFailed: La lecture de «\u{202F}{path}\u{202F}» a échoué\u{202F}: whisper-reader s’est terminé de façon inattendue.
        notADatabase: «\u{202F}{path}\u{202F}» ne contient pas de base de données.
        notADatabaseHint: Il faut une discussion exportée, msgstore.db, ChatStorage.sqlite, une sauvegarde en .crypt12, .crypt14 ou .crypt15, ou un dossier qui en contient.
        unknownSchema: «\u{202F}{path}\u{202F}» est une base de données, mais pas de WhatsApp.
        unknownSchemaHint: Les messages sont dans msgstore.db sous Android, et dans ChatStorage.sqlite sur un iPhone.
        contactsAlone: «\u{202F}{path}\u{202F}» contient des noms et des numéros de contacts de WhatsApp, mais aucun message.
        contactsAloneHint: Il se lit avec les messages, qui sont dans msgstore.db sous Android et dans ChatStorage.sqlite sur un iPhone. Importez le dossier qui contient les deux, ou nommez les deux fichiers.
        damaged: «\u{202F}{path}\u{202F}» est tronqué ou endommagé.
        damagedHint: Copiez-le de nouveau depuis le téléphone. Les messages importés avant l’endroit endommagé sont gardés.
        changed: «\u{202F}{path}\u{202F}» a été modifié pendant sa lecture.
        changedHint: Fermez WhatsApp, ou importez une copie.
        keyRequired: «\u{202F}{path}\u{202F}» est chiffré.
        keyRequiredHint: Donnez sa clé avec --key-file ou --key-command.
        wrongKey: La clé n’ouvre pas «\u{202F}{path}\u{202F}».
        wrongKeyHint: Chaque téléphone a sa propre clé, et une nouvelle quand WhatsApp est de nouveau configuré.
        malformedKey: Ce n’est pas une clé pour «\u{202F}{path}\u{202F}».
        malformedKeyHint: Un .crypt15 s’ouvre avec ses 64 chiffres hexadécimaux ou le fichier encrypted_backup.key du téléphone\u{202F}; .crypt12 et .crypt14, avec le fichier key du téléphone.
        passwordProtected: «\u{202F}{path}\u{202F}» est protégé par un mot de passe\u{202F}; WhatsApp en garde la clé.
        passwordProtectedHint: Dans les réglages de sauvegarde des discussions de WhatsApp, passez la sauvegarde chiffrée de bout en bout à une clé de 64 chiffres, puis faites une nouvelle sauvegarde.
        unknownBackup: «\u{202F}{path}\u{202F}» est une sauvegarde chiffrée de type inconnu.
        unknownBackupHint: Sont connus crypt12, crypt14 et crypt15, et les sauvegardes d’iPhone.
        limit: Lire «\u{202F}{path}\u{202F}» demande plus de place ou de travail qu’un fichier authentique ne le peut.
        full: Il n’y a plus de place pour les fichiers temporaires.
        incomplete: Il manque un fichier dans la sauvegarde «\u{202F}{path}\u{202F}».
        listMissing: La liste des fichiers, Manifest.db, manque dans la sauvegarde «\u{202F}{path}\u{202F}», ou elle est vide.
        messagesMissing: Les messages, ChatStorage.sqlite, manquent dans la sauvegarde «\u{202F}{path}\u{202F}» bien qu’elle les mentionne, ou ils sont vides.
        incompleteHint: Copiez tout le dossier de la sauvegarde.
        nothingFound: «\u{202F}{path}\u{202F}» ne contient ni discussion exportée ni base de données de WhatsApp.
        nothingFoundHint: «\u{202F}whisper help import\u{202F}» décrit ce qui peut être importé, et comment l’obtenir d’un téléphone.
        backupWithoutWhatsApp: «\u{202F}{path}\u{202F}» est la sauvegarde d’un iPhone sans WhatsApp.
        severalFoundHint: Importez chacune de celles que vous voulez par son propre chemin\u{202F}; l’ordre est sans importance.
        severalDatabases: «\u{202F}{path}\u{202F}» contient plusieurs bases de données\u{202F}: {found}
        severalAccounts: «\u{202F}{path}\u{202F}» est une sauvegarde d’iPhone avec plusieurs apps\u{202F}: {apps}
        severalAccountsHint: Choisissez-en une avec --account et importez l’autre ensuite\u{202F}; l’ordre n’a pas d’importance.
        noSuchAccount: «\u{202F}{path}\u{202F}» ne contient aucune discussion de {app} dans une sauvegarde d’iPhone.
        noSuchAccountHint: Omettez --account pour importer ce qui s’y trouve.
        wrongPassword: Le mot de passe n’ouvre pas «\u{202F}{path}\u{202F}».
        wrongPasswordHint: C’est celui qui a été défini sur un ordinateur pour les sauvegardes chiffrées de l’iPhone, non le code du téléphone.
        otherTimes: «\u{202F}{title}\u{202F}» est maintenant deux fois dans le coffre, à des heures différentes.
        otherTimesHint: Un export de cette discussion a été lu dans un autre fuseau ou un autre ordre de dates. Importez-le à nouveau avec --redo et le bon --timezone ou --date-order.
        exportOptions: {option} concerne les discussions exportées\u{202F}; «\u{202F}{path}\u{202F}» est une base de données.
        databaseOptions: {option} concerne les bases de données et les sauvegardes\u{202F}; «\u{202F}{path}\u{202F}» est une discussion exportée.
        keyPrompt: Clé de la sauvegarde (64 chiffres)\u{202F}:
        passwordPrompt: Mot de passe de la sauvegarde d’iPhone\u{202F}:
        partlyRead: Certaines lignes de la base n’ont pas pu être lues\u{202F}; tout le reste a été importé.
        partlyReadHint: Le résumé les compte par motif, et --json donne les premières. S’il y en a beaucoup, copiez de nouveau la base de données depuis le téléphone, WhatsApp étant fermé.
        orphansOnly: Certaines lignes appartiennent à des discussions, des messages ou des personnes que la base n’a pas\u{202F}; tout le reste a été importé.
        orphansOnlyHint: Les téléphones laissent de telles lignes quand des discussions et des messages sont supprimés, et WhatsApp ne les montre pas non plus. Il n’y a rien à faire\u{202F}; --json donne les premières.
        contactsUnread: Les noms de «\u{202F}{path}\u{202F}» n’ont pas pu être lus\u{202F}; les personnes portent les noms que leur donnent les messages.
        linkedIDsUnread: Les numéros des identifiants liés de «\u{202F}{path}\u{202F}» n’ont pas pu être lus\u{202F}; certaines personnes apparaissent sans leur numéro.
        chats|one: Dans {count} discussion\u{202F}; nouvelles dans le coffre\u{202F}: {new}
        chats|many: Dans {count} de discussions\u{202F}; nouvelles dans le coffre\u{202F}: {new}
        chats|other: Dans {count} discussions\u{202F}; nouvelles dans le coffre\u{202F}: {new}
        people|one: {count} personne qui a écrit
        people|many: {count} personnes qui ont écrit
        people|other: {count} personnes qui ont écrit
        noOwner: La base de données ne dit pas qui vous êtes
        itsOwner: propriétaire de la base de données\u{202F}: {name}
        joinedChats|one: {count} discussion s’est révélée en être une autre et a été réunie avec elle\u{202F}; «\u{202F}whisper conversation split\u{202F}» les sépare
        joinedChats|many: {count} de discussions se sont révélées en être d’autres et ont été réunies avec elles\u{202F}; «\u{202F}whisper conversation split\u{202F}» les sépare
        joinedChats|other: {count} discussions se sont révélées en être d’autres et ont été réunies avec elles\u{202F}; «\u{202F}whisper conversation split\u{202F}» les sépare
        joinedChat: «\u{202F}{former}\u{202F}» fait maintenant partie de «\u{202F}{title}\u{202F}»
        completed|one: {count} d’entre eux a été complété par la base de données
        completed|many: {count} d’entre eux ont été complétés par la base de données
        completed|other: {count} d’entre eux ont été complétés par la base de données
        earlierBackups|one: Lu\u{202F}: «\u{202F}{imported}\u{202F}». {count} sauvegarde antérieure à côté peut contenir des messages supprimés depuis\u{202F}: {names}
        earlierBackups|many: Lu\u{202F}: «\u{202F}{imported}\u{202F}». {count} de sauvegardes antérieures à côté peuvent contenir des messages supprimés depuis\u{202F}: {names}
        earlierBackups|other: Lu\u{202F}: «\u{202F}{imported}\u{202F}». {count} sauvegardes antérieures à côté peuvent contenir des messages supprimés depuis\u{202F}: {names}
        joined|one: {count} message d’un export a été remplacé sur place par le même message de la base de données
        joined|many: {count} de messages d’exports ont été remplacés sur place par les mêmes messages de la base de données
        joined|other: {count} messages d’exports ont été remplacés sur place par les mêmes messages de la base de données
        ambiguous|one: {count} message est peut-être aussi dans le coffre par un export, avec le même texte dans la même minute\u{202F}; les deux sont gardés
        ambiguous|many: {count} de messages sont peut-être aussi dans le coffre par un export, avec le même texte dans la même minute\u{202F}; les deux sont gardés
        ambiguous|other: {count} messages sont peut-être aussi dans le coffre par un export, avec le même texte dans la même minute\u{202F}; les deux sont gardés
        events|one: Réactions, votes, modifications, suppressions, états et noms dans la base de données\u{202F}: {count}
        events|many: Réactions, votes, modifications, suppressions, états et noms dans la base de données\u{202F}: {count}
        events|other: Réactions, votes, modifications, suppressions, états et noms dans la base de données\u{202F}: {count}
        waiting|one: {count} changement attend son message
        waiting|many: {count} de changements attendent leur message
        waiting|other: {count} changements attendent leur message
        refused|one: {count} changement fait par une personne qui n’en avait pas le droit n’a pas été appliqué
        refused|many: {count} de changements faits par des personnes qui n’en avaient pas le droit n’ont pas été appliqués
        refused|other: {count} changements faits par des personnes qui n’en avaient pas le droit n’ont pas été appliqués
        rejected|one: {count} message n’a pas pu être enregistré
        rejected|many: {count} de messages n’ont pas pu être enregistrés
        rejected|other: {count} messages n’ont pas pu être enregistrés
        attachments: Pièces jointes\u{202F}: enregistrées {stored}, déjà dans le coffre {held}, manquantes {missing}
        attachmentsWithUnread: Pièces jointes\u{202F}: enregistrées {stored}, déjà dans le coffre {held}, illisibles {unread}, manquantes {missing}
        rows|one: {count} ligne lue, dans ces tables\u{202F}: {tables}
        rows|many: {count} de lignes lues, dans ces tables\u{202F}: {tables}
        rows|other: {count} lignes lues, dans ces tables\u{202F}: {tables}
        leftOut|one: {table}\u{202F}: {count} ligne laissée de côté ({reasons})
        leftOut|many: {table}\u{202F}: {count} de lignes laissées de côté ({reasons})
        leftOut|other: {table}\u{202F}: {count} lignes laissées de côté ({reasons})
        unknownTypes: Messages de types encore inconnus, gardés avec tout ce que la base de données en dit\u{202F}: {types}
        unknownTypesInAll|one: {count} message est d’un type encore inconnu, gardé avec tout ce que la base de données en dit
        unknownTypesInAll|many: {count} messages sont de types encore inconnus, gardés avec tout ce que la base de données en dit
        unknownTypesInAll|other: {count} messages sont de types encore inconnus, gardés avec tout ce que la base de données en dit
        unknownSenders|one: {count} message vient d’une personne que la base de données ne nomme pas
        unknownSenders|many: {count} de messages viennent de personnes que la base de données ne nomme pas
        unknownSenders|other: {count} messages viennent de personnes que la base de données ne nomme pas
        reasonInternal: WhatsApp ne les montre nulle part
        reasonStatus: statuts publiés
        reasonOrphan: d’une discussion, d’un message ou d’une personne que la base n’a pas
        reasonMalformed: incomplètes ou endommagées
        reasonImpossibleTime: heure impossible
        reasonTooLong: trop longues
        reasonRepeated: répétées
        reasonSuperseded: déjà dit par une autre ligne
        reasonContradictory: vues par une seule lecture
        contradictions: Lignes de {table} sur lesquelles deux lectures se contredisent, car le fichier est endommagé\u{202F}: {count}
        otherOwner: Le propriétaire de cette base de données est quelqu’un d’autre dans ce coffre. Ses propres messages ne sont pas pris pour les vôtres.
        leftOutInAll|one: {count} ligne laissée de côté ({reasons})
        leftOutInAll|many: {count} de lignes laissées de côté ({reasons})
        leftOutInAll|other: {count} lignes laissées de côté ({reasons})
        contradictionsInAll: Lignes sur lesquelles deux lectures se contredisent, car le fichier est endommagé\u{202F}: {count}
        """)
}

extension FindingText {
    static let french = PhraseTable(
        """
        choose: Quel numéro\u{202F}? (Entrée\u{202F}: aucun)
        chooseOne: Quel numéro\u{202F}?
        acceptedNumbers: Répondez par un numéro de 1 à {last}.
        severalChats: Plusieurs discussions correspondent à «\u{202F}{name}\u{202F}»\u{202F}:
        severalPeople: Plusieurs personnes correspondent à «\u{202F}{name}\u{202F}»\u{202F}:
        severalContacts: Plusieurs contacts correspondent à «\u{202F}{name}\u{202F}»\u{202F}:
        partOfContact: Aucun contact ne s’appelle exactement «\u{202F}{name}\u{202F}». Il s’agit peut-être de celui-ci\u{202F}:
        contactTaken: Contact\u{202F}: «\u{202F}{name}\u{202F}», {id}
        noSuchChatSuggestion: Il n’y a pas de discussion appelée «\u{202F}{name}\u{202F}». Peut-être\u{202F}: {candidates}\u{202F}?
        noSuchPersonSuggestion: Il n’y a personne du nom de «\u{202F}{name}\u{202F}». Peut-être\u{202F}: {candidates}\u{202F}?
        noReference: «\u{202F}{value}\u{202F}» n’est ni la référence ni l’identifiant d’un message.
        noSuchMessage: Il n’y a pas de message «\u{202F}{reference}\u{202F}» ici.
        severalMessages: «\u{202F}{reference}\u{202F}» correspond à plusieurs messages\u{202F}: {candidates}
        referenceHint: «\u{202F}whisper messages --refs\u{202F}» et «\u{202F}whisper search\u{202F}» montrent la référence de chaque message.
        otherChat: Le message «\u{202F}{reference}\u{202F}» est dans une autre discussion.
        inChat: Discussion\u{202F}: «\u{202F}{title}\u{202F}», {reference}
        lastMessage: dernier {date}
        memberOf: dans «\u{202F}{title}\u{202F}»
        """)
}

extension DeletionText {
    static let french = PhraseTable(
        """
        askConversation|one: Supprimer définitivement la discussion «\u{202F}{title}\u{202F}» avec {count} message\u{202F}?
        askConversation|many: Supprimer définitivement la discussion «\u{202F}{title}\u{202F}» avec {count} messages\u{202F}?
        askConversation|other: Supprimer définitivement la discussion «\u{202F}{title}\u{202F}» avec {count} messages\u{202F}?
        askMessage: Supprimer définitivement ce message\u{202F}?
        askRule|one: Supprimer définitivement {count} message\u{202F}?
        askRule|many: Supprimer définitivement {count} messages\u{202F}?
        askRule|other: Supprimer définitivement {count} messages\u{202F}?
        askRuleInChat|one: Supprimer définitivement {count} message de «\u{202F}{title}\u{202F}»\u{202F}?
        askRuleInChat|many: Supprimer définitivement {count} messages de «\u{202F}{title}\u{202F}»\u{202F}?
        askRuleInChat|other: Supprimer définitivement {count} messages de «\u{202F}{title}\u{202F}»\u{202F}?
        deleted|one: {count} message supprimé.
        deleted|many: {count} messages supprimés.
        deleted|other: {count} messages supprimés.
        wouldDelete|one: {count} message serait supprimé.
        wouldDelete|many: {count} messages seraient supprimés.
        wouldDelete|other: {count} messages seraient supprimés.
        wouldDeleteFrom|one: {count} message de «\u{202F}{title}\u{202F}» serait supprimé.
        wouldDeleteFrom|many: {count} messages de «\u{202F}{title}\u{202F}» seraient supprimés.
        wouldDeleteFrom|other: {count} messages de «\u{202F}{title}\u{202F}» seraient supprimés.
        deletingMessages: Suppression des messages
        deletingWords: Retrait des mots de l’index
        copiesRemain: Des copies faites auparavant contiennent encore ce qui a été supprimé\u{202F}: {paths}
        otherCopiesRemain: Les sauvegardes et exports faits auparavant contiennent encore ce qui a été supprimé.
        namedCopiesRemain: Des copies faites auparavant contiennent encore les noms et adresses\u{202F}: {paths}
        otherNamedCopiesRemain: Les sauvegardes et exports faits auparavant contiennent encore les noms et adresses.
        stoppedHint: Ce qui a été supprimé reste supprimé. Relancez la commande pour supprimer le reste.
        optimized|one: L’index de recherche a {count} partie ({size})\u{202F}; il en avait {before} ({sizeBefore}).
        optimized|many: L’index de recherche a {count} de parties ({size})\u{202F}; il en avait {before} ({sizeBefore}).
        optimized|other: L’index de recherche a {count} parties ({size})\u{202F}; il en avait {before} ({sizeBefore}).
        choicesGo: Ce que vous avez défini pour la discussion est supprimé avec elle, comme son titre, son brouillon ou sa règle de conservation.
        noRoom: Le disque est plein, et la suppression elle-même demande un peu de place pendant un moment.
        noRoomHint: Libérez un peu de place ailleurs sur le disque, puis relancez la commande. Ce qui a été supprimé reste supprimé.
        """)
}

extension ExportText {
    static let french = PhraseTable(
        """
        progress: Exportation
        writtenMessages|one: {count} message écrit dans «\u{202F}{path}\u{202F}».
        writtenMessages|many: {count} messages écrits dans «\u{202F}{path}\u{202F}».
        writtenMessages|other: {count} messages écrits dans «\u{202F}{path}\u{202F}».
        writtenRecords|one: {count} fiche écrite dans «\u{202F}{path}\u{202F}».
        writtenRecords|many: {count} fiches écrites dans «\u{202F}{path}\u{202F}».
        writtenRecords|other: {count} fiches écrites dans «\u{202F}{path}\u{202F}».
        onlyFrom: Ce sont seulement les messages de «\u{202F}{name}\u{202F}».
        plaintext: Le fichier n’est pas chiffré\u{202F}: quiconque peut le lire peut lire vos messages.
        plaintextOutput: La sortie n’est pas chiffrée\u{202F}: quiconque peut la lire peut lire vos messages.
        withBlocked|one: {count} d’entre eux vient d’un contact bloqué et se trouve aussi dans le fichier.
        withBlocked|many: {count} d’entre eux viennent de contacts bloqués et se trouvent aussi dans le fichier.
        withBlocked|other: {count} d’entre eux viennent de contacts bloqués et se trouvent aussi dans le fichier.
        withoutAttachments|one: Le fichier de {count} pièce jointe n’est pas exporté. Pour l’avoir aussi, ajoutez --attachments DIR\u{202F}; une importation l’y prend avec la même option.
        withoutAttachments|many: Les fichiers de {count} pièces jointes ne sont pas exportés. Pour les avoir aussi, ajoutez --attachments DIR\u{202F}; une importation les y prend avec la même option.
        withoutAttachments|other: Les fichiers de {count} pièces jointes ne sont pas exportés. Pour les avoir aussi, ajoutez --attachments DIR\u{202F}; une importation les y prend avec la même option.
        """)
}

extension ImportText {
    static let french = PhraseTable(
        """
        surveying: Examen
        aligning: Comparaison
        writing: Importation
        imported|one: {count} nouveau message dans «\u{202F}{title}\u{202F}»
        imported|many: {count} nouveaux messages dans «\u{202F}{title}\u{202F}»
        imported|other: {count} nouveaux messages dans «\u{202F}{title}\u{202F}»
        wouldImport|one: {count} message serait nouveau dans «\u{202F}{title}\u{202F}»
        wouldImport|many: {count} messages seraient nouveaux dans «\u{202F}{title}\u{202F}»
        wouldImport|other: {count} messages seraient nouveaux dans «\u{202F}{title}\u{202F}»
        importedMessages|one: {count} nouveau message
        importedMessages|many: {count} nouveaux messages
        importedMessages|other: {count} nouveaux messages
        wouldImportMessages|one: {count} message serait nouveau
        wouldImportMessages|many: {count} messages seraient nouveaux
        wouldImportMessages|other: {count} messages seraient nouveaux
        wouldImportAtMost|one: Au plus {count} message serait nouveau\u{202F}: celui que le coffre a sous un autre identifiant est compté aussi
        wouldImportAtMost|many: Au plus {count} messages seraient nouveaux\u{202F}: ceux que le coffre a sous d’autres identifiants sont comptés aussi
        wouldImportAtMost|other: Au plus {count} messages seraient nouveaux\u{202F}: ceux que le coffre a sous d’autres identifiants sont comptés aussi
        importAgain: Pour l’importer de nouveau, lu de la même façon\u{202F}: {command}
        duplicates|one: {count} message était déjà dans le coffre
        duplicates|many: {count} messages étaient déjà dans le coffre
        duplicates|other: {count} messages étaient déjà dans le coffre
        repeated|one: {count} message est aussi dans un fichier précédent et compte une fois
        repeated|many: {count} de messages sont aussi dans des fichiers précédents et comptent une fois
        repeated|other: {count} messages sont aussi dans des fichiers précédents et comptent une fois
        laterTexts|one: {count} message que le coffre connaissait a un texte plus récent dans ce fichier\u{202F}; le texte précédent est conservé
        laterTexts|many: {count} de messages que le coffre connaissait ont un texte plus récent dans ce fichier\u{202F}; les textes précédents sont conservés
        laterTexts|other: {count} messages que le coffre connaissait ont un texte plus récent dans ce fichier\u{202F}; les textes précédents sont conservés
        markedDeleted|one: {count} message que le coffre connaissait est supprimé selon ce fichier\u{202F}; son contenu est conservé
        markedDeleted|many: {count} de messages que le coffre connaissait sont supprimés selon ce fichier\u{202F}; leur contenu est conservé
        markedDeleted|other: {count} messages que le coffre connaissait sont supprimés selon ce fichier\u{202F}; leur contenu est conservé
        messagesFound|one: Dans le fichier\u{202F}: {count} message, dont {system} du système
        messagesFound|many: Dans le fichier\u{202F}: {count} messages, dont {system} du système
        messagesFound|other: Dans le fichier\u{202F}: {count} messages, dont {system} du système
        period: Du {first} au {last}
        attachments: Pièces jointes\u{202F}: trouvées {found}, manquantes {missing}, omises à l’export {omitted}
        attachmentsWithUnread: Pièces jointes\u{202F}: trouvées {found}, illisibles {unread}, manquantes {missing}, omises à l’export {omitted}
        dateOrder: Dates lues comme {order}, dans le fuseau {zone}\u{202F}; certitude {confidence} ({evidence})
        renamed: «\u{202F}{from}\u{202F}» et «\u{202F}{to}\u{202F}» sont la même personne
        keptApart: «\u{202F}{from}\u{202F}» et «\u{202F}{to}\u{202F}» ont écrit les mêmes messages. Ils restent deux personnes. S’il s’agit d’une seule\u{202F}: {command}
        keptApartOwner: «\u{202F}{from}\u{202F}» et «\u{202F}{to}\u{202F}» ont écrit les mêmes messages. Ils restent deux personnes, car l’une d’elles est vous et l’autre non
        keptApartFormerOwner: «\u{202F}{from}\u{202F}» et «\u{202F}{to}\u{202F}» ont écrit les mêmes messages. Ils restent deux personnes, car «\u{202F}{from}\u{202F}» est vous et «\u{202F}{to}\u{202F}» non. Si vous êtes les deux\u{202F}: {command}
        titleKept: Le fichier appelle la discussion «\u{202F}{other}\u{202F}». Elle s’appelle toujours «\u{202F}{title}\u{202F}»
        resembling: La discussion «\u{202F}{other}\u{202F}» a aussi quelques-uns de ces messages, mais trop peu pour savoir si c’est la même. «\u{202F}{title}\u{202F}» reste une discussion à part. S’il s’agit d’une seule\u{202F}: {command}
        resemblingPart: La discussion «\u{202F}{other}\u{202F}» a aussi quelques-uns de ces messages, mais trop peu pour savoir si c’est la même. «\u{202F}{title}\u{202F}» reste une discussion à part. S’il s’agit d’une seule, décompressez «\u{202F}{path}\u{202F}» et importez le fichier de cette discussion avec --redo --into {reference}
        inBoth: La discussion «\u{202F}{other}\u{202F}» a aussi des messages de ce fichier. Si c’est la même discussion que «\u{202F}{title}\u{202F}», importez les fichiers de «\u{202F}{other}\u{202F}» avec --redo --into {reference}\u{202F}: aucun message ne s’y trouve alors deux fois
        inBothMore|one: Et {count} autre discussion qu’une exportation d’un autre nom a aussi. --json les nomme toutes
        inBothMore|many: Et {count} autres discussions que des exportations d’autres noms ont aussi. --json les nomme toutes
        inBothMore|other: Et {count} autres discussions que des exportations d’autres noms ont aussi. --json les nomme toutes
        sameChat: La discussion est celle qui s’appelait «\u{202F}{former}\u{202F}»
        askAlike: «\u{202F}{path}\u{202F}» contient des messages de la discussion «\u{202F}{title}\u{202F}» sous d’autres noms\u{202F}: {names}. Est-ce que ce sont les mêmes\u{202F}?
        askSameGroup: La discussion «\u{202F}{title}\u{202F}» et «\u{202F}{path}\u{202F}» n’ont presque rien en commun. Est-ce la même discussion\u{202F}?
        otherGroup: Une autre discussion s’appelle aussi «\u{202F}{title}\u{202F}». Celle-ci reste une discussion à part, car elles n’ont presque rien en commun
        unlike: La discussion «\u{202F}{title}\u{202F}» et «\u{202F}{path}\u{202F}» n’ont presque rien en commun\u{202F}: il vous sera demandé si c’est la même discussion
        unlikeAllowed: La discussion «\u{202F}{title}\u{202F}» et «\u{202F}{path}\u{202F}» n’ont presque rien en commun. Avec --yes, le fichier est importé quand même
        unlikeUnasked: La discussion «\u{202F}{title}\u{202F}» et «\u{202F}{path}\u{202F}» n’ont presque rien en commun. Sans terminal où poser la question, l’importation nécessite --yes
        unparsed|one: {count} passage n’a pas pu être lu, à la ligne {lines}
        unparsed|many: {count} passages n’ont pas pu être lus, aux lignes {lines}
        unparsed|other: {count} passages n’ont pas pu être lus, aux lignes {lines}
        invalidBytes|one: {count} octet n’était pas de l’UTF-8 et a été remplacé
        invalidBytes|many: {count} octets n’étaient pas de l’UTF-8 et ont été remplacés
        invalidBytes|other: {count} octets n’étaient pas de l’UTF-8 et ont été remplacés
        repeatedNames: L’archive contient plusieurs fichiers du même nom\u{202F}; le premier de chacun a été pris\u{202F}: {names}
        inFuture: Le fichier contient des messages datés dans le futur, le dernier du {last}. Ils sont gardés avec ces dates.
        truncated|one: L’export a exactement {count} message\u{202F}: WhatsApp coupe lui-même les exports là, il peut donc en manquer de plus anciens.
        truncated|many: L’export a exactement {count} messages\u{202F}: WhatsApp coupe lui-même les exports là, il peut donc en manquer de plus anciens.
        truncated|other: L’export a exactement {count} messages\u{202F}: WhatsApp coupe lui-même les exports là, il peut donc en manquer de plus anciens.
        endsInsideLine: Le fichier se termine au milieu d’une ligne, il n’est donc pas complet\u{202F}: la suite manque, et son dernier message est peut-être coupé.
        records|one: {count} autre fiche, dont {added} nouvelle
        records|many: {count} autres fiches, dont {added} nouvelles
        records|other: {count} autres fiches, dont {added} nouvelles
        attachmentsTaken|one: {count} pièce jointe importée
        attachmentsTaken|many: {count} pièces jointes importées
        attachmentsTaken|other: {count} pièces jointes importées
        attachmentsAbsent|one: Le contenu de {count} pièce jointe n’est pas dans le coffre\u{202F}; --attachments l’apporte.
        attachmentsAbsent|many: Les contenus de {count} pièces jointes ne sont pas dans le coffre\u{202F}; --attachments les apporte.
        attachmentsAbsent|other: Les contenus de {count} pièces jointes ne sont pas dans le coffre\u{202F}; --attachments les apporte.
        attachmentsToFetch|one: {count} pièce jointe peut être récupérée auprès de son service
        attachmentsToFetch|many: {count} pièces jointes peuvent être récupérées auprès de leur service
        attachmentsToFetch|other: {count} pièces jointes peuvent être récupérées auprès de leur service
        policyTurnedOn: Le fichier active {policy}
        policyTurnedOff: Le fichier désactive {policy}
        broughtVerified|one: {count} contact entre comme vérifié sur la seule foi du fichier\u{202F}: personne n’a comparé ses clés pour ce coffre. «\u{202F}whisper contact verify\u{202F}» les compare.
        broughtVerified|many: {count} contacts entrent comme vérifiés sur la seule foi du fichier\u{202F}: personne n’a comparé leurs clés pour ce coffre. «\u{202F}whisper contact verify\u{202F}» les compare.
        broughtVerified|other: {count} contacts entrent comme vérifiés sur la seule foi du fichier\u{202F}: personne n’a comparé leurs clés pour ce coffre. «\u{202F}whisper contact verify\u{202F}» les compare.
        gateLeftDown: Dans le fichier, biometric-gated-signing est active\u{202F}; ici elle reste inactive, car aucun export ne contient de clés de signature. «\u{202F}whisper policy set biometric-gated-signing on\u{202F}» protège celles de ce coffre.
        contactsUnverified|one: {count} contact est entré sans être vérifié\u{202F}; «\u{202F}whisper contact verify\u{202F}» compare ses clés
        contactsUnverified|many: {count} contacts sont entrés sans être vérifiés\u{202F}; «\u{202F}whisper contact verify\u{202F}» compare leurs clés
        contactsUnverified|other: {count} contacts sont entrés sans être vérifiés\u{202F}; «\u{202F}whisper contact verify\u{202F}» compare leurs clés
        contactRefused: Le contact «\u{202F}{name}\u{202F}» a été laissé de côté\u{202F}: ses clés ne sont pas celles d’un contact connu, sont les vôtres ou sont inutilisables. «\u{202F}whisper contact import\u{202F}» accepte des clés changées.
        identityLeftOut: L’identité «\u{202F}{name}\u{202F}» a été laissée de côté\u{202F}: ses clés secrètes ne sont pas ici
        policyLeftOut: Le réglage {policy} du fichier a été laissé de côté
        restoreHint: --restore restaure l’un de vos coffres tel qu’il était, dans un coffre vide.
        dayMonthYear: jour, mois, année
        monthDayYear: mois, jour, année
        yearMonthDay: année, mois, jour
        evidenceGiven: selon votre indication, ou comme lu auparavant
        evidenceImpossibleValue: dates qui n’existent pas dans un autre ordre
        evidenceMediaFileName: noms de fichiers multimédias
        evidenceFileTime: heure du fichier
        evidenceFewestJumps: le moins de sauts en arrière
        evidenceFasterColumn: le jour change plus vite
        evidenceStyle: le style d’écriture
        askDateOrder: Dans «\u{202F}{path}\u{202F}», le jour et le mois ne se distinguent pas. Que signifie la date de cette ligne\u{202F}: {line}
        claimContact: «\u{202F}{name}\u{202F}» deviendrait un contact vérifié, avec l’empreinte {fingerprint}
        claimIdentity: «\u{202F}{name}\u{202F}» deviendrait une de vos identités, avec l’empreinte {fingerprint}\u{202F}; ses clés secrètes ne sont pas ici
        askClaims: Le coffre n’est pas vide. Reprendre tout cela sur la seule foi du fichier\u{202F}?
        chatDivided: La discussion «\u{202F}{title}\u{202F}», ligne {line}, a été laissée de côté avec ses messages, car le coffre a plusieurs discussions pour elle\u{202F}: {chats}
        chatsDividedMore|one: Et {count} autre discussion pour laquelle le coffre a plusieurs discussions. --json les nomme toutes
        chatsDividedMore|many: Et {count} autres discussions pour lesquelles le coffre a plusieurs discussions. --json les nomme toutes
        chatsDividedMore|other: Et {count} autres discussions pour lesquelles le coffre a plusieurs discussions. --json les nomme toutes
        personApart: «\u{202F}{name}\u{202F}» a été ajouté sans les numéros qui, dans le coffre, sont ceux de quelqu’un d’autre
        severalChats: {count} fichiers dans «\u{202F}{path}\u{202F}» ressemblent à des discussions exportées\u{202F}: {chats}
        otherFiles|one: {count} autre fichier dans «\u{202F}{path}\u{202F}» n’est pas une discussion exportée, et n’est lu que là où une discussion l’a en pièce jointe\u{202F}: {names}
        otherFiles|many: {count} autres fichiers dans «\u{202F}{path}\u{202F}» ne sont pas des discussions exportées, et ne sont lus que là où une discussion les a en pièce jointe\u{202F}: {names}
        otherFiles|other: {count} autres fichiers dans «\u{202F}{path}\u{202F}» ne sont pas des discussions exportées, et ne sont lus que là où une discussion les a en pièce jointe\u{202F}: {names}
        askOwner: Lequel de ces expéditeurs dans «\u{202F}{path}\u{202F}» êtes-vous\u{202F}?
        writer|one: {name}, {count} message
        writer|many: {name}, {count} messages
        writer|other: {name}, {count} messages
        noneOfThese: Aucun d’entre eux
        noneOfAny: Aucun d’entre eux, et ne rien demander pour les autres discussions
        ownMessages: Envoyés par vous\u{202F}: les messages de «\u{202F}{name}\u{202F}»
        noOwner: Aucun expéditeur n’a été pris pour vous, donc aucun message ne compte comme envoyé par vous. Si l’un d’eux est vous, répétez l’importation avec --redo --me NAME\u{202F}: {senders}
        noOwnerInLines: Aucun nouveau message ne compte comme envoyé par vous. Si vous êtes l’un des expéditeurs, importez de nouveau le fichier avec --me et votre nom ou numéro.
        nobodyIsOwner: Personne dans «\u{202F}{path}\u{202F}» ne s’appelle «\u{202F}{name}\u{202F}», donc aucun message ne compte comme envoyé par vous. Les expéditeurs sont\u{202F}: {senders}
        nobodyIsOwnerInSome|one: Dans {count} discussion, personne ne s’appelle «\u{202F}{name}\u{202F}», donc aucun message n’y compte comme envoyé par vous. Les expéditeurs sont\u{202F}: {senders}
        nobodyIsOwnerInSome|many: Dans {count} de discussions, personne ne s’appelle «\u{202F}{name}\u{202F}», donc aucun message n’y compte comme envoyé par vous. Les expéditeurs sont\u{202F}: {senders}
        nobodyIsOwnerInSome|other: Dans {count} discussions, personne ne s’appelle «\u{202F}{name}\u{202F}», donc aucun message n’y compte comme envoyé par vous. Les expéditeurs sont\u{202F}: {senders}
        dateReading: {date} ({order})
        likelierReading: {date} ({order})\u{202F}; le plus probable, certitude {confidence}
        askRedo: «\u{202F}{path}\u{202F}» a été importé le {date} avec d’autres réglages\u{202F}: {settings}. Annuler cette importation et importer le fichier de nouveau\u{202F}?
        readDates: dates comme {order}
        readZone: fuseau horaire {zone}
        readOwner: vous êtes «\u{202F}{name}\u{202F}»
        readNobody: vous n’êtes aucun des expéditeurs
        readChat: dans la discussion «\u{202F}{title}\u{202F}»
        youAre: vous\u{202F}: {name}
        importedHeading: Importé
        fileHeading: Fichier
        readingHeading: Lu avec
        notUndoable: ne peut pas être annulé
        noImports: Aucune importation n’est enregistrée\u{202F}: rien n’a été importé, ou les discussions ont été supprimées.
        severalImports: Plusieurs importations correspondent à «\u{202F}{name}\u{202F}»\u{202F}:
        askUndo|one: Annuler l’importation de «\u{202F}{path}\u{202F}» du {date} et supprimer définitivement son {count} message\u{202F}?
        askUndo|many: Annuler l’importation de «\u{202F}{path}\u{202F}» du {date} et supprimer définitivement ses {count} messages\u{202F}?
        askUndo|other: Annuler l’importation de «\u{202F}{path}\u{202F}» du {date} et supprimer définitivement ses {count} messages\u{202F}?
        askUndoSeveral|one: Annuler ces importations et supprimer définitivement leur {count} message\u{202F}: {names}\u{202F}?
        askUndoSeveral|many: Annuler ces importations et supprimer définitivement leurs {count} messages\u{202F}: {names}\u{202F}?
        askUndoSeveral|other: Annuler ces importations et supprimer définitivement leurs {count} messages\u{202F}: {names}\u{202F}?
        undone|one: L’importation de «\u{202F}{path}\u{202F}» du {date} est annulée\u{202F}: {count} message supprimé.
        undone|many: L’importation de «\u{202F}{path}\u{202F}» du {date} est annulée\u{202F}: {count} messages supprimés.
        undone|other: L’importation de «\u{202F}{path}\u{202F}» du {date} est annulée\u{202F}: {count} messages supprimés.
        undoneSeveral|one: Ces importations sont annulées, {count} message supprimé\u{202F}: {names}
        undoneSeveral|many: Ces importations sont annulées, {count} messages supprimés\u{202F}: {names}
        undoneSeveral|other: Ces importations sont annulées, {count} messages supprimés\u{202F}: {names}
        wouldUndoSeveral|one: Annuler ces importations supprimerait {count} message\u{202F}: {names}
        wouldUndoSeveral|many: Annuler ces importations supprimerait {count} messages\u{202F}: {names}
        wouldUndoSeveral|other: Annuler ces importations supprimerait {count} messages\u{202F}: {names}
        undoneToo: L’importation de «\u{202F}{path}\u{202F}» a été annulée aussi, car elle contredit celle-ci. Importez aussi ce fichier de nouveau.
        wouldUndoToo: L’importation de «\u{202F}{path}\u{202F}» serait annulée aussi, car elle contredit celle-ci. Ce fichier serait lui aussi à importer de nouveau.
        wouldUndo|one: Annuler l’importation de «\u{202F}{path}\u{202F}» du {date} supprimerait {count} message.
        wouldUndo|many: Annuler l’importation de «\u{202F}{path}\u{202F}» du {date} supprimerait {count} messages.
        wouldUndo|other: Annuler l’importation de «\u{202F}{path}\u{202F}» du {date} supprimerait {count} messages.
        keptForImports|one: {count} message reste, car une importation ultérieure le contient aussi.
        keptForImports|many: {count} messages restent, car une importation ultérieure les contient aussi.
        keptForImports|other: {count} messages restent, car une importation ultérieure les contient aussi.
        keptOpened|one: {count} message reste, car il a été ouvert depuis un message scellé, qui ne s’ouvre qu’une fois.
        keptOpened|many: {count} messages restent, car ils ont été ouverts depuis des messages scellés, qui ne s’ouvrent qu’une fois.
        keptOpened|other: {count} messages restent, car ils ont été ouverts depuis des messages scellés, qui ne s’ouvrent qu’une fois.
        keptOtherwise|one: {count} message n’est pas concerné\u{202F}: une autre source l’a aussi fourni, ou il avait déjà été supprimé.
        keptOtherwise|many: {count} messages ne sont pas concernés\u{202F}: une autre source les a aussi fournis, ou ils avaient déjà été supprimés.
        keptOtherwise|other: {count} messages ne sont pas concernés\u{202F}: une autre source les a aussi fournis, ou ils avaient déjà été supprimés.
        keptTimes|one: {count} d’entre eux garde l’heure qu’il a dans le coffre
        keptTimes|many: {count} d’entre eux gardent les heures qu’ils ont dans le coffre
        keptTimes|other: {count} d’entre eux gardent les heures qu’ils ont dans le coffre
        markedSent|one: {count} message qui était dans le coffre compte désormais comme envoyé par vous
        markedSent|many: {count} messages qui étaient dans le coffre comptent désormais comme envoyés par vous
        markedSent|other: {count} messages qui étaient dans le coffre comptent désormais comme envoyés par vous
        wouldNotBeYou: «\u{202F}{name}\u{202F}» ne serait plus pris pour vous.
        chatRemoved: La discussion «\u{202F}{title}\u{202F}» était vide et a été supprimée.
        chatWouldGo: La discussion «\u{202F}{title}\u{202F}» serait supprimée, car elle ne contient rien d’autre.
        chatStays: La discussion «\u{202F}{title}\u{202F}» reste avec ce que vous avez défini pour elle, comme son titre, son brouillon ou sa règle de conservation.
        unreadAttachments|one: {count} pièce jointe n’a pas pu être lue et manque dans le coffre\u{202F}: {names}
        unreadAttachments|many: {count} pièces jointes n’ont pas pu être lues et manquent dans le coffre\u{202F}: {names}
        unreadAttachments|other: {count} pièces jointes n’ont pas pu être lues et manquent dans le coffre\u{202F}: {names}
        reasonDamaged: endommagée
        reasonEncrypted: chiffrée
        reasonCompression: compression non prise en charge
        reasonUnreadable: illisible
        encodingAssumed: Le texte a été lu comme {encoding}, ce que WhatsApp n’écrit pas\u{202F}: vérifiez les accents dans les noms
        inAll|one: Au total, de {count} discussion\u{202F}: {messages}
        inAll|many: Au total, de {count} de discussions\u{202F}: {messages}
        inAll|other: Au total, de {count} discussions\u{202F}: {messages}
        sealed|one: {count} des nouveaux messages est scellé
        sealed|many: {count} des nouveaux messages sont scellés
        sealed|other: {count} des nouveaux messages sont scellés
        recordsInFile|one: {count} autre fiche dans le fichier
        recordsInFile|many: {count} autres fiches dans le fichier
        recordsInFile|other: {count} autres fiches dans le fichier
        nothingRedone: Aucune importation antérieure ne lit «\u{202F}{path}\u{202F}» autrement, donc aucune n’a été annulée.
        incomplete: incomplète
        noOwnerElsewhere|one: Dans {count} des discussions, aucun expéditeur n’a été pris pour vous, donc aucun message n’y compte comme envoyé par vous. Si l’un d’eux est vous, répétez l’importation avec --redo --me NAME\u{202F}: {senders}
        noOwnerElsewhere|many: Dans {count} des discussions, aucun expéditeur n’a été pris pour vous, donc aucun message n’y compte comme envoyé par vous. Si l’un d’eux est vous, répétez l’importation avec --redo --me NAME\u{202F}: {senders}
        noOwnerElsewhere|other: Dans {count} des discussions, aucun expéditeur n’a été pris pour vous, donc aucun message n’y compte comme envoyé par vous. Si l’un d’eux est vous, répétez l’importation avec --redo --me NAME\u{202F}: {senders}
        importNamed|one: {path} ({reference}, {date}, {count} message)
        importNamed|many: {path} ({reference}, {date}, {count} messages)
        importNamed|other: {path} ({reference}, {date}, {count} messages)
        undoneTooOf|one: L’importation {reference} de «\u{202F}{path}\u{202F}» du {date}, avec {count} nouveau message, a été annulée aussi, car elle contredit celle-ci. Importez aussi ce fichier de nouveau.
        undoneTooOf|many: L’importation {reference} de «\u{202F}{path}\u{202F}» du {date}, avec {count} nouveaux messages, a été annulée aussi, car elle contredit celle-ci. Importez aussi ce fichier de nouveau.
        undoneTooOf|other: L’importation {reference} de «\u{202F}{path}\u{202F}» du {date}, avec {count} nouveaux messages, a été annulée aussi, car elle contredit celle-ci. Importez aussi ce fichier de nouveau.
        wouldUndoTooOf|one: L’importation {reference} de «\u{202F}{path}\u{202F}» du {date}, avec {count} nouveau message, serait annulée aussi, car elle contredit celle-ci. Ce fichier serait lui aussi à importer de nouveau.
        wouldUndoTooOf|many: L’importation {reference} de «\u{202F}{path}\u{202F}» du {date}, avec {count} nouveaux messages, serait annulée aussi, car elle contredit celle-ci. Ce fichier serait lui aussi à importer de nouveau.
        wouldUndoTooOf|other: L’importation {reference} de «\u{202F}{path}\u{202F}» du {date}, avec {count} nouveaux messages, serait annulée aussi, car elle contredit celle-ci. Ce fichier serait lui aussi à importer de nouveau.
        """)
}

extension MessageText {
    static let french = PhraseTable(
        """
        titleHeading: Discussion
        unreadHeading: Non lus
        messagesHeading: Messages
        lastHeading: Dernier
        textHeading: Texte
        pinned: épinglée
        muted: en sourdine
        archived: archivée
        noConversations: Il n’y a pas encore de discussions.
        noMessages: Il n’y a pas de messages là.
        nothingFound: Aucun message trouvé.
        olderMessages: Messages plus anciens\u{202F}: {command}
        edited: modifié
        unread: non lu
        notHeld: pas dans le coffre
        omitted: omis à l’export
        image: image
        video: vidéo
        audio: enregistrement audio
        document: document
        file: fichier
        sticker: autocollant
        location: position
        contact: fiche de contact
        poll: sondage
        call: appel
        deleted: supprimé
        unknownKind: message de type inconnu
        attachmentsSaved|one: {count} pièce jointe enregistrée dans «\u{202F}{path}\u{202F}».
        attachmentsSaved|many: {count} pièces jointes enregistrées dans «\u{202F}{path}\u{202F}».
        attachmentsSaved|other: {count} pièces jointes enregistrées dans «\u{202F}{path}\u{202F}».
        attachmentsNotHeld|one: {count} pièce jointe n’est pas dans le coffre.
        attachmentsNotHeld|many: {count} pièces jointes ne sont pas dans le coffre.
        attachmentsNotHeld|other: {count} pièces jointes ne sont pas dans le coffre.
        pinnedNow: «\u{202F}{title}\u{202F}» est épinglée.
        unpinnedNow: «\u{202F}{title}\u{202F}» n’est plus épinglée.
        mutedNow: «\u{202F}{title}\u{202F}» est en sourdine.
        unmutedNow: «\u{202F}{title}\u{202F}» n’est plus en sourdine.
        archivedNow: «\u{202F}{title}\u{202F}» est archivée.
        unarchivedNow: «\u{202F}{title}\u{202F}» n’est plus archivée.
        renamedNow: «\u{202F}{from}\u{202F}» s’appelle désormais «\u{202F}{to}\u{202F}».
        markedRead|one: {count} message de «\u{202F}{title}\u{202F}» marqué comme lu.
        markedRead|many: {count} messages de «\u{202F}{title}\u{202F}» marqués comme lus.
        markedRead|other: {count} messages de «\u{202F}{title}\u{202F}» marqués comme lus.
        deletedByAdmin: supprimé par un admin, {name}
        event: événement\u{202F}: {type}
        nothingToShow: rien à afficher
        newerMessages: Messages plus récents\u{202F}: {command}
        aroundHit: Les messages autour d’un résultat\u{202F}: {command}
        referenceHeading: Réf.
        moreHits: Affichés\u{202F}: {count} sur {total}. --limit en montre davantage.
        onlyBeginnings: Aucun message ne contient exactement «\u{202F}{query}\u{202F}». Résultats pour {wider}\u{202F}: {total}
        chatsOfName|one: Discussion de ce nom\u{202F}: {names}
        chatsOfName|many: {count} de discussions de ce nom\u{202F}: {names}
        chatsOfName|other: {count} discussions de ce nom\u{202F}: {names}
        peopleOfName|one: Personne de ce nom\u{202F}: {names}
        peopleOfName|many: {count} de personnes de ce nom\u{202F}: {names}
        peopleOfName|other: {count} personnes de ce nom\u{202F}: {names}
        sealedEdit: modification scellée d’un message, non ouverte
        sealedEditElsewhere: modification scellée d’un message, ouverte comme un autre message
        sealedEditExpired: modification scellée d’un message, trop ancienne pour être ouverte
        sealedEditInvalid: modification scellée d’un message, endommagée ou falsifiée
        sealedMessage: message scellé
        sealedOpened: message scellé, ouvert comme {reference}
        sealedByYou: scellé par vous pour {name}, seule personne à pouvoir l’ouvrir\u{202F}; votre propre texte est {reference}
        widerShowsMore|one: Avec {count} colonne, le dernier texte de chaque discussion est aussi montré.
        widerShowsMore|many: Avec {count} colonnes, le dernier texte de chaque discussion est aussi montré.
        widerShowsMore|other: Avec {count} colonnes, le dernier texte de chaque discussion est aussi montré.
        danglingOperator: D’un côté de {word}, il n’y a rien à chercher\u{202F}; {word} a donc aussi été cherché comme un mot.
        """)
}

extension StatisticsText {
    static let french = PhraseTable(
        """
        conversations: Discussions
        messages: Total des messages
        unread: Non lus
        people: Personnes
        attachments: Pièces jointes
        held: Dans le coffre
        first: Premier message
        last: Dernier message
        database: Base de données
        kinds: Types
        progress: Comptage des messages
        chartWritten: Graphiques écrits dans «\u{202F}{path}\u{202F}».
        """)
}

extension ChartText {
    static let french = PhraseTable(
        """
        overTime: Messages au fil du temps
        byHour: Messages par heure
        byWeekday: Messages par jour de la semaine
        byHourOfWeek: Messages par heure de la semaine
        byPerson: Messages par personne
        byChat: Messages par discussion
        byDelay: Temps avant qu’une autre personne écrive
        byKind: Messages par type
        frequentWords: Mots fréquents
        emoji: Émojis
        reactions: Réactions
        period: Période
        hour: Heure
        weekday: Jour
        person: Personne
        chat: Discussion
        delay: Temps
        kind: Type
        word: Mot
        reaction: Réaction
        messages: Messages
        times: Fois
        numbers: Les chiffres
        words: Mots
        daysWithMessages: Jours avec messages
        busiestDay: Jour le plus actif
        busiestDayValue|one: {date}\u{202F}: {count} message
        busiestDayValue|many: {date}\u{202F}: {count} de messages
        busiestDayValue|other: {date}\u{202F}: {count} messages
        longestStreak: Plus longue suite de jours
        longestStreakValue|one: {count} jour à partir du {from}
        longestStreakValue|many: {count} de jours à partir du {from}
        longestStreakValue|other: {count} jours à partir du {from}
        medianDelay: Médiane\u{202F}: {duration}
        delayBelow: moins de {limit}
        delayBetween: de {from} à {to}
        delayAbove: {limit} et plus
        seconds: {amount} s
        minutes: {amount} min
        hours: {amount} h
        days: {amount} j
        others|one: {count} autre
        others|many: {count} autres
        others|other: {count} autres
        wordsNote: Mots d’au moins quatre lettres\u{202F}; en chinois et en japonais, paires de caractères.
        shortfallNote: Chaque nombre peut être trop petit, de {count} au plus.
        zoneNote: Heures du fuseau {zone}.
        sheetTitle: Les messages en chiffres
        sheetSummary|one: {count} message du {first} au {last}
        sheetSummary|many: {count} messages du {first} au {last}
        sheetSummary|other: {count} messages du {first} au {last}
        value: {label}\u{202F}: {value}
        shortWeekdays: lun mar mer jeu ven sam dim
        kindText: Texte
        kindImage: Images
        kindVideo: Vidéos
        kindAudio: Audio
        kindDocument: Documents
        kindSticker: Autocollants
        kindLocation: Positions
        kindContact: Fiches de contact
        kindPoll: Sondages
        kindCall: Appels
        kindDeleted: Supprimés
        kindSystem: Messages du système
        kindUnknown: Autres types
        """)
}

extension TranscriptText {
    static let french = PhraseTable(
        """
        text: Écrire les messages comme texte à lire.
        textDiscussion: Écrit chaque discussion avec son titre, ses jours et ses messages\u{202F}: qui se porte garant de chacun, l’heure, le nom et le texte. Les pièces jointes sont nommées. La sortie n’est pas chiffrée.
        table: Écrire les messages comme tableau pour tableurs.
        tableDiscussion: Écrit une ligne par message en valeurs séparées par des virgules, en UTF-8, après une ligne avec les noms des colonnes. Une cellule qu’un tableur prendrait pour une formule reçoit une apostrophe devant. La sortie n’est pas chiffrée.
        conversation: Seulement cette discussion\u{202F}: titre ou partie du titre, référence ou identifiant. Peut être répété.
        since: Seulement les messages à partir de cette date.
        until: Seulement les messages jusqu’à cette date incluse.
        emptyPeriod: La période se termine avant de commencer.
        unknownAnswered: un message qui n’est pas dans le coffre
        """)
}

extension SealedArchiveText {
    static let french = PhraseTable(
        """
        encrypt: Écrit, au lieu d’un dossier, un fichier scellé sous une phrase de passe à lui.
        open: Ouvre une archive scellée\u{202F}: la déballe en mémoire, indique la page à ouvrir et la retire à l’interruption.
        passphraseCommand: Prend la phrase de passe de l’archive dans la première ligne qu’écrit cette commande.
        passphraseFile: Prend la phrase de passe de l’archive dans la première ligne de ce fichier.
        passphraseDescriptor: Prend la phrase de passe de l’archive dans la première ligne de ce descripteur de fichier ouvert.
        prompt: Phrase de passe de l’archive\u{202F}:
        newPrompt: Phrase de passe pour l’archive (vide\u{202F}: dix mots sont tirés)\u{202F}:
        repeatPrompt: Phrase de passe pour l’archive, encore une fois\u{202F}:
        notAnArchive: «\u{202F}{path}\u{202F}» n’est pas une archive scellée.
        newerVersion: «\u{202F}{path}\u{202F}» a été écrit par une version plus récente de Whisper.
        wrongPassphrase: La phrase de passe n’ouvre pas «\u{202F}{path}\u{202F}».
        damaged: L’archive «\u{202F}{path}\u{202F}» est endommagée.
        tooBig: Déballée, l’archive prend {size}, et il ne reste que {free} de place en mémoire.
        noMemory: Il n’y a pas de place privée en mémoire où déballer l’archive.
        unpacking: Déballage de l’archive
        openAt: Ouvrez cette page dans un navigateur\u{202F}:
        waiting: Les pages ne sont qu’en mémoire. Ctrl-C les retire.
        removed: Les pages ont été retirées de la mémoire.
        removedRemains: Les pages qu’une exécution interrompue avait laissées en mémoire ont été retirées.
        openAlone: --open ne fait que montrer une archive existante\u{202F}: omettez les options d’écriture.
        showWith: Pour la regarder\u{202F}: {command}
        noFirstPage: L’archive «\u{202F}{path}\u{202F}» n’a pas de page «\u{202F}{page}\u{202F}» à ouvrir\u{202F}: Whisper ne l’a pas écrite.
        """)
}

extension BrowserText {
    static let french = PhraseTable(
        """
        command: Parcourir le coffre dans une vue plein écran.
        discussion: Affiche les discussions à gauche et les messages d’une discussion à droite. Appuyez sur\u{202F}? pour les touches, qui sont celles de less et de vim, et sur q pour quitter. Les messages ajoutés par d’autres commandes apparaissent d’eux-mêmes.
        needsTerminal: La vue plein écran a besoin d’un terminal capable de placer le curseur.
        needsTerminalHint: «\u{202F}whisper conversations\u{202F}» et «\u{202F}whisper messages\u{202F}» affichent la même chose sous forme de lignes.
        noChats: Il n’y a pas encore de discussions.
        noFiles: Il n’y a pas de fichiers dans cette discussion.
        noMessages: Aucun message ici.
        loading: Lecture…
        keysHeading: Touches
        keyMove: se déplacer d’un élément
        keyPages: se déplacer d’une page ou d’une demi-page
        keyEnds: aller au premier ou au dernier
        keyOpen: ouvrir la discussion\u{202F}; afficher les détails du message
        keyBack: revenir à la liste des discussions\u{202F}; fermer ce qui est ouvert
        keyOther: passer des discussions aux messages
        keySearch: trouver des discussions par leur nom, et des messages, au fil de la frappe
        keyHits: aller au résultat suivant ou précédent
        keyDate: aller à une date
        keyAnswered: aller au message auquel celui-ci répond
        keyThread: lister le fil\u{202F}: à quoi le message répond, et ses réponses
        keyReturn: revenir où vous étiez
        keyFiles: lister les fichiers de cette discussion
        keyDetails: afficher les détails\u{202F}: sceau, heures, textes antérieurs
        keySave: enregistrer les fichiers du message dans le dossier courant
        keyOpenFile: ouvrir le fichier du message dans un autre programme
        keyCopy: copier le texte
        keyRead: marquer comme lu jusqu’à ce message
        keyPin: épingler ou détacher la discussion
        keyMute: mettre la discussion en sourdine ou non
        keyArchive: archiver ou désarchiver la discussion
        keyDelete: supprimer le message ou la discussion (demande d’abord)
        keyHelp: afficher les touches
        keyQuit: quitter
        keyRedraw: redessiner l’écran
        searchPrompt: Recherche\u{202F}:
        datePrompt: Aller à la date (2020-05-31, 31.5., lundi, hier)\u{202F}:
        noHits: Aucun message trouvé.
        searchHint: Des mots, \"une expression\", début*, OR, -sauf\u{202F}; filtres\u{202F}: --in DISCUSSION, --from-person NOM, --since DATE, --until DATE, --type TYPE, --has-attachment, --encrypted
        notHere: Ce message n’est pas dans le coffre.
        copied: Copié, si le terminal le permet.
        notCopied: Le texte est trop long pour être copié.
        pinned: Épinglée.
        unpinned: Détachée.
        muted: En sourdine.
        unmuted: Sourdine levée.
        archived: Archivée.
        unarchived: Désarchivée.
        read|one: {count} message marqué comme lu.
        read|many: {count} de messages marqués comme lus.
        read|other: {count} messages marqués comme lus.
        deleted: Supprimé.
        gone: Cette discussion a été supprimée.
        saved|one: {count} fichier enregistré\u{202F}: {names}
        saved|many: {count} de fichiers enregistrés\u{202F}: {names}
        saved|other: {count} fichiers enregistrés\u{202F}: {names}
        noAttachment: Le coffre ne contient aucun fichier de ce message.
        opened: Ouvert. La copie est supprimée quand vous quittez.
        cannotOpen: Aucun programme ne l’ouvre. Jusqu’à ce que vous quittiez, une copie se trouve dans {path}.
        hintChats: ? touches · q quitter · Entrée ouvrir · / chercher · m lu · P épingler · M sourdine · D supprimer
        hintMessages: ? touches · q quitter · Entrée détails · / chercher · t date · o ouvrir · y copier · Échap discussions
        hintSearch: Entrée y aller · ↑↓ choisir · Échap fermer
        hintList: ↑↓ défiler · Échap fermer
        linesLeft: … le reste du texte\u{202F}: Entrée
        detailsHeading: Détails
        filesHeading: Fichiers
        threadHeading: Fil
        threadIsLonger: Le fil est plus long\u{202F}: seule une partie en est affichée.
        noThread: Ce message ne répond à rien, et rien ne lui répond.
        seal: Sceau
        sender: De
        time: Heure
        status: État
        edited: Modifié
        source: Origine
        answers: Répond à
        identifier: Identifiant
        text: Texte
        changes: Depuis
        unknownFilter: Filtre inconnu\u{202F}: {value}
        onlyMedia: Seuls les images, les vidéos et le son sont ouverts. Enregistrez plutôt le fichier avec s.
        noSpace: Il n’y a pas de place en mémoire pour une copie. Enregistrez plutôt le fichier avec s.
        nothingToCopy: Ce message n’a pas de texte.
        earlier: Texte antérieur
        attachment: Fichier
        keyWrite: écrire un message dans cette discussion
        hintWriting: Entrée envoyer · Alt-Entrée nouvelle ligne · Échap messages · Tab discussions
        writeHint: w\u{202F}: écrire un message
        writesSealed: scellé pour {contact}
        writesPlain: non scellé\u{202F}: le serveur peut le lire
        cannotWrite: Rien ne peut être envoyé dans cette discussion\u{202F}: elle n’a pas de serveur.
        askLeaving: Ce que vous avez écrit ne peut pas être conservé et sera perdu. Quitter\u{202F}?
        draftsKept|one: {count} texte non envoyé est conservé comme brouillon.
        draftsKept|many: {count} textes non envoyés sont conservés comme brouillons.
        draftsKept|other: {count} textes non envoyés sont conservés comme brouillons.
        draftChanged: Une autre commande a modifié ce brouillon. Ce que vous avez écrit ici est conservé.
        notAsShown: Non envoyé\u{202F}: la discussion n’est plus telle qu’elle était affichée quand vous avez écrit.
        reference: Référence
        keyCopyReference: copier la référence par laquelle les commandes le trouvent
        unlessMarked: sans mention\u{202F}: {word}
        ownMessage: vos propres messages
        noChatsHint: Importez-en une\u{202F}: whisper import FILE
        hintEmpty: ? touches · q quitter
        hintNoMessages: ? touches · q quitter · Échap discussions
        hintHits: n suivant · N résultat précédent · / chercher · Échap fin de la recherche ·\u{202F}? touches · q quitter
        hintNoHits: Échap fermer
        answersNothing: Ce message ne répond à rien.
        searchFirst: Cherchez d’abord\u{202F}: /
        noMoreHits: Il n’y a pas d’autre résultat.
        unknownKey: Cette touche ne fait rien ici.\u{202F}? montre les touches.
        openFirst: Ouvrez d’abord une discussion\u{202F}: Entrée
        notADate: «\u{202F}{value}\u{202F}» n’est pas une date. Écrivez 2020, 2020-05, 2020-05-31, 31.5., lundi ou hier.
        chatFound: Discussion
        personFound: Personne
        listsMessages: Entrée affiche les messages de cette personne
        allBlocked|one: {count} message, qui n’est pas montré car il vient d’un contact bloqué.
        allBlocked|many: {count} messages, qui ne sont pas montrés car ils viennent de contacts bloqués.
        allBlocked|other: {count} messages, qui ne sont pas montrés car ils viennent de contacts bloqués.
        """)
}

extension DraftText {
    static let french = PhraseTable(
        """
        group: Gérer les brouillons\u{202F}: des textes que vous avez commencés.
        set: Enregistrer un texte comme brouillon d’une discussion.
        setDiscussion: Remplace le brouillon de la discussion. Sans TEXT, le texte est lu sur l’entrée standard, sans sa dernière fin de ligne. Un brouillon est enregistré dans le coffre comme un message, et n’est pas envoyé.
        show: Afficher le brouillon d’une discussion.
        list: Lister les brouillons, le plus récent en premier.
        remove: Supprimer le brouillon d’une discussion.
        send: Envoyer le brouillon d’une discussion.
        sendDiscussion: Place le brouillon dans la boîte d’envoi, scellé si la discussion est liée à un contact, et l’envoie si le serveur est joignable. Le brouillon est supprimé dans la même étape\u{202F}: il n’est envoyé qu’une fois.
        textArgument: Le texte\u{202F}; - le lit sur l’entrée standard.
        savedHeading: Enregistré
        saved: Brouillon pour «\u{202F}{title}\u{202F}» enregistré.
        removed: Brouillon pour «\u{202F}{title}\u{202F}» supprimé.
        none: Il n’y a pas de brouillon pour «\u{202F}{title}\u{202F}».
        noneHint: Écrivez-en un avec «\u{202F}whisper draft set\u{202F}», ou listez ceux qui existent avec «\u{202F}whisper draft list\u{202F}».
        noDrafts: Aucun brouillon.
        empty: Il n’y a pas de texte à enregistrer.
        changed: Entre-temps, une autre commande a modifié ou envoyé le brouillon. Rien n’a été envoyé.
        """)
}

extension MediaText {
    static let french = PhraseTable(
        """
        group: Montrer la place que prennent les pièces jointes, et en libérer.
        stats: Montrer la place que prennent les pièces jointes.
        statsDiscussion: Compte un fichier une seule fois, même si plusieurs messages le contiennent. Les discussions qui prennent le plus de place viennent en premier\u{202F}; dans chacune, les fichiers communs comptent en entier. Les fichiers des messages en direct comptent comme récupérables si leur service peut encore les avoir.
        prune: Retirer les fichiers d’anciens messages pour libérer de la place.
        pruneDiscussion: Les messages gardent le nom, le type et la taille d’un fichier retiré, et il peut être récupéré tant que son service l’a. Toutes les conditions données doivent être remplies. Ce qui ne peut pas être récupéré, comme les fichiers d’une discussion importée, reste, sauf avec --even-unfetchable. Un fichier de plusieurs messages n’est retiré que si tous remplissent les conditions. Les fichiers des messages pas encore envoyés restent.
        olderThan: Fichiers de messages plus anciens que cela (90d, 8w, 6m, 2y), ou d’avant cette date.
        largerThan: Fichiers plus grands que\u{202F}: 500kB, 10MB, 2GiB.
        conversation: Seulement les fichiers de cette discussion\u{202F}: titre ou partie du titre, référence ou identifiant.
        kind: Seulement les fichiers de messages de ce type\u{202F}: image, video, audio, document, sticker.
        keepUnder: Retire des fichiers jusqu’à ce que le reste ne prenne pas plus que cela\u{202F}: les plus anciens d’abord et, parmi ceux d’un même jour, les plus grands.
        evenUnfetchable: Retire aussi les fichiers qui ne peuvent pas être récupérés.
        nothingChosen: Précisez quels fichiers retirer.
        nothingChosenHint: Donnez --older-than, --larger-than, --conversation, --kind ou --keep-under.
        invalidSize: {option}\u{202F}: «\u{202F}{value}\u{202F}» n’est pas une taille.
        invalidSizeHint: Écrivez un nombre et kB, MB, GB, KiB, MiB ou GiB\u{202F}: 500kB, 10MB, 2GiB.
        reading: Lecture des pièces jointes
        removing: Retrait des fichiers
        stoppedHint: Ce qui a été retiré reste retiré. Relancez la commande pour retirer le reste.
        askPrune|one: Retirer {count} fichier ({size}) du coffre\u{202F}? Il peut être récupéré tant que son service l’a.
        askPrune|many: Retirer {count} fichiers ({size}) du coffre\u{202F}? Ils peuvent être récupérés tant que leur service les a.
        askPrune|other: Retirer {count} fichiers ({size}) du coffre\u{202F}? Ils peuvent être récupérés tant que leur service les a.
        askPruneLost|one: Non récupérables\u{202F}: {lost}. Retirer définitivement {count} fichier ({size})\u{202F}?
        askPruneLost|many: Non récupérables\u{202F}: {lost}. Retirer définitivement {count} fichiers ({size})\u{202F}?
        askPruneLost|other: Non récupérables\u{202F}: {lost}. Retirer définitivement {count} fichiers ({size})\u{202F}?
        pruned|one: {count} fichier retiré ({size}).
        pruned|many: {count} fichiers retirés ({size}).
        pruned|other: {count} fichiers retirés ({size}).
        wouldPrune|one: {count} fichier serait retiré ({size}).
        wouldPrune|many: {count} fichiers seraient retirés ({size}).
        wouldPrune|other: {count} fichiers seraient retirés ({size}).
        nothingToPrune: Il n’y a rien à retirer.
        keptUnfetchable|one: {count} fichier ({size}) reste parce qu’il ne peut pas être récupéré\u{202F}:
        keptUnfetchable|many: {count} fichiers ({size}) restent parce qu’ils ne peuvent pas être récupérés\u{202F}; les plus grands\u{202F}:
        keptUnfetchable|other: {count} fichiers ({size}) restent parce qu’ils ne peuvent pas être récupérés\u{202F}; les plus grands\u{202F}:
        keptInUse|one: {count} fichier ({size}) reste parce que des messages qui ne remplissent pas les conditions le contiennent aussi.
        keptInUse|many: {count} fichiers ({size}) restent parce que des messages qui ne remplissent pas les conditions les contiennent aussi.
        keptInUse|other: {count} fichiers ({size}) restent parce que des messages qui ne remplissent pas les conditions les contiennent aussi.
        overLimit: Les fichiers restants prennent {size}, plus que {limit}.
        postponed: Une autre commande utilise les pièces jointes. La place est libérée au prochain retrait de fichiers, ou par «\u{202F}whisper verify --repair\u{202F}».
        stored: Fichiers dans le coffre
        attachments: Pièces jointes avec ceux-ci
        fetchable: Récupérables
        unfetchable: Non récupérables
        remote: Pièces jointes à récupérer
        expired: Plus disponibles
        absent: Non fournies par la source
        kindHeading: Type
        filesHeading: Fichiers
        sizeHeading: Taille
        dateHeading: Envoi
        nameHeading: Nom du fichier
        moreChats|one: {count} autre discussion a des fichiers\u{202F}; --json les liste toutes.
        moreChats|many: {count} autres discussions ont des fichiers\u{202F}; --json les liste toutes.
        moreChats|other: {count} autres discussions ont des fichiers\u{202F}; --json les liste toutes.
        makeRoom: montre ce qui peut être retiré pour libérer de la place
        fileUnsupported: Le pont ne peut pas récupérer ce type de fichier.
        chatPictures: Images de discussions
        """)
}

extension PictureText {
    static let french = PhraseTable(
        """
        command: Enregistrer l’image d’une discussion dans un fichier.
        discussion: Écrit l’image telle que la messagerie l’a envoyée\u{202F}: JPEG, PNG ou WebP. Un fichier existant n’est jamais remplacé. «\u{202F}whisper bridge run\u{202F}» récupère les images des discussions et les tient à jour\u{202F}; chaque discussion est vérifiée une fois par semaine.
        output: Écrire l’image dans ce fichier\u{202F}; - désigne la sortie standard.
        saved: Image de «\u{202F}{title}\u{202F}» enregistrée\u{202F}: {path} ({size})
        absent: Le coffre n’a pas d’image de «\u{202F}{title}\u{202F}».
        absentHint: «\u{202F}whisper bridge run\u{202F}» récupère les images des discussions si --media n’est pas none.
        notHeld: L’image de «\u{202F}{title}\u{202F}» manque parmi les fichiers du coffre.
        notForTerminal: La sortie standard est un terminal, qui ne peut pas afficher d’image.
        notForTerminalHint: Utilisez --output FICHIER ou un tube.
        """)
}

extension RetentionText {
    static let french = PhraseTable(
        """
        group: Gérer la durée de conservation des messages des discussions.
        set: Définir la durée de conservation des messages d’une discussion.
        setDiscussion: AGE est un nombre et d, w, m ou y pour jours, semaines, mois ou années, comme 90d ou 2y, ou le mot «\u{202F}forever\u{202F}». Avec --default, il vaut pour toutes les discussions sans règle propre. Les messages ne sont supprimés que par «\u{202F}whisper retention apply\u{202F}».
        list: Lister les règles de conservation.
        remove: Retirer la règle d’une discussion, pour que la règle générale s’y applique.
        apply: Supprimer définitivement les messages plus anciens que les règles ne le permettent.
        applyDiscussion: Supprime comme «\u{202F}whisper delete --older-than\u{202F}», discussion par discussion. L’âge est mesuré par l’horloge de cet ordinateur. Si le message le plus récent du coffre a plus de 30 jours de retard sur l’horloge, celle-ci est peut-être fausse\u{202F}: la commande pose alors une autre question, à laquelle ne répond pas --yes, mais --accept-clock. Un message reçu en direct n’est pas plus ancien que le temps écoulé depuis sa réception, quelle que soit l’heure indiquée par son expéditeur. Les messages pas encore envoyés restent. Importer à nouveau un ancien export ramène les messages supprimés jusqu’à la prochaine application des règles.
        chatArgument: La discussion\u{202F}; avec --default, AGE prend sa place.
        ageArgument: La durée de conservation des messages\u{202F}: 90d, 8w, 6m, 2y ou forever.
        defaultOption: La règle de toutes les discussions sans règle propre.
        acceptClock: Se fier à l’horloge, même si le message le plus récent est bien plus ancien qu’elle ne l’indique.
        forever: pour toujours
        days|one: {count} jour
        days|many: {count} jours
        days|other: {count} jours
        weeks|one: {count} semaine
        weeks|many: {count} semaines
        weeks|other: {count} semaines
        months|one: {count} mois
        months|many: {count} mois
        months|other: {count} mois
        years|one: {count} an
        years|many: {count} ans
        years|other: {count} ans
        allOthers: (toutes les autres discussions)
        keptHeading: Conservation
        beforeHeading: Avant le
        saved: Conservation pour «\u{202F}{title}\u{202F}»\u{202F}: {period}.
        savedDefault: Conservation pour toutes les autres discussions\u{202F}: {period}.
        removed: Règle de «\u{202F}{title}\u{202F}» retirée.
        removedDefault: Règle générale retirée.
        none: Il n’y a pas de règle pour «\u{202F}{title}\u{202F}».
        noneDefault: Il n’y a pas de règle générale.
        noneHint: «\u{202F}whisper retention list\u{202F}» montre les règles.
        noRules: Aucune règle. Tous les messages sont conservés.
        invalid: «\u{202F}{value}\u{202F}» n’est pas un âge.
        invalidHint: Écrivez un nombre et d, w, m ou y pour jours, semaines, mois ou années, comme 90d, ou le mot «\u{202F}forever\u{202F}».
        oneTarget: Donnez soit une discussion, soit --default.
        ageMissing: AGE manque\u{202F}: la durée de conservation des messages.
        askApply|one: Les règles de conservation concernent {count} message. Le supprimer définitivement\u{202F}?
        askApply|many: Les règles de conservation concernent {count} messages. Les supprimer définitivement\u{202F}?
        askApply|other: Les règles de conservation concernent {count} messages. Les supprimer définitivement\u{202F}?
        askClock|one: L’horloge de cet ordinateur indique {now}, mais le message le plus récent est du {newest}. Si l’horloge est fausse, trop de messages sont supprimés. Supprimer définitivement {count} message\u{202F}?
        askClock|many: L’horloge de cet ordinateur indique {now}, mais le message le plus récent est du {newest}. Si l’horloge est fausse, trop de messages sont supprimés. Supprimer définitivement {count} messages\u{202F}?
        askClock|other: L’horloge de cet ordinateur indique {now}, mais le message le plus récent est du {newest}. Si l’horloge est fausse, trop de messages sont supprimés. Supprimer définitivement {count} messages\u{202F}?
        clockDoubtful: L’horloge de cet ordinateur indique {now}, mais le message le plus récent est du {newest}. Rien n’a été supprimé.
        clockDoubtfulHint: Si l’horloge est juste, lancez\u{202F}: {command}
        clockWouldStop: L’horloge de cet ordinateur indique {now}, mais le message le plus récent est du {newest}. Rien ne serait supprimé tant que vous ne confirmez pas l’horloge.
        keptUnsent|one: {count} ancien message reste, car il n’a pas encore été envoyé.
        keptUnsent|many: {count} anciens messages restent, car ils n’ont pas encore été envoyés.
        keptUnsent|other: {count} anciens messages restent, car ils n’ont pas encore été envoyés.
        """)
}

extension GroupText {
    static let french = PhraseTable(
        """
        group: Afficher les groupes et leurs membres.
        groupDiscussion: Sans sous-commande, liste les groupes comme «\u{202F}list\u{202F}».
        list: Lister les groupes.
        listDiscussion: Les groupes épinglés viennent d’abord, puis les plus récemment actifs\u{202F}; les groupes archivés viennent à la fin. Le nombre de membres et votre rôle sont affichés si une source les indique\u{202F}; les discussions exportées ne le font pas\u{202F}: pour celles-ci est affiché le nombre de personnes qui y ont écrit.
        listName: Lister seulement les groupes dont le nom contient ceci. Peut être répété.
        listLimit: Au plus ce nombre de groupes.
        show: Afficher un groupe et ses membres.
        showDiscussion: Affiche la description, si le groupe a une image, et chaque membre avec son rôle\u{202F}: propriétaire, administrateur ou membre. «\u{202F}Depuis\u{202F}» est le moment du signalement qui a donné ou retiré le rôle.
        shownGroup: Le groupe\u{202F}: nom ou partie du nom, référence ou identifiant.
        former: Lister aussi les personnes qui ont quitté le groupe.
        reading: Lecture des groupes
        groupHeading: Groupe
        memberHeading: Nom
        membersHeading: Membres
        roleHeading: Rôle
        ownRoleHeading: Votre rôle
        sinceHeading: Depuis
        descriptionHeading: Description
        pictureHeading: Image
        owner: propriétaire
        admin: administrateur
        member: membre
        left: parti
        you: vous
        noGroups: Pas encore de groupes.
        noMatch: Aucun groupe ne correspond à «\u{202F}{name}\u{202F}».
        noSuchGroup: Il n’y a pas de groupe appelé «\u{202F}{name}\u{202F}».
        noSuchGroupSuggestion: Il n’y a pas de groupe appelé «\u{202F}{name}\u{202F}». Vouliez-vous dire\u{202F}: {candidates}\u{202F}?
        noSuchGroupHint: «\u{202F}whisper groups\u{202F}» liste les groupes.
        membersUnknown: Les membres de ce groupe sont inconnus, car aucune source ne les a indiqués.
        formerCount|one: {count} personne a quitté le groupe. Avec --former, elle est listée aussi.
        formerCount|many: {count} de personnes ont quitté le groupe. Avec --former, elles sont listées aussi.
        formerCount|other: {count} personnes ont quitté le groupe. Avec --former, elles sont listées aussi.
        showMembers: afficher les membres de ce groupe
        wroteHere|one: {count} a écrit ici
        wroteHere|many: {count} ont écrit ici
        wroteHere|other: {count} ont écrit ici
        """)
}

extension PeopleText {
    static let french = PhraseTable(
        """
        group: Afficher les personnes et les noms sous lesquels elles sont connues.
        groupDiscussion: Sans sous-commande, liste les personnes comme «\u{202F}list\u{202F}».
        list: Lister les personnes du coffre.
        listDiscussion: Liste toutes les personnes qu’une source a indiquées\u{202F}: expéditeurs, membres de groupes et personnes du carnet d’adresses du téléphone, avec un numéro et tous leurs noms. Ces noms viennent des sources et aucun n’est vérifié. «\u{202F}Dernière mention\u{202F}» indique quand une source a nommé la personne pour la dernière fois, dans un message ou dans une liste comme le carnet d’adresses.
        listName: Lister seulement les personnes dont un nom ou un numéro contient ceci. Peut être répété.
        listLimit: Au plus ce nombre de personnes.
        show: Afficher ce que le coffre sait d’une personne.
        showDiscussion: Affiche chaque nom et numéro avec son origine, le contact avec sa confiance, les discussions et les groupes. Seule la confiance d’un contact repose sur une comparaison des clés. Un nom d’entreprise est confirmé par la messagerie, pas par vous.
        shownPerson: La personne\u{202F}: nom ou partie du nom, numéro ou identifiant.
        reading: Lecture des personnes
        nameHeading: Nom
        numberHeading: Numéro
        otherNamesHeading: Autres noms
        originHeading: Origine
        aliasHeading: Nom ou numéro
        serviceHeading: Messagerie
        firstSeenHeading: Première mention
        lastSeenHeading: Dernière mention
        directChatHeading: Discussion directe
        phoneNumber: numéro de téléphone
        linkedID: identifiant lié
        serviceID: identifiant auprès du service
        addressBook: dans le carnet d’adresses du téléphone
        addedFile: uniquement dans un fichier JSON ajouté
        chosen: choisi par la personne
        business: nom d’entreprise confirmé par WhatsApp
        businessElsewhere: nom d’entreprise confirmé par la messagerie
        contact: contact de ce coffre
        notVerified: Il n’y a pas de contact pour cette personne\u{202F}; aucune clé n’a donc été comparée.
        messageCount|one: {count} message
        messageCount|many: {count} de messages
        messageCount|other: {count} messages
        messageAndUnreadCount|one: {count} message, dont {unread} non lu
        messageAndUnreadCount|many: {count} de messages, dont {unread} non lus
        messageAndUnreadCount|other: {count} messages, dont {unread} non lus
        noPeople: Pas encore de personnes.
        noMatch: Aucune personne ne correspond à «\u{202F}{name}\u{202F}».
        cut|one: Seule la première personne est listée. Indiquez une partie d’un nom pour en trouver d’autres.
        cut|many: Seuls les premiers {count} de personnes sont listés. Indiquez une partie d’un nom pour en trouver d’autres.
        cut|other: Seules les {count} premières personnes sont listées. Indiquez une partie d’un nom pour en trouver d’autres.
        showPerson: tout afficher sur cette personne
        forget: Retirer tout ce qui nomme une personne.
        forgetDiscussion: Supprime tous les noms, numéros et identifiants d’une personne, aussi de l’index de recherche. Ce qu’elle a écrit reste, comme écrit par une personne inconnue. Ne sont pas supprimés les mots des messages, les adresses des discussions (pour celles qui sont exportées, c’est le nom), les pièces jointes et les copies antérieures du coffre. Importer à nouveau ce qui nomme la personne ramène les noms.
        forgottenName: Personne inconnue
        askForget: Supprimer définitivement tous les noms et adresses de «\u{202F}{name}\u{202F}»\u{202F}? Ce que cette personne a écrit reste, comme écrit par «\u{202F}{unknown}\u{202F}».
        forgotten: «\u{202F}{name}\u{202F}» est maintenant «\u{202F}{unknown}\u{202F}».
        addressesStay|one: L’adresse de la discussion avec cette personne reste\u{202F}; c’est par elle que celle-ci est reconnue lors d’une nouvelle importation\u{202F}: {addresses}
        addressesStay|many: Les adresses de {count} de discussions avec cette personne restent\u{202F}; c’est par elles que celles-ci sont reconnues lors d’une nouvelle importation\u{202F}: {addresses}
        addressesStay|other: Les adresses de {count} discussions avec cette personne restent\u{202F}; c’est par elles que celles-ci sont reconnues lors d’une nouvelle importation\u{202F}: {addresses}
        cannotForget: «\u{202F}{name}\u{202F}» est vous ou l’un de vos contacts et ne peut pas être oublié.
        nameless: Personne inconnue (…{digits})
        namelessShort: Inconnu …{digits}
        notMe: Dire qu’une personne n’est pas vous.
        notMeDiscussion: Pour un --me erroné lors d’une importation, ou une source qui montre quelqu’un d’autre comme vous. Les messages qui comptaient comme envoyés par vous sous ce nom ne comptent plus comme envoyés par personne, jusqu’à ce que le fichier soit importé de nouveau. Aucune source ne prend de nouveau pour vous quelqu’un qui a un numéro, tant que --undo ne revient pas là-dessus ou qu’un export n’est pas importé avec --me.
        notMeUndo: Revenir sur le fait que la personne n’est pas vous.
        askNotMe: «\u{202F}{name}\u{202F}» est-il quelqu’un d’autre, et pas vous\u{202F}?
        notYou: «\u{202F}{name}\u{202F}» n’est plus pris pour vous.
        noLongerSent|one: {count} message ne compte plus comme envoyé par vous.
        noLongerSent|many: {count} messages ne comptent plus comme envoyés par vous.
        noLongerSent|other: {count} messages ne comptent plus comme envoyés par vous.
        mayBeYou: «\u{202F}{name}\u{202F}» peut de nouveau être pris pour vous, si une source ou --me le dit.
        notTakenToBeYou: «\u{202F}{name}\u{202F}» n’est pas pris pour vous.
        certainlyYou: «\u{202F}{name}\u{202F}» est une de vos identités, ou un compte depuis lequel ce coffre envoie.
        notMeHint: Si «\u{202F}{name}\u{202F}» est quelqu’un d’autre, dites-le avec «\u{202F}whisper people not-me\u{202F}».
        severalYou: Plus d’une personne est prise pour vous\u{202F}: {names}. Si l’une d’elles n’est pas vous, dites-le avec «\u{202F}whisper people not-me\u{202F}». Si toutes sont vous, réunissez-les avec «\u{202F}whisper people join\u{202F}».
        takenElsewhere: Fichiers où «\u{202F}{name}\u{202F}» a été pris pour vous, à importer de nouveau avec --redo --me NAME\u{202F}: {files}
        notMeJoined: «\u{202F}{name}\u{202F}» est aussi {names}. Si une seule de ces personnes n’est pas vous, séparez-les d’abord\u{202F}: {command}
        widerShowsMore|one: Avec {count} colonne, le lieu et la date de chaque mention d’un nom sont aussi montrés.
        widerShowsMore|many: Avec {count} colonnes, le lieu et la date de chaque mention d’un nom sont aussi montrés.
        widerShowsMore|other: Avec {count} colonnes, le lieu et la date de chaque mention d’un nom sont aussi montrés.
        """)
}

extension ReceiptText {
    static let french = PhraseTable(
        """
        receipts: Afficher qui a reçu et lu un message.
        receiptsDiscussion: Affiche jusqu’où un message est arrivé chez chaque destinataire, et quand. Dans un groupe dont les membres sont connus, ceux sans accusé sont listés aussi\u{202F}: ils ont peut-être désactivé les accusés de lecture, rejoint le groupe plus tard ou n’ont pas été en ligne depuis.
        message: Le message\u{202F}: sa référence ou son identifiant.
        recipientHeading: Destinataire
        statusHeading: Accusé
        timeHeading: Heure
        messageHeading: Message
        sentHeading: Envoyé
        totalHeading: Accusés
        delivered: distribué
        read: lu
        played: écouté
        none: sans accusé
        noReceipts: Il n’y a pas d’accusés pour ce message.
        incoming: Vous avez reçu ce message. Il n’y a d’accusés que pour les messages que vous avez envoyés.
        """)
}

extension SplitText {
    static let french = PhraseTable(
        """
        people: Séparer des personnes qui ont été réunies.
        chats: Séparer des discussions qui ont été réunies.
        discussion: Demande quoi séparer si plusieurs ont été réunis. Chacun retrouve ce qu’il avait, et ce qui est arrivé depuis sous sa propre adresse. Quoi qu’une source indique, les deux ne sont plus réunis.
        joined: Ce qu’il faut séparer\u{202F}: son nom, son titre ou son adresse, ou une partie.
        list: Lister seulement ce qui a été réuni, par quoi et quand.
        byImport: par une importation
        bySource: comme {platform} l’a indiqué
        byOwner: par vous
        several: Plusieurs ont été réunis avec «\u{202F}{name}\u{202F}»\u{202F}:
        askSplit: Séparer «\u{202F}{other}\u{202F}» de «\u{202F}{name}\u{202F}»\u{202F}?
        done: «\u{202F}{other}\u{202F}» et «\u{202F}{name}\u{202F}» sont de nouveau séparés.
        nothing: Rien n’a été réuni avec «\u{202F}{name}\u{202F}».
        noSuch: Rien du nom de «\u{202F}{other}\u{202F}» n’a été réuni avec «\u{202F}{name}\u{202F}».
        joinPeople: Indiquer que deux personnes n’en font qu’une.
        joinChats: Indiquer que deux discussions n’en font qu’une.
        joinPeopleDiscussion: Tout ce que l’autre personne a écrit, ainsi que tous ses noms et numéros, revient à la première. C’est noté\u{202F}: «\u{202F}whisper people split\u{202F}» les sépare de nouveau.
        joinChatsDiscussion: Les messages de l’autre discussion passent dans la première, dans l’ordre du temps\u{202F}; un message que les deux ont est gardé une fois. C’est noté\u{202F}: «\u{202F}whisper conversation split\u{202F}» les sépare de nouveau.
        otherPerson: La personne qui est la même\u{202F}: nom ou partie du nom, numéro ou identifiant.
        otherChat: La discussion qui est la même, indiquée comme la première.
        askJoinPeople: «\u{202F}{other}\u{202F}» et «\u{202F}{name}\u{202F}» sont-ils la même personne\u{202F}?
        askJoinChats: «\u{202F}{other}\u{202F}» et «\u{202F}{name}\u{202F}» sont-elles la même discussion\u{202F}?
        joinedPeople: «\u{202F}{other}\u{202F}» et «\u{202F}{name}\u{202F}» sont une seule personne, appelée «\u{202F}{present}\u{202F}».
        joinedChats: «\u{202F}{other}\u{202F}» fait partie de la discussion «\u{202F}{name}\u{202F}».
        sameAlready: «\u{202F}{other}\u{202F}» et «\u{202F}{name}\u{202F}» ne font déjà qu’un.
        ownerAndOther: «\u{202F}{name}\u{202F}», c’est vous, et «\u{202F}{other}\u{202F}» non.
        ownerAndOtherHint: Si «\u{202F}{other}\u{202F}» est vous dans un export, importez-le de nouveau avec --redo --me NAME. Si «\u{202F}{name}\u{202F}» n’est pas vous\u{202F}: whisper people not-me NAME
        otherService: «\u{202F}{other}\u{202F}» et «\u{202F}{name}\u{202F}» sont des discussions de services différents.
        numberedChat: Un serveur tient l’ordre de «\u{202F}{other}\u{202F}» ou «\u{202F}{name}\u{202F}»\u{202F}: elles ne peuvent donc pas devenir une seule discussion.
        separateAgain: séparer de nouveau
        keptName: Le nom «\u{202F}{present}\u{202F}» est affiché, car les noms d’un carnet d’adresses passent en premier, puis ceux qu’un service a confirmés, puis ceux que les personnes ont choisis\u{202F}; à égalité, c’est le dernier vu.
        """)
}

extension IngestionText {
    static let french = PhraseTable(
        """
        option: Montrer les résultats des importations et des sources en direct face à leurs objectifs.
        runs: Exécutions
        complete: Menées à terme
        added: Ajoutés
        duplicates: Déjà connus
        skipped: Ignorés
        spilled: Mis de côté jusqu’à ce que le coffre puisse les enregistrer
        lastRun: Dernière exécution
        pairing: Associations réussies
        latency: Délai jusqu’à l’enregistrement
        backlog: Historique, messages par minute
        uptime: Connecté
        decryption: Déchiffrés
        met: objectif {objective}\u{202F}: atteint
        missed: objectif {objective}\u{202F}: manqué
        unknown: objectif {objective}\u{202F}; pas encore de chiffres
        unreadChanges: Modifications illisibles
        """)
}

extension BridgeText {
    static let french = PhraseTable(
        """
        group: Importer les messages en direct, par un pont.
        groupDiscussion: Un pont est un programme à part qui parle à la messagerie et peut y lire vos messages. Il n’envoie jamais rien. Le coffre en reste séparé\u{202F}: le pont a le réseau, mais aucune clé du coffre.
        install: Installer le pont de référence pour WhatsApp.
        installDiscussion: Crée un environnement Python à part dans le dossier du coffre et y installe les versions fixées, chacune vérifiée par son empreinte. Demande Python 3.11 ou plus récent avec venv, et le réseau.
        pair: Lier le coffre à un compte WhatsApp.
        pairDiscussion: Demande d’abord, montre ensuite des codes à scanner avec le téléphone, et se termine une fois le compte lié. «\u{202F}whisper bridge run\u{202F}» fait alors entrer les messages. WhatsApp permet quatre appareils liés\u{202F}; activez la vérification en deux étapes.
        run: Importer des messages jusqu’à l’arrêt.
        runDiscussion: Reste au premier plan et relance un pont qui échoue tant que cela peut servir\u{202F}; il convient donc à un gestionnaire de services. Arrêtez-le par Ctrl-C ou SIGTERM.
        status: Montrer si le coffre est lié, et le résultat de la dernière exécution.
        logout: Délier le compte et supprimer ses clés.
        logoutDiscussion: Délie cet appareil de WhatsApp et en retire la session et toutes ses clés. Les messages importés restent.
        command: Exécuter ce programme comme pont\u{202F}; ses mots sont séparés comme dans un shell.
        historyLimit: Importer au plus tant de messages de l’historique du téléphone\u{202F}; 0 est sans limite.
        consent: Le lien permet à cet appareil de lire vos discussions WhatsApp, comme un autre appareil à vous\u{202F}:\\n- Il lit les nouveaux messages et l’historique que le téléphone offre. Il n’envoie rien, pas même d’accusés.\\n- Tout est gardé chiffré dans votre seul coffre, avec les clés du lien.\\n- Pour l’annuler\u{202F}: «\u{202F}whisper bridge logout\u{202F}», ou sur le téléphone sous «\u{202F}Appareils connectés\u{202F}».\\nLes conditions de WhatsApp ne prévoient pas d’autres programmes, et il peut bloquer un compte.
        consentQuestion: Lier un compte\u{202F}?
        scan: À scanner avec VOTRE téléphone seulement\u{202F}: WhatsApp, «\u{202F}Appareils connectés\u{202F}», «\u{202F}Connecter un appareil\u{202F}».
        expires: Ce code vaut {seconds} s\u{202F}; un autre suit.
        linked: Lié à {account}\u{202F}; le téléphone montre cet appareil sous le nom «\u{202F}{device}\u{202F}».
        connected: Connexion établie.
        disconnected: La connexion est perdue\u{202F}; le pont réessaie.
        retrying: {reason} Nouvel essai dans {seconds} s.
        finished: Messages\u{202F}: nouveaux {added}, déjà connus {duplicates}\u{202F}; passés {skipped}.
        manySkipped: Plus de dix messages en une heure n’ont pas pu être lus.
        manyUndecryptable: Plus d’un message sur mille n’a pas pu être déchiffré.
        qrExpired: Personne n’a scanné le code à temps. Scannez le nouveau.
        authenticationFailed: Le téléphone a refusé le lien. Vérifiez le téléphone et recommencez.
        sessionExpired: Le compte n’est plus lié. Liez-le de nouveau\u{202F}; ce qui est entré reste.
        rateLimited: Trop de demandes à WhatsApp.
        networkError: WhatsApp est injoignable. Vérifiez la connexion.
        undecryptable: Un message n’a pas pu être déchiffré\u{202F}; il est redemandé\u{202F}: {id}
        clientOutdated: WhatsApp n’accepte plus cette version du pont. Mettez Whisper à jour et lancez «\u{202F}whisper bridge install\u{202F}».
        banned: WhatsApp a bloqué le compte. Déliez-le, attendez un jour, puis liez-le de nouveau.
        crashed: Le pont s’est terminé de façon inattendue.
        crashedHint: Relancez la commande. Si cela ne suffit pas, réinstallez le pont avec «\u{202F}whisper bridge install\u{202F}», ou vérifiez le programme que nomme --command.
        programMissing: Le pont «\u{202F}{program}\u{202F}» ne peut pas être exécuté.
        programMissingHint: «\u{202F}whisper bridge install\u{202F}» installe le pont de référence\u{202F}; --command nomme un autre programme.
        noMemoryPlace: Il n’y a pas de place en mémoire pour la session\u{202F}: ni $XDG_RUNTIME_DIR ni /dev/shm ne sont en mémoire.
        notLinked: Le coffre n’est lié à aucun compte.
        notLinkedHint: «\u{202F}whisper bridge pair\u{202F}» le lie.
        malformedCommand: {option}\u{202F}: un guillemet n’est pas fermé, ou il manque le programme.
        unsupported: Cette version de Whisper n’exécute pas de ponts.
        helperMissing: Il manque {path}, qui exécute les ponts.
        helperMissingHint: Il se compile avec le trait Bridge et s’installe à côté de whisper.
        installing: Installation du pont de référence…
        installed: Le pont de référence est installé\u{202F}: {path}
        installFailed: Le pont de référence n’a pas pu être installé.
        installFailedHint: Voyez si l’index des paquets est joignable et si Python 3.11 ou plus récent est là avec son module venv.
        sourceMissing: Les fichiers du pont de référence ne sont pas auprès du programme.
        labelAccount: Compte
        labelProgram: Pont de référence
        labelAcknowledged: Événements dans le coffre
        labelLastRun: Dernier passage
        isLinked: lié
        isNotLinked: non lié
        isInstalled: installé
        notInstalled: non installé
        unlinked: Délié. La session et ses clés ont été supprimées de cet appareil.
        removedOnly: La session et ses clés ont été supprimées de cet appareil. WhatsApp n’a pas pu être prévenu\u{202F}: retirez l’appareil sur le téléphone, sous «\u{202F}Appareils connectés\u{202F}».
        nothingToRemove: Il n’y avait rien à supprimer.
        logoutQuestion: Délier le compte et supprimer ses clés de cet appareil\u{202F}?
        coverage: Montrer quelle période est détenue de chaque discussion, et ses lacunes.
        coverageDiscussion: Une lacune est un silence de plus de --gap jours entre deux messages. Rien ne distingue un silence de messages manquants\u{202F}: c’est donc un indice. Ni pont ni réseau ne sont nécessaires.
        gapDays: Signaler les lacunes de plus de tant de jours.
        coverageFrom: Du
        coverageTo: Au
        coverageExported: Exportés
        coverageBridged: Par ponts
        coverageGaps: Lacunes
        measuring: Examen des discussions
        rebuild: Reconstruire les messages à partir des événements enregistrés des ponts.
        rebuildDiscussion: Chaque événement est gardé dans ses propres octets. Après une mise à jour qui en comprend davantage, ceci montre ce qui n’était pas compris. Ce qui est supprimé le reste, ce qui est lu aussi. Ni pont ni réseau ne sont nécessaires.
        rebuilding: Relecture des événements
        rebuilt: Événements\u{202F}: relus {events}, dont sans rien à montrer {unread}. Messages\u{202F}: renouvelés {replaced}, ajoutés {inserted}.
        outOfRange: {option}\u{202F}: {value} n’est pas un nombre de {lowest} à {highest}.
        noHistory: Ne rien prendre de l’historique du téléphone.
        takesHistory: Si l’historique du téléphone est pris\u{202F}: true ou false.
        historyInterval: Laisser tant de millisecondes entre deux demandes d’historique.
        batchSize: Mettre tant de messages de l’historique ensemble dans le coffre.
        retries: Nombre maximal de nouvelles tentatives de suite, là où il est limité.
        firstDelay: Attendre tant de millisecondes avant le deuxième essai, puis chaque fois le double.
        sessionTimeout: Demander un nouveau lien après tant de jours.
        retryingNow: {reason} Nouvel essai.
        oftenExpired: Le lien a pris fin plusieurs fois en 30 jours. WhatsApp bloque peut-être le compte\u{202F}: déliez-le, attendez un jour, puis liez-le de nouveau.
        notify: Ce qu’une notification de bureau dit des nouveaux messages\u{202F}: rien (none), leur nombre (count), aussi la discussion (chat), aussi le texte (content).
        newMessages|one: {count} nouveau message
        newMessages|many: {count} de nouveaux messages
        newMessages|other: {count} nouveaux messages
        noDesktop: Pas de notifications de bureau\u{202F}: aucun bureau trouvé.
        desktopSilent: Le bureau n’accepte pas les notifications\u{202F}; les messages entrent quand même.
        noNotifications: Cette version de Whisper n’affiche pas de notifications.
        bridgeSays: Le pont indique\u{202F}: {text}
        otherVersion: Le pont a choisi la version {version} du protocole des ponts\u{202F}; ce programme ne prend en charge que la version {supported}.
        unusable: Ce programme ne peut pas servir de pont.
        journalChanged: Le journal du pont n’est pas celui que ce coffre a lu jusqu’ici.
        journalChangedHint: «\u{202F}whisper bridge run --begin-again\u{202F}» le lit depuis sa première ligne\u{202F}; les messages déjà présents sont reconnus.
        otherAccount: Le pont est connecté à un autre compte que celui auquel ce coffre est lié.
        otherAccountHint: Utilisez un autre coffre pour ce compte, ou d’abord «\u{202F}whisper bridge logout\u{202F}».
        beginAgain: Relire le journal du pont depuis sa première ligne.
        bridgeLacks: Il manque au pont un module ou une bibliothèque dont il a besoin.
        bridgeLacksFile: Il manque au pont un fichier dont il a besoin.
        bridgeFaulty: Le pont signale une erreur interne.
        bridgeExhausted: Le pont n’a plus de mémoire ou d’espace disque.
        bridgeForbidden: Le système refuse au pont une autorisation dont il a besoin.
        bridgeDistrusts: Le pont ne fait pas confiance au certificat d’un serveur. Une horloge déréglée, des certificats racine manquants ou un réseau qui intercepte peuvent en être la cause.
        bridgeUnconnected: Le pont ne peut pas résoudre le nom d’un serveur, ou ne peut pas le joindre. Vérifiez la connexion.
        unusableHint: Ce qui a été signalé auparavant dit pourquoi. «\u{202F}whisper bridge install\u{202F}» renouvelle le pont de référence\u{202F}; --command nomme un autre programme.
        sessionNotKept: Le pont ne remet pas sa session\u{202F}; après un redémarrage, il faudra peut-être associer le compte à nouveau.
        moreOfThese: Autres avis de ce type, non affichés\u{202F}: {number}
        manyMembers: «\u{202F}{title}\u{202F}» a plus de {number} membres\u{202F}; les autres ne sont pas enregistrés.
        alreadyRunning: Un pont de ce coffre est déjà en cours.
        passkeyRequired: Pour associer cet appareil, WhatsApp demande la clé d’accès du compte, que seul un navigateur ou le téléphone peut fournir.
        passkeyHint: Sans association, exportez les discussions sur le téléphone, ou faites une sauvegarde, puis exécutez «\u{202F}whisper import\u{202F}». Supprimer la clé d’accès sur le téléphone peut aider\u{202F}: WhatsApp, «\u{202F}Paramètres\u{202F}», «\u{202F}Compte\u{202F}», «\u{202F}Clés d’accès\u{202F}».
        refusedChanges: Modifications par des personnes non autorisées, restées sans effet\u{202F}: {number}
        unreadChanges: Modifications de messages qui n’ont pas pu être déchiffrées\u{202F}: {number}
        numbersIgnored: Des lignes du pont portent des numéros déjà utilisés et ont été ignorées.
        numberImpossible: Une ligne du pont porte un numéro impossible. Elle a été refusée et le pont arrêté.
        timesDiffer: La discussion «\u{202F}{title}\u{202F}» a été importée avec des heures décalées de {offset} par rapport au téléphone\u{202F}; ses messages sont donc deux fois dans le coffre. Supprimez cette discussion et importez-la de nouveau avec --timezone.
        labelDevice: Appareil sur le téléphone
        labelLinkedSince: Lié depuis
        labelFiles: Fichiers à récupérer
        labelFailure: Dernier échec
        pairPhone: Afficher un code de huit caractères à saisir sur le téléphone qui a ce numéro, au lieu d’un code QR à scanner.
        pairPhoneHint: Indiquez le numéro avec l’indicatif du pays, comme +15550100123.
        typeCode: Saisissez ceci uniquement sur VOTRE téléphone\u{202F}: WhatsApp, «\u{202F}Appareils connectés\u{202F}», «\u{202F}Connecter un appareil\u{202F}», «\u{202F}Connecter avec le numéro de téléphone\u{202F}».
        mediaOption: Les fichiers à récupérer à l’arrivée de leurs messages\u{202F}: tous (all), les images et les autocollants (images) ou aucun (none). Les images des discussions sont récupérées aussi, sauf avec none.
        mediaLimit: Laisser de côté les fichiers de plus de ce nombre de mégaoctets.
        mediaRate: Récupérer au plus ce nombre de kilooctets par seconde\u{202F}; 0 signifie sans limite.
        fetch: Récupérer les fichiers des messages arrivés sans eux.
        fetchDiscussion: Récupère les fichiers encore présents sur les serveurs de WhatsApp, ceux des derniers messages d’abord. Chaque fichier est vérifié avec les empreintes de son message et enregistré chiffré. N’a pas besoin du lien avec le compte et fonctionne pendant que «\u{202F}whisper bridge run\u{202F}» s’exécute. WhatsApp supprime les fichiers après quelques semaines.
        fetchImages: Récupérer seulement les images et les autocollants.
        fetchMissing: Récupérer aussi les fichiers que le coffre a eus et n’a plus, comme après une importation sans pièces jointes.
        mediaUnsupported: Ce pont ne peut pas récupérer de fichiers.
        mediaRefused: Le serveur a répondu autre chose que le fichier.
        mediaForged: Le fichier n’est pas celui que le message désigne.
        mediaUntrusted: Le certificat du serveur n’est pas fiable.
        filesUnnamed: Fichiers laissés de côté, car leurs messages ne disent pas où ils se trouvent\u{202F}: {count}
        noRoomForCode: Le code demande un terminal de {columns} colonnes et {rows} lignes. Agrandissez-le pour le prochain code, dans {seconds} s, ou arrêtez et associez avec --phone NUMBER.
        labelSession: Session
        sessionAge|one: {count} jour, se termine le {date}
        sessionAge|many: {count} jours, se termine le {date}
        sessionAge|other: {count} jours, se termine le {date}
        labelPending: Événements chez le pont
        pendingAt: {number} (au {date})
        labelSpill: Événements en attente ici
        labelHistory: Discussions en attente de messages plus anciens
        """)
}

extension BackfillText {
    static let french = PhraseTable(
        """
        backfill: Demander des messages plus anciens au téléphone.
        backfillDiscussion: Enregistre quels messages plus anciens vous voulez. Pendant que «\u{202F}whisper bridge run\u{202F}» est en cours, ils sont demandés au téléphone en arrière-plan, par 50, en commençant par les discussions à l’activité la plus récente\u{202F}; l’exécution suivante reprend là où celle-ci s’est arrêtée. Sans --conversation, cela vaut pour toutes les discussions, y compris celles qui s’ajoutent plus tard. Une nouvelle demande recommence, même pour les discussions complètes. Une discussion seulement importée d’un fichier n’a aucun message que le téléphone puisse trouver\u{202F}; de nouveaux messages y changent cela.
        untilOption: Demander les messages en remontant jusqu’à cette date.
        countOption: Demander au plus ce nombre de messages plus anciens par discussion.
        conversationOption: Demander seulement les messages de cette discussion.
        listOption: Lister ce qui est demandé et combien est arrivé.
        removeOption: Ne plus demander de messages anciens\u{202F}; ceux qui sont arrivés restent.
        oneAction: {first} ne peut pas être combiné avec {second}.
        wishedChat: Des messages plus anciens de «\u{202F}{title}\u{202F}» seront demandés au téléphone.
        wishedAll|one: Des messages plus anciens de toutes les discussions seront demandés au téléphone, pour l’instant de {count} discussion.
        wishedAll|many: Des messages plus anciens de toutes les discussions seront demandés au téléphone, pour l’instant de {count} discussions.
        wishedAll|other: Des messages plus anciens de toutes les discussions seront demandés au téléphone, pour l’instant de {count} discussions.
        limitUntil: En remontant jusqu’au {date}.
        limitCount|one: Au plus {count} message par discussion.
        limitCount|many: Au plus {count} messages par discussion.
        limitCount|other: Au plus {count} messages par discussion.
        noLimit: Aussi loin que le téléphone les a. Cela peut faire des dizaines de milliers de messages.
        running: Un pont de ce coffre est en cours et commence dans quelques secondes.
        notRunning: Aucun pont de ce coffre n’est en cours. Lancez-en un avec «\u{202F}whisper bridge run\u{202F}».
        startRun: importer les messages et demander les plus anciens
        showList: voir combien est arrivé
        removedChat: Les messages plus anciens de «\u{202F}{title}\u{202F}» ne sont plus demandés.
        removedAll: Les messages plus anciens de toutes les discussions ne sont plus demandés.
        noneChat: Aucun message plus ancien n’était demandé pour «\u{202F}{title}\u{202F}» seule.
        noneAll: Aucun message plus ancien n’était demandé pour toutes les discussions.
        noneHint: «\u{202F}whisper bridge backfill --list\u{202F}» montre ce qui est demandé.
        noWishes: Aucun message plus ancien n’est demandé.
        moreChats|one: {count} autre discussion
        moreChats|many: {count} autres discussions
        moreChats|other: {count} autres discussions
        untilHeading: Jusqu’à
        countHeading: Au plus
        receivedHeading: Reçus
        stateHeading: État
        oldestHeading: Message le plus ancien
        newestHeading: Message le plus récent
        waiting: en attente
        reached: terminé
        complete: le téléphone n’en a plus
        stalled: le téléphone n’en envoie plus
        bare: seulement dans une importation
        silent: le téléphone ne répond pas
        unsupported: non pris en charge par le pont
        unsupportedBridge: Ce pont ne peut pas demander de messages plus anciens. Les nouveaux sont importés comme avant.
        settled|one: «\u{202F}{title}\u{202F}»\u{202F}: {count} message plus ancien, comme demandé.
        settled|many: «\u{202F}{title}\u{202F}»\u{202F}: {count} messages plus anciens, comme demandé.
        settled|other: «\u{202F}{title}\u{202F}»\u{202F}: {count} messages plus anciens, comme demandé.
        settledComplete|one: «\u{202F}{title}\u{202F}»\u{202F}: {count} message plus ancien. Le téléphone n’en a plus.
        settledComplete|many: «\u{202F}{title}\u{202F}»\u{202F}: {count} messages plus anciens. Le téléphone n’en a plus.
        settledComplete|other: «\u{202F}{title}\u{202F}»\u{202F}: {count} messages plus anciens. Le téléphone n’en a plus.
        settledStalled|one: «\u{202F}{title}\u{202F}»\u{202F}: {count} message plus ancien. Le téléphone en a d’autres, mais ne les envoie pas.
        settledStalled|many: «\u{202F}{title}\u{202F}»\u{202F}: {count} messages plus anciens. Le téléphone en a d’autres, mais ne les envoie pas.
        settledStalled|other: «\u{202F}{title}\u{202F}»\u{202F}: {count} messages plus anciens. Le téléphone en a d’autres, mais ne les envoie pas.
        phoneSilent: Le téléphone ne répond pas aux demandes de messages plus anciens. Prochaine tentative dans {minutes} min.
        limited: Trop de demandes de messages plus anciens. Prochaine tentative dans {minutes} min.
        finished: Tous les messages plus anciens demandés que le téléphone envoie sont arrivés.
        stopped: Dans cette exécution, plus aucun message ancien ne peut être demandé\u{202F}: {reason}
        """)
}

extension SyncCommandText {
    static let french = PhraseTable(
        """
        root: Échanger des messages avec un serveur en temps réel.
        rootDiscussion: Le coffre est la seule source de ce qui est montré\u{202F}: ce qui arrive y entre d’abord, et ce que vous envoyez y attend que le serveur l’ait. Lisez-le avec «\u{202F}whisper\u{202F}», qui n’utilise jamais le réseau\u{202F}; ce programme, si.
        login: Se connecter à un serveur.
        loginDiscussion: Demande le secret au terminal. Le coffre garde l’adresse et un jeton, scellé\u{202F}; il ne garde jamais le secret.
        logout: Se déconnecter et supprimer le jeton.
        logoutDiscussion: Prévient le serveur et supprime le jeton de cet appareil. Les messages restent, y compris ceux qui attendent d’être envoyés.
        run: Recevoir et envoyer des messages jusqu’à l’arrêt.
        runDiscussion: Reste au premier plan et se reconnecte chaque fois que la connexion se perd\u{202F}; il convient donc à un gestionnaire de services. Arrêtez-le par Ctrl-C ou SIGTERM.
        chat: Lire et écrire des messages en plein écran.
        chatDiscussion: Montre la même chose que «\u{202F}whisper browse\u{202F}», suit pendant ce temps le serveur comme «\u{202F}whisper-sync run\u{202F}», et offre un texte à écrire sous les messages. La ligne au-dessus nomme le contact pour qui il est scellé, ou avertit que le serveur peut le lire. Les messages que le serveur n’a pas encore sont marqués. Appuyez sur\u{202F}? pour les touches.
        send: Envoyer un message.
        sendDiscussion: Le message est d’abord enregistré, puis envoyé. Si le serveur est injoignable, il attend, et «\u{202F}whisper-sync run\u{202F}» l’envoie plus tard.
        retry: Renvoyer un message que le serveur avait refusé.
        status: Montrer le compte, jusqu’où chaque discussion est tenue et ce qui attend d’être envoyé.
        serverArgument: L’adresse du serveur\u{202F}: https://HOST, ou http:// vers cet appareil.
        userArgument: Le nom de l’utilisateur sur le serveur.
        conversationArgument: La discussion\u{202F}: titre, identifiant ou identifiant sur le serveur.
        textArgument: Le texte\u{202F}; - le lit sur l’entrée standard.
        messageArgument: L’identifiant du message, comme «\u{202F}whisper-sync status\u{202F}» le montre.
        boundContact: Le contact\u{202F}: nom, identifiant ou empreinte.
        server: Le serveur, si le coffre n’est connecté à aucun.
        tokenFile: Lire le jeton d’accès sur la première ligne de FILE, et de nouveau quand il a expiré.
        secretFile: Lire le secret sur la première ligne de FILE\u{202F}; - est l’entrée standard.
        secretDescriptor: Lire le secret dans le fichier ouvert N.
        device: Un nom pour cet appareil, que le serveur apprend.
        seal: Sceller ce qui est envoyé et ouvrir ce qui arrive, pour que le serveur ne voie que du chiffré.
        trustCarrierTime: Juger les messages scellés manqués d’après l’heure à laquelle le serveur dit les avoir reçus.
        caFile: Se fier aux certificats de FILE en plus de ceux du système.
        tokenInQuery: Mettre le jeton dans l’adresse de la connexion directe, pour les serveurs qui ne le lisent pas ailleurs\u{202F}; les adresses finissent dans des journaux.
        timeout: Attendre le serveur N secondes au plus.
        bind: Lier une discussion à un contact.
        unbind: Rompre le lien d’une discussion avec un contact.
        bindDiscussion: Dès lors, ce que vous envoyez dans la discussion est scellé avec les clés de ce contact, et ce qui arrive scellé est ouvert. Le serveur n’est jamais cru sur l’identité de quelqu’un\u{202F}; vous le dites donc une fois.
        rooms: Afficher les discussions du serveur, avec les invitations.
        create: Créer une discussion sur le serveur.
        createDiscussion: Le serveur apprend qui est invité et le titre, mais pas ce que vous envoyez si vous liez la discussion à un contact.
        join: Accepter une invitation ou rejoindre une discussion publique.
        leave: Quitter une discussion ou refuser une invitation.
        leaveDiscussion: Les messages reçus jusqu’ici restent dans le coffre. Vous ne pourrez écrire de nouveau qu’après l’avoir rejointe.
        fetch: Récupérer les messages antérieurs et les fichiers d’une discussion.
        fetchDiscussion: Une exécution récupère tout depuis la précédente. Ceci sert aux messages d’avant la première exécution, et aux fichiers, téléchargés seulement sur demande.
        titleOption: Le titre de la discussion.
        withOption: Inviter USER\u{202F}; répétez l’option pour en inviter plusieurs.
        directOption: En faire une discussion avec une seule personne, qui peut être liée à un contact.
        roomArgument: L’id ou le nom de la discussion sur le serveur.
        pagesOption: Le nombre de pages de messages antérieurs à récupérer.
        filesOption: Télécharger les fichiers de la discussion.
        loginTokenOption: Le secret est un jeton de connexion d’une page d’authentification unique.
        serverChoice: Le serveur, si le coffre est connecté à plusieurs.
        attachOption: Joindre FILE, avec le texte comme légende\u{202F}; - est l’entrée standard.
        typeOption: Le type de média du fichier, par exemple image/png, si son nom ne l’indique pas.
        fileSizeOption: Laisser de côté les fichiers qui dépassent ce nombre de mégaoctets (2^20 octets).
        runFilesOption: Télécharger les fichiers dès leur arrivée, et ceux qui ne le sont pas encore.
        """)
}

extension SyncText {
    static let french = PhraseTable(
        """
        stateConnected: connecté
        stateConnecting: connexion…
        stateWaiting: pas de connexion, les messages attendent
        stateEnded: déconnecté, les messages attendent
        askSecret: Secret de «\u{202F}{user}\u{202F}» sur {server}\u{202F}:
        loggedIn: Connecté à {server} en tant que «\u{202F}{user}\u{202F}».
        loggedOut: Déconnecté. La session a été supprimée de cet appareil.
        loggedOutHere: La session a été supprimée de cet appareil. Le serveur n’a pas pu être prévenu\u{202F}; elle y finira d’elle-même.
        nothingToRemove: Il n’y avait rien à supprimer.
        connecting: Connexion à {server}…
        connected: Connexion établie avec {server} en tant que «\u{202F}{user}\u{202F}».
        disconnected: La connexion est perdue.
        retrying: {reason} Nouvel essai dans {seconds} s.
        finished: Messages\u{202F}: reçus {received}, envoyés {sent}\u{202F}; en attente d’envoi\u{202F}: {waiting}.
        sent: Envoyé.
        queued: Enregistré. {reason} Le message attend que «\u{202F}whisper-sync run\u{202F}» puisse l’envoyer.
        messageFailed: Le serveur a refusé un message pour de bon ({reason})\u{202F}; «\u{202F}whisper-sync status\u{202F}» le montre.
        unreachable: Le serveur est injoignable.
        untrusted: Le certificat du serveur n’est pas digne de confiance, ou n’est pas pour cet hôte.
        untrustedHint: --ca-file nomme les certificats d’un serveur privé.
        unauthorized: Le serveur n’a pas accepté l’utilisateur et le secret.
        sessionEnded: Le serveur n’accepte plus le jeton.
        sessionEndedHint: «\u{202F}whisper-sync login\u{202F}» reconnecte\u{202F}; rien de ce qui attend d’être envoyé n’est perdu.
        loginAgain: Reconnectez-vous avec «\u{202F}{command}\u{202F}»\u{202F}; rien de ce qui attend d’être envoyé n’est perdu.
        rateLimited: Le serveur demande d’attendre.
        serverFailed: Le serveur a échoué.
        notUnderstood: Le serveur répond quelque chose que ce programme ne comprend pas.
        notLoggedIn: Le coffre n’est connecté à aucun serveur.
        notLoggedInHint: «\u{202F}whisper-sync login\u{202F}» connecte\u{202F}; --server et --token-file s’en passent.
        alreadyLoggedIn: Le coffre appartient déjà à «\u{202F}{user}\u{202F}» sur {server}.
        alreadyLoggedInHint: Un coffre contient les discussions d’un seul compte\u{202F}; prenez un autre coffre pour un autre compte.
        invalidAddress: L’adresse «\u{202F}{address}\u{202F}» n’est pas de celles auxquelles on se connecte.
        invalidAddressHint: https://HOST, ou http:// vers cet appareil seulement\u{202F}: ailleurs le jeton voyagerait en clair.
        emptyToken: La première ligne de {path} ne contient pas de jeton.
        refused: Le serveur a refusé le message pour de bon\u{202F}: {reason}
        tooLong: Le message dépasse {limit} octets.
        emptyMessage: Il n’y a rien à envoyer\u{202F}: le texte est vide.
        notText: L’entrée n’est pas du texte en UTF-8.
        notOfServer: «\u{202F}{name}\u{202F}» n’est pas une discussion du serveur.
        notOfServerHint: «\u{202F}whisper-sync status\u{202F}» montre celles du serveur\u{202F}; «\u{202F}whisper-sync run\u{202F}» les fait entrer.
        groupNotSealed: Un message scellé va à une seule personne, et cette discussion est un groupe.
        contactUnknownHint: Liez-la à un contact avec «\u{202F}whisper-sync bind\u{202F}».
        noFailedMessage: Il n’y a pas de message refusé «\u{202F}{id}\u{202F}».
        unsupported: Cette version de Whisper n’utilise pas le réseau.
        unsupportedHint: Il se compile avec le trait Realtime.
        labelServer: Adresse du serveur
        labelUser: Utilisateur
        labelDevice: Appareil
        labelLogin: Session
        isLoggedIn: ouverte
        isLoggedOut: fermée
        labelConversations: Discussions synchronisées
        labelWaiting: En attente d’envoi
        labelFailed: Refusés par le serveur
        labelConnections: Connexions établies
        columnConversation: Discussion
        columnCursor: Jusqu’à l’événement
        columnMessage: Message envoyé
        columnState: État
        columnAttempts: Essais
        waiting: en attente
        failed: refusé
        bound: La discussion «\u{202F}{conversation}\u{202F}» est désormais liée à votre contact «\u{202F}{contact}\u{202F}».
        unbound: La discussion «\u{202F}{conversation}\u{202F}» n’est liée à aucun contact.
        sealedTo: Scellé pour «\u{202F}{contact}\u{202F}».
        contactUnknown: La discussion «\u{202F}{conversation}\u{202F}» n’est liée à aucun contact.
        noSecret: Aucun secret n’a été donné, et il n’y a pas de terminal où le demander.
        noSecretHint: --secret-file le lit dans un fichier, avec - sur l’entrée standard.
        mayNotWrite: vous ne pouvez pas écrire dans cette discussion
        noConversation: cette discussion n’existe pas
        tooLarge: il est trop long pour le serveur
        notAccepted: le serveur ne l’accepte pas tel quel
        soFar: Messages jusqu’ici\u{202F}: reçus {received}, envoyés {sent}.
        labelEvents: Événements du serveur
        labelSent: Messages envoyés
        columnServerID: Id. sur le serveur
        certificateExpired: Le certificat du serveur a expiré ou n’est pas encore valable.
        certificateWrongHost: Le certificat du serveur est établi pour un autre hôte.
        certificateUnknown: Le certificat du serveur n’a pas été émis par une autorité reconnue.
        otherVersion: Le serveur parle la version {version} du protocole, et ce programme une autre.
        serverBehind: Le serveur compte moins d’événements qu’avant dans «\u{202F}{conversation}\u{202F}»\u{202F}; quelque chose a pu y être perdu. Rien n’est supprimé ici.
        newEpoch: Le serveur recommence à compter dans «\u{202F}{conversation}\u{202F}»\u{202F}; tout est donc récupéré à nouveau. Rien n’est supprimé ici.
        skippedEvents: Événements de «\u{202F}{conversation}\u{202F}» illisibles et ignorés\u{202F}: {count}
        skippedConversations: Discussions illisibles et ignorées dans la liste du serveur\u{202F}: {count}
        missingEvents: Événements de «\u{202F}{conversation}\u{202F}» que le serveur omet\u{202F}: {count}. «\u{202F}whisper-sync status\u{202F}» les énumère.
        endlessPages: Les réponses du serveur sur «\u{202F}{conversation}\u{202F}» ne se terminent pas\u{202F}; elles seront redemandées plus tard.
        endlessList: La liste des discussions du serveur ne se termine pas\u{202F}; le reste sera demandé plus tard.
        collisions: Messages de «\u{202F}{conversation}\u{202F}» auxquels le serveur a donné l’identifiant ou le numéro d’un autre et qui n’ont pas été enregistrés\u{202F}: {count}
        reworded: Messages de «\u{202F}{conversation}\u{202F}» que le serveur a modifiés\u{202F}: {count}. Vos propres mots sont conservés comme version antérieure.
        foreignAnswer: Le serveur a répondu par un autre message que celui envoyé\u{202F}; il est envoyé à nouveau.
        vaultUnread: Le coffre n’a pas pu être lu.
        labelMissing: Omis par le serveur
        labelUnreadable: Illisibles, du serveur
        helperMissing: Le programme de synchronisation est absent\u{202F}: {path}
        helperMissingHint: Il est installé à côté de «\u{202F}whisper\u{202F}».
        lineElsewhere: Ce message a été scellé pour une autre discussion.
        lineOutOfOrder: Ce message a été écrit avant un autre qui se trouve au-dessus.
        lineContradicted: Ce message en contredit un autre du même appareil\u{202F}; l’un des deux a peut-être été remplacé.
        linesNotHere: Absents avant ce message, retenus, expirés, jamais envoyés ou supprimés de ce coffre\u{202F}: {count}
        serverTime: Selon le serveur\u{202F}: {time}
        youWrote: Vous avez écrit\u{202F}: {text}
        otherEnvelope: Le serveur conserve autre chose à la place de votre enveloppe\u{202F}; vos mots ne sont peut-être pas arrivés.
        otherText: Le service rapporte un autre texte\u{202F}: {text}
        unreadEdit: Une modification de ce message n’a pas pu être lue.
        nameTaken: «\u{202F}{name}\u{202F}» est le nom d’un contact ou d’une discussion liée à un contact, mais cette discussion n’est liée à aucun contact.
        nameTakenHint: «\u{202F}whisper-sync bind\u{202F}» la lie\u{202F}; son id., {id}, à la place du nom envoie en clair.
        retitled: Le serveur a donné un autre nom à «\u{202F}{conversation}\u{202F}», qui est liée à un contact. Le nom reste le même ici.
        writtenInPlain: il a été écrit avant que la discussion soit liée à un contact et n’est pas scellé\u{202F}; «\u{202F}whisper-sync retry\u{202F}» le scelle
        notTried: Rien n’a été tenté, comme le demande «\u{202F}--timeout 0\u{202F}».
        isWith: La discussion «\u{202F}{conversation}\u{202F}» est liée à votre contact «\u{202F}{contact}\u{202F}».
        serviceCannot: Le serveur {server} ne le permet pas.
        notPermitted: Le serveur ne l’autorise pas.
        noSuchRoom: Le serveur n’a ni cette discussion ni ce fichier.
        invalidRoom: Le service du serveur n’a ni discussions ni utilisateurs de ce nom.
        fileTooLarge: Le fichier dépasse la taille permise.
        serviceUnknown: Le serveur {address} n’offre ni le protocole de Whisper ni Matrix.
        severalAccounts: Le coffre est connecté à plusieurs serveurs.
        severalAccountsHint: Choisissez-en un avec --server.
        historyLeft: Des messages antérieurs de «\u{202F}{conversation}\u{202F}» manquent\u{202F}: le serveur ne les fournit plus.
        answersTooLarge: Les réponses du serveur sont trop grandes pour être traitées.
        unreadableRoom: Le service du serveur chiffre lui-même «\u{202F}{conversation}\u{202F}»\u{202F}; ses messages sont conservés, mais illisibles ici.
        messageHeld: Un message attend jusqu’à ce qu’il soit certain que le serveur ne l’a pas déjà.
        invitedTo: {user} vous a invité dans «\u{202F}{conversation}\u{202F}». Acceptez avec «\u{202F}whisper-sync join {id}\u{202F}».
        roomCreated: Discussion «\u{202F}{conversation}\u{202F}» créée avec l’id {id}.
        roomJoined: Discussion «\u{202F}{conversation}\u{202F}» rejointe.
        roomLeft: Discussion «\u{202F}{conversation}\u{202F}» quittée. Ses messages restent dans le coffre.
        isMember: membre
        isInvited: invité
        isUnreadable: chiffrée par le service
        labelService: Service
        labelGaps: Historique manquant
        historyFetched: Messages antérieurs récupérés dans «\u{202F}{conversation}\u{202F}»\u{202F}: {count}
        historyComplete: Tous les messages que le serveur fournit pour «\u{202F}{conversation}\u{202F}» sont dans le coffre.
        filesFetched: Fichiers téléchargés\u{202F}: {count} ({size})
        filesFailed: Fichiers qui n’ont pas pu être téléchargés\u{202F}: {count}
        noUser: Le nom de l’utilisateur manque.
        askLoginToken: Jeton de connexion\u{202F}:
        singleSignOn: Ouvrez {address} dans un navigateur et connectez-vous. L’adresse de la page où vous êtes ensuite envoyé contient le jeton de connexion, derrière «\u{202F}loginToken=\u{202F}».
        readingFile: Lecture de {name}
        uploading: Envoi de {name}
        downloading: Téléchargement des fichiers
        fetchingHistory: Récupération des messages antérieurs
        fileChanged: {path} a changé pendant la lecture\u{202F}; rien n’a été enregistré ni envoyé.
        fileExceeds: {path} dépasse la taille que le serveur accepte ({limit})\u{202F}; rien n’a été enregistré ni envoyé.
        fileGone: le coffre n’a plus le fichier
        filesUnsupported: le service du serveur n’a pas de fichiers
        fileNotSealed: Les fichiers ne peuvent pas être scellés, et le serveur verrait le fichier\u{202F}; rien n’a été enregistré ni envoyé.
        fileNotSealedHint: Pour l’envoyer sans le sceller, utilisez une discussion qui n’est liée à aucun contact, et sans --seal.
        oneInput: Le texte et le fichier ne peuvent pas venir tous deux de l’entrée standard.
        filesFailedHint: Relancez la commande pour réessayer.
        filesExpired: Fichiers que le serveur n’a plus\u{202F}: {count}
        filesTooLarge: Fichiers laissés de côté car ils dépassent {size}\u{202F}: {count}\u{202F}; --max-file-size fixe une autre limite.
        filesReceived: Fichiers téléchargés\u{202F}: {count}
        fileFailed: «\u{202F}{name}\u{202F}» n’a pas pu être téléchargé\u{202F}: {reason}
        namelessFileFailed: Le fichier du message {reference} dans «\u{202F}{title}\u{202F}» n’a pas pu être téléchargé\u{202F}: {reason}
        filesWait: Le serveur demande d’attendre\u{202F}; reprise dans {seconds} s.
        encryptedThere: le service chiffre lui-même la discussion, et le serveur lirait le message\u{202F}; il n’a pas été envoyé
        encryptedRoom: Le service chiffre lui-même cette discussion, et le serveur lirait ce que Whisper y envoie\u{202F}; rien n’a été envoyé.
        encryptedRoomHint: Créez une discussion sans ce chiffrement avec «\u{202F}whisper-sync create\u{202F}». Ce qui est scellé peut être envoyé\u{202F}: liez la discussion à un contact avec «\u{202F}whisper-sync bind\u{202F}».
        serverCannot: Le serveur ne prend pas cela en charge.
        loginRefused: Le serveur a refusé la connexion, en ces termes\u{202F}: {words}
        loginNotOffered: Le serveur à l’adresse {server} ne propose pas cette façon de se connecter.
        offersLoginTokens: Il propose l’authentification unique\u{202F}: utilisez --login-token.
        offersPasswords: Il propose les mots de passe\u{202F}: donnez le nom de l’utilisateur, sans --login-token.
        offersOAuth: Il ne propose qu’OAuth, que Whisper ne prend pas en charge. Utilisez un compte sur un autre serveur.
        offersNothingKnown: Il ne propose aucune connexion que Whisper prenne en charge. Utilisez un compte sur un autre serveur.
        noSync: Le serveur à l’adresse {server} n’a pas la requête «\u{202F}/sync\u{202F}», par laquelle les messages sont reçus. Utilisez un compte sur un autre serveur.
        thirdPerson: Plus de deux personnes sont dans «\u{202F}{conversation}\u{202F}», qui est liée à un contact. Seul le contact peut lire ce qui y est scellé.
        hasThirdPerson: plus de deux personnes
        labelThirdPersons: Plus de deux personnes
        leftNothingNew: le serveur n’apporte rien de nouveau
        leftUnreadable: les réponses du serveur sont illisibles
        leftRefused: le serveur le refuse
        connectedAndWaiting: Connexion établie avec {server} en tant que «\u{202F}{user}\u{202F}»\u{202F}; en attente de messages. Ctrl-C termine.
        sentByNextRun|one: {count}\u{202F}; le prochain «\u{202F}whisper-sync run\u{202F}» l’envoie
        sentByNextRun|many: {count}\u{202F}; le prochain «\u{202F}whisper-sync run\u{202F}» les envoie
        sentByNextRun|other: {count}\u{202F}; le prochain «\u{202F}whisper-sync run\u{202F}» les envoie
        sentAgainByRetry|one: {count}\u{202F}; «\u{202F}whisper-sync retry ID\u{202F}» le renvoie
        sentAgainByRetry|many: {count}\u{202F}; «\u{202F}whisper-sync retry ID\u{202F}» en renvoie un
        sentAgainByRetry|other: {count}\u{202F}; «\u{202F}whisper-sync retry ID\u{202F}» en renvoie un
        kindsOfEvents: {count} (messages, modifications, accusés de réception et autres)
        otherUser: Selon le serveur, vous êtes «\u{202F}{user}\u{202F}», et non «\u{202F}{name}\u{202F}». Si ce compte n’est pas le vôtre, lancez «\u{202F}whisper-sync logout\u{202F}».
        """)
}

extension SealingCommandText {
    static let french = PhraseTable(
        """
        identity: Gérer vos identités.
        identityCreate: Créer une identité.
        identityCreateDiscussion: Crée deux paires de clés\u{202F}: l’une pour qu’on vous écrive, l’autre pour signer. La première identité scelle les messages quand aucune n’est nommée\u{202F}; «\u{202F}whisper identity use\u{202F}» en choisit une autre.
        identityList: Lister vos identités.
        identityShow: Montrer une identité\u{202F}: ses mots, son empreinte, ses clés.
        identityShowDiscussion: Lisez les mots au téléphone à qui a votre carte\u{202F}: si les siens sont les mêmes, personne n’a glissé d’autres clés entre vous.
        identityUse: Choisir l’identité par défaut.
        identityRename: Donner un autre nom à une identité.
        identityArchive: Laisser une identité ouvrir des messages, mais ne plus en sceller.
        identityArchiveDiscussion: Ce qui a été scellé pour elle, elle l’ouvre encore, pour toujours. Sur un terminal, la question est posée d’abord.
        identityRotate: Remplacer les clés d’une identité par de nouvelles.
        identityRotateDiscussion: Les nouvelles clés reprennent le nom. Les anciennes en signent une déclaration, pour que vos contacts la distinguent d’une imposture, et ouvrent encore les messages. Donnez la nouvelle carte à vos contacts\u{202F}: «\u{202F}whisper identity export\u{202F}». Sur un terminal, la question est posée d’abord.
        identityExport: Écrire la carte publique d’une identité, pour que d’autres vous écrivent.
        identityExportDiscussion: La carte ne contient aucun secret\u{202F}: envoyez-la par courriel, montrez-la en code QR avec «\u{202F}whisper qr show\u{202F}», mettez-la sur une page web.
        identityBackup: Sauvegarder des identités, clés secrètes comprises, sous une phrase de passe à part.
        identityBackupDiscussion: Sans nom, toutes les identités sont écrites. La phrase de passe est demandée deux fois\u{202F}; si elle reste vide, dix mots sont tirés. Qui a le fichier et la phrase peut lire votre courrier et signer en votre nom.
        identityRestore: Restaurer des identités à partir d’une sauvegarde.
        identityRestoreDiscussion: Montre ce qui serait ajouté et pose la question. Ce qui est déjà là n’est jamais remplacé. Un message ouvert ailleurs avec une identité, par exemple sur un autre appareil, s’ouvre ici une fois encore\u{202F}: ce coffre ne peut pas le savoir.
        contact: Gérer les contacts avec qui vous échangez des messages scellés.
        contactAdd: Ajouter un contact à la main.
        contactAddDiscussion: À partir d’une carte, ou des 64 chiffres hexadécimaux d’une clé publique.
        contactList: Lister les contacts.
        contactShow: Montrer un contact\u{202F}: confiance, mots, empreinte, anciennes clés.
        contactVerify: Vérifier les clés d’un contact en comparant des mots.
        contactVerifyDiscussion: Montre les mots des deux côtés. Au téléphone, chacun lit les mots de l’autre. Ne répondez oui que si les deux concordent.
        contactRevoke: Révoquer les clés d’un contact.
        contactRevokeDiscussion: Plus rien n’est scellé pour elles, et leurs signatures sont signalées comme révoquées. De nouvelles clés rendent le contact de nouveau utilisable. Sur un terminal, la question est posée d’abord.
        contactBlock: Refuser d’écrire à un contact, et masquer ce qu’il scelle pour vous.
        contactUnblock: Débloquer un contact.
        contactRename: Donner un autre nom à un contact.
        contactNote: Écrire une note sur un contact, ou l’enlever.
        contactLink: Associer un contact à un expéditeur de messages importés.
        contactRemove: Supprimer un contact.
        contactRemoveDiscussion: Ses messages restent.
        contactExport: Écrire le carnet de clés\u{202F}: les clés publiques de tous les contacts.
        contactExportDiscussion: La confiance n’y est pas\u{202F}: qui l’importe doit vérifier par lui-même.
        contactImport: Ajouter des contacts d’une carte ou d’un carnet de clés.
        contactImportDiscussion: Montre ce qui serait ajouté et pose la question. D’autres clés pour un nom connu sont un changement de clés\u{202F}: il est refusé avec le code de sortie 25, sauf avec --accept-key-change, et le contact doit être vérifié de nouveau.
        importBundle: Ajouter un contact d’une carte\u{202F}; comme «\u{202F}contact import\u{202F}».
        policy: Gérer les règles des messages scellés.
        policyList: Lister les règles et leur état.
        policySet: Activer ou désactiver une règle.
        policySetDiscussion: Activer biometric-gated-signing fait choisir une phrase de signature, demandée ensuite à chaque signature\u{202F}; il la faut aussi pour désactiver la règle.
        encrypt: Sceller un message en une ligne de texte pour toute messagerie.
        encryptDiscussion: Le message est l’entrée standard, octet pour octet\u{202F}; l’enveloppe sort sur la sortie standard. Il est signé si l’identité a une clé de signature. Une copie reste dans le coffre, pour que vous puissiez lire ce que vous avez envoyé.
        decrypt: Ouvrir un message scellé.
        decryptDiscussion: Trouve la première enveloppe dans le texte d’un fichier ou de l’entrée standard, quoi qu’il y ait autour. Le message sort octet pour octet sur la sortie standard, et de qui il est sur la sortie d’erreur. Le code de sortie 25 dit que les clés de l’expéditeur ont changé ou sont révoquées. Une enveloppe s’ouvre une fois.
        detect: Trouver des messages scellés dans un texte, le presse-papiers ou le coffre.
        detectDiscussion: N’ouvre rien\u{202F}; sur un terminal, le propose.
        inbox: Ouvrir les messages scellés des discussions importées.
        inboxDiscussion: Chacun est placé juste derrière le message qui le portait. Les enveloppes de plus de 48 heures sont périmées\u{202F}; --trust-carrier-time s’en remet à l’heure où la messagerie dit les avoir reçues, que rien d’autre ne garantit.
        qr: Montrer et lire des codes QR.
        qrShow: Montrer une carte ou une enveloppe en code QR.
        qrShowDiscussion: Sans argument, la carte de l’identité par défaut\u{202F}; - prend une carte ou une enveloppe sur l’entrée standard.
        qrScan: Lire les codes QR d’une image.
        qrScanDiscussion: Montre ce que contient chaque code et pose la question avant d’ajouter un contact ou d’ouvrir un message.
        """)
}

extension SealingOptionText {
    static let french = PhraseTable(
        """
        identityName: L’identité\u{202F}: son nom, son identifiant ou son empreinte.
        newIdentityName: Le nom, tel que les autres le verront.
        noSigningKey: Ne pas créer de clé de signature\u{202F}: ce qu’elle scelle n’est jamais signé.
        renameTo: Le nouveau nom.
        backupIdentity: L’identité\u{202F}; sans elle, toutes.
        backupOutput: Le fichier à écrire\u{202F}; - est la sortie standard.
        backupInput: La sauvegarde\u{202F}; - est l’entrée standard.
        backupPassphraseCommand: Prend la phrase de passe de la sauvegarde dans la première ligne qu’écrit cette commande.
        backupPassphraseFile: Prend la phrase de passe de la sauvegarde dans la première ligne de ce fichier.
        backupPassphraseDescriptor: Prend la phrase de passe de la sauvegarde dans la première ligne de ce descripteur de fichier ouvert.
        contactName: Le contact\u{202F}: son nom, son identifiant ou son empreinte.
        newContactName: Le nom sous lequel garder le contact.
        contactKey: Une carte, ou la clé publique X25519 en 64 chiffres hexadécimaux.
        signingKey: La clé publique Ed25519 en 64 chiffres hexadécimaux.
        contactPrefix: Seulement les contacts dont le nom commence ainsi.
        noteText: La note\u{202F}; sans elle, la note est enlevée.
        linkPerson: L’expéditeur\u{202F}: nom, début d’un nom, ou identifiant.
        bundlePath: Un fichier contenant une carte ou un carnet de clés\u{202F}; - est l’entrée standard.
        bundleName: Garder le contact sous ce nom.
        acceptKeyChange: Accepter d’autres clés pour un contact connu.
        policyName: Une de\u{202F}: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing.
        policyValue: on ou off.
        forgetSigningKeys: Avec «\u{202F}biometric-gated-signing off\u{202F}»\u{202F}: sans la phrase de signature, en renonçant aux clés qu’elle protège.
        recipient: Le contact pour qui sceller\u{202F}: son nom, son identifiant ou son empreinte.
        recipientKey: Une clé publique X25519 pour laquelle sceller, en 64 chiffres hexadécimaux.
        sender: L’identité avec laquelle sceller.
        sign: Signer, ou échouer si c’est impossible.
        noSign: Ne pas signer.
        envelopePath: Un fichier contenant le texte\u{202F}; - ou rien est l’entrée standard.
        everyEnvelope: Ouvrir toutes les enveloppes du texte\u{202F}; chaque message suit son verdict, ses lignes précédées de «\u{202F}|\u{202F}».
        detectPaths: Des fichiers de texte\u{202F}; - ou rien est l’entrée standard.
        clipboard: Regarder dans le presse-papiers.
        inVault: Chercher dans les messages du coffre.
        inboxConversation: Seulement cette discussion\u{202F}: titre ou partie du titre, référence ou identifiant.
        trustCarrierTime: Juger l’âge d’après l’heure du message qui portait l’enveloppe.
        showBlocked: Montrer aussi les messages des contacts bloqués.
        qrSubject: Une identité, ou - pour l’entrée standard.
        qrPNG: Écrire une image PNG\u{202F}; - est la sortie standard.
        qrSVG: Écrire une image SVG\u{202F}; - est la sortie standard.
        qrScale: Le côté d’un module du PNG en pixels, de 2 à 64.
        picture: Une image PNG ou JPEG\u{202F}; - est l’entrée standard.
        resetClock: Remettre l’horloge du coffre à l’heure de cet appareil.
        shownContact: Le contact\u{202F}: son nom ou une partie de celui-ci, son identifiant court ou son empreinte.
        revokedContact: Refaire confiance aux clés révoquées d’un contact.
        copy: Copie l’enveloppe dans le presse-papiers au lieu de l’afficher.
        fromClipboard: Prend le texte dans le presse-papiers.
        """)
}

extension SealingFailureText {
    static let french = PhraseTable(
        """
        invalidEnvelope: Enveloppe non valable
        invalidEnvelopeHint: Elle a été modifiée en chemin ou est endommagée. Copiez-la de nouveau, ou demandez que le message soit scellé encore une fois.
        noEnvelopeHint: Il n’y a pas de message scellé dans ce texte. Un tel message commence par «\u{202F}whisper1:\u{202F}»\u{202F}; copiez-le en entier.
        replayDetected: Répétition détectée
        replayHint: L’enveloppe a déjà été ouverte. Son message est dans le coffre\u{202F}: {reference}. Lisez-le avec «\u{202F}{command}\u{202F}».
        replayDeletedHint: L’enveloppe a déjà été ouverte. Son message n’est plus dans le coffre\u{202F}: il a été supprimé.
        messageExpired: Message périmé
        messageExpiredHint: Une enveloppe s’ouvre dans les 48 heures autour de l’heure qu’elle porte. L’horloge de cet appareil est-elle juste\u{202F}? «\u{202F}whisper doctor\u{202F}» la montre.
        notAddressed: Ce message ne vous est pas adressé
        notAddressedHint: «\u{202F}whisper identity list\u{202F}» montre les identités qui peuvent ouvrir des messages ici. Ce que vous avez scellé pour quelqu’un d’autre ne s’ouvre que sur son appareil.
        ownEnvelope: Vous avez scellé ce message pour «\u{202F}{name}\u{202F}», seule personne à pouvoir l’ouvrir
        ownEnvelopeHint: Ce que vous avez écrit\u{202F}: {command}
        signatureCancelled: Signature annulée
        replayFull: La protection contre la répétition est pleine
        replayFullHint: Le coffre ne peut pas être écrit\u{202F}: rien ne retiendrait que le message est ouvert. Rien n’a été ouvert.
        messageTooLong|one: Le message est trop long\u{202F}: au plus {count} octet peut être scellé.
        messageTooLong|many: Le message est trop long\u{202F}: au plus {count} octets peuvent être scellés.
        messageTooLong|other: Le message est trop long\u{202F}: au plus {count} octets peuvent être scellés.
        noIdentity: Il n’y a aucune identité avec laquelle sceller.
        noIdentityHint: «\u{202F}whisper identity create NOM\u{202F}» en crée une.
        noSuchIdentity: Il n’y a pas d’identité «\u{202F}{name}\u{202F}».
        noSuchIdentityHint: «\u{202F}whisper identity list\u{202F}» montre vos identités.
        identityExists: Il y a déjà une identité «\u{202F}{name}\u{202F}».
        identityArchived: L’identité «\u{202F}{name}\u{202F}» est archivée\u{202F}: elle ouvre des messages, mais n’en scelle pas.
        identityArchivedHint: Choisissez-en une autre avec --from, ou créez-en une avec «\u{202F}whisper identity create\u{202F}».
        identityNotActive: L’identité «\u{202F}{name}\u{202F}» n’est plus active.
        noSigningKey: L’identité «\u{202F}{name}\u{202F}» n’a pas de clé de signature.
        noSigningKeyHint: Créez une identité avec clé de signature par «\u{202F}whisper identity create\u{202F}», ou renouvelez les clés de celle-ci par «\u{202F}whisper identity rotate\u{202F}».
        invalidName: «\u{202F}{name}\u{202F}» ne convient pas comme nom\u{202F}: il doit avoir de 1 à 128 octets, sans caractères de contrôle.
        noSuchContact: Il n’y a pas de contact «\u{202F}{name}\u{202F}».
        noSuchContactHint: «\u{202F}whisper contact list\u{202F}» montre les contacts\u{202F}; --to-key prend une clé publique.
        noSuchContactSuggestion: Il n’y a pas de contact «\u{202F}{name}\u{202F}». Vouliez-vous dire {candidates}\u{202F}?
        verifyingRevoked: Les clés de «\u{202F}{name}\u{202F}» sont révoquées\u{202F}; --yes seul ne leur refait pas confiance.
        verifyingRevokedHint: Comparez de nouveau les mots, puis utilisez --yes et --revoked.
        ambiguousContact: «\u{202F}{name}\u{202F}» convient à plusieurs contacts\u{202F}: {candidates}
        ambiguousContactHint: Donnez le nom entier, ou l’empreinte.
        contactExists: Il y a déjà un contact «\u{202F}{name}\u{202F}».
        contactExistsHint: Choisissez un autre nom avec --name.
        contactBlocked: Le contact «\u{202F}{name}\u{202F}» est bloqué.
        contactBlockedHint: «\u{202F}whisper contact unblock\u{202F}» lève le blocage.
        contactRevoked: Les clés de «\u{202F}{name}\u{202F}» sont révoquées.
        contactRevokedHint: Demandez une nouvelle carte et importez-la avec «\u{202F}whisper contact import --accept-key-change\u{202F}».
        keyChanged: Les clés de «\u{202F}{name}\u{202F}» ont changé.
        keyChangedHint: Demandez à la personne par une autre voie. Si c’est juste, donnez --accept-key-change, puis vérifiez de nouveau le contact.
        senderKeyChanged: Les clés de l’expéditeur ont changé.
        senderKeyChangedHint: Ne vous fiez pas au contenu avant d’avoir parlé avec «\u{202F}{name}\u{202F}». «\u{202F}whisper contact show\u{202F}» montre les clés que vous connaissez.
        senderRevoked: Les clés de l’expéditeur sont révoquées.
        policyRawKey: La règle contact-required-to-send n’admet que des contacts, et la clé {key} n’est celle d’aucun.
        policyRawKeyHint: Ajoutez la clé comme contact avec «\u{202F}whisper contact add\u{202F}».
        policySignature: La règle require-signature-for-verified exige une signature pour «\u{202F}{name}\u{202F}».
        policySignatureHint: Enlevez --no-sign.
        policySignatureKeyHint: L’identité n’a pas de clé de signature\u{202F}: créez-en une qui en a avec «\u{202F}whisper identity create\u{202F}», ou renouvelez les clés de celle-ci avec «\u{202F}whisper identity rotate\u{202F}».
        invalidBundle: Ceci n’est pas une carte valable.
        invalidBundleHint: Une carte y commence, mais elle est incomplète ou a été modifiée en chemin. Copiez tout de «\u{202F}whisper-key1:\u{202F}» jusqu’à la fin, ou demandez-la sous forme de fichier.
        invalidKeybook: Ceci n’est pas un carnet de clés valable.
        invalidBackup: Ceci n’est pas une sauvegarde d’identités lisible.
        invalidKey: «\u{202F}{value}\u{202F}» n’est pas une clé publique\u{202F}: il faut 64 chiffres hexadécimaux.
        inputTooLong: L’entrée est plus longue que ce qui est lu.
        wrongBackupPassphrase: La phrase de passe est fausse, ou la sauvegarde a été modifiée.
        presenceFailed: La phrase de signature est fausse.
        presenceUnavailable: Une signature demande la phrase de signature, et il n’y a pas de terminal où la demander.
        presenceUnavailableHint: Lancez la commande sur un terminal, ou scellez avec --no-sign.
        gateDamaged: La protection des clés de signature est endommagée.
        gateHint: Si elle est perdue pour de bon, «\u{202F}whisper policy set biometric-gated-signing off --forget-signing-keys\u{202F}» renonce aux clés de signature qu’elle protège.
        secretMissing: Les clés secrètes de «\u{202F}{name}\u{202F}» ne sont pas sur cet appareil.
        secretMissingHint: Reprenez-les d’une sauvegarde\u{202F}: «\u{202F}whisper identity restore\u{202F}», ou «\u{202F}whisper restore\u{202F}» pour tout le coffre.
        signingKeyMissing: «\u{202F}{name}\u{202F}» n’a pas de clé de signature utilisable\u{202F}: elle n’est pas sur cet appareil.
        signingKeyMissingHint: «\u{202F}whisper identity rotate\u{202F}» donne de nouvelles clés à l’identité\u{202F}; «\u{202F}whisper identity restore\u{202F}» reprend la clé perdue d’une sauvegarde.
        noRecipient: Aucun destinataire indiqué.
        noRecipientHint: Donnez --to CONTACT ou --to-key HEX.
        oneRecipient: --to et --to-key s’excluent.
        signOrNot: --sign et --no-sign s’excluent.
        unknownPolicy: Il n’y a pas de règle «\u{202F}{name}\u{202F}».
        unknownPolicyHint: «\u{202F}whisper policy list\u{202F}» les montre.
        unknownSwitch: «\u{202F}{value}\u{202F}» n’est ni on ni off.
        forgetNotHere: --forget-signing-keys ne va qu’avec «\u{202F}biometric-gated-signing off\u{202F}».
        notAPicture: «\u{202F}{path}\u{202F}» n’est pas une image PNG ou JPEG lisible.
        pictureTooLarge: L’image «\u{202F}{path}\u{202F}» est plus grande que ce qui est lu.
        noCode: Il n’y a pas de code QR dans «\u{202F}{path}\u{202F}».
        noUsefulCode: Aucun code QR de «\u{202F}{path}\u{202F}» ne contient une carte ou une enveloppe.
        codeTooLong: Ceci est trop long pour un code QR.
        unreadableCode: Le code QR n’a pas pu être relu, il n’est donc pas montré.
        invalidScale: --scale est un nombre de 2 à 64.
        nothingToShow: L’entrée standard ne contient ni carte ni enveloppe.
        oneSubject: Donnez une seule chose à montrer.
        noClipboard: Le presse-papiers ne peut pas être lu.
        noClipboardHint: Installez wl-clipboard ou xclip\u{202F}; le texte peut aussi venir de l’entrée standard.
        noClipboardToWrite: Impossible d’écrire dans le presse-papiers.
        noClipboardToWriteHint: Installez wl-clipboard ou xclip, ou omettez --copy et copiez l’enveloppe depuis la sortie standard.
        fileOrClipboard: Soit un fichier, soit --clipboard.
        oneSource: Donnez des fichiers, --clipboard ou --messages, pas plusieurs à la fois.
        someNotOpened|one: {count} enveloppe n’a pas été ouverte.
        someNotOpened|many: {count} enveloppes n’ont pas été ouvertes.
        someNotOpened|other: {count} enveloppes n’ont pas été ouvertes.
        noneOpened|one: {count} enveloppe a été trouvée, mais n’a pas pu être ouverte.
        noneOpened|many: Aucune des {count} d’enveloppes n’a pu être ouverte.
        noneOpened|other: Aucune des {count} enveloppes n’a pu être ouverte.
        clockUnusable: L’horloge de cet appareil montre une heure qu’aucune enveloppe ne peut porter.
        publicKeyHint: C’est une clé publique, pas une enveloppe. Ajoutez-la avec\u{202F}: whisper contact import FILE
        cutEnvelopeHint: Un message scellé commence dans ce texte, mais il est incomplet ou endommagé. Copiez-le de nouveau en entier, jusqu’à la fin de la ligne.
        envelopeAsPath: Ceci est un message scellé, pas le nom d’un fichier.
        envelopeAsPathHint: Lancez «\u{202F}{command}\u{202F}» et collez-y le message.
        ownKeys: Ce sont vos propres clés, celles de votre identité «\u{202F}{name}\u{202F}», et non celles d’un contact.
        ownKeysHint: Vos clés sont à ajouter par les autres. Demandez les leurs, que «\u{202F}whisper identity export\u{202F}» affiche sur leur appareil.
        mixedKeys: L’une de ces deux clés est la vôtre, celle de votre identité «\u{202F}{name}\u{202F}», et l’autre ne l’est pas.
        mixedKeysHint: Personne n’a de telles clés\u{202F}: elles ont été réunies par erreur ou pour tromper. Ne les utilisez pas, et demandez les siennes à la personne.
        onLine: Ligne {line}\u{202F}: {problem}
        damagedOnLine: Un message scellé commence à la ligne {line}, mais il est incomplet ou endommagé.
        damagedInFile: Un message scellé commence à la ligne {line} de «\u{202F}{path}\u{202F}», mais il est incomplet ou endommagé.
        otherVersionOnLine: Ce qui commence à la ligne {line} ressemble à un message scellé d’une autre version de Whisper, que celle-ci ne peut pas ouvrir.
        otherVersionInFile: Ce qui commence à la ligne {line} de «\u{202F}{path}\u{202F}» ressemble à un message scellé d’une autre version de Whisper, que celle-ci ne peut pas ouvrir.
        someDamaged|one: {count} message scellé est incomplet ou endommagé. Copiez-le de nouveau, jusqu’à la fin de la ligne.
        someDamaged|many: {count} de messages scellés sont incomplets ou endommagés. Copiez-les de nouveau, jusqu’à la fin de la ligne.
        someDamaged|other: {count} messages scellés sont incomplets ou endommagés. Copiez-les de nouveau, jusqu’à la fin de la ligne.
        nothingTyped: Rien n’a été tapé, donc rien n’a été scellé.
        nothingTypedHint: Tapez d’abord le message, puis Ctrl-D seul sur une ligne.
        """)
}

extension IdentityText {
    static let french = PhraseTable(
        """
        created: L’identité «\u{202F}{name}\u{202F}» est prête. Son identifiant court est {shortID}.
        createdAdvice: Donnez sa carte aux autres\u{202F}: «\u{202F}whisper identity export\u{202F}» ou «\u{202F}whisper qr show\u{202F}».
        nameHeading: Identité
        statusHeading: État
        versionHeading: Version des clés
        shortIDHeading: Identifiant court
        signsHeading: Signe
        wordsHeading: Mots
        fingerprintHeading: Empreinte
        agreementKeyHeading: Clé X25519
        signingKeyHeading: Clé Ed25519
        keyIDHeading: Identifiant de clé
        createdHeading: Depuis
        active: en service
        rotated: remplacée
        archived: archivée
        standard: par défaut
        yes: oui
        no: non
        none: aucune
        noIdentities: Il n’y a pas encore d’identité. «\u{202F}whisper identity create NOM\u{202F}» en crée une.
        nowUsed: Les messages sont désormais scellés avec «\u{202F}{name}\u{202F}».
        nowRenamed: «\u{202F}{from}\u{202F}» s’appelle désormais «\u{202F}{to}\u{202F}».
        askArchive: Archiver «\u{202F}{name}\u{202F}»\u{202F}? Elle ne scellera plus de messages.
        nowArchived: «\u{202F}{name}\u{202F}» est archivée. Elle ouvre encore les messages.
        askRotate: Remplacer les clés de «\u{202F}{name}\u{202F}»\u{202F}? Il faudra donner les nouvelles à vos contacts.
        nowRotated: «\u{202F}{name}\u{202F}» a de nouvelles clés\u{202F}; l’identifiant court est maintenant {shortID}.
        predecessorArchived: Les anciennes clés sont archivées\u{202F}: elles ouvrent des messages, mais n’en scellent pas.
        predecessorKept: Les anciennes clés ouvrent encore des messages, et scellent là où on les nomme.
        rotateAdvice: Donnez la nouvelle carte à vos contacts\u{202F}: «\u{202F}whisper identity export\u{202F}».
        backedUp|one: {count} identité écrite dans «\u{202F}{path}\u{202F}».
        backedUp|many: {count} identités écrites dans «\u{202F}{path}\u{202F}».
        backedUp|other: {count} identités écrites dans «\u{202F}{path}\u{202F}».
        wouldRestore|one: {count} identité serait ajoutée\u{202F}:
        wouldRestore|many: {count} identités seraient ajoutées\u{202F}:
        wouldRestore|other: {count} identités seraient ajoutées\u{202F}:
        heldAlready|one: {count} identité est déjà là.
        heldAlready|many: {count} identités sont déjà là.
        heldAlready|other: {count} identités sont déjà là.
        askRestore|one: Ajouter {count} identité\u{202F}?
        askRestore|many: Ajouter {count} identités\u{202F}?
        askRestore|other: Ajouter {count} identités\u{202F}?
        restored|one: {count} identité ajoutée.
        restored|many: {count} identités ajoutées.
        restored|other: {count} identités ajoutées.
        renamedOnRestore: «\u{202F}{from}\u{202F}» est ajoutée comme «\u{202F}{to}\u{202F}», car le nom est pris.
        signingPrompt: Pour signer à {recipient}, il faut la phrase de signature.
        gatingPrompt: Choisissez une phrase de signature. Elle est demandée à chaque signature.
        ungatingPrompt: Pour enlever la protection, il faut la phrase de signature.
        changingPrompt: Pour signer en tant que «\u{202F}{name}\u{202F}», il faut la phrase de signature.
        passphrasePrompt: Phrase de signature\u{202F}:
        newPassphrasePrompt: Nouvelle phrase de signature\u{202F}:
        repeatPrompt: Phrase de signature, encore une fois\u{202F}:
        backupPrompt: Phrase de passe de la sauvegarde\u{202F}:
        newBackupPrompt: Phrase de passe pour la sauvegarde (vide\u{202F}: dix mots sont tirés)\u{202F}:
        repeatBackupPrompt: Phrase de passe pour la sauvegarde, encore une fois\u{202F}:
        wrongTryAgain: Ce n’est pas la phrase de signature. Essayez encore.
        """)
}

extension ContactText {
    static let french = PhraseTable(
        """
        nameHeading: Nom du contact
        trustHeading: Confiance
        remarksHeading: Remarques
        noteHeading: Note personnelle
        seenHeading: Vu la dernière fois
        earlierHeading: Anciennes clés
        unverified: non vérifié
        verified: vérifié
        revoked: révoqué
        unverifiedSpoken: Les clés n’ont pas encore été comparées.
        verifiedSpoken: Vous avez comparé les clés avec la personne.
        revokedSpoken: Vous avez révoqué les clés.
        blocked: bloqué
        keyChanged: clés changées
        noContacts: Il n’y a pas encore de contact. «\u{202F}whisper contact import FICHIER\u{202F}» en ajoute un d’une carte.
        previewNew: Nouveau contact
        previewHeld: Déjà connu, avec les mêmes clés
        previewChange: CHANGEMENT DE CLÉS d’un contact que vous connaissez
        successionValid: Les clés que vous connaissez ont signé que celles-ci leur succèdent.
        successionInvalid: Une déclaration de succession est jointe, mais elle n’est pas valable.
        successionNone: Rien ne prouve que ces clés appartiennent à la même personne.
        askAdd: Ajouter «\u{202F}{name}\u{202F}»\u{202F}?
        askChange: Accepter ces clés pour «\u{202F}{name}\u{202F}»\u{202F}? Il faudra vérifier de nouveau.
        added: «\u{202F}{name}\u{202F}» est un contact. Les clés n’ont pas encore été comparées\u{202F}: «\u{202F}whisper contact verify\u{202F}».
        changed: «\u{202F}{name}\u{202F}» a de nouvelles clés. Comparez-les\u{202F}: «\u{202F}whisper contact verify\u{202F}».
        held: «\u{202F}{name}\u{202F}» était déjà là\u{202F}; rien n’a changé.
        skipped: «\u{202F}{name}\u{202F}» a été laissé de côté.
        imported|one: {count} contact ajouté.
        imported|many: {count} contacts ajoutés.
        imported|other: {count} contacts ajoutés.
        yours: Vos mots ({name}), que l’autre lit
        theirs: Les mots de «\u{202F}{name}\u{202F}», que vous lisez
        askVerify: Les mots de chacun sont-ils les mêmes des deux côtés\u{202F}?
        askVerifyRevoked: Les clés de «\u{202F}{name}\u{202F}» sont révoquées. Leur refaire confiance, après comparaison des mots\u{202F}?
        nowVerified: «\u{202F}{name}\u{202F}» est vérifié.
        askRevoke: Révoquer les clés de «\u{202F}{name}\u{202F}»\u{202F}?
        nowRevoked: Les clés de «\u{202F}{name}\u{202F}» sont désormais révoquées.
        nowBlocked: «\u{202F}{name}\u{202F}» est bloqué.
        nowUnblocked: «\u{202F}{name}\u{202F}» n’est plus bloqué.
        nowRenamed: «\u{202F}{from}\u{202F}» s’appelle désormais «\u{202F}{to}\u{202F}».
        nowNoted: La note sur «\u{202F}{name}\u{202F}» est enregistrée.
        noteRemoved: La note sur «\u{202F}{name}\u{202F}» est enlevée.
        nowLinked: «\u{202F}{name}\u{202F}» est associé à l’expéditeur «\u{202F}{person}\u{202F}».
        askRemove: Supprimer le contact «\u{202F}{name}\u{202F}»\u{202F}?
        nowRemoved: Le contact «\u{202F}{name}\u{202F}» est supprimé. Ses messages restent.
        keyChangedWarning: Les clés de «\u{202F}{name}\u{202F}» ont changé, et vous n’avez pas vérifié les nouvelles. Comparez-les\u{202F}: «\u{202F}whisper contact verify\u{202F}».
        previewFormer: Des clés qu’un de vos contacts avait auparavant
        """)
}

extension PolicyText {
    static let french = PhraseTable(
        """
        nameHeading: Règle
        stateHeading: État
        meaningHeading: Ce qu’elle fait
        on: active
        off: inactive
        contactRequired: On ne scelle que pour des contacts, jamais pour une clé seule.
        signatureRequired: Les messages aux contacts vérifiés sont toujours signés.
        archiveOnRotation: Les anciennes clés sont archivées quand une identité en reçoit de nouvelles.
        gatedSigning: Chaque signature demande la phrase de signature, sans laquelle la clé est inutilisable.
        nowOn: {policy} est active.
        nowOff: {policy} est inactive.
        askForget|one: Supprimer la clé de signature de {names}\u{202F}? Seule une sauvegarde de l’identité la ramène.
        askForget|many: Supprimer les {count} clés de signature de {names}\u{202F}? Seule une sauvegarde des identités les ramène.
        askForget|other: Supprimer les {count} clés de signature de {names}\u{202F}? Seule une sauvegarde des identités les ramène.
        forgotten|one: La clé de signature de {names} est supprimée. «\u{202F}whisper identity rotate\u{202F}» crée de nouvelles clés\u{202F}; «\u{202F}whisper identity restore\u{202F}» la reprend d’une sauvegarde.
        forgotten|many: Les {count} clés de signature de {names} sont supprimées. «\u{202F}whisper identity rotate\u{202F}» crée de nouvelles clés\u{202F}; «\u{202F}whisper identity restore\u{202F}» les reprend d’une sauvegarde.
        forgotten|other: Les {count} clés de signature de {names} sont supprimées. «\u{202F}whisper identity rotate\u{202F}» crée de nouvelles clés\u{202F}; «\u{202F}whisper identity restore\u{202F}» les reprend d’une sauvegarde.
        """)
}

extension EnvelopeWords {
    static let french = PhraseTable(
        """
        fromVerified: De\u{202F}: {name} (Vérifié/Signé)
        fromUnverified: De\u{202F}: {name} (Non vérifié/Signé)
        fromUnknownSigned: De\u{202F}: Inconnu (Signé)
        fromUnknownUnsigned: De\u{202F}: Inconnu (Non signé)
        fromKeyChanged: De\u{202F}: Inconnu (Signé), avec des clés qui ne sont pas celles de «\u{202F}{name}\u{202F}»
        fromRevoked: De\u{202F}: {name} (Révoqué/Signé)
        claims: Il prétend venir de {name}\u{202F}; rien ne le prouve.
        shortID: Identifiant court\u{202F}: {shortID}
        sentAt: Scellé\u{202F}: {time}
        openedBy: À\u{202F}: {identity}
        blockedRemark: Vous avez bloqué ce contact.
        blockedNotShown: Le message est gardé, mais pas montré. --show-blocked le montre.
        carrierTime: Son heure n’est confirmée que par la messagerie.
        clockBehind: L’horloge de cet appareil retarde sur celle du coffre. Si elle est juste, «\u{202F}whisper doctor --reset-clock\u{202F}» s’y fie de nouveau.
        sealedTo: Scellé pour {recipient}, signé par {identity}.
        sealedUnsigned: Scellé pour {recipient}, non signé.
        rotatedIdentity: L’identité «\u{202F}{name}\u{202F}» a été remplacée\u{202F}; --from en choisit une autre.
        found|one: {count} enveloppe
        found|many: {count} enveloppes
        found|other: {count} enveloppes
        foundNone: Il n’y a pas d’enveloppe.
        offerOpen|one: Ouvrir {count} enveloppe\u{202F}?
        offerOpen|many: Ouvrir {count} d’enveloppes\u{202F}?
        offerOpen|other: Ouvrir {count} enveloppes\u{202F}?
        identityHeading: À
        placeHeading: Où
        signedHeading: Signé
        sealedHeading: Scellé le
        notYours: pas à vous
        sealedByYou: scellé par vous pour {name}
        inboxProgress: Ouverture
        inboxOpened|one: {count} message ouvert
        inboxOpened|many: {count} messages ouverts
        inboxOpened|other: {count} messages ouverts
        inboxReplayed|one: {count} avait déjà été ouvert
        inboxReplayed|many: {count} avaient déjà été ouverts
        inboxReplayed|other: {count} avaient déjà été ouverts
        inboxEarlier: Le plus récent des messages déjà ouverts\u{202F}: {command}
        inboxDeleted|one: {count} message déjà ouvert n’est plus dans le coffre.
        inboxDeleted|many: {count} de messages déjà ouverts ne sont plus dans le coffre.
        inboxDeleted|other: {count} messages déjà ouverts ne sont plus dans le coffre.
        inboxExpired|one: {count} est périmé
        inboxExpired|many: {count} sont périmés
        inboxExpired|other: {count} sont périmés
        inboxForeign|one: {count} ne vous est pas adressé
        inboxForeign|many: {count} ne vous sont pas adressés
        inboxForeign|other: {count} ne vous sont pas adressés
        inboxOwn|one: {count} scellé par vous pour quelqu’un d’autre, qui seul peut l’ouvrir
        inboxOwn|many: {count} scellés par vous pour d’autres, qui seuls peuvent les ouvrir
        inboxOwn|other: {count} scellés par vous pour d’autres, qui seuls peuvent les ouvrir
        inboxOwnText: Ce que vous avez écrit dans le plus récent que vous avez scellé\u{202F}: {command}
        inboxInvalid|one: {count} n’est pas valable
        inboxInvalid|many: {count} ne sont pas valables
        inboxInvalid|other: {count} ne sont pas valables
        maybeOpened: Il a peut-être déjà été ouvert\u{202F}: ce coffre ignore ce qui a été ouvert à cette date.
        inboxBlocked|one: {count} d’entre eux vient d’un contact bloqué et n’est pas montré
        inboxBlocked|many: {count} d’entre eux viennent de contacts bloqués et ne sont pas montrés
        inboxBlocked|other: {count} d’entre eux viennent de contacts bloqués et ne sont pas montrés
        inboxChanged|one: {count} d’entre eux a des clés changées ou révoquées
        inboxChanged|many: {count} d’entre eux ont des clés changées ou révoquées
        inboxChanged|other: {count} d’entre eux ont des clés changées ou révoquées
        inboxEmpty: Il n’y a pas de message scellé à ouvrir.
        expiredHint: --trust-carrier-time les ouvre d’après l’heure où la messagerie les a reçus.
        notText|one: Ce message n’est pas du texte\u{202F}; il a {count} octet.
        notText|many: Ce message n’est pas du texte\u{202F}; il a {count} d’octets.
        notText|other: Ce message n’est pas du texte\u{202F}; il a {count} octets.
        typeMessage: Tapez le message\u{202F}; Ctrl-D seul sur une ligne le termine.
        pasteEnvelope: Collez le texte avec l’enveloppe\u{202F}; Ctrl-D seul sur une ligne le termine.
        blockedHidden|one: {count} message d’un contact bloqué n’est pas montré\u{202F}; --show-blocked le montre.
        blockedHidden|many: {count} messages de contacts bloqués ne sont pas montrés\u{202F}; --show-blocked les montre.
        blockedHidden|other: {count} messages de contacts bloqués ne sont pas montrés\u{202F}; --show-blocked les montre.
        keyOfContact: La clé {key} est celle de votre contact «\u{202F}{name}\u{202F}».
        copied: L’enveloppe est dans le presse-papiers.
        handedToTerminal: Remise au terminal, qui la met dans le presse-papiers s’il est réglé ainsi\u{202F}; sinon, copiez la ligne.
        severalInText|one: {count} message scellé est dans ce texte. Pour l’ouvrir\u{202F}: {command}
        severalInText|many: {count} de messages scellés sont dans ce texte, et seul le premier est essayé. Pour les ouvrir tous\u{202F}: {command}
        severalInText|other: {count} messages scellés sont dans ce texte, et seul le premier est essayé. Pour les ouvrir tous\u{202F}: {command}
        inboxDamaged|one: {count} est incomplet ou endommagé
        inboxDamaged|many: {count} sont incomplets ou endommagés
        inboxDamaged|other: {count} sont incomplets ou endommagés
        inboxDamagedWhere: Le message le plus récent dont l’enveloppe est incomplète ou endommagée\u{202F}: {command}
        openedHeading: Déjà ouvert
        emptyMessage: Le message est vide.
        recipientUnverified: «\u{202F}{name}\u{202F}» n’est pas vérifié. Comparez les mots avant de vous y fier\u{202F}: {command}
        """)
}

extension StandingText {
    static let french = PhraseTable(
        """
        heading: Sceau
        verified: vérifié
        unverified: non vérifié
        sealed: scellé
        plain: non scellé
        plainLegend: Sans mot devant un message\u{202F}: {word}\u{202F}; seule sa messagerie en répond.
        looksLike: «\u{202F}{name}\u{202F}» ressemble à votre contact «\u{202F}{contact}\u{202F}», mais c’est un autre nom.
        chatHasName: «\u{202F}{name}\u{202F}» n’est que le nom de la discussion\u{202F}; rien n’établit qu’elle est avec votre contact «\u{202F}{contact}\u{202F}».
        """)
}

extension QRText {
    static let french = PhraseTable(
        """
        bundleOf: Carte de {name}, {shortID}
        envelope: Un message scellé
        codes|one: {count} code dans l’image
        codes|many: {count} codes dans l’image
        codes|other: {count} codes dans l’image
        written: Le code est dans «\u{202F}{path}\u{202F}».
        dense: Le code est dense\u{202F}; tenez l’appareil immobile et près.
        tooDense: Le code est trop dense pour la plupart des appareils\u{202F}; envoyez plutôt le texte.
        tooWide: Le code fait {columns} colonnes de large, le terminal {room}.
        tooWideHint: Un terminal plus large le montre\u{202F}; ou écrivez une image\u{202F}: --png FILE, --svg FILE.
        tooTall: Le code prend {rows} lignes, mais le terminal n’en montre que {room}.
        tooTallHint: Agrandissez la fenêtre ou réduisez la taille de la police, ou écrivez une image\u{202F}: --png FILE, --svg FILE.
        askOpen: Ouvrir ce message\u{202F}?
        notOpened: Le message scellé n’a pas été ouvert.
        somethingElse: Autre chose
        """)
}

extension DoctorText {
    static let french = PhraseTable(
        """
        engineAge: âge du moteur
        engineAgeEncrypted: SQLite du {date}\u{202F}; les corrections ultérieures y sont pour autant que le système les a apportées. Chaque page est authentifiée sous la clé du coffre avant d’être lue.
        engineAgePlain: SQLite du {date}\u{202F}; les corrections ultérieures y sont pour autant que le système les a apportées. Rien ne contrôle une base non chiffrée avant sa lecture.
        ledger: Protection contre la répétition
        ledgerState|one: {count} entrée sur 10 000\u{202F}; {opened} ouverts en tout
        ledgerState|many: {count} entrées sur 10 000\u{202F}; {opened} ouverts en tout
        ledgerState|other: {count} entrées sur 10 000\u{202F}; {opened} ouverts en tout
        clock: Horloge
        clockFine: Celle de l’appareil et celle du coffre concordent.
        clockBehind: Celle de l’appareil retarde sur celle du coffre, qui est à {time}.
        notOpened: Le coffre n’a pas été ouvert\u{202F}: aucune phrase de passe n’a été donnée, et aucune n’est gardée.
        identities: Vos identités
        qrEncoder: libqrencode
        qrReader: ZBar
        png: libpng
        jpeg: libjpeg
        services: Services
        servicesNone: aucun installé
        servicesIdle: installés, non activés\u{202F}: {units}
        servicesEnabled: activés\u{202F}: {units}
        askResetClock: Remettre l’horloge du coffre de {time} à {now}\u{202F}? Les enveloppes de l’intervalle, ouvertes depuis longtemps, ne seront plus arrêtées que par la mémoire permanente.
        clockReset: L’horloge du coffre est de nouveau celle de cet appareil.
        """)
}

extension TrustText {
    static let french = PhraseTable(
        """
        subject: Confiance
        sound: Contacts et règles sont tels qu’ils ont été définis en dernier.
        doubtful: Ce que ce coffre dit des contacts et des règles n’est pas ce qui a été défini en dernier\u{202F}: des fichiers ou des pages plus anciens ont pris sa place, ou une copie a été remise à la main. Personne ne passe pour vérifié et toutes les règles sont actives. Parcourez «\u{202F}whisper contact list\u{202F}», puis acceptez-le avec «\u{202F}whisper doctor --accept-trust\u{202F}».
        doubtfulContacts|one: {count} contact n’est pas tel qu’il a été défini en dernier et ne passe pas pour vérifié. «\u{202F}whisper doctor --accept-trust\u{202F}» l’accepte.
        doubtfulContacts|many: {count} contacts ne sont pas tels qu’ils ont été définis en dernier et ne passent pas pour vérifiés. «\u{202F}whisper doctor --accept-trust\u{202F}» les accepte.
        doubtfulContacts|other: {count} contacts ne sont pas tels qu’ils ont été définis en dernier et ne passent pas pour vérifiés. «\u{202F}whisper doctor --accept-trust\u{202F}» les accepte.
        wouldBeVerified: Vérifié\u{202F}: «\u{202F}{name}\u{202F}»
        wouldBeOn: Active\u{202F}: {name}
        wouldBeOff: Inactive\u{202F}: {name}
        askAccept|one: Accepter le coffre tel qu’il est, avec {count} contact vérifié et ces règles\u{202F}?
        askAccept|many: Accepter le coffre tel qu’il est, avec {count} contacts vérifiés et ces règles\u{202F}?
        askAccept|other: Accepter le coffre tel qu’il est, avec {count} contacts vérifiés et ces règles\u{202F}?
        accepted: Ce que le coffre dit des contacts et des règles est accepté.
        refused: Ce que ce coffre dit des contacts et des règles est douteux
        refusedHint: Acceptez-le d’abord avec «\u{202F}whisper doctor --accept-trust\u{202F}», ou restaurez une sauvegarde.
        acceptOption: Accepte ce que le coffre dit des contacts et des règles, après l’avoir montré.
        askReplaceBackup: Ce que ce coffre dit des contacts et des règles est douteux. Remplacer la sauvegarde dans «\u{202F}{path}\u{202F}» par une copie qui le sera aussi\u{202F}?
        backupKept: Ce que ce coffre dit des contacts et des règles est douteux\u{202F}; la sauvegarde dans «\u{202F}{path}\u{202F}» a donc été gardée
        backupKeptHint: Examinez «\u{202F}whisper contact list\u{202F}», puis acceptez-le avec «\u{202F}whisper doctor --accept-trust\u{202F}», restaurez cette sauvegarde ou indiquez un autre endroit pour la copie. «\u{202F}--yes\u{202F}» la remplace malgré tout.
        """)
}

extension PageText {
    static let french = PhraseTable(
        """
        archive: Archive de messages
        chats: Discussions
        people: Personnes
        gallery: Galerie
        years: Années
        statistics: Statistiques
        search: Recherche
        skip: Aller au contenu
        plaintext: Ces pages ne sont pas chiffrées\u{202F}: quiconque peut les ouvrir peut les lire.
        monthOfYear: {month} {year}
        monthOfYearPart: {month} {year}, partie {part}
        months: Mois
        allMonths: Tous les mois
        earlier: Avant\u{202F}: {place}
        later: Après\u{202F}: {place}
        continueReading: Continuer la lecture
        pages: Pages
        pageNumber: Page {number}
        previousPage: Page précédente
        nextPage: Page suivante
        messageCount|one: {count} message
        messageCount|many: {count} de messages
        messageCount|other: {count} messages
        chatCount|one: {count} discussion
        chatCount|many: {count} de discussions
        chatCount|other: {count} discussions
        group: Groupe
        direct: Discussion directe
        broadcast: Liste de diffusion
        unknownChat: Discussion
        period: du {first} au {last}
        noMessages: Il n’y a pas de messages ici.
        names: Noms
        numbers: Numéros et adresses
        inChats: Messages par discussion
        you: Vous
        pictures: Images
        videos: Vidéos
        voice: Messages vocaux et sons
        documents: Documents et autres fichiers
        noMedia: Il n’y a pas de fichiers ici.
        dayCount|one: {date}\u{202F}: {count} message
        dayCount|many: {date}\u{202F}: {count} de messages
        dayCount|other: {date}\u{202F}: {count} messages
        less: moins
        more: plus
        theme: Clair ou sombre
        filter: Filtrer cette page
        filterMedia: avec fichiers
        filterSealed: scellés
        filterLinks: avec liens
        shownCount: {shown} sur {all} affichés
        jump: Aller à une date
        keys: Touches\u{202F}: j et k passent d’un message à l’autre, / filtre, ← et → tournent les pages.
        close: Fermer
        previousPicture: Image précédente
        nextPicture: Image suivante
        tools: Filtrer ou aller à une date
        searchNeedsScript: La recherche a besoin de scripts, que ce navigateur n’exécute pas. Les mois de chaque discussion figurent sur sa page.
        searchQuery: Des mots ou des noms
        searchLanguage: Comme dans «\u{202F}whisper search\u{202F}»\u{202F}: \"une expression\", un début suivi d’un astérisque (paraplu*), OR, -mot pour ce qui doit manquer, et les parenthèses. Ce que vous tapez est trouvé par son début.
        searchNone: Aucun message trouvé.
        searchAll: Messages trouvés\u{202F}: {count}
        searchSome: Messages les plus récents trouvés\u{202F}: {count}
        searchFailed: Les données de recherche n’ont pas pu être lues.
        searchMore: Afficher plus
        findName: Chercher par nom
        newest: Les messages les plus récents
        """)
}

extension PageMessageText {
    static let french = PhraseTable(
        """
        pending: en attente d’envoi
        sent: envoyé
        delivered: distribué
        failed: non envoyé
        read: lu
        editedAt: modifié {time}
        edited: modifié
        forwarded: transféré
        forwardedOften: transféré de nombreuses fois
        viewedOnce: visible une seule fois
        disappearing: devait disparaître
        starred: important
        reactions: Réactions
        deletedByYou: supprimé par vous
        deletedBySender: supprimé par l’expéditeur
        deletedByAdmin: supprimé par un administrateur, {name}
        deletedKept: Ce qu’il disait
        quotedNotHere: répond à un message qui n’est pas dans cette archive
        quotedOnly: cité par l’expéditeur\u{202F}; le message lui-même n’est pas dans cette archive
        voiceMessage: message vocal
        videoMessage: message vidéo
        movingPicture: image animée
        expired: n’est plus disponible
        remote: non téléchargé
        damaged: endommagé dans le coffre
        withheld: non repris dans cette archive
        liveLocation: position en direct
        coordinates: Latitude {latitude}, longitude {longitude}
        voteCount|one: {count} vote
        voteCount|many: {count} de votes
        voteCount|other: {count} votes
        voiceCall: appel vocal
        videoCall: appel vidéo
        callMissed: manqué
        callDeclined: refusé
        callFailed: échoué
        callAnsweredElsewhere: pris sur un autre appareil
        callSilenced: mis en sourdine
        callConnected: pris
        callOngoing: en cours
        unreadable: ce message n’était pas lisible sur cet appareil
        spoiler: masqué jusqu’à l’ouverture
        sealedLine: une ligne scellée, telle qu’elle a été transportée
        ownSealedLine: scellée par vous pour {name}, seule personne à pouvoir l’ouvrir
        groupInvite: invitation à un groupe
        transcript: transcription automatique\u{202F}: {text}
        inTranscript: dans une transcription
        unknownSender: expéditeur inconnu
        """)
}

extension SystemText {
    static let french = PhraseTable(
        """
        groupCreated: Le groupe «\u{202F}{text}\u{202F}» a été créé
        groupCreatedBy: {by} a créé le groupe «\u{202F}{text}\u{202F}»
        groupSubject: Le groupe s’appelle maintenant «\u{202F}{text}\u{202F}»
        groupSubjectBy: {by} a renommé le groupe «\u{202F}{text}\u{202F}»
        groupDescription: La description du groupe a été modifiée\u{202F}: {text}
        groupDescriptionBy: {by} a modifié la description du groupe\u{202F}: {text}
        groupIcon: L’image du groupe a été modifiée
        groupIconBy: {by} a modifié l’image du groupe
        groupDeleted: Le groupe a été supprimé
        groupJoined: Vous avez rejoint le groupe «\u{202F}{text}\u{202F}»
        groupInviteLink: Le lien d’invitation du groupe a changé
        groupRestricted: Qui peut modifier les réglages du groupe a changé
        groupAnnouncements: Qui peut écrire au groupe a changé
        groupReplaced: Le groupe a été remplacé par un autre
        added: {names} a été ajouté
        addedBy: {by} a ajouté {names}
        joined: {names} a rejoint la discussion
        left: {names} est parti
        removed: {names} a été retiré
        removedBy: {by} a retiré {names}
        promoted: {names} est maintenant administrateur
        demoted: {names} n’est plus administrateur
        invited: {names} a été invité
        invitedBy: {by} a invité {names}
        banned: {names} a été banni
        bannedBy: {by} a banni {names}
        unbanned: Le bannissement de {names} a été levé
        askedToJoin: {names} a demandé à rejoindre la discussion
        invitationDeclined: {names} a refusé l’invitation
        invitationWithdrawn: L’invitation de {names} a été retirée
        requestDeclined: La demande de {names} a été refusée
        requestWithdrawn: {names} a retiré sa demande
        numberChanged: Un numéro de téléphone a changé\u{202F}: {names}
        encrypted: Le service chiffre les messages de cette discussion
        identityChanged: Le code de sécurité de {names} a changé
        disappearingOn: Les nouveaux messages disparaissent au bout d’un moment
        disappearingOff: Les messages ne disparaissent plus
        blocked: Ce contact a été bloqué
        unblocked: Ce contact a été débloqué
        businessNotice: Un avis sur un compte professionnel\u{202F}: {text}
        businessNoticeOnly: Un avis sur un compte professionnel
        channelNotice: Un avis sur cette chaîne\u{202F}: {text}
        channelNoticeOnly: Un avis sur cette chaîne
        communityNotice: Un avis sur la communauté\u{202F}: {text}
        communityNoticeOnly: Un avis sur la communauté
        groupApproval: Les personnes pouvant rejoindre le groupe ont changé
        chatPrivacy: La confidentialité avancée de cette discussion a changé
        numberShared: Un numéro de téléphone a été partagé
        sharingLimited: Le partage depuis cette discussion a été limité
        album: Un album d’images et de vidéos
        albumBy: {by} a envoyé un album d’images et de vidéos
        privacyProvider: Un avis sur qui gère cette discussion professionnelle
        groupAdditions: Les personnes pouvant ajouter des membres au groupe ont changé
        deviceChanged: Des appareils liés ont été ajoutés ou retirés
        usernameChanged: Un nom d’utilisateur a changé\u{202F}: {names}
        usernameChangedOnly: Un nom d’utilisateur a changé
        pinned: Un message a été épinglé
        pinnedBy: {by} a épinglé un message
        unpinned: Un message n’est plus épinglé
        kept: Un message a été conservé et ne disparaîtra pas
        notKept: Un message n’est plus conservé et peut disparaître
        eventAnswered: Une invitation à un évènement a reçu une réponse
        eventAnsweredBy: {by} a répondu à une invitation à un évènement
        chatCreated: La discussion a été créée
        chatCreatedBy: {by} a créé la discussion
        chatSubject: La discussion s’appelle maintenant «\u{202F}{text}\u{202F}»
        chatSubjectBy: {by} a renommé la discussion «\u{202F}{text}\u{202F}»
        chatDescription: La description de la discussion a été modifiée\u{202F}: {text}
        chatDescriptionBy: {by} a modifié la description de la discussion\u{202F}: {text}
        chatReplaced: La discussion a été remplacée par une autre
        groupCreatedOnly: Le groupe a été créé
        groupCreatedOnlyBy: {by} a créé le groupe
        groupSubjectOnly: Le nom du groupe a été modifié
        groupSubjectOnlyBy: {by} a modifié le nom du groupe
        groupDescriptionOnly: La description du groupe a été modifiée
        groupDescriptionOnlyBy: {by} a modifié la description du groupe
        chatSubjectOnly: Le nom de la discussion a été modifié
        chatSubjectOnlyBy: {by} a modifié le nom de la discussion
        chatDescriptionOnly: La description de la discussion a été modifiée
        chatDescriptionOnlyBy: {by} a modifié la description de la discussion
        groupJoinedOnly: Vous avez rejoint le groupe
        someoneAdded: Une personne a été ajoutée
        someoneAddedBy: {by} a ajouté une personne
        someoneJoined: Une personne a rejoint le groupe
        someoneLeft: Une personne a quitté le groupe
        someoneRemoved: Une personne a été retirée
        someoneRemovedBy: {by} a retiré une personne
        someonePromoted: Une personne est maintenant admin
        someoneDemoted: Une personne n’est plus admin
        membersChanged: La liste des membres du groupe a changé
        numberChangedOnly: Un numéro de téléphone a changé
        identityChangedOnly: Un code de sécurité a changé
        disappearingChanged: Le réglage des messages éphémères a été modifié
        """)
}

extension PageExportText {
    static let french = PhraseTable(
        """
        progress: Écriture des pages
        plaintext: Les pages ne seront pas chiffrées\u{202F}: quiconque peut ouvrir le dossier peut lire vos messages.
        written|one: {count} message écrit dans «\u{202F}{path}\u{202F}» ({chats}).
        written|many: {count} de messages écrits dans «\u{202F}{path}\u{202F}» ({chats}).
        written|other: {count} messages écrits dans «\u{202F}{path}\u{202F}» ({chats}).
        wroteMedia|one: Avec {count} fichier.
        wroteMedia|many: Avec {count} de fichiers.
        wroteMedia|other: Avec {count} fichiers.
        damagedMedia|one: {count} pièce jointe est endommagée dans le coffre et a été omise.
        damagedMedia|many: {count} de pièces jointes sont endommagées dans le coffre et ont été omises.
        damagedMedia|other: {count} pièces jointes sont endommagées dans le coffre et ont été omises.
        openAt: À ouvrir dans un navigateur\u{202F}: {path}
        badMedia: --media accepte all, used ou none, pas «\u{202F}{value}\u{202F}».
        badTheme: --theme accepte auto, light ou dark, pas «\u{202F}{value}\u{202F}».
        badLanguage: --language accepte l’une de {languages}, pas «\u{202F}{value}\u{202F}».
        standardOutput: Les pages forment un dossier et ne peuvent pas être écrites sur la sortie standard.
        emptyPeriod: --since n’est pas antérieur à --until.
        occupied: «\u{202F}{path}\u{202F}» existe et n’est pas remplacé.
        occupiedHint: Choisissez un autre dossier. --force remplace une archive écrite par un export précédent, et rien d’autre.
        busy: Un autre processus écrit dans «\u{202F}{path}\u{202F}».
        """)
}
