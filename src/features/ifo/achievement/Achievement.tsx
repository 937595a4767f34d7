import { useState } from 'react'
import { styled } from 'styled-components'
import { numberPoints, thresholdPoints } from '../../../chain/contracts/ifo/reads'
import { checkClaimStatus, salePoints } from '../../../chain/contracts/pointCenterIfo/reads'
import { useCall } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import { amountValue } from '../../../core/amount'
import { campaignEntries } from '../../../deployment/campaigns'
import { pointCenterAddress } from '../../../deployment/laterFacts'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Badge } from '../../../ui/content/Badge'
import { Button } from '../../../ui/controls/Button'
import { Text } from '../../../ui/layout/Text'
import { BadgePicture, ClaimPointsDialog, type PointClaim } from '../../members'
import { currencyOfSales } from '../data/useCurrency'
import type { OwnCommitments, Sale } from '../data/useSale'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-20);
  background: var(--surface);

  & > :nth-child(3) {
    justify-self: end;
  }
  @media (max-width: 599px) {
    grid-template-columns: auto minmax(0, 1fr);

    & > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`

const PICTURE_PX = 48
const SELDOM = { blocksPerFetch: 20 }

interface Props {
  sale: Sale
  account: Address | null
  own: OwnCommitments
}

/** Returns the points of a sale, and the LP tokens that a user has to exceed for them; null while unknown. */
function useTerms({ entry: { address, version } }: Sale): { points: bigint; thresholdRaw: bigint } | null {
  const points = useCall(version === 2 ? numberPoints(address) : null, SELDOM).value
  const threshold = useCall(version === 2 ? thresholdPoints(address) : null, SELDOM).value
  const early = useCall(version === 1 && pointCenterAddress ? salePoints(pointCenterAddress, address) : null, SELDOM)
  if (version === 1) return early.value ?? null
  return points === undefined || threshold === undefined ? null : { points, thresholdRaw: threshold }
}

/** The button that claims the points of version 1; those of version 2 come with the payout (games 7.1.4). */
function ClaimButton({ claim, account }: { claim: PointClaim; account: Address }) {
  const { t, locale } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('Claim %points% points', { points: formatsOf(locale).number(claim.points) })}
      </Button>
      {isOpen && <ClaimPointsDialog {...{ account, claim }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Renders the achievement of a sale, how it is earned, and its claim (games 9.7). */
export function Achievement({ sale, account, own }: Props) {
  const { t, locale } = useTranslation()
  const { entry } = sale
  const { decimals, symbol } = currencyOfSales()
  const terms = useTerms(sale)
  const isEarly = entry.version === 1
  const canClaim = useCall(
    isEarly && account && pointCenterAddress ? checkClaimStatus(pointCenterAddress, account, entry.address) : null,
  ).value
  const campaign = campaignEntries.find(({ id }) => id === entry.campaignId)
  const title = campaign?.name ?? entry.name
  const committedRaw = own?.reduce((sum, { amountRaw }) => sum + amountRaw, 0n) ?? 0n
  const isReached = terms !== null && committedRaw > terms.thresholdRaw
  const isHarvested = own?.some((each) => each.isHarvested) === true
  const points = terms ? formatsOf(locale).number(terms.points) : '–'
  return (
    <Line>
      <BadgePicture badge={campaign?.badge ?? null} size={PICTURE_PX} />
      <div>
        <Text $weight={600}>{t('IFO Shopper: %title%', { title })}</Text>
        <Text $tone="quiet" $size={14}>
          {terms
            ? t('Commit more than %amount% in total for %points% points.', {
                amount: amountValue(terms.thresholdRaw, decimals, symbol),
                points,
              })
            : t('Commit enough for the points of this sale.')}{' '}
          {isEarly
            ? t('You claim them after you have claimed the tokens.')
            : t('They arrive with your first claim of tokens.')}
        </Text>
      </div>
      {isEarly && canClaim === true && account && terms ? (
        <ClaimButton account={account} claim={{ sale: entry.address, name: title, points: terms.points }} />
      ) : (
        <Badge kind={isReached ? 'good' : 'plain'}>
          {!isReached ? t('Not reached yet') : !isHarvested ? t('Reached') : t('Earned')}
        </Badge>
      )}
    </Line>
  )
}
