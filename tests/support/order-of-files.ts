import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { seededRandom } from '../traffic/seeded-random.ts'

const asksForTime = (file: string) => /imeout: [\d_]+_000|\baWorld\(/.test(readFileSync(file, 'utf8'))

const groupOf = (file: TestSpecification) => (file.project.config.isolate ? 0 : asksForTime(file.moduleId) ? 1 : 2)

/**
 * Files in any order, so that none depends on another, within three groups. First those with a process of their own: the runner ends a shared
 * process when the next file cannot join it, and loading the server again takes seconds. Then those that ask for more time than the others, so that
 * none of them is left at the end to run beside an idle processor.
 */
export class OrderOfFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence
    this.ctx.logger.log(`Order of the files: --sequence.seed=${seed}`)
    const random = seededRandom(seed)
    return files
      .toSorted((a, b) => a.moduleId.localeCompare(b.moduleId))
      .map((file) => ({ file, group: groupOf(file), at: random() }))
      .toSorted((a, b) => a.group - b.group || a.at - b.at)
      .map(({ file }) => file)
  }
}
