import WhisperCharts
import WhisperClockPort
import WhisperContacts
import WhisperLocalization
import WhisperMessage
import WhisperPages
import WhisperTestThreads
import Testing

@Suite("Around the content of pages", .ownThreads)
struct PageFrameTests {
    /// One page of each kind.
    static func pages(_ site: PageSite) -> [(name: String, page: [UInt8])] {
        let entry = ChatIndexPage.Entry(chat: Samples.chat, count: 3, first: Samples.noon, last: Samples.noon)
        var chat = ChatPage(
            of: Samples.chat, month: Samples.month, part: 2, after: PagePlace(month: Samples.month, part: 1), site: site
        )
        chat.append(PageMessage(Samples.message(), assurance: .plain))
        let place = PagePlace(month: Samples.month, part: 1, count: 3, firstDay: 3)
        let item = GalleryPage.Item(
            file: Samples.picture, form: .png, name: "<a>.png", size: 3, sender: "<Ana>", time: Samples.noon,
            chat: "<Trip>", page: .index(1), anchor: PageAnchor(Samples.id(1)))
        var figures = FigureCollector(zone: UniversalTime())
        figures.add(Samples.message(1, .image))
        let day = YearPage.Day(count: 3, page: .month(Samples.month, part: 1, ofChat: 3))
        return [
            ("index", ChatIndexPage.page([entry], number: 2, hasNext: true, site: site)),
            ("empty", ChatIndexPage.page([], number: 1, hasNext: false, site: site)),
            ("chat", chat.finished(next: PagePlace(month: Samples.month, part: 3))),
            (
                "contents",
                ChatContentsPage.page(
                    entry, places: [place], members: [.init(name: "<Ana>", person: 1, count: 3)], site: site)
            ),
            (
                "person",
                PersonPage.page(
                    number: 1, name: "<Ana>", isOwner: true, aliases: [PersonAlias(kind: .pushName, value: "<A>")],
                    shares: [.init(chat: .chat(3), title: "<Trip>", count: 3)], site: site)
            ),
            (
                "people",
                PeopleIndexPage.page(
                    [.init(number: 1, name: "<Ana>", isOwner: true, count: 3, chats: 1)], number: 1, hasNext: false,
                    site: site)
            ),
            ("gallery", GalleryPage.overview([.pictures: 130, .documents: 1], site: site)),
            ("shelf", GalleryPage.page([item], of: .pictures, number: 1, hasNext: true, site: site)),
            ("year", YearPage.page(2024, days: [19_846: day], previous: 2020, next: nil, site: site)),
            ("years", YearPage.overview([(2020, 1), (2024, 3)], site: site)),
            ("search", SearchPage.page(site: site)),
            ("statistics", StatisticsPage.page(figures.figures, site: site)),
        ]
    }

    @Test("The seven days of a calendar have seven different names in every language", arguments: Language.allCases)
    func weekdays(language: Language) throws {
        let site = PageSite(language: language, theme: .automatic, zone: UniversalTime())
        let page = try PageTree(YearPage.page(2024, days: [:], previous: nil, next: nil, site: site))
        let names = page.texts.filter { $0.path.last == "abbr" }.map(\.text)
        #expect(names.count == 7 * 12 && Set(names).count == 7, "\(names.prefix(7))")
    }

