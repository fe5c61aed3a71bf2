import { brand } from '../brand.ts'
import { retentionDays } from '../retention-periods.ts'
import type { Policy } from './policy.ts'

const { name, cvSiteName } = brand

export const privacy: Policy = {
  title: 'Privacy Policy',
  lead: `What ${name} and ${cvSiteName} know about you, why, and what you can do about it.`,
  from: '2026-11-23',
  sections: [
    {
      title: 'Information We Collect',
      paragraphs: ['We store what you give us and what we need to run the service:'],
      points: [
        'Your account: name, email address, a hash of your password (never the password itself), and what you add to your profile.',
        'Your CV: contact details, summary, work, education, skills, achievements, languages, projects, certificates, publications and volunteering, as you write them.',
        'What you do with it: applications with the CV you sent and the messages about them, saved jobs and searches, wishes, what we have told you, ratings of companies, your conversations with the assistant unless you turn that off, and the choices in your settings.',
        'Your sign-ins: which browsers are signed in and until when, stored in a cookie that only this site reads. Another cookie remembers for a year that this browser has signed in to your account, so that others who guess at your password cannot lock you out.',
        'If you choose light or dark in the settings: that choice, for a year, in a cookie that says nothing else.',
        'If you pay: what for, how much and when. Your card never passes through us. Without an account, a cookie shows for a week that the order is yours.',
        `Counts of attempts under a scrambled form of your network address, stored for ${retentionDays.attempts + 1} days at most, to stop misuse.`,
      ],
    },
    {
      title: 'How We Use Your Information',
      paragraphs: ['We use it only for these purposes:'],
      points: [
        'to build your CV, to send your applications, and to show you the status of each;',
        'to match your CV and your wishes with jobs, and to write to you about them if you want that;',
        'to improve the career guidance, using figures about many people, never your name;',
        'to keep accounts safe and the service free of misuse.',
      ],
    },
    {
      title: 'Sharing of Information',
      paragraphs: [
        'An employer sees your CV when you apply to it. Employers and recruiters find it by searching only if you have agreed to that: in the settings of your account, or, for a CV made without an account, with a plain yes when you made it or later.',
        `A CV made at ${cvSiteName} is saved in the candidate database of ${name}. Anyone with the link to a CV can see it. Its owner can renew the link, turn it off, and hide phone number and address on it.`,
        'Where our own rules do not understand what you write to the assistant, the message, the last ones before it and what we have found for it go to {aiProvider}, whose language model writes the answer. Names, email addresses, phone numbers and addresses are cut out first, unless you ask about them; numbers of documents always.',
        'Where our own rules are not sure what a CV that you import says, its text goes to {aiProvider}, whose language model says which words are which field. The name, email addresses, phone numbers and addresses are cut out as far as our rules recognise them, and so are numbers of documents. Only words of your file come back, and you decide about each.',
        'What you answer in an AI interview goes to {aiProvider} only if you agree to that before it begins, without names, addresses and numbers.',
        'What you say in an AI interview goes as sound to {voiceProvider} only if you agree to that before it begins. It speaks the questions and writes down what you say; we store the text and no sound.',
        'We do not sell personal data. Companies that carry email or payments for us get what their work needs and no more. We answer to courts and authorities where the law says we must.',
      ],
    },
    {
      title: 'Data Security',
      paragraphs: [
        'Connections are encrypted. Passwords and the links in our emails are stored only as hashes, so even a copy of our database opens no account. Our logs contain no personal data. Each call is checked on the server: what is not yours is not shown to you, and what is yours is not shown to others.',
        `We keep nothing longer than we need it. Your account data stays until you delete it. An account or a free CV whose email address nobody verifies is deleted after ${retentionDays.unverified} days, the list of who has seen your CV after ${retentionDays.view} days, a message to us after ${retentionDays.message} days, an order that was not paid after ${retentionDays.unpaidOrder} days. Invoices stay as long as the tax law asks, without your name.`,
        'No system is perfectly safe. If your data is ever at risk, we tell you and the Data Protection Board of India as the law requires.',
      ],
    },
    {
      title: 'Your Rights',
      paragraphs: ['Under the Digital Personal Data Protection Act, 2023, you may at any time:'],
      points: [
        'see what we have about you, and correct it;',
        'take back a consent as easily as you gave it;',
        'have your data deleted: delete your account in the settings, or a CV made without an account through the link in our email;',
        'name somebody who acts for you, and complain to us first and to the Data Protection Board of India after that.',
      ],
    },
    {
      title: 'Contact Us',
      paragraphs: [
        'Questions, requests and complaints about your data reach a person at {email}. We reply within about 24 hours.',
      ],
    },
  ],
}
