import type { ImportResult } from '#features/cv-import/contract.ts'
import type { PageBox } from '#features/cv-words/reading-contract.ts'
import { blankProposal } from '#features/cv-words/proposal.ts'

export const aBox: PageBox = { x: 100, y: 100, width: 200, height: 20 }
const page = { width: 600, height: 800 }
/** One doubtful skill for each box, on one page. */
export const doubtfulResult = (...boxes: readonly PageBox[]): ImportResult => ({
  source: 'pdf',
  cv: blankProposal,
  template: null,
  doubts: boxes.map((_, at) => `skills.${at}`),
  left: [],
  readings: boxes.map((box, at) => ({ field: `skills.${at}`, sure: 0.3, text: 'SQL', page: 1, box })),
  pages: [page],
})
