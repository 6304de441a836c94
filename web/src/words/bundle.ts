import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';

/** A text as the server sends it: a message (`id` or `id.attribute`) and its arguments, which may be texts again. */
export type Tree = [id: string, args?: Args];
export type Args = { [name: string]: string | number | Tree };

// Marks around the title of a card, so that it can become a link: START number MIDDLE title END.
const START = '\uE000';
const MIDDLE = '\uE001';
const END = '\uE002';
const TITLE = /\uE000(\d+)\uE001([^\uE002]*)\uE002/g;

/** Numbers as seasons.words shows them: not grouped, with a real minus sign. */
class WholeNumber extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }

  override toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '\u2212');
  }
}

/** A piece of a sentence: plain words, or the title of a card. */
export type Piece = string | { card: number; title: string };

/** The messages of one language. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(readonly language: string, ...texts: string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** A message in words. A message that is not there is a mistake of the program: its id is shown. */
  say(id: string, args: Args = {}): string {
    return this.#format(id, args).replace(TITLE, '$2');
  }

  /** The same, cut at the titles of cards. */
  pieces(id: string, args: Args = {}): Piece[] {
    const text = this.#format(id, args);
    const found: Piece[] = [];
    let done = 0;
    for (const match of text.matchAll(TITLE)) {
      if (match.index > done) found.push(text.slice(done, match.index));
      found.push({ card: Number(match[1]), title: match[2] ?? '' });
      done = match.index + match[0].length;
    }
    if (done < text.length) found.push(text.slice(done));
    return found;
  }

  #format(id: string, args: Args): string {
    const pattern = this.#pattern(id);
    if (pattern === null) {
      console.error(`${this.language}: there is no message ${id}`);
      return id;
    }
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'number') given[name] = new WholeNumber(value);
      else given[name] = Array.isArray(value) ? this.#format(value[0], value[1] ?? {}) : value;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    if (errors.length) console.error(`${this.language}: ${id}: ${errors[0]}`);
    const card = id === 'card-title' ? numberOfTitle(args['name']) : 0;
    return card ? START + card + MIDDLE + text + END : text;
  }

  #pattern(id: string): Parameters<FluentBundle['formatPattern']>[0] | null {
    const [key = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(key);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

function numberOfTitle(name: Args[string] | undefined): number {
  const id = Array.isArray(name) ? /^card-(\d+)\.name$/.exec(name[0]) : null;
  return id ? Number(id[1]) : 0;
}