    @Test("Every page begins with its character set and the policy, before anything else (LOOK-2)")
    func policy() throws {
        for (name, page) in PageFrameTests.pages(Samples.site) {
            let tree = try PageTree(page)
            let head = tree.elements.filter { $0.path.last == "head" }
            #expect(head.first?["charset"] == "utf-8", "\(name)")
            #expect(head[1]["http-equiv"] == "Content-Security-Policy")
            let policy = head[1]["content"] ?? ""
            #expect(policy.hasPrefix("default-src 'none'; "))
            for rule in ["base-uri 'none'", "form-action 'none'", "script-src 'self'", "img-src 'self'"] {
                #expect(policy.contains(rule))
            }
            #expect(!policy.contains("unsafe") && !policy.contains("data:") && !policy.contains("*"))
            #expect(head[2]["content"] == "no-referrer")
            #expect(head[3]["http-equiv"] == "x-dns-prefetch-control" && head[3]["content"] == "off")
            #expect(
                !tree.elements.contains { $0["style"] != nil || $0.attributes.contains { $0.name.hasPrefix("on") } })
            #expect(!tree.elements.contains { $0.name == "script" && $0["src"] == nil })
        }
    }

    @Test("Every page has landmarks, one title, a language and a direction (LOOK-5)", arguments: Language.allCases)
    func landmarks(language: Language) throws {
        let site = PageSite(language: language, theme: .dark, zone: UniversalTime(), hasSearch: true)
        for (name, page) in PageFrameTests.pages(site) {
            let tree = try PageTree(page)
            #expect(tree.elements.count { $0.name == "h1" } == 1, "\(name)")
            for landmark in ["main", "header", "footer"] {
                #expect(tree.elements.contains { $0.name == landmark && $0.path.count == 2 }, "\(name) \(landmark)")
            }
            let root = tree.elements.first
            #expect(root?["lang"] == language.rawValue)
            #expect(root?["dir"] == (language == .arabic ? "rtl" : "ltr"))
            #expect(root?["data-theme"] == "dark")
            let labels = tree.elements.filter { $0.name == "nav" }.compactMap { $0["aria-label"] }
            #expect(Set(labels).count == labels.count, "\(name): two navigations with one name")
            #expect(tree.elements.contains { $0["class"] == "skip" && $0["href"] == "#main" })
            #expect(tree.texts.contains { $0.path.last == "title" && !$0.text.isEmpty })
            let ids = tree.elements.compactMap { $0["id"] }
            #expect(Set(ids).count == ids.count)
        }
    }

    @Test("Links are relative, so that an archive can be moved (LOOK-1)")
    func links() throws {
        for (name, page) in PageFrameTests.pages(Samples.site) {
            for address in try PageTree(page).elements.compactMap({ $0["href"] ?? $0["src"] }) {
                #expect(!address.hasPrefix("/") && !address.contains(":"), "\(name): \(address)")
            }
        }
        let chat = try PageTree(PageFrameTests.pages(Samples.site)[2].page)
        let turns = chat.elements.filter { $0.name == "a" && $0["rel"] != nil }.compactMap { $0["href"] }
        #expect(turns == ["2024-05.html", "2024-05-3.html", "2024-05.html", "2024-05-3.html"])
    }

    @Test(
        "The page of the search has the words that pages of chats have, none for plain (LOOK-4)",
        arguments: Language.allCases)
    func words(language: Language) throws {
        let site = PageSite(language: language, theme: .automatic, zone: UniversalTime(), hasSearch: true)
        let tree = try PageTree(SearchPage.page(site: site))
        let form = try #require(tree.elements.first { $0["id"] == "search-form" })
        for assurance in MessageAssurance.allCases {
            let chat = try Samples.page([PageMessage(Samples.message(), assurance: assurance)], site: site)
            let word = chat.texts.first { $0.path.suffix(2) == ["li", "b"] }?.text
            #expect((word == nil) == (assurance == .plain), "\(assurance)")
            #expect(form["data-\(assurance.rawValue)"] == word, "\(assurance)")
        }
    }

    @Test("The page of the search has dates as the other pages have them (LOOK-3)", arguments: Language.allCases)
    func dates(language: Language) throws {
        let site = PageSite(language: language, theme: .automatic, zone: UniversalTime(), hasSearch: true)
        let form = try #require(
            try PageTree(SearchPage.page(site: site)).elements.first { $0["id"] == "search-form" })
        let months = (form["data-months"] ?? "").split(separator: " ").map(String.init)
        #expect(months.count == 12)
        var date = form["data-date"] ?? ""
        for (name, value) in [("{day}", "3"), ("{month}", months[4]), ("{year}", "2024")] {
            #expect(date.contains(name))
            date = date.replacing(name, with: value)
        }
        let chat = try Samples.page([PageMessage(Samples.message(), assurance: .plain)], site: site)
        let heading = try #require(chat.texts.first { $0.path.suffix(2) == ["h2", "time"] }?.text)
        #expect(heading.contains(date))
    }

    @Test("A long list has a field for names, which only the script shows; a short one has none (LOOK-1)")
    func finding() throws {
        func form(_ count: Int) throws -> PageTree.Element? {
            let entry = ChatIndexPage.Entry(chat: Samples.chat, count: 3, first: Samples.noon, last: Samples.noon)
            let page = ChatIndexPage.page(
                Array(repeating: entry, count: count), number: 1, hasNext: false, site: Samples.site)
            return try PageTree(page).elements.first { $0["id"] == "find" }
        }
        #expect(try form(7) == nil)
        let long = try #require(try form(8))
        #expect(long.attributes.contains { $0.name == "hidden" })
    }

    @Test("A chat of one page opens at once; others have their months, and the way to the newest (LOOK-1)")
    func newest() throws {
        let place = PagePlace(month: Samples.month, part: 2, count: 3, firstDay: 3)
        func addresses(hasOnePage: Bool) throws -> (list: [String], contents: [String]) {
            let entry = ChatIndexPage.Entry(
                chat: Samples.chat, count: 3, first: Samples.noon, last: Samples.noon, newest: place,
                hasOnePage: hasOnePage)
            let pages = [
                ChatIndexPage.page([entry], number: 1, hasNext: false, site: Samples.site),
                ChatContentsPage.page(entry, places: [place], members: [], site: Samples.site),
            ]
            let links = try pages.map { page in
                try PageTree(page).elements.filter { $0.path.contains("main") }.compactMap { $0["href"] }
            }
            return (links[0], links[1])
        }
        let number = Samples.chat.number
        #expect(try addresses(hasOnePage: false).list == ["chats/\(number)/index.html"])
        #expect(try addresses(hasOnePage: true).list == ["chats/\(number)/2024-05-2.html"])
        #expect(try addresses(hasOnePage: false).contents.first == "2024-05-2.html")
    }

    @Test("A year has its days where they are, and says how many messages each has (LOOK-1)")
    func year() throws {
        let tree = try PageTree(PageFrameTests.pages(Samples.site)[8].page)
        let day = tree.elements.first { $0.path.last == "td" && $0.name == "a" }
        #expect(day?["href"] == "../chats/3/2024-05.html#d2024-05-03")
        #expect(day?["aria-label"] == "Friday, 3 May 2024: 3 messages")
        #expect(tree.elements.count { $0.name == "table" } == 12)
        #expect(tree.texts.count { $0.path.last == "span" && $0.path.contains("td") } == 365)
    }

    @Test("The script and the style sheet are those of this module, and ask for nothing from elsewhere (LOOK-1)")
    func assets() {
        let script = String(decoding: PageAssets.script, as: UTF8.self)
        let style = String(decoding: PageAssets.style, as: UTF8.self)
        for word in [
            "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "fetch(", "XMLHttp",
            "import(",
        ] {
            #expect(!script.contains(word), "\(word)")
        }
        for word in ["url(", "@import", "http:", "https:", "expression"] { #expect(!style.contains(word), "\(word)") }
        #expect(script.contains("whisperMonths") && style.contains("--paper"))
        let places = [
            PagePlace(month: Samples.month, part: 1, count: 3, firstDay: 3),
            PagePlace(month: Samples.month, part: 2, count: 3, firstDay: 17),
        ]
        #expect(
            String(decoding: ChatContentsPage.script(places), as: UTF8.self)
                == "whisperMonths(\"2024-05@3 2024-05-2@17\");\n")
    }
}
