package import WhisperMessage

/// The row ids of messages, which increase with time: `64-second bucket since 1970 << 12 | number in the bucket`.
///
/// So the full-text index is ordered by time: newest-first order is a walk that ends at the limit, a time range is an
/// id range, and an import in chronological order writes sequentially. A full bucket overflows into the next one, so a
/// message is never in a bucket before that of its time. Times before 1970 are in the first bucket.
package enum MessageRowID {
    /// The length of a bucket, in seconds.
    package static let bucketSeconds: Int64 = 64
    /// The number of bits for the number in a bucket.
    package static let numberBits: Int64 = 12

    /// The bucket of a time, from 0.
    package static func bucket(of time: Timestamp) -> Int64 {
        // Rounds down, unlike division for negative numbers.
        time.milliseconds < 0 ? 0 : time.milliseconds / 1000 / bucketSeconds
    }

    /// The bucket of a row id.
    package static func bucket(ofRow row: Int64) -> Int64 {
        row >> numberBits
    }

    /// The first row id of a bucket. It always exists, as the bucket of the latest time is below 2^48.
    package static func first(ofBucket bucket: Int64) -> Int64 {
        bucket << numberBits
    }

    /// The last row id of a bucket.
    package static func last(ofBucket bucket: Int64) -> Int64 {
        bucket << numberBits | (1 << numberBits - 1)
    }
}
