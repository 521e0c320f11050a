// Written by `make strings` from po/de.po. Edit that file, not this one.
// swift-format-ignore-file

extension CommandText {
    static let german = PhraseTable(
        """
        root: Bewahrt deine Nachrichten in einem verschlüsselten, durchsuchbaren Tresor auf.
        rootDiscussion: Importiert Chats, bewahrt sie verschlüsselt auf diesem Gerät auf und findet jedes Wort wieder. Nichts verlässt das Gerät: Das Programm enthält keinen Netzwerkcode.
        initialize: Einen Tresor anlegen.
        initializeDiscussion: Erzeugt zufällige Schlüssel, versiegelt sie mit deiner Passphrase und legt eine Wiederherstellungskopie daneben. Lass die Passphrase bei der Frage leer, um zehn Wörter erzeugen zu lassen. Ein vorhandener Tresor wird nie angerührt.
        unlock: Den Tresor für eine begrenzte Zeit entsperren.
        unlockDiscussion: Der Schlüssel liegt im Schlüsselring des Kernels, nie auf der Platte. Er wird entfernt, wenn die Zeit um ist, bei „whisper lock“ und wenn das Gerät ausgeschaltet wird.
        lock: Den Schlüssel entfernen, den „unlock“ bereithält.
        doctor: Zeigen, worauf Whisper läuft, und prüfen, ob der Tresor sicher eingerichtet ist.
        doctorDiscussion: Geht ohne Tresor und ohne Passphrase.
        verify: Den Tresor auf Schäden prüfen.
        verifyDiscussion: Prüft Datenbank, Suchindex, Zähler, Anhänge und Wiederherstellungskopie. Die Wiederherstellungskopie wird geöffnet, wenn eine Passphrase angegeben ist.
        optimize: Die Suche nach vielen kleinen Änderungen beschleunigen.
        optimizeDiscussion: Fügt die Teile des Suchindexes zusammen und entfernt die Wörter gelöschter Nachrichten, wo eine Löschung unterbrochen wurde. Sichtbar ändert sich nichts.
        backup: Den Tresor sichern, auch während er benutzt wird.
        backupDiscussion: Die Sicherung ist ein vollständiger Tresor mit derselben Passphrase. Sie erscheint ganz oder gar nicht.
        restore: Einen Tresor aus einer Sicherung wiederherstellen.
        restoreDiscussion: Ein Tresor, der schon in diesem Verzeichnis ist, wird beiseitegelegt und nie gelöscht.
        rekey: Schlüssel, Format oder Passphrase des Tresors ändern.
        rekeyDiscussion: Ohne Option bekommt die Datenbank einen neuen zufälligen Schlüssel. Ein Abbruch ist jederzeit unschädlich: Es gilt der alte oder der neue Zustand.
        key: Den Schlüssel des Tresors verwalten.
        keyReveal: Den Datenbankschlüssel für andere Programme ausgeben.
        keyRevealDiscussion: Wer den Schlüssel hat, kann die Datenbank für immer lesen, was auch mit der Passphrase geschieht. Gibt allein den Schlüssel auf der Standardausgabe aus und auf der Standardfehlerausgabe, wie er zu verwenden ist.
        version: Die Version zeigen.
        help: Hilfe zu einem Befehl oder einem Thema zeigen.
        manual: Handbuchseiten schreiben.
        completion: Die Vervollständigung für eine Shell ausgeben.
        completionDiscussion: Vervollständigt Befehle, Optionen und ihre Werte, und auch Chats und Kontakte, solange sich der Tresor ohne Rückfrage öffnet, etwa nach „whisper unlock“.
        archiveGroup: Archiv
        readGroup: Lesen
        peopleGroup: Personen
        sealedGroup: Versiegelte Nachrichten
        liveGroup: Live
        upkeepGroup: Pflege
        topics: Themen der Hilfe
        """)
}

extension FailureText {
    static let german = PhraseTable(
        """
        internalError: Interner Fehler: {reason}
        interrupted: Unterbrochen. Was fertig war, bleibt erhalten; der Tresor ist in Ordnung.
        closedPipe: Die Pipe der Ausgabe wurde geschlossen.
        cannotWriteOutput: Die Ausgabe lässt sich nicht schreiben: {reason}
        cannotReadFile: „{path}“ lässt sich nicht lesen: {reason}
        cannotWriteFile: „{path}“ lässt sich nicht schreiben: {reason}
        fileExists: „{path}“ gibt es schon.
        fileExistsHint: Wähle einen anderen Namen, oder ersetze es mit --force.
        sameFile: Ein- und Ausgabe sind dasselbe: „{path}“.
        emptyValue: Die Option „{option}“ braucht einen Wert, der nicht leer ist.
        diskFull: Der Datenträger ist voll. Vorhandenes ging nicht verloren; das Neue wurde nicht geschrieben.
        inputOutput: Der Datenträger versagte beim Lesen oder Schreiben.
        fileFailed: Eine Datei des Tresors ist nicht benutzbar: {reason}
        noHome: Das Benutzerverzeichnis ist unbekannt: HOME ist nicht gesetzt.
        noHomeHint: Setze HOME oder WHISPER_HOME, oder nenne den Ort mit --vault.
        unknownSetting: „{path}“, Zeile {line}: Es gibt keine Einstellung „{name}“.
        malformedConfiguration: „{path}“, Zeile {line}: Das ist keine Einstellung der Form Name = \"Wert\".
        foreignConfiguration: „{path}“ wird nicht befolgt: Andere dürfen sie schreiben, oder sie gehört einem anderen Benutzer. Sie kann Befehle nennen, die ausgeführt werden.
        foreignConfigurationHint: Prüfe, was darin steht; nimm dann anderen das Schreibrecht (chmod go-w), oder mache sie dir zu eigen (chown).
        unknownSettingHint: „whisper help environment“ nennt die Einstellungen.
        twoPassphraseSources: Mehr als eine Quelle der Passphrase ist angegeben; gib eine an.
        noPassphrase: Es ist keine Passphrase angegeben, und es gibt kein Terminal, an dem gefragt werden könnte.
        noPassphraseHint: Gib --passphrase-file, --passphrase-command oder --passphrase-fd an, oder rufe zuerst „whisper unlock“ auf.
        noSeparatePassphraseHint: Gib {option}-file, {option}-command oder {option}-fd an.
        vaultHeldBy: Ein anderer Prozess verwendet den Tresor: {process}, PID {pid}.
        emptyPassphrase: Die Passphrase ist leer.
        emptyPassphraseHint: Am Terminal wird für eine leere Passphrase eine erzeugt; anderswo gib eine eigene an.
        passphrasesDiffer: Die beiden Passphrasen sind verschieden.
        passphraseTooLong|one: Die Passphrase ist länger als {count} Byte.
        passphraseTooLong|other: Die Passphrase ist länger als {count} Bytes.
        cannotReadPassphrase: Die Passphrase lässt sich nicht lesen: {reason}
        passphraseFileOpen: Andere Benutzer können die Passphrasendatei „{path}“ lesen.
        passphraseFileOpenHint: Führe „chmod 600“ darauf aus. Falls andere Zugang zu diesem Gerät hatten, ändere die Passphrase mit „whisper rekey --passphrase“.
        secretFileOpen: Andere Benutzer können die Datei „{path}“ lesen, die ein Geheimnis enthält.
        secretFileOpenHint: Führe „chmod 600“ darauf aus. Falls andere Zugang zu diesem Gerät hatten, ändere das Geheimnis dort, wo es gebraucht wird.
        passphraseCommandFailed: Der Befehl für die Passphrase lässt sich nicht ausführen: {reason}
        passphraseCommandStatus: Der Befehl für die Passphrase scheiterte mit Status {status}.
        cannotUseTerminal: Das Terminal lässt sich nicht benutzen: {reason}
        outOfGuardedMemory: Es gibt keinen geschützten Speicher mehr für Geheimnisse.
        wrongPassphrase: Die Passphrase ist falsch.
        wrongKey: Der Schlüssel öffnet diesen Tresor nicht.
        wrongKeyHint: Schlüsselbund und Datenbank gehören nicht zum selben Tresor. Stelle beide aus derselben Sicherung wieder her.
        keyMissing: Der Schlüssel des Tresors fehlt in seinem Schlüsselbund.
        keyMissingHint: Stelle den Schlüsselbund aus einer Sicherung wieder her. Ein neuer Schlüssel machte den Inhalt für immer unlesbar, darum wird keiner erzeugt.
        keychainLocked: Der Schlüsselbund ist gesperrt, oder seine Passphrase wurde inzwischen geändert.
        keychainDamaged: Der Schlüsselbund ist beschädigt.
        recoveryDamaged: Die Wiederherstellungskopie ist beschädigt.
        keychainDamagedHint: Stelle ihn aus einer Sicherung wieder her; die Wiederherstellungskopie enthält dieselben Schlüssel.
        keychainInaccessible: Der Schlüsselbund lässt sich nicht lesen oder schreiben: {reason}
        keyCacheUnavailable: Dieses System hält zwischen Befehlen keine Schlüssel bereit (kein Schlüsselring des Kernels).
        keyCacheFailed: Der Schlüsselring des Kernels nimmt den Schlüssel nicht an: {reason}
        noVault: Bei „{path}“ ist kein Tresor.
        noVaultThere: An diesem Ort ist kein Tresor.
        noVaultHint: „whisper init“ legt einen an; --vault nennt einen anderen Ort.
        noVaultNearHint: Einer ist in „{path}“. Wähle ihn mit --vault; WHISPER_HOME nennt das Verzeichnis, in dem er „vault“ heißt.
        unfinishedVault: Der Tresor bei „{path}“ wurde begonnen und nicht fertig angelegt.
        unfinishedVaultHint: Rufe „whisper init“ mit derselben Passphrase noch einmal auf; es geht weiter, wo es aufhörte.
        vaultExists: Bei „{path}“ ist schon ein Tresor.
        vaultExistsHint: Benutze ihn, oder nenne mit --vault einen anderen Ort.
        vaultHeld: Ein anderer Prozess hält den Tresor für sich allein.
        vaultBusy: Der Tresor ist beschäftigt.
        vaultHeldHint: Warte, bis der andere Befehl fertig ist, und versuche es dann noch einmal.
        vaultDamaged: Der Tresor ist beschädigt.
        vaultDamagedHint: „whisper verify“ sagt, was fehlt; „whisper restore“ stellt eine Sicherung wieder her.
        alteredSchema: Die Datenbank des Tresors enthält Tabellen, Indizes, Sichten oder Auslöser, die nicht von Whisper sind, oder es fehlen welche. Sie wurde nicht geöffnet.
        alteredSchemaHint: „whisper verify“ nennt sie; „whisper verify --recover-to“ überträgt den Inhalt in einen neuen Tresor.
        newerVault: Der Tresor wurde von einer neueren Version von Whisper geschrieben. Nichts wurde geändert.
        newerVaultHint: Installiere die neuere Version.
        vaultReadOnly: Der Tresor lässt sich nicht schreiben: Datenträger oder Datei sind schreibgeschützt.
        noEncryption: Dieses Whisper kann nicht verschlüsseln: Es wurde mit gewöhnlichem SQLite gebaut.
        noEncryptionHint: Nimm eines mit SQLCipher, oder lege einen Tresor ohne Verschlüsselung an: whisper init --unencrypted
        mixedEngines: In diesem Prozess ist eine andere SQLite-Bibliothek vor SQLCipher geladen. Der Tresor wurde nicht geöffnet.
        mixedEnginesHint: Starte Whisper ohne LD_PRELOAD und ohne Programme, die libsqlite3 hineinladen.
        unsupportedFormat: {engine} kann dieses Format nicht schreiben.
        unsupportedFormatHint: Format 4 braucht SQLCipher 4.
        unreadableFormat: Der Tresor hat das Format von SQLCipher 4, das diese Datenbank-Engine nicht lesen kann.
        storeFailed: Der Vorgang am Tresor ist fehlgeschlagen: {reason}
        disclaimerNeeded: Der Haftungsausschluss ist nicht angenommen.
        disclaimerNeededHint: Lies ihn mit „whisper help disclaimer“ und nimm ihn mit „whisper init --accept-disclaimer“ an.
        confirmationNeeded: Das muss bestätigt werden, und es gibt kein Terminal, an dem gefragt werden könnte.
        confirmationNeededHint: Gib --yes an.
        declined: Abgebrochen. Nichts wurde geändert.
        conversationNotFound: Diesen Chat gibt es nicht.
        messageNotFound: Diese Nachricht gibt es nicht.
        contactNotFound: Diesen Kontakt gibt es nicht.
        personNotFound: Diese Person gibt es nicht.
        attachmentNotFound: Der Anhang ist nicht im Tresor.
        attachmentDamaged: Ein Anhang ist beschädigt.
        keyNotAsJSON: Der Schlüssel wird nie als JSON ausgegeben.
        keyNotAsJSONHint: Lass --json weg.
        notEncrypted: Der Tresor ist nicht verschlüsselt und hat darum keinen Schlüssel.
        notABackup: „{path}“ ist keine Sicherung eines Tresors.
        twoChanges: Nur eine Änderung auf einmal ist möglich.
        verificationFailed|one: {count} Mangel am Tresor.
        verificationFailed|other: {count} Mängel am Tresor.
        verificationFailedHint: „whisper verify --repair“ richtet Suchindex und Zähler; alles andere braucht eine Sicherung.
        invalidDuration: „{value}“ ist keine gültige Dauer.
        invalidDurationHint: Schreibe 90s, 15m, 8h oder 1d, höchstens 30d.
        alreadyThatWay: Der Tresor ist schon so.
        foreignDatabase: Der Tresor ist verschlüsselt, und die Datenbank an seiner Stelle ist es nicht: Sie gehört nicht zu ihm. Sie wurde nicht geöffnet.
        foreignDatabaseHint: „whisper restore“ stellt eine Sicherung wieder her. Gehört die Datenbank dir und war sie nie verschlüsselt, nenne ihr Verzeichnis in config.toml als unencrypted-vault und rufe dann „whisper rekey --decrypt“ auf.
        recoverHint: „whisper verify --recover-to“ überträgt in einen neuen Tresor, was noch lesbar ist; „whisper restore“ stellt eine Sicherung wieder her.
        restoreBackupHint: „whisper restore“ stellt eine Sicherung wieder her.
        """)
}

extension OptionText {
    static let german = PhraseTable(
        """
        vault: Das Verzeichnis des Tresors.
        json: Gibt JSON aus, ein Objekt je Zeile; Fehler auch.
        quiet: Sagt nichts als Fehler.
        plain: Einfache Zeilen ohne Tabellen, Farben und Bewegtes, für Bildschirmleser.
        noColor: Keine Farben.
        passphraseCommand: Nimmt die Passphrase aus der ersten Zeile, die dieser Befehl ausgibt.
        passphraseFile: Nimmt die Passphrase aus der ersten Zeile dieser Datei.
        passphraseDescriptor: Nimmt die Passphrase aus der ersten Zeile dieses offenen Dateideskriptors.
        newPassphraseCommand: Nimmt die neue Passphrase aus der ersten Zeile, die dieser Befehl ausgibt.
        newPassphraseFile: Nimmt die neue Passphrase aus der ersten Zeile dieser Datei.
        newPassphraseDescriptor: Nimmt die neue Passphrase aus der ersten Zeile dieses offenen Dateideskriptors.
        yes: Beantwortet jede Frage mit Ja.
        force: Ersetzt, was da ist.
        acceptDisclaimer: Nimmt den Haftungsausschluss ohne Frage an.
        unencrypted: Verschlüsselt die Datenbank nicht. Anhänge bleiben verschlüsselt.
        unlockFor: Wie lange der Schlüssel bereitgehalten wird: 90s, 15m, 8h, 1d.
        repair: Richtet, was sich richten lässt: Suchindex und Zähler.
        verifyAttachments: Liest auch jeden Anhang ganz durch.
        recoverTo: Überträgt, was von einem beschädigten Tresor lesbar ist, in einen neuen in diesem Verzeichnis.
        backupTarget: Das Verzeichnis, das geschrieben wird; es darf noch nicht da sein.
        backupSource: Das Verzeichnis der Sicherung.
        rekeyFormat: Das Format der verschlüsselten Datei: „common“ lesen SQLCipher 3.4 und 4, „4“ liest nur SQLCipher 4.
        rekeyEncrypt: Verschlüsselt eine Datenbank, die es nicht ist.
        rekeyDecrypt: Speichert die Datenbank ohne Verschlüsselung.
        rekeyPassphrase: Ändert nur die Passphrase; die Schlüssel bleiben.
        topic: Ein Befehl oder eines von: environment, exit-codes, formats, disclaimer.
        manualDirectory: Das Verzeichnis, in das geschrieben wird.
        noPager: Lange Ausgaben nicht seitenweise anzeigen.
        shell: Die Shell: bash, zsh oder fish.
        unlockNew: Hält den neuen Tresor eine begrenzte Zeit entsperrt, wie „whisper unlock“.
        """)
}

extension PassphraseText {
    static let german = PhraseTable(
        """
        prompt: Passphrase eingeben:
        newPrompt: Neue Passphrase (leer lassen, um eine erzeugen zu lassen):
        repeatPrompt: Passphrase wiederholen:
        generated|one: Diese Passphrase wurde für dich erzeugt; sie hat {count} Bit Entropie:
        generated|other: Diese Passphrase wurde für dich erzeugt; sie hat {count} Bit Entropie:
        generatedAdvice: Schreibe sie jetzt auf. Sie wird nur dieses eine Mal gezeigt, und ohne sie kann niemand den Tresor öffnen, auch du nicht.
        generatedArchiveAdvice: Schreibe sie jetzt auf. Sie wird nur dieses eine Mal gezeigt, und ohne sie kann niemand das Archiv öffnen, auch du nicht.
        generatedBackupAdvice: Schreibe sie jetzt auf. Sie wird nur dieses eine Mal gezeigt, und ohne sie kann niemand die Sicherung öffnen, auch du nicht.
        triesLeft|one: Noch {count} Versuch.
        triesLeft|other: Noch {count} Versuche.
        strengthWeak: Schwach: {found} (2^{bits} Versuche).
        strengthFair: Mittel: {found} (2^{bits} Versuche).
        strengthStrong: Stark: {found} (2^{bits} Versuche oder mehr).
        weakAdvice: Mehrere Wörter ohne Zusammenhang sind viel stärker.
        weakWarning: Die Passphrase ist schwach: {found} (2^{bits} Versuche).
        useAnyway: Trotzdem verwenden?
        typeWord: Tippe zur Kontrolle Wort {number}:
        wrongWord: Das ist nicht Wort {number}.
        continueAnyway: Trotzdem weitermachen? Ohne die Wörter ist alles darin verloren.
        chooseOwn: Gib eine eigene Passphrase ein, oder nichts für andere Wörter. Strg-C bricht ab.
        byComputer: ein Computer errät sie {time}
        byGraphicsCards: 100 Grafikkarten erraten sie {time}
        inSeconds: in Sekunden
        inMinutes: in Minuten
        inHours: in Stunden
        inDays: in Tagen
        inMonths: in Monaten
        inYears: in Jahren
        inCenturies: in Jahrhunderten
        inAges: in Millionen Jahren
        """)
}

extension TerminalText {
    static let german = PhraseTable(
        """
        errorLabel: Fehler
        alarmLabel: ALARM!
        hintLabel: Hinweis
        warningLabel: Warnung
        yesOrNo: [j/N]
        yesOrNoWord: [ja/nein]
        yesWords: j ja
        noWords: n nein
        acceptedAnswers: Bitte antworte mit einem von: {answers}
        progressRate: {amount}/s
        progressLeft: noch {duration}
        examplesHeading: Beispiele
        usageHeading: Aufruf
        synopsisHeading: Übersicht
        environmentHeading: Umgebung
        filesHeading: Dateien
        manualElsewhere: Siehe {page}.
        commandsHeading: Befehle
        argumentsHeading: Argumente
        optionsHeading: Optionen
        commandPlaceholder: BEFEHL
        optionsPlaceholder: OPTIONEN
        helpOption: Zeigt diese Hilfe.
        defaultValue: (Standard: {value})
        valueChoices: (eines von: {values})
        moreHelp: Mehr über einen Befehl: „{command}“.
        manualSection: Benutzerbefehle
        nameHeading: Name
        descriptionHeading: Beschreibung
        exitStatusHeading: Rückgabewert
        seeAlsoHeading: Siehe auch
        typeInput: Tippe den Text oder füge ihn ein; Strg-D in einer eigenen Zeile beendet ihn.
        """)
}

extension TopicText {
    static let german = PhraseTable(
        """
        pagerVariable: Das Programm, das lange Ausgaben am Terminal zeigt; keines, wenn leer oder „cat“ (sonst: less).
        settingPager: das Programm, das lange Ausgaben zeigt, wenn PAGER nicht gesetzt ist; keines, wenn leer
        vaultVariable: Das Verzeichnis für alles, was Whisper aufbewahrt; der Tresor ist „vault“ darin, die Konfiguration „config.toml“.
        dataHomeVariable: Ort des Tresors, wenn WHISPER_HOME nicht gesetzt ist: das Unterverzeichnis „whisper“.
        configHomeVariable: Wo die Konfigurationsdatei ohne WHISPER_HOME ist: „whisper/config.toml“ darin.
        passphraseVariable: Die Passphrase. Jeder deiner Prozesse kann sie dort lesen, darum ist eine andere Quelle besser.
        languageVariables: Die Sprache: en, de, es, fr, pt, tr, ar, hi oder zh_CN. Die erste gesetzte entscheidet.
        noColorVariable: Nicht leer: keine Farben.
        terminalVariable: „dumb“: keine Farben und nichts Bewegtes.
        variablesHeading: Umgebung
        settingsHeading: Einstellungen in der Konfigurationsdatei
        settingsIntroduction: Je Zeile ein Name = \"Wert\". Optionen gehen der Umgebung vor, die Umgebung dieser Datei.
        settingVault: das Verzeichnis des Tresors
        settingPassphraseCommand: ein Befehl, der die Passphrase ausgibt
        settingPassphraseFile: eine Datei, deren erste Zeile die Passphrase ist
        settingUnlockFor: wie lange „unlock“ den Schlüssel bereithält
        settingColor: true oder false: Farben
        settingPlain: true oder false: einfache Zeilen
        settingMe: dein eigener Name in importierten Chats
        settingTimezone: die Zeitzone importierter Chats
        settingDateOrder: dmy, mdy oder ymd: die Reihenfolge in Daten importierter Chats
        settingSyncSeal: true oder false: whisper-sync sendet nichts unversiegelt und öffnet, was kommt
        settingSyncFiles: true oder false: whisper-sync run lädt Dateien, sobald sie ankommen
        settingSyncCertificates: Zertifikate, denen whisper-sync neben denen des Systems vertraut
        exitCodesHeading: Rückgabewerte
        exitSuccess: getan
        exitFailure: gescheitert
        exitPartial: zum Teil getan
        exitNoVault: kein Tresor
        exitVaultHeld: ein anderer Prozess hält den Tresor für sich allein
        exitWrongPassphrase: falsche Passphrase
        exitVaultDamaged: der Tresor ist beschädigt
        exitNotAddressed: nicht an dich gerichtet
        exitExpired: abgelaufen
        exitReplay: schon einmal gesehen
        exitInvalidEnvelope: keine versiegelte Nachricht oder eine ungültige
        exitPolicy: gegen eine Richtlinie, oder die Identität ist archiviert
        exitKeyChanged: die Schlüssel eines Absenders oder Kontakts haben gewechselt, wurden widerrufen oder waren beim Vergleichen verschieden
        exitReplayFull: der Schutz vor Wiederholung ist voll
        exitSignatureCancelled: die Unterschrift wurde abgebrochen
        exitTooLong: die Nachricht ist zu lang
        exitPasskey: WhatsApp verlangt einen Passkey, um das Konto zu verknüpfen
        exitUsage: die Argumente sind unverständlich
        exitInterrupted: unterbrochen
        formatsHeading: Formate
        formatsJSON: Mit --json ist jede Zeile der Standardausgabe ein JSON-Objekt. Zeiten sind RFC 3339, Kennungen UUIDs, Namen in snake_case; Felder kommen hinzu, werden aber nie umbenannt oder entfernt.
        formatsError: Ein Fehler ist eine Zeile der Standardfehlerausgabe: {form}
        formatsVault: Der Tresor ist ein Verzeichnis: vault.db (SQLCipher, oder SQLite, wenn er nicht verschlüsselt ist), vault.json (wie er geöffnet wird), keychain und recovery.txt (die Schlüssel, mit der Passphrase versiegelt), blobs (die Anhänge, verschlüsselt).
        formatsMessages: Nachrichten werden als JSON Lines im einheitlichen Schema aus- und eingegeben; docs/formats.md beschreibt jedes Feld und jede Datei.
        disclaimerHeading: Haftungsausschluss
        settingUnencryptedVault: das Verzeichnis eines unverschlüsselten Tresors, damit er ohne Passphrase aufgeht
        vaultFiles: Der Tresor: Datenbank, Schlüsselbund, Wiederherstellungskopie und Anhänge.
        configurationFile: Die Einstellungen; „whisper help environment“ zählt sie auf.
        """)
}

extension NextStepText {
    static let german = PhraseTable(
        """
        heading: Nächste Schritte:
        createIdentity: eine Identität anlegen, um Nachrichten zu versiegeln und zu öffnen
        importChat: einen Chat importieren
        browse: deine Nachrichten ansehen
        read: diesen Chat lesen
        exportBundle: deine öffentlichen Schlüssel in eine Datei schreiben, für andere
        showCode: sie als QR-Code zeigen, den andere scannen
        compare: die Schlüssel miteinander vergleichen
        seal: eine Nachricht versiegeln
        sendDraft: senden
        applyRetention: ansehen, was die Regeln löschen
        openSealed: die versiegelten Nachrichten öffnen
        """)
}

extension AlarmText {
    static let german = PhraseTable(
        """
        wordsDiffer: Die Wörter sind verschieden: Das sind nicht die Schlüssel von „{name}“, oder dort stehen andere von dir. Vielleicht liest jemand eure Nachrichten mit oder gibt sich als einer von euch aus. „{name}“ ist nicht verifiziert.
        sendNothing: Schicke „{name}“ nichts Geheimes, und traue keinen Nachrichten, die mit diesen Schlüsseln unterschrieben sind.
        compareAgain: Vergleiche die Wörter noch einmal auf anderem Weg, etwa am Telefon oder bei einem Treffen.
        askForBundle: Sind sie wieder verschieden, dann lass dir von „{name}“ persönlich ein neues Bündel geben und importiere es.
        askWhether: Frag „{name}“ auf anderem Weg, am besten persönlich, ob das neue Schlüssel sind.
        knownWords: Bisher bekannte Wörter
        shownWords: Wörter dieser Schlüssel
        """)
}

extension UsageText {
    static let german = PhraseTable(
        """
        unknownOption: Es gibt keine Option „{option}“.
        unknownOptionSuggestion: Es gibt keine Option „{option}“. Meintest du „{suggestion}“?
        unknownCommand: Es gibt keinen Befehl „{name}“.
        unknownCommandSuggestion: Es gibt keinen Befehl „{name}“. Meintest du „{suggestion}“?
        missingValue: Die Option „{option}“ braucht einen Wert.
        missingArgument: „{argument}“ fehlt.
        invalidValue: „{value}“ ist kein gültiger Wert für „{option}“.
        unwantedValue: Die Option „{option}“ nimmt keinen Wert, bekam aber „{value}“.
        unexpectedArgument: „{argument}“ wird hier nicht erwartet.
        other: Ungültige Argumente: {reason}
        seeHelp: Hilfe: „{command}“.
        importHint: So wird die Datei importiert: {command}
        negationHint: Um ein Wort auszuschließen, schreibe NOT und setze die Anfrage in Anführungszeichen: whisper search 'bread NOT yeast'
        """)
}

