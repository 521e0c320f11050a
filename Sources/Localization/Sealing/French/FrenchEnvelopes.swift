extension EnvelopeWords {
    var french: Phrase {
        switch self {
        case .fromVerified:
            "De : {name} (Vérifié/Signé)"
        case .fromUnverified:
            "De : {name} (Non vérifié/Signé)"
        case .fromUnknownSigned:
            "De : Inconnu (Signé)"
        case .fromUnknownUnsigned:
            "De : Inconnu (Non signé)"
        case .fromKeyChanged:
            "De : Inconnu (Signé), avec des clés qui ne sont pas celles de « {name} »"
        case .fromRevoked:
            "De : {name} (Révoqué/Signé)"
        case .claims:
            "Il prétend venir de {name} ; rien ne le prouve."
        case .shortID:
            "Identifiant court : {shortID}"
        case .sentAt:
            "Scellé : {time}"
        case .openedBy:
            "À : {identity}"
        case .blockedRemark:
            "Vous avez bloqué ce contact."
        case .blockedNotShown:
            "Le message est gardé, mais pas montré. --show-blocked le montre."
        case .maybeOpened:
            "Il a peut-être déjà été ouvert : ce coffre ignore ce qui a été ouvert à cette date."
        case .carrierTime:
            "Son heure n’est confirmée que par la messagerie."
        case .clockBehind:
            "L’horloge de cette machine retarde sur celle du coffre. Si elle est juste, « whisper doctor --reset-clock » s’y fie de nouveau."
        case .sealedTo:
            "Scellé pour {recipient}, signé par {identity}."
        case .keyOfContact:
            "La clé {key} est celle de votre contact « {name} »."
        case .sealedUnsigned:
            "Scellé pour {recipient}, non signé."
        case .rotatedIdentity:
            "L’identité « {name} » a été remplacée ; --from en choisit une autre."
        case .found:
            .plural(one: "{count} enveloppe", many: "{count} enveloppes", other: "{count} enveloppes")
        case .foundNone:
            "Il n’y a pas d’enveloppe."
        case .offerOpen:
            .plural(
                one: "Ouvrir {count} enveloppe ?", many: "Ouvrir {count} d’enveloppes ?",
                other: "Ouvrir {count} enveloppes ?")
        case .identityHeading:
            "À"
        case .placeHeading:
            "Où"
        case .signedHeading:
            "Signé"
        case .sealedHeading:
            "Scellé le"
        case .notYours:
            "pas à vous"
        case .inboxProgress:
            "Ouverture"
        case .inboxOpened:
            .plural(one: "{count} message ouvert", many: "{count} messages ouverts", other: "{count} messages ouverts")
        case .inboxReplayed:
            .plural(
                one: "{count} avait déjà été ouvert", many: "{count} avaient déjà été ouverts",
                other: "{count} avaient déjà été ouverts")
        case .inboxExpired:
            .plural(one: "{count} est périmé", many: "{count} sont périmés", other: "{count} sont périmés")
        case .inboxForeign:
            .plural(
                one: "{count} ne vous est pas adressé", many: "{count} ne vous sont pas adressés",
                other: "{count} ne vous sont pas adressés")
        case .inboxInvalid:
            .plural(
                one: "{count} n’est pas valable", many: "{count} ne sont pas valables",
                other: "{count} ne sont pas valables")
        case .inboxBlocked:
            .plural(
                one: "{count} d’entre eux vient d’un contact bloqué et n’est pas montré",
                many: "{count} d’entre eux viennent de contacts bloqués et ne sont pas montrés",
                other: "{count} d’entre eux viennent de contacts bloqués et ne sont pas montrés")
        case .inboxChanged:
            .plural(
                one: "{count} d’entre eux a des clés changées ou révoquées",
                many: "{count} d’entre eux ont des clés changées ou révoquées",
                other: "{count} d’entre eux ont des clés changées ou révoquées")
        case .inboxEmpty:
            "Il n’y a pas de message scellé à ouvrir."
        case .expiredHint:
            "--trust-carrier-time les ouvre d’après l’heure où la messagerie les a reçus."
        case .notText:
            "Ce message n’est pas du texte ; il a {count} octets."
        case .typeMessage:
            "Tapez le message ; Contrôle-D seul sur une ligne le termine."
        case .pasteEnvelope:
            "Collez le texte avec l’enveloppe ; Contrôle-D seul sur une ligne le termine."
        case .blockedHidden:
            .plural(
                one: "{count} message d’un contact bloqué n’est pas montré ; --show-blocked le montre.",
                many: "{count} messages de contacts bloqués ne sont pas montrés ; --show-blocked les montre.",
                other: "{count} messages de contacts bloqués ne sont pas montrés ; --show-blocked les montre.")
        }
    }
}

extension QRText {
    var french: Phrase {
        switch self {
        case .bundleOf:
            "Carte de {name}, {shortID}"
        case .envelope:
            "Un message scellé"
        case .codes:
            .plural(
                one: "{count} code dans l’image", many: "{count} codes dans l’image",
                other: "{count} codes dans l’image")
        case .written:
            "Le code est dans « {path} »."
        case .dense:
            "Le code est dense ; tenez l’appareil immobile et près."
        case .tooDense:
            "Le code est trop dense pour la plupart des appareils ; envoyez plutôt le texte."
        case .tooWide:
            "Le code fait {columns} colonnes de large, le terminal {room}."
        case .tooWideHint:
            "Un terminal plus large le montre ; ou écrivez une image : --png FILE, --svg FILE."
        case .tooTall:
            "Le code prend {rows} lignes et le terminal en montre {room} : agrandissez-le, ou écrivez une image avec --png FILE."
        case .askOpen:
            "Ouvrir ce message ?"
        case .somethingElse:
            "Autre chose"
        }
    }
}

extension DoctorText {
    var french: Phrase {
        switch self {
        case .engineAge:
            "âge du moteur"
        case .engineAgeEncrypted:
            "SQLite du {date} ; les corrections ultérieures y sont pour autant que le système les a apportées. Chaque page est authentifiée sous la clé du coffre avant d’être lue."
        case .engineAgePlain:
            "SQLite du {date} ; les corrections ultérieures y sont pour autant que le système les a apportées. Rien ne contrôle une base non chiffrée avant sa lecture."
        case .ledger:
            "Protection contre la répétition"
        case .ledgerState:
            .plural(
                one: "{count} entrée sur 10 000 ; {opened} ouverts en tout",
                many: "{count} entrées sur 10 000 ; {opened} ouverts en tout",
                other: "{count} entrées sur 10 000 ; {opened} ouverts en tout")
        case .clock:
            "Horloge"
        case .clockFine:
            "Celle de la machine et celle du coffre concordent."
        case .clockBehind:
            "Celle de la machine retarde sur celle du coffre, qui est à {time}."
        case .notOpened:
            "Le coffre n’a pas été ouvert : aucune phrase de passe n’a été donnée, et aucune n’est gardée."
        case .identities:
            "Vos identités"
        case .qrEncoder:
            "libqrencode"
        case .qrReader:
            "ZBar"
        case .png:
            "libpng"
        case .jpeg:
            "libjpeg"
        case .askResetClock:
            "Remettre l’horloge du coffre de {time} à {now} ? Les enveloppes de l’intervalle, ouvertes depuis longtemps, ne seront plus arrêtées que par la mémoire permanente."
        case .clockReset:
            "L’horloge du coffre est de nouveau celle de cette machine."
        }
    }
}
