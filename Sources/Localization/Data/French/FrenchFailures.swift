extension DataFailureText {
    var french: Phrase {
        switch self {
        case .noSuchConversation:
            "Il n’y a pas de discussion appelée « {name} »."
        case .noSuchConversationHint:
            "« whisper conversations » liste les discussions."
        case .ambiguousConversation:
            "« {name} » convient à plusieurs discussions : {candidates}"
        case .ambiguousConversationHint:
            "Donnez le titre entier, avec la plateforme devant comme dans « whatsapp:Ana », ou l’identifiant."
        case .noSuchPerson:
            "Il n’y a personne du nom de « {name} »."
        case .ambiguousPerson:
            "« {name} » convient à plusieurs personnes : {candidates}"
        case .ambiguousPersonHint:
            "Donnez le nom entier, ou l’identifiant."
        case .invalidMoment:
            "{option} : « {value} » n’est pas une date."
        case .invalidMomentHint:
            "Écrivez 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 ou 2020-05-31T14:00:00Z."
        case .invalidAge:
            "{option} : « {value} » n’est pas un âge."
        case .invalidAgeHint:
            "Écrivez un nombre et d, w, m ou y pour jours, semaines, mois ou années : 90d, 8w, 6m, 2y."
        case .invalidNumber:
            "{option} : {value} n’est pas un nombre à partir de 1."
        case .invalidIdentifier:
            "« {value} » n’est pas un identifiant."
        case .unknownChoice:
            "{option} : « {value} » n’est pas connu."
        case .unknownChoiceHint:
            "Choisissez parmi : {values}"
        case .emptyQuery:
            "Il n’y a aucun mot à chercher."
        case .emptyQueryHint:
            "Donnez un mot, ou un filtre comme --in ou --type."
        case .relevanceLimit:
            .plural(
                one: "Par pertinence, il y a au plus {count} résultat.",
                many: "Par pertinence, il y a au plus {count} résultats.",
                other: "Par pertinence, il y a au plus {count} résultats.")
        case .oneRange:
            "--before, --after et --oldest ou --all s’excluent."
        case .oneDeletion:
            "Ces options ne vont pas ensemble : un message, ou une discussion avec --before, --older-than ou --platform."
        case .nothingToDelete:
            "Précisez ce qu’il faut supprimer."
        case .nothingToDeleteHint:
            "Nommez une discussion, ou donnez --message, --before, --older-than ou --platform."
        case .oneTitle:
            "--title ne va qu’avec un seul fichier."
        case .fullAlone:
            "--full ne va ni avec --conversation ni avec --deidentify, ni --deidentify avec --attachments."
        case .unknownZone:
            "Il n’y a pas de fuseau horaire « {value} »."
        case .unknownZoneHint:
            "Écrivez-le comme Europe/Paris ou UTC."
        case .missingFile:
            "Il n’y a pas de fichier « {path} »."
        case .emptyFile:
            "« {path} » est vide."
        case .notAnExport:
            "« {path} » n’est pas une discussion exportée : il ne contient pas un seul message."
        case .notAnExportHint:
            "Dans WhatsApp, ouvrez la discussion et choisissez « Exporter la discussion » ; donnez le fichier .txt ou .zip qui en sort."
        case .damagedArchive:
            "L’archive « {path} » est tronquée ou endommagée. Rien n’en a été importé."
        case .encryptedArchive:
            "L’archive « {path} » est chiffrée."
        case .encryptedArchiveHint:
            "Décompressez-la d’abord avec son mot de passe, puis importez le dossier."
        case .noChatInArchive:
            "Il n’y a pas de discussion dans l’archive « {path} »."
        case .unsafeArchive:
            "L’archive « {path} » nomme des fichiers hors d’elle-même. Rien n’en a été importé."
        case .archiveTooLarge:
            "L’archive « {path} » se décompresse au-delà de ce qui est accepté. Rien n’en a été importé."
        case .ambiguousDates:
            "Dans « {path} », jour et mois ne se distinguent pas avec assez de certitude ; l’ordre le plus probable est {order} ({confidence})."
        case .ambiguousDatesHint:
            "Dites comment les dates sont écrites : --date-order dmy, mdy ou ymd ; ou prenez l’ordre le plus probable avec --yes."
        case .contradictedDates:
            "« {path} » a des dates impossibles dans cet ordre."
        case .contradictedDatesHint:
            "Omettez --date-order pour que l’ordre soit déterminé."
        case .importInterrupted:
            "Interrompu. Les messages importés jusqu’ici sont gardés ; importer de nouveau ajoute le reste."
        case .someFilesFailed:
            .plural(
                one: "{count} fichier n’a pas pu être importé.", many: "{count} fichiers n’ont pas pu être importés.",
                other: "{count} fichiers n’ont pas pu être importés.")
        case .chatsLeftOut:
            "Certaines discussions du fichier ont été laissées de côté ; tout le reste a été importé."
        case .chatsLeftOutHint:
            "Les avertissements les nomment. Dès que le coffre n’a qu’une discussion pour chacune, importez de nouveau le fichier : rien n’entre deux fois."
        case .severalChats:
            "« {path} » contient plusieurs discussions."
        case .severalChatsHint:
            "Enregistrez-le dans un fichier et donnez son nom : chacune des discussions est alors importée."
        case .partlyRead:
            "Certaines lignes n’ont pas pu être lues ; tout le reste l’a été."
        case .partlyReadHint:
            "Le résumé nomme les lignes."
        case .lineTooLong:
            "« {path} », ligne {line} : plus de 16 Mio."
        case .lineNotJSON:
            "« {path} », ligne {line} : pas de JSON à l’octet {offset} ({reason})."
        case .lineUnexpected:
            "« {path} », ligne {line} : non conforme au schéma ({reason})."
        case .lineUnknownType:
            "« {path} », ligne {line} : une fiche de type inconnu."
        case .lineNewerFormat:
            "« {path} », ligne {line} : écrite par une version plus récente de Whisper."
        case .lineConflict:
            "« {path} », ligne {line} : contredit ce que contient le coffre."
        case .lineMissingReference:
            "« {path} », ligne {line} : renvoie à quelque chose qui n’est pas là."
        case .vaultNotEmpty:
            "Le coffre contient des messages ou des contacts : rien n’a été importé"
        case .vaultNotEmptyHint:
            "--restore rétablit un coffre entier dans un coffre vide. Sans cette option, les messages s’ajoutent et les contacts entrent sans être vérifiés."
        case .malformedLineHint:
            "Ce qui précède a été importé par lots ; corrigez la ligne et importez de nouveau, rien ne vient deux fois."
        case .timesShifted:
            "Le coffre contient déjà les messages de ce fichier, dans « {title} », avec des heures décalées de {offset}."
        case .timesShiftedHint:
            "Indiquez le fuseau horaire du téléphone avec --timezone. Si l’import précédent avait le mauvais fuseau, supprimez cette discussion et importez-la de nouveau. --yes importe les messages une seconde fois."
        case .datesExchanged:
            "Le coffre contient déjà les messages de ce fichier, dans « {title} », avec jour et mois intervertis."
        case .datesExchangedHint:
            "Dites avec --date-order comment les dates sont écrites. Si l’import précédent était faux, supprimez cette discussion et importez-la de nouveau. --yes importe les messages une seconde fois."
        }
    }
}
