/** The child process that draws parts of one file and ends. What a file does to it costs the pictures of that import and nothing else. */
import type { Report } from '#platform/server/workers/worker-process.ts'
import { drawRegions } from './draw-regions.ts'
import type { Region } from './picture-regions.ts'

export type DrawJob = { readonly file: Uint8Array; readonly regions: readonly Region[] }
export type DrawnRegions = readonly (Uint8Array | null)[]

const say = (report: Report<DrawnRegions>): void => void process.send?.(report)

// The server is gone, however it ended.
process.on('disconnect', () => process.exit(0))
process.once(
  'message',
  ({ file, regions }: DrawJob) =>
    void drawRegions(file, regions).then(
      (made) => say({ made }),
      () => say({ fault: 'not drawn' }),
    ),
)
say('ready')
