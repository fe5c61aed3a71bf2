import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { brand } from '#features/site/brand.ts'
import { dayMs } from '#platform/contract/dates.ts'
import { NotFound } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import { countOf, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { jobTypeLabels, salaryText } from '../rules.ts'
import { findOpenJob, type JobRow } from './queries.ts'

/** Pictures that have to be drawn; the others cost nothing. */
const picturesDrawn: RateLimit = { name: 'pictures of jobs', per: 'network', max: 60, windowSeconds: minutes(1) }

/** Of some twenty kilobytes each. */
const mostKept = 500

type PictureContext = Pick<AppContext, 'db' | 'clock' | 'picture' | 'rateLimits'>

/** What is shown beside the link to a job, where people share it. Drawn once for all who share the same. */
export function serveJobPictures(app: FastifyInstance, tools: PictureContext): void {
  const { db, clock } = tools
  const pictures = new LRUCache<string, Uint8Array, { readonly job: JobRow; readonly ip: string }>({
    max: mostKept,
    ttl: dayMs,
    perf: { now: () => clock().getTime() },
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { job, ip } }) => draw(tools, job, ip),
  })
  app.get<{ Params: { jobId: string } }>('/jobs/:jobId/picture.png', async ({ params, ip }, reply) => {
    const job = await findOpenJob(db, params.jobId, clock())
    if (!job) throw new NotFound()
    // A job that is written again gets a new image.
    const picture = await pictures.forceFetch(`${job.id} ${job.updatedAt.getTime()}`, { context: { job, ip } })
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(Buffer.from(picture))
  })
}

async function draw({ picture, rateLimits }: PictureContext, job: JobRow, ip: string): Promise<Uint8Array> {
  await rateLimits.consume([countOf(picturesDrawn, ip)])
  return picture('picture', textsOf(job), { network: networkOf(ip) })
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
