import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Progress } from './Progress'
import { Tabs } from './Tabs'

const TABS = [
  { value: 'live', label: 'Live' },
  { value: 'soon', label: 'Soon' },
  { value: 'over', label: 'Finished' },
] as const

function Sample({ dir = 'ltr' }: { dir?: string }) {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('live')
  return (
    <div style={{ direction: dir === 'rtl' ? 'rtl' : 'ltr' }}>
      <Tabs label="Pools" tabs={TABS} value={value} onPick={setValue}>
        What is {value}
      </Tabs>
    </div>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

describe('Tabs', () => {
  it('shows the panel of its tab, each referencing the other', async () => {
    render(<Sample />)
    expect(screen.getByRole('tablist', { name: 'Pools' })).toBeInTheDocument()
    await userEvent.click(tab('Soon'))
    const panel = screen.getByRole('tabpanel', { name: 'Soon' })
    expect(panel).toHaveTextContent('What is soon')
    expect(tab('Soon')).toHaveAttribute('aria-controls', panel.id)
    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Soon'))
  })

  it('is one tab stop, and arrow keys wrap around it', async () => {
    const user = userEvent.setup()
    render(<Sample />)
    await user.tab()
    expect(tab('Live')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(tab('Soon')).toHaveFocus()
    expect(tab('Soon')).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{End}{ArrowRight}')
    expect(tab('Live')).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })

  it('mirrors its arrow keys in right-to-left text', async () => {
    const user = userEvent.setup()
    render(<Sample dir="rtl" />)
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(tab('Soon')).toHaveFocus()
  })
})

describe('Progress', () => {
  it('shows progress clamped to its range, or as text', () => {
    const { rerender } = render(<Progress label="Raised" percent={37.4} />)
    const bar = screen.getByRole('progressbar', { name: 'Raised' })
    expect(bar).toHaveAttribute('aria-valuenow', '37.4')
    expect(bar).toHaveAccessibleDescription('37%')
    rerender(<Progress label="Raised" percent={140} text="140 of 100 BNB" />)
    expect(bar).toHaveAttribute('aria-valuenow', '100')
    expect(bar).toHaveAccessibleDescription('140 of 100 BNB')
  })

  it('exposes no value while the progress is unknown', () => {
    render(<Progress label="Reading" percent={undefined} />)
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
    expect(screen.getByRole('progressbar')).toHaveAccessibleDescription('Please wait')
  })
})
