import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { Interface, type EventFragment, type FunctionFragment, type JsonFragment } from 'ethers'
import hre from 'hardhat'

/** Which of our contracts answers which ABI that the app calls. */
const ANSWERS: readonly (readonly [abi: string, ...contracts: string[]])[] = [
  ['router02', 'HotcakeRouter'],
  ['factory', 'HotcakeFactory'],
  ['pair', 'HotcakePair'],
  ['weth', 'WBNB'],
  ['erc20', 'DevToken', 'TaxedToken', 'SilentToken', 'WBNB', 'HotcakePair'],
  ['Multicall', 'Multicall'],
  ['multicallExchange', 'Multicall'],
  ['cake', 'CakeToken'],
  ['syrup', 'SyrupBar'],
  ['masterchef', 'MasterChef'],
  ['sousChef', 'SmartChef'],
  ['sousChefV2', 'SmartChefInitializable'],
  ['sousChefBnb', 'BnbStaking'],
  ['cakeVault', 'CakeVault'],
]

const READ_BY_CALL =
  'is called by eth_call only, so the ABI calls it a view; on the chain it calls others, which may write'
const TAKES_NO_COIN = 'came into the ABI from the wrapped coin; a token takes no native coin'
const SILENT = 'answers nothing, which is what this token is for'

/** Where we differ on purpose, and why. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['Multicall/Multicall aggregate', READ_BY_CALL],
  ['Multicall/Multicall tryAggregate', READ_BY_CALL],
  ['multicallExchange/Multicall aggregate', READ_BY_CALL],
  ...['DevToken', 'TaxedToken', 'SilentToken', 'HotcakePair'].map(
    (name) => [`erc20/${name} fallback`, TAKES_NO_COIN] as const,
  ),
  ...['approve', 'transfer', 'transferFrom'].map((method) => [`erc20/SilentToken ${method}`, SILENT] as const),
])

const readAbi = (name: string): JsonFragment[] =>
  JSON.parse(readFileSync(new URL(`../../fixtures/abi/${name}.json`, import.meta.url), 'utf8')) as JsonFragment[]

/** A caller sees whether it may send and may pay; whether a read is called pure or view makes no difference to him. */
const kind = ({ stateMutability }: FunctionFragment) => stateMutability.replace('pure', 'view')

/** Names of answers matter where there are several, for then callers pick by name. */
const answers = ({ outputs }: FunctionFragment) =>
  outputs.map((output) => (outputs.length > 1 ? output.format('full') : output.format('sighash'))).join()

const asSeen = (fragment: FunctionFragment) =>
  `${fragment.selector} ${fragment.format('sighash')} ${kind(fragment)} -> ${answers(fragment)}`

const asTold = (fragment: EventFragment) =>
  `${fragment.topicHash} ${fragment.name}(${fragment.inputs.map(({ type, indexed }) => `${type}${indexed ? ' indexed' : ''}`).join()})`

/** Answers what of a reference ABI a contract's own does not have in the same form, by name. */
function missing(reference: Interface, own: Interface): string[] {
  const found: string[] = []
  reference.forEachFunction((fragment) => {
    const ours = own.getFunction(fragment.selector)
    if (!ours || asSeen(ours) !== asSeen(fragment)) found.push(fragment.name)
  })
  reference.forEachEvent((fragment) => {
    const ours = own.getEvent(fragment.topicHash)
    if (!ours || asTold(ours) !== asTold(fragment)) found.push(fragment.name)
  })
  if (reference.fallback && !own.fallback) found.push('fallback')
  return found
}

describe('ABI', () => {
  const seen = new Set<string>()

  for (const [abi, ...contracts] of ANSWERS) {
    for (const contract of contracts) {
      it(`${abi} is answered by ${contract}`, async () => {
        const [reference, own] = [
          new Interface(readAbi(abi)),
          new Interface((await hre.artifacts.readArtifact(contract)).abi),
        ]
        expect(reference.fragments.length > 7, 'the ABI is whole').to.equal(true)
        const differing = missing(reference, own).map((name) => `${abi}/${contract} ${name}`)
        for (const name of differing) seen.add(name)
        expect(differing.filter((name) => !EXCEPTIONS.has(name))).to.deep.equal([])
      })
    }
  }

  it('is differed from in nothing but the listed exceptions, and in each of them', () => {
    expect([...EXCEPTIONS.keys()].filter((name) => !seen.has(name))).to.deep.equal([])
  })

  it('of the wrapped coin takes native coin without a word, as the old nameless function did', async () => {
    expect(new Interface((await hre.artifacts.readArtifact('WBNB')).abi).receive).to.equal(true)
  })
})
