import { expect, test } from 'vitest'
import { readFilters } from './read-filters.ts'

const read = (typed: string, ...given: string[]) => readFilters(typed, (name) => given.includes(name))

const cases: readonly (readonly [typed: string, q: string, filters: ReturnType<typeof read>['filters']])[] = [
  ['10 lpa', '', { salaryMin: 1_000_000 }],
  ['java developer 10 lpa', 'java developer', { salaryMin: 1_000_000 }],
  ['10LPA java', 'java', { salaryMin: 1_000_000 }],
  ['5 lakh', '', { salaryMin: 500_000 }],
  ['3.5 lakhs per annum accountant', 'accountant', { salaryMin: 350_000 }],
  ['5-10 lpa sales manager', 'sales manager', { salaryMin: 500_000 }],
  ['25000 per month', '', { salaryMin: 300_000 }],
  ['driver 25,000/month', 'driver', { salaryMin: 300_000 }],
  ['15000 to 20000 per month cook', 'cook', { salaryMin: 180_000 }],
  ['₹ 18000 pm', '', { salaryMin: 216_000 }],
  ['salary 20000', '', { salaryMin: 240_000 }],
  ['20000 salary data entry', 'data entry', { salaryMin: 240_000 }],
  ['salary 600000', '', { salaryMin: 600_000 }],
  ['delivery boy 30k', 'delivery boy', { salaryMin: 360_000 }],
  ['driver 20 hazar salary', 'driver', { salaryMin: 240_000 }],
  ['15 hazaar mahina cook', 'cook', { salaryMin: 180_000 }],
  ['पार्ट टाइम ड्राइवर', 'ड्राइवर', { jobType: 'part-time' }],
  ['घर बैठे टाइपिंग', 'टाइपिंग', { location: 'Remote' }],
  ['part time typing work', 'typing work', { jobType: 'part-time' }],
  ['part-time jobs for students', 'jobs for students', { jobType: 'part-time' }],
  ['parttime', '', { jobType: 'part-time' }],
  ['full time nurse', 'nurse', { jobType: 'full-time' }],
  ['internship', '', { jobType: 'internship' }],
  ['freelance', '', { jobType: 'contract' }],
  ['freelancer writer', 'writer', { jobType: 'contract' }],
  ['electrician on contract basis', 'electrician', { jobType: 'contract' }],
  ['Illustrator (Contract)', 'Illustrator', { jobType: 'contract' }],
  ['contract manager', 'contract manager', {}],
  ['home basedness', 'home basedness', {}],
  ['marketing internship', 'marketing', { jobType: 'internship' }],
  ['b com fresher', 'b com', { demographic: 'fresher' }],
  ['jobs for freshers', 'jobs', { demographic: 'fresher' }],
  ['no experience', '', { demographic: 'fresher' }],
  ['work from home', '', { location: 'Remote' }],
  ['wfh customer support', 'customer support', { location: 'Remote' }],
  ['data entry work from home', 'data entry', { location: 'Remote' }],
  ['typing work home', 'typing', { location: 'Remote' }],
  ['work form home', '', { location: 'Remote' }],
  ['maid work home', 'maid work home', {}],
  ['work from home tutor', 'tutor', { location: 'Remote' }],
  ['typing job from home', 'typing job', { location: 'Remote' }],
  ['ghar baithe kaam', 'kaam', { location: 'Remote' }],
  ['urgent hiring', '', { urgent: 'true' }],
  ['urgent driver', 'driver', { urgent: 'true' }],
  ['night shift', '', { shift: 'night' }],
  ['night shift jobs', 'jobs', { shift: 'night' }],
  ['nurse night duty', 'nurse', { shift: 'night' }],
  ['Dot Net Developer (Night Shift) - Chennai', 'Dot Net Developer ( ) - Chennai', { shift: 'night' }],
  ['raat ki duty', '', { shift: 'night' }],
  ['raat wali duty security guard', 'security guard', { shift: 'night' }],
  ['रात की शिफ्ट', '', { shift: 'night' }],
  ['late night shift bpo', 'late bpo', { shift: 'night' }],
  ['night job in mumbai', 'in mumbai', { shift: 'night' }],
  ['US shift', '', { shift: 'us' }],
  ['bpo us process', 'bpo', { shift: 'us' }],
  ['uk shift voice process', 'voice process', { shift: 'uk' }],
  ['day shift', '', { shift: 'day' }],
  ['general shift operator', 'operator', { shift: 'day' }],
  ['rotational shift', '', { shift: 'rotational' }],
  ['24x7 shift', '', { shift: 'rotational' }],
  ['morning shift teacher', 'teacher', { shift: 'morning' }],
  ['evening shift', '', { shift: 'evening' }],
  ['walk in', '', { walkIn: 'true' }],
  ['walk in driver', 'driver', { walkIn: 'true' }],
  ['walk in driver today', 'driver', { walkIn: 'true' }],
  ['walkin interview pune', 'pune', { walkIn: 'true' }],
  ['walk-in jobs today', '', { walkIn: 'true' }],
  ['Walk-in Drive for Claims Specialist in Indore', 'Claims Specialist in Indore', { walkIn: 'true' }],
  ['Walk In - Project Development Leader | Kochi', 'Project Development Leader | Kochi', { walkIn: 'true' }],
  ['direct walk-in interviews on Monday for bpo', 'bpo', { walkIn: 'true' }],
  ['walking interview nurse', 'nurse', { walkIn: 'true' }],
  ['no experience walk in night shift', '', { demographic: 'fresher', shift: 'night', walkIn: 'true' }],
  ['seedhe interview cook', 'cook', { walkIn: 'true' }],
  ['वॉक-इन इंटरव्यू ड्राइवर', 'ड्राइवर', { walkIn: 'true' }],
  ['வாக் இன் நேர்காணல்', '', { walkIn: 'true' }],
  ['part time evening job', '', { jobType: 'part-time', shift: 'evening' }],
  ['5 years', '', { experience: 'mid' }],
  ['java 5+ years experience', 'java', { experience: 'mid' }],
  ['0-1 year', '', { experience: 'entry' }],
  ['entry level accountant', 'accountant', { experience: 'entry' }],
  ['sales manager with 8 yrs exp', 'sales manager', { experience: 'senior' }],
  [
    'java developer 10 lpa 5 years work from home',
    'java developer',
    { salaryMin: 1_000_000, experience: 'mid', location: 'Remote' },
  ],
]

