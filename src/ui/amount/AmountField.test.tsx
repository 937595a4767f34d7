import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AmountField } from './AmountField'

afterEach(cleanup)

const onType = vi.fn<(text: string) => void>()

function Form({ start = '', invalid = false }: { start?: string; invalid?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <AmountField
        id="from"
        label="From"
        value={value}
        onType={(text) => {
          onType(text)
          setValue(text)
        }}
        invalid={invalid}
        describedBy="why"
        usd={{ text: '≈ $12.34', full: '≈ $12.3456', copied: '12.3456' }}
        tokenSlot={<button type="button">BNB</button>}
        balanceSlot={<span>Balance: 3</span>}
        chips={[{ label: '25%', onPick: () => setValue('0.75') }]}
      />
      <p id="why">Insufficient BNB balance</p>
    </>
  )
}

function show(start = ''): HTMLInputElement {
  onType.mockClear()
  render(<Form start={start} />)
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'From' })
}

function pasteInto(field: HTMLElement, text: string): boolean {
  const event = createEvent.paste(field, { clipboardData: { getData: () => text } })
  fireEvent(field, event)
  return event.defaultPrevented
}

describe('AmountField', () => {
  it('requests the decimal keyboard on phones and disables autocomplete', () => {
    const field = show()
    expect(field).toHaveAttribute('inputmode', 'decimal')
    expect(field).toHaveAttribute('autocomplete', 'off')
    expect(field).toHaveAttribute('maxlength', '79')
    expect(new RegExp(field.pattern).test('1.5')).toBe(true)
  })

  it('keeps typed text unchanged, character by character', async () => {
    const field = show()
    await userEvent.type(field, '007.500')
    expect(field).toHaveValue('007.500')
    expect(onType.mock.calls.map(([text]) => text)).toEqual(['0', '00', '007', '007.', '007.5', '007.50', '007.500'])
  })

  it('converts a comma to a point', async () => {
    const field = show()
    await userEvent.type(field, '1,5')
    expect(field).toHaveValue('1.5')
  })

  it('rejects a second point, a letter, a sign and a space, and keeps the rest', async () => {
    const field = show()
    await userEvent.type(field, '1.2.3,a-+e 4')
    expect(field).toHaveValue('1.234')
  })

  it('can be emptied, and can start with a point', async () => {
    const field = show('1')
    await userEvent.clear(field)
    expect(onType).toHaveBeenLastCalledWith('')
    await userEvent.type(field, '.5')
    expect(field).toHaveValue('.5')
  })

  it('keeps the caret position after a comma within the text and after a rejected character', async () => {
    const user = userEvent.setup()
    const field = show('1234')
    await user.type(field, ',', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field).toHaveValue('12.34')
    expect(field.selectionStart).toBe(3)
    await user.type(field, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(field).toHaveValue('12.34')
    expect(field.selectionStart).toBe(1)
  })

  it('accepts a paste of 79 characters and rejects one of 80 with a message, because its first 79 are another amount', () => {
    const field = show()
    expect(pasteInto(field, '9'.repeat(80))).toBe(true)
    expect(onType).not.toHaveBeenCalled()
    expect(field).toHaveAccessibleDescription(/Enter a number such as 1.5/)
    expect(field).toHaveValue('')
    pasteInto(field, '9'.repeat(79))
    expect(field).toHaveValue('9'.repeat(79))
    expect(field).not.toHaveAccessibleDescription(/Paste/)
  })

  it('rejects an ambiguous paste and trims an unambiguous one', () => {
    const field = show()
    pasteInto(field, '1,234.5')
    expect(field).toHaveValue('')
    pasteInto(field, '  1,5 \n')
    expect(field).toHaveValue('1.5')
  })

  it('replaces the selection with a paste', () => {
    const field = show('1000')
    field.focus()
    field.setSelectionRange(1, 3)
    pasteInto(field, '.25')
    expect(field).toHaveValue('1.250')
  })

  it('shows the full value of the amount on focus', async () => {
    show('1')
    const value = screen.getByRole('button', { name: '≈ $12.34' })
    value.focus()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('≈ $12.3456')
  })

  it('announces an error with its description, and is filled by chips', async () => {
    render(<Form start="9" invalid />)
    const field = screen.getByRole('textbox', { name: 'From' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Insufficient BNB balance')
    await userEvent.click(screen.getByRole('button', { name: '25%' }))
    expect(field).toHaveValue('0.75')
  })
})
