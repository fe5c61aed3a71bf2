import { spawnSync } from 'node:child_process'
import { installPackages, mayInstall } from './apt.mjs'

const isHere = () => ['swift-proxy-server', 'memcached'].every((name) => spawnSync(name, ['--help']).error === undefined)

/** A real server of S3-compatible storage: without it, its tests are skipped and the others run. */
export function ensureS3Server(say) {
  if (!isHere() && mayInstall()) {
    say('installing OpenStack Swift…')
    installPackages('swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached')
  }
  if (!isHere()) say('there is no OpenStack Swift: storing files in S3-compatible storage is not tested')
}
