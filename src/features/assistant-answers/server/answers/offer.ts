import { companyPath } from '#features/assistant-tools/paths.ts'
import { signTexts, verdictTexts, whatToDo } from '#features/offer-check/texts.ts'
import { type AnswerInput, type Draft, fill, linkTo, listOf, openAction, paragraphs, plainText, type Texts } from './answer.ts'

const article = '/blog/spot-a-job-scam'

const paste: Texts = {
  en: '**Paste the message or the offer here** as you received it, without your own details. I look for fees, addresses, pay, pressure and secrets.',
  hi: '**मैसेज या ऑफर जैसा मिला है वैसा यहाँ पेस्ट करें**, अपनी जानकारी के बिना। मैं फीस, पते, वेतन, दबाव और गुप्त जानकारी देखती हूँ।',
  'hi-Latn':
    '**Message ya offer jaisa mila hai waisa yahan paste karein**, apni jaankari ke bina. Main fees, address, pay, dabav aur secrets dekhti hoon.',
}
const named: Texts = {
  en: '{company} is on our site{verified}. Ask there whether it wrote to you: anybody can use a name.',
  hi: '{company} हमारी साइट पर है{verified}। वहीं पूछें कि संदेश उसी का है या नहीं: नाम कोई भी ले सकता है।',
  'hi-Latn': '{company} hamari site par hai{verified}. Wahin poochhein ki message usi ka hai ya nahi: naam koi bhi le sakta hai.',
}
const isVerifiedText: Texts = { en: ' and verified', hi: ' और सत्यापित है', 'hi-Latn': ' aur verified hai' }
const todo: Texts = { en: 'What to do:', hi: 'क्या करें:', 'hi-Latn': 'Kya karein:' }

/** Shorter texts without any sign are the question itself. */
const longestQuestion = 140

export async function answerOffer({ message, meaning, caller, now, tools }: AnswerInput): Promise<Draft> {
  const { language, slots } = meaning
  const role = slots.hasTrade ? { role: slots.role.slice(0, 100) } : {}
  const { data } = await tools.checkOffer.run({ text: message, ...role }, { caller, now })
  const advice = `${fill(todo, language)}\n${listOf(whatToDo[language])}`
  const actions = [openAction('How to spot a job scam', article)]
  if (data.signs.length === 0 && message.length <= longestQuestion)
    return { content: paragraphs(fill(paste, language), advice), actions }
  const signs = data.signs.map(({ sign, quote }) => `${fill(signTexts[sign], language)}${quote ? ` “${plainText(quote)}”` : ''}`)
  const { company } = data
  const known =
    company &&
    fill(named, language, {
      company: linkTo(company.name, companyPath(company.id)),
      verified: company.isVerified ? fill(isVerifiedText, language) : '',
    })
  return { content: paragraphs(fill(verdictTexts[data.verdict], language), listOf(signs) || null, known, advice), actions }
}
