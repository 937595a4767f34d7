import { useTranslation } from '../../i18n'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { Stack } from '../../ui/layout/Stack'
import { riskAccepted, selectIsRiskAccepted } from './prediction.slice'

/** Text of the notice of risk. */
export function RiskText() {
  const { t } = useTranslation()
  return (
    <Stack $gap={4}>
      <p>{t('This is a game of chance. You can lose your whole bet in minutes.')}</p>
      <p>{t('A bet cannot be changed or cancelled, and only one a round is possible.')}</p>
      <p>{t('A part of all bets goes to the treasury, so most players lose over time. Only bet what you can lose.')}</p>
    </Stack>
  )
}

/** Notice of the first visit; nothing once the risk is accepted. */
export function RiskNotice() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isAccepted = useAppSelector(selectIsRiskAccepted)
  if (isAccepted) return null
  return (
    <Notice
      kind="warn"
      title={t('Before you play')}
      actions={
        <Button size="s" onClick={() => dispatch(riskAccepted())}>
          {t('I understand')}
        </Button>
      }
    >
      <RiskText />
    </Notice>
  )
}
