/** Four invented people who show visitors how the search works. The demo data has them as accounts that allow to be found. */
type Work = { readonly position: string; readonly company: string; readonly startDate: string; readonly description: string }

export type SamplePerson = {
  readonly firstName: string
  readonly lastName: string
  readonly location: string
  readonly isWillingToMove: boolean
  readonly experience: number
  readonly notice: 0 | 15 | 30 | 60 | 90
  readonly expectedPay: number
  readonly programme: 'returning_mother' | 'veteran' | 'fresher' | 'immediate_joiner'
  readonly skills: readonly string[]
  readonly about: string
  readonly work: Work
}

export const samplePeople: readonly SamplePerson[] = [
  {
    firstName: 'Kavya',
    lastName: 'Nair',
    location: 'Kochi, Kerala',
    isWillingToMove: true,
    experience: 7,
    notice: 30,
    expectedPay: 1_400_000,
    programme: 'returning_mother',
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Accessibility'],
    about:
      'Frontend engineer back at work after two years with her daughter. Leads small teams and cares about pages that load fast on a phone.',
    work: {
      position: 'Senior Frontend Engineer',
      company: 'Vembanad Software',
      startDate: '2019-06',
      description: 'Rebuilt the booking screens in React and TypeScript; the first view now loads in half the time.',
    },
  },
  {
    firstName: 'Harpreet',
    lastName: 'Gill',
    location: 'Chandigarh',
    isWillingToMove: true,
    experience: 15,
    notice: 60,
    expectedPay: 1_800_000,
    programme: 'veteran',
    skills: ['Operations', 'Logistics', 'Safety', 'Team leadership', 'SAP'],
    about: 'Retired from the Army Service Corps. Ran supply for 4,000 people in Ladakh and now runs warehouses.',
    work: {
      position: 'Operations Manager',
      company: 'Shivalik Logistics',
      startDate: '2021-02',
      description: 'Runs three warehouses with 180 people. Late dispatches fell from 9 to 2 per cent within a year.',
    },
  },
  {
    firstName: 'Imran',
    lastName: 'Shaikh',
    location: 'Nagpur, Maharashtra',
    isWillingToMove: false,
    experience: 4,
    notice: 0,
    expectedPay: 480_000,
    programme: 'immediate_joiner',
    skills: ['Accounts', 'GST', 'Tally', 'Excel', 'Payroll'],
    about: 'Accountant for small firms. Files GST returns for eleven shops and closes the books by the fifth of each month.',
    work: {
      position: 'Accounts Executive',
      company: 'Orange City Traders',
      startDate: '2022-01',
      description: 'Keeps the books in Tally, files GST returns and runs payroll for 45 people.',
    },
  },
  {
    firstName: 'Ananya',
    lastName: 'Das',
    location: 'Kolkata, West Bengal',
    isWillingToMove: true,
    experience: 0,
    notice: 15,
    expectedPay: 360_000,
    programme: 'fresher',
    skills: ['Nursing', 'Patient care', 'ICU', 'Bengali', 'Hindi'],
    about: 'B.Sc. Nursing, 2026. Did her internship on an intensive care ward with night shifts.',
    work: {
      position: 'Nursing Intern',
      company: 'Hooghly General Hospital',
      startDate: '2026-01',
      description: 'Cared for six patients a shift on the intensive care ward and wrote their charts.',
    },
  },
]
