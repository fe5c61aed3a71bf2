/** `npm run dev:voice`: the product with a voice service on this machine. It hears that somebody speaks and not what, so answers are typed. */
import { aVoiceService } from '../tests/fakes/voice-service.ts'

const { env } = await aVoiceService({ silenceMs: 1_500 })
Object.assign(process.env, { NODE_ENV: 'development', REALTIME_PROVIDER: 'the stand-in', ...env })
await import('#app/server/main.ts')
