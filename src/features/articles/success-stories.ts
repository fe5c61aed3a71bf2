type SuccessStory = { readonly who: string; readonly from: string; readonly to: string; readonly how: string }

/** Invented stories, labelled as such, that show how a career may develop. */
export const successStories: readonly SuccessStory[] = [
  {
    who: 'A fresher from Nagpur',
    from: 'B.Com., no experience',
    to: 'Accounts assistant',
    how: 'Put two years of shop accounts on a one-page CV and went to three walk-ins.',
  },
  {
    who: 'A mother of two from Kochi',
    from: 'Four years at home',
    to: 'Payroll executive, six hours a day',
    how: 'Refreshed one tool, told ten people and applied to companies with a creche.',
  },
  {
    who: 'A Havildar from Rohtak',
    from: '17 years in the Army',
    to: 'Floor supervisor in a warehouse',
    how: 'Wrote rank and trade in civilian words and went to a DGR job fair.',
  },
  {
    who: 'An electrician from Coimbatore',
    from: 'ITI, daily work',
    to: 'Maintenance technician with PF',
    how: 'Did an apprenticeship and wrote down every machine in a notebook.',
  },
  {
    who: 'A bank clerk from Lucknow',
    from: 'Six years at the counter',
    to: 'Junior analyst',
    how: 'Built a sheet that finds late accounts, and showed it in the interview.',
  },
  {
    who: 'A nurse from Imphal',
    from: 'Offer with a two-year bond',
    to: 'Offer without one',
    how: 'Read the offer line by line and asked two questions before signing.',
  },
]

/** Tips that take less than an hour, each with the article that explains it. */
export const quickTips: readonly { readonly tip: string; readonly slug: string }[] = [
  { tip: 'Ask for the salary breakup before you say yes.', slug: 'ctc-and-take-home' },
  { tip: 'Never pay for a job. Save 1930 in your phone.', slug: 'spot-a-job-scam' },
  { tip: 'Write six stories for interviews, with a number in each.', slug: 'answer-with-star' },
  { tip: 'Check your provident fund passbook today.', slug: 'provident-fund-explained' },
]
