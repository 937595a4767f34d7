import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import type { Currency } from '../pool/currency'
import { LpFigure } from '../pool/LpFigure'
import { PositionRows } from './PositionRows'
import { usePositionFacts } from './usePositionFacts'

/** Renders the account's position in a pool; nothing without one (trading 2.4 "existing-position card"). */
export function ExistingPosition({ a, b }: { a: Currency | null; b: Currency | null }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const facts = usePositionFacts(account, a, b)
  if (!a || !b || !facts || facts.balanceRaw === 0n) return null
  return (
    <Card>
      <Stack>
        <Text as="h2" $size={16}>
          {t('Your position')}
        </Text>
        <LpFigure a={a} b={b} sharesRaw={facts.balanceRaw} />
        <PositionRows a={a} b={b} facts={facts} />
      </Stack>
    </Card>
  )
}
