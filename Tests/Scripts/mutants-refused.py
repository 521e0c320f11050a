"""Lists the lines, as FILE:LINE of the package, whose mutations the compiler rejected: see mutate.sh."""

import json
import os
import re
import sys

# The compiler names an expression by its first line; the mutation may be further down.
REACH = 12

work = sys.argv[1]
tree = os.path.realpath(f"{work}/tree")
mutants = {mutant["number"]: mutant for mutant in json.load(open(f"{work}/mutants.json"))}
refused = set()
for line in open(f"{work}/build.log", errors="replace"):
    place = re.match(r"(/.*\.swift):(\d+):\d+: error:", line)
    if not place or not os.path.realpath(place[1]).startswith(tree):
        continue
    text = open(place[1]).read().split("\n")
    first = int(place[2]) - 1
    for reach in range(REACH + 1):
        numbers = re.findall(r"_mutant\((\d+)\)", "\n".join(text[first : first + reach + 1]))
        if numbers:
            refused |= {(mutants[int(number)]["file"], mutants[int(number)]["line"]) for number in numbers}
            break
for file, line in sorted(refused):
    print(f"{file}:{line}")
