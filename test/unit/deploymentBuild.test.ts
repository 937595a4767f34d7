import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkDeployment, deploymentFaults } from '../../scripts/checkDeployment.ts'
import { root } from '../../scripts/program.ts'
import { readDeployment } from '../../scripts/readDeployment.ts'

const BUILD_TIMEOUT_MS = 120_000
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Copies a shipped deployment to a user's folder, with a part of one file replaced. */
function ownFolder(shipped: string, file: string, from: string | RegExp, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'))
  folders.push(folder)
  cpSync(join(root, 'deployments', shipped), folder, { recursive: true })
  const before = readFileSync(join(folder, file), 'utf8')
  const after = before.replace(from, () => to)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, file), after)
  return folder
}

const build = (folder: string) =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', join(folder, 'dist'), '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', DEPLOYMENT: folder }, encoding: 'utf8' },
  )

test.each(['bsc', 'bsc-testnet', 'devnet'])('the shipped folder %s is valid', (name) => {
  expect(deploymentFaults(readDeployment(name).directory)).toEqual([])
})

test('a build fails on an invalid file of the user, with file, path and reason', { timeout: BUILD_TIMEOUT_MS }, () => {
  const folder = ownFolder('bsc', 'farms.json', /"pid": \d+/, '"pid": "one"')
  const { status, stderr } = build(folder)
  expect(status).not.toBe(0)
  expect(stderr).toContain(`The deployment in ${folder} is not valid`)
  expect(stderr).toContain('farms.json: /farms/0/pid must be integer')
})

test('a build refuses a demo wallet on a public chain', { timeout: BUILD_TIMEOUT_MS }, () => {
  const folder = ownFolder('devnet', 'deployment.json', '"chainId": 31337', '"chainId": 97')
  const { status, stderr } = build(folder)
  expect(status).not.toBe(0)
  expect(stderr).toContain('deployment.json: /demoWallet is not allowed on the public chain 97')
})

test.each([
  ['tokens.json', '{', '{,', 'tokens.json: cannot be read'],
  ['deployment.json', '"chainName"', '"chainname"', "deployment.json: / must have required property 'chainName'"],
  [
    'deployment.json',
    '"chainName"',
    '"more": 1, "chainName"',
    'deployment.json: / must NOT have additional properties ("more")',
  ],
  [
    'deployment.json',
    /"router": "0x[\da-fA-F]{40}"/,
    '"router": "0x12"',
    'deployment.json: /contracts/router must match',
  ],
])('reports the fault in %s when %s becomes %s', (file, from, to, reason) => {
  const folder = ownFolder('bsc', file, from, to)
  expect(() => checkDeployment(folder)).toThrow(reason)
})

test('names a missing file', () => {
  const folder = ownFolder('bsc', 'teams.json', '[', '[ ')
  rmSync(join(folder, 'teams.json'))
  expect(deploymentFaults(folder)).toEqual([expect.stringContaining('teams.json: cannot be read: ENOENT')])
})
