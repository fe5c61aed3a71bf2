import type { DemoWorld } from './demo-world.ts'

export function ago({ anchor }: Pick<DemoWorld, 'anchor'>, days: number): Date {
  return new Date(anchor.getTime() - days * 86_400_000)
}
