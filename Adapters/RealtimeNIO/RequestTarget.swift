import WhisperRealtimePort
import WhisperTextCoding

/// The target in the first line of a request (RFC 9112, section 3.2.1).
enum RequestTarget {
    /// A path with its query. Bytes that are not allowed there are percent-encoded, so that no path can end the line.
    static func text(path: String, query: [HTTPRequest.QueryItem] = []) -> String {
        var bytes: [UInt8] = []
        let path = path.hasPrefix("/") ? path : "/" + path
        PercentText.append(path, to: &bytes) { PercentText.isUnreserved($0) || "/%:@!$&'()*+,;=".utf8.contains($0) }
        for (index, item) in query.enumerated() {
            bytes.append(UInt8(ascii: index == 0 ? "?" : "&"))
            PercentText.append(item.name, to: &bytes, asIs: PercentText.isUnreserved)
            bytes.append(UInt8(ascii: "="))
            PercentText.append(item.value, to: &bytes, asIs: PercentText.isUnreserved)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
