extension ImportText {
    var hindi: Phrase {
        switch self {
        case .surveying:
            "जाँच"
        case .aligning:
            "मिलान"
        case .writing:
            "आयात"
        case .imported:
            .plural(one: "“{title}” में {count} नया संदेश", other: "“{title}” में {count} नए संदेश")
        case .wouldImport:
            .plural(one: "“{title}” में {count} संदेश नया होगा", other: "“{title}” में {count} संदेश नए होंगे")
        case .importedMessages:
            .plural(one: "{count} नया संदेश", other: "{count} नए संदेश")
        case .wouldImportMessages:
            .plural(one: "{count} संदेश नया होगा", other: "{count} संदेश नए होंगे")
        case .duplicates:
            .plural(one: "{count} संदेश पहले से तिजोरी में था", other: "{count} संदेश पहले से तिजोरी में थे")
        case .messagesFound:
            .plural(one: "फ़ाइल में: {count} संदेश, जिनमें {system} सिस्टम का", other: "फ़ाइल में: {count} संदेश, जिनमें {system} सिस्टम के")
        case .period:
            "{first} से {last} तक"
        case .attachments:
            "संलग्नक: {found} मिले, {missing} नहीं मिले, {omitted} निर्यात में छोड़े गए"
        case .dateOrder:
            "तिथियाँ {order} के रूप में, क्षेत्र {zone} में पढ़ी गईं; निश्चय {confidence} ({evidence})"
        case .renamed:
            "“{from}” अब “{to}” है: एक ही व्यक्ति"
        case .sameChat:
            "यह वही चैट है जो अब तक “{former}” कहलाती थी"
        case .unparsed:
            .plural(one: "{count} अंश पढ़ा नहीं जा सका, पंक्ति {lines}", other: "{count} अंश पढ़े नहीं जा सके, पंक्तियाँ {lines}")
        case .invalidBytes:
            .plural(one: "{count} बाइट UTF-8 नहीं था और बदला गया", other: "{count} बाइट UTF-8 नहीं थे और बदले गए")
        case .repeatedNames:
            "संग्रह में एक ही नाम की कई फ़ाइलें हैं; हर नाम की पहली ली गई: {names}"
        case .truncated:
            .plural(
                one: "निर्यात में ठीक {count} संदेश है: WhatsApp स्वयं निर्यात वहीं काट देता है, इसलिए पुराने संदेश छूटे हो सकते हैं।",
                other: "निर्यात में ठीक {count} संदेश हैं: WhatsApp स्वयं निर्यात वहीं काट देता है, इसलिए पुराने संदेश छूटे हो सकते हैं।")
        case .records:
            .plural(one: "{count} और अभिलेख, जिनमें {added} नया", other: "{count} और अभिलेख, जिनमें {added} नए")
        case .attachmentsTaken:
            .plural(one: "{count} संलग्नक लिया गया", other: "{count} संलग्नक लिए गए")
        case .attachmentsAbsent:
            .plural(
                one: "{count} संलग्नक की सामग्री तिजोरी में नहीं है; --attachments उसे लाता है।",
                other: "{count} संलग्नकों की सामग्री तिजोरी में नहीं है; --attachments उसे लाता है।")
        case .policyTurnedOn:
            "फ़ाइल {policy} चालू करती है"
        case .policyTurnedOff:
            "फ़ाइल {policy} बंद करती है"
        case .broughtVerified:
            .plural(
                one:
                    "{count} संपर्क केवल फ़ाइल के कहने पर मिलान किया हुआ आता है: इस तिजोरी के लिए उसकी कुंजियाँ किसी ने नहीं मिलाईं। “whisper contact verify” उन्हें मिलाता है।",
                other:
                    "{count} संपर्क केवल फ़ाइल के कहने पर मिलान किए हुए आते हैं: इस तिजोरी के लिए उनकी कुंजियाँ किसी ने नहीं मिलाईं। “whisper contact verify” उन्हें मिलाता है।"
            )
        case .gateLeftDown:
            "फ़ाइल में biometric-gated-signing चालू है; यहाँ वह बंद रहती है, क्योंकि किसी निर्यात में हस्ताक्षर-कुंजियाँ नहीं होतीं। “whisper policy set biometric-gated-signing on” इस तिजोरी की कुंजियाँ बचाता है।"
        case .contactsUnverified:
            .plural(
                one: "{count} संपर्क बिना मिलान के आया; “whisper contact verify” उसकी कुंजियाँ मिलाता है",
                other: "{count} संपर्क बिना मिलान के आए; “whisper contact verify” उनकी कुंजियाँ मिलाता है")
        case .contactRefused:
            "संपर्क “{name}” छोड़ दिया गया: उसकी कुंजियाँ आपके किसी संपर्क की नहीं हैं, या बेकार हैं। “whisper contact import” बदली हुई कुंजियाँ लेता है।"
        case .chatDivided:
            "पंक्ति {line} की चैट “{title}” अपने संदेशों समेत छोड़ दी गई, क्योंकि तिजोरी में उसके लिए कई चैट हैं: {chats}"
        case .personApart:
            "“{name}” उन नंबरों के बिना आया जो तिजोरी में किसी और के हैं"
        case .severalChats:
            "“{path}” में कई चैट हैं, और हर एक लाई जाती है: {chats}"
        case .identityLeftOut:
            "पहचान “{name}” छोड़ दी गई: उसकी गुप्त कुंजियाँ यहाँ नहीं हैं"
        case .policyLeftOut:
            "फ़ाइल की {policy} सेटिंग छोड़ दी गई"
        case .restoreHint:
            "--restore आपकी अपनी तिजोरी को वैसा ही, एक ख़ाली तिजोरी में लौटाता है।"
        case .dayMonthYear:
            "दिन, महीना, वर्ष"
        case .monthDayYear:
            "महीना, दिन, वर्ष"
        case .yearMonthDay:
            "वर्ष, महीना, दिन"
        case .evidenceGiven:
            "आपने बताया"
        case .evidenceImpossibleValue:
            "दूसरा क्रम असंभव है"
        case .evidenceMediaFileName:
            "मीडिया फ़ाइलों के नाम"
        case .evidenceFileTime:
            "फ़ाइल का समय"
        case .evidenceFewestJumps:
            "समय में सबसे कम पीछे की छलाँगें"
        case .evidenceFasterColumn:
            "दिन अधिक तेज़ी से बदलता है"
        case .evidenceStyle:
            "लिखने की शैली"
        case .askDateOrder:
            "“{path}” में तिथियाँ संभवतः {order} के रूप में लिखी हैं (निश्चितता {confidence})। क्या इन्हें ऐसे ही आयात करें?"
        case .claimContact:
            "“{name}” फ़िंगरप्रिंट {fingerprint} के साथ सत्यापित संपर्क बन जाएगा"
        case .claimIdentity:
            "“{name}” फ़िंगरप्रिंट {fingerprint} के साथ आपकी एक पहचान बन जाएगी; उसकी गुप्त कुंजियाँ यहाँ नहीं हैं"
        case .askClaims:
            "तिजोरी ख़ाली नहीं है। क्या यह सब केवल फ़ाइल के कहने पर ले लिया जाए?"
        }
    }
}

