#!/usr/bin/env bash
# Prints the path of a Python that has the given packages, from a virtual environment under .build-python/, or from one
# under .build-python-pinned/, or another folder, that has exactly what a file names, each by its hash.
#
#   python.sh PACKAGE...
#   python.sh --pinned FILE [FOLDER]
#
# Prints nothing, and succeeds, if there is no Python or the packages are unavailable (offline): the caller then
# skips what needs them, and reports it.
source "$(dirname "$0")/common.sh"

command -v python3 >/dev/null || exit 0

# Makes an environment if there is none: environment DIRECTORY
environment() {
    [[ -x $1/bin/python ]] && return
    python3 -m venv "$1" >/dev/null 2>&1 || {
        rm -rf "$1"
        exit 0
    }
}

# Installs something once: install PYTHON MARKER PIP-ARGUMENT...
install() {
    local python=$1 marker=$2
    shift 2
    [[ -e $marker ]] && return
    timeout 300 "$python" -m pip install --quiet --disable-pip-version-check --retries 2 --timeout 20 "$@" \
        >/dev/null 2>&1 </dev/null || exit 0
    touch "$marker"
}

if [[ ${1:-} == --pinned ]]; then
    directory=$root/${3:-.build-python-pinned}
    # Tests may call this at the same time.
    mkdir -p "$directory"
    exec 9>"$directory/.lock"
    flock 9 2>/dev/null || true
    environment "$directory"
    name=$(cksum <"$2")
    install "$directory/bin/python" "$directory/.have-${name%% *}" --require-hashes --no-deps -r "$2"
else
    directory=$root/.build-python
    environment "$directory"
    for package in "$@"; do
        install "$directory/bin/python" "$directory/.have-${package//[^a-zA-Z0-9_-]/_}" "$package"
    done
fi
echo "$directory/bin/python"
