import type { AnswerLanguage, Proposal, SuggestedAction } from '#features/assistant-tools/answer-contract.ts'
import { buttonText } from '#features/assistant-tools/button-texts.ts'
import { jobPath } from '#features/assistant-tools/paths.ts'
import { type Caller, openTools } from '#features/assistant-tools/server/public.ts'
import type { JobSummary } from '#features/jobs/contract.ts'
import { openClient } from '#platform/server/ai/client.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { openRedaction } from '../redact.ts'
import { accountOf } from './budget.ts'
import { openDeadline, rejectedBy } from './deadline.ts'
import { openGroundedText } from './grounded-text.ts'
import { knownWords } from './known-words.ts'
import { namesOf, promptOf, type Question } from './prompt.ts'
import { reasonOf } from './paid-completion.ts'
import { runTurn, type TurnResult } from './run-turn.ts'

type Run = {
  readonly caller: Caller
  readonly now: Date
  readonly language: AnswerLanguage
  /** Aborted when the person no longer waits. */
  readonly signal: AbortSignal
  readonly onLookUp: () => Promise<void>
  readonly onText: (text: string) => Promise<void>
}

type ModelAnswer = {
  readonly content: string
  readonly suggestedActions: SuggestedAction[]
  readonly jobs: JobSummary[]
  readonly proposals: Proposal[]
}

/** Null if no model is configured. An answer is null if the model fails, is slow, has used up its budget, or states nothing that is supported. */
export function openModelAnswers(
  context: AppContext,
  onFailure: (reason: string) => void,
): ((question: Question, run: Run) => Promise<ModelAnswer | null>) | null {
  const { ai } = context.config
  if (!ai) return null
  const tools = openTools(context)
  return async (question, run) => {
    const { caller, now, language, onText } = run
    const { signal, release } = openDeadline(run.signal, ai.timeoutMs)
    const answer = async (): Promise<ModelAnswer | null> => {
      const [client, known, names] = await Promise.all([openClient(ai), knownWords(), namesOf(context, caller)])
      const redact = openRedaction(question.message, names)
      const model = { client, ai, db: context.db, account: accountOf(context, ai, caller, now), signal }
      const turn = { tools, caller, now, message: question.message, redact, known }
      const result = await runTurn(model, await promptOf(context, question, { caller, language, redact }), turn, {
        onLookUp: run.onLookUp,
        text: (facts) =>
          openGroundedText({
            facts,
            known,
            language,
            // Text that arrives too late would mix with the answer that has replaced it.
            onText: async (text) => (signal.aborted ? signal.throwIfAborted() : onText(text)),
          }),
      })
      return answerOf(result, language)
    }
    try {
      return await Promise.race([answer(), rejectedBy(signal)])
    } catch (error) {
      run.signal.throwIfAborted()
      onFailure(reasonOf(error))
      return null
    } finally {
      release()
    }
  }
}

const mostJobs = 5
const mostActions = 3

/** Null if more sentences were left out than shown. */
function answerOf({ text, results, jobs, proposals }: TurnResult, language: AnswerLanguage): ModelAnswer | null {
  const { shown, leftOut } = text.counts()
  if (shown === 0 || leftOut > shown) return null
  const content = text.content().trim()
  const linked = jobs.filter(({ id, title }) => content.includes(jobPath(id)) || content.includes(title))
  const unique = new Map((linked.length > 0 ? linked : jobs).map((job) => [job.id, job]))
  const links = results.flatMap((result) => result.links)
  return {
    content,
    suggestedActions: actionsFor(links, language),
    jobs: [...unique.values()].slice(0, mostJobs),
    proposals: [...proposals],
  }
}

const screens: readonly (readonly [RegExp, string])[] = [
  [/^\/jobs\?/, 'See these jobs'],
  [/^\/applications$/, 'My Applications'],
  [/^\/cv-builder$/, 'Open my CV'],
  [/^\/wishes$/, 'My Wishes'],
  [/^\/interview-prep\?/, 'Interview preparation'],
  [/^\/salary-calculator$/, 'Open the calculator'],
  [/^\/companies$/, 'Companies'],
  [/^\/career-guidance$/, 'Career guidance'],
]

function actionsFor(links: readonly string[], language: AnswerLanguage): SuggestedAction[] {
  const actions = screens.flatMap(([pattern, text]) => {
    const link = links.find((one) => pattern.test(one))
    return link === undefined ? [] : { text: buttonText(text, language), link, type: 'internal' as const }
  })
  return actions.slice(0, mostActions)
}
