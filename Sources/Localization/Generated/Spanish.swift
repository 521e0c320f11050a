// Written by `make strings` from po/es.po. Edit that file, not this one.
// swift-format-ignore-file

extension CommandText {
    static let spanish = PhraseTable(
        """
        root: Guarda tus mensajes en una bóveda cifrada en la que se puede buscar.
        rootDiscussion: Importa chats, los guarda cifrados en este dispositivo y vuelve a encontrar cada palabra. Nada sale del dispositivo: el programa no contiene código de red.
        initialize: Crear una bóveda.
        initializeDiscussion: Genera claves aleatorias, las sella con tu frase de contraseña y deja al lado una copia de recuperación. Deja la frase vacía cuando se te pida para que se generen diez palabras. Una bóveda existente no se toca nunca.
        unlock: Desbloquear la bóveda durante un tiempo.
        unlockDiscussion: La clave queda en el llavero del núcleo, nunca en el disco, y se olvida cuando pasa el tiempo, con «whisper lock» y al apagar el dispositivo.
        lock: Eliminar la clave que «unlock» mantenía.
        doctor: Mostrar sobre qué funciona Whisper y comprobar si la bóveda está bien protegida.
        doctorDiscussion: Funciona sin bóveda y sin frase de contraseña.
        verify: Comprobar si la bóveda está dañada.
        verifyDiscussion: Comprueba la base de datos, el índice de búsqueda, los contadores, los adjuntos y la copia de recuperación. La copia de recuperación se abre si se da una frase de contraseña.
        optimize: Acelerar la búsqueda después de muchos cambios pequeños.
        optimizeDiscussion: Une las partes del índice de búsqueda y quita las palabras de los mensajes borrados cuando se interrumpió un borrado. Nada de lo visible cambia.
        backup: Hacer una copia de seguridad de la bóveda, incluso en uso.
        backupDiscussion: La copia de seguridad es una bóveda completa con la misma frase de contraseña. Aparece entera o no aparece.
        restore: Restaurar una bóveda desde una copia de seguridad.
        restoreDiscussion: Una bóveda que ya esté en esa carpeta se aparta y nunca se borra.
        rekey: Cambiar la clave, el formato o la frase de contraseña de la bóveda.
        rekeyDiscussion: Sin opciones, la base de datos recibe una nueva clave aleatoria. Se puede interrumpir en cualquier momento: queda el estado anterior o el nuevo.
        key: Gestionar la clave de la bóveda.
        keyReveal: Mostrar la clave de la base de datos para otros programas.
        keyRevealDiscussion: Quien tenga la clave podrá leer la base de datos para siempre, pase lo que pase con la frase de contraseña. Escribe solo la clave en la salida estándar y el modo de usarla en la salida de errores.
        version: Mostrar la versión.
        help: Mostrar la ayuda de una orden o de un tema.
        manual: Escribir las páginas del manual.
        completion: Mostrar el autocompletado para un intérprete de órdenes.
        completionDiscussion: Completa órdenes, opciones y sus valores, y también chats y contactos mientras la bóveda se abra sin preguntar, por ejemplo después de «whisper unlock».
        archiveGroup: Archivo
        readGroup: Leer
        peopleGroup: Personas
        sealedGroup: Mensajes sellados
        liveGroup: En directo
        upkeepGroup: Mantenimiento
        topics: Temas de la ayuda
        """)
}

extension FailureText {
    static let spanish = PhraseTable(
        """
        internalError: Error interno: {reason}
        interrupted: Interrumpido. Lo que ya estaba hecho se conserva; la bóveda está en orden.
        closedPipe: La tubería de salida se ha cerrado.
        cannotWriteOutput: No se puede escribir la salida: {reason}
        cannotReadFile: No se puede leer «{path}»: {reason}
        cannotWriteFile: No se puede escribir «{path}»: {reason}
        fileExists: «{path}» ya existe.
        fileExistsHint: Elige otro nombre o usa --force para sustituirlo.
        sameFile: La entrada y la salida son lo mismo: «{path}».
        emptyValue: La opción «{option}» necesita un valor que no esté vacío.
        diskFull: El disco está lleno. No se ha perdido nada de lo existente; lo nuevo no se ha escrito.
        inputOutput: El disco ha fallado al leer o escribir.
        fileFailed: No se puede usar un archivo de la bóveda: {reason}
        noHome: No se conoce la carpeta personal: HOME no está definida.
        noHomeHint: Define HOME o WHISPER_HOME, o indica el lugar con --vault.
        unknownSetting: «{path}», línea {line}: no existe el ajuste «{name}».
        malformedConfiguration: «{path}», línea {line}: esto no es un ajuste de la forma nombre = \"valor\".
        foreignConfiguration: No se sigue «{path}»: otros pueden escribirlo o es de otro usuario. Puede nombrar órdenes que se ejecutan.
        foreignConfigurationHint: Mira qué contiene; después, chmod go-w, o chown a tu nombre.
        unknownSettingHint: «whisper help environment» enumera los ajustes.
        twoPassphraseSources: Se ha dado más de un origen de la frase de contraseña; da solo uno.
        noPassphrase: No se ha dado ninguna frase de contraseña y no hay terminal donde pedirla.
        noPassphraseHint: Usa --passphrase-file, --passphrase-command o --passphrase-fd, o ejecuta antes «whisper unlock».
        noSeparatePassphraseHint: Usa {option}-file, {option}-command o {option}-fd.
        vaultHeldBy: Otro proceso usa la bóveda: {process}, PID {pid}.
        emptyPassphrase: La frase de contraseña está vacía.
        emptyPassphraseHint: En una terminal, una frase vacía hace que se genere una; en otro caso da la tuya.
        passphrasesDiffer: Las dos frases de contraseña no son iguales.
        passphraseTooLong|one: La frase de contraseña tiene más de {count} byte.
        passphraseTooLong|many: La frase de contraseña tiene más de {count} de bytes.
        passphraseTooLong|other: La frase de contraseña tiene más de {count} bytes.
        cannotReadPassphrase: No se puede leer la frase de contraseña: {reason}
        passphraseFileOpen: Otros usuarios pueden leer el archivo de la frase de contraseña «{path}».
        passphraseFileOpenHint: Ejecuta «chmod 600» sobre él. Si otros han tenido acceso a este dispositivo, cambia la frase con «whisper rekey --passphrase».
        secretFileOpen: Otros usuarios pueden leer el archivo «{path}», que contiene un secreto.
        secretFileOpenHint: Ejecuta «chmod 600» sobre él. Si otros han tenido acceso a este dispositivo, cambia el secreto allí donde se usa.
        passphraseCommandFailed: No se puede ejecutar la orden de la frase de contraseña: {reason}
        passphraseCommandStatus: La orden de la frase de contraseña ha fallado con el estado {status}.
        cannotUseTerminal: No se puede usar la terminal: {reason}
        outOfGuardedMemory: No queda memoria protegida para secretos.
        wrongPassphrase: La frase de contraseña no es correcta.
        wrongKey: La clave no abre esta bóveda.
        wrongKeyHint: El llavero y la base de datos no son de la misma bóveda. Restaura ambos de una misma copia de seguridad.
        keyMissing: La clave de la bóveda falta en su llavero.
        keyMissingHint: Restaura el llavero desde una copia de seguridad. Una clave nueva haría ilegible el contenido para siempre, por eso no se crea ninguna.
        keychainLocked: El llavero está bloqueado o su frase de contraseña ha cambiado entretanto.
        keychainDamaged: El llavero está dañado.
        recoveryDamaged: La copia de recuperación está dañada.
        keychainDamagedHint: Restáuralo desde una copia de seguridad; la copia de recuperación contiene las mismas claves.
        keychainInaccessible: No se puede leer o escribir el llavero: {reason}
        keyCacheUnavailable: Este sistema no guarda claves entre órdenes (no hay llavero del núcleo).
        keyCacheFailed: El llavero del núcleo no guarda la clave: {reason}
        noVault: No hay ninguna bóveda en «{path}».
        noVaultThere: No hay ninguna bóveda en ese lugar.
        noVaultHint: «whisper init» crea una; --vault indica otro lugar.
        noVaultNearHint: Hay una en «{path}». Elígela con --vault; WHISPER_HOME indica el directorio en el que se llama «vault».
        unfinishedVault: La bóveda de «{path}» se empezó y no se terminó.
        unfinishedVaultHint: Ejecuta otra vez «whisper init» con la misma frase de contraseña; sigue donde se quedó.
        vaultExists: Ya hay una bóveda en «{path}».
        vaultExistsHint: Úsala o indica otro lugar con --vault.
        vaultHeld: Otro proceso tiene la bóveda para él solo.
        vaultBusy: La bóveda está ocupada.
        vaultHeldHint: Espera a que termine la otra orden e inténtalo de nuevo.
        vaultDamaged: La bóveda está dañada.
        vaultDamagedHint: «whisper verify» dice qué está mal; «whisper restore» restaura una copia de seguridad.
        alteredSchema: La base de datos de la bóveda contiene tablas, índices, vistas o disparadores que Whisper no creó, o le faltan. No se abrió.
        alteredSchemaHint: «whisper verify» los nombra; «whisper verify --recover-to» pasa el contenido a una bóveda nueva.
        newerVault: La bóveda la escribió una versión más nueva de Whisper. No se ha cambiado nada.
        newerVaultHint: Instala la versión más nueva.
        vaultReadOnly: No se puede escribir la bóveda: el disco o el archivo es de solo lectura.
        noEncryption: Este Whisper no puede cifrar: se compiló con SQLite sin cifrado.
        noEncryptionHint: Usa uno con SQLCipher o crea una bóveda sin cifrar: whisper init --unencrypted
        mixedEngines: En este proceso hay otra biblioteca SQLite cargada delante de SQLCipher. No se abrió la bóveda.
        mixedEnginesHint: Inicia Whisper sin LD_PRELOAD y sin programas que carguen libsqlite3 en él.
        unsupportedFormat: {engine} no puede escribir este formato.
        unsupportedFormatHint: El formato 4 necesita SQLCipher 4.
        unreadableFormat: La bóveda tiene el formato de SQLCipher 4, que este motor no puede leer.
        storeFailed: La operación en la bóveda ha fallado: {reason}
        disclaimerNeeded: No se ha aceptado el aviso legal.
        disclaimerNeededHint: Léelo con «whisper help disclaimer» y acéptalo con «whisper init --accept-disclaimer».
        confirmationNeeded: Hace falta una confirmación y no hay terminal donde pedirla.
        confirmationNeededHint: Usa --yes.
        declined: Cancelado. No se ha cambiado nada.
        conversationNotFound: Ese chat no existe.
        messageNotFound: Ese mensaje no existe.
        contactNotFound: Ese contacto no existe.
        personNotFound: Esa persona no existe.
        attachmentNotFound: El adjunto no está en la bóveda.
        attachmentDamaged: Un adjunto está dañado.
        keyNotAsJSON: La clave nunca se muestra como JSON.
        keyNotAsJSONHint: Quita --json.
        notEncrypted: La bóveda no está cifrada, así que no tiene clave.
        notABackup: «{path}» no es una copia de seguridad de una bóveda.
        twoChanges: Solo se puede hacer un cambio a la vez.
        verificationFailed|one: Hay {count} problema en la bóveda.
        verificationFailed|many: Hay {count} de problemas en la bóveda.
        verificationFailed|other: Hay {count} problemas en la bóveda.
        verificationFailedHint: «whisper verify --repair» repara el índice de búsqueda y los contadores; lo demás necesita una copia de seguridad.
        invalidDuration: «{value}» no es una duración válida.
        invalidDurationHint: Escribe 90s, 15m, 8h o 1d, hasta 30d.
        alreadyThatWay: La bóveda ya está así.
        foreignDatabase: La bóveda está cifrada y la base de datos que ocupa su lugar no lo está: no es la suya. No se ha abierto.
        foreignDatabaseHint: «whisper restore» restaura una copia de seguridad. Si la base de datos es tuya y nunca estuvo cifrada, indica su carpeta en config.toml como unencrypted-vault y ejecuta después «whisper rekey --decrypt».
        recoverHint: «whisper verify --recover-to» pasa a una bóveda nueva lo que aún se puede leer; «whisper restore» restaura una copia de seguridad.
        restoreBackupHint: «whisper restore» restaura una copia de seguridad.
        """)
}

extension OptionText {
    static let spanish = PhraseTable(
        """
        vault: La carpeta de la bóveda.
        json: Escribe JSON, un objeto por línea; los errores también.
        quiet: No dice nada más que los errores.
        plain: Líneas sencillas, sin tablas, colores ni partes móviles, para lectores de pantalla.
        noColor: Sin colores.
        passphraseCommand: Toma la frase de contraseña de la primera línea que escribe esta orden.
        passphraseFile: Toma la frase de contraseña de la primera línea de este archivo.
        passphraseDescriptor: Toma la frase de contraseña de la primera línea de este descriptor de archivo abierto.
        newPassphraseCommand: Toma la frase nueva de la primera línea que escribe esta orden.
        newPassphraseFile: Toma la frase nueva de la primera línea de este archivo.
        newPassphraseDescriptor: Toma la frase nueva de la primera línea de este descriptor de archivo abierto.
        yes: Responde que sí a todas las preguntas.
        force: Sustituye lo que haya.
        acceptDisclaimer: Acepta el aviso legal sin preguntar.
        unencrypted: No cifra la base de datos. Los adjuntos siguen cifrados.
        unlockFor: Cuánto tiempo se guarda la clave: 90s, 15m, 8h, 1d.
        repair: Repara lo que se pueda: índice de búsqueda y contadores.
        verifyAttachments: Lee además cada adjunto entero.
        recoverTo: Pasa lo que se pueda leer de una bóveda dañada a una nueva en esta carpeta.
        backupTarget: La carpeta que se escribe; todavía no debe existir.
        backupSource: La carpeta de la copia de seguridad.
        rekeyFormat: El formato del archivo cifrado: «common» lo leen SQLCipher 3.4 y 4; «4», solo SQLCipher 4.
        rekeyEncrypt: Cifra una base de datos que no lo está.
        rekeyDecrypt: Guarda la base de datos sin cifrar.
        rekeyPassphrase: Cambia solo la frase de contraseña; las claves se quedan.
        topic: Una orden o uno de estos temas: environment, exit-codes, formats, disclaimer.
        manualDirectory: La carpeta en la que se escribe.
        noPager: No mostrar la salida larga en un paginador.
        shell: El intérprete: bash, zsh o fish.
        unlockNew: Mantiene desbloqueada la nueva bóveda durante un tiempo, como «whisper unlock».
        """)
}

extension PassphraseText {
    static let spanish = PhraseTable(
        """
        prompt: Frase de contraseña:
        newPrompt: Frase de contraseña nueva (vacía para que se genere una):
        repeatPrompt: Repite la frase de contraseña:
        generated|one: Esta frase se ha generado para ti; tiene {count} bit de entropía:
        generated|many: Esta frase se ha generado para ti; tiene {count} de bits de entropía:
        generated|other: Esta frase se ha generado para ti; tiene {count} bits de entropía:
        generatedAdvice: Apúntala ahora. Solo se muestra esta vez, y sin ella nadie puede abrir la bóveda, tampoco tú.
        generatedArchiveAdvice: Apúntala ahora. Solo se muestra esta vez, y sin ella nadie puede abrir el archivo sellado, tampoco tú.
        generatedBackupAdvice: Apúntala ahora. Solo se muestra esta vez, y sin ella nadie puede abrir la copia, tampoco tú.
        triesLeft|one: Queda {count} intento.
        triesLeft|many: Quedan {count} de intentos.
        triesLeft|other: Quedan {count} intentos.
        strengthWeak: Débil: {found} (2^{bits} intentos).
        strengthFair: Aceptable: {found} (2^{bits} intentos).
        strengthStrong: Fuerte: {found} (2^{bits} intentos o más).
        weakAdvice: Varias palabras sin relación entre sí son mucho más fuertes.
        weakWarning: La frase de contraseña es débil: {found} (2^{bits} intentos).
        useAnyway: ¿Usarla de todos modos?
        typeWord: Para comprobar que la tienes, escribe la palabra {number}:
        wrongWord: Esa no es la palabra {number}.
        continueAnyway: ¿Continuar de todos modos? Sin las palabras se pierde todo lo que contiene.
        chooseOwn: Escribe una frase de contraseña propia, o nada para otras palabras. Control-C sale.
        byComputer: un ordenador la adivina {time}
        byGraphicsCards: 100 tarjetas gráficas la adivinan {time}
        inSeconds: en segundos
        inMinutes: en minutos
        inHours: en horas
        inDays: en días
        inMonths: en meses
        inYears: en años
        inCenturies: en siglos
        inAges: en millones de años
        """)
}

extension TerminalText {
    static let spanish = PhraseTable(
        """
        errorLabel: error
        alarmLabel: ALARMA
        hintLabel: consejo
        warningLabel: aviso
        yesOrNo: [s/N]
        yesOrNoWord: [sí/no]
        yesWords: s sí si
        noWords: n no
        acceptedAnswers: Responde con una de estas: {answers}
        progressRate: {amount}/s
        progressLeft: quedan {duration}
        examplesHeading: Ejemplos
        usageHeading: Uso
        synopsisHeading: Sinopsis
        environmentHeading: Entorno
        filesHeading: Archivos
        manualElsewhere: Véase {page}.
        commandsHeading: Órdenes
        argumentsHeading: Argumentos
        optionsHeading: Opciones
        commandPlaceholder: ORDEN
        optionsPlaceholder: OPCIONES
        helpOption: Muestra esta ayuda.
        defaultValue: (por defecto: {value})
        valueChoices: (uno de: {values})
        moreHelp: Más sobre una orden: «{command}».
        manualSection: Órdenes de usuario
        nameHeading: Nombre
        descriptionHeading: Descripción
        exitStatusHeading: Estado de salida
        seeAlsoHeading: Véase también
        typeInput: Escribe o pega el texto; Ctrl-D en una línea aparte lo termina.
        """)
}

extension TopicText {
    static let spanish = PhraseTable(
        """
        pagerVariable: El programa que muestra la salida larga en una terminal; ninguno si está vacío o es «cat» (si no: less).
        settingPager: el programa que muestra la salida larga si PAGER no está definida; ninguno si está vacío
        vaultVariable: La carpeta de todo lo que guarda Whisper; la bóveda es «vault» dentro de ella; la configuración, «config.toml».
        dataHomeVariable: Ubicación de la bóveda si WHISPER_HOME no está definida: su subcarpeta «whisper».
        configHomeVariable: Dónde está el archivo de configuración sin WHISPER_HOME: «whisper/config.toml» dentro de ella.
        passphraseVariable: La frase de contraseña. Cualquier proceso tuyo puede leerla ahí, así que otro origen es mejor.
        languageVariables: El idioma: en, de, es, fr, pt, tr, ar, hi o zh_CN. Decide la primera que esté definida.
        noColorVariable: No vacía: sin colores.
        terminalVariable: «dumb»: sin colores ni partes móviles.
        variablesHeading: Entorno
        settingsHeading: Ajustes del archivo de configuración
        settingsIntroduction: Un nombre = \"valor\" por línea. Las opciones prevalecen sobre el entorno, y este sobre este archivo.
        settingVault: la carpeta de la bóveda
        settingPassphraseCommand: una orden que escribe la frase de contraseña
        settingPassphraseFile: un archivo cuya primera línea es la frase de contraseña
        settingUnlockFor: cuánto tiempo guarda «unlock» la clave
        settingColor: true o false: colores
        settingPlain: true o false: líneas sencillas
        settingMe: tu propio nombre en los chats importados
        settingTimezone: la zona horaria de los chats importados
        settingDateOrder: dmy, mdy o ymd: el orden de las fechas en los chats importados
        settingSyncSeal: true o false: whisper-sync no envía nada sin sellar y abre lo que llega
        settingSyncFiles: true o false: whisper-sync run descarga los archivos a medida que llegan
        settingSyncCertificates: certificados en los que whisper-sync confía además de los del sistema
        exitCodesHeading: Estados de salida
        exitSuccess: hecho
        exitFailure: ha fallado
        exitPartial: hecho en parte
        exitNoVault: no hay bóveda
        exitVaultHeld: otro proceso tiene la bóveda para él solo
        exitWrongPassphrase: frase de contraseña incorrecta
        exitVaultDamaged: la bóveda está dañada
        exitNotAddressed: no está dirigido a ti
        exitExpired: caducado
        exitReplay: ya visto antes
        exitInvalidEnvelope: ningún mensaje sellado, o uno no válido
        exitPolicy: contra una política, o la identidad está archivada
        exitKeyChanged: las claves de un remitente o contacto han cambiado, se han revocado o no coincidían al compararlas
        exitReplayFull: la protección contra repeticiones está llena
        exitSignatureCancelled: se ha cancelado la firma
        exitTooLong: el mensaje es demasiado largo
        exitPasskey: WhatsApp pide una llave de acceso para vincular la cuenta
        exitUsage: no se entienden los argumentos
        exitInterrupted: interrumpido
        formatsHeading: Formatos
        formatsJSON: Con --json, cada línea de la salida estándar es un objeto JSON. Las horas son RFC 3339, los identificadores UUID y los nombres van en snake_case; se añaden miembros, pero nunca se renombran ni se quitan.
        formatsError: Un error es una línea de la salida de errores: {form}
        formatsVault: La bóveda es una carpeta: vault.db (SQLCipher, o SQLite si no está cifrada), vault.json (cómo se abre), keychain y recovery.txt (las claves, selladas con la frase de contraseña), blobs (los adjuntos, cifrados).
        formatsMessages: Los mensajes se exportan e importan como JSON Lines en el esquema unificado; docs/formats.md describe cada miembro y cada archivo.
        disclaimerHeading: Aviso legal
        settingUnencryptedVault: la carpeta de una bóveda sin cifrar, para que se abra sin frase de contraseña
        vaultFiles: La bóveda: base de datos, llavero, copia de recuperación y archivos adjuntos.
        configurationFile: Los ajustes; «whisper help environment» los enumera.
        """)
}

extension NextStepText {
    static let spanish = PhraseTable(
        """
        heading: A continuación:
        createIdentity: crear una identidad, para sellar y abrir mensajes
        importChat: importar un chat
        browse: ver tus mensajes
        read: leer este chat
        exportBundle: escribir tus claves públicas en un archivo, para dárselo a un amigo
        showCode: mostrarlas como código QR, para que tu amigo lo escanee
        compare: comparar las claves con tu amigo
        seal: sellar un mensaje
        sendDraft: enviarlo
        applyRetention: ver qué borran las reglas
        openSealed: abrir los mensajes sellados
        """)
}

extension AlarmText {
    static let spanish = PhraseTable(
        """
        wordsDiffer: Las palabras no coinciden: estas no son las claves de «{name}», o allí figuran otras claves tuyas. Puede que alguien esté leyendo los mensajes o haciéndose pasar por uno de los dos. «{name}» no está verificado.
        sendNothing: No envíes nada secreto a «{name}» ni te fíes de los mensajes firmados con estas claves.
        compareAgain: Compara las palabras otra vez por otro medio, como una llamada o un encuentro.
        askForBundle: Si siguen sin coincidir, pide a «{name}» en persona una tarjeta nueva e impórtala.
        askWhether: Pregunta a «{name}» por otro medio, en persona si puedes, si estas claves son nuevas.
        knownWords: Palabras conocidas hasta ahora
        shownWords: Palabras de estas claves
        """)
}

extension UsageText {
    static let spanish = PhraseTable(
        """
        unknownOption: No existe la opción «{option}».
        unknownOptionSuggestion: No existe la opción «{option}». ¿Querías decir «{suggestion}»?
        unknownCommand: No existe la orden «{name}».
        unknownCommandSuggestion: No existe la orden «{name}». ¿Querías decir «{suggestion}»?
        missingValue: La opción «{option}» necesita un valor.
        missingArgument: Falta «{argument}».
        invalidValue: «{value}» no es un valor válido para «{option}».
        unwantedValue: La opción «{option}» no lleva valor, pero se dio «{value}».
        unexpectedArgument: Aquí no se espera «{argument}».
        other: Argumentos no válidos: {reason}
        seeHelp: Ayuda: «{command}».
        importHint: Para importar el archivo: {command}
        negationHint: Para excluir una palabra, escribe NOT y pon la consulta entre comillas: whisper search 'bread NOT yeast'
        """)
}

