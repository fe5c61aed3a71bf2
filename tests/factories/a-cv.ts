import type { Cv, CvBody } from '#features/cvs/contract.ts'
import type { Person } from '../portal.ts'

/** A CV with the rating 4.8: it is complete except for a portfolio. */
export const englishCv: CvBody = {
  personalInfo: {
    fullName: 'Asha Menon',
    email: 'asha.menon@example.in',
    phone: '+91 98450 12345',
    address: 'Indiranagar, Bengaluru, Karnataka',
    linkedIn: 'linkedin.com/in/asha-menon',
    portfolio: '',
  },
  summary:
    'Backend engineer with seven years in payments and logistics. I build services that stay up on the busiest day of the year, ' +
    'and I like to leave a team calmer than I found it. Looking for a lead role in Bengaluru or remote.',
  experience: [
    {
      company: 'Nadi Payments',
      position: 'Senior Software Engineer',
      startDate: '2021-04',
      endDate: '',
      current: true,
      description: [
        '- Led six engineers who rebuilt settlement in TypeScript and PostgreSQL; 4 million payments a day now settle within 40 minutes.',
        '- Reduced failed payouts from 2.1% to 0.3% by making every retry safe to repeat.',
        '- Introduced on-call handbooks, which cut night alarms by half.',
      ].join('\n'),
    },
    {
      company: 'Kaveri Logistics',
      position: 'Software Engineer',
      startDate: '2017-07',
      endDate: '2021-03',
      current: false,
      description:
        'Built the route planner that 1,200 drivers open every morning. Cut its start from 9 seconds to 2 and wrote the tests that still guard it.',
    },
  ],
  education: [
    {
      institution: 'College of Engineering, Thiruvananthapuram',
      degree: 'B.Tech',
      field: 'Computer Science',
      startYear: '2013',
      endYear: '2017',
      grade: '8.4 CGPA',
    },
  ],
  skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Kafka', 'AWS', 'Terraform', 'System design', 'Mentoring'],
  achievements: ['Speaker, PGConf India 2024', 'Winner, Smart India Hackathon 2016'],
  languages: ['English', 'Malayalam', 'Hindi'],
  template: 'modern',
}

export const hindiCv: CvBody = {
  personalInfo: {
    fullName: 'प्रिया शर्मा',
    email: 'priya.sharma@example.in',
    phone: '98100 12345',
    address: 'लाजपत नगर, नई दिल्ली',
    linkedIn: '',
    portfolio: '',
  },
  summary:
    'पिछले आठ वर्षों से सरकारी विद्यालयों में गणित और विज्ञान की शिक्षिका। कक्षा में प्रयोग, स्थानीय उदाहरण और धैर्य से बच्चों का डर दूर करना मेरी विशेषता है।',
  experience: [
    {
      company: 'सर्वोदय कन्या विद्यालय',
      position: 'गणित शिक्षिका',
      startDate: '2018-07',
      endDate: '',
      current: true,
      description: 'दसवीं कक्षा का परिणाम तीन वर्षों में 71% से 94% तक पहुँचाया।\nछात्राओं के लिए गणित क्लब शुरू किया, जिसमें 120 सदस्य हैं।',
    },
  ],
  education: [
    {
      institution: 'दिल्ली विश्वविद्यालय',
      degree: 'बी.एड.',
      field: 'गणित',
      startYear: '2015',
      endYear: '2017',
      grade: 'प्रथम श्रेणी',
    },
  ],
  skills: ['गणित', 'कक्षा प्रबंधन', 'पाठ योजना', 'MS Excel'],
  achievements: ['राज्य शिक्षक पुरस्कार 2023'],
  languages: ['हिन्दी', 'English'],
  template: 'modern',
}

/** Creates a CV through the API, for a person without one. */
export async function aCv(person: Person, over: Partial<CvBody> = {}): Promise<Cv> {
  const answer = await person.call('POST /api/cvs', { ...englishCv, ...over })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}
