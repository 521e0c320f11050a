#if canImport(Security)
    package import CoreFoundation

    /// Converts strings to and from Core Foundation.
    package enum CoreText {
        /// A string as a Core Foundation string.
        package static func string(_ text: String) -> CFString? {
            let bytes = Array(text.utf8)
            return unsafe CFStringCreateWithBytes(
                nil, bytes, bytes.count, CFStringBuiltInEncodings.UTF8.rawValue, false)
        }

        /// A string of at most 255 bytes; nil if it is longer or not valid text.
        package static func text(_ string: CFString) -> String? {
            var buffer = [CChar](repeating: 0, count: 256)
            guard
                unsafe CFStringGetCString(string, &buffer, buffer.count, CFStringBuiltInEncodings.UTF8.rawValue)
            else { return nil }
            let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            return String(validating: bytes, as: UTF8.self)
        }
    }
#endif
