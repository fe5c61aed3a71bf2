/** The dimensions in which CVs of Indian applicants differ, each with its values. */
export const dimensions = {
  file: ['pdf', 'word'],
  columns: ['one', 'left', 'right'],
  headings: ['capitals', 'colon', 'title', 'style'],
  heads: ['one', 'two', 'three', 'label', 'table', 'sentence', 'numbered', 'projects'],
  order: ['position', 'employer', 'time'],
  sign: ['comma', 'bar', 'dash', 'tab', 'at'],
  time: ['end', 'right', 'rightTwo', 'below', 'brackets'],
  dates: ['months', 'numbers', 'years', 'since', 'length', 'short', 'days', 'reversed', 'dashed'],
  place: ['none', 'comma', 'line', 'brackets'],
  body: ['none', 'bullets', 'dashes', 'prose', 'titled'],
  courses: ['table', 'otherTable', 'below', 'above', 'from', 'sentence', 'labels', 'list', 'apart'],
  skills: ['bullets', 'commas', 'groups', 'table', 'bars', 'lines'],
  languages: ['personal', 'heading', 'levels', 'table', 'and'],
  person: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
} as const

/** Values that were seen later. Their files are drawn apart, so that those of the others stay the same. */
export const further = {
  heads: ['telling', 'wrapped', 'elsewhere', 'employer', 'addressed', 'listed', 'former', 'unlabelled'],
  headings: ['slips'],
  courses: ['framed', 'marks'],
  languages: ['stray'],
} as const

type Further = typeof further
export type Dimension = keyof typeof dimensions
type ValueOf<Name extends Dimension> =
  | (typeof dimensions)[Name][number]
  | (Name extends keyof Further ? Further[Name][number] : never)
export type Choice = { readonly [name in Dimension]: ValueOf<name> }

const names = Object.keys(dimensions) as Dimension[] // of the dimensions themselves
const valuesOf = (name: Dimension): readonly string[] => dimensions[name]

/** The same numbers each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const pairOf = (one: Dimension, value: string, other: Dimension, beside: string): string => `${one}=${value} ${other}=${beside}`

/** The pairs of the values of a choice. */
function pairsIn(choice: Readonly<Record<string, string>>): string[] {
  return names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => pairOf(one, choice[one] ?? '', other, choice[other] ?? '')),
  )
}

/** Choices in which each value of a dimension stands beside each value of each other dimension at least once. */
export function pairwise(seed = 9, tries = 30): readonly Choice[] {
  const next = numbers(seed)
  const open = new Set(
    names.flatMap((one, at) =>
      names
        .slice(at + 1)
        .flatMap((other) => valuesOf(one).flatMap((value) => valuesOf(other).map((beside) => pairOf(one, value, other, beside)))),
    ),
  )
  const drawn = (): Record<string, string> => {
    const made = Object.fromEntries(names.map((name) => [name, valuesOf(name)[next(valuesOf(name).length)] ?? '']))
    const [pair = ''] = open
    return { ...made, ...Object.fromEntries(pair.split(' ').map((part) => part.split('='))) }
  }
  const choices: Choice[] = []
  while (open.size > 0) {
    const some = Array.from({ length: tries }, drawn).map((made) => ({
      made,
      won: pairsIn(made).filter((pair) => open.has(pair)),
    }))
    const [best] = some.toSorted((a, b) => b.won.length - a.won.length)
    best?.won.forEach((pair) => open.delete(pair))
    if (best) choices.push(best.made as Choice) // each value is of its dimension
  }
  return choices
}

/** Each later value in some of the choices, with their other values. */
export const furtherChoices = (choices: readonly Choice[], most = 16): readonly Choice[] =>
  Object.entries(further).flatMap(([name, values]) =>
    values.flatMap((value, number) =>
      choices
        .filter((_, at) => at % Math.floor(choices.length / most) === number)
        .map((choice): Choice => ({ ...choice, [name]: value })),
    ),
  )
