import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import type { HiringFigures } from '../hiring-contract.ts'

const portal = await openPortal()

test('the figures of /hiring-solutions are counted from the data', async () => {
  const { employerId } = await aJob(portal.db)
  await aJob(portal.db, { postedBy: employerId })
  await aJob(portal.db, { isActive: false })
  await portal.db.updateTable('employers').set({ industry: 'Healthcare' }).where('id', '=', employerId).execute()
  const figures: HiringFigures = (await portal.visitor.call('GET /api/companies/hiring-figures')).json()
  expect(figures).toEqual({
    openJobs: 2,
    hiringCompanies: 1,
    verifiedCompanies: 0,
    applications: 0,
    answered: 0,
    industries: [{ industry: 'Healthcare', companies: 1, openJobs: 2 }],
    praise: null,
  })
})
