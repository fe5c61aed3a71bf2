import { execFileSync, spawnSync } from 'node:child_process'

/** A machine of the cluster. `enter` is the prefix of commands that run on it. */
export type Machine = {
  readonly address: string
  readonly enter: readonly string[]
  /** Drops every packet to another machine until the returned function is called. */
  readonly cutOff: (other: Machine) => () => void
}

export type Network = {
  /** False without the permission to create network namespaces: all machines then share one address and cannot be cut off. */
  readonly canCutOff: boolean
  readonly machineOf: (name: string) => Machine
  readonly close: () => void
}

const ip = (...args: readonly string[]): void => void execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
const attempt = (...args: readonly string[]): boolean => spawnSync('ip', args, { stdio: 'ignore' }).status === 0

const local: Network = {
  canCutOff: false,
  machineOf: () => ({
    address: '127.0.0.1',
    enter: [],
    cutOff: () => {
      throw new Error('a machine with an address of its own can be cut off')
    },
  }),
  close: () => undefined,
}

/** Creates a bridge and a network namespace for each machine, if the system allows it. `base` distinguishes clusters on the same host. */
export function openNetwork(base: number): Network {
  const bridge = `pasand${base}`
  const subnet = `10.77.${Math.floor(base / 40) % 256}`
  attempt('link', 'del', bridge)
  if (!attempt('link', 'add', bridge, 'type', 'bridge')) return local
  const names: string[] = []
  const close = () => {
    for (const name of names) attempt('netns', 'del', name)
    attempt('link', 'del', bridge)
  }
  try {
    ip('addr', 'add', `${subnet}.1/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
  } catch {
    close()
    return local
  }
  return {
    canCutOff: true,
    close,
    machineOf: (name) => {
      const space = `${bridge}-${name}`
      const address = `${subnet}.${names.push(space) + 10}`
      addMachine({ space, bridge, address, port: `p${base}x${names.length}` })
      return { address, enter: ['ip', 'netns', 'exec', space], cutOff: (other) => cutOff(space, other.address) }
    },
  }
}

type Settings = { readonly space: string; readonly bridge: string; readonly address: string; readonly port: string }

function addMachine({ space, bridge, address, port }: Settings): void {
  attempt('link', 'del', port)
  attempt('netns', 'del', space)
  ip('netns', 'add', space)
  ip('link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  ip('link', 'set', port, 'master', bridge, 'up')
  ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  ip('-n', space, 'link', 'set', 'eth0', 'up')
  ip('-n', space, 'link', 'set', 'lo', 'up')
}

function cutOff(space: string, address: string): () => void {
  ip('-n', space, 'route', 'add', 'blackhole', `${address}/32`)
  return () => void attempt('-n', space, 'route', 'del', 'blackhole', `${address}/32`)
}
