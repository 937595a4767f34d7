import type { Summary } from '../../transactions'

/** Message of a purchase that was not sent. */
export const BUY_ERROR = 'No tickets were bought: %message%'

/** Message of an approval to buy tickets. */
export const TICKETS_APPROVED: NonNullable<Summary['outcome']> = {
  done: { title: 'CAKE approved', body: 'You can now buy lottery tickets.' },
  failed: { title: 'Error', body: 'CAKE was not approved for lottery tickets.' },
}

/** Returns the summary of a purchase. */
export const purchaseSummary = (count: number, lotteryId: number): Summary => ({
  sentence: 'Buy %count% lottery ticket for round %round% || Buy %count% lottery tickets for round %round%',
  values: { count, round: String(lotteryId) },
  outcome: {
    done: { title: 'Tickets bought', body: 'They take part in the next draw.' },
    failed: { title: 'Error', body: 'No tickets were bought.' },
  },
})
