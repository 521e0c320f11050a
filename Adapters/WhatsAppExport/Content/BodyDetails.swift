import WhisperJSONText
import WhisperMessage

/// Details of a body beyond the unified schema, for `platform_specific`.
enum BodyDetails {
    /// Adds the details of a body.
    static func add(_ body: ClassifiedBody, _ window: Span<UInt8>, to specific: inout JSONObject) {
        if let event = body.event { specific["event"] = .string(event.rawValue) }
        if let placeholder = body.placeholder { specific["placeholder"] = .string(window.text(placeholder)) }
        if let marker = body.editedMarker {
            specific["edited"] = .bool(true)
            specific["edited_marker"] = .string(window.text(marker))
        }
        if let deletion = body.deletion {
            specific["deleted_by"] = .string(deletion.rawValue)
            if deletion == .byAdministrator { specific["deleted_by_admin"] = .bool(true) }
        }
        if let call = body.call {
            specific["call"] = .string(call.isVideo ? "video" : "voice")
            specific["missed"] = .bool(call.isMissed)
        }
        if body.isViewOnce { specific["view_once"] = .bool(true) }
        if body.isWaiting { specific["waiting"] = .bool(true) }
        if body.isGIF { specific["gif"] = .bool(true) }
        if body.isLiveLocation { specific["live_location"] = .bool(true) }
        if let link = body.mapLink { addPlace(window.text(link), to: &specific) }
        if body.kind == .poll, let text = body.text { specific["poll"] = .object(poll(window, text)) }
    }

    // MARK: Locations

    private static func addPlace(_ link: String, to specific: inout JSONObject) {
        specific["location_url"] = .string(link)
        guard let position = coordinates(link) else { return }
        specific["latitude"] = .string(position.latitude)
        specific["longitude"] = .string(position.longitude)
    }

    /// The coordinates in a URL such as `https://maps.google.com/?q=52.5200,13.4050`, with their original digits.
    private static func coordinates(_ link: String) -> (latitude: String, longitude: String)? {
        for key in ["q=", "ll="] {
            guard let start = link.range(ofASCII: key) else { continue }
            let value = link[start...].prefix { $0 != "&" && $0 != "#" }
            let parts = value.split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count == 2, isNumber(parts[0], within: 90), isNumber(parts[1], within: 180) else { continue }
            return (String(parts[0]), String(parts[1]))
        }
        return nil
    }

    private static func isNumber(_ text: Substring, within limit: Double) -> Bool {
        guard let value = Double(text), text.utf8.count <= 24 else { return false }
        return value >= -limit && value <= limit
    }

    // MARK: Polls

    /// The question and the options, each with its number of votes.
    private static func poll(_ window: Span<UInt8>, _ body: Range<Int>) -> JSONObject {
        var question: [String] = []
        var options: [JSONValue] = []
        var start = body.lowerBound
        var isFirst = true
        while start < body.upperBound {
            let end = window.firstIndex(of: 0x0A, from: start, to: body.upperBound) ?? body.upperBound
            let line = Marks.trim(window, start..<end)
            start = end + 1
            if isFirst {
                isFirst = false
            } else if let option = option(window, line) {
                options.append(.object(option))
            } else if options.isEmpty, !line.isEmpty {
                question.append(window.text(line))
            }
        }
        var poll = JSONObject()
        poll["question"] = .string(question.joined(separator: "\n"))
        poll["options"] = .array(options)
        return poll
    }

    /// `OPTION: Pizza (3 votes)`
    private static func option(_ window: Span<UInt8>, _ line: Range<Int>) -> JSONObject? {
        guard let colon = window.firstIndex(of: UInt8(ascii: ":"), from: line.lowerBound, to: line.upperBound),
            Phrasebook.shared.pollOption.meaning(of: window, line.lowerBound..<colon) != nil
        else { return nil }
        var text = Marks.trim(window, colon + 1..<line.upperBound)
        var votes: Int64?
        if let open = window.lastIndex(of: UInt8(ascii: "("), from: text.lowerBound, to: text.upperBound) {
            votes = number(window, open + 1..<text.upperBound)
            if votes != nil { text = Marks.trim(window, text.lowerBound..<open) }
        }
        var option = JSONObject()
        option["text"] = .string(window.text(text))
        option["votes"] = votes.map { .number(JSONNumber($0)) }
        return option
    }

    /// The first number in a range.
    private static func number(_ window: Span<UInt8>, _ range: Range<Int>) -> Int64? {
        var index = range.lowerBound
        while index < range.upperBound {
            guard let system = DigitSystem.at(window, index, range.upperBound) else {
                index += 1
                continue
            }
            var value: Int64 = 0
            while let digit = system.value(window, index, range.upperBound), value < 1_000_000_000 {
                value = value * 10 + Int64(digit)
                index += system.width
            }
            return value
        }
        return nil
    }
}

extension String {
    /// The index after the first occurrence of ASCII text.
    fileprivate func range(ofASCII text: String) -> String.Index? {
        let bytes = Array(utf8)
        let wanted = Array(text.utf8)
        guard bytes.count >= wanted.count else { return nil }
        for start in 0...bytes.count - wanted.count where bytes[start..<start + wanted.count].elementsEqual(wanted) {
            return utf8.index(startIndex, offsetBy: start + wanted.count)
        }
        return nil
    }
}
