import Testing
import WhisperPagePort

extension PageLaw {
    static let endingLaws = [
        PageLaw("Nothing is visible before the commit, and everything after it (CLI-7)") { bench in
            let output = try bench.open(false)
            #expect(try bench.published() == nil)
            for number in 0..<10 { try output.put("\(number).html", content(100_000)) }
            #expect(try bench.published() == nil)
            try output.commit()
            #expect(try bench.published()?.count == 10)
        },
        PageLaw("An abandoned or deallocated output publishes nothing (CLI-7)") { bench in
            let output = try bench.open(false)
            try output.put("a.html", content(100_000))
            output.abandon()
            output.abandon()
            #expect(try bench.published() == nil)
            func forget() throws { try bench.open(false).put("a.html", content(100_000)) }
            try forget()
            #expect(try bench.published() == nil)
            try bench.open(false).commit()
            #expect(try bench.published() == [:])
        },
        PageLaw("An output leaves nothing but its archive (CLI-7)", needs: .counting) { bench in
            let countRemains = try #require(bench.countRemains)
            func write(_ end: (any PageOutput) throws -> Void) throws {
                let output = try bench.open(false)
                try output.put("a/b.html", content(100_000))
                let run = try output.makeRun(of: content(100_000))
                try end(output)
                _ = run
            }
            try write { output in
                _ = try output.file("a/open.html")
                output.abandon()
            }
            #expect(try countRemains() == 0)
            // Deallocated.
            try write { _ in }
            #expect(try countRemains() == 0)
            try write { try $0.commit() }
            #expect(try countRemains() == 0)
        },
        PageLaw("After commit and abandon nothing is accepted") { bench in
            for commits in [false, true] {
                let output = try bench.open(false)
                let closed = try output.file("a.html")
                try closed.close()
                let open = commits ? closed : try output.file("b.html")
                let run = try output.makeRun(of: [1, 2, 3])
                if commits { try output.commit() } else { output.abandon() }
                #expect(throws: PageOutputError.finished) { _ = try output.file("c.html") }
                #expect(throws: PageOutputError.finished) { _ = try output.makeRun() }
                #expect(throws: PageOutputError.finished) { try open.write([1]) }
                #expect(throws: PageOutputError.finished) { try open.close() }
                #expect(throws: PageOutputError.finished) { _ = try run.read(atMost: 10) }
                #expect(throws: PageOutputError.finished) { try output.commit() }
                output.abandon()
                #expect(try bench.published() == (commits ? ["a.html": []] : nil))
            }
        },
        PageLaw("An open file prevents the commit, and nothing is published (CLI-7)") { bench in
            let output = try bench.open(false)
            try output.put("a.html", [1])
            let file = try output.file("b.html")
            try file.write([2])
            #expect(throws: PageOutputError.unfinished) { try output.commit() }
            #expect(try bench.published() == nil)
            #expect(throws: PageOutputError.finished) { try file.write([3]) }
            try bench.open(false).commit()
            #expect(try bench.published() == [:])
        },
        PageLaw("A full medium is reported as such, and prevents the commit (CLI-7)", needs: [.filling, .counting]) {
            bench in
            let (openFilling, countRemains) = (try #require(bench.openFilling), try #require(bench.countRemains))
            func fill() throws {
                let output = try openFilling()
                let file = try output.file("a.html")
                let error = failure { for number in 0..<40 { try file.write(content(65_536, seed: number)) } }
                #expect(error == .full)
                // What a careless caller does next.
                try? file.close()
                #expect(throws: PageOutputError.self) { try output.commit() }
                #expect(try bench.published() == nil)
            }
            try fill()
            #expect(try countRemains() == 0)
        },
        PageLaw("A run on a full medium prevents the commit, too (CLI-7)", needs: .filling) { bench in
            let openFilling = try #require(bench.openFilling)
            let output = try openFilling()
            let run = try output.makeRun()
            let error = failure { for number in 0..<40 { try run.write(content(65_536, seed: number)) } }
            #expect(error == .full)
            #expect(throws: PageOutputError.self) { try output.commit() }
            #expect(try bench.published() == nil)
        },
    ]
}
