import { type Address, sameAddress, toAddress } from '../../../core/address'
import {
  bunnyFactoryAddress,
  bunnySpecialAddress,
  campaignAddresses,
  claimRefundAddress,
  collectibleAddresses,
  pointCenterAddress,
  profileAddress,
} from '../../../deployment/laterFacts'
import { bunnyFactory } from '../../contracts/bunnyFactory/writes'
import { bunnySpecial } from '../../contracts/bunnySpecial/writes'
import { claimCampaign } from '../../contracts/claimCampaign/writes'
import { claimRefund } from '../../contracts/claimRefund/writes'
import { erc721 } from '../../contracts/erc721/writes'
import { pancakeProfile } from '../../contracts/pancakeProfile/writes'
import { pointCenterIfo } from '../../contracts/pointCenterIfo/writes'
import { contractName } from './assets'
import { at, type DecodedCall, type OwnContract } from './description'

const atAny = (contracts: readonly Address[]) => (address: Address) =>
  contracts.some((contract) => sameAddress(contract, address))

/** Returns the name of a team. The table is loaded on demand, like the next one: a first visit needs neither. */
async function teamName(teamId: unknown): Promise<string> {
  const { teamEntries } = await import('../../../deployment/teams')
  return teamEntries.find(({ id }) => String(id) === String(teamId))?.name ?? `team ${String(teamId)}`
}

/** Returns the name of a kind of collectible by its bunny id. */
async function bunnyName(bunnyId: unknown): Promise<string> {
  const { collectibleFacts } = await import('../../../deployment/nfts')
  const entry = collectibleFacts.collectibles.find(
    ({ type, variationId }) => type === 'pancake' && String(variationId) === String(bunnyId),
  )
  return entry?.name ?? `collectible ${String(bunnyId)}`
}

const tokenOf = ({ args }: DecodedCall) => `#${String(args['tokenId'])}`

/** What the methods of profiles and collectibles do. They precede the tokens in the list, because both have approve. */
export const collectibleContracts: readonly OwnContract[] = [
  {
    interface: pancakeProfile,
    isAt: at(profileAddress),
    describe: {
      createProfile: async (call) => ({
        sentence: 'Join the team %team%, with your collectible %token% as the picture',
        values: { team: await teamName(call.args['teamId']), token: tokenOf(call) },
      }),
      updateProfile: (call) => ({
        sentence: 'Use your collectible %token% as the picture of your profile',
        values: { token: tokenOf(call) },
      }),
      pauseProfile: () => ({ sentence: 'Pause your profile, and get its collectible back', values: {} }),
      reactivateProfile: (call) => ({
        sentence: 'Reactivate your profile, with your collectible %token% as the picture',
        values: { token: tokenOf(call) },
      }),
    },
  },
  {
    interface: erc721,
    isAt: atAny(collectibleAddresses),
    describe: {
      approve: (call) => ({
        sentence: 'Let %spender% move your collectible %token%',
        values: { spender: contractName(toAddress(String(call.args['to']))), token: tokenOf(call) },
      }),
      safeTransferFrom: (call) => ({
        sentence: 'Send your collectible %token% to %recipient%',
        values: { token: tokenOf(call), recipient: toAddress(String(call.args['to'])) },
      }),
    },
  },
  {
    interface: bunnyFactory,
    isAt: at(bunnyFactoryAddress),
    describe: {
      mintNFT: async ({ args }) => ({
        sentence: 'Buy the starter collectible %name%',
        values: { name: await bunnyName(args['bunnyId']) },
      }),
    },
  },
  {
    interface: bunnySpecial,
    isAt: at(bunnySpecialAddress),
    describe: {
      mintNFT: async ({ args }) => ({
        sentence: 'Claim the collectible %name%',
        values: { name: await bunnyName(args['bunnyId']) },
      }),
    },
  },
  {
    interface: claimCampaign,
    isAt: atAny(campaignAddresses),
    describe: { mintNFT: () => ({ sentence: 'Claim the collectible of a campaign', values: {} }) },
  },
  {
    interface: claimRefund,
    isAt: at(claimRefundAddress),
    describe: { getCakeBack: () => ({ sentence: 'Get back a part of the price of your starter', values: {} }) },
  },
  {
    interface: pointCenterIfo,
    isAt: at(pointCenterAddress),
    describe: { getPoints: () => ({ sentence: 'Claim your points of a sale', values: {} }) },
  },
]
