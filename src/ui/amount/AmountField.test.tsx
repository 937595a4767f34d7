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
        usdText="~ 12 USD"
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
  it('asks a phone for its decimal keyboard and no browser for its memory', () => {
    const field = show()
    expect(field).toHaveAttribute('inputmode', 'decimal')
    expect(field).toHaveAttribute('autocomplete', 'off')
    expect(field).toHaveAttribute('maxlength', '79')
    expect(new RegExp(field.pattern).test('1.5')).toBe(true)
  })

  it('keeps what is typed, to the sign', async () => {
    const field = show()
    await userEvent.type(field, '007.500')
    expect(field).toHaveValue('007.500')
    expect(onType.mock.calls.map(([text]) => text)).toEqual(['0', '00', '007', '007.', '007.5', '007.50', '007.500'])
  })

  it('turns a comma into a point', async () => {
    const field = show()
    await userEvent.type(field, '1,5')
    expect(field).toHaveValue('1.5')
  })

  it('refuses a second point, a letter, a sign and a space, and keeps the rest', async () => {
    const field = show()
    await userEvent.type(field, '1.2.3,a-+e 4')
    expect(field).toHaveValue('1.234')
  })

  it('may be emptied, and begun with a point', async () => {
    const field = show('1')
    await userEvent.clear(field)
    expect(onType).toHaveBeenLastCalledWith('')
    await userEvent.type(field, '.5')
    expect(field).toHaveValue('.5')
  })

  it('leaves the caret where it was, after a comma within the text and after a refusal', async () => {
    const user = userEvent.setup()
    const field = show('1234')
    await user.type(field, ',', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field).toHaveValue('12.34')
    expect(field.selectionStart).toBe(3)
    await user.type(field, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(field).toHaveValue('12.34')
    expect(field.selectionStart).toBe(1)
  })

  it('takes a paste of 79 signs and refuses one of 80 whole, saying so, because its first 79 are another amount', () => {
    const field = show()
    expect(pasteInto(field, '9'.repeat(80))).toBe(true)
    expect(onType).not.toHaveBeenCalled()
    expect(field).toHaveAccessibleDescription(/Paste digits with one point/)
    expect(field).toHaveValue('')
    pasteInto(field, '9'.repeat(79))
    expect(field).toHaveValue('9'.repeat(79))
    expect(field).not.toHaveAccessibleDescription(/Paste/)
  })

  it('refuses a paste that could be read two ways, and trims one that cannot', () => {
    const field = show()
    pasteInto(field, '1,234.5')
    expect(field).toHaveValue('')
    pasteInto(field, '  1,5 \n')
    expect(field).toHaveValue('1.5')
  })

  it('pastes in place of what is selected', () => {
    const field = show('1000')
    field.focus()
    field.setSelectionRange(1, 3)
    pasteInto(field, '.25')
    expect(field).toHaveValue('1.250')
  })

  it('is told to be wrong in words too, and fills by its chips', async () => {
    render(<Form start="9" invalid />)
    const field = screen.getByRole('textbox', { name: 'From' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Insufficient BNB balance')
    await userEvent.click(screen.getByRole('button', { name: '25%' }))
    expect(field).toHaveValue('0.75')
  })
})
