/**
 * npm run train:trades -- FOLDER: trains the classifier of trades. FOLDER holds the text files of the O*NET database
 * (https://www.onetcenter.org/database.html, CC BY 4.0). Writes src/features/search-words/words/trade-weights.json; format it with oxfmt.
 */
import { writeFileSync } from 'node:fs'
import { featuresOf } from '#features/search-words/server/trade-classifier.ts'
import { fit, type Model, probabilities, randomFrom, type Sample } from './trade-classifier/fit.ts'
import { type Example, readExamples } from './trade-classifier/read-examples.ts'

const target = 'src/features/search-words/words/trade-weights.json'
/** A feature of fewer examples says too little. */
const leastExamples = 2
/** A trade with many examples would otherwise be likelier than the others for every unknown title. */
const balance = -0.35
/** Weights are stored in tenths; smaller ones are left out. */
const scale = 10
const leastWeight = 3
/** The share of the examples that measure the model before it is trained on all. */
const testShare = 0.1

const examples = readExamples(process.argv[2] ?? '.').map((each) => ({ ...each, features: featuresOf(each.title) }))
const trades = [...new Set(examples.map(({ trade }) => trade))].toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
const uses = Map.groupBy(
  examples.flatMap(({ features }) => [...new Set(features)]),
  (feature) => feature,
)
const features = [...uses].flatMap(([feature, { length }]) => (length >= leastExamples ? [feature] : [])).toSorted()
const numberOf = new Map(features.map((feature, i) => [feature, i]))
const perTrade = Map.groupBy(examples, ({ trade }) => trade)
const middle = examples.length / trades.length

function sampleOf({ features: all, trade, weight }: Example & { readonly features: readonly string[] }): Sample {
  return {
    features: all.flatMap((feature) => numberOf.get(feature) ?? []),
    label: trades.indexOf(trade),
    weight: weight * ((perTrade.get(trade)?.length ?? 1) / middle) ** balance,
  }
}

const samples = examples.map(sampleOf).filter(({ features: { length } }) => length > 0)
const draw = randomFrom(2)
const isTest = samples.map(() => draw() < testShare)
const size = { features: features.length, classes: trades.length }
measure(
  rounded(
    fit(
      samples.filter((_, i) => !isTest[i]),
      size,
    ),
  ),
  samples.filter((_, i) => isTest[i]),
)
write(rounded(fit(samples, size)))

function rounded({ weights, classes }: Model): Model {
  const tenths = weights.map((weight) => Math.round(weight * scale))
  return { classes, weights: tenths.map((weight) => (Math.abs(weight) < leastWeight ? 0 : weight / scale)) }
}

function measure(model: Model, tested: readonly Sample[]): void {
  const results = tested.map(({ features: given, label }) => {
    const shares = probabilities(model, [...given, features.length])
    const best = shares.indexOf(Math.max(...shares))
    return { isRight: best === label, isSure: (shares[best] ?? 0) > 0.5 && trades[best] !== null }
  })
  const shareOf = (list: typeof results): string =>
    `${((100 * list.filter(({ isRight }) => isRight).length) / list.length).toFixed(1)} %`
  const sure = results.filter(({ isSure }) => isSure)
  console.log(
    `${tested.length} titles held out: ${shareOf(results)} right; of ${sure.length} with a probability above one half ${shareOf(sure)}`,
  )
}

function write({ weights, classes }: Model): void {
  const rowOf = (row: number): number[] =>
    Array.from(weights.slice(row * classes, (row + 1) * classes), (weight) => Math.round(weight * scale))
  const lists = features.map(
    (feature, i) =>
      [
        feature,
        rowOf(i)
          .flatMap((weight, c) => (weight === 0 ? [] : [c, weight]))
          .join(' '),
      ] as const,
  )
  const kept = Object.fromEntries(lists.filter(([, list]) => list !== ''))
  writeFileSync(target, `${JSON.stringify({ trades, biases: rowOf(features.length), features: kept }, null, 1)}\n`)
  console.log(`${Object.keys(kept).length} features, ${trades.length} trades: ${target}`)
}
