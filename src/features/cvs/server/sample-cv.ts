import type { CvBody } from '../contract.ts'

/** Shown in the templates while a person has typed little. The person does not exist. */
export const sampleCv: CvBody = {
  personalInfo: {
    fullName: 'Your name',
    email: 'you@example.in',
    phone: '+91 98000 00000',
    address: 'Pune, Maharashtra',
    linkedIn: 'linkedin.com/in/you',
    portfolio: '',
  },
  summary:
    'Store manager with nine years in retail. I lead teams of up to thirty people, keep shelves full and waste low, and know my regular customers by name. Looking for a regional role in western India.',
  experience: [
    {
      company: 'Annapurna Retail',
      position: 'Store Manager',
      startDate: '2020-06',
      endDate: '',
      current: true,
      description:
        'Led 28 people in a store of 12,000 square feet.\nReduced waste of fresh goods from 9% to 4% in one year.\nTrained six assistants, of whom four now lead stores of their own.',
    },
    {
      company: 'Mandi Fresh',
      position: 'Assistant Manager',
      startDate: '2016-04',
      endDate: '2020-05',
      current: false,
      description: 'Planned the shifts of 14 people.\nRaised weekend sales by 18% with a new layout of the entrance.',
    },
  ],
  education: [
    {
      institution: 'Savitri College, Pune',
      degree: 'B.Com.',
      field: 'Commerce',
      startYear: '2012',
      endYear: '2015',
      grade: '72%',
    },
  ],
  skills: ['Stock control', 'Shift planning', 'Customer service', 'MS Excel', 'Billing software', 'Team leadership'],
  achievements: ['Store of the Year 2023, western region', 'First-aid certificate'],
  languages: ['Marathi', 'Hindi', 'English'],
  template: 'modern',
}
