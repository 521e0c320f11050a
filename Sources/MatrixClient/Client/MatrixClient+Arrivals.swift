import WhisperArchive
import WhisperMatrixArrivals
import WhisperMatrixProtocol
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStorePort

/// Reporting what arrived.
extension MatrixClient {
    /// Takes over new names of rooms, reports new messages by room, and opens those that are sealed.
    ///
    /// They are stored, so a failure is not one of the write.
    ///
    /// - Parameter rooms: The rooms in which messages arrived.
    nonisolated func receive(
        _ messages: [UniqueIdentifier], in rooms: [String], titles: [MatrixRoomTitle], isBacklog: Bool
    ) async {
        do throws(StoreError) {
            try await rename(titles)
            for (room, new) in try await byRoom(messages, rooms) {
                setup.notify(.received(conversation: room, messages: new.count, isBacklog: isBacklog))
                await open(new, in: room, isBacklog: isBacklog)
            }
        } catch {
            await report(error)
            await openWaiting()
        }
    }

    private nonisolated func byRoom(
        _ messages: [UniqueIdentifier], _ rooms: [String]
    ) async throws(StoreError) -> [(room: String, messages: [UniqueIdentifier])] {
        guard !messages.isEmpty else { return [] }
        if rooms.count == 1, let room = rooms.first { return [(room, messages)] }
        var keys: [UniqueIdentifier: String] = [:]
        for room in rooms {
            if let conversation = try await ports.store.conversation(platform: .matrix, key: room) {
                keys[conversation.id] = room
            }
        }
        var found: [String: [UniqueIdentifier]] = [:]
        for id in messages {
            guard let message = try await ports.store.message(id), let room = keys[message.conversation] else {
                continue
            }
            found[room, default: []].append(id)
        }
        return rooms.compactMap { room in found[room].map { (room, $0) } }
    }

    /// Takes over the server's names of rooms, except of those that are bound to a contact.
    private nonisolated func rename(_ titles: [MatrixRoomTitle]) async throws(StoreError) {
        guard !titles.isEmpty else { return }
        let bindings = try await ConversationContacts(ports.store).bindings(of: .matrix)
        for title in titles {
            let key = title.room.text
            guard let conversation = try await ports.store.conversation(platform: .matrix, key: key),
                conversation.title != title.title
            else { continue }
            let reference = ConversationReference(
                platform: .matrix, key: key, title: title.title, kind: conversation.kind)
            if try await reference.note(in: ports.store, bindings) { await warn(.retitled(key)) }
        }
    }

    /// Reports what the store does not take.
    func deliver(_ notices: MatrixArrivalNotices) {
        for invitation in notices.invitations { notify(.invited(MessengerRoom(invitation))) }
        for departure in notices.departures where departure.kind != .uninvited {
            notify(.forbidden(conversation: departure.room.text))
        }
        for room in notices.encrypted.map(\.text).sorted() { warn(.unreadable(room)) }
        counts.recent.skipped += Int64(notices.counts.malformed)
        counts.recent.unknownFrames += Int64(notices.counts.unknown + notices.counts.unreadable)
    }
}

extension MessengerRoom {
    /// Creates a room from an invitation.
    init(_ invitation: MatrixInvitation) {
        self.init(
            id: invitation.room.text, title: invitation.title, kind: invitation.isDirect ? .direct : .group,
            standing: .invited, inviter: invitation.inviter?.text)
    }
}
