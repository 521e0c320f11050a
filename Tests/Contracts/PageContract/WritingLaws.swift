import Testing
import WhisperPagePort

extension PageLaw {
    static let writingLaws = [
        PageLaw("Files of any size, written in any pieces, are published byte for byte (LOOK-1)") { bench in
            let output = try bench.open(false)
            var expected: [String: [UInt8]] = [:]
            for size in [0, 1, 100, 65_535, 65_536, 65_537, 200_000] {
                for piece in [1_000, 65_536, 300_000] {
                    let bytes = content(size, seed: size + piece)
                    let file = try output.file("sizes/\(size)/\(piece).html")
                    for start in stride(from: 0, to: size, by: piece) {
                        try file.write(Array(bytes[start..<min(start + piece, size)]))
                    }
                    try file.write([])
                    try file.close()
                    expected["sizes/\(size)/\(piece).html"] = bytes
                }
            }
            try output.commit()
            #expect(try bench.published() == expected)
        },
        PageLaw("32 files are written at once, alternately") { bench in
            let output = try bench.open(false)
            let files = try (0..<32).map { try output.file("chats/\($0).html") }
            for round in 0..<20 {
                for (number, file) in files.enumerated() { try file.write(content(3_000, seed: number * 100 + round)) }
            }
            for file in files.reversed() { try file.close() }
            try output.commit()
            let published = try #require(try bench.published())
            #expect(published.count == 32)
            for number in 0..<32 {
                let expected = (0..<20).flatMap { content(3_000, seed: number * 100 + $0) }
                #expect(published["chats/\(number).html"] == expected)
            }
        },
        PageLaw("Many tasks write at once") { bench in
            let output = try bench.open(false)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in 0..<8 {
                    group.addTask {
                        for number in 0..<10 {
                            try output.put("\(writer)/\(number).js", content(5_000, seed: writer * 100 + number))
                        }
                    }
                }
                try await group.waitForAll()
            }
            try output.commit()
            let published = try #require(try bench.published())
            #expect(published.count == 80)
            for (path, bytes) in published {
                let numbers = path.dropLast(3).split(separator: "/").compactMap { Int($0) }
                #expect(numbers.count == 2 && bytes == content(5_000, seed: numbers[0] * 100 + numbers[1]))
            }
        },
        PageLaw("A closed file accepts nothing") { bench in
            let output = try bench.open(false)
            let file = try output.file("index.html")
            try file.write([1])
            try file.close()
            #expect(throws: PageOutputError.finished) { try file.write([2]) }
            #expect(throws: PageOutputError.finished) { try file.close() }
            try output.put("other.html", [3])
            try output.commit()
            #expect(try bench.published() == ["index.html": [1], "other.html": [3]])
        },
        PageLaw("An archive may be empty") { bench in
            try bench.open(false).commit()
            #expect(try bench.published() == [:])
        },
    ]

    static let pathLaws = [
        PageLaw("A path that some file system or browser would not take as it is, is refused (LOOK-2)") { bench in
            let output = try bench.open(false)
            let long = String(repeating: "a", count: 101)
            let deep = Array(repeating: "aaaaaaaaa", count: 21).joined(separator: "/")
            let paths = [
                "", "/", "/a", "a/", "a//b", ".", "..", "../a", "a/../b", "a/./b", ".a", "a/.b", "a.", "a./b", "A", "ä",
                "a b", "a\\b", "a:b", "a\0b", "a\nb", "a%b", "a?b", "con", "con.html", "a/nul.js", "com1", "lpt9.x",
                long,
                deep,
            ]
            for path in paths {
                #expect(throws: PageOutputError.invalidPath, "\(path)") { _ = try output.file(path) }
            }
            try output.put("a-_.9/com/com10.html", [1])
            try output.commit()
            #expect(try bench.published() == ["a-_.9/com/com10.html": [1]])
        },
        PageLaw("A path is used once, as a file or as a folder") { bench in
            let output = try bench.open(false)
            try output.put("a/b", [1])
            let open = try output.file("c")
            for path in ["a/b", "a", "a/b/c", "c", "c/d", "c/d/e"] {
                #expect(throws: PageOutputError.pathInUse, "\(path)") { _ = try output.file(path) }
            }
            try open.write([2])
            try open.close()
            #expect(throws: PageOutputError.pathInUse) { _ = try output.file("c") }
            try output.put("a/c", [3])
            try output.commit()
            #expect(try bench.published() == ["a/b": [1], "c": [2], "a/c": [3]])
        },
    ]
}
