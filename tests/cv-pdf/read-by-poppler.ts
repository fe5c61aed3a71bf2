import { execFileSync, spawnSync } from 'node:child_process'

/** The reader behind most of Linux, and behind many programs that take CVs apart. `node scripts/ensure.mjs readers` installs it. */
export const isPopplerHere = spawnSync('pdftotext', ['-v']).error === undefined

export function readByPoppler(pdf: Uint8Array): string {
  return execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] })
}
