extension SealingCommandText {
    var german: Phrase {
        switch self {
        case .identity:
            "Die eigenen Identitäten anlegen und verwalten."
        case .identityCreate:
            "Eine Identität anlegen."
        case .identityCreateDiscussion:
            "Erzeugt zwei Schlüsselpaare: eines, um angeschrieben zu werden, und eines zum Unterschreiben. Mit der ersten Identität wird versiegelt, wo keine genannt ist; „whisper identity use“ wählt eine andere."
        case .identityList:
            "Die eigenen Identitäten auflisten."
        case .identityShow:
            "Eine Identität zeigen: ihre Wörter, ihren Fingerabdruck, ihre Schlüssel."
        case .identityShowDiscussion:
            "Lies die Wörter am Telefon jemandem vor, der dein Bündel hat: Stehen dort dieselben, hat niemand andere Schlüssel dazwischengeschoben."
        case .identityUse:
            "Die Standardidentität festlegen."
        case .identityRename:
            "Einer Identität einen anderen Namen geben."
        case .identityArchive:
            "Eine Identität nur noch öffnen lassen, nicht mehr versiegeln."
        case .identityArchiveDiscussion:
            "Was an sie versiegelt wurde, öffnet sie weiterhin, auf Dauer. An einem Terminal wird vorher gefragt."
        case .identityRotate:
            "Die Schlüssel einer Identität durch neue ersetzen."
        case .identityRotateDiscussion:
            "Die neuen Schlüssel übernehmen den Namen. Die alten unterschreiben das, damit deine Kontakte es von einem Betrug unterscheiden können, und öffnen weiterhin Nachrichten. Gib deinen Kontakten das neue Bündel: „whisper identity export“. An einem Terminal wird vorher gefragt."
        case .identityExport:
            "Das öffentliche Bündel einer Identität ausgeben, damit andere dir schreiben können."
        case .identityExportDiscussion:
            "Das Bündel enthält kein Geheimnis: Schick es per Mail, zeig es mit „whisper qr show“ als QR-Code, stell es auf eine Webseite."
        case .identityBackup:
            "Identitäten samt geheimen Schlüsseln unter einer eigenen Passphrase sichern."
        case .identityBackupDiscussion:
            "Ohne Namen werden alle Identitäten gesichert. Die Passphrase wird zweimal erfragt; bleibt sie leer, werden zehn Wörter erzeugt. Wer Datei und Passphrase hat, kann deine Post lesen und in deinem Namen unterschreiben."
        case .identityRestore:
            "Identitäten aus einer solchen Sicherung zurückholen."
        case .identityRestoreDiscussion:
            "Zeigt, was hinzukäme, und fragt. Was schon da ist, wird nie überschrieben. Eine Nachricht, die anderswo mit einer Identität geöffnet wurde, etwa auf einem anderen Gerät, öffnet sich hier noch einmal: Dieser Tresor kann es nicht wissen."
        case .contact:
            "Die Menschen verwalten, mit denen du versiegelte Nachrichten tauschst."
        case .contactAdd:
            "Einen Kontakt von Hand aufnehmen."
        case .contactAddDiscussion:
            "Aus einem Bündel oder aus den 64 Hexadezimalziffern eines öffentlichen Schlüssels."
        case .contactList:
            "Die Kontakte auflisten."
        case .contactShow:
            "Einen Kontakt zeigen: Vertrauen, Wörter, Fingerabdruck, frühere Schlüssel."
        case .contactVerify:
            "Die Schlüssel mit der Person vergleichen und für richtig erklären."
        case .contactVerifyDiscussion:
            "Zeigt die Wörter beider Seiten. Am Telefon liest jeder die Wörter des anderen vor. Nur wenn beide stimmen, antworte mit Ja."
        case .contactRevoke:
            "Die Schlüssel eines Kontakts widerrufen."
        case .contactRevokeDiscussion:
            "Für sie wird nichts mehr versiegelt, und ihre Unterschriften werden als widerrufen gemeldet. Neue Schlüssel machen den Kontakt wieder brauchbar. Am Terminal wird zuerst gefragt."
        case .contactBlock:
            "Einem Kontakt nicht schreiben und nicht zeigen, was von ihm kommt."
        case .contactUnblock:
            "Die Blockierung eines Kontakts aufheben."
        case .contactRename:
            "Einem Kontakt einen anderen Namen geben."
        case .contactNote:
            "Eine Notiz zu einem Kontakt schreiben oder entfernen."
        case .contactLink:
            "Sagen, welcher Absender von Nachrichten ein Kontakt ist."
        case .contactRemove:
            "Einen Kontakt löschen."
        case .contactRemoveDiscussion:
            "Seine Nachrichten bleiben."
        case .contactExport:
            "Das Schlüsselbuch ausgeben: die öffentlichen Schlüssel aller Kontakte."
        case .contactExportDiscussion:
            "Das Vertrauen bleibt weg: Wer es importiert, muss selbst vergleichen."
        case .contactImport:
            "Kontakte aus einem Bündel oder einem Schlüsselbuch aufnehmen."
        case .contactImportDiscussion:
            "Zeigt, was hinzukäme, und fragt. Andere Schlüssel zu einem bekannten Namen sind ein Schlüsselwechsel: Er wird mit Exit-Status 25 abgelehnt, außer mit --accept-key-change, und der Kontakt muss neu verglichen werden."
        case .importBundle:
            "Einen Kontakt aus einem Bündel aufnehmen; dasselbe wie „contact import“."
        case .policy:
            "Regeln, an denen jede versiegelte Nachricht gemessen wird."
        case .policyList:
            "Die Regeln zeigen, und ob sie gelten."
        case .policySet:
            "Eine Regel ein- oder ausschalten."
        case .policySetDiscussion:
            "Wer biometric-gated-signing einschaltet, wählt eine Passphrase zum Unterschreiben, die dann bei jeder Unterschrift erfragt wird; auch das Ausschalten verlangt sie."
        case .encrypt:
            "Eine Nachricht versiegeln: Text hinein, eine Zeile für jeden Messenger heraus."
        case .encryptDiscussion:
            "Die Nachricht ist die Standardeingabe, Byte für Byte; der Umschlag erscheint auf der Standardausgabe. Unterschrieben wird, wo die Identität einen Schlüssel dafür hat. Eine Abschrift bleibt im Tresor, damit du lesen kannst, was du gesendet hast."
        case .decrypt:
            "Eine versiegelte Nachricht öffnen."
        case .decryptDiscussion:
            "Findet den ersten Umschlag im Text einer Datei oder der Standardeingabe, was auch immer drumherum steht. Die Nachricht erscheint Byte für Byte auf der Standardausgabe, ihr Absender auf der Standardfehlerausgabe. Exit-Status 25 heißt, dass die Schlüssel des Absenders gewechselt haben oder widerrufen sind. Ein Umschlag öffnet sich einmal."
        case .detect:
            "Versiegelte Nachrichten in einem Text, in der Zwischenablage oder im Tresor finden."
        case .detectDiscussion:
            "Öffnet nichts; an einem Terminal wird es angeboten."
        case .inbox:
            "Die versiegelten Nachrichten in importierten Chats öffnen."
        case .inboxDiscussion:
            "Jede kommt direkt hinter die Nachricht, in der sie steckte. Umschläge, die älter als 48 Stunden sind, sind abgelaufen; --trust-carrier-time richtet sich nach der Zeit, zu der sie laut Messenger ankamen, wofür sonst nichts bürgt."
        case .qr:
            "QR-Codes zeigen und lesen."
        case .qrShow:
            "Ein Bündel oder einen Umschlag als QR-Code zeigen."
        case .qrShowDiscussion:
            "Ohne Angabe das Bündel der Standardidentität; - nimmt ein Bündel oder einen Umschlag aus der Standardeingabe."
        case .qrScan:
            "Die QR-Codes in einem Bild lesen."
        case .qrScanDiscussion:
            "Zeigt, was jeder Code enthält, und fragt, bevor ein Kontakt aufgenommen oder eine Nachricht geöffnet wird."
        }
    }
}

