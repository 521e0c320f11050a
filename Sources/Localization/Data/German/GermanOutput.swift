extension ImportText {
    var german: Phrase {
        switch self {
        case .surveying:
            "Durchsehen"
        case .aligning:
            "Vergleichen"
        case .writing:
            "Importieren"
        case .imported:
            .plural(one: "{count} neue Nachricht in „{title}“", other: "{count} neue Nachrichten in „{title}“")
        case .wouldImport:
            .plural(one: "{count} Nachricht wäre neu in „{title}“", other: "{count} Nachrichten wären neu in „{title}“")
        case .importedMessages:
            .plural(one: "{count} neue Nachricht", other: "{count} neue Nachrichten")
        case .wouldImportMessages:
            .plural(one: "{count} Nachricht wäre neu", other: "{count} Nachrichten wären neu")
        case .duplicates:
            .plural(one: "{count} Nachricht war schon im Tresor", other: "{count} Nachrichten waren schon im Tresor")
        case .messagesFound:
            .plural(
                one: "In der Datei: {count} Nachricht, davon {system} vom System",
                other: "In der Datei: {count} Nachrichten, davon {system} vom System")
        case .period:
            "Von {first} bis {last}"
        case .attachments:
            "Anhänge: {found} gefunden, {missing} fehlen, {omitted} im Export ausgelassen"
        case .dateOrder:
            "Daten gelesen als {order}, in der Zone {zone}; Sicherheit {confidence} ({evidence})"
        case .renamed:
            "„{from}“ heißt jetzt „{to}“: eine Person"
        case .sameChat:
            "Der Chat ist der, der bisher „{former}“ hieß"
        case .unparsed:
            .plural(
                one: "{count} Stelle war nicht lesbar, in Zeile {lines}",
                other: "{count} Stellen waren nicht lesbar, in den Zeilen {lines}")
        case .invalidBytes:
            .plural(
                one: "{count} Byte war kein UTF-8 und wurde ersetzt",
                other: "{count} Bytes waren kein UTF-8 und wurden ersetzt")
        case .repeatedNames:
            "Das Archiv enthält mehrere Dateien desselben Namens; jeweils die erste wurde genommen: {names}"
        case .truncated:
            .plural(
                one:
                    "Der Export hat genau {count} Nachricht: WhatsApp selbst schneidet Exporte dort ab, ältere können also fehlen.",
                other:
                    "Der Export hat genau {count} Nachrichten: WhatsApp selbst schneidet Exporte dort ab, ältere können also fehlen."
            )
        case .records:
            .plural(
                one: "{count} anderer Eintrag, davon {added} neu", other: "{count} andere Einträge, davon {added} neu")
        case .attachmentsTaken:
            .plural(one: "{count} Anhang aufgenommen", other: "{count} Anhänge aufgenommen")
        case .attachmentsAbsent:
            .plural(
                one: "Der Inhalt von {count} Anhang ist nicht im Tresor; --attachments holt ihn.",
                other: "Die Inhalte von {count} Anhängen sind nicht im Tresor; --attachments holt sie.")
        case .policyTurnedOn:
            "Die Datei schaltet {policy} ein"
        case .policyTurnedOff:
            "Die Datei schaltet {policy} aus"
        case .broughtVerified:
            .plural(
                one:
                    "{count} Kontakt kommt allein auf das Wort der Datei als verglichen herein: Für diesen Tresor hat niemand seine Schlüssel verglichen. „whisper contact verify“ vergleicht sie.",
                other:
                    "{count} Kontakte kommen allein auf das Wort der Datei als verglichen herein: Für diesen Tresor hat niemand ihre Schlüssel verglichen. „whisper contact verify“ vergleicht sie."
            )
        case .gateLeftDown:
            "In der Datei ist biometric-gated-signing eingeschaltet; hier bleibt es aus, denn kein Export enthält Schlüssel zum Unterschreiben. „whisper policy set biometric-gated-signing on“ schützt die dieses Tresors."
        case .contactsUnverified:
            .plural(
                one: "{count} Kontakt kam unverglichen herein; „whisper contact verify“ vergleicht seine Schlüssel",
                other: "{count} Kontakte kamen unverglichen herein; „whisper contact verify“ vergleicht ihre Schlüssel")
        case .contactRefused:
            "Der Kontakt „{name}“ blieb draußen: Seine Schlüssel sind nicht die eines Kontakts, den du hast, oder unbrauchbar. „whisper contact import“ übernimmt gewechselte Schlüssel."
        case .chatDivided:
            "Der Chat „{title}“ in Zeile {line} blieb mit seinen Nachrichten draußen, denn der Tresor hat mehrere Chats dafür: {chats}"
        case .personApart:
            "„{name}“ kam ohne Nummern herein, die im Tresor zu jemand anderem gehören"
        case .severalChats:
            "„{path}“ enthält mehrere Chats, und jeder davon wird importiert: {chats}"
        case .identityLeftOut:
            "Die Identität „{name}“ wurde übersprungen: Ihre geheimen Schlüssel sind nicht auf diesem Gerät"
        case .policyLeftOut:
            "Die Einstellung {policy} der Datei blieb draußen"
        case .restoreHint:
            "--restore bringt einen eigenen Tresor zurück, wie er war, in einen leeren."
        case .dayMonthYear:
            "Tag, Monat, Jahr"
        case .monthDayYear:
            "Monat, Tag, Jahr"
        case .yearMonthDay:
            "Jahr, Monat, Tag"
        case .evidenceGiven:
            "so angegeben"
        case .evidenceImpossibleValue:
            "eine andere Reihenfolge ist unmöglich"
        case .evidenceMediaFileName:
            "Namen von Mediendateien"
        case .evidenceFileTime:
            "Zeit der Datei"
        case .evidenceFewestJumps:
            "die wenigsten Sprünge zurück in der Zeit"
        case .evidenceFasterColumn:
            "der Tag wechselt schneller"
        case .evidenceStyle:
            "die Schreibweise"
        case .askDateOrder:
            "In „{path}“ sind Daten wahrscheinlich als {order} geschrieben (Sicherheit {confidence}). So importieren?"
        case .claimContact:
            "„{name}“ würde ein verifizierter Kontakt, mit dem Fingerabdruck {fingerprint}"
        case .claimIdentity:
            "„{name}“ würde eine deiner Identitäten, mit dem Fingerabdruck {fingerprint}; ihre geheimen Schlüssel sind nicht auf diesem Gerät"
        case .askClaims:
            "Der Tresor ist nicht leer. All das allein auf das Wort der Datei hin übernehmen?"
        }
    }
}

