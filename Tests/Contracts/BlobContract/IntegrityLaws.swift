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
            #expect(try store.list().ids == [other])
        },
        BlobLaw("A blob that no longer shows which it is is named, and the others are listed", needs: .obscuring) {
            bench in
            let obscure = try #require(bench.obscure)
            let store = try bench.open()
            let ids = try (0..<4).map { try store.keep(content(1_000, seed: $0)).id }
            #expect(try store.list().unidentified.isEmpty)
            try obscure(ids[1])
            try obscure(ids[2])
            let sound = [ids[0], ids[3]].sorted()
            for store in [store, try bench.open()] {
                let listing = try store.list()
                #expect(listing.ids == sound)
                #expect(Set(listing.unidentified).count == 2 && listing.unidentified.count == 2)
                #expect(listing.unidentified == listing.unidentified.sorted())
            }
            // Putting the same content in again makes it whole; another one is removed by its id.
            #expect(try store.keep(content(1_000, seed: 1)).isNew)
            try store.remove(ids[2])
            #expect(try store.list() == BlobListing(ids: [ids[0], ids[1], ids[3]]))
        },
    ]
}
