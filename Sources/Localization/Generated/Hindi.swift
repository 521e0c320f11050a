// Written by `make strings` from po/hi.po. Edit that file, not this one.
// swift-format-ignore-file

extension CommandText {
    static let hindi = PhraseTable(
        """
        root: आपके संदेशों को एन्क्रिप्टेड, खोजने योग्य तिजोरी में रखता है।
        rootDiscussion: चैट आयात करता है, उन्हें इस डिवाइस पर एन्क्रिप्ट करके रखता है और हर शब्द फिर से ढूँढ लेता है। डिवाइस से कुछ भी बाहर नहीं जाता: प्रोग्राम में नेटवर्क का कोई कोड नहीं है।
        initialize: तिजोरी बनाएँ।
        initializeDiscussion: यादृच्छिक कुंजियाँ बनाता है, उन्हें आपके पासफ़्रेज़ से सील करता है और उनके पास एक पुनर्प्राप्ति प्रति लिखता है। पूछे जाने पर पासफ़्रेज़ खाली छोड़ें तो दस शब्द बनाए जाएँगे। मौजूद तिजोरी को कभी छुआ नहीं जाता।
        unlock: तिजोरी को सीमित समय के लिए अनलॉक करें।
        unlockDiscussion: कुंजी कर्नेल के की-रिंग में रहती है, डिस्क पर कभी नहीं; समय पूरा होने पर, “whisper lock” पर और डिवाइस बंद होने पर भुला दी जाती है।
        lock: “unlock” की रखी हुई कुंजी हटाएँ।
        doctor: दिखाएँ कि Whisper किस पर चल रहा है, और जाँचें कि तिजोरी सुरक्षित ढंग से बनी है।
        doctorDiscussion: बिना तिजोरी और बिना पासफ़्रेज़ के चलता है।
        verify: तिजोरी में क्षति की जाँच करें।
        verifyDiscussion: डेटाबेस, खोज सूचकांक, गणक, संलग्नक और पुनर्प्राप्ति प्रति जाँचता है। पासफ़्रेज़ दिया गया हो तो पुनर्प्राप्ति प्रति खोली जाती है।
        optimize: बहुत से छोटे बदलावों के बाद खोज तेज़ करें।
        optimizeDiscussion: खोज सूचकांक के भाग मिलाता है, और जहाँ मिटाना बीच में रुका वहाँ मिटाए गए संदेशों के शब्द हटाता है। दिखने वाली कोई चीज़ नहीं बदलती।
        backup: तिजोरी का बैकअप लें, उपयोग के दौरान भी।
        backupDiscussion: बैकअप अपने आप में पूरी तिजोरी है, पासफ़्रेज़ वही रहता है। वह पूरा दिखाई देता है या बिल्कुल नहीं।
        restore: बैकअप से तिजोरी वापस लाएँ।
        restoreDiscussion: उस निर्देशिका में मौजूद तिजोरी अलग रख दी जाती है, कभी मिटाई नहीं जाती।
        rekey: तिजोरी की कुंजी, प्रारूप या पासफ़्रेज़ बदलें।
        rekeyDiscussion: बिना विकल्प के डेटाबेस को नई यादृच्छिक कुंजी मिलती है। किसी भी क्षण रोकना सुरक्षित है: पुरानी या नई स्थिति बनी रहती है।
        key: तिजोरी की कुंजी सँभालें।
        keyReveal: दूसरे प्रोग्रामों के लिए डेटाबेस की कुंजी दिखाएँ।
        keyRevealDiscussion: जिसके पास कुंजी है वह हमेशा डेटाबेस पढ़ सकता है, पासफ़्रेज़ का चाहे जो हो। मानक आउटपुट पर केवल कुंजी और मानक त्रुटि पर उसे इस्तेमाल करने का तरीका लिखता है।
        version: संस्करण दिखाएँ।
        help: किसी आदेश या विषय की सहायता दिखाएँ।
        manual: मैनुअल के पृष्ठ लिखें।
        completion: किसी शेल के लिए स्वतः-पूर्ति छापें।
        completionDiscussion: आदेश, विकल्प और उनके मान पूरे करता है, और जब तक तिजोरी बिना पूछे खुलती है, जैसे “whisper unlock” के बाद, चैट और संपर्क भी।
        archiveGroup: संग्रह
        readGroup: पढ़ना
        peopleGroup: लोग
        sealedGroup: सीलबंद संदेश
        liveGroup: लाइव
        upkeepGroup: रखरखाव
        topics: सहायता के विषय
        """)
}

extension FailureText {
    static let hindi = PhraseTable(
        """
        internalError: आंतरिक त्रुटि: {reason}
        interrupted: रोका गया। जो पूरा हो चुका था वह सुरक्षित है, तिजोरी ठीक है।
        closedPipe: आउटपुट पाइप बंद हो गया।
        cannotWriteOutput: आउटपुट लिखा नहीं जा सकता: {reason}
        cannotReadFile: “{path}” पढ़ा नहीं जा सकता: {reason}
        cannotWriteFile: “{path}” लिखा नहीं जा सकता: {reason}
        fileExists: “{path}” पहले से मौजूद है।
        fileExistsHint: दूसरा नाम चुनें, या बदलने के लिए --force दें।
        sameFile: इनपुट और आउटपुट एक ही हैं: “{path}”।
        emptyValue: विकल्प “{option}” को ऐसा मान चाहिए जो खाली न हो।
        diskFull: डिस्क भर गई है। मौजूद कुछ भी खोया नहीं; नया डेटा लिखा नहीं गया।
        inputOutput: पढ़ते या लिखते समय डिस्क विफल रही।
        fileFailed: तिजोरी की एक फ़ाइल काम में नहीं ली जा सकती: {reason}
        noHome: होम निर्देशिका ज्ञात नहीं है: HOME तय नहीं है।
        noHomeHint: HOME या WHISPER_HOME तय करें, या --vault से जगह बताएँ।
        unknownSetting: “{path}”, पंक्ति {line}: “{name}” नाम की कोई सेटिंग नहीं है।
        malformedConfiguration: “{path}”, पंक्ति {line}: यह नाम = \"मान\" के रूप की सेटिंग नहीं है।
        foreignConfiguration: “{path}” को नहीं माना गया: दूसरे उसे लिख सकते हैं, या वह किसी और की है। उसमें चलाए जाने वाले आदेश हो सकते हैं।
        foreignConfigurationHint: पहले देखें कि उसमें क्या है; फिर chmod go-w करें, या chown से अपनी बनाएँ।
        unknownSettingHint: “whisper help environment” सेटिंग गिनाता है।
        twoPassphraseSources: पासफ़्रेज़ के एक से अधिक स्रोत दिए गए; एक दें।
        noPassphrase: कोई पासफ़्रेज़ नहीं दिया गया, और पूछने के लिए कोई टर्मिनल नहीं है।
        noPassphraseHint: --passphrase-file, --passphrase-command या --passphrase-fd दें, या पहले “whisper unlock” चलाएँ।
        noSeparatePassphraseHint: {option}-file, {option}-command या {option}-fd दें।
        vaultHeldBy: दूसरी प्रक्रिया तिजोरी का उपयोग कर रही है: {process}, PID {pid}।
        emptyPassphrase: पासफ़्रेज़ खाली है।
        emptyPassphraseHint: टर्मिनल पर खाली पासफ़्रेज़ के बदले एक बनाया जाता है; अन्यत्र अपना दें।
        passphrasesDiffer: दोनों पासफ़्रेज़ एक जैसे नहीं हैं।
        passphraseTooLong|one: पासफ़्रेज़ {count} बाइट से लंबा है।
        passphraseTooLong|other: पासफ़्रेज़ {count} बाइटों से लंबा है।
        cannotReadPassphrase: पासफ़्रेज़ पढ़ा नहीं जा सकता: {reason}
        passphraseFileOpen: दूसरे उपयोगकर्ता पासफ़्रेज़ फ़ाइल “{path}” पढ़ सकते हैं।
        passphraseFileOpenHint: उस पर “chmod 600” चलाएँ। यदि दूसरों की इस डिवाइस तक पहुँच रही हो, तो “whisper rekey --passphrase” से पासफ़्रेज़ बदलें।
        secretFileOpen: दूसरे उपयोगकर्ता फ़ाइल “{path}” पढ़ सकते हैं, जिसमें एक रहस्य है।
        secretFileOpenHint: उस पर “chmod 600” चलाएँ। यदि दूसरों की इस डिवाइस तक पहुँच रही हो, तो रहस्य को वहाँ बदलें जहाँ वह काम आता है।
        passphraseCommandFailed: पासफ़्रेज़ का आदेश चलाया नहीं जा सकता: {reason}
        passphraseCommandStatus: पासफ़्रेज़ का आदेश स्थिति {status} के साथ विफल रहा।
        cannotUseTerminal: टर्मिनल काम में नहीं लिया जा सकता: {reason}
        outOfGuardedMemory: रहस्यों के लिए सुरक्षित मेमोरी नहीं बची।
        wrongPassphrase: पासफ़्रेज़ गलत है।
        wrongKey: कुंजी इस तिजोरी को नहीं खोलती।
        wrongKeyHint: कीचेन और डेटाबेस एक ही तिजोरी के नहीं हैं। दोनों को एक ही बैकअप से वापस लाएँ।
        keyMissing: तिजोरी की कुंजी उसके कीचेन में नहीं है।
        keyMissingHint: कीचेन को बैकअप से वापस लाएँ। नई कुंजी सामग्री को हमेशा के लिए अपठनीय बना देती, इसलिए कोई नहीं बनाई जाती।
        keychainLocked: कीचेन बंद है, या इस बीच उसका पासफ़्रेज़ बदला गया।
        keychainDamaged: कीचेन क्षतिग्रस्त है।
        recoveryDamaged: पुनर्प्राप्ति प्रति क्षतिग्रस्त है।
        keychainDamagedHint: उसे बैकअप से वापस लाएँ; पुनर्प्राप्ति प्रति में वही कुंजियाँ हैं।
        keychainInaccessible: कीचेन पढ़ा या लिखा नहीं जा सकता: {reason}
        keyCacheUnavailable: यह सिस्टम आदेशों के बीच कुंजियाँ नहीं रखता (कर्नेल का की-रिंग नहीं है)।
        keyCacheFailed: कर्नेल का की-रिंग कुंजी नहीं रखता: {reason}
        noVault: “{path}” पर कोई तिजोरी नहीं है।
        noVaultThere: इस जगह कोई तिजोरी नहीं है।
        noVaultHint: “whisper init” एक बनाता है; --vault दूसरी जगह बताता है।
        noVaultNearHint: एक “{path}” पर है। उसे --vault से चुनें; WHISPER_HOME वह फ़ोल्डर बताता है जिसमें उसका नाम “vault” है।
        unfinishedVault: “{path}” पर तिजोरी शुरू हुई थी, पूरी नहीं हुई।
        unfinishedVaultHint: “whisper init” उसी पासफ़्रेज़ से फिर चलाएँ; वह जहाँ रुका था वहीं से आगे बढ़ता है।
        vaultExists: “{path}” पर पहले से तिजोरी है।
        vaultExistsHint: उसी का उपयोग करें, या --vault से दूसरी जगह बताएँ।
        vaultHeld: दूसरी प्रक्रिया ने तिजोरी केवल अपने लिए रोक रखी है।
        vaultBusy: तिजोरी व्यस्त है।
        vaultHeldHint: दूसरे आदेश के पूरा होने की प्रतीक्षा करें, फिर कोशिश करें।
        vaultDamaged: तिजोरी क्षतिग्रस्त है।
        vaultDamagedHint: “whisper verify” बताता है कि क्या बिगड़ा है; “whisper restore” बैकअप वापस लाता है।
        alteredSchema: तिजोरी के डेटाबेस में ऐसी तालिकाएँ, सूचकांक, दृश्य या ट्रिगर हैं जो Whisper ने नहीं बनाए, या कुछ गायब हैं। उसे खोला नहीं गया।
        alteredSchemaHint: “whisper verify” उनके नाम बताता है; “whisper verify --recover-to” सामग्री को नई तिजोरी में ले जाता है।
        newerVault: तिजोरी Whisper के नए संस्करण ने लिखी है। कुछ बदला नहीं गया।
        newerVaultHint: नया संस्करण स्थापित करें।
        vaultReadOnly: तिजोरी में लिखा नहीं जा सकता: डिस्क या फ़ाइल केवल पढ़ने के लिए है।
        noEncryption: यह Whisper एन्क्रिप्ट नहीं कर सकता: इसे सादे SQLite के साथ बनाया गया है।
        noEncryptionHint: SQLCipher वाला उपयोग करें, या बिना एन्क्रिप्शन की तिजोरी बनाएँ: whisper init --unencrypted
        mixedEngines: इस प्रक्रिया में SQLCipher से पहले एक दूसरी SQLite लाइब्रेरी लोड है। तिजोरी नहीं खोली गई।
        mixedEnginesHint: Whisper को LD_PRELOAD के बिना और उसमें libsqlite3 लोड करने वाले प्रोग्रामों के बिना चलाएँ।
        unsupportedFormat: {engine} यह रूप नहीं लिख सकता।
        unsupportedFormatHint: रूप 4 के लिए SQLCipher 4 चाहिए।
        unreadableFormat: तिजोरी SQLCipher 4 के रूप में है, जिसे यह इंजन पढ़ नहीं सकता।
        storeFailed: तिजोरी की क्रिया विफल रही: {reason}
        disclaimerNeeded: अस्वीकरण स्वीकार नहीं किया गया है।
        disclaimerNeededHint: उसे “whisper help disclaimer” से पढ़ें और “whisper init --accept-disclaimer” से स्वीकार करें।
        confirmationNeeded: इसके लिए पुष्टि चाहिए, और पूछने के लिए कोई टर्मिनल नहीं है।
        confirmationNeededHint: --yes दें।
        declined: रद्द किया गया। कुछ बदला नहीं गया।
        conversationNotFound: ऐसी कोई चैट नहीं है।
        messageNotFound: ऐसा कोई संदेश नहीं है।
        contactNotFound: ऐसा कोई संपर्क नहीं है।
        personNotFound: ऐसा कोई व्यक्ति नहीं है।
        attachmentNotFound: संलग्नक तिजोरी में नहीं है।
        attachmentDamaged: एक संलग्नक क्षतिग्रस्त है।
        keyNotAsJSON: कुंजी कभी JSON के रूप में नहीं दिखाई जाती।
        keyNotAsJSONHint: --json हटा दें।
        notEncrypted: तिजोरी एन्क्रिप्टेड नहीं है, इसलिए उसकी कोई कुंजी नहीं है।
        notABackup: “{path}” किसी तिजोरी का बैकअप नहीं है।
        twoChanges: एक बार में एक ही बदलाव हो सकता है।
        verificationFailed|one: तिजोरी में {count} गड़बड़ी है।
        verificationFailed|other: तिजोरी में {count} गड़बड़ियाँ हैं।
        verificationFailedHint: “whisper verify --repair” खोज सूचकांक और गणक सुधारता है; बाकी के लिए बैकअप चाहिए।
        invalidDuration: “{value}” मान्य अवधि नहीं है।
        invalidDurationHint: 90s, 15m, 8h या 1d लिखें, अधिकतम 30d।
        alreadyThatWay: तिजोरी पहले से वैसी ही है।
        foreignDatabase: तिजोरी एन्क्रिप्टेड है, पर उसकी जगह रखा डेटाबेस नहीं: वह तिजोरी का अपना नहीं है। उसे नहीं खोला गया।
        foreignDatabaseHint: “whisper restore” बैकअप वापस लाता है। यदि डेटाबेस आपका है और कभी एन्क्रिप्टेड नहीं था, तो config.toml में उसकी निर्देशिका को unencrypted-vault के रूप में लिखें, फिर “whisper rekey --decrypt” चलाएँ।
        recoverHint: “whisper verify --recover-to” जो अब भी पढ़ा जा सकता है उसे नई तिजोरी में ले जाता है; “whisper restore” बैकअप वापस लाता है।
        restoreBackupHint: “whisper restore” बैकअप वापस लाता है।
        """)
}

extension OptionText {
    static let hindi = PhraseTable(
        """
        vault: तिजोरी की निर्देशिका।
        json: JSON लिखता है, हर पंक्ति में एक वस्तु; त्रुटियाँ भी।
        quiet: त्रुटियों के सिवा कुछ नहीं कहता।
        plain: स्क्रीन रीडर के लिए सादी पंक्तियाँ, बिना तालिका, रंग और हलचल के।
        noColor: बिना रंगों के।
        passphraseCommand: इस आदेश की लिखी पहली पंक्ति से पासफ़्रेज़ लेता है।
        passphraseFile: इस फ़ाइल की पहली पंक्ति से पासफ़्रेज़ लेता है।
        passphraseDescriptor: इस खुले फ़ाइल डिस्क्रिप्टर की पहली पंक्ति से पासफ़्रेज़ लेता है।
        newPassphraseCommand: इस आदेश की लिखी पहली पंक्ति से नया पासफ़्रेज़ लेता है।
        newPassphraseFile: इस फ़ाइल की पहली पंक्ति से नया पासफ़्रेज़ लेता है।
        newPassphraseDescriptor: इस खुले फ़ाइल डिस्क्रिप्टर की पहली पंक्ति से नया पासफ़्रेज़ लेता है।
        yes: हर प्रश्न का उत्तर हाँ में देता है।
        force: जो मौजूद है उसे बदल देता है।
        acceptDisclaimer: बिना पूछे अस्वीकरण स्वीकार करता है।
        unencrypted: डेटाबेस एन्क्रिप्ट नहीं करता। संलग्नक एन्क्रिप्टेड रहते हैं।
        unlockFor: कुंजी कितनी देर रखी जाए: 90s, 15m, 8h, 1d।
        repair: जो सुधर सके उसे सुधारता है: खोज सूचकांक और गणक।
        verifyAttachments: हर संलग्नक को भी पूरा पढ़ता है।
        recoverTo: क्षतिग्रस्त तिजोरी में जो पढ़ा जा सके उसे इस निर्देशिका की नई तिजोरी में ले जाता है।
        backupTarget: लिखी जाने वाली निर्देशिका; वह पहले से मौजूद नहीं होनी चाहिए।
        backupSource: बैकअप की निर्देशिका।
        rekeyFormat: एन्क्रिप्ट फ़ाइल का रूप: “common” को SQLCipher 3.4 और 4 पढ़ते हैं, “4” को केवल SQLCipher 4।
        rekeyEncrypt: ऐसे डेटाबेस को एन्क्रिप्ट करता है जो एन्क्रिप्टेड नहीं है।
        rekeyDecrypt: डेटाबेस को बिना एन्क्रिप्शन के रखता है।
        rekeyPassphrase: केवल पासफ़्रेज़ बदलता है; कुंजियाँ वही रहती हैं।
        topic: कोई आदेश, या इनमें से एक: environment, exit-codes, formats, disclaimer।
        manualDirectory: जिस निर्देशिका में लिखना है।
        noPager: लंबा आउटपुट पेजर में न दिखाएँ।
        shell: शेल: bash, zsh या fish।
        unlockNew: “whisper unlock” की तरह नई तिजोरी को सीमित समय तक अनलॉक रखता है।
        """)
}

extension PassphraseText {
    static let hindi = PhraseTable(
        """
        prompt: पासफ़्रेज़:
        newPrompt: नया पासफ़्रेज़ (बनवाने के लिए खाली छोड़ें):
        repeatPrompt: पासफ़्रेज़ दोहराएँ:
        generated|one: यह पासफ़्रेज़ आपके लिए बनाया गया; इसमें {count} बिट एन्ट्रॉपी है:
        generated|other: यह पासफ़्रेज़ आपके लिए बनाया गया; इसमें {count} बिट एन्ट्रॉपी है:
        generatedAdvice: इसे अभी लिख लें। यह केवल इसी बार दिखता है, और इसके बिना तिजोरी कोई नहीं खोल सकता, आप भी नहीं।
        generatedArchiveAdvice: इसे अभी लिख लें। यह केवल इसी बार दिखता है, और इसके बिना संग्रह कोई नहीं खोल सकता, आप भी नहीं।
        generatedBackupAdvice: इसे अभी लिख लें। यह केवल इसी बार दिखता है, और इसके बिना बैकअप कोई नहीं खोल सकता, आप भी नहीं।
        triesLeft|one: {count} प्रयास बाकी है।
        triesLeft|other: {count} प्रयास बाकी हैं।
        strengthWeak: कमज़ोर: {found} (2^{bits} अनुमान)।
        strengthFair: ठीक-ठाक: {found} (2^{bits} अनुमान)।
        strengthStrong: मज़बूत: {found} (2^{bits} या अधिक अनुमान)।
        weakAdvice: आपस में असंबद्ध कई शब्द कहीं ज़्यादा मज़बूत होते हैं।
        weakWarning: पासफ़्रेज़ कमज़ोर है: {found} (2^{bits} अनुमान)।
        useAnyway: फिर भी इस्तेमाल करें?
        typeWord: यह दिखाने के लिए कि आपने लिख लिया है, शब्द {number} टाइप करें:
        wrongWord: यह शब्द {number} नहीं है।
        continueAnyway: फिर भी आगे बढ़ें? इन शब्दों के बिना उसमें रखा सब कुछ खो जाएगा।
        chooseOwn: अपना पासफ़्रेज़ लिखें, या दूसरे शब्दों के लिए ख़ाली छोड़ें। Control-C से बाहर।
        byComputer: एक कंप्यूटर इसे {time} ढूँढ लेता है
        byGraphicsCards: 100 ग्राफ़िक्स कार्ड इसे {time} ढूँढ लेते हैं
        inSeconds: कुछ सेकंड में
        inMinutes: कुछ मिनटों में
        inHours: कुछ घंटों में
        inDays: कुछ दिनों में
        inMonths: कुछ महीनों में
        inYears: कुछ वर्षों में
        inCenturies: सदियों में
        inAges: लाखों वर्षों में
        """)
}

extension TerminalText {
    static let hindi = PhraseTable(
        """
        errorLabel: त्रुटि
        alarmLabel: ख़तरे की चेतावनी
        hintLabel: संकेत
        warningLabel: चेतावनी
        yesOrNo: [ह/न]
        yesOrNoWord: [हाँ/नहीं]
        yesWords: ह हाँ हां
        noWords: न नहीं
        acceptedAnswers: कृपया इनमें से किसी से उत्तर दें: {answers}
        progressRate: {amount}/से
        progressLeft: {duration} शेष
        examplesHeading: उदाहरण
        usageHeading: उपयोग
        synopsisHeading: सारांश
        environmentHeading: परिवेश
        filesHeading: फ़ाइलें
        manualElsewhere: {page} देखें।
        commandsHeading: आदेश
        argumentsHeading: तर्क
        optionsHeading: विकल्प
        commandPlaceholder: आदेश
        optionsPlaceholder: विकल्प
        helpOption: यह सहायता दिखाता है।
        defaultValue: (डिफ़ॉल्ट: {value})
        valueChoices: (इनमें से एक: {values})
        moreHelp: किसी आदेश के बारे में और जानने के लिए “{command}” चलाएँ।
        manualSection: उपयोगकर्ता के आदेश
        nameHeading: नाम
        descriptionHeading: विवरण
        exitStatusHeading: निकास स्थिति
        seeAlsoHeading: यह भी देखें
        typeInput: पाठ लिखें या चिपकाएँ; अलग पंक्ति में Ctrl-D उसे समाप्त करता है।
        """)
}

extension TopicText {
    static let hindi = PhraseTable(
        """
        pagerVariable: वह प्रोग्राम जो टर्मिनल पर लंबा आउटपुट दिखाता है; खाली या “cat” हो तो कोई नहीं (अन्यथा: less)।
        settingPager: लंबा आउटपुट दिखाने वाला प्रोग्राम, यदि PAGER तय न हो; खाली हो तो कोई नहीं
        vaultVariable: Whisper जो कुछ रखता है उसकी निर्देशिका; तिजोरी उसमें “vault” है, विन्यास “config.toml”।
        dataHomeVariable: WHISPER_HOME न हो तो तिजोरी की जगह: उसकी उप-निर्देशिका “whisper”।
        configHomeVariable: WHISPER_HOME न हो तो विन्यास फ़ाइल की जगह: उसमें “whisper/config.toml”।
        passphraseVariable: पासफ़्रेज़। आपकी हर प्रक्रिया उसे वहाँ पढ़ सकती है, इसलिए दूसरा स्रोत बेहतर है।
        languageVariables: भाषा: en, de, es, fr, pt, tr, ar, hi या zh_CN। जो पहला चर तय हो वही निर्णय करता है।
        noColorVariable: खाली न हो तो: बिना रंगों के।
        terminalVariable: “dumb”: बिना रंगों और हलचल के।
        variablesHeading: परिवेश
        settingsHeading: विन्यास फ़ाइल की सेटिंग
        settingsIntroduction: हर पंक्ति में एक नाम = \"मान\"। विकल्प परिवेश पर, और परिवेश इस फ़ाइल पर प्रभावी है।
        settingVault: तिजोरी की निर्देशिका
        settingPassphraseCommand: पासफ़्रेज़ लिखने वाला आदेश
        settingPassphraseFile: फ़ाइल जिसकी पहली पंक्ति पासफ़्रेज़ है
        settingUnlockFor: “unlock” कुंजी कितनी देर रखे
        settingColor: true या false: रंग
        settingPlain: true या false: सादी पंक्तियाँ
        settingMe: आयात की गई चैट में आपका अपना नाम
        settingTimezone: आयात की गई चैट का समय क्षेत्र
        settingDateOrder: dmy, mdy या ymd: आयात की गई चैट में तारीख़ का क्रम
        settingSyncSeal: true या false: whisper-sync बिना सील के कुछ नहीं भेजता और जो आता है उसे खोलता है
        settingSyncFiles: true या false: whisper-sync run आने वाली फ़ाइलें डाउनलोड करता है
        settingSyncCertificates: प्रमाणपत्र जिन पर whisper-sync सिस्टम के अलावा भरोसा करता है
        exitCodesHeading: निकास स्थितियाँ
        exitSuccess: हो गया
        exitFailure: विफल
        exitPartial: कुछ अंश हुआ
        exitNoVault: कोई तिजोरी नहीं
        exitVaultHeld: दूसरी प्रक्रिया ने तिजोरी केवल अपने लिए रोक रखी है
        exitWrongPassphrase: गलत पासफ़्रेज़
        exitVaultDamaged: तिजोरी क्षतिग्रस्त है
        exitNotAddressed: आपके लिए नहीं है
        exitExpired: अवधि समाप्त
        exitReplay: पहले देखा जा चुका
        exitInvalidEnvelope: कोई सीलबंद संदेश नहीं, या अमान्य
        exitPolicy: नीति के विरुद्ध, या पहचान संग्रहीत है
        exitKeyChanged: किसी प्रेषक या संपर्क की कुंजियाँ बदली हैं, रद्द हुई हैं या मिलान में अलग निकलीं
        exitReplayFull: दोहराव से बचाव भर गया है
        exitSignatureCancelled: हस्ताक्षर रद्द किया गया
        exitTooLong: संदेश बहुत लंबा है
        exitPasskey: WhatsApp खाते को जोड़ने के लिए पासकी माँगता है
        exitUsage: तर्क समझ में नहीं आए
        exitInterrupted: रोका गया
        formatsHeading: रूप
        formatsJSON: --json के साथ मानक आउटपुट की हर पंक्ति एक JSON वस्तु है। समय RFC 3339, आईडी UUID और नाम snake_case में हैं; सदस्य जुड़ते हैं पर न कभी नाम बदलते हैं न हटते हैं।
        formatsError: त्रुटि मानक त्रुटि पर एक पंक्ति है: {form}
        formatsVault: तिजोरी एक निर्देशिका है: vault.db (SQLCipher, या एन्क्रिप्टेड न हो तो SQLite), vault.json (कैसे खोलें), keychain और recovery.txt (पासफ़्रेज़ से सील की कुंजियाँ), blobs (एन्क्रिप्ट किए संलग्नक)।
        formatsMessages: संदेश एकीकृत ढाँचे में JSON Lines के रूप में निर्यात और आयात होते हैं; docs/formats.md हर सदस्य और फ़ाइल का वर्णन करता है।
        disclaimerHeading: अस्वीकरण
        settingUnencryptedVault: ऐसी तिजोरी की निर्देशिका जो एन्क्रिप्टेड नहीं है, ताकि वह पासफ़्रेज़ के बिना खुले
        vaultFiles: तिजोरी: डेटाबेस, कीचेन, पुनर्प्राप्ति प्रति और संलग्नक।
        configurationFile: सेटिंग; “whisper help environment” उन्हें सूचीबद्ध करता है।
        """)
}

extension NextStepText {
    static let hindi = PhraseTable(
        """
        heading: आगे:
        createIdentity: संदेश सीलबंद करने और खोलने के लिए पहचान बनाएँ
        importChat: कोई चैट आयात करें
        browse: अपने संदेश देखें
        read: यह चैट पढ़ें
        exportBundle: किसी मित्र को देने के लिए अपनी सार्वजनिक कुंजियाँ फ़ाइल में लिखें
        showCode: उन्हें QR कोड के रूप में दिखाएँ, जिसे मित्र स्कैन करे
        compare: मित्र के साथ कुंजियों का मिलान करें
        seal: कोई संदेश सीलबंद करें
        sendDraft: उसे भेजें
        applyRetention: देखें कि नियम क्या मिटाते हैं
        openSealed: सीलबंद संदेश खोलें
        """)
}

extension AlarmText {
    static let hindi = PhraseTable(
        """
        wordsDiffer: शब्द अलग हैं: ये “{name}” की कुंजियाँ नहीं हैं, या वहाँ आपकी कुंजियाँ कोई और हैं। हो सकता है कोई आपके संदेश पढ़ रहा हो या आप दोनों में से किसी एक का रूप धर रहा हो। “{name}” सत्यापित नहीं है।
        sendNothing: “{name}” को कुछ भी गोपनीय न भेजें, और इन कुंजियों से हस्ताक्षरित संदेशों पर भरोसा न करें।
        compareAgain: शब्दों का मिलान किसी दूसरे रास्ते से फिर करें, जैसे फ़ोन पर या मिलकर।
        askForBundle: फिर भी अलग हों तो “{name}” से मिलकर नया कार्ड लें और उसे आयात करें।
        askWhether: “{name}” से किसी दूसरे रास्ते, हो सके तो मिलकर, पूछें कि क्या ये नई कुंजियाँ हैं।
        knownWords: अब तक ज्ञात शब्द
        shownWords: इन कुंजियों के शब्द
        """)
}

extension UsageText {
    static let hindi = PhraseTable(
        """
        unknownOption: “{option}” नाम का कोई विकल्प नहीं है।
        unknownOptionSuggestion: “{option}” नाम का कोई विकल्प नहीं है। क्या आपका आशय “{suggestion}” से था?
        unknownCommand: “{name}” नाम का कोई आदेश नहीं है।
        unknownCommandSuggestion: “{name}” नाम का कोई आदेश नहीं है। क्या आपका आशय “{suggestion}” से था?
        missingValue: विकल्प “{option}” को एक मान चाहिए।
        missingArgument: “{argument}” नहीं दिया गया।
        invalidValue: “{value}”, “{option}” के लिए मान्य मान नहीं है।
        unwantedValue: विकल्प “{option}” कोई मान नहीं लेता, फिर भी “{value}” दिया गया।
        unexpectedArgument: यहाँ “{argument}” अपेक्षित नहीं है।
        other: अमान्य तर्क: {reason}
        seeHelp: सहायता के लिए “{command}” चलाएँ।
        importHint: फ़ाइल आयात करने के लिए: {command}
        negationHint: किसी शब्द को छोड़ने के लिए NOT लिखें और खोज को उद्धरण चिह्नों में रखें: whisper search 'bread NOT yeast'
        """)
}