test.each(cases)('%s', (typed, q, filters) => {
  expect(read(typed)).toEqual({ q, filters })
})

test.each([
  'C++',
  '10th pass',
  '12th pass',
  'sde 2',
  'diploma mechanical',
  'internship coordinator',
  'urgent care nurse',
  'intern',
  'home nurse',
  '24 7 support',
  'upto 5 lakh',
  '18 years old',
  '"work from home"',
  'nurse -fresher',
  'fresher or trainee',
  'tier 1',
  'shift supervisor',
  'duty doctor',
  'general duty assistant',
  'night auditor',
  'no night shift',
  'day or night shift',
  'contact us',
  'no walk-ins',
  'walk-in customers',
  'walk in cooler technician',
  'walk in clinic doctor',
  'nurse -walk-in',
  '"walk in" driver',
  'walk in or campus',
  'dog walking',
])('%s has no filter', (typed) => {
  expect(read(typed)).toEqual({ q: typed, filters: {} })
})

test('what has been read is read no further', () => {
  for (const [typed] of cases) {
    const { q, filters } = read(typed)
    expect(read(q, ...Object.keys(filters)), `typed: ${typed}`).toEqual({ q, filters: {} })
  }
})

test('a filter that is given stays, and its words are words', () => {
  expect(read('part time cook', 'jobType')).toEqual({ q: 'part time cook', filters: {} })
})

test('long and strange texts take no long time', () => {
  const started = performance.now()
  for (const text of ['1', ' ', '1 ', '1,', ' - ', 'salary ', '1 to ', 'rs. ']) read(`1${text.repeat(200 / text.length)}`)
  expect(performance.now() - started).toBeLessThan(200)
})
