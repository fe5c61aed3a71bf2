/**
 * The child process that reads one file and then ends. A file may take any amount of time and memory, or crash the process: then one import fails,
 * and not the server.
 */
import type { Report } from '#platform/server/workers/worker-process.ts'
import { NotImportable } from './read-error.ts'
import { type ReadFile, readFile } from './read-import.ts'

export type ReadResult = ReadFile | { readonly refused: NotImportable['reason'] }

const say = (report: Report<ReadResult>): void => void process.send?.(report)

async function work(file: Uint8Array): Promise<ReadResult> {
  try {
    return await readFile(file)
  } catch (error) {
    return { refused: error instanceof NotImportable ? error.reason : 'damaged' }
  }
}

// Ends together with the server, even if the server crashes.
process.on('disconnect', () => process.exit(0))
process.once('message', (file: Uint8Array) => void work(file).then((made) => say({ made })))
say('ready')
