import Testing
import WhisperMediaPort

extension MediaLaw {
    static let openingLaws = [
        MediaLaw("A genuine file opens to its content, whatever the sizes of its pieces (ING-6)") { bench in
            #expect(!bench.samples.isEmpty)
            for sample in bench.samples {
                var ways = [Pieces.whole]
                if sample.encrypted.count <= 1_000 { ways.append(.single) }
                for number in 0..<(sample.encrypted.count <= 1_000 ? 20 : 2) {
                    ways.append(.random(seed: bench.seed &+ UInt64(number)))
                }
                for pieces in ways {
                    // Compared as a Boolean: a report would spell out both contents.
                    let isOpened = try bench.outcome(of: sample, pieces) == .opened(sample.content)
                    try #require(isOpened, "\(sample.title), \(pieces)")
                }
            }
        },
        MediaLaw("The receiver of the content is never called with nothing") { bench in
            for sample in bench.samples {
                let opening = try bench.begin(sample)
                var sizes: [Int] = []
                for piece in Pieces.random(seed: bench.seed).divide(sample.encrypted) {
                    try piece.withUnsafeBytes { try opening.open($0) { sizes.append($0.count) } }
                }
                try opening.finish { sizes.append($0.count) }
                #expect(!sizes.contains(0), "\(sample.title), seed \(bench.seed)")
                #expect(sizes.reduce(0, +) == sample.content.count, "\(sample.title), seed \(bench.seed)")
            }
        },
        MediaLaw("What is passed on before the end is the beginning of the content (ING-6)") { bench in
            for sample in bench.samples {
                let opening = try bench.begin(sample)
                var content: [UInt8] = []
                for piece in Pieces.random(seed: bench.seed).divide(sample.encrypted) {
                    try piece.withUnsafeBytes { try opening.open($0) { content += $0 } }
                    let isBeginning = sample.content.starts(with: content)
                    #expect(isBeginning, "\(sample.title), seed \(bench.seed), \(content.count) bytes")
                    if !isBeginning { return }
                }
            }
        },
        MediaLaw("Files that are opened at the same time do not affect each other (ING-6)") { bench in
            let samples = Array(bench.samples.prefix(8))
            var contents = samples.map { _ in [UInt8]() }
            let openings = try samples.map { try bench.begin($0) }
            let pieces = samples.map { Pieces.random(seed: bench.seed).divide($0.encrypted) }
            for round in 0..<(pieces.map(\.count).max() ?? 0) {
                for (number, opening) in openings.enumerated() where round < pieces[number].count {
                    try pieces[number][round].withUnsafeBytes { try opening.open($0) { contents[number] += $0 } }
                }
            }
            for (number, opening) in openings.enumerated() { try opening.finish { contents[number] += $0 } }
            #expect(contents == samples.map(\.content), "seed \(bench.seed)")
        },
    ]
}
