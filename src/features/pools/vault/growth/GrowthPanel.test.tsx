import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showInApp } from '../../../../../test/unit/support/earnStage'
import { LogsRefusedError } from '../../../../chain/logs/refusal'
import { GrowthPanel } from './GrowthPanel'
import { readShareHistory } from './shareHistory.chain'

vi.mock(import('./shareHistory.chain'))
vi.setConfig({ testTimeout: 20_000 })

const VAULT = `0x${'c'.repeat(40)}`
const read = vi.mocked(readShareHistory)
const spansRead = () => read.mock.calls.map(([, , { span }]) => span)

test('reports unavailable history, retries, and reports that nothing was staked; another span is read anew', async () => {
  read.mockRejectedValueOnce(new LogsRefusedError('refused'))
  read.mockResolvedValue([{ timeS: 1_700_000_000, pricePerShareRaw: 10n ** 18n }])
  showInApp(<GrowthPanel vault={VAULT} />, [])
  await screen.findByText('No history here', {}, { timeout: 10_000 })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing to draw yet')
  expect(screen.getByText(/^Nobody staked in the vault in this time/)).toBeInTheDocument()
  expect(spansRead()).toEqual(['week', 'week'])
  await userEvent.click(screen.getByRole('radio', { name: '1 month' }))
  await screen.findByText('Nothing to draw yet')
  await userEvent.click(screen.getByRole('radio', { name: 'All time' }))
  await screen.findByText('Nothing to draw yet')
  await vi.waitFor(() => expect(spansRead()).toEqual(['week', 'week', 'month', 'all']))
  expect(screen.queryByRole('img')).toBeNull()
})
