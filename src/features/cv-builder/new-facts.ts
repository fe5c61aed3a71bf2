/**
 * Finds figures, dates, names and skills in a proposal that the person has not written. Only the person knows whether they are true, so they must be
 * confirmed. Reporting one too many is better than one too few.
 */
export function newFacts(before: string, after: string): readonly string[] {
  const known = new Set(factsIn(before).map(plain))
  const words = new Set(['i', 'a', ...(before.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])])
  const fresh = factsIn(after).filter((fact) => !known.has(plain(fact)) && !words.has(plain(fact)))
  return [...new Set(fresh)]
}

const plain = (fact: string): string => fact.toLowerCase().replace(/[,\s]/g, '')

const figures = /[₹$€]?\p{N}[\p{N},.]*(?:\s?(?:%|crore|lakh|k|m|x)\b|%|\+)?/giu
const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|twenty|thirty|forty|fifty|hundreds?|thousands?|lakhs?|crores?|millions?|half|double[ds]?|tripled?|twice)\b/gi
/** Names: capitalised words inside a sentence, and words with symbols or capitals that ordinary words do not have. */
const names = /(?<![.!?:;•\-–]\s|^\s*|\n\s*)\b\p{Lu}[\p{L}\p{M}\p{N}+#.&-]*(?<![.-])/gu
const oddWords = /\b(?:\p{L}*\p{Ll}\p{Lu}\p{L}*|\p{Lu}{2,}\p{L}*|\p{L}+[+#]+|\p{L}+\.js)(?![\p{L}\p{N}])/gu

function factsIn(text: string): readonly string[] {
  return [figures, numberWords, names, oddWords]
    .flatMap((kind) => text.match(kind) ?? [])
    .map((fact) => fact.replace(/[.,]$/, ''))
}
