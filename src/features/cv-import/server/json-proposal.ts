import type { CvBody, Template } from '#features/cvs/contract.ts'
import { themePrefix } from '#features/cvs/json-resume.ts'
import { fromJsonResume } from '#features/cvs/read-json-resume.ts'
import type { LeftoverText, Proposal } from '#features/cv-words/proposal.ts'
import { NotImportable } from './read-error.ts'

type JsonProposal = Proposal & { readonly isOurs: boolean; readonly template: Template | null }

/** Parts of a JSON Resume for which our CV has no field. */
const further = ['interests', 'references'] as const

export function jsonProposal(text: string): JsonProposal {
  const json = parsed(text)
  if (!isResume(json)) throw new NotImportable('wrongType')
  const { template, ...cv } = fromJsonResume(json)
  const meta = json['meta']
  const theme = typeof meta === 'object' && meta !== null && 'theme' in meta ? String(meta.theme) : ''
  const isOurs = theme.startsWith(themePrefix)
  return {
    cv,
    doubts: isOurs ? [] : doubtsIn(cv, json),
    left: further.flatMap((part) => leftIn(part, json[part])),
    isOurs,
    template: isOurs ? template : null,
  }
}

const isFilled = (part: unknown): boolean => typeof part === 'object' && part !== null && Object.keys(part).length > 0

/** Whether at least one part is not empty and has the type that the format requires. Otherwise the file is not a CV. */
function isResume({ basics, work, education, skills }: Readonly<Record<string, unknown>>): boolean {
  const lists = [work, education, skills].filter((part) => Array.isArray(part))
  return (isFilled(basics) && !Array.isArray(basics)) || lists.some((list) => list.some(isFilled))
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json === 'object' && json !== null) return json as Record<string, unknown> // an object can be read with any key
  } catch {
    // The error below covers this case too.
  }
  throw new NotImportable('damaged')
}

function isYear(job: unknown, key: string): boolean {
  const jobValue = (job as Record<string, unknown> | undefined)?.[key] // an object can be read with any key
  return typeof jobValue === 'string' ? /^\d{4}$/.test(jobValue) : typeof jobValue === 'number'
}

/** The paths of dates without a month: they are read as January, which is doubtful. */
function doubtsIn({ experience }: Omit<CvBody, 'template'>, { work }: Readonly<Record<string, unknown>>): string[] {
  const jobs: readonly unknown[] = Array.isArray(work) ? work.filter((job) => typeof job === 'object' && job !== null) : []
  return experience.flatMap((_, at) =>
    ['startDate', 'endDate'].filter((key) => isYear(jobs[at], key)).map((key) => `experience.${at}.${key}`),
  )
}

function leftIn(title: string, value: unknown): LeftoverText[] {
  const text = textsIn(value, 0).join('\n')
  return text ? [{ title: title.charAt(0).toUpperCase() + title.slice(1), text }] : []
}

function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (typeof value !== 'object' || value === null || depth > 4) return []
  return Object.values(value).flatMap((inner) => textsIn(inner, depth + 1))
}
