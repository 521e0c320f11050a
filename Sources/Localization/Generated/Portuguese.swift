// Written by `make strings` from po/pt.po. Edit that file, not this one.
// swift-format-ignore-file

extension CommandText {
    static let portuguese = PhraseTable(
        """
        root: Guarda as suas mensagens em um cofre cifrado e pesquisável.
        rootDiscussion: Importa conversas, guarda-as cifradas neste dispositivo e volta a encontrar cada palavra. Nada sai do dispositivo: o programa não contém código de rede.
        initialize: Criar um cofre.
        initializeDiscussion: Gera chaves aleatórias, sela-as com a sua frase-passe e deixa ao lado uma cópia de recuperação. Deixe a frase vazia quando for pedida para que sejam geradas dez palavras. Um cofre existente nunca é tocado.
        unlock: Desbloquear o cofre por algum tempo.
        unlockDiscussion: A chave fica no chaveiro do núcleo, nunca no disco, e é esquecida quando o tempo acaba, com “whisper lock” e quando o dispositivo é desligado.
        lock: Remover a chave que “unlock” mantinha.
        doctor: Mostrar em que sistema o Whisper roda e verificar se o cofre está bem protegido.
        doctorDiscussion: Funciona sem cofre e sem frase-passe.
        verify: Verificar se o cofre está danificado.
        verifyDiscussion: Verifica a base de dados, o índice de pesquisa, os contadores, os anexos e a cópia de recuperação. A cópia de recuperação é aberta se for dada uma frase-passe.
        optimize: Acelerar a pesquisa depois de muitas pequenas alterações.
        optimizeDiscussion: Junta as partes do índice de pesquisa e retira as palavras de mensagens apagadas onde um apagamento foi interrompido. Nada do que se vê muda.
        backup: Fazer uma cópia de segurança do cofre, mesmo em uso.
        backupDiscussion: A cópia de segurança é um cofre completo com a mesma frase-passe. Aparece inteira ou não aparece.
        restore: Restaurar um cofre a partir de uma cópia de segurança.
        restoreDiscussion: Um cofre que já esteja nessa pasta é posto de lado e nunca é apagado.
        rekey: Mudar a chave, o formato ou a frase-passe do cofre.
        rekeyDiscussion: Sem opções, a base de dados recebe uma nova chave aleatória. Pode ser interrompido a qualquer momento: vale o estado antigo ou o novo.
        key: Gerenciar a chave do cofre.
        keyReveal: Mostrar a chave da base de dados para outros programas.
        keyRevealDiscussion: Quem tiver a chave pode ler a base de dados para sempre, aconteça o que acontecer à frase-passe. Escreve só a chave na saída padrão e o modo de a usar na saída de erros.
        version: Mostrar a versão.
        help: Mostrar a ajuda de um comando ou de um assunto.
        manual: Escrever as páginas do manual.
        completion: Mostrar o preenchimento automático para um shell.
        completionDiscussion: Completa comandos, opções e seus valores, e também conversas e contatos enquanto o cofre abrir sem perguntar, por exemplo depois de “whisper unlock”.
        archiveGroup: Arquivo
        readGroup: Ler
        peopleGroup: Pessoas
        sealedGroup: Mensagens seladas
        liveGroup: Ao vivo
        upkeepGroup: Manutenção
        topics: Temas da ajuda
        """)
}

extension FailureText {
    static let portuguese = PhraseTable(
        """
        internalError: Erro interno: {reason}
        interrupted: Interrompido. O que já estava feito fica guardado; o cofre está em ordem.
        closedPipe: O canal de saída foi fechado.
        cannotWriteOutput: Não é possível escrever a saída: {reason}
        cannotReadFile: Não é possível ler “{path}”: {reason}
        cannotWriteFile: Não é possível escrever “{path}”: {reason}
        fileExists: “{path}” já existe.
        fileExistsHint: Escolha outro nome ou use --force para o substituir.
        sameFile: A entrada e a saída são a mesma coisa: “{path}”.
        emptyValue: A opção “{option}” precisa de um valor que não esteja vazio.
        diskFull: O disco está cheio. Nada do que existia se perdeu; os dados novos não foram escritos.
        inputOutput: O disco falhou ao ler ou escrever.
        fileFailed: Um arquivo do cofre não pode ser usado: {reason}
        noHome: A pasta pessoal não é conhecida: HOME não está definida.
        noHomeHint: Defina HOME ou WHISPER_HOME, ou indique o lugar com --vault.
        unknownSetting: “{path}”, linha {line}: não existe a configuração “{name}”.
        malformedConfiguration: “{path}”, linha {line}: isto não é uma configuração da forma nome = \"valor\".
        foreignConfiguration: “{path}” não é seguido: outros podem escrevê-lo, ou é de outro usuário. Pode indicar comandos a executar.
        foreignConfigurationHint: Veja o que ele diz; depois, chmod go-w, ou chown para você.
        unknownSettingHint: “whisper help environment” lista as configurações.
        twoPassphraseSources: Foi dada mais de uma origem da frase-passe; dê só uma.
        noPassphrase: Não foi dada nenhuma frase-passe e não há terminal onde a pedir.
        noPassphraseHint: Use --passphrase-file, --passphrase-command ou --passphrase-fd, ou execute primeiro “whisper unlock”.
        noSeparatePassphraseHint: Use {option}-file, {option}-command ou {option}-fd.
        vaultHeldBy: Outro processo usa o cofre: {process}, PID {pid}.
        emptyPassphrase: A frase-passe está vazia.
        emptyPassphraseHint: Em um terminal, uma frase vazia faz com que seja gerada uma; fora dele, dê a sua.
        passphrasesDiffer: As duas frases-passe não são iguais.
        passphraseTooLong|one: A frase-passe tem mais de {count} byte.
        passphraseTooLong|many: A frase-passe tem mais de {count} de bytes.
        passphraseTooLong|other: A frase-passe tem mais de {count} bytes.
        cannotReadPassphrase: Não é possível ler a frase-passe: {reason}
        passphraseFileOpen: Outros usuários podem ler o arquivo da frase-passe “{path}”.
        passphraseFileOpenHint: Execute “chmod 600” nele. Se outros tiveram acesso a este dispositivo, troque a frase com “whisper rekey --passphrase”.
        secretFileOpen: Outros usuários podem ler o arquivo “{path}”, que contém um segredo.
        secretFileOpenHint: Execute “chmod 600” nele. Se outros tiveram acesso a este dispositivo, troque o segredo onde ele é usado.
        passphraseCommandFailed: Não é possível executar o comando da frase-passe: {reason}
        passphraseCommandStatus: O comando da frase-passe falhou com o estado {status}.
        cannotUseTerminal: Não é possível usar o terminal: {reason}
        outOfGuardedMemory: Já não há memória protegida para segredos.
        wrongPassphrase: A frase-passe está errada.
        wrongKey: A chave não abre este cofre.
        wrongKeyHint: O chaveiro e a base de dados não são do mesmo cofre. Restaure ambos da mesma cópia de segurança.
        keyMissing: A chave do cofre falta no seu chaveiro.
        keyMissingHint: Restaure o chaveiro de uma cópia de segurança. Uma chave nova tornaria o conteúdo ilegível para sempre, por isso não é criada nenhuma.
        keychainLocked: O chaveiro está bloqueado ou a sua frase-passe mudou nesse meio-tempo.
        keychainDamaged: O chaveiro está danificado.
        recoveryDamaged: A cópia de recuperação está danificada.
        keychainDamagedHint: Restaure-o de uma cópia de segurança; a cópia de recuperação contém as mesmas chaves.
        keychainInaccessible: Não é possível ler ou escrever o chaveiro: {reason}
        keyCacheUnavailable: Este sistema não guarda chaves entre comandos (não há chaveiro do núcleo).
        keyCacheFailed: O chaveiro do núcleo não guarda a chave: {reason}
        noVault: Não há cofre em “{path}”.
        noVaultThere: Não há cofre nesse lugar.
        noVaultHint: “whisper init” cria um; --vault indica outro lugar.
        noVaultNearHint: Há um em “{path}”. Escolha-o com --vault; WHISPER_HOME indica o diretório em que ele se chama “vault”.
        unfinishedVault: O cofre em “{path}” foi começado e não foi acabado.
        unfinishedVaultHint: Execute de novo “whisper init” com a mesma frase-passe; ele continua onde parou.
        vaultExists: Já há um cofre em “{path}”.
        vaultExistsHint: Use-o ou indique outro lugar com --vault.
        vaultHeld: Outro processo tem o cofre só para si.
        vaultBusy: O cofre está ocupado.
        vaultHeldHint: Espere que o outro comando acabe e tente de novo.
        vaultDamaged: O cofre está danificado.
        vaultDamagedHint: “whisper verify” mostra o que está errado; “whisper restore” restaura uma cópia de segurança.
        alteredSchema: A base de dados do cofre contém tabelas, índices, vistas ou gatilhos que o Whisper não criou, ou faltam alguns. Não foi aberta.
        alteredSchemaHint: “whisper verify” indica quais; “whisper verify --recover-to” passa o conteúdo para um cofre novo.
        newerVault: O cofre foi escrito por uma versão mais recente do Whisper. Nada foi mudado.
        newerVaultHint: Instale a versão mais recente.
        vaultReadOnly: Não é possível escrever o cofre: o disco ou o arquivo é só de leitura.
        noEncryption: Este Whisper não consegue cifrar: foi construído com SQLite sem cifra.
        noEncryptionHint: Use um com SQLCipher ou crie um cofre sem cifra: whisper init --unencrypted
        mixedEngines: Outra biblioteca SQLite está carregada neste processo antes do SQLCipher. O cofre não foi aberto.
        mixedEnginesHint: Inicie o Whisper sem LD_PRELOAD e sem programas que carreguem libsqlite3 nele.
        unsupportedFormat: {engine} não consegue escrever este formato.
        unsupportedFormatHint: O formato 4 precisa de SQLCipher 4.
        unreadableFormat: O cofre tem o formato de SQLCipher 4, que este motor não consegue ler.
        storeFailed: A operação no cofre falhou: {reason}
        disclaimerNeeded: O aviso legal não foi aceito.
        disclaimerNeededHint: Leia-o com “whisper help disclaimer” e aceite-o com “whisper init --accept-disclaimer”.
        confirmationNeeded: É precisa uma confirmação e não há terminal onde a pedir.
        confirmationNeededHint: Use --yes.
        declined: Cancelado. Nada foi mudado.
        conversationNotFound: Essa conversa não existe.
        messageNotFound: Essa mensagem não existe.
        contactNotFound: Esse contato não existe.
        personNotFound: Essa pessoa não existe.
        attachmentNotFound: O anexo não está no cofre.
        attachmentDamaged: Um anexo está danificado.
        keyNotAsJSON: A chave nunca é mostrada como JSON.
        keyNotAsJSONHint: Omita --json.
        notEncrypted: O cofre não está cifrado, por isso não tem chave.
        notABackup: “{path}” não é uma cópia de segurança de um cofre.
        twoChanges: Só se pode fazer uma mudança por vez.
        verificationFailed|one: Há {count} problema no cofre.
        verificationFailed|many: Há {count} de problemas no cofre.
        verificationFailed|other: Há {count} problemas no cofre.
        verificationFailedHint: “whisper verify --repair” repara o índice de pesquisa e os contadores; o resto precisa de uma cópia de segurança.
        invalidDuration: “{value}” não é uma duração válida.
        invalidDurationHint: Escreva 90s, 15m, 8h ou 1d, até 30d.
        alreadyThatWay: O cofre já está assim.
        foreignDatabase: O cofre está cifrado e a base de dados no lugar dele não está: não é a do cofre. Não foi aberta.
        foreignDatabaseHint: “whisper restore” restaura uma cópia de segurança. Se a base de dados é sua e nunca esteve cifrada, indique a pasta dela em config.toml como unencrypted-vault e depois execute “whisper rekey --decrypt”.
        recoverHint: “whisper verify --recover-to” passa para um cofre novo o que ainda pode ser lido; “whisper restore” restaura uma cópia de segurança.
        restoreBackupHint: “whisper restore” restaura uma cópia de segurança.
        """)
}

extension OptionText {
    static let portuguese = PhraseTable(
        """
        vault: A pasta do cofre.
        json: Escreve JSON, um objeto por linha; os erros também.
        quiet: Não diz nada além dos erros.
        plain: Linhas simples, sem tabelas, cores nem movimento, para leitores de tela.
        noColor: Sem cores.
        passphraseCommand: Ler a frase-passe da primeira linha que este comando escreve.
        passphraseFile: Ler a frase-passe da primeira linha deste arquivo.
        passphraseDescriptor: Ler a frase-passe da primeira linha deste descritor de arquivo aberto.
        newPassphraseCommand: Ler a frase nova da primeira linha que este comando escreve.
        newPassphraseFile: Ler a frase nova da primeira linha deste arquivo.
        newPassphraseDescriptor: Ler a frase nova da primeira linha deste descritor de arquivo aberto.
        yes: Responde sim a todas as perguntas.
        force: Substitui o que lá estiver.
        acceptDisclaimer: Aceita o aviso legal sem perguntar.
        unencrypted: Não cifra a base de dados. Os anexos continuam cifrados.
        unlockFor: Quanto tempo a chave é guardada: 90s, 15m, 8h, 1d.
        repair: Repara o que puder: índice de pesquisa e contadores.
        verifyAttachments: Lê também cada anexo até ao fim.
        recoverTo: Passa o que se puder ler de um cofre danificado para um novo nesta pasta.
        backupTarget: A pasta a escrever; ainda não deve existir.
        backupSource: A pasta da cópia de segurança.
        rekeyFormat: O formato do arquivo cifrado: “common” é lido por SQLCipher 3.4 e 4, “4” só por SQLCipher 4.
        rekeyEncrypt: Cifra uma base de dados que não o está.
        rekeyDecrypt: Guarda a base de dados sem cifra.
        rekeyPassphrase: Muda só a frase-passe; as chaves ficam.
        topic: Um comando ou um destes assuntos: environment, exit-codes, formats, disclaimer.
        manualDirectory: A pasta onde escrever.
        noPager: Não mostrar saídas longas em um paginador.
        shell: O shell: bash, zsh ou fish.
        unlockNew: Mantém o novo cofre desbloqueado por algum tempo, como “whisper unlock”.
        """)
}

extension PassphraseText {
    static let portuguese = PhraseTable(
        """
        prompt: Frase-passe:
        newPrompt: Nova frase-passe (vazia para que seja gerada uma):
        repeatPrompt: Repita a frase-passe:
        generated|one: Esta frase foi gerada para você; ela tem {count} bit de entropia:
        generated|many: Esta frase foi gerada para você; ela tem {count} de bits de entropia:
        generated|other: Esta frase foi gerada para você; ela tem {count} bits de entropia:
        generatedAdvice: Anote-a agora. Ela só é mostrada desta vez e sem ela ninguém pode abrir o cofre, nem você.
        generatedArchiveAdvice: Anote-a agora. Ela só é mostrada desta vez e sem ela ninguém pode abrir o arquivo selado, nem você.
        generatedBackupAdvice: Anote-a agora. Ela só é mostrada desta vez e sem ela ninguém pode abrir a cópia, nem você.
        triesLeft|one: Resta {count} tentativa.
        triesLeft|many: Restam {count} de tentativas.
        triesLeft|other: Restam {count} tentativas.
        strengthWeak: Fraca: {found} (2^{bits} tentativas).
        strengthFair: Razoável: {found} (2^{bits} tentativas).
        strengthStrong: Forte: {found} (2^{bits} tentativas ou mais).
        weakAdvice: Várias palavras sem relação entre si são muito mais fortes.
        weakWarning: A frase-passe é fraca: {found} (2^{bits} tentativas).
        useAnyway: Usar mesmo assim?
        typeWord: Para confirmar que a tem, digite a palavra {number}:
        wrongWord: Essa não é a palavra {number}.
        continueAnyway: Continuar mesmo assim? Sem as palavras, tudo o que contém se perde.
        chooseOwn: Digite uma frase-passe sua, ou nada para outras palavras. Control-C sai.
        byComputer: um computador a adivinha {time}
        byGraphicsCards: 100 placas gráficas a adivinham {time}
        inSeconds: em segundos
        inMinutes: em minutos
        inHours: em horas
        inDays: em dias
        inMonths: em meses
        inYears: em anos
        inCenturies: em séculos
        inAges: em milhões de anos
        """)
}

extension TerminalText {
    static let portuguese = PhraseTable(
        """
        errorLabel: erro
        alarmLabel: ALARME
        hintLabel: sugestão
        warningLabel: aviso
        yesOrNo: [s/N]
        yesOrNoWord: [sim/não]
        yesWords: s sim
        noWords: n não nao
        acceptedAnswers: Responda com uma destas: {answers}
        progressRate: {amount}/s
        progressLeft: faltam {duration}
        examplesHeading: Exemplos
        usageHeading: Uso
        synopsisHeading: Sinopse
        environmentHeading: Ambiente
        filesHeading: Arquivos
        manualElsewhere: Ver {page}.
        commandsHeading: Comandos
        argumentsHeading: Argumentos
        optionsHeading: Opções
        commandPlaceholder: COMANDO
        optionsPlaceholder: OPÇÕES
        helpOption: Mostra esta ajuda.
        defaultValue: (padrão: {value})
        valueChoices: (um de: {values})
        moreHelp: Mais sobre um comando: “{command}”.
        manualSection: Comandos do usuário
        nameHeading: Nome
        descriptionHeading: Descrição
        exitStatusHeading: Estado de saída
        seeAlsoHeading: Ver também
        typeInput: Escreva ou cole o texto; Ctrl-D sozinho em uma linha o termina.
        """)
}

extension TopicText {
    static let portuguese = PhraseTable(
        """
        pagerVariable: O programa que mostra saídas longas no terminal; nenhum se vazio ou “cat” (senão: less).
        settingPager: o programa que mostra saídas longas se PAGER não estiver definida; nenhum se vazio
        vaultVariable: A pasta de tudo o que o Whisper guarda; o cofre é “vault” dentro dela, a configuração “config.toml”.
        dataHomeVariable: Local do cofre se WHISPER_HOME não está definida: a subpasta “whisper” dela.
        configHomeVariable: Onde está o arquivo de configuração sem WHISPER_HOME: “whisper/config.toml” dentro dela.
        passphraseVariable: A frase-passe. Qualquer processo seu pode lê-la ali, por isso outra origem é melhor.
        languageVariables: O idioma: en, de, es, fr, pt, tr, ar, hi ou zh_CN. Decide a primeira que estiver definida.
        noColorVariable: Não vazia: sem cores.
        terminalVariable: “dumb”: sem cores nem movimento.
        variablesHeading: Ambiente
        settingsHeading: Configurações no arquivo de configuração
        settingsIntroduction: Um nome = \"valor\" por linha. As opções valem mais que o ambiente, e este mais que este arquivo.
        settingVault: a pasta do cofre
        settingPassphraseCommand: um comando que escreve a frase-passe
        settingPassphraseFile: um arquivo cuja primeira linha é a frase-passe
        settingUnlockFor: quanto tempo “unlock” guarda a chave
        settingColor: true ou false: cores
        settingPlain: true ou false: linhas simples
        settingMe: o seu próprio nome nas conversas importadas
        settingTimezone: o fuso horário das conversas importadas
        settingDateOrder: dmy, mdy ou ymd: a ordem das datas nas conversas importadas
        settingSyncSeal: true ou false: whisper-sync não envia nada sem selar e abre o que chega
        settingSyncFiles: true ou false: whisper-sync run baixa os arquivos à medida que chegam
        settingSyncCertificates: certificados em que whisper-sync confia além dos do sistema
        exitCodesHeading: Estados de saída
        exitSuccess: feito
        exitFailure: falhou
        exitPartial: feito em parte
        exitNoVault: não há cofre
        exitVaultHeld: outro processo tem o cofre só para si
        exitWrongPassphrase: frase-passe errada
        exitVaultDamaged: o cofre está danificado
        exitNotAddressed: não endereçada a você
        exitExpired: expirada
        exitReplay: já vista antes
        exitInvalidEnvelope: nenhuma mensagem selada, ou uma inválida
        exitPolicy: contra uma política, ou a identidade está arquivada
        exitKeyChanged: as chaves de um remetente ou contato mudaram, foram revogadas ou eram diferentes na comparação
        exitReplayFull: a proteção contra repetição está cheia
        exitSignatureCancelled: a assinatura foi cancelada
        exitTooLong: a mensagem é longa demais
        exitPasskey: O WhatsApp pede uma chave de acesso para conectar a conta
        exitUsage: os argumentos não são compreendidos
        exitInterrupted: interrompido
        formatsHeading: Formatos
        formatsJSON: Com --json cada linha da saída padrão é um objeto JSON. As horas são RFC 3339, os identificadores são UUID, os nomes estão em snake_case; são acrescentados membros, mas nunca mudam de nome nem são tirados.
        formatsError: Um erro é uma linha da saída de erros: {form}
        formatsVault: O cofre é uma pasta: vault.db (SQLCipher, ou SQLite se não estiver cifrado), vault.json (como se abre), keychain e recovery.txt (as chaves, seladas com a frase-passe), blobs (os anexos, cifrados).
        formatsMessages: As mensagens são exportadas e importadas como JSON Lines no esquema unificado; docs/formats.md descreve cada membro e cada arquivo.
        disclaimerHeading: Aviso legal
        settingUnencryptedVault: a pasta de um cofre que não está cifrado, para que abra sem frase-passe
        vaultFiles: O cofre: base de dados, chaveiro, cópia de recuperação e anexos.
        configurationFile: As configurações; “whisper help environment” lista-as.
        """)
}

extension NextStepText {
    static let portuguese = PhraseTable(
        """
        heading: A seguir:
        createIdentity: criar uma identidade, para selar e abrir mensagens
        importChat: importar uma conversa
        browse: ver as suas mensagens
        read: ler esta conversa
        exportBundle: gravar as suas chaves públicas em um arquivo, para dar a um amigo
        showCode: mostrá-las como código QR, para o seu amigo escanear
        compare: comparar as chaves com o seu amigo
        seal: selar uma mensagem
        sendDraft: enviá-lo
        applyRetention: ver o que as regras apagam
        openSealed: abrir as mensagens seladas
        """)
}

extension AlarmText {
    static let portuguese = PhraseTable(
        """
        wordsDiffer: As palavras são diferentes: estas não são as chaves de “{name}”, ou lá constam outras chaves suas. Alguém pode estar lendo as mensagens ou se passando por um de vocês. “{name}” não está verificado.
        sendNothing: Não envie nada secreto a “{name}” nem confie em mensagens assinadas com estas chaves.
        compareAgain: Compare as palavras mais uma vez por outro meio, como uma ligação ou um encontro.
        askForBundle: Se continuarem diferentes, peça pessoalmente a “{name}” um novo cartão e importe-o.
        askWhether: Pergunte a “{name}” por outro meio, pessoalmente se puder, se estas chaves são novas.
        knownWords: Palavras conhecidas até agora
        shownWords: Palavras destas chaves
        """)
}

extension UsageText {
    static let portuguese = PhraseTable(
        """
        unknownOption: Não existe a opção “{option}”.
        unknownOptionSuggestion: Não existe a opção “{option}”. Você quis dizer “{suggestion}”?
        unknownCommand: Não existe o comando “{name}”.
        unknownCommandSuggestion: Não existe o comando “{name}”. Você quis dizer “{suggestion}”?
        missingValue: A opção “{option}” precisa de um valor.
        missingArgument: Falta “{argument}”.
        invalidValue: “{value}” não é um valor válido para “{option}”.
        unwantedValue: A opção “{option}” não leva valor, mas foi dado “{value}”.
        unexpectedArgument: “{argument}” não é esperado aqui.
        other: Argumentos inválidos: {reason}
        seeHelp: Ajuda: “{command}”.
        importHint: Para importar o arquivo: {command}
        negationHint: Para excluir uma palavra, escreva NOT e coloque a consulta entre aspas: whisper search 'bread NOT yeast'
        """)
}

