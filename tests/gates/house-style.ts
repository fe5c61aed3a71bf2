import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

type Style = {
  /** Patterns of words that people do not read here, and what to say instead. */
  readonly words: Readonly<Record<string, string>>
  /** Beginnings of texts that may not change, and why. */
  readonly fixed: Readonly<Record<string, string>>
  /** Beginnings of hints that may be longer, and why. */
  readonly longHints: Readonly<Record<string, string>>
  /** Labels that may be written with other capitals elsewhere, in small letters, and why. */
  readonly capitals: Readonly<Record<string, string>>
}
const style = JSON.parse(readFileSync('tests/gates/house-style.json', 'utf8')) as Style // written by hand

export type Breach = { readonly file: string; readonly text: string; readonly say: string }
type Text = { readonly text: string; readonly isHint: boolean }

const words = Object.entries(style.words).map(([word, say]) => ({ pattern: new RegExp(String.raw`\b(${word})\b`, 'i'), say }))
const mostHintWords = 15

/** Where hints are: under fields and headings, and in empty and failed states. */
const hintNames = new Set(['hint', 'lead', 'fix'])
const hintElements = new Set(['EmptyState', 'ErrorState'])

const smallAfterGreeting = /(?:'(?:Hello|Dear|Hi)\b[^'\n]*,'|greeting\([^)\n]*\)),\s*['"`][a-z][^\n]*/g

/** The texts of a file that break the house style. */
export function breachesIn(file: string, source: string): Breach[] {
  const greeted = [...source.matchAll(smallAfterGreeting)].map(([text]) => ({
    file,
    text,
    say: 'a capital letter after a greeting',
  }))
  const breaches = textsIn(file, source).flatMap(({ text, isHint }) => {
    if (startsLike(text, style.fixed)) return []
    const said = words.filter(({ pattern }) => pattern.test(text)).map(({ say }) => ({ file, text, say }))
    const isLong = isHint && wordsIn(text) > mostHintWords && !startsLike(text, style.longHints)
    return isLong ? [...said, { file, text, say: `at most ${mostHintWords} words in a hint` }] : said
  })
  return [...greeted, ...breaches]
}

function filesOfTree(): { readonly file: string; readonly source: string }[] {
  return globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('server/demo/'))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
}

export function breachesOfTree(): Breach[] {
  return filesOfTree().flatMap(({ file, source }) => breachesIn(file, source))
}

const mostLabelWords = 4

/** Labels of buttons, links and headings that are written with other capitals elsewhere. */
export function unevenCapitals(files = filesOfTree()): string[] {
  const labels = files
    .filter(({ file }) => file.endsWith('.tsx') || file.endsWith('navigation.ts'))
    .flatMap(({ file, source }) => textsIn(file, source).map(({ text }) => text))
    .filter((text) => /^\p{Lu}[^.?!:,;…“”]*$/u.test(text) && wordsIn(text) <= mostLabelWords)
  const spellings = Map.groupBy(new Set(labels), (text) => text.toLowerCase())
  return [...spellings.entries()]
    .filter(([text, all]) => all.length > 1 && !(text in style.capitals))
    .map(([, all]) => all.toSorted().join(' / '))
}

function startsLike(text: string, beginnings: Readonly<Record<string, string>>): boolean {
  return Object.keys(beginnings).some((beginning) => text.startsWith(beginning))
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** What people can read: text between tags, and literals that are sentences or labels. Paths, SQL and identifiers are none. */
function textsIn(file: string, source: string): Text[] {
  const found: Text[] = []
  const hints: (readonly [start: number, end: number])[] = []
  const add = (value: string, start: number): void => {
    const text = value.replace(/\s+/g, ' ').trim()
    if (!isProse(text)) return
    found.push({ text, isHint: hints.some(([from, to]) => start >= from && start < to) })
  }
  const mark = (name: string, names: ReadonlySet<string>, { start, end }: { start: number; end: number }): void => {
    if (names.has(name)) hints.push([start, end])
  }
  new Visitor({
    JSXAttribute: (node) => mark(node.name.type === 'JSXIdentifier' ? node.name.name : '', hintNames, node),
    Property: (node) => mark(node.key.type === 'Identifier' ? node.key.name : '', hintNames, node.value),
    JSXElement: (node) => {
      const { name } = node.openingElement
      if (name.type === 'JSXIdentifier') mark(name.name, hintElements, node)
    },
    JSXText: (node) => add(node.value, node.start),
    Literal: (node) => {
      if (typeof node.value === 'string') add(node.value, node.start)
    },
    TemplateLiteral: (node) => add(node.quasis.map(({ value }) => value.cooked ?? '').join('…'), node.start),
  }).visit(parseSync(file, source).program)
  return found
}

function isProse(text: string): boolean {
  if (/^(GET|POST|PUT|DELETE|PATCH) \/|^[#./]|\b(select|insert into|delete from|update|create table|alter table) /.test(text))
    return false
  return /[a-zA-Z…]{2,}[,.:;]? +\S*[a-zA-Z]/.test(text) || /^[A-Z][a-z]+[.!?]?$/.test(text)
}
