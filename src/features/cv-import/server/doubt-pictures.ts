import path from 'node:path'
import { openWorkerPool, type PoolSettings } from '#platform/server/workers/worker-pool.ts'
import type { Requester } from '#platform/server/workers/worker-queue.ts'
import type { ImportResult } from '../contract.ts'
import type { FieldReading } from '#features/cv-words/reading-contract.ts'
import type { DrawJob, DrawnRegions } from './picture-child.ts'
import { doubtfulRegions } from './picture-regions.ts'

const defaults: PoolSettings = {
  script: {
    file: path.join(import.meta.dirname, 'picture-child.ts'),
    env: {},
    // The process may read files, but not write files or start processes. PDFium is WebAssembly and has no other access.
    nodeOptions: ['--permission', '--allow-fs-read=*', '--max-old-space-size=64', '--disable-warning=ExperimentalWarning'],
  },
  // Each file gets a new process, so that nobody can get a picture of another person's file.
  lifeInJobs: 1,
  workers: 2,
  maxWaiting: 4,
  maxWaitingPerNetwork: 1,
  patienceMs: 5_000,
  busyMessage: 'Too many pictures are being drawn',
  timeoutMs: 1_500,
  starvedMs: 6_000,
  mostMegabytes: 320,
}

export type DoubtPictures = (result: ImportResult, file: Uint8Array, requester?: Requester) => Promise<ImportResult>

/**
 * Adds pictures of the parts of a PDF from which doubtful fields were read. If drawing fails or takes too long, the result has no pictures, and the
 * review shows the line as text. People without an account have a separate pool, as for reading.
 */
export function openDoubtPictures(over: Partial<PoolSettings> = {}): DoubtPictures {
  const known = openWorkerPool<DrawJob, DrawnRegions>({ ...defaults, ...over })
  const unknown = openWorkerPool<DrawJob, DrawnRegions>({ ...defaults, workers: 1, ...over })
  return async (result, file, requester) => {
    const byField = doubtfulRegions(result)
    const regions = [...new Set(byField.values())]
    if (regions.length === 0) return result
    const pool = requester?.network === undefined ? known : unknown
    const drawn = await pool.run({ file, regions }, requester).catch((): DrawnRegions => [])
    const places = regions.flatMap((region, at) => {
      const png = drawn[at]
      return png ? [{ region, png }] : []
    })
    if (places.length === 0) return result
    return {
      ...result,
      pictures: places.map(({ region: { x, width, height }, png }) => ({ src: dataUrl(png), x, width, height })),
      readings: (result.readings ?? []).map((reading): FieldReading => {
        const region = byField.get(reading.field)
        const picture = places.findIndex((place) => place.region === region)
        return picture < 0 ? reading : { ...reading, picture }
      }),
    }
  }
}

const dataUrl = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString('base64')}`
