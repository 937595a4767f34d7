import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as Sdk from '@pancakeswap/sdk'
import { getCreate2Address, keccak256, solidityPacked } from 'ethers'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { build, type Plugin } from 'vite'
import { type Address, toAddress } from '../../src/core/address.ts'
import type { Deployment } from '../../src/deployment/deployment.ts'
import type * as Pools from '../../src/market/pool.ts'
import type * as Market from '../../src/market/sdk.ts'
import type * as SdkTrades from '../../src/market/sdkTrade.ts'
import type * as Tokens from '../../src/market/token.ts'
import type * as Trades from '../../src/market/trade.ts'
import { amountOut } from '../../src/market/quote.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'sdk-build-'))

type Bundle = typeof Market & typeof Pools & typeof SdkTrades & typeof Tokens & typeof Trades & Pick<typeof Sdk, 'Pair'>

const ENTRY = 'virtual:entry'
const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) =>
    id === `\0${ENTRY}`
      ? `export { Pair } from '@pancakeswap/sdk'
         ${['pool', 'sdk', 'sdkTrade', 'token', 'trade'].map((name) => `export * from '/src/market/${name}.ts'`).join('\n')}`
      : null,
}

/** Builds the market's code as `npm run build` does, for one deployment. Returns its text and its exports. */
async function bundleFor(deployment: string): Promise<{ code: string; bundle: Bundle }> {
  vi.stubEnv('DEPLOYMENT', deployment)
  vi.stubEnv('NODE_ENV', 'production')
  const output = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [entry],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'allow-extension' } },
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

/** Creates a deployment that differs from the public one only in its deployment.json. */
function movedDeployment(): string {
  const folder = join(scratch, 'moved')
  cpSync(join(root, 'deployments/bsc'), folder, { recursive: true })
  const facts = factsOf(folder)
  const [factory, wrappedNative] = ['12', '34'].map((byte) => toAddress(`0x${byte.repeat(20)}`)) as [Address, Address]
  facts.contracts = { ...facts.contracts, factory, wrappedNative }
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

  test('computes and addresses as the chain does, without the package’s node access', async () => {
    const { code, bundle } = await bundleFor(deployment)
    const { Pair, edgesOf, findTrade, native, poolOf, sdkTradeOf, tokenOf, wrappedNative } = bundle

    expect(wrappedNative.address).toBe(facts.contracts.wrappedNative)
    const token = { address: toAddress(`0x${'7'.repeat(40)}`), decimals: 9, symbol: 'SEVEN' }
    const [one, other] = [tokenOf(token), tokenOf(wrappedNative)]
    expect(other.chainId).toBe(facts.chainId)
    const [first, second] = one.sortsBefore(other) ? [one, other] : [other, one]
    expect(Pair.getAddress(one, other)).toBe(
      getCreate2Address(
        facts.contracts.factory,
        keccak256(solidityPacked(['address', 'address'], [first.address, second.address])),
        facts.initCodeHash,
      ),
    )

    const [reserveRaw, amountRaw] = [2n ** 112n - 10n ** 30n, 10n ** 29n + 1n]
    const pools = [poolOf(wrappedNative, reserveRaw, token, 10n ** 27n)]
    const request = { input: wrappedNative, output: token, amountRaw, isExactInput: true, maxHops: 3 }
    const found = findTrade(pools, edgesOf(pools), request)
    expect(found?.outputRaw).toBe(amountOut(amountRaw, reserveRaw, 10n ** 27n))
    const trade = found && sdkTradeOf(found, { isNativeInput: true, isNativeOutput: false, isExactInput: true })
    expect(trade?.inputAmount.currency).toBe(native)
    expect(trade?.outputAmount.raw.toString()).toBe(String(found?.outputRaw))

    expect(() => tokenOf({ address: '0x12' as Address, decimals: 18, symbol: 'X' })).toThrow('Invariant failed')
    expect(code).toContain('Cake-LP')
    for (const unwanted of ['fetchPairData', 'eth_chainId', 'getDefaultProvider', 'queryFilter']) {
      expect(code).not.toContain(unwanted)
    }
  })
})
