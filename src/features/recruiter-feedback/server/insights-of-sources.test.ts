/** Tests that a person who reads the insights repeatedly, and sends reports too, cannot learn what one source says. */
import { expect, test } from 'vitest'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { openPortal } from '#tests/portal.ts'
import { openReporting } from '#tests/support/reporting.ts'

const portal = await openPortal({ rateLimits: noRateLimits })
const { queued, decide, submitted, published, shown, aGroup } = await openReporting(portal)

test('a person or a company is one source, however it is spelled', async () => {
  const group = aGroup()
  await published({ ...group, companyName: 'Kaveri Software Pvt. Ltd.' })
  await published({ ...group, companyName: 'KAVERI  SOFTWARE' })
  await published({ ...group, companyName: 'Kaveri Software Private Limited' })
  await published({ ...group, recruiterEmail: 'meera.nair@gmail.com' })
  await published({ ...group, recruiterEmail: 'MeeraNair+jobs@googlemail.com' })
  expect(await shown(group)).toBeNull()
  await published(group)
  expect(await shown(group)).toMatchObject({ sources: 3 })
})

test('no text of a report is shown: no name, company, address, question or figure', async () => {
  const group = aGroup()
  const secrets = ['Zanskar', 'Dolma', 'dolma@zanskar', 'yak milk', '412345', '733333', 'Quito', 'Oymyakon']
  for (const at of [1, 2, 3]) {
    await published({
      ...group,
      ...(at === 2 ? { companyName: 'Zanskar Dairy', recruiterName: 'Dolma', recruiterEmail: 'dolma@zanskar.example' } : {}),
      actualQuestions: ['Tell me about yourself and yak milk', 'Your projects in Oymyakon?'],
      additionalInsights: 'Quito',
      salaryMin: 412_345,
      salaryMax: 733_333,
    })
  }
  const text = JSON.stringify(await shown(group))
  expect(text).toContain('Tell me about yourself')
  expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
})

test('the fourth and fifth source change nothing; only three together do', async () => {
  const group = aGroup()
  for (let at = 0; at < 3; at++) await published(group)
  const before = await shown(group)
  for (let at = 0; at < 2; at++)
    await published({ ...group, actualQuestions: ['What is a loan?'], salaryMin: 1, salaryMax: 900_000_000 })
  expect(await shown(group)).toEqual(before)
  await published({ ...group, actualQuestions: ['What is a loan?'] })
  expect(await shown(group)).toMatchObject({ sources: 6 })
})

test('withdrawing one source hides its batch, and no other source completes it again', async () => {
  const group = aGroup()
  const [, second] = [await published(group), await published(group), await published(group)]
  await decide(second, 'refused', 'published')
  expect(await shown(group)).toBeNull()
  await published(group)
  expect(await shown(group)).toBeNull()
  await decide(second, 'published', 'refused')
  expect(await shown(group)).toMatchObject({ sources: 3 })
})

test('a second report of a source changes nothing', async () => {
  const group = aGroup()
  const own = { ...group, recruiterEmail: 'again@lotus.example', companyName: 'Lotus' }
  await published(own)
  for (let at = 0; at < 2; at++) await published(group)
  const before = await shown(group)
  await submitted({ ...own, salaryMin: 1 })
  for (const { id } of (await queued()).filter(({ status }) => status === 'pending')) await decide(id, 'published')
  for (let at = 0; at < 2; at++) await published(group)
  expect(await shown(group)).toEqual(before)
})

test('no group contains another: reports without a role area are a separate group', async () => {
  const group = { categoryId: 'healthcare_lifesciences', experienceLevel: 'mid' }
  for (let at = 0; at < 3; at++) await published({ ...group, subcategoryId: 'medical_professionals' })
  expect(await shown(group)).toBeNull()
  expect(await shown({ ...group, subcategoryId: 'medical_professionals' })).toMatchObject({ sources: 3 })
  for (let at = 0; at < 3; at++) await published({ ...group, subcategoryId: undefined })
  expect(await shown(group)).toMatchObject({ sources: 3 })
})
