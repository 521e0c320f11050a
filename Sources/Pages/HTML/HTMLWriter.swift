package import WhisperCharts

/// Writes HTML, so that escaping cannot be forgotten (LOOK-2): markup comes only from literals of the source code, and
/// every text, attribute value and address has a function of its own, which escapes or checks it.
package struct HTMLWriter {
    /// The bytes that were written, in UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// The folder of the page, from which links are relative.
    private let folder: ArchivePath.Folder

    /// Creates a writer for a page in a folder.
    package init(in folder: ArchivePath.Folder) {
        self.folder = folder
    }

    /// Makes room for so many bytes.
    package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Removes everything that was written, and keeps the room.
    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Appends what another writer wrote for the same folder.
    package mutating func append(_ other: HTMLWriter) { bytes += other.bytes }

    // MARK: Markup

    /// Writes markup: the only way to write it, which takes nothing but a literal.
    package mutating func markup(_ literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends charts, whose own writer has escaped every text in them.
    package mutating func append(_ charts: ChartFragment) { bytes += charts.bytes }

    // MARK: Text

    /// Writes a text, escaped.
    package mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { EscapedText.append($0, to: &bytes, newlines: true) }
    }

    /// Writes a part of a text, escaped.
    package mutating func text(_ part: Substring) { text(String(part)) }

    /// Writes a text that was escaped before.
    package mutating func text(_ text: EscapedText) { bytes += text.bytes }

    /// Writes bytes of UTF-8, escaped.
    package mutating func text(utf8 part: some Collection<UInt8>) {
        let copy = Array(part)
        copy.withUnsafeBufferPointer { EscapedText.append($0, to: &bytes, newlines: true) }
    }

    /// Writes a number in decimal digits.
    package mutating func number(_ number: Int) {
        if number < 10, number >= 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
        } else {
            bytes += String(number).utf8
        }
    }

    // MARK: Attributes

    /// The attributes whose values are texts.
    package enum TextAttribute: CaseIterable {
        case alternative, content, label, language, title, dateTime, words, none, all, some, failed, verified,
            unverified, sealed, date, months, chats, people, cut, wider, kinds

        /// The name, with what stands before the value.
        fileprivate var head: StaticString {
            switch self {
            case .alternative: " alt=\""
            case .content: " content=\""
            case .label: " aria-label=\""
            case .language: " lang=\""
            case .title: " title=\""
            case .dateTime: " datetime=\""
            case .words: " data-words=\""
            case .none: " data-none=\""
            case .all: " data-all=\""
            case .some: " data-some=\""
            case .failed: " data-failed=\""
            case .verified: " data-verified=\""
            case .unverified: " data-unverified=\""
            case .sealed: " data-sealed=\""
            case .date: " data-date=\""
            case .months: " data-months=\""
            case .chats: " data-chats=\""
            case .people: " data-people=\""
            case .cut: " data-cut=\""
            case .wider: " data-wider=\""
            case .kinds: " data-kinds=\""
            }
        }
    }

    /// Writes an attribute with a text as its value, escaped.
    package mutating func attribute(_ name: TextAttribute, _ value: String) {
        markup(name.head)
        var value = value
        value.withUTF8 { EscapedText.append($0, to: &bytes, newlines: false) }
        markup("\"")
    }

    /// The attributes whose values are numbers.
    package enum NumberAttribute: CaseIterable {
        case maximum, width, height, amount

        fileprivate var head: StaticString {
            switch self {
            case .maximum: " max="
            case .width: " width="
            case .height: " height="
            case .amount: " value="
            }
        }
    }

    /// Writes an attribute with a number as its value.
    package mutating func attribute(_ name: NumberAttribute, _ value: Int) {
        markup(name.head)
        number(value)
    }

    /// Writes the attribute `id` of a message.
    package mutating func identify(_ anchor: PageAnchor) {
        markup(" id=")
        bytes += anchor.bytes
    }

    // MARK: Addresses

    /// Writes the attribute `href` with the address of a page or a file of this archive.
    package mutating func link(to path: ArchivePath, _ anchor: PageAnchor? = nil) {
        markup(" href=")
        address(path, anchor)
    }

    /// Writes the attribute `href` with the address of a place on this page.
    package mutating func link(to anchor: PageAnchor) {
        markup(" href=#")
        bytes += anchor.bytes
    }

    /// Writes the attribute `src` with the address of a file of this archive.
    package mutating func source(_ path: ArchivePath) {
        markup(" src=")
        address(path, nil)
    }

    /// Writes the attributes of a link that leads out of the archive.
    package mutating func link(to address: WebAddress) {
        markup(" href=\"")
        EscapedText.append(address.bytes, to: &bytes)
        markup("\" rel=\"noreferrer noopener\" target=_blank")
    }

    /// Writes an address without quotation marks: `ArchivePath` and `PageAnchor` have no character that needs them.
    private mutating func address(_ path: ArchivePath, _ anchor: PageAnchor?) {
        bytes += path.relative(to: folder).utf8
        guard let anchor else { return }
        bytes.append(UInt8(ascii: "#"))
        bytes += anchor.bytes
    }
}

extension HTMLWriter {
    /// Writes a name or title as `shown(_:)` has it.
    package mutating func name(_ name: String) { text(HTMLWriter.shown(name)) }

    /// A name or title on one line; one without any visible character as an ellipsis, so that there is something to see
    /// and to follow.
    static func shown(_ name: String) -> String {
        let line =
            name.unicodeScalars.contains { $0.value < 0x20 }
            ? name.split(whereSeparator: \.isNewline).joined(separator: " ") : name
        let isInvisible = line.unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        }
        return isInvisible ? "…" : line
    }

    /// Writes the attribute `id` of a day.
    mutating func identify(dayOf date: PageDate) {
        markup(" id=d")
        text(date.text)
    }

    /// Writes the attribute `href` with the address of a day on a page of a chat.
    mutating func link(to path: ArchivePath, dayOf date: PageDate) {
        link(to: path)
        markup("#d")
        text(date.text)
    }
}
