import Foundation
import WhisperJSONText

/// One round: two commands at once on a copy of the template, and a check of the result.
struct PairTrial {
    let template: PairTemplate
    /// The round's own folder, which is not there yet.
    let folder: String
    let commands: [PairCommand]
    /// The delay in microseconds before the second starts.
    let delay: UInt32
    /// Whether there is no vault at first, as for its creation.
    let beginsEmpty: Bool
    /// Whether the vault is unlocked at first, and the commands that can do so work under the key that is kept.
    let keepsKey: Bool

    private var vault: String { folder + "/vault" }

    /// A vault that is left, and a passphrase that opens it.
    private struct Left {
        let path: String
        let passphraseFile: String
        /// The passphrase's change that it is of; nil for the first passphrase.
        let change: Int?
        let export: String
    }

    /// Plays the round.
    ///
    /// - Returns: How many of the two reported that their work was done.
    func run() throws -> Int {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        if !beginsEmpty { try FileManager.default.copyItem(atPath: template.vault, toPath: vault) }
        if keepsKey {
            let unlocked = try template.run(["unlock", "--for", "10m"], vault: vault)
            guard unlocked.status == 0 else {
                throw CrashFailure("unlock ended with \(unlocked.status): \(unlocked.errors)")
            }
        }
        // Whatever the round did: the kernel keeps no key of a vault that is gone.
        defer {
            if keepsKey { _ = try? template.run(["lock"], vault: vault) }
        }
        var running: [PairRun.Running] = []
        for (slot, command) in commands.enumerated() {
            if slot == 1 { usleep(delay) }
            let process = template.process(
                command.program, command.arguments(slot, template, in: folder), vault: vault,
                passphraseFile: keepsKey && command.worksUnderKeptKey ? nil : template.presentPassphraseFile,
                home: folder)
            running.append(try PairRun.started(process, in: folder))
        }
        // A client follows its server until it is ended: once it has caught up, or reported that it cannot.
        for (command, run) in zip(commands, running) where command == .sync {
            run.end { output in
                output.contains(#""backlog":true"#) || output.contains(#""type":"received""#)
            }
        }
        let runs = try running.map(PairRun.finished)
        do {
            try check(runs)
        } catch {
            let ends = zip(commands, runs).map { "\($0.rawValue) ended with \($1.status): \($1.output)\($1.errors)" }
            throw CrashFailure("\(error)\n" + ends.joined(separator: "\n"))
        }
        return runs.count { $0.status == 0 }
    }

    // MARK: Looks

    private func check(_ runs: [PairRun]) throws {
        for run in runs {
            // Refused, not there, of another passphrase, an identity archived meanwhile: but neither damaged nor killed.
            guard [0, 1, 10, 11, 12, 24].contains(run.status), !run.errors.contains("should not have") else {
                throw CrashFailure("a command ended as it must not")
            }
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let places = names.filter { $0 == "vault" || $0.hasPrefix("vault.before-restore-") }
        for name in names
        where name.hasSuffix(".restoring") || name.hasSuffix(".partial") || name.hasSuffix(".replaced") {
            throw CrashFailure("\(name) is left behind")
        }
        let left = try places.map { try look(at: folder + "/" + $0) }
        if beginsEmpty {
            guard !left.isEmpty || runs.allSatisfy({ $0.status != 0 }) else { throw CrashFailure("no vault is left") }
        } else {
            guard left.contains(where: { $0.path == vault }) else { throw CrashFailure("no vault is in its place") }
            guard left.contains(where: { $0.export.contains(PairTemplate.kept) }) else {
                throw CrashFailure("what the vault held is gone")
            }
            // A rule that is set deletes nothing, and a rule for one chat nothing of another.
            guard commands.contains(.applyRetention) || left.contains(where: { $0.export.contains(PairTemplate.aged) })
            else { throw CrashFailure("old messages are gone, and nothing has applied the rules") }
        }
        for (slot, command) in commands.enumerated() where runs[slot].status == 0 {
            guard try isDone(command, slot, runs[slot], left, runs) else {
                throw CrashFailure("\(command.rawValue) said that it was done, and it is not")
            }
        }
    }

    /// Opens a vault that is left, checks it, and reads everything.
    private func look(at path: String) throws -> Left {
        let candidates: [(Int?, String)] =
            [(nil, template.presentPassphraseFile)] + (0...1).map { ($0, template.passphraseFile($0)) }
        for (change, file) in candidates {
            let verified = try template.run(["verify", "--attachments", "--json"], vault: path, passphraseFile: file)
            if verified.status == 12, verified.errors.contains("wrong-passphrase") { continue }
            guard verified.status == 0 else {
                throw CrashFailure("verify of \(path): \(verified.status) \(verified.output)\(verified.errors)")
            }
            let export = try template.run(["export", "json"], vault: path, passphraseFile: file)
            guard export.status == 0 else { throw CrashFailure("export of \(path): \(export.errors)") }
            let doctor = try template.run(["doctor", "--json"], vault: path, passphraseFile: file)
            guard case .object(let found)? = try? JSONValue.parse(doctor.output),
                case .object(let trust)? = found["trust"], trust.text("verdict") == "fine"
            else { throw CrashFailure("trust is in doubt in \(path): \(doctor.output)\(doctor.errors)") }
            return Left(path: path, passphraseFile: file, change: change, export: export.output)
        }
        throw CrashFailure("\(path) opens under no passphrase")
    }

    /// Whether the reported result of a command exists: in the vault, or in the one that a restore has set aside.
    private func isDone(
        _ command: PairCommand, _ slot: Int, _ run: PairRun, _ left: [Left], _ runs: [PairRun]
    ) throws -> Bool {
        func output(_ arguments: [String], _ vault: Left) throws -> String {
            let run = try template.run(arguments, vault: vault.path, passphraseFile: vault.passphraseFile)
            guard run.status == 0 else { throw CrashFailure("\(arguments): \(run.errors)") }
            return run.output
        }
        switch command {
        case .rekey, .format, .create: return true
        case .restore: return beginsEmpty || left.count > 1
        case .passphrase: return left.contains { $0.change == slot }
        case .import: return left.contains { $0.export.contains(PairTemplate.imported(slot)) }
        case .sync:
            // The messages that it reported as received are stored, and the server has those it reported as sent.
            let told = run.output.split(separator: "\n").compactMap { line -> JSONObject? in
                guard case .object(let object)? = try? JSONValue.parse(String(line)) else { return nil }
                return object
            }
            let sent = told.filter { $0.text("type") == "sent" }.compactMap { $0.text("message") }
            let received = told.filter { $0.text("type") == "received" }.reduce(0) {
                $0 + ($1.integer("messages") ?? 0)
            }
            guard sent.allSatisfy({ id in left.contains { $0.export.contains(id) } }) else { return false }
            return left.contains { vault in
                (0..<PairTemplate.heard).count { vault.export.contains(PairTemplate.heard($0)) } >= Int(received)
            }
        case .delete:
            return try left.contains {
                try !output(["conversations", "--json"], $0).contains(PairTemplate.doomed(slot))
            }
        case .contact:
            return try left.contains {
                try output(["contact", "list", "--json"], $0).contains(PairTemplate.newContact(slot))
            }
        case .trust:
            return try left.contains {
                let shown = try output(["contact", "show", PairTemplate.friend(slot), "--json"], $0)
                guard case .object(let contact)? = try? JSONValue.parse(shown) else { return false }
                return contact.text("trust") == "verified"
            }
        case .rotate:
            let isRestored = zip(commands, runs).contains { $0 == .restore && $1.status == 0 }
            let count = zip(commands, runs).count { $0 == .rotate && $1.status == 0 }
            return try left.contains {
                let shown = try output(["identity", "show", "Me", "--json"], $0)
                guard case .object(let identity)? = try? JSONValue.parse(shown) else { return false }
                return identity.integer("key_version") ?? 0 >= (isRestored ? 2 : 1 + Int64(count))
            }
        case .inbox:
            let bodies = run.output.split(separator: "\n").compactMap { line -> String? in
                guard case .object(let object)? = try? JSONValue.parse(String(line)) else { return nil }
                return object.text("type") == "opened" ? object.text("body") : nil
            }
            return bodies.allSatisfy { body in left.contains { $0.export.contains(#""\#(body)""#) } }
        case .bridge:
            return left.contains { vault in
                let lines = vault.export.split(separator: "\n")
                return (1...PairTemplate.told).allSatisfy { number in
                    lines.count { $0.contains(#""external_id":"m\#(number)""#) } == 1
                }
            }
        case .setRetention:
            // If both have set it, one of them was the last.
            let ages = (0...1).filter { commands[$0] == .setRetention && runs[$0].status == 0 }.map(PairTemplate.age)
            return try left.contains { vault in
                let rules = try output(["retention", "list", "--json"], vault)
                return ages.contains { rules.contains(#""keep":"\#($0)""#) }
            }
        case .applyRetention:
            return left.contains { !$0.export.contains(PairTemplate.aged) }
        case .backup:
            let backup = try look(at: folder + "/backup")
            return beginsEmpty || backup.export.contains(PairTemplate.kept)
        }
    }
}
