#!/usr/bin/env bash
# Makes the files of a release, under .build-dist/, from the last commit:
#
#   whisper-VERSION.tar.gz                    the source
#   whisper-VERSION-SYSTEM-MACHINE.tar.gz     the programs, manual pages and completions; Swift's runtime is linked in
#   whisper-VERSION-SYSTEM-MACHINE.spdx.json  the bill of materials of these programs
#   SHA256SUMS                                checksums of all three
#
#   dist.sh [--check]
#
# The archive of the programs is unpacked again elsewhere, and they are used from there.
# --check makes all of it twice, in two clones at different paths, and compares the bytes.
source "$(dirname "$0")/common.sh"
umask 022

output=$root/.build-dist
case ${1:-} in '' | --check) ;; *) fail "unknown option: $1" ;; esac

if [[ ${1:-} == --check ]]; then
    work=$root/.build-dist-check
    rm -rf "$work"
    mkdir -p "$work"
    # Of different depth and length, so that a path in the result shows.
    places=("$work/one" "$work/the/second/place")
    # Both before anything is built, so that they are of one commit.
    for place in "${places[@]}"; do git clone -q "$root" "$place"; done
    for place in "${places[@]}"; do
        say "Release built in ${place#"$root/"}"
        (unset SOURCE_DATE_EPOCH && "$place/Tests/Scripts/dist.sh") >"$work/build.log" 2>&1 </dev/null || {
            tail -n 30 "$work/build.log" >&2
            fail 'the release could not be built'
        }
    done
    diff "${places[0]}/.build-dist/SHA256SUMS" "${places[1]}/.build-dist/SHA256SUMS" || fail 'the two differ'
    cat "${places[0]}/.build-dist/SHA256SUMS"
    note 'both places made the same bytes'
    exit
fi

command -v python3 >/dev/null || fail 'the bill of materials needs Python 3'
[[ -z $(git status --porcelain) ]] || fail 'a release is made from a commit: commit or remove what git status lists'
SOURCE_DATE_EPOCH=$(commit_time)
export SOURCE_DATE_EPOCH
name=whisper-$(version)
programs=$name-$(system_name)-$(uname -m)
rm -rf "$output"
mkdir -p "$output"

say 'Source archive'
source_archive "$output/$name.tar.gz"

staging=$output/staging
Tests/Scripts/install.sh --destdir "$staging" --prefix "/$name"
# A unit names the place of its program, which is not known before the archive is unpacked.
rm -rf "${staging:?}/$name/share/systemd"
say 'Bill of materials'
Tests/Scripts/sbom.sh --linked
Tests/Scripts/sbom.sh "$output/$programs.spdx.json"
install -D -m 644 -t "$staging/$name/share/doc/whisper" LICENSE NOTICE README.md CHANGELOG.md SECURITY.md
# For whoever unpacks them on a system that lacks some.
objdump -p "$staging/$name"/bin/* | awk '$1 == "NEEDED" { print $2 }' | LC_ALL=C sort -u \
    >"$staging/$name/share/doc/whisper/LIBRARIES"
say 'Archive of the programs'
folder_archive "$output/$programs.tar.gz" "$staging" "$name"
rm -rf "$staging"
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
tar --extract --directory "$unpacked" --file "$output/$programs.tar.gz"
Tests/Scripts/installed.sh --in "$unpacked/$name/bin"
(cd "$output" && sha256sum -- *.tar.gz *.spdx.json >SHA256SUMS)
sed 's/^/    /' "$output/SHA256SUMS"
note "in $output; docs/releasing.md says how SHA256SUMS is signed"
