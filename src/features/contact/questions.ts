/** Frequent questions and answers, shown beside the contact form. */
export const commonQuestions = [
  {
    question: 'I did not get the email to verify my account. What now?',
    answer:
      'Check your spam folder first. Then open the Sign Up tab, type the same email and choose "Resend verification". A link works for 24 hours, and only the newest link works.',
  },
  {
    question: 'I have forgotten my password.',
    answer:
      'On the Sign In tab choose "Forgot password". We\'ll email you a link that works once, for one hour. Setting a new password signs you out everywhere else.',
  },
  {
    question: 'Do I need a CV before I can apply?',
    answer: 'Yes. The CV Builder takes about ten minutes and is free. Each application saves the CV you sent with it.',
  },
  {
    question: 'How do I know what happens to my application?',
    answer:
      "My Applications shows every status change with its date. We also email you, immediately or the next morning, unless you've turned that off in Settings.",
  },
  {
    question: 'Who can see my CV and my phone number?',
    answer:
      'The employers you apply to. Others find you only if you allow it in Settings, which also shows who has opened your CV, and when.',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'In Settings, under Delete Account. We delete your profile, CV and applications immediately and confirm by email. You can download all your data first.',
  },
] as const
