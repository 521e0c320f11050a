#if Realtime
    import AsyncHTTPClient
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import NIOSSL
    import WhisperRealtimePort

    #if canImport(Glibc)
        import Glibc
    #else
        import Darwin
    #endif

    extension TransportError {
        /// Converts an error of the libraries.
        ///
        /// - Parameter certificate: The certificate that the server presented, if known.
        init(network error: any Error, certificate: NIOSSLCertificate? = nil) {
            switch error {
            case let error as TransportError: self = error
            case is CancellationError: self = .cancelled
            case let error as HTTPClientError: self = Self.from(error)
            case HTTPParserError.invalidEOFState: self = .unreachable
            case is HTTPParserError, is NIOHTTPDecoderError: self = .malformedAnswer
            case let error as NIOSSLError: self = Self.from(error, certificate)
            case let error as NIOSSLExtraError: self = .untrusted(Self.isOfNames(error) ? .wrongHost : .other)
            case is BoringSSLError: self = .untrusted(.other)
            case ChannelError.connectTimeout: self = .timedOut
            case let error as IOError where error.errnoCode == ETIMEDOUT: self = .timedOut
            default: self = .unreachable
            }
        }

        private static func from(_ error: HTTPClientError) -> TransportError {
            switch error {
            case .cancelled: .cancelled
            case .alreadyShutdown: .shutDown
            case .connectTimeout, .deadlineExceeded, .readTimeout, .writeTimeout, .tlsHandshakeTimeout,
                .getConnectionFromPoolTimeout:
                .timedOut
            default: .unreachable
            }
        }

        private static func from(_ error: NIOSSLError, _ certificate: NIOSSLCertificate?) -> TransportError {
            switch error {
            case .handshakeFailed(.sslError(let stack)):
                // The only error of the list that concerns the certificate.
                guard stack.contains(where: { $0.description.contains("CERTIFICATE_VERIFY_FAILED") }) else {
                    return .untrusted(.other)
                }
                return .untrusted(certificate.map(isOutOfTime) == true ? .expired : .unknownIssuer)
            case .handshakeFailed(.syscallError), .uncleanShutdown: return .unreachable
            case .unableToValidateCertificate: return .untrusted(.wrongHost)
            default: return .untrusted(.other)
            }
        }

        private static func isOfNames(_ error: NIOSSLExtraError) -> Bool {
            error == .failedToValidateHostname || error == .serverHostnameImpossibleToMatch
        }

        /// Uses the same clock as the library.
        private static func isOutOfTime(_ certificate: NIOSSLCertificate) -> Bool {
            let now = time(nil)
            return now < certificate.notValidBefore || now > certificate.notValidAfter
        }
    }

    extension TimeAmount {
        /// Creates a duration, at least a millisecond and at most a day.
        init(_ duration: Duration) {
            let bounded = min(max(duration, .milliseconds(1)), .seconds(86_400))
            let (seconds, attoseconds) = bounded.components
            self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
        }
    }
#endif
