import WhisperRealtimePort

extension MatrixRequest {
    /// Uploads media ("Content repository: POST /_matrix/media/v3/upload").
    ///
    /// - Parameters:
    ///   - type: The media type; anything but visible ASCII and spaces becomes `application/octet-stream`.
    ///   - filename: The name of the file; nil for none.
    public static func upload(_ bytes: [UInt8], type: String, filename: String? = nil) -> MatrixRequest {
        let isHeader = !type.isEmpty && type.utf8.count <= 255 && type.utf8.allSatisfy { (0x20...0x7E).contains($0) }
        return MatrixRequest(
            .post, ["_matrix", "media", "v3", "upload"], query: filename.map { [.init("filename", $0)] } ?? [],
            body: .media(bytes, type: isHeader ? type : "application/octet-stream"), timeout: .seconds(600))
    }

    /// Downloads media ("Content repository: GET /_matrix/client/v1/media/download/{serverName}/{mediaId}").
    ///
    /// - Parameters:
    ///   - isAuthenticated: Whether the server has the authenticated path (`MatrixVersions`). The former path is
    ///     requested without the token.
    ///   - limit: The maximum size of the media in bytes.
    public static func download(
        _ uri: MatrixContentURI, isAuthenticated: Bool = true, limit: Int
    ) -> MatrixRequest {
        let folder =
            isAuthenticated
            ? ["_matrix", "client", "v1", "media", "download"] : ["_matrix", "media", "v3", "download"]
        return MatrixRequest(
            .get, folder + [uri.server, uri.media], needsToken: isAuthenticated, timeout: .seconds(600),
            maximumResponseLength: limit)
    }

    /// Returns the maximum size of an upload ("Content repository: GET /_matrix/client/v1/media/config").
    ///
    /// - Parameter isAuthenticated: Whether the server has the authenticated path (`MatrixVersions`).
    public static func mediaLimits(isAuthenticated: Bool = true) -> MatrixRequest {
        let path = isAuthenticated ? ["client", "v1", "media", "config"] : ["media", "v3", "config"]
        return MatrixRequest(.get, ["_matrix"] + path)
    }
}