extension VaultText {
    static let hindi = PhraseTable(
        """
        disclaimer: Whisper जैसा है वैसा ही दिया जाता है, किसी भी प्रकार की गारंटी के बिना। आप जो संदेश रखते हैं उनके लिए केवल आप उत्तरदायी हैं: कि आपको उन्हें रखने का अधिकार है, और कि दूसरों के लिखे के साथ आप वैसा ही बरताव करें जैसा क़ानून और वे स्वयं अपेक्षा करते हैं। जो पासफ़्रेज़ खोता है वह तिजोरी खोता है; कोई उसे आपके लिए नहीं खोल सकता। Whisper का WhatsApp या उसके स्वामी से कोई संबंध नहीं है।
        disclaimerQuestion: क्या आप इसे स्वीकार करते हैं?
        created: तिजोरी तैयार है: {path}
        createdUnencrypted: तिजोरी तैयार है, उसका डेटाबेस एन्क्रिप्टेड नहीं है: {path}
        notCreated: कोई तिजोरी नहीं बनाई गई।
        createdAdvice: पासफ़्रेज़ सँभालकर रखें: उसके बिना तिजोरी कोई नहीं खोल सकता, आप भी नहीं।
        disclaimerAccepted: अस्वीकरण स्वीकार किया गया।
        unlocked: तिजोरी {duration} के लिए खुली है।
        locked: तिजोरी बंद है।
        wasLocked: तिजोरी पहले से बंद थी।
        revealQuestion: जो कुंजी देखेगा वह हमेशा डेटाबेस पढ़ सकेगा। दिखाएँ?
        revealIntroduction: {path} को दूसरे प्रोग्राम से खोलने के लिए उसे पहले ये कथन दें:
        backedUp: बैकअप लिख दिया गया: {path}
        backupProgress: बैकअप हो रहा है
        restoreProgress: वापस लाया जा रहा है
        restoreQuestion: “{path}” पर एक तिजोरी है। बैकअप को उसकी जगह रखें और मौजूदा को पास में सँभाल लें?
        restored: तिजोरी वापस आ गई: {path}
        openingsUnknown: {begin} और {end} के बीच कौन से संदेश खोले गए, यह ज्ञात नहीं है। उस समय के सीलबंद संदेश चेतावनी के साथ खुलते हैं।
        setAside: जो तिजोरी वहाँ थी वह अब {path} पर है
        rekeyed: डेटाबेस की नई कुंजी है।
        rekeyAdvice: पुराने बैकअप अब भी पुराने पासफ़्रेज़ से खुलते हैं और उनमें पुरानी कुंजी है। नया बनाएँ।
        reformatted: डेटाबेस अब SQLCipher 4 के रूप में है।
        reformattedCommon: डेटाबेस अब उस रूप में है जिसे SQLCipher 3.4 और 4 दोनों पढ़ते हैं।
        encrypted: डेटाबेस अब एन्क्रिप्टेड है।
        decryptQuestion: जो फ़ाइल पढ़ सकेगा वह हर संदेश पढ़ सकेगा। डेटाबेस बिना एन्क्रिप्शन के रखें?
        decrypted: डेटाबेस अब एन्क्रिप्टेड नहीं है।
        passphraseChanged: पासफ़्रेज़ बदल गया। पुराने बैकअप अब भी पुराने से खुलते हैं।
        verifySound: तिजोरी ठीक है।
        verifyRepaired|one: {count} गड़बड़ी सुधारी गई।
        verifyRepaired|other: {count} गड़बड़ियाँ सुधारी गईं।
        verifyProgress: जाँच हो रही है
        keychainRepaired: कीचेन पुनर्प्राप्ति प्रति से नया बनाया गया।
        recovered|one: {count} संदेश {path} में लाया गया
        recovered|other: {count} संदेश {path} में लाए गए
        recoveredLost|one: तालिका {table} की {count} पंक्ति पढ़ी नहीं जा सकी और खो गई।
        recoveredLost|other: तालिका {table} की {count} पंक्तियाँ पढ़ी नहीं जा सकीं और खो गईं।
        recoveredUncounted: इन तालिकाओं के कुछ हिस्से पढ़े नहीं जा सके, और कितनी पंक्तियाँ खो गईं यह अब पता नहीं चल सकता: {tables}
        checkHeading: जाँच
        resultHeading: परिणाम
        valueHeading: मान
        resultFine: ठीक
        resultWarning: चेतावनी
        checkDatabase: डेटाबेस
        checkAttachments: संलग्नक
        checkRecovery: पुनर्प्राप्ति प्रति
        recoveryMissing: नहीं है
        recoveryUnchecked: नहीं खोली गई: पासफ़्रेज़ नहीं दिया गया
        recoveryDiffers: इसमें मौजूदा कुंजियाँ नहीं हैं
        recoveryDamaged: क्षतिग्रस्त
        recoveryRenewed: नई लिखी गई
        attachmentsUnread: लंबाई, नाम और शीर्ष के अनुसार ठीक; सामग्री पढ़ी नहीं गई (--attachments उसे पढ़ता है)
        attachmentsMissing|one: {count} संलग्नक नहीं है
        attachmentsMissing|other: {count} संलग्नक नहीं हैं
        attachmentsDamaged|one: {count} संलग्नक क्षतिग्रस्त है
        attachmentsDamaged|other: {count} संलग्नक क्षतिग्रस्त हैं
        attachmentsUnidentified|one: {count} फ़ाइल अब नहीं दिखाती कि उसमें कौन-सा संलग्नक है: {names}
        attachmentsUnidentified|other: {count} फ़ाइलें अब नहीं दिखातीं कि उनमें कौन-से संलग्नक हैं: {names}
        attachmentsUnexamined: संलग्नक जैसे हैं वैसे ही कॉपी किए गए: गुम या क्षतिग्रस्त संलग्नक खोजने के लिए पासफ़्रेज़ चाहिए। “whisper verify” यह करता है।
        attachmentsOrphaned|one: {count} संलग्नक का किसी संदेश में उल्लेख नहीं है
        attachmentsOrphaned|other: {count} संलग्नकों का किसी संदेश में उल्लेख नहीं है
        doctorVersion: संस्करण
        doctorEngine: डेटाबेस इंजन
        doctorCipher: एन्क्रिप्शन
        doctorSodium: libsodium
        doctorArchive: libarchive
        doctorSystem: सिस्टम
        doctorMemory: रहस्यों की मेमोरी
        doctorMemoryLocked: बँधी हुई, डिस्क पर कभी नहीं जाती
        doctorMemoryUnlocked: बँधी नहीं: डिस्क पर जा सकती है
        doctorCoreDumps: मेमोरी डंप
        doctorOff: बंद
        doctorOn: चालू
        doctorNetwork: इंटरनेट
        doctorNetworkDenied: कर्नेल ने रोका हुआ है; इसी डिवाइस के सॉकेट बचे हैं
        doctorNetworkAbsent: नेटवर्क का कोई कोड नहीं; इस सिस्टम पर कर्नेल नहीं रोकता
        networkNotDenied: कर्नेल इस प्रक्रिया का इंटरनेट नहीं रोकता। Whisper में नेटवर्क का कोई कोड नहीं; उसकी उप-प्रक्रियाओं में हो सकता है।
        doctorVault: तिजोरी
        doctorNoVault: {path} पर कोई नहीं
        doctorEncrypted: एन्क्रिप्टेड है
        doctorUnencrypted: एन्क्रिप्टेड नहीं है
        doctorPermissions: अनुमतियाँ
        doctorPermissionsFine: केवल आपकी
        doctorPermissionsOpen: दूसरों की पहुँच है: {path}
        doctorKeyCache: की-रिंग
        doctorKeyCached: कुंजी रखी है: खुली
        doctorKeyNotCached: कोई कुंजी नहीं रखी: बंद
        doctorKeyCacheNone: उपलब्ध नहीं
        doctorLanguage: भाषा
        """)
}

extension CalendarText {
    static let hindi = PhraseTable(
        """
        shortDate: {day}/{month}/{year}
        longDate: {day} {month} {year}, {weekday}
        dateInWords: {day} {month} {year}
        weekdays: सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार
        months: जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर
        today: आज
        yesterday: कल
        """)
}

extension DataCommandText {
    static let hindi = PhraseTable(
        """
        importing: तिजोरी में संदेश आयात करें।
        importingDiscussion: सामग्री से पहचानता है कि पथ क्या है: निर्यात की गई चैट, कई चैट वाली निर्देशिका, WhatsApp का डेटाबेस या उसका बैकअप, iPhone का बैकअप, या JSON पंक्तियाँ। फिर वही करता है जो उसका आदेश करता है। जिस पथ का नाम किसी आदेश जैसा हो, उसके पहले ./ लगाएँ।
        importWhatsApp: WhatsApp से निर्यात की गई चैट, या उसके डेटाबेस आयात करें।
        importWhatsAppDiscussion: “चैट निर्यात करें” से बना पाठ, संग्रह या निर्देशिका पढ़ता है; - मानक इनपुट है। किसी चैट को फिर से, या उसका नया निर्यात आयात करने पर केवल नया ही जुड़ता है। सारांश हर पंक्ति का हिसाब देता है। निकास स्थिति 3 बताती है कि कुछ पंक्तियाँ या संलग्नक पढ़े नहीं जा सके; वे बताए जाते हैं। जिन संलग्नकों का निर्यात में नाम है पर जो उसमें नहीं हैं, वे “नहीं मिले” गिने जाते हैं और स्थिति नहीं बदलते। फ़ोन के अपने डेटाबेस msgstore.db और ChatStorage.sqlite, उनके एन्क्रिप्टेड बैकअप और iPhone के बैकअप पूरा इतिहास लाते हैं; कुंजी --key-file से दी जाती है।
        importJSON: JSON पंक्तियों से संदेश आयात करें।
        importJSONDiscussion: वह पढ़ता है जो “export json” लिखता है, --full के साथ भी; - मानक इनपुट है। आईडी बनी रहती हैं, और फिर से लाने पर कुछ नहीं जुड़ता। पहली दोषपूर्ण पंक्ति पर आयात रुकता है और वह पंक्ति बताई जाती है; उससे पहले के समूह बने रहते हैं।
        importList: आयातों की सूची दिखाएँ, और उनकी फ़ाइलें कैसे पढ़ी गईं।
        importListDiscussion: सबसे नया आयात पहले आता है: उसका संदर्भ, समय, फ़ाइल, चैट, नए संदेशों की संख्या, और तारीख़ें व स्वामी कैसे पढ़े गए।
        importUndo: आयात पूर्ववत करें।
        importUndoDiscussion: केवल इन आयातों से आए संदेश और संलग्नक हमेशा के लिए मिटाता है, और हर वह चैट भी जो खाली हो जाए। जो संदेश किसी दूसरे स्रोत से भी आए, वे रहते हैं। एक ही फ़ाइल के आयात साथ में पूर्ववत होते हैं। उसके बाद फ़ाइल फिर से आयात की जा सकती है। बाद के निर्यात ने पुराने संदेशों में जो बदला और जो संलग्नक जोड़े, वे रहते हैं।
        exporting: संदेश निर्यात करें।
        exportJSON: संदेश JSON पंक्तियों के रूप में लिखें।
        exportJSONDiscussion: हर पंक्ति में एक संदेश, हर चैट अपने क्रम में। --full के साथ तिजोरी का हर अभिलेख अपने प्रकार सहित एक पंक्ति बनता है; नई तिजोरी में लाने पर समान तिजोरी बनती है। आउटपुट एन्क्रिप्टेड नहीं होता।
        exportHTML: संदेशों को ब्राउज़र के पृष्ठों के रूप में लिखें।
        exportHTMLDiscussion: पृष्ठों का एक फ़ोल्डर लिखता है जो बिना नेटवर्क किसी भी ब्राउज़र में खुलते हैं: महीनों के अनुसार चैट, लोग, गैलरी, कैलेंडर और आँकड़े। उसमें index.html खोलें। पृष्ठों में कुछ भी किसी संदेश की बात नहीं चला सकता। पृष्ठ एन्क्रिप्टेड नहीं हैं; फ़ोल्डर केवल आप पढ़ सकते हैं।
        conversations: चैट की सूची दिखाएँ।
        conversationsDiscussion: पहले पिन की गई चैट, फिर हाल में सक्रिय चैट आती हैं; संग्रहीत चैट अंत में।
        messages: किसी चैट के संदेश दिखाएँ।
        messagesDiscussion: सबसे नए संदेश दिखाता है, अंतिम सबसे नीचे। चैट उसके शीर्षक, शीर्षक के अंश या संदर्भ से बताई जाती है। --refs के साथ हर संदेश के आगे उसका संदर्भ होता है, जिससे --around, --before, --after और दूसरे आदेश उसे पाते हैं।
        search: संदेश खोजें।
        searchDiscussion: सभी शब्द मिलने चाहिए, बड़े-छोटे अक्षर और मात्रा-चिह्न का भेद नहीं होता। उद्धरण चिह्नों में \"वाक्यांश\", तारे के साथ शब्द का आरंभ (umbr*), OR, NOT और कोष्ठक समझे जाते हैं। पाठ, प्रेषक और संलग्नकों के नाम खोजे जाते हैं, सबसे नए परिणाम पहले। शब्द न हों तो केवल छलनियाँ तय करती हैं। तारीख़ें 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 या कल और मार्च 2020 जैसे शब्द लिखें।
        markRead: चैट को पढ़ा हुआ चिह्नित करें।
        pin: चैट को सूची में सबसे ऊपर पिन करें।
        unpin: चैट को अनपिन करें।
        mute: चैट को म्यूट करें।
        unmute: चैट का म्यूट हटाएँ।
        archive: चैट संग्रहीत करें: उसे सूची के अंत में ले जाएँ और सूचनाएँ बंद करें।
        unarchive: चैट को संग्रह से वापस लाएँ।
        delete: चैट और संदेश हमेशा के लिए मिटाएँ।
        deleteDiscussion: एक चैट, एक संदेश, या आयु और मंच के अनुसार संदेश मिटाता है, उन संलग्नकों सहित जिनका और कोई उल्लेख नहीं। अकेला संदेश एक खाली जगह छोड़ता है ताकि चैट फिर लाने पर वह लौट न आए; --erase कुछ नहीं छोड़ता।
        stats: संदेशों के आँकड़े और चार्ट दिखाएँ।
        statsDiscussion: कुल संख्याएँ और चार्ट दिखाता है: समय के साथ संदेश, घंटे, दिन, व्यक्ति, चैट और प्रकार के अनुसार संदेश, किसी और के लिखने तक का समय, और अक्सर आने वाले शब्द और इमोजी। घंटे और दिन इस डिवाइस के समय क्षेत्र के हैं।
        conversationGroup: चैट सँभालें।
        conversationRename: तिजोरी में चैट का नाम बदलें।
        conversationRenameDiscussion: शीर्षक किसी और को नहीं दिखता। कोई सेवा बाद में चैट का नाम बदले, तो उसका शीर्षक आपके शीर्षक की जगह लेता है।
        """)
}

extension DataFailureText {
    static let hindi = PhraseTable(
        """
        noSuchConversation: “{name}” नाम की कोई चैट नहीं है।
        noSuchConversationHint: “whisper conversations” चैट की सूची दिखाता है।
        ambiguousConversation: “{name}” कई चैट से मेल खाता है: {candidates}
        ambiguousConversationHint: प्रविष्टि के अंत का संदर्भ दें, या मंच और पूरा शीर्षक: {example}
        ambiguousReferenceHint: प्रविष्टि के अंत का संदर्भ दें।
        noSuchPerson: “{name}” नाम का कोई नहीं है।
        personIsDateHint: किसी तारीख़ से आगे के संदेशों के लिए --since {date} का उपयोग करें।
        ambiguousPerson: “{name}” कई लोगों से मेल खाता है: {candidates}
        ambiguousPersonHint: पूरा नाम, नंबर या आईडी दें।
        invalidMoment: {option}: “{value}” तारीख़ नहीं है।
        invalidMomentHint: 2020, 2020-05, 2020-05-31, 2020-05-31T14:00, कल, सोमवार या मार्च 2020 लिखें।
        invalidAge: {option}: “{value}” आयु नहीं है।
        invalidAgeHint: एक संख्या और दिन, सप्ताह, महीने या वर्ष के लिए d, w, m या y लिखें: 90d, 8w, 6m, 2y।
        invalidNumber: {option}: {value} 1 या उससे बड़ी संख्या नहीं है।
        unknownChoice: {option}: “{value}” ज्ञात नहीं है।
        unknownChoiceHint: इनमें से चुनें: {values}
        emptyQuery: खोजने के लिए कोई शब्द नहीं है।
        emptyQueryHint: कोई शब्द दें, या --in या --type जैसी छलनी।
        relevanceLimit|one: प्रासंगिकता के अनुसार अधिक से अधिक {count} परिणाम मिलते हैं।
        relevanceLimit|other: प्रासंगिकता के अनुसार अधिक से अधिक {count} परिणाम मिलते हैं।
        oneRange: --around, --before, --after और --oldest या --all एक साथ नहीं चलते।
        oneDeletion: ये विकल्प साथ नहीं चलते: या तो एक संदेश, या --before, --older-than या --platform के साथ चैट।
        nothingToDelete: बताएँ कि क्या मिटाना है।
        nothingToDeleteHint: चैट का नाम दें, या --message, --before, --older-than या --platform दें।
        oneTitle: --title केवल एक फ़ाइल के साथ चलता है।
        fullAlone: --full --conversation, --from या --deidentify के साथ नहीं चलता, और --deidentify --attachments के साथ नहीं।
        ingestionAlone: --ingestion --conversation, --from, --since या --until के साथ नहीं चलता।
        unknownZone: “{value}” नाम का समय क्षेत्र नहीं है।
        unknownZoneHint: उसे Asia/Kolkata या UTC की तरह लिखें।
        missingFile: “{path}” फ़ाइल नहीं है।
        emptyFile: “{path}” खाली है।
        notAnExport: “{path}” निर्यात की गई चैट नहीं है: उसमें एक भी संदेश नहीं है।
        notAnExportHint: WhatsApp में चैट खोलकर “चैट निर्यात करें” चुनें; उससे बनी .txt या .zip फ़ाइल दें।
        damagedArchive: संग्रह “{path}” कटा हुआ या क्षतिग्रस्त है। उसमें से कुछ भी आयात नहीं हुआ।
        encryptedArchive: संग्रह “{path}” एन्क्रिप्टेड है।
        encryptedArchiveHint: पहले उसके पासवर्ड से खोलें, फिर निर्देशिका आयात करें।
        noChatInArchive: संग्रह “{path}” में कोई चैट नहीं है।
        archiveOfArchives: आर्काइव “{path}” में स्वयं कोई चैट नहीं है, बल्कि अन्य आर्काइव हैं।
        unsafeArchive: संग्रह “{path}” अपने से बाहर की फ़ाइलों के नाम देता है। उसमें से कुछ भी आयात नहीं हुआ।
        archiveTooLarge: संग्रह “{path}” खुलने पर स्वीकार्य सीमा से बड़ा है। उसमें से कुछ भी आयात नहीं हुआ।
        ambiguousDates: “{path}” में दिन और महीने में पर्याप्त निश्चय से भेद नहीं किया जा सकता; अधिक संभावित क्रम {order} है ({confidence})।
        ambiguousDatesHint: बताएँ कि तारीख़ें कैसे लिखी हैं: --date-order dmy, mdy या ymd; या --yes से अधिक संभावित क्रम लें।
        contradictedDates: “{path}” में ऐसी तारीख़ें हैं जो इस क्रम में असंभव हैं।
        contradictedDatesHint: --date-order न दें, तब क्रम अपने आप पता लगाया जाएगा।
        importInterrupted: बीच में रोका गया। अब तक आयात किए गए संदेश सुरक्षित हैं; फिर से आयात करने पर बाकी जुड़ जाएँगे।
        someFilesFailed|one: {count} फ़ाइल आयात नहीं हुई: {names}
        someFilesFailed|other: {count} फ़ाइलें आयात नहीं हुईं: {names}
        theseFilesFailed|one: ऊपर बताए कारण से {count} फ़ाइल आयात नहीं हुई।
        theseFilesFailed|other: ऊपर बताए कारण से {count} फ़ाइलें आयात नहीं हुईं।
        partlyRead: कुछ पंक्तियाँ पढ़ी नहीं जा सकीं; बाकी सब आयात हुआ।
        partlyReadHint: सारांश उन पंक्तियों को बताता है।
        lineTooLong: “{path}”, पंक्ति {line}: 16 MiB से लंबी।
        lineNotJSON: “{path}”, पंक्ति {line}: बाइट {offset} पर JSON नहीं है।
        lineTooDeep: “{path}”, पंक्ति {line}: बाइट {offset} पर बहुत गहरा घोंसला।
        lineCutOff: “{path}”, पंक्ति {line}: मान के बीच में समाप्त होती है।
        lineNotUTF8: “{path}”, पंक्ति {line}: बाइट {offset} पर मान्य UTF-8 नहीं है।
        lineLacks: “{path}”, पंक्ति {line}: “{member}” नहीं है।
        lineNotObject: “{path}”, पंक्ति {line}: JSON ऑब्जेक्ट नहीं है।
        documentNotLines: “{path}” कई पंक्तियों का एक ही JSON दस्तावेज़ है। Whisper JSON Lines पढ़ता है, हर पंक्ति में एक वस्तु, जैसा “whisper export json” लिखता है।
        lineUnexpected: “{path}”, पंक्ति {line}: “{member}” का मान वहाँ का नहीं है।
        lineUnknownType: “{path}”, पंक्ति {line}: अज्ञात प्रकार का अभिलेख।
        lineNewerFormat: “{path}”, पंक्ति {line}: Whisper के नए संस्करण से लिखी गई।
        lineConflict: “{path}”, पंक्ति {line}: तिजोरी में जो है उससे मेल नहीं खाती।
        lineMissingReference: “{path}”, पंक्ति {line}: किसी ऐसी चीज़ का उल्लेख करती है जो नहीं है।
        malformedLineHint: उससे पहले की कुछ पंक्तियाँ आयात हो चुकी हैं। पंक्ति सुधारकर फिर से आयात करें; कुछ भी दो बार नहीं आएगा।
        malformedLineHintAfter|one: उससे पहले का {count} नया संदेश आयात हो चुका है। पंक्ति सुधारकर फिर से आयात करें; कुछ भी दो बार नहीं आएगा।
        malformedLineHintAfter|other: उससे पहले के {count} नए संदेश आयात हो चुके हैं। पंक्ति सुधारकर फिर से आयात करें; कुछ भी दो बार नहीं आएगा।
        malformedLineHintBefore: कुछ भी आयात नहीं हुआ। पंक्ति सुधारकर फिर से आयात करें।
        importFull: डिस्क भर गई है। अब तक आयात किए गए संदेश सुरक्षित हैं; फिर से आयात करने पर बाकी जुड़ जाएँगे।
        vaultNotEmpty: तिजोरी में संदेश या संपर्क हैं: कुछ भी आयात नहीं हुआ
        vaultNotEmptyHint: --restore पूरी तिजोरी को एक खाली तिजोरी में लौटाता है। इसके बिना संदेश जुड़ते हैं और संपर्क असत्यापित रूप में आयात होते हैं।
        timesShifted: तिजोरी में इस फ़ाइल के संदेश “{title}” में पहले से हैं, ऐसे समयों के साथ जो {offset} से भिन्न हैं।
        timesShiftedHint: फ़ोन का समय क्षेत्र --timezone से बताएँ। यदि पिछले आयात का क्षेत्र ग़लत था, तो वह चैट मिटाकर फिर से आयात करें। --yes संदेशों को दूसरी बार आयात करता है।
        datesExchanged: तिजोरी में इस फ़ाइल के संदेश “{title}” में पहले से हैं, पर दिन और महीना आपस में बदले हुए हैं।
        datesExchangedHint: --date-order से बताएँ कि तारीख़ें कैसे लिखी हैं। यदि पिछला आयात ग़लत था, तो वह चैट मिटाकर फिर से आयात करें। --yes संदेशों को दूसरी बार आयात करता है।
        chatsLeftOut: फ़ाइल की कुछ चैट छोड़ दी गईं; बाकी सब आयात हुआ।
        chatsLeftOutHint: चेतावनियाँ उनके नाम बताती हैं। जब तिजोरी में हर एक के लिए एक ही चैट हो, तो फ़ाइल फिर से आयात करें: कुछ भी दो बार नहीं आता।
        severalChats: “{path}” में कई चैट हैं।
        severalChatsHint: इसे फ़ाइल के रूप में सहेजें और उसका नाम दें: तब हर चैट आयात होती है।
        noChatNamed: कोई चैट बताएँ, या --around, --before या --after से कोई संदेश।
        contextLimit|one: --context अधिक से अधिक {count} तक की संख्या लेता है।
        contextLimit|other: --context अधिक से अधिक {count} तक की संख्या लेता है।
        noSuchSender: “{path}” में “{name}” नाम का कोई नहीं है। कुछ भी आयात नहीं हुआ।
        noSuchSenderHint: --me से अपना नाम वैसे दें जैसे फ़ाइल में लिखा है। क्या आपका मतलब था: {candidates}?
        oneOwnName: “{path}” के साथ --me केवल एक बार दिया जा सकता है: उसमें आपका नाम या नंबर।
        attachmentsUnread|one: {count} संलग्नक पढ़ा नहीं जा सका; बाकी सब आयात किया गया।
        attachmentsUnread|other: {count} संलग्नक पढ़े नहीं जा सके; बाकी सब आयात किया गया।
        attachmentsUnreadHint: सारांश में जिनके नाम हैं, वे तिजोरी में नहीं हैं। उन्हें जोड़ने के लिए फ़ाइल की सही प्रति आयात करें।
        unknownCompression: संग्रह “{path}” {method} से संपीड़ित है, जिसे Whisper नहीं खोल सकता। उसमें से कुछ भी आयात नहीं हुआ।
        foreignArchive: “{path}” ऐसे प्रारूप का संग्रह है जिसे Whisper नहीं खोलता।
        unpackHint: पहले उसे किसी दूसरे प्रोग्राम से खोलें, फिर डायरेक्टरी आयात करें।
        importedBefore: “{path}” पहले दूसरी सेटिंग के साथ आयात हो चुकी है। कुछ भी आयात नहीं हुआ।
        readDifferently: “{path}” {date} को दूसरी सेटिंग के साथ आयात हुई थी: {settings}।
        readDifferentlyHint: उस आयात को पूर्ववत करके फ़ाइल फिर आयात करने के लिए --redo का उपयोग करें। कुछ भी नहीं बदला गया।
        readLikeEarlierHint: {date} को आयात की गई “{path}” अलग तरह से पढ़ी गई थी। यदि यह फ़ाइल भी उसी तरह सही है, तो यह जोड़ें: {options}। यदि वह ग़लत थी, तो --redo उसका आयात पूर्ववत करता है। कुछ भी नहीं बदला गया।
        nothingToUndo: कोई ऐसा आयात नहीं है जिसे पूर्ववत किया जा सके।
        noSuchImport: “{name}” का कोई ऐसा आयात नहीं है जिसे पूर्ववत किया जा सके।
        noSuchImportHint: “whisper import list” आयात दिखाता है। डेटाबेस और JSON Lines के आयात पूर्ववत नहीं किए जा सकते।
        otherContents: “{path}” वह फ़ाइल नहीं है जो इस नाम से आयात हुई थी: उसमें कुछ और लिखा है।
        otherContentsHint: इस नाम का कोई आयात फिर भी पूर्ववत करना हो, तो उसका संदर्भ दें: {imports}
        emptyTitle: चैट को शीर्षक चाहिए।
        unknownInput: बताएँ कि मानक इनपुट में क्या है।
        unknownInputHint: “whisper import whatsapp -” या “whisper import json -” चलाएँ।
        optionForLines: {option} JSON पंक्तियों के लिए है; “{path}” में वे नहीं हैं।
        optionNotForLines: {option} “{path}” जैसी JSON पंक्तियों के लिए नहीं है।
        importInterruptedBefore: “{path}” से कुछ भी आयात होने से पहले रोका गया।
        interruptedUndone: “{path}” से कुछ भी आयात होने से पहले रोका गया। उसका पिछला आयात पूर्ववत हो चुका है; फ़ाइल को फिर आयात करें।
        chosenWouldGo: फ़ाइल को इस तरह पढ़ने से {files} का आयात पूर्ववत हो जाएगा और वह चैट “{title}” मिट जाएगी जिसमें फ़ाइल आयात होनी है।
        chosenWouldGoHint: कुछ नहीं बदला। पहले उन फ़ाइलों को सही तरीके से और --redo के साथ फिर आयात करें।
        undoesOthers: “{path}” को इस तरह पढ़ना दूसरी फ़ाइलों से टकराता है, जिनके आयात पूर्ववत हो जाएँगे: {files}
        undoesOthersHint: कुछ नहीं बदला। जो केवल उन फ़ाइलों में है वह फिर आयात करने तक चला जाएगा। वे कैसे पढ़ी गई थीं, यह “whisper import list” से देखें; उन्हें पूर्ववत करने के लिए --redo --yes का उपयोग करें।
        failedUndone: “{path}” का पिछला आयात पूर्ववत हो चुका है, और फ़ाइल को फिर आयात करना होगा, क्योंकि यह आयात विफल हुआ: {reason}
        ownVault: “{path}” Whisper की एक तिजोरी है।
        ownVaultHint: पढ़ने के लिए: {read}. उसे अपनी तिजोरी बनाने के लिए: {restore}. उसके संदेश अपने संदेशों में जोड़ने के लिए: {export}, फिर {import}.
        ownLines: “{path}” में JSON पंक्तियाँ हैं।
        ownCommand: यह चलाएँ: {command}
        ownPages: “{path}” पृष्ठों का संग्रह है, जो पढ़ने के लिए है।
        ownPagesHint: {file} को ब्राउज़र में खोलें। संदेश आयात करने के लिए वह लें जिससे संग्रह बना था।
        ownSealedPages: “{path}” पृष्ठों का सीलबंद संग्रह है, जो पढ़ने के लिए है।
        ownIdentities: “{path}” पहचानों का बैकअप है और उसमें संदेश नहीं हैं।
        ownKeys: “{path}” में संपर्कों की कुंजियाँ हैं, संदेश नहीं।
        backupKey: “{path}” एक बैकअप की कुंजी है, इसमें संदेश नहीं हैं।
        backupKeyHint: इसके साथ बैकअप आयात करें: {command}
        ownSealed: “{path}” में एक सीलबंद संदेश है, चैट नहीं।
        notImported: “{path}” आयात नहीं हुई।
        ownerIsAnother: “{path}” में जो संदेश आपके बताए गए हैं, वे तिजोरी में “{name}” ({number}) के हैं, जो आप नहीं हैं।
        ownerIsAnotherHint: --me से बताएँ कि यह फ़ाइल आपको किस नाम से दिखाती है। --yes से यह फिर भी आयात होती है।
        chosenService: चैट “{title}” किसी दूसरी सेवा ({platform}) की है। “{path}” से कुछ आयात नहीं हुआ।
        chosenKind: “{path}” एक समूह दिखाती है, और “{title}” एक व्यक्ति के साथ चैट है। कुछ आयात नहीं हुआ।
        chosenUnlike: चैट “{title}” और “{path}” में शायद ही कुछ समान है। कुछ आयात नहीं हुआ।
        chosenOtherHint: --into से कोई दूसरी चैट बताएँ, या उसे छोड़ दें ताकि चैट उसके शीर्षक और संदेशों से मिले।
        chosenUnlikeHint: --into से कोई दूसरी चैट बताएँ। यदि यही है, तो --yes जोड़ें।
        intoSeveral: --into एक चैट बताता है, और ये कई चैट के निर्यात हैं।
        intoSeveralHint: केवल उस चैट की फ़ाइल आयात करें।
        intoOther: --into निर्यात की गई चैट के लिए है; “{path}” वह नहीं है।
        ownTable: “{path}” स्प्रेडशीट के लिए तालिका है, जैसी “whisper export csv” लिखता है, और उसमें वह सब नहीं है जो तिजोरी में होता है।
        ownTableHint: एक तिजोरी से दूसरी में संदेश लाने के लिए उन्हें “{export}” से लिखें और “{import}” से पढ़ें।
        """)
}