extension VaultText {
    static let german = PhraseTable(
        """
        disclaimer: Whisper wird so bereitgestellt, wie es ist, ohne jede Gewährleistung. Du allein verantwortest die Nachrichten, die du aufbewahrst: dass du sie aufbewahren darfst und dass du mit dem, was andere dir schrieben, so umgehst, wie das Gesetz und sie es erwarten. Wer die Passphrase verliert, verliert den Tresor; niemand kann ihn für dich öffnen. Whisper steht in keiner Verbindung zu WhatsApp oder dessen Eigentümer.
        disclaimerQuestion: Nimmst du das an?
        created: Der Tresor ist bereit: {path}
        createdUnencrypted: Der Tresor ist bereit, seine Datenbank nicht verschlüsselt: {path}
        notCreated: Es wurde kein Tresor angelegt.
        createdAdvice: Verwahre die Passphrase gut: Ohne sie kann niemand den Tresor öffnen, auch du nicht.
        disclaimerAccepted: Der Haftungsausschluss ist angenommen.
        unlocked: Der Tresor ist für {duration} entsperrt.
        locked: Der Tresor ist gesperrt.
        wasLocked: Der Tresor war schon gesperrt.
        revealQuestion: Wer den Schlüssel sieht, kann die Datenbank für immer lesen. Ausgeben?
        revealIntroduction: Um {path} mit einem anderen Programm zu öffnen, gib ihm zuerst diese Anweisungen:
        backedUp: Die Sicherung ist geschrieben: {path}
        backupProgress: Sichern
        restoreProgress: Wiederherstellen
        restoreQuestion: Bei „{path}“ ist ein Tresor. Die Sicherung an seine Stelle setzen und den jetzigen daneben aufheben?
        restored: Der Tresor ist wiederhergestellt: {path}
        openingsUnknown: Welche Nachrichten zwischen {begin} und {end} geöffnet wurden, ist nicht bekannt. Versiegelte Nachrichten aus dieser Zeit öffnen sich mit einer Warnung.
        setAside: Der bisherige Tresor ist jetzt bei {path}
        rekeyed: Die Datenbank hat einen neuen Schlüssel.
        rekeyAdvice: Alte Sicherungen lassen sich weiter mit der alten Passphrase öffnen und enthalten den alten Schlüssel. Lege eine neue an.
        reformatted: Die Datenbank hat jetzt das Format von SQLCipher 4.
        reformattedCommon: Die Datenbank hat jetzt das Format, das SQLCipher 3.4 und 4 beide lesen.
        encrypted: Die Datenbank ist jetzt verschlüsselt.
        decryptQuestion: Wer die Datei lesen kann, wird jede Nachricht lesen können. Die Datenbank ohne Verschlüsselung speichern?
        decrypted: Die Datenbank ist nicht mehr verschlüsselt.
        passphraseChanged: Die Passphrase ist geändert. Alte Sicherungen lassen sich weiter mit der alten öffnen.
        verifySound: Der Tresor ist in Ordnung.
        verifyRepaired|one: {count} Mangel wurde behoben.
        verifyRepaired|other: {count} Mängel wurden behoben.
        verifyProgress: Prüfen
        keychainRepaired: Der Schlüsselbund wurde aus der Wiederherstellungskopie neu angelegt.
        recovered|one: {count} Nachricht wurde nach {path} übertragen
        recovered|other: {count} Nachrichten wurden nach {path} übertragen
        recoveredLost|one: {count} Zeile der Tabelle {table} war nicht lesbar und ist verloren.
        recoveredLost|other: {count} Zeilen der Tabelle {table} waren nicht lesbar und sind verloren.
        recoveredUncounted: Teile dieser Tabellen waren nicht lesbar, und nichts gibt mehr an, wie viele Zeilen verloren sind: {tables}
        checkHeading: Prüfung
        resultHeading: Ergebnis
        valueHeading: Wert
        resultFine: gut
        resultWarning: Warnung
        checkDatabase: Datenbank
        checkAttachments: Anhänge
        checkRecovery: Wiederherstellungskopie
        recoveryMissing: fehlt
        recoveryUnchecked: nicht geöffnet: keine Passphrase angegeben
        recoveryDiffers: enthält nicht die jetzigen Schlüssel
        recoveryDamaged: beschädigt
        recoveryRenewed: neu geschrieben
        attachmentsUnread: in Ordnung nach Länge, Name und Kopf; der Inhalt wurde nicht gelesen (das tut --attachments)
        attachmentsMissing|one: {count} Anhang fehlt
        attachmentsMissing|other: {count} Anhänge fehlen
        attachmentsDamaged|one: {count} Anhang ist beschädigt
        attachmentsDamaged|other: {count} Anhänge sind beschädigt
        attachmentsUnidentified|one: {count} Datei zeigt nicht mehr, welchen Anhang sie enthält: {names}
        attachmentsUnidentified|other: {count} Dateien zeigen nicht mehr, welche Anhänge sie enthalten: {names}
        attachmentsUnexamined: Die Anhänge wurden kopiert, wie sie sind: Fehlende oder beschädigte zu suchen braucht die Passphrase. „whisper verify“ tut es.
        attachmentsOrphaned|one: {count} Anhang gehört zu keiner Nachricht mehr
        attachmentsOrphaned|other: {count} Anhänge gehören zu keiner Nachricht mehr
        doctorVersion: Version
        doctorEngine: Datenbank-Engine
        doctorCipher: Verschlüsselung
        doctorSodium: libsodium
        doctorArchive: libarchive
        doctorSystem: System
        doctorMemory: Speicher für Geheimnisse
        doctorMemoryLocked: festgehalten, nie ausgelagert
        doctorMemoryUnlocked: nicht festgehalten: er kann ausgelagert werden
        doctorCoreDumps: Speicherabzüge
        doctorOff: aus
        doctorOn: an
        doctorNetwork: Internet
        doctorNetworkDenied: vom Kernel verwehrt; Sockets dieses Geräts bleiben
        doctorNetworkAbsent: kein Netzwerkcode; auf diesem System nicht vom Kernel verwehrt
        networkNotDenied: Der Kernel verwehrt diesem Prozess das Internet nicht. Whisper hat keinen Netzwerkcode; seine Kindprozesse könnten welchen haben.
        doctorVault: Tresor
        doctorNoVault: keiner bei {path}
        doctorEncrypted: verschlüsselt
        doctorUnencrypted: nicht verschlüsselt
        doctorPermissions: Rechte
        doctorPermissionsFine: nur du
        doctorPermissionsOpen: andere haben Zugang: {path}
        doctorKeyCache: Schlüsselring
        doctorKeyCached: der Schlüssel liegt bereit: entsperrt
        doctorKeyNotCached: kein Schlüssel liegt bereit: gesperrt
        doctorKeyCacheNone: nicht vorhanden
        doctorLanguage: Sprache
        """)
}

extension CalendarText {
    static let german = PhraseTable(
        """
        shortDate: {day}.{month}.{year}
        longDate: {weekday}, {day}. {month} {year}
        dateInWords: {day}. {month} {year}
        weekdays: Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
        months: Januar Februar März April Mai Juni Juli August September Oktober November Dezember
        today: heute
        yesterday: gestern
        """)
}

extension DataCommandText {
    static let german = PhraseTable(
        """
        importing: Nachrichten in den Tresor importieren.
        importingDiscussion: Findet am Inhalt heraus, was ein Pfad ist: ein exportierter Chat, ein Verzeichnis mit mehreren, eine Datenbank von WhatsApp oder eine Sicherung davon, eine Sicherung eines iPhones oder JSON-Zeilen. Dann geschieht, was der Befehl dafür tut. Ein Pfad, der wie ein Befehl heißt, braucht ./ davor.
        importWhatsApp: Aus WhatsApp exportierte Chats oder dessen Datenbanken importieren.
        importWhatsAppDiscussion: Liest den Text, das Archiv oder das Verzeichnis, das „Chat exportieren“ erzeugt; - ist die Standardeingabe. Wird ein Chat noch einmal oder neuer exportiert importiert, kommt nur das Neue hinzu. Die Zusammenfassung gibt über jede Zeile Auskunft. Rückgabewert 3 heißt, dass manche Zeilen oder Anhänge nicht lesbar waren; sie werden genannt. Anhänge, die ein Export nennt und nicht enthält, zählen als fehlend und ändern am Rückgabewert nichts. Die Datenbanken des Telefons selbst, msgstore.db und ChatStorage.sqlite, ihre verschlüsselten Sicherungen und Sicherungen von iPhones bringen die ganze Vorgeschichte; --key-file nennt den Schlüssel.
        importJSON: Nachrichten aus JSON-Zeilen importieren.
        importJSONDiscussion: Liest, was „export json“ schreibt, auch mit --full; - ist die Standardeingabe. Kennungen bleiben erhalten, erneutes Importieren fügt nichts hinzu. Die erste fehlerhafte Zeile beendet den Import und wird genannt; die Stapel davor bleiben.
        importList: Importe auflisten, und wie ihre Dateien gelesen wurden.
        importListDiscussion: Der letzte Import steht zuerst: Referenz, Zeitpunkt, Datei, Chat, Zahl der neuen Nachrichten, und wie Daten und Inhaber gelesen wurden.
        importUndo: Importe rückgängig machen.
        importUndoDiscussion: Löscht endgültig die Nachrichten und Anhänge, die nur diese Importe gebracht haben, und jeden Chat, der danach leer ist. Nachrichten, die auch eine andere Quelle geliefert hat, bleiben. Importe derselben Datei werden zusammen rückgängig gemacht. Danach kann die Datei erneut importiert werden. Was ein späterer Export an früheren Nachrichten geändert hat, und Anhänge, die er ihnen hinzugefügt hat, bleiben.
        exporting: Nachrichten exportieren.
        exportJSON: Nachrichten als JSON-Zeilen schreiben.
        exportJSONDiscussion: Eine Nachricht je Zeile, jeder Chat in seiner eigenen Reihenfolge. Mit --full jeder Eintrag des Tresors als Zeile mit seinem Typ; in einen neuen Tresor importiert, ergibt das einen gleichen. Die Ausgabe ist nicht verschlüsselt.
        exportHTML: Die Nachrichten als Seiten für den Browser schreiben.
        exportHTMLDiscussion: Schreibt einen Ordner mit Seiten, die sich ohne Netz in jedem Browser öffnen: Chats nach Monaten, Personen, eine Galerie, ein Kalender und Statistik. Öffne darin index.html. Nichts in den Seiten kann ausführen, was eine Nachricht sagt. Die Seiten sind nicht verschlüsselt; den Ordner kannst nur du lesen.
        conversations: Die Chats auflisten.
        conversationsDiscussion: Angeheftete Chats stehen vorn, danach die zuletzt aktiven; archivierte kommen zuletzt.
        messages: Die Nachrichten eines Chats zeigen.
        messagesDiscussion: Zeigt die neuesten Nachrichten, die letzte unten. Ein Chat wird mit seinem Titel, einem Teil davon oder seinem Verweis genannt. Mit --refs steht vor jeder Nachricht ihr Verweis, mit dem --around, --before, --after und andere Befehle sie finden.
        search: Nachrichten suchen.
        searchDiscussion: Alle Wörter müssen vorkommen, gleich in welcher Groß- und Kleinschreibung und mit welchen Akzenten. \"Eine Wortfolge\" in Anführungszeichen, ein Wortanfang mit Stern (Schirm*), OR, NOT und Klammern werden verstanden. Durchsucht werden Texte, Absender und Namen von Anhängen, die neuesten Treffer zuerst. Ohne Wörter entscheiden die Filter allein. Daten sind 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 oder Wörter wie gestern und März 2020.
        markRead: Einen Chat als gelesen markieren.
        pin: Einen Chat oben in der Liste anheften.
        unpin: Einen Chat nicht mehr anheften.
        mute: Einen Chat stummschalten.
        unmute: Die Stummschaltung eines Chats aufheben.
        archive: Einen Chat archivieren: ans Ende der Liste verschieben, ohne Benachrichtigungen.
        unarchive: Die Archivierung eines Chats aufheben.
        delete: Chats und Nachrichten endgültig löschen.
        deleteDiscussion: Löscht einen Chat, eine Nachricht oder Nachrichten nach Alter und Plattform, mit Anhängen, auf die sonst nichts verweist. Eine einzelne Nachricht lässt eine leere Stelle zurück, damit ein erneuter Import ihres Chats sie nicht zurückholt; --erase lässt nichts zurück.
        stats: Zahlen und Diagramme der Nachrichten zeigen.
        statsDiscussion: Zeigt Summen und Diagramme: Nachrichten im Lauf der Zeit, nach Stunde, Tag, Person, Chat und Art, die Zeit, bis jemand anderes schreibt, und häufige Wörter und Emojis. Stunden und Tage sind die der Zeitzone dieses Geräts.
        conversationGroup: Einen Chat verwalten.
        conversationRename: Einen Chat im Tresor umbenennen.
        conversationRenameDiscussion: Niemand sonst sieht den Titel. Benennt ein Dienst den Chat später um, ersetzt sein Titel deinen.
        """)
}

extension DataFailureText {
    static let german = PhraseTable(
        """
        noSuchConversation: Es gibt keinen Chat namens „{name}“.
        noSuchConversationHint: „whisper conversations“ listet die Chats auf.
        ambiguousConversation: „{name}“ passt auf mehrere Chats: {candidates}
        ambiguousConversationHint: Gib den Verweis am Ende des Eintrags an, oder die Plattform und den ganzen Titel: {example}
        ambiguousReferenceHint: Gib den Verweis am Ende des Eintrags an.
        noSuchPerson: Es gibt niemanden namens „{name}“.
        personIsDateHint: Nachrichten ab einem Datum findet --since {date}.
        ambiguousPerson: „{name}“ passt auf mehrere Personen: {candidates}
        ambiguousPersonHint: Gib den ganzen Namen, die Nummer oder die Kennung an.
        invalidMoment: {option}: „{value}“ ist kein Datum.
        invalidMomentHint: Schreibe 2020, 2020-05, 2020-05-31, 2020-05-31T14:00, gestern, Montag oder März 2020.
        invalidAge: {option}: „{value}“ ist kein Alter.
        invalidAgeHint: Schreibe eine Zahl und d, w, m oder y für Tage, Wochen, Monate oder Jahre: 90d, 8w, 6m, 2y.
        invalidNumber: {option}: {value} ist keine Zahl ab 1.
        unknownChoice: {option}: „{value}“ ist nicht bekannt.
        unknownChoiceHint: Zur Wahl stehen: {values}
        emptyQuery: Es gibt kein Wort zu suchen.
        emptyQueryHint: Gib ein Wort an oder einen Filter wie --in oder --type.
        relevanceLimit|one: Nach Relevanz gibt es höchstens {count} Treffer.
        relevanceLimit|other: Nach Relevanz gibt es höchstens {count} Treffer.
        oneRange: --around, --before, --after und --oldest oder --all schließen einander aus.
        oneDeletion: Diese Optionen passen nicht zusammen: eine Nachricht, oder ein Chat mit --before, --older-than oder --platform.
        nothingToDelete: Gib an, was gelöscht werden soll.
        nothingToDeleteHint: Nenne einen Chat, oder gib --message, --before, --older-than oder --platform an.
        oneTitle: --title geht nur mit einer einzigen Datei.
        fullAlone: --full geht weder mit --conversation noch mit --from oder --deidentify, und --deidentify nicht mit --attachments.
        ingestionAlone: --ingestion geht nicht mit --conversation, --from, --since oder --until.
        unknownZone: Es gibt keine Zeitzone „{value}“.
        unknownZoneHint: Nimm einen Namen wie Europe/Berlin oder UTC.
        missingFile: Es gibt keine Datei „{path}“.
        emptyFile: „{path}“ ist leer.
        notAnExport: „{path}“ ist kein exportierter Chat: Es steht keine einzige Nachricht darin.
        notAnExportHint: Öffne den Chat in WhatsApp und wähle „Chat exportieren“; importiere die .txt- oder .zip-Datei, die dabei entsteht.
        damagedArchive: Das Archiv „{path}“ ist abgeschnitten oder beschädigt. Nichts davon wurde importiert.
        encryptedArchive: Das Archiv „{path}“ ist verschlüsselt.
        encryptedArchiveHint: Entpacke es zuerst mit seinem Passwort und importiere dann das Verzeichnis.
        noChatInArchive: Im Archiv „{path}“ ist kein Chat.
        archiveOfArchives: Im Archiv „{path}“ selbst ist kein Chat, aber es enthält andere Archive.
        unsafeArchive: Das Archiv „{path}“ nennt Dateien außerhalb seiner selbst. Nichts davon wurde importiert.
        archiveTooLarge: Das Archiv „{path}“ entpackt sich zu mehr, als angenommen wird. Nichts davon wurde importiert.
        ambiguousDates: In „{path}“ sind Tag und Monat nicht sicher genug zu unterscheiden; wahrscheinlicher ist {order} ({confidence}).
        ambiguousDatesHint: Gib die Reihenfolge mit --date-order dmy, mdy oder ymd an, oder nimm mit --yes die wahrscheinlichere.
        contradictedDates: „{path}“ hat Daten, die in dieser Reihenfolge unmöglich sind.
        contradictedDatesHint: Lass --date-order weg, dann wird die Reihenfolge ermittelt.
        importInterrupted: Unterbrochen. Die bisher importierten Nachrichten bleiben; ein erneuter Import fügt den Rest hinzu.
        someFilesFailed|one: {count} Datei wurde nicht importiert: {names}
        someFilesFailed|other: {count} Dateien wurden nicht importiert: {names}
        theseFilesFailed|one: {count} Datei wurde aus dem obigen Grund nicht importiert.
        theseFilesFailed|other: {count} Dateien wurden aus dem obigen Grund nicht importiert.
        partlyRead: Manche Zeilen waren nicht lesbar; alles andere wurde gelesen.
        partlyReadHint: Die Zusammenfassung nennt die Zeilen.
        lineTooLong: „{path}“, Zeile {line}: länger als 16 MiB.
        lineNotJSON: „{path}“, Zeile {line}: kein JSON bei Byte {offset}.
        lineTooDeep: „{path}“, Zeile {line}: bei Byte {offset} zu tief verschachtelt.
        lineCutOff: „{path}“, Zeile {line}: endet mitten in einem Wert.
        lineNotUTF8: „{path}“, Zeile {line}: kein gültiges UTF-8 bei Byte {offset}.
        lineLacks: „{path}“, Zeile {line}: „{member}“ fehlt.
        lineNotObject: „{path}“, Zeile {line}: kein JSON-Objekt.
        documentNotLines: „{path}“ ist ein einziges JSON-Dokument über mehrere Zeilen. Whisper liest JSON Lines, ein Objekt je Zeile, wie „whisper export json“ sie schreibt.
        lineUnexpected: „{path}“, Zeile {line}: „{member}“ hat einen Wert, der dort nicht hingehört.
        lineUnknownType: „{path}“, Zeile {line}: ein Eintrag unbekannten Typs.
        lineNewerFormat: „{path}“, Zeile {line}: von einer neueren Version von Whisper geschrieben.
        lineConflict: „{path}“, Zeile {line}: widerspricht dem, was der Tresor enthält.
        lineMissingReference: „{path}“, Zeile {line}: verweist auf etwas, das nicht da ist.
        malformedLineHint: Ein Teil der Zeilen davor wurde importiert. Berichtige die Zeile und importiere erneut; nichts kommt doppelt.
        malformedLineHintAfter|one: {count} neue Nachricht davor wurde importiert. Berichtige die Zeile und importiere erneut; nichts kommt doppelt.
        malformedLineHintAfter|other: {count} neue Nachrichten davor wurden importiert. Berichtige die Zeile und importiere erneut; nichts kommt doppelt.
        malformedLineHintBefore: Nichts wurde importiert. Berichtige die Zeile und importiere erneut.
        importFull: Der Datenträger ist voll. Die bisher importierten Nachrichten bleiben; ein erneuter Import fügt den Rest hinzu.
        vaultNotEmpty: Der Tresor enthält Nachrichten oder Kontakte: Nichts wurde importiert
        vaultNotEmptyHint: --restore stellt einen ganzen Tresor in einem leeren wieder her. Ohne die Option kommen Nachrichten hinzu, und Kontakte werden als unverifiziert importiert.
        timesShifted: Der Tresor enthält die Nachrichten dieser Datei schon, in „{title}“, mit Zeiten, die um {offset} abweichen.
        timesShiftedHint: Gib die Zeitzone des Telefons mit --timezone an. Hatte der frühere Import die falsche Zone, lösche jenen Chat und importiere ihn neu. --yes importiert die Nachrichten ein zweites Mal.
        datesExchanged: Der Tresor enthält die Nachrichten dieser Datei schon, in „{title}“, mit vertauschtem Tag und Monat.
        datesExchangedHint: Gib mit --date-order an, wie Daten geschrieben sind. War der frühere Import falsch, lösche jenen Chat und importiere ihn neu. --yes importiert die Nachrichten ein zweites Mal.
        chatsLeftOut: Manche Chats der Datei blieben draußen; alles andere wurde importiert.
        chatsLeftOutHint: Die Warnungen nennen sie. Sobald der Tresor je einen Chat dafür hat, importiere die Datei noch einmal: Nichts kommt doppelt.
        severalChats: „{path}“ enthält mehrere Chats.
        severalChatsHint: Speichere es als Datei und gib ihren Namen an: Dann wird jeder der Chats importiert.
        noChatNamed: Nenne einen Chat, oder eine Nachricht mit --around, --before oder --after.
        contextLimit|one: --context nimmt eine Zahl bis {count}.
        contextLimit|other: --context nimmt eine Zahl bis {count}.
        noSuchSender: Niemand in „{path}“ heißt „{name}“. Nichts wurde importiert.
        noSuchSenderHint: Gib deinen Namen mit --me so an, wie ihn die Datei schreibt. Meintest du: {candidates}?
        oneOwnName: „{path}“ nimmt --me nur einmal: deinen Namen oder deine Nummer darin.
        attachmentsUnread|one: {count} Anhang konnte nicht gelesen werden; alles andere wurde importiert.
        attachmentsUnread|other: {count} Anhänge konnten nicht gelesen werden; alles andere wurde importiert.
        attachmentsUnreadHint: Was die Zusammenfassung nennt, fehlt im Tresor. Importiere eine unbeschädigte Kopie der Datei, um es zu ergänzen.
        unknownCompression: Das Archiv „{path}“ ist mit {method} komprimiert, das Whisper nicht entpacken kann. Daraus wurde nichts importiert.
        foreignArchive: „{path}“ ist ein Archiv in einem Format, das Whisper nicht entpackt.
        unpackHint: Entpacke es zuerst mit einem anderen Programm und importiere dann das Verzeichnis.
        importedBefore: „{path}“ wurde schon mit anderen Einstellungen importiert. Nichts wurde importiert.
        readDifferently: „{path}“ wurde am {date} mit anderen Einstellungen importiert: {settings}.
        readDifferentlyHint: Mit --redo wird jener Import rückgängig gemacht und die Datei erneut importiert. Nichts wurde verändert.
        readLikeEarlierHint: „{path}“, importiert am {date}, wurde anders gelesen. Wenn diese Datei so richtig ist wie jene, ergänze: {options}. War jene falsch, macht --redo ihren Import rückgängig. Nichts wurde verändert.
        nothingToUndo: Es gibt keinen Import, der rückgängig gemacht werden kann.
        noSuchImport: Es gibt keinen Import von „{name}“, der rückgängig gemacht werden kann.
        noSuchImportHint: „whisper import list“ zeigt die Importe. Importe von Datenbanken und von JSON Lines können nicht rückgängig gemacht werden.
        otherContents: „{path}“ ist nicht die Datei, die unter diesem Namen importiert wurde: darin steht etwas anderes.
        otherContentsHint: Um einen Import dieses Namens trotzdem rückgängig zu machen, gib seinen Verweis an: {imports}
        emptyTitle: Ein Chat braucht einen Titel.
        unknownInput: Gib an, was die Standardeingabe enthält.
        unknownInputHint: Nimm „whisper import whatsapp -“ oder „whisper import json -“.
        optionForLines: {option} gilt für JSON-Zeilen; „{path}“ enthält keine.
        optionNotForLines: {option} gilt nicht für JSON-Zeilen wie „{path}“.
        importInterruptedBefore: Unterbrochen, bevor etwas aus „{path}“ importiert war.
        interruptedUndone: Unterbrochen, bevor etwas aus „{path}“ importiert war. Der frühere Import ist rückgängig gemacht; importiere die Datei erneut.
        chosenWouldGo: Die Datei so zu lesen würde den Import von {files} rückgängig machen und den Chat „{title}“ löschen, in den die Datei importiert werden soll.
        chosenWouldGoHint: Nichts wurde geändert. Importiere zuerst diese Dateien erneut, auf die richtige Weise und mit --redo.
        undoesOthers: „{path}“ so zu lesen widerspricht anderen Dateien, deren Importe rückgängig gemacht würden: {files}
        undoesOthersHint: Nichts wurde geändert. Was nur diese Dateien haben, wäre weg, bis sie erneut importiert sind. Sieh mit „whisper import list“ nach, wie sie gelesen wurden; mit --redo --yes machst du sie rückgängig.
        failedUndone: Der frühere Import von „{path}“ ist rückgängig gemacht, und die Datei muss erneut importiert werden, da dieser Import fehlgeschlagen ist: {reason}
        ownVault: „{path}“ ist ein Tresor von Whisper.
        ownVaultHint: Zum Lesen: {read}. Als deinen Tresor einsetzen: {restore}. Seine Nachrichten zu deinen hinzufügen: {export}, dann {import}.
        ownLines: „{path}“ enthält JSON-Zeilen.
        ownCommand: Nimm: {command}
        ownPages: „{path}“ ist ein Archiv aus Seiten, das zum Lesen da ist.
        ownPagesHint: Öffne {file} in einem Browser. Um Nachrichten zu importieren, nimm das, woraus das Archiv gemacht wurde.
        ownSealedPages: „{path}“ ist ein versiegeltes Archiv aus Seiten, das zum Lesen da ist.
        ownIdentities: „{path}“ ist ein Backup von Identitäten und enthält keine Nachrichten.
        ownKeys: „{path}“ enthält Schlüssel von Kontakten und keine Nachrichten.
        backupKey: „{path}“ ist der Schlüssel eines Backups und enthält keine Nachrichten.
        backupKeyHint: Importiere damit das Backup: {command}
        ownSealed: „{path}“ enthält eine versiegelte Nachricht und keinen Chat.
        notImported: „{path}“ wurde nicht importiert.
        ownerIsAnother: Die Nachrichten in „{path}“, die deine sein sollen, sind im Tresor die von „{name}“ ({number}), und das bist nicht du.
        ownerIsAnotherHint: Gib mit --me an, unter welchem Namen diese Datei dich zeigt. Mit --yes wird sie trotzdem importiert.
        chosenService: Der Chat „{title}“ gehört zu einem anderen Dienst ({platform}). Aus „{path}“ wurde nichts importiert.
        chosenKind: „{path}“ zeigt eine Gruppe, und „{title}“ ist ein Chat mit einer Person. Es wurde nichts importiert.
        chosenUnlike: Der Chat „{title}“ und „{path}“ haben kaum etwas gemeinsam. Es wurde nichts importiert.
        chosenOtherHint: Nenne mit --into einen anderen Chat, oder lass es weg, damit der Chat an Titel und Nachrichten erkannt wird.
        chosenUnlikeHint: Nenne mit --into einen anderen Chat. Ist es dieser, gib zusätzlich --yes an.
        intoSeveral: --into nennt einen Chat, und dies sind Exporte mehrerer.
        intoSeveralHint: Importiere nur die Datei jenes Chats.
        intoOther: --into gilt für einen exportierten Chat; „{path}“ ist keiner.
        ownTable: „{path}“ ist eine Tabelle, wie „whisper export csv“ sie für Tabellenprogramme schreibt, und enthält nicht alles, was ein Tresor enthält.
        ownTableHint: Um Nachrichten von einem Tresor in einen anderen zu bringen, schreibe sie mit „{export}“ und lies sie mit „{import}“ ein.
        """)
}

