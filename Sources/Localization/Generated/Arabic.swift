// Written by `make strings` from po/ar.po. Edit that file, not this one.
// swift-format-ignore-file

extension CommandText {
    static let arabic = PhraseTable(
        """
        root: يحفظ رسائلك في خزنة مشفّرة يمكن البحث فيها.
        rootDiscussion: يستورد المحادثات ويحفظها مشفّرة على هذا الجهاز ويعثر على كل كلمة من جديد. لا يغادر الجهازَ شيء: ليس في البرنامج شيفرة للشبكة.
        initialize: إنشاء خزنة.
        initializeDiscussion: يولّد مفاتيح عشوائية ويختمها بعبارة المرور ويضع بجانبها نسخة استعادة. اترك العبارة فارغة عند السؤال لتُولَّد لك عشر كلمات. لا تُمَسّ خزنة موجودة أبدًا.
        unlock: فتح قفل الخزنة لمدة محدودة.
        unlockDiscussion: يبقى المفتاح في حلقة مفاتيح النواة لا على القرص، ويُنسى عند انقضاء المدة وعند «whisper lock» وعند إطفاء الجهاز.
        lock: إزالة المفتاح الذي أبقاه «unlock».
        doctor: عرض ما يعمل عليه Whisper والتحقق من أن الخزنة مؤمّنة جيدًا.
        doctorDiscussion: يعمل بلا خزنة وبلا عبارة مرور.
        verify: فحص الخزنة بحثًا عن تلف.
        verifyDiscussion: يفحص قاعدة البيانات وفهرس البحث والعدّادات والمرفقات ونسخة الاستعادة. تُفتح نسخة الاستعادة إذا أُعطيت عبارة مرور.
        optimize: تسريع البحث بعد تغييرات صغيرة كثيرة.
        optimizeDiscussion: يدمج أجزاء فهرس البحث، ويزيل كلمات الرسائل المحذوفة حيث انقطع الحذف. لا يتغير شيء مما تراه.
        backup: أخذ نسخة احتياطية من الخزنة، حتى وهي قيد الاستعمال.
        backupDiscussion: النسخة الاحتياطية خزنة كاملة بعبارة المرور نفسها. تظهر كاملة أو لا تظهر.
        restore: استعادة خزنة من نسخة احتياطية.
        restoreDiscussion: تُنحّى الخزنة الموجودة في ذلك المجلد جانبًا، ولا تُحذف أبدًا.
        rekey: تغيير مفتاح الخزنة أو صيغتها أو عبارة مرورها.
        rekeyDiscussion: بلا خيار تحصل قاعدة البيانات على مفتاح عشوائي جديد. يمكن القطع في أي لحظة بأمان: تبقى الحالة القديمة أو الجديدة.
        key: إدارة مفتاح الخزنة.
        keyReveal: طباعة مفتاح قاعدة البيانات لبرامج أخرى.
        keyRevealDiscussion: من يملك المفتاح يستطيع قراءة قاعدة البيانات إلى الأبد مهما حدث لعبارة المرور. يطبع المفتاح وحده على الخرج القياسي وطريقة استعماله على خرج الأخطاء.
        version: عرض الإصدار.
        help: عرض المساعدة لأمر أو موضوع.
        manual: كتابة صفحات الدليل.
        completion: طباعة الإكمال التلقائي لصدفة.
        completionDiscussion: يكمل الأوامر والخيارات وقيمها، وكذلك المحادثات وجهات الاتصال ما دامت الخزنة تُفتح دون سؤال، مثلًا بعد «whisper unlock».
        archiveGroup: الأرشيف
        readGroup: القراءة
        peopleGroup: الأشخاص
        sealedGroup: الرسائل المختومة
        liveGroup: المباشر
        upkeepGroup: الصيانة
        topics: مواضيع المساعدة
        """)
}

extension FailureText {
    static let arabic = PhraseTable(
        """
        internalError: خطأ داخلي: {reason}
        interrupted: قُطع العمل. ما اكتمل قبل ذلك محفوظ والخزنة سليمة.
        closedPipe: أُغلق أنبوب الخرج.
        cannotWriteOutput: تتعذر كتابة الخرج: {reason}
        cannotReadFile: تتعذر قراءة «{path}»: {reason}
        cannotWriteFile: تتعذر كتابة «{path}»: {reason}
        fileExists: «{path}» موجود من قبل.
        fileExistsHint: اختر اسمًا آخر أو أعطِ --force لاستبداله.
        sameFile: الدخل والخرج شيء واحد: «{path}».
        emptyValue: يحتاج الخيار «{option}» إلى قيمة غير فارغة.
        diskFull: القرص ممتلئ. لم يضع شيء مما كان، ولم تُكتب البيانات الجديدة.
        inputOutput: أخفق القرص في القراءة أو الكتابة.
        fileFailed: يتعذر استعمال أحد ملفات الخزنة: {reason}
        noHome: المجلد الشخصي غير معروف: المتغير HOME غير معيّن.
        noHomeHint: عيّن HOME أو WHISPER_HOME، أو حدّد المكان بالخيار --vault.
        unknownSetting: «{path}»، السطر {line}: لا يوجد إعداد باسم «{name}».
        malformedConfiguration: «{path}»، السطر {line}: هذا ليس إعدادًا بالصيغة اسم = \"قيمة\".
        foreignConfiguration: لم يُعمل بالملف «{path}»: فلغيرك أن يكتبه، أو هو لمستخدم آخر. وقد يسمي أوامر تُنفَّذ.
        foreignConfigurationHint: انظر ما فيه، ثم نفّذ chmod go-w، أو اجعله لك بـ chown.
        unknownSettingHint: يسرد «whisper help environment» الإعدادات.
        twoPassphraseSources: أُعطي أكثر من مصدر لعبارة المرور؛ أعطِ واحدًا.
        noPassphrase: لم تُعطَ عبارة مرور، ولا توجد طرفية للسؤال عنها.
        noPassphraseHint: أعطِ --passphrase-file أو --passphrase-command أو --passphrase-fd، أو شغّل «whisper unlock» أولًا.
        noSeparatePassphraseHint: أعطِ {option}-file أو {option}-command أو {option}-fd.
        vaultHeldBy: تستعمل عملية أخرى الخزنة: {process}، المعرّف {pid}.
        emptyPassphrase: عبارة المرور فارغة.
        emptyPassphraseHint: على الطرفية تُولَّد عبارة بدل الفارغة؛ وفي غير ذلك أعطِ عبارة من عندك.
        passphrasesDiffer: عبارتا المرور مختلفتان.
        passphraseTooLong|zero: عبارة المرور أطول من {count} بايت.
        passphraseTooLong|one: عبارة المرور أطول من بايت واحد.
        passphraseTooLong|two: عبارة المرور أطول من بايتين.
        passphraseTooLong|few: عبارة المرور أطول من {count} بايتات.
        passphraseTooLong|many: عبارة المرور أطول من {count} بايتًا.
        passphraseTooLong|other: عبارة المرور أطول من {count} بايت.
        cannotReadPassphrase: تتعذر قراءة عبارة المرور: {reason}
        passphraseFileOpen: يستطيع مستخدمون آخرون قراءة ملف عبارة المرور «{path}».
        passphraseFileOpenHint: نفّذ «chmod 600» عليه. إن كان لآخرين وصول إلى هذا الجهاز فغيّر العبارة بالأمر «whisper rekey --passphrase».
        secretFileOpen: يستطيع مستخدمون آخرون قراءة الملف «{path}» الذي يحتوي على سر.
        secretFileOpenHint: نفّذ «chmod 600» عليه. إن كان لآخرين وصول إلى هذا الجهاز فغيّر السر حيث يُستعمل.
        passphraseCommandFailed: يتعذر تشغيل أمر عبارة المرور: {reason}
        passphraseCommandStatus: أخفق أمر عبارة المرور بالحالة {status}.
        cannotUseTerminal: يتعذر استعمال الطرفية: {reason}
        outOfGuardedMemory: لم تبقَ ذاكرة محمية للأسرار.
        wrongPassphrase: عبارة المرور خاطئة.
        wrongKey: المفتاح لا يفتح هذه الخزنة.
        wrongKeyHint: حافظة المفاتيح وقاعدة البيانات ليستا من خزنة واحدة. استعدهما معًا من نسخة احتياطية واحدة.
        keyMissing: مفتاح الخزنة مفقود من حافظة مفاتيحها.
        keyMissingHint: استعد حافظة المفاتيح من نسخة احتياطية. مفتاح جديد يجعل المحتوى غير مقروء إلى الأبد، لذلك لا يُنشأ.
        keychainLocked: حافظة المفاتيح مقفلة، أو تغيّرت عبارة مرورها في هذه الأثناء.
        keychainDamaged: حافظة المفاتيح تالفة.
        recoveryDamaged: نسخة الاستعادة تالفة.
        keychainDamagedHint: استعدها من نسخة احتياطية؛ تحوي نسخة الاستعادة المفاتيح نفسها.
        keychainInaccessible: تتعذر قراءة حافظة المفاتيح أو كتابتها: {reason}
        keyCacheUnavailable: هذا النظام لا يُبقي مفاتيح بين الأوامر (لا حلقة مفاتيح للنواة).
        keyCacheFailed: حلقة مفاتيح النواة لا تُبقي المفتاح: {reason}
        noVault: لا توجد خزنة في «{path}».
        noVaultThere: لا توجد خزنة في هذا المكان.
        noVaultHint: ينشئ «whisper init» واحدة؛ ويحدّد --vault مكانًا آخر.
        noVaultNearHint: توجد واحدة في «{path}». اخترها بالخيار --vault؛ ويحدّد WHISPER_HOME المجلد الذي تكون فيه باسم «vault».
        unfinishedVault: بدأ إنشاء الخزنة في «{path}» ولم يكتمل.
        unfinishedVaultHint: شغّل «whisper init» مرة أخرى بعبارة المرور نفسها؛ يتابع من حيث توقف.
        vaultExists: توجد خزنة في «{path}» من قبل.
        vaultExistsHint: استعملها أو حدّد مكانًا آخر بالخيار --vault.
        vaultHeld: تحتجز عملية أخرى الخزنة لنفسها.
        vaultBusy: الخزنة مشغولة.
        vaultHeldHint: انتظر حتى ينتهي الأمر الآخر ثم أعد المحاولة.
        vaultDamaged: الخزنة تالفة.
        vaultDamagedHint: يقول «whisper verify» ما الخطب؛ ويستعيد «whisper restore» نسخة احتياطية.
        alteredSchema: في قاعدة بيانات الخزنة جداول أو فهارس أو عروض أو مشغِّلات لم يصنعها Whisper، أو ينقصها بعضها. ولم تُفتح.
        alteredSchemaHint: يسميها «whisper verify»؛ وينقل «whisper verify --recover-to» المحتوى إلى خزنة جديدة.
        newerVault: كُتبت الخزنة بإصدار أحدث من Whisper. لم يتغيّر شيء.
        newerVaultHint: ثبّت الإصدار الأحدث.
        vaultReadOnly: تتعذر الكتابة في الخزنة: القرص أو الملف للقراءة فقط.
        noEncryption: هذا البناء من Whisper لا يستطيع التشفير: بُني مع SQLite العادي.
        noEncryptionHint: استعمل بناءً مع SQLCipher، أو أنشئ خزنة بلا تشفير: whisper init --unencrypted
        mixedEngines: حُمِّلت في هذه العملية مكتبة SQLite أخرى قبل SQLCipher. لم تُفتح الخزنة.
        mixedEnginesHint: شغّل Whisper بلا LD_PRELOAD وبلا برامج تحمّل libsqlite3 فيه.
        unsupportedFormat: لا يستطيع {engine} كتابة هذه الصيغة.
        unsupportedFormatHint: تحتاج الصيغة 4 إلى SQLCipher 4.
        unreadableFormat: الخزنة بصيغة SQLCipher 4 التي لا يستطيع هذا المحرك قراءتها.
        storeFailed: فشلت العملية على الخزنة: {reason}
        disclaimerNeeded: لم يُقبل إخلاء المسؤولية.
        disclaimerNeededHint: اقرأه بالأمر «whisper help disclaimer» واقبله بالأمر «whisper init --accept-disclaimer».
        confirmationNeeded: يحتاج هذا إلى تأكيد، ولا توجد طرفية للسؤال عنه.
        confirmationNeededHint: أعطِ --yes.
        declined: أُلغي. لم يتغيّر شيء.
        conversationNotFound: لا توجد محادثة كهذه.
        messageNotFound: لا توجد رسالة كهذه.
        contactNotFound: لا توجد جهة اتصال كهذه.
        personNotFound: لا يوجد شخص كهذا.
        attachmentNotFound: المرفق ليس في الخزنة.
        attachmentDamaged: أحد المرفقات تالف.
        keyNotAsJSON: لا يُطبع المفتاح بصيغة JSON أبدًا.
        keyNotAsJSONHint: احذف --json.
        notEncrypted: الخزنة غير مشفّرة، فليس لها مفتاح.
        notABackup: «{path}» ليس نسخة احتياطية لخزنة.
        twoChanges: لا يمكن إجراء أكثر من تغيير واحد في المرة.
        verificationFailed|zero: لا عيوب في الخزنة.
        verificationFailed|one: في الخزنة عيب واحد.
        verificationFailed|two: في الخزنة عيبان.
        verificationFailed|few: في الخزنة {count} عيوب.
        verificationFailed|many: في الخزنة {count} عيبًا.
        verificationFailed|other: في الخزنة {count} عيب.
        verificationFailedHint: يصلح «whisper verify --repair» فهرس البحث والعدّادات؛ وما سوى ذلك يحتاج إلى نسخة احتياطية.
        invalidDuration: «{value}» ليست مدة صالحة.
        invalidDurationHint: اكتب 90s أو 15m أو 8h أو 1d، حتى 30d.
        alreadyThatWay: الخزنة على هذه الحال من قبل.
        foreignDatabase: الخزنة مشفّرة، وقاعدة البيانات الموجودة في مكانها ليست كذلك: فهي ليست قاعدتها. لم تُفتح.
        foreignDatabaseHint: يستعيد «whisper restore» نسخة احتياطية. إن كانت قاعدة البيانات لك ولم تكن مشفّرة قط، فاذكر مجلدها في config.toml باسم unencrypted-vault ثم شغّل «whisper rekey --decrypt».
        recoverHint: ينقل «whisper verify --recover-to» ما يمكن قراءته بعدُ إلى خزنة جديدة؛ ويستعيد «whisper restore» نسخة احتياطية.
        restoreBackupHint: يستعيد «whisper restore» نسخة احتياطية.
        """)
}

extension OptionText {
    static let arabic = PhraseTable(
        """
        vault: مجلد الخزنة.
        json: يطبع JSON، كائنًا في كل سطر؛ والأخطاء كذلك.
        quiet: لا يقول شيئًا سوى الأخطاء.
        plain: أسطر بسيطة بلا جداول ولا ألوان ولا حركة، لقارئات الشاشة.
        noColor: بلا ألوان.
        passphraseCommand: يأخذ عبارة المرور من أول سطر يطبعه هذا الأمر.
        passphraseFile: يأخذ عبارة المرور من أول سطر في هذا الملف.
        passphraseDescriptor: يأخذ عبارة المرور من أول سطر في واصف الملف المفتوح هذا.
        newPassphraseCommand: يأخذ العبارة الجديدة من أول سطر يطبعه هذا الأمر.
        newPassphraseFile: يأخذ العبارة الجديدة من أول سطر في هذا الملف.
        newPassphraseDescriptor: يأخذ العبارة الجديدة من أول سطر في واصف الملف المفتوح هذا.
        yes: يجيب عن كل سؤال بنعم.
        force: يستبدل ما هو موجود.
        acceptDisclaimer: يقبل إخلاء المسؤولية بلا سؤال.
        unencrypted: لا يشفّر قاعدة البيانات. تبقى المرفقات مشفّرة.
        unlockFor: مدة إبقاء المفتاح: 90s أو 15m أو 8h أو 1d.
        repair: يصلح ما يمكن إصلاحه: فهرس البحث والعدّادات.
        verifyAttachments: يقرأ كل مرفق كاملًا أيضًا.
        recoverTo: ينقل ما يمكن قراءته من خزنة تالفة إلى خزنة جديدة في هذا المجلد.
        backupTarget: المجلد الذي يُكتب؛ يجب ألا يكون موجودًا بعد.
        backupSource: مجلد النسخة الاحتياطية.
        rekeyFormat: صيغة الملف المشفّر: يقرأ SQLCipher 3.4 و4 الصيغة «common»، ولا يقرأ «4» إلا SQLCipher 4.
        rekeyEncrypt: يشفّر قاعدة بيانات غير مشفّرة.
        rekeyDecrypt: يحفظ قاعدة البيانات بلا تشفير.
        rekeyPassphrase: يغيّر عبارة المرور فقط؛ وتبقى المفاتيح.
        topic: أمر، أو واحد من: environment، exit-codes، formats، disclaimer.
        manualDirectory: المجلد الذي يُكتب فيه.
        noPager: عدم عرض المخرجات الطويلة صفحةً صفحة.
        shell: الصدفة: bash أو zsh أو fish.
        unlockNew: يُبقي الخزنة الجديدة مفتوحة القفل لمدة محدودة، مثل «whisper unlock».
        """)
}

extension PassphraseText {
    static let arabic = PhraseTable(
        """
        prompt: عبارة المرور:
        newPrompt: عبارة مرور جديدة (اتركها فارغة لتُولَّد واحدة):
        repeatPrompt: أعد كتابة عبارة المرور:
        generated|zero: وُلّدت لك هذه العبارة؛ إنتروبيتها {count} بت:
        generated|one: وُلّدت لك هذه العبارة؛ إنتروبيتها بت واحد:
        generated|two: وُلّدت لك هذه العبارة؛ إنتروبيتها بتان:
        generated|few: وُلّدت لك هذه العبارة؛ إنتروبيتها {count} بتات:
        generated|many: وُلّدت لك هذه العبارة؛ إنتروبيتها {count} بتًا:
        generated|other: وُلّدت لك هذه العبارة؛ إنتروبيتها {count} بت:
        generatedAdvice: دوّنها الآن. تظهر هذه المرة فقط، ولا يستطيع أحد فتح الخزنة بدونها، ولا أنت.
        generatedArchiveAdvice: دوّنها الآن. تظهر هذه المرة فقط، ولا يستطيع أحد فتح الأرشيف بدونها، ولا أنت.
        generatedBackupAdvice: دوّنها الآن. تظهر هذه المرة فقط، ولا يستطيع أحد فتح النسخة بدونها، ولا أنت.
        triesLeft|zero: لم تبقَ محاولات ({count}).
        triesLeft|one: بقيت محاولة واحدة.
        triesLeft|two: بقيت محاولتان.
        triesLeft|few: بقيت {count} محاولات.
        triesLeft|many: بقيت {count} محاولة.
        triesLeft|other: بقيت {count} محاولة.
        strengthWeak: ضعيفة: {found} (2^{bits} محاولة).
        strengthFair: متوسطة: {found} (2^{bits} محاولة).
        strengthStrong: قوية: {found} (2^{bits} محاولة أو أكثر).
        weakAdvice: عدة كلمات لا صلة بينها أقوى بكثير.
        weakWarning: عبارة المرور ضعيفة: {found} (2^{bits} محاولة).
        useAnyway: هل تستخدمها رغم ذلك؟
        typeWord: للتأكد من أنك دوّنتها، اكتب الكلمة رقم {number}:
        wrongWord: هذه ليست الكلمة رقم {number}.
        continueAnyway: هل تتابع رغم ذلك؟ من دون الكلمات يضيع كل ما فيها.
        chooseOwn: اكتب عبارة مرور من عندك، أو لا شيء لكلمات أخرى. \u{200F}Control-C للخروج.
        byComputer: يخمّنها حاسوب واحد {time}
        byGraphicsCards: تخمّنها 100 بطاقة رسومات {time}
        inSeconds: في ثوانٍ
        inMinutes: في دقائق
        inHours: في ساعات
        inDays: في أيام
        inMonths: في أشهر
        inYears: في سنوات
        inCenturies: في قرون
        inAges: في ملايين السنين
        """)
}

extension TerminalText {
    static let arabic = PhraseTable(
        """
        errorLabel: خطأ
        alarmLabel: إنذار
        hintLabel: تلميح
        warningLabel: تحذير
        yesOrNo: [ن/ل]
        yesOrNoWord: [نعم/لا]
        yesWords: ن نعم
        noWords: ل لا
        acceptedAnswers: أجب بواحدة من: {answers}
        progressRate: {amount}/ث
        progressLeft: بقي {duration}
        examplesHeading: أمثلة
        usageHeading: الاستعمال
        synopsisHeading: الصيغة
        environmentHeading: البيئة
        filesHeading: الملفات
        manualElsewhere: انظر {page}.
        commandsHeading: الأوامر
        argumentsHeading: المعاملات
        optionsHeading: الخيارات
        commandPlaceholder: أمر
        optionsPlaceholder: خيارات
        helpOption: يُظهر هذه المساعدة.
        defaultValue: (الافتراضي: {value})
        valueChoices: (واحد من: {values})
        moreHelp: للمزيد عن أمر شغّل «{command}».
        manualSection: أوامر المستخدم
        nameHeading: الاسم
        descriptionHeading: الوصف
        exitStatusHeading: حالة الخروج
        seeAlsoHeading: انظر أيضًا
        typeInput: اكتب النص أو ألصقه؛ وينهيه Ctrl-D في سطر وحده.
        """)
}

extension TopicText {
    static let arabic = PhraseTable(
        """
        pagerVariable: البرنامج الذي يعرض المخرجات الطويلة في الطرفية؛ لا شيء إن كان فارغًا أو «cat» (وإلا: less).
        settingPager: البرنامج الذي يعرض المخرجات الطويلة ما لم يُضبط PAGER؛ لا شيء إن كان فارغًا
        vaultVariable: مجلد كل ما يحفظه Whisper؛ الخزنة هي «vault» فيه والإعدادات «config.toml».
        dataHomeVariable: مكان الخزنة إن لم تُضبط WHISPER_HOME: المجلد الفرعي «whisper» فيه.
        configHomeVariable: مكان ملف الإعدادات بلا WHISPER_HOME: «whisper/config.toml» فيه.
        passphraseVariable: عبارة المرور. تستطيع كل عملياتك قراءتها هناك، لذلك فمصدر آخر أفضل.
        languageVariables: اللغة: en أو de أو es أو fr أو pt أو tr أو ar أو hi أو zh_CN. يقرر أول متغير معيّن.
        noColorVariable: إن لم يكن فارغًا: بلا ألوان.
        terminalVariable: «dumb»: بلا ألوان ولا حركة.
        variablesHeading: البيئة
        settingsHeading: الإعدادات في ملف الإعدادات
        settingsIntroduction: في كل سطر اسم = \"قيمة\". للخيارات الأولوية على البيئة، وللبيئة على هذا الملف.
        settingVault: مجلد الخزنة
        settingPassphraseCommand: أمر يطبع عبارة المرور
        settingPassphraseFile: ملف أول سطر فيه عبارة المرور
        settingUnlockFor: مدة إبقاء «unlock» للمفتاح
        settingColor: true أو false: الألوان
        settingPlain: true أو false: أسطر بسيطة
        settingMe: اسمك أنت في المحادثات المستوردة
        settingTimezone: المنطقة الزمنية للمحادثات المستوردة
        settingDateOrder: dmy أو mdy أو ymd: ترتيب التواريخ في المحادثات المستوردة
        settingSyncSeal: true أو false: لا يرسل whisper-sync شيئًا غير مختوم ويفتح ما يصل
        settingSyncFiles: true أو false: ينزّل whisper-sync run الملفات حال وصولها
        settingSyncCertificates: شهادات يثق بها whisper-sync إلى جانب شهادات النظام
        exitCodesHeading: حالات الخروج
        exitSuccess: تمّ
        exitFailure: أخفق
        exitPartial: تمّ جزئيًا
        exitNoVault: لا خزنة
        exitVaultHeld: تحتجز عملية أخرى الخزنة لنفسها
        exitWrongPassphrase: عبارة المرور خاطئة
        exitVaultDamaged: الخزنة تالفة
        exitNotAddressed: ليست موجهة إليك
        exitExpired: انتهت صلاحيتها
        exitReplay: سبقت رؤيتها
        exitInvalidEnvelope: لا رسالة مختومة، أو رسالة غير صالحة
        exitPolicy: خلافًا لسياسة، أو الهوية مؤرشفة
        exitKeyChanged: تغيّرت مفاتيح مرسل أو جهة اتصال، أو أُلغيت، أو اختلفت عند المقارنة
        exitReplayFull: الحماية من التكرار ممتلئة
        exitSignatureCancelled: أُلغي التوقيع
        exitTooLong: الرسالة أطول مما يجب
        exitPasskey: يطلب واتساب مفتاح مرور لربط الحساب
        exitUsage: المعاملات غير مفهومة
        exitInterrupted: قُطع العمل
        formatsHeading: الصيغ
        formatsJSON: مع --json يكون كل سطر من الخرج القياسي كائن JSON. الأوقات وفق RFC 3339 والمعرّفات UUID والأسماء بصيغة snake_case؛ تُضاف أعضاء ولا يتغيّر اسم عضو ولا يُحذف.
        formatsError: الخطأ سطر واحد على خرج الأخطاء: {form}
        formatsVault: الخزنة مجلد: vault.db (SQLCipher، أو SQLite إن لم تكن مشفّرة)، vault.json (كيف تُفتح)، keychain وrecovery.txt (المفاتيح مختومة بعبارة المرور)، blobs (المرفقات مشفّرة).
        formatsMessages: تُصدّر الرسائل وتُستورد بصيغة JSON Lines وفق المخطط الموحّد؛ يصف docs/formats.md كل عضو وملف.
        disclaimerHeading: إخلاء المسؤولية
        settingUnencryptedVault: مجلد خزنة غير مشفّرة، كي تُفتح دون عبارة مرور
        vaultFiles: الخزنة: قاعدة البيانات وسلسلة المفاتيح ونسخة الاسترداد والمرفقات.
        configurationFile: الإعدادات؛ يسردها «whisper help environment».
        """)
}

extension NextStepText {
    static let arabic = PhraseTable(
        """
        heading: الخطوة التالية:
        createIdentity: أنشئ هوية لختم الرسائل وفتحها
        importChat: استورد محادثة
        browse: تصفّح رسائلك
        read: اقرأ هذه المحادثة
        exportBundle: اكتب مفاتيحك العامة في ملف لتعطيه صديقًا
        showCode: اعرضها رمز QR ليمسحه صديقك
        compare: قارن المفاتيح مع صديقك
        seal: اختم رسالة
        sendDraft: إرسالها
        applyRetention: عرض ما تحذفه القواعد
        openSealed: فتح الرسائل المختومة
        """)
}

extension AlarmText {
    static let arabic = PhraseTable(
        """
        wordsDiffer: الكلمات مختلفة: هذه ليست مفاتيح «{name}»، أو أن لديه مفاتيح أخرى منسوبة إليك. قد يكون أحدهم يقرأ رسائلكما أو ينتحل صفة أحدكما. «{name}» غير متحقَّق منه.
        sendNothing: لا ترسل إلى «{name}» شيئًا سريًا، ولا تثق برسائل موقّعة بهذه المفاتيح.
        compareAgain: قارن الكلمات مرة أخرى بطريق آخر، كمكالمة أو لقاء.
        askForBundle: إن ظلت مختلفة فاطلب من «{name}» بطاقة جديدة وجهًا لوجه واستوردها.
        askWhether: اسأل «{name}» بطريق آخر، وجهًا لوجه إن أمكن، هل هذه مفاتيح جديدة.
        knownWords: الكلمات المعروفة حتى الآن
        shownWords: كلمات هذه المفاتيح
        """)
}

extension UsageText {
    static let arabic = PhraseTable(
        """
        unknownOption: لا يوجد خيار «{option}».
        unknownOptionSuggestion: لا يوجد خيار «{option}». هل قصدت «{suggestion}»؟
        unknownCommand: لا يوجد أمر «{name}».
        unknownCommandSuggestion: لا يوجد أمر «{name}». هل قصدت «{suggestion}»؟
        missingValue: يحتاج الخيار «{option}» إلى قيمة.
        missingArgument: «{argument}» ناقص.
        invalidValue: «{value}» ليست قيمة صالحة للخيار «{option}».
        unwantedValue: الخيار «{option}» لا يأخذ قيمة، وقد أُعطيت «{value}».
        unexpectedArgument: «{argument}» غير متوقع هنا.
        other: معاملات غير صالحة: {reason}
        seeHelp: للمساعدة شغّل «{command}».
        importHint: لاستيراد الملف: {command}
        negationHint: لاستبعاد كلمة اكتب NOT وضع الاستعلام بين علامتي اقتباس: whisper search 'bread NOT yeast'
        """)
}

extension VaultText {
    static let arabic = PhraseTable(
        """
        disclaimer: يُقدَّم Whisper كما هو، بلا ضمان من أي نوع. أنت وحدك مسؤول عن الرسائل التي تحفظها: عن حقك في حفظها، وعن معاملة ما كتبه لك الآخرون كما يتوقع القانون ويتوقعون هم. من يفقد عبارة المرور يفقد الخزنة؛ لا يستطيع أحد فتحها نيابة عنك. لا صلة لـ Whisper بواتساب ولا بمالكه.
        disclaimerQuestion: هل تقبل هذا؟
        created: الخزنة جاهزة: {path}
        createdUnencrypted: الخزنة جاهزة، وقاعدة بياناتها غير مشفّرة: {path}
        notCreated: لم تُنشأ خزنة.
        createdAdvice: احفظ عبارة المرور جيدًا: لا يستطيع أحد فتح الخزنة بدونها، ولا أنت.
        disclaimerAccepted: قُبل إخلاء المسؤولية.
        unlocked: فُتح قفل الخزنة لمدة {duration}.
        locked: الخزنة مقفلة.
        wasLocked: كانت الخزنة مقفلة من قبل.
        revealQuestion: من يرى المفتاح يستطيع قراءة قاعدة البيانات إلى الأبد. هل يُطبع؟
        revealIntroduction: لفتح {path} ببرنامج آخر، أعطه هذه التعليمات أولًا:
        backedUp: كُتبت النسخة الاحتياطية: {path}
        backupProgress: نسخ احتياطي
        restoreProgress: استعادة
        restoreQuestion: توجد خزنة في «{path}». هل توضع النسخة الاحتياطية مكانها وتُحفظ الحالية بجانبها؟
        restored: استُعيدت الخزنة: {path}
        openingsUnknown: لا يُعرف أي الرسائل فُتحت بين {begin} و{end}. تُفتح الرسائل المختومة من ذلك الوقت مع تحذير.
        setAside: الخزنة التي كانت هناك صارت في {path}
        rekeyed: لقاعدة البيانات مفتاح جديد.
        rekeyAdvice: ما زالت النسخ القديمة تُفتح بعبارة المرور القديمة وتحوي المفتاح القديم. اصنع نسخة جديدة.
        reformatted: قاعدة البيانات الآن بصيغة SQLCipher 4.
        reformattedCommon: قاعدة البيانات الآن بالصيغة التي يقرؤها SQLCipher 3.4 و4.
        encrypted: قاعدة البيانات مشفّرة الآن.
        decryptQuestion: من يستطيع قراءة الملف سيستطيع قراءة كل رسالة. هل تُحفظ قاعدة البيانات بلا تشفير؟
        decrypted: لم تعد قاعدة البيانات مشفّرة.
        passphraseChanged: تغيّرت عبارة المرور. ما زالت النسخ القديمة تُفتح بالعبارة القديمة.
        verifySound: الخزنة سليمة.
        verifyRepaired|zero: لم يُصلح شيء.
        verifyRepaired|one: أُصلح عيب واحد.
        verifyRepaired|two: أُصلح عيبان.
        verifyRepaired|few: أُصلحت {count} عيوب.
        verifyRepaired|many: أُصلح {count} عيبًا.
        verifyRepaired|other: أُصلح {count} عيب.
        verifyProgress: فحص
        keychainRepaired: أُعيد بناء حافظة المفاتيح من نسخة الاستعادة.
        recovered|zero: لم تُنقل أي رسالة إلى {path}
        recovered|one: نُقلت رسالة واحدة إلى {path}
        recovered|two: نُقلت رسالتان إلى {path}
        recovered|few: نُقلت {count} رسائل إلى {path}
        recovered|many: نُقلت {count} رسالة إلى {path}
        recovered|other: نُقلت {count} رسالة إلى {path}
        recoveredLost|zero: قُرئت كل صفوف الجدول {table}.
        recoveredLost|one: تعذرت قراءة صف واحد من الجدول {table} وضاع.
        recoveredLost|two: تعذرت قراءة صفين من الجدول {table} وضاعا.
        recoveredLost|few: تعذرت قراءة {count} صفوف من الجدول {table} وضاعت.
        recoveredLost|many: تعذرت قراءة {count} صفًا من الجدول {table} وضاعت.
        recoveredLost|other: تعذرت قراءة {count} صف من الجدول {table} وضاعت.
        recoveredUncounted: تعذرت قراءة أجزاء من هذه الجداول، ولم يبقَ ما يدل على عدد الصفوف الضائعة: {tables}
        checkHeading: الفحص
        resultHeading: النتيجة
        valueHeading: القيمة
        resultFine: جيد
        resultWarning: تحذير
        checkDatabase: قاعدة البيانات
        checkAttachments: المرفقات
        checkRecovery: نسخة الاستعادة
        recoveryMissing: مفقودة
        recoveryUnchecked: لم تُفتح: لم تُعطَ عبارة مرور
        recoveryDiffers: لا تحوي المفاتيح الحالية
        recoveryDamaged: تالفة
        recoveryRenewed: كُتبت من جديد
        attachmentsUnread: سليمة بحسب الطول والاسم والترويسة؛ ولم يُقرأ المحتوى (يقرؤه \u{200E}--attachments)
        attachmentsMissing|zero: لا ينقص أي مرفق
        attachmentsMissing|one: ينقص مرفق واحد
        attachmentsMissing|two: ينقص مرفقان
        attachmentsMissing|few: تنقص {count} مرفقات
        attachmentsMissing|many: ينقص {count} مرفقًا
        attachmentsMissing|other: ينقص {count} مرفق
        attachmentsDamaged|zero: لا مرفق تالفًا
        attachmentsDamaged|one: مرفق واحد تالف
        attachmentsDamaged|two: مرفقان تالفان
        attachmentsDamaged|few: {count} مرفقات تالفة
        attachmentsDamaged|many: {count} مرفقًا تالفًا
        attachmentsDamaged|other: {count} مرفق تالف
        attachmentsUnidentified|zero: لا ملف لا يُظهر أي مرفق يحتويه: {names}
        attachmentsUnidentified|one: ملف واحد لم يعد يُظهر أي مرفق يحتويه: {names}
        attachmentsUnidentified|two: ملفان لم يعودا يُظهران أي مرفق يحتويان: {names}
        attachmentsUnidentified|few: {count} ملفات لم تعد تُظهر أي مرفقات تحتويها: {names}
        attachmentsUnidentified|many: {count} ملفًا لم تعد تُظهر أي مرفقات تحتويها: {names}
        attachmentsUnidentified|other: {count} ملف لم تعد تُظهر أي مرفقات تحتويها: {names}
        attachmentsUnexamined: نُسخت المرفقات كما هي: البحث عن المفقود أو التالف منها يتطلب عبارة المرور. يفعل ذلك «whisper verify».
        attachmentsOrphaned|zero: لا مرفق بلا رسالة
        attachmentsOrphaned|one: مرفق واحد لا تشير إليه أي رسالة
        attachmentsOrphaned|two: مرفقان لا تشير إليهما أي رسالة
        attachmentsOrphaned|few: {count} مرفقات لا تشير إليها أي رسالة
        attachmentsOrphaned|many: {count} مرفقًا لا تشير إليها أي رسالة
        attachmentsOrphaned|other: {count} مرفق لا تشير إليها أي رسالة
        doctorVersion: الإصدار
        doctorEngine: محرك قاعدة البيانات
        doctorCipher: التشفير
        doctorSodium: libsodium
        doctorArchive: libarchive
        doctorSystem: النظام
        doctorMemory: ذاكرة الأسرار
        doctorMemoryLocked: مثبّتة، لا تنتقل إلى القرص
        doctorMemoryUnlocked: غير مثبّتة: قد تنتقل إلى القرص
        doctorCoreDumps: تفريغات الذاكرة
        doctorOff: معطّلة
        doctorOn: مفعّلة
        doctorNetwork: الإنترنت
        doctorNetworkDenied: منعتها النواة؛ وتبقى مقابس هذا الجهاز
        doctorNetworkAbsent: لا شيفرة للشبكة؛ ولا تمنعها النواة على هذا النظام
        networkNotDenied: لا تمنع النواة الإنترنت عن هذه العملية. وليس في Whisper شيفرة للشبكة؛ وقد تكون في العمليات التابعة له.
        doctorVault: الخزنة
        doctorNoVault: لا توجد في {path}
        doctorEncrypted: مشفّرة
        doctorUnencrypted: غير مشفّرة
        doctorPermissions: الأذونات
        doctorPermissionsFine: لك وحدك
        doctorPermissionsOpen: لآخرين حق الوصول: {path}
        doctorKeyCache: حلقة المفاتيح
        doctorKeyCached: المفتاح محفوظ: غير مقفلة
        doctorKeyNotCached: لا مفتاح محفوظًا: مقفلة
        doctorKeyCacheNone: غير متاحة
        doctorLanguage: اللغة
        """)
}

