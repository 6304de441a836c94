"""Whatever the description of the interface allows, and much that it does not, is answered without a failure."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from server.house import Server

EXAMPLES = int(os.environ.get("SEASONS_FUZZ", "8"))
"""How many requests per operation and mode; `make soak` sets more."""
OPERATIONS = (
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/seats",
    "/api/tables/{table}/start",
    "/api/tables/{table}/leave",
    "/api/tables/{table}/rematch",
    "/api/tables/{table}/continue",
    "/api/tables/{table}/record",
    "/api/records",
    "/api/mine",
)
NOTHING_TO_VARY = ("/api/bots", "/api/health")


@pytest.fixture(scope="module")
def description(server: Server) -> schemathesis.BaseSchema:
    """The interface as the server describes it."""
    return schemathesis.openapi.from_url(server.address + "/api/schema/openapi.json")


def test_every_operation_is_tried(description: schemathesis.BaseSchema) -> None:
    assert set(description) == {*OPERATIONS, *NOTHING_TO_VARY}


@pytest.mark.parametrize("path", OPERATIONS)
def test_no_request_makes_the_server_fail(server: Server, description: schemathesis.BaseSchema, path: str) -> None:
    keys = server.table()
    bearer = {"authorization": f"Bearer {keys.owner}"}
    for method in description[path]:
        for mode in schemathesis.GenerationMode:
            tried = description[path][method].as_strategy(generation_mode=mode)

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=tried)
            def ask(case: schemathesis.Case) -> None:
                if isinstance(case.path_parameters, dict) and case.path_parameters.get("table"):
                    case.path_parameters["table"] = keys.table if len(str(case.path_parameters["table"])) % 2 else "x"
                answer = case.call(session=None, headers=bearer)
                assert answer.status_code < 500, (case.body, answer.text)
                assert "content-security-policy" in answer.headers

            ask()
    assert server.ask("GET", "/api/health").status_code == 200
