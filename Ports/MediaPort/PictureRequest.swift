/// A request for the picture of a chat, which is not encrypted (ING-6).
public struct PictureRequest: Hashable, Sendable {
    /// The path at the service's hosts, beginning with a slash: 1 … 2,048 visible ASCII characters.
    public let path: String
    /// The maximum size of the picture in bytes, 1 … `largest`.
    public let limit: Int

    /// The largest size of a picture in bytes that can be requested.
    public static let largest = 2 << 20

    /// Creates a request; nil if the path is not one of a service's host, or the limit is out of range.
    public init?(path: String, limit: Int = PictureRequest.largest) {
        guard ServicePath.isPath(path), (1...PictureRequest.largest).contains(limit) else { return nil }
        self.path = path
        self.limit = limit
    }
}
