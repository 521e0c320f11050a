extension TopicText {
    /// The texts in Spanish.
    static let spanish: [TopicText: Phrase] = [
        .vaultVariable:
            "La carpeta de todo lo que guarda Whisper; la bóveda es «vault» dentro de ella; la configuración, «config.toml».",
        .dataHomeVariable: "Ubicación de la bóveda si WHISPER_HOME no está definida: su subdirectorio «whisper».",
        .configHomeVariable:
            "Dónde está el archivo de configuración sin WHISPER_HOME: «whisper/config.toml» dentro de ella.",
        .passphraseVariable:
            "La frase de contraseña. Cualquier proceso tuyo puede leerla ahí, así que otro origen es mejor.",
        .languageVariables: "El idioma: en, de, es, fr, pt, tr, ar, hi o zh_CN. Decide la primera que esté definida.",
        .noColorVariable: "No vacía: sin colores.",
        .terminalVariable: "«dumb»: sin colores ni partes móviles.",
        .variablesHeading: "Entorno",
        .settingsHeading: "Ajustes del archivo de configuración",
        .settingsIntroduction:
            "Un nombre = \"valor\" por línea. Las opciones prevalecen sobre el entorno, y este sobre este archivo.",
        .settingVault: "la carpeta de la bóveda",
        .settingPassphraseCommand: "una orden que escribe la frase de contraseña",
        .settingPassphraseFile: "un archivo cuya primera línea es la frase de contraseña",
        .settingUnlockFor: "cuánto tiempo guarda «unlock» la clave",
        .settingColor: "true o false: colores",
        .settingPlain: "true o false: líneas sencillas",
        .settingMe: "tu propio nombre en los chats importados",
        .settingTimezone: "la zona horaria de los chats importados",
        .settingDateOrder: "dmy, mdy o ymd: el orden de las fechas en los chats importados",
        .settingSyncSeal: "true o false: whisper-sync no envía nada sin sellar y abre lo que llega",
        .settingSyncCertificates: "certificados en los que whisper-sync confía además de los del sistema",
        .exitCodesHeading: "Estados de salida",
        .exitSuccess: "hecho",
        .exitFailure: "ha fallado",
        .exitPartial: "hecho en parte",
        .exitNoVault: "no hay bóveda",
        .exitVaultHeld: "otro proceso tiene la bóveda para él solo",
        .exitWrongPassphrase: "frase de contraseña incorrecta",
        .exitVaultDamaged: "la bóveda está dañada",
        .exitNotAddressed: "no está dirigido a ti",
        .exitExpired: "caducado",
        .exitReplay: "ya visto antes",
        .exitInvalidEnvelope: "ningún mensaje sellado, o uno no válido",
        .exitPolicy: "contra una política, o la identidad está archivada",
        .exitKeyChanged: "la clave del remitente ha cambiado o se ha revocado",
        .exitReplayFull: "la protección contra repeticiones está llena",
        .exitSignatureCancelled: "se ha cancelado la firma",
        .exitTooLong: "el mensaje es demasiado largo",
        .exitUsage: "no se entienden los argumentos",
        .exitInterrupted: "interrumpido",
        .formatsHeading: "Formatos",
        .formatsJSON:
            "Con --json, cada línea de la salida estándar es un objeto JSON. Las horas son RFC 3339, los identificadores UUID y los nombres van en snake_case; se añaden miembros, pero nunca se renombran ni se quitan.",
        .formatsError: "Un error es una línea de la salida de errores: {form}",
        .formatsVault:
            "La bóveda es una carpeta: vault.db (SQLCipher, o SQLite si no está cifrada), vault.json (cómo se abre), keychain y recovery.txt (las claves, selladas con la frase de contraseña), blobs (los adjuntos, cifrados).",
        .formatsMessages:
            "Los mensajes se exportan e importan como JSON Lines en el esquema unificado; docs/formats.md describe cada miembro y cada archivo.",
        .disclaimerHeading: "Aviso legal",
        .settingUnencryptedVault:
            "el directorio de una bóveda sin cifrar, para que se abra sin frase de contraseña",
    ]
}
