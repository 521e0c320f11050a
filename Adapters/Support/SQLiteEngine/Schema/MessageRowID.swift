package import WhisperMessage

/// The row ids of messages, which grow with time: `64-second bucket since 1970 << 12 | number in the bucket`.
///
/// So the full-text index is in order of time: newest first is a walk that ends at the limit, a range of time is a range
/// of ids, and an import in order of time writes in order. A bucket that is full goes on in the next one, so a message
/// never lies in a bucket before that of its time. Times before 1970 are in the first bucket.
package enum MessageRowID {
    /// The length of a bucket, in seconds.
    package static let bucketSeconds: Int64 = 64
    /// How many bits number the messages of a bucket.
    package static let numberBits: Int64 = 12

    /// The bucket of a moment, from 0.
    package static func bucket(of time: Timestamp) -> Int64 {
        // Rounds down by shifting, which division would not below zero.
        time.milliseconds < 0 ? 0 : time.milliseconds / 1000 / bucketSeconds
    }

    /// The bucket of a row id.
    package static func bucket(ofRow row: Int64) -> Int64 {
        row >> numberBits
    }

    /// The first row id of a bucket. Every moment has one: the latest moment's bucket is below 2^48.
    package static func first(ofBucket bucket: Int64) -> Int64 {
        bucket << numberBits
    }

    /// The last row id of a bucket.
    package static func last(ofBucket bucket: Int64) -> Int64 {
        bucket << numberBits | (1 << numberBits - 1)
    }
}
