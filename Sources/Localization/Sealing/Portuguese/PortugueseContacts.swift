extension ContactText {
    var portuguese: Phrase {
        switch self {
        case .nameHeading:
            "Contacto"
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
            "Comparaste as chaves com a pessoa."
        case .revokedSpoken:
            "Revogaste as chaves."
        case .blocked:
            "bloqueado"
        case .keyChanged:
            "chaves mudadas"
        case .noContacts:
            "Ainda não há contactos. “whisper contact import FICHEIRO” acrescenta um de um cartão."
        case .previewNew:
            "Contacto novo"
        case .previewHeld:
            "Já conhecido, com as mesmas chaves"
        case .previewChange:
            "MUDANÇA DE CHAVES de um contacto que conheces"
        case .successionValid:
            "As chaves que conheces assinaram que estas lhes sucedem."
        case .successionInvalid:
            "Há uma declaração de sucessão, mas não é válida."
        case .successionNone:
            "Nada diz que a pessoa fez estas chaves."
        case .askAdd:
            "Acrescentar “{name}”?"
        case .askChange:
            "Aceitar estas chaves para “{name}”? Terá de ser verificado de novo."
        case .added:
            "“{name}” é um contacto. As chaves ainda não foram comparadas: “whisper contact verify”."
        case .changed:
            "“{name}” tem chaves novas. Compara-as: “whisper contact verify”."
        case .held:
            "“{name}” já cá estava; nada mudou."
        case .skipped:
            "“{name}” ficou de fora."
        case .imported:
            .plural(
                one: "{count} contacto acrescentado.", many: "{count} contactos acrescentados.",
                other: "{count} contactos acrescentados.")
        case .yours:
            "As tuas palavras ({name}), que o outro lê"
        case .theirs:
            "As palavras de “{name}”, que tu lês"
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
            "Eliminar o contacto “{name}”?"
        case .nowRemoved:
            "O contacto “{name}” está eliminado. As suas mensagens ficam."
        case .keyChangedWarning:
            "As chaves de “{name}” mudaram, e não verificaste as novas. Compara-as: “whisper contact verify”."
        case .previewFormer:
            "Chaves que um contacto teu teve antes"
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
            "Só se sela para contactos, nunca para uma chave solta."
        case .signatureRequired:
            "As mensagens para contactos verificados vão sempre assinadas."
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
                one: "Renunciar à chave de assinatura de {names}? Só uma cópia da identidade a traz de volta.",
                many: "Renunciar às chaves de assinatura de {names}? Só uma cópia das identidades as traz de volta.",
                other: "Renunciar às chaves de assinatura de {names}? Só uma cópia das identidades as traz de volta.")
        case .forgotten:
            .plural(
                one:
                    "A chave de assinatura de {names} perdeu-se. “whisper identity rotate” cria chaves novas; “whisper identity restore” recupera-a de uma cópia.",
                many:
                    "As chaves de assinatura de {names} perderam-se. “whisper identity rotate” cria chaves novas; “whisper identity restore” recupera-as de uma cópia.",
                other:
                    "As chaves de assinatura de {names} perderam-se. “whisper identity rotate” cria chaves novas; “whisper identity restore” recupera-as de uma cópia."
            )
        }
    }
}
