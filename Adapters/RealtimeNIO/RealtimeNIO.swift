public import WhisperRealtimePort

#if Realtime
    import AsyncHTTPClient
    import NIOCore
    import NIOPosix
    import NIOSSL
    import WhisperRealtimeSupport
    import Synchronization

    /// The network transport: sockets over swift-nio, requests over async-http-client, both on the process-wide event
    /// loops (RT-2, RT-7).
    ///
    /// Details beyond the port's rules:
    /// - TLS 1.2 or later, authorities from `TrustRoots`, host name always verified. `localhost` means 127.0.0.1,
    ///   whatever the system's tables say, and the peer of an unencrypted connection is verified before anything is
    ///   sent.
    /// - Proxies from the environment are ignored, redirects are not followed, and requests are not repeated.
    /// - What a response contains besides its body is bounded: 80 KiB for a header field, 256 fields, and 256 KiB of
    ///   headers, interim responses, framing of chunks and trailers altogether.
    /// - Tokens are copied out of guarded memory for the lifetime of a request's headers.
    /// - Call `shutDown`; a transport that is deallocated without it shuts down by itself some time later.
    public final class RealtimeNIO: RealtimeTransport {
        /// Never shut down, so that late callbacks still find a running loop.
        let loops = MultiThreadedEventLoopGroup.singleton
        let client: HTTPClient
        /// The TLS settings for authenticating servers.
        private let configuration: TLSConfiguration
        /// Created on first use, as reading the system's trusted roots takes a while.
        private let context = Mutex<NIOSSLContext?>(nil)
        /// Pending requests and connection attempts.
        let calls = OpenCalls()
        private let sockets = Mutex<[ObjectIdentifier: NIOSocket]>([:])

        /// Creates a transport over the network.
        ///
        /// - Parameter trust: The authorities that may vouch for servers.
        /// - Throws: `.untrusted(.other)` if a certificate file cannot be read.
        public init(trust: TrustRoots = .system) throws(TransportError) {
            configuration = try Self.configuration(trust)
            client = HTTPClient(eventLoopGroupProvider: .shared(loops), configuration: Self.settings(configuration))
        }

        deinit {
            guard !calls.isShutDown else { return }
            Task.detached { [client] in try? await client.shutdown() }
        }

        /// Closes every socket with `goingAway`, and every connection.
        public func shutDown() async {
            guard calls.shutDown() else { return }
            let open = sockets.withLock { sockets in
                defer { sockets = [:] }
                return Array(sockets.values)
            }
            await withTaskGroup(of: Void.self) { group in
                for socket in open { group.addTask { await socket.close(.goingAway) } }
            }
            try? await client.shutdown()
        }

        /// The TLS context for authenticating servers.
        func tls() throws(TransportError) -> NIOSSLContext {
            try context.withLock { (context: inout NIOSSLContext?) throws(TransportError) in
                if let context { return context }
                do {
                    let made = try NIOSSLContext(configuration: configuration)
                    context = made
                    return made
                } catch {
                    throw .untrusted(.other)
                }
            }
        }

        /// Registers a socket until it is closed; false after `shutDown`.
        func keep(_ socket: NIOSocket) -> Bool {
            let id = ObjectIdentifier(socket)
            sockets.withLock { $0[id] = socket }
            socket.channel.closeFuture.whenComplete { [weak self] _ in
                self?.sockets.withLock { $0[id] = nil }
            }
            return !calls.isShutDown
        }

        /// The outcome of a call: its result, or its timeout, cancellation or shutdown if one of them comes first.
        /// `stop` is called if the result is no longer wanted.
        func ended<Value: Sendable>(
            _ outcome: FirstOutcome<Value>, within timeout: Duration, stop: @escaping @Sendable () -> Void
        ) async throws(TransportError) -> Value {
            guard let id = calls.add({ outcome.settle(.failure($0)) }) else {
                stop()
                throw .shutDown
            }
            let alarm = loops.any().scheduleTask(in: TimeAmount(timeout)) {
                _ = outcome.settle(.failure(.timedOut))
            }
            defer {
                alarm.cancel()
                calls.remove(id)
            }
            do throws(TransportError) {
                return try await outcome.value()
            } catch {
                stop()
                throw error
            }
        }

        private static func configuration(_ trust: TrustRoots) throws(TransportError) -> TLSConfiguration {
            var configuration = TLSConfiguration.makeClientConfiguration()
            configuration.minimumTLSVersion = .tlsv12
            configuration.certificateVerification = .fullVerification
            do {
                configuration.additionalTrustRoots = try trust.additional.map {
                    .certificates(try NIOSSLCertificate.fromPEMBytes($0))
                }
            } catch {
                throw .untrusted(.other)
            }
            return configuration
        }

        private static func settings(_ tls: TLSConfiguration) -> HTTPClient.Configuration {
            var settings = HTTPClient.Configuration(
                tlsConfiguration: tls, redirectConfiguration: .disallow, ignoreUncleanSSLShutdown: false,
                decompression: .disabled)
            settings.httpVersion = .http1Only
            settings.dnsOverride = ["localhost": "127.0.0.1"]
            settings.connectionPool.retryConnectionEstablishment = false
            // Each long poll occupies a connection; the others are for what happens meanwhile.
            settings.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = HTTPLimits.longPolls + 16
            // The library's only access to its connections' handlers.
            settings.http1_1ConnectionDebugInitializer = { WireBudget.install(on: $0) }
            return settings
        }
    }
#else
    /// Without the trait, the compiler names what is missing (LIB-5).
    @available(
        *, unavailable,
        message: "Enable the trait 'Realtime' of the package whisper: it brings swift-nio and async-http-client."
    )
    public struct RealtimeNIO: RealtimeTransport {
        /// Unavailable without the trait.
        public init(trust: TrustRoots = .system) throws(TransportError) {}

        /// Unavailable without the trait.
        public func connect(_ request: SocketRequest) async throws(TransportError) -> any RealtimeSocket {
            throw .unreachable
        }

        /// Unavailable without the trait.
        public func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
            throw .unreachable
        }

        /// Unavailable without the trait.
        public func upload(
            _ source: HTTPBodySource, with request: HTTPRequest
        ) async throws(TransportError) -> HTTPResponse {
            throw .unreachable
        }

        /// Unavailable without the trait.
        public func download(
            _ request: HTTPRequest, into sink: HTTPBodySink
        ) async throws(TransportError) -> HTTPResponse {
            throw .unreachable
        }

        /// Unavailable without the trait.
        public func shutDown() async {}
    }
#endif

/// The authorities that may vouch for a server: the system's, and those added by the caller (RT-7).
public struct TrustRoots: Hashable, Sendable {
    /// Certificates of additional authorities, each a PEM file.
    public let additional: [[UInt8]]

    /// The system's authorities.
    public static let system = TrustRoots(additional: [])

    /// Creates the system's authorities plus those of PEM files, such as a private server's or a test's.
    public init(additional: [[UInt8]]) { self.additional = additional }
}
