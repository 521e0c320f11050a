# Whisper. `make` without a target lists the targets.

SHELL       := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SCRIPTS := Tests/Scripts
PREFIX  ?= /usr/local
DESTDIR ?=
# How long each fuzzer runs, how many kills `make crash`, `make crash-bridge`, `make crash-media` and `make crash-sync` make, how long `make
# soak` goes on.
SECONDS_EACH ?= 60
KILLS        ?= 1000
MINUTES      ?= 10
# How many rounds of two commands at once `make crash` plays.
ROUNDS       ?= 1000
# The commit with which `make bench-compare` compares this one, and what: work, commands, bench, or several of them.
BASE         ?=
ONLY         ?=
# How many seeds `make simulate` and `make merge-laws` run.
SEEDS        ?= 10000
# How many mistakes `make mutate` plants, and which draw of them.
COUNT        ?= 300
SEED         ?= 1
# How often `make steady` runs the tests, and beside how many busy processes.
FAST         ?= 10
WHOLE        ?= 2
LOAD         ?= 8
# How many keys `make browser-keys` types.
KEYS         ?= 100000
# How many executions each fuzzer of `make fuzz-sync` makes.
RUNS         ?= 10000000

.PHONY: help demo demo-live demo-sync demo-matrix examples test test-rest red-before test-browser test-matrix screenshots pages-peer steady bench bench-quick bench-compare bench-sync fuzz fuzz-sync crash crash-bridge crash-media crash-sync simulate merge-laws model branches mutate soak coverage sanitize format strings api-check bench-search size \
	bench-browse browser-keys captures lint docs build install uninstall test-debian13 packages pins sbom dist deb clean

help: ## Show this help
	@echo 'Whisper: an encrypted, searchable archive of your messages.'
	@echo
	@awk 'BEGIN { FS = ":.*## " } /^[a-z0-9-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo 'Variables: PREFIX, DESTDIR (install); SECONDS_EACH (fuzz); KILLS (crash, crash-bridge, crash-media, crash-sync);'
	@echo 'ROUNDS (crash); BASE, ONLY (bench-compare); SEEDS (simulate, merge-laws); RUNS (fuzz-sync); COUNT, SEED (mutate); MINUTES (soak); FAST, WHOLE, LOAD (steady).'
	@echo 'docs/development.md explains how the parts fit together.'

demo: ## Build whisper and show it at work on the example exports
	@$(SCRIPTS)/demo.sh

demo-live: ## Show live messages with a scripted bridge, no phone needed
	@$(SCRIPTS)/demo-live.sh

demo-sync: ## Show two people, a server and the network between them on this machine
	@$(SCRIPTS)/demo-sync.sh

demo-matrix: ## Show two people and a sealed conversation on a real Matrix homeserver on this machine
	@$(SCRIPTS)/demo-matrix.sh

examples: packages ## Build and run the example packages as programs of strangers do
	@$(SCRIPTS)/examples.sh

test: ## Run every test, as continuous integration does
	@$(SCRIPTS)/test.sh

test-rest: ## Run what `make test` leaves out because it builds the same sources again: examples, fuzzers, the installed form
	@$(SCRIPTS)/test.sh --rest

red-before: ## Show that the tests of COMMIT fail on the product code of the commit before it (FILTER: which tests)
	@$(SCRIPTS)/red-before.sh "$(COMMIT)" $(if $(FILTER),"$(FILTER)")

steady: ## Run the fast tests FAST times, the whole ones WHOLE times under LOAD busy processes, and count what fails
	@$(SCRIPTS)/steady.sh --fast $(FAST) --whole $(WHOLE) --load $(LOAD)

bench: ## Measure speed and memory beside their yardsticks (about 17 minutes)
	@$(SCRIPTS)/bench.sh

bench-quick: ## The same at a tenth of the size (about 6 minutes)
	@$(SCRIPTS)/bench.sh --quick

bench-compare: ## Compare instructions, seconds and memory with those of the commit BASE, for both engines (hours)
	@$(SCRIPTS)/bench-compare.sh --base "$(BASE)" $(if $(ONLY),--only $(ONLY))

bench-browse: ## Measure the full-screen view of 10 million messages through a pseudo-terminal (about 20 minutes the first time)
	@$(SCRIPTS)/bench-browse.sh

bench-search: ## Measure the search in an archive of pages in a real Chromium (about 2 minutes after the build)
	@$(SCRIPTS)/bench-search.sh

bench-sync: ## Measure the realtime client through real sockets (about 1 minute after the build)
	@$(SCRIPTS)/bench-sync.sh

fuzz: ## Fuzz every parser for SECONDS_EACH seconds
	@$(SCRIPTS)/fuzz.sh --seconds $(SECONDS_EACH)

fuzz-sync: ## Fuzz the frames and the sockets of the realtime client RUNS times each
	@$(SCRIPTS)/fuzz.sh --runs $(RUNS) --length 512 FuzzRealtimeFrames FuzzWebSocket

