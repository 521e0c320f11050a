import WhisperBlobPort
import Testing

extension BlobLaw {
    static let integrityLaws = [
        BlobLaw("Reading a damaged blob fails, and no wrong byte is returned", needs: .damage) { bench in
            let damage = try #require(bench.damage)
            let store = try bench.open()
            for size in [1, 65_536, 200_000] {
                let content = content(size)
                let id = try store.keep(content).id
                try damage(id)
                for store in [store, try bench.open()] {
                    let (bytes, failure) = store.contentUntilFailure(id)
                    #expect(failure == .damaged)
                    #expect(bytes.count < size && content.starts(with: bytes))
                }
                try store.remove(id)
            }
        },
        BlobLaw("A truncated blob is reported, not read as a shorter one", needs: .truncation) { bench in
            let truncate = try #require(bench.truncate)
            let store = try bench.open()
            for size in [1, 65_536, 65_537, 131_072, 200_000] {
                let content = content(size)
                let id = try store.keep(content).id
                try truncate(id)
                let (bytes, failure) = store.contentUntilFailure(id)
                #expect(failure == .damaged)
                #expect(bytes.count < size && content.starts(with: bytes))
                // Its size gives it away: putting the same content in again makes it whole.
                #expect(try store.keep(content).isNew)
                #expect(try store.wholeContent(id) == content)
                try store.remove(id)
            }
        },
        BlobLaw(
            "A truncated blob is detected without reading it: it gets no reader (ST-10)",
            needs: .truncation
        ) { bench in
            let truncate = try #require(bench.truncate)
            let store = try bench.open()
            for size in [1, 65_537, 200_000] {
                let id = try store.keep(content(size)).id
                _ = try store.makeReader(id)
                try truncate(id)
                #expect(throws: BlobError.damaged) { try store.makeReader(id) }
                try store.remove(id)
            }
        },
        BlobLaw("Damage to one blob leaves the others readable", needs: .damage) { bench in
            let damage = try #require(bench.damage)
            let store = try bench.open()
            let damaged = try store.keep(content(1_000, seed: 1)).id
            let other = try store.keep(content(1_000, seed: 2)).id
            try damage(damaged)
            #expect(try store.wholeContent(other) == content(1_000, seed: 2))
            try store.remove(damaged)
            #expect(try store.list() == [other])
        },
    ]
}
