import WhisperRealtimePort

/// The target in the first line of a request (RFC 9112, section 3.2.1).
enum RequestTarget {
    /// A path with its query. Bytes that are not allowed there are percent-encoded, so that no path can end the line.
    static func text(path: String, query: [HTTPRequest.QueryItem] = []) -> String {
        var bytes: [UInt8] = []
        let path = path.hasPrefix("/") ? path : "/" + path
        append(path, to: &bytes) { isUnreserved($0) || "/%:@!$&'()*+,;=".utf8.contains($0) }
        for (index, item) in query.enumerated() {
            bytes.append(UInt8(ascii: index == 0 ? "?" : "&"))
            append(item.name, to: &bytes, asIs: isUnreserved)
            bytes.append(UInt8(ascii: "="))
            append(item.value, to: &bytes, asIs: isUnreserved)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func append(_ text: String, to bytes: inout [UInt8], asIs: (UInt8) -> Bool) {
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            if asIs(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
        }
    }

    /// Unreserved characters (RFC 3986, section 2.3).
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
