import type { Words } from './parse-queries.ts'

/** A tsquery in two parts: a job must match `wanted` and `unwanted`, which holds the negated words only. */
type SplitQuery = { readonly wanted: string; readonly unwanted: string }
/** The words without the excluded ones, and a query that is true for jobs without these. */
export type SplitWords = { readonly wanted: Words; readonly unwanted: string }

const tokens = /'(?:[^']|'')*'(?::\*)?|[()]|!|\s*[&|]\s*/g

/**
 * Separates the excluded words ("cook -hotel"), so that the others can be looked for in titles: a word that is missing in a title may occur elsewhere
 * in the job. Null if they cannot be separated ("cook or -hotel"), or if nothing else was typed.
 */
export function splitExclusions({ stems, written }: Words): SplitWords | null {
  if (!stems.includes('!')) return { wanted: { stems, written }, unwanted: '' }
  const inStems = splitQuery(stems)
  const inWritten = splitQuery(written)
  return inStems && inWritten
    ? { wanted: { stems: inStems.wanted, written: inWritten.wanted }, unwanted: inStems.unwanted }
    : null
}

const isUnwanted = (operand: string): boolean => operand.startsWith('!')

function splitQuery(tsquery: string): SplitQuery | null {
  const sides = splitAt(tsquery, '|').map((side) => {
    const operands = splitAt(side, '&')
    return {
      wanted: operands.filter((operand) => !isUnwanted(operand)).join(' & '),
      unwanted: operands.filter(isUnwanted).join(' & '),
    }
  })
  const [first] = sides
  const isSplit = sides.every(({ wanted, unwanted }) => wanted !== '' && !wanted.includes('!') && unwanted === first?.unwanted)
  return first && isSplit ? { wanted: sides.map(({ wanted }) => wanted).join(' | '), unwanted: first.unwanted } : null
}

/** Splits a tsquery at an operator outside of brackets and words. */
function splitAt(tsquery: string, operator: '&' | '|'): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of tsquery.matchAll(tokens)) {
    if (token === '(') depth++
    if (token === ')') depth--
    if (depth === 0 && token.trim() === operator) parts.push('')
    else parts.push((parts.pop() ?? '') + token)
  }
  return parts
}