extension DataOptionText {
    static let german = PhraseTable(
        """
        importPath: Exportierte Chats (.txt, .zip oder Verzeichnisse), Datenbanken von WhatsApp, deren Sicherungen, Verzeichnisse mit so etwas oder Dateien mit JSON-Zeilen.
        exportPath: Exportierte Chats (.txt, .zip oder Verzeichnisse; - ist die Standardeingabe), Datenbanken von WhatsApp, deren Sicherungen oder Verzeichnisse, die so etwas enthalten.
        backupKeyFile: Der Schlüssel einer verschlüsselten Sicherung: eine Datei mit 64 Hexadezimalziffern oder die Schlüsseldatei des Telefons; für eine iPhone-Sicherung eine Datei mit deren Passwort.
        backupKeyCommand: Ein Befehl, der den Schlüssel oder das Passwort einer verschlüsselten Sicherung ausgibt.
        backupAccount: Welche App aus einem iPhone-Backup importiert wird, das beide enthält: whatsapp oder business.
        statusPosts: Auch Statusmeldungen aus einer Datenbank importieren.
        ownName: Der eigene Name im Export; trennt gesendete von empfangenen Nachrichten. Steht in Chats mal der eine, mal der andere Name, die Option wiederholen: In jedem Chat zählt der erste davon, der darin geschrieben hat. Bei einer Datenbank, die ihren Besitzer nicht nennt: die eigene Nummer.
        ownNameJSON: Der eigene Name oder die Nummer; trennt gesendete von empfangenen Nachrichten.
        chatTitle: Der Titel des Chats, wo der Dateiname ihn nicht verrät.
        intoChat: Der Chat des Tresors, den die Datei zeigt: Titel oder ein Teil davon, Verweis oder Kennung. Für eine Datei mit zu wenigen Nachrichten, um ihn zu finden.
        timezone: Die Zeitzone des Telefons, etwa Europe/Berlin; ohne Angabe die dieses Geräts.
        dateOrder: Die Reihenfolge von Tag und Monat in den Daten: dmy, mdy oder ymd; ohne Angabe wird sie ermittelt.
        dryRun: Nur zeigen, was geschehen würde.
        verboseImport: Alles zeigen, was von jedem Chat bekannt ist, und die Tabellen von Datenbanken.
        importYes: Mit der wahrscheinlicheren Reihenfolge fortfahren, wo Tag und Monat nicht zu unterscheiden sind, und auch, wo der Tresor dieselben Nachrichten zu anderen Zeiten enthält.
        redo: Wurde die Datei schon mit anderer Reihenfolge, Zeitzone, anderem Inhaber oder in einen anderen Chat importiert, wird jener Import zuerst rückgängig gemacht. Ohne eine dieser Optionen wird an einem Terminal noch einmal gefragt, wer du bist.
        importToUndo: Die Referenz des Imports, oder der Name der Datei oder ein Teil davon; mehrere werden zusammen rückgängig gemacht (Vorgabe: der letzte Import).
        jsonPath: Eine Datei mit JSON-Zeilen; - ist die Standardeingabe.
        restoreJSON: Einen eigenen Tresor wiederherstellen, wie er war: Kontakte mit ihrem Vertrauen, Identitäten, Richtlinien. In einen, der nicht leer ist, erst nachdem jedes davon genannt und bestätigt wurde.
        attachmentsFrom: Ein Verzeichnis mit den Inhalten der Anhänge, wie „export json --attachments“ ihn schreibt.
        attachmentsTo: Auch die Inhalte der Anhänge in dieses Verzeichnis schreiben.
        exportConversation: Nur dieser Chat: Titel oder ein Teil davon, Verweis oder Kennung.
        full: Jeden Eintrag des Tresors, nicht nur Nachrichten.
        deidentify: Namen und Telefonnummern durch Kennungen ersetzen, die durchweg dieselben sind.
        output: Die Datei, in die geschrieben wird; - ist die Standardausgabe.
        onlyUnread: Nur Chats mit ungelesenen Nachrichten.
        conversationLimit: Höchstens so viele Chats.
        conversation: Der Chat: Titel oder ein Teil davon, Verweis oder Kennung.
        messageLimit: Höchstens so viele Nachrichten (ohne Angabe 100).
        before: Die Nachrichten vor der mit diesem Verweis.
        after: Die Nachrichten nach der mit diesem Verweis.
        references: Den Verweis jeder Nachricht zeigen.
        oldest: Mit der ältesten Nachricht beginnen.
        all: Alle Nachrichten, von der ältesten zur neuesten.
        saveAttachments: Die Anhänge der gezeigten Nachrichten in diesem Verzeichnis speichern.
        query: Was gesucht wird.
        searchIn: Nur in diesem Chat: Titel oder ein Teil davon, Verweis oder Kennung.
        fromPerson: Nur Nachrichten von dieser Person: Name, Teil eines Namens oder Kennung.
        since: Nur ab diesem Datum.
        until: Nur bis zu diesem Datum einschließlich.
        type: Nur von dieser Art: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Mehrfach möglich.
        hasAttachment: Nur mit Anhang.
        encrypted: Nur mit einer versiegelten Nachricht darin.
        order: newest (ohne Angabe) oder relevance.
        searchLimit: Höchstens so viele Treffer (ohne Angabe 50).
        upTo: Nur bis zur Nachricht mit diesem Verweis.
        deleteMessage: Die Nachricht mit diesem Verweis löschen.
        erase: Keine Spur der Nachricht lassen; ein erneuter Import ihres Chats holt sie zurück.
        deleteBefore: Nachrichten, die vor diesem Datum gesendet wurden.
        olderThan: Nachrichten, die älter sind als: 90d, 8w, 6m, 2y.
        platform: Nachrichten dieser Plattform, etwa whatsapp.
        svg: Das Diagramm als SVG-Datei schreiben; - ist die Standardausgabe.
        countConversation: Nur die Nachrichten dieses Chats zählen.
        countSince: Nur Nachrichten ab diesem Datum zählen.
        countUntil: Nur Nachrichten bis einschließlich dieses Datums zählen.
        pagesFolder: Der Ordner, der geschrieben wird.
        pagesConversation: Schreibt nur diesen Chat: Titel oder ein Teil davon, Verweis oder Kennung. Darf mehrmals vorkommen.
        pagesSince: Schreibt nur Nachrichten von diesem Tag an.
        pagesUntil: Schreibt nur Nachrichten bis zu diesem Tag einschließlich.
        pagesMedia: Welche Dateien kopiert werden: all, used (nur Bilder, Videos und Ton, die Seiten zeigen), none.
        pagesTheme: Die Farben: auto (wie im System), light, dark.
        pagesLanguage: Die Sprache der Seiten: en, de, es, fr, pt, tr, ar, hi, zh-Hans.
        pagesForce: Ersetzt ein Archiv, das ein früherer Export dort geschrieben hat, und sonst nichts.
        conversationOrReference: Der Chat: Titel oder ein Teil davon, Verweis oder Kennung. Kann bei --around, --before und --after entfallen.
        around: Die Nachricht mit diesem Verweis und andere davor und danach (sonst je 10).
        showSince: Nur Nachrichten ab diesem Datum.
        showUntil: Nur Nachrichten bis einschließlich dieses Datums.
        searchContext: Zeigt auch so viele Nachrichten vor und nach jedem Treffer.
        newTitle: Der neue Titel.
        """)
}

extension DatabaseText {
    static let german = PhraseTable(
        """
        readerMissing: Das Programm whisper-reader, das Datenbanken liest, fehlt: „{path}“.
        readerMissingHint: Es wird neben whisper installiert; „make install“ tut das.
        readerFailed: „{path}“ ließ sich nicht lesen: whisper-reader ist unerwartet zu Ende gegangen.
        notADatabase: „{path}“ enthält keine Datenbank.
        notADatabaseHint: Erwartet wird ein exportierter Chat, msgstore.db, ChatStorage.sqlite, eine Sicherung mit der Endung .crypt12, .crypt14 oder .crypt15 oder ein Verzeichnis, in dem so etwas liegt.
        unknownSchema: „{path}“ ist eine Datenbank, aber keine von WhatsApp.
        unknownSchemaHint: Die Nachrichten stehen unter Android in msgstore.db und auf einem iPhone in ChatStorage.sqlite.
        contactsAlone: „{path}“ enthält Namen und Nummern von Kontakten aus WhatsApp, aber keine Nachrichten.
        contactsAloneHint: Sie wird zusammen mit den Nachrichten gelesen, die unter Android in msgstore.db und auf einem iPhone in ChatStorage.sqlite stehen. Importiere den Ordner, der beide enthält, oder nenne beide Dateien.
        damaged: „{path}“ ist abgeschnitten oder beschädigt.
        damagedHint: Kopiere die Datei noch einmal vom Telefon. Was vor der Schadstelle importiert wurde, bleibt erhalten.
        changed: „{path}“ wurde während des Lesens geändert.
        changedHint: Schließe WhatsApp, oder importiere eine Kopie.
        keyRequired: „{path}“ ist verschlüsselt.
        keyRequiredHint: Gib den Schlüssel mit --key-file oder --key-command an.
        wrongKey: Der Schlüssel öffnet „{path}“ nicht.
        wrongKeyHint: Jedes Telefon hat seinen eigenen Schlüssel, und einen neuen, wenn WhatsApp neu eingerichtet wurde.
        malformedKey: Das ist kein Schlüssel für „{path}“.
        malformedKeyHint: Eine .crypt15 öffnet sich mit ihren 64 Hexadezimalziffern oder der Datei encrypted_backup.key vom Telefon, .crypt12 und .crypt14 mit der Datei key vom Telefon.
        passwordProtected: „{path}“ ist mit einem Passwort geschützt; den Schlüssel verwahrt WhatsApp.
        passwordProtectedHint: Stelle in den Einstellungen von WhatsApp unter „Chat-Backup“ das Ende-zu-Ende-verschlüsselte Backup auf einen 64-stelligen Schlüssel um, und lege eine neue Sicherung an.
        unknownBackup: „{path}“ ist eine verschlüsselte Sicherung unbekannter Art.
        unknownBackupHint: Bekannt sind crypt12, crypt14 und crypt15 sowie iPhone-Sicherungen.
        limit: „{path}“ verlangt beim Lesen mehr Platz oder Arbeit, als eine echte Datei es kann.
        full: Für temporäre Dateien ist kein Platz mehr.
        incomplete: In der Sicherung „{path}“ fehlt eine Datei.
        listMissing: Die Liste der Dateien, Manifest.db, fehlt in der Sicherung „{path}“ oder ist leer.
        messagesMissing: Die Nachrichten, ChatStorage.sqlite, fehlen in der Sicherung „{path}“, obwohl sie dort aufgeführt sind, oder sind leer.
        incompleteHint: Kopiere das ganze Verzeichnis der Sicherung.
        nothingFound: „{path}“ enthält weder einen exportierten Chat noch eine Datenbank von WhatsApp.
        nothingFoundHint: „whisper help import“ beschreibt, was sich importieren lässt und wie man es vom Telefon bekommt.
        backupWithoutWhatsApp: „{path}“ ist ein iPhone-Backup ohne WhatsApp.
        severalFoundHint: Importiere jedes gewünschte mit seinem eigenen Pfad; die Reihenfolge ist gleichgültig.
        severalDatabases: „{path}“ enthält mehrere Datenbanken: {found}
        severalAccounts: „{path}“ ist ein iPhone-Backup mit mehreren Apps: {apps}
        severalAccountsHint: Wähle eine mit --account und importiere die andere danach; die Reihenfolge ist egal.
        noSuchAccount: „{path}“ enthält keine Chats von {app} in einem iPhone-Backup.
        noSuchAccountHint: Lass --account weg, um zu importieren, was da ist.
        wrongPassword: Das Passwort öffnet „{path}“ nicht.
        wrongPasswordHint: Es ist das Passwort, das an einem Computer für verschlüsselte Backups des iPhones festgelegt wurde, nicht der Code des Telefons.
        otherTimes: „{title}“ ist nun zweimal im Tresor, mit verschiedenen Zeiten.
        otherTimesHint: Ein Export dieses Chats wurde in einer anderen Zeitzone oder Reihenfolge von Tag und Monat gelesen. Importiere ihn noch einmal mit --redo und der richtigen --timezone oder --date-order.
        exportOptions: {option} gilt für exportierte Chats; „{path}“ ist eine Datenbank.
        databaseOptions: {option} gilt für Datenbanken und Sicherungen; „{path}“ ist ein exportierter Chat.
        keyPrompt: Schlüssel der Sicherung (64 Ziffern):
        passwordPrompt: Passwort der iPhone-Sicherung:
        partlyRead: Einige Zeilen der Datenbank ließen sich nicht lesen; alles andere wurde importiert.
        partlyReadHint: Die Zusammenfassung zählt sie nach Gründen, und --json nennt die ersten. Sind es viele, kopiere die Datenbank noch einmal vom Telefon, während WhatsApp geschlossen ist.
        orphansOnly: Einige Zeilen gehören zu Chats, Nachrichten oder Personen, die die Datenbank nicht hat; alles andere wurde importiert.
        orphansOnlyHint: Telefone lassen solche Zeilen zurück, wenn Chats und Nachrichten gelöscht werden, und auch WhatsApp zeigt sie nicht. Es ist nichts zu tun; --json nennt die ersten.
        contactsUnread: Die Namen in „{path}“ ließen sich nicht lesen; Personen heißen so, wie die Nachrichten sie nennen.
        linkedIDsUnread: Die Nummern zu verknüpften IDs in „{path}“ ließen sich nicht lesen; manche Personen erscheinen ohne ihre Nummer.
        chats|one: In {count} Chat; neu im Tresor: {new}
        chats|other: In {count} Chats; neu im Tresor: {new}
        people|one: {count} Person, die geschrieben hat
        people|other: {count} Personen, die geschrieben haben
        noOwner: Die Datenbank sagt nicht, wer du bist
        itsOwner: Besitzer der Datenbank: {name}
        joinedChats|one: {count} Chat erwies sich als ein anderer und wurde mit ihm zusammengelegt; „whisper conversation split“ trennt sie
        joinedChats|other: {count} Chats erwiesen sich als andere und wurden mit ihnen zusammengelegt; „whisper conversation split“ trennt sie
        joinedChat: „{former}“ ist jetzt Teil von „{title}“
        completed|one: {count} davon wurde aus der Datenbank ergänzt
        completed|other: {count} davon wurden aus der Datenbank ergänzt
        earlierBackups|one: Gelesen: „{imported}“. {count} frühere Sicherung daneben kann Nachrichten haben, die seitdem gelöscht wurden: {names}
        earlierBackups|other: Gelesen: „{imported}“. {count} frühere Sicherungen daneben können Nachrichten haben, die seitdem gelöscht wurden: {names}
        joined|one: {count} Nachricht eines Exports wurde an ihrer Stelle durch dieselbe Nachricht der Datenbank ersetzt
        joined|other: {count} Nachrichten aus Exporten wurden an ihrer Stelle durch dieselben Nachrichten der Datenbank ersetzt
        ambiguous|one: {count} Nachricht ist vielleicht auch aus einem Export im Tresor, mit demselben Text in derselben Minute; beide bleiben
        ambiguous|other: {count} Nachrichten sind vielleicht auch aus einem Export im Tresor, mit demselben Text in derselben Minute; beide bleiben
        events|one: In der Datenbank: {count} Reaktion, Stimme, Bearbeitung, Löschung, Statusangabe oder Name
        events|other: In der Datenbank: {count} Reaktionen, Stimmen, Bearbeitungen, Löschungen, Statusangaben und Namen
        waiting|one: {count} Änderung wartet auf ihre Nachricht
        waiting|other: {count} Änderungen warten auf ihre Nachricht
        refused|one: {count} Änderung wurde nicht übernommen: Die Person hatte kein Recht dazu
        refused|other: {count} Änderungen wurden nicht übernommen: Die Personen hatten kein Recht dazu
        rejected|one: {count} Nachricht konnte nicht gespeichert werden
        rejected|other: {count} Nachrichten konnten nicht gespeichert werden
        attachments: Anhänge: {stored} gespeichert, {held} schon im Tresor, {missing} fehlend
        attachmentsWithUnread: Anhänge: {stored} gespeichert, {held} schon im Tresor, {unread} nicht lesbar, {missing} fehlend
        rows|one: {count} Zeile gelesen, aus diesen Tabellen: {tables}
        rows|other: {count} Zeilen gelesen, aus diesen Tabellen: {tables}
        leftOut|one: {table}: {count} Zeile ausgelassen ({reasons})
        leftOut|other: {table}: {count} Zeilen ausgelassen ({reasons})
        unknownTypes: Nachrichten noch unbekannter Art, behalten mit allem, was die Datenbank von ihnen sagt: {types}
        unknownTypesInAll|one: {count} Nachricht ist von noch unbekannter Art und behalten mit allem, was die Datenbank von ihr sagt
        unknownTypesInAll|other: {count} Nachrichten sind von noch unbekannter Art und behalten mit allem, was die Datenbank von ihnen sagt
        unknownSenders|one: {count} Nachricht ist von jemandem, den die Datenbank nicht nennt
        unknownSenders|other: {count} Nachrichten sind von Personen, die die Datenbank nicht nennt
        reasonInternal: zeigt WhatsApp nirgends
        reasonStatus: Statusmeldungen
        reasonOrphan: zu einem Chat, einer Nachricht oder einer Person, die die Datenbank nicht hat
        reasonMalformed: unvollständig oder beschädigt
        reasonImpossibleTime: unmögliche Zeit
        reasonTooLong: zu lang
        reasonRepeated: wiederholt
        reasonSuperseded: steht schon in einer anderen Zeile
        reasonContradictory: nur bei einem Lesevorgang vorhanden
        contradictions: Zeilen von {table}, bei denen sich zwei Lesevorgänge widersprechen, weil die Datei beschädigt ist: {count}
        otherOwner: Der Besitzer dieser Datenbank ist in diesem Tresor jemand anderes. Ihre eigenen Nachrichten gelten nicht als deine.
        leftOutInAll|one: {count} Zeile ausgelassen ({reasons})
        leftOutInAll|other: {count} Zeilen ausgelassen ({reasons})
        contradictionsInAll: Zeilen, bei denen sich zwei Lesevorgänge widersprechen, weil die Datei beschädigt ist: {count}
        """)
}

extension FindingText {
    static let german = PhraseTable(
        """
        choose: Welche Nummer? (Enter: keine)
        chooseOne: Welche Nummer?
        acceptedNumbers: Bitte antworte mit einer Nummer von 1 bis {last}.
        severalChats: Mehrere Chats passen auf „{name}“:
        severalPeople: Mehrere Personen passen auf „{name}“:
        severalContacts: Mehrere Kontakte passen auf „{name}“:
        partOfContact: Kein Kontakt heißt genau „{name}“. Dieser könnte gemeint sein:
        contactTaken: Kontakt: „{name}“, {id}
        noSuchChatSuggestion: Es gibt keinen Chat namens „{name}“. Gemeint vielleicht: {candidates}?
        noSuchPersonSuggestion: Es gibt niemanden namens „{name}“. Gemeint vielleicht: {candidates}?
        noReference: „{value}“ ist weder Verweis noch Kennung einer Nachricht.
        noSuchMessage: Die Nachricht „{reference}“ gibt es hier nicht.
        severalMessages: „{reference}“ passt auf mehrere Nachrichten: {candidates}
        referenceHint: „whisper messages --refs“ und „whisper search“ zeigen den Verweis jeder Nachricht.
        otherChat: Die Nachricht „{reference}“ ist in einem anderen Chat.
        inChat: Chat: „{title}“, {reference}
        lastMessage: zuletzt {date}
        memberOf: in „{title}“
        """)
}

extension DeletionText {
    static let german = PhraseTable(
        """
        askConversation|one: Den Chat „{title}“ mit {count} Nachricht endgültig löschen?
        askConversation|other: Den Chat „{title}“ mit {count} Nachrichten endgültig löschen?
        askMessage: Diese Nachricht endgültig löschen?
        askRule|one: {count} Nachricht endgültig löschen?
        askRule|other: {count} Nachrichten endgültig löschen?
        askRuleInChat|one: {count} Nachricht in „{title}“ endgültig löschen?
        askRuleInChat|other: {count} Nachrichten in „{title}“ endgültig löschen?
        deleted|one: {count} Nachricht gelöscht.
        deleted|other: {count} Nachrichten gelöscht.
        wouldDelete|one: {count} Nachricht würde gelöscht.
        wouldDelete|other: {count} Nachrichten würden gelöscht.
        wouldDeleteFrom|one: {count} Nachricht aus „{title}“ würde gelöscht.
        wouldDeleteFrom|other: {count} Nachrichten aus „{title}“ würden gelöscht.
        deletingMessages: Nachrichten werden gelöscht
        deletingWords: Wörter werden aus dem Index entfernt
        copiesRemain: Früher angelegte Kopien enthalten das Gelöschte noch: {paths}
        otherCopiesRemain: Früher angelegte Sicherungen und Exporte enthalten das Gelöschte noch.
        namedCopiesRemain: Früher angelegte Kopien enthalten die Namen und Adressen noch: {paths}
        otherNamedCopiesRemain: Früher angelegte Sicherungen und Exporte enthalten die Namen und Adressen noch.
        stoppedHint: Was bis dahin gelöscht wurde, bleibt gelöscht. Der gleiche Befehl löscht den Rest.
        optimized|one: Der Suchindex hat jetzt {count} Teil ({size}); vorher waren es {before} ({sizeBefore}).
        optimized|other: Der Suchindex hat jetzt {count} Teile ({size}); vorher waren es {before} ({sizeBefore}).
        choicesGo: Mit dem Chat wird gelöscht, was du für ihn festgelegt hast, etwa Titel, Entwurf oder Aufbewahrungsregel.
        noRoom: Der Datenträger ist voll, und das Löschen selbst braucht eine Zeit lang etwas Platz.
        noRoomHint: Schaffe anderswo auf dem Datenträger etwas Platz und gib den Befehl noch einmal. Was bis dahin gelöscht wurde, bleibt gelöscht.
        """)
}

extension ExportText {
    static let german = PhraseTable(
        """
        progress: Exportieren
        writtenMessages|one: {count} Nachricht in „{path}“ geschrieben.
        writtenMessages|other: {count} Nachrichten in „{path}“ geschrieben.
        writtenRecords|one: {count} Eintrag in „{path}“ geschrieben.
        writtenRecords|other: {count} Einträge in „{path}“ geschrieben.
        onlyFrom: Es sind nur Nachrichten von „{name}“.
        plaintext: Die Datei ist nicht verschlüsselt: Wer sie lesen kann, kann deine Nachrichten lesen.
        plaintextOutput: Die Ausgabe ist nicht verschlüsselt: Wer sie lesen kann, kann deine Nachrichten lesen.
        withBlocked|one: {count} davon ist von einem blockierten Kontakt und steht auch in der Datei.
        withBlocked|other: {count} davon sind von blockierten Kontakten und stehen auch in der Datei.
        withoutAttachments|one: Die Datei von {count} Anhang ist nicht exportiert. Um sie auch zu haben, gib --attachments DIR an; ein Import nimmt sie mit derselben Option von dort.
        withoutAttachments|other: Die Dateien von {count} Anhängen sind nicht exportiert. Um sie auch zu haben, gib --attachments DIR an; ein Import nimmt sie mit derselben Option von dort.
        """)
}

extension ImportText {
    static let german = PhraseTable(
        """
        surveying: Durchsehen
        aligning: Vergleichen
        writing: Importieren
        imported|one: {count} neue Nachricht in „{title}“
        imported|other: {count} neue Nachrichten in „{title}“
        wouldImport|one: {count} Nachricht wäre neu in „{title}“
        wouldImport|other: {count} Nachrichten wären neu in „{title}“
        importedMessages|one: {count} neue Nachricht
        importedMessages|other: {count} neue Nachrichten
        wouldImportMessages|one: {count} Nachricht wäre neu
        wouldImportMessages|other: {count} Nachrichten wären neu
        wouldImportAtMost|one: Höchstens {count} Nachricht wäre neu: Mitgezählt ist auch, was der Tresor unter einer anderen Kennung hat
        wouldImportAtMost|other: Höchstens {count} Nachrichten wären neu: Mitgezählt ist auch, was der Tresor unter anderen Kennungen hat
        importAgain: Noch einmal importieren, ebenso gelesen: {command}
        duplicates|one: {count} Nachricht war schon im Tresor
        duplicates|other: {count} Nachrichten waren schon im Tresor
        repeated|one: {count} Nachricht steht auch in einer früheren der Dateien und zählt einmal
        repeated|other: {count} Nachrichten stehen auch in früheren der Dateien und zählen einmal
        laterTexts|one: {count} Nachricht, die der Tresor kannte, hat in dieser Datei einen späteren Text; der frühere Text bleibt erhalten
        laterTexts|other: {count} Nachrichten, die der Tresor kannte, haben in dieser Datei einen späteren Text; die früheren Texte bleiben erhalten
        markedDeleted|one: {count} Nachricht, die der Tresor kannte, ist dieser Datei nach gelöscht; ihre Wörter bleiben erhalten
        markedDeleted|other: {count} Nachrichten, die der Tresor kannte, sind dieser Datei nach gelöscht; ihre Wörter bleiben erhalten
        messagesFound|one: In der Datei: {count} Nachricht, davon {system} vom System
        messagesFound|other: In der Datei: {count} Nachrichten, davon {system} vom System
        period: Von {first} bis {last}
        attachments: Anhänge: {found} gefunden, {missing} fehlend, {omitted} im Export ausgelassen
        attachmentsWithUnread: Anhänge: {found} gefunden, {unread} nicht lesbar, {missing} fehlend, {omitted} im Export ausgelassen
        dateOrder: Daten gelesen als {order}, in der Zone {zone}; Sicherheit {confidence} ({evidence})
        renamed: „{from}“ und „{to}“ sind dieselbe Person
        keptApart: „{from}“ und „{to}“ haben dieselben Nachrichten geschrieben. Sie bleiben zwei Personen. Sind sie eine: {command}
        keptApartOwner: „{from}“ und „{to}“ haben dieselben Nachrichten geschrieben. Sie bleiben zwei Personen, da eine von ihnen du bist und die andere nicht
        keptApartFormerOwner: „{from}“ und „{to}“ haben dieselben Nachrichten geschrieben. Sie bleiben zwei Personen, da „{from}“ du bist und „{to}“ nicht. Bist du beide: {command}
        titleKept: Die Datei nennt den Chat „{other}“. Er heißt weiter „{title}“
        resembling: Auch der Chat „{other}“ hat einige dieser Nachrichten, aber zu wenige, um zu erkennen, ob er derselbe ist. „{title}“ bleibt ein eigener Chat. Sind sie einer: {command}
        resemblingPart: Auch der Chat „{other}“ hat einige dieser Nachrichten, aber zu wenige, um zu erkennen, ob er derselbe ist. „{title}“ bleibt ein eigener Chat. Sind sie einer, entpacke „{path}“ und importiere die Datei dieses Chats mit --redo --into {reference}
        inBoth: Auch der Chat „{other}“ hat Nachrichten dieser Datei. Ist er derselbe Chat wie „{title}“, importiere die Dateien von „{other}“ mit --redo --into {reference}: dann ist keine Nachricht zweimal da
        inBothMore|one: Und {count} weiterer Chat, den ein Export unter anderem Namen auch hat. --json nennt alle
        inBothMore|other: Und {count} weitere Chats, die Exporte unter anderen Namen auch haben. --json nennt alle
        sameChat: Der Chat ist der, der bisher „{former}“ hieß
        askAlike: „{path}“ enthält Nachrichten des Chats „{title}“ unter anderen Namen: {names}. Sind das dieselben?
        askSameGroup: Der Chat „{title}“ und „{path}“ haben kaum etwas gemeinsam. Ist es derselbe Chat?
        otherGroup: Auch ein anderer Chat heißt „{title}“. Dieser bleibt ein eigener Chat, da beide kaum etwas gemeinsam haben
        unlike: Der Chat „{title}“ und „{path}“ haben kaum etwas gemeinsam: Du wirst gefragt werden, ob es derselbe Chat ist
        unlikeAllowed: Der Chat „{title}“ und „{path}“ haben kaum etwas gemeinsam. Mit --yes wird trotzdem importiert
        unlikeUnasked: Der Chat „{title}“ und „{path}“ haben kaum etwas gemeinsam. Ohne ein Terminal, an dem gefragt werden kann, braucht der Import --yes
        unparsed|one: {count} Stelle war nicht lesbar, in Zeile {lines}
        unparsed|other: {count} Stellen waren nicht lesbar, in den Zeilen {lines}
        invalidBytes|one: {count} Byte war kein UTF-8 und wurde ersetzt
        invalidBytes|other: {count} Bytes waren kein UTF-8 und wurden ersetzt
        repeatedNames: Das Archiv enthält mehrere Dateien desselben Namens; jeweils die erste wurde genommen: {names}
        inFuture: Die Datei enthält Nachrichten mit Daten in der Zukunft, die späteste vom {last}. Sie werden mit diesen Daten gespeichert.
        truncated|one: Der Export hat genau {count} Nachricht: WhatsApp selbst schneidet Exporte dort ab, ältere können also fehlen.
        truncated|other: Der Export hat genau {count} Nachrichten: WhatsApp selbst schneidet Exporte dort ab, ältere können also fehlen.
        endsInsideLine: Die Datei endet mitten in einer Zeile, ist also nicht vollständig: Was folgt, fehlt, und ihre letzte Nachricht ist vielleicht abgeschnitten.
        records|one: {count} anderer Eintrag, davon {added} neu
        records|other: {count} andere Einträge, davon {added} neu
        attachmentsTaken|one: {count} Anhang importiert
        attachmentsTaken|other: {count} Anhänge importiert
        attachmentsAbsent|one: Der Inhalt von {count} Anhang ist nicht im Tresor; --attachments holt ihn.
        attachmentsAbsent|other: Die Inhalte von {count} Anhängen sind nicht im Tresor; --attachments holt sie.
        attachmentsToFetch|one: {count} Anhang lässt sich bei seinem Dienst abrufen
        attachmentsToFetch|other: {count} Anhänge lassen sich bei ihrem Dienst abrufen
        policyTurnedOn: Die Datei schaltet {policy} ein
        policyTurnedOff: Die Datei schaltet {policy} aus
        broughtVerified|one: {count} Kontakt wird allein auf das Wort der Datei als verifiziert importiert: Für diesen Tresor hat niemand seine Schlüssel verglichen. „whisper contact verify“ vergleicht sie.
        broughtVerified|other: {count} Kontakte werden allein auf das Wort der Datei als verifiziert importiert: Für diesen Tresor hat niemand ihre Schlüssel verglichen. „whisper contact verify“ vergleicht sie.
        gateLeftDown: In der Datei ist biometric-gated-signing eingeschaltet; hier bleibt es aus, denn kein Export enthält Schlüssel zum Unterschreiben. „whisper policy set biometric-gated-signing on“ schützt die dieses Tresors.
        contactsUnverified|one: {count} Kontakt als unverifiziert importiert; „whisper contact verify“ vergleicht seine Schlüssel
        contactsUnverified|other: {count} Kontakte als unverifiziert importiert; „whisper contact verify“ vergleicht ihre Schlüssel
        contactRefused: Der Kontakt „{name}“ wurde übersprungen: Seine Schlüssel sind nicht die deines Kontakts, sie sind deine eigenen, oder sie sind unbrauchbar. „whisper contact import“ übernimmt gewechselte Schlüssel.
        identityLeftOut: Die Identität „{name}“ wurde übersprungen: Ihre geheimen Schlüssel sind nicht auf diesem Gerät
        policyLeftOut: Die Einstellung {policy} der Datei wurde übersprungen
        restoreHint: --restore stellt einen eigenen Tresor in einem leeren wieder her, wie er war.
        dayMonthYear: Tag, Monat, Jahr
        monthDayYear: Monat, Tag, Jahr
        yearMonthDay: Jahr, Monat, Tag
        evidenceGiven: so angegeben, oder wie zuvor gelesen
        evidenceImpossibleValue: Tage, die es in anderer Reihenfolge nicht gibt
        evidenceMediaFileName: Namen von Mediendateien
        evidenceFileTime: Zeit der Datei
        evidenceFewestJumps: die wenigsten Sprünge zurück in der Zeit
        evidenceFasterColumn: der Tag wechselt schneller
        evidenceStyle: die Schreibweise
        askDateOrder: In „{path}“ sind Tag und Monat nicht zu unterscheiden. Was bedeutet das Datum dieser Zeile: {line}
        claimContact: „{name}“ würde ein verifizierter Kontakt, mit dem Fingerabdruck {fingerprint}
        claimIdentity: „{name}“ würde eine deiner Identitäten, mit dem Fingerabdruck {fingerprint}; ihre geheimen Schlüssel sind nicht auf diesem Gerät
        askClaims: Der Tresor ist nicht leer. All das allein auf das Wort der Datei hin übernehmen?
        chatDivided: Der Chat „{title}“ in Zeile {line} wurde mit seinen Nachrichten übersprungen, denn der Tresor hat mehrere Chats dafür: {chats}
        chatsDividedMore|one: Und {count} weiterer Chat, zu dem mehrere Chats im Tresor passen. --json nennt alle
        chatsDividedMore|other: Und {count} weitere Chats, zu denen mehrere Chats im Tresor passen. --json nennt alle
        personApart: „{name}“ wurde ohne Nummern importiert, die im Tresor zu jemand anderem gehören
        severalChats: {count} Dateien in „{path}“ sehen wie exportierte Chats aus: {chats}
        otherFiles|one: {count} andere Datei in „{path}“ ist kein exportierter Chat und wird nur gelesen, wo ein Chat sie als Anhang hat: {names}
        otherFiles|other: {count} andere Dateien in „{path}“ sind keine exportierten Chats und werden nur gelesen, wo ein Chat sie als Anhang hat: {names}
        askOwner: Wer von diesen Absendern in „{path}“ bist du?
        writer|one: {name}, {count} Nachricht
        writer|other: {name}, {count} Nachrichten
        noneOfThese: Keiner davon
        noneOfAny: Keiner davon, und bei den anderen Chats nicht fragen
        ownMessages: Von dir gesendet: die Nachrichten von „{name}“
        noOwner: Kein Absender gilt als du, also gilt keine Nachricht als von dir gesendet. Bist du darunter, wiederhole den Import mit --redo --me NAME: {senders}
        noOwnerInLines: Keine neue Nachricht gilt als von dir gesendet. Bist du einer der Absender, importiere die Datei noch einmal mit --me und deinem Namen oder deiner Nummer.
        nobodyIsOwner: Niemand in „{path}“ heißt „{name}“, also gilt keine Nachricht als von dir gesendet. Die Absender sind: {senders}
        nobodyIsOwnerInSome|one: In {count} Chat heißt niemand „{name}“, also gilt dort keine Nachricht als von dir gesendet. Die Absender sind: {senders}
        nobodyIsOwnerInSome|other: In {count} Chats heißt niemand „{name}“, also gilt dort keine Nachricht als von dir gesendet. Die Absender sind: {senders}
        dateReading: {date} ({order})
        likelierReading: {date} ({order}); wahrscheinlicher, Sicherheit {confidence}
        askRedo: „{path}“ wurde am {date} mit anderen Einstellungen importiert: {settings}. Jenen Import rückgängig machen und die Datei erneut importieren?
        readDates: Daten als {order}
        readZone: Zeitzone {zone}
        readOwner: du bist „{name}“
        readNobody: du bist keiner der Absender
        readChat: im Chat „{title}“
        youAre: du: {name}
        importedHeading: Importiert
        fileHeading: Datei
        readingHeading: Gelesen mit
        notUndoable: nicht rückgängig zu machen
        noImports: Es ist kein Import verzeichnet: Nichts wurde importiert, oder die Chats wurden gelöscht.
        severalImports: Mehrere Importe passen zu „{name}“:
        askUndo|one: Den Import von „{path}“ vom {date} rückgängig machen und seine {count} Nachricht endgültig löschen?
        askUndo|other: Den Import von „{path}“ vom {date} rückgängig machen und seine {count} Nachrichten endgültig löschen?
        askUndoSeveral|one: Diese Importe rückgängig machen und ihre {count} Nachricht endgültig löschen: {names}?
        askUndoSeveral|other: Diese Importe rückgängig machen und ihre {count} Nachrichten endgültig löschen: {names}?
        undone|one: Der Import von „{path}“ vom {date} ist rückgängig gemacht: {count} Nachricht gelöscht.
        undone|other: Der Import von „{path}“ vom {date} ist rückgängig gemacht: {count} Nachrichten gelöscht.
        undoneSeveral|one: Diese Importe sind rückgängig gemacht, {count} Nachricht gelöscht: {names}
        undoneSeveral|other: Diese Importe sind rückgängig gemacht, {count} Nachrichten gelöscht: {names}
        wouldUndoSeveral|one: Diese Importe rückgängig zu machen würde {count} Nachricht löschen: {names}
        wouldUndoSeveral|other: Diese Importe rückgängig zu machen würde {count} Nachrichten löschen: {names}
        undoneToo: Auch der Import von „{path}“ wurde rückgängig gemacht, da er diesem widerspricht. Importiere auch jene Datei noch einmal.
        wouldUndoToo: Auch der Import von „{path}“ würde rückgängig gemacht, da er diesem widerspricht. Jene Datei ist dann ebenfalls noch einmal zu importieren.
        wouldUndo|one: Den Import von „{path}“ vom {date} rückgängig zu machen würde {count} Nachricht löschen.
        wouldUndo|other: Den Import von „{path}“ vom {date} rückgängig zu machen würde {count} Nachrichten löschen.
        keptForImports|one: {count} Nachricht bleibt, weil ein späterer Import sie auch enthält.
        keptForImports|other: {count} Nachrichten bleiben, weil ein späterer Import sie auch enthält.
        keptOpened|one: {count} Nachricht bleibt, weil sie aus einer versiegelten Nachricht geöffnet wurde, die sich nur einmal öffnen lässt.
        keptOpened|other: {count} Nachrichten bleiben, weil sie aus versiegelten Nachrichten geöffnet wurden, die sich nur einmal öffnen lassen.
        keptOtherwise|one: {count} Nachricht ist nicht betroffen: Eine andere Quelle hat sie auch geliefert, oder sie wurde vorher gelöscht.
        keptOtherwise|other: {count} Nachrichten sind nicht betroffen: Eine andere Quelle hat sie auch geliefert, oder sie wurden vorher gelöscht.
        keptTimes|one: {count} davon behält die Zeit, die sie im Tresor hat
        keptTimes|other: {count} davon behalten die Zeiten, die sie im Tresor haben
        markedSent|one: {count} Nachricht, die im Tresor war, gilt jetzt als von dir gesendet
        markedSent|other: {count} Nachrichten, die im Tresor waren, gelten jetzt als von dir gesendet
        wouldNotBeYou: „{name}“ würde nicht mehr als du gelten.
        chatRemoved: Der Chat „{title}“ war leer und wurde entfernt.
        chatWouldGo: Der Chat „{title}“ würde entfernt, weil sonst nichts darin ist.
        chatStays: Der Chat „{title}“ bleibt mit allem, was du für ihn festgelegt hast, etwa Titel, Entwurf oder Aufbewahrungsregel.
        unreadAttachments|one: {count} Anhang konnte nicht gelesen werden und fehlt im Tresor: {names}
        unreadAttachments|other: {count} Anhänge konnten nicht gelesen werden und fehlen im Tresor: {names}
        reasonDamaged: beschädigt
        reasonEncrypted: verschlüsselt
        reasonCompression: nicht unterstützte Komprimierung
        reasonUnreadable: nicht lesbar
        encodingAssumed: Der Text wurde als {encoding} gelesen, was WhatsApp nicht schreibt: Prüfe Umlaute und Akzente in Namen
        inAll|one: Insgesamt, aus {count} Chat: {messages}
        inAll|other: Insgesamt, aus {count} Chats: {messages}
        sealed|one: {count} der neuen Nachrichten ist versiegelt
        sealed|other: {count} der neuen Nachrichten sind versiegelt
        recordsInFile|one: {count} anderer Eintrag in der Datei
        recordsInFile|other: {count} andere Einträge in der Datei
        nothingRedone: Kein früherer Import liest „{path}“ anders, also wurde keiner rückgängig gemacht.
        incomplete: unvollständig
        noOwnerElsewhere|one: In {count} der Chats gilt kein Absender als du, also gilt dort keine Nachricht als von dir gesendet. Bist du darunter, wiederhole den Import mit --redo --me NAME: {senders}
        noOwnerElsewhere|other: In {count} der Chats gilt kein Absender als du, also gilt dort keine Nachricht als von dir gesendet. Bist du darunter, wiederhole den Import mit --redo --me NAME: {senders}
        importNamed|one: {path} ({reference}, {date}, {count} Nachricht)
        importNamed|other: {path} ({reference}, {date}, {count} Nachrichten)
        undoneTooOf|one: Auch der Import {reference} von „{path}“ vom {date} mit {count} neuen Nachricht wurde rückgängig gemacht, da er diesem widerspricht. Importiere auch jene Datei noch einmal.
        undoneTooOf|other: Auch der Import {reference} von „{path}“ vom {date} mit {count} neuen Nachrichten wurde rückgängig gemacht, da er diesem widerspricht. Importiere auch jene Datei noch einmal.
        wouldUndoTooOf|one: Auch der Import {reference} von „{path}“ vom {date} mit {count} neuen Nachricht würde rückgängig gemacht, da er diesem widerspricht. Jene Datei ist dann ebenfalls noch einmal zu importieren.
        wouldUndoTooOf|other: Auch der Import {reference} von „{path}“ vom {date} mit {count} neuen Nachrichten würde rückgängig gemacht, da er diesem widerspricht. Jene Datei ist dann ebenfalls noch einmal zu importieren.
        """)
}

