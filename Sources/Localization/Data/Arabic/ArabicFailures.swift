extension DataFailureText {
    var arabic: Phrase {
        switch self {
        case .noSuchConversation:
            "لا توجد محادثة باسم «{name}»."
        case .noSuchConversationHint:
            "الأمر «whisper conversations» يعرض المحادثات."
        case .ambiguousConversation:
            "الاسم «{name}» يوافق عدة محادثات: {candidates}"
        case .ambiguousConversationHint:
            "اذكر العنوان كاملًا وقبله المنصة كما في «whatsapp:Ana»، أو اذكر المعرّف."
        case .noSuchPerson:
            "لا يوجد أحد باسم «{name}»."
        case .ambiguousPerson:
            "الاسم «{name}» يوافق عدة أشخاص: {candidates}"
        case .ambiguousPersonHint:
            "اذكر الاسم كاملًا أو المعرّف."
        case .invalidMoment:
            "{option}: «{value}» ليس تاريخًا."
        case .invalidMomentHint:
            "اكتب 2020 أو 2020-05 أو 2020-05-31 أو 2020-05-31T14:00 أو 2020-05-31T14:00:00Z."
        case .invalidAge:
            "{option}: «{value}» ليس عمرًا."
        case .invalidAgeHint:
            "اكتب عددًا ثم d أو w أو m أو y للأيام أو الأسابيع أو الأشهر أو السنين: 90d أو 8w أو 6m أو 2y."
        case .invalidNumber:
            "{option}: {value} ليس عددًا من 1 فصاعدًا."
        case .invalidIdentifier:
            "«{value}» ليس معرّفًا."
        case .unknownChoice:
            "{option}: «{value}» غير معروف."
        case .unknownChoiceHint:
            "اختر من: {values}"
        case .emptyQuery:
            "لا توجد كلمة للبحث عنها."
        case .emptyQueryHint:
            "اذكر كلمة، أو مرشحًا مثل --in أو --type."
        case .relevanceLimit:
            .plural(
                zero: "أقصى ما يُعرض بحسب الصلة: {count} نتيجة.", one: "أقصى ما يُعرض بحسب الصلة: نتيجة واحدة.",
                two: "أقصى ما يُعرض بحسب الصلة: نتيجتان.", few: "أقصى ما يُعرض بحسب الصلة: {count} نتائج.",
                many: "أقصى ما يُعرض بحسب الصلة: {count} نتيجة.", other: "أقصى ما يُعرض بحسب الصلة: {count} نتيجة.")
        case .oneRange:
            "الخيارات --before و --after و --oldest أو --all لا تجتمع."
        case .oneDeletion:
            "هذه الخيارات لا تجتمع: إما رسالة، وإما محادثة مع --before أو --older-than أو --platform."
        case .nothingToDelete:
            "حدّد ما يُحذف."
        case .nothingToDeleteHint:
            "سمِّ محادثة، أو اذكر --message أو --before أو --older-than أو --platform."
        case .oneTitle:
            "الخيار --title لملف واحد فقط."
        case .fullAlone:
            "لا يجتمع --full مع --conversation ولا مع --deidentify، ولا --deidentify مع --attachments."
        case .unknownZone:
            "لا توجد منطقة زمنية «{value}»."
        case .unknownZoneHint:
            "اكتبها مثل Africa/Cairo أو UTC."
        case .missingFile:
            "لا يوجد ملف «{path}»."
        case .emptyFile:
            "الملف «{path}» فارغ."
        case .notAnExport:
            "الملف «{path}» ليس محادثة مصدَّرة: لا رسالة فيه."
        case .notAnExportHint:
            "افتح المحادثة في واتساب واختر «تصدير الدردشة»، ثم اذكر ملف .txt أو .zip الناتج."
        case .damagedArchive:
            "الأرشيف «{path}» مقطوع أو تالف. لم يُستورد منه شيء."
        case .encryptedArchive:
            "الأرشيف «{path}» مشفّر."
        case .encryptedArchiveHint:
            "فُكّه أولًا بكلمة مروره، ثم استورد المجلد."
        case .noChatInArchive:
            "لا توجد محادثة في الأرشيف «{path}»."
        case .unsafeArchive:
            "الأرشيف «{path}» يسمّي ملفات خارجه. لم يُستورد منه شيء."
        case .archiveTooLarge:
            "الأرشيف «{path}» ينفكّ إلى أكثر مما يُقبل. لم يُستورد منه شيء."
        case .ambiguousDates:
            "في «{path}» لا يتميز اليوم من الشهر بيقين كافٍ؛ والترتيب الأرجح هو {order} ({confidence})."
        case .ambiguousDatesHint:
            "اذكر كيف كُتبت التواريخ: --date-order مع dmy أو mdy أو ymd؛ أو خذ الأرجح بالخيار --yes."
        case .contradictedDates:
            "في «{path}» تواريخ مستحيلة بهذا الترتيب."
        case .contradictedDatesHint:
            "اترك --date-order ليُستنتج الترتيب."
        case .importInterrupted:
            "قُطع العمل. الرسائل التي استوردت حتى الآن محفوظة؛ والاستيراد من جديد يضيف الباقي."
        case .someFilesFailed:
            .plural(
                zero: "ما تعذر استيراده: {count} ملفًا.", one: "ما تعذر استيراده: ملف واحد.",
                two: "ما تعذر استيراده: ملفان.", few: "ما تعذر استيراده: {count} ملفات.",
                many: "ما تعذر استيراده: {count} ملفًا.", other: "ما تعذر استيراده: {count} ملفًا.")
        case .chatsLeftOut:
            "تُركت بعض محادثات الملف، واستُورد كل ما عداها."
        case .chatsLeftOutHint:
            "التحذيرات تذكرها. متى صار في الخزنة محادثة واحدة لكل منها، فاستورد الملف ثانيةً: لا يدخل شيء مرتين."
        case .severalChats:
            "يحتوي «{path}» على عدة محادثات."
        case .severalChatsHint:
            "احفظه ملفًا واذكر اسمه: عندئذ تُستورد كل محادثة فيه."
        case .partlyRead:
            "تعذرت قراءة بعض الأسطر، وقُرئ كل ما عداها."
        case .partlyReadHint:
            "الملخص يذكر الأسطر."
        case .lineTooLong:
            "«{path}»، السطر {line}: أطول من 16 MiB."
        case .lineNotJSON:
            "«{path}»، السطر {line}: ليس JSON عند البايت {offset} ({reason})."
        case .lineUnexpected:
            "«{path}»، السطر {line}: لا يوافق المخطط ({reason})."
        case .lineUnknownType:
            "«{path}»، السطر {line}: سجل من نوع غير معروف."
        case .lineNewerFormat:
            "«{path}»، السطر {line}: كتبه إصدار أحدث من Whisper."
        case .lineConflict:
            "«{path}»، السطر {line}: يناقض ما في الخزنة."
        case .lineMissingReference:
            "«{path}»، السطر {line}: يشير إلى ما ليس موجودًا."
        case .vaultNotEmpty:
            "في الخزنة رسائل أو جهات اتصال: لم يُستورد شيء"
        case .vaultNotEmptyHint:
            "يعيد --restore خزنة كاملة إلى خزنة فارغة. ومن دونه تُضاف الرسائل، وتدخل جهات الاتصال غير متحقَّق منها."
        case .malformedLineHint:
            "ما قبله استُورد على دفعات؛ أصلح السطر واستورد من جديد، ولن يتكرر شيء."
        case .timesShifted:
            "الخزنة تحوي رسائل هذا الملف فعلًا، في «{title}»، بأوقات تختلف بمقدار {offset}."
        case .timesShiftedHint:
            "حدّد المنطقة الزمنية للهاتف بالخيار --timezone. وإن كانت منطقة الاستيراد السابق خاطئة فاحذف تلك المحادثة واستوردها من جديد. الخيار --yes يستورد الرسائل مرة ثانية."
        case .datesExchanged:
            "الخزنة تحوي رسائل هذا الملف فعلًا، في «{title}»، واليوم والشهر فيها متبادلان."
        case .datesExchangedHint:
            "اذكر كيف كُتبت التواريخ بالخيار --date-order. وإن كان الاستيراد السابق خاطئًا فاحذف تلك المحادثة واستوردها من جديد. الخيار --yes يستورد الرسائل مرة ثانية."
        }
    }
}
