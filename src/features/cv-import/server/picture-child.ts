/** The child process that draws parts of one file and then ends. A hostile file costs only the pictures of its own import. */
import type { Report } from '#platform/server/workers/worker-process.ts'
import { drawRegions } from './draw-regions.ts'
import type { Region } from './picture-regions.ts'

export type DrawJob = { readonly file: Uint8Array; readonly regions: readonly Region[] }
export type DrawnRegions = readonly (Uint8Array | null)[]

const say = (report: Report<DrawnRegions>): void => void process.send?.(report)

// Ends together with the server, even if the server crashes.
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
