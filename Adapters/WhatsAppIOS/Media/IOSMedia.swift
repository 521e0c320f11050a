public import WhisperIngestionPort

/// Where the files of messages are: a folder, or a backup of the phone (WDB-4).
public protocol IOSMedia: Sendable {
    /// How to read the file of a message; nil if it is not there.
    func content(of file: IOSMediaFile) -> (any AttachmentSource)?
}

/// The file of a message as the database describes it.
public struct IOSMediaFile: Hashable, Sendable {
    /// The path below the folder `Message`, such as `Media/4915112345@s.whatsapp.net/1/2/….jpg`; nil if the phone has not
    /// fetched the file. It is the database's claim: it may lead anywhere.
    public var path: String?
    /// The size in bytes.
    public var size: Int64?
    /// SHA-256 of the content, 32 bytes.
    public var sha256: [UInt8]?

    /// Describes a file.
    public init(path: String?, size: Int64? = nil, sha256: [UInt8]? = nil) {
        self.path = path
        self.size = size
        self.sha256 = sha256
    }
}
