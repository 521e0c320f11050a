extension EnvelopeWords {
    var arabic: Phrase {
        switch self {
        case .fromVerified:
            "من: {name} (متحقَّق منه/موقَّعة)"
        case .fromUnverified:
            "من: {name} (غير متحقَّق منه/موقَّعة)"
        case .fromUnknownSigned:
            "من: مجهول (موقَّعة)"
        case .fromUnknownUnsigned:
            "من: مجهول (غير موقَّعة)"
        case .fromKeyChanged:
            "من: مجهول (موقَّعة)، بمفاتيح ليست مفاتيح «{name}»"
        case .fromRevoked:
            "من: {name} (ملغى/موقَّعة)"
        case .claims:
            "تدّعي أنها من {name}؛ ولا شيء يثبت ذلك."
        case .shortID:
            "المعرّف القصير: {shortID}"
        case .sentAt:
            "خُتمت: {time}"
        case .openedBy:
            "إلى: {identity}"
        case .blockedRemark:
            "حظرتَ هذه الجهة."
        case .blockedNotShown:
            "حُفظت الرسالة ولا تُعرض. يعرضها --show-blocked."
        case .maybeOpened:
            "ربما فُتحت من قبل: لا تعرف هذه الخزنة ما فُتح في ذلك الوقت."
        case .carrierTime:
            "لا يؤكد وقتها إلا تطبيق المراسلة."
        case .clockBehind:
            "ساعة هذا الجهاز متأخرة عن ساعة الخزنة. إن كانت صحيحة فإن «whisper doctor --reset-clock» يعود إليها."
        case .sealedTo:
            "خُتمت لـ{recipient}، ووقّعها {identity}."
        case .keyOfContact:
            "المفتاح {key} هو مفتاح جهة اتصالك «{name}»."
        case .sealedUnsigned:
            "خُتمت لـ{recipient}، دون توقيع."
        case .rotatedIdentity:
            "استُبدلت الهوية «{name}»؛ ويختار --from غيرها."
        case .found:
            .plural(
                zero: "لا أظرف", one: "ظرف واحد", two: "ظرفان", few: "{count} أظرف", many: "{count} ظرفًا",
                other: "{count} ظرف")
        case .foundNone:
            "لا ظرف هنا."
        case .offerOpen:
            .plural(
                zero: "أيُفتح {count} ظرف؟", one: "أيُفتح ظرف واحد؟", two: "أيُفتح ظرفان؟", few: "أتُفتح {count} أظرف؟",
                many: "أيُفتح {count} ظرفًا؟", other: "أيُفتح {count} ظرف؟")
        case .identityHeading:
            "إلى"
        case .placeHeading:
            "المكان"
        case .signedHeading:
            "موقَّعة"
        case .sealedHeading:
            "خُتمت في"
        case .notYours:
            "ليست لك"
        case .inboxProgress:
            "فتح"
        case .inboxOpened:
            .plural(
                zero: "لم تُفتح رسائل", one: "فُتحت رسالة واحدة", two: "فُتحت رسالتان", few: "فُتحت {count} رسائل",
                many: "فُتحت {count} رسالة", other: "فُتحت {count} رسالة")
        case .inboxReplayed:
            .plural(
                zero: "ما فُتح من قبل: لا شيء", one: "ما فُتح من قبل: رسالة واحدة", two: "ما فُتح من قبل: رسالتان",
                few: "ما فُتح من قبل: {count} رسائل", many: "ما فُتح من قبل: {count} رسالة",
                other: "ما فُتح من قبل: {count} رسالة")
        case .inboxExpired:
            .plural(
                zero: "ما انتهت صلاحيته: لا شيء", one: "ما انتهت صلاحيته: رسالة واحدة",
                two: "ما انتهت صلاحيته: رسالتان", few: "ما انتهت صلاحيته: {count} رسائل",
                many: "ما انتهت صلاحيته: {count} رسالة", other: "ما انتهت صلاحيته: {count} رسالة")
        case .inboxForeign:
            .plural(
                zero: "ما ليس موجهًا إليك: لا شيء", one: "ما ليس موجهًا إليك: رسالة واحدة",
                two: "ما ليس موجهًا إليك: رسالتان", few: "ما ليس موجهًا إليك: {count} رسائل",
                many: "ما ليس موجهًا إليك: {count} رسالة", other: "ما ليس موجهًا إليك: {count} رسالة")
        case .inboxInvalid:
            .plural(
                zero: "غير الصالح: لا شيء", one: "غير الصالح: رسالة واحدة", two: "غير الصالح: رسالتان",
                few: "غير الصالح: {count} رسائل", many: "غير الصالح: {count} رسالة", other: "غير الصالح: {count} رسالة")
        case .inboxBlocked:
            .plural(
                zero: "منها من جهات محظورة ولا يُعرض: لا شيء", one: "منها من جهات محظورة ولا يُعرض: رسالة واحدة",
                two: "منها من جهات محظورة ولا يُعرض: رسالتان", few: "منها من جهات محظورة ولا يُعرض: {count} رسائل",
                many: "منها من جهات محظورة ولا يُعرض: {count} رسالة",
                other: "منها من جهات محظورة ولا يُعرض: {count} رسالة")
        case .inboxChanged:
            .plural(
                zero: "منها بمفاتيح تغيّرت أو أُلغيت: لا شيء", one: "منها بمفاتيح تغيّرت أو أُلغيت: رسالة واحدة",
                two: "منها بمفاتيح تغيّرت أو أُلغيت: رسالتان", few: "منها بمفاتيح تغيّرت أو أُلغيت: {count} رسائل",
                many: "منها بمفاتيح تغيّرت أو أُلغيت: {count} رسالة", other: "منها بمفاتيح تغيّرت أو أُلغيت: {count} رسالة")
        case .inboxEmpty:
            "لا رسالة مختومة لتُفتح."
        case .expiredHint:
            "يفتحها --trust-carrier-time بالوقت الذي تلقّاها فيه تطبيق المراسلة."
        case .notText:
            "هذه الرسالة ليست نصًا؛ حجمها {count} بايت."
        case .typeMessage:
            "اكتب الرسالة؛ وينهيها Control-D في سطر وحده."
        case .pasteEnvelope:
            "ألصق النص الذي فيه الظرف؛ وينهيه Control-D في سطر وحده."
        case .blockedHidden:
            .plural(
                zero: "رسائل الجهات المحظورة التي لا تُعرض: لا شيء؛ يعرضها --show-blocked.",
                one: "رسائل الجهات المحظورة التي لا تُعرض: رسالة واحدة؛ يعرضها --show-blocked.",
                two: "رسائل الجهات المحظورة التي لا تُعرض: رسالتان؛ يعرضها --show-blocked.",
                few: "رسائل الجهات المحظورة التي لا تُعرض: {count} رسائل؛ يعرضها --show-blocked.",
                many: "رسائل الجهات المحظورة التي لا تُعرض: {count} رسالة؛ يعرضها --show-blocked.",
                other: "رسائل الجهات المحظورة التي لا تُعرض: {count} رسالة؛ يعرضها --show-blocked.")
        }
    }
}

