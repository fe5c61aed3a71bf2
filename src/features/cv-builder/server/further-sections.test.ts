import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { unzipSync, strFromU8 } from 'fflate'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { aFreeCv } from '#tests/factories/a-free-cv.ts'
import { blankSectionEntry } from '#features/cvs/further-sections.ts'
import { englishSections } from '#tests/factories/further-sections.ts'
import { openPortal } from '#tests/portal.ts'

const { aUser, visitor } = await openPortal({ typeset: async () => new TextEncoder().encode('%PDF-1.7') })
const [project] = englishSections.projects
const full = { ...englishCv, ...englishSections }

test('sections are stored, changed and removed with the CV, and a CV without them has none', async () => {
  const user = await aUser()
  const plain = await aCv(user)
  expect(Object.keys(plain)).not.toContain('projects')
  const saved = await user.call(`PUT /api/cvs/${plain.id}`, full)
  expect(saved.json()).toMatchObject(englishSections)
  expect((await user.call('GET /api/cvs/my-cv')).json()).toMatchObject(englishSections)
  const versions = (await user.call('GET /api/cvs/versions')).json()
  expect(versions[0].changes).toContain('Projects: Monsoon Ledger')
  const { projects: _projects, ...rest } = full
  expect((await user.call(`PUT /api/cvs/${plain.id}`, rest)).json()).not.toHaveProperty('projects')
  expect((await user.call('GET /api/cvs/versions')).json()[0].changes).toEqual(['Projects: 2 removed'])
})

test.each([
  [{ name: 'A' }, 'name', 'Please enter a name'],
  [{ name: 'x'.repeat(201) }, 'name', 'Please use at most 200 characters'],
  [{ organization: 'x'.repeat(201) }, 'organization', 'Please use at most 200 characters'],
  [{ description: 'x'.repeat(3_001) }, 'description', 'Please use at most 3000 characters'],
  [{ link: 'nowhere' }, 'link', 'Please enter a web address'],
  [{ link: 'javascript:alert(1).x' }, 'link', 'Please enter a web address'],
  [{ link: 'VBScript:x.y' }, 'link', 'Please enter a web address'],
  [{ link: 'data:text/html,x.y' }, 'link', 'Please enter a web address'],
  [{ startDate: '-04' }, 'startDate', 'Please choose a year'],
  [{ startDate: '2022-05', endDate: '2022-04' }, 'endDate', 'The end must not be before the start'],
  [{ startDate: '2022-05', endDate: '2021' }, 'endDate', 'The end must not be before the start'],
] as const)('a voluntary post is refused with the place of what is wrong (%#)', async (over, field, message) => {
  const answer = await (await aUser()).call('POST /api/cvs', { ...englishCv, volunteering: [{ ...project, ...over }] })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toContainEqual({ path: `volunteering.0.${field}`, message })
})

test('a port is not a scheme, and a publication has one date', async () => {
  const user = await aUser()
  const entry = { ...blankSectionEntry, name: 'Retries', startDate: '2021', endDate: '2022', link: 'asha.in:8080/x?a=1&b=2' }
  const cv = await aCv(user, { publications: [entry], certificates: [{ ...entry, description: 'No. 4711' }] })
  expect(cv).toMatchObject({
    publications: [{ ...entry, endDate: '' }],
    certificates: [{ ...entry, description: 'No. 4711' }],
  })
})

test('a year and a month of the same year are in order, and a section can have thirty entries', async () => {
  const user = await aUser()
  await aCv(user, {
    projects: [{ ...blankSectionEntry, name: 'Palimpsest', startDate: '2022-05', endDate: '2022' }],
  })
  const answer = await (
    await aUser()
  ).call('POST /api/cvs', { ...englishCv, projects: Array.from({ length: 31 }, () => project) })
  expect(answer.json().errors).toContainEqual({ path: 'projects', message: 'Please keep at most 30 entries' })
})

test('every export has the sections, and empty ones have no heading', async () => {
  const user = await aUser()
  const { id } = await aCv(user, { ...englishSections, publications: [] })
  const taken = async (kind: string) => (await user.call(`GET /api/cvs/download/${id}/${kind}`)).rawPayload
  const word = (await mammoth.extractRawText({ buffer: await taken('docx') })).value
  const text = String(await taken('text'))
  for (const words of [
    'Monsoon Ledger',
    'Kerala Fisheries Cooperative',
    'Feb 2022 – Sep 2022',
    '2024 – Present',
    'codeshala.example',
  ]) {
    expect(word).toContain(words)
    expect(text).toContain(words)
  }
  expect(text).toContain('CERTIFICATES')
  expect(text).not.toContain('PUBLICATIONS')
  expect(JSON.parse(String(await taken('json')))).toMatchObject({
    projects: [
      { name: 'Monsoon Ledger', entity: 'Kerala Fisheries Cooperative', highlights: [expect.any(String), expect.any(String)] },
      {},
    ],
    certificates: [
      { issuer: 'Amazon Web Services', date: '2023-03', url: 'https://aws.example/verify/4711' },
      { name: 'First Aid' },
    ],
    volunteer: [{ organization: 'Code Shala', position: 'Mentor', startDate: '2019-06' }],
  })
  const records = unzipSync((await user.call('GET /api/account/records')).rawPayload)['records.json']
  expect(strFromU8(records ?? new Uint8Array())).toContain('Kerala Fisheries Cooperative')
})

test('an anonymous CV has the sections too, and its link shows them', async () => {
  const { cv } = await aFreeCv(visitor, {}, englishSections)
  expect(cv).toMatchObject(englishSections)
  expect((await visitor.call(`GET /api/cvs/view/${cv.id}`)).json()).toMatchObject(englishSections)
})
