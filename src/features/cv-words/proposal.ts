import type { DraftInput } from '#features/cvs/preview-contract.ts'
import type { Paragraph } from './paragraph.ts'
import type { FieldReading, FurtherEntry, FurtherSection } from './reading-contract.ts'

export type ProposedCv = Omit<DraftInput, 'template'>
export type ProposedWork = DraftInput['experience'][number]
export type ProposedEducation = DraftInput['education'][number]
/** Text of the file that fits no field of a CV, or is too long for one. */
export type LeftoverText = { readonly title: string; readonly text: string; readonly section?: FurtherSection }
/** An entry of a further section with the paragraphs that it was read from. */
export type ReadEntry = { readonly entry: FurtherEntry; readonly from: readonly Paragraph[] }
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
