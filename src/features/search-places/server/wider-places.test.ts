import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import cities from '../places/localities.json' with { type: 'json' }
import neighbours from '../places/neighbours.json' with { type: 'json' }
import { widerPlaces } from './wider-places.ts'

test.each(cities.flatMap(({ city, localities }) => localities.map((locality) => [locality, city] as const)))(
  '%s is in %s',
  (locality, city) => {
    expect(widerPlaces(locality)[0]).toEqual({ location: city, locality, reach: 'city' })
  },
)

/** `undefined` for a place that is a territory itself. */
test.each([
  ['Tarapur', 'Maharashtra'],
  ['abu road', 'Rajasthan'],
  ['Digha', 'West Bengal'],
  ['tawang', 'Arunachal Pradesh'],
  ['Thane', 'Maharashtra'],
  ['Gomti Nagar', 'Uttar Pradesh'],
  ['Diu', undefined],
  ['Hamirpur', 'Himachal Pradesh or Uttar Pradesh'],
  ['Aurangabad', 'Bihar or Maharashtra'],
])('the state of %s is %s', (town, state) => {
  expect(widerPlaces(town).find(({ reach }) => reach === 'state')?.location).toBe(state)
})

test('no locality is in two cities, and none stands in the data twice', () => {
  const all = cities.flatMap(({ localities }) => localities)
  expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([])
  expect(all.filter((name) => name !== name.toLowerCase() || name.trim() === '')).toEqual([])
})

test.each(neighbours)('%s and its neighbours reach each other', (...group) => {
  for (const city of group) {
    const near = widerPlaces(city).filter(({ reach }) => reach === 'near')
    expect(near.map(({ location }) => location).join(), `near ${city}`).not.toBe('')
  }
})

const { db, visitor } = await openPortal()
await aJob(db, { title: 'Tutor', location: 'Bengaluru, Karnataka', description: 'You teach near Whitefield.' })
await aJob(db, { title: 'Cook', location: 'Bengaluru, Karnataka' })
await aJob(db, { title: 'Driver', location: 'Mumbai, Maharashtra' })
await aJob(db, { title: 'Guard', location: 'Thane, Maharashtra' })
await aJob(db, { title: 'Tailor', location: 'Chandigarh' })
await aJob(db, { title: 'Welder', location: 'Chennai, Tamil Nadu' })

async function found(query: Readonly<Record<string, string>>) {
  const { headers, ...answer } = await visitor.call(`GET /api/jobs?${new URLSearchParams(query).toString()}`)
  const corrected = headers['x-search-corrected']
  const titles = answer.json<{ title: string }[]>().map(({ title }) => title)
  return { titles: titles.toSorted(), corrected: corrected === undefined ? undefined : decodeURIComponent(String(corrected)) }
}

test('a locality finds the jobs that name it, else those of its city, and the answer says so', async () => {
  expect(await found({ location: 'Whitefield' })).toEqual({ titles: ['Tutor'], corrected: 'Whitefield in Bengaluru' })
  expect(await found({ location: 'HSR Layout' })).toEqual({ titles: ['Cook', 'Tutor'], corrected: 'Bengaluru' })
  expect(await found({ q: 'cook', location: 'Whitefield' })).toEqual({ titles: ['Cook'], corrected: 'cook in Bengaluru' })
})

test('a part of a place is in the place that it names', async () => {
  expect(await found({ location: 'Whitefield Phase 1' })).toEqual({ titles: ['Tutor'], corrected: 'whitefield in Bengaluru' })
  expect(await found({ location: 'Sector 9 Thane' })).toEqual({ titles: ['Guard'], corrected: 'Thane' })
})

test('localities beside their city are within it', async () => {
  expect(await found({ location: 'Mumbai( Vikhroli, Chandivali, Thane West ), Thane' })).toEqual({
    titles: ['Driver', 'Guard'],
    corrected: undefined,
  })
})

test('where a city has nothing, the cities within reach are searched', async () => {
  expect(await found({ location: 'Mohali' })).toEqual({
    titles: ['Tailor'],
    corrected: 'Chandigarh or Panchkula or Zirakpur or Kharar or Dera Bassi or Rajpura',
  })
  expect(await found({ q: 'driver', location: 'Navi Mumbai' })).toMatchObject({ titles: ['Driver'] })
  expect(await found({ q: 'welder', location: 'Mohali' })).toEqual({ titles: [], corrected: undefined })
})

test('beside a city a locality is one of that city', async () => {
  expect(widerPlaces('Jaipur Malviya Nagar')[0]).toEqual({ location: 'Jaipur', locality: null, reach: 'city' })
  expect(widerPlaces('Navi Mumbai Nerul')[0]).toEqual({ location: 'Navi Mumbai', locality: 'nerul', reach: 'city' })
})

test('of a town near Palghar the cities within reach are searched before the state', () => {
  for (const town of ['Tarapur', 'Boisar'])
    expect(widerPlaces(town)[1]).toMatchObject({ reach: 'near', location: expect.stringContaining('Mumbai') })
})

test('where the cities within reach have nothing, those behind them are searched', async () => {
  expect(await found({ location: 'Uran' })).toMatchObject({ titles: ['Driver', 'Guard'] })
})

test('a locality with an error in it, or in another script, is found', async () => {
  expect(await found({ location: 'Whitefeild' })).toEqual({ titles: ['Tutor'], corrected: 'Whitefield in Bengaluru' })
  expect(await found({ q: 'driver', location: 'अंधेरी' })).toEqual({ titles: ['Driver'], corrected: 'driver in Mumbai' })
})

test('a part of the country is its states', async () => {
  expect((await found({ location: 'south india' })).titles).toEqual(['Cook', 'Tutor', 'Welder'])
})

test('states by their letters, pin codes and any place', async () => {
  expect(await found({ location: 'TN' })).toEqual({ titles: ['Welder'], corrected: undefined })
  expect(await found({ location: '600042' })).toEqual({ titles: ['Welder'], corrected: undefined })
  expect((await found({ location: 'anywhere in India' })).titles).toHaveLength(6)
})
