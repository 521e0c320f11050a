package import WhisperMessage

/// The row ids of messages, which increase with time: `64-second bucket since 1970 << 12 | number in the bucket`.
///
/// So the full-text index is ordered by time: newest-first order is a walk that ends at the limit, a time range is an
/// id range, and an import in chronological order writes sequentially. A full bucket overflows into the next one. A
/// message of which another source knows a slightly later time stays where it is, so that joining an export with a
/// better source moves no rows: a message is in the bucket of its time, in the one before it, or behind full ones. Times
/// before 1970 are in the first bucket.
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

    /// The first row id that a message with this time can have.
    package static func earliest(for time: Timestamp) -> Int64 {
        first(ofBucket: max(0, bucket(of: time) - 1))
    }

    /// Whether a message in a row may stay there if its time becomes this one: what exports know of a time is its
    /// minute, which is shorter than a bucket.
    package static func mayStay(_ row: Int64, at time: Timestamp) -> Bool {
        let bucket = bucket(ofRow: row)
        let wanted = self.bucket(of: time)
        return wanted == bucket || wanted == bucket + 1
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
