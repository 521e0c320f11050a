/// The stable hash of platform and chat that JSON calls `thread_id` (ING-1).
///
/// 128 bits of FNV-1a over `platform ‖ 0x00 ‖ chat`, as 32 lower-case hex characters: stable across programs and
/// releases. It identifies but does not protect; no decision may depend on it.
public enum ThreadIdentifier {
    /// Returns the identifier of a chat, given the platform's name for it.
    public static func make(platform: Platform, chat: String) -> String {
        var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
        let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
        for byte in platform.rawValue.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
        hash = hash &* prime
        for byte in chat.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 32 - digits.utf8.count) + digits
    }
}
