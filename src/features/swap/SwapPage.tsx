import { History, Settings } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { deployment } from '../../core/deployment'
import { useTranslation } from '../../i18n'
import { Card } from '../../ui/content/Card'
import { IconButton } from '../../ui/controls/IconButton'
import { RecentTransactions } from '../transactions'
import { SettingsDialog } from '../user'
import { presetsFrom } from './presets.rules'
import { presetsRead } from './swap.slice'
import { SwapForm } from './SwapForm'

const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 480px;
  margin-inline: auto;
`

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-16);
  margin-block-end: var(--space-16);
`

const Subtitle = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
`

const Title = styled.h1`
  font-size: var(--type-24);
  line-height: var(--leading-display);
`

const Buttons = styled.div`
  display: flex;
  margin-inline-end: calc(-1 * var(--space-8));
`

type OpenDialog = 'settings' | 'transactions' | null

/** The swap screen (trading 2.3). */
export function SwapPage() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [query] = useSearchParams()
  const [open, setOpen] = useState<OpenDialog>(null)
  const close = () => setOpen(null)

  useEffect(() => {
    dispatch(presetsRead(presetsFrom(query)))
  }, [dispatch, query])

  return (
    <Column>
      <title>{`${t('Exchange')} | ${deployment.productName}`}</title>
      <Card>
        <Head>
          <div>
            <Title>{t('Exchange')}</Title>
            <Subtitle>{t('Trade tokens in an instant')}</Subtitle>
          </div>
          <Buttons>
            <IconButton
              icon={Settings}
              label={t('Settings')}
              onPointerEnter={SettingsDialog.preload}
              onClick={() => setOpen('settings')}
            />
            <IconButton
              icon={History}
              label={t('Recent transactions')}
              onPointerEnter={RecentTransactions.preload}
              onClick={() => setOpen('transactions')}
            />
          </Buttons>
        </Head>
        <SwapForm />
      </Card>
      {open === 'settings' && <SettingsDialog onClose={close} />}
      {open === 'transactions' && <RecentTransactions onClose={close} />}
    </Column>
  )
}