extension VaultText {
    static let spanish = PhraseTable(
        """
        disclaimer: Whisper se ofrece tal cual, sin garantía de ningún tipo. Solo tú respondes de los mensajes que guardas: de que puedas guardarlos y de tratar lo que otros te escribieron como la ley y ellos esperan. Quien pierde la frase de contraseña pierde la bóveda; nadie puede abrirla por ti. Whisper no tiene relación con WhatsApp ni con su propietario.
        disclaimerQuestion: ¿Lo aceptas?
        created: La bóveda está lista: {path}
        createdUnencrypted: La bóveda está lista, con la base de datos sin cifrar: {path}
        notCreated: No se creó ninguna bóveda.
        createdAdvice: Guarda bien la frase de contraseña: sin ella nadie puede abrir la bóveda, tampoco tú.
        disclaimerAccepted: El aviso legal está aceptado.
        unlocked: La bóveda está desbloqueada durante {duration}.
        locked: La bóveda está bloqueada.
        wasLocked: La bóveda ya estaba bloqueada.
        revealQuestion: Quien vea la clave podrá leer la base de datos para siempre. ¿Mostrarla?
        revealIntroduction: Para abrir {path} con otro programa, dale primero estas instrucciones:
        backedUp: La copia de seguridad está escrita: {path}
        backupProgress: Copiando
        restoreProgress: Restaurando
        restoreQuestion: Hay una bóveda en «{path}». ¿Poner la copia de seguridad en su lugar y conservar la actual al lado?
        restored: La bóveda está restaurada: {path}
        openingsUnknown: No se sabe qué mensajes se abrieron entre {begin} y {end}. Los mensajes sellados de ese tiempo se abren con una advertencia.
        setAside: La bóveda que había está ahora en {path}
        rekeyed: La base de datos tiene una clave nueva.
        rekeyAdvice: Las copias de seguridad antiguas se siguen abriendo con la frase antigua y contienen la clave antigua. Haz una nueva.
        reformatted: La base de datos tiene ahora el formato de SQLCipher 4.
        reformattedCommon: La base de datos tiene ahora el formato que leen SQLCipher 3.4 y 4.
        encrypted: La base de datos está ahora cifrada.
        decryptQuestion: Quien pueda leer el archivo podrá leer todos los mensajes. ¿Guardar la base de datos sin cifrar?
        decrypted: La base de datos ya no está cifrada.
        passphraseChanged: La frase de contraseña ha cambiado. Las copias de seguridad antiguas se siguen abriendo con la anterior.
        verifySound: La bóveda está en orden.
        verifyRepaired|one: Se ha reparado {count} problema.
        verifyRepaired|many: Se han reparado {count} de problemas.
        verifyRepaired|other: Se han reparado {count} problemas.
        verifyProgress: Comprobando
        keychainRepaired: El llavero se ha rehecho a partir de la copia de recuperación.
        recovered|one: Se ha pasado {count} mensaje a {path}
        recovered|many: Se han pasado {count} de mensajes a {path}
        recovered|other: Se han pasado {count} mensajes a {path}
        recoveredLost|one: {count} fila de la tabla {table} no se pudo leer y se ha perdido.
        recoveredLost|many: {count} de filas de la tabla {table} no se pudieron leer y se han perdido.
        recoveredLost|other: {count} filas de la tabla {table} no se pudieron leer y se han perdido.
        recoveredUncounted: Partes de estas tablas no se pudieron leer y ya nada indica cuántas filas se han perdido: {tables}
        checkHeading: Comprobación
        resultHeading: Resultado
        valueHeading: Valor
        resultFine: bien
        resultWarning: aviso
        checkDatabase: base de datos
        checkAttachments: adjuntos
        checkRecovery: copia de recuperación
        recoveryMissing: falta
        recoveryUnchecked: sin abrir: no se dio frase de contraseña
        recoveryDiffers: no contiene las claves actuales
        recoveryDamaged: dañada
        recoveryRenewed: escrita de nuevo
        attachmentsUnread: correctos por longitud, nombre y cabecera; no se leyó el contenido (--attachments lo lee)
        attachmentsMissing|one: falta {count} adjunto
        attachmentsMissing|many: faltan {count} de adjuntos
        attachmentsMissing|other: faltan {count} adjuntos
        attachmentsDamaged|one: {count} adjunto está dañado
        attachmentsDamaged|many: {count} de adjuntos están dañados
        attachmentsDamaged|other: {count} adjuntos están dañados
        attachmentsUnidentified|one: {count} archivo ya no muestra qué adjunto contiene: {names}
        attachmentsUnidentified|many: {count} de archivos ya no muestran qué adjuntos contienen: {names}
        attachmentsUnidentified|other: {count} archivos ya no muestran qué adjuntos contienen: {names}
        attachmentsUnexamined: Los adjuntos se copiaron tal como están: buscar los que faltan o están dañados requiere la frase de contraseña. «whisper verify» lo hace.
        attachmentsOrphaned|one: {count} adjunto ya no pertenece a ningún mensaje
        attachmentsOrphaned|many: {count} de adjuntos ya no pertenecen a ningún mensaje
        attachmentsOrphaned|other: {count} adjuntos ya no pertenecen a ningún mensaje
        doctorVersion: versión
        doctorEngine: motor de base de datos
        doctorCipher: cifrado
        doctorSodium: libsodium
        doctorArchive: libarchive
        doctorSystem: sistema
        doctorMemory: memoria para secretos
        doctorMemoryLocked: bloqueada, nunca pasa al disco
        doctorMemoryUnlocked: no bloqueada: puede pasar al disco
        doctorCoreDumps: volcados de memoria
        doctorOff: desactivados
        doctorOn: activados
        doctorNetwork: internet
        doctorNetworkDenied: denegada por el núcleo; quedan los sockets de este dispositivo
        doctorNetworkAbsent: sin código de red; en este sistema el núcleo no la deniega
        networkNotDenied: El núcleo no deniega internet a este proceso. Whisper no tiene código de red; sus procesos hijos podrían tenerlo.
        doctorVault: bóveda
        doctorNoVault: ninguna en {path}
        doctorEncrypted: cifrada
        doctorUnencrypted: sin cifrar
        doctorPermissions: permisos
        doctorPermissionsFine: solo tú
        doctorPermissionsOpen: otros tienen acceso: {path}
        doctorKeyCache: llavero del núcleo
        doctorKeyCached: la clave se guarda: desbloqueada
        doctorKeyNotCached: no se guarda ninguna clave: bloqueada
        doctorKeyCacheNone: no disponible
        doctorLanguage: idioma
        """)
}

extension CalendarText {
    static let spanish = PhraseTable(
        """
        shortDate: {day}/{month}/{year}
        longDate: {weekday}, {day} de {month} de {year}
        dateInWords: {day} de {month} de {year}
        weekdays: lunes martes miércoles jueves viernes sábado domingo
        months: enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
        today: hoy
        yesterday: ayer
        """)
}

extension DataCommandText {
    static let spanish = PhraseTable(
        """
        importing: Importar mensajes a la bóveda.
        importingDiscussion: Averigua por el contenido qué es una ruta: un chat exportado, una carpeta con varios, una base de datos de WhatsApp o una copia de seguridad de ella, una copia de seguridad de un iPhone o líneas JSON. Después hace lo que hace la orden correspondiente. Una ruta que se llama como una orden necesita ./ delante.
        importWhatsApp: Importar chats exportados de WhatsApp, o sus bases de datos.
        importWhatsAppDiscussion: Lee el texto, el archivo comprimido o la carpeta que crea «Exportar chat»; - es la entrada estándar. Importar un chat otra vez, o una exportación más reciente, solo añade lo nuevo. El resumen da cuenta de cada línea. El código de salida 3 indica que algunas líneas o adjuntos no se pudieron leer; se nombran. Los adjuntos que una exportación nombra y no contiene cuentan como ausentes y no cambian el código. Las propias bases de datos del teléfono, msgstore.db y ChatStorage.sqlite, sus copias cifradas y las copias de iPhone traen todo el historial; --key-file indica la clave.
        importJSON: Importar mensajes desde líneas JSON.
        importJSONDiscussion: Lee lo que escribe «export json», también con --full; - es la entrada estándar. Los identificadores se conservan e importar de nuevo no añade nada. La primera línea defectuosa termina la importación y se nombra; los lotes anteriores se conservan.
        importList: Listar las importaciones y cómo se leyeron sus archivos.
        importListDiscussion: Muestra primero la última importación: su referencia, cuándo se hizo, el archivo, el chat, el número de mensajes nuevos y cómo se leyeron las fechas y quién es el propietario.
        importUndo: Deshacer importaciones.
        importUndoDiscussion: Borra definitivamente los mensajes y adjuntos que solo trajeron estas importaciones, y cada chat que quede vacío. Los mensajes que también entregó otra fuente se quedan. Las importaciones del mismo archivo se deshacen juntas. Después, el archivo se puede importar de nuevo. Lo que una exportación posterior cambió en mensajes anteriores, y los adjuntos que les añadió, se queda.
        exporting: Exportar mensajes.
        exportJSON: Escribir los mensajes en líneas JSON.
        exportJSONDiscussion: Un mensaje por línea, cada chat en su propio orden. Con --full, cada registro de la bóveda en una línea con su tipo; importado en una bóveda nueva, da una igual. La salida no está cifrada.
        exportHTML: Escribir los mensajes como páginas para el navegador.
        exportHTMLDiscussion: Escribe una carpeta de páginas que se abren en cualquier navegador sin red: chats por meses, personas, una galería, un calendario y estadísticas. Abre index.html en ella. Nada en las páginas puede ejecutar lo que dice un mensaje. Las páginas no están cifradas; solo tú puedes leer la carpeta.
        conversations: Listar los chats.
        conversationsDiscussion: Primero los chats fijados, después los de actividad más reciente; los archivados van al final.
        messages: Mostrar los mensajes de un chat.
        messagesDiscussion: Muestra los mensajes más recientes, el último abajo. Un chat se nombra por su título, una parte de él o su referencia. Con --refs, delante de cada mensaje está su referencia, con la que lo encuentran --around, --before, --after y otras órdenes.
        search: Buscar mensajes.
        searchDiscussion: Deben aparecer todas las palabras, con cualesquiera mayúsculas y acentos. Se entienden \"una frase\" entre comillas, un comienzo con asterisco (paragu*), OR, NOT y paréntesis. Se busca en textos, remitentes y nombres de adjuntos; los resultados más recientes van primero. Sin palabras deciden solo los filtros. Las fechas son 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 o palabras como ayer y marzo 2020.
        markRead: Marcar un chat como leído.
        pin: Fijar un chat al principio de la lista.
        unpin: Dejar de fijar un chat.
        mute: Silenciar un chat.
        unmute: Reactivar el sonido de un chat.
        archive: Archivar un chat: pasa al final de la lista y deja de enviar notificaciones.
        unarchive: Desarchivar un chat.
        delete: Borrar chats y mensajes para siempre.
        deleteDiscussion: Borra un chat, un mensaje o mensajes por antigüedad y plataforma, con los adjuntos a los que nada más se refiere. Un mensaje suelto deja un hueco vacío, para que importar su chat de nuevo no lo devuelva; --erase no deja nada.
        stats: Mostrar estadísticas y gráficos de los mensajes.
        statsDiscussion: Muestra totales y gráficos: mensajes a lo largo del tiempo, por hora, día, persona, chat y tipo, el tiempo hasta que escribe otra persona, y las palabras y emojis frecuentes. Las horas y los días son los de la zona horaria de este dispositivo.
        conversationGroup: Gestionar un chat.
        conversationRename: Cambiar el nombre de un chat en la bóveda.
        conversationRenameDiscussion: Nadie más ve el título. Si un servicio cambia después el nombre del chat, su título sustituye al suyo.
        """)
}

extension DataFailureText {
    static let spanish = PhraseTable(
        """
        noSuchConversation: No hay ningún chat llamado «{name}».
        noSuchConversationHint: «whisper conversations» lista los chats.
        ambiguousConversation: «{name}» coincide con varios chats: {candidates}
        ambiguousConversationHint: Indica la referencia al final de su entrada, o la plataforma y el título completo: {example}
        ambiguousReferenceHint: Indica la referencia al final de su entrada.
        noSuchPerson: No hay nadie llamado «{name}».
        personIsDateHint: Para los mensajes desde una fecha, usa --since {date}.
        ambiguousPerson: «{name}» coincide con varias personas: {candidates}
        ambiguousPersonHint: Indica el nombre completo, el número o el identificador.
        invalidMoment: {option}: «{value}» no es una fecha.
        invalidMomentHint: Escribe 2020, 2020-05, 2020-05-31, 2020-05-31T14:00, ayer, lunes o marzo 2020.
        invalidAge: {option}: «{value}» no es una antigüedad.
        invalidAgeHint: Escribe un número y d, w, m o y para días, semanas, meses o años: 90d, 8w, 6m, 2y.
        invalidNumber: {option}: {value} no es un número a partir de 1.
        unknownChoice: {option}: «{value}» no se conoce.
        unknownChoiceHint: Elige entre: {values}
        emptyQuery: No hay ninguna palabra que buscar.
        emptyQueryHint: Da una palabra, o un filtro como --in o --type.
        relevanceLimit|one: Por relevancia hay como mucho {count} resultado.
        relevanceLimit|many: Por relevancia hay como mucho {count} resultados.
        relevanceLimit|other: Por relevancia hay como mucho {count} resultados.
        oneRange: --around, --before, --after y --oldest o --all se excluyen entre sí.
        oneDeletion: Estas opciones no van juntas: un mensaje, o un chat con --before, --older-than o --platform.
        nothingToDelete: Indica qué borrar.
        nothingToDeleteHint: Nombra un chat, o usa --message, --before, --older-than o --platform.
        oneTitle: --title solo va con un único archivo.
        fullAlone: --full no va con --conversation, --from ni --deidentify, ni --deidentify con --attachments.
        ingestionAlone: --ingestion no va con --conversation, --from, --since ni --until.
        unknownZone: No existe la zona horaria «{value}».
        unknownZoneHint: Escríbela como Europe/Madrid o UTC.
        missingFile: No existe el archivo «{path}».
        emptyFile: «{path}» está vacío.
        notAnExport: «{path}» no es un chat exportado: no contiene ni un solo mensaje.
        notAnExportHint: En WhatsApp, abre el chat y elige «Exportar chat»; importa el archivo .txt o .zip resultante.
        damagedArchive: El archivo comprimido «{path}» está cortado o dañado. No se importó nada de él.
        encryptedArchive: El archivo comprimido «{path}» está cifrado.
        encryptedArchiveHint: Descomprímelo primero con su contraseña y luego importa la carpeta.
        noChatInArchive: No hay ningún chat en el archivo comprimido «{path}».
        archiveOfArchives: El archivo comprimido «{path}» no contiene ningún chat, sino otros archivos comprimidos.
        unsafeArchive: El archivo comprimido «{path}» nombra archivos fuera de sí mismo. No se importó nada de él.
        archiveTooLarge: El archivo comprimido «{path}» se expande a más de lo que se acepta. No se importó nada de él.
        ambiguousDates: En «{path}» no se pueden distinguir día y mes con suficiente certeza; el orden más probable es {order} ({confidence}).
        ambiguousDatesHint: Indica el orden con --date-order dmy, mdy o ymd, o acepta el más probable con --yes.
        contradictedDates: «{path}» tiene fechas imposibles en este orden.
        contradictedDatesHint: Omite --date-order para que se averigüe el orden.
        importInterrupted: Interrumpido. Los mensajes importados hasta ahora se conservan; importar de nuevo añade el resto.
        someFilesFailed|one: {count} archivo no se ha importado: {names}
        someFilesFailed|many: {count} archivos no se han importado: {names}
        someFilesFailed|other: {count} archivos no se han importado: {names}
        theseFilesFailed|one: {count} archivo no se ha importado, por el motivo indicado arriba.
        theseFilesFailed|many: {count} archivos no se han importado, por el motivo indicado arriba.
        theseFilesFailed|other: {count} archivos no se han importado, por el motivo indicado arriba.
        partlyRead: Algunas líneas no se pudieron leer; todo lo demás sí.
        partlyReadHint: El resumen nombra las líneas.
        lineTooLong: «{path}», línea {line}: más de 16 MiB.
        lineNotJSON: «{path}», línea {line}: no es JSON en el byte {offset}.
        lineTooDeep: «{path}», línea {line}: demasiados niveles anidados en el byte {offset}.
        lineCutOff: «{path}», línea {line}: termina en medio de un valor.
        lineNotUTF8: «{path}», línea {line}: no es UTF-8 válido en el byte {offset}.
        lineLacks: «{path}», línea {line}: falta «{member}».
        lineNotObject: «{path}», línea {line}: no es un objeto JSON.
        documentNotLines: «{path}» es un único documento JSON de varias líneas. Whisper lee JSON Lines, un objeto por línea, como los escribe «whisper export json».
        lineUnexpected: «{path}», línea {line}: «{member}» tiene un valor que no corresponde ahí.
        lineUnknownType: «{path}», línea {line}: un registro de tipo desconocido.
        lineNewerFormat: «{path}», línea {line}: escrito por una versión más nueva de Whisper.
        lineConflict: «{path}», línea {line}: contradice lo que contiene la bóveda.
        lineMissingReference: «{path}», línea {line}: se refiere a algo que no está.
        malformedLineHint: Una parte de las líneas anteriores se importó. Corrige la línea e importa de nuevo; nada se duplica.
        malformedLineHintAfter|one: Se importó {count} mensaje nuevo anterior. Corrige la línea e importa de nuevo; nada se duplica.
        malformedLineHintAfter|many: Se importaron {count} mensajes nuevos anteriores. Corrige la línea e importa de nuevo; nada se duplica.
        malformedLineHintAfter|other: Se importaron {count} mensajes nuevos anteriores. Corrige la línea e importa de nuevo; nada se duplica.
        malformedLineHintBefore: No se importó nada. Corrige la línea e importa de nuevo.
        importFull: El disco está lleno. Los mensajes importados hasta ahora se conservan; importar de nuevo añade el resto.
        vaultNotEmpty: La bóveda contiene mensajes o contactos: no se ha importado nada
        vaultNotEmptyHint: --restore devuelve una bóveda entera a una vacía. Sin la opción se añaden mensajes, y los contactos entran sin verificar.
        timesShifted: La bóveda ya contiene los mensajes de este archivo, en «{title}», con horas que difieren en {offset}.
        timesShiftedHint: Indica la zona horaria del teléfono con --timezone. Si la importación anterior tenía la zona equivocada, borra ese chat e impórtalo de nuevo. --yes importa los mensajes por segunda vez.
        datesExchanged: La bóveda ya contiene los mensajes de este archivo, en «{title}», con día y mes intercambiados.
        datesExchangedHint: Indica con --date-order cómo se escriben las fechas. Si la importación anterior era la equivocada, borra ese chat e impórtalo de nuevo. --yes importa los mensajes por segunda vez.
        chatsLeftOut: Algunos chats del archivo han quedado fuera; todo lo demás se ha importado.
        chatsLeftOutHint: Los avisos los nombran. Cuando la bóveda tenga un solo chat para cada uno, importa el archivo otra vez: nada entra dos veces.
        severalChats: «{path}» contiene varios chats.
        severalChatsHint: Guárdalo como archivo y da su nombre: entonces se importan todos los chats.
        noChatNamed: Indica un chat, o un mensaje con --around, --before o --after.
        contextLimit|one: --context admite un número de hasta {count}.
        contextLimit|many: --context admite un número de hasta {count}.
        contextLimit|other: --context admite un número de hasta {count}.
        noSuchSender: Nadie en «{path}» se llama «{name}». No se importó nada.
        noSuchSenderHint: Indica tu nombre con --me tal como lo escribe el archivo. ¿Querías decir: {candidates}?
        oneOwnName: «{path}» admite --me una sola vez: tu nombre o tu número en él.
        attachmentsUnread|one: No se pudo leer {count} adjunto; todo lo demás se importó.
        attachmentsUnread|many: No se pudieron leer {count} adjuntos; todo lo demás se importó.
        attachmentsUnread|other: No se pudieron leer {count} adjuntos; todo lo demás se importó.
        attachmentsUnreadHint: La bóveda no tiene lo que nombra el resumen. Importa una copia intacta del archivo para añadirlo.
        unknownCompression: El archivo comprimido «{path}» usa {method}, que Whisper no puede descomprimir. No se importó nada de él.
        foreignArchive: «{path}» es un archivo comprimido en un formato que Whisper no descomprime.
        unpackHint: Descomprímelo primero con otro programa y después importa el directorio.
        importedBefore: «{path}» ya se importó con otros ajustes. No se importó nada.
        readDifferently: «{path}» se importó el {date} con otros ajustes: {settings}.
        readDifferentlyHint: Con --redo se deshace esa importación y se importa el archivo de nuevo. No se ha cambiado nada.
        readLikeEarlierHint: «{path}», importado el {date}, se leyó de otra forma. Si este archivo es como aquel, añade: {options}. Si aquel era incorrecto, --redo deshace su importación. No se ha cambiado nada.
        nothingToUndo: No hay ninguna importación que se pueda deshacer.
        noSuchImport: No hay ninguna importación de «{name}» que se pueda deshacer.
        noSuchImportHint: «whisper import list» muestra las importaciones. Las de bases de datos y de JSON Lines no se pueden deshacer.
        otherContents: «{path}» no es el archivo que se importó con este nombre: dice otra cosa.
        otherContentsHint: Para deshacer de todos modos una importación con ese nombre, indica su referencia: {imports}
        emptyTitle: Un chat necesita un título.
        unknownInput: Indica qué contiene la entrada estándar.
        unknownInputHint: Usa «whisper import whatsapp -» o «whisper import json -».
        optionForLines: {option} es para líneas JSON; «{path}» no las tiene.
        optionNotForLines: {option} no es para líneas JSON como «{path}».
        importInterruptedBefore: Interrumpido antes de importar nada de «{path}».
        interruptedUndone: Interrumpido antes de importar nada de «{path}». La importación anterior está deshecha; importa el archivo de nuevo.
        chosenWouldGo: Leer el archivo así desharía la importación de {files} y borraría el chat «{title}», al que debe importarse el archivo.
        chosenWouldGoHint: No se ha cambiado nada. Importa antes esos archivos de nuevo, de la forma correcta y con --redo.
        undoesOthers: Leer «{path}» así contradice otros archivos, cuyas importaciones se desharían: {files}
        undoesOthersHint: No se ha cambiado nada. Lo que solo tienen esos archivos desaparecería hasta importarlos de nuevo. Mira con «whisper import list» cómo se leyeron; para deshacerlos, usa --redo --yes.
        failedUndone: La importación anterior de «{path}» está deshecha, y hay que importar el archivo de nuevo, porque esta importación falló: {reason}
        ownVault: «{path}» es una bóveda de Whisper.
        ownVaultHint: Para leerla: {read}. Para que sea tu bóveda: {restore}. Para añadir sus mensajes a los tuyos: {export}, después {import}.
        ownLines: «{path}» contiene líneas JSON.
        ownCommand: Usa: {command}
        ownPages: «{path}» es un archivo de páginas, que sirve para leer.
        ownPagesHint: Abre {file} en un navegador. Para importar mensajes, usa aquello de lo que se hizo el archivo.
        ownSealedPages: «{path}» es un archivo sellado de páginas, que sirve para leer.
        ownIdentities: «{path}» es una copia de seguridad de identidades y no tiene mensajes.
        ownKeys: «{path}» contiene claves de contactos y ningún mensaje.
        backupKey: «{path}» es la clave de una copia de seguridad y no contiene mensajes.
        backupKeyHint: Importa con ella la copia de seguridad: {command}
        ownSealed: «{path}» contiene un mensaje sellado y ningún chat.
        notImported: «{path}» no se ha importado.
        ownerIsAnother: Los mensajes de «{path}» que se dicen tuyos están en la bóveda como los de «{name}» ({number}), que no eres tú.
        ownerIsAnotherHint: Indica con --me con qué nombre te muestra este archivo. Con --yes se importa de todos modos.
        chosenService: El chat «{title}» es de otro servicio ({platform}). No se importó nada de «{path}».
        chosenKind: «{path}» muestra un grupo, y «{title}» es un chat con una persona. No se importó nada.
        chosenUnlike: El chat «{title}» y «{path}» apenas tienen algo en común. No se importó nada.
        chosenOtherHint: Indica otro chat con --into, u omítelo para que se encuentre el chat por su título y sus mensajes.
        chosenUnlikeHint: Indica otro chat con --into. Si es este, añade --yes.
        intoSeveral: --into indica un solo chat, y estas son exportaciones de varios.
        intoSeveralHint: Importa solo el archivo de ese chat.
        intoOther: --into es para un chat exportado; «{path}» no lo es.
        ownTable: «{path}» es una tabla para hojas de cálculo, como la escribe «whisper export csv», y no contiene todo lo que contiene una bóveda.
        ownTableHint: Para llevar mensajes de una bóveda a otra, escríbelos con «{export}» y léelos con «{import}».
        """)
}

extension DataOptionText {
    static let spanish = PhraseTable(
        """
        importPath: Chats exportados (.txt, .zip o carpetas), bases de datos de WhatsApp, sus copias de seguridad, carpetas que contengan algo de ello o archivos de líneas JSON.
        exportPath: Chats exportados (.txt, .zip o carpetas; - es la entrada estándar), bases de datos de WhatsApp, sus copias de seguridad o carpetas que contengan algo de ello.
        backupKeyFile: La clave de una copia de seguridad cifrada: un archivo con 64 cifras hexadecimales, o el archivo de clave del teléfono; para una copia de un iPhone, un archivo con su contraseña.
        backupKeyCommand: Una orden que escribe la clave o la contraseña de una copia de seguridad cifrada.
        backupAccount: Qué aplicación importar de una copia de seguridad de un iPhone que tiene ambas: whatsapp o business.
        statusPosts: Importar también los estados publicados que haya en una base de datos.
        ownName: Tu nombre en la exportación; distingue los mensajes enviados de los recibidos. Si los chats te muestran con varios nombres, repite la opción: en cada chat eres el primero de ellos que escribió en él. Para una base de datos que no dice de quién es: tu número.
        ownNameJSON: Tu nombre o número; distingue los mensajes enviados de los recibidos.
        chatTitle: El título del chat, si el nombre del archivo no lo dice.
        intoChat: El chat de la bóveda que muestra el archivo: título o parte de él, referencia o identificador. Para un archivo con demasiado pocos mensajes para encontrarlo.
        timezone: La zona horaria del teléfono, como Europe/Madrid; si falta, la de este dispositivo.
        dateOrder: El orden de día y mes en las fechas: dmy, mdy o ymd; si falta, se averigua.
        dryRun: Solo mostrar lo que se haría.
        verboseImport: Mostrar todo lo que se sabe de cada chat, y las tablas de las bases de datos.
        importYes: Seguir con el orden más probable si no se pueden distinguir día y mes, y también si la bóveda contiene los mismos mensajes a otras horas.
        redo: Si el archivo ya se importó con otro orden de fecha, zona horaria o propietario, o en otro chat, deshace primero esa importación. Sin ninguna de estas opciones, pregunta de nuevo en un terminal quién eres.
        importToUndo: La referencia de la importación, o el nombre del archivo o una parte; varias se deshacen juntas (por omisión: la última importación).
        jsonPath: Un archivo de líneas JSON; - es la entrada estándar.
        restoreJSON: Restaurar una bóveda propia como era: contactos con su confianza, identidades, políticas. En una que no está vacía, cada uno se nombra y se confirma antes.
        attachmentsFrom: Una carpeta con los contenidos de los adjuntos, como la escribe «export json --attachments».
        attachmentsTo: Escribir también los contenidos de los adjuntos en esta carpeta.
        exportConversation: Solo este chat: título o parte de él, referencia o identificador.
        full: Todos los registros de la bóveda, no solo los mensajes.
        deidentify: Sustituir nombres y números de teléfono por identificadores siempre iguales.
        output: El archivo que se escribe; - es la salida estándar.
        onlyUnread: Solo chats con mensajes sin leer.
        conversationLimit: Como mucho, este número de chats.
        conversation: El chat: título o parte de él, referencia o identificador.
        messageLimit: Como mucho, este número de mensajes (100 si falta).
        before: Los mensajes anteriores al de esta referencia.
        after: Los mensajes posteriores al de esta referencia.
        references: Mostrar la referencia de cada mensaje.
        oldest: Empezar por el mensaje más antiguo.
        all: Todos los mensajes, del más antiguo al más reciente.
        saveAttachments: Guardar en esta carpeta los adjuntos de los mensajes mostrados.
        query: Lo que se busca.
        searchIn: Solo en este chat: título o parte de él, referencia o identificador.
        fromPerson: Solo mensajes de esta persona: nombre, parte del nombre o identificador.
        since: Solo a partir de esta fecha.
        until: Solo hasta esta fecha, incluida.
        type: Solo de este tipo: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Se puede repetir.
        hasAttachment: Solo con adjunto.
        encrypted: Solo con un mensaje sellado dentro.
        order: newest (si falta) o relevance.
        searchLimit: Como mucho, este número de resultados (50 si falta).
        upTo: Solo hasta el mensaje de esta referencia.
        deleteMessage: Borrar el mensaje de esta referencia.
        erase: No dejar rastro del mensaje; importar su chat de nuevo lo devuelve.
        deleteBefore: Mensajes enviados antes de esta fecha.
        olderThan: Mensajes más antiguos que: 90d, 8w, 6m, 2y.
        platform: Mensajes de esta plataforma, como whatsapp.
        svg: Escribir el gráfico como archivo SVG; - es la salida estándar.
        countConversation: Contar solo los mensajes de este chat.
        countSince: Contar solo los mensajes desde esta fecha.
        countUntil: Contar solo los mensajes hasta esta fecha inclusive.
        pagesFolder: La carpeta que se escribe.
        pagesConversation: Escribe solo este chat: título o parte de él, referencia o identificador. Puede repetirse.
        pagesSince: Escribe solo mensajes desde esta fecha.
        pagesUntil: Escribe solo mensajes hasta esta fecha inclusive.
        pagesMedia: Qué archivos se copian: all, used (solo las imágenes, vídeos y sonidos que muestran las páginas), none.
        pagesTheme: Los colores: auto (los del sistema), light, dark.
        pagesLanguage: El idioma de las páginas: en, de, es, fr, pt, tr, ar, hi, zh-Hans.
        pagesForce: Reemplaza un archivo que escribió allí una exportación anterior, y nada más.
        conversationOrReference: El chat: título o parte de él, referencia o identificador. Puede omitirse con --around, --before y --after.
        around: El mensaje de esta referencia y otros antes y después (por defecto, 10 a cada lado).
        showSince: Solo mensajes a partir de esta fecha.
        showUntil: Solo mensajes hasta esta fecha inclusive.
        searchContext: Muestra también este número de mensajes antes y después de cada resultado.
        newTitle: El nuevo título.
        """)
}

