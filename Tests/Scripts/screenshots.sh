#!/usr/bin/env bash
# Takes the pictures of docs/pictures in Chromium: an archive of the chats that `make demo` imports, and of one that is made up.
#
#   screenshots.sh [--built] [FOLDER]
#
# There, only those are taken that the documents show; in another folder, to be looked at, all.
source "$(dirname "$0")/common.sh"
exec </dev/null

built=false folder=docs/pictures
while (($#)); do
    case $1 in
    --built) built=true ;;
    *) folder=$1 ;;
    esac
    shift
done

Tests/Scripts/packages.sh browser
command -v chromium >/dev/null || fail 'needs chromium'
python=$(Tests/Scripts/python.sh --pinned Tests/Scripts/browser-requirements.txt .build-browser)
[[ -n $python ]] || fail 'needs Python 3.11 to 3.14 and the packages of Tests/Scripts/browser-requirements.txt'
need_swift
if ! $built; then
    for product in whisper whisper-reader; do
        swift build --product "$product" -j "$(jobs)" >/dev/null || fail 'the build failed'
    done
fi
whisper=${WHISPER:-$(bin_path debug .build)/whisper}

place=$(mktemp -d "${TMPDIR:-/tmp}/whisper-screenshots.XXXXXX")
trap 'rm -rf "$place"' EXIT
(umask 077 && echo 'a passphrase for pictures' >"$place/passphrase")
with=(--vault "$place/vault" --passphrase-file "$place/passphrase" --quiet)
"$whisper" init "${with[@]}" --accept-disclaimer >/dev/null
# A family's chat with all that exports leave out, made up by the generator of the tests; a vault is restored first.
"$python" Tests/Scripts/browser/corpus.py peaceful "$place/made" >/dev/null
"$whisper" import json "$place/made/vault.jsonl" --attachments "$place/made/media" --restore --yes "${with[@]}" >/dev/null
for export in Examples/*.txt Examples/*.zip; do
    "$whisper" import whatsapp "$export" --yes --timezone Europe/Berlin "${with[@]}" >/dev/null
done
"$whisper" import whatsapp 'Examples/databases/WhatsApp Chat with Orchard Club.txt' --timezone UTC --me 'Nia Calder' --yes \
    "${with[@]}" >/dev/null
"$whisper" import whatsapp Examples/databases/android-backup --key-file Examples/databases/key.txt --yes "${with[@]}" >/dev/null
TZ=UTC "$whisper" export html -o "$place/archive" --language en --yes "${with[@]}" >/dev/null
shown=()
if [[ $folder == docs/pictures ]]; then
    mapfile -t shown < <(grep -rhoE 'pictures/[a-z]+-(desk|phone)-(dark|light)\.webp' README.md docs | sed 's|.*/||' | sort -u)
fi
rm -f "$folder"/*.webp
"$python" Tests/Scripts/browser/pictures.py "$place/archive" "$folder" ${shown[@]+"${shown[@]}"}