extension CalendarText {
    static let arabic = PhraseTable(
        """
        shortDate: {day}/{month}/{year}
        longDate: {weekday}، {day} {month} {year}
        dateInWords: {day} {month} {year}
        weekdays: الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد
        months: يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
        today: اليوم
        yesterday: أمس
        """)
}

extension DataCommandText {
    static let arabic = PhraseTable(
        """
        importing: استيراد الرسائل إلى الخزنة.
        importingDiscussion: يعرف من المحتوى ما هو المسار: محادثة مصدَّرة، أو مجلد فيه عدة محادثات، أو قاعدة بيانات واتساب أو نسخة احتياطية منها، أو نسخة احتياطية من آيفون، أو أسطر JSON. ثم يفعل ما يفعله الأمر الخاص بذلك. المسار الذي اسمه كاسم أمر يحتاج إلى ./ قبله.
        importWhatsApp: استيراد محادثات صدّرها واتساب، أو قواعد بياناته.
        importWhatsAppDiscussion: يقرأ النص أو الأرشيف أو المجلد الذي ينشئه «تصدير الدردشة»؛ والعلامة - هي الإدخال القياسي. استيراد المحادثة مرة أخرى، أو تصدير أحدث لها، لا يضيف إلا الجديد. يبيّن الملخص مصير كل سطر. حالة الخروج 3 تعني أن بعض الأسطر أو المرفقات تعذرت قراءتها، وتُذكر. والمرفقات التي يسميها التصدير ولا يحتويها تُعدّ مفقودة ولا تغيّر الحالة. وقواعد بيانات الهاتف نفسه، msgstore.db وChatStorage.sqlite، ونسخها الاحتياطية المشفّرة ونسخ iPhone الاحتياطية تجلب السجل كله؛ ويُعطى المفتاح بـ--key-file.
        importJSON: استيراد الرسائل من أسطر JSON.
        importJSONDiscussion: يقرأ ما يكتبه «export json»، ومع --full أيضًا؛ والعلامة - هي الإدخال القياسي. تبقى المعرّفات كما هي، والاستيراد مرة أخرى لا يضيف شيئًا. أول سطر معيب ينهي الاستيراد ويُذكر، وتبقى الدفعات التي قبله.
        importList: عرض عمليات الاستيراد وكيف قُرئت ملفاتها.
        importListDiscussion: تأتي أحدث عملية استيراد أولًا: مرجعها ووقتها والملف والمحادثة وعدد الرسائل الجديدة، وكيف قُرئت التواريخ والمالك.
        importUndo: التراجع عن عمليات استيراد.
        importUndoDiscussion: يحذف نهائيًا الرسائل والمرفقات التي لم تأتِ إلا من عمليات الاستيراد هذه، وكل محادثة صارت فارغة. تبقى الرسائل التي جاءت من مصدر آخر أيضًا. يُتراجع عن عمليات استيراد الملف نفسه معًا. بعد ذلك يمكن استيراد الملف من جديد. ما غيّره تصدير لاحق في رسائل سابقة، والمرفقات التي أضافها إليها، يبقى.
        exporting: تصدير الرسائل.
        exportJSON: كتابة الرسائل على شكل أسطر JSON.
        exportJSONDiscussion: رسالة في كل سطر، وكل محادثة بترتيبها. مع --full يُكتب كل سجل في الخزنة سطرًا مع نوعه؛ واستيراده في خزنة جديدة يعطي خزنة مساوية. الناتج غير مشفّر.
        exportHTML: كتابة الرسائل صفحاتٍ للمتصفح.
        exportHTMLDiscussion: يكتب مجلدًا من الصفحات تُفتح في أي متصفح بلا شبكة: المحادثات بحسب الأشهر، والأشخاص، ومعرضًا، وتقويمًا، وإحصاءات. افتح index.html فيه. لا شيء في الصفحات يستطيع تنفيذ ما تقوله رسالة. الصفحات غير مشفّرة؛ ولا يقرأ المجلد سواك.
        conversations: عرض قائمة المحادثات.
        conversationsDiscussion: المحادثات المثبتة أولًا، ثم الأحدث نشاطًا، والمؤرشفة في الآخر.
        messages: عرض رسائل محادثة.
        messagesDiscussion: يعرض أحدث الرسائل، والأخيرة في الأسفل. تُسمّى المحادثة بعنوانها أو بجزء منه أو برمزها المختصر. ومع --refs قبل كل رسالة رمزها المختصر الذي تجدها به --around و --before و --after وأوامر أخرى.
        search: البحث في الرسائل.
        searchDiscussion: يجب أن ترد كل الكلمات، دون تفريق في حالة الأحرف والتشكيل. تُفهم \"عبارة\" بين علامتي اقتباس، وبداية كلمة مع نجمة (umbr*)، و OR و NOT والأقواس. يُبحث في النصوص والمرسلين وأسماء المرفقات، والأحدث أولًا. وبلا كلمات تحكم المرشحات وحدها. تُكتب التواريخ 2020 أو 2020-05 أو 2020-05-31 أو 2020-05-31T14:00 أو كلمات مثل أمس ومارس 2020.
        markRead: تعليم محادثة كمقروءة.
        pin: تثبيت محادثة في أعلى القائمة.
        unpin: إلغاء تثبيت محادثة.
        mute: كتم محادثة.
        unmute: إلغاء كتم محادثة.
        archive: أرشفة محادثة: نقلها إلى آخر القائمة وإيقاف إشعاراتها.
        unarchive: إلغاء أرشفة محادثة.
        delete: حذف المحادثات والرسائل نهائيًا.
        deleteDiscussion: يحذف محادثة أو رسالة أو رسائل بحسب عمرها ومنصتها، مع المرفقات التي لا يشير إليها شيء آخر. تترك الرسالة المفردة مكانًا فارغًا كي لا يعيدها استيراد محادثتها من جديد؛ أما --erase فلا يترك شيئًا.
        stats: عرض إحصاءات الرسائل ومخططاتها.
        statsDiscussion: يعرض المجاميع والمخططات: الرسائل عبر الزمن، وبحسب الساعة واليوم والشخص والمحادثة والنوع، والوقت حتى يكتب شخص آخر، والكلمات والرموز التعبيرية الأكثر تكرارًا. الساعات والأيام بتوقيت هذا الجهاز.
        conversationGroup: إدارة محادثة.
        conversationRename: إعادة تسمية محادثة في الخزنة.
        conversationRenameDiscussion: لا يرى العنوانَ أحدٌ غيرك. إذا أعادت الخدمة تسمية المحادثة لاحقًا فسيحل عنوانها محل عنوانك.
        """)
}

extension DataFailureText {
    static let arabic = PhraseTable(
        """
        noSuchConversation: لا توجد محادثة باسم «{name}».
        noSuchConversationHint: الأمر «whisper conversations» يعرض المحادثات.
        ambiguousConversation: الاسم «{name}» يوافق عدة محادثات: {candidates}
        ambiguousConversationHint: اذكر الرمز المختصر في آخر المدخل، أو المنصة والعنوان كاملًا: {example}
        ambiguousReferenceHint: اذكر الرمز المختصر في آخر المدخل.
        noSuchPerson: لا يوجد أحد باسم «{name}».
        personIsDateHint: للرسائل ابتداءً من تاريخ ما، استخدم \u{200E}--since\u{200E} {date}.
        ambiguousPerson: الاسم «{name}» يوافق عدة أشخاص: {candidates}
        ambiguousPersonHint: اذكر الاسم كاملًا أو الرقم أو المعرّف.
        invalidMoment: {option}: «{value}» ليس تاريخًا.
        invalidMomentHint: اكتب 2020 أو 2020-05 أو 2020-05-31 أو 2020-05-31T14:00 أو أمس أو الاثنين أو مارس 2020.
        invalidAge: {option}: «{value}» ليس عمرًا.
        invalidAgeHint: اكتب عددًا ثم d أو w أو m أو y للأيام أو الأسابيع أو الأشهر أو السنين: 90d أو 8w أو 6m أو 2y.
        invalidNumber: {option}: {value} ليس عددًا من 1 فصاعدًا.
        unknownChoice: {option}: «{value}» غير معروف.
        unknownChoiceHint: اختر من: {values}
        emptyQuery: لا توجد كلمة للبحث عنها.
        emptyQueryHint: اذكر كلمة، أو مرشحًا مثل --in أو --type.
        relevanceLimit|zero: أقصى ما يُعرض بحسب الصلة: {count} نتيجة.
        relevanceLimit|one: أقصى ما يُعرض بحسب الصلة: نتيجة واحدة.
        relevanceLimit|two: أقصى ما يُعرض بحسب الصلة: نتيجتان.
        relevanceLimit|few: أقصى ما يُعرض بحسب الصلة: {count} نتائج.
        relevanceLimit|many: أقصى ما يُعرض بحسب الصلة: {count} نتيجة.
        relevanceLimit|other: أقصى ما يُعرض بحسب الصلة: {count} نتيجة.
        oneRange: الخيارات --around و --before و --after و --oldest أو --all لا تجتمع.
        oneDeletion: هذه الخيارات لا تجتمع: إما رسالة، وإما محادثة مع --before أو --older-than أو --platform.
        nothingToDelete: حدّد ما يُحذف.
        nothingToDeleteHint: سمِّ محادثة، أو اذكر --message أو --before أو --older-than أو --platform.
        oneTitle: الخيار --title لملف واحد فقط.
        fullAlone: لا يجتمع --full مع --conversation ولا --from ولا --deidentify، ولا --deidentify مع --attachments.
        ingestionAlone: لا يجتمع --ingestion مع --conversation ولا --from ولا --since ولا --until.
        unknownZone: لا توجد منطقة زمنية «{value}».
        unknownZoneHint: اكتبها مثل Africa/Cairo أو UTC.
        missingFile: لا يوجد ملف «{path}».
        emptyFile: الملف «{path}» فارغ.
        notAnExport: الملف «{path}» ليس محادثة مصدَّرة: لا رسالة فيه.
        notAnExportHint: افتح المحادثة في واتساب واختر «تصدير الدردشة»، ثم اذكر ملف .txt أو .zip الناتج.
        damagedArchive: الأرشيف «{path}» مقطوع أو تالف. لم يُستورد منه شيء.
        encryptedArchive: الأرشيف «{path}» مشفّر.
        encryptedArchiveHint: فُكّه أولًا بكلمة مروره، ثم استورد المجلد.
        noChatInArchive: لا توجد محادثة في الأرشيف «{path}».
        archiveOfArchives: الأرشيف «{path}» نفسه لا يحتوي على محادثة، بل على أرشيفات أخرى.
        unsafeArchive: الأرشيف «{path}» يسمّي ملفات خارجه. لم يُستورد منه شيء.
        archiveTooLarge: الأرشيف «{path}» ينفكّ إلى أكثر مما يُقبل. لم يُستورد منه شيء.
        ambiguousDates: في «{path}» لا يتميز اليوم من الشهر بيقين كافٍ؛ والترتيب الأرجح هو {order} ({confidence}).
        ambiguousDatesHint: اذكر كيف كُتبت التواريخ: --date-order مع dmy أو mdy أو ymd؛ أو خذ الأرجح بالخيار --yes.
        contradictedDates: في «{path}» تواريخ مستحيلة بهذا الترتيب.
        contradictedDatesHint: اترك --date-order ليُستنتج الترتيب.
        importInterrupted: قُطع العمل. الرسائل التي استوردت حتى الآن محفوظة؛ والاستيراد من جديد يضيف الباقي.
        someFilesFailed|zero: لم يُستورد {count} ملف: {names}
        someFilesFailed|one: لم يُستورد ملف واحد: {names}
        someFilesFailed|two: لم يُستورد ملفان: {names}
        someFilesFailed|few: لم تُستورد {count} ملفات: {names}
        someFilesFailed|many: لم يُستورد {count} ملفًا: {names}
        someFilesFailed|other: لم يُستورد {count} ملف: {names}
        theseFilesFailed|zero: لم يُستورد {count} ملف للسبب المذكور أعلاه.
        theseFilesFailed|one: لم يُستورد ملف واحد للسبب المذكور أعلاه.
        theseFilesFailed|two: لم يُستورد ملفان للسبب المذكور أعلاه.
        theseFilesFailed|few: لم تُستورد {count} ملفات للسبب المذكور أعلاه.
        theseFilesFailed|many: لم يُستورد {count} ملفًا للسبب المذكور أعلاه.
        theseFilesFailed|other: لم يُستورد {count} ملف للسبب المذكور أعلاه.
        partlyRead: تعذرت قراءة بعض الأسطر، وقُرئ كل ما عداها.
        partlyReadHint: الملخص يذكر الأسطر.
        lineTooLong: «{path}»، السطر {line}: أطول من 16 MiB.
        lineNotJSON: «{path}»، السطر {line}: ليس JSON عند البايت {offset}.
        lineTooDeep: «{path}»، السطر {line}: تداخل أعمق من المسموح عند البايت {offset}.
        lineCutOff: «{path}»، السطر {line}: ينتهي في وسط قيمة.
        lineNotUTF8: «{path}»، السطر {line}: ليس UTF-8 صالحًا عند البايت {offset}.
        lineLacks: «{path}»، السطر {line}: «{member}» مفقود.
        lineNotObject: «{path}»، السطر {line}: ليس كائن JSON.
        documentNotLines: «{path}» مستند JSON واحد على عدة أسطر. يقرأ Whisper صيغة JSON Lines، كائنًا في كل سطر، كما يكتبها «whisper export json».
        lineUnexpected: «{path}»، السطر {line}: لـ«{member}» قيمة ليس ذلك مكانها.
        lineUnknownType: «{path}»، السطر {line}: سجل من نوع غير معروف.
        lineNewerFormat: «{path}»، السطر {line}: كتبه إصدار أحدث من Whisper.
        lineConflict: «{path}»، السطر {line}: يناقض ما في الخزنة.
        lineMissingReference: «{path}»، السطر {line}: يشير إلى ما ليس موجودًا.
        malformedLineHint: استُورد بعض الأسطر التي قبله. أصلح السطر واستورد من جديد، ولن يتكرر شيء.
        malformedLineHintAfter|zero: لم تُستورد رسائل جديدة قبله. أصلح السطر واستورد من جديد، ولن يتكرر شيء.
        malformedLineHintAfter|one: استُوردت رسالة جديدة واحدة قبله. أصلح السطر واستورد من جديد، ولن يتكرر شيء.
        malformedLineHintAfter|two: استُوردت رسالتان جديدتان قبله. أصلح السطر واستورد من جديد، ولن يتكرر شيء.
        malformedLineHintAfter|few: استُوردت {count} رسائل جديدة قبله. أصلح السطر واستورد من جديد، ولن يتكرر شيء.
        malformedLineHintAfter|many: استُوردت {count} رسالة جديدة قبله. أصلح السطر واستورد من جديد، ولن يتكرر شيء.
        malformedLineHintAfter|other: استُوردت {count} رسالة جديدة قبله. أصلح السطر واستورد من جديد، ولن يتكرر شيء.
        malformedLineHintBefore: لم يُستورد شيء. أصلح السطر واستورد من جديد.
        importFull: القرص ممتلئ. الرسائل التي استوردت حتى الآن محفوظة؛ والاستيراد من جديد يضيف الباقي.
        vaultNotEmpty: في الخزنة رسائل أو جهات اتصال: لم يُستورد شيء
        vaultNotEmptyHint: يستعيد --restore خزنة كاملة إلى خزنة فارغة. ومن دونه تُضاف الرسائل، وتدخل جهات الاتصال غير متحقَّق منها.
        timesShifted: الخزنة تحوي رسائل هذا الملف فعلًا، في «{title}»، بأوقات تختلف بمقدار {offset}.
        timesShiftedHint: حدّد المنطقة الزمنية للهاتف بالخيار --timezone. وإن كانت منطقة الاستيراد السابق خاطئة فاحذف تلك المحادثة واستوردها من جديد. الخيار --yes يستورد الرسائل مرة ثانية.
        datesExchanged: الخزنة تحوي رسائل هذا الملف فعلًا، في «{title}»، واليوم والشهر فيها متبادلان.
        datesExchangedHint: اذكر كيف كُتبت التواريخ بالخيار --date-order. وإن كان الاستيراد السابق خاطئًا فاحذف تلك المحادثة واستوردها من جديد. الخيار --yes يستورد الرسائل مرة ثانية.
        chatsLeftOut: تُركت بعض محادثات الملف، واستُورد كل ما عداها.
        chatsLeftOutHint: التحذيرات تذكرها. متى صار في الخزنة محادثة واحدة لكل منها، فاستورد الملف ثانيةً: لا يدخل شيء مرتين.
        severalChats: يحتوي «{path}» على عدة محادثات.
        severalChatsHint: احفظه ملفًا واذكر اسمه: عندئذ تُستورد كل محادثة فيه.
        noChatNamed: سمِّ محادثة، أو رسالة بالخيار --around أو --before أو --after.
        contextLimit|zero: يقبل --context عددًا لا يتجاوز {count}.
        contextLimit|one: يقبل --context عددًا لا يتجاوز {count}.
        contextLimit|two: يقبل --context عددًا لا يتجاوز {count}.
        contextLimit|few: يقبل --context عددًا لا يتجاوز {count}.
        contextLimit|many: يقبل --context عددًا لا يتجاوز {count}.
        contextLimit|other: يقبل --context عددًا لا يتجاوز {count}.
        noSuchSender: لا أحد في «{path}» اسمه «{name}». لم يُستورد شيء.
        noSuchSenderHint: حدّد اسمك باستخدام --me كما يكتبه الملف. هل قصدت: {candidates}؟
        oneOwnName: «{path}» يقبل \u{200E}--me مرة واحدة فقط: اسمك أو رقمك فيه.
        attachmentsUnread|zero: مرفقات تعذّرت قراءتها: {count}. استُورد كل ما عداها.
        attachmentsUnread|one: تعذّرت قراءة مرفق واحد؛ واستُورد كل ما عداه.
        attachmentsUnread|two: تعذّرت قراءة مرفقين؛ واستُورد كل ما عداهما.
        attachmentsUnread|few: تعذّرت قراءة {count} مرفقات؛ واستُورد كل ما عداها.
        attachmentsUnread|many: تعذّرت قراءة {count} مرفقًا؛ واستُورد كل ما عداها.
        attachmentsUnread|other: تعذّرت قراءة {count} مرفق؛ واستُورد كل ما عداها.
        attachmentsUnreadHint: ما تسمّيه الخلاصة ليس في الخزنة. استورد نسخة سليمة من الملف لإضافته.
        unknownCompression: الأرشيف «{path}» مضغوط بطريقة {method} التي لا يستطيع Whisper فكّها. لم يُستورد منه شيء.
        foreignArchive: «{path}» أرشيف بصيغة لا يفكّها Whisper.
        unpackHint: فكّه ببرنامج آخر أولًا، ثم استورد المجلد.
        importedBefore: سبق استيراد «{path}» بإعدادات أخرى. لم يُستورد شيء.
        readDifferently: استُورد «{path}» في {date} بإعدادات أخرى: {settings}.
        readDifferentlyHint: استخدم --redo للتراجع عن ذلك الاستيراد واستيراد الملف من جديد. لم يتغيّر شيء.
        readLikeEarlierHint: قُرئ «{path}»، المستورد في {date}، على نحو آخر. إذا كان هذا الملف يُقرأ مثله، فأضف: {options}. وإذا كان ذلك خطأً، فإن --redo يتراجع عن استيراده. لم يتغيّر شيء.
        nothingToUndo: لا توجد عملية استيراد يمكن التراجع عنها.
        noSuchImport: لا توجد عملية استيراد لـ «{name}» يمكن التراجع عنها.
        noSuchImportHint: يعرض «whisper import list» عمليات الاستيراد. لا يمكن التراجع عن استيراد قواعد البيانات و JSON Lines.
        otherContents: «{path}» ليس الملف الذي استُورد بهذا الاسم: فيه كلام آخر.
        otherContentsHint: للتراجع مع ذلك عن استيراد بهذا الاسم، اذكر رمزه المختصر: {imports}
        emptyTitle: تحتاج المحادثة إلى عنوان.
        unknownInput: حدّد ما في الدخل القياسي.
        unknownInputHint: استعمل «whisper import whatsapp -» أو «whisper import json -».
        optionForLines: الخيار {option} لأسطر JSON؛ ولا شيء منها في «{path}».
        optionNotForLines: الخيار {option} ليس لأسطر JSON مثل «{path}».
        importInterruptedBefore: قُطع العمل قبل استيراد أي شيء من «{path}».
        interruptedUndone: قُطع العمل قبل استيراد أي شيء من «{path}». وقد تُراجع عن استيراده السابق؛ استورد الملف من جديد.
        chosenWouldGo: قراءة الملف بهذه الطريقة ستتراجع عن استيراد {files} وتحذف المحادثة «{title}» التي يُراد استيراد الملف إليها.
        chosenWouldGoHint: لم يتغير شيء. استورد تلك الملفات من جديد أولًا، بالطريقة الصحيحة ومع --redo.
        undoesOthers: قراءة «{path}» بهذه الطريقة تناقض ملفات أخرى سيُتراجع عن استيرادها: {files}
        undoesOthersHint: لم يتغير شيء. ما يوجد في تلك الملفات وحدها سيزول إلى أن تُستورد من جديد. انظر كيف قُرئت باستخدام «whisper import list»؛ وللتراجع عنها استخدم --redo --yes.
        failedUndone: تُراجع عن الاستيراد السابق للملف «{path}»، ويجب استيراد الملف من جديد لأن هذا الاستيراد فشل: {reason}
        ownVault: «{path}» خزنة من Whisper.
        ownVaultHint: لقراءتها: {read}. لجعلها خزنتك: {restore}. لإضافة رسائلها إلى رسائلك: {export}، ثم {import}.
        ownLines: «{path}» فيه أسطر JSON.
        ownCommand: استخدم: {command}
        ownPages: «{path}» أرشيف صفحات للقراءة.
        ownPagesHint: افتح {file} في متصفح. ولاستيراد الرسائل استخدم ما صُنع منه الأرشيف.
        ownSealedPages: «{path}» أرشيف صفحات مختوم للقراءة.
        ownIdentities: «{path}» نسخة احتياطية من الهويات ولا رسائل فيها.
        ownKeys: «{path}» فيه مفاتيح جهات اتصال ولا رسائل فيه.
        backupKey: «{path}» مفتاح نسخة احتياطية ولا رسائل فيه.
        backupKeyHint: استورد النسخة الاحتياطية به: {command}
        ownSealed: «{path}» فيه رسالة مختومة ولا محادثة فيه.
        notImported: لم يُستورد «{path}».
        ownerIsAnother: الرسائل التي قيل إنها لك في «{path}» هي في الخزنة رسائل «{name}» ({number})، وهو ليس أنت.
        ownerIsAnotherHint: حدّد باستخدام --me الاسم الذي يعرضك به هذا الملف. ومع --yes يُستورد على كل حال.
        chosenService: المحادثة «{title}» من خدمة أخرى ({platform}). لم يُستورد شيء من «{path}».
        chosenKind: يعرض «{path}» مجموعة، و«{title}» محادثة مع شخص واحد. لم يُستورد شيء.
        chosenUnlike: لا يكاد يجمع المحادثة «{title}» و«{path}» شيء. لم يُستورد شيء.
        chosenOtherHint: سمِّ محادثة أخرى بالخيار --into، أو اتركه لتُعرف المحادثة من عنوانها ورسائلها.
        chosenUnlikeHint: سمِّ محادثة أخرى بالخيار --into. إن كانت هذه هي، فأضف --yes.
        intoSeveral: الخيار --into يسمّي محادثة واحدة، وهذه صادرات محادثات عدة.
        intoSeveralHint: استورد ملف تلك المحادثة وحده.
        intoOther: الخيار --into لمحادثة مصدَّرة؛ و«{path}» ليس كذلك.
        ownTable: «{path}» جدول لبرامج الجداول كما يكتبه «whisper export csv»، وليس فيه كل ما في الخزنة.
        ownTableHint: لنقل رسائل من خزنة إلى أخرى اكتبها بالأمر «{export}» واقرأها بالأمر «{import}».
        """)
}

extension DataOptionText {
    static let arabic = PhraseTable(
        """
        importPath: محادثات مصدَّرة (.txt أو .zip أو مجلدات)، أو قواعد بيانات واتساب، أو نسخها الاحتياطية، أو مجلدات فيها شيء من ذلك، أو ملفات أسطر JSON.
        exportPath: محادثات مصدَّرة (.txt أو .zip أو مجلدات؛ والعلامة - هي الإدخال القياسي)، أو قواعد بيانات واتساب، أو نسخها الاحتياطية، أو مجلدات فيها شيء من ذلك.
        backupKeyFile: مفتاح نسخة احتياطية مشفّرة: ملف فيه 64 رقمًا ستّ عشريًا، أو ملف المفتاح من الهاتف؛ ولنسخة iPhone ملف فيه كلمة مرورها.
        backupKeyCommand: أمر يطبع مفتاح نسخة احتياطية مشفّرة أو كلمة مرورها.
        backupAccount: التطبيق الذي يُستورد من نسخة احتياطية من iPhone فيها كلاهما: whatsapp أو business.
        statusPosts: استيراد منشورات الحالة أيضًا من قاعدة البيانات.
        ownName: اسمك في التصدير؛ يميز الرسائل المرسلة من المستلمة. إن أظهرتك المحادثات بأسماء عدة فكرّر الخيار: أنت في كل محادثة أول من كتب فيها من هذه الأسماء. ولقاعدة بيانات لا تذكر مالكها: رقمك.
        ownNameJSON: اسمك أو رقمك؛ يميز الرسائل المرسلة من المستلمة.
        chatTitle: عنوان المحادثة، إن لم يدل عليه اسم الملف.
        intoChat: محادثة الخزنة التي يعرضها الملف: العنوان أو جزء منه أو الرمز المختصر أو المعرّف. لملف رسائله أقل من أن تُعرف بها.
        timezone: المنطقة الزمنية للهاتف، مثل Africa/Cairo؛ وإلا فمنطقة هذا الجهاز.
        dateOrder: ترتيب اليوم والشهر في التواريخ: dmy أو mdy أو ymd؛ وإلا يُستنتج.
        dryRun: عرض ما سيُفعل فقط.
        verboseImport: إظهار كل ما يُعرف عن كل محادثة، وجداول قواعد البيانات.
        importYes: المتابعة بالترتيب الأرجح إن لم يتميز اليوم من الشهر، وكذلك إن كانت الخزنة تحوي الرسائل نفسها في أوقات أخرى.
        redo: إذا سبق استيراد الملف بترتيب تاريخ أو منطقة زمنية أو مالك آخر أو في محادثة أخرى، فيُتراجع عن ذلك الاستيراد أولًا. ومن دون أي من هذه الخيارات يُسأل في الطرفية من جديد من أنت.
        importToUndo: مرجع عملية الاستيراد، أو اسم الملف أو جزء منه؛ ويُتراجع عن عدة عمليات معًا (الافتراضي: آخر استيراد).
        jsonPath: ملف أسطر JSON؛ والعلامة - هي الإدخال القياسي.
        restoreJSON: استعادة خزنة لك كما كانت: جهات الاتصال بثقتها، والهويات، والسياسات. وفي خزنة غير فارغة يُسمّى كل منها ويُؤكَّد أولًا.
        attachmentsFrom: مجلد فيه محتويات المرفقات، كما يكتبه «export json --attachments».
        attachmentsTo: كتابة محتويات المرفقات أيضًا في هذا المجلد.
        exportConversation: هذه المحادثة فقط: العنوان أو جزء منه أو الرمز المختصر أو المعرّف.
        full: كل سجل في الخزنة، لا الرسائل وحدها.
        deidentify: استبدال الأسماء وأرقام الهاتف بمعرّفات ثابتة في كل مكان.
        output: الملف المراد كتابته؛ والعلامة - هي الإخراج القياسي.
        onlyUnread: المحادثات التي فيها رسائل غير مقروءة فقط.
        conversationLimit: هذا العدد من المحادثات على الأكثر.
        conversation: المحادثة: العنوان أو جزء منه أو الرمز المختصر أو المعرّف.
        messageLimit: هذا العدد من الرسائل على الأكثر (100 إن لم يُذكر).
        before: الرسائل التي قبل صاحبة هذا الرمز.
        after: الرسائل التي بعد صاحبة هذا الرمز.
        references: إظهار الرمز المختصر لكل رسالة.
        oldest: البدء بأقدم رسالة.
        all: كل الرسائل، من الأقدم إلى الأحدث.
        saveAttachments: حفظ مرفقات الرسائل المعروضة في هذا المجلد.
        query: ما يُبحث عنه.
        searchIn: في هذه المحادثة فقط: العنوان أو جزء منه أو الرمز المختصر أو المعرّف.
        fromPerson: رسائل هذا الشخص فقط: الاسم أو جزء منه أو المعرّف.
        since: من هذا التاريخ فصاعدًا فقط.
        until: حتى هذا التاريخ فقط، وهو داخل فيه.
        type: من هذا النوع فقط: text، image، video، audio، document، sticker، location، contact، poll، call، system، deleted، unknown. يمكن تكراره.
        hasAttachment: ما له مرفق فقط.
        encrypted: ما فيه رسالة مختومة فقط.
        order: newest (إن لم يُذكر) أو relevance.
        searchLimit: هذا العدد من النتائج على الأكثر (50 إن لم يُذكر).
        upTo: حتى الرسالة صاحبة هذا الرمز فقط.
        deleteMessage: حذف الرسالة صاحبة هذا الرمز.
        erase: عدم ترك أي أثر للرسالة؛ واستيراد محادثتها من جديد يعيدها.
        deleteBefore: الرسائل المرسلة قبل هذا التاريخ.
        olderThan: الرسائل الأقدم من: 90d أو 8w أو 6m أو 2y.
        platform: رسائل هذه المنصة، مثل whatsapp.
        svg: كتابة المخطط ملف SVG؛ والعلامة - هي الإخراج القياسي.
        countConversation: عدّ رسائل هذه المحادثة فقط.
        countSince: عدّ الرسائل من هذا التاريخ فصاعدًا فقط.
        countUntil: عدّ الرسائل حتى هذا التاريخ فقط، وهو مشمول.
        pagesFolder: المجلد الذي يُكتب.
        pagesConversation: يكتب هذه المحادثة وحدها: العنوان أو جزء منه أو الرمز المختصر أو المعرّف. يجوز تكراره.
        pagesSince: يكتب الرسائل من هذا التاريخ فصاعدًا وحدها.
        pagesUntil: يكتب الرسائل حتى هذا التاريخ ضمنًا وحدها.
        pagesMedia: الملفات التي تُنسخ: all، أو used (الصور والفيديو والصوت التي تعرضها الصفحات وحدها)، أو none.
        pagesTheme: الألوان: auto (ألوان النظام)، أو light، أو dark.
        pagesLanguage: لغة الصفحات: en أو de أو es أو fr أو pt أو tr أو ar أو hi أو zh-Hans.
        pagesForce: يستبدل أرشيفًا كتبه هناك تصدير سابق، ولا شيء غيره.
        conversationOrReference: المحادثة: العنوان أو جزء منه أو الرمز المختصر أو المعرّف. لا حاجة إليها مع --around و --before و --after.
        around: الرسالة ذات هذا الرمز وأخرى قبلها وبعدها (الافتراضي: 10 من كل جانب).
        showSince: الرسائل من هذا التاريخ فصاعدًا فقط.
        showUntil: الرسائل حتى هذا التاريخ، وهو ضمنها، فقط.
        searchContext: يعرض أيضًا هذا العدد من الرسائل قبل كل نتيجة وبعدها.
        newTitle: العنوان الجديد.
        """)
}