extension DataOptionText {
    static let hindi = PhraseTable(
        """
        importPath: निर्यात की गई चैट (.txt, .zip या निर्देशिका), WhatsApp के डेटाबेस, उनके बैकअप, ऐसी निर्देशिकाएँ जिनमें इनमें से कुछ हो, या JSON पंक्तियों की फ़ाइलें।
        exportPath: निर्यात की गई चैट (.txt, .zip या निर्देशिका; - मानक इनपुट है), WhatsApp के डेटाबेस, उनके बैकअप, या ऐसी निर्देशिकाएँ जिनमें इनमें से कुछ हो।
        backupKeyFile: एन्क्रिप्टेड बैकअप की कुंजी: 64 हेक्साडेसिमल अंकों वाली फ़ाइल, या फ़ोन की कुंजी फ़ाइल; iPhone बैकअप के लिए, उसके पासवर्ड वाली फ़ाइल।
        backupKeyCommand: ऐसा आदेश जो एन्क्रिप्टेड बैकअप की कुंजी या पासवर्ड लिखता है।
        backupAccount: दोनों ऐप वाले iPhone बैकअप से कौन-सा ऐप आयात करना है: whatsapp या business।
        statusPosts: डेटाबेस से स्टेटस अपडेट भी लाएँ।
        ownName: निर्यात में आपका अपना नाम; भेजे और मिले संदेशों में भेद करता है। यदि चैट आपको कई नामों से दिखाते हैं, तो विकल्प दोहराएँ: हर चैट में आप उनमें से पहले वह हैं जिसने उसमें लिखा है। जो डेटाबेस अपने मालिक को नहीं बताता, उसके लिए: आपका नंबर।
        ownNameJSON: आपका अपना नाम या नंबर; भेजे और मिले संदेशों में भेद करता है।
        chatTitle: चैट का शीर्षक, जब फ़ाइल का नाम उसे न बताए।
        intoChat: तिजोरी की वह चैट जो फ़ाइल दिखाती है: शीर्षक या उसका अंश, संदर्भ या आईडी। ऐसी फ़ाइल के लिए जिसमें उसे पहचानने के लिए बहुत कम संदेश हैं।
        timezone: फ़ोन का समय क्षेत्र, जैसे Asia/Kolkata; न देने पर इस डिवाइस का।
        dateOrder: तारीख़ों में दिन और महीने का क्रम: dmy, mdy या ymd; न देने पर पता लगाया जाता है।
        dryRun: केवल दिखाएँ कि क्या किया जाएगा।
        verboseImport: हर चैट के बारे में सारी जानकारी और डेटाबेस की तालिकाएँ दिखाएँ।
        importYes: दिन और महीने में भेद न हो तो अधिक संभावित क्रम से, और तिजोरी में वही संदेश अन्य समयों पर हों तब भी, आगे बढ़ें।
        redo: यदि फ़ाइल पहले किसी दूसरे तारीख़-क्रम, समय क्षेत्र, स्वामी या चैट के साथ आयात हुई थी, तो पहले वह आयात पूर्ववत करता है। इनमें से कोई विकल्प न हो, तो टर्मिनल पर फिर से पूछता है कि आप कौन हैं।
        importToUndo: आयात का संदर्भ, या फ़ाइल का नाम या उसका भाग; कई साथ में पूर्ववत होते हैं (डिफ़ॉल्ट: सबसे नया आयात)।
        jsonPath: JSON पंक्तियों की फ़ाइल; - मानक इनपुट है।
        restoreJSON: अपनी तिजोरी जैसी थी वैसी वापस लाएँ: भरोसे सहित संपर्क, पहचानें, नीतियाँ। जो खाली न हो, उसमें हर एक का नाम बताकर पहले पुष्टि ली जाती है।
        attachmentsFrom: संलग्नकों की सामग्री वाली निर्देशिका, जैसी “export json --attachments” लिखता है।
        attachmentsTo: संलग्नकों की सामग्री भी इस निर्देशिका में लिखें।
        exportConversation: केवल यह चैट: शीर्षक या उसका अंश, संदर्भ या आईडी।
        full: केवल संदेश नहीं, तिजोरी का हर अभिलेख।
        deidentify: नामों और फ़ोन नंबरों की जगह ऐसी आईडी रखें जो हर जगह एक-सी रहें।
        output: लिखी जाने वाली फ़ाइल; - मानक आउटपुट है।
        onlyUnread: केवल अपठित संदेशों वाली चैट।
        conversationLimit: अधिक से अधिक इतनी चैट।
        conversation: चैट: शीर्षक या उसका अंश, संदर्भ या आईडी।
        messageLimit: अधिक से अधिक इतने संदेश (न देने पर 100)।
        before: इस संदर्भ वाले संदेश से पहले के संदेश।
        after: इस संदर्भ वाले संदेश के बाद के संदेश।
        references: हर संदेश का संदर्भ दिखाएँ।
        oldest: सबसे पुराने संदेश से शुरू करें।
        all: सबसे पुराने से सबसे नए तक सभी संदेश।
        saveAttachments: दिखाए गए संदेशों के संलग्नक इस निर्देशिका में सहेजें।
        query: क्या खोजना है।
        searchIn: केवल इस चैट में: शीर्षक या उसका अंश, संदर्भ या आईडी।
        fromPerson: केवल इस व्यक्ति के संदेश: नाम, नाम का अंश या आईडी।
        since: केवल इस तारीख़ से आगे।
        until: केवल इस तारीख़ तक, वह दिन भी शामिल।
        type: केवल इस प्रकार के: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown। दोहराया जा सकता है।
        hasAttachment: केवल संलग्नक वाले।
        encrypted: केवल वे जिनमें सीलबंद संदेश हो।
        order: newest (न देने पर) या relevance।
        searchLimit: अधिक से अधिक इतने परिणाम (न देने पर 50)।
        upTo: केवल इस संदर्भ वाले संदेश तक।
        deleteMessage: इस संदर्भ वाला संदेश मिटाएँ।
        erase: संदेश का कोई निशान न छोड़ें; उसकी चैट फिर लाने पर वह लौट आता है।
        deleteBefore: इस तारीख़ से पहले भेजे गए संदेश।
        olderThan: इससे पुराने संदेश: 90d, 8w, 6m, 2y।
        platform: इस मंच के संदेश, जैसे whatsapp।
        svg: चार्ट को SVG फ़ाइल के रूप में लिखें; - मानक आउटपुट है।
        countConversation: केवल इस चैट के संदेश गिनें।
        countSince: केवल इस तारीख़ से आगे के संदेश गिनें।
        countUntil: केवल इस तारीख़ तक के संदेश गिनें, यह दिन भी शामिल।
        pagesFolder: लिखा जाने वाला फ़ोल्डर।
        pagesConversation: केवल यह चैट लिखता है: शीर्षक या उसका अंश, संदर्भ या आईडी। दोहराया जा सकता है।
        pagesSince: केवल इस तारीख़ से आगे के संदेश लिखता है।
        pagesUntil: केवल इस तारीख़ तक के, इसे मिलाकर, संदेश लिखता है।
        pagesMedia: कौन-सी फ़ाइलें कॉपी हों: all, used (केवल वे चित्र, वीडियो और ध्वनियाँ जो पृष्ठ दिखाते हैं), none।
        pagesTheme: रंग: auto (सिस्टम जैसे), light, dark।
        pagesLanguage: पृष्ठों की भाषा: en, de, es, fr, pt, tr, ar, hi, zh-Hans।
        pagesForce: केवल वहाँ पिछले निर्यात का लिखा संग्रह बदलता है, और कुछ नहीं।
        conversationOrReference: चैट: शीर्षक या उसका अंश, संदर्भ या आईडी। --around, --before और --after के साथ छोड़ी जा सकती है।
        around: इस संदर्भ वाला संदेश और उसके पहले व बाद के संदेश (सामान्यतः दोनों ओर 10)।
        showSince: केवल इस तारीख़ से आगे के संदेश।
        showUntil: केवल इस तारीख़ तक के संदेश, यह तारीख़ भी शामिल।
        searchContext: हर परिणाम के पहले और बाद के इतने संदेश भी दिखाता है।
        newTitle: नया शीर्षक।
        """)
}

extension DatabaseText {
    static let hindi = PhraseTable(
        """
        readerMissing: डेटाबेस पढ़ने वाला प्रोग्राम whisper-reader नहीं मिला: “{path}”।
        readerMissingHint: यह whisper के साथ स्थापित होता है; “make install” यह करता है।
        readerFailed: “{path}” पढ़ा नहीं जा सका: whisper-reader अचानक समाप्त हो गया।
        notADatabase: “{path}” में कोई डेटाबेस नहीं है।
        notADatabaseHint: इनमें से कुछ चाहिए: निर्यात की गई चैट, msgstore.db, ChatStorage.sqlite, .crypt12, .crypt14 या .crypt15 पर समाप्त होने वाला बैकअप, या ऐसी निर्देशिका जिसमें इनमें से कुछ हो।
        unknownSchema: “{path}” एक डेटाबेस है, पर WhatsApp का नहीं।
        unknownSchemaHint: संदेश Android पर msgstore.db में और iPhone पर ChatStorage.sqlite में होते हैं।
        contactsAlone: “{path}” में WhatsApp के संपर्कों के नाम और नंबर हैं, पर कोई संदेश नहीं।
        contactsAloneHint: इसे संदेशों के साथ पढ़ा जाता है, जो Android पर msgstore.db में और iPhone पर ChatStorage.sqlite में होते हैं। वह फ़ोल्डर आयात करें जिसमें दोनों हैं, या दोनों फ़ाइलें बताएँ।
        damaged: “{path}” कटा हुआ या क्षतिग्रस्त है।
        damagedHint: उसे फ़ोन से फिर कॉपी करें। क्षति से पहले तक आयात किए गए संदेश सुरक्षित हैं।
        changed: पढ़े जाते समय “{path}” बदल गया।
        changedHint: WhatsApp बंद करें, या किसी प्रति से लाएँ।
        keyRequired: “{path}” एन्क्रिप्टेड है।
        keyRequiredHint: उसकी कुंजी --key-file या --key-command से दें।
        wrongKey: कुंजी “{path}” को नहीं खोलती।
        wrongKeyHint: हर फ़ोन की अपनी कुंजी होती है, और WhatsApp फिर से सेट करने पर नई बनती है।
        malformedKey: यह “{path}” की कुंजी नहीं है।
        malformedKeyHint: .crypt15 अपने 64 हेक्साडेसिमल अंकों या फ़ोन की फ़ाइल encrypted_backup.key से खुलता है; .crypt12 और .crypt14 फ़ोन की फ़ाइल key से।
        passwordProtected: “{path}” पासवर्ड से सुरक्षित है; उसकी कुंजी WhatsApp के पास रहती है।
        passwordProtectedHint: WhatsApp की चैट बैकअप सेटिंग में एंड-टू-एंड एन्क्रिप्टेड बैकअप को 64 अंकों की कुंजी पर बदलें और नया बैकअप बनाएँ।
        unknownBackup: “{path}” अज्ञात प्रकार का एन्क्रिप्टेड बैकअप है।
        unknownBackupHint: crypt12, crypt14 और crypt15 तथा iPhone के बैकअप ज्ञात हैं।
        limit: “{path}” को पढ़ने में उससे अधिक जगह या काम लगता है जितना किसी असली फ़ाइल में लग सकता है।
        full: अस्थायी फ़ाइलों के लिए जगह नहीं बची।
        incomplete: बैकअप “{path}” में एक फ़ाइल नहीं है।
        listMissing: फ़ाइलों की सूची Manifest.db बैकअप “{path}” में नहीं है या खाली है।
        messagesMissing: संदेश, ChatStorage.sqlite, बैकअप “{path}” में नहीं हैं, हालाँकि वे उसमें सूचीबद्ध हैं, या खाली हैं।
        incompleteHint: बैकअप की पूरी निर्देशिका कॉपी करें।
        nothingFound: “{path}” में न निर्यात की गई चैट है, न WhatsApp का डेटाबेस।
        nothingFoundHint: “whisper help import” बताता है कि क्या लाया जा सकता है और उसे फ़ोन से कैसे लिया जाए।
        backupWithoutWhatsApp: “{path}” ऐसे iPhone का बैकअप है जिसमें WhatsApp नहीं है।
        severalFoundHint: जो भी चाहिए, उसे उसके अपने पथ से लाएँ; क्रम से कोई फ़र्क नहीं पड़ता।
        severalDatabases: “{path}” में कई डेटाबेस हैं: {found}
        severalAccounts: “{path}” iPhone का बैकअप है जिसमें कई ऐप हैं: {apps}
        severalAccountsHint: --account से एक चुनें और दूसरा बाद में आयात करें; क्रम से कोई फ़र्क नहीं पड़ता।
        noSuchAccount: “{path}” में iPhone के बैकअप में {app} की कोई चैट नहीं है।
        noSuchAccountHint: जो मौजूद है उसे आयात करने के लिए --account हटा दें।
        wrongPassword: पासवर्ड से “{path}” नहीं खुलता।
        wrongPasswordHint: यह वह पासवर्ड है जो कंप्यूटर पर iPhone के एन्क्रिप्टेड बैकअप के लिए रखा गया था, फ़ोन का पासकोड नहीं।
        otherTimes: “{title}” अब तिजोरी में दो बार है, अलग-अलग समय के साथ।
        otherTimesHint: उस चैट का एक निर्यात दूसरे समय क्षेत्र या तारीख़ के दूसरे क्रम में पढ़ा गया था। उसे --redo और सही --timezone या --date-order के साथ फिर से आयात करें।
        exportOptions: {option} निर्यात की गई चैट के लिए है; “{path}” डेटाबेस है।
        databaseOptions: {option} डेटाबेस और बैकअप के लिए है; “{path}” निर्यात की गई चैट है।
        keyPrompt: बैकअप की कुंजी (64 अंक):
        passwordPrompt: iPhone बैकअप का पासवर्ड:
        partlyRead: कुछ पंक्तियाँ पढ़ी नहीं जा सकीं; बाकी सब आयात हो गया।
        partlyReadHint: सारांश उन्हें कारण के अनुसार गिनता है, और --json पहली पंक्तियाँ दिखाता है। वे बहुत हों, तो WhatsApp बंद करके डेटाबेस को फ़ोन से फिर कॉपी करें।
        orphansOnly: कुछ पंक्तियाँ ऐसी चैट, संदेशों या लोगों की हैं जो डेटाबेस में नहीं हैं; बाकी सब आयात हो गया।
        orphansOnlyHint: चैट और संदेश मिटाए जाने पर फ़ोन ऐसी पंक्तियाँ छोड़ देते हैं, और WhatsApp भी उन्हें नहीं दिखाता। कुछ करने की ज़रूरत नहीं; --json पहली पंक्तियाँ दिखाता है।
        contactsUnread: “{path}” के नाम पढ़े नहीं जा सके; लोगों के वही नाम हैं जो संदेशों में हैं।
        linkedIDsUnread: “{path}” में जुड़ी आईडी के नंबर पढ़े नहीं जा सके; कुछ लोग अपने नंबर के बिना दिखते हैं।
        chats|one: {count} चैट में; तिजोरी में नई: {new}
        chats|other: {count} चैट में; तिजोरी में नई: {new}
        people|one: लिखने वाला {count} व्यक्ति
        people|other: लिखने वाले {count} लोग
        noOwner: डेटाबेस नहीं बताता कि आप कौन हैं
        itsOwner: डेटाबेस का स्वामी: {name}
        joinedChats|one: {count} चैट दूसरी चैट ही निकली और उसमें जोड़ दी गई; “whisper conversation split” उन्हें अलग करता है
        joinedChats|other: {count} चैट दूसरी चैट ही निकलीं और उनमें जोड़ दी गईं; “whisper conversation split” उन्हें अलग करता है
        joinedChat: “{former}” अब “{title}” का हिस्सा है
        completed|one: उनमें से {count} डेटाबेस से पूरा हुआ
        completed|other: उनमें से {count} डेटाबेस से पूरे हुए
        earlierBackups|one: पढ़ा गया: “{imported}”। उसके पास {count} पुराने बैकअप में ऐसे संदेश हो सकते हैं जो तब से मिटाए गए: {names}
        earlierBackups|other: पढ़ा गया: “{imported}”। उसके पास {count} पुराने बैकअप में ऐसे संदेश हो सकते हैं जो तब से मिटाए गए: {names}
        joined|one: निर्यात का {count} संदेश अपनी जगह पर डेटाबेस के उसी संदेश से बदला गया
        joined|other: निर्यात के {count} संदेश अपनी जगह पर डेटाबेस के उन्हीं संदेशों से बदले गए
        ambiguous|one: {count} संदेश उसी मिनट में उसी पाठ के साथ किसी निर्यात से भी तिजोरी में हो सकता है; दोनों रखे गए
        ambiguous|other: {count} संदेश उसी मिनट में उसी पाठ के साथ किसी निर्यात से भी तिजोरी में हो सकते हैं; दोनों रखे गए
        events|one: डेटाबेस में रिएक्शन, वोट, संपादन, मिटाव, स्थितियाँ और नाम: {count}
        events|other: डेटाबेस में रिएक्शन, वोट, संपादन, मिटाव, स्थितियाँ और नाम: {count}
        waiting|one: {count} बदलाव अपने संदेश की प्रतीक्षा में है
        waiting|other: {count} बदलाव अपने संदेश की प्रतीक्षा में हैं
        refused|one: {count} बदलाव लागू नहीं हुआ: करने वाले को इसका अधिकार नहीं था
        refused|other: {count} बदलाव लागू नहीं हुए: करने वालों को इनका अधिकार नहीं था
        rejected|one: {count} संदेश सहेजा नहीं जा सका
        rejected|other: {count} संदेश सहेजे नहीं जा सके
        attachments: संलग्नक: {stored} सहेजे गए, {held} पहले से तिजोरी में, {missing} नहीं मिले
        attachmentsWithUnread: संलग्नक: {stored} सहेजे गए, {held} पहले से तिजोरी में, {unread} पढ़े नहीं जा सके, {missing} नहीं मिले
        rows|one: इन तालिकाओं से {count} पंक्ति पढ़ी गई: {tables}
        rows|other: इन तालिकाओं से {count} पंक्तियाँ पढ़ी गईं: {tables}
        leftOut|one: {table}: {count} पंक्ति छोड़ी गई ({reasons})
        leftOut|other: {table}: {count} पंक्तियाँ छोड़ी गईं ({reasons})
        unknownTypes: अभी अज्ञात प्रकार के संदेश, डेटाबेस में उनके बारे में जो भी है उसके साथ रखे गए: {types}
        unknownTypesInAll|one: {count} संदेश अभी अज्ञात प्रकार का है, डेटाबेस में उसके बारे में जो भी है उसके साथ रखा गया
        unknownTypesInAll|other: {count} संदेश अभी अज्ञात प्रकार के हैं, डेटाबेस में उनके बारे में जो भी है उसके साथ रखे गए
        unknownSenders|one: {count} संदेश किसी ऐसे व्यक्ति का है जिसका नाम डेटाबेस में नहीं है
        unknownSenders|other: {count} संदेश ऐसे लोगों के हैं जिनके नाम डेटाबेस में नहीं हैं
        reasonInternal: WhatsApp इन्हें कहीं नहीं दिखाता
        reasonStatus: स्टेटस अपडेट
        reasonOrphan: ऐसी चैट, संदेश या व्यक्ति की जो डेटाबेस में नहीं है
        reasonMalformed: अधूरी या क्षतिग्रस्त
        reasonImpossibleTime: असंभव समय
        reasonTooLong: बहुत लंबी
        reasonRepeated: दोहराई गई
        reasonSuperseded: दूसरी पंक्ति में पहले से है
        reasonContradictory: केवल एक बार पढ़ने में मिलीं
        contradictions: {table} की पंक्तियाँ, जिन पर फ़ाइल ख़राब होने से दो बार का पढ़ना मेल नहीं खाता: {count}
        otherOwner: इस डेटाबेस का स्वामी इस तिजोरी में कोई और व्यक्ति है। उसके अपने संदेश आपके नहीं माने जाते।
        leftOutInAll|one: {count} पंक्ति छोड़ी गई ({reasons})
        leftOutInAll|other: {count} पंक्तियाँ छोड़ी गईं ({reasons})
        contradictionsInAll: पंक्तियाँ, जिन पर फ़ाइल ख़राब होने से दो बार का पढ़ना मेल नहीं खाता: {count}
        """)
}

extension FindingText {
    static let hindi = PhraseTable(
        """
        choose: कौन-सी संख्या? (Enter: कोई नहीं)
        chooseOne: कौन-सी संख्या?
        acceptedNumbers: कृपया 1 से {last} तक की किसी संख्या से उत्तर दें।
        severalChats: “{name}” कई चैट से मेल खाता है:
        severalPeople: “{name}” कई लोगों से मेल खाता है:
        severalContacts: “{name}” कई संपर्कों से मेल खाता है:
        partOfContact: ठीक “{name}” नाम का कोई संपर्क नहीं है। शायद यह हो:
        contactTaken: संपर्क: “{name}”, {id}
        noSuchChatSuggestion: “{name}” नाम की कोई चैट नहीं है। क्या आपका आशय यह था: {candidates}?
        noSuchPersonSuggestion: “{name}” नाम का कोई नहीं है। क्या आपका आशय यह था: {candidates}?
        noReference: “{value}” किसी संदेश का संदर्भ या आईडी नहीं है।
        noSuchMessage: यहाँ “{reference}” संदेश नहीं है।
        severalMessages: “{reference}” कई संदेशों से मेल खाता है: {candidates}
        referenceHint: “whisper messages --refs” और “whisper search” हर संदेश का संदर्भ दिखाते हैं।
        otherChat: संदेश “{reference}” किसी दूसरी चैट में है।
        inChat: चैट: “{title}”, {reference}
        lastMessage: अंतिम {date}
        memberOf: “{title}” में
        """)
}

extension DeletionText {
    static let hindi = PhraseTable(
        """
        askConversation|one: चैट “{title}” को {count} संदेश सहित हमेशा के लिए मिटाएँ?
        askConversation|other: चैट “{title}” को {count} संदेशों सहित हमेशा के लिए मिटाएँ?
        askMessage: यह संदेश हमेशा के लिए मिटाएँ?
        askRule|one: {count} संदेश हमेशा के लिए मिटाएँ?
        askRule|other: {count} संदेश हमेशा के लिए मिटाएँ?
        askRuleInChat|one: “{title}” के {count} संदेश हमेशा के लिए मिटाएँ?
        askRuleInChat|other: “{title}” के {count} संदेश हमेशा के लिए मिटाएँ?
        deleted|one: {count} संदेश मिटाया गया।
        deleted|other: {count} संदेश मिटाए गए।
        wouldDelete|one: {count} संदेश मिटाया जाएगा।
        wouldDelete|other: {count} संदेश मिटाए जाएँगे।
        wouldDeleteFrom|one: “{title}” से {count} संदेश मिटाया जाएगा।
        wouldDeleteFrom|other: “{title}” से {count} संदेश मिटाए जाएँगे।
        deletingMessages: संदेश मिटाए जा रहे हैं
        deletingWords: सूचकांक से शब्द हटाए जा रहे हैं
        copiesRemain: पहले बनाई गई प्रतियों में मिटाई गई सामग्री अब भी है: {paths}
        otherCopiesRemain: पहले बनाए गए बैकअप और निर्यात में मिटाई गई सामग्री अब भी है।
        namedCopiesRemain: पहले बनाई गई प्रतियों में नाम और पते अब भी हैं: {paths}
        otherNamedCopiesRemain: पहले बनाए गए बैकअप और निर्यात में नाम और पते अब भी हैं।
        stoppedHint: अब तक जो मिटा वह मिटा रहेगा। बाकी मिटाने के लिए आदेश फिर चलाएँ।
        optimized|one: खोज सूचकांक में {count} भाग है ({size}); पहले {before} थे ({sizeBefore})।
        optimized|other: खोज सूचकांक में {count} भाग हैं ({size}); पहले {before} थे ({sizeBefore})।
        choicesGo: चैट के साथ वह भी मिटाया जाता है जो आपने उसके लिए तय किया है, जैसे शीर्षक, मसौदा या संग्रहण नियम।
        noRoom: डिस्क भर गई है, और मिटाने के लिए भी कुछ देर थोड़ी जगह चाहिए।
        noRoomHint: डिस्क पर कहीं और थोड़ी जगह खाली करें, फिर आदेश दोबारा चलाएँ। अब तक जो मिटा वह मिटा रहेगा।
        """)
}

extension ExportText {
    static let hindi = PhraseTable(
        """
        progress: निर्यात
        writtenMessages|one: {count} संदेश “{path}” में लिखा गया।
        writtenMessages|other: {count} संदेश “{path}” में लिखे गए।
        writtenRecords|one: {count} अभिलेख “{path}” में लिखा गया।
        writtenRecords|other: {count} अभिलेख “{path}” में लिखे गए।
        onlyFrom: ये केवल “{name}” के संदेश हैं।
        plaintext: फ़ाइल एन्क्रिप्टेड नहीं है: जो उसे पढ़ सकता है, वह आपके संदेश पढ़ सकता है।
        plaintextOutput: आउटपुट एन्क्रिप्टेड नहीं है: जो उसे पढ़ सकता है, वह आपके संदेश पढ़ सकता है।
        withBlocked|one: इनमें से {count} अवरुद्ध संपर्क का है, और फ़ाइल में भी है।
        withBlocked|other: इनमें से {count} अवरुद्ध संपर्कों के हैं, और फ़ाइल में भी हैं।
        withoutAttachments|one: {count} संलग्नक की फ़ाइल निर्यात नहीं हुई। उसे भी पाने के लिए --attachments DIR जोड़ें; आयात उसी विकल्प से उसे वहाँ से लेता है।
        withoutAttachments|other: {count} संलग्नकों की फ़ाइलें निर्यात नहीं हुईं। उन्हें भी पाने के लिए --attachments DIR जोड़ें; आयात उसी विकल्प से उन्हें वहाँ से लेता है।
        """)
}

