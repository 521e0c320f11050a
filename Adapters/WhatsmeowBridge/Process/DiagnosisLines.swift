import WhisperBridgeProtocol

/// Splits a bridge's diagnostic output into lines, with bounded memory.
struct DiagnosisLines {
    private var framer = DiagnosisLines.fresh
    private static var fresh: LineFramer { LineFramer(maximumLineLength: 8_192) }

    /// The diagnoses of the lines that these bytes complete; empty lines have none, and overlong ones are truncated.
    mutating func append(_ bytes: [UInt8]) -> [BridgeDiagnosis] {
        var found: [BridgeDiagnosis] = []
        do throws(BridgeProtocolError) {
            try unsafe framer.append(bytes) { line in
                if !line.isEmpty { unsafe found.append(BridgeDiagnosis(line: line)) }
            }
        } catch {
            framer = DiagnosisLines.fresh
        }
        return found
    }
}
