/** The voice service in a process of its own, which a test kills or stops. Its argument is the port; a message of its parent is said in the newest call. */
import { aVoiceService } from './voice-service.ts'

const service = await aVoiceService({ port: Number(process.argv[2]) })
process.on('message', (text) => service.past.at(-1)?.hear(String(text)))
process.send?.(service.port)
