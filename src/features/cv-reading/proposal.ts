import type { DraftInput } from '#features/cvs/preview-contract.ts'
import type { FieldReading, FurtherSection } from '#features/cv-words/reading-contract.ts'
import type { ReadEntry } from './further-entries.ts'

export type ProposedCv = Omit<DraftInput, 'template'>
export type ProposedWork = DraftInput['experience'][number]
export type ProposedEducation = DraftInput['education'][number]
/** Text of the file that fits no field of a CV, or is too long for one. */
export type LeftoverText = { readonly title: string; readonly text: string; readonly section?: FurtherSection }
/** `doubts` are the paths of the fields with a low confidence. */
export type Proposal = {
  readonly cv: ProposedCv
  readonly doubts: readonly string[]
  readonly left: readonly LeftoverText[]
  readonly readings?: readonly FieldReading[]
  readonly further?: readonly ReadEntry[]
}

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
