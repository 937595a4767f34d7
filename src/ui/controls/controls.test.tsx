import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Settings } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { IconButton } from './IconButton'
import { ButtonLink, Link } from './Link'
import { SegmentedControl } from './SegmentedControl'
import { TextField } from './TextField'
import { Toggle } from './Toggle'

const HREF = 'https://explorer.example/tx/0x1'

describe('Link', () => {
  it.each([
    ['Link', Link],
    ['ButtonLink', ButtonLink],
  ])('%s opens an external page in a new tab, announces it and sends no referrer', (_name, Part) => {
    render(<Part href={HREF}>View</Part>)
    const link = screen.getByRole('link', { name: 'View (opens in a new tab)' })
    expect(link).toHaveAttribute('href', HREF)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each([
    ['Link', Link],
    ['ButtonLink', ButtonLink],
  ])('%s opens a route of the app in the same tab', (_name, Part) => {
    render(
      <MemoryRouter>
        <Part to="/swap">Swap</Part>
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { name: 'Swap' })).toHaveAttribute('href', '/swap')
    expect(screen.getByRole('link')).not.toHaveAttribute('target')
  })
})

describe('IconButton', () => {
  it('is named by its label and acts unless disabled', async () => {
    const onClick = vi.fn<() => void>()
    const { rerender } = render(<IconButton icon={Settings} label="Settings" onClick={onClick} />)
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    rerender(<IconButton icon={Settings} label="Settings" disabled onClick={onClick} />)
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    expect(onClick).toHaveBeenCalledOnce()
  })
})

describe('Toggle', () => {
  it('is a switch that its label toggles, by pointer and by Space', async () => {
    const user = userEvent.setup()
    const onToggle = vi.fn<(on: boolean) => void>()
    render(<Toggle label="Expert mode" hint="Skips a question." checked={false} onToggle={onToggle} />)
    const toggle = screen.getByRole('switch', { name: 'Expert mode', checked: false })
    expect(toggle).toHaveAccessibleDescription('Skips a question.')
    await user.click(screen.getByText('Expert mode'))
    toggle.focus()
    await user.keyboard(' ')
    expect(onToggle.mock.calls).toEqual([[true], [true]])
  })
})

describe('SegmentedControl', () => {
  it('is one choice of a named group', async () => {
    const onPick = vi.fn<(bps: number) => void>()
    const options = [10, 50].map((value) => ({ value, label: `${value / 100}%` }))
    render(<SegmentedControl legend="Slippage" options={options} value={50} onPick={onPick} />)
    expect(screen.getByRole('group', { name: 'Slippage' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: '0.5%' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '0.1%' }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith(10)
  })
})

describe('TextField', () => {
  it('is described by its hint, and by its error in place of the hint', () => {
    const field = (error?: string) => (
      <TextField label="Custom" value="8" hint="In percent." error={error} onType={() => {}} />
    )
    const { rerender } = render(field())
    const input = screen.getByRole('textbox', { name: 'Custom' })
    expect(input).toHaveAccessibleDescription('In percent.')
    expect(input).toBeValid()
    rerender(field('Enter a number.'))
    expect(input).toHaveAccessibleDescription('Enter a number.')
    expect(input).toBeInvalid()
  })

  it('keeps its name where the label is hidden', () => {
    render(<TextField label="Search" labelHidden value="" onType={() => {}} />)
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument()
    expect(screen.queryByText('Search')).not.toBeInTheDocument()
  })
})
