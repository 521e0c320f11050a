extension BridgeText {
    var arabic: Phrase {
        switch self {
        case .group:
            "إدخال الرسائل مباشرةً عبر جسر."
        case .groupDiscussion:
            "الجسر برنامج مستقل يتحدث إلى خدمة المراسلة ويستطيع قراءة رسائلك هناك. لا يرسل شيئًا أبدًا. وتبقى الخزنة بعيدة عنه: للجسر الشبكة وليس له أي مفتاح للخزنة."
        case .install:
            "تثبيت الجسر المرجعي لواتساب."
        case .installDiscussion:
            "ينشئ بيئة بايثون خاصة في مجلد الخزنة ويثبّت فيها الإصدارات المحددة بعد فحص كل منها ببصمته. يحتاج إلى بايثون 3.11 أو أحدث مع venv وإلى الشبكة."
        case .pair:
            "ربط الخزنة بحساب واتساب."
        case .pairDiscussion:
            "يسأل أولًا، ثم يعرض رموزًا تُمسح بالهاتف، وينتهي حين يُربط الحساب. بعدها يُدخل «whisper bridge run» الرسائل. يسمح واتساب بأربعة أجهزة مرتبطة؛ فعّل التحقق بخطوتين."
        case .run:
            "إدخال الرسائل حتى الإيقاف."
        case .runDiscussion:
            "يبقى في المقدمة ويعيد تشغيل الجسر الذي يفشل ما دام ذلك مفيدًا؛ لذا يناسب مدير الخدمات. أوقفه بـ Ctrl-C أو SIGTERM."
        case .status:
            "عرض ما إذا كانت الخزنة مرتبطة ونتيجة آخر تشغيل."
        case .logout:
            "فك ربط الحساب وإزالة مفاتيحه."
        case .logoutDiscussion:
            "يُعلم واتساب أن هذا الجهاز لم يعد موجودًا ويزيل الجلسة وكل مفاتيحها من هذا الجهاز. تبقى الرسائل التي أُدخلت."
        case .command:
            "تشغيل هذا البرنامج جسرًا؛ تُفصل كلماته كما في الصدفة."
        case .historyLimit:
            "استيراد هذا العدد على الأكثر من رسائل سجل الهاتف؛ و0 بلا حد."
        case .consent:
            "الربط يتيح لهذا الجهاز قراءة محادثاتك في واتساب كجهاز آخر لك:\n- يقرأ الرسائل الجديدة والسجل الذي يقدمه الهاتف. لا يرسل شيئًا، ولا حتى إشعارات القراءة.\n- كل شيء محفوظ مشفرًا في خزنتك وحدها، مع مفاتيح الربط.\n- للتراجع: «whisper bridge logout»، أو في الهاتف ضمن «الأجهزة المرتبطة».\nشروط واتساب لا تشمل برامج أخرى، وقد يوقف الحساب."
        case .consentQuestion:
            "هل تريد ربط حساب؟"
        case .scan:
            "امسح هذا بهاتفك أنت فقط: واتساب، «الأجهزة المرتبطة»، «ربط جهاز»."
        case .expires:
            "هذا الرمز صالح {seconds} ثانية؛ ثم يتبعه آخر."
        case .linked:
            "مرتبط بالحساب {account}؛ يعرض الهاتف هذا الجهاز باسم «{device}»."
        case .connected:
            "تم الاتصال."
        case .disconnected:
            "انقطع الاتصال؛ يحاول الجسر من جديد."
        case .retrying:
            "{reason} محاولة جديدة بعد {seconds} ثانية."
        case .finished:
            "الرسائل: {added} جديدة، و{duplicates} معروفة من قبل؛ و{skipped} متروكة."
        case .manySkipped:
            "تعذّرت قراءة أكثر من عشر رسائل خلال ساعة."
        case .manyUndecryptable:
            "تعذّر فك تشفير أكثر من رسالة في كل ألف."
        case .qrExpired:
            "لم يمسح أحد الرمز في الوقت. امسح الرمز الجديد."
        case .authenticationFailed:
            "رفض الهاتف الربط. تحقق من الهاتف واربط من جديد."
        case .sessionExpired:
            "لم يعد الحساب مرتبطًا. اربطه من جديد؛ وما أُدخل يبقى."
        case .rateLimited:
            "طلبات كثيرة جدًا إلى واتساب."
        case .networkError:
            "تعذّر الوصول إلى واتساب. تحقق من الاتصال."
        case .undecryptable:
            "تعذّر فك تشفير رسالة؛ وهي تُطلب من جديد: {id}"
        case .clientOutdated:
            "لم يعد واتساب يقبل هذا الإصدار من الجسر. حدّث Whisper وشغّل «whisper bridge install»."
        case .banned:
            "أوقف واتساب الحساب. فك الربط وانتظر يومًا ثم اربط من جديد."
        case .crashed:
            "انتهى الجسر على غير توقع."
        case .programMissing:
            "لا يمكن تشغيل الجسر «{program}»."
        case .programMissingHint:
            "الأمر «whisper bridge install» يثبّت الجسر المرجعي؛ و--command يسمّي برنامجًا آخر."
        case .noMemoryPlace:
            "لا مكان في الذاكرة للجلسة: لا $XDG_RUNTIME_DIR ولا /dev/shm في الذاكرة."
        case .notLinked:
            "الخزنة غير مرتبطة بأي حساب."
        case .notLinkedHint:
            "الأمر «whisper bridge pair» يربطها."
        case .malformedCommand:
            "{option}: علامة اقتباس غير مغلقة، أو لا يوجد برنامج."
        case .unsupported:
            "هذه النسخة من Whisper لا تشغّل الجسور."
        case .helperMissing:
            "الملف {path} مفقود، وهو الذي يشغّل الجسور."
        case .helperMissingHint:
            "يُبنى مع السمة Bridge ويُثبّت بجانب whisper."
        case .installing:
            "جارٍ تثبيت الجسر المرجعي…"
        case .installed:
            "ثُبّت الجسر المرجعي: {path}"
        case .installFailed:
            "تعذّر تثبيت الجسر المرجعي."
        case .installFailedHint:
            "تحقق من إمكان الوصول إلى فهرس الحزم ومن وجود بايثون 3.11 أو أحدث مع وحدة venv."
        case .sourceMissing:
            "ملفات الجسر المرجعي ليست بجانب البرنامج."
        case .labelAccount:
            "الحساب"
        case .labelProgram:
            "الجسر المرجعي"
        case .labelAcknowledged:
            "الأحداث في الخزنة"
        case .labelLastRun:
            "آخر تشغيل"
        case .isLinked:
            "مرتبط"
        case .isNotLinked:
            "غير مرتبط"
        case .isInstalled:
            "مثبّت"
        case .notInstalled:
            "غير مثبّت"
        case .unlinked:
            "فُك الربط وأُزيل من هذا الجهاز: {names}"
        case .removedOnly:
            "أُزيل من هذا الجهاز: {names}. تعذّر إبلاغ واتساب: أزل الجهاز في الهاتف ضمن «الأجهزة المرتبطة»."
        case .nothingToRemove:
            "لم يكن هناك ما يُزال."
        case .logoutQuestion:
            "هل تريد فك ربط الحساب وإزالة مفاتيحه من هذا الجهاز؟"
        case .coverage:
            "عرض الفترة المحفوظة من كل محادثة وفجواتها."
        case .coverageDiscussion:
            "الفجوة صمت يزيد على --gap يومًا بين رسالتين. لا أحد يميز الصمت من رسائل مفقودة، فهي إشارة فحسب. لا يلزم جسر ولا شبكة."
        case .gapDays:
            "ذكر الفجوات التي تزيد على هذا العدد من الأيام."
        case .coverageFrom:
            "من"
        case .coverageTo:
            "إلى"
        case .coverageExported:
            "من التصدير"
        case .coverageBridged:
            "عبر الجسور"
        case .coverageGaps:
            "الفجوات"
        case .measuring:
            "فحص المحادثات"
        case .rebuild:
            "إعادة بناء الرسائل من أحداث الجسور المخزّنة."
        case .rebuildDiscussion:
            "يُحفظ كل حدث ببايتاته كما جاء. بعد تحديث يفهم المزيد منها، يُظهر هذا ما لم يُفهم من قبل. ما حذفته يبقى محذوفًا وما قرأته يبقى مقروءًا. لا يلزم جسر ولا شبكة."
        case .rebuilding:
            "إعادة قراءة الأحداث"
        case .rebuilt:
            "الأحداث: أُعيدت قراءة {events}، منها {unread} بلا ما يُعرض. الرسائل: جُددت {replaced}، وأُضيفت {inserted}."
        case .outOfRange:
            "{option}: {value} ليس عددًا من {lowest} إلى {highest}."
        case .noHistory:
            "عدم أخذ أي شيء من سجل الهاتف."
        case .takesHistory:
            "هل يؤخذ سجل الهاتف: true أو false."
        case .historyInterval:
            "ترك هذا العدد من الملي ثانية بين طلبين للسجل."
        case .batchSize:
            "وضع هذا العدد من رسائل السجل معًا في الخزنة."
        case .retries:
            "أقصى عدد للمحاولات المتتالية حيث تكون محدودة."
        case .firstDelay:
            "انتظار هذا العدد من الملي ثانية قبل المحاولة الثانية؛ ثم الضعف في كل مرة."
        case .sessionTimeout:
            "طلب الربط من جديد بعد هذا العدد من الأيام."
        case .retryingNow:
            "{reason} محاولة جديدة الآن."
        case .oftenExpired:
            "انتهى الربط عدة مرات خلال 30 يومًا. ربما يوقف واتساب الحساب: فك الربط وانتظر يومًا ثم اربط من جديد."
        case .notify:
            "ما يقوله إشعار سطح المكتب عن الرسائل الجديدة: لا شيء (none)، عددها (count)، والمحادثة أيضًا (chat)، والنص أيضًا (content)."
        case .newMessages:
            .plural(
                zero: "لا رسائل جديدة",
                one: "رسالة جديدة",
                two: "رسالتان جديدتان",
                few: "{count} رسائل جديدة",
                many: "{count} رسالة جديدة",
                other: "{count} رسالة جديدة")
        case .noDesktop:
            "لا إشعارات على سطح المكتب: لم يُعثر على سطح مكتب."
        case .desktopSilent:
            "سطح المكتب لا يقبل الإشعارات؛ والرسائل تصل مع ذلك."
        case .bridgeSays:
            "يقول الجسر: {text}"
        case .unusable:
            "لا يمكن استخدام هذا البرنامج جسرًا."
        case .journalChanged:
            "سجلّ الجسر ليس السجلّ الذي قرأته هذه الخزنة حتى الآن."
        case .journalChangedHint:
            "يقرؤه «whisper bridge run --begin-again» من سطره الأول؛ ويُتعرَّف على الرسائل الموجودة هنا من قبل."
        case .otherAccount:
            "الجسر مسجّل الدخول إلى حساب غير الحساب المرتبط بهذه الخزنة."
        case .otherAccountHint:
            "استخدم خزنة أخرى له، أو نفّذ «whisper bridge logout» أولًا."
        case .beginAgain:
            "اقرأ سجلّ الجسر من سطره الأول من جديد."
        case .alreadyRunning:
            "هناك جسر لهذه الخزنة قيد التشغيل بالفعل."
        case .refusedChanges:
            "تغييرات من أشخاص لا يحق لهم إجراؤها، ولم تغيّر شيئًا: {number}"
        case .numbersIgnored:
            "بعض أسطر الجسر لها أرقام استُخدمت من قبل، فجرى تجاهلها."
        case .numberImpossible:
            "أحد أسطر الجسر له رقم مستحيل. رُفض السطر وأُنهي الجسر."
        case .noNotifications:
            "هذا الإصدار من Whisper لا يعرض إشعارات."
        case .timesDiffer:
            "استُوردت المحادثة «{title}» بأوقات تختلف عن أوقات الهاتف بمقدار {offset}، فرسائلها موجودة في الخزنة مرتين. احذف تلك المحادثة واستوردها من جديد بالخيار --timezone."
        }
    }
}
