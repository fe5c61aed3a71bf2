/** Reads words that exclude something: "cook not hotel", "bpo without english". For the index, "not" is a stop word, and it would find cooks in hotels. */

const marker = /[\s,;]+(?:but\s+)?(?:not|except|excluding|other\s+than)\s+(?:(?:in|for|as|at|from|an?|the)\s+)?(?=[\p{L}\p{M}])/iu
/** Things that people do not have or do not want: "bpo without english", "sales no target", "bpo bina english ke". */
const things =
  'english|hindi|targets?|selling|sales|(?:cold )?calling|field ?work|travel(?:l?ing)?|coding|voice|licen[cs]e|bike|two wheeler|laptop|computers?|tally|excel|typing|driving|overtime'
const without = new RegExp(
  String.raw`[\s,;]+(?:(?:without(?: any| knowing| knowledge of)?|no|bina|minus)\s+(${things})(?:\s+(?:speaking|language|knowledge|communication))?|(${things})\s+ke\s+bina)(?:\s+(?:ke|ki|ka|wala|wali|wale|jobs?|kaam|naukri))*(?=\s|$)`,
  'iu',
)

const place = /\s(?:in|near|at|around)\s/iu
const mostWords = 3

/** Words after "not" that exclude nothing: "experience not required", "shop not for profit". */
const otherMeaning =
  /^(?:required?|needed|necessary|mandatory|compulsory|must|only|available|applicable|eligible|allowed|interested|sure|working|more|less|above|below|just|yet|profit|experienced|specified|disclosed|mentioned|a)\b/iu

/** Matches texts in which "not" excludes nothing: those with search operators (quotes, minus, "or"), and titles, which have capitals. */
const isOtherwiseMeant = /"|(?:^|\s)-[\p{L}\p{N}]|\bor\b|\p{Lu}\S*\s.*\p{Lu}/u

export type Exclusion = { readonly kept: string; readonly words: readonly string[] }

/** Returns the text to search for (`kept`) and the excluded words, or null if the text excludes nothing. */
export function readExclusion(typed: string): Exclusion | null {
  if (isOtherwiseMeant.test(typed)) return null
  const lacked = readLacked(typed)
  if (lacked) return lacked
  const found = marker.exec(typed)
  if (!found || !/\p{L}{2}/u.test(typed.slice(0, found.index))) return null
  const behind = typed.slice(found.index + found[0].length).trim()
  const placeAt = place.exec(behind)?.index ?? behind.length
  const words = behind.slice(0, placeAt)
  if (otherMeaning.test(words) || /[^\p{L}\p{M}\s'.+#-]/u.test(words) || words.split(/\s+/).length > mostWords) return null
  return { kept: typed.slice(0, found.index) + behind.slice(placeAt), words: words.split(/\s+(?:and|nor)\s+/iu) }
}

function readLacked(typed: string): Exclusion | null {
  const [text = '', after, before] = without.exec(typed) ?? []
  const at = typed.indexOf(text)
  const thing = after ?? before
  return thing !== undefined && /\p{L}{2}/u.test(typed.slice(0, at)) ? { kept: typed.replace(text, ''), words: [thing] } : null
}

/** The syntax of the index for excluded words: "-hotel", and a phrase in quotes for several words. */
export const excludedText = (words: readonly string[]): string =>
  words.map((each) => (/[\s-]/.test(each) ? `-"${each}"` : `-${each}`)).join(' ')

const minus = /(?:^|\s)-("[^"]+"|[\p{L}\p{N}][^\s"]*)/gu

export const withoutExclusions = (q: string): string => q.replaceAll(minus, ' ').replace(/\s+/g, ' ').trim()

/** Changes the words of a query and keeps its exclusions. A query that would only exclude is returned as it is. */
export function changeWanted(q: string, change: (words: string) => string): string {
  const wanted = change(withoutExclusions(q))
  return wanted === '' ? q : `${wanted} ${[...q.matchAll(minus)].map(([text]) => text.trim()).join(' ')}`.trim()
}

/** Returns each excluded word or phrase of a query, and the query without that exclusion. */
export function exclusionsIn(q: string): { readonly text: string; readonly rest: string }[] {
  return [...q.matchAll(minus)].map((found) => ({
    text: (found[1] ?? '').replaceAll('"', ''),
    rest: `${q.slice(0, found.index)} ${q.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim(),
  }))
}
