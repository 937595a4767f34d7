import { MaxUint256 } from 'ethers'
import { poolStarts, type Amount, type PoolStart } from '../market/startingAmounts.ts'
import { DEMO_ACCOUNTS } from '../protocol/accounts.ts'
import { readFarms, type Deployed } from '../protocol/deploymentFiles.ts'
import { call } from '../protocol/intents.ts'
import type { Intent } from '../protocol/sender.ts'
import { DEMO_BPS, ENDED_DEMO_BPS, ENDED_PID, WHOLE_BPS } from './farms.ts'

const ADD = 'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)'

/** Returns the starting amounts of the pool of two tokens. Throws when there is no such pool. */
function startOf(one: string, other: string): PoolStart {
  const found = poolStarts().find(({ sides }) => sides.every(({ key }) => key === one || key === other))
  if (!found) throw new Error(`There is no pool of ${one} and ${other}, which a farm needs.`)
  return found
}

/**
 * Returns calls that add a little liquidity to every farm's pool in the demo account's name. Each pool mints the LP tokens
 * to the demo account instead of another account transferring them: their value at that time can then be read from the
 * chain. The deployer of the exchange sends these calls; it holds every token and has approved the router.
 */
export function demoLiquidity({ contracts, tokens }: Deployed): Intent[] {
  const [demo] = DEMO_ACCOUNTS
  const { router = '' } = contracts
  const added = readFarms()
    .filter(({ pid }) => pid > 0)
    .map(({ pid, token, quoteToken }) => {
      const bps = pid === ENDED_PID ? ENDED_DEMO_BPS : DEMO_BPS
      return startOf(token, quoteToken).sides.map(({ key, amountRaw }): Amount => ({
        ...{ key, amountRaw: (amountRaw * bps) / WHOLE_BPS },
      }))
    })
  const coins = added.flat().filter(({ key }) => key === 'wbnb')
  const valueRaw = coins.reduce((sum, { amountRaw }) => sum + amountRaw, 0n)
  const adding = added.map((sides) => {
    const [places, amounts] = [sides.map(({ key }) => tokens[key]), sides.map(({ amountRaw }) => amountRaw)]
    return call(router, ADD, ...places, ...amounts, 0, 0, demo?.address, MaxUint256)
  })
  return [{ ...call(tokens['wbnb'] ?? '', 'deposit()'), valueRaw }, ...adding]
}
