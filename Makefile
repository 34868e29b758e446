# The everyday tasks. `make` alone lists them.
.DEFAULT_GOAL := help
.PHONY: help build test browser screenshots matrix lint format docs record run say package

BUILD := --explicit-target-dependency-import-check error
SWIFT_FILES := Sources Commands Tests Package.swift
SCRIPTS := .ci/run Deploy/prerequisites.bash $(addprefix Deploy/,quickstart test package package-test \
	pin docs gazetteer hooks/pre-commit debian/copyright debian/postinst debian/prerm debian/postrm) Tests/Browser/run \
	Tests/Bluesky/run Tests/Matrix/run
CONFIG ?= Deploy/nuthatch.yaml
TEXT ?= hi

help: ## List the tasks
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## Build for debugging
	swift build $(BUILD)

test: ## Run all tests, or some: make test FILTER=Grammar
	Deploy/test $(if $(FILTER),--filter '$(FILTER)')

browser: ## Open every page in a real browser, and check it
	Tests/Browser/run

screenshots: ## Take pictures of the pages, into .build/screenshots
	Tests/Browser/run --screenshots .build/screenshots

matrix: ## Kill the daemon at every step on a real Matrix homeserver
	Tests/Matrix/run

lint: ## Check the format of the Swift and the scripts
	swift format lint --strict --recursive $(SWIFT_FILES)
	@if command -v shellcheck >/dev/null; then shellcheck --external-sources $(SCRIPTS); \
	  else echo "shellcheck is not here: the scripts were not checked"; fi

format: ## Correct the format of the Swift
	swift format --in-place --recursive $(SWIFT_FILES)

docs: ## Write the parts of the documentation that are made from the source
	Deploy/docs

record: ## Rewrite the bot's lines of the transcripts for review; fails, so that nobody mistakes it for a test
	RECORD=1 Deploy/test --filter TranscriptTests

package: ## Build the Debian package, and try it in a clean root (needs root and a while)
	Deploy/package-test

run: ## Run the daemon: make run CONFIG=nuthatch.yaml
	swift run $(BUILD) nuthatch run --config '$(CONFIG)'

say: ## Send one message as yourself: make say TEXT="call jimmy at 5pm tomorrow"
	@swift run --quiet $(BUILD) nuthatch say '$(TEXT)'
