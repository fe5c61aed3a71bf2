/** What can be checked of `deploy/` without the machines that it is for. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { DCLinter } from 'dclint'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '#platform/server/config/read-config.ts'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')
const isHere = (program: string) => spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0

type Resource = { readonly apiVersion: string; readonly kind: string }
type Model = new (data: object) => { readonly validate: () => void }

async function validate(resource: Resource): Promise<void> {
  const models = (await import(`kubernetes-models/${resource.apiVersion}`)) as Record<string, Model>
  const Found = models[resource.kind]
  if (!Found) throw new Error(`there is no ${resource.kind} in ${resource.apiVersion}`)
  new Found(resource).validate()
}

const resources = parseAllDocuments(read('kubernetes/pasand.yaml')).map((one) => one.toJS() as Resource)

test.each(resources)('Kubernetes: $kind fits the schema of $apiVersion', async (resource) => {
  await expect(validate(resource)).resolves.toBeUndefined()
})

test('a manifest with a mistake is found', async () => {
  const deployment = resources.find(({ kind }) => kind === 'Deployment')
  await expect(validate({ ...deployment, spec: { replicas: 'three' } } as never)).rejects.toThrow('replicas')
})

const off = [
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
  'service-ports-alphabetical-order',
]

test('the compose file fits the schema of the Compose specification', () => {
  const linter = new DCLinter({ rules: Object.fromEntries(off.map((name) => [name, 0])), quiet: true, debug: false, exclude: [] })
  const [result] = linter.lintFiles(['deploy/compose.yaml'], false)
  expect(result?.messages.filter(({ rule }: { readonly rule: string }) => rule === 'invalid-schema')).toEqual([])
})

test('the variables of the compose file and of its example start a public server', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    readonly services: { readonly portal: { readonly environment: Record<string, string> } }
  }
  const example = Object.fromEntries(
    read('environment.example')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const filled = { SESSION_SECRET: 'x'.repeat(32), ADMIN_EMAIL: 'a@pasand.example', ADMIN_PASSWORD: 'Admin-pass-2026' }
  const database = { DATABASE_URL: 'postgresql://pasand:x@database/pasand' }
  expect(readConfig({ ...services.portal.environment, ...example, ...filled, ...database })).toMatchObject({ isPublic: true })
})

const addresses = ['WEB', 'PRIMARY', 'REPLICAS'].map((name, at) => [`LISTEN_${name}`, `127.0.0.1:${4700 + at}`])
const machines = [1, 2, 3].flatMap((at) => [
  [`WEB${at}`, `127.0.0.1:${4710 + at}`],
  [`DB${at}`, `127.0.0.1:${4720 + at}`],
  [`DB${at}_API`, String(4730 + at)],
])

test.runIf(isHere('haproxy'))('HAProxy accepts its settings', () => {
  const env = { PATH: '/usr/sbin:/usr/bin:/bin', ...Object.fromEntries([...addresses, ...machines]) }
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'deploy/haproxy/haproxy.cfg'], { env, encoding: 'utf8' })
  expect(stderr).not.toContain('ALERT')
  expect(status).toBe(0)
})

test.each(['pasand', 'pasand-worker'])('the unit %s starts a file that is there', (name) => {
  const program = /^ExecStart=\S+ (\S+)$/m.exec(read(`systemd/${name}.service`))?.[1]
  expect(existsSync(program ?? 'none')).toBe(true)
})

test.runIf(isHere('systemd-analyze'))('systemd knows each setting of the units', () => {
  const names = ['pasand.service', 'pasand-worker.service', 'pasand-haproxy.service', 'pasand-haproxy.socket']
  const units = names.map((name) => `deploy/systemd/${name}`)
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' })
  expect(stderr).not.toMatch(/Unknown|Invalid|Failed to parse/)
})
