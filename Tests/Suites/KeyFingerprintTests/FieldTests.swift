import WhisperKeyFingerprint
import WhisperTestThreads
import Testing

@Suite("Fields", .ownThreads)
struct FieldTests {
    @Test("Fields round-trip in the same order")
    func roundTrip() {
        var writer = FieldWriter()
        writer.label("ab")
        writer.byte(9)
        writer.u32(0x0102_0304)
        writer.i64(-2)
        writer.lengthPrefixed([5, 6])
        writer.lengthPrefixed("c")
        writer.raw([7][...])
        #expect(
            writer.bytes == [97, 98, 9, 1, 2, 3, 4] + [UInt8](repeating: 255, count: 7)
                + [254, 0, 0, 0, 2, 5, 6, 0, 0, 0, 1, 99, 7])

        var reader = FieldReader(writer.bytes)
        #expect(reader.raw(2) == [97, 98])
        #expect(reader.byte() == 9)
        #expect(reader.u32() == 0x0102_0304)
        #expect(reader.i64() == -2)
        #expect(reader.lengthPrefixed(atMost: 2) == [5, 6])
        #expect(reader.lengthPrefixed(atMost: 8) == [99])
        #expect(reader.remainingCount == 1 && !reader.isAtEnd)
        #expect(reader.byte() == 7)
        #expect(reader.isAtEnd)
        #expect(reader.byte() == nil)
    }

    @Test("A truncated field is rejected, and nothing is consumed")
    func short() {
        var reader = FieldReader([0, 0, 0])
        #expect(reader.u32() == nil && reader.i64() == nil && reader.raw(4) == nil && reader.raw(-1) == nil)
        #expect(reader.remainingCount == 3)
        for (bytes, limit) in [([0, 0, 0, 2, 1], 9), ([0, 0, 0, 2, 1, 1], 1), ([255, 255, 255, 255], .max)]
            as [([UInt8], Int)]
        {
            var reader = FieldReader(bytes)
            #expect(reader.lengthPrefixed(atMost: limit) == nil)
            #expect(reader.remainingCount == bytes.count)
        }
    }
}
