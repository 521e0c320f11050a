extension FailureText {
    /// The texts in German.
    static let german: [FailureText: Phrase] = [
        .internalError: "Interner Fehler: {reason}",
        .interrupted: "Unterbrochen. Was fertig war, bleibt erhalten; der Tresor ist in Ordnung.",
        .closedPipe: "Die Pipe der Ausgabe wurde geschlossen.",
        .cannotWriteOutput: "Die Ausgabe lässt sich nicht schreiben: {reason}",
        .cannotReadFile: "„{path}“ lässt sich nicht lesen: {reason}",
        .cannotWriteFile: "„{path}“ lässt sich nicht schreiben: {reason}",
        .fileExists: "„{path}“ gibt es schon.",
        .fileExistsHint: "Wähle einen anderen Namen, oder ersetze es mit --force.",
        .sameFile: "Ein- und Ausgabe sind dasselbe: „{path}“.",
        .emptyValue: "Die Option „{option}“ braucht einen Wert, der nicht leer ist.",
        .diskFull: "Der Datenträger ist voll. Nichts ging verloren; was nicht passte, wurde nicht geschrieben.",
        .inputOutput: "Der Datenträger versagte beim Lesen oder Schreiben.",
        .fileFailed: "Eine Datei des Tresors ist nicht benutzbar: {reason}",
        .noHome: "Das Benutzerverzeichnis ist unbekannt: HOME ist nicht gesetzt.",
        .noHomeHint: "Setze HOME, oder nenne den Ort mit --vault oder WHISPER_HOME.",
        .unknownSetting: "„{path}“, Zeile {line}: Es gibt keine Einstellung „{name}“.",
        .malformedConfiguration: "„{path}“, Zeile {line}: Das ist keine Einstellung der Form Name = \"Wert\".",
        .foreignConfiguration:
            "„{path}“ wird nicht befolgt: Andere dürfen sie schreiben, oder sie gehört einem anderen Benutzer. Sie kann Befehle nennen, die ausgeführt werden.",
        .foreignConfigurationHint:
            "Nimm anderen das Schreibrecht (chmod go-w) oder mache sie dir zu eigen (chown), und sieh nach, was darin steht.",
        .unknownSettingHint: "„whisper help environment“ nennt die Einstellungen.",
        .twoPassphraseSources: "Mehr als eine Quelle der Passphrase ist angegeben; gib eine an.",
        .noPassphrase: "Es ist keine Passphrase angegeben, und es gibt kein Terminal, an dem gefragt werden könnte.",
        .noPassphraseHint:
            "Gib --passphrase-file, --passphrase-command oder --passphrase-fd an, oder rufe zuerst „whisper unlock“ auf.",
        .emptyPassphrase: "Die Passphrase ist leer.",
        .emptyPassphraseHint: "Am Terminal wird für eine leere Passphrase eine erzeugt; anderswo gib eine eigene an.",
        .passphrasesDiffer: "Die beiden Passphrasen sind verschieden.",
        .passphraseTooLong: .plural(
            one: "Die Passphrase ist länger als {count} Byte.",
            other: "Die Passphrase ist länger als {count} Bytes."),
        .cannotReadPassphrase: "Die Passphrase lässt sich nicht lesen: {reason}",
        .passphraseCommandFailed: "Der Befehl für die Passphrase lässt sich nicht ausführen: {reason}",
        .passphraseCommandStatus: "Der Befehl für die Passphrase scheiterte mit Status {status}.",
        .cannotUseTerminal: "Das Terminal lässt sich nicht benutzen: {reason}",
        .outOfGuardedMemory: "Es gibt keinen geschützten Speicher mehr für Geheimnisse.",
        .wrongPassphrase: "Die Passphrase ist falsch.",
        .wrongKey: "Der Schlüssel öffnet diesen Tresor nicht.",
        .wrongKeyHint:
            "Schlüsselbund und Datenbank gehören nicht zum selben Tresor. Hole beide aus einer Sicherung zurück.",
        .keyMissing: "Der Schlüssel des Tresors fehlt in seinem Schlüsselbund.",
        .keyMissingHint:
            "Hole den Schlüsselbund aus einer Sicherung zurück. Ein neuer Schlüssel machte den Inhalt für immer unlesbar, darum wird keiner erzeugt.",
        .keychainLocked: "Der Schlüsselbund ist gesperrt, oder seine Passphrase wurde inzwischen geändert.",
        .keychainDamaged: "Der Schlüsselbund ist beschädigt.",
        .recoveryDamaged: "Die Wiederherstellungskopie ist beschädigt.",
        .keychainDamagedHint:
            "Hole ihn aus einer Sicherung zurück; die Wiederherstellungskopie enthält dieselben Schlüssel.",
        .keychainInaccessible: "Der Schlüsselbund lässt sich nicht lesen oder schreiben: {reason}",
        .keyCacheUnavailable:
            "Dieses System hält zwischen Befehlen keine Schlüssel bereit (kein Schlüsselring des Kernels).",
        .keyCacheFailed: "Der Schlüsselring des Kernels nimmt den Schlüssel nicht an: {reason}",
        .noVault: "Bei „{path}“ ist kein Tresor.",
        .noVaultThere: "An diesem Ort ist kein Tresor.",
        .noVaultHint: "„whisper init“ legt einen an; --vault nennt einen anderen Ort.",
        .unfinishedVault: "Der Tresor bei „{path}“ wurde begonnen und nicht fertig angelegt.",
        .unfinishedVaultHint:
            "Rufe „whisper init“ mit derselben Passphrase noch einmal auf; es geht weiter, wo es aufhörte.",
        .vaultExists: "Bei „{path}“ ist schon ein Tresor.",
        .vaultExistsHint: "Benutze ihn, oder nenne mit --vault einen anderen Ort.",
        .vaultHeld: "Ein anderer Prozess hält den Tresor für sich allein.",
        .vaultBusy: "Der Tresor ist beschäftigt.",
        .vaultHeldHint: "Warte, bis der andere Befehl fertig ist, und versuche es dann noch einmal.",
        .vaultDamaged: "Der Tresor ist beschädigt.",
        .vaultDamagedHint: "„whisper verify“ sagt, was fehlt; „whisper restore“ holt eine Sicherung zurück.",
        .alteredSchema:
            "Die Datenbank des Tresors enthält Tabellen, Indizes, Sichten oder Auslöser, die nicht von Whisper sind, oder es fehlen welche. Sie wurde nicht geöffnet.",
        .alteredSchemaHint:
            "„whisper verify“ nennt sie; „whisper verify --recover-to“ überträgt den Inhalt in einen neuen Tresor.",
        .newerVault: "Der Tresor wurde von einer neueren Version von Whisper geschrieben. Nichts wurde geändert.",
        .newerVaultHint: "Installiere die neuere Version.",
        .vaultReadOnly: "Der Tresor lässt sich nicht schreiben: Datenträger oder Datei sind schreibgeschützt.",
        .noEncryption: "Dieses Whisper kann nicht verschlüsseln: Es wurde mit gewöhnlichem SQLite gebaut.",
        .noEncryptionHint:
            "Nimm eines mit SQLCipher, oder lege einen Tresor ohne Verschlüsselung an: whisper init --unencrypted",
        .unsupportedFormat: "{engine} kann diese Form nicht schreiben.",
        .unsupportedFormatHint: "Form 4 braucht SQLCipher 4.",
        .unreadableFormat: "Der Tresor hat die Form von SQLCipher 4, die diese Datenbank nicht lesen kann.",
        .storeFailed: "Der Vorgang am Tresor ist fehlgeschlagen: {reason}",
        .disclaimerNeeded: "Der Haftungsausschluss ist nicht angenommen.",
        .disclaimerNeededHint:
            "Lies ihn mit „whisper help disclaimer“ und nimm ihn mit „whisper init --accept-disclaimer“ an.",
        .confirmationNeeded: "Das muss bestätigt werden, und es gibt kein Terminal, an dem gefragt werden könnte.",
        .confirmationNeededHint: "Gib --yes an.",
        .declined: "Nichts wurde getan.",
        .conversationNotFound: "Diesen Chat gibt es nicht.",
        .messageNotFound: "Diese Nachricht gibt es nicht.",
        .contactNotFound: "Diesen Kontakt gibt es nicht.",
        .personNotFound: "Diese Person gibt es nicht.",
        .attachmentNotFound: "Der Anhang ist nicht im Tresor.",
        .attachmentDamaged: "Ein Anhang ist beschädigt.",
        .keyNotAsJSON: "Der Schlüssel wird nie als JSON ausgegeben.",
        .keyNotAsJSONHint: "Lass --json weg.",
        .notEncrypted: "Der Tresor ist nicht verschlüsselt und hat darum keinen Schlüssel.",
        .notABackup: "„{path}“ ist keine Sicherung eines Tresors.",
        .twoChanges: "Nur eine Änderung auf einmal ist möglich.",
        .verificationFailed: .plural(
            one: "{count} Mangel am Tresor.",
            other: "{count} Mängel am Tresor."),
        .verificationFailedHint:
            "„whisper verify --repair“ richtet Suchindex und Zähler; alles andere braucht eine Sicherung.",
        .invalidDuration: "„{value}“ ist keine gültige Dauer.",
        .invalidDurationHint: "Schreibe 90s, 15m, 8h oder 1d, höchstens 30d.",
        .alreadyThatWay: "Der Tresor ist schon so.",
        .foreignDatabase:
            "Der Tresor ist verschlüsselt, und die Datenbank an seiner Stelle ist es nicht: Sie gehört nicht zu ihm. Sie wurde nicht geöffnet.",
        .foreignDatabaseHint:
            "„whisper restore“ holt eine Sicherung zurück. Gehört die Datenbank dir und war sie nie verschlüsselt, nenne ihr Verzeichnis in config.toml als unencrypted-vault und rufe dann „whisper rekey --decrypt“ auf.",
        .plainUnconfirmed:
            "Die Datenbank ist nicht verschlüsselt, der Schlüsselbund sagt nicht, ob sie es war, und es gibt kein Terminal, an dem gefragt werden könnte.",
        .plainUnconfirmedHint:
            "Hast du diesen Tresor ohne Verschlüsselung angelegt, rufe einmal „whisper rekey --decrypt --yes“ auf, oder nenne sein Verzeichnis in config.toml als unencrypted-vault.",
    ]
}
