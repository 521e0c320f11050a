extension SealingCommandText {
    var spanish: Phrase {
        switch self {
        case .identity:
            "Crear y cuidar tus identidades."
        case .identityCreate:
            "Crear una identidad."
        case .identityCreateDiscussion:
            "Crea dos pares de claves: uno para que te escriban y otro para firmar. Con la primera identidad se sella cuando no se nombra ninguna; «whisper identity use» elige otra."
        case .identityList:
            "Listar tus identidades."
        case .identityShow:
            "Mostrar una identidad: sus palabras, su huella, sus claves."
        case .identityShowDiscussion:
            "Lee las palabras por teléfono a quien tenga tu tarjeta: si las suyas son las mismas, nadie ha puesto otras claves por medio."
        case .identityUse:
            "Elegir la identidad predeterminada."
        case .identityRename:
            "Dar otro nombre a una identidad."
        case .identityArchive:
            "Dejar que una identidad abra mensajes, pero no selle más."
        case .identityArchiveDiscussion:
            "Lo que se selló para ella lo seguirá abriendo, para siempre. En una terminal se pregunta antes."
        case .identityRotate:
            "Sustituir las claves de una identidad por otras nuevas."
        case .identityRotateDiscussion:
            "Las claves nuevas se quedan con el nombre. Las antiguas firman una declaración de ello, para que tus contactos lo distingan de un impostor, y siguen abriendo mensajes. Da a tus contactos la tarjeta nueva: «whisper identity export». En una terminal se pregunta antes."
        case .identityExport:
            "Escribir la tarjeta pública de una identidad, para que otros te escriban."
        case .identityExportDiscussion:
            "La tarjeta no contiene ningún secreto: envíala por correo, muéstrala como código QR con «whisper qr show», ponla en una página web."
        case .identityBackup:
            "Guardar identidades, con sus claves secretas, bajo una frase de contraseña propia."
        case .identityBackupDiscussion:
            "Sin nombre se guardan todas las identidades. La frase de contraseña se pide dos veces; si se deja vacía, se crean diez palabras. Quien tenga el archivo y la frase puede leer tu correo y firmar en tu nombre."
        case .identityRestore:
            "Recuperar identidades de una copia así."
        case .identityRestoreDiscussion:
            "Muestra lo que se añadiría y pregunta. Lo que ya está nunca se sobrescribe. Un mensaje que se abrió con una identidad en otro sitio, por ejemplo en otro dispositivo, se abre aquí una vez más: esta bóveda no puede saberlo."
        case .contact:
            "Cuidar de las personas con quienes intercambias mensajes sellados."
        case .contactAdd:
            "Añadir un contacto a mano."
        case .contactAddDiscussion:
            "A partir de una tarjeta, o de las 64 cifras hexadecimales de una clave pública."
        case .contactList:
            "Listar los contactos."
        case .contactShow:
            "Mostrar un contacto: confianza, palabras, huella, claves anteriores."
        case .contactVerify:
            "Comparar las claves con la persona y decir que son las suyas."
        case .contactVerifyDiscussion:
            "Muestra las palabras de ambos. Por teléfono, cada uno lee las palabras del otro. Responde que sí solo si ambas coinciden."
        case .contactRevoke:
            "Revocar las claves de un contacto."
        case .contactRevokeDiscussion:
            "No se les sella nada más, y lo que firmen se dice revocado. Con claves nuevas de la persona el contacto vuelve a servir. En una terminal se pregunta antes."
        case .contactBlock:
            "No escribir a un contacto ni mostrar lo que llega de él."
        case .contactUnblock:
            "Desbloquear un contacto."
        case .contactRename:
            "Dar otro nombre a un contacto."
        case .contactNote:
            "Escribir una nota sobre un contacto, o quitarla."
        case .contactLink:
            "Decir qué remitente de mensajes es un contacto."
        case .contactRemove:
            "Eliminar un contacto."
        case .contactRemoveDiscussion:
            "Sus mensajes se quedan."
        case .contactExport:
            "Escribir el libro de claves: las claves públicas de todos los contactos."
        case .contactExportDiscussion:
            "La confianza queda fuera: quien lo importe tiene que comparar por sí mismo."
        case .contactImport:
            "Añadir contactos de una tarjeta o de un libro de claves."
        case .contactImportDiscussion:
            "Muestra lo que se añadiría y pregunta. Otras claves para un nombre conocido son un cambio de claves: se rechaza con el estado de salida 25 salvo con --accept-key-change, y hay que verificar de nuevo el contacto."
        case .importBundle:
            "Añadir un contacto de una tarjeta; lo mismo que «contact import»."
        case .policy:
            "Reglas que cumple todo mensaje sellado."
        case .policyList:
            "Mostrar las reglas y si están activas."
        case .policySet:
            "Activar o desactivar una regla."
        case .policySetDiscussion:
            "Activar biometric-gated-signing pide elegir una frase de firma, que se pide luego con cada firma; para desactivarla también hace falta."
        case .encrypt:
            "Sellar un mensaje: entra texto, sale una línea para cualquier mensajería."
        case .encryptDiscussion:
            "El mensaje es la entrada estándar, byte por byte; el sobre sale por la salida estándar. Se firma si la identidad tiene clave de firma. Queda una copia en la bóveda, para que puedas leer lo que enviaste."
        case .decrypt:
            "Abrir un mensaje sellado."
        case .decryptDiscussion:
            "Busca el primer sobre en el texto de un archivo o de la entrada estándar, sea lo que sea lo que haya alrededor. El mensaje sale byte por byte por la salida estándar, y de quién es por la salida de errores. El estado de salida 25 dice que las claves del remitente han cambiado o están revocadas. Un sobre se abre una vez."
        case .detect:
            "Encontrar mensajes sellados en un texto, en el portapapeles o en la bóveda."
        case .detectDiscussion:
            "No abre nada; en una terminal lo ofrece."
        case .inbox:
            "Abrir los mensajes sellados de los chats importados."
        case .inboxDiscussion:
            "Cada uno se pone justo detrás del mensaje que lo llevaba. Los sobres de más de 48 horas han caducado; --trust-carrier-time se guía por la hora en que la mensajería dice haberlos recibido, que nada más garantiza."
        case .qr:
            "Mostrar y leer códigos QR."
        case .qrShow:
            "Mostrar una tarjeta o un sobre como código QR."
        case .qrShowDiscussion:
            "Sin argumento, la tarjeta de la identidad predeterminada; - toma una tarjeta o un sobre de la entrada estándar."
        case .qrScan:
            "Leer los códigos QR de una imagen."
        case .qrScanDiscussion:
            "Muestra lo que contiene cada código y pregunta antes de añadir un contacto o abrir un mensaje."
        }
    }
}

