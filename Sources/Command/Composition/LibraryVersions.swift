import CWhisperQRCode
import CWhisperQRLibraries
import CWhisperSodium

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The versions of what the program is linked with.
enum LibraryVersions {
    /// libsodium's.
    static var sodium: String { unsafe String(cString: sodium_version_string()) }

    /// libqrencode's.
    static var qrEncoder: String { unsafe String(cString: QRcode_APIVersionString()) }

    /// ZBar's.
    static var qrReader: String {
        var (major, minor, patch): (UInt32, UInt32, UInt32) = (0, 0, 0)
        _ = unsafe zbar_version(&major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// libpng's.
    static var png: String { unsafe String(cString: whisper_png_version()) }

    /// libjpeg's, and whose it is.
    static var jpeg: String { unsafe String(cString: whisper_jpeg_version()) }

    /// The kernel's name and release, and the C library's.
    static var system: String {
        var names = utsname()
        guard unsafe uname(&names) == 0 else { return "?" }
        let kernel = text(&names.sysname) + " " + text(&names.release)
        #if canImport(Glibc)
            var name = [UInt8](repeating: 0, count: 64)
            let length = unsafe name.withUnsafeMutableBytes { buffer in
                unsafe confstr(Int32(_CS_GNU_LIBC_VERSION), buffer.baseAddress?.assumingMemoryBound(to: CChar.self), 64)
            }
            guard (2...64).contains(length) else { return kernel }
            return kernel + ", " + String(decoding: name[..<(length - 1)], as: UTF8.self)
        #else
            return kernel
        #endif
    }

    /// A field of fixed length that holds a C string.
    private static func text<Field>(_ field: inout Field) -> String {
        unsafe withUnsafeBytes(of: &field) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

/// The permissions of files.
enum FileMode {
    /// The permission bits of a path; nil if it does not exist.
    static func permissions(of path: String) -> UInt32? {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return nil }
        return UInt32(status.st_mode) & 0o777
    }
}
