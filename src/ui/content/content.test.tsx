import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { History, Settings } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { IconButton } from '../controls/IconButton'
import { ToastRegion } from '../toast/ToastRegion'
import { Badge } from './Badge'
import { EmptyState } from './EmptyState'
import { ErrorBlock } from './ErrorBlock'
import { PageHeader } from './PageHeader'
import { Skeleton } from './Skeleton'

describe('PageHeader', () => {
  it('renders title, help, back link and action buttons', async () => {
    render(
      <MemoryRouter>
        <PageHeader
          title="Exchange"
          subtitle="Trade tokens in an instant"
          help="You give one token and receive another."
          back={{ to: '/swap', label: 'All pools' }}
          actions={<IconButton icon={Settings} label="Settings" />}
        />
      </MemoryRouter>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Exchange' })).toBeInTheDocument()
    expect(screen.getByText('Trade tokens in an instant')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All pools' })).toHaveAttribute('href', '/swap')
    expect(screen.getByRole('button', { name: 'Settings' })).toBeInTheDocument()
    const help = await screen.findByRole('button', { name: 'About Exchange' })
    expect(help).toHaveAccessibleDescription('You give one token and receive another.')
    await userEvent.click(help)
    expect(help).toHaveAttribute('aria-expanded', 'true')
  })

  it('renders only a title without other props', () => {
    render(<PageHeader title="Exchange" />)
    expect(screen.getByRole('banner')).toHaveTextContent(/^Exchange$/)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('ErrorBlock', () => {
  it('renders and announces what happened, its consequence and the remedy', async () => {
    render(
      <>
        <ToastRegion />
        <ErrorBlock
          title="The swap was not sent"
          meaning="Nothing left your wallet."
          remedy="Trade less."
          details="INSUFFICIENT_OUTPUT_AMOUNT"
        />
      </>,
    )
    expect(screen.getByText('Nothing left your wallet.')).toBeVisible()
    expect(screen.getByText('Trade less.')).toBeVisible()
    expect(screen.getByRole('group')).toHaveTextContent('INSUFFICIENT_OUTPUT_AMOUNT')
    await vi.waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('The swap was not sent'), {
      timeout: 30_000,
    })
  })

  it('retries once, and not again while retrying', async () => {
    const onRetry = vi.fn<() => void>()
    const { rerender } = render(<ErrorBlock title="No answer" onRetry={onRetry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    rerender(<ErrorBlock title="No answer" onRetry={onRetry} isRetrying />)
    await userEvent.click(screen.getByRole('button', { name: 'Trying again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('EmptyState', () => {
  it('renders what is missing and what to do next', () => {
    render(
      <EmptyState icon={History} title="No recent transactions" action={<button type="button">Go to swap</button>}>
        What you swap appears here.
      </EmptyState>,
    )
    expect(screen.getByText('No recent transactions')).toBeVisible()
    expect(screen.getByText('What you swap appears here.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go to swap' })).toBeVisible()
  })
})

describe('Skeleton and Badge', () => {
  it('draws the shape of the content and is hidden from screen readers', () => {
    const { container } = render(<Skeleton width={96} height="2em" />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.firstElementChild).toHaveStyle({ inlineSize: '96px', blockSize: '2em' })
  })

  it('renders its text, with an icon hidden from screen readers', () => {
    render(
      <Badge kind="good" icon={History}>
        Auto
      </Badge>,
    )
    expect(screen.getByText('Auto').querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
