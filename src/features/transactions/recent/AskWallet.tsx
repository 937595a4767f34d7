import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import type { TransactionRecord } from '../transactions.slice'
import { useReplace } from './useReplace'

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

  /* Where it stands alone on a line, its words begin where the others do. */
  & > [data-kind='quiet'] {
    margin-inline-start: calc(-1 * var(--space-4));
    padding-inline: var(--space-4);
  }
`

interface Props {
  record: TransactionRecord
  kind: 'speedUp' | 'cancel'
  onDone: () => void
}

/** Says what the wallet is about to be asked, and what to look at there: a wallet that takes another number sends twice. */
export function AskWallet({ record, kind, onDone }: Props) {
  const { t } = useTranslation()
  const { replace, isAsking } = useReplace(record)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const values = { nonce: record.nonce ?? 0 }
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
        {t(
          'Look at the nonce there: it has to be %nonce%. With another one it is a second transaction: reject it.',
          values,
        )}
      </p>
      <Buttons>
        <Button
          ref={first}
          kind="primary"
          size="s"
          busy={isAsking}
          busyText={t('Waiting for your wallet')}
          onClick={() => void replace(kind).then(onDone)}
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
