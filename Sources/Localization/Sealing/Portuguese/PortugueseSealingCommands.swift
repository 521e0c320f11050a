extension SealingCommandText {
    var portuguese: Phrase {
        switch self {
        case .identity:
            "Criar e gerenciar as suas identidades."
        case .identityCreate:
            "Criar uma identidade."
        case .identityCreateDiscussion:
            "Cria dois pares de chaves: um para receber mensagens e outro para assinar. A primeira identidade sela quando não se indica nenhuma; “whisper identity use” escolhe outra."
        case .identityList:
            "Listar as suas identidades."
        case .identityShow:
            "Mostrar uma identidade: as palavras, a impressão digital, as chaves."
        case .identityShowDiscussion:
            "Leia as palavras ao telefone para quem tem o seu cartão: se as dele forem as mesmas, ninguém pôs outras chaves no meio."
        case .identityUse:
            "Escolher a identidade padrão."
        case .identityRename:
            "Dar outro nome a uma identidade."
        case .identityArchive:
            "Deixar uma identidade abrir mensagens, mas não selar mais."
        case .identityArchiveDiscussion:
            "O que foi selado para ela continua a abrir-se, para sempre. Em um terminal pergunta-se antes."
        case .identityRotate:
            "Trocar as chaves de uma identidade por novas."
        case .identityRotateDiscussion:
            "As chaves novas ficam com o nome. As antigas assinam uma declaração disso, para que os seus contatos as distingam das de um impostor, e continuam a abrir mensagens. Dê o novo cartão aos seus contatos: “whisper identity export”. Em um terminal pergunta-se antes."
        case .identityExport:
            "Escrever o cartão público de uma identidade, para que outros escrevam a você."
        case .identityExportDiscussion:
            "O cartão não tem nenhum segredo: envie-o por e-mail, mostre-o como código QR com “whisper qr show”, ponha-o em uma página web."
        case .identityBackup:
            "Guardar identidades, com as chaves secretas, sob uma frase-passe própria."
        case .identityBackupDiscussion:
            "Sem nome guardam-se todas as identidades. A frase-passe pede-se duas vezes; se ficar vazia, criam-se dez palavras. Quem tiver o arquivo e a frase pode ler as suas mensagens e assinar em seu nome."
        case .identityRestore:
            "Recuperar identidades de uma cópia assim."
        case .identityRestoreDiscussion:
            "Mostra o que seria acrescentado e pergunta. O que já lá está nunca é substituído. Uma mensagem que foi aberta com uma identidade em outro sítio, por exemplo em outro dispositivo, abre aqui mais uma vez: este cofre não pode saber."
        case .contact:
            "Gerenciar as pessoas com quem você troca mensagens seladas."
        case .contactAdd:
            "Acrescentar um contato à mão."
        case .contactAddDiscussion:
            "De um cartão, ou dos 64 dígitos hexadecimais de uma chave pública."
        case .contactList:
            "Listar os contatos."
        case .contactShow:
            "Mostrar um contato: confiança, palavras, impressão digital, chaves anteriores."
        case .contactVerify:
            "Comparar as chaves com a pessoa e dizer que estão certas."
        case .contactVerifyDiscussion:
            "Mostra as palavras dos dois. Ao telefone, cada um lê as palavras do outro. Só se ambas coincidirem, responda que sim."
        case .contactRevoke:
            "Revogar as chaves de um contato."
        case .contactRevokeDiscussion:
            "Nada mais se sela para elas, e as suas assinaturas aparecem como revogadas. Chaves novas tornam o contato outra vez utilizável. Em um terminal pergunta-se antes."
        case .contactBlock:
            "Recusar escrever a um contato e não mostrar o que vem dele."
        case .contactUnblock:
            "Desbloquear um contato."
        case .contactRename:
            "Dar outro nome a um contato."
        case .contactNote:
            "Escrever uma nota sobre um contato, ou tirá-la."
        case .contactLink:
            "Dizer que remetente de mensagens é um contato."
        case .contactRemove:
            "Eliminar um contato."
        case .contactRemoveDiscussion:
            "As suas mensagens ficam."
        case .contactExport:
            "Escrever o livro de chaves: as chaves públicas de todos os contatos."
        case .contactExportDiscussion:
            "A confiança fica de fora: quem o importar tem de comparar por si."
        case .contactImport:
            "Acrescentar contatos de um cartão ou de um livro de chaves."
        case .contactImportDiscussion:
            "Mostra o que seria acrescentado e pergunta. Outras chaves para um nome conhecido são uma mudança de chaves: é recusada com o código de saída 25, a não ser com --accept-key-change, e o contato tem de ser verificado de novo."
        case .importBundle:
            "Acrescentar um contato de um cartão; o mesmo que “contact import”."
        case .policy:
            "Regras que toda a mensagem selada cumpre."
        case .policyList:
            "Mostrar as regras e se estão ativas."
        case .policySet:
            "Ligar ou desligar uma regra."
        case .policySetDiscussion:
            "Ligar biometric-gated-signing pede que se escolha uma frase de assinatura, pedida depois em cada assinatura; para a desligar também é precisa."
        case .encrypt:
            "Selar uma mensagem: entra texto, sai uma linha para qualquer mensageiro."
        case .encryptDiscussion:
            "A mensagem é a entrada padrão, byte a byte; o envelope sai na saída padrão. É assinada se a identidade tiver chave de assinatura. Fica uma cópia no cofre, para que você possa ler o que enviou."
        case .decrypt:
            "Abrir uma mensagem selada."
        case .decryptDiscussion:
            "Procura o primeiro envelope no texto de um arquivo ou da entrada padrão, seja o que for que esteja à volta. A mensagem sai byte a byte na saída padrão, e de quem é na saída de erros. O código de saída 25 diz que as chaves do remetente mudaram ou foram revogadas. Um envelope abre-se uma vez."
        case .detect:
            "Encontrar mensagens seladas em um texto, na área de transferência ou no cofre."
        case .detectDiscussion:
            "Não abre nada; em um terminal oferece-se para isso."
        case .inbox:
            "Abrir as mensagens seladas das conversas importadas."
        case .inboxDiscussion:
            "Cada uma é posta logo atrás da mensagem que a trazia. Os envelopes com mais de 48 horas expiraram; --trust-carrier-time guia-se pela hora a que o mensageiro diz tê-los recebido, que mais nada garante."
        case .qr:
            "Mostrar e ler códigos QR."
        case .qrShow:
            "Mostrar um cartão ou um envelope como código QR."
        case .qrShowDiscussion:
            "Sem argumento, o cartão da identidade padrão; - toma um cartão ou um envelope da entrada padrão."
        case .qrScan:
            "Ler os códigos QR de uma imagem."
        case .qrScanDiscussion:
            "Mostra o que cada código contém e pergunta antes de acrescentar um contato ou abrir uma mensagem."
        }
    }
}

