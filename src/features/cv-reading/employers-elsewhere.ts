import type { ReadItems } from '#features/cv-skills/list-parts.ts'
import type { Jobs } from './work-entries.ts'

const mostWords = 3
const doubtful = 0.4

/**
 * Lowers the confidence of an employer that is a skill of the person, or a place of their address, elsewhere in the CV: "SEO – Specialist" names no
 * employer.
 */
export function withEmployersElsewhere({ jobs }: Jobs, { items }: ReadItems, address: string): Jobs['jobs'] {
  const words = ` ${[...items.map(({ item }) => nameOf(item)), address].map(wordsOf).join(' | ')} `
  return jobs.map((one) => {
    const company = wordsOf(one.job.company)
    const isElsewhere = company.length > 2 && company.split(' ').length <= mostWords && words.includes(` ${company} `)
    return isElsewhere ? { ...one, sure: { ...one.sure, company: Math.min(one.sure['company'] ?? doubtful, doubtful) } } : one
  })
}

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()

const nameOf = (item: string | { readonly name: string }): string => (typeof item === 'string' ? item : item.name)
