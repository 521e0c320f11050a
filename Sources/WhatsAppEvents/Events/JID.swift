import WhisperMessage

/// An address on WhatsApp, without the device that it may name: `user@server`.
struct JID: Hashable, Sendable {
    /// Digits for people and groups.
    let user: String
    /// `s.whatsapp.net` for telephone numbers, `lid` for linked ids, `g.us` for groups, `broadcast`, `newsletter`, …
    let server: String

    /// The server of telephone numbers.
    static let numbers = "s.whatsapp.net"
    /// The server of linked ids.
    static let linked = "lid"
    /// Where everybody's status updates go.
    static let status = JID(user: "status", server: "broadcast")

    init(user: String, server: String) {
        self.user = user
        // The name that telephone numbers had among web clients at first, and hosted accounts, which are the same people.
        switch server {
        case "c.us", "hosted": self.server = JID.numbers
        case "hosted.lid": self.server = JID.linked
        default: self.server = server
        }
    }

    /// A JID in neonize's form; nil without a server.
    init?(_ message: WireMessage?) {
        guard let message, let server = message.text(EventField.JID.server) else { return nil }
        self.init(user: message.text(EventField.JID.user) ?? "", server: server)
    }

    /// A JID as text, such as `4915112345:7@s.whatsapp.net`; nil without a server.
    init?(_ text: String?) {
        guard let text, let at = text.lastIndex(of: "@") else { return nil }
        let server = String(text[text.index(after: at)...])
        guard !server.isEmpty else { return nil }
        // Behind the user may stand an agent and a device.
        self.init(user: String(text[..<at].prefix { $0 != ":" && $0 != "." && $0 != "_" }), server: server)
    }

    /// `user@server`; a server alone stands without the sign.
    var text: String { user.isEmpty ? server : "\(user)@\(server)" }

    var isNumber: Bool { server == JID.numbers }
    var isLinked: Bool { server == JID.linked }
    /// Whether it is one person's.
    var isPerson: Bool { isNumber || isLinked || server == "bot" || server == "msgr" }

    /// The number in the form of E.164.
    var phoneNumber: String? { isNumber ? PhoneNumber.e164("+" + user) : nil }

    /// The name that identifies a person.
    var alias: PersonAlias {
        if let phoneNumber { return PersonAlias(kind: .phoneNumber, value: phoneNumber) }
        return PersonAlias(kind: .linkedID, value: text)
    }

    /// What kind of chat this address is of.
    var kind: ConversationKind {
        switch server {
        case "g.us": .group
        case "broadcast", "newsletter": .broadcast
        default: isPerson ? .direct : .unknown
        }
    }

    /// The name to show where there is no better one.
    var provisionalName: String { phoneNumber ?? (user.isEmpty ? server : user) }
}
