/// The files of a folder or an archive by name, and by what programs that moved them make of names: another case
/// (`IMG….JPG`), or no full stop at the end, which Windows drops.
struct FileNames: Sendable {
    /// The first file with each name.
    private var numbers: [String: Int] = [:]
    /// The file with each name as it is compared; nil if several have it.
    private var likely: [String: Int?] = [:]
    /// Names that several files have, at most a hundred.
    private(set) var repeated: [String] = []

    /// - Parameter names: The names, with the numbers of their files.
    init(_ names: some Sequence<(number: Int, name: String)>) {
        for (number, name) in names {
            if numbers[name] == nil {
                numbers[name] = number
                let key = FileNames.key(name)
                likely[key] = .some(likely[key] == nil ? number : nil)
            } else if !repeated.contains(name), repeated.count < 100 {
                repeated.append(name)
            }
        }
    }

    /// The file that a text calls so, if there is one: the one with that name, or the only one with a likely form of it.
    subscript(name: String) -> Int? { numbers[name] ?? likely[FileNames.key(name)] ?? nil }

    private static func key(_ name: String) -> String {
        var key = name.lowercased()
        while key.utf8.count > 1, key.hasSuffix(".") { key.removeLast() }
        return key
    }
}