extension ImportText {
    static let hindi = PhraseTable(
        """
        surveying: जाँच
        aligning: मिलान
        writing: आयात
        imported|one: “{title}” में {count} नया संदेश
        imported|other: “{title}” में {count} नए संदेश
        wouldImport|one: “{title}” में {count} संदेश नया होगा
        wouldImport|other: “{title}” में {count} संदेश नए होंगे
        importedMessages|one: {count} नया संदेश
        importedMessages|other: {count} नए संदेश
        wouldImportMessages|one: {count} संदेश नया होगा
        wouldImportMessages|other: {count} संदेश नए होंगे
        wouldImportAtMost|one: अधिकतम {count} संदेश नया होगा: जो तिजोरी में दूसरी पहचान से है, वह भी गिना गया है
        wouldImportAtMost|other: अधिकतम {count} संदेश नए होंगे: जो तिजोरी में दूसरी पहचानों से हैं, वे भी गिने गए हैं
        importAgain: इसी तरह पढ़कर फिर से आयात करने के लिए: {command}
        duplicates|one: {count} संदेश पहले से तिजोरी में था
        duplicates|other: {count} संदेश पहले से तिजोरी में थे
        repeated|one: {count} संदेश पिछली फ़ाइल में भी है और एक बार गिना जाता है
        repeated|other: {count} संदेश पिछली फ़ाइलों में भी हैं और एक बार गिने जाते हैं
        laterTexts|one: तिजोरी में पहले से मौजूद {count} संदेश का इस फ़ाइल में बाद का पाठ है; पहले का पाठ बना रहता है
        laterTexts|other: तिजोरी में पहले से मौजूद {count} संदेशों का इस फ़ाइल में बाद का पाठ है; पहले के पाठ बने रहते हैं
        markedDeleted|one: तिजोरी में पहले से मौजूद {count} संदेश इस फ़ाइल के अनुसार मिटाया गया है; उसके शब्द बने रहते हैं
        markedDeleted|other: तिजोरी में पहले से मौजूद {count} संदेश इस फ़ाइल के अनुसार मिटाए गए हैं; उनके शब्द बने रहते हैं
        messagesFound|one: फ़ाइल में: {count} संदेश, जिनमें {system} सिस्टम से
        messagesFound|other: फ़ाइल में: {count} संदेश, जिनमें {system} सिस्टम से
        period: {first} से {last} तक
        attachments: संलग्नक: {found} मिले, {missing} नहीं मिले, {omitted} निर्यात में छोड़े गए
        attachmentsWithUnread: संलग्नक: {found} मिले, {unread} पढ़े नहीं जा सके, {missing} नहीं मिले, {omitted} निर्यात में छोड़े गए
        dateOrder: तारीख़ें {order} के रूप में, क्षेत्र {zone} में पढ़ी गईं; निश्चय {confidence} ({evidence})
        renamed: “{from}” और “{to}” एक ही व्यक्ति हैं
        keptApart: “{from}” और “{to}” ने एक ही संदेश लिखे हैं। वे दो व्यक्ति रहते हैं। यदि वे एक हैं: {command}
        keptApartOwner: “{from}” और “{to}” ने एक ही संदेश लिखे हैं। वे दो व्यक्ति रहते हैं, क्योंकि उनमें से एक आप हैं और दूसरा नहीं
        keptApartFormerOwner: “{from}” और “{to}” ने एक ही संदेश लिखे हैं। वे दो व्यक्ति रहते हैं, क्योंकि “{from}” आप हैं और “{to}” नहीं। यदि दोनों आप हैं: {command}
        titleKept: फ़ाइल में चैट का नाम “{other}” है। उसका नाम अब भी “{title}” है
        resembling: चैट “{other}” में भी इनमें से कुछ संदेश हैं, पर यह जानने के लिए बहुत कम कि वह वही है या नहीं। “{title}” अलग चैट रहती है। यदि वे एक हैं: {command}
        resemblingPart: चैट “{other}” में भी इनमें से कुछ संदेश हैं, पर यह जानने के लिए बहुत कम कि वह वही है या नहीं। “{title}” अलग चैट रहती है। यदि वे एक हैं, तो “{path}” को खोलें और इस चैट की फ़ाइल --redo --into {reference} से आयात करें
        inBoth: चैट “{other}” में भी इस फ़ाइल के संदेश हैं। यदि वह “{title}” वाली ही चैट है, तो “{other}” की फ़ाइलें --redo --into {reference} के साथ आयात करें: तब कोई संदेश दो बार नहीं रहता
        inBothMore|one: इसके अलावा {count} चैट जो किसी दूसरे नाम के निर्यात में भी है। --json सबके नाम देता है
        inBothMore|other: इसके अलावा {count} चैट जो दूसरे नामों के निर्यातों में भी हैं। --json सबके नाम देता है
        sameChat: यह वही चैट है जो अब तक “{former}” कहलाती थी
        askAlike: “{path}” में चैट “{title}” के संदेश दूसरे नामों से हैं: {names}। क्या ये एक ही हैं?
        askSameGroup: चैट “{title}” और “{path}” में शायद ही कुछ समान है। क्या यह वही चैट है?
        otherGroup: एक और चैट का नाम भी “{title}” है। यह अलग चैट बनी रहती है, क्योंकि दोनों में शायद ही कुछ समान है
        unlike: चैट “{title}” और “{path}” में शायद ही कुछ समान है: आपसे पूछा जाएगा कि क्या यह वही चैट है
        unlikeAllowed: चैट “{title}” और “{path}” में शायद ही कुछ समान है। --yes के साथ फ़ाइल फिर भी आयात होती है
        unlikeUnasked: चैट “{title}” और “{path}” में शायद ही कुछ समान है। पूछने के लिए टर्मिनल के बिना आयात को --yes चाहिए
        unparsed|one: {count} अंश पढ़ा नहीं जा सका, पंक्ति {lines}
        unparsed|other: {count} अंश पढ़े नहीं जा सके, पंक्तियाँ {lines}
        invalidBytes|one: {count} बाइट UTF-8 नहीं था और बदला गया
        invalidBytes|other: {count} बाइट UTF-8 नहीं थे और बदले गए
        repeatedNames: संग्रह में एक ही नाम की कई फ़ाइलें हैं; हर नाम की पहली ली गई: {names}
        inFuture: फ़ाइल में भविष्य की तारीख़ों वाले संदेश हैं, सबसे बाद का {last} का। वे इन्हीं तारीख़ों के साथ रखे जाते हैं।
        truncated|one: निर्यात में ठीक {count} संदेश है: WhatsApp स्वयं निर्यात वहीं काट देता है, इसलिए पुराने संदेश छूटे हो सकते हैं।
        truncated|other: निर्यात में ठीक {count} संदेश हैं: WhatsApp स्वयं निर्यात वहीं काट देता है, इसलिए पुराने संदेश छूटे हो सकते हैं।
        endsInsideLine: फ़ाइल एक पंक्ति के बीच में ख़त्म होती है, इसलिए पूरी नहीं है: आगे का हिस्सा नहीं है, और उसका आख़िरी संदेश अधूरा हो सकता है।
        records|one: {count} और अभिलेख, जिनमें {added} नया
        records|other: {count} और अभिलेख, जिनमें {added} नए
        attachmentsTaken|one: {count} संलग्नक आयात किया गया
        attachmentsTaken|other: {count} संलग्नक आयात किए गए
        attachmentsAbsent|one: {count} संलग्नक की सामग्री तिजोरी में नहीं है; --attachments उसे लाता है।
        attachmentsAbsent|other: {count} संलग्नकों की सामग्री तिजोरी में नहीं है; --attachments उसे लाता है।
        attachmentsToFetch|one: {count} संलग्नक उसकी सेवा से लाया जा सकता है
        attachmentsToFetch|other: {count} संलग्नक उनकी सेवा से लाए जा सकते हैं
        policyTurnedOn: फ़ाइल {policy} चालू करती है
        policyTurnedOff: फ़ाइल {policy} बंद करती है
        broughtVerified|one: {count} संपर्क केवल फ़ाइल के कहने पर सत्यापित रूप में आयात होता है: इस तिजोरी के लिए उसकी कुंजियाँ किसी ने नहीं मिलाईं। “whisper contact verify” उन्हें मिलाता है।
        broughtVerified|other: {count} संपर्क केवल फ़ाइल के कहने पर सत्यापित रूप में आयात होते हैं: इस तिजोरी के लिए उनकी कुंजियाँ किसी ने नहीं मिलाईं। “whisper contact verify” उन्हें मिलाता है।
        gateLeftDown: फ़ाइल में biometric-gated-signing चालू है; यहाँ वह बंद रहती है, क्योंकि किसी निर्यात में हस्ताक्षर-कुंजियाँ नहीं होतीं। “whisper policy set biometric-gated-signing on” इस तिजोरी की कुंजियाँ बचाता है।
        contactsUnverified|one: {count} संपर्क असत्यापित रूप में आयात हुआ; “whisper contact verify” उसकी कुंजियाँ मिलाता है
        contactsUnverified|other: {count} संपर्क असत्यापित रूप में आयात हुए; “whisper contact verify” उनकी कुंजियाँ मिलाता है
        contactRefused: संपर्क “{name}” छोड़ दिया गया: उसकी कुंजियाँ आपके किसी संपर्क की नहीं हैं, आपकी अपनी हैं, या बेकार हैं। “whisper contact import” बदली हुई कुंजियाँ लेता है।
        identityLeftOut: पहचान “{name}” छोड़ दी गई: उसकी गुप्त कुंजियाँ यहाँ नहीं हैं
        policyLeftOut: फ़ाइल की {policy} सेटिंग छोड़ दी गई
        restoreHint: --restore आपकी अपनी तिजोरी को वैसा ही, एक खाली तिजोरी में लौटाता है।
        dayMonthYear: दिन, महीना, वर्ष
        monthDayYear: महीना, दिन, वर्ष
        yearMonthDay: वर्ष, महीना, दिन
        evidenceGiven: आपने बताया, या जैसे पहले पढ़ा गया
        evidenceImpossibleValue: दूसरे क्रम में न होने वाली तारीख़ें
        evidenceMediaFileName: मीडिया फ़ाइलों के नाम
        evidenceFileTime: फ़ाइल का समय
        evidenceFewestJumps: समय में सबसे कम पीछे की छलाँगें
        evidenceFasterColumn: दिन अधिक तेज़ी से बदलता है
        evidenceStyle: लिखने की शैली
        askDateOrder: “{path}” में दिन और महीना अलग-अलग नहीं पहचाने जा सकते। इस पंक्ति की तारीख़ का क्या अर्थ है: {line}
        claimContact: “{name}” फ़िंगरप्रिंट {fingerprint} के साथ सत्यापित संपर्क बन जाएगा
        claimIdentity: “{name}” फ़िंगरप्रिंट {fingerprint} के साथ आपकी एक पहचान बन जाएगी; उसकी गुप्त कुंजियाँ यहाँ नहीं हैं
        askClaims: तिजोरी खाली नहीं है। क्या यह सब केवल फ़ाइल के कहने पर ले लिया जाए?
        chatDivided: पंक्ति {line} की चैट “{title}” अपने संदेशों समेत छोड़ दी गई, क्योंकि तिजोरी में उसके लिए कई चैट हैं: {chats}
        chatsDividedMore|one: इसके अलावा {count} चैट जिससे तिजोरी की कई चैट मेल खाती हैं। --json सबके नाम देता है
        chatsDividedMore|other: इसके अलावा {count} चैट जिनसे तिजोरी की कई चैट मेल खाती हैं। --json सबके नाम देता है
        personApart: “{name}” उन नंबरों के बिना आयात हुआ जो तिजोरी में किसी और के हैं
        severalChats: “{path}” में {count} फ़ाइलें निर्यात की गई चैट जैसी दिखती हैं: {chats}
        otherFiles|one: “{path}” में {count} और फ़ाइल निर्यात की गई चैट नहीं है, और केवल वहीं पढ़ी जाती है जहाँ वह किसी चैट में संलग्न है: {names}
        otherFiles|other: “{path}” में {count} और फ़ाइलें निर्यात की गई चैट नहीं हैं, और केवल वहीं पढ़ी जाती हैं जहाँ वे किसी चैट में संलग्न हैं: {names}
        askOwner: “{path}” के इन प्रेषकों में आप कौन हैं?
        writer|one: {name}, {count} संदेश
        writer|other: {name}, {count} संदेश
        noneOfThese: इनमें से कोई नहीं
        noneOfAny: इनमें से कोई नहीं, और बाकी चैट के बारे में न पूछें
        ownMessages: आपके भेजे हुए: “{name}” के संदेश
        noOwner: किसी प्रेषक को आप नहीं माना गया, इसलिए कोई संदेश आपका भेजा हुआ नहीं गिना जाता। यदि इनमें आप हैं, तो --redo --me NAME के साथ आयात दोहराएँ: {senders}
        noOwnerInLines: कोई नया संदेश आपका भेजा हुआ नहीं गिना जाता। यदि आप प्रेषकों में से एक हैं, तो --me और अपने नाम या नंबर के साथ फ़ाइल फिर आयात करें।
        nobodyIsOwner: “{path}” में “{name}” नाम का कोई नहीं है, इसलिए कोई संदेश आपका भेजा हुआ नहीं गिना जाता। प्रेषक हैं: {senders}
        nobodyIsOwnerInSome|one: {count} चैट में “{name}” नाम का कोई नहीं है, इसलिए उसमें कोई संदेश आपका भेजा हुआ नहीं गिना जाता। प्रेषक हैं: {senders}
        nobodyIsOwnerInSome|other: {count} चैट में “{name}” नाम का कोई नहीं है, इसलिए उनमें कोई संदेश आपका भेजा हुआ नहीं गिना जाता। प्रेषक हैं: {senders}
        dateReading: {date} ({order})
        likelierReading: {date} ({order}); अधिक संभावित, निश्चितता {confidence}
        askRedo: “{path}” {date} को दूसरी सेटिंग के साथ आयात हुई थी: {settings}। क्या उस आयात को पूर्ववत करके फ़ाइल फिर से आयात करें?
        readDates: तारीख़ें {order} के रूप में
        readZone: समय क्षेत्र {zone}
        readOwner: आप “{name}” हैं
        readNobody: आप प्रेषकों में से कोई नहीं हैं
        readChat: चैट “{title}” में
        youAre: आप: {name}
        importedHeading: आयात
        fileHeading: फ़ाइल
        readingHeading: कैसे पढ़ा गया
        notUndoable: पूर्ववत नहीं हो सकता
        noImports: कोई आयात दर्ज नहीं है: कुछ आयात नहीं हुआ, या उसकी चैट हटा दी गईं।
        severalImports: कई आयात “{name}” से मेल खाते हैं:
        askUndo|one: {date} के “{path}” के आयात को पूर्ववत करके उसका {count} संदेश हमेशा के लिए मिटाएँ?
        askUndo|other: {date} के “{path}” के आयात को पूर्ववत करके उसके {count} संदेश हमेशा के लिए मिटाएँ?
        askUndoSeveral|one: इन आयातों को पूर्ववत करके उनका {count} संदेश हमेशा के लिए मिटाएँ: {names}?
        askUndoSeveral|other: इन आयातों को पूर्ववत करके उनके {count} संदेश हमेशा के लिए मिटाएँ: {names}?
        undone|one: {date} का “{path}” का आयात पूर्ववत हुआ: {count} संदेश मिटाया गया।
        undone|other: {date} का “{path}” का आयात पूर्ववत हुआ: {count} संदेश मिटाए गए।
        undoneSeveral|one: ये आयात पूर्ववत हुए, {count} संदेश मिटाया गया: {names}
        undoneSeveral|other: ये आयात पूर्ववत हुए, {count} संदेश मिटाए गए: {names}
        wouldUndoSeveral|one: इन आयातों को पूर्ववत करने से {count} संदेश मिटेगा: {names}
        wouldUndoSeveral|other: इन आयातों को पूर्ववत करने से {count} संदेश मिटेंगे: {names}
        undoneToo: “{path}” का आयात भी पूर्ववत हुआ, क्योंकि वह इससे मेल नहीं खाता। उस फ़ाइल को भी फिर आयात करें।
        wouldUndoToo: “{path}” का आयात भी पूर्ववत होगा, क्योंकि वह इससे मेल नहीं खाता। उस फ़ाइल को भी फिर आयात करना होगा।
        wouldUndo|one: {date} के “{path}” के आयात को पूर्ववत करने से {count} संदेश मिटेगा।
        wouldUndo|other: {date} के “{path}” के आयात को पूर्ववत करने से {count} संदेश मिटेंगे।
        keptForImports|one: {count} संदेश रहता है क्योंकि बाद के आयात में भी वह है।
        keptForImports|other: {count} संदेश रहते हैं क्योंकि बाद के आयात में भी वे हैं।
        keptOpened|one: {count} संदेश रहता है क्योंकि वह सीलबंद संदेश से खोला गया था, जो केवल एक बार खुलता है।
        keptOpened|other: {count} संदेश रहते हैं क्योंकि वे सीलबंद संदेशों से खोले गए थे, जो केवल एक बार खुलते हैं।
        keptOtherwise|one: {count} संदेश पर असर नहीं: वह किसी दूसरे स्रोत से भी आया, या पहले मिटाया जा चुका था।
        keptOtherwise|other: {count} संदेशों पर असर नहीं: वे किसी दूसरे स्रोत से भी आए, या पहले मिटाए जा चुके थे।
        keptTimes|one: इनमें से {count} का समय वही रहता है जो तिजोरी में है
        keptTimes|other: इनमें से {count} के समय वही रहते हैं जो तिजोरी में हैं
        markedSent|one: तिजोरी में मौजूद {count} संदेश अब आपका भेजा हुआ माना जाता है
        markedSent|other: तिजोरी में मौजूद {count} संदेश अब आपके भेजे हुए माने जाते हैं
        wouldNotBeYou: “{name}” को अब आप नहीं माना जाएगा।
        chatRemoved: चैट “{title}” खाली थी और हटा दी गई।
        chatWouldGo: चैट “{title}” हटा दी जाएगी, क्योंकि उसमें और कुछ नहीं है।
        chatStays: चैट “{title}” उन चीज़ों के साथ बनी रहती है जो आपने उसके लिए तय की हैं, जैसे शीर्षक, मसौदा या संग्रहण नियम।
        unreadAttachments|one: {count} संलग्नक पढ़ा नहीं जा सका और तिजोरी में नहीं है: {names}
        unreadAttachments|other: {count} संलग्नक पढ़े नहीं जा सके और तिजोरी में नहीं हैं: {names}
        reasonDamaged: क्षतिग्रस्त
        reasonEncrypted: एन्क्रिप्टेड
        reasonCompression: असमर्थित संपीड़न
        reasonUnreadable: पढ़ने योग्य नहीं
        encodingAssumed: पाठ {encoding} मानकर पढ़ा गया, जो WhatsApp नहीं लिखता: नामों के विशेष अक्षर जाँच लें
        inAll|one: कुल, {count} चैट से: {messages}
        inAll|other: कुल, {count} चैट से: {messages}
        sealed|one: नए संदेशों में {count} सीलबंद है
        sealed|other: नए संदेशों में {count} सीलबंद हैं
        recordsInFile|one: फ़ाइल में {count} और अभिलेख
        recordsInFile|other: फ़ाइल में {count} और अभिलेख
        nothingRedone: कोई पिछला आयात “{path}” को अलग तरह से नहीं पढ़ता, इसलिए कुछ पूर्ववत नहीं हुआ।
        incomplete: अधूरा
        noOwnerElsewhere|one: इनमें से {count} चैट में किसी प्रेषक को आप नहीं माना गया, इसलिए उसमें कोई संदेश आपका भेजा हुआ नहीं गिना जाता। यदि इनमें आप हैं, तो --redo --me NAME के साथ आयात दोहराएँ: {senders}
        noOwnerElsewhere|other: इनमें से {count} चैट में किसी प्रेषक को आप नहीं माना गया, इसलिए उनमें कोई संदेश आपका भेजा हुआ नहीं गिना जाता। यदि इनमें आप हैं, तो --redo --me NAME के साथ आयात दोहराएँ: {senders}
        importNamed|one: {path} ({reference}, {date}, {count} संदेश)
        importNamed|other: {path} ({reference}, {date}, {count} संदेश)
        undoneTooOf|one: “{path}” का {date} वाला आयात {reference}, जिसमें {count} नया संदेश था, भी पूर्ववत हुआ, क्योंकि वह इससे मेल नहीं खाता। उस फ़ाइल को भी फिर आयात करें।
        undoneTooOf|other: “{path}” का {date} वाला आयात {reference}, जिसमें {count} नए संदेश थे, भी पूर्ववत हुआ, क्योंकि वह इससे मेल नहीं खाता। उस फ़ाइल को भी फिर आयात करें।
        wouldUndoTooOf|one: “{path}” का {date} वाला आयात {reference}, जिसमें {count} नया संदेश है, भी पूर्ववत होगा, क्योंकि वह इससे मेल नहीं खाता। उस फ़ाइल को भी फिर आयात करना होगा।
        wouldUndoTooOf|other: “{path}” का {date} वाला आयात {reference}, जिसमें {count} नए संदेश हैं, भी पूर्ववत होगा, क्योंकि वह इससे मेल नहीं खाता। उस फ़ाइल को भी फिर आयात करना होगा।
        """)
}

extension MessageText {
    static let hindi = PhraseTable(
        """
        titleHeading: चैट
        unreadHeading: अपठित
        messagesHeading: संदेश
        lastHeading: अंतिम
        textHeading: पाठ
        pinned: पिन की गई
        muted: म्यूट
        archived: संग्रहीत
        noConversations: अभी कोई चैट नहीं है।
        noMessages: वहाँ कोई संदेश नहीं है।
        nothingFound: कोई संदेश नहीं मिला।
        olderMessages: पुराने संदेश: {command}
        edited: संपादित
        unread: अपठित
        notHeld: तिजोरी में नहीं
        omitted: निर्यात में छोड़ा गया
        image: चित्र
        video: वीडियो
        audio: ऑडियो
        document: दस्तावेज़
        file: फ़ाइल
        sticker: स्टिकर
        location: स्थान
        contact: संपर्क
        poll: मतदान
        call: कॉल
        deleted: मिटाया गया
        unknownKind: अज्ञात प्रकार का संदेश
        attachmentsSaved|one: {count} संलग्नक “{path}” में सहेजा गया।
        attachmentsSaved|other: {count} संलग्नक “{path}” में सहेजे गए।
        attachmentsNotHeld|one: {count} संलग्नक तिजोरी में नहीं है।
        attachmentsNotHeld|other: {count} संलग्नक तिजोरी में नहीं हैं।
        pinnedNow: “{title}” पिन की गई।
        unpinnedNow: “{title}” अब पिन नहीं है।
        mutedNow: “{title}” म्यूट की गई।
        unmutedNow: “{title}” अब म्यूट नहीं है।
        archivedNow: “{title}” संग्रहीत की गई।
        unarchivedNow: “{title}” अब संग्रहीत नहीं है।
        renamedNow: “{from}” का नाम अब “{to}” है।
        markedRead|one: “{title}” में {count} संदेश पढ़ा हुआ माना गया।
        markedRead|other: “{title}” में {count} संदेश पढ़े हुए माने गए।
        deletedByAdmin: एडमिन ने मिटाया, {name}
        event: घटना: {type}
        nothingToShow: दिखाने को कुछ नहीं
        newerMessages: नए संदेश: {command}
        aroundHit: किसी परिणाम के आसपास के संदेश: {command}
        referenceHeading: संदर्भ
        moreHits: दिखाए गए: {total} में से {count} परिणाम। --limit से और दिखते हैं।
        onlyBeginnings: किसी संदेश में ठीक “{query}” नहीं है। {wider} के परिणाम: {total}
        chatsOfName|one: इस नाम की चैट: {names}
        chatsOfName|other: इस नाम की {count} चैट: {names}
        peopleOfName|one: इस नाम का व्यक्ति: {names}
        peopleOfName|other: इस नाम के {count} लोग: {names}
        sealedEdit: किसी संदेश का सीलबंद संपादन, खोला नहीं गया
        sealedEditElsewhere: किसी संदेश का सीलबंद संपादन, दूसरे संदेश के रूप में खोला गया
        sealedEditExpired: किसी संदेश का सीलबंद संपादन, खोलने के लिए बहुत पुराना
        sealedEditInvalid: किसी संदेश का सीलबंद संपादन, क्षतिग्रस्त या जाली
        sealedMessage: सीलबंद संदेश
        sealedOpened: सीलबंद संदेश, {reference} के रूप में खोला गया
        sealedByYou: आपने {name} के लिए सील किया, और केवल वही खोल सकते हैं; आपका अपना पाठ {reference} है
        widerShowsMore|one: {count} स्तंभ होने पर हर चैट का आख़िरी पाठ भी दिखाया जाता है।
        widerShowsMore|other: {count} स्तंभ होने पर हर चैट का आख़िरी पाठ भी दिखाया जाता है।
        danglingOperator: {word} के एक ओर खोजने को कुछ नहीं है, इसलिए {word} को भी एक शब्द के रूप में खोजा गया।
        """)
}

extension StatisticsText {
    static let hindi = PhraseTable(
        """
        conversations: चैट
        messages: संदेश
        unread: अपठित
        people: लोग
        attachments: संलग्नक
        held: तिजोरी में
        first: पहला संदेश
        last: अंतिम संदेश
        database: डेटाबेस
        kinds: प्रकार
        progress: संदेश गिने जा रहे हैं
        chartWritten: चार्ट “{path}” में लिखे गए।
        """)
}

extension ChartText {
    static let hindi = PhraseTable(
        """
        overTime: समय के साथ संदेश
        byHour: घंटे के अनुसार संदेश
        byWeekday: सप्ताह के दिन के अनुसार संदेश
        byHourOfWeek: सप्ताह के घंटे के अनुसार संदेश
        byPerson: व्यक्ति के अनुसार संदेश
        byChat: चैट के अनुसार संदेश
        byDelay: किसी और के लिखने तक का समय
        byKind: प्रकार के अनुसार संदेश
        frequentWords: अक्सर आने वाले शब्द
        emoji: इमोजी
        reactions: प्रतिक्रियाएँ
        period: अवधि
        hour: घंटा
        weekday: दिन
        person: व्यक्ति
        chat: चैट
        delay: समय
        kind: प्रकार
        word: शब्द
        reaction: प्रतिक्रिया
        messages: संदेश
        times: बार
        numbers: आँकड़े
        words: शब्द
        daysWithMessages: संदेशों वाले दिन
        busiestDay: सबसे व्यस्त दिन
        busiestDayValue|one: {date}: {count} संदेश
        busiestDayValue|other: {date}: {count} संदेश
        longestStreak: लगातार सबसे ज़्यादा दिन
        longestStreakValue|one: {from} से {count} दिन
        longestStreakValue|other: {from} से {count} दिन
        medianDelay: माध्यिका: {duration}
        delayBelow: {limit} से कम
        delayBetween: {from} से {to}
        delayAbove: {limit} और ज़्यादा
        seconds: {amount} से॰
        minutes: {amount} मि॰
        hours: {amount} घं॰
        days: {amount} दि॰
        others|one: {count} अन्य
        others|other: {count} अन्य
        wordsNote: कम से कम चार अक्षरों वाले शब्द; चीनी और जापानी में वर्णों के जोड़े।
        shortfallNote: हर संख्या ज़्यादा से ज़्यादा {count} कम हो सकती है।
        zoneNote: समय {zone} क्षेत्र का है।
        sheetTitle: आँकड़ों में संदेश
        sheetSummary|one: {first} से {last} तक {count} संदेश
        sheetSummary|other: {first} से {last} तक {count} संदेश
        value: {label}: {value}
        shortWeekdays: सोम मंगल बुध गुरु शुक्र शनि रवि
        kindText: पाठ
        kindImage: चित्र
        kindVideo: वीडियो
        kindAudio: ऑडियो
        kindDocument: दस्तावेज़
        kindSticker: स्टिकर
        kindLocation: स्थान
        kindContact: संपर्क कार्ड
        kindPoll: मतदान
        kindCall: कॉल
        kindDeleted: मिटाए गए
        kindSystem: सिस्टम के संदेश
        kindUnknown: अन्य प्रकार
        """)
}

extension TranscriptText {
    static let hindi = PhraseTable(
        """
        text: संदेश पढ़ने के लिए पाठ के रूप में लिखें।
        textDiscussion: हर चैट को शीर्षक, दिनों और संदेशों के साथ लिखता है: हर संदेश की पुष्टि कौन करता है, समय, नाम और पाठ। संलग्नकों के नाम दिए जाते हैं। आउटपुट एन्क्रिप्टेड नहीं होता।
        table: संदेश स्प्रेडशीट के लिए तालिका के रूप में लिखें।
        tableDiscussion: स्तंभों के नामों वाली पंक्ति के बाद हर संदेश की एक पंक्ति UTF-8 में अल्पविराम से अलग मानों के रूप में लिखता है। जिस कोष्ठ को स्प्रेडशीट सूत्र समझती, उसके आगे ऊर्ध्व अल्पविराम लगता है। आउटपुट एन्क्रिप्टेड नहीं होता।
        conversation: केवल यह चैट: शीर्षक या उसका अंश, संदर्भ या आईडी। दोहराया जा सकता है।
        since: केवल इस तारीख़ से आगे के संदेश।
        until: केवल इस तारीख़ तक के संदेश, वह दिन भी शामिल।
        emptyPeriod: अवधि शुरू होने से पहले समाप्त हो जाती है।
        unknownAnswered: एक संदेश जो तिजोरी में नहीं है
        """)
}

extension SealedArchiveText {
    static let hindi = PhraseTable(
        """
        encrypt: फ़ोल्डर की जगह अपने अलग पासफ़्रेज़ से सीलबंद एक फ़ाइल लिखता है।
        open: सीलबंद संग्रह खोलता है: उसे मेमोरी में निकालता है, खोलने का पृष्ठ बताता है और रोके जाने पर हटा देता है।
        passphraseCommand: संग्रह का पासफ़्रेज़ इस आदेश की पहली छपी पंक्ति से लेता है।
        passphraseFile: संग्रह का पासफ़्रेज़ इस फ़ाइल की पहली पंक्ति से लेता है।
        passphraseDescriptor: संग्रह का पासफ़्रेज़ इस खुले फ़ाइल डिस्क्रिप्टर की पहली पंक्ति से लेता है।
        prompt: संग्रह का पासफ़्रेज़:
        newPrompt: संग्रह के लिए पासफ़्रेज़ (खाली: दस शब्द बनाए जाते हैं):
        repeatPrompt: संग्रह के लिए पासफ़्रेज़ फिर से:
        notAnArchive: “{path}” सीलबंद संग्रह नहीं है।
        newerVersion: “{path}” Whisper के किसी नए संस्करण ने लिखा है।
        wrongPassphrase: पासफ़्रेज़ से “{path}” नहीं खुलता।
        damaged: संग्रह “{path}” क्षतिग्रस्त है।
        tooBig: निकालने पर संग्रह {size} लेता है, और मेमोरी में केवल {free} खाली है।
        noMemory: मेमोरी में ऐसी निजी जगह नहीं है जहाँ संग्रह निकाला जा सके।
        unpacking: संग्रह निकाला जा रहा है
        openAt: यह पृष्ठ ब्राउज़र में खोलें:
        waiting: पृष्ठ केवल मेमोरी में हैं। Ctrl-C से हटाएँ।
        removed: पृष्ठ मेमोरी से हटा दिए गए।
        removedRemains: रुके हुए किसी रन के मेमोरी में छोड़े पृष्ठ हटा दिए गए।
        openAlone: --open केवल मौजूदा संग्रह दिखाता है: लिखने के विकल्प हटा दें।
        showWith: देखने के लिए: {command}
        noFirstPage: संग्रह “{path}” में खोलने के लिए पृष्ठ “{page}” नहीं है: इसे Whisper ने नहीं लिखा।
        """)
}

extension BrowserText {
    static let hindi = PhraseTable(
        """
        command: तिजोरी को पूरी स्क्रीन पर देखें।
        discussion: बाईं ओर चैट और दाईं ओर एक चैट के संदेश दिखाता है। कुंजियों के लिए ? दबाएँ, जो less और vim जैसी हैं, और बाहर निकलने के लिए q। दूसरे आदेश जो संदेश जोड़ते हैं, वे अपने आप दिखते हैं।
        needsTerminal: पूरी स्क्रीन के दृश्य को ऐसा टर्मिनल चाहिए जो कर्सर को कहीं भी रख सके।
        needsTerminalHint: “whisper conversations” और “whisper messages” यही पंक्तियों में दिखाते हैं।
        noChats: अभी कोई चैट नहीं है।
        noFiles: इस चैट में कोई फ़ाइल नहीं है।
        noMessages: यहाँ कोई संदेश नहीं है।
        loading: पढ़ा जा रहा है…
        keysHeading: कुंजियाँ
        keyMove: एक-एक करके चलें
        keyPages: एक पृष्ठ या आधा पृष्ठ चलें
        keyEnds: पहले या आख़िरी पर जाएँ
        keyOpen: चैट खोलें; संदेश का विवरण दिखाएँ
        keyBack: चैट की सूची पर लौटें; जो खुला है उसे बंद करें
        keyOther: चैट और संदेशों के बीच बदलें
        keySearch: टाइप करते हुए नाम से चैट, और संदेश खोजें
        keyHits: अगले या पिछले परिणाम पर जाएँ
        keyDate: किसी तारीख़ पर जाएँ
        keyAnswered: उस संदेश पर जाएँ जिसका यह उत्तर है
        keyThread: थ्रेड दिखाएँ: संदेश किसका उत्तर है, और उसके उत्तर
        keyReturn: जहाँ थे वहाँ लौटें
        keyFiles: इस चैट की फ़ाइलें दिखाएँ
        keyDetails: विवरण दिखाएँ: सील, समय, पुराने पाठ
        keySave: संदेश की फ़ाइलें मौजूदा फ़ोल्डर में सहेजें
        keyOpenFile: संदेश की फ़ाइल दूसरे प्रोग्राम में खोलें
        keyCopy: पाठ कॉपी करें
        keyRead: इस संदेश तक पढ़ा हुआ चिह्नित करें
        keyPin: चैट पिन करें या हटाएँ
        keyMute: चैट म्यूट या अनम्यूट करें
        keyArchive: चैट संग्रहीत करें या वापस लाएँ
        keyDelete: संदेश या चैट मिटाएँ (पहले पूछता है)
        keyHelp: कुंजियाँ दिखाएँ
        keyQuit: बाहर निकलें
        keyRedraw: स्क्रीन फिर से बनाएँ
        searchPrompt: खोजें:
        datePrompt: तारीख़ पर जाएँ (2020-05-31, 31.5., सोमवार, कल):
        noHits: कोई संदेश नहीं मिला।
        searchHint: शब्द, \"वाक्यांश\", शुरुआत*, OR, -नहीं; फ़िल्टर: --in CHAT, --from-person NAME, --since DATE, --until DATE, --type TYPE, --has-attachment, --encrypted
        notHere: वह संदेश तिजोरी में नहीं है।
        copied: कॉपी किया गया, यदि टर्मिनल अनुमति दे।
        notCopied: पाठ कॉपी करने के लिए बहुत लंबा है।
        pinned: पिन किया गया।
        unpinned: पिन हटाया गया।
        muted: म्यूट किया गया।
        unmuted: अनम्यूट किया गया।
        archived: संग्रहीत किया गया।
        unarchived: संग्रह से वापस लाया गया।
        read|one: {count} संदेश पढ़ा हुआ चिह्नित किया गया।
        read|other: {count} संदेश पढ़े हुए चिह्नित किए गए।
        deleted: मिटाया गया।
        gone: यह चैट मिटा दी गई।
        saved|one: {count} फ़ाइल सहेजी गई: {names}
        saved|other: {count} फ़ाइलें सहेजी गईं: {names}
        noAttachment: तिजोरी में इस संदेश की कोई फ़ाइल नहीं है।
        opened: खोला गया। बाहर निकलने पर प्रति हटा दी जाती है।
        cannotOpen: कोई प्रोग्राम इसे नहीं खोलता। बाहर निकलने तक प्रति {path} पर है।
        hintChats: ? कुंजियाँ · q बाहर · Enter खोलें · / खोजें · m पढ़ा · P पिन · M म्यूट · D मिटाएँ
        hintMessages: ? कुंजियाँ · q बाहर · Enter विवरण · / खोजें · t तारीख़ · o खोलें · y कॉपी · Esc चैट
        hintSearch: Enter वहाँ जाएँ · ↑↓ चुनें · Esc बंद
        hintList: ↑↓ स्क्रॉल · Esc बंद
        linesLeft: … बाक़ी पाठ: Enter
        detailsHeading: विवरण
        filesHeading: फ़ाइलें
        threadHeading: थ्रेड
        threadIsLonger: थ्रेड इससे लंबा है: उसका केवल एक भाग दिखाया गया है।
        noThread: यह संदेश किसी का उत्तर नहीं है, और इसका कोई उत्तर नहीं है।
        seal: सील
        sender: प्रेषक
        time: समय
        status: स्थिति
        edited: संपादित
        source: स्रोत
        answers: उत्तर किसका
        identifier: आईडी
        text: पाठ
        changes: तब से
        unknownFilter: अज्ञात फ़िल्टर: {value}
        onlyMedia: केवल चित्र, वीडियो और ध्वनि खोले जाते हैं। इसके बजाय फ़ाइल को s से सहेजें।
        noSpace: मेमोरी में प्रति के लिए जगह नहीं है। इसके बजाय फ़ाइल को s से सहेजें।
        nothingToCopy: इस संदेश में पाठ नहीं है।
        earlier: पुराना पाठ
        attachment: फ़ाइल
        keyWrite: इस चैट में संदेश लिखें
        hintWriting: Enter भेजें · Alt-Enter नई पंक्ति · Esc संदेश · Tab चैट
        writeHint: w: संदेश लिखें
        writesSealed: {contact} के लिए सीलबंद
        writesPlain: सीलबंद नहीं: सर्वर पढ़ सकता है
        cannotWrite: इस चैट में कुछ नहीं भेजा जा सकता: इसका कोई सर्वर नहीं है।
        askLeaving: आपने जो लिखा है उसे रखा नहीं जा सकता, वह खो जाएगा। बाहर निकलें?
        draftsKept|one: न भेजा गया {count} पाठ मसौदे के रूप में रखा गया है।
        draftsKept|other: न भेजे गए {count} पाठ मसौदों के रूप में रखे गए हैं।
        draftChanged: किसी और आदेश ने यह मसौदा बदल दिया है। यहाँ आपका लिखा हुआ बना रहेगा।
        notAsShown: नहीं भेजा गया: चैट अब वैसी नहीं है जैसी लिखते समय दिखाई गई थी।
        reference: संदर्भ
        keyCopyReference: वह संदर्भ कॉपी करें जिससे आदेश उसे पाते हैं
        unlessMarked: बिना चिह्न: {word}
        ownMessage: आपके अपने संदेश
        noChatsHint: एक आयात करें: whisper import FILE
        hintEmpty: ? कुंजियाँ · q बाहर
        hintNoMessages: ? कुंजियाँ · q बाहर · Esc चैट
        hintHits: n अगला · N पिछला परिणाम · / खोजें · Esc खोज समाप्त · ? कुंजियाँ · q बाहर
        hintNoHits: Esc बंद
        answersNothing: यह संदेश किसी का उत्तर नहीं है।
        searchFirst: पहले खोजें: /
        noMoreHits: और कोई परिणाम नहीं है।
        unknownKey: यह कुंजी यहाँ कुछ नहीं करती। ? कुंजियाँ दिखाता है।
        openFirst: पहले कोई चैट खोलें: Enter
        notADate: “{value}” तारीख़ नहीं है। 2020, 2020-05, 2020-05-31, 31.5., सोमवार या कल लिखें।
        chatFound: चैट
        personFound: व्यक्ति
        listsMessages: Enter इस व्यक्ति के संदेश दिखाता है
        allBlocked|one: {count} संदेश, जो नहीं दिखाया गया क्योंकि वह अवरुद्ध संपर्क का है।
        allBlocked|other: {count} संदेश, जो नहीं दिखाए गए क्योंकि वे अवरुद्ध संपर्कों के हैं।
        """)
}

extension DraftText {
    static let hindi = PhraseTable(
        """
        group: मसौदे सँभालें: वे पाठ जिन्हें आपने लिखना शुरू किया है।
        set: किसी पाठ को चैट के मसौदे के रूप में सहेजें।
        setDiscussion: चैट के मसौदे की जगह लेता है। TEXT के बिना पाठ मानक इनपुट से पढ़ा जाता है, उसके अंतिम पंक्ति-अंत के बिना। मसौदा संदेश की तरह तिजोरी में रखा जाता है, और भेजा नहीं जाता।
        show: चैट का मसौदा दिखाएँ।
        list: मसौदों की सूची, सबसे नया पहले।
        remove: चैट का मसौदा हटाएँ।
        send: चैट का मसौदा भेजें।
        sendDiscussion: मसौदे को आउटबॉक्स में रखता है, चैट किसी संपर्क से बँधी हो तो सीलबंद करके, और सर्वर तक पहुँच हो तो भेजता है। मसौदा उसी चरण में हटा दिया जाता है, ताकि वह एक ही बार भेजा जाए।
        textArgument: पाठ; - उसे मानक इनपुट से पढ़ता है।
        savedHeading: सहेजा गया
        saved: “{title}” के लिए मसौदा सहेजा गया।
        removed: “{title}” का मसौदा हटाया गया।
        none: “{title}” के लिए कोई मसौदा नहीं है।
        noneHint: “whisper draft set” से एक लिखें, या जो हैं उन्हें “whisper draft list” से देखें।
        noDrafts: कोई मसौदा नहीं।
        empty: सहेजने के लिए कोई पाठ नहीं है।
        changed: इस बीच किसी और आदेश ने मसौदा बदल दिया या भेज दिया। कुछ नहीं भेजा गया।
        """)
}

