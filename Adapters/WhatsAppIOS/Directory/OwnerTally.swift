import WhisperWhatsAppContent

/// Finds the phone's owner: the address under which own messages are listed in groups, or to which others' are sent.
struct OwnerTally: Sendable {
    private var counts: [JID: Int64] = [:]

    /// Addresses that are considered. The owner is among the first.
    private static let limit = 64

    /// Notes that a row suggests an address.
    mutating func note(_ address: JID, weight: Int64 = 1) {
        guard address.isPerson, counts.count < Self.limit || counts[address] != nil else { return }
        counts[address, default: 0] += weight
    }

    /// The address that most rows suggest; among equals the first in the order of texts.
    var owner: JID? {
        counts.min { ($1.value, $0.key.text) < ($0.value, $1.key.text) }?.key
    }
}
