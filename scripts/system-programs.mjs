import { spawnSync } from 'node:child_process'
import { beginInstalling, installPackages, mayInstall } from './apt.mjs'
import { postgresFolder } from './find-postgresql.mjs'

const isProgram = (name) => spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${name}`]).status === 0

/** Programs from the system's packages. If one is missing, its tests are skipped and the others run. */
export const programs = {
  readers: {
    what: 'pdftotext, a second reader of PDF texts',
    packages: ['poppler-utils'],
    isHere: () => isProgram('pdftotext'),
  },
  s3: {
    what: 'OpenStack Swift, for files in S3-compatible storage',
    packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'],
    isHere: () => ['swift-proxy-server', 'memcached'].every(isProgram),
  },
  postgresql: {
    what: 'PostgreSQL with the tools that the embedded one lacks, for backup and restore',
    packages: ['postgresql'],
    isHere: () => postgresFolder() !== undefined,
  },
  redis: {
    what: 'Redis, for limits that several processes share',
    packages: ['redis-server'],
    isHere: () => isProgram('redis-server'),
  },
  pgbouncer: {
    what: 'PgBouncer, for a pooler in front of the database',
    packages: ['pgbouncer'],
    isHere: () => isProgram('pgbouncer'),
  },
  haproxy: {
    what: 'HAProxy, for the settings of the load balancer',
    packages: ['haproxy'],
    isHere: () => isProgram('haproxy'),
  },
  cluster: {
    what: 'Patroni, etcd and HAProxy, for the cluster on one machine',
    packages: ['patroni', 'python3-etcd', 'etcd-server', 'haproxy'],
    isHere: () => ['patroni', 'etcd', 'haproxy'].every(isProgram),
  },
}

/** Begins to install the missing programs together. Those that could not be installed together are later installed alone by `ensureProgram`. */
export async function beginPrograms(names, more, say) {
  const missing = names.filter((name) => !programs[name].isHere())
  const packages = [...missing.flatMap((name) => programs[name].packages), ...more]
  if (packages.length === 0 || !mayInstall()) return
  say(`installing ${packages.join(', ')}…`)
  await beginInstalling(packages)
}

export function ensureProgram(name, say) {
  const { what, packages, isHere } = programs[name]
  if (!isHere() && mayInstall()) {
    say(`installing ${what}…`)
    installPackages(...packages)
  }
  if (!isHere()) say(`not installed: ${what}`)
}
