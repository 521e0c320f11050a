import WhisperMatrixProtocol
import WhisperStorePort

/// Who has read what (MX-4).
extension RoomTranslation {
    /// Remembers the place of an event. Whoever writes has read what is before.
    mutating func place(_ event: MatrixEvent, _ kind: PlacedEvent.Kind) {
        guard history == nil else { return }
        if kind == .own { read(.incoming, upTo: known.places.endIndex) }
        known.place(PlacedEvent(id: event.id, time: event.time, kind: kind))
    }

    /// Applies receipts: those of others mark the owner's messages, the owner's mark the others'.
    mutating func take(_ receipts: [MatrixReceipt]) {
        guard !receipts.isEmpty else { return }
        let places = Dictionary(
            known.places.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { _, last in last })
        var unplaced = 0
        for receipt in receipts {
            let isOwn = receipt.user == memory.owner
            if isOwn, let time = receipt.time { known.readAt = max(known.readAt ?? time, time) }
            let kind: PlacedEvent.Kind = isOwn ? .incoming : .own
            if let index = places[receipt.event] {
                // A receipt within a thread is not about what was written beside it.
                if receipt.thread == nil || receipt.thread == "main" {
                    read(kind, upTo: index + 1)
                } else if known.places[index].kind == kind {
                    markRead(index)
                }
                continue
            }
            if isOwn, let time = receipt.time { readWhatIsOlder(than: time) }
            if unplaced < MatrixArrivalLimits.receipts {
                unplaced += 1
                notices.receipts.append(
                    MatrixUnplacedReceipt(room: room, event: receipt.event, isOwn: isOwn))
            }
        }
    }

    private mutating func read(_ kind: PlacedEvent.Kind, upTo end: Int) {
        for index in known.places.indices.prefix(end) where known.places[index].kind == kind { markRead(index) }
    }

    private mutating func readWhatIsOlder(than time: Int64) {
        for index in known.places.indices where known.places[index].kind == .incoming {
            if known.places[index].time <= time { markRead(index) }
        }
    }

    private mutating func markRead(_ index: Int) {
        guard !known.places[index].isRead else { return }
        known.places[index].isRead = true
        changes.append(.status(of: known.places[index].id.text, .read))
    }
}
