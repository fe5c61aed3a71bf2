import type { DraftInput } from '#features/cvs/preview-contract.ts'

export type ProposedCv = Omit<DraftInput, 'template'>
export type ProposedWork = DraftInput['experience'][number]
export type ProposedEducation = DraftInput['education'][number]
/** Text of the file that fits no field of a CV, or is too long for one. */
export type LeftoverText = { readonly title: string; readonly text: string }
/** `doubts` are the paths of doubtful fields. */
export type Proposal = { readonly cv: ProposedCv; readonly doubts: readonly string[]; readonly left: readonly LeftoverText[] }

export const blankJob: ProposedWork = { company: '', position: '', startDate: '', endDate: '', current: false, description: '' }
export const blankEducationEntry: ProposedEducation = {
  institution: '',
  degree: '',
  field: '',
  startYear: '',
  endYear: '',
  grade: '',
}
export const blankProposal: ProposedCv = {
  personalInfo: { fullName: '', email: '', phone: '', address: '', linkedIn: '', portfolio: '' },
  summary: '',
  experience: [],
  education: [],
  skills: [],
  achievements: [],
  languages: [],
}
