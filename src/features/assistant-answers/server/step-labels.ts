import type { Texts } from './answers/answer.ts'
import type { DetectedIntent } from './reading/detect-intent.ts'

/** Labels of the lookups, shown while the person waits. */
export const stepLabels: Readonly<Partial<Record<DetectedIntent['intent'], Texts>>> = {
  jobs: { en: 'Searching jobs', hi: 'नौकरियाँ खोज रही हूँ', 'hi-Latn': 'Jobs khoj rahi hoon' },
  applications: { en: 'Reading your applications', hi: 'आपके आवेदन देख रही हूँ', 'hi-Latn': 'Aapke applications dekh rahi hoon' },
  cv: { en: 'Checking your CV', hi: 'सीवी जाँच रही हूँ', 'hi-Latn': 'CV jaanch rahi hoon' },
  salary: { en: 'Comparing pay', hi: 'वेतन देख रही हूँ', 'hi-Latn': 'Pay dekh rahi hoon' },
  company: { en: 'Looking at companies', hi: 'कंपनियाँ देख रही हूँ', 'hi-Latn': 'Companies dekh rahi hoon' },
  articles: { en: 'Searching the career guidance', hi: 'करियर मार्गदर्शन खोज रही हूँ', 'hi-Latn': 'Career guidance khoj rahi hoon' },
  interview: {
    en: 'Collecting interview questions',
    hi: 'इंटरव्यू के सवाल देख रही हूँ',
    'hi-Latn': 'Interview ke sawal dekh rahi hoon',
  },
  wishes: { en: 'Reading your wishes', hi: 'आपकी इच्छाएँ देख रही हूँ', 'hi-Latn': 'Aapki wishes dekh rahi hoon' },
  alerts: { en: 'Reading your alerts', hi: 'आपके अलर्ट देख रही हूँ', 'hi-Latn': 'Aapke alerts dekh rahi hoon' },
  offer: { en: 'Checking the offer', hi: 'ऑफर जाँच रही हूँ', 'hi-Latn': 'Offer jaanch rahi hoon' },
}
