/** The training of the classifier of trades, on examples small enough to know the answer. */
import { expect, test } from 'vitest'
import { fit, probabilities, type Sample } from '../../scripts/trade-classifier/fit.ts'

const size = { features: 4, classes: 3 }
const [first, second, third, common] = [0, 1, 2, 3]
const biases = size.features

const sample = (features: readonly number[], label: number): Sample => ({ features, label, weight: 1 })
const samples = Array.from({ length: 60 }, (_, i) => sample([[first, second, third][i % 3] ?? 0, common], i % 3))

test('a feature of one class decides, and one of all classes says nothing', () => {
  const model = fit(samples, size)
  for (const feature of [first, second, third]) {
    expect(probabilities(model, [feature, common, biases])[feature]).toBeGreaterThan(0.9)
  }
  for (const share of probabilities(model, [common, biases])) expect(share).toBeCloseTo(1 / 3, 1)
})

test('the same examples give the same model, and a heavier one counts more', () => {
  expect(fit(samples, size).weights).toEqual(fit(samples, size).weights)
  const torn = (weight: number) => fit([sample([common], 0), { ...sample([common], 1), weight }], size)
  expect(probabilities(torn(3), [common, biases])[1]).toBeGreaterThan(probabilities(torn(1), [common, biases])[1] ?? 1)
})

test('a feature that says nothing has hardly a weight', () => {
  const { weights, classes } = fit(samples, size)
  for (const weight of weights.slice(common * classes, (common + 1) * classes)) expect(Math.abs(weight)).toBeLessThan(0.1)
})
