extension EnvelopeWords {
    var hindi: Phrase {
        switch self {
        case .fromVerified:
            "प्रेषक: {name} (मिलान किया/हस्ताक्षरित)"
        case .fromUnverified:
            "प्रेषक: {name} (बिना मिलान/हस्ताक्षरित)"
        case .fromUnknownSigned:
            "प्रेषक: अज्ञात (हस्ताक्षरित)"
        case .fromUnknownUnsigned:
            "प्रेषक: अज्ञात (बिना हस्ताक्षर)"
        case .fromKeyChanged:
            "प्रेषक: अज्ञात (हस्ताक्षरित), ऐसी कुंजियों से जो “{name}” की नहीं हैं"
        case .fromRevoked:
            "प्रेषक: {name} (रद्द/हस्ताक्षरित)"
        case .claims:
            "यह {name} से होने का दावा करता है; इसका कोई प्रमाण नहीं।"
        case .shortID:
            "छोटी आईडी: {shortID}"
        case .sentAt:
            "सील हुआ: {time}"
        case .openedBy:
            "किसके लिए: {identity}"
        case .blockedRemark:
            "आपने इस संपर्क को अवरुद्ध किया है।"
        case .blockedNotShown:
            "संदेश रखा गया है, पर दिखाया नहीं जाता। --show-blocked दिखाता है।"
        case .maybeOpened:
            "यह पहले खुल चुका हो सकता है: उस समय क्या खोला गया, यह तिजोरी नहीं जानती।"
        case .carrierTime:
            "इसके समय की पुष्टि केवल मैसेंजर करता है।"
        case .clockBehind:
            "इस मशीन की घड़ी तिजोरी की घड़ी से पीछे है। सही हो तो “whisper doctor --reset-clock” फिर इसी से चलता है।"
        case .sealedTo:
            "{recipient} के लिए सील, {identity} के हस्ताक्षर से।"
        case .keyOfContact:
            "कुंजी {key} आपके संपर्क “{name}” की है।"
        case .sealedUnsigned:
            "{recipient} के लिए सील, बिना हस्ताक्षर।"
        case .rotatedIdentity:
            "पहचान “{name}” बदली जा चुकी है; --from दूसरी चुनता है।"
        case .found:
            .plural(one: "{count} लिफ़ाफ़ा", other: "{count} लिफ़ाफ़े")
        case .foundNone:
            "कोई लिफ़ाफ़ा नहीं है।"
        case .offerOpen:
            .plural(one: "{count} लिफ़ाफ़ा खोलें?", other: "{count} लिफ़ाफ़े खोलें?")
        case .identityHeading:
            "किसके लिए"
        case .placeHeading:
            "कहाँ"
        case .signedHeading:
            "हस्ताक्षरित"
        case .sealedHeading:
            "सील का समय"
        case .notYours:
            "आपके लिए नहीं"
        case .inboxProgress:
            "खोला जा रहा है"
        case .inboxOpened:
            .plural(one: "{count} संदेश खुला", other: "{count} संदेश खुले")
        case .inboxReplayed:
            .plural(one: "{count} पहले ही खुल चुका था", other: "{count} पहले ही खुल चुके थे")
        case .inboxExpired:
            .plural(one: "{count} की अवधि समाप्त है", other: "{count} की अवधि समाप्त है")
        case .inboxForeign:
            .plural(one: "{count} आपके लिए नहीं है", other: "{count} आपके लिए नहीं हैं")
        case .inboxInvalid:
            .plural(one: "{count} अमान्य है", other: "{count} अमान्य हैं")
        case .inboxBlocked:
            .plural(one: "इनमें से {count} अवरुद्ध संपर्क से है, दिखाया नहीं जाता", other: "इनमें से {count} अवरुद्ध संपर्कों से हैं, दिखाए नहीं जाते")
        case .inboxChanged:
            .plural(one: "इनमें से {count} की कुंजियाँ बदली या रद्द हैं", other: "इनमें से {count} की कुंजियाँ बदली या रद्द हैं")
        case .inboxEmpty:
            "खोलने को कोई सील किया संदेश नहीं है।"
        case .expiredHint:
            "--trust-carrier-time उन्हें उस समय से खोलता है जब मैसेंजर को मिले।"
        case .notText:
            "यह संदेश पाठ नहीं है; इसमें {count} बाइट हैं।"
        case .typeMessage:
            "संदेश लिखें; अलग पंक्ति में Control-D उसे समाप्त करता है।"
        case .pasteEnvelope:
            "लिफ़ाफ़े वाला पाठ चिपकाएँ; अलग पंक्ति में Control-D उसे समाप्त करता है।"
        case .blockedHidden:
            .plural(
                one: "अवरुद्ध संपर्क का {count} संदेश नहीं दिखाया गया; --show-blocked दिखाता है।",
                other: "अवरुद्ध संपर्कों के {count} संदेश नहीं दिखाए गए; --show-blocked दिखाता है।")
        }
    }
}

