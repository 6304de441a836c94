// Long words in the titles of cards, with the place where a small card may break them. (Titles themselves have none:
// they are compared with the table of cards.)

const SHY = '\u00ad';
const PARTS = [
  'Bellos-guardo', 'Blut-saugende', 'Boshaftig-keit', 'chapar-deuses', 'Conoci-miento', 'Cuello-largo', 'Dimenti-cato',
  'Drachen-schädel', 'Feuer-amulett', 'Gewissen-hafte', 'Insazia-bile', 'Jahres-zeiten', 'Kristall-kugel', 'Luft-amulett',
  'Luft-elementar', 'Maravi-lloso', 'Meravi-glioso', 'merveil-leux', 'Mirada-profunda', 'Nacht-schatten', 'Nimmer-satter',
  'Prophe-zeiung', 'Runen-würfel', 'Sangui-juela', 'Sombra-nocturna', 'Stunden-glas', 'Verfluch-tes', 'Versie-gelte',
  'Verzau-bertes', 'Wasser-amulett',
];
const BROKEN = new Map(PARTS.map((word) => [word.replace('-', ''), word.replace('-', SHY)]));

/** A title that can break within its long words. */
export function breakable(title: string): string {
  return title.replace(/\p{L}{11,}/gu, (word) => BROKEN.get(word) ?? word);
}
