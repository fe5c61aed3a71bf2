/** Types and text functions that the answers of all intents share. */
import type { z } from 'zod'
import type { AnswerLanguage, Proposal, SuggestedAction } from '#features/assistant-tools/answer-contract.ts'
import type { Caller, AssistantTools } from '#features/assistant-tools/server/public.ts'
import type { JobSummary } from '#features/jobs/contract.ts'
import type { DetectedIntent } from '../reading/detect-intent.ts'

export type AnswerInput = {
  readonly message: string
  readonly meaning: DetectedIntent
  readonly caller: Caller
  readonly now: Date
  readonly tools: AssistantTools
}

/** An answer before the next steps are added. */
export type Draft = {
  readonly content: string
  readonly actions?: readonly SuggestedAction[]
  readonly jobs?: readonly z.input<typeof JobSummary>[]
  readonly proposals?: readonly Proposal[]
  /** Offered before the follow-up questions of the intent. */
  readonly followUps?: readonly string[]
  /** Whether nothing was understood: then the answer only lists the questions that can be answered. */
  readonly isUnknown?: boolean
}

export type Texts = Readonly<Record<AnswerLanguage, string>>

/** The text in the language of the question, with its `{names}` filled in. */
export function fill(texts: Texts, language: AnswerLanguage, values: Readonly<Record<string, string | number>> = {}): string {
  return texts[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

const longestName = 100

/** Converts text that other people wrote, such as the title of a job, to one line of plain text without links and formatting. */
export function plainText(written: string, longest = longestName): string {
  const line = written
    .replaceAll(/[[\]()*<>`\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

/** Escapes brackets in the path, which would end the link too early. */
export function linkTo(text: string, path: string): string {
  return `[${plainText(text)}](${path.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

export function openAction(text: string, link: string): SuggestedAction {
  return { text, link, type: 'internal' }
}

export function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

/** Joins paragraphs, and leaves out empty ones. */
export function paragraphs(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join('\n\n')
}
