package import WhisperSecretMemory

/// The length of a message in front of it, zeros behind it (ENV-3).
package enum Padding {
    /// Writes length, message and zeros over a whole bucket that holds them.
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

    /// The message in a bucket; nil unless its length fits the bucket and no smaller one, and only zeros follow it.
    package static func message(in bucket: borrowing SecretBytes) -> [UInt8]? {
        bucket.withUnsafeBytes { bytes in
            guard let count = messageCount(in: bytes) else { return nil }
            return Array(bytes[Bucket.lengthSize..<Bucket.lengthSize + count])
        }
    }

    /// The number of bytes of the message in a bucket; nil where the padding is not as it must be.
    package static func messageCount(in bucket: UnsafeRawBufferPointer) -> Int? {
        guard bucket.count > Bucket.lengthSize else { return nil }
        return faults(in: bucket) == 0 ? Int(length(in: bucket)) : nil
    }

    /// What is wrong with the padding of a bucket, gathered in one word; 0 where nothing is.
    ///
    /// The time depends on the size of the bucket alone: every byte is looked at, and no branch, not even one that looks for
    /// overflow, depends on any. The bucket has more than `Bucket.lengthSize` bytes.
    package static func faults(in bucket: UnsafeRawBufferPointer) -> Int64 {
        let count = length(in: bucket)
        let room = Int64(bucket.count - Bucket.lengthSize)
        let isSmallest = bucket.count <= Bucket.sizes[0]
        // What the next smaller bucket would hold; the smallest bucket may hold any less.
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
