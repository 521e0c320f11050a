// Written by `make strings` from po/fr.po. Edit that file, not this one.
// swift-format-ignore-file

extension CommandText {
    static let french = PhraseTable(
        """
        root: Garde vos messages dans un coffre chiffré où l’on peut chercher.
        rootDiscussion: Importe des discussions, les garde chiffrées sur cet appareil et retrouve chaque mot. Rien ne quitte l’appareil : le programme ne contient aucun code réseau.
        initialize: Créer un coffre.
        initializeDiscussion: Tire des clés au hasard, les scelle avec votre phrase de passe et place à côté une copie de secours. Laissez la phrase vide à la question pour que dix mots soient tirés. Un coffre existant n’est jamais touché.
        unlock: Déverrouiller le coffre pour un temps limité.
        unlockDiscussion: La clé reste dans le trousseau du noyau, jamais sur le disque ; elle est oubliée quand le temps est écoulé, avec « whisper lock » et à l’extinction de l’appareil.
        lock: Supprimer la clé que « unlock » gardait.
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
        rekeyDiscussion: Sans option, la base de données reçoit une nouvelle clé tirée au hasard. On peut interrompre à tout moment : c’est l’ancien ou le nouvel état qui vaut.
        key: Gérer la clé du coffre.
        keyReveal: Afficher la clé de la base de données pour d’autres programmes.
        keyRevealDiscussion: Qui possède la clé pourra lire la base de données pour toujours, quoi qu’il advienne de la phrase de passe. Écrit la clé seule sur la sortie standard et son mode d’emploi sur la sortie d’erreur.
        version: Afficher la version.
        help: Afficher l’aide d’une commande ou d’un sujet.
        manual: Écrire les pages du manuel.
        completion: Afficher la complétion pour un shell.
        completionDiscussion: Complète les commandes, les options et leurs valeurs, ainsi que les discussions et les contacts tant que le coffre s’ouvre sans question, par exemple après « whisper unlock ».
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
        internalError: Erreur interne : {reason}
        interrupted: Interrompu. Ce qui était terminé est gardé, le coffre est en ordre.
        closedPipe: Le tube de sortie a été fermé.
        cannotWriteOutput: Impossible d’écrire la sortie : {reason}
        cannotReadFile: Impossible de lire « {path} » : {reason}
        cannotWriteFile: Impossible d’écrire « {path} » : {reason}
        fileExists: « {path} » existe déjà.
        fileExistsHint: Choisissez un autre nom ou donnez --force pour le remplacer.
        sameFile: L’entrée et la sortie sont identiques : « {path} ».
        emptyValue: L’option « {option} » demande une valeur qui ne soit pas vide.
        diskFull: Le disque est plein. Rien d’existant n’est perdu ; les nouvelles données n’ont pas été écrites.
        inputOutput: Le disque a échoué en lecture ou en écriture.
        fileFailed: Un fichier du coffre est inutilisable : {reason}
        noHome: Le dossier personnel est inconnu : HOME n’est pas définie.
        noHomeHint: Définissez HOME ou indiquez l’endroit avec --vault ou WHISPER_HOME.
        unknownSetting: « {path} », ligne {line} : le réglage « {name} » n’existe pas.
        malformedConfiguration: « {path} », ligne {line} : ce n’est pas un réglage de la forme nom = \"valeur\".
        foreignConfiguration: « {path} » n’est pas suivi : d’autres peuvent l’écrire, ou il appartient à un autre utilisateur. Il peut nommer des commandes à exécuter.
        foreignConfigurationHint: Vérifiez ce qu’il contient, puis chmod go-w, ou chown à votre nom.
        unknownSettingHint: « whisper help environment » énumère les réglages.
        twoPassphraseSources: Plus d’une source de la phrase de passe est donnée ; n’en donnez qu’une.
        noPassphrase: Aucune phrase de passe n’est donnée et il n’y a pas de terminal où la demander.
        noPassphraseHint: Donnez --passphrase-file, --passphrase-command ou --passphrase-fd, ou lancez d’abord « whisper unlock ».
        noSeparatePassphraseHint: Donnez {option}-file, {option}-command ou {option}-fd.
        vaultHeldBy: Un autre processus utilise le coffre : {process}, PID {pid}.
        emptyPassphrase: La phrase de passe est vide.
        emptyPassphraseHint: Sur un terminal, une phrase vide en fait tirer une ; ailleurs, donnez la vôtre.
        passphrasesDiffer: Les deux phrases de passe ne sont pas les mêmes.
        passphraseTooLong|one: La phrase de passe dépasse {count} octet.
        passphraseTooLong|many: La phrase de passe dépasse {count} d’octets.
        passphraseTooLong|other: La phrase de passe dépasse {count} octets.
        cannotReadPassphrase: Impossible de lire la phrase de passe : {reason}
        passphraseFileOpen: D’autres utilisateurs peuvent lire le fichier de la phrase de passe « {path} ».
        passphraseFileOpenHint: Exécutez « chmod 600 » dessus. Si d’autres ont eu accès à cet appareil, changez la phrase avec « whisper rekey --passphrase ».
        secretFileOpen: D’autres utilisateurs peuvent lire le fichier « {path} », qui contient un secret.
        secretFileOpenHint: Exécutez « chmod 600 » dessus. Si d’autres ont eu accès à cet appareil, changez le secret là où il sert.
        passphraseCommandFailed: Impossible de lancer la commande de la phrase de passe : {reason}
        passphraseCommandStatus: La commande de la phrase de passe a échoué avec l’état {status}.
        cannotUseTerminal: Impossible d’utiliser le terminal : {reason}
        outOfGuardedMemory: Il ne reste plus de mémoire protégée pour les secrets.
        wrongPassphrase: La phrase de passe est fausse.
        wrongKey: La clé n’ouvre pas ce coffre.
        wrongKeyHint: Le trousseau et la base de données ne sont pas du même coffre. Restaurez les deux depuis une même sauvegarde.
        keyMissing: La clé du coffre manque dans son trousseau.
        keyMissingHint: Restaurez le trousseau depuis une sauvegarde. Une nouvelle clé rendrait le contenu illisible pour toujours ; il n’en est donc pas créé.
        keychainLocked: Le trousseau est verrouillé, ou sa phrase de passe a changé entre-temps.
        keychainDamaged: Le trousseau est endommagé.
        recoveryDamaged: La copie de secours est endommagée.
        keychainDamagedHint: Restaurez-le depuis une sauvegarde ; la copie de secours contient les mêmes clés.
        keychainInaccessible: Impossible de lire ou d’écrire le trousseau : {reason}
        keyCacheUnavailable: Ce système ne garde pas de clés d’une commande à l’autre (pas de trousseau du noyau).
        keyCacheFailed: Le trousseau du noyau ne garde pas la clé : {reason}
        noVault: Il n’y a pas de coffre dans « {path} ».
        noVaultThere: Il n’y a pas de coffre à cet endroit.
        noVaultHint: « whisper init » en crée un ; --vault indique un autre endroit.
        unfinishedVault: Le coffre de « {path} » a été commencé sans être terminé.
        unfinishedVaultHint: Relancez « whisper init » avec la même phrase de passe ; il reprend où il s’est arrêté.
        vaultExists: Il y a déjà un coffre dans « {path} ».
        vaultExistsHint: Servez-vous-en ou indiquez un autre endroit avec --vault.
        vaultHeld: Un autre processus tient le coffre pour lui seul.
        vaultBusy: Le coffre est occupé.
        vaultHeldHint: Attendez que l’autre commande ait fini, puis réessayez.
        vaultDamaged: Le coffre est endommagé.
        vaultDamagedHint: « whisper verify » dit ce qui ne va pas ; « whisper restore » restaure une sauvegarde.
        alteredSchema: La base du coffre contient des tables, index, vues ou déclencheurs que Whisper n’a pas faits, ou il en manque. Elle n’a pas été ouverte.
        alteredSchemaHint: « whisper verify » les nomme ; « whisper verify --recover-to » transporte le contenu dans un nouveau coffre.
        newerVault: Le coffre a été écrit par une version plus récente de Whisper. Rien n’a été changé.
        newerVaultHint: Installez la version plus récente.
        vaultReadOnly: Impossible d’écrire le coffre : le disque ou le fichier est en lecture seule.
        noEncryption: Ce Whisper ne peut pas chiffrer : il a été construit avec SQLite sans chiffrement.
        noEncryptionHint: Prenez-en un avec SQLCipher, ou créez un coffre sans chiffrement : whisper init --unencrypted
        mixedEngines: Une autre bibliothèque SQLite est chargée avant SQLCipher dans ce processus. Le coffre n’a pas été ouvert.
        mixedEnginesHint: Lancez Whisper sans LD_PRELOAD et sans programmes qui y chargent libsqlite3.
        unsupportedFormat: {engine} ne peut pas écrire ce format.
        unsupportedFormatHint: Le format 4 demande SQLCipher 4.
        unreadableFormat: Le coffre a le format de SQLCipher 4, que ce moteur ne peut pas lire.
        storeFailed: L’opération sur le coffre a échoué : {reason}
        disclaimerNeeded: L’avertissement légal n’est pas accepté.
        disclaimerNeededHint: Lisez-le avec « whisper help disclaimer » et acceptez-le avec « whisper init --accept-disclaimer ».
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
        notABackup: « {path} » n’est pas la sauvegarde d’un coffre.
        twoChanges: Un seul changement est possible à la fois.
        verificationFailed|one: Il y a {count} défaut dans le coffre.
        verificationFailed|many: Il y a {count} de défauts dans le coffre.
        verificationFailed|other: Il y a {count} défauts dans le coffre.
        verificationFailedHint: « whisper verify --repair » répare l’index de recherche et les compteurs ; le reste demande une sauvegarde.
        invalidDuration: « {value} » n’est pas une durée valable.
        invalidDurationHint: Écrivez 90s, 15m, 8h ou 1d, 30d au plus.
        alreadyThatWay: Le coffre est déjà ainsi.
        foreignDatabase: Le coffre est chiffré, et la base de données qui se trouve à sa place ne l’est pas : ce n’est pas la sienne. Elle n’a pas été ouverte.
        foreignDatabaseHint: « whisper restore » restaure une sauvegarde. Si la base de données est la vôtre et n’a jamais été chiffrée, indiquez son dossier dans config.toml sous unencrypted-vault, puis lancez « whisper rekey --decrypt ».
        recoverHint: « whisper verify --recover-to » transporte dans un nouveau coffre ce qui peut encore être lu ; « whisper restore » restaure une sauvegarde.
        restoreBackupHint: « whisper restore » restaure une sauvegarde.
        """)
}

extension OptionText {
    static let french = PhraseTable(
        """
        vault: Le dossier du coffre.
        json: Écrit du JSON, un objet par ligne ; les erreurs aussi.
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
        unlockFor: Combien de temps la clé est gardée : 90s, 15m, 8h, 1d.
        repair: Répare ce qui peut l’être : index de recherche et compteurs.
        verifyAttachments: Lit aussi chaque pièce jointe en entier.
        recoverTo: Transporte ce qui est lisible d’un coffre endommagé dans un nouveau coffre, dans ce dossier.
        backupTarget: Le dossier à écrire ; il ne doit pas encore exister.
        backupSource: Le dossier de la sauvegarde.
        rekeyFormat: Le format du fichier chiffré : « common » est lu par SQLCipher 3.4 et 4, « 4 » par SQLCipher 4 seul.
        rekeyEncrypt: Chiffre une base de données qui ne l’est pas.
        rekeyDecrypt: Enregistre la base de données sans chiffrement.
        rekeyPassphrase: Ne change que la phrase de passe ; les clés restent.
        topic: Une commande ou l’un de ces sujets : environment, exit-codes, formats, disclaimer.
        manualDirectory: Le dossier où écrire.
        noPager: Ne pas afficher les longues sorties dans un pagineur.
        shell: Le shell : bash, zsh ou fish.
        unlockNew: Garde le nouveau coffre déverrouillé pour un temps limité, comme «\u{202F}whisper unlock\u{202F}».
        """)
}

extension PassphraseText {
    static let french = PhraseTable(
        """
        prompt: Phrase de passe :
        newPrompt: Nouvelle phrase de passe (vide pour en faire tirer une) :
        repeatPrompt: Répétez la phrase de passe :
        generated|one: Cette phrase a été tirée pour vous ; elle a {count} bit d’entropie :
        generated|many: Cette phrase a été tirée pour vous ; elle a {count} de bits d’entropie :
        generated|other: Cette phrase a été tirée pour vous ; elle a {count} bits d’entropie :
        generatedAdvice: Notez-la maintenant. Elle n’est montrée que cette fois, et sans elle personne ne peut ouvrir le coffre, vous non plus.
        triesLeft|one: Il reste {count} essai.
        triesLeft|many: Il reste {count} d’essais.
        triesLeft|other: Il reste {count} essais.
        strengthWeak: Faible : {found} (2^{bits} essais).
        strengthFair: Correcte : {found} (2^{bits} essais).
        strengthStrong: Forte : {found} (2^{bits} essais ou plus).
        weakAdvice: Plusieurs mots sans rapport entre eux sont bien plus forts.
        weakWarning: La phrase de passe est faible : {found} (2^{bits} essais).
        useAnyway: L’utiliser quand même ?
        typeWord: Pour vérifier que vous l’avez, tapez le mot {number} :
        wrongWord: Ce n’est pas le mot {number}.
        continueAnyway: Continuer quand même ? Sans les mots, tout son contenu est perdu.
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
        acceptedAnswers: Répondez par l’un de ces mots : {answers}
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
        defaultValue: (par défaut : {value})
        valueChoices: (au choix : {values})
        moreHelp: Pour en savoir plus sur une commande : « {command} ».
        manualSection: Commandes utilisateur
        nameHeading: Nom
        descriptionHeading: Description
        exitStatusHeading: État de sortie
        seeAlsoHeading: Voir aussi
        """)
}

extension TopicText {
    static let french = PhraseTable(
        """
        pagerVariable: Le programme qui montre les longues sorties au terminal ; aucun si elle est vide ou vaut « cat » (sinon : less).
        settingPager: le programme qui montre les longues sorties si PAGER n’est pas définie ; aucun s’il est vide
        vaultVariable: Le dossier de tout ce que Whisper garde ; le coffre y est « vault », la configuration « config.toml ».
        dataHomeVariable: Emplacement du coffre si WHISPER_HOME n’est pas définie : son sous-dossier « whisper ».
        configHomeVariable: Où est le fichier de configuration sans WHISPER_HOME : « whisper/config.toml » dans ce dossier.
        passphraseVariable: La phrase de passe. Tous vos processus peuvent l’y lire ; une autre source vaut mieux.
        languageVariables: La langue : en, de, es, fr, pt, tr, ar, hi ou zh_CN. La première définie décide.
        noColorVariable: Non vide : sans couleurs.
        terminalVariable: « dumb » : sans couleurs ni mouvement.
        variablesHeading: Environnement
        settingsHeading: Réglages du fichier de configuration
        settingsIntroduction: Un nom = \"valeur\" par ligne. Les options l’emportent sur l’environnement, et celui-ci sur ce fichier.
        settingVault: le dossier du coffre
        settingPassphraseCommand: une commande qui écrit la phrase de passe
        settingPassphraseFile: un fichier dont la première ligne est la phrase de passe
        settingUnlockFor: combien de temps « unlock » garde la clé
        settingColor: true ou false : couleurs
        settingPlain: true ou false : lignes simples
        settingMe: votre propre nom dans les discussions importées
        settingTimezone: le fuseau horaire des discussions importées
        settingDateOrder: dmy, mdy ou ymd : l’ordre des dates dans les discussions importées
        settingSyncSeal: true ou false : whisper-sync n’envoie rien sans le sceller et ouvre ce qui arrive
        settingSyncFiles: true ou false : whisper-sync run télécharge les fichiers dès leur arrivée
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
        formatsJSON: Avec --json, chaque ligne de la sortie standard est un objet JSON. Les heures suivent RFC 3339, les identifiants sont des UUID, les noms sont en snake_case ; des membres s’ajoutent, mais ne sont jamais renommés ni retirés.
        formatsError: Une erreur est une ligne de la sortie d’erreur : {form}
        formatsVault: Le coffre est un dossier : vault.db (SQLCipher, ou SQLite s’il n’est pas chiffré), vault.json (comment l’ouvrir), keychain et recovery.txt (les clés, scellées avec la phrase de passe), blobs (les pièces jointes, chiffrées).
        formatsMessages: Les messages sont exportés et importés en JSON Lines dans le schéma unifié ; docs/formats.md décrit chaque membre et chaque fichier.
        disclaimerHeading: Avertissement légal
        settingUnencryptedVault: le dossier d’un coffre non chiffré, pour qu’il s’ouvre sans phrase de passe
        vaultFiles: Le coffre : base de données, trousseau, copie de secours et pièces jointes.
        configurationFile: Les réglages ; « whisper help environment » les énumère.
        """)
}

extension NextStepText {
    static let french = PhraseTable(
        """
        heading: Ensuite :
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
        wordsDiffer: Les mots diffèrent : ce ne sont pas les clés de « {name} », ou d’autres clés y passent pour les vôtres. Quelqu’un lit peut-être vos messages ou se fait passer pour l’un de vous. « {name} » n’est pas vérifié.
        sendNothing: N’envoyez rien de secret à « {name} », et ne vous fiez pas aux messages signés avec ces clés.
        compareAgain: Comparez les mots encore une fois par une autre voie, comme un appel ou une rencontre.
        askForBundle: S’ils diffèrent encore, demandez en personne une nouvelle carte à « {name} » et importez-la.
        askWhether: Demandez à « {name} » par une autre voie, en personne si possible, si ce sont de nouvelles clés.
        knownWords: Mots connus jusqu’ici
        shownWords: Mots de ces clés
        """)
}

extension UsageText {
    static let french = PhraseTable(
        """
        unknownOption: L’option « {option} » n’existe pas.
        unknownOptionSuggestion: L’option « {option} » n’existe pas. Vouliez-vous dire « {suggestion} » ?
        unknownCommand: La commande « {name} » n’existe pas.
        unknownCommandSuggestion: La commande « {name} » n’existe pas. Vouliez-vous dire « {suggestion} » ?
        missingValue: L’option « {option} » demande une valeur.
        missingArgument: Il manque « {argument} ».
        invalidValue: « {value} » n’est pas une valeur valable pour « {option} ».
        unwantedValue: L’option « {option} » ne prend pas de valeur, or « {value} » est donnée.
        unexpectedArgument: « {argument} » n’est pas attendu ici.
        other: Arguments non valables : {reason}
        seeHelp: Aide : « {command} ».
        importHint: Pour importer le fichier : {command}
        negationHint: Pour exclure un mot, écrivez NOT et mettez la requête entre guillemets : whisper search 'bread NOT yeast'
        """)
}

