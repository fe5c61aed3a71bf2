/** Proposes changes of the person's own CV. The browser makes them with the call of the CV builder, which stores a version. */
import { z } from 'zod'
import { findCvOf } from '#features/cvs/server/public.ts'
import { CvSkills, CvSummary, type Proposal } from '../answer-contract.ts'
import { defineTool, type ToolContext } from './tool.ts'

/** Without a proposal, there is no CV yet, or it already has all of this. */
type CvChange<Kind extends Proposal['kind']> = {
  readonly hasCv: boolean
  readonly proposal: Extract<Proposal, { readonly kind: Kind }> | null
}

const links = ['/cv-builder']

export function proposeCvSkillsTool({ db }: ToolContext) {
  return defineTool({
    name: 'propose_cv_skills',
    description: 'Shows the person a button to add skills to the own CV: only skills that the person has just written.',
    input: z.object({ skills: CvSkills }),
    who: 'candidate',
    run: async ({ skills }, { caller }) => {
      const cv = await findCvOf(db, caller.id)
      const known = new Set(cv?.body.skills.map((skill) => skill.toLowerCase()))
      const added = skills.filter((skill) => !known.has(skill.toLowerCase()))
      const proposal = { kind: 'cv-skills', text: `Add to my CV: ${added.join(', ')}`, skills: added } as const
      const data: CvChange<'cv-skills'> = { hasCv: cv !== null, proposal: cv && added.length > 0 ? proposal : null }
      return { data, links }
    },
  })
}

export function proposeCvSummaryTool({ db }: ToolContext) {
  return defineTool({
    name: 'propose_cv_summary',
    description: 'Shows the person a button to replace the summary of the own CV by a text that the person has just written.',
    input: z.object({ summary: CvSummary }),
    who: 'candidate',
    run: async ({ summary }, { caller }) => {
      const cv = await findCvOf(db, caller.id)
      const before = cv?.body.summary ?? ''
      const proposal = { kind: 'cv-summary', text: 'Replace the summary of my CV', before, summary } as const
      const data: CvChange<'cv-summary'> = { hasCv: cv !== null, proposal: cv && before !== summary ? proposal : null }
      return { data, links }
    },
  })
}