extension MediaText {
    static let hindi = PhraseTable(
        """
        group: दिखाएँ कि संलग्नक कितनी जगह लेते हैं, और जगह खाली करें।
        stats: दिखाएँ कि संलग्नक कितनी जगह लेते हैं।
        statsDiscussion: कई संदेशों में होने पर भी फ़ाइल को एक ही बार गिनता है। सबसे अधिक जगह लेने वाली चैट पहले आती हैं; साझा फ़ाइलें हर चैट में पूरी गिनी जाती हैं। लाइव संदेशों की फ़ाइलें फिर लाने योग्य मानी जाती हैं यदि वे अब भी सेवा के पास हो सकती हैं।
        prune: जगह खाली करने के लिए पुराने संदेशों की फ़ाइलें हटाएँ।
        pruneDiscussion: संदेशों में हटाई गई फ़ाइल का नाम, प्रकार और आकार बना रहता है, और जब तक वह सेवा के पास है उसे फिर लाया जा सकता है। दी गई सभी शर्तें पूरी होनी चाहिए। जो फिर नहीं लाया जा सकता, जैसे आयात की गई चैट की फ़ाइलें, वह --even-unfetchable के बिना बना रहता है। कई संदेशों की फ़ाइल तभी हटती है जब वे सब शर्तें पूरी करें। जो संदेश अभी भेजे नहीं गए उनकी फ़ाइलें बनी रहती हैं।
        olderThan: इससे पुराने (90d, 8w, 6m, 2y) या इस तारीख से पहले के संदेशों की फ़ाइलें।
        largerThan: इससे बड़ी फ़ाइलें: 500kB, 10MB, 2GiB।
        conversation: केवल इस चैट की फ़ाइलें: शीर्षक या उसका अंश, संदर्भ या आईडी।
        kind: केवल इस प्रकार के संदेशों की फ़ाइलें: image, video, audio, document, sticker।
        keepUnder: फ़ाइलें तब तक हटाता है जब तक बाकी इससे अधिक जगह न लें: पहले सबसे पुरानी, और एक ही दिन की फ़ाइलों में पहले सबसे बड़ी।
        evenUnfetchable: जो फ़ाइलें फिर नहीं लाई जा सकतीं उन्हें भी हटाता है।
        nothingChosen: बताएँ कि कौन-सी फ़ाइलें हटानी हैं।
        nothingChosenHint: --older-than, --larger-than, --conversation, --kind या --keep-under दें।
        invalidSize: {option}: “{value}” आकार नहीं है।
        invalidSizeHint: एक संख्या और kB, MB, GB, KiB, MiB या GiB लिखें: 500kB, 10MB, 2GiB।
        reading: संलग्नक पढ़े जा रहे हैं
        removing: फ़ाइलें हटाई जा रही हैं
        stoppedHint: अब तक जो हटा वह हटा रहेगा। बाकी हटाने के लिए आदेश फिर चलाएँ।
        askPrune|one: तिजोरी से {count} फ़ाइल ({size}) हटाएँ? जब तक वह सेवा के पास है उसे फिर लाया जा सकता है।
        askPrune|other: तिजोरी से {count} फ़ाइलें ({size}) हटाएँ? जब तक वे सेवा के पास हैं उन्हें फिर लाया जा सकता है।
        askPruneLost|one: फिर नहीं लाई जा सकतीं: {lost}। {count} फ़ाइल ({size}) हमेशा के लिए हटाएँ?
        askPruneLost|other: फिर नहीं लाई जा सकतीं: {lost}। {count} फ़ाइलें ({size}) हमेशा के लिए हटाएँ?
        pruned|one: {count} फ़ाइल हटाई गई ({size})।
        pruned|other: {count} फ़ाइलें हटाई गईं ({size})।
        wouldPrune|one: {count} फ़ाइल हटाई जाएगी ({size})।
        wouldPrune|other: {count} फ़ाइलें हटाई जाएँगी ({size})।
        nothingToPrune: हटाने के लिए कुछ नहीं है।
        keptUnfetchable|one: {count} फ़ाइल ({size}) बनी रहती है क्योंकि उसे फिर नहीं लाया जा सकता:
        keptUnfetchable|other: {count} फ़ाइलें ({size}) बनी रहती हैं क्योंकि उन्हें फिर नहीं लाया जा सकता; उनमें सबसे बड़ी:
        keptInUse|one: {count} फ़ाइल ({size}) बनी रहती है क्योंकि वह ऐसे संदेशों में भी है जो शर्तें पूरी नहीं करते।
        keptInUse|other: {count} फ़ाइलें ({size}) बनी रहती हैं क्योंकि वे ऐसे संदेशों में भी हैं जो शर्तें पूरी नहीं करते।
        overLimit: बाकी फ़ाइलें {size} जगह लेती हैं, जो {limit} से अधिक है।
        postponed: कोई और आदेश संलग्नकों का उपयोग कर रहा है। जगह अगली बार फ़ाइलें हटाने पर, या “whisper verify --repair” से खाली होगी।
        stored: तिजोरी में फ़ाइलें
        attachments: इनवाले संलग्नक
        fetchable: फिर लाई जा सकती हैं
        unfetchable: फिर नहीं लाई जा सकतीं
        remote: लाए जाने वाले संलग्नक
        expired: अब उपलब्ध नहीं
        absent: स्रोत में शामिल नहीं
        kindHeading: प्रकार
        filesHeading: फ़ाइलें
        sizeHeading: आकार
        dateHeading: भेजा गया
        nameHeading: फ़ाइल का नाम
        moreChats|one: {count} और चैट में फ़ाइलें हैं; --json सब दिखाता है।
        moreChats|other: {count} और चैट में फ़ाइलें हैं; --json सब दिखाता है।
        makeRoom: दिखाता है कि जगह खाली करने के लिए क्या हटाया जा सकता है
        fileUnsupported: ब्रिज इस तरह की फ़ाइल नहीं ला सकता।
        chatPictures: चैट के चित्र
        """)
}

extension PictureText {
    static let hindi = PhraseTable(
        """
        command: किसी चैट का चित्र फ़ाइल में सहेजें।
        discussion: चित्र वैसा ही लिखता है जैसा मैसेंजर ने भेजा: JPEG, PNG या WebP। मौजूदा फ़ाइल कभी बदली नहीं जाती। “whisper bridge run” चैट के चित्र लाता है और उन्हें अद्यतन रखता है; हर चैट सप्ताह में एक बार देखी जाती है।
        output: चित्र इस फ़ाइल में लिखें; - मानक आउटपुट है।
        saved: “{title}” का चित्र सहेजा गया: {path} ({size})
        absent: तिजोरी में “{title}” का कोई चित्र नहीं है।
        absentHint: यदि --media none न हो, तो “whisper bridge run” चैट के चित्र लाता है।
        notHeld: “{title}” का चित्र तिजोरी की फ़ाइलों में नहीं है।
        notForTerminal: मानक आउटपुट एक टर्मिनल है, जो चित्र नहीं दिखा सकता।
        notForTerminalHint: --output FILE या पाइप का उपयोग करें।
        """)
}

extension RetentionText {
    static let hindi = PhraseTable(
        """
        group: तय करें कि चैट के संदेश कितने समय तक रखे जाएँ।
        set: तय करें कि किसी चैट के संदेश कितने समय तक रखे जाएँ।
        setDiscussion: AGE एक संख्या और दिन, सप्ताह, महीने या वर्ष के लिए d, w, m या y है, जैसे 90d या 2y, या शब्द “forever”। --default के साथ यह उन सभी चैट पर लागू होता है जिनका अपना नियम नहीं है। संदेश केवल “whisper retention apply” से मिटते हैं।
        list: संग्रहण के नियमों की सूची दिखाएँ।
        remove: चैट का नियम हटाएँ, ताकि उस पर सामान्य नियम लागू हो।
        apply: नियमों से अधिक पुराने संदेश हमेशा के लिए मिटाएँ।
        applyDiscussion: “whisper delete --older-than” की तरह, एक-एक चैट करके मिटाता है। आयु इस कंप्यूटर की घड़ी से मापी जाती है। यदि तिजोरी का सबसे नया संदेश घड़ी के समय से 30 दिन से अधिक पुराना है, तो घड़ी ग़लत हो सकती है: तब यह आदेश दूसरा प्रश्न पूछता है, जिसका उत्तर --yes नहीं, --accept-clock देता है। सीधे मिला संदेश अपने मिलने के बाद बीते समय से पुराना नहीं माना जाता, प्रेषक कोई भी समय बताए। जो संदेश अभी भेजे नहीं गए वे बने रहते हैं। पुराना निर्यात फिर लाने पर मिटाए गए संदेश नियमों के अगली बार लागू होने तक लौट आते हैं।
        chatArgument: चैट; --default के साथ इसकी जगह AGE आता है।
        ageArgument: संदेश कितने समय तक रखे जाएँ: 90d, 8w, 6m, 2y या forever।
        defaultOption: उन सभी चैट का नियम जिनका अपना नियम नहीं है।
        acceptClock: घड़ी पर भरोसा करें, भले ही सबसे नया संदेश उसके समय से बहुत पुराना हो।
        forever: हमेशा
        days|one: {count} दिन
        days|other: {count} दिन
        weeks|one: {count} सप्ताह
        weeks|other: {count} सप्ताह
        months|one: {count} महीना
        months|other: {count} महीने
        years|one: {count} वर्ष
        years|other: {count} वर्ष
        allOthers: (बाकी सभी चैट)
        keptHeading: रखने की अवधि
        beforeHeading: इससे पहले
        saved: “{title}” के संदेश रखने की अवधि: {period}।
        savedDefault: बाकी सभी चैट के संदेश रखने की अवधि: {period}।
        removed: “{title}” का नियम हटाया गया।
        removedDefault: सामान्य नियम हटाया गया।
        none: “{title}” के लिए कोई नियम नहीं है।
        noneDefault: कोई सामान्य नियम नहीं है।
        noneHint: “whisper retention list” नियम दिखाता है।
        noRules: कोई नियम नहीं। सभी संदेश रखे जाते हैं।
        invalid: “{value}” आयु नहीं है।
        invalidHint: एक संख्या और दिन, सप्ताह, महीने या वर्ष के लिए d, w, m या y लिखें, जैसे 90d, या शब्द “forever”।
        oneTarget: या तो चैट का नाम दें या --default।
        ageMissing: AGE नहीं दिया गया: संदेश कितने समय तक रखे जाएँ।
        askApply|one: रखने के नियमों में {count} संदेश आता है। इसे हमेशा के लिए मिटाएँ?
        askApply|other: रखने के नियमों में {count} संदेश आते हैं। इन्हें हमेशा के लिए मिटाएँ?
        askClock|one: इस कंप्यूटर की घड़ी {now} दिखाती है, पर सबसे नया संदेश {newest} का है। यदि घड़ी ग़लत है तो ज़रूरत से ज़्यादा मिटेगा। {count} संदेश हमेशा के लिए मिटाएँ?
        askClock|other: इस कंप्यूटर की घड़ी {now} दिखाती है, पर सबसे नया संदेश {newest} का है। यदि घड़ी ग़लत है तो ज़रूरत से ज़्यादा मिटेगा। {count} संदेश हमेशा के लिए मिटाएँ?
        clockDoubtful: इस कंप्यूटर की घड़ी {now} दिखाती है, पर सबसे नया संदेश {newest} का है। कुछ नहीं मिटाया गया।
        clockDoubtfulHint: यदि घड़ी सही है, तो यह चलाएँ: {command}
        clockWouldStop: इस कंप्यूटर की घड़ी {now} दिखाती है, पर सबसे नया संदेश {newest} का है। जब तक आप घड़ी की पुष्टि न करें, कुछ नहीं मिटेगा।
        keptUnsent|one: {count} पुराना संदेश बना रहता है क्योंकि वह अभी भेजा नहीं गया।
        keptUnsent|other: {count} पुराने संदेश बने रहते हैं क्योंकि वे अभी भेजे नहीं गए।
        """)
}

extension GroupText {
    static let hindi = PhraseTable(
        """
        group: समूह और उनके सदस्य दिखाएँ।
        groupDiscussion: उप-आदेश के बिना “list” की तरह समूहों की सूची दिखाता है।
        list: समूहों की सूची दिखाएँ।
        listDiscussion: पिन किए गए समूह पहले आते हैं, फिर हाल में सक्रिय समूह; संग्रहित समूह अंत में आते हैं। सदस्यों की संख्या और आपकी भूमिका तभी दिखती है जब कोई स्रोत उन्हें बताता है; निर्यात की गई चैट नहीं बतातीं: उनमें दिखता है कि कितने लोगों ने वहाँ लिखा।
        listName: केवल वे समूह दिखाएँ जिनके नाम में यह है। दोहराया जा सकता है।
        listLimit: अधिक से अधिक इतने समूह।
        show: कोई समूह और उसके सदस्य दिखाएँ।
        showDiscussion: विवरण, समूह का चित्र है या नहीं, और हर सदस्य को उसकी भूमिका के साथ दिखाता है: स्वामी, एडमिन या सदस्य। “कब से” उस सूचना का समय है जिससे भूमिका शुरू या समाप्त हुई।
        shownGroup: समूह: नाम या उसका हिस्सा, संदर्भ या आईडी।
        former: समूह छोड़ चुके लोगों को भी दिखाएँ।
        reading: समूह पढ़े जा रहे हैं
        groupHeading: समूह
        memberHeading: नाम
        membersHeading: सदस्य
        roleHeading: भूमिका
        ownRoleHeading: आपकी भूमिका
        sinceHeading: कब से
        descriptionHeading: विवरण
        pictureHeading: चित्र
        owner: स्वामी
        admin: एडमिन
        member: सदस्य
        left: छोड़ चुके
        you: आप
        noGroups: अभी कोई समूह नहीं।
        noMatch: “{name}” से कोई समूह मेल नहीं खाता।
        noSuchGroup: “{name}” नाम का कोई समूह नहीं है।
        noSuchGroupSuggestion: “{name}” नाम का कोई समूह नहीं है। क्या आपका मतलब था: {candidates}?
        noSuchGroupHint: “whisper groups” समूहों की सूची दिखाता है।
        membersUnknown: इस समूह के सदस्य अज्ञात हैं, क्योंकि किसी स्रोत ने उन्हें नहीं बताया।
        formerCount|one: {count} व्यक्ति समूह छोड़ चुका है। --former उसे भी दिखाता है।
        formerCount|other: {count} लोग समूह छोड़ चुके हैं। --former उन्हें भी दिखाता है।
        showMembers: इस समूह के सदस्य दिखाएँ
        wroteHere|one: {count} ने यहाँ लिखा
        wroteHere|other: {count} ने यहाँ लिखा
        """)
}

extension PeopleText {
    static let hindi = PhraseTable(
        """
        group: लोग और वे नाम दिखाएँ जिनसे उन्हें जाना जाता है।
        groupDiscussion: उप-आदेश के बिना “list” की तरह लोगों की सूची दिखाता है।
        list: तिजोरी के लोगों की सूची दिखाएँ।
        listDiscussion: उन सबको दिखाता है जिनकी सूचना किसी स्रोत ने दी: प्रेषक, समूहों के सदस्य और फ़ोन की पता पुस्तिका के लोग, एक नंबर और उनके सभी नामों के साथ। ये नाम स्रोतों से आते हैं और इनमें से कोई सत्यापित नहीं है। “आख़िरी सूचना” वह समय है जब किसी स्रोत ने व्यक्ति का नाम आख़िरी बार लिया, किसी संदेश में या पता पुस्तिका जैसी सूची में।
        listName: केवल वे लोग दिखाएँ जिनके किसी नाम या नंबर में यह है। दोहराया जा सकता है।
        listLimit: अधिक से अधिक इतने लोग।
        show: दिखाएँ कि तिजोरी किसी व्यक्ति के बारे में क्या जानती है।
        showDiscussion: हर नाम और नंबर उसके मूल के साथ, संपर्क उसके भरोसे के साथ, चैट और समूह दिखाता है। केवल संपर्क का भरोसा कुंजियों की तुलना पर आधारित है। व्यवसाय के नाम की पुष्टि मैसेंजर करता है, आप नहीं।
        shownPerson: व्यक्ति: नाम या उसका हिस्सा, नंबर या आईडी।
        reading: लोग पढ़े जा रहे हैं
        nameHeading: नाम
        numberHeading: नंबर
        otherNamesHeading: अन्य नाम
        originHeading: मूल
        aliasHeading: नाम या नंबर
        serviceHeading: सेवा
        firstSeenHeading: पहली सूचना
        lastSeenHeading: आख़िरी सूचना
        directChatHeading: सीधी चैट
        phoneNumber: फ़ोन नंबर
        linkedID: जुड़ी आईडी
        serviceID: सेवा पर आईडी
        addressBook: फ़ोन की पता पुस्तिका में
        addedFile: केवल जोड़ी गई JSON फ़ाइल में
        chosen: व्यक्ति का चुना हुआ
        business: WhatsApp द्वारा पुष्ट व्यवसाय का नाम
        businessElsewhere: मैसेंजर द्वारा पुष्ट व्यवसाय का नाम
        contact: इस तिजोरी का संपर्क
        notVerified: इस व्यक्ति का कोई संपर्क नहीं है, इसलिए कोई कुंजी नहीं मिलाई गई।
        messageCount|one: {count} संदेश
        messageCount|other: {count} संदेश
        messageAndUnreadCount|one: {count} संदेश, {unread} अपठित
        messageAndUnreadCount|other: {count} संदेश, {unread} अपठित
        noPeople: अभी कोई व्यक्ति नहीं।
        noMatch: “{name}” से कोई व्यक्ति मेल नहीं खाता।
        cut|one: केवल पहला व्यक्ति दिखाया गया है। दूसरों को खोजने के लिए नाम का हिस्सा दें।
        cut|other: केवल पहले {count} लोग दिखाए गए हैं। दूसरों को खोजने के लिए नाम का हिस्सा दें।
        showPerson: इस व्यक्ति के बारे में सब दिखाएँ
        forget: वह सब हटाएँ जो किसी व्यक्ति का नाम बताता है।
        forgetDiscussion: किसी व्यक्ति के सभी नाम, नंबर और आईडी हटाता है, खोज सूचकांक से भी। उन्होंने जो लिखा वह किसी अज्ञात व्यक्ति के लिखे के रूप में बना रहता है। संदेशों के शब्द, चैट के पते (निर्यात की गई चैट में वह नाम ही है), संलग्नक और तिजोरी की पुरानी प्रतियाँ नहीं हटाई जातीं। व्यक्ति का नाम बताने वाली चीज़ फिर से आयात करने पर नाम लौट आते हैं।
        forgottenName: अज्ञात व्यक्ति
        askForget: “{name}” के सभी नाम और पते हमेशा के लिए हटाएँ? उन्होंने जो लिखा वह “{unknown}” के लिखे के रूप में बना रहता है।
        forgotten: “{name}” अब “{unknown}” है।
        addressesStay|one: इस व्यक्ति के साथ वाली चैट का पता बना रहता है, जिससे फिर आयात करने पर वह पहचानी जाती है: {addresses}
        addressesStay|other: इस व्यक्ति के साथ वाली {count} चैट के पते बने रहते हैं, जिनसे फिर आयात करने पर वे पहचानी जाती हैं: {addresses}
        cannotForget: “{name}” आप हैं या आपके संपर्कों में से एक, और भुलाया नहीं जा सकता।
        nameless: अज्ञात व्यक्ति (…{digits})
        namelessShort: अज्ञात …{digits}
        notMe: बताएँ कि कोई व्यक्ति आप नहीं हैं।
        notMeDiscussion: आयात के ग़लत --me, या ऐसे स्रोत के लिए जो किसी और को आपके रूप में दिखाता है। इस नाम से जो संदेश आपके भेजे हुए गिने जाते थे, वे फ़ाइल के फिर आयात होने तक किसी के भेजे हुए नहीं गिने जाते। जब तक --undo इसे वापस न ले या कोई निर्यात --me के साथ आयात न हो, कोई स्रोत नंबर वाले व्यक्ति को फिर आप नहीं बनाता।
        notMeUndo: यह वापस लें कि व्यक्ति आप नहीं हैं।
        askNotMe: क्या “{name}” कोई और है, आप नहीं?
        notYou: “{name}” को अब आप नहीं माना जाता।
        noLongerSent|one: {count} संदेश अब आपका भेजा हुआ नहीं गिना जाता।
        noLongerSent|other: {count} संदेश अब आपके भेजे हुए नहीं गिने जाते।
        mayBeYou: यदि कोई स्रोत या --me कहे, तो “{name}” को फिर आप माना जा सकता है।
        notTakenToBeYou: “{name}” को आप नहीं माना जाता।
        certainlyYou: “{name}” आपकी एक पहचान है, या वह खाता जिससे यह तिजोरी भेजती है।
        notMeHint: यदि “{name}” कोई और है, तो “whisper people not-me” से बताएँ।
        severalYou: एक से अधिक व्यक्तियों को आप माना जाता है: {names}। यदि उनमें से कोई आप नहीं है, तो “whisper people not-me” से बताएँ। यदि वे सभी आप हैं, तो उन्हें “whisper people join” से एक बनाएँ।
        takenElsewhere: जिन फ़ाइलों में “{name}” को आप माना गया था, उन्हें --redo --me NAME के साथ फिर आयात करें: {files}
        notMeJoined: “{name}” ये भी हैं: {names}। यदि इनमें से केवल एक आप नहीं हैं, तो पहले इन्हें अलग करें: {command}
        widerShowsMore|one: {count} स्तंभ होने पर यह भी दिखाया जाता है कि हर नाम कहाँ और कब बताया गया।
        widerShowsMore|other: {count} स्तंभ होने पर यह भी दिखाया जाता है कि हर नाम कहाँ और कब बताया गया।
        """)
}

extension ReceiptText {
    static let hindi = PhraseTable(
        """
        receipts: दिखाएँ कि संदेश किसे मिला और किसने पढ़ा।
        receiptsDiscussion: दिखाता है कि संदेश हर प्राप्तकर्ता तक कितना पहुँचा और कब। जिस समूह के सदस्य ज्ञात हैं, उसमें बिना रसीद वाले भी दिखते हैं: हो सकता है उन्होंने पढ़ने की रसीदें बंद की हों, बाद में जुड़े हों या तब से ऑनलाइन न आए हों।
        message: संदेश: उसका संदर्भ या आईडी।
        recipientHeading: प्राप्तकर्ता
        statusHeading: रसीद
        timeHeading: समय
        messageHeading: संदेश
        sentHeading: भेजा गया
        totalHeading: रसीदें
        delivered: पहुँचा
        read: पढ़ा गया
        played: चलाया गया
        none: रसीद नहीं
        noReceipts: इस संदेश की कोई रसीद नहीं है।
        incoming: यह संदेश आपको मिला था। रसीदें केवल उन संदेशों की होती हैं जो आपने भेजे।
        """)
}

extension SplitText {
    static let hindi = PhraseTable(
        """
        people: जोड़े गए लोगों को अलग करें।
        chats: जोड़ी गई चैट अलग करें।
        discussion: यदि कई जोड़े गए थे तो पूछता है कि किसे अलग करना है। हर एक को वह वापस मिलता है जो उसका था, और जो तब से उसके अपने पते से आया। कोई स्रोत कुछ भी बताए, दोनों फिर नहीं जोड़े जाते।
        joined: क्या अलग करना है: उसका नाम, शीर्षक या पता, या उसका भाग।
        list: केवल सूची दिखाएँ कि क्या, किससे और कब जोड़ा गया।
        byImport: एक आयात द्वारा
        bySource: जैसा {platform} ने बताया
        byOwner: आपके द्वारा
        several: “{name}” में कई जोड़े गए थे:
        askSplit: “{other}” को “{name}” से अलग करें?
        done: “{other}” और “{name}” फिर से अलग हैं।
        nothing: “{name}” में कुछ नहीं जोड़ा गया था।
        noSuch: “{other}” नाम का कुछ भी “{name}” में नहीं जोड़ा गया था।
        joinPeople: बताएँ कि दो व्यक्ति एक ही हैं।
        joinChats: बताएँ कि दो चैट एक ही हैं।
        joinPeopleDiscussion: दूसरे व्यक्ति का लिखा सब कुछ, और उसके सभी नाम और नंबर, पहले के हो जाते हैं। यह दर्ज होता है: “whisper people split” उन्हें फिर अलग करता है।
        joinChatsDiscussion: दूसरी चैट के संदेश समय के क्रम में पहली के हो जाते हैं; जो दोनों में है वह एक बार रहता है। यह दर्ज होता है: “whisper conversation split” उन्हें फिर अलग करता है।
        otherPerson: वही व्यक्ति: नाम या उसका हिस्सा, नंबर या आईडी।
        otherChat: वही चैट, पहली की तरह बताई गई।
        askJoinPeople: क्या “{other}” और “{name}” एक ही व्यक्ति हैं?
        askJoinChats: क्या “{other}” और “{name}” एक ही चैट हैं?
        joinedPeople: “{other}” और “{name}” एक ही व्यक्ति हैं, नाम “{present}”।
        joinedChats: “{other}” चैट “{name}” का हिस्सा है।
        sameAlready: “{other}” और “{name}” पहले से एक हैं।
        ownerAndOther: “{name}” आप हैं, और “{other}” नहीं।
        ownerAndOtherHint: यदि किसी निर्यात में “{other}” आप हैं, तो उसे --redo --me NAME के साथ फिर आयात करें। यदि “{name}” आप नहीं हैं: whisper people not-me NAME
        otherService: “{other}” और “{name}” अलग-अलग सेवाओं की चैट हैं।
        numberedChat: “{other}” या “{name}” का क्रम एक सर्वर रखता है, इसलिए वे एक चैट नहीं बन सकतीं।
        separateAgain: फिर अलग करें
        keptName: नाम “{present}” दिखाया जाता है, क्योंकि पहले पता पुस्तिका के नाम आते हैं, फिर वे जिनकी किसी सेवा ने पुष्टि की है, फिर वे जो लोगों ने स्वयं चुने हैं; बराबर नामों में वह जो सबसे बाद में देखा गया।
        """)
}

extension IngestionText {
    static let hindi = PhraseTable(
        """
        option: आयात और लाइव स्रोतों का प्रदर्शन उनके लक्ष्यों के साथ दिखाएँ।
        runs: रन
        complete: पूरे हुए
        added: जोड़े गए
        duplicates: पहले से ज्ञात
        skipped: छोड़े गए
        spilled: तिजोरी के सहेज पाने तक अलग रखे गए
        lastRun: पिछला रन
        pairing: सफल पेयरिंग
        latency: सहेजने तक का समय
        backlog: इतिहास, संदेश प्रति मिनट
        uptime: कनेक्टेड
        decryption: डिक्रिप्ट हुए
        met: लक्ष्य {objective}: पूरा
        missed: लक्ष्य {objective}: चूका
        unknown: लक्ष्य {objective}; अभी कोई आँकड़े नहीं
        unreadChanges: जो बदलाव पढ़े नहीं जा सके
        """)
}

