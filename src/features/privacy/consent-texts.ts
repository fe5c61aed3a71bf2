/** `cv` is an anonymous CV: the person with its owner token gives the consent. */
export type Subject = 'user' | 'cv'

/**
 * The exact texts of consents. A text that has been shown never changes: a changed text gets a new version (the day it was written), above the old
 * one. Forms show `consentText(purpose)`, so that the stored version is the one that was read. List a purpose only if some code asks `hasConsent`, or
 * if nothing can happen without it.
 */
const consentTexts = {
  account: {
    title: 'Your account',
    subjects: ['user'],
    isRequired: true,
    versions: [
      {
        version: '2026-11-28',
        text: 'Pasand stores my name, my email address, my password as a hash that nobody can read back, and what I enter into my profile, my CV and my applications, in order to run my account. What I send with an application is shown to the employer I send it to. Employers who search on Pasand can find my profile and my CV, without my email address and my phone number, until I turn that off under Settings, Privacy. I can download all of it, or delete my account with everything in it, at any time.',
      },
      {
        version: '2026-11-22',
        text: 'Pasand stores my name, my email address, my password as a hash that nobody can read back, and what I enter into my profile, my CV and my applications, in order to run my account. What I send with an application is shown to the employer I send it to. I can download all of it, or delete my account with everything in it, at any time.',
      },
      {
        version: '2026-11-21',
        text: 'Pasand keeps my name, my e-mail address, my password as a hash that nobody can read back, and what I enter into my profile, my CV and my applications, in order to run my account. What I send with an application is shown to the employer I send it to. I can download all of it, or delete my account with everything in it, at any time.',
      },
    ],
    forEmployers: [
      {
        version: '2026-11-22-employer',
        text: 'Pasand stores my name, my email address, my password as a hash that nobody can read back, and what I enter about my company and its jobs, in order to run my account. The profile of my company and its open jobs are public. Pasand records which applications and resumes I open, and shows it to the people they belong to. I can download my data, or delete my account, at any time.',
      },
    ],
  },
  marketing: {
    title: 'News and offers from Pasand',
    subjects: ['user'],
    isRequired: false,
    versions: [
      {
        version: '2026-11-22',
        text: 'Pasand may email me about new parts of the product and about offers. No other company gets my address for this. Without this I still get the emails about my account and my applications.',
      },
      {
        version: '2026-11-21',
        text: 'Pasand may write to my e-mail address about new parts of the product and about offers. No other company gets my address for this. Without this I still get the letters that belong to my account and my applications.',
      },
    ],
  },
  'cv-sharing': {
    title: 'Employers may find this CV',
    subjects: ['cv'],
    isRequired: false,
    versions: [
      {
        version: '2026-11-21',
        text: 'Employers and recruiters may find my CV, and Pasand may match it with jobs and write to me about them. I can take this back at any time.',
      },
    ],
  },
} as const satisfies Record<string, ConsentPurpose>

export type Purpose = keyof typeof consentTexts

export type ConsentPurpose = {
  readonly title: string
  readonly subjects: readonly Subject[]
  /** Required for an account: it can only be withdrawn by deleting the account. */
  readonly isRequired: boolean
  /** Newest first. */
  readonly versions: readonly [ConsentText, ...ConsentText[]]
  /** Replaces `versions` for a person who registers a company. */
  readonly forEmployers?: readonly [ConsentText, ...ConsentText[]]
}
export type ConsentText = { readonly version: string; readonly text: string }

export const purposes: Readonly<Record<Purpose, ConsentPurpose>> = consentTexts

/** The current version of the text. */
export function consentText(purpose: Purpose, { isEmployer = false } = {}): ConsentText {
  const { versions, forEmployers } = purposes[purpose]
  return (isEmployer && forEmployers ? forEmployers : versions)[0]
}

/** The text of that version; empty for an unknown version. */
export function textOf(purpose: Purpose, version: string): string {
  const { versions, forEmployers = [] } = purposes[purpose]
  return [...versions, ...forEmployers].find((one) => one.version === version)?.text ?? ''
}

export function purposesOf(subject: Subject): Purpose[] {
  return (Object.keys(consentTexts) as Purpose[]).filter((purpose) => purposes[purpose].subjects.includes(subject)) // the object has these keys
}