crash: ## Kill the store KILLS times, let every two commands change a vault at once, and check what is left
	@$(SCRIPTS)/crash.sh --kills $(KILLS)
	@$(SCRIPTS)/crash-pairs.sh --rounds $(ROUNDS)

crash-bridge: ## Kill the reader of live messages, or its bridge, KILLS times and check what is left
	@$(SCRIPTS)/crash-bridge.sh --release --kills $(KILLS)

crash-media: ## Kill the fetching of files of live messages KILLS times and check what is left
	@$(SCRIPTS)/crash-media.sh --kills $(KILLS)

crash-sync: ## Kill the realtime client KILLS times and compare what is left with the server
	@$(SCRIPTS)/crash-sync.sh --kills $(KILLS)

browser-keys: ## Type KEYS random keys into the full-screen view, and compare it with a terminal that is not ours (pyte)
	@$(SCRIPTS)/browser-keys.sh --keys $(KEYS)

test-browser: ## Open archives of pages in Chromium: attacks, accessibility, layout, keyboard, search, print, in nine languages
	@$(SCRIPTS)/browser.sh

captures: ## Capture the screens of docs/terminal at three widths in four languages, in tmux
	@$(SCRIPTS)/captures.sh

screenshots: ## Take the pictures of docs/pictures: the archive of pages that the demo writes, in Chromium
	@$(SCRIPTS)/screenshots.sh

pages-peer: ## Measure an archive of pages beside what PyPI's whatsapp-chat-exporter writes of the same messages
	@$(SCRIPTS)/pages-peer.sh

test-matrix: ## Kill vaults and a real Matrix homeserver, and compare what is left (about an hour; the first time two more)
	@$(SCRIPTS)/test-matrix.sh

merge-laws: ## Deliver SEEDS random histories from several sources in every order, and compare what the vault exports
	@$(SCRIPTS)/merge-laws.sh --seeds $(SEEDS)
	@$(SCRIPTS)/merge-laws.sh --seeds $(SEEDS) --phones

simulate: ## Let SEEDS simulated worlds of realtime clients go wrong and check what they hold
	@$(SCRIPTS)/simulate.sh --seeds $(SEEDS)

model: ## Search the symbolic model of the envelope for attacks, as specified and with faults planted
	@$(SCRIPTS)/model.sh --all

branches: ## Look for branches on secrets while an envelope is opened, under valgrind
	@$(SCRIPTS)/branches.sh

mutate: ## Plant COUNT mistakes, drawn by SEED, one at a time, and list those that no test notices
	@$(SCRIPTS)/mutate.sh --count $(COUNT) --seed $(SEED)

soak: ## Import, search, back up and verify over and over for MINUTES
	@$(SCRIPTS)/soak.sh --minutes $(MINUTES)

coverage: ## Report the lines that the tests execute
	@$(SCRIPTS)/coverage.sh

sanitize: ## Run the tests under the address and thread sanitizers, the C shims under the undefined-behaviour one
	@$(SCRIPTS)/sanitize.sh

format: ## Lay out all Swift files
	@find Package.swift Ports Sources Adapters Tests -name '*.swift' -print0 | xargs -0 -n 200 swift format --in-place --parallel

strings: ## Bring the translators' catalogues up to date, and write the tables from them
	@$(SCRIPTS)/strings.sh

lint: ## Check the layout of all Swift files, and the catalogues of translations
	@$(SCRIPTS)/lint.sh

size: ## Print lines of code by folder, targets, files, and what a store has to implement
	@$(SCRIPTS)/size.sh

docs: ## Make the library's reference under .build-docs/
	@$(SCRIPTS)/docs.sh

api-check: packages ## Compare the public API with the committed baseline
	@$(SCRIPTS)/api-check.sh

build: packages ## Build the whisper command for installation
	@$(SCRIPTS)/install.sh --build-only

install: packages ## Install the command, man pages, completions, services and menu entry under DESTDIR PREFIX
	@$(SCRIPTS)/install.sh --prefix "$(PREFIX)" --destdir "$(DESTDIR)"

uninstall: ## Remove what install put there
	@$(SCRIPTS)/install.sh --prefix "$(PREFIX)" --destdir "$(DESTDIR)" --remove

packages: ## Install the system packages that building needs
	@$(SCRIPTS)/packages.sh build

pins: ## Take the newest versions of the packages from elsewhere as .ci/Package.resolved
	@$(SCRIPTS)/pins.sh --update

sbom: ## Write the bill of materials of the programs (SPDX) under .build-dist/
	@$(SCRIPTS)/sbom.sh

dist: packages ## Make a release under .build-dist/: source, programs, bill of materials, checksums (10 minutes)
	@$(SCRIPTS)/dist.sh

deb: packages ## Make a Debian package for the Debian release that this machine runs, under .build-dist/
	@$(SCRIPTS)/deb.sh

test-debian13: ## Run the tests on Debian 13 in a separate root (needs root)
	@$(SCRIPTS)/debian13.sh

clean: ## Remove everything that was built
	rm -rf --one-file-system .build .build-*/ .build-*.log
	rm -f Package.resolved Tests/Fuzz/Package.resolved
