package import WhisperSecretMemory

/// Pads a message: its length in front, zeros behind (ENV-3).
package enum Padding {
    /// Writes length, message and zeros into a whole bucket that fits them.
    package static func pad(_ message: [UInt8], into bucket: UnsafeMutableRawBufferPointer) {
        guard message.count <= bucket.count - Bucket.lengthSize else { return }
        bucket[0] = UInt8(truncatingIfNeeded: message.count >> 8)
        bucket[1] = UInt8(truncatingIfNeeded: message.count)
        message.withUnsafeBytes { bytes in
            UnsafeMutableRawBufferPointer(rebasing: bucket[Bucket.lengthSize...]).copyMemory(from: bytes)
        }
        let end = Bucket.lengthSize + message.count
        UnsafeMutableRawBufferPointer(rebasing: bucket[end...]).initializeMemory(as: UInt8.self, repeating: 0)
    }

    /// Returns the message in a bucket; nil unless its length fits this bucket and no smaller one, and only zeros
    /// follow it.
    package static func message(in bucket: borrowing SecretBytes) -> [UInt8]? {
        bucket.withUnsafeBytes { bytes in
            guard let count = messageCount(in: bytes) else { return nil }
            return Array(bytes[Bucket.lengthSize..<Bucket.lengthSize + count])
        }
    }

    /// Returns the length in bytes of the message in a bucket; nil if the padding is invalid.
    package static func messageCount(in bucket: UnsafeRawBufferPointer) -> Int? {
        guard bucket.count > Bucket.lengthSize else { return nil }
        return faults(in: bucket) == 0 ? Int(length(in: bucket)) : nil
    }

    /// Returns all padding faults of a bucket combined in one word; 0 if there are none.
    ///
    /// The time depends only on the size of the bucket: every byte is examined, and no branch depends on any of them,
    /// not even an overflow check. The bucket has more than `Bucket.lengthSize` bytes.
    package static func faults(in bucket: UnsafeRawBufferPointer) -> Int64 {
        let count = length(in: bucket)
        let room = Int64(bucket.count - Bucket.lengthSize)
        let isSmallest = bucket.count <= Bucket.sizes[0]
        // The capacity of the next smaller bucket; the smallest bucket may hold any smaller message.
        let tooFew = isSmallest ? -1 : Int64(bucket.count / 2 - Bucket.lengthSize)
        // The sign of a difference as a mask of all ones or all zeros.
        var faults = (room &- count) &>> 63 | (count &- tooFew &- 1) &>> 63
        for index in Bucket.lengthSize..<bucket.count {
            let isMessage = (Int64(index - Bucket.lengthSize) &- count) &>> 63
            faults |= Int64(bucket[index]) & ~isMessage
        }
        return faults
    }

    private static func length(in bucket: UnsafeRawBufferPointer) -> Int64 {
        Int64(bucket[0]) &<< 8 | Int64(bucket[1])
    }
}

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
