#if canImport(Security) && canImport(LocalAuthentication)
    import WhisperAppleSecurity
    import CoreFoundation
    import LocalAuthentication
    public import WhisperPresencePort
    public import WhisperSecretMemory
    import Security

    /// Proves presence by Face ID, Touch ID or the device's passcode (BIO-1).
    ///
    /// The gate's key is a keychain item whose access control requires the proof: the Secure Enclave releases it only
    /// after a fresh proof, and never on a device without a passcode. Only the item's name is stored elsewhere. The
    /// system asks, states the reason, and allows three attempts.
    public struct ApplePresence: PresenceGate {
        /// The accepted proofs.
        public enum Proof: Sendable {
            /// The faces or fingers enrolled when the gate was created; enrolling others closes the gate permanently.
            case currentBiometry
            /// Any face or finger enrolled, or the device's passcode.
            case userPresence
        }

        private static let service = "app.whisper.gate"
        private static let keySize = 32

        private let proof: Proof
        private let memory: any SecretAllocator
        private let reason: @Sendable (PresencePurpose) -> String

        /// Creates a gate on this device.
        ///
        /// - Parameters:
        ///   - memory: Allocates the returned keys.
        ///   - reason: The text of the system's prompt, in the user's language.
        public init(
            proof: Proof = .currentBiometry, memory: any SecretAllocator,
            reason: @escaping @Sendable (PresencePurpose) -> String
        ) {
            self.proof = proof
            self.memory = memory
            self.reason = reason
        }

        /// Creates a gate. The system asks for nothing at this point: the proof was set up together with the device
        /// lock.
        ///
        /// - Throws: `.cancelled`, `.failed`, `.unavailable` or `.outOfMemory`.
        public func enrol(for purpose: PresencePurpose) throws(PresenceError) -> EnrolledGate {
            let key = try randomKey()
            let name = try StoredGate.random()
            guard let control = accessControl() else { throw .unavailable }
            let item = KeychainQuery(service: ApplePresence.service, account: name.account)
            item.set(kSecAttrAccessControl, to: control)
            let status = KeychainItems.add(key, as: item)
            guard status == errSecSuccess else { throw PresenceError(status) }
            return EnrolledGate(key: key, sealed: name.bytes)
        }

        /// The key of a gate, after the system has verified a proof.
        ///
        /// - Throws: `.failed` after the third attempt; `.damaged` if the sealed form is not a gate or was modified;
        ///   `.cancelled`; `.unavailable`; `.outOfMemory`.
        public func key(of gate: [UInt8], for purpose: PresencePurpose) throws(PresenceError) -> SecretBytes {
            guard let name = StoredGate(gate) else { throw .damaged }
            // Each use has its own context, so that a proof given to another one does not count.
            let context = LAContext()
            context.localizedReason = reason(purpose)
            context.touchIDAuthenticationAllowableReuseDuration = 0
            let query = KeychainQuery(service: ApplePresence.service, account: name.account)
            query.set(kSecUseAuthenticationContext, to: context)
            switch try result(of: query) {
            case .found(let key):
                guard key.count == ApplePresence.keySize else { throw .damaged }
                return key
            case .failed(let status): throw PresenceError(status)
            }
        }

        private func result(of query: KeychainQuery) throws(PresenceError) -> SecretResult {
            do throws(SecretMemoryError) {
                return try KeychainItems.secret(of: query, memory: memory)
            } catch {
                throw .outOfMemory
            }
        }

        private func randomKey() throws(PresenceError) -> SecretBytes {
            var key: SecretBytes
            do throws(SecretMemoryError) {
                key = try memory.allocate(count: ApplePresence.keySize)
            } catch {
                throw .outOfMemory
            }
            let status = unsafe key.withUnsafeMutableBytes { bytes -> Int32 in
                guard let start = bytes.baseAddress else { return errSecAllocate }
                return unsafe SecRandomCopyBytes(kSecRandomDefault, bytes.count, start)
            }
            guard status == errSecSuccess else { throw .unavailable }
            return key
        }

        private func accessControl() -> SecAccessControl? {
            let flags: SecAccessControlCreateFlags =
                switch proof {
                case .currentBiometry: .biometryCurrentSet
                case .userPresence: .userPresence
                }
            return SecAccessControlCreateWithFlags(
                nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, flags, nil)
        }
    }

    /// Maps the system's result codes to the port's errors.
    extension PresenceError {
        fileprivate init(_ status: Int32) {
            self =
                switch status {
                case errSecUserCanceled: .cancelled
                case errSecAuthFailed: .failed
                case errSecItemNotFound, errSecDecode: .damaged
                case errSecAllocate: .outOfMemory
                default: .unavailable
                }
        }
    }
#endif
