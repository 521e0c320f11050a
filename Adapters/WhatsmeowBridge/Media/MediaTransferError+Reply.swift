import WhisperBridgeProtocol
import WhisperMediaPort

extension MediaTransferError {
    /// The longest wait that a service may demand; longer ones are shortened.
    private static let longestDelay: Int64 = 86_400_000

    /// The meaning of a reply that a file was not fetched.
    init(_ reply: BridgeReply) {
        switch reply.error {
        case "MEDIA_EXPIRED": self = .expired
        case "MEDIA_REFUSED": self = .refused(status: Int(clamping: reply.detail("status") ?? 0))
        case "MEDIA_TOO_LARGE": self = .tooLarge
        case "WHATSAPP_RATE_LIMITED":
            let delay = reply.detail("retry_after_ms").map { min(max($0, 0), MediaTransferError.longestDelay) }
            self = .limited(retryAfter: delay.map { .milliseconds($0) })
        // This side has not closed the pipe.
        case "WHATSAPP_NETWORK_ERROR", "MEDIA_CANCELLED": self = .network
        case "MEDIA_UNTRUSTED": self = .untrusted
        case "UNSUPPORTED": self = .unsupportedFile
        default: self = .crashed
        }
    }
}