extension DatabaseText {
    static let spanish = PhraseTable(
        """
        readerMissing: Falta el programa whisper-reader, que lee las bases de datos: «{path}».
        readerMissingHint: Se instala junto a whisper; «make install» lo hace.
        readerFailed: No se pudo leer «{path}»: whisper-reader terminó de forma inesperada.
        notADatabase: «{path}» no contiene ninguna base de datos.
        notADatabaseHint: Se espera un chat exportado, msgstore.db, ChatStorage.sqlite, una copia de seguridad terminada en .crypt12, .crypt14 o .crypt15, o una carpeta que contenga algo de ello.
        unknownSchema: «{path}» es una base de datos, pero no de WhatsApp.
        unknownSchemaHint: Los mensajes están en msgstore.db en Android y en ChatStorage.sqlite en un iPhone.
        contactsAlone: «{path}» contiene nombres y números de contactos de WhatsApp, pero ningún mensaje.
        contactsAloneHint: Se lee junto con los mensajes, que están en msgstore.db en Android y en ChatStorage.sqlite en un iPhone. Importa la carpeta que contiene ambos o indica los dos archivos.
        damaged: «{path}» está cortado o dañado.
        damagedHint: Cópialo de nuevo del teléfono. Los mensajes importados antes del daño se conservan.
        changed: «{path}» cambió mientras se leía.
        changedHint: Cierra WhatsApp, o importa una copia.
        keyRequired: «{path}» está cifrado.
        keyRequiredHint: Indica su clave con --key-file o --key-command.
        wrongKey: La clave no abre «{path}».
        wrongKeyHint: Cada teléfono tiene su propia clave, y una nueva cuando se vuelve a configurar WhatsApp.
        malformedKey: Esto no es una clave para «{path}».
        malformedKeyHint: Un .crypt15 se abre con sus 64 dígitos hexadecimales o con el archivo encrypted_backup.key del teléfono; .crypt12 y .crypt14, con el archivo key del teléfono.
        passwordProtected: «{path}» está protegido con una contraseña; su clave la guarda WhatsApp.
        passwordProtectedHint: En los ajustes de copia de seguridad de WhatsApp, cambia la copia cifrada de extremo a extremo a una clave de 64 dígitos y haz una copia nueva.
        unknownBackup: «{path}» es una copia de seguridad cifrada de tipo desconocido.
        unknownBackupHint: Se conocen crypt12, crypt14 y crypt15, y las copias de seguridad de iPhone.
        limit: Leer «{path}» exige más espacio o trabajo del que puede exigir un archivo auténtico.
        full: No queda espacio para archivos temporales.
        incomplete: Falta un archivo en la copia de seguridad «{path}».
        listMissing: La lista de archivos, Manifest.db, falta en la copia de seguridad «{path}» o está vacía.
        messagesMissing: Los mensajes, ChatStorage.sqlite, faltan en la copia de seguridad «{path}» aunque figuran en ella, o están vacíos.
        incompleteHint: Copia la carpeta entera de la copia de seguridad.
        nothingFound: «{path}» no contiene ni un chat exportado ni una base de datos de WhatsApp.
        nothingFoundHint: «whisper help import» explica qué se puede importar y cómo obtenerlo de un teléfono.
        backupWithoutWhatsApp: «{path}» es una copia de seguridad de un iPhone sin WhatsApp.
        severalFoundHint: Importa cada uno que quieras por su propia ruta; el orden no importa.
        severalDatabases: «{path}» contiene varias bases de datos: {found}
        severalAccounts: «{path}» es una copia de seguridad de un iPhone con varias aplicaciones: {apps}
        severalAccountsHint: Elige una con --account e importa la otra después; el orden no importa.
        noSuchAccount: «{path}» no contiene chats de {app} en una copia de seguridad de un iPhone.
        noSuchAccountHint: Omite --account para importar lo que hay.
        wrongPassword: La contraseña no abre «{path}».
        wrongPasswordHint: Es la que se estableció para las copias de seguridad cifradas del iPhone en un ordenador, no el código del teléfono.
        otherTimes: «{title}» está ahora dos veces en la bóveda, con horas distintas.
        otherTimesHint: Una exportación de ese chat se leyó con otra zona horaria u otro orden de fechas. Vuelve a importarla con --redo y el --timezone o --date-order correcto.
        exportOptions: {option} es para chats exportados; «{path}» es una base de datos.
        databaseOptions: {option} es para bases de datos y copias de seguridad; «{path}» es un chat exportado.
        keyPrompt: Clave de la copia de seguridad (64 cifras):
        passwordPrompt: Contraseña de la copia del iPhone:
        partlyRead: Algunas filas no se pudieron leer; todo lo demás se importó.
        partlyReadHint: El resumen las cuenta por motivo, y --json enumera las primeras. Si son muchas, copia de nuevo la base de datos del teléfono con WhatsApp cerrado.
        orphansOnly: Algunas filas pertenecen a chats, mensajes o personas que la base de datos no tiene; todo lo demás se importó.
        orphansOnlyHint: Los teléfonos dejan esas filas cuando se eliminan chats y mensajes, y WhatsApp tampoco las muestra. No hay nada que hacer; --json enumera las primeras.
        contactsUnread: No se pudieron leer los nombres de «{path}»; las personas llevan los nombres que les dan los mensajes.
        linkedIDsUnread: No se pudieron leer los números de los identificadores vinculados en «{path}»; algunas personas aparecen sin su número.
        chats|one: En {count} chat; nuevos en la bóveda: {new}
        chats|many: En {count} de chats; nuevos en la bóveda: {new}
        chats|other: En {count} chats; nuevos en la bóveda: {new}
        people|one: {count} persona que escribió
        people|many: {count} personas que escribieron
        people|other: {count} personas que escribieron
        noOwner: La base de datos no dice quién eres
        itsOwner: propietario de la base de datos: {name}
        joinedChats|one: {count} chat resultó ser otro y se unió a él; «whisper conversation split» los separa
        joinedChats|many: {count} de chats resultaron ser otros y se unieron a ellos; «whisper conversation split» los separa
        joinedChats|other: {count} chats resultaron ser otros y se unieron a ellos; «whisper conversation split» los separa
        joinedChat: «{former}» ahora forma parte de «{title}»
        completed|one: {count} de ellos se completó con la base de datos
        completed|many: {count} de ellos se completaron con la base de datos
        completed|other: {count} de ellos se completaron con la base de datos
        earlierBackups|one: Leído: «{imported}». {count} copia anterior junto a él puede tener mensajes borrados desde entonces: {names}
        earlierBackups|many: Leído: «{imported}». {count} de copias anteriores junto a él pueden tener mensajes borrados desde entonces: {names}
        earlierBackups|other: Leído: «{imported}». {count} copias anteriores junto a él pueden tener mensajes borrados desde entonces: {names}
        joined|one: {count} mensaje de una exportación se sustituyó en su sitio por el mismo de la base de datos
        joined|many: {count} de mensajes de exportaciones se sustituyeron en su sitio por los mismos de la base de datos
        joined|other: {count} mensajes de exportaciones se sustituyeron en su sitio por los mismos de la base de datos
        ambiguous|one: {count} mensaje quizá esté también en la bóveda por una exportación, con el mismo texto en el mismo minuto; se conservan ambos
        ambiguous|many: {count} de mensajes quizá estén también en la bóveda por una exportación, con el mismo texto en el mismo minuto; se conservan ambos
        ambiguous|other: {count} mensajes quizá estén también en la bóveda por una exportación, con el mismo texto en el mismo minuto; se conservan ambos
        events|one: Reacciones, votos, ediciones, borrados, estados y nombres en la base de datos: {count}
        events|many: Reacciones, votos, ediciones, borrados, estados y nombres en la base de datos: {count}
        events|other: Reacciones, votos, ediciones, borrados, estados y nombres en la base de datos: {count}
        waiting|one: {count} cambio espera su mensaje
        waiting|many: {count} de cambios esperan su mensaje
        waiting|other: {count} cambios esperan su mensaje
        refused|one: {count} cambio de alguien sin derecho a hacerlo no se aplicó
        refused|many: {count} de cambios de personas sin derecho a hacerlos no se aplicaron
        refused|other: {count} cambios de personas sin derecho a hacerlos no se aplicaron
        rejected|one: {count} mensaje no se pudo guardar
        rejected|many: {count} de mensajes no se pudieron guardar
        rejected|other: {count} mensajes no se pudieron guardar
        attachments: Adjuntos: guardados {stored}, ya en la bóveda {held}, ausentes {missing}
        attachmentsWithUnread: Adjuntos: guardados {stored}, ya en la bóveda {held}, ilegibles {unread}, ausentes {missing}
        rows|one: {count} fila leída, de estas tablas: {tables}
        rows|many: {count} de filas leídas, de estas tablas: {tables}
        rows|other: {count} filas leídas, de estas tablas: {tables}
        leftOut|one: {table}: {count} fila omitida ({reasons})
        leftOut|many: {table}: {count} de filas omitidas ({reasons})
        leftOut|other: {table}: {count} filas omitidas ({reasons})
        unknownTypes: Mensajes de tipos aún desconocidos, conservados con todo lo que la base de datos dice de ellos: {types}
        unknownTypesInAll|one: {count} mensaje es de un tipo aún desconocido, y se conserva con todo lo que la base de datos dice de él
        unknownTypesInAll|many: {count} mensajes son de tipos aún desconocidos, y se conservan con todo lo que la base de datos dice de ellos
        unknownTypesInAll|other: {count} mensajes son de tipos aún desconocidos, y se conservan con todo lo que la base de datos dice de ellos
        unknownSenders|one: {count} mensaje es de alguien a quien la base de datos no nombra
        unknownSenders|many: {count} de mensajes son de personas a quienes la base de datos no nombra
        unknownSenders|other: {count} mensajes son de personas a quienes la base de datos no nombra
        reasonInternal: WhatsApp no las muestra en ninguna parte
        reasonStatus: estados publicados
        reasonOrphan: de un chat, un mensaje o una persona que la base de datos no tiene
        reasonMalformed: incompletas o dañadas
        reasonImpossibleTime: hora imposible
        reasonTooLong: demasiado largas
        reasonRepeated: repetidas
        reasonSuperseded: ya lo dice otra fila
        reasonContradictory: vistas en una sola lectura
        contradictions: Filas de {table} en las que dos lecturas se contradicen, porque el archivo está dañado: {count}
        otherOwner: El propietario de esta base de datos es otra persona en esta bóveda. Sus propios mensajes no se toman por los tuyos.
        leftOutInAll|one: {count} fila omitida ({reasons})
        leftOutInAll|many: {count} de filas omitidas ({reasons})
        leftOutInAll|other: {count} filas omitidas ({reasons})
        contradictionsInAll: Filas en las que dos lecturas se contradicen, porque el archivo está dañado: {count}
        """)
}

extension FindingText {
    static let spanish = PhraseTable(
        """
        choose: ¿Qué número? (Intro: ninguno)
        chooseOne: ¿Qué número?
        acceptedNumbers: Responde con un número del 1 al {last}.
        severalChats: Varios chats coinciden con «{name}»:
        severalPeople: Varias personas coinciden con «{name}»:
        severalContacts: Varios contactos coinciden con «{name}»:
        partOfContact: Ningún contacto se llama exactamente «{name}». Quizá sea este:
        contactTaken: Contacto: «{name}», {id}
        noSuchChatSuggestion: No hay ningún chat llamado «{name}». ¿Quizá {candidates}?
        noSuchPersonSuggestion: No hay nadie llamado «{name}». ¿Quizá {candidates}?
        noReference: «{value}» no es la referencia ni el identificador de un mensaje.
        noSuchMessage: Aquí no hay ningún mensaje «{reference}».
        severalMessages: «{reference}» coincide con varios mensajes: {candidates}
        referenceHint: «whisper messages --refs» y «whisper search» muestran la referencia de cada mensaje.
        otherChat: El mensaje «{reference}» está en otro chat.
        inChat: Chat: «{title}», {reference}
        lastMessage: último {date}
        memberOf: en «{title}»
        """)
}

extension DeletionText {
    static let spanish = PhraseTable(
        """
        askConversation|one: ¿Borrar para siempre el chat «{title}» con {count} mensaje?
        askConversation|many: ¿Borrar para siempre el chat «{title}» con {count} mensajes?
        askConversation|other: ¿Borrar para siempre el chat «{title}» con {count} mensajes?
        askMessage: ¿Borrar este mensaje para siempre?
        askRule|one: ¿Borrar {count} mensaje para siempre?
        askRule|many: ¿Borrar {count} mensajes para siempre?
        askRule|other: ¿Borrar {count} mensajes para siempre?
        askRuleInChat|one: ¿Borrar para siempre {count} mensaje de «{title}»?
        askRuleInChat|many: ¿Borrar para siempre {count} mensajes de «{title}»?
        askRuleInChat|other: ¿Borrar para siempre {count} mensajes de «{title}»?
        deleted|one: {count} mensaje borrado.
        deleted|many: {count} mensajes borrados.
        deleted|other: {count} mensajes borrados.
        wouldDelete|one: Se borraría {count} mensaje.
        wouldDelete|many: Se borrarían {count} mensajes.
        wouldDelete|other: Se borrarían {count} mensajes.
        wouldDeleteFrom|one: Se borraría {count} mensaje de «{title}».
        wouldDeleteFrom|many: Se borrarían {count} mensajes de «{title}».
        wouldDeleteFrom|other: Se borrarían {count} mensajes de «{title}».
        deletingMessages: Borrando mensajes
        deletingWords: Quitando palabras del índice
        copiesRemain: Las copias hechas antes aún contienen lo borrado: {paths}
        otherCopiesRemain: Las copias de seguridad y exportaciones hechas antes aún contienen lo borrado.
        namedCopiesRemain: Las copias hechas antes aún contienen los nombres y direcciones: {paths}
        otherNamedCopiesRemain: Las copias de seguridad y exportaciones hechas antes aún contienen los nombres y direcciones.
        stoppedHint: Lo borrado hasta ahora queda borrado. Repite la orden para borrar el resto.
        optimized|one: El índice de búsqueda tiene {count} parte ({size}); tenía {before} ({sizeBefore}).
        optimized|many: El índice de búsqueda tiene {count} de partes ({size}); tenía {before} ({sizeBefore}).
        optimized|other: El índice de búsqueda tiene {count} partes ({size}); tenía {before} ({sizeBefore}).
        choicesGo: Con el chat se borra lo que has definido para él, como su título, su borrador o su regla de conservación.
        noRoom: El disco está lleno, y el propio borrado necesita algo de espacio durante un rato.
        noRoomHint: Libera algo de espacio en otra parte del disco y repite la orden. Lo borrado hasta ahora queda borrado.
        """)
}

extension ExportText {
    static let spanish = PhraseTable(
        """
        progress: Exportando
        writtenMessages|one: {count} mensaje escrito en «{path}».
        writtenMessages|many: {count} mensajes escritos en «{path}».
        writtenMessages|other: {count} mensajes escritos en «{path}».
        writtenRecords|one: {count} registro escrito en «{path}».
        writtenRecords|many: {count} registros escritos en «{path}».
        writtenRecords|other: {count} registros escritos en «{path}».
        onlyFrom: Son solo mensajes de «{name}».
        plaintext: El archivo no está cifrado: quien pueda leerlo puede leer tus mensajes.
        plaintextOutput: La salida no está cifrada: quien pueda leerla puede leer tus mensajes.
        withBlocked|one: {count} de ellos es de un contacto bloqueado y también está en el archivo.
        withBlocked|many: {count} de ellos son de contactos bloqueados y también están en el archivo.
        withBlocked|other: {count} de ellos son de contactos bloqueados y también están en el archivo.
        withoutAttachments|one: El archivo de {count} adjunto no se exporta. Para tenerlo también, añade --attachments DIR; una importación lo toma de ahí con la misma opción.
        withoutAttachments|many: Los archivos de {count} adjuntos no se exportan. Para tenerlos también, añade --attachments DIR; una importación los toma de ahí con la misma opción.
        withoutAttachments|other: Los archivos de {count} adjuntos no se exportan. Para tenerlos también, añade --attachments DIR; una importación los toma de ahí con la misma opción.
        """)
}

