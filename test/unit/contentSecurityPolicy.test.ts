import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyFor } from '../../scripts/contentSecurityPolicy.ts'
import { readDeployment } from '../../scripts/readDeployment.ts'

const names = ['bsc', 'bsc-testnet', 'devnet']

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const policyOf = (name: string) => directivesOf(policyFor(readDeployment(name).facts))

function urlsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?|wss?):/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsOf) : []
}

/** Matches a host source as browsers do: scheme, host and port, or the scheme alone. */
const allows = (sources: readonly string[], url: string): boolean => {
  const { protocol, host } = new URL(url)
  return sources.includes(protocol) || sources.includes(`${protocol}//${host}`)
}

test.each(names)('%s: allows only listed sources', (name) => {
  const directives = policyOf(name)
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('script-src')).toEqual(["'self'"])
  for (const closed of ['object-src', 'base-uri', 'form-action']) expect(directives.get(closed)).toEqual(["'none'"])
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(directives.get('trusted-types')).toEqual(['service-worker'])
  const everything = [...directives.values()].flat()
  expect(everything.filter((source) => /unsafe|\*|^http:$|^ws:$|^wss:$/.test(source))).toEqual([])
})

test.each(names)('%s: allows only the app’s styles and the empty sheet of styled-components', (name) => {
  const empty = createHash('sha256').update('').digest('base64')
  expect(policyOf(name).get('style-src')).toEqual(["'self'", `'sha256-${empty}'`])
})

test.each(names)('%s: allows connections to every node and service of the deployment', (name) => {
  const { rpc, services } = readDeployment(name).facts
  const sources = policyOf(name).get('connect-src') ?? []
  const wanted = urlsOf([rpc, services])
  expect(wanted.length).toBeGreaterThan(0)
  expect(wanted.filter((url) => !allows(sources, url))).toEqual([])
})

test('a mainnet build connects to https and to no host of the laptop', () => {
  const sources = policyOf('bsc').get('connect-src') ?? []
  expect(sources).toContain('https:')
  expect(sources.filter((source) => /^http:|127\.0\.0\.1|localhost/.test(source))).toEqual([])
})

test('the laptop’s build names its node by scheme, host and port, once', () => {
  const { facts } = readDeployment('devnet')
  const sources = policyOf('devnet').get('connect-src') ?? []
  for (const url of [...facts.rpc.http, ...facts.rpc.webSocket]) {
    expect(sources.filter((source) => source === url.replace(/\/$/, ''))).toHaveLength(1)
  }
})

test('the policy contains no path or query of a node’s URL', () => {
  const { facts } = readDeployment('devnet')
  const policy = policyFor({
    ...facts,
    rpc: { ...facts.rpc, http: ['http://node.example:8545/v3/key?a=b'], webSocket: [] },
  })
  expect(policy).toContain('http://node.example:8545')
  expect(policy).not.toContain('key')
})

test('the relay and the verify server are allowed only with a project id', () => {
  const { facts } = readDeployment('bsc')
  const walletConnect = { relayUrl: 'wss://relay.example/path', verifyUrl: 'https://verify.example' }
  const policy = (projectId: string) =>
    directivesOf(policyFor({ ...facts, walletConnect: { ...walletConnect, projectId } }))
  expect(policy('').get('connect-src')).not.toContain('wss://relay.example')
  expect(policy('').get('frame-src')).toBeUndefined()
  const offered = policy('0123456789abcdef'.repeat(2))
  expect(offered.get('connect-src')).toContain('wss://relay.example')
  expect(offered.get('frame-src')).toEqual(['https://verify.example'])
})
