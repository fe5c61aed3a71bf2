import type { z } from 'zod'
import type { AnswerLanguage, Proposal, SuggestedAction } from '#features/assistant-tools/answer-contract.ts'
import { buttonText } from '#features/assistant-tools/button-texts.ts'
import { speaksOfDistress } from '#features/assistant-tools/distress.ts'
import { type Caller, openTools, type ToolContext } from '#features/assistant-tools/server/public.ts'
import { openCatalogue } from '#features/companies/server/public.ts'
import type { JobSummary } from '#features/jobs/contract.ts'
import { nextStepsAfter } from '../next-steps.ts'
import { type AnswerInput, type Draft, fill, type Texts } from './answers/answer.ts'
import { answerApplications } from './answers/applications.ts'
import { answerArticles } from './answers/articles.ts'
import { answerCompanies } from './answers/companies.ts'
import { proposeCvChangeIn } from './answers/cv-change.ts'
import { answerCv } from './answers/cv.ts'
import { helpLines } from './answers/distress.ts'
import { answerGreeting, answerHelp, answerProduct, answerThanks, answerUnknown } from './answers/help.ts'
import { answerInterview } from './answers/interview.ts'
import { answerJobs } from './answers/jobs.ts'
import { findOpenJobIn } from './answers/linked-job.ts'
import { answerOffer } from './answers/offer.ts'
import { answerAlerts, answerWishes } from './answers/own-lists.ts'
import { answerSalary } from './answers/salary.ts'
import { tryAsSearch } from './answers/try-as-search.ts'
import { namesOf } from './reading/company-names.ts'
import { type ChatPlace, detectIntent, type DetectedIntent } from './reading/detect-intent.ts'
import { languageOf } from './reading/language.ts'
import { wordsOf } from './reading/words.ts'
import { stepLabels } from './step-labels.ts'

/** An answer of the template engine, before the time and the source of the answer are added. */
export type TemplateAnswer = {
  readonly content: string
  readonly suggestedActions: SuggestedAction[]
  readonly followUpQuestions: string[]
  readonly language: AnswerLanguage
  readonly jobs?: z.input<typeof JobSummary>[]
  readonly proposals?: Proposal[]
  /** False if the question was not understood, or may contain more than one intent: then a model may give a better answer. */
  readonly isSure: boolean
}

type Question = { readonly message: string; readonly context: ChatPlace }
type AnswerRun = {
  readonly caller: Caller
  readonly now: Date
  /** Called with the label of each lookup before it starts. */
  readonly onStep: (label: string) => Promise<void>
}

/** The answer function of each intent. A new intent needs a file, an entry here, its phrases and a label. */
const answers: Readonly<Record<DetectedIntent['intent'], (input: AnswerInput) => Promise<Draft>>> = {
  jobs: answerJobs,
  applications: answerApplications,
  cv: answerCv,
  salary: answerSalary,
  company: answerCompanies,
  articles: answerArticles,
  interview: answerInterview,
  wishes: answerWishes,
  alerts: answerAlerts,
  product: answerProduct,
  offer: answerOffer,
  help: answerHelp,
  greeting: answerGreeting,
  thanks: answerThanks,
  unknown: async (input) => (await tryAsSearch(input)) ?? answerUnknown(input),
}

export function openTemplateAnswers(context: ToolContext): (question: Question, run: AnswerRun) => Promise<TemplateAnswer> {
  const tools = openTools(context)
  const catalogue = openCatalogue(context)
  return async ({ message, context: place }, { caller, now, onStep }) => {
    if (speaksOfDistress(message)) return withHelpLines(message)
    const meaning = detectIntent({ message, context: place, companies: namesOf(await catalogue()) })
    const label: Texts | undefined = stepLabels[meaning.intent]
    if (label) await onStep(fill(label, meaning.language))
    const input = { message, meaning, caller, now, tools }
    const plain = meaning.intent === 'offer' ? null : ((await findOpenJobIn(input)) ?? (await proposeCvChangeIn(input)))
    const draft = plain ?? (await answers[meaning.intent](input))
    return { ...finished(draft, meaning, caller), isSure: !draft.isUnknown && (plain !== null || isPlain(message, meaning)) }
  }
}

/** The answer to a message of distress. It is checked before all intents and offers no follow-up questions. */
function withHelpLines(message: string): TemplateAnswer {
  const language = languageOf(message, wordsOf(message))
  return { content: helpLines[language], suggestedActions: [], followUpQuestions: [], language, isSure: true }
}

const mostFollowUps = 3
/** A longer message often contains more than one intent. */
const mostWords = 30

function isPlain(message: string, { intent }: DetectedIntent): boolean {
  return intent === 'offer' || wordsOf(message).length <= mostWords
}

function finished(
  { content, actions = [], jobs = [], proposals = [], followUps = [] }: Draft,
  meaning: DetectedIntent,
  caller: Caller,
): Omit<TemplateAnswer, 'isSure'> {
  return {
    content,
    suggestedActions: actions.map(({ text, ...action }) => ({ ...action, text: buttonText(text, meaning.language) })),
    followUpQuestions: [...followUps, ...nextStepsAfter(meaning.intent, meaning.language, caller.kind === 'visitor')].slice(
      0,
      mostFollowUps,
    ),
    language: meaning.language,
    ...(jobs.length > 0 && { jobs: [...jobs] }),
    ...(proposals.length > 0 && { proposals: [...proposals] }),
  }
}
