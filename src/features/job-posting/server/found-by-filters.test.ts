/** Tests that the words which the form advises make a job be found by the filters of the search. */
import { expect, test } from 'vitest'
import { aVerifiedCompany, postingFields, postJob } from '#tests/factories/a-posting.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const company = await aVerifiedCompany(portal, 9)
const foundBy = async (query: string): Promise<string[]> =>
  (await portal.visitor.call(`GET /api/jobs?q=ward+sister&${query}`)).json<{ id: string }[]>().map(({ id }) => id)

test.each([
  ['day shift', 'shift=day'],
  ['night shift', 'shift=night'],
  ['walk-in interview', 'walkIn=true'],
])('a job that says “%s” is found by %s', async (words, query) => {
  const { postingId } = await postJob(company, { description: `${postingFields.description} We offer: ${words}.` })
  await postJob(company)
  const [first] = await foundBy(query)
  expect(first, 'not the newer job').toBe(postingId)
})
