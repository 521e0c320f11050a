import Testing
import WhisperPagePort

extension PageLaw {
    static let placeLaws = [
        PageLaw("An archive is replaced if that is permitted, and is whole until then (CLI-7)") { bench in
            let first = try bench.open(false)
            try first.put("old.html", [1])
            try first.commit()
            #expect(throws: PageOutputError.occupied) { _ = try bench.open(false) }
            let abandoned = try bench.open(true)
            try abandoned.put("new.html", [2])
            #expect(try bench.published() == ["old.html": [1]])
            abandoned.abandon()
            #expect(try bench.published() == ["old.html": [1]])
            let failed = try bench.open(true)
            let file = try failed.file("new.html")
            #expect(throws: PageOutputError.unfinished) { try failed.commit() }
            _ = file
            #expect(try bench.published() == ["old.html": [1]])
            let second = try bench.open(true)
            try second.put("new.html", [3])
            #expect(try bench.published() == ["old.html": [1]])
            try second.commit()
            #expect(try bench.published() == ["new.html": [3]])
        },
        PageLaw("A replaced archive leaves nothing", needs: .counting) { bench in
            let countRemains = try #require(bench.countRemains)
            for number in 0..<3 {
                let output = try bench.open(true)
                try output.put("\(number)/a.html", [1])
                try output.commit()
                #expect(try countRemains() == 0)
            }
            #expect(try bench.published() == ["2/a.html": [1]])
        },
        PageLaw("What is no archive is never replaced (CLI-7)", needs: .occupation) { bench in
            let occupy = try #require(bench.occupy)
            let isIntact = try occupy()
            for mayReplace in [false, true] {
                #expect(throws: PageOutputError.occupied) { _ = try bench.open(mayReplace) }
            }
            #expect(try isIntact())
        },
        PageLaw("What appears at the place meanwhile is not replaced either (CLI-7)", needs: .occupation) { bench in
            let occupy = try #require(bench.occupy)
            for mayReplace in [false, true] {
                // What occupies the place the first time remains there the second time.
                guard let output = try? bench.open(mayReplace) else { break }
                try output.put("a.html", [1])
                let isIntact = try occupy()
                #expect(throws: PageOutputError.occupied) { try output.commit() }
                #expect(try isIntact())
            }
        },
        PageLaw("A place is written by one output at a time") { bench in
            let first = try bench.open(false)
            try first.put("a.html", [1])
            #expect(throws: PageOutputError.busy) { _ = try bench.open(false) }
            #expect(throws: PageOutputError.busy) { _ = try bench.open(true) }
            try first.commit()
            #expect(try bench.published() == ["a.html": [1]])
            let second = try bench.open(true)
            second.abandon()
            try bench.open(true).commit()
            #expect(try bench.published() == [:])
        },
        PageLaw("What a killed output left is removed by the next one", needs: [.remains, .counting]) { bench in
            let (leaveRemains, countRemains) = (try #require(bench.leaveRemains), try #require(bench.countRemains))
            try leaveRemains()
            #expect(try countRemains() > 0)
            #expect(try bench.published() == nil)
            let output = try bench.open(false)
            try output.put("a.html", [1])
            try output.commit()
            #expect(try bench.published() == ["a.html": [1]])
            #expect(try countRemains() == 0)
        },
    ]

    static let runLaws = [
        PageLaw("A run is read back as it was written, in pieces of any size (LOOK-3)") { bench in
            let output = try bench.open(false)
            for size in [0, 1, 65_535, 65_536, 65_537, 200_000] {
                for limit in [1_000, 65_536, 1_000_000] {
                    let bytes = content(size, seed: size + limit)
                    let run = try output.makeRun()
                    for start in stride(from: 0, to: size, by: 7_777) {
                        try run.write(Array(bytes[start..<min(start + 7_777, size)]))
                    }
                    #expect(try run.rest(atMost: limit) == bytes)
                    let (more, evenMore) = (try run.read(atMost: 10), try run.read(atMost: 10))
                    #expect(more.isEmpty && evenMore.isEmpty)
                    #expect(throws: PageOutputError.finished) { try run.write([1]) }
                }
            }
            try output.commit()
            #expect(try bench.published() == [:])
        },
        PageLaw("64 runs are read alternately, while files are written (LOOK-3)") { bench in
            let output = try bench.open(false)
            let runs = try (0..<64).map { try output.makeRun(of: content(20_000, seed: $0)) }
            let file = try output.file("index.js")
            var found = [[UInt8]](repeating: [], count: runs.count)
            for _ in 0..<20 {
                for (number, run) in runs.enumerated() { found[number] += try run.read(atMost: 1_000) }
                try file.write([1])
            }
            for (number, bytes) in found.enumerated() { #expect(bytes == content(20_000, seed: number)) }
            try file.close()
            try output.commit()
            #expect(try bench.published() == ["index.js": [UInt8](repeating: 1, count: 20)])
        },
        PageLaw("A deallocated run takes no space", needs: .counting) { bench in
            let countRemains = try #require(bench.countRemains)
            let output = try bench.open(false)
            let before = try countRemains()
            for number in 0..<200 {
                let run = try output.makeRun(of: content(10_000, seed: number))
                #expect(try run.rest(atMost: 100_000)?.count == 10_000)
            }
            #expect(try countRemains() <= before)
            output.abandon()
        },
    ]
}
