/** The day of the text, and its number on that day. A text that somebody has agreed to never changes; a changed text gets a new version. */
export const noticeVersion = '2026-11-23.3'

/** The consents of a candidate, given one by one. The first two are required for an interview; the others are optional. */
export const consentItems = {
  transcript: {
    title: 'Transcript',
    text: 'My questions and answers are stored as text, with their times. No sound is recorded or stored.',
    isRequired: true,
  },
  sharing: {
    title: 'Sharing with the company',
    text: 'The company that invited me reads the transcript and the result. Nobody else does, except our staff if I ask for a review, and a language model if I agree to that below.',
    isRequired: true,
  },
  scoring: {
    title: 'Automatic scoring',
    text: 'A program scores each answer from 1 to 10 by a rubric and quotes what it found. It never decides: a person at the company does. Accent, pauses and grammar are not scored. Without this, a person reads my answers without scores.',
    isRequired: false,
  },
  model: {
    title: 'Scoring by a language model',
    text: 'A language model of another company reads my answers too, without my name, addresses and numbers, and scores them twice with quotes. It never decides. Without this, only the checklist of this site scores.',
    isRequired: false,
  },
  voice: {
    title: 'Dictating my answers',
    text: 'I may speak my answers, and my browser turns them into text. Some browsers send the sound to their maker for this. Without this I type my answers.',
    isRequired: false,
  },
  call: {
    title: 'Speaking with the interviewer',
    text: 'During the interview the sound of my microphone goes to the voice service of another company, which speaks the questions and writes down what I say. The recording is not stored. Without this I type or dictate my answers.',
    isRequired: false,
  },
} as const

export type ConsentItem = keyof typeof consentItems
export const consentNames = Object.keys(consentItems) as ConsentItem[] // the object has these keys
export const requiredConsents = consentNames.filter((name) => consentItems[name].isRequired)

export const noticeLines = [
  'The interviewer is a program, not a person.',
  'You can stop at any time, skip a question, hear it again, or take a pause.',
  'After the interview you have 48 hours to correct the transcript.',
  'The transcript and the result are deleted after one year, or as soon as you withdraw your consent.',
] as const
