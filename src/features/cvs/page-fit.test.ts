import { expect, test } from 'vitest'
import { longestOf, pageFitOf } from './page-fit.ts'

const paper = { height: 840, top: 40, bottom: 50, pitch: 10 }
const end = (page: number, y: number) => ({ name: 'end', page, y })

test.each([
  [1, 790, 1],
  [1, 415, 0.5],
  [2, 190, 1.2],
  [3, 40, 2],
])('a CV that ends on page %i at %i points fills %f pages', (page, y, fill) => {
  expect(pageFitOf({ ...paper, pages: page, stands: [end(page, y)] }).fill).toBe(fill)
})

test('lines are counted across the end of a page', () => {
  const stands = [
    { name: 'from experience.0', page: 1, y: 780 },
    { name: 'to experience.0', page: 2, y: 87.5 },
    { name: 'from experience.1', page: 2, y: 100 },
    { name: 'to experience.1', page: 2, y: 107 },
    end(2, 200),
  ]
  expect(pageFitOf({ ...paper, pages: 2, stands }).lines).toEqual([6, 1])
})

test('only long descriptions are suggested for shortening, the longest first', () => {
  expect(longestOf([3, 9, 4, 12, 6])).toEqual([3, 1])
  expect(longestOf([4, 1])).toEqual([])
})
