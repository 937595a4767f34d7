import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deploymentValidators } from '../../scripts/checkDeployment.ts'
import type { Deployment } from '../../src/deployment/deployment.ts'

const readJson = (path: string) => JSON.parse(readFileSync(`deployments/${path}`, 'utf8')) as unknown
const factsOf = (name: string) => readJson(`${name}/deployment.json`) as Deployment

const isValid = (facts: unknown): boolean => deploymentValidators().get('deployment')?.(facts) === true

const PUBLIC = ['bsc', 'bsc-testnet']

test.each(PUBLIC)('%s names the operator of each node: at least three, with a quorum of two', (name) => {
  const { rpc, nameService } = factsOf(name)
  for (const { http = [], quorum, operators = {} } of [rpc, nameService ?? {}]) {
    expect(Object.keys(operators).toSorted()).toEqual(http.map((url) => new URL(url).host).toSorted())
    expect(new Set(Object.values(operators)).size).toBeGreaterThanOrEqual(3)
    expect(quorum).toBe(2)
  }
})

test('the laptop has one node and a quorum of one', () => {
  expect(factsOf('devnet').rpc).toMatchObject({ http: { length: 1 }, quorum: 1 })
})

test.each([0, 1])('a public chain with a quorum of %d is invalid', (quorum) => {
  for (const name of PUBLIC) {
    const facts = factsOf(name)
    expect(isValid({ ...facts, rpc: { ...facts.rpc, quorum } })).toBe(false)
    expect(isValid({ ...facts, nameService: { ...facts.nameService, quorum } })).toBe(false)
    expect(isValid(facts)).toBe(true)
  }
})

test('a public chain without operators is invalid, and so are nodes of the name service without their chain', () => {
  const facts = factsOf('bsc')
  const { operators: _operators, ...rpc } = facts.rpc
  expect(isValid({ ...facts, rpc })).toBe(false)
  const { chainId: _chainId, ...nameService } = facts.nameService ?? { registry: '' }
  expect(isValid({ ...facts, nameService })).toBe(false)
})
