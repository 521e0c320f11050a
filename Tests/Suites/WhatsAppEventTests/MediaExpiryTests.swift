import WhisperMediaPort
import WhisperMessage
import WhisperTestThreads
import WhisperWhatsAppEvents
import Testing

@Suite("When files of live messages expire (ST-13)", .ownThreads)
struct MediaExpiryTests {
    private func hasExpired(_ path: String, at seconds: Int64) throws -> Bool {
        let file = try #require(
            EncryptedFile(
                kind: .image, path: path, digest: Array(repeating: 1, count: EncryptedFile.digestSize), statedSize: nil)
        )
        return file.hasExpiredOnWhatsApp(at: Timestamp(milliseconds: seconds * 1_000))
    }

    @Test("A path expires at the time that it states, and not a second earlier")
    func stated() throws {
        // 0x65D4F5B1 is 2024-02-20T18:55:13Z.
        let path = "/v/t62.7118-24/1_n.enc?ccb=11-4&oh=01_Q5Aa&oe=65D4F5B1&_nc_sid=5e03e0"
        #expect(try !hasExpired(path, at: 0x65D4_F5B1 - 1))
        #expect(try hasExpired(path, at: 0x65D4_F5B1))
        #expect(try hasExpired("/v/1.enc?oe=1a", at: 26) && !hasExpired("/v/1.enc?oe=1a", at: 25))
    }

    @Test("A path that does not say, or says nothing that is a time, has not expired")
    func unstated() throws {
        for path in [
            "/v/1.enc", "/v/1.enc?", "/v/1.enc?ccb=11-4", "/v/1.enc?oe=", "/v/1.enc?oe=xyz", "/v/oe=1/1.enc",
            "/v/1.enc?xoe=1", "/v/1.enc?oe=FFFFFFFFFFFFFFFFFFFF",
        ] {
            #expect(try !hasExpired(path, at: 4_000_000_000), "\(path)")
        }
    }
}
