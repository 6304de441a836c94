import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { catalogue, languagesIn } from '../scripts/words';
import { Catalogue, type Tree } from '../src/words/bundle';
import { amounts, cardChoice, cardCost, dieFace, listed, wheelText } from '../src/words/speech';

const FOLDER = fileURLToPath(new URL('../../src/seasons/words', import.meta.url));
const speak = (language: string): Catalogue => new Catalogue(language, catalogue(FOLDER, language, 'main'));
const en = speak('en');
const say = (tree: Tree, words = en): string => words.say(tree[0], tree[1] ?? {});
const purse: Tree = ['card-title', { name: ['card-8.name'] }];

describe('a text of the server', () => {
  test('is said with its arguments, which may be texts', () => {
    const cost: Tree = ['list-two', { first: ['amount-energy', { energy: 'air', count: 1 }], second: ['amount-crystals', { count: 3 }] }];
    const tree: Tree = ['event-summons', { voice: 'other', player: 'Lea', card: purse, cost }];
    expect(say(tree)).toBe('Lea summons Purse of Io for 1 air and 3 crystals.');
    expect(say(tree, speak('de'))).toBe('Lea beschwört „Geldbeutel von Io“ für 1 Luft und 3 Kristalle.');
  });

  test('may be an attribute', () => {
    expect(say(['event-drew.hidden', { player: 'Hugo', count: 2, cause: 'none' }])).toBe('Hugo draws 2 cards.');
  });

  test('has numbers that are not grouped, with a real minus sign', () => {
    expect(say(['amount-crystals', { count: 12345 }])).toBe('12345 crystals');
    expect(say(['a11y-prestige', { count: -10 }])).toBe('\u221210 prestige points');
    expect(say(['amount-crystals', { count: 12345 }], speak('es'))).toContain('12345');
  });

  test('is cut at the titles of cards, quotation marks included', () => {
    const tree: Tree = ['ask-keep', { voice: 'you', player: '', card: purse }];
    expect(en.pieces(tree[0], tree[1])).toEqual(['You drew ', { card: 8, title: 'Purse of Io' }, '. Keep it or discard it?']);
    expect(speak('fr').pieces('card-title', { name: ['card-8.name'] })).toEqual([{ card: 8, title: '«\u202fBourse d’Io\u202f»' }]);
  });

  test('that is not there is named and reported', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(en.say('nonsense')).toBe('nonsense');
    expect(report).toHaveBeenCalledWith('en: there is no message nonsense');
    report.mockRestore();
  });

  test('cannot take its voice from a name', () => {
    expect(say(['event-turn-ended', { voice: 'other', player: 'you' }])).toBe('you ends the turn.');
  });
});

describe('what the client says about its own drawings', () => {
  test('is what the server would say', () => {
    expect(say(listed([['energy-air'], ['energy-water'], ['energy-fire']]))).toBe('air, water, and fire');
    expect(say(amounts([0, 0, 0, 0]))).toBe('nothing');
    expect(say(cardCost(20, 2))).toBe('1 air, 1 fire, 1 earth, and 3 crystals');
    expect(say(cardCost(11, 4))).toBe('9 crystals');
    expect(say(cardCost(31, 4))).toBe('1 to 4 different energies');
    expect(say(dieFace(0, 1))).toBe('2 water, gauge, 2 pips');
    expect(say(cardChoice(8, 2))).toBe('Purse of Io, magic item, cost: 1 air and 1 fire, 6 prestige points: 1 more crystal per energy you transmute');
    expect(say(wheelText({ year: 2, season: 0, space: 2, round: 7, rates: [1, 1, 2, 3] }))).toBe(
      'Season wheel: year 2, winter, space 2 of 12, round 7. Crystals per energy: air 1, water 1, fire 2, earth 3.',
    );
  });
});

describe('the catalogues', () => {
  test('are those of five languages, English first', () => {
    expect(languagesIn(FOLDER)[0]).toBe('en');
    expect(languagesIn(FOLDER).sort()).toEqual(['de', 'en', 'es', 'fr', 'it']);
  });

  test('leave out the command line, and the rules until they are needed', () => {
    expect(en.has('help-setup-1')).toBe(false);
    expect(en.has('cli-no-bot')).toBe(false);
    en.add(catalogue(FOLDER, 'en', 'later'));
    expect(en.has('help-setup-1')).toBe(true);
    expect(en.has('card-8-ruling-1')).toBe(true);
  });

  test('keep every message when their comments go', () => {
    const whole = readFileSync(`${FOLDER}/de/play.ftl`, 'utf8');
    const ids = [...whole.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
    const german = catalogue(FOLDER, 'de', 'main');
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !german.includes(`\n${id} =`) && !german.startsWith(`${id} =`))).toEqual([]);
  });
});
