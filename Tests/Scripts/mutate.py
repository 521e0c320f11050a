"""Enables mutations, one at a time, and runs the suites that have to notice: see mutate.sh."""

import glob
import json
import os
import random
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor


def options(words):
    """What follows the folder of the work and that of the binaries."""
    named = dict(zip(words[::2], words[1::2]))
    only = [int(word) for word in named.get("--only", "").split(",") if word]
    return int(named.get("--count", 300)), int(named.get("--seed", 1)), only


def passes(binary, suites, mutant, limit, work):
    """Whether the suites pass with a mutation enabled. The first failure ends the run, and so does a timeout."""
    environment = dict(os.environ, WHISPER_MUTANT=str(mutant), SWIFT_BACKTRACE="enable=no")
    filters = [word for suite in suites for word in ("--filter", f"^{suite}\\.")]
    ended_early = threading.Event()
    with open(f"{work}/run-{mutant}.log", "w") as log:
        process = subprocess.Popen(
            [binary, "--testing-library", "swift-testing", *filters], env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", cwd=f"{work}/tree")

        def end():
            ended_early.set()
            process.kill()

        clock = threading.Timer(limit, end)
        clock.start()
        for line in process.stdout:
            log.write(line)
            if "recorded an issue" in line:
                end()
        clock.cancel()
        return process.wait() == 0 and not ended_early.is_set()


def main():
    work, bin_path = sys.argv[1:3]
    count, seed, only = options(sys.argv[3:])
    binary = glob.glob(f"{bin_path}/*.xctest")[0]
    suites = {name: tests.split(",") for name, tests in (line.split() for line in open(f"{work}/suites"))}
    mutants = json.load(open(f"{work}/mutants.json"))
    chosen = [m for m in mutants if m["number"] in only] if only else mutants
    if not only:
        chosen = random.Random(seed).sample(mutants, min(count, len(mutants)))

    chosen.sort(key=lambda mutant: (mutant["module"], mutant["number"]))
    limits = {}
    for module in sorted({m["module"] for m in chosen}):
        start = time.monotonic()
        if not passes(binary, suites[module], 0, 1200, work):
            sys.exit(f"{', '.join(suites[module])} fail without any mistake: {work}/run-0.log")
        limits[module] = 30 + 4 * (time.monotonic() - start)
        print(f"{module}: {', '.join(suites[module])} pass in {time.monotonic() - start:.0f} s", flush=True)

    def tried(mutant):
        module = mutant["module"]
        return mutant, passes(binary, suites[module], mutant["number"], limits[module], work)

    survivors = []
    pool = ThreadPoolExecutor(os.cpu_count())
    for done, (mutant, survived) in enumerate(pool.map(tried, chosen), 1):
        if survived:
            survivors.append(mutant)
        else:
            os.remove(f"{work}/run-{mutant['number']}.log")
        place = f"{mutant['file']}:{mutant['line']}"
        change = f"{mutant['original']} -> {mutant['mutated'] or 'nothing'}".replace("\n", " ")
        word = "SURVIVED" if survived else "caught"
        print(f"{done}/{len(chosen)} {word} {mutant['number']} {mutant['kind']} {place} {change[:160]}", flush=True)

    caught = len(chosen) - len(survivors)
    print(f"\nOf {len(mutants)} mistakes {len(chosen)} were tried by seed {seed}; {caught} caught, "
          f"{100 * caught / max(1, len(chosen)):.1f} %.")
    for mutant in survivors:
        print(f"  {mutant['number']} {mutant['kind']} {mutant['file']}:{mutant['line']}")
        print(f"      {mutant['original']}\n   -> {mutant['mutated'] or '(nothing)'}")
    print(f"{caught} passed, {len(survivors)} failed")
    sys.exit(0 if caught >= 0.9 * len(chosen) else 1)


main()
