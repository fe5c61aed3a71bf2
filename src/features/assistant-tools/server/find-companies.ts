import { z } from 'zod'
import { CompanySort } from '#features/companies/contract.ts'
import { pickCompanies } from '#features/companies/rules.ts'
import { openCatalogue } from '#features/companies/server/public.ts'
import { companyPath } from '../paths.ts'
import { defineTool, type ToolContext } from './tool.ts'

const shown = 5

const input = z.object({
  q: z.string().max(200).optional().describe('Words of the name, the industry or a city'),
  sort: CompanySort.default('answers'),
})

export function findCompaniesTool(context: ToolContext) {
  const catalogue = openCatalogue(context)
  return defineTool({
    name: 'find_companies',
    description: 'Companies with open jobs or verified ones: their rating, open jobs, and how they answer applications.',
    input,
    who: 'anyone',
    run: async (query) => {
      const picked = pickCompanies(await catalogue(), { ...query, page: 1, limit: shown })
      const companies = picked.slice(0, shown)
      return { data: { companies, total: picked.length }, links: ['/companies', ...companies.map(({ id }) => companyPath(id))] }
    },
  })
}