extension VaultText {
    static let french = PhraseTable(
        """
        disclaimer: Whisper est fourni tel quel, sans garantie d’aucune sorte. Vous seul répondez des messages que vous gardez : du droit de les garder, et de traiter ce que d’autres vous ont écrit comme la loi et eux-mêmes l’attendent. Qui perd la phrase de passe perd le coffre ; personne ne peut l’ouvrir à votre place. Whisper n’a aucun lien avec WhatsApp ni avec son propriétaire.
        disclaimerQuestion: L’acceptez-vous ?
        created: Le coffre est prêt : {path}
        createdUnencrypted: Le coffre est prêt, sa base de données n’est pas chiffrée : {path}
        createdAdvice: Gardez bien la phrase de passe : sans elle personne ne peut ouvrir le coffre, vous non plus.
        disclaimerAccepted: L’avertissement légal est accepté.
        unlocked: Le coffre est déverrouillé pour {duration}.
        locked: Le coffre est verrouillé.
        wasLocked: Le coffre était déjà verrouillé.
        revealQuestion: Qui voit la clé pourra lire la base de données pour toujours. L’afficher ?
        revealIntroduction: Pour ouvrir {path} avec un autre programme, donnez-lui d’abord ces instructions :
        backedUp: La sauvegarde est écrite : {path}
        backupProgress: Sauvegarde
        restoreProgress: Restauration
        restoreQuestion: Il y a un coffre dans « {path} ». Mettre la sauvegarde à sa place et garder le coffre actuel à côté ?
        restored: Le coffre est restauré : {path}
        openingsUnknown: On ignore quels messages ont été ouverts entre {begin} et {end}. Les messages scellés de cette période s’ouvrent avec un avertissement.
        setAside: L’ancien coffre est maintenant dans {path}
        rekeyed: La base de données a une nouvelle clé.
        rekeyAdvice: Les anciennes sauvegardes s’ouvrent toujours avec l’ancienne phrase de passe et contiennent l’ancienne clé. Faites-en une nouvelle.
        reformatted: La base de données a maintenant le format de SQLCipher 4.
        reformattedCommon: La base de données a maintenant le format que lisent SQLCipher 3.4 et 4.
        encrypted: La base de données est maintenant chiffrée.
        decryptQuestion: Qui peut lire le fichier pourra lire tous les messages. Enregistrer la base de données sans chiffrement ?
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
        recoveredUncounted: Des parties de ces tables n’ont pas pu être lues, et rien n’indique plus combien de lignes sont perdues : {tables}
        checkHeading: Contrôle
        resultHeading: Résultat
        valueHeading: Valeur
        resultFine: bon
        resultWarning: attention
        checkDatabase: base de données
        checkAttachments: pièces jointes
        checkRecovery: copie de secours
        recoveryMissing: manque
        recoveryUnchecked: pas ouverte : aucune phrase de passe donnée
        recoveryDiffers: ne contient pas les clés actuelles
        recoveryDamaged: endommagée
        recoveryRenewed: récrite
        attachmentsUnread: en ordre d’après la longueur, le nom et l’en-tête ; le contenu n’a pas été lu (--attachments le lit)
        attachmentsMissing|one: {count} pièce jointe manque
        attachmentsMissing|many: {count} de pièces jointes manquent
        attachmentsMissing|other: {count} pièces jointes manquent
        attachmentsDamaged|one: {count} pièce jointe est endommagée
        attachmentsDamaged|many: {count} de pièces jointes sont endommagées
        attachmentsDamaged|other: {count} pièces jointes sont endommagées
        attachmentsUnidentified|one: {count} fichier ne montre plus quelle pièce jointe il contient : {names}
        attachmentsUnidentified|many: {count} de fichiers ne montrent plus quelles pièces jointes ils contiennent : {names}
        attachmentsUnidentified|other: {count} fichiers ne montrent plus quelles pièces jointes ils contiennent : {names}
        attachmentsUnexamined: Les pièces jointes ont été copiées telles quelles : chercher celles qui manquent ou sont endommagées demande la phrase de passe. « whisper verify » le fait.
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
        doctorMemoryUnlocked: non verrouillée : elle peut passer sur le disque
        doctorCoreDumps: vidages mémoire
        doctorOff: désactivés
        doctorOn: activés
        doctorNetwork: internet
        doctorNetworkDenied: refusé par le noyau ; les sockets de cet appareil restent
        doctorNetworkAbsent: aucun code réseau ; sur ce système le noyau ne le refuse pas
        networkNotDenied: Le noyau ne refuse pas l’internet à ce processus. Whisper n’a aucun code réseau ; ses processus enfants pourraient en avoir.
        doctorVault: coffre
        doctorNoVault: aucun dans {path}
        doctorEncrypted: chiffré
        doctorUnencrypted: non chiffré
        doctorPermissions: droits
        doctorPermissionsFine: vous seul
        doctorPermissionsOpen: d’autres y ont accès : {path}
        doctorKeyCache: trousseau du noyau
        doctorKeyCached: la clé est gardée : déverrouillé
        doctorKeyNotCached: aucune clé n’est gardée : verrouillé
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
        importingDiscussion: Reconnaît au contenu ce qu’est un chemin : une discussion exportée, un dossier qui en contient plusieurs, une base de données de WhatsApp ou une sauvegarde de celle-ci, une sauvegarde d’iPhone, ou des lignes JSON. Fait ensuite ce que fait la commande correspondante. Un chemin qui porte le nom d’une commande doit être précédé de ./.
        importWhatsApp: Importer des discussions exportées de WhatsApp, ou ses bases de données.
        importWhatsAppDiscussion: Lit le texte, l’archive ou le dossier que crée « Exporter la discussion » ; - est l’entrée standard. Importer de nouveau une discussion, ou un export plus récent, n’ajoute que ce qui est nouveau. Le résumé rend compte de chaque ligne. Le code de sortie 3 dit que certaines lignes ou pièces jointes n’ont pas pu être lues ; elles sont nommées. Les pièces jointes qu’un export nomme et ne contient pas comptent comme manquantes et ne changent pas le code. Les bases de données du téléphone, msgstore.db et ChatStorage.sqlite, leurs sauvegardes chiffrées et les sauvegardes d’iPhone apportent tout l’historique ; --key-file donne la clé.
        importJSON: Importer des messages depuis des lignes JSON.
        importJSONDiscussion: Lit ce qu’écrit « export json », avec --full aussi ; - est l’entrée standard. Les identifiants sont gardés, et importer de nouveau n’ajoute rien. La première ligne fautive met fin à l’import et est nommée ; les lots qui la précèdent sont gardés.
        importList: Lister les importations, et comment leurs fichiers ont été lus.
        importListDiscussion: La dernière importation vient en premier : sa référence, son moment, le fichier, la discussion, le nombre de nouveaux messages, et la façon dont les dates et le propriétaire ont été lus.
        importUndo: Annuler une importation.
        importUndoDiscussion: Supprime définitivement les messages et pièces jointes que seule cette importation a apportés, et la discussion si elle est vide ensuite. Les messages qu’une autre source a aussi fournis restent. Les importations du même fichier sont annulées ensemble. Le fichier peut ensuite être importé de nouveau. Ce qu’un export ultérieur a changé dans des messages antérieurs, et les pièces jointes qu’il leur a ajoutées, reste.
        exporting: Exporter des messages.
        exportJSON: Écrire les messages en lignes JSON.
        exportJSONDiscussion: Un message par ligne, chaque discussion dans son propre ordre. Avec --full, chaque fiche du coffre sur une ligne avec son type ; importé dans un nouveau coffre, cela en donne un égal. La sortie n’est pas chiffrée.
        exportHTML: Écrire les messages en pages pour le navigateur.
        exportHTMLDiscussion: Écrit un dossier de pages qui s’ouvrent dans tout navigateur sans réseau : discussions par mois, personnes, une galerie, un calendrier et des statistiques. Ouvrez-y index.html. Rien dans les pages ne peut exécuter ce que dit un message. Les pages ne sont pas chiffrées ; vous seul pouvez lire le dossier.
        conversations: Lister les discussions.
        conversationsDiscussion: Les discussions épinglées d’abord, puis les plus récemment actives ; les archivées viennent en dernier.
        messages: Afficher les messages d’une discussion.
        messagesDiscussion: Montre les messages les plus récents, le dernier en bas. Une discussion se nomme par son titre, une partie du titre ou sa référence. Avec --refs, devant chaque message se trouve sa référence, par laquelle --around, --before, --after et d’autres commandes le retrouvent.
        search: Chercher des messages.
        searchDiscussion: Tous les mots doivent apparaître, quels que soient majuscules et accents. Sont compris \"une expression\" entre guillemets, un début suivi d’un astérisque (paraplu*), OR, NOT et les parenthèses. La recherche porte sur les textes, les expéditeurs et les noms des pièces jointes, les résultats les plus récents d’abord. Sans mots, seuls les filtres décident. Les dates sont 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 ou des mots comme hier et mars 2020.
        markRead: Marquer une discussion comme lue.
        pin: Épingler une discussion en tête de liste.
        unpin: Désépingler une discussion.
        mute: Mettre une discussion en sourdine.
        unmute: Rétablir le son d’une discussion.
        archive: Archiver une discussion : elle passe à la fin de la liste, sans notifications.
        unarchive: Désarchiver une discussion.
        delete: Supprimer définitivement discussions et messages.
        deleteDiscussion: Supprime une discussion, un message, ou des messages selon l’âge et la plateforme, avec les pièces jointes auxquelles rien d’autre ne renvoie. Un message seul laisse une place vide, pour qu’un nouvel import de sa discussion ne le ramène pas ; --erase ne laisse rien.
        stats: Afficher des statistiques et des graphiques des messages.
        statsDiscussion: Affiche des totaux et des graphiques : messages au fil du temps, par heure, jour, personne, discussion et type, temps avant qu’une autre personne écrive, mots et émojis fréquents. Heures et jours sont ceux du fuseau horaire de cet appareil.
        conversationGroup: Gérer une discussion.
        conversationRename: Renommer une discussion dans le coffre.
        conversationRenameDiscussion: Personne d’autre ne voit le titre. Si un service renomme ensuite la discussion, son titre remplace le vôtre.
        """)
}

extension DataFailureText {
    static let french = PhraseTable(
        """
        noSuchConversation: Il n’y a pas de discussion appelée « {name} ».
        noSuchConversationHint: « whisper conversations » liste les discussions.
        ambiguousConversation: « {name} » convient à plusieurs discussions : {candidates}
        ambiguousConversationHint: Donnez la référence à la fin de son entrée, ou le titre entier, avec la plateforme devant si plusieurs l’ont : « whatsapp:Ana ».
        noSuchPerson: Il n’y a personne du nom de « {name} ».
        ambiguousPerson: « {name} » convient à plusieurs personnes : {candidates}
        ambiguousPersonHint: Donnez le nom entier, ou l’identifiant.
        invalidMoment: {option} : « {value} » n’est pas une date.
        invalidMomentHint: Écrivez 2020, 2020-05, 2020-05-31, 2020-05-31T14:00, hier, lundi ou mars 2020.
        invalidAge: {option} : « {value} » n’est pas un âge.
        invalidAgeHint: Écrivez un nombre et d, w, m ou y pour jours, semaines, mois ou années : 90d, 8w, 6m, 2y.
        invalidNumber: {option} : {value} n’est pas un nombre à partir de 1.
        unknownChoice: {option} : « {value} » n’est pas connu.
        unknownChoiceHint: Choisissez parmi : {values}
        emptyQuery: Il n’y a aucun mot à chercher.
        emptyQueryHint: Donnez un mot, ou un filtre comme --in ou --type.
        relevanceLimit|one: Par pertinence, il y a au plus {count} résultat.
        relevanceLimit|many: Par pertinence, il y a au plus {count} résultats.
        relevanceLimit|other: Par pertinence, il y a au plus {count} résultats.
        oneRange: --around, --before, --after et --oldest ou --all s’excluent.
        oneDeletion: Ces options ne vont pas ensemble : un message, ou une discussion avec --before, --older-than ou --platform.
        nothingToDelete: Précisez ce qu’il faut supprimer.
        nothingToDeleteHint: Nommez une discussion, ou donnez --message, --before, --older-than ou --platform.
        oneTitle: --title ne va qu’avec un seul fichier.
        fullAlone: --full ne va pas avec --conversation, --from ni --deidentify, ni --deidentify avec --attachments.
        ingestionAlone: --ingestion ne va pas avec --conversation, --from, --since ni --until.
        unknownZone: Il n’y a pas de fuseau horaire « {value} ».
        unknownZoneHint: Écrivez-le comme Europe/Paris ou UTC.
        missingFile: Il n’y a pas de fichier « {path} ».
        emptyFile: « {path} » est vide.
        notAnExport: « {path} » n’est pas une discussion exportée : il ne contient pas un seul message.
        notAnExportHint: Dans WhatsApp, ouvrez la discussion et choisissez « Exporter la discussion » ; donnez le fichier .txt ou .zip qui en sort.
        damagedArchive: L’archive « {path} » est tronquée ou endommagée. Rien n’en a été importé.
        encryptedArchive: L’archive « {path} » est chiffrée.
        encryptedArchiveHint: Décompressez-la d’abord avec son mot de passe, puis importez le dossier.
        noChatInArchive: Il n’y a pas de discussion dans l’archive « {path} ».
        archiveOfArchives: L’archive « {path} » ne contient elle-même aucune discussion, mais d’autres archives.
        unsafeArchive: L’archive « {path} » nomme des fichiers hors d’elle-même. Rien n’en a été importé.
        archiveTooLarge: L’archive « {path} » se décompresse au-delà de ce qui est accepté. Rien n’en a été importé.
        ambiguousDates: Dans « {path} », jour et mois ne se distinguent pas avec assez de certitude ; l’ordre le plus probable est {order} ({confidence}).
        ambiguousDatesHint: Dites comment les dates sont écrites : --date-order dmy, mdy ou ymd ; ou prenez l’ordre le plus probable avec --yes.
        contradictedDates: « {path} » a des dates impossibles dans cet ordre.
        contradictedDatesHint: Omettez --date-order pour que l’ordre soit déterminé.
        importInterrupted: Interrompu. Les messages importés jusqu’ici sont gardés ; importer de nouveau ajoute le reste.
        someFilesFailed|one: {count} fichier n’a pas pu être importé : {names}
        someFilesFailed|many: {count} fichiers n’ont pas pu être importés : {names}
        someFilesFailed|other: {count} fichiers n’ont pas pu être importés : {names}
        partlyRead: Certaines lignes n’ont pas pu être lues ; tout le reste l’a été.
        partlyReadHint: Le résumé nomme les lignes.
        lineTooLong: « {path} », ligne {line} : plus de 16 Mio.
        lineNotJSON: « {path} », ligne {line} : pas de JSON à l’octet {offset} ({reason}).
        documentNotLines: « {path} » est un seul document JSON sur plusieurs lignes. Whisper lit du JSON Lines, un objet par ligne, comme l’écrit « whisper export json ».
        lineUnexpected: « {path} », ligne {line} : non conforme au schéma ({reason}).
        lineUnknownType: « {path} », ligne {line} : une fiche de type inconnu.
        lineNewerFormat: « {path} », ligne {line} : écrite par une version plus récente de Whisper.
        lineConflict: « {path} », ligne {line} : contredit ce que contient le coffre.
        lineMissingReference: « {path} », ligne {line} : renvoie à quelque chose qui n’est pas là.
        malformedLineHint: Ce qui précède a été importé par lots ; corrigez la ligne et importez de nouveau, rien ne vient deux fois.
        vaultNotEmpty: Le coffre contient des messages ou des contacts : rien n’a été importé
        vaultNotEmptyHint: --restore restaure un coffre entier dans un coffre vide. Sans cette option, les messages s’ajoutent et les contacts entrent sans être vérifiés.
        timesShifted: Le coffre contient déjà les messages de ce fichier, dans « {title} », avec des heures décalées de {offset}.
        timesShiftedHint: Indiquez le fuseau horaire du téléphone avec --timezone. Si l’import précédent avait le mauvais fuseau, supprimez cette discussion et importez-la de nouveau. --yes importe les messages une seconde fois.
        datesExchanged: Le coffre contient déjà les messages de ce fichier, dans « {title} », avec jour et mois intervertis.
        datesExchangedHint: Dites avec --date-order comment les dates sont écrites. Si l’import précédent était faux, supprimez cette discussion et importez-la de nouveau. --yes importe les messages une seconde fois.
        chatsLeftOut: Certaines discussions du fichier ont été laissées de côté ; tout le reste a été importé.
        chatsLeftOutHint: Les avertissements les nomment. Dès que le coffre n’a qu’une discussion pour chacune, importez de nouveau le fichier : rien n’entre deux fois.
        severalChats: « {path} » contient plusieurs discussions.
        severalChatsHint: Enregistrez-le dans un fichier et donnez son nom : chacune des discussions est alors importée.
        noChatNamed: Nommez une discussion, ou un message avec --around, --before ou --after.
        contextLimit|one: --context prend un nombre jusqu’à {count}.
        contextLimit|many: --context prend un nombre jusqu’à {count}.
        contextLimit|other: --context prend un nombre jusqu’à {count}.
        noSuchSender: Personne dans « {path} » ne s’appelle « {name} ». Rien n’a été importé.
        noSuchSenderHint: Indiquez votre nom avec --me tel que le fichier l’écrit. Vouliez-vous dire : {candidates} ?
        attachmentsUnread|one: {count} pièce jointe n’a pas pu être lue ; tout le reste a été importé.
        attachmentsUnread|many: {count} pièces jointes n’ont pas pu être lues ; tout le reste a été importé.
        attachmentsUnread|other: {count} pièces jointes n’ont pas pu être lues ; tout le reste a été importé.
        attachmentsUnreadHint: Ce que nomme le résumé manque dans le coffre. Importez une copie intacte du fichier pour l’ajouter.
        unknownCompression: L’archive « {path} » est compressée avec {method}, que Whisper ne sait pas décompresser. Rien n’en a été importé.
        foreignArchive: « {path} » est une archive dans un format que Whisper ne décompresse pas.
        unpackHint: Décompressez-la d’abord avec un autre programme, puis importez le dossier.
        importedBefore: « {path} » a déjà été importé avec d’autres réglages. Rien n’a été importé.
        readDifferently: « {path} » a été importé le {date} avec d’autres réglages : {settings}.
        readDifferentlyHint: Avec --redo, cette importation est annulée et le fichier importé de nouveau. Rien n’a été modifié.
        nothingToUndo: Il n’y a aucune importation à annuler.
        noSuchImport: Il n’y a aucune importation de « {name} » à annuler.
        noSuchImportHint: « whisper import list » montre les importations. Celles de bases de données et de JSON Lines ne peuvent pas être annulées.
        emptyTitle: Une discussion a besoin d’un titre.
        unknownInput: Indiquez ce que contient l’entrée standard.
        unknownInputHint: Utilisez « whisper import whatsapp - » ou « whisper import json - ».
        optionForLines: {option} concerne les lignes JSON ; « {path} » n’en contient pas.
        optionNotForLines: {option} ne concerne pas des lignes JSON comme « {path} ».
        importInterruptedBefore: Interrompu avant que rien de «\u{202F}{path}\u{202F}» ne soit importé.
        ownVault: «\u{202F}{path}\u{202F}» est un coffre de Whisper.
        ownVaultHint: Pour le lire\u{202F}: {read}. Pour en faire votre coffre\u{202F}: {restore}. Pour ajouter ses messages aux vôtres\u{202F}: {export}, puis {import}.
        ownLines: «\u{202F}{path}\u{202F}» contient des lignes JSON.
        ownCommand: Utilisez\u{202F}: {command}
        ownPages: «\u{202F}{path}\u{202F}» est une archive de pages, faite pour être lue.
        ownPagesHint: Ouvrez {file} dans un navigateur. Pour importer des messages, utilisez ce dont l’archive a été faite.
        ownSealedPages: «\u{202F}{path}\u{202F}» est une archive scellée de pages, faite pour être lue.
        ownIdentities: «\u{202F}{path}\u{202F}» est une sauvegarde d’identités et ne contient pas de messages.
        ownKeys: «\u{202F}{path}\u{202F}» contient des clés de contacts et aucun message.
        """)
}

extension DataOptionText {
    static let french = PhraseTable(
        """
        importPath: Discussions exportées (.txt, .zip ou dossiers), bases de données de WhatsApp, leurs sauvegardes, dossiers qui en contiennent, ou fichiers de lignes JSON.
        exportPath: Discussions exportées (.txt, .zip ou dossiers ; - est l’entrée standard), bases de données de WhatsApp, leurs sauvegardes, ou dossiers qui en contiennent.
        backupKeyFile: La clé d’une sauvegarde chiffrée : un fichier de 64 chiffres hexadécimaux, ou le fichier de clé du téléphone ; pour une sauvegarde d’iPhone, un fichier contenant son mot de passe.
        backupKeyCommand: Une commande qui écrit la clé ou le mot de passe d’une sauvegarde chiffrée.
        backupAccount: App à importer d’une sauvegarde d’iPhone qui contient les deux : whatsapp ou business.
        statusPosts: Importer aussi les statuts publiés d’une base de données.
        ownName: Votre propre nom dans l’export ; distingue les messages envoyés des reçus. Pour une base de données qui ne dit pas à qui elle appartient : votre numéro.
        ownNameJSON: Votre propre nom ou numéro ; distingue les messages envoyés des reçus.
        chatTitle: Le titre de la discussion, si le nom du fichier ne le dit pas.
        timezone: Le fuseau horaire du téléphone, comme Europe/Paris ; à défaut, celui de cet appareil.
        dateOrder: L’ordre du jour et du mois dans les dates : dmy, mdy ou ymd ; à défaut, il est déterminé.
        dryRun: Montrer seulement ce qui serait fait.
        verboseImport: Montrer tout ce que l’on sait de chaque discussion, et les tables des bases de données.
        importYes: Continuer avec l’ordre le plus probable si jour et mois ne se distinguent pas, et aussi si le coffre contient les mêmes messages à d’autres heures.
        redo: Si le fichier a déjà été importé avec un autre ordre de date, fuseau horaire ou propriétaire, annule d’abord cette importation.
        importToUndo: La référence de l’importation, ou le nom du fichier ou une partie (par défaut : la dernière importation).
        jsonPath: Un fichier de lignes JSON ; - est l’entrée standard.
        restoreJSON: Ramener un de vos coffres tel qu’il était : contacts avec leur confiance, identités, règles. Dans un coffre non vide, chacun est d’abord nommé et confirmé.
        attachmentsFrom: Un dossier avec les contenus des pièces jointes, tel que l’écrit « export json --attachments ».
        attachmentsTo: Écrire aussi les contenus des pièces jointes dans ce dossier.
        exportConversation: Seulement cette discussion : titre ou partie du titre, référence ou identifiant.
        full: Toutes les fiches du coffre, pas seulement les messages.
        deidentify: Remplacer noms et numéros de téléphone par des identifiants toujours les mêmes.
        output: Le fichier à écrire ; - est la sortie standard.
        onlyUnread: Seulement les discussions avec des messages non lus.
        conversationLimit: Au plus ce nombre de discussions.
        conversation: La discussion : titre ou partie du titre, référence ou identifiant.
        messageLimit: Au plus ce nombre de messages (100 à défaut).
        before: Les messages qui précèdent celui de cette référence.
        after: Les messages qui suivent celui de cette référence.
        references: Montrer la référence de chaque message.
        oldest: Commencer par le message le plus ancien.
        all: Tous les messages, du plus ancien au plus récent.
        saveAttachments: Enregistrer dans ce dossier les pièces jointes des messages montrés.
        query: Ce qui est cherché.
        searchIn: Seulement dans cette discussion : titre ou partie du titre, référence ou identifiant.
        fromPerson: Seulement les messages de cette personne : nom, partie du nom ou identifiant.
        since: Seulement à partir de cette date.
        until: Seulement jusqu’à cette date incluse.
        type: Seulement de ce type : text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Peut être répété.
        hasAttachment: Seulement avec pièce jointe.
        encrypted: Seulement avec un message scellé à l’intérieur.
        order: newest (à défaut) ou relevance.
        searchLimit: Au plus ce nombre de résultats (50 à défaut).
        upTo: Seulement jusqu’au message de cette référence.
        deleteMessage: Supprimer le message de cette référence.
        erase: Ne laisser aucune trace du message ; importer de nouveau sa discussion le ramène.
        deleteBefore: Messages envoyés avant cette date.
        olderThan: Messages plus anciens que : 90d, 8w, 6m, 2y.
        platform: Messages de cette plateforme, comme whatsapp.
        svg: Écrire le graphique dans un fichier SVG ; - est la sortie standard.
        countConversation: Ne compter que les messages de cette discussion.
        countSince: Ne compter que les messages à partir de cette date.
        countUntil: Ne compter que les messages jusqu’à cette date incluse.
        pagesFolder: Le dossier à écrire.
        pagesConversation: N’écrit que cette discussion : titre ou partie du titre, référence ou identifiant. Peut être répété.
        pagesSince: N’écrit que les messages à partir de cette date.
        pagesUntil: N’écrit que les messages jusqu’à cette date incluse.
        pagesMedia: Quels fichiers copier : all, used (seulement les images, vidéos et sons que montrent les pages), none.
        pagesTheme: Les couleurs : auto (celles du système), light, dark.
        pagesLanguage: La langue des pages : en, de, es, fr, pt, tr, ar, hi, zh-Hans.
        conversationOrReference: La discussion : titre ou partie du titre, référence ou identifiant. Inutile avec --around, --before et --after.
        around: Le message de cette référence et d’autres avant et après (par défaut : 10 de chaque côté).
        showSince: Seulement les messages à partir de cette date.
        showUntil: Seulement les messages jusqu’à cette date incluse.
        searchContext: Montre aussi ce nombre de messages avant et après chaque résultat.
        newTitle: Le nouveau titre.
        """)
}

