#if Bridge
    import Foundation
    import Testing
    import WhisperBridgeProtocol
    import WhisperIngestionPort
    import WhisperMediaPort
    import WhisperTestThreads
    import WhisperWhatsmeowBridge

    @Suite("Pictures of chats through a bridge (ING-6)", .ownThreads, .timeLimit(.minutes(10)))
    struct BridgeAvatarTests {
        private let fixture: BridgeFixture

        init() throws { fixture = try BridgeFixture() }

        // MARK: Which picture a chat has

        @Test(
            "Each answer of a bridge is reported as what it means",
            arguments: [
                (#""picture_id":null"#, .none), (#""picture_id":null,"path":"/a.jpg""#, .none),
                (#""picture_id":"p1""#, .unchanged),
                (#""picture_id":"p2","path":"/v/a.jpg?ccb=1""#, .picture(id: "p2", path: "/v/a.jpg?ccb=1")),
                (#""picture_id":"p2""#, .failed), (#""picture_id":"","path":"/a.jpg""#, .failed),
                (#""picture_id":7,"path":"/a.jpg""#, .failed),
                (#""picture_id":"p2","path":"https://evil.example/a.jpg""#, .failed),
                (#""picture_id":"p2","path":"//evil.example/a.jpg""#, .failed),
                (#""picture_id":"p2","path":"/../a.jpg""#, .failed),
                (#""error":"UNSUPPORTED""#, .unsupported), (#""error":"WHATSAPP_RATE_LIMITED""#, .limited),
                (#""error":"WHATSAPP_NETWORK_ERROR""#, .failed), (#""mute":true"#, .failed),
            ] as [(String, BridgeAvatarAnswer)])
        func answers(_ members: String, _ expected: BridgeAvatarAnswer) async throws {
            let session = try await fixture.bridge(
                """
                {"do":"avatar",\(members)}
                {"do":"ready","protocol":2,"abilities":["avatars"]}
                """
            ) { if members.contains("mute") { $0.queryTimeout = .milliseconds(100) } }.openBridge()
            #expect(await session.avatar(of: "1@g.us", known: "p1") == expected)
            await session.close()
            #expect(fixture.requests == ["avatar 1@g.us p1"])
            #expect(await session.avatar(of: "1@g.us", known: "p1") == .failed, "The bridge has ended")
        }

        @Test("An id of more than 256 bytes is none")
        func longID() async throws {
            for (length, isValid) in [(256, true), (257, false)] {
                let id = String(repeating: "p", count: length)
                let session = try await fixture.bridge(
                    """
                    {"do":"avatar","picture_id":"\(id)","path":"/a"}
                    {"do":"ready","protocol":2,"abilities":["avatars"]}
                    """
                ).openBridge()
                let answer = await session.avatar(of: "c", known: nil)
                #expect(answer == (isValid ? .picture(id: id, path: "/a") : .failed))
                await session.close()
            }
        }

        // MARK: The picture itself

        /// What serves a file of a size as a picture.
        private func media(
            size: Int, _ members: String = "", abilities: String = #""media","avatars""#
        ) throws -> (media: BridgeMedia, content: [UInt8]) {
            let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try Data(content).write(to: URL(fileURLWithPath: fixture.folder + "/picture"))
            let media = try fixture.media(
                """
                {"do":"fetch","file":"\(fixture.folder)/picture"\(members.isEmpty ? "" : "," + members)}
                {"do":"ready","protocol":2,"abilities":[\(abilities)]}
                """)
            return (media, content)
        }

        private func failure(_ media: BridgeMedia, _ request: PictureRequest) async -> MediaTransferError? {
            do throws(MediaTransferError) {
                _ = try await media.fetchPicture(request)
                return nil
            } catch {
                return error
            }
        }

        @Test("A picture arrives whole, up to the limit, and a larger one not at all", arguments: [1, 65_537, 200_000])
        func whole(_ size: Int) async throws {
            let (media, content) = try media(size: size)
            let request = try #require(PictureRequest(path: "/v/a.jpg", limit: size))
            #expect(try await media.fetchPicture(request) == content)
            if let smaller = PictureRequest(path: "/v/a.jpg", limit: size - 1) {
                #expect(await failure(media, smaller) == .tooLarge)
                #expect(try await media.fetchPicture(request) == content, "The process goes on")
            }
            await media.close()
            #expect(fixture.sessionDirectories.isEmpty)
        }

        @Test("A bridge that writes without end is stopped at the largest size of a picture")
        func endless() async throws {
            let (media, _) = try media(size: 10, #""endless":true"#)
            #expect(await failure(media, try #require(PictureRequest(path: "/a"))) == .tooLarge)
            await media.close()
        }

        @Test("An empty picture is none, and the reasons of a bridge are those of a file")
        func reasons() async throws {
            let request = try #require(PictureRequest(path: "/a"))
            let (empty, _) = try media(size: 0)
            #expect(await failure(empty, request) == .refused(status: 0))
            await empty.close()
            let (gone, _) = try media(size: 0, #""error":"MEDIA_EXPIRED","status":404"#)
            #expect(await failure(gone, request) == .expired)
            await gone.close()
        }

        @Test("A bridge without pictures is not asked for one, and goes on fetching files")
        func unable() async throws {
            let (media, content) = try media(size: 10, abilities: #""media""#)
            #expect(await failure(media, try #require(PictureRequest(path: "/a"))) == .unsupported)
            let digest = [UInt8](repeating: 9, count: 32)
            let file = try #require(EncryptedFile(kind: .image, path: "/a", digest: digest, statedSize: nil))
            let received = Received()
            try await media.fetch(MediaRequest(file, limit: 10)) { received.append($0) }
            #expect(received.bytes == content)
            await media.close()
        }

        @Test("A path or a limit that is not a picture's is no request")
        func requests() {
            for path in ["", "a.jpg", "//evil.example/a", "/a/../b", "/a\r\nHost: evil", "/a#b", "https://a/b"] {
                #expect(PictureRequest(path: path) == nil)
            }
            #expect(PictureRequest(path: "/a", limit: 0) == nil)
            #expect(PictureRequest(path: "/a", limit: PictureRequest.largest + 1) == nil)
            #expect(PictureRequest(path: "/a")?.limit == 2 << 20)
        }
    }
#endif
