import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** `npm start` and `npm test` may be started at the same time: the second waits for the first. */
export function lock(fail) {
  const folder = '.ensure.lock'
  const owner = path.join(folder, 'pid')
  for (const began = Date.now(); ;) {
    try {
      mkdirSync(folder)
      break
    } catch {
      const isOrphan = Date.now() - began > 2_000 && !isAlive(Number(existsSync(owner) ? readFileSync(owner, 'utf8') : 0))
      if (isOrphan) rmSync(folder, { recursive: true, force: true })
      if (Date.now() - began > 15 * 60_000) fail(`another run has held ${folder} for 15 minutes`)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
    }
  }
  writeFileSync(owner, String(process.pid))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
