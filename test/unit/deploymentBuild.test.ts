import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkDeployment, deploymentFaults } from '../../scripts/checkDeployment.ts'
import { root } from '../../scripts/program.ts'
import { readDeployment } from '../../scripts/readDeployment.ts'

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

test('a build fails on an invalid file of the user, with file, path and reason', () => {
  const folder = ownFolder('bsc', 'farms.json', /"pid": \d+/, '"pid": "one"')
  const { status, stderr } = build(folder)
  expect(status).not.toBe(0)
  expect(stderr).toContain(`The deployment in ${folder} is not valid`)
  expect(stderr).toContain('farms.json: /farms/0/pid must be integer')
})

test('a build refuses a demo wallet on a public chain', () => {
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
  [
    'deployment.json',
    '"router": "0x10ED43C718714eb63d5aA57B78B54704E256024E"',
    '"router": "0x10eD43C718714eb63d5aA57B78B54704E256024E"',
    'deployment.json: /contracts/router has a wrong checksum',
  ],
  [
    'farms.json',
    '"token": "cake"',
    '"token": "pie"',
    'farms.json: /farms/1/token is "pie", which is not in tokens.json',
  ],
  [
    'farms.json',
    '"cakeNative": 251',
    '"cakeNative": 9999',
    'farms.json: /referencePids/cakeNative is 9999, which is not',
  ],
  [
    'pools.json',
    '"stakingToken": "cake"',
    '"stakingToken": "pie"',
    '/stakingToken is "pie", which is not in tokens.json',
  ],
  ['ifos.json', /"token": "[^"]+"/, '"token": "pie"', 'ifos.json: /ifos/0/token is "pie", which is not in tokens.json'],
  ['ifos.json', /"campaignId": "\d+"/, '"campaignId": "1"', '/campaignId is "1", which is not in campaigns.json'],
  ['warning-tokens.json', /"key": "[^"]+"/, '"key": "pie"', 'warning-tokens.json: /0/key is "pie", which is not'],
  [
    'bases.json',
    '"suggestedBases": [',
    '"suggestedBases": ["pie", ',
    'bases.json: /suggestedBases/0 is "pie", which is not in /tokens of bases.json',
  ],
  ['vault.json', '"cakeVault"', '"pieVault"', 'vault.json: /contract is "pieVault", which is not in /contracts of'],
  [
    'nfts.json',
    '"pancakeRabbits"',
    '"rabbits"',
    'nfts.json: /sources/pancake is "rabbits", which is not in /contracts',
  ],
  [
    'nfts.json',
    '"hiccup": "bunnySpecial"',
    '"burp": "bunnySpecial"',
    'nfts.json: /claims/burp is "burp", which is not in /collectibles of nfts.json',
  ],
  [
    'nfts.json',
    '"hiccup": "bunnySpecial"',
    '"hiccup": "special"',
    '/claims/hiccup is "special", which is not in /contracts',
  ],
  [
    'profile.json',
    '"pointCenterIfo"',
    '"points"',
    'profile.json: /pointCenter is "points", which is not in /contracts',
  ],
  ['lp-aprs.json', /"0x[\da-fA-F]{40}"/, `"0x${'1'.repeat(40)}"`, `which is not in farms.json`],
])('reports the fault in %s when %s becomes %s', (file, from, to, reason) => {
  const folder = ownFolder('bsc', file, from, to)
  expect(() => checkDeployment(folder)).toThrow(reason)
})

test('reports a wrong checksum in an address that is a key', () => {
  const wrong = '0x014608e87AF97a054C9a49f81E1473076D51d9a3'
  const folder = ownFolder('bsc', 'lp-aprs.json', wrong.replace('e', 'E'), wrong)
  expect(deploymentFaults(folder)[0]).toContain(`lp-aprs.json: /percentPerYear/${wrong} has a wrong checksum (EIP-55)`)
})

test('accepts an address in one letter case, which has no checksum', () => {
  const router = '0x10ED43C718714eb63d5aA57B78B54704E256024E'
  const folder = ownFolder('bsc', 'deployment.json', router, router.toLowerCase())
  expect(deploymentFaults(folder)).toEqual([])
})

test('names a missing file', () => {
  const folder = ownFolder('bsc', 'teams.json', '[', '[ ')
  rmSync(join(folder, 'teams.json'))
  expect(deploymentFaults(folder)).toEqual([expect.stringContaining('teams.json: cannot be read: ENOENT')])
})
