extension ImportText {
    var arabic: Phrase {
        switch self {
        case .surveying:
            "معاينة"
        case .aligning:
            "مقارنة"
        case .writing:
            "استيراد"
        case .imported:
            .plural(
                zero: "في «{title}»: لا رسائل جديدة", one: "في «{title}»: رسالة جديدة واحدة",
                two: "في «{title}»: رسالتان جديدتان", few: "في «{title}»: {count} رسائل جديدة",
                many: "في «{title}»: {count} رسالة جديدة", other: "في «{title}»: {count} رسالة جديدة")
        case .wouldImport:
            .plural(
                zero: "ما سيكون جديدًا في «{title}»: لا رسائل", one: "ما سيكون جديدًا في «{title}»: رسالة واحدة",
                two: "ما سيكون جديدًا في «{title}»: رسالتان", few: "ما سيكون جديدًا في «{title}»: {count} رسائل",
                many: "ما سيكون جديدًا في «{title}»: {count} رسالة", other: "ما سيكون جديدًا في «{title}»: {count} رسالة")
        case .importedMessages:
            .plural(
                zero: "لا رسائل جديدة", one: "رسالة جديدة واحدة", two: "رسالتان جديدتان", few: "{count} رسائل جديدة",
                many: "{count} رسالة جديدة", other: "{count} رسالة جديدة")
        case .wouldImportMessages:
            .plural(
                zero: "ما سيكون جديدًا: لا رسائل", one: "ما سيكون جديدًا: رسالة واحدة", two: "ما سيكون جديدًا: رسالتان",
                few: "ما سيكون جديدًا: {count} رسائل", many: "ما سيكون جديدًا: {count} رسالة",
                other: "ما سيكون جديدًا: {count} رسالة")
        case .duplicates:
            .plural(
                zero: "ما كان في الخزنة من قبل: لا رسائل", one: "ما كان في الخزنة من قبل: رسالة واحدة",
                two: "ما كان في الخزنة من قبل: رسالتان", few: "ما كان في الخزنة من قبل: {count} رسائل",
                many: "ما كان في الخزنة من قبل: {count} رسالة", other: "ما كان في الخزنة من قبل: {count} رسالة")
        case .messagesFound:
            .plural(
                zero: "في الملف: لا رسائل، منها {system} من النظام",
                one: "في الملف: رسالة واحدة، منها {system} من النظام",
                two: "في الملف: رسالتان، منها {system} من النظام",
                few: "في الملف: {count} رسائل، منها {system} من النظام",
                many: "في الملف: {count} رسالة، منها {system} من النظام",
                other: "في الملف: {count} رسالة، منها {system} من النظام")
        case .period:
            "من {first} إلى {last}"
        case .attachments:
            "المرفقات: {found} موجودة، {missing} مفقودة، {omitted} متروكة عند التصدير"
        case .dateOrder:
            "قُرئت التواريخ {order}، في المنطقة {zone}؛ اليقين {confidence} ({evidence})"
        case .renamed:
            "«{from}» صار «{to}»: شخص واحد"
        case .sameChat:
            "المحادثة هي التي كانت تسمى «{former}»"
        case .unparsed:
            .plural(
                zero: "ما تعذرت قراءته: {count} موضعًا، في الأسطر {lines}",
                one: "ما تعذرت قراءته: موضع واحد، في الأسطر {lines}", two: "ما تعذرت قراءته: موضعان، في الأسطر {lines}",
                few: "ما تعذرت قراءته: {count} مواضع، في الأسطر {lines}",
                many: "ما تعذرت قراءته: {count} موضعًا، في الأسطر {lines}",
                other: "ما تعذرت قراءته: {count} موضعًا، في الأسطر {lines}")
        case .invalidBytes:
            .plural(
                zero: "ما لم يكن UTF-8 واستُبدل: {count} بايتًا", one: "ما لم يكن UTF-8 واستُبدل: بايت واحد",
                two: "ما لم يكن UTF-8 واستُبدل: بايتان", few: "ما لم يكن UTF-8 واستُبدل: {count} بايتات",
                many: "ما لم يكن UTF-8 واستُبدل: {count} بايتًا", other: "ما لم يكن UTF-8 واستُبدل: {count} بايتًا")
        case .repeatedNames:
            "في الأرشيف عدة ملفات بالاسم نفسه؛ وأُخذ الأول من كل اسم: {names}"
        case .truncated:
            .plural(
                zero: "في التصدير بالضبط لا رسائل: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.",
                one: "في التصدير بالضبط رسالة واحدة: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.",
                two: "في التصدير بالضبط رسالتان: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.",
                few: "في التصدير بالضبط {count} رسائل: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.",
                many: "في التصدير بالضبط {count} رسالة: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.",
                other: "في التصدير بالضبط {count} رسالة: واتساب نفسه يقطع التصدير عند هذا العدد، فقد ينقص ما هو أقدم.")
        case .records:
            .plural(
                zero: "سجلات أخرى: {count} سجلًا، الجديد منها {added}", one: "سجلات أخرى: سجل واحد، الجديد منها {added}",
                two: "سجلات أخرى: سجلان، الجديد منها {added}", few: "سجلات أخرى: {count} سجلات، الجديد منها {added}",
                many: "سجلات أخرى: {count} سجلًا، الجديد منها {added}",
                other: "سجلات أخرى: {count} سجلًا، الجديد منها {added}")
        case .attachmentsTaken:
            .plural(
                zero: "أُدخل: {count} مرفقًا", one: "أُدخل: مرفق واحد", two: "أُدخل: مرفقان", few: "أُدخل: {count} مرفقات",
                many: "أُدخل: {count} مرفقًا", other: "أُدخل: {count} مرفقًا")
        case .attachmentsAbsent:
            .plural(
                zero: "ما ليس محتواه في الخزنة: {count} مرفقًا؛ يأتي به --attachments.",
                one: "ما ليس محتواه في الخزنة: مرفق واحد؛ يأتي به --attachments.",
                two: "ما ليس محتواه في الخزنة: مرفقان؛ يأتي به --attachments.",
                few: "ما ليس محتواه في الخزنة: {count} مرفقات؛ يأتي به --attachments.",
                many: "ما ليس محتواه في الخزنة: {count} مرفقًا؛ يأتي به --attachments.",
                other: "ما ليس محتواه في الخزنة: {count} مرفقًا؛ يأتي به --attachments.")
        case .policyTurnedOn:
            "الملف يفعّل {policy}"
        case .policyTurnedOff:
            "الملف يوقف {policy}"
        case .broughtVerified:
            .plural(
                zero: "لا تأتي جهة متحقَّق منها بكلمة الملف وحدها. «whisper contact verify» يقارن المفاتيح.",
                one:
                    "تدخل جهة واحدة متحقَّقًا منها بكلمة الملف وحدها: لم يقارن أحد مفاتيحها لهذه الخزنة. «whisper contact verify» يقارنها.",
                two:
                    "تدخل جهتان متحقَّقًا منهما بكلمة الملف وحدها: لم يقارن أحد مفاتيحهما لهذه الخزنة. «whisper contact verify» يقارنها.",
                few:
                    "تدخل {count} جهات متحقَّقًا منها بكلمة الملف وحدها: لم يقارن أحد مفاتيحها لهذه الخزنة. «whisper contact verify» يقارنها.",
                many:
                    "تدخل {count} جهة متحقَّقًا منها بكلمة الملف وحدها: لم يقارن أحد مفاتيحها لهذه الخزنة. «whisper contact verify» يقارنها.",
                other:
                    "تدخل {count} جهة متحقَّقًا منها بكلمة الملف وحدها: لم يقارن أحد مفاتيحها لهذه الخزنة. «whisper contact verify» يقارنها."
            )
        case .gateLeftDown:
            "السياسة biometric-gated-signing مفعّلة في الملف؛ وتبقى هنا متوقفة، إذ لا يحوي أي تصدير مفاتيح توقيع. «whisper policy set biometric-gated-signing on» يحمي مفاتيح هذه الخزنة."
        case .contactsUnverified:
            .plural(
                zero: "لم تدخل أي جهة اتصال",
                one: "دخلت {count} جهة اتصال غير متحقَّق منها؛ يقارن «whisper contact verify» مفاتيحها",
                two: "دخلت {count} جهتا اتصال غير متحقَّق منهما؛ يقارن «whisper contact verify» مفاتيحهما",
                few: "دخلت {count} جهات اتصال غير متحقَّق منها؛ يقارن «whisper contact verify» مفاتيحها",
                many: "دخلت {count} جهة اتصال غير متحقَّق منها؛ يقارن «whisper contact verify» مفاتيحها",
                other: "دخلت {count} جهة اتصال غير متحقَّق منها؛ يقارن «whisper contact verify» مفاتيحها")
        case .contactRefused:
            "تُركت جهة الاتصال «{name}»: مفاتيحها ليست مفاتيح جهة اتصال لديك، أو لا تصلح. يقبل «whisper contact import» المفاتيح المتغيّرة."
        case .chatDivided:
            "تُركت المحادثة «{title}» في السطر {line} مع رسائلها، لأن في الخزنة عدة محادثات تقابلها: {chats}"
        case .personApart:
            "دخل «{name}» دون الأرقام التي تخص غيره في الخزنة"
        case .severalChats:
            "يحتوي «{path}» على عدة محادثات، وتُستورد كل واحدة منها: {chats}"
        case .identityLeftOut:
            "تُركت الهوية «{name}»: مفاتيحها السرية ليست هنا"
        case .policyLeftOut:
            "تُرك إعداد {policy} الذي في الملف"
        case .restoreHint:
            "يعيد --restore خزنة لك كما كانت، إلى خزنة فارغة."
        case .dayMonthYear:
            "يومًا فشهرًا فسنة"
        case .monthDayYear:
            "شهرًا فيومًا فسنة"
        case .yearMonthDay:
            "سنة فشهرًا فيومًا"
        case .evidenceGiven:
            "أنت ذكرت ذلك"
        case .evidenceImpossibleValue:
            "ترتيب آخر مستحيل"
        case .evidenceMediaFileName:
            "أسماء ملفات الوسائط"
        case .evidenceFileTime:
            "وقت الملف"
        case .evidenceFewestJumps:
            "أقل القفزات إلى الوراء"
        case .evidenceFasterColumn:
            "اليوم أسرع تغيّرًا"
        case .evidenceStyle:
            "أسلوب الكتابة"
        case .askDateOrder:
            "في «{path}» كُتبت التواريخ على الأرجح بترتيب {order} (اليقين {confidence}). هل تُستورد هكذا؟"
        case .claimContact:
            "سيصبح «{name}» جهة اتصال موثَّقة بالبصمة {fingerprint}"
        case .claimIdentity:
            "ستصبح «{name}» هوية لك بالبصمة {fingerprint}؛ ومفاتيحها السرية ليست هنا"
        case .askClaims:
            "الخزنة ليست فارغة. هل يُؤخذ كل هذا اعتمادًا على قول الملف وحده؟"
        }
    }
}

