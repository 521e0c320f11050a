#if Realtime
    import AsyncHTTPClient
    import NIOCore
    import NIOPosix
    import NIOSSL
    public import WhisperRealtimePort
    import WhisperRealtimeSupport
    import Synchronization

    /// The network: sockets over swift-nio, requests over async-http-client, both over the event loops that a process
    /// has once (RT-2, RT-7).
    ///
    /// What it adds to the port's laws:
    /// - TLS 1.2 or later, whom `TrustRoots` trusts, the host's name always checked. `localhost` means 127.0.0.1, whatever
    ///   the system's tables say, and a connection in the clear is looked at again before anything is sent.
    /// - No proxy of the environment is used, no redirect followed, no request repeated.
    /// - Tokens are copied out of guarded memory for as long as a request's headers live.
    /// - `shutDown` is to be called; a transport that is let go without it shuts down by itself some time later.
    public final class RealtimeNIO: RealtimeTransport {
        /// Never shut down, so that what comes late finds a loop still.
        let loops = MultiThreadedEventLoopGroup.singleton
        let client: HTTPClient
        /// How servers are checked.
        private let configuration: TLSConfiguration
        /// Reading all that the system trusts takes a while: not before it is asked for.
        private let context = Mutex<NIOSSLContext?>(nil)
        /// Requests and attempts to connect.
        let calls = OpenCalls()
        private let sockets = Mutex<[ObjectIdentifier: NIOSocket]>([:])

        /// A way to the network.
        ///
        /// - Parameter trust: Who may vouch for servers.
        /// - Throws: `.untrusted(.other)` where a file of certificates cannot be read.
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

        /// What checks servers.
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

        /// Keeps a socket until it is gone; false after `shutDown`.
        func keep(_ socket: NIOSocket) -> Bool {
            let id = ObjectIdentifier(socket)
            sockets.withLock { $0[id] = socket }
            socket.channel.closeFuture.whenComplete { [weak self] _ in
                self?.sockets.withLock { $0[id] = nil }
            }
            return !calls.isShutDown
        }

        /// What a call comes to: its result, or its time-out, cancellation or the shutting down if they come first. Whoever
        /// computes the result is told by `stop` that it is not wanted any more.
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
            return settings
        }
    }
#endif
