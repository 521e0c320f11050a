import WhisperKeyFingerprint
import WhisperTestThreads
import Testing

@Suite("Short ids (CON-2)", .ownThreads)
struct ShortIDTests {
    private func shortID(_ bytes: [UInt8]) throws -> ShortID {
        try #require(Fingerprint(bytes + [UInt8](repeating: 0xAA, count: 32 - bytes.count))).shortID
    }

    @Test("A short id is the first 60 bits, most significant first, in groups of four")
    func definition() throws {
        let id = try shortID([0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF])
        #expect(id.value == 0x0123_4567_89AB_CDE)
        #expect(id.description == "04HM-ASW9-NF6Y")
        #expect(try shortID([UInt8](repeating: 0, count: 8)).description == "0000-0000-0000")
        #expect(try shortID([UInt8](repeating: 255, count: 8)).description == "ZZZZ-ZZZZ-ZZZZ")
    }

    @Test("A displayed id round-trips, for any number below 2^60", arguments: 0..<200 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let value = (seed &* 0x9E37_79B9_7F4A_7C15) >> 4
        let id = try #require(ShortID(value))
        #expect(ShortID(id.description) == id)
        #expect(ShortID(1 << 60 | value) == nil)
    }

    @Test(
        "Case, O for 0, I and L for 1, and hyphens are tolerated",
        arguments: [
            "01AB-CDEF-GH01", "01abcdefgh01", "OIAB-CDEF-GHOL", "oiab-cdef-ghol", "0-1-A-B-C-D-E-F-G-H-0-1",
            "-01ABCDEFGH01-",
        ])
    func forgiven(text: String) {
        #expect(ShortID(text)?.description == "01AB-CDEF-GH01")
    }

    @Test(
        "Nothing else is",
        arguments: [
            "", "01AB-CDEF-GH0", "01AB-CDEF-GH011", "01AB CDEF GH01", "01AB-CDEF-GHU1", "01AB-CDEF-GHu1",
            "01AB–CDEF–GH01", "01AB-CDEF-GH0ı", "01AB-CDEF-GH0１", "01AB-CDEF-GH01\n", "01AB_CDEF_GH01",
        ])
    func refused(text: String) {
        #expect(ShortID(text) == nil)
    }
}
