import type { World } from './world.ts'

export function ago({ anchor }: Pick<World, 'anchor'>, days: number): Date {
  return new Date(anchor.getTime() - days * 86_400_000)
}