extension DatabaseText {
    static let arabic = PhraseTable(
        """
        readerMissing: البرنامج whisper-reader الذي يقرأ قواعد البيانات مفقود: «{path}».
        readerMissingHint: يُثبَّت إلى جانب whisper؛ والأمر «make install» يفعل ذلك.
        readerFailed: تعذرت قراءة «{path}»: انتهى whisper-reader على غير توقع.
        notADatabase: لا قاعدة بيانات في «{path}».
        notADatabaseHint: المطلوب محادثة مصدَّرة، أو msgstore.db، أو ChatStorage.sqlite، أو نسخة احتياطية تنتهي بـ \u{200E}.crypt12 أو \u{200E}.crypt14 أو \u{200E}.crypt15، أو مجلد فيه شيء من ذلك.
        unknownSchema: «{path}» قاعدة بيانات، لكنها ليست لواتساب.
        unknownSchemaHint: الرسائل في msgstore.db على أندرويد، وفي ChatStorage.sqlite على iPhone.
        contactsAlone: «{path}» فيه أسماء جهات الاتصال وأرقامها من واتساب، لكن ليست فيه رسائل.
        contactsAloneHint: يُقرأ مع الرسائل، وهي في msgstore.db على أندرويد وفي ChatStorage.sqlite على iPhone. استورد المجلد الذي فيه الاثنان، أو اذكر الملفين.
        damaged: «{path}» مقطوع أو تالف.
        damagedHint: انسخه من الهاتف مرة أخرى. الرسائل التي استُوردت قبل موضع التلف محفوظة.
        changed: تغيّر «{path}» أثناء قراءته.
        changedHint: أغلق واتساب، أو استورد نسخة.
        keyRequired: «{path}» مشفّر.
        keyRequiredHint: اذكر مفتاحه بالخيار --key-file أو --key-command.
        wrongKey: المفتاح لا يفتح «{path}».
        wrongKeyHint: لكل هاتف مفتاحه، ويتغيّر المفتاح إذا أُعيد إعداد واتساب.
        malformedKey: هذا ليس مفتاحًا لـ«{path}».
        malformedKeyHint: يُفتح .crypt15 بأرقامه الست عشرية الأربعة والستين أو بالملف encrypted_backup.key من الهاتف، ويُفتح .crypt12 و.crypt14 بالملف key من الهاتف.
        passwordProtected: «{path}» محمي بكلمة مرور، ومفتاحه محفوظ لدى واتساب.
        passwordProtectedHint: في إعدادات النسخ الاحتياطي للدردشات في واتساب، غيّر النسخة المشفّرة تمامًا بين الطرفين إلى مفتاح من 64 رقمًا، ثم أنشئ نسخة احتياطية جديدة.
        unknownBackup: «{path}» نسخة احتياطية مشفّرة من نوع غير معروف.
        unknownBackupHint: المعروف crypt12 و crypt14 و crypt15، ونسخ iPhone الاحتياطية.
        limit: تتطلب قراءة «{path}» مساحة أو عملًا أكثر مما يمكن أن يتطلبه ملف حقيقي.
        full: لم تبق مساحة للملفات المؤقتة.
        incomplete: ينقص ملف من النسخة الاحتياطية «{path}».
        listMissing: قائمة الملفات Manifest.db مفقودة من النسخة الاحتياطية «{path}» أو فارغة.
        messagesMissing: الرسائل ChatStorage.sqlite مفقودة من النسخة الاحتياطية «{path}» مع أنها مدرجة فيها، أو فارغة.
        incompleteHint: انسخ مجلد النسخة الاحتياطية كاملًا.
        nothingFound: ليس في «{path}» محادثة مصدَّرة ولا قاعدة بيانات لواتساب.
        nothingFoundHint: يشرح «whisper help import» ما يمكن استيراده وكيف يُؤخذ من الهاتف.
        backupWithoutWhatsApp: «{path}» نسخة احتياطية من iPhone بلا واتساب.
        severalFoundHint: استورد ما تريده منها كلًّا بمساره؛ الترتيب لا يهم.
        severalDatabases: يحتوي «{path}» على عدة قواعد بيانات: {found}
        severalAccounts: «{path}» نسخة احتياطية من iPhone فيها عدة تطبيقات: {apps}
        severalAccountsHint: اختر واحدًا باستعمال --account، ثم استورد الآخر بعده؛ ولا فرق في الترتيب.
        noSuchAccount: لا يحتوي «{path}» على محادثات {app} في نسخة احتياطية من iPhone.
        noSuchAccountHint: احذف --account لاستيراد الموجود.
        wrongPassword: كلمة المرور لا تفتح «{path}».
        wrongPasswordHint: إنها كلمة المرور التي عُيّنت للنسخ الاحتياطية المشفّرة من iPhone على حاسوب، لا رمز دخول الهاتف.
        otherTimes: «{title}» موجودة الآن مرتين في الخزنة، بأوقات مختلفة.
        otherTimesHint: قُرئ تصدير لتلك المحادثة بمنطقة زمنية أخرى أو ترتيب آخر للتواريخ. استورده مجددًا مع \u{200E}--redo\u{200E} و\u{200E}--timezone\u{200E} أو \u{200E}--date-order\u{200E} الصحيح.
        exportOptions: الخيار {option} للمحادثات المصدَّرة؛ و«{path}» قاعدة بيانات.
        databaseOptions: الخيار {option} لقواعد البيانات والنسخ الاحتياطية؛ و«{path}» محادثة مصدَّرة.
        keyPrompt: مفتاح النسخة الاحتياطية (64 رقمًا):
        passwordPrompt: كلمة مرور نسخة iPhone الاحتياطية:
        partlyRead: تعذّرت قراءة بعض الصفوف؛ واستُورد كل ما عداها.
        partlyReadHint: يعدّها الملخص حسب السبب، ويسرد --json أولها. إن كانت كثيرة فانسخ قاعدة البيانات من الهاتف مرة أخرى وواتساب مغلق.
        orphansOnly: بعض الصفوف يخص محادثات أو رسائل أو أشخاصًا ليسوا في قاعدة البيانات؛ واستُورد كل ما عداها.
        orphansOnlyHint: تترك الهواتف صفوفًا كهذه عند حذف المحادثات والرسائل، ولا يعرضها واتساب أيضًا. لا حاجة إلى فعل شيء؛ ويسرد --json أولها.
        contactsUnread: تعذّرت قراءة الأسماء في «{path}»؛ يظهر الأشخاص بالأسماء الواردة في الرسائل.
        linkedIDsUnread: تعذّرت قراءة الأرقام المقابلة للمعرّفات المرتبطة في «{path}»؛ يظهر بعض الأشخاص من دون أرقامهم.
        chats|zero: لا محادثات؛ الجديد على الخزنة: {new}
        chats|one: في محادثة واحدة؛ الجديد على الخزنة: {new}
        chats|two: في محادثتين؛ الجديد على الخزنة: {new}
        chats|few: في {count} محادثات؛ الجديد على الخزنة: {new}
        chats|many: في {count} محادثة؛ الجديد على الخزنة: {new}
        chats|other: في {count} محادثة؛ الجديد على الخزنة: {new}
        people|zero: لم يكتب أحد
        people|one: كتب شخص واحد
        people|two: كتب شخصان
        people|few: كتب {count} أشخاص
        people|many: كتب {count} شخصًا
        people|other: كتب {count} شخص
        noOwner: لا تذكر قاعدة البيانات من أنت
        itsOwner: مالك قاعدة البيانات: {name}
        joinedChats|zero: لا محادثات تبيّن أنها محادثات أخرى ودُمجت فيها؛ يفصلها «whisper conversation split»
        joinedChats|one: تبيّن أن محادثة واحدة هي محادثة أخرى ودُمجت فيها؛ يفصلهما «whisper conversation split»
        joinedChats|two: تبيّن أن محادثتين هما محادثتان أخريان ودُمجتا فيهما؛ يفصلها «whisper conversation split»
        joinedChats|few: تبيّن أن {count} محادثات هي محادثات أخرى ودُمجت فيها؛ يفصلها «whisper conversation split»
        joinedChats|many: تبيّن أن {count} محادثة هي محادثات أخرى ودُمجت فيها؛ يفصلها «whisper conversation split»
        joinedChats|other: تبيّن أن {count} محادثة هي محادثات أخرى ودُمجت فيها؛ يفصلها «whisper conversation split»
        joinedChat: «{former}» أصبحت الآن جزءًا من «{title}»
        completed|zero: ما أُكمل منها من قاعدة البيانات: لا رسائل
        completed|one: ما أُكمل منها من قاعدة البيانات: رسالة واحدة
        completed|two: ما أُكمل منها من قاعدة البيانات: رسالتان
        completed|few: ما أُكمل منها من قاعدة البيانات: {count} رسائل
        completed|many: ما أُكمل منها من قاعدة البيانات: {count} رسالة
        completed|other: ما أُكمل منها من قاعدة البيانات: {count} رسالة
        earlierBackups|zero: قُرئ: «{imported}». لا نسخ أقدم بجانبه: {names}
        earlierBackups|one: قُرئ: «{imported}». قد تحتوي نسخة واحدة أقدم بجانبه على رسائل حُذفت بعد ذلك: {names}
        earlierBackups|two: قُرئ: «{imported}». قد تحتوي نسختان أقدم بجانبه على رسائل حُذفت بعد ذلك: {names}
        earlierBackups|few: قُرئ: «{imported}». قد تحتوي {count} نسخ أقدم بجانبه على رسائل حُذفت بعد ذلك: {names}
        earlierBackups|many: قُرئ: «{imported}». قد تحتوي {count} نسخة أقدم بجانبه على رسائل حُذفت بعد ذلك: {names}
        earlierBackups|other: قُرئ: «{imported}». قد تحتوي {count} نسخة أقدم بجانبه على رسائل حُذفت بعد ذلك: {names}
        joined|zero: ما حلّت محله من رسائل التصدير الرسالة نفسها من قاعدة البيانات: لا رسائل
        joined|one: ما حلّت محله من رسائل التصدير الرسالة نفسها من قاعدة البيانات: رسالة واحدة
        joined|two: ما حلّت محله من رسائل التصدير الرسالة نفسها من قاعدة البيانات: رسالتان
        joined|few: ما حلّت محله من رسائل التصدير الرسالة نفسها من قاعدة البيانات: {count} رسائل
        joined|many: ما حلّت محله من رسائل التصدير الرسالة نفسها من قاعدة البيانات: {count} رسالة
        joined|other: ما حلّت محله من رسائل التصدير الرسالة نفسها من قاعدة البيانات: {count} رسالة
        ambiguous|zero: ما قد يكون في الخزنة أيضًا من تصدير، بالنص نفسه وفي الدقيقة نفسها: لا رسائل؛ أُبقي على النسختين
        ambiguous|one: ما قد يكون في الخزنة أيضًا من تصدير، بالنص نفسه وفي الدقيقة نفسها: رسالة واحدة؛ أُبقي على النسختين
        ambiguous|two: ما قد يكون في الخزنة أيضًا من تصدير، بالنص نفسه وفي الدقيقة نفسها: رسالتان؛ أُبقي على النسختين
        ambiguous|few: ما قد يكون في الخزنة أيضًا من تصدير، بالنص نفسه وفي الدقيقة نفسها: {count} رسائل؛ أُبقي على النسختين
        ambiguous|many: ما قد يكون في الخزنة أيضًا من تصدير، بالنص نفسه وفي الدقيقة نفسها: {count} رسالة؛ أُبقي على النسختين
        ambiguous|other: ما قد يكون في الخزنة أيضًا من تصدير، بالنص نفسه وفي الدقيقة نفسها: {count} رسالة؛ أُبقي على النسختين
        events|zero: تفاعلات وأصوات وتعديلات وعمليات حذف وحالات وأسماء في قاعدة البيانات: {count}
        events|one: تفاعلات وأصوات وتعديلات وعمليات حذف وحالات وأسماء في قاعدة البيانات: {count}
        events|two: تفاعلات وأصوات وتعديلات وعمليات حذف وحالات وأسماء في قاعدة البيانات: {count}
        events|few: تفاعلات وأصوات وتعديلات وعمليات حذف وحالات وأسماء في قاعدة البيانات: {count}
        events|many: تفاعلات وأصوات وتعديلات وعمليات حذف وحالات وأسماء في قاعدة البيانات: {count}
        events|other: تفاعلات وأصوات وتعديلات وعمليات حذف وحالات وأسماء في قاعدة البيانات: {count}
        waiting|zero: لا تغييرات تنتظر رسائلها
        waiting|one: تغيير واحد ينتظر رسالته
        waiting|two: تغييران ينتظران رسالتيهما
        waiting|few: {count} تغييرات تنتظر رسائلها
        waiting|many: {count} تغييرًا تنتظر رسائلها
        waiting|other: {count} تغيير تنتظر رسائلها
        refused|zero: ما لم يُطبَّق لأن صاحبه لا يملك الحق فيه: لا شيء
        refused|one: ما لم يُطبَّق لأن صاحبه لا يملك الحق فيه: تغيير واحد
        refused|two: ما لم يُطبَّق لأن صاحبه لا يملك الحق فيه: تغييران
        refused|few: ما لم يُطبَّق لأن صاحبه لا يملك الحق فيه: {count} تغييرات
        refused|many: ما لم يُطبَّق لأن صاحبه لا يملك الحق فيه: {count} تغييرًا
        refused|other: ما لم يُطبَّق لأن صاحبه لا يملك الحق فيه: {count} تغيير
        rejected|zero: ما تعذر حفظه: لا رسائل
        rejected|one: ما تعذر حفظه: رسالة واحدة
        rejected|two: ما تعذر حفظه: رسالتان
        rejected|few: ما تعذر حفظه: {count} رسائل
        rejected|many: ما تعذر حفظه: {count} رسالة
        rejected|other: ما تعذر حفظه: {count} رسالة
        attachments: المرفقات: {stored} حُفظت، {held} في الخزنة من قبل، {missing} مفقودة
        attachmentsWithUnread: المرفقات: {stored} حُفظت، {held} في الخزنة من قبل، {unread} لا تُقرأ، {missing} مفقودة
        rows|zero: لم يُقرأ أي صف من هذه الجداول: {tables}
        rows|one: قُرئ صف واحد من هذه الجداول: {tables}
        rows|two: قُرئ صفان من هذه الجداول: {tables}
        rows|few: قُرئت {count} صفوف من هذه الجداول: {tables}
        rows|many: قُرئ {count} صفًا من هذه الجداول: {tables}
        rows|other: قُرئ {count} صف من هذه الجداول: {tables}
        leftOut|zero: {table}: لم يُترك أي صف ({reasons})
        leftOut|one: {table}: تُرك صف واحد ({reasons})
        leftOut|two: {table}: تُرك صفان ({reasons})
        leftOut|few: {table}: تُركت {count} صفوف ({reasons})
        leftOut|many: {table}: تُرك {count} صفًا ({reasons})
        leftOut|other: {table}: تُرك {count} صف ({reasons})
        unknownTypes: رسائل من أنواع غير معروفة بعد، حُفظت بكل ما تقوله قاعدة البيانات عنها: {types}
        unknownTypesInAll|zero: رسائل من أنواع غير معروفة بعد، حُفظت بكل ما تقوله قاعدة البيانات عنها: لا شيء
        unknownTypesInAll|one: رسائل من أنواع غير معروفة بعد، حُفظت بكل ما تقوله قاعدة البيانات عنها: رسالة واحدة
        unknownTypesInAll|two: رسائل من أنواع غير معروفة بعد، حُفظت بكل ما تقوله قاعدة البيانات عنها: رسالتان
        unknownTypesInAll|few: رسائل من أنواع غير معروفة بعد، حُفظت بكل ما تقوله قاعدة البيانات عنها: {count} رسائل
        unknownTypesInAll|many: رسائل من أنواع غير معروفة بعد، حُفظت بكل ما تقوله قاعدة البيانات عنها: {count} رسالة
        unknownTypesInAll|other: رسائل من أنواع غير معروفة بعد، حُفظت بكل ما تقوله قاعدة البيانات عنها: {count} رسالة
        unknownSenders|zero: ما لا تذكر قاعدة البيانات مرسله: لا رسائل
        unknownSenders|one: ما لا تذكر قاعدة البيانات مرسله: رسالة واحدة
        unknownSenders|two: ما لا تذكر قاعدة البيانات مرسله: رسالتان
        unknownSenders|few: ما لا تذكر قاعدة البيانات مرسله: {count} رسائل
        unknownSenders|many: ما لا تذكر قاعدة البيانات مرسله: {count} رسالة
        unknownSenders|other: ما لا تذكر قاعدة البيانات مرسله: {count} رسالة
        reasonInternal: لا يعرضها واتساب في أي مكان
        reasonStatus: منشورات الحالة
        reasonOrphan: تخص محادثة أو رسالة أو شخصًا ليس في قاعدة البيانات
        reasonMalformed: ناقصة أو تالفة
        reasonImpossibleTime: وقت مستحيل
        reasonTooLong: أطول مما يجب
        reasonRepeated: مكررة
        reasonSuperseded: مذكور في صف آخر
        reasonContradictory: ظهرت في قراءة واحدة فقط
        contradictions: صفوف {table} التي تتعارض فيها قراءتان لأن الملف تالف: {count}
        otherOwner: مالك قاعدة البيانات هذه شخص آخر في هذه الخزنة. لا تُعَدّ رسائله الخاصة رسائلك.
        leftOutInAll|zero: لم يُترك أي صف ({reasons})
        leftOutInAll|one: تُرك صف واحد ({reasons})
        leftOutInAll|two: تُرك صفان ({reasons})
        leftOutInAll|few: تُركت {count} صفوف ({reasons})
        leftOutInAll|many: تُرك {count} صفًا ({reasons})
        leftOutInAll|other: تُرك {count} صف ({reasons})
        contradictionsInAll: الصفوف التي تتعارض فيها قراءتان لأن الملف تالف: {count}
        """)
}

extension FindingText {
    static let arabic = PhraseTable(
        """
        choose: أي رقم؟ (Enter: لا شيء)
        chooseOne: أي رقم؟
        acceptedNumbers: أجب برقم من 1 إلى {last}.
        severalChats: الاسم «{name}» يوافق عدة محادثات:
        severalPeople: الاسم «{name}» يوافق عدة أشخاص:
        severalContacts: الاسم «{name}» يوافق عدة جهات اتصال:
        partOfContact: لا توجد جهة اتصال اسمها «{name}» تمامًا. ربما المقصود هذه:
        contactTaken: جهة الاتصال: «{name}»، {id}
        noSuchChatSuggestion: لا توجد محادثة باسم «{name}». هل تقصد: {candidates}؟
        noSuchPersonSuggestion: لا يوجد أحد باسم «{name}». هل تقصد: {candidates}؟
        noReference: «{value}» ليس رمزًا مختصرًا لرسالة ولا معرّفًا لها.
        noSuchMessage: لا توجد هنا رسالة «{reference}».
        severalMessages: الرمز «{reference}» يوافق عدة رسائل: {candidates}
        referenceHint: يعرض «whisper messages --refs» و«whisper search» الرمز المختصر لكل رسالة.
        otherChat: الرسالة «{reference}» في محادثة أخرى.
        inChat: المحادثة: «{title}»، {reference}
        lastMessage: آخرها {date}
        memberOf: في «{title}»
        """)
}

extension DeletionText {
    static let arabic = PhraseTable(
        """
        askConversation|zero: أتُحذف نهائيًا المحادثة «{title}» وهي بلا رسائل؟
        askConversation|one: أتُحذف نهائيًا المحادثة «{title}» وفيها رسالة واحدة؟
        askConversation|two: أتُحذف نهائيًا المحادثة «{title}» وفيها رسالتان؟
        askConversation|few: أتُحذف نهائيًا المحادثة «{title}» وفيها {count} رسائل؟
        askConversation|many: أتُحذف نهائيًا المحادثة «{title}» وفيها {count} رسالة؟
        askConversation|other: أتُحذف نهائيًا المحادثة «{title}» وفيها {count} رسالة؟
        askMessage: أتُحذف هذه الرسالة نهائيًا؟
        askRule|zero: أتُحذف نهائيًا {count} رسالة؟
        askRule|one: أتُحذف نهائيًا رسالة واحدة؟
        askRule|two: أتُحذف نهائيًا رسالتان؟
        askRule|few: أتُحذف نهائيًا {count} رسائل؟
        askRule|many: أتُحذف نهائيًا {count} رسالة؟
        askRule|other: أتُحذف نهائيًا {count} رسالة؟
        askRuleInChat|zero: أتُحذف نهائيًا {count} رسالة من «{title}»؟
        askRuleInChat|one: أتُحذف نهائيًا رسالة واحدة من «{title}»؟
        askRuleInChat|two: أتُحذف نهائيًا رسالتان من «{title}»؟
        askRuleInChat|few: أتُحذف نهائيًا {count} رسائل من «{title}»؟
        askRuleInChat|many: أتُحذف نهائيًا {count} رسالة من «{title}»؟
        askRuleInChat|other: أتُحذف نهائيًا {count} رسالة من «{title}»؟
        deleted|zero: حُذف: لا رسائل.
        deleted|one: حُذف: رسالة واحدة.
        deleted|two: حُذف: رسالتان.
        deleted|few: حُذف: {count} رسائل.
        deleted|many: حُذف: {count} رسالة.
        deleted|other: حُذف: {count} رسالة.
        wouldDelete|zero: سيُحذف: لا رسائل.
        wouldDelete|one: سيُحذف: رسالة واحدة.
        wouldDelete|two: سيُحذف: رسالتان.
        wouldDelete|few: سيُحذف: {count} رسائل.
        wouldDelete|many: سيُحذف: {count} رسالة.
        wouldDelete|other: سيُحذف: {count} رسالة.
        wouldDeleteFrom|zero: لن تُحذف أي رسالة من «{title}».
        wouldDeleteFrom|one: سيُحذف من «{title}»: رسالة واحدة.
        wouldDeleteFrom|two: سيُحذف من «{title}»: رسالتان.
        wouldDeleteFrom|few: سيُحذف من «{title}»: {count} رسائل.
        wouldDeleteFrom|many: سيُحذف من «{title}»: {count} رسالة.
        wouldDeleteFrom|other: سيُحذف من «{title}»: {count} رسالة.
        deletingMessages: جارٍ حذف الرسائل
        deletingWords: جارٍ إزالة الكلمات من الفهرس
        copiesRemain: ما زالت نسخ سابقة تحتوي على ما حُذف: {paths}
        otherCopiesRemain: ما زالت النسخ الاحتياطية والتصديرات السابقة تحتوي على ما حُذف.
        namedCopiesRemain: ما زالت نسخ سابقة تحتوي على الأسماء والعناوين: {paths}
        otherNamedCopiesRemain: ما زالت النسخ الاحتياطية والتصديرات السابقة تحتوي على الأسماء والعناوين.
        stoppedHint: ما حُذف حتى الآن يبقى محذوفًا. أعد تشغيل الأمر لحذف الباقي.
        optimized|zero: لا أجزاء في فهرس البحث ({size})، وكان فيه {before} ({sizeBefore}).
        optimized|one: في فهرس البحث جزء واحد ({size})، وكان فيه {before} ({sizeBefore}).
        optimized|two: في فهرس البحث جزآن ({size})، وكان فيه {before} ({sizeBefore}).
        optimized|few: في فهرس البحث {count} أجزاء ({size})، وكان فيه {before} ({sizeBefore}).
        optimized|many: في فهرس البحث {count} جزءًا ({size})، وكان فيه {before} ({sizeBefore}).
        optimized|other: في فهرس البحث {count} جزء ({size})، وكان فيه {before} ({sizeBefore}).
        choicesGo: يُحذف مع المحادثة ما حدّدته لها، مثل عنوانها أو مسودتها أو قاعدة الاحتفاظ بها.
        noRoom: القرص ممتلئ، والحذف نفسه يحتاج إلى بعض المساحة لفترة قصيرة.
        noRoomHint: أفرغ بعض المساحة في مكان آخر من القرص، ثم أعد تشغيل الأمر. ما حُذف حتى الآن يبقى محذوفًا.
        """)
}

extension ExportText {
    static let arabic = PhraseTable(
        """
        progress: تصدير
        writtenMessages|zero: كُتب في «{path}»: لا رسائل.
        writtenMessages|one: كُتب في «{path}»: رسالة واحدة.
        writtenMessages|two: كُتب في «{path}»: رسالتان.
        writtenMessages|few: كُتب في «{path}»: {count} رسائل.
        writtenMessages|many: كُتب في «{path}»: {count} رسالة.
        writtenMessages|other: كُتب في «{path}»: {count} رسالة.
        writtenRecords|zero: كُتب في «{path}»: {count} سجلًا.
        writtenRecords|one: كُتب في «{path}»: سجل واحد.
        writtenRecords|two: كُتب في «{path}»: سجلان.
        writtenRecords|few: كُتب في «{path}»: {count} سجلات.
        writtenRecords|many: كُتب في «{path}»: {count} سجلًا.
        writtenRecords|other: كُتب في «{path}»: {count} سجلًا.
        onlyFrom: وهي رسائل «{name}» وحدها.
        plaintext: الملف غير مشفّر: من يستطيع قراءته يستطيع قراءة رسائلك.
        plaintextOutput: الناتج غير مشفّر: من يستطيع قراءته يستطيع قراءة رسائلك.
        withBlocked|zero: من جهات محظورة، وهي في الملف أيضًا: لا رسائل.
        withBlocked|one: من جهات محظورة، وهي في الملف أيضًا: رسالة واحدة.
        withBlocked|two: من جهات محظورة، وهي في الملف أيضًا: رسالتان.
        withBlocked|few: من جهات محظورة، وهي في الملف أيضًا: {count} رسائل.
        withBlocked|many: من جهات محظورة، وهي في الملف أيضًا: {count} رسالة.
        withBlocked|other: من جهات محظورة، وهي في الملف أيضًا: {count} رسالة.
        withoutAttachments|zero: ما لم يُصدَّر ملفه: {count} مرفقًا؛ ليُصدَّر هو أيضًا أضف --attachments DIR، ومنه يأخذه الاستيراد بالخيار نفسه.
        withoutAttachments|one: ما لم يُصدَّر ملفه: مرفق واحد؛ ليُصدَّر هو أيضًا أضف --attachments DIR، ومنه يأخذه الاستيراد بالخيار نفسه.
        withoutAttachments|two: ما لم يُصدَّر ملفه: مرفقان؛ ليُصدَّر هو أيضًا أضف --attachments DIR، ومنه يأخذه الاستيراد بالخيار نفسه.
        withoutAttachments|few: ما لم يُصدَّر ملفه: {count} مرفقات؛ ليُصدَّر هو أيضًا أضف --attachments DIR، ومنه يأخذه الاستيراد بالخيار نفسه.
        withoutAttachments|many: ما لم يُصدَّر ملفه: {count} مرفقًا؛ ليُصدَّر هو أيضًا أضف --attachments DIR، ومنه يأخذه الاستيراد بالخيار نفسه.
        withoutAttachments|other: ما لم يُصدَّر ملفه: {count} مرفقًا؛ ليُصدَّر هو أيضًا أضف --attachments DIR، ومنه يأخذه الاستيراد بالخيار نفسه.
        """)
}

