import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What a search finds (ST-5).
    static let search: [StoreLaw] = [
        StoreLaw("Words are found in any case, and only as a whole", "ST-5") { trial in
            let id = try await trial.conversation()
            try await trial.save(
                Samples.message("The TRAIN leaves", in: id, at: 1), Samples.message("in training", in: id, at: 2),
                Samples.message("train-spotting", in: id, at: 3))
            #expect(try await trial.found(.term("train")) == ["train-spotting", "The TRAIN leaves"])
            #expect(try await trial.found(.term("trains")).isEmpty)
        },
        StoreLaw("Beginnings of words are found", "ST-5") { trial in
            let id = try await trial.conversation()
            try await trial.save(
                Samples.message("training", in: id, at: 1), Samples.message("The train", in: id, at: 2),
                Samples.message("restrain", in: id, at: 3), Samples.message("tra in", in: id, at: 4))
            #expect(try await trial.found(.prefix("train")) == ["The train", "training"])
            #expect(try await trial.found(.prefix("tr")) == ["tra in", "The train", "training"])
        },
        StoreLaw("A phrase matches consecutive words, whatever separates them", "ST-5") { trial in
            let id = try await trial.conversation()
            try await trial.save(
                Samples.message("see you later", in: id, at: 1), Samples.message("later, see you", in: id, at: 2),
                Samples.message("see, you! later", in: id, at: 3), Samples.message("see you much later", in: id, at: 4),
                Samples.message("see\nyou\tlater on", in: id, at: 5))
            let exact = SearchExpression.phrase(["see", "you", "later"], isPrefix: false)
            #expect(try await trial.found(exact) == ["see\nyou\tlater on", "see, you! later", "see you later"])
            let begun = SearchExpression.phrase(["you", "la"], isPrefix: true)
            #expect(try await trial.found(begun) == ["see\nyou\tlater on", "see, you! later", "see you later"])
            #expect(try await trial.found(.phrase(["you", "la"], isPrefix: false)).isEmpty)
        },
        StoreLaw("AND, OR and NOT combine as written", "ST-5") { trial in
            let id = try await trial.conversation()
            let texts = ["apple", "pear", "apple pear", "apple pear plum", "plum", "none"]
            _ = try await trial.store.save(
                texts.enumerated().map { number, text in
                    Samples.message(text, in: id, at: Int64(100 - number))
                })
            let apple = SearchExpression.term("apple")
            let pear = SearchExpression.term("pear")
            let plum = SearchExpression.term("plum")
            #expect(try await trial.found(.and([apple, pear])) == ["apple pear", "apple pear plum"])
            #expect(try await trial.found(.or([apple, plum])) == ["apple", "apple pear", "apple pear plum", "plum"])
            #expect(try await trial.found(.and([apple, .not(plum)])) == ["apple", "apple pear"])
            #expect(try await trial.found(.and([.not(pear), .or([apple, plum])])) == ["apple", "plum"])
            #expect(
                try await trial.found(.or([.and([apple, plum]), .and([pear, .not(apple)])])) == [
                    "pear", "apple pear plum",
                ])
            #expect(try await trial.found(.not(.or([apple, pear]))) == ["plum", "none"])
            #expect(try await trial.found(.and([.not(apple), .not(plum)])) == ["pear", "none"])
            #expect(try await trial.found(.not(.not(pear))) == ["pear", "apple pear", "apple pear plum"])
            #expect(try await trial.found(.or([plum, .not(apple)])) == ["pear", "apple pear plum", "plum", "none"])
            #expect(try await trial.found(.and([apple, .not(.and([pear, plum]))])) == ["apple", "apple pear"])
        },
        StoreLaw(
            "A message is found by the name that its sender is shown by, and by the one that its source gave", "ST-5"
        ) {
            trial in
            let id = try await trial.conversation()
            func sender(_ alias: PersonAlias, at second: Int64) async throws -> SenderHandle {
                try await trial.store.sender(
                    for: Samples.sender([Samples.number("+1"), alias], name: alias.value, seenAt: second))
            }
            let fluffy = try await sender(Samples.pushName("Fluffy"), at: 1)
            let address = try await trial.store.sender(for: Samples.sender([Samples.number("+1")], name: ""))
            var sealed = Samples.message("sealed", in: id, at: 4, from: fluffy)
            sealed.seal = MessageSeal(.signed, signer: [1], wasVerified: true)
            try await trial.save(
                Samples.message("by the lake", in: id, at: 1, from: fluffy),
                Samples.message("Fluffy rests", in: id, at: 2, from: try await trial.sender("Bob")),
                Samples.message("nameless", in: id, at: 3, from: address), sealed)
            #expect(try await trial.found(.term("fluffy")) == ["sealed", "nameless", "Fluffy rests", "by the lake"])
            let ana = try await sender(Samples.exportName("Ana Reis"), at: 2)
            try await trial.save(Samples.message("named", in: id, at: 5, from: ana))
            let reis = SearchExpression.term("reis")
            #expect(try await trial.found(reis) == ["named", "nameless", "by the lake"])
            #expect(try await trial.found(.prefix("re")) == ["named", "nameless", "Fluffy rests", "by the lake"])
            #expect(try await trial.found(.prefix("rei")) == ["named", "nameless", "by the lake"])
            #expect(
                try await trial.found(.phrase(["ana", "reis"], isPrefix: false)) == [
                    "named", "nameless", "by the lake",
                ])
            #expect(try await trial.found(.term("fluffy")) == ["sealed", "Fluffy rests", "by the lake"])
            #expect(try await trial.found(.and([reis, .term("lake")])) == ["by the lake"])
            #expect(try await trial.found(.and([.term("fluffy"), .not(reis)])) == ["sealed", "Fluffy rests"])
            #expect(
                try await trial.found(.or([reis, .term("rests")])) == [
                    "named", "nameless", "Fluffy rests", "by the lake",
                ])
            #expect(try await trial.found(.not(reis)) == ["sealed", "Fluffy rests"])
            var request = SearchRequest(reis)
            request.order = .relevance
            #expect(try await trial.store.search(request).count == 3)
            for number in 0..<12 { _ = try await sender(Samples.pushName("Fluffy the \(number)th"), at: 0) }
            let twelfth = try await sender(Samples.pushName("Twelfth"), at: 0)
            try await trial.save(Samples.message("twelfth", in: id, at: 6, from: twelfth))
            #expect(try await trial.found(reis) == ["twelfth", "named", "nameless", "by the lake"])
        },
        StoreLaw("Text, the sender's name and attachment names are searched, together", "ST-5") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender("Ann Smith")
            try await trial.save(
                Samples.message(
                    "at the beach", in: id, at: 1, from: ann,
                    attachments: [
                        Samples.attachment("IMG_2023 sunset.jpg", blob: nil),
                        Samples.attachment("tickets.pdf", blob: nil),
                        Samples.attachment(nil, blob: nil),
                    ]),
                Samples.message("Ann was here", in: id, at: 2), Samples.message(nil, in: id, at: 3, from: ann))
            #expect(try await trial.found(.term("smith")) == ["", "at the beach"])
            #expect(try await trial.found(.term("ann")) == ["", "Ann was here", "at the beach"])
            #expect(try await trial.found(.term("tickets")) == ["at the beach"])
            #expect(try await trial.found(.term("pdf")) == ["at the beach"])
            #expect(try await trial.found(.and([.term("beach"), .term("smith"), .prefix("suns")])) == ["at the beach"])
            #expect(try await trial.found(.and([.term("ann"), .not(.term("beach"))])) == ["", "Ann was here"])
        },
        StoreLaw("What a machine heard in a sound is searched, and is no text", "ST-5", "TRS-1") { trial in
            let id = try await trial.conversation()
            let heard = Attachment(name: "one two.opus", state: .missing, transcript: "three four, see you")
            let message = Samples.message(
                "five", in: id, at: 1, attachments: [heard, Samples.attachment("six", blob: nil)])
            let stored = try await trial.save(message)[0]
            #expect(try await trial.message(stored).unified.content.attachments.first == heard)
            #expect(try await trial.found(.and([.term("five"), .term("see"), .term("six")])) == ["five"])
            #expect(try await trial.holds("three", "four", "see"))
            #expect(try await !trial.holds("two", "three"))
            #expect(try await !trial.holds("you", "six"))
            let hit = try #require(try await trial.store.search(SearchRequest(.term("four"))).first)
            #expect(hit.snippet.isInTranscript)
            #expect(hit.snippet.rendered(opening: "«", closing: "»") == "three «four», see you")
            #expect(try await trial.store.search(SearchRequest(.term("five"))).first?.snippet.isInTranscript == false)
            var other = heard
            other.transcript = "seven"
            try await trial.store.updateAttachment(stored, index: 0, to: other)
            #expect(try await trial.found(.term("four")).isEmpty)
            #expect(try await trial.found(.term("seven")) == ["five"])
            #expect(try await trial.store.verify(repair: false).findings == [])
            _ = try await trial.store.deleteMessage(stored, .erase)
            #expect(try await trial.found(.term("seven")).isEmpty)
        },
        StoreLaw("A phrase does not extend from one field into another", "ST-5") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender("Ann Smith")
            let files = [Samples.attachment("one two", blob: nil), Samples.attachment("three four", blob: nil)]
            try await trial.save(Samples.message("hello ann", in: id, at: 1, from: ann, attachments: files))
            #expect(try await trial.holds("ann", "smith"))
            #expect(try await trial.holds("three", "four"))
            #expect(try await !trial.holds("hello", "ann", "smith"))
            #expect(try await !trial.holds("ann", "ann"))
            #expect(try await !trial.holds("smith", "one"))
            #expect(try await !trial.holds("two", "three"))
        },
        StoreLaw("A sender is found by the name that the message shows, whatever their later names", "ST-5") {
            trial in
            let id = try await trial.conversation()
            let number = Samples.number("+491701234567")
            let old = try await trial.store.sender(for: Samples.sender([number], name: "Maiden"))
            try await trial.save(Samples.message("before", in: id, at: 1, from: old))
            let new = try await trial.store.sender(for: Samples.sender([number], name: "Married", seenAt: 9))
            try await trial.save(Samples.message("after", in: id, at: 2, from: new))
            #expect(try await trial.found(.term("maiden")) == ["before"])
            #expect(try await trial.found(.term("married")) == ["after"])
        },
        StoreLaw("Keywords of an engine are ordinary words", "ST-5") { trial in
            let id = try await trial.conversation()
            let texts = ["this or that", "and so on", "not near", "near 5", "text column", "rowid"]
            _ = try await trial.store.save(
                texts.enumerated().map { number, text in
                    Samples.message(text, in: id, at: Int64(100 - number))
                })
            #expect(try await trial.found(.term("or")) == ["this or that"])
            #expect(try await trial.found(.term("and")) == ["and so on"])
            #expect(try await trial.found(.term("not")) == ["not near"])
            #expect(try await trial.found(.term("near")) == ["not near", "near 5"])
            #expect(try await trial.found(.phrase(["near", "5"], isPrefix: false)) == ["near 5"])
            #expect(try await trial.found(.and([.term("not"), .term("near")])) == ["not near"])
            #expect(try await trial.found(.prefix("row")) == ["rowid"])
            #expect(try await trial.found(.term("text")) == ["text column"])
        },
        StoreLaw("A long text is searched to its end", "ST-5") { trial in
            let id = try await trial.conversation()
            let text = String(repeating: "filler word ", count: 20_000) + "needle"
            try await trial.save(Samples.message(text, in: id, at: 1), Samples.message("other", in: id, at: 2))
            #expect(try await trial.found(.term("needle")) == [text])
            #expect(try await trial.found(.phrase(["word", "needle"], isPrefix: false)) == [text])
        },
        StoreLaw("A hit is the current message, with the same excerpt from every adapter", "ST-5") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender("Ann")
            let text = "a b c d e f g h i j k l m n o p needle q r s t u v w x y z"
            let message = try await trial.save(Samples.message(text, in: id, at: 1, from: ann))[0]
            try await trial.store.react(to: message, by: Samples.sender("Bob"), emoji: "👍", at: Samples.time(2))
            for expression in [SearchExpression.term("needle"), .term("ann"), .prefix("need")] {
                let hits = try await trial.store.search(SearchRequest(expression))
                #expect(hits.map(\.message) == [try await trial.message(message)])
                #expect(hits.map(\.snippet) == [SearchSnippet.make(text: text, expression: expression)])
            }
        },
        StoreLaw("Search reflects every change of a message", "ST-5", "ST-11") { trial in
            let id = try await trial.conversation()
            let ids = try await trial.save(
                Samples.message("alpha", in: id, at: 1), Samples.message("alpha beta", in: id, at: 2),
                Samples.message("alpha gamma", in: id, at: 3))
            _ = try await trial.store.deleteMessage(ids[0], .erase)
            try await trial.store.edit(ids[1], text: "delta beta", at: Samples.time(9))
            #expect(try await trial.found(.term("alpha")) == ["alpha gamma"])
            #expect(try await trial.found(.not(.term("alpha"))) == ["delta beta"])
            try await trial.store.optimize()
            #expect(try await trial.found(.term("alpha")) == ["alpha gamma"])
            #expect(try await trial.found(.term("beta")) == ["delta beta"])
            _ = try await trial.store.verify(repair: true)
            #expect(try await trial.found(.term("gamma")) == ["alpha gamma"])
        },
    ]
}

extension Trial {
    /// Whether any message holds these words next to each other.
    fileprivate func holds(_ words: String...) async throws -> Bool {
        try await !found(.phrase(words, isPrefix: false)).isEmpty
    }
}
