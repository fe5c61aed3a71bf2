import { ProgressBar } from '#platform/web/ui/bars.tsx'
import { loudest } from './microphone.ts'

export function LevelMeter({ level }: { readonly level: number }) {
  return <ProgressBar label="Voice level" value={level} max={loudest} />
}
