#!/usr/bin/env bash
# Builds the whisper command for installation and puts it, its manual, its completions, its services and its entry in the
# desktop's menu in place.
#
#   install.sh [--prefix DIR] [--destdir DIR] [--build-only | --remove]
#
# The Swift libraries are linked into the binary, so that it runs where no Swift is installed; SQLCipher, libsodium and
# libarchive are the system's, so that their security updates reach it.
source "$(dirname "$0")/common.sh"

prefix=/usr/local destdir='' action=install
while (($#)); do
    case $1 in
    --prefix) prefix=$2 && shift ;;
    --destdir) destdir=$2 && shift ;;
    --build-only) action=build ;;
    --remove) action=remove ;;
    *) fail "unknown option: $1" ;;
    esac
    shift
done

target=$destdir$prefix
binary=$target/bin/whisper
reference=$target/share/whisper/reference-bridge
bash_completion=$target/share/bash-completion/completions/whisper
zsh_completion=$target/share/zsh/site-functions/_whisper
fish_completion=$target/share/fish/vendor_completions.d/whisper.fish
manual=$target/share/man/man1
# Under every prefix this is where systemd looks for a user's services: XDG_DATA_HOME and XDG_DATA_DIRS.
units=$target/share/systemd/user
# Desktops show the number of unread messages at the entry of this name.
entry=$target/share/applications/whisper.desktop

if [[ $action == remove ]]; then
    rm -f "$binary" "$binary"-{bridge,sync,reader} "$manual"/whisper.1 "$manual"/whisper-*.1
    rm -f "$bash_completion"{,-sync} "$zsh_completion"{,-sync} "$fish_completion" "${fish_completion%.fish}-sync.fish"
    rm -f "$units"/whisper-{bridge,sync,retention}.service "$units"/whisper-retention.timer
    rm -f "$entry"
    rm -rf "$reference"
    note "removed whisper from $target"
    exit
fi

need_swift
scratch=$root/.build-install
say 'Building whisper for installation'
mkdir -p "$scratch"
# Notifications and reports to systemd where there is what they are built with: a machine without a desktop need not have
# it.
traits=default,Bridge,Realtime
pkg-config --exists gio-2.0 libsystemd && traits+=,Notifications
# Where it was built stays out of the programs, so that every place makes the same bytes (`dist.sh --check`): out of the
# names of files, and out of the hash by which the compiler recognizes a module that it has compiled before.
maps=(-Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen -Xswiftc -file-prefix-map -Xswiftc "$root=."
    -Xcc "-ffile-prefix-map=$root=." -Xcxx "-ffile-prefix-map=$root=.")
for product in whisper whisper-bridge whisper-sync whisper-reader; do
    runtime=(--static-swift-stdlib)
    # The reader is C alone, but the Swift compiler links it, and gives every program Swift's runtime: as a library that is not
    # there without Swift, or linked in, with much that the reader must not be able to call. Embedded Swift is the form of the
    # language without a runtime, so the compiler adds none (docs/decisions/0094-the-installed-reader-has-no-swift.md).
    [[ $product != whisper-reader ]] ||
        runtime=(--no-static-swift-stdlib -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo)
    # Libraries are the system's, wherever the programs are: a library beside them is not looked at.
    swift build -c release "${runtime[@]}" --disable-local-rpath --traits "$traits" --product "$product" \
        --scratch-path "$scratch" -j "$(jobs)" "${maps[@]}" -Xlinker -s >"$scratch/build.log" 2>&1 || {
        cat "$scratch/build.log" >&2
        fail 'the build failed'
    }
done
built=$(bin_path release "$scratch")/whisper
"$root/Tests/Scripts/linkage.sh" cipher "$built" "$built"-{bridge,sync,reader}
note "$(du -h "$built" | cut -f1) $built"
[[ $action != build ]] || exit 0

say "Installing under $target"
install -D -m 755 "$built" "$binary"
for program in bridge sync reader; do install -D -m 755 "$built-$program" "$binary-$program"; done
install -d "$reference"
(cd "$root/Adapters/ReferenceBridge" && find . -type f ! -name '*.pyc' -exec install -D -m 644 {} "$reference/{}" \;)
# Without the reports of the trait, systemd would wait for a service that never becomes ready.
notifies=false
[[ $traits != *Notifications* ]] || notifies=true
install -d "$units"
for unit in "$root"/Adapters/SystemdUnits/*; do
    sed -e "s|@BINDIR@|$prefix/bin|" "$unit" >"$units/${unit##*/}"
    $notifies || sed -i -e 's/^Type=notify$/Type=exec/' -e '/^NotifyAccess=/d' -e '/^WatchdogSec=/d' \
        -e '/^# Ready once /d' -e '/^# The vault is read before each report/d' "$units/${unit##*/}"
    chmod 644 "$units/${unit##*/}"
done
install -d "${entry%/*}"
sed -e "s|@BINDIR@|$prefix/bin|" "$root/Adapters/DesktopEntry/whisper.desktop" >"$entry"
chmod 644 "$entry"
generated=$(mktemp -d)
trap 'rm -rf "$generated"' EXIT
for shell in bash zsh fish; do
    "$built" --generate-completion-script "$shell" >"$generated/$shell"
    "$built-sync" --generate-completion-script "$shell" >"$generated/$shell-sync"
done
for program in '' -sync; do
    install -D -m 644 "$generated/bash$program" "$bash_completion$program"
    install -D -m 644 "$generated/zsh$program" "$zsh_completion$program"
    install -D -m 644 "$generated/fish$program" "${fish_completion%.fish}$program.fish"
done
mkdir "$generated/man"
LC_ALL=C "$built" generate-manual "$generated/man" >/dev/null
LC_ALL=C "$built-sync" generate-manual "$generated/man" >/dev/null
install -d "$manual"
install -m 644 "$generated"/man/*.1 "$manual"
note "whisper, completions for bash, zsh and fish, $(find "$generated/man" -name '*.1' | wc -l) manual pages"
