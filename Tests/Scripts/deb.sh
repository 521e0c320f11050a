#!/usr/bin/env bash
# Makes a Debian package of the programs, for the Debian release that this machine runs, under .build-dist/.
#
#   deb.sh [--check]
#
# Swift's runtime is linked in: installing the package needs no Swift. What it depends on is computed from the libraries
# that the programs are linked with.
# --check then installs it with apt into a new root of the same Debian release (debootstrap; needs root), uses the
# programs there, with a text and with databases, and removes the package again.
source "$(dirname "$0")/common.sh"
umask 022

case ${1:-} in '' | --check) ;; *) fail "unknown option: $1" ;; esac
for tool in dpkg-deb dpkg-shlibdeps; do
    command -v $tool >/dev/null || fail "$tool is not here: a Debian package is made on Debian, with dpkg-dev installed"
done
read -r release codename < <(. /etc/os-release && echo "$ID$VERSION_ID $VERSION_CODENAME")

SOURCE_DATE_EPOCH=$(commit_time)
export SOURCE_DATE_EPOCH
version=$(version) architecture=$(dpkg --print-architecture)
work=$root/.build-dist/deb
staging=$work/whisper
package=$root/.build-dist/whisper_$version-1~${release}_$architecture.deb
rm -rf "$work"
mkdir -p "$staging"

Tests/Scripts/install.sh --destdir "$staging" --prefix /usr

say 'Debian package'
documents=$staging/usr/share/doc/whisper
install -D -m 644 -t "$documents" NOTICE README.md SECURITY.md
{
    echo 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/'
    printf 'Upstream-Name: whisper\n\nFiles: *\n'
    sed -n 's/^Copyright (c)/Copyright:/p' LICENSE
    echo 'License: Expat'
    sed -n '/^Permission is/,$ { s/^$/./; s/^/ /; p }' LICENSE
    printf 'Comment: What is linked in, and under which licences, is in /usr/share/doc/whisper/NOTICE.\n'
} >"$documents/copyright"
gzip -9 -n <CHANGELOG.md >"$documents/changelog.gz"
find "$staging/usr/share/man" -name '*.1' -exec gzip -9 -n {} +

# dpkg-shlibdeps reads a source package's description.
mkdir "$work/debian"
printf 'Source: whisper\n\nPackage: whisper\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O whisper/usr/bin/* 2>"$work/shlibdeps.log" |
    sed -n 's/^shlibs:Depends=//p') || true
[[ $depends == *libsqlcipher* ]] || {
    cat "$work/shlibdeps.log" >&2
    fail 'the dependencies could not be computed'
}
mkdir "$staging/DEBIAN"
cat >"$staging/DEBIAN/control" <<CONTROL
Package: whisper
Version: $version-1~$release
Architecture: $architecture
Maintainer: ${DEB_MAINTAINER:-$(git log -1 --format='%an <%ae>')}
Installed-Size: $(du -k -s --apparent-size "$staging/usr" | cut -f1)
Depends: $depends
Suggests: python3-venv
Section: utils
Priority: optional
Description: encrypted, searchable archive of your messages
 Whisper reads the chats that you export from WhatsApp into one encrypted,
 searchable archive on your own machine, and seals messages end to end for
 whichever messenger you use. The command whisper contains no networking
 code; whisper-bridge and whisper-sync bring messages in as they are written;
 whisper-reader reads WhatsApp's own databases in a process that can open nothing.
CONTROL
(cd "$staging" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
dpkg-deb --root-owner-group -Zxz --build "$staging" "$package" >/dev/null
rm -rf "$work"
note "$(du -h "$package" | cut -f1) $package"
dpkg-deb --field "$package" Depends | sed 's/^/    depends on /'
[[ ${1:-} == --check ]] || exit 0

# --- Tried in a separate root -----------------------------------------------------------------------------------------

[[ $(id -u) == 0 ]] || fail 'making and entering a root needs root: run this as root'
command -v debootstrap >/dev/null || fail 'debootstrap is not here: apt-get install debootstrap'
inner=$root/.build-deb/root
environment=(HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb)
# Swift's runtime reads a program's arguments from /proc. It is mounted in a namespace that ends with the command.
in_root() {
    unshare --mount --propagation private bash -euc 'mount -t proc proc "$1/proc" && exec chroot "$@"' - \
        "$inner" /usr/bin/env -i "${environment[@]}" "$@"
}
if [[ ! -e $root/.build-deb/ready ]]; then
    say "Making a root of $codename"
    rm -rf "$root/.build-deb"
    mkdir -p "$root/.build-deb"
    debootstrap --variant=minbase "$codename" "$inner" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" \
        >"$root/.build-deb/debootstrap.log" 2>&1 || fail "debootstrap failed: see $root/.build-deb/debootstrap.log"
    cp /etc/resolv.conf "$inner/etc/resolv.conf"
    touch "$root/.build-deb/ready"
fi
say "Installing the package on $codename, without Swift"
cp "$package" "$inner/root/whisper.deb"
log=$root/.build-deb/install.log
in_root apt-get update -q >"$log" 2>&1 </dev/null || {
    tail -n 20 "$log" >&2
    fail 'the lists of packages cannot be fetched'
}
start=$SECONDS
in_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
    /root/whisper.deb >>"$log" 2>&1 </dev/null || {
    tail -n 20 "$log" >&2
    fail 'the package does not install'
}
note "installed in $((SECONDS - start)) s"
! in_root sh -c 'command -v swift' >/dev/null || fail 'there is a Swift in the root: this proves nothing'
for program in whisper whisper-sync; do
    [[ $(in_root $program --version) == "$program $version" ]] || fail "$program does not run"
done
in_root whisper bridge --help >/dev/null || fail 'whisper-bridge does not run'
# Only the installed programs, and what they are given to read.
trial=$inner/root/trial
rm -rf "$trial"
mkdir -p "$trial/Tests/Scripts" "$trial/Examples"
cp Tests/Scripts/{common,installed}.sh "$trial/Tests/Scripts/"
cp -R 'Examples/WhatsApp Chat with Maya Lind.txt' Examples/databases "$trial/Examples/"
in_root /root/trial/Tests/Scripts/installed.sh --in /usr/bin || fail 'the installed programs do not work'
contents=$(dpkg-deb --contents "$package")
for file in man/man1/whisper.1.gz bash-completion/completions/whisper zsh/site-functions/_whisper \
    fish/vendor_completions.d/whisper.fish whisper/reference-bridge/requirements.txt doc/whisper/copyright \
    systemd/user/whisper-bridge.service applications/whisper.desktop; do
    grep -q "/usr/share/$file$" <<<"$contents" || fail "the package lacks $file"
done
in_root dpkg --purge whisper >>"$log" 2>&1
[[ -z $(in_root find /usr -path '*whisper*') ]] || fail 'something stays behind when it is removed'
note "installed by apt, used and removed again on $(cat "$inner/etc/debian_version")"
