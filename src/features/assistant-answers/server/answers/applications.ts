import { silentLabel, statusLabels, trackingPath } from '#features/applications/rules.ts'
import { dateText } from '#platform/contract/dates.ts'
import { type AnswerInput, type Draft, fill, linkTo, listOf, openAction, paragraphs, plainText, type Texts } from './answer.ts'
import { notForCaller } from './sign-in.ts'

const what: Texts = {
  en: 'your applications and their status',
  hi: 'आपके आवेदन और उनकी स्थिति',
  'hi-Latn': 'aapke applications aur unka status',
}
const none: Texts = {
  en: 'You have not applied for a job yet. When you do, every change of the status is shown here with its date.',
  hi: 'आपने अभी तक कोई आवेदन नहीं किया है। करने पर हर बदलाव तारीख़ के साथ यहाँ दिखेगा।',
  'hi-Latn': 'Aapne abhi tak apply nahi kiya hai. Karne par har badlav date ke saath yahan dikhega.',
}
const summary: Texts = {
  en: 'You have **{total} applications**: {counts}. The newest:',
  hi: 'आपके **{total} आवेदन** हैं: {counts}। सबसे नए:',
  'hi-Latn': 'Aapke **{total} applications** hain: {counts}. Sabse naye:',
}
const one: Texts = {
  en: 'You have **1 application**: {counts}.',
  hi: 'आपका **1 आवेदन** है: {counts}।',
  'hi-Latn': 'Aapka **1 application** hai: {counts}.',
}

export async function answerApplications(input: AnswerInput): Promise<Draft> {
  const { caller, now, tools, meaning } = input
  if (caller.kind !== 'candidate') return notForCaller(input, what)
  const { data } = await tools.ownApplications.run({}, { caller, now })
  const counts = Object.entries(data.counts).map(
    ([status, count]) => `${count} ${statusLabels[status as keyof typeof data.counts]}`,
  ) // a key of the counts
  const total = Object.values(data.counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return { content: fill(none, meaning.language), actions: [openAction('Browse jobs', '/jobs')] }
  const lines = data.applications.map(({ id, job, status, isSilent, updatedAt }) => {
    const label = isSilent ? silentLabel : statusLabels[status]
    return `${linkTo(`${job.title}, ${job.company}`, trackingPath(id))}: **${label}**, ${plainText(dateText(updatedAt))}`
  })
  return {
    content: paragraphs(fill(total === 1 ? one : summary, meaning.language, { total, counts: counts.join(', ') }), listOf(lines)),
    actions: [openAction('My Applications', '/applications')],
  }
}
