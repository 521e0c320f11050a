package import WhisperMessage

/// An address on WhatsApp without its device part: `user@server`.
package struct JID: Hashable, Sendable {
    /// Digits for people and groups.
    package let user: String
    /// `s.whatsapp.net` for telephone numbers, `lid` for linked ids, `g.us` for groups, `broadcast`, `newsletter`, …
    package let server: String

    /// The server of telephone numbers.
    package static let numbers = "s.whatsapp.net"
    /// The server of linked ids.
    package static let linked = "lid"
    /// The address of everyone's status updates.
    package static let status = JID(user: "status", server: "broadcast")

    /// Creates an address, whose server may have a former name.
    package init(user: String, server: String) {
        self.user = user
        // The former server name of telephone numbers in web clients, and that of hosted accounts; both mean the same
        // people.
        switch server {
        case "c.us", "hosted": self.server = JID.numbers
        case "hosted.lid": self.server = JID.linked
        default: self.server = server
        }
    }

    /// Parses a JID such as `4915112345:7@s.whatsapp.net`; nil without a server, and for bytes of another kind, such as a
    /// message within a message.
    package init?(_ text: String?) {
        guard let text, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), let at = text.lastIndex(of: "@") else {
            return nil
        }
        let server = String(text[text.index(after: at)...])
        guard !server.isEmpty else { return nil }
        // An agent and a device may follow the user.
        self.init(user: String(text[..<at].prefix { $0 != ":" && $0 != "." && $0 != "_" }), server: server)
    }

    /// The address of a person's number or linked id; nil for a name.
    package init?(_ alias: PersonAlias) {
        switch alias.kind {
        case .phoneNumber: self.init(user: String(alias.value.drop { $0 == "+" }), server: JID.numbers)
        case .linkedID: self.init(alias.value)
        default: return nil
        }
        guard isPerson, !user.isEmpty else { return nil }
    }

    /// The form `user@server`; without a user, the server alone.
    package var text: String { user.isEmpty ? server : "\(user)@\(server)" }

    package var isNumber: Bool { server == JID.numbers }
    package var isLinked: Bool { server == JID.linked }
    /// Whether it is a list of someone's recipients.
    package var isBroadcastList: Bool { server == JID.status.server && self != JID.status }
    /// Whether the address belongs to one person.
    package var isPerson: Bool { isNumber || isLinked || server == "bot" || server == "msgr" }

    /// The number in E.164 form.
    package var phoneNumber: String? { isNumber ? PhoneNumber.e164("+" + user) : nil }

    /// The alias that identifies the person.
    package var alias: PersonAlias {
        if let phoneNumber { return PersonAlias(kind: .phoneNumber, value: phoneNumber) }
        return PersonAlias(kind: .linkedID, value: text)
    }

    /// The kind of chat with this address.
    package var kind: ConversationKind {
        switch server {
        case "g.us": .group
        case "broadcast", "newsletter": .broadcast
        default: isPerson ? .direct : .unknown
        }
    }

    /// The name to display if there is no better one.
    package var provisionalName: String { phoneNumber ?? (user.isEmpty ? server : user) }
}
