extension ContactText {
    var spanish: Phrase {
        switch self {
        case .nameHeading:
            "Contacto"
        case .trustHeading:
            "Confianza"
        case .remarksHeading:
            "Observaciones"
        case .noteHeading:
            "Nota"
        case .seenHeading:
            "Visto por última vez"
        case .earlierHeading:
            "Claves anteriores"
        case .unverified:
            "sin verificar"
        case .verified:
            "verificado"
        case .revoked:
            "revocado"
        case .unverifiedSpoken:
            "Nadie ha comparado aún las claves."
        case .verifiedSpoken:
            "Has comparado las claves con la persona."
        case .revokedSpoken:
            "Has revocado las claves."
        case .blocked:
            "bloqueado"
        case .keyChanged:
            "claves cambiadas"
        case .noContacts:
            "Aún no hay contactos. «whisper contact import ARCHIVO» añade uno de una tarjeta."
        case .previewNew:
            "Contacto nuevo"
        case .previewHeld:
            "Ya conocido, con las mismas claves"
        case .previewChange:
            "CAMBIO DE CLAVES de un contacto que conoces"
        case .successionValid:
            "Las claves que conoces han firmado que estas las suceden."
        case .successionInvalid:
            "Hay una declaración de sucesión, pero no es válida."
        case .successionNone:
            "Nada dice que la persona hiciera estas claves."
        case .askAdd:
            "¿Añadir a «{name}»?"
        case .askChange:
            "¿Aceptar estas claves para «{name}»? Habrá que verificarlo de nuevo."
        case .added:
            "«{name}» ya es un contacto. Las claves aún no se han comparado: «whisper contact verify»."
        case .changed:
            "«{name}» tiene claves nuevas. Compáralas: «whisper contact verify»."
        case .held:
            "«{name}» ya estaba; no se ha cambiado nada."
        case .skipped:
            "«{name}» se ha dejado fuera."
        case .imported:
            .plural(
                one: "{count} contacto añadido.", many: "{count} contactos añadidos.",
                other: "{count} contactos añadidos.")
        case .yours:
            "Tus palabras ({name}), que lee el otro"
        case .theirs:
            "Las palabras de «{name}», que lees tú"
        case .askVerify:
            "¿Son allí las mismas las palabras de ambos?"
        case .askVerifyRevoked:
            "Las claves de «{name}» están revocadas. ¿Confiar de nuevo en ellas tras comparar las palabras?"
        case .nowVerified:
            "«{name}» está verificado."
        case .askRevoke:
            "¿Revocar las claves de «{name}»?"
        case .nowRevoked:
            "Las claves de «{name}» quedan revocadas."
        case .nowBlocked:
            "«{name}» está bloqueado."
        case .nowUnblocked:
            "«{name}» ya no está bloqueado."
        case .nowRenamed:
            "«{from}» se llama ahora «{to}»."
        case .nowNoted:
            "La nota sobre «{name}» está apuntada."
        case .noteRemoved:
            "La nota sobre «{name}» se ha quitado."
        case .nowLinked:
            "«{name}» es el remitente «{person}»."
        case .askRemove:
            "¿Eliminar el contacto «{name}»?"
        case .nowRemoved:
            "El contacto «{name}» está eliminado. Sus mensajes se quedan."
        case .keyChangedWarning:
            "Las claves de «{name}» han cambiado y no has verificado las nuevas. Compáralas: «whisper contact verify»."
        case .previewFormer:
            "Claves que un contacto tuyo tuvo antes"
        }
    }
}

extension PolicyText {
    var spanish: Phrase {
        switch self {
        case .nameHeading:
            "Política"
        case .stateHeading:
            "Estado"
        case .meaningHeading:
            "Qué hace"
        case .on:
            "activa"
        case .off:
            "inactiva"
        case .contactRequired:
            "Solo se sella para contactos, nunca para una clave suelta."
        case .signatureRequired:
            "Los mensajes a contactos verificados van siempre firmados."
        case .archiveOnRotation:
            "Las claves antiguas se archivan cuando una identidad recibe otras."
        case .gatedSigning:
            "Cada firma pide la frase de firma, sin la cual la clave no se puede usar."
        case .nowOn:
            "{policy} está activa."
        case .nowOff:
            "{policy} está inactiva."
        case .askForget:
            .plural(
                one: "¿Borrar la clave de firma de {names}? Solo una copia de la identidad la devuelve.",
                many: "¿Borrar las {count} claves de firma de {names}? Solo una copia de las identidades las devuelve.",
                other: "¿Borrar las {count} claves de firma de {names}? Solo una copia de las identidades las devuelve."
            )
        case .forgotten:
            .plural(
                one:
                    "La clave de firma de {names} se ha borrado. «whisper identity rotate» crea claves nuevas; «whisper identity restore» la recupera de una copia.",
                many:
                    "Las {count} claves de firma de {names} se han borrado. «whisper identity rotate» crea claves nuevas; «whisper identity restore» las recupera de una copia.",
                other:
                    "Las {count} claves de firma de {names} se han borrado. «whisper identity rotate» crea claves nuevas; «whisper identity restore» las recupera de una copia."
            )
        }
    }
}
