import { contractsByName, farmAuctionAddress, lotteryAddress, predictionsAddress } from '../../../deployment/laterFacts'
import { farmAuction } from '../../contracts/farmAuction/writes'
import { lottery } from '../../contracts/lottery/writes'
import { predictions } from '../../contracts/predictions/writes'
import { tradingCompetition } from '../../contracts/tradingCompetition/writes'
import { assetByKey, nativeAsset } from './assets'
import { at, type DecodedCall, type Description, of, type OwnContract } from './description'

/** Describes a write about tickets of one round, with the number of tickets. */
function ticketsOf(sentence: string, tickets: unknown, { lotteryId }: DecodedCall['args']): Description {
  const { length } = tickets as readonly unknown[]
  return { sentence, values: { count: length === 1 ? '1 ticket' : `${length} tickets`, round: String(lotteryId) } }
}

/** What the methods of the prediction, the lottery, the trading battle and the farm auctions do. */
export const gameContracts: readonly OwnContract[] = [
  {
    interface: predictions,
    isAt: at(predictionsAddress),
    describe: {
      betBull: ({ valueRaw }) => ({ sentence: 'Bet %amount% on UP', values: { amount: of(valueRaw, nativeAsset) } }),
      betBear: ({ valueRaw }) => ({ sentence: 'Bet %amount% on DOWN', values: { amount: of(valueRaw, nativeAsset) } }),
      claim: ({ args }) => ({
        sentence: 'Collect what round %round% of the prediction pays you',
        values: { round: String(args['epoch']) },
      }),
    },
  },
  {
    interface: lottery,
    isAt: at(lotteryAddress),
    describe: {
      buyTickets: ({ args }) => ticketsOf('Buy %count% in round %round% of the lottery', args['ticketNumbers'], args),
      claimTickets: ({ args }) =>
        ticketsOf('Claim the prizes of %count% in round %round% of the lottery', args['ticketIds'], args),
    },
  },
  {
    interface: tradingCompetition,
    isAt: at(contractsByName['tradingCompetition'] ?? null),
    describe: {
      register: () => ({ sentence: 'Register for the trading battle with the team of your profile', values: {} }),
      claimReward: () => ({ sentence: 'Claim your rewards of the trading battle', values: {} }),
    },
  },
  {
    interface: farmAuction,
    isAt: at(farmAuctionAddress),
    describe: {
      bid: ({ args }) => ({
        sentence: 'Add %amount% to your bid in the current farm auction',
        values: { amount: of(args['amount'], assetByKey('cake')) },
      }),
      claimAuction: ({ args }) => ({
        sentence: 'Get your bid of farm auction %auction% back',
        values: { auction: String(args['auctionId']) },
      }),
    },
  },
]
