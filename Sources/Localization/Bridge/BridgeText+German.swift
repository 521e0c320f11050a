extension BridgeText {
    var german: Phrase {
        switch self {
        case .group:
            "Nachrichten laufend hereinholen, über eine Brücke."
        case .groupDiscussion:
            "Eine Brücke ist ein eigenes Programm, das mit dem Messenger spricht und dort deine Nachrichten lesen kann. Sie sendet nie etwas. Der Tresor bleibt davon getrennt: Die Brücke hat das Netz, aber keinen Schlüssel des Tresors."
        case .install:
            "Die Referenzbrücke für WhatsApp installieren."
        case .installDiscussion:
            "Legt im Verzeichnis des Tresors eine eigene Python-Umgebung an und installiert dort die festgelegten Versionen, jede gegen ihre Prüfsumme geprüft. Braucht Python 3.11 oder neuer mit venv und das Netz."
        case .pair:
            "Den Tresor mit einem WhatsApp-Konto verknüpfen."
        case .pairDiscussion:
            "Fragt zuerst, zeigt dann Codes zum Scannen mit dem Telefon und endet, sobald das Konto verknüpft ist. „whisper bridge run“ importiert danach Nachrichten. WhatsApp erlaubt vier verknüpfte Geräte; schalte die Verifizierung in zwei Schritten ein."
        case .run:
            "Nachrichten hereinholen, bis es angehalten wird."
        case .runDiscussion:
            "Bleibt im Vordergrund und startet eine Brücke, die scheitert, neu, solange das helfen kann; so passt es zu einem Dienstverwalter. Mit Strg-C oder SIGTERM anhalten."
        case .status:
            "Zeigen, ob der Tresor verknüpft ist, und das Ergebnis des letzten Laufs."
        case .logout:
            "Das Konto lösen und seine Schlüssel entfernen."
        case .logoutDiscussion:
            "Sagt WhatsApp, dass es dieses Gerät nicht mehr gibt, und entfernt die Sitzung und alle ihre Schlüssel von diesem Rechner. Hereingeholte Nachrichten bleiben."
        case .command:
            "Dieses Programm als Brücke ausführen; seine Wörter werden wie in einer Shell getrennt."
        case .historyLimit:
            "Höchstens so viele Nachrichten aus dem Verlauf des Telefons importieren; 0 heißt unbegrenzt."
        case .consent:
            "Durch das Verknüpfen kann dieses Gerät deine WhatsApp-Chats lesen, als eines deiner verknüpften Geräte:\n- Gelesen werden neue Nachrichten und der Verlauf, den das Telefon anbietet. Gesendet wird nichts, auch keine Lesebestätigungen.\n- Alles liegt verschlüsselt allein in deinem Tresor, auch die Schlüssel der Verknüpfung.\n- Rückgängig machen: „whisper bridge logout“ oder am Telefon unter „Verknüpfte Geräte“.\nDie Bedingungen von WhatsApp sehen fremde Programme nicht vor; es kann das Konto sperren."
        case .consentQuestion:
            "Ein Konto verknüpfen?"
        case .scan:
            "Scanne dies nur mit DEINEM Telefon: WhatsApp, „Verknüpfte Geräte“, „Gerät hinzufügen“."
        case .expires:
            "Dieser Code gilt {seconds} s; dann folgt ein anderer."
        case .linked:
            "Verknüpft mit {account}; das Telefon führt dieses Gerät als „{device}“."
        case .connected:
            "Verbunden."
        case .disconnected:
            "Die Verbindung ist abgebrochen; die Brücke versucht es wieder."
        case .retrying:
            "{reason} Neuer Versuch in {seconds} s."
        case .finished:
            "Nachrichten: {added} neu, {duplicates} schon bekannt; {skipped} übersprungen."
        case .manySkipped:
            "Mehr als zehn Nachrichten in einer Stunde waren nicht lesbar."
        case .manyUndecryptable:
            "Mehr als eine von tausend Nachrichten ließ sich nicht entschlüsseln."
        case .qrExpired:
            "Der Code ist abgelaufen. Scanne den neuen."
        case .authenticationFailed:
            "Das Telefon hat die Verknüpfung abgelehnt. Prüfe das Telefon und verknüpfe erneut."
        case .sessionExpired:
            "Das Konto ist nicht mehr verknüpft. Verknüpfe erneut; importierte Nachrichten bleiben."
        case .rateLimited:
            "Zu viele Anfragen an WhatsApp."
        case .networkError:
            "WhatsApp ist nicht erreichbar. Prüfe die Verbindung."
        case .undecryptable:
            "Eine Nachricht ließ sich nicht entschlüsseln; sie wird erneut angefordert: {id}"
        case .clientOutdated:
            "WhatsApp nimmt diese Version der Brücke nicht mehr an. Aktualisiere Whisper und führe „whisper bridge install“ aus."
        case .banned:
            "WhatsApp hat das Konto gesperrt. Löse die Verknüpfung, warte einen Tag und verknüpfe dann erneut."
        case .crashed:
            "Die Brücke ist unerwartet zu Ende gegangen."
        case .programMissing:
            "Die Brücke „{program}“ lässt sich nicht ausführen."
        case .programMissingHint:
            "„whisper bridge install“ installiert die Referenzbrücke; --command nennt ein anderes Programm."
        case .noMemoryPlace:
            "Im Arbeitsspeicher gibt es keinen Ort für die Sitzung: Weder $XDG_RUNTIME_DIR noch /dev/shm liegt im Speicher."
        case .notLinked:
            "Der Tresor ist mit keinem Konto verknüpft."
        case .notLinkedHint:
            "„whisper bridge pair“ verknüpft ihn."
        case .malformedCommand:
            "{option}: Ein Anführungszeichen ist nicht geschlossen, oder es fehlt das Programm."
        case .unsupported:
            "Diese Fassung von Whisper führt keine Brücken aus."
        case .helperMissing:
            "{path} fehlt; es führt Brücken aus."
        case .helperMissingHint:
            "Es wird mit dem Trait Bridge gebaut und neben whisper installiert."
        case .installing:
            "Die Referenzbrücke wird installiert …"
        case .installed:
            "Die Referenzbrücke ist installiert: {path}"
        case .installFailed:
            "Die Referenzbrücke ließ sich nicht installieren."
        case .installFailedHint:
            "Prüfe, ob der Paketindex erreichbar ist und Python 3.11 oder neuer mit dem Modul venv installiert ist."
        case .sourceMissing:
            "Die Dateien der Referenzbrücke liegen nicht beim Programm."
        case .labelAccount:
            "Konto"
        case .labelProgram:
            "Referenzbrücke"
        case .labelAcknowledged:
            "Ereignisse im Tresor"
        case .labelLastRun:
            "Letzter Lauf"
        case .isLinked:
            "verknüpft"
        case .isNotLinked:
            "nicht verknüpft"
        case .isInstalled:
            "installiert"
        case .notInstalled:
            "nicht installiert"
        case .unlinked:
            "Gelöst und von diesem Rechner entfernt: {names}"
        case .removedOnly:
            "Von diesem Gerät entfernt: {names}. WhatsApp ließ sich nicht benachrichtigen: Entferne das Gerät am Telefon unter „Verknüpfte Geräte“."
        case .nothingToRemove:
            "Es gab nichts zu entfernen."
        case .logoutQuestion:
            "Das Konto lösen und seine Schlüssel von diesem Rechner entfernen?"
        case .coverage:
            "Zeigen, welcher Zeitraum von jedem Chat da ist und wo Lücken sind."
        case .coverageDiscussion:
            "Eine Lücke ist eine Stille von mehr als --gap Tagen zwischen zwei Nachrichten. Stille und fehlende Nachrichten sehen gleich aus; es ist also ein Hinweis. Braucht weder Brücke noch Netz."
        case .gapDays:
            "Lücken von mehr als so vielen Tagen melden."
        case .coverageFrom:
            "Von"
        case .coverageTo:
            "Bis"
        case .coverageExported:
            "Exportiert"
        case .coverageBridged:
            "Über Brücken"
        case .coverageGaps:
            "Lücken"
        case .measuring:
            "Chats werden angesehen"
        case .rebuild:
            "Nachrichten aus den gespeicherten Ereignissen der Brücken neu aufbauen."
        case .rebuildDiscussion:
            "Jedes Ereignis wird in seinen eigenen Bytes aufbewahrt. Nach einer Aktualisierung, die mehr davon versteht, zeigt dies, was vorher unverstanden war. Gelöschtes bleibt gelöscht, Gelesenes gelesen. Braucht weder Brücke noch Netz."
        case .rebuilding:
            "Ereignisse werden erneut gelesen"
        case .rebuilt:
            "Ereignisse: {events} erneut gelesen, davon {unread} ohne etwas, das gezeigt wird. Nachrichten: {replaced} erneuert, {inserted} hinzugekommen."
        case .outOfRange:
            "{option}: {value} ist keine Zahl von {lowest} bis {highest}."
        case .noHistory:
            "Nichts aus dem Verlauf des Telefons nehmen."
        case .takesHistory:
            "Ob der Verlauf des Telefons genommen wird: true oder false."
        case .historyInterval:
            "Zwischen zwei Anfragen nach Verlauf so viele Millisekunden lassen."
        case .batchSize:
            "So viele Nachrichten des Verlaufs zusammen in den Tresor legen."
        case .retries:
            "Höchstzahl der Versuche in Folge, wo sie begrenzt ist."
        case .firstDelay:
            "Vor dem zweiten Versuch so viele Millisekunden warten; danach jeweils doppelt so lange."
        case .sessionTimeout:
            "Nach so vielen Tagen eine neue Verknüpfung verlangen."
        case .retryingNow:
            "{reason} Neuer Versuch."
        case .oftenExpired:
            "Die Verknüpfung ist in 30 Tagen mehrmals abgelaufen. Vielleicht sperrt WhatsApp das Konto: Löse die Verknüpfung, warte einen Tag und verknüpfe dann erneut."
        case .notify:
            "Was eine Benachrichtigung auf dem Bildschirm von neuen Nachrichten verrät: nichts (none), wie viele (count), auch den Chat (chat), auch den Text (content)."
        case .newMessages:
            .plural(
                one: "{count} neue Nachricht",
                other: "{count} neue Nachrichten")
        case .noDesktop:
            "Keine Desktop-Benachrichtigungen: kein Desktop gefunden."
        case .desktopSilent:
            "Der Desktop nimmt keine Benachrichtigungen an; Nachrichten kommen trotzdem herein."
        case .bridgeSays:
            "Die Brücke meldet: {text}"
        case .unusable:
            "Dieses Programm lässt sich nicht als Brücke verwenden."
        case .journalChanged:
            "Das Journal der Brücke ist nicht das, das dieser Tresor bisher gelesen hat."
        case .journalChangedHint:
            "„whisper bridge run --begin-again“ liest es von der ersten Zeile an; bereits vorhandene Nachrichten werden erkannt."
        case .otherAccount:
            "Die Brücke ist bei einem anderen Konto angemeldet als dem, mit dem dieser Tresor verbunden ist."
        case .otherAccountHint:
            "Nimm dafür einen anderen Tresor, oder führe zuerst „whisper bridge logout“ aus."
        case .beginAgain:
            "Das Journal der Brücke noch einmal von der ersten Zeile an lesen."
        case .alreadyRunning:
            "Eine Brücke dieses Tresors läuft bereits."
        case .refusedChanges:
            "Änderungen durch Unbefugte, die nichts bewirkt haben: {number}"
        case .numbersIgnored:
            "Einige Zeilen der Brücke tragen schon verwendete Nummern und wurden nicht beachtet."
        case .numberImpossible:
            "Eine Zeile der Brücke trägt eine unmögliche Nummer. Sie wurde abgelehnt und die Brücke beendet."
        case .noNotifications:
            "Diese Fassung von Whisper zeigt keine Benachrichtigungen."
        case .timesDiffer:
            "Der Chat „{title}“ wurde mit Zeiten importiert, die um {offset} von denen des Telefons abweichen; seine Nachrichten stehen nun doppelt im Tresor. Lösche jenen Chat und importiere ihn mit --timezone neu."
        }
    }
}
