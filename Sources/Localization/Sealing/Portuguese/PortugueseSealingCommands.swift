extension SealingCommandText {
    var portuguese: Phrase {
        switch self {
        case .identity:
            "Criar e guardar as tuas identidades."
        case .identityCreate:
            "Criar uma identidade."
        case .identityCreateDiscussion:
            "Cria dois pares de chaves: um para que te escrevam e outro para assinar. A primeira identidade sela quando não se indica nenhuma; “whisper identity use” escolhe outra."
        case .identityList:
            "Listar as tuas identidades."
        case .identityShow:
            "Mostrar uma identidade: as palavras, a impressão digital, as chaves."
        case .identityShowDiscussion:
            "Lê as palavras ao telefone a quem tem o teu cartão: se as dele forem as mesmas, ninguém pôs outras chaves pelo meio."
        case .identityUse:
            "Selar com esta identidade quando não se indica nenhuma."
        case .identityRename:
            "Dar outro nome a uma identidade."
        case .identityArchive:
            "Deixar uma identidade abrir mensagens, mas não selar mais."
        case .identityArchiveDiscussion:
            "O que foi selado para ela continua a abrir-se, para sempre. Num terminal pergunta-se antes."
        case .identityRotate:
            "Trocar as chaves de uma identidade por novas."
        case .identityRotateDiscussion:
            "As chaves novas ficam com o nome. As antigas assinam uma declaração disso, para que os teus contactos o distingam de um impostor, e continuam a abrir mensagens. Dá o novo cartão aos teus contactos: “whisper identity export”. Num terminal pergunta-se antes."
        case .identityExport:
            "Escrever o cartão público de uma identidade, para que outros te escrevam."
        case .identityExportDiscussion:
            "O cartão não tem nenhum segredo: envia-o por correio, mostra-o como código QR com “whisper qr show”, põe-no numa página web."
        case .identityBackup:
            "Guardar identidades, com as chaves secretas, sob uma frase-passe própria."
        case .identityBackupDiscussion:
            "Sem nome guardam-se todas as identidades. A frase-passe pede-se duas vezes; se ficar vazia, criam-se dez palavras. Quem tiver o ficheiro e a frase pode ler o teu correio e assinar em teu nome."
        case .identityRestore:
            "Recuperar identidades de uma cópia assim."
        case .identityRestoreDiscussion:
            "Mostra o que seria acrescentado e pergunta. O que já lá está nunca é substituído. Uma mensagem que foi aberta com uma identidade noutro sítio, por exemplo noutro dispositivo, abre aqui mais uma vez: este cofre não pode saber."
        case .contact:
            "Guardar as pessoas com quem trocas mensagens seladas."
        case .contactAdd:
            "Acrescentar um contacto à mão."
        case .contactAddDiscussion:
            "De um cartão, ou dos 64 algarismos hexadecimais de uma chave pública."
        case .contactList:
            "Listar os contactos."
        case .contactShow:
            "Mostrar um contacto: confiança, palavras, impressão digital, chaves anteriores."
        case .contactVerify:
            "Comparar as chaves com a pessoa e dizer que estão certas."
        case .contactVerifyDiscussion:
            "Mostra as palavras dos dois. Ao telefone, cada um lê as palavras do outro. Só se ambas coincidirem, responde que sim."
        case .contactRevoke:
            "Deixar de confiar nas chaves de um contacto."
        case .contactRevokeDiscussion:
            "Nada mais se sela para elas, e o que assinam é dito revogado. Chaves novas da pessoa tornam o contacto outra vez utilizável. Num terminal pergunta-se antes."
        case .contactBlock:
            "Recusar escrever a um contacto e não mostrar o que vem dele."
        case .contactUnblock:
            "Desfazer esse bloqueio."
        case .contactRename:
            "Dar outro nome a um contacto."
        case .contactNote:
            "Escrever uma nota sobre um contacto, ou tirá-la."
        case .contactLink:
            "Dizer que remetente de mensagens é um contacto."
        case .contactRemove:
            "Eliminar um contacto."
        case .contactRemoveDiscussion:
            "As suas mensagens ficam."
        case .contactExport:
            "Escrever o livro de chaves: as chaves públicas de todos os contactos."
        case .contactExportDiscussion:
            "A confiança fica de fora: quem o importar tem de comparar por si."
        case .contactImport:
            "Acrescentar contactos de um cartão ou de um livro de chaves."
        case .contactImportDiscussion:
            "Mostra o que seria acrescentado e pergunta. Outras chaves para um nome conhecido são uma mudança de chaves: é recusada com o código de saída 25, a não ser com --accept-key-change, e o contacto tem de ser verificado de novo."
        case .importBundle:
            "Acrescentar um contacto de um cartão; o mesmo que “contact import”."
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
            "A mensagem é a entrada padrão, byte a byte; o envelope sai na saída padrão. É assinada se a identidade tiver chave de assinatura. Fica uma cópia no cofre, para poderes ler o que enviaste."
        case .decrypt:
            "Abrir uma mensagem selada."
        case .decryptDiscussion:
            "Procura o primeiro envelope no texto de um ficheiro ou da entrada padrão, seja o que for que esteja à volta. A mensagem sai byte a byte na saída padrão, e de quem é na saída de erros. O código de saída 25 diz que as chaves do remetente mudaram ou foram revogadas. Um envelope abre-se uma vez."
        case .detect:
            "Encontrar mensagens seladas num texto, na área de transferência ou no cofre."
        case .detectDiscussion:
            "Não abre nada; num terminal oferece-se para isso."
        case .inbox:
            "Abrir as mensagens seladas das conversas importadas."
        case .inboxDiscussion:
            "Cada uma é posta logo atrás da mensagem que a trazia. Os envelopes com mais de 48 horas expiraram; --trust-carrier-time guia-se pela hora a que o mensageiro diz tê-los recebido, que mais nada garante."
        case .qr:
            "Mostrar e ler códigos QR."
        case .qrShow:
            "Mostrar um cartão ou um envelope como código QR."
        case .qrShowDiscussion:
            "Sem argumento, o cartão da identidade predefinida; - toma um cartão ou um envelope da entrada padrão."
        case .qrScan:
            "Ler os códigos QR de uma imagem."
        case .qrScanDiscussion:
            "Mostra o que cada código contém e pergunta antes de acrescentar um contacto ou abrir uma mensagem."
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
            "O ficheiro a escrever; - é a saída padrão."
        case .backupInput:
            "A cópia; - é a entrada padrão."
        case .backupPassphraseCommand:
            "Tira a frase-passe da cópia da primeira linha que este comando escreve."
        case .backupPassphraseFile:
            "Tira a frase-passe da cópia da primeira linha deste ficheiro."
        case .backupPassphraseDescriptor:
            "Tira a frase-passe da cópia da primeira linha deste descritor de ficheiro aberto."
        case .contactName:
            "O contacto: o nome, o id ou a impressão digital."
        case .newContactName:
            "O nome com que se guarda o contacto."
        case .contactKey:
            "Um cartão, ou a chave pública X25519 em 64 algarismos hexadecimais."
        case .signingKey:
            "A chave pública Ed25519 em 64 algarismos hexadecimais."
        case .contactPrefix:
            "Só contactos cujo nome comece assim."
        case .noteText:
            "A nota; sem ela, a nota é tirada."
        case .linkPerson:
            "O remetente: nome, começo de um nome, ou id."
        case .bundlePath:
            "Um ficheiro com um cartão ou um livro de chaves; - é a entrada padrão."
        case .bundleName:
            "Guardar o contacto com este nome."
        case .acceptKeyChange:
            "Aceitar outras chaves para um contacto conhecido."
        case .policyName:
            "Uma de: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing."
        case .policyValue:
            "on ou off."
        case .forgetSigningKeys:
            "Com “biometric-gated-signing off”: sem a frase de assinatura, renunciando às chaves que ela protege."
        case .recipient:
            "O contacto para quem selar: o nome, o id ou a impressão digital."
        case .recipientKey:
            "Uma chave pública X25519 para a qual selar, em 64 algarismos hexadecimais."
        case .sender:
            "A identidade com que se sela."
        case .sign:
            "Assinar, ou falhar se não se puder."
        case .noSign:
            "Não assinar."
        case .envelopePath:
            "Um ficheiro com o texto; - ou nada é a entrada padrão."
        case .everyEnvelope:
            "Abrir todos os envelopes do texto; cada mensagem fica sob o seu veredicto, com as linhas atrás de “| ”."
        case .detectPaths:
            "Ficheiros com texto; - ou nada é a entrada padrão."
        case .clipboard:
            "Procurar na área de transferência."
        case .inVault:
            "Procurar nas mensagens do cofre."
        case .inboxConversation:
            "Só esta conversa: id, título ou parte do título."
        case .trustCarrierTime:
            "Julgar a idade pela hora da mensagem que trazia o envelope."
        case .showBlocked:
            "Mostrar também as mensagens de contactos bloqueados."
        case .qrSubject:
            "Uma identidade, ou - para a entrada padrão."
        case .qrPNG:
            "Escrever uma imagem PNG; - é a saída padrão."
        case .qrSVG:
            "Escrever uma imagem SVG; - é a saída padrão."
        case .qrScale:
            "O lado de um módulo do PNG em píxeis, de 2 a 64."
        case .picture:
            "Uma imagem PNG ou JPEG; - é a entrada padrão."
        case .resetClock:
            "Voltar a acertar o relógio do cofre pelo desta máquina."
        case .revokedContact:
            "Voltar a confiar nas chaves revogadas de um contacto."
        case .shownContact:
            "O contacto: o nome ou o começo dele, o id curto ou a impressão digital."
        }
    }
}
