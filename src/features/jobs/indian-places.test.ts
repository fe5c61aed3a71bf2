import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { oneCityName, otherCityNames } from './city-names.ts'
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

test('the demo data has the state that the portal knows for each city', async () => {
  const demo = JSON.parse(await readFile('content/demo/places.json', 'utf8')) as { city: string; state: string }[] // the file has this type
  expect(demo.map(({ city, state }) => ({ city, state: indianPlace(city).state ?? state }))).toEqual(
    demo.map(({ city, state }) => ({ city, state })),
  )
})

test('the names of a city are equivalent, and no name belongs to two cities', () => {
  expect(new Set(['bombay', 'mumbai'].map(oneCityName)).size).toBe(1)
  expect(oneCityName('nagpur')).toBe('nagpur')
  expect(otherCityNames.length).toBe(new Set(otherCityNames).size)
})
