import type { S3Client } from '@aws-sdk/client-s3'
import { isFileName, requireFileName, type StoredFile, type Storage } from './storage.ts'

export type S3Config = {
  readonly endpoint: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

type OpenClient = { readonly sdk: typeof import('@aws-sdk/client-s3'); readonly s3: S3Client }

/** Stores files in a private bucket of S3-compatible storage: people get files only through our own calls. */
export function openS3({ bucket: Bucket, ...config }: S3Config): Storage & { readonly close: () => Promise<void> } {
  // The client is imported at its first use: importing it takes a fifth of a second, and the start does not wait for it.
  let opening: Promise<OpenClient> | undefined
  const client = () => (opening ??= openClient(config))
  return {
    keep: async (name, content) => {
      requireFileName(name)
      const { sdk, s3 } = await client()
      await s3.send(new sdk.PutObjectCommand({ Bucket, Key: name, Body: content }))
    },
    find: async (name) => {
      if (!isFileName(name)) return null
      const { sdk, s3 } = await client()
      try {
        const { Body } = await s3.send(new sdk.GetObjectCommand({ Bucket, Key: name }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    remove: async (name) => {
      if (!isFileName(name)) return
      const { sdk, s3 } = await client()
      await s3.send(new sdk.DeleteObjectCommand({ Bucket, Key: name }))
    },
    list: async (folder) => listFiles(await client(), Bucket, folder),
    listFolders: async () => listFolders(await client(), Bucket),
    close: async () => (await opening)?.s3.destroy(),
  }
}

async function listFiles({ sdk, s3 }: OpenClient, Bucket: string, folder: string): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client: s3 }, { Bucket, Prefix: `${folder}/` }))
    for (const { Key: name = '', LastModified: keptAt } of Contents) if (isFileName(name) && keptAt) found.push({ name, keptAt })
  return found
}

async function listFolders({ sdk, s3 }: OpenClient, Bucket: string): Promise<string[]> {
  const folders: string[] = []
  for await (const { CommonPrefixes = [] } of sdk.paginateListObjectsV2({ client: s3 }, { Bucket, Delimiter: '/' }))
    for (const { Prefix = '' } of CommonPrefixes) folders.push(Prefix.slice(0, -1))
  return folders
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey }: Omit<S3Config, 'bucket'>): Promise<OpenClient> {
  const sdk = await import('@aws-sdk/client-s3')
  const s3 = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Bucket names as host names would need a certificate and a DNS entry for each bucket.
    forcePathStyle: true,
    // Only Amazon supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  })
  return { sdk, s3 }
}
