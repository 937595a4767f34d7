import { Search } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Notice } from '../../../ui/content/Notice'
import { Skeleton } from '../../../ui/content/Skeleton'
import { ButtonLink, Link } from '../../../ui/controls/Link'
import { ConnectButton } from '../../wallet'
import type { Currency } from '../pool/currency'
import type { FoundState } from './found.rules'

interface FoundPoolProps {
  state: FoundState
  a: Currency
  b: Currency
}

/** Renders the state of a pool and links to the next step. */
export function FoundPool({ state, a, b }: FoundPoolProps) {
  const { t } = useTranslation()
  const add = `/add/${a.id}/${b.id}`
  switch (state) {
    case 'choose':
      return null
    case 'loading':
      return (
        <div aria-busy aria-label={t('Loading')}>
          <Skeleton height="44px" />
        </div>
      )
    case 'invalid':
      return <Notice kind="bad" title={t('Invalid pair')} />
    case 'connect':
      return <EmptyState icon={Search} title={t('Connect to a wallet to find pools')} action={<ConnectButton />} />
    case 'none':
      return (
        <EmptyState
          icon={Search}
          title={t('No pool found.')}
          action={
            <ButtonLink to={add} kind="primary">
              {t('Create pool')}
            </ButtonLink>
          }
        />
      )
    case 'noLiquidity':
      return (
        <EmptyState
          icon={Search}
          title={t('You don’t have liquidity in this pool yet.')}
          action={
            <ButtonLink to={add} kind="primary">
              {t('Add Liquidity')}
            </ButtonLink>
          }
        />
      )
    case 'held':
      return (
        <Notice kind="good" title={t('Pool found.')} spoken>
          <Link to="/pool">{t('Manage this pool.')}</Link>
        </Notice>
      )
  }
}
