import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { seededRandom } from '../traffic/seeded-random.ts'

const asksForTime = ({ moduleId }: TestSpecification) => /imeout: [\d_]+_000|\baWorld\(/.test(readFileSync(moduleId, 'utf8'))

/**
 * Files in any order, so that none depends on another, but those that ask for more time first: none of them is left at the end to run beside an idle
 * processor. Files with a process of their own come at even distances. The runner ends a shared process when the next file cannot join it: that
 * frees its memory, and costs seconds in which the server is loaded again.
 */
export class OrderOfFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence
    this.ctx.logger.log(`Order of the files: --sequence.seed=${seed}`)
    const random = seededRandom(seed)
    const mixed = files
      .toSorted((a, b) => a.moduleId.localeCompare(b.moduleId))
      .map((file) => ({ file, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ file }) => file)
    const [alone, shared] = [mixed.filter(isAlone), mixed.filter((file) => !isAlone(file))]
    const inOrder = [...shared.filter(asksForTime), ...shared.filter((file) => !asksForTime(file))]
    const distance = Math.max(1, Math.floor(inOrder.length / (alone.length + 1)))
    const begun = alone.flatMap((file, at) => [...inOrder.slice(at * distance, (at + 1) * distance), file])
    return [...begun, ...inOrder.slice(alone.length * distance)]
  }
}

const isAlone = ({ project }: TestSpecification): boolean => project.config.isolate