extension ExportText {
    var german: Phrase {
        switch self {
        case .progress:
            "Exportieren"
        case .writtenMessages:
            .plural(
                one: "{count} Nachricht in „{path}“ geschrieben.", other: "{count} Nachrichten in „{path}“ geschrieben."
            )
        case .writtenRecords:
            .plural(one: "{count} Eintrag in „{path}“ geschrieben.", other: "{count} Einträge in „{path}“ geschrieben.")
        }
    }
}

extension MessageText {
    var german: Phrase {
        switch self {
        case .titleHeading:
            "Chat"
        case .unreadHeading:
            "Ungelesen"
        case .messagesHeading:
            "Nachrichten"
        case .lastHeading:
            "Zuletzt"
        case .textHeading:
            "Inhalt"
        case .pinned:
            "angeheftet"
        case .muted:
            "stumm"
        case .noConversations:
            "Es gibt noch keine Chats."
        case .noMessages:
            "Dort gibt es keine Nachrichten."
        case .nothingFound:
            "Nichts gefunden."
        case .olderMessages:
            "Ältere Nachrichten: {command}"
        case .edited:
            "bearbeitet"
        case .unread:
            "ungelesen"
        case .notHeld:
            "nicht im Tresor"
        case .omitted:
            "im Export ausgelassen"
        case .image:
            "Bild"
        case .video:
            "Film"
        case .audio:
            "Tonaufnahme"
        case .document:
            "Dokument"
        case .file:
            "Datei"
        case .sticker:
            "Aufkleber"
        case .location:
            "Standort"
        case .contact:
            "Kontakt"
        case .poll:
            "Umfrage"
        case .call:
            "Anruf"
        case .deletedByAdmin:
            "gelöscht von einem Admin, {name}"
        case .event:
            "Ereignis: {type}"
        case .nothingToShow:
            "nichts anzuzeigen"
        case .deleted:
            "gelöscht"
        case .unknownKind:
            "Nachricht unbekannter Art"
        case .attachmentsSaved:
            .plural(one: "{count} Anhang in „{path}“ gesichert.", other: "{count} Anhänge in „{path}“ gesichert.")
        case .attachmentsNotHeld:
            .plural(one: "{count} Anhang ist nicht im Tresor.", other: "{count} Anhänge sind nicht im Tresor.")
        case .pinnedNow:
            "„{title}“ ist angeheftet."
        case .unpinnedNow:
            "„{title}“ ist nicht mehr angeheftet."
        case .mutedNow:
            "„{title}“ ist stummgeschaltet."
        case .unmutedNow:
            "„{title}“ ist nicht mehr stummgeschaltet."
        case .markedRead:
            .plural(
                one: "{count} Nachricht in „{title}“ als gelesen markiert.",
                other: "{count} Nachrichten in „{title}“ als gelesen markiert.")
        }
    }
}

