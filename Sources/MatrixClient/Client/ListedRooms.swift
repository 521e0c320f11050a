import WhisperArchive
import WhisperJSONText
import WhisperMatrixProtocol
import WhisperStorePort

/// The latest event of each room when the rooms were listed before the first poll: what was there then is history, and
/// what was sent since is fetched without being asked for. Stored as one setting that contains a JSON object.
enum ListedRooms {
    private static let setting = "matrix.listed"

    /// Returns the events, by room; none if nothing was listed before the first poll.
    static func stored(in store: any VaultStore) async throws(StoreError) -> [MatrixRoomID: MatrixEventID] {
        let members = object(try await store.setting(setting)).members
        let pairs = members.compactMap { member -> (MatrixRoomID, MatrixEventID)? in
            guard let room = MatrixRoomID(member.name), case .string(let text) = member.value,
                let event = MatrixEventID(text)
            else { return nil }
            return (room, event)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Stores the events of a list, unless a poll has been stored. What an earlier list had stays.
    static func keep(_ page: MatrixSyncPage, in store: any VaultStore) async throws(StoreError) {
        guard try await store.arrivalProgress(of: .matrix) == nil else { return }
        try await store.updateSetting(setting) { present in
            var kept = object(present)
            for update in page.joined {
                guard kept[update.room.text] == nil, let event = update.timeline.last else { continue }
                kept[update.room.text] = .string(event.id.text)
            }
            return JSONValue.object(kept).text
        }
    }

    private static func object(_ text: String?) -> JSONObject {
        guard let text, case .object(let object)? = try? JSONValue.parse(text) else { return JSONObject() }
        return object
    }
}