extension DatabaseText {
    static let french = PhraseTable(
        """
        readerMissing: Le programme whisper-reader, qui lit les bases de données, est absent : « {path} ».
        readerMissingHint: Il s’installe à côté de whisper ; « make install » s’en charge.
        readerFailed: La lecture de « {path} » a échoué : whisper-reader s’est terminé de façon inattendue.
        notADatabase: « {path} » ne contient pas de base de données.
        notADatabaseHint: Il faut une discussion exportée, msgstore.db, ChatStorage.sqlite, une sauvegarde en .crypt12, .crypt14 ou .crypt15, ou un dossier qui en contient.
        unknownSchema: « {path} » est une base de données, mais pas de WhatsApp.
        unknownSchemaHint: Les messages sont dans msgstore.db sous Android, et dans ChatStorage.sqlite sur un iPhone.
        damaged: « {path} » est tronqué ou endommagé.
        damagedHint: Copiez-le de nouveau depuis le téléphone. Les messages importés avant l’endroit endommagé sont gardés.
        changed: « {path} » a été modifié pendant sa lecture.
        changedHint: Fermez WhatsApp, ou importez une copie.
        keyRequired: « {path} » est chiffré.
        keyRequiredHint: Donnez sa clé avec --key-file ou --key-command.
        wrongKey: La clé n’ouvre pas « {path} ».
        wrongKeyHint: Chaque téléphone a sa propre clé, et une nouvelle quand WhatsApp est de nouveau configuré.
        malformedKey: Ce n’est pas une clé pour « {path} ».
        malformedKeyHint: Un .crypt15 s’ouvre avec ses 64 chiffres hexadécimaux ou le fichier encrypted_backup.key du téléphone ; .crypt12 et .crypt14, avec le fichier key du téléphone.
        passwordProtected: « {path} » est protégé par un mot de passe ; WhatsApp en garde la clé.
        passwordProtectedHint: Dans les réglages de sauvegarde des discussions de WhatsApp, passez la sauvegarde chiffrée de bout en bout à une clé de 64 chiffres, puis faites une nouvelle sauvegarde.
        unknownBackup: « {path} » est une sauvegarde chiffrée de type inconnu.
        unknownBackupHint: Sont connus crypt12, crypt14 et crypt15, et les sauvegardes d’iPhone.
        limit: Lire « {path} » demande plus de place ou de travail qu’un fichier authentique ne le peut.
        full: Il n’y a plus de place pour les fichiers temporaires.
        incomplete: Il manque un fichier dans la sauvegarde « {path} ».
        listMissing: La liste des fichiers, Manifest.db, manque dans la sauvegarde « {path} », ou elle est vide.
        messagesMissing: Les messages, ChatStorage.sqlite, manquent dans la sauvegarde « {path} » bien qu’elle les mentionne, ou ils sont vides.
        incompleteHint: Copiez tout le dossier de la sauvegarde.
        nothingFound: « {path} » ne contient ni discussion exportée ni base de données de WhatsApp.
        nothingFoundHint: « whisper help import » décrit ce qui peut être importé, et comment l’obtenir d’un téléphone.
        backupWithoutWhatsApp: « {path} » est la sauvegarde d’un iPhone sans WhatsApp.
        severalFoundHint: Importez chacune de celles que vous voulez par son propre chemin ; l’ordre est sans importance.
        severalDatabases: « {path} » contient plusieurs bases de données : {found}
        severalAccounts: « {path} » est une sauvegarde d’iPhone avec plusieurs apps : {apps}
        severalAccountsHint: Choisissez-en une avec --account et importez l’autre ensuite ; l’ordre n’a pas d’importance.
        noSuchAccount: « {path} » ne contient aucune discussion de {app} dans une sauvegarde d’iPhone.
        noSuchAccountHint: Omettez --account pour importer ce qui s’y trouve.
        wrongPassword: Le mot de passe n’ouvre pas « {path} ».
        wrongPasswordHint: C’est celui qui a été défini sur un ordinateur pour les sauvegardes chiffrées de l’iPhone, non le code du téléphone.
        otherTimes: « {title} » est maintenant deux fois dans le coffre, à des heures différentes.
        otherTimesHint: Un export de cette discussion a été lu dans un autre fuseau ou un autre ordre de dates. Importez-le à nouveau avec --redo et le bon --timezone ou --date-order.
        exportOptions: {option} concerne les discussions exportées ; « {path} » est une base de données.
        databaseOptions: {option} concerne les bases de données et les sauvegardes ; « {path} » est une discussion exportée.
        keyPrompt: Clé de la sauvegarde (64 chiffres) :
        passwordPrompt: Mot de passe de la sauvegarde d’iPhone :
        partlyRead: Certaines lignes de la base n’ont pas pu être lues ; tout le reste a été importé.
        partlyReadHint: Le résumé les compte par motif, et --json donne les premières.
        contactsUnread: Les noms de « {path} » n’ont pas pu être lus ; les personnes portent les noms que leur donnent les messages.
        linkedIDsUnread: Les numéros des identifiants liés de « {path} » n’ont pas pu être lus ; certaines personnes apparaissent sans leur numéro.
        chats|one: Dans {count} discussion ; nouvelles dans le coffre : {new}
        chats|many: Dans {count} de discussions ; nouvelles dans le coffre : {new}
        chats|other: Dans {count} discussions ; nouvelles dans le coffre : {new}
        joinedChats|one: {count} discussion s’est révélée en être une autre et a été réunie avec elle ; « whisper conversation split » les sépare
        joinedChats|many: {count} de discussions se sont révélées en être d’autres et ont été réunies avec elles ; « whisper conversation split » les sépare
        joinedChats|other: {count} discussions se sont révélées en être d’autres et ont été réunies avec elles ; « whisper conversation split » les sépare
        joinedChat: « {former} » fait maintenant partie de « {title} »
        completed|one: {count} d’entre eux a été complété par la base de données
        completed|many: {count} d’entre eux ont été complétés par la base de données
        completed|other: {count} d’entre eux ont été complétés par la base de données
        earlierBackups|one: Lu : « {imported} ». {count} sauvegarde antérieure à côté peut contenir des messages supprimés depuis : {names}
        earlierBackups|many: Lu : « {imported} ». {count} de sauvegardes antérieures à côté peuvent contenir des messages supprimés depuis : {names}
        earlierBackups|other: Lu : « {imported} ». {count} sauvegardes antérieures à côté peuvent contenir des messages supprimés depuis : {names}
        joined|one: {count} message d’un export a été remplacé sur place par le même message de la base de données
        joined|many: {count} de messages d’exports ont été remplacés sur place par les mêmes messages de la base de données
        joined|other: {count} messages d’exports ont été remplacés sur place par les mêmes messages de la base de données
        ambiguous|one: {count} message est peut-être aussi dans le coffre par un export, avec le même texte dans la même minute ; les deux sont gardés
        ambiguous|many: {count} de messages sont peut-être aussi dans le coffre par un export, avec le même texte dans la même minute ; les deux sont gardés
        ambiguous|other: {count} messages sont peut-être aussi dans le coffre par un export, avec le même texte dans la même minute ; les deux sont gardés
        events|one: Réactions, votes, modifications, suppressions, états et noms dans la base de données : {count}
        events|many: Réactions, votes, modifications, suppressions, états et noms dans la base de données : {count}
        events|other: Réactions, votes, modifications, suppressions, états et noms dans la base de données : {count}
        waiting|one: {count} changement attend son message
        waiting|many: {count} de changements attendent leur message
        waiting|other: {count} changements attendent leur message
        refused|one: {count} changement fait par une personne qui n’en avait pas le droit n’a pas été appliqué
        refused|many: {count} de changements faits par des personnes qui n’en avaient pas le droit n’ont pas été appliqués
        refused|other: {count} changements faits par des personnes qui n’en avaient pas le droit n’ont pas été appliqués
        rejected|one: {count} message n’a pas pu être enregistré
        rejected|many: {count} de messages n’ont pas pu être enregistrés
        rejected|other: {count} messages n’ont pas pu être enregistrés
        attachments: Pièces jointes : {stored} enregistrées, {held} déjà dans le coffre, {missing} manquantes
        rows|one: {count} ligne lue, dans ces tables : {tables}
        rows|many: {count} de lignes lues, dans ces tables : {tables}
        rows|other: {count} lignes lues, dans ces tables : {tables}
        leftOut|one: {table} : {count} ligne laissée de côté ({reasons})
        leftOut|many: {table} : {count} de lignes laissées de côté ({reasons})
        leftOut|other: {table} : {count} lignes laissées de côté ({reasons})
        unknownTypes: Lignes de types inconnus, gardées comme messages de type inconnu : {types}
        unknownSenders|one: {count} message vient d’une personne que la base de données ne nomme pas
        unknownSenders|many: {count} de messages viennent de personnes que la base de données ne nomme pas
        unknownSenders|other: {count} messages viennent de personnes que la base de données ne nomme pas
        reasonInternal: internes
        reasonStatus: statuts publiés
        reasonOrphan: ne renvoient à rien
        reasonMalformed: mal formées
        reasonImpossibleTime: heure impossible
        reasonTooLong: trop longues
        reasonRepeated: répétées
        reasonSuperseded: remplacées
        reasonContradictory: vues par une seule lecture
        contradictions: Lignes de {table} sur lesquelles deux lectures se contredisent, car le fichier est endommagé : {count}
        otherOwner: Le propriétaire de cette base de données est quelqu’un d’autre dans ce coffre. Ses propres messages ne sont pas pris pour les tiens.
        leftOutInAll|one: {count} ligne laissée de côté ({reasons})
        leftOutInAll|many: {count} de lignes laissées de côté ({reasons})
        leftOutInAll|other: {count} lignes laissées de côté ({reasons})
        contradictionsInAll: Lignes sur lesquelles deux lectures se contredisent, car le fichier est endommagé : {count}
        """)
}

extension FindingText {
    static let french = PhraseTable(
        """
        choose: Quel numéro ? (Entrée : aucun)
        acceptedNumbers: Répondez par un numéro de 1 à {last}.
        severalChats: Plusieurs discussions correspondent à « {name} » :
        severalPeople: Plusieurs personnes correspondent à « {name} » :
        severalContacts: Plusieurs contacts correspondent à « {name} » :
        partOfContact: Aucun contact ne s’appelle exactement « {name} ». Il s’agit peut-être de celui-ci :
        contactTaken: Contact : « {name} », {id}
        noSuchChatSuggestion: Il n’y a pas de discussion appelée « {name} ». Peut-être : {candidates} ?
        noSuchPersonSuggestion: Il n’y a personne du nom de « {name} ». Peut-être : {candidates} ?
        noReference: « {value} » n’est ni la référence ni l’identifiant d’un message.
        noSuchMessage: Il n’y a pas de message « {reference} » ici.
        severalMessages: « {reference} » correspond à plusieurs messages : {candidates}
        referenceHint: « whisper messages --refs » et « whisper search » montrent la référence de chaque message.
        otherChat: Le message « {reference} » est dans une autre discussion.
        inChat: Discussion : « {title} », {reference}
        lastMessage: dernier {date}
        """)
}

extension DeletionText {
    static let french = PhraseTable(
        """
        askConversation|one: Supprimer définitivement la discussion « {title} » avec {count} message ?
        askConversation|many: Supprimer définitivement la discussion « {title} » avec {count} messages ?
        askConversation|other: Supprimer définitivement la discussion « {title} » avec {count} messages ?
        askMessage: Supprimer définitivement ce message ?
        askRule|one: Supprimer définitivement {count} message ?
        askRule|many: Supprimer définitivement {count} messages ?
        askRule|other: Supprimer définitivement {count} messages ?
        askRuleInChat|one: Supprimer définitivement {count} message de « {title} » ?
        askRuleInChat|many: Supprimer définitivement {count} messages de « {title} » ?
        askRuleInChat|other: Supprimer définitivement {count} messages de « {title} » ?
        deleted|one: {count} message supprimé.
        deleted|many: {count} messages supprimés.
        deleted|other: {count} messages supprimés.
        wouldDelete|one: {count} message serait supprimé.
        wouldDelete|many: {count} messages seraient supprimés.
        wouldDelete|other: {count} messages seraient supprimés.
        deletingMessages: Suppression des messages
        deletingWords: Retrait des mots de l’index
        copiesRemain: Des copies faites auparavant contiennent encore ce qui a été supprimé : {paths}
        otherCopiesRemain: Les sauvegardes et exports faits auparavant contiennent encore ce qui a été supprimé.
        namedCopiesRemain: Des copies faites auparavant contiennent encore les noms et adresses : {paths}
        otherNamedCopiesRemain: Les sauvegardes et exports faits auparavant contiennent encore les noms et adresses.
        stoppedHint: Ce qui a été supprimé reste supprimé. Relancez la commande pour supprimer le reste.
        optimized|one: L’index de recherche a {count} partie ({size})\u{202F}; il en avait {before} ({sizeBefore}).
        optimized|many: L’index de recherche a {count} de parties ({size})\u{202F}; il en avait {before} ({sizeBefore}).
        optimized|other: L’index de recherche a {count} parties ({size})\u{202F}; il en avait {before} ({sizeBefore}).
        choicesGo: Ce que vous avez défini pour la discussion est supprimé avec elle, comme son titre, son brouillon ou sa règle de conservation.
        """)
}

extension ExportText {
    static let french = PhraseTable(
        """
        progress: Exportation
        writtenMessages|one: {count} message écrit dans « {path} ».
        writtenMessages|many: {count} messages écrits dans « {path} ».
        writtenMessages|other: {count} messages écrits dans « {path} ».
        writtenRecords|one: {count} fiche écrite dans « {path} ».
        writtenRecords|many: {count} fiches écrites dans « {path} ».
        writtenRecords|other: {count} fiches écrites dans « {path} ».
        onlyFrom: Ce sont seulement les messages de « {name} ».
        plaintext: Le fichier n’est pas chiffré : quiconque peut le lire peut lire vos messages.
        """)
}