extension MessageText {
    static let german = PhraseTable(
        """
        titleHeading: Chat
        unreadHeading: Ungelesen
        messagesHeading: Nachrichten
        lastHeading: Zuletzt
        textHeading: Inhalt
        pinned: angeheftet
        muted: stumm
        archived: archiviert
        noConversations: Es gibt noch keine Chats.
        noMessages: Dort gibt es keine Nachrichten.
        nothingFound: Keine Nachrichten gefunden.
        olderMessages: Ältere Nachrichten: {command}
        edited: bearbeitet
        unread: ungelesen
        notHeld: nicht im Tresor
        omitted: im Export ausgelassen
        image: Bild
        video: Video
        audio: Tonaufnahme
        document: Dokument
        file: Datei
        sticker: Sticker
        location: Standort
        contact: Kontakt
        poll: Umfrage
        call: Anruf
        deleted: gelöscht
        unknownKind: Nachricht unbekannter Art
        attachmentsSaved|one: {count} Anhang in „{path}“ gespeichert.
        attachmentsSaved|other: {count} Anhänge in „{path}“ gespeichert.
        attachmentsNotHeld|one: {count} Anhang ist nicht im Tresor.
        attachmentsNotHeld|other: {count} Anhänge sind nicht im Tresor.
        pinnedNow: „{title}“ ist angeheftet.
        unpinnedNow: „{title}“ ist nicht mehr angeheftet.
        mutedNow: „{title}“ ist stummgeschaltet.
        unmutedNow: „{title}“ ist nicht mehr stummgeschaltet.
        archivedNow: „{title}“ ist archiviert.
        unarchivedNow: „{title}“ ist nicht mehr archiviert.
        renamedNow: „{from}“ heißt ab jetzt „{to}“.
        markedRead|one: {count} Nachricht in „{title}“ als gelesen markiert.
        markedRead|other: {count} Nachrichten in „{title}“ als gelesen markiert.
        deletedByAdmin: gelöscht von einem Admin, {name}
        event: Ereignis: {type}
        nothingToShow: nichts anzuzeigen
        newerMessages: Neuere Nachrichten: {command}
        aroundHit: Die Nachrichten um einen Treffer: {command}
        referenceHeading: Verweis
        moreHits: Gezeigt: {count} von {total} Treffern. --limit zeigt mehr.
        onlyBeginnings: Genau „{query}“ hat keine Nachricht. Treffer für {wider}: {total}
        chatsOfName|one: Chat dieses Namens: {names}
        chatsOfName|other: {count} Chats dieses Namens: {names}
        peopleOfName|one: Person dieses Namens: {names}
        peopleOfName|other: {count} Personen dieses Namens: {names}
        sealedEdit: versiegelte Bearbeitung einer Nachricht, nicht geöffnet
        sealedEditElsewhere: versiegelte Bearbeitung einer Nachricht, als andere Nachricht geöffnet
        sealedEditExpired: versiegelte Bearbeitung einer Nachricht, zu alt zum Öffnen
        sealedEditInvalid: versiegelte Bearbeitung einer Nachricht, beschädigt oder gefälscht
        sealedMessage: versiegelte Nachricht
        sealedOpened: versiegelte Nachricht, geöffnet als {reference}
        sealedByYou: von dir für {name} versiegelt, nur dort zu öffnen; dein eigener Text ist {reference}
        widerShowsMore|one: Mit {count} Spalte wird auch der letzte Text jedes Chats gezeigt.
        widerShowsMore|other: Mit {count} Spalten wird auch der letzte Text jedes Chats gezeigt.
        danglingOperator: Auf einer Seite von {word} steht nichts, was gesucht werden kann; darum wurde auch {word} selbst als Wort gesucht.
        """)
}

extension StatisticsText {
    static let german = PhraseTable(
        """
        conversations: Chats
        messages: Nachrichten
        unread: Ungelesen
        people: Personen
        attachments: Anhänge
        held: Davon hier
        first: Erste Nachricht
        last: Letzte Nachricht
        database: Datenbank
        kinds: Arten
        progress: Nachrichten werden gezählt
        chartWritten: Diagramme in „{path}“ geschrieben.
        """)
}

extension ChartText {
    static let german = PhraseTable(
        """
        overTime: Nachrichten im Lauf der Zeit
        byHour: Nachrichten nach Stunde
        byWeekday: Nachrichten nach Wochentag
        byHourOfWeek: Nachrichten nach Stunde der Woche
        byPerson: Nachrichten nach Person
        byChat: Nachrichten nach Chat
        byDelay: Zeit, bis jemand anderes schreibt
        byKind: Nachrichten nach Art
        frequentWords: Häufige Wörter
        emoji: Emojis
        reactions: Reaktionen
        period: Zeitraum
        hour: Stunde
        weekday: Tag
        person: Person
        chat: Chat
        delay: Zeit
        kind: Art
        word: Wort
        reaction: Reaktion
        messages: Nachrichten
        times: Anzahl
        numbers: Die Zahlen
        words: Wörter
        daysWithMessages: Tage mit Nachrichten
        busiestDay: Lebhaftester Tag
        busiestDayValue|one: {date}: {count} Nachricht
        busiestDayValue|other: {date}: {count} Nachrichten
        longestStreak: Die meisten Tage in Folge
        longestStreakValue|one: {count} Tag ab dem {from}
        longestStreakValue|other: {count} Tage ab dem {from}
        medianDelay: Median: {duration}
        delayBelow: unter {limit}
        delayBetween: {from} bis {to}
        delayAbove: {limit} und mehr
        seconds: {amount} s
        minutes: {amount} min
        hours: {amount} Std.
        days: {amount} Tg.
        others|one: {count} weitere
        others|other: {count} weitere
        wordsNote: Wörter mit mindestens vier Buchstaben, im Chinesischen und Japanischen Paare von Schriftzeichen.
        shortfallNote: Jede Zahl kann zu klein sein, höchstens um {count}.
        zoneNote: Uhrzeiten in der Zone {zone}.
        sheetTitle: Nachrichten in Zahlen
        sheetSummary|one: {count} Nachricht von {first} bis {last}
        sheetSummary|other: {count} Nachrichten von {first} bis {last}
        value: {label}: {value}
        shortWeekdays: Mo Di Mi Do Fr Sa So
        kindText: Text
        kindImage: Bilder
        kindVideo: Videos
        kindAudio: Audio
        kindDocument: Dokumente
        kindSticker: Sticker
        kindLocation: Standorte
        kindContact: Kontaktkarten
        kindPoll: Umfragen
        kindCall: Anrufe
        kindDeleted: Gelöscht
        kindSystem: Systemnachrichten
        kindUnknown: Andere
        """)
}

extension TranscriptText {
    static let german = PhraseTable(
        """
        text: Nachrichten als Text zum Lesen schreiben.
        textDiscussion: Schreibt jeden Chat mit Titel, Tagen und Nachrichten: wer für jede bürgt, Uhrzeit, Name und Text. Anhänge werden genannt. Die Ausgabe ist nicht verschlüsselt.
        table: Nachrichten als Tabelle für Tabellenkalkulationen schreiben.
        tableDiscussion: Schreibt eine Zeile je Nachricht als kommagetrennte Werte in UTF-8, nach einer Zeile mit den Namen der Spalten. Eine Zelle, die eine Tabellenkalkulation für eine Formel hielte, erhält einen Apostroph davor. Die Ausgabe ist nicht verschlüsselt.
        conversation: Nur dieser Chat: Titel oder ein Teil davon, Verweis oder Kennung. Mehrfach möglich.
        since: Nur Nachrichten ab diesem Datum.
        until: Nur Nachrichten bis zu diesem Datum einschließlich.
        emptyPeriod: Der Zeitraum endet, bevor er beginnt.
        unknownAnswered: eine Nachricht, die nicht im Tresor ist
        """)
}

extension SealedArchiveText {
    static let german = PhraseTable(
        """
        encrypt: Schreibt statt eines Ordners eine Datei, die unter einer eigenen Passphrase versiegelt ist.
        open: Öffnet ein versiegeltes Archiv: entpackt es in den Arbeitsspeicher, nennt die Seite zum Öffnen und entfernt es bei Unterbrechung.
        passphraseCommand: Nimmt die Passphrase des Archivs aus der ersten Zeile, die dieser Befehl ausgibt.
        passphraseFile: Nimmt die Passphrase des Archivs aus der ersten Zeile dieser Datei.
        passphraseDescriptor: Nimmt die Passphrase des Archivs aus der ersten Zeile dieses offenen Dateideskriptors.
        prompt: Passphrase des Archivs:
        newPrompt: Passphrase für das Archiv (leer: zehn Wörter werden erzeugt):
        repeatPrompt: Passphrase für das Archiv noch einmal:
        notAnArchive: „{path}“ ist kein versiegeltes Archiv.
        newerVersion: „{path}“ stammt von einer neueren Version von Whisper.
        wrongPassphrase: Die Passphrase öffnet „{path}“ nicht.
        damaged: Das Archiv „{path}“ ist beschädigt.
        tooBig: Entpackt braucht das Archiv {size}, und im Arbeitsspeicher sind nur {free} frei.
        noMemory: Es gibt keinen privaten Speicherplatz im Arbeitsspeicher, in den das Archiv entpackt werden könnte.
        unpacking: Entpackt das Archiv
        openAt: Öffne diese Seite in einem Browser:
        waiting: Die Seiten sind nur im Arbeitsspeicher. Strg-C entfernt sie.
        removed: Die Seiten sind aus dem Arbeitsspeicher entfernt.
        removedRemains: Entfernt: Seiten, die ein unterbrochener Lauf im Arbeitsspeicher hinterlassen hatte.
        openAlone: --open zeigt nur ein vorhandenes Archiv: Lass die Optionen zum Schreiben weg.
        showWith: Zum Ansehen: {command}
        noFirstPage: Das Archiv „{path}“ hat keine Seite „{page}“ zum Öffnen: Whisper hat es nicht geschrieben.
        """)
}

extension BrowserText {
    static let german = PhraseTable(
        """
        command: Den Tresor im Vollbild durchblättern.
        discussion: Zeigt links die Chats und rechts die Nachrichten eines Chats. ? zeigt die Tasten, die denen von less und vim gleichen; q beendet. Nachrichten, die andere Befehle hinzufügen, erscheinen von selbst.
        needsTerminal: Die Vollbildansicht braucht ein Terminal, das den Cursor setzen kann.
        needsTerminalHint: „whisper conversations“ und „whisper messages“ geben dasselbe als Zeilen aus.
        noChats: Es gibt noch keine Chats.
        noFiles: In diesem Chat gibt es keine Dateien.
        noMessages: Hier sind keine Nachrichten.
        loading: Wird gelesen …
        keysHeading: Tasten
        keyMove: einen Eintrag auf oder ab
        keyPages: eine ganze oder halbe Seite auf oder ab
        keyEnds: zum Anfang oder zum Ende
        keyOpen: Chat öffnen; Einzelheiten der Nachricht zeigen
        keyBack: zurück zur Liste der Chats; Offenes schließen
        keyOther: zwischen Chats und Nachrichten wechseln
        keySearch: Chats nach ihrem Namen und Nachrichten beim Tippen finden
        keyHits: zum nächsten oder vorigen Treffer
        keyDate: zu einem Datum
        keyAnswered: zur Nachricht, auf die diese antwortet
        keyThread: den Gesprächsfaden auflisten: worauf die Nachricht antwortet und die Antworten darauf
        keyReturn: dorthin zurück, wo du warst
        keyFiles: Dateien dieses Chats auflisten
        keyDetails: Einzelheiten zeigen: Siegel, Zeiten, frühere Texte
        keySave: Dateien der Nachricht im aktuellen Ordner speichern
        keyOpenFile: Datei der Nachricht in einem anderen Programm öffnen
        keyCopy: Text kopieren
        keyRead: bis zu dieser Nachricht als gelesen markieren
        keyPin: Chat anheften oder lösen
        keyMute: Chat stummschalten oder nicht mehr
        keyArchive: Chat archivieren oder zurückholen
        keyDelete: Nachricht oder Chat löschen (fragt vorher)
        keyHelp: Tasten zeigen
        keyQuit: beenden
        keyRedraw: Bildschirm neu zeichnen
        searchPrompt: Suche:
        datePrompt: Zum Datum (2020-05-31, 31.5., Montag, gestern):
        noHits: Keine Nachrichten gefunden.
        searchHint: Wörter, \"eine Wendung\", Anfang*, OR, -nicht; Filter: --in CHAT, --from-person NAME, --since DATUM, --until DATUM, --type ART, --has-attachment, --encrypted
        notHere: Diese Nachricht ist nicht im Tresor.
        copied: Kopiert, falls das Terminal es zulässt.
        notCopied: Der Text ist zu lang zum Kopieren.
        pinned: Angeheftet.
        unpinned: Gelöst.
        muted: Stummgeschaltet.
        unmuted: Nicht mehr stumm.
        archived: Archiviert.
        unarchived: Nicht mehr archiviert.
        read|one: {count} Nachricht als gelesen markiert.
        read|other: {count} Nachrichten als gelesen markiert.
        deleted: Gelöscht.
        gone: Dieser Chat wurde gelöscht.
        saved|one: {count} Datei gespeichert: {names}
        saved|other: {count} Dateien gespeichert: {names}
        noAttachment: Der Tresor hat keine Datei dieser Nachricht.
        opened: Geöffnet. Die Kopie wird beim Beenden entfernt.
        cannotOpen: Kein Programm öffnet sie. Bis zum Beenden liegt eine Kopie unter {path}.
        hintChats: ? Tasten · q beenden · Enter öffnen · / suchen · m gelesen · P anheften · M stumm · D löschen
        hintMessages: ? Tasten · q beenden · Enter Einzelheiten · / suchen · t Datum · o öffnen · y kopieren · Esc Chats
        hintSearch: Enter dorthin · ↑↓ auswählen · Esc schließen
        hintList: ↑↓ blättern · Esc schließen
        linesLeft: … der Rest des Textes: Enter
        detailsHeading: Einzelheiten
        filesHeading: Dateien
        threadHeading: Gesprächsfaden
        threadIsLonger: Der Gesprächsfaden ist länger: Nur ein Teil davon wird angezeigt.
        noThread: Diese Nachricht antwortet auf nichts, und nichts antwortet auf sie.
        seal: Siegel
        sender: Von
        time: Zeit
        status: Zustand
        edited: Bearbeitet
        source: Quelle
        answers: Antwortet auf
        identifier: Kennung
        text: Wortlaut
        changes: Seitdem
        unknownFilter: Unbekannter Filter: {value}
        onlyMedia: Nur Bilder, Videos und Ton werden geöffnet. Speichere die Datei stattdessen mit s.
        noSpace: Im Arbeitsspeicher ist kein Platz für eine Kopie. Speichere die Datei stattdessen mit s.
        nothingToCopy: Diese Nachricht hat keinen Text.
        earlier: Früherer Text
        attachment: Datei
        keyWrite: eine Nachricht in diesem Chat schreiben
        hintWriting: Enter senden · Alt-Enter neue Zeile · Esc Nachrichten · Tab Chats
        writeHint: w: eine Nachricht schreiben
        writesSealed: versiegelt für {contact}
        writesPlain: nicht versiegelt: der Server kann es lesen
        cannotWrite: In diesem Chat kann nichts gesendet werden: Er hat keinen Server.
        askLeaving: Was du geschrieben hast, lässt sich nicht aufheben und geht verloren. Verlassen?
        draftsKept|one: {count} Text, der nicht gesendet wurde, ist als Entwurf aufgehoben.
        draftsKept|other: {count} Texte, die nicht gesendet wurden, sind als Entwürfe aufgehoben.
        draftChanged: Ein anderer Befehl hat diesen Entwurf geändert. Was du hier geschrieben hast, bleibt.
        notAsShown: Nicht gesendet: Der Chat ist nicht mehr so, wie er beim Schreiben angezeigt wurde.
        reference: Verweis
        keyCopyReference: Verweis kopieren, mit dem Befehle sie finden
        unlessMarked: ohne Angabe: {word}
        ownMessage: deine eigenen Nachrichten
        noChatsHint: Einen importieren: whisper import FILE
        hintEmpty: ? Tasten · q beenden
        hintNoMessages: ? Tasten · q beenden · Esc Chats
        hintHits: n nächster · N voriger Treffer · / suchen · Esc Suche beenden · ? Tasten · q beenden
        hintNoHits: Esc schließen
        answersNothing: Diese Nachricht antwortet auf nichts.
        searchFirst: Erst suchen: /
        noMoreHits: Es gibt keinen weiteren Treffer.
        unknownKey: Diese Taste bewirkt hier nichts. ? zeigt die Tasten.
        openFirst: Erst einen Chat öffnen: Enter
        notADate: „{value}“ ist kein Datum. Schreibe 2020, 2020-05, 2020-05-31, 31.5., Montag oder gestern.
        chatFound: Chat
        personFound: Person
        listsMessages: Enter zeigt die Nachrichten dieser Person
        allBlocked|one: {count} Nachricht, die nicht gezeigt wird, da sie von einem blockierten Kontakt ist.
        allBlocked|other: {count} Nachrichten, die nicht gezeigt werden, da sie von blockierten Kontakten sind.
        """)
}

extension DraftText {
    static let german = PhraseTable(
        """
        group: Entwürfe verwalten: Texte, die du begonnen hast.
        set: Einen Text als Entwurf eines Chats speichern.
        setDiscussion: Ersetzt den Entwurf, den der Chat hat. Ohne TEXT wird der Text von der Standardeingabe gelesen, ohne sein letztes Zeilenende. Ein Entwurf ist wie eine Nachricht im Tresor gespeichert und wird nicht gesendet.
        show: Den Entwurf eines Chats ausgeben.
        list: Die Entwürfe auflisten, den neuesten zuerst.
        remove: Den Entwurf eines Chats entfernen.
        send: Den Entwurf eines Chats senden.
        sendDiscussion: Legt den Entwurf in den Postausgang, versiegelt, wenn der Chat an einen Kontakt gebunden ist, und sendet ihn, wenn der Server erreichbar ist. Der Entwurf wird im selben Schritt entfernt, so dass er einmal gesendet wird.
        textArgument: Der Text; - liest ihn von der Standardeingabe.
        savedHeading: Gespeichert
        saved: Entwurf für „{title}“ gespeichert.
        removed: Entwurf für „{title}“ entfernt.
        none: Für „{title}“ gibt es keinen Entwurf.
        noneHint: Schreibe einen mit „whisper draft set“, oder sieh mit „whisper draft list“ nach, welche es gibt.
        noDrafts: Keine Entwürfe.
        empty: Es gibt keinen Text, der gespeichert werden könnte.
        changed: Der Entwurf wurde inzwischen von einem anderen Befehl geändert oder gesendet. Es wurde nichts gesendet.
        """)
}

