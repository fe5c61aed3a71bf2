import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const options = ['-o', 'DPkg::Lock::Timeout=300', '-qq']
const install = ['install', '-y', '--no-install-recommends']
// The output of apt goes to stderr, so that stdout stays free for the command that follows. In run level 1 packages do not start their services.
const started = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }

export function installPackages(...names) {
  for (const task of [['update'], [...install, ...names]]) spawnSync('apt-get', [...options, ...task], started)
}

/** Installs all of these packages, or none if one of them is unknown. It runs beside other work; the promise ends with the installation. */
export function beginInstalling(names) {
  const apt = `apt-get ${options.join(' ')}`
  return once(spawn('sh', ['-c', `${apt} update; ${apt} ${[...install, ...names].join(' ')}`], started), 'close')
}
