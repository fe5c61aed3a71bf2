import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'

const { db, visitor } = await openPortal()
for (const location of [
  'Bengaluru, Karnataka',
  'Hyderabad, Telangana',
  'Mumbai, Maharashtra',
  'Navi Mumbai, Maharashtra',
  'Kolkata, West Bengal',
  'Chennai, Tamil Nadu',
  'Patna, Bihar',
  'New Delhi, Delhi',
  'Vadnagar',
  'Jaipur, Rajasthan',
  'Remote',
])
  await aJob(db, { title: 'Staff Nurse', location })
await aJob(db, { title: 'Welder', location: 'Kanpur' })
await rebuildSearchTerms(db)

async function found(query: Readonly<Record<string, string>>) {
  const { headers, ...answer } = await visitor.call(`GET /api/jobs?${new URLSearchParams(query).toString()}`)
  const corrected = headers['x-search-corrected']
  return {
    places: answer
      .json<{ location: string }[]>()
      .map(({ location }) => location.replace(/,.*/, ''))
      .toSorted(),
    corrected: corrected === undefined ? undefined : decodeURIComponent(String(corrected)),
  }
}

test.each([
  ['Bangalroe', 'Bangalore', ['Bengaluru']],
  ['banglore', 'Bangalore', ['Bengaluru']],
  ['Bengluru, Karnataka', 'Bengaluru, Karnataka', ['Bengaluru']],
  ['Hydrabad', 'Hyderabad', ['Hyderabad']],
  ['Hydrabad, Telengana', 'Hyderabad, Telangana', ['Hyderabad']],
  ['Mumbi', 'Mumbai', ['Mumbai', 'Navi Mumbai']],
  ['navi mumbay', 'navi Mumbai', ['Navi Mumbai']],
  ['navimumbai', 'Navi Mumbai', ['Navi Mumbai']],
  ['Newdelhi', 'New Delhi', ['New Delhi']],
  ['Culcutta', 'Calcutta', ['Kolkata']],
  ['Westbengal', 'West Bengal', ['Kolkata']],
  ['Dehli', 'Delhi', ['New Delhi']],
  ['Vadnagr', 'Vadnagar', ['Vadnagar']],
  ['remotee', 'Remote', ['Remote']],
  ['चेन्नइ', 'Chennai', ['Chennai']],
  ['बेंगलूरु', 'Bengaluru', ['Bengaluru']],
  ['जेयपुर', 'Jaipur', ['Jaipur']],
  ['Hydrabad, Chenai', 'Hyderabad, Chennai', ['Chennai', 'Hyderabad']],
])('%s is mended where nothing is found for it, and the answer says so', async (location, corrected, places) => {
  expect(await found({ location })).toEqual({ places, corrected })
})

test('the words stay as they were typed where the place alone was wrong, and both are mended where both were', async () => {
  expect(await found({ q: 'nurse', location: 'Bangalroe' })).toEqual({ places: ['Bengaluru'], corrected: 'nurse in Bangalore' })
  expect(await found({ q: 'nusre', location: 'Bangalroe' })).toEqual({ places: ['Bengaluru'], corrected: 'nurse in Bangalore' })
  expect(await found({ q: 'nusre', location: 'Bangalore' })).toEqual({ places: ['Bengaluru'], corrected: 'nurse' })
  expect(await found({ q: 'welder', location: 'Bangalroe' })).toEqual({ places: [], corrected: undefined })
})

test.each(['Bidar', 'Satna', 'Nagpur', 'Kannur', 'Karur', 'Patan', 'Leh', 'Agar', 'Doha', 'Dubai', 'Nepal', 'Kochi', 'जसपुर'])(
  '%s is a place, and is not taken for another one',
  async (location) => {
    expect(await found({ location })).toEqual({ places: [], corrected: undefined })
  },
)

test('a town with a similar name is not corrected: only the cities around it are searched', async () => {
  expect(await found({ location: 'Hapur' })).toMatchObject({
    places: ['New Delhi'],
    corrected: expect.stringMatching(/^Delhi or New Delhi/),
  })
})

test.each(['Hyd', 'Blr', 'xyz', 'Infosys', '...', "'#lpune' & '#u"])('%s is left as it is', async (location) => {
  expect((await found({ location })).corrected).toBeUndefined()
})

test('what was mended goes on behind its first page', async () => {
  for (let i = 0; i < 4; i++) await aJob(db, { title: 'Plumber', location: 'Chennai' })
  const first = await visitor.call('GET /api/jobs?q=plumber&location=Chenai&limit=3')
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1]
  const second = await visitor.call(`GET ${next}`)
  expect([first, second].map(({ headers }) => headers['x-search-corrected'])).toEqual(Array(2).fill('plumber%20in%20Chennai'))
  expect([first, second].map((answer) => answer.json<object[]>().length)).toEqual([3, 1])
})
