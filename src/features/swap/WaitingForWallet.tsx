import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Spinner } from '../../ui/controls/Spinner'
import { useSpoken } from '../../ui/toast/useSpoken'
import { swapWords } from './swapWords'
import type { Measured } from '../../chain/send/measure'
import { formatAmountExact } from '../../core/amount'
import type { Agreed } from './useSwapFlow'

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  padding-block: var(--space-24);
  text-align: center;
`

const Quiet = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
`

/** While the wallet asks its owner (trading 2.6). */
export function WaitingForWallet({ agreed, measured }: { agreed: Agreed; measured: Measured | null }) {
  const { t } = useTranslation()
  const { sentence, values } = swapWords(agreed.quote, agreed.recipient)
  const { input, output } = agreed.quote
  useSpoken(t('Confirm this transaction in your wallet'))
  return (
    <Centre>
      <Spinner size={40} />
      <strong>{t(sentence, values)}</strong>
      {measured && (
        <Quiet>
          {t('Rehearsed a moment ago: %paid% left, %received% arrived.', {
            paid: `${formatAmountExact(measured.paidRaw, input.decimals)} ${input.symbol}`,
            received: `${formatAmountExact(measured.receivedRaw, output.decimals)} ${output.symbol}`,
          })}
        </Quiet>
      )}
      <Quiet>{t('Confirm this transaction in your wallet')}</Quiet>
    </Centre>
  )
}
