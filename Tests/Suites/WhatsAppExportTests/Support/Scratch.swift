#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Files that tests make for themselves.
enum Scratch {
    struct Failure: Error {}

    /// A path that no other test uses.
    static func path(_ name: String) -> String {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        return "\(folder)/whisper-tests-\(getpid())-\(UInt64.random(in: 0 ... .max))-\(name)"
    }

    static func write(_ path: String, _ bytes: [UInt8]) throws {
        guard let file = fopen(path, "w") else { throw Failure() }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure() }
    }

    /// The bytes of a file.
    static func read(_ path: String) throws -> [UInt8] {
        guard let file = fopen(path, "r") else { throw Failure() }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4 << 20)
        let count = fread(&bytes, 1, bytes.count, file)
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// A file with a hole between two pieces.
    static func writeSparse(_ path: String, head: [UInt8], tail: [UInt8], at offset: Int64) throws {
        try write(path, head)
        guard let file = fopen(path, "r+") else { throw Failure() }
        defer { fclose(file) }
        guard fseek(file, Int(offset), SEEK_SET) == 0, fwrite(tail, 1, tail.count, file) == tail.count else {
            throw Failure()
        }
    }

    static func makeFolder(_ path: String) throws {
        guard mkdir(path, 0o700) == 0 else { throw Failure() }
    }

    static func remove(_ path: String) { _ = unlink(path) }

    static func removeFolder(_ path: String, _ names: [String]) {
        for name in names { remove(path + "/" + name) }
        _ = rmdir(path)
    }
}
