import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Slider } from './Slider'

function Sample({ start }: { start: number }) {
  const [percent, setPercent] = useState(start)
  return <Slider label="Share" percent={percent} onSlide={setPercent} />
}

const slider = () => screen.getByRole('slider', { name: 'Share' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('Slider', () => {
  it('moves by dragging and exposes its value', () => {
    render(<Sample start={10} />)
    fireEvent.change(slider(), { target: { value: '37' } })
    expect(slider()).toHaveAttribute('aria-valuetext', '37%')
    expect(screen.getByText('37%')).toBeInTheDocument()
  })

  it('moves one percent by each of its buttons, and not past its ends', () => {
    render(<Sample start={99} />)
    press('More: Share')
    expect(slider()).toHaveValue('100')
    expect(screen.getByRole('button', { name: 'More: Share' })).toBeDisabled()
    press('Less: Share')
    expect(slider()).toHaveValue('99')
  })

  it('jumps to a preset share and marks the active one', () => {
    render(<Sample start={0} />)
    expect(screen.getByRole('button', { name: 'Less: Share' })).toBeDisabled()
    press('75%')
    expect(slider()).toHaveValue('75')
    expect(screen.getByRole('button', { name: '75%' })).toHaveAttribute('aria-pressed', 'true')
    press('Max')
    expect(slider()).toHaveValue('100')
  })
})
