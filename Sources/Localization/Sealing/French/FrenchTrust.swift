extension TrustText {
    var french: Phrase {
        switch self {
        case .subject:
            "Confiance"
        case .sound:
            "Contacts et règles sont tels qu’ils ont été définis en dernier."
        case .doubtful:
            "Ce que ce coffre dit des contacts et des règles n’est pas ce qui a été défini en dernier : des fichiers ou des pages plus anciens ont pris sa place, ou une copie a été remise à la main. Personne ne passe pour vérifié et toutes les règles sont actives. Parcourez « whisper contact list », puis acceptez-le avec « whisper doctor --accept-trust »."
        case .doubtfulContacts:
            .plural(
                one:
                    "{count} contact n’est pas tel qu’il a été défini en dernier et ne passe pas pour vérifié. « whisper doctor --accept-trust » l’accepte.",
                many:
                    "{count} contacts ne sont pas tels qu’ils ont été définis en dernier et ne passent pas pour vérifiés. « whisper doctor --accept-trust » les accepte.",
                other:
                    "{count} contacts ne sont pas tels qu’ils ont été définis en dernier et ne passent pas pour vérifiés. « whisper doctor --accept-trust » les accepte."
            )
        case .wouldBeVerified:
            "Vérifié : « {name} »"
        case .wouldBeOn:
            "Active : {name}"
        case .wouldBeOff:
            "Inactive : {name}"
        case .askAccept:
            .plural(
                one: "Accepter le coffre tel qu’il est, avec {count} contact vérifié et ces règles ?",
                many: "Accepter le coffre tel qu’il est, avec {count} contacts vérifiés et ces règles ?",
                other: "Accepter le coffre tel qu’il est, avec {count} contacts vérifiés et ces règles ?")
        case .accepted:
            "Ce que le coffre dit des contacts et des règles est accepté."
        case .refused:
            "Ce que ce coffre dit des contacts et des règles est douteux"
        case .refusedHint:
            "Acceptez-le d’abord avec « whisper doctor --accept-trust », ou restaurez une sauvegarde."
        case .acceptOption:
            "Accepte ce que le coffre dit des contacts et des règles, après l’avoir montré."
        }
    }
}