extension QRText {
    var arabic: Phrase {
        switch self {
        case .bundleOf:
            "بطاقة {name}، {shortID}"
        case .envelope:
            "رسالة مختومة"
        case .codes:
            .plural(
                zero: "لا رموز في الصورة", one: "رمز واحد في الصورة", two: "رمزان في الصورة",
                few: "{count} رموز في الصورة", many: "{count} رمزًا في الصورة", other: "{count} رمز في الصورة")
        case .written:
            "الرمز في «{path}»."
        case .dense:
            "الرمز كثيف؛ ثبّت الكاميرا وقرّبها."
        case .tooDense:
            "الرمز أكثف مما تقرؤه معظم الكاميرات؛ أرسل النص بدلًا منه."
        case .tooWide:
            "عرض الرمز {columns} عمودًا، وعرض الطرفية {room}."
        case .tooWideHint:
            "تُظهره طرفية أعرض، أو اكتبه صورةً: --png FILE أو --svg FILE."
        case .tooTall:
            "يحتاج الرمز إلى {rows} سطرًا، وتعرض الطرفية {room}: كبّرها، أو اكتب صورة بالخيار --png FILE."
        case .askOpen:
            "فتح هذه الرسالة؟"
        case .somethingElse:
            "شيء آخر"
        }
    }
}

extension DoctorText {
    var arabic: Phrase {
        switch self {
        case .engineAge:
            "عمر المحرك"
        case .engineAgeEncrypted:
            "‏SQLite بتاريخ {date}؛ وفيه من التصحيحات اللاحقة ما جلبه النظام. وتُوثَّق كل صفحة بمفتاح الخزنة قبل قراءتها."
        case .engineAgePlain:
            "‏SQLite بتاريخ {date}؛ وفيه من التصحيحات اللاحقة ما جلبه النظام. ولا شيء يفحص قاعدة غير معمّاة قبل قراءتها."
        case .ledger:
            "الحماية من التكرار"
        case .ledgerState:
            .plural(
                zero: "لا سجلات من 10,000؛ فُتح {opened} إجمالًا",
                one: "سجل واحد من 10,000؛ فُتح {opened} إجمالًا",
                two: "سجلان من 10,000؛ فُتح {opened} إجمالًا",
                few: "{count} سجلات من 10,000؛ فُتح {opened} إجمالًا",
                many: "{count} سجلًا من 10,000؛ فُتح {opened} إجمالًا",
                other: "{count} سجل من 10,000؛ فُتح {opened} إجمالًا")
        case .clock:
            "الساعة"
        case .clockFine:
            "ساعتا الجهاز والخزنة متفقتان."
        case .clockBehind:
            "ساعة الجهاز متأخرة عن ساعة الخزنة، وهي عند {time}."
        case .notOpened:
            "لم تُفتح الخزنة: لم تُعط عبارة مرور، ولا واحدة محفوظة."
        case .identities:
            "هوياتك"
        case .qrEncoder:
            "libqrencode"
        case .qrReader:
            "ZBar"
        case .png:
            "libpng"
        case .jpeg:
            "libjpeg"
        case .askResetClock:
            "إرجاع ساعة الخزنة من {time} إلى {now}؟ أظرف ما بينهما، التي فُتحت منذ زمن، لن تمنعها بعد ذلك إلا الذاكرة الدائمة."
        case .clockReset:
            "عادت ساعة الخزنة ساعةَ هذا الجهاز."
        }
    }
}
