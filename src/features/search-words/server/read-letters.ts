/** Spells out letters that employers write for the work of a department: "F & A" is finance and accounts. */
const works: ReadonlyMap<string, string> = new Map([
  ['FA', 'finance accounts'],
  ['AF', 'accounts finance'],
  ['LD', 'learning development'],
  ['TD', 'training development'],
  ['CB', 'compensation benefits'],
  ['TC', 'testing commissioning'],
])

/** In small letters only without blanks: "a & f" may be anything. */
const letters = /(?<![\p{L}\p{N}&])(?:([FALTC]) ?& ?([FADBC])|([faltc])&([fadbc]))(?![\p{L}\p{N}&])/gu

export const withLettersSpelledOut = (typed: string): string =>
  typed.includes('&')
    ? typed.replace(letters, (found: string) => works.get(found.replace(/[ &]/g, '').toUpperCase()) ?? found)
    : typed
