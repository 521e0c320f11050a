import WhisperLocalization

/// What pages that list something have in common.
extension PageSite {
    /// Returns a page of a list that goes on over several pages.
    ///
    /// - Parameters:
    ///   - title: The heading; the frame has the title of the document.
    ///   - number: The number of the page, from 1.
    ///   - writeRow: Writes the row of an entry.
    func listPage<Entry>(
        _ entries: [Entry], title: String, number: Int, in frame: PageFrame,
        writeRow: (Entry, inout HTMLWriter) -> Void
    ) -> [UInt8] {
        frame.page { writer in
            writer.markup("<h1>")
            writer.text(title)
            if number > 1 { writeNumber(of: number, to: &writer) }
            writer.markup("</h1>\n")
            if entries.isEmpty { writeEmpty(.noMessages, to: &writer) }
            if entries.count >= PageSite.longList { writeFinding(to: &writer) }
            writer.markup("<ul class=rows>\n")
            for entry in entries { writeRow(entry, &writer) }
            writer.markup("</ul>\n")
            writeTurns(frame, to: &writer)
        }
    }

    /// The number of rows from which on one looks for a name.
    private static var longList: Int { 8 }

    /// Writes a field for a part of a name: the script shows it, and lets the rows stay that have it.
    private func writeFinding(to writer: inout HTMLWriter) {
        writer.markup("<form id=find role=search hidden><label><span>")
        writer.text(localizer(PageText.findName))
        writer.markup("</span><input id=find-name type=search dir=auto autocomplete=off spellcheck=false></label>")
        writer.markup("<output id=found")
        writer.attribute(.words, localizer(PageText.shownCount))
        writer.markup("></output></form>\n")
    }

    /// Writes a row of a list: a name that leads to a page, and what is known about it, in columns.
    func writeRow(_ name: String, leadingTo page: ArchivePath, _ columns: String..., to writer: inout HTMLWriter) {
        writer.markup("<li><a")
        writer.link(to: page)
        writer.markup("><bdi>")
        writer.name(name)
        writer.markup("</bdi></a>")
        for column in columns {
            writer.markup("<span>")
            writer.text(column)
            writer.markup("</span>")
        }
        writer.markup("</li>\n")
    }

    /// Writes a part of a page that lists rows.
    func writeRows<Entry>(
        _ heading: PageText, _ entries: [Entry], to writer: inout HTMLWriter,
        writeRow: (Entry, inout HTMLWriter) -> Void
    ) {
        writeSection(heading, to: &writer) { writer in
            writer.markup("<ul class=rows>\n")
            for entry in entries { writeRow(entry, &writer) }
            writer.markup("</ul>")
        }
    }

    /// Writes a part of a page under a heading.
    func writeSection(_ heading: PageText, to writer: inout HTMLWriter, content: (inout HTMLWriter) -> Void) {
        writer.markup("<section><h2>")
        writer.text(localizer(heading))
        writer.markup("</h2>\n")
        content(&writer)
        writer.markup("</section>\n")
    }

    /// Writes a name as the heading of its page, and what is known about it below.
    ///
    /// - Parameter remark: What stands beside the name; nil for nothing.
    func writeHeading(_ name: String, remark: PageText? = nil, _ facts: String..., to writer: inout HTMLWriter) {
        writer.markup("<h1><bdi>")
        writer.name(name)
        writer.markup("</bdi>")
        if let remark {
            writer.markup(" <small>")
            writer.text(localizer(remark))
            writer.markup("</small>")
        }
        writer.markup("</h1>\n<p class=sub>")
        writer.text(facts.joined(separator: " · "))
        writer.markup("</p>\n")
    }

    /// The number of messages in words.
    func messages(_ count: Int64) -> String { localizer(PageText.messageCount, ["count": .count(count)]) }

    /// Writes the number of a page, beside its title.
    func writeNumber(of page: Int, to writer: inout HTMLWriter) {
        writer.markup(" <small>")
        writer.text(localizer(PageText.pageNumber, ["number": .text(String(page))]))
        writer.markup("</small>")
    }

    /// Writes that there is nothing.
    func writeEmpty(_ key: PageText, to writer: inout HTMLWriter) {
        writer.markup("<p class=x>")
        writer.text(localizer(key))
        writer.markup("</p>\n")
    }

    /// Writes links to the pages before and after.
    func writeTurns(_ frame: PageFrame, to writer: inout HTMLWriter) {
        guard frame.previous != nil || frame.next != nil else { return }
        writer.markup("<nav class=turn")
        writer.attribute(.label, localizer(PageText.pages))
        writer.markup(">")
        if let previous = frame.previous {
            writer.markup("<a class=prev rel=prev")
            writer.link(to: previous)
            writer.markup(">")
            writer.text(localizer(PageText.previousPage))
            writer.markup("</a>")
        }
        if let next = frame.next {
            writer.markup("<a class=next rel=next")
            writer.link(to: next)
            writer.markup(">")
            writer.text(localizer(PageText.nextPage))
            writer.markup("</a>")
        }
        writer.markup("</nav>\n")
    }
}