extension ImportText {
    static let spanish = PhraseTable(
        """
        surveying: Examinando
        aligning: Comparando
        writing: Importando
        imported|one: {count} mensaje nuevo en «{title}»
        imported|many: {count} mensajes nuevos en «{title}»
        imported|other: {count} mensajes nuevos en «{title}»
        wouldImport|one: {count} mensaje sería nuevo en «{title}»
        wouldImport|many: {count} mensajes serían nuevos en «{title}»
        wouldImport|other: {count} mensajes serían nuevos en «{title}»
        importedMessages|one: {count} mensaje nuevo
        importedMessages|many: {count} mensajes nuevos
        importedMessages|other: {count} mensajes nuevos
        wouldImportMessages|one: {count} mensaje sería nuevo
        wouldImportMessages|many: {count} mensajes serían nuevos
        wouldImportMessages|other: {count} mensajes serían nuevos
        wouldImportAtMost|one: Como máximo {count} mensaje sería nuevo: también cuenta el que la bóveda tiene con otro identificador
        wouldImportAtMost|many: Como máximo {count} mensajes serían nuevos: también cuentan los que la bóveda tiene con otros identificadores
        wouldImportAtMost|other: Como máximo {count} mensajes serían nuevos: también cuentan los que la bóveda tiene con otros identificadores
        importAgain: Para importarlo de nuevo, leído igual: {command}
        duplicates|one: {count} mensaje ya estaba en la bóveda
        duplicates|many: {count} mensajes ya estaban en la bóveda
        duplicates|other: {count} mensajes ya estaban en la bóveda
        repeated|one: {count} mensaje está también en un archivo anterior y se cuenta una vez
        repeated|many: {count} de mensajes están también en archivos anteriores y se cuentan una vez
        repeated|other: {count} mensajes están también en archivos anteriores y se cuentan una vez
        laterTexts|one: {count} mensaje que la bóveda conocía tiene un texto posterior en este archivo; el texto anterior se conserva
        laterTexts|many: {count} de mensajes que la bóveda conocía tienen un texto posterior en este archivo; los textos anteriores se conservan
        laterTexts|other: {count} mensajes que la bóveda conocía tienen un texto posterior en este archivo; los textos anteriores se conservan
        markedDeleted|one: {count} mensaje que la bóveda conocía está borrado según este archivo; sus palabras se conservan
        markedDeleted|many: {count} de mensajes que la bóveda conocía están borrados según este archivo; sus palabras se conservan
        markedDeleted|other: {count} mensajes que la bóveda conocía están borrados según este archivo; sus palabras se conservan
        messagesFound|one: En el archivo: {count} mensaje, {system} del sistema
        messagesFound|many: En el archivo: {count} mensajes, {system} de ellos del sistema
        messagesFound|other: En el archivo: {count} mensajes, {system} de ellos del sistema
        period: Del {first} al {last}
        attachments: Adjuntos: encontrados {found}, ausentes {missing}, omitidos en la exportación {omitted}
        attachmentsWithUnread: Adjuntos: encontrados {found}, ilegibles {unread}, ausentes {missing}, omitidos en la exportación {omitted}
        dateOrder: Fechas leídas como {order}, en la zona {zone}; certeza {confidence} ({evidence})
        renamed: «{from}» y «{to}» son la misma persona
        keptApart: «{from}» y «{to}» escribieron los mismos mensajes. Siguen siendo dos personas. Si son una: {command}
        keptApartOwner: «{from}» y «{to}» escribieron los mismos mensajes. Siguen siendo dos personas, porque una de ellas eres tú y la otra no
        keptApartFormerOwner: «{from}» y «{to}» escribieron los mismos mensajes. Siguen siendo dos personas, porque «{from}» eres tú y «{to}» no. Si eres ambas: {command}
        titleKept: El archivo llama al chat «{other}». Se sigue llamando «{title}»
        resembling: El chat «{other}» también tiene algunos de estos mensajes, pero demasiado pocos para saber si es el mismo. «{title}» sigue siendo un chat aparte. Si son uno: {command}
        resemblingPart: El chat «{other}» también tiene algunos de estos mensajes, pero demasiado pocos para saber si es el mismo. «{title}» sigue siendo un chat aparte. Si son uno, desempaqueta «{path}» e importa el archivo de este chat con --redo --into {reference}
        inBoth: El chat «{other}» también tiene mensajes de este archivo. Si es el mismo chat que «{title}», importa los archivos de «{other}» con --redo --into {reference}: así ningún mensaje está dos veces
        inBothMore|one: Y {count} chat más que también tiene una exportación con otro nombre. --json los nombra todos
        inBothMore|many: Y {count} chats más que también tienen exportaciones con otros nombres. --json los nombra todos
        inBothMore|other: Y {count} chats más que también tienen exportaciones con otros nombres. --json los nombra todos
        sameChat: El chat es el que se llamaba «{former}»
        askAlike: «{path}» contiene mensajes del chat «{title}» con otros nombres: {names}. ¿Son los mismos?
        askSameGroup: El chat «{title}» y «{path}» apenas tienen algo en común. ¿Es el mismo chat?
        otherGroup: Otro chat también se llama «{title}». Este queda como chat propio, ya que apenas tienen algo en común
        unlike: El chat «{title}» y «{path}» apenas tienen algo en común: se te preguntará si es el mismo chat
        unlikeAllowed: El chat «{title}» y «{path}» apenas tienen algo en común. Con --yes se importa de todos modos
        unlikeUnasked: El chat «{title}» y «{path}» apenas tienen algo en común. Sin un terminal en el que preguntar, la importación necesita --yes
        unparsed|one: {count} fragmento no se pudo leer, en la línea {lines}
        unparsed|many: {count} fragmentos no se pudieron leer, en las líneas {lines}
        unparsed|other: {count} fragmentos no se pudieron leer, en las líneas {lines}
        invalidBytes|one: {count} byte no era UTF-8 y se sustituyó
        invalidBytes|many: {count} bytes no eran UTF-8 y se sustituyeron
        invalidBytes|other: {count} bytes no eran UTF-8 y se sustituyeron
        repeatedNames: El archivo comprimido contiene varios archivos con el mismo nombre; se tomó el primero de cada uno: {names}
        inFuture: El archivo tiene mensajes con fechas en el futuro, el último del {last}. Se guardan con esas fechas.
        truncated|one: La exportación tiene exactamente {count} mensaje: WhatsApp corta ahí las exportaciones, así que pueden faltar los anteriores.
        truncated|many: La exportación tiene exactamente {count} mensajes: WhatsApp corta ahí las exportaciones, así que pueden faltar los anteriores.
        truncated|other: La exportación tiene exactamente {count} mensajes: WhatsApp corta ahí las exportaciones, así que pueden faltar los anteriores.
        endsInsideLine: El archivo termina en medio de una línea, así que no está completo: falta lo que sigue, y su último mensaje puede estar cortado.
        records|one: {count} registro más, {added} nuevo
        records|many: {count} registros más, {added} de ellos nuevos
        records|other: {count} registros más, {added} de ellos nuevos
        attachmentsTaken|one: {count} adjunto importado
        attachmentsTaken|many: {count} adjuntos importados
        attachmentsTaken|other: {count} adjuntos importados
        attachmentsAbsent|one: El contenido de {count} adjunto no está en la bóveda; --attachments lo trae.
        attachmentsAbsent|many: Los contenidos de {count} adjuntos no están en la bóveda; --attachments los trae.
        attachmentsAbsent|other: Los contenidos de {count} adjuntos no están en la bóveda; --attachments los trae.
        attachmentsToFetch|one: {count} adjunto se puede descargar de su servicio
        attachmentsToFetch|many: {count} adjuntos se pueden descargar de su servicio
        attachmentsToFetch|other: {count} adjuntos se pueden descargar de su servicio
        policyTurnedOn: El archivo activa {policy}
        policyTurnedOff: El archivo desactiva {policy}
        broughtVerified|one: {count} contacto entra como verificado solo porque lo dice el archivo: nadie ha comparado sus claves para esta bóveda. «whisper contact verify» las compara.
        broughtVerified|many: {count} contactos entran como verificados solo porque lo dice el archivo: nadie ha comparado sus claves para esta bóveda. «whisper contact verify» las compara.
        broughtVerified|other: {count} contactos entran como verificados solo porque lo dice el archivo: nadie ha comparado sus claves para esta bóveda. «whisper contact verify» las compara.
        gateLeftDown: En el archivo, biometric-gated-signing está activa; aquí sigue inactiva, pues ninguna exportación contiene claves de firma. «whisper policy set biometric-gated-signing on» protege las de esta bóveda.
        contactsUnverified|one: Ha entrado {count} contacto sin verificar; «whisper contact verify» compara sus claves
        contactsUnverified|many: Han entrado {count} contactos sin verificar; «whisper contact verify» compara sus claves
        contactsUnverified|other: Han entrado {count} contactos sin verificar; «whisper contact verify» compara sus claves
        contactRefused: El contacto «{name}» ha quedado fuera: sus claves no son las de un contacto que tienes, son las tuyas o no sirven. «whisper contact import» acepta claves cambiadas.
        identityLeftOut: La identidad «{name}» ha quedado fuera: sus claves secretas no están aquí
        policyLeftOut: El ajuste {policy} del archivo ha quedado fuera
        restoreHint: --restore devuelve una bóveda tuya tal como era, a una vacía.
        dayMonthYear: día, mes, año
        monthDayYear: mes, día, año
        yearMonthDay: año, mes, día
        evidenceGiven: según lo indicado, o como se leyó antes
        evidenceImpossibleValue: fechas que no existen en otro orden
        evidenceMediaFileName: nombres de archivos multimedia
        evidenceFileTime: hora del archivo
        evidenceFewestJumps: menos saltos atrás en el tiempo
        evidenceFasterColumn: el día cambia más rápido
        evidenceStyle: el estilo de escritura
        askDateOrder: En «{path}» no se distinguen el día y el mes. ¿Qué significa la fecha de esta línea?: {line}
        claimContact: «{name}» sería un contacto verificado, con la huella {fingerprint}
        claimIdentity: «{name}» sería una identidad tuya, con la huella {fingerprint}; sus claves secretas no están aquí
        askClaims: La bóveda no está vacía. ¿Aceptar todo esto solo por lo que dice el archivo?
        chatDivided: El chat «{title}» de la línea {line} ha quedado fuera con sus mensajes, porque la bóveda tiene varios chats para él: {chats}
        chatsDividedMore|one: Y {count} chat más con el que coinciden varios chats de la bóveda. --json los nombra todos
        chatsDividedMore|many: Y {count} chats más con los que coinciden varios chats de la bóveda. --json los nombra todos
        chatsDividedMore|other: Y {count} chats más con los que coinciden varios chats de la bóveda. --json los nombra todos
        personApart: «{name}» ha entrado sin los números que en la bóveda son de otra persona
        severalChats: {count} archivos en «{path}» parecen chats exportados: {chats}
        otherFiles|one: {count} archivo más en «{path}» no es un chat exportado, y solo se lee donde un chat lo tiene adjunto: {names}
        otherFiles|many: {count} archivos más en «{path}» no son chats exportados, y solo se leen donde un chat los tiene adjuntos: {names}
        otherFiles|other: {count} archivos más en «{path}» no son chats exportados, y solo se leen donde un chat los tiene adjuntos: {names}
        askOwner: ¿Cuál de estos remitentes de «{path}» eres tú?
        writer|one: {name}, {count} mensaje
        writer|many: {name}, {count} mensajes
        writer|other: {name}, {count} mensajes
        noneOfThese: Ninguno de estos
        noneOfAny: Ninguno de estos, y no preguntar por los demás chats
        ownMessages: Enviados por ti: los mensajes de «{name}»
        noOwner: Ningún remitente se tomó por ti, así que ningún mensaje cuenta como enviado por ti. Si uno eres tú, repite la importación con --redo --me NAME: {senders}
        noOwnerInLines: Ningún mensaje nuevo cuenta como enviado por ti. Si eres uno de los remitentes, importa el archivo de nuevo con --me y tu nombre o número.
        nobodyIsOwner: Nadie en «{path}» se llama «{name}», así que ningún mensaje cuenta como enviado por ti. Los remitentes son: {senders}
        nobodyIsOwnerInSome|one: En {count} chat nadie se llama «{name}», así que ahí ningún mensaje cuenta como enviado por ti. Los remitentes son: {senders}
        nobodyIsOwnerInSome|many: En {count} de chats nadie se llama «{name}», así que ahí ningún mensaje cuenta como enviado por ti. Los remitentes son: {senders}
        nobodyIsOwnerInSome|other: En {count} chats nadie se llama «{name}», así que ahí ningún mensaje cuenta como enviado por ti. Los remitentes son: {senders}
        dateReading: {date} ({order})
        likelierReading: {date} ({order}); lo más probable, certeza {confidence}
        askRedo: «{path}» se importó el {date} con otros ajustes: {settings}. ¿Deshacer esa importación e importar el archivo de nuevo?
        readDates: fechas como {order}
        readZone: zona horaria {zone}
        readOwner: tú eres «{name}»
        readNobody: tú no eres ninguno de los remitentes
        readChat: en el chat «{title}»
        youAre: tú: {name}
        importedHeading: Importado
        fileHeading: Archivo
        readingHeading: Leído con
        notUndoable: no se puede deshacer
        noImports: No hay ninguna importación registrada: no se ha importado nada, o los chats se eliminaron.
        severalImports: Varias importaciones coinciden con «{name}»:
        askUndo|one: ¿Deshacer la importación de «{path}» del {date} y borrar definitivamente su {count} mensaje?
        askUndo|many: ¿Deshacer la importación de «{path}» del {date} y borrar definitivamente sus {count} mensajes?
        askUndo|other: ¿Deshacer la importación de «{path}» del {date} y borrar definitivamente sus {count} mensajes?
        askUndoSeveral|one: ¿Deshacer estas importaciones y borrar definitivamente su {count} mensaje: {names}?
        askUndoSeveral|many: ¿Deshacer estas importaciones y borrar definitivamente sus {count} mensajes: {names}?
        askUndoSeveral|other: ¿Deshacer estas importaciones y borrar definitivamente sus {count} mensajes: {names}?
        undone|one: La importación de «{path}» del {date} está deshecha: {count} mensaje borrado.
        undone|many: La importación de «{path}» del {date} está deshecha: {count} mensajes borrados.
        undone|other: La importación de «{path}» del {date} está deshecha: {count} mensajes borrados.
        undoneSeveral|one: Estas importaciones están deshechas, {count} mensaje borrado: {names}
        undoneSeveral|many: Estas importaciones están deshechas, {count} mensajes borrados: {names}
        undoneSeveral|other: Estas importaciones están deshechas, {count} mensajes borrados: {names}
        wouldUndoSeveral|one: Deshacer estas importaciones borraría {count} mensaje: {names}
        wouldUndoSeveral|many: Deshacer estas importaciones borraría {count} mensajes: {names}
        wouldUndoSeveral|other: Deshacer estas importaciones borraría {count} mensajes: {names}
        undoneToo: También se deshizo la importación de «{path}», porque contradice a esta. Importa también ese archivo de nuevo.
        wouldUndoToo: También se desharía la importación de «{path}», porque contradice a esta. Ese archivo también habría que importarlo de nuevo.
        wouldUndo|one: Deshacer la importación de «{path}» del {date} borraría {count} mensaje.
        wouldUndo|many: Deshacer la importación de «{path}» del {date} borraría {count} mensajes.
        wouldUndo|other: Deshacer la importación de «{path}» del {date} borraría {count} mensajes.
        keptForImports|one: {count} mensaje se queda porque una importación posterior también lo contiene.
        keptForImports|many: {count} mensajes se quedan porque una importación posterior también los contiene.
        keptForImports|other: {count} mensajes se quedan porque una importación posterior también los contiene.
        keptOpened|one: {count} mensaje se queda porque se abrió de un mensaje sellado, que solo se abre una vez.
        keptOpened|many: {count} mensajes se quedan porque se abrieron de mensajes sellados, que solo se abren una vez.
        keptOpened|other: {count} mensajes se quedan porque se abrieron de mensajes sellados, que solo se abren una vez.
        keptOtherwise|one: {count} mensaje no se ve afectado: otra fuente también lo entregó o ya se había borrado.
        keptOtherwise|many: {count} mensajes no se ven afectados: otra fuente también los entregó o ya se habían borrado.
        keptOtherwise|other: {count} mensajes no se ven afectados: otra fuente también los entregó o ya se habían borrado.
        keptTimes|one: {count} de ellos conserva la hora que tiene en la bóveda
        keptTimes|many: {count} de ellos conservan las horas que tienen en la bóveda
        keptTimes|other: {count} de ellos conservan las horas que tienen en la bóveda
        markedSent|one: {count} mensaje que estaba en la bóveda cuenta ahora como enviado por ti
        markedSent|many: {count} mensajes que estaban en la bóveda cuentan ahora como enviados por ti
        markedSent|other: {count} mensajes que estaban en la bóveda cuentan ahora como enviados por ti
        wouldNotBeYou: «{name}» ya no se tomaría por ti.
        chatRemoved: El chat «{title}» estaba vacío y se ha eliminado.
        chatWouldGo: El chat «{title}» se eliminaría, porque no contiene nada más.
        chatStays: El chat «{title}» se conserva con lo que has definido para él, como su título, su borrador o su regla de conservación.
        unreadAttachments|one: No se pudo leer {count} adjunto y no está en la bóveda: {names}
        unreadAttachments|many: No se pudieron leer {count} adjuntos y no están en la bóveda: {names}
        unreadAttachments|other: No se pudieron leer {count} adjuntos y no están en la bóveda: {names}
        reasonDamaged: dañado
        reasonEncrypted: cifrado
        reasonCompression: compresión no admitida
        reasonUnreadable: ilegible
        encodingAssumed: El texto se leyó como {encoding}, que no es lo que escribe WhatsApp: comprueba los acentos de los nombres
        inAll|one: En total, de {count} chat: {messages}
        inAll|many: En total, de {count} de chats: {messages}
        inAll|other: En total, de {count} chats: {messages}
        sealed|one: {count} de los mensajes nuevos está sellado
        sealed|many: {count} de los mensajes nuevos están sellados
        sealed|other: {count} de los mensajes nuevos están sellados
        recordsInFile|one: {count} registro más en el archivo
        recordsInFile|many: {count} registros más en el archivo
        recordsInFile|other: {count} registros más en el archivo
        nothingRedone: Ninguna importación anterior lee «{path}» de otro modo, así que no se deshizo ninguna.
        incomplete: incompleta
        noOwnerElsewhere|one: En {count} de los chats ningún remitente se tomó por ti, así que ahí ningún mensaje cuenta como enviado por ti. Si uno eres tú, repite la importación con --redo --me NAME: {senders}
        noOwnerElsewhere|many: En {count} de los chats ningún remitente se tomó por ti, así que ahí ningún mensaje cuenta como enviado por ti. Si uno eres tú, repite la importación con --redo --me NAME: {senders}
        noOwnerElsewhere|other: En {count} de los chats ningún remitente se tomó por ti, así que ahí ningún mensaje cuenta como enviado por ti. Si uno eres tú, repite la importación con --redo --me NAME: {senders}
        importNamed|one: {path} ({reference}, {date}, {count} mensaje)
        importNamed|many: {path} ({reference}, {date}, {count} mensajes)
        importNamed|other: {path} ({reference}, {date}, {count} mensajes)
        undoneTooOf|one: También se deshizo la importación {reference} de «{path}», de {date}, con {count} mensaje nuevo, porque contradice a esta. Importa también ese archivo de nuevo.
        undoneTooOf|many: También se deshizo la importación {reference} de «{path}», de {date}, con {count} mensajes nuevos, porque contradice a esta. Importa también ese archivo de nuevo.
        undoneTooOf|other: También se deshizo la importación {reference} de «{path}», de {date}, con {count} mensajes nuevos, porque contradice a esta. Importa también ese archivo de nuevo.
        wouldUndoTooOf|one: También se desharía la importación {reference} de «{path}», de {date}, con {count} mensaje nuevo, porque contradice a esta. Ese archivo también habría que importarlo de nuevo.
        wouldUndoTooOf|many: También se desharía la importación {reference} de «{path}», de {date}, con {count} mensajes nuevos, porque contradice a esta. Ese archivo también habría que importarlo de nuevo.
        wouldUndoTooOf|other: También se desharía la importación {reference} de «{path}», de {date}, con {count} mensajes nuevos, porque contradice a esta. Ese archivo también habría que importarlo de nuevo.
        """)
}

extension MessageText {
    static let spanish = PhraseTable(
        """
        titleHeading: Chat
        unreadHeading: Sin leer
        messagesHeading: Mensajes
        lastHeading: Último
        textHeading: Texto
        pinned: fijado
        muted: silenciado
        archived: archivado
        noConversations: Todavía no hay chats.
        noMessages: Ahí no hay mensajes.
        nothingFound: No se encontraron mensajes.
        olderMessages: Mensajes anteriores: {command}
        edited: editado
        unread: sin leer
        notHeld: no está en la bóveda
        omitted: omitido en la exportación
        image: imagen
        video: vídeo
        audio: grabación de audio
        document: documento
        file: archivo
        sticker: sticker
        location: ubicación
        contact: contacto
        poll: encuesta
        call: llamada
        deleted: borrado
        unknownKind: mensaje de tipo desconocido
        attachmentsSaved|one: {count} adjunto guardado en «{path}».
        attachmentsSaved|many: {count} adjuntos guardados en «{path}».
        attachmentsSaved|other: {count} adjuntos guardados en «{path}».
        attachmentsNotHeld|one: {count} adjunto no está en la bóveda.
        attachmentsNotHeld|many: {count} adjuntos no están en la bóveda.
        attachmentsNotHeld|other: {count} adjuntos no están en la bóveda.
        pinnedNow: «{title}» está fijado.
        unpinnedNow: «{title}» ya no está fijado.
        mutedNow: «{title}» está silenciado.
        unmutedNow: «{title}» ya no está silenciado.
        archivedNow: «{title}» está archivado.
        unarchivedNow: «{title}» ya no está archivado.
        renamedNow: «{from}» se llama ahora «{to}».
        markedRead|one: {count} mensaje de «{title}» marcado como leído.
        markedRead|many: {count} mensajes de «{title}» marcados como leídos.
        markedRead|other: {count} mensajes de «{title}» marcados como leídos.
        deletedByAdmin: borrado por un administrador, {name}
        event: suceso: {type}
        nothingToShow: nada que mostrar
        newerMessages: Mensajes posteriores: {command}
        aroundHit: Los mensajes alrededor de un resultado: {command}
        referenceHeading: Ref.
        moreHits: Mostrados: {count} de {total} resultados. --limit muestra más.
        onlyBeginnings: Ningún mensaje tiene exactamente «{query}». Resultados de {wider}: {total}
        chatsOfName|one: Chat con este nombre: {names}
        chatsOfName|many: {count} de chats con este nombre: {names}
        chatsOfName|other: {count} chats con este nombre: {names}
        peopleOfName|one: Persona con este nombre: {names}
        peopleOfName|many: {count} de personas con este nombre: {names}
        peopleOfName|other: {count} personas con este nombre: {names}
        sealedEdit: edición sellada de un mensaje, sin abrir
        sealedEditElsewhere: edición sellada de un mensaje, abierta como otro mensaje
        sealedEditExpired: edición sellada de un mensaje, demasiado antigua para abrirla
        sealedEditInvalid: edición sellada de un mensaje, dañada o falsificada
        sealedMessage: mensaje sellado
        sealedOpened: mensaje sellado, abierto como {reference}
        sealedByYou: sellado por ti para {name}, que es quien puede abrirlo; tu propio texto es {reference}
        widerShowsMore|one: Con {count} columna se muestra también el último texto de cada chat.
        widerShowsMore|many: Con {count} columnas se muestra también el último texto de cada chat.
        widerShowsMore|other: Con {count} columnas se muestra también el último texto de cada chat.
        danglingOperator: A un lado de {word} no hay nada que buscar, así que también se ha buscado {word} como palabra.
        """)
}

extension StatisticsText {
    static let spanish = PhraseTable(
        """
        conversations: Chats
        messages: Mensajes
        unread: Sin leer
        people: Personas
        attachments: Adjuntos
        held: En la bóveda
        first: Primer mensaje
        last: Último mensaje
        database: Base de datos
        kinds: Tipos
        progress: Contando mensajes
        chartWritten: Gráficos escritos en «{path}».
        """)
}

extension ChartText {
    static let spanish = PhraseTable(
        """
        overTime: Mensajes a lo largo del tiempo
        byHour: Mensajes por hora
        byWeekday: Mensajes por día de la semana
        byHourOfWeek: Mensajes por hora de la semana
        byPerson: Mensajes por persona
        byChat: Mensajes por chat
        byDelay: Tiempo hasta que escribe otra persona
        byKind: Mensajes por tipo
        frequentWords: Palabras frecuentes
        emoji: Emojis
        reactions: Reacciones
        period: Periodo
        hour: Hora
        weekday: Día
        person: Persona
        chat: Chat
        delay: Tiempo
        kind: Tipo
        word: Palabra
        reaction: Reacción
        messages: Mensajes
        times: Veces
        numbers: Las cifras
        words: Palabras
        daysWithMessages: Días con mensajes
        busiestDay: Día con más mensajes
        busiestDayValue|one: {date}: {count} mensaje
        busiestDayValue|many: {date}: {count} de mensajes
        busiestDayValue|other: {date}: {count} mensajes
        longestStreak: Más días seguidos
        longestStreakValue|one: {count} día desde el {from}
        longestStreakValue|many: {count} de días desde el {from}
        longestStreakValue|other: {count} días desde el {from}
        medianDelay: Mediana: {duration}
        delayBelow: menos de {limit}
        delayBetween: de {from} a {to}
        delayAbove: {limit} o más
        seconds: {amount} s
        minutes: {amount} min
        hours: {amount} h
        days: {amount} d
        others|one: {count} más
        others|many: {count} más
        others|other: {count} más
        wordsNote: Palabras de al menos cuatro letras; en chino y japonés, pares de caracteres.
        shortfallNote: Cada número puede quedarse corto, como mucho en {count}.
        zoneNote: Horas en la zona {zone}.
        sheetTitle: Mensajes en cifras
        sheetSummary|one: {count} mensaje del {first} al {last}
        sheetSummary|many: {count} mensajes del {first} al {last}
        sheetSummary|other: {count} mensajes del {first} al {last}
        value: {label}: {value}
        shortWeekdays: lun mar mié jue vie sáb dom
        kindText: Texto
        kindImage: Imágenes
        kindVideo: Vídeos
        kindAudio: Audio
        kindDocument: Documentos
        kindSticker: Stickers
        kindLocation: Ubicaciones
        kindContact: Tarjetas de contacto
        kindPoll: Encuestas
        kindCall: Llamadas
        kindDeleted: Borrados
        kindSystem: Mensajes del sistema
        kindUnknown: Otros tipos
        """)
}

extension TranscriptText {
    static let spanish = PhraseTable(
        """
        text: Escribir los mensajes como texto para leer.
        textDiscussion: Escribe cada chat con su título, sus días y sus mensajes: quién responde de cada uno, la hora, el nombre y el texto. Los adjuntos se nombran. La salida no está cifrada.
        table: Escribir los mensajes como tabla para hojas de cálculo.
        tableDiscussion: Escribe una fila por mensaje como valores separados por comas en UTF-8, tras una fila con los nombres de las columnas. Una celda que una hoja de cálculo tomaría por una fórmula lleva un apóstrofo delante. La salida no está cifrada.
        conversation: Solo este chat: título o parte de él, referencia o identificador. Puede repetirse.
        since: Solo mensajes a partir de esta fecha.
        until: Solo mensajes hasta esta fecha, incluida.
        emptyPeriod: El periodo termina antes de empezar.
        unknownAnswered: un mensaje que no está en la bóveda
        """)
}

extension SealedArchiveText {
    static let spanish = PhraseTable(
        """
        encrypt: Escribe, en lugar de una carpeta, un solo archivo sellado con su propia frase de contraseña.
        open: Abre un archivo sellado: lo desempaqueta en la memoria, indica la página que hay que abrir y lo elimina al interrumpir.
        passphraseCommand: Toma la frase de contraseña del archivo sellado de la primera línea que escriba esta orden.
        passphraseFile: Toma la frase de contraseña del archivo sellado de la primera línea de este archivo.
        passphraseDescriptor: Toma la frase de contraseña del archivo sellado de la primera línea de este descriptor de archivo abierto.
        prompt: Frase de contraseña del archivo sellado:
        newPrompt: Frase de contraseña para el archivo sellado (vacía: se crean diez palabras):
        repeatPrompt: Frase de contraseña para el archivo sellado otra vez:
        notAnArchive: «{path}» no es un archivo sellado de Whisper.
        newerVersion: «{path}» lo escribió una versión más nueva de Whisper.
        wrongPassphrase: La frase de contraseña no abre «{path}».
        damaged: El archivo sellado «{path}» está dañado.
        tooBig: Desempaquetado, ocupa {size}, y en la memoria solo quedan {free} libres.
        noMemory: No hay espacio privado en la memoria donde desempaquetarlo.
        unpacking: Desempaquetando
        openAt: Abre esta página en un navegador:
        waiting: Las páginas están solo en la memoria. Ctrl-C las elimina.
        removed: Se eliminaron las páginas de la memoria.
        removedRemains: Se eliminaron las páginas que una ejecución interrumpida había dejado en la memoria.
        openAlone: --open solo muestra un archivo que ya existe: quita las opciones para escribir.
        showWith: Para verlo: {command}
        noFirstPage: El archivo sellado «{path}» no tiene ninguna página «{page}» que abrir: no lo escribió Whisper.
        """)
}

extension BrowserText {
    static let spanish = PhraseTable(
        """
        command: Explorar la bóveda en una vista de pantalla completa.
        discussion: Muestra los chats a la izquierda y los mensajes de un chat a la derecha. Pulsa ? para ver las teclas, que son las de less y vim, y q para salir. Los mensajes que añaden otras órdenes aparecen solos.
        needsTerminal: La vista de pantalla completa necesita una terminal que pueda situar el cursor.
        needsTerminalHint: «whisper conversations» y «whisper messages» muestran lo mismo en líneas.
        noChats: Todavía no hay chats.
        noFiles: No hay archivos en este chat.
        noMessages: Aquí no hay mensajes.
        loading: Leyendo…
        keysHeading: Teclas
        keyMove: moverse de uno en uno
        keyPages: moverse una página o media página
        keyEnds: ir al primero o al último
        keyOpen: abrir el chat; mostrar los detalles del mensaje
        keyBack: volver a la lista de chats; cerrar lo que esté abierto
        keyOther: cambiar entre chats y mensajes
        keySearch: encontrar chats por su nombre, y mensajes, mientras escribes
        keyHits: ir al resultado siguiente o anterior
        keyDate: ir a una fecha
        keyAnswered: ir al mensaje al que responde este
        keyThread: listar el hilo: a qué responde el mensaje y sus respuestas
        keyReturn: volver a donde estabas
        keyFiles: listar los archivos de este chat
        keyDetails: mostrar detalles: sello, horas, textos anteriores
        keySave: guardar los archivos del mensaje en la carpeta actual
        keyOpenFile: abrir el archivo del mensaje en otro programa
        keyCopy: copiar el texto
        keyRead: marcar como leído hasta este mensaje
        keyPin: fijar o soltar el chat
        keyMute: silenciar el chat o dejar de hacerlo
        keyArchive: archivar o desarchivar el chat
        keyDelete: borrar el mensaje o el chat (pregunta antes)
        keyHelp: mostrar las teclas
        keyQuit: salir
        keyRedraw: redibujar la pantalla
        searchPrompt: Buscar:
        datePrompt: Ir a la fecha (2020-05-31, 31.5., lunes, ayer):
        noHits: No se encontraron mensajes.
        searchHint: Palabras, \"una frase\", comienzo*, OR, -no; filtros: --in CHAT, --from-person NOMBRE, --since FECHA, --until FECHA, --type TIPO, --has-attachment, --encrypted
        notHere: Ese mensaje no está en la bóveda.
        copied: Copiado, si la terminal lo permite.
        notCopied: El texto es demasiado largo para copiarlo.
        pinned: Fijado.
        unpinned: Ya no está fijado.
        muted: Silenciado.
        unmuted: Ya no está silenciado.
        archived: Archivado.
        unarchived: Ya no está archivado.
        read|one: Se marcó {count} mensaje como leído.
        read|many: Se marcaron {count} de mensajes como leídos.
        read|other: Se marcaron {count} mensajes como leídos.
        deleted: Borrado.
        gone: Este chat se borró.
        saved|one: Se guardó {count} archivo: {names}
        saved|many: Se guardaron {count} de archivos: {names}
        saved|other: Se guardaron {count} archivos: {names}
        noAttachment: La bóveda no tiene ningún archivo de este mensaje.
        opened: Abierto. La copia se elimina al salir.
        cannotOpen: Ningún programa lo abre. Hasta que salgas hay una copia en {path}.
        hintChats: ? teclas · q salir · Intro abrir · / buscar · m leído · P fijar · M silenciar · D borrar
        hintMessages: ? teclas · q salir · Intro detalles · / buscar · t fecha · o abrir · y copiar · Esc chats
        hintSearch: Intro ir allí · ↑↓ elegir · Esc cerrar
        hintList: ↑↓ desplazar · Esc cerrar
        linesLeft: … el resto del texto: Intro
        detailsHeading: Detalles
        filesHeading: Archivos
        threadHeading: Hilo
        threadIsLonger: El hilo es más largo: solo se muestra una parte.
        noThread: Este mensaje no responde a nada y nada le responde.
        seal: Sello
        sender: De
        time: Hora
        status: Estado
        edited: Editado
        source: Origen
        answers: Responde a
        identifier: Identificador
        text: Texto
        changes: Desde entonces
        unknownFilter: Filtro desconocido: {value}
        onlyMedia: Solo se abren imágenes, vídeos y sonido. Guarda el archivo con s.
        noSpace: No hay espacio en memoria para una copia. Guarda el archivo con s.
        nothingToCopy: Este mensaje no tiene texto.
        earlier: Texto anterior
        attachment: Archivo
        keyWrite: escribir un mensaje en este chat
        hintWriting: Intro enviar · Alt-Intro línea nueva · Esc mensajes · Tab chats
        writeHint: w: escribir un mensaje
        writesSealed: sellado para {contact}
        writesPlain: sin sellar: el servidor puede leerlo
        cannotWrite: No se puede enviar nada en este chat: no tiene servidor.
        askLeaving: Lo que has escrito no se puede conservar y se perderá. ¿Salir?
        draftsKept|one: {count} texto no enviado se conserva como borrador.
        draftsKept|many: {count} textos no enviados se conservan como borradores.
        draftsKept|other: {count} textos no enviados se conservan como borradores.
        draftChanged: Otra orden ha cambiado este borrador. Lo que has escrito aquí se conserva.
        notAsShown: No enviado: el chat ya no es como se mostraba cuando escribiste.
        reference: Referencia
        keyCopyReference: copiar la referencia con la que la encuentran las órdenes
        unlessMarked: sin indicación: {word}
        ownMessage: tus propios mensajes
        noChatsHint: Importa uno: whisper import FILE
        hintEmpty: ? teclas · q salir
        hintNoMessages: ? teclas · q salir · Esc chats
        hintHits: n siguiente · N resultado anterior · / buscar · Esc fin de la búsqueda · ? teclas · q salir
        hintNoHits: Esc cerrar
        answersNothing: Este mensaje no responde a nada.
        searchFirst: Primero busca: /
        noMoreHits: No hay más resultados.
        unknownKey: Esta tecla no hace nada aquí. ? muestra las teclas.
        openFirst: Primero abre un chat: Intro
        notADate: «{value}» no es una fecha. Escribe 2020, 2020-05, 2020-05-31, 31.5., lunes o ayer.
        chatFound: Chat
        personFound: Persona
        listsMessages: Intro muestra los mensajes de esta persona
        allBlocked|one: {count} mensaje, que no se muestra porque es de un contacto bloqueado.
        allBlocked|many: {count} mensajes, que no se muestran porque son de contactos bloqueados.
        allBlocked|other: {count} mensajes, que no se muestran porque son de contactos bloqueados.
        """)
}

