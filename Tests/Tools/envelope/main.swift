// Tools about the envelope format.
//
//   whisper-envelope vectors DIRECTORY          writes all test vectors, the same bytes every time
//   whisper-envelope census [--count N]         seals N envelopes; nothing random may come twice (R5)
//   whisper-envelope timing [--samples N]       looks for what times give away (R5)
//   whisper-envelope branches                   looks for branches on secrets, under valgrind (R5)
import WhisperCryptoPort
import WhisperEnvelope
import WhisperEnvelopeForge
import Foundation
import WhisperSodiumCrypto

let arguments = Array(CommandLine.arguments.dropFirst())

func option(_ name: String, _ fallback: Int) -> Int {
    guard let index = arguments.firstIndex(of: name), arguments.indices.contains(index + 1) else { return fallback }
    return Int(arguments[index + 1]) ?? fallback
}

do {
    let crypto = try SodiumCrypto()
    switch arguments.first {
    case "vectors" where arguments.count == 2:
        let directory = URL(fileURLWithPath: arguments[1])
        for file in try VectorBook(crypto: crypto).files {
            try Data(file.text).write(to: directory.appendingPathComponent(file.name))
            print("\(file.name): \(file.vectors.count) vectors")
        }
    case "census":
        let census = try SealCensus(
            count: max(1, option("--count", 1_000_000)), crypto: crypto, sealer: EnvelopeSealer(crypto: crypto))
        print("\(census.count) seals")
        for (name, repeats) in census.repeats.sorted(by: { $0.key < $1.key }) { print("  \(name): \(repeats) twice") }
        exit(census.isClean ? 0 : 1)
    case "timing":
        var generator = SystemRandomNumberGenerator()
        var isQuiet = true
        for subject in LeakSubject.allCases {
            let test = subject.test(samples: max(1_000, option("--samples", 2_000_000)), using: &generator)
            print("\(subject.rawValue): |t| = \(String(format: "%.2f", test.t)) over \(test.samples) samples")
            isQuiet = isQuiet && test.isQuiet
        }
        exit(isQuiet ? 0 : 1)
    case "branches":
        guard SecretBranches.areWatched else {
            print("error: to be run under valgrind, and built where its header is")
            exit(2)
        }
        let findings = try SecretBranches(crypto: crypto).findings()
        for finding in findings {
            let verdict = finding.isExpected ? "as expected" : "NOT AS EXPECTED"
            print("\(finding.operation): \(finding.branches) branches on secrets, \(verdict)")
        }
        let unexpected = findings.count { !$0.isExpected }
        print("\(findings.count - unexpected) passed, \(unexpected) failed")
        exit(unexpected == 0 ? 0 : 1)
    default:
        print("usage: whisper-envelope vectors DIRECTORY | census [--count N] | timing [--samples N] | branches")
        exit(2)
    }
} catch {
    print("error: \(error)")
    exit(1)
}
