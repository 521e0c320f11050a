extension ContactText {
    var portuguese: Phrase {
        switch self {
        case .nameHeading:
            "Contato"
        case .trustHeading:
            "Confiança"
        case .remarksHeading:
            "Observações"
        case .noteHeading:
            "Nota"
        case .seenHeading:
            "Visto por último"
        case .earlierHeading:
            "Chaves anteriores"
        case .unverified:
            "não verificado"
        case .verified:
            "verificado"
        case .revoked:
            "revogado"
        case .unverifiedSpoken:
            "Ainda ninguém comparou as chaves."
        case .verifiedSpoken:
            "Você comparou as chaves com a pessoa."
        case .revokedSpoken:
            "Você revogou as chaves."
        case .blocked:
            "bloqueado"
        case .keyChanged:
            "chaves mudadas"
        case .noContacts:
            "Ainda não há contatos. “whisper contact import ARQUIVO” acrescenta um de um cartão."
        case .previewNew:
            "Contato novo"
        case .previewHeld:
            "Já conhecido, com as mesmas chaves"
        case .previewChange:
            "MUDANÇA DE CHAVES de um contato conhecido"
        case .successionValid:
            "As chaves conhecidas assinaram que estas lhes sucedem."
        case .successionInvalid:
            "Há uma declaração de sucessão, mas não é válida."
        case .successionNone:
            "Nada diz que a pessoa fez estas chaves."
        case .askAdd:
            "Acrescentar “{name}”?"
        case .askChange:
            "Aceitar estas chaves para “{name}”? Terá de ser verificado de novo."
        case .added:
            "“{name}” é um contato. As chaves ainda não foram comparadas: “whisper contact verify”."
        case .changed:
            "“{name}” tem chaves novas. Compare-as: “whisper contact verify”."
        case .held:
            "“{name}” já estava aqui; nada mudou."
        case .skipped:
            "“{name}” ficou de fora."
        case .imported:
            .plural(
                one: "{count} contato acrescentado.", many: "{count} contatos acrescentados.",
                other: "{count} contatos acrescentados.")
        case .yours:
            "As suas palavras ({name}), que o outro lê"
        case .theirs:
            "As palavras de “{name}”, que você lê"
        case .askVerify:
            "As palavras de ambos são lá as mesmas?"
        case .askVerifyRevoked:
            "As chaves de “{name}” estão revogadas. Voltar a confiar nelas, depois de comparar as palavras?"
        case .nowVerified:
            "“{name}” está verificado."
        case .askRevoke:
            "Revogar as chaves de “{name}”?"
        case .nowRevoked:
            "As chaves de “{name}” ficam revogadas."
        case .nowBlocked:
            "“{name}” está bloqueado."
        case .nowUnblocked:
            "“{name}” já não está bloqueado."
        case .nowRenamed:
            "“{from}” chama-se agora “{to}”."
        case .nowNoted:
            "A nota sobre “{name}” está escrita."
        case .noteRemoved:
            "A nota sobre “{name}” foi tirada."
        case .nowLinked:
            "“{name}” é o remetente “{person}”."
        case .askRemove:
            "Eliminar o contato “{name}”?"
        case .nowRemoved:
            "O contato “{name}” está eliminado. As suas mensagens ficam."
        case .keyChangedWarning:
            "As chaves de “{name}” mudaram, e você não verificou as novas. Compare-as: “whisper contact verify”."
        case .previewFormer:
            "Chaves que um contato seu teve antes"
        }
    }
}

extension PolicyText {
    var portuguese: Phrase {
        switch self {
        case .nameHeading:
            "Regra"
        case .stateHeading:
            "Estado"
        case .meaningHeading:
            "O que faz"
        case .on:
            "ligada"
        case .off:
            "desligada"
        case .contactRequired:
            "Só se sela para contatos, nunca para uma chave solta."
        case .signatureRequired:
            "As mensagens para contatos verificados vão sempre assinadas."
        case .archiveOnRotation:
            "As chaves antigas são arquivadas quando uma identidade recebe outras."
        case .gatedSigning:
            "Cada assinatura pede a frase de assinatura, sem a qual a chave não se pode usar."
        case .nowOn:
            "{policy} está ligada."
        case .nowOff:
            "{policy} está desligada."
        case .askForget:
            .plural(
                one: "Apagar a chave de assinatura de {names}? Só uma cópia da identidade a traz de volta.",
                many:
                    "Apagar as {count} chaves de assinatura de {names}? Só uma cópia das identidades as traz de volta.",
                other:
                    "Apagar as {count} chaves de assinatura de {names}? Só uma cópia das identidades as traz de volta.")
        case .forgotten:
            .plural(
                one:
                    "A chave de assinatura de {names} foi apagada. “whisper identity rotate” cria chaves novas; “whisper identity restore” recupera-a de uma cópia.",
                many:
                    "As {count} chaves de assinatura de {names} foram apagadas. “whisper identity rotate” cria chaves novas; “whisper identity restore” recupera-as de uma cópia.",
                other:
                    "As {count} chaves de assinatura de {names} foram apagadas. “whisper identity rotate” cria chaves novas; “whisper identity restore” recupera-as de uma cópia."
            )
        }
    }
}
