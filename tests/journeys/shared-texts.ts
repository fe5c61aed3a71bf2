/** The content of a screen by the specification: the path, the heading, and the labels and sentences below it. */
export type ScreenText = {
  /** Parameters such as `:job` are replaced by the id of a sample. */
  readonly path: string
  readonly heading: string
  readonly said: readonly string[]
  /** The labels of its form fields. */
  readonly fields?: readonly string[]
  /** The link that is marked in the main navigation. */
  readonly place?: string
  /** True for inner pages, which have the links Home and Back. */
  readonly isInner?: boolean
}

/** Splits lines into texts at " | ". Several texts in a line make the lists shorter. */
export const all = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' | '))

export const steps = ['Personal Info', 'Summary', 'Experience', 'Education', 'Skills & More', 'Previous', 'Next', 'Preview']
export const person = ['Full name', 'Email', 'Phone number', 'Address', 'LinkedIn', 'Portfolio']

export const policies: readonly ScreenText[] = [
  {
    path: '/terms-conditions',
    heading: 'Terms and Conditions',
    said: all(
      '1. Acceptance | 2. Use of Services | 3. User Responsibilities | 4. Premium Services | 5. Intellectual Property',
      '6. Data Sharing and CV Services | 7. Limitation of Liability | 8. Contact',
      'Fees are paid in advance and all sales are final | goes automatically into the candidate database',
      'is discoverable by employers and recruiters | is used for job matching and for notifications',
      'helps to improve the AI career guidance',
    ),
  },
  {
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    said: all('Information We Collect | Your Rights | We reply within about 24 hours.'),
  },
]

export const paidPolicies: readonly ScreenText[] = [
  {
    path: '/cancellation-refund',
    heading: 'Cancellation and Refund',
    said: all(
      'All premium purchases are final. | There is no cancellation and no refund',
      'as soon as the payment is confirmed | Access lasts for the duration that you have purchased',
      'A violation of the Terms and Conditions can end your access',
    ),
  },
  {
    path: '/shipping-delivery',
    heading: 'Shipping and Delivery',
    said: all(
      'Digital services are delivered instantly after the payment | within 3-7 business days of the payment',
      'Delivery charges are extra. They are computed at checkout | the location | its weight | the method of delivery',
      'charged at actuals | paid in advance | Every physical shipment can be tracked. | within about 24 hours',
    ),
  },
]

export const theCv: readonly ScreenText[] = [
  {
    path: '/cv/view/:cv',
    heading: 'Your CV is Ready!',
    said: all(
      'Email Pending | Download Locked | Email | Phone | Address | Experiences | Educations | Skills | Languages',
      'Preview CV | Download PDF | Print CV | What happens next? | Your CV is in our candidate database.',
      'Employers can find it | notifications about opportunities | Browse Jobs | Create Another CV',
      'Terms and Conditions',
    ),
  },
  {
    path: '/cv/view/019b76da-a840-4cd1-9b09-000000000000',
    heading: 'CV Not Found',
    said: all("The CV you're looking for doesn't exist or has been removed. | Go to Home"),
    isInner: false,
  },
]

export const jobs: readonly ScreenText[] = [
  {
    path: '/jobs',
    heading: 'Jobs',
    place: 'Jobs',
    fields: all('Search jobs | Location | Candidate group | Experience | Urgent hiring only | Sort by'),
    said: all(
      'Search | Clear | Most recent | Most relevant | Salary: high to low | Salary: low to high | Freshers',
      'Management trainees | Veterans | Returning mothers | Female professionals | Early joiners | Immediate joiners',
      'Entry level (0–2 years) | Mid level (3–5 years) | Senior (6+ years) | Urgent hiring | 50,000+ | Active jobs',
      '2,500+ | New per week | 5,000+ | Companies hiring | Read more | Requirements | Benefits | Save | View Details',
      'Apply Now | Previous | Page 1 | Next',
    ),
  },
  {
    path: '/jobs/:job',
    heading: ':job',
    place: 'Jobs',
    said: all('About the job | Requirements | Benefits | Apply Now | Save'),
  },
]
