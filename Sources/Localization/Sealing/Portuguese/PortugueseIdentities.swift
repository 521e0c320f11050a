extension IdentityText {
    var portuguese: Phrase {
        switch self {
        case .created:
            "A identidade “{name}” está pronta. O id curto é {shortID}."
        case .createdAdvice:
            "Dê o cartão dela aos outros: “whisper identity export” ou “whisper qr show”."
        case .nameHeading:
            "Identidade"
        case .statusHeading:
            "Estado"
        case .versionHeading:
            "Versão das chaves"
        case .shortIDHeading:
            "Id curto"
        case .signsHeading:
            "Assina"
        case .wordsHeading:
            "Palavras"
        case .fingerprintHeading:
            "Impressão digital"
        case .agreementKeyHeading:
            "Chave X25519"
        case .signingKeyHeading:
            "Chave Ed25519"
        case .keyIDHeading:
            "Id da chave"
        case .createdHeading:
            "Desde"
        case .active:
            "ativa"
        case .rotated:
            "substituída"
        case .archived:
            "arquivada"
        case .standard:
            "padrão"
        case .yes:
            "sim"
        case .no:
            "não"
        case .none:
            "nenhuma"
        case .noIdentities:
            "Ainda não há nenhuma identidade. “whisper identity create NOME” cria uma."
        case .nowUsed:
            "A partir de agora sela-se com “{name}”."
        case .nowRenamed:
            "“{from}” chama-se agora “{to}”."
        case .askArchive:
            "Arquivar “{name}”? Deixará de selar mensagens."
        case .nowArchived:
            "“{name}” está arquivada. Continua a abrir mensagens."
        case .askRotate:
            "Trocar as chaves de “{name}”? Você terá de dar as novas aos seus contatos."
        case .nowRotated:
            "“{name}” tem chaves novas; o id curto é agora {shortID}."
        case .predecessorArchived:
            "As chaves antigas estão arquivadas: abrem mensagens, mas não selam nenhuma."
        case .predecessorKept:
            "As chaves antigas continuam a abrir mensagens, e selam onde forem indicadas."
        case .rotateAdvice:
            "Dê o novo cartão aos seus contatos: “whisper identity export”."
        case .backedUp:
            .plural(
                one: "{count} identidade escrita em “{path}”.", many: "{count} identidades escritas em “{path}”.",
                other: "{count} identidades escritas em “{path}”.")
        case .wouldRestore:
            .plural(
                one: "Seria acrescentada {count} identidade:", many: "Seriam acrescentadas {count} identidades:",
                other: "Seriam acrescentadas {count} identidades:")
        case .heldAlready:
            .plural(
                one: "{count} identidade já está aqui.", many: "{count} identidades já estão aqui.",
                other: "{count} identidades já estão aqui.")
        case .askRestore:
            .plural(
                one: "Acrescentar {count} identidade?", many: "Acrescentar {count} identidades?",
                other: "Acrescentar {count} identidades?")
        case .restored:
            .plural(
                one: "{count} identidade acrescentada.", many: "{count} identidades acrescentadas.",
                other: "{count} identidades acrescentadas.")
        case .renamedOnRestore:
            "“{from}” é acrescentada como “{to}”, porque o nome está ocupado."
        case .signingPrompt:
            "Para assinar a {recipient} é precisa a frase de assinatura."
        case .gatingPrompt:
            "Escolha uma frase de assinatura. Ela é pedida em cada assinatura."
        case .ungatingPrompt:
            "Para tirar a proteção é precisa a frase de assinatura."
        case .changingPrompt:
            "Para assinar como “{name}” é precisa a frase de assinatura."
        case .passphrasePrompt:
            "Frase de assinatura:"
        case .newPassphrasePrompt:
            "Nova frase de assinatura:"
        case .repeatPrompt:
            "Frase de assinatura outra vez:"
        case .backupPrompt:
            "Frase-passe da cópia:"
        case .newBackupPrompt:
            "Frase-passe para a cópia (vazia: criam-se dez palavras):"
        case .repeatBackupPrompt:
            "Frase-passe para a cópia outra vez:"
        case .wrongTryAgain:
            "Essa não é a frase de assinatura. Tente outra vez."
        }
    }
}