extension VaultText {
    static let portuguese = PhraseTable(
        """
        disclaimer: O Whisper é fornecido tal como está, sem garantia de qualquer espécie. Só você responde pelas mensagens que guarda: por poder guardá-las e por tratar o que outros lhe escreveram como a lei e eles esperam. Quem perde a frase-passe perde o cofre; ninguém pode abri-lo por você. O Whisper não tem ligação com o WhatsApp nem com o seu proprietário.
        disclaimerQuestion: Você aceita isto?
        created: O cofre está pronto: {path}
        createdUnencrypted: O cofre está pronto, com a base de dados sem cifra: {path}
        notCreated: Nenhum cofre foi criado.
        createdAdvice: Guarde bem a frase-passe: sem ela ninguém pode abrir o cofre, nem você.
        disclaimerAccepted: O aviso legal foi aceito.
        unlocked: O cofre está desbloqueado por {duration}.
        locked: O cofre está bloqueado.
        wasLocked: O cofre já estava bloqueado.
        revealQuestion: Quem vir a chave pode ler a base de dados para sempre. Mostrá-la?
        revealIntroduction: Para abrir {path} com outro programa, dê-lhe primeiro estas instruções:
        backedUp: A cópia de segurança está escrita: {path}
        backupProgress: Copiando
        restoreProgress: Restaurando
        restoreQuestion: Há um cofre em “{path}”. Pôr a cópia de segurança no seu lugar e guardar o atual ao lado?
        restored: O cofre foi restaurado: {path}
        openingsUnknown: Não se sabe que mensagens foram abertas entre {begin} e {end}. As mensagens seladas dessa época abrem com um aviso.
        setAside: O cofre que lá estava está agora em {path}
        rekeyed: A base de dados tem uma nova chave.
        rekeyAdvice: As cópias de segurança antigas continuam a abrir com a frase-passe antiga e contêm a chave antiga. Faça uma nova.
        reformatted: A base de dados tem agora o formato de SQLCipher 4.
        reformattedCommon: A base de dados tem agora o formato que SQLCipher 3.4 e 4 leem.
        encrypted: A base de dados está agora cifrada.
        decryptQuestion: Quem puder ler o arquivo poderá ler todas as mensagens. Guardar a base de dados sem cifra?
        decrypted: A base de dados já não está cifrada.
        passphraseChanged: A frase-passe foi mudada. As cópias de segurança antigas continuam a abrir com a anterior.
        verifySound: O cofre está em ordem.
        verifyRepaired|one: Foi reparado {count} problema.
        verifyRepaired|many: Foram reparados {count} de problemas.
        verifyRepaired|other: Foram reparados {count} problemas.
        verifyProgress: Verificando
        keychainRepaired: O chaveiro foi refeito a partir da cópia de recuperação.
        recovered|one: {count} mensagem foi passada para {path}
        recovered|many: {count} de mensagens foram passadas para {path}
        recovered|other: {count} mensagens foram passadas para {path}
        recoveredLost|one: {count} linha da tabela {table} não pôde ser lida e perdeu-se.
        recoveredLost|many: {count} de linhas da tabela {table} não puderam ser lidas e perderam-se.
        recoveredLost|other: {count} linhas da tabela {table} não puderam ser lidas e perderam-se.
        recoveredUncounted: Partes destas tabelas não puderam ser lidas, e nada indica quantas linhas se perderam: {tables}
        checkHeading: Verificação
        resultHeading: Resultado
        valueHeading: Valor
        resultFine: bem
        resultWarning: aviso
        checkDatabase: base de dados
        checkAttachments: anexos
        checkRecovery: cópia de recuperação
        recoveryMissing: falta
        recoveryUnchecked: não aberta: não foi dada frase-passe
        recoveryDiffers: não contém as chaves atuais
        recoveryDamaged: danificada
        recoveryRenewed: escrita de novo
        attachmentsUnread: em ordem pelo comprimento, nome e cabeçalho; o conteúdo não foi lido (--attachments lê-o)
        attachmentsMissing|one: falta {count} anexo
        attachmentsMissing|many: faltam {count} de anexos
        attachmentsMissing|other: faltam {count} anexos
        attachmentsDamaged|one: {count} anexo está danificado
        attachmentsDamaged|many: {count} de anexos estão danificados
        attachmentsDamaged|other: {count} anexos estão danificados
        attachmentsUnidentified|one: {count} arquivo já não mostra que anexo contém: {names}
        attachmentsUnidentified|many: {count} de arquivos já não mostram que anexos contêm: {names}
        attachmentsUnidentified|other: {count} arquivos já não mostram que anexos contêm: {names}
        attachmentsUnexamined: Os anexos foram copiados tal como estão: procurar os que faltam ou estão danificados exige a frase-passe. “whisper verify” faz isso.
        attachmentsOrphaned|one: {count} anexo já não pertence a nenhuma mensagem
        attachmentsOrphaned|many: {count} de anexos já não pertencem a nenhuma mensagem
        attachmentsOrphaned|other: {count} anexos já não pertencem a nenhuma mensagem
        doctorVersion: versão
        doctorEngine: motor de base de dados
        doctorCipher: cifra
        doctorSodium: libsodium
        doctorArchive: libarchive
        doctorSystem: sistema
        doctorMemory: memória para segredos
        doctorMemoryLocked: fixa, nunca vai para o disco
        doctorMemoryUnlocked: não fixa: pode ir para o disco
        doctorCoreDumps: despejos de memória
        doctorOff: desligados
        doctorOn: ligados
        doctorNetwork: internet
        doctorNetworkDenied: negada pelo núcleo; ficam os sockets deste dispositivo
        doctorNetworkAbsent: sem código de rede; neste sistema o núcleo não a nega
        networkNotDenied: O núcleo não nega a internet a este processo. O Whisper não tem código de rede; os processos filhos podem ter.
        doctorVault: cofre
        doctorNoVault: nenhum em {path}
        doctorEncrypted: cifrado
        doctorUnencrypted: não cifrado
        doctorPermissions: permissões
        doctorPermissionsFine: só suas
        doctorPermissionsOpen: outros têm acesso: {path}
        doctorKeyCache: chaveiro do núcleo
        doctorKeyCached: a chave é guardada: desbloqueado
        doctorKeyNotCached: nenhuma chave é guardada: bloqueado
        doctorKeyCacheNone: não disponível
        doctorLanguage: idioma
        """)
}

extension CalendarText {
    static let portuguese = PhraseTable(
        """
        shortDate: {day}/{month}/{year}
        longDate: {weekday}, {day} de {month} de {year}
        dateInWords: {day} de {month} de {year}
        weekdays: segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo
        months: janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
        today: hoje
        yesterday: ontem
        """)
}

extension DataCommandText {
    static let portuguese = PhraseTable(
        """
        importing: Importar mensagens para o cofre.
        importingDiscussion: Descobre pelo conteúdo o que é um caminho: uma conversa exportada, uma pasta com várias, uma base de dados do WhatsApp ou uma cópia de segurança dela, uma cópia de segurança de um iPhone ou linhas JSON. Depois faz o que faz o comando correspondente. Um caminho com o nome de um comando precisa de ./ à frente.
        importWhatsApp: Importar conversas exportadas do WhatsApp, ou as suas bases de dados.
        importWhatsAppDiscussion: Lê o texto, o arquivo compactado ou a pasta que “Exportar conversa” cria; - é a entrada padrão. Importar uma conversa de novo, ou uma exportação mais recente, só acrescenta o que é novo. O resumo dá conta de cada linha. O código de saída 3 diz que algumas linhas ou anexos não puderam ser lidos; são nomeados. Os anexos que uma exportação nomeia e não contém contam como ausentes e não mudam o código. As próprias bases de dados do telefone, msgstore.db e ChatStorage.sqlite, as suas cópias cifradas e as cópias de iPhone trazem todo o histórico; --key-file indica a chave.
        importJSON: Importar mensagens a partir de linhas JSON.
        importJSONDiscussion: Lê o que “export json” escreve, também com --full; - é a entrada padrão. Os identificadores são mantidos, e importar de novo não acrescenta nada. A primeira linha com erro encerra a importação e é nomeada; os lotes anteriores ficam.
        importList: Listar as importações e como os seus arquivos foram lidos.
        importListDiscussion: Mostra primeiro a última importação: referência, quando foi feita, arquivo, conversa, número de mensagens novas e como as datas e o dono foram lidos.
        importUndo: Desfazer importações.
        importUndoDiscussion: Apaga para sempre as mensagens e os anexos que só estas importações trouxeram, e cada conversa que ficar vazia. Mensagens que outra fonte também entregou ficam. Importações do mesmo arquivo são desfeitas juntas. Depois, o arquivo pode ser importado de novo. O que uma exportação posterior mudou em mensagens anteriores, e os anexos que lhes acrescentou, ficam.
        exporting: Exportar mensagens.
        exportJSON: Escrever as mensagens em linhas JSON.
        exportJSONDiscussion: Uma mensagem por linha, cada conversa em sua própria ordem. Com --full, cada registro do cofre em uma linha com seu tipo; importado em um cofre novo, resulta em um igual. A saída não é cifrada.
        exportHTML: Escrever as mensagens como páginas para o navegador.
        exportHTMLDiscussion: Escreve uma pasta de páginas que abrem em qualquer navegador sem rede: conversas por mês, pessoas, uma galeria, um calendário e estatísticas. Abra nela index.html. Nada nas páginas pode executar o que uma mensagem diz. As páginas não são cifradas; só você pode ler a pasta.
        conversations: Listar as conversas.
        conversationsDiscussion: Primeiro as conversas fixadas, depois as de atividade mais recente; as arquivadas ficam no fim.
        messages: Mostrar as mensagens de uma conversa.
        messagesDiscussion: Mostra as mensagens mais recentes, a última embaixo. Uma conversa é nomeada pelo título, por parte dele ou pela referência. Com --refs, antes de cada mensagem está a sua referência, com a qual --around, --before, --after e outros comandos a encontram.
        search: Pesquisar mensagens.
        searchDiscussion: Todas as palavras devem ocorrer, com quaisquer maiúsculas e acentos. Entendem-se \"uma frase\" entre aspas, um começo com asterisco (guarda*), OR, NOT e parênteses. São pesquisados textos, remetentes e nomes de anexos, os resultados mais recentes primeiro. Sem palavras, só os filtros decidem. As datas são 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 ou palavras como ontem e março 2020.
        markRead: Marcar uma conversa como lida.
        pin: Fixar uma conversa no topo da lista.
        unpin: Desafixar uma conversa.
        mute: Silenciar uma conversa.
        unmute: Reativar o som de uma conversa.
        archive: Arquivar uma conversa: move-a para o fim da lista e desativa as notificações.
        unarchive: Desarquivar uma conversa.
        delete: Apagar conversas e mensagens para sempre.
        deleteDiscussion: Apaga uma conversa, uma mensagem ou mensagens por idade e plataforma, com os anexos a que nada mais se refere. Uma mensagem avulsa deixa um lugar vazio, para que importar sua conversa de novo não a traga de volta; --erase não deixa nada.
        stats: Mostrar estatísticas e gráficos das mensagens.
        statsDiscussion: Mostra totais e gráficos: mensagens ao longo do tempo, por hora, dia, pessoa, conversa e tipo, o tempo até outra pessoa escrever, e palavras e emojis frequentes. Horas e dias são os do fuso horário deste dispositivo.
        conversationGroup: Gerenciar uma conversa.
        conversationRename: Mudar o nome de uma conversa no cofre.
        conversationRenameDiscussion: Mais ninguém vê o título. Se um serviço mudar depois o nome da conversa, o título dele substitui o seu.
        """)
}

extension DataFailureText {
    static let portuguese = PhraseTable(
        """
        noSuchConversation: Não há conversa chamada “{name}”.
        noSuchConversationHint: “whisper conversations” lista as conversas.
        ambiguousConversation: “{name}” serve a várias conversas: {candidates}
        ambiguousConversationHint: Indique a referência no fim da entrada, ou a plataforma e o título inteiro: {example}
        ambiguousReferenceHint: Indique a referência no fim da entrada.
        noSuchPerson: Não há ninguém chamado “{name}”.
        personIsDateHint: Para mensagens a partir de uma data, use --since {date}.
        ambiguousPerson: “{name}” serve a várias pessoas: {candidates}
        ambiguousPersonHint: Dê o nome inteiro, o número ou o identificador.
        invalidMoment: {option}: “{value}” não é uma data.
        invalidMomentHint: Escreva 2020, 2020-05, 2020-05-31, 2020-05-31T14:00, ontem, segunda-feira ou março 2020.
        invalidAge: {option}: “{value}” não é uma idade.
        invalidAgeHint: Escreva um número e d, w, m ou y para dias, semanas, meses ou anos: 90d, 8w, 6m, 2y.
        invalidNumber: {option}: {value} não é um número a partir de 1.
        unknownChoice: {option}: “{value}” não é conhecido.
        unknownChoiceHint: Escolha entre: {values}
        emptyQuery: Não há palavra a procurar.
        emptyQueryHint: Dê uma palavra, ou um filtro como --in ou --type.
        relevanceLimit|one: Por relevância há no máximo {count} resultado.
        relevanceLimit|many: Por relevância há no máximo {count} resultados.
        relevanceLimit|other: Por relevância há no máximo {count} resultados.
        oneRange: --around, --before, --after e --oldest ou --all excluem-se.
        oneDeletion: Estas opções não combinam: uma mensagem, ou uma conversa com --before, --older-than ou --platform.
        nothingToDelete: Indique o que apagar.
        nothingToDeleteHint: Nomeie uma conversa, ou use --message, --before, --older-than ou --platform.
        oneTitle: --title só combina com um único arquivo.
        fullAlone: --full não combina com --conversation, --from nem --deidentify, nem --deidentify com --attachments.
        ingestionAlone: --ingestion não combina com --conversation, --from, --since nem --until.
        unknownZone: Não existe o fuso horário “{value}”.
        unknownZoneHint: Escreva-o como America/Sao_Paulo ou UTC.
        missingFile: Não existe o arquivo “{path}”.
        emptyFile: “{path}” está vazio.
        notAnExport: “{path}” não é uma conversa exportada: não contém uma única mensagem.
        notAnExportHint: No WhatsApp, abra a conversa e escolha “Exportar conversa”; indique o arquivo .txt ou .zip que resulta.
        damagedArchive: O arquivo compactado “{path}” está cortado ou danificado. Nada dele foi importado.
        encryptedArchive: O arquivo compactado “{path}” está cifrado.
        encryptedArchiveHint: Descompacte-o primeiro com sua senha e depois importe a pasta.
        noChatInArchive: Não há conversa no arquivo compactado “{path}”.
        archiveOfArchives: O arquivo compactado “{path}” não contém nenhuma conversa, mas outros arquivos compactados.
        unsafeArchive: O arquivo compactado “{path}” nomeia arquivos fora de si mesmo. Nada dele foi importado.
        archiveTooLarge: O arquivo compactado “{path}” se expande além do que é aceito. Nada dele foi importado.
        ambiguousDates: Em “{path}”, dia e mês não se distinguem com certeza suficiente; a ordem mais provável é {order} ({confidence}).
        ambiguousDatesHint: Diga como as datas são escritas: --date-order dmy, mdy ou ymd; ou aceite a ordem mais provável com --yes.
        contradictedDates: “{path}” tem datas impossíveis nesta ordem.
        contradictedDatesHint: Omita --date-order para que a ordem seja descoberta.
        importInterrupted: Interrompido. As mensagens importadas até aqui ficam; importar de novo acrescenta o resto.
        someFilesFailed|one: {count} arquivo não foi importado: {names}
        someFilesFailed|many: {count} arquivos não foram importados: {names}
        someFilesFailed|other: {count} arquivos não foram importados: {names}
        theseFilesFailed|one: {count} arquivo não foi importado, pelo motivo acima.
        theseFilesFailed|many: {count} arquivos não foram importados, pelo motivo acima.
        theseFilesFailed|other: {count} arquivos não foram importados, pelo motivo acima.
        partlyRead: Algumas linhas não puderam ser lidas; todo o resto foi.
        partlyReadHint: O resumo nomeia as linhas.
        lineTooLong: “{path}”, linha {line}: mais de 16 MiB.
        lineNotJSON: “{path}”, linha {line}: não é JSON no byte {offset}.
        lineTooDeep: “{path}”, linha {line}: aninhamento profundo demais no byte {offset}.
        lineCutOff: “{path}”, linha {line}: termina no meio de um valor.
        lineNotUTF8: “{path}”, linha {line}: UTF-8 inválido no byte {offset}.
        lineLacks: “{path}”, linha {line}: falta “{member}”.
        lineNotObject: “{path}”, linha {line}: não é um objeto JSON.
        documentNotLines: “{path}” é um único documento JSON de várias linhas. O Whisper lê JSON Lines, um objeto por linha, como “whisper export json” escreve.
        lineUnexpected: “{path}”, linha {line}: “{member}” tem um valor que não cabe ali.
        lineUnknownType: “{path}”, linha {line}: um registro de tipo desconhecido.
        lineNewerFormat: “{path}”, linha {line}: escrita por uma versão mais nova do Whisper.
        lineConflict: “{path}”, linha {line}: contradiz o que o cofre contém.
        lineMissingReference: “{path}”, linha {line}: refere-se a algo que não está lá.
        malformedLineHint: Uma parte das linhas anteriores foi importada. Corrija a linha e importe de novo; nada vem duas vezes.
        malformedLineHintAfter|one: {count} mensagem nova anterior foi importada. Corrija a linha e importe de novo; nada vem duas vezes.
        malformedLineHintAfter|many: {count} mensagens novas anteriores foram importadas. Corrija a linha e importe de novo; nada vem duas vezes.
        malformedLineHintAfter|other: {count} mensagens novas anteriores foram importadas. Corrija a linha e importe de novo; nada vem duas vezes.
        malformedLineHintBefore: Nada foi importado. Corrija a linha e importe de novo.
        importFull: O disco está cheio. As mensagens importadas até aqui ficam; importar de novo acrescenta o resto.
        vaultNotEmpty: O cofre tem mensagens ou contatos: nada foi importado
        vaultNotEmptyHint: --restore restaura um cofre inteiro em um vazio. Sem a opção, juntam-se mensagens, e os contatos entram sem verificação.
        timesShifted: O cofre já contém as mensagens deste arquivo, em “{title}”, com horas que diferem em {offset}.
        timesShiftedHint: Indique o fuso horário do telefone com --timezone. Se a importação anterior tinha o fuso errado, apague essa conversa e importe-a de novo. --yes importa as mensagens uma segunda vez.
        datesExchanged: O cofre já contém as mensagens deste arquivo, em “{title}”, com dia e mês trocados.
        datesExchangedHint: Diga com --date-order como as datas são escritas. Se a importação anterior estava errada, apague essa conversa e importe-a de novo. --yes importa as mensagens uma segunda vez.
        chatsLeftOut: Algumas conversas do arquivo ficaram de fora; todo o resto foi importado.
        chatsLeftOutHint: Os avisos dizem quais. Quando o cofre tiver uma só conversa para cada uma, importe o arquivo outra vez: nada entra duas vezes.
        severalChats: “{path}” contém várias conversas.
        severalChatsHint: Salve-o como arquivo e indique o seu nome: então cada uma das conversas é importada.
        noChatNamed: Indique uma conversa, ou uma mensagem com --around, --before ou --after.
        contextLimit|one: --context aceita um número até {count}.
        contextLimit|many: --context aceita um número até {count}.
        contextLimit|other: --context aceita um número até {count}.
        noSuchSender: Ninguém em “{path}” se chama “{name}”. Nada foi importado.
        noSuchSenderHint: Indique seu nome com --me como o arquivo o escreve. Você quis dizer: {candidates}?
        oneOwnName: “{path}” aceita --me só uma vez: seu nome ou número nele.
        attachmentsUnread|one: Não foi possível ler {count} anexo; todo o resto foi importado.
        attachmentsUnread|many: Não foi possível ler {count} anexos; todo o resto foi importado.
        attachmentsUnread|other: Não foi possível ler {count} anexos; todo o resto foi importado.
        attachmentsUnreadHint: O cofre não tem o que o resumo nomeia. Importe uma cópia intacta do arquivo para adicioná-lo.
        unknownCompression: O arquivo compactado “{path}” usa {method}, que o Whisper não consegue descompactar. Nada foi importado dele.
        foreignArchive: “{path}” é um arquivo compactado em um formato que o Whisper não descompacta.
        unpackHint: Descompacte-o primeiro com outro programa e depois importe o diretório.
        importedBefore: “{path}” já foi importado com outras configurações. Nada foi importado.
        readDifferently: “{path}” foi importado em {date} com outras configurações: {settings}.
        readDifferentlyHint: Com --redo, essa importação é desfeita e o arquivo é importado de novo. Nada foi alterado.
        readLikeEarlierHint: “{path}”, importado em {date}, foi lido de outro modo. Se este arquivo deve ser lido como aquele, acrescente: {options}. Se aquele estava errado, --redo desfaz a importação dele. Nada foi alterado.
        nothingToUndo: Não há importação que possa ser desfeita.
        noSuchImport: Não há importação de “{name}” que possa ser desfeita.
        noSuchImportHint: “whisper import list” mostra as importações. As de bancos de dados e de JSON Lines não podem ser desfeitas.
        otherContents: “{path}” não é o arquivo que foi importado com este nome: diz outra coisa.
        otherContentsHint: Para desfazer mesmo assim uma importação com esse nome, indique a referência: {imports}
        emptyTitle: Uma conversa precisa de um título.
        unknownInput: Indique o que a entrada padrão contém.
        unknownInputHint: Use “whisper import whatsapp -” ou “whisper import json -”.
        optionForLines: {option} vale para linhas JSON; “{path}” não as tem.
        optionNotForLines: {option} não vale para linhas JSON como “{path}”.
        importInterruptedBefore: Interrompido antes de importar algo de “{path}”.
        interruptedUndone: Interrompido antes de importar algo de “{path}”. A importação anterior foi desfeita; importe o arquivo de novo.
        chosenWouldGo: Ler o arquivo assim desfaria a importação de {files} e apagaria a conversa “{title}”, para a qual o arquivo deve ser importado.
        chosenWouldGoHint: Nada foi alterado. Importe antes esses arquivos de novo, da forma certa e com --redo.
        undoesOthers: Ler “{path}” assim contradiz outros arquivos, cujas importações seriam desfeitas: {files}
        undoesOthersHint: Nada foi alterado. O que só esses arquivos têm sumiria até serem importados de novo. Veja com “whisper import list” como foram lidos; para desfazê-los, use --redo --yes.
        failedUndone: A importação anterior de “{path}” foi desfeita, e o arquivo precisa ser importado de novo, porque esta importação falhou: {reason}
        ownVault: “{path}” é um cofre do Whisper.
        ownVaultHint: Para lê-lo: {read}. Para que seja o seu cofre: {restore}. Para acrescentar as mensagens dele às suas: {export}, depois {import}.
        ownLines: “{path}” contém linhas JSON.
        ownCommand: Use: {command}
        ownPages: “{path}” é um arquivo de páginas, que serve para ler.
        ownPagesHint: Abra {file} em um navegador. Para importar mensagens, use aquilo de que o arquivo foi feito.
        ownSealedPages: “{path}” é um arquivo selado de páginas, que serve para ler.
        ownIdentities: “{path}” é um backup de identidades e não tem mensagens.
        ownKeys: “{path}” contém chaves de contatos e nenhuma mensagem.
        backupKey: “{path}” é a chave de um backup e não contém mensagens.
        backupKeyHint: Importe o backup com ela: {command}
        ownSealed: “{path}” contém uma mensagem selada e nenhuma conversa.
        notImported: “{path}” não foi importado.
        ownerIsAnother: As mensagens de “{path}” ditas suas estão no cofre como as de “{name}” ({number}), que não é você.
        ownerIsAnotherHint: Diga com --me com que nome este arquivo mostra você. Com --yes, ele é importado mesmo assim.
        chosenService: A conversa “{title}” é de outro serviço ({platform}). Nada foi importado de “{path}”.
        chosenKind: “{path}” mostra um grupo, e “{title}” é uma conversa com uma só pessoa. Nada foi importado.
        chosenUnlike: A conversa “{title}” e “{path}” quase não têm nada em comum. Nada foi importado.
        chosenOtherHint: Indique outra conversa com --into, ou omita a opção para que a conversa seja encontrada pelo título e pelas mensagens.
        chosenUnlikeHint: Indique outra conversa com --into. Se for esta, acrescente --yes.
        intoSeveral: --into indica uma só conversa, e estas são exportações de várias.
        intoSeveralHint: Importe somente o arquivo dessa conversa.
        intoOther: --into vale para uma conversa exportada; “{path}” não é uma.
        ownTable: “{path}” é uma tabela para planilhas, como “whisper export csv” a escreve, e não contém tudo o que um cofre contém.
        ownTableHint: Para levar mensagens de um cofre a outro, escreva-as com “{export}” e leia-as com “{import}”.
        """)
}

extension DataOptionText {
    static let portuguese = PhraseTable(
        """
        importPath: Conversas exportadas (.txt, .zip ou pastas), bases de dados do WhatsApp, suas cópias de segurança, pastas que contenham algo disso ou arquivos de linhas JSON.
        exportPath: Conversas exportadas (.txt, .zip ou pastas; - é a entrada padrão), bases de dados do WhatsApp, suas cópias de segurança ou pastas que contenham algo disso.
        backupKeyFile: A chave de uma cópia de segurança cifrada: um arquivo com 64 dígitos hexadecimais ou o arquivo de chave do telefone; para uma cópia de um iPhone, um arquivo com sua senha.
        backupKeyCommand: Um comando que escreve a chave ou a senha de uma cópia de segurança cifrada.
        backupAccount: Qual aplicativo importar de um backup de iPhone que tem os dois: whatsapp ou business.
        statusPosts: Importar também as publicações de status de uma base de dados.
        ownName: Seu próprio nome na exportação; distingue mensagens enviadas de recebidas. Se as conversas mostram você com vários nomes, repita a opção: em cada conversa, você é o primeiro deles que escreveu nela. Para uma base de dados que não diz de quem é: seu número.
        ownNameJSON: Seu próprio nome ou número; distingue mensagens enviadas de recebidas.
        chatTitle: O título da conversa, se o nome do arquivo não o diz.
        intoChat: A conversa do cofre que o arquivo mostra: título ou parte dele, referência ou identificador. Para um arquivo com mensagens de menos para encontrá-la.
        timezone: O fuso horário do telefone, como America/Sao_Paulo; na falta, o deste dispositivo.
        dateOrder: A ordem de dia e mês nas datas: dmy, mdy ou ymd; na falta, é descoberta.
        dryRun: Só mostrar o que seria feito.
        verboseImport: Mostrar tudo o que se sabe de cada conversa, e as tabelas das bases de dados.
        importYes: Continuar com a ordem mais provável se dia e mês não se distinguem, e também se o cofre contém as mesmas mensagens a outras horas.
        redo: Se o arquivo já foi importado com outra ordem de data, fuso horário ou dono, ou em outra conversa, desfaz primeiro essa importação. Sem nenhuma destas opções, pergunta de novo num terminal quem é você.
        importToUndo: A referência da importação, ou o nome do arquivo ou parte dele; várias são desfeitas juntas (padrão: a última importação).
        jsonPath: Um arquivo de linhas JSON; - é a entrada padrão.
        restoreJSON: Trazer de volta um cofre seu como era: contatos com a sua confiança, identidades, políticas. Em um que não está vazio, cada um é primeiro nomeado e confirmado.
        attachmentsFrom: Uma pasta com os conteúdos dos anexos, como “export json --attachments” a escreve.
        attachmentsTo: Escrever também os conteúdos dos anexos nesta pasta.
        exportConversation: Só esta conversa: título ou parte dele, referência ou identificador.
        full: Todos os registros do cofre, não só as mensagens.
        deidentify: Substituir nomes e números de telefone por identificadores sempre iguais.
        output: O arquivo a escrever; - é a saída padrão.
        onlyUnread: Só conversas com mensagens não lidas.
        conversationLimit: No máximo este número de conversas.
        conversation: A conversa: título ou parte dele, referência ou identificador.
        messageLimit: No máximo este número de mensagens (100 na falta).
        before: As mensagens anteriores à desta referência.
        after: As mensagens posteriores à desta referência.
        references: Mostrar a referência de cada mensagem.
        oldest: Começar pela mensagem mais antiga.
        all: Todas as mensagens, da mais antiga à mais recente.
        saveAttachments: Salvar nesta pasta os anexos das mensagens mostradas.
        query: O que se procura.
        searchIn: Só nesta conversa: título ou parte dele, referência ou identificador.
        fromPerson: Só mensagens desta pessoa: nome, parte do nome ou identificador.
        since: Só a partir desta data.
        until: Só até esta data, inclusive.
        type: Só deste tipo: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. Pode ser repetido.
        hasAttachment: Só com anexo.
        encrypted: Só com uma mensagem selada dentro.
        order: newest (na falta) ou relevance.
        searchLimit: No máximo este número de resultados (50 na falta).
        upTo: Só até a mensagem desta referência.
        deleteMessage: Apagar a mensagem desta referência.
        erase: Não deixar vestígio da mensagem; importar sua conversa de novo a traz de volta.
        deleteBefore: Mensagens enviadas antes desta data.
        olderThan: Mensagens mais antigas que: 90d, 8w, 6m, 2y.
        platform: Mensagens desta plataforma, como whatsapp.
        svg: Escrever o gráfico como arquivo SVG; - é a saída padrão.
        countConversation: Contar só as mensagens desta conversa.
        countSince: Contar só as mensagens a partir desta data.
        countUntil: Contar só as mensagens até esta data, inclusive.
        pagesFolder: A pasta a escrever.
        pagesConversation: Escreve só esta conversa: título ou parte dele, referência ou identificador. Pode repetir-se.
        pagesSince: Escreve só mensagens a partir desta data.
        pagesUntil: Escreve só mensagens até esta data, inclusive.
        pagesMedia: Que arquivos copiar: all, used (só imagens, vídeos e sons que as páginas mostram), none.
        pagesTheme: As cores: auto (as do sistema), light, dark.
        pagesLanguage: A língua das páginas: en, de, es, fr, pt, tr, ar, hi, zh-Hans.
        pagesForce: Substitui um arquivo que uma exportação anterior escreveu ali, e nada mais.
        conversationOrReference: A conversa: título ou parte dele, referência ou identificador. Dispensável com --around, --before e --after.
        around: A mensagem desta referência e outras antes e depois (padrão: 10 de cada lado).
        showSince: Só mensagens a partir desta data.
        showUntil: Só mensagens até esta data, inclusive.
        searchContext: Mostra também este número de mensagens antes e depois de cada resultado.
        newTitle: O novo título.
        """)
}

