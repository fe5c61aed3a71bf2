/** The choices on the screen. The specification fixes the names of the values. */
export const industries = ['technology_digital', 'bfsi', 'healthcare_lifesciences'] as const
export type Industry = (typeof industries)[number]

export const roleAreas = [
  'software_development',
  'data_science_analytics',
  'traditional_banking',
  'fintech',
  'medical_professionals',
  'pharmaceutical',
] as const
export type RoleArea = (typeof roleAreas)[number]

export const levels = ['fresher', 'mid', 'senior', 'leadership'] as const
export type Level = (typeof levels)[number]

export const industryLabels: Readonly<Record<Industry, string>> = {
  technology_digital: 'Technology and digital',
  bfsi: 'Banking, financial services and insurance',
  healthcare_lifesciences: 'Healthcare and life sciences',
}

export const roleAreaLabels: Readonly<Record<RoleArea, string>> = {
  software_development: 'Software development',
  data_science_analytics: 'Data science and analytics',
  traditional_banking: 'Traditional banking',
  fintech: 'Fintech',
  medical_professionals: 'Medical professionals',
  pharmaceutical: 'Pharmaceutical',
}

export const levelLabels: Readonly<Record<Level, string>> = {
  fresher: 'Fresher (0–2 years)',
  mid: 'Mid level (2–8 years)',
  senior: 'Senior (8–15 years)',
  leadership: 'Leadership (15+ years)',
}

export const roleAreasOf: Readonly<Record<Industry, readonly RoleArea[]>> = {
  technology_digital: ['software_development', 'data_science_analytics'],
  bfsi: ['traditional_banking', 'fintech'],
  healthcare_lifesciences: ['medical_professionals', 'pharmaceutical'],
}

/** Without a role area, all role areas of the industry are shown. */
export type Selection = { readonly industry: Industry; readonly roleArea: RoleArea | null; readonly level: Level }

export function chosenRoleAreas({ industry, roleArea }: Pick<Selection, 'industry' | 'roleArea'>): readonly RoleArea[] {
  return roleArea ? [roleArea] : roleAreasOf[industry]
}

/** For example "Fintech, mid level (2–8 years)". */
export function selectionText({ industry, roleArea, level }: Selection): string {
  const label = levelLabels[level]
  return `${roleArea ? roleAreaLabels[roleArea] : industryLabels[industry]}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

export const categoryLabels = {
  behavioral: 'Behavioral',
  cultural_fit: 'Cultural fit',
  technical: 'Technical',
  problem_solving: 'Problem solving',
} as const
