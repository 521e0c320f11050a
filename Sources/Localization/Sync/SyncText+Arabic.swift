extension SyncText {
    var arabic: Phrase {
        switch self {
        case .askSecret:
            "سر «{user}» لدى {server}:"
        case .loggedIn:
            "سُجّل الدخول إلى {server} باسم «{user}»."
        case .loggedOut:
            "سُجّل الخروج وأُزيل من هذا الجهاز: {names}"
        case .loggedOutHere:
            "أُزيل من هذا الجهاز: {names}. تعذّر إبلاغ الخادم؛ وتنتهي الجلسة هناك من تلقاء نفسها."
        case .nothingToRemove:
            "لم يكن هناك ما يُزال."
        case .connecting:
            "جارٍ الاتصال بـ {server}…"
        case .connected:
            "تم الاتصال بـ {server} باسم «{user}»."
        case .disconnected:
            "انقطع الاتصال."
        case .retrying:
            "{reason} محاولة جديدة بعد {seconds} ثانية."
        case .finished:
            "الرسائل: {received} مستلمة، و{sent} مرسلة؛ و{waiting} تنتظر الإرسال."
        case .sent:
            "أُرسلت."
        case .queued:
            "حُفظت. {reason} تنتظر الرسالة حتى يستطيع «whisper-sync run» إرسالها."
        case .messageFailed:
            "رفض الخادم رسالة نهائيًا ({reason})؛ ويعرضها «whisper-sync status»."
        case .unreachable:
            "تعذّر الوصول إلى الخادم."
        case .untrusted:
            "شهادة الخادم غير موثوقة، أو ليست لهذا المضيف."
        case .untrustedHint:
            "الخيار --ca-file يسمّي شهادات خادم خاص."
        case .unauthorized:
            "لم يقبل الخادم المستخدم والسر."
        case .sessionEnded:
            "لم يعد الخادم يقبل الرمز المميز."
        case .sessionEndedHint:
            "الأمر «whisper-sync login» يسجّل الدخول من جديد؛ ولا يضيع شيء مما ينتظر الإرسال."
        case .rateLimited:
            "يطلب الخادم الانتظار."
        case .serverFailed:
            "أخفق الخادم."
        case .notUnderstood:
            "يجيب الخادم بما لا يفهمه هذا البرنامج."
        case .notLoggedIn:
            "الخزنة غير مسجلة الدخول إلى أي خادم."
        case .notLoggedInHint:
            "الأمر «whisper-sync login» يسجّل الدخول؛ ويُستغنى عنه بـ --server و--token-file."
        case .alreadyLoggedIn:
            "الخزنة تابعة أصلًا للمستخدم «{user}» لدى {server}."
        case .alreadyLoggedInHint:
            "تحوي الخزنة محادثات حساب واحد؛ فاستعمل خزنة أخرى لحساب آخر."
        case .invalidAddress:
            "لا يُتصل بالعنوان «{address}»."
        case .invalidAddressHint:
            "https://HOST، أو http:// إلى هذا الجهاز وحده: فإلى غيره يسافر الرمز مكشوفًا."
        case .emptyToken:
            "لا يحوي السطر الأول في {path} أي رمز مميز."
        case .refused:
            "رفض الخادم الرسالة نهائيًا: {reason}"
        case .tooLong:
            "الرسالة أطول من {limit} بايت."
        case .emptyMessage:
            "لا شيء يُرسل: النص فارغ."
        case .notText:
            "الدخل ليس نصًا بترميز UTF-8."
        case .notOfServer:
            "«{name}» ليست محادثة من الخادم."
        case .notOfServerHint:
            "الأمر «whisper-sync status» يعرض محادثات الخادم؛ و«whisper-sync run» يُدخلها."
        case .groupNotSealed:
            "الرسالة المختومة تذهب إلى شخص واحد، وهذه المحادثة مجموعة."
        case .contactUnknownHint:
            "اربط المحادثة بجهة اتصال بالأمر «whisper-sync bind»."
        case .noFailedMessage:
            "لا توجد رسالة مرفوضة «{id}»."
        case .unsupported:
            "هذه النسخة من Whisper لا تستعمل الشبكة."
        case .unsupportedHint:
            "يُبنى مع السمة Realtime."
        case .labelServer:
            "العنوان"
        case .labelUser:
            "المستخدم"
        case .labelDevice:
            "الجهاز"
        case .labelLogin:
            "الدخول"
        case .isLoggedIn:
            "مسجَّل"
        case .isLoggedOut:
            "غير مسجَّل"
        case .labelConversations:
            "المحادثات المتزامنة"
        case .labelWaiting:
            "في انتظار الإرسال"
        case .labelFailed:
            "رفضها الخادم"
        case .labelConnections:
            "الاتصالات المنشأة"
        case .columnConversation:
            "المحادثة"
        case .columnCursor:
            "موجودة حتى"
        case .columnMessage:
            "الرسالة"
        case .columnState:
            "الحالة"
        case .columnAttempts:
            "المحاولات"
        case .waiting:
            "منتظرة"
        case .failed:
            "مرفوضة"
        case .isWith:
            "المحادثة «{conversation}» مربوطة بجهة الاتصال «{contact}»."
        case .bound:
            "المحادثة «{conversation}» مربوطة من الآن بجهة الاتصال «{contact}»."
        case .unbound:
            "المحادثة «{conversation}» غير مربوطة بأي جهة اتصال."
        case .sealedTo:
            "خُتمت لـ «{contact}»."
        case .contactUnknown:
            "المحادثة «{conversation}» غير مربوطة بأي جهة اتصال."
        case .noSecret:
            "لم يُعطَ سر، ولا توجد طرفية للسؤال عنه."
        case .noSecretHint:
            "الخيار --secret-file يقرؤه من ملف، ومع - من الدخل القياسي."
        case .mayNotWrite:
            "لا يمكنك الكتابة في هذه المحادثة"
        case .noConversation:
            "لا توجد هذه المحادثة"
        case .tooLarge:
            "هي أطول مما يقبله الخادم"
        case .notAccepted:
            "لا يقبلها الخادم كما هي"
        case .writtenInPlain:
            "كُتبت قبل ربط المحادثة بجهة اتصال، وهي غير مختومة؛ يختمها «whisper-sync retry»"
        case .notTried:
            "لم يُجرَّب شيء، كما يطلب «--timeout 0»."
        case .soFar:
            "الرسائل حتى الآن: {received} مستلمة، و{sent} مرسلة."
        case .labelEvents:
            "أحداث الخادم"
        case .labelSent:
            "الرسائل المرسلة"
        case .certificateExpired:
            "انتهت صلاحية شهادة الخادم أو لم تبدأ بعد."
        case .certificateWrongHost:
            "شهادة الخادم صادرة لمضيف آخر."
        case .certificateUnknown:
            "لم تصدر شهادة الخادم عن جهة موثوقة."
        case .otherVersion:
            "يتحدث الخادم الإصدار {version} من البروتوكول، ويتحدث هذا البرنامج إصدارًا آخر."
        case .serverBehind:
            "يعدّ الخادم في «{conversation}» أحداثًا أقل من قبل؛ ربما فُقد شيء هناك. لا يُحذف شيء هنا."
        case .newEpoch:
            "بدأ الخادم العدّ من جديد في «{conversation}»، لذلك يُجلب كل شيء مرة أخرى. لا يُحذف شيء هنا."
        case .skippedEvents:
            "أحداث في «{conversation}» تعذّرت قراءتها وجرى تخطيها: {count}"
        case .skippedConversations:
            "محادثات في قائمة الخادم تعذّرت قراءتها وجرى تخطيها: {count}"
        case .missingEvents:
            "أحداث في «{conversation}» لا يعطيها الخادم: {count}. يسردها «whisper-sync status»."
        case .endlessPages:
            "لا تنتهي إجابات الخادم عن «{conversation}»؛ ستُطلب مرة أخرى لاحقًا."
        case .endlessList:
            "لا تنتهي قائمة محادثات الخادم؛ سيُطلب الباقي لاحقًا."
        case .collisions:
            "رسائل في «{conversation}» أعطاها الخادم معرّف رسائل أخرى أو رقمها ولم تُحفظ: {count}"
        case .reworded:
            "رسائل في «{conversation}» غيّرها الخادم: {count}. تبقى كلماتك محفوظة كنسخة سابقة."
        case .foreignAnswer:
            "أجاب الخادم برسالة غير التي أُرسلت؛ ستُرسل مرة أخرى."
        case .vaultUnread:
            "تعذّرت قراءة الخزنة."
        case .labelMissing:
            "ما لم يعطه الخادم"
        case .helperMissing:
            "برنامج المزامنة غير موجود: {path}"
        case .helperMissingHint:
            "يُثبَّت بجانب «whisper»."
        case .lineElsewhere:
            "خُتمت هذه الرسالة لمحادثة أخرى."
        case .lineOutOfOrder:
            "كُتبت هذه الرسالة قبل رسالة تقع فوقها."
        case .lineContradicted:
            "تتعارض هذه الرسالة مع رسالة أخرى من الجهاز نفسه؛ ربما استُبدلت إحداهما."
        case .linesNotHere:
            "رسائل ليست هنا قبل هذه الرسالة، محجوبة أو منتهية الصلاحية أو لم تُرسل قط: {count}"
        case .serverTime:
            "بحسب الخادم: {time}"
        case .youWrote:
            "كتبت أنت: {text}"
        case .otherEnvelope:
            "يحتفظ الخادم بشيء آخر بدل ظرفك؛ ربما لم تصل كلماتك."
        case .columnServerID:
            "المعرّف لدى الخادم"
        case .nameTaken:
            "«{name}» اسم جهة اتصال أو محادثة مرتبطة بجهة اتصال، لكن هذه المحادثة غير مرتبطة بأي جهة اتصال."
        case .nameTakenHint:
            "يربطها «whisper-sync bind»؛ ومع معرّفها {id} بدل الاسم تُرسل الرسالة بلا تشفير."
        case .retitled:
            "أعطى الخادم المحادثة «{conversation}» المرتبطة بجهة اتصال اسمًا آخر. يبقى اسمها هنا كما كان."
        }
    }
}
