public import WhisperMessage
public import WhisperStorePort

/// The device that a vault is, as its lines name it (RT-10).
public enum LineDevice {
    /// The setting that keeps it. It is no part of what a vault says of itself elsewhere: a copy that is restored, or
    /// imported, is another device.
    public static let setting = "realtime.device"

    /// The device; made where there is none yet.
    public static func current(
        in store: any SettingStore, making make: () -> UniqueIdentifier
    ) async throws(StoreError) -> UniqueIdentifier {
        if let text = try await store.setting(setting), let known = UniqueIdentifier(text) { return known }
        let new = make()
        try await store.setSetting(setting, to: new.description)
        return new
    }

    /// Whether a record is the setting that keeps it: an export leaves it out.
    static func isKept(in record: VaultRecord) -> Bool {
        if case .setting(name: LineDevice.setting, value: _) = record { true } else { false }
    }

    /// Lets a vault be a new device from now on, because it was restored and does not know what was sealed since.
    public static func forget(in store: any SettingStore) async throws(StoreError) {
        try await store.setSetting(setting, to: nil)
    }
}
