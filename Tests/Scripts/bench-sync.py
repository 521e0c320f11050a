"""Measures the realtime client through real sockets (P8): `whisper-sync run` against the development server.

    bench-sync.py PROGRAMS [--fill N] [--live N] [--rate PER_SECOND]

PROGRAMS is the folder of whisper, whisper-sync and whisper-sync-devserver, built for release. Two figures come out, a JSON line each:

- catch-up: from the start of the client's work until N messages that the server has are in the encrypted vault;
- live: from the start of the request that posts a message until the client reports it. That includes the request, the
  server, both sockets, the commit, and the pipe to the reader.
"""

import argparse
import http.client
import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
import time


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


class Programs:
    """The programs, on Ana's vault."""

    def __init__(self, folder: str, place: str) -> None:
        self.folder = folder
        self.environment = {"HOME": place, "PATH": "/usr/bin:/bin", "LANG": "C", "WHISPER_HOME": f"{place}/vault"}
        self.passphrase = f"{place}/passphrase"
        with open(self.passphrase, "w") as file:
            file.write("correct horse battery staple\n")

    def start(self, program: str, *arguments: str) -> subprocess.Popen:
        return subprocess.Popen(
            [f"{self.folder}/{program}", *arguments], env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, text=True, bufsize=1)

    def run(self, program: str, *arguments: str) -> str:
        process = self.start(program, *arguments, "--passphrase-file", self.passphrase)
        output, _ = process.communicate(timeout=300)
        if process.returncode != 0:
            raise SystemExit(f"{program} {arguments[0]} ended with {process.returncode}")
        return output


class Writer:
    """Ben, who posts messages over one connection."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.token = ""
        grant = self.post("/v1/session", {"user": "ben", "secret": "ben-secret", "device": "bench"})
        self.token = grant["access_token"]

    def post(self, path: str, body: dict) -> dict:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        self.connection.request("POST", path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        content = answer.read()
        if answer.status >= 300:
            raise SystemExit(f"{path} was answered with {answer.status}")
        return json.loads(content)


def follow(client: subprocess.Popen, told: queue.Queue) -> None:
    """Records when the client reports what."""
    for line in client.stdout:
        told.put((time.monotonic(), json.loads(line)))


def wait_for(told: queue.Queue, count: int, seconds: float) -> tuple[float, list[float]]:
    """Waits until `count` messages are reported; returns when the work began and when each was reported."""
    begin, times = time.monotonic(), []
    deadline = begin + seconds
    while len(times) < count:
        moment, line = told.get(timeout=max(0.1, deadline - time.monotonic()))
        if line["type"] == "start":
            begin = moment
        if line["type"] == "received":
            times += [moment] * line["messages"]
    return begin, times


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("programs")
    parser.add_argument("--fill", type=int, default=100_000)
    parser.add_argument("--live", type=int, default=2_000)
    parser.add_argument("--rate", type=float, default=100)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        programs = Programs(options.programs, place)
        server = programs.start(
            "whisper-sync-devserver", "--port", "0", "--json", "--user", "ana:ana-secret", "--user", "ben:ben-secret",
            "--conversation", "hello:Hello:ben,ana", "--fill", f"hello:{options.fill}")
        client = None
        try:
            port = json.loads(server.stdout.readline())["port"]
            secret = f"{place}/secret"
            with open(os.open(secret, os.O_WRONLY | os.O_CREAT, 0o600), "w") as file:
                file.write("ana-secret\n")
            programs.run("whisper", "init", "--accept-disclaimer")
            programs.run("whisper-sync", "login", f"http://127.0.0.1:{port}", "ana", "--secret-file", secret)
            client = programs.start("whisper-sync", "run", "--json", "--passphrase-file", programs.passphrase)
            told: queue.Queue = queue.Queue()
            threading.Thread(target=follow, args=(client, told), daemon=True).start()
            begin, times = wait_for(told, options.fill, 600)
            seconds = times[-1] - begin
            print(json.dumps({
                "what": "catch-up", "events": options.fill, "seconds": round(seconds, 2),
                "per_second": round(options.fill / seconds)}), flush=True)
            live(programs, client, Writer(port), told, options)
        finally:
            for process in (client, server):
                if process and process.poll() is None:
                    process.send_signal(signal.SIGTERM)
                    process.wait(30)


def live(
    programs: Programs, client: subprocess.Popen, writer: Writer, told: queue.Queue, options: argparse.Namespace
) -> None:
    time.sleep(2)
    posted = []
    for number in range(options.live):
        posted.append(time.monotonic())
        writer.post("/v1/messages", {
            "conversation_id": "hello", "client_message_id": f"bench-{number}", "content": f"live message {number}"})
        time.sleep(max(0, posted[0] + (number + 1) / options.rate - time.monotonic()))
    _, times = wait_for(told, options.live, 60)
    latencies = [(end - start) * 1_000 for start, end in zip(posted, times)]
    client.send_signal(signal.SIGTERM)
    client.wait(30)
    figures = json.loads(programs.run("whisper-sync", "status", "--json").splitlines()[0])["figures"]
    print(json.dumps({
        "what": "live", "events": options.live, "per_second": options.rate,
        "p50_ms": round(percentile(latencies, 0.5), 2), "p95_ms": round(percentile(latencies, 0.95), 2),
        "most_ms": round(max(latencies), 2), "receipt_to_commit_p95_ms": figures.get("latency_p95_ms")}))


main()
