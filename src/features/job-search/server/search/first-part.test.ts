/** Titles whose first part names the work, while the others describe it. */
import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs } from '#tests/search/listed-jobs.ts'

const { db, visitor } = await openPortal()
const titles = [
  'Sales Promoter',
  'Administration Manager',
  'Site Engineer – Civil',
  'Automation Test Engineer',
  'Maintenance Engineer',
  'Product Manager',
  'Service Manager',
  'Fashion Designer',
  'Senior Medical Representative',
  'Showroom Sales Executive',
  'Production Engineer',
  'Plant Manager',
  'Field Sales Executive',
  'Electrician',
  'Electrical Engineer – Projects',
  'Restaurant Captain',
  'Front Office Manager',
  'School Principal',
  'Farm Supervisor',
  'Farm Worker',
  'Store Manager',
  'Head Cashier',
  'Production Officer',
  'QC Chemist',
  'Sous Chef',
  'Tandoor Chef',
  'CNC Operator',
  'Electrical Technician',
  'Primary Teacher',
  'Talent Acquisition Manager',
]
for (const title of titles) await aJob(db, { title, location: 'Nagpur, Maharashtra', description: 'Work.' })
await rebuildSearchTerms(db)

test.each([
  ['Site Administraition Manager', 'Administration Manager'],
  ['Senior Engineer - Automation & Electronics', 'Maintenance Engineer'],
  ['Product Support Manager - Crane', 'Service Manager'],
  ['Fashion Consultant / Store Supervisor - Sales - Retail', 'Showroom Sales Executive'],
  ['Plant Head - Dairy', 'Plant Manager'],
  ['Prepaid Sales Promoter - SIM Cards', 'Sales Promoter'],
  ['Junior Engineer (Electrical) - Municipal Corporation', 'Electrical Engineer – Projects'],
  ['Banquet Captain - 5 Star Hotel', 'Restaurant Captain'],
  ['Vice Principal - ICSE School', 'School Principal'],
  ['Poultry Farm Supervisor', 'Farm Supervisor'],
  ['Production Officer - Tablet Section', 'Production Officer'],
  ['Sous Chef - Continental', 'Sous Chef'],
  ['Jr. Engineer - Tool Room', 'CNC Operator'],
])('%s finds %s first', async (q, title) => {
  const found = await listedJobs(visitor, { q })
  expect(found.titles[0]).toBe(title)
})

test('a sales executive for a hotel is a sales executive, and the hotel is left out', async () => {
  const found = await listedJobs(visitor, { q: 'Banquet Sales Executive for a five star Hotel' })
  expect(found.titles[0]).toContain('Sales Executive')
})

test('words before a name that make it other work are kept', async () => {
  const found = await listedJobs(visitor, { q: 'Land Acquisition Manager' })
  expect(found.titles).toEqual([])
})
