import { jobPath } from '#features/assistant-tools/paths.ts'
import { proposalOn } from '#features/assistant-tools/server/public.ts'
import { salaryText } from '#features/jobs/rules.ts'
import { type AnswerInput, type Draft, fill, openAction, plainText, type Texts } from './answer.ts'

const link = /\/jobs\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i

const open: Texts = {
  en: '**{title}** at {company}, {location}, is open. Pay: {pay}.',
  hi: '{location} में {company} की **{title}** नौकरी खुली है। वेतन: {pay}।',
  'hi-Latn': '{location} me {company} ki **{title}** job open hai. Pay: {pay}.',
}
const closed: Texts = {
  en: 'This job is closed, or it is not on our site.',
  hi: 'यह नौकरी बंद है, या हमारी साइट पर नहीं है।',
  'hi-Latn': 'Yeh job band hai, ya hamari site par nahi hai.',
}
const yearly: Texts = { en: '{pay} a year', hi: '{pay} सालाना', 'hi-Latn': '{pay} saalana' }
const unstated: Texts = { en: 'not stated', hi: 'नहीं बताया', 'hi-Latn': 'nahi bataya' }

/** The answer about the job whose link the message contains. Null without such a link. */
export async function findOpenJobIn({ message, caller, now, tools, meaning: { language } }: AnswerInput): Promise<Draft | null> {
  const jobId = link.exec(message)?.[1]?.toLowerCase()
  if (!jobId) return null
  const { data } = await tools.jobDetails.run({ jobId }, { caller, now })
  if (!data.job) return { content: fill(closed, language), actions: [openAction('Browse jobs', '/jobs')] }
  const { job } = data
  const isStated = job.salaryMin !== null || job.salaryMax !== null
  const values = { title: plainText(job.title), company: plainText(job.company), location: plainText(job.location) }
  return {
    content: fill(open, language, {
      ...values,
      pay: isStated ? fill(yearly, language, { pay: salaryText(job) }) : fill(unstated, language),
    }),
    actions: [openAction('Open the job', jobPath(job.id))],
    jobs: [job],
    proposals: caller.kind === 'candidate' ? [proposalOn('apply', job), proposalOn('save-job', job)] : [],
  }
}
