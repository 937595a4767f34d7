import { useCallback } from 'react'
import { useServiceRead } from '../../../chain/services/useServiceRead'
import { useWallet } from '../../../chain/wallet/useWallet'
import { amountValue } from '../../../core/amount'
import type { Address } from '../../../core/address'
import type { VotingFacts } from '../../../deployment/voting'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { ConnectButton, SwitchNetworkButton } from '../../wallet'
import { readPowerAt } from '../data/readPower'
import type { SendStage } from '../data/useSendMessage'
import { POWER_DECIMALS, powerRawOf } from '../tally.rules'

interface Props {
  facts: VotingFacts
  stage: SendStage
  onPublish: () => void
}

/** Renders the publish button of an account, and why it may not publish. */
function AccountPublish({ facts, account, stage, onPublish }: Props & { account: Address }) {
  const { t } = useTranslation()
  const { powerUrl, publishMinimumPowerCake, strategy } = facts
  const { status, value } = useServiceRead(useCallback(() => readPowerAt(powerUrl, account), [powerUrl, account]))
  const leastRaw = powerRawOf(publishMinimumPowerCake)
  const powerRaw = value === null ? null : powerRawOf(value.total)
  const lacksPower = powerRaw !== null && powerRaw < leastRaw
  const least = amountValue(leastRaw, POWER_DECIMALS, strategy.symbol)
  return (
    <Stack>
      <Button
        kind="primary"
        size="l"
        wide
        disabled={powerRaw === null || lacksPower}
        busy={stage !== 'idle'}
        busyText={stage === 'sending' ? t('Sending your proposal') : t('Waiting for your wallet')}
        onClick={onPublish}
      >
        {t('Publish')}
      </Button>
      <Text $tone="quiet" $size={14}>
        {t(
          'You need at least %least% of voting power to publish a proposal. Publishing costs nothing, and it is public.',
          {
            least,
          },
        )}
      </Text>
      {lacksPower && (
        <Notice kind="warn" title={t('You need at least %least% of voting power to publish', { least })} spoken>
          {t('You have %power%.', { power: amountValue(powerRaw, POWER_DECIMALS, strategy.symbol) })}
        </Notice>
      )}
      {status === 'unavailable' && (
        <Notice kind="warn" title={t('The voting service does not reply')} spoken>
          {t('Your draft is stored on this device. You can publish once the service replies.')}
        </Notice>
      )}
    </Stack>
  )
}

/** Renders the button that publishes a proposal; without a wallet, the button that connects one. */
export function Publish(props: Props) {
  const { account, status } = useWallet()
  if (account === null || status === 'viewOnly') return <ConnectButton size="l" wide />
  if (status === 'wrongChain') return <SwitchNetworkButton size="l" wide />
  return <AccountPublish key={account} {...props} account={account} />
}
