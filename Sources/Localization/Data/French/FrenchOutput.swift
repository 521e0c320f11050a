extension ImportText {
    var french: Phrase {
        switch self {
        case .surveying:
            "Examen"
        case .aligning:
            "Comparaison"
        case .writing:
            "Importation"
        case .imported:
            .plural(
                one: "{count} nouveau message dans « {title} »", many: "{count} nouveaux messages dans « {title} »",
                other: "{count} nouveaux messages dans « {title} »")
        case .wouldImport:
            .plural(
                one: "{count} message serait nouveau dans « {title} »",
                many: "{count} messages seraient nouveaux dans « {title} »",
                other: "{count} messages seraient nouveaux dans « {title} »")
        case .importedMessages:
            .plural(
                one: "{count} nouveau message", many: "{count} nouveaux messages", other: "{count} nouveaux messages")
        case .wouldImportMessages:
            .plural(
                one: "{count} message serait nouveau", many: "{count} messages seraient nouveaux",
                other: "{count} messages seraient nouveaux")
        case .duplicates:
            .plural(
                one: "{count} message était déjà dans le coffre", many: "{count} messages étaient déjà dans le coffre",
                other: "{count} messages étaient déjà dans le coffre")
        case .messagesFound:
            .plural(
                one: "Dans le fichier : {count} message, dont {system} du système",
                many: "Dans le fichier : {count} messages, dont {system} du système",
                other: "Dans le fichier : {count} messages, dont {system} du système")
        case .period:
            "Du {first} au {last}"
        case .attachments:
            "Pièces jointes : {found} trouvées, {missing} manquantes, {omitted} omises à l’export"
        case .dateOrder:
            "Dates lues comme {order}, dans le fuseau {zone} ; certitude {confidence} ({evidence})"
        case .renamed:
            "« {from} » est maintenant « {to} » : une seule personne"
        case .sameChat:
            "La discussion est celle qui s’appelait « {former} »"
        case .unparsed:
            .plural(
                one: "{count} passage n’a pas pu être lu, à la ligne {lines}",
                many: "{count} passages n’ont pas pu être lus, aux lignes {lines}",
                other: "{count} passages n’ont pas pu être lus, aux lignes {lines}")
        case .invalidBytes:
            .plural(
                one: "{count} octet n’était pas de l’UTF-8 et a été remplacé",
                many: "{count} octets n’étaient pas de l’UTF-8 et ont été remplacés",
                other: "{count} octets n’étaient pas de l’UTF-8 et ont été remplacés")
        case .repeatedNames:
            "L’archive contient plusieurs fichiers du même nom ; le premier de chacun a été pris : {names}"
        case .truncated:
            .plural(
                one:
                    "L’export a exactement {count} message : WhatsApp coupe lui-même les exports là, il peut donc en manquer de plus anciens.",
                many:
                    "L’export a exactement {count} messages : WhatsApp coupe lui-même les exports là, il peut donc en manquer de plus anciens.",
                other:
                    "L’export a exactement {count} messages : WhatsApp coupe lui-même les exports là, il peut donc en manquer de plus anciens."
            )
        case .records:
            .plural(
                one: "{count} autre fiche, dont {added} nouvelle",
                many: "{count} autres fiches, dont {added} nouvelles",
                other: "{count} autres fiches, dont {added} nouvelles")
        case .attachmentsTaken:
            .plural(
                one: "{count} pièce jointe ajoutée", many: "{count} pièces jointes ajoutées",
                other: "{count} pièces jointes ajoutées")
        case .attachmentsAbsent:
            .plural(
                one: "Le contenu de {count} pièce jointe n’est pas dans le coffre ; --attachments l’apporte.",
                many: "Les contenus de {count} pièces jointes ne sont pas dans le coffre ; --attachments les apporte.",
                other: "Les contenus de {count} pièces jointes ne sont pas dans le coffre ; --attachments les apporte.")
        case .policyTurnedOn:
            "Le fichier active {policy}"
        case .policyTurnedOff:
            "Le fichier désactive {policy}"
        case .broughtVerified:
            .plural(
                one:
                    "{count} contact entre comme vérifié sur la seule foi du fichier : personne n’a comparé ses clés pour ce coffre. « whisper contact verify » les compare.",
                many:
                    "{count} contacts entrent comme vérifiés sur la seule foi du fichier : personne n’a comparé leurs clés pour ce coffre. « whisper contact verify » les compare.",
                other:
                    "{count} contacts entrent comme vérifiés sur la seule foi du fichier : personne n’a comparé leurs clés pour ce coffre. « whisper contact verify » les compare."
            )
        case .gateLeftDown:
            "Dans le fichier, biometric-gated-signing est active ; ici elle reste inactive, car aucun export ne contient de clés de signature. « whisper policy set biometric-gated-signing on » protège celles de ce coffre."
        case .contactsUnverified:
            .plural(
                one: "{count} contact est entré sans être vérifié ; « whisper contact verify » compare ses clés",
                many: "{count} contacts sont entrés sans être vérifiés ; « whisper contact verify » compare leurs clés",
                other: "{count} contacts sont entrés sans être vérifiés ; « whisper contact verify » compare leurs clés"
            )
        case .contactRefused:
            "Le contact « {name} » a été laissé de côté : ses clés ne sont pas celles d’un contact connu, ou sont inutilisables. « whisper contact import » accepte des clés changées."
        case .chatDivided:
            "La discussion « {title} », ligne {line}, a été laissée de côté avec ses messages, car le coffre a plusieurs discussions pour elle : {chats}"
        case .personApart:
            "« {name} » a été ajouté sans les numéros qui, dans le coffre, sont ceux de quelqu’un d’autre"
        case .severalChats:
            "« {path} » contient plusieurs discussions, et chacune est importée : {chats}"
        case .identityLeftOut:
            "L’identité « {name} » a été laissée de côté : ses clés secrètes ne sont pas ici"
        case .policyLeftOut:
            "Le réglage {policy} du fichier a été laissé de côté"
        case .restoreHint:
            "--restore rétablit l’un de vos coffres tel qu’il était, dans un coffre vide."
        case .dayMonthYear:
            "jour, mois, année"
        case .monthDayYear:
            "mois, jour, année"
        case .yearMonthDay:
            "année, mois, jour"
        case .evidenceGiven:
            "vous l’avez dit"
        case .evidenceImpossibleValue:
            "un autre ordre est impossible"
        case .evidenceMediaFileName:
            "noms de fichiers multimédias"
        case .evidenceFileTime:
            "heure du fichier"
        case .evidenceFewestJumps:
            "le moins de sauts en arrière"
        case .evidenceFasterColumn:
            "le jour change plus vite"
        case .evidenceStyle:
            "le style d’écriture"
        case .askDateOrder:
            "Dans « {path} », les dates sont probablement écrites {order} (certitude {confidence}). Les importer ainsi ?"
        case .claimContact:
            "« {name} » deviendrait un contact vérifié, avec l’empreinte {fingerprint}"
        case .claimIdentity:
            "« {name} » deviendrait une de vos identités, avec l’empreinte {fingerprint} ; ses clés secrètes ne sont pas ici"
        case .askClaims:
            "Le coffre n’est pas vide. Reprendre tout cela sur la seule foi du fichier ?"
        }
    }
}

