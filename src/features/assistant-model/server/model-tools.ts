/** The tools in the form that the model uses. */
import { z } from 'zod'
import { Proposal } from '#features/assistant-tools/answer-contract.ts'
import { type AssistantTools, type Caller, callTool, describeTool } from '#features/assistant-tools/server/public.ts'
import { JobSummary } from '#features/jobs/contract.ts'
import type { ToolCall } from '#platform/server/ai/stream-completion.ts'
import { asWords, type Facts, type LookUp, isKnownFigure } from '../grounding/facts.ts'
import { figuresIn } from '../grounding/figures.ts'
import type { KnownWords } from '../grounding/names.ts'

/** The person's data in a turn, and how it is redacted. */
export type Turn = {
  readonly tools: AssistantTools
  readonly caller: Caller
  readonly now: Date
  readonly message: string
  readonly redact: (text: string) => string
  readonly known: KnownWords
}

/** `forModel` is the text for the model. `found` is null if the tool did not run. */
type CallResult = {
  readonly forModel: string
  readonly found: LookUp | null
  readonly proposal: Proposal | null
  readonly jobs: readonly JobSummary[]
}

const refusal = (refused: string, message: string): CallResult => ({
  forModel: JSON.stringify({ refused, message }),
  found: null,
  proposal: null,
  jobs: [],
})

/** Tools for candidates are hidden from everybody else. */
export function toolsFor({ tools, caller }: Pick<Turn, 'tools' | 'caller'>) {
  return Object.values(tools)
    .filter(({ who }) => who === 'anyone' || caller.kind === 'candidate')
    .map((tool) => ({ type: 'function' as const, function: describeTool(tool) }))
}

/** Runs a tool call of the model with the rights of the person. Errors of the call are returned to the model. */
export async function runCall({ name, input }: Pick<ToolCall, 'name' | 'input'>, facts: Facts, turn: Turn): Promise<CallResult> {
  const parsed = parseInput(name, input, turn)
  if (parsed === undefined) return refusal('bad-input', 'The input is no JSON')
  const result = await callTool(turn.tools, { name, input: parsed }, { caller: turn.caller, now: turn.now })
  if ('refused' in result) return refusal(result.refused, result.message)
  const { data, links } = result
  const { success, data: withProposal } = z.object({ proposal: Proposal }).safeParse(data)
  const proposal = success ? withProposal.proposal : null
  if (proposal && !isOfPerson(proposal, facts, turn.known))
    return refusal('not-known', 'Only what the person has written, or a tool has found')
  const whole = shortened(data, turn.redact, longestText)
  const seen = JSON.stringify(whole).length > mostCharacters ? shortened(data, turn.redact, longestText / 5) : whole
  return { forModel: JSON.stringify({ data: seen, links }), found: { data: seen, links }, proposal, jobs: jobsIn(data) }
}

const OneJob = z.object({ job: JobSummary }).transform(({ job }) => [job])
const SomeJobs = z.object({ jobs: z.array(JobSummary) }).transform(({ jobs }) => jobs)

function jobsIn(data: unknown): readonly JobSummary[] {
  return z.union([OneJob, SomeJobs]).safeParse(data).data ?? []
}

/** Parses the input. For an offer, the person's own text is used, because the model has only seen it without addresses and numbers. */
function parseInput(name: string, input: string, { message }: Turn): unknown {
  try {
    const parsed: unknown = JSON.parse(input || '{}')
    return name === 'check_offer' && typeof parsed === 'object' ? { ...parsed, text: message } : parsed
  } catch {
    return undefined
  }
}

/** A button must not contain a company, a word or a sum that the model has invented. */
function isOfPerson(proposal: Proposal, facts: Facts, known: KnownWords): boolean {
  if (proposal.kind === 'save-job' || proposal.kind === 'apply') return true
  const texts = [facts.message, ...facts.names]
  const isSaid = (text: string): boolean => texts.some((one) => one.includes(asWords(text)))
  // A CV gets only what the person has said, and nothing from a job.
  if (proposal.kind === 'cv-skills') return proposal.skills.every((skill) => facts.message.includes(asWords(skill)))
  if (proposal.kind === 'cv-summary') return facts.message.includes(asWords(proposal.summary))
  if (proposal.kind === 'wish') {
    const { company, role, location, expectedSalary: pay } = proposal.wish
    return isSaid(company) && [role, location].every((text) => areSaid(text)) && isKnownPay(pay)
  }
  const { q, location, salaryMin } = proposal.query
  return areSaid(q) && areSaid(location) && isKnownPay(salaryMin)

  function areSaid(text: string | null | undefined): boolean {
    const words = asWords(text ?? '')
      .split(' ')
      .filter(Boolean)
    return words.every((word) => isSaid(word) || (known.has(word) && figuresIn(word).length === 0))
  }
  function isKnownPay(value: number | null | undefined): boolean {
    return value === null || value === undefined || isKnownFigure({ value, step: 1, isSum: true }, facts, true)
  }
}

const longestText = 900
/** If the result is longer, its texts are cut further. */
const mostCharacters = 12_000
const mostItems = 10
/** Fields that do not help the model: pictures, columns of the search, questions of other people. */
const unused = new Set([
  'companyLogo',
  'logo',
  'questions',
  'cv',
  'coverLetter',
  'history',
  'expiresAt',
  'updatedAt',
  'verification',
])
const reference = /^\/|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The result as the model reads it, and as the facts of an answer: short and without personal data. */
function shortened(data: unknown, redact: Turn['redact'], longest: number): unknown {
  if (typeof data === 'string') return reference.test(data) ? data : redact(data).slice(0, longest)
  if (data instanceof Date) return data.toISOString()
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.slice(0, mostItems).map((part: unknown) => shortened(part, redact, longest))
  const parts = Object.entries(data).filter(([name]) => !unused.has(name))
  return Object.fromEntries(parts.map(([name, part]) => [name, shortened(part, redact, longest)]))
}