extension ImportText {
    static let arabic = PhraseTable(
        """
        surveying: معاينة
        aligning: مقارنة
        writing: استيراد
        imported|zero: في «{title}»: لا رسائل جديدة
        imported|one: في «{title}»: رسالة جديدة واحدة
        imported|two: في «{title}»: رسالتان جديدتان
        imported|few: في «{title}»: {count} رسائل جديدة
        imported|many: في «{title}»: {count} رسالة جديدة
        imported|other: في «{title}»: {count} رسالة جديدة
        wouldImport|zero: ما سيكون جديدًا في «{title}»: لا رسائل
        wouldImport|one: ما سيكون جديدًا في «{title}»: رسالة واحدة
        wouldImport|two: ما سيكون جديدًا في «{title}»: رسالتان
        wouldImport|few: ما سيكون جديدًا في «{title}»: {count} رسائل
        wouldImport|many: ما سيكون جديدًا في «{title}»: {count} رسالة
        wouldImport|other: ما سيكون جديدًا في «{title}»: {count} رسالة
        importedMessages|zero: لا رسائل جديدة
        importedMessages|one: رسالة جديدة واحدة
        importedMessages|two: رسالتان جديدتان
        importedMessages|few: {count} رسائل جديدة
        importedMessages|many: {count} رسالة جديدة
        importedMessages|other: {count} رسالة جديدة
        wouldImportMessages|zero: ما سيكون جديدًا: لا رسائل
        wouldImportMessages|one: ما سيكون جديدًا: رسالة واحدة
        wouldImportMessages|two: ما سيكون جديدًا: رسالتان
        wouldImportMessages|few: ما سيكون جديدًا: {count} رسائل
        wouldImportMessages|many: ما سيكون جديدًا: {count} رسالة
        wouldImportMessages|other: ما سيكون جديدًا: {count} رسالة
        wouldImportAtMost|zero: ما سيكون جديدًا على الأكثر: لا رسائل
        wouldImportAtMost|one: ما سيكون جديدًا على الأكثر: رسالة واحدة، ويُعدّ أيضًا ما في الخزنة بمعرّف آخر
        wouldImportAtMost|two: ما سيكون جديدًا على الأكثر: رسالتان، ويُعدّ أيضًا ما في الخزنة بمعرّفات أخرى
        wouldImportAtMost|few: ما سيكون جديدًا على الأكثر: {count} رسائل، ويُعدّ أيضًا ما في الخزنة بمعرّفات أخرى
        wouldImportAtMost|many: ما سيكون جديدًا على الأكثر: {count} رسالة، ويُعدّ أيضًا ما في الخزنة بمعرّفات أخرى
        wouldImportAtMost|other: ما سيكون جديدًا على الأكثر: {count} رسالة، ويُعدّ أيضًا ما في الخزنة بمعرّفات أخرى
        importAgain: لاستيراده من جديد بالقراءة نفسها: {command}
        duplicates|zero: ما كان في الخزنة من قبل: لا رسائل
        duplicates|one: ما كان في الخزنة من قبل: رسالة واحدة
        duplicates|two: ما كان في الخزنة من قبل: رسالتان
        duplicates|few: ما كان في الخزنة من قبل: {count} رسائل
        duplicates|many: ما كان في الخزنة من قبل: {count} رسالة
        duplicates|other: ما كان في الخزنة من قبل: {count} رسالة
        repeated|zero: ما هو أيضًا في ملف سابق ويُحسب مرة واحدة: لا رسائل
        repeated|one: ما هو أيضًا في ملف سابق ويُحسب مرة واحدة: رسالة واحدة
        repeated|two: ما هو أيضًا في ملفات سابقة ويُحسب مرة واحدة: رسالتان
        repeated|few: ما هو أيضًا في ملفات سابقة ويُحسب مرة واحدة: {count} رسائل
        repeated|many: ما هو أيضًا في ملفات سابقة ويُحسب مرة واحدة: {count} رسالة
        repeated|other: ما هو أيضًا في ملفات سابقة ويُحسب مرة واحدة: {count} رسالة
        laterTexts|zero: ما له في هذا الملف نص أحدث مما عرفته الخزنة: لا رسائل
        laterTexts|one: ما له في هذا الملف نص أحدث مما عرفته الخزنة: رسالة واحدة؛ ويبقى النص السابق محفوظًا
        laterTexts|two: ما له في هذا الملف نص أحدث مما عرفته الخزنة: رسالتان؛ ويبقى النصان السابقان محفوظين
        laterTexts|few: ما له في هذا الملف نص أحدث مما عرفته الخزنة: {count} رسائل؛ وتبقى النصوص السابقة محفوظة
        laterTexts|many: ما له في هذا الملف نص أحدث مما عرفته الخزنة: {count} رسالة؛ وتبقى النصوص السابقة محفوظة
        laterTexts|other: ما له في هذا الملف نص أحدث مما عرفته الخزنة: {count} رسالة؛ وتبقى النصوص السابقة محفوظة
        markedDeleted|zero: ما عرفته الخزنة وهو محذوف بحسب هذا الملف: لا رسائل
        markedDeleted|one: ما عرفته الخزنة وهو محذوف بحسب هذا الملف: رسالة واحدة؛ وتبقى كلماتها محفوظة
        markedDeleted|two: ما عرفته الخزنة وهو محذوف بحسب هذا الملف: رسالتان؛ وتبقى كلماتهما محفوظة
        markedDeleted|few: ما عرفته الخزنة وهو محذوف بحسب هذا الملف: {count} رسائل؛ وتبقى كلماتها محفوظة
        markedDeleted|many: ما عرفته الخزنة وهو محذوف بحسب هذا الملف: {count} رسالة؛ وتبقى كلماتها محفوظة
        markedDeleted|other: ما عرفته الخزنة وهو محذوف بحسب هذا الملف: {count} رسالة؛ وتبقى كلماتها محفوظة
        messagesFound|zero: في الملف: لا رسائل، منها {system} من النظام
        messagesFound|one: في الملف: رسالة واحدة، منها {system} من النظام
        messagesFound|two: في الملف: رسالتان، منها {system} من النظام
        messagesFound|few: في الملف: {count} رسائل، منها {system} من النظام
        messagesFound|many: في الملف: {count} رسالة، منها {system} من النظام
        messagesFound|other: في الملف: {count} رسالة، منها {system} من النظام
        period: من {first} إلى {last}
        attachments: المرفقات: {found} موجودة، {missing} مفقودة، {omitted} متروكة عند التصدير
        attachmentsWithUnread: المرفقات: {found} موجودة، {unread} لا تُقرأ، {missing} مفقودة، {omitted} متروكة عند التصدير
        dateOrder: قُرئت التواريخ {order}، في المنطقة {zone}؛ اليقين {confidence} ({evidence})
        renamed: «{from}» و«{to}» شخص واحد
        keptApart: «{from}» و«{to}» كتبا الرسائل نفسها. يبقيان شخصين. إن كانا شخصًا واحدًا: {command}
        keptApartOwner: «{from}» و«{to}» كتبا الرسائل نفسها. يبقيان شخصين، لأن أحدهما أنت والآخر ليس أنت
        keptApartFormerOwner: «{from}» و«{to}» كتبا الرسائل نفسها. يبقيان شخصين، لأن «{from}» أنت و«{to}» ليس أنت. إن كنت كليهما: {command}
        titleKept: يسمي الملف المحادثة «{other}». وهي ما زالت تسمى «{title}»
        resembling: في المحادثة «{other}» أيضًا بعض هذه الرسائل، لكنها أقل من أن تبيّن هل هي نفسها. تبقى «{title}» محادثة مستقلة. إن كانتا واحدة: {command}
        resemblingPart: في المحادثة «{other}» أيضًا بعض هذه الرسائل، لكنها أقل من أن تبيّن هل هي نفسها. تبقى «{title}» محادثة مستقلة. إن كانتا واحدة ففك «{path}» واستورد ملف هذه المحادثة بالخيارين --redo --into {reference}
        inBoth: في المحادثة «{other}» أيضًا رسائل من هذا الملف. إن كانت هي نفسها «{title}» فاستورد ملفات «{other}» باستخدام --redo --into {reference}: عندئذ لا تتكرر أي رسالة
        inBothMore|zero: محادثات أخرى توجد أيضًا في تصدير باسم آخر: لا محادثات؛ يسمّيها --json كلها
        inBothMore|one: محادثات أخرى توجد أيضًا في تصدير باسم آخر: محادثة واحدة؛ يسمّيها --json كلها
        inBothMore|two: محادثات أخرى توجد أيضًا في تصدير باسم آخر: محادثتان؛ يسمّيها --json كلها
        inBothMore|few: محادثات أخرى توجد أيضًا في تصدير باسم آخر: {count} محادثات؛ يسمّيها --json كلها
        inBothMore|many: محادثات أخرى توجد أيضًا في تصدير باسم آخر: {count} محادثة؛ يسمّيها --json كلها
        inBothMore|other: محادثات أخرى توجد أيضًا في تصدير باسم آخر: {count} محادثة؛ يسمّيها --json كلها
        sameChat: المحادثة هي التي كانت تسمى «{former}»
        askAlike: يحتوي «{path}» على رسائل المحادثة «{title}» بأسماء أخرى: {names}. هل هي نفسها؟
        askSameGroup: لا يكاد يجمع المحادثة «{title}» و«{path}» شيء. هل هي المحادثة نفسها؟
        otherGroup: هناك محادثة أخرى اسمها «{title}» أيضًا. تبقى هذه محادثة مستقلة، إذ لا يكاد يجمعهما شيء
        unlike: لا يكاد يجمع المحادثة «{title}» و«{path}» شيء: ستُسأل هل هي المحادثة نفسها
        unlikeAllowed: لا يكاد يجمع المحادثة «{title}» و«{path}» شيء. ومع --yes يُستورد الملف رغم ذلك
        unlikeUnasked: لا يكاد يجمع المحادثة «{title}» و«{path}» شيء. ومن دون طرفية يُسأل فيها يحتاج الاستيراد إلى --yes
        unparsed|zero: ما تعذرت قراءته: {count} موضعًا، في الأسطر {lines}
        unparsed|one: ما تعذرت قراءته: موضع واحد، في الأسطر {lines}
        unparsed|two: ما تعذرت قراءته: موضعان، في الأسطر {lines}
        unparsed|few: ما تعذرت قراءته: {count} مواضع، في الأسطر {lines}
        unparsed|many: ما تعذرت قراءته: {count} موضعًا، في الأسطر {lines}
        unparsed|other: ما تعذرت قراءته: {count} موضعًا، في الأسطر {lines}
        invalidBytes|zero: ما لم يكن UTF-8 واستُبدل: {count} بايتًا
        invalidBytes|one: ما لم يكن UTF-8 واستُبدل: بايت واحد
        invalidBytes|two: ما لم يكن UTF-8 واستُبدل: بايتان
        invalidBytes|few: ما لم يكن UTF-8 واستُبدل: {count} بايتات
        invalidBytes|many: ما لم يكن UTF-8 واستُبدل: {count} بايتًا
        invalidBytes|other: ما لم يكن UTF-8 واستُبدل: {count} بايتًا
        repeatedNames: في الأرشيف عدة ملفات بالاسم نفسه؛ وأُخذ الأول من كل اسم: {names}
        inFuture: في الملف رسائل بتواريخ في المستقبل، آخرها {last}. تُحفظ بهذه التواريخ.
        truncated|zero: في التصدير بالضبط لا رسائل: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.
        truncated|one: في التصدير بالضبط رسالة واحدة: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.
        truncated|two: في التصدير بالضبط رسالتان: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.
        truncated|few: في التصدير بالضبط {count} رسائل: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.
        truncated|many: في التصدير بالضبط {count} رسالة: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.
        truncated|other: في التصدير بالضبط {count} رسالة: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.
        endsInsideLine: ينتهي الملف في وسط سطر، فهو غير كامل: ما بعده ناقص، وقد تكون آخر رسالة فيه مبتورة.
        records|zero: سجلات أخرى: {count} سجلًا، الجديد منها {added}
        records|one: سجلات أخرى: سجل واحد، الجديد منها {added}
        records|two: سجلات أخرى: سجلان، الجديد منها {added}
        records|few: سجلات أخرى: {count} سجلات، الجديد منها {added}
        records|many: سجلات أخرى: {count} سجلًا، الجديد منها {added}
        records|other: سجلات أخرى: {count} سجلًا، الجديد منها {added}
        attachmentsTaken|zero: لم يُستورد أي مرفق
        attachmentsTaken|one: استُورد مرفق واحد
        attachmentsTaken|two: استُورد مرفقان
        attachmentsTaken|few: استُوردت {count} مرفقات
        attachmentsTaken|many: استُورد {count} مرفقًا
        attachmentsTaken|other: استُورد {count} مرفق
        attachmentsAbsent|zero: ما ليس محتواه في الخزنة: {count} مرفقًا؛ يأتي به --attachments.
        attachmentsAbsent|one: ما ليس محتواه في الخزنة: مرفق واحد؛ يأتي به --attachments.
        attachmentsAbsent|two: ما ليس محتواه في الخزنة: مرفقان؛ يأتي به --attachments.
        attachmentsAbsent|few: ما ليس محتواه في الخزنة: {count} مرفقات؛ يأتي به --attachments.
        attachmentsAbsent|many: ما ليس محتواه في الخزنة: {count} مرفقًا؛ يأتي به --attachments.
        attachmentsAbsent|other: ما ليس محتواه في الخزنة: {count} مرفقًا؛ يأتي به --attachments.
        attachmentsToFetch|zero: لا مرفقات يمكن جلبها من خدمتها
        attachmentsToFetch|one: مرفق واحد يمكن جلبه من خدمته
        attachmentsToFetch|two: مرفقان يمكن جلبهما من خدمتهما
        attachmentsToFetch|few: {count} مرفقات يمكن جلبها من خدمتها
        attachmentsToFetch|many: {count} مرفقًا يمكن جلبها من خدمتها
        attachmentsToFetch|other: {count} مرفق يمكن جلبها من خدمتها
        policyTurnedOn: الملف يفعّل {policy}
        policyTurnedOff: الملف يوقف {policy}
        broughtVerified|zero: لا تأتي جهة متحقَّق منها بكلمة الملف وحدها. «whisper contact verify» يقارن المفاتيح.
        broughtVerified|one: تدخل جهة واحدة متحقَّقًا منها بكلمة الملف وحدها: لم يقارن أحد مفاتيحها لهذه الخزنة. «whisper contact verify» يقارنها.
        broughtVerified|two: تدخل جهتان متحقَّقًا منهما بكلمة الملف وحدها: لم يقارن أحد مفاتيحهما لهذه الخزنة. «whisper contact verify» يقارنها.
        broughtVerified|few: تدخل {count} جهات متحقَّقًا منها بكلمة الملف وحدها: لم يقارن أحد مفاتيحها لهذه الخزنة. «whisper contact verify» يقارنها.
        broughtVerified|many: تدخل {count} جهة متحقَّقًا منها بكلمة الملف وحدها: لم يقارن أحد مفاتيحها لهذه الخزنة. «whisper contact verify» يقارنها.
        broughtVerified|other: تدخل {count} جهة متحقَّقًا منها بكلمة الملف وحدها: لم يقارن أحد مفاتيحها لهذه الخزنة. «whisper contact verify» يقارنها.
        gateLeftDown: السياسة biometric-gated-signing مفعّلة في الملف؛ وتبقى هنا متوقفة، إذ لا يحوي أي تصدير مفاتيح توقيع. «whisper policy set biometric-gated-signing on» يحمي مفاتيح هذه الخزنة.
        contactsUnverified|zero: لم تُستورد أي جهة اتصال
        contactsUnverified|one: استُوردت جهة اتصال واحدة غير متحقَّق منها؛ يقارن «whisper contact verify» مفاتيحها
        contactsUnverified|two: استُوردت جهتا اتصال غير متحقَّق منهما؛ يقارن «whisper contact verify» مفاتيحهما
        contactsUnverified|few: استُوردت {count} جهات اتصال غير متحقَّق منها؛ يقارن «whisper contact verify» مفاتيحها
        contactsUnverified|many: استُوردت {count} جهة اتصال غير متحقَّق منها؛ يقارن «whisper contact verify» مفاتيحها
        contactsUnverified|other: استُوردت {count} جهة اتصال غير متحقَّق منها؛ يقارن «whisper contact verify» مفاتيحها
        contactRefused: تُركت جهة الاتصال «{name}»: مفاتيحها ليست مفاتيح جهة اتصال لديك، أو هي مفاتيحك أنت، أو لا تصلح. يقبل «whisper contact import» المفاتيح المتغيّرة.
        identityLeftOut: تُركت الهوية «{name}»: مفاتيحها السرية ليست هنا
        policyLeftOut: تُرك إعداد {policy} الذي في الملف
        restoreHint: يستعيد --restore خزنة لك كما كانت، إلى خزنة فارغة.
        dayMonthYear: يومًا فشهرًا فسنة
        monthDayYear: شهرًا فيومًا فسنة
        yearMonthDay: سنة فشهرًا فيومًا
        evidenceGiven: كما حدّدت، أو كما قُرئ من قبل
        evidenceImpossibleValue: تواريخ لا توجد في ترتيب آخر
        evidenceMediaFileName: أسماء ملفات الوسائط
        evidenceFileTime: وقت الملف
        evidenceFewestJumps: أقل القفزات إلى الوراء
        evidenceFasterColumn: اليوم أسرع تغيّرًا
        evidenceStyle: أسلوب الكتابة
        askDateOrder: لا يمكن التمييز بين اليوم والشهر في «{path}». ماذا يعني تاريخ هذا السطر: {line}
        claimContact: سيصبح «{name}» جهة اتصال متحقَّقًا منها، بالبصمة {fingerprint}
        claimIdentity: ستصبح «{name}» هوية لك بالبصمة {fingerprint}؛ ومفاتيحها السرية ليست هنا
        askClaims: الخزنة ليست فارغة. هل يُؤخذ كل هذا اعتمادًا على قول الملف وحده؟
        chatDivided: تُركت المحادثة «{title}» في السطر {line} مع رسائلها، لأن في الخزنة عدة محادثات تقابلها: {chats}
        chatsDividedMore|zero: محادثات أخرى تقابلها عدة محادثات في الخزنة: لا محادثات؛ يسمّيها --json كلها
        chatsDividedMore|one: محادثات أخرى تقابلها عدة محادثات في الخزنة: محادثة واحدة؛ يسمّيها --json كلها
        chatsDividedMore|two: محادثات أخرى تقابلها عدة محادثات في الخزنة: محادثتان؛ يسمّيها --json كلها
        chatsDividedMore|few: محادثات أخرى تقابلها عدة محادثات في الخزنة: {count} محادثات؛ يسمّيها --json كلها
        chatsDividedMore|many: محادثات أخرى تقابلها عدة محادثات في الخزنة: {count} محادثة؛ يسمّيها --json كلها
        chatsDividedMore|other: محادثات أخرى تقابلها عدة محادثات في الخزنة: {count} محادثة؛ يسمّيها --json كلها
        personApart: دخل «{name}» دون الأرقام التي تخص غيره في الخزنة
        severalChats: الملفات التي تبدو محادثات مصدَّرة في «{path}»: {count}، وهي: {chats}
        otherFiles|zero: ملفات أخرى في «{path}» ليست محادثات مصدَّرة (لا ملفات)، ولا تُقرأ إلا حيث ترفقها محادثة: {names}
        otherFiles|one: ملفات أخرى في «{path}» ليست محادثات مصدَّرة (ملف واحد)، ولا تُقرأ إلا حيث ترفقها محادثة: {names}
        otherFiles|two: ملفات أخرى في «{path}» ليست محادثات مصدَّرة (ملفان)، ولا تُقرأ إلا حيث ترفقها محادثة: {names}
        otherFiles|few: ملفات أخرى في «{path}» ليست محادثات مصدَّرة ({count} ملفات)، ولا تُقرأ إلا حيث ترفقها محادثة: {names}
        otherFiles|many: ملفات أخرى في «{path}» ليست محادثات مصدَّرة ({count} ملفًا)، ولا تُقرأ إلا حيث ترفقها محادثة: {names}
        otherFiles|other: ملفات أخرى في «{path}» ليست محادثات مصدَّرة ({count} ملف)، ولا تُقرأ إلا حيث ترفقها محادثة: {names}
        askOwner: أيّ هؤلاء المرسلين في «{path}» أنت؟
        writer|zero: {name}، لا رسائل
        writer|one: {name}، رسالة واحدة
        writer|two: {name}، رسالتان
        writer|few: {name}، {count} رسائل
        writer|many: {name}، {count} رسالة
        writer|other: {name}، {count} رسالة
        noneOfThese: لا أحد منهم
        noneOfAny: لا أحد منهم، ولا تسأل عن المحادثات الأخرى
        ownMessages: أرسلتَها أنت: رسائل «{name}»
        noOwner: لم يُعدّ أيّ مرسل هو أنت، فلا تُعدّ أيّ رسالة مرسلة منك. إن كنت أحدهم فأعد الاستيراد باستخدام --redo --me NAME: {senders}
        noOwnerInLines: لا تُعدّ أيّ رسالة جديدة مرسلة منك. إن كنت أحد المرسلين فاستورد الملف مرة أخرى باستخدام --me مع اسمك أو رقمك.
        nobodyIsOwner: لا أحد في «{path}» اسمه «{name}»، فلا تُعدّ أيّ رسالة مرسلة منك. المرسلون هم: {senders}
        nobodyIsOwnerInSome|zero: لا محادثات ليس فيها أحد اسمه «{name}». المرسلون هم: {senders}
        nobodyIsOwnerInSome|one: في محادثة واحدة لا أحد اسمه «{name}»، فلا تُعدّ أيّ رسالة فيها مرسلة منك. المرسلون هم: {senders}
        nobodyIsOwnerInSome|two: في محادثتين لا أحد اسمه «{name}»، فلا تُعدّ أيّ رسالة فيهما مرسلة منك. المرسلون هم: {senders}
        nobodyIsOwnerInSome|few: في {count} محادثات لا أحد اسمه «{name}»، فلا تُعدّ أيّ رسالة فيها مرسلة منك. المرسلون هم: {senders}
        nobodyIsOwnerInSome|many: في {count} محادثة لا أحد اسمه «{name}»، فلا تُعدّ أيّ رسالة فيها مرسلة منك. المرسلون هم: {senders}
        nobodyIsOwnerInSome|other: في {count} محادثة لا أحد اسمه «{name}»، فلا تُعدّ أيّ رسالة فيها مرسلة منك. المرسلون هم: {senders}
        dateReading: {date} ({order})
        likelierReading: {date} ({order})؛ الأرجح، اليقين {confidence}
        askRedo: استُورد «{path}» في {date} بإعدادات أخرى: {settings}. هل يُتراجع عن ذلك الاستيراد ويُستورد الملف من جديد؟
        readDates: التواريخ بترتيب {order}
        readZone: المنطقة الزمنية {zone}
        readOwner: أنت «{name}»
        readNobody: لست أيًّا من المرسلين
        readChat: في المحادثة «{title}»
        youAre: أنت: {name}
        importedHeading: استُورد
        fileHeading: الملف
        readingHeading: كيف قُرئ
        notUndoable: لا يمكن التراجع عنه
        noImports: لا استيراد مسجّلًا: لم يُستورد شيء، أو حُذفت محادثاته.
        severalImports: عدة عمليات استيراد تطابق «{name}»:
        askUndo|zero: هل يُتراجع عن استيراد «{path}» في {date} وتُحذف رسائله نهائيًا (لا رسائل)؟
        askUndo|one: هل يُتراجع عن استيراد «{path}» في {date} وتُحذف رسائله نهائيًا (رسالة واحدة)؟
        askUndo|two: هل يُتراجع عن استيراد «{path}» في {date} وتُحذف رسائله نهائيًا (رسالتان)؟
        askUndo|few: هل يُتراجع عن استيراد «{path}» في {date} وتُحذف رسائله نهائيًا ({count} رسائل)؟
        askUndo|many: هل يُتراجع عن استيراد «{path}» في {date} وتُحذف رسائله نهائيًا ({count} رسالة)؟
        askUndo|other: هل يُتراجع عن استيراد «{path}» في {date} وتُحذف رسائله نهائيًا ({count} رسالة)؟
        askUndoSeveral|zero: هل يُتراجع عن عمليات الاستيراد هذه وتُحذف رسائلها نهائيًا (لا رسائل): {names}؟
        askUndoSeveral|one: هل يُتراجع عن عمليات الاستيراد هذه وتُحذف رسائلها نهائيًا (رسالة واحدة): {names}؟
        askUndoSeveral|two: هل يُتراجع عن عمليات الاستيراد هذه وتُحذف رسائلها نهائيًا (رسالتان): {names}؟
        askUndoSeveral|few: هل يُتراجع عن عمليات الاستيراد هذه وتُحذف رسائلها نهائيًا ({count} رسائل): {names}؟
        askUndoSeveral|many: هل يُتراجع عن عمليات الاستيراد هذه وتُحذف رسائلها نهائيًا ({count} رسالة): {names}؟
        askUndoSeveral|other: هل يُتراجع عن عمليات الاستيراد هذه وتُحذف رسائلها نهائيًا ({count} رسالة): {names}؟
        undone|zero: تم التراجع عن استيراد «{path}» في {date}. المحذوف: لا رسائل.
        undone|one: تم التراجع عن استيراد «{path}» في {date}. المحذوف: رسالة واحدة.
        undone|two: تم التراجع عن استيراد «{path}» في {date}. المحذوف: رسالتان.
        undone|few: تم التراجع عن استيراد «{path}» في {date}. المحذوف: {count} رسائل.
        undone|many: تم التراجع عن استيراد «{path}» في {date}. المحذوف: {count} رسالة.
        undone|other: تم التراجع عن استيراد «{path}» في {date}. المحذوف: {count} رسالة.
        undoneSeveral|zero: تم التراجع عن عمليات الاستيراد هذه، والمحذوف: لا رسائل. {names}
        undoneSeveral|one: تم التراجع عن عمليات الاستيراد هذه، والمحذوف: رسالة واحدة. {names}
        undoneSeveral|two: تم التراجع عن عمليات الاستيراد هذه، والمحذوف: رسالتان. {names}
        undoneSeveral|few: تم التراجع عن عمليات الاستيراد هذه، والمحذوف: {count} رسائل. {names}
        undoneSeveral|many: تم التراجع عن عمليات الاستيراد هذه، والمحذوف: {count} رسالة. {names}
        undoneSeveral|other: تم التراجع عن عمليات الاستيراد هذه، والمحذوف: {count} رسالة. {names}
        wouldUndoSeveral|zero: ما سيحذفه التراجع عن عمليات الاستيراد هذه: لا رسائل. {names}
        wouldUndoSeveral|one: ما سيحذفه التراجع عن عمليات الاستيراد هذه: رسالة واحدة. {names}
        wouldUndoSeveral|two: ما سيحذفه التراجع عن عمليات الاستيراد هذه: رسالتان. {names}
        wouldUndoSeveral|few: ما سيحذفه التراجع عن عمليات الاستيراد هذه: {count} رسائل. {names}
        wouldUndoSeveral|many: ما سيحذفه التراجع عن عمليات الاستيراد هذه: {count} رسالة. {names}
        wouldUndoSeveral|other: ما سيحذفه التراجع عن عمليات الاستيراد هذه: {count} رسالة. {names}
        undoneToo: تم التراجع أيضًا عن استيراد «{path}» لأنه يناقض هذا. استورد ذلك الملف من جديد أيضًا.
        wouldUndoToo: سيُتراجع أيضًا عن استيراد «{path}» لأنه يناقض هذا. ويجب عندها استيراد ذلك الملف من جديد أيضًا.
        wouldUndo|zero: ما سيحذفه التراجع عن استيراد «{path}» في {date}: لا رسائل.
        wouldUndo|one: ما سيحذفه التراجع عن استيراد «{path}» في {date}: رسالة واحدة.
        wouldUndo|two: ما سيحذفه التراجع عن استيراد «{path}» في {date}: رسالتان.
        wouldUndo|few: ما سيحذفه التراجع عن استيراد «{path}» في {date}: {count} رسائل.
        wouldUndo|many: ما سيحذفه التراجع عن استيراد «{path}» في {date}: {count} رسالة.
        wouldUndo|other: ما سيحذفه التراجع عن استيراد «{path}» في {date}: {count} رسالة.
        keptForImports|zero: يبقى لأن استيرادًا لاحقًا يحتويه أيضًا: لا رسائل.
        keptForImports|one: يبقى لأن استيرادًا لاحقًا يحتويه أيضًا: رسالة واحدة.
        keptForImports|two: يبقى لأن استيرادًا لاحقًا يحتويه أيضًا: رسالتان.
        keptForImports|few: يبقى لأن استيرادًا لاحقًا يحتويه أيضًا: {count} رسائل.
        keptForImports|many: يبقى لأن استيرادًا لاحقًا يحتويه أيضًا: {count} رسالة.
        keptForImports|other: يبقى لأن استيرادًا لاحقًا يحتويه أيضًا: {count} رسالة.
        keptOpened|zero: يبقى لأنه فُتح من رسائل مختومة لا تُفتح إلا مرة واحدة: لا رسائل.
        keptOpened|one: يبقى لأنه فُتح من رسائل مختومة لا تُفتح إلا مرة واحدة: رسالة واحدة.
        keptOpened|two: يبقى لأنه فُتح من رسائل مختومة لا تُفتح إلا مرة واحدة: رسالتان.
        keptOpened|few: يبقى لأنه فُتح من رسائل مختومة لا تُفتح إلا مرة واحدة: {count} رسائل.
        keptOpened|many: يبقى لأنه فُتح من رسائل مختومة لا تُفتح إلا مرة واحدة: {count} رسالة.
        keptOpened|other: يبقى لأنه فُتح من رسائل مختومة لا تُفتح إلا مرة واحدة: {count} رسالة.
        keptOtherwise|zero: لا يتأثر، إذ جاء من مصدر آخر أيضًا أو حُذف من قبل: لا رسائل.
        keptOtherwise|one: لا يتأثر، إذ جاء من مصدر آخر أيضًا أو حُذف من قبل: رسالة واحدة.
        keptOtherwise|two: لا يتأثر، إذ جاء من مصدر آخر أيضًا أو حُذف من قبل: رسالتان.
        keptOtherwise|few: لا يتأثر، إذ جاء من مصدر آخر أيضًا أو حُذف من قبل: {count} رسائل.
        keptOtherwise|many: لا يتأثر، إذ جاء من مصدر آخر أيضًا أو حُذف من قبل: {count} رسالة.
        keptOtherwise|other: لا يتأثر، إذ جاء من مصدر آخر أيضًا أو حُذف من قبل: {count} رسالة.
        keptTimes|zero: ما يحتفظ منها بوقته في الخزنة: لا رسائل
        keptTimes|one: ما يحتفظ منها بوقته في الخزنة: رسالة واحدة
        keptTimes|two: ما يحتفظ منها بوقته في الخزنة: رسالتان
        keptTimes|few: ما يحتفظ منها بوقته في الخزنة: {count} رسائل
        keptTimes|many: ما يحتفظ منها بوقته في الخزنة: {count} رسالة
        keptTimes|other: ما يحتفظ منها بوقته في الخزنة: {count} رسالة
        markedSent|zero: ما كان في الخزنة ويُعدّ الآن مُرسلًا منك: لا رسائل
        markedSent|one: ما كان في الخزنة ويُعدّ الآن مُرسلًا منك: رسالة واحدة
        markedSent|two: ما كان في الخزنة ويُعدّ الآن مُرسلًا منك: رسالتان
        markedSent|few: ما كان في الخزنة ويُعدّ الآن مُرسلًا منك: {count} رسائل
        markedSent|many: ما كان في الخزنة ويُعدّ الآن مُرسلًا منك: {count} رسالة
        markedSent|other: ما كان في الخزنة ويُعدّ الآن مُرسلًا منك: {count} رسالة
        wouldNotBeYou: لن يُعدّ «{name}» أنت بعد ذلك.
        chatRemoved: كانت المحادثة «{title}» فارغة وأُزيلت.
        chatWouldGo: ستُزال المحادثة «{title}» لأنها لا تحتوي على شيء آخر.
        chatStays: تبقى المحادثة «{title}» مع ما حدّدته لها، مثل عنوانها أو مسودتها أو قاعدة الاحتفاظ بها.
        unreadAttachments|zero: مرفقات تعذّرت قراءتها وليست في الخزنة: {names} ({count})
        unreadAttachments|one: تعذّرت قراءة مرفق واحد وليس في الخزنة: {names}
        unreadAttachments|two: تعذّرت قراءة مرفقين وليسا في الخزنة: {names}
        unreadAttachments|few: تعذّرت قراءة {count} مرفقات وليست في الخزنة: {names}
        unreadAttachments|many: تعذّرت قراءة {count} مرفقًا وليست في الخزنة: {names}
        unreadAttachments|other: تعذّرت قراءة {count} مرفق وليست في الخزنة: {names}
        reasonDamaged: تالف
        reasonEncrypted: مشفّر
        reasonCompression: ضغط غير مدعوم
        reasonUnreadable: غير قابل للقراءة
        encodingAssumed: قُرئ النص على أنه {encoding}، وليس هذا ما يكتبه واتساب: تحقّق من الحروف الخاصة في الأسماء
        inAll|zero: المجموع: {messages}
        inAll|one: المجموع من محادثة واحدة: {messages}
        inAll|two: المجموع من محادثتين: {messages}
        inAll|few: المجموع من {count} محادثات: {messages}
        inAll|many: المجموع من {count} محادثة: {messages}
        inAll|other: المجموع من {count} محادثة: {messages}
        sealed|zero: لا رسائل مختومة بين الرسائل الجديدة
        sealed|one: رسالة واحدة من الرسائل الجديدة مختومة
        sealed|two: رسالتان من الرسائل الجديدة مختومتان
        sealed|few: {count} رسائل من الرسائل الجديدة مختومة
        sealed|many: {count} رسالة من الرسائل الجديدة مختومة
        sealed|other: {count} رسالة من الرسائل الجديدة مختومة
        recordsInFile|zero: سجلات أخرى في الملف: لا شيء
        recordsInFile|one: سجلات أخرى في الملف: سجل واحد
        recordsInFile|two: سجلات أخرى في الملف: سجلان
        recordsInFile|few: سجلات أخرى في الملف: {count} سجلات
        recordsInFile|many: سجلات أخرى في الملف: {count} سجلًا
        recordsInFile|other: سجلات أخرى في الملف: {count} سجلًا
        nothingRedone: لا استيراد سابق يقرأ «{path}» قراءة أخرى، فلم يُتراجع عن شيء.
        incomplete: غير مكتمل
        noOwnerElsewhere|zero: لا محادثات ليس فيها مرسل هو أنت. إن كنت أحدهم فأعد الاستيراد باستخدام --redo --me NAME: {senders}
        noOwnerElsewhere|one: في محادثة واحدة منها لم يُعدّ أيّ مرسل هو أنت، فلا تُعدّ أيّ رسالة فيها مرسلة منك. إن كنت أحدهم فأعد الاستيراد باستخدام --redo --me NAME: {senders}
        noOwnerElsewhere|two: في محادثتين منها لم يُعدّ أيّ مرسل هو أنت، فلا تُعدّ أيّ رسالة فيهما مرسلة منك. إن كنت أحدهم فأعد الاستيراد باستخدام --redo --me NAME: {senders}
        noOwnerElsewhere|few: في {count} محادثات منها لم يُعدّ أيّ مرسل هو أنت، فلا تُعدّ أيّ رسالة فيها مرسلة منك. إن كنت أحدهم فأعد الاستيراد باستخدام --redo --me NAME: {senders}
        noOwnerElsewhere|many: في {count} محادثة منها لم يُعدّ أيّ مرسل هو أنت، فلا تُعدّ أيّ رسالة فيها مرسلة منك. إن كنت أحدهم فأعد الاستيراد باستخدام --redo --me NAME: {senders}
        noOwnerElsewhere|other: في {count} محادثة منها لم يُعدّ أيّ مرسل هو أنت، فلا تُعدّ أيّ رسالة فيها مرسلة منك. إن كنت أحدهم فأعد الاستيراد باستخدام --redo --me NAME: {senders}
        importNamed|zero: {path} ({reference}، {date}، لا رسائل)
        importNamed|one: {path} ({reference}، {date}، رسالة واحدة)
        importNamed|two: {path} ({reference}، {date}، رسالتان)
        importNamed|few: {path} ({reference}، {date}، {count} رسائل)
        importNamed|many: {path} ({reference}، {date}، {count} رسالة)
        importNamed|other: {path} ({reference}، {date}، {count} رسالة)
        undoneTooOf|zero: تم التراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، بلا رسائل جديدة، لأنه يناقض هذا. استورد ذلك الملف من جديد أيضًا.
        undoneTooOf|one: تم التراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، وفيه رسالة جديدة واحدة، لأنه يناقض هذا. استورد ذلك الملف من جديد أيضًا.
        undoneTooOf|two: تم التراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، وفيه رسالتان جديدتان، لأنه يناقض هذا. استورد ذلك الملف من جديد أيضًا.
        undoneTooOf|few: تم التراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، وفيه {count} رسائل جديدة، لأنه يناقض هذا. استورد ذلك الملف من جديد أيضًا.
        undoneTooOf|many: تم التراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، وفيه {count} رسالة جديدة، لأنه يناقض هذا. استورد ذلك الملف من جديد أيضًا.
        undoneTooOf|other: تم التراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، وفيه {count} رسالة جديدة، لأنه يناقض هذا. استورد ذلك الملف من جديد أيضًا.
        wouldUndoTooOf|zero: سيُتراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، بلا رسائل جديدة، لأنه يناقض هذا. ويجب عندها استيراد ذلك الملف من جديد أيضًا.
        wouldUndoTooOf|one: سيُتراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، وفيه رسالة جديدة واحدة، لأنه يناقض هذا. ويجب عندها استيراد ذلك الملف من جديد أيضًا.
        wouldUndoTooOf|two: سيُتراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، وفيه رسالتان جديدتان، لأنه يناقض هذا. ويجب عندها استيراد ذلك الملف من جديد أيضًا.
        wouldUndoTooOf|few: سيُتراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، وفيه {count} رسائل جديدة، لأنه يناقض هذا. ويجب عندها استيراد ذلك الملف من جديد أيضًا.
        wouldUndoTooOf|many: سيُتراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، وفيه {count} رسالة جديدة، لأنه يناقض هذا. ويجب عندها استيراد ذلك الملف من جديد أيضًا.
        wouldUndoTooOf|other: سيُتراجع أيضًا عن الاستيراد {reference} لـ«{path}» بتاريخ {date}، وفيه {count} رسالة جديدة، لأنه يناقض هذا. ويجب عندها استيراد ذلك الملف من جديد أيضًا.
        """)
}

extension MessageText {
    static let arabic = PhraseTable(
        """
        titleHeading: المحادثة
        unreadHeading: غير مقروء
        messagesHeading: الرسائل
        lastHeading: الأخيرة
        textHeading: النص
        pinned: مثبتة
        muted: مكتومة
        archived: مؤرشفة
        noConversations: لا محادثات بعد.
        noMessages: لا رسائل هناك.
        nothingFound: لم يُعثر على رسائل.
        olderMessages: رسائل أقدم: {command}
        edited: معدّلة
        unread: غير مقروءة
        notHeld: ليس في الخزنة
        omitted: متروك عند التصدير
        image: صورة
        video: فيديو
        audio: صوت
        document: مستند
        file: ملف
        sticker: ملصق
        location: موقع
        contact: جهة اتصال
        poll: استطلاع
        call: مكالمة
        deleted: محذوفة
        unknownKind: رسالة من نوع غير معروف
        attachmentsSaved|zero: حُفظ في «{path}»: {count} مرفقًا.
        attachmentsSaved|one: حُفظ في «{path}»: مرفق واحد.
        attachmentsSaved|two: حُفظ في «{path}»: مرفقان.
        attachmentsSaved|few: حُفظ في «{path}»: {count} مرفقات.
        attachmentsSaved|many: حُفظ في «{path}»: {count} مرفقًا.
        attachmentsSaved|other: حُفظ في «{path}»: {count} مرفقًا.
        attachmentsNotHeld|zero: ما ليس في الخزنة: {count} مرفقًا.
        attachmentsNotHeld|one: ما ليس في الخزنة: مرفق واحد.
        attachmentsNotHeld|two: ما ليس في الخزنة: مرفقان.
        attachmentsNotHeld|few: ما ليس في الخزنة: {count} مرفقات.
        attachmentsNotHeld|many: ما ليس في الخزنة: {count} مرفقًا.
        attachmentsNotHeld|other: ما ليس في الخزنة: {count} مرفقًا.
        pinnedNow: «{title}» مثبتة الآن.
        unpinnedNow: «{title}» لم تعد مثبتة.
        mutedNow: «{title}» مكتومة الآن.
        unmutedNow: «{title}» لم تعد مكتومة.
        archivedNow: «{title}» مؤرشفة الآن.
        unarchivedNow: «{title}» لم تعد مؤرشفة.
        renamedNow: صار «{from}» يسمى «{to}».
        markedRead|zero: عُلّم مقروءًا في «{title}»: لا رسائل.
        markedRead|one: عُلّم مقروءًا في «{title}»: رسالة واحدة.
        markedRead|two: عُلّم مقروءًا في «{title}»: رسالتان.
        markedRead|few: عُلّم مقروءًا في «{title}»: {count} رسائل.
        markedRead|many: عُلّم مقروءًا في «{title}»: {count} رسالة.
        markedRead|other: عُلّم مقروءًا في «{title}»: {count} رسالة.
        deletedByAdmin: حذفها مشرف، {name}
        event: حدث: {type}
        nothingToShow: لا شيء لعرضه
        newerMessages: رسائل أحدث: {command}
        aroundHit: الرسائل حول إحدى النتائج: {command}
        referenceHeading: الرمز
        moreHits: المعروض: {count} من {total} نتيجة. --limit يُظهر المزيد.
        onlyBeginnings: لا رسالة فيها «{query}» بعينها. نتائج {wider}: {total}
        chatsOfName|zero: لا محادثات بهذا الاسم: {names}
        chatsOfName|one: محادثة بهذا الاسم: {names}
        chatsOfName|two: محادثتان بهذا الاسم: {names}
        chatsOfName|few: {count} محادثات بهذا الاسم: {names}
        chatsOfName|many: {count} محادثة بهذا الاسم: {names}
        chatsOfName|other: {count} محادثة بهذا الاسم: {names}
        peopleOfName|zero: لا أشخاص بهذا الاسم: {names}
        peopleOfName|one: شخص بهذا الاسم: {names}
        peopleOfName|two: شخصان بهذا الاسم: {names}
        peopleOfName|few: {count} أشخاص بهذا الاسم: {names}
        peopleOfName|many: {count} شخصًا بهذا الاسم: {names}
        peopleOfName|other: {count} شخص بهذا الاسم: {names}
        sealedEdit: تعديل مختوم لرسالة، لم يُفتح
        sealedEditElsewhere: تعديل مختوم لرسالة، فُتح بوصفه رسالة أخرى
        sealedEditExpired: تعديل مختوم لرسالة، أقدم من أن يُفتح
        sealedEditInvalid: تعديل مختوم لرسالة، تالف أو مزوّر
        sealedMessage: رسالة مختومة
        sealedOpened: رسالة مختومة، فُتحت بوصفها {reference}
        sealedByYou: ختمتها أنت لـ {name}، ولا يفتحها سواه؛ نصك أنت هو {reference}
        widerShowsMore|zero: يُعرض آخر نص في كل محادثة أيضًا حين يكون عدد الأعمدة {count}.
        widerShowsMore|one: يُعرض آخر نص في كل محادثة أيضًا حين يكون عدد الأعمدة {count}.
        widerShowsMore|two: يُعرض آخر نص في كل محادثة أيضًا حين يكون عدد الأعمدة {count}.
        widerShowsMore|few: يُعرض آخر نص في كل محادثة أيضًا حين يكون عدد الأعمدة {count}.
        widerShowsMore|many: يُعرض آخر نص في كل محادثة أيضًا حين يكون عدد الأعمدة {count}.
        widerShowsMore|other: يُعرض آخر نص في كل محادثة أيضًا حين يكون عدد الأعمدة {count}.
        danglingOperator: ليس في أحد جانبي {word} ما يُبحث عنه، ولذلك بُحث أيضًا عن {word} كلمةً.
        """)
}

extension StatisticsText {
    static let arabic = PhraseTable(
        """
        conversations: المحادثات
        messages: الرسائل
        unread: غير المقروء
        people: الأشخاص
        attachments: المرفقات
        held: في الخزنة
        first: أول رسالة
        last: آخر رسالة
        database: قاعدة البيانات
        kinds: الأنواع
        progress: عدّ الرسائل
        chartWritten: كُتبت المخططات في «{path}».
        """)
}

extension ChartText {
    static let arabic = PhraseTable(
        """
        overTime: الرسائل عبر الزمن
        byHour: الرسائل بحسب الساعة
        byWeekday: الرسائل بحسب يوم الأسبوع
        byHourOfWeek: الرسائل بحسب ساعة الأسبوع
        byPerson: الرسائل بحسب الشخص
        byChat: الرسائل بحسب المحادثة
        byDelay: الوقت حتى يكتب شخص آخر
        byKind: الرسائل بحسب النوع
        frequentWords: الكلمات الأكثر تكرارًا
        emoji: الرموز التعبيرية
        reactions: التفاعلات
        period: الفترة
        hour: الساعة
        weekday: اليوم
        person: الشخص
        chat: المحادثة
        delay: الوقت
        kind: النوع
        word: الكلمة
        reaction: التفاعل
        messages: الرسائل
        times: المرات
        numbers: الأرقام
        words: الكلمات
        daysWithMessages: أيام فيها رسائل
        busiestDay: أكثر الأيام رسائل
        busiestDayValue|zero: {date}: لا رسائل
        busiestDayValue|one: {date}: رسالة واحدة
        busiestDayValue|two: {date}: رسالتان
        busiestDayValue|few: {date}: {count} رسائل
        busiestDayValue|many: {date}: {count} رسالة
        busiestDayValue|other: {date}: {count} رسالة
        longestStreak: أطول أيام متتالية
        longestStreakValue|zero: لا أيام منذ {from}
        longestStreakValue|one: يوم واحد منذ {from}
        longestStreakValue|two: يومان منذ {from}
        longestStreakValue|few: {count} أيام منذ {from}
        longestStreakValue|many: {count} يومًا منذ {from}
        longestStreakValue|other: {count} يوم منذ {from}
        medianDelay: الوسيط: {duration}
        delayBelow: أقل من {limit}
        delayBetween: من {from} إلى {to}
        delayAbove: {limit} فأكثر
        seconds: {amount} ث
        minutes: {amount} د
        hours: {amount} س
        days: {amount} ي
        others|zero: لا آخرون
        others|one: واحد آخر
        others|two: اثنان آخران
        others|few: {count} آخرون
        others|many: {count} آخر
        others|other: {count} آخر
        wordsNote: كلمات من أربعة أحرف على الأقل، وفي الصينية واليابانية أزواج من الرموز.
        shortfallNote: قد يقل كل رقم عن الواقع بما لا يزيد على {count}.
        zoneNote: الأوقات في المنطقة {zone}.
        sheetTitle: الرسائل بالأرقام
        sheetSummary|zero: لا رسائل من {first} إلى {last}
        sheetSummary|one: رسالة واحدة من {first} إلى {last}
        sheetSummary|two: رسالتان من {first} إلى {last}
        sheetSummary|few: {count} رسائل من {first} إلى {last}
        sheetSummary|many: {count} رسالة من {first} إلى {last}
        sheetSummary|other: {count} رسالة من {first} إلى {last}
        value: {label}: {value}
        shortWeekdays: الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد
        kindText: نص
        kindImage: صور
        kindVideo: مقاطع فيديو
        kindAudio: صوت
        kindDocument: مستندات
        kindSticker: ملصقات
        kindLocation: مواقع
        kindContact: بطاقات جهات اتصال
        kindPoll: استطلاعات
        kindCall: مكالمات
        kindDeleted: محذوفة
        kindSystem: رسائل النظام
        kindUnknown: أنواع أخرى
        """)
}

extension TranscriptText {
    static let arabic = PhraseTable(
        """
        text: كتابة الرسائل نصًا للقراءة.
        textDiscussion: يكتب كل محادثة بعنوانها وأيامها ورسائلها: من يشهد لكل رسالة، والوقت، والاسم، والنص. تُذكر المرفقات بأسمائها. الناتج غير مشفّر.
        table: كتابة الرسائل جدولًا لبرامج الجداول.
        tableDiscussion: يكتب صفًا لكل رسالة قيمًا مفصولة بفواصل بترميز UTF-8، بعد صف بأسماء الأعمدة. الخلية التي قد يعدّها برنامج الجداول صيغةً تُسبق بفاصلة علوية. الناتج غير مشفّر.
        conversation: هذه المحادثة فقط: العنوان أو جزء منه أو الرمز المختصر أو المعرّف. يمكن تكراره.
        since: الرسائل من هذا التاريخ فصاعدًا فقط.
        until: الرسائل حتى هذا التاريخ فقط، وهو داخل فيه.
        emptyPeriod: تنتهي المدة قبل أن تبدأ.
        unknownAnswered: رسالة ليست في الخزنة
        """)
}

extension SealedArchiveText {
    static let arabic = PhraseTable(
        """
        encrypt: يكتب بدل المجلد ملفًا واحدًا مختومًا بعبارة مرور خاصة به.
        open: يفتح أرشيفًا مختومًا: يفكّه في الذاكرة، ويطبع الصفحة التي تُفتح، ويزيله عند المقاطعة.
        passphraseCommand: يأخذ عبارة مرور الأرشيف من أول سطر يطبعه هذا الأمر.
        passphraseFile: يأخذ عبارة مرور الأرشيف من أول سطر في هذا الملف.
        passphraseDescriptor: يأخذ عبارة مرور الأرشيف من أول سطر في واصف الملف المفتوح هذا.
        prompt: عبارة مرور الأرشيف:
        newPrompt: عبارة مرور للأرشيف (فارغة: تُنشأ عشر كلمات):
        repeatPrompt: عبارة مرور الأرشيف مرة أخرى:
        notAnArchive: «{path}» ليس أرشيفًا مختومًا.
        newerVersion: «{path}» كتبته نسخة أحدث من Whisper.
        wrongPassphrase: عبارة المرور لا تفتح «{path}».
        damaged: الأرشيف «{path}» تالف.
        tooBig: يحتاج الأرشيف بعد فكّه إلى {size}، ولا يتوفر في الذاكرة سوى {free}.
        noMemory: لا مكان خاصًا في الذاكرة لفكّ الأرشيف فيه.
        unpacking: جارٍ فكّ الأرشيف
        openAt: افتح هذه الصفحة في متصفح:
        waiting: الصفحات في الذاكرة فقط. اضغط Ctrl-C لإزالتها.
        removed: أُزيلت الصفحات من الذاكرة.
        removedRemains: أُزيلت صفحات تركها تشغيل قوطع في الذاكرة.
        openAlone: \u{200E}--open يعرض أرشيفًا موجودًا فقط: احذف خيارات الكتابة.
        showWith: للاطلاع عليه: {command}
        noFirstPage: لا توجد في الأرشيف «{path}» صفحة «{page}» لفتحها: لم يكتبه Whisper.
        """)
}

