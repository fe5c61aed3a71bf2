import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import type { PreparationAnswer } from '../contract.ts'

const portal = await openPortal()
const read = (query: Record<string, string>) =>
  portal.visitor.call(`GET /api/interview-preparation?${new URLSearchParams(query).toString()}`)

test('the answer depends on role area and level, and includes the content of the industry', async () => {
  const answer = await read({ industry: 'bfsi', roleArea: 'fintech', level: 'senior' })
  const { industry, areas } = answer.json<PreparationAnswer>()
  expect(areas.map(({ roleArea, level }) => [roleArea, level])).toEqual([['fintech', 'senior']])
  expect(areas[0]?.general.length).toBeGreaterThanOrEqual(12)
  expect(industry.about[0]).toContain('Banking')
})

test('without a role area all role areas of the industry are returned', async () => {
  const { areas } = (await read({ industry: 'healthcare_lifesciences', level: 'fresher' })).json<PreparationAnswer>()
  expect(areas.map(({ roleArea }) => roleArea)).toEqual(['medical_professionals', 'pharmaceutical'])
})

test('a role area of another industry, an unknown value and a missing level are refused', async () => {
  const other = await read({ industry: 'bfsi', roleArea: 'software_development', level: 'mid' })
  expect([other.statusCode, other.json()]).toMatchObject([400, { code: 'otherIndustry' }])
  for (const query of [{ industry: 'farming', level: 'mid' }, { industry: 'bfsi', level: '../etc' }, { industry: 'bfsi' }])
    expect((await read(query as Record<string, string>)).statusCode).toBe(400) // the last query has no level
})
