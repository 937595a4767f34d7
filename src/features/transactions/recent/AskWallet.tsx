import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { replacementGas, type ReplacementKind, type Waiting } from '../../../chain/send/replacement'
import { formatUp, sanitizeAmountInput } from '../../../core/amount'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { wrappedNative } from '../../../market/token'
import { useUsdPrice } from '../../../market/useUsdPrice'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Button } from '../../../ui/controls/Button'
import { TextField } from '../../../ui/controls/TextField'
import { usdText } from '../../lists'
import { FailureNotice } from '../failure/FailureNotice'
import type { TransactionRecord } from '../transactions.slice'
import { gweiText, useFeeChoice } from './useFeeChoice'
import { useReplace } from './useReplace'

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
export function AskWallet({ record, waiting, kind, onDone }: Props) {
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
