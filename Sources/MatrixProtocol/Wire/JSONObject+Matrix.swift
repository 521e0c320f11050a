import WhisperJSONText

/// Lenient access: a member of the wrong type counts as absent, because content is written by any client.
extension JSONObject {
    /// Parses bytes that must be one object. An object in which a name occurs twice is rejected.
    static func matrix(
        _ bytes: UnsafeBufferPointer<UInt8>, limit: Int
    ) throws(MatrixProtocolError) -> JSONObject {
        guard bytes.count <= limit else { throw MatrixProtocolError(.tooLong) }
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue.parse(
                bytes, limits: JSONLimits(maximumBytes: limit, maximumDepth: MatrixLimits.depth))
        } catch { throw MatrixProtocolError(.notJSON) }
        guard case .object(let object) = value else { throw MatrixProtocolError(.wrongType) }
        return object
    }

    /// Parses bytes that must be one object. An object in which a name occurs twice is rejected.
    static func matrix(
        _ bytes: [UInt8], limit: Int = MatrixLimits.bodyBytes
    ) throws(MatrixProtocolError) -> JSONObject {
        try bytes.withUnsafeBufferPointer { (bytes) throws(MatrixProtocolError) in try matrix(bytes, limit: limit) }
    }

    func text(_ name: String) -> String? {
        if case .string(let text)? = self[name] { text } else { nil }
    }

    /// A text of at most 1,024 bytes.
    func name(_ name: String) -> String? {
        text(name).flatMap { $0.utf8.count <= MatrixLimits.nameBytes ? $0 : nil }
    }

    func flag(_ name: String) -> Bool? {
        if case .bool(let flag)? = self[name] { flag } else { nil }
    }

    /// An integer of −(2^53 − 1)…2^53 − 1.
    func integer(_ name: String) -> Int64? {
        self[name]?.matrixInteger
    }

    func count(_ name: String) -> Int64? {
        integer(name).flatMap { $0 >= 0 ? $0 : nil }
    }

    func object(_ name: String) -> JSONObject? {
        self[name]?.matrixObject
    }

    func array(_ name: String) -> [JSONValue]? {
        if case .array(let elements)? = self[name] { elements } else { nil }
    }

    func identifier<Identifier: MatrixIdentifier>(_ name: String) -> Identifier? {
        text(name).flatMap { Identifier($0) }
    }

    /// Returns the identifier of a required member.
    func required<Identifier: MatrixIdentifier>(_ name: String) throws(MatrixProtocolError) -> Identifier {
        guard let value = self[name] else { throw MatrixProtocolError(.missing, member: name) }
        guard case .string(let text) = value else { throw MatrixProtocolError(.wrongType, member: name) }
        guard let identifier = Identifier(text) else { throw MatrixProtocolError(.invalidValue, member: name) }
        return identifier
    }
}

extension JSONValue {
    var matrixObject: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    var matrixText: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var matrixInteger: Int64? {
        guard case .number(let number) = self, let integer = number.integer else { return nil }
        return integer.magnitude <= MatrixLimits.largestInteger.magnitude ? integer : nil
    }
}
