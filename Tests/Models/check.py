#!/usr/bin/env python3
"""Searches the model of the envelope for each attack, on the scheme as specified and with each fault planted.

Prints a line for each search, and `N passed, N failed` at the end. Exit status 1 if an attack is found on the scheme as
specified, or a planted fault is not found.
"""

import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))

# Name, where the search begins, the state that must not exist.
PROPERTIES = [
    ("secrecy against a carrier", "listen({f}, carrier({f}))", "revealed(M)"),
    ("the sender unknown to a carrier with every public key", "watch({f}, carrier({f}))", "linked(A)"),
    ("authenticity", "forge({f}, carrier({f}))", "forged(M)"),
    ("authenticity though the recipient's key is stolen", "forge({f}, thief({f}))", "forged(M)"),
    ("opened once, though the recipient's key is stolen", "forge({f}, thief({f}))", "replayed(A)"),
    ("once only", "forge({f}, carrier({f}))", "replayed(A)"),
    ("the time that was signed", "forge({f}, carrier({f}))", "postdated(A)"),
    ("a signature cannot be taken off by a carrier", "forge({f}, carrier({f}))", "stripped(A)"),
    ("succession", "succeed({f}, carrier({f}))", "inherited(A)"),
]

# Fault, and the properties that it breaks, by their number above. None: what is left out is redundant in this model.
FAULTS = {
    "sound": [],
    "keyWithoutSecret": [1, 2, 8],
    "noBind": [2],
    "noHash": [4],
    "noHashNoBind": [2, 4],
    "signsText": [3, 4, 5],
    "flagsLoose": [8],
    "idLoose": [5, 6],
    "timeLoose": [7],
    "weakSuccession": [9],
    "noSenderInContext": [],
    "noRecipientInContext": [],
}


def search(maude, fault, start, goal):
    """What Maude finds: the number of states it visited, and the attack or None."""
    text = f"load {HERE}/envelope.maude\nsearch [1] in ATTACK : {start.format(f=fault)} =>* {goal} .\nquit\n"
    run = subprocess.run(
        [maude, "-no-banner", "-no-advise", "-batch"], input=text, capture_output=True, text=True, timeout=600)
    output = run.stdout
    if "Warning" in output + run.stderr or "states:" not in output:
        sys.exit(f"maude: {run.stderr}{output}")
    states = int(re.search(r"states: (\d+)", output).group(1))
    if "No solution" in output:
        return states, None
    return states, re.search(r"--> (.*)", output, re.S).group(1).split("Bye.")[0].strip()


def main():
    tries_all = "--all" in sys.argv[1:]
    passed = failed = 0
    for fault, broken in FAULTS.items():
        for number, (title, start, goal) in enumerate(PROPERTIES, 1):
            expected = number in broken
            if not (tries_all or expected or fault == "sound"):
                continue
            states, attack = search("maude", fault, start, goal)
            verdict = "as expected" if (attack is not None) == expected else "NOT AS EXPECTED"
            passed, failed = passed + (verdict == "as expected"), failed + (verdict != "as expected")
            result = "attack found" if attack else "no attack"
            print(f"{fault:22} {number} {title}: {result}, {states} states, {verdict}", flush=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
