import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { decimalsText } from '../../../i18n/figures/decimals'
import type { TableToken } from '../../../market/prices/tokenTable'
import type { UsdPrice } from '../../../market/usdPrice'
import { Card } from '../../../ui/content/Card'
import { InfoTip } from '../../../ui/content/InfoTip'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'
import { useWalletDialog } from '../../transactions'
import { valueText } from '../list/figures'
import { Cell, FigureText, InlineGroup, Label } from '../list/pool.styles'
import type { Vault } from './useVault'
import { bountyOf } from './vault.rules'

const BountyDialog = lazyDialog(() => import('./BountyDialog').then((it) => it.BountyDialog))

/** constants: BOUNTY_DISPLAY_DECIMALS of the card. */
const CARD_DECIMALS = 3

const Narrow = styled(Card)`
  inline-size: min(100%, 340px);
`

/** Placeholder of the bounty while it is read. */
export function BountySkeleton() {
  return (
    <Narrow aria-busy>
      <Skeleton height="70px" />
    </Narrow>
  )
}

type Props = { vault: Vault; token: TableToken; price: UsdPrice | null }

/** Renders the bounty of the vault's next compounding, and the button that claims it (yield 2 "Auto CAKE Bounty"). */
export function BountyCard({ vault, token, price }: Props) {
  const { t, locale } = useTranslation()
  const [isClaiming, setIsClaiming] = useState(false)
  const dialog = useWalletDialog<'bounty'>(isClaiming)
  const { rewardRaw, isClaimable } = bountyOf(vault.facts, token, price)
  const value = valueText(price, rewardRaw, locale)
  return (
    <Narrow role="region" aria-label={t('Auto CAKE Bounty')}>
      <Row $gap={16} $lineGap={8} $justify="space-between" $wrap>
        <Cell>
          <InlineGroup>
            <Label>{t('Auto CAKE Bounty')}</Label>
            <InfoTip about={t('Auto CAKE Bounty')}>
              {t(
                'Paid to whoever makes the vault compound the rewards of all its users. It grows until someone claims it.',
              )}
            </InfoTip>
          </InlineGroup>
          {rewardRaw === null ? (
            <Skeleton width="72px" />
          ) : (
            <FigureText>
              <bdi>{decimalsText(rewardRaw, token.decimals, CARD_DECIMALS, locale)}</bdi>
            </FigureText>
          )}
          {/* The line is rendered while the value is unknown: the button must not move under the pointer. */}
          <Text as="span" $tone="quiet" $size={12}>
            <bdi>{value ?? '\u00a0'}</bdi>
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
      {dialog.opened && (
        <BountyDialog {...{ vault, token, price, isClaiming }} onClaiming={setIsClaiming} onClose={dialog.close} />
      )}
    </Narrow>
  )
}
