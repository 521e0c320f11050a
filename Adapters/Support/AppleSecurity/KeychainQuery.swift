#if canImport(Security)
    package import CoreFoundation
    import Security

    /// A query for the functions of Apple's keychain: a Core Foundation dictionary, built without Foundation.
    ///
    /// A support target: it implements no port.
    @safe package struct KeychainQuery {
        private let dictionary: CFMutableDictionary

        /// Creates an empty query.
        package init() {
            var keys = kCFTypeDictionaryKeyCallBacks
            var values = kCFTypeDictionaryValueCallBacks
            dictionary = unsafe CFDictionaryCreateMutable(nil, 0, &keys, &values)
        }

        /// Creates a query for the generic passwords of a service, or of one of its accounts, in the data protection
        /// keychain.
        package init(service: String, account: String? = nil) {
            self.init()
            set(kSecClass, to: kSecClassGenericPassword)
            set(kSecUseDataProtectionKeychain, to: kCFBooleanTrue)
            set(kSecAttrSynchronizable, to: kCFBooleanFalse)
            set(kSecAttrService, to: CoreText.string(service))
            if let account { set(kSecAttrAccount, to: CoreText.string(account)) }
        }

        /// Sets a value; nil leaves the query unchanged.
        package func set(_ key: CFString, to value: CFTypeRef?) {
            guard let value else { return }
            unsafe CFDictionarySetValue(
                dictionary, Unmanaged.passUnretained(key).toOpaque(), Unmanaged.passUnretained(value).toOpaque())
        }

        /// The dictionary.
        package var value: CFDictionary { dictionary }
    }

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
