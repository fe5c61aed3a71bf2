import { z } from 'zod'
import { findAddresses } from '#features/articles/server/public.ts'
import { openCatalogue } from '#features/companies/server/public.ts'
import { leastJobsForPay } from '#features/job-search/rules.ts'
import { countAdvertisedPay } from '#features/job-search/server/public.ts'
import { checkOffer } from '#features/offer-check/check-offer.ts'
import type { KnownCompany } from '#features/offer-check/company-index.ts'
import { articlePath, companyPath } from '../paths.ts'
import { defineTool, type ToolContext } from './tool.ts'

const article = 'spot-a-job-scam'

const input = z.object({
  text: z.string().max(4_000).describe('The offer or message as it was received'),
  role: z.string().max(100).optional().describe('The work that it offers, to compare the pay'),
})

type Companies = Awaited<ReturnType<ReturnType<typeof openCatalogue>>>
const known = new WeakMap<Companies, readonly KnownCompany[]>()

/** Returns the same list for the same catalogue, so that its names are prepared once. */
function knownOf(companies: Companies): readonly KnownCompany[] {
  const made =
    known.get(companies) ??
    companies.map(({ companyName, verification }) => ({ name: companyName, domain: verification?.domain ?? null }))
  known.set(companies, made)
  return made
}

export function checkOfferTool(context: ToolContext) {
  const catalogue = openCatalogue(context)
  return defineTool({
    name: 'check_offer',
    description: 'Looks for the signs of a fraud in a job offer or a message: fees, addresses, pay, urgency, secrets.',
    input,
    who: 'anyone',
    run: async ({ text, role }, { now }) => {
      const [companies, pay, addresses] = await Promise.all([
        catalogue(),
        role ? countAdvertisedPay(context.searchPool, { title: role, place: '' }, now) : null,
        findAddresses(context.db, [article]),
      ])
      const checked = checkOffer(text, {
        companies: knownOf(companies),
        usualPay: pay && pay.jobs >= leastJobsForPay ? pay : null,
      })
      const here = companies.find(({ companyName }) => companyName === checked.company) ?? null
      const company = here && { id: here.id, name: here.companyName, isVerified: here.isVerified }
      const [guide = null] = [...addresses.values()].map(articlePath)
      const links = [guide, here && companyPath(here.id)].filter((link) => link !== null)
      return { data: { ...checked, company, guide }, links }
    },
  })
}
