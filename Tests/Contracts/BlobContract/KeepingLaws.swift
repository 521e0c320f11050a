import WhisperBlobPort
import Testing

extension BlobLaw {
    static let keepingLaws = [
        BlobLaw("An empty store reports that it contains nothing") { bench in
            let store = try bench.open()
            let unknown = try #require(unknownID)
            #expect(try store.list().ids.isEmpty)
            #expect(try !store.contains(unknown))
            #expect(throws: BlobError.notFound) { _ = try store.makeReader(unknown) }
            try store.remove(unknown)
            #expect(try store.removeAbandoned() == 0)
            try store.synchronize()
        },
        BlobLaw("Content of any size, written in any pieces, is read byte for byte, also after reopening") { bench in
            let store = try bench.open()
            for size in [0, 1, 100, 65_535, 65_536, 65_537, 131_072, 200_000] {
                for piece in [1_000, 65_536, 300_000] {
                    let content = content(size, seed: UInt64(size + piece))
                    let kept = try store.keep(content, piece: piece)
                    #expect(kept.size == Int64(size))
                    #expect(try store.wholeContent(kept.id) == content)
                    #expect(try bench.open().wholeContent(kept.id) == content)
                    #expect(try bench.open().contains(kept.id))
                }
            }
        },
        BlobLaw("A blob's id is the SHA-256 of its content") { bench in
            let store = try bench.open()
            let empty = try store.keep([]).id.hex
            #expect(empty == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
            let abc = try store.keep(Array("abc".utf8), piece: 1).id.hex
            #expect(abc == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        },
        BlobLaw("The same content is stored once (ING-5)") { bench in
            let store = try bench.open()
            let content = content(100_000)
            let first = try store.keep(content)
            #expect(first.isNew)
            for store in [store, try bench.open()] {
                let again = try store.keep(content, piece: 77_777)
                #expect(again == StoredBlob(id: first.id, size: 100_000, isNew: false))
            }
            #expect(try store.list().ids == [first.id])
            #expect(try store.wholeContent(first.id) == content)
        },
        BlobLaw("Content that is already stored takes no more space (ING-5)", needs: .counting) { bench in
            let countEverything = try #require(bench.countEverything)
            let store = try bench.open()
            let content = content(100_000)
            let first = try store.keep(content)
            let count = try countEverything()
            for store in [store, try bench.open()] { #expect(try store.keep(content, piece: 77_777).id == first.id) }
            #expect(try countEverything() == count)
            try store.keep(Array(content.dropLast()))
            #expect(try countEverything() > count)
        },
        BlobLaw("All blobs are listed in ascending order, also after reopening") { bench in
            let store = try bench.open()
            let ids = try (0..<20).map { try store.keep(content(100, seed: $0)).id }
            try store.synchronize()
            #expect(Set(ids).count == 20)
            #expect(try store.list().ids == ids.sorted())
            #expect(try bench.open().list().ids == ids.sorted())
        },
        BlobLaw("A removed blob is gone, the others remain, and it can be stored again") { bench in
            let store = try bench.open()
            let kept = try store.keep(content(1_000, seed: 1)).id
            let removed = try store.keep(content(1_000, seed: 2)).id
            try store.remove(removed)
            try store.remove(removed)
            try store.synchronize()
            for store in [store, try bench.open()] {
                #expect(try store.list().ids == [kept])
                #expect(try !store.contains(removed))
                #expect(throws: BlobError.notFound) { _ = try store.makeReader(removed) }
            }
            #expect(try store.keep(content(1_000, seed: 2)).isNew)
            #expect(try store.wholeContent(removed) == content(1_000, seed: 2))
        },
        BlobLaw("A reader returns at most 64 KiB at a time, and nothing after the end") { bench in
            let store = try bench.open()
            let reader = try store.makeReader(try store.keep(content(200_000)).id)
            var pieces: [Int] = []
            while case let bytes = try reader.read(), !bytes.isEmpty { pieces.append(bytes.count) }
            #expect(pieces.allSatisfy { $0 <= 65_536 })
            #expect(pieces.reduce(0, +) == 200_000)
            let (more, evenMore) = (try reader.read(), try reader.read())
            #expect(more.isEmpty && evenMore.isEmpty)
        },
    ]
}
