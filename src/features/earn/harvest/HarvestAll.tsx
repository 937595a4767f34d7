import { useMemo, useState } from 'react'
import { useCalls } from '../../../chain/multicall/useCalls'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'
import { Button } from '../../../ui/controls/Button'
import { useCloseOnWalletChange, useOutcomes } from '../../transactions'
import { decimalsText } from '../figures'
import { HarvestDialog } from './HarvestDialog'
import { useHarvestRun, type HarvestItem, type HarvestState } from './useHarvestRun'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'

const CENTS = 2

/** Returns the formatted value of all rewards together; null when one of them has no price. */
function worthText(items: readonly HarvestItem[], locale: string): string | null {
  let totalRaw = 0n
  let decimals: number | null = null
  for (const { earnedRaw, price } of items) {
    if (!price) return null
    totalRaw += usdValueRaw(price, price.token, earnedRaw)
    decimals = price.usd.decimals
  }
  return decimals === null ? null : `$${decimalsText(totalRaw, decimals, CENTS, locale)}`
}

const NO_HASHES: readonly string[] = []
const NO_CALLS: readonly null[] = []

/** Returns the hashes of a run's transactions, which may still be pending. */
function hashesOf(state: HarvestState): readonly string[] {
  if (state.stage === 'idle') return NO_HASHES
  return Object.values(state.results).flatMap((result) => (result.stage === 'sent' ? result.hash : []))
}

export interface HarvestAllProps {
  /** Every farm or pool with a reward, in the order in which they are harvested. */
  items: readonly HarvestItem[]
  /** The sum of all rewards, in words. */
  headline: string
  nativePrice: UsdPrice | null
  /** Number of rewards that could not be read. */
  unreadCount: number
}

/**
 * Renders an account's rewards on a page and the button that harvests them all; nothing while there are none (yield 7).
 */
export function HarvestAll({ items, headline, nativePrice, unreadCount }: HarvestAllProps) {
  const { t, locale } = useTranslation()
  const { status } = useWallet()
  const run = useHarvestRun()
  const [isOpen, setIsOpen] = useState(false)
  const { state } = run
  // A plan is valid for one account only. A run reports itself why it stopped.
  useCloseOnWalletChange(isOpen && state.stage === 'idle' ? 'shown' : 'closed', () => setIsOpen(false))
  const [hasRun, setHasRun] = useState(false)
  if (state.stage === 'ended' && !hasRun) setHasRun(true)
  useCalls(useMemo(() => (hasRun ? items.map(({ pendingCall }) => pendingCall) : NO_CALLS), [hasRun, items]))
  const hashes = useMemo(() => hashesOf(state), [state])
  // While transactions are pending, a second run would request the same rewards again.
  const isBusy = useOutcomes(hashes).includes('pending') || state.stage === 'running'
  if (items.length === 0 && !isOpen && !isBusy) return null

  function close(): void {
    setIsOpen(false)
    run.reset()
  }

  return (
    <Row $gap={16} $lineGap={8} $wrap>
      {items.length > 0 && (
        <div>
          <strong>
            <bdi>{headline}</bdi>
          </strong>
          <Text $tone="quiet" $size={14}>
            <bdi>{`≈ ${worthText(items, locale) ?? '–'}`}</bdi>
          </Text>
        </div>
      )}
      <Button
        kind="primary"
        disabled={status === 'wrongChain'}
        busy={isBusy}
        busyText={t('Harvesting')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('Harvest all (%count%)', { count: items.length })}
      </Button>
      {isOpen && <HarvestDialog {...{ items, nativePrice, unreadCount, run }} onClose={close} />}
    </Row>
  )
}
