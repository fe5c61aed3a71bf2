/** Tests that words of any script and with any sign can be marked in the lines of the people found. */
import { expect, test } from 'vitest'
import { aResume, aVerifiedEmployer, work } from '#tests/factories/a-resume.ts'
import { openPortal } from '#tests/portal.ts'
import type { FoundResume } from '../contract.ts'

const portal = await openPortal()
const employer = await aVerifiedEmployer(portal)
await aResume(portal, {
  firstName: 'Himanshu',
  lastName: 'Rao',
  skills: ['शिक्षा', 'C++'],
  workExperience: work('हिन्दी शिक्षक', 'Vidya Mandir', 'Taught in Pune.'),
})

async function find(q: string) {
  const answer = await employer.call(`GET /api/employer/resumes?${new URLSearchParams({ q }).toString()}`)
  return { statusCode: answer.statusCode, resumes: answer.json<{ resumes?: FoundResume[] }>().resumes ?? [] }
}

test.each(['हिन्दी', 'शिक्षा', 'शिक्षा C++'])('%s finds the person, with the words marked', async (q) => {
  const { statusCode, resumes } = await find(q)
  expect(statusCode).toBe(200)
  expect(resumes.map(({ name }) => name)).toHaveLength(1)
  expect(JSON.stringify(resumes)).toContain(q.split(' ')[0])
})

test.each(['हाँ', '"शिक्षा हिन्दी"', 'విద్య', 'கல்வி', 'শিক্ষা', "D'Souza", 'nurse हिंदी', 'a|b (c) [d] {e} ^ $'])(
  '%s finds nobody, or somebody, without a failure',
  async (q) => {
    expect((await find(q)).statusCode).toBe(200)
  },
)
