/// How the words of a message are vouched for: the four words of LOOK-4, and what is said of names.
public enum StandingText: String, TextKey {
    case heading, verified, unverified, sealed, plain, looksLike, chatHasName
}

extension StandingText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .heading: "Seal"
        case .verified: "verified"
        case .unverified: "unverified"
        case .sealed: "sealed"
        case .plain: "plain"
        case .looksLike: "“{name}” looks like your contact “{contact}” but is a different name."
        case .chatHasName:
            "“{name}” is only the name of this chat; it is not confirmed to be with your contact “{contact}”."
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .portuguese: portuguese
        case .turkish: turkish
        case .arabic: arabic
        case .hindi: hindi
        case .chineseSimplified: chineseSimplified
        }
    }

    private var german: Phrase {
        switch self {
        case .heading: "Siegel"
        case .verified: "verglichen"
        case .unverified: "unverglichen"
        case .sealed: "versiegelt"
        case .plain: "offen"
        case .looksLike: "„{name}“ sieht aus wie dein Kontakt „{contact}“, ist aber ein anderer Name."
        case .chatHasName: "„{name}“ heißt nur der Chat; dass er mit deinem Kontakt „{contact}“ ist, steht nicht fest."
        }
    }

    private var spanish: Phrase {
        switch self {
        case .heading: "Sello"
        case .verified: "verificado"
        case .unverified: "sin verificar"
        case .sealed: "sellado"
        case .plain: "abierto"
        case .looksLike: "«{name}» se parece a tu contacto «{contact}», pero es otro nombre."
        case .chatHasName: "«{name}» es solo el nombre del chat; no consta que sea con tu contacto «{contact}»."
        }
    }

    private var french: Phrase {
        switch self {
        case .heading: "Sceau"
        case .verified: "vérifié"
        case .unverified: "non vérifié"
        case .sealed: "scellé"
        case .plain: "en clair"
        case .looksLike: "« {name} » ressemble à votre contact « {contact} », mais c’est un autre nom."
        case .chatHasName:
            "« {name} » n’est que le nom de la discussion ; rien n’établit qu’elle est avec votre contact « {contact} »."
        }
    }

    private var portuguese: Phrase {
        switch self {
        case .heading: "Selo"
        case .verified: "verificado"
        case .unverified: "não verificado"
        case .sealed: "selado"
        case .plain: "aberto"
        case .looksLike: "“{name}” parece o seu contato “{contact}”, mas é outro nome."
        case .chatHasName: "“{name}” é apenas o nome da conversa; não é certo que seja com o seu contato “{contact}”."
        }
    }

    private var turkish: Phrase {
        switch self {
        case .heading: "Mühür"
        case .verified: "doğrulanmış"
        case .unverified: "doğrulanmamış"
        case .sealed: "mühürlü"
        case .plain: "açık"
        case .looksLike: "“{name}”, kişiniz “{contact}” gibi görünüyor, ama başka bir ad."
        case .chatHasName: "“{name}” yalnızca sohbetin adıdır; kişiniz “{contact}” ile olduğu kesin değil."
        }
    }

    private var arabic: Phrase {
        switch self {
        case .heading: "الختم"
        case .verified: "متحقَّق منها"
        case .unverified: "غير متحقَّق منها"
        case .sealed: "مختومة"
        case .plain: "مكشوفة"
        case .looksLike: "«{name}» يشبه جهة الاتصال «{contact}»، لكنه اسم آخر."
        case .chatHasName: "«{name}» هو اسم المحادثة فقط؛ وليس مؤكدًا أنها مع جهة الاتصال «{contact}»."
        }
    }

    private var hindi: Phrase {
        switch self {
        case .heading: "सील"
        case .verified: "मिलान किया"
        case .unverified: "बिना मिलान"
        case .sealed: "सीलबंद"
        case .plain: "खुला"
        case .looksLike: "“{name}” आपके संपर्क “{contact}” जैसा दिखता है, पर यह दूसरा नाम है।"
        case .chatHasName: "“{name}” केवल इस चैट का नाम है; यह पक्का नहीं कि यह आपके संपर्क “{contact}” के साथ है।"
        }
    }

    private var chineseSimplified: Phrase {
        switch self {
        case .heading: "封印"
        case .verified: "已核对"
        case .unverified: "未核对"
        case .sealed: "已封存"
        case .plain: "明文"
        case .looksLike: "“{name}”看起来像您的联系人“{contact}”，但不是同一个名称。"
        case .chatHasName: "“{name}”只是此聊天的名称；无法确定对方就是您的联系人“{contact}”。"
        }
    }
}
