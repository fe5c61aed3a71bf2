/** "cook not hotel" leaves out what "not" stands before. To the index "not" is no word, and it would look for a cook in a hotel. */

const marker = /[\s,;]+(?:but\s+)?(?:not|except|excluding|other\s+than)\s+(?:(?:in|for|as|at|from|an?|the)\s+)?(?=[\p{L}\p{M}])/iu
const place = /\s(?:in|near|at|around)\s/iu
const mostWords = 3

/** "Experience not required" and "shop not for profit" say something else. */
const otherMeaning =
  /^(?:required?|needed|necessary|mandatory|compulsory|must|only|available|applicable|eligible|allowed|interested|sure|working|more|less|above|below|just|yet|profit|experienced|specified|disclosed|mentioned|a)\b/iu

/** Anyone who uses quotes, minus or "or" means each word as it stands. A text with capitals is a title. */
const isOtherwiseMeant = /"|(?:^|\s)-[\p{L}\p{N}]|\bor\b|\p{Lu}\S*\s.*\p{Lu}/u

export type Exclusion = { readonly kept: string; readonly words: readonly string[] }

/** What is looked for, and the words that no job may have; null where nothing is left out. */
export function readExclusion(typed: string): Exclusion | null {
  if (isOtherwiseMeant.test(typed)) return null
  const found = marker.exec(typed)
  if (!found || !/\p{L}{2}/u.test(typed.slice(0, found.index))) return null
  const behind = typed.slice(found.index + found[0].length).trim()
  const placeAt = place.exec(behind)?.index ?? behind.length
  const words = behind.slice(0, placeAt)
  if (otherMeaning.test(words) || /[^\p{L}\p{M}\s'.+#-]/u.test(words) || words.split(/\s+/).length > mostWords) return null
  return { kept: typed.slice(0, found.index) + behind.slice(placeAt), words: words.split(/\s+(?:and|nor)\s+/iu) }
}

/** As the index reads it: "cook -hotel", and several words as one phrase. */
export const excludedText = (words: readonly string[]): string =>
  words.map((each) => (/[\s-]/.test(each) ? `-"${each}"` : `-${each}`)).join(' ')

const minus = /(?:^|\s)-("[^"]+"|[\p{L}\p{N}][^\s"]*)/gu

/** What a search leaves out, each with the search without that. */
export function exclusionsIn(q: string): { readonly text: string; readonly rest: string }[] {
  return [...q.matchAll(minus)].map((found) => ({
    text: (found[1] ?? '').replaceAll('"', ''),
    rest: `${q.slice(0, found.index)} ${q.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim(),
  }))
}