extension ImportText {
    static let french = PhraseTable(
        """
        surveying: Examen
        aligning: Comparaison
        writing: Importation
        imported|one: {count} nouveau message dans « {title} »
        imported|many: {count} nouveaux messages dans « {title} »
        imported|other: {count} nouveaux messages dans « {title} »
        wouldImport|one: {count} message serait nouveau dans « {title} »
        wouldImport|many: {count} messages seraient nouveaux dans « {title} »
        wouldImport|other: {count} messages seraient nouveaux dans « {title} »
        importedMessages|one: {count} nouveau message
        importedMessages|many: {count} nouveaux messages
        importedMessages|other: {count} nouveaux messages
        wouldImportMessages|one: {count} message serait nouveau
        wouldImportMessages|many: {count} messages seraient nouveaux
        wouldImportMessages|other: {count} messages seraient nouveaux
        duplicates|one: {count} message était déjà dans le coffre
        duplicates|many: {count} messages étaient déjà dans le coffre
        duplicates|other: {count} messages étaient déjà dans le coffre
        laterTexts|one: {count} message que le coffre connaissait a un texte plus récent dans ce fichier ; le texte précédent est conservé
        laterTexts|many: {count} de messages que le coffre connaissait ont un texte plus récent dans ce fichier ; les textes précédents sont conservés
        laterTexts|other: {count} messages que le coffre connaissait ont un texte plus récent dans ce fichier ; les textes précédents sont conservés
        markedDeleted|one: {count} message que le coffre connaissait est supprimé selon ce fichier ; son contenu est conservé
        markedDeleted|many: {count} de messages que le coffre connaissait sont supprimés selon ce fichier ; leur contenu est conservé
        markedDeleted|other: {count} messages que le coffre connaissait sont supprimés selon ce fichier ; leur contenu est conservé
        messagesFound|one: Dans le fichier\u{202F}: {count} message, dont {system} du système
        messagesFound|many: Dans le fichier\u{202F}: {count} messages, dont {system} du système
        messagesFound|other: Dans le fichier\u{202F}: {count} messages, dont {system} du système
        period: Du {first} au {last}
        attachments: Pièces jointes : {found} trouvées, {missing} manquantes, {omitted} omises à l’export
        dateOrder: Dates lues comme {order}, dans le fuseau {zone} ; certitude {confidence} ({evidence})
        renamed: « {from} » est maintenant « {to} » : une seule personne
        keptApart: « {from} » et « {to} » ont écrit les mêmes messages. Ils restent deux personnes tant que vous ne dites pas qu’il s’agit d’une seule
        titleKept: Le fichier appelle la discussion « {other} ». Elle s’appelle toujours « {title} »
        sameChat: La discussion est celle qui s’appelait « {former} »
        askAlike: « {path} » contient des messages de la discussion « {title} » sous d’autres noms : {names}. Est-ce que ce sont les mêmes ?
        askSameGroup: La discussion « {title} » et « {path} » n’ont presque rien en commun. Est-ce la même discussion ?
        otherGroup: Une autre discussion s’appelle aussi « {title} ». Celle-ci reste une discussion à part, car elles n’ont presque rien en commun
        unparsed|one: {count} passage n’a pas pu être lu, à la ligne {lines}
        unparsed|many: {count} passages n’ont pas pu être lus, aux lignes {lines}
        unparsed|other: {count} passages n’ont pas pu être lus, aux lignes {lines}
        invalidBytes|one: {count} octet n’était pas de l’UTF-8 et a été remplacé
        invalidBytes|many: {count} octets n’étaient pas de l’UTF-8 et ont été remplacés
        invalidBytes|other: {count} octets n’étaient pas de l’UTF-8 et ont été remplacés
        repeatedNames: L’archive contient plusieurs fichiers du même nom ; le premier de chacun a été pris : {names}
        inFuture: Le fichier contient des messages datés dans le futur, le dernier du {last}. Ils sont gardés avec ces dates.
        truncated|one: L’export a exactement {count} message : WhatsApp coupe lui-même les exports là, il peut donc en manquer de plus anciens.
        truncated|many: L’export a exactement {count} messages : WhatsApp coupe lui-même les exports là, il peut donc en manquer de plus anciens.
        truncated|other: L’export a exactement {count} messages : WhatsApp coupe lui-même les exports là, il peut donc en manquer de plus anciens.
        records|one: {count} autre fiche, dont {added} nouvelle
        records|many: {count} autres fiches, dont {added} nouvelles
        records|other: {count} autres fiches, dont {added} nouvelles
        attachmentsTaken|one: {count} pièce jointe importée
        attachmentsTaken|many: {count} pièces jointes importées
        attachmentsTaken|other: {count} pièces jointes importées
        attachmentsAbsent|one: Le contenu de {count} pièce jointe n’est pas dans le coffre ; --attachments l’apporte.
        attachmentsAbsent|many: Les contenus de {count} pièces jointes ne sont pas dans le coffre ; --attachments les apporte.
        attachmentsAbsent|other: Les contenus de {count} pièces jointes ne sont pas dans le coffre ; --attachments les apporte.
        attachmentsToFetch|one: {count} pièce jointe peut être récupérée auprès de son service
        attachmentsToFetch|many: {count} pièces jointes peuvent être récupérées auprès de leur service
        attachmentsToFetch|other: {count} pièces jointes peuvent être récupérées auprès de leur service
        policyTurnedOn: Le fichier active {policy}
        policyTurnedOff: Le fichier désactive {policy}
        broughtVerified|one: {count} contact entre comme vérifié sur la seule foi du fichier : personne n’a comparé ses clés pour ce coffre. « whisper contact verify » les compare.
        broughtVerified|many: {count} contacts entrent comme vérifiés sur la seule foi du fichier : personne n’a comparé leurs clés pour ce coffre. « whisper contact verify » les compare.
        broughtVerified|other: {count} contacts entrent comme vérifiés sur la seule foi du fichier : personne n’a comparé leurs clés pour ce coffre. « whisper contact verify » les compare.
        gateLeftDown: Dans le fichier, biometric-gated-signing est active ; ici elle reste inactive, car aucun export ne contient de clés de signature. « whisper policy set biometric-gated-signing on » protège celles de ce coffre.
        contactsUnverified|one: {count} contact est entré sans être vérifié ; « whisper contact verify » compare ses clés
        contactsUnverified|many: {count} contacts sont entrés sans être vérifiés ; « whisper contact verify » compare leurs clés
        contactsUnverified|other: {count} contacts sont entrés sans être vérifiés ; « whisper contact verify » compare leurs clés
        contactRefused: Le contact « {name} » a été laissé de côté : ses clés ne sont pas celles d’un contact connu, ou sont inutilisables. « whisper contact import » accepte des clés changées.
        identityLeftOut: L’identité « {name} » a été laissée de côté : ses clés secrètes ne sont pas ici
        policyLeftOut: Le réglage {policy} du fichier a été laissé de côté
        restoreHint: --restore restaure l’un de vos coffres tel qu’il était, dans un coffre vide.
        dayMonthYear: jour, mois, année
        monthDayYear: mois, jour, année
        yearMonthDay: année, mois, jour
        evidenceGiven: selon votre indication
        evidenceImpossibleValue: un autre ordre est impossible
        evidenceMediaFileName: noms de fichiers multimédias
        evidenceFileTime: heure du fichier
        evidenceFewestJumps: le moins de sauts en arrière
        evidenceFasterColumn: le jour change plus vite
        evidenceStyle: le style d’écriture
        askDateOrder: Dans « {path} », le jour et le mois ne se distinguent pas. Que signifie la date de cette ligne : {line}
        claimContact: « {name} » deviendrait un contact vérifié, avec l’empreinte {fingerprint}
        claimIdentity: « {name} » deviendrait une de vos identités, avec l’empreinte {fingerprint} ; ses clés secrètes ne sont pas ici
        askClaims: Le coffre n’est pas vide. Reprendre tout cela sur la seule foi du fichier ?
        chatDivided: La discussion « {title} », ligne {line}, a été laissée de côté avec ses messages, car le coffre a plusieurs discussions pour elle : {chats}
        personApart: « {name} » a été ajouté sans les numéros qui, dans le coffre, sont ceux de quelqu’un d’autre
        severalChats: {count} discussions dans « {path} », toutes importées : {chats}
        askOwner: Lequel de ces expéditeurs dans « {path} » êtes-vous ?
        writer|one: {name}, {count} message
        writer|many: {name}, {count} messages
        writer|other: {name}, {count} messages
        noneOfThese: Aucun d’entre eux
        ownMessages: Envoyés par vous : les messages de « {name} »
        noOwner: Aucun expéditeur n’a été pris pour vous, donc aucun message ne compte comme envoyé par vous. Si l’un d’eux est vous, répétez l’importation avec --redo --me NAME : {senders}
        nobodyIsOwner: Personne dans « {path} » ne s’appelle « {name} », donc aucun message ne compte comme envoyé par vous. Les expéditeurs sont : {senders}
        nobodyIsOwnerInSome|one: Dans {count} discussion, personne ne s’appelle « {name} », donc aucun message n’y compte comme envoyé par vous. Les expéditeurs sont : {senders}
        nobodyIsOwnerInSome|many: Dans {count} de discussions, personne ne s’appelle « {name} », donc aucun message n’y compte comme envoyé par vous. Les expéditeurs sont : {senders}
        nobodyIsOwnerInSome|other: Dans {count} discussions, personne ne s’appelle « {name} », donc aucun message n’y compte comme envoyé par vous. Les expéditeurs sont : {senders}
        dateReading: {date} ({order})
        likelierReading: {date} ({order}) ; le plus probable, certitude {confidence}
        askRedo: « {path} » a été importé le {date} avec d’autres réglages : {settings}. Annuler cette importation et importer le fichier de nouveau ?
        readAs: dates comme {order}, fuseau horaire {zone}
        readAsOwner: dates comme {order}, fuseau horaire {zone}, vous êtes « {name} »
        importedHeading: Importé
        fileHeading: Fichier
        readingHeading: Lu avec
        notUndoable: ne peut pas être annulé
        noImports: Rien n’a été importé dans ce coffre.
        severalImports: Plusieurs importations correspondent à « {name} » :
        askUndo|one: Annuler l’importation de « {path} » du {date} et supprimer définitivement son {count} message ?
        askUndo|many: Annuler l’importation de « {path} » du {date} et supprimer définitivement ses {count} messages ?
        askUndo|other: Annuler l’importation de « {path} » du {date} et supprimer définitivement ses {count} messages ?
        undone|one: Importation annulée : {count} message supprimé.
        undone|many: Importation annulée : {count} messages supprimés.
        undone|other: Importation annulée : {count} messages supprimés.
        wouldUndo|one: Annuler l’importation supprimerait {count} message.
        wouldUndo|many: Annuler l’importation supprimerait {count} messages.
        wouldUndo|other: Annuler l’importation supprimerait {count} messages.
        keptForImports|one: {count} message reste, car une importation ultérieure le contient aussi.
        keptForImports|many: {count} messages restent, car une importation ultérieure les contient aussi.
        keptForImports|other: {count} messages restent, car une importation ultérieure les contient aussi.
        keptOpened|one: {count} message reste, car il a été ouvert depuis un message scellé, qui ne s’ouvre qu’une fois.
        keptOpened|many: {count} messages restent, car ils ont été ouverts depuis des messages scellés, qui ne s’ouvrent qu’une fois.
        keptOpened|other: {count} messages restent, car ils ont été ouverts depuis des messages scellés, qui ne s’ouvrent qu’une fois.
        keptOtherwise|one: {count} message n’est pas concerné : une autre source l’a aussi fourni, ou il avait déjà été supprimé.
        keptOtherwise|many: {count} messages ne sont pas concernés : une autre source les a aussi fournis, ou ils avaient déjà été supprimés.
        keptOtherwise|other: {count} messages ne sont pas concernés : une autre source les a aussi fournis, ou ils avaient déjà été supprimés.
        chatRemoved: La discussion « {title} » était vide et a été supprimée.
        chatWouldGo: La discussion « {title} » serait supprimée, car elle ne contient rien d’autre.
        chatStays: La discussion « {title} » reste avec ce que vous avez défini pour elle, comme son titre, son brouillon ou sa règle de conservation.
        unreadAttachments|one: {count} pièce jointe n’a pas pu être lue et manque dans le coffre : {names}
        unreadAttachments|many: {count} pièces jointes n’ont pas pu être lues et manquent dans le coffre : {names}
        unreadAttachments|other: {count} pièces jointes n’ont pas pu être lues et manquent dans le coffre : {names}
        reasonDamaged: endommagée
        reasonEncrypted: chiffrée
        reasonCompression: compression non prise en charge
        reasonUnreadable: illisible
        encodingAssumed: Le texte a été lu comme {encoding}, ce que WhatsApp n’écrit pas : vérifiez les accents dans les noms
        inAll|one: Au total, de {count} discussion : {messages}
        inAll|many: Au total, de {count} de discussions : {messages}
        inAll|other: Au total, de {count} discussions : {messages}
        sealed|one: {count} des nouveaux messages est scellé
        sealed|many: {count} des nouveaux messages sont scellés
        sealed|other: {count} des nouveaux messages sont scellés
        recordsInFile|one: {count} autre fiche dans le fichier
        recordsInFile|many: {count} autres fiches dans le fichier
        recordsInFile|other: {count} autres fiches dans le fichier
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
        olderMessages: Messages plus anciens : {command}
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
        attachmentsSaved|one: {count} pièce jointe enregistrée dans « {path} ».
        attachmentsSaved|many: {count} pièces jointes enregistrées dans « {path} ».
        attachmentsSaved|other: {count} pièces jointes enregistrées dans « {path} ».
        attachmentsNotHeld|one: {count} pièce jointe n’est pas dans le coffre.
        attachmentsNotHeld|many: {count} pièces jointes ne sont pas dans le coffre.
        attachmentsNotHeld|other: {count} pièces jointes ne sont pas dans le coffre.
        pinnedNow: « {title} » est épinglée.
        unpinnedNow: « {title} » n’est plus épinglée.
        mutedNow: « {title} » est en sourdine.
        unmutedNow: « {title} » n’est plus en sourdine.
        archivedNow: « {title} » est archivée.
        unarchivedNow: « {title} » n’est plus archivée.
        renamedNow: « {from} » s’appelle désormais « {to} ».
        markedRead|one: {count} message de « {title} » marqué comme lu.
        markedRead|many: {count} messages de « {title} » marqués comme lus.
        markedRead|other: {count} messages de « {title} » marqués comme lus.
        deletedByAdmin: supprimé par un admin, {name}
        event: événement : {type}
        nothingToShow: rien à afficher
        newerMessages: Messages plus récents : {command}
        aroundHit: Les messages autour d’un résultat : {command}
        referenceHeading: Réf.
        moreHits: Affichés : {count} résultats sur {total}. --limit en montre davantage.
        onlyBeginnings: Aucun message ne contient exactement « {query} ». Résultats pour {wider} : {total}
        chatsOfName|one: Discussion de ce nom : {names}
        chatsOfName|many: {count} de discussions de ce nom : {names}
        chatsOfName|other: {count} discussions de ce nom : {names}
        peopleOfName|one: Personne de ce nom : {names}
        peopleOfName|many: {count} de personnes de ce nom : {names}
        peopleOfName|other: {count} personnes de ce nom : {names}
        sealedEdit: modification scellée d’un message, non ouverte
        sealedEditElsewhere: modification scellée d’un message, ouverte comme un autre message
        sealedEditExpired: modification scellée d’un message, trop ancienne pour être ouverte
        sealedEditInvalid: modification scellée d’un message, endommagée ou falsifiée
        sealedMessage: message scellé
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
        chartWritten: Graphiques écrits dans « {path} ».
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
        busiestDayValue|one: {date} : {count} message
        busiestDayValue|many: {date} : {count} de messages
        busiestDayValue|other: {date} : {count} messages
        longestStreak: Plus longue suite de jours
        longestStreakValue|one: {count} jour à partir du {from}
        longestStreakValue|many: {count} de jours à partir du {from}
        longestStreakValue|other: {count} jours à partir du {from}
        medianDelay: Médiane : {duration}
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
        wordsNote: Mots d’au moins quatre lettres.
        shortfallNote: Chaque nombre peut être trop petit, de {count} au plus.
        zoneNote: Heures du fuseau {zone}.
        sheetTitle: Les messages en chiffres
        sheetSummary|one: {count} message du {first} au {last}
        sheetSummary|many: {count} messages du {first} au {last}
        sheetSummary|other: {count} messages du {first} au {last}
        value: {label} : {value}
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
        textDiscussion: Écrit chaque discussion avec son titre, ses jours et ses messages : qui se porte garant de chacun, l’heure, le nom et le texte. Les pièces jointes sont nommées. La sortie n’est pas chiffrée.
        table: Écrire les messages comme tableau pour tableurs.
        tableDiscussion: Écrit une ligne par message en valeurs séparées par des virgules, en UTF-8, après une ligne avec les noms des colonnes. Une cellule qu’un tableur prendrait pour une formule reçoit une apostrophe devant. La sortie n’est pas chiffrée.
        conversation: Seulement cette discussion : titre ou partie du titre, référence ou identifiant. Peut être répété.
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
        open: Ouvre une archive scellée : la déballe en mémoire, indique la page à ouvrir et la retire à l’interruption.
        passphraseCommand: Prend la phrase de passe de l’archive dans la première ligne qu’écrit cette commande.
        passphraseFile: Prend la phrase de passe de l’archive dans la première ligne de ce fichier.
        passphraseDescriptor: Prend la phrase de passe de l’archive dans la première ligne de ce descripteur de fichier ouvert.
        prompt: Phrase de passe de l’archive :
        newPrompt: Phrase de passe pour l’archive (vide : dix mots sont tirés) :
        repeatPrompt: Phrase de passe pour l’archive, encore une fois :
        notAnArchive: « {path} » n’est pas une archive scellée.
        newerVersion: « {path} » a été écrit par une version plus récente de Whisper.
        wrongPassphrase: La phrase de passe n’ouvre pas « {path} ».
        damaged: L’archive « {path} » est endommagée.
        tooBig: Déballée, l’archive prend {size}, et il ne reste que {free} de place en mémoire.
        noMemory: Il n’y a pas de place privée en mémoire où déballer l’archive.
        unpacking: Déballage de l’archive
        openAt: Ouvrez cette page dans un navigateur :
        waiting: Les pages ne sont qu’en mémoire. Ctrl-C les retire.
        removed: Les pages ont été retirées de la mémoire.
        removedRemains: Les pages qu’une exécution interrompue avait laissées en mémoire ont été retirées.
        openAlone: --open ne fait que montrer une archive existante : omettez les options d’écriture.
        showWith: Pour la regarder : {command}
        noFirstPage: L’archive « {path} » n’a pas de page « {page} » à ouvrir : Whisper ne l’a pas écrite.
        """)
}

extension BrowserText {
    static let french = PhraseTable(
        """
        command: Parcourir le coffre dans une vue plein écran.
        discussion: Affiche les discussions à gauche et les messages d’une discussion à droite. Appuyez sur ? pour les touches, qui sont celles de less et de vim, et sur q pour quitter. Les messages ajoutés par d’autres commandes apparaissent d’eux-mêmes.
        needsTerminal: La vue plein écran a besoin d’un terminal capable de placer le curseur.
        needsTerminalHint: « whisper conversations » et « whisper messages » affichent la même chose sous forme de lignes.
        noChats: Il n’y a pas encore de discussions.
        noMessages: Aucun message ici.
        loading: Lecture…
        keysHeading: Touches
        keyMove: se déplacer d’un élément
        keyPages: se déplacer d’une page ou d’une demi-page
        keyEnds: aller au premier ou au dernier
        keyOpen: ouvrir la discussion ; afficher les détails du message
        keyBack: revenir à la liste des discussions ; fermer ce qui est ouvert
        keyOther: passer des discussions aux messages
        keySearch: trouver des discussions par leur nom, et des messages, au fil de la frappe
        keyHits: aller au résultat suivant ou précédent
        keyDate: aller à une date
        keyAnswered: aller au message auquel celui-ci répond
        keyThread: lister le fil : à quoi le message répond, et ses réponses
        keyReturn: revenir où vous étiez
        keyFiles: lister les fichiers de cette discussion
        keyDetails: afficher les détails : sceau, heures, textes antérieurs
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
        searchPrompt: Recherche :
        datePrompt: Aller à la date (2020-05-31, 31.5., lundi, hier) :
        noHits: Aucun message trouvé.
        searchHint: Des mots, \"une expression\", début*, OR, -sauf ; filtres : --in DISCUSSION, --from-person NOM, --since DATE, --until DATE, --type TYPE, --has-attachment, --encrypted
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
        saved|one: {count} fichier enregistré : {names}
        saved|many: {count} de fichiers enregistrés : {names}
        saved|other: {count} fichiers enregistrés : {names}
        noAttachment: Le coffre ne contient aucun fichier de ce message.
        opened: Ouvert. La copie est supprimée quand vous quittez.
        cannotOpen: Aucun programme ne l’ouvre. Jusqu’à ce que vous quittiez, une copie se trouve dans {path}.
        hintChats: ? touches · q quitter · Entrée ouvrir · / chercher · m lu · P épingler · M sourdine · D supprimer
        hintMessages: ? touches · q quitter · Entrée détails · / chercher · t date · o ouvrir · y copier · Échap discussions
        hintSearch: Entrée y aller · ↑↓ choisir · Échap fermer
        hintList: ↑↓ défiler · Échap fermer
        linesLeft: … le reste du texte : Entrée
        detailsHeading: Détails
        filesHeading: Fichiers
        threadHeading: Fil
        threadIsLonger: Le fil est plus long : seule une partie en est affichée.
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
        unknownFilter: Filtre inconnu : {value}
        onlyMedia: Seuls les images, les vidéos et le son sont ouverts. Enregistrez plutôt le fichier avec s.
        noSpace: Il n’y a pas de place en mémoire pour une copie. Enregistrez plutôt le fichier avec s.
        nothingToCopy: Ce message n’a pas de texte.
        earlier: Texte antérieur
        attachment: Fichier
        keyWrite: écrire un message dans cette discussion
        hintWriting: Entrée envoyer · Alt-Entrée nouvelle ligne · Échap messages · Tab discussions
        writeHint: w : écrire un message
        writesSealed: scellé pour {contact}
        writesPlain: non scellé : le serveur peut le lire
        cannotWrite: Rien ne peut être envoyé dans cette discussion : elle n’a pas de serveur.
        askLeaving: Ce que vous avez écrit ne peut pas être conservé et sera perdu. Quitter ?
        draftsKept|one: {count} texte non envoyé est conservé comme brouillon.
        draftsKept|many: {count} textes non envoyés sont conservés comme brouillons.
        draftsKept|other: {count} textes non envoyés sont conservés comme brouillons.
        draftChanged: Une autre commande a modifié ce brouillon. Ce que vous avez écrit ici est conservé.
        notAsShown: Non envoyé : la discussion n’est plus telle qu’elle était affichée quand vous avez écrit.
        reference: Référence
        keyCopyReference: copier la référence par laquelle les commandes le trouvent
        unlessMarked: sans mention : {word}
        ownMessage: vos propres messages
        noChatsHint: Importez-en une : whisper import FILE
        hintEmpty: ? touches · q quitter
        hintNoMessages: ? touches · q quitter · Échap discussions
        hintHits: n suivant · N résultat précédent · / chercher · Échap fin de la recherche · ? touches · q quitter
        hintNoHits: Échap fermer
        answersNothing: Ce message ne répond à rien.
        searchFirst: Cherchez d’abord : /
        noMoreHits: Il n’y a pas d’autre résultat.
        unknownKey: Cette touche ne fait rien ici. ? montre les touches.
        openFirst: Ouvrez d’abord une discussion : Entrée
        notADate: « {value} » n’est pas une date. Écrivez 2020, 2020-05, 2020-05-31, 31.5., lundi ou hier.
        chatFound: Discussion
        personFound: Personne
        listsMessages: Entrée affiche les messages de cette personne
        """)
}

