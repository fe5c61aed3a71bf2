import type { DemographicCode } from '#features/jobs/contract.ts'

/** The edges in pixels: for lists and the header, and for the profile, on screens with three device pixels per CSS pixel. */
export const photoEdges = { small: 128, large: 384 } as const
export type PhotoSize = keyof typeof photoEdges

export const photoFolder = 'photos'

/** The file of a photo. Its name is random, so that nobody can guess its URL. */
export function photoFile(key: string, size: PhotoSize): string {
  return `${photoFolder}/${key}-${photoEdges[size]}.webp`
}

/** Null for a URL that is not one of our photos. */
export function photoKeyIn(url: string | null): string | null {
  return /^\/photos\/([\w-]+)-128\.webp$/.exec(url ?? '')?.[1] ?? null
}

/** The URLs of a photo. A URL on another site is used unchanged for every size. */
export function photoIn(url: string | null): Readonly<Record<PhotoSize, string>> | null {
  if (!url) return null
  const key = photoKeyIn(url)
  return key === null ? { small: url, large: url } : { small: url, large: `/${photoFile(key, 'large')}` }
}

/** The groups of the job search, as labels for one person. */
export const demographicLabels: Readonly<Record<DemographicCode, string>> = {
  fresher: 'Fresher',
  management_trainee: 'Management trainee',
  veteran: 'Veteran',
  returning_mother: 'Returning mother',
  female_professional: 'Female professional',
  early_joiner: 'Early joiner',
  immediate_joiner: 'Immediate joiner',
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** ₹18,00,000 */
export function rupeesText(rupees: number): string {
  return `₹${grouped.format(rupees)}`
}

/** A fresher enters 0. */
export function yearsText(years: number): string {
  if (years === 0) return 'Fresher'
  return years === 1 ? '1 year' : `${years} years`
}
