import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
for (const location of [
  'Pune, Maharashtra',
  'Mumbai, Maharashtra',
  'Navi Mumbai, Maharashtra',
  'Salem, Tamil Nadu',
  'Chennai, Tamil Nadu',
  'New Delhi, Delhi',
  'Noida, Uttar Pradesh',
  'Gurugram, Haryana',
  'Srinagar, Jammu and Kashmir',
  'Jammu, Jammu & Kashmir',
  'Baner, Pune',
  'Pimpri-Chinchwad',
  'Ichalkaranji, Maharashtra',
  'Thrissur, Kerala',
])
  await aJob(db, { title: `Nurse in ${location}`, location })

async function found(location: string): Promise<{ readonly places: string[]; readonly corrected: string | undefined }> {
  const { headers, ...answer } = await visitor.call(`GET /api/jobs?location=${encodeURIComponent(location)}`)
  const corrected = headers['x-search-corrected']
  const titles = answer.json<{ title: string }[]>().map(({ title }) => title.replace(/^Nurse in ([^,]+).*/, '$1'))
  return { places: titles.toSorted(), corrected: corrected === undefined ? undefined : decodeURIComponent(String(corrected)) }
}

const both = ['Baner', 'Mumbai', 'Navi Mumbai', 'Pune']

test.each([
  ['Pune/Mumbai', both],
  ['Pune, Mumbai', both],
  ['pune or mumbai', both],
  ['Mumbai and Pune', both],
  ['Pune | Mumbai', both],
  ['Pune; Mumbai', both],
  ['pune & mumbai', both],
  ['pune ya mumbai', both],
  ['Pune - Mumbai', both],
  ['Pune-Mumbai', both],
  ['पुणे या मुंबई', both],
  ['Poona/Bombay', both],
  ['Pune, Maharashtra / Mumbai, Maharashtra, India', both],
  ['Pune, Maharashtra, Navi Mumbai', ['Baner', 'Navi Mumbai', 'Pune']],
  ['Salem/Navi Mumbai', ['Navi Mumbai', 'Salem']],
  ['Delhi & Noida', ['New Delhi', 'Noida']],
  ['delhi ncr', ['Gurugram', 'New Delhi', 'Noida']],
  ['Delhi NCR, Chennai', ['Chennai', 'Gurugram', 'New Delhi', 'Noida']],
  ['Kerala, Delhi', ['New Delhi', 'Thrissur']],
  ['Jammu & Kashmir or Chennai', ['Chennai', 'Jammu', 'Srinagar']],
  ['Chennai/icha', ['Chennai', 'Ichalkaranji']],
])('%s is any of them', async (location, places) => {
  expect(await found(location)).toEqual({ places, corrected: undefined })
})

test.each([
  ['Pune, Maharashtra', ['Baner', 'Pune']],
  ['Maharashtra, Pune', ['Baner', 'Pune']],
  ['Pune, Maharashtra, India', ['Baner', 'Pune']],
  ['Salem, Tamil Nadu', ['Salem']],
  ['New Delhi, Delhi', ['New Delhi']],
  ['Noida, UP', ['Noida']],
  ['Gurgaon, Gurugram', ['Gurugram']],
  ['Baner, Pune, Maharashtra', ['Baner']],
  ['Pune (Baner)', ['Baner']],
  ['Baner - Pune', ['Baner']],
  ['Pimpri-Chinchwad', ['Pimpri-Chinchwad']],
  ['Srinagar, Jammu and Kashmir', ['Srinagar']],
  ['jammu & kashmir', ['Jammu', 'Srinagar']],
  ['/ Pune ;', ['Baner', 'Pune']],
])('%s is one place', async (location, places) => {
  expect(await found(location)).toEqual({ places, corrected: undefined })
})

test('a comma between a place that is known and one that is not joins them where jobs are, and else stands between two, which is said', async () => {
  expect(await found('Rampur Colony, Pune')).toEqual({ places: ['Baner', 'Pune'], corrected: 'Pune' })
  expect(await found('Ichalkaranji, Chennai')).toEqual({
    places: ['Chennai', 'Ichalkaranji'],
    corrected: 'Ichalkaranji or Chennai',
  })
  expect(await found('Kothrud, Pune, Maharashtra')).toEqual({ places: ['Baner', 'Pune'], corrected: 'Pune' })
})
