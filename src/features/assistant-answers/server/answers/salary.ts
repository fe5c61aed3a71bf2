import { jobsPath } from '#features/assistant-tools/paths.ts'
import type { SalaryFigures } from '#features/assistant-tools/server/public.ts'
import { companyTypeLabels, experienceBandLabels, salaryLocationLabels, yearlyText } from '#features/salary/rules.ts'
import { type AnswerInput, type Draft, fill, listOf, openAction, paragraphs, plainText, type Texts } from './answer.ts'
import { assumptionText, closerQuestions } from './salary-assumptions.ts'
import { placeName } from './describe-search.ts'

const which: Texts = {
  en: 'Tell me the work and the city, for example “salary of a nurse in Mumbai”. The calculator estimates the pay of three roles in software.',
  hi: 'काम और शहर बताएँ, जैसे “मुंबई में नर्स की सैलरी”। कैलकुलेटर सॉफ़्टवेयर के तीन पदों के वेतन का अनुमान देता है।',
  'hi-Latn':
    'Kaam aur sheher batayein, jaise “Mumbai me nurse ki salary”. Calculator software ke teen roles ki salary ka anumaan deta hai.',
}
const estimated: Texts = {
  en: 'Salary calculator: **{min} to {max}**, average {average}, for a {role} with {band}, {place}, {company}.',
  hi: 'सैलरी कैलकुलेटर: **{min} से {max}**, औसत {average}: {role}, {band}, {place}, {company}।',
  'hi-Latn': 'Salary calculator: **{min} se {max}**, average {average}: {role}, {band}, {place}, {company}.',
}
const advertised: Texts = {
  en: 'Open jobs for “{role}” {where}: half of them offer **{lower} to {upper}**, the median is {median} (**{jobs} jobs** that state their pay).',
  hi: '“{role}” की चालू नौकरियाँ {where}: आधी में वेतन **{lower} से {upper}** है, बीच का वेतन {median} (वेतन बताने वाली **{jobs} नौकरियाँ**)।',
  'hi-Latn':
    '“{role}” ki open jobs {where}: aadhi **{lower} se {upper}** deti hain, median {median} (pay batane wali **{jobs} jobs**).',
}
const tooFew: Texts = {
  en: 'Too few open jobs for “{role}” state their pay for fair figures: {jobs}.',
  hi: '“{role}” की केवल {jobs} चालू नौकरियों में वेतन लिखा है: सही आँकड़े के लिए बहुत कम।',
  'hi-Latn': '“{role}” ki sirf {jobs} open jobs pay batati hain: sahi aankde ke liye bahut kam.',
}
const noneStated: Texts = {
  en: 'No open job for “{role}” states its pay.',
  hi: '“{role}” की किसी चालू नौकरी में वेतन नहीं लिखा है।',
  'hi-Latn': '“{role}” ki koi open job pay nahi batati.',
}
const compared: Readonly<Record<'below' | 'within' | 'above', Texts>> = {
  below: {
    en: '{pay} is **below** that: three of four of these jobs offer more.',
    hi: '{pay} इससे **कम** है: इनमें से चार में तीन नौकरियाँ ज़्यादा देती हैं।',
    'hi-Latn': '{pay} isse **kam** hai: inme se chaar me teen jobs zyada deti hain.',
  },
  within: {
    en: '{pay} is **within** that.',
    hi: '{pay} इसी **के अंदर** है।',
    'hi-Latn': '{pay} isi **ke andar** hai.',
  },
  above: {
    en: '{pay} is **above** that: only one of four of these jobs offers more.',
    hi: '{pay} इससे **ज़्यादा** है: इनमें से चार में एक ही नौकरी ज़्यादा देती है।',
    'hi-Latn': '{pay} isse **zyada** hai: inme se chaar me ek hi job zyada deti hai.',
  },
}
const everywhere: Texts = { en: 'in all of India', hi: 'पूरे भारत में', 'hi-Latn': 'poore India me' }
const notInPlace: Texts = {
  en: 'in all of India (too few state their pay in {place})',
  hi: 'पूरे भारत में ({place} में बहुत कम में वेतन लिखा है)',
  'hi-Latn': 'poore India me ({place} me bahut kam pay batati hain)',
}
const inPlace: Texts = { en: 'in {place}', hi: '{place} में', 'hi-Latn': '{place} me' }

export async function answerSalary({ meaning, caller, now, tools }: AnswerInput): Promise<Draft> {
  const { slots, language } = meaning
  const calculator = openAction('Salary calculator', '/salary-calculator')
  if (!slots.hasTrade) return { content: fill(which, language), actions: [calculator] }
  const place = slots.place ? { place: slots.place.slice(0, 100) } : {}
  const years = slots.years === null ? {} : { years: slots.years }
  const { data } = await tools.salaryFigures.run({ role: slots.meantRole.slice(0, 100), ...place, ...years }, { caller, now })
  return {
    content: paragraphs(
      listOf([...estimateLines(data, language), marketLine(data, language), ...comparison(data, slots.pay, language)]),
      assumptionText(data, language),
    ),
    followUps: closerQuestions(data, language),
    actions: [openAction('See these jobs', jobsPath({ q: slots.meantRole.slice(0, 100) })), calculator],
  }
}

function estimateLines({ estimate }: SalaryFigures, language: keyof Texts): string[] {
  if (!estimate) return []
  const { min, max, average, label, experience, location, companyType } = estimate
  const values = { min: yearlyText(min), max: yearlyText(max), average: yearlyText(average), role: label }
  const factors = {
    band: experienceBandLabels[experience],
    place: salaryLocationLabels[location],
    company: companyTypeLabels[companyType].toLowerCase(),
  }
  return [fill(estimated, language, { ...values, ...factors })]
}

function marketLine({ query, market: { jobs, place, pay } }: SalaryFigures, language: keyof Texts): string {
  const role = plainText(query.role)
  if (!pay) return fill(jobs === 0 ? noneStated : tooFew, language, { role, jobs })
  const where = fill(whereText(place, query.place), language, { place: placeName(place ?? query.place ?? '') })
  const figures = { lower: yearlyText(pay.lowerQuarter), upper: yearlyText(pay.upperQuarter), median: yearlyText(pay.median) }
  return fill(advertised, language, { role, where, jobs, ...figures })
}

/** Compares the pay that a person asks about with the offers: "Is 15,000 a month okay?" */
function comparison({ market: { pay } }: SalaryFigures, own: number | null, language: keyof Texts): string[] {
  if (!pay || own === null) return []
  const place = own < pay.lowerQuarter ? 'below' : own > pay.upperQuarter ? 'above' : 'within'
  return [fill(compared[place], language, { pay: yearlyText(own) })]
}

function whereText(found: string | null, wanted: string | undefined): Texts {
  if (found) return inPlace
  return wanted ? notInPlace : everywhere
}
