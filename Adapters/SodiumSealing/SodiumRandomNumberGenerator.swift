import CWhisperSodium
import WhisperSealingPort
import Synchronization

/// The system's randomness as a generator, fetched 512 bytes at a time.
///
/// Copies draw from one buffer, so that no two of them ever hand out the same number; any thread may draw.
public struct SodiumRandomNumberGenerator: RandomNumberGenerator, Sendable {
    private let buffer = RandomBuffer()

    /// A generator that draws on the same source as the sealing.
    public init(_ sealing: SodiumSealing) {}

    /// The next number.
    public mutating func next() -> UInt64 {
        buffer.next()
    }
}

/// Random numbers in stock; each is wiped as it leaves.
private final class RandomBuffer: Sendable {
    private struct Stock {
        var numbers = [UInt64](repeating: 0, count: 64)
        var left = 0
    }

    private let stock = Mutex(Stock())

    func next() -> UInt64 {
        stock.withLock { stock in
            if stock.left == 0 {
                unsafe randombytes_buf(&stock.numbers, stock.numbers.count * MemoryLayout<UInt64>.stride)
                stock.left = stock.numbers.count
            }
            stock.left -= 1
            let number = stock.numbers[stock.left]
            stock.numbers[stock.left] = 0
            return number
        }
    }
}
