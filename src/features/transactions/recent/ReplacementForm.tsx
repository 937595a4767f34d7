import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { nodes } from '../../../chain/rpc/nodes'
import {
  readFeeBounds,
  replacementGas,
  replaceTransaction,
  type FeeBounds,
  type ReplacementKind,
  type Waiting,
} from '../../../chain/send/replacement'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact, parseAmount, sanitizeAmountInput } from '../../../core/amount'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { wrappedNative } from '../../../market/token'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Button } from '../../../ui/controls/Button'
import { TextField } from '../../../ui/controls/TextField'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { useAsyncResult } from '../../../ui/useAsyncResult'
import { useAppDispatch } from '../../../state/storeHooks'
import { usdFigure } from '../../lists'
import { FailureNotice } from '../failure/FailureNotice'
import { reportFailure } from '../failure/reportFailure'
import { tabName } from '../follow/tabs'
import { transactionSent, type TransactionRecord } from '../transactions.slice'
import { ActionButtons } from './ActionButtons'

const Box = styled.div`
  display: grid;
  gap: var(--space-8);
  margin-block-start: var(--space-4);
  padding: var(--space-12);
  border: 1px solid var(--rim);
  border-radius: var(--radius-12);
`

/** Decimals of Gwei, the unit of gas prices in wallets: 10^9 wei. */
const GWEI_DECIMALS = 9

const gweiText = (raw: bigint): string => formatAmountExact(raw, GWEI_DECIMALS)

interface FeeChoice {
  /** Null while the gas price is read. */
  bounds: FeeBounds | null
  /** Why it could not be read; null otherwise. */
  error: unknown
  /** In Gwei, as typed or as suggested. */
  typed: string
  type(text: string): void
  /** In wei per unit of gas; null when the typed text is no fee within the bounds. */
  feeRaw: bigint | null
}

/** Returns the fee of a replacement: read and suggested once, then changed by the user within its bounds. */
function useFeeChoice(waiting: Waiting): FeeChoice {
  const [typedFee, setTypedFee] = useState<string | null>(null)
  const [initial] = useState(waiting)
  const read = useAsyncResult(useCallback(() => readFeeBounds(nodes, initial), [initial]))
  const bounds = read.status === 'passed' ? read.outcome : null
  const typed = typedFee ?? (bounds ? gweiText(bounds.suggestedRaw) : '')
  const raw = parseAmount(typed, GWEI_DECIMALS)
  const isInBounds = bounds !== null && raw !== null && raw >= bounds.leastRaw && raw <= bounds.mostRaw
  return {
    bounds,
    error: read.status === 'failed' ? read.error : null,
    typed,
    type: setTypedFee,
    feeRaw: isInBounds ? raw : null,
  }
}

/**
 * Returns the function that requests a replacement of a transaction from the wallet and records it. A replacement has a
 * higher fee, or is a cancellation. It never throws: a failure or a rejection is shown in a toast. With one usable
 * node it needs no further consent, whatever the value. The request is the stored one that was signed before, and the
 * fee is within its bounds. Nothing signed therefore depends on one node.
 */
function useReplace(
  record: TransactionRecord,
  waiting: Waiting,
): {
  replace: (kind: ReplacementKind, feeRaw: bigint) => Promise<void>
  isRequesting: boolean
} {
  const dispatch = useAppDispatch()
  const { account, library } = useWallet()
  const [isRequesting, setIsRequesting] = useState(false)
  const replace = useCallback(
    async (kind: ReplacementKind, feeRaw: bigint) => {
      const { chainId, from, summary, approval, arrival, hash: replaced, replaces } = record
      const { nonce } = waiting
      if (!library || account !== from) return
      setIsRequesting(true)
      try {
        const tab = await tabName()
        const signer = { account, request: library.request }
        const { hash, request } = await replaceTransaction(nodes, signer, waiting, { kind, feeRaw })
        dispatch(
          transactionSent({
            ...{ chainId, hash, from, tab, addedTime: Date.now(), signed: request },
            summary:
              kind === 'cancel'
                ? { sentence: 'Cancel the transaction with nonce %nonce%', values: { nonce } }
                : summary,
            ...(kind === 'speedUp' && approval && { approval }),
            ...(kind === 'speedUp' && arrival && { arrival }),
            // A cancellation that is sped up is still a cancellation.
            replaces: { hash: replaced, nonce, kind: replaces?.kind === 'cancel' ? 'cancel' : kind },
          }),
        )
      } catch (error) {
        await reportFailure(error, 'Not sent again: %message%')
      } finally {
        setIsRequesting(false)
      }
    },
    [account, dispatch, library, record, waiting],
  )
  return { replace, isRequesting }
}

