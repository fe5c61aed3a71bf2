/** Reads the titles from which the classifier of trades learns. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import { wordsIn } from '#features/search-words/server/occupation-names.ts'
import { similarTrades } from '#features/search-words/server/similar-trades.ts'
import fields from '#features/search-words/words/fields.json' with { type: 'json' }
import spokenNames from '#features/search-words/words/spoken-names.json' with { type: 'json' }
import tradesBySoc from './trades-by-soc.json' with { type: 'json' }

/** `trade` is null for work of no trade. `weight` says how much the example counts. */
export type Example = { readonly title: string; readonly trade: string | null; readonly weight: number }

const weightOf = { occupation: 1, name: 3, field: 2, typed: 1.5 }

const tradeByPrefix = new Map(
  Object.entries(tradesBySoc).flatMap(([trade, codes]) => codes.split(' ').map((code) => [code, trade])),
)

/** The trade of a SOC code: the longest prefix in the list decides. */
function tradeOfCode(code: string): string | null {
  const prefixes = Array.from({ length: code.length }, (_, i) => code.slice(0, code.length - i))
  const trade = prefixes.map((prefix) => tradeByPrefix.get(prefix)).find((each) => each !== undefined)
  return trade === undefined || trade === 'none' ? null : trade
}

const files = ['Occupation Data.txt', 'Alternate Titles.txt', 'Sample of Reported Titles.txt']

/** The titles of O*NET. `folder` holds the text files of its database. */
function titlesOfOccupations(folder: string): Example[] {
  const lines = files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n').slice(1))
  return lines.flatMap((line) => {
    const [code, title] = line.split('\t')
    if (code === undefined || title === undefined) return []
    return { title: title.replaceAll(/\s*\([^)]*\)/g, ''), trade: tradeOfCode(code), weight: weightOf.occupation }
  })
}

const tradeNames = new Set(occupations.map(({ trade }) => trade))

/** The names in the lists of the search. */
function namesInLists(): Example[] {
  const names = occupations.flatMap(({ trade, names: list }) =>
    [trade, ...list.split(', ')].map((title) => ({ title, trade, weight: weightOf.name })),
  )
  const ofFields = fields.flatMap(({ trade, words }) =>
    words.split(', ').map((title) => ({ title, trade, weight: weightOf.field })),
  )
  const typed = spokenNames.flatMap(({ name, typed: byHand = '', instead = '' }) => {
    const trade = tradeNames.has(name) ? name : similarTrades(name)[0]?.trade
    if (trade === undefined) return []
    return [...byHand.split(', '), ...instead.split(', ')]
      .filter((title) => /^[a-z ]+$/.test(title))
      .map((title) => ({ title, trade, weight: weightOf.typed }))
  })
  return [...names, ...ofFields, ...typed]
}

const Judged = z.array(z.object({ asked: z.array(z.string()) }))

/** The judged titles of the search. What they are made from is left out, so that nothing judged is learnt. */
function judgedTitles(): string[] {
  return ['titles-tuned', 'titles-held-out'].flatMap((name) =>
    Judged.parse(JSON.parse(readFileSync(`tests/search/gold/${name}.json`, 'utf8')))
      .flatMap(({ asked }) => asked)
      .map((title) => ` ${wordsIn(title).join(' ')} `),
  )
}

export function readExamples(folder: string): Example[] {
  const judged = judgedTitles()
  const isJudged = (title: string): boolean => {
    const words = wordsIn(title)
    return words.length > 1 && judged.some((each) => each.includes(` ${words.join(' ')} `))
  }
  const examples = [...titlesOfOccupations(folder).filter(({ title }) => !isJudged(title)), ...namesInLists()]
  return [...new Map(examples.map((each) => [`${each.trade} ${wordsIn(each.title).join(' ')}`, each])).values()]
}
