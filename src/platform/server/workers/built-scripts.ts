import { existsSync } from 'node:fs'
import path from 'node:path'

let folder: string | undefined

/** From now on, workers start from the bundles in this folder (`scripts/bundle-workers.ts`). A built portal calls it; tests run the sources. */
export function useBuiltScripts(built: string | undefined): void {
  folder = built
}

/** The bundle of a worker's script if there is one, otherwise the script itself. */
export function builtScript(source: string): string {
  const built = path.join(folder ?? '', `${path.basename(source, '.ts')}.js`)
  return folder !== undefined && existsSync(built) ? built : source
}