extension ExportText {
    var arabic: Phrase {
        switch self {
        case .progress:
            "تصدير"
        case .writtenMessages:
            .plural(
                zero: "كُتب في «{path}»: لا رسائل.", one: "كُتب في «{path}»: رسالة واحدة.",
                two: "كُتب في «{path}»: رسالتان.", few: "كُتب في «{path}»: {count} رسائل.",
                many: "كُتب في «{path}»: {count} رسالة.", other: "كُتب في «{path}»: {count} رسالة.")
        case .writtenRecords:
            .plural(
                zero: "كُتب في «{path}»: {count} سجلًا.", one: "كُتب في «{path}»: سجل واحد.",
                two: "كُتب في «{path}»: سجلان.", few: "كُتب في «{path}»: {count} سجلات.",
                many: "كُتب في «{path}»: {count} سجلًا.", other: "كُتب في «{path}»: {count} سجلًا.")
        }
    }
}

extension MessageText {
    var arabic: Phrase {
        switch self {
        case .titleHeading:
            "المحادثة"
        case .unreadHeading:
            "غير مقروء"
        case .messagesHeading:
            "الرسائل"
        case .lastHeading:
            "الأخيرة"
        case .textHeading:
            "النص"
        case .pinned:
            "مثبتة"
        case .muted:
            "مكتومة"
        case .noConversations:
            "لا محادثات بعد."
        case .noMessages:
            "لا رسائل هناك."
        case .nothingFound:
            "لم يُعثر على شيء."
        case .olderMessages:
            "رسائل أقدم: {command}"
        case .edited:
            "معدّلة"
        case .unread:
            "غير مقروءة"
        case .notHeld:
            "ليس في الخزنة"
        case .omitted:
            "متروك عند التصدير"
        case .image:
            "صورة"
        case .video:
            "فيديو"
        case .audio:
            "صوت"
        case .document:
            "مستند"
        case .file:
            "ملف"
        case .sticker:
            "ملصق"
        case .location:
            "موقع"
        case .contact:
            "جهة اتصال"
        case .poll:
            "استطلاع"
        case .call:
            "مكالمة"
        case .deletedByAdmin:
            "حذفها مشرف، {name}"
        case .event:
            "حدث: {type}"
        case .nothingToShow:
            "لا شيء لعرضه"
        case .deleted:
            "محذوفة"
        case .unknownKind:
            "رسالة من نوع غير معروف"
        case .attachmentsSaved:
            .plural(
                zero: "حُفظ في «{path}»: {count} مرفقًا.", one: "حُفظ في «{path}»: مرفق واحد.",
                two: "حُفظ في «{path}»: مرفقان.", few: "حُفظ في «{path}»: {count} مرفقات.",
                many: "حُفظ في «{path}»: {count} مرفقًا.", other: "حُفظ في «{path}»: {count} مرفقًا.")
        case .attachmentsNotHeld:
            .plural(
                zero: "ما ليس في الخزنة: {count} مرفقًا.", one: "ما ليس في الخزنة: مرفق واحد.",
                two: "ما ليس في الخزنة: مرفقان.", few: "ما ليس في الخزنة: {count} مرفقات.",
                many: "ما ليس في الخزنة: {count} مرفقًا.", other: "ما ليس في الخزنة: {count} مرفقًا.")
        case .pinnedNow:
            "«{title}» مثبتة الآن."
        case .unpinnedNow:
            "«{title}» لم تعد مثبتة."
        case .mutedNow:
            "«{title}» مكتومة الآن."
        case .unmutedNow:
            "«{title}» لم تعد مكتومة."
        case .markedRead:
            .plural(
                zero: "عُلّم مقروءًا في «{title}»: لا رسائل.", one: "عُلّم مقروءًا في «{title}»: رسالة واحدة.",
                two: "عُلّم مقروءًا في «{title}»: رسالتان.", few: "عُلّم مقروءًا في «{title}»: {count} رسائل.",
                many: "عُلّم مقروءًا في «{title}»: {count} رسالة.", other: "عُلّم مقروءًا في «{title}»: {count} رسالة.")
        }
    }
}