extension DraftText {
    static let french = PhraseTable(
        """
        group: Gérer les brouillons : des textes que vous avez commencés.
        set: Enregistrer un texte comme brouillon d’une discussion.
        setDiscussion: Remplace le brouillon de la discussion. Sans TEXT, le texte est lu sur l’entrée standard, sans sa dernière fin de ligne. Un brouillon est enregistré dans le coffre comme un message, et n’est pas envoyé.
        show: Afficher le brouillon d’une discussion.
        list: Lister les brouillons, le plus récent en premier.
        remove: Supprimer le brouillon d’une discussion.
        send: Envoyer le brouillon d’une discussion.
        sendDiscussion: Place le brouillon dans la boîte d’envoi, scellé si la discussion est liée à un contact, et l’envoie si le serveur est joignable. Le brouillon est supprimé dans la même étape : il n’est envoyé qu’une fois.
        textArgument: Le texte ; - le lit sur l’entrée standard.
        savedHeading: Enregistré
        saved: Brouillon pour « {title} » enregistré.
        removed: Brouillon pour « {title} » supprimé.
        none: Il n’y a pas de brouillon pour « {title} ».
        noneHint: Écrivez-en un avec « whisper draft set », ou listez ceux qui existent avec « whisper draft list ».
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
        statsDiscussion: Compte un fichier une seule fois, même si plusieurs messages le contiennent. Les discussions qui prennent le plus de place viennent en premier ; dans chacune, les fichiers communs comptent en entier. Les fichiers des messages en direct comptent comme récupérables si leur service peut encore les avoir.
        prune: Retirer les fichiers d’anciens messages pour libérer de la place.
        pruneDiscussion: Les messages gardent le nom, le type et la taille d’un fichier retiré, et il peut être récupéré tant que son service l’a. Toutes les conditions données doivent être remplies. Ce qui ne peut pas être récupéré, comme les fichiers d’une discussion importée, reste, sauf avec --even-unfetchable. Un fichier de plusieurs messages n’est retiré que si tous remplissent les conditions. Les fichiers des messages pas encore envoyés restent.
        olderThan: Fichiers de messages plus anciens que cela (90d, 8w, 6m, 2y), ou d’avant cette date.
        largerThan: Fichiers plus grands que : 500kB, 10MB, 2GiB.
        conversation: Seulement les fichiers de cette discussion : titre ou partie du titre, référence ou identifiant.
        kind: Seulement les fichiers de messages de ce type : image, video, audio, document, sticker.
        keepUnder: Retire des fichiers jusqu’à ce que le reste ne prenne pas plus que cela : les plus anciens d’abord et, parmi ceux d’un même jour, les plus grands.
        evenUnfetchable: Retire aussi les fichiers qui ne peuvent pas être récupérés.
        nothingChosen: Précisez quels fichiers retirer.
        nothingChosenHint: Donnez --older-than, --larger-than, --conversation, --kind ou --keep-under.
        invalidSize: {option} : « {value} » n’est pas une taille.
        invalidSizeHint: Écrivez un nombre et kB, MB, GB, KiB, MiB ou GiB : 500kB, 10MB, 2GiB.
        reading: Lecture des pièces jointes
        removing: Retrait des fichiers
        stoppedHint: Ce qui a été retiré reste retiré. Relancez la commande pour retirer le reste.
        askPrune|one: Retirer {count} fichier ({size}) du coffre ? Il peut être récupéré tant que son service l’a.
        askPrune|many: Retirer {count} fichiers ({size}) du coffre ? Ils peuvent être récupérés tant que leur service les a.
        askPrune|other: Retirer {count} fichiers ({size}) du coffre ? Ils peuvent être récupérés tant que leur service les a.
        askPruneLost|one: Non récupérables : {lost}. Retirer définitivement {count} fichier ({size}) ?
        askPruneLost|many: Non récupérables : {lost}. Retirer définitivement {count} fichiers ({size}) ?
        askPruneLost|other: Non récupérables : {lost}. Retirer définitivement {count} fichiers ({size}) ?
        pruned|one: {count} fichier retiré ({size}).
        pruned|many: {count} fichiers retirés ({size}).
        pruned|other: {count} fichiers retirés ({size}).
        wouldPrune|one: {count} fichier serait retiré ({size}).
        wouldPrune|many: {count} fichiers seraient retirés ({size}).
        wouldPrune|other: {count} fichiers seraient retirés ({size}).
        nothingToPrune: Il n’y a rien à retirer.
        keptUnfetchable|one: {count} fichier ({size}) reste parce qu’il ne peut pas être récupéré :
        keptUnfetchable|many: {count} fichiers ({size}) restent parce qu’ils ne peuvent pas être récupérés ; les plus grands :
        keptUnfetchable|other: {count} fichiers ({size}) restent parce qu’ils ne peuvent pas être récupérés ; les plus grands :
        keptInUse|one: {count} fichier ({size}) reste parce que des messages qui ne remplissent pas les conditions le contiennent aussi.
        keptInUse|many: {count} fichiers ({size}) restent parce que des messages qui ne remplissent pas les conditions les contiennent aussi.
        keptInUse|other: {count} fichiers ({size}) restent parce que des messages qui ne remplissent pas les conditions les contiennent aussi.
        overLimit: Les fichiers restants prennent {size}, plus que {limit}.
        postponed: Une autre commande utilise les pièces jointes. La place est libérée au prochain retrait de fichiers, ou par « whisper verify --repair ».
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
        moreChats|one: {count} autre discussion a des fichiers ; --json les liste toutes.
        moreChats|many: {count} autres discussions ont des fichiers ; --json les liste toutes.
        moreChats|other: {count} autres discussions ont des fichiers ; --json les liste toutes.
        makeRoom: montre ce qui peut être retiré pour libérer de la place
        fileUnsupported: Le pont ne peut pas récupérer ce type de fichier.
        chatPictures: Images de discussions
        """)
}

extension PictureText {
    static let french = PhraseTable(
        """
        command: Enregistrer l’image d’une discussion dans un fichier.
        discussion: Écrit l’image telle que la messagerie l’a envoyée : JPEG, PNG ou WebP. Un fichier existant n’est jamais remplacé. « whisper bridge run » récupère les images des discussions et les tient à jour ; chaque discussion est vérifiée une fois par semaine.
        output: Écrire l’image dans ce fichier ; - désigne la sortie standard.
        saved: Image de « {title} » enregistrée : {path} ({size})
        absent: Le coffre n’a pas d’image de « {title} ».
        absentHint: « whisper bridge run » récupère les images des discussions si --media n’est pas none.
        notHeld: L’image de « {title} » manque parmi les fichiers du coffre.
        notForTerminal: La sortie standard est un terminal, qui ne peut pas afficher d’image.
        notForTerminalHint: Utilisez --output FICHIER ou un tube.
        """)
}

extension RetentionText {
    static let french = PhraseTable(
        """
        group: Gérer la durée de conservation des messages des discussions.
        set: Définir la durée de conservation des messages d’une discussion.
        setDiscussion: AGE est un nombre et d, w, m ou y pour jours, semaines, mois ou années, comme 90d ou 2y, ou le mot « forever ». Avec --default, il vaut pour toutes les discussions sans règle propre. Les messages ne sont supprimés que par « whisper retention apply ».
        list: Lister les règles de conservation.
        remove: Retirer la règle d’une discussion, pour que la règle générale s’y applique.
        apply: Supprimer définitivement les messages plus anciens que les règles ne le permettent.
        applyDiscussion: Supprime comme « whisper delete --older-than », discussion par discussion. L’âge est mesuré par l’horloge de cet ordinateur. Si le message le plus récent du coffre a plus de 30 jours de retard sur l’horloge, celle-ci est peut-être fausse : la commande pose alors une autre question, à laquelle ne répond pas --yes, mais --accept-clock. Un message reçu en direct n’est pas plus ancien que le temps écoulé depuis sa réception, quelle que soit l’heure indiquée par son expéditeur. Les messages pas encore envoyés restent. Importer à nouveau un ancien export ramène les messages supprimés jusqu’à la prochaine application des règles.
        chatArgument: La discussion ; avec --default, AGE prend sa place.
        ageArgument: La durée de conservation des messages : 90d, 8w, 6m, 2y ou forever.
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
        saved: Conservation pour « {title} » : {period}.
        savedDefault: Conservation pour toutes les autres discussions : {period}.
        removed: Règle de « {title} » retirée.
        removedDefault: Règle générale retirée.
        none: Il n’y a pas de règle pour « {title} ».
        noneDefault: Il n’y a pas de règle générale.
        noneHint: « whisper retention list » montre les règles.
        noRules: Aucune règle. Tous les messages sont conservés.
        invalid: « {value} » n’est pas un âge.
        invalidHint: Écrivez un nombre et d, w, m ou y pour jours, semaines, mois ou années, comme 90d, ou le mot « forever ».
        oneTarget: Donnez soit une discussion, soit --default.
        ageMissing: AGE manque : la durée de conservation des messages.
        askApply|one: Les règles de conservation concernent {count} message. Le supprimer définitivement ?
        askApply|many: Les règles de conservation concernent {count} messages. Les supprimer définitivement ?
        askApply|other: Les règles de conservation concernent {count} messages. Les supprimer définitivement ?
        askClock|one: L’horloge de cet ordinateur indique {now}, mais le message le plus récent est du {newest}. Si l’horloge est fausse, trop de messages sont supprimés. Supprimer définitivement {count} message ?
        askClock|many: L’horloge de cet ordinateur indique {now}, mais le message le plus récent est du {newest}. Si l’horloge est fausse, trop de messages sont supprimés. Supprimer définitivement {count} messages ?
        askClock|other: L’horloge de cet ordinateur indique {now}, mais le message le plus récent est du {newest}. Si l’horloge est fausse, trop de messages sont supprimés. Supprimer définitivement {count} messages ?
        clockDoubtful: L’horloge de cet ordinateur indique {now}, mais le message le plus récent est du {newest}. Rien n’a été supprimé.
        clockDoubtfulHint: Si l’horloge est juste, relancez la commande avec --accept-clock.
        keptUnsent|one: {count} ancien message reste, car il n’a pas encore été envoyé.
        keptUnsent|many: {count} anciens messages restent, car ils n’ont pas encore été envoyés.
        keptUnsent|other: {count} anciens messages restent, car ils n’ont pas encore été envoyés.
        """)
}

extension GroupText {
    static let french = PhraseTable(
        """
        group: Afficher les groupes et leurs membres.
        groupDiscussion: Sans sous-commande, liste les groupes comme « list ».
        list: Lister les groupes.
        listDiscussion: Les groupes épinglés viennent d’abord, puis les plus récemment actifs ; les groupes archivés viennent à la fin. Le nombre de membres et votre rôle sont affichés si une source les indique ; les discussions exportées ne le font pas : pour celles-ci est affiché le nombre de personnes qui y ont écrit.
        listName: Lister seulement les groupes dont le nom contient ceci. Peut être répété.
        listLimit: Au plus ce nombre de groupes.
        show: Afficher un groupe et ses membres.
        showDiscussion: Affiche la description, si le groupe a une image, et chaque membre avec son rôle : propriétaire, administrateur ou membre. « Depuis » est le moment du signalement qui a donné ou retiré le rôle.
        shownGroup: Le groupe : nom ou partie du nom, référence ou identifiant.
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
        noMatch: Aucun groupe ne correspond à « {name} ».
        noSuchGroup: Il n’y a pas de groupe appelé « {name} ».
        noSuchGroupSuggestion: Il n’y a pas de groupe appelé « {name} ». Vouliez-vous dire : {candidates} ?
        noSuchGroupHint: « whisper groups » liste les groupes.
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
        groupDiscussion: Sans sous-commande, liste les personnes comme « list ».
        list: Lister les personnes du coffre.
        listDiscussion: Liste toutes les personnes qu’une source a indiquées : expéditeurs, membres de groupes et personnes du carnet d’adresses du téléphone, avec un numéro et tous leurs noms. Ces noms viennent des sources et aucun n’est vérifié.
        listName: Lister seulement les personnes dont un nom ou un numéro contient ceci. Peut être répété.
        listLimit: Au plus ce nombre de personnes.
        show: Afficher ce que le coffre sait d’une personne.
        showDiscussion: Affiche chaque nom et numéro avec son origine, le contact avec sa confiance, les discussions et les groupes. Seule la confiance d’un contact repose sur une comparaison des clés. Un nom d’entreprise est confirmé par la messagerie, pas par vous.
        shownPerson: La personne : nom ou partie du nom, numéro ou identifiant.
        reading: Lecture des personnes
        nameHeading: Nom
        numberHeading: Numéro
        otherNamesHeading: Autres noms
        originHeading: Origine
        aliasHeading: Nom ou numéro
        serviceHeading: Messagerie
        firstSeenHeading: Première fois
        lastSeenHeading: Dernière fois
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
        notVerified: Il n’y a pas de contact pour cette personne ; aucune clé n’a donc été comparée.
        messageCount|one: {count} message
        messageCount|many: {count} de messages
        messageCount|other: {count} messages
        messageAndUnreadCount|one: {count} message, dont {unread} non lu
        messageAndUnreadCount|many: {count} de messages, dont {unread} non lus
        messageAndUnreadCount|other: {count} messages, dont {unread} non lus
        noPeople: Pas encore de personnes.
        noMatch: Aucune personne ne correspond à « {name} ».
        cut|one: Seule la première personne est listée. Indiquez une partie d’un nom pour en trouver d’autres.
        cut|many: Seuls les premiers {count} de personnes sont listés. Indiquez une partie d’un nom pour en trouver d’autres.
        cut|other: Seules les {count} premières personnes sont listées. Indiquez une partie d’un nom pour en trouver d’autres.
        showPerson: tout afficher sur cette personne
        forget: Retirer tout ce qui nomme une personne.
        forgetDiscussion: Supprime tous les noms, numéros et identifiants d’une personne, aussi de l’index de recherche. Ce qu’elle a écrit reste, comme écrit par une personne inconnue. Ne sont pas supprimés les mots des messages, les adresses des discussions, les pièces jointes et les copies antérieures du coffre. Importer à nouveau ce qui nomme la personne ramène les noms.
        forgottenName: Personne inconnue
        askForget: Supprimer définitivement tous les noms et adresses de « {name} » ? Ce que cette personne a écrit reste, comme écrit par « {unknown} ».
        forgotten: « {name} » est maintenant « {unknown} ».
        cannotForget: « {name} » est vous ou l’un de vos contacts et ne peut pas être oublié.
        nameless: Personne inconnue (…{digits})
        namelessShort: Inconnu …{digits}
        """)
}

extension ReceiptText {
    static let french = PhraseTable(
        """
        receipts: Afficher qui a reçu et lu un message.
        receiptsDiscussion: Affiche jusqu’où un message est arrivé chez chaque destinataire, et quand. Dans un groupe dont les membres sont connus, ceux sans accusé sont listés aussi : ils ont peut-être désactivé les accusés de lecture, rejoint le groupe plus tard ou n’ont pas été en ligne depuis.
        message: Le message : sa référence ou son identifiant.
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
        joined: Ce qu’il faut séparer : son nom, son titre ou son adresse, ou une partie.
        list: Lister seulement ce qui a été réuni, par quoi et quand.
        byImport: par une importation
        bySource: comme {platform} l’a indiqué
        byOwner: par vous
        several: Plusieurs ont été réunis avec « {name} » :
        askSplit: Séparer « {other} » de « {name} » ?
        done: « {other} » et « {name} » sont de nouveau séparés.
        nothing: Rien n’a été réuni avec « {name} ».
        noSuch: Rien du nom de « {other} » n’a été réuni avec « {name} ».
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
        spilled: Débordés
        lastRun: Dernière exécution
        pairing: Associations réussies
        latency: Délai jusqu’à l’enregistrement
        backlog: Historique, messages par minute
        uptime: Connecté
        decryption: Déchiffrés
        met: objectif {objective} : atteint
        missed: objectif {objective} : manqué
        unknown: objectif {objective} ; pas encore de chiffres
        unreadChanges: Modifications illisibles
        """)
}

