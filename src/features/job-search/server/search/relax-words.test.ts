import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'

const { db, visitor } = await openPortal()
await aJob(db, { title: 'Soft Skills Trainer', location: 'Kochi, Kerala' })
await aJob(db, { title: 'Yoga Trainer' })
await aJob(db, { title: 'Gym Trainer' })
await aJob(db, { title: 'Travel Clerk', description: 'You book what our corporate guests ask for.' })
await aJob(db, { title: 'Project Manager' })
await aJob(db, { title: 'Construction Manager' })
await aJob(db, { title: 'Construction Manager' })

type Word = { readonly text: string; readonly others: readonly string[] }
type Answer = {
  readonly without: readonly { readonly part: string; readonly word?: Word; readonly total: string }[]
  readonly jobs: readonly { readonly title: string }[]
  readonly someWords: readonly { readonly jobs: readonly { readonly title: string }[] }[]
}
const nearMisses = async (q: string, more = ''): Promise<Answer> =>
  (await visitor.call(`GET /api/jobs/near-misses?q=${encodeURIComponent(q)}${more}`)).json()
const offered = ({ jobs, someWords }: Answer): string[] =>
  [...jobs, ...someWords.flatMap((group) => group.jobs)].map(({ title }) => title)
const leftOut = ({ without }: Answer): string[] => without.map(({ part, word, total }) => `${word?.text ?? part}: ${total}`)
const totalOf = async (q: string, more = ''): Promise<unknown> =>
  (await visitor.call(`GET /api/jobs?q=${encodeURIComponent(q)}${more}`)).headers['x-total-count']

test('the word that emptied a search is named, and jobs with the other words in the title are offered', async () => {
  expect(await totalOf('"corporate" trainer')).toBe('0')
  const answer = await nearMisses('corporate trainer')
  expect(answer.without).toEqual([
    { part: 'q', word: { text: 'corporate', others: ['trainer'] }, total: '3' },
    { part: 'q', word: { text: 'trainer', others: ['corporate'] }, total: '1' },
    { part: 'q', total: '7' },
  ])
  expect(offered(answer).toSorted()).toEqual(['Gym Trainer', 'Soft Skills Trainer', 'Yoga Trainer'])
})

test('of several words, the one without which the others say most is named first', async () => {
  const answer = await nearMisses('construction project manager')
  expect(leftOut(answer)).toEqual(['construction: 1', 'project: 2', 'q: 7'])
  expect(offered(answer)).toEqual(['Construction Manager', 'Construction Manager'])
})

test('words and filters stand side by side, and every filter that stays is respected', async () => {
  const kochi = '&location=kochi'
  expect(leftOut(await nearMisses('corporate trainer', kochi))).toEqual(['corporate: 1', 'q: 1'])
  expect(leftOut(await nearMisses('yoga trainer', `${kochi}&sort=salary-high`))).toEqual(['yoga: 1', 'location: 1', 'q: 1'])
})

test.each([
  ['corporate ki naukri trainer', ['corporate', 'trainer']],
  ['Trainer of the Corporate', ['Trainer', 'Corporate']],
  ['corporate-trainer trainers', ['corporate', 'trainer']],
])('%s counts only the words that say something, each once', async (q, words) => {
  const { without } = await nearMisses(q)
  expect(without.flatMap(({ word }) => word?.text ?? []).toSorted()).toEqual(words.toSorted())
  expect(without.flatMap(({ word }) => word?.others ?? []).toSorted()).toEqual(words.toSorted())
})

test.each([
  '"corporate trainer"',
  'corporate trainer -yoga',
  'corporate trainer or trainer corporate',
  'xylophone',
  'travel clerk book corporate guests yeti',
])('no word is taken from %s', async (q) => {
  expect(await totalOf(q)).toBe('0')
  expect((await nearMisses(q)).without.filter(({ word }) => word)).toEqual([])
})

test.each(['-', '- a ', '-.a ', 'or -', "'", '\\', '& ', '| !', '( : * ', '<-> ', '😀 ', 'a.b/c@d ', '٣ '])(
  'signs are no words, however many stand there: %j',
  async (sign) => {
    const q = encodeURIComponent(sign.repeat(Math.floor(199 / sign.length)) + 'x')
    expect((await visitor.call(`GET /api/jobs/near-misses?q=${q}&location=agra`)).statusCode).toBe(200)
  },
)

test('what a way promises is what its search finds, also where a word had to be spelled anew', async () => {
  await rebuildSearchTerms(db)
  for (const q of ['corporate trianer', 'corporate trainer', 'construction project manager']) {
    const words = (await nearMisses(q)).without.filter(({ word }) => word)
    expect(words).toHaveLength(2)
    for (const { word, total } of words) expect(await totalOf(word?.others.join(' ') ?? '')).toBe(total)
  }
  expect((await nearMisses('corporate trianer')).without[0]?.word).toEqual({ text: 'corporate', others: ['trainer'] })
})

test('a way keeps the place as it was typed, and promises what its search finds where that place is mended', async () => {
  const misspelt = '&location=kocchi'
  const answer = await nearMisses('corporate trainer', misspelt)
  expect(answer.without.map(({ part, word, total }) => [part, word?.others, total])).toEqual([
    ['q', ['trainer'], '1'],
    ['q', undefined, '1'],
  ])
  expect(offered(answer)).toEqual(['Soft Skills Trainer'])
  expect(await totalOf('trainer', misspelt)).toBe('1')
})

test('eight searches are enough, of words before filters', async () => {
  const words = ['amber', 'birch', 'cedar', 'dahlia', 'elder']
  const all = {
    location: 'Surat',
    jobType: 'contract',
    experienceLevel: 'senior',
    urgentHiring: true,
    salaryMax: 900_000,
  } as const
  for (const word of words) await aJob(db, { ...all, title: words.filter((other) => other !== word).join(' ') })
  const title = words.join(' ')
  await aJob(db, { ...all, title, location: 'Agra' })
  await aJob(db, { ...all, title, jobType: 'internship' })
  await aJob(db, { ...all, title, experienceLevel: 'entry' })
  await aJob(db, { ...all, title, urgentHiring: false })
  const filters = '&location=surat&jobType=contract&experience=senior&urgent=true&salaryMin=800000'
  const { without } = await nearMisses(title, filters)
  expect(without.map(({ part, word }) => word?.text ?? part)).toEqual([...words, 'location', 'experience', 'jobType'])
})
