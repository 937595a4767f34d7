// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as Sdk from '@pancakeswap/sdk'
import { getCreate2Address, keccak256, solidityPacked } from 'ethers'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { build, type Plugin } from 'vite'
import type { Deployment } from '../../src/core/deployment.ts'
import type * as Market from '../../src/market/sdk.ts'
import type * as Trades from '../../src/market/trade.ts'
import { amountOut } from '../../src/market/quote.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'sdk-build-'))

type Bundle = typeof Market & typeof Trades & Pick<typeof Sdk, 'Pair' | 'TokenAmount'>

const ENTRY = 'virtual:entry'
const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) =>
    id === `\0${ENTRY}`
      ? `export { Pair, TokenAmount } from '@pancakeswap/sdk'
         export * from '/src/market/sdk.ts'
         export * from '/src/market/trade.ts'`
      : null,
}

/** Builds the market's code as `npm run build` does, for one deployment, and answers its text and what it exports. */
async function bundleFor(deployment: string): Promise<{ code: string; bundle: Bundle }> {
  vi.stubEnv('DEPLOYMENT', deployment)
  vi.stubEnv('NODE_ENV', 'production')
  const output = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [entry],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })
  const folder = mkdtempSync(join(scratch, 'built-'))
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
  const files = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk : []))
  for (const { fileName, code: text } of files) {
    mkdirSync(dirname(join(folder, fileName)), { recursive: true })
    writeFileSync(join(folder, fileName), text)
  }
  const main = files.find(({ isEntry }) => isEntry)
  const file = join(folder, main?.fileName ?? '')
  return {
    code: files.map(({ code: text }) => text).join('\n'),
    bundle: (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Bundle,
  }
}

const factsOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'deployment.json'), 'utf8')) as Deployment

/** A deployment that differs from the public one by its deployment.json alone. */
function movedDeployment(): string {
  const folder = join(scratch, 'moved')
  cpSync(join(root, 'deployments/bsc'), folder, { recursive: true })
  const facts = factsOf(folder)
  facts.contracts = { ...facts.contracts, factory: `0x${'12'.repeat(20)}`, wrappedNative: `0x${'34'.repeat(20)}` }
  facts.initCodeHash = `0x${'56'.repeat(32)}`
  writeFileSync(join(folder, 'deployment.json'), JSON.stringify(facts))
  return folder
}

afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true })
})

describe.each(['bsc', 'bsc-testnet', 'devnet', movedDeployment()])('a production build for %s', (deployment) => {
  const facts = factsOf(deployment.startsWith('/') ? deployment : join(root, 'deployments', deployment))

  test('counts and addresses as the chain does, and carries no node access of the package', async () => {
    const { code, bundle } = await bundleFor(deployment)
    const { Pair, TokenAmount, tokenOf, wrappedNative, native, findTrade, poolsOf } = bundle

    expect(wrappedNative.address).toBe(facts.contracts.wrappedNative)
    expect(wrappedNative.chainId).toBe(facts.chainId)
    const token = tokenOf({ address: `0x${'7'.repeat(40)}`, decimals: 9, symbol: 'SEVEN' })
    const [first, second] = token.sortsBefore(wrappedNative) ? [token, wrappedNative] : [wrappedNative, token]
    expect(Pair.getAddress(token, wrappedNative)).toBe(
      getCreate2Address(
        facts.contracts.factory,
        keccak256(solidityPacked(['address', 'address'], [first.address, second.address])),
        facts.initCodeHash,
      ),
    )

    const [reserveRaw, amountRaw] = [2n ** 112n - 10n ** 30n, 10n ** 29n + 1n]
    const pairs = [
      new Pair(new TokenAmount(wrappedNative, String(reserveRaw)), new TokenAmount(token, String(10n ** 27n))),
    ]
    const trade = findTrade(pairs, poolsOf(pairs), {
      input: native,
      output: token,
      amountRaw,
      isExactInput: true,
      maxHops: 3,
    })?.build()
    expect(trade?.outputAmount.raw.toString()).toBe(String(amountOut(amountRaw, reserveRaw, 10n ** 27n)))
    expect(trade?.outputAmount.currency).toBe(token)

    expect(() => tokenOf({ address: '0x12', decimals: 18, symbol: 'X' })).toThrow('Invariant failed')
    expect(code).toContain('Cake-LP')
    for (const unwanted of ['fetchPairData', 'eth_chainId', 'getDefaultProvider', 'queryFilter']) {
      expect(code).not.toContain(unwanted)
    }
  })
})
