import { Ban } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { PageMessage } from './PageMessage'

const Main = styled.main`
  padding-inline: var(--space-16);
`

/** The only screen that a blocked account sees (trading 2.1). */
export function BlockedAddress({ account }: { account: Address }) {
  const { t } = useTranslation()
  const { disconnect } = useWallet()
  return (
    <Main>
      <PageMessage
        icon={Ban}
        title={t('Blocked address')}
        actions={<Button onClick={disconnect}>{t('Disconnect')}</Button>}
      >
        <p dir="ltr">{account}</p>
        <p>{t('This account cannot use this site. Connect another account to continue.')}</p>
      </PageMessage>
    </Main>
  )
}
