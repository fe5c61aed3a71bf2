import type { CvSketch } from '../desk/contract.ts'

export type ProposedCv = Omit<CvSketch, 'template'>
export type ProposedJob = CvSketch['experience'][number]
export type ProposedCourse = CvSketch['education'][number]
/** What the file says and no field of a CV takes, or too much for one. */
export type Left = { readonly title: string; readonly text: string }
/** `doubts` are the paths of fields that the file does not say plainly. */
export type Proposal = { readonly cv: ProposedCv; readonly doubts: readonly string[]; readonly left: readonly Left[] }

export const blankJob: ProposedJob = { company: '', position: '', startDate: '', endDate: '', current: false, description: '' }
export const blankCourse: ProposedCourse = { institution: '', degree: '', field: '', startYear: '', endYear: '', grade: '' }
export const blankProposal: ProposedCv = {
  personalInfo: { fullName: '', email: '', phone: '', address: '', linkedIn: '', portfolio: '' },
  summary: '',
  experience: [],
  education: [],
  skills: [],
  achievements: [],
  languages: [],
}
