package import WhisperBlobPort

/// Names of files that came from outside.
package enum AttachmentName {
    /// A name that names a file in a directory and nothing else.
    package static func harmless(_ name: String?, id: BlobID) -> String {
        let base = (name ?? "").split(omittingEmptySubsequences: true) { $0 == "/" || $0 == "\\" }.last ?? ""
        var scalars = String.UnicodeScalarView()
        for scalar in base.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: continue
            default: scalars.append(scalar)
            }
        }
        var result = String(scalars)
        while result.first == "." || result.first == " " || result.first == "-" { result.removeFirst() }
        while result.utf8.count > 200 { result.removeFirst() }
        return result.isEmpty ? "attachment-" + id.hex.prefix(12) : result
    }
}
