import WhisperMessage

/// Classifies the body of a message: by tables for the supported languages, and by language-independent rules if the
/// file allows it (a file name in the archive, a map URL, a leading mark).
struct BodyClassifier {
    /// The names of the available files.
    let files: any AttachmentIndex
    let phrasebook = Phrasebook.shared

    private static let newline: UInt8 = 0x0A

    /// Classifies a line without a sender.
    func classifySystem(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ClassifiedBody {
        ClassifiedBody(.system, text: range)
    }

    /// Classifies a line with a sender.
    func classify(_ bytes: Span<UInt8>, _ line: AttributedLine) -> ClassifiedBody {
        let body = line.body
        guard !body.isEmpty else { return ClassifiedBody(.text, text: body) }
        var end = body.upperBound
        var marker: Range<Int>?
        if bytes[end - 1] == UInt8(ascii: ">"), let edited = editedMarker(bytes, body) {
            marker = edited
            end = Marks.trim(bytes, body.lowerBound..<edited.lowerBound).upperBound
        }
        var result = classifyUnedited(bytes, line, body: body.lowerBound..<max(end, body.lowerBound))
        result.editedMarker = marker
        return result
    }

    private func classifyUnedited(
        _ bytes: Span<UInt8>, _ attributed: AttributedLine, body: Range<Int>
    ) -> ClassifiedBody {
        guard !body.isEmpty else { return ClassifiedBody(.text, text: body) }
        let start = Marks.skip(bytes, from: body.lowerBound, to: body.upperBound)
        let isMarked = Marks.ownLength(bytes, at: body.lowerBound, to: body.upperBound) > 0
        let newline = bytes.firstIndex(of: BodyClassifier.newline, from: start, to: body.upperBound)
        let line = start..<(newline ?? body.upperBound)
        let after = newline.map { $0 + 1..<body.upperBound }
        if let file = file(bytes, body: body, line: line, after: after, isMarked: isMarked) { return file }
        if after != nil, attributed.isBracketed, let file = fileBelowCaption(bytes, body) { return file }
        if let known = knownLine(
            bytes, body: body, line: line, after: after, isMarked: isMarked, isBracketed: attributed.isBracketed)
        {
            return known
        }
        if let place = place(bytes, body: body, line: line) { return place }
        if after != nil, phrasebook.poll.meaning(of: bytes, withoutColon(bytes, line)) != nil {
            return ClassifiedBody(.poll, text: body)
        }
        if isMarked || after == nil, phrasebook.deletedByAdmin.matches(bytes, line) {
            return deleted(.byAdministrator, body)
        }
        if isMarked, let call = call(bytes, body: body, line: line) { return call }
        var result = ClassifiedBody(.text, text: body)
        result.author = attributed.author(bytes, line: line, phrasebook: phrasebook)
        if result.author != .service, attributed.isMarked(bytes), let omitted = unnamedFile(bytes, body) {
            return omitted
        }
        if result.author == .service { result.kind = .system }
        return result
    }

    // MARK: Files

    /// Whether a body is a few words, a colon, and nothing but a file that WhatsApp names, on Android: a file's name or
    /// a placeholder that a person typed refers to no such file, and captions are on lines of their own.
    func isFile(_ bytes: Span<UInt8>, _ line: AttributedLine, behind words: Range<Int>) -> Bool {
        guard !line.isBracketed else { return false }
        let end = bytes.firstIndex(of: BodyClassifier.newline, from: words.upperBound, to: line.body.upperBound)
        let rest = words.upperBound + 2..<(end ?? line.body.upperBound)
        guard let first = rest.first, !rest.isEmpty else { return false }
        if bytes[first] == UInt8(ascii: "<"), bytes[Marks.trim(bytes, rest).upperBound - 1] == UInt8(ascii: ">") {
            let inside = first + 1..<Marks.trim(bytes, rest).upperBound - 1
            return !inside.isEmpty && phrasebook.bracketed.meaning(of: bytes, inside) != nil
        }
        guard let file = file(bytes, body: rest, line: rest, after: nil, isMarked: false),
            let name = file.attachment?.name
        else {
            return false
        }
        return (MediaFileDate.find(bytes, name) != nil || files.contains(bytes.text(name)))
            && !files.contains(bytes.text(words.lowerBound..<name.upperBound))
    }

    private func file(
        _ bytes: Span<UInt8>, body: Range<Int>, line: Range<Int>, after: Range<Int>?, isMarked: Bool
    ) -> ClassifiedBody? {
        let trimmed = Marks.trim(bytes, line)
        guard !trimmed.isEmpty else { return nil }
        switch bytes[trimmed.upperBound - 1] {
        case UInt8(ascii: ")"):
            guard let open = bytes.lastIndex(of: UInt8(ascii: "("), from: trimmed.lowerBound, to: trimmed.upperBound)
            else { return nil }
            return suffixed(bytes, line: trimmed, open: open, after: after)
        case 0x89 where bytes.starts(with: wideClose, at: trimmed.upperBound - 3, to: trimmed.upperBound):
            guard let open = bytes.lastIndex(of: wideOpen, from: trimmed.lowerBound, to: trimmed.upperBound)
            else { return nil }
            return suffixed(bytes, line: trimmed, open: open, after: after)
        case UInt8(ascii: ">"):
            guard let open = bytes.lastIndex(of: UInt8(ascii: "<"), from: trimmed.lowerBound, to: trimmed.upperBound)
            else { return nil }
            return tagged(bytes, body: body, line: trimmed, open: open, after: after, isMarked: isMarked)
        default:
            return nil
        }
    }

    private var wideOpen: [UInt8] { [0xEF, 0xBC, 0x88] }
    private var wideClose: [UInt8] { [0xEF, 0xBC, 0x89] }

    /// `NAME (file attached)`, with the caption on the lines below (Android).
    private func suffixed(
        _ bytes: Span<UInt8>, line: Range<Int>, open: Int, after: Range<Int>?
    ) -> ClassifiedBody? {
        let name = Marks.trim(bytes, line.lowerBound..<open)
        guard !name.isEmpty, name.count <= 255 else { return nil }
        let isWide = bytes[open] != UInt8(ascii: "(")
        let inside = open + (isWide ? 3 : 1)..<max(line.upperBound - (isWide ? 3 : 1), open + (isWide ? 3 : 1))
        let isAttached =
            phrasebook.fileAttached.meaning(of: bytes, inside) != nil || MediaFileDate.find(bytes, name) != nil
            || files.contains(bytes.text(name))
        guard isAttached else { return nil }
        return attachment(bytes, name: name, placeholder: line, caption: caption(bytes, after))
    }

    /// `<attached: NAME>` after an optional caption (iOS), or `<Media omitted>` (Android).
    private func tagged(
        _ bytes: Span<UInt8>, body: Range<Int>, line: Range<Int>, open: Int, after: Range<Int>?, isMarked: Bool
    ) -> ClassifiedBody? {
        let inside = open + 1..<line.upperBound - 1
        guard inside.count <= 300, !inside.isEmpty else { return nil }
        let before = Marks.trim(bytes, line.lowerBound..<open)
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":"), from: inside.lowerBound, to: inside.upperBound) {
            let name = Marks.trim(bytes, colon + 1..<inside.upperBound)
            guard !name.isEmpty else { return nil }
            let isTag = phrasebook.attached.meaning(of: bytes, inside.lowerBound..<colon) != nil
            let isMarkedTag = Marks.skipBack(bytes, from: body.lowerBound, to: open) < open
            guard isTag || files.contains(bytes.text(name)) || (isMarked || isMarkedTag) && hasExtension(bytes, name)
            else { return nil }
            let below = caption(bytes, after)
            // WhatsApp writes nothing below a file that has its caption before it.
            guard before.isEmpty || below == nil else { return nil }
            let caption = before.isEmpty ? below : before
            return attachment(bytes, name: name, placeholder: open..<line.upperBound, caption: caption)
        }
        guard before.isEmpty, let meaning = phrasebook.bracketed.meaning(of: bytes, inside) else { return nil }
        return standIn(bytes, meaning, line: line, after: after)
    }

    /// `<attached: NAME>` or `image omitted` behind a caption of several lines, where an iPhone puts its mark before it.
    private func fileBelowCaption(_ bytes: Span<UInt8>, _ body: Range<Int>) -> ClassifiedBody? {
        let text = body.lowerBound..<Marks.trim(bytes, body).upperBound
        guard let mark = Marks.lastOwn(bytes, text), mark + 3 < text.upperBound,
            bytes.firstIndex(of: BodyClassifier.newline, from: mark, to: text.upperBound) == nil
        else { return nil }
        if bytes[mark + 3] == UInt8(ascii: "<"), bytes[text.upperBound - 1] == UInt8(ascii: ">") {
            return tagged(bytes, body: body, line: text, open: mark + 3, after: nil, isMarked: true)
        }
        let omitted = omittedFile(bytes, line: text, after: nil)
        return omitted?.kind == .document ? nil : omitted
    }

    private func attachment(
        _ bytes: Span<UInt8>, name: Range<Int>, placeholder: Range<Int>, caption: Range<Int>?
    ) -> ClassifiedBody {
        var result = ClassifiedBody(MediaType(fileName: bytes.text(name)).kind, text: caption)
        result.placeholder = placeholder
        result.attachment = MentionedFile(name: name, isOmitted: false)
        return result
    }

    private func hasExtension(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
        bytes.lastIndex(of: UInt8(ascii: "."), from: name.lowerBound, to: name.upperBound) != nil
    }

    private func caption(_ bytes: Span<UInt8>, _ after: Range<Int>?) -> Range<Int>? {
        guard let after, !Marks.trim(bytes, after).isEmpty else { return nil }
        return after
    }

    // MARK: Lines with known wording

    private func knownLine(
        _ bytes: Span<UInt8>, body: Range<Int>, line: Range<Int>, after: Range<Int>?, isMarked: Bool,
        isBracketed: Bool
    ) -> ClassifiedBody? {
        if let meaning = phrasebook.lines.meaning(of: bytes, line) {
            switch meaning {
            case .deleted(let deletion) where after == nil: return deleted(deletion, body)
            case .null where after == nil: return ClassifiedBody(.unknown, text: body)
            case .deleted, .null: break
            default: return standIn(bytes, meaning, line: line, after: after, body: body)
            }
        }
        guard isMarked || isBracketed else { return nil }
        if let meaning = phrasebook.markedLines.meaning(of: bytes, line) {
            if case .call = meaning, !isMarked { return nil }
            return standIn(bytes, meaning, line: line, after: after, body: body)
        }
        return omittedFile(bytes, line: line, after: after)
    }

    /// `report.pdf • 3 pages ‎document omitted`, `At the sea ‎image omitted`: the wording follows the last mark of the
    /// line, and the name of a document or a caption precedes it.
    private func omittedFile(_ bytes: Span<UInt8>, line: Range<Int>, after: Range<Int>?) -> ClassifiedBody? {
        guard let mark = Marks.lastOwn(bytes, line),
            let meaning = phrasebook.markedLines.meaning(of: bytes, mark..<line.upperBound),
            case .omitted(let kind, let isGIF) = meaning
        else { return nil }
        guard kind == .document else {
            let before = Marks.trim(bytes, line.lowerBound..<mark)
            let below = caption(bytes, after)
            guard before.isEmpty || below == nil else { return nil }
            var result = ClassifiedBody(kind, text: before.isEmpty ? below : before)
            result.isGIF = isGIF
            result.placeholder = mark..<line.upperBound
            result.attachment = MentionedFile(name: nil, isOmitted: true)
            return result
        }
        let name = Marks.trim(bytes, line.lowerBound..<(pageSeparator(bytes, line.lowerBound..<mark) ?? mark))
        var result = ClassifiedBody(kind, text: caption(bytes, after))
        result.placeholder = line
        result.attachment = MentionedFile(name: name.isEmpty ? nil : name, isOmitted: true)
        return result
    }

    /// A file that an iPhone left out, in a language without a table: WhatsApp puts its mark before the whole line, and
    /// before the placeholder, which a document's name or a caption may precede. In a poll the mark begins each line, or
    /// stands in brackets; and no placeholder is a link.
    private func unnamedFile(_ bytes: Span<UInt8>, _ body: Range<Int>) -> ClassifiedBody? {
        guard let mark = Marks.lastOwn(bytes, body), beginsWords(bytes, mark, of: body),
            bytes.firstIndex(of: Array("://".utf8), from: mark, to: body.upperBound) == nil
        else { return nil }
        let placeholder = mark..<body.upperBound
        let wording = Marks.trim(bytes, placeholder)
        // In angle brackets is the marker of an edited message, or a file that was recognised before.
        guard let first = wording.first, bytes[first] != UInt8(ascii: "<"),
            bytes.firstIndex(of: BodyClassifier.newline, from: mark, to: body.upperBound) == nil
        else { return nil }
        let before = Marks.trim(bytes, body.lowerBound..<mark)
        let separator = pageSeparator(bytes, before)
        let name = Marks.trim(bytes, before.lowerBound..<(separator ?? before.upperBound))
        let isDocument =
            !name.isEmpty && name.count <= 255
            && bytes.firstIndex(of: BodyClassifier.newline, from: name.lowerBound, to: name.upperBound) == nil
            && (separator != nil || MediaType.isKnown(fileName: bytes.text(name)))
        var result = ClassifiedBody(isDocument ? .document : .unknown, text: nil)
        result.placeholder = isDocument ? body : placeholder
        result.attachment = MentionedFile(name: isDocument ? name : nil, isOmitted: true)
        // What the words mean is not known, so that they are shown and found.
        if !isDocument { result.text = before.isEmpty ? wording : before }
        return result
    }

    /// Whether a mark stands where a placeholder does: at the beginning, behind a blank, or below a caption.
    private func beginsWords(_ bytes: Span<UInt8>, _ mark: Int, of body: Range<Int>) -> Bool {
        let before = Marks.skipBack(bytes, from: body.lowerBound, to: mark)
        guard before > body.lowerBound else { return true }
        if bytes[before - 1] == BodyClassifier.newline {
            return Marks.ownLength(bytes, at: body.lowerBound, to: body.upperBound) == 0
        }
        return Blanks.lengthBefore(bytes, before, from: body.lowerBound) != nil
    }

    private func pageSeparator(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        bytes.lastIndex(of: [0xE2, 0x80, 0xA2], from: range.lowerBound, to: range.upperBound)
    }

    private func standIn(
        _ bytes: Span<UInt8>, _ meaning: Phrasebook.Line, line: Range<Int>, after: Range<Int>?,
        body: Range<Int>? = nil
    ) -> ClassifiedBody {
        var result = ClassifiedBody(.unknown, text: caption(bytes, after))
        result.placeholder = line
        switch meaning {
        case .omitted(let kind, let isGIF):
            result.kind = kind
            result.isGIF = isGIF
            result.attachment = MentionedFile(name: nil, isOmitted: true)
        case .viewOnce:
            result.isViewOnce = true
            result.attachment = MentionedFile(name: nil, isOmitted: true)
        case .waiting: result.isWaiting = true
        case .deleted(let deletion):
            result.kind = .deleted
            result.deletion = deletion
        case .null: break
        case .call(let isVideo, let isMissed):
            result.kind = .call
            result.call = (isVideo, isMissed)
            result.text = body
            result.placeholder = nil
        case .liveLocation:
            result.kind = .location
            result.isLiveLocation = true
        }
        return result
    }

    private func deleted(_ deletion: Deletion, _ body: Range<Int>) -> ClassifiedBody {
        var result = ClassifiedBody(.deleted, text: nil)
        result.placeholder = body
        result.deletion = deletion
        return result
    }

    /// A call with its length, after a mark.
    private func call(_ bytes: Span<UInt8>, body: Range<Int>, line: Range<Int>) -> ClassifiedBody? {
        var end = line.lowerBound
        while end < line.upperBound {
            let byte = bytes[end]
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") { break }
            if Marks.length(bytes, at: end, to: line.upperBound) > 0 { break }
            end += 1
        }
        let head = line.lowerBound..<end
        let meaning =
            phrasebook.lines.meaning(of: bytes, head) ?? phrasebook.markedLines.meaning(of: bytes, head)
        guard case .call(let isVideo, let isMissed)? = meaning else { return nil }
        var result = ClassifiedBody(.call, text: body)
        result.call = (isVideo, isMissed)
        return result
    }

    // MARK: Locations, changes

    private static let mapAddresses = [
        "https://maps.google.com/?q=", "https://www.google.com/maps/", "https://maps.apple.com/?",
        "https://foursquare.com/v/",
    ].map { Array($0.utf8) }

    /// A map URL after a label, at the end of the first line.
    private func place(_ bytes: Span<UInt8>, body: Range<Int>, line: Range<Int>) -> ClassifiedBody? {
        guard line.count >= 28, line.count < 1000,
            bytes.firstIndex(of: UInt8(ascii: ":"), from: line.lowerBound, to: line.upperBound) != nil,
            let scheme = bytes.lastIndex(of: [0x3A, 0x2F, 0x2F], from: line.lowerBound, to: line.upperBound),
            scheme - line.lowerBound >= 5
        else { return nil }
        let link = scheme - 5..<Marks.trim(bytes, line).upperBound
        guard BodyClassifier.mapAddresses.contains(where: { address in isAddress(bytes, link, begins: address) }) else {
            return nil
        }
        let label = Marks.trim(bytes, line.lowerBound..<link.lowerBound)
        let isLabelled = !label.isEmpty && bytes[label.upperBound - 1] == UInt8(ascii: ":")
        let isBare =
            label.isEmpty
            && !bytes.starts(with: BodyClassifier.mapAddresses[1], at: link.lowerBound, to: link.upperBound)
        guard isLabelled || isBare else { return nil }
        var result = ClassifiedBody(.location, text: body)
        result.mapLink = link
        return result
    }

    private func isAddress(_ bytes: borrowing Span<UInt8>, _ link: Range<Int>, begins address: [UInt8]) -> Bool {
        bytes.starts(with: address, at: link.lowerBound, to: link.upperBound)
    }

    /// `<This message was edited>` at the very end.
    private func editedMarker(_ bytes: Span<UInt8>, _ body: Range<Int>) -> Range<Int>? {
        let reach = max(body.lowerBound, body.upperBound - 160)
        guard let open = bytes.lastIndex(of: UInt8(ascii: "<"), from: reach, to: body.upperBound),
            phrasebook.edited.meaning(of: bytes, open + 1..<body.upperBound - 1) != nil
        else { return nil }
        return open..<body.upperBound
    }

    private func withoutColon(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Range<Int> {
        let trimmed = Marks.trim(bytes, line)
        guard let last = trimmed.last else { return trimmed }
        if bytes[last] == UInt8(ascii: ":") { return trimmed.lowerBound..<last }
        if trimmed.count > 3, bytes.starts(with: [0xEF, 0xBC, 0x9A], at: last - 2, to: trimmed.upperBound) {
            return trimmed.lowerBound..<last - 2
        }
        return trimmed.lowerBound..<trimmed.lowerBound
    }
}
