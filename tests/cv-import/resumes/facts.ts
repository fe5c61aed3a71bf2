/** The content of every resume in the collection, in different words and orders. */
export const facts = {
  name: 'Meera Nair',
  email: 'meera.nair@example.in',
  phone: '+919845012345',
  jobs: [
    { company: 'Sanjivani Hospital', position: 'Senior Staff Nurse', startDate: '2021-04', endDate: '', current: true },
    {
      company: 'Kaveri Health Services Pvt Ltd',
      position: 'Staff Nurse',
      startDate: '2017-07',
      endDate: '2021-03',
      current: false,
    },
  ],
  course: { institution: 'Government College of Nursing', degree: 'B.Sc', field: 'Nursing', startYear: '2013', endYear: '2017' },
  skills: ['Intensive care', 'Triage', 'Patient counselling', 'Electronic health records'],
  languages: ['English', 'Malayalam', 'Hindi'],
}

export const summary =
  'Registered nurse with nine years in intensive care, calm on the busiest night of the year. Trains new colleagues and keeps records that the next shift can trust, whatever the hour.'
export const duties = [
  [
    'Cared for twelve patients a night in a unit of forty beds, with the lowest rate of infection in the hospital for three years.',
    'Taught thirty new nurses the work of the ward.',
  ],
  [
    'Assisted in more than two hundred operations.',
    'Introduced a checklist for hand-overs that every ward of the hospital uses today.',
  ],
] as const
