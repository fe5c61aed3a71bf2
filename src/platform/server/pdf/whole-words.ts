import { type Fonts, fontsOf, type TextRun, textRunsIn } from './text-runs.ts'
import { closed, contentOf, named, opened, streamOf } from './pdf-objects.ts'
import { writeActualText } from './write-actual-text.ts'

/** Indian letters with their marks and joiners, whose text our compiler writes syllable by syllable. */
const indian = /[\u0900-\u0DFF\u1CD0-\u1CFF\uA8E0-\uA8FF][\u0900-\u0DFF\u1CD0-\u1CFF\uA8E0-\uA8FF\u200C\u200D]*/g
const isIndian = ({ syllables }: TextRun): boolean => syllables.join('').search(indian) === 0
const isSpace = ({ syllables }: TextRun): boolean => syllables.every((text) => text === ' ')

type Words = ReadonlyMap<string, string>

/**
 * Writes the text of each Indian word in a PDF once and whole. The compiler (0.14) writes it once per syllable, and again for each glyph above or
 * below the line. Readers then find words doubled, split, or without a space between them. The words are known from the input; other words are not
 * changed. Test again at each upgrade of the compiler.
 */
export function withWholeWords(pdf: Uint8Array, json: string): Uint8Array {
  const words: Words = new Map((json.match(indian) ?? []).flatMap(withoutStop).map((word) => [plain(word), word]))
  if (words.size === 0) return pdf
  const file = opened(pdf)
  for (const page of [...file.objects.values()].filter((object) => /\/Type \/Page\b/.test(object))) {
    const content = named(file.objects, page, 'Contents')
    if (!content) continue
    const { number, object } = content
    file.objects.set(number, streamOf(number, joined(contentOf(object), fontsOf(page, file.objects), words)))
  }
  return closed(file)
}

/** The full stop of a sentence may be in another font than the word before it, so both forms are known. */
const withoutStop = (word: string): readonly string[] => [word, word.replace(/[\u0964\u0965]+$/, '')].filter(Boolean)

const plain = (word: string): string => word.replace(/[\u200C\u200D]/g, '')

function joined(content: string, fonts: Fonts, words: Words): string {
  const all = textRunsIn(content, fonts)
  const parts: string[] = []
  let done = 0
  for (let at = 0; at < all.length;) {
    const run = runAt(all, at)
    const word = wordIn(run, words)
    at += Math.max(1, run.length)
    if (word === undefined) continue
    const space = spaceAfter(run, all[at])
    if (space) at++
    parts.push(content.slice(done, run[0]?.from), writeActualText({ run, space, text: space ? `${word} ` : word }, fonts))
    done = (space ?? run.at(-1))?.to ?? done
  }
  return parts.join('') + content.slice(done)
}

/** More text runs than any word has. */
const mostTextRuns = 60

/** The text runs from here on that have nothing between them, are on one line and have one colour. */
function runAt(all: readonly TextRun[], from: number): readonly TextRun[] {
  const run: TextRun[] = []
  for (let one = all[from]; one && isIndian(one) && run.length < mostTextRuns; one = all[from + run.length]) {
    if (run.length > 0 && !isOneWith(run, one)) break
    run.push(one)
  }
  return run
}

function isOneWith(run: readonly TextRun[], one: TextRun): boolean {
  const [first] = run
  return (
    first !== undefined && first.paint === one.paint && first.font === one.font && first.size === one.size && follows(run, one)
  )
}

/** Glyphs above or below the line are moved by less than half of their size. */
function follows(run: readonly TextRun[], one: TextRun): boolean {
  const last = run.at(-1)
  return last !== undefined && last.to === one.from && Math.abs(last.y - one.y) < last.size / 2
}

function spaceAfter(run: readonly TextRun[], next: TextRun | undefined): TextRun | undefined {
  return next && isSpace(next) && follows(run, next) ? next : undefined
}

/**
 * The known word that these text runs spell. A syllable that is drawn in several steps has its text at each step; the words of the input decide how
 * often the text is meant.
 */
function wordIn(run: readonly TextRun[], words: Words): string | undefined {
  const texts = textsOf(run)
  if (texts.length > mostSyllables) return undefined
  let readings = ['']
  let last = ''
  for (const text of texts) {
    const more = readings.map((before) => before + text)
    readings = text === last ? [...readings, ...more].slice(0, mostReadings) : more
    last = text
  }
  return [...atOneHeight(run), ...readings].map((reading) => words.get(reading)).find((word) => word !== undefined)
}

const mostSyllables = 100
const mostReadings = 64
const textsOf = (run: readonly TextRun[]): readonly string[] => run.flatMap(({ syllables }) => syllables.map(plain))
const once = (texts: readonly string[]): string => texts.filter((text, at) => text !== texts[at - 1]).join()

/** If one row of glyphs has the whole text, the others only repeat it. The row with the fewest glyphs repeats nothing. */
function atOneHeight(run: readonly TextRun[]): readonly string[] {
  const rows = [...Map.groupBy(run, ({ y }) => y).values()].map(textsOf)
  const whole = rows.filter((texts) => once(texts) === once(textsOf(run)))
  return whole.toSorted((a, b) => a.length - b.length).map((texts) => texts.join(''))
}
