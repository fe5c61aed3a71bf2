import { installPackages, mayInstall } from './apt.mjs'
import { postgresFolder } from './find-postgresql.mjs'

/** PostgreSQL with its tools for backups, which the embedded one lacks: without it, restoring is not tested. */
export function ensurePostgresql(say) {
  if (!postgresFolder() && mayInstall()) {
    say('installing PostgreSQL with its tools…')
    installPackages('postgresql')
  }
  if (!postgresFolder()) say('there is no PostgreSQL of the system: restoring a backup is not tested')
}
