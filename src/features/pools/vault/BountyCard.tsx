import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import type { TableToken } from '../../../market/prices/tokenTable'
import type { UsdPrice } from '../../../market/usdPrice'
import { Card } from '../../../ui/content/Card'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'
import { PHONE } from '../../../ui/media'
import { useWalletBoundDialog } from '../../transactions'
import { poolValue } from '../list/figures'
import { Cell, FigureText, Label } from '../list/pool.styles'
import type { Vault } from './useVault'
import { bountyOf } from './vault.rules'

const BountyDialog = lazyDialog(() => import('./BountyDialog').then((it) => it.BountyDialog))

/** On a phone one line without a frame, so that the list begins early. */
const Narrow = styled(Card)`
  --content-height: 74px;
  inline-size: min(100%, 340px);
  padding: var(--space-16);

  ${PHONE} {
    --content-height: 40px;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;

    & ${Cell} {
      display: flex;
      align-items: center;
      gap: var(--space-8);
    }
    & ${Cell} > :last-child {
      display: none;
    }
  }
`

/** Placeholder of the bounty while it is read. */
export function BountySkeleton() {
  return (
    <Narrow inset="none" aria-busy>
      <Skeleton height="var(--content-height)" />
    </Narrow>
  )
}

type Props = { vault: Vault; token: TableToken; price: UsdPrice | null }

/** Renders the bounty of the vault's next compounding, and the button that claims it (yield 2 "Auto CAKE bounty"). */
export function BountyCard({ vault, token, price }: Props) {
  const { t, locale } = useTranslation()
  const [isClaiming, setIsClaiming] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const dialog = useWalletBoundDialog<'bounty'>(isClaiming)
  if (dialog.opened && !wasOpened) setWasOpened(true)
  const { rewardRaw, isClaimable } = bountyOf(vault.facts, token, price)
  const value = poolValue(price, rewardRaw, locale)
  return (
    <Narrow inset="none" role="region" aria-label={t('Auto CAKE bounty')}>
      <Row $gap={16} $lineGap={8} $justify="space-between" $wrap>
        <Cell>
          <Label>{t('Auto CAKE bounty')}</Label>
          {rewardRaw === null ? (
            <Skeleton width="72px" />
          ) : (
            <FigureText>
              <Figure raw={rewardRaw} decimals={token.decimals} />
            </FigureText>
          )}
          {/* The line is rendered while the value is unknown: the button must not move under the pointer. */}
          <Text as="span" $tone="quiet" $size={12}>
            {value ? <FullValue {...value} /> : '\u00a0'}
          </Text>
        </Cell>
        <Button
          kind="primary"
          disabled={!isClaimable && !isClaiming}
          busy={isClaiming}
          busyText={t('Confirming')}
          aria-haspopup="dialog"
          onPointerEnter={BountyDialog.preload}
          onFocus={BountyDialog.preload}
          onClick={() => dialog.open('bounty')}
        >
          {t('Claim')}
        </Button>
      </Row>
      {wasOpened && (
        <BountyDialog
          {...{ vault, token, price }}
          isOpen={dialog.opened !== null}
          onBusy={setIsClaiming}
          onClose={dialog.close}
        />
      )}
    </Narrow>
  )
}
