# What a run of the tests took, by target and by suite, from the report of `swift test --xunit-output`: the seconds of
# all tests added up, which run several at a time; how many tests; the name.
#
#   awk -f seconds.awk REPORT
/<testcase / {
    match($0, /classname="[^"]*"/)
    suite = substr($0, RSTART + 11, RLENGTH - 12)
    match($0, / time="[^"]*"/)
    time = substr($0, RSTART + 7, RLENGTH - 8)
    target = suite
    sub(/\..*/, "", target)
    seconds[suite] += time
    tests[suite]++
    all[target] += time
    count[target]++
    total += time
    number++
}
END {
    printf "%9.1f %6d all\n", total, number
    order = "sort -k 1,1rn"
    for (target in all) printf "%9.1f %6d %s\n", all[target], count[target], target | order
    close(order)
    for (suite in seconds) printf "%9.1f %6d %s\n", seconds[suite], tests[suite], suite | order
    close(order)
}
