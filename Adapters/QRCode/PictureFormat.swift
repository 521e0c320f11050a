import CWhisperQRCode
import WhisperQRCodePort

/// The supported picture formats, detected by their first bytes.
enum PictureFormat {
    case png
    case jpeg

    private static let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let signatureOfJPEG: [UInt8] = [0xFF, 0xD8, 0xFF]

    /// Detects the format of a file; nil if it is neither, or a PNG without its end.
    init?(of file: [UInt8]) {
        if file.starts(with: PictureFormat.signatureOfJPEG) {
            self = .jpeg
        } else if file.starts(with: PictureFormat.signatureOfPNG), PictureFormat.hasEnd(file) {
            self = .png
        } else {
            return nil
        }
    }

    /// The width and height in the file's header.
    func readSize(of file: [UInt8]) throws(QRCodeError) -> whisper_picture_size {
        var size = whisper_picture_size(width: 0, height: 0)
        let outcome =
            switch self {
            case .png: unsafe whisper_png_size(file, file.count, &size)
            case .jpeg: unsafe whisper_jpeg_size(file, file.count, &size)
            }
        try PictureFormat.check(outcome)
        return size
    }

    /// All pixels, `count` of them.
    func readPixels(of file: [UInt8], size: whisper_picture_size, count: Int) throws(QRCodeError) -> [UInt8] {
        var outcome: Int32 = 0
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
            guard let start = pixels.baseAddress else { return }
            unsafe start.initialize(repeating: 255, count: count)
            initialized = count
            outcome =
                switch self {
                case .png: unsafe whisper_png_read(file, file.count, size, start)
                case .jpeg: unsafe whisper_jpeg_read(file, file.count, size, start)
                }
        }
        try PictureFormat.check(outcome)
        return pixels
    }

    private static func check(_ outcome: Int32) throws(QRCodeError) {
        switch outcome {
        case WHISPER_PICTURE_INVALID.rawValue: throw .notAPicture
        case WHISPER_PICTURE_NO_MEMORY.rawValue: throw .outOfMemory
        default: return
        }
    }

    /// Whether the chunks of a PNG form a chain up to the final one. libpng stops reading at the last row, and would
    /// accept a file without its end.
    private static func hasEnd(_ file: [UInt8]) -> Bool {
        var rest = file.dropFirst(signatureOfPNG.count)
        while rest.count >= 12 {
            let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            if rest.dropFirst(4).starts(with: "IEND".utf8) { return size == 0 }
            rest = rest.dropFirst(size + 12)
        }
        return false
    }
}
