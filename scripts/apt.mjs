import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const options = ['-o', 'DPkg::Lock::Timeout=300', '-qq']
const install = ['install', '-y', '--no-install-recommends']
// Its output goes to stderr, so that stdout stays free for the command that follows. Run level 1: what is installed is not started as a service.
const started = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }

export function installPackages(...names) {
  for (const task of [['update'], [...install, ...names]]) spawnSync('apt-get', [...options, ...task], started)
}

/** Installs all of them beside what else is to be done, and nothing if one of them is unknown. The promise ends with the installation. */
export function beginInstalling(names) {
  const apt = `apt-get ${options.join(' ')}`
  return once(spawn('sh', ['-c', `${apt} update; ${apt} ${[...install, ...names].join(' ')}`], started), 'close')
}
