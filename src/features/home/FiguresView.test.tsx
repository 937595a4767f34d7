import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInApp } from '../../../test/unit/support/earnStage'
import { deploymentBases } from '../../market/bases'
import { deploymentFarms } from '../../market/prices/farmList'
import { FiguresView } from './FiguresView'
import { type Earning, homeFigures } from './home.rules'
import type { HomeRead } from './useHomeFigures'

const decimals = deploymentBases.usd?.decimals ?? 0
const [farm] = deploymentFarms.farms
if (!farm) throw new Error('The deployment has farms')
const earning = (dollars: bigint | null, aprPercent: number | null): Earning => ({
  ...{ kind: 'farm', farm, aprPercent },
  valueRaw: dollars === null ? null : dollars * 10n ** BigInt(decimals),
})
const readOf = (...earnings: Earning[]): HomeRead => ({ status: 'ready', figures: homeFigures(earnings, decimals) })
const show = (read: HomeRead) => void showInApp(<FiguresView read={read} />, [])
const staked = () => within(screen.getByText('Value staked').parentElement ?? document.body)

test('placeholders are shown while the figures are read', () => {
  show({ status: 'loading' })
  expect(screen.getByText('Value staked').parentElement).toHaveAttribute('aria-busy', 'true')
  expect(staked().getByText('In farms and pools')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the value and the highest rates are shown, each rate as a link to its farm', () => {
  show(readOf(earning(5_000n, 12.5)))
  expect(staked().getByText(/^\$5,000/)).toBeInTheDocument()
  expect(staked().getByText('In 1 farm or pool')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: /12\.50%/ })
  expect(link).toHaveTextContent(farm.lpSymbol)
  expect(link).toHaveAttribute('href', `/farms?search=${encodeURIComponent(farm.lpSymbol)}`)
})

test('the value says how many stakes it leaves out', () => {
  show(readOf(earning(5_000n, 12.5), earning(null, null)))
  expect(staked().getByText('In 1 of 2 farms and pools; others unknown')).toBeInTheDocument()
})

test('without any rate the page says so', () => {
  show(readOf(earning(5_000n, 0)))
  expect(screen.getByText('No farm or pool pays rewards right now.')).toBeInTheDocument()
})

test('unknown figures are dashes with their reason', () => {
  show({ status: 'failed' })
  expect(staked().getByText('–')).toBeInTheDocument()
  expect(staked().getByText('Unknown: the nodes did not answer.')).toBeInTheDocument()
  expect(screen.getByText(/^The APRs could not be loaded/)).toBeInTheDocument()
})
