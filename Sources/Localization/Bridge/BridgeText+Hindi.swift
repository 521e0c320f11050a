extension BridgeText {
    var hindi: Phrase {
        switch self {
        case .group:
            "ब्रिज के ज़रिए संदेश सीधे लाएँ।"
        case .groupDiscussion:
            "ब्रिज एक अलग प्रोग्राम है जो मैसेंजर से बात करता है और वहाँ आपके संदेश पढ़ सकता है। वह कभी कुछ नहीं भेजता। तिजोरी उससे अलग रहती है: ब्रिज के पास नेटवर्क है, तिजोरी की कोई कुंजी नहीं।"
        case .install:
            "WhatsApp के लिए संदर्भ ब्रिज स्थापित करें।"
        case .installDiscussion:
            "तिजोरी की निर्देशिका में अपना Python परिवेश बनाता है और तय संस्करण वहाँ स्थापित करता है, हर एक हैश से जाँचा हुआ। venv सहित Python 3.11 या नया और नेटवर्क चाहिए।"
        case .pair:
            "तिजोरी को WhatsApp खाते से जोड़ें।"
        case .pairDiscussion:
            "पहले पूछता है, फिर फ़ोन से स्कैन करने के कोड दिखाता है, और खाता जुड़ते ही समाप्त होता है। फिर “whisper bridge run” संदेश लाता है। WhatsApp चार जुड़े डिवाइस देता है; दो चरणों वाला सत्यापन चालू करें।"
        case .run:
            "रोके जाने तक संदेश लाएँ।"
        case .runDiscussion:
            "अग्रभूमि में रहता है और विफल ब्रिज को तब तक फिर शुरू करता है जब तक उससे लाभ हो; इसलिए सेवा प्रबंधक के लिए ठीक है। Ctrl-C या SIGTERM से रोकें।"
        case .status:
            "दिखाएँ कि तिजोरी जुड़ी है या नहीं और पिछली बार का परिणाम।"
        case .logout:
            "खाते को अलग करें और उसकी कुंजियाँ हटाएँ।"
        case .logoutDiscussion:
            "WhatsApp को बताता है कि यह डिवाइस नहीं रहा और इस मशीन से सत्र और उसकी सभी कुंजियाँ हटाता है। लाए गए संदेश बने रहते हैं।"
        case .command:
            "ब्रिज के रूप में यह प्रोग्राम चलाएँ; उसके शब्द शेल की तरह अलग किए जाते हैं।"
        case .historyLimit:
            "फ़ोन के इतिहास से अधिक से अधिक इतने संदेश आयात करें; 0 पर कोई सीमा नहीं।"
        case .consent:
            "जोड़ने से यह मशीन आपके एक और डिवाइस के रूप में आपकी WhatsApp चैट पढ़ सकेगी:\n- वह नए संदेश और फ़ोन द्वारा दिया गया इतिहास पढ़ती है। कुछ नहीं भेजती, पढ़े जाने की सूचना भी नहीं।\n- सब कुछ केवल आपकी तिजोरी में एन्क्रिप्ट होकर रहता है, जोड़ की कुंजियाँ भी।\n- वापस लेने के लिए: “whisper bridge logout”, या फ़ोन पर “लिंक किए गए डिवाइस”।\nWhatsApp की शर्तें दूसरे प्रोग्राम नहीं मानतीं, और वह खाता बंद कर सकता है।"
        case .consentQuestion:
            "क्या खाता जोड़ना है?"
        case .scan:
            "इसे केवल अपने फ़ोन से स्कैन करें: WhatsApp, “लिंक किए गए डिवाइस”, “डिवाइस लिंक करें”।"
        case .expires:
            "यह कोड {seconds} सेकंड तक मान्य है; फिर दूसरा आएगा।"
        case .linked:
            "{account} से जुड़ा; फ़ोन इस डिवाइस को “{device}” नाम से दिखाता है।"
        case .connected:
            "जुड़ गया।"
        case .disconnected:
            "संपर्क टूट गया; ब्रिज फिर कोशिश कर रहा है।"
        case .retrying:
            "{reason} {seconds} सेकंड में फिर कोशिश होगी।"
        case .finished:
            "संदेश: {added} नए, {duplicates} पहले से ज्ञात; {skipped} छोड़े गए।"
        case .manySkipped:
            "एक घंटे में दस से अधिक संदेश पढ़े नहीं जा सके।"
        case .manyUndecryptable:
            "हज़ार में एक से अधिक संदेश डिक्रिप्ट नहीं हो सके।"
        case .qrExpired:
            "समय रहते किसी ने कोड स्कैन नहीं किया। नया कोड स्कैन करें।"
        case .authenticationFailed:
            "फ़ोन ने जोड़ने से मना किया। फ़ोन देखें और फिर जोड़ें।"
        case .sessionExpired:
            "खाता अब जुड़ा नहीं है। फिर जोड़ें; लाई गई चीज़ें बनी रहेंगी।"
        case .rateLimited:
            "WhatsApp से बहुत अधिक अनुरोध।"
        case .networkError:
            "WhatsApp तक पहुँच नहीं है। संपर्क जाँचें।"
        case .undecryptable:
            "एक संदेश डिक्रिप्ट नहीं हो सका; उसे फिर माँगा जा रहा है: {id}"
        case .clientOutdated:
            "WhatsApp ब्रिज का यह संस्करण अब नहीं लेता। Whisper अद्यतन करें और “whisper bridge install” चलाएँ।"
        case .banned:
            "WhatsApp ने खाता बंद कर दिया है। अलग करें, एक दिन रुकें, फिर जोड़ें।"
        case .crashed:
            "ब्रिज अचानक समाप्त हो गया।"
        case .programMissing:
            "ब्रिज “{program}” चलाया नहीं जा सकता।"
        case .programMissingHint:
            "“whisper bridge install” संदर्भ ब्रिज स्थापित करता है; --command दूसरा प्रोग्राम बताता है।"
        case .noMemoryPlace:
            "सत्र के लिए मेमोरी में जगह नहीं है: न $XDG_RUNTIME_DIR, न /dev/shm मेमोरी में है।"
        case .notLinked:
            "तिजोरी किसी खाते से जुड़ी नहीं है।"
        case .notLinkedHint:
            "“whisper bridge pair” उसे जोड़ता है।"
        case .malformedCommand:
            "{option}: उद्धरण चिह्न बंद नहीं है, या प्रोग्राम नहीं है।"
        case .unsupported:
            "Whisper का यह बिल्ड ब्रिज नहीं चलाता।"
        case .helperMissing:
            "{path} नहीं है, जो ब्रिज चलाता है।"
        case .helperMissingHint:
            "वह Bridge ट्रेट के साथ बनता है और whisper के पास स्थापित होता है।"
        case .installing:
            "संदर्भ ब्रिज स्थापित हो रहा है…"
        case .installed:
            "संदर्भ ब्रिज स्थापित है: {path}"
        case .installFailed:
            "संदर्भ ब्रिज स्थापित नहीं हो सका।"
        case .installFailedHint:
            "देखें कि पैकेज सूची तक पहुँच है या नहीं और venv मॉड्यूल सहित Python 3.11 या नया है या नहीं।"
        case .sourceMissing:
            "संदर्भ ब्रिज की फ़ाइलें प्रोग्राम के पास नहीं हैं।"
        case .labelAccount:
            "खाता"
        case .labelProgram:
            "संदर्भ ब्रिज"
        case .labelAcknowledged:
            "तिजोरी में घटनाएँ"
        case .labelLastRun:
            "पिछला रन"
        case .isLinked:
            "जुड़ा हुआ"
        case .isNotLinked:
            "जुड़ा नहीं"
        case .isInstalled:
            "स्थापित"
        case .notInstalled:
            "स्थापित नहीं"
        case .unlinked:
            "अलग किया गया, और इस मशीन से हटाया गया: {names}"
        case .removedOnly:
            "इस मशीन से हटाया गया: {names}। WhatsApp को बताया नहीं जा सका: फ़ोन पर “लिंक किए गए डिवाइस” में डिवाइस हटाएँ।"
        case .nothingToRemove:
            "हटाने को कुछ नहीं था।"
        case .logoutQuestion:
            "क्या खाते को अलग करके उसकी कुंजियाँ इस मशीन से हटानी हैं?"
        case .coverage:
            "दिखाएँ कि हर चैट की कौन-सी अवधि मौजूद है और बीच में कहाँ खाली है।"
        case .coverageDiscussion:
            "दो संदेशों के बीच --gap दिनों से लंबी चुप्पी को खाली जगह कहा गया है। चुप्पी और छूटे संदेशों में कोई फ़र्क नहीं कर सकता, इसलिए यह केवल संकेत है। न ब्रिज चाहिए, न नेटवर्क।"
        case .gapDays:
            "इतने दिनों से लंबे अंतराल बताएँ।"
        case .coverageFrom:
            "से"
        case .coverageTo:
            "तक"
        case .coverageExported:
            "एक्सपोर्ट से"
        case .coverageBridged:
            "ब्रिज से"
        case .coverageGaps:
            "खाली समय"
        case .measuring:
            "चैट देखी जा रही हैं"
        case .rebuild:
            "ब्रिजों की सहेजी गई घटनाओं से संदेश फिर बनाएँ।"
        case .rebuildDiscussion:
            "हर घटना अपने मूल बाइट में रखी जाती है। जो अपडेट उन्हें और समझता हो, उसके बाद यह वह दिखाता है जो पहले समझ नहीं आया था। मिटाया हुआ मिटा रहता है, पढ़ा हुआ पढ़ा रहता है। न ब्रिज चाहिए, न नेटवर्क।"
        case .rebuilding:
            "घटनाएँ फिर पढ़ी जा रही हैं"
        case .rebuilt:
            "घटनाएँ: {events} फिर पढ़ी गईं, जिनमें {unread} में दिखाने को कुछ नहीं। संदेश: {replaced} नए किए गए, {inserted} जोड़े गए।"
        case .outOfRange:
            "{option}: {value}, {lowest} से {highest} तक की संख्या नहीं है।"
        case .noHistory:
            "फ़ोन के इतिहास से कुछ न लें।"
        case .takesHistory:
            "फ़ोन का इतिहास लिया जाए या नहीं: true या false।"
        case .historyInterval:
            "इतिहास के दो अनुरोधों के बीच इतने मिलीसेकंड छोड़ें।"
        case .batchSize:
            "इतिहास के इतने संदेश तिजोरी में एक साथ रखें।"
        case .retries:
            "जहाँ सीमा है, वहाँ लगातार कोशिशों की अधिकतम संख्या।"
        case .firstDelay:
            "दूसरी कोशिश से पहले इतने मिलीसेकंड रुकें; बाद में हर बार दुगुना।"
        case .sessionTimeout:
            "इतने दिनों बाद फिर जोड़ने को कहें।"
        case .retryingNow:
            "{reason} अभी फिर कोशिश हो रही है।"
        case .oftenExpired:
            "30 दिनों में जोड़ कई बार टूटा है। शायद WhatsApp खाता बंद कर रहा है: अलग करें, एक दिन रुकें, फिर जोड़ें।"
        case .notify:
            "डेस्कटॉप सूचना नए संदेशों के बारे में क्या बताए: कुछ नहीं (none), कितने (count), चैट भी (chat), पाठ भी (content)।"
        case .newMessages:
            .plural(
                one: "{count} नया संदेश",
                other: "{count} नए संदेश")
        case .noDesktop:
            "डेस्कटॉप सूचनाएँ नहीं: कोई डेस्कटॉप नहीं मिला।"
        case .desktopSilent:
            "डेस्कटॉप सूचनाएँ नहीं ले रहा; संदेश फिर भी आते रहेंगे।"
        case .bridgeSays:
            "ब्रिज का संदेश: {text}"
        case .unusable:
            "यह प्रोग्राम ब्रिज के रूप में काम नहीं कर सकता।"
        case .journalChanged:
            "ब्रिज का जर्नल वह नहीं है जिसे इस तिजोरी ने अब तक पढ़ा है।"
        case .journalChangedHint:
            "“whisper bridge run --begin-again” उसे पहली पंक्ति से पढ़ता है; जो संदेश यहाँ पहले से हैं वे पहचान लिए जाते हैं।"
        case .otherAccount:
            "ब्रिज उस खाते से अलग खाते में लॉग इन है जिससे यह तिजोरी जुड़ी है।"
        case .otherAccountHint:
            "उसके लिए दूसरी तिजोरी इस्तेमाल करें, या पहले “whisper bridge logout” चलाएँ।"
        case .beginAgain:
            "ब्रिज का जर्नल पहली पंक्ति से फिर पढ़ें।"
        case .alreadyRunning:
            "इस तिजोरी का एक ब्रिज पहले से चल रहा है।"
        case .refusedChanges:
            "ऐसे लोगों के बदलाव जिन्हें इसका अधिकार नहीं, जिनसे कुछ नहीं बदला: {number}"
        case .numbersIgnored:
            "ब्रिज की कुछ पंक्तियों के क्रमांक पहले इस्तेमाल हो चुके थे, उन्हें छोड़ दिया गया।"
        case .numberImpossible:
            "ब्रिज की एक पंक्ति का क्रमांक असंभव है। उसे अस्वीकार किया गया और ब्रिज बंद कर दिया गया।"
        case .noNotifications:
            "Whisper का यह बिल्ड सूचनाएँ नहीं दिखाता।"
        case .timesDiffer:
            "चैट “{title}” ऐसे समयों के साथ आयात हुई थी जो फ़ोन के समयों से {offset} भिन्न हैं, इसलिए उसके संदेश तिजोरी में दो बार हैं। वह चैट हटाकर --timezone के साथ फिर से आयात करें।"
        }
    }
}
