import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// The device as which a vault appears in lines (RT-10).
public enum LineDevice {
    /// The setting that stores the device. It is not exported: a restored or imported copy is another device.
    public static let setting = "realtime.device"

    /// The device; created if there is none yet.
    ///
    /// - Throws: The vault's error.
    public static func current(
        in store: any VaultStore, making make: () -> UniqueIdentifier
    ) async throws(StoreError) -> UniqueIdentifier {
        while true {
            let text = try await store.setting(setting)
            if let text, let known = UniqueIdentifier(text) { return known }
            // Another process may create one at the same time: the first one counts.
            let new = make()
            if try await store.setSetting(setting, to: new.description, ifStill: text) { return new }
        }
    }

    /// Whether a record is the setting that stores it, which an export omits.
    static func isKept(in record: VaultRecord) -> Bool {
        if case .setting(name: LineDevice.setting, value: _) = record { true } else { false }
    }

    /// Makes a vault a new device from now on, because it was restored and does not know what was sealed since.
    ///
    /// - Throws: The vault's error.
    public static func forget(in store: any VaultStore) async throws(StoreError) {
        try await store.setSetting(setting, to: nil)
    }
}
