import { deployment } from '../../../deployment/deployment'
import type { WarningToken } from '../../../deployment/warningTokens'
import { useTranslation } from '../../../i18n'
import { setPercentText } from '../../../i18n/figures/percent'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { ButtonLink } from '../../../ui/controls/Link'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { selectSlippageBps, tokenSlippageApplied } from '../../user'

interface Props {
  warning: WarningToken
  onClose: () => void
}

function TaxNotice({ warning, onClose }: Props) {
  const { t, locale } = useTranslation()
  const dispatch = useAppDispatch()
  const slippageBps = useAppSelector(selectSlippageBps)
  const { symbol, address, taxBps = 0, minimumSlippageBps = 0 } = warning
  const [tax, slippage] = [setPercentText(taxBps, locale), setPercentText(minimumSlippageBps, locale)]
  return (
    <>
      <Notice kind="warn" title={t('%symbol% has a transfer tax of about %tax%', { symbol, tax })}>
        {t(
          'A swap needs a slippage tolerance of %slippage% or more, or it is cancelled. You lose the tax each time you buy, sell or send this token.',
          { slippage },
        )}
      </Notice>
      {slippageBps < minimumSlippageBps && (
        <Button
          wide
          onClick={() => {
            dispatch(tokenSlippageApplied({ address, symbol, slippageBps: minimumSlippageBps }))
            onClose()
          }}
        >
          {t('Use %slippage% slippage tolerance for %symbol%', { slippage, symbol })}
        </Button>
      )}
    </>
  )
}

function CompromisedNotice({ warning: { symbol } }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Notice kind="bad" title={t('%symbol% is reported as compromised', { symbol })}>
        {t('Don’t buy it. If you have liquidity with it in a pool, remove it now.')}
      </Notice>
      {deployment.areas.liquidity === true && (
        <ButtonLink wide to="/pool">
          {t('To your liquidity')}
        </ButtonLink>
      )}
    </>
  )
}

/** Renders the warnings about a token that the user has to read before trading it (trading 2.3 "Notice modals"). */
export function TokenNoticeDialog(props: Props) {
  const { t } = useTranslation()
  const { warning, onClose } = props
  return (
    <Dialog
      title={t('Notice for trading %symbol%', { symbol: warning.symbol })}
      onClose={onClose}
      footer={
        <Button kind="primary" size="l" wide onClick={onClose}>
          {t('I understand')}
        </Button>
      }
    >
      <Stack>{warning.reason === 'compromised' ? <CompromisedNotice {...props} /> : <TaxNotice {...props} />}</Stack>
    </Dialog>
  )
}
