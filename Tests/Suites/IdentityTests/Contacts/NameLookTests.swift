import WhisperContacts
import WhisperTestThreads
import Testing

@Suite("Names that imitate a contact's (CON-2, LOOK-4)", .ownThreads)
struct NameLookTests {
    @Test(
        "A lookalike name in other characters is a different name",
        arguments: [
            "Аna Reis", "Αna Reis", "Anа Rеis", "ANA RЕIS", "Ana Reıs", "Ana Re1s", "Ana Rels",
            "Ꭺna Reis", "Ana\u{200B} Rеis", "Ana Reis (Verified)", "Ana Reis (Verified/Signed)", "Ana Reis ✓",
            "✅ Ana Reis", "[verified] Ana Reis", "Ana Reis – Verified", "Ana Reis（已核对/已签名）", "Аna Reis (Vérifié)",
            "Ana Reis (Verifiziert/Unterschrieben)", "Ana Reis VЕRIFIED",
        ])
    func imitations(name: String) {
        #expect(NameLook.isImitation(name, of: "Ana Reis"))
        #expect(NameIndex(["Ben", "Ana Reis"]).imitated(by: name) == ["Ana Reis"])
    }

    @Test(
        "A name in another case, with accents or in another width is the same; others differ",
        arguments: [
            "Ana Reis", "ana reis", "ANA REIS", "Aná Reis", "Ana  Reis", "Ａｎａ Ｒｅｉｓ", "Ana-Reis", "Ana Ribeiro", "Reis",
            "Ana",
            "Иван", "Άννα", "安娜", "", "🎉", "Anna Reis",
        ])
    func others(name: String) {
        #expect(!NameLook.isImitation(name, of: "Ana Reis"))
        #expect(NameIndex(["Ben", "Ana Reis"]).imitated(by: name) == [])
    }

    @Test("Two contacts with lookalike names are each distinguished from the other")
    func bothKnown() {
        let index = NameIndex(["Ana Reis", "Аna Reis"])
        #expect(index.imitated(by: "Аna Reis") == ["Ana Reis"])
        #expect(index.imitated(by: "Ana Reis") == ["Аna Reis"])
    }

    @Test("Pairs of letters that resemble one letter are folded", arguments: [("Bernard", "Bemard"), ("Awa", "Avva")])
    func pairs(name: String, other: String) {
        #expect(NameLook.isImitation(other, of: name))
    }

    @Test("Text that imitates the program's own words is detected, and plain names are not")
    func verdicts() {
        for name in [
            "Ana Reis (Verified/Signed)", "Ana [signed]", "Ana · Ben", "verified", "“Ana”", "✔ Ana", "Ana: hello",
            "（Ana",
            "sеaled", "SIGNED Ana",
        ] {
            #expect(NameLook(name).couldPassForVerdict, "\(name)")
        }
        for name in ["Ana Reis", "O'Brien", "Jean-Luc", "安娜", "Ana 🎉", "+49 170 1234567", "Dr. No", "Family & Friends"]
        {
            #expect(!NameLook(name).couldPassForVerdict, "\(name)")
        }
    }

    @Test("Letters exchanged for Cyrillic and Greek ones are detected", arguments: 0..<50)
    func exchanged(seed: UInt64) {
        let others: [Character: [Character]] = [
            "a": ["а", "α"], "e": ["е"], "o": ["о", "ο"], "p": ["р", "ρ"], "c": ["с"], "x": ["х"], "y": ["у"],
            "A": ["А", "Α"],
            "P": ["Р", "Ρ"], "C": ["С"], "O": ["О", "Ο"], "X": ["Х", "Χ"],
        ]
        var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let name = ["Pascoe Alexy", "Coco Paxey", "Opa Oxeca", "Ace Pacopey"][next(4)]
        var isExchanged = false
        let other = String(
            name.map { character in
                guard let choices = others[character], next(2) == 0 else { return character }
                isExchanged = true
                return choices[next(choices.count)]
            })
        #expect(NameLook.isImitation(other, of: name) == isExchanged, "seed \(seed): \(other)")
    }
}
