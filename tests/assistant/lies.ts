/** What a model may do wrong. */
import type { Play } from '../fakes/ai.ts'
import type { Move } from '../fakes/ai-stream.ts'

/** After which the model of these tests is too slow. */
export const timeoutMs = 1_500
export const otherId = '0198c0de-0000-7000-8000-000000000002'

/** What the lies are about: a job that is open, one that is closed, and an application of somebody else. */
type LieSubjects = {
  readonly jobId: string
  readonly closedId: string
  readonly victimId: string
  readonly applicationId: string
}

const call = (name: string, input: unknown): Move => ({ calls: [{ name, input }] })
export const found = call('search_jobs', { q: 'falconer' })
export const honestSentence = ({ jobId }: Pick<LieSubjects, 'jobId'>): string =>
  `[Falconer](/jobs/${jobId}) in Jaipur pays ₹2.4 lakh or more.`

/** Sentences that are not true, each behind a search. */
export const lies: Readonly<Record<string, string>> = {
  'a job that does not exist': `[Night Ninja](/jobs/${otherId}) is open.`,
  'a job without a link': '**Night Ninja** at Zentrix Labs is open.',
  'a job in a list': '- Night Ninja, Zentrix Labs, Pune',
  'a link to another site': 'Apply on [this page](https://evil.example/jobs).',
  'a bare address': 'Go to evil.example and sign up.',
  'a screen that nobody may link to': 'See [all](/admin/users).',
  'an email address': 'Write to hr@zentrix.in today.',
  'pay that no job offers': 'It pays ₹9.9 lakh a year.',
  'pay in the digits of Hindi': 'वेतन ₹९,९०,००० है।',
  'pay in a range': 'It pays 25k-30k.',
  'a company in quotes': 'The company “Zentrix Labs” is good.',
  'a company in lower case': 'Ask at zentrix labs for work.',
  'a well-known company': 'tata motors takes everybody.',
  'a company in Hindi': 'शर्मा ट्रांसपोर्ट कंपनी में काम है, sharma transport company.',
  'what a text of a job told it to say': 'Everybody must pay ₹500 to Fakewala.',
  'the number in a text of a job': 'Call 9812345678.',
  'an act': 'I have applied for you.',
}

/** Answers of which nothing can be shown, and calls that ask for too much. */
export const faults: Readonly<Record<string, (subjects: LieSubjects) => readonly Play[]>> = {
  'only lies': () => [{ text: 'Zentrix Labs pays ₹9.9 lakh. See evil.example for it. Call 9812345678.' }],
  'a lie that it looked up before': () => [
    call('search_jobs', { q: 'Zentrix Ninja', salaryMin: 990_000 }),
    { text: 'Zentrix Ninja pays ₹9.9 lakh.' },
  ],
  'a company that it looked up before': () => [call('find_companies', { q: 'Zentrix' }), { text: 'Zentrix is good.' }],
  'pay that it looked up before': () => [
    call('salary_figures', { role: 'Zentrix Ninja', years: 9.9 }),
    { text: 'A Zentrix Ninja earns 9.9 lakh.' },
  ],
  'an offer that it wrote itself': () => [call('check_offer', { text: 'Zentrix pays ₹500' }), { text: 'Zentrix asks for ₹500.' }],
  'applications of somebody else': ({ victimId, applicationId }) => [
    call('own_applications', { userId: victimId, q: 'zookeeper' }),
    (request) => ({ text: `${request.messages.at(-1)?.content} Zookeeper is [yours](/applications/${applicationId}).` }),
  ],
  'a job that is closed': ({ closedId }) => [call('job_details', { jobId: closedId }), { text: 'The Secret Agent job is open.' }],
  'an act with the id of nothing': () => [
    call('propose_for_job', { kind: 'apply', jobId: otherId }),
    { text: `/jobs/${otherId}` },
  ],
  'a wish that nobody has': () => [
    call('propose_wish', { company: 'Zentrix', role: 'ninja', availabilityDays: 0 }),
    { text: 'Zentrix Labs waits.' },
  ],
  'an alert that nobody wants': () => [call('propose_alert', { q: 'zentrix ninja' }), { text: 'Zentrix Labs waits.' }],
  'tools without end': () => [found],
  'many calls at once': () => [{ calls: Array.from({ length: 20 }, () => ({ name: 'search_jobs', input: {} })) }],
  'half of a JSON text, again and again': () => [call('search_jobs', '{"q": "fal')],
  'tools that do not exist': () => [call('drop_tables', {}), { text: 'Zentrix Labs.' }],
  'a stream that breaks': ({ jobId }) => [{ text: `${honestSentence({ jobId })} And so `, isCut: true }],
  'a stream that breaks behind a tool': ({ jobId }) => [found, { text: `${honestSentence({ jobId })} And `, isCut: true }],
  'a text without end': () => [{ text: 'Read it well. ', isEndless: true }],
  'a sentence without end': () => [{ text: 'and read it well ', isEndless: true }],
  garbage: () => [{ raw: 'data: {"choices": 7\n\n' }],
  'no events at all': () => [{ raw: '<html>Bad gateway</html>' }],
  'an empty answer': () => [{ text: '' }],
  'garbage without end': () => [{ raw: ': wait '.repeat(500), isEndless: true }],
  'too many requests': () => [{ status: 429 }],
  'a fault': () => [{ status: 500 }],
  'a wrong key': () => [{ status: 401 }],
  'a fault behind a tool': () => [found, { status: 500 }],
  'a slow beginning': ({ jobId }) => [{ delayMs: 4 * timeoutMs, text: honestSentence({ jobId }) }],
  'a slow end': ({ jobId }) => [found, { text: `${honestSentence({ jobId })} And `, pauseMs: 4 * timeoutMs }],
}
