/** A linear classifier that is trained at the start. Training is deterministic: the same examples give the same weights. */

export type Example = { readonly label: string; readonly features: readonly string[]; readonly weight: number }
export type Classifier = {
  readonly labels: readonly string[]
  /** The probability of each label, in the order of `labels`. */
  readonly chances: (features: readonly string[]) => number[]
  /** The features that contribute most to a label. */
  readonly reasons: (features: readonly string[], label: string) => string[]
}

/** More rounds would make the start of the server slower without improving the recognition. */
const rounds = 9
const firstStep = 2
const shrink = 0.002
const mostReasons = 3

export function learn(examples: readonly Example[]): Classifier {
  const labels = [...new Set(examples.map(({ label }) => label))]
  const weights = new Map(repeated(examples).map((feature) => [feature, new Float64Array(labels.length)]))
  const rowsOf = (features: readonly string[]): Float64Array[] => features.flatMap((feature) => weights.get(feature) ?? [])
  const known = examples.map(({ label, features, weight }) => ({ rows: rowsOf(features), weight, right: labels.indexOf(label) }))
  for (let round = 0; round < rounds; round++) {
    const step = firstStep / (1 + round / 3)
    for (const at of known.keys()) {
      // Adjacent examples are similar. A stride that is coprime to their number mixes them.
      const one = known[(at * 7919) % known.length]
      if (one) improve(one, step, labels.length)
    }
  }
  return {
    labels,
    chances: (features) => chancesOf(rowsOf(features), labels.length),
    reasons: (features, label) => {
      const at = labels.indexOf(label)
      const weightOf = (feature: string): number => weights.get(feature)?.[at] ?? 0
      return features
        .filter((feature) => weightOf(feature) > 0)
        .toSorted((a, b) => weightOf(b) - weightOf(a))
        .slice(0, mostReasons)
    },
  }
}

/** The features that occur in more than one example. Other features do not help with new questions. */
function repeated(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts].flatMap(([feature, count]) => (count > 1 ? [feature] : []))
}

type TrainingExample = { readonly rows: readonly Float64Array[]; readonly weight: number; readonly right: number }

function improve({ rows, weight, right }: TrainingExample, step: number, count: number): void {
  const chances = chancesOf(rows, count)
  const size = scaleOf(rows.length) * step * weight
  for (const row of rows) {
    for (let label = 0; label < count; label++) {
      const error = (label === right ? 1 : 0) - (chances[label] ?? 0)
      row[label] = (row[label] ?? 0) * (1 - shrink * step) + size * error
    }
  }
}

/** Normalises by the number of features, so that a long question counts no more than a short one. */
function scaleOf(count: number): number {
  return 1 / Math.sqrt(Math.max(count, 1))
}

function chancesOf(rows: readonly Float64Array[], count: number): number[] {
  const sums = Array.from({ length: count }, () => 0)
  for (const row of rows) for (let label = 0; label < count; label++) sums[label] = (sums[label] ?? 0) + (row[label] ?? 0)
  const scale = scaleOf(rows.length)
  const scores = sums.map((sum) => sum * scale)
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
