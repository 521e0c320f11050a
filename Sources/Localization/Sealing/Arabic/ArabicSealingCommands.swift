extension SealingCommandText {
    var arabic: Phrase {
        switch self {
        case .identity:
            "إنشاء هوياتك ورعايتها."
        case .identityCreate:
            "إنشاء هوية."
        case .identityCreateDiscussion:
            "ينشئ زوجين من المفاتيح: أحدهما ليُكتب إليك، والآخر للتوقيع. يُختم بالهوية الأولى حيث لا تُذكر هوية؛ ويختار «whisper identity use» غيرها."
        case .identityList:
            "عرض قائمة هوياتك."
        case .identityShow:
            "عرض هوية: كلماتها وبصمتها ومفاتيحها."
        case .identityShowDiscussion:
            "اقرأ الكلمات هاتفيًا على من لديه بطاقتك: إن كانت كلماته نفسها، فلم يضع أحد مفاتيح أخرى بينكما."
        case .identityUse:
            "تعيين الهوية الافتراضية."
        case .identityRename:
            "إعطاء هوية اسمًا آخر."
        case .identityArchive:
            "السماح لهوية بفتح الرسائل دون ختمها بعد اليوم."
        case .identityArchiveDiscussion:
            "تظل تفتح ما خُتم لها على الدوام. وفي الطرفية تُسأل أولًا."
        case .identityRotate:
            "استبدال مفاتيح هوية بأخرى جديدة."
        case .identityRotateDiscussion:
            "تأخذ المفاتيح الجديدة الاسم. وتوقّع القديمة إقرارًا بذلك ليميّزه معارفك عن منتحل، وتظل تفتح الرسائل. أعطِ معارفك البطاقة الجديدة: «whisper identity export». وفي الطرفية تُسأل أولًا."
        case .identityExport:
            "طباعة البطاقة العامة لهوية، ليكتب إليك الآخرون."
        case .identityExportDiscussion:
            "لا سرّ في البطاقة: أرسلها بالبريد، أو اعرضها رمز QR بالأمر «whisper qr show»، أو ضعها في صفحة ويب."
        case .identityBackup:
            "كتابة هويات بمفاتيحها السرية تحت عبارة مرور خاصة بها."
        case .identityBackupDiscussion:
            "من دون اسم تُكتب الهويات كلها. تُطلب عبارة المرور مرتين؛ وإن تُركت فارغة أُنشئت عشر كلمات. ومن ملك الملف والعبارة قرأ بريدك ووقّع باسمك."
        case .identityRestore:
            "استعادة هويات من نسخة كهذه."
        case .identityRestoreDiscussion:
            "يعرض ما سيضاف ثم يسأل. وما هو موجود لا يُستبدل أبدًا. والرسالة التي فُتحت بهوية في مكان آخر، كجهاز آخر، تُفتح هنا مرة أخرى: لا سبيل لهذه الخزنة إلى معرفة ذلك."
        case .contact:
            "رعاية من تتبادل معهم رسائل مختومة."
        case .contactAdd:
            "إضافة جهة اتصال يدويًا."
        case .contactAddDiscussion:
            "من بطاقة، أو من 64 رقمًا ستّ عشريًا لمفتاح عام."
        case .contactList:
            "عرض قائمة جهات الاتصال."
        case .contactShow:
            "عرض جهة اتصال: الثقة والكلمات والبصمة والمفاتيح السابقة."
        case .contactVerify:
            "مقارنة المفاتيح مع الشخص والإقرار بصحتها."
        case .contactVerifyDiscussion:
            "يعرض كلمات كليكما. وعلى الهاتف يقرأ كلٌّ كلمات الآخر. لا تُجب بنعم إلا إذا تطابقت الاثنتان."
        case .contactRevoke:
            "إبطال مفاتيح جهة اتصال."
        case .contactRevokeDiscussion:
            "لا يُختم لها شيء بعد ذلك، وما توقّعه يُذكر أنه ملغى. ومفاتيح جديدة للشخص تجعل الجهة صالحة من جديد. وفي الطرفية تُسأل أولًا."
        case .contactBlock:
            "رفض الكتابة إلى جهة اتصال وعدم عرض ما يأتي منها."
        case .contactUnblock:
            "إلغاء حظر جهة اتصال."
        case .contactRename:
            "إعطاء جهة اتصال اسمًا آخر."
        case .contactNote:
            "كتابة ملاحظة على جهة اتصال، أو حذفها."
        case .contactLink:
            "بيان أي مرسل للرسائل هي جهة الاتصال."
        case .contactRemove:
            "حذف جهة اتصال."
        case .contactRemoveDiscussion:
            "تبقى رسائلها."
        case .contactExport:
            "طباعة دفتر المفاتيح: المفاتيح العامة لكل جهات الاتصال."
        case .contactExportDiscussion:
            "تُترك الثقة خارجه: على من يستورده أن يتحقق بنفسه."
        case .contactImport:
            "إضافة جهات اتصال من بطاقة أو من دفتر مفاتيح."
        case .contactImportDiscussion:
            "يعرض ما سيضاف ثم يسأل. ومفاتيح أخرى لاسم معروف تغيّرٌ في المفاتيح: يُرفض برمز الخروج 25 ما لم يُعط --accept-key-change، ويجب التحقق من الجهة من جديد."
        case .importBundle:
            "إضافة جهة اتصال من بطاقة؛ مثل «contact import»."
        case .policy:
            "قواعد تخضع لها كل رسالة مختومة."
        case .policyList:
            "عرض القواعد وهل هي مفعّلة."
        case .policySet:
            "تفعيل قاعدة أو إيقافها."
        case .policySetDiscussion:
            "تفعيل biometric-gated-signing يطلب اختيار عبارة توقيع تُطلب بعد ذلك مع كل توقيع؛ ويلزم ذكرها لإيقافه أيضًا."
        case .encrypt:
            "ختم رسالة: يدخل نص، ويخرج سطر يحمله أي تطبيق مراسلة."
        case .encryptDiscussion:
            "الرسالة هي الدخل القياسي بايتًا ببايت؛ ويُطبع الظرف على الخرج القياسي. وتُوقَّع إن كان للهوية مفتاح توقيع. وتبقى نسخة في الخزنة لتقرأ ما أرسلته."
        case .decrypt:
            "فتح رسالة مختومة."
        case .decryptDiscussion:
            "يجد أول ظرف في نص ملف أو في الدخل القياسي، أيًّا كان ما حوله. تُطبع الرسالة بايتًا ببايت على الخرج القياسي، وصاحبها على خرج الأخطاء. ويعني رمز الخروج 25 أن مفاتيح المرسل تغيّرت أو أُلغيت. والظرف يُفتح مرة واحدة."
        case .detect:
            "العثور على رسائل مختومة في نص أو في الحافظة أو في الخزنة."
        case .detectDiscussion:
            "لا يفتح شيئًا؛ وفي الطرفية يعرض ذلك."
        case .inbox:
            "فتح الرسائل المختومة في المحادثات المستوردة."
        case .inboxDiscussion:
            "توضع كلٌّ منها خلف الرسالة التي حملتها مباشرة. الأظرف الأقدم من 48 ساعة منتهية؛ ويأخذ --trust-carrier-time بالوقت الذي يقول تطبيق المراسلة إنه تلقّاها فيه، ولا يشهد عليه شيء آخر."
        case .qr:
            "عرض رموز QR وقراءتها."
        case .qrShow:
            "عرض بطاقة أو ظرف رمز QR."
        case .qrShowDiscussion:
            "من دون وسيط بطاقة الهوية المبدئية؛ و - تأخذ بطاقة أو ظرفًا من الدخل القياسي."
        case .qrScan:
            "قراءة رموز QR في صورة."
        case .qrScanDiscussion:
            "يعرض ما في كل رمز ويسأل قبل إضافة جهة اتصال أو فتح رسالة."
        }
    }
}