extension BridgeText {
    static let hindi = PhraseTable(
        """
        group: ब्रिज के ज़रिए संदेश सीधे आयात करें।
        groupDiscussion: ब्रिज एक अलग प्रोग्राम है जो मैसेंजर से बात करता है और वहाँ आपके संदेश पढ़ सकता है। वह कभी कुछ नहीं भेजता। तिजोरी उससे अलग रहती है: ब्रिज के पास नेटवर्क है, तिजोरी की कोई कुंजी नहीं।
        install: WhatsApp के लिए संदर्भ ब्रिज स्थापित करें।
        installDiscussion: तिजोरी की निर्देशिका में अपना Python परिवेश बनाता है और तय संस्करण वहाँ स्थापित करता है, हर एक हैश से जाँचा हुआ। venv सहित Python 3.11 या नया और नेटवर्क चाहिए।
        pair: तिजोरी को WhatsApp खाते से जोड़ें।
        pairDiscussion: पहले पूछता है, फिर फ़ोन से स्कैन करने के कोड दिखाता है, और खाता जुड़ते ही समाप्त होता है। फिर “whisper bridge run” संदेश लाता है। WhatsApp चार जुड़े डिवाइस देता है; दो चरणों वाला सत्यापन चालू करें।
        run: रोके जाने तक संदेश आयात करें।
        runDiscussion: अग्रभूमि में रहता है और विफल ब्रिज को तब तक फिर शुरू करता है जब तक उससे लाभ हो; इसलिए सेवा प्रबंधक के लिए ठीक है। Ctrl-C या SIGTERM से रोकें।
        status: दिखाएँ कि तिजोरी जुड़ी है या नहीं और पिछली बार का परिणाम।
        logout: खाते को अलग करें और उसकी कुंजियाँ हटाएँ।
        logoutDiscussion: इस डिवाइस को WhatsApp से अलग करता है और सत्र व उसकी सभी कुंजियाँ इस डिवाइस से हटाता है। आयात किए गए संदेश बने रहते हैं।
        command: ब्रिज के रूप में यह प्रोग्राम चलाएँ; उसके शब्द शेल की तरह अलग किए जाते हैं।
        historyLimit: फ़ोन के इतिहास से अधिक से अधिक इतने संदेश आयात करें; 0 पर कोई सीमा नहीं।
        consent: जोड़ने से यह डिवाइस आपके एक और डिवाइस के रूप में आपकी WhatsApp चैट पढ़ सकेगा:\\n- वह नए संदेश और फ़ोन द्वारा दिया गया इतिहास पढ़ता है। कुछ नहीं भेजता, पढ़े जाने की सूचना भी नहीं।\\n- सब कुछ केवल आपकी तिजोरी में एन्क्रिप्ट होकर रहता है, जोड़ की कुंजियाँ भी।\\n- वापस लेने के लिए: “whisper bridge logout”, या फ़ोन पर “लिंक किए गए डिवाइस”।\\nWhatsApp की शर्तें दूसरे प्रोग्राम नहीं मानतीं, और वह खाता बंद कर सकता है।
        consentQuestion: क्या खाता जोड़ना है?
        scan: इसे केवल अपने फ़ोन से स्कैन करें: WhatsApp, “लिंक किए गए डिवाइस”, “डिवाइस लिंक करें”।
        expires: यह कोड {seconds} सेकंड तक मान्य है; फिर दूसरा आएगा।
        linked: {account} से जुड़ा; फ़ोन इस डिवाइस को “{device}” नाम से दिखाता है।
        connected: जुड़ गया।
        disconnected: संपर्क टूट गया; ब्रिज फिर कोशिश कर रहा है।
        retrying: {reason} {seconds} सेकंड में फिर कोशिश होगी।
        finished: संदेश: {added} नए, {duplicates} पहले से ज्ञात; {skipped} छोड़े गए।
        manySkipped: एक घंटे में दस से अधिक संदेश पढ़े नहीं जा सके।
        manyUndecryptable: हज़ार में एक से अधिक संदेश डिक्रिप्ट नहीं हो सके।
        qrExpired: समय रहते किसी ने कोड स्कैन नहीं किया। नया कोड स्कैन करें।
        authenticationFailed: फ़ोन ने जोड़ने से मना किया। फ़ोन देखें और फिर जोड़ें।
        sessionExpired: खाता अब जुड़ा नहीं है। फिर जोड़ें; लाई गई चीज़ें बनी रहेंगी।
        rateLimited: WhatsApp से बहुत अधिक अनुरोध।
        networkError: WhatsApp तक पहुँच नहीं है। संपर्क जाँचें।
        undecryptable: एक संदेश डिक्रिप्ट नहीं हो सका; उसे फिर माँगा जा रहा है: {id}
        clientOutdated: WhatsApp ब्रिज का यह संस्करण अब नहीं लेता। Whisper अद्यतन करें और “whisper bridge install” चलाएँ।
        banned: WhatsApp ने खाता बंद कर दिया है। अलग करें, एक दिन रुकें, फिर जोड़ें।
        crashed: ब्रिज अचानक समाप्त हो गया।
        crashedHint: आदेश फिर से चलाएँ। यदि इससे काम न बने, तो “whisper bridge install” से ब्रिज दोबारा स्थापित करें, या --command में दिया प्रोग्राम जाँचें।
        programMissing: ब्रिज “{program}” चलाया नहीं जा सकता।
        programMissingHint: “whisper bridge install” संदर्भ ब्रिज स्थापित करता है; --command दूसरा प्रोग्राम बताता है।
        noMemoryPlace: सत्र के लिए मेमोरी में जगह नहीं है: न $XDG_RUNTIME_DIR, न /dev/shm मेमोरी में है।
        notLinked: तिजोरी किसी खाते से जुड़ी नहीं है।
        notLinkedHint: “whisper bridge pair” उसे जोड़ता है।
        malformedCommand: {option}: उद्धरण चिह्न बंद नहीं है, या प्रोग्राम नहीं है।
        unsupported: Whisper का यह बिल्ड ब्रिज नहीं चलाता।
        helperMissing: {path} नहीं है, जो ब्रिज चलाता है।
        helperMissingHint: वह Bridge ट्रेट के साथ बनता है और whisper के पास स्थापित होता है।
        installing: संदर्भ ब्रिज स्थापित हो रहा है…
        installed: संदर्भ ब्रिज स्थापित है: {path}
        installFailed: संदर्भ ब्रिज स्थापित नहीं हो सका।
        installFailedHint: देखें कि पैकेज सूची तक पहुँच है या नहीं और venv मॉड्यूल सहित Python 3.11 या नया है या नहीं।
        sourceMissing: संदर्भ ब्रिज की फ़ाइलें प्रोग्राम के पास नहीं हैं।
        labelAccount: खाता
        labelProgram: संदर्भ ब्रिज
        labelAcknowledged: तिजोरी में घटनाएँ
        labelLastRun: पिछला रन
        isLinked: जुड़ा हुआ
        isNotLinked: जुड़ा नहीं
        isInstalled: स्थापित
        notInstalled: स्थापित नहीं
        unlinked: अलग किया गया। सत्र और उसकी कुंजियाँ इस डिवाइस से हटाई गईं।
        removedOnly: सत्र और उसकी कुंजियाँ इस डिवाइस से हटाई गईं। WhatsApp को बताया नहीं जा सका: फ़ोन पर “लिंक किए गए डिवाइस” में डिवाइस हटाएँ।
        nothingToRemove: हटाने को कुछ नहीं था।
        logoutQuestion: क्या खाते को अलग करके उसकी कुंजियाँ इस डिवाइस से हटानी हैं?
        coverage: दिखाएँ कि हर चैट की कौन-सी अवधि मौजूद है और बीच में कहाँ खाली है।
        coverageDiscussion: दो संदेशों के बीच --gap दिनों से लंबी चुप्पी को खाली जगह कहा गया है। चुप्पी और छूटे संदेशों में कोई फ़र्क नहीं कर सकता, इसलिए यह केवल संकेत है। न ब्रिज चाहिए, न नेटवर्क।
        gapDays: इतने दिनों से लंबे अंतराल बताएँ।
        coverageFrom: से
        coverageTo: तक
        coverageExported: एक्सपोर्ट से
        coverageBridged: ब्रिज से
        coverageGaps: खाली समय
        measuring: चैट देखी जा रही हैं
        rebuild: ब्रिजों की सहेजी गई घटनाओं से संदेश फिर बनाएँ।
        rebuildDiscussion: हर घटना अपने मूल बाइट में रखी जाती है। जो अपडेट उन्हें और समझता हो, उसके बाद यह वह दिखाता है जो पहले समझ नहीं आया था। मिटाया हुआ मिटा रहता है, पढ़ा हुआ पढ़ा रहता है। न ब्रिज चाहिए, न नेटवर्क।
        rebuilding: घटनाएँ फिर पढ़ी जा रही हैं
        rebuilt: घटनाएँ: {events} फिर पढ़ी गईं, जिनमें {unread} में दिखाने को कुछ नहीं। संदेश: {replaced} नए किए गए, {inserted} जोड़े गए।
        outOfRange: {option}: {value}, {lowest} से {highest} तक की संख्या नहीं है।
        noHistory: फ़ोन के इतिहास से कुछ न लें।
        takesHistory: फ़ोन का इतिहास लिया जाए या नहीं: true या false।
        historyInterval: इतिहास के दो अनुरोधों के बीच इतने मिलीसेकंड छोड़ें।
        batchSize: इतिहास के इतने संदेश तिजोरी में एक साथ रखें।
        retries: जहाँ सीमा है, वहाँ लगातार कोशिशों की अधिकतम संख्या।
        firstDelay: दूसरी कोशिश से पहले इतने मिलीसेकंड रुकें; बाद में हर बार दुगुना।
        sessionTimeout: इतने दिनों बाद फिर जोड़ने को कहें।
        retryingNow: {reason} अभी फिर कोशिश हो रही है।
        oftenExpired: 30 दिनों में जोड़ कई बार टूटा है। शायद WhatsApp खाता बंद कर रहा है: अलग करें, एक दिन रुकें, फिर जोड़ें।
        notify: डेस्कटॉप सूचना नए संदेशों के बारे में क्या बताए: कुछ नहीं (none), कितने (count), चैट भी (chat), पाठ भी (content)।
        newMessages|one: {count} नया संदेश
        newMessages|other: {count} नए संदेश
        noDesktop: डेस्कटॉप सूचनाएँ नहीं: कोई डेस्कटॉप नहीं मिला।
        desktopSilent: डेस्कटॉप सूचनाएँ नहीं ले रहा; संदेश फिर भी आते रहेंगे।
        noNotifications: Whisper का यह बिल्ड सूचनाएँ नहीं दिखाता।
        bridgeSays: ब्रिज का संदेश: {text}
        otherVersion: ब्रिज ने ब्रिज प्रोटोकॉल का संस्करण {version} चुना; यह प्रोग्राम केवल संस्करण {supported} का समर्थन करता है।
        unusable: यह प्रोग्राम ब्रिज के रूप में काम नहीं कर सकता।
        journalChanged: ब्रिज का जर्नल वह नहीं है जिसे इस तिजोरी ने अब तक पढ़ा है।
        journalChangedHint: “whisper bridge run --begin-again” उसे पहली पंक्ति से पढ़ता है; जो संदेश यहाँ पहले से हैं वे पहचान लिए जाते हैं।
        otherAccount: ब्रिज उस खाते से अलग खाते में लॉग इन है जिससे यह तिजोरी जुड़ी है।
        otherAccountHint: उसके लिए दूसरी तिजोरी इस्तेमाल करें, या पहले “whisper bridge logout” चलाएँ।
        beginAgain: ब्रिज का जर्नल पहली पंक्ति से फिर पढ़ें।
        bridgeLacks: ब्रिज के पास ज़रूरी मॉड्यूल या लाइब्रेरी नहीं है।
        bridgeLacksFile: ब्रिज को जिस फ़ाइल की ज़रूरत है, वह नहीं है।
        bridgeFaulty: ब्रिज अपने भीतर एक त्रुटि बताता है।
        bridgeExhausted: ब्रिज के पास मेमोरी या डिस्क की जगह नहीं बची।
        bridgeForbidden: सिस्टम ब्रिज को वह अनुमति नहीं देता जिसकी उसे ज़रूरत है।
        bridgeDistrusts: ब्रिज किसी सर्वर के प्रमाणपत्र पर भरोसा नहीं करता। गलत घड़ी, अनुपस्थित रूट प्रमाणपत्र या बीच में पढ़ने वाला नेटवर्क कारण हो सकता है।
        bridgeUnconnected: ब्रिज किसी सर्वर का नाम हल नहीं कर सकता, या उस तक पहुँच नहीं सकता। कनेक्शन जाँचें।
        unusableHint: कारण इससे पहले बताया गया है। “whisper bridge install” संदर्भ ब्रिज को नया करता है; --command कोई दूसरा प्रोग्राम बताता है।
        sessionNotKept: ब्रिज अपना सत्र नहीं सौंपता, इसलिए फिर से शुरू होने पर खाते को दोबारा जोड़ना पड़ सकता है।
        moreOfThese: इस प्रकार की और सूचनाएँ, जो नहीं दिखाई गईं: {number}
        manyMembers: “{title}” में {number} से अधिक सदस्य हैं; बाकी सहेजे नहीं जाते।
        alreadyRunning: इस तिजोरी का एक ब्रिज पहले से चल रहा है।
        passkeyRequired: इस डिवाइस को जोड़ने के लिए WhatsApp खाते की पासकी माँगता है, जिसे केवल ब्राउज़र या फ़ोन दे सकता है।
        passkeyHint: बिना जोड़े, फ़ोन पर चैट निर्यात करें या बैकअप बनाएँ, और “whisper import” चलाएँ। फ़ोन पर पासकी हटाना मदद कर सकता है: WhatsApp, “सेटिंग”, “खाता”, “पासकी”।
        refusedChanges: ऐसे लोगों के बदलाव जिन्हें इसका अधिकार नहीं, जिनसे कुछ नहीं बदला: {number}
        unreadChanges: संदेशों के बदलाव जो डिक्रिप्ट नहीं हो सके: {number}
        numbersIgnored: ब्रिज की कुछ पंक्तियों के क्रमांक पहले इस्तेमाल हो चुके थे, उन्हें छोड़ दिया गया।
        numberImpossible: ब्रिज की एक पंक्ति का क्रमांक असंभव है। उसे अस्वीकार किया गया और ब्रिज बंद कर दिया गया।
        timesDiffer: चैट “{title}” ऐसे समयों के साथ आयात हुई थी जो फ़ोन के समयों से {offset} भिन्न हैं, इसलिए उसके संदेश तिजोरी में दो बार हैं। वह चैट मिटाकर --timezone के साथ फिर से आयात करें।
        labelDevice: फ़ोन पर डिवाइस
        labelLinkedSince: कब से जुड़ा
        labelFiles: लाई जाने वाली फ़ाइलें
        labelFailure: पिछली विफलता
        pairPhone: स्कैन करने के QR कोड के बजाय आठ अक्षरों का कोड दिखाएँ, जो इस नंबर वाले फ़ोन पर लिखा जाता है।
        pairPhoneHint: नंबर देश कोड के साथ दें, जैसे +15550100123।
        typeCode: इसे केवल अपने फ़ोन पर लिखें: WhatsApp, “लिंक किए गए डिवाइस”, “डिवाइस लिंक करें”, “इसके बजाय फ़ोन नंबर से लिंक करें”।
        mediaOption: संदेश आते ही कौन-सी फ़ाइलें लाई जाएँ: सभी (all), चित्र और स्टिकर (images), या कोई नहीं (none)। none के अलावा चैट के चित्र भी लाए जाते हैं।
        mediaLimit: इतने मेगाबाइट से बड़ी फ़ाइलें छोड़ दें।
        mediaRate: प्रति सेकंड अधिकतम इतने किलोबाइट लाएँ; 0 का अर्थ है कोई सीमा नहीं।
        fetch: उन संदेशों की फ़ाइलें लाएँ जो उनके बिना आए थे।
        fetchDiscussion: वे फ़ाइलें लाता है जो अब भी WhatsApp के सर्वर पर हैं, सबसे नए संदेशों की पहले। हर फ़ाइल उसके संदेश के हैश से जाँची जाती है और एन्क्रिप्ट करके सहेजी जाती है। खाते से जुड़े होने की ज़रूरत नहीं, और “whisper bridge run” के चलते भी इसका उपयोग हो सकता है। WhatsApp कुछ हफ़्तों बाद फ़ाइलें मिटा देता है।
        fetchImages: केवल चित्र और स्टिकर लाएँ।
        fetchMissing: वे फ़ाइलें भी लाएँ जो तिजोरी में थीं और अब नहीं हैं, जैसे बिना संलग्नकों के आयात के बाद।
        mediaUnsupported: यह ब्रिज फ़ाइलें नहीं ला सकता।
        mediaRefused: सर्वर ने फ़ाइल के बजाय कुछ और भेजा।
        mediaForged: यह वह फ़ाइल नहीं है जिसका संदेश में उल्लेख है।
        mediaUntrusted: सर्वर का प्रमाणपत्र विश्वसनीय नहीं है।
        filesUnnamed: छोड़ी गई फ़ाइलें, जिनके संदेश नहीं बताते कि वे कहाँ हैं: {count}
        noRoomForCode: कोड के लिए {columns} स्तंभ और {rows} पंक्तियों का टर्मिनल चाहिए। {seconds} सेकंड में आने वाले अगले कोड के लिए उसे बड़ा करें, या रोककर --phone NUMBER से जोड़ें।
        labelSession: सत्र
        sessionAge|one: {count} दिन पुराना, {date} को समाप्त
        sessionAge|other: {count} दिन पुराना, {date} को समाप्त
        labelPending: ब्रिज में घटनाएँ
        pendingAt: {number} ({date} तक)
        labelSpill: यहाँ प्रतीक्षारत घटनाएँ
        labelHistory: पुराने संदेशों की प्रतीक्षा में चैट
        """)
}

extension BackfillText {
    static let hindi = PhraseTable(
        """
        backfill: फ़ोन से पुराने संदेश माँगें।
        backfillDiscussion: दर्ज करता है कि आपको कौन से पुराने संदेश चाहिए। जब “whisper bridge run” चल रहा हो, तब वे पृष्ठभूमि में फ़ोन से माँगे जाते हैं, एक बार में 50, सबसे हाल में सक्रिय चैट पहले; अगली बार काम वहीं से आगे बढ़ता है। --conversation के बिना यह सभी चैट पर लागू होता है, बाद में जुड़ने वाली पर भी। दोबारा माँगने पर शुरुआत नए सिरे से होती है, पूरी हो चुकी चैट में भी। केवल फ़ाइल से आयात की गई चैट में ऐसा कोई संदेश नहीं होता जिसे फ़ोन खोज सके; नए संदेश आने पर यह बदल जाता है।
        untilOption: इस तारीख तक के पुराने संदेश माँगें।
        countOption: हर चैट से अधिकतम इतने पुराने संदेश माँगें।
        conversationOption: केवल इस चैट के संदेश माँगें।
        listOption: माँगे गए और आ चुके संदेशों की सूची दिखाएँ।
        removeOption: अब पुराने संदेश न माँगें; आ चुके संदेश बने रहेंगे।
        oneAction: {first} को {second} के साथ नहीं दिया जा सकता।
        wishedChat: “{title}” के पुराने संदेश फ़ोन से माँगे जाएँगे।
        wishedAll|one: सभी चैट के पुराने संदेश फ़ोन से माँगे जाएँगे, अभी {count} चैट के।
        wishedAll|other: सभी चैट के पुराने संदेश फ़ोन से माँगे जाएँगे, अभी {count} चैट के।
        limitUntil: {date} तक।
        limitCount|one: हर चैट से अधिकतम {count} संदेश।
        limitCount|other: हर चैट से अधिकतम {count} संदेश।
        noLimit: जितने पुराने फ़ोन में हों। ये दसियों हज़ार संदेश हो सकते हैं।
        running: इस तिजोरी का एक ब्रिज चल रहा है और कुछ सेकंड में शुरू करेगा।
        notRunning: इस तिजोरी का कोई ब्रिज नहीं चल रहा। “whisper bridge run” से शुरू करें।
        startRun: संदेश आयात करें और पुराने माँगें
        showList: देखें कि कितने आ चुके हैं
        removedChat: “{title}” के पुराने संदेश अब नहीं माँगे जाते।
        removedAll: सभी चैट के पुराने संदेश अब नहीं माँगे जाते।
        noneChat: केवल “{title}” के लिए पुराने संदेश नहीं माँगे गए थे।
        noneAll: सभी चैट के लिए पुराने संदेश नहीं माँगे गए थे।
        noneHint: “whisper bridge backfill --list” दिखाता है कि क्या माँगा गया है।
        noWishes: कोई पुराने संदेश नहीं माँगे जाते।
        moreChats|one: {count} और चैट
        moreChats|other: {count} और चैट
        untilHeading: कब तक
        countHeading: अधिकतम
        receivedHeading: प्राप्त
        stateHeading: स्थिति
        oldestHeading: सबसे पुराना संदेश
        newestHeading: सबसे नया संदेश
        waiting: बाकी
        reached: पूरा
        complete: फ़ोन में और नहीं हैं
        stalled: फ़ोन और नहीं भेजता
        bare: केवल आयात में
        silent: फ़ोन उत्तर नहीं दे रहा
        unsupported: ब्रिज में यह सुविधा नहीं
        unsupportedBridge: यह ब्रिज पुराने संदेश नहीं माँग सकता। नए संदेश पहले की तरह आयात होते हैं।
        settled|one: “{title}”: {count} पुराना संदेश, जैसा माँगा गया था।
        settled|other: “{title}”: {count} पुराने संदेश, जैसा माँगा गया था।
        settledComplete|one: “{title}”: {count} पुराना संदेश। फ़ोन में और नहीं हैं।
        settledComplete|other: “{title}”: {count} पुराने संदेश। फ़ोन में और नहीं हैं।
        settledStalled|one: “{title}”: {count} पुराना संदेश। फ़ोन में और हैं, पर वह उन्हें नहीं भेजता।
        settledStalled|other: “{title}”: {count} पुराने संदेश। फ़ोन में और हैं, पर वह उन्हें नहीं भेजता।
        phoneSilent: फ़ोन पुराने संदेशों के अनुरोधों का उत्तर नहीं दे रहा। अगली कोशिश {minutes} मिनट में।
        limited: पुराने संदेशों के बहुत अधिक अनुरोध। अगली कोशिश {minutes} मिनट में।
        finished: माँगे गए सभी पुराने संदेश, जो फ़ोन भेजता है, आ चुके हैं।
        stopped: इस बार अब पुराने संदेश नहीं माँगे जा सकते: {reason}
        """)
}

extension SyncCommandText {
    static let hindi = PhraseTable(
        """
        root: सर्वर के साथ तुरंत संदेशों का आदान-प्रदान करें।
        rootDiscussion: जो दिखाया जाता है उसका एकमात्र स्रोत तिजोरी है: जो आता है पहले उसमें जाता है, और जो आप भेजते हैं वह सर्वर को मिलने तक उसी में रुकता है। उसे “whisper” से पढ़ें, जो नेटवर्क कभी काम में नहीं लेता; यह प्रोग्राम लेता है।
        login: सर्वर में लॉग इन करें।
        loginDiscussion: टर्मिनल पर गुप्त शब्द पूछता है। तिजोरी पता और एक टोकन सील करके रखती है; गुप्त शब्द कभी नहीं रखती।
        logout: लॉग आउट करें और टोकन हटाएँ।
        logoutDiscussion: सर्वर को बताता है और इस डिवाइस से टोकन हटाता है। संदेश बने रहते हैं, भेजे जाने की प्रतीक्षा वाले भी।
        run: रोके जाने तक संदेश पाएँ और भेजें।
        runDiscussion: अग्रभूमि में रहता है और संपर्क टूटने पर हर बार फिर जुड़ता है; इसलिए सेवा प्रबंधक के लिए ठीक है। Ctrl-C या SIGTERM से रोकें।
        chat: पूरी स्क्रीन वाले दृश्य में संदेश पढ़ें और लिखें।
        chatDiscussion: वही दिखाता है जो “whisper browse”, साथ ही “whisper-sync run” की तरह सर्वर का अनुसरण करता है, और संदेशों के नीचे लिखने की जगह देता है। उसके ऊपर की पंक्ति उस संपर्क का नाम बताती है जिसके लिए सील किया जाएगा, या चेतावनी देती है कि सर्वर पढ़ सकता है। जो संदेश सर्वर के पास अभी नहीं हैं वे चिह्नित हैं। कुंजियों के लिए ? दबाएँ।
        send: संदेश भेजें।
        sendDiscussion: संदेश पहले सहेजा जाता है, फिर भेजा जाता है। सर्वर तक पहुँच न हो तो वह रुकता है, और “whisper-sync run” उसे बाद में भेजता है।
        retry: वह संदेश फिर भेजें जिसे सर्वर ने ठुकराया था।
        status: खाता, हर चैट कहाँ तक आई है और क्या भेजा जाना बाकी है, यह दिखाएँ।
        serverArgument: सर्वर का पता: https://HOST, या इस डिवाइस के लिए http://।
        userArgument: सर्वर पर उपयोगकर्ता का नाम।
        conversationArgument: चैट: शीर्षक, आईडी या सर्वर पर आईडी।
        textArgument: पाठ; - उसे मानक इनपुट से पढ़ता है।
        messageArgument: संदेश की आईडी, जैसी “whisper-sync status” दिखाता है।
        boundContact: संपर्क: नाम, आईडी या उँगली-छाप।
        server: सर्वर, यदि तिजोरी किसी में लॉग इन नहीं है।
        tokenFile: पहुँच टोकन FILE की पहली पंक्ति से पढ़ें, और अवधि बीतने पर फिर।
        secretFile: गुप्त शब्द FILE की पहली पंक्ति से पढ़ें; - मानक इनपुट है।
        secretDescriptor: गुप्त शब्द खुली फ़ाइल N से पढ़ें।
        device: इस डिवाइस का नाम, जो सर्वर को बताया जाता है।
        seal: जो भेजा जाए उसे सील करें और जो आए उसे खोलें, ताकि सर्वर केवल कूट-पाठ देखे।
        trustCarrierTime: छूटे सील संदेशों को उस समय से परखें जब सर्वर के अनुसार वे उसे मिले।
        caFile: सिस्टम के अलावा FILE के प्रमाणपत्रों पर भी भरोसा करें।
        tokenInQuery: टोकन को सीधे संपर्क के पते में रखें, उन सर्वरों के लिए जो उसे और कहीं नहीं पढ़ते; पते लॉग में रह जाते हैं।
        timeout: सर्वर की अधिक से अधिक N सेकंड प्रतीक्षा करें।
        bind: चैट को किसी संपर्क से जोड़ें।
        unbind: चैट का संपर्क से जुड़ाव हटाएँ।
        bindDiscussion: तब से चैट में आप जो भेजते हैं वह इस संपर्क की कुंजियों से सील होता है, और जो सील होकर आता है वह खोला जाता है। कौन कौन है, इस पर सर्वर की बात कभी नहीं मानी जाती; इसलिए आप एक बार बताते हैं।
        rooms: सर्वर की चैट निमंत्रणों सहित दिखाता है।
        create: सर्वर पर चैट बनाता है।
        createDiscussion: सर्वर जानता है कि किसे निमंत्रण मिला और शीर्षक क्या है, पर चैट को संपर्क से जोड़ने पर यह नहीं कि आप क्या भेजते हैं।
        join: निमंत्रण स्वीकार करता है, या सार्वजनिक चैट में शामिल होता है।
        leave: चैट छोड़ता है, या निमंत्रण ठुकराता है।
        leaveDiscussion: अब तक मिले संदेश तिजोरी में रहते हैं। फिर लिखने के लिए दोबारा शामिल होना होगा।
        fetch: चैट के पुराने संदेश और फ़ाइलें लाता है।
        fetchDiscussion: हर बार चलाने पर पिछली बार के बाद का सब कुछ आता है। यह पहली बार चलाने से पहले के संदेशों के लिए है, और फ़ाइलों के लिए, जो केवल माँगने पर डाउनलोड होती हैं।
        titleOption: चैट का शीर्षक।
        withOption: USER को निमंत्रण देता है; कई लोगों के लिए विकल्प दोहराएँ।
        directOption: इसे एक ही व्यक्ति के साथ की चैट बनाता है, जिसे संपर्क से जोड़ा जा सकता है।
        roomArgument: सर्वर पर चैट की आईडी या नाम।
        pagesOption: पुराने संदेशों के कितने पृष्ठ लाने हैं।
        filesOption: चैट की फ़ाइलें डाउनलोड करता है।
        loginTokenOption: रहस्य सिंगल साइन-ऑन पृष्ठ का लॉगिन टोकन है।
        serverChoice: सर्वर, यदि तिजोरी कई सर्वरों में लॉग इन है।
        attachOption: FILE संलग्न करता है; पाठ उसका विवरण बनता है। - मानक इनपुट है।
        typeOption: फ़ाइल का मीडिया प्रकार, जैसे image/png, यदि उसके नाम से पता न चले।
        fileSizeOption: इतने मेगाबाइट (2^20 बाइट) से बड़ी फ़ाइलें छोड़ देता है।
        runFilesOption: फ़ाइलें आते ही डाउनलोड करता है, और वे भी जो अब तक डाउनलोड नहीं हुईं।
        """)
}

extension SyncText {
    static let hindi = PhraseTable(
        """
        stateConnected: जुड़ा है
        stateConnecting: जुड़ रहा है…
        stateWaiting: कनेक्शन नहीं, संदेश रुके हैं
        stateEnded: लॉग आउट, संदेश रुके हैं
        askSecret: {server} पर “{user}” का गुप्त शब्द:
        loggedIn: {server} में “{user}” के रूप में लॉग इन हुआ।
        loggedOut: लॉग आउट हुआ। सत्र इस डिवाइस से हटाया गया।
        loggedOutHere: सत्र इस डिवाइस से हटाया गया। सर्वर को बताया नहीं जा सका; वहाँ वह अपने आप समाप्त होगा।
        nothingToRemove: हटाने को कुछ नहीं था।
        connecting: {server} से जुड़ रहा है…
        connected: {server} से “{user}” के रूप में जुड़ गया।
        disconnected: संपर्क टूट गया।
        retrying: {reason} {seconds} सेकंड में फिर कोशिश होगी।
        finished: संदेश: {received} मिले, {sent} भेजे गए; {waiting} भेजे जाने की प्रतीक्षा में।
        sent: भेज दिया गया।
        queued: सहेजा गया। {reason} संदेश तब तक रुकेगा जब तक “whisper-sync run” उसे भेज न सके।
        messageFailed: सर्वर ने एक संदेश सदा के लिए ठुकराया ({reason}); “whisper-sync status” उसे दिखाता है।
        unreachable: सर्वर तक पहुँच नहीं है।
        untrusted: सर्वर का प्रमाणपत्र विश्वसनीय नहीं है, या इस होस्ट का नहीं है।
        untrustedHint: --ca-file निजी सर्वर के प्रमाणपत्र बताता है।
        unauthorized: सर्वर ने उपयोगकर्ता और गुप्त शब्द स्वीकार नहीं किए।
        sessionEnded: सर्वर अब टोकन स्वीकार नहीं करता।
        sessionEndedHint: “whisper-sync login” फिर लॉग इन करता है; भेजे जाने की प्रतीक्षा में कुछ भी नहीं खोता।
        loginAgain: “{command}” से फिर लॉग इन करें; भेजे जाने की प्रतीक्षा में कुछ भी नहीं खोता।
        rateLimited: सर्वर रुकने को कहता है।
        serverFailed: सर्वर विफल हुआ।
        notUnderstood: सर्वर ऐसा उत्तर देता है जो यह प्रोग्राम नहीं समझता।
        notLoggedIn: तिजोरी किसी सर्वर में लॉग इन नहीं है।
        notLoggedInHint: “whisper-sync login” लॉग इन करता है; --server और --token-file के साथ इसकी ज़रूरत नहीं।
        alreadyLoggedIn: तिजोरी पहले से {server} के “{user}” की है।
        alreadyLoggedInHint: एक तिजोरी में एक ही खाते की चैट रहती हैं; दूसरे खाते के लिए दूसरी तिजोरी लें।
        invalidAddress: “{address}” ऐसा पता नहीं है जिससे जुड़ा जाए।
        invalidAddressHint: https://HOST, या केवल इस डिवाइस के लिए http://: कहीं और टोकन खुला जाता।
        emptyToken: {path} की पहली पंक्ति में टोकन नहीं है।
        refused: सर्वर ने संदेश सदा के लिए ठुकराया: {reason}
        tooLong: संदेश {limit} बाइट से लंबा है।
        emptyMessage: भेजने को कुछ नहीं है: पाठ खाली है।
        notText: इनपुट UTF-8 पाठ नहीं है।
        notOfServer: “{name}” सर्वर की चैट नहीं है।
        notOfServerHint: “whisper-sync status” सर्वर की चैट दिखाता है; “whisper-sync run” उन्हें लाता है।
        groupNotSealed: सील संदेश एक व्यक्ति को जाता है, और यह चैट समूह है।
        contactUnknownHint: “whisper-sync bind” से चैट को किसी संपर्क से जोड़ें।
        noFailedMessage: कोई ठुकराया संदेश “{id}” नहीं है।
        unsupported: Whisper का यह बिल्ड नेटवर्क काम में नहीं लेता।
        unsupportedHint: वह Realtime ट्रेट के साथ बनता है।
        labelServer: पता
        labelUser: उपयोगकर्ता
        labelDevice: डिवाइस
        labelLogin: लॉग इन
        isLoggedIn: हो चुका
        isLoggedOut: नहीं हुआ
        labelConversations: समकालित चैट
        labelWaiting: भेजे जाने की प्रतीक्षा में
        labelFailed: सर्वर ने ठुकराए
        labelConnections: बनाए गए संपर्क
        columnConversation: चैट
        columnCursor: घटना तक
        columnMessage: संदेश
        columnState: स्थिति
        columnAttempts: कोशिशें
        waiting: प्रतीक्षा में
        failed: ठुकराया
        bound: चैट “{conversation}” अब आपके संपर्क “{contact}” से जुड़ी है।
        unbound: चैट “{conversation}” किसी संपर्क से जुड़ी नहीं है।
        sealedTo: “{contact}” के लिए सील किया गया।
        contactUnknown: चैट “{conversation}” किसी संपर्क से जुड़ी नहीं है।
        noSecret: कोई गुप्त शब्द नहीं दिया गया, और पूछने के लिए टर्मिनल नहीं है।
        noSecretHint: --secret-file उसे फ़ाइल से पढ़ता है, - के साथ मानक इनपुट से।
        mayNotWrite: आप इस चैट में नहीं लिख सकते
        noConversation: ऐसी कोई चैट नहीं है
        tooLarge: वह सर्वर के लिए बहुत लंबा है
        notAccepted: सर्वर उसे इस रूप में नहीं लेता
        soFar: अब तक संदेश: {received} मिले, {sent} भेजे गए।
        labelEvents: सर्वर की घटनाएँ
        labelSent: भेजे गए संदेश
        columnServerID: सर्वर पर आईडी
        certificateExpired: सर्वर के प्रमाणपत्र की अवधि समाप्त हो गई है, या वह अभी मान्य नहीं है।
        certificateWrongHost: सर्वर का प्रमाणपत्र किसी और होस्ट के लिए है।
        certificateUnknown: सर्वर का प्रमाणपत्र किसी विश्वसनीय प्राधिकरण ने जारी नहीं किया है।
        otherVersion: सर्वर प्रोटोकॉल का संस्करण {version} बोलता है, और यह प्रोग्राम कोई दूसरा।
        serverBehind: सर्वर “{conversation}” में पहले से कम घटनाएँ गिनता है; वहाँ कुछ खो गया हो सकता है। यहाँ कुछ नहीं मिटाया जाता।
        newEpoch: सर्वर “{conversation}” में नए सिरे से गिन रहा है, इसलिए सब कुछ फिर से लाया जाता है। यहाँ कुछ नहीं मिटाया जाता।
        skippedEvents: “{conversation}” की घटनाएँ जो पढ़ी नहीं जा सकीं और छोड़ दी गईं: {count}
        skippedConversations: सर्वर की सूची की चैट जो पढ़ी नहीं जा सकीं और छोड़ दी गईं: {count}
        missingEvents: “{conversation}” की घटनाएँ जो सर्वर नहीं देता: {count}। “whisper-sync status” उन्हें दिखाता है।
        endlessPages: “{conversation}” के बारे में सर्वर के उत्तर समाप्त नहीं होते; उन्हें बाद में फिर माँगा जाएगा।
        endlessList: सर्वर की चैट-सूची समाप्त नहीं होती; बाकी बाद में माँगी जाएगी।
        collisions: “{conversation}” के संदेश जिन्हें सर्वर ने दूसरों की आईडी या संख्या दी और जो सहेजे नहीं गए: {count}
        reworded: “{conversation}” के संदेश जिन्हें सर्वर ने बदल दिया: {count}। आपके अपने शब्द पिछले संस्करण के रूप में रखे गए हैं।
        foreignAnswer: सर्वर ने भेजे गए संदेश के बजाय किसी दूसरे संदेश से उत्तर दिया; उसे फिर भेजा जाता है।
        vaultUnread: तिजोरी पढ़ी नहीं जा सकी।
        labelMissing: सर्वर ने नहीं दिया
        labelUnreadable: सर्वर से मिला, पर अपठनीय
        helperMissing: सिंक करने वाला प्रोग्राम नहीं मिला: {path}
        helperMissingHint: वह “whisper” के साथ स्थापित होता है।
        lineElsewhere: यह संदेश किसी दूसरी चैट के लिए सील किया गया था।
        lineOutOfOrder: यह संदेश अपने ऊपर वाले एक संदेश से पहले लिखा गया था।
        lineContradicted: यह संदेश उसी डिवाइस के दूसरे संदेश से मेल नहीं खाता; दोनों में से एक बदला गया हो सकता है।
        linesNotHere: इस संदेश से पहले यहाँ नहीं हैं, रोके गए, समय-समाप्त, कभी नहीं भेजे गए या इस तिजोरी से मिटाए गए: {count}
        serverTime: सर्वर के अनुसार: {time}
        youWrote: आपने लिखा: {text}
        otherEnvelope: सर्वर आपके लिफ़ाफ़े की जगह कुछ और रखता है; हो सकता है आपके शब्द न पहुँचे हों।
        otherText: सेवा दूसरा पाठ बताती है: {text}
        unreadEdit: इस संदेश का एक संपादन पढ़ा नहीं जा सका।
        nameTaken: “{name}” किसी संपर्क का या किसी संपर्क से जुड़ी चैट का नाम है, पर यह चैट किसी संपर्क से जुड़ी नहीं है।
        nameTakenHint: “whisper-sync bind” इसे जोड़ता है; नाम की जगह इसकी आईडी {id} देने पर संदेश बिना एन्क्रिप्शन के भेजा जाता है।
        retitled: सर्वर ने संपर्क से जुड़ी चैट “{conversation}” को दूसरा नाम दिया। यहाँ नाम पहले जैसा ही रहता है।
        writtenInPlain: यह चैट के किसी संपर्क से जुड़ने से पहले लिखा गया था और सीलबंद नहीं है; “whisper-sync retry” इसे सीलबंद करता है
        notTried: “--timeout 0” के अनुसार कुछ आज़माया नहीं गया।
        isWith: चैट “{conversation}” आपके संपर्क “{contact}” से जुड़ी है।
        serviceCannot: {server} का सर्वर यह नहीं कर सकता।
        notPermitted: सर्वर इसकी अनुमति नहीं देता।
        noSuchRoom: सर्वर के पास ऐसी कोई चैट या फ़ाइल नहीं है।
        invalidRoom: सर्वर की सेवा में ऐसे नाम की चैट या उपयोगकर्ता नहीं होते।
        fileTooLarge: फ़ाइल अनुमत आकार से बड़ी है।
        serviceUnknown: {address} का सर्वर न Whisper का प्रोटोकॉल देता है, न Matrix।
        severalAccounts: तिजोरी कई सर्वरों में लॉग इन है।
        severalAccountsHint: --server से एक चुनें।
        historyLeft: “{conversation}” के पुराने संदेश नहीं हैं: सर्वर ने उन्हें देना बंद कर दिया।
        answersTooLarge: सर्वर के उत्तर इतने बड़े हैं कि संसाधित नहीं हो सकते।
        unreadableRoom: सर्वर की सेवा “{conversation}” को स्वयं एन्क्रिप्ट करती है; उसके संदेश रखे जाते हैं, पर यहाँ पढ़े नहीं जा सकते।
        messageHeld: एक संदेश तब तक रुका है जब तक निश्चित न हो कि वह सर्वर के पास पहले से नहीं है।
        invitedTo: {user} ने आपको “{conversation}” में बुलाया। “whisper-sync join {id}” से स्वीकार करें।
        roomCreated: चैट “{conversation}” आईडी {id} के साथ बनी।
        roomJoined: आप चैट “{conversation}” में शामिल हुए।
        roomLeft: आपने चैट “{conversation}” छोड़ी। उसके संदेश तिजोरी में रहते हैं।
        isMember: सदस्य
        isInvited: निमंत्रित
        isUnreadable: सेवा द्वारा एन्क्रिप्टेड
        labelService: सेवा
        labelGaps: छूटा हुआ इतिहास
        historyFetched: “{conversation}” में लाए गए पुराने संदेश: {count}
        historyComplete: “{conversation}” के जितने संदेश सर्वर देता है, सब तिजोरी में हैं।
        filesFetched: डाउनलोड हुई फ़ाइलें: {count} ({size})
        filesFailed: जो फ़ाइलें डाउनलोड न हो सकीं: {count}
        noUser: उपयोगकर्ता का नाम नहीं दिया गया।
        askLoginToken: लॉगिन टोकन:
        singleSignOn: ब्राउज़र में {address} खोलें और लॉग इन करें। उसके बाद जिस पृष्ठ पर आप भेजे जाते हैं, उसके पते में “loginToken=” के बाद लॉगिन टोकन होता है।
        readingFile: {name} पढ़ी जा रही है
        uploading: {name} अपलोड हो रही है
        downloading: फ़ाइलें डाउनलोड हो रही हैं
        fetchingHistory: पुराने संदेश लाए जा रहे हैं
        fileChanged: {path} पढ़ते समय बदल गई; न कुछ सहेजा गया, न भेजा गया।
        fileExceeds: {path} सर्वर की स्वीकृत सीमा ({limit}) से बड़ी है; न कुछ सहेजा गया, न भेजा गया।
        fileGone: फ़ाइल अब तिजोरी में नहीं है
        filesUnsupported: सर्वर की सेवा में फ़ाइलें नहीं होतीं
        fileNotSealed: फ़ाइलें सील नहीं हो सकतीं, इसलिए सर्वर फ़ाइल देख लेता; न कुछ सहेजा गया, न भेजा गया।
        fileNotSealedHint: बिना सील के भेजने के लिए ऐसी चैट चुनें जो किसी संपर्क से जुड़ी न हो, और --seal न दें।
        oneInput: पाठ और फ़ाइल दोनों मानक इनपुट से नहीं आ सकते।
        filesFailedHint: फिर से कोशिश करने के लिए आदेश दोबारा चलाएँ।
        filesExpired: फ़ाइलें जो अब सर्वर के पास नहीं हैं: {count}
        filesTooLarge: {size} से बड़ी होने के कारण छोड़ी गई फ़ाइलें: {count}; --max-file-size से दूसरी सीमा चुनें।
        filesReceived: डाउनलोड हुई फ़ाइलें: {count}
        fileFailed: “{name}” डाउनलोड न हो सकी: {reason}
        namelessFileFailed: “{title}” में संदेश {reference} की फ़ाइल डाउनलोड न हो सकी: {reason}
        filesWait: सर्वर रुकने को कहता है; {seconds} सेकंड में आगे बढ़ेगा।
        encryptedThere: सेवा चैट को स्वयं एन्क्रिप्ट करती है, और सर्वर संदेश पढ़ लेता; इसे भेजा नहीं गया
        encryptedRoom: सेवा इस चैट को स्वयं एन्क्रिप्ट करती है, और Whisper जो वहाँ भेजता है उसे सर्वर पढ़ लेता; कुछ भी नहीं भेजा गया।
        encryptedRoomHint: “whisper-sync create” से उस एन्क्रिप्शन के बिना एक चैट बनाएँ। सीलबंद संदेश भेजे जा सकते हैं: “whisper-sync bind” से चैट को किसी संपर्क से जोड़ें।
        serverCannot: सर्वर इसका समर्थन नहीं करता।
        loginRefused: सर्वर ने लॉगिन अस्वीकार किया, इन शब्दों में: {words}
        loginNotOffered: {server} का सर्वर लॉगिन का यह तरीका नहीं देता।
        offersLoginTokens: यह सिंगल साइन-ऑन देता है: --login-token का उपयोग करें।
        offersPasswords: यह पासवर्ड देता है: --login-token के बिना उपयोगकर्ता का नाम दें।
        offersOAuth: यह केवल OAuth देता है, जिसका Whisper समर्थन नहीं करता। किसी दूसरे सर्वर का खाता उपयोग करें।
        offersNothingKnown: यह ऐसा कोई लॉगिन नहीं देता जिसका Whisper समर्थन करे। किसी दूसरे सर्वर का खाता उपयोग करें।
        noSync: {server} के सर्वर में “/sync” अनुरोध नहीं है, जिससे संदेश प्राप्त होते हैं। किसी दूसरे सर्वर का खाता उपयोग करें।
        thirdPerson: संपर्क से जुड़ी चैट “{conversation}” में दो से अधिक लोग हैं। वहाँ जो सील किया जाता है उसे केवल संपर्क पढ़ सकता है।
        hasThirdPerson: दो से अधिक लोग
        labelThirdPersons: दो से अधिक लोग
        leftNothingNew: सर्वर कुछ नया नहीं देता
        leftUnreadable: सर्वर के उत्तर पढ़े नहीं जा सकते
        leftRefused: सर्वर इससे मना करता है
        connectedAndWaiting: {server} से “{user}” के रूप में जुड़ गया; संदेशों की प्रतीक्षा है। Ctrl-C से समाप्त होगा।
        sentByNextRun|one: {count}; अगला “whisper-sync run” उसे भेजता है
        sentByNextRun|other: {count}; अगला “whisper-sync run” उन्हें भेजता है
        sentAgainByRetry|one: {count}; “whisper-sync retry ID” उसे फिर भेजता है
        sentAgainByRetry|other: {count}; “whisper-sync retry ID” एक को फिर भेजता है
        kindsOfEvents: {count} (संदेश, संपादन, रसीदें और ऐसे ही)
        otherUser: सर्वर के अनुसार आप “{user}” हैं, “{name}” नहीं। यदि यह आपका खाता नहीं है, तो “whisper-sync logout” चलाएँ।
        """)
}

