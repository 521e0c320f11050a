/// The forms of pictures that a chat may have, by the bytes of their headers (ING-6).
///
/// A messenger's server may send anything as the picture of a chat. What is stored has the header of one of three
/// forms, and dimensions that no program needs much memory to display.
package enum PictureForm: String, Sendable, CaseIterable {
    case jpeg, png, webp

    /// The largest width and height in pixels: a picture of that size occupies 64 MiB in memory.
    package static let largestSide = 4_096

    /// The form of a picture; nil for anything else, and for one whose width or height is 0 or more than
    /// ``largestSide``.
    package init?(of bytes: [UInt8]) {
        for form in PictureForm.allCases {
            guard let size = form.size(in: PictureHeader(bytes: bytes)) else { continue }
            let sides = 1...PictureForm.largestSide
            guard sides.contains(size.width), sides.contains(size.height) else { return nil }
            self = form
            return
        }
        return nil
    }

    /// The extension of a file.
    package var fileExtension: String {
        switch self {
        case .jpeg: "jpg"
        case .png, .webp: rawValue
        }
    }

    private func size(in header: PictureHeader) -> PictureHeader.Size? {
        switch self {
        case .jpeg: header.sizeOfJPEG
        case .png: header.sizeOfPNG
        case .webp: header.sizeOfWebP
        }
    }
}
