import { expect, test } from 'vitest'
import { isIndianState } from '#features/jobs/indian-places.ts'
import regions from '../places/regions.json' with { type: 'json' }
import { spellOutRegions } from './regions.ts'

test.each(Object.entries(regions))('%s is its states', (name, states) => {
  expect(states.filter((state) => !isIndianState(state))).toEqual([])
  expect(spellOutRegions(name)).toBe(states.join(' or '))
})

test.each([
  ['North-East India', 'Assam or Meghalaya or Manipur or Mizoram or Nagaland or Tripura or Arunachal Pradesh or Sikkim'],
  ['South Delhi', 'South Delhi'],
  ['Northern India', 'Northern India'],
])('%s is read as %s', (typed, read) => {
  expect(spellOutRegions(typed)).toBe(read)
})