extension DraftText {
    static let spanish = PhraseTable(
        """
        group: Gestionar los borradores: textos que has empezado a escribir.
        set: Guardar un texto como borrador de un chat.
        setDiscussion: Sustituye el borrador que tenga el chat. Sin TEXT, el texto se lee de la entrada estándar, sin su último fin de línea. Un borrador se guarda en la bóveda como un mensaje y no se envía.
        show: Mostrar el borrador de un chat.
        list: Listar los borradores, el más reciente primero.
        remove: Eliminar el borrador de un chat.
        send: Enviar el borrador de un chat.
        sendDiscussion: Pone el borrador en la bandeja de salida, sellado si el chat está vinculado a un contacto, y lo envía si se puede llegar al servidor. El borrador se elimina en el mismo paso, así que se envía una sola vez.
        textArgument: El texto; - lo lee de la entrada estándar.
        savedHeading: Guardado
        saved: Borrador para «{title}» guardado.
        removed: Borrador para «{title}» eliminado.
        none: No hay ningún borrador para «{title}».
        noneHint: Escribe uno con «whisper draft set» o lista los que hay con «whisper draft list».
        noDrafts: No hay borradores.
        empty: No hay texto que guardar.
        changed: Entretanto otra orden ha cambiado o enviado el borrador. No se ha enviado nada.
        """)
}

extension MediaText {
    static let spanish = PhraseTable(
        """
        group: Mostrar cuánto espacio ocupan los adjuntos y liberarlo.
        stats: Mostrar cuánto espacio ocupan los adjuntos.
        statsDiscussion: Cuenta un archivo una sola vez, aunque lo contengan varios mensajes. Primero van los chats que más espacio ocupan; en cada uno, los archivos comunes cuentan enteros. Los archivos de mensajes en vivo cuentan como recuperables si su servicio aún puede tenerlos.
        prune: Eliminar los archivos de mensajes antiguos para liberar espacio.
        pruneDiscussion: Los mensajes conservan el nombre, el tipo y el tamaño de un archivo eliminado, y se puede volver a descargar mientras su servicio lo tenga. Deben cumplirse todas las condiciones dadas. Lo que no se puede volver a descargar, como los archivos de un chat importado, se conserva salvo con --even-unfetchable. Un archivo de varios mensajes solo se elimina si todos cumplen las condiciones. Los archivos de mensajes aún no enviados se conservan.
        olderThan: Archivos de mensajes más antiguos que esto (90d, 8w, 6m, 2y) o anteriores a esta fecha.
        largerThan: Archivos mayores que: 500kB, 10MB, 2GiB.
        conversation: Solo archivos de este chat: título o parte de él, referencia o identificador.
        kind: Solo archivos de mensajes de este tipo: image, video, audio, document, sticker.
        keepUnder: Elimina archivos hasta que el resto no ocupe más que esto: primero los más antiguos y, entre los de un mismo día, los más grandes.
        evenUnfetchable: Elimina también los archivos que no se pueden volver a descargar.
        nothingChosen: Indica qué archivos eliminar.
        nothingChosenHint: Usa --older-than, --larger-than, --conversation, --kind o --keep-under.
        invalidSize: {option}: «{value}» no es un tamaño.
        invalidSizeHint: Escribe un número y kB, MB, GB, KiB, MiB o GiB: 500kB, 10MB, 2GiB.
        reading: Leyendo adjuntos
        removing: Eliminando archivos
        stoppedHint: Lo eliminado hasta ahora queda eliminado. Repite la orden para eliminar el resto.
        askPrune|one: ¿Eliminar {count} archivo ({size}) de la bóveda? Se puede volver a descargar mientras su servicio lo tenga.
        askPrune|many: ¿Eliminar {count} archivos ({size}) de la bóveda? Se pueden volver a descargar mientras su servicio los tenga.
        askPrune|other: ¿Eliminar {count} archivos ({size}) de la bóveda? Se pueden volver a descargar mientras su servicio los tenga.
        askPruneLost|one: No se pueden volver a descargar: {lost}. ¿Eliminar {count} archivo ({size}) para siempre?
        askPruneLost|many: No se pueden volver a descargar: {lost}. ¿Eliminar {count} archivos ({size}) para siempre?
        askPruneLost|other: No se pueden volver a descargar: {lost}. ¿Eliminar {count} archivos ({size}) para siempre?
        pruned|one: {count} archivo eliminado ({size}).
        pruned|many: {count} archivos eliminados ({size}).
        pruned|other: {count} archivos eliminados ({size}).
        wouldPrune|one: Se eliminaría {count} archivo ({size}).
        wouldPrune|many: Se eliminarían {count} archivos ({size}).
        wouldPrune|other: Se eliminarían {count} archivos ({size}).
        nothingToPrune: No hay nada que eliminar.
        keptUnfetchable|one: {count} archivo ({size}) se conserva porque no se puede volver a descargar:
        keptUnfetchable|many: {count} archivos ({size}) se conservan porque no se pueden volver a descargar; los más grandes:
        keptUnfetchable|other: {count} archivos ({size}) se conservan porque no se pueden volver a descargar; los más grandes:
        keptInUse|one: {count} archivo ({size}) se conserva porque también lo contienen mensajes que no cumplen las condiciones.
        keptInUse|many: {count} archivos ({size}) se conservan porque también los contienen mensajes que no cumplen las condiciones.
        keptInUse|other: {count} archivos ({size}) se conservan porque también los contienen mensajes que no cumplen las condiciones.
        overLimit: Los archivos restantes ocupan {size}, más que {limit}.
        postponed: Otra orden está usando los adjuntos. El espacio se libera la próxima vez que se eliminen archivos, o con «whisper verify --repair».
        stored: Archivos en la bóveda
        attachments: Adjuntos con ellos
        fetchable: Se pueden volver a descargar
        unfetchable: No se pueden volver a descargar
        remote: Adjuntos por descargar
        expired: Ya no disponibles
        absent: No incluidos en la fuente
        kindHeading: Tipo
        filesHeading: Archivos
        sizeHeading: Tamaño
        dateHeading: Enviado
        nameHeading: Nombre del archivo
        moreChats|one: {count} chat más tiene archivos; --json los muestra todos.
        moreChats|many: {count} chats más tienen archivos; --json los muestra todos.
        moreChats|other: {count} chats más tienen archivos; --json los muestra todos.
        makeRoom: muestra qué se puede eliminar para liberar espacio
        fileUnsupported: El puente no puede descargar este tipo de archivo.
        chatPictures: Imágenes de chats
        """)
}

extension PictureText {
    static let spanish = PhraseTable(
        """
        command: Guardar la imagen de un chat en un archivo.
        discussion: Escribe la imagen tal como la envió el servicio de mensajería: JPEG, PNG o WebP. Nunca se reemplaza un archivo existente. «whisper bridge run» trae las imágenes de los chats y las mantiene al día; cada chat se revisa una vez por semana.
        output: Escribir la imagen en este archivo; - es la salida estándar.
        saved: Imagen de «{title}» guardada: {path} ({size})
        absent: La bóveda no tiene ninguna imagen de «{title}».
        absentHint: «whisper bridge run» trae las imágenes de los chats si --media no es none.
        notHeld: La imagen de «{title}» falta entre los archivos de la bóveda.
        notForTerminal: La salida estándar es una terminal, que no puede mostrar una imagen.
        notForTerminalHint: Usa --output ARCHIVO o una tubería.
        """)
}

extension RetentionText {
    static let spanish = PhraseTable(
        """
        group: Gestionar cuánto tiempo se conservan los mensajes de los chats.
        set: Definir cuánto tiempo se conservan los mensajes de un chat.
        setDiscussion: AGE es un número y d, w, m o y para días, semanas, meses o años, como 90d o 2y, o la palabra «forever». Con --default se aplica a todos los chats que no tienen regla propia. Los mensajes solo se borran con «whisper retention apply».
        list: Listar las reglas de conservación.
        remove: Eliminar la regla de un chat, para que se le aplique la general.
        apply: Borrar para siempre los mensajes más antiguos de lo que permiten las reglas.
        applyDiscussion: Borra como «whisper delete --older-than», chat por chat. La antigüedad se mide con el reloj de este ordenador. Si el mensaje más reciente de la bóveda es más de 30 días anterior a lo que marca el reloj, este puede estar mal: entonces la orden hace otra pregunta, que no responde --yes, sino --accept-clock. Un mensaje en vivo no es más antiguo que el tiempo transcurrido desde que se recibió, sea cual sea la hora que indique su remitente. Los mensajes que aún no se han enviado se conservan. Importar de nuevo una exportación antigua devuelve los mensajes borrados hasta que se apliquen las reglas la próxima vez.
        chatArgument: El chat; con --default, AGE va en su lugar.
        ageArgument: Cuánto tiempo se conservan los mensajes: 90d, 8w, 6m, 2y o forever.
        defaultOption: La regla para todos los chats que no tienen regla propia.
        acceptClock: Confiar en el reloj, aunque el mensaje más reciente sea muy anterior a lo que marca.
        forever: para siempre
        days|one: {count} día
        days|many: {count} días
        days|other: {count} días
        weeks|one: {count} semana
        weeks|many: {count} semanas
        weeks|other: {count} semanas
        months|one: {count} mes
        months|many: {count} meses
        months|other: {count} meses
        years|one: {count} año
        years|many: {count} años
        years|other: {count} años
        allOthers: (todos los demás chats)
        keptHeading: Se conserva
        beforeHeading: Antes del
        saved: Conservación de «{title}»: {period}.
        savedDefault: Conservación de todos los demás chats: {period}.
        removed: Regla de «{title}» quitada.
        removedDefault: Regla general quitada.
        none: No hay ninguna regla para «{title}».
        noneDefault: No hay ninguna regla general.
        noneHint: «whisper retention list» muestra las reglas.
        noRules: No hay reglas. Se conservan todos los mensajes.
        invalid: «{value}» no es una antigüedad.
        invalidHint: Escribe un número y d, w, m o y para días, semanas, meses o años, como 90d, o la palabra «forever».
        oneTarget: Indica un chat o --default, no ambos.
        ageMissing: Falta AGE: cuánto tiempo se conservan los mensajes.
        askApply|one: Las reglas de conservación abarcan {count} mensaje. ¿Borrarlo para siempre?
        askApply|many: Las reglas de conservación abarcan {count} mensajes. ¿Borrarlos para siempre?
        askApply|other: Las reglas de conservación abarcan {count} mensajes. ¿Borrarlos para siempre?
        askClock|one: El reloj de este ordenador marca {now}, pero el mensaje más reciente es del {newest}. Si el reloj está mal, se borra demasiado. ¿Borrar {count} mensaje para siempre?
        askClock|many: El reloj de este ordenador marca {now}, pero el mensaje más reciente es del {newest}. Si el reloj está mal, se borra demasiado. ¿Borrar {count} mensajes para siempre?
        askClock|other: El reloj de este ordenador marca {now}, pero el mensaje más reciente es del {newest}. Si el reloj está mal, se borra demasiado. ¿Borrar {count} mensajes para siempre?
        clockDoubtful: El reloj de este ordenador marca {now}, pero el mensaje más reciente es del {newest}. No se ha borrado nada.
        clockDoubtfulHint: Si el reloj está bien, ejecuta: {command}
        clockWouldStop: El reloj de este ordenador marca {now}, pero el mensaje más reciente es del {newest}. No se borraría nada hasta que confirmes el reloj.
        keptUnsent|one: {count} mensaje antiguo se conserva porque aún no se ha enviado.
        keptUnsent|many: {count} mensajes antiguos se conservan porque aún no se han enviado.
        keptUnsent|other: {count} mensajes antiguos se conservan porque aún no se han enviado.
        """)
}

extension GroupText {
    static let spanish = PhraseTable(
        """
        group: Mostrar los grupos y sus miembros.
        groupDiscussion: Sin subcomando, lista los grupos como «list».
        list: Listar los grupos.
        listDiscussion: Primero aparecen los grupos fijados, luego los de actividad más reciente; los archivados van al final. El número de miembros y tu rol se muestran si una fuente los comunica; los chats exportados no lo hacen: de estos se muestra cuántas personas escribieron allí.
        listName: Listar solo los grupos cuyo nombre contiene esto. Puede repetirse.
        listLimit: Como mucho, este número de grupos.
        show: Mostrar un grupo y sus miembros.
        showDiscussion: Muestra la descripción, si el grupo tiene imagen y cada miembro con su rol: propietario, administrador o miembro. «Desde» es el momento del aviso con el que el rol empezó o terminó.
        shownGroup: El grupo: nombre o parte de él, referencia o identificador.
        former: Listar también a quienes han salido del grupo.
        reading: Leyendo grupos
        groupHeading: Grupo
        memberHeading: Nombre
        membersHeading: Miembros
        roleHeading: Rol
        ownRoleHeading: Tu rol
        sinceHeading: Desde
        descriptionHeading: Descripción
        pictureHeading: Imagen
        owner: propietario
        admin: administrador
        member: miembro
        left: salió
        you: tú
        noGroups: Aún no hay grupos.
        noMatch: Ningún grupo coincide con «{name}».
        noSuchGroup: No hay ningún grupo llamado «{name}».
        noSuchGroupSuggestion: No hay ningún grupo llamado «{name}». ¿Querías decir {candidates}?
        noSuchGroupHint: «whisper groups» lista los grupos.
        membersUnknown: Los miembros de este grupo se desconocen porque ninguna fuente los ha comunicado.
        formerCount|one: {count} persona ha salido del grupo. Con --former también se lista.
        formerCount|many: {count} de personas han salido del grupo. Con --former también se listan.
        formerCount|other: {count} personas han salido del grupo. Con --former también se listan.
        showMembers: mostrar los miembros de este grupo
        wroteHere|one: {count} escribió aquí
        wroteHere|many: {count} escribieron aquí
        wroteHere|other: {count} escribieron aquí
        """)
}

extension PeopleText {
    static let spanish = PhraseTable(
        """
        group: Mostrar las personas y los nombres con los que se las conoce.
        groupDiscussion: Sin subcomando, lista las personas como «list».
        list: Listar las personas de la bóveda.
        listDiscussion: Lista a todas las personas que una fuente ha comunicado: remitentes, miembros de grupos y personas de la agenda del teléfono, con un número y todos sus nombres. Estos nombres proceden de las fuentes y ninguno está verificado. «Última mención» es cuándo una fuente nombró por última vez a la persona, en un mensaje o en una lista como la agenda.
        listName: Listar solo las personas con esto en un nombre o número. Puede repetirse.
        listLimit: Como mucho, este número de personas.
        show: Mostrar lo que la bóveda sabe de una persona.
        showDiscussion: Muestra cada nombre y número con su origen, el contacto con su confianza, los chats y los grupos. Solo la confianza de un contacto se basa en una comparación de claves. Un nombre de empresa lo confirma el servicio de mensajería, no tú.
        shownPerson: La persona: nombre o parte de él, número o identificador.
        reading: Leyendo personas
        nameHeading: Nombre
        numberHeading: Número
        otherNamesHeading: Otros nombres
        originHeading: Origen
        aliasHeading: Nombre o número
        serviceHeading: Servicio
        firstSeenHeading: Primera mención
        lastSeenHeading: Última mención
        directChatHeading: Chat directo
        phoneNumber: número de teléfono
        linkedID: identificador vinculado
        serviceID: identificador en el servicio
        addressBook: en la agenda del teléfono
        addedFile: solo en un archivo JSON añadido
        chosen: elegido por la persona
        business: nombre de empresa confirmado por WhatsApp
        businessElsewhere: nombre de empresa confirmado por el servicio de mensajería
        contact: contacto de esta bóveda
        notVerified: No hay ningún contacto para esta persona, así que no se ha comparado ninguna clave.
        messageCount|one: {count} mensaje
        messageCount|many: {count} de mensajes
        messageCount|other: {count} mensajes
        messageAndUnreadCount|one: {count} mensaje, {unread} sin leer
        messageAndUnreadCount|many: {count} de mensajes, {unread} sin leer
        messageAndUnreadCount|other: {count} mensajes, {unread} sin leer
        noPeople: Aún no hay personas.
        noMatch: Ninguna persona coincide con «{name}».
        cut|one: Solo se lista la primera persona. Indica parte de un nombre para encontrar otras.
        cut|many: Solo se listan los primeros {count} de personas. Indica parte de un nombre para encontrar otras.
        cut|other: Solo se listan las primeras {count} personas. Indica parte de un nombre para encontrar otras.
        showPerson: mostrar todo sobre esta persona
        forget: Eliminar todo lo que nombra a una persona.
        forgetDiscussion: Elimina todos los nombres, números e identificadores de una persona, también del índice de búsqueda. Lo que escribió se conserva, como escrito por una persona desconocida. No se eliminan las palabras de los mensajes, las direcciones de los chats (en los exportados, es el nombre), los archivos adjuntos ni las copias anteriores de la bóveda. Si se importa de nuevo algo que nombra a la persona, los nombres vuelven.
        forgottenName: Persona desconocida
        askForget: ¿Eliminar definitivamente todos los nombres y direcciones de «{name}»? Lo que escribió se conserva, como escrito por «{unknown}».
        forgotten: «{name}» es ahora «{unknown}».
        addressesStay|one: La dirección del chat con esta persona se conserva; por ella se reconoce al importarlo de nuevo: {addresses}
        addressesStay|many: Las direcciones de {count} de chats con esta persona se conservan; por ellas se reconocen al importarlos de nuevo: {addresses}
        addressesStay|other: Las direcciones de {count} chats con esta persona se conservan; por ellas se reconocen al importarlos de nuevo: {addresses}
        cannotForget: «{name}» eres tú o uno de tus contactos y no se puede olvidar.
        nameless: Persona desconocida (…{digits})
        namelessShort: Desconocido …{digits}
        notMe: Decir que una persona no eres tú.
        notMeDiscussion: Para un --me equivocado de una importación, o una fuente que muestra a otra persona como tú. Los mensajes que contaban como enviados por ti con ese nombre no cuentan como enviados por nadie, hasta que se importe el archivo de nuevo. Ninguna fuente vuelve a convertir en ti a alguien con número, hasta que --undo lo retire o se importe una exportación con --me.
        notMeUndo: Retirar que la persona no eres tú.
        askNotMe: ¿Es «{name}» otra persona, y no tú?
        notYou: «{name}» ya no se toma por ti.
        noLongerSent|one: {count} mensaje ya no cuenta como enviado por ti.
        noLongerSent|many: {count} mensajes ya no cuentan como enviados por ti.
        noLongerSent|other: {count} mensajes ya no cuentan como enviados por ti.
        mayBeYou: «{name}» puede volver a tomarse por ti, si lo dice una fuente o --me.
        notTakenToBeYou: «{name}» no se toma por ti.
        certainlyYou: «{name}» es una identidad tuya, o una cuenta desde la que envía esta bóveda.
        notMeHint: Si «{name}» es otra persona, dilo con «whisper people not-me».
        severalYou: Más de una persona se toma por ti: {names}. Si alguna de ellas no eres tú, dilo con «whisper people not-me». Si todas eres tú, únelas con «whisper people join».
        takenElsewhere: Archivos en los que «{name}» se tomó por ti, para importarlos de nuevo con --redo --me NAME: {files}
        notMeJoined: «{name}» es también {names}. Si solo una de estas personas no eres tú, sepáralas antes: {command}
        widerShowsMore|one: Con {count} columna se muestra también dónde y cuándo se mencionó cada nombre.
        widerShowsMore|many: Con {count} columnas se muestra también dónde y cuándo se mencionó cada nombre.
        widerShowsMore|other: Con {count} columnas se muestra también dónde y cuándo se mencionó cada nombre.
        """)
}

extension ReceiptText {
    static let spanish = PhraseTable(
        """
        receipts: Mostrar quién ha recibido y leído un mensaje.
        receiptsDiscussion: Muestra hasta dónde llegó un mensaje con cada destinatario y cuándo. En un grupo cuyos miembros se conocen también se listan los que no tienen confirmación: quizá desactivaron las confirmaciones de lectura, se unieron después o no han estado en línea desde entonces.
        message: El mensaje: su referencia o identificador.
        recipientHeading: Destinatario
        statusHeading: Confirmación
        timeHeading: Hora
        messageHeading: Mensaje
        sentHeading: Enviado
        totalHeading: Confirmaciones
        delivered: entregado
        read: leído
        played: reproducido
        none: sin confirmación
        noReceipts: No hay confirmaciones de este mensaje.
        incoming: Recibiste este mensaje. Solo hay confirmaciones de los mensajes que enviaste.
        """)
}

extension SplitText {
    static let spanish = PhraseTable(
        """
        people: Separar personas que se unieron.
        chats: Separar chats que se unieron.
        discussion: Pregunta qué separar si se unieron varios. Cada uno recupera lo que tenía y lo que llegó después con su propia dirección. Diga lo que diga una fuente, no se vuelven a unir.
        joined: Qué separar: su nombre, título o dirección, o una parte.
        list: Solo mostrar qué se unió, por qué y cuándo.
        byImport: por una importación
        bySource: según informó {platform}
        byOwner: por ti
        several: Se unieron varios a «{name}»:
        askSplit: ¿Separar «{other}» de «{name}»?
        done: «{other}» y «{name}» vuelven a estar separados.
        nothing: No se unió nada a «{name}».
        noSuch: No se unió a «{name}» nada llamado «{other}».
        joinPeople: Indicar que dos personas son una.
        joinChats: Indicar que dos chats son uno.
        joinPeopleDiscussion: Todo lo que escribió la otra persona, y todos sus nombres y números, pasan a ser de la primera. Queda registrado: «whisper people split» las separa de nuevo.
        joinChatsDiscussion: Los mensajes del otro chat pasan al primero, por orden de tiempo; uno que ambos tienen se conserva una vez. Queda registrado: «whisper conversation split» los separa de nuevo.
        otherPerson: La persona que es la misma: nombre o parte de él, número o identificador.
        otherChat: El chat que es el mismo, indicado como el primero.
        askJoinPeople: ¿Son «{other}» y «{name}» la misma persona?
        askJoinChats: ¿Son «{other}» y «{name}» el mismo chat?
        joinedPeople: «{other}» y «{name}» son una persona, llamada «{present}».
        joinedChats: «{other}» forma parte del chat «{name}».
        sameAlready: «{other}» y «{name}» ya son lo mismo.
        ownerAndOther: «{name}» eres tú, y «{other}» no.
        ownerAndOtherHint: Si «{other}» eres tú en una exportación, impórtala de nuevo con --redo --me NAME. Si «{name}» no eres tú: whisper people not-me NAME
        otherService: «{other}» y «{name}» son chats de servicios distintos.
        numberedChat: Un servidor lleva el orden de «{other}» o «{name}», así que no pueden ser un solo chat.
        separateAgain: separar de nuevo
        keptName: Se muestra el nombre «{present}» porque primero van los nombres de una agenda, luego los que un servicio ha confirmado y luego los que cada persona ha elegido; entre iguales, es el visto por última vez.
        """)
}

extension IngestionText {
    static let spanish = PhraseTable(
        """
        option: Mostrar los resultados de las importaciones y las fuentes en directo frente a sus objetivos.
        runs: Ejecuciones
        complete: Completadas
        added: Añadidos
        duplicates: Ya conocidos
        skipped: Omitidos
        spilled: Apartados hasta que la bóveda pudo guardarlos
        lastRun: Última ejecución
        pairing: Vinculaciones logradas
        latency: Tiempo hasta guardar
        backlog: Historial, mensajes por minuto
        uptime: Conectado
        decryption: Descifrados
        met: objetivo {objective}: cumplido
        missed: objetivo {objective}: no cumplido
        unknown: objetivo {objective}; aún sin datos
        unreadChanges: Cambios que no se pudieron leer
        """)
}

