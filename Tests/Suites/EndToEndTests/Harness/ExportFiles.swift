import Foundation

/// Exports of chats that tests import.
enum ExportFiles {
    /// A chat of Anna and Ben in Android's format, with days that make the date order unambiguous.
    static let anna = """
        13/05/2019, 09:12 - Messages to this chat and calls are now secured with end-to-end encryption.
        13/05/2019, 09:13 - Anna: Hello Ben! How are you? 🙂
        13/05/2019, 09:14 - Ben: Fine, thanks. Shall we walk to the lake on Sunday?
        13/05/2019, 09:14 - Anna: ok
        13/05/2019, 09:14 - Anna: ok
        14/05/2019, 10:01 - Anna: 我们星期天去湖边散步吧
        14/05/2019, 10:02 - Ben: first line
        second line
        15/05/2019, 11:00 - Anna: Bring the blue umbrella, please

        """

    /// Writes a chat under the name that WhatsApp gives to its export.
    static func write(_ text: String, title: String, in scratch: Scratch) throws -> String {
        try scratch.write(text, to: "WhatsApp Chat with \(title).txt")
    }

    /// A zip archive of files that are stored as they are.
    ///
    /// - Parameter flags: The general purpose bits; bit 0 means that an entry is encrypted.
    static func zip(_ files: [(name: String, bytes: [UInt8])], flags: UInt16 = 0x0800) -> Data {
        var data = Data()
        var directory = Data()
        for (name, bytes) in files {
            let offset = UInt32(data.count)
            let entry = fields(flags: flags, bytes: bytes, name: name)
            data += little(UInt32(0x0403_4B50)) + little(UInt16(20)) + entry + little(UInt16(0)) + Data(name.utf8)
            data += Data(bytes)
            directory += little(UInt32(0x0201_4B50)) + little(UInt16(20)) + little(UInt16(20)) + entry
            directory += little(UInt16(0)) + little(UInt16(0)) + little(UInt16(0)) + little(UInt16(0))
            directory += little(UInt32(0)) + little(offset) + Data(name.utf8)
        }
        let start = UInt32(data.count)
        data += directory
        data += little(UInt32(0x0605_4B50)) + little(UInt32(0)) + little(UInt16(files.count))
        data += little(UInt16(files.count)) + little(UInt32(directory.count)) + little(start) + little(UInt16(0))
        return data
    }

    private static func fields(flags: UInt16, bytes: [UInt8], name: String) -> Data {
        little(flags) + little(UInt16(0)) + little(UInt16(0)) + little(UInt16(0x4EAD)) + little(checksum(bytes))
            + little(UInt32(bytes.count)) + little(UInt32(bytes.count)) + little(UInt16(name.utf8.count))
    }

    private static func little<Number: FixedWidthInteger>(_ number: Number) -> Data {
        withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }

    /// CRC-32 as archives use it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}

extension Scratch {
    /// Writes bytes to a file and returns its path.
    @discardableResult
    func write(_ data: Data, to name: String) throws -> String {
        try data.write(to: URL(fileURLWithPath: self(name)))
        return self(name)
    }
}