extension DatabaseText {
    static let portuguese = PhraseTable(
        """
        readerMissing: Falta o programa whisper-reader, que lê bases de dados: “{path}”.
        readerMissingHint: Ele é instalado ao lado do whisper; “make install” faz isso.
        readerFailed: Não foi possível ler “{path}”: whisper-reader terminou de forma inesperada.
        notADatabase: “{path}” não contém nenhuma base de dados.
        notADatabaseHint: Espera-se uma conversa exportada, msgstore.db, ChatStorage.sqlite, uma cópia de segurança terminada em .crypt12, .crypt14 ou .crypt15, ou uma pasta que contenha algo disso.
        unknownSchema: “{path}” é uma base de dados, mas não do WhatsApp.
        unknownSchemaHint: As mensagens estão em msgstore.db no Android e em ChatStorage.sqlite em um iPhone.
        contactsAlone: “{path}” contém nomes e números de contatos do WhatsApp, mas nenhuma mensagem.
        contactsAloneHint: Ele é lido junto com as mensagens, que estão em msgstore.db no Android e em ChatStorage.sqlite em um iPhone. Importe a pasta que contém os dois ou indique os dois arquivos.
        damaged: “{path}” está cortado ou danificado.
        damagedHint: Copie-o de novo do telefone. As mensagens importadas antes do dano ficam guardadas.
        changed: “{path}” foi alterado enquanto era lido.
        changedHint: Feche o WhatsApp ou importe uma cópia.
        keyRequired: “{path}” está cifrado.
        keyRequiredHint: Indique a chave com --key-file ou --key-command.
        wrongKey: A chave não abre “{path}”.
        wrongKeyHint: Cada telefone tem sua própria chave, e uma nova quando o WhatsApp é configurado de novo.
        malformedKey: Isto não é uma chave para “{path}”.
        malformedKeyHint: Um .crypt15 abre-se com os seus 64 dígitos hexadecimais ou com o arquivo encrypted_backup.key do telefone; .crypt12 e .crypt14, com o arquivo key do telefone.
        passwordProtected: “{path}” está protegido por uma senha; a chave fica com o WhatsApp.
        passwordProtectedHint: Nas configurações de backup de conversas do WhatsApp, mude o backup criptografado de ponta a ponta para uma chave de 64 dígitos e faça um novo backup.
        unknownBackup: “{path}” é uma cópia de segurança cifrada de tipo desconhecido.
        unknownBackupHint: São conhecidos crypt12, crypt14 e crypt15, e as cópias de segurança de iPhone.
        limit: Ler “{path}” exige mais espaço ou trabalho do que um arquivo autêntico pode exigir.
        full: Não há mais espaço para arquivos temporários.
        incomplete: Falta um arquivo na cópia de segurança “{path}”.
        listMissing: A lista de arquivos, Manifest.db, falta na cópia de segurança “{path}” ou está vazia.
        messagesMissing: As mensagens, ChatStorage.sqlite, faltam na cópia de segurança “{path}” embora constem dela, ou estão vazias.
        incompleteHint: Copie a pasta inteira da cópia de segurança.
        nothingFound: “{path}” não contém nem uma conversa exportada nem uma base de dados do WhatsApp.
        nothingFoundHint: “whisper help import” descreve o que pode ser importado e como obtê-lo de um telefone.
        backupWithoutWhatsApp: “{path}” é um backup de um iPhone sem WhatsApp.
        severalFoundHint: Importe cada um que quiser por seu próprio caminho; a ordem não faz diferença.
        severalDatabases: “{path}” contém vários bancos de dados: {found}
        severalAccounts: “{path}” é um backup de iPhone com vários aplicativos: {apps}
        severalAccountsHint: Escolha um com --account e importe o outro depois; a ordem não faz diferença.
        noSuchAccount: “{path}” não contém conversas do {app} em um backup de iPhone.
        noSuchAccountHint: Omita --account para importar o que houver.
        wrongPassword: A senha não abre “{path}”.
        wrongPasswordHint: É a que foi definida para os backups cifrados do iPhone em um computador, não o código do telefone.
        otherTimes: “{title}” está agora duas vezes no cofre, com horas diferentes.
        otherTimesHint: Uma exportação dessa conversa foi lida em outro fuso horário ou em outra ordem de datas. Importe-a de novo com --redo e o --timezone ou --date-order correto.
        exportOptions: {option} vale para conversas exportadas; “{path}” é uma base de dados.
        databaseOptions: {option} vale para bases de dados e cópias de segurança; “{path}” é uma conversa exportada.
        keyPrompt: Chave da cópia de segurança (64 dígitos):
        passwordPrompt: Senha da cópia de segurança do iPhone:
        partlyRead: Algumas linhas não puderam ser lidas; todo o resto foi importado.
        partlyReadHint: O resumo conta-as por motivo, e --json lista as primeiras. Se forem muitas, copie de novo o banco de dados do telefone com o WhatsApp fechado.
        orphansOnly: Algumas linhas pertencem a conversas, mensagens ou pessoas que o banco de dados não tem; todo o resto foi importado.
        orphansOnlyHint: Os telefones deixam essas linhas quando conversas e mensagens são apagadas, e o WhatsApp também não as mostra. Não há nada a fazer; --json lista as primeiras.
        contactsUnread: Não foi possível ler os nomes em “{path}”; as pessoas têm os nomes que as mensagens lhes dão.
        linkedIDsUnread: Não foi possível ler os números dos identificadores vinculados em “{path}”; algumas pessoas aparecem sem o número.
        chats|one: Em {count} conversa; novas no cofre: {new}
        chats|many: Em {count} de conversas; novas no cofre: {new}
        chats|other: Em {count} conversas; novas no cofre: {new}
        people|one: {count} pessoa que escreveu
        people|many: {count} pessoas que escreveram
        people|other: {count} pessoas que escreveram
        noOwner: O banco de dados não diz quem é você
        itsOwner: dono do banco de dados: {name}
        joinedChats|one: {count} conversa revelou ser outra e foi unida a ela; “whisper conversation split” separa-as
        joinedChats|many: {count} de conversas revelaram ser outras e foram unidas a elas; “whisper conversation split” separa-as
        joinedChats|other: {count} conversas revelaram ser outras e foram unidas a elas; “whisper conversation split” separa-as
        joinedChat: “{former}” agora faz parte de “{title}”
        completed|one: {count} delas foi completada pela base de dados
        completed|many: {count} delas foram completadas pela base de dados
        completed|other: {count} delas foram completadas pela base de dados
        earlierBackups|one: Lido: “{imported}”. {count} cópia anterior ao lado pode ter mensagens apagadas desde então: {names}
        earlierBackups|many: Lido: “{imported}”. {count} de cópias anteriores ao lado podem ter mensagens apagadas desde então: {names}
        earlierBackups|other: Lido: “{imported}”. {count} cópias anteriores ao lado podem ter mensagens apagadas desde então: {names}
        joined|one: {count} mensagem de uma exportação foi substituída no lugar pela mesma mensagem da base de dados
        joined|many: {count} de mensagens de exportações foram substituídas no lugar pelas mesmas mensagens da base de dados
        joined|other: {count} mensagens de exportações foram substituídas no lugar pelas mesmas mensagens da base de dados
        ambiguous|one: {count} mensagem talvez já esteja no cofre por uma exportação, com o mesmo texto no mesmo minuto; ambas ficam
        ambiguous|many: {count} de mensagens talvez já estejam no cofre por uma exportação, com o mesmo texto no mesmo minuto; ambas ficam
        ambiguous|other: {count} mensagens talvez já estejam no cofre por uma exportação, com o mesmo texto no mesmo minuto; ambas ficam
        events|one: Reações, votos, edições, mensagens apagadas, estados e nomes na base de dados: {count}
        events|many: Reações, votos, edições, mensagens apagadas, estados e nomes na base de dados: {count}
        events|other: Reações, votos, edições, mensagens apagadas, estados e nomes na base de dados: {count}
        waiting|one: {count} alteração espera por sua mensagem
        waiting|many: {count} de alterações esperam por sua mensagem
        waiting|other: {count} alterações esperam por sua mensagem
        refused|one: {count} alteração de uma pessoa sem direito a fazê-la não foi aplicada
        refused|many: {count} de alterações de pessoas sem direito a fazê-las não foram aplicadas
        refused|other: {count} alterações de pessoas sem direito a fazê-las não foram aplicadas
        rejected|one: {count} mensagem não pôde ser guardada
        rejected|many: {count} de mensagens não puderam ser guardadas
        rejected|other: {count} mensagens não puderam ser guardadas
        attachments: Anexos: guardados {stored}, já no cofre {held}, ausentes {missing}
        attachmentsWithUnread: Anexos: guardados {stored}, já no cofre {held}, ilegíveis {unread}, ausentes {missing}
        rows|one: {count} linha lida, destas tabelas: {tables}
        rows|many: {count} de linhas lidas, destas tabelas: {tables}
        rows|other: {count} linhas lidas, destas tabelas: {tables}
        leftOut|one: {table}: {count} linha deixada de fora ({reasons})
        leftOut|many: {table}: {count} de linhas deixadas de fora ({reasons})
        leftOut|other: {table}: {count} linhas deixadas de fora ({reasons})
        unknownTypes: Mensagens de tipos ainda desconhecidos, mantidas com tudo o que o banco de dados diz delas: {types}
        unknownTypesInAll|one: {count} mensagem é de um tipo ainda desconhecido, mantida com tudo o que o banco de dados diz dela
        unknownTypesInAll|many: {count} mensagens são de tipos ainda desconhecidos, mantidas com tudo o que o banco de dados diz delas
        unknownTypesInAll|other: {count} mensagens são de tipos ainda desconhecidos, mantidas com tudo o que o banco de dados diz delas
        unknownSenders|one: {count} mensagem é de alguém que a base de dados não identifica
        unknownSenders|many: {count} de mensagens são de pessoas que a base de dados não identifica
        unknownSenders|other: {count} mensagens são de pessoas que a base de dados não identifica
        reasonInternal: o WhatsApp não as mostra em lugar nenhum
        reasonStatus: publicações de status
        reasonOrphan: de uma conversa, mensagem ou pessoa que o banco de dados não tem
        reasonMalformed: incompletas ou danificadas
        reasonImpossibleTime: hora impossível
        reasonTooLong: longas demais
        reasonRepeated: repetidas
        reasonSuperseded: já está em outra linha
        reasonContradictory: vistas em uma só leitura
        contradictions: Linhas de {table} em que duas leituras se contradizem, porque o arquivo está danificado: {count}
        otherOwner: O dono desta base de dados é outra pessoa neste cofre. As mensagens próprias dele não são tomadas como suas.
        leftOutInAll|one: {count} linha deixada de fora ({reasons})
        leftOutInAll|many: {count} de linhas deixadas de fora ({reasons})
        leftOutInAll|other: {count} linhas deixadas de fora ({reasons})
        contradictionsInAll: Linhas em que duas leituras se contradizem, porque o arquivo está danificado: {count}
        """)
}

extension FindingText {
    static let portuguese = PhraseTable(
        """
        choose: Qual número? (Enter: nenhum)
        chooseOne: Qual número?
        acceptedNumbers: Responda com um número de 1 a {last}.
        severalChats: Várias conversas correspondem a “{name}”:
        severalPeople: Várias pessoas correspondem a “{name}”:
        severalContacts: Vários contatos correspondem a “{name}”:
        partOfContact: Nenhum contato se chama exatamente “{name}”. Talvez seja este:
        contactTaken: Contato: “{name}”, {id}
        noSuchChatSuggestion: Não há conversa chamada “{name}”. Talvez: {candidates}?
        noSuchPersonSuggestion: Não há ninguém chamado “{name}”. Talvez: {candidates}?
        noReference: “{value}” não é a referência nem o identificador de uma mensagem.
        noSuchMessage: Não há mensagem “{reference}” aqui.
        severalMessages: “{reference}” corresponde a várias mensagens: {candidates}
        referenceHint: “whisper messages --refs” e “whisper search” mostram a referência de cada mensagem.
        otherChat: A mensagem “{reference}” está em outra conversa.
        inChat: Conversa: “{title}”, {reference}
        lastMessage: última {date}
        memberOf: em “{title}”
        """)
}

extension DeletionText {
    static let portuguese = PhraseTable(
        """
        askConversation|one: Apagar para sempre a conversa “{title}” com {count} mensagem?
        askConversation|many: Apagar para sempre a conversa “{title}” com {count} mensagens?
        askConversation|other: Apagar para sempre a conversa “{title}” com {count} mensagens?
        askMessage: Apagar esta mensagem para sempre?
        askRule|one: Apagar {count} mensagem para sempre?
        askRule|many: Apagar {count} mensagens para sempre?
        askRule|other: Apagar {count} mensagens para sempre?
        askRuleInChat|one: Apagar para sempre {count} mensagem de “{title}”?
        askRuleInChat|many: Apagar para sempre {count} mensagens de “{title}”?
        askRuleInChat|other: Apagar para sempre {count} mensagens de “{title}”?
        deleted|one: {count} mensagem apagada.
        deleted|many: {count} mensagens apagadas.
        deleted|other: {count} mensagens apagadas.
        wouldDelete|one: {count} mensagem seria apagada.
        wouldDelete|many: {count} mensagens seriam apagadas.
        wouldDelete|other: {count} mensagens seriam apagadas.
        wouldDeleteFrom|one: {count} mensagem de “{title}” seria apagada.
        wouldDeleteFrom|many: {count} mensagens de “{title}” seriam apagadas.
        wouldDeleteFrom|other: {count} mensagens de “{title}” seriam apagadas.
        deletingMessages: Apagando mensagens
        deletingWords: Retirando palavras do índice
        copiesRemain: Cópias feitas antes ainda contêm o que foi apagado: {paths}
        otherCopiesRemain: Cópias de segurança e exportações feitas antes ainda contêm o que foi apagado.
        namedCopiesRemain: Cópias feitas antes ainda contêm os nomes e endereços: {paths}
        otherNamedCopiesRemain: Cópias de segurança e exportações feitas antes ainda contêm os nomes e endereços.
        stoppedHint: O que já foi apagado fica apagado. Repita o comando para apagar o resto.
        optimized|one: O índice de pesquisa tem {count} parte ({size}); tinha {before} ({sizeBefore}).
        optimized|many: O índice de pesquisa tem {count} de partes ({size}); tinha {before} ({sizeBefore}).
        optimized|other: O índice de pesquisa tem {count} partes ({size}); tinha {before} ({sizeBefore}).
        choicesGo: Com a conversa é apagado o que você definiu para ela, como o título, o rascunho ou a regra de retenção.
        noRoom: O disco está cheio, e a própria exclusão precisa de algum espaço por um tempo.
        noRoomHint: Libere algum espaço em outra parte do disco e repita o comando. O que já foi apagado fica apagado.
        """)
}

extension ExportText {
    static let portuguese = PhraseTable(
        """
        progress: Exportando
        writtenMessages|one: {count} mensagem escrita em “{path}”.
        writtenMessages|many: {count} mensagens escritas em “{path}”.
        writtenMessages|other: {count} mensagens escritas em “{path}”.
        writtenRecords|one: {count} registro escrito em “{path}”.
        writtenRecords|many: {count} registros escritos em “{path}”.
        writtenRecords|other: {count} registros escritos em “{path}”.
        onlyFrom: São só mensagens de “{name}”.
        plaintext: O arquivo não está cifrado: quem puder lê-lo pode ler as suas mensagens.
        plaintextOutput: A saída não está cifrada: quem puder lê-la pode ler as suas mensagens.
        withBlocked|one: {count} delas é de um contato bloqueado e também está no arquivo.
        withBlocked|many: {count} delas são de contatos bloqueados e também estão no arquivo.
        withBlocked|other: {count} delas são de contatos bloqueados e também estão no arquivo.
        withoutAttachments|one: O arquivo de {count} anexo não é exportado. Para tê-lo também, acrescente --attachments DIR; uma importação o busca ali com a mesma opção.
        withoutAttachments|many: Os arquivos de {count} anexos não são exportados. Para tê-los também, acrescente --attachments DIR; uma importação os busca ali com a mesma opção.
        withoutAttachments|other: Os arquivos de {count} anexos não são exportados. Para tê-los também, acrescente --attachments DIR; uma importação os busca ali com a mesma opção.
        """)
}

