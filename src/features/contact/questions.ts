/** Frequent questions, answered beside the contact form. */
export const commonQuestions = [
  {
    question: 'I did not get the email to verify my account. What now?',
    answer:
      'Look into the spam folder first. Then open the Sign Up tab, type the same email and choose "Resend verification". A link works for 24 hours; each new one ends the one before.',
  },
  {
    question: 'I have forgotten my password.',
    answer:
      'On the Sign In tab choose "Forgot password". We mail a link that works once, for one hour. Setting a new password signs you out everywhere else.',
  },
  {
    question: 'Do I need a CV before I can apply?',
    answer:
      'Yes. The CV Builder takes about ten minutes and costs nothing. Each application keeps the CV as it was when you sent it.',
  },
  {
    question: 'How do I know what happens to my application?',
    answer:
      'My Applications shows every change of status with its date, and we mail you the news, at once or the next morning, unless you have switched that off in Settings.',
  },
  {
    question: 'Who can see my CV and my phone number?',
    answer:
      'The employers you apply to. Others find you only if you allow it in Settings, which also shows who has opened your CV, and when.',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'In Settings, under Delete Account. It is done at once: your profile, CV and applications are erased, and a mail confirms it. You can download all your data first.',
  },
] as const