extension MediaText {
    static let german = PhraseTable(
        """
        group: Zeigen, wie viel Platz Anhänge brauchen, und Platz schaffen.
        stats: Zeigen, wie viel Platz Anhänge brauchen.
        statsDiscussion: Zählt eine Datei nur einmal, auch wenn mehrere Nachrichten sie enthalten. Die Chats, die am meisten Platz brauchen, stehen oben; bei jedem zählen gemeinsame Dateien ganz. Dateien von Live-Nachrichten gelten als abrufbar, wenn ihr Dienst sie noch haben kann.
        prune: Die Dateien alter Nachrichten entfernen, um Platz zu schaffen.
        pruneDiscussion: Nachrichten behalten Name, Art und Größe einer entfernten Datei, und sie lässt sich wieder abrufen, solange ihr Dienst sie hat. Alle angegebenen Bedingungen müssen erfüllt sein. Was sich nicht wieder abrufen lässt, etwa die Dateien eines importierten Chats, bleibt, außer mit --even-unfetchable. Eine Datei in mehreren Nachrichten wird nur entfernt, wenn alle die Bedingungen erfüllen. Dateien noch nicht gesendeter Nachrichten bleiben.
        olderThan: Dateien von Nachrichten, die älter sind als dies (90d, 8w, 6m, 2y) oder von vor diesem Datum.
        largerThan: Dateien, die größer sind als: 500kB, 10MB, 2GiB.
        conversation: Nur Dateien in diesem Chat: Titel oder ein Teil davon, Verweis oder Kennung.
        kind: Nur Dateien von Nachrichten dieser Art: image, video, audio, document, sticker.
        keepUnder: Entfernt Dateien, bis der Rest nicht mehr Platz braucht als dies: die ältesten zuerst, und unter denen eines Tages die größten.
        evenUnfetchable: Entfernt auch Dateien, die sich nicht wieder abrufen lassen.
        nothingChosen: Gib an, welche Dateien entfernt werden sollen.
        nothingChosenHint: Verwende --older-than, --larger-than, --conversation, --kind oder --keep-under.
        invalidSize: {option}: „{value}“ ist keine Größe.
        invalidSizeHint: Schreibe eine Zahl und kB, MB, GB, KiB, MiB oder GiB: 500kB, 10MB, 2GiB.
        reading: Anhänge werden gelesen
        removing: Dateien werden entfernt
        stoppedHint: Was bis dahin entfernt wurde, bleibt entfernt. Der gleiche Befehl entfernt den Rest.
        askPrune|one: {count} Datei ({size}) aus dem Tresor entfernen? Sie lässt sich wieder abrufen, solange ihr Dienst sie hat.
        askPrune|other: {count} Dateien ({size}) aus dem Tresor entfernen? Sie lassen sich wieder abrufen, solange ihr Dienst sie hat.
        askPruneLost|one: Nicht wieder abrufbar: {lost}. {count} Datei ({size}) endgültig entfernen?
        askPruneLost|other: Nicht wieder abrufbar: {lost}. {count} Dateien ({size}) endgültig entfernen?
        pruned|one: {count} Datei entfernt ({size}).
        pruned|other: {count} Dateien entfernt ({size}).
        wouldPrune|one: {count} Datei würde entfernt ({size}).
        wouldPrune|other: {count} Dateien würden entfernt ({size}).
        nothingToPrune: Es gibt nichts zu entfernen.
        keptUnfetchable|one: {count} Datei ({size}) bleibt, weil sie sich nicht wieder abrufen lässt:
        keptUnfetchable|other: {count} Dateien ({size}) bleiben, weil sie sich nicht wieder abrufen lassen, die größten davon:
        keptInUse|one: {count} Datei ({size}) bleibt, weil auch Nachrichten sie enthalten, die die Bedingungen nicht erfüllen.
        keptInUse|other: {count} Dateien ({size}) bleiben, weil auch Nachrichten sie enthalten, die die Bedingungen nicht erfüllen.
        overLimit: Die übrigen Dateien brauchen {size}, mehr als {limit}.
        postponed: Ein anderer Befehl verwendet die Anhänge. Der Platz wird frei, wenn das nächste Mal Dateien entfernt werden, oder mit „whisper verify --repair“.
        stored: Dateien im Tresor
        attachments: Anhänge damit
        fetchable: Wieder abrufbar
        unfetchable: Nicht wieder abrufbar
        remote: Noch abzurufende Anhänge
        expired: Nicht mehr verfügbar
        absent: In der Quelle nicht enthalten
        kindHeading: Art
        filesHeading: Dateien
        sizeHeading: Größe
        dateHeading: Gesendet
        nameHeading: Dateiname
        moreChats|one: {count} weiterer Chat hat Dateien; --json führt alle auf.
        moreChats|other: {count} weitere Chats haben Dateien; --json führt alle auf.
        makeRoom: zeigt, was sich entfernen lässt, um Platz zu schaffen
        fileUnsupported: Die Brücke kann Dateien dieser Art nicht holen.
        chatPictures: Bilder von Chats
        """)
}

extension PictureText {
    static let german = PhraseTable(
        """
        command: Das Bild eines Chats als Datei speichern.
        discussion: Schreibt das Bild so, wie der Messenger es gesendet hat: JPEG, PNG oder WebP. Eine vorhandene Datei wird nie ersetzt. „whisper bridge run“ holt die Bilder der Chats und hält sie aktuell; jeder Chat wird einmal pro Woche geprüft.
        output: Das Bild in diese Datei schreiben; - ist die Standardausgabe.
        saved: Bild von „{title}“ gespeichert: {path} ({size})
        absent: Der Tresor hat kein Bild von „{title}“.
        absentHint: „whisper bridge run“ holt die Bilder der Chats, wenn --media nicht none ist.
        notHeld: Das Bild von „{title}“ fehlt unter den Dateien des Tresors.
        notForTerminal: Die Standardausgabe ist ein Terminal, das kein Bild anzeigen kann.
        notForTerminalHint: Verwende --output DATEI oder eine Pipe.
        """)
}

extension RetentionText {
    static let german = PhraseTable(
        """
        group: Verwalten, wie lange Nachrichten von Chats aufbewahrt werden.
        set: Festlegen, wie lange die Nachrichten eines Chats aufbewahrt werden.
        setDiscussion: AGE ist eine Zahl und d, w, m oder y für Tage, Wochen, Monate oder Jahre, etwa 90d oder 2y, oder das Wort „forever“. Mit --default gilt es für alle Chats ohne eigene Regel. Gelöscht wird erst mit „whisper retention apply“.
        list: Die Regeln zur Aufbewahrung auflisten.
        remove: Die Regel eines Chats entfernen, sodass für ihn die allgemeine gilt.
        apply: Nachrichten endgültig löschen, die älter sind, als die Regeln erlauben.
        applyDiscussion: Löscht wie „whisper delete --older-than“, Chat für Chat. Das Alter misst die Uhr dieses Rechners. Ist die neueste Nachricht im Tresor mehr als 30 Tage älter, als die Uhr zeigt, geht die Uhr vielleicht falsch: Dann stellt der Befehl eine andere Frage, die nicht --yes beantwortet, sondern --accept-clock. Eine live empfangene Nachricht gilt nicht als älter als die Zeit seit ihrem Empfang, welche Zeit ihr Absender auch angibt. Noch nicht gesendete Nachrichten bleiben. Wird ein alter Export erneut importiert, kommen gelöschte Nachrichten zurück, bis die Regeln das nächste Mal angewendet werden.
        chatArgument: Der Chat; mit --default steht AGE an seiner Stelle.
        ageArgument: Wie lange Nachrichten aufbewahrt werden: 90d, 8w, 6m, 2y oder forever.
        defaultOption: Die Regel für alle Chats ohne eigene Regel.
        acceptClock: Der Uhr vertrauen, auch wenn die neueste Nachricht viel älter ist, als sie zeigt.
        forever: für immer
        days|one: {count} Tag
        days|other: {count} Tage
        weeks|one: {count} Woche
        weeks|other: {count} Wochen
        months|one: {count} Monat
        months|other: {count} Monate
        years|one: {count} Jahr
        years|other: {count} Jahre
        allOthers: (alle anderen Chats)
        keptHeading: Aufbewahrt
        beforeHeading: Vor dem
        saved: Aufbewahrung für „{title}“: {period}.
        savedDefault: Aufbewahrung für alle anderen Chats: {period}.
        removed: Regel für „{title}“ entfernt.
        removedDefault: Allgemeine Regel entfernt.
        none: Für „{title}“ gibt es keine Regel.
        noneDefault: Es gibt keine allgemeine Regel.
        noneHint: „whisper retention list“ zeigt die Regeln.
        noRules: Keine Regeln. Alle Nachrichten werden aufbewahrt.
        invalid: „{value}“ ist kein Alter.
        invalidHint: Schreib eine Zahl und d, w, m oder y für Tage, Wochen, Monate oder Jahre, etwa 90d, oder das Wort „forever“.
        oneTarget: Nenne entweder einen Chat oder --default.
        ageMissing: AGE fehlt: wie lange die Nachrichten aufbewahrt werden.
        askApply|one: Die Regeln zur Aufbewahrung betreffen {count} Nachricht. Sie endgültig löschen?
        askApply|other: Die Regeln zur Aufbewahrung betreffen {count} Nachrichten. Sie endgültig löschen?
        askClock|one: Die Uhr dieses Rechners zeigt {now}, aber die neueste Nachricht ist vom {newest}. Geht die Uhr falsch, wird zu viel gelöscht. {count} Nachricht endgültig löschen?
        askClock|other: Die Uhr dieses Rechners zeigt {now}, aber die neueste Nachricht ist vom {newest}. Geht die Uhr falsch, wird zu viel gelöscht. {count} Nachrichten endgültig löschen?
        clockDoubtful: Die Uhr dieses Rechners zeigt {now}, aber die neueste Nachricht ist vom {newest}. Nichts wurde gelöscht.
        clockDoubtfulHint: Geht die Uhr richtig, starte: {command}
        clockWouldStop: Die Uhr dieses Rechners zeigt {now}, aber die neueste Nachricht ist vom {newest}. Nichts würde gelöscht, bis du die Uhr bestätigst.
        keptUnsent|one: {count} ältere Nachricht bleibt, weil sie noch nicht gesendet wurde.
        keptUnsent|other: {count} ältere Nachrichten bleiben, weil sie noch nicht gesendet wurden.
        """)
}

extension GroupText {
    static let german = PhraseTable(
        """
        group: Gruppen und ihre Mitglieder zeigen.
        groupDiscussion: Ohne Unterbefehl werden die Gruppen aufgelistet, wie mit „list“.
        list: Die Gruppen auflisten.
        listDiscussion: Angeheftete Gruppen stehen vorn, dann die zuletzt aktiven, archivierte am Ende. Die Zahl der Mitglieder und deine Rolle werden gezeigt, wenn eine Quelle sie meldet; exportierte Chats tun das nicht: Von diesen wird gezeigt, wie viele dort geschrieben haben.
        listName: Nur Gruppen auflisten, deren Name dies enthält. Mehrfach möglich.
        listLimit: Höchstens so viele Gruppen.
        show: Eine Gruppe und ihre Mitglieder zeigen.
        showDiscussion: Zeigt die Beschreibung, ob die Gruppe ein Bild hat, und jedes Mitglied mit seiner Rolle: Besitzer, Admin oder Mitglied. „Seit“ ist der Zeitpunkt der Meldung, mit der die Rolle begann oder endete.
        shownGroup: Die Gruppe: Name oder ein Teil davon, Verweis oder Kennung.
        former: Auch Personen auflisten, die die Gruppe verlassen haben.
        reading: Gruppen werden gelesen
        groupHeading: Gruppe
        memberHeading: Name
        membersHeading: Mitglieder
        roleHeading: Rolle
        ownRoleHeading: Deine Rolle
        sinceHeading: Seit
        descriptionHeading: Beschreibung
        pictureHeading: Bild
        owner: Besitzer
        admin: Admin
        member: Mitglied
        left: ausgetreten
        you: du
        noGroups: Noch keine Gruppen.
        noMatch: Keine Gruppe passt auf „{name}“.
        noSuchGroup: Es gibt keine Gruppe namens „{name}“.
        noSuchGroupSuggestion: Es gibt keine Gruppe namens „{name}“. Meintest du: {candidates}?
        noSuchGroupHint: „whisper groups“ listet die Gruppen auf.
        membersUnknown: Die Mitglieder dieser Gruppe sind unbekannt, weil keine Quelle sie gemeldet hat.
        formerCount|one: {count} Person hat die Gruppe verlassen. Mit --former wird auch sie aufgelistet.
        formerCount|other: {count} Personen haben die Gruppe verlassen. Mit --former werden auch sie aufgelistet.
        showMembers: die Mitglieder dieser Gruppe zeigen
        wroteHere|one: {count} hat hier geschrieben
        wroteHere|other: {count} haben hier geschrieben
        """)
}

extension PeopleText {
    static let german = PhraseTable(
        """
        group: Personen zeigen und die Namen, unter denen sie bekannt sind.
        groupDiscussion: Ohne Unterbefehl werden die Personen aufgelistet, wie mit „list“.
        list: Die Personen im Tresor auflisten.
        listDiscussion: Listet alle auf, die eine Quelle gemeldet hat: Absender, Mitglieder von Gruppen und Personen aus dem Adressbuch des Telefons, mit einer Nummer und allen ihren Namen. Diese Namen stammen aus den Quellen, und keiner davon ist überprüft. „Zuletzt gemeldet“ sagt, wann zuletzt eine Quelle die Person genannt hat, in einer Nachricht oder in einer Liste wie dem Adressbuch.
        listName: Nur Personen auflisten, bei denen ein Name oder eine Nummer dies enthält. Mehrfach möglich.
        listLimit: Höchstens so viele Personen.
        show: Zeigen, was der Tresor über eine Person weiß.
        showDiscussion: Zeigt jeden Namen und jede Nummer mit ihrer Herkunft, den Kontakt mit seinem Vertrauen, die Chats und die Gruppen. Nur das Vertrauen eines Kontakts beruht auf einem Vergleich der Schlüssel. Einen Unternehmensnamen hat der Messenger bestätigt, nicht du.
        shownPerson: Die Person: Name oder ein Teil davon, Nummer oder Kennung.
        reading: Personen werden gelesen
        nameHeading: Name
        numberHeading: Nummer
        otherNamesHeading: Weitere Namen
        originHeading: Herkunft
        aliasHeading: Name oder Nummer
        serviceHeading: Dienst
        firstSeenHeading: Zuerst gemeldet
        lastSeenHeading: Zuletzt gemeldet
        directChatHeading: Einzelchat
        phoneNumber: Telefonnummer
        linkedID: verknüpfte Kennung
        serviceID: Kennung beim Dienst
        addressBook: im Adressbuch des Telefons
        addedFile: nur in einer hinzugefügten JSON-Datei
        chosen: von der Person gewählt
        business: Unternehmensname, von WhatsApp bestätigt
        businessElsewhere: Unternehmensname, vom Messenger bestätigt
        contact: Kontakt dieses Tresors
        notVerified: Zu dieser Person gibt es keinen Kontakt; es wurden also keine Schlüssel verglichen.
        messageCount|one: {count} Nachricht
        messageCount|other: {count} Nachrichten
        messageAndUnreadCount|one: {count} Nachricht, {unread} ungelesen
        messageAndUnreadCount|other: {count} Nachrichten, {unread} ungelesen
        noPeople: Noch keine Personen.
        noMatch: Keine Person passt auf „{name}“.
        cut|one: Nur die erste Person ist aufgelistet. Gib einen Teil eines Namens an, um andere zu finden.
        cut|other: Nur die ersten {count} Personen sind aufgelistet. Gib einen Teil eines Namens an, um andere zu finden.
        showPerson: alles über diese Person zeigen
        forget: Alles entfernen, was eine Person benennt.
        forgetDiscussion: Entfernt alle Namen, Nummern und Kennungen einer Person, auch aus dem Suchindex. Was sie geschrieben hat, bleibt, als von einer unbekannten Person geschrieben. Nicht entfernt werden Wörter in Nachrichten, Adressen von Chats (bei exportierten ist das der Name), Anhänge und frühere Kopien des Tresors. Wird erneut importiert, was die Person benennt, sind die Namen wieder da.
        forgottenName: Unbekannte Person
        askForget: Alle Namen und Adressen von „{name}“ endgültig entfernen? Was sie oder er geschrieben hat, bleibt, als von „{unknown}“ geschrieben.
        forgotten: „{name}“ ist jetzt „{unknown}“.
        addressesStay|one: Die Adresse des Chats mit dieser Person bleibt; an ihr wird er bei einem erneuten Import erkannt: {addresses}
        addressesStay|other: Die Adressen von {count} Chats mit dieser Person bleiben; an ihnen werden sie bei einem erneuten Import erkannt: {addresses}
        cannotForget: „{name}“ bist du oder ist einer deiner Kontakte und kann nicht vergessen werden.
        nameless: Unbekannte Person (…{digits})
        namelessShort: Unbekannt …{digits}
        notMe: Sagen, dass eine Person nicht du bist.
        notMeDiscussion: Für ein falsches --me eines Imports oder eine Quelle, die jemand anderen als dich zeigt. Nachrichten, die unter diesem Namen als von dir gesendet galten, gelten als von niemandem gesendet, bis die Datei erneut importiert wird. Keine Quelle macht jemanden mit einer Nummer wieder zu dir, bis --undo dies zurücknimmt oder ein Export mit --me importiert wird.
        notMeUndo: Zurücknehmen, dass die Person nicht du bist.
        askNotMe: Ist „{name}“ jemand anderes und nicht du?
        notYou: „{name}“ gilt nicht mehr als du.
        noLongerSent|one: {count} Nachricht gilt nicht mehr als von dir gesendet.
        noLongerSent|other: {count} Nachrichten gelten nicht mehr als von dir gesendet.
        mayBeYou: „{name}“ kann wieder als du gelten, wenn eine Quelle oder --me es sagt.
        notTakenToBeYou: „{name}“ gilt nicht als du.
        certainlyYou: „{name}“ ist eine Identität von dir oder ein Konto, von dem dieser Tresor sendet.
        notMeHint: Ist „{name}“ jemand anderes, sage es mit „whisper people not-me“.
        severalYou: Mehr als eine Person gilt als du: {names}. Ist jemand davon nicht du, sage es mit „whisper people not-me“. Bist du sie alle, mache sie mit „whisper people join“ zu einer.
        takenElsewhere: Dateien, in denen „{name}“ als du galt, erneut zu importieren mit --redo --me NAME: {files}
        notMeJoined: „{name}“ ist auch {names}. Wenn nur eine davon nicht du bist, trenne sie zuerst: {command}
        widerShowsMore|one: Mit {count} Spalte wird auch gezeigt, wo und wann jeder Name gemeldet wurde.
        widerShowsMore|other: Mit {count} Spalten wird auch gezeigt, wo und wann jeder Name gemeldet wurde.
        """)
}

extension ReceiptText {
    static let german = PhraseTable(
        """
        receipts: Zeigen, wer eine Nachricht empfangen und gelesen hat.
        receiptsDiscussion: Zeigt, wie weit eine Nachricht bei jedem Empfänger gekommen ist und wann. In einer Gruppe, deren Mitglieder bekannt sind, werden auch die ohne Bestätigung aufgelistet: Vielleicht haben sie Lesebestätigungen ausgeschaltet, sind später beigetreten oder waren seitdem nicht online.
        message: Die Nachricht: ihr Verweis oder ihre Kennung.
        recipientHeading: Empfänger
        statusHeading: Bestätigung
        timeHeading: Zeit
        messageHeading: Nachricht
        sentHeading: Gesendet
        totalHeading: Bestätigungen
        delivered: zugestellt
        read: gelesen
        played: abgespielt
        none: ohne Bestätigung
        noReceipts: Zu dieser Nachricht gibt es keine Bestätigungen.
        incoming: Diese Nachricht hast du empfangen. Bestätigungen gibt es nur zu Nachrichten, die du gesendet hast.
        """)
}

extension SplitText {
    static let german = PhraseTable(
        """
        people: Zusammengelegte Personen trennen.
        chats: Zusammengelegte Chats trennen.
        discussion: Fragt, was getrennt werden soll, wenn mehrere zusammengelegt wurden. Jede Seite bekommt zurück, was sie hatte, und was seitdem unter ihrer eigenen Adresse kam. Was auch immer eine Quelle meldet, die beiden werden nicht wieder zusammengelegt.
        joined: Was getrennt werden soll: Name, Titel oder Adresse, oder ein Teil davon.
        list: Nur auflisten, was zusammengelegt wurde, wodurch und wann.
        byImport: durch einen Import
        bySource: wie {platform} gemeldet hat
        byOwner: durch dich
        several: Mehrere wurden mit „{name}“ zusammengelegt:
        askSplit: „{other}“ von „{name}“ trennen?
        done: „{other}“ und „{name}“ sind wieder getrennt.
        nothing: Mit „{name}“ wurde nichts zusammengelegt.
        noSuch: Mit „{name}“ wurde nichts namens „{other}“ zusammengelegt.
        joinPeople: Sagen, dass zwei Personen eine sind.
        joinChats: Sagen, dass zwei Chats einer sind.
        joinPeopleDiscussion: Alles, was die andere Person geschrieben hat, und alle ihre Namen und Nummern gehören dann der ersten. Das wird vermerkt: „whisper people split“ trennt beide wieder.
        joinChatsDiscussion: Die Nachrichten des anderen Chats gehören dann zum ersten, geordnet nach der Zeit; eine, die beide haben, bleibt einmal. Das wird vermerkt: „whisper conversation split“ trennt beide wieder.
        otherPerson: Die Person, die dieselbe ist: Name oder ein Teil davon, Nummer oder Kennung.
        otherChat: Der Chat, der derselbe ist; angegeben wie der erste.
        askJoinPeople: Sind „{other}“ und „{name}“ dieselbe Person?
        askJoinChats: Sind „{other}“ und „{name}“ derselbe Chat?
        joinedPeople: „{other}“ und „{name}“ sind eine Person, genannt „{present}“.
        joinedChats: „{other}“ ist Teil des Chats „{name}“.
        sameAlready: „{other}“ und „{name}“ sind schon eins.
        ownerAndOther: „{name}“ bist du, und „{other}“ bist du nicht.
        ownerAndOtherHint: Bist du „{other}“ in einem Export, importiere ihn noch einmal mit --redo --me NAME. Bist du nicht „{name}“: whisper people not-me NAME
        otherService: „{other}“ und „{name}“ sind Chats verschiedener Dienste.
        numberedChat: Ein Server bestimmt die Reihenfolge von „{other}“ oder „{name}“, deshalb können sie nicht ein Chat werden.
        separateAgain: wieder trennen
        keptName: Der Name „{present}“ wird gezeigt, weil Namen aus einem Adressbuch zuerst kommen, dann solche, die ein Dienst bestätigt hat, dann solche, die Personen selbst gewählt haben; unter gleichen ist es der zuletzt gesehene.
        """)
}

extension IngestionText {
    static let german = PhraseTable(
        """
        option: Die Ergebnisse der Importe und laufenden Quellen zeigen, gemessen an ihren Zielen.
        runs: Läufe
        complete: Abgeschlossen
        added: Hinzugefügt
        duplicates: Schon bekannt
        skipped: Übersprungen
        spilled: Zurückgestellt, bis der Tresor sie speichern konnte
        lastRun: Letzter Lauf
        pairing: Gelungene Kopplungen
        latency: Zeit bis zum Speichern
        backlog: Verlauf, Nachrichten je Minute
        uptime: Verbunden
        decryption: Entschlüsselt
        met: Ziel {objective}: erreicht
        missed: Ziel {objective}: verfehlt
        unknown: Ziel {objective}; noch keine Werte
        unreadChanges: Nicht lesbare Änderungen
        """)
}