extension ImportText {
    static let portuguese = PhraseTable(
        """
        surveying: Examinando
        aligning: Comparando
        writing: Importando
        imported|one: {count} mensagem nova em “{title}”
        imported|many: {count} mensagens novas em “{title}”
        imported|other: {count} mensagens novas em “{title}”
        wouldImport|one: {count} mensagem seria nova em “{title}”
        wouldImport|many: {count} mensagens seriam novas em “{title}”
        wouldImport|other: {count} mensagens seriam novas em “{title}”
        importedMessages|one: {count} mensagem nova
        importedMessages|many: {count} mensagens novas
        importedMessages|other: {count} mensagens novas
        wouldImportMessages|one: {count} mensagem seria nova
        wouldImportMessages|many: {count} mensagens seriam novas
        wouldImportMessages|other: {count} mensagens seriam novas
        wouldImportAtMost|one: No máximo {count} mensagem seria nova: também conta a que o cofre tem com outro identificador
        wouldImportAtMost|many: No máximo {count} mensagens seriam novas: também contam as que o cofre tem com outros identificadores
        wouldImportAtMost|other: No máximo {count} mensagens seriam novas: também contam as que o cofre tem com outros identificadores
        importAgain: Para importar de novo, lendo do mesmo modo: {command}
        duplicates|one: {count} mensagem já estava no cofre
        duplicates|many: {count} mensagens já estavam no cofre
        duplicates|other: {count} mensagens já estavam no cofre
        repeated|one: {count} mensagem está também em um arquivo anterior e conta uma vez
        repeated|many: {count} de mensagens estão também em arquivos anteriores e contam uma vez
        repeated|other: {count} mensagens estão também em arquivos anteriores e contam uma vez
        laterTexts|one: {count} mensagem que o cofre conhecia tem um texto posterior neste arquivo; o texto anterior é mantido
        laterTexts|many: {count} de mensagens que o cofre conhecia têm um texto posterior neste arquivo; os textos anteriores são mantidos
        laterTexts|other: {count} mensagens que o cofre conhecia têm um texto posterior neste arquivo; os textos anteriores são mantidos
        markedDeleted|one: {count} mensagem que o cofre conhecia está apagada segundo este arquivo; suas palavras são mantidas
        markedDeleted|many: {count} de mensagens que o cofre conhecia estão apagadas segundo este arquivo; suas palavras são mantidas
        markedDeleted|other: {count} mensagens que o cofre conhecia estão apagadas segundo este arquivo; suas palavras são mantidas
        messagesFound|one: No arquivo: {count} mensagem, {system} do sistema
        messagesFound|many: No arquivo: {count} mensagens, {system} delas do sistema
        messagesFound|other: No arquivo: {count} mensagens, {system} delas do sistema
        period: De {first} a {last}
        attachments: Anexos: encontrados {found}, ausentes {missing}, omitidos na exportação {omitted}
        attachmentsWithUnread: Anexos: encontrados {found}, ilegíveis {unread}, ausentes {missing}, omitidos na exportação {omitted}
        dateOrder: Datas lidas como {order}, no fuso {zone}; certeza {confidence} ({evidence})
        renamed: “{from}” e “{to}” são a mesma pessoa
        keptApart: “{from}” e “{to}” escreveram as mesmas mensagens. Continuam a ser duas pessoas. Se forem uma só: {command}
        keptApartOwner: “{from}” e “{to}” escreveram as mesmas mensagens. Continuam a ser duas pessoas, pois uma delas é você e a outra não
        keptApartFormerOwner: “{from}” e “{to}” escreveram as mesmas mensagens. Continuam a ser duas pessoas, pois “{from}” é você e “{to}” não. Se você for as duas: {command}
        titleKept: O arquivo chama a conversa de “{other}”. Ela continua a se chamar “{title}”
        resembling: A conversa “{other}” também tem algumas destas mensagens, mas poucas demais para saber se é a mesma. “{title}” continua a ser uma conversa à parte. Se forem uma só: {command}
        resemblingPart: A conversa “{other}” também tem algumas destas mensagens, mas poucas demais para saber se é a mesma. “{title}” continua a ser uma conversa à parte. Se forem uma só, descompacte “{path}” e importe o arquivo desta conversa com --redo --into {reference}
        inBoth: A conversa “{other}” também tem mensagens deste arquivo. Se for a mesma conversa que “{title}”, importe os arquivos de “{other}” com --redo --into {reference}: assim nenhuma mensagem fica duas vezes
        inBothMore|one: E mais {count} conversa que uma exportação com outro nome também tem. --json nomeia todas
        inBothMore|many: E mais {count} conversas que exportações com outros nomes também têm. --json nomeia todas
        inBothMore|other: E mais {count} conversas que exportações com outros nomes também têm. --json nomeia todas
        sameChat: A conversa é a que se chamava “{former}”
        askAlike: “{path}” contém mensagens da conversa “{title}” com outros nomes: {names}. São os mesmos?
        askSameGroup: A conversa “{title}” e “{path}” quase não têm nada em comum. É a mesma conversa?
        otherGroup: Outra conversa também se chama “{title}”. Esta continua sendo uma conversa própria, pois quase não têm nada em comum
        unlike: A conversa “{title}” e “{path}” quase não têm nada em comum: será perguntado se é a mesma conversa
        unlikeAllowed: A conversa “{title}” e “{path}” quase não têm nada em comum. Com --yes, o arquivo é importado mesmo assim
        unlikeUnasked: A conversa “{title}” e “{path}” quase não têm nada em comum. Sem um terminal em que perguntar, a importação precisa de --yes
        unparsed|one: {count} trecho não pôde ser lido, na linha {lines}
        unparsed|many: {count} trechos não puderam ser lidos, nas linhas {lines}
        unparsed|other: {count} trechos não puderam ser lidos, nas linhas {lines}
        invalidBytes|one: {count} byte não era UTF-8 e foi substituído
        invalidBytes|many: {count} bytes não eram UTF-8 e foram substituídos
        invalidBytes|other: {count} bytes não eram UTF-8 e foram substituídos
        repeatedNames: O arquivo compactado contém vários arquivos com o mesmo nome; foi usado o primeiro de cada um: {names}
        inFuture: O arquivo tem mensagens com datas no futuro, a última de {last}. São guardadas com essas datas.
        truncated|one: A exportação tem exatamente {count} mensagem: o próprio WhatsApp corta as exportações aí, então podem faltar as mais antigas.
        truncated|many: A exportação tem exatamente {count} mensagens: o próprio WhatsApp corta as exportações aí, então podem faltar as mais antigas.
        truncated|other: A exportação tem exatamente {count} mensagens: o próprio WhatsApp corta as exportações aí, então podem faltar as mais antigas.
        endsInsideLine: O arquivo termina no meio de uma linha, portanto não está completo: falta o que vem depois, e a última mensagem pode estar cortada.
        records|one: {count} outro registro, {added} novo
        records|many: {count} outros registros, {added} deles novos
        records|other: {count} outros registros, {added} deles novos
        attachmentsTaken|one: {count} anexo importado
        attachmentsTaken|many: {count} anexos importados
        attachmentsTaken|other: {count} anexos importados
        attachmentsAbsent|one: O conteúdo de {count} anexo não está no cofre; --attachments o traz.
        attachmentsAbsent|many: Os conteúdos de {count} anexos não estão no cofre; --attachments os traz.
        attachmentsAbsent|other: Os conteúdos de {count} anexos não estão no cofre; --attachments os traz.
        attachmentsToFetch|one: {count} anexo pode ser buscado no seu serviço
        attachmentsToFetch|many: {count} anexos podem ser buscados no seu serviço
        attachmentsToFetch|other: {count} anexos podem ser buscados no seu serviço
        policyTurnedOn: O arquivo liga {policy}
        policyTurnedOff: O arquivo desliga {policy}
        broughtVerified|one: {count} contato entra como verificado só porque o arquivo o diz: ninguém comparou as suas chaves para este cofre. “whisper contact verify” compara-as.
        broughtVerified|many: {count} contatos entram como verificados só porque o arquivo o diz: ninguém comparou as suas chaves para este cofre. “whisper contact verify” compara-as.
        broughtVerified|other: {count} contatos entram como verificados só porque o arquivo o diz: ninguém comparou as suas chaves para este cofre. “whisper contact verify” compara-as.
        gateLeftDown: No arquivo, biometric-gated-signing está ligada; aqui fica desligada, pois nenhuma exportação contém chaves de assinatura. “whisper policy set biometric-gated-signing on” protege as deste cofre.
        contactsUnverified|one: Entrou {count} contato sem verificação; “whisper contact verify” compara as suas chaves
        contactsUnverified|many: Entraram {count} contatos sem verificação; “whisper contact verify” compara as suas chaves
        contactsUnverified|other: Entraram {count} contatos sem verificação; “whisper contact verify” compara as suas chaves
        contactRefused: O contato “{name}” ficou de fora: as suas chaves não são as do seu contato, são as chaves de você mesmo ou não servem. “whisper contact import” aceita chaves alteradas.
        identityLeftOut: A identidade “{name}” ficou de fora: as suas chaves secretas não estão aqui
        policyLeftOut: A configuração {policy} do arquivo ficou de fora
        restoreHint: --restore restaura um cofre seu tal como era, em um cofre vazio.
        dayMonthYear: dia, mês, ano
        monthDayYear: mês, dia, ano
        yearMonthDay: ano, mês, dia
        evidenceGiven: conforme indicado, ou como foi lido antes
        evidenceImpossibleValue: datas que não existem em outra ordem
        evidenceMediaFileName: nomes de arquivos de mídia
        evidenceFileTime: hora do arquivo
        evidenceFewestJumps: menos saltos para trás no tempo
        evidenceFasterColumn: o dia muda mais depressa
        evidenceStyle: o estilo de escrita
        askDateOrder: Em “{path}” não se distinguem dia e mês. O que significa a data desta linha: {line}
        claimContact: “{name}” seria um contato verificado, com a impressão digital {fingerprint}
        claimIdentity: “{name}” seria uma identidade sua, com a impressão digital {fingerprint}; as suas chaves secretas não estão aqui
        askClaims: O cofre não está vazio. Aceitar tudo isto apenas pela palavra do arquivo?
        chatDivided: A conversa “{title}” da linha {line} ficou de fora com as suas mensagens, porque o cofre tem várias conversas para ela: {chats}
        chatsDividedMore|one: E mais {count} conversa para a qual o cofre tem várias conversas. --json nomeia todas
        chatsDividedMore|many: E mais {count} conversas para as quais o cofre tem várias conversas. --json nomeia todas
        chatsDividedMore|other: E mais {count} conversas para as quais o cofre tem várias conversas. --json nomeia todas
        personApart: “{name}” entrou sem os números que no cofre são de outra pessoa
        severalChats: {count} arquivos em “{path}” parecem conversas exportadas: {chats}
        otherFiles|one: {count} outro arquivo em “{path}” não é uma conversa exportada, e só é lido onde uma conversa o tem anexado: {names}
        otherFiles|many: {count} outros arquivos em “{path}” não são conversas exportadas, e só são lidos onde uma conversa os tem anexados: {names}
        otherFiles|other: {count} outros arquivos em “{path}” não são conversas exportadas, e só são lidos onde uma conversa os tem anexados: {names}
        askOwner: Qual destes remetentes em “{path}” é você?
        writer|one: {name}, {count} mensagem
        writer|many: {name}, {count} mensagens
        writer|other: {name}, {count} mensagens
        noneOfThese: Nenhum destes
        noneOfAny: Nenhum destes, e não perguntar sobre as outras conversas
        ownMessages: Enviadas por você: as mensagens de “{name}”
        noOwner: Nenhum remetente foi tido como você, então nenhuma mensagem conta como enviada por você. Se um deles for você, repita a importação com --redo --me NAME: {senders}
        noOwnerInLines: Nenhuma mensagem nova conta como enviada por você. Se você é um dos remetentes, importe o arquivo de novo com --me e seu nome ou número.
        nobodyIsOwner: Ninguém em “{path}” se chama “{name}”, então nenhuma mensagem conta como enviada por você. Os remetentes são: {senders}
        nobodyIsOwnerInSome|one: Em {count} conversa ninguém se chama “{name}”, então ali nenhuma mensagem conta como enviada por você. Os remetentes são: {senders}
        nobodyIsOwnerInSome|many: Em {count} de conversas ninguém se chama “{name}”, então ali nenhuma mensagem conta como enviada por você. Os remetentes são: {senders}
        nobodyIsOwnerInSome|other: Em {count} conversas ninguém se chama “{name}”, então ali nenhuma mensagem conta como enviada por você. Os remetentes são: {senders}
        dateReading: {date} ({order})
        likelierReading: {date} ({order}); o mais provável, certeza {confidence}
        askRedo: “{path}” foi importado em {date} com outras configurações: {settings}. Desfazer essa importação e importar o arquivo de novo?
        readDates: datas como {order}
        readZone: fuso horário {zone}
        readOwner: você é “{name}”
        readNobody: você não é nenhum dos remetentes
        readChat: na conversa “{title}”
        youAre: você: {name}
        importedHeading: Importado
        fileHeading: Arquivo
        readingHeading: Lido com
        notUndoable: não pode ser desfeita
        noImports: Nenhuma importação está registrada: nada foi importado, ou as conversas foram excluídas.
        severalImports: Várias importações correspondem a “{name}”:
        askUndo|one: Desfazer a importação de “{path}” de {date} e apagar para sempre sua {count} mensagem?
        askUndo|many: Desfazer a importação de “{path}” de {date} e apagar para sempre suas {count} mensagens?
        askUndo|other: Desfazer a importação de “{path}” de {date} e apagar para sempre suas {count} mensagens?
        askUndoSeveral|one: Desfazer estas importações e apagar para sempre sua {count} mensagem: {names}?
        askUndoSeveral|many: Desfazer estas importações e apagar para sempre suas {count} mensagens: {names}?
        askUndoSeveral|other: Desfazer estas importações e apagar para sempre suas {count} mensagens: {names}?
        undone|one: A importação de “{path}” de {date} foi desfeita: {count} mensagem apagada.
        undone|many: A importação de “{path}” de {date} foi desfeita: {count} mensagens apagadas.
        undone|other: A importação de “{path}” de {date} foi desfeita: {count} mensagens apagadas.
        undoneSeveral|one: Estas importações foram desfeitas, {count} mensagem apagada: {names}
        undoneSeveral|many: Estas importações foram desfeitas, {count} mensagens apagadas: {names}
        undoneSeveral|other: Estas importações foram desfeitas, {count} mensagens apagadas: {names}
        wouldUndoSeveral|one: Desfazer estas importações apagaria {count} mensagem: {names}
        wouldUndoSeveral|many: Desfazer estas importações apagaria {count} mensagens: {names}
        wouldUndoSeveral|other: Desfazer estas importações apagaria {count} mensagens: {names}
        undoneToo: A importação de “{path}” também foi desfeita, porque contradiz esta. Importe também esse arquivo de novo.
        wouldUndoToo: A importação de “{path}” também seria desfeita, porque contradiz esta. Esse arquivo também teria de ser importado de novo.
        wouldUndo|one: Desfazer a importação de “{path}” de {date} apagaria {count} mensagem.
        wouldUndo|many: Desfazer a importação de “{path}” de {date} apagaria {count} mensagens.
        wouldUndo|other: Desfazer a importação de “{path}” de {date} apagaria {count} mensagens.
        keptForImports|one: {count} mensagem fica porque uma importação posterior também a contém.
        keptForImports|many: {count} mensagens ficam porque uma importação posterior também as contém.
        keptForImports|other: {count} mensagens ficam porque uma importação posterior também as contém.
        keptOpened|one: {count} mensagem fica porque foi aberta de uma mensagem selada, que só se abre uma vez.
        keptOpened|many: {count} mensagens ficam porque foram abertas de mensagens seladas, que só se abrem uma vez.
        keptOpened|other: {count} mensagens ficam porque foram abertas de mensagens seladas, que só se abrem uma vez.
        keptOtherwise|one: {count} mensagem não é afetada: outra fonte também a entregou, ou ela já tinha sido apagada.
        keptOtherwise|many: {count} mensagens não são afetadas: outra fonte também as entregou, ou já tinham sido apagadas.
        keptOtherwise|other: {count} mensagens não são afetadas: outra fonte também as entregou, ou já tinham sido apagadas.
        keptTimes|one: {count} delas mantém a hora que tem no cofre
        keptTimes|many: {count} delas mantêm as horas que têm no cofre
        keptTimes|other: {count} delas mantêm as horas que têm no cofre
        markedSent|one: {count} mensagem que estava no cofre conta agora como enviada por você
        markedSent|many: {count} mensagens que estavam no cofre contam agora como enviadas por você
        markedSent|other: {count} mensagens que estavam no cofre contam agora como enviadas por você
        wouldNotBeYou: “{name}” não seria mais tido como você.
        chatRemoved: A conversa “{title}” estava vazia e foi removida.
        chatWouldGo: A conversa “{title}” seria removida, porque não contém mais nada.
        chatStays: A conversa “{title}” permanece com o que você definiu para ela, como o título, o rascunho ou a regra de retenção.
        unreadAttachments|one: Não foi possível ler {count} anexo, que não está no cofre: {names}
        unreadAttachments|many: Não foi possível ler {count} anexos, que não estão no cofre: {names}
        unreadAttachments|other: Não foi possível ler {count} anexos, que não estão no cofre: {names}
        reasonDamaged: danificado
        reasonEncrypted: cifrado
        reasonCompression: compressão não compatível
        reasonUnreadable: ilegível
        encodingAssumed: O texto foi lido como {encoding}, que não é o que o WhatsApp escreve: confira os acentos nos nomes
        inAll|one: No total, de {count} conversa: {messages}
        inAll|many: No total, de {count} de conversas: {messages}
        inAll|other: No total, de {count} conversas: {messages}
        sealed|one: {count} das mensagens novas está selada
        sealed|many: {count} das mensagens novas estão seladas
        sealed|other: {count} das mensagens novas estão seladas
        recordsInFile|one: {count} outro registro no arquivo
        recordsInFile|many: {count} outros registros no arquivo
        recordsInFile|other: {count} outros registros no arquivo
        nothingRedone: Nenhuma importação anterior lê “{path}” de outro modo, então nenhuma foi desfeita.
        incomplete: incompleta
        noOwnerElsewhere|one: Em {count} das conversas nenhum remetente foi tido como você, então ali nenhuma mensagem conta como enviada por você. Se um deles for você, repita a importação com --redo --me NAME: {senders}
        noOwnerElsewhere|many: Em {count} das conversas nenhum remetente foi tido como você, então ali nenhuma mensagem conta como enviada por você. Se um deles for você, repita a importação com --redo --me NAME: {senders}
        noOwnerElsewhere|other: Em {count} das conversas nenhum remetente foi tido como você, então ali nenhuma mensagem conta como enviada por você. Se um deles for você, repita a importação com --redo --me NAME: {senders}
        importNamed|one: {path} ({reference}, {date}, {count} mensagem)
        importNamed|many: {path} ({reference}, {date}, {count} mensagens)
        importNamed|other: {path} ({reference}, {date}, {count} mensagens)
        undoneTooOf|one: A importação {reference} de “{path}”, de {date}, com {count} mensagem nova, também foi desfeita, porque contradiz esta. Importe também esse arquivo de novo.
        undoneTooOf|many: A importação {reference} de “{path}”, de {date}, com {count} mensagens novas, também foi desfeita, porque contradiz esta. Importe também esse arquivo de novo.
        undoneTooOf|other: A importação {reference} de “{path}”, de {date}, com {count} mensagens novas, também foi desfeita, porque contradiz esta. Importe também esse arquivo de novo.
        wouldUndoTooOf|one: A importação {reference} de “{path}”, de {date}, com {count} mensagem nova, também seria desfeita, porque contradiz esta. Esse arquivo também teria de ser importado de novo.
        wouldUndoTooOf|many: A importação {reference} de “{path}”, de {date}, com {count} mensagens novas, também seria desfeita, porque contradiz esta. Esse arquivo também teria de ser importado de novo.
        wouldUndoTooOf|other: A importação {reference} de “{path}”, de {date}, com {count} mensagens novas, também seria desfeita, porque contradiz esta. Esse arquivo também teria de ser importado de novo.
        """)
}

extension MessageText {
    static let portuguese = PhraseTable(
        """
        titleHeading: Conversa
        unreadHeading: Não lidas
        messagesHeading: Mensagens
        lastHeading: Última
        textHeading: Texto
        pinned: fixada
        muted: silenciada
        archived: arquivada
        noConversations: Ainda não há conversas.
        noMessages: Não há mensagens ali.
        nothingFound: Nenhuma mensagem encontrada.
        olderMessages: Mensagens mais antigas: {command}
        edited: editada
        unread: não lida
        notHeld: não está no cofre
        omitted: omitido na exportação
        image: imagem
        video: vídeo
        audio: áudio
        document: documento
        file: arquivo
        sticker: figurinha
        location: localização
        contact: contato
        poll: enquete
        call: chamada
        deleted: apagada
        unknownKind: mensagem de tipo desconhecido
        attachmentsSaved|one: {count} anexo salvo em “{path}”.
        attachmentsSaved|many: {count} anexos salvos em “{path}”.
        attachmentsSaved|other: {count} anexos salvos em “{path}”.
        attachmentsNotHeld|one: {count} anexo não está no cofre.
        attachmentsNotHeld|many: {count} anexos não estão no cofre.
        attachmentsNotHeld|other: {count} anexos não estão no cofre.
        pinnedNow: “{title}” está fixada.
        unpinnedNow: “{title}” não está mais fixada.
        mutedNow: “{title}” está silenciada.
        unmutedNow: “{title}” não está mais silenciada.
        archivedNow: “{title}” está arquivada.
        unarchivedNow: “{title}” não está mais arquivada.
        renamedNow: “{from}” chama-se agora “{to}”.
        markedRead|one: {count} mensagem de “{title}” marcada como lida.
        markedRead|many: {count} mensagens de “{title}” marcadas como lidas.
        markedRead|other: {count} mensagens de “{title}” marcadas como lidas.
        deletedByAdmin: apagada por um administrador, {name}
        event: evento: {type}
        nothingToShow: nada a mostrar
        newerMessages: Mensagens mais novas: {command}
        aroundHit: As mensagens em volta de um resultado: {command}
        referenceHeading: Ref.
        moreHits: Mostrados: {count} de {total} resultados. --limit mostra mais.
        onlyBeginnings: Nenhuma mensagem tem exatamente “{query}”. Resultados de {wider}: {total}
        chatsOfName|one: Conversa com este nome: {names}
        chatsOfName|many: {count} de conversas com este nome: {names}
        chatsOfName|other: {count} conversas com este nome: {names}
        peopleOfName|one: Pessoa com este nome: {names}
        peopleOfName|many: {count} de pessoas com este nome: {names}
        peopleOfName|other: {count} pessoas com este nome: {names}
        sealedEdit: edição selada de uma mensagem, não aberta
        sealedEditElsewhere: edição selada de uma mensagem, aberta como outra mensagem
        sealedEditExpired: edição selada de uma mensagem, antiga demais para ser aberta
        sealedEditInvalid: edição selada de uma mensagem, danificada ou forjada
        sealedMessage: mensagem selada
        sealedOpened: mensagem selada, aberta como {reference}
        sealedByYou: selada por você para {name}, e só essa pessoa pode abri-la; o seu próprio texto é {reference}
        widerShowsMore|one: Com {count} coluna, o último texto de cada conversa também é mostrado.
        widerShowsMore|many: Com {count} colunas, o último texto de cada conversa também é mostrado.
        widerShowsMore|other: Com {count} colunas, o último texto de cada conversa também é mostrado.
        danglingOperator: De um lado de {word} não há nada para procurar; por isso {word} também foi procurado como palavra.
        """)
}

extension StatisticsText {
    static let portuguese = PhraseTable(
        """
        conversations: Conversas
        messages: Mensagens
        unread: Não lidas
        people: Pessoas
        attachments: Anexos
        held: No cofre
        first: Primeira mensagem
        last: Última mensagem
        database: Base de dados
        kinds: Tipos
        progress: Contando mensagens
        chartWritten: Gráficos gravados em “{path}”.
        """)
}

extension ChartText {
    static let portuguese = PhraseTable(
        """
        overTime: Mensagens ao longo do tempo
        byHour: Mensagens por hora
        byWeekday: Mensagens por dia da semana
        byHourOfWeek: Mensagens por hora da semana
        byPerson: Mensagens por pessoa
        byChat: Mensagens por conversa
        byDelay: Tempo até outra pessoa escrever
        byKind: Mensagens por tipo
        frequentWords: Palavras frequentes
        emoji: Emojis
        reactions: Reações
        period: Período
        hour: Hora
        weekday: Dia
        person: Pessoa
        chat: Conversa
        delay: Tempo
        kind: Tipo
        word: Palavra
        reaction: Reação
        messages: Mensagens
        times: Vezes
        numbers: Os números
        words: Palavras
        daysWithMessages: Dias com mensagens
        busiestDay: Dia mais movimentado
        busiestDayValue|one: {date}: {count} mensagem
        busiestDayValue|many: {date}: {count} de mensagens
        busiestDayValue|other: {date}: {count} mensagens
        longestStreak: Mais dias seguidos
        longestStreakValue|one: {count} dia a partir de {from}
        longestStreakValue|many: {count} de dias a partir de {from}
        longestStreakValue|other: {count} dias a partir de {from}
        medianDelay: Mediana: {duration}
        delayBelow: menos de {limit}
        delayBetween: de {from} a {to}
        delayAbove: {limit} ou mais
        seconds: {amount} s
        minutes: {amount} min
        hours: {amount} h
        days: {amount} d
        others|one: {count} outro
        others|many: {count} outros
        others|other: {count} outros
        wordsNote: Palavras com pelo menos quatro letras; em chinês e japonês, pares de caracteres.
        shortfallNote: Cada número pode estar abaixo do real, no máximo em {count}.
        zoneNote: Horas no fuso {zone}.
        sheetTitle: Mensagens em números
        sheetSummary|one: {count} mensagem de {first} a {last}
        sheetSummary|many: {count} mensagens de {first} a {last}
        sheetSummary|other: {count} mensagens de {first} a {last}
        value: {label}: {value}
        shortWeekdays: seg ter qua qui sex sáb dom
        kindText: Texto
        kindImage: Imagens
        kindVideo: Vídeos
        kindAudio: Áudio
        kindDocument: Documentos
        kindSticker: Figurinhas
        kindLocation: Localizações
        kindContact: Cartões de contato
        kindPoll: Enquetes
        kindCall: Chamadas
        kindDeleted: Apagadas
        kindSystem: Mensagens do sistema
        kindUnknown: Outros tipos
        """)
}

extension TranscriptText {
    static let portuguese = PhraseTable(
        """
        text: Escrever as mensagens como texto para ler.
        textDiscussion: Escreve cada conversa com título, dias e mensagens: quem responde por cada uma, a hora, o nome e o texto. Os anexos são nomeados. A saída não é cifrada.
        table: Escrever as mensagens como tabela para planilhas.
        tableDiscussion: Escreve uma linha por mensagem como valores separados por vírgulas em UTF-8, depois de uma linha com os nomes das colunas. Uma célula que uma planilha tomaria por fórmula recebe um apóstrofo na frente. A saída não é cifrada.
        conversation: Só esta conversa: título ou parte dele, referência ou identificador. Pode ser repetido.
        since: Só mensagens a partir desta data.
        until: Só mensagens até esta data, inclusive.
        emptyPeriod: O período termina antes de começar.
        unknownAnswered: uma mensagem que não está no cofre
        """)
}

extension SealedArchiveText {
    static let portuguese = PhraseTable(
        """
        encrypt: Escreve, em vez de uma pasta, um arquivo selado com uma frase-passe própria.
        open: Abre um arquivo selado: desempacota-o na memória, indica a página a abrir e remove-o ao ser interrompido.
        passphraseCommand: Ler a frase-passe do arquivo selado da primeira linha que este comando escreve.
        passphraseFile: Ler a frase-passe do arquivo selado da primeira linha deste arquivo.
        passphraseDescriptor: Ler a frase-passe do arquivo selado da primeira linha deste descritor de arquivo aberto.
        prompt: Frase-passe do arquivo selado:
        newPrompt: Frase-passe para o arquivo selado (vazia: criam-se dez palavras):
        repeatPrompt: Frase-passe para o arquivo selado outra vez:
        notAnArchive: “{path}” não é um arquivo selado do Whisper.
        newerVersion: “{path}” foi escrito por uma versão mais nova do Whisper.
        wrongPassphrase: A frase-passe não abre “{path}”.
        damaged: O arquivo selado “{path}” está danificado.
        tooBig: Desempacotado, ele ocupa {size}, e só há {free} livres na memória.
        noMemory: Não há espaço privado na memória onde desempacotar o arquivo.
        unpacking: Desempacotando
        openAt: Abra esta página em um navegador:
        waiting: As páginas estão só na memória. Ctrl-C as remove.
        removed: As páginas foram removidas da memória.
        removedRemains: Foram removidas as páginas que uma execução interrompida havia deixado na memória.
        openAlone: --open só mostra um arquivo existente: retire as opções de escrita.
        showWith: Para vê-lo: {command}
        noFirstPage: O arquivo selado “{path}” não tem nenhuma página “{page}” para abrir: não foi o Whisper que o escreveu.
        """)
}

extension BrowserText {
    static let portuguese = PhraseTable(
        """
        command: Percorrer o cofre em tela cheia.
        discussion: Mostra as conversas à esquerda e as mensagens de uma conversa à direita. Pressione ? para ver as teclas, que são as do less e do vim, e q para sair. As mensagens que outros comandos adicionam aparecem sozinhas.
        needsTerminal: A visualização em tela cheia precisa de um terminal que possa posicionar o cursor.
        needsTerminalHint: “whisper conversations” e “whisper messages” mostram o mesmo em linhas.
        noChats: Ainda não há conversas.
        noFiles: Não há arquivos nesta conversa.
        noMessages: Não há mensagens aqui.
        loading: Lendo…
        keysHeading: Teclas
        keyMove: mover um por vez
        keyPages: mover uma página ou meia página
        keyEnds: ir para o primeiro ou o último
        keyOpen: abrir a conversa; mostrar detalhes da mensagem
        keyBack: voltar à lista de conversas; fechar o que está aberto
        keyOther: alternar entre conversas e mensagens
        keySearch: encontrar conversas pelo nome, e mensagens, enquanto digita
        keyHits: ir para o resultado seguinte ou anterior
        keyDate: ir para uma data
        keyAnswered: ir para a mensagem a que esta responde
        keyThread: listar o tópico: a que a mensagem responde e as suas respostas
        keyReturn: voltar para onde você estava
        keyFiles: listar os arquivos desta conversa
        keyDetails: mostrar detalhes: selo, horários, textos anteriores
        keySave: salvar os arquivos da mensagem na pasta atual
        keyOpenFile: abrir o arquivo da mensagem em outro programa
        keyCopy: copiar o texto
        keyRead: marcar como lido até esta mensagem
        keyPin: fixar ou desafixar a conversa
        keyMute: silenciar a conversa ou reativar o som
        keyArchive: arquivar ou desarquivar a conversa
        keyDelete: apagar a mensagem ou a conversa (pergunta antes)
        keyHelp: mostrar as teclas
        keyQuit: sair
        keyRedraw: redesenhar a tela
        searchPrompt: Pesquisar:
        datePrompt: Ir para a data (2020-05-31, 31.5., segunda-feira, ontem):
        noHits: Nenhuma mensagem encontrada.
        searchHint: Palavras, \"uma frase\", começo*, OR, -não; filtros: --in CONVERSA, --from-person NOME, --since DATA, --until DATA, --type TIPO, --has-attachment, --encrypted
        notHere: Essa mensagem não está no cofre.
        copied: Copiado, se o terminal permitir.
        notCopied: O texto é longo demais para ser copiado.
        pinned: Fixada.
        unpinned: Desafixada.
        muted: Silenciada.
        unmuted: Som reativado.
        archived: Arquivada.
        unarchived: Desarquivada.
        read|one: {count} mensagem marcada como lida.
        read|many: {count} de mensagens marcadas como lidas.
        read|other: {count} mensagens marcadas como lidas.
        deleted: Apagado.
        gone: Esta conversa foi apagada.
        saved|one: {count} arquivo salvo: {names}
        saved|many: {count} de arquivos salvos: {names}
        saved|other: {count} arquivos salvos: {names}
        noAttachment: O cofre não tem nenhum arquivo desta mensagem.
        opened: Aberto. A cópia é removida quando você sair.
        cannotOpen: Nenhum programa o abre. Até você sair, há uma cópia em {path}.
        hintChats: ? teclas · q sair · Enter abrir · / pesquisar · m lido · P fixar · M silenciar · D apagar
        hintMessages: ? teclas · q sair · Enter detalhes · / pesquisar · t data · o abrir · y copiar · Esc conversas
        hintSearch: Enter ir para lá · ↑↓ escolher · Esc fechar
        hintList: ↑↓ rolar · Esc fechar
        linesLeft: … o resto do texto: Enter
        detailsHeading: Detalhes
        filesHeading: Arquivos
        threadHeading: Tópico
        threadIsLonger: O tópico é mais longo: só uma parte é mostrada.
        noThread: Esta mensagem não responde a nada e nada lhe responde.
        seal: Selo
        sender: De
        time: Horário
        status: Estado
        edited: Editada
        source: Origem
        answers: Responde a
        identifier: Identificador
        text: Texto
        changes: Desde então
        unknownFilter: Filtro desconhecido: {value}
        onlyMedia: Só imagens, vídeos e som são abertos. Salve o arquivo com s.
        noSpace: Não há espaço na memória para uma cópia. Salve o arquivo com s.
        nothingToCopy: Esta mensagem não tem texto.
        earlier: Texto anterior
        attachment: Arquivo
        keyWrite: escrever uma mensagem nesta conversa
        hintWriting: Enter enviar · Alt-Enter nova linha · Esc mensagens · Tab conversas
        writeHint: w: escrever uma mensagem
        writesSealed: selada para {contact}
        writesPlain: não selada: o servidor pode ler
        cannotWrite: Nada pode ser enviado nesta conversa: ela não tem servidor.
        askLeaving: O que você escreveu não pode ser guardado e será perdido. Sair?
        draftsKept|one: {count} texto não enviado fica guardado como rascunho.
        draftsKept|many: {count} textos não enviados ficam guardados como rascunhos.
        draftsKept|other: {count} textos não enviados ficam guardados como rascunhos.
        draftChanged: Outro comando alterou este rascunho. O que você escreveu aqui permanece.
        notAsShown: Não enviada: a conversa já não é como era mostrada quando você escreveu.
        reference: Referência
        keyCopyReference: copiar a referência pela qual os comandos a encontram
        unlessMarked: sem indicação: {word}
        ownMessage: as suas próprias mensagens
        noChatsHint: Importe uma: whisper import FILE
        hintEmpty: ? teclas · q sair
        hintNoMessages: ? teclas · q sair · Esc conversas
        hintHits: n seguinte · N resultado anterior · / pesquisar · Esc fim da pesquisa · ? teclas · q sair
        hintNoHits: Esc fechar
        answersNothing: Esta mensagem não responde a nada.
        searchFirst: Primeiro pesquise: /
        noMoreHits: Não há mais resultados.
        unknownKey: Esta tecla não faz nada aqui. ? mostra as teclas.
        openFirst: Primeiro abra uma conversa: Enter
        notADate: “{value}” não é uma data. Escreva 2020, 2020-05, 2020-05-31, 31.5., segunda-feira ou ontem.
        chatFound: Conversa
        personFound: Pessoa
        listsMessages: Enter mostra as mensagens desta pessoa
        allBlocked|one: {count} mensagem, que não é mostrada por ser de um contato bloqueado.
        allBlocked|many: {count} mensagens, que não são mostradas por serem de contatos bloqueados.
        allBlocked|other: {count} mensagens, que não são mostradas por serem de contatos bloqueados.
        """)
}

