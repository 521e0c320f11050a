extension TrustText {
    var hindi: Phrase {
        switch self {
        case .subject:
            "भरोसा"
        case .sound:
            "संपर्क और नीतियाँ वैसी ही हैं जैसी पिछली बार तय हुई थीं।"
        case .doubtful:
            "यह तिजोरी संपर्कों और नीतियों के बारे में जो कहती है, वह पिछली बार तय की गई बात नहीं है: उसकी जगह पुरानी फ़ाइलें या पन्ने रखे गए, या कोई प्रति हाथ से लौटाई गई। कोई भी सत्यापित नहीं माना जाता, और सभी नीतियाँ चालू हैं। “whisper contact list” देखें, फिर “whisper doctor --accept-trust” से स्वीकार करें।"
        case .doubtfulContacts:
            .plural(
                one:
                    "{count} संपर्क वैसा नहीं है जैसा पिछली बार तय हुआ था, और सत्यापित नहीं माना जाता। “whisper doctor --accept-trust” उसे स्वीकार करता है।",
                other:
                    "{count} संपर्क वैसे नहीं हैं जैसे पिछली बार तय हुए थे, और सत्यापित नहीं माने जाते। “whisper doctor --accept-trust” उन्हें स्वीकार करता है।"
            )
        case .wouldBeVerified:
            "सत्यापित: “{name}”"
        case .wouldBeOn:
            "चालू: {name}"
        case .wouldBeOff:
            "बंद: {name}"
        case .askAccept:
            .plural(
                one: "तिजोरी को जैसी है वैसी स्वीकार करें, {count} सत्यापित संपर्क और इन नीतियों के साथ?",
                other: "तिजोरी को जैसी है वैसी स्वीकार करें, {count} सत्यापित संपर्कों और इन नीतियों के साथ?")
        case .accepted:
            "तिजोरी संपर्कों और नीतियों के बारे में जो कहती है, वह स्वीकार हुआ।"
        case .refused:
            "यह तिजोरी संपर्कों और नीतियों के बारे में जो कहती है, उस पर संदेह है"
        case .refusedHint:
            "पहले उसे “whisper doctor --accept-trust” से स्वीकार करें, या कोई बैकअप लौटाएँ।"
        case .acceptOption:
            "तिजोरी संपर्कों और नीतियों के बारे में जो कहती है, उसे दिखाकर स्वीकार करता है।"
        }
    }
}
