import { expect, test } from 'vitest'
import type { CvReading } from '#features/cvs/contract.ts'
import { Template } from '#features/cvs/contract.ts'
import { aCv, englishCv, hindiCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'

const { typeset, readPdf } = aTypesetter()
const { aUser, visitor } = await openPortal({ typeset, readPdf })

test.each(Template.options)('a plain program finds every fact of an English CV in its place (%s)', async (template) => {
  const user = await aUser()
  await aCv(user, { template })
  const facts = 3 + englishCv.experience.length * 3 + englishCv.education.length * 3 + englishCv.skills.length
  expect((await user.call('GET /api/cvs/my-cv/reading')).json()).toEqual({ looked: facts, missing: [] })
})

test('text in Indian scripts is named, because simple programs garble it', async () => {
  const user = await aUser()
  await aCv(user, hindiCv)
  const { missing }: CvReading = (await user.call('GET /api/cvs/my-cv/reading')).json()
  const parts = missing.map(({ part }) => part)
  expect(parts).toContain('Name')
  expect(parts).not.toContain('E-mail')
  expect(parts).not.toContain('Phone number')
  expect(missing).not.toContainEqual(expect.objectContaining({ text: 'MS Excel' }))
})

test('letters that none of our fonts has are named', async () => {
  const user = await aUser()
  await aCv(user, { skills: ['SQL', '会計'] })
  const { missing }: CvReading = (await user.call('GET /api/cvs/my-cv/reading')).json()
  expect(missing).toEqual([{ part: 'Skill', text: '会計', isMisplaced: false }])
})

test('without a CV there is nothing to read, and visitors are refused', async () => {
  expect((await (await aUser()).call('GET /api/cvs/my-cv/reading')).json()).toBeNull()
  expect((await visitor.call('GET /api/cvs/my-cv/reading')).statusCode).toBe(401)
})

test('requests are limited', async () => {
  const now = new Date()
  const stopped = await openPortal({ typeset, readPdf, clock: () => now })
  const user = await stopped.aUser()
  await aCv(user)
  const answers = await Promise.all(Array.from({ length: 21 }, () => user.call('GET /api/cvs/my-cv/reading')))
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1)
})
