import WhisperBlobPort
import Testing

extension BlobLaw {
    static let writingLaws = [
        BlobLaw("A blob does not exist before it is committed") { bench in
            let store = try bench.open()
            let content = content(150_000)
            let id = try store.keep(content).id
            try store.remove(id)
            let writer = try store.makeWriter()
            try writer.put(content)
            #expect(try !store.contains(id))
            #expect(try store.list().ids.isEmpty)
            #expect(throws: BlobError.notFound) { _ = try store.makeReader(id) }
            _ = try writer.commit()
            #expect(try store.list().ids == [id])
        },
        BlobLaw("A cancelled or deallocated writer leaves nothing behind") { bench in
            let store = try bench.open()
            try store.keep([1])
            let cancelled = try store.makeWriter()
            try cancelled.put(content(150_000))
            cancelled.cancel()
            cancelled.cancel()
            func abandon() throws { try store.makeWriter().put(content(150_000)) }
            try abandon()
            #expect(try store.list().ids.count == 1)
            #expect(try store.removeAbandoned() == 0)
        },
        BlobLaw("A cancelled or deallocated writer takes no space", needs: .counting) { bench in
            let countEverything = try #require(bench.countEverything)
            let store = try bench.open()
            try store.keep([1])
            let count = try countEverything()
            let cancelled = try store.makeWriter()
            try cancelled.put(content(150_000))
            cancelled.cancel()
            func abandon() throws { try store.makeWriter().put(content(150_000)) }
            try abandon()
            #expect(try countEverything() == count)
        },
        BlobLaw("A writer accepts nothing after commit or cancel") { bench in
            let store = try bench.open()
            let committed = try store.makeWriter()
            try committed.put([1])
            _ = try committed.commit()
            let cancelled = try store.makeWriter()
            cancelled.cancel()
            for writer in [committed, cancelled] {
                #expect(throws: BlobError.finished) { try writer.put([1]) }
                #expect(throws: BlobError.finished) { _ = try writer.commit() }
                writer.cancel()
            }
            #expect(try store.list().ids.count == 1)
        },
        BlobLaw("What a killed writer left behind is removed, and nothing else is", needs: .abandonment) { bench in
            let abandon = try #require(bench.abandon)
            let store = try bench.open()
            let kept = try store.keep(content(1_000)).id
            let living = try store.makeWriter()
            try living.put(content(150_000, seed: 9))
            try abandon()
            #expect(try store.list().ids == [kept])
            #expect(try bench.open().removeAbandoned() == 1)
            #expect(try store.removeAbandoned() == 0)
            let finished = try living.commit()
            #expect(try store.wholeContent(finished.id) == content(150_000, seed: 9))
            #expect(try store.list().ids == [kept, finished.id].sorted())
        },
        BlobLaw("Concurrent writers lose nothing, and the same content is stored once") { bench in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in 0..<8 {
                    group.addTask {
                        let store = try bench.open()
                        for seed in 0..<5 {
                            try store.keep(content(70_000, seed: UInt64(seed)))
                            try store.keep(content(1_000, seed: UInt64(100 * (writer + 1) + seed)))
                            _ = try store.removeAbandoned()
                        }
                        try store.synchronize()
                    }
                }
                try await group.waitForAll()
            }
            let store = try bench.open()
            #expect(try store.list().ids.count == 5 + 40)
            for id in try store.list().ids { #expect(store.contentUntilFailure(id).failure == nil) }
        },
        BlobLaw("Concurrent writers leave nothing but their contents", needs: .counting) { bench in
            let countEverything = try #require(bench.countEverything)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in 0..<8 {
                    group.addTask {
                        let store = try bench.open()
                        for seed in 0..<3 {
                            try store.keep(content(70_000, seed: UInt64(seed)))
                            try store.keep(content(1_000, seed: UInt64(100 * (writer + 1) + seed)))
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try bench.open().removeAbandoned() == 0)
            #expect(try countEverything() == 3 + 24)
        },
    ]
}
