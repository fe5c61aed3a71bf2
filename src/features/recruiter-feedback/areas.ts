/** The scope of a report: an industry, one of its role areas, and a level of experience. The specification fixes the codes. */
export const industries = {
  technology_digital: {
    label: 'Technology and Digital',
    areas: { software_development: 'Software Development', data_science_analytics: 'Data Science and Analytics' },
  },
  bfsi: {
    label: 'Banking and Financial Services',
    areas: { traditional_banking: 'Traditional Banking', fintech: 'Fintech' },
  },
  healthcare_lifesciences: {
    label: 'Healthcare and Life Sciences',
    areas: { medical_professionals: 'Medical Professionals' },
  },
} as const

export type IndustryCode = keyof typeof industries
export type AreaCode = { [I in IndustryCode]: keyof (typeof industries)[I]['areas'] & string }[IndustryCode]

export const industryCodes = Object.keys(industries) as IndustryCode[] // the object has these keys

/** The role areas of an industry, with their labels. */
export function areasOf(industry: IndustryCode): readonly (readonly [code: AreaCode, label: string])[] {
  return Object.entries(industries[industry].areas) as [AreaCode, string][] // the object has these entries
}

export const areaCodes = industryCodes.flatMap((industry) => areasOf(industry).map(([code]) => code))

export const experienceLevels = {
  fresher: 'Fresher, 0–2 years',
  mid: 'Mid level, 2–8 years',
  senior: 'Senior, 8–15 years',
  leadership: 'Leadership, 15+ years',
} as const

export type LevelCode = keyof typeof experienceLevels

export const levelCodes = Object.keys(experienceLevels) as LevelCode[] // the object has these keys

export function areaLabel(industry: IndustryCode, area: string | null): string {
  const label = areasOf(industry).find(([code]) => code === area)?.[1]
  return [industries[industry].label, ...(label ? [label] : [])].join(', ')
}

/** How long a process takes. A report may use other words, which count in no insight. */
export const timeframes = ['Within a week', '1 to 2 weeks', '2 to 4 weeks', '1 to 3 months', 'More than 3 months'] as const
