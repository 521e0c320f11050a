#if Realtime
    import NIOSSL
    import WhisperRealtimeContract
    import WhisperRealtimeNIO
    import WhisperRealtimePort
    import WhisperRealtimeSockets
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing

    @Suite("Trusted servers (RT-7)", .ownThreads, .enabled(if: TestAuthority.isAvailable, "needs the openssl command"))
    struct TrustTests {
        private let authority: TestAuthority
        private let roots: TrustRoots

        init() throws {
            authority = try TestAuthority.shared.get()
            roots = TrustRoots(additional: [try authority.root()])
        }

        private func server(_ flaw: TestAuthority.Flaw) async throws -> SocketServer {
            let files = authority.server(flaw)
            return try await SocketServer(
                serving: ScriptedServer(),
                tls: try ServerCertificate.context(certificate: files.certificate, key: files.key))
        }

        /// The errors of a socket and a request, for each name of a server.
        private func failures(at server: SocketServer, trusting roots: TrustRoots) async throws -> [TransportError?] {
            let transport = try RealtimeNIO(trust: roots)
            var failures: [TransportError?] = []
            for host in ["127.0.0.1", "localhost"] {
                let address = try ServerAddress("https://\(host):\(server.address.port)")
                do throws(TransportError) {
                    let socket = try await transport.connect(
                        SocketRequest(address: address, path: "/echo", token: nil))
                    try await socket.send([0x61])
                    #expect(try await socket.receive() == [0x61])
                    await socket.close(.normal)
                    failures.append(nil)
                } catch {
                    failures.append(error)
                }
                do throws(TransportError) {
                    let answer = try await transport.exchange(HTTPRequest(.get, address: address, path: "/v1/x"))
                    #expect(answer.status == 200)
                    failures.append(nil)
                } catch {
                    failures.append(error)
                }
            }
            await transport.shutDown()
            await server.stop()
            return failures
        }

        @Test("A certificate of a trusted authority for the right host is accepted")
        func rightHost() async throws {
            #expect(try await failures(at: server(.none), trusting: roots) == [nil, nil, nil, nil])
        }

        @Test(
            "Any other certificate is rejected, with the reason, before anything is sent",
            arguments: [
                (.wrongHost, .wrongHost), (.expired, .expired), (.unknownIssuer, .unknownIssuer),
                (.selfSigned, .unknownIssuer),
            ] as [(TestAuthority.Flaw, CertificateFailure)])
        func refused(_ flaw: TestAuthority.Flaw, _ reason: CertificateFailure) async throws {
            let found = try await failures(at: server(flaw), trusting: roots)
            #expect(found == Array(repeating: .untrusted(reason), count: 4))
        }

        @Test("An authority unknown to the system must be added explicitly")
        func systemAlone() async throws {
            let found = try await failures(at: server(.none), trusting: .system)
            #expect(found == Array(repeating: .untrusted(.unknownIssuer), count: 4))
        }

        @Test("A server that supports only old versions of TLS, or none, is rejected")
        func oldVersions() async throws {
            let files = authority.server(.none)
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMFile(files.certificate).map { .certificate($0) },
                privateKey: .privateKey(try NIOSSLPrivateKey(file: files.key, format: .pem)))
            configuration.minimumTLSVersion = .tlsv1
            configuration.maximumTLSVersion = .tlsv11
            let old = try await SocketServer(
                serving: ScriptedServer(), tls: try NIOSSLContext(configuration: configuration))
            for failure in try await failures(at: old, trusting: roots) { #expect(failure == .untrusted(.other)) }
            let plain = try await SocketServer(serving: ScriptedServer())
            for failure in try await failures(at: plain, trusting: roots) { #expect(failure == .untrusted(.other)) }
        }

        @Test(
            "The rules hold with TLS",
            arguments: RealtimeLaw.all.filter { law in
                ["Messages arrive", "A sender that is ahead", "Closing sends", "A lost connection", "Shutting"].contains
                {
                    law.testDescription.hasPrefix($0)
                }
            })
        func laws(_ law: RealtimeLaw) async throws {
            let files = authority.server(.none)
            let tls = try ServerCertificate.context(certificate: files.certificate, key: files.key)
            try await law.check(
                RealtimeSubject { [roots] serving in
                    let server = try await SocketServer(serving: serving, tls: tls)
                    return RealtimeBench(
                        transport: try RealtimeNIO(trust: roots), address: server.address,
                        loseConnections: { server.loseConnections() }, end: { await server.stop() })
                })
        }
    }
#endif
