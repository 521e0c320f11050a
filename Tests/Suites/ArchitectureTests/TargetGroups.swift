extension PackageDescription {
    /// The names of the targets that meet a condition.
    func names(_ isIncluded: (Target) -> Bool) -> Set<String> {
        Set(targets.values.filter(isIncluded).map(\.name))
    }

    /// The ports: protocols for what the domain needs from outside.
    var ports: Set<String> { names { $0.layer == "Ports" } }

    /// The adapters: each implements a port with one real component.
    var plugs: Set<String> { names { $0.layer == "Adapters" && !$0.path.hasPrefix("Adapters/Support/") } }

    /// The support targets: shared by adapters, without a port of their own.
    var support: Set<String> { names { $0.path.hasPrefix("Adapters/Support/") } }

    /// The programs that users run.
    var programs: Set<String> { names { $0.layer == "Sources" && $0.type == "executable" } }

    /// The composition roots: the targets shared by programs, the programs that wire adapters themselves, and the
    /// server side of the network.
    var compositionRoots: Set<String> {
        [
            "WhisperVault", "WhisperCommand", "WhisperRealtimeSockets", "whisper-bridge", "whisper-sync",
            "whisper-sync-devserver",
        ]
    }

    /// What programs share besides the front door: its targets depend on no program, and no library on them.
    var shared: Set<String> { ["WhisperCommand", "WhisperBrowsing"] }

    /// The targets that open connections.
    var network: Set<String> {
        ["WhisperRealtimeNIO", "WhisperRealtimeSockets", "whisper-sync", "whisper-sync-devserver"]
    }

    /// The value types and the use cases.
    var domain: Set<String> {
        names { $0.layer == "Sources" }.subtracting(compositionRoots).subtracting(shared).subtracting(programs)
    }

    /// The folders of targets, as ``SourceFile/target`` has them.
    func folders(of names: Set<String>) -> Set<String> {
        Set(names.compactMap { targets[$0]?.path.split(separator: "/").last.map(String.init) })
    }
}
