import { Interface, type JsonRpcProvider } from 'ethers'
import { expect } from 'vitest'
import deployment from '../../deployments/devnet/deployment.json'
import { localAccount } from './randomActions.ts'

const { tradingCompetition: COMPETITION } = deployment.contracts
/** Owner of the competition on the local chain. */
const OWNER = localAccount(21)
const abi = new Interface(['function register()', 'function updateCompetitionStatus(uint8)'])

async function send(provider: JsonRpcProvider, from: string, method: string, ...args: unknown[]): Promise<void> {
  await provider.send('anvil_impersonateAccount', [from])
  const data = abi.encodeFunctionData(method, args)
  const hash = (await provider.send('eth_sendTransaction', [{ from, to: COMPETITION, data }])) as string
  await provider.send('evm_mine', [])
  expect((await provider.getTransactionReceipt(hash))?.status).toBe(1)
}

/** Registers an account, which has a profile, for the trading competition. */
export const registerTrader = (provider: JsonRpcProvider, account: string): Promise<void> =>
  send(provider, account, 'register')

/** Begins the battle of the trading competition. */
export const openBattle = (provider: JsonRpcProvider): Promise<void> =>
  send(provider, OWNER, 'updateCompetitionStatus', 1)

/** Ends the battle of the trading competition: later swaps do not count. */
export const closeBattle = (provider: JsonRpcProvider): Promise<void> =>
  send(provider, OWNER, 'updateCompetitionStatus', 2)
