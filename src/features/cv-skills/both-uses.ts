const bracketOrAnd = /\([^()]*\)|\s(?:&|and)\s/gi

/** "( Both )" says that somebody reads and writes a language, but not how well. */
const both = /^\(\s*both\s*\)$/i

/** Puts a comma between two languages for "&" and "and". Those in brackets stay: "Marathi (read & write)". */
export const withCommas = (text: string): string =>
  text.replace(bracketOrAnd, (found) => {
    if (!found.startsWith('(')) return ', '
    return both.test(found) ? '' : `(${found.slice(1, -1).trim()})`
  })
