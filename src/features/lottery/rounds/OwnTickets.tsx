import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'
import { PHONE } from '../../../ui/media'
import { useTickets } from '../data/useLottery'
import { type OpenDialog, TicketsDialog } from '../playDialogs'

/** As high with the button as without it, also where the text has two lines, so that nothing below moves. */
const Line = styled(Row)`
  min-block-size: 32px;

  & > button {
    flex: none;
  }
  ${PHONE} {
    min-block-size: 48px;
  }
`

/** Renders how many tickets of a round the account has, and the button that shows them; nothing without an account. */
export function OwnTickets({ lotteryId, onOpen }: { lotteryId: number; onOpen: OpenDialog }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const tickets = useTickets(account, lotteryId)
  if (account === null) return null
  const count = tickets?.length ?? 0
  return (
    <Line $justify="space-between" $gap={16} aria-busy={tickets === undefined || undefined}>
      <Text as="span">
        {tickets === undefined && t('Loading your tickets')}
        {tickets === null && t('Your tickets could not be loaded. Trying again.')}
        {tickets &&
          (count === 0
            ? t('You have no tickets of this round')
            : t('You have %count% ticket || You have %count% tickets', { count }))}
      </Text>
      {count > 0 && (
        <Button
          size="s"
          aria-haspopup="dialog"
          onPointerEnter={TicketsDialog.preload}
          onFocus={TicketsDialog.preload}
          onClick={() => onOpen({ kind: 'tickets', lotteryId })}
        >
          {t('View your tickets')}
        </Button>
      )}
    </Line>
  )
}
