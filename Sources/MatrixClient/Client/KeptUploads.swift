import WhisperArchive
import WhisperClockPort
import WhisperJSONText
import WhisperMatrixProtocol
import WhisperMessage
import WhisperStorePort

/// The addresses of files that were uploaded for messages that are not posted yet, stored as one setting that contains a
/// JSON object: a file is not uploaded again if a post fails, or the process ends before it.
struct KeptUploads {
    private let store: any VaultStore
    private let now: Timestamp

    private static let setting = "matrix.uploads"
    /// How long an address is used, in milliseconds: 12 hours. Servers may remove files to which no message refers.
    private static let life: Int64 = 12 * 3_600_000

    init(_ store: any VaultStore, at now: Timestamp) {
        self.store = store
        self.now = now
    }

    /// The address of the file of a message; nil if there is none.
    func address(ofMessage id: String) async throws(StoreError) -> MatrixContentURI? {
        guard case .object(let object)? = entries(try await store.setting(KeptUploads.setting))[id],
            case .string(let text)? = object["uri"]
        else { return nil }
        return MatrixContentURI(text)
    }

    /// Keeps the address of the file of a message.
    func keep(_ uri: MatrixContentURI, ofMessage id: String) async throws(StoreError) {
        try await change { $0[id] = ["uri": .string(uri.text), "at": .integer(now.milliseconds)] }
    }

    /// Forgets the address of the file of a message that the server has.
    func forget(message id: String) async throws(StoreError) {
        guard try await store.setting(KeptUploads.setting) != nil else { return }
        try await change { $0[id] = nil }
    }

    private func change(_ body: @Sendable (inout JSONObject) -> Void) async throws(StoreError) {
        try await store.updateSetting(KeptUploads.setting) { present in
            var entries = entries(present)
            body(&entries)
            return entries.isEmpty ? nil : JSONValue.object(entries).text
        }
    }

    /// The entries that can still be used.
    private func entries(_ text: String?) -> JSONObject {
        guard let text, case .object(let object)? = try? JSONValue.parse(text) else { return JSONObject() }
        var kept = JSONObject()
        for member in object.members {
            guard case .object(let entry) = member.value, case .number(let number)? = entry["at"],
                let time = number.integer
            else { continue }
            let (age, overflows) = now.milliseconds.subtractingReportingOverflow(time)
            guard !overflows, (0..<KeptUploads.life).contains(age) else { continue }
            kept[member.name] = member.value
        }
        return kept
    }
}
