extension TopicText {
    /// The texts in German.
    static let german: [TopicText: Phrase] = [
        .vaultVariable:
            "Das Verzeichnis für alles, was Whisper aufbewahrt; der Tresor ist „vault“ darin, die Konfiguration „config.toml“.",
        .dataHomeVariable: "Ort des Tresors, wenn WHISPER_HOME nicht gesetzt ist: das Unterverzeichnis „whisper“.",
        .configHomeVariable: "Wo die Konfigurationsdatei ohne WHISPER_HOME ist: „whisper/config.toml“ darin.",
        .passphraseVariable:
            "Die Passphrase. Jeder deiner Prozesse kann sie dort lesen, darum ist eine andere Quelle besser.",
        .languageVariables: "Die Sprache: en, de, es, fr, pt, tr, ar, hi oder zh_CN. Die erste gesetzte entscheidet.",
        .noColorVariable: "Nicht leer: keine Farben.",
        .terminalVariable: "„dumb“: keine Farben und nichts Bewegtes.",
        .variablesHeading: "Umgebung",
        .settingsHeading: "Einstellungen in der Konfigurationsdatei",
        .settingsIntroduction:
            "Je Zeile ein Name = \"Wert\". Optionen gehen der Umgebung vor, die Umgebung dieser Datei.",
        .settingVault: "das Verzeichnis des Tresors",
        .settingPassphraseCommand: "ein Befehl, der die Passphrase ausgibt",
        .settingPassphraseFile: "eine Datei, deren erste Zeile die Passphrase ist",
        .settingUnlockFor: "wie lange „unlock“ den Schlüssel bereithält",
        .settingColor: "true oder false: Farben",
        .settingPlain: "true oder false: einfache Zeilen",
        .settingMe: "dein eigener Name in importierten Chats",
        .settingTimezone: "die Zeitzone importierter Chats",
        .settingDateOrder: "dmy, mdy oder ymd: die Reihenfolge in Daten importierter Chats",
        .settingSyncSeal: "true oder false: whisper-sync sendet nichts unversiegelt und öffnet, was kommt",
        .settingSyncCertificates: "Zertifikate, denen whisper-sync neben denen des Systems vertraut",
        .exitCodesHeading: "Rückgabewerte",
        .exitSuccess: "getan",
        .exitFailure: "gescheitert",
        .exitPartial: "zum Teil getan",
        .exitNoVault: "kein Tresor",
        .exitVaultHeld: "ein anderer Prozess hält den Tresor für sich allein",
        .exitWrongPassphrase: "falsche Passphrase",
        .exitVaultDamaged: "der Tresor ist beschädigt",
        .exitNotAddressed: "nicht an dich gerichtet",
        .exitExpired: "abgelaufen",
        .exitReplay: "schon einmal gesehen",
        .exitInvalidEnvelope: "keine versiegelte Nachricht oder eine ungültige",
        .exitPolicy: "gegen eine Richtlinie, oder die Identität ist archiviert",
        .exitKeyChanged: "der Schlüssel des Absenders hat sich geändert oder wurde widerrufen",
        .exitReplayFull: "der Schutz vor Wiederholung ist voll",
        .exitSignatureCancelled: "die Unterschrift wurde abgebrochen",
        .exitTooLong: "die Nachricht ist zu lang",
        .exitUsage: "die Argumente sind unverständlich",
        .exitInterrupted: "unterbrochen",
        .formatsHeading: "Formate",
        .formatsJSON:
            "Mit --json ist jede Zeile der Standardausgabe ein JSON-Objekt. Zeiten sind RFC 3339, Kennungen UUIDs, Namen in snake_case; Felder kommen hinzu, werden aber nie umbenannt oder entfernt.",
        .formatsError: "Ein Fehler ist eine Zeile der Standardfehlerausgabe: {form}",
        .formatsVault:
            "Der Tresor ist ein Verzeichnis: vault.db (SQLCipher, oder SQLite, wenn er nicht verschlüsselt ist), vault.json (wie er geöffnet wird), keychain und recovery.txt (die Schlüssel, mit der Passphrase versiegelt), blobs (die Anhänge, verschlüsselt).",
        .formatsMessages:
            "Nachrichten werden als JSON Lines im einheitlichen Schema aus- und eingegeben; docs/formats.md beschreibt jedes Feld und jede Datei.",
        .disclaimerHeading: "Haftungsausschluss",
        .settingUnencryptedVault:
            "das Verzeichnis eines unverschlüsselten Tresors, damit er ohne Passphrase aufgeht",
    ]
}
