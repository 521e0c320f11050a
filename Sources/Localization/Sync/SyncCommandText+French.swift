extension SyncCommandText {
    var french: Phrase {
        switch self {
        case .root:
            "Échanger des messages avec un serveur en temps réel."
        case .rootDiscussion:
            "Le coffre est la seule source de ce qui est montré : ce qui arrive y entre d’abord, et ce que vous envoyez y attend que le serveur l’ait. Lisez-le avec « whisper », qui n’utilise jamais le réseau ; ce programme, si."
        case .login:
            "Se connecter à un serveur."
        case .loginDiscussion:
            "Demande le secret au terminal. Le coffre garde l’adresse et un jeton, scellé ; il ne garde jamais le secret."
        case .logout:
            "Se déconnecter et supprimer le jeton."
        case .logoutDiscussion:
            "Prévient le serveur et supprime le jeton de cette machine. Les messages restent, y compris ceux qui attendent d’être envoyés."
        case .run:
            "Recevoir et envoyer des messages jusqu’à l’arrêt."
        case .runDiscussion:
            "Reste au premier plan et se reconnecte chaque fois que la connexion se perd ; il convient donc à un gestionnaire de services. Arrêtez-le par Ctrl-C ou SIGTERM."
        case .send:
            "Envoyer un message."
        case .sendDiscussion:
            "Le message est d’abord enregistré, puis envoyé. Si le serveur est injoignable, il attend, et « whisper-sync run » l’envoie plus tard."
        case .retry:
            "Renvoyer un message que le serveur avait refusé."
        case .status:
            "Montrer le compte, jusqu’où chaque discussion est tenue et ce qui attend d’être envoyé."
        case .serverArgument:
            "L’adresse du serveur : https://HOST, ou http:// vers cette machine."
        case .userArgument:
            "Le nom de l’utilisateur sur le serveur."
        case .conversationArgument:
            "La discussion : titre, identifiant ou identifiant sur le serveur."
        case .textArgument:
            "Le texte ; - le lit sur l’entrée standard."
        case .messageArgument:
            "L’identifiant du message, comme « whisper-sync status » le montre."
        case .boundContact:
            "Le contact : nom, identifiant ou empreinte."
        case .server:
            "Le serveur, si le coffre n’est connecté à aucun."
        case .tokenFile:
            "Lire le jeton d’accès sur la première ligne de FILE, et de nouveau quand il a expiré."
        case .secretFile:
            "Lire le secret sur la première ligne de FILE ; - est l’entrée standard."
        case .secretDescriptor:
            "Lire le secret dans le fichier ouvert N."
        case .device:
            "Un nom pour cette machine, que le serveur apprend."
        case .seal:
            "Sceller ce qui est envoyé et ouvrir ce qui arrive, pour que le serveur ne voie que du chiffré."
        case .trustCarrierTime:
            "Juger les messages scellés manqués d’après l’heure à laquelle le serveur dit les avoir reçus."
        case .caFile:
            "Se fier aux certificats de FILE en plus de ceux du système."
        case .tokenInQuery:
            "Mettre le jeton dans l’adresse de la connexion directe, pour les serveurs qui ne le lisent pas ailleurs ; les adresses finissent dans des journaux."
        case .timeout:
            "Attendre le serveur N secondes au plus."
        case .bind:
            "Lier une discussion à un contact."
        case .unbind:
            "Rompre le lien d’une discussion avec un contact."
        case .bindDiscussion:
            "Dès lors, ce que vous envoyez dans la discussion est scellé avec les clés de ce contact, et ce qui arrive scellé est ouvert. Le serveur n’est jamais cru sur l’identité de quelqu’un ; vous le dites donc une fois."
        }
    }
}
