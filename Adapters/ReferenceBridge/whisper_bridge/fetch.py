"""One file on its way from the network to the host."""

import base64
import binascii
import select
import time

from .failure import CRASHED, NETWORK_ERROR, UNSUPPORTED, Failure
from .lines import Line
from .media import AVATAR, KINDS, LARGEST_AVATAR, NETWORK_SECONDS, Download, MediaHosts, Wanted
from .pipe import CLOSED, Pipe, cancelled
from .settings import absolute, count, member


def wanted_of(line: Line) -> Wanted:
    """The file that a line asks for. Fails with `CRASHED` if the line makes no sense, else if it cannot be fetched."""
    kind = member(line, "kind", str, "")
    try:
        digest = base64.b64decode(member(line, "digest", str, ""), validate=True)
    except (binascii.Error, ValueError):
        digest = b""
    is_avatar = kind == AVATAR
    if len(digest) != (0 if is_avatar else 32) or line.get("limit") is None:
        raise Failure(CRASHED, "the host's request for a file is not complete")
    wanted = Wanted(
        path=member(line, "path", str, ""),
        kind=kind,
        digest=digest,
        offset=count(line, "offset", 0),
        limit=count(line, "limit", 0),
    )
    if is_avatar and wanted.limit > LARGEST_AVATAR:
        raise Failure(CRASHED, "the host's limit for a picture is out of range")
    if kind not in KINDS and not is_avatar:
        raise Failure(UNSUPPORTED, "files of this kind are not known")
    wanted.check()
    return wanted


def pipe_of(line: Line) -> str:
    """The path of the pipe for the file that a line asks for."""
    return str(absolute(line, "pipe"))


def transfer(hosts: MediaHosts, wanted: Wanted, path: str) -> int:
    """Copies a file into a pipe; returns how many bytes that were. The pipe is closed when it returns or fails."""
    size = 0
    with Pipe(path) as pipe:
        download = Download(hosts, wanted)
        try:
            while (chunk := next_chunk(download, pipe)) is not None:
                pipe.write(chunk)
                size += len(chunk)
        finally:
            download.stop()
    return size


def next_chunk(download: Download, pipe: Pipe) -> bytes | None:
    """The next chunk, None after the last. Waits for the network, and for the host to close the pipe."""
    waiting = select.poll()
    waiting.register(download, select.POLLIN)
    # Without any event of its own: that its reader is gone is reported in any case.
    waiting.register(pipe, 0)
    until = time.monotonic() + NETWORK_SECONDS
    while (left := until - time.monotonic()) > 0:
        found = dict(waiting.poll(left * 1000))
        if found.get(pipe.fileno(), 0) & CLOSED:
            raise cancelled()
        if found.get(download.fileno(), 0) & select.POLLIN:
            return download.take()
    raise Failure(NETWORK_ERROR, "the network brings nothing")
