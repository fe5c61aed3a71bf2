import { expect, test } from 'vitest'
import { indianPlace } from './indian-places.ts'

test.each([
  ['Pune, Maharashtra', 'Pune', 'Maharashtra'],
  ['pune', 'pune', 'Maharashtra'],
  ['Baner, Pune, Maharashtra, India', 'Pune', 'Maharashtra'],
  ['Kharadi, Pune (hybrid)', 'Pune', 'Maharashtra'],
  ['Kerala', null, 'Kerala'],
  ['Delhi', 'Delhi', 'Delhi'],
  ['New Delhi, Delhi', 'New Delhi', 'Delhi'],
  ['Rampur', 'Rampur', null],
  ['India', null, null],
  ['', null, null],
])('%s', (location, city, state) => {
  expect(indianPlace(location)).toEqual({ city, state })
})
