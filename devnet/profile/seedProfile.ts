import { id, parseUnits, toQuantity, type HDNodeWallet } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { DEMO_ACCOUNTS, MEMBERS, PROFILE_DEPLOYER, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import { readTeams, type Deployed } from '../protocol/deploymentFiles.ts'
import { call, transfer } from '../protocol/intents.ts'
import { sendTogether, type Batch, type Intent } from '../protocol/sender.ts'
import { station } from './deployProfile.ts'
import * as state from './members.ts'
import { metadataCid } from './metadata.ts'

const MEMBER_BNB = '10'
const REGISTER_CAKE = '0.5'
const STARTER_CAKE = '1'
const REFUND_SUPPLY_CAKE = '100'
const WRITE_GAS = 700_000
const THRESHOLD_USER = 1000
const BULLISH_CAKE = '2'
const MINTER_ROLE = id('MINTER_ROLE')
const POINT_ROLE = id('POINT_ROLE')
const STARTERS = ['sleepy', 'dollop', 'twinkle', 'churro', 'sunny']
/** Bunny ids of the Easter campaign by team. */
const EASTER_BUNNIES = [
  [12, 1, 'easter-storm'],
  [14, 2, 'easter-flipper'],
  [15, 3, 'easter-caker'],
] as const
const SPECIAL_BUNNIES = [
  [10, 'hiccup', '0'],
  [11, 'bullish', BULLISH_CAKE],
] as const

/** Profile to create: its account, its team, and the collectible that is its picture. */
interface Registration {
  from: HDNodeWallet
  teamId: number
  tokenId: number
}

const write = (intent: Intent): Intent => ({ ...intent, gasLimit: WRITE_GAS })

function ownerIntents({ contracts }: Deployed, holderOf: (holder: state.Holder) => HDNodeWallet): Intent[] {
  const { pancakeProfile = '', pancakeRabbits = '', mixieNft = '', bunnyFactory = '' } = contracts
  const { bunnySpecial = '', easterNft = '', bunnySpecialCakeVault = '', bunnySpecialPrediction = '' } = contracts
  const cid = metadataCid()
  const owner = PROFILE_DEPLOYER.address
  const campaigns = [bunnySpecialCakeVault, bunnySpecialPrediction]
  const minters = [owner, bunnyFactory, bunnySpecial, easterNft, ...campaigns]
  const pointGivers = [owner, contracts['pointCenterIfo'], ...campaigns]
  const grant = 'grantRole(bytes32,address)'
  return [
    ...readTeams().map(({ name }) => call(pancakeProfile, 'addTeam(string,string)', name, `Members of ${name}`)),
    ...[pancakeRabbits, mixieNft].map((nft) => call(pancakeProfile, 'addNftAddress(address)', nft)),
    call(pancakeRabbits, 'transferOwnership(address)', station),
    ...minters.map((minter) => call(station, grant, MINTER_ROLE, minter)),
    ...pointGivers.map((giver) => call(pancakeProfile, grant, POINT_ROLE, giver)),
    write(
      call(
        bunnyFactory,
        'setBunnyJson(string,string,string,string,string)',
        ...STARTERS.map((identifier) => `${identifier}.json`),
      ),
    ),
    ...SPECIAL_BUNNIES.map(([bunnyId, identifier, cake]) =>
      call(
        bunnySpecial,
        'addBunny(uint8,string,uint256,uint256)',
        ...[bunnyId, `${cid}/${identifier}.json`, THRESHOLD_USER, parseUnits(cake)],
      ),
    ),
    ...EASTER_BUNNIES.map(([bunnyId, teamId, identifier]) =>
      call(easterNft, 'addBunny(uint8,uint256,string)', bunnyId, teamId, `${cid}/${identifier}.json`),
    ),
    ...state.MINTED.map(([holder, identifier, bunnyId]) =>
      write(
        call(
          station,
          'mintCollectible(address,string,uint8)',
          ...[holderOf(holder).address, `${cid}/${identifier}.json`, bunnyId],
        ),
      ),
    ),
    write(call(mixieNft, 'mint(address,string)', holderOf('demo').address, `ipfs://${cid}/${state.DEMO_MIXIE}.json`)),
  ]
}

/** Returns the approvals of the exact amounts and the registration, so that no allowance is left. */
function registration({ contracts, tokens }: Deployed, { from, teamId, tokenId }: Registration): Batch {
  const { pancakeProfile = '', pancakeRabbits = '' } = contracts
  return {
    from,
    intents: [
      call(tokens['cake'] ?? '', 'approve(address,uint256)', pancakeProfile, parseUnits(REGISTER_CAKE)),
      call(pancakeRabbits, 'approve(address,uint256)', pancakeProfile, tokenId),
      write(call(pancakeProfile, 'createProfile(uint256,address,uint256)', teamId, pancakeRabbits, tokenId)),
    ],
  }
}

function demoBatch(deployed: Deployed, from: HDNodeWallet): Batch {
  const { bunnyFactory = '' } = deployed.contracts
  const tokenId = state.MINTED.length
  const { intents } = registration(deployed, { from, teamId: state.DEMO_TEAM, tokenId })
  const buy = [
    call(deployed.tokens['cake'] ?? '', 'approve(address,uint256)', bunnyFactory, parseUnits(STARTER_CAKE)),
    write(call(bunnyFactory, 'mintNFT(uint8)', state.DEMO_STARTER_ID)),
  ]
  return { from, intents: [...buy, ...intents] }
}

function pointIntents({ contracts }: Deployed, demo: HDNodeWallet): Intent[] {
  const { pancakeProfile = '' } = contracts
  const give = 'increaseUserPoints(address,uint256,uint256)'
  return [
    ...state.DEMO_POINTS.map(([campaignId, points]) => call(pancakeProfile, give, demo.address, points, campaignId)),
    ...state.MEMBER_POINTS.map((points, at) =>
      call(pancakeProfile, give, MEMBERS[at]?.address, points, state.MEMBER_CAMPAIGN),
    ),
    ...Object.entries(state.TEAM_POINTS).map(([teamId, points]) =>
      call(pancakeProfile, 'increaseTeamPoints(uint256,uint256,uint256)', teamId, points, state.TEAM_CAMPAIGN),
    ),
  ]
}

/**
 * Gives the profiles their starting state: three teams with members and points, and open claims. The demo account has
 * an active profile and collectibles. The second account has no profile, and the third one has paused its own. Balances
 * of CAKE are the same afterwards.
 */
export async function seedProfile(rpc: Rpc, deployed: Deployed): Promise<void> {
  const [demo, , third] = DEMO_ACCOUNTS
  if (!demo || !third) throw new Error('There are too few demo accounts.')
  const holderOf = (holder: state.Holder): HDNodeWallet => {
    if (typeof holder === 'string') return { demo, third }[holder]
    const member = MEMBERS[holder]
    if (!member) throw new Error(`There is no member ${holder}.`)
    return member
  }
  const { cake = '' } = deployed.tokens
  const coins = toQuantity(parseUnits(MEMBER_BNB))
  await rpc.requestAll(MEMBERS.map(({ address }) => ['hardhat_setBalance', address, coins] as const))
  const supplies = [
    ...[...MEMBERS, third].map(({ address }) => transfer(cake, address, parseUnits(REGISTER_CAKE))),
    transfer(cake, demo.address, parseUnits(REGISTER_CAKE) + parseUnits(STARTER_CAKE)),
    transfer(cake, deployed.contracts['claimRefund'] ?? '', parseUnits(REFUND_SUPPLY_CAKE)),
  ]
  await sendTogether(rpc, [
    { from: PROFILE_DEPLOYER, intents: ownerIntents(deployed, holderOf) },
    { from: SWAP_DEPLOYER, intents: supplies },
  ])
  const members = MEMBERS.map((from, at) => ({ from, teamId: state.MEMBER_TEAMS[at] ?? 1, tokenId: at }))
  await sendTogether(rpc, [
    demoBatch(deployed, demo),
    ...[...members, { from: third, teamId: state.THIRD_TEAM, tokenId: state.THIRD_TOKEN_ID }].map((each) =>
      registration(deployed, each),
    ),
  ])
  const pause = call(deployed.contracts['pancakeProfile'] ?? '', 'pauseProfile()')
  await sendTogether(rpc, [
    { from: PROFILE_DEPLOYER, intents: pointIntents(deployed, demo) },
    { from: third, intents: [pause] },
  ])
}
