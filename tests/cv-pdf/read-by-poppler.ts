import { execFileSync, spawnSync } from 'node:child_process'

/** The PDF reader of most Linux systems, and of many programs that parse CVs. `node scripts/ensure.mjs readers` installs it. */
export const isPopplerHere = spawnSync('pdftotext', ['-v']).error === undefined

export function readByPoppler(pdf: Uint8Array): string {
  return execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] })
}
