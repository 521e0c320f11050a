#if canImport(Security)
    package import CoreFoundation
    import Security

    /// What the functions of Apple's keychain are asked with: a dictionary of Core Foundation, built without Foundation.
    ///
    /// A support target: it implements no port.
    @safe package struct KeychainQuery {
        private let dictionary: CFMutableDictionary

        /// A query that asks for nothing yet.
        package init() {
            var keys = kCFTypeDictionaryKeyCallBacks
            var values = kCFTypeDictionaryValueCallBacks
            dictionary = unsafe CFDictionaryCreateMutable(nil, 0, &keys, &values)
        }

        /// The generic passwords of a service, or one account's, in the keychain that protects by the device's passcode.
        package init(service: String, account: String? = nil) {
            self.init()
            set(kSecClass, to: kSecClassGenericPassword)
            set(kSecUseDataProtectionKeychain, to: kCFBooleanTrue)
            set(kSecAttrSynchronizable, to: kCFBooleanFalse)
            set(kSecAttrService, to: CoreText.string(service))
            if let account { set(kSecAttrAccount, to: CoreText.string(account)) }
        }

        /// Sets one value; without one, nothing.
        package func set(_ key: CFString, to value: CFTypeRef?) {
            guard let value else { return }
            unsafe CFDictionarySetValue(
                dictionary, Unmanaged.passUnretained(key).toOpaque(), Unmanaged.passUnretained(value).toOpaque())
        }

        /// The dictionary itself.
        package var value: CFDictionary { dictionary }
    }
#endif
