extension DataCommandText {
    var german: Phrase {
        switch self {
        case .importing:
            "Nachrichten in den Tresor holen."
        case .importWhatsApp:
            "Chats holen, die WhatsApp exportiert hat."
        case .importWhatsAppDiscussion:
            "Liest den Text, das Archiv oder den Ordner, den „Chat exportieren“ erzeugt; - ist die Standardeingabe. Wird ein Chat noch einmal oder neuer exportiert importiert, kommt nur das Neue hinzu. Die Zusammenfassung gibt über jede Zeile Auskunft. Rückgabewert 3 heißt, dass manche Zeilen nicht lesbar waren; sie werden genannt."
        case .importJSON:
            "Nachrichten als JSON-Zeilen holen."
        case .importJSONDiscussion:
            "Liest, was „export json“ schreibt, auch mit --full; - ist die Standardeingabe. Kennungen bleiben erhalten, erneutes Importieren fügt nichts hinzu. Die erste fehlerhafte Zeile beendet den Import und wird genannt; die Stapel davor bleiben."
        case .exporting:
            "Nachrichten exportieren."
        case .exportJSON:
            "Nachrichten als JSON-Zeilen schreiben."
        case .exportJSONDiscussion:
            "Eine Nachricht je Zeile, jeder Chat in seiner eigenen Reihenfolge. Mit --full jeder Eintrag des Tresors als Zeile mit seinem Typ; in einen neuen Tresor importiert, ergibt das einen gleichen. Die Ausgabe ist nicht verschlüsselt."
        case .conversations:
            "Die Chats auflisten."
        case .conversationsDiscussion:
            "Angeheftete Chats stehen vorn, danach die zuletzt aktiven."
        case .messages:
            "Die Nachrichten eines Chats zeigen."
        case .messagesDiscussion:
            "Zeigt die neuesten Nachrichten, die letzte unten. Ein Chat wird mit seinem Titel, einem Teil davon oder seiner Kennung genannt."
        case .search:
            "Nachrichten finden."
        case .searchDiscussion:
            "Alle Wörter müssen vorkommen, gleich in welcher Groß- und Kleinschreibung und mit welchen Akzenten. \"Eine Wortfolge\" in Anführungszeichen, ein Wortanfang mit Stern (Schirm*), OR, NOT und Klammern werden verstanden. Durchsucht werden Texte, Absender und Namen von Anhängen, die neuesten Treffer zuerst. Ohne Wörter entscheiden die Filter allein. Daten sind 2020, 2020-05, 2020-05-31 oder 2020-05-31T14:00."
        case .markRead:
            "Einen Chat als gelesen markieren."
        case .pin:
            "Einen Chat oben in der Liste anheften."
        case .unpin:
            "Einen Chat loslösen."
        case .mute:
            "Einen Chat stummschalten."
        case .unmute:
            "Die Stummschaltung eines Chats aufheben."
        case .delete:
            "Chats und Nachrichten endgültig löschen."
        case .deleteDiscussion:
            "Löscht einen Chat, eine Nachricht oder Nachrichten nach Alter und Plattform, mit Anhängen, auf die sonst nichts verweist. Eine einzelne Nachricht lässt eine leere Stelle zurück, damit ein erneuter Import ihres Chats sie nicht zurückholt; --erase lässt nichts zurück."
        case .stats:
            "Zeigen, was im Tresor ist."
        case .statsDiscussion:
            "Zahlen und ein Diagramm der Nachrichten im Lauf der Zeit."
        }
    }
}

