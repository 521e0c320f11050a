import WhisperBridgeProtocol

/// Finds lines in what a bridge writes for diagnosis. Whatever that is, it takes little memory.
struct DiagnosisLines {
    private var framer = DiagnosisLines.fresh
    private static var fresh: LineFramer { LineFramer(longestLine: 8_192) }

    /// The diagnoses of the lines that bytes complete; empty lines have none, and one that is too long is cut off.
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
