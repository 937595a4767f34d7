import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { decimalsText, ReadFailure } from '../../earn'
import { useTranslation } from '../../../i18n'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { IconButton } from '../../../ui/controls/IconButton'
import { useWallet } from '../../../chain/wallet/useWallet'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import type { Face } from '../list/face.rules'
import { STAKED_DECIMALS, worthText } from '../list/figures'
import { Box, Cell, Label, Strong } from '../list/pool.styles'
import { Text } from '../../../ui/layout/Text'
import { Row } from '../../../ui/layout/Row'

type Props = {
  face: Face
  /** Undefined when no allowance is needed, as for the native coin. */
  enable?: { isNeeded: boolean; isBusy: boolean; run: () => void } | undefined
  /** Why no more can be staked; null when more can be. */
  stop: string | null
  /** True while a stake or an unstake is pending. */
  isBusy: boolean
  onStake: () => void
  onUnstake: () => void
  /** Further content at the end, such as the countdown of a fee. */
  children?: ReactNode
}

/** Renders the account's stake and the buttons that change it; Enable comes first when needed (yield 2). */
export function StakeBox({ face, enable, stop, isBusy, onStake, onUnstake, children }: Props) {
  const { t, locale } = useTranslation()
  const { account, status } = useWallet()
  const { stakedRaw, stakingToken, stakingPrice } = face
  const { symbol, decimals } = stakingToken
  if (!account) {
    return (
      <Box>
        <Strong>{t('Start earning')}</Strong>
        <ConnectButton wide />
      </Box>
    )
  }
  if (status === 'wrongChain') {
    return (
      <Box>
        <Strong>{t('Start earning')}</Strong>
        <SwitchNetworkButton wide />
      </Box>
    )
  }
  if (stakedRaw === null && face.isUserFailed) {
    return (
      <Box>
        <ReadFailure title={t('Your stake could not be read')} />
      </Box>
    )
  }
  if (stakedRaw === null) {
    return (
      <Box aria-busy>
        <Label>{t('Loading')}</Label>
        <Skeleton height="44px" />
      </Box>
    )
  }
  const isEnableWanted = enable?.isNeeded === true && stop === null
  const enableButton = isEnableWanted && (
    <Button kind="primary" wide busy={enable.isBusy} busyText={t('Enabling')} onClick={enable.run}>
      {t('Enable')}
    </Button>
  )
  if (stakedRaw === 0n) {
    return (
      <Box>
        <Label>{isEnableWanted ? t('Enable pool') : t('Stake %symbol%', { symbol })}</Label>
        {enableButton || (
          <Button
            kind="primary"
            wide
            disabled={stop !== null && !isBusy}
            title={stop ?? undefined}
            busy={isBusy}
            busyText={t('Waiting for the transaction')}
            onClick={onStake}
          >
            {t('Stake')}
          </Button>
        )}
        {children}
      </Box>
    )
  }
  const worth = worthText(stakingPrice, stakedRaw, locale)
  return (
    <Box>
      <Row $gap={16} $lineGap={8} $justify="space-between" $wrap>
        <Cell>
          <Label>{t('%symbol% staked', { symbol })}</Label>
          <Strong>
            <bdi>{decimalsText(stakedRaw, decimals, STAKED_DECIMALS, locale)}</bdi>
          </Strong>
          {worth !== undefined && (
            <Text as="span" $tone="quiet" $size={12}>
              <bdi>{worth}</bdi>
            </Text>
          )}
        </Cell>
        <Row $align="stretch" $wrap>
          <IconButton icon={Minus} outlined label={t('Unstake %symbol%', { symbol })} onClick={onUnstake} />
          {!isEnableWanted && (
            <IconButton
              icon={Plus}
              outlined
              label={t('Stake %symbol%', { symbol })}
              title={stop ?? t('Stake %symbol%', { symbol })}
              disabled={stop !== null}
              onClick={onStake}
            />
          )}
        </Row>
      </Row>
      {isBusy && (
        <Text as="span" $tone="quiet" $size={12}>
          {t('Waiting for the transaction')}
        </Text>
      )}
      {stop !== null && (
        <Text as="span" $tone="quiet" $size={12}>
          {stop}
        </Text>
      )}
      {enableButton}
      {children}
    </Box>
  )
}