extension SealingCommandText {
    static let hindi = PhraseTable(
        """
        identity: अपनी पहचानें सँभालें।
        identityCreate: एक पहचान बनाएँ।
        identityCreateDiscussion: दो कुंजी-जोड़े बनते हैं: एक ताकि आपको लिखा जा सके, दूसरा हस्ताक्षर के लिए। जहाँ कोई पहचान न बताई जाए, वहाँ पहली से सील होता है; “whisper identity use” दूसरी चुनता है।
        identityList: अपनी पहचानों की सूची दिखाएँ।
        identityShow: एक पहचान दिखाएँ: उसके शब्द, उँगली-छाप, कुंजियाँ।
        identityShowDiscussion: जिसके पास आपका कार्ड है, उसे फ़ोन पर शब्द पढ़कर सुनाएँ: अगर उसके शब्द भी वही हैं, तो बीच में किसी ने दूसरी कुंजियाँ नहीं रखीं।
        identityUse: डिफ़ॉल्ट पहचान चुनें।
        identityRename: किसी पहचान को दूसरा नाम दें।
        identityArchive: किसी पहचान को संदेश खोलने दें, पर आगे सील न करने दें।
        identityArchiveDiscussion: जो उसके लिए सील हुआ, उसे वह हमेशा खोलती रहेगी। टर्मिनल पर पहले पूछा जाता है।
        identityRotate: किसी पहचान की कुंजियों की जगह नई कुंजियाँ रखें।
        identityRotateDiscussion: नई कुंजियाँ नाम ले लेती हैं। पुरानी कुंजियाँ इसका बयान हस्ताक्षरित करती हैं, ताकि आपके संपर्क इसे बहुरूपिए से अलग पहचानें, और संदेश खोलती रहती हैं। संपर्कों को नया कार्ड दें: “whisper identity export”। टर्मिनल पर पहले पूछा जाता है।
        identityExport: किसी पहचान का सार्वजनिक कार्ड छापें, ताकि दूसरे आपको लिख सकें।
        identityExportDiscussion: कार्ड में कोई रहस्य नहीं है: उसे डाक से भेजें, “whisper qr show” से QR कोड के रूप में दिखाएँ, किसी वेब पृष्ठ पर रखें।
        identityBackup: पहचानों का, गुप्त कुंजियों समेत, एक अलग पासफ़्रेज़ के साथ बैकअप लें।
        identityBackupDiscussion: नाम के बिना सभी पहचानें लिखी जाती हैं। पासफ़्रेज़ दो बार पूछी जाती है; खाली छोड़ें तो दस शब्द बनाए जाते हैं। जिसके पास फ़ाइल और पासफ़्रेज़ है, वह आपकी डाक पढ़ सकता है और आपके नाम से हस्ताक्षर कर सकता है।
        identityRestore: बैकअप से पहचानें वापस लाएँ।
        identityRestoreDiscussion: दिखाता है कि क्या जुड़ेगा, फिर पूछता है। जो पहले से है, वह कभी नहीं बदलता। किसी पहचान से कहीं और, जैसे दूसरे डिवाइस पर, खोला गया संदेश यहाँ एक बार फिर खुलता है: यह तिजोरी इसे जान नहीं सकती।
        contact: उन संपर्कों को सँभालें जिनसे आप सीलबंद संदेशों का आदान-प्रदान करते हैं।
        contactAdd: हाथ से संपर्क जोड़ें।
        contactAddDiscussion: किसी कार्ड से, या सार्वजनिक कुंजी के 64 हेक्साडेसिमल अंकों से।
        contactList: संपर्कों की सूची दिखाएँ।
        contactShow: एक संपर्क दिखाएँ: भरोसा, शब्द, उँगली-छाप, पुरानी कुंजियाँ।
        contactVerify: शब्दों का मिलान करके संपर्क की कुंजियाँ सत्यापित करें।
        contactVerifyDiscussion: दोनों के शब्द दिखाता है। फ़ोन पर हर एक दूसरे के शब्द पढ़ता है। दोनों मिलें, तभी हाँ कहें।
        contactRevoke: किसी संपर्क की कुंजियाँ रद्द करें।
        contactRevokeDiscussion: उनके लिए आगे कुछ सील नहीं होता, और उनके हस्ताक्षर रद्द बताए जाते हैं। नई कुंजियों से संपर्क फिर उपयोगी हो जाता है। टर्मिनल पर पहले पूछा जाता है।
        contactBlock: किसी संपर्क को लिखने से मना करें, और वह आपके लिए जो सील करे उसे छिपाएँ।
        contactUnblock: किसी संपर्क का अवरोध हटाएँ।
        contactRename: किसी संपर्क को दूसरा नाम दें।
        contactNote: किसी संपर्क पर टिप्पणी लिखें, या हटाएँ।
        contactLink: संपर्क को आयात किए संदेशों के किसी प्रेषक से जोड़ें।
        contactRemove: एक संपर्क मिटाएँ।
        contactRemoveDiscussion: उसके संदेश बने रहते हैं।
        contactExport: कुंजी-पुस्तिका छापें: सभी संपर्कों की सार्वजनिक कुंजियाँ।
        contactExportDiscussion: भरोसा इसमें नहीं होता: जो आयात करे, उसे संपर्कों को फिर से सत्यापित करना होगा।
        contactImport: किसी कार्ड या कुंजी-पुस्तिका से संपर्क जोड़ें।
        contactImportDiscussion: दिखाता है कि क्या जुड़ेगा, फिर पूछता है। जाने हुए नाम के लिए दूसरी कुंजियाँ कुंजी-परिवर्तन हैं: --accept-key-change के बिना वह निकास कोड 25 से अस्वीकार होता है, और संपर्क को फिर से सत्यापित करना पड़ता है।
        importBundle: किसी कार्ड से संपर्क जोड़ें; “contact import” जैसा ही।
        policy: सीलबंद संदेशों की नीतियाँ सँभालें।
        policyList: नीतियाँ और उनकी स्थिति दिखाएँ।
        policySet: कोई नीति चालू या बंद करें।
        policySetDiscussion: biometric-gated-signing चालू करते समय हस्ताक्षर का पासफ़्रेज़ चुना जाता है, जो फिर हर हस्ताक्षर पर पूछा जाता है; बंद करने के लिए भी वह चाहिए।
        encrypt: संदेश को किसी भी मैसेंजर के लिए पाठ की एक पंक्ति में सील करें।
        encryptDiscussion: संदेश मानक इनपुट है, बाइट-दर-बाइट; लिफ़ाफ़ा मानक आउटपुट पर छपता है। पहचान के पास हस्ताक्षर-कुंजी हो, तो हस्ताक्षर होता है। एक प्रति तिजोरी में रहती है, ताकि आप अपना भेजा पढ़ सकें।
        decrypt: सीलबंद संदेश खोलें।
        decryptDiscussion: किसी फ़ाइल या मानक इनपुट के पाठ में पहला लिफ़ाफ़ा ढूँढता है, आसपास कुछ भी हो। संदेश बाइट-दर-बाइट मानक आउटपुट पर, और किससे है, यह मानक त्रुटि पर छपता है। निकास कोड 25 का अर्थ है कि प्रेषक की कुंजियाँ बदली हैं या रद्द हुई हैं। लिफ़ाफ़ा एक ही बार खुलता है।
        detect: किसी पाठ, क्लिपबोर्ड या तिजोरी में सीलबंद संदेश ढूँढें।
        detectDiscussion: कुछ नहीं खोलता; टर्मिनल पर खोलने का प्रस्ताव रखता है।
        inbox: आयात की गई चैट में सीलबंद संदेश खोलें।
        inboxDiscussion: हर एक उस संदेश के ठीक पीछे रखा जाता है जो उसे लाया। 48 घंटे से पुराने लिफ़ाफ़ों की अवधि समाप्त है; --trust-carrier-time उस समय को मानता है जिस पर मैसेंजर पाना बताता है, जिसका और कोई साक्षी नहीं।
        qr: QR कोड दिखाएँ और पढ़ें।
        qrShow: कार्ड या लिफ़ाफ़े को QR कोड के रूप में दिखाएँ।
        qrShowDiscussion: बिना तर्क के डिफ़ॉल्ट पहचान का कार्ड; - मानक इनपुट से कार्ड या लिफ़ाफ़ा लेता है।
        qrScan: किसी चित्र के QR कोड पढ़ें।
        qrScanDiscussion: दिखाता है कि हर कोड में क्या है, और संपर्क जोड़ने या संदेश खोलने से पहले पूछता है।
        """)
}

extension SealingOptionText {
    static let hindi = PhraseTable(
        """
        identityName: पहचान: उसका नाम, आईडी या उँगली-छाप।
        newIdentityName: नाम, जैसा दूसरे देखेंगे।
        noSigningKey: हस्ताक्षर-कुंजी न बनाएँ: वह जो सील करे, कभी हस्ताक्षरित नहीं होता।
        renameTo: नया नाम।
        backupIdentity: पहचान; न दें तो सभी।
        backupOutput: लिखी जाने वाली फ़ाइल; - मानक आउटपुट है।
        backupInput: बैकअप; - मानक इनपुट है।
        backupPassphraseCommand: बैकअप का पासफ़्रेज़ इस आदेश की पहली छपी पंक्ति से लेता है।
        backupPassphraseFile: बैकअप का पासफ़्रेज़ इस फ़ाइल की पहली पंक्ति से लेता है।
        backupPassphraseDescriptor: बैकअप का पासफ़्रेज़ इस खुले फ़ाइल डिस्क्रिप्टर की पहली पंक्ति से लेता है।
        contactName: संपर्क: उसका नाम, आईडी या उँगली-छाप।
        newContactName: नाम, जिससे संपर्क रखा जाए।
        contactKey: कार्ड, या X25519 सार्वजनिक कुंजी 64 हेक्साडेसिमल अंकों में।
        signingKey: Ed25519 सार्वजनिक कुंजी 64 हेक्साडेसिमल अंकों में।
        contactPrefix: केवल वे संपर्क जिनके नाम यों शुरू होते हैं।
        noteText: टिप्पणी; न दें तो टिप्पणी हट जाती है।
        linkPerson: प्रेषक: नाम, नाम की शुरुआत, या आईडी।
        bundlePath: कार्ड या कुंजी-पुस्तिका वाली फ़ाइल; - मानक इनपुट है।
        bundleName: संपर्क को इस नाम से रखें।
        acceptKeyChange: जाने हुए संपर्क की दूसरी कुंजियाँ स्वीकार करें।
        policyName: इनमें से एक: contact-required-to-send, require-signature-for-verified, auto-archive-on-rotation, biometric-gated-signing।
        policyValue: on या off।
        forgetSigningKeys: “biometric-gated-signing off” के साथ: हस्ताक्षर के पासफ़्रेज़ के बिना, उसके पीछे की हस्ताक्षर-कुंजियाँ छोड़कर।
        recipient: जिस संपर्क के लिए सील करना है: उसका नाम, आईडी या उँगली-छाप।
        recipientKey: जिस X25519 सार्वजनिक कुंजी के लिए सील करना है, 64 हेक्साडेसिमल अंकों में।
        sender: जिस पहचान से सील करना है।
        sign: हस्ताक्षर करें, न हो सके तो विफल हों।
        noSign: हस्ताक्षर न करें।
        envelopePath: पाठ वाली फ़ाइल; - या कुछ नहीं तो मानक इनपुट।
        everyEnvelope: पाठ का हर लिफ़ाफ़ा खोलें; हर संदेश अपने निर्णय के नीचे आता है, उसकी पंक्तियाँ “| ” के पीछे।
        detectPaths: पाठ वाली फ़ाइलें; - या कुछ नहीं तो मानक इनपुट।
        clipboard: क्लिपबोर्ड पर देखें।
        inVault: तिजोरी के संदेशों में ढूँढें।
        inboxConversation: केवल यह चैट: शीर्षक या उसका अंश, संदर्भ या आईडी।
        trustCarrierTime: आयु उस संदेश के समय से आँकें जो लिफ़ाफ़ा लाया।
        showBlocked: अवरुद्ध संपर्कों के संदेश भी दिखाएँ।
        qrSubject: एक पहचान, या मानक इनपुट के लिए -।
        qrPNG: PNG चित्र लिखें; - मानक आउटपुट है।
        qrSVG: SVG चित्र लिखें; - मानक आउटपुट है।
        qrScale: PNG में मॉड्यूल की भुजा पिक्सेल में, 2 से 64।
        picture: PNG या JPEG चित्र; - मानक इनपुट है।
        resetClock: तिजोरी की घड़ी वापस इस डिवाइस की घड़ी पर लाएँ।
        shownContact: संपर्क: उसका नाम या नाम का अंश, छोटी आईडी या उँगली-छाप।
        revokedContact: किसी संपर्क की रद्द कुंजियों पर फिर भरोसा करें।
        copy: लिफ़ाफ़ा छापने के बजाय क्लिपबोर्ड पर रखता है।
        fromClipboard: पाठ क्लिपबोर्ड से लेता है।
        """)
}

extension SealingFailureText {
    static let hindi = PhraseTable(
        """
        invalidEnvelope: अमान्य लिफ़ाफ़ा
        invalidEnvelopeHint: वह रास्ते में बदल गया या क्षतिग्रस्त है। उसे फिर से कॉपी करें, या फिर से सील करने को कहें।
        noEnvelopeHint: इस पाठ में कोई सीलबंद संदेश नहीं है। ऐसा संदेश “whisper1:” से शुरू होता है; उसे पूरा कॉपी करें।
        replayDetected: दोहराव पकड़ा गया
        replayHint: लिफ़ाफ़ा पहले खोला जा चुका है। उसका संदेश तिजोरी में है: {reference}। “{command}” से पढ़ें।
        replayDeletedHint: लिफ़ाफ़ा पहले खोला जा चुका है। उसका संदेश अब तिजोरी में नहीं है: वह मिटाया जा चुका है।
        messageExpired: संदेश की अवधि समाप्त
        messageExpiredHint: लिफ़ाफ़ा अपने में लिखे समय के 48 घंटे के भीतर खुलता है। क्या इस डिवाइस की घड़ी सही है? “whisper doctor” उसे दिखाता है।
        notAddressed: यह संदेश आपके लिए नहीं है
        notAddressedHint: “whisper identity list” वे पहचानें दिखाता है जो यहाँ संदेश खोल सकती हैं। जो आपने किसी और के लिए सील किया, वह केवल उसके उपकरण पर खुलता है।
        ownEnvelope: आपने यह संदेश “{name}” के लिए सील किया, और केवल वही इसे खोल सकते हैं
        ownEnvelopeHint: आपने जो लिखा: {command}
        signatureCancelled: हस्ताक्षर रद्द हुआ
        replayFull: दोहराव से बचाव भर गया है
        replayFullHint: तिजोरी में लिखा नहीं जा सकता, इसलिए संदेश का खुलना दर्ज नहीं होता। कुछ नहीं खोला गया।
        messageTooLong|one: संदेश बहुत लंबा है: अधिक से अधिक {count} बाइट सील हो सकता है।
        messageTooLong|other: संदेश बहुत लंबा है: अधिक से अधिक {count} बाइट सील हो सकते हैं।
        noIdentity: सील करने के लिए कोई पहचान नहीं है।
        noIdentityHint: “whisper identity create नाम” एक बनाता है।
        noSuchIdentity: “{name}” नाम की कोई पहचान नहीं है।
        noSuchIdentityHint: “whisper identity list” आपकी पहचानें दिखाता है।
        identityExists: “{name}” नाम की पहचान पहले से है।
        identityArchived: पहचान “{name}” संग्रहीत है: वह संदेश खोलती है, पर सील नहीं करती।
        identityArchivedHint: --from से दूसरी चुनें, या “whisper identity create” से एक बनाएँ।
        identityNotActive: पहचान “{name}” अब सक्रिय नहीं है।
        noSigningKey: पहचान “{name}” के पास हस्ताक्षर-कुंजी नहीं है।
        noSigningKeyHint: “whisper identity create” से हस्ताक्षर-कुंजी वाली पहचान बनाएँ, या “whisper identity rotate” से इसकी कुंजियाँ बदलें।
        invalidName: “{name}” नाम नहीं हो सकता: वह 1 से 128 बाइट का हो, नियंत्रण-वर्णों के बिना।
        noSuchContact: “{name}” नाम का कोई संपर्क नहीं है।
        noSuchContactHint: “whisper contact list” संपर्क दिखाता है; --to-key सार्वजनिक कुंजी लेता है।
        noSuchContactSuggestion: “{name}” नाम का कोई संपर्क नहीं है। क्या आपका मतलब {candidates} था?
        verifyingRevoked: “{name}” की कुंजियाँ रद्द हैं; अकेला --yes उन पर फिर भरोसा नहीं करता।
        verifyingRevokedHint: शब्द फिर से मिलाएँ, फिर --yes और --revoked का उपयोग करें।
        ambiguousContact: “{name}” कई संपर्कों पर बैठता है: {candidates}
        ambiguousContactHint: पूरा नाम या उँगली-छाप दें।
        contactExists: “{name}” नाम का संपर्क पहले से है।
        contactExistsHint: --name से दूसरा नाम चुनें।
        contactBlocked: संपर्क “{name}” अवरुद्ध है।
        contactBlockedHint: “whisper contact unblock” अवरोध हटाता है।
        contactRevoked: “{name}” की कुंजियाँ रद्द हैं।
        contactRevokedHint: नया कार्ड माँगें और “whisper contact import --accept-key-change” से आयात करें।
        keyChanged: “{name}” की कुंजियाँ बदल गई हैं।
        keyChangedHint: व्यक्ति से किसी दूसरे रास्ते पूछें। सही हो तो --accept-key-change दें, फिर संपर्क को फिर से सत्यापित करें।
        senderKeyChanged: प्रेषक की कुंजियाँ बदल गई हैं।
        senderKeyChangedHint: “{name}” से बात किए बिना उसकी बात पर भरोसा न करें। “whisper contact show” वे कुंजियाँ दिखाता है जो आप जानते हैं।
        senderRevoked: प्रेषक की कुंजियाँ रद्द हैं।
        policyRawKey: नीति contact-required-to-send केवल संपर्कों की अनुमति देती है, और कुंजी {key} किसी संपर्क की नहीं है।
        policyRawKeyHint: “whisper contact add” से कुंजी को संपर्क के रूप में जोड़ें।
        policySignature: नीति require-signature-for-verified “{name}” के लिए हस्ताक्षर माँगती है।
        policySignatureHint: --no-sign हटाएँ।
        policySignatureKeyHint: पहचान के पास हस्ताक्षर-कुंजी नहीं है: “whisper identity create” से ऐसी बनाएँ जिसके पास हो, या “whisper identity rotate” से इसकी कुंजियाँ बदलें।
        invalidBundle: यह मान्य कार्ड नहीं है।
        invalidBundleHint: वहाँ एक कार्ड शुरू होता है, पर वह अधूरा है या रास्ते में बदल गया। “whisper-key1:” से अंत तक सब कॉपी करें, या उसे फ़ाइल के रूप में माँगें।
        invalidKeybook: यह मान्य कुंजी-पुस्तिका नहीं है।
        invalidBackup: यह पहचानों का पढ़ा जा सकने वाला बैकअप नहीं है।
        invalidKey: “{value}” सार्वजनिक कुंजी नहीं है: 64 हेक्साडेसिमल अंक चाहिए।
        inputTooLong: इनपुट उससे लंबा है जितना पढ़ा जाता है।
        wrongBackupPassphrase: पासफ़्रेज़ गलत है, या बैकअप बदला गया है।
        presenceFailed: हस्ताक्षर का पासफ़्रेज़ गलत है।
        presenceUnavailable: हस्ताक्षर के लिए उसका पासफ़्रेज़ चाहिए, और पूछने को कोई टर्मिनल नहीं है।
        presenceUnavailableHint: आदेश टर्मिनल पर चलाएँ, या --no-sign से सील करें।
        gateDamaged: हस्ताक्षर-कुंजियों की सुरक्षा क्षतिग्रस्त है।
        gateHint: यदि वह सदा के लिए खो गई है, तो “whisper policy set biometric-gated-signing off --forget-signing-keys” उसके पीछे की हस्ताक्षर-कुंजियाँ छोड़ देता है।
        secretMissing: “{name}” की गुप्त कुंजियाँ इस डिवाइस पर नहीं हैं।
        secretMissingHint: उन्हें बैकअप से वापस लाएँ: “whisper identity restore”, या पूरी तिजोरी के लिए “whisper restore”।
        signingKeyMissing: “{name}” के पास काम की कोई हस्ताक्षर-कुंजी नहीं है: वह इस डिवाइस पर नहीं है।
        signingKeyMissingHint: “whisper identity rotate” पहचान को नई कुंजियाँ देता है; “whisper identity restore” खोई कुंजी को बैकअप से वापस लाता है।
        noRecipient: कोई प्राप्तकर्ता नहीं बताया गया।
        noRecipientHint: --to संपर्क या --to-key HEX दें।
        oneRecipient: --to और --to-key साथ नहीं चलते।
        signOrNot: --sign और --no-sign साथ नहीं चलते।
        unknownPolicy: “{name}” नाम की कोई नीति नहीं है।
        unknownPolicyHint: “whisper policy list” उन्हें दिखाता है।
        unknownSwitch: “{value}” न on है न off।
        forgetNotHere: --forget-signing-keys केवल “biometric-gated-signing off” के साथ चलता है।
        notAPicture: “{path}” पढ़ा जा सकने वाला PNG या JPEG चित्र नहीं है।
        pictureTooLarge: चित्र “{path}” उससे बड़ा है जितना पढ़ा जाता है।
        noCode: “{path}” में कोई QR कोड नहीं है।
        noUsefulCode: “{path}” के किसी QR कोड में कार्ड या लिफ़ाफ़ा नहीं है।
        codeTooLong: यह QR कोड के लिए बहुत लंबा है।
        unreadableCode: QR कोड वापस पढ़ा नहीं जा सका, इसलिए नहीं दिखाया जाता।
        invalidScale: --scale 2 से 64 तक की संख्या है।
        nothingToShow: मानक इनपुट में न कार्ड है न लिफ़ाफ़ा।
        oneSubject: दिखाने के लिए एक ही चीज़ दें।
        noClipboard: क्लिपबोर्ड पढ़ा नहीं जा सकता।
        noClipboardHint: wl-clipboard या xclip लगाएँ; पाठ मानक इनपुट से भी दिया जा सकता है।
        noClipboardToWrite: क्लिपबोर्ड पर लिखा नहीं जा सकता।
        noClipboardToWriteHint: wl-clipboard या xclip लगाएँ, या --copy के बिना लिफ़ाफ़ा मानक आउटपुट से कॉपी करें।
        fileOrClipboard: या तो फ़ाइल दें या --clipboard।
        oneSource: फ़ाइलें, --clipboard या --messages में से एक दें, कई नहीं।
        someNotOpened|one: {count} लिफ़ाफ़ा नहीं खुला।
        someNotOpened|other: {count} लिफ़ाफ़े नहीं खुले।
        noneOpened|one: {count} लिफ़ाफ़ा मिला, पर खुल नहीं सका।
        noneOpened|other: {count} लिफ़ाफ़ों में से कोई नहीं खुल सका।
        clockUnusable: इस डिवाइस की घड़ी ऐसा समय दिखाती है जो किसी लिफ़ाफ़े में नहीं आ सकता।
        publicKeyHint: यह सार्वजनिक कुंजी है, लिफ़ाफ़ा नहीं। इसे जोड़ें: whisper contact import FILE
        cutEnvelopeHint: इस पाठ में एक सीलबंद संदेश शुरू होता है, पर वह अधूरा या क्षतिग्रस्त है। उसे पंक्ति के अंत तक फिर से पूरा कॉपी करें।
        envelopeAsPath: यह एक सीलबंद संदेश है, किसी फ़ाइल का नाम नहीं।
        envelopeAsPathHint: “{command}” चलाएँ और संदेश वहाँ चिपकाएँ।
        ownKeys: ये आपकी अपनी कुंजियाँ हैं, आपकी पहचान “{name}” की, किसी संपर्क की नहीं।
        ownKeysHint: आपकी कुंजियाँ दूसरे जोड़ते हैं। उनसे उनकी माँगें, जो उनके डिवाइस पर “whisper identity export” दिखाता है।
        mixedKeys: इन दो कुंजियों में से एक आपकी अपनी है, आपकी पहचान “{name}” की, और दूसरी नहीं।
        mixedKeysHint: ऐसी कुंजियाँ किसी की नहीं होतीं: वे भूल से या धोखा देने के लिए साथ रखी गई हैं। उन्हें काम में न लें, और उस व्यक्ति से उसकी कुंजियाँ माँगें।
        onLine: पंक्ति {line}: {problem}
        damagedOnLine: पंक्ति {line} में एक सीलबंद संदेश शुरू होता है, पर वह अधूरा या क्षतिग्रस्त है।
        damagedInFile: “{path}” की पंक्ति {line} में एक सीलबंद संदेश शुरू होता है, पर वह अधूरा या क्षतिग्रस्त है।
        otherVersionOnLine: पंक्ति {line} में जो शुरू होता है वह Whisper के किसी दूसरे संस्करण का सीलबंद संदेश लगता है, जिसे यह संस्करण नहीं खोल सकता।
        otherVersionInFile: “{path}” की पंक्ति {line} में जो शुरू होता है वह Whisper के किसी दूसरे संस्करण का सीलबंद संदेश लगता है, जिसे यह संस्करण नहीं खोल सकता।
        someDamaged|one: {count} सीलबंद संदेश अधूरा या क्षतिग्रस्त है। उसे पंक्ति के अंत तक फिर से कॉपी करें।
        someDamaged|other: {count} सीलबंद संदेश अधूरे या क्षतिग्रस्त हैं। उन्हें पंक्ति के अंत तक फिर से कॉपी करें।
        nothingTyped: कुछ नहीं लिखा गया, इसलिए कुछ सील नहीं हुआ।
        nothingTypedHint: पहले संदेश लिखें, फिर अलग पंक्ति में Ctrl-D।
        """)
}