extension ExportText {
    var hindi: Phrase {
        switch self {
        case .progress:
            "निर्यात"
        case .writtenMessages:
            .plural(one: "{count} संदेश “{path}” में लिखा गया।", other: "{count} संदेश “{path}” में लिखे गए।")
        case .writtenRecords:
            .plural(one: "{count} अभिलेख “{path}” में लिखा गया।", other: "{count} अभिलेख “{path}” में लिखे गए।")
        }
    }
}

extension MessageText {
    var hindi: Phrase {
        switch self {
        case .titleHeading:
            "चैट"
        case .unreadHeading:
            "अपठित"
        case .messagesHeading:
            "संदेश"
        case .lastHeading:
            "अंतिम"
        case .textHeading:
            "पाठ"
        case .pinned:
            "पिन की गई"
        case .muted:
            "म्यूट"
        case .noConversations:
            "अभी कोई चैट नहीं है।"
        case .noMessages:
            "वहाँ कोई संदेश नहीं है।"
        case .nothingFound:
            "कुछ नहीं मिला।"
        case .olderMessages:
            "पुराने संदेश: {command}"
        case .edited:
            "संपादित"
        case .unread:
            "अपठित"
        case .notHeld:
            "तिजोरी में नहीं"
        case .omitted:
            "निर्यात में छोड़ा गया"
        case .image:
            "चित्र"
        case .video:
            "वीडियो"
        case .audio:
            "ऑडियो"
        case .document:
            "दस्तावेज़"
        case .file:
            "फ़ाइल"
        case .sticker:
            "स्टिकर"
        case .location:
            "स्थान"
        case .contact:
            "संपर्क"
        case .poll:
            "मतदान"
        case .call:
            "कॉल"
        case .deletedByAdmin:
            "एडमिन ने मिटाया, {name}"
        case .event:
            "घटना: {type}"
        case .nothingToShow:
            "दिखाने को कुछ नहीं"
        case .deleted:
            "मिटाया गया"
        case .unknownKind:
            "अज्ञात प्रकार का संदेश"
        case .attachmentsSaved:
            .plural(one: "{count} संलग्नक “{path}” में सहेजा गया।", other: "{count} संलग्नक “{path}” में सहेजे गए।")
        case .attachmentsNotHeld:
            .plural(one: "{count} संलग्नक तिजोरी में नहीं है।", other: "{count} संलग्नक तिजोरी में नहीं हैं।")
        case .pinnedNow:
            "“{title}” पिन की गई।"
        case .unpinnedNow:
            "“{title}” अब पिन नहीं है।"
        case .mutedNow:
            "“{title}” म्यूट की गई।"
        case .unmutedNow:
            "“{title}” अब म्यूट नहीं है।"
        case .markedRead:
            .plural(one: "“{title}” में {count} संदेश पढ़ा हुआ माना गया।", other: "“{title}” में {count} संदेश पढ़े हुए माने गए।")
        }
    }
}

