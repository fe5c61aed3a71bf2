import { existsSync, readdirSync } from 'node:fs'

const versions = '/usr/lib/postgresql'

/** Returns the folder with the programs of the newest PostgreSQL among Debian's packages. */
export function postgresFolder() {
  const newest = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a)) : []
  return newest.map((name) => `${versions}/${name}/bin`).find((folder) => existsSync(`${folder}/postgres`))
}
