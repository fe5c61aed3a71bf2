import { companyPath } from '#features/assistant-tools/paths.ts'
import { signTexts, verdictTexts, whatToDo } from '#features/offer-check/texts.ts'
import { type AnswerInput, type Draft, fill, linkTo, listOf, openAction, paragraphs, plainText, type Texts } from './answer.ts'

const paste: Texts = {
  en: 'A real employer takes no money: no fee, no deposit, nothing for a laptop, training or papers. **Paste the message or the offer here** as you received it, without your own details. I look for fees, addresses, pay, pressure and requests for things like an OTP.',
  hi: 'असली कंपनी पैसे नहीं लेती: न फीस, न डिपॉज़िट, न लैपटॉप, ट्रेनिंग या काग़ज़ों के लिए। **मैसेज या ऑफर जैसा मिला है वैसा यहाँ पेस्ट करें**, अपनी जानकारी के बिना। मैं फीस, पते, वेतन, दबाव और OTP जैसी जानकारी की माँग देखती हूँ।',
  'hi-Latn':
    'Asli company paise nahi leti: na fees, na deposit, na laptop, training ya papers ke liye. **Message ya offer jaisa mila hai waisa yahan paste karein**, apni jaankari ke bina. Main fees, address, pay, dabav aur OTP jaisi jaankari ki maang dekhti hoon.',
}
const named: Texts = {
  en: '{company} is on our site{verified}. Anybody can use its name: call the number on the company’s own site and ask whether it wrote to you.',
  hi: '{company} हमारी साइट पर है{verified}। नाम कोई भी ले सकता है: कंपनी की अपनी साइट पर दिए नंबर पर फ़ोन करके पूछें कि संदेश उसी का है या नहीं।',
  'hi-Latn':
    '{company} hamari site par hai{verified}. Naam koi bhi le sakta hai: company ki apni site ke number par phone karke poochhein ki message usi ka hai ya nahi.',
}
const isVerifiedText: Texts = { en: ' and verified', hi: ' और सत्यापित है', 'hi-Latn': ' aur verified hai' }
const todo: Texts = { en: 'What to do:', hi: 'क्या करें:', 'hi-Latn': 'Kya karein:' }

/** In characters. A shorter message without any warning sign is a question, and not a pasted offer. */
const longestQuestion = 140

export async function answerOffer({ message, meaning, caller, now, tools }: AnswerInput): Promise<Draft> {
  const { language, slots } = meaning
  const role = slots.hasTrade ? { role: slots.role.slice(0, 100) } : {}
  const { data } = await tools.checkOffer.run({ text: message, ...role }, { caller, now })
  const advice = `${fill(todo, language)}\n${listOf(whatToDo[language])}`
  const actions = data.guide === null ? [] : [openAction('How to spot a job scam', data.guide)]
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
