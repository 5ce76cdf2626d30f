"""Starts Blender headless, with Debian's own Python packages."""

import os
import subprocess
from pathlib import Path

BLENDER = "/usr/bin/blender"
INSIDE = Path(__file__).with_name("inside.py")


def _say(line):
    print(line, flush=True)


def run(arguments, on_line=_say):
    """Runs an order inside Blender, prints its output and returns the exit code. `STUDIO_THREADS` limits the number of
    threads, for machines with other work. Removes pyenv and virtual environments from PATH, because Debian's Blender
    would search them for numpy and not find it.
    """
    environment = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("PYTHON", "PYENV", "VIRTUAL_ENV"))
    }
    environment["PATH"] = "/usr/bin:/bin"
    threads = os.environ.get("STUDIO_THREADS")
    command = [
        BLENDER,
        "-b",
        *(["-t", threads] if threads else []),
        "--factory-startup",
        "--python-exit-code",
        "3",
        "-P",
        str(INSIDE),
        "--",
        *arguments,
    ]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    )
    tail = []
    for line in process.stdout:
        tail = [*tail[-40:], line.rstrip()]
        if line.startswith("[studio]"):
            on_line(line.rstrip())
    code = process.wait()
    if code not in (0, 4):
        on_line("\n".join(tail))
    return code
