import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Its output goes to stderr, so that stdout stays free for the command that follows. */
export function installPackages(...names) {
  const apt = ['-o', 'DPkg::Lock::Timeout=300', '-qq']
  // Run level 1: what is installed is not started as a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const task of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', [...apt, ...task], { stdio: ['ignore', 2, 2], env })
  }
}
