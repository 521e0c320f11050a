package import Foundation

/// The package from which the tests are built.
package enum PackageRoot {
    /// The folder of its manifest, found by walking up from this file.
    package static let url: URL = {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { break }
            folder.deleteLastPathComponent()
        }
        return folder
    }()

    /// The path of a file or folder relative to the package's root.
    package static func path(_ relative: String) -> String { url.appending(path: relative).path }
}
