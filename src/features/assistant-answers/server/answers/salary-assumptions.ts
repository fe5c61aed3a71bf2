import type { SalaryFigures } from '#features/assistant-tools/server/public.ts'
import type { AnswerLanguage } from '#features/assistant-tools/answer-contract.ts'
import { companyTypeLabels, experienceBandLabels } from '#features/salary/rules.ts'
import { fill, plainText, type Texts } from './answer.ts'

const experience: Texts = { en: '{band} of experience', hi: '{band} का अनुभव', 'hi-Latn': '{band} ka anubhav' }
const otherCity: Texts = {
  en: 'a city that the calculator does not list',
  hi: 'कैलकुलेटर की सूची के बाहर का शहर',
  'hi-Latn': 'calculator ki list ke bahar ka sheher',
}
const companyType: Texts = { en: 'a {company}', hi: '{company}', 'hi-Latn': '{company}' }
const assumed: Texts = {
  en: 'You did not say everything, so I have assumed {what}. Tell me yours for a closer estimate.',
  hi: 'आपने सब कुछ नहीं बताया, इसलिए मैंने माना है: {what}। बेहतर अनुमान के लिए अपना बताएँ।',
  'hi-Latn': 'Aapne sab kuch nahi bataya, isliye maine maana hai: {what}. Behtar anumaan ke liye apna batayein.',
}
const question: Texts = {
  en: '{role} salary in {place} with {years} years of experience',
  hi: '{place} में {years} साल के अनुभव वाले {role} की सैलरी',
  'hi-Latn': '{place} me {years} saal ke anubhav wale {role} ki salary',
}

const examples = [
  { place: 'Bangalore', years: 5 },
  { place: 'Pune', years: 2 },
] as const

/** Names the values that the estimate assumes because the question does not state them. Null if it states enough, or if there is no estimate. */
export function assumptionText({ query, estimate }: SalaryFigures, language: AnswerLanguage): string | null {
  if (!estimate || (query.place !== undefined && query.years !== undefined)) return null
  const parts = [
    ...(query.years === undefined ? [fill(experience, language, { band: experienceBandLabels[estimate.experience] })] : []),
    ...(query.place === undefined ? [fill(otherCity, language)] : []),
    fill(companyType, language, { company: companyTypeLabels[estimate.companyType].toLowerCase() }),
  ]
  return fill(assumed, language, { what: parts.join(', ') })
}

/** Example questions that include the missing values. */
export function closerQuestions({ query, estimate }: SalaryFigures, language: AnswerLanguage): string[] {
  if (!estimate || (query.place !== undefined && query.years !== undefined)) return []
  const questions = examples.map(({ place, years }) =>
    fill(question, language, {
      role: plainText(query.role),
      place: plainText(query.place ?? place),
      years: query.years ?? years,
    }),
  )
  return [...new Set(questions)]
}