extension SealingOptionText {
    var arabic: Phrase {
        switch self {
        case .identityName:
            "الهوية: اسمها أو معرّفها أو بصمتها."
        case .newIdentityName:
            "الاسم كما سيراه الآخرون."
        case .noSigningKey:
            "من دون مفتاح توقيع: ما تختمه لا يُوقَّع أبدًا."
        case .renameTo:
            "الاسم الجديد."
        case .backupIdentity:
            "الهوية؛ ومن دونها كلها."
        case .backupOutput:
            "الملف الذي يُكتب؛ و - هي الخرج القياسي."
        case .backupInput:
            "النسخة؛ و - هي الدخل القياسي."
        case .backupPassphraseCommand:
            "يأخذ عبارة مرور النسخة من أول سطر يطبعه هذا الأمر."
        case .backupPassphraseFile:
            "يأخذ عبارة مرور النسخة من أول سطر في هذا الملف."
        case .backupPassphraseDescriptor:
            "يأخذ عبارة مرور النسخة من أول سطر في واصف الملف المفتوح هذا."
        case .contactName:
            "جهة الاتصال: اسمها أو معرّفها أو بصمتها."
        case .newContactName:
            "الاسم الذي تُحفظ به جهة الاتصال."
        case .contactKey:
            "بطاقة، أو مفتاح X25519 العام في 64 رقمًا ستّ عشريًا."
        case .signingKey:
            "مفتاح Ed25519 العام في 64 رقمًا ستّ عشريًا."
        case .contactPrefix:
            "الجهات التي تبدأ أسماؤها هكذا فقط."
        case .noteText:
            "الملاحظة؛ ومن دونها تُحذف."
        case .linkPerson:
            "المرسل: اسمه أو أول اسمه أو معرّفه."
        case .bundlePath:
            "ملف فيه بطاقة أو دفتر مفاتيح؛ و - هي الدخل القياسي."
        case .bundleName:
            "حفظ جهة الاتصال بهذا الاسم."
        case .acceptKeyChange:
            "قبول مفاتيح أخرى لجهة معروفة."
        case .policyName:
            "واحدة من: contact-required-to-send، require-signature-for-verified، auto-archive-on-rotation، biometric-gated-signing."
        case .policyValue:
            "on أو off."
        case .forgetSigningKeys:
            "مع «biometric-gated-signing off»: من دون عبارة التوقيع، مع التخلي عن المفاتيح التي تحميها."
        case .recipient:
            "الجهة التي يُختم لها: اسمها أو معرّفها أو بصمتها."
        case .recipientKey:
            "مفتاح X25519 عام يُختم له، في 64 رقمًا ستّ عشريًا."
        case .sender:
            "الهوية التي يُختم بها."
        case .sign:
            "التوقيع، أو الفشل حيث لا يمكن."
        case .noSign:
            "من دون توقيع."
        case .envelopePath:
            "ملف فيه النص؛ و - أو لا شيء هو الدخل القياسي."
        case .everyEnvelope:
            "فتح كل ظرف في النص؛ تظهر كل رسالة تحت حكمها، وسطورها خلف «| »."
        case .detectPaths:
            "ملفات فيها نص؛ و - أو لا شيء هو الدخل القياسي."
        case .clipboard:
            "النظر في الحافظة."
        case .inVault:
            "البحث في رسائل الخزنة."
        case .inboxConversation:
            "هذه المحادثة فقط: المعرّف أو العنوان أو جزء منه."
        case .trustCarrierTime:
            "الحكم على العمر بوقت الرسالة التي حملت الظرف."
        case .showBlocked:
            "عرض رسائل الجهات المحظورة أيضًا."
        case .qrSubject:
            "هوية، أو - للدخل القياسي."
        case .qrPNG:
            "كتابة صورة PNG؛ و - هي الخرج القياسي."
        case .qrSVG:
            "كتابة صورة SVG؛ و - هي الخرج القياسي."
        case .qrScale:
            "ضلع الوحدة في PNG بالبكسل، من 2 إلى 64."
        case .picture:
            "صورة PNG أو JPEG؛ و - هي الدخل القياسي."
        case .resetClock:
            "إرجاع ساعة الخزنة إلى ساعة هذا الجهاز."
        case .revokedContact:
            "الثقة من جديد بمفاتيح ملغاة لجهة اتصال."
        case .shownContact:
            "جهة الاتصال: اسمها أو أوله، أو معرّفها القصير، أو بصمتها."
        }
    }
}
