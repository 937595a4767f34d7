import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { useEnabling } from '../../transactions'
import { selectSlippageBps } from '../../user'
import { EnableButton } from '../write/EnableButton'
import { useObstacle } from '../write/useObstacle'
import { hasOneToken } from '../pool/shares.rules'
import { addError } from './add.rules'
import { agreedAddition } from './agreed'
import { useAddFlow } from './useAddFlow'
import type { AddForm } from './useAddForm'
import { Stack } from '../../../ui/layout/Stack'

const ConfirmAdd = lazyDialog(() => import('./ConfirmAdd').then((it) => it.ConfirmAdd))

/** Renders the approval buttons, Supply and the dialog it opens (trading 2.4, 4 "Add liquidity approvals"). */
export function AddAction({ form }: { form: AddForm }) {
  const { t } = useTranslation()
  const slippageBps = useAppSelector(selectSlippageBps)
  const { a, b, wanted, addition, holdings, isNewPool, pool, sides, valueCents } = form
  const obstacle = useObstacle([a, b])
  const enableA = useEnabling({
    ...{ tokenAddress: a?.address ?? null, symbol: a?.symbol ?? '', amountRaw: a && wanted.firstRaw },
    valueCents: sides.currencyA.balanceCents,
  })
  const enableB = useEnabling({
    ...{ tokenAddress: b?.address ?? null, symbol: b?.symbol ?? '', amountRaw: b && wanted.secondRaw },
    valueCents: sides.currencyB.balanceCents,
  })
  const flow = useAddFlow()

  if (obstacle) return obstacle

  const error = addError({
    isConnected: true,
    isPairInvalid: pool.status === 'invalid',
    hasBothCurrencies: a !== null && b !== null,
    isOneTokenOnly: holdings !== null && hasOneToken(holdings),
    wanted,
    isTooLittle: holdings !== null && addition === null,
    balanceARaw: sides.currencyA.balanceRaw,
    balanceBRaw: sides.currencyB.balanceRaw,
    symbolA: a?.symbol ?? '',
    symbolB: b?.symbol ?? '',
  })
  const isApproved = enableA.state === 'approved' && enableB.state === 'approved'
  const offer = addition && holdings && { addition, holdings, isNewPool, valueCents }
  const current = a && b && offer && agreedAddition(a, b, offer, slippageBps)

  return (
    <Stack>
      {!error && (
        <>
          <EnableButton enabling={enableA} />
          <EnableButton enabling={enableB} />
        </>
      )}
      <Button
        kind="primary"
        size="l"
        wide
        disabled={error !== null || !isApproved || current === null}
        onPointerEnter={ConfirmAdd.preload}
        onClick={() => {
          if (current) flow.begin(current)
        }}
      >
        {error ? t(error.sentence, error.values) : t('Supply')}
      </Button>
      {flow.state.stage !== 'closed' && <ConfirmAdd flow={flow} current={error ? null : current} />}
    </Stack>
  )
}
