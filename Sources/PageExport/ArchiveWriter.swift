import WhisperArchive
import WhisperCharts
import WhisperContacts
import WhisperCore
import WhisperMessage
import WhisperPagePort
import WhisperPageSearch
import WhisperPages
import WhisperStorePort

/// Writes the pages of an archive, one chat after the other.
struct ArchiveWriter {
    let vault: PageExport.Sources
    let options: PageExport.Options
    let site: PageSite
    let pages: PageWriter
    var summary = PageExportSummary()
    var people: PeopleLedger
    var files: MediaShelf
    var gallery: GalleryWriter
    var days = DayLedger()
    var figures: FigureCollector
    var preparation: MessagePreparation
    private var search: SearchIndexWriter
    private var index: [ChatIndexPage.Entry] = []
    private var indexPages = 0
    private var chats: [ListedChat] = []

    init(vault: PageExport.Sources, options: PageExport.Options, site: PageSite, output: any PageOutput) {
        self.vault = vault
        self.options = options
        self.site = site
        pages = PageWriter(output)
        people = PeopleLedger(vault.store)
        files = MediaShelf(vault.blobs, media: options.media, output: output)
        gallery = GalleryWriter(site: site, pages: pages)
        figures = FigureCollector(zone: site.zone)
        preparation = MessagePreparation(vault, options: options)
        search = SearchIndexWriter(to: output)
    }

    /// Writes what all pages share.
    func writeAssets() throws(PageExportError) {
        try pages.write(PageAssets.style, to: .style)
        try pages.write(PageAssets.script, to: .script)
    }

    /// Writes the pages of a chat; none if it has no messages to show.
    ///
    /// - Parameter progress: Called with the number of messages of this chat that were read so far.
    mutating func write(
        _ conversation: Conversation, progress: (Int64) -> Void
    ) async throws(PageExportError) {
        var chat = try await preparation.begin(conversation, number: chats.count + 1)
        chat.title = site.shownTitle(chat.title)
        var pass = ChatPass(of: chat, site: site)
        let reader = MessageReader(vault.store, conversation, by: options.person)
        var read: Int64 = 0
        do throws(PageExportError) {
            while let page = try await reader.next() {
                guard !Task.isCancelled else { throw .cancelled }
                let visible = try await preparation.visible(page)
                preparation.begin(page)
                for (place, message) in visible.enumerated() {
                    let prepared = try await prepare(message, on: &pass)
                    let next = place + 1 < visible.count ? site.month(of: visible[place + 1]) : nil
                    try await take(prepared, followedBy: next, on: &pass)
                }
                read += Int64(page.count)
                progress(read)
            }
        } catch {
            await reader.cancel()
            throw error
        }
        try finish(&pass)
    }

    /// Finds what the message needs besides itself.
    private mutating func prepare(
        _ message: StoredMessage, on pass: inout ChatPass
    ) async throws(PageExportError) -> PageMessage {
        var prepared = try await preparation.prepared(message, places: pass.positions)
        if let person = message.person, message.unified.content.kind != .system,
            message.unified.sender?.isChannel != true
        {
            prepared.person = try await people.count(person, in: pass.chat.number)
        }
        for attachment in message.unified.content.attachments {
            prepared.files.append(try files.publish(attachment))
        }
        figures.add(message)
        return prepared
    }

    /// Puts a message on its page.
    private mutating func take(
        _ message: PageMessage, followedBy next: PageMonth?, on pass: inout ChatPass
    ) async throws(PageExportError) {
        for page in pass.append(message, followedBy: next) { try pages.write(page.bytes, to: page.path) }
        guard let place = pass.latest else { return }
        days.count(day: site.day(of: message.stored), chat: pass.chat.number, place.page)
        try await addToSearch(message, at: place, of: pass.chat)
        for (attachment, file) in zip(message.stored.unified.content.attachments, message.files) {
            guard case .published(let path, let form) = file else { continue }
            let item = GalleryPage.Item(
                file: path, form: form, name: attachment.name, size: attachment.size,
                sender: message.author ?? site.senderName(message.stored.unified.sender), time: message.stored.shownAt,
                chat: pass.chat.title, page: place.page, anchor: place.anchor)
            try gallery.add(item)
        }
    }

    /// Lets the search find a message by its text, and the names and transcripts of its files.
    private mutating func addToSearch(
        _ message: PageMessage, at place: ChatPass.Place, of chat: PageChat
    ) async throws(PageExportError) {
        guard site.hasSearch else { return }
        let unified = message.stored.unified
        // The name of a file is often the whole text of its message.
        let files = unified.content.attachments.flatMap(\.searchTexts).filter { $0 != unified.content.text }
        let texts = [unified.content.text ?? ""] + files
        let moment = message.stored.shownAt
        let seconds = moment.milliseconds / 1_000
        let entry = SearchMessage(
            page: place.page.text, anchor: place.number, chat: chat.title,
            sender: message.author ?? site.senderName(unified.sender) ?? "",
            assurance: try await preparation.assuranceBesideTitle(of: message), instant: seconds,
            localTime: seconds + Int64(site.zone.secondsFromUTC(at: moment)),
            kind: unified.content.kind,
            text: texts.filter { !$0.isEmpty }.joined(separator: SearchMessage.fieldSeparator))
        do throws(PageOutputError) { try search.add(entry) } catch { throw .output(error) }
    }