extension BridgeText {
    static let spanish = PhraseTable(
        """
        group: Importar mensajes en directo a través de un puente.
        groupDiscussion: Un puente es un programa aparte que habla con el servicio de mensajería y puede leer allí tus mensajes. Nunca envía nada. La bóveda queda separada de él: el puente tiene la red y ninguna clave de la bóveda.
        install: Instalar el puente de referencia para WhatsApp.
        installDiscussion: Crea un entorno propio de Python en la carpeta de la bóveda e instala allí las versiones fijadas, cada una comprobada con su hash. Necesita Python 3.11 o posterior con venv, y la red.
        pair: Vincular la bóveda a una cuenta de WhatsApp.
        pairDiscussion: Primero pregunta, luego muestra códigos para escanear con el teléfono y termina cuando la cuenta está vinculada. Después «whisper bridge run» trae los mensajes. WhatsApp permite cuatro dispositivos vinculados; activa la verificación en dos pasos.
        run: Importar mensajes hasta que se detenga.
        runDiscussion: Permanece en primer plano y vuelve a iniciar un puente que falla mientras eso pueda servir; así conviene a un gestor de servicios. Detenlo con Ctrl-C o SIGTERM.
        status: Mostrar si la bóveda está vinculada y el resultado de la última ejecución.
        logout: Desvincular la cuenta y eliminar sus claves.
        logoutDiscussion: Desvincula este dispositivo de WhatsApp y elimina de él la sesión y todas sus claves. Los mensajes importados permanecen.
        command: Ejecutar este programa como puente; sus palabras se separan como en un intérprete de órdenes.
        historyLimit: Importar como máximo tantos mensajes del historial del teléfono; 0 es sin límite.
        consent: Al vincular, este dispositivo podrá leer tus chats de WhatsApp, como otro de tus dispositivos:\\n- Lee los mensajes nuevos y el historial que ofrece el teléfono. No envía nada, tampoco confirmaciones.\\n- Todo se guarda cifrado solo en tu bóveda, con las claves del vínculo.\\n- Para deshacerlo: «whisper bridge logout», o en el teléfono, en «Dispositivos vinculados».\\nLas condiciones de WhatsApp no prevén otros programas, y puede bloquear una cuenta.
        consentQuestion: ¿Vincular una cuenta?
        scan: Escanéalo solo con TU teléfono: WhatsApp, «Dispositivos vinculados», «Vincular un dispositivo».
        expires: Este código vale {seconds} s; después viene otro.
        linked: Vinculada a {account}; el teléfono muestra este dispositivo como «{device}».
        connected: Conexión establecida.
        disconnected: Se perdió la conexión; el puente lo intenta de nuevo.
        retrying: {reason} Nuevo intento en {seconds} s.
        finished: Mensajes: nuevos {added}, ya conocidos {duplicates}; omitidos {skipped}.
        manySkipped: En una hora no se pudieron leer más de diez mensajes.
        manyUndecryptable: No se pudo descifrar más de un mensaje de cada mil.
        qrExpired: El código ha caducado. Escanea el nuevo.
        authenticationFailed: El teléfono rechazó el vínculo. Revisa el teléfono y vincula de nuevo.
        sessionExpired: La cuenta ya no está vinculada. Vincúlala de nuevo; lo ya traído permanece.
        rateLimited: Demasiadas peticiones a WhatsApp.
        networkError: No se puede llegar a WhatsApp. Revisa la conexión.
        undecryptable: No se pudo descifrar un mensaje; se pide de nuevo: {id}
        clientOutdated: WhatsApp ya no acepta esta versión del puente. Actualiza Whisper y ejecuta «whisper bridge install».
        banned: WhatsApp ha bloqueado la cuenta. Desvincúlala, espera un día y vincúlala de nuevo.
        crashed: El puente terminó de forma inesperada.
        crashedHint: Ejecuta la orden de nuevo. Si no sirve, vuelve a instalar el puente con «whisper bridge install» o revisa el programa que indica --command.
        programMissing: El puente «{program}» no se puede ejecutar.
        programMissingHint: «whisper bridge install» instala el puente de referencia; --command indica otro programa.
        noMemoryPlace: No hay lugar en memoria para la sesión: ni $XDG_RUNTIME_DIR ni /dev/shm están en memoria.
        notLinked: La bóveda no está vinculada a ninguna cuenta.
        notLinkedHint: «whisper bridge pair» la vincula.
        malformedCommand: {option}: hay comillas sin cerrar, o falta el programa.
        unsupported: Esta compilación de Whisper no ejecuta puentes.
        helperMissing: Falta {path}, que ejecuta los puentes.
        helperMissingHint: Se compila con el rasgo Bridge y se instala junto a whisper.
        installing: Instalando el puente de referencia…
        installed: El puente de referencia está instalado: {path}
        installFailed: No se pudo instalar el puente de referencia.
        installFailedHint: Comprueba que se llega al índice de paquetes y que hay Python 3.11 o posterior con su módulo venv.
        sourceMissing: Los archivos del puente de referencia no están junto al programa.
        labelAccount: Cuenta
        labelProgram: Puente de referencia
        labelAcknowledged: Sucesos en la bóveda
        labelLastRun: Última ejecución
        isLinked: vinculada
        isNotLinked: no vinculada
        isInstalled: instalado
        notInstalled: no instalado
        unlinked: Desvinculada. La sesión y sus claves se eliminaron de este dispositivo.
        removedOnly: La sesión y sus claves se eliminaron de este dispositivo. No se pudo avisar a WhatsApp: quita el dispositivo en el teléfono, en «Dispositivos vinculados».
        nothingToRemove: No había nada que eliminar.
        logoutQuestion: ¿Desvincular la cuenta y eliminar sus claves de este dispositivo?
        coverage: Mostrar qué período se conserva de cada chat y sus lagunas.
        coverageDiscussion: Una laguna es un silencio de más de --gap días entre dos mensajes. Nadie distingue un silencio de mensajes que faltan, así que es un indicio. No necesita puente ni red.
        gapDays: Indicar las lagunas de más de tantos días.
        coverageFrom: Desde
        coverageTo: Hasta
        coverageExported: Exportados
        coverageBridged: Por puentes
        coverageGaps: Lagunas
        measuring: Examinando chats
        rebuild: Reconstruir los mensajes a partir de los sucesos guardados de los puentes.
        rebuildDiscussion: Cada suceso se guarda en sus propios bytes. Tras una actualización que entienda más, esto muestra lo que antes no se entendía. Lo borrado sigue borrado y lo leído sigue leído. No necesita puente ni red.
        rebuilding: Leyendo de nuevo los sucesos
        rebuilt: Sucesos: leídos de nuevo {events}, de ellos sin nada que mostrar {unread}. Mensajes: renovados {replaced}, añadidos {inserted}.
        outOfRange: {option}: {value} no es un número de {lowest} a {highest}.
        noHistory: No tomar nada del historial del teléfono.
        takesHistory: Si se toma el historial del teléfono: true o false.
        historyInterval: Dejar tantos milisegundos entre dos peticiones de historial.
        batchSize: Poner tantos mensajes del historial juntos en la bóveda.
        retries: Máximo de reintentos seguidos, donde están limitados.
        firstDelay: Esperar tantos milisegundos antes del segundo intento; después, cada vez el doble.
        sessionTimeout: Pedir una nueva vinculación tras tantos días.
        retryingNow: {reason} Nuevo intento ahora.
        oftenExpired: El vínculo ha terminado varias veces en 30 días. Quizá WhatsApp esté bloqueando la cuenta: desvincúlala, espera un día y vincúlala de nuevo.
        notify: Qué muestra de los mensajes nuevos una notificación de escritorio: nada (none), cuántos (count), también el chat (chat), también el texto (content).
        newMessages|one: {count} mensaje nuevo
        newMessages|many: {count} de mensajes nuevos
        newMessages|other: {count} mensajes nuevos
        noDesktop: Sin notificaciones de escritorio: no se encontró ningún escritorio.
        desktopSilent: El escritorio no acepta notificaciones; los mensajes entran igualmente.
        noNotifications: Esta versión de Whisper no muestra notificaciones.
        bridgeSays: El puente indica: {text}
        otherVersion: El puente ha elegido la versión {version} del protocolo de puentes; este programa solo admite la versión {supported}.
        unusable: Este programa no se puede usar como puente.
        journalChanged: El diario del puente no es el que esta bóveda ha leído hasta ahora.
        journalChangedHint: «whisper bridge run --begin-again» lo lee desde la primera línea; los mensajes que ya están se reconocen.
        otherAccount: El puente ha iniciado sesión en una cuenta distinta de la vinculada a esta bóveda.
        otherAccountHint: Usa otra bóveda para ella, o antes «whisper bridge logout».
        beginAgain: Leer de nuevo el diario del puente desde la primera línea.
        bridgeLacks: Al puente le falta un módulo o una biblioteca que necesita.
        bridgeLacksFile: Al puente le falta un archivo que necesita.
        bridgeFaulty: El puente comunica un error propio.
        bridgeExhausted: Al puente no le queda memoria o espacio en disco.
        bridgeForbidden: El sistema niega al puente un permiso que necesita.
        bridgeDistrusts: El puente no confía en el certificado de un servidor. La causa puede ser un reloj incorrecto, la falta de certificados raíz o una red que intercepta.
        bridgeUnconnected: El puente no puede resolver el nombre de un servidor, o no lo alcanza. Comprueba la conexión.
        unusableHint: Lo que se notificó antes dice por qué. «whisper bridge install» renueva el puente de referencia; --command indica otro programa.
        sessionNotKept: El puente no entrega su sesión; tras un reinicio quizá haya que vincular la cuenta de nuevo.
        moreOfThese: Otros avisos de este tipo que no se muestran: {number}
        manyMembers: «{title}» tiene más de {number} miembros; los demás no se guardan.
        alreadyRunning: Ya hay un puente de esta bóveda en marcha.
        passkeyRequired: WhatsApp pide la llave de acceso de la cuenta para vincular este dispositivo, y solo un navegador o el teléfono pueden darla.
        passkeyHint: Sin vínculo, exporta los chats en el teléfono o haz una copia de seguridad, y ejecuta «whisper import». Puede ayudar eliminar la llave de acceso en el teléfono: WhatsApp, «Ajustes», «Cuenta», «Llaves de acceso».
        refusedChanges: Cambios de personas no autorizadas, que no cambiaron nada: {number}
        unreadChanges: Cambios en mensajes que no se pudieron descifrar: {number}
        numbersIgnored: Algunas líneas del puente llevan números ya usados y se han ignorado.
        numberImpossible: Una línea del puente lleva un número imposible. Se ha rechazado y se ha detenido el puente.
        timesDiffer: El chat «{title}» se importó con horas que difieren de las del teléfono en {offset}, así que sus mensajes están dos veces en la bóveda. Borra ese chat e impórtalo de nuevo con --timezone.
        labelDevice: Dispositivo en el teléfono
        labelLinkedSince: Vinculado desde
        labelFiles: Archivos por descargar
        labelFailure: Último error
        pairPhone: Mostrar un código de ocho caracteres para escribir en el teléfono con este número, en lugar de un código QR para escanear.
        pairPhoneHint: Indica el número con el prefijo del país, como +15550100123.
        typeCode: Escribe esto solo en TU teléfono: WhatsApp, «Dispositivos vinculados», «Vincular un dispositivo», «Vincular con el número de teléfono».
        mediaOption: Qué archivos se descargan al llegar sus mensajes: todos (all), imágenes y stickers (images) o ninguno (none). También se descargan las imágenes de los chats, salvo con none.
        mediaLimit: Omitir los archivos de más de estos megabytes.
        mediaRate: Descargar como máximo estos kilobytes por segundo; 0 significa sin límite.
        fetch: Descargar los archivos de los mensajes que llegaron sin ellos.
        fetchDiscussion: Descarga los archivos que siguen en los servidores de WhatsApp, primero los de los mensajes más recientes. Cada archivo se comprueba con los hashes de su mensaje y se guarda cifrado. No necesita la vinculación con la cuenta y puede usarse mientras se ejecuta «whisper bridge run». WhatsApp borra los archivos al cabo de unas semanas.
        fetchImages: Descargar solo imágenes y stickers.
        fetchMissing: Descargar también los archivos que la bóveda tuvo y ya no tiene, como tras una importación sin adjuntos.
        mediaUnsupported: Este puente no puede descargar archivos.
        mediaRefused: El servidor respondió con algo distinto del archivo.
        mediaForged: El archivo no es el que indica el mensaje.
        mediaUntrusted: El certificado del servidor no es de confianza.
        filesUnnamed: Archivos omitidos porque sus mensajes no dicen dónde están: {count}
        noRoomForCode: El código necesita una terminal de {columns} columnas y {rows} líneas. Agrándala para el próximo código, que llega en {seconds} s, o sal y vincula con --phone NUMBER.
        labelSession: Sesión
        sessionAge|one: {count} día, termina el {date}
        sessionAge|many: {count} días, termina el {date}
        sessionAge|other: {count} días, termina el {date}
        labelPending: Eventos en el puente
        pendingAt: {number} (a {date})
        labelSpill: Eventos en espera aquí
        labelHistory: Chats que esperan mensajes más antiguos
        """)
}

extension BackfillText {
    static let spanish = PhraseTable(
        """
        backfill: Pedir mensajes más antiguos al teléfono.
        backfillDiscussion: Anota qué mensajes más antiguos quieres. Mientras «whisper bridge run» está en marcha, los pide al teléfono en segundo plano, de 50 en 50, primero los de los chats con actividad más reciente, y la siguiente ejecución continúa donde esta terminó. Sin --conversation vale para todos los chats, también los que se añadan después. Pedir de nuevo empieza desde el principio, incluso en chats que estaban completos. Un chat que solo se importó de un archivo no tiene ningún mensaje que el teléfono pueda encontrar; los mensajes nuevos cambian eso.
        untilOption: Pedir mensajes hasta esta fecha hacia atrás.
        countOption: Pedir como máximo este número de mensajes más antiguos de cada chat.
        conversationOption: Pedir solo mensajes de este chat.
        listOption: Listar lo que se pide y cuánto ha llegado.
        removeOption: No pedir más mensajes antiguos; los que han llegado se quedan.
        oneAction: {first} no se puede combinar con {second}.
        wishedChat: Se pedirán al teléfono mensajes más antiguos de «{title}».
        wishedAll|one: Se pedirán al teléfono mensajes más antiguos de todos los chats, por ahora de {count} chat.
        wishedAll|many: Se pedirán al teléfono mensajes más antiguos de todos los chats, por ahora de {count} chats.
        wishedAll|other: Se pedirán al teléfono mensajes más antiguos de todos los chats, por ahora de {count} chats.
        limitUntil: Hasta el {date}.
        limitCount|one: Como máximo {count} mensaje de cada chat.
        limitCount|many: Como máximo {count} mensajes de cada chat.
        limitCount|other: Como máximo {count} mensajes de cada chat.
        noLimit: Tan atrás como el teléfono los tenga. Pueden ser decenas de miles de mensajes.
        running: Hay un puente de esta bóveda en marcha; empieza en unos segundos.
        notRunning: No hay ningún puente de esta bóveda en marcha. Inícialo con «whisper bridge run».
        startRun: importar mensajes y pedir los más antiguos
        showList: ver cuánto ha llegado
        removedChat: Ya no se piden mensajes más antiguos de «{title}».
        removedAll: Ya no se piden mensajes más antiguos de todos los chats.
        noneChat: No se habían pedido mensajes más antiguos solo de «{title}».
        noneAll: No se habían pedido mensajes más antiguos de todos los chats.
        noneHint: «whisper bridge backfill --list» muestra lo que se pide.
        noWishes: No se piden mensajes más antiguos.
        moreChats|one: {count} chat más
        moreChats|many: {count} chats más
        moreChats|other: {count} chats más
        untilHeading: Hasta
        countHeading: Máximo
        receivedHeading: Recibidos
        stateHeading: Estado
        oldestHeading: Mensaje más antiguo
        newestHeading: Mensaje más reciente
        waiting: pendiente
        reached: hecho
        complete: el teléfono no tiene más
        stalled: el teléfono no envía más
        bare: solo en una importación
        silent: el teléfono no responde
        unsupported: el puente no lo admite
        unsupportedBridge: Este puente no puede pedir mensajes más antiguos. Los nuevos se importan como antes.
        settled|one: «{title}»: {count} mensaje más antiguo, como se pidió.
        settled|many: «{title}»: {count} mensajes más antiguos, como se pidió.
        settled|other: «{title}»: {count} mensajes más antiguos, como se pidió.
        settledComplete|one: «{title}»: {count} mensaje más antiguo. El teléfono no tiene más.
        settledComplete|many: «{title}»: {count} mensajes más antiguos. El teléfono no tiene más.
        settledComplete|other: «{title}»: {count} mensajes más antiguos. El teléfono no tiene más.
        settledStalled|one: «{title}»: {count} mensaje más antiguo. El teléfono tiene más, pero no los envía.
        settledStalled|many: «{title}»: {count} mensajes más antiguos. El teléfono tiene más, pero no los envía.
        settledStalled|other: «{title}»: {count} mensajes más antiguos. El teléfono tiene más, pero no los envía.
        phoneSilent: El teléfono no responde a las peticiones de mensajes más antiguos. Próximo intento en {minutes} min.
        limited: Demasiadas peticiones de mensajes más antiguos. Próximo intento en {minutes} min.
        finished: Han llegado todos los mensajes más antiguos pedidos que el teléfono envía.
        stopped: En esta ejecución ya no se pueden pedir mensajes más antiguos: {reason}
        """)
}

extension SyncCommandText {
    static let spanish = PhraseTable(
        """
        root: Intercambiar mensajes con un servidor en tiempo real.
        rootDiscussion: La bóveda es la única fuente de lo que se muestra: lo que llega entra primero en ella, y lo que envías espera allí hasta que el servidor lo tiene. Léelo con «whisper», que nunca usa la red; este programa sí.
        login: Iniciar sesión en un servidor.
        loginDiscussion: Pide el secreto en la terminal. La bóveda guarda la dirección y un token, sellado; nunca guarda el secreto.
        logout: Cerrar la sesión y eliminar el token.
        logoutDiscussion: Avisa al servidor y elimina el token de este dispositivo. Los mensajes permanecen, también los que esperan a ser enviados.
        run: Recibir y enviar mensajes hasta que se detenga.
        runDiscussion: Permanece en primer plano y se conecta de nuevo cada vez que se pierde la conexión; así conviene a un gestor de servicios. Detenlo con Ctrl-C o SIGTERM.
        chat: Leer y escribir mensajes en una vista a pantalla completa.
        chatDiscussion: Muestra lo mismo que «whisper browse», sigue al servidor mientras tanto como «whisper-sync run» y tiene un texto para escribir debajo de los mensajes. La línea que hay encima nombra el contacto para el que se sella, o avisa de que el servidor puede leerlo. Los mensajes que el servidor aún no tiene están marcados. Pulsa ? para ver las teclas.
        send: Enviar un mensaje.
        sendDiscussion: El mensaje primero se guarda y después se envía. Si no se puede llegar al servidor, espera, y «whisper-sync run» lo envía más tarde.
        retry: Enviar de nuevo un mensaje que el servidor había rechazado.
        status: Mostrar la cuenta, hasta dónde se tiene cada chat y lo que espera a ser enviado.
        serverArgument: La dirección del servidor: https://HOST, o http:// hacia este dispositivo.
        userArgument: El nombre del usuario en el servidor.
        conversationArgument: El chat: título, identificador o identificador en el servidor.
        textArgument: El texto; - lo lee de la entrada estándar.
        messageArgument: El identificador del mensaje, como lo muestra «whisper-sync status».
        boundContact: El contacto: nombre, id o huella.
        server: El servidor, si la bóveda no tiene sesión en ninguno.
        tokenFile: Leer el token de acceso de la primera línea de FILE, y de nuevo cuando haya caducado.
        secretFile: Leer el secreto de la primera línea de FILE; - es la entrada estándar.
        secretDescriptor: Leer el secreto del archivo abierto N.
        device: Un nombre para este dispositivo, que se comunica al servidor.
        seal: Sellar lo que se envía y abrir lo que llega, para que el servidor solo vea texto cifrado.
        trustCarrierTime: Juzgar los mensajes sellados que se perdieron por la hora en que el servidor dice haberlos recibido.
        caFile: Confiar en los certificados de FILE además de los del sistema.
        tokenInQuery: Poner el token en la dirección de la conexión en vivo, para servidores que no lo leen en otro sitio; las direcciones acaban en registros.
        timeout: Esperar al servidor N segundos como máximo.
        bind: Vincular un chat a un contacto.
        unbind: Desvincular un chat de su contacto.
        bindDiscussion: Desde entonces, lo que envías en el chat se sella con las claves de este contacto, y lo que llega sellado se abre. Nunca se cree al servidor sobre quién es alguien; por eso indicas el contacto una vez.
        rooms: Mostrar los chats del servidor, con las invitaciones.
        create: Crear un chat en el servidor.
        createDiscussion: El servidor conoce a los invitados y el título, pero no lo que envías si vinculas el chat a un contacto.
        join: Aceptar una invitación o entrar en un chat público.
        leave: Salir de un chat o rechazar una invitación.
        leaveDiscussion: Los mensajes recibidos hasta ahora quedan en la bóveda. Solo puedes volver a escribir si entras de nuevo.
        fetch: Traer mensajes anteriores y archivos de un chat.
        fetchDiscussion: Una ejecución trae todo desde la anterior. Esto sirve para los mensajes de antes de la primera ejecución y para los archivos, que se descargan solo si se piden.
        titleOption: El título del chat.
        withOption: Invitar a USER; repite la opción para invitar a varios.
        directOption: Hacer que sea un chat con una sola persona, que se puede vincular a un contacto.
        roomArgument: El id o el nombre del chat en el servidor.
        pagesOption: Cuántas páginas de mensajes anteriores se traen.
        filesOption: Descargar los archivos del chat.
        loginTokenOption: El secreto es un token de inicio de sesión de una página de inicio único.
        serverChoice: El servidor, si la bóveda tiene sesión en varios.
        attachOption: Adjunta FILE, con el texto como leyenda; - es la entrada estándar.
        typeOption: El tipo de medio del archivo, como image/png, si su nombre no lo indica.
        fileSizeOption: Omite los archivos de más megabytes (2^20 bytes) que estos.
        runFilesOption: Descarga los archivos a medida que llegan, y los que aún no se han descargado.
        """)
}

extension SyncText {
    static let spanish = PhraseTable(
        """
        stateConnected: conectado
        stateConnecting: conectando…
        stateWaiting: sin conexión, los mensajes esperan
        stateEnded: sesión cerrada, los mensajes esperan
        askSecret: Secreto de «{user}» en {server}:
        loggedIn: Sesión iniciada en {server} como «{user}».
        loggedOut: Sesión cerrada. La sesión se eliminó de este dispositivo.
        loggedOutHere: La sesión se eliminó de este dispositivo. No se pudo avisar al servidor; allí termina por sí sola.
        nothingToRemove: No había nada que eliminar.
        connecting: Conectando con {server}…
        connected: Conectado con {server} como «{user}».
        disconnected: Se perdió la conexión.
        retrying: {reason} Nuevo intento en {seconds} s.
        finished: Mensajes: recibidos {received}, enviados {sent}; por enviar: {waiting}.
        sent: Enviado.
        queued: Guardado. {reason} El mensaje espera hasta que «whisper-sync run» pueda enviarlo.
        messageFailed: El servidor rechazó un mensaje definitivamente ({reason}); «whisper-sync status» lo muestra.
        unreachable: No se puede llegar al servidor.
        untrusted: El certificado del servidor no es de confianza, o no es para este host.
        untrustedHint: --ca-file indica los certificados de un servidor privado.
        unauthorized: El servidor no aceptó el usuario y el secreto.
        sessionEnded: El servidor ya no acepta el token.
        sessionEndedHint: «whisper-sync login» inicia la sesión de nuevo; no se pierde nada de lo que espera a ser enviado.
        loginAgain: Inicia la sesión de nuevo con «{command}»; no se pierde nada de lo que espera a ser enviado.
        rateLimited: El servidor pide esperar.
        serverFailed: El servidor ha fallado.
        notUnderstood: El servidor responde algo que este programa no entiende.
        notLoggedIn: La bóveda no tiene sesión en ningún servidor.
        notLoggedInHint: «whisper-sync login» inicia la sesión; con --server y --token-file no hace falta.
        alreadyLoggedIn: La bóveda ya pertenece a «{user}» en {server}.
        alreadyLoggedInHint: Una bóveda contiene los chats de una cuenta; usa otra bóveda para otra cuenta.
        invalidAddress: No se establece conexión con la dirección «{address}».
        invalidAddressHint: https://HOST, o http:// solo hacia este dispositivo: a otro sitio el token viajaría sin cifrar.
        emptyToken: La primera línea de {path} no contiene ningún token.
        refused: El servidor rechazó el mensaje definitivamente: {reason}
        tooLong: El mensaje tiene más de {limit} bytes.
        emptyMessage: No hay nada que enviar: el texto está vacío.
        notText: La entrada no es texto en UTF-8.
        notOfServer: «{name}» no es un chat del servidor.
        notOfServerHint: «whisper-sync status» muestra los del servidor; «whisper-sync run» los trae.
        groupNotSealed: Un mensaje sellado va a una persona, y este chat es un grupo.
        contactUnknownHint: Vincula el chat a un contacto con «whisper-sync bind».
        noFailedMessage: No hay ningún mensaje rechazado «{id}».
        unsupported: Esta compilación de Whisper no usa la red.
        unsupportedHint: Se compila con el rasgo Realtime.
        labelServer: Dirección
        labelUser: Usuario
        labelDevice: Dispositivo
        labelLogin: Sesión
        isLoggedIn: iniciada
        isLoggedOut: no iniciada
        labelConversations: Chats sincronizados
        labelWaiting: Esperan a ser enviados
        labelFailed: Rechazados por el servidor
        labelConnections: Conexiones hechas
        columnConversation: Chat del servidor
        columnCursor: Hasta el suceso
        columnMessage: Mensaje
        columnState: Estado
        columnAttempts: Intentos
        waiting: en espera
        failed: rechazado
        bound: El chat «{conversation}» está ahora vinculado a tu contacto «{contact}».
        unbound: El chat «{conversation}» no está vinculado a ningún contacto.
        sealedTo: Sellado para «{contact}».
        contactUnknown: El chat «{conversation}» no está vinculado a ningún contacto.
        noSecret: No se indicó ningún secreto y no hay terminal donde preguntar.
        noSecretHint: --secret-file lo lee de un archivo; con -, de la entrada estándar.
        mayNotWrite: no puedes escribir en este chat
        noConversation: ese chat no existe
        tooLarge: es demasiado largo para el servidor
        notAccepted: el servidor no lo acepta tal como es
        soFar: Mensajes hasta ahora: recibidos {received}, enviados {sent}.
        labelEvents: Sucesos del servidor
        labelSent: Mensajes enviados
        columnServerID: Id. en el servidor
        certificateExpired: El certificado del servidor ha caducado o todavía no es válido.
        certificateWrongHost: El certificado del servidor es para otro equipo.
        certificateUnknown: El certificado del servidor no procede de una autoridad de confianza.
        otherVersion: El servidor habla la versión {version} del protocolo, y este programa otra.
        serverBehind: El servidor cuenta menos eventos en «{conversation}» que antes; puede haberse perdido algo allí. Aquí no se borra nada.
        newEpoch: El servidor vuelve a contar desde el principio en «{conversation}», así que se descarga todo de nuevo. Aquí no se borra nada.
        skippedEvents: Eventos de «{conversation}» que no se pudieron leer y se omitieron: {count}
        skippedConversations: Chats de la lista del servidor que no se pudieron leer y se omitieron: {count}
        missingEvents: Eventos de «{conversation}» que el servidor no entrega: {count}. «whisper-sync status» los muestra.
        endlessPages: Las respuestas del servidor sobre «{conversation}» no terminan; se volverán a pedir más tarde.
        endlessList: La lista de chats del servidor no termina; el resto se pedirá más tarde.
        collisions: Mensajes de «{conversation}» a los que el servidor dio el identificador o el número de otros y que no se guardaron: {count}
        reworded: Mensajes de «{conversation}» que el servidor ha cambiado: {count}. Tus propias palabras se conservan como versión anterior.
        foreignAnswer: El servidor respondió con un mensaje distinto del enviado; se envía de nuevo.
        vaultUnread: No se pudo leer la bóveda.
        labelMissing: No entregados por el servidor
        labelUnreadable: Ilegibles, del servidor
        helperMissing: Falta el programa de sincronización: {path}
        helperMissingHint: Se instala junto a «whisper».
        lineElsewhere: Este mensaje se selló para otro chat.
        lineOutOfOrder: Este mensaje se escribió antes que uno que está encima.
        lineContradicted: Este mensaje contradice a otro del mismo dispositivo; puede que uno de los dos haya sido sustituido.
        linesNotHere: Faltan antes de este mensaje, retenidos, caducados, nunca enviados o borrados de esta bóveda: {count}
        serverTime: Según el servidor: {time}
        youWrote: Escribiste: {text}
        otherEnvelope: El servidor guarda otra cosa en lugar de tu sobre; puede que tu mensaje no haya llegado.
        otherText: El servicio comunica otro texto: {text}
        unreadEdit: No se pudo leer una edición de este mensaje.
        nameTaken: «{name}» es el nombre de un contacto o de un chat vinculado a uno, pero este chat no está vinculado a ningún contacto.
        nameTakenHint: «whisper-sync bind» lo vincula; con su id., {id}, en lugar del nombre se envía sin cifrar.
        retitled: El servidor dio otro nombre a «{conversation}», que está vinculado a un contacto. Aquí conserva el suyo.
        writtenInPlain: se escribió antes de vincular el chat a un contacto y no está sellado; «whisper-sync retry» lo sella
        notTried: No se ha intentado nada, como pide «--timeout 0».
        isWith: El chat «{conversation}» está vinculado a tu contacto «{contact}».
        serviceCannot: El servidor {server} no puede hacerlo.
        notPermitted: El servidor no lo permite.
        noSuchRoom: El servidor no tiene ese chat ni ese archivo.
        invalidRoom: El servicio del servidor no tiene chats ni usuarios con ese nombre.
        fileTooLarge: El archivo supera el tamaño permitido.
        serviceUnknown: El servidor {address} no ofrece ni el protocolo de Whisper ni Matrix.
        severalAccounts: La bóveda tiene sesión en varios servidores.
        severalAccountsHint: Elige uno con --server.
        historyLeft: Faltan mensajes anteriores de «{conversation}»: el servidor dejó de entregarlos.
        answersTooLarge: Las respuestas del servidor son demasiado grandes para procesarlas.
        unreadableRoom: El servicio del servidor cifra «{conversation}» por su cuenta; sus mensajes se guardan, pero aquí no se pueden leer.
        messageHeld: Un mensaje espera hasta que sea seguro que el servidor no lo tiene ya.
        invitedTo: {user} te invitó a «{conversation}». Acepta con «whisper-sync join {id}».
        roomCreated: Chat «{conversation}» creado con el id {id}.
        roomJoined: Entraste en el chat «{conversation}».
        roomLeft: Saliste del chat «{conversation}». Sus mensajes quedan en la bóveda.
        isMember: miembro
        isInvited: invitado
        isUnreadable: cifrado por el servicio
        labelService: Servicio
        labelGaps: Historial que falta
        historyFetched: Mensajes anteriores traídos de «{conversation}»: {count}
        historyComplete: Todos los mensajes que el servidor entrega de «{conversation}» están en la bóveda.
        filesFetched: Archivos descargados: {count} ({size})
        filesFailed: Archivos que no se pudieron descargar: {count}
        noUser: Falta el nombre del usuario.
        askLoginToken: Token de inicio de sesión:
        singleSignOn: Abre {address} en un navegador e inicia sesión. La dirección de la página a la que se te lleva después contiene el token de inicio de sesión, tras «loginToken=».
        readingFile: Leyendo {name}
        uploading: Subiendo {name}
        downloading: Descargando archivos
        fetchingHistory: Trayendo mensajes anteriores
        fileChanged: {path} cambió mientras se leía; no se guardó ni se envió nada.
        fileExceeds: {path} supera el tamaño que acepta el servidor ({limit}); no se guardó ni se envió nada.
        fileGone: la bóveda ya no tiene el archivo
        filesUnsupported: el servicio del servidor no tiene archivos
        fileNotSealed: Los archivos no se pueden sellar, así que el servidor vería el archivo; no se guardó ni se envió nada.
        fileNotSealedHint: Para enviarlo sin sellar, usa un chat que no esté vinculado a un contacto, y sin --seal.
        oneInput: El texto y el archivo no pueden venir ambos de la entrada estándar.
        filesFailedHint: Vuelve a ejecutar la orden para intentarlo otra vez.
        filesExpired: Archivos que el servidor ya no tiene: {count}
        filesTooLarge: Archivos omitidos por superar {size}: {count}; elige otro límite con --max-file-size.
        filesReceived: Archivos descargados: {count}
        fileFailed: No se pudo descargar «{name}»: {reason}
        namelessFileFailed: No se pudo descargar el archivo del mensaje {reference} en «{title}»: {reason}
        filesWait: El servidor pide esperar; se continúa en {seconds} s.
        encryptedThere: el servicio cifra el chat por su cuenta y el servidor leería el mensaje; no se envió
        encryptedRoom: El servicio cifra este chat por su cuenta y el servidor leería lo que Whisper envía en él; no se envió nada.
        encryptedRoomHint: Crea un chat sin ese cifrado con «whisper-sync create». Lo sellado sí puede enviarse: vincula el chat a un contacto con «whisper-sync bind».
        serverCannot: El servidor no admite esto.
        loginRefused: El servidor rechazó el inicio de sesión con estas palabras: {words}
        loginNotOffered: El servidor en {server} no ofrece esta forma de iniciar sesión.
        offersLoginTokens: Ofrece inicio de sesión único: usa --login-token.
        offersPasswords: Ofrece contraseñas: indica el nombre de usuario, sin --login-token.
        offersOAuth: Solo ofrece OAuth, que Whisper no admite. Usa una cuenta en otro servidor.
        offersNothingKnown: No ofrece ningún inicio de sesión que Whisper admita. Usa una cuenta en otro servidor.
        noSync: El servidor en {server} no tiene la petición «/sync», con la que se reciben mensajes. Usa una cuenta en otro servidor.
        thirdPerson: En «{conversation}», que está vinculado a un contacto, hay más de dos personas. Solo el contacto puede leer lo que se sella ahí.
        hasThirdPerson: más de dos personas
        labelThirdPersons: Más de dos personas
        leftNothingNew: el servidor no aporta nada nuevo
        leftUnreadable: las respuestas del servidor no se pueden leer
        leftRefused: el servidor lo rechaza
        connectedAndWaiting: Conectado con {server} como «{user}»; esperando mensajes. Ctrl-C termina.
        sentByNextRun|one: {count}; el próximo «whisper-sync run» lo envía
        sentByNextRun|many: {count}; el próximo «whisper-sync run» los envía
        sentByNextRun|other: {count}; el próximo «whisper-sync run» los envía
        sentAgainByRetry|one: {count}; «whisper-sync retry ID» lo envía de nuevo
        sentAgainByRetry|many: {count}; «whisper-sync retry ID» envía uno de nuevo
        sentAgainByRetry|other: {count}; «whisper-sync retry ID» envía uno de nuevo
        kindsOfEvents: {count} (mensajes, ediciones, confirmaciones y similares)
        otherUser: Según el servidor, eres «{user}», no «{name}». Si esa cuenta no es tuya, ejecuta «whisper-sync logout».
        """)
}

