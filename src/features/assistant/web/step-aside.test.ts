import { expect, test } from 'vitest'
import { raiseOver } from './step-aside.ts'

const corner = { left: 334, right: 378, top: 788, bottom: 832 }
const row = (top: number) => ({ left: 16, right: 374, top, bottom: top + 44 })

test('the corner is not raised if it covers nothing', () => {
  expect(raiseOver(corner, [], 0)).toBe(0)
  expect(raiseOver(corner, [row(700)], 0)).toBe(0)
  expect(raiseOver(corner, [{ left: 16, right: 200, top: 790, bottom: 834 }], 0)).toBe(0)
})

test('the corner is raised above a button, and above further controls there', () => {
  expect(raiseOver(corner, [row(800)], 0)).toBe(38)
  expect(raiseOver(corner, [row(800), row(752)], 0)).toBe(86)
})

test('the corner starts above a bar', () => {
  expect(raiseOver(corner, [], 112)).toBe(112)
  expect(raiseOver(corner, [row(660)], 112)).toBe(178)
})

test('between controls without a gap there is no place', () => {
  const rows = Array.from({ length: 20 }, (_, at) => row(800 - 46 * at))
  expect(raiseOver(corner, rows, 0)).toBeNull()
})
