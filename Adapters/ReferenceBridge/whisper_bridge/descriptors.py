"""Keeps the protocol's pipe out of reach of everything that prints."""

import os


def take_standard_output() -> int:
    """Moves standard output to another descriptor, which children do not inherit, and returns that.

    The library that talks to WhatsApp prints to descriptor 1 from Go, past anything that Python could replace. What it
    prints can hold numbers and names, so it goes nowhere rather than to standard error.
    """
    protocol = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return protocol


def take_standard_input() -> int:
    """Moves standard input to another descriptor, so that no library and no child reads the host's lines."""
    protocol = os.dup(0)
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    return protocol
