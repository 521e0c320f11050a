import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppRows

/// A chat: a row of `ZWACHATSESSION`.
struct IOSChat: Sendable {
    /// Its id in the table.
    let id: Int64
    /// The address by which it is known.
    let address: JID
    /// The chat as events name it.
    let reference: ChatReference
    /// Whether the title is the database's, and not made up from the address.
    let hasTitle: Bool

    /// Whether it collects status posts.
    var isStatus: Bool { address == JID.status }
    /// Whether it is a list of people to whom the owner sends one message.
    var isBroadcastList: Bool { address.server == JID.status.server && !isStatus }

    /// The type of a row that collects status posts.
    private static let statusType: Int64 = 3

    /// Reads a row; nil if it has no id, or no address.
    init?(_ batch: RowBatch, _ row: Int, _ table: ProbedTable<ChatColumn>, _ people: IOSPeople) {
        guard let id = batch.integer(row, table.place(.id)),
            let stated = batch.address(row, table.place(.address))
        else { return nil }
        self.id = id
        // A person's status posts have a row with an address of their own in some releases.
        let isStatus = stated.server == "status" || batch.integer(row, table.place(.type)) == Self.statusType
        address = isStatus ? JID.status : people.key(of: stated)
        // For people without a name, the phone shows their number.
        let shown = isStatus ? nil : batch.name(row, table.place(.name))
        let name = address.isPerson ? shown.flatMap { IOSText.isNumber($0) ? nil : $0 } : shown
        hasTitle = name != nil
        reference = ChatReference(
            key: address.text, title: name ?? people.name(of: address) ?? address.provisionalName, kind: address.kind)
    }
}