extension BridgeText {
    static let french = PhraseTable(
        """
        group: Importer les messages en direct, par un pont.
        groupDiscussion: Un pont est un programme à part qui parle à la messagerie et peut y lire vos messages. Il n’envoie jamais rien. Le coffre en reste séparé : le pont a le réseau, mais aucune clé du coffre.
        install: Installer le pont de référence pour WhatsApp.
        installDiscussion: Crée un environnement Python à part dans le dossier du coffre et y installe les versions fixées, chacune vérifiée par son empreinte. Demande Python 3.11 ou plus récent avec venv, et le réseau.
        pair: Lier le coffre à un compte WhatsApp.
        pairDiscussion: Demande d’abord, montre ensuite des codes à scanner avec le téléphone, et se termine une fois le compte lié. « whisper bridge run » fait alors entrer les messages. WhatsApp permet quatre appareils liés ; activez la vérification en deux étapes.
        run: Importer des messages jusqu’à l’arrêt.
        runDiscussion: Reste au premier plan et relance un pont qui échoue tant que cela peut servir ; il convient donc à un gestionnaire de services. Arrêtez-le par Ctrl-C ou SIGTERM.
        status: Montrer si le coffre est lié, et le résultat de la dernière exécution.
        logout: Délier le compte et supprimer ses clés.
        logoutDiscussion: Délie cet appareil de WhatsApp et en retire la session et toutes ses clés. Les messages importés restent.
        command: Exécuter ce programme comme pont ; ses mots sont séparés comme dans un shell.
        historyLimit: Importer au plus tant de messages de l’historique du téléphone ; 0 est sans limite.
        consent: Le lien permet à cet appareil de lire vos discussions WhatsApp, comme un autre appareil à vous :\\n- Il lit les nouveaux messages et l’historique que le téléphone offre. Il n’envoie rien, pas même d’accusés.\\n- Tout est gardé chiffré dans votre seul coffre, avec les clés du lien.\\n- Pour l’annuler : « whisper bridge logout », ou sur le téléphone sous « Appareils connectés ».\\nLes conditions de WhatsApp ne prévoient pas d’autres programmes, et il peut bloquer un compte.
        consentQuestion: Lier un compte ?
        scan: À scanner avec VOTRE téléphone seulement : WhatsApp, « Appareils connectés », « Connecter un appareil ».
        expires: Ce code vaut {seconds} s ; un autre suit.
        linked: Lié à {account} ; le téléphone montre cet appareil sous le nom « {device} ».
        connected: Connexion établie.
        disconnected: La connexion est perdue ; le pont réessaie.
        retrying: {reason} Nouvel essai dans {seconds} s.
        finished: Messages : {added} nouveaux, {duplicates} déjà connus ; {skipped} passés.
        manySkipped: Plus de dix messages en une heure n’ont pas pu être lus.
        manyUndecryptable: Plus d’un message sur mille n’a pas pu être déchiffré.
        qrExpired: Personne n’a scanné le code à temps. Scannez le nouveau.
        authenticationFailed: Le téléphone a refusé le lien. Vérifiez le téléphone et recommencez.
        sessionExpired: Le compte n’est plus lié. Liez-le de nouveau ; ce qui est entré reste.
        rateLimited: Trop de demandes à WhatsApp.
        networkError: WhatsApp est injoignable. Vérifiez la connexion.
        undecryptable: Un message n’a pas pu être déchiffré ; il est redemandé : {id}
        clientOutdated: WhatsApp n’accepte plus cette version du pont. Mettez Whisper à jour et lancez « whisper bridge install ».
        banned: WhatsApp a bloqué le compte. Déliez-le, attendez un jour, puis liez-le de nouveau.
        crashed: Le pont s’est terminé de façon inattendue.
        programMissing: Le pont « {program} » ne peut pas être exécuté.
        programMissingHint: « whisper bridge install » installe le pont de référence ; --command nomme un autre programme.
        noMemoryPlace: Il n’y a pas de place en mémoire pour la session : ni $XDG_RUNTIME_DIR ni /dev/shm ne sont en mémoire.
        notLinked: Le coffre n’est lié à aucun compte.
        notLinkedHint: « whisper bridge pair » le lie.
        malformedCommand: {option} : un guillemet n’est pas fermé, ou il manque le programme.
        unsupported: Cette version de Whisper n’exécute pas de ponts.
        helperMissing: Il manque {path}, qui exécute les ponts.
        helperMissingHint: Il se compile avec le trait Bridge et s’installe à côté de whisper.
        installing: Installation du pont de référence…
        installed: Le pont de référence est installé : {path}
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
        removedOnly: La session et ses clés ont été supprimées de cet appareil. WhatsApp n’a pas pu être prévenu : retirez l’appareil sur le téléphone, sous « Appareils connectés ».
        nothingToRemove: Il n’y avait rien à supprimer.
        logoutQuestion: Délier le compte et supprimer ses clés de cet appareil ?
        coverage: Montrer quelle période est détenue de chaque discussion, et ses lacunes.
        coverageDiscussion: Une lacune est un silence de plus de --gap jours entre deux messages. Rien ne distingue un silence de messages manquants : c’est donc un indice. Ni pont ni réseau ne sont nécessaires.
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
        rebuilt: Événements : {events} relus, dont {unread} sans rien à montrer. Messages : {replaced} renouvelés, {inserted} ajoutés.
        outOfRange: {option} : {value} n’est pas un nombre de {lowest} à {highest}.
        noHistory: Ne rien prendre de l’historique du téléphone.
        takesHistory: Si l’historique du téléphone est pris : true ou false.
        historyInterval: Laisser tant de millisecondes entre deux demandes d’historique.
        batchSize: Mettre tant de messages de l’historique ensemble dans le coffre.
        retries: Nombre maximal de nouvelles tentatives de suite, là où il est limité.
        firstDelay: Attendre tant de millisecondes avant le deuxième essai, puis chaque fois le double.
        sessionTimeout: Demander un nouveau lien après tant de jours.
        retryingNow: {reason} Nouvel essai.
        oftenExpired: Le lien a pris fin plusieurs fois en 30 jours. WhatsApp bloque peut-être le compte : déliez-le, attendez un jour, puis liez-le de nouveau.
        notify: Ce qu’une notification de bureau dit des nouveaux messages : rien (none), leur nombre (count), aussi la discussion (chat), aussi le texte (content).
        newMessages|one: {count} nouveau message
        newMessages|many: {count} de nouveaux messages
        newMessages|other: {count} nouveaux messages
        noDesktop: Pas de notifications de bureau : aucun bureau trouvé.
        desktopSilent: Le bureau n’accepte pas les notifications ; les messages entrent quand même.
        noNotifications: Cette version de Whisper n’affiche pas de notifications.
        bridgeSays: Le pont indique : {text}
        otherVersion: Le pont a choisi la version {version} du protocole des ponts ; ce programme ne prend en charge que la version {supported}.
        unusable: Ce programme ne peut pas servir de pont.
        journalChanged: Le journal du pont n’est pas celui que ce coffre a lu jusqu’ici.
        journalChangedHint: « whisper bridge run --begin-again » le lit depuis sa première ligne ; les messages déjà présents sont reconnus.
        otherAccount: Le pont est connecté à un autre compte que celui auquel ce coffre est lié.
        otherAccountHint: Utilisez un autre coffre pour ce compte, ou d’abord « whisper bridge logout ».
        beginAgain: Relire le journal du pont depuis sa première ligne.
        bridgeLacks: Il manque au pont un module ou une bibliothèque dont il a besoin.
        bridgeLacksFile: Il manque au pont un fichier dont il a besoin.
        bridgeFaulty: Le pont signale une erreur interne.
        bridgeExhausted: Le pont n’a plus de mémoire ou d’espace disque.
        bridgeForbidden: Le système refuse au pont une autorisation dont il a besoin.
        bridgeDistrusts: Le pont ne fait pas confiance au certificat d’un serveur. Une horloge déréglée, des certificats racine manquants ou un réseau qui intercepte peuvent en être la cause.
        bridgeUnconnected: Le pont ne peut pas résoudre le nom d’un serveur, ou ne peut pas le joindre. Vérifiez la connexion.
        unusableHint: Ce qui a été signalé auparavant dit pourquoi. « whisper bridge install » renouvelle le pont de référence ; --command nomme un autre programme.
        sessionNotKept: Le pont ne remet pas sa session ; après un redémarrage, il faudra peut-être associer le compte à nouveau.
        moreOfThese: Autres avis de ce type, non affichés : {number}
        manyMembers: « {title} » a plus de {number} membres ; les autres ne sont pas enregistrés.
        alreadyRunning: Un pont de ce coffre est déjà en cours.
        passkeyRequired: Pour associer cet appareil, WhatsApp demande la clé d’accès du compte, que seul un navigateur ou le téléphone peut fournir.
        passkeyHint: Sans association, exportez les discussions sur le téléphone, ou faites une sauvegarde, puis exécutez « whisper import ». Supprimer la clé d’accès sur le téléphone peut aider : WhatsApp, « Paramètres », « Compte », « Clés d’accès ».
        refusedChanges: Modifications par des personnes non autorisées, restées sans effet : {number}
        unreadChanges: Modifications de messages qui n’ont pas pu être déchiffrées : {number}
        numbersIgnored: Des lignes du pont portent des numéros déjà utilisés et ont été ignorées.
        numberImpossible: Une ligne du pont porte un numéro impossible. Elle a été refusée et le pont arrêté.
        timesDiffer: La discussion « {title} » a été importée avec des heures décalées de {offset} par rapport au téléphone ; ses messages sont donc deux fois dans le coffre. Supprimez cette discussion et importez-la de nouveau avec --timezone.
        labelDevice: Appareil sur le téléphone
        labelLinkedSince: Lié depuis
        labelFiles: Fichiers à récupérer
        labelFailure: Dernier échec
        pairPhone: Afficher un code de huit caractères à saisir sur le téléphone qui a ce numéro, au lieu d’un code QR à scanner.
        pairPhoneHint: Indiquez le numéro avec l’indicatif du pays, comme +15550100123.
        typeCode: Saisissez ceci uniquement sur VOTRE téléphone : WhatsApp, « Appareils connectés », « Connecter un appareil », « Connecter avec le numéro de téléphone ».
        mediaOption: Les fichiers à récupérer à l’arrivée de leurs messages : tous (all), les images et les autocollants (images) ou aucun (none). Les images des discussions sont récupérées aussi, sauf avec none.
        mediaLimit: Laisser de côté les fichiers de plus de ce nombre de mégaoctets.
        mediaRate: Récupérer au plus ce nombre de kilooctets par seconde ; 0 signifie sans limite.
        fetch: Récupérer les fichiers des messages arrivés sans eux.
        fetchDiscussion: Récupère les fichiers encore présents sur les serveurs de WhatsApp, ceux des derniers messages d’abord. Chaque fichier est vérifié avec les empreintes de son message et enregistré chiffré. N’a pas besoin du lien avec le compte et fonctionne pendant que « whisper bridge run » s’exécute. WhatsApp supprime les fichiers après quelques semaines.
        fetchImages: Récupérer seulement les images et les autocollants.
        fetchMissing: Récupérer aussi les fichiers que le coffre a eus et n’a plus, comme après une importation sans pièces jointes.
        mediaUnsupported: Ce pont ne peut pas récupérer de fichiers.
        mediaRefused: Le serveur a répondu autre chose que le fichier.
        mediaForged: Le fichier n’est pas celui que le message désigne.
        mediaUntrusted: Le certificat du serveur n’est pas fiable.
        filesUnnamed: Fichiers laissés de côté, car leurs messages ne disent pas où ils se trouvent : {count}
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
        backfillDiscussion: Enregistre quels messages plus anciens vous voulez. Pendant que « whisper bridge run » est en cours, ils sont demandés au téléphone en arrière-plan, par 50, en commençant par les discussions à l’activité la plus récente ; l’exécution suivante reprend là où celle-ci s’est arrêtée. Sans --conversation, cela vaut pour toutes les discussions, y compris celles qui s’ajoutent plus tard. Une nouvelle demande recommence, même pour les discussions complètes. Une discussion seulement importée d’un fichier n’a aucun message que le téléphone puisse trouver ; de nouveaux messages y changent cela.
        untilOption: Demander les messages en remontant jusqu’à cette date.
        countOption: Demander au plus ce nombre de messages plus anciens par discussion.
        conversationOption: Demander seulement les messages de cette discussion.
        listOption: Lister ce qui est demandé et combien est arrivé.
        removeOption: Ne plus demander de messages anciens ; ceux qui sont arrivés restent.
        oneAction: {first} ne peut pas être combiné avec {second}.
        wishedChat: Des messages plus anciens de « {title} » seront demandés au téléphone.
        wishedAll|one: Des messages plus anciens de toutes les discussions seront demandés au téléphone, pour l’instant de {count} discussion.
        wishedAll|many: Des messages plus anciens de toutes les discussions seront demandés au téléphone, pour l’instant de {count} discussions.
        wishedAll|other: Des messages plus anciens de toutes les discussions seront demandés au téléphone, pour l’instant de {count} discussions.
        limitUntil: En remontant jusqu’au {date}.
        limitCount|one: Au plus {count} message par discussion.
        limitCount|many: Au plus {count} messages par discussion.
        limitCount|other: Au plus {count} messages par discussion.
        noLimit: Aussi loin que le téléphone les a. Cela peut faire des dizaines de milliers de messages.
        running: Un pont de ce coffre est en cours et commence dans quelques secondes.
        notRunning: Aucun pont de ce coffre n’est en cours. Lancez-en un avec « whisper bridge run ».
        startRun: importer les messages et demander les plus anciens
        showList: voir combien est arrivé
        removedChat: Les messages plus anciens de « {title} » ne sont plus demandés.
        removedAll: Les messages plus anciens de toutes les discussions ne sont plus demandés.
        noneChat: Aucun message plus ancien n’était demandé pour « {title} » seule.
        noneAll: Aucun message plus ancien n’était demandé pour toutes les discussions.
        noneHint: « whisper bridge backfill --list » montre ce qui est demandé.
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
        settled|one: « {title} » : {count} message plus ancien, comme demandé.
        settled|many: « {title} » : {count} messages plus anciens, comme demandé.
        settled|other: « {title} » : {count} messages plus anciens, comme demandé.
        settledComplete|one: « {title} » : {count} message plus ancien. Le téléphone n’en a plus.
        settledComplete|many: « {title} » : {count} messages plus anciens. Le téléphone n’en a plus.
        settledComplete|other: « {title} » : {count} messages plus anciens. Le téléphone n’en a plus.
        settledStalled|one: « {title} » : {count} message plus ancien. Le téléphone en a d’autres, mais ne les envoie pas.
        settledStalled|many: « {title} » : {count} messages plus anciens. Le téléphone en a d’autres, mais ne les envoie pas.
        settledStalled|other: « {title} » : {count} messages plus anciens. Le téléphone en a d’autres, mais ne les envoie pas.
        phoneSilent: Le téléphone ne répond pas aux demandes de messages plus anciens. Prochaine tentative dans {minutes} min.
        limited: Trop de demandes de messages plus anciens. Prochaine tentative dans {minutes} min.
        finished: Tous les messages plus anciens demandés que le téléphone envoie sont arrivés.
        stopped: Dans cette exécution, plus aucun message ancien ne peut être demandé : {reason}
        """)
}

extension SyncCommandText {
    static let french = PhraseTable(
        """
        root: Échanger des messages avec un serveur en temps réel.
        rootDiscussion: Le coffre est la seule source de ce qui est montré : ce qui arrive y entre d’abord, et ce que vous envoyez y attend que le serveur l’ait. Lisez-le avec « whisper », qui n’utilise jamais le réseau ; ce programme, si.
        login: Se connecter à un serveur.
        loginDiscussion: Demande le secret au terminal. Le coffre garde l’adresse et un jeton, scellé ; il ne garde jamais le secret.
        logout: Se déconnecter et supprimer le jeton.
        logoutDiscussion: Prévient le serveur et supprime le jeton de cet appareil. Les messages restent, y compris ceux qui attendent d’être envoyés.
        run: Recevoir et envoyer des messages jusqu’à l’arrêt.
        runDiscussion: Reste au premier plan et se reconnecte chaque fois que la connexion se perd ; il convient donc à un gestionnaire de services. Arrêtez-le par Ctrl-C ou SIGTERM.
        chat: Lire et écrire des messages en plein écran.
        chatDiscussion: Montre la même chose que « whisper browse », suit pendant ce temps le serveur comme « whisper-sync run », et offre un texte à écrire sous les messages. La ligne au-dessus nomme le contact pour qui il est scellé, ou avertit que le serveur peut le lire. Les messages que le serveur n’a pas encore sont marqués. Appuyez sur ? pour les touches.
        send: Envoyer un message.
        sendDiscussion: Le message est d’abord enregistré, puis envoyé. Si le serveur est injoignable, il attend, et « whisper-sync run » l’envoie plus tard.
        retry: Renvoyer un message que le serveur avait refusé.
        status: Montrer le compte, jusqu’où chaque discussion est tenue et ce qui attend d’être envoyé.
        serverArgument: L’adresse du serveur : https://HOST, ou http:// vers cet appareil.
        userArgument: Le nom de l’utilisateur sur le serveur.
        conversationArgument: La discussion : titre, identifiant ou identifiant sur le serveur.
        textArgument: Le texte ; - le lit sur l’entrée standard.
        messageArgument: L’identifiant du message, comme « whisper-sync status » le montre.
        boundContact: Le contact : nom, identifiant ou empreinte.
        server: Le serveur, si le coffre n’est connecté à aucun.
        tokenFile: Lire le jeton d’accès sur la première ligne de FILE, et de nouveau quand il a expiré.
        secretFile: Lire le secret sur la première ligne de FILE ; - est l’entrée standard.
        secretDescriptor: Lire le secret dans le fichier ouvert N.
        device: Un nom pour cet appareil, que le serveur apprend.
        seal: Sceller ce qui est envoyé et ouvrir ce qui arrive, pour que le serveur ne voie que du chiffré.
        trustCarrierTime: Juger les messages scellés manqués d’après l’heure à laquelle le serveur dit les avoir reçus.
        caFile: Se fier aux certificats de FILE en plus de ceux du système.
        tokenInQuery: Mettre le jeton dans l’adresse de la connexion directe, pour les serveurs qui ne le lisent pas ailleurs ; les adresses finissent dans des journaux.
        timeout: Attendre le serveur N secondes au plus.
        bind: Lier une discussion à un contact.
        unbind: Rompre le lien d’une discussion avec un contact.
        bindDiscussion: Dès lors, ce que vous envoyez dans la discussion est scellé avec les clés de ce contact, et ce qui arrive scellé est ouvert. Le serveur n’est jamais cru sur l’identité de quelqu’un ; vous le dites donc une fois.
        rooms: Afficher les discussions du serveur, avec les invitations.
        create: Créer une discussion sur le serveur.
        createDiscussion: Le serveur apprend qui est invité et le titre, mais pas ce que vous envoyez si vous liez la discussion à un contact.
        join: Accepter une invitation ou rejoindre une discussion publique.
        leave: Quitter une discussion ou refuser une invitation.
        leaveDiscussion: Les messages reçus jusqu’ici restent dans le coffre. Vous ne pourrez écrire de nouveau qu’après l’avoir rejointe.
        fetch: Récupérer les messages antérieurs et les fichiers d’une discussion.
        fetchDiscussion: Une exécution récupère tout depuis la précédente. Ceci sert aux messages d’avant la première exécution, et aux fichiers, téléchargés seulement sur demande.
        titleOption: Le titre de la discussion.
        withOption: Inviter USER ; répétez l’option pour en inviter plusieurs.
        directOption: En faire une discussion avec une seule personne, qui peut être liée à un contact.
        roomArgument: L’id ou le nom de la discussion sur le serveur.
        pagesOption: Le nombre de pages de messages antérieurs à récupérer.
        filesOption: Télécharger les fichiers de la discussion.
        loginTokenOption: Le secret est un jeton de connexion d’une page d’authentification unique.
        serverChoice: Le serveur, si le coffre est connecté à plusieurs.
        attachOption: Joindre FILE, avec le texte comme légende ; - est l’entrée standard.
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
        askSecret: Secret de « {user} » sur {server} :
        loggedIn: Connecté à {server} en tant que « {user} ».
        loggedOut: Déconnecté. La session a été supprimée de cet appareil.
        loggedOutHere: La session a été supprimée de cet appareil. Le serveur n’a pas pu être prévenu ; elle y finira d’elle-même.
        nothingToRemove: Il n’y avait rien à supprimer.
        connecting: Connexion à {server}…
        connected: Connexion établie avec {server} en tant que « {user} ».
        disconnected: La connexion est perdue.
        retrying: {reason} Nouvel essai dans {seconds} s.
        finished: Messages : {received} reçus, {sent} envoyés ; {waiting} attendent d’être envoyés.
        sent: Envoyé.
        queued: Enregistré. {reason} Le message attend que « whisper-sync run » puisse l’envoyer.
        messageFailed: Le serveur a refusé un message pour de bon ({reason}) ; « whisper-sync status » le montre.
        unreachable: Le serveur est injoignable.
        untrusted: Le certificat du serveur n’est pas digne de confiance, ou n’est pas pour cet hôte.
        untrustedHint: --ca-file nomme les certificats d’un serveur privé.
        unauthorized: Le serveur n’a pas accepté l’utilisateur et le secret.
        sessionEnded: Le serveur n’accepte plus le jeton.
        sessionEndedHint: « whisper-sync login » reconnecte ; rien de ce qui attend d’être envoyé n’est perdu.
        loginAgain: Reconnectez-vous avec « {command} » ; rien de ce qui attend d’être envoyé n’est perdu.
        rateLimited: Le serveur demande d’attendre.
        serverFailed: Le serveur a échoué.
        notUnderstood: Le serveur répond quelque chose que ce programme ne comprend pas.
        notLoggedIn: Le coffre n’est connecté à aucun serveur.
        notLoggedInHint: « whisper-sync login » connecte ; --server et --token-file s’en passent.
        alreadyLoggedIn: Le coffre appartient déjà à « {user} » sur {server}.
        alreadyLoggedInHint: Un coffre contient les discussions d’un seul compte ; prenez un autre coffre pour un autre compte.
        invalidAddress: L’adresse « {address} » n’est pas de celles auxquelles on se connecte.
        invalidAddressHint: https://HOST, ou http:// vers cet appareil seulement : ailleurs le jeton voyagerait en clair.
        emptyToken: La première ligne de {path} ne contient pas de jeton.
        refused: Le serveur a refusé le message pour de bon : {reason}
        tooLong: Le message dépasse {limit} octets.
        emptyMessage: Il n’y a rien à envoyer : le texte est vide.
        notText: L’entrée n’est pas du texte en UTF-8.
        notOfServer: « {name} » n’est pas une discussion du serveur.
        notOfServerHint: « whisper-sync status » montre celles du serveur ; « whisper-sync run » les fait entrer.
        groupNotSealed: Un message scellé va à une seule personne, et cette discussion est un groupe.
        contactUnknownHint: Liez-la à un contact avec « whisper-sync bind ».
        noFailedMessage: Il n’y a pas de message refusé « {id} ».
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
        bound: La discussion « {conversation} » est désormais liée à votre contact « {contact} ».
        unbound: La discussion « {conversation} » n’est liée à aucun contact.
        sealedTo: Scellé pour « {contact} ».
        contactUnknown: La discussion « {conversation} » n’est liée à aucun contact.
        noSecret: Aucun secret n’a été donné, et il n’y a pas de terminal où le demander.
        noSecretHint: --secret-file le lit dans un fichier, avec - sur l’entrée standard.
        mayNotWrite: vous ne pouvez pas écrire dans cette discussion
        noConversation: cette discussion n’existe pas
        tooLarge: il est trop long pour le serveur
        notAccepted: le serveur ne l’accepte pas tel quel
        soFar: Messages jusqu’ici : {received} reçus, {sent} envoyés.
        labelEvents: Événements du serveur
        labelSent: Messages envoyés
        columnServerID: Id. sur le serveur
        certificateExpired: Le certificat du serveur a expiré ou n’est pas encore valable.
        certificateWrongHost: Le certificat du serveur est établi pour un autre hôte.
        certificateUnknown: Le certificat du serveur n’a pas été émis par une autorité reconnue.
        otherVersion: Le serveur parle la version {version} du protocole, et ce programme une autre.
        serverBehind: Le serveur compte moins d’événements qu’avant dans « {conversation} » ; quelque chose a pu y être perdu. Rien n’est supprimé ici.
        newEpoch: Le serveur recommence à compter dans « {conversation} » ; tout est donc récupéré à nouveau. Rien n’est supprimé ici.
        skippedEvents: Événements de « {conversation} » illisibles et ignorés : {count}
        skippedConversations: Discussions illisibles et ignorées dans la liste du serveur : {count}
        missingEvents: Événements de « {conversation} » que le serveur omet : {count}. « whisper-sync status » les énumère.
        endlessPages: Les réponses du serveur sur « {conversation} » ne se terminent pas ; elles seront redemandées plus tard.
        endlessList: La liste des discussions du serveur ne se termine pas ; le reste sera demandé plus tard.
        collisions: Messages de « {conversation} » auxquels le serveur a donné l’identifiant ou le numéro d’un autre et qui n’ont pas été enregistrés : {count}
        reworded: Messages de « {conversation} » que le serveur a modifiés : {count}. Vos propres mots sont conservés comme version antérieure.
        foreignAnswer: Le serveur a répondu par un autre message que celui envoyé ; il est envoyé à nouveau.
        vaultUnread: Le coffre n’a pas pu être lu.
        labelMissing: Omis par le serveur
        labelUnreadable: Illisibles, du serveur
        helperMissing: Le programme de synchronisation est absent : {path}
        helperMissingHint: Il est installé à côté de « whisper ».
        lineElsewhere: Ce message a été scellé pour une autre discussion.
        lineOutOfOrder: Ce message a été écrit avant un autre qui se trouve au-dessus.
        lineContradicted: Ce message en contredit un autre du même appareil ; l’un des deux a peut-être été remplacé.
        linesNotHere: Absents avant ce message, retenus, expirés, jamais envoyés ou supprimés de ce coffre : {count}
        serverTime: Selon le serveur : {time}
        youWrote: Vous avez écrit : {text}
        otherEnvelope: Le serveur conserve autre chose à la place de votre enveloppe ; vos mots ne sont peut-être pas arrivés.
        otherText: Le service rapporte un autre texte : {text}
        unreadEdit: Une modification de ce message n’a pas pu être lue.
        nameTaken: « {name} » est le nom d’un contact ou d’une discussion liée à un contact, mais cette discussion n’est liée à aucun contact.
        nameTakenHint: « whisper-sync bind » la lie ; son id., {id}, à la place du nom envoie en clair.
        retitled: Le serveur a donné un autre nom à « {conversation} », qui est liée à un contact. Le nom reste le même ici.
        writtenInPlain: il a été écrit avant que la discussion soit liée à un contact et n’est pas scellé ; « whisper-sync retry » le scelle
        notTried: Rien n’a été tenté, comme le demande « --timeout 0 ».
        isWith: La discussion « {conversation} » est liée à votre contact « {contact} ».
        serviceCannot: Le serveur {server} ne le permet pas.
        notPermitted: Le serveur ne l’autorise pas.
        noSuchRoom: Le serveur n’a ni cette discussion ni ce fichier.
        invalidRoom: Le service du serveur n’a ni discussions ni utilisateurs de ce nom.
        fileTooLarge: Le fichier dépasse la taille permise.
        serviceUnknown: Le serveur {address} n’offre ni le protocole de Whisper ni Matrix.
        severalAccounts: Le coffre est connecté à plusieurs serveurs.
        severalAccountsHint: Choisissez-en un avec --server.
        historyLeft: Des messages antérieurs de « {conversation} » manquent : le serveur ne les fournit plus.
        answersTooLarge: Les réponses du serveur sont trop grandes pour être traitées.
        unreadableRoom: Le service du serveur chiffre lui-même « {conversation} » ; ses messages sont conservés, mais illisibles ici.
        messageHeld: Un message attend jusqu’à ce qu’il soit certain que le serveur ne l’a pas déjà.
        invitedTo: {user} vous a invité dans « {conversation} ». Acceptez avec « whisper-sync join {id} ».
        roomCreated: Discussion « {conversation} » créée avec l’id {id}.
        roomJoined: Discussion « {conversation} » rejointe.
        roomLeft: Discussion « {conversation} » quittée. Ses messages restent dans le coffre.
        isMember: membre
        isInvited: invité
        isUnreadable: chiffrée par le service
        labelService: Service
        labelGaps: Historique manquant
        historyFetched: Messages antérieurs récupérés dans « {conversation} » : {count}
        historyComplete: Tous les messages que le serveur fournit pour « {conversation} » sont dans le coffre.
        filesFetched: Fichiers téléchargés : {count} ({size})
        filesFailed: Fichiers qui n’ont pas pu être téléchargés : {count}
        noUser: Le nom de l’utilisateur manque.
        askLoginToken: Jeton de connexion :
        singleSignOn: Ouvrez {address} dans un navigateur et connectez-vous. L’adresse de la page où vous êtes ensuite envoyé contient le jeton de connexion, derrière « loginToken= ».
        readingFile: Lecture de {name}
        uploading: Envoi de {name}
        downloading: Téléchargement des fichiers
        fetchingHistory: Récupération des messages antérieurs
        fileChanged: {path} a changé pendant la lecture ; rien n’a été enregistré ni envoyé.
        fileExceeds: {path} dépasse la taille que le serveur accepte ({limit}) ; rien n’a été enregistré ni envoyé.
        fileGone: le coffre n’a plus le fichier
        filesUnsupported: le service du serveur n’a pas de fichiers
        fileNotSealed: Les fichiers ne peuvent pas être scellés, et le serveur verrait le fichier ; rien n’a été enregistré ni envoyé.
        fileNotSealedHint: Pour l’envoyer sans le sceller, utilisez une discussion qui n’est liée à aucun contact, et sans --seal.
        oneInput: Le texte et le fichier ne peuvent pas venir tous deux de l’entrée standard.
        filesFailedHint: Relancez la commande pour réessayer.
        filesExpired: Fichiers que le serveur n’a plus : {count}
        filesTooLarge: Fichiers laissés de côté car ils dépassent {size} : {count} ; --max-file-size fixe une autre limite.
        filesReceived: Fichiers téléchargés : {count}
        fileFailed: « {name} » n’a pas pu être téléchargé : {reason}
        namelessFileFailed: Le fichier du message {reference} dans « {title} » n’a pas pu être téléchargé : {reason}
        filesWait: Le serveur demande d’attendre ; reprise dans {seconds} s.
        encryptedThere: le service chiffre lui-même la discussion, et le serveur lirait le message ; il n’a pas été envoyé
        encryptedRoom: Le service chiffre lui-même cette discussion, et le serveur lirait ce que Whisper y envoie ; rien n’a été envoyé.
        encryptedRoomHint: Créez une discussion sans ce chiffrement avec « whisper-sync create ». Ce qui est scellé peut être envoyé : liez la discussion à un contact avec « whisper-sync bind ».
        serverCannot: Le serveur ne prend pas cela en charge.
        loginRefused: Le serveur a refusé la connexion, en ces termes : {words}
        loginNotOffered: Le serveur à l’adresse {server} ne propose pas cette façon de se connecter.
        offersLoginTokens: Il propose l’authentification unique : utilisez --login-token.
        offersPasswords: Il propose les mots de passe : donnez le nom de l’utilisateur, sans --login-token.
        offersOAuth: Il ne propose qu’OAuth, que Whisper ne prend pas en charge. Utilisez un compte sur un autre serveur.
        offersNothingKnown: Il ne propose aucune connexion que Whisper prenne en charge. Utilisez un compte sur un autre serveur.
        noSync: Le serveur à l’adresse {server} n’a pas la requête « /sync », par laquelle les messages sont reçus. Utilisez un compte sur un autre serveur.
        thirdPerson: Plus de deux personnes sont dans « {conversation} », qui est liée à un contact. Seul le contact peut lire ce qui y est scellé.
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
        """)
}

