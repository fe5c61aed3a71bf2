import { reaction } from '#platform/server/events.ts'
import { photoDeleted } from '../contract.ts'
import { removeFilesOf } from './photo-files.ts'

/** A photo of another site is not ours to remove. */
export const removePhoto = reaction('removePhoto', photoDeleted, ({ storage }, { url }) => removeFilesOf(storage, url))
