extension OptionText {
    /// The texts in German.
    static let german: [OptionText: Phrase] = [
        .vault: "Das Verzeichnis des Tresors.",
        .json: "Gibt JSON aus, ein Objekt je Zeile; Fehler auch.",
        .quiet: "Sagt nichts als Fehler.",
        .plain: "Einfache Zeilen ohne Tabellen, Farben und Bewegtes, für Bildschirmleser.",
        .noColor: "Keine Farben.",
        .passphraseCommand: "Nimmt die Passphrase aus der ersten Zeile, die dieser Befehl ausgibt.",
        .passphraseFile: "Nimmt die Passphrase aus der ersten Zeile dieser Datei.",
        .passphraseDescriptor: "Nimmt die Passphrase aus der ersten Zeile dieses offenen Dateideskriptors.",
        .newPassphraseCommand: "Nimmt die neue Passphrase aus der ersten Zeile, die dieser Befehl ausgibt.",
        .newPassphraseFile: "Nimmt die neue Passphrase aus der ersten Zeile dieser Datei.",
        .newPassphraseDescriptor: "Nimmt die neue Passphrase aus der ersten Zeile dieses offenen Dateideskriptors.",
        .yes: "Beantwortet jede Frage mit Ja.",
        .force: "Ersetzt, was da ist.",
        .acceptDisclaimer: "Nimmt den Haftungsausschluss ohne Frage an.",
        .unencrypted: "Verschlüsselt die Datenbank nicht. Anhänge bleiben verschlüsselt.",
        .unlockFor: "Wie lange der Schlüssel bereitgehalten wird: 90s, 15m, 8h, 1d.",
        .repair: "Richtet, was sich richten lässt: Suchindex und Zähler.",
        .verifyAttachments: "Liest auch jeden Anhang ganz durch.",
        .recoverTo: "Überträgt, was von einem beschädigten Tresor lesbar ist, in einen neuen in diesem Verzeichnis.",
        .backupTarget: "Das Verzeichnis, das geschrieben wird; es darf noch nicht da sein.",
        .backupSource: "Das Verzeichnis der Sicherung.",
        .rekeyFormat:
            "Die Form der verschlüsselten Datei: „common“ lesen SQLCipher 3.4 und 4, „4“ liest nur SQLCipher 4.",
        .rekeyEncrypt: "Verschlüsselt eine Datenbank, die es nicht ist.",
        .rekeyDecrypt: "Speichert die Datenbank ohne Verschlüsselung.",
        .rekeyPassphrase: "Ändert nur die Passphrase; die Schlüssel bleiben.",
        .topic: "Ein Befehl oder eines von: environment, exit-codes, formats, disclaimer.",
        .manualDirectory: "Das Verzeichnis, in das geschrieben wird.",
    ]
}
