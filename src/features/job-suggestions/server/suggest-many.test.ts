import { expect, test } from 'vitest'
import { clock } from '#platform/server/clock.ts'
import { newId } from '#platform/server/new-id.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import type { Suggestion } from '../contract.ts'
import { countSuggestions } from './queries.ts'
import { insertJobs } from '#features/jobs/server/queries.ts'

const { db, visitor } = await openPortal()

async function offered(q: string, kind = ''): Promise<string[]> {
  const answer = await visitor.call(`GET /api/jobs/suggestions?q=${q}${kind && `&kind=${kind}`}`)
  return answer.json<Suggestion[]>().map(({ kind: of, text }) => `${of} ${text}`)
}

test(
  'the most common of very many names that begin alike comes first, wherever it stands among them',
  { timeout: 60_000 },
  async () => {
    const { employerId: postedBy } = await aJob(db, { isActive: false })
    const called = (company: string) => ({
      id: newId(),
      postedBy,
      company,
      title: 'Qualified Weaver',
      description: 'Weaves.',
      location: 'Panipat',
      jobType: 'full-time' as const,
      experienceLevel: 'entry' as const,
    })
    const rare = Array.from({ length: 2_100 }, (_, n) => called(`Qabool ${n}`))
    await insertJobs(db, [...rare, ...['Qazi Traders', 'Qazi Traders', 'Qadir and Sons'].map(called)])
    await countSuggestions(db, clock())
    expect((await offered('qa', 'company')).slice(0, 2)).toEqual(['company Qazi Traders', 'company Qabool 0'])
    expect(await offered('qad', 'company')).toEqual(['company Qadir and Sons'])
    expect(await offered('QA')).toContain('company Qazi Traders')
  },
)
