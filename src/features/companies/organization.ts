import type { CompanyProfile } from './contract.ts'

/** The company as schema.org Organization, with an EmployerAggregateRating if it has ratings. */
export function organization({ companyName, website, rating, description }: CompanyProfile, address: string): object {
  const company = {
    '@type': 'Organization',
    name: companyName,
    url: address,
    ...(description ? { description } : {}),
    ...(website ? { sameAs: website } : {}),
  }
  if (rating.average === null) return { '@context': 'https://schema.org/', ...company }
  return {
    '@context': 'https://schema.org/',
    '@type': 'EmployerAggregateRating',
    itemReviewed: company,
    ratingValue: rating.average,
    bestRating: 5,
    worstRating: 1,
    ratingCount: rating.count,
  }
}
