extension DataCommandText {
    var french: Phrase {
        switch self {
        case .importing:
            "Faire entrer des messages dans le coffre."
        case .importWhatsApp:
            "Faire entrer des discussions exportées par WhatsApp."
        case .importWhatsAppDiscussion:
            "Lit le texte, l’archive ou le dossier que crée « Exporter la discussion » ; - est l’entrée standard. Importer de nouveau une discussion, ou un export plus récent, n’ajoute que ce qui est nouveau. Le résumé rend compte de chaque ligne. Le code de sortie 3 dit que certaines lignes n’ont pas pu être lues ; elles sont nommées."
        case .importJSON:
            "Faire entrer des messages en lignes JSON."
        case .importJSONDiscussion:
            "Lit ce qu’écrit « export json », avec --full aussi ; - est l’entrée standard. Les identifiants sont gardés, et importer de nouveau n’ajoute rien. La première ligne fautive met fin à l’import et est nommée ; les lots qui la précèdent sont gardés."
        case .exporting:
            "Exporter des messages."
        case .exportJSON:
            "Écrire les messages en lignes JSON."
        case .exportJSONDiscussion:
            "Un message par ligne, chaque discussion dans son propre ordre. Avec --full, chaque fiche du coffre sur une ligne avec son type ; importé dans un nouveau coffre, cela en donne un égal. La sortie n’est pas chiffrée."
        case .conversations:
            "Lister les discussions."
        case .conversationsDiscussion:
            "Les discussions épinglées d’abord, puis les plus récemment actives."
        case .messages:
            "Montrer les messages d’une discussion."
        case .messagesDiscussion:
            "Montre les messages les plus récents, le dernier en bas. Une discussion se nomme par son titre, une partie du titre ou son identifiant."
        case .search:
            "Trouver des messages."
        case .searchDiscussion:
            "Tous les mots doivent apparaître, quels que soient majuscules et accents. Sont compris \"une expression\" entre guillemets, un début suivi d’un astérisque (paraplu*), OR, NOT et les parenthèses. La recherche porte sur les textes, les expéditeurs et les noms des pièces jointes, les résultats les plus récents d’abord. Sans mots, seuls les filtres décident. Les dates sont 2020, 2020-05, 2020-05-31 ou 2020-05-31T14:00."
        case .markRead:
            "Marquer une discussion comme lue."
        case .pin:
            "Épingler une discussion en tête de liste."
        case .unpin:
            "Désépingler une discussion."
        case .mute:
            "Mettre une discussion en sourdine."
        case .unmute:
            "Rétablir le son d’une discussion."
        case .delete:
            "Supprimer définitivement discussions et messages."
        case .deleteDiscussion:
            "Supprime une discussion, un message, ou des messages selon l’âge et la plateforme, avec les pièces jointes auxquelles rien d’autre ne renvoie. Un message seul laisse une place vide, pour qu’un nouvel import de sa discussion ne le ramène pas ; --erase ne laisse rien."
        case .stats:
            "Montrer ce qu’il y a dans le coffre."
        case .statsDiscussion:
            "Des chiffres, et un graphique des messages au fil du temps."
        }
    }
}

extension DataOptionText {
    var french: Phrase {
        switch self {
        case .exportPath:
            "Discussions exportées : .txt, .zip ou dossiers ; - est l’entrée standard."
        case .ownName:
            "Votre propre nom dans l’export ; distingue les messages envoyés des reçus."
        case .ownNameJSON:
            "Votre propre nom ou numéro ; distingue les messages envoyés des reçus."
        case .chatTitle:
            "Le titre de la discussion, si le nom du fichier ne le dit pas."
        case .timezone:
            "Le fuseau horaire du téléphone, comme Europe/Paris ; à défaut, celui de cette machine."
        case .dateOrder:
            "L’ordre du jour et du mois dans les dates : dmy, mdy ou ymd ; à défaut, il est déterminé."
        case .dryRun:
            "Montrer seulement ce qui serait fait."
        case .importYes:
            "Continuer avec l’ordre le plus probable si jour et mois ne se distinguent pas, et aussi si le coffre contient les mêmes messages à d’autres heures."
        case .jsonPath:
            "Un fichier de lignes JSON ; - est l’entrée standard."
        case .restoreJSON:
            "Ramener un de vos coffres tel qu’il était : contacts avec leur confiance, identités, règles. Dans un coffre non vide, chacun est d’abord nommé et confirmé."
        case .attachmentsFrom:
            "Un dossier avec les contenus des pièces jointes, tel que l’écrit « export json --attachments »."
        case .attachmentsTo:
            "Écrire aussi les contenus des pièces jointes dans ce dossier."
        case .exportConversation:
            "Seulement cette discussion : identifiant, titre ou partie du titre."
        case .full:
            "Toutes les fiches du coffre, pas seulement les messages."
        case .deidentify:
            "Remplacer noms et numéros de téléphone par des identifiants toujours les mêmes."
        case .output:
            "Le fichier à écrire ; - est la sortie standard."
        case .onlyUnread:
            "Seulement les discussions avec des messages non lus."
        case .conversationLimit:
            "Au plus ce nombre de discussions."
        case .conversation:
            "La discussion : identifiant, titre ou partie du titre."
        case .messageLimit:
            "Au plus ce nombre de messages (100 à défaut)."
        case .before:
            "Les messages qui précèdent celui de cet identifiant."
        case .after:
            "Les messages qui suivent celui de cet identifiant."
        case .oldest:
            "Commencer par le message le plus ancien."
        case .all:
            "Tous les messages, du plus ancien au plus récent."
        case .saveAttachments:
            "Enregistrer dans ce dossier les pièces jointes des messages montrés."
        case .query:
            "Ce qui est cherché."
        case .searchIn:
            "Seulement dans cette discussion : identifiant, titre ou partie du titre."
        case .fromPerson:
            "Seulement de cette personne : nom, début d’un nom ou identifiant."
        case .since:
            "Seulement à partir de cette date."
        case .until:
            "Seulement jusqu’à cette date incluse."
        case .type:
            "Seulement de ce type : text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Peut être répété."
        case .hasAttachment:
            "Seulement avec pièce jointe."
        case .encrypted:
            "Seulement avec un message scellé à l’intérieur."
        case .order:
            "newest (à défaut) ou relevance."
        case .searchLimit:
            "Au plus ce nombre de résultats (50 à défaut)."
        case .upTo:
            "Seulement jusqu’au message de cet identifiant."
        case .deleteMessage:
            "Supprimer le message de cet identifiant."
        case .erase:
            "Ne laisser aucune trace du message ; importer de nouveau sa discussion le ramène."
        case .deleteBefore:
            "Messages envoyés avant cette date."
        case .olderThan:
            "Messages plus anciens que : 90d, 8w, 6m, 2y."
        case .platform:
            "Messages de cette plateforme, comme whatsapp."
        case .svg:
            "Écrire le graphique dans un fichier SVG ; - est la sortie standard."
        }
    }
}
