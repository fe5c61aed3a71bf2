import { expect, test } from 'vitest'
import { linesOf, type Piece } from './pdf-lines.ts'
import type { RuledLine } from './ruled-lines.ts'

type Text = readonly [x: number, y: number, text: string, width?: number]
const piece = ([x, y, text, width = 5 * text.length]: Text): Piece => ({
  text,
  x,
  right: x + width,
  y,
  size: 10,
  isRtl: false,
  font: 'a',
})
const page = { number: 1, width: 600, height: 800 }

const walls = [50, 100, 160, 230, 280]
const heights = [715, 690, 660, 630]
const frame: readonly RuledLine[] = [
  ...heights.map((at) => ({ isAcross: true, at, from: 50, to: 280, isEdge: false })),
  ...walls.map((at) => ({ isAcross: false, at, from: 630, to: 715, isEdge: false })),
]
const rowsOf = (texts: readonly Text[], lines = frame) =>
  linesOf(texts.map(piece), page, lines).flatMap(({ fields }) => fields ?? [])

const head: readonly Text[] = [
  [53, 702, 'EXAMINATI', 44],
  [53, 692, 'ON'],
  [103, 702, 'SCHOOL'],
  [163, 702, 'BOARD'],
  [233, 702, 'YEAR'],
]

test('lines part the cells, whose words may be cut, and whose texts the library joins', () => {
  const rows: readonly Text[] = [
    [53, 677, 'Intermedi', 44],
    [53, 665, 'ate'],
    [103, 677, 'Rao Hr. Sec. Central Board', 122],
    [103, 665, 'School'],
    [233, 677, '2011'],
    [53, 647, 'SSLC'],
    [103, 647, 'Nadi School'],
    [163, 647, 'State Board'],
    [233, 647, '2009'],
  ]
  expect(rowsOf([...head, ...rows])).toEqual([
    { degree: 'Intermediate', institution: 'Rao Hr. Sec. School', board: 'Central Board', time: '2011' },
    { degree: 'SSLC', institution: 'Nadi School', board: 'State Board', time: '2009' },
  ])
})

test('backgrounds within the cells of the head part no cells', () => {
  const edges = walls.slice(1).flatMap((wall, at): RuledLine[] => {
    const [left, right] = [(walls[at] ?? 0) + 2, wall - 2]
    return [
      ...[700, 708].map((y) => ({ isAcross: true, at: y, from: left, to: right, isEdge: true })),
      ...[left + 4, right - 4].map((x) => ({ isAcross: false, at: x, from: 690, to: 715, isEdge: true })),
    ]
  })
  const row: readonly Text[] = [
    [53, 677, 'SSLC'],
    [103, 677, 'Nadi'],
    [103, 665, 'School'],
    [163, 677, 'State Board'],
    [233, 671, '2009'],
  ]
  expect(rowsOf([...head, ...row], [...frame, ...edges])).toEqual([
    { degree: 'SSLC', institution: 'Nadi School', board: 'State Board', time: '2009' },
  ])
})

test('a table about other things stays as it is, and so does the text beside one', () => {
  const other: readonly Text[] = [
    [53, 702, 'Mon'],
    [103, 702, 'Tue'],
    [163, 702, 'Wed'],
    [233, 702, 'Thu'],
  ]
  const texts = (some: readonly Text[]): string[] =>
    linesOf(some.map(piece), page, frame).map(({ segments }) => segments.map(({ text }) => text).join('|'))
  expect(texts(other)).toEqual(['Mon|Tue|Wed|Thu'])
  expect(texts([...head, [53, 677, 'SSLC'], [103, 677, 'Nadi School'], [400, 500, 'Below it']])).toEqual([
    'SSLC|Nadi School',
    'Below it',
  ])
})

test('many lines and long texts over all of them take no long time', () => {
  const lines = Array.from({ length: 1_500 }, (_, at): RuledLine => ({
    isAcross: at % 2 === 0,
    at: (at * 7) % 800,
    from: 0,
    to: 800,
    isEdge: false,
  }))
  const texts = Array.from({ length: 2_000 }, (_, at): Text => [10, at % 800, 'Board '.repeat(at % 50 === 0 ? 3_000 : 10), 700])
  const start = performance.now()
  linesOf(texts.map(piece), page, lines)
  expect(performance.now() - start).toBeLessThan(3_000)
})

test('raised letters in a cell stay behind their number', () => {
  const rows: readonly Text[] = [
    [53, 672, '10', 10],
    [63, 677, 'th', 6],
    [103, 672, 'Nadi School'],
    [163, 672, 'State Board'],
    [233, 672, '2009'],
  ]
  expect(rowsOf([...head, ...rows])).toEqual([{ degree: '10th', institution: 'Nadi School', board: 'State Board', time: '2009' }])
})
