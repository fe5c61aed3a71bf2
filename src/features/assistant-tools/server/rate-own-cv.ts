import { z } from 'zod'
import { rateCv } from '#features/cvs/rating.ts'
import { findCvOf } from '#features/cvs/server/public.ts'
import { defineTool, type ToolContext } from './tool.ts'

export function rateOwnCvTool({ db }: ToolContext) {
  return defineTool({
    name: 'rate_own_cv',
    description: "The rating of the person's own CV from 0 to 5, and each failed check with how to pass it. Null without a CV.",
    input: z.object({}),
    who: 'candidate',
    run: async (_input, { caller }) => {
      const cv = await findCvOf(db, caller.id)
      return { data: { rated: cv ? rateCv(cv.body) : null }, links: ['/cv-builder'] }
    },
  })
}