extension BrowserText {
    static let arabic = PhraseTable(
        """
        command: تصفّح الخزنة في عرض بملء الشاشة.
        discussion: يعرض المحادثات في اليسار ورسائل المحادثة في اليمين. اضغط ? لعرض المفاتيح، وهي مفاتيح less وvim، وq للخروج. تظهر الرسائل التي تضيفها أوامر أخرى من تلقاء نفسها.
        needsTerminal: يحتاج العرض بملء الشاشة إلى طرفية تستطيع وضع المؤشر.
        needsTerminalHint: يطبع «whisper conversations» و«whisper messages» الشيء نفسه سطورًا.
        noChats: لا محادثات بعد.
        noFiles: لا ملفات في هذه المحادثة.
        noMessages: لا رسائل هنا.
        loading: جارٍ القراءة…
        keysHeading: المفاتيح
        keyMove: التحرك خطوة واحدة
        keyPages: التحرك صفحة أو نصف صفحة
        keyEnds: الانتقال إلى الأول أو الأخير
        keyOpen: فتح المحادثة؛ عرض تفاصيل الرسالة
        keyBack: العودة إلى قائمة المحادثات؛ إغلاق المفتوح
        keyOther: التبديل بين المحادثات والرسائل
        keySearch: إيجاد المحادثات بأسمائها والرسائل أثناء الكتابة
        keyHits: الانتقال إلى النتيجة التالية أو السابقة
        keyDate: الانتقال إلى تاريخ
        keyAnswered: الانتقال إلى الرسالة التي تجيب عنها هذه
        keyThread: سرد السلسلة: ما تردّ عليه الرسالة، والردود عليها
        keyReturn: العودة إلى حيث كنت
        keyFiles: عرض ملفات هذه المحادثة
        keyDetails: عرض التفاصيل: الختم والأوقات والنصوص السابقة
        keySave: حفظ ملفات الرسالة في المجلد الحالي
        keyOpenFile: فتح ملف الرسالة في برنامج آخر
        keyCopy: نسخ النص
        keyRead: التعليم مقروءًا حتى هذه الرسالة
        keyPin: تثبيت المحادثة أو إلغاء تثبيتها
        keyMute: كتم المحادثة أو إلغاء كتمها
        keyArchive: أرشفة المحادثة أو إلغاء أرشفتها
        keyDelete: حذف الرسالة أو المحادثة (بعد سؤال)
        keyHelp: عرض المفاتيح
        keyQuit: الخروج
        keyRedraw: إعادة رسم الشاشة
        searchPrompt: بحث:
        datePrompt: الانتقال إلى تاريخ (2020-05-31 أو 31.5. أو الاثنين أو أمس):
        noHits: لم يُعثر على رسائل.
        searchHint: كلمات، \"عبارة\"، بداية*، OR، -استثناء؛ المرشحات: --in CHAT، --from-person NAME، --since DATE، --until DATE، --type TYPE، --has-attachment، --encrypted
        notHere: هذه الرسالة ليست في الخزنة.
        copied: نُسخ، إن سمحت الطرفية بذلك.
        notCopied: النص أطول من أن يُنسخ.
        pinned: ثُبّتت.
        unpinned: أُلغي التثبيت.
        muted: كُتمت.
        unmuted: أُلغي الكتم.
        archived: أُرشفت.
        unarchived: أُلغيت الأرشفة.
        read|zero: لم تُعلَّم أي رسالة مقروءة.
        read|one: عُلّمت رسالة واحدة مقروءة.
        read|two: عُلّمت رسالتان مقروءتين.
        read|few: عُلّمت {count} رسائل مقروءة.
        read|many: عُلّمت {count} رسالة مقروءة.
        read|other: عُلّمت {count} رسالة مقروءة.
        deleted: حُذف.
        gone: حُذفت هذه المحادثة.
        saved|zero: لم يُحفظ أي ملف: {names}
        saved|one: حُفظ ملف واحد: {names}
        saved|two: حُفظ ملفان: {names}
        saved|few: حُفظت {count} ملفات: {names}
        saved|many: حُفظ {count} ملفًا: {names}
        saved|other: حُفظ {count} ملف: {names}
        noAttachment: لا تحوي الخزنة ملفًا لهذه الرسالة.
        opened: فُتح. تُزال النسخة عند خروجك.
        cannotOpen: لا برنامج يفتحه. توجد نسخة في {path} حتى خروجك.
        hintChats: ? مفاتيح · q خروج · Enter فتح · / بحث · m مقروء · P تثبيت · M كتم · D حذف
        hintMessages: ? مفاتيح · q خروج · Enter تفاصيل · / بحث · t تاريخ · o فتح · y نسخ · Esc محادثات
        hintSearch: Enter الانتقال · ↑↓ اختيار · Esc إغلاق
        hintList: ↑↓ تمرير · Esc إغلاق
        linesLeft: … بقية النص: Enter
        detailsHeading: التفاصيل
        filesHeading: الملفات
        threadHeading: السلسلة
        threadIsLonger: السلسلة أطول: لا يُعرض إلا جزء منها.
        noThread: لا تردّ هذه الرسالة على شيء، ولا يردّ عليها شيء.
        seal: الختم
        sender: من
        time: الوقت
        status: الحالة
        edited: عُدّلت
        source: المصدر
        answers: تجيب عن
        identifier: المعرّف
        text: النص
        changes: منذ ذلك الحين
        unknownFilter: مرشح غير معروف: {value}
        onlyMedia: لا تُفتح إلا الصور ومقاطع الفيديو والصوت. احفظ الملف بالمفتاح s بدلًا من ذلك.
        noSpace: لا مكان في الذاكرة لنسخة. احفظ الملف بالمفتاح s بدلًا من ذلك.
        nothingToCopy: لا نص في هذه الرسالة.
        earlier: نص سابق
        attachment: ملف
        keyWrite: كتابة رسالة في هذه المحادثة
        hintWriting: Enter إرسال · Alt-Enter سطر جديد · Esc رسائل · Tab محادثات
        writeHint: w: كتابة رسالة
        writesSealed: مختومة لـ {contact}
        writesPlain: غير مختومة: يستطيع الخادم قراءتها
        cannotWrite: لا يمكن إرسال شيء في هذه المحادثة: ليس لها خادم.
        askLeaving: لا يمكن حفظ ما كتبته، وسيُفقد. هل تريد الخروج؟
        draftsKept|zero: لم يُحفظ أي نص كمسودة.
        draftsKept|one: حُفظ نص واحد لم يُرسل كمسودة.
        draftsKept|two: حُفظ نصان لم يُرسلا كمسودتين.
        draftsKept|few: حُفظت {count} نصوص لم تُرسل كمسودات.
        draftsKept|many: حُفظ {count} نصًا لم يُرسل كمسودات.
        draftsKept|other: حُفظ {count} نص لم يُرسل كمسودات.
        draftChanged: غيّر أمر آخر هذه المسودة. يبقى ما كتبته هنا.
        notAsShown: لم تُرسل: لم تعد المحادثة كما عُرضت عندما كتبت.
        reference: الرمز
        keyCopyReference: نسخ الرمز المختصر الذي تجدها به الأوامر
        unlessMarked: بلا علامة: {word}
        ownMessage: رسائلك أنت
        noChatsHint: استورد واحدة: whisper import FILE
        hintEmpty: ? مفاتيح · q خروج
        hintNoMessages: ? مفاتيح · q خروج · Esc محادثات
        hintHits: n التالية · N النتيجة السابقة · / بحث · Esc إنهاء البحث · ? مفاتيح · q خروج
        hintNoHits: Esc إغلاق
        answersNothing: لا تردّ هذه الرسالة على شيء.
        searchFirst: ابحث أولًا: /
        noMoreHits: لا نتائج أخرى.
        unknownKey: هذا المفتاح لا يفعل شيئًا هنا. ? يعرض المفاتيح.
        openFirst: افتح محادثة أولًا: Enter
        notADate: «{value}» ليس تاريخًا. اكتب 2020 أو 2020-05 أو 2020-05-31 أو 31.5. أو الاثنين أو أمس.
        chatFound: محادثة
        personFound: شخص
        listsMessages: مفتاح Enter يعرض رسائل هذا الشخص
        allBlocked|zero: رسائل لا تُعرض لأنها من جهات محظورة: لا شيء.
        allBlocked|one: رسائل لا تُعرض لأنها من جهات محظورة: رسالة واحدة.
        allBlocked|two: رسائل لا تُعرض لأنها من جهات محظورة: رسالتان.
        allBlocked|few: رسائل لا تُعرض لأنها من جهات محظورة: {count} رسائل.
        allBlocked|many: رسائل لا تُعرض لأنها من جهات محظورة: {count} رسالة.
        allBlocked|other: رسائل لا تُعرض لأنها من جهات محظورة: {count} رسالة.
        """)
}

extension DraftText {
    static let arabic = PhraseTable(
        """
        group: إدارة المسودات: نصوص بدأت كتابتها.
        set: حفظ نص كمسودة محادثة.
        setDiscussion: يحلّ محل مسودة المحادثة. من دون TEXT يُقرأ النص من الدخل القياسي بلا نهاية سطره الأخيرة. تُحفظ المسودة في الخزنة مثل الرسالة، ولا تُرسل.
        show: عرض مسودة محادثة.
        list: سرد المسودات، الأحدث أولًا.
        remove: إزالة مسودة محادثة.
        send: إرسال مسودة محادثة.
        sendDiscussion: يضع المسودة في صندوق الصادر، مختومةً إن كانت المحادثة مرتبطة بجهة اتصال، ويرسلها إن أمكن الوصول إلى الخادم. تُزال المسودة في الخطوة نفسها، فتُرسل مرة واحدة.
        textArgument: النص؛ و - يقرؤه من الدخل القياسي.
        savedHeading: حُفظت
        saved: حُفظت المسودة لـ«{title}».
        removed: أُزيلت المسودة لـ«{title}».
        none: لا توجد مسودة لـ«{title}».
        noneHint: اكتب واحدة بـ«whisper draft set»، أو اسرد الموجود بـ«whisper draft list».
        noDrafts: لا مسودات.
        empty: لا يوجد نص لحفظه.
        changed: غيّر أمر آخر المسودة أو أرسلها في هذه الأثناء. لم يُرسل شيء.
        """)
}

extension MediaText {
    static let arabic = PhraseTable(
        """
        group: عرض المساحة التي تشغلها المرفقات وتحريرها.
        stats: عرض المساحة التي تشغلها المرفقات.
        statsDiscussion: يعدّ الملف مرة واحدة وإن احتوته عدة رسائل. تأتي أولًا المحادثات التي تشغل أكبر مساحة؛ وتُحتسب الملفات المشتركة كاملة في كل منها. تُعدّ ملفات الرسائل المباشرة قابلة للجلب إن كان من الممكن أنها لا تزال لدى خدمتها.
        prune: إزالة ملفات الرسائل القديمة لتحرير مساحة.
        pruneDiscussion: تحتفظ الرسائل باسم الملف المُزال ونوعه وحجمه، ويمكن جلبه من جديد ما دام لدى خدمته. يجب أن تتحقق كل الشروط المذكورة. ما لا يمكن جلبه من جديد، كملفات محادثة مستوردة، يبقى إلا مع --even-unfetchable. لا يُزال ملف في عدة رسائل إلا إذا حققت كلها الشروط. تبقى ملفات الرسائل التي لم تُرسل بعد.
        olderThan: ملفات الرسائل الأقدم من هذا (90d أو 8w أو 6m أو 2y) أو من قبل هذا التاريخ.
        largerThan: الملفات الأكبر من: 500kB أو 10MB أو 2GiB.
        conversation: ملفات هذه المحادثة فقط: العنوان أو جزء منه أو الرمز المختصر أو المعرّف.
        kind: ملفات الرسائل من هذا النوع فقط: image، video، audio، document، sticker.
        keepUnder: يزيل الملفات حتى لا يشغل الباقي أكثر من هذا: الأقدم أولًا، ومن ملفات اليوم الواحد الأكبر أولًا.
        evenUnfetchable: يزيل أيضًا الملفات التي لا يمكن جلبها من جديد.
        nothingChosen: حدّد الملفات التي تُزال.
        nothingChosenHint: اذكر --older-than أو --larger-than أو --conversation أو --kind أو --keep-under.
        invalidSize: {option}: «{value}» ليس حجمًا.
        invalidSizeHint: اكتب عددًا ثم kB أو MB أو GB أو KiB أو MiB أو GiB: 500kB أو 10MB أو 2GiB.
        reading: قراءة المرفقات
        removing: إزالة الملفات
        stoppedHint: ما أُزيل حتى الآن يبقى مُزالًا. أعد تشغيل الأمر لإزالة الباقي.
        askPrune|zero: أيُزال {count} ملف ({size}) من الخزنة؟ يمكن جلبها من جديد ما دامت لدى خدمتها.
        askPrune|one: أيُزال ملف واحد ({size}) من الخزنة؟ يمكن جلبه من جديد ما دام لدى خدمته.
        askPrune|two: أيُزال ملفان ({size}) من الخزنة؟ يمكن جلبهما من جديد ما داما لدى خدمتهما.
        askPrune|few: أتُزال {count} ملفات ({size}) من الخزنة؟ يمكن جلبها من جديد ما دامت لدى خدمتها.
        askPrune|many: أيُزال {count} ملفًا ({size}) من الخزنة؟ يمكن جلبها من جديد ما دامت لدى خدمتها.
        askPrune|other: أيُزال {count} ملف ({size}) من الخزنة؟ يمكن جلبها من جديد ما دامت لدى خدمتها.
        askPruneLost|zero: لا يمكن جلبها من جديد: {lost}. ألا تُزال أي ملفات ({size}) نهائيًا؟
        askPruneLost|one: لا يمكن جلبه من جديد: {lost}. أيُزال ملف واحد ({size}) نهائيًا؟
        askPruneLost|two: لا يمكن جلبها من جديد: {lost}. أيُزال ملفان ({size}) نهائيًا؟
        askPruneLost|few: لا يمكن جلبها من جديد: {lost}. أتُزال {count} ملفات ({size}) نهائيًا؟
        askPruneLost|many: لا يمكن جلبها من جديد: {lost}. أيُزال {count} ملفًا ({size}) نهائيًا؟
        askPruneLost|other: لا يمكن جلبها من جديد: {lost}. أيُزال {count} ملف ({size}) نهائيًا؟
        pruned|zero: لم تُزَل أي ملفات ({size}).
        pruned|one: أُزيل ملف واحد ({size}).
        pruned|two: أُزيل ملفان ({size}).
        pruned|few: أُزيلت {count} ملفات ({size}).
        pruned|many: أُزيل {count} ملفًا ({size}).
        pruned|other: أُزيل {count} ملف ({size}).
        wouldPrune|zero: سيُزال: لا ملفات ({size}).
        wouldPrune|one: سيُزال: ملف واحد ({size}).
        wouldPrune|two: سيُزال: ملفان ({size}).
        wouldPrune|few: سيُزال: {count} ملفات ({size}).
        wouldPrune|many: سيُزال: {count} ملفًا ({size}).
        wouldPrune|other: سيُزال: {count} ملف ({size}).
        nothingToPrune: لا شيء يُزال.
        keptUnfetchable|zero: لا ملفات ({size}) تبقى لتعذّر جلبها من جديد:
        keptUnfetchable|one: يبقى ملف واحد ({size}) لأنه لا يمكن جلبه من جديد:
        keptUnfetchable|two: يبقى ملفان ({size}) لأنه لا يمكن جلبهما من جديد:
        keptUnfetchable|few: تبقى {count} ملفات ({size}) لأنه لا يمكن جلبها من جديد، أكبرها:
        keptUnfetchable|many: يبقى {count} ملفًا ({size}) لأنه لا يمكن جلبها من جديد، أكبرها:
        keptUnfetchable|other: يبقى {count} ملف ({size}) لأنه لا يمكن جلبها من جديد، أكبرها:
        keptInUse|zero: لا ملفات ({size}) تبقى بسبب رسائل لا تحقق الشروط.
        keptInUse|one: يبقى ملف واحد ({size}) لأن رسائل لا تحقق الشروط تحتويه أيضًا.
        keptInUse|two: يبقى ملفان ({size}) لأن رسائل لا تحقق الشروط تحتويهما أيضًا.
        keptInUse|few: تبقى {count} ملفات ({size}) لأن رسائل لا تحقق الشروط تحتويها أيضًا.
        keptInUse|many: يبقى {count} ملفًا ({size}) لأن رسائل لا تحقق الشروط تحتويها أيضًا.
        keptInUse|other: يبقى {count} ملف ({size}) لأن رسائل لا تحقق الشروط تحتويها أيضًا.
        overLimit: تشغل الملفات الباقية {size}، أي أكثر من {limit}.
        postponed: أمر آخر يستخدم المرفقات. تُحرَّر المساحة عند إزالة الملفات في المرة القادمة، أو بالأمر «whisper verify --repair».
        stored: الملفات في الخزنة
        attachments: المرفقات التي تحتويها
        fetchable: يمكن جلبها من جديد
        unfetchable: لا يمكن جلبها من جديد
        remote: مرفقات لم تُجلب بعد
        expired: لم تعد متاحة
        absent: لم يتضمنها المصدر
        kindHeading: النوع
        filesHeading: الملفات
        sizeHeading: الحجم
        dateHeading: أُرسل
        nameHeading: اسم الملف
        moreChats|zero: لا محادثات أخرى فيها ملفات؛ يعرضها --json كلها.
        moreChats|one: محادثة أخرى واحدة فيها ملفات؛ يعرضها --json كلها.
        moreChats|two: محادثتان أخريان فيهما ملفات؛ يعرضها --json كلها.
        moreChats|few: {count} محادثات أخرى فيها ملفات؛ يعرضها --json كلها.
        moreChats|many: {count} محادثة أخرى فيها ملفات؛ يعرضها --json كلها.
        moreChats|other: {count} محادثة أخرى فيها ملفات؛ يعرضها --json كلها.
        makeRoom: يعرض ما يمكن إزالته لتحرير المساحة
        fileUnsupported: لا يستطيع الجسر جلب هذا النوع من الملفات.
        chatPictures: صور المحادثات
        """)
}

extension PictureText {
    static let arabic = PhraseTable(
        """
        command: حفظ صورة محادثة في ملف.
        discussion: يكتب الصورة كما أرسلها تطبيق المراسلة: JPEG أو PNG أو WebP. لا يُستبدل ملف موجود أبدًا. يجلب «whisper bridge run» صور المحادثات ويبقيها محدّثة؛ وتُفحص كل محادثة مرة في الأسبوع.
        output: كتابة الصورة في هذا الملف؛ - هو الخرج القياسي.
        saved: حُفظت صورة «{title}»: {path} ({size})
        absent: لا توجد في الخزنة صورة لـ«{title}».
        absentHint: يجلب «whisper bridge run» صور المحادثات ما لم تكن قيمة --media هي none.
        notHeld: صورة «{title}» مفقودة من ملفات الخزنة.
        notForTerminal: الخرج القياسي طرفية لا يمكنها عرض صورة.
        notForTerminalHint: استخدم --output FILE أو أنبوبًا.
        """)
}

extension RetentionText {
    static let arabic = PhraseTable(
        """
        group: إدارة مدة الاحتفاظ برسائل المحادثات.
        set: تحديد مدة الاحتفاظ برسائل محادثة.
        setDiscussion: AGE عدد يليه d أو w أو m أو y للأيام أو الأسابيع أو الأشهر أو السنين، مثل 90d أو 2y، أو كلمة «forever». مع --default ينطبق على كل محادثة ليس لها قاعدة خاصة بها. لا تُحذف الرسائل إلا بالأمر «whisper retention apply».
        list: عرض قواعد الاحتفاظ.
        remove: إزالة قاعدة محادثة، فتنطبق عليها القاعدة العامة.
        apply: حذف الرسائل الأقدم مما تسمح به القواعد نهائيًا.
        applyDiscussion: يحذف مثل «whisper delete --older-than»، محادثةً بعد أخرى. تُقاس الأعمار بساعة هذا الحاسوب. إذا كانت أحدث رسالة في الخزنة أقدم بأكثر من 30 يومًا مما تعرضه الساعة، فقد تكون الساعة خاطئة: عندئذ يطرح الأمر سؤالًا آخر لا يجيب عنه --yes، بل --accept-clock. لا تُعدّ رسالة حية أقدم من المدة التي مضت منذ استلامها، أيًّا كان الوقت الذي يذكره مرسلها. وتبقى الرسائل التي لم تُرسل بعد. استيراد تصدير قديم من جديد يعيد الرسائل المحذوفة إلى أن تُطبَّق القواعد في المرة التالية.
        chatArgument: المحادثة؛ ومع --default يأتي AGE مكانها.
        ageArgument: مدة الاحتفاظ بالرسائل: 90d أو 8w أو 6m أو 2y أو forever.
        defaultOption: القاعدة لكل المحادثات التي ليس لها قاعدة خاصة بها.
        acceptClock: الوثوق بالساعة حتى لو كانت أحدث رسالة أقدم بكثير مما تعرضه.
        forever: دائمًا
        days|zero: لا أيام
        days|one: يوم واحد
        days|two: يومان
        days|few: {count} أيام
        days|many: {count} يومًا
        days|other: {count} يوم
        weeks|zero: لا أسابيع
        weeks|one: أسبوع واحد
        weeks|two: أسبوعان
        weeks|few: {count} أسابيع
        weeks|many: {count} أسبوعًا
        weeks|other: {count} أسبوع
        months|zero: لا أشهر
        months|one: شهر واحد
        months|two: شهران
        months|few: {count} أشهر
        months|many: {count} شهرًا
        months|other: {count} شهر
        years|zero: لا سنوات
        years|one: سنة واحدة
        years|two: سنتان
        years|few: {count} سنوات
        years|many: {count} سنة
        years|other: {count} سنة
        allOthers: (كل المحادثات الأخرى)
        keptHeading: مدة الاحتفاظ
        beforeHeading: قبل
        saved: مدة الاحتفاظ بـ«{title}»: {period}.
        savedDefault: مدة الاحتفاظ بكل المحادثات الأخرى: {period}.
        removed: أُزيلت قاعدة «{title}».
        removedDefault: أُزيلت القاعدة العامة.
        none: لا قاعدة لـ«{title}».
        noneDefault: لا توجد قاعدة عامة.
        noneHint: يعرض «whisper retention list» القواعد.
        noRules: لا قواعد. تُحفظ كل الرسائل.
        invalid: «{value}» ليس عمرًا.
        invalidHint: اكتب عددًا ثم d أو w أو m أو y للأيام أو الأسابيع أو الأشهر أو السنين، مثل 90d، أو كلمة «forever».
        oneTarget: اذكر إما محادثة وإما --default.
        ageMissing: ينقص AGE: مدة الاحتفاظ بالرسائل.
        askApply|zero: لا تشمل قواعد الاحتفاظ أي رسائل. أتُحذف نهائيًا؟
        askApply|one: تشمل قواعد الاحتفاظ رسالة واحدة. أتُحذف نهائيًا؟
        askApply|two: تشمل قواعد الاحتفاظ رسالتين. أتُحذفان نهائيًا؟
        askApply|few: تشمل قواعد الاحتفاظ {count} رسائل. أتُحذف نهائيًا؟
        askApply|many: تشمل قواعد الاحتفاظ {count} رسالة. أتُحذف نهائيًا؟
        askApply|other: تشمل قواعد الاحتفاظ {count} رسالة. أتُحذف نهائيًا؟
        askClock|zero: تعرض ساعة هذا الحاسوب {now}، لكن أحدث رسالة من {newest}. إذا كانت الساعة خاطئة حُذف أكثر مما ينبغي. أتُحذف نهائيًا لا رسائل؟
        askClock|one: تعرض ساعة هذا الحاسوب {now}، لكن أحدث رسالة من {newest}. إذا كانت الساعة خاطئة حُذف أكثر مما ينبغي. أتُحذف نهائيًا رسالة واحدة؟
        askClock|two: تعرض ساعة هذا الحاسوب {now}، لكن أحدث رسالة من {newest}. إذا كانت الساعة خاطئة حُذف أكثر مما ينبغي. أتُحذف نهائيًا رسالتان؟
        askClock|few: تعرض ساعة هذا الحاسوب {now}، لكن أحدث رسالة من {newest}. إذا كانت الساعة خاطئة حُذف أكثر مما ينبغي. أتُحذف نهائيًا {count} رسائل؟
        askClock|many: تعرض ساعة هذا الحاسوب {now}، لكن أحدث رسالة من {newest}. إذا كانت الساعة خاطئة حُذف أكثر مما ينبغي. أتُحذف نهائيًا {count} رسالة؟
        askClock|other: تعرض ساعة هذا الحاسوب {now}، لكن أحدث رسالة من {newest}. إذا كانت الساعة خاطئة حُذف أكثر مما ينبغي. أتُحذف نهائيًا {count} رسالة؟
        clockDoubtful: تعرض ساعة هذا الحاسوب {now}، لكن أحدث رسالة من {newest}. لم يُحذف شيء.
        clockDoubtfulHint: إذا كانت الساعة صحيحة فشغّل: {command}
        clockWouldStop: تعرض ساعة هذا الحاسوب {now}، لكن أحدث رسالة من {newest}. لن يُحذف شيء ما لم تؤكد الساعة.
        keptUnsent|zero: لا رسائل قديمة لم تُرسل بعد.
        keptUnsent|one: تبقى رسالة قديمة واحدة لأنها لم تُرسل بعد.
        keptUnsent|two: تبقى رسالتان قديمتان لأنهما لم تُرسلا بعد.
        keptUnsent|few: تبقى {count} رسائل قديمة لأنها لم تُرسل بعد.
        keptUnsent|many: تبقى {count} رسالة قديمة لأنها لم تُرسل بعد.
        keptUnsent|other: تبقى {count} رسالة قديمة لأنها لم تُرسل بعد.
        """)
}

extension GroupText {
    static let arabic = PhraseTable(
        """
        group: عرض المجموعات وأعضائها.
        groupDiscussion: بلا أمر فرعي تُعرض المجموعات كما يفعل «list».
        list: عرض قائمة المجموعات.
        listDiscussion: تأتي المجموعات المثبّتة أولًا، ثم الأحدث نشاطًا، والمؤرشفة في النهاية. يظهر عدد الأعضاء ودورك إن أبلغ عنهما مصدر؛ والمحادثات المصدَّرة لا تفعل ذلك: فيظهر لها عدد من كتبوا فيها.
        listName: عرض المجموعات التي يحتوي اسمها على هذا فقط. يمكن تكراره.
        listLimit: هذا العدد من المجموعات على الأكثر.
        show: عرض مجموعة وأعضائها.
        showDiscussion: يعرض الوصف وهل للمجموعة صورة وكل عضو مع دوره: مالك أو مشرف أو عضو. و«منذ» هو وقت البلاغ الذي منح الدور أو أنهاه.
        shownGroup: المجموعة: الاسم أو جزء منه أو الرمز أو المعرّف.
        former: عرض من غادروا المجموعة أيضًا.
        reading: قراءة المجموعات
        groupHeading: المجموعة
        memberHeading: الاسم
        membersHeading: الأعضاء
        roleHeading: الدور
        ownRoleHeading: دورك
        sinceHeading: منذ
        descriptionHeading: الوصف
        pictureHeading: الصورة
        owner: مالك
        admin: مشرف
        member: عضو
        left: غادر
        you: أنت
        noGroups: لا توجد مجموعات بعد.
        noMatch: لا توافق أي مجموعة «{name}».
        noSuchGroup: لا توجد مجموعة باسم «{name}».
        noSuchGroupSuggestion: لا توجد مجموعة باسم «{name}». هل تقصد: {candidates}؟
        noSuchGroupHint: الأمر «whisper groups» يعرض المجموعات.
        membersUnknown: أعضاء هذه المجموعة غير معروفين لأن أي مصدر لم يبلغ عنهم.
        formerCount|zero: لم يغادر أحد المجموعة. يعرض --former من غادروا أيضًا.
        formerCount|one: غادر المجموعة شخص واحد. يعرضه --former أيضًا.
        formerCount|two: غادر المجموعة شخصان. يعرضهما --former أيضًا.
        formerCount|few: غادر المجموعة {count} أشخاص. يعرضهم --former أيضًا.
        formerCount|many: غادر المجموعة {count} شخصًا. يعرضهم --former أيضًا.
        formerCount|other: غادر المجموعة {count} شخص. يعرضهم --former أيضًا.
        showMembers: عرض أعضاء هذه المجموعة
        wroteHere|zero: لم يكتب أحد هنا
        wroteHere|one: كتب هنا واحد
        wroteHere|two: كتب هنا اثنان
        wroteHere|few: كتب هنا {count}
        wroteHere|many: كتب هنا {count}
        wroteHere|other: كتب هنا {count}
        """)
}

extension PeopleText {
    static let arabic = PhraseTable(
        """
        group: عرض الأشخاص والأسماء التي يُعرفون بها.
        groupDiscussion: بلا أمر فرعي يُعرض الأشخاص كما يفعل «list».
        list: عرض قائمة الأشخاص في الخزنة.
        listDiscussion: يعرض كل من أبلغ عنه مصدر: المرسلين وأعضاء المجموعات ومن في دفتر عناوين الهاتف، مع رقم وجميع أسمائهم. هذه الأسماء من المصادر، ولم يُتحقق من أي منها. «آخر ذكر» هو آخر وقت ذكر فيه مصدر الشخص، في رسالة أو في قائمة مثل دفتر العناوين.
        listName: عرض من يحتوي أحد أسمائهم أو أرقامهم على هذا فقط. يمكن تكراره.
        listLimit: هذا العدد من الأشخاص على الأكثر.
        show: عرض ما تعرفه الخزنة عن شخص.
        showDiscussion: يعرض كل اسم ورقم مع أصله، وجهة الاتصال مع الثقة بها، والمحادثات والمجموعات. الثقة بجهة الاتصال وحدها تستند إلى مقارنة المفاتيح. اسم النشاط التجاري يؤكده برنامج المراسلة لا أنت.
        shownPerson: الشخص: الاسم أو جزء منه أو الرقم أو المعرّف.
        reading: قراءة الأشخاص
        nameHeading: الاسم
        numberHeading: الرقم
        otherNamesHeading: أسماء أخرى
        originHeading: الأصل
        aliasHeading: الاسم أو الرقم
        serviceHeading: الخدمة
        firstSeenHeading: أول ذكر
        lastSeenHeading: آخر ذكر
        directChatHeading: محادثة مباشرة
        phoneNumber: رقم هاتف
        linkedID: معرّف مرتبط
        serviceID: معرّف لدى الخدمة
        addressBook: في دفتر عناوين الهاتف
        addedFile: في ملف JSON مضاف فقط
        chosen: اختاره الشخص
        business: اسم نشاط تجاري أكّده واتساب
        businessElsewhere: اسم نشاط تجاري أكّده برنامج المراسلة
        contact: جهة اتصال في هذه الخزنة
        notVerified: لا توجد جهة اتصال لهذا الشخص، فلم تُقارَن أي مفاتيح.
        messageCount|zero: لا رسائل
        messageCount|one: رسالة واحدة
        messageCount|two: رسالتان
        messageCount|few: {count} رسائل
        messageCount|many: {count} رسالة
        messageCount|other: {count} رسالة
        messageAndUnreadCount|zero: لا رسائل، غير المقروء: {unread}
        messageAndUnreadCount|one: رسالة واحدة، غير المقروء: {unread}
        messageAndUnreadCount|two: رسالتان، غير المقروء: {unread}
        messageAndUnreadCount|few: {count} رسائل، غير المقروء: {unread}
        messageAndUnreadCount|many: {count} رسالة، غير المقروء: {unread}
        messageAndUnreadCount|other: {count} رسالة، غير المقروء: {unread}
        noPeople: لا يوجد أشخاص بعد.
        noMatch: لا يوافق أي شخص «{name}».
        cut|zero: لم يُعرض أحد. اكتب جزءًا من اسم للعثور على آخرين.
        cut|one: عُرض الشخص الأول فقط. اكتب جزءًا من اسم للعثور على آخرين.
        cut|two: عُرض أول شخصين فقط. اكتب جزءًا من اسم للعثور على آخرين.
        cut|few: عُرض أول {count} أشخاص فقط. اكتب جزءًا من اسم للعثور على آخرين.
        cut|many: عُرض أول {count} شخصًا فقط. اكتب جزءًا من اسم للعثور على آخرين.
        cut|other: عُرض أول {count} شخص فقط. اكتب جزءًا من اسم للعثور على آخرين.
        showPerson: عرض كل شيء عن هذا الشخص
        forget: إزالة كل ما يسمّي شخصًا.
        forgetDiscussion: يزيل كل أسماء الشخص وأرقامه ومعرّفاته، ومن فهرس البحث أيضًا. يبقى ما كتبه كأن شخصًا غير معروف كتبه. لا تُزال الكلمات في الرسائل ولا عناوين المحادثات (وهي في المحادثات المصدَّرة الاسم نفسه) ولا المرفقات ولا النسخ السابقة من الخزنة. استيراد ما يسمّي الشخص من جديد يعيد الأسماء.
        forgottenName: شخص غير معروف
        askForget: هل تُزال كل أسماء «{name}» وعناوينه نهائيًا؟ يبقى ما كتبه كأن «{unknown}» كتبه.
        forgotten: «{name}» هو الآن «{unknown}».
        addressesStay|zero: لا عناوين باقية للمحادثات مع هذا الشخص: {addresses}
        addressesStay|one: يبقى عنوان المحادثة مع هذا الشخص، فبه تُعرف عند استيرادها من جديد: {addresses}
        addressesStay|two: يبقى عنوانا المحادثتين مع هذا الشخص، فبهما تُعرفان عند استيرادهما من جديد: {addresses}
        addressesStay|few: تبقى عناوين {count} محادثات مع هذا الشخص، فبها تُعرف عند استيرادها من جديد: {addresses}
        addressesStay|many: تبقى عناوين {count} محادثة مع هذا الشخص، فبها تُعرف عند استيرادها من جديد: {addresses}
        addressesStay|other: تبقى عناوين {count} محادثة مع هذا الشخص، فبها تُعرف عند استيرادها من جديد: {addresses}
        cannotForget: «{name}» هو أنت أو إحدى جهات اتصالك، ولا يمكن نسيانه.
        nameless: شخص غير معروف (…{digits})
        namelessShort: مجهول …{digits}
        notMe: القول إن شخصًا ليس أنت.
        notMeDiscussion: لاستيراد بخيار --me خاطئ، أو لمصدر يعرض غيرك على أنه أنت. الرسائل التي كانت تُعدّ مرسلة منك بهذا الاسم لا تُعدّ مرسلة من أحد حتى يُستورد الملف من جديد. ولا يجعل أي مصدر شخصًا له رقم أنت من جديد حتى يتراجع --undo عن ذلك أو يُستورد تصدير بخيار --me.
        notMeUndo: التراجع عن أن الشخص ليس أنت.
        askNotMe: هل «{name}» شخص آخر وليس أنت؟
        notYou: لم يعد «{name}» يُعدّ أنت.
        noLongerSent|zero: لم تعد أي رسالة تُعدّ مرسلة منك.
        noLongerSent|one: لم تعد رسالة واحدة تُعدّ مرسلة منك.
        noLongerSent|two: لم تعد رسالتان تُعدّان مرسلتين منك.
        noLongerSent|few: لم تعد {count} رسائل تُعدّ مرسلة منك.
        noLongerSent|many: لم تعد {count} رسالة تُعدّ مرسلة منك.
        noLongerSent|other: لم تعد {count} رسالة تُعدّ مرسلة منك.
        mayBeYou: يمكن أن يُعدّ «{name}» أنت من جديد إن قال ذلك مصدر أو --me.
        notTakenToBeYou: لا يُعدّ «{name}» أنت.
        certainlyYou: «{name}» إحدى هوياتك، أو حساب ترسل منه هذه الخزنة.
        notMeHint: إن كان «{name}» شخصًا آخر فقل ذلك باستخدام «whisper people not-me».
        severalYou: أكثر من شخص يُعدّ أنت: {names}. إن كان أحدهم ليس أنت فقل ذلك باستخدام «whisper people not-me». وإن كانوا جميعًا أنت فاجعلهم واحدًا باستخدام «whisper people join».
        takenElsewhere: ملفات عُدّ فيها «{name}» أنت، لتُستورد من جديد باستخدام --redo --me NAME: {files}
        notMeJoined: «{name}» هو أيضًا {names}. إن كان واحد منهم فقط ليس أنت، فافصلهم أولًا: {command}
        widerShowsMore|zero: يُعرض أيضًا أين ومتى ذُكر كل اسم حين يكون عدد الأعمدة {count}.
        widerShowsMore|one: يُعرض أيضًا أين ومتى ذُكر كل اسم حين يكون عدد الأعمدة {count}.
        widerShowsMore|two: يُعرض أيضًا أين ومتى ذُكر كل اسم حين يكون عدد الأعمدة {count}.
        widerShowsMore|few: يُعرض أيضًا أين ومتى ذُكر كل اسم حين يكون عدد الأعمدة {count}.
        widerShowsMore|many: يُعرض أيضًا أين ومتى ذُكر كل اسم حين يكون عدد الأعمدة {count}.
        widerShowsMore|other: يُعرض أيضًا أين ومتى ذُكر كل اسم حين يكون عدد الأعمدة {count}.
        """)
}

extension ReceiptText {
    static let arabic = PhraseTable(
        """
        receipts: عرض من استلم رسالة ومن قرأها.
        receiptsDiscussion: يعرض إلى أين وصلت الرسالة عند كل مستلم ومتى. وفي المجموعات المعروف أعضاؤها يُعرض أيضًا من لا إشعار لهم: ربما أوقفوا إشعارات القراءة أو انضموا لاحقًا أو لم يتصلوا منذ ذلك الحين.
        message: الرسالة: رمزها أو معرّفها.
        recipientHeading: المستلم
        statusHeading: الإشعار
        timeHeading: الوقت
        messageHeading: الرسالة
        sentHeading: أُرسلت
        totalHeading: الإشعارات
        delivered: سُلّمت
        read: قُرئت
        played: شُغّلت
        none: لا إشعار
        noReceipts: لا توجد إشعارات لهذه الرسالة.
        incoming: لقد استلمت هذه الرسالة. لا توجد إشعارات إلا للرسائل التي أرسلتها.
        """)
}

