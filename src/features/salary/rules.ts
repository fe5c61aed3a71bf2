/** The calculator's table, in rupees a year. */
const ranges = {
  'software-engineer': {
    '0-2': [300_000, 800_000],
    '3-5': [800_000, 1_500_000],
    '6-10': [1_500_000, 2_500_000],
    '10+': [2_500_000, 4_000_000],
  },
  'data-scientist': {
    '0-2': [400_000, 900_000],
    '3-5': [900_000, 1_800_000],
    '6-10': [1_800_000, 3_000_000],
    '10+': [3_000_000, 5_000_000],
  },
  'product-manager': {
    '0-2': [600_000, 1_200_000],
    '3-5': [1_200_000, 2_200_000],
    '6-10': [2_200_000, 3_500_000],
    '10+': [3_500_000, 6_000_000],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly [number, number]>>>

/** In hundredths, because products of whole numbers are exact, unlike those with 1.1 and 1.15. */
const locationPercent = { bangalore: 120, mumbai: 115, hyderabad: 110, pune: 105, chennai: 100, delhi: 110, other: 90 } as const
const companyPercent = { faang: 150, unicorn: 130, 'large-corp': 110, 'mid-size': 100, startup: 90 } as const

export type SalaryRole = keyof typeof ranges
export type SalaryExperience = keyof (typeof ranges)[SalaryRole]
export type SalaryLocation = keyof typeof locationPercent
export type SalaryCompany = keyof typeof companyPercent

export const roleLabels: Readonly<Record<SalaryRole, string>> = {
  'software-engineer': 'Software Engineer',
  'data-scientist': 'Data Scientist',
  'product-manager': 'Product Manager',
}

export const experienceBandLabels: Readonly<Record<SalaryExperience, string>> = {
  '0-2': '0–2 years',
  '3-5': '3–5 years',
  '6-10': '6–10 years',
  '10+': '10+ years',
}

export const salaryLocationLabels: Readonly<Record<SalaryLocation, string>> = {
  bangalore: 'Bangalore',
  mumbai: 'Mumbai',
  hyderabad: 'Hyderabad',
  pune: 'Pune',
  chennai: 'Chennai',
  delhi: 'Delhi',
  other: 'Other',
}

export const companyTypeLabels: Readonly<Record<SalaryCompany, string>> = {
  faang: 'FAANG',
  unicorn: 'Unicorn',
  'large-corp': 'Large corporation',
  'mid-size': 'Mid-size company',
  startup: 'Startup',
}

/** Asked because people expect the question. It does not change the estimate, and the screen says so. */
export const educationLabels = {
  phd: 'PhD',
  masters: 'Master’s degree',
  bachelors: 'Bachelor’s degree',
  diploma: 'Diploma',
} as const

export const experienceBands: readonly SalaryExperience[] = ['0-2', '3-5', '6-10', '10+']

export type SalaryQuestion = {
  readonly role: SalaryRole
  readonly experience: SalaryExperience
  readonly location: SalaryLocation
  readonly companyType: SalaryCompany
}

/** Rupees a year. */
export type SalaryEstimate = { readonly min: number; readonly max: number; readonly average: number }

export function estimateSalary({ role, experience, location, companyType }: SalaryQuestion): SalaryEstimate {
  const factor = locationPercent[location] * companyPercent[companyType]
  const [low, high] = ranges[role][experience]
  const min = Math.round((low * factor) / 10_000)
  const max = Math.round((high * factor) / 10_000)
  return { min, max, average: Math.round((min + max) / 2) }
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

export function payText(rupees: number): string {
  if (rupees >= 10_000_000) return `₹${(rupees / 10_000_000).toFixed(1)} Cr`
  if (rupees >= 100_000) return `₹${(rupees / 100_000).toFixed(1)} LPA`
  return `₹${grouped.format(rupees)}`
}

/** LPA already means per year. */
export function yearlyText(rupees: number): string {
  const text = payText(rupees)
  return text.endsWith('LPA') ? text : `${text} a year`
}

/** With fewer job posts the figure would describe these employers and not the market. */
export const leastJobsForFigures = 30
