import WhisperTextCoding

/// The protobuf messages of the database's blobs.
public enum IOSBlobs {
    /// `ZWAMESSAGE.ZPUSHNAME` as phones write it: not a name, but Base64 of a protobuf message that differs with each row.
    ///
    /// - Parameters:
    ///   - seconds: The time of the message, since 1970.
    ///   - sender: The owner's address in an own message; nil in others.
    public static func pushName(seconds: Int64, sender: String? = nil) -> String {
        Base64.text(
            ProtobufWriter.message { writer in
                writer.integer(1, seconds)
                if let sender { writer.text(3, sender) }
                writer.integer(4, 1)
                writer.integer(9, 0)
            })
    }

    /// `ZMETADATA` of a reply or a forwarded message.
    public static func metadata(
        quotedText: String? = nil, quotedID: String? = nil, quotedSender: String? = nil, forwardingScore: Int64? = nil,
        forwarder: String? = nil, ephemeralSeconds: Int64? = nil, callSeconds: Int64? = nil
    ) -> [UInt8] {
        ProtobufWriter.message { writer in
            // A field that is not read.
            writer.integer(3, 42)
            if let quotedText { writer.text(4, quotedText) }
            if let quotedID { writer.text(5, quotedID) }
            if let quotedSender { writer.text(6, quotedSender) }
            if let forwardingScore { writer.integer(17, forwardingScore) }
            if let forwarder { writer.text(21, forwarder) }
            if let ephemeralSeconds { writer.integer(36, ephemeralSeconds) }
            if let callSeconds {
                writer.message(87) { $0.message(1) { $0.integer(3, callSeconds) } }
            }
        }
    }

    /// A reaction: who (nil for the owner), what, when.
    public typealias Reaction = (person: String?, emoji: String, milliseconds: Int64)

    /// `ZRECEIPTINFO` with reactions.
    public static func reactions(_ reactions: [Reaction], own: [Reaction] = []) -> [UInt8] {
        ProtobufWriter.message { writer in
            writer.integer(4, 1)
            writer.message(7) { group in
                for (number, reaction) in reactions.enumerated() {
                    group.message(1) { entry in
                        entry.text(1, "R\(number)")
                        if let person = reaction.person { entry.text(2, person) }
                        entry.text(3, reaction.emoji)
                        entry.integer(4, reaction.milliseconds)
                    }
                }
                for reaction in own {
                    group.message(2) { entry in
                        entry.text(1, "OWN")
                        entry.text(2, reaction.emoji)
                        entry.integer(3, reaction.milliseconds)
                    }
                }
            }
        }
    }

    /// `ZRECEIPTINFO` of a poll.
    public static func poll(
        _ question: String, _ options: [String], votes: [(person: String, options: [Int64])] = [], own: [Int64]? = nil
    ) -> [UInt8] {
        ProtobufWriter.message { writer in
            writer.message(8) { poll in
                poll.text(2, question)
                for option in options { poll.message(3) { $0.text(1, option) } }
                for vote in votes {
                    poll.message(5) { entry in
                        for option in vote.options { entry.integer(1, option) }
                        entry.text(4, vote.person)
                    }
                }
                if let own { poll.message(6) { entry in own.forEach { entry.integer(1, $0) } } }
            }
        }
    }

    /// `ZRECEIPTINFO` with receipts in seconds since 1970.
    public static func receipts(
        _ receipts: [(person: String, delivered: Int64?, read: Int64?, played: Int64?)]
    ) -> [UInt8] {
        ProtobufWriter.message { writer in
            for receipt in receipts {
                writer.message(2) { entry in
                    entry.text(1, receipt.person)
                    if let delivered = receipt.delivered { entry.integer(2, delivered) }
                    if let read = receipt.read { entry.integer(3, read) }
                    if let played = receipt.played { entry.integer(4, played) }
                }
            }
        }
    }
}
