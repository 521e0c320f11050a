extension OptionText {
    /// The texts in French.
    static let french: [OptionText: Phrase] = [
        .vault: "Le dossier du coffre.",
        .json: "Écrit du JSON, un objet par ligne ; les erreurs aussi.",
        .quiet: "Ne dit rien d’autre que les erreurs.",
        .plain: "Des lignes simples, sans tableaux, couleurs ni mouvement, pour les lecteurs d’écran.",
        .noColor: "Sans couleurs.",
        .passphraseCommand: "Prend la phrase de passe dans la première ligne qu’écrit cette commande.",
        .passphraseFile: "Prend la phrase de passe dans la première ligne de ce fichier.",
        .passphraseDescriptor: "Prend la phrase de passe dans la première ligne de ce descripteur de fichier ouvert.",
        .newPassphraseCommand: "Prend la nouvelle phrase dans la première ligne qu’écrit cette commande.",
        .newPassphraseFile: "Prend la nouvelle phrase dans la première ligne de ce fichier.",
        .newPassphraseDescriptor:
            "Prend la nouvelle phrase dans la première ligne de ce descripteur de fichier ouvert.",
        .yes: "Répond oui à toutes les questions.",
        .force: "Remplace ce qui s’y trouve.",
        .acceptDisclaimer: "Accepte l’avertissement légal sans question.",
        .unencrypted: "Ne chiffre pas la base de données. Les pièces jointes restent chiffrées.",
        .unlockFor: "Combien de temps la clé est gardée : 90s, 15m, 8h, 1d.",
        .repair: "Répare ce qui peut l’être : index de recherche et compteurs.",
        .verifyAttachments: "Lit aussi chaque pièce jointe en entier.",
        .recoverTo: "Transporte ce qui est lisible d’un coffre endommagé dans un nouveau coffre, dans ce dossier.",
        .backupTarget: "Le dossier à écrire ; il ne doit pas encore exister.",
        .backupSource: "Le dossier de la sauvegarde.",
        .rekeyFormat:
            "La forme du fichier chiffré : « common » est lu par SQLCipher 3.4 et 4, « 4 » par SQLCipher 4 seul.",
        .rekeyEncrypt: "Chiffre une base de données qui ne l’est pas.",
        .rekeyDecrypt: "Enregistre la base de données sans chiffrement.",
        .rekeyPassphrase: "Ne change que la phrase de passe ; les clés restent.",
        .topic: "Une commande ou l’un de ces sujets : environment, exit-codes, formats, disclaimer.",
        .manualDirectory: "Le dossier où écrire.",
    ]
}
