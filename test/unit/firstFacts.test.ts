import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractsNamedIn, firstFactsOf } from '../../scripts/build/firstFacts.ts'
import { root } from '../../scripts/program.ts'
import { readDeployment } from '../../scripts/readDeployment.ts'
import { cakeVaultAddress, masterChefAddress, routerAddress } from '../../src/deployment/contracts.ts'
import { demoAccounts } from '../../src/deployment/demoAccounts.ts'
import { contractsByName, predictionsAddress } from '../../src/deployment/laterFacts.ts'

const { facts } = readDeployment('devnet')
const names = contractsNamedIn(readFileSync(join(root, 'src/deployment/contracts.ts'), 'utf8'))

test('every visit has the contracts that contracts.ts names, and no others', () => {
  expect(names.toSorted()).toEqual(
    ['cakeVault', 'exchangeMulticall', 'factory', 'masterChef', 'multicall', 'router', 'wrappedNative'].toSorted(),
  )
  const first = firstFactsOf(facts, names)
  expect(Object.keys(first.contracts).toSorted()).toEqual(names.toSorted())
  expect(first.contracts).toMatchObject({ router: facts.contracts.router, cakeVault: facts.contracts['cakeVault'] })
})

test('every visit has all other facts, except the keys of the demo wallet and areas that are off', () => {
  const { demoWallet, contracts: _all, areas, ...rest } = facts
  const { contracts: _own, areas: enabled, ...first } = firstFactsOf(facts, names)
  expect(Object.keys(enabled)).toEqual(Object.keys(areas).filter((area) => areas[area as keyof typeof areas]))
  expect(demoWallet?.accounts.length).toBeGreaterThan(0)
  expect(first).toEqual(rest)
})

test('the app reads the same addresses from both parts of the table', () => {
  expect(contractsByName).toEqual(facts.contracts)
  expect([routerAddress, masterChefAddress, cakeVaultAddress, predictionsAddress]).toEqual(
    ['router', 'masterChef', 'cakeVault', 'predictions'].map((name) => facts.contracts[name]),
  )
  expect(demoAccounts).toEqual(facts.demoWallet?.accounts)
})

test('a contract is found in both ways of naming it', () => {
  expect(contractsNamedIn(`a = contracts.router; b = contracts['cakeVault'] ?? null; contractsOf.x`)).toEqual([
    'router',
    'cakeVault',
  ])
})
