import { expect, it } from 'vitest'
import type { AnnouncedWallet } from '../../chain/wallet/announced'
import type { Eip1193Provider } from '../../chain/wallet/eip1193'
import { walletsOffered } from './walletsOffered'

const providerOf = (): Eip1193Provider => ({ request: () => Promise.resolve(null) })
const announcedAs = (rdns: string, provider = providerOf()): AnnouncedWallet => ({
  ...{ id: `announced:${rdns}`, name: rdns.toUpperCase(), iconUrl: null, provider },
})
const none = { announced: [], injected: null, binance: null, isPairing: false }
const ids = (...args: Parameters<typeof walletsOffered>) => walletsOffered(...args).map(({ id }) => id)

it('offers nothing where no wallet exists', () => {
  expect(walletsOffered(none, 'injected')).toEqual([])
})

it('offers each wallet once', () => {
  const [one, other] = [providerOf(), providerOf()]
  expect(ids({ ...none, injected: one, binance: other }, null)).toEqual(['injected', 'binance'])
  expect(ids({ ...none, injected: one, binance: one }, null)).toEqual(['injected'])
  expect(ids({ ...none, announced: [announcedAs('a.b', one)], injected: one }, null)).toEqual(['announced:a.b'])
  expect(ids({ ...none, announced: [announcedAs('a.b')], injected: one }, null)).toEqual(['announced:a.b', 'injected'])
})

it('starts with the wallet used last, and leaves the order of the others unchanged', () => {
  const announced = ['a.a', 'b.b', 'c.c'].map((rdns) => announcedAs(rdns))
  expect(ids({ ...none, announced }, 'announced:b.b')).toEqual(['announced:b.b', 'announced:a.a', 'announced:c.c'])
  expect(ids({ ...none, announced }, 'announced:gone.away')).toEqual([
    'announced:a.a',
    'announced:b.b',
    'announced:c.c',
  ])
})

it('offers WalletConnect after local wallets, unless it was last used', () => {
  const found = { ...none, injected: providerOf(), isPairing: true }
  expect(ids(found, 'injected')).toEqual(['injected', 'walletconnect'])
  expect(ids(found, 'walletconnect')).toEqual(['walletconnect', 'injected'])
  expect(ids({ ...none, isPairing: true }, null)).toEqual(['walletconnect'])
})