extension SealingOptionText {
    var spanish: Phrase {
        switch self {
        case .identityName:
            "La identidad: su nombre, su id o su huella."
        case .newIdentityName:
            "El nombre, como lo verán los demás."
        case .noSigningKey:
            "No crear clave de firma: lo que selle nunca irá firmado."
        case .renameTo:
            "El nombre nuevo."
        case .backupIdentity:
            "La identidad; si no se da, todas."
        case .backupOutput:
            "El archivo que se escribe; - es la salida estándar."
        case .backupInput:
            "La copia; - es la entrada estándar."
        case .backupPassphraseCommand:
            "Toma la frase de contraseña de la copia de la primera línea que escriba esta orden."
        case .backupPassphraseFile:
            "Toma la frase de contraseña de la copia de la primera línea de este archivo."
        case .backupPassphraseDescriptor:
            "Toma la frase de contraseña de la copia de la primera línea de este descriptor de archivo abierto."
        case .contactName:
            "El contacto: su nombre, su id o su huella."
        case .newContactName:
            "El nombre con el que se guarda el contacto."
        case .contactKey:
            "Una tarjeta, o la clave pública X25519 en 64 cifras hexadecimales."
        case .signingKey:
            "La clave pública Ed25519 en 64 cifras hexadecimales."
        case .contactPrefix:
            "Solo contactos cuyo nombre empiece así."
        case .noteText:
            "La nota; si no se da, se quita."
        case .linkPerson:
            "El remitente: nombre, comienzo de un nombre, o id."
        case .bundlePath:
            "Un archivo con una tarjeta o un libro de claves; - es la entrada estándar."
        case .bundleName:
            "Guardar el contacto con este nombre."
        case .acceptKeyChange:
            "Aceptar otras claves para un contacto conocido."
        case .policyName:
            "Una de: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing."
        case .policyValue:
            "on u off."
        case .forgetSigningKeys:
            "Con «biometric-gated-signing off»: sin la frase de firma, renunciando a las claves que protege."
        case .recipient:
            "El contacto para el que se sella: su nombre, su id o su huella."
        case .recipientKey:
            "Una clave pública X25519 para la que sellar, en 64 cifras hexadecimales."
        case .sender:
            "La identidad con la que se sella."
        case .sign:
            "Firmar, o fallar si no se puede."
        case .noSign:
            "No firmar."
        case .envelopePath:
            "Un archivo con el texto; - o nada es la entrada estándar."
        case .everyEnvelope:
            "Abrir todos los sobres del texto; cada mensaje va bajo su veredicto, con sus líneas tras «| »."
        case .detectPaths:
            "Archivos con texto; - o nada es la entrada estándar."
        case .clipboard:
            "Mirar en el portapapeles."
        case .inVault:
            "Buscar en los mensajes de la bóveda."
        case .inboxConversation:
            "Solo este chat: id, título o parte del título."
        case .trustCarrierTime:
            "Juzgar la antigüedad por la hora del mensaje que llevaba el sobre."
        case .showBlocked:
            "Mostrar también los mensajes de contactos bloqueados."
        case .qrSubject:
            "Una identidad, o - para la entrada estándar."
        case .qrPNG:
            "Escribir una imagen PNG; - es la salida estándar."
        case .qrSVG:
            "Escribir una imagen SVG; - es la salida estándar."
        case .qrScale:
            "El lado de un módulo del PNG en píxeles, de 2 a 64."
        case .picture:
            "Una imagen PNG o JPEG; - es la entrada estándar."
        case .resetClock:
            "Volver a poner el reloj de la bóveda a la hora de esta máquina."
        case .revokedContact:
            "Confiar de nuevo en las claves revocadas de un contacto."
        case .shownContact:
            "El contacto: su nombre o el comienzo, su id corto o su huella."
        }
    }
}
