// Formats messages with the JavaScript Fluent: JSON on stdin, JSON on stdout. See tests/words/test_javascript.py.
//
// In:  { "sources": { "en": ["text of a catalogue", ...] }, "cases": [["en", "message.attribute", { "count": 2 }]] }
// Out: [["text", ["error", ...]], ...] in the order of the cases

import { readFileSync } from "node:fs";
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

// Numbers as seasons.words.catalogue.format_message shows them: not grouped, with a real minus sign.
class WholeNumber extends FluentNumber {
  constructor(value) {
    super(value, { useGrouping: false });
  }

  toString(scope) {
    return super.toString(scope).replace("-", "\u2212");
  }
}

const { sources, cases } = JSON.parse(readFileSync(0, "utf8"));

const bundles = {};
for (const [language, texts] of Object.entries(sources)) {
  bundles[language] = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = bundles[language].addResource(new FluentResource(text));
    if (errors.length) throw errors[0];
  }
}

const said = cases.map(([language, id, args]) => {
  const [key, attribute] = id.split(".");
  const message = bundles[language].getMessage(key);
  const pattern = attribute ? message.attributes[attribute] : message.value;
  const given = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new WholeNumber(value) : value]),
  );
  const errors = [];
  return [bundles[language].formatPattern(pattern, given, errors), errors.map(String)];
});

process.stdout.write(JSON.stringify(said));
