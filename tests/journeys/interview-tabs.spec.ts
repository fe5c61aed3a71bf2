/** Text typed in an interview is sent or kept: with a second tab, after a reload at the end of the time, and during a pause. */
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { expect } from './fixtures.ts'
import { startTyping, test } from './interview-guest.ts'
import { expectMessage } from './messages.ts'
import { databaseIn } from './with-database.ts'

const demoFolder = process.env['TEST_DATA_DIR'] ?? 'test-results/portal'

const unsentIn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'What you wrote for the question before was not sent' })

/** Ends the interview in the first tab, and checks that the second tab still shows its text. */
async function expectShownAtEnd(theirs: Page, second: Page): Promise<void> {
  await theirs.getByRole('button', { name: 'End Interview' }).click()
  await expect(theirs.getByText(/Your interview is complete/)).toBeVisible()
  await expect(theirs.getByText('was not sent')).toHaveCount(0)
  await second.getByRole('button', { name: 'Send Answer' }).click()
  await expect(second.getByText(/Your interview is complete/)).toBeVisible()
  const left = second.getByRole('alert').filter({ hasText: 'The interview ended before your last answer was sent' })
  await expect(left).toContainText('First:')
  await left.getByRole('button', { name: 'Delete it' }).click()
  await expect(left).toHaveCount(0)
}

test('text that a second tab has typed for a question that the first tab has answered stays, and can be used', async ({
  link,
  theirs,
}) => {
  test.slow()
  await startTyping(theirs, link)
  const second = await theirs.context().newPage()
  await second.goto(link)
  await second.getByRole('button', { name: 'Start Voice Interview' }).click()
  await second.getByLabel('Your answer').fill('I am well, and was still writing this.')
  await theirs.getByLabel('Your answer').fill('I am at home in Kolhapur.')
  await theirs.getByRole('button', { name: 'Send Answer' }).click()
  await expect(theirs.getByRole('heading', { name: /responsible for from beginning to end/ })).toBeVisible()

  await second.getByRole('button', { name: 'Send Answer' }).click()
  await expectMessage(second, 'Not Sent', 'The interview has gone on. Please read the present question.')
  const unsent = unsentIn(second)
  await expect(unsent).toContainText('I am well, and was still writing this.')
  const answer = second.getByLabel('Your answer')
  await expect(answer).toHaveValue('')
  await answer.fill('First:')
  await second.reload()
  await second.getByRole('button', { name: 'Start Voice Interview' }).click()
  await expect(unsent).toBeVisible()
  await unsent.getByRole('button', { name: 'Add it to my answer' }).click()
  await expect(answer).toHaveValue('First:\nI am well, and was still writing this.')
  await expect(unsent).toHaveCount(0)

  await expectShownAtEnd(theirs, second)
})

test('a reload just after the end of the time still sends the text that was typed before', async ({ link, theirs }) => {
  test.slow()
  await startTyping(theirs, link)
  const answer = theirs.getByLabel('Your answer')
  await answer.fill('I am at home in Kolhapur.')
  await theirs.getByRole('button', { name: 'Send Answer' }).click()
  await expect(theirs.getByRole('heading', { name: /responsible for from beginning to end/ })).toBeVisible()
  await answer.fill(`In time. ${strongAnswer}`)
  const id = /interviews\/([\da-f-]{36})/.exec(link)?.[1] ?? ''
  const path = `/api/candidate/interviews/${id}`
  const { progress } = await (await theirs.request.get(path)).json()
  const untilOver = `${Math.ceil((Date.parse(progress.endsAt) - Date.parse(progress.now)) / 1_000) + 5} seconds`
  const database = databaseIn(demoFolder)
  await sql`update interview_sessions set started_at = started_at - ${untilOver}::interval where id = ${id}`.execute(database.db)
  await database.close()
  await theirs.reload()
  await expect(theirs.getByText(/Your interview is complete/)).toBeVisible()
  await expect(theirs.getByText(/In time\./).first()).toBeVisible()
  await expect(theirs.getByText('was not sent')).toHaveCount(0)
})

test('text typed before an absence of more than half an hour is still there, and is sent as the answer', async ({
  link,
  theirs,
}) => {
  test.slow()
  await startTyping(theirs, link)
  const answer = theirs.getByLabel('Your answer')
  await answer.fill('I am at home in Kolhapur.')
  await theirs.getByRole('button', { name: 'Send Answer' }).click()
  const question = theirs.getByRole('heading', { name: /responsible for from beginning to end/ })
  await expect(question).toBeVisible()
  await answer.fill(`Before I left. ${strongAnswer}`)
  const id = /interviews\/([\da-f-]{36})/.exec(link)?.[1] ?? ''
  const database = databaseIn(demoFolder)
  await sql`update interview_sessions set active_at = active_at - interval '31 minutes' where id = ${id}`.execute(database.db)
  await database.close()
  await theirs.reload()
  await theirs.getByRole('button', { name: 'Start Voice Interview' }).click()
  await expect(question).toBeVisible()
  await expect(answer).toHaveValue(/^Before I left\./)
  await theirs.getByRole('button', { name: 'Send Answer' }).click()
  await expect(question).toHaveCount(0)
  await expect(theirs.getByText(/Before I left\./).first()).toBeVisible()
})

test('a pause shows how long the timer is stopped', async ({ link, theirs }) => {
  test.slow()
  await startTyping(theirs, link)
  await theirs.getByRole('button', { name: 'I need a moment' }).click()
  await expect(theirs.getByText(/Your time is stopped for another 1[45]:\d\d\./)).toBeVisible()
  await theirs.reload()
  await theirs.getByRole('button', { name: 'Start Voice Interview' }).click()
  const left = theirs.getByText(/Your time is stopped for another 14:\d\d\./)
  await expect(left).toBeVisible()
  const before = await left.textContent()
  await expect(left).not.toHaveText(before ?? '')
})