extension DraftText {
    static let portuguese = PhraseTable(
        """
        group: Gerenciar os rascunhos: textos que você começou a escrever.
        set: Guardar um texto como rascunho de uma conversa.
        setDiscussion: Substitui o rascunho da conversa. Sem TEXT, o texto é lido da entrada padrão, sem o último fim de linha. Um rascunho fica no cofre como uma mensagem e não é enviado.
        show: Mostrar o rascunho de uma conversa.
        list: Listar os rascunhos, o mais recente primeiro.
        remove: Remover o rascunho de uma conversa.
        send: Enviar o rascunho de uma conversa.
        sendDiscussion: Põe o rascunho na caixa de saída, selado se a conversa estiver ligada a um contacto, e envia-o se o servidor estiver acessível. O rascunho é removido no mesmo passo, pelo que é enviado uma só vez.
        textArgument: O texto; - lê da entrada padrão.
        savedHeading: Guardado
        saved: Rascunho para “{title}” guardado.
        removed: Rascunho para “{title}” removido.
        none: Não há rascunho para “{title}”.
        noneHint: Escreva um com “whisper draft set” ou liste os que existem com “whisper draft list”.
        noDrafts: Sem rascunhos.
        empty: Não há texto para guardar.
        changed: Entretanto, outro comando alterou ou enviou o rascunho. Nada foi enviado.
        """)
}

extension MediaText {
    static let portuguese = PhraseTable(
        """
        group: Mostrar quanto espaço os anexos ocupam e liberá-lo.
        stats: Mostrar quanto espaço os anexos ocupam.
        statsDiscussion: Conta um arquivo só uma vez, mesmo que várias mensagens o contenham. As conversas que ocupam mais espaço vêm primeiro; em cada uma, arquivos comuns contam por inteiro. Arquivos de mensagens ao vivo contam como recuperáveis se o serviço ainda puder tê-los.
        prune: Remover os arquivos de mensagens antigas para liberar espaço.
        pruneDiscussion: As mensagens mantêm o nome, o tipo e o tamanho de um arquivo removido, e ele pode ser buscado de novo enquanto o serviço o tiver. Todas as condições dadas devem ser satisfeitas. O que não pode ser buscado de novo, como os arquivos de uma conversa importada, fica, exceto com --even-unfetchable. Um arquivo de várias mensagens só é removido se todas satisfizerem as condições. Arquivos de mensagens ainda não enviadas ficam.
        olderThan: Arquivos de mensagens mais antigas que isto (90d, 8w, 6m, 2y) ou anteriores a esta data.
        largerThan: Arquivos maiores que: 500kB, 10MB, 2GiB.
        conversation: Só arquivos desta conversa: título ou parte dele, referência ou identificador.
        kind: Só arquivos de mensagens deste tipo: image, video, audio, document, sticker.
        keepUnder: Remove arquivos até que o resto não ocupe mais do que isto: primeiro os mais antigos e, entre os de um mesmo dia, os maiores.
        evenUnfetchable: Remove também arquivos que não podem ser buscados de novo.
        nothingChosen: Indique quais arquivos remover.
        nothingChosenHint: Use --older-than, --larger-than, --conversation, --kind ou --keep-under.
        invalidSize: {option}: “{value}” não é um tamanho.
        invalidSizeHint: Escreva um número e kB, MB, GB, KiB, MiB ou GiB: 500kB, 10MB, 2GiB.
        reading: Lendo anexos
        removing: Removendo arquivos
        stoppedHint: O que já foi removido fica removido. Repita o comando para remover o resto.
        askPrune|one: Remover {count} arquivo ({size}) do cofre? Ele pode ser buscado de novo enquanto o serviço o tiver.
        askPrune|many: Remover {count} arquivos ({size}) do cofre? Eles podem ser buscados de novo enquanto o serviço os tiver.
        askPrune|other: Remover {count} arquivos ({size}) do cofre? Eles podem ser buscados de novo enquanto o serviço os tiver.
        askPruneLost|one: Não podem ser buscados de novo: {lost}. Remover {count} arquivo ({size}) para sempre?
        askPruneLost|many: Não podem ser buscados de novo: {lost}. Remover {count} arquivos ({size}) para sempre?
        askPruneLost|other: Não podem ser buscados de novo: {lost}. Remover {count} arquivos ({size}) para sempre?
        pruned|one: {count} arquivo removido ({size}).
        pruned|many: {count} arquivos removidos ({size}).
        pruned|other: {count} arquivos removidos ({size}).
        wouldPrune|one: {count} arquivo seria removido ({size}).
        wouldPrune|many: {count} arquivos seriam removidos ({size}).
        wouldPrune|other: {count} arquivos seriam removidos ({size}).
        nothingToPrune: Não há nada a remover.
        keptUnfetchable|one: {count} arquivo ({size}) fica porque não pode ser buscado de novo:
        keptUnfetchable|many: {count} arquivos ({size}) ficam porque não podem ser buscados de novo; os maiores:
        keptUnfetchable|other: {count} arquivos ({size}) ficam porque não podem ser buscados de novo; os maiores:
        keptInUse|one: {count} arquivo ({size}) fica porque mensagens que não satisfazem as condições também o contêm.
        keptInUse|many: {count} arquivos ({size}) ficam porque mensagens que não satisfazem as condições também os contêm.
        keptInUse|other: {count} arquivos ({size}) ficam porque mensagens que não satisfazem as condições também os contêm.
        overLimit: Os arquivos restantes ocupam {size}, mais que {limit}.
        postponed: Outro comando está usando os anexos. O espaço é liberado na próxima remoção de arquivos, ou com “whisper verify --repair”.
        stored: Arquivos no cofre
        attachments: Anexos com eles
        fetchable: Podem ser buscados de novo
        unfetchable: Não podem ser buscados de novo
        remote: Anexos a buscar
        expired: Não mais disponíveis
        absent: Não incluídos na fonte
        kindHeading: Tipo
        filesHeading: Arquivos
        sizeHeading: Tamanho
        dateHeading: Envio
        nameHeading: Nome do arquivo
        moreChats|one: Mais {count} conversa tem arquivos; --json lista todas.
        moreChats|many: Mais {count} conversas têm arquivos; --json lista todas.
        moreChats|other: Mais {count} conversas têm arquivos; --json lista todas.
        makeRoom: mostra o que pode ser removido para liberar espaço
        fileUnsupported: A ponte não consegue buscar este tipo de arquivo.
        chatPictures: Imagens de conversas
        """)
}

extension PictureText {
    static let portuguese = PhraseTable(
        """
        command: Salvar a imagem de uma conversa em um arquivo.
        discussion: Grava a imagem como o mensageiro a enviou: JPEG, PNG ou WebP. Um arquivo existente nunca é substituído. “whisper bridge run” busca as imagens das conversas e as mantém atualizadas; cada conversa é verificada uma vez por semana.
        output: Gravar a imagem neste arquivo; - é a saída padrão.
        saved: Imagem de “{title}” salva: {path} ({size})
        absent: O cofre não tem imagem de “{title}”.
        absentHint: “whisper bridge run” busca as imagens das conversas se --media não for none.
        notHeld: A imagem de “{title}” está ausente dos arquivos do cofre.
        notForTerminal: A saída padrão é um terminal, que não pode mostrar uma imagem.
        notForTerminalHint: Use --output ARQUIVO ou um pipe.
        """)
}

extension RetentionText {
    static let portuguese = PhraseTable(
        """
        group: Gerenciar por quanto tempo as mensagens das conversas são mantidas.
        set: Definir por quanto tempo as mensagens de uma conversa são mantidas.
        setDiscussion: AGE é um número e d, w, m ou y para dias, semanas, meses ou anos, como 90d ou 2y, ou a palavra “forever”. Com --default, vale para todas as conversas sem regra própria. As mensagens só são apagadas por “whisper retention apply”.
        list: Listar as regras de retenção.
        remove: Remover a regra de uma conversa, para que a regra geral valha para ela.
        apply: Apagar para sempre as mensagens mais antigas do que as regras permitem.
        applyDiscussion: Apaga como “whisper delete --older-than”, conversa por conversa. A idade é medida pelo relógio deste computador. Se a mensagem mais recente do cofre for mais de 30 dias anterior ao que o relógio mostra, ele pode estar errado: o comando faz então outra pergunta, que --yes não responde, mas --accept-clock sim. Uma mensagem ao vivo não é mais antiga que o tempo desde que foi recebida, seja qual for a hora que o remetente indique. As mensagens ainda não enviadas ficam. Importar de novo uma exportação antiga traz de volta as mensagens apagadas até que as regras sejam aplicadas da próxima vez.
        chatArgument: A conversa; com --default, AGE vem no lugar dela.
        ageArgument: Por quanto tempo as mensagens são mantidas: 90d, 8w, 6m, 2y ou forever.
        defaultOption: A regra de todas as conversas sem regra própria.
        acceptClock: Confiar no relógio, mesmo que a mensagem mais recente seja muito anterior ao que ele mostra.
        forever: para sempre
        days|one: {count} dia
        days|many: {count} dias
        days|other: {count} dias
        weeks|one: {count} semana
        weeks|many: {count} semanas
        weeks|other: {count} semanas
        months|one: {count} mês
        months|many: {count} meses
        months|other: {count} meses
        years|one: {count} ano
        years|many: {count} anos
        years|other: {count} anos
        allOthers: (todas as outras conversas)
        keptHeading: Retenção
        beforeHeading: Antes de
        saved: Retenção de “{title}”: {period}.
        savedDefault: Retenção de todas as outras conversas: {period}.
        removed: Regra de “{title}” removida.
        removedDefault: Regra geral removida.
        none: Não há regra para “{title}”.
        noneDefault: Não há regra geral.
        noneHint: “whisper retention list” mostra as regras.
        noRules: Nenhuma regra. Todas as mensagens são mantidas.
        invalid: “{value}” não é uma idade.
        invalidHint: Escreva um número e d, w, m ou y para dias, semanas, meses ou anos, como 90d, ou a palavra “forever”.
        oneTarget: Indique uma conversa ou --default, não ambos.
        ageMissing: Falta AGE: por quanto tempo as mensagens são mantidas.
        askApply|one: As regras de retenção abrangem {count} mensagem. Apagá-la para sempre?
        askApply|many: As regras de retenção abrangem {count} mensagens. Apagá-las para sempre?
        askApply|other: As regras de retenção abrangem {count} mensagens. Apagá-las para sempre?
        askClock|one: O relógio deste computador mostra {now}, mas a mensagem mais recente é de {newest}. Se o relógio estiver errado, apaga-se demais. Apagar {count} mensagem para sempre?
        askClock|many: O relógio deste computador mostra {now}, mas a mensagem mais recente é de {newest}. Se o relógio estiver errado, apaga-se demais. Apagar {count} mensagens para sempre?
        askClock|other: O relógio deste computador mostra {now}, mas a mensagem mais recente é de {newest}. Se o relógio estiver errado, apaga-se demais. Apagar {count} mensagens para sempre?
        clockDoubtful: O relógio deste computador mostra {now}, mas a mensagem mais recente é de {newest}. Nada foi apagado.
        clockDoubtfulHint: Se o relógio estiver certo, execute: {command}
        clockWouldStop: O relógio deste computador mostra {now}, mas a mensagem mais recente é de {newest}. Nada seria apagado até você confirmar o relógio.
        keptUnsent|one: {count} mensagem antiga fica porque ainda não foi enviada.
        keptUnsent|many: {count} mensagens antigas ficam porque ainda não foram enviadas.
        keptUnsent|other: {count} mensagens antigas ficam porque ainda não foram enviadas.
        """)
}

extension GroupText {
    static let portuguese = PhraseTable(
        """
        group: Mostrar os grupos e seus membros.
        groupDiscussion: Sem subcomando, lista os grupos como “list”.
        list: Listar os grupos.
        listDiscussion: Os grupos fixados vêm primeiro, depois os ativos mais recentemente; os arquivados vêm por último. O número de membros e o seu papel aparecem se uma fonte os informa; conversas exportadas não o fazem: destas aparece quantas pessoas escreveram ali.
        listName: Listar só os grupos cujo nome contém isto. Pode ser repetido.
        listLimit: No máximo este número de grupos.
        show: Mostrar um grupo e seus membros.
        showDiscussion: Mostra a descrição, se o grupo tem imagem e cada membro com seu papel: proprietário, administrador ou membro. “Desde” é o momento do relato que deu ou encerrou o papel.
        shownGroup: O grupo: nome ou parte dele, referência ou identificador.
        former: Listar também quem saiu do grupo.
        reading: Lendo grupos
        groupHeading: Grupo
        memberHeading: Nome
        membersHeading: Membros
        roleHeading: Papel
        ownRoleHeading: Seu papel
        sinceHeading: Desde
        descriptionHeading: Descrição
        pictureHeading: Imagem
        owner: proprietário
        admin: administrador
        member: membro
        left: saiu
        you: você
        noGroups: Ainda não há grupos.
        noMatch: Nenhum grupo corresponde a “{name}”.
        noSuchGroup: Não há grupo chamado “{name}”.
        noSuchGroupSuggestion: Não há grupo chamado “{name}”. Você quis dizer: {candidates}?
        noSuchGroupHint: “whisper groups” lista os grupos.
        membersUnknown: Os membros deste grupo são desconhecidos porque nenhuma fonte os informou.
        formerCount|one: {count} pessoa saiu do grupo. Com --former, ela também é listada.
        formerCount|many: {count} de pessoas saíram do grupo. Com --former, elas também são listadas.
        formerCount|other: {count} pessoas saíram do grupo. Com --former, elas também são listadas.
        showMembers: mostrar os membros deste grupo
        wroteHere|one: {count} escreveu aqui
        wroteHere|many: {count} escreveram aqui
        wroteHere|other: {count} escreveram aqui
        """)
}

extension PeopleText {
    static let portuguese = PhraseTable(
        """
        group: Mostrar as pessoas e os nomes pelos quais são conhecidas.
        groupDiscussion: Sem subcomando, lista as pessoas como “list”.
        list: Listar as pessoas do cofre.
        listDiscussion: Lista todos que uma fonte informou: remetentes, membros de grupos e pessoas da agenda do telefone, com um número e todos os seus nomes. Esses nomes vêm das fontes, e nenhum deles foi verificado. “Última menção” é quando uma fonte citou a pessoa pela última vez, em uma mensagem ou em uma lista como a agenda.
        listName: Listar só as pessoas com isto em um nome ou número. Pode ser repetido.
        listLimit: No máximo este número de pessoas.
        show: Mostrar o que o cofre sabe sobre uma pessoa.
        showDiscussion: Mostra cada nome e número com sua origem, o contato com sua confiança, as conversas e os grupos. Só a confiança de um contato se baseia em uma comparação de chaves. Um nome de empresa é confirmado pelo mensageiro, não por você.
        shownPerson: A pessoa: nome ou parte dele, número ou identificador.
        reading: Lendo pessoas
        nameHeading: Nome
        numberHeading: Número
        otherNamesHeading: Outros nomes
        originHeading: Origem
        aliasHeading: Nome ou número
        serviceHeading: Serviço
        firstSeenHeading: Primeira menção
        lastSeenHeading: Última menção
        directChatHeading: Conversa direta
        phoneNumber: número de telefone
        linkedID: identificador vinculado
        serviceID: identificador no serviço
        addressBook: na agenda do telefone
        addedFile: apenas em um arquivo JSON adicionado
        chosen: escolhido pela pessoa
        business: nome de empresa confirmado pelo WhatsApp
        businessElsewhere: nome de empresa confirmado pelo mensageiro
        contact: contato deste cofre
        notVerified: Não há contato para esta pessoa; portanto nenhuma chave foi comparada.
        messageCount|one: {count} mensagem
        messageCount|many: {count} de mensagens
        messageCount|other: {count} mensagens
        messageAndUnreadCount|one: {count} mensagem, {unread} não lida
        messageAndUnreadCount|many: {count} de mensagens, {unread} não lidas
        messageAndUnreadCount|other: {count} mensagens, {unread} não lidas
        noPeople: Ainda não há pessoas.
        noMatch: Nenhuma pessoa corresponde a “{name}”.
        cut|one: Só a primeira pessoa é listada. Indique parte de um nome para encontrar outras.
        cut|many: Só os primeiros {count} de pessoas são listados. Indique parte de um nome para encontrar outras.
        cut|other: Só as primeiras {count} pessoas são listadas. Indique parte de um nome para encontrar outras.
        showPerson: mostrar tudo sobre esta pessoa
        forget: Remover tudo o que nomeia uma pessoa.
        forgetDiscussion: Remove todos os nomes, números e identificadores de uma pessoa, também do índice de pesquisa. O que escreveu permanece, como escrito por uma pessoa desconhecida. Não são removidas palavras nas mensagens, endereços de conversas (nas exportadas, é o nome), anexos e cópias anteriores do cofre. Importar de novo o que nomeia a pessoa traz os nomes de volta.
        forgottenName: Pessoa desconhecida
        askForget: Remover definitivamente todos os nomes e endereços de “{name}”? O que escreveu permanece, como escrito por “{unknown}”.
        forgotten: “{name}” é agora “{unknown}”.
        addressesStay|one: O endereço da conversa com essa pessoa permanece; por ele ela é reconhecida ao ser importada de novo: {addresses}
        addressesStay|many: Os endereços de {count} de conversas com essa pessoa permanecem; por eles elas são reconhecidas ao serem importadas de novo: {addresses}
        addressesStay|other: Os endereços de {count} conversas com essa pessoa permanecem; por eles elas são reconhecidas ao serem importadas de novo: {addresses}
        cannotForget: “{name}” é você ou um dos seus contactos e não pode ser esquecido.
        nameless: Pessoa desconhecida (…{digits})
        namelessShort: Desconhecido …{digits}
        notMe: Dizer que uma pessoa não é você.
        notMeDiscussion: Para um --me errado de uma importação, ou uma fonte que mostra outra pessoa como você. As mensagens que contavam como enviadas por você com esse nome não contam como enviadas por ninguém, até que o arquivo seja importado de novo. Nenhuma fonte torna de novo você alguém que tem um número, até que --undo desfaça isto ou uma exportação seja importada com --me.
        notMeUndo: Desfazer que a pessoa não é você.
        askNotMe: “{name}” é outra pessoa, e não você?
        notYou: “{name}” não é mais tido como você.
        noLongerSent|one: {count} mensagem não conta mais como enviada por você.
        noLongerSent|many: {count} mensagens não contam mais como enviadas por você.
        noLongerSent|other: {count} mensagens não contam mais como enviadas por você.
        mayBeYou: “{name}” pode ser tido de novo como você, se uma fonte ou --me o disser.
        notTakenToBeYou: “{name}” não é tido como você.
        certainlyYou: “{name}” é uma identidade sua, ou uma conta da qual este cofre envia.
        notMeHint: Se “{name}” é outra pessoa, diga-o com “whisper people not-me”.
        severalYou: Mais de uma pessoa é tida como você: {names}. Se alguma delas não for você, diga isso com “whisper people not-me”. Se todas forem você, una-as com “whisper people join”.
        takenElsewhere: Arquivos em que “{name}” foi tido como você, a importar de novo com --redo --me NAME: {files}
        notMeJoined: “{name}” é também {names}. Se só uma dessas pessoas não é você, separe-as antes: {command}
        widerShowsMore|one: Com {count} coluna, também é mostrado onde e quando cada nome foi mencionado.
        widerShowsMore|many: Com {count} colunas, também é mostrado onde e quando cada nome foi mencionado.
        widerShowsMore|other: Com {count} colunas, também é mostrado onde e quando cada nome foi mencionado.
        """)
}

extension ReceiptText {
    static let portuguese = PhraseTable(
        """
        receipts: Mostrar quem recebeu e leu uma mensagem.
        receiptsDiscussion: Mostra até onde uma mensagem chegou com cada destinatário, e quando. Em um grupo cujos membros são conhecidos, os que não têm confirmação também são listados: talvez tenham desativado as confirmações de leitura, entrado depois ou não tenham ficado online desde então.
        message: A mensagem: sua referência ou identificador.
        recipientHeading: Destinatário
        statusHeading: Confirmação
        timeHeading: Hora
        messageHeading: Mensagem
        sentHeading: Enviada
        totalHeading: Confirmações
        delivered: entregue
        read: lida
        played: reproduzida
        none: sem confirmação
        noReceipts: Não há confirmações para esta mensagem.
        incoming: Você recebeu esta mensagem. Só há confirmações para mensagens que você enviou.
        """)
}

extension SplitText {
    static let portuguese = PhraseTable(
        """
        people: Separar pessoas que foram unidas.
        chats: Separar conversas que foram unidas.
        discussion: Pergunta o que separar se vários foram unidos. Cada um recupera o que tinha e o que chegou depois com o seu próprio endereço. O que quer que uma fonte informe, os dois não são unidos de novo.
        joined: O que separar: o nome, o título ou o endereço, ou uma parte.
        list: Apenas listar o que foi unido, por quê e quando.
        byImport: por uma importação
        bySource: conforme {platform} informou
        byOwner: por você
        several: Vários foram unidos a “{name}”:
        askSplit: Separar “{other}” de “{name}”?
        done: “{other}” e “{name}” estão separados de novo.
        nothing: Nada foi unido a “{name}”.
        noSuch: Nada chamado “{other}” foi unido a “{name}”.
        joinPeople: Indicar que duas pessoas são uma só.
        joinChats: Indicar que duas conversas são uma só.
        joinPeopleDiscussion: Tudo o que a outra pessoa escreveu, e todos os seus nomes e números, passa a ser da primeira. Isso fica registrado: “whisper people split” separa as duas de novo.
        joinChatsDiscussion: As mensagens da outra conversa passam para a primeira, na ordem do tempo; uma que as duas têm fica uma vez. Isso fica registrado: “whisper conversation split” separa as duas de novo.
        otherPerson: A pessoa que é a mesma: nome ou parte dele, número ou identificador.
        otherChat: A conversa que é a mesma, indicada como a primeira.
        askJoinPeople: “{other}” e “{name}” são a mesma pessoa?
        askJoinChats: “{other}” e “{name}” são a mesma conversa?
        joinedPeople: “{other}” e “{name}” são uma só pessoa, chamada “{present}”.
        joinedChats: “{other}” faz parte da conversa “{name}”.
        sameAlready: “{other}” e “{name}” já são um só.
        ownerAndOther: “{name}” é você, e “{other}” não.
        ownerAndOtherHint: Se “{other}” é você em uma exportação, importe-a de novo com --redo --me NAME. Se “{name}” não é você: whisper people not-me NAME
        otherService: “{other}” e “{name}” são conversas de serviços diferentes.
        numberedChat: Um servidor mantém a ordem de “{other}” ou “{name}”, por isso não podem virar uma só conversa.
        separateAgain: separar de novo
        keptName: O nome “{present}” é exibido porque primeiro vêm os nomes de uma agenda, depois os que um serviço confirmou, depois os que as pessoas escolheram; entre iguais, é o visto por último.
        """)
}

extension IngestionText {
    static let portuguese = PhraseTable(
        """
        option: Mostrar como vão as importações e as fontes ao vivo em relação aos seus objetivos.
        runs: Execuções
        complete: Concluídas
        added: Adicionadas
        duplicates: Já conhecidas
        skipped: Ignoradas
        spilled: Postos de lado até que o cofre pôde guardá-los
        lastRun: Última execução
        pairing: Emparelhamentos bem-sucedidos
        latency: Tempo até guardar
        backlog: Histórico, mensagens por minuto
        uptime: Ligado
        decryption: Decifradas
        met: objetivo {objective}: cumprido
        missed: objetivo {objective}: não cumprido
        unknown: objetivo {objective}; ainda sem dados
        unreadChanges: Alterações que não puderam ser lidas
        """)
}

