import WhisperJSONText
package import WhisperMessage

/// What a message's `platform_specific` says, whichever source wrote it: exports, bridges, databases and services have
/// names of their own for the same facts.
///
/// All of it is a claim of the source. A member of the wrong type is as good as absent.
package struct MessageFacts {
    private let members: JSONObject
    /// See `UnifiedMessage.isNullOfExport`.
    package let isNullOfExport: Bool

    package init(_ message: UnifiedMessage) {
        members = message.platformSpecific
        isNullOfExport = message.isNullOfExport
    }

    /// Whether a member is true.
    private func isTrue(_ name: String) -> Bool { members[name] == .bool(true) }

    // MARK: Marks

    /// Whether the message was passed on from another chat.
    package var isForwarded: Bool { isTrue("forwarded") }

    /// Whether it was passed on so often that WhatsApp says "many times".
    package var isForwardedOften: Bool { (members["forwarding_score"]?.integer ?? 0) >= 5 }

    /// Whether it could be viewed only once.
    package var isViewedOnce: Bool { isTrue("view_once") }

    /// Whether it was to disappear.
    package var disappears: Bool { isTrue("ephemeral") }

    /// Whether the owner marked it.
    package var isStarred: Bool { isTrue("starred") }

    /// Whether its text is to be covered until one wants to read it.
    package var isSpoiler: Bool { isTrue("spoiler") }

    /// Whether the source says that it was edited, without saying when.
    package var isEdited: Bool { isTrue("edited") }

    /// Whether it is not readable yet, or only on the phone.
    package var isWaiting: Bool { isTrue("waiting") || members["placeholder"] != nil }

    /// Whether its text has sealed lines in it, which the vault has marked.
    package var hasEnvelope: Bool { (members["envelopes"]?.integer ?? 0) > 0 }

    /// What became of a sealed edit that is a message of its own.
    package enum SealedEdit: Hashable {
        /// Nobody has opened it.
        case waiting
        /// It was opened, as another message.
        case elsewhere
        /// It had expired when it arrived.
        case expired
        /// It is not authentic.
        case invalid
    }

    /// What became of the sealed edit that a message is, if it took no text's place; nil for any other message.
    package var sealedEdit: SealedEdit? {
        guard hasEnvelope, members[SealedText.editMember] != nil else { return nil }
        return switch members["envelope"]?.object?["state"]?.string {
        case "expired": .expired
        case "invalid": .invalid
        case "replayed", "opened-behind": .elsewhere
        default: .waiting
        }
    }

    /// What a text composed of several is called, such as `group-invite` or `emote`.
    package var variant: String? { members["variant"]?.string }

    /// What the media is, more closely than its kind: `voice-note`, `video-note`, `moving-picture`.
    package var mediaVariant: String? {
        isTrue("gif") ? "moving-picture" : members["media"]?.object?["variant"]?.string
    }

    /// The size of a picture or video in pixels, if it is a sane one.
    package var pixels: (width: Int, height: Int)? {
        guard let media = members["media"]?.object, let width = media["width"]?.integer,
            let height = media["height"]?.integer, (1...20_000).contains(width), (1...20_000).contains(height)
        else { return nil }
        return (Int(width), Int(height))
    }

    /// The duration of a sound or video in seconds.
    package var seconds: Int64? {
        members["media"]?.object?["seconds"]?.integer.flatMap { (1...86_400).contains($0) ? $0 : nil }
    }

    // MARK: Quotes

    /// What the source repeats of the message that this one answers: its author's address or name, and its text.
    package var quoted: (sender: String?, text: String?)? {
        members["quoted"]?.object.map { ($0["sender"]?.string, $0["text"]?.string) }
    }

    // MARK: Places

    /// A place in degrees, with the digits of the source.
    package struct Place {
        package let latitude: String
        package let longitude: String
        package let isLive: Bool
    }

    /// The place that a location names, if its numbers are those of a place.
    package var place: Place? {
        let location = members["location"]?.object ?? members
        guard let latitude = MessageFacts.degrees(location["latitude"], within: 90),
            let longitude = MessageFacts.degrees(location["longitude"], within: 180)
        else { return nil }
        return Place(
            latitude: latitude, longitude: longitude,
            isLive: location["live"] == .bool(true) || isTrue("live_location"))
    }

    /// The address of a map with which an export introduces a place.
    package var mapLink: String? { members["location_url"]?.string }

    private static func degrees(_ value: JSONValue?, within limit: Double) -> String? {
        let text: String
        switch value {
        case .number(let number)?: text = number.text
        case .string(let digits)?: text = digits
        default: return nil
        }
        guard text.utf8.count <= 24, let number = Double(text), number >= -limit, number <= limit else { return nil }
        return text
    }

    // MARK: Calls

    /// A call.
    package struct Call {
        package let isVideo: Bool
        /// How it ended, in the words of `platform_specific`; nil if the source does not say.
        package let outcome: String?
        package let seconds: Int64?
    }

    /// The call that a message reports.
    package var call: Call {
        if let call = members["call"]?.object {
            return Call(
                isVideo: call["video"] == .bool(true), outcome: call["outcome"]?.string,
                seconds: call["seconds"]?.integer.flatMap { (0...604_800).contains($0) ? $0 : nil })
        }
        return Call(
            isVideo: members["call"] == .string("video"), outcome: isTrue("missed") ? "missed" : nil, seconds: nil)
    }

    // MARK: Cards

    /// A contact card: a name, and the numbers and addresses on it.
    package struct Card {
        package let name: String?
        package let entries: [String]
    }

    /// The contact cards of a message, at most 100.
    package var cards: [Card] {
        guard case .array(let cards)? = members["contacts"] else { return [] }
        return cards.prefix(100).compactMap(\.object).map { card in
            Card(
                name: card["display_name"]?.string,
                entries: card["vcard"]?.string.map { CardEntries.entries(of: $0) } ?? [])
        }
    }

    // MARK: Polls

    /// A poll: what is asked, and what can be answered.
    package struct Poll {
        package let question: String
        package let options: [(text: String, claimed: Int64?)]
    }

    /// The poll of a message; nil if the source does not say what the options are.
    package func poll(text: String?) -> Poll? {
        guard let poll = members["poll"]?.object, case .array(let list)? = poll["options"], !list.isEmpty else {
            return nil
        }
        let isByText = poll["answers"] == nil
        var options: [(text: String, claimed: Int64?)] = []
        for option in (isByText ? PollVote.distinct(list) : list).prefix(MessageFacts.mostOptions) {
            switch option {
            case .string(let text): options.append((text, nil))
            case .object(let object):
                let votes = object["votes"]?.integer.flatMap { (0...1_000_000).contains($0) ? $0 : nil }
                options.append((object["text"]?.string ?? "", votes))
            default: options.append(("", nil))
            }
        }
        if let question = poll["question"]?.string { return Poll(question: question, options: options) }
        // Question and options are the text, one option a line: what is before the options is the question.
        var question = text ?? ""
        let lines = list.prefix(MessageFacts.mostOptions).map { $0.string ?? $0.object?["text"]?.string ?? "" }
        let suffix = lines.map { "\n" + $0 }.joined()
        if question.hasSuffix(suffix) { question.removeLast(suffix.count) }
        return Poll(question: question, options: options)
    }

    /// The options of a poll that are shown.
    package static let mostOptions = 100

    // MARK: System lines

    /// What a system line reports.
    package struct Event {
        package let type: String
        /// Who did it.
        package let by: String?
        package let seconds: Int64?
    }

    /// What a system line reports, if its text is not words already.
    package var event: Event? {
        guard let system = members["system"]?.object, let type = system["type"]?.string else { return nil }
        let by = system["by"]?.string.flatMap { $0.showsSomething ? $0 : nil }
        return Event(type: type, by: by, seconds: system["seconds"]?.integer)
    }

    // MARK: Deletions

    /// Who deleted a message, as far as exports say: `sender`, `owner` or `administrator`.
    package var deletedByWord: String? { members["deleted_by"]?.string }

    /// Who deleted a message, as the vault recorded it.
    package var deletion: DeletionMark? { DeletionMark(members) }
}

extension JSONValue {
    /// The text, if it is one.
    package var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The object, if it is one.
    package var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

    /// The integer, if it is one.
    package var integer: Int64? { if case .number(let number) = self { number.integer } else { nil } }
}
