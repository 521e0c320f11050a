extension BridgeText {
    var french: Phrase {
        switch self {
        case .group:
            "Faire entrer les messages en direct, par un pont."
        case .groupDiscussion:
            "Un pont est un programme à part qui parle à la messagerie et peut y lire vos messages. Il n’envoie jamais rien. Le coffre en reste séparé : le pont a le réseau, mais aucune clé du coffre."
        case .install:
            "Installer le pont de référence pour WhatsApp."
        case .installDiscussion:
            "Crée un environnement Python à part dans le dossier du coffre et y installe les versions fixées, chacune vérifiée par son empreinte. Demande Python 3.11 ou plus récent avec venv, et le réseau."
        case .pair:
            "Lier le coffre à un compte WhatsApp."
        case .pairDiscussion:
            "Demande d’abord, montre ensuite des codes à scanner avec le téléphone, et se termine une fois le compte lié. « whisper bridge run » fait alors entrer les messages. WhatsApp permet quatre appareils liés ; activez la vérification en deux étapes."
        case .run:
            "Faire entrer les messages jusqu’à l’arrêt."
        case .runDiscussion:
            "Reste au premier plan et relance un pont qui échoue tant que cela peut servir ; il convient donc à un gestionnaire de services. Arrêtez-le par Ctrl-C ou SIGTERM."
        case .status:
            "Montrer si le coffre est lié, et le résultat de la dernière exécution."
        case .logout:
            "Délier le compte et supprimer ses clés."
        case .logoutDiscussion:
            "Dit à WhatsApp que cet appareil n’est plus là et supprime de cette machine la session et toutes ses clés. Les messages déjà entrés restent."
        case .command:
            "Exécuter ce programme comme pont ; ses mots sont séparés comme dans un shell."
        case .historyLimit:
            "Importer au plus tant de messages de l’historique du téléphone ; 0 est sans limite."
        case .consent:
            "Le lien permet à cette machine de lire vos discussions WhatsApp, comme un autre appareil à vous :\n- Elle lit les nouveaux messages et l’historique que le téléphone offre. Elle n’envoie rien, pas même d’accusés.\n- Tout est gardé chiffré dans votre seul coffre, avec les clés du lien.\n- Pour l’annuler : « whisper bridge logout », ou sur le téléphone sous « Appareils connectés ».\nLes conditions de WhatsApp ne prévoient pas d’autres programmes, et il peut bloquer un compte."
        case .consentQuestion:
            "Lier un compte ?"
        case .scan:
            "À scanner avec VOTRE téléphone seulement : WhatsApp, « Appareils connectés », « Connecter un appareil »."
        case .expires:
            "Ce code vaut {seconds} s ; un autre suit."
        case .linked:
            "Lié à {account} ; le téléphone montre cet appareil sous le nom « {device} »."
        case .connected:
            "Connexion établie."
        case .disconnected:
            "La connexion est perdue ; le pont réessaie."
        case .retrying:
            "{reason} Nouvel essai dans {seconds} s."
        case .finished:
            "Messages : {added} nouveaux, {duplicates} déjà connus ; {skipped} passés."
        case .manySkipped:
            "Plus de dix messages en une heure n’ont pas pu être lus."
        case .manyUndecryptable:
            "Plus d’un message sur mille n’a pas pu être déchiffré."
        case .qrExpired:
            "Personne n’a scanné le code à temps. Scannez le nouveau."
        case .authenticationFailed:
            "Le téléphone a refusé le lien. Vérifiez le téléphone et recommencez."
        case .sessionExpired:
            "Le compte n’est plus lié. Liez-le de nouveau ; ce qui est entré reste."
        case .rateLimited:
            "Trop de demandes à WhatsApp."
        case .networkError:
            "WhatsApp est injoignable. Vérifiez la connexion."
        case .undecryptable:
            "Un message n’a pas pu être déchiffré ; il est redemandé : {id}"
        case .clientOutdated:
            "WhatsApp n’accepte plus cette version du pont. Mettez Whisper à jour et lancez « whisper bridge install »."
        case .banned:
            "WhatsApp a bloqué le compte. Déliez-le, attendez un jour, puis liez-le de nouveau."
        case .crashed:
            "Le pont s’est terminé de façon inattendue."
        case .programMissing:
            "Le pont « {program} » ne peut pas être exécuté."
        case .programMissingHint:
            "« whisper bridge install » installe le pont de référence ; --command nomme un autre programme."
        case .noMemoryPlace:
            "Il n’y a pas de place en mémoire pour la session : ni $XDG_RUNTIME_DIR ni /dev/shm ne sont en mémoire."
        case .notLinked:
            "Le coffre n’est lié à aucun compte."
        case .notLinkedHint:
            "« whisper bridge pair » le lie."
        case .malformedCommand:
            "{option} : un guillemet n’est pas fermé, ou il manque le programme."
        case .unsupported:
            "Cette version de Whisper n’exécute pas de ponts."
        case .helperMissing:
            "Il manque {path}, qui exécute les ponts."
        case .helperMissingHint:
            "Il se compile avec le trait Bridge et s’installe à côté de whisper."
        case .installing:
            "Installation du pont de référence…"
        case .installed:
            "Le pont de référence est installé : {path}"
        case .installFailed:
            "Le pont de référence n’a pas pu être installé."
        case .installFailedHint:
            "Voyez si l’index des paquets est joignable et si Python 3.11 ou plus récent est là avec son module venv."
        case .sourceMissing:
            "Les fichiers du pont de référence ne sont pas auprès du programme."
        case .labelAccount:
            "Compte"
        case .labelProgram:
            "Pont de référence"
        case .labelAcknowledged:
            "Événements dans le coffre"
        case .labelLastRun:
            "Dernier passage"
        case .isLinked:
            "lié"
        case .isNotLinked:
            "non lié"
        case .isInstalled:
            "installé"
        case .notInstalled:
            "non installé"
        case .unlinked:
            "Délié, et supprimé de cette machine : {names}"
        case .removedOnly:
            "Supprimé de cette machine : {names}. WhatsApp n’a pas pu être prévenu : retirez l’appareil sur le téléphone, sous « Appareils connectés »."
        case .nothingToRemove:
            "Il n’y avait rien à supprimer."
        case .logoutQuestion:
            "Délier le compte et supprimer ses clés de cette machine ?"
        case .coverage:
            "Montrer quelle période est détenue de chaque discussion, et ses lacunes."
        case .coverageDiscussion:
            "Une lacune est un silence de plus de --gap jours entre deux messages. Rien ne distingue un silence de messages manquants : c’est donc un indice. Ni pont ni réseau ne sont nécessaires."
        case .gapDays:
            "Signaler les lacunes de plus de tant de jours."
        case .coverageFrom:
            "Du"
        case .coverageTo:
            "Au"
        case .coverageExported:
            "Exportés"
        case .coverageBridged:
            "Par ponts"
        case .coverageGaps:
            "Lacunes"
        case .measuring:
            "Examen des discussions"
        case .rebuild:
            "Reconstruire les messages à partir des événements enregistrés des ponts."
        case .rebuildDiscussion:
            "Chaque événement est gardé dans ses propres octets. Après une mise à jour qui en comprend davantage, ceci montre ce qui n’était pas compris. Ce qui est supprimé le reste, ce qui est lu aussi. Ni pont ni réseau ne sont nécessaires."
        case .rebuilding:
            "Relecture des événements"
        case .rebuilt:
            "Événements : {events} relus, dont {unread} sans rien à montrer. Messages : {replaced} renouvelés, {inserted} ajoutés."
        case .outOfRange:
            "{option} : {value} n’est pas un nombre de {lowest} à {highest}."
        case .noHistory:
            "Ne rien prendre de l’historique du téléphone."
        case .takesHistory:
            "Si l’historique du téléphone est pris : true ou false."
        case .historyInterval:
            "Laisser tant de millisecondes entre deux demandes d’historique."
        case .batchSize:
            "Mettre tant de messages de l’historique ensemble dans le coffre."
        case .retries:
            "Nombre maximal de nouvelles tentatives de suite, là où il est limité."
        case .firstDelay:
            "Attendre tant de millisecondes avant le deuxième essai, puis chaque fois le double."
        case .sessionTimeout:
            "Demander un nouveau lien après tant de jours."
        case .retryingNow:
            "{reason} Nouvel essai."
        case .oftenExpired:
            "Le lien a pris fin plusieurs fois en 30 jours. WhatsApp bloque peut-être le compte : déliez-le, attendez un jour, puis liez-le de nouveau."
        case .notify:
            "Ce qu’une notification de bureau dit des nouveaux messages : rien (none), leur nombre (count), aussi la discussion (chat), aussi le texte (content)."
        case .newMessages:
            .plural(
                one: "{count} nouveau message",
                many: "{count} de nouveaux messages",
                other: "{count} nouveaux messages")
        case .noDesktop:
            "Pas de notifications de bureau : aucun bureau trouvé."
        case .desktopSilent:
            "Le bureau n’accepte pas les notifications ; les messages entrent quand même."
        case .bridgeSays:
            "Le pont indique : {text}"
        case .unusable:
            "Ce programme ne peut pas servir de pont."
        case .journalChanged:
            "Le journal du pont n’est pas celui que ce coffre a lu jusqu’ici."
        case .journalChangedHint:
            "« whisper bridge run --begin-again » le lit depuis sa première ligne ; les messages déjà présents sont reconnus."
        case .otherAccount:
            "Le pont est connecté à un autre compte que celui auquel ce coffre est lié."
        case .otherAccountHint:
            "Utilisez un autre coffre pour ce compte, ou d’abord « whisper bridge logout »."
        case .beginAgain:
            "Relire le journal du pont depuis sa première ligne."
        case .alreadyRunning:
            "Un pont de ce coffre est déjà en cours."
        case .refusedChanges:
            "Modifications par des personnes non autorisées, restées sans effet : {number}"
        case .numbersIgnored:
            "Des lignes du pont portent des numéros déjà utilisés et ont été ignorées."
        case .numberImpossible:
            "Une ligne du pont porte un numéro impossible. Elle a été refusée et le pont arrêté."
        case .noNotifications:
            "Cette version de Whisper n’affiche pas de notifications."
        case .timesDiffer:
            "La discussion « {title} » a été importée avec des heures décalées de {offset} par rapport au téléphone ; ses messages sont donc deux fois dans le coffre. Supprimez cette discussion et importez-la de nouveau avec --timezone."
        }
    }
}
