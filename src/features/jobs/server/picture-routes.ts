import type { FastifyInstance } from 'fastify'
import { brand } from '#features/site/brand.ts'
import { NotFound } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { openLinkPictures } from '#platform/server/link-pictures.ts'
import { minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { jobTypeLabels, salaryText } from '../rules.ts'
import { findOpenJob, type JobRow } from './queries.ts'

/** Only pictures that have to be drawn are counted; cached ones are not. */
const picturesDrawn: RateLimit = { name: 'pictures of jobs', per: 'network', max: 60, windowSeconds: minutes(1) }

/** Serves the preview pictures of shared links to jobs. */
export function serveJobPictures(app: FastifyInstance, context: AppContext): void {
  const pictureOf = openLinkPictures(context, picturesDrawn)
  app.get<{ Params: { jobId: string } }>('/jobs/:jobId/picture.png', async ({ params, ip }, reply) => {
    const job = await findOpenJob(context.db, params.jobId, context.clock())
    if (!job) throw new NotFound()
    // A changed job gets a new picture.
    const picture = await pictureOf(`${job.id} ${job.updatedAt.getTime()}`, () => textsOf(job), ip)
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(picture)
  })
}

function textsOf(job: JobRow) {
  const isStated = job.salaryMin !== null || job.salaryMax !== null
  return {
    site: brand.name,
    note: brand.tagline,
    title: job.title.slice(0, 120),
    lines: [
      job.company,
      job.location,
      [jobTypeLabels[job.jobType], ...(isStated ? [`${salaryText(job)} a year`] : [])].join(' · '),
    ].map((line) => line.slice(0, 60)),
  }
}