extension QRText {
    var hindi: Phrase {
        switch self {
        case .bundleOf:
            "{name} का कार्ड, {shortID}"
        case .envelope:
            "एक सील किया संदेश"
        case .codes:
            .plural(one: "चित्र में {count} कोड", other: "चित्र में {count} कोड")
        case .written:
            "कोड “{path}” में है।"
        case .dense:
            "कोड सघन है; कैमरा स्थिर और पास रखें।"
        case .tooDense:
            "कोड अधिकतर कैमरों के लिए बहुत सघन है; इसके बदले पाठ भेजें।"
        case .tooWide:
            "कोड {columns} स्तंभ चौड़ा है, और टर्मिनल {room}।"
        case .tooWideHint:
            "चौड़ा टर्मिनल इसे दिखाएगा; या चित्र लिखें: --png FILE, --svg FILE।"
        case .tooTall:
            "कोड {rows} पंक्तियाँ लेता है, और टर्मिनल {room} दिखाता है: उसे ऊँचा करें, या --png FILE से चित्र लिखें।"
        case .askOpen:
            "यह संदेश खोलें?"
        case .somethingElse:
            "कुछ और"
        }
    }
}

extension DoctorText {
    var hindi: Phrase {
        switch self {
        case .engineAge:
            "इंजन की आयु"
        case .engineAgeEncrypted:
            "{date} का SQLite; बाद के सुधार उसमें उतने ही हैं जितने सिस्टम लाया। हर पृष्ठ पढ़ने से पहले तिजोरी की कुंजी से प्रमाणित होता है।"
        case .engineAgePlain:
            "{date} का SQLite; बाद के सुधार उसमें उतने ही हैं जितने सिस्टम लाया। बिना एन्क्रिप्शन के डेटाबेस को पढ़ने से पहले कुछ नहीं जाँचता।"
        case .ledger:
            "दोहराव से बचाव"
        case .ledgerState:
            .plural(
                one: "10,000 में से {count} प्रविष्टि; कुल {opened} खुले",
                other: "10,000 में से {count} प्रविष्टियाँ; कुल {opened} खुले")
        case .clock:
            "घड़ी"
        case .clockFine:
            "मशीन और तिजोरी की घड़ियाँ मिलती हैं।"
        case .clockBehind:
            "मशीन की घड़ी तिजोरी की घड़ी से पीछे है, जो {time} पर है।"
        case .notOpened:
            "तिजोरी नहीं खोली गई: पासफ़्रेज़ नहीं दी गई, और कोई रखी भी नहीं है।"
        case .identities:
            "आपकी पहचानें"
        case .qrEncoder:
            "libqrencode"
        case .qrReader:
            "ZBar"
        case .png:
            "libpng"
        case .jpeg:
            "libjpeg"
        case .askResetClock:
            "तिजोरी की घड़ी {time} से वापस {now} पर लाएँ? बीच के समय के लिफ़ाफ़े, जो कब के खुल चुके, फिर केवल स्थायी स्मृति से रुकेंगे।"
        case .clockReset:
            "तिजोरी की घड़ी फिर इस मशीन की घड़ी है।"
        }
    }
}
