import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DateField } from './DateField'
import { timesWith, timeWriter } from './quarterHours'
import { TimeField } from './TimeField'

describe('TimeField', () => {
  it('lists the 96 quarters of a day under the caption "Time"', () => {
    render(<TimeField label="Start time" value={undefined} onPick={() => {}} />)
    const field = screen.getByRole('combobox', { name: 'Start time' })
    const group = field.querySelector('optgroup')
    expect(group).toHaveAttribute('label', 'Time')
    const values = [...(group?.querySelectorAll('option') ?? [])].map(({ value }) => value)
    expect(values).toHaveLength(96)
    expect(values.slice(0, 3)).toEqual(['00:00', '00:15', '00:30'])
    expect(values.at(-1)).toBe('23:45')
  })

  it('calls onPick with the selected time', () => {
    const onPick = vi.fn<(time: string) => void>()
    render(<TimeField label="Start time" value="10:00" onPick={onPick} />)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '14:15' } })
    expect(onPick).toHaveBeenCalledExactlyOnceWith('14:15')
  })

  it('sorts in a value outside the list, and ignores invalid ones', () => {
    expect(timesWith('09:07').slice(36, 38)).toEqual(['09:00', '09:07'])
    expect(timesWith('24:00')).toHaveLength(96)
    expect(timesWith('9:7')).toHaveLength(96)
  })

  it('formats times for the locale', () => {
    expect(timeWriter('en-US')('14:15')).toMatch(/^2:15\sPM$/)
    expect(timeWriter('de-DE')('14:15')).toBe('14:15')
  })
})

describe('DateField', () => {
  it('calls onPick with the selected day, and sets its bounds', () => {
    const onPick = vi.fn<(day: string) => void>()
    render(<DateField label="Start date" value="2021-07-30" min="2021-07-01" onPick={onPick} />)
    const field = screen.getByLabelText('Start date')
    expect(field).toHaveAttribute('min', '2021-07-01')
    expect(field).toHaveAttribute('max', '9999-12-31')
    fireEvent.change(field, { target: { value: '2021-08-02' } })
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2021-08-02')
  })

  it('is described by its error', () => {
    render(<DateField label="End date" value="" error="The end lies before the start." onPick={() => {}} />)
    expect(screen.getByLabelText('End date')).toHaveAccessibleDescription('The end lies before the start.')
  })
})
