import path from 'node:path'
import type { Config } from '#platform/server/config/read-config.ts'
import { openDisk } from './disk.ts'
import { openS3 } from './s3.ts'
import type { Storage } from './storage.ts'

/** S3-compatible storage if it is configured, otherwise a folder in the data folder of the server. */
export function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  return s3 ? openS3(s3) : diskIn(dataDir)
}

export function diskIn(dataDir: string): Storage {
  return openDisk(path.resolve(dataDir, 'files'))
}
