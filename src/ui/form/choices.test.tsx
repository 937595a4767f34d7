import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox'
import { RadioGroup } from './RadioGroup'
import { Select } from './Select'

const CHOICES = [
  { value: 'yes', label: 'Yes', hint: 'From the next block on.' },
  { value: 'no', label: 'No' },
  { value: 'never', label: 'Never', disabled: true },
] as const

describe('Checkbox', () => {
  it('toggles by its label and is described by its hint', async () => {
    const onToggle = vi.fn<(checked: boolean) => void>()
    render(<Checkbox label="I understand" hint="It costs." checked={false} onToggle={onToggle} />)
    await userEvent.click(screen.getByText('I understand'))
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(true)
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('It costs.')
  })

  it('is indeterminate where only some of its items are selected', () => {
    const { rerender } = render(<Checkbox label="All" checked={false} isPartial onToggle={() => {}} />)
    expect(screen.getByRole('checkbox')).toBePartiallyChecked()
    rerender(<Checkbox label="All" checked={false} onToggle={() => {}} />)
    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked()
  })
})

describe('RadioGroup', () => {
  it('calls onPick with the choice, in a named group', async () => {
    const onPick = vi.fn<(value: string) => void>()
    render(<RadioGroup legend="Your vote" choices={CHOICES} value="no" onPick={onPick} />)
    expect(screen.getByRole('group', { name: 'Your vote' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Never' })).toBeDisabled()
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith('yes')
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveAccessibleDescription('From the next block on.')
  })

  it('keeps two groups on a page independent', () => {
    render(
      <>
        <RadioGroup legend="One" choices={CHOICES} value="yes" onPick={() => {}} />
        <RadioGroup legend="Two" choices={CHOICES} value="no" onPick={() => {}} />
      </>,
    )
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))
    expect(new Set(names).size).toBe(2)
  })
})

describe('Select', () => {
  it('shows its placeholder until a choice is made, and does not offer it afterwards', () => {
    const onPick = vi.fn<(value: string) => void>()
    const { rerender } = render(
      <Select label="Sort by" options={CHOICES} value={undefined} placeholder="Choose" onPick={onPick} />,
    )
    const field = screen.getByRole('combobox', { name: 'Sort by' })
    expect(field).toHaveDisplayValue('Choose')
    fireEvent.change(field, { target: { value: 'no' } })
    expect(onPick).toHaveBeenCalledExactlyOnceWith('no')
    rerender(<Select label="Sort by" options={CHOICES} value="no" placeholder="Choose" onPick={onPick} />)
    expect(screen.queryByText('Choose')).not.toBeInTheDocument()
    expect(field).toHaveDisplayValue('No')
  })
})
