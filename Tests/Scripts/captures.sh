#!/usr/bin/env bash
# Captures what the command shows on terminals of 40, 80 and 200 columns, in English, German, Arabic and Chinese, as
# docs/terminal: text of each screen, and a picture of the full-screen view at 80 columns (LOOK-7).
#
#   captures.sh [--built] [FOLDER]
#
# The terminal is tmux, so what is captured is what a terminal shows. Pictures need Chromium and are left out without it.
source "$(dirname "$0")/common.sh"
exec </dev/null

built=false folder=docs/terminal
while (($#)); do
    case $1 in
    --built) built=true ;;
    *) folder=$1 ;;
    esac
    shift
done
command -v tmux >/dev/null || fail 'needs tmux'
need_swift
if ! $built; then
    for product in whisper whisper-reader; do
        swift build --product "$product" -j "$(jobs)" >/dev/null || fail 'the build failed'
    done
fi
whisper=${WHISPER:-$(bin_path debug .build)/whisper}
python=''
if command -v chromium >/dev/null; then
    python=$(Tests/Scripts/python.sh --pinned Tests/Scripts/browser-requirements.txt .build-browser || true)
fi

place=$(mktemp -d "${TMPDIR:-/tmp}/whisper-captures.XXXXXX")
trap 'rm -rf "$place"' EXIT
export WHISPER_HOME=$place TZ=UTC
(umask 077 && echo 'a passphrase for captures' >"$place/passphrase")
with=(--vault "$place/vault" --passphrase-file "$place/passphrase" --quiet)
"$whisper" init "${with[@]}" --accept-disclaimer >/dev/null
for export in Examples/*Maya* Examples/*Gartengruppe* Examples/*Ortega* Examples/*ليلى* Examples/*小明* Examples/*.zip; do
    "$whisper" import whatsapp "$export" --yes --timezone UTC "${with[@]}" >/dev/null
done
"$whisper" import whatsapp Examples/databases/android-backup --key-file Examples/databases/key.txt --yes "${with[@]}" >/dev/null
# What is there stays until all of it is made.
made=$place/captures
mkdir "$made"
"${python:-python3}" Tests/Scripts/captures/capture.py "$whisper" "$place" "$made" ${python:+--pictures}
rm -rf "$folder"
mkdir -p "$(dirname "$folder")"
cp -R "$made" "$folder"
