"""How fast peers from the Python package index play at random, measured in a venv of their own.

Each peer is installed separately, and a peer that cannot be installed or run becomes an ``error`` in the result,
never an exception. The measuring itself is ``peer_scripts.py``, run by the venv's Python.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv as venv_module
from collections.abc import Callable
from pathlib import Path

REQUIREMENTS: dict[str, tuple[str, ...]] = {
    "chess": ("chess==1.11.2",),
    "catanatron": ("catanatron==3.2.1", "networkx==3.6.1"),
    "pettingzoo": ("pettingzoo==1.27.0", "gymnasium==1.4.0", "pygame-ce==2.5.8", "numpy==2.4.6"),
    "open_spiel": ("open_spiel==2.0.2", "numpy==2.4.6", "scipy==1.17.1"),
}
"""What is installed for each package. PettingZoo goes without its ``classic`` extra: these games need only pygame."""

PEERS: dict[str, str] = {
    "chess": "chess",
    "catanatron": "catanatron",
    "pettingzoo_connect_four": "pettingzoo",
    "pettingzoo_tictactoe": "pettingzoo",
    "open_spiel_gin_rummy": "open_spiel",
    "open_spiel_backgammon": "open_spiel",
}
"""The games measured (names known to ``peer_scripts.py``) and the package each belongs to."""

SCRIPT = Path(__file__).with_name("peer_scripts.py")
INSTALL_LIMIT_S = 600.0
START_LIMIT_S = 60.0

Figures = dict[str, float | str]


class PeerError(Exception):
    """A peer cannot be measured; the message says why in a sentence."""


def default_venv() -> Path:
    """The peers' venv in the user's cache folder."""
    cache = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(cache) if os.path.isabs(cache) else Path.home() / ".cache") / "seasons" / "peers"


def measure_peers(
    seconds: float = 2.0, venv: Path | None = None, report: Callable[[str], None] = print
) -> dict[str, Figures]:
    """Decisions and games per second of each peer on one core, or ``{"error": sentence}`` where there is no figure.

    ``seconds`` is the wall time measured for each peer (a quarter of it more is warming up). The venv is made on first
    use and kept until the pins or this Python change. ``report`` is told what is going on, a line at a time.
    """
    home = (default_venv() if venv is None else venv).absolute()
    try:
        installed = _prepare(home, report)
    except PeerError as error:
        report(str(error))
        return {peer: {"error": str(error)} for peer in PEERS}
    problems: dict[str, str] = {}
    for package in REQUIREMENTS:
        if package not in installed:
            try:
                report(f"installing {' '.join(REQUIREMENTS[package])}")
                _install(home, package)
                installed.append(package)
                _write_stamp(home, installed)
            except PeerError as error:
                problems[package] = str(error)
    results: dict[str, Figures] = {}
    for peer, package in PEERS.items():
        try:
            if package in problems:
                raise PeerError(problems[package])
            results[peer] = figures = _measure(home, peer, seconds)
            report(f"{peer}: {figures['decisions_per_s']:,} decisions/s, {figures['games_per_s']:,} games/s")
        except PeerError as error:
            results[peer] = {"error": str(error)}
            report(f"{peer}: {error}")
    return results


def _python(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _key() -> str:
    """What a venv must have been made for to be used again."""
    return json.dumps([sys.version, sys.base_prefix, REQUIREMENTS], sort_keys=True)


def _write_stamp(home: Path, installed: list[str]) -> None:
    try:
        (home / "stamp.json").write_text(json.dumps({"key": _key(), "installed": installed}), encoding="utf-8")
    except OSError as error:
        raise PeerError(f"The peers' venv could not be written: {error.strerror}.") from error


def _prepare(home: Path, report: Callable[[str], None]) -> list[str]:
    """Have a venv for these pins; the packages it already holds."""
    try:
        stamp = json.loads((home / "stamp.json").read_text(encoding="utf-8"))
        if stamp["key"] == _key() and _python(home).exists():
            return [package for package in REQUIREMENTS if package in stamp["installed"]]
    except (OSError, ValueError, LookupError, TypeError):
        pass  # none yet, or not one of ours
    report("making a venv for the peers")
    try:
        if home.exists() and any(home.iterdir()):
            if not (home / "stamp.json").exists():  # never clear a folder that this module did not make
                raise PeerError("The folder for the peers' venv holds something else, so no peer was measured.")
            shutil.rmtree(home)
        home.mkdir(parents=True, exist_ok=True)
        (home / "stamp.json").write_text("{}", encoding="utf-8")  # if we are interrupted, it is still known as ours
        venv_module.EnvBuilder(symlinks=os.name != "nt", with_pip=True).create(home)
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        raise PeerError(f"The peers' venv could not be made ({type(error).__name__}).") from error
    _write_stamp(home, [])
    return []


def _run(home: Path, arguments: list[str], limit: float) -> subprocess.CompletedProcess[str]:
    """Run the venv's Python, isolated from this process's packages and kept to one thread."""
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    environment = os.environ | threads | {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_VIDEODRIVER": "dummy"}
    command = [str(_python(home)), "-I", *arguments]
    return subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=limit, check=False
    )


def _install(home: Path, package: str) -> None:
    options = ["--quiet", "--no-input", "--disable-pip-version-check", "--retries", "1", "--timeout", "20"]
    try:
        done = _run(home, ["-m", "pip", "install", *options, *REQUIREMENTS[package]], INSTALL_LIMIT_S)
    except subprocess.TimeoutExpired:
        raise PeerError(f"{package} could not be installed within {INSTALL_LIMIT_S:.0f} seconds.") from None
    except OSError as error:
        raise PeerError(f"{package} could not be installed: {error.strerror}.") from error
    if done.returncode:
        raise PeerError(f"{package} could not be installed: {_last_line(done.stderr, 'ERROR:')}")


def _measure(home: Path, peer: str, seconds: float) -> Figures:
    try:
        done = _run(home, [str(SCRIPT), peer, "--seconds", str(seconds)], START_LIMIT_S + 5 * seconds)
    except subprocess.TimeoutExpired:
        raise PeerError(f"{peer} did not finish its measurement in time.") from None
    except OSError as error:
        raise PeerError(f"{peer} could not be run: {error.strerror}.") from error
    if done.returncode:
        raise PeerError(f"{peer} failed while playing: {_last_line(done.stderr)}")
    try:
        found = json.loads(done.stdout.strip().rpartition("\n")[2])
        return {
            "decisions_per_s": float(found["decisions_per_s"]),
            "games_per_s": float(found["games_per_s"]),
            "version": str(found["version"]),
        }
    except (ValueError, LookupError, TypeError):
        raise PeerError(f"{peer} printed no figures.") from None


def _last_line(text: str, mark: str = "") -> str:
    """The last line that starts with ``mark``, without it."""
    lines = [line.strip() for line in text.splitlines() if line.strip().startswith(mark) and line.strip()]
    return lines[-1].removeprefix(mark).strip(" .") + "." if lines else "it gave no reason."


if __name__ == "__main__":
    print(json.dumps(measure_peers(), indent=2))
