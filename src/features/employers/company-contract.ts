import { z } from 'zod'
import { cleanDigits, cleanText } from '#platform/contract/clean-text.ts'
import { clean } from '#platform/contract/clean.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { Verification } from './contract.ts'
import { websiteOf } from './website.ts'

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5000+'] as const

const oneLine = (text: string): string => clean(text).replaceAll(/\s+/g, ' ')
const line = (what: string, max: number) =>
  cleanText(max, { missing: `${what} is required`, tooLong: `${what} must be at most ${max} characters` }, oneLine)

const wrongPhone = 'A phone number has 10 to 15 digits'

/** The fields that owners may change. Empty means not given, except for the name. */
export const CompanyChange = z.object({
  companyName: line('Company name', 100).min(2, 'Company name is required'),
  contactName: line('Contact name', 100),
  phone: cleanText(20, { missing: wrongPhone, tooLong: wrongPhone }, cleanDigits).refine(
    (phone) => phone === '' || (/^[\d+ ().-]+$/.test(phone) && /^\d{10,15}$/.test(phone.replaceAll(/\D/g, ''))),
    wrongPhone,
  ),
  website: line('Website', 200)
    .refine((website) => website === '' || websiteOf(website) !== null, 'Please enter an address like https://www.example.in')
    .transform((website) => websiteOf(website)?.href ?? ''),
  description: cleanText(4_000, { missing: 'Please write text', tooLong: 'Description must be at most 4,000 characters' }),
  industry: line('Industry', 100),
  size: z.union([z.literal(''), z.enum(companySizes)], 'Please choose a size'),
  /** The version of the profile that was changed. */
  version: z.coerce.number().int(),
})
export type CompanyChange = z.output<typeof CompanyChange>

/** The company as its own team sees it. */
export const OwnCompany = z.object({
  id: z.uuid(),
  companyName: z.string(),
  contactEmail: z.string(),
  contactName: z.string(),
  phone: z.string(),
  website: z.string(),
  description: z.string(),
  industry: z.string(),
  size: z.string(),
  logo: z.string().nullable(),
  verification: Verification.nullable(),
  isVerified: z.boolean(),
  version: z.int(),
})
export type OwnCompany = z.output<typeof OwnCompany>

const Logo = z.object({ logo: z.string().nullable() })
/** The declared media type is not trusted; these only mark the body as a file. */
const logoTypes = ['application/octet-stream', 'image/jpeg', 'image/png', 'image/webp']

export const company = {
  'GET /api/employer/company': { who: 'employer', answer: OwnCompany },
  'PUT /api/employer/company': {
    who: 'companyOwner',
    body: CompanyChange,
    answer: OwnCompany,
    refusals: {
      changedElsewhere: [409, 'The company was changed in another tab or by a colleague after you began to edit it here.'],
      verifiedName: [409, 'Your company is verified under this name. Please write to us to change it.'],
      verifiedWebsite: [409, 'Your company is verified by the domain of this website. Please write to us to change it.'],
    },
  },
  'PUT /api/employer/company/logo': {
    who: 'companyOwner',
    upload: { types: logoTypes, maxBytes: 2 * 1024 * 1024 },
    answer: Logo,
    refusals: {
      tooLarge: [413, 'This logo is larger than 2 MB. Please choose a smaller one.'],
      wrongType: [415, 'Please choose a logo in JPEG, PNG or WebP.'],
      noPicture: [400, 'This file is not a picture that we can read. Please choose a JPEG, PNG or WebP.'],
      tooManyPixels: [400, 'This picture has more than 50 megapixels. Please choose a smaller one.'],
    },
  },
  'DELETE /api/employer/company/logo': { who: 'companyOwner', answer: Logo },
} as const satisfies Contract

/** The name or logo of a company was changed; its jobs contain both. */
export const companyChanged = event('employer.company-changed', z.object({ employerId: z.uuid() }))

/** The logo is no longer shown, so its file may be deleted. */
export const logoReplaced = event('employer.logo-replaced', z.object({ url: z.string() }))
