import type { Help } from './contract.ts'

/** Wordy phrases and shorter ones with the same meaning. */
const shorter: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\ba (?:large |wide |great )?(?:number|variety|range) of\b/gi, 'many'],
  [/\bon a (daily|weekly|monthly) basis\b/gi, '$1'],
  [/\b(?:very|really|highly|extremely|successfully|effectively|efficiently|various|proactively)\s+/gi, ''],
  [/\b(?:hard-?working|result-?oriented|results-driven|dynamic|passionate|self-motivated)(?:\s+and)?,?\s+/gi, ''],
]

/** Weak beginnings of a line, and stronger verbs. */
const stronger: readonly (readonly [RegExp, string])[] = [
  [/^(?:was |were )?responsible for (?:the )?managing\b/i, 'Managed'],
  [/^(?:was |were )?responsible for (?:the )?(?:handling|taking care of)\b/i, 'Handled'],
  [/^(?:was |were )?responsible for (?:the )?training\b/i, 'Trained'],
  [/^(?:was |were )?responsible for (?:the )?(?:leading|heading)\b/i, 'Led'],
  [/^(?:was |were )?responsible for (?:the )?(\w+)ing\b/i, 'Handled $1ing'],
  [/^(?:was |were )?responsible for\b/i, 'Handled'],
  [/^(?:i )?(?:was |were )?involved in\b/i, 'Took part in'],
  [/^(?:my )?duties (?:included|were)\b:?/i, 'Handled'],
  [/^(?:i )?helped (?:to |with )?(?:the )?/i, 'Supported '],
  [/^(?:i )?worked on (?:the )?/i, 'Worked on '],
  [/^i (?=\w+ed\b)/i, ''],
]

const mark = /^(\s*(?:[-–•*·]\s*)?)(.*)$/s
const apply = (text: string, rules: typeof shorter): string => rules.reduce((so, [from, to]) => so.replace(from, to), text)
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

function eachLine(text: string, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((whole) => {
      const [, sign = '', line = ''] = mark.exec(whole) ?? []
      return line === '' ? whole : sign + change(line)
    })
    .join('\n')
}

const improve = (text: string): string => eachLine(text, (line) => capital(apply(apply(line.trim(), stronger), shorter).trim()))
const shorten = (text: string): string => eachLine(text, (line) => capital(apply(line.trim(), shorter).trim()))

type Advice = { readonly text: string; readonly notes: readonly string[] }

/** Help without a model: only changes that need no knowledge about the person. */
export function helpByRules({ want, part, text }: Pick<Help, 'want' | 'part' | 'text'>): Advice {
  if (want === 'measure') return { text, notes: missingFigures(text) }
  const proposal = want === 'improve' ? improve(text) : shorten(text)
  return { text: proposal, notes: lengthNotes(part, proposal) }
}

function missingFigures(text: string): readonly string[] {
  const lines = text.split(/\n+|(?<=[.;।])\s+/).map((line) => line.replace(/^[\s\-–•*·]+/, '').trim())
  const bare = lines.filter((line) => line !== '' && !/\p{N}/u.test(line)).slice(0, 5)
  if (bare.length === 0) return ['Every line already has a number.']
  return bare.map((line) => `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”: ${questionFor(line)}`)
}

const questions: readonly (readonly [RegExp, string])[] = [
  [/\b(team|people|staff|train|mentor|manag|led|lead)/i, 'how many people? For example “Led 6 people”.'],
  [/\b(reduc|sav|cut|cost|wast)/i, 'from how much to how much? For example “from 9% to 4%”.'],
  [/\b(sale|sold|revenue|customer|client|grow|grew|increas)/i, 'by how much, in what time? For example “18% in one year”.'],
  [
    /\b(built|build|develop|design|creat|launch|test)/i,
    'used by how many, or how much faster? For example “used by 1,200 drivers”.',
  ],
]

function questionFor(line: string): string {
  return questions.find(([about]) => about.test(line))?.[1] ?? 'how many, how much, how often? For example “40 calls a day”.'
}

function lengthNotes(part: Help['part'], text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean).length
  const [least, most] = part === 'summary' ? [30, 120] : [20, 250]
  if (words < least) return [`${words} words say too little: aim for ${least} or more.`]
  return words > most ? [`${words} words are too many to be read: aim for ${most} at most.`] : []
}