extension SealingOptionText {
    var german: Phrase {
        switch self {
        case .identityName:
            "Die Identität: ihr Name, ihre Kennung oder ihr Fingerabdruck."
        case .newIdentityName:
            "Der Name, wie andere ihn sehen werden."
        case .noSigningKey:
            "Keinen Schlüssel zum Unterschreiben anlegen: Was sie versiegelt, ist nie unterschrieben."
        case .renameTo:
            "Der neue Name."
        case .backupIdentity:
            "Die Identität; ohne Angabe alle."
        case .backupOutput:
            "Die Datei, in die geschrieben wird; - ist die Standardausgabe."
        case .backupInput:
            "Die Sicherung; - ist die Standardeingabe."
        case .backupPassphraseCommand:
            "Nimmt die Passphrase der Sicherung aus der ersten Zeile, die dieser Befehl ausgibt."
        case .backupPassphraseFile:
            "Nimmt die Passphrase der Sicherung aus der ersten Zeile dieser Datei."
        case .backupPassphraseDescriptor:
            "Nimmt die Passphrase der Sicherung aus der ersten Zeile dieses offenen Dateideskriptors."
        case .contactName:
            "Der Kontakt: sein Name, seine Kennung oder sein Fingerabdruck."
        case .newContactName:
            "Der Name, unter dem der Kontakt geführt wird."
        case .contactKey:
            "Ein Bündel oder der öffentliche X25519-Schlüssel als 64 Hexadezimalziffern."
        case .signingKey:
            "Der öffentliche Ed25519-Schlüssel als 64 Hexadezimalziffern."
        case .contactPrefix:
            "Nur Kontakte, deren Namen so beginnen."
        case .noteText:
            "Die Notiz; ohne Angabe wird sie entfernt."
        case .linkPerson:
            "Der Absender: Name, Anfang eines Namens oder Kennung."
        case .bundlePath:
            "Eine Datei mit einem Bündel oder Schlüsselbuch; - ist die Standardeingabe."
        case .bundleName:
            "Den Kontakt unter diesem Namen führen."
        case .acceptKeyChange:
            "Andere Schlüssel für einen bekannten Kontakt übernehmen."
        case .policyName:
            "Eine von: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing."
        case .policyValue:
            "on oder off."
        case .forgetSigningKeys:
            "Mit „biometric-gated-signing off“: ohne die Passphrase zum Unterschreiben, und die Schlüssel dahinter aufgeben."
        case .recipient:
            "Der Kontakt, für den versiegelt wird: Name, Kennung oder Fingerabdruck."
        case .recipientKey:
            "Ein öffentlicher X25519-Schlüssel als 64 Hexadezimalziffern."
        case .sender:
            "Die Identität, mit der versiegelt wird."
        case .sign:
            "Unterschreiben, oder scheitern, wo das nicht geht."
        case .noSign:
            "Nicht unterschreiben."
        case .envelopePath:
            "Eine Datei mit dem Text; - oder nichts ist die Standardeingabe."
        case .everyEnvelope:
            "Jeden Umschlag im Text öffnen; jede Nachricht steht unter ihrer Herkunft, ihre Zeilen hinter „| “."
        case .detectPaths:
            "Dateien mit Text; - oder nichts ist die Standardeingabe."
        case .clipboard:
            "In der Zwischenablage suchen."
        case .inVault:
            "Die Nachrichten im Tresor durchsuchen."
        case .inboxConversation:
            "Nur dieser Chat: Kennung, Titel oder ein Teil des Titels."
        case .trustCarrierTime:
            "Das Alter nach der Zeit der Nachricht beurteilen, in der der Umschlag steckte."
        case .showBlocked:
            "Auch Nachrichten blockierter Kontakte zeigen."
        case .qrSubject:
            "Eine Identität, oder - für die Standardeingabe."
        case .qrPNG:
            "Ein PNG-Bild schreiben; - ist die Standardausgabe."
        case .qrSVG:
            "Ein SVG-Bild schreiben; - ist die Standardausgabe."
        case .qrScale:
            "Die Seite eines Moduls im PNG in Pixeln, 2 bis 64."
        case .picture:
            "Ein Bild, PNG oder JPEG; - ist die Standardeingabe."
        case .resetClock:
            "Die Uhr des Tresors auf die dieses Rechners zurückstellen."
        case .revokedContact:
            "Widerrufenen Schlüsseln eines Kontakts wieder vertrauen."
        case .shownContact:
            "Der Kontakt: sein Name oder dessen Anfang, seine Kurzkennung oder sein Fingerabdruck."
        }
    }
}
