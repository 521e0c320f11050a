import WhisperJSONText

extension ServerFailure {
    /// Reads an object with the member `error`: a frame, or the body of an HTTP response.
    init(_ reader: inout FrameReader) throws(RealtimeProtocolError) {
        var failure: ServerFailure?
        try reader.beginObject()
        while let name = try reader.nextMember() {
            switch name {
            case "error": try ServerFailure.read(&failure, &reader)
            default: try reader.skip()
            }
        }
        self = try reader.required(failure, "error")
    }

    private static func read(
        _ failure: inout ServerFailure?, _ reader: inout FrameReader
    ) throws(RealtimeProtocolError) {
        guard failure == nil else { throw reader.error(.invalidValue, "error") }
        guard try reader.kind() != .null else { return try reader.skip() }
        var code: String?
        var message: String?
        var details = Details()
        try reader.object("error") { (reader, name) throws(RealtimeProtocolError) in
            switch name {
            case "code": try reader.text(&code, "code", bytes: 1...RealtimeLimits.nameBytes)
            case "message": try reader.text(&message, "message")
            case "details":
                try reader.object("details") { (reader, name) throws(RealtimeProtocolError) in
                    try details.read(name, &reader)
                }
            default: try reader.skip()
            }
        }
        guard let code else { throw RealtimeProtocolError(.missing, path: "error.code") }
        failure = ServerFailure(
            RealtimeFailureCode(rawValue: code), message: message ?? "", operation: details.operation,
            conversations: details.conversations ?? [], retryAfter: details.retryAfter)
    }

    /// The known members of `details`.
    private struct Details {
        var operation: String?
        var conversations: [String]?
        var retryAfter: Int64?

        mutating func read(_ name: JSONMemberName, _ reader: inout FrameReader) throws(RealtimeProtocolError) {
            switch name {
            case "op": try reader.text(&operation, "op", bytes: 0...RealtimeLimits.nameBytes)
            case "conversation_ids":
                try reader.identifiers(
                    &conversations, "conversation_ids", limit: RealtimeLimits.conversationsOfCommand)
            case "retry_after": try reader.integer(&retryAfter, "retry_after")
            default: try reader.skip()
            }
        }
    }

    /// Writes the member `error`.
    func write(to writer: inout JSONWriter) {
        writer.member("error") { writer in
            writer.member("code", code.rawValue)
            writer.member("message", message)
            guard operation != nil || !conversations.isEmpty || retryAfter != nil else { return }
            writer.member("details") { writer in
                writer.member("op", ifAny: operation)
                if !conversations.isEmpty { writer.member("conversation_ids", conversations) }
                if let retryAfter { writer.member("retry_after", retryAfter) }
            }
        }
    }
}
