#!/usr/bin/env bash
# Writes the databases of Examples/databases again, the same bytes each time.
#
#   example-databases.sh [--built] [--check]
#
# --built uses the whisper-generate that is there. --check writes nothing: it fails if the files would differ.
source "$(dirname "$0")/common.sh"
need_swift

built=false check=false
for argument; do
    case $argument in
    --built) built=true ;;
    --check) check=true ;;
    *) fail "there is no option $argument" ;;
    esac
done
$built || swift build --product whisper-generate -j "$(jobs)" >/dev/null
python=$(Tests/Scripts/python.sh cryptography)
[[ -n $python ]] || fail 'this needs Python with the package cryptography'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/sql" "$work/databases"
"$(bin_path debug .build)/whisper-generate" databases "$work/sql"
"$python" Tests/Scripts/example-databases.py "$work/sql" "$work/databases"
if $check; then
    diff -r "$work/databases" Examples/databases
else
    rm -rf Examples/databases
    cp -R "$work/databases" Examples/databases
fi
