#if SwiftCrypto
    import Crypto
    public import WhisperCryptoPort
    // The library has a type alias with this name.
    public import enum WhisperCryptoPort.CryptoError
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif
    public import WhisperSecretMemory
    import WhisperSecretPool

    private enum ChaChaPolyBox {
        static let keySize = 32
        static let nonceSize = 12
        static let tagSize = 16
    }

    extension SwiftCrypto {
        /// Encrypts with ChaCha20-Poly1305: returns ciphertext and tag.
        ///
        /// - Throws: `.invalidLength` for a key or nonce of another length.
        public func seal(
            _ plain: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
        ) throws(CryptoError) -> [UInt8] {
            let key = try unsafe key.withBytes(ChaChaPolyBox.keySize) { unsafe SymmetricKey(data: $0) }
            let box = try unsafe nonce.withBytes(ChaChaPolyBox.nonceSize) { nonce in
                try unsafe ChaChaPoly.seal(
                    plain, using: key, nonce: ChaChaPoly.Nonce(data: nonce), authenticating: context)
            }
            // The nonce comes first.
            return [UInt8](box.combined.dropFirst(ChaChaPolyBox.nonceSize))
        }

        /// Decrypts what `seal` returned.
        ///
        /// - Throws: `.notAuthentic` if the tag does not verify or the box is shorter than a tag; `.invalidLength` for a
        ///   key or nonce of another length.
        public func open(
            _ box: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
        ) throws(CryptoError) -> SecretBytes {
            let key = try unsafe key.withBytes(ChaChaPolyBox.keySize) { unsafe SymmetricKey(data: $0) }
            let size = box.count - ChaChaPolyBox.tagSize
            var opened = try unsafe nonce.withBytes(ChaChaPolyBox.nonceSize, or: .notAuthentic) { nonce in
                guard size >= 0 else { throw CryptoError.notAuthentic }
                let sealed = try unsafe ChaChaPoly.SealedBox(
                    nonce: ChaChaPoly.Nonce(data: nonce), ciphertext: UnsafeRawBufferPointer(rebasing: box[..<size]),
                    tag: UnsafeRawBufferPointer(rebasing: box[size...]))
                return try ChaChaPoly.open(sealed, using: key, authenticating: context)
            }
            defer { unsafe opened.withUnsafeMutableBytes { unsafe SecretWipe.wipe($0) } }
            guard size > 0 else { return SecretPool.empty }
            var plain = try makeSecret(count: size)
            unsafe plain.withUnsafeMutableBytes { bytes in
                unsafe opened.withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
            }
            return plain
        }
    }
#endif
