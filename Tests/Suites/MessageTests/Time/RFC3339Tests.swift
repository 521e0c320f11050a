import WhisperMessage
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Times of RFC 3339", .ownThreads)
struct RFC3339Tests {
    @Test(
        "Times are parsed with any offset",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("1970-01-01T01:00:00+01:00", 0), ("1969-12-31T19:00:00-05:00", 0),
            ("1970-01-01t00:00:00.001z", 1), ("1970-01-01 00:00:00.5Z", 500), ("1970-01-01T00:00:00.123999Z", 123),
            ("1969-12-31T23:59:59.999Z", -1), ("2016-12-31T23:59:60Z", 1_483_228_800_000),
            ("2000-02-29T12:00:00Z", 951_825_600_000), ("0001-01-01T00:00:00Z", -62_135_596_800_000),
            ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
        ])
    func reading(text: String, milliseconds: Int64) {
        #expect(Timestamp(rfc3339: text)?.milliseconds == milliseconds)
    }

    @Test(
        "Any other text is nil",
        arguments: [
            "", "1970-01-01", "1970-01-01T00:00Z", "1970-01-01T00:00:00", "1970-13-01T00:00:00Z",
            "1970-02-29T00:00:00Z",
            "1970-01-01T24:00:00Z", "1970-01-01T00:60:00Z", "1970-01-01T00:00:61Z", "1970-01-01T00:00:00.Z",
            "1970-01-01T00:00:00+1:00", "1970-01-01T00:00:00+24:00", "1970-01-01T00:00:00+01:60",
            "1970-01-01T00:00:00ZZ",
            "0000-01-01T00:00:00Z", "+970-01-01T00:00:00Z", "１970-01-01T00:00:00Z", "1970-01-01T00:00:00.1",
        ])
    func refusal(text: String) {
        #expect(Timestamp(rfc3339: text) == nil)
    }

    @Test("Milliseconds are written if requested or non-zero")
    func writing() {
        #expect(Timestamp(milliseconds: 0).rfc3339() == "1970-01-01T00:00:00Z")
        #expect(Timestamp(milliseconds: 0).rfc3339(showsMilliseconds: true) == "1970-01-01T00:00:00.000Z")
        #expect(Timestamp(milliseconds: -1).rfc3339() == "1969-12-31T23:59:59.999Z")
        #expect(Timestamp(milliseconds: .max).rfc3339() == "9999-12-31T23:59:59.999Z")
        #expect(Timestamp(milliseconds: .min).rfc3339() == "0001-01-01T00:00:00Z")
    }

    @Test("Any time of the four-digit years round-trips", arguments: 1...200)
    func roundTrip(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<50 {
            let time = Timestamp(
                milliseconds: Int64.random(in: -62_135_596_800_000...253_402_300_799_999, using: &random))
            #expect(Timestamp(rfc3339: time.rfc3339()) == time)
        }
    }
}
