extension IdentityText {
    var hindi: Phrase {
        switch self {
        case .created:
            "पहचान “{name}” तैयार है। उसकी छोटी आईडी {shortID} है।"
        case .createdAdvice:
            "दूसरों को उसका कार्ड दें: “whisper identity export” या “whisper qr show”।"
        case .nameHeading:
            "पहचान"
        case .statusHeading:
            "स्थिति"
        case .versionHeading:
            "कुंजी संस्करण"
        case .shortIDHeading:
            "छोटी आईडी"
        case .signsHeading:
            "हस्ताक्षर"
        case .wordsHeading:
            "शब्द"
        case .fingerprintHeading:
            "उँगली-छाप"
        case .agreementKeyHeading:
            "X25519 कुंजी"
        case .signingKeyHeading:
            "Ed25519 कुंजी"
        case .keyIDHeading:
            "कुंजी आईडी"
        case .createdHeading:
            "कब से"
        case .active:
            "सक्रिय"
        case .rotated:
            "बदली गई"
        case .archived:
            "संग्रहीत"
        case .standard:
            "डिफ़ॉल्ट"
        case .yes:
            "हाँ"
        case .no:
            "नहीं"
        case .none:
            "कोई नहीं"
        case .noIdentities:
            "अभी कोई पहचान नहीं है। “whisper identity create नाम” एक बनाता है।"
        case .nowUsed:
            "अब से “{name}” से सील होगा।"
        case .nowRenamed:
            "“{from}” का नाम अब “{to}” है।"
        case .askArchive:
            "“{name}” को संग्रहीत करें? वह आगे संदेश सील नहीं करेगी।"
        case .nowArchived:
            "“{name}” संग्रहीत है। वह संदेश खोलती रहेगी।"
        case .askRotate:
            "“{name}” की कुंजियाँ बदलें? आपके संपर्कों को नई देनी होंगी।"
        case .nowRotated:
            "“{name}” की नई कुंजियाँ हैं; छोटी आईडी अब {shortID} है।"
        case .predecessorArchived:
            "पुरानी कुंजियाँ संग्रहीत हैं: वे संदेश खोलती हैं, पर सील नहीं करतीं।"
        case .predecessorKept:
            "पुरानी कुंजियाँ संदेश खोलती रहेंगी, और बताने पर सील भी करेंगी।"
        case .rotateAdvice:
            "अपने संपर्कों को नया कार्ड दें: “whisper identity export”।"
        case .backedUp:
            .plural(one: "{count} पहचान “{path}” में लिखी गई।", other: "{count} पहचानें “{path}” में लिखी गईं।")
        case .wouldRestore:
            .plural(one: "{count} पहचान जुड़ेगी:", other: "{count} पहचानें जुड़ेंगी:")
        case .heldAlready:
            .plural(one: "{count} पहचान पहले से है।", other: "{count} पहचानें पहले से हैं।")
        case .askRestore:
            .plural(one: "{count} पहचान जोड़ें?", other: "{count} पहचानें जोड़ें?")
        case .restored:
            .plural(one: "{count} पहचान जुड़ी।", other: "{count} पहचानें जुड़ीं।")
        case .renamedOnRestore:
            "नाम पहले से है, इसलिए “{from}” को “{to}” के रूप में जोड़ा जाएगा।"
        case .signingPrompt:
            "{recipient} के लिए हस्ताक्षर करने को हस्ताक्षर की पासफ़्रेज़ चाहिए।"
        case .gatingPrompt:
            "हस्ताक्षर की पासफ़्रेज़ चुनें। वह हर हस्ताक्षर पर पूछी जाएगी।"
        case .ungatingPrompt:
            "सुरक्षा हटाने को हस्ताक्षर की पासफ़्रेज़ चाहिए।"
        case .changingPrompt:
            "“{name}” के रूप में हस्ताक्षर करने को हस्ताक्षर की पासफ़्रेज़ चाहिए।"
        case .passphrasePrompt:
            "हस्ताक्षर की पासफ़्रेज़:"
        case .newPassphrasePrompt:
            "हस्ताक्षर की नई पासफ़्रेज़:"
        case .repeatPrompt:
            "हस्ताक्षर की पासफ़्रेज़ फिर से:"
        case .backupPrompt:
            "बैकअप की पासफ़्रेज़:"
        case .newBackupPrompt:
            "बैकअप के लिए पासफ़्रेज़ (खाली: दस शब्द बनाए जाते हैं):"
        case .repeatBackupPrompt:
            "बैकअप के लिए पासफ़्रेज़ फिर से:"
        case .wrongTryAgain:
            "यह हस्ताक्षर की पासफ़्रेज़ नहीं है। फिर कोशिश करें।"
        }
    }
}
