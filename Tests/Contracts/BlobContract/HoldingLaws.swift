import WhisperBlobPort
import Testing

extension BlobLaw {
    static let holdingLaws = [
        BlobLaw("Any number of holds exclude removal, and removal excludes all holds (ST-11)") { bench in
            let (store, other) = (try bench.open(), try bench.open())
            let first = try #require(try store.hold(.storing))
            let second = try #require(try other.hold(.storing))
            #expect(try store.hold(.removing) == nil)
            first.release()
            #expect(try store.hold(.removing) == nil)
            second.release()
            let alone = try #require(try store.hold(.removing))
            for store in [store, other] {
                for use in BlobUse.allCases { #expect(try store.hold(use) == nil) }
            }
            alone.release()
            alone.release()
            #expect(try other.hold(.storing) != nil)
        },
        BlobLaw("A deallocated hold is released (ST-11)") { bench in
            let store = try bench.open()
            do { _ = try #require(try store.hold(.removing)) }
            do { _ = try #require(try store.hold(.storing)) }
            #expect(try store.hold(.removing) != nil)
        },
        BlobLaw("A hold does not appear as content (ST-11)") { bench in
            let store = try bench.open()
            let hold = try #require(try store.hold(.storing))
            let kept = try store.keep(content(1_000))
            #expect(try store.list().ids == [kept.id])
            #expect(try store.removeAbandoned() == 0)
            hold.release()
            #expect(try bench.open().list().ids == [kept.id])
        },
    ]
}
