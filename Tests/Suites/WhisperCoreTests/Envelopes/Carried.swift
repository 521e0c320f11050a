import WhisperArchive
import WhisperCryptoPort
import Foundation
import WhisperKeyFingerprint
import WhisperMessage
import WhisperStorePort
import Testing

@testable import WhisperCore

/// A message of another platform in a vault, such as one that carries an envelope.
struct Carried {
    let message: StoredMessage

    var carrier: Carrier { Carrier(message: message.unified.id, timestamp: message.unified.timestamp) }

    init(_ text: String, at time: Timestamp, in store: any VaultStore) async throws {
        let conversation = try await store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "chat", title: "Ann", kind: .direct))
        let sender = try await store.sender(
            for: NewSender(
                platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: "Ann")],
                participant: Participant(identifier: nil, displayName: "Ann"), isOwner: false, seenAt: time))
        let externalID = UUID().uuidString
        _ = try await store.save([
            NewMessage(
                conversation: conversation.id, externalID: externalID, platform: .whatsapp, timestamp: time,
                precision: .second, sender: sender, direction: .incoming, isRead: false,
                content: Content(kind: .text, text: text))
        ])
        message = try #require(try await store.message(conversation: conversation.id, externalID: externalID))
    }
}

/// A directory that is removed with its value.
final class TemporaryPlace {
    let path = FileManager.default.temporaryDirectory.appending(path: "core-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The fingerprint of an identity with keys combined by a test.
enum KeyChangeFixture {
    static func fingerprint(_ record: IdentityRecord, _ owner: Owner) -> [UInt8] {
        guard let agreementKey = AgreementPublicKey(record.agreementKey) else { return [] }
        return Fingerprint(
            agreementKey: agreementKey, signingKey: record.signingKey.flatMap { SigningPublicKey($0) },
            crypto: owner.ports.crypto
        ).bytes
    }
}
