extension SealingFailureText {
    var hindi: Phrase {
        switch self {
        case .invalidEnvelope:
            "अमान्य लिफ़ाफ़ा"
        case .replayDetected:
            "दोहराव पकड़ा गया"
        case .messageExpired:
            "संदेश की अवधि समाप्त"
        case .messageExpiredHint:
            "लिफ़ाफ़ा अपने में लिखे समय के 48 घंटे के भीतर खुलता है। क्या इस मशीन की घड़ी सही है? “whisper doctor” उसे दिखाता है।"
        case .notAddressed:
            "यह संदेश आपके लिए नहीं है"
        case .notAddressedHint:
            "“whisper identity list” वे पहचानें दिखाता है जो यहाँ संदेश खोल सकती हैं।"
        case .signatureCancelled:
            "हस्ताक्षर रद्द हुआ"
        case .replayFull:
            "दोहराव से बचाव भर गया है"
        case .replayFullHint:
            "तिजोरी में लिखा नहीं जा सकता, इसलिए संदेश का खुलना दर्ज नहीं होता। कुछ नहीं खोला गया।"
        case .messageTooLong:
            .plural(
                one: "संदेश बहुत लंबा है: अधिक से अधिक {count} बाइट सील हो सकता है।",
                other: "संदेश बहुत लंबा है: अधिक से अधिक {count} बाइट सील हो सकते हैं।")
        case .noIdentity:
            "सील करने के लिए कोई पहचान नहीं है।"
        case .noIdentityHint:
            "“whisper identity create नाम” एक बनाता है।"
        case .noSuchIdentity:
            "“{name}” नाम की कोई पहचान नहीं है।"
        case .noSuchIdentityHint:
            "“whisper identity list” आपकी पहचानें दिखाता है।"
        case .identityExists:
            "“{name}” नाम की पहचान पहले से है।"
        case .identityArchived:
            "पहचान “{name}” संग्रहीत है: वह संदेश खोलती है, पर सील नहीं करती।"
        case .identityArchivedHint:
            "--from से दूसरी चुनें, या “whisper identity create” से एक बनाएँ।"
        case .identityNotActive:
            "पहचान “{name}” अब सक्रिय नहीं है।"
        case .noSigningKey:
            "पहचान “{name}” के पास हस्ताक्षर-कुंजी नहीं है।"
        case .noSigningKeyHint:
            "“whisper identity create” से हस्ताक्षर-कुंजी वाली पहचान बनाएँ, या “whisper identity rotate” से इसकी कुंजियाँ बदलें।"
        case .invalidName:
            "“{name}” नाम नहीं हो सकता: वह 1 से 128 बाइट का हो, नियंत्रण-वर्णों के बिना।"
        case .noSuchContact:
            "“{name}” नाम का कोई संपर्क नहीं है।"
        case .noSuchContactHint:
            "“whisper contact list” संपर्क दिखाता है; --to-key सार्वजनिक कुंजी लेता है।"
        case .noSuchContactSuggestion:
            "“{name}” नाम का कोई संपर्क नहीं है। क्या आपका मतलब {candidates} था?"
        case .verifyingRevoked:
            "“{name}” की कुंजियाँ रद्द हैं; अकेला --yes उन पर फिर भरोसा नहीं करता।"
        case .verifyingRevokedHint:
            "शब्द फिर से मिलाने के बाद --revoked जोड़ें।"
        case .ambiguousContact:
            "“{name}” कई संपर्कों पर बैठता है: {candidates}"
        case .ambiguousContactHint:
            "पूरा नाम या उँगली-छाप दें।"
        case .contactExists:
            "“{name}” नाम का संपर्क पहले से है।"
        case .contactExistsHint:
            "--name से दूसरा नाम चुनें।"
        case .contactBlocked:
            "संपर्क “{name}” अवरुद्ध है।"
        case .contactBlockedHint:
            "“whisper contact unblock” अवरोध हटाता है।"
        case .contactRevoked:
            "“{name}” की कुंजियाँ रद्द हैं।"
        case .contactRevokedHint:
            "नया कार्ड माँगें और “whisper contact import --accept-key-change” से आयात करें।"
        case .keyChanged:
            "“{name}” की कुंजियाँ बदल गई हैं।"
        case .keyChangedHint:
            "व्यक्ति से किसी दूसरे रास्ते पूछें। सही हो तो --accept-key-change दें, फिर संपर्क का दोबारा मिलान करें।"
        case .senderKeyChanged:
            "भेजने वाले की कुंजियाँ बदल गई हैं।"
        case .senderKeyChangedHint:
            "“{name}” से बात किए बिना उसकी बात पर भरोसा न करें। “whisper contact show” वे कुंजियाँ दिखाता है जो आप जानते हैं।"
        case .senderRevoked:
            "भेजने वाले की कुंजियाँ रद्द हैं।"
        case .policyRawKey:
            "नीति contact-required-to-send केवल संपर्कों की अनुमति देती है, और कुंजी {key} किसी संपर्क की नहीं है।"
        case .policyRawKeyHint:
            "“whisper contact add” से कुंजी को संपर्क के रूप में जोड़ें।"
        case .policySignature:
            "नीति require-signature-for-verified “{name}” के लिए हस्ताक्षर माँगती है।"
        case .policySignatureHint:
            "--no-sign हटाएँ।"
        case .policySignatureKeyHint:
            "पहचान के पास हस्ताक्षर-कुंजी नहीं है: “whisper identity create” से ऐसी बनाएँ जिसके पास हो, या “whisper identity rotate” से इसकी कुंजियाँ बदलें।"
        case .invalidBundle:
            "यह मान्य कार्ड नहीं है।"
        case .invalidKeybook:
            "यह मान्य कुंजी-पुस्तिका नहीं है।"
        case .invalidBackup:
            "यह पहचानों का पढ़ा जा सकने वाला बैकअप नहीं है।"
        case .invalidKey:
            "“{value}” सार्वजनिक कुंजी नहीं है: 64 हेक्साडेसिमल अंक चाहिए।"
        case .inputTooLong:
            "इनपुट उससे लंबा है जितना पढ़ा जाता है।"
        case .wrongBackupPassphrase:
            "पासफ़्रेज़ गलत है, या बैकअप बदला गया है।"
        case .presenceFailed:
            "हस्ताक्षर की पासफ़्रेज़ गलत है।"
        case .presenceUnavailable:
            "हस्ताक्षर के लिए उसकी पासफ़्रेज़ चाहिए, और पूछने को कोई टर्मिनल नहीं है।"
        case .presenceUnavailableHint:
            "आदेश टर्मिनल पर चलाएँ, या --no-sign से सील करें।"
        case .gateDamaged:
            "हस्ताक्षर-कुंजियों की सुरक्षा क्षतिग्रस्त है।"
        case .gateHint:
            "यदि वह सदा के लिए खो गई है, तो “whisper policy set biometric-gated-signing off --forget-signing-keys” उसके पीछे की हस्ताक्षर-कुंजियाँ छोड़ देता है।"
        case .secretMissing:
            "“{name}” की गुप्त कुंजियाँ इस मशीन पर नहीं हैं।"
        case .secretMissingHint:
            "उन्हें बैकअप से वापस लाएँ: “whisper identity restore”, या पूरी तिजोरी के लिए “whisper restore”।"
        case .signingKeyMissing:
            "“{name}” के पास काम की कोई हस्ताक्षर-कुंजी नहीं है: वह इस मशीन पर नहीं है।"
        case .signingKeyMissingHint:
            "“whisper identity rotate” पहचान को नई कुंजियाँ देता है; “whisper identity restore” खोई कुंजी को बैकअप से वापस लाता है।"
        case .noRecipient:
            "कोई प्राप्तकर्ता नहीं बताया गया।"
        case .noRecipientHint:
            "--to संपर्क या --to-key HEX दें।"
        case .oneRecipient:
            "--to और --to-key साथ नहीं चलते।"
        case .signOrNot:
            "--sign और --no-sign साथ नहीं चलते।"
        case .unknownPolicy:
            "“{name}” नाम की कोई नीति नहीं है।"
        case .unknownPolicyHint:
            "“whisper policy list” उन्हें दिखाता है।"
        case .unknownSwitch:
            "“{value}” न on है न off।"
        case .forgetNotHere:
            "--forget-signing-keys केवल “biometric-gated-signing off” के साथ चलता है।"
        case .notAPicture:
            "“{path}” पढ़ा जा सकने वाला PNG या JPEG चित्र नहीं है।"
        case .pictureTooLarge:
            "चित्र “{path}” उससे बड़ा है जितना पढ़ा जाता है।"
        case .noCode:
            "“{path}” में कोई QR कोड नहीं है।"
        case .noUsefulCode:
            "“{path}” के किसी QR कोड में कार्ड या लिफ़ाफ़ा नहीं है।"
        case .codeTooLong:
            "यह QR कोड के लिए बहुत लंबा है।"
        case .unreadableCode:
            "QR कोड वापस पढ़ा नहीं जा सका, इसलिए नहीं दिखाया जाता।"
        case .invalidScale:
            "--scale 2 से 64 तक की संख्या है।"
        case .nothingToShow:
            "मानक इनपुट में न कार्ड है न लिफ़ाफ़ा।"
        case .oneSubject:
            "दिखाने के लिए एक ही चीज़ दें।"
        case .noClipboard:
            "क्लिपबोर्ड पढ़ा नहीं जा सकता।"
        case .noClipboardHint:
            "wl-clipboard या xclip लगाएँ; पाठ मानक इनपुट से भी दिया जा सकता है।"
        case .oneSource:
            "फ़ाइलें, --clipboard या --messages में से एक दें, कई नहीं।"
        case .someNotOpened:
            .plural(one: "{count} लिफ़ाफ़ा नहीं खुला।", other: "{count} लिफ़ाफ़े नहीं खुले।")
        case .clockUnusable:
            "इस मशीन की घड़ी ऐसा समय दिखाती है जो किसी लिफ़ाफ़े में नहीं आ सकता।"
        }
    }
}
