import Testing
import WhisperRowPort

extension RowLaw {
    static let tableLaws = [
        RowLaw("The tables are listed with their columns, in the file's order (WDB-1)") { bench in
            let samples = [RowSample("zebra", ["b", "a"]), mixed, RowSample("a table", ["with \"quotes\"", "ü"])]
            let source = try bench.open(samples)
            defer { source.close() }
            #expect(try source.tables() == samples.map { RowTable(name: $0.name, columns: $0.columns) })
            #expect(try source.rows(RowQuery("zebra", ["a"])).isEmpty)
        },
        RowLaw("A query for what is not among the tables is refused (WDB-1)") { bench in
            let source = try bench.open([mixed])
            defer { source.close() }
            let absent = [
                RowQuery("absent", ["_id"]), RowQuery("messages", ["absent"]), RowQuery("sqlite_master", ["name"]),
                RowQuery("messages", ["_id"], order: ["absent"]), RowQuery("messages", ["rowid"]),
                RowQuery("messages", ["_id"], keys: RowKeys("absent", [1])), RowQuery("messages", ["_id\"; --"]),
            ]
            for query in absent { #expect(throws: RowError.notAvailable) { _ = try source.open(query) } }
            #expect(try source.rows(RowQuery("messages", ["_id"])).count == mixed.rows.count)
        },
        RowLaw("Views, virtual tables and generated columns are absent (WDB-1)", needs: .others) { bench in
            let open = try #require(bench.openWithOthers)
            let source = try open([mixed])
            defer { source.close() }
            #expect(try source.tables() == [RowTable(name: mixed.name, columns: mixed.columns)])
            for query in [
                RowQuery("a view", ["_id"]), RowQuery("virtual", ["content"]), RowQuery("messages", ["generated"]),
            ] { #expect(throws: RowError.notAvailable) { _ = try source.open(query) } }
            expectSame(try source.rows(RowQuery("messages", mixed.columns)), mixed.rows)
        },
        RowLaw("A query beyond the limits is refused") { bench in
            let source = try bench.open([mixed])
            defer { source.close() }
            let many = [String](repeating: "_id", count: RowLimits.columns)
            #expect(try source.rows(RowQuery("messages", many)).allSatisfy { $0.count == many.count })
            let keys = RowKeys("_id", (0..<Int64(RowLimits.keys)).map { $0 * 2 })
            #expect(try source.rows(RowQuery("messages", ["_id"], keys: keys)).count == 200)
            for query in [
                RowQuery("messages", []), RowQuery("messages", many + ["_id"]),
                RowQuery("messages", ["_id"], order: many + ["_id"]),
                RowQuery("messages", ["_id"], keys: RowKeys("_id", keys.values + [-1])),
            ] { #expect(throws: RowError.tooMany) { _ = try source.open(query) } }
        },
    ]

    static let orderLaws = [
        RowLaw("Without an order, rows come by their row ids, each once") { bench in
            let source = try bench.open([mixed])
            defer { source.close() }
            expectSame(try source.rows(RowQuery("messages", mixed.columns)), mixed.rows)
            expectSame(try source.rows(RowQuery("messages", ["value", "_id"])), mixed.rows.map { [$0[2], $0[0]] })
        },
        RowLaw("With an order, rows come as SQLite compares values, equal ones by their row ids") { bench in
            var indexed = mixed
            indexed.indexed = ["chat", "value"]
            for sample in [mixed, indexed] {
                let source = try bench.open([sample])
                defer { source.close() }
                for order in [["chat"], ["value"], ["chat", "value"], ["value", "chat"]] {
                    let places = order.compactMap { mixed.columns.firstIndex(of: $0) }
                    let found = try source.rows(RowQuery("messages", mixed.columns, order: order))
                    expectSame(found, sorted(mixed.rows, by: places), "\(order)")
                }
            }
        },
        RowLaw("With keys, exactly the rows come whose column contains one of the integers") { bench in
            var sample = mixed
            sample.rows += [
                [.integer(400), .real(3), .null], [.integer(401), .text(Array("3".utf8)), .null],
                [.integer(402), .null, .null], [.integer(403), .integer(-3), .null],
            ]
            for index in [[], ["chat"]] {
                sample.indexed = index
                let source = try bench.open([sample])
                defer { source.close() }
                for keys: [Int64] in [[3], [3, 12, 3, 99], [-3], [], [.max, .min]] {
                    let expected = sample.rows.filter { row in
                        if case .integer(let number) = row[1] { keys.contains(number) } else { false }
                    }
                    for order in [[], ["value"]] {
                        let query = RowQuery("messages", sample.columns, order: order, keys: RowKeys("chat", keys))
                        let found = try source.rows(query)
                        expectSame(found, order.isEmpty ? expected : sorted(expected, by: [2]), "\(keys) \(order)")
                    }
                }
            }
        },
    ]
}
