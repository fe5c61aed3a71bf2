/** Fits a multinomial logistic regression by stochastic gradient descent (AdaGrad). */

/** `features` are numbers of features, `label` is the number of a class. */
export type Sample = { readonly features: readonly number[]; readonly label: number; readonly weight: number }
type Size = { readonly features: number; readonly classes: number }
/** The weight of feature `f` for class `c` is at `f * classes + c`. The last row has the biases. */
export type Model = { readonly weights: Float64Array; readonly classes: number }

const rate = 0.3
const passes = 15
/** The strengths of the penalties on squared and on absolute weights (elastic net). The second makes most weights zero. */
const ridge = 0.3
const lasso = 0.3

/** The order of the samples is drawn from a fixed seed, so the same samples give the same model. */
export function fit(samples: readonly Sample[], { features, classes }: Size): Model {
  const weights = new Float64Array((features + 1) * classes)
  const squares = new Float64Array(weights.length).fill(1e-8)
  const uses = usesOf(samples, features)
  const draw = randomFrom(1)
  const order = samples.map((_, i) => i)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, draw)
    for (const i of order) {
      const sample = samples[i]
      if (sample) update({ weights, squares, uses, classes, bias: features }, sample)
    }
  }
  return { weights, classes }
}

/** How many samples have each feature; the penalty of a feature is spread over them. */
function usesOf(samples: readonly Sample[], features: number): Float64Array {
  const uses = new Float64Array(features + 1).fill(samples.length)
  uses.fill(0, 0, features)
  for (const sample of samples) for (const feature of sample.features) uses[feature] = (uses[feature] ?? 0) + 1
  return uses
}

type State = Model & { readonly squares: Float64Array; readonly uses: Float64Array; readonly bias: number }

function update({ weights, squares, uses, classes, bias }: State, { features, label, weight }: Sample): void {
  const rows = [...features, bias]
  const shares = probabilities({ weights, classes }, rows)
  for (const row of rows) {
    const times = uses[row] ?? 1
    for (let c = 0; c < classes; c++) {
      const at = row * classes + c
      const old = weights[at] ?? 0
      const gradient = weight * ((shares[c] ?? 0) - (c === label ? 1 : 0)) + (ridge / times) * old
      const square = (squares[at] ?? 0) + gradient * gradient
      squares[at] = square
      const step = rate / Math.sqrt(square)
      weights[at] = towardsZero(old - step * gradient, (step * lasso) / times)
    }
  }
}

const towardsZero = (weight: number, by: number): number => Math.sign(weight) * Math.max(0, Math.abs(weight) - by)

/** `rows` includes the row of the biases. */
export function probabilities({ weights, classes }: Model, rows: readonly number[]): Float64Array {
  const scores = new Float64Array(classes)
  for (const row of rows) for (let c = 0; c < classes; c++) scores[c] = (scores[c] ?? 0) + (weights[row * classes + c] ?? 0)
  const highest = scores.reduce((a, b) => Math.max(a, b))
  const shares = scores.map((score) => Math.exp(score - highest))
  const sum = shares.reduce((a, b) => a + b, 0)
  return shares.map((share) => share / sum)
}

/** A linear congruential generator (the constants of Numerical Recipes). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: number[], draw: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(draw() * (i + 1))
    const [a = 0, b = 0] = [order[i], order[j]]
    order[i] = b
    order[j] = a
  }
}
