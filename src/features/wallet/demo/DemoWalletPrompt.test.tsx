import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { toAddress } from '../../../core/address'
import { promptOwner, type DemoPrompt } from '../../../chain/wallet/demo/demoRequests'
import { DemoWalletPrompt } from './DemoWalletPrompt'

const FROM = toAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
const TO = toAddress('0x5FbDB2315678afecb367f032d93F642f64180aa3')

const transaction: Extract<DemoPrompt, { kind: 'transaction' }> = {
  kind: 'transaction',
  from: FROM,
  to: TO,
  valueRaw: 1_250_000_000_000_000_001n,
  data: '0x12345678',
  call: null,
  maxFeeRaw: 123_456_789_000_000n,
}

/** Sends requests to the demo wallet and renders its prompt. */
function sendRequest(...prompts: DemoPrompt[]) {
  render(<DemoWalletPrompt />)
  let results: Promise<PromiseSettledResult<number>[]> = Promise.resolve([])
  act(() => {
    results = Promise.allSettled(prompts.map(promptOwner))
  })
  return { user: userEvent.setup(), results }
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Demo wallet' }))
const confirm = () => dialog().getByRole('button', { name: 'Confirm' })
const reject = () => dialog().getByRole('button', { name: 'Reject' })
const fact = (name: string) => dialog().getByText(name).closest('div')?.querySelector('dd')?.textContent

describe('DemoWalletPrompt', () => {
  it('is closed without a request', () => {
    sendRequest()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows a transaction to the last digit, and its fee rounded up', async () => {
    const { user, results } = sendRequest(transaction)
    expect([fact('From'), fact('To')]).toEqual([FROM, TO])
    expect(fact('Value')).toBe('1.250000000000000001 BNB')
    expect(fact('Maximum network fee')).toBe('0.000123457 BNB')
    await user.click(confirm())
    expect(await results).toMatchObject([{ status: 'fulfilled' }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([
    [{ ...transaction, data: '0x' }, 'Transfer'],
    [transaction, 'Contract call (4 bytes)'],
    [{ ...transaction, to: null }, 'Create a contract (4 bytes)'],
  ])('describes a transaction: %#', async (prompt, action) => {
    const { user, results } = sendRequest(prompt)
    expect(fact('Action')).toBe(action)
    await user.click(reject())
    expect(await results).toMatchObject([{ status: 'rejected', reason: { code: 4001 } }])
  })

  it('shows requests one after the other', async () => {
    const { user, results } = sendRequest({ kind: 'message', from: FROM, text: 'first' }, transaction, {
      kind: 'token',
      symbol: 'CAKE',
      address: TO,
    })
    expect(dialog().getByText('first')).toBeInTheDocument()
    await user.click(confirm())
    expect(fact('To')).toBe(TO)
    await user.keyboard('{Escape}')
    expect(dialog().getByText('Show CAKE in this wallet?')).toBeInTheDocument()
    await user.click(confirm())
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})
