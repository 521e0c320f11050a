import Testing
import WhisperMediaPort

extension MediaLaw {
    static let endingLaws = [
        MediaLaw("After the end everything is refused, and nothing is passed on") { bench in
            for sample in bench.samples.prefix(8) {
                for isGenuine in [true, false] {
                    let opening = try bench.begin(isGenuine ? sample : sample.with { $0.key = $0.key.flipped(at: 0) })
                    try sample.encrypted.withUnsafeBytes { bytes in try opening.open(bytes) { _ in } }
                    let isRefused = isRefusal { try opening.finish { _ in } }
                    #expect(isRefused != isGenuine, "\(sample.title)")
                    expectRefusals(of: opening, with: sample.encrypted, sample.title)
                }
            }
        },
        MediaLaw("What the receiver throws is passed on as it is, and ends the opening") { bench in
            var isPassedOn = false
            for sample in bench.samples where !sample.content.isEmpty {
                let opening = try bench.begin(sample)
                var calls = 0
                do throws(MediaOpeningFailure<Stopped>) {
                    try sample.encrypted.withUnsafeBytesOrFailure { bytes throws(MediaOpeningFailure<Stopped>) in
                        try opening.open(bytes) { _ throws(Stopped) in
                            calls += 1
                            throw Stopped()
                        }
                    }
                    try opening.finish { _ throws(Stopped) in
                        calls += 1
                        throw Stopped()
                    }
                    Issue.record("\(sample.title): the error is hidden")
                } catch {
                    if case .content = error { isPassedOn = true } else { Issue.record("\(sample.title): \(error)") }
                }
                #expect(calls == 1, "\(sample.title): called again after an error")
                expectRefusals(of: opening, with: sample.encrypted, sample.title)
            }
            #expect(isPassedOn)
        },
    ]

    /// Expects that an opening that ended takes nothing any more.
    private static func expectRefusals(of opening: any MediaOpening, with bytes: [UInt8], _ title: String) {
        var passed = 0
        for piece in [[], [0], bytes] {
            #expect(
                isRefusal { try piece.withUnsafeBytes { bytes in try opening.open(bytes) { passed += $0.count } } },
                "\(title): opened \(piece.count) bytes after the end")
        }
        #expect(isRefusal { try opening.finish { passed += $0.count } }, "\(title): finished after the end")
        #expect(passed == 0, "\(title): content after the end")
    }

    /// Whether a body throws the failure of an opening.
    private static func isRefusal(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return false
        } catch {
            if case .opening? = error as? MediaOpeningFailure<Never> { return true }
            return false
        }
    }
}
