import WhisperEnvelope
import WhisperSecretMemory

/// Inputs whose processing time must not reveal their content (ENV-3, R5).
package enum LeakSubject: String, CaseIterable, Sendable {
    /// Padding with a fault: in the first byte, or anywhere.
    case paddingFault = "where a fault in the padding is"
    /// A length that is out of range, or correct with a fault after it.
    case paddingLength = "which part of the padding is at fault"
    /// Correct padding after no message, or after one of any length.
    case messageLength = "how long a message is"
    /// Arrays that differ in the first byte, or in the last.
    case arrays = "where two arrays differ"

    /// Measures it with the given number of samples.
    package func test(samples: Int, using generator: inout some RandomNumberGenerator) -> LeakTest {
        switch self {
        case .paddingFault:
            LeakTest(samples: samples, size: 256, using: &generator) { input, isSecond, random in
                LeakSubject.write(message: 20, into: input)
                input[isSecond ? Int.random(in: 22..<256, using: &random) : 22] = 1
            } operation: {
                Padding.messageCount(in: $0) != nil
            }
        case .paddingLength:
            LeakTest(samples: samples, size: 256, using: &generator) { input, isSecond, random in
                LeakSubject.write(message: 20, into: input)
                if isSecond { input[255] = 1 } else { input[0] = UInt8.random(in: 1...255, using: &random) }
            } operation: {
                Padding.messageCount(in: $0) != nil
            }
        case .messageLength:
            LeakTest(samples: samples, size: 256, using: &generator) { input, isSecond, random in
                LeakSubject.write(message: isSecond ? Int.random(in: 0...254, using: &random) : 0, into: input)
            } operation: {
                Padding.messageCount(in: $0) != nil
            }
        case .arrays:
            LeakSubject.comparison(samples: samples, using: &generator) { SecretBytes.areEqual($0, $1) }
        }
    }

    /// Measures a comparison of two arrays of 32 bytes.
    package static func comparison(
        samples: Int, using generator: inout some RandomNumberGenerator,
        _ areEqual: (_ left: [UInt8], _ right: [UInt8]) -> Bool
    ) -> LeakTest {
        let reference = [UInt8](repeating: 0x5A, count: 32)
        return LeakTest(samples: samples, size: 32, using: &generator) { input, isSecond, _ in
            input.copyBytes(from: reference)
            input[isSecond ? 31 : 0] ^= 1
        } operation: {
            areEqual(Array($0), reference)
        }
    }

    private static func write(message count: Int, into input: UnsafeMutableRawBufferPointer) {
        Padding.pad([UInt8](repeating: 0xC3, count: count), into: input)
    }
}