    /// Lets the search find a chat or a person.
    private mutating func addName(
        _ names: [String], at page: ArchivePath, isPerson: Bool
    ) throws(PageExportError) {
        guard site.hasSearch else { return }
        let entry = SearchName(names: names, page: page.text, isPerson: isPerson)
        do throws(PageOutputError) { try search.add(entry) } catch { throw .output(error) }
    }

    /// Ends a chat.
    private mutating func finish(_ pass: inout ChatPass) throws(PageExportError) {
        for page in pass.finish() { try pages.write(page.bytes, to: page.path) }
        guard let entry = pass.entry else { return }
        chats.append(ListedChat(title: entry.chat.title, path: entry.path))
        try addName([entry.chat.title], at: entry.path, isPerson: false)
        let contents = ChatContentsPage.page(
            entry, places: pass.places, members: people.members(of: entry.chat.number), site: site)
        try pages.write(contents, to: .chat(entry.chat.number))
        try pages.write(ChatContentsPage.script(pass.places), to: .months(ofChat: entry.chat.number))
        people.endChat()
        days.endChat()
        summary.chats += 1
        summary.messages += entry.count
        if index.count == ChatIndexPage.capacity { try writeIndex(hasNext: true) }
        index.append(entry)
    }

    private mutating func writeIndex(hasNext: Bool) throws(PageExportError) {
        indexPages += 1
        let page = ChatIndexPage.page(index, number: indexPages, hasNext: hasNext, site: site)
        try pages.write(page, to: .index(indexPages))
        index = []
    }

    // MARK: The end

    /// Writes what is known only at the end: lists, years, statistics.
    mutating func finished() async throws(PageExportError) -> PageExportSummary {
        try writeIndex(hasNext: false)
        try await writePeople()
        if site.hasGallery { try gallery.finish() }
        try writeYears()
        if site.hasSearch {
            try pages.write(SearchPage.page(site: site), to: .search)
            do throws(PageOutputError) { _ = try search.finish() } catch { throw .output(error) }
        }
        try await writeStatistics()
        summary.people = people.count
        summary.pages = pages.count
        summary.pageBytes = pages.bytes
        summary.media = files.count
        summary.mediaBytes = files.bytes
        summary.damaged = files.damaged
        summary.absent = files.absent
        summary.blocked = preparation.blocked
        return summary
    }

    private mutating func writePeople() async throws(PageExportError) {
        var entries: [PeopleIndexPage.Entry] = []
        var number = 0
        for place in people.numbersByCount {
            guard !Task.isCancelled else { throw .cancelled }
            let (entry, aliases, page) = try await people.page(of: place, chats: chats, site: site)
            try pages.write(page, to: .person(entry.number))
            try addName([entry.name] + aliases, at: .person(entry.number), isPerson: true)
            if entries.count == PeopleIndexPage.capacity {
                number += 1
                try pages.write(
                    PeopleIndexPage.page(entries, number: number, hasNext: true, site: site), to: .people(number))
                entries = []
            }
            entries.append(entry)
        }
        number += 1
        try pages.write(PeopleIndexPage.page(entries, number: number, hasNext: false, site: site), to: .people(number))
    }

    /// The charts, with the names of those people and chats that they can show.
    private func writeStatistics() async throws(PageExportError) {
        var figures = figures.figures
        let store = vault.store
        for place in figures.people.indices.prefix(StatisticsPage.entries) {
            let id = figures.people[place].id
            let person = try await PageExportError.reading { () throws(StoreError) in try await store.person(id) }
            if let person { figures.people[place].name = site.shownTitle(person.recognizableName) }
        }
        for place in figures.chats.indices.prefix(StatisticsPage.entries) {
            let id = figures.chats[place].id
            let chat = try await PageExportError.reading { () throws(StoreError) in try await store.conversation(id) }
            figures.chats[place].name = site.shownTitle(chat?.title ?? "")
        }
        try pages.write(StatisticsPage.page(figures, site: site), to: .statistics)
    }

    private func writeYears() throws(PageExportError) {
        let years = days.years
        for (place, (year, _)) in years.enumerated() {
            let page = YearPage.page(
                year, days: days.days(of: year), previous: place > 0 ? years[place - 1].year : nil,
                next: place + 1 < years.count ? years[place + 1].year : nil, site: site)
            try pages.write(page, to: .year(year))
        }
        try pages.write(YearPage.overview(years, site: site), to: .years)
    }
}

/// Writes finished pages to the output, and counts them.
final class PageWriter {
    private let output: any PageOutput
    private(set) var count = 0
    private(set) var bytes: Int64 = 0

    init(_ output: any PageOutput) {
        self.output = output
    }

    func write(_ page: [UInt8], to path: ArchivePath) throws(PageExportError) {
        let output = output
        try PageExportError.writing { () throws(PageOutputError) in
            let file = try output.file(path.text)
            try file.write(page)
            try file.close()
        }
        count += 1
        bytes += Int64(page.count)
    }
}
