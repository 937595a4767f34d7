import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { IconButton } from '../../../ui/controls/IconButton'
import { Figure } from '../../../ui/figures/Figure'
import { FullValue } from '../../../ui/figures/FullValue'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'
import { ReadFailure } from '../../earn'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { poolValue } from '../list/figures'
import { Box, Cell, FigureText, Label } from '../list/pool.styles'
import { EarnedFigure } from '../list/PoolFigures'
import type { PoolRowSummary } from '../list/rowSummary.rules'

/** Renders the reward, with its button as children. */
export function RewardBox({
  summary,
  hasAccount,
  children,
}: {
  summary: PoolRowSummary
  hasAccount: boolean
  children?: ReactNode
}) {
  return (
    <Box>
      <Row $gap={16} $lineGap={8} $justify="space-between" $wrap>
        <EarnedFigure summary={summary} hasAccount={hasAccount} />
        {children}
      </Row>
    </Box>
  )
}

type Props = {
  summary: PoolRowSummary
  /** Undefined when no allowance is needed, as for the native coin. */
  enable?: { isNeeded: boolean; isBusy: boolean; run: () => void } | undefined
  /** Why no more can be staked; null when staking is possible. */
  blockedReason: string | null
  /** True while a stake or an unstake is pending. */
  isBusy: boolean
  onStake: () => void
  onUnstake: () => void
  /** Further content at the end, such as the countdown of a fee. */
  children?: ReactNode
}

/** Renders the account's stake and the buttons that change it; Enable comes first when needed (yield 2). */
export function StakeBox({ summary, enable, blockedReason, isBusy, onStake, onUnstake, children }: Props) {
  const { t, locale } = useTranslation()
  const { account, status } = useWallet()
  const { stakedRaw, stakingToken, stakingPrice } = summary
  const { symbol, decimals } = stakingToken
  if (!account) {
    return (
      <Box>
        <FigureText>{t('Start earning')}</FigureText>
        <ConnectButton wide />
      </Box>
    )
  }
  if (status === 'wrongChain') {
    return (
      <Box>
        <FigureText>{t('Start earning')}</FigureText>
        <SwitchNetworkButton wide />
      </Box>
    )
  }
  if (stakedRaw === null && summary.isUserFailed) {
    return (
      <Box>
        <ReadFailure title={t('Your stake could not be loaded')} />
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
  const needsEnable = enable?.isNeeded === true && blockedReason === null
  const enableButton = needsEnable && (
    <Button
      kind="primary"
      wide
      busy={enable.isBusy}
      busyText={t('Enabling')}
      aria-haspopup="dialog"
      onClick={enable.run}
    >
      {t('Enable')}
    </Button>
  )
  if (stakedRaw === 0n) {
    return (
      <Box>
        <Label>{needsEnable ? t('Approve %symbol%', { symbol }) : t('Stake %symbol%', { symbol })}</Label>
        {enableButton || (
          <Button
            kind="primary"
            wide
            disabled={blockedReason !== null && !isBusy}
            title={blockedReason ?? undefined}
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
  const value = poolValue(stakingPrice, stakedRaw, locale)
  return (
    <Box>
      <Row $gap={16} $lineGap={8} $justify="space-between" $wrap>
        <Cell>
          <Label>{t('%symbol% staked', { symbol })}</Label>
          <FigureText>
            <Figure raw={stakedRaw} decimals={decimals} />
          </FigureText>
          {value && (
            <Text as="span" $tone="quiet" $size={12}>
              <FullValue {...value} />
            </Text>
          )}
        </Cell>
        <Row $align="stretch" $wrap>
          <IconButton icon={Minus} outlined label={t('Unstake %symbol%', { symbol })} onClick={onUnstake} />
          {!needsEnable && (
            <IconButton
              icon={Plus}
              outlined
              label={t('Stake %symbol%', { symbol })}
              title={blockedReason ?? t('Stake %symbol%', { symbol })}
              disabled={blockedReason !== null}
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
      {blockedReason !== null && (
        <Text as="span" $tone="quiet" $size={12}>
          {blockedReason}
        </Text>
      )}
      {enableButton}
      {children}
    </Box>
  )
}
