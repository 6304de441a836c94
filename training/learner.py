"""Learning: what a window of decisions teaches the policy and the critic."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from training.config import Config
from training.network import Network
from training.selfplay import Window

IMPOSSIBLE = -30.0  # the logarithm of how likely a move is at least: less makes exp slow and changes nothing


@dataclass
class Lesson:
    """How an update went."""

    policy_loss: float = 0.0
    critic_loss: float = 0.0
    view_loss: float = 0.0
    entropy: float = 0.0
    drift: float = 0.0  # how far the policy moved (an estimate of the Kullback-Leibler divergence)
    rate: float = 0.0


class Learner:
    """Proximal policy optimisation with a critic that sees everything."""

    def __init__(self, config: Config, policy: Network, critic: Network) -> None:
        self.config = config
        self.policy = policy
        self.critic = critic
        self.weights = [*policy.parameters(), *critic.parameters()]
        betas = (0.9, 0.98)
        self.optimiser = torch.optim.AdamW(self.weights, config.rate, betas, weight_decay=0.0, fused=True)
        self.updates = 0

    def learn(self, window: Window, progress: float) -> Lesson:
        """Learn from a window; `progress` is how much of the plan is done."""
        config = self.config
        lesson = Lesson(rate=self.set_rate(progress))
        advantage = (window.advantage - window.advantage.mean()) / (window.advantage.std() + 1e-6)
        entropy_weight = config.entropy + (config.entropy_end - config.entropy) * progress
        rows = len(window.picks)
        batches = 0
        for _ in range(config.epochs):
            order = torch.randperm(rows, device=window.picks.device)
            for at in range(0, rows - config.minibatch // 2, config.minibatch):
                chosen = order[at : at + config.minibatch]
                loss = self.loss(window, advantage, chosen, entropy_weight, lesson)
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.weights, 1.0)
                self.optimiser.step()
                batches += 1
        self.updates += 1
        for name in ("policy_loss", "critic_loss", "view_loss", "entropy", "drift"):
            setattr(lesson, name, getattr(lesson, name) / max(batches, 1))
        return lesson

    def set_rate(self, progress: float) -> float:
        """The learning rate at this point of the plan."""
        config = self.config
        rate = config.rate * max(config.rate_end, 1 - progress) * min(1.0, (self.updates + 1) / config.warm)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        return rate

    def loss(self, window: Window, advantage: Tensor, chosen: Tensor, entropy_weight: float, lesson: Lesson) -> Tensor:
        """What is to become small, for some of the decisions."""
        config = self.config
        only_critic = self.updates < config.critic_first
        view = window.view.at(chosen)
        with torch.autocast(chosen.device.type, torch.bfloat16):
            logits, own = self.policy.chosen_from(view, window.options[chosen])
            value = self.critic(view.followed_by(window.hidden.at(chosen)))
        returns = window.returns[chosen]
        critic_loss = nn.functional.mse_loss(value.float(), returns)
        lesson.critic_loss += critic_loss.item()
        if only_critic:
            return config.critic_weight * critic_loss
        likely = torch.log_softmax(logits, 1).clamp(min=IMPOSSIBLE)
        entropy = -(likely.exp() * likely).sum(1).mean()
        now = likely.gather(1, window.picks[chosen][:, None])[:, 0]
        ratio = (now - window.likely[chosen]).exp()
        gain = advantage[chosen]
        policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - config.clip, 1 + config.clip) * gain).mean()
        view_loss = nn.functional.mse_loss(own.float(), returns)
        lesson.policy_loss += policy_loss.item()
        lesson.view_loss += view_loss.item()
        lesson.entropy += entropy.item()
        lesson.drift += (window.likely[chosen] - now).mean().item()
        return (
            policy_loss + config.critic_weight * critic_loss + config.view_weight * view_loss - entropy_weight * entropy
        )
