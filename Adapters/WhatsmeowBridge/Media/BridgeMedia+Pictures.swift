#if Bridge
    import Synchronization
    import WhisperBridgeProtocol
    public import WhisperMediaPort

    extension BridgeMedia {
        /// Fetches the picture of a chat, which is neither encrypted nor verified.
        ///
        /// - Returns: The whole picture, 1 … `limit` bytes.
        /// - Throws: As `fetch`; `.tooLarge` for a larger one, `.refused` for an empty one, `.unsupported` if the
        ///   program has not named the ability `avatars`.
        public func fetchPicture(_ request: PictureRequest) async throws(MediaTransferError) -> [UInt8] {
            let picture = PictureBytes()
            try await receive(
                atMost: Int64(request.limit), ability: .avatars, into: { picture.append($0) }
            ) { id, pipe in
                .fetchPicture(id: id, request, pipe: pipe)
            }
            let bytes = picture.bytes
            guard !bytes.isEmpty else { throw .refused(status: 0) }
            return bytes
        }
    }

    /// The bytes of a picture that have arrived. The transfer limits their number.
    private final class PictureBytes: Sendable {
        private let received = Mutex<[UInt8]>([])

        func append(_ bytes: [UInt8]) { received.withLock { $0 += bytes } }

        var bytes: [UInt8] { received.withLock { $0 } }
    }
#endif
