/** Actions as data. The browser carries out an action when the person presses its button. */
import type { Proposal } from '#features/assistant-tools/answer-contract.ts'
import { type JobsFound, proposalOn } from '#features/assistant-tools/server/public.ts'
import { nameOf } from '#features/saved-searches/rules.ts'
import { type AnswerInput, fill, type Texts } from './answer.ts'
import type { SearchQuery } from './describe-search.ts'

const alertText: Texts = {
  en: 'Email me new jobs like these',
  hi: 'ऐसी नई नौकरियाँ ईमेल करें',
  'hi-Latn': 'Aisi nayi jobs email karein',
}

/** Proposes an alert for a search, also if the search finds no jobs at present. */
export function alertFor(query: SearchQuery, { caller, meaning: { language } }: AnswerInput): Proposal[] {
  const name = nameOf(query)
  return caller.kind === 'candidate' && name !== '' ? [{ kind: 'alert', text: fill(alertText, language), name, query }] : []
}

const offered = 3

/** Proposes to save or to apply if the message mentions it. Otherwise the buttons in the rows of the jobs are enough. */
export function actionsOn({ jobs }: JobsFound, { caller, message }: AnswerInput): Proposal[] {
  if (caller.kind !== 'candidate') return []
  const kinds = [
    ...(/\bsave\b|सेव/iu.test(message) ? ['save-job' as const] : []),
    ...(/\bapply\b|अप्लाई/iu.test(message) ? ['apply' as const] : []),
  ]
  return jobs.slice(0, offered).flatMap((job) => kinds.map((kind) => proposalOn(kind, job)))
}
