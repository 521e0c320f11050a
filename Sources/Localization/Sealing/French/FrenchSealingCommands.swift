extension SealingCommandText {
    var french: Phrase {
        switch self {
        case .identity:
            "Créer et gérer vos identités."
        case .identityCreate:
            "Créer une identité."
        case .identityCreateDiscussion:
            "Crée deux paires de clés : l’une pour qu’on vous écrive, l’autre pour signer. La première identité scelle les messages quand aucune n’est nommée ; « whisper identity use » en choisit une autre."
        case .identityList:
            "Lister vos identités."
        case .identityShow:
            "Montrer une identité : ses mots, son empreinte, ses clés."
        case .identityShowDiscussion:
            "Lisez les mots au téléphone à qui a votre carte : si les siens sont les mêmes, personne n’a glissé d’autres clés entre vous."
        case .identityUse:
            "Choisir l’identité par défaut."
        case .identityRename:
            "Donner un autre nom à une identité."
        case .identityArchive:
            "Laisser une identité ouvrir des messages, mais ne plus en sceller."
        case .identityArchiveDiscussion:
            "Ce qui a été scellé pour elle, elle l’ouvre encore, pour toujours. Sur un terminal, la question est posée d’abord."
        case .identityRotate:
            "Remplacer les clés d’une identité par de nouvelles."
        case .identityRotateDiscussion:
            "Les nouvelles clés reprennent le nom. Les anciennes en signent une déclaration, pour que vos contacts la distinguent d’une imposture, et ouvrent encore les messages. Donnez la nouvelle carte à vos contacts : « whisper identity export ». Sur un terminal, la question est posée d’abord."
        case .identityExport:
            "Écrire la carte publique d’une identité, pour que d’autres vous écrivent."
        case .identityExportDiscussion:
            "La carte ne contient aucun secret : envoyez-la par courriel, montrez-la en code QR avec « whisper qr show », mettez-la sur une page web."
        case .identityBackup:
            "Écrire des identités, clés secrètes comprises, sous une phrase de passe à elles."
        case .identityBackupDiscussion:
            "Sans nom, toutes les identités sont écrites. La phrase de passe est demandée deux fois ; si elle reste vide, dix mots sont tirés. Qui a le fichier et la phrase peut lire votre courrier et signer en votre nom."
        case .identityRestore:
            "Reprendre des identités d’une telle sauvegarde."
        case .identityRestoreDiscussion:
            "Montre ce qui serait ajouté et pose la question. Ce qui est déjà là n’est jamais remplacé. Un message ouvert ailleurs avec une identité, par exemple sur un autre appareil, s’ouvre ici une fois encore : ce coffre ne peut pas le savoir."
        case .contact:
            "Gérer les personnes avec qui vous échangez des messages scellés."
        case .contactAdd:
            "Ajouter un contact à la main."
        case .contactAddDiscussion:
            "À partir d’une carte, ou des 64 chiffres hexadécimaux d’une clé publique."
        case .contactList:
            "Lister les contacts."
        case .contactShow:
            "Montrer un contact : confiance, mots, empreinte, anciennes clés."
        case .contactVerify:
            "Comparer les clés avec la personne, et dire qu’elles sont bonnes."
        case .contactVerifyDiscussion:
            "Montre les mots des deux côtés. Au téléphone, chacun lit les mots de l’autre. Ne répondez oui que si les deux concordent."
        case .contactRevoke:
            "Révoquer les clés d’un contact."
        case .contactRevokeDiscussion:
            "Plus rien n’est scellé pour elles, et ce qu’elles signent est dit révoqué. De nouvelles clés de la personne rendent le contact de nouveau utilisable. Sur un terminal, la question est posée d’abord."
        case .contactBlock:
            "Refuser d’écrire à un contact, et ne pas montrer ce qui en vient."
        case .contactUnblock:
            "Débloquer un contact."
        case .contactRename:
            "Donner un autre nom à un contact."
        case .contactNote:
            "Écrire une note sur un contact, ou l’enlever."
        case .contactLink:
            "Dire quel expéditeur de messages est un contact."
        case .contactRemove:
            "Supprimer un contact."
        case .contactRemoveDiscussion:
            "Ses messages restent."
        case .contactExport:
            "Écrire le carnet de clés : les clés publiques de tous les contacts."
        case .contactExportDiscussion:
            "La confiance n’y est pas : qui l’importe doit vérifier par lui-même."
        case .contactImport:
            "Ajouter des contacts d’une carte ou d’un carnet de clés."
        case .contactImportDiscussion:
            "Montre ce qui serait ajouté et pose la question. D’autres clés pour un nom connu sont un changement de clés : il est refusé avec le code de sortie 25, sauf avec --accept-key-change, et le contact doit être vérifié de nouveau."
        case .importBundle:
            "Ajouter un contact d’une carte ; comme « contact import »."
        case .policy:
            "Les règles auxquelles est soumis chaque message scellé."
        case .policyList:
            "Montrer les règles, et si elles sont actives."
        case .policySet:
            "Activer ou désactiver une règle."
        case .policySetDiscussion:
            "Activer biometric-gated-signing fait choisir une phrase de signature, demandée ensuite à chaque signature ; il la faut aussi pour désactiver la règle."
        case .encrypt:
            "Sceller un message : du texte entre, une ligne sort pour toute messagerie."
        case .encryptDiscussion:
            "Le message est l’entrée standard, octet pour octet ; l’enveloppe sort sur la sortie standard. Il est signé si l’identité a une clé de signature. Une copie reste dans le coffre, pour que vous puissiez lire ce que vous avez envoyé."
        case .decrypt:
            "Ouvrir un message scellé."
        case .decryptDiscussion:
            "Trouve la première enveloppe dans le texte d’un fichier ou de l’entrée standard, quoi qu’il y ait autour. Le message sort octet pour octet sur la sortie standard, et de qui il est sur la sortie d’erreur. Le code de sortie 25 dit que les clés de l’expéditeur ont changé ou sont révoquées. Une enveloppe s’ouvre une fois."
        case .detect:
            "Trouver des messages scellés dans un texte, le presse-papiers ou le coffre."
        case .detectDiscussion:
            "N’ouvre rien ; sur un terminal, le propose."
        case .inbox:
            "Ouvrir les messages scellés des discussions importées."
        case .inboxDiscussion:
            "Chacun est placé juste derrière le message qui le portait. Les enveloppes de plus de 48 heures sont périmées ; --trust-carrier-time s’en remet à l’heure où la messagerie dit les avoir reçues, que rien d’autre ne garantit."
        case .qr:
            "Montrer et lire des codes QR."
        case .qrShow:
            "Montrer une carte ou une enveloppe en code QR."
        case .qrShowDiscussion:
            "Sans argument, la carte de l’identité par défaut ; - prend une carte ou une enveloppe sur l’entrée standard."
        case .qrScan:
            "Lire les codes QR d’une image."
        case .qrScanDiscussion:
            "Montre ce que contient chaque code et pose la question avant d’ajouter un contact ou d’ouvrir un message."
        }
    }
}

