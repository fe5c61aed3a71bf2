import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import { textOf } from '#tests/cv-pdf/read-pdf.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'

const portal = await openPortal({ typeset: aTypesetter().typeset })

test('the candidate reads the whole application: the submitted data, the job and the history', async () => {
  const { candidate, mine, jobId, applicationId } = await anApplication(portal, { title: 'Pharmacist', coverLetter: 'Dear all' })
  expect((await candidate.call(`GET ${mine}`)).json()).toMatchObject({
    id: applicationId,
    jobId,
    status: 'applied',
    isJobOpen: true,
    coverLetter: 'Dear all',
    job: { title: 'Pharmacist', description: 'Care for the people on a ward of thirty beds, in three shifts.' },
    cv: englishCv,
    history: [{ from: null, to: 'applied', by: 'candidate' }],
    unread: 0,
  })
})

test('the PDF shows the CV as it was submitted, even if the CV has changed or was deleted', async () => {
  const { candidate, mine } = await anApplication(portal)
  const { id } = (await candidate.call('GET /api/cvs/my-cv')).json()
  const skills = ['Underwater welding']
  expect((await candidate.call(`PUT /api/cvs/${id}`, { ...englishCv, skills })).statusCode).toBe(200)
  const answer = await candidate.call(`GET ${mine}/cv`)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('Asha_Menon_CV.pdf'),
  })
  const text = await textOf(answer.rawPayload)
  expect(text).toContain('Terraform')
  expect(text).toContain(englishCv.personalInfo.email)
  expect(text).not.toContain('Underwater welding')
})

test('applications of others and invalid ids get 404', async () => {
  const { mine } = await anApplication(portal)
  const other = await portal.aUser()
  for (const place of [mine, `/api/applications/${randomUUID()}`, '/api/applications/none']) {
    const answers = [
      await other.call(`GET ${place}`),
      await other.call(`GET ${place}/cv`),
      await other.call(`POST ${place}/withdraw`),
      await other.call(`GET ${place}/messages`),
      await other.call(`POST ${place}/messages`, { body: 'Let me in' }),
      await other.call(`PUT ${place}/messages/read`, { messageId: randomUUID() }),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Application not found', code: 'notFound' }])
    }
  }
})