extension ExportText {
    var french: Phrase {
        switch self {
        case .progress:
            "Exportation"
        case .writtenMessages:
            .plural(
                one: "{count} message écrit dans « {path} ».", many: "{count} messages écrits dans « {path} ».",
                other: "{count} messages écrits dans « {path} ».")
        case .writtenRecords:
            .plural(
                one: "{count} fiche écrite dans « {path} ».", many: "{count} fiches écrites dans « {path} ».",
                other: "{count} fiches écrites dans « {path} ».")
        }
    }
}

extension MessageText {
    var french: Phrase {
        switch self {
        case .titleHeading:
            "Discussion"
        case .unreadHeading:
            "Non lus"
        case .messagesHeading:
            "Nombre"
        case .lastHeading:
            "Dernier"
        case .textHeading:
            "Texte"
        case .pinned:
            "épinglée"
        case .muted:
            "en sourdine"
        case .noConversations:
            "Il n’y a pas encore de discussions."
        case .noMessages:
            "Il n’y a pas de messages là."
        case .nothingFound:
            "Rien n’a été trouvé."
        case .olderMessages:
            "Messages plus anciens : {command}"
        case .edited:
            "modifié"
        case .unread:
            "non lu"
        case .notHeld:
            "pas dans le coffre"
        case .omitted:
            "omis à l’export"
        case .image:
            "photo"
        case .video:
            "vidéo"
        case .audio:
            "enregistrement audio"
        case .document:
            "document joint"
        case .file:
            "fichier"
        case .sticker:
            "autocollant"
        case .location:
            "position"
        case .contact:
            "fiche de contact"
        case .poll:
            "sondage"
        case .call:
            "appel"
        case .deletedByAdmin:
            "supprimé par un admin, {name}"
        case .event:
            "événement : {type}"
        case .nothingToShow:
            "rien à afficher"
        case .deleted:
            "supprimé"
        case .unknownKind:
            "message de type inconnu"
        case .attachmentsSaved:
            .plural(
                one: "{count} pièce jointe enregistrée dans « {path} ».",
                many: "{count} pièces jointes enregistrées dans « {path} ».",
                other: "{count} pièces jointes enregistrées dans « {path} ».")
        case .attachmentsNotHeld:
            .plural(
                one: "{count} pièce jointe n’est pas dans le coffre.",
                many: "{count} pièces jointes ne sont pas dans le coffre.",
                other: "{count} pièces jointes ne sont pas dans le coffre.")
        case .pinnedNow:
            "« {title} » est épinglée."
        case .unpinnedNow:
            "« {title} » n’est plus épinglée."
        case .mutedNow:
            "« {title} » est en sourdine."
        case .unmutedNow:
            "« {title} » n’est plus en sourdine."
        case .markedRead:
            .plural(
                one: "{count} message de « {title} » marqué comme lu.",
                many: "{count} messages de « {title} » marqués comme lus.",
                other: "{count} messages de « {title} » marqués comme lus.")
        }
    }
}

