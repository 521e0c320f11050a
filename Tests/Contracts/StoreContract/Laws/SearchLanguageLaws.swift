import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Search in languages other than English (ST-5). Each law searches as a user would, through the parser of queries.
    static let searchLanguages: [StoreLaw] = [
        StoreLaw("Diacritics make no difference, neither in the message nor in the query", "ST-5") { trial in
            try await trial.expectFound([
                ("Crème brûlée für Zoë", ["creme", "CRÈME BRULEE", "zoe", "fur"]),
                ("Đặng Thị Ngọc đến Huế", ["dang thi", "ngọc", "HUE"]),
                ("cre\u{301}er à l'œil", ["créer", "creer"]),
                ("žluťoučký kůň", ["zlutoucky", "kun", "kůň"]),
                ("Straße", ["strasse", "STRASSE", "straße"]),
            ])
        },
        StoreLaw("Case is folded in Greek, Cyrillic, Turkish and Armenian", "ST-5") { trial in
            try await trial.expectFound([
                ("ΚΑΛΗΜΈΡΑ ΟΔΥΣΣΕΥΣ", ["καλημερα", "οδυσσευς", "Οδυσσεύς"]),
                ("Ёлка И ПАРКЕТ", ["елка", "ЁЛКА", "паркет"]),
                ("İstanbul'da IŞIK ılık", ["istanbul", "ISIK", "işık", "ilik"]),
                ("ԲԱՐԵՒ", ["բարեւ"]),
            ])
        },
        StoreLaw("Chinese is found by any sequence of its characters", "ST-5") { trial in
            try await trial.expectFound([
                ("我们明天去北京吃饭吧", ["北京", "明天", "吃饭", "京吃", "我", "我们明天去北京吃饭吧"]),
                ("繁體字也可以", ["繁體", "可以"]),
            ])
            #expect(try await trial.foundByQuery("京北").isEmpty)
            #expect(try await trial.foundByQuery("北天").isEmpty)
        },
        StoreLaw("Japanese is found in kanji and kana, whole or in part", "ST-5") { trial in
            try await trial.expectFound([
                ("今日は東京タワーに行きました", ["東京", "タワー", "行きました", "東京タワー", "たわー"]),
                ("ﾊﾝｶｸ カタカナ", ["ハンカク", "かたかな"]),
            ])
        },
        StoreLaw("Thai is found by any part of a sentence, with its vowel and tone marks", "ST-5") { trial in
            try await trial.expectFound([
                ("วันนี้ไปกินข้าวที่กรุงเทพ", ["กินข้าว", "กรุงเทพ", "วันนี้"]),
                ("ສະບາຍດີ", ["ສະບາຍ"]), ("ជំរាបសួរ", ["ជំរាប"]), ("မင်္ဂလာပါ", ["မင်္ဂလာ"]),
            ])
        },
        StoreLaw("Korean words are found whole and by their beginning", "ST-5") { trial in
            try await trial.expectFound([("내일 서울에서 만나요", ["서울에서", "서울*", "만나요", "내일"])])
            #expect(try await trial.foundByQuery("서울").isEmpty)
        },
        StoreLaw("Arabic, Persian and Hebrew are found without their points", "ST-5") { trial in
            try await trial.expectFound([
                ("السَّلَامُ عَلَيْكُمْ", ["السلام", "عليكم"]), ("مرحبـــا أحمد", ["مرحبا", "احمد", "أحمد"]),
                ("\u{202B}سلام دوستان\u{202C}", ["سلام", "دوستان"]), ("שָׁלוֹם עולם", ["שלום", "עולם"]),
            ])
        },
        StoreLaw("Hindi, Tamil and Georgian words are found", "ST-5") { trial in
            try await trial.expectFound([
                ("नमस्ते दुनिया", ["नमस्ते", "दुनिया"]), ("வணக்கம் உலகம்", ["வணக்கம்"]),
                ("გამარჯობა მსოფლიო", ["გამარჯობა"]),
            ])
        },
        StoreLaw("Digits and full-width letters are found as plain ones", "ST-5") { trial in
            try await trial.expectFound([
                ("ＡＢＣ　１２３", ["abc", "123"]), ("الغرفة ٣٤٥", ["345", "٣٤٥"]), ("कमरा ६७८", ["678"]),
            ])
        },
        StoreLaw("Emoji are found, whatever their skin tone", "ST-5") { trial in
            try await trial.expectFound([("party 🎉 tonight", ["🎉"]), ("ok 👍🏽", ["👍", "👍🏿"])])
        },
        StoreLaw("Invisible marks make no difference", "ST-5") { trial in
            try await trial.expectFound([
                ("\u{200E}hid\u{200B}den\u{FEFF} mark", ["mark"]), ("co\u{AD}operate", ["cooperate"]),
            ])
        },
        StoreLaw("Several scripts in a message are all found", "ST-5") { trial in
            try await trial.expectFound([
                ("Meeting in 北京 mit Zoë в Москве", ["meeting 北京", "москве", "zoe", "mit"])
            ])
        },
    ]
}

extension Trial {
    /// The texts that a user's query finds.
    fileprivate func foundByQuery(_ query: String) async throws -> [String] {
        guard let expression = SearchQuery.parse(query) else { return [] }
        return try await found(expression)
    }

    /// Expects that each query finds its text, and no other of these.
    fileprivate func expectFound(
        _ cases: [(text: String, queries: [String])], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let id = try await conversation()
        _ = try await store.save(
            (cases.map(\.text) + ["nothing of it"]).enumerated().map { number, text in
                Samples.message(text, in: id, at: Int64(number), externalID: "case \(number)")
            })
        for (text, queries) in cases {
            for query in queries {
                let found = try await foundByQuery(query)
                #expect(found == [text], "query: \(query)", sourceLocation: sourceLocation)
            }
        }
    }
}
