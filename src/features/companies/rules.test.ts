import { expect, test } from 'vitest'
import type { Company, CompanySearch } from './contract.ts'
import { pickCompanies } from './rules.ts'

function aCompany(companyName: string, given: Partial<Company> = {}): Company {
  return {
    id: `id of ${companyName}`,
    companyName,
    logo: null,
    industry: null,
    size: null,
    description: null,
    isVerified: false,
    verification: null,
    openJobs: 1,
    cities: [],
    rating: { average: null, count: 0 },
    responses: null,
    ...given,
  }
}

const namesBy = (sort: CompanySearch['sort'], all: readonly Company[]): string[] =>
  pickCompanies(all, { sort, page: 1, limit: 20 }).map(({ companyName }) => companyName)

test('ten ratings of 4.2 come before one of 5, and unrated companies come before badly rated ones', () => {
  const all = [
    aCompany('bad', { rating: { average: 2.5, count: 2 } }),
    aCompany('new'),
    aCompany('one', { rating: { average: 5, count: 1 } }),
    aCompany('ten', { rating: { average: 4.2, count: 10 } }),
    aCompany('usual', { rating: { average: 3.5, count: 40 } }),
    aCompany('new with more jobs', { openJobs: 2 }),
  ]
  expect(namesBy('rating', all)).toEqual(['ten', 'one', 'new with more jobs', 'new', 'usual', 'bad'])
})

test('companies that answer most come first, and those with too few applications last', () => {
  const all = [
    aCompany('unknown', { openJobs: 9 }),
    aCompany('none', { responses: { applications: 9, answered: 0, medianDays: null } }),
    aCompany('few', { responses: { applications: 5, answered: 4, medianDays: 1 } }),
    aCompany('many', { responses: { applications: 50, answered: 40, medianDays: 9 } }),
  ]
  expect(namesBy('answers', all)).toEqual(['many', 'few', 'none', 'unknown'])
})
