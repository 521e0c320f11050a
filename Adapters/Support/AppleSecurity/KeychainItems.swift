#if canImport(Security)
    import CoreFoundation
    import Security
    package import WhisperSecretMemory

    /// The functions of Apple's keychain, each with the system's result code.
    package enum KeychainItems {
        /// Copies the secret that a query finds: `found` on `errSecSuccess`, otherwise the result code.
        ///
        /// The system's own copy is freed without being wiped, as it is not ours to write to.
        ///
        /// - Throws: `.exhausted` if no guarded memory is available.
        package static func secret(
            of query: KeychainQuery, memory: any SecretAllocator
        ) throws(SecretMemoryError) -> SecretResult {
            query.set(kSecReturnData, to: kCFBooleanTrue)
            query.set(kSecMatchLimit, to: kSecMatchLimitOne)
            var found: CFTypeRef?
            let status = unsafe SecItemCopyMatching(query.value, &found)
            guard status == errSecSuccess else { return .failed(status) }
            guard let found, CFGetTypeID(found) == CFDataGetTypeID() else { return .failed(errSecDecode) }
            let data = unsafe unsafeDowncast(found, to: CFData.self)
            let bytes = unsafe UnsafeRawBufferPointer(start: CFDataGetBytePtr(data), count: CFDataGetLength(data))
            guard bytes.count > 0 else { return .failed(errSecDecode) }
            return .found(try unsafe memory.copy(bytes))
        }

        /// Adds an item. Its secret is passed by reference, without a copy on this side.
        package static func add(_ secret: borrowing SecretBytes, as query: KeychainQuery) -> Int32 {
            unsafe secret.withUnsafeBytes { bytes in
                query.set(kSecValueData, to: unsafe lent(bytes))
                return SecItemAdd(query.value, nil)
            }
        }

        /// Replaces the secret of the item that a query finds.
        package static func update(_ query: KeychainQuery, with secret: borrowing SecretBytes) -> Int32 {
            unsafe secret.withUnsafeBytes { bytes in
                let change = KeychainQuery()
                change.set(kSecValueData, to: unsafe lent(bytes))
                return SecItemUpdate(query.value, change.value)
            }
        }

        /// Deletes the items that a query finds.
        package static func delete(_ query: KeychainQuery) -> Int32 {
            SecItemDelete(query.value)
        }

        /// The accounts of all items that a query finds; empty unless the result code is success.
        package static func accounts(of query: KeychainQuery) -> (accounts: [String], status: Int32) {
            query.set(kSecReturnAttributes, to: kCFBooleanTrue)
            query.set(kSecMatchLimit, to: kSecMatchLimitAll)
            var found: CFTypeRef?
            let status = unsafe SecItemCopyMatching(query.value, &found)
            guard status == errSecSuccess else { return ([], status) }
            guard let found, CFGetTypeID(found) == CFArrayGetTypeID() else { return ([], errSecDecode) }
            let items = unsafe unsafeDowncast(found, to: CFArray.self)
            let accounts = (0..<CFArrayGetCount(items)).compactMap { index in
                unsafe account(of: CFArrayGetValueAtIndex(items, index))
            }
            return (accounts, status)
        }

        private static func account(of item: UnsafeRawPointer?) -> String? {
            guard let item = unsafe item else { return nil }
            let attributes = unsafe Unmanaged<CFDictionary>.fromOpaque(item).takeUnretainedValue()
            guard CFGetTypeID(attributes) == CFDictionaryGetTypeID() else { return nil }
            let key = unsafe Unmanaged.passUnretained(kSecAttrAccount).toOpaque()
            guard let value = unsafe CFDictionaryGetValue(attributes, key) else { return nil }
            let account = unsafe Unmanaged<CFString>.fromOpaque(value).takeUnretainedValue()
            return CFGetTypeID(account) == CFStringGetTypeID() ? CoreText.text(account) : nil
        }

        private static func lent(_ bytes: UnsafeRawBufferPointer) -> CFData? {
            unsafe CFDataCreateWithBytesNoCopy(
                nil, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, kCFAllocatorNull)
        }
    }

    /// The result of a search for one secret.
    package enum SecretResult: ~Copyable {
        /// The secret.
        case found(SecretBytes)
        /// The system's result code.
        case failed(Int32)
    }
#endif
