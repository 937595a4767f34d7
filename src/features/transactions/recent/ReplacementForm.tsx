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
import { RejectedError } from '../../../chain/send/sendIntent'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact, formatUp, parseAmount, sanitizeAmountInput } from '../../../core/amount'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { wrappedNative } from '../../../market/token'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Button } from '../../../ui/controls/Button'
import { TextField } from '../../../ui/controls/TextField'
import { useAppDispatch } from '../../../state/storeHooks'
import { usdText } from '../../lists'
import { FailureNotice } from '../failure/FailureNotice'
import { reportFailure } from '../failure/reportFailure'
import { tabName } from '../follow/tabs'
import { transactionSent, type TransactionRecord } from '../transactions.slice'

const FEE_DIGITS = 3

const Box = styled.div`
  display: grid;
  gap: var(--space-8);
  margin-block-start: var(--space-4);
  padding: var(--space-12);
  border: 1px solid var(--rim);
  border-radius: var(--radius-12);
`

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  /* Alone on a line, its text aligns with the other texts. */
  & > [data-kind='quiet'] {
    margin-inline-start: calc(-1 * var(--space-4));
    padding-inline: var(--space-4);
  }
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
  const [bounds, setBounds] = useState<FeeBounds | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [typedFee, setTypedFee] = useState<string | null>(null)
  const [initial] = useState(waiting)
  useEffect(() => {
    let isCancelled = false
    async function read(): Promise<void> {
      try {
        const found = await readFeeBounds(nodes, initial)
        if (!isCancelled) setBounds(found)
      } catch (caught) {
        if (!isCancelled) setError(caught)
      }
    }
    void read()
    return () => {
      isCancelled = true
    }
  }, [initial])
  const typed = typedFee ?? (bounds ? gweiText(bounds.suggestedRaw) : '')
  const raw = parseAmount(typed, GWEI_DECIMALS)
  const isInBounds = bounds !== null && raw !== null && raw >= bounds.leastRaw && raw <= bounds.mostRaw
  return { bounds, error, typed, type: setTypedFee, feeRaw: isInBounds ? raw : null }
}

/**
 * Returns the function that requests a replacement of a transaction from the wallet and records it. A replacement has a
 * higher fee, or is a cancellation. It never throws: a failure is shown in a toast, a rejection is not. With one usable
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
        if (!(error instanceof RejectedError)) await reportFailure(error, 'Not sent again: %message%')
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
  const { t } = useTranslation()
  const price = useUsdPrice(wrappedNative)
  const { symbol, decimals } = deployment.nativeCurrency
  const inUsd = usdText(price, { traded: wrappedNative }, costRaw)
  return (
    <DetailList>
      <DetailRow label={t('Network fee at most')}>
        {costRaw === null ? '–' : `${formatUp(costRaw, decimals, FEE_DIGITS)} ${symbol}`}
        {inUsd && ` (${inUsd})`}
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
  useEffect(() => first.current?.focus(), [])
  const { nonce } = waiting
  const range = bounds && { least: gweiText(bounds.leastRaw), most: gweiText(bounds.mostRaw) }
  const hint = range ? t('Between %least% and %most% Gwei', range) : t('Reading the gas price')

  function typeFee(text: string): void {
    const amount = sanitizeAmountInput(text)
    if (amount !== null) type(amount)
  }

  return (
    <Box>
      <p>
        {kind === 'speedUp'
          ? t('Your wallet signs the same transaction again, at a higher fee. Only one of the two can go through.')
          : t(
              'Your wallet sends nothing to yourself in its place, at a higher fee. If the first one is faster, it stands.',
            )}
      </p>
      <p>
        {t('Look at the nonce there: it has to be %nonce%. With another one it is a second transaction: reject it.', {
          nonce,
        })}
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
      <Buttons>
        <Button
          ref={first}
          kind="primary"
          size="s"
          busy={isRequesting}
          busyText={t('Waiting for your wallet')}
          disabled={feeRaw === null}
          onClick={() => feeRaw !== null && void replace(kind, feeRaw).then(onDone)}
        >
          {kind === 'speedUp' ? t('Sign it again') : t('Sign the cancellation')}
        </Button>
        <Button kind="quiet" size="s" onClick={onDone}>
          {t('Keep waiting')}
        </Button>
      </Buttons>
    </Box>
  )
}
