import WhisperMessage
import WhisperTestSupport
import WhisperStoreContract
import WhisperTestThreads
import Testing

@testable import WhisperSQLiteEngine

@Suite("Components of the SQLite store", .ownThreads)
struct PieceTests {
    @Test("The keyed hash is SipHash-2-4, by the test vector of its paper")
    func keyedHash() {
        let hash = KeyedHash(key: (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908))
        #expect(hash(0x0706_0504_0302_0100) == 0x93F5_F579_9A93_2462)
    }

    @Test(
        "A message's id is formally version 4, encodes its row, and never repeats (ID-1)",
        arguments: 1...5 as ClosedRange<UInt64>)
    func identity(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var identity = MessageIdentity(
            maskKey: (random.next(), random.next()), randomKey: (random.next(), random.next()))
        var seen: Set<UniqueIdentifier> = []
        for _ in 0..<2_000 {
            let row = Int64(random.next() >> UInt64(2 + random.next() % 60))
            let id = identity.make(forRow: row)
            #expect(id.high & 0xF000 == 0x4000)
            #expect(id.low >> 62 == 2)
            #expect(identity.row(of: id) == row)
            #expect(seen.insert(id).inserted)
        }
    }

    @Test("Rows increase with time, and every time has its bucket")
    func rows() {
        let moments: [Int64] = [.min, -1, 0, 1, 63_999, 64_000, 1_577_836_800_000, .max]
        let buckets = moments.map { MessageRowID.bucket(of: Timestamp(milliseconds: $0)) }
        #expect(buckets == buckets.sorted())
        #expect(buckets[4] == 0)
        #expect(buckets[5] == 1)
        for bucket in buckets {
            let (first, last) = (MessageRowID.first(ofBucket: bucket), MessageRowID.last(ofBucket: bucket))
            #expect(first >= 0)
            #expect(last - first == 4_095)
            #expect(MessageRowID.bucket(ofRow: last) == bucket)
        }
        // A row id fits into the bits reserved for it in an id.
        #expect(MessageRowID.last(ofBucket: buckets[7]) < 1 << 62)
    }
}