extension BridgeText {
    static let german = PhraseTable(
        """
        group: Nachrichten laufend über eine Brücke importieren.
        groupDiscussion: Eine Brücke ist ein eigenes Programm, das mit dem Messenger spricht und dort deine Nachrichten lesen kann. Sie sendet nie etwas. Der Tresor bleibt davon getrennt: Die Brücke hat das Netz, aber keinen Schlüssel des Tresors.
        install: Die Referenzbrücke für WhatsApp installieren.
        installDiscussion: Legt im Verzeichnis des Tresors eine eigene Python-Umgebung an und installiert dort die festgelegten Versionen, jede gegen ihre Prüfsumme geprüft. Braucht Python 3.11 oder neuer mit venv und das Netz.
        pair: Den Tresor mit einem WhatsApp-Konto verknüpfen.
        pairDiscussion: Fragt zuerst, zeigt dann Codes zum Scannen mit dem Telefon und endet, sobald das Konto verknüpft ist. „whisper bridge run“ importiert danach Nachrichten. WhatsApp erlaubt vier verknüpfte Geräte; schalte die Verifizierung in zwei Schritten ein.
        run: Nachrichten importieren, bis es angehalten wird.
        runDiscussion: Bleibt im Vordergrund und startet eine Brücke, die scheitert, neu, solange das helfen kann; so passt es zu einem Dienstverwalter. Mit Strg-C oder SIGTERM anhalten.
        status: Zeigen, ob der Tresor verknüpft ist, und das Ergebnis des letzten Laufs.
        logout: Das Konto lösen und seine Schlüssel entfernen.
        logoutDiscussion: Hebt die Verknüpfung dieses Geräts mit WhatsApp auf und entfernt die Sitzung und alle ihre Schlüssel von diesem Gerät. Importierte Nachrichten bleiben.
        command: Dieses Programm als Brücke ausführen; seine Wörter werden wie in einer Shell getrennt.
        historyLimit: Höchstens so viele Nachrichten aus dem Verlauf des Telefons importieren; 0 heißt unbegrenzt.
        consent: Durch das Verknüpfen kann dieses Gerät deine WhatsApp-Chats lesen, als eines deiner verknüpften Geräte:\\n- Gelesen werden neue Nachrichten und der Verlauf, den das Telefon anbietet. Gesendet wird nichts, auch keine Lesebestätigungen.\\n- Alles liegt verschlüsselt allein in deinem Tresor, auch die Schlüssel der Verknüpfung.\\n- Rückgängig machen: „whisper bridge logout“ oder am Telefon unter „Verknüpfte Geräte“.\\nDie Bedingungen von WhatsApp sehen fremde Programme nicht vor; es kann das Konto sperren.
        consentQuestion: Ein Konto verknüpfen?
        scan: Scanne dies nur mit DEINEM Telefon: WhatsApp, „Verknüpfte Geräte“, „Gerät hinzufügen“.
        expires: Dieser Code gilt {seconds} s; dann folgt ein anderer.
        linked: Verknüpft mit {account}; das Telefon führt dieses Gerät als „{device}“.
        connected: Verbunden.
        disconnected: Die Verbindung ist abgebrochen; die Brücke versucht es wieder.
        retrying: {reason} Neuer Versuch in {seconds} s.
        finished: Nachrichten: {added} neu, {duplicates} schon bekannt; {skipped} übersprungen.
        manySkipped: Mehr als zehn Nachrichten in einer Stunde waren nicht lesbar.
        manyUndecryptable: Mehr als eine von tausend Nachrichten ließ sich nicht entschlüsseln.
        qrExpired: Der Code ist abgelaufen. Scanne den neuen.
        authenticationFailed: Das Telefon hat die Verknüpfung abgelehnt. Prüfe das Telefon und verknüpfe erneut.
        sessionExpired: Das Konto ist nicht mehr verknüpft. Verknüpfe erneut; importierte Nachrichten bleiben.
        rateLimited: Zu viele Anfragen an WhatsApp.
        networkError: WhatsApp ist nicht erreichbar. Prüfe die Verbindung.
        undecryptable: Eine Nachricht ließ sich nicht entschlüsseln; sie wird erneut angefordert: {id}
        clientOutdated: WhatsApp nimmt diese Version der Brücke nicht mehr an. Aktualisiere Whisper und führe „whisper bridge install“ aus.
        banned: WhatsApp hat das Konto gesperrt. Löse die Verknüpfung, warte einen Tag und verknüpfe dann erneut.
        crashed: Die Brücke ist unerwartet zu Ende gegangen.
        crashedHint: Führe den Befehl noch einmal aus. Hilft das nicht, installiere die Brücke mit „whisper bridge install“ neu, oder prüfe das Programm, das --command nennt.
        programMissing: Die Brücke „{program}“ lässt sich nicht ausführen.
        programMissingHint: „whisper bridge install“ installiert die Referenzbrücke; --command nennt ein anderes Programm.
        noMemoryPlace: Im Arbeitsspeicher gibt es keinen Ort für die Sitzung: Weder $XDG_RUNTIME_DIR noch /dev/shm liegt im Speicher.
        notLinked: Der Tresor ist mit keinem Konto verknüpft.
        notLinkedHint: „whisper bridge pair“ verknüpft ihn.
        malformedCommand: {option}: Ein Anführungszeichen ist nicht geschlossen, oder es fehlt das Programm.
        unsupported: Diese Fassung von Whisper führt keine Brücken aus.
        helperMissing: {path} fehlt; es führt Brücken aus.
        helperMissingHint: Es wird mit dem Trait Bridge gebaut und neben whisper installiert.
        installing: Die Referenzbrücke wird installiert …
        installed: Die Referenzbrücke ist installiert: {path}
        installFailed: Die Referenzbrücke ließ sich nicht installieren.
        installFailedHint: Prüfe, ob der Paketindex erreichbar ist und Python 3.11 oder neuer mit dem Modul venv installiert ist.
        sourceMissing: Die Dateien der Referenzbrücke liegen nicht beim Programm.
        labelAccount: Konto
        labelProgram: Referenzbrücke
        labelAcknowledged: Ereignisse im Tresor
        labelLastRun: Letzter Lauf
        isLinked: verknüpft
        isNotLinked: nicht verknüpft
        isInstalled: installiert
        notInstalled: nicht installiert
        unlinked: Gelöst. Die Sitzung und ihre Schlüssel wurden von diesem Gerät entfernt.
        removedOnly: Die Sitzung und ihre Schlüssel wurden von diesem Gerät entfernt. WhatsApp ließ sich nicht benachrichtigen: Entferne das Gerät am Telefon unter „Verknüpfte Geräte“.
        nothingToRemove: Es gab nichts zu entfernen.
        logoutQuestion: Das Konto lösen und seine Schlüssel von diesem Gerät entfernen?
        coverage: Zeigen, welcher Zeitraum von jedem Chat da ist und wo Lücken sind.
        coverageDiscussion: Eine Lücke ist eine Stille von mehr als --gap Tagen zwischen zwei Nachrichten. Stille und fehlende Nachrichten sehen gleich aus; es ist also ein Hinweis. Braucht weder Brücke noch Netz.
        gapDays: Lücken von mehr als so vielen Tagen melden.
        coverageFrom: Von
        coverageTo: Bis
        coverageExported: Exportiert
        coverageBridged: Über Brücken
        coverageGaps: Lücken
        measuring: Chats werden angesehen
        rebuild: Nachrichten aus den gespeicherten Ereignissen der Brücken neu aufbauen.
        rebuildDiscussion: Jedes Ereignis wird in seinen eigenen Bytes aufbewahrt. Nach einer Aktualisierung, die mehr davon versteht, zeigt dies, was vorher unverstanden war. Gelöschtes bleibt gelöscht, Gelesenes gelesen. Braucht weder Brücke noch Netz.
        rebuilding: Ereignisse werden erneut gelesen
        rebuilt: Ereignisse: {events} erneut gelesen, davon {unread} ohne etwas, das gezeigt wird. Nachrichten: {replaced} erneuert, {inserted} hinzugekommen.
        outOfRange: {option}: {value} ist keine Zahl von {lowest} bis {highest}.
        noHistory: Nichts aus dem Verlauf des Telefons nehmen.
        takesHistory: Ob der Verlauf des Telefons genommen wird: true oder false.
        historyInterval: Zwischen zwei Anfragen nach Verlauf so viele Millisekunden lassen.
        batchSize: So viele Nachrichten des Verlaufs zusammen in den Tresor legen.
        retries: Höchstzahl der Versuche in Folge, wo sie begrenzt ist.
        firstDelay: Vor dem zweiten Versuch so viele Millisekunden warten; danach jeweils doppelt so lange.
        sessionTimeout: Nach so vielen Tagen eine neue Verknüpfung verlangen.
        retryingNow: {reason} Neuer Versuch.
        oftenExpired: Die Verknüpfung ist in 30 Tagen mehrmals abgelaufen. Vielleicht sperrt WhatsApp das Konto: Löse die Verknüpfung, warte einen Tag und verknüpfe dann erneut.
        notify: Was eine Benachrichtigung auf dem Bildschirm von neuen Nachrichten verrät: nichts (none), wie viele (count), auch den Chat (chat), auch den Text (content).
        newMessages|one: {count} neue Nachricht
        newMessages|other: {count} neue Nachrichten
        noDesktop: Keine Desktop-Benachrichtigungen: kein Desktop gefunden.
        desktopSilent: Der Desktop nimmt keine Benachrichtigungen an; Nachrichten kommen trotzdem herein.
        noNotifications: Diese Fassung von Whisper zeigt keine Benachrichtigungen.
        bridgeSays: Die Brücke meldet: {text}
        otherVersion: Die Brücke hat Version {version} des Brückenprotokolls gewählt; dieses Programm unterstützt nur Version {supported}.
        unusable: Dieses Programm lässt sich nicht als Brücke verwenden.
        journalChanged: Das Journal der Brücke ist nicht das, das dieser Tresor bisher gelesen hat.
        journalChangedHint: „whisper bridge run --begin-again“ liest es von der ersten Zeile an; bereits vorhandene Nachrichten werden erkannt.
        otherAccount: Die Brücke ist bei einem anderen Konto angemeldet als dem, mit dem dieser Tresor verbunden ist.
        otherAccountHint: Nimm dafür einen anderen Tresor, oder führe zuerst „whisper bridge logout“ aus.
        beginAgain: Das Journal der Brücke noch einmal von der ersten Zeile an lesen.
        bridgeLacks: Der Bridge fehlt ein Modul oder eine Bibliothek, die sie braucht.
        bridgeLacksFile: Der Bridge fehlt eine Datei, die sie braucht.
        bridgeFaulty: Die Bridge meldet einen Fehler in sich selbst.
        bridgeExhausted: Die Bridge hat keinen Arbeitsspeicher oder Plattenplatz mehr.
        bridgeForbidden: Das System verweigert der Bridge eine Berechtigung, die sie braucht.
        bridgeDistrusts: Die Bridge vertraut dem Zertifikat eines Servers nicht. Eine falsche Uhr, fehlende Stammzertifikate oder ein Netz, das mitliest, kann die Ursache sein.
        bridgeUnconnected: Die Bridge kann den Namen eines Servers nicht auflösen oder ihn nicht erreichen. Prüfe die Verbindung.
        unusableHint: Warum, wurde davor gemeldet. „whisper bridge install“ erneuert die Referenzbrücke; --command nennt ein anderes Programm.
        sessionNotKept: Die Bridge gibt ihre Sitzung nicht heraus; nach einem Neustart muss das Konto eventuell erneut verknüpft werden.
        moreOfThese: Weitere Hinweise dieser Art, nicht gezeigt: {number}
        manyMembers: „{title}“ hat mehr als {number} Mitglieder; die übrigen werden nicht gespeichert.
        alreadyRunning: Eine Brücke dieses Tresors läuft bereits.
        passkeyRequired: WhatsApp verlangt zum Verknüpfen dieses Geräts den Passkey des Kontos, den nur ein Browser oder das Telefon geben kann.
        passkeyHint: Ohne Verknüpfung: Exportiere Chats auf dem Telefon oder lege ein Backup an und führe „whisper import“ aus. Es kann helfen, den Passkey auf dem Telefon zu entfernen: WhatsApp, „Einstellungen“, „Konto“, „Passkeys“.
        refusedChanges: Änderungen durch Unbefugte, die nichts bewirkt haben: {number}
        unreadChanges: Änderungen an Nachrichten, die sich nicht entschlüsseln ließen: {number}
        numbersIgnored: Einige Zeilen der Brücke tragen schon verwendete Nummern und wurden nicht beachtet.
        numberImpossible: Eine Zeile der Brücke trägt eine unmögliche Nummer. Sie wurde abgelehnt und die Brücke beendet.
        timesDiffer: Der Chat „{title}“ wurde mit Zeiten importiert, die um {offset} von denen des Telefons abweichen; seine Nachrichten stehen nun doppelt im Tresor. Lösche jenen Chat und importiere ihn mit --timezone neu.
        labelDevice: Gerät auf dem Telefon
        labelLinkedSince: Verknüpft seit
        labelFiles: Noch zu holende Dateien
        labelFailure: Letzter Fehler
        pairPhone: Statt eines QR-Codes zum Scannen einen Code aus acht Zeichen zeigen, der auf dem Telefon mit dieser Nummer eingegeben wird.
        pairPhoneHint: Gib die Nummer mit Ländervorwahl an, etwa +15550100123.
        typeCode: Gib dies nur auf DEINEM Telefon ein: WhatsApp, „Verknüpfte Geräte“, „Gerät hinzufügen“, „Stattdessen mit Telefonnummer verknüpfen“.
        mediaOption: Welche Dateien geholt werden, sobald ihre Nachrichten eintreffen: alle (all), Bilder und Sticker (images) oder keine (none). Bilder von Chats werden ebenfalls geholt, außer bei none.
        mediaLimit: Dateien mit mehr als so vielen Megabyte auslassen.
        mediaRate: Höchstens so viele Kilobyte pro Sekunde holen; 0 bedeutet ohne Grenze.
        fetch: Die Dateien von Nachrichten holen, die ohne sie eingetroffen sind.
        fetchDiscussion: Holt Dateien, die noch auf den Servern von WhatsApp liegen, die der neuesten Nachrichten zuerst. Jede Datei wird mit den Hashwerten in ihrer Nachricht verglichen und verschlüsselt gespeichert. Braucht keine Verknüpfung mit dem Konto und geht auch, während „whisper bridge run“ läuft. WhatsApp löscht Dateien nach einigen Wochen.
        fetchImages: Nur Bilder und Sticker holen.
        fetchMissing: Auch Dateien holen, die der Tresor hatte und nicht mehr hat, etwa nach einem Import ohne Anhänge.
        mediaUnsupported: Diese Brücke kann keine Dateien holen.
        mediaRefused: Der Server hat etwas anderes als die Datei geantwortet.
        mediaForged: Die Datei ist nicht die, die die Nachricht nennt.
        mediaUntrusted: Dem Zertifikat des Servers wird nicht vertraut.
        filesUnnamed: Ausgelassene Dateien, deren Nachrichten nicht sagen, wo sie sind: {count}
        noRoomForCode: Der Code braucht ein Terminal mit {columns} Spalten und {rows} Zeilen. Vergrößere es für den nächsten Code in {seconds} s, oder brich ab und kopple mit --phone NUMMER.
        labelSession: Sitzung
        sessionAge|one: {count} Tag alt, endet am {date}
        sessionAge|other: {count} Tage alt, endet am {date}
        labelPending: Ereignisse bei der Brücke
        pendingAt: {number} (Stand {date})
        labelSpill: Hier wartende Ereignisse
        labelHistory: Chats, die auf ältere Nachrichten warten
        """)
}

extension BackfillText {
    static let german = PhraseTable(
        """
        backfill: Ältere Nachrichten vom Telefon anfordern.
        backfillDiscussion: Hält fest, welche älteren Nachrichten du willst. Während „whisper bridge run“ läuft, werden sie im Hintergrund vom Telefon angefordert, jeweils 50, die Chats mit der neuesten Aktivität zuerst; der nächste Lauf macht weiter, wo dieser aufgehört hat. Ohne --conversation gilt es für alle Chats, auch für spätere. Eine erneute Anforderung beginnt von vorn, auch bei Chats, die vollständig waren. Ein Chat, der nur aus einer Datei importiert wurde, hat keine Nachricht, die das Telefon finden könnte; neue Nachrichten darin ändern das.
        untilOption: Nachrichten zurück bis zu diesem Datum anfordern.
        countOption: Höchstens so viele ältere Nachrichten je Chat anfordern.
        conversationOption: Nur Nachrichten dieses Chats anfordern.
        listOption: Auflisten, was angefordert wird und wie viel angekommen ist.
        removeOption: Ältere Nachrichten nicht mehr anfordern; angekommene bleiben.
        oneAction: {first} und {second} schließen einander aus.
        wishedChat: Ältere Nachrichten von „{title}“ werden vom Telefon angefordert.
        wishedAll|one: Ältere Nachrichten aller Chats werden vom Telefon angefordert, zurzeit von {count} Chat.
        wishedAll|other: Ältere Nachrichten aller Chats werden vom Telefon angefordert, zurzeit von {count} Chats.
        limitUntil: Zurück bis {date}.
        limitCount|one: Höchstens {count} Nachricht je Chat.
        limitCount|other: Höchstens {count} Nachrichten je Chat.
        noLimit: So weit zurück, wie das Telefon sie hat. Das können Zehntausende Nachrichten sein.
        running: Eine Brücke dieses Tresors läuft und beginnt in wenigen Sekunden.
        notRunning: Keine Brücke dieses Tresors läuft. Starte sie mit „whisper bridge run“.
        startRun: Nachrichten importieren und ältere anfordern
        showList: sehen, wie viel angekommen ist
        removedChat: Ältere Nachrichten von „{title}“ werden nicht mehr angefordert.
        removedAll: Ältere Nachrichten aller Chats werden nicht mehr angefordert.
        noneChat: Für „{title}“ allein wurden keine älteren Nachrichten angefordert.
        noneAll: Für alle Chats wurden keine älteren Nachrichten angefordert.
        noneHint: „whisper bridge backfill --list“ zeigt, was angefordert wird.
        noWishes: Es werden keine älteren Nachrichten angefordert.
        moreChats|one: {count} weiterer Chat
        moreChats|other: {count} weitere Chats
        untilHeading: Zurück bis
        countHeading: Höchstens
        receivedHeading: Erhalten
        stateHeading: Stand
        oldestHeading: Älteste Nachricht
        newestHeading: Neueste Nachricht
        waiting: ausstehend
        reached: fertig
        complete: das Telefon hat nicht mehr
        stalled: das Telefon sendet nicht mehr
        bare: nur in einem Import
        silent: das Telefon antwortet nicht
        unsupported: von der Brücke nicht unterstützt
        unsupportedBridge: Diese Brücke kann keine älteren Nachrichten anfordern. Neue werden importiert wie zuvor.
        settled|one: „{title}“: {count} ältere Nachricht, wie angefordert.
        settled|other: „{title}“: {count} ältere Nachrichten, wie angefordert.
        settledComplete|one: „{title}“: {count} ältere Nachricht. Das Telefon hat nicht mehr.
        settledComplete|other: „{title}“: {count} ältere Nachrichten. Das Telefon hat nicht mehr.
        settledStalled|one: „{title}“: {count} ältere Nachricht. Das Telefon hat mehr, sendet sie aber nicht.
        settledStalled|other: „{title}“: {count} ältere Nachrichten. Das Telefon hat mehr, sendet sie aber nicht.
        phoneSilent: Das Telefon beantwortet Anforderungen älterer Nachrichten nicht. Nächster Versuch in {minutes} min.
        limited: Zu viele Anforderungen älterer Nachrichten. Nächster Versuch in {minutes} min.
        finished: Alle angeforderten älteren Nachrichten, die das Telefon sendet, sind angekommen.
        stopped: In diesem Lauf können keine älteren Nachrichten mehr angefordert werden: {reason}
        """)
}

extension SyncCommandText {
    static let german = PhraseTable(
        """
        root: Nachrichten in Echtzeit mit einem Server abgleichen.
        rootDiscussion: Der Tresor ist die einzige Quelle dessen, was gezeigt wird: Empfangenes wird zuerst in ihm gespeichert, und was du sendest, wartet in ihm, bis der Server es hat. Lies es mit „whisper“, das nie das Netz benutzt; dieses Programm benutzt es.
        login: An einem Server anmelden.
        loginDiscussion: Fragt am Terminal nach dem Geheimnis. Der Tresor behält die Adresse und ein Token, versiegelt; das Geheimnis behält er nie.
        logout: Abmelden und das Token entfernen.
        logoutDiscussion: Sagt es dem Server und entfernt das Token von diesem Gerät. Nachrichten bleiben, auch solche, die auf das Senden warten.
        run: Nachrichten empfangen und senden, bis es angehalten wird.
        runDiscussion: Bleibt im Vordergrund und verbindet sich neu, sooft die Verbindung abbricht; so passt es zu einem Dienstverwalter. Mit Strg-C oder SIGTERM anhalten.
        chat: Nachrichten in einer Vollbildansicht lesen und schreiben.
        chatDiscussion: Zeigt dasselbe wie „whisper browse“, folgt dabei dem Server wie „whisper-sync run“ und hat unter den Nachrichten einen Text zum Schreiben. Die Zeile darüber nennt den Kontakt, für den er versiegelt wird, oder warnt, dass der Server ihn lesen kann. Nachrichten, die der Server noch nicht hat, sind markiert. ? zeigt die Tasten.
        send: Eine Nachricht senden.
        sendDiscussion: Die Nachricht wird zuerst gespeichert und dann gesendet. Ist der Server nicht erreichbar, wartet sie, und „whisper-sync run“ sendet sie später.
        retry: Eine Nachricht erneut senden, die der Server abgelehnt hatte.
        status: Das Konto zeigen, wie weit jeder Chat vorliegt und was auf das Senden wartet.
        serverArgument: Die Adresse des Servers: https://HOST, oder http:// zu diesem Gerät.
        userArgument: Der Name des Benutzers beim Server.
        conversationArgument: Der Chat: Titel, Kennung oder Kennung beim Server.
        textArgument: Der Text; - liest ihn von der Standardeingabe.
        messageArgument: Die Kennung der Nachricht, wie „whisper-sync status“ sie zeigt.
        boundContact: Der Kontakt: Name, Kennung oder Fingerabdruck.
        server: Der Server, falls der Tresor an keinem angemeldet ist.
        tokenFile: Das Zugriffstoken aus der ersten Zeile von FILE lesen, und erneut, wenn es abgelaufen ist.
        secretFile: Das Geheimnis aus der ersten Zeile von FILE lesen; - ist die Standardeingabe.
        secretDescriptor: Das Geheimnis aus der offenen Datei N lesen.
        device: Ein Name für dieses Gerät, den der Server erfährt.
        seal: Versiegeln, was gesendet wird, und öffnen, was kommt, sodass der Server nur Chiffrat sieht.
        trustCarrierTime: Verpasste versiegelte Nachrichten nach der Zeit beurteilen, zu der der Server sie angenommen haben will.
        caFile: Neben denen des Systems auch den Zertifikaten in FILE vertrauen.
        tokenInQuery: Das Token in die Adresse der laufenden Verbindung setzen, für Server, die es nirgends sonst lesen; Adressen landen in Protokollen.
        timeout: Höchstens N Sekunden auf den Server warten.
        bind: Einen Chat an einen Kontakt binden.
        unbind: Die Bindung eines Chats an einen Kontakt aufheben.
        bindDiscussion: Von da an wird, was du im Chat sendest, mit den Schlüsseln dieses Kontakts versiegelt, und was versiegelt kommt, geöffnet. Dem Server wird nicht geglaubt, wer jemand ist; deshalb gibst du den Kontakt einmal an.
        rooms: Die Chats auf dem Server auflisten, mit Einladungen.
        create: Einen Chat auf dem Server anlegen.
        createDiscussion: Der Server erfährt, wer eingeladen wird, und den Titel, aber nicht, was du sendest, wenn du den Chat an einen Kontakt bindest.
        join: Eine Einladung annehmen oder einem öffentlichen Chat beitreten.
        leave: Einen Chat verlassen oder eine Einladung ablehnen.
        leaveDiscussion: Die bisher empfangenen Nachrichten bleiben im Tresor. Schreiben kannst du erst wieder, wenn du erneut beitrittst.
        fetch: Frühere Nachrichten und Dateien eines Chats holen.
        fetchDiscussion: Ein Lauf holt alles seit dem vorigen. Dies ist für Nachrichten aus der Zeit vor dem ersten Lauf und für Dateien, die nur auf Wunsch geladen werden.
        titleOption: Der Titel des Chats.
        withOption: USER einladen; für mehrere die Option wiederholen.
        directOption: Einen Chat mit einer einzigen Person daraus machen, der sich an einen Kontakt binden lässt.
        roomArgument: Die Id oder der Name des Chats auf dem Server.
        pagesOption: Wie viele Seiten früherer Nachrichten geholt werden.
        filesOption: Die Dateien im Chat laden.
        loginTokenOption: Das Geheimnis ist ein Anmelde-Token von einer Single-Sign-on-Seite.
        serverChoice: Der Server, wenn der Tresor bei mehreren angemeldet ist.
        attachOption: FILE anhängen, mit dem Text als Bildunterschrift; - ist die Standardeingabe.
        typeOption: Der Medientyp der Datei, etwa image/png, falls ihr Name ihn nicht verrät.
        fileSizeOption: Dateien über so vielen Megabytes (2^20 Bytes) auslassen.
        runFilesOption: Dateien laden, sobald sie ankommen, und die noch nicht geladenen.
        """)
}

extension SyncText {
    static let german = PhraseTable(
        """
        stateConnected: verbunden
        stateConnecting: verbindet…
        stateWaiting: keine Verbindung, Nachrichten warten
        stateEnded: abgemeldet, Nachrichten warten
        askSecret: Geheimnis von „{user}“ bei {server}:
        loggedIn: An {server} als „{user}“ angemeldet.
        loggedOut: Abgemeldet. Die Sitzung wurde von diesem Gerät entfernt.
        loggedOutHere: Die Sitzung wurde von diesem Gerät entfernt. Der Server war nicht zu benachrichtigen; dort endet sie von selbst.
        nothingToRemove: Es war nichts zu entfernen.
        connecting: Verbindung mit {server} …
        connected: Mit {server} verbunden als „{user}“.
        disconnected: Die Verbindung ist abgebrochen.
        retrying: {reason} Neuer Versuch in {seconds} s.
        finished: Nachrichten: {received} empfangen, {sent} gesendet; noch zu senden: {waiting}.
        sent: Gesendet.
        queued: Gespeichert. {reason} Die Nachricht wartet, bis „whisper-sync run“ sie senden kann.
        messageFailed: Der Server hat eine Nachricht endgültig abgelehnt ({reason}); „whisper-sync status“ zeigt sie.
        unreachable: Der Server ist nicht erreichbar.
        untrusted: Dem Zertifikat des Servers wird nicht vertraut, oder es gilt nicht für diesen Namen.
        untrustedHint: --ca-file nennt die Zertifikate eines privaten Servers.
        unauthorized: Der Server hat Benutzer und Geheimnis nicht angenommen.
        sessionEnded: Der Server nimmt das Token nicht mehr an.
        sessionEndedHint: „whisper-sync login“ meldet neu an; was auf das Senden wartet, geht nicht verloren.
        loginAgain: Melde dich neu an mit „{command}“; was auf das Senden wartet, geht nicht verloren.
        rateLimited: Der Server bittet zu warten.
        serverFailed: Der Server ist gescheitert.
        notUnderstood: Der Server antwortet etwas, das dieses Programm nicht versteht.
        notLoggedIn: Der Tresor ist an keinem Server angemeldet.
        notLoggedInHint: „whisper-sync login“ meldet an; mit --server und --token-file geht es ohne.
        alreadyLoggedIn: Der Tresor gehört schon zu „{user}“ bei {server}.
        alreadyLoggedInHint: Ein Tresor enthält die Chats eines Kontos; nimm für ein anderes Konto einen anderen Tresor.
        invalidAddress: Mit der Adresse „{address}“ wird keine Verbindung aufgenommen.
        invalidAddressHint: https://HOST, oder http:// allein zu diesem Gerät: anderswohin reiste das Token im Klartext.
        emptyToken: Die erste Zeile von {path} enthält kein Token.
        refused: Der Server hat die Nachricht endgültig abgelehnt: {reason}
        tooLong: Die Nachricht ist länger als {limit} Bytes.
        emptyMessage: Es gibt nichts zu senden: Der Text ist leer.
        notText: Die Eingabe ist kein Text in UTF-8.
        notOfServer: „{name}“ ist kein Chat des Servers.
        notOfServerHint: „whisper-sync status“ zeigt die des Servers; „whisper-sync run“ holt sie herein.
        groupNotSealed: Eine versiegelte Nachricht geht an eine Person, und dieser Chat ist eine Gruppe.
        contactUnknownHint: Binde den Chat mit „whisper-sync bind“ an einen Kontakt.
        noFailedMessage: Es gibt keine abgelehnte Nachricht „{id}“.
        unsupported: Diese Ausgabe von Whisper benutzt das Netz nicht.
        unsupportedHint: Gebaut wird es mit dem Merkmal Realtime.
        labelServer: Adresse
        labelUser: Benutzer
        labelDevice: Gerät
        labelLogin: Anmeldung
        isLoggedIn: angemeldet
        isLoggedOut: nicht angemeldet
        labelConversations: Abgeglichene Chats
        labelWaiting: Warten auf das Senden
        labelFailed: Vom Server abgelehnt
        labelConnections: Aufgebaute Verbindungen
        columnConversation: Chat
        columnCursor: Vorhanden bis Ereignis
        columnMessage: Nachricht
        columnState: Zustand
        columnAttempts: Versuche
        waiting: wartet
        failed: abgelehnt
        bound: Der Chat „{conversation}“ ist jetzt an deinen Kontakt „{contact}“ gebunden.
        unbound: Der Chat „{conversation}“ ist an keinen Kontakt gebunden.
        sealedTo: Versiegelt für „{contact}“.
        contactUnknown: Der Chat „{conversation}“ ist an keinen Kontakt gebunden.
        noSecret: Es wurde kein Geheimnis angegeben, und es gibt kein Terminal zum Fragen.
        noSecretHint: --secret-file liest es aus einer Datei, mit - von der Standardeingabe.
        mayNotWrite: du darfst in diesem Chat nicht schreiben
        noConversation: diesen Chat gibt es nicht
        tooLarge: sie ist dem Server zu lang
        notAccepted: der Server nimmt sie so nicht an
        soFar: Nachrichten bisher: {received} empfangen, {sent} gesendet.
        labelEvents: Ereignisse des Servers
        labelSent: Gesendete Nachrichten
        columnServerID: Kennung beim Server
        certificateExpired: Das Zertifikat des Servers ist abgelaufen oder gilt noch nicht.
        certificateWrongHost: Das Zertifikat des Servers gilt für einen anderen Rechner.
        certificateUnknown: Das Zertifikat des Servers stammt von keiner Stelle, der vertraut wird.
        otherVersion: Der Server spricht Version {version} des Protokolls, dieses Programm eine andere.
        serverBehind: Der Server zählt in „{conversation}“ weniger Ereignisse als zuvor; dort kann etwas verloren sein. Hier wird nichts gelöscht.
        newEpoch: Der Server zählt in „{conversation}“ von vorn, daher wird alles neu geholt. Hier wird nichts gelöscht.
        skippedEvents: Nicht lesbare und übersprungene Ereignisse in „{conversation}“: {count}
        skippedConversations: Nicht lesbare und übersprungene Chats in der Liste des Servers: {count}
        missingEvents: Ereignisse in „{conversation}“, die der Server auslässt: {count}. „whisper-sync status“ führt sie auf.
        endlessPages: Die Antworten des Servers zu „{conversation}“ enden nicht; sie werden später wieder abgefragt.
        endlessList: Die Liste der Chats des Servers endet nicht; der Rest wird später abgefragt.
        collisions: Nachrichten in „{conversation}“, denen der Server Kennung oder Nummer anderer gab und die nicht gespeichert wurden: {count}
        reworded: Nachrichten in „{conversation}“, die der Server geändert hat: {count}. Deine eigenen Worte bleiben als frühere Fassung gespeichert.
        foreignAnswer: Der Server hat mit einer anderen Nachricht geantwortet als der gesendeten; sie wird erneut gesendet.
        vaultUnread: Der Tresor konnte nicht gelesen werden.
        labelMissing: Vom Server ausgelassen
        labelUnreadable: Vom Server unlesbar
        helperMissing: Das Programm für den Abgleich fehlt: {path}
        helperMissingHint: Es wird neben „whisper“ installiert.
        lineElsewhere: Diese Nachricht wurde für einen anderen Chat versiegelt.
        lineOutOfOrder: Diese Nachricht wurde vor einer geschrieben, die über ihr steht.
        lineContradicted: Diese Nachricht widerspricht einer anderen desselben Geräts; eine der beiden wurde vielleicht ersetzt.
        linesNotHere: Vor dieser Nachricht fehlen, zurückgehalten, abgelaufen, nie gesendet oder aus diesem Tresor gelöscht: {count}
        serverTime: Nach Angabe des Servers: {time}
        youWrote: Du hast geschrieben: {text}
        otherEnvelope: Der Server speichert anstelle deines Umschlags etwas anderes; deine Nachricht ist vielleicht nicht angekommen.
        otherText: Der Dienst meldet einen anderen Text: {text}
        unreadEdit: Eine Bearbeitung dieser Nachricht ließ sich nicht lesen.
        nameTaken: „{name}“ ist der Name eines Kontakts oder eines an einen Kontakt gebundenen Chats; dieser Chat ist aber an keinen Kontakt gebunden.
        nameTakenHint: Binde ihn mit „whisper-sync bind“; mit seiner Kennung {id} statt des Namens wird unversiegelt gesendet.
        retitled: Der Server hat „{conversation}“, einem Kontakt zugeordnet, umbenannt. Hier bleibt der bisherige Name.
        writtenInPlain: sie wurde geschrieben, bevor der Chat an einen Kontakt gebunden war, und ist nicht versiegelt; „whisper-sync retry“ versiegelt sie
        notTried: Es wurde nichts versucht, wie „--timeout 0“ es verlangt.
        isWith: Der Chat „{conversation}“ ist an deinen Kontakt „{contact}“ gebunden.
        serviceCannot: Der Server {server} kann das nicht.
        notPermitted: Der Server erlaubt das nicht.
        noSuchRoom: Der Server hat keinen solchen Chat und keine solche Datei.
        invalidRoom: Der Dienst des Servers hat keine Chats oder Benutzer mit einem solchen Namen.
        fileTooLarge: Die Datei ist größer als erlaubt.
        serviceUnknown: Der Server {address} bietet weder das Protokoll von Whisper noch Matrix.
        severalAccounts: Der Tresor ist bei mehreren Servern angemeldet.
        severalAccountsHint: Wähle einen mit --server.
        historyLeft: Frühere Nachrichten in „{conversation}“ fehlen: Der Server liefert sie nicht mehr.
        answersTooLarge: Die Antworten des Servers sind zu groß, um verarbeitet zu werden.
        unreadableRoom: Der Dienst des Servers verschlüsselt „{conversation}“ selbst; die Nachrichten werden aufbewahrt, sind hier aber nicht lesbar.
        messageHeld: Eine Nachricht wartet, bis sicher ist, dass der Server sie nicht schon hat.
        invitedTo: {user} hat dich zu „{conversation}“ eingeladen. Annehmen mit „whisper-sync join {id}“.
        roomCreated: Chat „{conversation}“ mit der Id {id} angelegt.
        roomJoined: Dem Chat „{conversation}“ beigetreten.
        roomLeft: Chat „{conversation}“ verlassen. Seine Nachrichten bleiben im Tresor.
        isMember: Mitglied
        isInvited: eingeladen
        isUnreadable: vom Dienst verschlüsselt
        labelService: Dienst
        labelGaps: Fehlender Verlauf
        historyFetched: Frühere Nachrichten in „{conversation}“ geholt: {count}
        historyComplete: Alle Nachrichten, die der Server zu „{conversation}“ liefert, sind im Tresor.
        filesFetched: Dateien geladen: {count} ({size})
        filesFailed: Dateien, die sich nicht laden ließen: {count}
        noUser: Der Name des Benutzers fehlt.
        askLoginToken: Anmelde-Token:
        singleSignOn: Öffne {address} in einem Browser und melde dich an. Die Adresse der Seite, auf die du danach geleitet wirst, enthält das Anmelde-Token hinter „loginToken=“.
        readingFile: Lese {name}
        uploading: Lade {name} hoch
        downloading: Lade Dateien
        fetchingHistory: Hole frühere Nachrichten
        fileChanged: {path} hat sich beim Lesen geändert; nichts wurde gespeichert oder gesendet.
        fileExceeds: {path} ist größer, als der Server annimmt ({limit}); nichts wurde gespeichert oder gesendet.
        fileGone: der Tresor hat die Datei nicht mehr
        filesUnsupported: der Dienst des Servers hat keine Dateien
        fileNotSealed: Dateien lassen sich nicht versiegeln; der Server würde die Datei sehen. Nichts wurde gespeichert oder gesendet.
        fileNotSealedHint: Um sie unversiegelt zu senden, nimm einen Chat, der an keinen Kontakt gebunden ist, und lass --seal weg.
        oneInput: Text und Datei können nicht beide von der Standardeingabe kommen.
        filesFailedHint: Führe den Befehl noch einmal aus, um sie erneut zu versuchen.
        filesExpired: Dateien, die der Server nicht mehr hat: {count}
        filesTooLarge: Ausgelassene Dateien über {size}: {count}; --max-file-size setzt eine andere Grenze.
        filesReceived: Dateien geladen: {count}
        fileFailed: „{name}“ ließ sich nicht laden: {reason}
        namelessFileFailed: Die Datei der Nachricht {reference} in „{title}“ ließ sich nicht laden: {reason}
        filesWait: Der Server bittet zu warten; weiter in {seconds} s.
        encryptedThere: der Dienst verschlüsselt den Chat selbst, und der Server würde die Nachricht lesen; sie wurde nicht gesendet
        encryptedRoom: Der Dienst verschlüsselt diesen Chat selbst, und der Server würde lesen, was Whisper dorthin sendet; nichts wurde gesendet.
        encryptedRoomHint: Lege mit „whisper-sync create“ einen Chat ohne diese Verschlüsselung an. Versiegeltes lässt sich senden: Binde den Chat mit „whisper-sync bind“ an einen Kontakt.
        serverCannot: Der Server unterstützt das nicht.
        loginRefused: Der Server hat die Anmeldung abgelehnt, mit den Worten: {words}
        loginNotOffered: Der Server unter {server} bietet diese Art der Anmeldung nicht an.
        offersLoginTokens: Er bietet Single Sign-on an: Verwende --login-token.
        offersPasswords: Er bietet Passwörter an: Gib den Benutzernamen an, ohne --login-token.
        offersOAuth: Er bietet nur OAuth an, das Whisper nicht unterstützt. Verwende ein Konto bei einem anderen Server.
        offersNothingKnown: Er bietet keine Anmeldung an, die Whisper unterstützt. Verwende ein Konto bei einem anderen Server.
        noSync: Der Server unter {server} hat die Anfrage „/sync“ nicht, mit der Nachrichten empfangen werden. Verwende ein Konto bei einem anderen Server.
        thirdPerson: In „{conversation}“, einem Kontakt zugeordnet, sind mehr als zwei Personen. Nur der Kontakt kann lesen, was dort versiegelt wird.
        hasThirdPerson: mehr als zwei Personen
        labelThirdPersons: Mehr als zwei Personen
        leftNothingNew: der Server liefert nichts Neues
        leftUnreadable: die Antworten des Servers sind nicht lesbar
        leftRefused: der Server verweigert es
        connectedAndWaiting: Mit {server} verbunden als „{user}“; warte auf Nachrichten. Strg-C beendet.
        sentByNextRun|one: {count}; das nächste „whisper-sync run“ sendet sie
        sentByNextRun|other: {count}; das nächste „whisper-sync run“ sendet sie
        sentAgainByRetry|one: {count}; „whisper-sync retry ID“ sendet sie erneut
        sentAgainByRetry|other: {count}; „whisper-sync retry ID“ sendet eine erneut
        kindsOfEvents: {count} (Nachrichten, Bearbeitungen, Empfangsbestätigungen und Ähnliches)
        otherUser: Dem Server zufolge bist du „{user}“, nicht „{name}“. Ist das nicht dein Konto, führe „whisper-sync logout“ aus.
        """)
}

