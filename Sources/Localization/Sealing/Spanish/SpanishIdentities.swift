extension IdentityText {
    var spanish: Phrase {
        switch self {
        case .created:
            "La identidad «{name}» está lista. Su id corto es {shortID}."
        case .createdAdvice:
            "Da a otros su tarjeta: «whisper identity export» o «whisper qr show»."
        case .nameHeading:
            "Identidad"
        case .statusHeading:
            "Estado"
        case .versionHeading:
            "Versión"
        case .shortIDHeading:
            "Id corto"
        case .signsHeading:
            "Firma"
        case .wordsHeading:
            "Palabras"
        case .fingerprintHeading:
            "Huella"
        case .agreementKeyHeading:
            "Clave X25519"
        case .signingKeyHeading:
            "Clave Ed25519"
        case .keyIDHeading:
            "Id de clave"
        case .createdHeading:
            "Desde"
        case .active:
            "activa"
        case .rotated:
            "sustituida"
        case .archived:
            "archivada"
        case .standard:
            "predeterminada"
        case .yes:
            "sí"
        case .no:
            "no"
        case .none:
            "ninguna"
        case .noIdentities:
            "Aún no hay ninguna identidad. «whisper identity create NOMBRE» crea una."
        case .nowUsed:
            "Desde ahora se sella con «{name}»."
        case .nowRenamed:
            "«{from}» se llama ahora «{to}»."
        case .askArchive:
            "¿Archivar «{name}»? No sellará más mensajes."
        case .nowArchived:
            "«{name}» está archivada. Sigue abriendo mensajes."
        case .askRotate:
            "¿Sustituir las claves de «{name}»? Habrá que dar las nuevas a tus contactos."
        case .nowRotated:
            "«{name}» tiene claves nuevas; el id corto es ahora {shortID}."
        case .predecessorArchived:
            "Las claves antiguas están archivadas: abren mensajes, pero no sellan ninguno."
        case .predecessorKept:
            "Las claves antiguas siguen abriendo mensajes, y sellan si se las nombra."
        case .rotateAdvice:
            "Da a tus contactos la tarjeta nueva: «whisper identity export»."
        case .backedUp:
            .plural(
                one: "{count} identidad guardada en «{path}».", many: "{count} identidades guardadas en «{path}».",
                other: "{count} identidades guardadas en «{path}».")
        case .wouldRestore:
            .plural(
                one: "Se añadiría {count} identidad:", many: "Se añadirían {count} identidades:",
                other: "Se añadirían {count} identidades:")
        case .heldAlready:
            .plural(
                one: "{count} identidad ya está aquí.", many: "{count} identidades ya están aquí.",
                other: "{count} identidades ya están aquí.")
        case .askRestore:
            .plural(
                one: "¿Añadir {count} identidad?", many: "¿Añadir {count} identidades?",
                other: "¿Añadir {count} identidades?")
        case .restored:
            .plural(
                one: "{count} identidad añadida.", many: "{count} identidades añadidas.",
                other: "{count} identidades añadidas.")
        case .renamedOnRestore:
            "«{from}» se añade como «{to}», porque el nombre está ocupado."
        case .signingPrompt:
            "Para firmar a {recipient} hace falta la frase de firma."
        case .gatingPrompt:
            "Elige una frase de firma. Se pide con cada firma."
        case .ungatingPrompt:
            "Para quitar la protección hace falta la frase de firma."
        case .changingPrompt:
            "Para firmar como «{name}» hace falta la frase de firma."
        case .passphrasePrompt:
            "Frase de firma:"
        case .newPassphrasePrompt:
            "Frase de firma nueva:"
        case .repeatPrompt:
            "Frase de firma otra vez:"
        case .backupPrompt:
            "Frase de contraseña de la copia:"
        case .newBackupPrompt:
            "Frase de contraseña para la copia (vacía: se crean diez palabras):"
        case .repeatBackupPrompt:
            "Frase de contraseña para la copia otra vez:"
        case .wrongTryAgain:
            "Esa no es la frase de firma. Inténtalo de nuevo."
        }
    }
}