extension SealingOptionText {
    var french: Phrase {
        switch self {
        case .identityName:
            "L’identité : son nom, son identifiant ou son empreinte."
        case .newIdentityName:
            "Le nom, tel que les autres le verront."
        case .noSigningKey:
            "Ne pas créer de clé de signature : ce qu’elle scelle n’est jamais signé."
        case .renameTo:
            "Le nouveau nom."
        case .backupIdentity:
            "L’identité ; sans elle, toutes."
        case .backupOutput:
            "Le fichier à écrire ; - est la sortie standard."
        case .backupInput:
            "La sauvegarde ; - est l’entrée standard."
        case .backupPassphraseCommand:
            "Prend la phrase de passe de la sauvegarde dans la première ligne qu’écrit cette commande."
        case .backupPassphraseFile:
            "Prend la phrase de passe de la sauvegarde dans la première ligne de ce fichier."
        case .backupPassphraseDescriptor:
            "Prend la phrase de passe de la sauvegarde dans la première ligne de ce descripteur de fichier ouvert."
        case .contactName:
            "Le contact : son nom, son identifiant ou son empreinte."
        case .newContactName:
            "Le nom sous lequel garder le contact."
        case .contactKey:
            "Une carte, ou la clé publique X25519 en 64 chiffres hexadécimaux."
        case .signingKey:
            "La clé publique Ed25519 en 64 chiffres hexadécimaux."
        case .contactPrefix:
            "Seulement les contacts dont le nom commence ainsi."
        case .noteText:
            "La note ; sans elle, la note est enlevée."
        case .linkPerson:
            "L’expéditeur : nom, début d’un nom, ou identifiant."
        case .bundlePath:
            "Un fichier contenant une carte ou un carnet de clés ; - est l’entrée standard."
        case .bundleName:
            "Garder le contact sous ce nom."
        case .acceptKeyChange:
            "Accepter d’autres clés pour un contact connu."
        case .policyName:
            "Une de : contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing."
        case .policyValue:
            "on ou off."
        case .forgetSigningKeys:
            "Avec « biometric-gated-signing off » : sans la phrase de signature, en renonçant aux clés qu’elle protège."
        case .recipient:
            "Le contact pour qui sceller : son nom, son identifiant ou son empreinte."
        case .recipientKey:
            "Une clé publique X25519 pour laquelle sceller, en 64 chiffres hexadécimaux."
        case .sender:
            "L’identité avec laquelle sceller."
        case .sign:
            "Signer, ou échouer si c’est impossible."
        case .noSign:
            "Ne pas signer."
        case .envelopePath:
            "Un fichier contenant le texte ; - ou rien est l’entrée standard."
        case .everyEnvelope:
            "Ouvrir toutes les enveloppes du texte ; chaque message suit son verdict, ses lignes précédées de « | »."
        case .detectPaths:
            "Des fichiers de texte ; - ou rien est l’entrée standard."
        case .clipboard:
            "Regarder dans le presse-papiers."
        case .inVault:
            "Chercher dans les messages du coffre."
        case .inboxConversation:
            "Seulement cette discussion : identifiant, titre ou partie du titre."
        case .trustCarrierTime:
            "Juger l’âge d’après l’heure du message qui portait l’enveloppe."
        case .showBlocked:
            "Montrer aussi les messages des contacts bloqués."
        case .qrSubject:
            "Une identité, ou - pour l’entrée standard."
        case .qrPNG:
            "Écrire une image PNG ; - est la sortie standard."
        case .qrSVG:
            "Écrire une image SVG ; - est la sortie standard."
        case .qrScale:
            "Le côté d’un module du PNG en pixels, de 2 à 64."
        case .picture:
            "Une image PNG ou JPEG ; - est l’entrée standard."
        case .resetClock:
            "Remettre l’horloge du coffre à l’heure de cette machine."
        case .revokedContact:
            "Refaire confiance aux clés révoquées d’un contact."
        case .shownContact:
            "Le contact : son nom ou le début de celui-ci, son identifiant court ou son empreinte."
        }
    }
}
