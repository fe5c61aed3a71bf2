import { spawnSync } from 'node:child_process'
import { installPackages, mayInstall } from './apt.mjs'

const programs = ['patroni', 'etcd', 'haproxy', 'redis-server']
const isHere = () => programs.every((name) => spawnSync('sh', ['-c', `command -v ${name} || ls /usr/sbin/${name}`]).status === 0)

/** What a cluster on one machine consists of, besides PostgreSQL and the S3 server. */
export function ensureCluster(say) {
  if (!isHere() && mayInstall()) {
    say('installing Patroni, etcd, HAProxy and Redis…')
    installPackages('patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'redis-server')
  }
  if (!isHere()) say('the cluster needs Patroni, etcd, HAProxy and Redis: on Debian, start once as root')
}
