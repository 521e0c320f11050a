public import WhisperClockPort
import WhisperCore
public import WhisperIngestionPort
import WhisperMessage
import WhisperPosixFiles
import WhisperWhatsAppExport

/// The user's description of a chat that WhatsApp exported.
public struct ExportDescription: Sendable {
    /// The file or folder; `-` is standard input.
    public var path: String
    /// The zone of the phone that it came from.
    public var zone: any TimeZoneRules
    /// The owner's own name in the chat.
    public var ownerName: String?
    /// The order of day, month and year; nil to find it out.
    public var dateOrder: DateOrder?
    /// Whether the likelier order is used if the file is ambiguous.
    public var allowsAmbiguousDates = false
    /// The chat's title, in place of that of the file.
    public var chatTitle: String?
    /// Which of several chats in an archive or a folder, by its name there.
    public var part: String?

    /// A file or folder, of a phone in a zone.
    public init(path: String, zone: any TimeZoneRules) {
        self.path = path
        self.zone = zone
    }

    /// The chats in an archive or a folder, by their names in it; none for a single text file. Folders in a folder are
    /// left out: see ``FoundChat``.
    ///
    /// - Throws: ``IngestionError`` if it cannot be read.
    public static func chats(inFileAt path: String) throws(IngestionError) -> [String] {
        try WhatsAppExportSource.chats(inFileAt: path)
    }

    /// The reader of this package for it.
    func source(clock: any WallClock) -> any FileIngestionSource {
        var options = ExportOptions(
            zone: zone, ownerName: ownerName, dateOrder: dateOrder, allowsAmbiguousDates: allowsAmbiguousDates,
            chatTitle: chatTitle)
        options.part = part
        let location: ExportLocation = path == "-" ? .descriptor(0) : .path(path)
        return WhatsAppExportSource(location, options: options, clock: clock)
    }
}

/// A chat that was exported, in a file, an archive or a folder.
public struct FoundChat: Hashable, Sendable {
    /// The file or folder; `-` is standard input.
    public let path: String
    /// Which of several chats in it, by its name there.
    public let part: String?
    /// The name under which its import is recorded: that of the file, or of several in one archive or folder the path
    /// within that.
    public let name: String
    /// Its path; of one of several in an archive or a folder with its name in that.
    public let place: String

    /// The chats at a path, in the order of their names: of a folder also those in the folders in it, but for hidden ones
    /// and vaults. One that is not known to have any is taken for a chat itself, and its import says what it is.
    public static func all(at path: String) -> [FoundChat] {
        let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        var chats: [FoundChat] = []
        for folder in path == "-" ? [] : folders(in: root) {
            // What cannot be read is reported by its import.
            let parts = (try? ExportDescription.chats(inFileAt: folder)) ?? []
            chats += parts.map { part in
                FoundChat(
                    path: folder, part: parts.count > 1 ? part : nil,
                    name: folder == root ? part : "\(folder.dropFirst(root.count + 1))/\(part)",
                    place: "\(folder)/\(part)")
            }
        }
        let isWithin = chats.count > 1 || chats.contains { $0.path != root }
        return isWithin ? chats : [FoundChat(path: path, part: nil, name: Vault.fileName(path), place: path)]
    }

    /// The files in a folder and the folders in it that are none of some chats in it: their paths within that. Pictures, videos
    /// and sound are left out, as they are in every export.
    public static func others(at path: String, than chats: [FoundChat]) -> [String] {
        guard (try? Files.kind(path)) == .directory else { return [] }
        let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let known = Set(chats.flatMap { [$0.path, $0.place] })
        return folders(in: root).flatMap { folder in
            ((try? Files.names(in: folder, limit: most)) ?? []).sorted().filter { name in
                let kind = Attachment.mediaType(ofFileNamed: name)?.prefix { $0 != "/" }
                if name.hasPrefix(".") || ["image", "video", "audio"].contains(kind ?? "") { return false }
                if case .regular? = try? Files.kind(folder + "/" + name) { return !known.contains(folder + "/" + name) }
                return false
            }.map { folder == root ? $0 : "\(folder.dropFirst(root.count + 1))/\($0)" }
        }
    }

    /// How deep folders are looked into, and how many there may be: a folder of exports has one for each, or for each year.
    private static let (depth, most) = (6, 10_000)

    /// Whether a folder is a vault: its files are no exports, whatever they are called.
    private static func isVault(_ folder: String) -> Bool {
        (try? Files.kind(VaultLayout(directory: folder).database)) != nil
    }

    /// A path, and if it is a folder those in it, in the order of their names. Links are not followed. Hidden folders are
    /// what programs keep in a home, among it the vault itself.
    private static func folders(in path: String) -> [String] {
        var folders = [path]
        var level = [path]
        for _ in 0..<depth where !level.isEmpty {
            level = level.flatMap { parent in
                ((try? Files.names(in: parent, limit: most)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
                    .map { parent + "/" + $0 }.filter { (try? Files.kind($0)) == .directory && !isVault($0) }
            }
            folders += level.prefix(most - min(most, folders.count))
        }
        return folders
    }
}
