import CWhisperSodium
import WhisperSealingPort
import Synchronization

/// A generator over the system's randomness, which is fetched 512 bytes at a time.
///
/// Copies share one buffer, so no two of them ever return the same number; any thread may use it.
public struct SodiumRandomNumberGenerator: RandomNumberGenerator, Sendable {
    private let buffer = RandomBuffer()

    /// Creates a generator over the same source as the sealing.
    public init(_ sealing: SodiumSealing) {}

    /// The next random number.
    public mutating func next() -> UInt64 {
        buffer.next()
    }
}

/// A buffer of random numbers; each is wiped when it is taken.
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
