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
    public static func all(at path: String) -> [FoundChat] { FoundChats(at: path).all }

    /// Whether some chats are exports of one: after the phone's name for it, as a re-export has it, too.
    public static func areOfOneChat(_ chats: [FoundChat]) -> Bool {
        let names = Set(chats.map { Vault.fileName($0.name) })
        return chats.count == 1 || names.count == 1 && names.first?.hasPrefix("_") == false
    }
}

/// The chats at a path, and what else is there.
public struct FoundChats: Hashable, Sendable {
    /// The chats, as ``FoundChat/all(at:)`` has them.
    public let all: [FoundChat]
    private let root: String
    private let folders: [Folder]

    /// A folder, and the other files in it by their names.
    private struct Folder: Hashable {
        var path: String
        var files: [String] = []
    }

    /// Looks for the chats.
    public init(at path: String) {
        let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        folders = path == "-" ? [] : Self.folders(in: root)
        self.root = root
        var chats: [FoundChat] = []
        for folder in folders.map(\.path) {
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
        all = isWithin ? chats : [FoundChat(path: path, part: nil, name: Vault.fileName(path), place: path)]
    }

    /// The files in a folder and the folders in it that are none of the chats: their paths within that. Pictures, videos and
    /// sound are left out, as they are in every export.
    public var others: [String] {
        let known = Set(all.flatMap { [$0.path, $0.place] })
        return folders.flatMap { folder in
            folder.files.filter { name in
                let kind = Attachment.mediaType(ofFileNamed: name)?.prefix { $0 != "/" }
                return !["image", "video", "audio"].contains(kind ?? "") && !known.contains("\(folder.path)/\(name)")
            }.map { folder.path == root ? $0 : "\(folder.path.dropFirst(root.count + 1))/\($0)" }
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
    private static func folders(in path: String) -> [Folder] {
        var folders: [Folder] = []
        var level = [path]
        for step in 0...depth {
            var next: [String] = []
            for parent in level {
                guard folders.count <= most else { return folders }
                var folder = Folder(path: parent)
                for name in ((try? Files.names(in: parent, limit: most)) ?? []).sorted() where !name.hasPrefix(".") {
                    switch try? Files.kind("\(parent)/\(name)") {
                    case .regular?: folder.files.append(name)
                    case .directory? where step < depth && !isVault("\(parent)/\(name)"):
                        next.append("\(parent)/\(name)")
                    default: break
                    }
                }
                folders.append(folder)
            }
            level = next
        }
        return folders
    }
}
