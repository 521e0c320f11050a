extension ServerFrame {
    /// Reads a frame. Members that the protocol does not name are passed over.
    public init(bytes: [UInt8]) throws(RealtimeProtocolError) { throw RealtimeProtocolError(.notJSON) }

    /// The frame as JSON. Of a frame of an unknown type its `type` alone is written.
    public var bytes: [UInt8] { [] }
}
