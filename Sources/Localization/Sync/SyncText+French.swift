extension SyncText {
    var french: Phrase {
        switch self {
        case .askSecret:
            "Secret de « {user} » sur {server} :"
        case .loggedIn:
            "Connecté à {server} en tant que « {user} »."
        case .loggedOut:
            "Déconnecté, et supprimé de cette machine : {names}"
        case .loggedOutHere:
            "Supprimé de cette machine : {names}. Le serveur n’a pas pu être prévenu ; la session y finira d’elle-même."
        case .nothingToRemove:
            "Il n’y avait rien à supprimer."
        case .connecting:
            "Connexion à {server}…"
        case .connected:
            "Connexion établie avec {server} en tant que « {user} »."
        case .disconnected:
            "La connexion est perdue."
        case .retrying:
            "{reason} Nouvel essai dans {seconds} s."
        case .finished:
            "Messages : {received} reçus, {sent} envoyés ; {waiting} attendent d’être envoyés."
        case .sent:
            "Envoyé."
        case .queued:
            "Enregistré. {reason} Le message attend que « whisper-sync run » puisse l’envoyer."
        case .messageFailed:
            "Le serveur a refusé un message pour de bon ({reason}) ; « whisper-sync status » le montre."
        case .unreachable:
            "Le serveur est injoignable."
        case .untrusted:
            "Le certificat du serveur n’est pas digne de confiance, ou n’est pas pour cet hôte."
        case .untrustedHint:
            "--ca-file nomme les certificats d’un serveur privé."
        case .unauthorized:
            "Le serveur n’a pas accepté l’utilisateur et le secret."
        case .sessionEnded:
            "Le serveur n’accepte plus le jeton."
        case .sessionEndedHint:
            "« whisper-sync login » reconnecte ; rien de ce qui attend d’être envoyé n’est perdu."
        case .rateLimited:
            "Le serveur demande d’attendre."
        case .serverFailed:
            "Le serveur a échoué."
        case .notUnderstood:
            "Le serveur répond quelque chose que ce programme ne comprend pas."
        case .notLoggedIn:
            "Le coffre n’est connecté à aucun serveur."
        case .notLoggedInHint:
            "« whisper-sync login » connecte ; --server et --token-file s’en passent."
        case .alreadyLoggedIn:
            "Le coffre appartient déjà à « {user} » sur {server}."
        case .alreadyLoggedInHint:
            "Un coffre contient les discussions d’un seul compte ; prenez un autre coffre pour un autre compte."
        case .invalidAddress:
            "L’adresse « {address} » n’est pas de celles auxquelles on se connecte."
        case .invalidAddressHint:
            "https://HOST, ou http:// vers cette seule machine : ailleurs le jeton voyagerait en clair."
        case .emptyToken:
            "La première ligne de {path} ne contient pas de jeton."
        case .refused:
            "Le serveur a refusé le message pour de bon : {reason}"
        case .tooLong:
            "Le message dépasse {limit} octets."
        case .emptyMessage:
            "Il n’y a rien à envoyer : le texte est vide."
        case .notText:
            "L’entrée n’est pas du texte en UTF-8."
        case .notOfServer:
            "« {name} » n’est pas une discussion du serveur."
        case .notOfServerHint:
            "« whisper-sync status » montre celles du serveur ; « whisper-sync run » les fait entrer."
        case .groupNotSealed:
            "Un message scellé va à une seule personne, et cette discussion est un groupe."
        case .contactUnknownHint:
            "Liez-la à un contact avec « whisper-sync bind »."
        case .noFailedMessage:
            "Il n’y a pas de message refusé « {id} »."
        case .unsupported:
            "Cette version de Whisper n’utilise pas le réseau."
        case .unsupportedHint:
            "Il se compile avec le trait Realtime."
        case .labelServer:
            "Adresse du serveur"
        case .labelUser:
            "Utilisateur"
        case .labelDevice:
            "Appareil"
        case .labelLogin:
            "Session"
        case .isLoggedIn:
            "ouverte"
        case .isLoggedOut:
            "fermée"
        case .labelConversations:
            "Discussions synchronisées"
        case .labelWaiting:
            "En attente d’envoi"
        case .labelFailed:
            "Refusés par le serveur"
        case .labelConnections:
            "Connexions établies"
        case .columnConversation:
            "Discussion"
        case .columnCursor:
            "Tenue jusqu’à"
        case .columnMessage:
            "Message envoyé"
        case .columnState:
            "État"
        case .columnAttempts:
            "Essais"
        case .waiting:
            "en attente"
        case .failed:
            "refusé"
        case .isWith:
            "La discussion « {conversation} » est liée à votre contact « {contact} »."
        case .bound:
            "La discussion « {conversation} » est désormais liée à votre contact « {contact} »."
        case .unbound:
            "La discussion « {conversation} » n’est liée à aucun contact."
        case .sealedTo:
            "Scellé pour « {contact} »."
        case .contactUnknown:
            "La discussion « {conversation} » n’est liée à aucun contact."
        case .noSecret:
            "Aucun secret n’a été donné, et il n’y a pas de terminal où le demander."
        case .noSecretHint:
            "--secret-file le lit dans un fichier, avec - sur l’entrée standard."
        case .mayNotWrite:
            "vous ne pouvez pas écrire dans cette discussion"
        case .noConversation:
            "cette discussion n’existe pas"
        case .tooLarge:
            "il est trop long pour le serveur"
        case .notAccepted:
            "le serveur ne l’accepte pas tel quel"
        case .writtenInPlain:
            "il a été écrit avant que la discussion soit liée à un contact et n’est pas scellé ; « whisper-sync retry » le scelle"
        case .notTried:
            "Rien n’a été tenté, comme le demande « --timeout 0 »."
        case .soFar:
            "Messages jusqu’ici : {received} reçus, {sent} envoyés."
        case .labelEvents:
            "Événements du serveur"
        case .labelSent:
            "Messages envoyés"
        case .certificateExpired:
            "Le certificat du serveur a expiré ou n’est pas encore valable."
        case .certificateWrongHost:
            "Le certificat du serveur est établi pour un autre hôte."
        case .certificateUnknown:
            "Le certificat du serveur n’a pas été émis par une autorité reconnue."
        case .otherVersion:
            "Le serveur parle la version {version} du protocole, et ce programme une autre."
        case .serverBehind:
            "Le serveur compte moins d’événements qu’avant dans « {conversation} » ; quelque chose a pu y être perdu. Rien n’est supprimé ici."
        case .newEpoch:
            "Le serveur recommence à compter dans « {conversation} » ; tout est donc récupéré à nouveau. Rien n’est supprimé ici."
        case .skippedEvents:
            "Événements de « {conversation} » illisibles et ignorés : {count}"
        case .skippedConversations:
            "Discussions illisibles et ignorées dans la liste du serveur : {count}"
        case .missingEvents:
            "Événements de « {conversation} » que le serveur omet : {count}. « whisper-sync status » les énumère."
        case .endlessPages:
            "Les réponses du serveur sur « {conversation} » ne se terminent pas ; elles seront redemandées plus tard."
        case .endlessList:
            "La liste des discussions du serveur ne se termine pas ; le reste sera demandé plus tard."
        case .collisions:
            "Messages de « {conversation} » auxquels le serveur a donné l’identifiant ou le numéro d’un autre et qui n’ont pas été enregistrés : {count}"
        case .reworded:
            "Messages de « {conversation} » que le serveur a modifiés : {count}. Vos propres mots sont conservés comme version antérieure."
        case .foreignAnswer:
            "Le serveur a répondu par un autre message que celui envoyé ; il est envoyé à nouveau."
        case .vaultUnread:
            "Le coffre n’a pas pu être lu."
        case .labelMissing:
            "Omis par le serveur"
        case .helperMissing:
            "Le programme de synchronisation est absent : {path}"
        case .helperMissingHint:
            "Il est installé à côté de « whisper »."
        case .lineElsewhere:
            "Ce message a été scellé pour une autre discussion."
        case .lineOutOfOrder:
            "Ce message a été écrit avant un autre qui se trouve au-dessus."
        case .lineContradicted:
            "Ce message en contredit un autre du même appareil ; l’un des deux a peut-être été remplacé."
        case .linesNotHere:
            "Absents avant ce message, retenus, expirés ou jamais envoyés : {count}"
        case .serverTime:
            "Selon le serveur : {time}"
        case .youWrote:
            "Vous avez écrit : {text}"
        case .otherEnvelope:
            "Le serveur conserve autre chose à la place de votre enveloppe ; vos mots ne sont peut-être pas arrivés."
        case .columnServerID:
            "Id. sur le serveur"
        case .nameTaken:
            "« {name} » est le nom d’un contact ou d’une discussion liée à un contact, mais cette discussion n’est liée à aucun contact."
        case .nameTakenHint:
            "« whisper-sync bind » la lie ; son id., {id}, à la place du nom envoie en clair."
        case .retitled:
            "Le serveur a donné un autre nom à « {conversation} », qui est liée à un contact. Le nom reste le même ici."
        }
    }
}
