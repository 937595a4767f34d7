import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Spinner } from '../../ui/controls/Spinner'
import { useSpoken } from '../../ui/toast/useSpoken'
import { swapWords } from './swapWords'
import type { Quote } from './quote.rules'

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
export function WaitingForWallet({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const { sentence, values } = swapWords(quote)
  useSpoken(t('Confirm this transaction in your wallet'))
  return (
    <Centre>
      <Spinner size={40} />
      <strong>{t(sentence, values)}</strong>
      <Quiet>{t('Confirm this transaction in your wallet')}</Quiet>
    </Centre>
  )
}
