import { type AnswerInput, type Draft, fill, openAction, paragraphs, type Texts } from './answer.ts'

const logIn: Texts = {
  en: 'For this you need to be logged in: then I can show you {what}.',
  hi: 'इसके लिए लॉग इन करें: फिर मैं {what} दिखा सकती हूँ।',
  'hi-Latn': 'Iske liye log in karein: phir main {what} dikha sakti hoon.',
}
const forSeekers: Texts = {
  en: 'This is for job seekers. You are signed in as an employer; your jobs and applicants are in the Employer Portal.',
  hi: 'यह नौकरी खोजने वालों के लिए है। आप कंपनी के रूप में साइन इन हैं; आपकी नौकरियाँ और आवेदन Employer Portal में हैं।',
  'hi-Latn':
    'Yeh job dhoondhne walon ke liye hai. Aap company ke roop me sign in hain; aapki jobs aur applicants Employer Portal me hain.',
}

/** The answer for visitors and employers, who have no data of the kind that was asked for. */
export function notForCaller({ caller, meaning: { language } }: AnswerInput, what: Texts, more: string | null = null): Draft {
  if (caller.kind === 'employer')
    return { content: paragraphs(fill(forSeekers, language), more), actions: [openAction('Employer Portal', '/employer-portal')] }
  return {
    content: paragraphs(fill(logIn, language, { what: fill(what, language) }), more),
    actions: [openAction('Log in', '/auth'), openAction('Create an account', '/auth?tab=register')],
  }
}