extension IdentityText {
    static let hindi = PhraseTable(
        """
        created: पहचान “{name}” तैयार है। उसकी छोटी आईडी {shortID} है।
        createdAdvice: दूसरों को उसका कार्ड दें: “whisper identity export” या “whisper qr show”।
        nameHeading: पहचान
        statusHeading: स्थिति
        versionHeading: कुंजी संस्करण
        shortIDHeading: छोटी आईडी
        signsHeading: हस्ताक्षर
        wordsHeading: शब्द
        fingerprintHeading: उँगली-छाप
        agreementKeyHeading: X25519 कुंजी
        signingKeyHeading: Ed25519 कुंजी
        keyIDHeading: कुंजी आईडी
        createdHeading: कब से
        active: सक्रिय
        rotated: बदली गई
        archived: संग्रहीत
        standard: डिफ़ॉल्ट
        yes: हाँ
        no: नहीं
        none: कोई नहीं
        noIdentities: अभी कोई पहचान नहीं है। “whisper identity create नाम” एक बनाता है।
        nowUsed: अब से “{name}” से सील होगा।
        nowRenamed: “{from}” का नाम अब “{to}” है।
        askArchive: “{name}” को संग्रहीत करें? वह आगे संदेश सील नहीं करेगी।
        nowArchived: “{name}” संग्रहीत है। वह संदेश खोलती रहेगी।
        askRotate: “{name}” की कुंजियाँ बदलें? आपके संपर्कों को नई देनी होंगी।
        nowRotated: “{name}” की नई कुंजियाँ हैं; छोटी आईडी अब {shortID} है।
        predecessorArchived: पुरानी कुंजियाँ संग्रहीत हैं: वे संदेश खोलती हैं, पर सील नहीं करतीं।
        predecessorKept: पुरानी कुंजियाँ संदेश खोलती रहेंगी, और बताने पर सील भी करेंगी।
        rotateAdvice: अपने संपर्कों को नया कार्ड दें: “whisper identity export”।
        backedUp|one: {count} पहचान “{path}” में लिखी गई।
        backedUp|other: {count} पहचानें “{path}” में लिखी गईं।
        wouldRestore|one: {count} पहचान जुड़ेगी:
        wouldRestore|other: {count} पहचानें जुड़ेंगी:
        heldAlready|one: {count} पहचान पहले से है।
        heldAlready|other: {count} पहचानें पहले से हैं।
        askRestore|one: {count} पहचान जोड़ें?
        askRestore|other: {count} पहचानें जोड़ें?
        restored|one: {count} पहचान जुड़ी।
        restored|other: {count} पहचानें जुड़ीं।
        renamedOnRestore: नाम पहले से है, इसलिए “{from}” को “{to}” के रूप में जोड़ा जाएगा।
        signingPrompt: {recipient} के लिए हस्ताक्षर करने को हस्ताक्षर का पासफ़्रेज़ चाहिए।
        gatingPrompt: हस्ताक्षर का पासफ़्रेज़ चुनें। वह हर हस्ताक्षर पर पूछा जाएगा।
        ungatingPrompt: सुरक्षा हटाने को हस्ताक्षर का पासफ़्रेज़ चाहिए।
        changingPrompt: “{name}” के रूप में हस्ताक्षर करने को हस्ताक्षर का पासफ़्रेज़ चाहिए।
        passphrasePrompt: हस्ताक्षर का पासफ़्रेज़:
        newPassphrasePrompt: हस्ताक्षर का नया पासफ़्रेज़:
        repeatPrompt: हस्ताक्षर का पासफ़्रेज़ फिर से:
        backupPrompt: बैकअप का पासफ़्रेज़:
        newBackupPrompt: बैकअप के लिए पासफ़्रेज़ (खाली: दस शब्द बनाए जाते हैं):
        repeatBackupPrompt: बैकअप के लिए पासफ़्रेज़ फिर से:
        wrongTryAgain: यह हस्ताक्षर का पासफ़्रेज़ नहीं है। फिर कोशिश करें।
        """)
}

extension ContactText {
    static let hindi = PhraseTable(
        """
        nameHeading: संपर्क
        trustHeading: भरोसा
        remarksHeading: विवरण
        noteHeading: टिप्पणी
        seenHeading: आख़िरी बार दिखा
        earlierHeading: पुरानी कुंजियाँ
        unverified: असत्यापित
        verified: सत्यापित
        revoked: रद्द
        unverifiedSpoken: कुंजियाँ अभी मिलाई नहीं गईं।
        verifiedSpoken: आपने व्यक्ति के साथ कुंजियाँ मिलाई हैं।
        revokedSpoken: आपने कुंजियाँ रद्द की हैं।
        blocked: अवरुद्ध
        keyChanged: कुंजी बदली
        noContacts: अभी कोई संपर्क नहीं है। “whisper contact import फ़ाइल” किसी कार्ड से जोड़ता है।
        previewNew: नया संपर्क
        previewHeld: पहले से ज्ञात, वही कुंजियाँ
        previewChange: आपके जाने हुए संपर्क की कुंजी बदली है
        successionValid: आपकी जानी हुई कुंजियों ने हस्ताक्षर किया है कि ये उनके बाद आती हैं।
        successionInvalid: उत्तराधिकार का बयान साथ है, पर वह मान्य नहीं।
        successionNone: इसका कोई प्रमाण नहीं कि ये कुंजियाँ उसी व्यक्ति की हैं।
        askAdd: “{name}” को जोड़ें?
        askChange: “{name}” के लिए ये कुंजियाँ स्वीकार करें? संपर्क को फिर से सत्यापित करना होगा।
        added: “{name}” अब संपर्क है। कुंजियाँ अभी मिलाई नहीं गईं: “whisper contact verify”।
        changed: “{name}” की नई कुंजियाँ हैं। उन्हें मिलाएँ: “whisper contact verify”।
        held: “{name}” पहले से था; कुछ नहीं बदला।
        skipped: “{name}” छोड़ दिया गया।
        imported|one: {count} संपर्क जुड़ा।
        imported|other: {count} संपर्क जुड़े।
        yours: आपके शब्द ({name}), जिन्हें दूसरा पढ़े
        theirs: “{name}” के शब्द, जिन्हें आप पढ़ें
        askVerify: क्या आप दोनों के शब्द दोनों ओर एक जैसे हैं?
        askVerifyRevoked: “{name}” की कुंजियाँ रद्द हैं। शब्द मिलाने के बाद उन पर फिर भरोसा करें?
        nowVerified: “{name}” सत्यापित है।
        askRevoke: “{name}” की कुंजियाँ रद्द करें?
        nowRevoked: “{name}” की कुंजियाँ रद्द हो गईं।
        nowBlocked: “{name}” अवरुद्ध है।
        nowUnblocked: “{name}” अब अवरुद्ध नहीं है।
        nowRenamed: “{from}” का नाम अब “{to}” है।
        nowNoted: “{name}” की टिप्पणी सहेजी गई।
        noteRemoved: “{name}” की टिप्पणी हट गई।
        nowLinked: “{name}” को प्रेषक “{person}” से जोड़ा गया।
        askRemove: संपर्क “{name}” मिटाएँ?
        nowRemoved: संपर्क “{name}” मिट गया। उसके संदेश बने हैं।
        keyChangedWarning: “{name}” की कुंजियाँ बदली हैं, और आपने नई कुंजियाँ सत्यापित नहीं की हैं। मिलाएँ: “whisper contact verify”।
        previewFormer: कुंजियाँ जो आपके किसी संपर्क की पहले थीं
        """)
}

extension PolicyText {
    static let hindi = PhraseTable(
        """
        nameHeading: नीति
        stateHeading: स्थिति
        meaningHeading: क्या करती है
        on: चालू
        off: बंद
        contactRequired: केवल संपर्कों के लिए सील होता है, कोरी कुंजी के लिए कभी नहीं।
        signatureRequired: सत्यापित संपर्कों को भेजे गए संदेश हमेशा हस्ताक्षरित होते हैं।
        archiveOnRotation: पहचान को नई कुंजियाँ मिलने पर पुरानी संग्रहीत होती हैं।
        gatedSigning: हर हस्ताक्षर पर पासफ़्रेज़ पूछी जाती है, जिसके बिना कुंजी काम में नहीं आती।
        nowOn: {policy} चालू है।
        nowOff: {policy} बंद है।
        askForget|one: {names} की हस्ताक्षर-कुंजी मिटाएँ? उसे केवल पहचान का बैकअप वापस लाता है।
        askForget|other: {names} की {count} हस्ताक्षर-कुंजियाँ मिटाएँ? उन्हें केवल पहचानों का बैकअप वापस लाता है।
        forgotten|one: {names} की हस्ताक्षर-कुंजी मिटा दी गई। “whisper identity rotate” नई कुंजियाँ बनाता है; “whisper identity restore” उसे बैकअप से वापस लाता है।
        forgotten|other: {names} की {count} हस्ताक्षर-कुंजियाँ मिटा दी गईं। “whisper identity rotate” नई कुंजियाँ बनाता है; “whisper identity restore” उन्हें बैकअप से वापस लाता है।
        """)
}

extension EnvelopeWords {
    static let hindi = PhraseTable(
        """
        fromVerified: प्रेषक: {name} (सत्यापित/हस्ताक्षरित)
        fromUnverified: प्रेषक: {name} (असत्यापित/हस्ताक्षरित)
        fromUnknownSigned: प्रेषक: अज्ञात (हस्ताक्षरित)
        fromUnknownUnsigned: प्रेषक: अज्ञात (बिना हस्ताक्षर)
        fromKeyChanged: प्रेषक: अज्ञात (हस्ताक्षरित), ऐसी कुंजियों से जो “{name}” की नहीं हैं
        fromRevoked: प्रेषक: {name} (रद्द/हस्ताक्षरित)
        claims: यह {name} से होने का दावा करता है; इसका कोई प्रमाण नहीं।
        shortID: छोटी आईडी: {shortID}
        sentAt: सील हुआ: {time}
        openedBy: किसके लिए: {identity}
        blockedRemark: आपने इस संपर्क को अवरुद्ध किया है।
        blockedNotShown: संदेश रखा गया है, पर दिखाया नहीं जाता। --show-blocked दिखाता है।
        carrierTime: इसके समय की पुष्टि केवल मैसेंजर करता है।
        clockBehind: इस डिवाइस की घड़ी तिजोरी की घड़ी से पीछे है। सही हो तो “whisper doctor --reset-clock” फिर इसी से चलता है।
        sealedTo: {recipient} के लिए सील, {identity} के हस्ताक्षर से।
        sealedUnsigned: {recipient} के लिए सील, बिना हस्ताक्षर।
        rotatedIdentity: पहचान “{name}” बदली जा चुकी है; --from दूसरी चुनता है।
        found|one: {count} लिफ़ाफ़ा
        found|other: {count} लिफ़ाफ़े
        foundNone: कोई लिफ़ाफ़ा नहीं है।
        offerOpen|one: {count} लिफ़ाफ़ा खोलें?
        offerOpen|other: {count} लिफ़ाफ़े खोलें?
        identityHeading: किसके लिए
        placeHeading: कहाँ
        signedHeading: हस्ताक्षरित
        sealedHeading: सील का समय
        notYours: आपके लिए नहीं
        sealedByYou: आपने {name} के लिए सील किया
        inboxProgress: खोला जा रहा है
        inboxOpened|one: {count} संदेश खुला
        inboxOpened|other: {count} संदेश खुले
        inboxReplayed|one: {count} पहले ही खुल चुका था
        inboxReplayed|other: {count} पहले ही खुल चुके थे
        inboxEarlier: पहले खोले गए संदेशों में सबसे नया: {command}
        inboxDeleted|one: पहले खोला गया {count} संदेश अब तिजोरी में नहीं है।
        inboxDeleted|other: पहले खोले गए {count} संदेश अब तिजोरी में नहीं हैं।
        inboxExpired|one: {count} की अवधि समाप्त है
        inboxExpired|other: {count} की अवधि समाप्त है
        inboxForeign|one: {count} आपके लिए नहीं है
        inboxForeign|other: {count} आपके लिए नहीं हैं
        inboxOwn|one: {count} आपने किसी और के लिए सील किया, और केवल वही उसे खोल सकते हैं
        inboxOwn|other: {count} आपने दूसरों के लिए सील किए, और केवल वही उन्हें खोल सकते हैं
        inboxOwnText: आपके सील किए सबसे नए संदेश में आपने जो लिखा: {command}
        inboxInvalid|one: {count} अमान्य है
        inboxInvalid|other: {count} अमान्य हैं
        maybeOpened: यह पहले खुल चुका हो सकता है: उस समय क्या खोला गया, यह तिजोरी नहीं जानती।
        inboxBlocked|one: इनमें से {count} अवरुद्ध संपर्क से है, दिखाया नहीं जाता
        inboxBlocked|other: इनमें से {count} अवरुद्ध संपर्कों से हैं, दिखाए नहीं जाते
        inboxChanged|one: इनमें से {count} की कुंजियाँ बदली या रद्द हैं
        inboxChanged|other: इनमें से {count} की कुंजियाँ बदली या रद्द हैं
        inboxEmpty: खोलने को कोई सीलबंद संदेश नहीं है।
        expiredHint: --trust-carrier-time उन्हें उस समय से खोलता है जब मैसेंजर को मिले।
        notText|one: यह संदेश पाठ नहीं है; इसमें {count} बाइट है।
        notText|other: यह संदेश पाठ नहीं है; इसमें {count} बाइट हैं।
        typeMessage: संदेश लिखें; अलग पंक्ति में Ctrl-D उसे समाप्त करता है।
        pasteEnvelope: लिफ़ाफ़े वाला पाठ चिपकाएँ; अलग पंक्ति में Ctrl-D उसे समाप्त करता है।
        blockedHidden|one: अवरुद्ध संपर्क का {count} संदेश नहीं दिखाया गया; --show-blocked दिखाता है।
        blockedHidden|other: अवरुद्ध संपर्कों के {count} संदेश नहीं दिखाए गए; --show-blocked दिखाता है।
        keyOfContact: कुंजी {key} आपके संपर्क “{name}” की है।
        copied: लिफ़ाफ़ा क्लिपबोर्ड पर है।
        handedToTerminal: टर्मिनल को दिया गया; वह सेट हो तो क्लिपबोर्ड पर रखता है, नहीं तो पंक्ति कॉपी करें।
        severalInText|one: इस पाठ में {count} सीलबंद संदेश है। उसे खोलने के लिए: {command}
        severalInText|other: इस पाठ में {count} सीलबंद संदेश हैं, और केवल पहला आज़माया जाता है। सब खोलने के लिए: {command}
        inboxDamaged|one: {count} अधूरा या क्षतिग्रस्त है
        inboxDamaged|other: {count} अधूरे या क्षतिग्रस्त हैं
        inboxDamagedWhere: अधूरे या क्षतिग्रस्त लिफ़ाफ़े वाला सबसे नया संदेश: {command}
        openedHeading: खोला गया
        emptyMessage: संदेश खाली है।
        recipientUnverified: “{name}” सत्यापित नहीं है। भरोसा करने से पहले शब्द मिलाएँ: {command}
        """)
}

extension StandingText {
    static let hindi = PhraseTable(
        """
        heading: सील
        verified: सत्यापित
        unverified: असत्यापित
        sealed: सीलबंद
        plain: बिना सील
        plainLegend: संदेश के आगे कोई शब्द न हो तो: {word}; उसकी पुष्टि केवल उसका मैसेंजर करता है।
        looksLike: “{name}” आपके संपर्क “{contact}” जैसा दिखता है, पर यह दूसरा नाम है।
        chatHasName: “{name}” केवल इस चैट का नाम है; यह पक्का नहीं कि यह आपके संपर्क “{contact}” के साथ है।
        """)
}

extension QRText {
    static let hindi = PhraseTable(
        """
        bundleOf: {name} का कार्ड, {shortID}
        envelope: एक सीलबंद संदेश
        codes|one: चित्र में {count} कोड
        codes|other: चित्र में {count} कोड
        written: कोड “{path}” में है।
        dense: कोड सघन है; कैमरा स्थिर और पास रखें।
        tooDense: कोड अधिकतर कैमरों के लिए बहुत सघन है; इसके बदले पाठ भेजें।
        tooWide: कोड {columns} स्तंभ चौड़ा है, और टर्मिनल {room}।
        tooWideHint: चौड़ा टर्मिनल इसे दिखाएगा; या चित्र लिखें: --png FILE, --svg FILE।
        tooTall: कोड {rows} पंक्तियाँ लेता है, पर टर्मिनल केवल {room} दिखाता है।
        tooTallHint: खिड़की ऊँची करें या अक्षरों का आकार घटाएँ, या चित्र लिखें: --png FILE, --svg FILE।
        askOpen: यह संदेश खोलें?
        notOpened: सीलबंद संदेश नहीं खोला गया।
        somethingElse: कुछ और
        """)
}

extension DoctorText {
    static let hindi = PhraseTable(
        """
        engineAge: इंजन की आयु
        engineAgeEncrypted: {date} का SQLite; बाद के सुधार उसमें उतने ही हैं जितने सिस्टम लाया। हर पृष्ठ पढ़ने से पहले तिजोरी की कुंजी से प्रमाणित होता है।
        engineAgePlain: {date} का SQLite; बाद के सुधार उसमें उतने ही हैं जितने सिस्टम लाया। बिना एन्क्रिप्शन के डेटाबेस को पढ़ने से पहले कुछ नहीं जाँचता।
        ledger: दोहराव से बचाव
        ledgerState|one: 10,000 में से {count} प्रविष्टि; कुल {opened} खुले
        ledgerState|other: 10,000 में से {count} प्रविष्टियाँ; कुल {opened} खुले
        clock: घड़ी
        clockFine: डिवाइस और तिजोरी की घड़ियाँ मिलती हैं।
        clockBehind: डिवाइस की घड़ी तिजोरी की घड़ी से पीछे है, जो {time} पर है।
        notOpened: तिजोरी नहीं खोली गई: पासफ़्रेज़ नहीं दी गई, और कोई रखी भी नहीं है।
        identities: आपकी पहचानें
        qrEncoder: libqrencode
        qrReader: ZBar
        png: libpng
        jpeg: libjpeg
        services: सेवाएँ
        servicesNone: कोई स्थापित नहीं
        servicesIdle: स्थापित, सक्षम नहीं: {units}
        servicesEnabled: सक्षम: {units}
        askResetClock: तिजोरी की घड़ी {time} से वापस {now} पर लाएँ? बीच के समय के लिफ़ाफ़े, जो कब के खुल चुके, फिर केवल स्थायी स्मृति से रुकेंगे।
        clockReset: तिजोरी की घड़ी फिर इस डिवाइस की घड़ी है।
        """)
}

extension TrustText {
    static let hindi = PhraseTable(
        """
        subject: भरोसा
        sound: संपर्क और नीतियाँ वैसी ही हैं जैसी पिछली बार तय हुई थीं।
        doubtful: यह तिजोरी संपर्कों और नीतियों के बारे में जो कहती है, वह पिछली बार तय की गई बात नहीं है: उसकी जगह पुरानी फ़ाइलें या पृष्ठ रखे गए, या कोई प्रति हाथ से लौटाई गई। कोई भी सत्यापित नहीं माना जाता, और सभी नीतियाँ चालू हैं। “whisper contact list” देखें, फिर “whisper doctor --accept-trust” से स्वीकार करें।
        doubtfulContacts|one: {count} संपर्क वैसा नहीं है जैसा पिछली बार तय हुआ था, और सत्यापित नहीं माना जाता। “whisper doctor --accept-trust” उसे स्वीकार करता है।
        doubtfulContacts|other: {count} संपर्क वैसे नहीं हैं जैसे पिछली बार तय हुए थे, और सत्यापित नहीं माने जाते। “whisper doctor --accept-trust” उन्हें स्वीकार करता है।
        wouldBeVerified: सत्यापित: “{name}”
        wouldBeOn: चालू: {name}
        wouldBeOff: बंद: {name}
        askAccept|one: तिजोरी को जैसी है वैसी स्वीकार करें, {count} सत्यापित संपर्क और इन नीतियों के साथ?
        askAccept|other: तिजोरी को जैसी है वैसी स्वीकार करें, {count} सत्यापित संपर्कों और इन नीतियों के साथ?
        accepted: तिजोरी संपर्कों और नीतियों के बारे में जो कहती है, वह स्वीकार हुआ।
        refused: यह तिजोरी संपर्कों और नीतियों के बारे में जो कहती है, उस पर संदेह है
        refusedHint: पहले उसे “whisper doctor --accept-trust” से स्वीकार करें, या कोई बैकअप लौटाएँ।
        acceptOption: तिजोरी संपर्कों और नीतियों के बारे में जो कहती है, उसे दिखाकर स्वीकार करता है।
        askReplaceBackup: यह तिजोरी संपर्कों और नीतियों के बारे में जो कहती है, उस पर संदेह है। क्या “{path}” के बैकअप को ऐसी प्रति से बदलें जिस पर भी संदेह रहेगा?
        backupKept: यह तिजोरी संपर्कों और नीतियों के बारे में जो कहती है, उस पर संदेह है, इसलिए “{path}” का बैकअप रखा गया
        backupKeptHint: “whisper contact list” देखें, फिर उसे “whisper doctor --accept-trust” से स्वीकार करें, यह बैकअप लौटाएँ, या प्रति के लिए दूसरी जगह बताएँ। “--yes” फिर भी बैकअप को बदल देता है।
        """)
}

extension PageText {
    static let hindi = PhraseTable(
        """
        archive: संदेश संग्रह
        chats: चैट
        people: लोग
        gallery: गैलरी
        years: वर्ष
        statistics: आँकड़े
        search: खोज
        skip: सामग्री पर जाएँ
        plaintext: ये पृष्ठ एन्क्रिप्टेड नहीं हैं: जो इन्हें खोल सकता है, वह इन्हें पढ़ सकता है।
        monthOfYear: {month} {year}
        monthOfYearPart: {month} {year}, भाग {part}
        months: महीने
        allMonths: सभी महीने
        earlier: पहले: {place}
        later: बाद में: {place}
        continueReading: आगे पढ़ें
        pages: पृष्ठ
        pageNumber: पृष्ठ {number}
        previousPage: पिछला पृष्ठ
        nextPage: अगला पृष्ठ
        messageCount|one: {count} संदेश
        messageCount|other: {count} संदेश
        chatCount|one: {count} चैट
        chatCount|other: {count} चैट
        group: समूह
        direct: सीधी चैट
        broadcast: प्रसारण सूची
        unknownChat: चैट
        period: {first} से {last}
        noMessages: यहाँ कोई संदेश नहीं है।
        names: नाम
        numbers: नंबर और पते
        inChats: चैट के अनुसार संदेश
        you: आप
        pictures: चित्र
        videos: वीडियो
        voice: आवाज़ के संदेश और ध्वनि
        documents: दस्तावेज़ और अन्य फ़ाइलें
        noMedia: यहाँ कोई फ़ाइल नहीं है।
        dayCount|one: {date}: {count} संदेश
        dayCount|other: {date}: {count} संदेश
        less: कम
        more: अधिक
        theme: हल्का या गहरा
        filter: इस पृष्ठ को छाँटें
        filterMedia: फ़ाइलों वाले
        filterSealed: सीलबंद
        filterLinks: लिंक वाले
        shownCount: {all} में से {shown} दिख रहे हैं
        jump: किसी तारीख़ पर जाएँ
        keys: कुंजियाँ: j और k संदेशों के बीच चलती हैं, / छाँटती है, ← और → पृष्ठ पलटती हैं।
        close: बंद करें
        previousPicture: पिछला चित्र
        nextPicture: अगला चित्र
        tools: छाँटें या किसी तारीख़ पर जाएँ
        searchNeedsScript: खोज के लिए स्क्रिप्ट चाहिए, जिन्हें यह ब्राउज़र नहीं चलाता। हर चैट के महीने उसके पृष्ठ पर हैं।
        searchQuery: शब्द या नाम
        searchLanguage: “whisper search” की तरह: \"वाक्यांश\", तारे के साथ शब्द का आरंभ (umbr*), OR, जो न हो उसके लिए -शब्द, और कोष्ठक। आप जो लिख रहे हैं, वह अपने आरंभ से मिल जाता है।
        searchNone: कोई संदेश नहीं मिला।
        searchAll: मिले संदेश: {count}
        searchSome: मिले नवीनतम संदेश: {count}
        searchFailed: खोज का डेटा पढ़ा नहीं जा सका।
        searchMore: और दिखाएँ
        findName: नाम से खोजें
        newest: सबसे नए संदेश
        """)
}

extension PageMessageText {
    static let hindi = PhraseTable(
        """
        pending: भेजे जाने की प्रतीक्षा में
        sent: भेजा गया
        delivered: पहुँचा
        failed: नहीं भेजा गया
        read: पढ़ा गया
        editedAt: संपादित {time}
        edited: संपादित
        forwarded: आगे भेजा गया
        forwardedOften: कई बार आगे भेजा गया
        viewedOnce: एक बार देखा जा सकता था
        disappearing: ग़ायब होने वाला था
        starred: तारांकित
        reactions: प्रतिक्रियाएँ
        deletedByYou: आपने मिटाया
        deletedBySender: प्रेषक ने मिटाया
        deletedByAdmin: एक एडमिन ने मिटाया, {name}
        deletedKept: उसमें क्या था
        quotedNotHere: ऐसे संदेश का उत्तर है जो इस संग्रह में नहीं है
        quotedOnly: प्रेषक का उद्धरण; संदेश स्वयं इस संग्रह में नहीं है
        voiceMessage: आवाज़ का संदेश
        videoMessage: वीडियो संदेश
        movingPicture: चलता चित्र
        expired: अब उपलब्ध नहीं
        remote: डाउनलोड नहीं हुआ
        damaged: तिजोरी में क्षतिग्रस्त
        withheld: इस संग्रह में शामिल नहीं
        liveLocation: लाइव स्थान
        coordinates: अक्षांश {latitude}, देशांतर {longitude}
        voteCount|one: {count} मत
        voteCount|other: {count} मत
        voiceCall: आवाज़ कॉल
        videoCall: वीडियो कॉल
        callMissed: छूटी
        callDeclined: अस्वीकृत
        callFailed: विफल
        callAnsweredElsewhere: दूसरे डिवाइस पर उत्तर दिया गया
        callSilenced: मौन की गई
        callConnected: उत्तर दिया गया
        callOngoing: जारी
        unreadable: यह संदेश इस डिवाइस पर पढ़ा नहीं जा सका
        spoiler: खोलने तक छिपा
        sealedLine: एक सीलबंद पंक्ति, जैसी वह भेजी गई
        ownSealedLine: आपने {name} के लिए सील किया, और केवल वही खोल सकते हैं
        groupInvite: समूह का निमंत्रण
        transcript: स्वचालित लिप्यंतरण: {text}
        inTranscript: एक लिप्यंतरण में
        unknownSender: अज्ञात प्रेषक
        """)
}

extension SystemText {
    static let hindi = PhraseTable(
        """
        groupCreated: समूह “{text}” बनाया गया
        groupCreatedBy: {by} ने समूह “{text}” बनाया
        groupSubject: समूह का नाम अब “{text}” है
        groupSubjectBy: {by} ने समूह का नाम बदलकर “{text}” किया
        groupDescription: समूह का विवरण बदला गया: {text}
        groupDescriptionBy: {by} ने समूह का विवरण बदला: {text}
        groupIcon: समूह का चित्र बदला गया
        groupIconBy: {by} ने समूह का चित्र बदला
        groupDeleted: समूह मिटाया गया
        groupJoined: आप समूह “{text}” में शामिल हुए
        groupInviteLink: समूह का निमंत्रण लिंक बदला गया
        groupRestricted: समूह की सेटिंग कौन बदल सकता है, यह बदला गया
        groupAnnouncements: समूह में कौन लिख सकता है, यह बदला गया
        groupReplaced: इस समूह की जगह दूसरे समूह ने ली
        added: {names} को जोड़ा गया
        addedBy: {by} ने {names} को जोड़ा
        joined: {names} शामिल हुए
        left: {names} चले गए
        removed: {names} को हटाया गया
        removedBy: {by} ने {names} को हटाया
        promoted: {names} अब एडमिन हैं
        demoted: {names} अब एडमिन नहीं हैं
        invited: {names} को आमंत्रित किया गया
        invitedBy: {by} ने {names} को आमंत्रित किया
        banned: {names} पर रोक लगाई गई
        bannedBy: {by} ने {names} पर रोक लगाई
        unbanned: {names} से रोक हटाई गई
        askedToJoin: {names} ने शामिल होने का अनुरोध किया
        invitationDeclined: {names} ने निमंत्रण अस्वीकार किया
        invitationWithdrawn: {names} का निमंत्रण वापस लिया गया
        requestDeclined: {names} का अनुरोध अस्वीकार हुआ
        requestWithdrawn: {names} ने अनुरोध वापस लिया
        numberChanged: एक फ़ोन नंबर बदला: {names}
        encrypted: इस चैट के संदेश सेवा द्वारा एन्क्रिप्टेड हैं
        identityChanged: {names} का सुरक्षा कोड बदला
        disappearingOn: नए संदेश कुछ समय बाद ग़ायब हो जाते हैं
        disappearingOff: संदेश अब ग़ायब नहीं होते
        blocked: इस संपर्क को ब्लॉक किया गया
        unblocked: इस संपर्क को अनब्लॉक किया गया
        businessNotice: एक व्यावसायिक खाते के बारे में सूचना: {text}
        businessNoticeOnly: एक व्यावसायिक खाते के बारे में सूचना
        channelNotice: इस चैनल के बारे में सूचना: {text}
        channelNoticeOnly: इस चैनल के बारे में सूचना
        communityNotice: कम्युनिटी के बारे में सूचना: {text}
        communityNoticeOnly: कम्युनिटी के बारे में सूचना
        groupApproval: समूह में कौन शामिल हो सकता है, यह बदला गया
        chatPrivacy: इस चैट की उन्नत गोपनीयता बदली गई
        numberShared: एक फ़ोन नंबर साझा किया गया
        sharingLimited: इस चैट से साझा करना सीमित किया गया
        album: चित्रों और वीडियो का एल्बम
        albumBy: {by} ने चित्रों और वीडियो का एल्बम भेजा
        privacyProvider: इस व्यावसायिक चैट को कौन चलाता है, इसकी सूचना
        groupAdditions: समूह में सदस्य कौन जोड़ सकता है, यह बदला गया
        deviceChanged: जुड़े हुए डिवाइस जोड़े या हटाए गए
        usernameChanged: एक उपयोगकर्ता नाम बदला: {names}
        usernameChangedOnly: एक उपयोगकर्ता नाम बदला
        pinned: एक संदेश पिन किया गया
        pinnedBy: {by} ने एक संदेश पिन किया
        unpinned: एक संदेश अब पिन नहीं है
        kept: एक संदेश को गायब होने से रोका गया
        notKept: एक संदेश अब गायब होने से रोका नहीं जाता
        eventAnswered: एक आयोजन के निमंत्रण का उत्तर दिया गया
        eventAnsweredBy: {by} ने एक आयोजन के निमंत्रण का उत्तर दिया
        chatCreated: चैट बनाई गई
        chatCreatedBy: {by} ने चैट बनाई
        chatSubject: चैट का नाम अब “{text}” है
        chatSubjectBy: {by} ने चैट का नाम बदलकर “{text}” किया
        chatDescription: चैट का विवरण बदला गया: {text}
        chatDescriptionBy: {by} ने चैट का विवरण बदला: {text}
        chatReplaced: इस चैट की जगह दूसरी चैट ने ली
        groupCreatedOnly: समूह बनाया गया
        groupCreatedOnlyBy: {by} ने समूह बनाया
        groupSubjectOnly: समूह का नाम बदला गया
        groupSubjectOnlyBy: {by} ने समूह का नाम बदला
        groupDescriptionOnly: समूह का विवरण बदला गया
        groupDescriptionOnlyBy: {by} ने समूह का विवरण बदला
        chatSubjectOnly: चैट का नाम बदला गया
        chatSubjectOnlyBy: {by} ने चैट का नाम बदला
        chatDescriptionOnly: चैट का विवरण बदला गया
        chatDescriptionOnlyBy: {by} ने चैट का विवरण बदला
        groupJoinedOnly: आप समूह में शामिल हुए
        someoneAdded: किसी को जोड़ा गया
        someoneAddedBy: {by} ने किसी को जोड़ा
        someoneJoined: कोई शामिल हुआ
        someoneLeft: कोई चला गया
        someoneRemoved: किसी को हटाया गया
        someoneRemovedBy: {by} ने किसी को हटाया
        someonePromoted: कोई अब एडमिन है
        someoneDemoted: कोई अब एडमिन नहीं है
        membersChanged: समूह के सदस्यों की सूची बदली
        numberChangedOnly: एक फ़ोन नंबर बदला
        identityChangedOnly: एक सुरक्षा कोड बदला
        disappearingChanged: नए संदेश गायब हों या नहीं, यह बदला गया
        """)
}

extension PageExportText {
    static let hindi = PhraseTable(
        """
        progress: पृष्ठ लिखे जा रहे हैं
        plaintext: पृष्ठ एन्क्रिप्टेड नहीं होंगे: जो फ़ोल्डर खोल सकता है, वह आपके संदेश पढ़ सकता है।
        written|one: “{path}” में {count} संदेश लिखा गया ({chats})।
        written|other: “{path}” में {count} संदेश लिखे गए ({chats})।
        wroteMedia|one: {count} फ़ाइल के साथ।
        wroteMedia|other: {count} फ़ाइलों के साथ।
        damagedMedia|one: {count} संलग्नक तिजोरी में क्षतिग्रस्त है और छोड़ दिया गया।
        damagedMedia|other: {count} संलग्नक तिजोरी में क्षतिग्रस्त हैं और छोड़ दिए गए।
        openAt: ब्राउज़र में खोलें: {path}
        badMedia: --media all, used या none लेता है, “{value}” नहीं।
        badTheme: --theme auto, light या dark लेता है, “{value}” नहीं।
        badLanguage: --language {languages} में से एक लेता है, “{value}” नहीं।
        standardOutput: पृष्ठ एक फ़ोल्डर हैं और मानक आउटपुट पर नहीं लिखे जा सकते।
        emptyPeriod: --since, --until से पहले नहीं है।
        occupied: “{path}” मौजूद है और बदला नहीं जाएगा।
        occupiedHint: कोई दूसरा फ़ोल्डर चुनें। --force केवल पिछले निर्यात का लिखा संग्रह बदलता है, और कुछ नहीं।
        busy: कोई दूसरी प्रक्रिया “{path}” में लिख रही है।
        """)
}