extension SealingCommandText {
    static let french = PhraseTable(
        """
        identity: Gérer vos identités.
        identityCreate: Créer une identité.
        identityCreateDiscussion: Crée deux paires de clés : l’une pour qu’on vous écrive, l’autre pour signer. La première identité scelle les messages quand aucune n’est nommée ; « whisper identity use » en choisit une autre.
        identityList: Lister vos identités.
        identityShow: Montrer une identité : ses mots, son empreinte, ses clés.
        identityShowDiscussion: Lisez les mots au téléphone à qui a votre carte : si les siens sont les mêmes, personne n’a glissé d’autres clés entre vous.
        identityUse: Choisir l’identité par défaut.
        identityRename: Donner un autre nom à une identité.
        identityArchive: Laisser une identité ouvrir des messages, mais ne plus en sceller.
        identityArchiveDiscussion: Ce qui a été scellé pour elle, elle l’ouvre encore, pour toujours. Sur un terminal, la question est posée d’abord.
        identityRotate: Remplacer les clés d’une identité par de nouvelles.
        identityRotateDiscussion: Les nouvelles clés reprennent le nom. Les anciennes en signent une déclaration, pour que vos contacts la distinguent d’une imposture, et ouvrent encore les messages. Donnez la nouvelle carte à vos contacts : « whisper identity export ». Sur un terminal, la question est posée d’abord.
        identityExport: Écrire la carte publique d’une identité, pour que d’autres vous écrivent.
        identityExportDiscussion: La carte ne contient aucun secret : envoyez-la par courriel, montrez-la en code QR avec « whisper qr show », mettez-la sur une page web.
        identityBackup: Sauvegarder des identités, clés secrètes comprises, sous une phrase de passe à part.
        identityBackupDiscussion: Sans nom, toutes les identités sont écrites. La phrase de passe est demandée deux fois ; si elle reste vide, dix mots sont tirés. Qui a le fichier et la phrase peut lire votre courrier et signer en votre nom.
        identityRestore: Restaurer des identités à partir d’une sauvegarde.
        identityRestoreDiscussion: Montre ce qui serait ajouté et pose la question. Ce qui est déjà là n’est jamais remplacé. Un message ouvert ailleurs avec une identité, par exemple sur un autre appareil, s’ouvre ici une fois encore : ce coffre ne peut pas le savoir.
        contact: Gérer les contacts avec qui vous échangez des messages scellés.
        contactAdd: Ajouter un contact à la main.
        contactAddDiscussion: À partir d’une carte, ou des 64 chiffres hexadécimaux d’une clé publique.
        contactList: Lister les contacts.
        contactShow: Montrer un contact : confiance, mots, empreinte, anciennes clés.
        contactVerify: Vérifier les clés d’un contact en comparant des mots.
        contactVerifyDiscussion: Montre les mots des deux côtés. Au téléphone, chacun lit les mots de l’autre. Ne répondez oui que si les deux concordent.
        contactRevoke: Révoquer les clés d’un contact.
        contactRevokeDiscussion: Plus rien n’est scellé pour elles, et leurs signatures sont signalées comme révoquées. De nouvelles clés rendent le contact de nouveau utilisable. Sur un terminal, la question est posée d’abord.
        contactBlock: Refuser d’écrire à un contact, et ne pas montrer ce qui en vient.
        contactUnblock: Débloquer un contact.
        contactRename: Donner un autre nom à un contact.
        contactNote: Écrire une note sur un contact, ou l’enlever.
        contactLink: Associer un contact à un expéditeur de messages importés.
        contactRemove: Supprimer un contact.
        contactRemoveDiscussion: Ses messages restent.
        contactExport: Écrire le carnet de clés : les clés publiques de tous les contacts.
        contactExportDiscussion: La confiance n’y est pas : qui l’importe doit vérifier par lui-même.
        contactImport: Ajouter des contacts d’une carte ou d’un carnet de clés.
        contactImportDiscussion: Montre ce qui serait ajouté et pose la question. D’autres clés pour un nom connu sont un changement de clés : il est refusé avec le code de sortie 25, sauf avec --accept-key-change, et le contact doit être vérifié de nouveau.
        importBundle: Ajouter un contact d’une carte ; comme « contact import ».
        policy: Gérer les règles des messages scellés.
        policyList: Lister les règles et leur état.
        policySet: Activer ou désactiver une règle.
        policySetDiscussion: Activer biometric-gated-signing fait choisir une phrase de signature, demandée ensuite à chaque signature ; il la faut aussi pour désactiver la règle.
        encrypt: Sceller un message en une ligne de texte pour toute messagerie.
        encryptDiscussion: Le message est l’entrée standard, octet pour octet ; l’enveloppe sort sur la sortie standard. Il est signé si l’identité a une clé de signature. Une copie reste dans le coffre, pour que vous puissiez lire ce que vous avez envoyé.
        decrypt: Ouvrir un message scellé.
        decryptDiscussion: Trouve la première enveloppe dans le texte d’un fichier ou de l’entrée standard, quoi qu’il y ait autour. Le message sort octet pour octet sur la sortie standard, et de qui il est sur la sortie d’erreur. Le code de sortie 25 dit que les clés de l’expéditeur ont changé ou sont révoquées. Une enveloppe s’ouvre une fois.
        detect: Trouver des messages scellés dans un texte, le presse-papiers ou le coffre.
        detectDiscussion: N’ouvre rien ; sur un terminal, le propose.
        inbox: Ouvrir les messages scellés des discussions importées.
        inboxDiscussion: Chacun est placé juste derrière le message qui le portait. Les enveloppes de plus de 48 heures sont périmées ; --trust-carrier-time s’en remet à l’heure où la messagerie dit les avoir reçues, que rien d’autre ne garantit.
        qr: Montrer et lire des codes QR.
        qrShow: Montrer une carte ou une enveloppe en code QR.
        qrShowDiscussion: Sans argument, la carte de l’identité par défaut ; - prend une carte ou une enveloppe sur l’entrée standard.
        qrScan: Lire les codes QR d’une image.
        qrScanDiscussion: Montre ce que contient chaque code et pose la question avant d’ajouter un contact ou d’ouvrir un message.
        """)
}

extension SealingOptionText {
    static let french = PhraseTable(
        """
        identityName: L’identité : son nom, son identifiant ou son empreinte.
        newIdentityName: Le nom, tel que les autres le verront.
        noSigningKey: Ne pas créer de clé de signature : ce qu’elle scelle n’est jamais signé.
        renameTo: Le nouveau nom.
        backupIdentity: L’identité ; sans elle, toutes.
        backupOutput: Le fichier à écrire ; - est la sortie standard.
        backupInput: La sauvegarde ; - est l’entrée standard.
        backupPassphraseCommand: Prend la phrase de passe de la sauvegarde dans la première ligne qu’écrit cette commande.
        backupPassphraseFile: Prend la phrase de passe de la sauvegarde dans la première ligne de ce fichier.
        backupPassphraseDescriptor: Prend la phrase de passe de la sauvegarde dans la première ligne de ce descripteur de fichier ouvert.
        contactName: Le contact : son nom, son identifiant ou son empreinte.
        newContactName: Le nom sous lequel garder le contact.
        contactKey: Une carte, ou la clé publique X25519 en 64 chiffres hexadécimaux.
        signingKey: La clé publique Ed25519 en 64 chiffres hexadécimaux.
        contactPrefix: Seulement les contacts dont le nom commence ainsi.
        noteText: La note ; sans elle, la note est enlevée.
        linkPerson: L’expéditeur : nom, début d’un nom, ou identifiant.
        bundlePath: Un fichier contenant une carte ou un carnet de clés ; - est l’entrée standard.
        bundleName: Garder le contact sous ce nom.
        acceptKeyChange: Accepter d’autres clés pour un contact connu.
        policyName: Une de : contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing.
        policyValue: on ou off.
        forgetSigningKeys: Avec « biometric-gated-signing off » : sans la phrase de signature, en renonçant aux clés qu’elle protège.
        recipient: Le contact pour qui sceller : son nom, son identifiant ou son empreinte.
        recipientKey: Une clé publique X25519 pour laquelle sceller, en 64 chiffres hexadécimaux.
        sender: L’identité avec laquelle sceller.
        sign: Signer, ou échouer si c’est impossible.
        noSign: Ne pas signer.
        envelopePath: Un fichier contenant le texte ; - ou rien est l’entrée standard.
        everyEnvelope: Ouvrir toutes les enveloppes du texte ; chaque message suit son verdict, ses lignes précédées de « | ».
        detectPaths: Des fichiers de texte ; - ou rien est l’entrée standard.
        clipboard: Regarder dans le presse-papiers.
        inVault: Chercher dans les messages du coffre.
        inboxConversation: Seulement cette discussion : titre ou partie du titre, référence ou identifiant.
        trustCarrierTime: Juger l’âge d’après l’heure du message qui portait l’enveloppe.
        showBlocked: Montrer aussi les messages des contacts bloqués.
        qrSubject: Une identité, ou - pour l’entrée standard.
        qrPNG: Écrire une image PNG ; - est la sortie standard.
        qrSVG: Écrire une image SVG ; - est la sortie standard.
        qrScale: Le côté d’un module du PNG en pixels, de 2 à 64.
        picture: Une image PNG ou JPEG ; - est l’entrée standard.
        resetClock: Remettre l’horloge du coffre à l’heure de cet appareil.
        shownContact: Le contact : son nom ou une partie de celui-ci, son identifiant court ou son empreinte.
        revokedContact: Refaire confiance aux clés révoquées d’un contact.
        copy: Copie l’enveloppe dans le presse-papiers au lieu de l’afficher.
        fromClipboard: Prend le texte dans le presse-papiers.
        """)
}

extension SealingFailureText {
    static let french = PhraseTable(
        """
        invalidEnvelope: Enveloppe non valable
        replayDetected: Répétition détectée
        replayHint: L’enveloppe a déjà été ouverte. Son message est dans le coffre : {reference}. Lisez-le avec « {command} ».
        replayDeletedHint: L’enveloppe a déjà été ouverte. Son message n’est plus dans le coffre : il a été supprimé.
        messageExpired: Message périmé
        messageExpiredHint: Une enveloppe s’ouvre dans les 48 heures autour de l’heure qu’elle porte. L’horloge de cet appareil est-elle juste ? « whisper doctor » la montre.
        notAddressed: Ce message ne vous est pas adressé
        notAddressedHint: « whisper identity list » montre les identités qui peuvent ouvrir des messages ici.
        signatureCancelled: Signature annulée
        replayFull: La protection contre la répétition est pleine
        replayFullHint: Le coffre ne peut pas être écrit : rien ne retiendrait que le message est ouvert. Rien n’a été ouvert.
        messageTooLong|one: Le message est trop long : au plus {count} octet peut être scellé.
        messageTooLong|many: Le message est trop long : au plus {count} octets peuvent être scellés.
        messageTooLong|other: Le message est trop long : au plus {count} octets peuvent être scellés.
        noIdentity: Il n’y a aucune identité avec laquelle sceller.
        noIdentityHint: « whisper identity create NOM » en crée une.
        noSuchIdentity: Il n’y a pas d’identité « {name} ».
        noSuchIdentityHint: « whisper identity list » montre vos identités.
        identityExists: Il y a déjà une identité « {name} ».
        identityArchived: L’identité « {name} » est archivée : elle ouvre des messages, mais n’en scelle pas.
        identityArchivedHint: Choisissez-en une autre avec --from, ou créez-en une avec « whisper identity create ».
        identityNotActive: L’identité « {name} » n’est plus active.
        noSigningKey: L’identité « {name} » n’a pas de clé de signature.
        noSigningKeyHint: Créez une identité avec clé de signature par « whisper identity create », ou renouvelez les clés de celle-ci par « whisper identity rotate ».
        invalidName: « {name} » ne convient pas comme nom : il doit avoir de 1 à 128 octets, sans caractères de contrôle.
        noSuchContact: Il n’y a pas de contact « {name} ».
        noSuchContactHint: « whisper contact list » montre les contacts ; --to-key prend une clé publique.
        noSuchContactSuggestion: Il n’y a pas de contact « {name} ». Vouliez-vous dire {candidates} ?
        verifyingRevoked: Les clés de « {name} » sont révoquées ; --yes seul ne leur refait pas confiance.
        verifyingRevokedHint: Ajoutez --revoked une fois les mots comparés de nouveau.
        ambiguousContact: « {name} » convient à plusieurs contacts : {candidates}
        ambiguousContactHint: Donnez le nom entier, ou l’empreinte.
        contactExists: Il y a déjà un contact « {name} ».
        contactExistsHint: Choisissez un autre nom avec --name.
        contactBlocked: Le contact « {name} » est bloqué.
        contactBlockedHint: « whisper contact unblock » lève le blocage.
        contactRevoked: Les clés de « {name} » sont révoquées.
        contactRevokedHint: Demandez une nouvelle carte et importez-la avec « whisper contact import --accept-key-change ».
        keyChanged: Les clés de « {name} » ont changé.
        keyChangedHint: Demandez à la personne par une autre voie. Si c’est juste, donnez --accept-key-change, puis vérifiez de nouveau le contact.
        senderKeyChanged: Les clés de l’expéditeur ont changé.
        senderKeyChangedHint: Ne vous fiez pas au contenu avant d’avoir parlé avec « {name} ». « whisper contact show » montre les clés que vous connaissez.
        senderRevoked: Les clés de l’expéditeur sont révoquées.
        policyRawKey: La règle contact-required-to-send n’admet que des contacts, et la clé {key} n’est celle d’aucun.
        policyRawKeyHint: Ajoutez la clé comme contact avec « whisper contact add ».
        policySignature: La règle require-signature-for-verified exige une signature pour « {name} ».
        policySignatureHint: Enlevez --no-sign.
        policySignatureKeyHint: L’identité n’a pas de clé de signature : créez-en une qui en a avec « whisper identity create », ou renouvelez les clés de celle-ci avec « whisper identity rotate ».
        invalidBundle: Ceci n’est pas une carte valable.
        invalidKeybook: Ceci n’est pas un carnet de clés valable.
        invalidBackup: Ceci n’est pas une sauvegarde d’identités lisible.
        invalidKey: « {value} » n’est pas une clé publique : il faut 64 chiffres hexadécimaux.
        inputTooLong: L’entrée est plus longue que ce qui est lu.
        wrongBackupPassphrase: La phrase de passe est fausse, ou la sauvegarde a été modifiée.
        presenceFailed: La phrase de signature est fausse.
        presenceUnavailable: Une signature demande la phrase de signature, et il n’y a pas de terminal où la demander.
        presenceUnavailableHint: Lancez la commande sur un terminal, ou scellez avec --no-sign.
        gateDamaged: La protection des clés de signature est endommagée.
        gateHint: Si elle est perdue pour de bon, « whisper policy set biometric-gated-signing off --forget-signing-keys » renonce aux clés de signature qu’elle protège.
        secretMissing: Les clés secrètes de « {name} » ne sont pas sur cet appareil.
        secretMissingHint: Reprenez-les d’une sauvegarde : « whisper identity restore », ou « whisper restore » pour tout le coffre.
        signingKeyMissing: « {name} » n’a pas de clé de signature utilisable : elle n’est pas sur cet appareil.
        signingKeyMissingHint: « whisper identity rotate » donne de nouvelles clés à l’identité ; « whisper identity restore » reprend la clé perdue d’une sauvegarde.
        noRecipient: Aucun destinataire indiqué.
        noRecipientHint: Donnez --to CONTACT ou --to-key HEX.
        oneRecipient: --to et --to-key s’excluent.
        signOrNot: --sign et --no-sign s’excluent.
        unknownPolicy: Il n’y a pas de règle « {name} ».
        unknownPolicyHint: « whisper policy list » les montre.
        unknownSwitch: « {value} » n’est ni on ni off.
        forgetNotHere: --forget-signing-keys ne va qu’avec « biometric-gated-signing off ».
        notAPicture: « {path} » n’est pas une image PNG ou JPEG lisible.
        pictureTooLarge: L’image « {path} » est plus grande que ce qui est lu.
        noCode: Il n’y a pas de code QR dans « {path} ».
        noUsefulCode: Aucun code QR de « {path} » ne contient une carte ou une enveloppe.
        codeTooLong: Ceci est trop long pour un code QR.
        unreadableCode: Le code QR n’a pas pu être relu, il n’est donc pas montré.
        invalidScale: --scale est un nombre de 2 à 64.
        nothingToShow: L’entrée standard ne contient ni carte ni enveloppe.
        oneSubject: Donnez une seule chose à montrer.
        noClipboard: Le presse-papiers ne peut pas être lu.
        noClipboardHint: Installez wl-clipboard ou xclip ; le texte peut aussi venir de l’entrée standard.
        noClipboardToWrite: Impossible d’écrire dans le presse-papiers.
        noClipboardToWriteHint: Installez wl-clipboard ou xclip, ou omettez --copy et copiez l’enveloppe depuis la sortie standard.
        fileOrClipboard: Soit un fichier, soit --clipboard.
        oneSource: Donnez des fichiers, --clipboard ou --messages, pas plusieurs à la fois.
        someNotOpened|one: {count} enveloppe n’a pas été ouverte.
        someNotOpened|many: {count} enveloppes n’ont pas été ouvertes.
        someNotOpened|other: {count} enveloppes n’ont pas été ouvertes.
        clockUnusable: L’horloge de cet appareil montre une heure qu’aucune enveloppe ne peut porter.
        publicKeyHint: C’est une clé publique, pas une enveloppe. Ajoutez-la avec : whisper contact import FILE
        """)
}