extension DeletionText {
    var german: Phrase {
        switch self {
        case .deletingMessages:
            "Nachrichten werden gelöscht"
        case .deletingWords:
            "Wörter werden aus dem Index entfernt"
        case .copiesRemain:
            "Früher angelegte Kopien enthalten das Gelöschte noch: {paths}"
        case .otherCopiesRemain:
            "Früher angelegte Sicherungen und Exporte enthalten das Gelöschte noch."
        case .stoppedHint:
            "Was bis dahin gelöscht wurde, bleibt gelöscht. Der gleiche Befehl löscht den Rest."
        case .optimized:
            "Der Suchindex hat {after} Teile ({size}); vorher waren es {before} ({sizeBefore})."
        case .askConversation:
            .plural(
                one: "Den Chat „{title}“ mit {count} Nachricht endgültig löschen?",
                other: "Den Chat „{title}“ mit {count} Nachrichten endgültig löschen?")
        case .askMessage:
            "Diese Nachricht endgültig löschen?"
        case .askRule:
            .plural(one: "{count} Nachricht endgültig löschen?", other: "{count} Nachrichten endgültig löschen?")
        case .askRuleInChat:
            .plural(
                one: "{count} Nachricht in „{title}“ endgültig löschen?",
                other: "{count} Nachrichten in „{title}“ endgültig löschen?")
        case .deleted:
            .plural(one: "{count} Nachricht gelöscht.", other: "{count} Nachrichten gelöscht.")
        case .wouldDelete:
            .plural(one: "{count} Nachricht würde gelöscht.", other: "{count} Nachrichten würden gelöscht.")
        }
    }
}

extension StatisticsText {
    var german: Phrase {
        switch self {
        case .conversations:
            "Chats"
        case .messages:
            "Nachrichten"
        case .unread:
            "Ungelesen"
        case .people:
            "Personen"
        case .attachments:
            "Anhänge"
        case .held:
            "Davon hier"
        case .first:
            "Erste Nachricht"
        case .last:
            "Letzte Nachricht"
        case .database:
            "Datenbank"
        case .kinds:
            "Arten"
        case .chartTitle:
            "Nachrichten im Lauf der Zeit"
        case .chartSummary:
            .plural(
                one: "{count} Nachricht von {first} bis {last}", other: "{count} Nachrichten von {first} bis {last}")
        case .chartWritten:
            "Diagramm in „{path}“ geschrieben."
        }
    }
}

extension CalendarText {
    var german: Phrase {
        switch self {
        case .shortDate:
            "{day}.{month}.{year}"
        case .longDate:
            "{weekday}, {day}. {month} {year}"
        case .weekdays:
            "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"
        case .months:
            "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
        }
    }
}
