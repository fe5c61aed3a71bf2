import { expect, test } from 'vitest'
import { breachesIn, breachesOfTree, unevenCapitals } from './house-style.ts'

test('every text that people read keeps to the house style', { timeout: 60_000 }, () => {
  expect(breachesOfTree()).toEqual([])
})

const labelled = (label: string) => ({ file: 'planted.tsx', source: `const link = <a>${label}</a>` })

test('the same label has the same capitals everywhere', { timeout: 60_000 }, () => {
  expect(unevenCapitals()).toEqual([])
  expect(unevenCapitals([labelled('Browse Jobs'), labelled('Browse jobs')])).toEqual(['Browse Jobs / Browse jobs'])
})

const long = 'Two pages are fine after ten years of work, and before that one page is read much more often.'

test.each([
  ['letter for email', `const text = 'We sent you a letter'`],
  ['e-mail', `const text = 'Your e-mail address'`],
  ['mail as a verb', `const link = <a>Mail me my link</a>`],
  ['stands', `const text = 'Matches will stand here.'`],
  ['mend', `const button = <b>Mend it</b>`],
  ['better it', 'const text = `What would better it`'],
  ['whoever', `const label = <Field label="Whoever has the link" />`],
  ['comes close', `const text = 'A job comes close to your wish'`],
  ['held against', `const text = 'New jobs are held against it'`],
  ['kept for saved', `const text = 'Your text is kept on this page'`],
  ['at once', 'const text = `Write to us at once: ${email}`'],
  ['a small letter after a greeting', `const body = ['Hello,', 'an account was created']`],
  ['a small letter after a greeting by name', 'const body = [greeting(firstName), `your application`]'],
  ['a hyphen in a range', `const text = 'For people with 3-5 years of work'`],
  ['a long hint', `const field = <Field hint="${long}" />`],
  ['a long hint in an expression', `const field = <Field hint={isNew ? 'New' : '${long}'} />`],
  ['a long lead of a list', `const step = { lead: '${long}' }`],
  ['a long text in an empty state', `const empty = <EmptyState title="None">${long}</EmptyState>`],
])('%s is stopped', (_what, source) => {
  expect(breachesIn('src/features/jobs/web/planted.tsx', source)).toHaveLength(1)
})

test.each([
  ['a cover letter', `const text = 'Apply with a cover letter'`],
  ['a path', `const call = 'POST /api/cvs/aisacv/link-letter'`],
  ['a statement', 'const query = sql`select sent_at from letters where key = ${key} and kept`'],
  ['a comment', `// The letter stands here.`],
  ['a long paragraph', `const text = <p>${long}</p>`],
  ['a mail server', `const text = 'SMTP_URL: a public server needs a mail server'`],
])('%s is not', (_what, source) => {
  expect(breachesIn('src/features/jobs/web/planted.tsx', source)).toEqual([])
})
