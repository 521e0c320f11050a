import Testing
import WhisperRowPort

extension RowLaw {
    static let valueLaws = [
        RowLaw("Values arrive as stored: every kind, and texts with whatever bytes they have") { bench in
            let values: [RowValue] = [
                .null, .integer(0), .integer(.max), .integer(.min), .integer(-1), .real(0.1), .real(-.infinity),
                .real(.leastNonzeroMagnitude), .real(1e300), .text([]), .text([0xFF, 0xFE, 0x80]),
                .text(Array("a\0b".utf8)), .text(Array("👍🏽 ܫܠܡܐ".utf8)), .blob([]), .blob([0, 255, 0]),
                .text([UInt8](repeating: 0x61, count: 70_000)), .blob([UInt8](repeating: 7, count: 300_000)),
            ]
            let sample = RowSample("kinds", ["value"], rows: values.map { [$0] })
            let source = try bench.open([sample])
            defer { source.close() }
            expectSame(try source.rows(RowQuery("kinds", ["value"])), sample.rows)
        },
        RowLaw("A batch is within its limit, unless it is one row") { bench in
            let rows: [[RowValue]] = (0..<300).map { number in
                [.integer(Int64(number)), .blob([UInt8](repeating: UInt8(number % 256), count: number * 97 % 60_000))]
            }
            let large: [RowValue] = [.integer(-1), .blob([UInt8](repeating: 1, count: 2 * RowLimits.batchBytes))]
            let sample = RowSample("batches", ["_id", "value"], rows: rows[..<150] + [large] + rows[150...])
            let source = try bench.open([sample])
            defer { source.close() }
            let cursor = try source.open(RowQuery("batches", ["_id", "value"]))
            var found: [[RowValue]] = []
            while let batch = try cursor.next() {
                #expect(batch.count > 0 && batch.columns == 2)
                #expect(batch.count == 1 || batch.contentBytes <= RowLimits.batchBytes)
                found += batch.rows
            }
            expectSame(found, sample.rows)
            #expect(try cursor.next() == nil)
        },
        RowLaw("A value beyond the limits arrives as its length, and the values beside it arrive") { bench in
            let longest = RowLimits.valueBytes
            func blob(_ count: Int) -> RowValue { .blob([UInt8](repeating: 9, count: count)) }
            let long: [[RowValue]] = [
                [.integer(1), blob(longest), .text(Array("beside".utf8))],
                [.integer(2), blob(longest + 1), .text(Array("beside".utf8))],
                [.integer(3), .text([UInt8](repeating: 0x62, count: longest + 5)), .null],
                [.integer(4), blob(longest), blob(longest)],
                [.integer(5), .real(1), blob(10)],
            ]
            let sample = RowSample("long", ["_id", "value", "other"], rows: long)
            let source = try bench.open([sample])
            defer { source.close() }
            var expected = long
            expected[1][1] = .tooLong(Int64(longest + 1))
            expected[2][1] = .tooLong(Int64(longest + 5))
            expectSame(try source.rows(RowQuery("long", sample.columns)), expected)
            expectSame(try source.rows(RowQuery("long", sample.columns, order: ["_id"])), expected)
            let three = try source.rows(RowQuery("long", ["value", "value", "value"], keys: RowKeys("_id", [1])))
            expectSame(three, [[blob(longest), blob(longest), .tooLong(Int64(longest))]])
        },
    ]
}
