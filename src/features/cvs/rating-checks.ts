import type { CvBody } from './contract.ts'
import * as measure from './rating-measures.ts'
import { between, share, verdict, type Verdict } from './rating-measures.ts'

type Check = {
  readonly name: string
  readonly tenths: number
  readonly fix: string
  readonly example: string
  /** The path of the field to fix; a function if it depends on the entry that fails. */
  readonly field: string | ((cv: CvBody) => string)
  readonly look: (cv: CvBody) => Verdict
}

/** Points are in tenths and add up to 50, because sums of integers are exact. */
export const checks: readonly Check[] = [
  {
    name: 'Summary length',
    tenths: 4,
    fix: 'Write 30–120 words: who you are, your strengths and what you want next.',
    example: 'Store manager with nine years in retail. I lead teams of thirty and keep waste low. Looking for a regional role.',
    field: 'summary',
    look: ({ summary }) => between(measure.wordsIn(summary), 30, 120, 'words in the summary'),
  },
  {
    name: 'Results in numbers',
    tenths: 8,
    fix: 'Add a number to every job: how many, how much, how fast, by what percentage.',
    example: 'Reduced waste of fresh goods from 9% to 4% in one year.',
    field: (cv) => firstJob(cv, (story) => !/\p{N}/u.test(story)),
    look: (cv) => share(measure.storiesOf(cv), 1, 'descriptions with a number', (story) => /\p{N}/u.test(story)),
  },
  {
    name: 'Action words',
    tenths: 5,
    fix: 'Start most lines with what you did: Led, Built, Reduced, Taught.',
    example: '“Trained six assistants”, not “Was responsible for training”.',
    field: (cv) => firstJob(cv, (story) => !measure.startsWithAction(story.replace(/^[\s\-–•*·]+/, ''))),
    look: (cv) => share(measure.actionVerbsIn(cv), 0.6, 'lines that start with an action', measure.startsWithAction),
  },
  {
    name: 'Dates',
    tenths: 5,
    fix: 'Add the first and last month of every job, and the years of every course.',
    example: 'Apr 2021 – Present, and before it Jul 2017 – Mar 2021.',
    field: (cv) => (cv.experience.length > 0 ? 'experience.0.startDate' : 'education.0.startYear'),
    look: (cv) => share(measure.spansOf(cv), 1, 'entries with dates that are complete and in order', measure.isInOrder),
  },
  {
    name: 'Skills',
    tenths: 5,
    fix: 'Add 6 to 25 skills that the jobs you want ask for.',
    example: 'GST filing, Tally, MS Excel, Stock control, Billing, Team leadership.',
    field: 'skills',
    look: ({ skills }) => between(new Set(skills.map((skill) => skill.toLowerCase())).size, 6, 25, 'different skills'),
  },
  {
    name: 'Descriptions',
    tenths: 4,
    fix: 'Describe each job in 20–250 words.',
    example: 'Led 28 people in a store of 12,000 square feet. Cut waste from 9% to 4%. Trained six assistants.',
    field: (cv) => firstJob(cv, (story) => measure.wordsIn(story) < 20 || measure.wordsIn(story) > 250),
    look: lookAtDescriptions,
  },
  {
    name: 'Education',
    tenths: 4,
    fix: 'Add at least your highest degree, or your school.',
    example: 'B.Com., Commerce, Savitri College, Pune, 2012 – 2015.',
    field: 'education.0.institution',
    look: ({ education }) => verdict(education.length > 0, 'Education added', 'No education added'),
  },
  {
    name: 'E-mail',
    tenths: 3,
    fix: 'Correct the part of the email after the @.',
    example: 'asha.menon@gmail.com, not asha.menon@gmial.com.',
    field: 'personalInfo.email',
    look: ({ personalInfo: { email } }) => {
      const meant = measure.meantDomain(email)
      if (email === '') return verdict(false, 'No email added')
      return verdict(meant === null, 'Email looks right', `The email looks misspelt: did you mean ${meant}?`)
    },
  },
  {
    name: 'Phone',
    tenths: 3,
    fix: 'Enter a 10-digit Indian mobile number, or start with + and the country code.',
    example: '+91 98450 12345',
    field: 'personalInfo.phone',
    look: ({ personalInfo: { phone } }) =>
      verdict(
        measure.isPhone(phone),
        'Phone number looks right',
        phone === '' ? 'No phone number added' : 'Phone number looks wrong',
      ),
  },
  {
    name: 'Links',
    tenths: 3,
    fix: 'Copy the addresses from your browser. LinkedIn profiles start with linkedin.com/in/.',
    example: 'linkedin.com/in/asha-menon',
    field: 'personalInfo.linkedIn',
    look: ({ personalInfo: { linkedIn, portfolio } }) =>
      verdict(measure.isLinkedIn(linkedIn) && measure.isWebAddress(portfolio), 'Links look right', 'A link looks wrong'),
  },
  {
    name: 'Portfolio',
    tenths: 2,
    fix: 'Add a portfolio: a website, a GitHub page or photos of your work.',
    example: 'github.com/asha-menon, or a page with photos of your work.',
    field: 'personalInfo.portfolio',
    look: ({ personalInfo: { portfolio } }) => verdict(portfolio !== '', 'Portfolio added', 'No portfolio added'),
  },
  {
    name: 'Achievements',
    tenths: 2,
    fix: 'Add at least two: an award, a certificate, a target you beat.',
    example: 'Store of the Year 2023, western region.',
    field: 'achievements',
    look: ({ achievements }) => between(achievements.length, 2, Infinity, 'achievements'),
  },
  {
    name: 'Languages',
    tenths: 2,
    fix: 'Add the languages you speak.',
    example: 'Marathi, Hindi, English.',
    field: 'languages',
    look: ({ languages }) => between(languages.length, 1, Infinity, 'languages'),
  },
]

/** The path of the first job that matches, else of the first job; without jobs, of the field that replaces them. */
function firstJob({ experience }: CvBody, isMeant: (story: string) => boolean): string {
  const at = experience.findIndex(({ description }) => isMeant(description))
  return experience.length > 0 ? `experience.${Math.max(at, 0)}.description` : 'achievements'
}

/** Checks the descriptions. A person without jobs lists achievements, which are short. */
function lookAtDescriptions(cv: CvBody): Verdict {
  const least = cv.experience.length > 0 ? 20 : 5
  return share(measure.storiesOf(cv), 1, 'descriptions of a good length', (story) => {
    const words = measure.wordsIn(story)
    return words >= least && words <= 250
  })
}
