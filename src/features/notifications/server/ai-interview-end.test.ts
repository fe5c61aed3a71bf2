import { expect, test } from 'vitest'
import { anInterviewer, aRunningInterview } from '#tests/factories/an-interview.ts'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const owner = await anInterviewer(portal)
const mailsTo = (email: string) =>
  portal.emails.filter(({ to, subject }) => to === email && subject.startsWith('AI interview completed'))

test('when an interview ends, the company gets one email and one notification without a name', async () => {
  const interview = await aRunningInterview(portal, owner)
  await interview.answer(strongAnswer)
  await portal.settle()
  expect(mailsTo(owner.email)).toEqual([])
  await interview.end()
  await interview.end()
  await portal.settle()
  const [mail, ...others] = mailsTo(owner.email)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Asha Menon has completed the interview for Ward Sister: 1 of 8 questions are answered.')
  expect(mail?.text).toContain(`/employer-portal/interviews/${interview.id}`)
  const entries = JSON.stringify((await owner.call('GET /api/notifications')).json())
  expect(entries).toContain('AI interview completed: Ward Sister')
  expect(entries).not.toContain('Asha')
})

test('an interview withdrawn before the email is written is not mentioned', async () => {
  const interview = await aRunningInterview(portal, owner, { role: 'Dresser' })
  await interview.answer(strongAnswer)
  await interview.end()
  await interview.call(`POST /api/candidate/interviews/${interview.id}/withdraw`)
  await portal.settle()
  expect(mailsTo(owner.email).filter(({ subject }) => subject.includes('Dresser'))).toEqual([])
})
