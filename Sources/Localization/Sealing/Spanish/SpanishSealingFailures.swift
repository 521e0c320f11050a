extension SealingFailureText {
    var spanish: Phrase {
        switch self {
        case .invalidEnvelope:
            "Sobre no válido"
        case .replayDetected:
            "Repetición detectada"
        case .messageExpired:
            "Mensaje caducado"
        case .messageExpiredHint:
            "Un sobre se abre en las 48 horas alrededor de la hora que lleva. ¿Va bien el reloj de esta máquina? «whisper doctor» lo muestra."
        case .notAddressed:
            "Este mensaje no está dirigido a ti"
        case .notAddressedHint:
            "«whisper identity list» muestra las identidades que pueden abrir mensajes aquí."
        case .signatureCancelled:
            "Firma cancelada"
        case .replayFull:
            "La protección contra repeticiones está llena"
        case .replayFullHint:
            "No se puede escribir en la bóveda, así que no quedaría constancia de que el mensaje se abrió. No se ha abierto nada."
        case .messageTooLong:
            .plural(
                one: "El mensaje es demasiado largo: se puede sellar como mucho {count} byte.",
                many: "El mensaje es demasiado largo: se pueden sellar como mucho {count} bytes.",
                other: "El mensaje es demasiado largo: se pueden sellar como mucho {count} bytes.")
        case .noIdentity:
            "No hay ninguna identidad con la que sellar."
        case .noIdentityHint:
            "«whisper identity create NOMBRE» crea una."
        case .noSuchIdentity:
            "No hay ninguna identidad «{name}»."
        case .noSuchIdentityHint:
            "«whisper identity list» muestra tus identidades."
        case .identityExists:
            "Ya hay una identidad «{name}»."
        case .identityArchived:
            "La identidad «{name}» está archivada: abre mensajes, pero no sella ninguno."
        case .identityArchivedHint:
            "Elige otra con --from, o crea una con «whisper identity create»."
        case .identityNotActive:
            "La identidad «{name}» ya no está activa."
        case .noSigningKey:
            "La identidad «{name}» no tiene clave de firma."
        case .noSigningKeyHint:
            "Crea una identidad con clave de firma con «whisper identity create», o renueva las claves de esta con «whisper identity rotate»."
        case .invalidName:
            "«{name}» no sirve de nombre: ha de tener de 1 a 128 bytes, sin caracteres de control."
        case .noSuchContact:
            "No hay ningún contacto «{name}»."
        case .noSuchContactHint:
            "«whisper contact list» muestra los contactos; --to-key admite una clave pública."
        case .noSuchContactSuggestion:
            "No hay ningún contacto «{name}». ¿Quiso decir {candidates}?"
        case .verifyingRevoked:
            "Las claves de «{name}» están revocadas; --yes por sí solo no vuelve a confiar en ellas."
        case .verifyingRevokedHint:
            "Añada --revoked cuando haya comparado de nuevo las palabras."
        case .ambiguousContact:
            "«{name}» corresponde a varios contactos: {candidates}"
        case .ambiguousContactHint:
            "Da el nombre entero, o la huella."
        case .contactExists:
            "Ya hay un contacto «{name}»."
        case .contactExistsHint:
            "Elige otro nombre con --name."
        case .contactBlocked:
            "El contacto «{name}» está bloqueado."
        case .contactBlockedHint:
            "«whisper contact unblock» lo deshace."
        case .contactRevoked:
            "Las claves de «{name}» están revocadas."
        case .contactRevokedHint:
            "Pide una tarjeta nueva e impórtala con «whisper contact import --accept-key-change»."
        case .keyChanged:
            "Las claves de «{name}» han cambiado."
        case .keyChangedHint:
            "Pregunta a la persona por otro medio. Si es cierto, da --accept-key-change y verifica de nuevo el contacto."
        case .senderKeyChanged:
            "Las claves del remitente han cambiado."
        case .senderKeyChangedHint:
            "No te fíes de lo que dice antes de hablar con «{name}». «whisper contact show» muestra las claves que conoces."
        case .senderRevoked:
            "Las claves del remitente están revocadas."
        case .policyRawKey:
            "La política contact-required-to-send solo permite contactos, y la clave {key} no es de ninguno."
        case .policyRawKeyHint:
            "Añade la clave como contacto con «whisper contact add»."
        case .policySignature:
            "La política require-signature-for-verified exige una firma para «{name}»."
        case .policySignatureHint:
            "Quita --no-sign."
        case .policySignatureKeyHint:
            "La identidad no tiene clave de firma: crea una que la tenga con «whisper identity create», o renueva las claves de esta con «whisper identity rotate»."
        case .invalidBundle:
            "Esto no es una tarjeta válida."
        case .invalidKeybook:
            "Esto no es un libro de claves válido."
        case .invalidBackup:
            "Esto no es una copia de identidades que se pueda leer."
        case .invalidKey:
            "«{value}» no es una clave pública: hacen falta 64 cifras hexadecimales."
        case .inputTooLong:
            "La entrada es más larga de lo que se lee."
        case .wrongBackupPassphrase:
            "La frase de contraseña no es correcta, o la copia fue alterada."
        case .presenceFailed:
            "La frase de firma no es correcta."
        case .presenceUnavailable:
            "Una firma necesita la frase de firma, y no hay terminal donde pedirla."
        case .presenceUnavailableHint:
            "Ejecuta la orden en una terminal, o sella con --no-sign."
        case .gateDamaged:
            "La protección de las claves de firma está dañada."
        case .gateHint:
            "Si se ha perdido para siempre, «whisper policy set biometric-gated-signing off --forget-signing-keys» renuncia a las claves de firma que protege."
        case .secretMissing:
            "Las claves secretas de «{name}» no están en esta máquina."
        case .secretMissingHint:
            "Recupéralas de una copia: «whisper identity restore», o «whisper restore» para toda la bóveda."
        case .signingKeyMissing:
            "«{name}» no tiene una clave de firma utilizable: no está en esta máquina."
        case .signingKeyMissingHint:
            "«whisper identity rotate» da claves nuevas a la identidad; «whisper identity restore» recupera la perdida de una copia."
        case .noRecipient:
            "No se ha indicado ningún destinatario."
        case .noRecipientHint:
            "Da --to CONTACTO o --to-key HEX."
        case .oneRecipient:
            "--to y --to-key se excluyen."
        case .signOrNot:
            "--sign y --no-sign se excluyen."
        case .unknownPolicy:
            "No hay ninguna política «{name}»."
        case .unknownPolicyHint:
            "«whisper policy list» las muestra."
        case .unknownSwitch:
            "«{value}» no es ni on ni off."
        case .forgetNotHere:
            "--forget-signing-keys solo va con «biometric-gated-signing off»."
        case .notAPicture:
            "«{path}» no es una imagen PNG o JPEG legible."
        case .pictureTooLarge:
            "La imagen «{path}» es más grande de lo que se lee."
        case .noCode:
            "No hay ningún código QR en «{path}»."
        case .noUsefulCode:
            "Ningún código QR de «{path}» contiene una tarjeta o un sobre."
        case .codeTooLong:
            "Esto es demasiado largo para un código QR."
        case .unreadableCode:
            "El código QR no se pudo volver a leer, así que no se muestra."
        case .invalidScale:
            "--scale es un número de 2 a 64."
        case .nothingToShow:
            "La entrada estándar no contiene ni una tarjeta ni un sobre."
        case .oneSubject:
            "Da una sola cosa que mostrar."
        case .noClipboard:
            "No se puede leer el portapapeles."
        case .noClipboardHint:
            "Instala wl-clipboard o xclip; el texto también puede venir por la entrada estándar."
        case .oneSource:
            "Da archivos, --clipboard o --messages, no varios a la vez."
        case .someNotOpened:
            .plural(
                one: "No se abrió {count} sobre.", many: "No se abrieron {count} sobres.",
                other: "No se abrieron {count} sobres.")
        case .clockUnusable:
            "El reloj de esta máquina muestra una hora que ningún sobre puede llevar."
        }
    }
}
