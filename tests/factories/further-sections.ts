import type { FurtherSection } from '#features/cvs/further-sections.ts'
import type { SectionEntry } from '#features/cvs/parts-contract.ts'

type Sections = Record<FurtherSection, SectionEntry[]>

/** Each section has one entry with every field and one with as few fields as possible. */
export const englishSections: Sections = {
  projects: [
    {
      name: 'Monsoon Ledger',
      organization: 'Kerala Fisheries Cooperative',
      startDate: '2022-02',
      endDate: '2022-09',
      link: 'github.com/asha-menon/monsoon-ledger',
      description: '- Recorded the catch of 340 boats without a network.\n- Handed over to two volunteers.',
    },
    { name: 'Palimpsest', organization: '', startDate: '2024', endDate: '', link: '', description: '' },
  ],
  certificates: [
    {
      name: 'Solutions Architect – Associate',
      organization: 'Amazon Web Services',
      startDate: '2023-03',
      endDate: '2026-03',
      link: 'https://aws.example/verify/4711',
      description: '',
    },
    { name: 'First Aid', organization: '', startDate: '', endDate: '', link: '', description: '' },
  ],
  publications: [
    {
      name: 'Retries that are safe to repeat',
      organization: 'Journal of Payment Systems',
      startDate: '2021',
      endDate: '',
      link: '',
      description: 'With R. Nair. How a payout is sent exactly once.',
    },
  ],
  volunteering: [
    {
      name: 'Mentor',
      organization: 'Code Shala',
      startDate: '2019-06',
      endDate: '',
      link: 'codeshala.example',
      description: 'Taught 45 girls their first programming language on Saturdays.',
    },
  ],
}

export const hindiSections: Sections = {
  projects: [
    {
      name: 'गणित मेला',
      organization: 'सर्वोदय कन्या विद्यालय',
      startDate: '2022-01',
      endDate: '2022-03',
      link: '',
      description: '- तीन विद्यालयों की 400 छात्राओं ने भाग लिया।\n- खेलों की पुस्तिका लिखी।',
    },
  ],
  certificates: [
    {
      name: 'केंद्रीय शिक्षक पात्रता परीक्षा',
      organization: 'केंद्रीय माध्यमिक शिक्षा बोर्ड',
      startDate: '2016',
      endDate: '',
      link: '',
      description: '',
    },
  ],
  publications: [
    {
      name: 'कक्षा में प्रयोग',
      organization: 'शिक्षा विमर्श',
      startDate: '2021-05',
      endDate: '',
      link: 'shiksha.example/prayog',
      description: '',
    },
  ],
  volunteering: [
    {
      name: 'शिक्षिका',
      organization: 'रात्रि पाठशाला',
      startDate: '2017',
      endDate: '',
      link: '',
      description: 'मजदूरों के बच्चों को पढ़ाया।',
    },
  ],
}
