"""Turns the Swift blocks of the documents into a package, so that the compiler reads them.

    snippets.py ROOT PACKAGE

ROOT is the repository that PACKAGE depends on. Each document becomes a target that depends on the products that its
blocks import, and each block a function in a separate file; a block with declarations that no function can contain, such
as an extension, is not wrapped. An HTML comment directly above a block gives what the block takes for granted, which
readers do not see: imports and statements, or `name: Type` for a parameter. Manifests are left out. Compiler messages
name the document and its line.
"""

import pathlib
import re
import sys

FENCE = re.compile(r"^( *)```swift *$")
GIVEN = re.compile(r"<!-- given: *(.*?) *-->", re.S)
PARAMETER = re.compile(r"^\w+: [^=]+$")
IMPORT = re.compile(r"^(?:public )?import (\w+)$")
TOP_LEVEL = re.compile(r"^(@Test|@Suite|@main|extension |public |final class .*: XCTestCase)", re.M)

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "snippets",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "whisper", path: "%s")],
    targets: [
%s
    ]
)
"""


class Block:
    """A block of a document: its lines, the number of the first, and what is given to it."""

    def __init__(self, document, line, lines, given):
        self.document = document
        self.line = line
        self.lines = lines
        self.given = given

    @property
    def is_manifest(self):
        return bool(self.lines) and self.lines[0].startswith("// swift-tools-version")

    @property
    def imports(self):
        return {match[1] for line in self.lines + self.given if (match := IMPORT.match(line))}

    def source(self, number):
        """The file that the compiler reads."""
        imports = [line for line in self.lines + self.given if IMPORT.match(line)]
        # An import leaves an empty line, so that the numbers of the lines after it do not change.
        body = "\n".join("" if IMPORT.match(line) else line for line in self.lines)
        given = [line for line in self.given if not IMPORT.match(line)]
        parameters = [line for line in given if PARAMETER.match(line)]
        statements = "\n".join(line for line in given if line not in parameters)
        located = f'#sourceLocation(file: "{self.document}", line: {self.line})\n{body}\n#sourceLocation()\n'
        head = "\n".join(dict.fromkeys(imports)) + "\n\n"
        if TOP_LEVEL.search(body):
            return head + statements + "\n" + located
        return f"{head}func block{number}({', '.join(parameters)}) async throws {{\n{statements}\n{located}}}\n"


def blocks(document, text):
    """The Swift blocks of a document."""
    lines = text.split("\n")
    found, index = [], 0
    while index < len(lines):
        opening = FENCE.match(lines[index])
        index += 1
        if not opening:
            continue
        start, indent = index, len(opening[1])
        while index < len(lines) and lines[index].strip() != "```":
            index += 1
        above = "\n".join(lines[: start - 1]).rstrip()
        given = []
        if above.endswith("-->"):
            comment = GIVEN.fullmatch(above[above.rindex("<!--"):])
            given = [line.strip() for line in comment[1].split("\n")] if comment else []
        found.append(Block(document, start + 1, [line[indent:] for line in lines[start:index]], given))
    return found


def documents(root):
    """Names and blocks of everything that shows Swift to a reader."""
    names = ["README.md"] + sorted(str(path.relative_to(root)) for path in root.glob("docs/guides/*.md"))
    catalogue = root / "Sources/Vault/Vault.docc"
    names += sorted(str(path.relative_to(root)) for path in catalogue.rglob("*.md"))
    for name in names:
        yield name, blocks(name, (root / name).read_text(encoding="utf-8"))
    for path in sorted(catalogue.rglob("*.swift")):
        name = str(path.relative_to(root))
        yield name, [Block(name, 1, path.read_text(encoding="utf-8").split("\n"), [])]


def write(path, text):
    """Writes a file if its content differs: what is up to date is not built again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main(root, package):
    targets, written, count = [], {package / "Package.swift"}, 0
    for name, found in documents(root):
        found = [block for block in found if not block.is_manifest]
        if not found:
            continue
        target = "Snippets_" + re.sub(r"\W", "_", name)
        imports = set().union(*(block.imports for block in found))
        products = sorted(module for module in imports if module.startswith("Whisper"))
        dependencies = ", ".join(f'.product(name: "{product}", package: "whisper")' for product in products)
        targets.append(f'        .target(name: "{target}", dependencies: [{dependencies}], swiftSettings: strict),')
        for number, block in enumerate(found, start=1):
            path = package / "Sources" / target / f"Block{number}.swift"
            write(path, block.source(number))
            written.add(path)
        count += len(found)
    write(package / "Package.swift", MANIFEST % (root, "\n".join(targets)))
    for path in package.glob("Sources/**/*.swift"):
        if path not in written:
            path.unlink()
    print(f"{count} blocks in {len(targets)} documents")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve())
