import Testing
import WhisperMediaPort

/// Of several reasons, the first in the order of the port is given: the cheapest to know, and the least to be believed.
extension MediaLaw {
    static let precedenceLaws = [
        MediaLaw("A file with no whole number of blocks is truncated, whatever else is wrong with it (ING-6)") {
            bench in
            for sample in try bench.shortSamples() {
                let wrong = sample.with { sample in
                    sample.encrypted.removeLast()
                    sample.key = sample.key.flipped(at: 0)
                    sample.digest = sample.digest.flipped(at: 0)
                }
                try bench.requireRefusal(of: wrong, as: .truncated, "and another key and digest")
            }
        },
        MediaLaw("Another file is reported as such, whatever else is wrong with it (ING-6)") { bench in
            for sample in try bench.shortSamples() + bench.malformed {
                let wrong = sample.with { sample in
                    sample.encryptedDigest = sample.encryptedDigest.flipped(at: 0)
                    sample.key = sample.key.flipped(at: 0)
                    sample.digest = sample.digest.flipped(at: 0)
                }
                try bench.requireRefusal(of: wrong, as: .otherFile, "and another key and digest")
            }
        },
        MediaLaw("A forged file is reported as such, whatever is in it (ING-6)") { bench in
            for sample in try bench.shortSamples() + bench.malformed {
                let wrong = sample.with { sample in
                    sample.key = sample.key.flipped(at: 31)
                    sample.digest = sample.digest.flipped(at: 0)
                }
                try bench.requireRefusal(of: wrong, as: .forged, "and another digest")
            }
        },
        MediaLaw("A malformed file is reported as such, whatever its content is (ING-6)", needs: .malformed) { bench in
            for sample in bench.malformed {
                let wrong = sample.with { $0.digest = $0.digest.flipped(at: 0) }
                try bench.requireRefusal(of: wrong, as: .malformed, "and another digest")
            }
        },
    ]
}
