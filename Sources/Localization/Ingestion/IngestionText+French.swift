extension IngestionText {
    var french: Phrase {
        switch self {
        case .option:
            "Montrer les résultats des importations et des sources en direct face à leurs objectifs."
        case .runs:
            "Exécutions"
        case .complete:
            "Menées à terme"
        case .added:
            "Ajoutés"
        case .duplicates:
            "Déjà connus"
        case .skipped:
            "Ignorés"
        case .spilled:
            "Débordés"
        case .lastRun:
            "Dernière exécution"
        case .pairing:
            "Associations réussies"
        case .latency:
            "Délai jusqu’à l’enregistrement"
        case .backlog:
            "Historique, messages par minute"
        case .uptime:
            "Connecté"
        case .decryption:
            "Déchiffrés"
        case .met:
            "objectif {objective} : atteint"
        case .missed:
            "objectif {objective} : manqué"
        case .unknown:
            "objectif {objective} ; pas encore de chiffres"
        }
    }
}
