/** Reads what no title says but texts of jobs do: a place to sleep, meals, whom the company invites. */
import lists from '../words/said-in-texts.json' with { type: 'json' }
import { keyOf, setOf } from './kinds-of-words.ts'
import { meansEachWord, withoutStopWords } from './normalise-words.ts'
import type { FewerWords } from './one-of-two.ts'
import { saysNoWork } from './spare-words.ts'

const groups = lists.map(({ typed, texts }) => ({ typed: setOf([typed]), texts: texts.split(', ') }))
/** Words that say nothing about it. */
const beside = setOf(['free provided provide facility facilities suvidha saath sath bhi bilkul persons person log'])

const allLoss = 0.45
/** More than all of it in cities within reach. */
const someLoss = 2.2
const mostAlternatives = 12

/** `name` says the query in short. */
type SaidInTexts = FewerWords & { readonly name: string }

/** Queries for jobs whose text says all that was typed of this kind, and then one part of it. Empty if anything else was typed. */
export function saidInTexts(q: string): SaidInTexts[] {
  const words = q.split(/[\s,]+/).map(keyOf)
  const named = meansEachWord(q) ? [] : groups.filter((group) => words.some((word) => group.typed.has(word)))
  const others = withoutStopWords(
    words.filter((word) => !beside.has(word) && !named.some(({ typed }) => typed.has(word))).join(' '),
  )
  if (named.length === 0 || (others !== '' && !saysNoWork(others))) return []
  const all = named.reduce<readonly string[]>(
    (before, { texts }) => before.flatMap((text) => texts.map((other) => `${text} ${other}`.trim())),
    [''],
  )
  const parts = named.length > 1 ? named : []
  return [
    { q: all.slice(0, mostAlternatives).join(' or '), name: all[0] ?? '', leftOut: [], loss: allLoss },
    ...parts.map(({ typed, texts }, at) => ({
      q: texts.join(' or '),
      name: texts[0] ?? '',
      leftOut: words.filter((word) => !typed.has(word) && parts.some((part) => part.typed.has(word))),
      loss: someLoss + at / 100,
    })),
  ]
}
