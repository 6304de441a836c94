"""The fifty power cards: one class each, its whole behaviour in one place, in the books' order."""

from seasons.rules.cards import cards_01_10 as one
from seasons.rules.cards import cards_11_20 as two
from seasons.rules.cards import cards_21_30 as three
from seasons.rules.cards import cards_31_40 as four
from seasons.rules.cards import cards_41_50 as five
from seasons.rules.cards.base import Card
from seasons.rules.transition import CARDS

CARDS.extend(
    [
        Card(),  # number 0 does not exist
        one.AmuletOfAir(),
        one.AmuletOfFire(),
        one.AmuletOfEarth(),
        one.AmuletOfWater(),
        one.BalanceOfIshtar(),
        one.StaffOfSpring(),
        one.TemporalBoots(),
        one.PurseOfIo(),
        one.DivineChalice(),
        one.SyllasTheFaithful(),
        two.FigrimTheAvaricious(),
        two.NariaTheProphetess(),
        two.WondrousChest(),
        two.BeggarsHorn(),
        two.DieOfMalice(),
        two.KairnTheDestroyer(),
        two.AmsugLongneck(),
        two.BespelledGrimoire(),
        two.RagfieldsHelm(),
        two.HandOfFortune(),
        three.LewisGreyface(),
        three.RunicCubeOfEolis(),
        three.PotionOfPower(),
        three.PotionOfDreams(),
        three.PotionOfKnowledge(),
        three.PotionOfLife(),
        three.HourglassOfTime(),
        three.ScepterOfGreatness(),
        three.OlafsBlessedStatue(),
        three.YjangsForgottenVase(),
        four.ElementalAmulet(),
        four.TreeOfLight(),
        four.ArcanoLeech(),
        four.CrystalOrb(),
        four.GluttonCauldron(),
        four.VampiricCrown(),
        four.DragonSkull(),
        four.DemonOfArgos(),
        four.TitusDeepgaze(),
        four.AirElemental(),
        five.ThievingFairies(),
        five.CursedTreatiseOfArus(),
        five.IdolOfTheFamiliar(),
        five.NecroticKriss(),
        five.LanternOfXidit(),
        five.SealedChestOfUrm(),
        five.MirrorOfTheSeasons(),
        five.PendantOfRagnor(),
        five.SidNightshade(),
        five.DamnedSoulOfOnys(),
    ]
)
