"""How large the package is, from its sources and its manifest, in a few seconds and without a build.

    size.py ROOT [--json]

Counts Swift files. *Code* is lines that are neither blank nor only a comment. A file is *generated* if its first line
says what wrote it (`// Written by …`, `// Made by …`); of the others, those under Ports, Sources and Adapters are
*product*, those under Tests *tests*, those under Examples *examples*.
"""

import collections
import json
import os
import re
import statistics
import subprocess
import sys

SHORT = 40
# Folders of fewer lines are shown together.
LISTED = 200
# Columns for a name, so that two tables stand side by side in 80.
NAME = 23
LAYERS = ("Ports", "Sources", "Adapters", "Tests", "Examples")
PRODUCT = ("Ports", "Sources", "Adapters")
KINDS = ("product", "generated", "tests", "examples")

# Longest first: a quote within one of these begins nothing.
TOKEN = re.compile(
    r"""
    (?P<string>\#\"\"\".*?\"\"\"\#|\"\"\"(?:\\.|[^\\])*?\"\"\"|\#"[^\n]*?"\#|"(?:\\.|[^"\\\n])*"|\#/[^\n]*?/\#)
    |(?P<comment>//[^\n]*|/\*.*?\*/)
    """,
    re.S | re.X,
)


def blanked(text):
    """The text without comments, and with string literals as `""`; lines stay lines."""

    def replace(match):
        lines = "\n" * match[0].count("\n")
        if match["comment"] is not None:
            return lines
        # Every line of a literal is code.
        return '""' + lines.replace("\n", '\n""')

    return TOKEN.sub(replace, text)


class File:
    def __init__(self, root, path):
        with open(os.path.join(root, path), encoding="utf-8") as file:
            text = file.read()
        self.path = path
        self.name = os.path.basename(path)
        self.layer, _, rest = path.partition("/")
        self.lines = text.count("\n") + (not text.endswith("\n") and text != "")
        self.text = blanked(text)
        self.code = sum(1 for line in self.text.split("\n") if line.strip())
        if re.match(r"// (Written|Made) by ", text):
            self.kind = "generated"
        else:
            self.kind = "product" if self.layer in PRODUCT else self.layer.lower()
        names = os.path.dirname(rest).split("/")
        deep = path.startswith("Adapters/Support/") and len(names) > 1
        self.folder = "/".join([self.layer] + names[: 2 if deep else 1]).rstrip("/")


def files(root):
    found = []
    for layer in LAYERS:
        for folder, folders, names in os.walk(os.path.join(root, layer)):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            found += [
                File(root, os.path.relpath(os.path.join(folder, name), root))
                for name in sorted(names)
                if name.endswith(".swift")
            ]
    return found


def sizes(chosen):
    chosen = list(chosen)
    return {"files": len(chosen), "lines": sum(f.lines for f in chosen), "code": sum(f.code for f in chosen)}


