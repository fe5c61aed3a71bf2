import { strFromU8, unzipSync } from 'fflate'
import { read, type WorkSheet } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { anInterviewer, linkIn, openLink } from '../factories/an-interview.ts'
import { openPortal, testPassword } from '../portal.ts'
import { strongAnswer } from './answers.ts'

const portal = await openPortal()
const formula = '=HYPERLINK("https://evil.example","open")'
const starts = ['=1+1', '+1+1', '-1+1', '@SUM(1;1)', '\t=1+1', '\r=1+1', '"=1+1', '＝1+1', formula]

test('scheduled, emailed, agreed to, held, corrected, read by the company, exported and erased', async () => {
  const [owner, asha] = [await anInterviewer(portal), await portal.aUser()]
  const body = { candidate: 'Asha Menon', candidateEmail: asha.email, role: 'Ward Sister' }
  const { id } = (await owner.call('POST /api/interviews', body)).json<{ id: string }>()
  await portal.settle()
  const interview = await openLink(portal, id, linkIn(portal, asha.email))
  await interview.consent()
  await interview.start()
  for (const text of ['I am at home.', strongAnswer]) await interview.answer(text)
  await interview.end()
  const line = (await interview.read()).transcript.findLast(({ speaker }) => speaker === 'candidate')
  const corrected = `${strongAnswer} My manager praised it.`
  const correct = `PUT /api/candidate/interviews/${id}/lines/${line?.id}`
  expect((await interview.call(correct, { text: corrected })).statusCode).toBe(200)
  const report = async (): Promise<string> => (await owner.call(`GET /api/interviews/${id}`)).body
  expect(await report()).toContain('My manager praised it.')

  const files = unzipSync((await asha.call('GET /api/account/records')).rawPayload)
  const records = strFromU8(files['records.json'] ?? new Uint8Array())
  for (const part of [id, 'interview_lines', 'My manager praised it.', 'interview_answers', 'practice-rubric-1'])
    expect(records).toContain(part)

  const leaves = await asha.call('POST /api/account/delete', { password: testPassword, alsoOtherCvs: true })
  expect(leaves.statusCode).toBe(200)
  await portal.settle()
  const csv = (await owner.call(`GET /api/interviews/${id}/report?format=csv`)).body
  for (const text of [await report(), csv]) {
    expect(text).toContain('Deleted candidate')
    for (const trace of ['Asha', asha.email, 'shelves', 'My manager']) expect(text).not.toContain(trace)
  }
})

/** As a spreadsheet program reads the file: cells that it would calculate have a formula. */
function formulasIn(sheet: WorkSheet | undefined): string[] {
  const cells = Object.entries(sheet ?? {}).filter(([address]) => !address.startsWith('!')) as [string, { readonly f?: string }][] // the others are properties of the sheet
  return cells.flatMap(([address, { f }]) => (f === undefined ? [] : [`${address}: ${f}`]))
}

test('a spreadsheet library finds text and numbers in the report, and no formula', async () => {
  const plain = read(`a,b\n${formula.replaceAll('"', '')},1`, { type: 'string' })
  expect(formulasIn(plain.Sheets['Sheet1'])).toHaveLength(1)

  const owner = await anInterviewer(portal)
  for (const [at, start] of starts.entries()) {
    const body = { candidate: `${start} Asha`, candidateEmail: `asha${at}@example.in`, role: `${start} Ward Sister` }
    const { id } = (await owner.call('POST /api/interviews', body)).json<{ id: string }>()
    await portal.settle()
    const interview = await openLink(portal, id, linkIn(portal, body.candidateEmail))
    await interview.consent()
    await interview.start()
    for (const text of ['I am at home.', `${start} ${strongAnswer}`]) await interview.answer(text)
    await interview.end()
    const { rawPayload } = await owner.call(`GET /api/interviews/${id}/report?format=csv`)
    const sheet = read(rawPayload, { type: 'buffer' }).Sheets['Sheet1']
    expect([start, formulasIn(sheet)]).toEqual([start, []])
    expect(sheet?.['A1']?.v).toBe('Candidate')
    expect(String(sheet?.['A2']?.v)).toContain('Asha')
    expect(sheet?.['F2']).toMatchObject({ t: 'n', v: 8 })
    expect(String(sheet?.['J2']?.v)).toContain('I counted the shelves')
  }
})
