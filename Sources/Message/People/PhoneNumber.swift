/// Telephone numbers as sources show them.
public enum PhoneNumber {
    /// Returns the number in E.164 form, such as `+491701234567`, or nil if the text is anything but an international
    /// number.
    ///
    /// A number without `+` returns nil because its country is unknown. Spaces, dashes, dots, slashes and parentheses
    /// may separate the digits, and the direction marks that WhatsApp puts around numbers may appear anywhere. Digits
    /// may be of any script.
    public static func e164(_ text: String) -> String? {
        var number = ""
        for scalar in text.unicodeScalars {
            if isMark(scalar) { continue }
            if number.isEmpty {
                if scalar == "+" || scalar == "＋" {
                    number = "+"
                } else if !scalar.properties.isWhitespace {
                    return nil
                }
            } else if let digit = digit(scalar) {
                number.unicodeScalars.append(digit)
            } else if !isSeparator(scalar) {
                return nil
            }
        }
        // Country codes begin with 1 … 9; E.164 allows fifteen digits, and no country has numbers with fewer than
        // seven.
        guard (8...16).contains(number.utf8.count), number.utf8.dropFirst().first != UInt8(ascii: "0") else {
            return nil
        }
        return number
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if ("0"..."9").contains(scalar) { return scalar }
        guard scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue else {
            return nil
        }
        return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .dashPunctuation
            || "()./".unicodeScalars.contains(scalar)
    }

    /// Returns whether a scalar is a direction mark or has zero width (ING-5).
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
