/**
 * Parses `{nurse,"night shift",NULL}`, PostgreSQL's form of a one-dimensional text array. The driver's parser reads character by character: for a
 * page of jobs, with three arrays each, that took as long as the search itself.
 */
export function parseTextArray(text: string): (string | null)[] {
  const items: (string | null)[] = []
  for (let at = 1; at < text.length - 1; at++) {
    const isQuoted = text[at] === '"'
    const end = isQuoted ? closingQuote(text, at + 1) : endOfWord(text, at)
    items.push(isQuoted ? unescaped(text.slice(at + 1, end)) : wordOrNull(text.slice(at, end)))
    at = isQuoted ? end + 1 : end
  }
  return items
}

function closingQuote(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

function endOfWord(text: string, from: number): number {
  const comma = text.indexOf(',', from)
  return comma === -1 ? text.length - 1 : comma
}

const unescaped = (text: string): string => (text.includes('\\') ? text.replace(/\\(.)/gsu, '$1') : text)
const wordOrNull = (text: string): string | null => (text === 'NULL' ? null : text)
