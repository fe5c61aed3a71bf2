import { expect, test } from 'vitest'
import { onlyOnce } from './drawn-twice.ts'

const pieceAt = (text: string, x: number, right: number) => ({ text, x, right, y: 700, size: 10, isRtl: false, font: 'a' })
const textOf = (...pieces: readonly ReturnType<typeof pieceAt>[]) => onlyOnce(pieces).map(({ text }) => text)

test('a text that is drawn a second time at the same spot counts once', () => {
  expect(textOf(pieceAt('Clerk', 50, 80), pieceAt('Clerk', 50.3, 80.3), pieceAt('Clerk', 200, 230))).toEqual(['Clerk', 'Clerk'])
})

test('so does the end of a text, a text over its beginning, and the beginning of the next one', () => {
  expect(textOf(pieceAt('accounts payable', 50, 130), pieceAt('ble', 115, 130))).toEqual(['accounts payable'])
  expect(textOf(pieceAt('Regular updates.', 50, 130), pieceAt('Regular updates. Assist in', 50, 180))).toEqual([
    'Regular updates. Assist in',
  ])
  expect(textOf(pieceAt('(January 2018', 50, 130), pieceAt('2018 – Present)', 105, 190))).toEqual([
    '(January 2018',
    ' – Present)',
  ])
})

test('at most 120 letters of a repeated part are compared, because a hostile file may repeat any number', () => {
  const part = 'x'.repeat(200)
  expect(textOf(pieceAt(`a${part}`, 50, 130), pieceAt(`${part}b`, 105, 190))).toEqual([`a${part}`, `${'x'.repeat(80)}b`])
})

test('texts that only touch stay whole', () => {
  expect(textOf(pieceAt('5', 50, 56), pieceAt('5 years', 55, 90))).toEqual(['5', '5 years'])
})
