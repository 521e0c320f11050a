extension EnvelopeWords {
    var german: Phrase {
        switch self {
        case .fromVerified:
            "Von: {name} (Verglichen/Unterschrieben)"
        case .fromUnverified:
            "Von: {name} (Nicht verglichen/Unterschrieben)"
        case .fromUnknownSigned:
            "Von: Unbekannt (Unterschrieben)"
        case .fromUnknownUnsigned:
            "Von: Unbekannt (Nicht unterschrieben)"
        case .fromKeyChanged:
            "Von: Unbekannt (Unterschrieben), mit Schlüsseln, die nicht die von „{name}“ sind"
        case .fromRevoked:
            "Von: {name} (Widerrufen/Unterschrieben)"
        case .claims:
            "Sie gibt vor, von {name} zu sein; nichts belegt das."
        case .shortID:
            "Kurzkennung: {shortID}"
        case .sentAt:
            "Versiegelt: {time}"
        case .openedBy:
            "An: {identity}"
        case .blockedRemark:
            "Diesen Kontakt hast du blockiert."
        case .blockedNotShown:
            "Die Nachricht ist aufgehoben, wird aber nicht gezeigt. --show-blocked zeigt sie."
        case .maybeOpened:
            "Sie könnte schon einmal geöffnet worden sein: Was zu ihrer Zeit geöffnet wurde, weiß dieser Tresor nicht."
        case .carrierTime:
            "Ihre Zeit bestätigt nur der Messenger."
        case .clockBehind:
            "Die Uhr dieses Rechners geht der des Tresors nach. Geht sie richtig, richtet sich mit „whisper doctor --reset-clock“ wieder alles nach ihr."
        case .sealedTo:
            "Für {recipient} versiegelt, unterschrieben von {identity}."
        case .keyOfContact:
            "Der Schlüssel {key} gehört zu deinem Kontakt „{name}“."
        case .sealedUnsigned:
            "Für {recipient} versiegelt, nicht unterschrieben."
        case .rotatedIdentity:
            "Die Identität „{name}“ ist ersetzt worden; --from wählt eine andere."
        case .found:
            .plural(one: "{count} Umschlag", other: "{count} Umschläge")
        case .foundNone:
            "Da ist kein Umschlag."
        case .offerOpen:
            .plural(one: "{count} Umschlag öffnen?", other: "{count} Umschläge öffnen?")
        case .identityHeading:
            "An"
        case .placeHeading:
            "Wo"
        case .signedHeading:
            "Unterschrieben"
        case .sealedHeading:
            "Versiegelt am"
        case .notYours:
            "nicht an dich"
        case .inboxProgress:
            "Öffnen"
        case .inboxOpened:
            .plural(one: "{count} Nachricht geöffnet", other: "{count} Nachrichten geöffnet")
        case .inboxReplayed:
            .plural(one: "{count} war schon geöffnet", other: "{count} waren schon geöffnet")
        case .inboxExpired:
            .plural(one: "{count} ist abgelaufen", other: "{count} sind abgelaufen")
        case .inboxForeign:
            .plural(one: "{count} ist nicht an dich gerichtet", other: "{count} sind nicht an dich gerichtet")
        case .inboxInvalid:
            .plural(one: "{count} ist ungültig", other: "{count} sind ungültig")
        case .inboxBlocked:
            .plural(
                one: "{count} davon ist von einem blockierten Kontakt und wird nicht gezeigt",
                other: "{count} davon sind von blockierten Kontakten und werden nicht gezeigt")
        case .inboxChanged:
            .plural(
                one: "{count} davon hat gewechselte oder widerrufene Schlüssel",
                other: "{count} davon haben gewechselte oder widerrufene Schlüssel")
        case .inboxEmpty:
            "Es gibt keine versiegelte Nachricht zu öffnen."
        case .expiredHint:
            "--trust-carrier-time öffnet sie nach der Zeit, zu der der Messenger sie bekam."
        case .notText:
            "Diese Nachricht ist kein Text; sie hat {count} Byte."
        case .typeMessage:
            "Tippe die Nachricht; Strg-D in einer eigenen Zeile beendet sie."
        case .pasteEnvelope:
            "Füge den Text mit dem Umschlag ein; Strg-D in einer eigenen Zeile beendet ihn."
        case .blockedHidden:
            .plural(
                one: "{count} Nachricht eines blockierten Kontakts wird nicht gezeigt; --show-blocked zeigt sie.",
                other: "{count} Nachrichten blockierter Kontakte werden nicht gezeigt; --show-blocked zeigt sie.")
        }
    }
}

extension QRText {
    var german: Phrase {
        switch self {
        case .bundleOf:
            "Bündel von {name}, {shortID}"
        case .envelope:
            "Eine versiegelte Nachricht"
        case .codes:
            .plural(one: "{count} Code im Bild", other: "{count} Codes im Bild")
        case .written:
            "Der Code steht in „{path}“."
        case .dense:
            "Der Code ist dicht; halte die Kamera ruhig und nah."
        case .tooDense:
            "Der Code ist für die meisten Kameras zu dicht; schick lieber den Text."
        case .tooWide:
            "Der Code ist {columns} Spalten breit, das Terminal {room}."
        case .tooWideHint:
            "Ein breiteres Terminal zeigt ihn; oder als Bild schreiben: --png DATEI, --svg DATEI."
        case .tooTall:
            "Der Code braucht {rows} Zeilen, das Terminal zeigt {room}: höher ziehen oder mit --png DATEI ein Bild schreiben."
        case .askOpen:
            "Diese Nachricht öffnen?"
        case .somethingElse:
            "Etwas anderes"
        }
    }
}

extension DoctorText {
    var german: Phrase {
        switch self {
        case .engineAge:
            "Alter der Datenbank-Engine"
        case .engineAgeEncrypted:
            "SQLite vom {date}; spätere Korrekturen sind darin, soweit das System sie brachte. Jede Seite wird unter dem Schlüssel des Tresors geprüft, bevor sie gelesen wird."
        case .engineAgePlain:
            "SQLite vom {date}; spätere Korrekturen sind darin, soweit das System sie brachte. Eine unverschlüsselte Datenbank wird vor dem Lesen durch nichts geprüft."
        case .ledger:
            "Schutz vor Wiederholung"
        case .ledgerState:
            .plural(
                one: "{count} Eintrag von 10.000; insgesamt {opened} geöffnet",
                other: "{count} Einträge von 10.000; insgesamt {opened} geöffnet")
        case .clock:
            "Uhr"
        case .clockFine:
            "Die des Rechners und die des Tresors stimmen überein."
        case .clockBehind:
            "Die des Rechners geht der des Tresors nach, der bei {time} steht."
        case .notOpened:
            "Der Tresor wurde nicht geöffnet: Es wurde keine Passphrase angegeben, und keine ist vorgehalten."
        case .identities:
            "Deine Identitäten"
        case .qrEncoder:
            "libqrencode"
        case .qrReader:
            "ZBar"
        case .png:
            "libpng"
        case .jpeg:
            "libjpeg"
        case .askResetClock:
            "Die Uhr des Tresors von {time} auf {now} zurückstellen? Umschläge aus der Zeit dazwischen, die längst geöffnet wurden, hält dann nur noch das dauerhafte Gedächtnis fern."
        case .clockReset:
            "Die Uhr des Tresors ist wieder die dieses Rechners."
        }
    }
}