extension SealingOptionText {
    var portuguese: Phrase {
        switch self {
        case .identityName:
            "A identidade: o nome, o id ou a impressão digital."
        case .newIdentityName:
            "O nome, como os outros o verão."
        case .noSigningKey:
            "Não criar chave de assinatura: o que ela sela nunca vai assinado."
        case .renameTo:
            "O novo nome."
        case .backupIdentity:
            "A identidade; sem ela, todas."
        case .backupOutput:
            "O arquivo a escrever; - é a saída padrão."
        case .backupInput:
            "A cópia; - é a entrada padrão."
        case .backupPassphraseCommand:
            "Ler a frase-passe da cópia da primeira linha que este comando escreve."
        case .backupPassphraseFile:
            "Ler a frase-passe da cópia da primeira linha deste arquivo."
        case .backupPassphraseDescriptor:
            "Ler a frase-passe da cópia da primeira linha deste descritor de arquivo aberto."
        case .contactName:
            "O contato: o nome, o id ou a impressão digital."
        case .newContactName:
            "O nome com que se guarda o contato."
        case .contactKey:
            "Um cartão, ou a chave pública X25519 em 64 dígitos hexadecimais."
        case .signingKey:
            "A chave pública Ed25519 em 64 dígitos hexadecimais."
        case .contactPrefix:
            "Só contatos cujo nome comece assim."
        case .noteText:
            "A nota; sem ela, a nota é tirada."
        case .linkPerson:
            "O remetente: nome, começo de um nome, ou id."
        case .bundlePath:
            "Um arquivo com um cartão ou um livro de chaves; - é a entrada padrão."
        case .bundleName:
            "Guardar o contato com este nome."
        case .acceptKeyChange:
            "Aceitar outras chaves para um contato conhecido."
        case .policyName:
            "Uma de: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing."
        case .policyValue:
            "on ou off."
        case .forgetSigningKeys:
            "Com “biometric-gated-signing off”: sem a frase de assinatura, renunciando às chaves que ela protege."
        case .recipient:
            "O contato para quem selar: o nome, o id ou a impressão digital."
        case .recipientKey:
            "Uma chave pública X25519 para a qual selar, em 64 dígitos hexadecimais."
        case .sender:
            "A identidade com que se sela."
        case .sign:
            "Assinar, ou falhar se não se puder."
        case .noSign:
            "Não assinar."
        case .envelopePath:
            "Um arquivo com o texto; - ou nada é a entrada padrão."
        case .everyEnvelope:
            "Abrir todos os envelopes do texto; cada mensagem fica sob o seu veredicto, com as linhas atrás de “| ”."
        case .detectPaths:
            "Arquivos com texto; - ou nada é a entrada padrão."
        case .clipboard:
            "Procurar na área de transferência."
        case .inVault:
            "Procurar nas mensagens do cofre."
        case .inboxConversation:
            "Só esta conversa: id, título ou parte do título."
        case .trustCarrierTime:
            "Julgar a idade pela hora da mensagem que trazia o envelope."
        case .showBlocked:
            "Mostrar também as mensagens de contatos bloqueados."
        case .qrSubject:
            "Uma identidade, ou - para a entrada padrão."
        case .qrPNG:
            "Escrever uma imagem PNG; - é a saída padrão."
        case .qrSVG:
            "Escrever uma imagem SVG; - é a saída padrão."
        case .qrScale:
            "O lado de um módulo do PNG em pixels, de 2 a 64."
        case .picture:
            "Uma imagem PNG ou JPEG; - é a entrada padrão."
        case .resetClock:
            "Voltar a acertar o relógio do cofre pelo desta máquina."
        case .revokedContact:
            "Voltar a confiar nas chaves revogadas de um contato."
        case .shownContact:
            "O contato: o nome ou o começo dele, o id curto ou a impressão digital."
        }
    }
}