extension DeletionText {
    var french: Phrase {
        switch self {
        case .deletingMessages:
            "Suppression des messages"
        case .deletingWords:
            "Retrait des mots de l’index"
        case .copiesRemain:
            "Des copies faites auparavant contiennent encore ce qui a été supprimé : {paths}"
        case .otherCopiesRemain:
            "Les sauvegardes et exports faits auparavant contiennent encore ce qui a été supprimé."
        case .stoppedHint:
            "Ce qui a été supprimé reste supprimé. Relancez la commande pour supprimer le reste."
        case .optimized:
            "L’index de recherche a {after} parties ({size}) ; il en avait {before} ({sizeBefore})."
        case .askConversation:
            .plural(
                one: "Supprimer définitivement la discussion « {title} » avec {count} message ?",
                many: "Supprimer définitivement la discussion « {title} » avec {count} messages ?",
                other: "Supprimer définitivement la discussion « {title} » avec {count} messages ?")
        case .askMessage:
            "Supprimer définitivement ce message ?"
        case .askRule:
            .plural(
                one: "Supprimer définitivement {count} message ?", many: "Supprimer définitivement {count} messages ?",
                other: "Supprimer définitivement {count} messages ?")
        case .askRuleInChat:
            .plural(
                one: "Supprimer définitivement {count} message de « {title} » ?",
                many: "Supprimer définitivement {count} messages de « {title} » ?",
                other: "Supprimer définitivement {count} messages de « {title} » ?")
        case .deleted:
            .plural(
                one: "{count} message supprimé.", many: "{count} messages supprimés.",
                other: "{count} messages supprimés.")
        case .wouldDelete:
            .plural(
                one: "{count} message serait supprimé.", many: "{count} messages seraient supprimés.",
                other: "{count} messages seraient supprimés.")
        }
    }
}

extension StatisticsText {
    var french: Phrase {
        switch self {
        case .conversations:
            "Discussions"
        case .messages:
            "Total des messages"
        case .unread:
            "Non lus"
        case .people:
            "Personnes"
        case .attachments:
            "Pièces jointes"
        case .held:
            "Dans le coffre"
        case .first:
            "Premier message"
        case .last:
            "Dernier message"
        case .database:
            "Base de données"
        case .kinds:
            "Types"
        case .chartTitle:
            "Messages au fil du temps"
        case .chartSummary:
            .plural(
                one: "{count} message du {first} au {last}", many: "{count} messages du {first} au {last}",
                other: "{count} messages du {first} au {last}")
        case .chartWritten:
            "Graphique écrit dans « {path} »."
        }
    }
}

extension CalendarText {
    var french: Phrase {
        switch self {
        case .shortDate:
            "{day}/{month}/{year}"
        case .longDate:
            "{weekday} {day} {month} {year}"
        case .weekdays:
            "lundi mardi mercredi jeudi vendredi samedi dimanche"
        case .months:
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
        }
    }
}
