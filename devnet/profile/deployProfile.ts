import { getAddress, getCreateAddress, parseUnits, toQuantity } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { PROFILE_DEPLOYER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { creation } from '../protocol/intents.ts'
import { sendAndMine, type Intent } from '../protocol/sender.ts'
import { metadataCid } from './metadata.ts'

const DEPLOYER_BNB = '1000'
const PROFILE_GAS = 5_000_000

/** Prices in CAKE: of a reactivation, a registration and a change of the picture, and of a starter. */
const PRICES = { reactivate: '2', register: '0.5', update: '2', starter: '1' }
const REFUND_CAKE = '4'
/** First user id for which a claim is too late. */
const THRESHOLD_USER = 1000
const MAX_VIEW_LENGTH = 30
/** Block and time that no session on a local chain reaches. */
const [END_BLOCK, END_SECONDS] = [10_000_000, 4_102_444_800]
const THRESHOLD_ROUND = 12_120
const [VAULT_POINTS, VAULT_CAMPAIGN] = [100, 513_010_001]
const [PREDICTION_POINTS, PREDICTION_CAMPAIGN] = [100, 514_010_001]

const addressAtNonce = (nonce: number) => getAddress(getCreateAddress({ from: PROFILE_DEPLOYER.address, nonce }))

/** The minting station, which no deployment file names. */
export const station = addressAtNonce(0)
const earlierClaims = addressAtNonce(1)

/** Names in deployment.json, in the order of their creation after the ones above. */
const NAMES = [
  ...['pancakeRabbits', 'pancakeProfile', 'mixieNft', 'bunnyFactory', 'pointCenterIfo', 'claimRefund'],
  ...['bunnySpecial', 'easterNft', 'bunnySpecialCakeVault', 'bunnySpecialPrediction'],
] as const

/**
 * Deploys the profiles, the collectibles and the claim campaigns from a dedicated account. Returns `deployed` with the new
 * contracts added.
 */
export async function deployProfile(rpc: Rpc, deployed: Deployed): Promise<Deployed> {
  const added = Object.fromEntries(NAMES.map((name, at) => [name, addressAtNonce(at + 2)]))
  const { pancakeRabbits: bunnies, pancakeProfile: profile } = added
  const { cakeVault, predictions } = deployed.contracts
  const { cake } = deployed.tokens
  const cid = metadataCid()
  const { reactivate, register, update, starter } = PRICES
  const costs = [reactivate, register, update].map((price) => parseUnits(price))
  const campaign = (
    name: string,
    source: string | undefined,
    threshold: number,
    points: readonly [number, number],
    file: string,
  ) => creation('collectibles', name, [source, station, profile, END_BLOCK, threshold, ...points, `${cid}/${file}`])
  const intents: Intent[] = [
    creation('collectibles', 'BunnyMintingStation', [bunnies]),
    creation('collectibles', 'EarlierClaims'),
    creation('collectibles', 'HotcakeBunnies', ['ipfs://']),
    { ...creation('profile', 'HotcakeProfile', [cake, ...costs]), gasLimit: PROFILE_GAS },
    creation('collectibles', 'DevCollectible', ['Chef Mixies', 'MIXIE']),
    creation('collectibles', 'BunnyFactoryV3', [earlierClaims, station, cake, parseUnits(starter), `${cid}/`, 0]),
    creation('profile', 'PointCenterIFO', [profile]),
    creation('profile', 'ClaimRefund', [cake, profile, parseUnits(REFUND_CAKE), THRESHOLD_USER]),
    creation('collectibles', 'BunnySpecialV1', [station, cake, profile, MAX_VIEW_LENGTH]),
    creation('collectibles', 'BunnySpecialV2', [station, cake, profile, THRESHOLD_USER, END_BLOCK]),
    campaign('BunnySpecialCakeVault', cakeVault, END_SECONDS, [VAULT_POINTS, VAULT_CAMPAIGN], 'syrup-soak.json'),
    campaign(
      'BunnySpecialPrediction',
      predictions,
      THRESHOLD_ROUND,
      [PREDICTION_POINTS, PREDICTION_CAMPAIGN],
      'claire.json',
    ),
  ]
  await rpc.request('hardhat_setBalance', PROFILE_DEPLOYER.address, toQuantity(parseUnits(DEPLOYER_BNB)))
  await sendAndMine(rpc, PROFILE_DEPLOYER, intents)
  return { ...deployed, contracts: { ...deployed.contracts, ...added } }
}
