import WhisperMessage

/// An address on WhatsApp without its device part: `user@server`.
struct JID: Hashable, Sendable {
    /// Digits for people and groups.
    let user: String
    /// `s.whatsapp.net` for telephone numbers, `lid` for linked ids, `g.us` for groups, `broadcast`, `newsletter`, …
    let server: String

    /// The server of telephone numbers.
    static let numbers = "s.whatsapp.net"
    /// The server of linked ids.
    static let linked = "lid"
    /// The address of everyone's status updates.
    static let status = JID(user: "status", server: "broadcast")

    init(user: String, server: String) {
        self.user = user
        // The former server name of telephone numbers in web clients, and that of hosted accounts; both mean the same
        // people.
        switch server {
        case "c.us", "hosted": self.server = JID.numbers
        case "hosted.lid": self.server = JID.linked
        default: self.server = server
        }
    }

    /// Creates a JID from neonize's form; nil without a server.
    init?(_ message: WireMessage?) {
        guard let message, let server = message.text(EventField.JID.server) else { return nil }
        self.init(user: message.text(EventField.JID.user) ?? "", server: server)
    }

    /// Parses a JID such as `4915112345:7@s.whatsapp.net`; nil without a server.
    init?(_ text: String?) {
        guard let text, let at = text.lastIndex(of: "@") else { return nil }
        let server = String(text[text.index(after: at)...])
        guard !server.isEmpty else { return nil }
        // An agent and a device may follow the user.
        self.init(user: String(text[..<at].prefix { $0 != ":" && $0 != "." && $0 != "_" }), server: server)
    }

    /// The form `user@server`; without a user, the server alone.
    var text: String { user.isEmpty ? server : "\(user)@\(server)" }

    var isNumber: Bool { server == JID.numbers }
    var isLinked: Bool { server == JID.linked }
    /// Whether the address belongs to one person.
    var isPerson: Bool { isNumber || isLinked || server == "bot" || server == "msgr" }

    /// The number in E.164 form.
    var phoneNumber: String? { isNumber ? PhoneNumber.e164("+" + user) : nil }

    /// The alias that identifies the person.
    var alias: PersonAlias {
        if let phoneNumber { return PersonAlias(kind: .phoneNumber, value: phoneNumber) }
        return PersonAlias(kind: .linkedID, value: text)
    }

    /// The kind of chat with this address.
    var kind: ConversationKind {
        switch server {
        case "g.us": .group
        case "broadcast", "newsletter": .broadcast
        default: isPerson ? .direct : .unknown
        }
    }

    /// The name to display if there is no better one.
    var provisionalName: String { phoneNumber ?? (user.isEmpty ? server : user) }
}
