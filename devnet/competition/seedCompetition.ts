import { id, parseUnits } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { station } from '../profile/deployProfile.ts'
import { MEMBERS, PROFILE_DEPLOYER, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { call, transfer } from '../protocol/intents.ts'
import { sendTogether } from '../protocol/sender.ts'

/** More than all prizes of competition.json at the starting price of CAKE. */
const PRIZES_CAKE = '20000'

/**
 * Gives the competition its starting state: registration is open, all members of the teams have registered, and the
 * contract has the prizes. The demo account has not registered.
 */
export async function seedCompetition(rpc: Rpc, { contracts, tokens }: Deployed): Promise<void> {
  const { pancakeProfile = '', tradingCompetition = '' } = contracts
  const grant = 'grantRole(bytes32,address)'
  await sendTogether(rpc, [
    {
      from: PROFILE_DEPLOYER,
      intents: [
        call(pancakeProfile, grant, id('POINT_ROLE'), tradingCompetition),
        call(station, grant, id('MINTER_ROLE'), tradingCompetition),
      ],
    },
    { from: SWAP_DEPLOYER, intents: [transfer(tokens['cake'] ?? '', tradingCompetition, parseUnits(PRIZES_CAKE))] },
    ...MEMBERS.map((from) => ({ from, intents: [call(tradingCompetition, 'register()')] })),
  ])
}
