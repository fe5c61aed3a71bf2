import { z } from 'zod'
import { leastJobsForPay } from '#features/job-search/rules.ts'
import { countAdvertisedPay } from '#features/job-search/server/public.ts'
import {
  estimateSalary,
  roleLabels,
  type SalaryExperience,
  type SalaryLocation,
  type SalaryRole,
} from '#features/salary/rules.ts'
import { oneCityName } from '#features/jobs/city-names.ts'
import { jobsPath } from '../paths.ts'
import { defineTool, type ToolContext } from './tool.ts'

const input = z.object({
  role: z.string().min(1).max(100).describe('The name of the work, such as "nurse"'),
  place: z.string().max(100).optional(),
  years: z.number().min(0).max(60).optional().describe('Years of experience'),
})
type SalaryInput = z.output<typeof input>

/** Returns both the estimate of the site's calculator, for the three roles that it knows, and the pay of open jobs. */
export function salaryFiguresTool({ searchPool }: ToolContext) {
  return defineTool({
    name: 'salary_figures',
    description:
      'Pay of a role in rupees a year: the estimate of the calculator, and the quarters and median of open jobs with their number.',
    input,
    who: 'anyone',
    run: async (query, { now }) => {
      const local = query.place ? await market(query.role, query.place) : null
      const found = local && local.pay ? local : await market(query.role, '')
      return {
        data: { query, estimate: estimateFor(query), market: found },
        links: ['/salary-calculator', jobsPath({ q: query.role })],
      }

      async function market(title: string, place: string) {
        const { jobs, ...pay } = await countAdvertisedPay(searchPool, { title, place }, now)
        return { jobs, place: place || null, pay: jobs < leastJobsForPay ? null : pay }
      }
    },
  })
}

export type SalaryFigures = Awaited<ReturnType<ReturnType<typeof salaryFiguresTool>['run']>>['data']

const otherNames: Readonly<Record<SalaryRole, RegExp>> = {
  'software-engineer':
    /\b(software|web|java|python|full ?stack|frontend|backend|app)\b.*\b(engineer|developer|programmer|dev)\b|\bdeveloper\b|\bprogrammer\b/i,
  'data-scientist': /\bdata scien(ce|tist)\b/i,
  'product-manager': /\bproduct manager\b/i,
}

/** Null for a role that the calculator does not know. */
function estimateFor({ role, place = '', years }: SalaryInput) {
  const [name] = Object.entries(otherNames).find(([, names]) => names.test(role)) ?? []
  if (!name || !isRole(name)) return null
  const experience = bandOf(years ?? 0)
  const location = locationOf(place)
  const question = { role: name, experience, location, companyType: 'mid-size' } as const
  return { ...question, label: roleLabels[name], ...estimateSalary(question) }
}

const isRole = (name: string): name is SalaryRole => Object.hasOwn(roleLabels, name)

function bandOf(years: number): SalaryExperience {
  if (years < 3) return '0-2'
  if (years < 6) return '3-5'
  return years <= 10 ? '6-10' : '10+'
}

const cities: readonly Exclude<SalaryLocation, 'other'>[] = ['bangalore', 'mumbai', 'hyderabad', 'pune', 'chennai', 'delhi']

/** "delhi ncr", "new delhi" and "delhi or mumbai" name a city of the table too; the first one counts. */
function locationOf(place: string): SalaryLocation {
  const words = place.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  const names = [place.toLowerCase(), ...words].map(oneCityName)
  return cities.find((city) => names.includes(oneCityName(city))) ?? 'other'
}
