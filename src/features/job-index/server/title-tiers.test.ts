import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

const jobs = [
  { title: 'Office Manager', description: 'Works beside each software engineer.', createdAt: daysAgo(0) },
  { title: 'PHP Developer', createdAt: daysAgo(1) },
  { title: 'Senior Software Engineer', createdAt: daysAgo(2) },
  { title: 'Frontend Developer', createdAt: daysAgo(3) },
  { title: 'Software Engineer', createdAt: daysAgo(4) },
]
for (const job of jobs) await aJob(db, job)

const found = ['Senior Software Engineer', 'Software Engineer', 'PHP Developer', 'Frontend Developer', 'Office Manager']

test('what is called as was asked comes before other names of the trade, and those before mere mentions', async () => {
  const answer = await visitor.call('GET /api/jobs?q=software+engineer')
  expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual(found)
})

test('page by page they come in the same order', async () => {
  const titles: string[] = []
  let address: string | undefined = '/api/jobs?q=software+engineer&limit=1'
  while (address) {
    const answer = await visitor.call(`GET ${address}`)
    titles.push(...answer.json<{ title: string }[]>().map(({ title }) => title))
    address = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
  }
  expect(titles).toEqual(found)
})

test('an excluded word leaves the order of the others as it is', async () => {
  await aJob(db, { title: 'Software Engineer', description: 'Work at night.', createdAt: daysAgo(0) })
  for (const typed of ['software+engineer+-night', 'software+engineer+-"at+night"']) {
    const answer = await visitor.call(`GET /api/jobs?q=${typed}`)
    expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual(found)
    expect(answer.headers['x-in-title']).toBe('4')
  }
})

test('an excluded rank is not the rank that is typed', async () => {
  for (const [days, title] of ['Tea Taster Trainee', 'Tea Taster Manager', 'Tea Taster'].entries())
    await aJob(db, { title, createdAt: daysAgo(days) })
  const answer = await visitor.call('GET /api/jobs?q=tea+taster+-manager')
  expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Tea Taster', 'Tea Taster Trainee'])
})

test('other names of the trade come first in the rank that was asked for', async () => {
  const hotel = ['Restaurant Captain', 'Hotel Trainee', 'Steward', 'Restaurant Manager', 'Senior Steward']
  for (const [days, title] of hotel.entries())
    await aJob(db, { title, description: 'Serves guests as a waiter.', createdAt: daysAgo(days) })
  const answer = await visitor.call('GET /api/jobs?q=waiter')
  const titles = answer.json<{ title: string }[]>().map(({ title }) => title)
  expect(titles).toEqual(['Steward', 'Senior Steward', 'Restaurant Captain', 'Hotel Trainee', 'Restaurant Manager'])
})

test('titles of other ranks come later, unless a filter asks for beginners', async () => {
  for (const [days, title] of ['Data Analyst Intern', 'Lead Data Analyst', 'Senior Data Analyst', 'Data Analyst'].entries())
    await aJob(db, { title, experienceLevel: 'entry', createdAt: daysAgo(days) })
  const all = await visitor.call('GET /api/jobs?q=data+analyst')
  expect(all.json<{ title: string }[]>().map(({ title }) => title)).toEqual([
    'Senior Data Analyst',
    'Data Analyst',
    'Data Analyst Intern',
    'Lead Data Analyst',
  ])
  const forFreshers = await visitor.call('GET /api/jobs?q=data+analyst&demographic=fresher')
  expect(forFreshers.json<{ title: string }[]>()[0]?.title).toBe('Data Analyst Intern')
})

test('short words of rank count, and lead generation is no rank', async () => {
  const titles = ['Telesales Mgr', 'Telesales In-Charge', 'Telesales Executive – Lead Generation', 'Telesales Executive']
  for (const [days, title] of titles.entries()) await aJob(db, { title, createdAt: daysAgo(days) })
  const answer = await visitor.call('GET /api/jobs?q=telesales')
  expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual([...titles.slice(2), ...titles.slice(0, 2)])
})

test('a title in which the word names another trade comes after those that only have another name of the trade', async () => {
  const hotel = ['Safety Steward', 'Restaurant Captain', 'Steward']
  for (const [days, title] of hotel.entries())
    await aJob(db, { title, description: 'Works at Kohinoor.', location: 'Panaji, Goa', createdAt: daysAgo(days) })
  for (const typed of ['waiter', 'steward']) {
    const answer = await visitor.call(`GET /api/jobs?location=Panaji&q=${typed}`)
    expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual(hotel.toReversed())
    expect(answer.headers['x-in-title']).toBe('2')
  }
  const safety = await visitor.call('GET /api/jobs?location=Panaji&q=safety+steward')
  expect(safety.json<{ title: string }[]>()[0]?.title).toBe('Safety Steward')
})

test('who operates machines is not listed after tailors', async () => {
  for (const [days, title] of ['Sewing Machine Operator', 'Machine Operator – Trainee', 'CNC Operator'].entries())
    await aJob(db, { title, location: 'Surat, Gujarat', createdAt: daysAgo(days) })
  const answer = await visitor.call('GET /api/jobs?location=Surat&q=machine+operator')
  expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual([
    'Machine Operator – Trainee',
    'CNC Operator',
    'Sewing Machine Operator',
  ])
})
