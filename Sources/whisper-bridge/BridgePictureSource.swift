#if Bridge
    import WhisperMediaPort
    import WhisperWhatsmeowBridge

    /// The pictures of chats that a running bridge names, and its process for files fetches (ING-6).
    struct BridgePictureSource: ChatPictureSource {
        let current: CurrentSession
        let media: BridgeMedia

        func picture(of chat: String, known: String?) async throws(MediaTransferError) -> ChatPictureAnswer {
            guard let session = await current.present() else { throw .cancelled }
            switch await session.avatar(of: chat, known: known) {
            case .none: return .none
            case .unchanged: return .unchanged
            case .picture(let id, let path): return .picture(id: id, path: path)
            case .limited: throw .limited(retryAfter: nil)
            case .unsupported: throw .unsupported
            // Most likely, the bridge is not connected, or no longer.
            case .failed: throw .network
            }
        }

        func fetch(_ request: PictureRequest) async throws(MediaTransferError) -> [UInt8] {
            try await media.fetchPicture(request)
        }
    }
#endif
