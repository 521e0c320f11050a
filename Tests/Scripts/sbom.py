"""The bill of materials of the programs, SPDX 2.3 as JSON, and the check of NOTICE that it is made from.

    sbom.py ROOT make FILE --version V --swift V --time SECONDS [--without GIO]
    sbom.py ROOT validate FILE
    sbom.py ROOT notice
    sbom.py ROOT linked SCRATCH

`make` takes licences and uses from NOTICE, versions from .ci/Package.resolved and pkg-config. `validate` checks the fields
that SPDX requires. `notice` compares NOTICE with Package.swift, the pins, and the reference bridge's requirements.
`linked` compares it with what a build under SCRATCH has linked.
"""

import argparse
import datetime
import glob
import json
import os
import re
import subprocess
import sys
import uuid

OURS = ("whisper", "whisper-bridge", "whisper-sync", "whisper-reader")
# Modules whose folder in the checkout has another name, or that share it with another package.
FOLDERS = {
    "SystemPackage": "swift-system",
    "ServiceContextModule": "swift-distributed-tracing",
    "ServiceContextModuleCompatibility": "swift-service-context",
}


def read(root, name):
    with open(os.path.join(root, name), encoding="utf-8") as file:
        return file.read()


def notice_rows(root):
    """The rows of NOTICE's tables, by the name of each table's first column and its row's cells."""
    rows, heading = [], None
    for line in read(root, "NOTICE").splitlines():
        if not line.startswith("|"):
            heading = None
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if heading is None:
            heading = cells
        elif not set(line) <= set("|-"):
            rows.append(dict(zip(heading, cells, strict=True)))
    return rows


def pins(root):
    return {pin["identity"]: pin for pin in json.loads(read(root, ".ci/Package.resolved"))["pins"]}


def system_libraries(root):
    """Pairs of a system-library target and a name that pkg-config knows."""
    pattern = r'\.systemLibrary\(\s*name: "(\w+)",[^()]*?pkgConfig:\s*"([^"]+)"'
    return {(target, name) for target, names in re.findall(pattern, read(root, "Package.swift")) for name in names.split()}


def notice_problems(root):
    manifest = read(root, "Package.swift")
    rows = notice_rows(root)
    packages = {row["package"] for row in rows if "repository" in row and "package" in row}
    libraries = {(row["module"], row["library"]) for row in rows if "module" in row}
    python = {row["package"] for row in rows if "what it is" in row}
    declared = {url.rsplit("/", 1)[1] for url in re.findall(r'\.package\(\s*url: "([^"]+)"', manifest)}
    required = set(re.findall(r"^(\w[\w-]*)==", read(root, "Adapters/ReferenceBridge/requirements.txt"), re.M))
    targets = set(re.findall(r'\.systemLibrary\(\s*name: "(\w+)"', manifest))
    problems = []
    if not declared or not targets or not required:
        problems.append("Package.swift or requirements.txt could not be read")
    problems += [f"{target} has no pkgConfig that could be read" for target in targets - {t for t, _ in system_libraries(root)}]
    for what, wanted, found in (
        ("package of the pins", set(pins(root)), packages),
        ("C library of Package.swift", system_libraries(root), libraries),
        ("package of the reference bridge", required, python),
    ):
        problems += [f"NOTICE lacks the {what} {item}" for item in sorted(wanted - found)]
        problems += [f"NOTICE names {item}, which is not a {what}" for item in sorted(found - wanted)]
    problems += [f".ci/Package.resolved lacks {name} of Package.swift" for name in sorted(declared - set(pins(root)))]
    problems += [f"a row of NOTICE has an empty cell: {row}" for row in rows if "" in row.values()]
    return problems


def linked_problems(root, scratch):
    used = {row["package"]: set(row["programs"].split()) - {"-"} for row in notice_rows(root) if "repository" in row and "package" in row}
    found = {name: set() for name in used}
    problems = []
    for program in OURS:
        [path] = glob.glob(os.path.join(scratch, "*", "release", f"{program}.product", "Objects.LinkFileList"))
        modules = set(re.findall(r"/([\w-]+)\.build/", read("/", path)))
        for module in modules - {"Whisper", program.replace("-", "_")}:
            if re.match(r"C?Whisper|whisper", module):
                continue
            places = glob.glob(os.path.join(scratch, "checkouts", "*", "Sources", "**", module), recursive=True)
            owners = {os.path.relpath(place, os.path.join(scratch, "checkouts")).split(os.sep)[0] for place in places}
            owners = {FOLDERS[module]} if module in FOLDERS else owners
            if len(owners) != 1 or not owners <= set(found):
                problems.append(f"{program} contains {module}, which belongs to {sorted(owners) or 'no package'}")
                continue
            found[owners.pop()].add(program)
    for name in sorted(used):
        if used[name] != found[name]:
            problems.append(f"NOTICE says that {name} is in {sorted(used[name])}; it is in {sorted(found[name])}")
    return problems


