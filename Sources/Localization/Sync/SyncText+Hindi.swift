extension SyncText {
    var hindi: Phrase {
        switch self {
        case .askSecret:
            "{server} पर “{user}” का गुप्त शब्द:"
        case .loggedIn:
            "{server} में “{user}” के रूप में लॉग इन हुआ।"
        case .loggedOut:
            "लॉग आउट हुआ, और इस मशीन से हटाया गया: {names}"
        case .loggedOutHere:
            "इस मशीन से हटाया गया: {names}। सर्वर को बताया नहीं जा सका; वहाँ सत्र अपने आप समाप्त होगा।"
        case .nothingToRemove:
            "हटाने को कुछ नहीं था।"
        case .connecting:
            "{server} से जुड़ रहा है…"
        case .connected:
            "{server} से “{user}” के रूप में जुड़ गया।"
        case .disconnected:
            "संपर्क टूट गया।"
        case .retrying:
            "{reason} {seconds} सेकंड में फिर कोशिश होगी।"
        case .finished:
            "संदेश: {received} मिले, {sent} भेजे गए; {waiting} भेजे जाने की प्रतीक्षा में।"
        case .sent:
            "भेज दिया गया।"
        case .queued:
            "सहेजा गया। {reason} संदेश तब तक रुकेगा जब तक “whisper-sync run” उसे भेज न सके।"
        case .messageFailed:
            "सर्वर ने एक संदेश सदा के लिए ठुकराया ({reason}); “whisper-sync status” उसे दिखाता है।"
        case .unreachable:
            "सर्वर तक पहुँच नहीं है।"
        case .untrusted:
            "सर्वर का प्रमाणपत्र विश्वसनीय नहीं है, या इस होस्ट का नहीं है।"
        case .untrustedHint:
            "--ca-file निजी सर्वर के प्रमाणपत्र बताता है।"
        case .unauthorized:
            "सर्वर ने उपयोगकर्ता और गुप्त शब्द स्वीकार नहीं किए।"
        case .sessionEnded:
            "सर्वर अब टोकन स्वीकार नहीं करता।"
        case .sessionEndedHint:
            "“whisper-sync login” फिर लॉग इन करता है; भेजे जाने की प्रतीक्षा में कुछ भी नहीं खोता।"
        case .rateLimited:
            "सर्वर रुकने को कहता है।"
        case .serverFailed:
            "सर्वर विफल हुआ।"
        case .notUnderstood:
            "सर्वर ऐसा उत्तर देता है जो यह प्रोग्राम नहीं समझता।"
        case .notLoggedIn:
            "तिजोरी किसी सर्वर में लॉग इन नहीं है।"
        case .notLoggedInHint:
            "“whisper-sync login” लॉग इन करता है; --server और --token-file के साथ इसकी ज़रूरत नहीं।"
        case .alreadyLoggedIn:
            "तिजोरी पहले से {server} के “{user}” की है।"
        case .alreadyLoggedInHint:
            "एक तिजोरी में एक ही खाते की चैट रहती हैं; दूसरे खाते के लिए दूसरी तिजोरी लें।"
        case .invalidAddress:
            "“{address}” ऐसा पता नहीं है जिससे जुड़ा जाए।"
        case .invalidAddressHint:
            "https://HOST, या केवल इस मशीन के लिए http://: कहीं और टोकन खुला जाता।"
        case .emptyToken:
            "{path} की पहली पंक्ति में टोकन नहीं है।"
        case .refused:
            "सर्वर ने संदेश सदा के लिए ठुकराया: {reason}"
        case .tooLong:
            "संदेश {limit} बाइट से लंबा है।"
        case .emptyMessage:
            "भेजने को कुछ नहीं है: पाठ खाली है।"
        case .notText:
            "इनपुट UTF-8 पाठ नहीं है।"
        case .notOfServer:
            "“{name}” सर्वर की चैट नहीं है।"
        case .notOfServerHint:
            "“whisper-sync status” सर्वर की चैट दिखाता है; “whisper-sync run” उन्हें लाता है।"
        case .groupNotSealed:
            "सील संदेश एक व्यक्ति को जाता है, और यह चैट समूह है।"
        case .contactUnknownHint:
            "“whisper-sync bind” से चैट को किसी संपर्क से जोड़ें।"
        case .noFailedMessage:
            "कोई ठुकराया संदेश “{id}” नहीं है।"
        case .unsupported:
            "Whisper का यह बिल्ड नेटवर्क काम में नहीं लेता।"
        case .unsupportedHint:
            "वह Realtime ट्रेट के साथ बनता है।"
        case .labelServer:
            "पता"
        case .labelUser:
            "उपयोगकर्ता"
        case .labelDevice:
            "डिवाइस"
        case .labelLogin:
            "लॉग इन"
        case .isLoggedIn:
            "हो चुका"
        case .isLoggedOut:
            "नहीं हुआ"
        case .labelConversations:
            "समकालित चैट"
        case .labelWaiting:
            "भेजे जाने की प्रतीक्षा में"
        case .labelFailed:
            "सर्वर ने ठुकराए"
        case .labelConnections:
            "बनाए गए संपर्क"
        case .columnConversation:
            "चैट"
        case .columnCursor:
            "यहाँ तक है"
        case .columnMessage:
            "संदेश"
        case .columnState:
            "स्थिति"
        case .columnAttempts:
            "कोशिशें"
        case .waiting:
            "प्रतीक्षा में"
        case .failed:
            "ठुकराया"
        case .isWith:
            "चैट “{conversation}” आपके संपर्क “{contact}” से जुड़ी है।"
        case .bound:
            "चैट “{conversation}” अब आपके संपर्क “{contact}” से जुड़ी है।"
        case .unbound:
            "चैट “{conversation}” किसी संपर्क से जुड़ी नहीं है।"
        case .sealedTo:
            "“{contact}” के लिए सील किया गया।"
        case .contactUnknown:
            "चैट “{conversation}” किसी संपर्क से जुड़ी नहीं है।"
        case .noSecret:
            "कोई गुप्त शब्द नहीं दिया गया, और पूछने के लिए टर्मिनल नहीं है।"
        case .noSecretHint:
            "--secret-file उसे फ़ाइल से पढ़ता है, - के साथ मानक इनपुट से।"
        case .mayNotWrite:
            "आप इस चैट में नहीं लिख सकते"
        case .noConversation:
            "ऐसी कोई चैट नहीं है"
        case .tooLarge:
            "वह सर्वर के लिए बहुत लंबा है"
        case .notAccepted:
            "सर्वर उसे इस रूप में नहीं लेता"
        case .writtenInPlain:
            "यह चैट के किसी संपर्क से जुड़ने से पहले लिखा गया था और सीलबंद नहीं है; “whisper-sync retry” इसे सीलबंद करता है"
        case .notTried:
            "“--timeout 0” के अनुसार कुछ आज़माया नहीं गया।"
        case .soFar:
            "अब तक संदेश: {received} मिले, {sent} भेजे गए।"
        case .labelEvents:
            "सर्वर की घटनाएँ"
        case .labelSent:
            "भेजे गए संदेश"
        case .certificateExpired:
            "सर्वर के प्रमाणपत्र की अवधि समाप्त हो गई है, या वह अभी मान्य नहीं है।"
        case .certificateWrongHost:
            "सर्वर का प्रमाणपत्र किसी और होस्ट के लिए है।"
        case .certificateUnknown:
            "सर्वर का प्रमाणपत्र किसी विश्वसनीय प्राधिकरण ने जारी नहीं किया है।"
        case .otherVersion:
            "सर्वर प्रोटोकॉल का संस्करण {version} बोलता है, और यह प्रोग्राम कोई दूसरा।"
        case .serverBehind:
            "सर्वर “{conversation}” में पहले से कम घटनाएँ गिनता है; वहाँ कुछ खो गया हो सकता है। यहाँ कुछ नहीं हटाया जाता।"
        case .newEpoch:
            "सर्वर “{conversation}” में नए सिरे से गिन रहा है, इसलिए सब कुछ फिर से लाया जाता है। यहाँ कुछ नहीं हटाया जाता।"
        case .skippedEvents:
            "“{conversation}” की घटनाएँ जो पढ़ी नहीं जा सकीं और छोड़ दी गईं: {count}"
        case .skippedConversations:
            "सर्वर की सूची की चैट जो पढ़ी नहीं जा सकीं और छोड़ दी गईं: {count}"
        case .missingEvents:
            "“{conversation}” की घटनाएँ जो सर्वर नहीं देता: {count}। “whisper-sync status” उन्हें दिखाता है।"
        case .endlessPages:
            "“{conversation}” के बारे में सर्वर के उत्तर समाप्त नहीं होते; उन्हें बाद में फिर माँगा जाएगा।"
        case .endlessList:
            "सर्वर की चैट-सूची समाप्त नहीं होती; बाकी बाद में माँगी जाएगी।"
        case .collisions:
            "“{conversation}” के संदेश जिन्हें सर्वर ने दूसरों की आईडी या संख्या दी और जो सहेजे नहीं गए: {count}"
        case .reworded:
            "“{conversation}” के संदेश जिन्हें सर्वर ने बदल दिया: {count}। आपके अपने शब्द पिछले संस्करण के रूप में रखे गए हैं।"
        case .foreignAnswer:
            "सर्वर ने भेजे गए संदेश के बजाय किसी दूसरे संदेश से उत्तर दिया; उसे फिर भेजा जाता है।"
        case .vaultUnread:
            "तिजोरी पढ़ी नहीं जा सकी।"
        case .labelMissing:
            "सर्वर ने नहीं दिया"
        case .helperMissing:
            "सिंक करने वाला प्रोग्राम नहीं मिला: {path}"
        case .helperMissingHint:
            "वह “whisper” के साथ स्थापित होता है।"
        case .lineElsewhere:
            "यह संदेश किसी दूसरी चैट के लिए सील किया गया था।"
        case .lineOutOfOrder:
            "यह संदेश अपने ऊपर वाले एक संदेश से पहले लिखा गया था।"
        case .lineContradicted:
            "यह संदेश उसी डिवाइस के दूसरे संदेश से मेल नहीं खाता; दोनों में से एक बदला गया हो सकता है।"
        case .linesNotHere:
            "इस संदेश से पहले यहाँ नहीं हैं, रोके गए, समय-समाप्त या कभी नहीं भेजे गए: {count}"
        case .serverTime:
            "सर्वर के अनुसार: {time}"
        case .youWrote:
            "आपने लिखा: {text}"
        case .otherEnvelope:
            "सर्वर आपके लिफ़ाफ़े की जगह कुछ और रखता है; हो सकता है आपके शब्द न पहुँचे हों।"
        case .columnServerID:
            "सर्वर पर पहचान"
        case .nameTaken:
            "“{name}” किसी संपर्क का या किसी संपर्क से जुड़ी चैट का नाम है, पर यह चैट किसी संपर्क से जुड़ी नहीं है।"
        case .nameTakenHint:
            "“whisper-sync bind” इसे जोड़ता है; नाम की जगह इसकी पहचान {id} देने पर संदेश बिना एन्क्रिप्शन के भेजा जाता है।"
        case .retitled:
            "सर्वर ने संपर्क से जुड़ी चैट “{conversation}” को दूसरा नाम दिया। यहाँ नाम पहले जैसा ही रहता है।"
        }
    }
}
