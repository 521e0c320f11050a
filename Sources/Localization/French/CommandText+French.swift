extension CommandText {
    /// The texts in French.
    static let french: [CommandText: Phrase] = [
        .root: "Garde vos messages dans un coffre chiffré où l’on peut chercher.",
        .rootDiscussion:
            "Importe des discussions, les garde chiffrées sur cette machine et retrouve chaque mot. Rien ne quitte la machine : le programme ne contient aucun code réseau.",
        .initialize: "Crée un coffre.",
        .initializeDiscussion:
            "Tire des clés au hasard, les scelle avec votre phrase de passe et place à côté une copie de secours. Laissez la phrase vide à la question pour que dix mots soient tirés. Un coffre existant n’est jamais touché.",
        .unlock: "Garde la clé à portée de main un moment.",
        .unlockDiscussion:
            "La clé reste dans le trousseau du noyau, jamais sur le disque ; elle est oubliée quand le temps est écoulé, avec « whisper lock » et à l’extinction de la machine.",
        .lock: "Oublie la clé que « unlock » gardait.",
        .doctor: "Montre sur quoi le programme s’appuie et si le coffre est bien protégé.",
        .doctorDiscussion: "Fonctionne sans coffre et sans phrase de passe.",
        .verify: "Vérifie que le coffre n’est pas endommagé.",
        .verifyDiscussion:
            "Vérifie la base de données, l’index de recherche, les compteurs, les pièces jointes et la copie de secours. La copie de secours est ouverte si une phrase de passe est donnée.",
        .optimize: "Accélérer la recherche après de nombreux petits changements.",
        .optimizeDiscussion:
            "Fusionne les parties de l’index de recherche et retire les mots des messages supprimés lorsqu’une suppression a été interrompue. Rien de visible ne change.",
        .backup: "Écrit une copie du coffre pendant qu’il sert.",
        .backupDiscussion:
            "La copie est un coffre à part entière, avec la même phrase de passe. Elle apparaît entière ou pas du tout.",
        .restore: "Rétablit un coffre à partir d’une sauvegarde.",
        .restoreDiscussion:
            "Un coffre qui occupe la place est gardé à côté du coffre rétabli et n’est jamais supprimé.",
        .rekey: "Change la clé, la forme ou la phrase de passe du coffre.",
        .rekeyDiscussion:
            "Sans option, la base de données reçoit une nouvelle clé tirée au hasard. On peut interrompre à tout moment : c’est l’ancien ou le nouvel état qui vaut.",
        .key: "Gère la clé du coffre.",
        .keyReveal: "Affiche la clé de la base de données pour d’autres programmes.",
        .keyRevealDiscussion:
            "Qui possède la clé pourra lire la base de données pour toujours, quoi qu’il advienne de la phrase de passe. Écrit la clé seule sur la sortie standard et son mode d’emploi sur la sortie d’erreur.",
        .version: "Affiche la version.",
        .help: "Explique une commande ou un sujet.",
        .manual: "Écrit les pages du manuel.",
    ]
}