extension SealingCommandText {
    static let german = PhraseTable(
        """
        identity: Deine Identitäten verwalten.
        identityCreate: Eine Identität anlegen.
        identityCreateDiscussion: Erzeugt zwei Schlüsselpaare: eines, um angeschrieben zu werden, und eines zum Unterschreiben. Mit der ersten Identität wird versiegelt, wo keine genannt ist; „whisper identity use“ wählt eine andere.
        identityList: Die eigenen Identitäten auflisten.
        identityShow: Eine Identität zeigen: ihre Wörter, ihren Fingerabdruck, ihre Schlüssel.
        identityShowDiscussion: Lies die Wörter am Telefon jemandem vor, der dein Bündel hat: Stehen dort dieselben, hat niemand andere Schlüssel dazwischengeschoben.
        identityUse: Die Standardidentität festlegen.
        identityRename: Einer Identität einen anderen Namen geben.
        identityArchive: Eine Identität nur noch öffnen lassen, nicht mehr versiegeln.
        identityArchiveDiscussion: Was an sie versiegelt wurde, öffnet sie weiterhin, auf Dauer. An einem Terminal wird vorher gefragt.
        identityRotate: Die Schlüssel einer Identität durch neue ersetzen.
        identityRotateDiscussion: Die neuen Schlüssel übernehmen den Namen. Die alten unterschreiben das, damit deine Kontakte es von einem Betrug unterscheiden können, und öffnen weiterhin Nachrichten. Gib deinen Kontakten das neue Bündel: „whisper identity export“. An einem Terminal wird vorher gefragt.
        identityExport: Das öffentliche Bündel einer Identität ausgeben, damit andere dir schreiben können.
        identityExportDiscussion: Das Bündel enthält kein Geheimnis: Schick es per Mail, zeig es mit „whisper qr show“ als QR-Code, stell es auf eine Webseite.
        identityBackup: Identitäten samt geheimen Schlüsseln unter einer eigenen Passphrase sichern.
        identityBackupDiscussion: Ohne Namen werden alle Identitäten gesichert. Die Passphrase wird zweimal erfragt; bleibt sie leer, werden zehn Wörter erzeugt. Wer Datei und Passphrase hat, kann deine Post lesen und in deinem Namen unterschreiben.
        identityRestore: Identitäten aus einer Sicherung wiederherstellen.
        identityRestoreDiscussion: Zeigt, was hinzukäme, und fragt. Was schon da ist, wird nie überschrieben. Eine Nachricht, die anderswo mit einer Identität geöffnet wurde, etwa auf einem anderen Gerät, öffnet sich hier noch einmal: Dieser Tresor kann es nicht wissen.
        contact: Die Kontakte verwalten, mit denen du versiegelte Nachrichten austauschst.
        contactAdd: Einen Kontakt von Hand aufnehmen.
        contactAddDiscussion: Aus einem Bündel oder aus den 64 Hexadezimalziffern eines öffentlichen Schlüssels.
        contactList: Die Kontakte auflisten.
        contactShow: Einen Kontakt zeigen: Vertrauen, Wörter, Fingerabdruck, frühere Schlüssel.
        contactVerify: Die Schlüssel eines Kontakts durch Vergleich der Wörter verifizieren.
        contactVerifyDiscussion: Zeigt die Wörter beider Seiten. Am Telefon liest jeder die Wörter des anderen vor. Nur wenn beide stimmen, antworte mit Ja.
        contactRevoke: Die Schlüssel eines Kontakts widerrufen.
        contactRevokeDiscussion: Für sie wird nichts mehr versiegelt, und ihre Unterschriften werden als widerrufen gemeldet. Neue Schlüssel machen den Kontakt wieder brauchbar. Am Terminal wird zuerst gefragt.
        contactBlock: Einem Kontakt nicht schreiben und ausblenden, was er für dich versiegelt.
        contactUnblock: Die Blockierung eines Kontakts aufheben.
        contactRename: Einem Kontakt einen anderen Namen geben.
        contactNote: Eine Notiz zu einem Kontakt schreiben oder entfernen.
        contactLink: Einen Kontakt mit einem Absender importierter Nachrichten verknüpfen.
        contactRemove: Einen Kontakt löschen.
        contactRemoveDiscussion: Seine Nachrichten bleiben.
        contactExport: Das Schlüsselbuch ausgeben: die öffentlichen Schlüssel aller Kontakte.
        contactExportDiscussion: Das Vertrauen bleibt weg: Wer es importiert, muss die Kontakte neu verifizieren.
        contactImport: Kontakte aus einem Bündel oder einem Schlüsselbuch aufnehmen.
        contactImportDiscussion: Zeigt, was hinzukäme, und fragt. Andere Schlüssel zu einem bekannten Namen sind ein Schlüsselwechsel: Er wird mit Exit-Status 25 abgelehnt, außer mit --accept-key-change, und der Kontakt muss neu verifiziert werden.
        importBundle: Einen Kontakt aus einem Bündel aufnehmen; dasselbe wie „contact import“.
        policy: Die Richtlinien für versiegelte Nachrichten verwalten.
        policyList: Die Richtlinien und ihren Stand auflisten.
        policySet: Eine Richtlinie ein- oder ausschalten.
        policySetDiscussion: Wer biometric-gated-signing einschaltet, wählt eine Passphrase zum Unterschreiben, die dann bei jeder Unterschrift erfragt wird; auch das Ausschalten verlangt sie.
        encrypt: Eine Nachricht in eine Zeile Text für jeden Messenger versiegeln.
        encryptDiscussion: Die Nachricht ist die Standardeingabe, Byte für Byte; der Umschlag erscheint auf der Standardausgabe. Unterschrieben wird, wo die Identität einen Schlüssel dafür hat. Eine Abschrift bleibt im Tresor, damit du lesen kannst, was du gesendet hast.
        decrypt: Eine versiegelte Nachricht öffnen.
        decryptDiscussion: Findet den ersten Umschlag im Text einer Datei oder der Standardeingabe, was auch immer drumherum steht. Die Nachricht erscheint Byte für Byte auf der Standardausgabe, ihr Absender auf der Standardfehlerausgabe. Exit-Status 25 heißt, dass die Schlüssel des Absenders gewechselt haben oder widerrufen sind. Ein Umschlag öffnet sich einmal.
        detect: Versiegelte Nachrichten in einem Text, in der Zwischenablage oder im Tresor finden.
        detectDiscussion: Öffnet nichts; an einem Terminal wird es angeboten.
        inbox: Die versiegelten Nachrichten in importierten Chats öffnen.
        inboxDiscussion: Jede kommt direkt hinter die Nachricht, in der sie steckte. Umschläge, die älter als 48 Stunden sind, sind abgelaufen; --trust-carrier-time richtet sich nach der Zeit, zu der sie laut Messenger ankamen, wofür sonst nichts bürgt.
        qr: QR-Codes zeigen und lesen.
        qrShow: Ein Bündel oder einen Umschlag als QR-Code zeigen.
        qrShowDiscussion: Ohne Angabe das Bündel der Standardidentität; - nimmt ein Bündel oder einen Umschlag aus der Standardeingabe.
        qrScan: Die QR-Codes in einem Bild lesen.
        qrScanDiscussion: Zeigt, was jeder Code enthält, und fragt, bevor ein Kontakt aufgenommen oder eine Nachricht geöffnet wird.
        """)
}

extension SealingOptionText {
    static let german = PhraseTable(
        """
        identityName: Die Identität: ihr Name, ihre Kennung oder ihr Fingerabdruck.
        newIdentityName: Der Name, wie andere ihn sehen werden.
        noSigningKey: Keinen Schlüssel zum Unterschreiben anlegen: Was sie versiegelt, ist nie unterschrieben.
        renameTo: Der neue Name.
        backupIdentity: Die Identität; ohne Angabe alle.
        backupOutput: Die Datei, in die geschrieben wird; - ist die Standardausgabe.
        backupInput: Die Sicherung; - ist die Standardeingabe.
        backupPassphraseCommand: Nimmt die Passphrase der Sicherung aus der ersten Zeile, die dieser Befehl ausgibt.
        backupPassphraseFile: Nimmt die Passphrase der Sicherung aus der ersten Zeile dieser Datei.
        backupPassphraseDescriptor: Nimmt die Passphrase der Sicherung aus der ersten Zeile dieses offenen Dateideskriptors.
        contactName: Der Kontakt: sein Name, seine Kennung oder sein Fingerabdruck.
        newContactName: Der Name, unter dem der Kontakt geführt wird.
        contactKey: Ein Bündel oder der öffentliche X25519-Schlüssel als 64 Hexadezimalziffern.
        signingKey: Der öffentliche Ed25519-Schlüssel als 64 Hexadezimalziffern.
        contactPrefix: Nur Kontakte, deren Namen so beginnen.
        noteText: Die Notiz; ohne Angabe wird sie entfernt.
        linkPerson: Der Absender: Name, Anfang eines Namens oder Kennung.
        bundlePath: Eine Datei mit einem Bündel oder Schlüsselbuch; - ist die Standardeingabe.
        bundleName: Den Kontakt unter diesem Namen führen.
        acceptKeyChange: Andere Schlüssel für einen bekannten Kontakt übernehmen.
        policyName: Eine von: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing.
        policyValue: on oder off.
        forgetSigningKeys: Mit „biometric-gated-signing off“: ohne die Passphrase zum Unterschreiben, und die Schlüssel dahinter aufgeben.
        recipient: Der Kontakt, für den versiegelt wird: Name, Kennung oder Fingerabdruck.
        recipientKey: Ein öffentlicher X25519-Schlüssel als 64 Hexadezimalziffern.
        sender: Die Identität, mit der versiegelt wird.
        sign: Unterschreiben, oder scheitern, wo das nicht geht.
        noSign: Nicht unterschreiben.
        envelopePath: Eine Datei mit dem Text; - oder nichts ist die Standardeingabe.
        everyEnvelope: Jeden Umschlag im Text öffnen; jede Nachricht steht unter ihrer Herkunft, ihre Zeilen hinter „| “.
        detectPaths: Dateien mit Text; - oder nichts ist die Standardeingabe.
        clipboard: In der Zwischenablage suchen.
        inVault: Die Nachrichten im Tresor durchsuchen.
        inboxConversation: Nur dieser Chat: Titel oder ein Teil davon, Verweis oder Kennung.
        trustCarrierTime: Das Alter nach der Zeit der Nachricht beurteilen, in der der Umschlag steckte.
        showBlocked: Auch Nachrichten blockierter Kontakte zeigen.
        qrSubject: Eine Identität, oder - für die Standardeingabe.
        qrPNG: Ein PNG-Bild schreiben; - ist die Standardausgabe.
        qrSVG: Ein SVG-Bild schreiben; - ist die Standardausgabe.
        qrScale: Die Seite eines Moduls im PNG in Pixeln, 2 bis 64.
        picture: Ein Bild, PNG oder JPEG; - ist die Standardeingabe.
        resetClock: Die Uhr des Tresors auf die dieses Geräts zurückstellen.
        shownContact: Der Kontakt: sein Name oder ein Teil davon, seine Kurzkennung oder sein Fingerabdruck.
        revokedContact: Widerrufenen Schlüsseln eines Kontakts wieder vertrauen.
        copy: Legt den Umschlag in die Zwischenablage, statt ihn auszugeben.
        fromClipboard: Nimmt den Text aus der Zwischenablage.
        """)
}

extension SealingFailureText {
    static let german = PhraseTable(
        """
        invalidEnvelope: Ungültiger Umschlag
        invalidEnvelopeHint: Er wurde unterwegs verändert oder ist beschädigt. Kopiere ihn noch einmal, oder bitte darum, die Nachricht erneut zu versiegeln.
        noEnvelopeHint: In diesem Text steht keine versiegelte Nachricht. Eine solche beginnt mit „whisper1:“; kopiere sie ganz.
        replayDetected: Wiederholung erkannt
        replayHint: Der Umschlag wurde schon geöffnet. Seine Nachricht ist im Tresor: {reference}. Lies sie mit „{command}“.
        replayDeletedHint: Der Umschlag wurde schon geöffnet. Seine Nachricht ist nicht mehr im Tresor: Sie wurde gelöscht.
        messageExpired: Nachricht abgelaufen
        messageExpiredHint: Ein Umschlag öffnet sich binnen 48 Stunden um die Zeit, die er nennt. Geht die Uhr dieses Geräts richtig? „whisper doctor“ zeigt sie.
        notAddressed: Diese Nachricht ist nicht an dich gerichtet
        notAddressedHint: „whisper identity list“ zeigt die Identitäten, die hier Nachrichten öffnen können. Was du für jemand anderen versiegelt hast, lässt sich nur auf dessen Gerät öffnen.
        ownEnvelope: Du hast diese Nachricht für „{name}“ versiegelt, und nur dort lässt sie sich öffnen
        ownEnvelopeHint: Was du geschrieben hast: {command}
        signatureCancelled: Unterschrift abgebrochen
        replayFull: Der Schutz vor Wiederholung ist voll
        replayFullHint: Der Tresor lässt sich nicht beschreiben, also wäre nicht festgehalten, dass die Nachricht geöffnet ist. Nichts wurde geöffnet.
        messageTooLong|one: Die Nachricht ist zu lang: Höchstens {count} Byte lässt sich versiegeln.
        messageTooLong|other: Die Nachricht ist zu lang: Höchstens {count} Byte lassen sich versiegeln.
        noIdentity: Es gibt keine Identität, mit der versiegelt werden könnte.
        noIdentityHint: „whisper identity create NAME“ legt eine an.
        noSuchIdentity: Es gibt keine Identität „{name}“.
        noSuchIdentityHint: „whisper identity list“ zeigt deine Identitäten.
        identityExists: Es gibt schon eine Identität „{name}“.
        identityArchived: Die Identität „{name}“ ist archiviert: Sie öffnet Nachrichten, versiegelt aber keine.
        identityArchivedHint: Wähle mit --from eine andere, oder lege mit „whisper identity create“ eine an.
        identityNotActive: Die Identität „{name}“ ist nicht mehr aktiv.
        noSigningKey: Die Identität „{name}“ hat keinen Schlüssel zum Unterschreiben.
        noSigningKeyHint: Lege mit „whisper identity create“ eine Identität mit einem solchen Schlüssel an, oder ersetze die Schlüssel dieser mit „whisper identity rotate“.
        invalidName: „{name}“ taugt nicht als Name: Er muss 1 bis 128 Byte lang sein, ohne Steuerzeichen.
        noSuchContact: Es gibt keinen Kontakt „{name}“.
        noSuchContactHint: „whisper contact list“ zeigt die Kontakte; --to-key nimmt einen öffentlichen Schlüssel.
        noSuchContactSuggestion: Es gibt keinen Kontakt „{name}“. Ist {candidates} gemeint?
        verifyingRevoked: Die Schlüssel von „{name}“ sind widerrufen; --yes allein vertraut ihnen nicht wieder.
        verifyingRevokedHint: Vergleiche die Wörter noch einmal und nimm dann --yes und --revoked.
        ambiguousContact: „{name}“ passt auf mehrere Kontakte: {candidates}
        ambiguousContactHint: Gib den ganzen Namen oder den Fingerabdruck an.
        contactExists: Es gibt schon einen Kontakt „{name}“.
        contactExistsHint: Wähle mit --name einen anderen Namen.
        contactBlocked: Der Kontakt „{name}“ ist blockiert.
        contactBlockedHint: „whisper contact unblock“ nimmt das zurück.
        contactRevoked: Die Schlüssel von „{name}“ sind widerrufen.
        contactRevokedHint: Bitte um ein neues Bündel und importiere es mit „whisper contact import --accept-key-change“.
        keyChanged: Die Schlüssel von „{name}“ haben gewechselt.
        keyChangedHint: Frag die Person auf anderem Weg. Stimmt es, dann gib --accept-key-change an und verifiziere den Kontakt neu.
        senderKeyChanged: Die Schlüssel des Absenders haben gewechselt.
        senderKeyChangedHint: Trau dem Inhalt nicht, bevor du mit „{name}“ gesprochen hast. „whisper contact show“ zeigt die Schlüssel, die du kennst.
        senderRevoked: Die Schlüssel des Absenders sind widerrufen.
        policyRawKey: Die Richtlinie contact-required-to-send lässt nur Kontakte zu, und der Schlüssel {key} gehört keinem.
        policyRawKeyHint: Nimm den Schlüssel mit „whisper contact add“ als Kontakt auf.
        policySignature: Die Richtlinie require-signature-for-verified verlangt eine Unterschrift an „{name}“.
        policySignatureHint: Lass --no-sign weg.
        policySignatureKeyHint: Die Identität hat keinen Schlüssel zum Unterschreiben: Lege mit „whisper identity create“ eine an, die einen hat, oder ersetze die Schlüssel dieser mit „whisper identity rotate“.
        invalidBundle: Das ist kein gültiges Bündel.
        invalidBundleHint: Ein Bündel beginnt darin, ist aber unvollständig oder wurde unterwegs verändert. Kopiere alles von „whisper-key1:“ bis zum Ende, oder lass es dir als Datei schicken.
        invalidKeybook: Das ist kein gültiges Schlüsselbuch.
        invalidBackup: Das ist keine lesbare Sicherung von Identitäten.
        invalidKey: „{value}“ ist kein öffentlicher Schlüssel: Es müssen 64 Hexadezimalziffern sein.
        inputTooLong: Die Eingabe ist länger, als gelesen wird.
        wrongBackupPassphrase: Die Passphrase ist falsch, oder die Sicherung wurde verändert.
        presenceFailed: Die Passphrase zum Unterschreiben ist falsch.
        presenceUnavailable: Eine Unterschrift verlangt die Passphrase dafür, und es gibt kein Terminal, sie zu erfragen.
        presenceUnavailableHint: Führ den Befehl an einem Terminal aus, oder versiegle mit --no-sign.
        gateDamaged: Der Schutz der Schlüssel zum Unterschreiben ist beschädigt.
        gateHint: Ist das für immer verloren, gibt „whisper policy set biometric-gated-signing off --forget-signing-keys“ die Schlüssel dahinter auf.
        secretMissing: Die geheimen Schlüssel von „{name}“ sind nicht auf diesem Gerät.
        secretMissingHint: Stelle sie aus einer Sicherung wieder her: „whisper identity restore“, oder „whisper restore“ für den ganzen Tresor.
        signingKeyMissing: „{name}“ hat keinen brauchbaren Schlüssel zum Unterschreiben: Er ist nicht auf diesem Gerät.
        signingKeyMissingHint: „whisper identity rotate“ gibt der Identität neue Schlüssel; „whisper identity restore“ stellt den verlorenen aus einer Sicherung wieder her.
        noRecipient: Kein Empfänger angegeben.
        noRecipientHint: Gib --to KONTAKT oder --to-key HEX an.
        oneRecipient: --to und --to-key schließen sich aus.
        signOrNot: --sign und --no-sign schließen sich aus.
        unknownPolicy: Es gibt keine Richtlinie „{name}“.
        unknownPolicyHint: „whisper policy list“ zeigt sie.
        unknownSwitch: „{value}“ ist weder on noch off.
        forgetNotHere: --forget-signing-keys gehört nur zu „biometric-gated-signing off“.
        notAPicture: „{path}“ ist kein lesbares Bild, PNG oder JPEG.
        pictureTooLarge: Das Bild „{path}“ ist größer, als gelesen wird.
        noCode: In „{path}“ ist kein QR-Code.
        noUsefulCode: Kein QR-Code in „{path}“ enthält ein Bündel oder einen Umschlag.
        codeTooLong: Das ist zu lang für einen QR-Code.
        unreadableCode: Der QR-Code ließ sich nicht zurücklesen und wird darum nicht gezeigt.
        invalidScale: --scale ist eine Zahl von 2 bis 64.
        nothingToShow: Die Standardeingabe enthält weder ein Bündel noch einen Umschlag.
        oneSubject: Gib nur eines an, das gezeigt werden soll.
        noClipboard: Die Zwischenablage ist nicht lesbar.
        noClipboardHint: Installiere wl-clipboard oder xclip; der Text kann auch über die Standardeingabe kommen.
        noClipboardToWrite: Die Zwischenablage lässt sich nicht beschreiben.
        noClipboardToWriteHint: Installiere wl-clipboard oder xclip, oder lass --copy weg und kopiere den Umschlag aus der Standardausgabe.
        fileOrClipboard: Entweder eine Datei oder --clipboard.
        oneSource: Gib Dateien, --clipboard oder --messages an, nicht mehreres zugleich.
        someNotOpened|one: {count} Umschlag wurde nicht geöffnet.
        someNotOpened|other: {count} Umschläge wurden nicht geöffnet.
        noneOpened|one: {count} Umschlag wurde gefunden und ließ sich nicht öffnen.
        noneOpened|other: Keiner der {count} Umschläge ließ sich öffnen.
        clockUnusable: Die Uhr dieses Geräts zeigt eine Zeit, die kein Umschlag tragen kann.
        publicKeyHint: Das ist ein öffentlicher Schlüssel, kein Umschlag. Nimm ihn auf mit: whisper contact import FILE
        cutEnvelopeHint: In diesem Text beginnt eine versiegelte Nachricht, sie ist aber unvollständig oder beschädigt. Kopiere sie noch einmal ganz, bis zum Ende der Zeile.
        envelopeAsPath: Das ist eine versiegelte Nachricht, nicht der Name einer Datei.
        envelopeAsPathHint: Starte „{command}“ und füge die Nachricht dort ein.
        ownKeys: Das sind deine eigenen Schlüssel, die deiner Identität „{name}“, und nicht die eines Kontakts.
        ownKeysHint: Deine Schlüssel fügen die anderen hinzu. Bitte um ihre; die gibt „whisper identity export“ auf ihrem Gerät aus.
        mixedKeys: Einer dieser beiden Schlüssel ist dein eigener, der deiner Identität „{name}“, der andere nicht.
        mixedKeysHint: Solche Schlüssel hat niemand: Jemand hat sie aus Versehen oder zur Täuschung zusammengesetzt. Benutze sie nicht, und bitte die Person um ihre.
        onLine: Zeile {line}: {problem}
        damagedOnLine: In Zeile {line} beginnt eine versiegelte Nachricht, sie ist aber unvollständig oder beschädigt.
        damagedInFile: In Zeile {line} von „{path}“ beginnt eine versiegelte Nachricht, sie ist aber unvollständig oder beschädigt.
        otherVersionOnLine: Was in Zeile {line} beginnt, sieht aus wie eine versiegelte Nachricht einer anderen Version von Whisper, die diese nicht öffnen kann.
        otherVersionInFile: Was in Zeile {line} von „{path}“ beginnt, sieht aus wie eine versiegelte Nachricht einer anderen Version von Whisper, die diese nicht öffnen kann.
        someDamaged|one: {count} versiegelte Nachricht ist unvollständig oder beschädigt. Kopiere sie noch einmal, bis zum Ende der Zeile.
        someDamaged|other: {count} versiegelte Nachrichten sind unvollständig oder beschädigt. Kopiere sie noch einmal, bis zum Ende der Zeile.
        nothingTyped: Es wurde nichts getippt und darum nichts versiegelt.
        nothingTypedHint: Tippe erst die Nachricht, dann Strg-D in einer eigenen Zeile.
        """)
}

extension IdentityText {
    static let german = PhraseTable(
        """
        created: Die Identität „{name}“ ist bereit. Ihre Kurzkennung ist {shortID}.
        createdAdvice: Gib anderen ihr Bündel: „whisper identity export“ oder „whisper qr show“.
        nameHeading: Identität
        statusHeading: Zustand
        versionHeading: Schlüsselversion
        shortIDHeading: Kurzkennung
        signsHeading: Unterschreibt
        wordsHeading: Wörter
        fingerprintHeading: Fingerabdruck
        agreementKeyHeading: X25519-Schlüssel
        signingKeyHeading: Ed25519-Schlüssel
        keyIDHeading: Schlüsselkennung
        createdHeading: Seit
        active: aktiv
        rotated: ersetzt
        archived: archiviert
        standard: Standard
        yes: ja
        no: nein
        none: keiner
        noIdentities: Es gibt noch keine Identität. „whisper identity create NAME“ legt eine an.
        nowUsed: Ab jetzt wird mit „{name}“ versiegelt.
        nowRenamed: „{from}“ heißt ab jetzt „{to}“.
        askArchive: „{name}“ archivieren? Sie versiegelt dann keine Nachrichten mehr.
        nowArchived: „{name}“ ist archiviert. Nachrichten öffnet sie weiterhin.
        askRotate: Die Schlüssel von „{name}“ ersetzen? Deine Kontakte brauchen dann die neuen.
        nowRotated: „{name}“ hat neue Schlüssel; die Kurzkennung ist jetzt {shortID}.
        predecessorArchived: Die alten Schlüssel sind archiviert: Sie öffnen Nachrichten, versiegeln aber keine.
        predecessorKept: Die alten Schlüssel öffnen weiterhin Nachrichten und versiegeln, wo sie genannt werden.
        rotateAdvice: Gib deinen Kontakten das neue Bündel: „whisper identity export“.
        backedUp|one: {count} Identität in „{path}“ gesichert.
        backedUp|other: {count} Identitäten in „{path}“ gesichert.
        wouldRestore|one: {count} Identität käme hinzu:
        wouldRestore|other: {count} Identitäten kämen hinzu:
        heldAlready|one: {count} Identität ist schon da.
        heldAlready|other: {count} Identitäten sind schon da.
        askRestore|one: {count} Identität aufnehmen?
        askRestore|other: {count} Identitäten aufnehmen?
        restored|one: {count} Identität aufgenommen.
        restored|other: {count} Identitäten aufgenommen.
        renamedOnRestore: „{from}“ kommt als „{to}“ hinzu, denn der Name ist vergeben.
        signingPrompt: Um an {recipient} zu unterschreiben, wird die Passphrase dafür gebraucht.
        gatingPrompt: Wähle eine Passphrase zum Unterschreiben. Sie wird bei jeder Unterschrift erfragt.
        ungatingPrompt: Um den Schutz wegzunehmen, wird die Passphrase zum Unterschreiben gebraucht.
        changingPrompt: Um als „{name}“ zu unterschreiben, wird die Passphrase dafür gebraucht.
        passphrasePrompt: Passphrase zum Unterschreiben:
        newPassphrasePrompt: Neue Passphrase zum Unterschreiben:
        repeatPrompt: Passphrase zum Unterschreiben noch einmal:
        backupPrompt: Passphrase der Sicherung:
        newBackupPrompt: Passphrase für die Sicherung (leer: zehn Wörter werden erzeugt):
        repeatBackupPrompt: Passphrase für die Sicherung noch einmal:
        wrongTryAgain: Das ist nicht die Passphrase zum Unterschreiben. Versuch es noch einmal.
        """)
}

