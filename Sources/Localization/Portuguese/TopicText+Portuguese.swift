extension TopicText {
    /// The texts in Portuguese.
    static let portuguese: [TopicText: Phrase] = [
        .vaultVariable:
            "A pasta de tudo o que o Whisper guarda; o cofre é “vault” dentro dela, a configuração “config.toml”.",
        .dataHomeVariable: "Local do cofre se WHISPER_HOME não está definida: a subpasta “whisper” dela.",
        .configHomeVariable:
            "Onde está o arquivo de configuração sem WHISPER_HOME: “whisper/config.toml” dentro dela.",
        .passphraseVariable: "A frase-passe. Qualquer processo seu pode lê-la ali, por isso outra origem é melhor.",
        .languageVariables:
            "O idioma: en, de, es, fr, pt, tr, ar, hi ou zh_CN. Decide a primeira que estiver definida.",
        .noColorVariable: "Não vazia: sem cores.",
        .terminalVariable: "“dumb”: sem cores nem movimento.",
        .variablesHeading: "Ambiente",
        .settingsHeading: "Definições no arquivo de configuração",
        .settingsIntroduction:
            "Um nome = \"valor\" por linha. As opções valem mais que o ambiente, e este mais que este arquivo.",
        .settingVault: "a pasta do cofre",
        .settingPassphraseCommand: "um comando que escreve a frase-passe",
        .settingPassphraseFile: "um arquivo cuja primeira linha é a frase-passe",
        .settingUnlockFor: "quanto tempo “unlock” guarda a chave",
        .settingColor: "true ou false: cores",
        .settingPlain: "true ou false: linhas simples",
        .settingMe: "o seu próprio nome nas conversas importadas",
        .settingTimezone: "o fuso horário das conversas importadas",
        .settingDateOrder: "dmy, mdy ou ymd: a ordem das datas nas conversas importadas",
        .settingSyncSeal: "true ou false: whisper-sync não envia nada sem selar e abre o que chega",
        .settingSyncCertificates: "certificados em que whisper-sync confia além dos do sistema",
        .exitCodesHeading: "Estados de saída",
        .exitSuccess: "feito",
        .exitFailure: "falhou",
        .exitPartial: "feito em parte",
        .exitNoVault: "não há cofre",
        .exitVaultHeld: "outro processo tem o cofre só para si",
        .exitWrongPassphrase: "frase-passe errada",
        .exitVaultDamaged: "o cofre está danificado",
        .exitNotAddressed: "não endereçada a você",
        .exitExpired: "expirada",
        .exitReplay: "já vista antes",
        .exitInvalidEnvelope: "nenhuma mensagem selada, ou uma inválida",
        .exitPolicy: "contra uma regra, ou a identidade está arquivada",
        .exitKeyChanged: "a chave do remetente mudou ou foi revogada",
        .exitReplayFull: "a proteção contra repetição está cheia",
        .exitSignatureCancelled: "a assinatura foi cancelada",
        .exitTooLong: "a mensagem é longa demais",
        .exitUsage: "os argumentos não são compreendidos",
        .exitInterrupted: "interrompido",
        .formatsHeading: "Formatos",
        .formatsJSON:
            "Com --json cada linha da saída padrão é um objeto JSON. As horas são RFC 3339, os identificadores são UUID, os nomes estão em snake_case; são acrescentados membros, mas nunca mudam de nome nem são tirados.",
        .formatsError: "Um erro é uma linha da saída de erros: {form}",
        .formatsVault:
            "O cofre é uma pasta: vault.db (SQLCipher, ou SQLite se não estiver cifrado), vault.json (como se abre), keychain e recovery.txt (as chaves, seladas com a frase-passe), blobs (os anexos, cifrados).",
        .formatsMessages:
            "As mensagens são exportadas e importadas como JSON Lines no esquema unificado; docs/formats.md descreve cada membro e cada arquivo.",
        .disclaimerHeading: "Aviso legal",
        .settingUnencryptedVault:
            "a pasta de um cofre que não está cifrado, para que abra sem frase-passe",
    ]
}
