/** The six categories of career guidance; the specification fixes their tags. */
export const categoryTags = [
  'resume_building',
  'interview_preparation',
  'career_transition',
  'skill_development',
  'professional_networking',
  'salary_benefits',
] as const

export type CategoryTag = (typeof categoryTags)[number]

type Category = {
  readonly title: string
  readonly lead: string
  /** Two of its topics, shown on its card. */
  readonly topics: readonly [string, string]
}

export const categories: Readonly<Record<CategoryTag, Category>> = {
  resume_building: {
    title: 'Resume Building',
    lead: 'Write a CV that people and software can read.',
    topics: ['CV format', 'Career gap'],
  },
  interview_preparation: {
    title: 'Interview Preparation',
    lead: 'Get ready for walk-ins, campus drives and video calls.',
    topics: ['Walk-in interview', 'STAR method'],
  },
  career_transition: {
    title: 'Career Transition',
    lead: 'Change jobs or fields, or come back after a break.',
    topics: ['Notice period', 'Veterans'],
  },
  skill_development: {
    title: 'Skill Development',
    lead: 'Learn what employers ask for, mostly for free.',
    topics: ['Apprenticeship', 'Government portals'],
  },
  professional_networking: {
    title: 'Professional Networking',
    lead: 'Find people who can help, and avoid those who cheat.',
    topics: ['Referral', 'Job scams'],
  },
  salary_benefits: {
    title: 'Salary and Benefits',
    lead: 'Understand your pay, provident fund and gratuity.',
    topics: ['Take-home pay', 'Provident fund'],
  },
}

export function isCategory(tag: string): tag is CategoryTag {
  return Object.hasOwn(categories, tag)
}

/** A tag as people read it. */
export function tagText(tag: string): string {
  return isCategory(tag) ? categories[tag].title : tag
}

const wordsPerMinute = 250

/** The reading time by the number of words; punctuation does not count. */
export function readingMinutes(content: string): number {
  const words = content.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
