package import WhisperJSONText

/// One test case of the format: a text, its recipient, the time, and the expected outcome.
package struct EnvelopeVector: Sendable {
    /// The expected outcome of a text.
    package enum Outcome: String, Sendable {
        case opened
        case invalid
        case notAddressed = "not-addressed"
        case expiredPast = "expired-past"
        case expiredFuture = "expired-future"
    }

    /// The expected content of a text that opens.
    package struct Content: Sendable {
        package var message: [UInt8]
        package var agreementKey: [UInt8]
        /// The sender's signing key; nil for a sender without one.
        package var signingKey: [UInt8]?
        package var fingerprint: [UInt8]
        package var isSigned: Bool
        package var sentAt: Int64
        package var ledgerKey: [UInt8]
    }

    /// The inputs of a text, with which another implementation can reproduce it.
    package struct Origin: Sendable {
        package var agreementKey: [UInt8]
        /// The seed of the signing keys; nil for an unsigned text.
        package var signingSeed: [UInt8]?
        /// The signing key that an unsigned text claims.
        package var claimedSigningKey: [UInt8]?
        package var recipient: [UInt8]
        package var ephemeralSecret: [UInt8]
        package var salt: [UInt8]
        package var messageID: [UInt8]
        package var steps: Forge.Steps?
    }

    /// A sentence that describes the case; unique among all vectors.
    package var title: String
    package var outcome: Outcome
    package var text: String
    package var recipientSecret: [UInt8]
    /// The recipient's public signing key, for its fingerprint.
    package var recipientSigningKey: [UInt8]
    package var now: Int64
    package var content: Content?
    package var origin: Origin?
}

extension EnvelopeVector {
    /// The vector as a JSON object, with bytes in hexadecimal.
    package var json: JSONObject {
        var object: JSONObject = [
            "title": .string(title),
            "outcome": .string(outcome.rawValue),
            "recipient_secret": .bytes(recipientSecret),
            "recipient_signing_key": .bytes(recipientSigningKey),
            "now": .number(JSONNumber(now)),
            "text": .string(text),
        ]
        if let content { object["content"] = .object(content.json) }
        if let origin { object["origin"] = .object(origin.json) }
        return object
    }
}

extension EnvelopeVector.Content {
    fileprivate var json: JSONObject {
        [
            "message": .bytes(message),
            "agreement_key": .bytes(agreementKey),
            "signing_key": .bytes(signingKey),
            "fingerprint": .bytes(fingerprint),
            "signed": .bool(isSigned),
            "sent_at": .number(JSONNumber(sentAt)),
            "ledger_key": .bytes(ledgerKey),
        ]
    }
}

extension EnvelopeVector.Origin {
    fileprivate var json: JSONObject {
        var object: JSONObject = [
            "agreement_key": .bytes(agreementKey),
            "signing_seed": .bytes(signingSeed),
            "claimed_signing_key": .bytes(claimedSigningKey),
            "recipient": .bytes(recipient),
            "ephemeral_secret": .bytes(ephemeralSecret),
            "salt": .bytes(salt),
            "message_id": .bytes(messageID),
        ]
        if let steps {
            object["shared"] = .bytes(steps.shared)
            object["base"] = .bytes(steps.base)
            object["context"] = .bytes(steps.context)
            object["sender_key"] = .bytes(steps.senderKey)
            object["sender_nonce"] = .bytes(steps.senderNonce)
            object["body_key"] = .bytes(steps.bodyKey)
            object["body_nonce"] = .bytes(steps.bodyNonce)
            object["covered"] = .bytes(steps.covered)
        }
        return object
    }
}

extension JSONValue {
    /// Encodes bytes in hexadecimal; null for nil.
    static func bytes(_ bytes: [UInt8]?) -> JSONValue {
        guard let bytes else { return .null }
        let digits = Array("0123456789abcdef")
        return .string(String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }))
    }
}
