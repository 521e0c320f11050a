extension TrustText {
    var portuguese: Phrase {
        switch self {
        case .subject:
            "Confiança"
        case .sound:
            "Os contatos e as políticas estão como foram definidos da última vez."
        case .doubtful:
            "O que este cofre diz dos contatos e das políticas não é o que foi definido da última vez: arquivos ou páginas mais antigos estão no seu lugar, ou uma cópia foi reposta à mão. Ninguém conta como verificado e todas as políticas estão ligadas. Reveja “whisper contact list” e aceite-o com “whisper doctor --accept-trust”."
        case .doubtfulContacts:
            .plural(
                one:
                    "{count} contato não está como foi definido da última vez e não conta como verificado. “whisper doctor --accept-trust” aceita-o.",
                many:
                    "{count} contatos não estão como foram definidos da última vez e não contam como verificados. “whisper doctor --accept-trust” aceita-os.",
                other:
                    "{count} contatos não estão como foram definidos da última vez e não contam como verificados. “whisper doctor --accept-trust” aceita-os."
            )
        case .wouldBeVerified:
            "Verificado: “{name}”"
        case .wouldBeOn:
            "Ligada: {name}"
        case .wouldBeOff:
            "Desligada: {name}"
        case .askAccept:
            .plural(
                one: "Aceitar o cofre como está, com {count} contato verificado e estas políticas?",
                many: "Aceitar o cofre como está, com {count} contatos verificados e estas políticas?",
                other: "Aceitar o cofre como está, com {count} contatos verificados e estas políticas?")
        case .accepted:
            "O que o cofre diz dos contatos e das políticas foi aceito."
        case .refused:
            "O que este cofre diz dos contatos e das políticas é duvidoso"
        case .refusedHint:
            "Aceite-o primeiro com “whisper doctor --accept-trust” ou restaure uma cópia de segurança."
        case .acceptOption:
            "Aceita o que o cofre diz dos contatos e das políticas, depois de o mostrar."
        }
    }
}
