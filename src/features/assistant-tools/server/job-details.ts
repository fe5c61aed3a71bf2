import { findOpenJob, withResponses } from '#features/jobs/server/public.ts'
import { companyPath, jobPath } from '../paths.ts'
import { z } from 'zod'
import { defineTool, type ToolContext } from './tool.ts'

export function jobDetailsTool(context: ToolContext) {
  return defineTool({
    name: 'job_details',
    description: 'One open job by its id, for example from a link to it. Null when it is closed or does not exist.',
    input: z.object({ jobId: z.uuid() }),
    who: 'anyone',
    run: async ({ jobId }, { now }) => {
      const row = await findOpenJob(context.db, jobId, now)
      const [job = null] = row ? await withResponses(context, [{ ...row, createdAt: row.createdAt.toISOString() }]) : []
      return { data: { job }, links: job ? [jobPath(job.id), companyPath(job.postedBy)] : [] }
    },
  })
}