extension SealingCommandText {
    static let spanish = PhraseTable(
        """
        identity: Gestionar tus identidades.
        identityCreate: Crear una identidad.
        identityCreateDiscussion: Crea dos pares de claves: uno para que te escriban y otro para firmar. Con la primera identidad se sella cuando no se nombra ninguna; «whisper identity use» elige otra.
        identityList: Listar tus identidades.
        identityShow: Mostrar una identidad: sus palabras, su huella, sus claves.
        identityShowDiscussion: Lee las palabras por teléfono a quien tenga tu tarjeta: si las suyas son las mismas, nadie ha puesto otras claves por medio.
        identityUse: Elegir la identidad predeterminada.
        identityRename: Dar otro nombre a una identidad.
        identityArchive: Dejar que una identidad abra mensajes, pero no selle más.
        identityArchiveDiscussion: Lo que se selló para ella lo seguirá abriendo, para siempre. En una terminal se pregunta antes.
        identityRotate: Sustituir las claves de una identidad por otras nuevas.
        identityRotateDiscussion: Las claves nuevas se quedan con el nombre. Las antiguas firman una declaración de ello, para que tus contactos lo distingan de un impostor, y siguen abriendo mensajes. Da a tus contactos la tarjeta nueva: «whisper identity export». En una terminal se pregunta antes.
        identityExport: Escribir la tarjeta pública de una identidad, para que otros te escriban.
        identityExportDiscussion: La tarjeta no contiene ningún secreto: envíala por correo, muéstrala como código QR con «whisper qr show», ponla en una página web.
        identityBackup: Hacer una copia de seguridad de identidades, con sus claves secretas, bajo una frase de contraseña propia.
        identityBackupDiscussion: Sin nombre se guardan todas las identidades. La frase de contraseña se pide dos veces; si se deja vacía, se crean diez palabras. Quien tenga el archivo y la frase puede leer tu correo y firmar en tu nombre.
        identityRestore: Restaurar identidades de una copia de seguridad.
        identityRestoreDiscussion: Muestra lo que se añadiría y pregunta. Lo que ya está nunca se sobrescribe. Un mensaje que se abrió con una identidad en otro sitio, por ejemplo en otro dispositivo, se abre aquí una vez más: esta bóveda no puede saberlo.
        contact: Gestionar los contactos con quienes intercambias mensajes sellados.
        contactAdd: Añadir un contacto a mano.
        contactAddDiscussion: A partir de una tarjeta, o de las 64 cifras hexadecimales de una clave pública.
        contactList: Listar los contactos.
        contactShow: Mostrar un contacto: confianza, palabras, huella, claves anteriores.
        contactVerify: Verificar las claves de un contacto comparando palabras.
        contactVerifyDiscussion: Muestra las palabras de ambos. Por teléfono, cada uno lee las palabras del otro. Responde que sí solo si ambas coinciden.
        contactRevoke: Revocar las claves de un contacto.
        contactRevokeDiscussion: Ya no se sella nada para ellas, y sus firmas se muestran como revocadas. Con claves nuevas el contacto vuelve a servir. En una terminal se pregunta antes.
        contactBlock: No escribir a un contacto y ocultar lo que te selle.
        contactUnblock: Desbloquear un contacto.
        contactRename: Dar otro nombre a un contacto.
        contactNote: Escribir una nota sobre un contacto, o quitarla.
        contactLink: Asociar un contacto a un remitente de mensajes importados.
        contactRemove: Borrar un contacto.
        contactRemoveDiscussion: Sus mensajes se quedan.
        contactExport: Escribir el libro de claves: las claves públicas de todos los contactos.
        contactExportDiscussion: La confianza queda fuera: quien lo importe tiene que verificar los contactos de nuevo.
        contactImport: Añadir contactos de una tarjeta o de un libro de claves.
        contactImportDiscussion: Muestra lo que se añadiría y pregunta. Otras claves para un nombre conocido son un cambio de claves: se rechaza con el estado de salida 25 salvo con --accept-key-change, y hay que verificar de nuevo el contacto.
        importBundle: Añadir un contacto de una tarjeta; lo mismo que «contact import».
        policy: Gestionar las políticas de los mensajes sellados.
        policyList: Listar las políticas y su estado.
        policySet: Activar o desactivar una política.
        policySetDiscussion: Activar biometric-gated-signing pide elegir una frase de firma, que se pide luego con cada firma; para desactivarla también hace falta.
        encrypt: Sellar un mensaje en una línea de texto para cualquier servicio de mensajería.
        encryptDiscussion: El mensaje es la entrada estándar, byte por byte; el sobre sale por la salida estándar. Se firma si la identidad tiene clave de firma. Queda una copia en la bóveda, para que puedas leer lo que enviaste.
        decrypt: Abrir un mensaje sellado.
        decryptDiscussion: Busca el primer sobre en el texto de un archivo o de la entrada estándar, sea lo que sea lo que haya alrededor. El mensaje sale byte por byte por la salida estándar, y de quién es por la salida de errores. El estado de salida 25 dice que las claves del remitente han cambiado o están revocadas. Un sobre se abre una vez.
        detect: Encontrar mensajes sellados en un texto, en el portapapeles o en la bóveda.
        detectDiscussion: No abre nada; en una terminal lo ofrece.
        inbox: Abrir los mensajes sellados de los chats importados.
        inboxDiscussion: Cada uno se pone justo detrás del mensaje que lo llevaba. Los sobres de más de 48 horas han caducado; --trust-carrier-time se guía por la hora en que la mensajería dice haberlos recibido, que nada más garantiza.
        qr: Mostrar y leer códigos QR.
        qrShow: Mostrar una tarjeta o un sobre como código QR.
        qrShowDiscussion: Sin argumento, la tarjeta de la identidad predeterminada; - toma una tarjeta o un sobre de la entrada estándar.
        qrScan: Leer los códigos QR de una imagen.
        qrScanDiscussion: Muestra lo que contiene cada código y pregunta antes de añadir un contacto o abrir un mensaje.
        """)
}

extension SealingOptionText {
    static let spanish = PhraseTable(
        """
        identityName: La identidad: su nombre, su id o su huella.
        newIdentityName: El nombre, como lo verán los demás.
        noSigningKey: No crear clave de firma: lo que selle nunca irá firmado.
        renameTo: El nombre nuevo.
        backupIdentity: La identidad; si no se da, todas.
        backupOutput: El archivo que se escribe; - es la salida estándar.
        backupInput: La copia; - es la entrada estándar.
        backupPassphraseCommand: Toma la frase de contraseña de la copia de la primera línea que escriba esta orden.
        backupPassphraseFile: Toma la frase de contraseña de la copia de la primera línea de este archivo.
        backupPassphraseDescriptor: Toma la frase de contraseña de la copia de la primera línea de este descriptor de archivo abierto.
        contactName: El contacto: su nombre, su id o su huella.
        newContactName: El nombre con el que se guarda el contacto.
        contactKey: Una tarjeta, o la clave pública X25519 en 64 cifras hexadecimales.
        signingKey: La clave pública Ed25519 en 64 cifras hexadecimales.
        contactPrefix: Solo contactos cuyo nombre empiece así.
        noteText: La nota; si no se da, se quita.
        linkPerson: El remitente: nombre, comienzo de un nombre, o id.
        bundlePath: Un archivo con una tarjeta o un libro de claves; - es la entrada estándar.
        bundleName: Guardar el contacto con este nombre.
        acceptKeyChange: Aceptar otras claves para un contacto conocido.
        policyName: Una de: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing.
        policyValue: on u off.
        forgetSigningKeys: Con «biometric-gated-signing off»: sin la frase de firma, renunciando a las claves que protege.
        recipient: El contacto para el que se sella: su nombre, su id o su huella.
        recipientKey: Una clave pública X25519 para la que sellar, en 64 cifras hexadecimales.
        sender: La identidad con la que se sella.
        sign: Firmar, o fallar si no se puede.
        noSign: No firmar.
        envelopePath: Un archivo con el texto; - o nada es la entrada estándar.
        everyEnvelope: Abrir todos los sobres del texto; cada mensaje va bajo su veredicto, con sus líneas tras «| ».
        detectPaths: Archivos con texto; - o nada es la entrada estándar.
        clipboard: Mirar en el portapapeles.
        inVault: Buscar en los mensajes de la bóveda.
        inboxConversation: Solo este chat: título o parte de él, referencia o identificador.
        trustCarrierTime: Juzgar la antigüedad por la hora del mensaje que llevaba el sobre.
        showBlocked: Mostrar también los mensajes de contactos bloqueados.
        qrSubject: Una identidad, o - para la entrada estándar.
        qrPNG: Escribir una imagen PNG; - es la salida estándar.
        qrSVG: Escribir una imagen SVG; - es la salida estándar.
        qrScale: El lado de un módulo del PNG en píxeles, de 2 a 64.
        picture: Una imagen PNG o JPEG; - es la entrada estándar.
        resetClock: Volver a poner el reloj de la bóveda a la hora de este dispositivo.
        shownContact: El contacto: su nombre o parte de él, su id corto o su huella.
        revokedContact: Confiar de nuevo en las claves revocadas de un contacto.
        copy: Copia el sobre al portapapeles en lugar de imprimirlo.
        fromClipboard: Toma el texto del portapapeles.
        """)
}

extension SealingFailureText {
    static let spanish = PhraseTable(
        """
        invalidEnvelope: Sobre no válido
        invalidEnvelopeHint: Se alteró por el camino o está dañado. Cópialo de nuevo, o pide que se selle otra vez.
        noEnvelopeHint: No hay ningún mensaje sellado en este texto. Uno empieza por «whisper1:»; cópialo entero.
        replayDetected: Repetición detectada
        replayHint: El sobre ya se abrió. Su mensaje está en la bóveda: {reference}. Léelo con «{command}».
        replayDeletedHint: El sobre ya se abrió. Su mensaje ya no está en la bóveda: se borró.
        messageExpired: Mensaje caducado
        messageExpiredHint: Un sobre se abre en las 48 horas alrededor de la hora que lleva. ¿Va bien el reloj de este dispositivo? «whisper doctor» lo muestra.
        notAddressed: Este mensaje no está dirigido a ti
        notAddressedHint: «whisper identity list» muestra las identidades que pueden abrir mensajes aquí. Lo que sellaste para otra persona solo se abre en su dispositivo.
        ownEnvelope: Sellaste este mensaje para «{name}», y solo esa persona puede abrirlo
        ownEnvelopeHint: Lo que escribiste: {command}
        signatureCancelled: Firma cancelada
        replayFull: La protección contra repeticiones está llena
        replayFullHint: No se puede escribir en la bóveda, así que no quedaría constancia de que el mensaje se abrió. No se ha abierto nada.
        messageTooLong|one: El mensaje es demasiado largo: se puede sellar como mucho {count} byte.
        messageTooLong|many: El mensaje es demasiado largo: se pueden sellar como mucho {count} bytes.
        messageTooLong|other: El mensaje es demasiado largo: se pueden sellar como mucho {count} bytes.
        noIdentity: No hay ninguna identidad con la que sellar.
        noIdentityHint: «whisper identity create NOMBRE» crea una.
        noSuchIdentity: No hay ninguna identidad «{name}».
        noSuchIdentityHint: «whisper identity list» muestra tus identidades.
        identityExists: Ya hay una identidad «{name}».
        identityArchived: La identidad «{name}» está archivada: abre mensajes, pero no sella ninguno.
        identityArchivedHint: Elige otra con --from, o crea una con «whisper identity create».
        identityNotActive: La identidad «{name}» ya no está activa.
        noSigningKey: La identidad «{name}» no tiene clave de firma.
        noSigningKeyHint: Crea una identidad con clave de firma con «whisper identity create», o renueva las claves de esta con «whisper identity rotate».
        invalidName: «{name}» no sirve de nombre: ha de tener de 1 a 128 bytes, sin caracteres de control.
        noSuchContact: No hay ningún contacto «{name}».
        noSuchContactHint: «whisper contact list» muestra los contactos; --to-key admite una clave pública.
        noSuchContactSuggestion: No hay ningún contacto «{name}». ¿Quiso decir {candidates}?
        verifyingRevoked: Las claves de «{name}» están revocadas; --yes por sí solo no vuelve a confiar en ellas.
        verifyingRevokedHint: Compara de nuevo las palabras y usa después --yes y --revoked.
        ambiguousContact: «{name}» corresponde a varios contactos: {candidates}
        ambiguousContactHint: Da el nombre entero, o la huella.
        contactExists: Ya hay un contacto «{name}».
        contactExistsHint: Elige otro nombre con --name.
        contactBlocked: El contacto «{name}» está bloqueado.
        contactBlockedHint: «whisper contact unblock» lo deshace.
        contactRevoked: Las claves de «{name}» están revocadas.
        contactRevokedHint: Pide una tarjeta nueva e impórtala con «whisper contact import --accept-key-change».
        keyChanged: Las claves de «{name}» han cambiado.
        keyChangedHint: Pregunta a la persona por otro medio. Si es cierto, da --accept-key-change y verifica de nuevo el contacto.
        senderKeyChanged: Las claves del remitente han cambiado.
        senderKeyChangedHint: No te fíes de lo que dice antes de hablar con «{name}». «whisper contact show» muestra las claves que conoces.
        senderRevoked: Las claves del remitente están revocadas.
        policyRawKey: La política contact-required-to-send solo permite contactos, y la clave {key} no es de ninguno.
        policyRawKeyHint: Añade la clave como contacto con «whisper contact add».
        policySignature: La política require-signature-for-verified exige una firma para «{name}».
        policySignatureHint: Quita --no-sign.
        policySignatureKeyHint: La identidad no tiene clave de firma: crea una que la tenga con «whisper identity create», o renueva las claves de esta con «whisper identity rotate».
        invalidBundle: Esto no es una tarjeta válida.
        invalidBundleHint: Ahí empieza una tarjeta, pero está incompleta o se alteró por el camino. Copia todo desde «whisper-key1:» hasta el final, o pídela como archivo.
        invalidKeybook: Esto no es un libro de claves válido.
        invalidBackup: Esto no es una copia de identidades que se pueda leer.
        invalidKey: «{value}» no es una clave pública: hacen falta 64 cifras hexadecimales.
        inputTooLong: La entrada es más larga de lo que se lee.
        wrongBackupPassphrase: La frase de contraseña no es correcta, o la copia fue alterada.
        presenceFailed: La frase de firma no es correcta.
        presenceUnavailable: Una firma necesita la frase de firma, y no hay terminal donde pedirla.
        presenceUnavailableHint: Ejecuta la orden en una terminal, o sella con --no-sign.
        gateDamaged: La protección de las claves de firma está dañada.
        gateHint: Si se ha perdido para siempre, «whisper policy set biometric-gated-signing off --forget-signing-keys» renuncia a las claves de firma que protege.
        secretMissing: Las claves secretas de «{name}» no están en este dispositivo.
        secretMissingHint: Recupéralas de una copia: «whisper identity restore», o «whisper restore» para toda la bóveda.
        signingKeyMissing: «{name}» no tiene una clave de firma utilizable: no está en este dispositivo.
        signingKeyMissingHint: «whisper identity rotate» da claves nuevas a la identidad; «whisper identity restore» restaura la perdida desde una copia de seguridad.
        noRecipient: No se ha indicado ningún destinatario.
        noRecipientHint: Da --to CONTACTO o --to-key HEX.
        oneRecipient: --to y --to-key se excluyen.
        signOrNot: --sign y --no-sign se excluyen.
        unknownPolicy: No hay ninguna política «{name}».
        unknownPolicyHint: «whisper policy list» las muestra.
        unknownSwitch: «{value}» no es ni on ni off.
        forgetNotHere: --forget-signing-keys solo va con «biometric-gated-signing off».
        notAPicture: «{path}» no es una imagen PNG o JPEG legible.
        pictureTooLarge: La imagen «{path}» es más grande de lo que se lee.
        noCode: No hay ningún código QR en «{path}».
        noUsefulCode: Ningún código QR de «{path}» contiene una tarjeta o un sobre.
        codeTooLong: Esto es demasiado largo para un código QR.
        unreadableCode: El código QR no se pudo volver a leer, así que no se muestra.
        invalidScale: --scale es un número de 2 a 64.
        nothingToShow: La entrada estándar no contiene ni una tarjeta ni un sobre.
        oneSubject: Da una sola cosa que mostrar.
        noClipboard: No se puede leer el portapapeles.
        noClipboardHint: Instala wl-clipboard o xclip; el texto también puede venir por la entrada estándar.
        noClipboardToWrite: No se puede escribir en el portapapeles.
        noClipboardToWriteHint: Instala wl-clipboard o xclip, u omite --copy y copia el sobre de la salida estándar.
        fileOrClipboard: Usa un archivo o --clipboard, no ambos.
        oneSource: Da archivos, --clipboard o --messages, no varios a la vez.
        someNotOpened|one: No se abrió {count} sobre.
        someNotOpened|many: No se abrieron {count} sobres.
        someNotOpened|other: No se abrieron {count} sobres.
        noneOpened|one: Se encontró {count} sobre y no se pudo abrir.
        noneOpened|many: No se pudo abrir ninguno de los {count} de sobres.
        noneOpened|other: No se pudo abrir ninguno de los {count} sobres.
        clockUnusable: El reloj de este dispositivo muestra una hora que ningún sobre puede llevar.
        publicKeyHint: Es una clave pública, no un sobre. Añádela con: whisper contact import FILE
        cutEnvelopeHint: En este texto empieza un mensaje sellado, pero está incompleto o dañado. Cópialo de nuevo entero, hasta el final de la línea.
        envelopeAsPath: Esto es un mensaje sellado, no el nombre de un archivo.
        envelopeAsPathHint: Ejecuta «{command}» y pega allí el mensaje.
        ownKeys: Estas son tus propias claves, las de tu identidad «{name}», y no las de un contacto.
        ownKeysHint: Tus claves las añaden los demás. Pide las suyas, que «whisper identity export» muestra en su dispositivo.
        mixedKeys: Una de estas dos claves es tuya, la de tu identidad «{name}», y la otra no.
        mixedKeysHint: Nadie tiene claves así: alguien las ha juntado por error o para engañar. No las uses, y pide a la persona las suyas.
        onLine: Línea {line}: {problem}
        damagedOnLine: En la línea {line} empieza un mensaje sellado, pero está incompleto o dañado.
        damagedInFile: En la línea {line} de «{path}» empieza un mensaje sellado, pero está incompleto o dañado.
        otherVersionOnLine: Lo que empieza en la línea {line} parece un mensaje sellado de otra versión de Whisper, que esta no puede abrir.
        otherVersionInFile: Lo que empieza en la línea {line} de «{path}» parece un mensaje sellado de otra versión de Whisper, que esta no puede abrir.
        someDamaged|one: {count} mensaje sellado está incompleto o dañado. Cópialo de nuevo, hasta el final de la línea.
        someDamaged|many: {count} de mensajes sellados están incompletos o dañados. Cópialos de nuevo, hasta el final de la línea.
        someDamaged|other: {count} mensajes sellados están incompletos o dañados. Cópialos de nuevo, hasta el final de la línea.
        nothingTyped: No se escribió nada, así que no se selló nada.
        nothingTypedHint: Escribe primero el mensaje y después Ctrl-D en una línea aparte.
        """)
}

extension IdentityText {
    static let spanish = PhraseTable(
        """
        created: La identidad «{name}» está lista. Su id corto es {shortID}.
        createdAdvice: Da a otros su tarjeta: «whisper identity export» o «whisper qr show».
        nameHeading: Identidad
        statusHeading: Estado
        versionHeading: Versión
        shortIDHeading: Id corto
        signsHeading: Firma
        wordsHeading: Palabras
        fingerprintHeading: Huella
        agreementKeyHeading: Clave X25519
        signingKeyHeading: Clave Ed25519
        keyIDHeading: Id de clave
        createdHeading: Desde
        active: activa
        rotated: sustituida
        archived: archivada
        standard: predeterminada
        yes: sí
        no: no
        none: ninguna
        noIdentities: Aún no hay ninguna identidad. «whisper identity create NOMBRE» crea una.
        nowUsed: Desde ahora se sella con «{name}».
        nowRenamed: «{from}» se llama ahora «{to}».
        askArchive: ¿Archivar «{name}»? No sellará más mensajes.
        nowArchived: «{name}» está archivada. Sigue abriendo mensajes.
        askRotate: ¿Sustituir las claves de «{name}»? Habrá que dar las nuevas a tus contactos.
        nowRotated: «{name}» tiene claves nuevas; el id corto es ahora {shortID}.
        predecessorArchived: Las claves antiguas están archivadas: abren mensajes, pero no sellan ninguno.
        predecessorKept: Las claves antiguas siguen abriendo mensajes, y sellan si se las nombra.
        rotateAdvice: Da a tus contactos la tarjeta nueva: «whisper identity export».
        backedUp|one: {count} identidad guardada en «{path}».
        backedUp|many: {count} identidades guardadas en «{path}».
        backedUp|other: {count} identidades guardadas en «{path}».
        wouldRestore|one: Se añadiría {count} identidad:
        wouldRestore|many: Se añadirían {count} identidades:
        wouldRestore|other: Se añadirían {count} identidades:
        heldAlready|one: {count} identidad ya está aquí.
        heldAlready|many: {count} identidades ya están aquí.
        heldAlready|other: {count} identidades ya están aquí.
        askRestore|one: ¿Añadir {count} identidad?
        askRestore|many: ¿Añadir {count} identidades?
        askRestore|other: ¿Añadir {count} identidades?
        restored|one: {count} identidad añadida.
        restored|many: {count} identidades añadidas.
        restored|other: {count} identidades añadidas.
        renamedOnRestore: «{from}» se añade como «{to}», porque el nombre está ocupado.
        signingPrompt: Para firmar a {recipient} hace falta la frase de firma.
        gatingPrompt: Elige una frase de firma. Se pide con cada firma.
        ungatingPrompt: Para quitar la protección hace falta la frase de firma.
        changingPrompt: Para firmar como «{name}» hace falta la frase de firma.
        passphrasePrompt: Frase de firma:
        newPassphrasePrompt: Frase de firma nueva:
        repeatPrompt: Frase de firma otra vez:
        backupPrompt: Frase de contraseña de la copia:
        newBackupPrompt: Frase de contraseña para la copia (vacía: se crean diez palabras):
        repeatBackupPrompt: Frase de contraseña para la copia otra vez:
        wrongTryAgain: Esa no es la frase de firma. Inténtalo de nuevo.
        """)
}

