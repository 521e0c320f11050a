import WhisperMessage
import WhisperRowPort
import WhisperTextCoding
import WhisperWhatsAppContent
import WhisperWhatsAppEvents
import WhisperWhatsAppRows

/// Texts of a database, within bounds.
extension RowBatch {
    /// A name to display, without the marks of direction that the phone puts around some; nil if it is none, or above
    /// 1 KiB.
    func name(_ row: Int, _ column: Int) -> String? {
        guard let bytes = content(row, column), bytes.count <= 1_024, let text = wording(row, column) else {
            return nil
        }
        return IOSText.name(text)
    }

    /// An address; nil if it is none, or above 256 bytes.
    func address(_ row: Int, _ column: Int) -> JID? {
        guard let bytes = content(row, column), bytes.count <= 256 else { return nil }
        return IOSText.address(text(row, column))
    }

    /// An address whose server may be missing.
    func address(_ row: Int, _ column: Int, server: String) -> JID? {
        guard let bytes = content(row, column), !bytes.isEmpty, bytes.count <= 256, let text = text(row, column) else {
            return nil
        }
        if text.utf8.contains(UInt8(ascii: "@")) { return IOSText.address(text) }
        let digits = text.first == "+" ? PhoneNumber.e164(text).map { String($0.dropFirst()) } ?? "" : text
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return JID(user: digits, server: server)
    }
}

/// The forms of names and addresses.
enum IOSText {
    /// An address with a user; nil for any other text.
    static func address(_ text: String?) -> JID? {
        guard let text, text.utf8.count <= 256, let address = JID(text), !address.user.isEmpty else { return nil }
        return address
    }

    /// A name without marks of direction and white space at its ends; nil if nothing is left.
    static func name(_ text: String) -> String? {
        var scalars = Substring(text).unicodeScalars
        while let first = scalars.first, isMargin(first) { scalars.removeFirst() }
        while let last = scalars.last, isMargin(last) { scalars.removeLast() }
        return scalars.isEmpty ? nil : String(scalars)
    }

    private static func isMargin(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: scalar.properties.isWhitespace
        }
    }

    /// Whether a name is only a telephone number, which the phone shows where it knows no name.
    static func isNumber(_ name: String) -> Bool {
        !name.unicodeScalars.contains { scalar in
            scalar.properties.generalCategory != .decimalNumber && scalar.properties.generalCategory != .dashPunctuation
                && !isMargin(scalar) && !"+()./".unicodeScalars.contains(scalar)
        }
    }

    /// A name that a person chose. Some releases store it as Base64 of a protobuf message whose first field is the name;
    /// such a message without a name is none.
    static func pushName(_ text: String) -> String? {
        let isPadded = text.hasSuffix("=")
        if isPadded || text.hasPrefix("Cg"), text.utf8.count.isMultiple(of: 4), let bytes = Base64.bytes(of: text),
            let message = WireMessage(bytes)
        {
            if let name = message.text(1) { return self.name(name) }
            if isPadded { return nil }
        }
        guard let name = name(text) else { return nil }
        return name.first == "~" ? self.name(String(name.dropFirst())) : name
    }
}