extension BridgeText {
    static let portuguese = PhraseTable(
        """
        group: Importar mensagens ao vivo, por uma ponte.
        groupDiscussion: Uma ponte é um programa à parte que fala com o mensageiro e pode ler ali as suas mensagens. Ela nunca envia nada. O cofre fica separado dela: a ponte tem a rede e nenhuma chave do cofre.
        install: Instalar a ponte de referência para o WhatsApp.
        installDiscussion: Cria um ambiente Python próprio na pasta do cofre e instala ali as versões fixadas, cada uma conferida pelo seu hash. Precisa de Python 3.11 ou mais recente com venv, e da rede.
        pair: Vincular o cofre a uma conta do WhatsApp.
        pairDiscussion: Pergunta primeiro, depois mostra códigos para ler com o telefone e termina quando a conta está vinculada. “whisper bridge run” traz então as mensagens. O WhatsApp permite quatro dispositivos; ative a confirmação em duas etapas.
        run: Importar mensagens até ser parado.
        runDiscussion: Fica em primeiro plano e reinicia uma ponte que falha enquanto isso puder ajudar; assim serve a um gerenciador de serviços. Pare com Ctrl-C ou SIGTERM.
        status: Mostrar se o cofre está vinculado e o resultado da última execução.
        logout: Desvincular a conta e remover suas chaves.
        logoutDiscussion: Desvincula este dispositivo do WhatsApp e remove dele a sessão e todas as suas chaves. As mensagens importadas ficam.
        command: Executar este programa como ponte; suas palavras são separadas como em um shell.
        historyLimit: Importar no máximo tantas mensagens do histórico do telefone; 0 é sem limite.
        consent: Ao vincular, este dispositivo poderá ler as suas conversas do WhatsApp, como mais um dispositivo seu:\\n- Ele lê as mensagens novas e o histórico que o telefone oferece. Não envia nada, nem confirmações.\\n- Tudo fica cifrado apenas no seu cofre, com as chaves do vínculo.\\n- Para desfazer: “whisper bridge logout”, ou no telefone em “Dispositivos conectados”.\\nOs termos do WhatsApp não preveem outros programas, e ele pode bloquear uma conta.
        consentQuestion: Vincular uma conta?
        scan: Leia isto só com o SEU telefone: WhatsApp, “Dispositivos conectados”, “Conectar um dispositivo”.
        expires: Este código vale por {seconds} s; depois vem outro.
        linked: Vinculado a {account}; o telefone mostra este dispositivo como “{device}”.
        connected: Conectado.
        disconnected: A conexão caiu; a ponte tenta de novo.
        retrying: {reason} Nova tentativa em {seconds} s.
        finished: Mensagens: novas {added}, já conhecidas {duplicates}; puladas {skipped}.
        manySkipped: Mais de dez mensagens em uma hora não puderam ser lidas.
        manyUndecryptable: Mais de uma em mil mensagens não pôde ser decifrada.
        qrExpired: Ninguém leu o código a tempo. Leia o novo.
        authenticationFailed: O telefone recusou o vínculo. Verifique o telefone e vincule de novo.
        sessionExpired: A conta não está mais vinculada. Vincule de novo; o que foi trazido fica.
        rateLimited: Pedidos demais ao WhatsApp.
        networkError: Não se alcança o WhatsApp. Verifique a conexão.
        undecryptable: Uma mensagem não pôde ser decifrada; ela é pedida de novo: {id}
        clientOutdated: O WhatsApp não aceita mais esta versão da ponte. Atualize o Whisper e execute “whisper bridge install”.
        banned: O WhatsApp bloqueou a conta. Desvincule, espere um dia e vincule de novo.
        crashed: A ponte terminou de forma inesperada.
        crashedHint: Execute o comando de novo. Se não adiantar, reinstale a ponte com “whisper bridge install” ou verifique o programa que --command indica.
        programMissing: A ponte “{program}” não pode ser executada.
        programMissingHint: “whisper bridge install” instala a ponte de referência; --command indica outro programa.
        noMemoryPlace: Não há lugar na memória para a sessão: nem $XDG_RUNTIME_DIR nem /dev/shm estão na memória.
        notLinked: O cofre não está vinculado a nenhuma conta.
        notLinkedHint: “whisper bridge pair” o vincula.
        malformedCommand: {option}: há aspas sem fechar, ou falta o programa.
        unsupported: Esta compilação do Whisper não executa pontes.
        helperMissing: Falta {path}, que executa as pontes.
        helperMissingHint: Ele é compilado com o trait Bridge e instalado ao lado de whisper.
        installing: Instalando a ponte de referência…
        installed: A ponte de referência está instalada: {path}
        installFailed: A ponte de referência não pôde ser instalada.
        installFailedHint: Veja se o índice de pacotes pode ser alcançado e se há Python 3.11 ou mais recente com o módulo venv.
        sourceMissing: Os arquivos da ponte de referência não estão junto ao programa.
        labelAccount: Conta
        labelProgram: Ponte de referência
        labelAcknowledged: Eventos no cofre
        labelLastRun: Última execução
        isLinked: vinculada
        isNotLinked: não vinculada
        isInstalled: instalada
        notInstalled: não instalada
        unlinked: Desvinculado. A sessão e as suas chaves foram removidas deste dispositivo.
        removedOnly: A sessão e as suas chaves foram removidas deste dispositivo. Não foi possível avisar o WhatsApp: remova o dispositivo no telefone, em “Dispositivos conectados”.
        nothingToRemove: Não havia nada para remover.
        logoutQuestion: Desvincular a conta e remover suas chaves deste dispositivo?
        coverage: Mostrar que período há de cada conversa e as suas lacunas.
        coverageDiscussion: Uma lacuna é um silêncio de mais de --gap dias entre duas mensagens. Ninguém distingue um silêncio de mensagens que faltam; é, portanto, um indício. Não precisa de ponte nem de rede.
        gapDays: Indicar as lacunas de mais de tantos dias.
        coverageFrom: De
        coverageTo: Até
        coverageExported: Exportadas
        coverageBridged: Por pontes
        coverageGaps: Lacunas
        measuring: Examinando conversas
        rebuild: Reconstruir as mensagens a partir dos eventos guardados das pontes.
        rebuildDiscussion: Cada evento é guardado nos seus próprios bytes. Depois de uma atualização que entenda mais deles, isto mostra o que antes não era entendido. O que foi apagado continua apagado e o que foi lido continua lido. Não precisa de ponte nem de rede.
        rebuilding: Lendo os eventos de novo
        rebuilt: Eventos: lidos de novo {events}, deles sem nada a mostrar {unread}. Mensagens: renovadas {replaced}, acrescentadas {inserted}.
        outOfRange: {option}: {value} não é um número de {lowest} a {highest}.
        noHistory: Não tomar nada do histórico do telefone.
        takesHistory: Se o histórico do telefone é tomado: true ou false.
        historyInterval: Deixar tantos milissegundos entre dois pedidos de histórico.
        batchSize: Pôr tantas mensagens do histórico juntas no cofre.
        retries: Máximo de tentativas seguidas, onde elas são limitadas.
        firstDelay: Esperar tantos milissegundos antes da segunda tentativa; depois, sempre o dobro.
        sessionTimeout: Pedir um novo vínculo depois de tantos dias.
        retryingNow: {reason} Nova tentativa agora.
        oftenExpired: O vínculo terminou várias vezes em 30 dias. Talvez o WhatsApp esteja bloqueando a conta: desvincule, espere um dia e vincule de novo.
        notify: O que uma notificação na tela diz das mensagens novas: nada (none), quantas (count), também a conversa (chat), também o texto (content).
        newMessages|one: {count} mensagem nova
        newMessages|many: {count} de mensagens novas
        newMessages|other: {count} mensagens novas
        noDesktop: Sem notificações na área de trabalho: nenhuma foi encontrada.
        desktopSilent: A área de trabalho não aceita notificações; as mensagens entram mesmo assim.
        noNotifications: Esta versão do Whisper não mostra notificações.
        bridgeSays: A ponte informa: {text}
        otherVersion: A ponte escolheu a versão {version} do protocolo de pontes; este programa só aceita a versão {supported}.
        unusable: Este programa não pode ser usado como ponte.
        journalChanged: O diário da ponte não é o que este cofre leu até agora.
        journalChangedHint: “whisper bridge run --begin-again” lê-o desde a primeira linha; as mensagens que já existem são reconhecidas.
        otherAccount: A ponte está ligada a uma conta diferente daquela a que este cofre está associado.
        otherAccountHint: Use outro cofre para ela, ou antes “whisper bridge logout”.
        beginAgain: Ler de novo o diário da ponte desde a primeira linha.
        bridgeLacks: Falta à ponte um módulo ou uma biblioteca de que ela precisa.
        bridgeLacksFile: Falta à ponte um arquivo de que precisa.
        bridgeFaulty: A ponte comunica um erro nela mesma.
        bridgeExhausted: A ponte não tem mais memória ou espaço em disco.
        bridgeForbidden: O sistema nega à ponte uma permissão de que precisa.
        bridgeDistrusts: A ponte não confia no certificado de um servidor. A causa pode ser um relógio errado, a falta de certificados de raiz ou uma rede que interceta.
        bridgeUnconnected: A ponte não consegue resolver o nome de um servidor, ou não o alcança. Verifique a ligação.
        unusableHint: O que foi comunicado antes diz porquê. “whisper bridge install” renova a ponte de referência; --command indica outro programa.
        sessionNotKept: A ponte não entrega a sessão; após reiniciar, talvez seja preciso conectar a conta de novo.
        moreOfThese: Outros avisos deste tipo, não mostrados: {number}
        manyMembers: “{title}” tem mais de {number} membros; os outros não são guardados.
        alreadyRunning: Já está em execução uma ponte deste cofre.
        passkeyRequired: Para conectar este dispositivo, o WhatsApp pede a chave de acesso da conta, que só um navegador ou o telefone pode fornecer.
        passkeyHint: Sem conexão, exporte as conversas no telefone ou faça um backup, e execute “whisper import”. Remover a chave de acesso no telefone pode ajudar: WhatsApp, “Configurações”, “Conta”, “Chaves de acesso”.
        refusedChanges: Alterações por pessoas não autorizadas, que nada mudaram: {number}
        unreadChanges: Alterações de mensagens que não puderam ser decifradas: {number}
        numbersIgnored: Algumas linhas da ponte têm números já usados e foram ignoradas.
        numberImpossible: Uma linha da ponte tem um número impossível. Foi recusada e a ponte foi encerrada.
        timesDiffer: A conversa “{title}” foi importada com horas que diferem das do telefone em {offset}, por isso as suas mensagens estão duas vezes no cofre. Apague essa conversa e importe-a de novo com --timezone.
        labelDevice: Dispositivo no telefone
        labelLinkedSince: Vinculado desde
        labelFiles: Arquivos a buscar
        labelFailure: Última falha
        pairPhone: Mostrar um código de oito caracteres para digitar no telefone com este número, em vez de um código QR para escanear.
        pairPhoneHint: Informe o número com o código do país, como +15550100123.
        typeCode: Digite isto somente no SEU telefone: WhatsApp, “Dispositivos conectados”, “Conectar dispositivo”, “Conectar com número de telefone”.
        mediaOption: Quais arquivos buscar quando suas mensagens chegam: todos (all), imagens e figurinhas (images) ou nenhum (none). As imagens das conversas também são buscadas, exceto com none.
        mediaLimit: Deixar de fora arquivos com mais do que este número de megabytes.
        mediaRate: Buscar no máximo este número de kilobytes por segundo; 0 significa sem limite.
        fetch: Buscar os arquivos de mensagens que chegaram sem eles.
        fetchDiscussion: Busca os arquivos que ainda estão nos servidores do WhatsApp, primeiro os das mensagens mais recentes. Cada arquivo é conferido com os hashes da sua mensagem e guardado criptografado. Não precisa do vínculo com a conta e pode ser usado enquanto “whisper bridge run” está em execução. O WhatsApp apaga os arquivos após algumas semanas.
        fetchImages: Buscar somente imagens e figurinhas.
        fetchMissing: Buscar também arquivos que o cofre já teve e não tem mais, como após uma importação sem anexos.
        mediaUnsupported: Esta ponte não consegue buscar arquivos.
        mediaRefused: O servidor respondeu com algo diferente do arquivo.
        mediaForged: O arquivo não é o que a mensagem indica.
        mediaUntrusted: O certificado do servidor não é confiável.
        filesUnnamed: Arquivos deixados de fora porque suas mensagens não dizem onde eles estão: {count}
        noRoomForCode: O código precisa de um terminal de {columns} colunas e {rows} linhas. Aumente-o para o próximo código, que vem em {seconds} s, ou saia e vincule com --phone NUMBER.
        labelSession: Sessão
        sessionAge|one: {count} dia, termina em {date}
        sessionAge|many: {count} dias, termina em {date}
        sessionAge|other: {count} dias, termina em {date}
        labelPending: Eventos na ponte
        pendingAt: {number} (em {date})
        labelSpill: Eventos à espera aqui
        labelHistory: Conversas à espera de mensagens mais antigas
        """)
}

extension BackfillText {
    static let portuguese = PhraseTable(
        """
        backfill: Pedir mensagens mais antigas ao telefone.
        backfillDiscussion: Registra quais mensagens mais antigas você quer. Enquanto “whisper bridge run” está em execução, elas são pedidas ao telefone em segundo plano, 50 de cada vez, primeiro as das conversas com atividade mais recente, e a execução seguinte continua de onde esta parou. Sem --conversation, vale para todas as conversas, inclusive as que vierem depois. Pedir de novo recomeça, mesmo em conversas que estavam completas. Uma conversa que só foi importada de um arquivo não tem nenhuma mensagem que o telefone possa encontrar; mensagens novas nela mudam isso.
        untilOption: Pedir mensagens até esta data no passado.
        countOption: Pedir no máximo este número de mensagens mais antigas de cada conversa.
        conversationOption: Pedir só mensagens desta conversa.
        listOption: Listar o que é pedido e quanto chegou.
        removeOption: Não pedir mais mensagens antigas; as que chegaram ficam.
        oneAction: {first} não pode ser combinado com {second}.
        wishedChat: Mensagens mais antigas de “{title}” serão pedidas ao telefone.
        wishedAll|one: Mensagens mais antigas de todas as conversas serão pedidas ao telefone, por enquanto de {count} conversa.
        wishedAll|many: Mensagens mais antigas de todas as conversas serão pedidas ao telefone, por enquanto de {count} conversas.
        wishedAll|other: Mensagens mais antigas de todas as conversas serão pedidas ao telefone, por enquanto de {count} conversas.
        limitUntil: Até {date}.
        limitCount|one: No máximo {count} mensagem de cada conversa.
        limitCount|many: No máximo {count} mensagens de cada conversa.
        limitCount|other: No máximo {count} mensagens de cada conversa.
        noLimit: Até onde o telefone as tiver. Podem ser dezenas de milhares de mensagens.
        running: Uma ponte deste cofre está em execução e começa em segundos.
        notRunning: Nenhuma ponte deste cofre está em execução. Inicie uma com “whisper bridge run”.
        startRun: importar mensagens e pedir as mais antigas
        showList: ver quanto chegou
        removedChat: Mensagens mais antigas de “{title}” não são mais pedidas.
        removedAll: Mensagens mais antigas de todas as conversas não são mais pedidas.
        noneChat: Nenhuma mensagem mais antiga foi pedida só para “{title}”.
        noneAll: Nenhuma mensagem mais antiga foi pedida para todas as conversas.
        noneHint: “whisper bridge backfill --list” mostra o que é pedido.
        noWishes: Nenhuma mensagem mais antiga é pedida.
        moreChats|one: mais {count} conversa
        moreChats|many: mais {count} conversas
        moreChats|other: mais {count} conversas
        untilHeading: Até
        countHeading: No máximo
        receivedHeading: Recebidas
        stateHeading: Estado
        oldestHeading: Mensagem mais antiga
        newestHeading: Mensagem mais recente
        waiting: pendente
        reached: pronto
        complete: o telefone não tem mais
        stalled: o telefone não envia mais
        bare: só em uma importação
        silent: o telefone não responde
        unsupported: não suportado pela ponte
        unsupportedBridge: Esta ponte não consegue pedir mensagens mais antigas. As novas são importadas como antes.
        settled|one: “{title}”: {count} mensagem mais antiga, como pedido.
        settled|many: “{title}”: {count} mensagens mais antigas, como pedido.
        settled|other: “{title}”: {count} mensagens mais antigas, como pedido.
        settledComplete|one: “{title}”: {count} mensagem mais antiga. O telefone não tem mais.
        settledComplete|many: “{title}”: {count} mensagens mais antigas. O telefone não tem mais.
        settledComplete|other: “{title}”: {count} mensagens mais antigas. O telefone não tem mais.
        settledStalled|one: “{title}”: {count} mensagem mais antiga. O telefone tem mais, mas não as envia.
        settledStalled|many: “{title}”: {count} mensagens mais antigas. O telefone tem mais, mas não as envia.
        settledStalled|other: “{title}”: {count} mensagens mais antigas. O telefone tem mais, mas não as envia.
        phoneSilent: O telefone não responde aos pedidos de mensagens mais antigas. Próxima tentativa em {minutes} min.
        limited: Pedidos demais de mensagens mais antigas. Próxima tentativa em {minutes} min.
        finished: Chegaram todas as mensagens mais antigas pedidas que o telefone envia.
        stopped: Nesta execução não é mais possível pedir mensagens mais antigas: {reason}
        """)
}

extension SyncCommandText {
    static let portuguese = PhraseTable(
        """
        root: Trocar mensagens com um servidor em tempo real.
        rootDiscussion: O cofre é a única fonte do que é mostrado: o que chega entra primeiro nele, e o que você envia espera ali até que o servidor o tenha. Leia com “whisper”, que nunca usa a rede; este programa usa.
        login: Entrar em um servidor.
        loginDiscussion: Pede o segredo no terminal. O cofre guarda o endereço e um token, selado; nunca guarda o segredo.
        logout: Sair e remover o token.
        logoutDiscussion: Avisa o servidor e remove o token deste dispositivo. As mensagens ficam, também as que esperam para ser enviadas.
        run: Receber e enviar mensagens até ser parado.
        runDiscussion: Fica em primeiro plano e se reconecta sempre que a conexão cai; assim serve a um gerenciador de serviços. Pare com Ctrl-C ou SIGTERM.
        chat: Ler e escrever mensagens em tela cheia.
        chatDiscussion: Mostra o mesmo que “whisper browse”, acompanha o servidor enquanto isso como “whisper-sync run” e tem um texto para escrever abaixo das mensagens. A linha acima dele nomeia o contato para quem é selado, ou avisa que o servidor pode lê-lo. As mensagens que o servidor ainda não tem são marcadas. Pressione ? para ver as teclas.
        send: Enviar uma mensagem.
        sendDiscussion: A mensagem é primeiro guardada e depois enviada. Se o servidor não pode ser alcançado, ela espera, e “whisper-sync run” a envia mais tarde.
        retry: Enviar de novo uma mensagem que o servidor tinha recusado.
        status: Mostrar a conta, até onde se tem cada conversa e o que espera para ser enviado.
        serverArgument: O endereço do servidor: https://HOST, ou http:// para este dispositivo.
        userArgument: O nome do usuário no servidor.
        conversationArgument: A conversa: título, identificador ou identificador no servidor.
        textArgument: O texto; - lê da entrada padrão.
        messageArgument: O identificador da mensagem, como “whisper-sync status” mostra.
        boundContact: O contato: nome, id ou impressão digital.
        server: O servidor, se o cofre não tem sessão em nenhum.
        tokenFile: Ler o token de acesso da primeira linha de FILE, e de novo quando expirar.
        secretFile: Ler o segredo da primeira linha de FILE; - é a entrada padrão.
        secretDescriptor: Ler o segredo do arquivo aberto N.
        device: Um nome para este dispositivo, que o servidor recebe.
        seal: Selar o que é enviado e abrir o que chega, para que o servidor só veja texto cifrado.
        trustCarrierTime: Julgar as mensagens seladas perdidas pela hora em que o servidor diz tê-las recebido.
        caFile: Confiar nos certificados de FILE além dos do sistema.
        tokenInQuery: Pôr o token no endereço da conexão ao vivo, para servidores que não o leem em outro lugar; endereços acabam em registros.
        timeout: Esperar o servidor por N segundos no máximo.
        bind: Ligar uma conversa a um contato.
        unbind: Desligar uma conversa do seu contato.
        bindDiscussion: A partir daí, o que você envia na conversa é selado com as chaves deste contato, e o que chega selado é aberto. Nunca se acredita no servidor sobre quem alguém é; por isso você diz uma vez.
        rooms: Listar as conversas do servidor, com os convites.
        create: Criar uma conversa no servidor.
        createDiscussion: O servidor fica sabendo quem é convidado e o título, mas não o que você envia se ligar a conversa a um contato.
        join: Aceitar um convite ou entrar em uma conversa pública.
        leave: Sair de uma conversa ou recusar um convite.
        leaveDiscussion: As mensagens recebidas até aqui ficam no cofre. Você só pode voltar a escrever depois de entrar de novo.
        fetch: Buscar mensagens anteriores e arquivos de uma conversa.
        fetchDiscussion: Uma execução busca tudo desde a anterior. Isto serve para mensagens de antes da primeira execução e para arquivos, que são baixados apenas quando pedidos.
        titleOption: O título da conversa.
        withOption: Convidar USER; repita a opção para convidar vários.
        directOption: Fazer dela uma conversa com uma única pessoa, que pode ser ligada a um contato.
        roomArgument: O id ou o nome da conversa no servidor.
        pagesOption: Quantas páginas de mensagens anteriores buscar.
        filesOption: Baixar os arquivos da conversa.
        loginTokenOption: O segredo é um token de acesso de uma página de login único.
        serverChoice: O servidor, se o cofre tiver sessão em vários.
        attachOption: Anexa FILE, com o texto como legenda; - é a entrada padrão.
        typeOption: O tipo de mídia do arquivo, como image/png, se o nome não o indicar.
        fileSizeOption: Deixa de fora arquivos com mais megabytes (2^20 bytes) do que isto.
        runFilesOption: Baixa os arquivos à medida que chegam, e os que ainda não foram baixados.
        """)
}

extension SyncText {
    static let portuguese = PhraseTable(
        """
        stateConnected: conectado
        stateConnecting: conectando…
        stateWaiting: sem conexão, as mensagens esperam
        stateEnded: sessão encerrada, as mensagens esperam
        askSecret: Segredo de “{user}” em {server}:
        loggedIn: Sessão iniciada em {server} como “{user}”.
        loggedOut: Sessão encerrada. A sessão foi removida deste dispositivo.
        loggedOutHere: A sessão foi removida deste dispositivo. Não foi possível avisar o servidor; ali ela termina sozinha.
        nothingToRemove: Não havia nada para remover.
        connecting: Conectando a {server}…
        connected: Conectado a {server} como “{user}”.
        disconnected: A conexão caiu.
        retrying: {reason} Nova tentativa em {seconds} s.
        finished: Mensagens: recebidas {received}, enviadas {sent}; por enviar: {waiting}.
        sent: Enviada.
        queued: Guardada. {reason} A mensagem espera até que “whisper-sync run” possa enviá-la.
        messageFailed: O servidor recusou uma mensagem de vez ({reason}); “whisper-sync status” a mostra.
        unreachable: O servidor não pode ser alcançado.
        untrusted: O certificado do servidor não é confiável, ou não é para este host.
        untrustedHint: --ca-file indica os certificados de um servidor privado.
        unauthorized: O servidor não aceitou o usuário e o segredo.
        sessionEnded: O servidor não aceita mais o token.
        sessionEndedHint: “whisper-sync login” inicia a sessão de novo; nada do que espera para ser enviado se perde.
        loginAgain: Inicie a sessão de novo com “{command}”; nada do que espera para ser enviado se perde.
        rateLimited: O servidor pede para esperar.
        serverFailed: O servidor falhou.
        notUnderstood: O servidor responde algo que este programa não entende.
        notLoggedIn: O cofre não tem sessão em nenhum servidor.
        notLoggedInHint: “whisper-sync login” inicia a sessão; com --server e --token-file não é preciso.
        alreadyLoggedIn: O cofre já pertence a “{user}” em {server}.
        alreadyLoggedInHint: Um cofre contém as conversas de uma conta; use outro cofre para outra conta.
        invalidAddress: Não se faz conexão com o endereço “{address}”.
        invalidAddressHint: https://HOST, ou http:// só para este dispositivo: para outro lugar o token viajaria sem cifra.
        emptyToken: A primeira linha de {path} não contém nenhum token.
        refused: O servidor recusou a mensagem de vez: {reason}
        tooLong: A mensagem tem mais de {limit} bytes.
        emptyMessage: Não há nada para enviar: o texto está vazio.
        notText: A entrada não é texto em UTF-8.
        notOfServer: “{name}” não é uma conversa do servidor.
        notOfServerHint: “whisper-sync status” mostra as do servidor; “whisper-sync run” as traz.
        groupNotSealed: Uma mensagem selada vai para uma pessoa, e esta conversa é um grupo.
        contactUnknownHint: Ligue a conversa a um contato com “whisper-sync bind”.
        noFailedMessage: Não há nenhuma mensagem recusada “{id}”.
        unsupported: Esta compilação do Whisper não usa a rede.
        unsupportedHint: Ele é compilado com o trait Realtime.
        labelServer: Endereço
        labelUser: Usuário
        labelDevice: Dispositivo desta sessão
        labelLogin: Sessão
        isLoggedIn: iniciada nesta máquina
        isLoggedOut: não iniciada
        labelConversations: Conversas sincronizadas
        labelWaiting: Esperam para ser enviadas
        labelFailed: Recusadas pelo servidor
        labelConnections: Conexões feitas
        columnConversation: Conversa
        columnCursor: Até o evento
        columnMessage: Mensagem
        columnState: Estado atual
        columnAttempts: Tentativas
        waiting: em espera
        failed: recusada
        bound: A conversa “{conversation}” agora está ligada ao seu contato “{contact}”.
        unbound: A conversa “{conversation}” não está ligada a nenhum contato.
        sealedTo: Selada para “{contact}”.
        contactUnknown: A conversa “{conversation}” não está ligada a nenhum contato.
        noSecret: Nenhum segredo foi dado, e não há terminal onde perguntar.
        noSecretHint: --secret-file lê de um arquivo; com -, da entrada padrão.
        mayNotWrite: você não pode escrever nesta conversa
        noConversation: essa conversa não existe
        tooLarge: ela é longa demais para o servidor
        notAccepted: o servidor não a aceita como está
        soFar: Mensagens até agora: recebidas {received}, enviadas {sent}.
        labelEvents: Eventos do servidor
        labelSent: Mensagens enviadas
        columnServerID: Id. no servidor
        certificateExpired: O certificado do servidor expirou ou ainda não é válido.
        certificateWrongHost: O certificado do servidor é de outro host.
        certificateUnknown: O certificado do servidor não foi emitido por uma autoridade confiável.
        otherVersion: O servidor fala a versão {version} do protocolo, e este programa fala outra.
        serverBehind: O servidor conta menos eventos em “{conversation}” do que antes; algo pode ter se perdido lá. Nada é apagado aqui.
        newEpoch: O servidor voltou a contar do início em “{conversation}”, por isso tudo é buscado de novo. Nada é apagado aqui.
        skippedEvents: Eventos de “{conversation}” que não puderam ser lidos e foram ignorados: {count}
        skippedConversations: Conversas da lista do servidor que não puderam ser lidas e foram ignoradas: {count}
        missingEvents: Eventos de “{conversation}” que o servidor omite: {count}. “whisper-sync status” os lista.
        endlessPages: As respostas do servidor sobre “{conversation}” não terminam; serão pedidas de novo mais tarde.
        endlessList: A lista de conversas do servidor não termina; o resto será pedido mais tarde.
        collisions: Mensagens de “{conversation}” às quais o servidor deu o id ou o número de outras e que não foram guardadas: {count}
        reworded: Mensagens de “{conversation}” que o servidor alterou: {count}. As suas próprias palavras ficam guardadas como versão anterior.
        foreignAnswer: O servidor respondeu com outra mensagem que não a enviada; ela é enviada de novo.
        vaultUnread: Não foi possível ler o cofre.
        labelMissing: Omitidos pelo servidor
        labelUnreadable: Ilegíveis, do servidor
        helperMissing: Falta o programa de sincronização: {path}
        helperMissingHint: Ele é instalado junto de “whisper”.
        lineElsewhere: Esta mensagem foi selada para outra conversa.
        lineOutOfOrder: Esta mensagem foi escrita antes de uma que está acima dela.
        lineContradicted: Esta mensagem contradiz outra do mesmo dispositivo; uma das duas pode ter sido substituída.
        linesNotHere: Não estão aqui antes desta mensagem, retidas, expiradas, nunca enviadas ou apagadas deste cofre: {count}
        serverTime: Segundo o servidor: {time}
        youWrote: Você escreveu: {text}
        otherEnvelope: O servidor guarda outra coisa no lugar do seu envelope; as suas palavras podem não ter chegado.
        otherText: O serviço comunica outro texto: {text}
        unreadEdit: Não foi possível ler uma edição desta mensagem.
        nameTaken: “{name}” é o nome de um contato ou de uma conversa ligada a um, mas esta conversa não está ligada a nenhum contato.
        nameTakenHint: “whisper-sync bind” liga-a; o seu id., {id}, em vez do nome envia sem cifrar.
        retitled: O servidor deu outro nome a “{conversation}”, que está ligada a um contato. Aqui o nome mantém-se.
        writtenInPlain: foi escrita antes de a conversa ser ligada a um contato e não está selada; “whisper-sync retry” sela-a
        notTried: Nada foi tentado, como pede “--timeout 0”.
        isWith: A conversa “{conversation}” está ligada ao seu contato “{contact}”.
        serviceCannot: O servidor {server} não oferece isso.
        notPermitted: O servidor não permite isso.
        noSuchRoom: O servidor não tem essa conversa nem esse arquivo.
        invalidRoom: O serviço do servidor não tem conversas nem usuários com esse nome.
        fileTooLarge: O arquivo excede o tamanho permitido.
        serviceUnknown: O servidor {address} não oferece nem o protocolo do Whisper nem Matrix.
        severalAccounts: O cofre tem sessão em vários servidores.
        severalAccountsHint: Escolha um com --server.
        historyLeft: Faltam mensagens anteriores de “{conversation}”: o servidor deixou de fornecê-las.
        answersTooLarge: As respostas do servidor são grandes demais para serem processadas.
        unreadableRoom: O serviço do servidor cifra “{conversation}” por conta própria; as mensagens são guardadas, mas não podem ser lidas aqui.
        messageHeld: Uma mensagem espera até que seja certo que o servidor ainda não a tem.
        invitedTo: {user} convidou você para “{conversation}”. Aceite com “whisper-sync join {id}”.
        roomCreated: Conversa “{conversation}” criada com o id {id}.
        roomJoined: Você entrou na conversa “{conversation}”.
        roomLeft: Você saiu da conversa “{conversation}”. As mensagens ficam no cofre.
        isMember: membro
        isInvited: convidado
        isUnreadable: cifrada pelo serviço
        labelService: Serviço
        labelGaps: Histórico em falta
        historyFetched: Mensagens anteriores buscadas em “{conversation}”: {count}
        historyComplete: Todas as mensagens que o servidor fornece de “{conversation}” estão no cofre.
        filesFetched: Arquivos baixados: {count} ({size})
        filesFailed: Arquivos que não puderam ser baixados: {count}
        noUser: Falta o nome do usuário.
        askLoginToken: Token de acesso:
        singleSignOn: Abra {address} em um navegador e inicie a sessão. O endereço da página para a qual você é levado depois contém o token de acesso, após “loginToken=”.
        readingFile: Lendo {name}
        uploading: Enviando {name}
        downloading: Baixando arquivos
        fetchingHistory: Buscando mensagens anteriores
        fileChanged: {path} mudou enquanto era lido; nada foi guardado nem enviado.
        fileExceeds: {path} é maior do que o servidor aceita ({limit}); nada foi guardado nem enviado.
        fileGone: o cofre não tem mais o arquivo
        filesUnsupported: o serviço do servidor não tem arquivos
        fileNotSealed: Arquivos não podem ser selados, e o servidor veria o arquivo; nada foi guardado nem enviado.
        fileNotSealedHint: Para enviá-lo sem selar, use uma conversa que não esteja ligada a um contato, e sem --seal.
        oneInput: O texto e o arquivo não podem vir ambos da entrada padrão.
        filesFailedHint: Execute o comando de novo para tentar outra vez.
        filesExpired: Arquivos que o servidor não tem mais: {count}
        filesTooLarge: Arquivos deixados de fora por excederem {size}: {count}; escolha outro limite com --max-file-size.
        filesReceived: Arquivos baixados: {count}
        fileFailed: Não foi possível baixar “{name}”: {reason}
        namelessFileFailed: Não foi possível baixar o arquivo da mensagem {reference} em “{title}”: {reason}
        filesWait: O servidor pede para esperar; continua em {seconds} s.
        encryptedThere: o serviço cifra a conversa por conta própria, e o servidor leria a mensagem; ela não foi enviada
        encryptedRoom: O serviço cifra esta conversa por conta própria, e o servidor leria o que o Whisper envia nela; nada foi enviado.
        encryptedRoomHint: Crie uma conversa sem essa cifra com “whisper-sync create”. O que é selado pode ser enviado: vincule a conversa a um contato com “whisper-sync bind”.
        serverCannot: O servidor não oferece suporte a isso.
        loginRefused: O servidor recusou o login, com as palavras: {words}
        loginNotOffered: O servidor em {server} não oferece esta forma de login.
        offersLoginTokens: Ele oferece login único: use --login-token.
        offersPasswords: Ele oferece senhas: informe o nome do usuário, sem --login-token.
        offersOAuth: Ele oferece apenas OAuth, que o Whisper não suporta. Use uma conta em outro servidor.
        offersNothingKnown: Ele não oferece nenhum login que o Whisper suporte. Use uma conta em outro servidor.
        noSync: O servidor em {server} não tem a requisição “/sync”, pela qual as mensagens são recebidas. Use uma conta em outro servidor.
        thirdPerson: Em “{conversation}”, que está ligada a um contato, há mais de duas pessoas. Só o contato pode ler o que é selado ali.
        hasThirdPerson: mais de duas pessoas
        labelThirdPersons: Mais de duas pessoas
        leftNothingNew: o servidor não traz nada de novo
        leftUnreadable: as respostas do servidor não podem ser lidas
        leftRefused: o servidor recusa-o
        connectedAndWaiting: Conectado a {server} como “{user}”; esperando mensagens. Ctrl-C encerra.
        sentByNextRun|one: {count}; o próximo “whisper-sync run” a envia
        sentByNextRun|many: {count}; o próximo “whisper-sync run” as envia
        sentByNextRun|other: {count}; o próximo “whisper-sync run” as envia
        sentAgainByRetry|one: {count}; “whisper-sync retry ID” a envia de novo
        sentAgainByRetry|many: {count}; “whisper-sync retry ID” envia uma de novo
        sentAgainByRetry|other: {count}; “whisper-sync retry ID” envia uma de novo
        kindsOfEvents: {count} (mensagens, edições, confirmações e afins)
        otherUser: Segundo o servidor, você é “{user}”, e não “{name}”. Se essa conta não é sua, execute “whisper-sync logout”.
        """)
}

