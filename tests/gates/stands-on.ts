import { globSync, readFileSync } from 'node:fs'

/** `standsOn` of each feature's manifest. Read as text, so that a test of imports need not load the server. */
export const standsOn: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  globSync('src/features/*/server/feature.ts').map((file) => [file.split('/')[2] ?? '', listIn(readFileSync(file, 'utf8'))]),
)

function listIn(manifest: string): string[] {
  const [, list] = /^ +standsOn: \[([^\]]*)\]/m.exec(manifest) ?? []
  if (list === undefined) throw new Error('a manifest without `standsOn`')
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}
