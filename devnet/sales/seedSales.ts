import { getAddress, getCreateAddress, id, parseUnits, toQuantity, type HDNodeWallet } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { DEMO_ACCOUNTS, MEMBERS, PROFILE_DEPLOYER, SALES_DEPLOYER, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import { readTokens, type Deployed } from '../protocol/deploymentFiles.ts'
import { call, creation, transfer } from '../protocol/intents.ts'
import { sendTogether, type Batch, type Intent } from '../protocol/sender.ts'
import { POINTS_LP, SALES, type SeededPool, type SeededSale } from './sales.ts'

const DEPLOYER_BNB = '1000'
/** Farm whose LP token the sales raise, CAKE and BNB. */
const CURRENCY_PID = '1'
const POINT_ROLE = id('POINT_ROLE')
/** A day of blocks: until a coming sale, and from the start of a live one to its end. */
const DAY_BLOCKS = 28_800
/** Blocks from the one before the deployment to the start of begun sales, and to the end of finished ones. */
const [START_AFTER, END_AFTER] = [2, 4]

/** Addresses of the sales by id. They follow from the deployer's nonces, so they are known before the deployment. */
export const SALE_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  SALES.map((sale, nonce) => [sale.id, getAddress(getCreateAddress({ from: SALES_DEPLOYER.address, nonce }))]),
)

/** Commitment of an account to a pool, in base units. */
interface Commitment {
  from: HDNodeWallet
  sale: SeededSale
  pid: number
  amountRaw: bigint
}

const addressOf = ({ id: name }: SeededSale) => SALE_ADDRESSES[name] ?? ''

function commitmentsOf(demo: HDNodeWallet): Commitment[] {
  const ofPool = ({ demo: ofDemo, members }: SeededPool): [HDNodeWallet | undefined, string | undefined][] => [
    [demo, ofDemo],
    ...members.map((amount, at): [HDNodeWallet | undefined, string] => [MEMBERS[at], amount]),
  ]
  return SALES.flatMap((sale) =>
    sale.pools.flatMap((pool, pid) =>
      ofPool(pool).flatMap(([from, amount]) =>
        from && amount ? [{ from, sale, pid, amountRaw: parseUnits(amount) }] : [],
      ),
    ),
  )
}

/** Returns the first and the last block of a sale, from the block before its deployment. */
function blocksOf({ phase }: SeededSale, head: number): readonly [start: number, end: number] {
  const start = head + (phase === 'coming' ? DAY_BLOCKS : START_AFTER)
  return [start, phase === 'finished' ? head + END_AFTER : start + DAY_BLOCKS]
}

const offeringRaw = ({ token }: SeededSale, { offering }: SeededPool) =>
  parseUnits(offering, readTokens()[token].decimals)

/** Returns the deployments and the terms of all sales. The deployer is their admin. */
function deployments({ contracts, tokens, farms }: Deployed, head: number): Intent[] {
  const creations = SALES.map((sale) => {
    const [lp, offered, blocks] = [farms[CURRENCY_PID], tokens[sale.token], blocksOf(sale, head)]
    const [pool] = sale.pools
    if (sale.version === 2 || !pool) {
      return creation('ifo', 'IFOV2', [lp, offered, contracts['pancakeProfile'], ...blocks, SALES_DEPLOYER.address])
    }
    const amounts = [offeringRaw(sale, pool), parseUnits(pool.raising)]
    return creation('ifo', 'IFOV1', [lp, offered, ...blocks, ...amounts, SALES_DEPLOYER.address])
  })
  const terms = SALES.filter(({ version }) => version === 2).flatMap((sale) => [
    call(
      addressOf(sale),
      'updatePointParameters(uint256,uint256,uint256)',
      ...[sale.campaignId, sale.points, parseUnits(POINTS_LP)],
    ),
    ...sale.pools.map((pool, pid) =>
      call(
        addressOf(sale),
        'setPool(uint256,uint256,uint256,bool,uint8)',
        ...[
          offeringRaw(sale, pool),
          parseUnits(pool.raising),
          parseUnits(pool.limit ?? '0'),
          pool.hasTax ?? false,
          pid,
        ],
      ),
    ),
  ])
  return [...creations, ...terms]
}

/** Returns the calls by which the profiles accept points of the sales: of version 1 through the contract for points. */
function pointIntents({ contracts }: Deployed): Intent[] {
  const { pancakeProfile = '', pointCenterIfo = '' } = contracts
  return SALES.map((sale) =>
    sale.version === 2
      ? call(pancakeProfile, 'grantRole(bytes32,address)', POINT_ROLE, addressOf(sale))
      : call(
          pointCenterIfo,
          'addIFOAddress(address,uint256,uint256,uint256)',
          ...[addressOf(sale), sale.campaignId, parseUnits(POINTS_LP), sale.points],
        ),
  )
}

/** Returns the sum of an account's commitments; of one sale only if given. */
const sumOf = (all: readonly Commitment[], from: HDNodeWallet, sale?: SeededSale): bigint =>
  all.reduce((sum, each) => (each.from === from && (!sale || each.sale === sale) ? sum + each.amountRaw : sum), 0n)

/**
 * Deploys sales in every phase with commitments of the demo account and of members. The accounts receive and approve
 * exactly what they commit, so that their balances and approvals are the same afterwards. The finished sales last three
 * blocks.
 */
export async function seedSales(rpc: Rpc, deployed: Deployed): Promise<void> {
  const [demo] = DEMO_ACCOUNTS
  if (!demo) throw new Error('There is no demo account.')
  const lp = deployed.farms[CURRENCY_PID] ?? ''
  const commitments = commitmentsOf(demo)
  const accounts = [...new Set(commitments.map(({ from }) => from))]
  const supplies = [
    ...accounts.map((from) => transfer(lp, from.address, sumOf(commitments, from))),
    ...SALES.map((sale) => {
      const soldRaw = sale.pools.reduce((sum, pool) => sum + offeringRaw(sale, pool), 0n)
      return transfer(deployed.tokens[sale.token] ?? '', addressOf(sale), soldRaw)
    }),
  ]
  const approvals = accounts.map((from): Batch => ({
    from,
    intents: SALES.flatMap((sale) => {
      const amountRaw = sumOf(commitments, from, sale)
      return amountRaw > 0n ? [call(lp, 'approve(address,uint256)', addressOf(sale), amountRaw)] : []
    }),
  }))
  const deposits = accounts.map((from): Batch => ({
    from,
    intents: commitments.flatMap((each) => {
      if (each.from !== from) return []
      const { sale, pid, amountRaw } = each
      return sale.version === 2
        ? [call(addressOf(sale), 'depositPool(uint256,uint8)', amountRaw, pid)]
        : [call(addressOf(sale), 'deposit(uint256)', amountRaw)]
    }),
  }))
  await rpc.request('hardhat_setBalance', SALES_DEPLOYER.address, toQuantity(parseUnits(DEPLOYER_BNB)))
  const head = Number(await rpc.request<string>('eth_blockNumber'))
  await sendTogether(rpc, [
    { from: SALES_DEPLOYER, intents: deployments(deployed, head) },
    { from: SWAP_DEPLOYER, intents: supplies },
    { from: PROFILE_DEPLOYER, intents: pointIntents(deployed) },
    ...approvals,
  ])
  await rpc.request('evm_mine')
  await sendTogether(rpc, deposits)
  await rpc.requestAll([['evm_mine'], ['evm_mine']])
}
