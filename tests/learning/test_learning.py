"""The trainer's arithmetic, and a run of a few seconds; left out where PyTorch is missing."""

from pathlib import Path

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("training")

from training import checkpoint  # noqa: E402
from training.config import Config, read  # noqa: E402
from training.network import NONE, critic_network, options_of, policy_network, sampled  # noqa: E402
from training.returns import advantages, rewards  # noqa: E402
from training.selfplay import SelfPlay  # noqa: E402
from training.tables import Home  # noqa: E402
from training.train import Run  # noqa: E402

from seasons.rules import ACTIONS  # noqa: E402

TINY = Config(
    decisions=2048, setups=[[2, 2, 0], [3, 1, 1], [4, 0, 0]], hidden=16, blocks=1, critic_hidden=16, critic_blocks=1,
    tables=24, steps=8, minibatch=64, epochs=1, warm=2, pool_every=500, evaluate_every=10**9, evaluate_games=6,
    opponents=["random"],
)  # fmt: skip


def test_what_a_step_brings_sums_to_zero_over_the_seats_and_a_shared_win_is_shared() -> None:
    gains = torch.tensor([[10.0, 0, 0, 0], [6.0, 3, 0, 0], [4.0, 0, 0, 0]])
    ranks = torch.tensor([[1, 2, 0, 0], [1, 2, 3, 0], [1, 1, 3, 4]])
    players = torch.tensor([2, 3, 4])
    found = rewards(gains, torch.ones(3, dtype=torch.bool), ranks, players, 10.0, 1.0)
    assert found.sum(1).abs().max() < 1e-6
    assert found[0, :2].tolist() == [[1.0, 1.0], [-1.0, -1.0]]
    assert torch.allclose(found[1, :3, 1], torch.tensor([1.0, -0.5, -0.5]))
    assert torch.allclose(found[2, :2, 1], torch.tensor([1 / 3, 1 / 3]))
    unfinished = rewards(gains, torch.zeros(3, dtype=torch.bool), ranks, players, 10.0, 1.0)
    assert not unfinished[:, :, 1].any()


def test_without_a_fading_trace_an_advantage_is_all_that_followed_less_what_was_expected() -> None:
    torch.manual_seed(1)
    steps, tables = 40, 6
    seats = torch.randint(0, 3, (steps + 1, tables))
    done = torch.rand(steps, tables) < 0.1
    reward = torch.randn(steps, tables, 4, 2)
    values = torch.randn(steps, tables, 2)
    last = torch.randn(tables, 2)
    found, returns, counts = advantages(values, reward, done, seats, last, 1.0)
    for table in range(tables):
        for step in range(steps):
            seat = seats[step, table]
            total, end = torch.zeros(2), None
            own = [later for later in range(step, steps) if seats[later, table] == seat]
            for later in range(step, steps):
                total = total + reward[later, table, seat]
                if done[later, table]:
                    end = torch.zeros(2)
                    break
            if end is None and seats[steps, table] == seat:
                end = last[table]
            if end is None:  # the seat does not come again: its last decision in the window is where it is judged
                assert bool(counts[step, table]) == (own[-1] != step)
                total = sum((reward[later, table, seat] for later in range(step, own[-1])), torch.zeros(2))
                end = values[own[-1], table]
            if counts[step, table]:
                assert torch.allclose(returns[step, table], total + end, atol=1e-4)
                assert torch.allclose(found[step, table], (total + end - values[step, table]).sum(), atol=1e-4)


def test_whole_and_sparse_rows_give_a_network_the_same() -> None:
    home = Home(TINY, 3)
    policy = policy_network(4, 16, 1)
    sight = home.observe()
    whole = type(sight.view)(None, torch.from_numpy(home.told("rows").copy()))
    assert torch.allclose(policy(sight.view), policy(whole), atol=1e-5)
    critic = critic_network(4, 16, 1)
    hidden = type(sight.hidden)(None, torch.from_numpy(home.told("hidden").copy()))
    both = critic(sight.view.followed_by(sight.hidden))
    assert torch.allclose(both, critic(whole.followed_by(hidden)), atol=1e-5)


def test_only_legal_moves_are_drawn() -> None:
    home = Home(TINY, 4)
    policy = policy_network(4, 16, 1)
    sight = home.observe()
    for _ in range(50):
        logits, _ = policy.chosen_from(sight.view, sight.options)
        moves = sight.options[torch.arange(24), sampled(logits)].tolist()
        assert all(home.told("rows")[at, move] for at, move in enumerate(moves))


def test_a_window_holds_the_decisions_of_the_learners_alone() -> None:
    play = SelfPlay(TINY, [Home(TINY, 5)], policy_network(4, 16, 1), critic_network(4, 16, 1))
    play.rival = policy_network(4, 16, 1)
    for side in play.sides:
        side.pooled[:] = True
    window = play.window(30)
    assert window.decisions == 30 * 24 and 0 < len(window.picks) < 30 * 24 // 2
    assert (window.options[torch.arange(len(window.picks)), window.picks] != NONE).all()


def test_the_moves_of_whole_and_of_sparse_rows_and_their_numbers_are_the_same() -> None:
    home = Home(TINY, 6)
    policy = policy_network(4, 16, 1)
    sight = home.observe()
    options = options_of(torch.from_numpy(home.told("rows").copy()))
    assert torch.equal(options, sight.options)
    logits, own = policy.chosen_from(sight.view, options)
    whole = policy(sight.view)
    there = options != NONE
    assert torch.allclose(logits[there], whole.gather(1, options.clamp(min=0).long())[there], atol=1e-5)
    assert torch.allclose(own, whole[:, ACTIONS:], atol=1e-5)


def test_a_run_is_stopped_and_goes_on_also_from_a_checkpoint_that_is_small(tmp_path: Path) -> None:
    run = Run(TINY, tmp_path)
    run.train(0.0)
    run.train(0.2)
    middle = run.decisions
    assert middle > 0 and (tmp_path / "curve.csv").exists()
    again = Run(TINY, tmp_path)
    assert again.decisions == middle and again.learner.updates == run.learner.updates
    checkpoint.save(tmp_path / "state.pt", checkpoint.small(run.state()))
    small = Run(TINY, tmp_path)
    for one, other in zip(run.policy.parameters(), small.policy.parameters()):
        assert torch.allclose(one, other, atol=1e-3)
    small.train(60.0)
    assert small.decisions >= TINY.decisions and small.compare()[0].games == 6


def test_a_checkpoint_of_another_encoder_is_refused_with_a_sentence(tmp_path: Path) -> None:
    torch.save({"encoder": 0, "rules": 1}, tmp_path / "state.pt")
    with pytest.raises(SystemExit, match="was learned with version 0 of the encoder; this is version 1"):
        Run(TINY, tmp_path)


def test_the_configs_that_are_there_can_be_read_and_unknown_names_are_told(tmp_path: Path) -> None:
    for path in (Path(__file__).parents[2] / "training/configs").glob("*.toml"):
        assert read(path).decisions > 0
    (tmp_path / "odd.toml").write_text("decisions = 1\ncolour = 3\n")
    with pytest.raises(SystemExit, match="there is no colour"):
        read(tmp_path / "odd.toml")
