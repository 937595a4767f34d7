import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Icon } from '../../ui/content/Icon'
import { useSpoken } from '../../ui/toast/useSpoken'
import { TransactionLink } from '../transactions'
import { AddToWalletButton } from '../wallet'
import { swapWords } from './swapWords'
import type { Agreed } from './useSwapFlow'

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-12);
  padding-block: var(--space-16);
  text-align: center;
`

const Sign = styled.span`
  display: grid;
  color: var(--good);
`

/** After the wallet has sent the swap: it is on its way, here is where to follow it (trading 2.6). */
export function SwapSubmitted({ hash, agreed }: { hash: string; agreed: Agreed }) {
  const { t } = useTranslation()
  const { sentence, values } = swapWords(agreed.quote, agreed.recipient)
  useSpoken(t('Transaction Submitted'))
  return (
    <Centre>
      <Sign>
        <Icon of={CircleCheck} size={24} />
      </Sign>
      <strong>{t(sentence, values)}</strong>
      <TransactionLink hash={hash} />
      <AddToWalletButton asset={agreed.quote.output} />
    </Centre>
  )
}
