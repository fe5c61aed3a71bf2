/** A relaxation that leaves out the lower part of a rank: "Assistant Manager - Production" is read as a production manager. */
import { meansEachWord } from './normalise-words.ts'
import { namesOnlyRank } from './only-rank.ts'
import type { OtherName } from './under-other-name.ts'

const lower = String.raw`(?:assistant|asst\.?|associate|deputy|dy\.?|joint)`
/**
 * A rank below the one behind it: an assistant manager leads as managers do, and few titles have both words. Several may be joined: "Asst./Dy.
 * Manager", "Assistant Manager / Deputy Manager".
 */
const lowerRank = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${lower}(?: manager)?\s*[/&,]\s*)*${lower}\s*(?=(?:general )?(?:manager|director|superintendent)\b)`,
  'iu',
)
const generalRank = /\bgeneral\s+(?=manager\b)/iu
const lowerRankLoss = 0.43
const lowerRankStep = 0.01

const inFull: ReadonlyMap<string, string> = new Map([
  ['agm', 'assistant general manager'],
  ['dgm', 'deputy general manager'],
  ['gm', 'general manager'],
])
const withRankInFull = (q: string): string =>
  q.replace(/(?<![\p{L}\p{M}.-])(?:a|d)?gm(?![\p{L}\p{M}.-])/iu, (short) => inFull.get(short.toLowerCase()) ?? short)

export function underHigherRank(typed: string): OtherName[] {
  if (meansEachWord(typed)) return []
  const q = withRankInFull(typed)
  const higher = withoutRank(lowerRank, { q, leftOut: [] })
  const plain = withoutRank(generalRank, higher ?? { q, leftOut: [] })
  return [higher, plain].flatMap((less, at) =>
    less && !namesOnlyRank(less.q) ? [{ ...less, name: less.q, loss: lowerRankLoss + at * lowerRankStep }] : [],
  )
}

type ShorterTitle = Pick<OtherName, 'q' | 'leftOut'>

function withoutRank(rank: RegExp, { q, leftOut }: ShorterTitle): ShorterTitle | null {
  const [found] = rank.exec(q) ?? []
  return found === undefined ? null : { q: q.replace(rank, '').trim(), leftOut: [...leftOut, found.trim()] }
}
