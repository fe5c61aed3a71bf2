/** The texts of answers about jobs. */
import type { Texts } from './answer.ts'

export const found: Texts = {
  en: 'I found **{count}** {what}.',
  hi: '{what} **{count}** मिलीं।',
  'hi-Latn': '{what} **{count}** mili hain.',
}
export const foundOne: Texts = { en: found.en, hi: '{what} **{count}** मिली।', 'hi-Latn': '{what} **{count}** mili hai.' }
export const oneMentions: Texts = {
  en: '{n} more job mentions it in the description.',
  hi: '{n} और नौकरी के विवरण में इसका ज़िक्र है।',
  'hi-Latn': '{n} aur job ke vivaran me iska zikr hai.',
}
export const manyMention: Texts = {
  en: '{n} more jobs mention it in the description.',
  hi: '{n} और नौकरियों के विवरण में इसका ज़िक्र है।',
  'hi-Latn': '{n} aur jobs ke vivaran me iska zikr hai.',
}
export const newest: Texts = {
  en: 'Which work are you looking for, and where? For example “nurse in Pune”. These are the newest of **{count}**:',
  hi: 'कौन सा काम चाहिए, और कहाँ? जैसे “पुणे में नर्स”। कुल **{count}**, सबसे नई ये हैं:',
  'hi-Latn': 'Kaun sa kaam chahiye, aur kahan? Jaise “Pune me nurse”. **{count}** me se sabse nayi yeh hain:',
}
export const corrected: Texts = {
  en: 'I searched for “{words}” and found **{count}**.',
  hi: 'मैंने “{words}” खोजा: **{count}**।',
  'hi-Latn': 'Maine “{words}” khoja: **{count}**.',
}
export const correctedPlace: Texts = {
  en: 'I searched in {words} and found **{count}**.',
  hi: 'मैंने {words} में खोजा: **{count}**।',
  'hi-Latn': 'Maine {words} me khoja: **{count}**.',
}
export const bestPaidFirst: Texts = {
  en: 'The best paid come first.',
  hi: 'सबसे ज़्यादा वेतन वाली पहले हैं।',
  'hi-Latn': 'Sabse zyada salary wali pehle hain.',
}
export const without: Texts = {
  en: 'None of them names “{words}”, so I left that out.',
  hi: 'इनमें से किसी में “{words}” नहीं लिखा है, इसलिए मैंने उसे छोड़ दिया।',
  'hi-Latn': 'Inme se kisi me “{words}” nahi likha hai, isliye maine use chhod diya.',
}
export const empty: Texts = {
  en: 'There is no open job {what} right now.',
  hi: '{what} अभी कोई नौकरी नहीं है।',
  'hi-Latn': '{what} abhi koi naukri nahi hai.',
}
export const nearest: Texts = { en: 'The nearest:', hi: 'इससे मिलती-जुलती:', 'hi-Latn': 'Isse milti-julti:' }
export const near: Texts = { en: '{count} {what}', hi: '{what} {count}', 'hi-Latn': '{what} {count}' }
export const nothingNear: Texts = {
  en: 'Try another word for the work or a larger city.',
  hi: 'काम का दूसरा नाम या कोई बड़ा शहर लिखकर देखें।',
  'hi-Latn': 'Kaam ka doosra naam ya koi bada sheher likhkar dekhein.',
}
export const oneJob: Texts = { en: '{n} job', hi: '{n} नौकरी', 'hi-Latn': '{n} job' }
export const manyJobs: Texts = { en: '{n} jobs', hi: '{n} नौकरियाँ', 'hi-Latn': '{n} jobs' }
export const seeOne: Texts = { en: 'See the job', hi: 'नौकरी देखें', 'hi-Latn': 'Job dekhein' }
export const seeAll: Texts = { en: 'See all {n} jobs', hi: 'सभी {n} नौकरियाँ देखें', 'hi-Latn': 'Sabhi {n} jobs dekhein' }
export const browse: Texts = { en: 'Browse jobs', hi: 'सभी नौकरियाँ', 'hi-Latn': 'Sabhi jobs' }
