import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { processorTimeOf } from '#tests/abuse/slow-texts.ts'
import { readImport } from './read-import.ts'
import { NotImportable } from './read-error.ts'

type Glyph = { readonly letters: string; readonly em: number }
/** Several letters, or one that is drawn in pieces, have no letter of their own. */
const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()

/** A text as glyphs at their place, and what the file states for some of them. */
type DrawnRun = { readonly glyphs: readonly Glyph[]; readonly states?: string }

const sizeInPoints = 14

/** A PDF in the form of Chromium's. Each run is drawn behind the one before it. */
function printed(lines: readonly (readonly DrawnRun[])[], more = ''): Buffer {
  const glyphs = lines.flat().flatMap((run) => run.glyphs)
  const code = (glyph: Glyph): string => (glyphs.indexOf(glyph) + 1).toString(16).padStart(4, '0').toUpperCase()
  const content = lines
    .map((line, at) => {
      let x = 50
      return line
        .map((run) => {
          const shown = run.glyphs.map((glyph) => {
            const place = `1 0 0 1 ${x} ${750 - 30 * at} Tm <${code(glyph)}> Tj`
            x += glyph.em * sizeInPoints
            return place
          })
          return run.states === undefined
            ? shown.join('\n')
            : `/Span<</ActualText ${/^[a-z]+$/.test(run.states) ? `(${run.states})` : `<FEFF${hex(run.states)}>`} >> BDC\n${shown.join('\n')}\nEMC`
        })
        .join('\n')
    })
    .join('\n')
  return withContent(`BT\n/F1 ${sizeInPoints} Tf\n${content}\nET${more}`, glyphs, code)
}

function withContent(content: string, glyphs: readonly Glyph[] = [], code: (glyph: Glyph) => string = () => ''): Buffer {
  const packed = deflateSync(Buffer.from(content)).toString('latin1')
  const codes = glyphs.map((glyph) => `<${code(glyph)}> <${hex(glyph.letters)}>`).join('\n')
  const letters = `/CIDInit /ProcSet findresource begin\nbegincmap\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n${glyphs.length} beginbfchar\n${codes}\nendbfchar\nendcmap\n`
  const widths = glyphs.map((glyph, at) => `${at + 1} [${glyph.em * 1_000}]`).join(' ')
  return Buffer.from(
    `%PDF-1.4
1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj
2 0 obj\n<</Type /Pages /Kids [3 0 R] /Count 1>>\nendobj
3 0 obj\n<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources <</Font <</F1 5 0 R>>>> /Contents 4 0 R>>\nendobj
4 0 obj\n<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n${packed}\nendstream\nendobj
5 0 obj\n<</Type /Font /Subtype /Type0 /BaseFont /Rao /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R>>\nendobj
6 0 obj\n<</Type /Font /Subtype /CIDFontType2 /BaseFont /Rao /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /W [${widths}] /DW 0>>\nendobj
7 0 obj\n<</Length ${letters.length}>> stream\n${letters}\nendstream\nendobj
trailer <</Root 1 0 R>>
%%EOF`,
    'latin1',
  )
}

const plain = (text: string): DrawnRun => ({ glyphs: (text.match(/./gu) ?? []).map((letters) => ({ letters, em: 0.5 })) })
const stated = (states: string, ...glyphs: readonly Glyph[]): DrawnRun => ({ states, glyphs })
const noLetter = (em: number): Glyph => ({ letters: '\u0000', em })

const head = [plain('Asha Rao'), plain('asha@example.in'), plain('SUMMARY')].map((line) => [line])

test('a ligature without letters has those that the file states', async () => {
  const line = [plain('Presenta'), stated('ti', noLetter(0.6)), plain('ons and a'), stated('tti', noLetter(0.9)), plain('tude')]
  const { cv } = await readImport(printed([...head, line]))
  expect(cv.summary).toBe('Presentations and attitude')
})

test('syllables of Indian scripts are read in the order of writing, with spaces only between words', async () => {
  const line = [
    stated('हि', noLetter(0.3), { letters: 'ह', em: 0.6 }),
    { glyphs: [{ letters: 'न्', em: 0.5 }] },
    stated('दी', { letters: 'द', em: 0.6 }, { letters: 'ी', em: 0.4 }),
    plain(' '),
    stated('मे', { letters: 'म', em: 0.6 }, { letters: 'े', em: 0 }),
    plain(' '),
    stated('शि', noLetter(0.3), { letters: 'श', em: 0.6 }),
    stated('क्षि', noLetter(0.3), { letters: 'क्ष', em: 0.7 }),
    stated('का', { letters: 'क', em: 0.6 }, { letters: 'ा', em: 0.4 }),
  ]
  const { cv } = await readImport(printed([...head, line]))
  expect(cv.summary).toBe('हिन्दी मे शिक्षिका')
})

test('where the stated texts do not belong to the glyphs, the glyphs are read', async () => {
  const line = [plain('Of'), stated('tt', { letters: 'fi', em: 0.5 }), plain('ce work in all Indian states')]
  const { cv } = await readImport(printed([...head, line]))
  expect(cv.summary).toBe('Office work in all Indian states')
})

test('a page of glyphs without letters that nothing states is refused', async () => {
  const line = [plain('a'), { glyphs: [noLetter(0.5), noLetter(0.5)] }]
  await expect(readImport(printed([...head, line, line, line]))).rejects.toEqual(new NotImportable('noLetters'))
})

const manySpans = (count: number): Buffer => withContent('/Span<</ActualText (ti) >> BDC\nEMC\n'.repeat(count))
const manyOpenings = (count: number): Buffer => withContent('/Span<</ActualText (ti'.repeat(count))
const oneLongText = (count: number): Buffer => withContent(`/Span<</ActualText (${'\\(ti'.repeat(count)}`)

const timeOf = (file: Buffer): Promise<number> => processorTimeOf(async () => void (await readImport(file).catch(() => null)))

test.each([
  ['many spans', manySpans],
  ['many texts without an end', manyOpenings],
  ['one text without an end', oneLongText],
])('%s take time in proportion', async (_, make) => {
  const [some, more] = [make(20_000), make(80_000)]
  await timeOf(some)
  expect(await timeOf(more)).toBeLessThanOrEqual(8 * (await timeOf(some)))
})

test('a page with more text than is searched is read without the stated ones', async () => {
  const lines = [
    ...head,
    [plain('Presenta'), stated('ti', noLetter(0.6)), plain('on of work in all Indian states and more of it')],
  ]
  const { cv } = await readImport(printed(lines, ' '.repeat(21_000_000)))
  expect(cv.summary).toBe('Presentaon of work in all Indian states and more of it')
})