extension SplitText {
    static let arabic = PhraseTable(
        """
        people: فصل أشخاص جرى دمجهم.
        chats: فصل محادثات جرى دمجها.
        discussion: يسأل أيها يُفصل إذا جرى دمج عدة. يستعيد كل طرف ما كان له، وما ورد تحت عنوانه منذ ذلك الحين. ومهما أفاد به مصدر، لا يُدمج الاثنان من جديد.
        joined: ما يُفصل: اسمه أو عنوانه أو رقمه، أو جزء منه.
        list: سرد ما جرى دمجه فقط، ومن دمجه ومتى.
        byImport: بواسطة استيراد
        bySource: حسب ما أفاد به {platform}
        byOwner: بواسطتك
        several: جرى دمج عدة في «{name}»:
        askSplit: فصل «{other}» عن «{name}»؟
        done: عاد «{other}» و«{name}» منفصلين.
        nothing: لم يُدمج شيء في «{name}».
        noSuch: لم يُدمج في «{name}» شيء باسم «{other}».
        joinPeople: القول إن شخصين هما شخص واحد.
        joinChats: القول إن محادثتين هما محادثة واحدة.
        joinPeopleDiscussion: كل ما كتبه الشخص الآخر، وجميع أسمائه وأرقامه، تصير للأول. ويُسجَّل ذلك: «whisper people split» يفصل بينهما من جديد.
        joinChatsDiscussion: تنتقل رسائل المحادثة الأخرى إلى الأولى مرتبة حسب الوقت، وما كان في كلتيهما يُحفظ مرة واحدة. ويُسجَّل ذلك: «whisper conversation split» يفصل بينهما من جديد.
        otherPerson: الشخص نفسه: الاسم أو جزء منه أو الرقم أو المعرّف.
        otherChat: المحادثة نفسها، وتُحدَّد كالأولى.
        askJoinPeople: هل «{other}» و«{name}» شخص واحد؟
        askJoinChats: هل «{other}» و«{name}» محادثة واحدة؟
        joinedPeople: «{other}» و«{name}» شخص واحد، اسمه «{present}».
        joinedChats: «{other}» جزء من المحادثة «{name}».
        sameAlready: «{other}» و«{name}» واحد من قبل.
        ownerAndOther: «{name}» هو أنت، و«{other}» ليس أنت.
        ownerAndOtherHint: إن كان «{other}» أنت في تصدير فاستورده مرة أخرى باستخدام --redo --me NAME. وإن لم يكن «{name}» أنت: whisper people not-me NAME
        otherService: «{other}» و«{name}» محادثتان من خدمتين مختلفتين.
        numberedChat: يحفظ خادم ترتيب «{other}» أو «{name}»، فلا يمكن أن تصيرا محادثة واحدة.
        separateAgain: الفصل من جديد
        keptName: يُعرض الاسم «{present}» لأن الأسماء من دفتر العناوين تأتي أولًا، ثم ما أكدته خدمة، ثم ما اختاره الأشخاص لأنفسهم؛ وعند التساوي يُعرض ما ظهر آخرًا.
        """)
}

extension IngestionText {
    static let arabic = PhraseTable(
        """
        option: عرض أداء عمليات الاستيراد والمصادر المباشرة مقارنة بأهدافها.
        runs: عمليات التشغيل
        complete: المكتملة
        added: المضافة
        duplicates: المعروفة مسبقًا
        skipped: المتخطاة
        spilled: المؤجَّلة حتى تمكنت الخزنة من حفظها
        lastRun: آخر تشغيل
        pairing: عمليات الاقتران الناجحة
        latency: الزمن حتى الحفظ
        backlog: السجل، رسائل في الدقيقة
        uptime: متصل
        decryption: تم فك تشفيرها
        met: الهدف {objective}: تحقق
        missed: الهدف {objective}: لم يتحقق
        unknown: الهدف {objective}؛ لا أرقام بعد
        unreadChanges: تغييرات تعذّرت قراءتها
        """)
}

extension BridgeText {
    static let arabic = PhraseTable(
        """
        group: استيراد الرسائل مباشرةً عبر جسر.
        groupDiscussion: الجسر برنامج مستقل يتحدث إلى خدمة المراسلة ويستطيع قراءة رسائلك هناك. لا يرسل شيئًا أبدًا. وتبقى الخزنة بعيدة عنه: للجسر الشبكة وليس له أي مفتاح للخزنة.
        install: تثبيت الجسر المرجعي لواتساب.
        installDiscussion: ينشئ بيئة بايثون خاصة في مجلد الخزنة ويثبّت فيها الإصدارات المحددة بعد فحص كل منها ببصمته. يحتاج إلى بايثون 3.11 أو أحدث مع venv وإلى الشبكة.
        pair: ربط الخزنة بحساب واتساب.
        pairDiscussion: يسأل أولًا، ثم يعرض رموزًا تُمسح بالهاتف، وينتهي حين يُربط الحساب. بعدها يُدخل «whisper bridge run» الرسائل. يسمح واتساب بأربعة أجهزة مرتبطة؛ فعّل التحقق بخطوتين.
        run: استيراد الرسائل حتى الإيقاف.
        runDiscussion: يبقى في المقدمة ويعيد تشغيل الجسر الذي يفشل ما دام ذلك مفيدًا؛ لذا يناسب مدير الخدمات. أوقفه بـ Ctrl-C أو SIGTERM.
        status: عرض ما إذا كانت الخزنة مرتبطة ونتيجة آخر تشغيل.
        logout: فك ربط الحساب وإزالة مفاتيحه.
        logoutDiscussion: يفك ربط هذا الجهاز بواتساب ويزيل منه الجلسة وكل مفاتيحها. تبقى الرسائل المستوردة.
        command: تشغيل هذا البرنامج جسرًا؛ تُفصل كلماته كما في الصدفة.
        historyLimit: استيراد هذا العدد على الأكثر من رسائل سجل الهاتف؛ و0 بلا حد.
        consent: الربط يتيح لهذا الجهاز قراءة محادثاتك في واتساب كجهاز آخر لك:\\n- يقرأ الرسائل الجديدة والسجل الذي يقدمه الهاتف. لا يرسل شيئًا، ولا حتى إشعارات القراءة.\\n- كل شيء محفوظ مشفرًا في خزنتك وحدها، مع مفاتيح الربط.\\n- للتراجع: «whisper bridge logout»، أو في الهاتف ضمن «الأجهزة المرتبطة».\\nشروط واتساب لا تشمل برامج أخرى، وقد يوقف الحساب.
        consentQuestion: هل تريد ربط حساب؟
        scan: امسح هذا بهاتفك أنت فقط: واتساب، «الأجهزة المرتبطة»، «ربط جهاز».
        expires: هذا الرمز صالح {seconds} ثانية؛ ثم يتبعه آخر.
        linked: مرتبط بالحساب {account}؛ يعرض الهاتف هذا الجهاز باسم «{device}».
        connected: تم الاتصال.
        disconnected: انقطع الاتصال؛ يحاول الجسر من جديد.
        retrying: {reason} محاولة جديدة بعد {seconds} ثانية.
        finished: الرسائل: {added} جديدة، و{duplicates} معروفة من قبل؛ و{skipped} متروكة.
        manySkipped: تعذّرت قراءة أكثر من عشر رسائل خلال ساعة.
        manyUndecryptable: تعذّر فك تشفير أكثر من رسالة في كل ألف.
        qrExpired: لم يمسح أحد الرمز في الوقت. امسح الرمز الجديد.
        authenticationFailed: رفض الهاتف الربط. تحقق من الهاتف واربط من جديد.
        sessionExpired: لم يعد الحساب مرتبطًا. اربطه من جديد؛ وما أُدخل يبقى.
        rateLimited: طلبات كثيرة جدًا إلى واتساب.
        networkError: تعذّر الوصول إلى واتساب. تحقق من الاتصال.
        undecryptable: تعذّر فك تشفير رسالة؛ وهي تُطلب من جديد: {id}
        clientOutdated: لم يعد واتساب يقبل هذا الإصدار من الجسر. حدّث Whisper وشغّل «whisper bridge install».
        banned: أوقف واتساب الحساب. فك الربط وانتظر يومًا ثم اربط من جديد.
        crashed: انتهى الجسر على غير توقع.
        crashedHint: شغّل الأمر من جديد. إن لم ينفع ذلك، فثبّت الجسر مجددًا بالأمر «whisper bridge install»، أو افحص البرنامج الذي يسمّيه \u{200E}--command\u{200E}.
        programMissing: لا يمكن تشغيل الجسر «{program}».
        programMissingHint: الأمر «whisper bridge install» يثبّت الجسر المرجعي؛ و--command يسمّي برنامجًا آخر.
        noMemoryPlace: لا مكان في الذاكرة للجلسة: لا $XDG_RUNTIME_DIR ولا /dev/shm في الذاكرة.
        notLinked: الخزنة غير مرتبطة بأي حساب.
        notLinkedHint: الأمر «whisper bridge pair» يربطها.
        malformedCommand: {option}: علامة اقتباس غير مغلقة، أو لا يوجد برنامج.
        unsupported: هذه النسخة من Whisper لا تشغّل الجسور.
        helperMissing: الملف {path} مفقود، وهو الذي يشغّل الجسور.
        helperMissingHint: يُبنى مع السمة Bridge ويُثبّت بجانب whisper.
        installing: جارٍ تثبيت الجسر المرجعي…
        installed: ثُبّت الجسر المرجعي: {path}
        installFailed: تعذّر تثبيت الجسر المرجعي.
        installFailedHint: تحقق من إمكان الوصول إلى فهرس الحزم ومن وجود بايثون 3.11 أو أحدث مع وحدة venv.
        sourceMissing: ملفات الجسر المرجعي ليست بجانب البرنامج.
        labelAccount: الحساب
        labelProgram: الجسر المرجعي
        labelAcknowledged: الأحداث في الخزنة
        labelLastRun: آخر تشغيل
        isLinked: مرتبط
        isNotLinked: غير مرتبط
        isInstalled: مثبّت
        notInstalled: غير مثبّت
        unlinked: فُك الربط. أُزيلت الجلسة ومفاتيحها من هذا الجهاز.
        removedOnly: أُزيلت الجلسة ومفاتيحها من هذا الجهاز. تعذّر إبلاغ واتساب: أزل الجهاز في الهاتف ضمن «الأجهزة المرتبطة».
        nothingToRemove: لم يكن هناك ما يُزال.
        logoutQuestion: هل تريد فك ربط الحساب وإزالة مفاتيحه من هذا الجهاز؟
        coverage: عرض الفترة المحفوظة من كل محادثة وفجواتها.
        coverageDiscussion: الفجوة صمت يزيد على --gap يومًا بين رسالتين. لا أحد يميز الصمت من رسائل مفقودة، فهي إشارة فحسب. لا يلزم جسر ولا شبكة.
        gapDays: ذكر الفجوات التي تزيد على هذا العدد من الأيام.
        coverageFrom: من
        coverageTo: إلى
        coverageExported: من التصدير
        coverageBridged: عبر الجسور
        coverageGaps: الفجوات
        measuring: فحص المحادثات
        rebuild: إعادة بناء الرسائل من أحداث الجسور المخزّنة.
        rebuildDiscussion: يُحفظ كل حدث ببايتاته كما جاء. بعد تحديث يفهم المزيد منها، يُظهر هذا ما لم يُفهم من قبل. ما حذفته يبقى محذوفًا وما قرأته يبقى مقروءًا. لا يلزم جسر ولا شبكة.
        rebuilding: إعادة قراءة الأحداث
        rebuilt: الأحداث: أُعيدت قراءة {events}، منها {unread} بلا ما يُعرض. الرسائل: جُددت {replaced}، وأُضيفت {inserted}.
        outOfRange: {option}: {value} ليس عددًا من {lowest} إلى {highest}.
        noHistory: عدم أخذ أي شيء من سجل الهاتف.
        takesHistory: هل يؤخذ سجل الهاتف: true أو false.
        historyInterval: ترك هذا العدد من الملي ثانية بين طلبين للسجل.
        batchSize: وضع هذا العدد من رسائل السجل معًا في الخزنة.
        retries: أقصى عدد للمحاولات المتتالية حيث تكون محدودة.
        firstDelay: انتظار هذا العدد من الملي ثانية قبل المحاولة الثانية؛ ثم الضعف في كل مرة.
        sessionTimeout: طلب الربط من جديد بعد هذا العدد من الأيام.
        retryingNow: {reason} محاولة جديدة الآن.
        oftenExpired: انتهى الربط عدة مرات خلال 30 يومًا. ربما يوقف واتساب الحساب: فك الربط وانتظر يومًا ثم اربط من جديد.
        notify: ما يقوله إشعار سطح المكتب عن الرسائل الجديدة: لا شيء (none)، عددها (count)، والمحادثة أيضًا (chat)، والنص أيضًا (content).
        newMessages|zero: لا رسائل جديدة
        newMessages|one: رسالة جديدة
        newMessages|two: رسالتان جديدتان
        newMessages|few: {count} رسائل جديدة
        newMessages|many: {count} رسالة جديدة
        newMessages|other: {count} رسالة جديدة
        noDesktop: لا إشعارات على سطح المكتب: لم يُعثر على سطح مكتب.
        desktopSilent: سطح المكتب لا يقبل الإشعارات؛ والرسائل تصل مع ذلك.
        noNotifications: هذا الإصدار من Whisper لا يعرض إشعارات.
        bridgeSays: يقول الجسر: {text}
        otherVersion: اختار الجسر الإصدار {version} من بروتوكول الجسور؛ لا يدعم هذا البرنامج إلا الإصدار {supported}.
        unusable: لا يمكن استخدام هذا البرنامج جسرًا.
        journalChanged: سجلّ الجسر ليس السجلّ الذي قرأته هذه الخزنة حتى الآن.
        journalChangedHint: يقرؤه «whisper bridge run --begin-again» من سطره الأول؛ ويُتعرَّف على الرسائل الموجودة هنا من قبل.
        otherAccount: الجسر مسجّل الدخول إلى حساب غير الحساب المرتبط بهذه الخزنة.
        otherAccountHint: استخدم خزنة أخرى له، أو نفّذ «whisper bridge logout» أولًا.
        beginAgain: اقرأ سجلّ الجسر من سطره الأول من جديد.
        bridgeLacks: تنقص الجسرَ وحدة أو مكتبة يحتاج إليها.
        bridgeLacksFile: ينقص الجسر ملف يحتاج إليه.
        bridgeFaulty: يُبلغ الجسر عن خطأ فيه.
        bridgeExhausted: لم يبقَ للجسر ذاكرة أو مساحة على القرص.
        bridgeForbidden: يرفض النظام منح الجسر إذنًا يحتاج إليه.
        bridgeDistrusts: لا يثق الجسر بشهادة خادم. قد يكون السبب ساعة خاطئة أو شهادات جذر ناقصة أو شبكة تعترض الاتصال.
        bridgeUnconnected: لا يستطيع الجسر تحليل اسم خادم أو الوصول إليه. تحقق من الاتصال.
        unusableHint: ما أُبلغ عنه قبل هذا يبيّن السبب. يجدّد «whisper bridge install» الجسر المرجعي؛ ويحدد \u{200E}--command برنامجًا آخر.
        sessionNotKept: لا يسلّم الجسر جلسته، لذا قد يلزم ربط الحساب من جديد بعد إعادة التشغيل.
        moreOfThese: إشعارات أخرى من هذا النوع لم تُعرض: {number}
        manyMembers: في «{title}» أكثر من {number} عضو؛ لا يُحفظ الباقون.
        alreadyRunning: هناك جسر لهذه الخزنة قيد التشغيل بالفعل.
        passkeyRequired: يطلب واتساب مفتاح المرور الخاص بالحساب لربط هذا الجهاز، ولا يمكن أن يقدّمه إلا متصفح أو الهاتف.
        passkeyHint: من دون ربط، صدّر المحادثات على الهاتف أو أنشئ نسخة احتياطية، ثم شغّل «whisper import». وقد تفيد إزالة مفتاح المرور على الهاتف: واتساب، «الإعدادات»، «الحساب»، «مفاتيح المرور».
        refusedChanges: تغييرات من أشخاص لا يحق لهم إجراؤها، ولم تغيّر شيئًا: {number}
        unreadChanges: تغييرات على رسائل تعذّر فك تشفيرها: {number}
        numbersIgnored: بعض أسطر الجسر لها أرقام استُخدمت من قبل، فجرى تجاهلها.
        numberImpossible: أحد أسطر الجسر له رقم مستحيل. رُفض السطر وأُنهي الجسر.
        timesDiffer: استُوردت المحادثة «{title}» بأوقات تختلف عن أوقات الهاتف بمقدار {offset}، فرسائلها موجودة في الخزنة مرتين. احذف تلك المحادثة واستوردها من جديد بالخيار --timezone.
        labelDevice: الجهاز على الهاتف
        labelLinkedSince: مربوط منذ
        labelFiles: ملفات تنتظر الجلب
        labelFailure: آخر إخفاق
        pairPhone: عرض رمز من ثمانية أحرف يُكتب على الهاتف صاحب هذا الرقم، بدلًا من رمز QR يُمسح.
        pairPhoneHint: أدخل الرقم مع رمز البلد، مثل \u{200E}+15550100123.
        typeCode: اكتب هذا على هاتفك أنت فقط: واتساب، «الأجهزة المرتبطة»، «ربط جهاز»، «الربط برقم الهاتف بدلًا من ذلك».
        mediaOption: الملفات التي تُجلب عند وصول رسائلها: كلها (all)، أو الصور والملصقات (images)، أو لا شيء (none). وتُجلب صور المحادثات أيضًا إلا مع none.
        mediaLimit: تجاوز الملفات التي يزيد حجمها على هذا العدد من الميغابايت.
        mediaRate: الجلب بهذا العدد من الكيلوبايت في الثانية على الأكثر؛ 0 يعني بلا حد.
        fetch: جلب ملفات الرسائل التي وصلت من دونها.
        fetchDiscussion: يجلب الملفات التي لا تزال على خوادم واتساب، بدءًا بملفات أحدث الرسائل. يُتحقق من كل ملف بقيم التجزئة في رسالته ويُخزَّن مشفرًا. لا يحتاج إلى ربط بالحساب، ويمكن استخدامه أثناء تشغيل «whisper bridge run». يحذف واتساب الملفات بعد بضعة أسابيع.
        fetchImages: جلب الصور والملصقات فقط.
        fetchMissing: جلب الملفات التي كانت في الخزنة ولم تعد فيها أيضًا، كما بعد استيراد بلا مرفقات.
        mediaUnsupported: لا يستطيع هذا الجسر جلب الملفات.
        mediaRefused: أجاب الخادم بشيء غير الملف.
        mediaForged: الملف ليس الذي تسميه الرسالة.
        mediaUntrusted: شهادة الخادم غير موثوقة.
        filesUnnamed: ملفات تُجووزت لأن رسائلها لا تذكر مكانها: {count}
        noRoomForCode: يحتاج الرمز إلى طرفية من {columns} عمودًا و{rows} سطرًا. كبّرها للرمز التالي بعد {seconds} ثانية، أو أوقف واقرن بالخيار --phone NUMBER.
        labelSession: الجلسة
        sessionAge|zero: منذ أقل من يوم، تنتهي في {date}
        sessionAge|one: عمرها يوم واحد، تنتهي في {date}
        sessionAge|two: عمرها يومان، تنتهي في {date}
        sessionAge|few: عمرها {count} أيام، تنتهي في {date}
        sessionAge|many: عمرها {count} يومًا، تنتهي في {date}
        sessionAge|other: عمرها {count} يوم، تنتهي في {date}
        labelPending: أحداث لدى الجسر
        pendingAt: {number} (حتى {date})
        labelSpill: أحداث تنتظر هنا
        labelHistory: محادثات تنتظر رسائل أقدم
        """)
}

extension BackfillText {
    static let arabic = PhraseTable(
        """
        backfill: طلب رسائل أقدم من الهاتف.
        backfillDiscussion: يسجل الرسائل الأقدم التي تريدها. أثناء تشغيل «whisper bridge run» تُطلب من الهاتف في الخلفية، 50 في كل مرة، بدءًا بالمحادثات الأحدث نشاطًا، ويتابع التشغيل التالي من حيث توقف هذا. من دون \u{200E}--conversation يسري على كل المحادثات، وعلى ما يضاف لاحقًا. الطلب مرة أخرى يبدأ من جديد، حتى في المحادثات المكتملة. والمحادثة المستوردة من ملف فقط ليس فيها رسالة يستطيع الهاتف العثور عليها؛ والرسائل الجديدة فيها تغير ذلك.
        untilOption: طلب الرسائل رجوعًا إلى هذا التاريخ.
        countOption: طلب هذا العدد على الأكثر من الرسائل الأقدم من كل محادثة.
        conversationOption: طلب رسائل هذه المحادثة فقط.
        listOption: سرد ما يُطلب وكم وصل منه.
        removeOption: عدم طلب رسائل أقدم بعد الآن؛ وتبقى التي وصلت.
        oneAction: لا يمكن الجمع بين {first} و{second}.
        wishedChat: ستُطلب من الهاتف رسائل أقدم من «{title}».
        wishedAll|zero: ستُطلب من الهاتف رسائل أقدم من كل المحادثات؛ ولا محادثات حاليًا.
        wishedAll|one: ستُطلب من الهاتف رسائل أقدم من كل المحادثات؛ وهي حاليًا محادثة واحدة.
        wishedAll|two: ستُطلب من الهاتف رسائل أقدم من كل المحادثات؛ وهي حاليًا محادثتان.
        wishedAll|few: ستُطلب من الهاتف رسائل أقدم من كل المحادثات؛ وهي حاليًا {count} محادثات.
        wishedAll|many: ستُطلب من الهاتف رسائل أقدم من كل المحادثات؛ وهي حاليًا {count} محادثة.
        wishedAll|other: ستُطلب من الهاتف رسائل أقدم من كل المحادثات؛ وهي حاليًا {count} محادثة.
        limitUntil: رجوعًا إلى {date}.
        limitCount|zero: بلا رسائل من كل محادثة.
        limitCount|one: رسالة واحدة على الأكثر من كل محادثة.
        limitCount|two: رسالتان على الأكثر من كل محادثة.
        limitCount|few: {count} رسائل على الأكثر من كل محادثة.
        limitCount|many: {count} رسالة على الأكثر من كل محادثة.
        limitCount|other: {count} رسالة على الأكثر من كل محادثة.
        noLimit: إلى أقدم ما لدى الهاتف. قد يبلغ ذلك عشرات الآلاف من الرسائل.
        running: هناك جسر لهذه الخزنة قيد التشغيل، ويبدأ خلال ثوانٍ.
        notRunning: لا جسر لهذه الخزنة قيد التشغيل. ابدأه بالأمر «whisper bridge run».
        startRun: استيراد الرسائل وطلب الأقدم منها
        showList: معرفة كم وصل
        removedChat: لم تعد تُطلب رسائل أقدم من «{title}».
        removedAll: لم تعد تُطلب رسائل أقدم من كل المحادثات.
        noneChat: لم تُطلب رسائل أقدم من «{title}» وحدها.
        noneAll: لم تُطلب رسائل أقدم من كل المحادثات.
        noneHint: يعرض «whisper bridge backfill --list» ما يُطلب.
        noWishes: لا تُطلب رسائل أقدم.
        moreChats|zero: لا محادثات أخرى
        moreChats|one: محادثة أخرى
        moreChats|two: محادثتان أخريان
        moreChats|few: {count} محادثات أخرى
        moreChats|many: {count} محادثة أخرى
        moreChats|other: {count} محادثة أخرى
        untilHeading: رجوعًا إلى
        countHeading: على الأكثر
        receivedHeading: وصل
        stateHeading: الحالة
        oldestHeading: أقدم رسالة
        newestHeading: أحدث رسالة
        waiting: قيد الانتظار
        reached: تم
        complete: لا مزيد لدى الهاتف
        stalled: الهاتف لا يرسل المزيد
        bare: في استيراد فقط
        silent: الهاتف لا يجيب
        unsupported: لا يدعمه الجسر
        unsupportedBridge: لا يستطيع هذا الجسر طلب رسائل أقدم. وتُستورد الرسائل الجديدة كما كانت.
        settled|zero: «{title}»: لا رسائل أقدم، كما طُلب.
        settled|one: «{title}»: رسالة أقدم واحدة، كما طُلب.
        settled|two: «{title}»: رسالتان أقدم، كما طُلب.
        settled|few: «{title}»: {count} رسائل أقدم، كما طُلب.
        settled|many: «{title}»: {count} رسالة أقدم، كما طُلب.
        settled|other: «{title}»: {count} رسالة أقدم، كما طُلب.
        settledComplete|zero: «{title}»: لا رسائل أقدم. لا مزيد لدى الهاتف.
        settledComplete|one: «{title}»: رسالة أقدم واحدة. لا مزيد لدى الهاتف.
        settledComplete|two: «{title}»: رسالتان أقدم. لا مزيد لدى الهاتف.
        settledComplete|few: «{title}»: {count} رسائل أقدم. لا مزيد لدى الهاتف.
        settledComplete|many: «{title}»: {count} رسالة أقدم. لا مزيد لدى الهاتف.
        settledComplete|other: «{title}»: {count} رسالة أقدم. لا مزيد لدى الهاتف.
        settledStalled|zero: «{title}»: لا رسائل أقدم. لدى الهاتف المزيد، لكنه لا يرسله.
        settledStalled|one: «{title}»: رسالة أقدم واحدة. لدى الهاتف المزيد، لكنه لا يرسله.
        settledStalled|two: «{title}»: رسالتان أقدم. لدى الهاتف المزيد، لكنه لا يرسله.
        settledStalled|few: «{title}»: {count} رسائل أقدم. لدى الهاتف المزيد، لكنه لا يرسله.
        settledStalled|many: «{title}»: {count} رسالة أقدم. لدى الهاتف المزيد، لكنه لا يرسله.
        settledStalled|other: «{title}»: {count} رسالة أقدم. لدى الهاتف المزيد، لكنه لا يرسله.
        phoneSilent: لا يجيب الهاتف عن طلبات الرسائل الأقدم. المحاولة التالية خلال {minutes} دقيقة.
        limited: طلبات كثيرة جدًا لرسائل أقدم. المحاولة التالية خلال {minutes} دقيقة.
        finished: وصلت كل الرسائل الأقدم المطلوبة التي يرسلها الهاتف.
        stopped: لم يعد ممكنًا طلب رسائل أقدم في هذا التشغيل: {reason}
        """)
}

extension SyncCommandText {
    static let arabic = PhraseTable(
        """
        root: تبادل الرسائل مع خادم في الوقت الحقيقي.
        rootDiscussion: الخزنة هي المصدر الوحيد لما يُعرض: ما يصل يدخلها أولًا، وما ترسله ينتظر فيها حتى يصل إلى الخادم. اقرأه بالأمر «whisper» الذي لا يستعمل الشبكة أبدًا؛ أما هذا البرنامج فيستعملها.
        login: تسجيل الدخول إلى خادم.
        loginDiscussion: يسأل عن السر في الطرفية. تحفظ الخزنة العنوان ورمزًا مميزًا مختومًا، ولا تحفظ السر أبدًا.
        logout: تسجيل الخروج وإزالة الرمز المميز.
        logoutDiscussion: يُعلم الخادم ويزيل الرمز المميز من هذا الجهاز. تبقى الرسائل، ومنها التي تنتظر الإرسال.
        run: استقبال الرسائل وإرسالها حتى الإيقاف.
        runDiscussion: يبقى في المقدمة ويتصل من جديد كلما انقطع الاتصال؛ لذا يناسب مدير الخدمات. أوقفه بـ Ctrl-C أو SIGTERM.
        chat: قراءة الرسائل وكتابتها في عرض بملء الشاشة.
        chatDiscussion: يعرض ما يعرضه «whisper browse»، ويتابع الخادم في أثناء ذلك كما يفعل «whisper-sync run»، وفيه نص يُكتب تحت الرسائل. يسمي السطر الذي فوقه جهة الاتصال التي يُختم لها، أو يحذر من أن الخادم يستطيع قراءته. وتُميَّز الرسائل التي لم تصل إلى الخادم بعد. اضغط ? لعرض المفاتيح.
        send: إرسال رسالة.
        sendDiscussion: تُحفظ الرسالة أولًا ثم تُرسل. وإن تعذّر الوصول إلى الخادم انتظرت، ويرسلها «whisper-sync run» لاحقًا.
        retry: إعادة إرسال رسالة كان الخادم قد رفضها.
        status: عرض الحساب وإلى أين وصلت كل محادثة وما ينتظر الإرسال.
        serverArgument: عنوان الخادم: https://HOST، أو http:// إلى هذا الجهاز.
        userArgument: اسم المستخدم لدى الخادم.
        conversationArgument: المحادثة: عنوانها أو معرّفها أو معرّفها لدى الخادم.
        textArgument: النص؛ و - يقرؤه من الدخل القياسي.
        messageArgument: معرّف الرسالة كما يعرضه «whisper-sync status».
        boundContact: جهة الاتصال: اسمها أو معرّفها أو بصمتها.
        server: الخادم، إن لم تكن الخزنة مسجلة الدخول إلى خادم.
        tokenFile: قراءة رمز الوصول من السطر الأول في FILE، ثم من جديد حين تنتهي صلاحيته.
        secretFile: قراءة السر من السطر الأول في FILE؛ و - هو الدخل القياسي.
        secretDescriptor: قراءة السر من الملف المفتوح N.
        device: اسم لهذا الجهاز يُخبَر به الخادم.
        seal: ختم ما يُرسل وفتح ما يصل، فلا يرى الخادم إلا نصًا مشفّرًا.
        trustCarrierTime: الحكم على الرسائل المختومة الفائتة بالوقت الذي يقول الخادم إنه تسلّمها فيه.
        caFile: الوثوق بالشهادات في FILE إلى جانب شهادات النظام.
        tokenInQuery: وضع الرمز المميز في عنوان الاتصال المباشر للخوادم التي لا تقرؤه في غيره؛ والعناوين تبقى في السجلات.
        timeout: انتظار الخادم N ثانية على الأكثر.
        bind: ربط محادثة بجهة اتصال.
        unbind: إلغاء ربط محادثة بجهة اتصال.
        bindDiscussion: من ذلك الحين يُختم ما ترسله في المحادثة بمفاتيح جهة الاتصال هذه، ويُفتح ما يصل مختومًا. ولا يُصدَّق الخادم أبدًا في من يكون أحد؛ لذا تحدده أنت مرة واحدة.
        rooms: سرد محادثات الخادم مع الدعوات.
        create: إنشاء محادثة على الخادم.
        createDiscussion: يعرف الخادم المدعوين والعنوان، ولا يعرف ما ترسله إذا ربطت المحادثة بجهة اتصال.
        join: قبول دعوة أو الانضمام إلى محادثة عامة.
        leave: مغادرة محادثة أو رفض دعوة.
        leaveDiscussion: تبقى الرسائل المستلمة حتى الآن في الخزنة. ولا يمكنك الكتابة مجددًا إلا بعد الانضمام من جديد.
        fetch: جلب رسائل سابقة وملفات محادثة.
        fetchDiscussion: يجلب كل تشغيل ما استجدّ منذ التشغيل السابق. هذا الأمر للرسائل التي سبقت أول تشغيل، وللملفات التي لا تُنزَّل إلا عند الطلب.
        titleOption: عنوان المحادثة.
        withOption: دعوة USER؛ كرّر الخيار لدعوة أكثر من مستخدم.
        directOption: جعلها محادثة مع شخص واحد يمكن ربطها بجهة اتصال.
        roomArgument: معرّف المحادثة على الخادم أو اسمها.
        pagesOption: عدد صفحات الرسائل السابقة التي تُجلب.
        filesOption: تنزيل ملفات المحادثة.
        loginTokenOption: السر رمز دخول من صفحة تسجيل الدخول الموحد.
        serverChoice: الخادم، إذا كانت الخزنة مسجَّلة الدخول في أكثر من خادم.
        attachOption: يرفق FILE، ويكون النص تعليقًا عليه؛ \u{200F}- هو الدخل القياسي.
        typeOption: نوع وسائط الملف، مثل image/png، إن لم يدل عليه اسمه.
        fileSizeOption: يتجاوز الملفات الأكبر من هذا العدد من الميغابايت (2^20 بايت).
        runFilesOption: ينزّل الملفات حال وصولها، وتلك التي لم تُنزَّل بعد.
        """)
}

