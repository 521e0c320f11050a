import WhisperVault
import WhisperLocalization
import WhisperPosixFiles
import WhisperSodiumSealing
import WhisperWhatsAppExport
import WhisperCore
import WhisperSecretMemory

/// Looks at what the program runs on and how the vault lies there, without opening it.
package struct Examination {
    let access: VaultAccess

    package init(access: VaultAccess) {
        self.access = access
    }

    /// All findings, in the order in which they are shown.
    package func findings() throws -> [Finding] {
        try programFindings() + protectionFindings() + vaultFindings() + [
            ServiceUnits(access.context.environment).finding
        ]
    }

    private func programFindings() throws -> [Finding] {
        var findings = [
            fine(.version, WhisperVersion.current), fine(.engine, StoreEngine.description), engineAge,
            fine(.libsodium, LibraryVersions.sodium), fine(.libarchive, ArchiveLibrary.version),
            fine(.libqrencode, LibraryVersions.qrEncoder), fine(.zbar, LibraryVersions.qrReader),
            fine(.libpng, LibraryVersions.png), fine(.libjpeg, LibraryVersions.jpeg),
            fine(.system, LibraryVersions.system), fine(.language, access.context.localizer.language.rawValue),
        ]
        if let cipher = try StoreEngine.cipherSettings(access.layout) { findings.insert(fine(.cipher, cipher), at: 3) }
        return findings
    }

    /// How old the code is that reads the database, and what a database meets before this code reads it.
    private var engineAge: Finding {
        let isEncrypted = (try? access.folder.isEncrypted) ?? StoreEngine.canEncrypt
        let text: DoctorText = isEncrypted ? .engineAgeEncrypted : .engineAgePlain
        return Finding(
            subject: .engineAge, verdict: .fine,
            value: LocalizedMessage(text, ["date": .text(StoreEngine.releaseDate)]))
    }

    private func protectionFindings() throws -> [Finding] {
        let isLocked =
            access.folder.adapters.memory.locksMemory
            && (!StoreEngine.canEncrypt || ProcessHardening.libraryKeysAreLocked)
        let isDumping = !ProcessHardening.leavesNoCoreDump
        let isDenied = access.context.denyNetwork()
        return [
            finding(.memory, isFine: isLocked, isLocked ? .doctorMemoryLocked : .doctorMemoryUnlocked),
            finding(.coreDumps, isFine: !isDumping, isDumping ? .doctorOn : .doctorOff),
            finding(
                .network, isFine: isDenied || !ProcessHardening.canDenyNetwork,
                isDenied ? .doctorNetworkDenied : .doctorNetworkAbsent),
        ]
    }

    private func vaultFindings() throws -> [Finding] {
        let layout = access.layout
        guard try access.folder.exists else {
            let place = LocalizedMessage(VaultText.doctorNoVault, ["path": .text(layout.directory)])
            return [Finding(subject: .vault, verdict: .fine, value: place)]
        }
        let isEncrypted = try access.folder.isEncrypted
        return [
            finding(.vault, isFine: isEncrypted, isEncrypted ? .doctorEncrypted : .doctorUnencrypted),
            try permissions(layout), try keyRing(),
        ]
    }

    /// Checks that group and others have no access to the vault's directory and the files in it.
    private func permissions(_ layout: VaultLayout) throws -> Finding {
        let paths =
            [layout.directory] + (try Files.names(in: layout.directory).sorted().map { layout.directory + "/" + $0 })
        guard let open = paths.first(where: { (FileMode.permissions(of: $0) ?? 0) & 0o077 != 0 }) else {
            return finding(.permissions, isFine: true, .doctorPermissionsFine)
        }
        let value = LocalizedMessage(VaultText.doctorPermissionsOpen, ["path": .text(open)])
        return Finding(subject: .permissions, verdict: .warning, value: value)
    }

    private func keyRing() throws -> Finding {
        let text: VaultText
        if !access.folder.canHoldKeys {
            text = .doctorKeyCacheNone
        } else {
            text = try access.folder.heldKeys() == nil ? .doctorKeyNotCached : .doctorKeyCached
        }
        return finding(.keyRing, isFine: true, text)
    }

    private func fine(_ subject: Finding.Subject, _ value: String) -> Finding {
        Finding(subject: subject, verdict: .fine, value: LocalizedMessage(verbatim: value))
    }

    private func finding(_ subject: Finding.Subject, isFine: Bool, _ text: VaultText) -> Finding {
        Finding(subject: subject, verdict: isFine ? .fine : .warning, value: LocalizedMessage(text))
    }
}