/** Renders the maximum network fee of the replacement, in the native coin and in US dollars. */
function FeeRow({ costRaw }: { costRaw: bigint | null }) {
  const { t, locale } = useTranslation()
  const price = useUsdPrice(wrappedNative)
  const { symbol, decimals } = deployment.nativeCurrency
  const inUsd = usdFigure(price, { traded: wrappedNative }, costRaw, locale)
  return (
    <DetailList>
      <DetailRow label={t('Maximum network fee')}>
        {costRaw === null ? '–' : <Figure raw={costRaw} decimals={decimals} symbol={symbol} isCost />}
        {inUsd && (
          <span>
            {' '}
            (<FullValue {...inUsd} />)
          </span>
        )}
      </DetailRow>
    </DetailList>
  )
}

interface Props {
  record: TransactionRecord
  /** The proven content of the record. */
  waiting: Waiting
  kind: ReplacementKind
  onDone: () => void
}

/**
 * Renders the request for the wallet, its fee, and what to check there. A wallet that uses another nonce sends twice.
 */
export function ReplacementForm({ record, waiting, kind, onDone }: Props) {
  const { t } = useTranslation()
  const { replace, isRequesting } = useReplace(record, waiting)
  const { bounds, error, typed, type, feeRaw } = useFeeChoice(waiting)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    first.current?.focus()
  }, [])
  const { nonce } = waiting
  const range = bounds && { least: gweiText(bounds.leastRaw), most: gweiText(bounds.mostRaw) }
  const hint = range ? t('Between %least% and %most% Gwei', range) : t('Loading the gas price')

  function typeFee(text: string): void {
    const amount = sanitizeAmountInput(text)
    if (amount !== null) type(amount)
  }

  return (
    <Box>
      <p>
        {kind === 'speedUp'
          ? t('Sends the same transaction again at a higher fee. Only one of the two can be confirmed.')
          : t('Replaces it with an empty transaction at a higher fee. If the original confirms first, it stands.')}
      </p>
      <p>
        {t(
          'Check in your wallet that the nonce is %nonce%. If it is not, reject the request: it would be a second transaction.',
          {
            nonce,
          },
        )}
      </p>
      {error === null ? (
        <>
          <TextField
            label={t('Gas price in Gwei')}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onType={typeFee}
            disabled={bounds === null}
            hint={hint}
            error={bounds !== null && feeRaw === null ? hint : undefined}
          />
          <FeeRow costRaw={feeRaw === null ? null : feeRaw * replacementGas(waiting, kind)} />
        </>
      ) : (
        <FailureNotice error={error} fallback="Not sent again: %message%" />
      )}
      <ActionButtons>
        <Button
          ref={first}
          kind="primary"
          size="s"
          busy={isRequesting}
          busyText={t('Waiting for your wallet')}
          disabled={feeRaw === null}
          onClick={() => feeRaw !== null && void replace(kind, feeRaw).then(onDone)}
        >
          {kind === 'speedUp' ? t('Sign again') : t('Sign the cancellation')}
        </Button>
        <Button kind="quiet" size="s" onClick={onDone}>
          {t('Keep waiting')}
        </Button>
      </ActionButtons>
    </Box>
  )
}
