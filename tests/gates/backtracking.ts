/**
 * Regular expressions with catastrophic backtracking: a text that nearly matches can be read in 2^n ways, and the process stands still. The usual
 * cause is a repeated choice of which one alternative is another followed by a third, so their own words are repeated.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { parseSync, Visitor } from 'oxc-parser'

/** Those of a file's text that are written as literals. */
export function literalPatterns(file: string, text: string): RegExp[] {
  const found: RegExp[] = []
  const literal = ({ value }: { readonly value: unknown }): void => {
    if (value instanceof RegExp) found.push(value)
  }
  new Visitor({ Literal: literal }).visit(parseSync(file, text).program)
  return found
}

/** Those that a file builds when it is imported. */
export async function builtPatterns(file: string): Promise<RegExp[]> {
  if (!readFileSync(file, 'utf8').includes('new RegExp(')) return []
  const found: RegExp[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const pattern = new target(source, flags)
      found.push(pattern)
      return pattern
    },
  })
  try {
    await import(path.resolve(file))
  } finally {
    globalThis.RegExp = original
  }
  return found
}

const separators = ['', ' ', ', ', ',', '-', '.', '/', '\t', '  ']
const others = ['', 'a', 'A', '1', 'न']
const endings = ['', 'x', '!', ' \0', 'X(']
/** Characters. With a way more for each word, or with the fourth power of it, a text of this length takes minutes. */
const length = 300
/** The text on which it does not end within so many ms of the clock: a text takes less than one. */
export function hangsOn({ source, flags }: RegExp, patience = 2_000): string | undefined {
  if (endsByItsForm(source)) return undefined
  const pattern = new RegExp(source, flags.replaceAll(/[gy]/g, ''))
  const texts = textsFor(source)
  const isQuick = ends(() => texts.forEach((text) => pattern.test(text)), patience)
  return isQuick ? undefined : texts.find((text) => !ends(() => pattern.test(text), patience))
}

/**
 * Two repetitions, each of a single character, and a few choices beside them. Begun at each character of a text, they are the third power of its
 * length at most, which is quick.
 */
function endsByItsForm(source: string): boolean {
  const count = (what: RegExp): number => source.match(what)?.length ?? 0
  return !/\)[*+{]/.test(source) && count(/[*+{]/g) <= 2 && count(/\(|(?<!\()\?/g) <= 8
}

function textsFor(source: string): string[] {
  const words = [...new Set(source.replaceAll(/\\[pPk][{<][^}>]*[}>]|\\[a-zA-Z]/g, ' ').match(/[\p{L}\p{M}\p{N}']+/gu))]
  const parts = [...words.slice(0, 60), ...others].flatMap((word) => separators.map((separator) => word + separator))
  const pairs = words.slice(0, 12).flatMap((word) => words.slice(0, 12).map((next) => `${word} ${next} `))
  return [...parts, ...pairs].filter(Boolean).flatMap((part) => {
    const line = part.repeat(Math.ceil(length / part.length)).slice(0, length)
    return ['', `${words[0] ?? 'A'} `, 'A '].flatMap((beginning) => endings.map((ending) => beginning + line + ending))
  })
}

function ends(work: () => unknown, patience: number): boolean {
  try {
    runInNewContext('work()', { work }, { timeout: patience })
    return true
  } catch {
    return false
  }
}
