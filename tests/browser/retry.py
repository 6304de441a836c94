"""A browser on a busy machine may be late: a test that fails is tried once more, and what passed only then is named.

The hooks work with and without pytest-xdist: what failed first travels with the report of the test that passed.
"""

from __future__ import annotations

import pytest
from _pytest.runner import runtestprotocol

FLAKY = "flaky"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test of the browser, a second time if it fails."""
    if not item.get_closest_marker("browser"):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = next((report for report in reports if report.failed), None)
    if failed:
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        if all(report.passed for report in reports):
            reports[1].user_properties.append((FLAKY, failed.longreprtext))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """A test that passed only the second time has a name and a count of its own."""
    return (FLAKY, "R", "FLAKY") if first_failure(report) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many were tried again and passed, and what was wrong at first."""
    flaky: list[pytest.TestReport] = terminalreporter.getreports(FLAKY)
    for report in flaky:
        terminalreporter.write_sep("_", f"{report.nodeid} passed the second time; the first time")
        terminalreporter.write_line(first_failure(report))
    terminalreporter.write_line(f"Flaky: {len(flaky)}")


def first_failure(report: pytest.TestReport) -> str:
    """How a test failed that passed then; empty for all others."""
    return str(dict(report.user_properties).get(FLAKY, ""))
