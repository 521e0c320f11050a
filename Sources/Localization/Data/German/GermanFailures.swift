extension DataFailureText {
    var german: Phrase {
        switch self {
        case .noSuchConversation:
            "Es gibt keinen Chat namens „{name}“."
        case .noSuchConversationHint:
            "„whisper conversations“ listet die Chats auf."
        case .ambiguousConversation:
            "„{name}“ passt auf mehrere Chats: {candidates}"
        case .ambiguousConversationHint:
            "Gib den ganzen Titel an, mit der Plattform davor wie in „whatsapp:Ana“, oder die Kennung."
        case .noSuchPerson:
            "Es gibt niemanden namens „{name}“."
        case .ambiguousPerson:
            "„{name}“ passt auf mehrere Personen: {candidates}"
        case .ambiguousPersonHint:
            "Gib den ganzen Namen oder die Kennung an."
        case .invalidMoment:
            "{option}: „{value}“ ist kein Datum."
        case .invalidMomentHint:
            "Schreibe 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 oder 2020-05-31T14:00:00Z."
        case .invalidAge:
            "{option}: „{value}“ ist kein Alter."
        case .invalidAgeHint:
            "Schreibe eine Zahl und d, w, m oder y für Tage, Wochen, Monate oder Jahre: 90d, 8w, 6m, 2y."
        case .invalidNumber:
            "{option}: {value} ist keine Zahl ab 1."
        case .invalidIdentifier:
            "„{value}“ ist keine Kennung."
        case .unknownChoice:
            "{option}: „{value}“ ist nicht bekannt."
        case .unknownChoiceHint:
            "Zur Wahl stehen: {values}"
        case .emptyQuery:
            "Es gibt kein Wort zu suchen."
        case .emptyQueryHint:
            "Gib ein Wort an oder einen Filter wie --in oder --type."
        case .relevanceLimit:
            .plural(
                one: "Nach Relevanz gibt es höchstens {count} Treffer.",
                other: "Nach Relevanz gibt es höchstens {count} Treffer.")
        case .oneRange:
            "--before, --after und --oldest oder --all schließen einander aus."
        case .oneDeletion:
            "Diese Optionen passen nicht zusammen: eine Nachricht, oder ein Chat mit --before, --older-than oder --platform."
        case .nothingToDelete:
            "Gib an, was gelöscht werden soll."
        case .nothingToDeleteHint:
            "Nenne einen Chat, oder gib --message, --before, --older-than oder --platform an."
        case .oneTitle:
            "--title geht nur mit einer einzigen Datei."
        case .fullAlone:
            "--full geht weder mit --conversation noch mit --deidentify, und --deidentify nicht mit --attachments."
        case .unknownZone:
            "Es gibt keine Zeitzone „{value}“."
        case .unknownZoneHint:
            "Nimm einen Namen wie Europe/Berlin oder UTC."
        case .missingFile:
            "Es gibt keine Datei „{path}“."
        case .emptyFile:
            "„{path}“ ist leer."
        case .notAnExport:
            "„{path}“ ist kein exportierter Chat: Es steht keine einzige Nachricht darin."
        case .notAnExportHint:
            "Öffne den Chat in WhatsApp und wähle „Chat exportieren“; importiere die .txt- oder .zip-Datei, die dabei entsteht."
        case .damagedArchive:
            "Das Archiv „{path}“ ist abgeschnitten oder beschädigt. Nichts davon wurde importiert."
        case .encryptedArchive:
            "Das Archiv „{path}“ ist verschlüsselt."
        case .encryptedArchiveHint:
            "Entpacke es zuerst mit seinem Passwort und importiere dann den Ordner."
        case .noChatInArchive:
            "Im Archiv „{path}“ ist kein Chat."
        case .unsafeArchive:
            "Das Archiv „{path}“ nennt Dateien außerhalb seiner selbst. Nichts davon wurde importiert."
        case .archiveTooLarge:
            "Das Archiv „{path}“ entpackt sich zu mehr, als angenommen wird. Nichts davon wurde importiert."
        case .ambiguousDates:
            "In „{path}“ sind Tag und Monat nicht sicher genug zu unterscheiden; wahrscheinlicher ist {order} ({confidence})."
        case .ambiguousDatesHint:
            "Gib die Reihenfolge mit --date-order dmy, mdy oder ymd an, oder nimm mit --yes die wahrscheinlichere."
        case .contradictedDates:
            "„{path}“ hat Daten, die in dieser Reihenfolge unmöglich sind."
        case .contradictedDatesHint:
            "Lass --date-order weg, dann wird die Reihenfolge ermittelt."
        case .importInterrupted:
            "Unterbrochen. Die bisher importierten Nachrichten bleiben; ein erneuter Import fügt den Rest hinzu."
        case .someFilesFailed:
            .plural(
                one: "{count} Datei konnte nicht importiert werden.",
                other: "{count} Dateien konnten nicht importiert werden.")
        case .chatsLeftOut:
            "Manche Chats der Datei blieben draußen; alles andere wurde importiert."
        case .chatsLeftOutHint:
            "Die Warnungen nennen sie. Sobald der Tresor je einen Chat dafür hat, importiere die Datei noch einmal: Nichts kommt doppelt."
        case .severalChats:
            "„{path}“ enthält mehrere Chats."
        case .severalChatsHint:
            "Speichere es als Datei und gib ihren Namen an: Dann wird jeder der Chats importiert."
        case .partlyRead:
            "Manche Zeilen waren nicht lesbar; alles andere wurde gelesen."
        case .partlyReadHint:
            "Die Zusammenfassung nennt die Zeilen."
        case .lineTooLong:
            "„{path}“, Zeile {line}: länger als 16 MiB."
        case .lineNotJSON:
            "„{path}“, Zeile {line}: kein JSON bei Byte {offset} ({reason})."
        case .lineUnexpected:
            "„{path}“, Zeile {line}: nicht so, wie das Schema es will ({reason})."
        case .lineUnknownType:
            "„{path}“, Zeile {line}: ein Eintrag unbekannten Typs."
        case .lineNewerFormat:
            "„{path}“, Zeile {line}: von einer neueren Version von Whisper geschrieben."
        case .lineConflict:
            "„{path}“, Zeile {line}: widerspricht dem, was der Tresor enthält."
        case .lineMissingReference:
            "„{path}“, Zeile {line}: verweist auf etwas, das nicht da ist."
        case .vaultNotEmpty:
            "Der Tresor enthält Nachrichten oder Kontakte: Nichts wurde importiert"
        case .vaultNotEmptyHint:
            "--restore bringt einen ganzen Tresor in einen leeren zurück. Ohne die Option kommen Nachrichten hinzu, und Kontakte unverglichen herein."
        case .malformedLineHint:
            "Was davor steht, wurde stapelweise importiert; berichtige die Zeile und importiere erneut, nichts kommt doppelt."
        case .timesShifted:
            "Der Tresor enthält die Nachrichten dieser Datei schon, in „{title}“, mit Zeiten, die um {offset} abweichen."
        case .timesShiftedHint:
            "Gib die Zeitzone des Telefons mit --timezone an. Hatte der frühere Import die falsche Zone, lösche jenen Chat und importiere ihn neu. --yes importiert die Nachrichten ein zweites Mal."
        case .datesExchanged:
            "Der Tresor enthält die Nachrichten dieser Datei schon, in „{title}“, mit vertauschtem Tag und Monat."
        case .datesExchangedHint:
            "Gib mit --date-order an, wie Daten geschrieben sind. War der frühere Import falsch, lösche jenen Chat und importiere ihn neu. --yes importiert die Nachrichten ein zweites Mal."
        }
    }
}
