/** Words of trades and places, from the lists that the job search uses. */
import places from '../../../../../database/names/places.json' with { type: 'json' }
import scriptNames from '../../../../../database/names/script-names.json' with { type: 'json' }
import trades from '../../../../../database/names/trades.json' with { type: 'json' }
import { placeNames } from '#features/search-places/place-names.ts'
import { openSpelling } from './spelling.ts'
import { plainWord } from './words.ts'

/** Trades that are missing in the list of synonyms, because they have no synonyms. */
const furtherTrades =
  'driver developer engineer software java python react tester cook chef waiter steward maid peon helper cleaner delivery packer picker supervisor warehouse analyst designer marketing clerk typist beautician housekeeping loader operator technician salesman security guard plumber electrician receptionist logistics rider telecaller gardener babysitter nanny barista'
/** Words that occur in names of trades, but also in many other questions. */
const tooCommon = new Set(
  'job jobs call care online fresher hiring training salary office work it it’s and or of the in to pay lead exam english hindi test school center centre retail store medical service support account human resource resources safety process personal home general group group key control quality interview training trainee company reporting checking ac air army artificial bai big camera chain clearance collections college communications compliance custom customs deep defence documentation domestic equipment estate event events ex export eye fund game games ground growth import information instrument investment lift loan maker market master mutual nai news operation optical ot pe physical pilot planning power pr pre prompt property proposal pt public quantity rang reach real recovery regulatory relations repair repairing share soc spa special staff structure sub supply tender theatre tour town trading unity urban vision'.split(
    ' ',
  ),
)

const wordsIn = (text: string): string[] => text.split(/[\s|]+/).map(plainWord)

const latinOf: ReadonlyMap<string, string> = new Map([
  ...scriptNames.flatMap(({ latin, names }) => wordsIn(names).map((name) => [name, latin] as const)),
  ...places.alsoCalled
    .filter(({ cities }) => cities !== 'remote' && !cities.startsWith('remote '))
    .flatMap(({ cities, names }) => wordsIn(names).map((name) => [name, cities.split(' ')[0] ?? ''] as const)),
])

/** The name in Latin letters if the word names a trade or a place in another script; otherwise the word itself. */
export function latinName(plain: string): string {
  return latinOf.get(plain) ?? plain
}

const tradeWords: ReadonlySet<string> = new Set(
  [...trades.flatMap(({ titles, also }) => [...titles.flatMap(wordsIn), ...wordsIn(also)]), ...wordsIn(furtherTrades)].filter(
    (one) => one.length > 1 && !tooCommon.has(one),
  ),
)

export function isTradeWord(plain: string): boolean {
  return tradeWords.has(latinName(plain))
}

/** The word of a trade that a misspelt word means. Null if the word is correct or similar to none. */
export const correctTrade = openSpelling([...tradeWords].filter((one) => /^[a-z]+$/.test(one)))

/** The names of places, grouped by their first word, with the longest names first. */
export const placesByFirstWord: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  [...new Set([...placeNames, ...places.sameCity.flat(), ...places.regions.map(({ name }) => name), 'delhi ncr'])]
    .map((name) => name.toLowerCase().split(' ').map(plainWord))
    .filter(([first]) => first !== 'remote' && first !== 'wfh')
    .toSorted((a, b) => b.length - a.length),
  ([first]) => first ?? '',
)
