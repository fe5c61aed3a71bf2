import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import type { Cv } from '#features/cvs/contract.ts'
import { bodyOf, type CvFields, fieldsOf, isSame, readFields } from '#features/cvs/web/cv-fields.ts'
import { chooseStart, type StoredDraft, parseStoredDraft, storedIn } from './stored-draft.ts'

const person = { id: 'p', firstName: 'Asha', lastName: 'Menon', email: 'asha@example.in' }
const noon = '2026-11-20T12:00:00.000Z'
const one = '2026-11-20T13:00:00.000Z'
const cv: Cv = {
  ...englishCv,
  id: '6fb1f6a2-1c5c-4f8e-9d55-0d8c7a7a3f10',
  emailVerified: true,
  downloadAllowed: true,
  createdAt: noon,
  updatedAt: noon,
}
const saved = fieldsOf(cv)
const typed: CvFields = { ...saved, summary: 'Something new' }

function storedDraft(over: Partial<StoredDraft>): StoredDraft {
  return { version: 1, tab: 'a', typedAt: '2026-11-20T12:30:00.000Z', base: noon, step: 2, fields: typed, ...over }
}

test('a person without a CV starts with the name and email address of the account, and one entry to type into', () => {
  const { fields } = chooseStart(null, storedIn({ person, cv: null, draft: null }))
  expect(fields.personalInfo).toMatchObject({ fullName: 'Asha Menon', email: 'asha@example.in', phone: '' })
  expect([fields.experience.length, fields.education.length, fields.template]).toEqual([1, 1, 'modern'])
})

test('a draft that is newer than the CV is used, an older one is not', () => {
  const body = { ...typed }
  expect(storedIn({ person, cv, draft: { body, updatedAt: one } })).toMatchObject({
    kind: 'draft',
    fields: { summary: 'Something new' },
  })
  expect(storedIn({ person, cv: { ...cv, updatedAt: one }, draft: { body, updatedAt: noon } }).kind).toBe('cv')
})

test('text typed in this browser is restored, with its step and its time', () => {
  expect(chooseStart(storedDraft({}), storedIn({ person, cv, draft: null }))).toEqual({
    fields: typed,
    step: 2,
    restoredAt: '2026-11-20T12:30:00.000Z',
    isStoredNewer: false,
  })
})

test("no notice is shown when the text is the server's", () => {
  expect(chooseStart(storedDraft({ fields: saved }), storedIn({ person, cv, draft: null })).restoredAt).toBeNull()
})

test('newer text of the server is offered, whatever the clock of this machine says', () => {
  const early = storedDraft({ typedAt: '2031-01-01T00:00:00.000Z' })
  const start = chooseStart(early, storedIn({ person, cv, draft: { body: { summary: 'From the phone' }, updatedAt: one } }))
  expect(start.isStoredNewer).toBe(true)
  expect(start.fields.summary).toBe('Something new')
})

test('text typed before the first save stays, until the server has a text', () => {
  const before = storedDraft({ base: null })
  expect(chooseStart(before, storedIn({ person, cv: null, draft: null })).isStoredNewer).toBe(false)
  expect(chooseStart(before, storedIn({ person, cv, draft: null })).isStoredNewer).toBe(true)
})

test('stored text of another format is ignored', () => {
  expect(parseStoredDraft(null)).toBeNull()
  expect(parseStoredDraft('{"version":')).toBeNull()
  expect(parseStoredDraft(JSON.stringify({ ...storedDraft({}), version: 2 }))).toBeNull()
  expect(parseStoredDraft(JSON.stringify(storedDraft({})))).toEqual(storedDraft({}))
})

test('a draft of any form can be read', () => {
  for (const body of [null, 7, [], { experience: 'none', skills: [1, 'React'], personalInfo: { phone: 3 }, template: 'loud' }]) {
    expect(readFields(body)).toMatchObject({ summary: '', template: 'modern', personalInfo: { phone: '' } })
  }
  expect(readFields({ skills: [1, 'React'] }).skills).toEqual(['React'])
})

test('a saved CV that is read and sent again is the same CV', () => {
  expect(bodyOf(saved)).toEqual(englishCv)
})

test('a current job has no end date, and a person without experience no entry', () => {
  const [first] = saved.experience
  if (!first) throw new Error('the CV has an experience')
  const current = { ...saved, experience: [{ ...first, current: true, endDate: '2024-05' }] }
  expect(bodyOf(current).experience).toMatchObject([{ current: true, endDate: '' }])
  expect(bodyOf({ ...current, hasNoExperience: true }).experience).toEqual([])
})

test('a half-typed item counts as a difference', () => {
  expect(isSame(saved, structuredClone(saved))).toBe(true)
  expect(isSame(saved, { ...saved, typing: { ...saved.typing, skills: 'Re' } })).toBe(false)
})
