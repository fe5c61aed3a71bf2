import mammoth from 'mammoth'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aCv, englishCv, hindiCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'
import type { CvBody } from '../../contract.ts'
import { toPrintModel } from '../print-model.ts'
import { fromJsonResume } from '../../read-json-resume.ts'

const { aUser, visitor } = await openPortal()

const urduCv: CvBody = {
  ...hindiCv,
  personalInfo: { ...hindiCv.personalInfo, fullName: 'زینب انصاری', address: 'حضرت گنج، لکھنؤ' },
  summary: 'آٹھ سال سے سرکاری اسکولوں میں ریاضی اور سائنس کی استاد۔ بچوں کا ڈر دور کرنا میری خوبی ہے۔',
}

async function taken(cv: CvBody, kind: string) {
  const user = await aUser()
  const { id } = await aCv(user, cv)
  const answer = await user.call(`GET /api/cvs/download/${id}/${kind}`)
  expect(answer.statusCode).toBe(200)
  return answer
}

/** Every text of the CV in reading order. */
function wordsOf(cv: CvBody): string[] {
  const { name, contacts, summary, experience, education, skills, achievements, languages } = toPrintModel(cv)
  const texts = [
    name,
    ...contacts.map(({ text }) => text),
    ...summary,
    ...[...experience, ...education].flatMap(({ head, sub, note, when, body }) => [head, when, sub, note, ...body]),
    ...skills,
    ...achievements,
    ...languages,
  ]
  return texts.join(' ').split(/\s+/).filter(Boolean)
}

function expectInOrder(text: string, words: readonly string[]): void {
  let at = 0
  for (const word of words) {
    const found = text.indexOf(word, at)
    expect(found, `${word} after ${text.slice(Math.max(0, at - 60), at)}`).toBeGreaterThanOrEqual(0)
    at = found + word.length
  }
  expect(words.length).toBeGreaterThan(50)
}

test.each([
  ['English', englishCv],
  ['Hindi', hindiCv],
  ['Urdu', urduCv],
])('another program reads every word of the %s Word file in order', async (_, cv) => {
  const { rawPayload, headers } = await taken(cv, 'docx')
  expect(headers['content-disposition']).toContain(encodeURIComponent(`${cv.personalInfo.fullName.replace(' ', '_')}_CV.docx`))
  const { value } = await mammoth.extractRawText({ buffer: rawPayload })
  expectInOrder(value, wordsOf(cv))
})

test('the Word file has real headings, bullets and links, and fonts for Indian letters', async () => {
  const { rawPayload } = await taken({ ...englishCv, skills: ['गणित', 'SQL'] }, 'docx')
  const { value: html } = await mammoth.convertToHtml({ buffer: rawPayload })
  expect(html).toContain('<h1>Experience</h1>')
  expect(html).toContain('<h2>Senior Software Engineer')
  expect(html).toMatch(/<ul><li>Led six engineers/)
  expect(html).toContain('<a href="mailto:asha.menon@example.in">asha.menon@example.in</a>')
  expect(html).toContain('<a href="https://linkedin.com/in/asha-menon">')
  const styles = Buffer.from(unzipSync(rawPayload)['word/styles.xml'] ?? []).toString()
  expect(styles).toContain('w:cs="Nirmala UI"')
})

test('the lines of an Urdu file start at the right', async () => {
  const { rawPayload } = await taken(urduCv, 'docx')
  const document = Buffer.from(unzipSync(rawPayload)['word/document.xml'] ?? []).toString()
  expect(document).toContain('<w:bidi/>')
  expect(document).toContain('<w:rtl/>')
})

test('plain text has every word in order, readable by old editors too', async () => {
  const { rawPayload, headers } = await taken(hindiCv, 'text')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const text = rawPayload.toString()
  expect(text.startsWith('\uFEFFप्रिया शर्मा\r\n')).toBe(true)
  expectInOrder(text, wordsOf(hindiCv))
  expect(text).toContain('- दसवीं कक्षा')
})

test('the JSON Resume is the CV itself', async () => {
  const answer = await taken(englishCv, 'json')
  expect(answer.headers['content-disposition']).toContain('Asha_Menon_CV.json')
  expect(fromJsonResume(answer.json())).toEqual(englishCv)
})

test.each(['docx', 'json', 'text'])('without access to the PDF there is no access to the %s', async (kind) => {
  const { id } = await aCv(await aUser())
  const answer = await visitor.call(`GET /api/cvs/download/${id}/${kind}`)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({ code: 'notVerified', message: 'Please verify your email to download your CV.' })
})
