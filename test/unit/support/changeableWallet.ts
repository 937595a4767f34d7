import { act } from '@testing-library/react'
import { type ReactNode, createElement, useSyncExternalStore } from 'react'
import { WalletContext, type Wallet } from '../../../src/chain/wallet/useWallet.ts'

/** Returns a wallet that a test changes while the page is rendered. */
export function changeableWallet(first: Wallet) {
  let now = first
  const listeners = new Set<() => void>()
  const read = () => now
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    /** Provides the wallet to its children. */
    Provider({ children }: { children?: ReactNode }) {
      return createElement(WalletContext, { value: useSyncExternalStore(subscribe, read) }, children)
    },
    change: (next: Partial<Wallet>): void =>
      act(() => {
        now = { ...now, ...next }
        for (const listener of listeners) listener()
      }),
  }
}
