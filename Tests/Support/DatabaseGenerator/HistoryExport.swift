/// A chat of a history as WhatsApp's text export of an Android phone set to British English, in UTC.
///
/// It has what exports have: minutes, names of the address book, and for anything but texts a phrase.
public enum HistoryExport {
    /// The text of a chat's export, made at a time.
    public static func text(of chat: HistoryChat, in history: History, until time: Int64 = .max) -> String {
        chat.messages.filter { $0.time <= time }.compactMap { message in
            guard var body = body(message.body) else { return nil }
            let isEdited = message.editedAt.map { $0 <= time } ?? false
            if !isEdited, let former = message.formerText { body = former }
            let name = message.sender == 0 ? history.shownOwner : history.people[message.sender].name
            return "\(stamp(message.time)) - \(name): \(body)\(isEdited ? " <This message was edited>" : "")"
        }.joined(separator: "\n") + "\n"
    }

    private static func body(_ body: HistoryBody) -> String? {
        switch body {
        case .text(let text): text
        case .image, .voice, .document: "<Media omitted>"
        case .location(let latitude, let longitude, _):
            "location: https://maps.google.com/?q=\(latitude),\(longitude)"
        case .contact(let name): "\(name).vcf (file attached)"
        case .poll(let question, let options, _):
            "POLL:\n\(question)\n" + options.map { "OPTION: \($0) (0 votes)" }.joined(separator: "\n")
        case .revoked: "This message was deleted"
        case .call, .added, .subject, .album, .unknown, .file, .line, .other: nil
        }
    }

    /// `dd/MM/yyyy, HH:mm`.
    private static func stamp(_ milliseconds: Int64) -> String {
        let minutes = milliseconds / 60_000
        let (days, minute) = (minutes / 1_440, minutes % 1_440)
        // Days since 1970 to a date of the Gregorian calendar, counted in years that begin in March.
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let calendarMonth = month < 10 ? month + 3 : month - 9
        let calendarYear = year + era * 400 + (calendarMonth <= 2 ? 1 : 0)
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(day))/\(two(calendarMonth))/\(calendarYear), \(two(minute / 60)):\(two(minute % 60))"
    }
}
