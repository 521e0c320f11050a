extension TrustText {
    var arabic: Phrase {
        switch self {
        case .subject:
            "الثقة"
        case .sound:
            "جهات الاتصال والسياسات كما ضُبطت آخر مرة."
        case .doubtful:
            "ما تقوله هذه الخزنة عن جهات الاتصال والسياسات ليس آخر ما ضُبط: حلّت محله ملفات أو صفحات أقدم، أو أُعيدت نسخة يدويًا. لا يُعدّ أحد موثَّقًا، وكل السياسات مفعّلة. راجع «whisper contact list» ثم اقبلها بـ «whisper doctor --accept-trust»."
        case .doubtfulContacts:
            .plural(
                zero: "لا جهات تغيّرت عمّا ضُبط آخر مرة.",
                one: "جهة واحدة ليست كما ضُبطت آخر مرة، ولا تُعدّ موثَّقة. يقبلها «whisper doctor --accept-trust».",
                two: "جهتان ليستا كما ضُبطتا آخر مرة، ولا تُعدّان موثَّقتين. يقبلهما «whisper doctor --accept-trust».",
                few: "{count} جهات ليست كما ضُبطت آخر مرة، ولا تُعدّ موثَّقة. يقبلها «whisper doctor --accept-trust».",
                many: "{count} جهة ليست كما ضُبطت آخر مرة، ولا تُعدّ موثَّقة. يقبلها «whisper doctor --accept-trust».",
                other: "{count} جهة ليست كما ضُبطت آخر مرة، ولا تُعدّ موثَّقة. يقبلها «whisper doctor --accept-trust».")
        case .wouldBeVerified:
            "موثَّق: «{name}»"
        case .wouldBeOn:
            "مفعّلة: {name}"
        case .wouldBeOff:
            "معطّلة: {name}"
        case .askAccept:
            .plural(
                zero: "أتُقبل الخزنة كما هي، بلا جهات موثَّقة وبهذه السياسات؟",
                one: "أتُقبل الخزنة كما هي، بجهة موثَّقة واحدة وبهذه السياسات؟",
                two: "أتُقبل الخزنة كما هي، بجهتين موثَّقتين وبهذه السياسات؟",
                few: "أتُقبل الخزنة كما هي، بـ {count} جهات موثَّقة وبهذه السياسات؟",
                many: "أتُقبل الخزنة كما هي، بـ {count} جهة موثَّقة وبهذه السياسات؟",
                other: "أتُقبل الخزنة كما هي، بـ {count} جهة موثَّقة وبهذه السياسات؟")
        case .accepted:
            "قُبل ما تقوله الخزنة عن جهات الاتصال والسياسات."
        case .refused:
            "ما تقوله هذه الخزنة عن جهات الاتصال والسياسات مشكوك فيه"
        case .refusedHint:
            "اقبله أولًا بـ «whisper doctor --accept-trust»، أو استعد نسخة احتياطية."
        case .acceptOption:
            "يقبل ما تقوله الخزنة عن جهات الاتصال والسياسات بعد عرضه."
        }
    }
}
