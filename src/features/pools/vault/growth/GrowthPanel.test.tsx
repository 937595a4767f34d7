import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showInApp } from '../../../../../test/unit/support/earnStage'
import { LogsRefusedError } from '../../../../chain/logs/refusal'
import { toAddress } from '../../../../core/address'
import { GrowthPanel } from './GrowthPanel'
import { readShareHistory } from './shareHistory.chain'

vi.mock(import('./shareHistory.chain'))

const VAULT = toAddress(`0x${'c'.repeat(40)}`)
const read = vi.mocked(readShareHistory)
const spansRead = () => read.mock.calls.map(([, , { span }]) => span)

test('reports unavailable history, retries, and reports that nothing was staked; another span is read anew', async () => {
  read.mockRejectedValueOnce(new LogsRefusedError('refused'))
  read.mockResolvedValue([{ timeS: 1_700_000_000, pricePerShareRaw: 10n ** 18n }])
  showInApp(<GrowthPanel vault={VAULT} />, [])
  await screen.findByText('No history here')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No chart yet')
  expect(screen.getByText(/^No one staked in the vault in this period/)).toBeInTheDocument()
  expect(spansRead()).toEqual(['week', 'week'])
  await userEvent.click(screen.getByRole('radio', { name: '1 month' }))
  await screen.findByText('No chart yet')
  await userEvent.click(screen.getByRole('radio', { name: 'All time' }))
  await screen.findByText('No chart yet')
  await vi.waitFor(() => expect(spansRead()).toEqual(['week', 'week', 'month', 'all']), { timeout: 30_000 })
  expect(screen.queryByRole('img')).toBeNull()
})
