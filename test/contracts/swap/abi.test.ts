import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { Interface, type EventFragment, type FunctionFragment, type JsonFragment } from 'ethers'
import hre from 'hardhat'

/** Our contracts that implement each ABI the app calls. */
const IMPLEMENTATIONS: readonly (readonly [abi: string, ...contracts: string[]])[] = [
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
  ['predictions', 'BnbPricePrediction'],
  ['chainlinkOracle', 'PriceOracle'],
  ['lotteryV2', 'Lottery'],
  ['pancakeProfile', 'HotcakeProfile'],
  ['pointCenterIfo', 'PointCenterIFO'],
  ['claimRefund', 'ClaimRefund'],
  ['pancakeRabbits', 'HotcakeBunnies'],
  ['erc721', 'HotcakeBunnies'],
  ['bunnyFactory', 'BunnyFactoryV3'],
  ['bunnySpecial', 'BunnySpecialV1'],
  ['easterNft', 'BunnySpecialV2'],
  ['bunnySpecialCakeVault', 'BunnySpecialCakeVault'],
  ['bunnySpecialPrediction', 'BunnySpecialPrediction'],
  ['ifoV1', 'IFOV1'],
  ['ifoV2', 'IFOV2'],
  ['tradingCompetition', 'TradingCompetition'],
  ['farmAuction', 'FarmAuction'],
]

const READ_BY_CALL =
  'is called by eth_call only, so the ABI declares it a view; on the chain it calls other contracts, which may write'
const TAKES_NO_COIN = 'is in the ABI because of the wrapped coin; a token accepts no native coin'
const DRAFT = 'is of the first draft of ERC-721; the app calls only what the final standard has'
const COVERAGE = 'was left in the published ABI by a tool that measures coverage'
const SILENT = 'returns nothing, which is the purpose of this token'
const REPORTERS = 'administers the reporters of a public feed; the local feed has one account that sets the price'

/** Functions and events of a public feed for its reporters, their payment and its readers; no page uses them. */
const OF_REPORTERS = [
  ...['acceptAdmin', 'acceptOwnership', 'addAccess', 'allocatedFunds', 'availableFunds', 'changeOracles'],
  ...['checkEnabled', 'disableAccessCheck', 'enableAccessCheck', 'getAdmin', 'getOracles', 'hasAccess', 'linkToken'],
  ...['maxSubmissionCount', 'maxSubmissionValue', 'minSubmissionCount', 'minSubmissionValue', 'onTokenTransfer'],
  ...['oracleCount', 'oracleRoundState', 'paymentAmount', 'removeAccess', 'requestNewRound', 'restartDelay'],
  ...['setRequesterPermissions', 'setValidator', 'submit', 'timeout', 'transferAdmin', 'updateAvailableFunds'],
  ...['updateFutureRounds', 'validator', 'withdrawFunds', 'withdrawPayment', 'withdrawablePayment'],
  ...['AddedAccess', 'AvailableFundsUpdated', 'CheckAccessDisabled', 'CheckAccessEnabled'],
  ...['OracleAdminUpdateRequested', 'OracleAdminUpdated', 'OraclePermissionsUpdated', 'OwnershipTransferRequested'],
  ...['RemovedAccess', 'RequesterPermissionsSet', 'RoundDetailsUpdated', 'SubmissionReceived', 'ValidatorUpdated'],
]

/** Intended differences, each with its reason. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['Multicall/Multicall aggregate', READ_BY_CALL],
  ['Multicall/Multicall tryAggregate', READ_BY_CALL],
  ['multicallExchange/Multicall aggregate', READ_BY_CALL],
  ...['DevToken', 'TaxedToken', 'SilentToken', 'HotcakePair'].map(
    (name) => [`erc20/${name} fallback`, TAKES_NO_COIN] as const,
  ),
  ...OF_REPORTERS.map((name) => [`chainlinkOracle/PriceOracle ${name}`, REPORTERS] as const),
  ...['approve', 'transfer', 'transferFrom'].map((method) => [`erc20/SilentToken ${method}`, SILENT] as const),
  ...[
    ...['implementsERC721', 'tokenMetadata', 'mint', 'transfer', 'numTokensTotal', 'getOwnerTokens'],
    ...['Mint', 'Transfer', 'Approval'],
  ].map((name) => [`erc721/HotcakeBunnies ${name}`, DRAFT] as const),
  ['bunnySpecial/BunnySpecialV1 c_0xf318aee2', COVERAGE],
])

const readAbi = (name: string): JsonFragment[] =>
  JSON.parse(readFileSync(new URL(`../../fixtures/abi/${name}.json`, import.meta.url), 'utf8')) as JsonFragment[]

/** Returns the mutability as far as a caller depends on it: pure and view are the same to it. */
const kind = ({ stateMutability }: FunctionFragment) => stateMutability.replace('pure', 'view')

/** Returns the outputs, with their names only if there are several: then callers select by name. */
const outputsOf = ({ outputs }: FunctionFragment) =>
  outputs.map((output) => (outputs.length > 1 ? output.format('full') : output.format('sighash'))).join()

const functionForm = (fragment: FunctionFragment) =>
  `${fragment.selector} ${fragment.format('sighash')} ${kind(fragment)} -> ${outputsOf(fragment)}`

const eventForm = (fragment: EventFragment) =>
  `${fragment.topicHash} ${fragment.name}(${fragment.inputs.map(({ type, indexed }) => `${type}${indexed ? ' indexed' : ''}`).join()})`

/** Returns the names of the functions and events of a reference ABI that a contract lacks or has in another form. */
function missing(reference: Interface, own: Interface): string[] {
  const found: string[] = []
  reference.forEachFunction((fragment) => {
    const implemented = own.getFunction(fragment.selector)
    if (!implemented || functionForm(implemented) !== functionForm(fragment)) found.push(fragment.name)
  })
  reference.forEachEvent((fragment) => {
    const implemented = own.getEvent(fragment.topicHash)
    if (!implemented || eventForm(implemented) !== eventForm(fragment)) found.push(fragment.name)
  })
  if (reference.fallback && !own.fallback) found.push('fallback')
  return found
}

describe('ABI', () => {
  const holdings = new Set<string>()

  for (const [abi, ...contracts] of IMPLEMENTATIONS) {
    for (const contract of contracts) {
      it(`${abi} is implemented by ${contract}`, async () => {
        const [reference, own] = [
          new Interface(readAbi(abi)),
          new Interface((await hre.artifacts.readArtifact(contract)).abi),
        ]
        expect(reference.fragments.length > 7, 'the ABI is whole').to.equal(true)
        const differing = missing(reference, own).map((name) => `${abi}/${contract} ${name}`)
        for (const name of differing) holdings.add(name)
        expect(differing.filter((name) => !EXCEPTIONS.has(name))).to.deep.equal([])
      })
    }
  }

  it('differs in every listed exception and in no other point', () => {
    expect([...EXCEPTIONS.keys()].filter((name) => !holdings.has(name))).to.deep.equal([])
  })

  it('of the wrapped coin accepts plain native coin, as its old unnamed function did', async () => {
    expect(new Interface((await hre.artifacts.readArtifact('WBNB')).abi).receive).to.equal(true)
  })
})
