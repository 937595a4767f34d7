import { word, type ContractResult } from './recordedChain.ts'

/** The head of the chain of generated results. */
export const HEAD = 9_600_000

const ONE = 10n ** 18n

/** Returns a number from 0 up to `below` that is always the same for a text (FNV-1a). */
function hashBelow(text: string, below: number): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % below
}

const block = (offset: number): bigint => BigInt(HEAD + offset)

/** Results by the selectors of the calls of pool pages, each in the size that the main chain returned. */
const RESULTS: Readonly<Record<string, (target: string, callData: string) => readonly bigint[]>> = {
  // startBlock: most pools are active, one in twenty starts later.
  '0x48cd4cb1': (target) => [block(hashBelow(target, 20) === 0 ? 20_000 : -100_000)],
  // bonusEndBlock: one pool in ten is finished.
  '0x1aed6553': (target) => [block(hashBelow(`${target}end`, 10) === 0 ? -500 : 400_000 + hashBelow(target, 900_000))],
  // poolLimitPerUser, limitAmount
  '0x66fe9f8a': (target) => [hashBelow(`${target}limit`, 3) === 0 ? 100n * ONE : 0n],
  '0x78abafaf': () => [10n * ONE],
  // balanceOf(address)
  '0x70a08231': (_, callData) => [BigInt(2_000_000 + hashBelow(callData, 90_000_000)) * ONE],
  // allowance(address,address)
  '0xdd62ed3e': (_, callData) => [hashBelow(callData, 2) === 0 ? 0n : 2n ** 256n - 1n],
  // userInfo(address) of pools; the vault's returns more words.
  '0x1959a002': (target) => {
    const amount = hashBelow(`${target}user`, 6) === 0 ? 25n * ONE : 0n
    return [amount, 1_626_900_000n, (amount * 99n) / 100n, 1_626_900_000n]
  },
  // pendingReward(address)
  '0xf40f0f52': (target) => [BigInt(hashBelow(`${target}pending`, 1_000_000)) * 10n ** 12n],
  // userInfo(uint256,address), pendingCake(uint256,address)
  '0x93f1a40b': () => [12n * ONE, 0n],
  '0x1175a1dd': () => [ONE / 3n],
  // getReserves()
  '0x0902f1ac': (target) => [
    BigInt(1_000 + hashBelow(target, 900_000)) * ONE,
    BigInt(1_000 + hashBelow(`${target}other`, 900_000)) * ONE,
    1_627_000_000n,
  ],
  // The vault: price, shares, bounty, pending, its fees and their period.
  '0x77c7b8fc': () => [(ONE * 1_214n) / 1_000n],
  '0x3a98ef39': () => [900_000n * ONE],
  '0x9d72596b': () => [ONE / 5n],
  '0x58ebceb6': () => [80n * ONE],
  '0x87788782': () => [200n],
  '0x90321e1a': () => [25n],
  '0xe941fa78': () => [10n],
  '0xdf10b4e6': () => [259_200n],
  // getEthBalance(address), getCurrentBlockTimestamp()
  '0x4d2301cc': () => [3n * ONE],
  '0x0f28c97d': () => [1_627_000_000n],
}

/**
 * Returns the results of the main chain's contracts, derived from addresses, in the shape and size of the real ones.
 */
export const poolResult: ContractResult = (address, callData) => {
  const words = RESULTS[callData.slice(0, 10)]?.(address, callData)
  return words ? `0x${words.map(word).join('')}` : null
}
