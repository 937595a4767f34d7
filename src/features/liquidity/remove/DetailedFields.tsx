import { ArrowDown } from 'lucide-react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { AmountField } from '../../../ui/amount/AmountField'
import { Icon } from '../../../ui/content/Icon'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import { BalanceSlot } from '../../lists'
import { removalTyped } from '../burn.slice'
import type { Currency } from '../pool/currency'
import { PairBadges } from '../pool/LpFigure'
import { LP_DECIMALS } from '../pool/pool.messages'
import type { BurnField } from './remove.rules'
import type { RemoveForm } from './useRemoveForm'

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 40px;
  font-weight: 650;
`

const Sign = styled.div`
  display: grid;
  place-items: center;
  color: var(--text-quiet);
`

const CurrencyName = ({ symbol, id }: Currency) => (
  <Name>
    <TokenBadge symbol={symbol} address={id} size={24} />
    {symbol}
  </Name>
)

/** Renders the removal as LP tokens and as either token; each field can be typed (constants: REMOVE_FIELDS). */
export function DetailedFields({ form }: { form: RemoveForm }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const { a, b, texts, heldRaw, removal } = form
  const type = (field: BurnField) => (typedValue: string) => dispatch(removalTyped({ field, typedValue }))
  const isTooMuch = heldRaw !== undefined && removal.sharesRaw > heldRaw
  return (
    <>
      <AmountField
        id="remove-liquidity"
        label={t('LP tokens')}
        value={texts.liquidity}
        onType={type('liquidity')}
        invalid={isTooMuch}
        tokenSlot={
          <Name>
            <PairBadges a={a} b={b} />
            {`${a.symbol}/${b.symbol}`}
          </Name>
        }
        balanceSlot={
          account !== null && (
            <BalanceSlot
              token={{ symbol: 'LP', decimals: LP_DECIMALS }}
              balanceRaw={heldRaw}
              onMax={
                heldRaw && heldRaw !== removal.sharesRaw
                  ? () => type('liquidity')(formatAmountExact(heldRaw, LP_DECIMALS))
                  : null
              }
            />
          )
        }
      />
      <Sign>
        <Icon of={ArrowDown} />
      </Sign>
      <AmountField
        id="remove-a"
        label={t('%symbol% to receive', { symbol: a.symbol })}
        value={texts.currencyA}
        onType={type('currencyA')}
        invalid={isTooMuch}
        tokenSlot={<CurrencyName {...a} />}
      />
      <AmountField
        id="remove-b"
        label={t('%symbol% to receive', { symbol: b.symbol })}
        value={texts.currencyB}
        onType={type('currencyB')}
        invalid={isTooMuch}
        tokenSlot={<CurrencyName {...b} />}
      />
    </>
  )
}
