import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import { startHostileChain } from '../../devnet/hostile/startHostile.ts'
import { chooseEngine } from '../../devnet/node/engine.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { facts, demoAccounts, token } from './support/facts.ts'
import { nodeAt } from './support/node.ts'

/** No other engine can replace blocks; without anvil there is no hostile mode. */
const anvilOnly = [chooseEngine().name].filter((name) => name === 'anvil')
const abi = new Interface(['function transfer(address, uint256) returns (bool)'])

const [demoAccount] = demoAccounts
if (!demoAccount) throw new Error('There are no demo accounts.')

test.each(anvilOnly)('injects faults at intervals on %s if enabled, and stops them with the chain', async () => {
  const messages: string[] = []
  const hostile = await startHostileChain({
    ...{ port: await freePortBlock(19_460, 1), blockTimeSeconds: 1, still: true, hasFaults: true },
    report: (sentence) => messages.push(sentence),
  })
  try {
    const node = nodeAt(hostile.rpcUrl)
    /** Sends a transaction; again if blocks were replaced between the reading of its nonce and the sending. */
    const send = async (data: string): Promise<string> => {
      try {
        return await node.send(demoAccount, token('cake').address, data)
      } catch (error) {
        if (String(error).includes('nonce too low')) return send(data)
        throw error
      }
    }
    const hashes: string[] = []
    const find = (pattern: RegExp) => messages.map((sentence) => pattern.exec(sentence)?.[1]).find(Boolean)
    while (find(/dropped transaction (0x\w+)/) === undefined || find(/replaced blocks (\d+)/) === undefined) {
      // Each has another amount: one equal to the dropped one would have its hash.
      const data = abi.encodeFunctionData('transfer', [facts.contracts.router, BigInt(hashes.length + 1)])
      hashes.push(await send(data))
      const head = await node.blockNumber()
      while ((await node.blockNumber()) === head) await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const dropped = find(/dropped transaction (0x\w+)/) ?? ''
    expect(hashes).toContain(dropped)
    expect(await node.request('eth_getTransactionReceipt', dropped)).toBeNull()
    expect(messages.filter((sentence) => sentence.includes('could not be injected'))).toEqual([])
  } finally {
    await hostile.stop()
  }
  await expect(nodeAt(hostile.hostility.outlier.url).blockNumber()).rejects.toThrow('fetch failed')
})
