import { expect, test } from 'vitest'
import { aBox, doubtfulResult } from '#tests/cv-import/doubtful-result.ts'
import { doubtfulRegions, mostPictures } from './picture-regions.ts'

const boxes = (count: number) => Array.from({ length: count }, (_, at) => ({ ...aBox, y: 10 + 20 * at }))

test('the number of pictures', () => {
  const regions = doubtfulRegions(doubtfulResult(...boxes(mostPictures + 9)))
  expect(regions.size).toBe(mostPictures)
})

test.each([
  ['wide and high', { x: -900, y: -900, width: 9_000, height: 9_000 }, { x: 0, y: 0, width: 600, height: 110 }],
  ['beyond the page', { x: 590, y: 790, width: 500, height: 500 }, { x: 584, y: 788, width: 16, height: 12 }],
  ['not on the page', { x: 700, y: 10, width: 50, height: 10 }, undefined],
  ['no number', { x: Number.NaN, y: 10, width: 50, height: 10 }, undefined],
])('their size: %s', (_, box, region) => {
  const [found] = doubtfulRegions(doubtfulResult(box)).values()
  expect(found).toEqual(region && { ...region, page: 1 })
})

test('only what is doubtful, on a page that exists', () => {
  const result = doubtfulResult(...boxes(2))
  const readings = [{ field: 'skills.1', sure: 0.3, text: 'SQL', page: 2, box: aBox }]
  expect(doubtfulRegions({ ...result, doubts: ['summary'] }).size).toBe(0)
  expect(doubtfulRegions({ ...result, readings }).size).toBe(0)
})
