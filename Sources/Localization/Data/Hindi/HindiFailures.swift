extension DataFailureText {
    var hindi: Phrase {
        switch self {
        case .noSuchConversation:
            "“{name}” नाम की कोई चैट नहीं है।"
        case .noSuchConversationHint:
            "“whisper conversations” चैट की सूची दिखाता है।"
        case .ambiguousConversation:
            "“{name}” कई चैट से मेल खाता है: {candidates}"
        case .ambiguousConversationHint:
            "पूरा शीर्षक दें, उसके आगे “whatsapp:Ana” की तरह मंच लिखें, या पहचान दें।"
        case .noSuchPerson:
            "“{name}” नाम का कोई नहीं है।"
        case .ambiguousPerson:
            "“{name}” कई लोगों से मेल खाता है: {candidates}"
        case .ambiguousPersonHint:
            "पूरा नाम या पहचान दें।"
        case .invalidMoment:
            "{option}: “{value}” तिथि नहीं है।"
        case .invalidMomentHint:
            "2020, 2020-05, 2020-05-31, 2020-05-31T14:00 या 2020-05-31T14:00:00Z लिखें।"
        case .invalidAge:
            "{option}: “{value}” आयु नहीं है।"
        case .invalidAgeHint:
            "एक संख्या और दिन, सप्ताह, महीने या वर्ष के लिए d, w, m या y लिखें: 90d, 8w, 6m, 2y।"
        case .invalidNumber:
            "{option}: {value} 1 या उससे बड़ी संख्या नहीं है।"
        case .invalidIdentifier:
            "“{value}” पहचान नहीं है।"
        case .unknownChoice:
            "{option}: “{value}” ज्ञात नहीं है।"
        case .unknownChoiceHint:
            "इनमें से चुनें: {values}"
        case .emptyQuery:
            "खोजने के लिए कोई शब्द नहीं है।"
        case .emptyQueryHint:
            "कोई शब्द दें, या --in या --type जैसी छलनी।"
        case .relevanceLimit:
            .plural(
                one: "प्रासंगिकता के अनुसार अधिक से अधिक {count} परिणाम मिलते हैं।", other: "प्रासंगिकता के अनुसार अधिक से अधिक {count} परिणाम मिलते हैं।")
        case .oneRange:
            "--before, --after और --oldest या --all एक साथ नहीं चलते।"
        case .oneDeletion:
            "ये विकल्प साथ नहीं चलते: या तो एक संदेश, या --before, --older-than या --platform के साथ चैट।"
        case .nothingToDelete:
            "बताएँ कि क्या मिटाना है।"
        case .nothingToDeleteHint:
            "चैट का नाम दें, या --message, --before, --older-than या --platform दें।"
        case .oneTitle:
            "--title केवल एक फ़ाइल के साथ चलता है।"
        case .fullAlone:
            "--full न --conversation के साथ चलता है न --deidentify के, और --deidentify --attachments के साथ नहीं।"
        case .unknownZone:
            "“{value}” नाम का समय क्षेत्र नहीं है।"
        case .unknownZoneHint:
            "उसे Asia/Kolkata या UTC की तरह लिखें।"
        case .missingFile:
            "“{path}” फ़ाइल नहीं है।"
        case .emptyFile:
            "“{path}” खाली है।"
        case .notAnExport:
            "“{path}” निर्यात की गई चैट नहीं है: उसमें एक भी संदेश नहीं है।"
        case .notAnExportHint:
            "WhatsApp में चैट खोलकर “चैट निर्यात करें” चुनें; उससे बनी .txt या .zip फ़ाइल दें।"
        case .damagedArchive:
            "संग्रह “{path}” कटा हुआ या क्षतिग्रस्त है। उसमें से कुछ नहीं लाया गया।"
        case .encryptedArchive:
            "संग्रह “{path}” एन्क्रिप्टेड है।"
        case .encryptedArchiveHint:
            "पहले उसके पासवर्ड से खोलें, फिर फ़ोल्डर लाएँ।"
        case .noChatInArchive:
            "संग्रह “{path}” में कोई चैट नहीं है।"
        case .unsafeArchive:
            "संग्रह “{path}” अपने से बाहर की फ़ाइलों के नाम देता है। उसमें से कुछ नहीं लाया गया।"
        case .archiveTooLarge:
            "संग्रह “{path}” खुलने पर स्वीकार्य सीमा से बड़ा है। उसमें से कुछ नहीं लाया गया।"
        case .ambiguousDates:
            "“{path}” में दिन और महीने में पर्याप्त निश्चय से भेद नहीं किया जा सकता; अधिक संभावित क्रम {order} है ({confidence})।"
        case .ambiguousDatesHint:
            "बताएँ कि तिथियाँ कैसे लिखी हैं: --date-order dmy, mdy या ymd; या --yes से अधिक संभावित क्रम लें।"
        case .contradictedDates:
            "“{path}” में ऐसी तिथियाँ हैं जो इस क्रम में असंभव हैं।"
        case .contradictedDatesHint:
            "--date-order न दें, तब क्रम अपने आप पता लगाया जाएगा।"
        case .importInterrupted:
            "बीच में रोका गया। अब तक लाए गए संदेश सुरक्षित हैं; फिर से लाने पर बाकी जुड़ जाएँगे।"
        case .someFilesFailed:
            .plural(one: "{count} फ़ाइल लाई नहीं जा सकी।", other: "{count} फ़ाइलें लाई नहीं जा सकीं।")
        case .chatsLeftOut:
            "फ़ाइल की कुछ चैट छोड़ दी गईं; बाकी सब लाया गया।"
        case .chatsLeftOutHint:
            "चेतावनियाँ उनके नाम बताती हैं। जब तिजोरी में हर एक के लिए एक ही चैट हो, तो फ़ाइल फिर से लाएँ: कुछ भी दो बार नहीं आता।"
        case .severalChats:
            "“{path}” में कई चैट हैं।"
        case .severalChatsHint:
            "इसे फ़ाइल के रूप में सहेजें और उसका नाम दें: तब हर चैट लाई जाती है।"
        case .partlyRead:
            "कुछ पंक्तियाँ पढ़ी नहीं जा सकीं; बाकी सब पढ़ा गया।"
        case .partlyReadHint:
            "सारांश उन पंक्तियों को बताता है।"
        case .lineTooLong:
            "“{path}”, पंक्ति {line}: 16 MiB से लंबी।"
        case .lineNotJSON:
            "“{path}”, पंक्ति {line}: बाइट {offset} पर JSON नहीं है ({reason})।"
        case .lineUnexpected:
            "“{path}”, पंक्ति {line}: ढाँचे के अनुसार नहीं ({reason})।"
        case .lineUnknownType:
            "“{path}”, पंक्ति {line}: अज्ञात प्रकार का अभिलेख।"
        case .lineNewerFormat:
            "“{path}”, पंक्ति {line}: Whisper के नए संस्करण से लिखी गई।"
        case .lineConflict:
            "“{path}”, पंक्ति {line}: तिजोरी में जो है उससे मेल नहीं खाती।"
        case .lineMissingReference:
            "“{path}”, पंक्ति {line}: किसी ऐसी चीज़ का उल्लेख करती है जो नहीं है।"
        case .vaultNotEmpty:
            "तिजोरी में संदेश या संपर्क हैं: कुछ भी आयात नहीं हुआ"
        case .vaultNotEmptyHint:
            "--restore पूरी तिजोरी को एक ख़ाली तिजोरी में लौटाता है। इसके बिना संदेश जुड़ते हैं और संपर्क बिना मिलान के आते हैं।"
        case .malformedLineHint:
            "उससे पहले का भाग समूहों में लाया जा चुका है; पंक्ति सुधारकर फिर से लाएँ, कुछ भी दो बार नहीं आएगा।"
        case .timesShifted:
            "तिजोरी में इस फ़ाइल के संदेश “{title}” में पहले से हैं, ऐसे समयों के साथ जो {offset} से भिन्न हैं।"
        case .timesShiftedHint:
            "फ़ोन का समय क्षेत्र --timezone से बताएँ। यदि पिछले आयात का क्षेत्र ग़लत था, तो वह चैट हटाकर फिर से आयात करें। --yes संदेशों को दूसरी बार आयात करता है।"
        case .datesExchanged:
            "तिजोरी में इस फ़ाइल के संदेश “{title}” में पहले से हैं, पर दिन और महीना आपस में बदले हुए हैं।"
        case .datesExchangedHint:
            "--date-order से बताएँ कि तिथियाँ कैसे लिखी हैं। यदि पिछला आयात ग़लत था, तो वह चैट हटाकर फिर से आयात करें। --yes संदेशों को दूसरी बार आयात करता है।"
        }
    }
}