extension DeletionText {
    var arabic: Phrase {
        switch self {
        case .deletingMessages:
            "جارٍ حذف الرسائل"
        case .deletingWords:
            "جارٍ إزالة الكلمات من الفهرس"
        case .copiesRemain:
            "ما زالت نسخ سابقة تحتوي على ما حُذف: {paths}"
        case .otherCopiesRemain:
            "ما زالت النسخ الاحتياطية والتصديرات السابقة تحتوي على ما حُذف."
        case .stoppedHint:
            "ما حُذف حتى الآن يبقى محذوفًا. أعد تشغيل الأمر لحذف الباقي."
        case .optimized:
            "في فهرس البحث {after} من الأجزاء ({size})، وكان فيه {before} ({sizeBefore})."
        case .askConversation:
            .plural(
                zero: "أتُحذف نهائيًا المحادثة «{title}» وفيها لا رسائل؟",
                one: "أتُحذف نهائيًا المحادثة «{title}» وفيها رسالة واحدة؟",
                two: "أتُحذف نهائيًا المحادثة «{title}» وفيها رسالتان؟",
                few: "أتُحذف نهائيًا المحادثة «{title}» وفيها {count} رسائل؟",
                many: "أتُحذف نهائيًا المحادثة «{title}» وفيها {count} رسالة؟",
                other: "أتُحذف نهائيًا المحادثة «{title}» وفيها {count} رسالة؟")
        case .askMessage:
            "أتُحذف هذه الرسالة نهائيًا؟"
        case .askRule:
            .plural(
                zero: "أتُحذف نهائيًا لا رسائل؟", one: "أتُحذف نهائيًا رسالة واحدة؟", two: "أتُحذف نهائيًا رسالتان؟",
                few: "أتُحذف نهائيًا {count} رسائل؟", many: "أتُحذف نهائيًا {count} رسالة؟",
                other: "أتُحذف نهائيًا {count} رسالة؟")
        case .askRuleInChat:
            .plural(
                zero: "أتُحذف نهائيًا من «{title}» لا رسائل؟", one: "أتُحذف نهائيًا من «{title}» رسالة واحدة؟",
                two: "أتُحذف نهائيًا من «{title}» رسالتان؟", few: "أتُحذف نهائيًا من «{title}» {count} رسائل؟",
                many: "أتُحذف نهائيًا من «{title}» {count} رسالة؟", other: "أتُحذف نهائيًا من «{title}» {count} رسالة؟")
        case .deleted:
            .plural(
                zero: "حُذف: لا رسائل.", one: "حُذف: رسالة واحدة.", two: "حُذف: رسالتان.", few: "حُذف: {count} رسائل.",
                many: "حُذف: {count} رسالة.", other: "حُذف: {count} رسالة.")
        case .wouldDelete:
            .plural(
                zero: "سيُحذف: لا رسائل.", one: "سيُحذف: رسالة واحدة.", two: "سيُحذف: رسالتان.",
                few: "سيُحذف: {count} رسائل.", many: "سيُحذف: {count} رسالة.", other: "سيُحذف: {count} رسالة.")
        }
    }
}

