extension ContactText {
    var french: Phrase {
        switch self {
        case .nameHeading:
            "Nom du contact"
        case .trustHeading:
            "Confiance"
        case .remarksHeading:
            "Remarques"
        case .noteHeading:
            "Note personnelle"
        case .seenHeading:
            "Vu la dernière fois"
        case .earlierHeading:
            "Anciennes clés"
        case .unverified:
            "non vérifié"
        case .verified:
            "vérifié"
        case .revoked:
            "révoqué"
        case .unverifiedSpoken:
            "Personne n’a encore comparé les clés."
        case .verifiedSpoken:
            "Vous avez comparé les clés avec la personne."
        case .revokedSpoken:
            "Vous avez révoqué les clés."
        case .blocked:
            "bloqué"
        case .keyChanged:
            "clés changées"
        case .noContacts:
            "Il n’y a pas encore de contact. « whisper contact import FICHIER » en ajoute un d’une carte."
        case .previewNew:
            "Nouveau contact"
        case .previewHeld:
            "Déjà connu, avec les mêmes clés"
        case .previewChange:
            "CHANGEMENT DE CLÉS d’un contact que vous connaissez"
        case .successionValid:
            "Les clés que vous connaissez ont signé que celles-ci leur succèdent."
        case .successionInvalid:
            "Une déclaration de succession est jointe, mais elle n’est pas valable."
        case .successionNone:
            "Rien ne dit que la personne a fait ces clés."
        case .askAdd:
            "Ajouter « {name} » ?"
        case .askChange:
            "Accepter ces clés pour « {name} » ? Il faudra vérifier de nouveau."
        case .added:
            "« {name} » est un contact. Les clés n’ont pas encore été comparées : « whisper contact verify »."
        case .changed:
            "« {name} » a de nouvelles clés. Comparez-les : « whisper contact verify »."
        case .held:
            "« {name} » était déjà là ; rien n’a changé."
        case .skipped:
            "« {name} » a été laissé de côté."
        case .imported:
            .plural(
                one: "{count} contact ajouté.", many: "{count} contacts ajoutés.", other: "{count} contacts ajoutés.")
        case .yours:
            "Vos mots ({name}), que l’autre lit"
        case .theirs:
            "Les mots de « {name} », que vous lisez"
        case .askVerify:
            "Les mots des deux sont-ils les mêmes là-bas ?"
        case .askVerifyRevoked:
            "Les clés de « {name} » sont révoquées. Leur refaire confiance, après comparaison des mots ?"
        case .nowVerified:
            "« {name} » est vérifié."
        case .askRevoke:
            "Révoquer les clés de « {name} » ?"
        case .nowRevoked:
            "Les clés de « {name} » sont désormais révoquées."
        case .nowBlocked:
            "« {name} » est bloqué."
        case .nowUnblocked:
            "« {name} » n’est plus bloqué."
        case .nowRenamed:
            "« {from} » s’appelle désormais « {to} »."
        case .nowNoted:
            "La note sur « {name} » est écrite."
        case .noteRemoved:
            "La note sur « {name} » est enlevée."
        case .nowLinked:
            "« {name} » est l’expéditeur « {person} »."
        case .askRemove:
            "Supprimer le contact « {name} » ?"
        case .nowRemoved:
            "Le contact « {name} » est supprimé. Ses messages restent."
        case .keyChangedWarning:
            "Les clés de « {name} » ont changé, et vous n’avez pas vérifié les nouvelles. Comparez-les : « whisper contact verify »."
        case .previewFormer:
            "Des clés qu’un de vos contacts avait auparavant"
        }
    }
}

extension PolicyText {
    var french: Phrase {
        switch self {
        case .nameHeading:
            "Règle"
        case .stateHeading:
            "État"
        case .meaningHeading:
            "Ce qu’elle fait"
        case .on:
            "active"
        case .off:
            "inactive"
        case .contactRequired:
            "On ne scelle que pour des contacts, jamais pour une clé seule."
        case .signatureRequired:
            "Les messages aux contacts vérifiés sont toujours signés."
        case .archiveOnRotation:
            "Les anciennes clés sont archivées quand une identité en reçoit de nouvelles."
        case .gatedSigning:
            "Chaque signature demande la phrase de signature, sans laquelle la clé est inutilisable."
        case .nowOn:
            "{policy} est active."
        case .nowOff:
            "{policy} est inactive."
        case .askForget:
            .plural(
                one: "Supprimer la clé de signature de {names} ? Seule une sauvegarde de l’identité la ramène.",
                many:
                    "Supprimer les {count} clés de signature de {names} ? Seule une sauvegarde des identités les ramène.",
                other:
                    "Supprimer les {count} clés de signature de {names} ? Seule une sauvegarde des identités les ramène."
            )
        case .forgotten:
            .plural(
                one:
                    "La clé de signature de {names} est supprimée. « whisper identity rotate » crée de nouvelles clés ; « whisper identity restore » la reprend d’une sauvegarde.",
                many:
                    "Les {count} clés de signature de {names} sont supprimées. « whisper identity rotate » crée de nouvelles clés ; « whisper identity restore » les reprend d’une sauvegarde.",
                other:
                    "Les {count} clés de signature de {names} sont supprimées. « whisper identity rotate » crée de nouvelles clés ; « whisper identity restore » les reprend d’une sauvegarde."
            )
        }
    }
}
