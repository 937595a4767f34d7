import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import type { UsdPrice } from '../../../market/usdPrice'
import { Button } from '../../../ui/controls/Button'
import { decimalsText, harvestSummary, useEarnWrite, usdWorthText } from '../../earn'
import { FARM_GAS_LIMIT, LP_DECIMALS, payingFarms, type FarmView } from '../farms.rules'
import { Quiet } from '../farm/farmLook'
import { cakeSymbol } from '../farm/useFarmActions'

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
`

const SHOWN_DECIMALS = 3

/** The farms of an account that would pay now, what they would pay, and the way to take it from one after the other. */
export function HarvestAll({ views, cakePrice }: { views: readonly FarmView[]; cakePrice: UsdPrice | null }) {
  const { t, locale } = useTranslation()
  const { isBusy, run } = useEarnWrite()
  /** How many of how many are sent; null while nothing is harvested. */
  const [progress, setProgress] = useState<{ sent: number; of: number } | null>(null)
  const paying = payingFarms(views)
  const sumRaw = paying.reduce((sum, { user }) => sum + (user?.earnedRaw ?? 0n), 0n)
  if (paying.length === 0 && !isBusy) return null

  async function harvestAll(): Promise<void> {
    const pids = paying.map(({ farm }) => farm.pid)
    for (const [sent, pid] of pids.entries()) {
      setProgress({ sent, of: pids.length })
      const makeIntent = async () => (await import('../../../chain/contracts/masterChefWrites')).harvestIntent(pid)
      // Who says no to one is not asked for the next.
      if ((await run({ makeIntent, summary: harvestSummary(cakeSymbol), gasLimit: FARM_GAS_LIMIT })) === null) break
    }
    setProgress(null)
  }

  return (
    <Box>
      <div>
        <strong>
          <bdi>
            {t('%amount% %symbol% to harvest', {
              amount: decimalsText(sumRaw, LP_DECIMALS, SHOWN_DECIMALS, locale),
              symbol: cakeSymbol,
            })}
          </bdi>
        </strong>
        <Quiet>
          <bdi>{`≈ ${usdWorthText(cakePrice, sumRaw, locale) ?? '–'}`}</bdi>
        </Quiet>
      </div>
      <Button
        kind="primary"
        busy={isBusy || progress !== null}
        busyText={
          progress
            ? t('Harvesting %number% of %count%', { number: progress.sent + 1, count: progress.of })
            : t('Harvesting')
        }
        onClick={() => void harvestAll()}
      >
        {t('Harvest all (%count%)', { count: paying.length })}
      </Button>
    </Box>
  )
}
