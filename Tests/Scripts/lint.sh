#!/usr/bin/env bash
# Checks the layout of every Swift file against .swift-format, and of every script against bash's parser.
source "$(dirname "$0")/common.sh"
need_swift

swift format lint --strict --parallel --recursive Package.swift Ports Sources Adapters Tests
for script in .ci/run Tests/Scripts/*.sh; do bash -n "$script"; done
