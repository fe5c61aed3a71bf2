/**
 * `npm run dev:voice`: the product with a fake voice service on this machine. The service hears that somebody speaks but not what, so answers are
 * typed.
 */
import { aVoiceService } from '../tests/fakes/voice-service.ts'

const { env } = await aVoiceService({ silenceMs: 1_500 })
Object.assign(process.env, { NODE_ENV: 'development', REALTIME_PROVIDER: 'the stand-in', ...env })
await import('#app/server/main.ts')
