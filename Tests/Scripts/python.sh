#!/usr/bin/env bash
# Prints the path of a Python that has the given packages, from a virtual environment under .build-python/.
#
#   python.sh PACKAGE...
#
# Prints nothing, and succeeds, where there is no Python or the packages cannot be had (offline): whoever asked then
# leaves out what needs them, and says so.
source "$(dirname "$0")/common.sh"

environment=$root/.build-python
python=$environment/bin/python
command -v python3 >/dev/null || exit 0
if [[ ! -x $python ]]; then
    python3 -m venv "$environment" >/dev/null 2>&1 || {
        rm -rf "$environment"
        exit 0
    }
fi
for package in "$@"; do
    marker=$environment/.have-${package//[^a-zA-Z0-9_-]/_}
    [[ -e $marker ]] && continue
    timeout 300 "$python" -m pip install --quiet --disable-pip-version-check "$package" >/dev/null 2>&1 </dev/null ||
        exit 0
    touch "$marker"
done
echo "$python"