extension ContactText {
    static let spanish = PhraseTable(
        """
        nameHeading: Contacto
        trustHeading: Confianza
        remarksHeading: Observaciones
        noteHeading: Nota
        seenHeading: Visto por última vez
        earlierHeading: Claves anteriores
        unverified: sin verificar
        verified: verificado
        revoked: revocado
        unverifiedSpoken: Las claves aún no se han comparado.
        verifiedSpoken: Has comparado las claves con la persona.
        revokedSpoken: Has revocado las claves.
        blocked: bloqueado
        keyChanged: claves cambiadas
        noContacts: Aún no hay contactos. «whisper contact import ARCHIVO» añade uno de una tarjeta.
        previewNew: Contacto nuevo
        previewHeld: Ya conocido, con las mismas claves
        previewChange: CAMBIO DE CLAVES de un contacto que conoces
        successionValid: Las claves que conoces han firmado que estas las suceden.
        successionInvalid: Hay una declaración de sucesión, pero no es válida.
        successionNone: Nada demuestra que estas claves sean de la misma persona.
        askAdd: ¿Añadir a «{name}»?
        askChange: ¿Aceptar estas claves para «{name}»? Habrá que verificarlo de nuevo.
        added: «{name}» ya es un contacto. Las claves aún no se han comparado: «whisper contact verify».
        changed: «{name}» tiene claves nuevas. Compáralas: «whisper contact verify».
        held: «{name}» ya estaba; no se ha cambiado nada.
        skipped: «{name}» se ha dejado fuera.
        imported|one: {count} contacto añadido.
        imported|many: {count} contactos añadidos.
        imported|other: {count} contactos añadidos.
        yours: Tus palabras ({name}), que lee el otro
        theirs: Las palabras de «{name}», que lees tú
        askVerify: ¿Coinciden las palabras de ambos en los dos lados?
        askVerifyRevoked: Las claves de «{name}» están revocadas. ¿Confiar de nuevo en ellas tras comparar las palabras?
        nowVerified: «{name}» está verificado.
        askRevoke: ¿Revocar las claves de «{name}»?
        nowRevoked: Las claves de «{name}» quedan revocadas.
        nowBlocked: «{name}» está bloqueado.
        nowUnblocked: «{name}» ya no está bloqueado.
        nowRenamed: «{from}» se llama ahora «{to}».
        nowNoted: La nota sobre «{name}» está guardada.
        noteRemoved: La nota sobre «{name}» se ha eliminado.
        nowLinked: «{name}» está asociado al remitente «{person}».
        askRemove: ¿Borrar el contacto «{name}»?
        nowRemoved: El contacto «{name}» está borrado. Sus mensajes se quedan.
        keyChangedWarning: Las claves de «{name}» han cambiado y no has verificado las nuevas. Compáralas: «whisper contact verify».
        previewFormer: Claves que un contacto tuyo tuvo antes
        """)
}

extension PolicyText {
    static let spanish = PhraseTable(
        """
        nameHeading: Política
        stateHeading: Estado
        meaningHeading: Qué hace
        on: activa
        off: inactiva
        contactRequired: Solo se sella para contactos, nunca para una clave suelta.
        signatureRequired: Los mensajes a contactos verificados van siempre firmados.
        archiveOnRotation: Las claves antiguas se archivan cuando una identidad recibe otras.
        gatedSigning: Cada firma pide la frase de firma, sin la cual la clave no se puede usar.
        nowOn: {policy} está activa.
        nowOff: {policy} está inactiva.
        askForget|one: ¿Borrar la clave de firma de {names}? Solo una copia de la identidad la devuelve.
        askForget|many: ¿Borrar las {count} claves de firma de {names}? Solo una copia de las identidades las devuelve.
        askForget|other: ¿Borrar las {count} claves de firma de {names}? Solo una copia de las identidades las devuelve.
        forgotten|one: La clave de firma de {names} se ha borrado. «whisper identity rotate» crea claves nuevas; «whisper identity restore» la restaura desde una copia de seguridad.
        forgotten|many: Las {count} claves de firma de {names} se han borrado. «whisper identity rotate» crea claves nuevas; «whisper identity restore» las restaura desde una copia de seguridad.
        forgotten|other: Las {count} claves de firma de {names} se han borrado. «whisper identity rotate» crea claves nuevas; «whisper identity restore» las restaura desde una copia de seguridad.
        """)
}

extension EnvelopeWords {
    static let spanish = PhraseTable(
        """
        fromVerified: De: {name} (Verificado/Firmado)
        fromUnverified: De: {name} (Sin verificar/Firmado)
        fromUnknownSigned: De: Desconocido (Firmado)
        fromUnknownUnsigned: De: Desconocido (Sin firmar)
        fromKeyChanged: De: Desconocido (Firmado), con claves que no son las de «{name}»
        fromRevoked: De: {name} (Revocado/Firmado)
        claims: Dice ser de {name}; nada lo demuestra.
        shortID: Id corto: {shortID}
        sentAt: Sellado: {time}
        openedBy: Para: {identity}
        blockedRemark: Has bloqueado este contacto.
        blockedNotShown: El mensaje se guarda, pero no se muestra. --show-blocked lo muestra.
        carrierTime: Su hora solo la confirma el servicio de mensajería.
        clockBehind: El reloj de este dispositivo va por detrás del de la bóveda. Si va bien, «whisper doctor --reset-clock» vuelve a guiarse por él.
        sealedTo: Sellado para {recipient}, firmado por {identity}.
        sealedUnsigned: Sellado para {recipient}, sin firmar.
        rotatedIdentity: La identidad «{name}» ha sido sustituida; --from elige otra.
        found|one: {count} sobre
        found|many: {count} sobres
        found|other: {count} sobres
        foundNone: No hay ningún sobre.
        offerOpen|one: ¿Abrir {count} sobre?
        offerOpen|many: ¿Abrir {count} de sobres?
        offerOpen|other: ¿Abrir {count} sobres?
        identityHeading: Para
        placeHeading: Dónde
        signedHeading: Firmado
        sealedHeading: Sellado el
        notYours: no para ti
        sealedByYou: sellado por ti para {name}
        inboxProgress: Abriendo
        inboxOpened|one: {count} mensaje abierto
        inboxOpened|many: {count} mensajes abiertos
        inboxOpened|other: {count} mensajes abiertos
        inboxReplayed|one: {count} ya se había abierto
        inboxReplayed|many: {count} ya se habían abierto
        inboxReplayed|other: {count} ya se habían abierto
        inboxEarlier: El más reciente de los mensajes ya abiertos: {command}
        inboxDeleted|one: {count} mensaje ya abierto no está ya en la bóveda.
        inboxDeleted|many: {count} de mensajes ya abiertos no están ya en la bóveda.
        inboxDeleted|other: {count} mensajes ya abiertos no están ya en la bóveda.
        inboxExpired|one: {count} ha caducado
        inboxExpired|many: {count} han caducado
        inboxExpired|other: {count} han caducado
        inboxForeign|one: {count} no está dirigido a ti
        inboxForeign|many: {count} no están dirigidos a ti
        inboxForeign|other: {count} no están dirigidos a ti
        inboxOwn|one: {count} lo sellaste tú para otra persona, y solo ella puede abrirlo
        inboxOwn|many: {count} los sellaste tú para otras personas, y solo ellas pueden abrirlos
        inboxOwn|other: {count} los sellaste tú para otras personas, y solo ellas pueden abrirlos
        inboxOwnText: Lo que escribiste en el más reciente que sellaste: {command}
        inboxInvalid|one: {count} no es válido
        inboxInvalid|many: {count} no son válidos
        inboxInvalid|other: {count} no son válidos
        maybeOpened: Puede que ya se haya abierto antes: esta bóveda no sabe qué se abrió en su momento.
        inboxBlocked|one: {count} de ellos es de un contacto bloqueado y no se muestra
        inboxBlocked|many: {count} de ellos son de contactos bloqueados y no se muestran
        inboxBlocked|other: {count} de ellos son de contactos bloqueados y no se muestran
        inboxChanged|one: {count} de ellos tiene claves cambiadas o revocadas
        inboxChanged|many: {count} de ellos tienen claves cambiadas o revocadas
        inboxChanged|other: {count} de ellos tienen claves cambiadas o revocadas
        inboxEmpty: No hay ningún mensaje sellado que abrir.
        expiredHint: --trust-carrier-time los abre según la hora en que los recibió la mensajería.
        notText|one: Este mensaje no es texto; tiene {count} byte.
        notText|many: Este mensaje no es texto; tiene {count} de bytes.
        notText|other: Este mensaje no es texto; tiene {count} bytes.
        typeMessage: Escribe el mensaje; Ctrl-D en una línea aparte lo termina.
        pasteEnvelope: Pega el texto con el sobre; Ctrl-D en una línea aparte lo termina.
        blockedHidden|one: {count} mensaje de un contacto bloqueado no se muestra; --show-blocked lo muestra.
        blockedHidden|many: {count} mensajes de contactos bloqueados no se muestran; --show-blocked los muestra.
        blockedHidden|other: {count} mensajes de contactos bloqueados no se muestran; --show-blocked los muestra.
        keyOfContact: La clave {key} es la de tu contacto «{name}».
        copied: El sobre está en el portapapeles.
        handedToTerminal: Entregado a la terminal, que lo pone en el portapapeles si está configurada así; si no, copia la línea.
        severalInText|one: En este texto hay {count} mensaje sellado. Para abrirlo: {command}
        severalInText|many: En este texto hay {count} de mensajes sellados y solo se intenta abrir el primero. Para abrirlos todos: {command}
        severalInText|other: En este texto hay {count} mensajes sellados y solo se intenta abrir el primero. Para abrirlos todos: {command}
        inboxDamaged|one: {count} está incompleto o dañado
        inboxDamaged|many: {count} están incompletos o dañados
        inboxDamaged|other: {count} están incompletos o dañados
        inboxDamagedWhere: El mensaje más reciente con un sobre incompleto o dañado: {command}
        openedHeading: Ya abierto
        emptyMessage: El mensaje está vacío.
        recipientUnverified: «{name}» no está verificado. Compara las palabras antes de confiar: {command}
        """)
}

extension StandingText {
    static let spanish = PhraseTable(
        """
        heading: Sello
        verified: verificado
        unverified: sin verificar
        sealed: sellado
        plain: sin sellar
        plainLegend: Sin palabra delante de un mensaje: {word}; solo responde de él su servicio de mensajería.
        looksLike: «{name}» se parece a tu contacto «{contact}», pero es otro nombre.
        chatHasName: «{name}» es solo el nombre del chat; no consta que sea con tu contacto «{contact}».
        """)
}

extension QRText {
    static let spanish = PhraseTable(
        """
        bundleOf: Tarjeta de {name}, {shortID}
        envelope: Un mensaje sellado
        codes|one: {count} código en la imagen
        codes|many: {count} códigos en la imagen
        codes|other: {count} códigos en la imagen
        written: El código está en «{path}».
        dense: El código es denso; mantén la cámara quieta y cerca.
        tooDense: El código es demasiado denso para la mayoría de las cámaras; envía mejor el texto.
        tooWide: El código ocupa {columns} columnas y la terminal tiene {room}.
        tooWideHint: Un terminal más ancho lo muestra; o escribe una imagen: --png FILE, --svg FILE.
        tooTall: El código ocupa {rows} líneas, pero la terminal solo muestra {room}.
        tooTallHint: Haz más alta la ventana o más pequeña la letra, o escribe una imagen: --png FILE, --svg FILE.
        askOpen: ¿Abrir este mensaje?
        notOpened: El mensaje sellado no se ha abierto.
        somethingElse: Otra cosa
        """)
}

extension DoctorText {
    static let spanish = PhraseTable(
        """
        engineAge: antigüedad del motor
        engineAgeEncrypted: SQLite del {date}; contiene las correcciones posteriores que haya traído el sistema. Cada página se autentica con la clave de la bóveda antes de leerse.
        engineAgePlain: SQLite del {date}; contiene las correcciones posteriores que haya traído el sistema. Nada comprueba una base sin cifrar antes de leerla.
        ledger: Protección contra repeticiones
        ledgerState|one: {count} entrada de 10.000; {opened} abiertos en total
        ledgerState|many: {count} entradas de 10.000; {opened} abiertos en total
        ledgerState|other: {count} entradas de 10.000; {opened} abiertos en total
        clock: Reloj
        clockFine: El del dispositivo y el de la bóveda coinciden.
        clockBehind: El del dispositivo va por detrás del de la bóveda, que está en {time}.
        notOpened: La bóveda no se abrió: no se dio frase de contraseña, ni hay ninguna guardada.
        identities: Tus identidades
        qrEncoder: libqrencode
        qrReader: ZBar
        png: libpng
        jpeg: libjpeg
        services: Servicios
        servicesNone: ninguno instalado
        servicesIdle: instalados, sin activar: {units}
        servicesEnabled: activados: {units}
        askResetClock: ¿Volver a poner el reloj de la bóveda de {time} a {now}? Los sobres del tiempo intermedio, abiertos hace mucho, los detendrá ya solo la memoria permanente.
        clockReset: El reloj de la bóveda vuelve a ser el de este dispositivo.
        """)
}

extension TrustText {
    static let spanish = PhraseTable(
        """
        subject: Confianza
        sound: Los contactos y las políticas están como se fijaron por última vez.
        doubtful: Lo que esta bóveda dice de contactos y políticas no es lo último que se fijó: hay archivos o páginas anteriores en su lugar, o se restauró una copia a mano. Nadie cuenta como verificado y todas las políticas están activadas. Revisa «whisper contact list» y acéptalo con «whisper doctor --accept-trust».
        doubtfulContacts|one: {count} contacto no está como se fijó por última vez y no cuenta como verificado. «whisper doctor --accept-trust» lo acepta.
        doubtfulContacts|many: {count} contactos no están como se fijaron por última vez y no cuentan como verificados. «whisper doctor --accept-trust» los acepta.
        doubtfulContacts|other: {count} contactos no están como se fijaron por última vez y no cuentan como verificados. «whisper doctor --accept-trust» los acepta.
        wouldBeVerified: Verificado: «{name}»
        wouldBeOn: Activada: {name}
        wouldBeOff: Desactivada: {name}
        askAccept|one: ¿Aceptar la bóveda tal como está, con {count} contacto verificado y estas políticas?
        askAccept|many: ¿Aceptar la bóveda tal como está, con {count} contactos verificados y estas políticas?
        askAccept|other: ¿Aceptar la bóveda tal como está, con {count} contactos verificados y estas políticas?
        accepted: Queda aceptado lo que la bóveda dice de contactos y políticas.
        refused: Lo que esta bóveda dice de contactos y políticas es dudoso
        refusedHint: Acéptalo primero con «whisper doctor --accept-trust» o restaura una copia de seguridad.
        acceptOption: Acepta lo que la bóveda dice de contactos y políticas, tras mostrarlo.
        askReplaceBackup: Lo que esta bóveda dice de contactos y políticas es dudoso. ¿Reemplazar la copia de seguridad en «{path}» por una copia que será igual de dudosa?
        backupKept: Lo que esta bóveda dice de contactos y políticas es dudoso, así que se conservó la copia de seguridad en «{path}»
        backupKeptHint: Revisa «whisper contact list» y acéptalo con «whisper doctor --accept-trust», restaura esta copia de seguridad o indica otro lugar para la copia. «--yes» la reemplaza de todos modos.
        """)
}

extension PageText {
    static let spanish = PhraseTable(
        """
        archive: Archivo de mensajes
        chats: Chats
        people: Personas
        gallery: Galería
        years: Años
        statistics: Estadísticas
        search: Buscar
        skip: Ir al contenido
        plaintext: Estas páginas no están cifradas: quien pueda abrirlas puede leerlas.
        monthOfYear: {month} de {year}
        monthOfYearPart: {month} de {year}, parte {part}
        months: Meses
        allMonths: Todos los meses
        earlier: Antes: {place}
        later: Después: {place}
        continueReading: Seguir leyendo
        pages: Páginas
        pageNumber: Página {number}
        previousPage: Página anterior
        nextPage: Página siguiente
        messageCount|one: {count} mensaje
        messageCount|many: {count} de mensajes
        messageCount|other: {count} mensajes
        chatCount|one: {count} chat
        chatCount|many: {count} de chats
        chatCount|other: {count} chats
        group: Grupo
        direct: Chat directo
        broadcast: Lista de difusión
        unknownChat: Chat
        period: {first} a {last}
        noMessages: Aquí no hay mensajes.
        names: Nombres
        numbers: Números y direcciones
        inChats: Mensajes por chat
        you: Tú
        pictures: Imágenes
        videos: Vídeos
        voice: Mensajes de voz y sonido
        documents: Documentos y otros archivos
        noMedia: Aquí no hay archivos.
        dayCount|one: {date}: {count} mensaje
        dayCount|many: {date}: {count} de mensajes
        dayCount|other: {date}: {count} mensajes
        less: menos
        more: más
        theme: Claro u oscuro
        filter: Filtrar esta página
        filterMedia: con archivos
        filterSealed: sellados
        filterLinks: con enlaces
        shownCount: {shown} de {all} visibles
        jump: Ir a una fecha
        keys: Teclas: j y k pasan de un mensaje a otro, / filtra, ← y → pasan página.
        close: Cerrar
        previousPicture: Imagen anterior
        nextPicture: Imagen siguiente
        tools: Filtrar o ir a una fecha
        searchNeedsScript: La búsqueda necesita scripts, que este navegador no ejecuta. Los meses de cada chat están en su página.
        searchQuery: Palabras o nombres
        searchLanguage: Como en «whisper search»: \"una frase\", un comienzo con asterisco (paragu*), OR, -palabra para lo que no debe aparecer, y paréntesis. Lo que estás escribiendo se encuentra por su comienzo.
        searchNone: No se encontraron mensajes.
        searchAll: Mensajes encontrados: {count}
        searchSome: Los mensajes más recientes encontrados: {count}
        searchFailed: No se pudieron leer los datos de búsqueda.
        searchMore: Mostrar más
        findName: Buscar por nombre
        newest: Los mensajes más recientes
        """)
}

extension PageMessageText {
    static let spanish = PhraseTable(
        """
        pending: pendiente de envío
        sent: enviado
        delivered: entregado
        failed: no enviado
        read: leído
        editedAt: editado {time}
        edited: editado
        forwarded: reenviado
        forwardedOften: reenviado muchas veces
        viewedOnce: se podía ver una vez
        disappearing: debía desaparecer
        starred: destacado
        reactions: Reacciones
        deletedByYou: borrado por ti
        deletedBySender: borrado por quien lo envió
        deletedByAdmin: borrado por un administrador, {name}
        deletedKept: Lo que decía
        quotedNotHere: responde a un mensaje que no está en este archivo
        quotedOnly: citado por quien lo envió; el mensaje mismo no está en este archivo
        voiceMessage: mensaje de voz
        videoMessage: mensaje de vídeo
        movingPicture: imagen animada
        expired: ya no está disponible
        remote: no descargado
        damaged: dañado en la bóveda
        withheld: no incluido en este archivo
        liveLocation: ubicación en tiempo real
        coordinates: Latitud {latitude}, longitud {longitude}
        voteCount|one: {count} voto
        voteCount|many: {count} de votos
        voteCount|other: {count} votos
        voiceCall: llamada de voz
        videoCall: videollamada
        callMissed: perdida
        callDeclined: rechazada
        callFailed: fallida
        callAnsweredElsewhere: atendida en otro dispositivo
        callSilenced: silenciada
        callConnected: contestada
        callOngoing: en curso
        unreadable: este mensaje no se podía leer en este dispositivo
        spoiler: oculto hasta abrirlo
        sealedLine: una línea sellada, tal como se transmitió
        ownSealedLine: sellada por ti para {name}, que es quien puede abrirla
        groupInvite: invitación a un grupo
        transcript: transcripción automática: {text}
        inTranscript: en una transcripción
        unknownSender: remitente desconocido
        """)
}

extension SystemText {
    static let spanish = PhraseTable(
        """
        groupCreated: Se creó el grupo «{text}»
        groupCreatedBy: {by} creó el grupo «{text}»
        groupSubject: El grupo se llama ahora «{text}»
        groupSubjectBy: {by} cambió el nombre del grupo a «{text}»
        groupDescription: Se cambió la descripción del grupo: {text}
        groupDescriptionBy: {by} cambió la descripción del grupo: {text}
        groupIcon: Se cambió la imagen del grupo
        groupIconBy: {by} cambió la imagen del grupo
        groupDeleted: Se borró el grupo
        groupJoined: Te uniste al grupo «{text}»
        groupInviteLink: Se cambió el enlace de invitación del grupo
        groupRestricted: Se cambió quién puede modificar los ajustes del grupo
        groupAnnouncements: Se cambió quién puede enviar mensajes al grupo
        groupReplaced: El grupo fue reemplazado por otro
        added: Se añadió a {names}
        addedBy: {by} añadió a {names}
        joined: {names} se unió
        left: {names} salió
        removed: Se eliminó a {names}
        removedBy: {by} eliminó a {names}
        promoted: {names} ahora administra el grupo
        demoted: {names} ya no administra el grupo
        invited: Se invitó a {names}
        invitedBy: {by} invitó a {names}
        banned: Se expulsó a {names}
        bannedBy: {by} expulsó a {names}
        unbanned: Se levantó la expulsión de {names}
        askedToJoin: {names} pidió unirse
        invitationDeclined: {names} rechazó la invitación
        invitationWithdrawn: Se retiró la invitación a {names}
        requestDeclined: Se rechazó la solicitud de {names}
        requestWithdrawn: {names} retiró la solicitud
        numberChanged: Cambió un número de teléfono: {names}
        encrypted: El servicio cifra los mensajes de este chat
        identityChanged: Cambió el código de seguridad de {names}
        disappearingOn: Los mensajes nuevos desaparecen al cabo de un tiempo
        disappearingOff: Los mensajes ya no desaparecen
        blocked: Se bloqueó a este contacto
        unblocked: Se desbloqueó a este contacto
        businessNotice: Un aviso sobre una cuenta de empresa: {text}
        businessNoticeOnly: Un aviso sobre una cuenta de empresa
        channelNotice: Un aviso sobre este canal: {text}
        channelNoticeOnly: Un aviso sobre este canal
        communityNotice: Un aviso sobre la comunidad: {text}
        communityNoticeOnly: Un aviso sobre la comunidad
        groupApproval: Cambió quién puede unirse al grupo
        chatPrivacy: Se cambió la privacidad avanzada de este chat
        numberShared: Se compartió un número de teléfono
        sharingLimited: Se limitó compartir desde este chat
        album: Un álbum de imágenes y vídeos
        albumBy: {by} envió un álbum de imágenes y vídeos
        privacyProvider: Un aviso sobre quién gestiona este chat de empresa
        groupAdditions: Cambió quién puede añadir miembros al grupo
        deviceChanged: Se añadieron o quitaron dispositivos vinculados
        usernameChanged: Cambió un nombre de usuario: {names}
        usernameChangedOnly: Cambió un nombre de usuario
        pinned: Se fijó un mensaje
        pinnedBy: {by} fijó un mensaje
        unpinned: Un mensaje ya no está fijado
        kept: Se conservó un mensaje para que no desaparezca
        notKept: Un mensaje ya no se conserva y puede desaparecer
        eventAnswered: Se respondió a una invitación a un evento
        eventAnsweredBy: {by} respondió a una invitación a un evento
        chatCreated: Se creó el chat
        chatCreatedBy: {by} creó el chat
        chatSubject: El chat se llama ahora «{text}»
        chatSubjectBy: {by} cambió el nombre del chat a «{text}»
        chatDescription: Se cambió la descripción del chat: {text}
        chatDescriptionBy: {by} cambió la descripción del chat: {text}
        chatReplaced: El chat fue reemplazado por otro
        groupCreatedOnly: Se creó el grupo
        groupCreatedOnlyBy: {by} creó el grupo
        groupSubjectOnly: Se cambió el nombre del grupo
        groupSubjectOnlyBy: {by} cambió el nombre del grupo
        groupDescriptionOnly: Se cambió la descripción del grupo
        groupDescriptionOnlyBy: {by} cambió la descripción del grupo
        chatSubjectOnly: Se cambió el nombre del chat
        chatSubjectOnlyBy: {by} cambió el nombre del chat
        chatDescriptionOnly: Se cambió la descripción del chat
        chatDescriptionOnlyBy: {by} cambió la descripción del chat
        groupJoinedOnly: Te uniste al grupo
        someoneAdded: Se añadió a alguien
        someoneAddedBy: {by} añadió a alguien
        someoneJoined: Alguien se unió
        someoneLeft: Alguien salió
        someoneRemoved: Se eliminó a alguien
        someoneRemovedBy: {by} eliminó a alguien
        someonePromoted: Alguien es ahora administrador
        someoneDemoted: Alguien ya no es administrador
        membersChanged: Cambió la lista de miembros del grupo
        numberChangedOnly: Cambió un número de teléfono
        identityChangedOnly: Cambió un código de seguridad
        disappearingChanged: Se cambió si los mensajes nuevos desaparecen
        """)
}

extension PageExportText {
    static let spanish = PhraseTable(
        """
        progress: Escribiendo páginas
        plaintext: Las páginas no se cifran: quien pueda abrir la carpeta puede leer tus mensajes.
        written|one: Se escribió {count} mensaje en «{path}» ({chats}).
        written|many: Se escribieron {count} de mensajes en «{path}» ({chats}).
        written|other: Se escribieron {count} mensajes en «{path}» ({chats}).
        wroteMedia|one: Con {count} archivo.
        wroteMedia|many: Con {count} de archivos.
        wroteMedia|other: Con {count} archivos.
        damagedMedia|one: {count} adjunto está dañado en la bóveda y se omitió.
        damagedMedia|many: {count} de adjuntos están dañados en la bóveda y se omitieron.
        damagedMedia|other: {count} adjuntos están dañados en la bóveda y se omitieron.
        openAt: Ábrelo en un navegador: {path}
        badMedia: --media admite all, used o none, no «{value}».
        badTheme: --theme admite auto, light o dark, no «{value}».
        badLanguage: --language admite uno de {languages}, no «{value}».
        standardOutput: Las páginas son una carpeta y no se pueden escribir en la salida estándar.
        emptyPeriod: --since no es anterior a --until.
        occupied: «{path}» existe y no se reemplaza.
        occupiedHint: Elige otra carpeta. --force reemplaza un archivo que escribió una exportación anterior, y nada más.
        busy: Otro proceso está escribiendo en «{path}».
        """)
}