extension ContactText {
    static let german = PhraseTable(
        """
        nameHeading: Kontakt
        trustHeading: Vertrauen
        remarksHeading: Bemerkungen
        noteHeading: Notiz
        seenHeading: Zuletzt gesehen
        earlierHeading: Frühere Schlüssel
        unverified: unverifiziert
        verified: verifiziert
        revoked: widerrufen
        unverifiedSpoken: Die Schlüssel wurden noch nicht verglichen.
        verifiedSpoken: Du hast die Schlüssel mit der Person verglichen.
        revokedSpoken: Du hast die Schlüssel widerrufen.
        blocked: blockiert
        keyChanged: Schlüssel gewechselt
        noContacts: Es gibt noch keine Kontakte. „whisper contact import DATEI“ nimmt einen aus einem Bündel auf.
        previewNew: Neuer Kontakt
        previewHeld: Schon bekannt, mit denselben Schlüsseln
        previewChange: SCHLÜSSELWECHSEL bei einem Kontakt, den du kennst
        successionValid: Die Schlüssel, die du kennst, haben unterschrieben, dass diese ihnen folgen.
        successionInvalid: Eine Erklärung der Nachfolge liegt bei, sie ist aber nicht gültig.
        successionNone: Nichts belegt, dass diese Schlüssel derselben Person gehören.
        askAdd: „{name}“ aufnehmen?
        askChange: Diese Schlüssel für „{name}“ übernehmen? Der Kontakt muss dann neu verifiziert werden.
        added: „{name}“ ist jetzt ein Kontakt. Die Schlüssel sind noch nicht verglichen: „whisper contact verify“.
        changed: „{name}“ hat neue Schlüssel. Vergleiche sie: „whisper contact verify“.
        held: „{name}“ war schon da; nichts wurde geändert.
        skipped: „{name}“ wurde ausgelassen.
        imported|one: {count} Kontakt aufgenommen.
        imported|other: {count} Kontakte aufgenommen.
        yours: Deine Wörter ({name}), die der andere vorliest
        theirs: Die Wörter von „{name}“, die du vorliest
        askVerify: Stimmen die Wörter von euch beiden auf beiden Seiten überein?
        askVerifyRevoked: Die Schlüssel von „{name}“ sind widerrufen. Ihnen nach dem Vergleich der Wörter wieder vertrauen?
        nowVerified: „{name}“ ist verifiziert.
        askRevoke: Die Schlüssel von „{name}“ widerrufen?
        nowRevoked: Die Schlüssel von „{name}“ sind jetzt widerrufen.
        nowBlocked: „{name}“ ist blockiert.
        nowUnblocked: „{name}“ ist nicht mehr blockiert.
        nowRenamed: „{from}“ heißt ab jetzt „{to}“.
        nowNoted: Die Notiz zu „{name}“ ist gespeichert.
        noteRemoved: Die Notiz zu „{name}“ ist entfernt.
        nowLinked: „{name}“ ist jetzt mit dem Absender „{person}“ verknüpft.
        askRemove: Den Kontakt „{name}“ löschen?
        nowRemoved: Der Kontakt „{name}“ ist gelöscht. Seine Nachrichten bleiben.
        keyChangedWarning: Die Schlüssel von „{name}“ haben gewechselt, und die neuen hast du noch nicht verifiziert. Vergleiche sie: „whisper contact verify“.
        previewFormer: Schlüssel, die ein Kontakt von dir früher hatte
        """)
}

extension PolicyText {
    static let german = PhraseTable(
        """
        nameHeading: Regel
        stateHeading: Stand
        meaningHeading: Was sie bewirkt
        on: ein
        off: aus
        contactRequired: Versiegelt wird nur an Kontakte, nie an einen bloßen Schlüssel.
        signatureRequired: Nachrichten an verifizierte Kontakte sind immer unterschrieben.
        archiveOnRotation: Die alten Schlüssel werden archiviert, wenn eine Identität neue bekommt.
        gatedSigning: Jede Unterschrift verlangt die Passphrase dafür; ohne sie ist der Schlüssel nicht benutzbar.
        nowOn: {policy} gilt jetzt.
        nowOff: {policy} gilt nicht mehr.
        askForget|one: Den Schlüssel zum Unterschreiben von {names} löschen? Nur eine Sicherung der Identität bringt ihn zurück.
        askForget|other: Die {count} Schlüssel zum Unterschreiben von {names} löschen? Nur eine Sicherung der Identitäten bringt sie zurück.
        forgotten|one: Der Schlüssel zum Unterschreiben von {names} ist gelöscht. „whisper identity rotate“ erzeugt neue Schlüssel; „whisper identity restore“ stellt ihn aus einer Sicherung wieder her.
        forgotten|other: Die {count} Schlüssel zum Unterschreiben von {names} sind gelöscht. „whisper identity rotate“ erzeugt neue Schlüssel; „whisper identity restore“ stellt sie aus einer Sicherung wieder her.
        """)
}

extension EnvelopeWords {
    static let german = PhraseTable(
        """
        fromVerified: Von: {name} (Verifiziert/Unterschrieben)
        fromUnverified: Von: {name} (Unverifiziert/Unterschrieben)
        fromUnknownSigned: Von: Unbekannt (Unterschrieben)
        fromUnknownUnsigned: Von: Unbekannt (Nicht unterschrieben)
        fromKeyChanged: Von: Unbekannt (Unterschrieben), mit Schlüsseln, die nicht die von „{name}“ sind
        fromRevoked: Von: {name} (Widerrufen/Unterschrieben)
        claims: Sie gibt vor, von {name} zu sein; nichts belegt das.
        shortID: Kurzkennung: {shortID}
        sentAt: Versiegelt: {time}
        openedBy: An: {identity}
        blockedRemark: Diesen Kontakt hast du blockiert.
        blockedNotShown: Die Nachricht ist gespeichert, wird aber nicht gezeigt. --show-blocked zeigt sie.
        carrierTime: Ihre Zeit bestätigt nur der Messenger.
        clockBehind: Die Uhr dieses Geräts geht der des Tresors nach. Geht sie richtig, richtet sich mit „whisper doctor --reset-clock“ wieder alles nach ihr.
        sealedTo: Für {recipient} versiegelt, unterschrieben von {identity}.
        sealedUnsigned: Für {recipient} versiegelt, nicht unterschrieben.
        rotatedIdentity: Die Identität „{name}“ ist ersetzt worden; --from wählt eine andere.
        found|one: {count} Umschlag
        found|other: {count} Umschläge
        foundNone: Da ist kein Umschlag.
        offerOpen|one: {count} Umschlag öffnen?
        offerOpen|other: {count} Umschläge öffnen?
        identityHeading: An
        placeHeading: Wo
        signedHeading: Unterschrieben
        sealedHeading: Versiegelt am
        notYours: nicht an dich
        sealedByYou: von dir für {name} versiegelt
        inboxProgress: Öffnen
        inboxOpened|one: {count} Nachricht geöffnet
        inboxOpened|other: {count} Nachrichten geöffnet
        inboxReplayed|one: {count} war schon geöffnet
        inboxReplayed|other: {count} waren schon geöffnet
        inboxEarlier: Die neueste der schon geöffneten Nachrichten: {command}
        inboxDeleted|one: {count} schon geöffnete Nachricht ist nicht mehr im Tresor.
        inboxDeleted|other: {count} schon geöffnete Nachrichten sind nicht mehr im Tresor.
        inboxExpired|one: {count} ist abgelaufen
        inboxExpired|other: {count} sind abgelaufen
        inboxForeign|one: {count} ist nicht an dich gerichtet
        inboxForeign|other: {count} sind nicht an dich gerichtet
        inboxOwn|one: {count} hast du für jemand anderen versiegelt; nur dort lässt sie sich öffnen
        inboxOwn|other: {count} hast du für andere versiegelt; nur dort lassen sie sich öffnen
        inboxOwnText: Was du in der neuesten davon geschrieben hast: {command}
        inboxInvalid|one: {count} ist ungültig
        inboxInvalid|other: {count} sind ungültig
        maybeOpened: Sie könnte schon einmal geöffnet worden sein: Was zu ihrer Zeit geöffnet wurde, weiß dieser Tresor nicht.
        inboxBlocked|one: {count} davon ist von einem blockierten Kontakt und wird nicht gezeigt
        inboxBlocked|other: {count} davon sind von blockierten Kontakten und werden nicht gezeigt
        inboxChanged|one: {count} davon hat gewechselte oder widerrufene Schlüssel
        inboxChanged|other: {count} davon haben gewechselte oder widerrufene Schlüssel
        inboxEmpty: Es gibt keine versiegelte Nachricht zu öffnen.
        expiredHint: --trust-carrier-time öffnet sie nach der Zeit, zu der der Messenger sie bekam.
        notText|one: Diese Nachricht ist kein Text; sie hat {count} Byte.
        notText|other: Diese Nachricht ist kein Text; sie hat {count} Byte.
        typeMessage: Tippe die Nachricht; Strg-D in einer eigenen Zeile beendet sie.
        pasteEnvelope: Füge den Text mit dem Umschlag ein; Strg-D in einer eigenen Zeile beendet ihn.
        blockedHidden|one: {count} Nachricht eines blockierten Kontakts wird nicht gezeigt; --show-blocked zeigt sie.
        blockedHidden|other: {count} Nachrichten blockierter Kontakte werden nicht gezeigt; --show-blocked zeigt sie.
        keyOfContact: Der Schlüssel {key} gehört zu deinem Kontakt „{name}“.
        copied: Der Umschlag ist in der Zwischenablage.
        handedToTerminal: Dem Terminal übergeben, das sie in die Zwischenablage legt, wenn es so eingestellt ist; sonst kopiere die Zeile.
        severalInText|one: In diesem Text ist {count} versiegelte Nachricht. So öffnest du sie: {command}
        severalInText|other: In diesem Text sind {count} versiegelte Nachrichten, nur die erste wird versucht. So öffnest du alle: {command}
        inboxDamaged|one: {count} ist unvollständig oder beschädigt
        inboxDamaged|other: {count} sind unvollständig oder beschädigt
        inboxDamagedWhere: Die neueste Nachricht mit einem unvollständigen oder beschädigten Umschlag: {command}
        openedHeading: Geöffnet
        emptyMessage: Die Nachricht ist leer.
        recipientUnverified: „{name}“ ist nicht verifiziert. Vergleiche die Wörter, bevor du dich darauf verlässt: {command}
        """)
}

extension StandingText {
    static let german = PhraseTable(
        """
        heading: Siegel
        verified: verifiziert
        unverified: unverifiziert
        sealed: versiegelt
        plain: Klartext
        plainLegend: Ohne Wort vor einer Nachricht: {word}, nur ihr Messenger steht für sie ein.
        looksLike: „{name}“ sieht aus wie dein Kontakt „{contact}“, ist aber ein anderer Name.
        chatHasName: „{name}“ heißt nur der Chat; dass er mit deinem Kontakt „{contact}“ ist, steht nicht fest.
        """)
}

extension QRText {
    static let german = PhraseTable(
        """
        bundleOf: Bündel von {name}, {shortID}
        envelope: Eine versiegelte Nachricht
        codes|one: {count} Code im Bild
        codes|other: {count} Codes im Bild
        written: Der Code steht in „{path}“.
        dense: Der Code ist dicht; halte die Kamera ruhig und nah.
        tooDense: Der Code ist für die meisten Kameras zu dicht; schick lieber den Text.
        tooWide: Der Code ist {columns} Spalten breit, das Terminal {room}.
        tooWideHint: Ein breiteres Terminal zeigt ihn; oder als Bild schreiben: --png DATEI, --svg DATEI.
        tooTall: Der Code braucht {rows} Zeilen, das Terminal zeigt aber nur {room}.
        tooTallHint: Mache das Fenster höher oder die Schrift kleiner, oder schreibe ein Bild: --png DATEI, --svg DATEI.
        askOpen: Diese Nachricht öffnen?
        notOpened: Die versiegelte Nachricht wurde nicht geöffnet.
        somethingElse: Etwas anderes
        """)
}

extension DoctorText {
    static let german = PhraseTable(
        """
        engineAge: Alter der Datenbank-Engine
        engineAgeEncrypted: SQLite vom {date}; spätere Korrekturen sind darin, soweit das System sie brachte. Jede Seite wird unter dem Schlüssel des Tresors geprüft, bevor sie gelesen wird.
        engineAgePlain: SQLite vom {date}; spätere Korrekturen sind darin, soweit das System sie brachte. Eine unverschlüsselte Datenbank wird vor dem Lesen durch nichts geprüft.
        ledger: Schutz vor Wiederholung
        ledgerState|one: {count} Eintrag von 10.000; insgesamt {opened} geöffnet
        ledgerState|other: {count} Einträge von 10.000; insgesamt {opened} geöffnet
        clock: Uhr
        clockFine: Die des Rechners und die des Tresors stimmen überein.
        clockBehind: Die des Rechners geht der des Tresors nach, der bei {time} steht.
        notOpened: Der Tresor wurde nicht geöffnet: Es wurde keine Passphrase angegeben, und keine ist vorgehalten.
        identities: Deine Identitäten
        qrEncoder: libqrencode
        qrReader: ZBar
        png: libpng
        jpeg: libjpeg
        services: Dienste
        servicesNone: keine installiert
        servicesIdle: installiert, nicht aktiviert: {units}
        servicesEnabled: aktiviert: {units}
        askResetClock: Die Uhr des Tresors von {time} auf {now} zurückstellen? Umschläge aus der Zeit dazwischen, die längst geöffnet wurden, hält dann nur noch das dauerhafte Gedächtnis fern.
        clockReset: Die Uhr des Tresors ist wieder die dieses Geräts.
        """)
}

extension TrustText {
    static let german = PhraseTable(
        """
        subject: Vertrauen
        sound: Kontakte und Richtlinien sind so, wie sie zuletzt gesetzt wurden.
        doubtful: Was dieser Tresor über Kontakte und Richtlinien sagt, wurde so nicht zuletzt gesetzt: Ältere Dateien oder Seiten stehen an seiner Stelle, oder eine Kopie wurde von Hand wiederhergestellt. Niemand gilt als verifiziert, und alle Richtlinien sind an. Sieh „whisper contact list“ durch und nimm es dann mit „whisper doctor --accept-trust“ an.
        doubtfulContacts|one: {count} Kontakt ist nicht so, wie er zuletzt gesetzt wurde, und gilt nicht als verifiziert. „whisper doctor --accept-trust“ nimmt ihn an.
        doubtfulContacts|other: {count} Kontakte sind nicht so, wie sie zuletzt gesetzt wurden, und gelten nicht als verifiziert. „whisper doctor --accept-trust“ nimmt sie an.
        wouldBeVerified: Verifiziert: „{name}“
        wouldBeOn: An: {name}
        wouldBeOff: Aus: {name}
        askAccept|one: Den Tresor so annehmen, wie er ist, mit {count} verifizierten Kontakt und diesen Richtlinien?
        askAccept|other: Den Tresor so annehmen, wie er ist, mit {count} verifizierten Kontakten und diesen Richtlinien?
        accepted: Was der Tresor über Kontakte und Richtlinien sagt, ist angenommen.
        refused: Was dieser Tresor über Kontakte und Richtlinien sagt, ist zweifelhaft
        refusedHint: Nimm es zuerst mit „whisper doctor --accept-trust“ an, oder stelle eine Sicherung wieder her.
        acceptOption: Nimmt an, was der Tresor über Kontakte und Richtlinien sagt, und zeigt es vorher.
        askReplaceBackup: Was dieser Tresor über Kontakte und Richtlinien sagt, ist zweifelhaft. Die Sicherung bei „{path}“ durch eine Kopie ersetzen, für die dasselbe gilt?
        backupKept: Was dieser Tresor über Kontakte und Richtlinien sagt, ist zweifelhaft; die Sicherung bei „{path}“ blieb deshalb erhalten
        backupKeptHint: Sieh „whisper contact list“ durch und nimm es dann mit „whisper doctor --accept-trust“ an, stelle diese Sicherung wieder her, oder nenne einen anderen Ort für die Kopie. „--yes“ ersetzt die Sicherung trotzdem.
        """)
}

extension PageText {
    static let german = PhraseTable(
        """
        archive: Nachrichtenarchiv
        chats: Chats
        people: Personen
        gallery: Galerie
        years: Jahre
        statistics: Statistik
        search: Suche
        skip: Zum Inhalt springen
        plaintext: Diese Seiten sind nicht verschlüsselt: Wer sie öffnen kann, kann sie lesen.
        monthOfYear: {month} {year}
        monthOfYearPart: {month} {year}, Teil {part}
        months: Monate
        allMonths: Alle Monate
        earlier: Früher: {place}
        later: Später: {place}
        continueReading: Weiterlesen
        pages: Seiten
        pageNumber: Seite {number}
        previousPage: Vorherige Seite
        nextPage: Nächste Seite
        messageCount|one: {count} Nachricht
        messageCount|other: {count} Nachrichten
        chatCount|one: {count} Chat
        chatCount|other: {count} Chats
        group: Gruppe
        direct: Direkter Chat
        broadcast: Verteilerliste
        unknownChat: Chat
        period: {first} bis {last}
        noMessages: Hier sind keine Nachrichten.
        names: Namen
        numbers: Nummern und Adressen
        inChats: Nachrichten nach Chat
        you: Du
        pictures: Bilder
        videos: Videos
        voice: Sprachnachrichten und Ton
        documents: Dokumente und andere Dateien
        noMedia: Hier sind keine Dateien.
        dayCount|one: {date}: {count} Nachricht
        dayCount|other: {date}: {count} Nachrichten
        less: weniger
        more: mehr
        theme: Hell oder dunkel
        filter: Diese Seite filtern
        filterMedia: mit Dateien
        filterSealed: versiegelt
        filterLinks: mit Links
        shownCount: {shown} von {all} sichtbar
        jump: Zu einem Tag gehen
        keys: Tasten: j und k gehen von Nachricht zu Nachricht, / filtert, ← und → blättern.
        close: Schließen
        previousPicture: Vorheriges Bild
        nextPicture: Nächstes Bild
        tools: Filtern oder zu einem Tag gehen
        searchNeedsScript: Die Suche braucht Skripte, die dieser Browser nicht ausführt. Die Monate eines Chats stehen auf seiner Seite.
        searchQuery: Wörter oder Namen
        searchLanguage: Wie in „whisper search“: \"eine Wortfolge\", ein Wortanfang mit Stern (Schirm*), OR, -Wort für das, was fehlen soll, und Klammern. Was du gerade tippst, wird an seinem Anfang erkannt.
        searchNone: Keine Nachrichten gefunden.
        searchAll: Gefundene Nachrichten: {count}
        searchSome: Die neuesten gefundenen Nachrichten: {count}
        searchFailed: Die Suchdaten waren nicht lesbar.
        searchMore: Mehr anzeigen
        findName: Nach Namen suchen
        newest: Die neuesten Nachrichten
        """)
}

extension PageMessageText {
    static let german = PhraseTable(
        """
        pending: wartet auf den Versand
        sent: gesendet
        delivered: zugestellt
        failed: nicht gesendet
        read: gelesen
        editedAt: bearbeitet {time}
        edited: bearbeitet
        forwarded: weitergeleitet
        forwardedOften: häufig weitergeleitet
        viewedOnce: war einmal ansehbar
        disappearing: sollte verschwinden
        starred: markiert
        reactions: Reaktionen
        deletedByYou: von dir gelöscht
        deletedBySender: vom Absender gelöscht
        deletedByAdmin: von einem Admin gelöscht, {name}
        deletedKept: Was darin stand
        quotedNotHere: antwortet auf eine Nachricht, die nicht in diesem Archiv ist
        quotedOnly: vom Absender zitiert; die Nachricht selbst ist nicht in diesem Archiv
        voiceMessage: Sprachnachricht
        videoMessage: Videonachricht
        movingPicture: bewegtes Bild
        expired: nicht mehr verfügbar
        remote: nicht heruntergeladen
        damaged: im Tresor beschädigt
        withheld: in dieses Archiv nicht aufgenommen
        liveLocation: Live-Standort
        coordinates: Breite {latitude}, Länge {longitude}
        voteCount|one: {count} Stimme
        voteCount|other: {count} Stimmen
        voiceCall: Sprachanruf
        videoCall: Videoanruf
        callMissed: verpasst
        callDeclined: abgelehnt
        callFailed: fehlgeschlagen
        callAnsweredElsewhere: auf einem anderen Gerät angenommen
        callSilenced: stummgeschaltet
        callConnected: angenommen
        callOngoing: läuft noch
        unreadable: diese Nachricht war auf diesem Gerät nicht lesbar
        spoiler: verdeckt, bis man es öffnet
        sealedLine: eine versiegelte Zeile, wie sie befördert wurde
        ownSealedLine: von dir für {name} versiegelt, nur dort zu öffnen
        groupInvite: Einladung in eine Gruppe
        transcript: automatische Abschrift: {text}
        inTranscript: in einer Abschrift
        unknownSender: unbekannter Absender
        """)
}

extension SystemText {
    static let german = PhraseTable(
        """
        groupCreated: Die Gruppe „{text}“ wurde erstellt
        groupCreatedBy: {by} hat die Gruppe „{text}“ erstellt
        groupSubject: Die Gruppe heißt jetzt „{text}“
        groupSubjectBy: {by} hat die Gruppe in „{text}“ umbenannt
        groupDescription: Die Beschreibung der Gruppe wurde geändert: {text}
        groupDescriptionBy: {by} hat die Beschreibung der Gruppe geändert: {text}
        groupIcon: Das Bild der Gruppe wurde geändert
        groupIconBy: {by} hat das Bild der Gruppe geändert
        groupDeleted: Die Gruppe wurde gelöscht
        groupJoined: Du bist der Gruppe „{text}“ beigetreten
        groupInviteLink: Der Einladungslink der Gruppe wurde geändert
        groupRestricted: Wer die Einstellungen der Gruppe ändern darf, wurde geändert
        groupAnnouncements: Wer der Gruppe schreiben darf, wurde geändert
        groupReplaced: Die Gruppe wurde durch eine andere ersetzt
        added: {names} wurde hinzugefügt
        addedBy: {by} hat {names} hinzugefügt
        joined: {names} ist beigetreten
        left: {names} hat die Gruppe verlassen
        removed: {names} wurde entfernt
        removedBy: {by} hat {names} entfernt
        promoted: {names} ist jetzt Admin
        demoted: {names} ist nicht mehr Admin
        invited: {names} wurde eingeladen
        invitedBy: {by} hat {names} eingeladen
        banned: {names} wurde ausgeschlossen
        bannedBy: {by} hat {names} ausgeschlossen
        unbanned: Der Ausschluss von {names} wurde aufgehoben
        askedToJoin: {names} möchte beitreten
        invitationDeclined: {names} hat die Einladung abgelehnt
        invitationWithdrawn: Die Einladung von {names} wurde zurückgezogen
        requestDeclined: Die Anfrage von {names} wurde abgelehnt
        requestWithdrawn: {names} hat die Anfrage zurückgezogen
        numberChanged: Eine Telefonnummer hat sich geändert: {names}
        encrypted: Nachrichten in diesem Chat verschlüsselt der Dienst
        identityChanged: Der Sicherheitscode von {names} hat sich geändert
        disappearingOn: Neue Nachrichten verschwinden nach einiger Zeit
        disappearingOff: Nachrichten verschwinden nicht mehr
        blocked: Dieser Kontakt wurde blockiert
        unblocked: Dieser Kontakt ist nicht mehr blockiert
        businessNotice: Ein Hinweis zu einem Unternehmenskonto: {text}
        businessNoticeOnly: Ein Hinweis zu einem Unternehmenskonto
        channelNotice: Ein Hinweis zu diesem Kanal: {text}
        channelNoticeOnly: Ein Hinweis zu diesem Kanal
        communityNotice: Ein Hinweis zur Community: {text}
        communityNoticeOnly: Ein Hinweis zur Community
        groupApproval: Wer der Gruppe beitreten darf, wurde geändert
        chatPrivacy: Der erweiterte Datenschutz dieses Chats wurde geändert
        numberShared: Eine Telefonnummer wurde geteilt
        sharingLimited: Das Teilen aus diesem Chat wurde eingeschränkt
        album: Ein Album mit Bildern und Videos
        albumBy: {by} hat ein Album mit Bildern und Videos gesendet
        privacyProvider: Ein Hinweis, wer diesen Unternehmenschat betreibt
        groupAdditions: Wer Mitglieder zur Gruppe hinzufügen darf, wurde geändert
        deviceChanged: Verknüpfte Geräte wurden hinzugefügt oder entfernt
        usernameChanged: Ein Benutzername hat sich geändert: {names}
        usernameChangedOnly: Ein Benutzername hat sich geändert
        pinned: Eine Nachricht wurde angeheftet
        pinnedBy: {by} hat eine Nachricht angeheftet
        unpinned: Eine Nachricht ist nicht mehr angeheftet
        kept: Eine Nachricht wurde vor dem Verschwinden bewahrt
        notKept: Eine Nachricht wird nicht mehr vor dem Verschwinden bewahrt
        eventAnswered: Eine Einladung zu einer Veranstaltung wurde beantwortet
        eventAnsweredBy: {by} hat auf eine Einladung zu einer Veranstaltung geantwortet
        chatCreated: Der Chat wurde erstellt
        chatCreatedBy: {by} hat den Chat erstellt
        chatSubject: Der Chat heißt jetzt „{text}“
        chatSubjectBy: {by} hat den Chat in „{text}“ umbenannt
        chatDescription: Die Beschreibung des Chats wurde geändert: {text}
        chatDescriptionBy: {by} hat die Beschreibung des Chats geändert: {text}
        chatReplaced: Der Chat wurde durch einen anderen ersetzt
        groupCreatedOnly: Die Gruppe wurde erstellt
        groupCreatedOnlyBy: {by} hat die Gruppe erstellt
        groupSubjectOnly: Der Name der Gruppe wurde geändert
        groupSubjectOnlyBy: {by} hat den Namen der Gruppe geändert
        groupDescriptionOnly: Die Beschreibung der Gruppe wurde geändert
        groupDescriptionOnlyBy: {by} hat die Beschreibung der Gruppe geändert
        chatSubjectOnly: Der Name des Chats wurde geändert
        chatSubjectOnlyBy: {by} hat den Namen des Chats geändert
        chatDescriptionOnly: Die Beschreibung des Chats wurde geändert
        chatDescriptionOnlyBy: {by} hat die Beschreibung des Chats geändert
        groupJoinedOnly: Du bist der Gruppe beigetreten
        someoneAdded: Jemand wurde hinzugefügt
        someoneAddedBy: {by} hat jemanden hinzugefügt
        someoneJoined: Jemand ist beigetreten
        someoneLeft: Jemand hat die Gruppe verlassen
        someoneRemoved: Jemand wurde entfernt
        someoneRemovedBy: {by} hat jemanden entfernt
        someonePromoted: Jemand ist jetzt Admin
        someoneDemoted: Jemand ist kein Admin mehr
        membersChanged: Die Mitgliederliste der Gruppe hat sich geändert
        numberChangedOnly: Eine Telefonnummer hat sich geändert
        identityChangedOnly: Ein Sicherheitscode hat sich geändert
        disappearingChanged: Ob neue Nachrichten verschwinden, wurde geändert
        """)
}

extension PageExportText {
    static let german = PhraseTable(
        """
        progress: Seiten werden geschrieben
        plaintext: Die Seiten werden nicht verschlüsselt: Wer den Ordner öffnen kann, kann deine Nachrichten lesen.
        written|one: {count} Nachricht nach „{path}“ geschrieben ({chats}).
        written|other: {count} Nachrichten nach „{path}“ geschrieben ({chats}).
        wroteMedia|one: Mit {count} Datei.
        wroteMedia|other: Mit {count} Dateien.
        damagedMedia|one: {count} Anhang ist im Tresor beschädigt und fehlt.
        damagedMedia|other: {count} Anhänge sind im Tresor beschädigt und fehlen.
        openAt: Im Browser öffnen: {path}
        badMedia: --media nimmt all, used oder none, nicht „{value}“.
        badTheme: --theme nimmt auto, light oder dark, nicht „{value}“.
        badLanguage: --language nimmt eine von {languages}, nicht „{value}“.
        standardOutput: Die Seiten sind ein Ordner und können nicht auf die Standardausgabe geschrieben werden.
        emptyPeriod: --since liegt nicht vor --until.
        occupied: „{path}“ existiert und wird nicht ersetzt.
        occupiedHint: Wähle einen anderen Ordner. --force ersetzt ein Archiv, das ein früherer Export geschrieben hat, und sonst nichts.
        busy: Ein anderer Prozess schreibt gerade nach „{path}“.
        """)
}
