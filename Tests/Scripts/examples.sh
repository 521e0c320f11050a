#!/usr/bin/env bash
# Builds and runs the example packages as a stranger would: a clone of this repository is their dependency.
#
#   examples.sh
#
# The clone holds what is committed, and what is changed in the working tree besides.
source "$(dirname "$0")/common.sh"
need_swift

work=$root/.build-examples
clone=$work/whisper
mkdir -p "$work"
rm -rf "$clone" "$work/run"
git clone --quiet "$root" "$clone"
# What is not committed yet is part of it.
git -c core.quotePath=false diff --name-only --diff-filter=d -z HEAD | xargs -0 -r cp --parents -t "$clone"
git ls-files --others --exclude-standard -z | xargs -0 -r cp --parents -t "$clone"
mkdir -p "$work/run"
# A consumer's build has none of our settings.
unset WHISPER_WARNINGS_AS_ERRORS WHISPER_TEST_TARGETS

# One scratch path for all: what they share is built once.
build() { swift build --package-path "$clone/Examples/$1" --scratch-path "$work/build" -j "$(jobs)" "${@:2}"; }

# Fails unless a text contains another: expect NAME TEXT PART
expect() { [[ $2 == *"$3"* ]] || fail "$1 printed: $2"; }

say 'An archive in fifteen lines'
lines=$(grep -cv '^ *//\|^$' "$clone/Examples/archive/Sources/archive/main.swift")
((lines <= 15)) || fail "the archive has $lines lines"
build archive >"$work/archive.log" 2>&1 || { tail -n 30 "$work/archive.log"; fail 'the archive does not build'; }
bin=$(build archive --show-bin-path)
printed=$("$bin/archive" "$work/run/archive" "$root/Examples/WhatsApp Chat with Maya Lind.txt" cake)
expect archive "$printed" ' messages'
whisper=$(bin_path debug "$root/.build")/whisper
if [[ -x $whisper ]]; then
    echo 'for this example alone' >"$work/run/passphrase"
    WHISPER_HOME=$work/run/home "$whisper" verify --vault "$work/run/archive" --passphrase-file "$work/run/passphrase"
    note 'whisper verify finds the vault in order'
fi

say 'Sealing and opening between two vaults'
build sealing >"$work/sealing.log" 2>&1 || { tail -n 30 "$work/sealing.log"; fail 'sealing does not build'; }
printed=$("$(build sealing --show-bin-path)/sealing" "$work/run/sealing")
expect sealing "$printed" 'Ana wrote: See you at nine'
expect sealing "$printed" 'A replay is refused.'
note 'a message went from one vault to the other, once'

say 'A keychain that passes its contract'
swift test --package-path "$clone/Examples/keychain" --scratch-path "$work/build" --disable-xctest -j "$(jobs)" \
    >"$work/keychain.log" 2>&1 </dev/null || { tail -n 30 "$work/keychain.log"; fail 'the keychain fails its contract'; }
note "$(grep -o 'Test run with .*' "$work/keychain.log" | tail -n 1)"
