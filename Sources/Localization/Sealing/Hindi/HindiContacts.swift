extension ContactText {
    var hindi: Phrase {
        switch self {
        case .nameHeading:
            "संपर्क"
        case .trustHeading:
            "भरोसा"
        case .remarksHeading:
            "विवरण"
        case .noteHeading:
            "टिप्पणी"
        case .seenHeading:
            "आख़िरी बार दिखा"
        case .earlierHeading:
            "पुरानी कुंजियाँ"
        case .unverified:
            "बिना मिलान"
        case .verified:
            "मिलान किया हुआ"
        case .revoked:
            "रद्द"
        case .unverifiedSpoken:
            "अभी किसी ने कुंजियाँ नहीं मिलाईं।"
        case .verifiedSpoken:
            "आपने व्यक्ति के साथ कुंजियाँ मिलाई हैं।"
        case .revokedSpoken:
            "आपने कुंजियाँ रद्द की हैं।"
        case .blocked:
            "अवरुद्ध"
        case .keyChanged:
            "कुंजी बदली"
        case .noContacts:
            "अभी कोई संपर्क नहीं है। “whisper contact import फ़ाइल” किसी कार्ड से जोड़ता है।"
        case .previewNew:
            "नया संपर्क"
        case .previewHeld:
            "पहले से ज्ञात, वही कुंजियाँ"
        case .previewChange:
            "आपके जाने हुए संपर्क की कुंजी बदली है"
        case .successionValid:
            "आपकी जानी हुई कुंजियों ने हस्ताक्षर किया है कि ये उनके बाद आती हैं।"
        case .successionInvalid:
            "उत्तराधिकार का बयान साथ है, पर वह मान्य नहीं।"
        case .successionNone:
            "ऐसा कुछ नहीं जो कहे कि ये कुंजियाँ उसी व्यक्ति ने बनाईं।"
        case .askAdd:
            "“{name}” को जोड़ें?"
        case .askChange:
            "“{name}” के लिए ये कुंजियाँ स्वीकार करें? फिर से मिलान करना होगा।"
        case .added:
            "“{name}” अब संपर्क है। कुंजियाँ अभी मिलाई नहीं गईं: “whisper contact verify”।"
        case .changed:
            "“{name}” की नई कुंजियाँ हैं। उन्हें मिलाएँ: “whisper contact verify”।"
        case .held:
            "“{name}” पहले से था; कुछ नहीं बदला।"
        case .skipped:
            "“{name}” छोड़ दिया गया।"
        case .imported:
            .plural(one: "{count} संपर्क जुड़ा।", other: "{count} संपर्क जुड़े।")
        case .yours:
            "आपके शब्द ({name}), जिन्हें दूसरा पढ़े"
        case .theirs:
            "“{name}” के शब्द, जिन्हें आप पढ़ें"
        case .askVerify:
            "क्या वहाँ दोनों के शब्द वही हैं?"
        case .askVerifyRevoked:
            "“{name}” की कुंजियाँ रद्द हैं। शब्द मिलाने के बाद उन पर फिर भरोसा करें?"
        case .nowVerified:
            "“{name}” का मिलान हो गया।"
        case .askRevoke:
            "“{name}” की कुंजियाँ रद्द करें?"
        case .nowRevoked:
            "“{name}” की कुंजियाँ रद्द हो गईं।"
        case .nowBlocked:
            "“{name}” अवरुद्ध है।"
        case .nowUnblocked:
            "“{name}” अब अवरुद्ध नहीं है।"
        case .nowRenamed:
            "“{from}” का नाम अब “{to}” है।"
        case .nowNoted:
            "“{name}” की टिप्पणी लिख ली गई।"
        case .noteRemoved:
            "“{name}” की टिप्पणी हट गई।"
        case .nowLinked:
            "“{name}” भेजने वाला “{person}” है।"
        case .askRemove:
            "संपर्क “{name}” मिटाएँ?"
        case .nowRemoved:
            "संपर्क “{name}” मिट गया। उसके संदेश बने हैं।"
        case .keyChangedWarning:
            "“{name}” की कुंजियाँ बदली हैं, और आपने नई कुंजियों का मिलान नहीं किया है। मिलाएँ: “whisper contact verify”।"
        case .previewFormer:
            "कुंजियाँ जो आपके किसी संपर्क की पहले थीं"
        }
    }
}

extension PolicyText {
    var hindi: Phrase {
        switch self {
        case .nameHeading:
            "नीति"
        case .stateHeading:
            "स्थिति"
        case .meaningHeading:
            "क्या करती है"
        case .on:
            "चालू"
        case .off:
            "बंद"
        case .contactRequired:
            "केवल संपर्कों के लिए सील होता है, कोरी कुंजी के लिए कभी नहीं।"
        case .signatureRequired:
            "मिलान किए संपर्कों के संदेश हमेशा हस्ताक्षरित होते हैं।"
        case .archiveOnRotation:
            "पहचान को नई कुंजियाँ मिलने पर पुरानी संग्रहीत होती हैं।"
        case .gatedSigning:
            "हर हस्ताक्षर पर पासफ़्रेज़ पूछी जाती है, जिसके बिना कुंजी काम में नहीं आती।"
        case .nowOn:
            "{policy} चालू है।"
        case .nowOff:
            "{policy} बंद है।"
        case .askForget:
            .plural(
                one: "{names} की हस्ताक्षर-कुंजी मिटाएँ? उसे केवल पहचान का बैकअप वापस लाता है।",
                other: "{names} की {count} हस्ताक्षर-कुंजियाँ मिटाएँ? उन्हें केवल पहचानों का बैकअप वापस लाता है।")
        case .forgotten:
            .plural(
                one:
                    "{names} की हस्ताक्षर-कुंजी मिटा दी गई। “whisper identity rotate” नई कुंजियाँ बनाता है; “whisper identity restore” उसे बैकअप से वापस लाता है।",
                other:
                    "{names} की {count} हस्ताक्षर-कुंजियाँ मिटा दी गईं। “whisper identity rotate” नई कुंजियाँ बनाता है; “whisper identity restore” उन्हें बैकअप से वापस लाता है।"
            )
        }
    }
}