extension StatisticsText {
    var arabic: Phrase {
        switch self {
        case .conversations:
            "المحادثات"
        case .messages:
            "الرسائل"
        case .unread:
            "غير المقروء"
        case .people:
            "الأشخاص"
        case .attachments:
            "المرفقات"
        case .held:
            "في الخزنة"
        case .first:
            "أول رسالة"
        case .last:
            "آخر رسالة"
        case .database:
            "قاعدة البيانات"
        case .kinds:
            "الأنواع"
        case .chartTitle:
            "الرسائل عبر الزمن"
        case .chartSummary:
            .plural(
                zero: "لا رسائل من {first} إلى {last}", one: "رسالة واحدة من {first} إلى {last}",
                two: "رسالتان من {first} إلى {last}", few: "{count} رسائل من {first} إلى {last}",
                many: "{count} رسالة من {first} إلى {last}", other: "{count} رسالة من {first} إلى {last}")
        case .chartWritten:
            "كُتب المخطط في «{path}»."
        }
    }
}

extension CalendarText {
    var arabic: Phrase {
        switch self {
        case .shortDate:
            "{day}/{month}/{year}"
        case .longDate:
            "{weekday}، {day} {month} {year}"
        case .weekdays:
            "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد"
        case .months:
            "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"
        }
    }
}