extension DataOptionText {
    var german: Phrase {
        switch self {
        case .exportPath:
            "Exportierte Chats: .txt, .zip oder Ordner; - ist die Standardeingabe."
        case .ownName:
            "Der eigene Name im Export; trennt gesendete von empfangenen Nachrichten."
        case .ownNameJSON:
            "Der eigene Name oder die Nummer; trennt gesendete von empfangenen Nachrichten."
        case .chatTitle:
            "Der Titel des Chats, wo der Dateiname ihn nicht verrät."
        case .timezone:
            "Die Zeitzone des Telefons, etwa Europe/Berlin; ohne Angabe die dieses Rechners."
        case .dateOrder:
            "Die Reihenfolge von Tag und Monat in den Daten: dmy, mdy oder ymd; ohne Angabe wird sie ermittelt."
        case .dryRun:
            "Nur zeigen, was geschehen würde."
        case .importYes:
            "Mit der wahrscheinlicheren Reihenfolge fortfahren, wo Tag und Monat nicht zu unterscheiden sind, und auch, wo der Tresor dieselben Nachrichten zu anderen Zeiten enthält."
        case .jsonPath:
            "Eine Datei mit JSON-Zeilen; - ist die Standardeingabe."
        case .restoreJSON:
            "Einen eigenen Tresor zurückholen, wie er war: Kontakte mit ihrem Vertrauen, Identitäten, Richtlinien. In einen, der nicht leer ist, erst nachdem jedes davon genannt und bestätigt wurde."
        case .attachmentsFrom:
            "Ein Ordner mit den Inhalten der Anhänge, wie „export json --attachments“ ihn schreibt."
        case .attachmentsTo:
            "Auch die Inhalte der Anhänge in diesen Ordner schreiben."
        case .exportConversation:
            "Nur dieser Chat: Kennung, Titel oder ein Teil des Titels."
        case .full:
            "Jeden Eintrag des Tresors, nicht nur Nachrichten."
        case .deidentify:
            "Namen und Telefonnummern durch Kennungen ersetzen, die durchweg dieselben sind."
        case .output:
            "Die Datei, in die geschrieben wird; - ist die Standardausgabe."
        case .onlyUnread:
            "Nur Chats mit ungelesenen Nachrichten."
        case .conversationLimit:
            "Höchstens so viele Chats."
        case .conversation:
            "Der Chat: Kennung, Titel oder ein Teil des Titels."
        case .messageLimit:
            "Höchstens so viele Nachrichten (ohne Angabe 100)."
        case .before:
            "Die Nachrichten vor der mit dieser Kennung."
        case .after:
            "Die Nachrichten nach der mit dieser Kennung."
        case .oldest:
            "Mit der ältesten Nachricht beginnen."
        case .all:
            "Alle Nachrichten, von der ältesten zur neuesten."
        case .saveAttachments:
            "Die Anhänge der gezeigten Nachrichten in diesem Ordner sichern."
        case .query:
            "Was gesucht wird."
        case .searchIn:
            "Nur in diesem Chat: Kennung, Titel oder ein Teil des Titels."
        case .fromPerson:
            "Nur von dieser Person: Name, Anfang eines Namens oder Kennung."
        case .since:
            "Nur ab diesem Datum."
        case .until:
            "Nur bis zu diesem Datum einschließlich."
        case .type:
            "Nur von dieser Art: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Mehrfach möglich."
        case .hasAttachment:
            "Nur mit Anhang."
        case .encrypted:
            "Nur mit einer versiegelten Nachricht darin."
        case .order:
            "newest (ohne Angabe) oder relevance."
        case .searchLimit:
            "Höchstens so viele Treffer (ohne Angabe 50)."
        case .upTo:
            "Nur bis zur Nachricht mit dieser Kennung."
        case .deleteMessage:
            "Die Nachricht mit dieser Kennung löschen."
        case .erase:
            "Keine Spur der Nachricht lassen; ein erneuter Import ihres Chats holt sie zurück."
        case .deleteBefore:
            "Nachrichten, die vor diesem Datum gesendet wurden."
        case .olderThan:
            "Nachrichten, die älter sind als: 90d, 8w, 6m, 2y."
        case .platform:
            "Nachrichten dieser Plattform, etwa whatsapp."
        case .svg:
            "Das Diagramm als SVG-Datei schreiben; - ist die Standardausgabe."
        }
    }
}