extension SyncText {
    static let arabic = PhraseTable(
        """
        stateConnected: متصل
        stateConnecting: جارٍ الاتصال…
        stateWaiting: لا اتصال، الرسائل تنتظر
        stateEnded: تم تسجيل الخروج، الرسائل تنتظر
        askSecret: سر «{user}» لدى {server}:
        loggedIn: سُجّل الدخول إلى {server} باسم «{user}».
        loggedOut: سُجّل الخروج. أُزيلت الجلسة من هذا الجهاز.
        loggedOutHere: أُزيلت الجلسة من هذا الجهاز. تعذّر إبلاغ الخادم؛ وتنتهي هناك من تلقاء نفسها.
        nothingToRemove: لم يكن هناك ما يُزال.
        connecting: جارٍ الاتصال بـ {server}…
        connected: تم الاتصال بـ {server} باسم «{user}».
        disconnected: انقطع الاتصال.
        retrying: {reason} محاولة جديدة بعد {seconds} ثانية.
        finished: الرسائل: {received} مستلمة، و{sent} مرسلة؛ و{waiting} تنتظر الإرسال.
        sent: أُرسلت.
        queued: حُفظت. {reason} تنتظر الرسالة حتى يستطيع «whisper-sync run» إرسالها.
        messageFailed: رفض الخادم رسالة نهائيًا ({reason})؛ ويعرضها «whisper-sync status».
        unreachable: تعذّر الوصول إلى الخادم.
        untrusted: شهادة الخادم غير موثوقة، أو ليست لهذا المضيف.
        untrustedHint: الخيار --ca-file يسمّي شهادات خادم خاص.
        unauthorized: لم يقبل الخادم المستخدم والسر.
        sessionEnded: لم يعد الخادم يقبل الرمز المميز.
        sessionEndedHint: الأمر «whisper-sync login» يسجّل الدخول من جديد؛ ولا يضيع شيء مما ينتظر الإرسال.
        loginAgain: سجّل الدخول من جديد بالأمر «{command}»؛ ولا يضيع شيء مما ينتظر الإرسال.
        rateLimited: يطلب الخادم الانتظار.
        serverFailed: أخفق الخادم.
        notUnderstood: يجيب الخادم بما لا يفهمه هذا البرنامج.
        notLoggedIn: الخزنة غير مسجلة الدخول إلى أي خادم.
        notLoggedInHint: الأمر «whisper-sync login» يسجّل الدخول؛ ويُستغنى عنه بـ --server و--token-file.
        alreadyLoggedIn: الخزنة تابعة أصلًا للمستخدم «{user}» لدى {server}.
        alreadyLoggedInHint: تحوي الخزنة محادثات حساب واحد؛ فاستعمل خزنة أخرى لحساب آخر.
        invalidAddress: لا يُتصل بالعنوان «{address}».
        invalidAddressHint: https://HOST، أو http:// إلى هذا الجهاز وحده: فإلى غيره يسافر الرمز مكشوفًا.
        emptyToken: لا يحوي السطر الأول في {path} أي رمز مميز.
        refused: رفض الخادم الرسالة نهائيًا: {reason}
        tooLong: الرسالة أطول من {limit} بايت.
        emptyMessage: لا شيء يُرسل: النص فارغ.
        notText: الدخل ليس نصًا بترميز UTF-8.
        notOfServer: «{name}» ليست محادثة من الخادم.
        notOfServerHint: الأمر «whisper-sync status» يعرض محادثات الخادم؛ و«whisper-sync run» يُدخلها.
        groupNotSealed: الرسالة المختومة تذهب إلى شخص واحد، وهذه المحادثة مجموعة.
        contactUnknownHint: اربط المحادثة بجهة اتصال بالأمر «whisper-sync bind».
        noFailedMessage: لا توجد رسالة مرفوضة «{id}».
        unsupported: هذه النسخة من Whisper لا تستعمل الشبكة.
        unsupportedHint: يُبنى مع السمة Realtime.
        labelServer: العنوان
        labelUser: المستخدم
        labelDevice: الجهاز
        labelLogin: الدخول
        isLoggedIn: مسجَّل
        isLoggedOut: غير مسجَّل
        labelConversations: المحادثات المتزامنة
        labelWaiting: في انتظار الإرسال
        labelFailed: رفضها الخادم
        labelConnections: الاتصالات المنشأة
        columnConversation: المحادثة
        columnCursor: حتى الحدث
        columnMessage: الرسالة
        columnState: الحالة
        columnAttempts: المحاولات
        waiting: منتظرة
        failed: مرفوضة
        bound: المحادثة «{conversation}» مربوطة من الآن بجهة الاتصال «{contact}».
        unbound: المحادثة «{conversation}» غير مربوطة بأي جهة اتصال.
        sealedTo: خُتمت لـ «{contact}».
        contactUnknown: المحادثة «{conversation}» غير مربوطة بأي جهة اتصال.
        noSecret: لم يُعطَ سر، ولا توجد طرفية للسؤال عنه.
        noSecretHint: الخيار --secret-file يقرؤه من ملف، ومع - من الدخل القياسي.
        mayNotWrite: لا يمكنك الكتابة في هذه المحادثة
        noConversation: لا توجد هذه المحادثة
        tooLarge: هي أطول مما يقبله الخادم
        notAccepted: لا يقبلها الخادم كما هي
        soFar: الرسائل حتى الآن: {received} مستلمة، و{sent} مرسلة.
        labelEvents: أحداث الخادم
        labelSent: الرسائل المرسلة
        columnServerID: المعرّف لدى الخادم
        certificateExpired: انتهت صلاحية شهادة الخادم أو لم تبدأ بعد.
        certificateWrongHost: شهادة الخادم صادرة لمضيف آخر.
        certificateUnknown: لم تصدر شهادة الخادم عن جهة موثوقة.
        otherVersion: يتحدث الخادم الإصدار {version} من البروتوكول، ويتحدث هذا البرنامج إصدارًا آخر.
        serverBehind: يعدّ الخادم في «{conversation}» أحداثًا أقل من قبل؛ ربما فُقد شيء هناك. لا يُحذف شيء هنا.
        newEpoch: بدأ الخادم العدّ من جديد في «{conversation}»، لذلك يُجلب كل شيء مرة أخرى. لا يُحذف شيء هنا.
        skippedEvents: أحداث في «{conversation}» تعذّرت قراءتها وجرى تخطيها: {count}
        skippedConversations: محادثات في قائمة الخادم تعذّرت قراءتها وجرى تخطيها: {count}
        missingEvents: أحداث في «{conversation}» لا يعطيها الخادم: {count}. يسردها «whisper-sync status».
        endlessPages: لا تنتهي إجابات الخادم عن «{conversation}»؛ ستُطلب مرة أخرى لاحقًا.
        endlessList: لا تنتهي قائمة محادثات الخادم؛ سيُطلب الباقي لاحقًا.
        collisions: رسائل في «{conversation}» أعطاها الخادم معرّف رسائل أخرى أو رقمها ولم تُحفظ: {count}
        reworded: رسائل في «{conversation}» غيّرها الخادم: {count}. تبقى كلماتك محفوظة كنسخة سابقة.
        foreignAnswer: أجاب الخادم برسالة غير التي أُرسلت؛ ستُرسل مرة أخرى.
        vaultUnread: تعذّرت قراءة الخزنة.
        labelMissing: ما لم يعطه الخادم
        labelUnreadable: ما لا يُقرأ مما أعطاه الخادم
        helperMissing: برنامج المزامنة غير موجود: {path}
        helperMissingHint: يُثبَّت بجانب «whisper».
        lineElsewhere: خُتمت هذه الرسالة لمحادثة أخرى.
        lineOutOfOrder: كُتبت هذه الرسالة قبل رسالة تقع فوقها.
        lineContradicted: تتعارض هذه الرسالة مع رسالة أخرى من الجهاز نفسه؛ ربما استُبدلت إحداهما.
        linesNotHere: رسائل ليست هنا قبل هذه الرسالة، محجوبة أو منتهية الصلاحية أو لم تُرسل قط أو حُذفت من هذه الخزنة: {count}
        serverTime: بحسب الخادم: {time}
        youWrote: كتبت أنت: {text}
        otherEnvelope: يحتفظ الخادم بشيء آخر بدل ظرفك؛ ربما لم تصل كلماتك.
        otherText: تُبلغ الخدمة عن نص آخر: {text}
        unreadEdit: تعذّرت قراءة تعديل لهذه الرسالة.
        nameTaken: «{name}» اسم جهة اتصال أو محادثة مرتبطة بجهة اتصال، لكن هذه المحادثة غير مرتبطة بأي جهة اتصال.
        nameTakenHint: يربطها «whisper-sync bind»؛ ومع معرّفها {id} بدل الاسم تُرسل الرسالة بلا تشفير.
        retitled: أعطى الخادم المحادثة «{conversation}» المرتبطة بجهة اتصال اسمًا آخر. يبقى اسمها هنا كما كان.
        writtenInPlain: كُتبت قبل ربط المحادثة بجهة اتصال، وهي غير مختومة؛ يختمها «whisper-sync retry»
        notTried: لم يُجرَّب شيء، كما يطلب «--timeout 0».
        isWith: المحادثة «{conversation}» مربوطة بجهة الاتصال «{contact}».
        serviceCannot: الخادم {server} لا يدعم ذلك.
        notPermitted: الخادم لا يسمح بذلك.
        noSuchRoom: ليس لدى الخادم محادثة أو ملف كهذا.
        invalidRoom: ليس لدى خدمة الخادم محادثات أو مستخدمون بمثل هذا الاسم.
        fileTooLarge: الملف أكبر من الحجم المسموح به.
        serviceUnknown: الخادم {address} لا يقدّم بروتوكول Whisper ولا Matrix.
        severalAccounts: الخزنة مسجَّلة الدخول في أكثر من خادم.
        severalAccountsHint: اختر واحدًا بالخيار --server.
        historyLeft: تنقص رسائل سابقة في «{conversation}»: لم يعد الخادم يعطيها.
        answersTooLarge: إجابات الخادم أكبر من أن تُعالَج.
        unreadableRoom: خدمة الخادم تشفّر «{conversation}» بنفسها؛ تُحفظ رسائلها ولا يمكن قراءتها هنا.
        messageHeld: تنتظر رسالة حتى يتأكد أنها ليست لدى الخادم من قبل.
        invitedTo: دعاك {user} إلى «{conversation}». اقبل بالأمر «whisper-sync join {id}».
        roomCreated: أُنشئت المحادثة «{conversation}» بالمعرّف {id}.
        roomJoined: انضممت إلى المحادثة «{conversation}».
        roomLeft: غادرت المحادثة «{conversation}». تبقى رسائلها في الخزنة.
        isMember: عضو
        isInvited: مدعو
        isUnreadable: مشفَّرة من الخدمة
        labelService: الخدمة
        labelGaps: سجل ناقص
        historyFetched: رسائل سابقة جُلبت في «{conversation}»: {count}
        historyComplete: كل الرسائل التي يعطيها الخادم من «{conversation}» في الخزنة.
        filesFetched: ملفات نُزّلت: {count} ({size})
        filesFailed: ملفات تعذّر تنزيلها: {count}
        noUser: اسم المستخدم ناقص.
        askLoginToken: رمز الدخول:
        singleSignOn: افتح {address} في متصفح وسجّل الدخول. عنوان الصفحة التي تُنقل إليها بعد ذلك يحتوي على رمز الدخول بعد «loginToken=».
        readingFile: قراءة {name}
        uploading: رفع {name}
        downloading: تنزيل الملفات
        fetchingHistory: جلب الرسائل السابقة
        fileChanged: تغيّر {path} أثناء قراءته؛ لم يُحفظ شيء ولم يُرسل.
        fileExceeds: {path} أكبر مما يقبله الخادم ({limit})؛ لم يُحفظ شيء ولم يُرسل.
        fileGone: لم يعد الملف في الخزنة
        filesUnsupported: خدمة الخادم لا تدعم الملفات
        fileNotSealed: لا يمكن ختم الملفات، فسيرى الخادم الملف؛ لم يُحفظ شيء ولم يُرسل.
        fileNotSealedHint: لإرساله دون ختم، استعمل محادثة غير مربوطة بجهة اتصال، ودون \u{200E}--seal.
        oneInput: لا يمكن أن يأتي النص والملف معًا من الدخل القياسي.
        filesFailedHint: شغّل الأمر مرة أخرى لإعادة المحاولة.
        filesExpired: ملفات لم تعد لدى الخادم: {count}
        filesTooLarge: ملفات تُجووزت لأنها أكبر من {size}: {count}؛ اختر حدًا آخر بالخيار \u{200E}--max-file-size.
        filesReceived: ملفات نُزّلت: {count}
        fileFailed: تعذّر تنزيل «{name}»: {reason}
        namelessFileFailed: تعذّر تنزيل ملف الرسالة {reference} في «{title}»: {reason}
        filesWait: يطلب الخادم الانتظار؛ يُستأنف بعد {seconds} ث.
        encryptedThere: الخدمة تشفّر المحادثة بنفسها، وكان الخادم سيقرأ الرسالة؛ لم تُرسل
        encryptedRoom: الخدمة تشفّر هذه المحادثة بنفسها، وكان الخادم سيقرأ ما يرسله Whisper إليها؛ لم يُرسل شيء.
        encryptedRoomHint: أنشئ محادثة بلا ذلك التشفير باستخدام «whisper-sync create». ما هو مختوم يمكن إرساله: اربط المحادثة بجهة اتصال باستخدام «whisper-sync bind».
        serverCannot: الخادم لا يدعم هذا.
        loginRefused: رفض الخادم تسجيل الدخول بهذه الكلمات: {words}
        loginNotOffered: الخادم عند {server} لا يتيح طريقة تسجيل الدخول هذه.
        offersLoginTokens: يتيح تسجيل الدخول الموحّد: استخدم \u{200E}--login-token.
        offersPasswords: يتيح كلمات السر: اذكر اسم المستخدم، من دون \u{200E}--login-token.
        offersOAuth: يتيح OAuth وحده، وWhisper لا يدعمه. استخدم حسابًا على خادم آخر.
        offersNothingKnown: لا يتيح تسجيل دخول يدعمه Whisper. استخدم حسابًا على خادم آخر.
        noSync: ليس لدى الخادم عند {server} طلب «/sync» الذي تُستقبل به الرسائل. استخدم حسابًا على خادم آخر.
        thirdPerson: في «{conversation}» المرتبطة بجهة اتصال أكثر من شخصين. لا يستطيع قراءة ما يُختم هناك إلا جهة الاتصال.
        hasThirdPerson: أكثر من شخصين
        labelThirdPersons: أكثر من شخصين
        leftNothingNew: لا يأتي الخادم بجديد
        leftUnreadable: تتعذر قراءة إجابات الخادم
        leftRefused: يرفض الخادم ذلك
        connectedAndWaiting: تم الاتصال بـ {server} باسم «{user}»؛ في انتظار الرسائل. Ctrl-C يُنهي.
        sentByNextRun|zero: {count}؛ يرسلها «whisper-sync run» التالي
        sentByNextRun|one: {count}؛ يرسلها «whisper-sync run» التالي
        sentByNextRun|two: {count}؛ يرسلها «whisper-sync run» التالي
        sentByNextRun|few: {count}؛ يرسلها «whisper-sync run» التالي
        sentByNextRun|many: {count}؛ يرسلها «whisper-sync run» التالي
        sentByNextRun|other: {count}؛ يرسلها «whisper-sync run» التالي
        sentAgainByRetry|zero: {count}؛ يعيد «whisper-sync retry ID» إرسالها
        sentAgainByRetry|one: {count}؛ يعيد «whisper-sync retry ID» إرسالها
        sentAgainByRetry|two: {count}؛ يعيد «whisper-sync retry ID» إرسال واحدة
        sentAgainByRetry|few: {count}؛ يعيد «whisper-sync retry ID» إرسال واحدة
        sentAgainByRetry|many: {count}؛ يعيد «whisper-sync retry ID» إرسال واحدة
        sentAgainByRetry|other: {count}؛ يعيد «whisper-sync retry ID» إرسال واحدة
        kindsOfEvents: {count} (رسائل وتعديلات وإيصالات وما شابه)
        otherUser: أنت عند الخادم «{user}»، لا «{name}». إن لم يكن هذا حسابك، فشغّل «whisper-sync logout».
        """)
}

extension SealingCommandText {
    static let arabic = PhraseTable(
        """
        identity: إدارة هوياتك.
        identityCreate: إنشاء هوية.
        identityCreateDiscussion: ينشئ زوجين من المفاتيح: أحدهما ليُكتب إليك، والآخر للتوقيع. يُختم بالهوية الأولى حيث لا تُذكر هوية؛ ويختار «whisper identity use» غيرها.
        identityList: عرض قائمة هوياتك.
        identityShow: عرض هوية: كلماتها وبصمتها ومفاتيحها.
        identityShowDiscussion: اقرأ الكلمات هاتفيًا على من لديه بطاقتك: إن كانت كلماته نفسها، فلم يضع أحد مفاتيح أخرى بينكما.
        identityUse: تعيين الهوية الافتراضية.
        identityRename: إعطاء هوية اسمًا آخر.
        identityArchive: السماح لهوية بفتح الرسائل دون ختمها بعد اليوم.
        identityArchiveDiscussion: تظل تفتح ما خُتم لها على الدوام. وفي الطرفية تُسأل أولًا.
        identityRotate: استبدال مفاتيح هوية بأخرى جديدة.
        identityRotateDiscussion: تأخذ المفاتيح الجديدة الاسم. وتوقّع القديمة إقرارًا بذلك ليميّزه معارفك عن منتحل، وتظل تفتح الرسائل. أعطِ معارفك البطاقة الجديدة: «whisper identity export». وفي الطرفية تُسأل أولًا.
        identityExport: طباعة البطاقة العامة لهوية، ليكتب إليك الآخرون.
        identityExportDiscussion: لا سرّ في البطاقة: أرسلها بالبريد، أو اعرضها رمز QR بالأمر «whisper qr show»، أو ضعها في صفحة ويب.
        identityBackup: أخذ نسخة احتياطية من الهويات بمفاتيحها السرية تحت عبارة مرور خاصة بها.
        identityBackupDiscussion: من دون اسم تُكتب الهويات كلها. تُطلب عبارة المرور مرتين؛ وإن تُركت فارغة أُنشئت عشر كلمات. ومن ملك الملف والعبارة قرأ بريدك ووقّع باسمك.
        identityRestore: استعادة هويات من نسخة احتياطية.
        identityRestoreDiscussion: يعرض ما سيضاف ثم يسأل. وما هو موجود لا يُستبدل أبدًا. والرسالة التي فُتحت بهوية في مكان آخر، كجهاز آخر، تُفتح هنا مرة أخرى: لا سبيل لهذه الخزنة إلى معرفة ذلك.
        contact: إدارة جهات الاتصال التي تتبادل معها رسائل مختومة.
        contactAdd: إضافة جهة اتصال يدويًا.
        contactAddDiscussion: من بطاقة، أو من 64 رقمًا ستّ عشريًا لمفتاح عام.
        contactList: عرض قائمة جهات الاتصال.
        contactShow: عرض جهة اتصال: الثقة والكلمات والبصمة والمفاتيح السابقة.
        contactVerify: التحقق من مفاتيح جهة اتصال بمقارنة الكلمات.
        contactVerifyDiscussion: يعرض كلمات كليكما. وعلى الهاتف يقرأ كلٌّ كلمات الآخر. لا تُجب بنعم إلا إذا تطابقت الاثنتان.
        contactRevoke: إبطال مفاتيح جهة اتصال.
        contactRevokeDiscussion: لا تُختم لها رسائل بعد ذلك، وتُعرض توقيعاتها على أنها ملغاة. ومفاتيح جديدة تجعل جهة الاتصال صالحة من جديد. وفي الطرفية تُسأل أولًا.
        contactBlock: رفض الكتابة إلى جهة اتصال وإخفاء ما تختمه لك.
        contactUnblock: إلغاء حظر جهة اتصال.
        contactRename: إعطاء جهة اتصال اسمًا آخر.
        contactNote: كتابة ملاحظة على جهة اتصال، أو حذفها.
        contactLink: ربط جهة اتصال بمرسل رسائل مستوردة.
        contactRemove: حذف جهة اتصال.
        contactRemoveDiscussion: تبقى رسائلها.
        contactExport: طباعة دفتر المفاتيح: المفاتيح العامة لكل جهات الاتصال.
        contactExportDiscussion: تُترك الثقة خارجه: على من يستورده أن يتحقق بنفسه.
        contactImport: إضافة جهات اتصال من بطاقة أو من دفتر مفاتيح.
        contactImportDiscussion: يعرض ما سيضاف ثم يسأل. ومفاتيح أخرى لاسم معروف تغيّرٌ في المفاتيح: يُرفض برمز الخروج 25 ما لم يُعط --accept-key-change، ويجب التحقق من الجهة من جديد.
        importBundle: إضافة جهة اتصال من بطاقة؛ مثل «contact import».
        policy: إدارة سياسات الرسائل المختومة.
        policyList: عرض السياسات وحالتها.
        policySet: تفعيل سياسة أو إيقافها.
        policySetDiscussion: تفعيل biometric-gated-signing يطلب اختيار عبارة توقيع تُطلب بعد ذلك مع كل توقيع؛ ويلزم ذكرها لإيقافه أيضًا.
        encrypt: ختم رسالة في سطر واحد من النص لأي تطبيق مراسلة.
        encryptDiscussion: الرسالة هي الدخل القياسي بايتًا ببايت؛ ويُطبع الظرف على الخرج القياسي. وتُوقَّع إن كان للهوية مفتاح توقيع. وتبقى نسخة في الخزنة لتقرأ ما أرسلته.
        decrypt: فتح رسالة مختومة.
        decryptDiscussion: يجد أول ظرف في نص ملف أو في الدخل القياسي، أيًّا كان ما حوله. تُطبع الرسالة بايتًا ببايت على الخرج القياسي، وصاحبها على خرج الأخطاء. ويعني رمز الخروج 25 أن مفاتيح المرسل تغيّرت أو أُلغيت. والظرف يُفتح مرة واحدة.
        detect: العثور على رسائل مختومة في نص أو في الحافظة أو في الخزنة.
        detectDiscussion: لا يفتح شيئًا؛ وفي الطرفية يعرض ذلك.
        inbox: فتح الرسائل المختومة في المحادثات المستوردة.
        inboxDiscussion: توضع كلٌّ منها خلف الرسالة التي حملتها مباشرة. الأظرف الأقدم من 48 ساعة منتهية؛ ويأخذ --trust-carrier-time بالوقت الذي يقول تطبيق المراسلة إنه تلقّاها فيه، ولا يشهد عليه شيء آخر.
        qr: عرض رموز QR وقراءتها.
        qrShow: عرض بطاقة أو ظرف رمز QR.
        qrShowDiscussion: من دون وسيط بطاقة الهوية المبدئية؛ و - تأخذ بطاقة أو ظرفًا من الدخل القياسي.
        qrScan: قراءة رموز QR في صورة.
        qrScanDiscussion: يعرض ما في كل رمز ويسأل قبل إضافة جهة اتصال أو فتح رسالة.
        """)
}

extension SealingOptionText {
    static let arabic = PhraseTable(
        """
        identityName: الهوية: اسمها أو معرّفها أو بصمتها.
        newIdentityName: الاسم كما سيراه الآخرون.
        noSigningKey: من دون مفتاح توقيع: ما تختمه لا يُوقَّع أبدًا.
        renameTo: الاسم الجديد.
        backupIdentity: الهوية؛ ومن دونها كلها.
        backupOutput: الملف الذي يُكتب؛ و - هي الخرج القياسي.
        backupInput: النسخة؛ و - هي الدخل القياسي.
        backupPassphraseCommand: يأخذ عبارة مرور النسخة من أول سطر يطبعه هذا الأمر.
        backupPassphraseFile: يأخذ عبارة مرور النسخة من أول سطر في هذا الملف.
        backupPassphraseDescriptor: يأخذ عبارة مرور النسخة من أول سطر في واصف الملف المفتوح هذا.
        contactName: جهة الاتصال: اسمها أو معرّفها أو بصمتها.
        newContactName: الاسم الذي تُحفظ به جهة الاتصال.
        contactKey: بطاقة، أو مفتاح X25519 العام في 64 رقمًا ستّ عشريًا.
        signingKey: مفتاح Ed25519 العام في 64 رقمًا ستّ عشريًا.
        contactPrefix: الجهات التي تبدأ أسماؤها هكذا فقط.
        noteText: الملاحظة؛ ومن دونها تُحذف.
        linkPerson: المرسل: اسمه أو أول اسمه أو معرّفه.
        bundlePath: ملف فيه بطاقة أو دفتر مفاتيح؛ و - هي الدخل القياسي.
        bundleName: حفظ جهة الاتصال بهذا الاسم.
        acceptKeyChange: قبول مفاتيح أخرى لجهة معروفة.
        policyName: واحدة من: contact-required-to-send، require-signature-for-verified، auto-archive-on-rotation، biometric-gated-signing.
        policyValue: on أو off.
        forgetSigningKeys: مع «biometric-gated-signing off»: من دون عبارة التوقيع، مع التخلي عن المفاتيح التي تحميها.
        recipient: الجهة التي يُختم لها: اسمها أو معرّفها أو بصمتها.
        recipientKey: مفتاح X25519 عام يُختم له، في 64 رقمًا ستّ عشريًا.
        sender: الهوية التي يُختم بها.
        sign: التوقيع، أو الفشل حيث لا يمكن.
        noSign: من دون توقيع.
        envelopePath: ملف فيه النص؛ و - أو لا شيء هو الدخل القياسي.
        everyEnvelope: فتح كل ظرف في النص؛ تظهر كل رسالة تحت حكمها، وسطورها خلف «| ».
        detectPaths: ملفات فيها نص؛ و - أو لا شيء هو الدخل القياسي.
        clipboard: النظر في الحافظة.
        inVault: البحث في رسائل الخزنة.
        inboxConversation: هذه المحادثة فقط: العنوان أو جزء منه أو الرمز المختصر أو المعرّف.
        trustCarrierTime: الحكم على العمر بوقت الرسالة التي حملت الظرف.
        showBlocked: عرض رسائل الجهات المحظورة أيضًا.
        qrSubject: هوية، أو - للدخل القياسي.
        qrPNG: كتابة صورة PNG؛ و - هي الخرج القياسي.
        qrSVG: كتابة صورة SVG؛ و - هي الخرج القياسي.
        qrScale: ضلع الوحدة في PNG بالبكسل، من 2 إلى 64.
        picture: صورة PNG أو JPEG؛ و - هي الدخل القياسي.
        resetClock: إرجاع ساعة الخزنة إلى ساعة هذا الجهاز.
        shownContact: جهة الاتصال: اسمها أو جزء منه، أو معرّفها القصير، أو بصمتها.
        revokedContact: الثقة من جديد بمفاتيح ملغاة لجهة اتصال.
        copy: ينسخ الظرف إلى الحافظة بدلًا من طباعته.
        fromClipboard: يأخذ النص من الحافظة.
        """)
}

extension SealingFailureText {
    static let arabic = PhraseTable(
        """
        invalidEnvelope: ظرف غير صالح
        invalidEnvelopeHint: تغيّر في الطريق أو هو تالف. انسخه من جديد، أو اطلب ختمه مرة أخرى.
        noEnvelopeHint: لا رسالة مختومة في هذا النص. تبدأ الرسالة المختومة بـ«whisper1:»؛ انسخها كاملة.
        replayDetected: كُشف تكرار
        replayHint: فُتح الظرف من قبل. رسالته في الخزنة: {reference}. اقرأها بالأمر «{command}».
        replayDeletedHint: فُتح الظرف من قبل. لم تعد رسالته في الخزنة: فقد حُذفت.
        messageExpired: انتهت صلاحية الرسالة
        messageExpiredHint: يُفتح الظرف خلال 48 ساعة حول الوقت الذي يحمله. هل ساعة هذا الجهاز صحيحة؟ يعرضها «whisper doctor».
        notAddressed: هذه الرسالة ليست موجهة إليك
        notAddressedHint: يعرض «whisper identity list» الهويات التي يمكنها فتح الرسائل هنا. وما ختمته لغيرك لا يُفتح إلا على جهازه.
        ownEnvelope: ختمت أنت هذه الرسالة لـ «{name}»، ولا يفتحها سواه
        ownEnvelopeHint: ما كتبته: {command}
        signatureCancelled: أُلغي التوقيع
        replayFull: الحماية من التكرار ممتلئة
        replayFullHint: لا يمكن الكتابة في الخزنة، فلا يُسجَّل أن الرسالة فُتحت. لم يُفتح شيء.
        messageTooLong|zero: الرسالة أطول مما يجب: الحد الأقصى {count} بايت.
        messageTooLong|one: الرسالة أطول مما يجب: الحد الأقصى بايت واحد.
        messageTooLong|two: الرسالة أطول مما يجب: الحد الأقصى بايتان.
        messageTooLong|few: الرسالة أطول مما يجب: الحد الأقصى {count} بايتات.
        messageTooLong|many: الرسالة أطول مما يجب: الحد الأقصى {count} بايتًا.
        messageTooLong|other: الرسالة أطول مما يجب: الحد الأقصى {count} بايت.
        noIdentity: لا توجد هوية يُختم بها.
        noIdentityHint: ينشئ «whisper identity create الاسم» واحدة.
        noSuchIdentity: لا توجد هوية «{name}».
        noSuchIdentityHint: يعرض «whisper identity list» هوياتك.
        identityExists: توجد هوية «{name}» من قبل.
        identityArchived: الهوية «{name}» مؤرشفة: تفتح الرسائل ولا تختم.
        identityArchivedHint: اختر غيرها بـ --from، أو أنشئ واحدة بـ «whisper identity create».
        identityNotActive: الهوية «{name}» لم تعد فعّالة.
        noSigningKey: ليس للهوية «{name}» مفتاح توقيع.
        noSigningKeyHint: أنشئ هوية لها مفتاح توقيع بـ «whisper identity create»، أو جدّد مفاتيح هذه بـ «whisper identity rotate».
        invalidName: لا يصلح «{name}» اسمًا: يجب أن يكون من 1 إلى 128 بايت، من دون محارف تحكم.
        noSuchContact: لا توجد جهة اتصال «{name}».
        noSuchContactHint: يعرض «whisper contact list» جهات الاتصال؛ ويأخذ --to-key مفتاحًا عامًا.
        noSuchContactSuggestion: لا توجد جهة اتصال «{name}». هل المقصود {candidates}؟
        verifyingRevoked: مفاتيح «{name}» ملغاة؛ الخيار \u{200E}--yes وحده لا يعيد الثقة بها.
        verifyingRevokedHint: قارن الكلمات من جديد، ثم استخدم --yes و--revoked.
        ambiguousContact: ينطبق «{name}» على عدة جهات: {candidates}
        ambiguousContactHint: أعطِ الاسم كاملًا أو البصمة.
        contactExists: توجد جهة اتصال «{name}» من قبل.
        contactExistsHint: اختر اسمًا آخر بـ --name.
        contactBlocked: جهة الاتصال «{name}» محظورة.
        contactBlockedHint: يرفع «whisper contact unblock» الحظر.
        contactRevoked: مفاتيح «{name}» ملغاة.
        contactRevokedHint: اطلب بطاقة جديدة واستوردها بـ «whisper contact import --accept-key-change».
        keyChanged: تغيّرت مفاتيح «{name}».
        keyChangedHint: اسأل الشخص بطريق آخر. إن صحّ ذلك فأعطِ --accept-key-change، ثم تحقق من الجهة من جديد.
        senderKeyChanged: تغيّرت مفاتيح المرسل.
        senderKeyChangedHint: لا تثق بما تقوله قبل أن تكلّم «{name}». يعرض «whisper contact show» المفاتيح التي تعرفها.
        senderRevoked: مفاتيح المرسل ملغاة.
        policyRawKey: لا تسمح السياسة contact-required-to-send إلا بجهات الاتصال، والمفتاح {key} ليس لأيٍّ منها.
        policyRawKeyHint: أضف المفتاح جهةَ اتصال بـ «whisper contact add».
        policySignature: تطلب السياسة require-signature-for-verified توقيعًا إلى «{name}».
        policySignatureHint: اترك --no-sign.
        policySignatureKeyHint: ليس للهوية مفتاح توقيع: أنشئ واحدة لها مفتاح بـ «whisper identity create»، أو جدّد مفاتيح هذه بـ «whisper identity rotate».
        invalidBundle: هذه ليست بطاقة صالحة.
        invalidBundleHint: تبدأ هناك بطاقة، لكنها ناقصة أو تغيّرت في الطريق. انسخ كل شيء من «whisper-key1:» حتى النهاية، أو اطلبها ملفًا.
        invalidKeybook: هذا ليس دفتر مفاتيح صالحًا.
        invalidBackup: هذه ليست نسخة هويات تُقرأ.
        invalidKey: ليس «{value}» مفتاحًا عامًا: يلزم 64 رقمًا ستّ عشريًا.
        inputTooLong: الدخل أطول مما يُقرأ.
        wrongBackupPassphrase: عبارة المرور خاطئة، أو تغيّرت النسخة.
        presenceFailed: عبارة التوقيع خاطئة.
        presenceUnavailable: يلزم التوقيع عبارة التوقيع، ولا طرفية تُطلب عليها.
        presenceUnavailableHint: شغّل الأمر في طرفية، أو اختم بـ --no-sign.
        gateDamaged: حماية مفاتيح التوقيع تالفة.
        gateHint: إن ضاعت بلا رجعة، فإن «whisper policy set biometric-gated-signing off --forget-signing-keys» يتخلى عن مفاتيح التوقيع التي خلفها.
        secretMissing: المفاتيح السرية لـ«{name}» ليست على هذا الجهاز.
        secretMissingHint: استعدها من نسخة: «whisper identity restore»، أو «whisper restore» للخزنة كلها.
        signingKeyMissing: ليس لـ«{name}» مفتاح توقيع يُستعمل: فهو ليس على هذا الجهاز.
        signingKeyMissingHint: «whisper identity rotate» يعطي الهوية مفاتيح جديدة؛ و«whisper identity restore» يعيد المفقود من نسخة.
        noRecipient: لم يُحدَّد مستلم.
        noRecipientHint: أعطِ --to جهة أو --to-key HEX.
        oneRecipient: لا يجتمع --to و --to-key.
        signOrNot: لا يجتمع --sign و --no-sign.
        unknownPolicy: لا توجد سياسة «{name}».
        unknownPolicyHint: يعرضها «whisper policy list».
        unknownSwitch: ليس «{value}» بـ on ولا off.
        forgetNotHere: لا يُستعمل --forget-signing-keys إلا مع «biometric-gated-signing off».
        notAPicture: ليس «{path}» صورة PNG أو JPEG تُقرأ.
        pictureTooLarge: الصورة «{path}» أكبر مما يُقرأ.
        noCode: لا رمز QR في «{path}».
        noUsefulCode: لا رمز QR في «{path}» فيه بطاقة أو ظرف.
        codeTooLong: هذا أطول مما يسعه رمز QR.
        unreadableCode: تعذرت قراءة رمز QR بعد كتابته، فلا يُعرض.
        invalidScale: قيمة --scale عدد من 2 إلى 64.
        nothingToShow: ليس في الدخل القياسي بطاقة ولا ظرف.
        oneSubject: أعطِ شيئًا واحدًا للعرض.
        noClipboard: تعذرت قراءة الحافظة.
        noClipboardHint: ثبّت wl-clipboard أو xclip؛ ويمكن إعطاء النص على الدخل القياسي أيضًا.
        noClipboardToWrite: تعذرت الكتابة إلى الحافظة.
        noClipboardToWriteHint: ثبّت wl-clipboard أو xclip، أو اترك --copy وانسخ الظرف من الخرج القياسي.
        fileOrClipboard: استعمل ملفًا أو --clipboard، لا كليهما.
        oneSource: أعطِ ملفات أو --clipboard أو --messages، لا عدة منها.
        someNotOpened|zero: لم يبق ظرف دون فتح.
        someNotOpened|one: لم يُفتح ظرف واحد.
        someNotOpened|two: لم يُفتح ظرفان.
        someNotOpened|few: لم تُفتح {count} أظرف.
        someNotOpened|many: لم يُفتح {count} ظرفًا.
        someNotOpened|other: لم يُفتح {count} ظرف.
        noneOpened|zero: لم يُعثر على أي ظرف.
        noneOpened|one: عُثر على ظرف واحد وتعذر فتحه.
        noneOpened|two: تعذر فتح أي من الظرفين.
        noneOpened|few: تعذر فتح أي من {count} ظروف.
        noneOpened|many: تعذر فتح أي من {count} ظرفًا.
        noneOpened|other: تعذر فتح أي من {count} ظرف.
        clockUnusable: تعرض ساعة هذا الجهاز وقتًا لا يمكن لظرف أن يحمله.
        publicKeyHint: هذا مفتاح عام وليس ظرفًا. أضفه بالأمر: whisper contact import FILE
        cutEnvelopeHint: تبدأ في هذا النص رسالة مختومة، لكنها ناقصة أو تالفة. انسخها كاملة من جديد حتى نهاية السطر.
        envelopeAsPath: هذه رسالة مختومة، لا اسم ملف.
        envelopeAsPathHint: شغّل «{command}» وألصق الرسالة هناك.
        ownKeys: هذه مفاتيحك أنت، مفاتيح هويتك «{name}»، وليست مفاتيح جهة اتصال.
        ownKeysHint: مفاتيحك يضيفها الآخرون. فاطلب مفاتيحهم التي يطبعها «whisper identity export» على أجهزتهم.
        mixedKeys: أحد هذين المفتاحين مفتاحك أنت، مفتاح هويتك «{name}»، والآخر ليس كذلك.
        mixedKeysHint: لا أحد يملك مثل هذه المفاتيح: جُمعت خطأً أو للخداع. لا تستعملها، واطلب من الشخص مفاتيحه.
        onLine: السطر {line}: {problem}
        damagedOnLine: تبدأ في السطر {line} رسالة مختومة، لكنها ناقصة أو تالفة.
        damagedInFile: تبدأ في السطر {line} من «{path}» رسالة مختومة، لكنها ناقصة أو تالفة.
        otherVersionOnLine: ما يبدأ في السطر {line} يشبه رسالة مختومة من إصدار آخر من Whisper لا يستطيع هذا الإصدار فتحها.
        otherVersionInFile: ما يبدأ في السطر {line} من «{path}» يشبه رسالة مختومة من إصدار آخر من Whisper لا يستطيع هذا الإصدار فتحها.
        someDamaged|zero: لا رسائل مختومة ناقصة أو تالفة.
        someDamaged|one: رسالة مختومة واحدة ناقصة أو تالفة. انسخها من جديد حتى نهاية السطر.
        someDamaged|two: رسالتان مختومتان ناقصتان أو تالفتان. انسخهما من جديد حتى نهاية السطر.
        someDamaged|few: {count} رسائل مختومة ناقصة أو تالفة. انسخها من جديد حتى نهاية السطر.
        someDamaged|many: {count} رسالة مختومة ناقصة أو تالفة. انسخها من جديد حتى نهاية السطر.
        someDamaged|other: {count} رسالة مختومة ناقصة أو تالفة. انسخها من جديد حتى نهاية السطر.
        nothingTyped: لم يُكتب شيء، فلم يُختم شيء.
        nothingTypedHint: اكتب الرسالة أولًا، ثم Ctrl-D في سطر وحده.
        """)
}

extension IdentityText {
    static let arabic = PhraseTable(
        """
        created: الهوية «{name}» جاهزة. معرّفها القصير {shortID}.
        createdAdvice: أعطِ الآخرين بطاقتها: «whisper identity export» أو «whisper qr show».
        nameHeading: الهوية
        statusHeading: الحالة
        versionHeading: إصدار المفاتيح
        shortIDHeading: المعرّف القصير
        signsHeading: توقّع
        wordsHeading: الكلمات
        fingerprintHeading: البصمة
        agreementKeyHeading: مفتاح X25519
        signingKeyHeading: مفتاح Ed25519
        keyIDHeading: معرّف المفتاح
        createdHeading: منذ
        active: فعّالة
        rotated: مستبدلة
        archived: مؤرشفة
        standard: مبدئية
        yes: نعم
        no: لا
        none: لا يوجد
        noIdentities: لا هوية بعد. ينشئ «whisper identity create الاسم» واحدة.
        nowUsed: تُختم الرسائل من الآن بـ«{name}».
        nowRenamed: صار «{from}» يسمى «{to}».
        askArchive: أرشفة «{name}»؟ لن تختم رسائل بعد ذلك.
        nowArchived: أُرشفت «{name}». وتظل تفتح الرسائل.
        askRotate: استبدال مفاتيح «{name}»؟ سيلزم إعطاء معارفك الجديدة.
        nowRotated: لـ«{name}» مفاتيح جديدة؛ معرّفها القصير الآن {shortID}.
        predecessorArchived: المفاتيح القديمة مؤرشفة: تفتح الرسائل ولا تختم.
        predecessorKept: تظل المفاتيح القديمة تفتح الرسائل، وتختم حيث تُذكر.
        rotateAdvice: أعطِ معارفك البطاقة الجديدة: «whisper identity export».
        backedUp|zero: لم تُكتب هويات في «{path}».
        backedUp|one: كُتبت هوية واحدة في «{path}».
        backedUp|two: كُتبت هويتان في «{path}».
        backedUp|few: كُتبت {count} هويات في «{path}».
        backedUp|many: كُتبت {count} هوية في «{path}».
        backedUp|other: كُتبت {count} هوية في «{path}».
        wouldRestore|zero: لن تضاف هويات:
        wouldRestore|one: ستضاف هوية واحدة:
        wouldRestore|two: ستضاف هويتان:
        wouldRestore|few: ستضاف {count} هويات:
        wouldRestore|many: ستضاف {count} هوية:
        wouldRestore|other: ستضاف {count} هوية:
        heldAlready|zero: لا هوية موجودة من قبل.
        heldAlready|one: هوية واحدة موجودة من قبل.
        heldAlready|two: هويتان موجودتان من قبل.
        heldAlready|few: {count} هويات موجودة من قبل.
        heldAlready|many: {count} هوية موجودة من قبل.
        heldAlready|other: {count} هوية موجودة من قبل.
        askRestore|zero: ألا تضاف هويات؟
        askRestore|one: إضافة هوية واحدة؟
        askRestore|two: إضافة هويتين؟
        askRestore|few: إضافة {count} هويات؟
        askRestore|many: إضافة {count} هوية؟
        askRestore|other: إضافة {count} هوية؟
        restored|zero: لم تضف هويات.
        restored|one: أُضيفت هوية واحدة.
        restored|two: أُضيفت هويتان.
        restored|few: أُضيفت {count} هويات.
        restored|many: أُضيفت {count} هوية.
        restored|other: أُضيفت {count} هوية.
        renamedOnRestore: تضاف «{from}» باسم «{to}»، لأن الاسم مأخوذ.
        signingPrompt: للتوقيع إلى {recipient} تلزم عبارة التوقيع.
        gatingPrompt: اختر عبارة توقيع. تُطلب مع كل توقيع.
        ungatingPrompt: لرفع الحماية تلزم عبارة التوقيع.
        changingPrompt: للتوقيع باسم «{name}» تلزم عبارة التوقيع.
        passphrasePrompt: عبارة التوقيع:
        newPassphrasePrompt: عبارة توقيع جديدة:
        repeatPrompt: عبارة التوقيع مرة أخرى:
        backupPrompt: عبارة مرور النسخة:
        newBackupPrompt: عبارة مرور للنسخة (فارغة: تُنشأ عشر كلمات):
        repeatBackupPrompt: عبارة مرور النسخة مرة أخرى:
        wrongTryAgain: ليست هذه عبارة التوقيع. حاول مرة أخرى.
        """)
}

