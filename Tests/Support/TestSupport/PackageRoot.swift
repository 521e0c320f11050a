package import Foundation

/// The package that the tests are built from.
package enum PackageRoot {
    /// The folder of its manifest, found upwards of this file.
    package static let url: URL = {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { break }
            folder.deleteLastPathComponent()
        }
        return folder
    }()

    /// The path of a file or folder, given from the package's root.
    package static func path(_ relative: String) -> String { url.appending(path: relative).path }
}