extension SealingCommandText {
    static let portuguese = PhraseTable(
        """
        identity: Gerenciar as suas identidades.
        identityCreate: Criar uma identidade.
        identityCreateDiscussion: Cria dois pares de chaves: um para receber mensagens e outro para assinar. A primeira identidade sela quando não se indica nenhuma; “whisper identity use” escolhe outra.
        identityList: Listar as suas identidades.
        identityShow: Mostrar uma identidade: as palavras, a impressão digital, as chaves.
        identityShowDiscussion: Leia as palavras ao telefone para quem tem o seu cartão: se as dele forem as mesmas, ninguém pôs outras chaves no meio.
        identityUse: Escolher a identidade padrão.
        identityRename: Dar outro nome a uma identidade.
        identityArchive: Deixar uma identidade abrir mensagens, mas não selar mais.
        identityArchiveDiscussion: O que foi selado para ela continua a abrir-se, para sempre. Em um terminal pergunta-se antes.
        identityRotate: Trocar as chaves de uma identidade por novas.
        identityRotateDiscussion: As chaves novas ficam com o nome. As antigas assinam uma declaração disso, para que os seus contatos as distingam das de um impostor, e continuam a abrir mensagens. Dê o novo cartão aos seus contatos: “whisper identity export”. Em um terminal pergunta-se antes.
        identityExport: Escrever o cartão público de uma identidade, para que outros escrevam a você.
        identityExportDiscussion: O cartão não tem nenhum segredo: envie-o por e-mail, mostre-o como código QR com “whisper qr show”, ponha-o em uma página web.
        identityBackup: Fazer uma cópia de segurança de identidades, com as chaves secretas, sob uma frase-passe própria.
        identityBackupDiscussion: Sem nome guardam-se todas as identidades. A frase-passe pede-se duas vezes; se ficar vazia, criam-se dez palavras. Quem tiver o arquivo e a frase pode ler as suas mensagens e assinar em seu nome.
        identityRestore: Restaurar identidades de uma cópia de segurança.
        identityRestoreDiscussion: Mostra o que seria acrescentado e pergunta. O que já existe nunca é substituído. Uma mensagem que foi aberta com uma identidade em outro lugar, por exemplo em outro dispositivo, abre aqui mais uma vez: este cofre não pode saber.
        contact: Gerenciar os contatos com quem você troca mensagens seladas.
        contactAdd: Acrescentar um contato à mão.
        contactAddDiscussion: De um cartão, ou dos 64 dígitos hexadecimais de uma chave pública.
        contactList: Listar os contatos.
        contactShow: Mostrar um contato: confiança, palavras, impressão digital, chaves anteriores.
        contactVerify: Verificar as chaves de um contato comparando palavras.
        contactVerifyDiscussion: Mostra as palavras dos dois. Ao telefone, cada um lê as palavras do outro. Só se ambas coincidirem, responda que sim.
        contactRevoke: Revogar as chaves de um contato.
        contactRevokeDiscussion: Nada mais é selado para elas, e as suas assinaturas aparecem como revogadas. Chaves novas tornam o contato outra vez utilizável. Em um terminal pergunta-se antes.
        contactBlock: Recusar escrever a um contato e ocultar o que ele selar para você.
        contactUnblock: Desbloquear um contato.
        contactRename: Dar outro nome a um contato.
        contactNote: Escrever uma nota sobre um contato, ou tirá-la.
        contactLink: Associar um contato a um remetente de mensagens importadas.
        contactRemove: Apagar um contato.
        contactRemoveDiscussion: As suas mensagens ficam.
        contactExport: Escrever o livro de chaves: as chaves públicas de todos os contatos.
        contactExportDiscussion: A confiança fica de fora: quem o importar tem de verificar os contatos de novo.
        contactImport: Acrescentar contatos de um cartão ou de um livro de chaves.
        contactImportDiscussion: Mostra o que seria acrescentado e pergunta. Outras chaves para um nome conhecido são uma mudança de chaves: é recusada com o código de saída 25, a não ser com --accept-key-change, e o contato tem de ser verificado de novo.
        importBundle: Acrescentar um contato de um cartão; o mesmo que “contact import”.
        policy: Gerenciar as políticas das mensagens seladas.
        policyList: Listar as políticas e o seu estado.
        policySet: Ligar ou desligar uma política.
        policySetDiscussion: Ligar biometric-gated-signing pede que se escolha uma frase de assinatura, pedida depois em cada assinatura; para a desligar também é precisa.
        encrypt: Selar uma mensagem em uma linha de texto para qualquer mensageiro.
        encryptDiscussion: A mensagem é a entrada padrão, byte a byte; o envelope sai na saída padrão. É assinada se a identidade tiver chave de assinatura. Fica uma cópia no cofre, para que você possa ler o que enviou.
        decrypt: Abrir uma mensagem selada.
        decryptDiscussion: Procura o primeiro envelope no texto de um arquivo ou da entrada padrão, seja o que for que esteja à volta. A mensagem sai byte a byte na saída padrão, e de quem é na saída de erros. O código de saída 25 diz que as chaves do remetente mudaram ou foram revogadas. Um envelope abre-se uma vez.
        detect: Encontrar mensagens seladas em um texto, na área de transferência ou no cofre.
        detectDiscussion: Não abre nada; em um terminal oferece-se para isso.
        inbox: Abrir as mensagens seladas das conversas importadas.
        inboxDiscussion: Cada uma é posta logo atrás da mensagem que a trazia. Os envelopes com mais de 48 horas expiraram; --trust-carrier-time guia-se pela hora a que o mensageiro diz tê-los recebido, que mais nada garante.
        qr: Mostrar e ler códigos QR.
        qrShow: Mostrar um cartão ou um envelope como código QR.
        qrShowDiscussion: Sem argumento, o cartão da identidade padrão; - toma um cartão ou um envelope da entrada padrão.
        qrScan: Ler os códigos QR de uma imagem.
        qrScanDiscussion: Mostra o que cada código contém e pergunta antes de acrescentar um contato ou abrir uma mensagem.
        """)
}

extension SealingOptionText {
    static let portuguese = PhraseTable(
        """
        identityName: A identidade: o nome, o id ou a impressão digital.
        newIdentityName: O nome, como os outros o verão.
        noSigningKey: Não criar chave de assinatura: o que ela sela nunca vai assinado.
        renameTo: O novo nome.
        backupIdentity: A identidade; sem ela, todas.
        backupOutput: O arquivo a escrever; - é a saída padrão.
        backupInput: A cópia; - é a entrada padrão.
        backupPassphraseCommand: Ler a frase-passe da cópia da primeira linha que este comando escreve.
        backupPassphraseFile: Ler a frase-passe da cópia da primeira linha deste arquivo.
        backupPassphraseDescriptor: Ler a frase-passe da cópia da primeira linha deste descritor de arquivo aberto.
        contactName: O contato: o nome, o id ou a impressão digital.
        newContactName: O nome com que se guarda o contato.
        contactKey: Um cartão, ou a chave pública X25519 em 64 dígitos hexadecimais.
        signingKey: A chave pública Ed25519 em 64 dígitos hexadecimais.
        contactPrefix: Só contatos cujo nome comece assim.
        noteText: A nota; sem ela, a nota é tirada.
        linkPerson: O remetente: nome, começo de um nome, ou id.
        bundlePath: Um arquivo com um cartão ou um livro de chaves; - é a entrada padrão.
        bundleName: Guardar o contato com este nome.
        acceptKeyChange: Aceitar outras chaves para um contato conhecido.
        policyName: Uma de: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing.
        policyValue: on ou off.
        forgetSigningKeys: Com “biometric-gated-signing off”: sem a frase de assinatura, renunciando às chaves que ela protege.
        recipient: O contato para quem selar: o nome, o id ou a impressão digital.
        recipientKey: Uma chave pública X25519 para a qual selar, em 64 dígitos hexadecimais.
        sender: A identidade com que se sela.
        sign: Assinar, ou falhar se não se puder.
        noSign: Não assinar.
        envelopePath: Um arquivo com o texto; - ou nada é a entrada padrão.
        everyEnvelope: Abrir todos os envelopes do texto; cada mensagem fica sob o seu veredicto, com as linhas atrás de “| ”.
        detectPaths: Arquivos com texto; - ou nada é a entrada padrão.
        clipboard: Procurar na área de transferência.
        inVault: Procurar nas mensagens do cofre.
        inboxConversation: Só esta conversa: título ou parte dele, referência ou identificador.
        trustCarrierTime: Julgar a idade pela hora da mensagem que trazia o envelope.
        showBlocked: Mostrar também as mensagens de contatos bloqueados.
        qrSubject: Uma identidade, ou - para a entrada padrão.
        qrPNG: Escrever uma imagem PNG; - é a saída padrão.
        qrSVG: Escrever uma imagem SVG; - é a saída padrão.
        qrScale: O lado de um módulo do PNG em pixels, de 2 a 64.
        picture: Uma imagem PNG ou JPEG; - é a entrada padrão.
        resetClock: Voltar a acertar o relógio do cofre pelo deste dispositivo.
        shownContact: O contato: o nome ou parte dele, o id curto ou a impressão digital.
        revokedContact: Voltar a confiar nas chaves revogadas de um contato.
        copy: Copia o envelope para a área de transferência em vez de mostrá-lo.
        fromClipboard: Usa o texto da área de transferência.
        """)
}

extension SealingFailureText {
    static let portuguese = PhraseTable(
        """
        invalidEnvelope: Envelope inválido
        invalidEnvelopeHint: Foi alterado no caminho ou está danificado. Copie-o de novo, ou peça que seja selado outra vez.
        noEnvelopeHint: Não há mensagem selada neste texto. Uma começa com “whisper1:”; copie-a inteira.
        replayDetected: Repetição detectada
        replayHint: O envelope já foi aberto. A mensagem está no cofre: {reference}. Leia-a com “{command}”.
        replayDeletedHint: O envelope já foi aberto. A mensagem já não está no cofre: foi apagada.
        messageExpired: Mensagem expirada
        messageExpiredHint: Um envelope só abre dentro de 48 horas da hora que traz. O relógio deste dispositivo está certo? “whisper doctor” o mostra.
        notAddressed: Esta mensagem não é endereçada a você
        notAddressedHint: “whisper identity list” mostra as identidades que podem abrir mensagens aqui. O que você selou para outra pessoa só abre no dispositivo dela.
        ownEnvelope: Você selou esta mensagem para “{name}”, e só essa pessoa pode abri-la
        ownEnvelopeHint: O que você escreveu: {command}
        signatureCancelled: Assinatura cancelada
        replayFull: A proteção contra repetição está cheia
        replayFullHint: Não é possível escrever no cofre, por isso não ficaria registrado que a mensagem foi aberta. Nada foi aberto.
        messageTooLong|one: A mensagem é longa demais: pode-se selar no máximo {count} byte.
        messageTooLong|many: A mensagem é longa demais: pode-se selar no máximo {count} bytes.
        messageTooLong|other: A mensagem é longa demais: pode-se selar no máximo {count} bytes.
        noIdentity: Não há nenhuma identidade com que selar.
        noIdentityHint: “whisper identity create NOME” cria uma.
        noSuchIdentity: Não há nenhuma identidade “{name}”.
        noSuchIdentityHint: “whisper identity list” mostra as suas identidades.
        identityExists: Já há uma identidade “{name}”.
        identityArchived: A identidade “{name}” está arquivada: abre mensagens, mas não sela nenhuma.
        identityArchivedHint: Escolha outra com --from, ou crie uma com “whisper identity create”.
        identityNotActive: A identidade “{name}” já não está ativa.
        noSigningKey: A identidade “{name}” não tem chave de assinatura.
        noSigningKeyHint: Crie uma identidade com chave de assinatura com “whisper identity create”, ou renove as chaves desta com “whisper identity rotate”.
        invalidName: “{name}” não serve de nome: tem de ter de 1 a 128 bytes, sem caracteres de controle.
        noSuchContact: Não há nenhum contato “{name}”.
        noSuchContactHint: “whisper contact list” mostra os contatos; --to-key aceita uma chave pública.
        noSuchContactSuggestion: Não há nenhum contato “{name}”. Quis dizer {candidates}?
        verifyingRevoked: As chaves de “{name}” estão revogadas; --yes por si só não volta a confiar nelas.
        verifyingRevokedHint: Compare de novo as palavras e depois use --yes e --revoked.
        ambiguousContact: “{name}” serve a vários contatos: {candidates}
        ambiguousContactHint: Dê o nome inteiro, ou a impressão digital.
        contactExists: Já há um contato “{name}”.
        contactExistsHint: Escolha outro nome com --name.
        contactBlocked: O contato “{name}” está bloqueado.
        contactBlockedHint: “whisper contact unblock” desfaz isso.
        contactRevoked: As chaves de “{name}” estão revogadas.
        contactRevokedHint: Peça um cartão novo e importe-o com “whisper contact import --accept-key-change”.
        keyChanged: As chaves de “{name}” mudaram.
        keyChangedHint: Pergunte à pessoa por outra via. Se estiver certo, use --accept-key-change e verifique de novo o contato.
        senderKeyChanged: As chaves do remetente mudaram.
        senderKeyChangedHint: Não confie no que diz antes de falar com “{name}”. “whisper contact show” mostra as chaves conhecidas.
        senderRevoked: As chaves do remetente estão revogadas.
        policyRawKey: A política contact-required-to-send só permite contatos, e a chave {key} não é de nenhum.
        policyRawKeyHint: Acrescente a chave como contato com “whisper contact add”.
        policySignature: A política require-signature-for-verified exige uma assinatura para “{name}”.
        policySignatureHint: Omita --no-sign.
        policySignatureKeyHint: A identidade não tem chave de assinatura: crie uma que a tenha com “whisper identity create”, ou renove as chaves desta com “whisper identity rotate”.
        invalidBundle: Isto não é um cartão válido.
        invalidBundleHint: Um cartão começa ali, mas está incompleto ou foi alterado no caminho. Copie tudo de “whisper-key1:” até o fim, ou peça-o como arquivo.
        invalidKeybook: Isto não é um livro de chaves válido.
        invalidBackup: Isto não é uma cópia de identidades que se possa ler.
        invalidKey: “{value}” não é uma chave pública: são precisos 64 dígitos hexadecimais.
        inputTooLong: A entrada é mais longa do que o que se lê.
        wrongBackupPassphrase: A frase-passe está errada, ou a cópia foi alterada.
        presenceFailed: A frase de assinatura está errada.
        presenceUnavailable: Uma assinatura precisa da frase de assinatura, e não há terminal onde a pedir.
        presenceUnavailableHint: Execute o comando em um terminal, ou sele com --no-sign.
        gateDamaged: A proteção das chaves de assinatura está danificada.
        gateHint: Se se perdeu de vez, “whisper policy set biometric-gated-signing off --forget-signing-keys” renuncia às chaves de assinatura que protege.
        secretMissing: As chaves secretas de “{name}” não estão neste dispositivo.
        secretMissingHint: Restaure-as de uma cópia de segurança: “whisper identity restore”, ou “whisper restore” para o cofre inteiro.
        signingKeyMissing: “{name}” não tem chave de assinatura que se possa usar: não está neste dispositivo.
        signingKeyMissingHint: “whisper identity rotate” dá chaves novas à identidade; “whisper identity restore” restaura a perdida de uma cópia de segurança.
        noRecipient: Nenhum destinatário indicado.
        noRecipientHint: Use --to CONTATO ou --to-key HEX.
        oneRecipient: --to e --to-key excluem-se.
        signOrNot: --sign e --no-sign excluem-se.
        unknownPolicy: Não há nenhuma política “{name}”.
        unknownPolicyHint: “whisper policy list” mostra-as.
        unknownSwitch: “{value}” não é on nem off.
        forgetNotHere: --forget-signing-keys só vai com “biometric-gated-signing off”.
        notAPicture: “{path}” não é uma imagem PNG ou JPEG que se possa ler.
        pictureTooLarge: A imagem “{path}” é maior do que o que se lê.
        noCode: Não há nenhum código QR em “{path}”.
        noUsefulCode: Nenhum código QR de “{path}” contém um cartão ou um envelope.
        codeTooLong: Isto é longo demais para um código QR.
        unreadableCode: O código QR não pôde ser lido de volta, por isso não é mostrado.
        invalidScale: --scale é um número de 2 a 64.
        nothingToShow: A entrada padrão não contém nem um cartão nem um envelope.
        oneSubject: Indique uma só coisa para mostrar.
        noClipboard: Não se consegue ler a área de transferência.
        noClipboardHint: Instale wl-clipboard ou xclip; o texto também pode vir pela entrada padrão.
        noClipboardToWrite: Não se consegue escrever na área de transferência.
        noClipboardToWriteHint: Instale wl-clipboard ou xclip, ou omita --copy e copie o envelope da saída padrão.
        fileOrClipboard: Use um arquivo ou --clipboard, não os dois.
        oneSource: Use arquivos, --clipboard ou --messages, não vários ao mesmo tempo.
        someNotOpened|one: {count} envelope não foi aberto.
        someNotOpened|many: {count} envelopes não foram abertos.
        someNotOpened|other: {count} envelopes não foram abertos.
        noneOpened|one: {count} envelope foi encontrado e não pôde ser aberto.
        noneOpened|many: Nenhum dos {count} de envelopes pôde ser aberto.
        noneOpened|other: Nenhum dos {count} envelopes pôde ser aberto.
        clockUnusable: O relógio deste dispositivo mostra uma hora que nenhum envelope pode trazer.
        publicKeyHint: É uma chave pública, não um envelope. Adicione-a com: whisper contact import FILE
        cutEnvelopeHint: Uma mensagem selada começa neste texto, mas está incompleta ou danificada. Copie-a de novo inteira, até o fim da linha.
        envelopeAsPath: Isto é uma mensagem selada, não o nome de um arquivo.
        envelopeAsPathHint: Execute “{command}” e cole a mensagem ali.
        ownKeys: Estas são as suas próprias chaves, as da sua identidade “{name}”, e não as de um contato.
        ownKeysHint: Suas chaves são os outros que adicionam. Peça as deles, que “whisper identity export” mostra no dispositivo deles.
        mixedKeys: Uma destas duas chaves é sua, a da sua identidade “{name}”, e a outra não.
        mixedKeysHint: Ninguém tem chaves assim: alguém as juntou por engano ou para enganar. Não as use, e peça à pessoa as dela.
        onLine: Linha {line}: {problem}
        damagedOnLine: Na linha {line} começa uma mensagem selada, mas está incompleta ou danificada.
        damagedInFile: Na linha {line} de “{path}” começa uma mensagem selada, mas está incompleta ou danificada.
        otherVersionOnLine: O que começa na linha {line} parece uma mensagem selada de outra versão do Whisper, que esta não consegue abrir.
        otherVersionInFile: O que começa na linha {line} de “{path}” parece uma mensagem selada de outra versão do Whisper, que esta não consegue abrir.
        someDamaged|one: {count} mensagem selada está incompleta ou danificada. Copie-a de novo, até o fim da linha.
        someDamaged|many: {count} de mensagens seladas estão incompletas ou danificadas. Copie-as de novo, até o fim da linha.
        someDamaged|other: {count} mensagens seladas estão incompletas ou danificadas. Copie-as de novo, até o fim da linha.
        nothingTyped: Nada foi escrito, portanto nada foi selado.
        nothingTypedHint: Escreva primeiro a mensagem e depois Ctrl-D sozinho em uma linha.
        """)
}

extension IdentityText {
    static let portuguese = PhraseTable(
        """
        created: A identidade “{name}” está pronta. O id curto é {shortID}.
        createdAdvice: Dê o cartão dela aos outros: “whisper identity export” ou “whisper qr show”.
        nameHeading: Identidade
        statusHeading: Estado
        versionHeading: Versão das chaves
        shortIDHeading: Id curto
        signsHeading: Assina
        wordsHeading: Palavras
        fingerprintHeading: Impressão digital
        agreementKeyHeading: Chave X25519
        signingKeyHeading: Chave Ed25519
        keyIDHeading: Id da chave
        createdHeading: Desde
        active: ativa
        rotated: substituída
        archived: arquivada
        standard: padrão
        yes: sim
        no: não
        none: nenhuma
        noIdentities: Ainda não há nenhuma identidade. “whisper identity create NOME” cria uma.
        nowUsed: A partir de agora sela-se com “{name}”.
        nowRenamed: “{from}” chama-se agora “{to}”.
        askArchive: Arquivar “{name}”? Deixará de selar mensagens.
        nowArchived: “{name}” está arquivada. Continua a abrir mensagens.
        askRotate: Trocar as chaves de “{name}”? Você terá de dar as novas aos seus contatos.
        nowRotated: “{name}” tem chaves novas; o id curto é agora {shortID}.
        predecessorArchived: As chaves antigas estão arquivadas: abrem mensagens, mas não selam nenhuma.
        predecessorKept: As chaves antigas continuam a abrir mensagens, e selam onde forem indicadas.
        rotateAdvice: Dê o novo cartão aos seus contatos: “whisper identity export”.
        backedUp|one: {count} identidade escrita em “{path}”.
        backedUp|many: {count} identidades escritas em “{path}”.
        backedUp|other: {count} identidades escritas em “{path}”.
        wouldRestore|one: Seria acrescentada {count} identidade:
        wouldRestore|many: Seriam acrescentadas {count} identidades:
        wouldRestore|other: Seriam acrescentadas {count} identidades:
        heldAlready|one: {count} identidade já está aqui.
        heldAlready|many: {count} identidades já estão aqui.
        heldAlready|other: {count} identidades já estão aqui.
        askRestore|one: Acrescentar {count} identidade?
        askRestore|many: Acrescentar {count} identidades?
        askRestore|other: Acrescentar {count} identidades?
        restored|one: {count} identidade acrescentada.
        restored|many: {count} identidades acrescentadas.
        restored|other: {count} identidades acrescentadas.
        renamedOnRestore: “{from}” é acrescentada como “{to}”, porque o nome está ocupado.
        signingPrompt: Para assinar a {recipient} é precisa a frase de assinatura.
        gatingPrompt: Escolha uma frase de assinatura. Ela é pedida em cada assinatura.
        ungatingPrompt: Para tirar a proteção é precisa a frase de assinatura.
        changingPrompt: Para assinar como “{name}” é precisa a frase de assinatura.
        passphrasePrompt: Frase de assinatura:
        newPassphrasePrompt: Nova frase de assinatura:
        repeatPrompt: Frase de assinatura outra vez:
        backupPrompt: Frase-passe da cópia:
        newBackupPrompt: Frase-passe para a cópia (vazia: criam-se dez palavras):
        repeatBackupPrompt: Frase-passe para a cópia outra vez:
        wrongTryAgain: Essa não é a frase de assinatura. Tente outra vez.
        """)
}