extension IdentityText {
    static let french = PhraseTable(
        """
        created: L’identité « {name} » est prête. Son identifiant court est {shortID}.
        createdAdvice: Donnez sa carte aux autres : « whisper identity export » ou « whisper qr show ».
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
        noIdentities: Il n’y a pas encore d’identité. « whisper identity create NOM » en crée une.
        nowUsed: Les messages sont désormais scellés avec « {name} ».
        nowRenamed: « {from} » s’appelle désormais « {to} ».
        askArchive: Archiver « {name} » ? Elle ne scellera plus de messages.
        nowArchived: « {name} » est archivée. Elle ouvre encore les messages.
        askRotate: Remplacer les clés de « {name} » ? Il faudra donner les nouvelles à vos contacts.
        nowRotated: « {name} » a de nouvelles clés ; l’identifiant court est maintenant {shortID}.
        predecessorArchived: Les anciennes clés sont archivées : elles ouvrent des messages, mais n’en scellent pas.
        predecessorKept: Les anciennes clés ouvrent encore des messages, et scellent là où on les nomme.
        rotateAdvice: Donnez la nouvelle carte à vos contacts : « whisper identity export ».
        backedUp|one: {count} identité écrite dans « {path} ».
        backedUp|many: {count} identités écrites dans « {path} ».
        backedUp|other: {count} identités écrites dans « {path} ».
        wouldRestore|one: {count} identité serait ajoutée :
        wouldRestore|many: {count} identités seraient ajoutées :
        wouldRestore|other: {count} identités seraient ajoutées :
        heldAlready|one: {count} identité est déjà là.
        heldAlready|many: {count} identités sont déjà là.
        heldAlready|other: {count} identités sont déjà là.
        askRestore|one: Ajouter {count} identité ?
        askRestore|many: Ajouter {count} identités ?
        askRestore|other: Ajouter {count} identités ?
        restored|one: {count} identité ajoutée.
        restored|many: {count} identités ajoutées.
        restored|other: {count} identités ajoutées.
        renamedOnRestore: « {from} » est ajoutée comme « {to} », car le nom est pris.
        signingPrompt: Pour signer à {recipient}, il faut la phrase de signature.
        gatingPrompt: Choisissez une phrase de signature. Elle est demandée à chaque signature.
        ungatingPrompt: Pour enlever la protection, il faut la phrase de signature.
        changingPrompt: Pour signer en tant que « {name} », il faut la phrase de signature.
        passphrasePrompt: Phrase de signature :
        newPassphrasePrompt: Nouvelle phrase de signature :
        repeatPrompt: Phrase de signature, encore une fois :
        backupPrompt: Phrase de passe de la sauvegarde :
        newBackupPrompt: Phrase de passe pour la sauvegarde (vide : dix mots sont tirés) :
        repeatBackupPrompt: Phrase de passe pour la sauvegarde, encore une fois :
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
        noContacts: Il n’y a pas encore de contact. « whisper contact import FICHIER » en ajoute un d’une carte.
        previewNew: Nouveau contact
        previewHeld: Déjà connu, avec les mêmes clés
        previewChange: CHANGEMENT DE CLÉS d’un contact que vous connaissez
        successionValid: Les clés que vous connaissez ont signé que celles-ci leur succèdent.
        successionInvalid: Une déclaration de succession est jointe, mais elle n’est pas valable.
        successionNone: Rien ne prouve que ces clés appartiennent à la même personne.
        askAdd: Ajouter « {name} » ?
        askChange: Accepter ces clés pour « {name} » ? Il faudra vérifier de nouveau.
        added: « {name} » est un contact. Les clés n’ont pas encore été comparées : « whisper contact verify ».
        changed: « {name} » a de nouvelles clés. Comparez-les : « whisper contact verify ».
        held: « {name} » était déjà là ; rien n’a changé.
        skipped: « {name} » a été laissé de côté.
        imported|one: {count} contact ajouté.
        imported|many: {count} contacts ajoutés.
        imported|other: {count} contacts ajoutés.
        yours: Vos mots ({name}), que l’autre lit
        theirs: Les mots de « {name} », que vous lisez
        askVerify: Les mots de chacun sont-ils les mêmes des deux côtés ?
        askVerifyRevoked: Les clés de « {name} » sont révoquées. Leur refaire confiance, après comparaison des mots ?
        nowVerified: « {name} » est vérifié.
        askRevoke: Révoquer les clés de « {name} » ?
        nowRevoked: Les clés de « {name} » sont désormais révoquées.
        nowBlocked: « {name} » est bloqué.
        nowUnblocked: « {name} » n’est plus bloqué.
        nowRenamed: « {from} » s’appelle désormais « {to} ».
        nowNoted: La note sur « {name} » est enregistrée.
        noteRemoved: La note sur « {name} » est enlevée.
        nowLinked: « {name} » est associé à l’expéditeur « {person} ».
        askRemove: Supprimer le contact « {name} » ?
        nowRemoved: Le contact « {name} » est supprimé. Ses messages restent.
        keyChangedWarning: Les clés de « {name} » ont changé, et vous n’avez pas vérifié les nouvelles. Comparez-les : « whisper contact verify ».
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
        askForget|one: Supprimer la clé de signature de {names} ? Seule une sauvegarde de l’identité la ramène.
        askForget|many: Supprimer les {count} clés de signature de {names} ? Seule une sauvegarde des identités les ramène.
        askForget|other: Supprimer les {count} clés de signature de {names} ? Seule une sauvegarde des identités les ramène.
        forgotten|one: La clé de signature de {names} est supprimée. « whisper identity rotate » crée de nouvelles clés ; « whisper identity restore » la reprend d’une sauvegarde.
        forgotten|many: Les {count} clés de signature de {names} sont supprimées. « whisper identity rotate » crée de nouvelles clés ; « whisper identity restore » les reprend d’une sauvegarde.
        forgotten|other: Les {count} clés de signature de {names} sont supprimées. « whisper identity rotate » crée de nouvelles clés ; « whisper identity restore » les reprend d’une sauvegarde.
        """)
}

extension EnvelopeWords {
    static let french = PhraseTable(
        """
        fromVerified: De : {name} (Vérifié/Signé)
        fromUnverified: De : {name} (Non vérifié/Signé)
        fromUnknownSigned: De : Inconnu (Signé)
        fromUnknownUnsigned: De : Inconnu (Non signé)
        fromKeyChanged: De : Inconnu (Signé), avec des clés qui ne sont pas celles de « {name} »
        fromRevoked: De : {name} (Révoqué/Signé)
        claims: Il prétend venir de {name} ; rien ne le prouve.
        shortID: Identifiant court : {shortID}
        sentAt: Scellé : {time}
        openedBy: À : {identity}
        blockedRemark: Vous avez bloqué ce contact.
        blockedNotShown: Le message est gardé, mais pas montré. --show-blocked le montre.
        carrierTime: Son heure n’est confirmée que par la messagerie.
        clockBehind: L’horloge de cet appareil retarde sur celle du coffre. Si elle est juste, « whisper doctor --reset-clock » s’y fie de nouveau.
        sealedTo: Scellé pour {recipient}, signé par {identity}.
        sealedUnsigned: Scellé pour {recipient}, non signé.
        rotatedIdentity: L’identité « {name} » a été remplacée ; --from en choisit une autre.
        found|one: {count} enveloppe
        found|many: {count} enveloppes
        found|other: {count} enveloppes
        foundNone: Il n’y a pas d’enveloppe.
        offerOpen|one: Ouvrir {count} enveloppe ?
        offerOpen|many: Ouvrir {count} d’enveloppes ?
        offerOpen|other: Ouvrir {count} enveloppes ?
        identityHeading: À
        placeHeading: Où
        signedHeading: Signé
        sealedHeading: Scellé le
        notYours: pas à vous
        inboxProgress: Ouverture
        inboxOpened|one: {count} message ouvert
        inboxOpened|many: {count} messages ouverts
        inboxOpened|other: {count} messages ouverts
        inboxReplayed|one: {count} avait déjà été ouvert
        inboxReplayed|many: {count} avaient déjà été ouverts
        inboxReplayed|other: {count} avaient déjà été ouverts
        inboxEarlier: Le plus récent des messages déjà ouverts : {command}
        inboxDeleted|one: {count} message déjà ouvert n’est plus dans le coffre.
        inboxDeleted|many: {count} de messages déjà ouverts ne sont plus dans le coffre.
        inboxDeleted|other: {count} messages déjà ouverts ne sont plus dans le coffre.
        inboxExpired|one: {count} est périmé
        inboxExpired|many: {count} sont périmés
        inboxExpired|other: {count} sont périmés
        inboxForeign|one: {count} ne vous est pas adressé
        inboxForeign|many: {count} ne vous sont pas adressés
        inboxForeign|other: {count} ne vous sont pas adressés
        inboxInvalid|one: {count} n’est pas valable
        inboxInvalid|many: {count} ne sont pas valables
        inboxInvalid|other: {count} ne sont pas valables
        maybeOpened: Il a peut-être déjà été ouvert : ce coffre ignore ce qui a été ouvert à cette date.
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
        typeMessage: Tapez le message ; Ctrl-D seul sur une ligne le termine.
        pasteEnvelope: Collez le texte avec l’enveloppe ; Ctrl-D seul sur une ligne le termine.
        blockedHidden|one: {count} message d’un contact bloqué n’est pas montré ; --show-blocked le montre.
        blockedHidden|many: {count} messages de contacts bloqués ne sont pas montrés ; --show-blocked les montre.
        blockedHidden|other: {count} messages de contacts bloqués ne sont pas montrés ; --show-blocked les montre.
        keyOfContact: La clé {key} est celle de votre contact « {name} ».
        copied: L’enveloppe est dans le presse-papiers.
        handedToTerminal: Remise au terminal, qui la met dans le presse-papiers s’il est réglé ainsi ; sinon, copiez la ligne.
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
        plainLegend: Sans mot devant un message : {word} ; seule sa messagerie en répond.
        looksLike: « {name} » ressemble à votre contact « {contact} », mais c’est un autre nom.
        chatHasName: « {name} » n’est que le nom de la discussion ; rien n’établit qu’elle est avec votre contact « {contact} ».
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
        written: Le code est dans « {path} ».
        dense: Le code est dense ; tenez l’appareil immobile et près.
        tooDense: Le code est trop dense pour la plupart des appareils ; envoyez plutôt le texte.
        tooWide: Le code fait {columns} colonnes de large, le terminal {room}.
        tooWideHint: Un terminal plus large le montre ; ou écrivez une image : --png FILE, --svg FILE.
        tooTall: Le code prend {rows} lignes et le terminal en montre {room} : agrandissez-le, ou écrivez une image avec --png FILE.
        askOpen: Ouvrir ce message ?
        somethingElse: Autre chose
        """)
}

extension DoctorText {
    static let french = PhraseTable(
        """
        engineAge: âge du moteur
        engineAgeEncrypted: SQLite du {date} ; les corrections ultérieures y sont pour autant que le système les a apportées. Chaque page est authentifiée sous la clé du coffre avant d’être lue.
        engineAgePlain: SQLite du {date} ; les corrections ultérieures y sont pour autant que le système les a apportées. Rien ne contrôle une base non chiffrée avant sa lecture.
        ledger: Protection contre la répétition
        ledgerState|one: {count} entrée sur 10 000 ; {opened} ouverts en tout
        ledgerState|many: {count} entrées sur 10 000 ; {opened} ouverts en tout
        ledgerState|other: {count} entrées sur 10 000 ; {opened} ouverts en tout
        clock: Horloge
        clockFine: Celle de l’appareil et celle du coffre concordent.
        clockBehind: Celle de l’appareil retarde sur celle du coffre, qui est à {time}.
        notOpened: Le coffre n’a pas été ouvert : aucune phrase de passe n’a été donnée, et aucune n’est gardée.
        identities: Vos identités
        qrEncoder: libqrencode
        qrReader: ZBar
        png: libpng
        jpeg: libjpeg
        services: Services
        servicesNone: aucun installé
        servicesIdle: installés, non activés : {units}
        servicesEnabled: activés : {units}
        askResetClock: Remettre l’horloge du coffre de {time} à {now} ? Les enveloppes de l’intervalle, ouvertes depuis longtemps, ne seront plus arrêtées que par la mémoire permanente.
        clockReset: L’horloge du coffre est de nouveau celle de cet appareil.
        """)
}

extension TrustText {
    static let french = PhraseTable(
        """
        subject: Confiance
        sound: Contacts et règles sont tels qu’ils ont été définis en dernier.
        doubtful: Ce que ce coffre dit des contacts et des règles n’est pas ce qui a été défini en dernier : des fichiers ou des pages plus anciens ont pris sa place, ou une copie a été remise à la main. Personne ne passe pour vérifié et toutes les règles sont actives. Parcourez « whisper contact list », puis acceptez-le avec « whisper doctor --accept-trust ».
        doubtfulContacts|one: {count} contact n’est pas tel qu’il a été défini en dernier et ne passe pas pour vérifié. « whisper doctor --accept-trust » l’accepte.
        doubtfulContacts|many: {count} contacts ne sont pas tels qu’ils ont été définis en dernier et ne passent pas pour vérifiés. « whisper doctor --accept-trust » les accepte.
        doubtfulContacts|other: {count} contacts ne sont pas tels qu’ils ont été définis en dernier et ne passent pas pour vérifiés. « whisper doctor --accept-trust » les accepte.
        wouldBeVerified: Vérifié : « {name} »
        wouldBeOn: Active : {name}
        wouldBeOff: Inactive : {name}
        askAccept|one: Accepter le coffre tel qu’il est, avec {count} contact vérifié et ces règles ?
        askAccept|many: Accepter le coffre tel qu’il est, avec {count} contacts vérifiés et ces règles ?
        askAccept|other: Accepter le coffre tel qu’il est, avec {count} contacts vérifiés et ces règles ?
        accepted: Ce que le coffre dit des contacts et des règles est accepté.
        refused: Ce que ce coffre dit des contacts et des règles est douteux
        refusedHint: Acceptez-le d’abord avec « whisper doctor --accept-trust », ou restaurez une sauvegarde.
        acceptOption: Accepte ce que le coffre dit des contacts et des règles, après l’avoir montré.
        askReplaceBackup: Ce que ce coffre dit des contacts et des règles est douteux. Remplacer la sauvegarde dans « {path} » par une copie qui le sera aussi ?
        backupKept: Ce que ce coffre dit des contacts et des règles est douteux ; la sauvegarde dans « {path} » a donc été gardée
        backupKeptHint: Examinez « whisper contact list », puis acceptez-le avec « whisper doctor --accept-trust », restaurez cette sauvegarde ou indiquez un autre endroit pour la copie. « --yes » la remplace malgré tout.
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
        plaintext: Ces pages ne sont pas chiffrées : quiconque peut les ouvrir peut les lire.
        monthOfYear: {month} {year}
        monthOfYearPart: {month} {year}, partie {part}
        months: Mois
        allMonths: Tous les mois
        earlier: Avant : {place}
        later: Après : {place}
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
        dayCount|one: {date} : {count} message
        dayCount|many: {date} : {count} de messages
        dayCount|other: {date} : {count} messages
        less: moins
        more: plus
        theme: Clair ou sombre
        filter: Filtrer cette page
        filterMedia: avec fichiers
        filterSealed: scellés
        filterLinks: avec liens
        shownCount: {shown} sur {all} affichés
        jump: Aller à une date
        keys: Touches : j et k passent d’un message à l’autre, / filtre, ← et → tournent les pages.
        close: Fermer
        previousPicture: Image précédente
        nextPicture: Image suivante
        tools: Filtrer ou aller à une date
        searchNeedsScript: La recherche a besoin de scripts, que ce navigateur n’exécute pas. Les mois de chaque discussion figurent sur sa page.
        searchQuery: Des mots ou des noms
        searchLanguage: Comme dans « whisper search » : \"une expression\", un début suivi d’un astérisque (paraplu*), OR, -mot pour ce qui doit manquer, et les parenthèses. Ce que vous tapez est trouvé par son début.
        searchNone: Aucun message trouvé.
        searchAll: Messages trouvés : {count}
        searchSome: Messages les plus récents trouvés : {count}
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
        quotedOnly: cité par l’expéditeur ; le message lui-même n’est pas dans cette archive
        voiceMessage: message vocal
        videoMessage: message vidéo
        movingPicture: image animée
        missing: absent de l’export
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
        groupInvite: invitation à un groupe
        transcript: transcription automatique : {text}
        inTranscript: dans une transcription
        unknownSender: expéditeur inconnu
        """)
}

extension SystemText {
    static let french = PhraseTable(
        """
        groupCreated: Le groupe « {text} » a été créé
        groupCreatedBy: {by} a créé le groupe « {text} »
        groupSubject: Le groupe s’appelle maintenant « {text} »
        groupSubjectBy: {by} a renommé le groupe « {text} »
        groupDescription: La description du groupe a été modifiée : {text}
        groupDescriptionBy: {by} a modifié la description du groupe : {text}
        groupIcon: L’image du groupe a été modifiée
        groupIconBy: {by} a modifié l’image du groupe
        groupDeleted: Le groupe a été supprimé
        groupJoined: Vous avez rejoint le groupe « {text} »
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
        numberChanged: Un numéro de téléphone a changé : {names}
        encrypted: Le service chiffre les messages de cette discussion
        identityChanged: Le code de sécurité de {names} a changé
        disappearingOn: Les nouveaux messages disparaissent au bout d’un moment
        disappearingOff: Les messages ne disparaissent plus
        blocked: Ce contact a été bloqué
        unblocked: Ce contact a été débloqué
        businessNotice: Un avis sur un compte professionnel : {text}
        businessNoticeOnly: Un avis sur un compte professionnel
        channelNotice: Un avis sur cette chaîne : {text}
        channelNoticeOnly: Un avis sur cette chaîne
        communityNotice: Un avis sur la communauté : {text}
        communityNoticeOnly: Un avis sur la communauté
        groupApproval: Les personnes pouvant rejoindre le groupe ont changé
        chatPrivacy: La confidentialité avancée de cette discussion a changé
        numberShared: Un numéro de téléphone a été partagé
        sharingLimited: Le partage depuis cette discussion a été limité
        album: Un album d’images et de vidéos
        privacyProvider: Un avis sur qui gère cette discussion professionnelle
        groupAdditions: Les personnes pouvant ajouter des membres au groupe ont changé
        deviceChanged: Des appareils liés ont été ajoutés ou retirés
        usernameChanged: Un nom d’utilisateur a changé : {names}
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
        chatSubject: La discussion s’appelle maintenant « {text} »
        chatSubjectBy: {by} a renommé la discussion « {text} »
        chatDescription: La description de la discussion a été modifiée : {text}
        chatDescriptionBy: {by} a modifié la description de la discussion : {text}
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
        plaintext: Les pages ne seront pas chiffrées : quiconque peut ouvrir le dossier peut lire vos messages.
        written|one: {count} message écrit dans « {path} » ({chats}).
        written|many: {count} de messages écrits dans « {path} » ({chats}).
        written|other: {count} messages écrits dans « {path} » ({chats}).
        wroteMedia|one: Avec {count} fichier.
        wroteMedia|many: Avec {count} de fichiers.
        wroteMedia|other: Avec {count} fichiers.
        damagedMedia|one: {count} pièce jointe est endommagée dans le coffre et a été omise.
        damagedMedia|many: {count} de pièces jointes sont endommagées dans le coffre et ont été omises.
        damagedMedia|other: {count} pièces jointes sont endommagées dans le coffre et ont été omises.
        openAt: À ouvrir dans un navigateur : {path}
        badMedia: --media accepte all, used ou none, pas « {value} ».
        badTheme: --theme accepte auto, light ou dark, pas « {value} ».
        badLanguage: --language accepte l’une de {languages}, pas « {value} ».
        standardOutput: Les pages forment un dossier et ne peuvent pas être écrites sur la sortie standard.
        emptyPeriod: --since n’est pas antérieur à --until.
        occupied: « {path} » existe et n’est pas remplacé.
        occupiedHint: Choisissez un autre dossier. --force remplace une archive écrite par un export précédent, et rien d’autre.
        busy: Un autre processus écrit dans « {path} ».
        """)
}
