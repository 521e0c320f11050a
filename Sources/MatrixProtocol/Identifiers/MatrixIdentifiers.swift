/// A user, `@local:server`. Localparts of the historical grammar are accepted.
public struct MatrixUserID: MatrixIdentifier {
    /// The identifier as the protocol writes it.
    public let text: String

    /// Parses a user id; nil if it does not match the grammar.
    public init?(_ text: String) {
        guard MatrixSyntax.isNamed(text, sigil: "@") else { return nil }
        self.text = text
    }

    /// The part before the server name, without the sigil.
    public var localpart: String { String(text.dropFirst().prefix { $0 != ":" }) }

    /// The name of the user's server.
    public var server: String { String(text.drop { $0 != ":" }.dropFirst()) }

    /// Whether a name that was given to log in, a local part or a full id, means this user. Servers ignore its case.
    package func isMeant(by name: String) -> Bool {
        let own = name.contains(":") ? text : localpart
        let sigil = name.hasPrefix("@") && !name.contains(":") ? 1 : 0
        return own.lowercased() == name.dropFirst(sigil).lowercased()
    }
}

/// A room, `!opaque:server`; since room version 12 without a server.
public struct MatrixRoomID: MatrixIdentifier {
    /// The identifier as the protocol writes it.
    public let text: String

    /// Parses a room id; nil if it does not match the grammar.
    public init?(_ text: String) {
        guard text.first == "!", text.utf8.count > 1, MatrixSyntax.isOpaque(text) else { return nil }
        self.text = text
    }

    /// The server that created the room, a hint for joining it; nil if the id has none.
    public var server: String? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let name = text[text.index(after: colon)...]
        return MatrixSyntax.isServerName(name) ? String(name) : nil
    }
}

/// A name of a room, `#local:server`.
public struct MatrixRoomAlias: MatrixIdentifier {
    /// The identifier as the protocol writes it.
    public let text: String

    /// Parses a room alias; nil if it does not match the grammar.
    public init?(_ text: String) {
        guard MatrixSyntax.isNamed(text, sigil: "#") else { return nil }
        self.text = text
    }
}

/// An event, `$opaque`.
public struct MatrixEventID: MatrixIdentifier {
    /// The identifier as the protocol writes it.
    public let text: String

    /// Parses an event id; nil if it does not match the grammar.
    public init?(_ text: String) {
        guard text.first == "$", text.utf8.count > 1, MatrixSyntax.isOpaque(text) else { return nil }
        self.text = text
    }
}

/// A device of the account. Message transactions count per device (MX-3).
public struct MatrixDeviceID: MatrixIdentifier {
    /// The identifier as the protocol writes it.
    public let text: String

    /// Parses a device id; nil if it has white space or control characters, or is too long.
    public init?(_ text: String) {
        guard MatrixSyntax.isOpaque(text) else { return nil }
        self.text = text
    }
}

/// A transaction of this client: sending again under the same one has no second effect (MX-3).
public struct MatrixTransactionID: MatrixIdentifier {
    /// The identifier as the protocol writes it.
    public let text: String

    /// Parses a transaction id; nil if it is not 1…255 characters of visible ASCII, or a relative path.
    public init?(_ text: String) {
        guard MatrixSyntax.isVisible(text) else { return nil }
        self.text = text
    }
}

/// Media of a homeserver, `mxc://server/media` (Matrix, "Content repository: Matrix Content URIs").
public struct MatrixContentURI: MatrixIdentifier {
    /// The identifier as the protocol writes it.
    public let text: String
    /// The server that has the media.
    public let server: String
    /// The name of the media on that server: letters, digits, `-` and `_`.
    public let media: String

    /// Parses a content URI; nil if it does not match the grammar.
    public init?(_ text: String) {
        guard text.utf8.count <= MatrixLimits.identifierBytes, text.hasPrefix("mxc://") else { return nil }
        let parts = text.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let server = parts.first, let media = parts.last, MatrixSyntax.isServerName(server),
            !media.isEmpty,
            media.utf8.allSatisfy({
                MatrixSyntax.isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
            })
        else { return nil }
        self.text = text
        self.server = String(server)
        self.media = String(media)
    }
}
