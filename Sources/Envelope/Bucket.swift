/// The sizes that messages are padded to, so that the length of a text tells little about the message (ENV-3).
package enum Bucket {
    /// All sizes in bytes, ascending.
    package static let sizes = [256, 512, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768]

    /// The bytes in front of a padded message, which tell its length.
    package static let lengthSize = 2

    /// The longest message that the largest bucket holds.
    package static let longestMessage = 32_768 - lengthSize

    /// The smallest bucket that holds a message of so many bytes; nil where none does.
    package static func smallest(holding messageSize: Int) -> Int? {
        guard messageSize <= longestMessage else { return nil }
        return sizes.first { messageSize + lengthSize <= $0 }
    }
}
