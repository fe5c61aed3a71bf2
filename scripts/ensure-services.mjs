import { spawnSync } from 'node:child_process'
import { installPackages, mayInstall } from './apt.mjs'

/** Servers beside PostgreSQL that an operator may add; each program has the name of its Debian package. */
const services = { 'redis-server': 'limits that several processes share' }

const isMissing = (name) => spawnSync(name, ['--version']).error !== undefined

/** Without one of them its tests are skipped and the others run. */
export function ensureServices(say) {
  const missing = Object.keys(services).filter(isMissing)
  if (missing.length > 0 && mayInstall()) {
    say(`installing ${missing.join(' and ')}…`)
    installPackages(...missing)
  }
  for (const name of missing.filter(isMissing)) say(`there is no ${name}: ${services[name]} are not tested`)
}
