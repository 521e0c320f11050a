/// The sizes that messages are padded to, so that the length of a text reveals little about the message (ENV-3).
package enum Bucket {
    /// All sizes in bytes, ascending.
    package static let sizes = [256, 512, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768]

    /// The size in bytes of the length field in front of a padded message.
    package static let lengthSize = 2

    /// The longest message that fits the largest bucket.
    package static let maximumMessageLength = 32_768 - lengthSize

    /// Returns the smallest bucket that fits a message of the given size; nil if none does.
    package static func smallest(holding messageSize: Int) -> Int? {
        guard messageSize <= maximumMessageLength else { return nil }
        return sizes.first { messageSize + lengthSize <= $0 }
    }
}
