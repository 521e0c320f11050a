"""Protects the protocol's pipe from everything that prints."""

import os


def take_standard_output() -> int:
    """Moves standard output to another descriptor, which children do not inherit, and returns that.

    The library that talks to WhatsApp prints to descriptor 1 from Go, bypassing anything that Python could replace. Its
    output can contain numbers and names, so it is discarded instead of going to standard error.
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