extension ContactText {
    static let portuguese = PhraseTable(
        """
        nameHeading: Contato
        trustHeading: Confiança
        remarksHeading: Observações
        noteHeading: Nota
        seenHeading: Visto por último
        earlierHeading: Chaves anteriores
        unverified: não verificado
        verified: verificado
        revoked: revogado
        unverifiedSpoken: As chaves ainda não foram comparadas.
        verifiedSpoken: Você comparou as chaves com a pessoa.
        revokedSpoken: Você revogou as chaves.
        blocked: bloqueado
        keyChanged: chaves alteradas
        noContacts: Ainda não há contatos. “whisper contact import ARQUIVO” acrescenta um de um cartão.
        previewNew: Contato novo
        previewHeld: Já conhecido, com as mesmas chaves
        previewChange: MUDANÇA DE CHAVES de um contato conhecido
        successionValid: As chaves conhecidas assinaram que estas lhes sucedem.
        successionInvalid: Há uma declaração de sucessão, mas não é válida.
        successionNone: Nada prova que estas chaves sejam da mesma pessoa.
        askAdd: Acrescentar “{name}”?
        askChange: Aceitar estas chaves para “{name}”? Terá de ser verificado de novo.
        added: “{name}” é um contato. As chaves ainda não foram comparadas: “whisper contact verify”.
        changed: “{name}” tem chaves novas. Compare-as: “whisper contact verify”.
        held: “{name}” já estava aqui; nada mudou.
        skipped: “{name}” ficou de fora.
        imported|one: {count} contato acrescentado.
        imported|many: {count} contatos acrescentados.
        imported|other: {count} contatos acrescentados.
        yours: As suas palavras ({name}), que o outro lê
        theirs: As palavras de “{name}”, que você lê
        askVerify: As palavras de ambos coincidem nos dois lados?
        askVerifyRevoked: As chaves de “{name}” estão revogadas. Voltar a confiar nelas, depois de comparar as palavras?
        nowVerified: “{name}” está verificado.
        askRevoke: Revogar as chaves de “{name}”?
        nowRevoked: As chaves de “{name}” ficam revogadas.
        nowBlocked: “{name}” está bloqueado.
        nowUnblocked: “{name}” já não está bloqueado.
        nowRenamed: “{from}” chama-se agora “{to}”.
        nowNoted: A nota sobre “{name}” foi guardada.
        noteRemoved: A nota sobre “{name}” foi removida.
        nowLinked: “{name}” está associado ao remetente “{person}”.
        askRemove: Apagar o contato “{name}”?
        nowRemoved: O contato “{name}” foi apagado. As suas mensagens ficam.
        keyChangedWarning: As chaves de “{name}” mudaram, e você não verificou as novas. Compare-as: “whisper contact verify”.
        previewFormer: Chaves que um contato seu teve antes
        """)
}

extension PolicyText {
    static let portuguese = PhraseTable(
        """
        nameHeading: Regra
        stateHeading: Estado
        meaningHeading: O que faz
        on: ligada
        off: desligada
        contactRequired: Só se sela para contatos, nunca para uma chave solta.
        signatureRequired: As mensagens para contatos verificados vão sempre assinadas.
        archiveOnRotation: As chaves antigas são arquivadas quando uma identidade recebe outras.
        gatedSigning: Cada assinatura pede a frase de assinatura, sem a qual a chave não se pode usar.
        nowOn: {policy} está ligada.
        nowOff: {policy} está desligada.
        askForget|one: Apagar a chave de assinatura de {names}? Só uma cópia da identidade a traz de volta.
        askForget|many: Apagar as {count} chaves de assinatura de {names}? Só uma cópia das identidades as traz de volta.
        askForget|other: Apagar as {count} chaves de assinatura de {names}? Só uma cópia das identidades as traz de volta.
        forgotten|one: A chave de assinatura de {names} foi apagada. “whisper identity rotate” cria chaves novas; “whisper identity restore” restaura-a de uma cópia de segurança.
        forgotten|many: As {count} chaves de assinatura de {names} foram apagadas. “whisper identity rotate” cria chaves novas; “whisper identity restore” restaura-as de uma cópia de segurança.
        forgotten|other: As {count} chaves de assinatura de {names} foram apagadas. “whisper identity rotate” cria chaves novas; “whisper identity restore” restaura-as de uma cópia de segurança.
        """)
}

extension EnvelopeWords {
    static let portuguese = PhraseTable(
        """
        fromVerified: De: {name} (Verificado/Assinado)
        fromUnverified: De: {name} (Não verificado/Assinado)
        fromUnknownSigned: De: Desconhecido (Assinado)
        fromUnknownUnsigned: De: Desconhecido (Não assinado)
        fromKeyChanged: De: Desconhecido (Assinado), com chaves que não são as de “{name}”
        fromRevoked: De: {name} (Revogado/Assinado)
        claims: Diz ser de {name}; nada o prova.
        shortID: Id curto: {shortID}
        sentAt: Selada: {time}
        openedBy: Para: {identity}
        blockedRemark: Você bloqueou este contato.
        blockedNotShown: A mensagem fica guardada, mas não é mostrada. --show-blocked mostra-a.
        carrierTime: Sua hora só é confirmada pelo mensageiro.
        clockBehind: O relógio deste dispositivo está atrasado em relação ao do cofre. Se estiver certo, “whisper doctor --reset-clock” volta a guiar-se por ele.
        sealedTo: Selada para {recipient}, assinada por {identity}.
        sealedUnsigned: Selada para {recipient}, não assinada.
        rotatedIdentity: A identidade “{name}” foi substituída; --from escolhe outra.
        found|one: {count} envelope encontrado
        found|many: {count} envelopes encontrados
        found|other: {count} envelopes encontrados
        foundNone: Não há nenhum envelope.
        offerOpen|one: Abrir {count} envelope?
        offerOpen|many: Abrir {count} de envelopes?
        offerOpen|other: Abrir {count} envelopes?
        identityHeading: Para
        placeHeading: Onde
        signedHeading: Assinada
        sealedHeading: Selada em
        notYours: não para você
        sealedByYou: selada por você para {name}
        inboxProgress: Abrindo
        inboxOpened|one: {count} mensagem aberta
        inboxOpened|many: {count} mensagens abertas
        inboxOpened|other: {count} mensagens abertas
        inboxReplayed|one: {count} já tinha sido aberta
        inboxReplayed|many: {count} já tinham sido abertas
        inboxReplayed|other: {count} já tinham sido abertas
        inboxEarlier: A mais recente das mensagens já abertas: {command}
        inboxDeleted|one: {count} mensagem já aberta não está mais no cofre.
        inboxDeleted|many: {count} de mensagens já abertas não estão mais no cofre.
        inboxDeleted|other: {count} mensagens já abertas não estão mais no cofre.
        inboxExpired|one: {count} expirou
        inboxExpired|many: {count} expiraram
        inboxExpired|other: {count} expiraram
        inboxForeign|one: {count} não é endereçada a você
        inboxForeign|many: {count} não são endereçadas a você
        inboxForeign|other: {count} não são endereçadas a você
        inboxOwn|one: {count} selada por você para outra pessoa, e só ela pode abri-la
        inboxOwn|many: {count} seladas por você para outras pessoas, e só elas podem abri-las
        inboxOwn|other: {count} seladas por você para outras pessoas, e só elas podem abri-las
        inboxOwnText: O que você escreveu na mais recente que selou: {command}
        inboxInvalid|one: {count} é inválida
        inboxInvalid|many: {count} são inválidas
        inboxInvalid|other: {count} são inválidas
        maybeOpened: Pode já ter sido aberta antes: este cofre não sabe o que foi aberto naquela época.
        inboxBlocked|one: {count} delas é de um contato bloqueado e não é mostrada
        inboxBlocked|many: {count} delas são de contatos bloqueados e não são mostradas
        inboxBlocked|other: {count} delas são de contatos bloqueados e não são mostradas
        inboxChanged|one: {count} delas tem chaves alteradas ou revogadas
        inboxChanged|many: {count} delas têm chaves alteradas ou revogadas
        inboxChanged|other: {count} delas têm chaves alteradas ou revogadas
        inboxEmpty: Não há nenhuma mensagem selada para abrir.
        expiredHint: --trust-carrier-time abre-as pela hora a que o mensageiro as recebeu.
        notText|one: Esta mensagem não é texto; tem {count} byte.
        notText|many: Esta mensagem não é texto; tem {count} de bytes.
        notText|other: Esta mensagem não é texto; tem {count} bytes.
        typeMessage: Escreva a mensagem; Ctrl-D sozinho em uma linha a termina.
        pasteEnvelope: Cole o texto com o envelope; Ctrl-D sozinho em uma linha o termina.
        blockedHidden|one: {count} mensagem de um contato bloqueado não é mostrada; --show-blocked mostra-a.
        blockedHidden|many: {count} mensagens de contatos bloqueados não são mostradas; --show-blocked mostra-as.
        blockedHidden|other: {count} mensagens de contatos bloqueados não são mostradas; --show-blocked mostra-as.
        keyOfContact: A chave {key} é a do seu contato “{name}”.
        copied: O envelope está na área de transferência.
        handedToTerminal: Entregue ao terminal, que o põe na área de transferência se estiver configurado assim; senão, copie a linha.
        severalInText|one: Há {count} mensagem selada neste texto. Para abri-la: {command}
        severalInText|many: Há {count} de mensagens seladas neste texto, e só se tenta abrir a primeira. Para abrir todas: {command}
        severalInText|other: Há {count} mensagens seladas neste texto, e só se tenta abrir a primeira. Para abrir todas: {command}
        inboxDamaged|one: {count} está incompleta ou danificada
        inboxDamaged|many: {count} estão incompletas ou danificadas
        inboxDamaged|other: {count} estão incompletas ou danificadas
        inboxDamagedWhere: A mensagem mais recente com um envelope incompleto ou danificado: {command}
        openedHeading: Já aberta
        emptyMessage: A mensagem está vazia.
        recipientUnverified: “{name}” não foi verificado. Compare as palavras antes de confiar nisso: {command}
        """)
}

extension StandingText {
    static let portuguese = PhraseTable(
        """
        heading: Selo
        verified: verificada
        unverified: não verificada
        sealed: selada
        plain: sem selo
        plainLegend: Sem palavra antes de uma mensagem: {word}; só o seu mensageiro responde por ela.
        looksLike: “{name}” parece o seu contato “{contact}”, mas é outro nome.
        chatHasName: “{name}” é apenas o nome da conversa; não é certo que seja com o seu contato “{contact}”.
        """)
}

extension QRText {
    static let portuguese = PhraseTable(
        """
        bundleOf: Cartão de {name}, {shortID}
        envelope: Uma mensagem selada
        codes|one: {count} código na imagem
        codes|many: {count} códigos na imagem
        codes|other: {count} códigos na imagem
        written: O código está em “{path}”.
        dense: O código é denso; segure a câmera firme e perto.
        tooDense: O código é denso demais para a maioria das câmeras; envie o texto.
        tooWide: O código tem {columns} colunas de largura, e o terminal {room}.
        tooWideHint: Um terminal mais largo mostra-o; ou escreva uma imagem: --png FILE, --svg FILE.
        tooTall: O código ocupa {rows} linhas, mas o terminal só mostra {room}.
        tooTallHint: Aumente a altura da janela ou diminua o tamanho da fonte, ou escreva uma imagem: --png FILE, --svg FILE.
        askOpen: Abrir esta mensagem?
        notOpened: A mensagem selada não foi aberta.
        somethingElse: Outra coisa
        """)
}

extension DoctorText {
    static let portuguese = PhraseTable(
        """
        engineAge: idade do motor
        engineAgeEncrypted: SQLite de {date}; contém as correções posteriores que o sistema trouxe. Cada página é autenticada com a chave do cofre antes de ser lida.
        engineAgePlain: SQLite de {date}; contém as correções posteriores que o sistema trouxe. Nada verifica uma base não cifrada antes de ser lida.
        ledger: Proteção contra repetição
        ledgerState|one: {count} entrada de 10.000; {opened} abertas ao todo
        ledgerState|many: {count} entradas de 10.000; {opened} abertas ao todo
        ledgerState|other: {count} entradas de 10.000; {opened} abertas ao todo
        clock: Relógio
        clockFine: O do dispositivo e o do cofre coincidem.
        clockBehind: O do dispositivo está atrasado em relação ao do cofre, que está em {time}.
        notOpened: O cofre não foi aberto: não se deu frase-passe, nem há nenhuma guardada.
        identities: As suas identidades
        qrEncoder: libqrencode
        qrReader: ZBar
        png: libpng
        jpeg: libjpeg
        services: Serviços
        servicesNone: nenhum instalado
        servicesIdle: instalados, não ativados: {units}
        servicesEnabled: ativados: {units}
        askResetClock: Voltar a acertar o relógio do cofre de {time} para {now}? Os envelopes do tempo pelo meio, abertos há muito, passam a ser travados só pela memória permanente.
        clockReset: O relógio do cofre é outra vez o deste dispositivo.
        """)
}

extension TrustText {
    static let portuguese = PhraseTable(
        """
        subject: Confiança
        sound: Os contatos e as políticas estão como foram definidos da última vez.
        doubtful: O que este cofre diz dos contatos e das políticas não é o que foi definido da última vez: arquivos ou páginas mais antigos estão no seu lugar, ou uma cópia foi restaurada à mão. Ninguém conta como verificado e todas as políticas estão ligadas. Reveja “whisper contact list” e aceite-o com “whisper doctor --accept-trust”.
        doubtfulContacts|one: {count} contato não está como foi definido da última vez e não conta como verificado. “whisper doctor --accept-trust” aceita-o.
        doubtfulContacts|many: {count} contatos não estão como foram definidos da última vez e não contam como verificados. “whisper doctor --accept-trust” aceita-os.
        doubtfulContacts|other: {count} contatos não estão como foram definidos da última vez e não contam como verificados. “whisper doctor --accept-trust” aceita-os.
        wouldBeVerified: Verificado: “{name}”
        wouldBeOn: Ligada: {name}
        wouldBeOff: Desligada: {name}
        askAccept|one: Aceitar o cofre como está, com {count} contato verificado e estas políticas?
        askAccept|many: Aceitar o cofre como está, com {count} contatos verificados e estas políticas?
        askAccept|other: Aceitar o cofre como está, com {count} contatos verificados e estas políticas?
        accepted: O que o cofre diz dos contatos e das políticas foi aceito.
        refused: O que este cofre diz dos contatos e das políticas é duvidoso
        refusedHint: Aceite-o primeiro com “whisper doctor --accept-trust” ou restaure uma cópia de segurança.
        acceptOption: Aceita o que o cofre diz dos contatos e das políticas, depois de o mostrar.
        askReplaceBackup: O que este cofre diz dos contatos e das políticas é duvidoso. Substituir a cópia de segurança em “{path}” por uma cópia que também o será?
        backupKept: O que este cofre diz dos contatos e das políticas é duvidoso; por isso a cópia de segurança em “{path}” foi mantida
        backupKeptHint: Revise “whisper contact list” e aceite-o com “whisper doctor --accept-trust”, restaure esta cópia de segurança ou indique outro lugar para a cópia. “--yes” substitui-a mesmo assim.
        """)
}

extension PageText {
    static let portuguese = PhraseTable(
        """
        archive: Arquivo de mensagens
        chats: Conversas
        people: Pessoas
        gallery: Galeria
        years: Anos
        statistics: Estatísticas
        search: Pesquisa
        skip: Ir para o conteúdo
        plaintext: Estas páginas não estão cifradas: quem as puder abrir pode lê-las.
        monthOfYear: {month} de {year}
        monthOfYearPart: {month} de {year}, parte {part}
        months: Meses
        allMonths: Todos os meses
        earlier: Antes: {place}
        later: Depois: {place}
        continueReading: Continuar lendo
        pages: Páginas
        pageNumber: Página {number}
        previousPage: Página anterior
        nextPage: Página seguinte
        messageCount|one: {count} mensagem
        messageCount|many: {count} de mensagens
        messageCount|other: {count} mensagens
        chatCount|one: {count} conversa
        chatCount|many: {count} de conversas
        chatCount|other: {count} conversas
        group: Grupo
        direct: Conversa direta
        broadcast: Lista de transmissão
        unknownChat: Conversa
        period: {first} a {last}
        noMessages: Não há mensagens aqui.
        names: Nomes
        numbers: Números e endereços
        inChats: Mensagens por conversa
        you: Você
        pictures: Imagens
        videos: Vídeos
        voice: Mensagens de voz e som
        documents: Documentos e outros arquivos
        noMedia: Não há arquivos aqui.
        dayCount|one: {date}: {count} mensagem
        dayCount|many: {date}: {count} de mensagens
        dayCount|other: {date}: {count} mensagens
        less: menos
        more: mais
        theme: Claro ou escuro
        filter: Filtrar esta página
        filterMedia: com arquivos
        filterSealed: seladas
        filterLinks: com links
        shownCount: {shown} de {all} visíveis
        jump: Ir para uma data
        keys: Teclas: j e k passam de mensagem em mensagem, / filtra, ← e → viram a página.
        close: Fechar
        previousPicture: Imagem anterior
        nextPicture: Imagem seguinte
        tools: Filtrar ou ir para uma data
        searchNeedsScript: A pesquisa precisa de scripts, que este navegador não executa. Os meses de cada conversa estão na sua página.
        searchQuery: Palavras ou nomes
        searchLanguage: Como em “whisper search”: \"uma frase\", um começo com asterisco (guarda*), OR, -palavra para o que deve faltar, e parênteses. O que você está escrevendo é encontrado pelo começo.
        searchNone: Nenhuma mensagem encontrada.
        searchAll: Mensagens encontradas: {count}
        searchSome: Mensagens mais recentes encontradas: {count}
        searchFailed: Não foi possível ler os dados da pesquisa.
        searchMore: Mostrar mais
        findName: Procurar pelo nome
        newest: As mensagens mais recentes
        """)
}

extension PageMessageText {
    static let portuguese = PhraseTable(
        """
        pending: aguardando envio
        sent: enviada
        delivered: entregue
        failed: não enviada
        read: lida
        editedAt: editada {time}
        edited: editada
        forwarded: encaminhada
        forwardedOften: encaminhada muitas vezes
        viewedOnce: podia ser vista uma vez
        disappearing: devia desaparecer
        starred: marcada
        reactions: Reações
        deletedByYou: apagada por você
        deletedBySender: apagada por quem a enviou
        deletedByAdmin: apagada por um administrador, {name}
        deletedKept: O que dizia
        quotedNotHere: responde a uma mensagem que não está neste arquivo
        quotedOnly: citado por quem enviou; a própria mensagem não está neste arquivo
        voiceMessage: mensagem de voz
        videoMessage: mensagem de vídeo
        movingPicture: imagem animada
        expired: não está mais disponível
        remote: não baixado
        damaged: danificado no cofre
        withheld: não incluído neste arquivo
        liveLocation: localização em tempo real
        coordinates: Latitude {latitude}, longitude {longitude}
        voteCount|one: {count} voto
        voteCount|many: {count} de votos
        voteCount|other: {count} votos
        voiceCall: chamada de voz
        videoCall: chamada de vídeo
        callMissed: não atendida
        callDeclined: recusada
        callFailed: falhou
        callAnsweredElsewhere: atendida em outro dispositivo
        callSilenced: silenciada
        callConnected: atendida
        callOngoing: em andamento
        unreadable: esta mensagem não podia ser lida neste dispositivo
        spoiler: oculto até abrir
        sealedLine: uma linha selada, tal como foi transportada
        ownSealedLine: selada por você para {name}, e só essa pessoa pode abri-la
        groupInvite: convite para um grupo
        transcript: transcrição automática: {text}
        inTranscript: em uma transcrição
        unknownSender: remetente desconhecido
        """)
}

extension SystemText {
    static let portuguese = PhraseTable(
        """
        groupCreated: O grupo “{text}” foi criado
        groupCreatedBy: {by} criou o grupo “{text}”
        groupSubject: O grupo chama-se agora “{text}”
        groupSubjectBy: {by} mudou o nome do grupo para “{text}”
        groupDescription: A descrição do grupo foi alterada: {text}
        groupDescriptionBy: {by} alterou a descrição do grupo: {text}
        groupIcon: A imagem do grupo foi alterada
        groupIconBy: {by} alterou a imagem do grupo
        groupDeleted: O grupo foi apagado
        groupJoined: Você entrou no grupo “{text}”
        groupInviteLink: O link de convite do grupo foi alterado
        groupRestricted: Foi alterado quem pode mudar as configurações do grupo
        groupAnnouncements: Foi alterado quem pode enviar mensagens ao grupo
        groupReplaced: O grupo foi substituído por outro
        added: {names} foi adicionado
        addedBy: {by} adicionou {names}
        joined: {names} entrou
        left: {names} saiu
        removed: {names} foi removido
        removedBy: {by} removeu {names}
        promoted: {names} é agora administrador
        demoted: {names} já não é administrador
        invited: {names} foi convidado
        invitedBy: {by} convidou {names}
        banned: {names} foi banido
        bannedBy: {by} baniu {names}
        unbanned: O banimento de {names} foi levantado
        askedToJoin: {names} pediu para entrar
        invitationDeclined: {names} recusou o convite
        invitationWithdrawn: O convite a {names} foi retirado
        requestDeclined: O pedido de {names} foi recusado
        requestWithdrawn: {names} retirou o pedido
        numberChanged: Um número de telefone mudou: {names}
        encrypted: O serviço cifra as mensagens desta conversa
        identityChanged: O código de segurança de {names} mudou
        disappearingOn: As novas mensagens desaparecem ao fim de algum tempo
        disappearingOff: As mensagens já não desaparecem
        blocked: Este contacto foi bloqueado
        unblocked: Este contacto foi desbloqueado
        businessNotice: Um aviso sobre uma conta empresarial: {text}
        businessNoticeOnly: Um aviso sobre uma conta empresarial
        channelNotice: Um aviso sobre este canal: {text}
        channelNoticeOnly: Um aviso sobre este canal
        communityNotice: Um aviso sobre a comunidade: {text}
        communityNoticeOnly: Um aviso sobre a comunidade
        groupApproval: Quem pode entrar no grupo mudou
        chatPrivacy: A privacidade avançada desta conversa foi alterada
        numberShared: Um número de telefone foi partilhado
        sharingLimited: A partilha a partir desta conversa foi limitada
        album: Um álbum de imagens e vídeos
        albumBy: {by} enviou um álbum de imagens e vídeos
        privacyProvider: Um aviso sobre quem gere esta conversa empresarial
        groupAdditions: Quem pode adicionar membros ao grupo mudou
        deviceChanged: Aparelhos conectados foram adicionados ou removidos
        usernameChanged: Um nome de usuário mudou: {names}
        usernameChangedOnly: Um nome de usuário mudou
        pinned: Uma mensagem foi fixada
        pinnedBy: {by} fixou uma mensagem
        unpinned: Uma mensagem não está mais fixada
        kept: Uma mensagem foi mantida para não desaparecer
        notKept: Uma mensagem não é mais mantida e pode desaparecer
        eventAnswered: Um convite para um evento foi respondido
        eventAnsweredBy: {by} respondeu a um convite para um evento
        chatCreated: A conversa foi criada
        chatCreatedBy: {by} criou a conversa
        chatSubject: A conversa chama-se agora “{text}”
        chatSubjectBy: {by} mudou o nome da conversa para “{text}”
        chatDescription: A descrição da conversa foi alterada: {text}
        chatDescriptionBy: {by} alterou a descrição da conversa: {text}
        chatReplaced: A conversa foi substituída por outra
        groupCreatedOnly: O grupo foi criado
        groupCreatedOnlyBy: {by} criou o grupo
        groupSubjectOnly: O nome do grupo foi alterado
        groupSubjectOnlyBy: {by} alterou o nome do grupo
        groupDescriptionOnly: A descrição do grupo foi alterada
        groupDescriptionOnlyBy: {by} alterou a descrição do grupo
        chatSubjectOnly: O nome da conversa foi alterado
        chatSubjectOnlyBy: {by} alterou o nome da conversa
        chatDescriptionOnly: A descrição da conversa foi alterada
        chatDescriptionOnlyBy: {by} alterou a descrição da conversa
        groupJoinedOnly: Você entrou no grupo
        someoneAdded: Alguém foi adicionado
        someoneAddedBy: {by} adicionou alguém
        someoneJoined: Alguém entrou
        someoneLeft: Alguém saiu
        someoneRemoved: Alguém foi removido
        someoneRemovedBy: {by} removeu alguém
        someonePromoted: Alguém agora é administrador
        someoneDemoted: Alguém não é mais administrador
        membersChanged: A lista de membros do grupo mudou
        numberChangedOnly: Um número de telefone mudou
        identityChangedOnly: Um código de segurança mudou
        disappearingChanged: A opção de mensagens temporárias foi alterada
        """)
}

extension PageExportText {
    static let portuguese = PhraseTable(
        """
        progress: Escrevendo páginas
        plaintext: As páginas não são cifradas: quem puder abrir a pasta pode ler as suas mensagens.
        written|one: {count} mensagem escrita em “{path}” ({chats}).
        written|many: {count} de mensagens escritas em “{path}” ({chats}).
        written|other: {count} mensagens escritas em “{path}” ({chats}).
        wroteMedia|one: Com {count} arquivo.
        wroteMedia|many: Com {count} de arquivos.
        wroteMedia|other: Com {count} arquivos.
        damagedMedia|one: {count} anexo está danificado no cofre e foi omitido.
        damagedMedia|many: {count} de anexos estão danificados no cofre e foram omitidos.
        damagedMedia|other: {count} anexos estão danificados no cofre e foram omitidos.
        openAt: Abra em um navegador: {path}
        badMedia: --media aceita all, used ou none, não “{value}”.
        badTheme: --theme aceita auto, light ou dark, não “{value}”.
        badLanguage: --language aceita um de {languages}, não “{value}”.
        standardOutput: As páginas são uma pasta e não podem ser escritas na saída padrão.
        emptyPeriod: --since não é anterior a --until.
        occupied: “{path}” existe e não é substituído.
        occupiedHint: Escolha outra pasta. --force substitui um arquivo escrito por uma exportação anterior, e nada mais.
        busy: Outro processo está escrevendo em “{path}”.
        """)
}