def enclosed(text, start, brackets):
    """What stands between the bracket at `start` and the one that closes it, and the position after that."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == brackets[0]) - (text[place] == brackets[1])
        if depth == 0:
            return text[start + 1 : place], place + 1
    return text[start + 1 :], len(text)


def outer(text):
    """The text with everything within brackets left out."""
    depth, kept = 0, []
    for character in text:
        if character in ")]}":
            depth -= 1
        if depth == 0:
            kept.append(character)
        if character in "([{":
            depth += 1
    return "".join(kept)


def unlabelled(file):
    """Where each function and initialiser with parameters without a label is, and how many it has."""
    text, found = file.text, []
    for match in re.finditer(r"\b(?:func\s+`?\w+`?|init[?!]?)\s*(?:<[^()]*?>)?\s*(?=\([^)])", text):
        parameters, end = enclosed(text, match.end(), "()")
        # A call of an initialiser has no types.
        if match[0].startswith("init") and ":" not in outer(parameters):
            continue
        count = len(re.findall(r"(?:^|,)\s*(?:@\w+\s+)*_\s+\w+\s*:", outer(parameters)))
        if count:
            found.append((f"{file.path}:{text.count(chr(10), 0, match.start()) + 1}", count))
    return found


# Kinds of values and operations that the port describes to every store alike: none need tell them apart.
ALIKE = ("StoredValue", "StoreOperation")


def protocols(chosen):
    """Each protocol by its name: the names that it refines, the number of its own requirements, the types of parameters."""
    found = {}
    for file in chosen:
        for match in re.finditer(r"\bprotocol\s+(\w+)(?:<[^>]*>)?\s*(?::([^{]*?))?(?:\bwhere\b[^{]*)?\{", file.text):
            body, _ = enclosed(file.text, match.end() - 1, "{}")
            own = re.findall(r"\b(?:func|var|init|subscript)\b", outer(body))
            refined = re.findall(r"\w+", match[2] or "")
            taken = [enclosed(body, func.end(), "()")[0] for func in re.finditer(r"\bfunc\s+\w+(?:<[^()]*?>)?", body)]
            found[match[1]] = (refined, len(own), set(re.findall(r":\s*\[?(\w+)", " ".join(taken))))
    return found


def enumerations(chosen):
    """Each enumeration by its name, with the number of its cases."""
    found = {}
    for file in chosen:
        for match in re.finditer(r"\benum\s+(\w+)[^{]*\{", file.text):
            body, _ = enclosed(file.text, match.end() - 1, "{}")
            found[match[1]] = sum(
                names.count(",") + 1
                for names in re.findall(r"\bcase\s+([\w`][^=\n]*?(?:,\s*[\w`][^=\n]*?)*)\s*(?:=|\n|$|;)", outer(body))
            )
    return found


def requirements(known, names):
    """The requirements of some protocols and of all that they refine, each protocol once; None without any of these."""
    reached = refined(known, names)
    return sum(known[name][1] for name in reached) if reached else None


def refined(known, names):
    """Some protocols, and all that they refine."""
    reached, pending = set(), list(names)
    while pending:
        name = pending.pop()
        if name in known and name not in reached:
            reached.add(name)
            pending += known[name][0]
    return reached


def cases(known, names, enums):
    """The cases of the enumerations that requirements take, which an adapter has to tell apart."""
    types = set().union(*(known[name][2] for name in refined(known, names)))
    return sum(count for name, count in enums.items() if name in types and name not in ALIKE)


def manifest(root):
    """Lines of the manifest, targets and library products; the latter None where there is no Swift to ask."""
    path = os.path.join(root, "Package.swift")
    if not os.path.exists(path):
        return {"lines": None, "targets": None, "libraries": None}
    with open(path, encoding="utf-8") as file:
        found = {"lines": file.read().count("\n"), "targets": None, "libraries": None}
    environment = {name: value for name, value in os.environ.items() if name != "WHISPER_TARGETS"}
    # A scratch path of its own, as a build locks the usual one.
    command = ["swift", "package", "--package-path", root, "--scratch-path", os.path.join(root, ".build/size")]
    try:
        dumped = subprocess.run(command + ["dump-package"], capture_output=True, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError):
        return found
    package = json.loads(dumped.stdout)
    found["targets"] = len(package["targets"])
    found["libraries"] = sum("library" in product["type"] for product in package["products"])
    return found


def measured(root):
    every = files(root)
    product = [file for file in every if file.kind == "product"]
    lines = [file.lines for file in product]
    functions = [place for file in product for place in unlabelled(file)]
    named = collections.Counter(file.name for file in product if file.name != "main.swift")
    shared = {name: count for name, count in named.items() if count > 1}
    known = protocols(file for file in product if file.layer == "Ports")
    transaction = ["StoreReader", "StoreWriter"]
    return {
        "kinds": {kind: sizes(file for file in every if file.kind == kind) for kind in KINDS},
        "all": sizes(every),
        "folders": {
            folder: sizes(file for file in every if file.folder == folder)
            for folder in sorted({file.folder for file in every})
        },
        "manifest": manifest(root),
        "product": {
            "files": len(product),
            "median_lines": statistics.median(lines) if lines else 0,
            "short_files": sum(count < SHORT for count in lines),
            "shared_names": len(shared),
            "files_of_shared_names": sum(shared.values()),
            "pairs_of_one_name": sum(count * (count - 1) // 2 for count in shared.values()),
            "functions_with_three_unlabelled": sum(count >= 3 for _, count in functions),
            "functions_with_two_unlabelled": sum(count == 2 for _, count in functions),
            "places_of_three_unlabelled": [place for place, count in functions if count >= 3],
        },
        "store": {
            "vault_store": requirements(known, ["VaultStore"]),
            "reader_and_writer": requirements(known, transaction),
            "all": requirements(known, ["VaultStore"] + transaction),
            "cases": cases(
                known, ["VaultStore"] + transaction, enumerations(f for f in product if f.layer == "Ports")
            ),
            "in_memory_code": sum(file.code for file in every if file.folder == "Adapters/InMemoryStore"),
        },
    }


def shown(number):
    return "?" if number is None else f"{number:,}" if isinstance(number, int) else f"{number:g}"


def row(name, size):
    return f"{name[:NAME]:<{NAME}} {shown(size['lines']):>7} {shown(size['code']):>7}"


def total(chosen):
    return {key: sum(size[key] for size in chosen) for key in ("files", "lines", "code")}


def sections(folders):
    """A line for each section and, below it, for each of its folders; small ones are counted together."""
    lines = []
    for section in ("Ports", "Sources", "Adapters", "Adapters/Support", "Tests", "Examples"):
        inside = {name: size for name, size in folders.items() if section in (name, os.path.dirname(name))}
        if not inside:
            continue
        lines.append(row(section, total(inside.values())))
        if section in ("Ports", "Examples"):
            continue
        large = {name: size for name, size in inside.items() if size["lines"] >= LISTED}
        small = [size for name, size in inside.items() if name not in large]
        lines += [row(" " + os.path.basename(name), size) for name, size in large.items()]
        if small:
            lines.append(row(f" {len(small)} under {LISTED} lines", total(small)))
    return lines


def report(found):
    heading = f"{'':<{NAME}} {'lines':>7} {'code':>7}"
    print(heading)
    for kind, size in found["kinds"].items():
        print(row(kind, size))
    print(row("all", found["all"]))

    # Down the left half of the screen, then down the right.
    listed = sections(found["folders"])
    half = (len(listed) + 1) // 2
    print(f"\n{heading}  {heading}")
    for place in range(half):
        print("  ".join([listed[place]] + listed[place + half : place + half + 1]))

    product, package, store = found["product"], found["manifest"], found["store"]
    share = 100 * product["short_files"] / max(product["files"], 1)
    print()
    figures = [
        ("targets, library products", f"{shown(package['targets'])}, {shown(package['libraries'])}"),
        ("lines of Package.swift", shown(package["lines"])),
        ("product files, median of their lines", f"{shown(product['files'])}, {shown(product['median_lines'])}"),
        (f"product files under {SHORT} lines", f"{shown(product['short_files'])} ({share:.0f} %)"),
        (
            "product files that share a name, names, pairs",
            ", ".join(shown(product[key]) for key in ("files_of_shared_names", "shared_names", "pairs_of_one_name")),
        ),
        (
            "product functions with 3 or more unlabelled parameters, with 2",
            ", ".join(shown(product[f"functions_with_{count}_unlabelled"]) for count in ("three", "two")),
        ),
        ("requirements of VaultStore and what it refines", shown(store["vault_store"])),
        ("requirements of StoreReader and StoreWriter", shown(store["reader_and_writer"])),
        ("cases of the enumerations that these take", shown(store["cases"])),
        ("code of Adapters/InMemoryStore", shown(store["in_memory_code"])),
    ]
    for name, value in figures:
        print(f"{name:<63} {value:>15}")


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--json"]
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.exit(__doc__)
    result = measured(os.path.abspath(arguments[0]))
    if "--json" in sys.argv[1:]:
        print(json.dumps(result))
    else:
        report(result)
