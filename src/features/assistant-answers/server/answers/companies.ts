import { companyPath } from '#features/assistant-tools/paths.ts'
import type { Company } from '#features/companies/contract.ts'
import { answersText } from '#features/employers/rules.ts'
import { type AnswerInput, type Draft, fill, linkTo, listOf, openAction, paragraphs, type Texts } from './answer.ts'
import { placeName } from './describe-search.ts'

const best: Texts = {
  en: 'Companies by the share of applicants they answer, the best first:',
  hi: 'कंपनियाँ, जवाब देने के हिसाब से, सबसे अच्छी पहले:',
  'hi-Latn': 'Companies, jawab dene ke hisaab se, sabse achhi pehle:',
}
const inPlace: Texts = {
  en: 'Companies that hire in {place}, by how they answer:',
  hi: '{place} में भर्ती करने वाली कंपनियाँ, जवाब के हिसाब से:',
  'hi-Latn': '{place} me hiring karne wali companies, jawab ke hisaab se:',
}
const unknown: Texts = {
  en: 'I know no company of this name with open jobs here. If it wrote to you, ask me whether the offer is real.',
  hi: 'इस नाम की कोई कंपनी यहाँ नौकरी नहीं दे रही। उसने आपको लिखा हो तो मुझसे पूछें कि ऑफर असली है या नहीं।',
  'hi-Latn':
    'Is naam ki koi company yahan hiring nahi kar rahi. Usne aapko likha ho to mujhse poochhein ki offer asli hai ya nahi.',
}
const count: Texts = {
  en: '**{n} companies** hire here now or are verified.',
  hi: 'यहाँ **{n} कंपनियाँ** भर्ती कर रही हैं या सत्यापित हैं।',
  'hi-Latn': 'Yahan **{n} companies** hiring kar rahi hain ya verified hain.',
}
const facts: Texts = {
  en: '{open}{rating}; {answers}{verified}',
  hi: '{open}{rating}; {answers}{verified}',
  'hi-Latn': '{open}{rating}; {answers}{verified}',
}
const open: Texts = { en: 'Open {name}', hi: '{name} खोलें', 'hi-Latn': '{name} kholein' }
const oneOpen: Texts = { en: '1 open job', hi: '1 चालू नौकरी', 'hi-Latn': '1 open job' }
const manyOpen: Texts = { en: '{n} open jobs', hi: '{n} चालू नौकरियाँ', 'hi-Latn': '{n} open jobs' }
const noFigures: Texts = {
  en: 'too few applications for response figures',
  hi: 'जवाब के आँकड़ों के लिए बहुत कम आवेदन',
  'hi-Latn': 'jawab ke aankdon ke liye bahut kam applications',
}
const verified: Texts = { en: '; verified', hi: '; सत्यापित', 'hi-Latn': '; verified' }

/** Questions that name a company in lower case: "compare infosys and wipro", "is swiggy hiring". */
const namesInSmall =
  /^(?:compare|is|does|kya)\s+(?!(?:it|this|that|there|any|my|the|a|an)\s)[\p{L}\d&]+(?:\s[\p{L}\d&]+)?\s+(?:and|or|vs|hiring|have|(?:a )?good|safe|achh?i)\b/iu
/** Questions with a capitalised name after such a word: "Tell me about Infosys". */
const namesCompany = /\b(?:[Aa]bout|[Oo]f|[Aa]t|[Ii]s|[Cc]ompare)\s+\p{Lu}[\p{L}\d&]+/u

export async function answerCompanies({ message, meaning, caller, now, tools }: AnswerInput): Promise<Draft> {
  const { language, company, slots } = meaning
  const q = (company ?? oneOf(slots.place)).slice(0, 200)
  const { data } = await tools.findCompanies.run({ sort: 'answers', ...(q && { q }) }, { caller, now })
  const isUnknown = q === '' && (namesCompany.test(message) || namesInSmall.test(message.trim()))
  const list = data.companies.length > 0 ? listOf(data.companies.map((one) => lineOf(one, language))) : null
  return {
    content: paragraphs(
      isUnknown || !list ? fill(unknown, language) : null,
      list && paragraphs(introOf(meaning, q, data.total), list),
    ),
    actions: [...(company ? openFirst(data.companies, language) : []), openAction('All companies', '/companies')],
  }
}

/** The search for companies accepts only one place: "pune or mumbai" becomes an empty text. */
function oneOf(place: string): string {
  return place.includes(' or ') ? '' : place
}

function introOf({ company, language }: AnswerInput['meaning'], q: string, total: number): string | null {
  if (company) return null
  if (q) return fill(inPlace, language, { place: placeName(q) })
  return `${fill(count, language, { n: total.toLocaleString('en-IN') })} ${fill(best, language)}`
}

function openFirst([first]: readonly Company[], language: keyof Texts): Draft['actions'] & {} {
  return first ? [openAction(fill(open, language, { name: first.companyName }), companyPath(first.id))] : []
}

function lineOf({ id, companyName, openJobs, rating, responses, isVerified }: Company, language: keyof Texts): string {
  const values = {
    open: fill(openJobs === 1 ? oneOpen : manyOpen, language, { n: openJobs }),
    rating: rating.average === null ? '' : `, ${rating.average.toFixed(1)}/5 (${rating.count})`,
    answers: responses ? answersText(responses) : fill(noFigures, language),
    verified: isVerified ? fill(verified, language) : '',
  }
  return `${linkTo(companyName, companyPath(id))}: ${fill(facts, language, values)}`
}
