/** Follow-up questions that are offered after an answer. */
import type { AnswerLanguage } from '#features/assistant-tools/answer-contract.ts'

type Steps = Readonly<Record<AnswerLanguage, readonly string[]>>

/** `visitor` replaces questions that need an account, for people who are not signed in. */
type NextSteps = Steps & { readonly visitor?: Steps }

const forAll: Steps = {
  en: ['Nurse jobs in Pune', 'How much does a driver earn in Mumbai?', 'Help me prepare for an interview'],
  hi: ['पुणे में ड्राइवर की नौकरी चाहिए', 'नर्स की सैलरी कितनी होती है?', 'इंटरव्यू की तैयारी कैसे करें?'],
  'hi-Latn': ['Pune me driver ki naukri chahiye', 'Nurse ki salary kitni hoti hai?', 'Interview ki taiyari kaise karein?'],
}

/** The follow-up questions of each intent. */
export const nextSteps: Readonly<Record<string, NextSteps>> = {
  jobs: {
    en: ['Which companies reply fastest?', 'Is this job offer real?', 'Show my job alerts'],
    hi: ['कौन सी कंपनी जवाब देती है?', 'क्या यह नौकरी असली है?', 'मेरे जॉब अलर्ट दिखाओ'],
    'hi-Latn': ['Kaun si company jawab deti hai?', 'Ye offer asli hai kya?', 'Mere job alerts dikhao'],
    visitor: {
      en: ['Which companies reply fastest?', 'Is this job offer real?', 'Interview tips for freshers'],
      hi: ['कौन सी कंपनी जवाब देती है?', 'क्या यह नौकरी असली है?', 'इंटरव्यू की तैयारी कैसे करें?'],
      'hi-Latn': ['Kaun si company jawab deti hai?', 'Ye offer asli hai kya?', 'Interview ki taiyari kaise karein?'],
    },
  },
  applications: {
    en: ['What does under review mean?', 'How do I message the employer?', 'Which companies reply fastest?'],
    hi: ['स्टेटस का मतलब क्या है?', 'कौन सी कंपनी जवाब देती है?', 'मेरा सीवी कैसा है?'],
    'hi-Latn': ['Status ka matlab kya hai?', 'Kaun si company jawab deti hai?', 'Mera CV kaisa hai?'],
  },
  cv: {
    en: ['CV format for a fresher', 'How do I explain a career gap?', 'Who can see my CV?'],
    hi: ['सीवी कैसे लिखें?', 'मेरा सीवी कौन देख सकता है?', 'इंटरव्यू की तैयारी कैसे करें?'],
    'hi-Latn': ['CV me kya likhein?', 'Mera CV kaun dekh sakta hai?', 'Interview ki taiyari kaise karein?'],
  },
  salary: {
    en: ['What is the difference between CTC and in hand?', 'Is 4 LPA good for a fresher?', 'What is gratuity?'],
    hi: ['इन हैंड वेतन क्या है?', 'ग्रेच्युटी क्या होती है?', 'पीएफ क्या है?'],
    'hi-Latn': ['CTC aur in hand me kya fark hai?', 'Gratuity kya hai?', 'PF kya hota hai?'],
  },
  offer: {
    en: ['How do I avoid job scams?', 'Verified companies', 'How do I report a job?'],
    hi: ['ठगी से बचने के तरीके', 'कौन सी कंपनी अच्छी है?', 'नौकरी की शिकायत कैसे करें?'],
    'hi-Latn': ['Fraud se kaise bachein?', 'Achhi company batao', 'Job ki shikayat kaise karein?'],
  },
  interview: {
    en: ['How to answer tell me about yourself', 'What to wear to an interview', 'Interview questions for a bank'],
    hi: ['इंटरव्यू में क्या पूछा जाता है?', 'साक्षात्कार के सवाल', 'नर्स की सैलरी कितनी होती है?'],
    'hi-Latn': ['Interview me kya poochte hain?', 'Bank interview questions', 'English kamzor hai kya karu?'],
  },
}

export function nextStepsAfter(intent: string, language: AnswerLanguage, isVisitor: boolean): string[] {
  const { visitor, ...own }: NextSteps = nextSteps[intent] ?? forAll
  return [...((isVisitor && visitor) || own)[language]]
}