extension DeletionText {
    var hindi: Phrase {
        switch self {
        case .deletingMessages:
            "संदेश मिटाए जा रहे हैं"
        case .deletingWords:
            "सूचकांक से शब्द हटाए जा रहे हैं"
        case .copiesRemain:
            "पहले बनाई गई प्रतियों में मिटाई गई सामग्री अब भी है: {paths}"
        case .otherCopiesRemain:
            "पहले बनाए गए बैकअप और निर्यात में मिटाई गई सामग्री अब भी है।"
        case .stoppedHint:
            "अब तक जो मिटा वह मिटा रहेगा। बाकी मिटाने के लिए आदेश फिर चलाएँ।"
        case .optimized:
            "खोज सूचकांक में {after} भाग हैं ({size}); पहले {before} थे ({sizeBefore})।"
        case .askConversation:
            .plural(
                one: "चैट “{title}” को {count} संदेश सहित हमेशा के लिए मिटाएँ?",
                other: "चैट “{title}” को {count} संदेशों सहित हमेशा के लिए मिटाएँ?")
        case .askMessage:
            "यह संदेश हमेशा के लिए मिटाएँ?"
        case .askRule:
            .plural(one: "{count} संदेश हमेशा के लिए मिटाएँ?", other: "{count} संदेश हमेशा के लिए मिटाएँ?")
        case .askRuleInChat:
            .plural(one: "“{title}” के {count} संदेश हमेशा के लिए मिटाएँ?", other: "“{title}” के {count} संदेश हमेशा के लिए मिटाएँ?")
        case .deleted:
            .plural(one: "{count} संदेश मिटाया गया।", other: "{count} संदेश मिटाए गए।")
        case .wouldDelete:
            .plural(one: "{count} संदेश मिटाया जाएगा।", other: "{count} संदेश मिटाए जाएँगे।")
        }
    }
}

extension StatisticsText {
    var hindi: Phrase {
        switch self {
        case .conversations:
            "चैट"
        case .messages:
            "संदेश"
        case .unread:
            "अपठित"
        case .people:
            "लोग"
        case .attachments:
            "संलग्नक"
        case .held:
            "तिजोरी में"
        case .first:
            "पहला संदेश"
        case .last:
            "अंतिम संदेश"
        case .database:
            "डेटाबेस"
        case .kinds:
            "प्रकार"
        case .chartTitle:
            "समय के साथ संदेश"
        case .chartSummary:
            .plural(one: "{first} से {last} तक {count} संदेश", other: "{first} से {last} तक {count} संदेश")
        case .chartWritten:
            "चार्ट “{path}” में लिखा गया।"
        }
    }
}

extension CalendarText {
    var hindi: Phrase {
        switch self {
        case .shortDate:
            "{day}/{month}/{year}"
        case .longDate:
            "{day} {month} {year}, {weekday}"
        case .weekdays:
            "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार"
        case .months:
            "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर"
        }
    }
}
