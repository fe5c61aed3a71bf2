import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { app, db } = await openPortal()
let searches = 0

async function titlesFor(query: Record<string, string>): Promise<string[]> {
  // Uses many IP addresses, because of the rate limit of each.
  const remoteAddress = `203.0.113.${(searches += 1) % 250}`
  const answer = await app.inject({
    remoteAddress,
    url: `/api/jobs?${new URLSearchParams({ ...query, limit: '100' }).toString()}`,
  })
  return answer.json<{ title: string; location: string }[]>().map(({ title, location }) => `${title}, ${location}`)
}

const drivers = [
  ['ड्राइवर की नौकरी', 'दिल्ली', 'New Delhi'],
  ['ড্রাইভার চাকরি', 'কলকাতা', 'Kolkata, West Bengal'],
  ['ડ્રાઇવર નોકરી', 'સુરત', 'Surat, Gujarat'],
  ['ਡਰਾਈਵਰ ਨੌਕਰੀ', 'ਲੁਧਿਆਣਾ', 'Ludhiana, Punjab'],
  ['ଡ୍ରାଇଭର ଚାକିରି', 'ଭୁବନେଶ୍ୱର', 'Bhubaneswar, Odisha'],
  ['டிரைவர் வேலை', 'சென்னை', 'Chennai, Tamil Nadu'],
  ['డ్రైవర్ ఉద్యోగం', 'హైదరాబాద్', 'Hyderabad, Telangana'],
  ['ಡ್ರೈವರ್ ಕೆಲಸ', 'ಬೆಂಗಳೂರು', 'Bengaluru, Karnataka'],
  ['ഡ്രൈവർ ജോലി', 'കൊച്ചി', 'Kochi, Kerala'],
] as const
for (const [, , location] of drivers) await aJob(db, { title: 'Truck Driver', location })

test.each(drivers)('%s in %s', async (q, place, location) => {
  expect(await titlesFor({ q, location: place })).toEqual([`Truck Driver, ${location}`])
  expect(await titlesFor({ q: `${q} ${place}` })).toEqual([`Truck Driver, ${location}`])
})

test.each([
  'ड्राइवरों की भर्ती',
  'चालकाची नोकरी',
  'ড্রাইভারের চাকরি',
  'ડ્રાઇવરની નોકરી',
  'ਡਰਾਈਵਰਾਂ ਦੀ ਨੌਕਰੀ',
  'ଡ୍ରାଇଭରଙ୍କ କାମ',
  'டிரைவராக வேலை',
  'డ్రైవర్‌గా పని',
  'ಡ್ರೈವರ್ಗೆ ಕೆಲಸ',
  'ഡ്രൈവറായി ജോലി',
])('%s: an ending that says what a word does in its sentence is no part of it', async (q) => {
  expect(await titlesFor({ q })).toHaveLength(drivers.length)
})

test.each(['प्लंबिंग का काम', 'ప్లంబింగ్ పని', 'ಪ್ಲಂಬಿಂಗ್ ಕೆಲಸ'])('%s: an English word of work is read by its sound', async (q) => {
  const { jobId } = await aJob(db, { title: 'Plumber', location: 'Kochi, Kerala' })
  expect(await titlesFor({ q })).toEqual(['Plumber, Kochi, Kerala'])
  await db.deleteFrom('jobs').where('id', '=', jobId).execute()
})

test('a long word of endings costs no more than its length', async () => {
  const start = performance.now()
  for (const part of ['ों', 'ाची', 'க்கு', 'ായി']) await titlesFor({ q: part.repeat(60) })
  expect(performance.now() - start).toBeLessThan(5_000)
})

test('a job that is written in a script of India is found under its Latin name, and under that of another script', async () => {
  await aJob(db, { title: 'வெல்டர்', location: 'கோயம்புத்தூர்' })
  for (const q of ['welder coimbatore', 'வெல்டர்', 'वेल्डर']) expect(await titlesFor({ q })).toEqual(['வெல்டர், கோயம்புத்தூர்'])
  expect(await titlesFor({ location: 'Coimbatore' })).toEqual(['வெல்டர், கோயம்புத்தூர்'])
})

// This test runs hundreds of searches one after another.
test('whatever a trade is called in a script of India, its jobs are found', { timeout: 120_000 }, async () => {
  const { rows: trades } = await sql<{ phrase: string; also: string }>`select phrase, also from title_aliases`.execute(db)
  const notFound: string[] = []
  const asked = new Set<string>()
  for (const { phrase, also } of trades) {
    // Each name is tested once: trades that share a Latin name also share its names in other scripts.
    const names = also.split(' ').filter((name) => /[^\p{ASCII}]/u.test(name) && !asked.has(name))
    for (const name of names) asked.add(name)
    if (names.length > 0) await aJob(db, { title: phrase, location: 'Remote' })
    for (const q of names) if (!(await titlesFor({ q })).includes(`${phrase}, Remote`)) notFound.push(`${q}: ${phrase}`)
  }
  expect(trades.length).toBeGreaterThan(100)
  expect(notFound).toEqual([])
})
