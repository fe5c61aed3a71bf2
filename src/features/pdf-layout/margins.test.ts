/** Texts in the margin: margin labels with an edge of their own, years of drawn time lines, and columns whose titles stand further to the left. */
import { expect, test } from 'vitest'
import { joined } from './join-lines.ts'
import { linesOf, type Piece } from './pdf-lines.ts'

const page = { number: 1, width: 600, height: 800 }
const piece = (text: string, x: number, y: number, more: Partial<Piece> = {}): Piece => {
  const size = more.size ?? 10
  return { text, x, right: x + 0.5 * size * text.length, y: 780 - y, size, isRtl: false, font: 'plain', ...more }
}
/** A text that ends at `right`. */
const endingAt = (text: string, right: number, y: number): Piece => piece(text, right - 5 * text.length, y)
const textsOf = (...pieces: readonly Piece[]): string[] => joined(linesOf(pieces, page)).map(({ text }) => text)

test('margin labels end at one edge and the texts beside them begin at another, so a narrow gap parts them', () => {
  const rows = ['Web', 'Languages', 'Databases'].flatMap((label, at) => [
    endingAt(label, 120, 20 * at),
    piece(['Nginx, Caddy', 'Perl, Lua', 'Redis, SQLite'][at] ?? '', 129, 20 * at),
  ])
  expect(textsOf(...rows)).toEqual(['Web\tNginx, Caddy', 'Languages\tPerl, Lua', 'Databases\tRedis, SQLite'])
})

test('the same word before the same gap is no margin label', () => {
  const rows = [0, 1, 2, 3].flatMap((at) => [
    piece('Data', 70, 20 * at),
    piece('Clerk,', 97, 20 * at),
    piece(`Shop ${at} of the town`, 134, 20 * at),
  ])
  expect(textsOf(...rows)[0]).toBe('Data Clerk, Shop 0 of the town')
})

test('a time that goes on in the margin labels below is one time', () => {
  const read = textsOf(
    endingAt('September', 120, 0),
    piece('Clerk, Nadi Stores', 129, 0),
    endingAt('2017 –', 120, 14),
    piece('Kept the books of two branches.', 129, 14),
    endingAt('May 2018', 120, 28),
    endingAt('Web', 120, 60),
    piece('Nginx', 129, 60),
    endingAt('Mail', 120, 80),
    piece('Postfix', 129, 80),
  )
  expect(read[0]).toBe('September 2017 – May 2018\tClerk, Nadi Stores')
})

test('small years a little above and below a line are its time', () => {
  const read = textsOf(
    piece('2006', 80, 100, { size: 8 }),
    piece('Clerk, Nadi Stores', 130, 105, { size: 11 }),
    piece('2012', 83, 111, { size: 8 }),
    piece('Kept the books.', 130, 120),
    piece('2001', 76, 147, { size: 8 }),
    piece('•', 82, 155),
    piece('Guard, Rao Mills', 130, 152, { size: 11 }),
  )
  expect(read).toEqual(['2006 – 2012\tClerk, Nadi Stores', 'Kept the books.', '2001\tGuard, Rao Mills'])
})

test('behind a time, other letters part the position from the employer', () => {
  const read = textsOf(
    piece('2013-2016', 70, 0),
    piece('CLERK', 145, 0, { font: 'small capitals' }),
    piece('Nadi Stores', 173, 0, { font: 'bold' }),
  )
  expect(read).toEqual(['2013-2016\tCLERK\tNadi Stores'])
})

test('the text of a column may begin a little to the right of its titles, near the end of the left column', () => {
  const left = ['Asha Rao', 'Skills', ...Array.from({ length: 12 }, (_, at) => `a skill with a long name ${at} of shop`)]
  const right = ['Interests', 'Chess', 'Education', ...Array.from({ length: 12 }, (_, at) => `19${50 + at} Prize of the town`)]
  const read = joined(
    linesOf(
      [
        ...left.map((text, at) => piece(text, 14, 20 * at)),
        ...right.map((text, at) => piece(text, /^[A-Z]/.test(text) && text !== 'Chess' ? 207 : 212, 20 * at)),
      ],
      page,
    ),
  )
  const columnOf = (text: string) => read.find((one) => one.text.startsWith(text))?.place?.column
  expect(columnOf('Skills')).not.toBe(columnOf('Education'))
  expect(columnOf('1955')).toBe(columnOf('Education'))
})
