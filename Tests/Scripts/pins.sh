#!/usr/bin/env bash
# Compares the versions that SwiftPM resolves for all traits with the pins in .ci/Package.resolved.
#
#   pins.sh             fails where they differ: a dependency was added, removed or raised without its pin
#   pins.sh --update    takes the newest versions that Package.swift allows, and writes them as the pins
source "$(dirname "$0")/common.sh"
need_swift

traits=(--traits "default,$every_trait")
case ${1:-} in
--update)
    # Without the pins, so by SwiftPM itself.
    command swift package "${traits[@]}" update >/dev/null 2>&1 || fail 'the packages cannot be resolved'
    pins Package.resolved | pins_as_json >"$all_pins"
    note "$(pins "$all_pins" | wc -l) packages pinned"
    ;;
'')
    swift package "${traits[@]}" resolve >/dev/null 2>&1 || fail 'the packages cannot be resolved with these pins'
    [[ -n $(pins "$all_pins") ]] || fail "there are no pins in $all_pins"
    diff <(pins "$all_pins") <(pins Package.resolved) ||
        fail 'what is resolved (>) is not what is pinned (<): run Tests/Scripts/pins.sh --update and commit'
    # With the pins of all traits at the top level, a build without traits would fetch every one of them.
    ! git ls-files --error-unmatch Package.resolved >/dev/null 2>&1 ||
        fail 'Package.resolved at the top level is committed'
    note "$(pins "$all_pins" | wc -l) packages at the pinned versions"
    ;;
*) fail "unknown option: $1" ;;
esac
