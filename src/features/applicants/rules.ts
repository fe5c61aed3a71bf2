import type { ApplicationStatus } from '#features/applications/contract.ts'

/** The competencies of a job whose settings name none. */
export const defaultCompetencies = ['Knows the work', 'Communication', 'Reliability', 'Motivation for this job'] as const

export const scoreLabels: Readonly<Record<1 | 2 | 3 | 4, string>> = { 1: 'Strong no', 2: 'No', 3: 'Yes', 4: 'Strong yes' }

/** The key that moves an application to a status, while no field has the focus. */
export const moveKeys: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  in_review: 'r',
  under_review: 'u',
  interview: 'i',
  offer: 'o',
  hired: 'h',
  rejected: 'x',
}

export function statusForKey(key: string): ApplicationStatus | null {
  const found = Object.entries(moveKeys).find(([, letter]) => letter === key.toLowerCase())
  return (found?.[0] as ApplicationStatus | undefined) ?? null // the keys of the record are statuses
}
