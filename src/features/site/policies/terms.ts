import { brand } from '../brand.ts'
import type { Policy } from './policy.ts'

const { name, cvSiteName } = brand

export const terms: Policy = {
  title: 'Terms and Conditions',
  lead: `The agreement between you and ${name} for using ${name} and ${cvSiteName}.`,
  from: '2026-11-22',
  sections: [
    {
      title: 'Acceptance of Terms',
      paragraphs: [
        `By using ${name} or ${cvSiteName} you agree to these terms. If you do not agree with them, please do not use the sites. When we change them, the updated text appears here with its date and applies from that day.`,
      ],
    },
    {
      title: 'Use of Services',
      paragraphs: [
        'The sites are there to build CVs, to look for work, to advertise jobs and to hire. You may use them for these purposes and within the law. You may not collect the data of others from them, overload them, try to get past their safeguards, or use them to send unwanted messages.',
      ],
    },
    {
      title: 'User Responsibilities',
      paragraphs: ['You are responsible for what you do and write here:'],
      points: [
        'what you say about yourself, your company or a job is true and yours to say;',
        'keep your password private, and tell us if someone else has it;',
        'no employer asks a candidate for money, for a job, a form or a training;',
        'you respect the privacy of the people whose CVs or messages you see, and use them for hiring alone.',
      ],
    },
    {
      title: 'Premium Services',
      paragraphs: [
        'Some services cost money. The price appears next to each of them. Fees are paid in advance and all sales are final: there is no cancellation and no refund. A service is yours for the time that you have paid for. A breach of these terms can end it earlier, without a refund.',
      ],
    },
    {
      title: 'Intellectual Property',
      paragraphs: [
        `The sites, their texts, their design and their programs belong to ${name} or to those who have licensed them to us. What you write stays yours: you allow us to store it, to lay it out as a PDF and to show it to the people that these terms and your settings name.`,
      ],
    },
    {
      title: 'Data Sharing and CV Services',
      paragraphs: [`${cvSiteName} is the free CV builder of ${name}. A CV made there:`],
      points: [
        `goes automatically into the candidate database of ${name};`,
        'is discoverable by employers and recruiters, once its owner has agreed to that in plain words;',
        'is used for job matching and for notifications about opportunities, under the same agreement;',
        'helps to improve the AI career guidance, as one among many and without its name.',
      ],
    },
    {
      title: 'Limitation of Liability',
      paragraphs: [
        'We run the sites with care, but we do not promise that they are never interrupted, that an advertised job is still open, or that anybody is hired. We do not answer for what employers and candidates say and do to each other. As far as the law allows, we answer for no more than you have paid us in the twelve months before the damage.',
      ],
    },
    {
      title: 'Contact Information',
      paragraphs: ['Questions about these terms reach us at {email}. We reply within about 24 hours.'],
    },
  ],
}