extension ContactText {
    static let arabic = PhraseTable(
        """
        nameHeading: جهة الاتصال
        trustHeading: الثقة
        remarksHeading: ملاحظات
        noteHeading: ملاحظتك
        seenHeading: آخر ظهور
        earlierHeading: مفاتيح سابقة
        unverified: غير متحقَّق منها
        verified: متحقَّق منها
        revoked: ملغاة
        unverifiedSpoken: لم تُقارن المفاتيح بعد.
        verifiedSpoken: قارنتَ المفاتيح مع الشخص.
        revokedSpoken: ألغيتَ المفاتيح.
        blocked: محظورة
        keyChanged: تغيّر المفتاح
        noContacts: لا جهات اتصال بعد. يضيف «whisper contact import ملف» واحدة من بطاقة.
        previewNew: جهة اتصال جديدة
        previewHeld: معروفة من قبل، بالمفاتيح نفسها
        previewChange: تغيّر مفاتيح جهة تعرفها
        successionValid: وقّعت المفاتيح التي تعرفها أن هذه تخلفها.
        successionInvalid: يوجد إقرار خلافة، لكنه غير صالح.
        successionNone: لا شيء يثبت أن هذه المفاتيح للشخص نفسه.
        askAdd: إضافة «{name}»؟
        askChange: قبول هذه المفاتيح لـ«{name}»؟ سيلزم التحقق من جديد.
        added: صار «{name}» جهة اتصال. لم تُقارن المفاتيح بعد: «whisper contact verify».
        changed: لـ«{name}» مفاتيح جديدة. قارنها: «whisper contact verify».
        held: كان «{name}» موجودًا؛ لم يتغير شيء.
        skipped: تُرك «{name}».
        imported|zero: لم تضف جهات اتصال.
        imported|one: أُضيفت جهة اتصال واحدة.
        imported|two: أُضيفت جهتا اتصال.
        imported|few: أُضيفت {count} جهات اتصال.
        imported|many: أُضيفت {count} جهة اتصال.
        imported|other: أُضيفت {count} جهة اتصال.
        yours: كلماتك ({name})، يقرؤها الآخر
        theirs: كلمات «{name}»، تقرؤها أنت
        askVerify: هل كلمات كليكما متطابقة لدى الطرفين؟
        askVerifyRevoked: مفاتيح «{name}» ملغاة. هل تثق بها من جديد بعد مقارنة الكلمات؟
        nowVerified: تم التحقق من «{name}».
        askRevoke: إلغاء مفاتيح «{name}»؟
        nowRevoked: أُلغيت مفاتيح «{name}».
        nowBlocked: حُظر «{name}».
        nowUnblocked: لم يعد «{name}» محظورًا.
        nowRenamed: صار «{from}» يسمى «{to}».
        nowNoted: حُفظت الملاحظة على «{name}».
        noteRemoved: أُزيلت الملاحظة على «{name}».
        nowLinked: رُبط «{name}» بالمرسل «{person}».
        askRemove: حذف جهة الاتصال «{name}»؟
        nowRemoved: حُذفت جهة الاتصال «{name}». وتبقى رسائلها.
        keyChangedWarning: تغيّرت مفاتيح «{name}»، ولم تتحقق من الجديدة. قارنها: «whisper contact verify».
        previewFormer: مفاتيح كانت لإحدى جهاتك من قبل
        """)
}

extension PolicyText {
    static let arabic = PhraseTable(
        """
        nameHeading: السياسة
        stateHeading: الحالة
        meaningHeading: ما تفعله
        on: مفعّلة
        off: متوقفة
        contactRequired: لا يُختم إلا لجهات الاتصال، لا لمفتاح مجرد.
        signatureRequired: الرسائل إلى الجهات المتحقَّق منها موقَّعة دائمًا.
        archiveOnRotation: تؤرشف المفاتيح القديمة حين تنال الهوية جديدة.
        gatedSigning: يطلب كل توقيع عبارة التوقيع، ومن دونها لا يُستعمل المفتاح.
        nowOn: السياسة {policy} مفعّلة.
        nowOff: السياسة {policy} متوقفة.
        askForget|zero: أتُحذف مفاتيح توقيع {names}؟ لا تعيدها إلا نسخة من الهويات.
        askForget|one: أيُحذف مفتاح توقيع {names}؟ لا تعيده إلا نسخة من الهوية.
        askForget|two: أيُحذف مفتاحا توقيع {names}؟ لا تعيدهما إلا نسخة من الهويتين.
        askForget|few: أتُحذف {count} مفاتيح توقيع لـ {names}؟ لا تعيدها إلا نسخة من الهويات.
        askForget|many: أتُحذف {count} مفتاح توقيع لـ {names}؟ لا تعيدها إلا نسخة من الهويات.
        askForget|other: أتُحذف {count} مفتاح توقيع لـ {names}؟ لا تعيدها إلا نسخة من الهويات.
        forgotten|zero: حُذفت مفاتيح توقيع {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيدها من نسخة.
        forgotten|one: حُذف مفتاح توقيع {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيده من نسخة.
        forgotten|two: حُذف مفتاحا توقيع {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيدهما من نسخة.
        forgotten|few: حُذفت {count} مفاتيح توقيع لـ {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيدها من نسخة.
        forgotten|many: حُذفت {count} مفتاح توقيع لـ {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيدها من نسخة.
        forgotten|other: حُذفت {count} مفتاح توقيع لـ {names}. «whisper identity rotate» ينشئ مفاتيح جديدة؛ و«whisper identity restore» يعيدها من نسخة.
        """)
}

extension EnvelopeWords {
    static let arabic = PhraseTable(
        """
        fromVerified: من: {name} (متحقَّق منه/موقَّعة)
        fromUnverified: من: {name} (غير متحقَّق منه/موقَّعة)
        fromUnknownSigned: من: مجهول (موقَّعة)
        fromUnknownUnsigned: من: مجهول (غير موقَّعة)
        fromKeyChanged: من: مجهول (موقَّعة)، بمفاتيح ليست مفاتيح «{name}»
        fromRevoked: من: {name} (ملغى/موقَّعة)
        claims: تدّعي أنها من {name}؛ ولا شيء يثبت ذلك.
        shortID: المعرّف القصير: {shortID}
        sentAt: خُتمت: {time}
        openedBy: إلى: {identity}
        blockedRemark: حظرتَ هذه الجهة.
        blockedNotShown: حُفظت الرسالة ولا تُعرض. يعرضها --show-blocked.
        carrierTime: لا يؤكد وقتها إلا تطبيق المراسلة.
        clockBehind: ساعة هذا الجهاز متأخرة عن ساعة الخزنة. إن كانت صحيحة فإن «whisper doctor --reset-clock» يعود إليها.
        sealedTo: خُتمت لـ{recipient}، ووقّعها {identity}.
        sealedUnsigned: خُتمت لـ{recipient}، دون توقيع.
        rotatedIdentity: استُبدلت الهوية «{name}»؛ ويختار --from غيرها.
        found|zero: لا أظرف
        found|one: ظرف واحد
        found|two: ظرفان
        found|few: {count} أظرف
        found|many: {count} ظرفًا
        found|other: {count} ظرف
        foundNone: لا ظرف هنا.
        offerOpen|zero: أيُفتح {count} ظرف؟
        offerOpen|one: أيُفتح ظرف واحد؟
        offerOpen|two: أيُفتح ظرفان؟
        offerOpen|few: أتُفتح {count} أظرف؟
        offerOpen|many: أيُفتح {count} ظرفًا؟
        offerOpen|other: أيُفتح {count} ظرف؟
        identityHeading: إلى
        placeHeading: المكان
        signedHeading: موقَّعة
        sealedHeading: خُتمت في
        notYours: ليست لك
        sealedByYou: ختمتها أنت لـ {name}
        inboxProgress: فتح
        inboxOpened|zero: لم تُفتح رسائل
        inboxOpened|one: فُتحت رسالة واحدة
        inboxOpened|two: فُتحت رسالتان
        inboxOpened|few: فُتحت {count} رسائل
        inboxOpened|many: فُتحت {count} رسالة
        inboxOpened|other: فُتحت {count} رسالة
        inboxReplayed|zero: ما فُتح من قبل: لا شيء
        inboxReplayed|one: ما فُتح من قبل: رسالة واحدة
        inboxReplayed|two: ما فُتح من قبل: رسالتان
        inboxReplayed|few: ما فُتح من قبل: {count} رسائل
        inboxReplayed|many: ما فُتح من قبل: {count} رسالة
        inboxReplayed|other: ما فُتح من قبل: {count} رسالة
        inboxEarlier: أحدث الرسائل التي فُتحت من قبل: {command}
        inboxDeleted|zero: لم تعد {count} رسائل فُتحت من قبل في الخزنة.
        inboxDeleted|one: لم تعد رسالة واحدة فُتحت من قبل في الخزنة.
        inboxDeleted|two: لم تعد رسالتان فُتحتا من قبل في الخزنة.
        inboxDeleted|few: لم تعد {count} رسائل فُتحت من قبل في الخزنة.
        inboxDeleted|many: لم تعد {count} رسالة فُتحت من قبل في الخزنة.
        inboxDeleted|other: لم تعد {count} رسالة فُتحت من قبل في الخزنة.
        inboxExpired|zero: ما انتهت صلاحيته: لا شيء
        inboxExpired|one: ما انتهت صلاحيته: رسالة واحدة
        inboxExpired|two: ما انتهت صلاحيته: رسالتان
        inboxExpired|few: ما انتهت صلاحيته: {count} رسائل
        inboxExpired|many: ما انتهت صلاحيته: {count} رسالة
        inboxExpired|other: ما انتهت صلاحيته: {count} رسالة
        inboxForeign|zero: ما ليس موجهًا إليك: لا شيء
        inboxForeign|one: ما ليس موجهًا إليك: رسالة واحدة
        inboxForeign|two: ما ليس موجهًا إليك: رسالتان
        inboxForeign|few: ما ليس موجهًا إليك: {count} رسائل
        inboxForeign|many: ما ليس موجهًا إليك: {count} رسالة
        inboxForeign|other: ما ليس موجهًا إليك: {count} رسالة
        inboxOwn|zero: ما ختمته أنت لغيرك ولا يفتحه سواه: لا شيء
        inboxOwn|one: ما ختمته أنت لغيرك ولا يفتحه سواه: رسالة واحدة
        inboxOwn|two: ما ختمته أنت لغيرك ولا يفتحه سواه: رسالتان
        inboxOwn|few: ما ختمته أنت لغيرك ولا يفتحه سواه: {count} رسائل
        inboxOwn|many: ما ختمته أنت لغيرك ولا يفتحه سواه: {count} رسالة
        inboxOwn|other: ما ختمته أنت لغيرك ولا يفتحه سواه: {count} رسالة
        inboxOwnText: ما كتبته في أحدث ما ختمته: {command}
        inboxInvalid|zero: غير الصالح: لا شيء
        inboxInvalid|one: غير الصالح: رسالة واحدة
        inboxInvalid|two: غير الصالح: رسالتان
        inboxInvalid|few: غير الصالح: {count} رسائل
        inboxInvalid|many: غير الصالح: {count} رسالة
        inboxInvalid|other: غير الصالح: {count} رسالة
        maybeOpened: ربما فُتحت من قبل: لا تعرف هذه الخزنة ما فُتح في ذلك الوقت.
        inboxBlocked|zero: منها من جهات محظورة ولا يُعرض: لا شيء
        inboxBlocked|one: منها من جهات محظورة ولا يُعرض: رسالة واحدة
        inboxBlocked|two: منها من جهات محظورة ولا يُعرض: رسالتان
        inboxBlocked|few: منها من جهات محظورة ولا يُعرض: {count} رسائل
        inboxBlocked|many: منها من جهات محظورة ولا يُعرض: {count} رسالة
        inboxBlocked|other: منها من جهات محظورة ولا يُعرض: {count} رسالة
        inboxChanged|zero: منها بمفاتيح تغيّرت أو أُلغيت: لا شيء
        inboxChanged|one: منها بمفاتيح تغيّرت أو أُلغيت: رسالة واحدة
        inboxChanged|two: منها بمفاتيح تغيّرت أو أُلغيت: رسالتان
        inboxChanged|few: منها بمفاتيح تغيّرت أو أُلغيت: {count} رسائل
        inboxChanged|many: منها بمفاتيح تغيّرت أو أُلغيت: {count} رسالة
        inboxChanged|other: منها بمفاتيح تغيّرت أو أُلغيت: {count} رسالة
        inboxEmpty: لا رسالة مختومة لتُفتح.
        expiredHint: يفتحها --trust-carrier-time بالوقت الذي تلقّاها فيه تطبيق المراسلة.
        notText|zero: هذه الرسالة ليست نصًا؛ حجمها {count} بايت.
        notText|one: هذه الرسالة ليست نصًا؛ حجمها {count} بايت.
        notText|two: هذه الرسالة ليست نصًا؛ حجمها {count} بايت.
        notText|few: هذه الرسالة ليست نصًا؛ حجمها {count} بايت.
        notText|many: هذه الرسالة ليست نصًا؛ حجمها {count} بايت.
        notText|other: هذه الرسالة ليست نصًا؛ حجمها {count} بايت.
        typeMessage: اكتب الرسالة؛ وينهيها Ctrl-D في سطر وحده.
        pasteEnvelope: ألصق النص الذي فيه الظرف؛ وينهيه Ctrl-D في سطر وحده.
        blockedHidden|zero: رسائل الجهات المحظورة التي لا تُعرض: لا شيء؛ يعرضها --show-blocked.
        blockedHidden|one: رسائل الجهات المحظورة التي لا تُعرض: رسالة واحدة؛ يعرضها --show-blocked.
        blockedHidden|two: رسائل الجهات المحظورة التي لا تُعرض: رسالتان؛ يعرضها --show-blocked.
        blockedHidden|few: رسائل الجهات المحظورة التي لا تُعرض: {count} رسائل؛ يعرضها --show-blocked.
        blockedHidden|many: رسائل الجهات المحظورة التي لا تُعرض: {count} رسالة؛ يعرضها --show-blocked.
        blockedHidden|other: رسائل الجهات المحظورة التي لا تُعرض: {count} رسالة؛ يعرضها --show-blocked.
        keyOfContact: المفتاح {key} هو مفتاح جهة اتصالك «{name}».
        copied: الظرف في الحافظة.
        handedToTerminal: سُلّم إلى الطرفية، وهي تضعه في الحافظة إن كانت مهيأة لذلك؛ وإلا فانسخ السطر.
        severalInText|zero: لا توجد رسائل مختومة في هذا النص. للفتح: {command}
        severalInText|one: في هذا النص رسالة مختومة واحدة. لفتحها: {command}
        severalInText|two: في هذا النص رسالتان مختومتان، وتُجرَّب الأولى فقط. لفتحهما: {command}
        severalInText|few: في هذا النص {count} رسائل مختومة، وتُجرَّب الأولى فقط. لفتحها كلها: {command}
        severalInText|many: في هذا النص {count} رسالة مختومة، وتُجرَّب الأولى فقط. لفتحها كلها: {command}
        severalInText|other: في هذا النص {count} رسالة مختومة، وتُجرَّب الأولى فقط. لفتحها كلها: {command}
        inboxDamaged|zero: الناقص أو التالف: لا شيء
        inboxDamaged|one: الناقص أو التالف: رسالة واحدة
        inboxDamaged|two: الناقص أو التالف: رسالتان
        inboxDamaged|few: الناقص أو التالف: {count} رسائل
        inboxDamaged|many: الناقص أو التالف: {count} رسالة
        inboxDamaged|other: الناقص أو التالف: {count} رسالة
        inboxDamagedWhere: أحدث رسالة ظرفها ناقص أو تالف: {command}
        openedHeading: فُتح
        emptyMessage: الرسالة فارغة.
        recipientUnverified: لم يُتحقَّق من «{name}». قارن الكلمات قبل أن تعتمد على ذلك: {command}
        """)
}

extension StandingText {
    static let arabic = PhraseTable(
        """
        heading: الختم
        verified: متحقَّق منها
        unverified: غير متحقَّق منها
        sealed: مختومة
        plain: غير مختومة
        plainLegend: بلا كلمة قبل الرسالة: {word}، فلا يشهد لها إلا تطبيق المراسلة.
        looksLike: «{name}» يشبه جهة الاتصال «{contact}»، لكنه اسم آخر.
        chatHasName: «{name}» هو اسم المحادثة فقط؛ وليس مؤكدًا أنها مع جهة الاتصال «{contact}».
        """)
}

extension QRText {
    static let arabic = PhraseTable(
        """
        bundleOf: بطاقة {name}، {shortID}
        envelope: رسالة مختومة
        codes|zero: لا رموز في الصورة
        codes|one: رمز واحد في الصورة
        codes|two: رمزان في الصورة
        codes|few: {count} رموز في الصورة
        codes|many: {count} رمزًا في الصورة
        codes|other: {count} رمز في الصورة
        written: الرمز في «{path}».
        dense: الرمز كثيف؛ ثبّت الكاميرا وقرّبها.
        tooDense: الرمز أكثف مما تقرؤه معظم الكاميرات؛ أرسل النص بدلًا منه.
        tooWide: عرض الرمز {columns} عمودًا، وعرض الطرفية {room}.
        tooWideHint: تُظهره طرفية أعرض، أو اكتبه صورةً: --png FILE أو --svg FILE.
        tooTall: يحتاج الرمز إلى {rows} سطرًا، ولا تعرض الطرفية إلا {room}.
        tooTallHint: كبّر النافذة أو صغّر حجم الخط، أو اكتبه صورةً: --png FILE أو --svg FILE.
        askOpen: فتح هذه الرسالة؟
        notOpened: لم تُفتح الرسالة المختومة.
        somethingElse: شيء آخر
        """)
}

extension DoctorText {
    static let arabic = PhraseTable(
        """
        engineAge: عمر المحرك
        engineAgeEncrypted: \u{200F}SQLite بتاريخ {date}؛ وفيه من التصحيحات اللاحقة ما جلبه النظام. وتُوثَّق كل صفحة بمفتاح الخزنة قبل قراءتها.
        engineAgePlain: \u{200F}SQLite بتاريخ {date}؛ وفيه من التصحيحات اللاحقة ما جلبه النظام. ولا شيء يفحص قاعدة غير معمّاة قبل قراءتها.
        ledger: الحماية من التكرار
        ledgerState|zero: لا سجلات من 10,000؛ فُتح {opened} إجمالًا
        ledgerState|one: سجل واحد من 10,000؛ فُتح {opened} إجمالًا
        ledgerState|two: سجلان من 10,000؛ فُتح {opened} إجمالًا
        ledgerState|few: {count} سجلات من 10,000؛ فُتح {opened} إجمالًا
        ledgerState|many: {count} سجلًا من 10,000؛ فُتح {opened} إجمالًا
        ledgerState|other: {count} سجل من 10,000؛ فُتح {opened} إجمالًا
        clock: الساعة
        clockFine: ساعتا الجهاز والخزنة متفقتان.
        clockBehind: ساعة الجهاز متأخرة عن ساعة الخزنة، وهي عند {time}.
        notOpened: لم تُفتح الخزنة: لم تُعط عبارة مرور، ولا واحدة محفوظة.
        identities: هوياتك
        qrEncoder: libqrencode
        qrReader: ZBar
        png: libpng
        jpeg: libjpeg
        services: الخدمات
        servicesNone: لا شيء مثبت
        servicesIdle: مثبتة وغير مفعّلة: {units}
        servicesEnabled: مفعّلة: {units}
        askResetClock: إرجاع ساعة الخزنة من {time} إلى {now}؟ أظرف ما بينهما، التي فُتحت منذ زمن، لن تمنعها بعد ذلك إلا الذاكرة الدائمة.
        clockReset: عادت ساعة الخزنة ساعةَ هذا الجهاز.
        """)
}

extension TrustText {
    static let arabic = PhraseTable(
        """
        subject: الثقة
        sound: جهات الاتصال والسياسات كما ضُبطت آخر مرة.
        doubtful: ما تقوله هذه الخزنة عن جهات الاتصال والسياسات ليس آخر ما ضُبط: حلّت محله ملفات أو صفحات أقدم، أو أُعيدت نسخة يدويًا. لا يُعدّ أحد متحقَّقًا منه، وكل السياسات مفعّلة. راجع «whisper contact list» ثم اقبلها بـ «whisper doctor --accept-trust».
        doubtfulContacts|zero: لا جهات تغيّرت عمّا ضُبط آخر مرة.
        doubtfulContacts|one: جهة واحدة ليست كما ضُبطت آخر مرة، ولا تُعدّ متحقَّقًا منها. يقبلها «whisper doctor --accept-trust».
        doubtfulContacts|two: جهتان ليستا كما ضُبطتا آخر مرة، ولا تُعدّان متحقَّقًا منهما. يقبلهما «whisper doctor --accept-trust».
        doubtfulContacts|few: {count} جهات ليست كما ضُبطت آخر مرة، ولا تُعدّ متحقَّقًا منها. يقبلها «whisper doctor --accept-trust».
        doubtfulContacts|many: {count} جهة ليست كما ضُبطت آخر مرة، ولا تُعدّ متحقَّقًا منها. يقبلها «whisper doctor --accept-trust».
        doubtfulContacts|other: {count} جهة ليست كما ضُبطت آخر مرة، ولا تُعدّ متحقَّقًا منها. يقبلها «whisper doctor --accept-trust».
        wouldBeVerified: متحقَّق منه: «{name}»
        wouldBeOn: مفعّلة: {name}
        wouldBeOff: معطّلة: {name}
        askAccept|zero: أتُقبل الخزنة كما هي، بلا جهات متحقَّق منها وبهذه السياسات؟
        askAccept|one: أتُقبل الخزنة كما هي، بجهة واحدة متحقَّق منها وبهذه السياسات؟
        askAccept|two: أتُقبل الخزنة كما هي، بجهتين متحقَّق منهما وبهذه السياسات؟
        askAccept|few: أتُقبل الخزنة كما هي، بـ {count} جهات متحقَّق منها وبهذه السياسات؟
        askAccept|many: أتُقبل الخزنة كما هي، بـ {count} جهة متحقَّق منها وبهذه السياسات؟
        askAccept|other: أتُقبل الخزنة كما هي، بـ {count} جهة متحقَّق منها وبهذه السياسات؟
        accepted: قُبل ما تقوله الخزنة عن جهات الاتصال والسياسات.
        refused: ما تقوله هذه الخزنة عن جهات الاتصال والسياسات مشكوك فيه
        refusedHint: اقبله أولًا بـ «whisper doctor --accept-trust»، أو استعد نسخة احتياطية.
        acceptOption: يقبل ما تقوله الخزنة عن جهات الاتصال والسياسات بعد عرضه.
        askReplaceBackup: ما تقوله هذه الخزنة عن جهات الاتصال والسياسات مشكوك فيه. هل تُستبدل النسخة الاحتياطية في «{path}» بنسخة مشكوك فيها كذلك؟
        backupKept: ما تقوله هذه الخزنة عن جهات الاتصال والسياسات مشكوك فيه، ولذلك أُبقي على النسخة الاحتياطية في «{path}»
        backupKeptHint: راجع «whisper contact list» ثم اقبله بـ «whisper doctor --accept-trust»، أو استعد هذه النسخة الاحتياطية، أو سمِّ مكانًا آخر للنسخة. الخيار «--yes» يستبدلها رغم ذلك.
        """)
}

extension PageText {
    static let arabic = PhraseTable(
        """
        archive: أرشيف الرسائل
        chats: المحادثات
        people: الأشخاص
        gallery: المعرض
        years: السنوات
        statistics: الإحصاءات
        search: البحث
        skip: الانتقال إلى المحتوى
        plaintext: هذه الصفحات غير مشفّرة: من يستطيع فتحها يستطيع قراءتها.
        monthOfYear: {month} {year}
        monthOfYearPart: {month} {year}، الجزء {part}
        months: الأشهر
        allMonths: كل الأشهر
        earlier: قبله: {place}
        later: بعده: {place}
        continueReading: متابعة القراءة
        pages: الصفحات
        pageNumber: الصفحة {number}
        previousPage: الصفحة السابقة
        nextPage: الصفحة التالية
        messageCount|zero: لا رسائل
        messageCount|one: رسالة واحدة
        messageCount|two: رسالتان
        messageCount|few: {count} رسائل
        messageCount|many: {count} رسالة
        messageCount|other: {count} رسالة
        chatCount|zero: لا محادثات
        chatCount|one: محادثة واحدة
        chatCount|two: محادثتان
        chatCount|few: {count} محادثات
        chatCount|many: {count} محادثة
        chatCount|other: {count} محادثة
        group: مجموعة
        direct: محادثة مباشرة
        broadcast: قائمة بث
        unknownChat: محادثة
        period: {first} إلى {last}
        noMessages: لا رسائل هنا.
        names: الأسماء
        numbers: الأرقام والعناوين
        inChats: الرسائل بحسب المحادثة
        you: أنت
        pictures: الصور
        videos: مقاطع الفيديو
        voice: الرسائل الصوتية والأصوات
        documents: المستندات والملفات الأخرى
        noMedia: لا ملفات هنا.
        dayCount|zero: {date}: لا رسائل
        dayCount|one: {date}: رسالة واحدة
        dayCount|two: {date}: رسالتان
        dayCount|few: {date}: {count} رسائل
        dayCount|many: {date}: {count} رسالة
        dayCount|other: {date}: {count} رسالة
        less: أقل
        more: أكثر
        theme: فاتح أو داكن
        filter: تصفية هذه الصفحة
        filterMedia: مع ملفات
        filterSealed: مختومة
        filterLinks: مع روابط
        shownCount: يظهر {shown} من {all}
        jump: الانتقال إلى تاريخ
        keys: المفاتيح: j وk للتنقل بين الرسائل، / للتصفية، ← و→ لتقليب الصفحات.
        close: إغلاق
        previousPicture: الصورة السابقة
        nextPicture: الصورة التالية
        tools: التصفية أو الانتقال إلى تاريخ
        searchNeedsScript: يحتاج البحث إلى برامج نصية لا يشغّلها هذا المتصفح. أشهر كل محادثة مذكورة في صفحتها.
        searchQuery: كلمات أو أسماء
        searchLanguage: كما في «whisper search»: \"عبارة\" بين علامتي اقتباس، وبداية كلمة مع نجمة (umbr*)، و OR، و -كلمة لما يُستبعد، والأقواس. ما تكتبه الآن يُعثر عليه ببدايته.
        searchNone: لم يُعثر على رسائل.
        searchAll: الرسائل التي عُثر عليها: {count}
        searchSome: أحدث الرسائل التي عُثر عليها: {count}
        searchFailed: تعذّرت قراءة بيانات البحث.
        searchMore: عرض المزيد
        findName: البحث بالاسم
        newest: أحدث الرسائل
        """)
}

extension PageMessageText {
    static let arabic = PhraseTable(
        """
        pending: بانتظار الإرسال
        sent: أُرسلت
        delivered: وصلت
        failed: لم تُرسل
        read: قُرئت
        editedAt: عُدّلت {time}
        edited: عُدّلت
        forwarded: محوّلة
        forwardedOften: محوّلة مرات كثيرة
        viewedOnce: كانت تُعرض مرة واحدة
        disappearing: كان مقرّرًا أن تختفي
        starred: مميّزة بنجمة
        reactions: التفاعلات
        deletedByYou: حذفتها أنت
        deletedBySender: حذفها المرسل
        deletedByAdmin: حذفها مشرف، {name}
        deletedKept: ما كان فيها
        quotedNotHere: ردّ على رسالة ليست في هذا الأرشيف
        quotedOnly: اقتباس من المرسل؛ الرسالة نفسها ليست في هذا الأرشيف
        voiceMessage: رسالة صوتية
        videoMessage: رسالة مرئية
        movingPicture: صورة متحركة
        expired: لم تعد متاحة
        remote: لم تُنزَّل
        damaged: تالف في الخزنة
        withheld: لم يُدرج في هذا الأرشيف
        liveLocation: موقع مباشر
        coordinates: خط العرض {latitude}، خط الطول {longitude}
        voteCount|zero: لا أصوات
        voteCount|one: صوت واحد
        voteCount|two: صوتان
        voteCount|few: {count} أصوات
        voteCount|many: {count} صوتًا
        voteCount|other: {count} صوت
        voiceCall: مكالمة صوتية
        videoCall: مكالمة فيديو
        callMissed: فائتة
        callDeclined: مرفوضة
        callFailed: تعذّرت
        callAnsweredElsewhere: أُجيبت على جهاز آخر
        callSilenced: مكتومة
        callConnected: أُجيبت
        callOngoing: جارية
        unreadable: تعذّرت قراءة هذه الرسالة على هذا الجهاز
        spoiler: مخفي حتى يُفتح
        sealedLine: سطر مختوم كما نُقل
        ownSealedLine: سطر ختمته أنت لـ {name}، ولا يفتحه سواه
        groupInvite: دعوة إلى مجموعة
        transcript: تفريغ آلي: {text}
        inTranscript: في تفريغ آلي
        unknownSender: مرسل غير معروف
        """)
}

extension SystemText {
    static let arabic = PhraseTable(
        """
        groupCreated: أُنشئت المجموعة «{text}»
        groupCreatedBy: أنشأ {by} المجموعة «{text}»
        groupSubject: صار اسم المجموعة «{text}»
        groupSubjectBy: غيّر {by} اسم المجموعة إلى «{text}»
        groupDescription: تغيّر وصف المجموعة: {text}
        groupDescriptionBy: غيّر {by} وصف المجموعة: {text}
        groupIcon: تغيّرت صورة المجموعة
        groupIconBy: غيّر {by} صورة المجموعة
        groupDeleted: حُذفت المجموعة
        groupJoined: انضممت إلى المجموعة «{text}»
        groupInviteLink: تغيّر رابط دعوة المجموعة
        groupRestricted: تغيّر من يحق له تعديل إعدادات المجموعة
        groupAnnouncements: تغيّر من يحق له الكتابة في المجموعة
        groupReplaced: حلّت مجموعة أخرى محل هذه المجموعة
        added: أُضيف {names}
        addedBy: أضاف {by} {names}
        joined: انضم {names}
        left: غادر {names}
        removed: أُزيل {names}
        removedBy: أزال {by} {names}
        promoted: صار {names} مشرفًا
        demoted: لم يعد {names} مشرفًا
        invited: دُعي {names}
        invitedBy: دعا {by} {names}
        banned: حُظر {names}
        bannedBy: حظر {by} {names}
        unbanned: رُفع الحظر عن {names}
        askedToJoin: طلب {names} الانضمام
        invitationDeclined: رفض {names} الدعوة
        invitationWithdrawn: سُحبت دعوة {names}
        requestDeclined: رُفض طلب {names}
        requestWithdrawn: سحب {names} الطلب
        numberChanged: تغيّر رقم هاتف: {names}
        encrypted: تشفّر الخدمة رسائل هذه المحادثة
        identityChanged: تغيّر رمز أمان {names}
        disappearingOn: تختفي الرسائل الجديدة بعد مدة
        disappearingOff: لم تعد الرسائل تختفي
        blocked: حُظرت جهة الاتصال هذه
        unblocked: أُلغي حظر جهة الاتصال هذه
        businessNotice: إشعار عن حساب تجاري: {text}
        businessNoticeOnly: إشعار عن حساب تجاري
        channelNotice: إشعار عن هذه القناة: {text}
        channelNoticeOnly: إشعار عن هذه القناة
        communityNotice: إشعار عن المجتمع: {text}
        communityNoticeOnly: إشعار عن المجتمع
        groupApproval: تغيّر من يمكنه الانضمام إلى المجموعة
        chatPrivacy: تغيّرت الخصوصية المتقدمة لهذه المحادثة
        numberShared: شورك رقم هاتف
        sharingLimited: قُيّدت المشاركة من هذه المحادثة
        album: ألبوم صور ومقاطع فيديو
        albumBy: أرسل {by} ألبوم صور ومقاطع فيديو
        privacyProvider: إشعار بمن يدير هذه المحادثة التجارية
        groupAdditions: تغيّر من يمكنه إضافة أعضاء إلى المجموعة
        deviceChanged: أُضيفت أجهزة مرتبطة أو أُزيلت
        usernameChanged: تغيّر اسم مستخدم: {names}
        usernameChangedOnly: تغيّر اسم مستخدم
        pinned: ثُبّتت رسالة
        pinnedBy: ثبّت {by} رسالة
        unpinned: لم تعد رسالة مثبّتة
        kept: حُفظت رسالة من الاختفاء
        notKept: لم تعد رسالة محفوظة من الاختفاء
        eventAnswered: رُدّ على دعوة إلى حدث
        eventAnsweredBy: ردّ {by} على دعوة إلى حدث
        chatCreated: أُنشئت المحادثة
        chatCreatedBy: أنشأ {by} المحادثة
        chatSubject: صار اسم المحادثة «{text}»
        chatSubjectBy: غيّر {by} اسم المحادثة إلى «{text}»
        chatDescription: تغيّر وصف المحادثة: {text}
        chatDescriptionBy: غيّر {by} وصف المحادثة: {text}
        chatReplaced: حلّت محادثة أخرى محل هذه المحادثة
        groupCreatedOnly: أُنشئت المجموعة
        groupCreatedOnlyBy: أنشأ {by} المجموعة
        groupSubjectOnly: تغيّر اسم المجموعة
        groupSubjectOnlyBy: غيّر {by} اسم المجموعة
        groupDescriptionOnly: تغيّر وصف المجموعة
        groupDescriptionOnlyBy: غيّر {by} وصف المجموعة
        chatSubjectOnly: تغيّر اسم المحادثة
        chatSubjectOnlyBy: غيّر {by} اسم المحادثة
        chatDescriptionOnly: تغيّر وصف المحادثة
        chatDescriptionOnlyBy: غيّر {by} وصف المحادثة
        groupJoinedOnly: انضممت إلى المجموعة
        someoneAdded: أُضيف شخص ما
        someoneAddedBy: أضاف {by} شخصًا ما
        someoneJoined: انضم شخص ما
        someoneLeft: غادر شخص ما
        someoneRemoved: أُزيل شخص ما
        someoneRemovedBy: أزال {by} شخصًا ما
        someonePromoted: أصبح شخص ما مشرفًا
        someoneDemoted: لم يعد شخص ما مشرفًا
        membersChanged: تغيّرت قائمة أعضاء المجموعة
        numberChangedOnly: تغيّر رقم هاتف
        identityChangedOnly: تغيّر رمز أمان
        disappearingChanged: تغيّر إعداد اختفاء الرسائل الجديدة
        """)
}

extension PageExportText {
    static let arabic = PhraseTable(
        """
        progress: كتابة الصفحات
        plaintext: لن تُشفّر الصفحات: من يستطيع فتح المجلد يستطيع قراءة رسائلك.
        written|zero: لم تُكتب رسائل في «{path}» ({chats}).
        written|one: كُتبت رسالة واحدة في «{path}» ({chats}).
        written|two: كُتبت رسالتان في «{path}» ({chats}).
        written|few: كُتبت {count} رسائل في «{path}» ({chats}).
        written|many: كُتبت {count} رسالة في «{path}» ({chats}).
        written|other: كُتبت {count} رسالة في «{path}» ({chats}).
        wroteMedia|zero: بلا ملفات.
        wroteMedia|one: مع ملف واحد.
        wroteMedia|two: مع ملفين.
        wroteMedia|few: مع {count} ملفات.
        wroteMedia|many: مع {count} ملفًا.
        wroteMedia|other: مع {count} ملف.
        damagedMedia|zero: لا مرفقات تالفة.
        damagedMedia|one: مرفق واحد تالف في الخزنة ولم يُدرج.
        damagedMedia|two: مرفقان تالفان في الخزنة ولم يُدرجا.
        damagedMedia|few: {count} مرفقات تالفة في الخزنة ولم تُدرج.
        damagedMedia|many: {count} مرفقًا تالفًا في الخزنة ولم تُدرج.
        damagedMedia|other: {count} مرفق تالف في الخزنة ولم تُدرج.
        openAt: افتحه في متصفح: {path}
        badMedia: يقبل \u{200E}--media\u{200E} القيم all أو used أو none، لا «{value}».
        badTheme: يقبل \u{200E}--theme\u{200E} القيم auto أو light أو dark، لا «{value}».
        badLanguage: يقبل \u{200E}--language\u{200E} واحدة من {languages}، لا «{value}».
        standardOutput: الصفحات مجلد ولا يمكن كتابتها إلى الخرج القياسي.
        emptyPeriod: ليس \u{200E}--since\u{200E} قبل \u{200E}--until\u{200E}.
        occupied: «{path}» موجود ولن يُستبدل.
        occupiedHint: اختر مجلدًا آخر. يستبدل \u{200E}--force\u{200E} أرشيفًا كتبه تصدير سابق، ولا شيء غيره.
        busy: تكتب عملية أخرى في «{path}».
        """)
}
