import { spawnSync } from 'node:child_process'
import { installPackages, mayInstall } from './apt.mjs'

const isHere = () => spawnSync('pdftotext', ['-v']).error === undefined

/** A second reader of PDF texts: without it, its tests are skipped and the others run. */
export function ensureReader(say) {
  if (!isHere() && mayInstall()) {
    say('installing poppler-utils…')
    installPackages('poppler-utils')
  }
  if (!isHere()) say('there is no pdftotext (poppler-utils): what it reads in our PDFs is not tested')
}