def identifier(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(name, version, licence, home, purpose, reference=None):
    entry = {
        "SPDXID": identifier(name),
        "name": name,
        "versionInfo": version,
        "downloadLocation": home if home.startswith("http") else "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        "primaryPackagePurpose": purpose,
    }
    if reference:
        entry["externalRefs"] = [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": reference}
        ]
    return entry


def make(root, arguments):
    packages, relationships = [], []

    def relate(one, kind, other):
        relationships.append({"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other})

    for program in OURS:
        entry = package(program, arguments.version, "MIT", "NOASSERTION", "APPLICATION")
        packages.append(entry)
        relate("SPDXRef-DOCUMENT", "DESCRIBES", entry["SPDXID"])
    versions = pins(root)
    for row in notice_rows(root):
        programs = [] if row.get("programs", "-") == "-" else row["programs"].split()
        if not programs:
            continue
        if "library" in row:
            if row["module"] in arguments.without:
                continue
            answer = subprocess.run(["pkg-config", "--modversion", row["library"]], capture_output=True, text=True)
            if answer.returncode != 0:
                sys.exit(f"pkg-config does not know {row['library']}")
            entry = package(row["library"], answer.stdout.strip(), row["licence"], row["project"], "LIBRARY")
            kind = "DYNAMIC_LINK"
        else:
            name, home = row.get("package") or row["part"], row["repository"]
            version = versions[name]["state"]["version"] if "package" in row else arguments.swift
            reference = f"pkg:swift/{home.removeprefix('https://')}@{version}"
            entry = package(name, version, row["licence"], home, "LIBRARY", reference)
            kind = "STATIC_LINK"
        packages.append(entry)
        for program in programs:
            relate(identifier(program), kind, entry["SPDXID"])
    name = f"whisper-{arguments.version}"
    content = json.dumps([packages, relationships], sort_keys=True)
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": name,
        "documentNamespace": f"https://example.org/whisper/sbom/{name}-{uuid.uuid5(uuid.NAMESPACE_URL, content)}",
        "creationInfo": {
            "created": datetime.datetime.fromtimestamp(arguments.time, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: whisper-sbom"],
        },
        "packages": packages,
        "relationships": relationships,
    }
    with open(arguments.file, "w", encoding="utf-8") as file:
        json.dump(document, file, indent=2, ensure_ascii=False)
        file.write("\n")


def validation_problems(path):
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    problems = []

    def require(holds, problem):
        if not holds:
            problems.append(problem)

    def texts(entry, names, where):
        for name in names:
            require(isinstance(entry.get(name), str) and entry[name], f"{where} has no {name}")

    texts(document, ("spdxVersion", "dataLicense", "SPDXID", "name", "documentNamespace"), "the document")
    require(document.get("spdxVersion") == "SPDX-2.3", "the version is not SPDX-2.3")
    require(document.get("dataLicense") == "CC0-1.0", "the data licence is not CC0-1.0")
    require("#" not in document.get("documentNamespace", "#"), "the namespace is not a URI without a fragment")
    created = document.get("creationInfo", {}).get("created", "")
    require(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", created), "the time of creation is not in UTC seconds")
    require(document.get("creationInfo", {}).get("creators"), "there is no creator")
    known = {document.get("SPDXID")}
    for entry in document.get("packages", []):
        where = entry.get("name", "a package")
        texts(entry, ("SPDXID", "name", "versionInfo", "downloadLocation", "licenseConcluded", "licenseDeclared", "copyrightText"), where)
        require(re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", entry.get("SPDXID", "")), f"{where} has a wrong identifier")
        require(entry.get("SPDXID") not in known, f"{where} is there twice")
        require(entry.get("filesAnalyzed") is False, f"{where} claims that files were analysed")
        known.add(entry.get("SPDXID"))
    related = set()
    for relationship in document.get("relationships", []):
        ends = {relationship.get("spdxElementId"), relationship.get("relatedSpdxElement")}
        require(ends <= known, f"a relationship names what is not there: {sorted(ends - known, key=str)}")
        require(relationship.get("relationshipType") in ("DESCRIBES", "STATIC_LINK", "DYNAMIC_LINK"), "an unknown relationship")
        related |= ends
    require(known == related, f"nothing relates to {sorted(known - related)}")
    for program in OURS:
        require(identifier(program) in known, f"{program} is missing")
    return problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root")
    parser.add_argument("verb", choices=("make", "validate", "notice", "linked"))
    parser.add_argument("file", nargs="?")
    parser.add_argument("--version")
    parser.add_argument("--swift")
    parser.add_argument("--time", type=int)
    parser.add_argument("--without", action="append", default=[], metavar="MODULE")
    arguments = parser.parse_args()
    problems = []
    match arguments.verb:
        case "make":
            make(arguments.root, arguments)
        case "validate":
            problems = validation_problems(arguments.file)
        case "notice":
            problems = notice_problems(arguments.root)
        case "linked":
            problems = linked_problems(arguments.root, arguments.file)
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
