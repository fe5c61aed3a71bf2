import type { Proposal } from '#features/assistant-tools/answer-contract.ts'
import type { cvBuilder } from '#features/cv-builder/contract.ts'
import type { Cv, cvs } from '#features/cvs/contract.ts'
import { apiCalls } from '#platform/web/call.ts'
import type { Outcome } from './carry-out.ts'

const callCvs = apiCalls<typeof cvs>()
const callBuilder = apiCalls<typeof cvBuilder>()

type CvProposal = Extract<Proposal, { readonly kind: 'cv-skills' | 'cv-summary' }>
type Part = Pick<Cv, 'skills'> | Pick<Cv, 'summary'>
/** Both return null if the change no longer fits the present CV. */
type Edit = { readonly make: (cv: Cv) => Part | null; readonly undo: (cv: Cv) => Part | null }

const link = { to: '/cv-builder', label: 'Open my CV' }
const notDone = (why: string): Outcome => ({ text: `Nothing was changed: ${why}`, link, undo: null })

/** Uses the call of the CV builder, which stores a version and refuses to overwrite newer changes. */
export async function changeCv(proposal: CvProposal): Promise<Outcome> {
  const [cv, draft] = await Promise.all([callCvs('GET /api/cvs/my-cv', {}), callBuilder('GET /api/cvs/draft', {})])
  // Saving would discard unsaved text in the CV builder.
  if (!cv || draft) return notDone('your CV in the CV builder is not saved yet. Please save it first.')
  const edit = proposal.kind === 'cv-skills' ? addSkills(proposal.skills, cv) : replaceSummary(proposal)
  const part = edit.make(cv)
  if (!part) return notDone('your CV is different now. Please ask again.')
  await save(cv, part)
  return {
    text: 'Your CV is changed.',
    link,
    undo: async () => {
      const now = await callCvs('GET /api/cvs/my-cv', {})
      const before = now && edit.undo(now)
      if (before) await save(now, before)
    },
  }
}

/** The undo removes only the added skills, whatever else was changed since. */
function addSkills(wanted: readonly string[], { skills: known }: Cv): Edit {
  const isKnown = (skill: string): boolean => known.some((one) => one.toLowerCase() === skill.toLowerCase())
  const added = wanted.filter((skill) => !isKnown(skill))
  return {
    make: ({ skills }) => (added.length > 0 ? { skills: [...skills, ...added] } : null),
    undo: ({ skills }) => ({ skills: skills.filter((skill) => !added.includes(skill)) }),
  }
}

function replaceSummary({ before, summary: after }: Extract<CvProposal, { kind: 'cv-summary' }>): Edit {
  return {
    make: ({ summary }) => (summary === before ? { summary: after } : null),
    undo: ({ summary }) => (summary === after ? { summary: before } : null),
  }
}

async function save(cv: Cv, part: Part): Promise<void> {
  await callBuilder('PUT /api/cvs/:id', { params: { id: cv.id }, query: { base: cv.updatedAt }, body: { ...cv, ...part } })
}
