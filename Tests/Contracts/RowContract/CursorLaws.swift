import Testing
import WhisperRowPort

extension RowLaw {
    static let cursorLaws = [
        RowLaw("Cursors are independent of each other, and the number of open ones is limited") { bench in
            let source = try bench.open([mixed])
            defer { source.close() }
            var cursors: [any RowCursor] = []
            for number in 0..<RowLimits.cursors {
                cursors.append(try source.open(RowQuery("messages", ["_id"], order: number % 2 == 0 ? [] : ["chat"])))
            }
            #expect(throws: RowError.tooMany) { _ = try source.open(RowQuery("messages", ["_id"])) }
            let (ids, byChat) = (mixed.rows.map { [$0[0]] }, sorted(mixed.rows, by: [1]).map { [$0[0]] })
            var found = [[[RowValue]]](repeating: [], count: cursors.count)
            var isAtEnd = false
            while !isAtEnd {
                isAtEnd = true
                for (number, cursor) in cursors.enumerated() {
                    guard let batch = try cursor.next() else { continue }
                    found[number] += batch.rows
                    isAtEnd = false
                }
            }
            for (number, rows) in found.enumerated() { expectSame(rows, number % 2 == 0 ? ids : byChat) }
            // Those at their end no longer count.
            expectSame(try source.rows(RowQuery("messages", ["_id"])), ids)
        },
        RowLaw("A closed cursor reports the end, and makes room for another one") { bench in
            let source = try bench.open([mixed])
            defer { source.close() }
            let cursors = try (0..<RowLimits.cursors).map { _ in try source.open(RowQuery("messages", ["_id"])) }
            cursors[0].close()
            cursors[0].close()
            #expect(try cursors[0].next() == nil)
            let another = try source.open(RowQuery("messages", ["_id"]))
            cursors[0].close()
            #expect(try another.rest().count == mixed.rows.count)
            #expect(try cursors[1].rest().count == mixed.rows.count)
        },
        RowLaw("Every cursor of a closed source reports the end, and the source opens no other") { bench in
            let source = try bench.open([mixed])
            let cursor = try source.open(RowQuery("messages", ["_id"]))
            source.close()
            source.close()
            #expect(try cursor.next() == nil)
            #expect(throws: RowError.self) { _ = try source.open(RowQuery("messages", ["_id"])) }
        },
    ]

    static let fileLaws = [
        RowLaw("A source without changes delivers the same rows each time, and verifies") { bench in
            let source = try bench.open([mixed])
            defer { source.close() }
            let query = RowQuery("messages", mixed.columns, order: ["value"])
            let first = try source.rows(query)
            try source.verify()
            expectSame(try source.rows(query), first)
            let (tables, tablesAgain) = (try source.tables(), try source.tables())
            #expect(tables == tablesAgain)
            try source.verify()
        },
        RowLaw("A file that was written since it was opened does not verify", needs: .change) { bench in
            let source = try bench.open([mixed])
            defer { source.close() }
            _ = try source.rows(RowQuery("messages", ["_id"]))
            try source.verify()
            let change = try #require(bench.change)
            try change(source)
            #expect(throws: RowError.changed) { try source.verify() }
        },
        RowLaw("A damaged file fails, and what was delivered before remains valid", needs: .damage) { bench in
            var sample = mixed
            sample.rows = (0..<60).flatMap { _ in mixed.rows }
            let open = try #require(bench.openDamaged)
            let source = try open([sample])
            defer { source.close() }
            var found: [[RowValue]] = []
            var failure: RowError?
            do throws(RowError) {
                let cursor = try source.open(RowQuery("messages", sample.columns))
                while let batch = try cursor.next() { found += batch.rows }
            } catch {
                failure = error
            }
            #expect(failure == .damaged)
            #expect(found.count < sample.rows.count)
            expectSame(found, Array(sample.rows.prefix(found.count)))
        },
    ]
}
