import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button'

afterEach(cleanup)

describe('Button', () => {
  it('calls onClick and does not submit its form by default', async () => {
    const onClick = vi.fn<() => void>()
    render(<Button onClick={onClick}>Swap</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }))
    expect(onClick).toHaveBeenCalledOnce()
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })

  it('while busy ignores presses, keeps the focus and shows its busy text', async () => {
    const user = userEvent.setup()
    const onClick = vi.fn<() => void>()
    const { rerender } = render(<Button onClick={onClick}>Enable BUSD</Button>)
    screen.getByRole('button').focus()
    rerender(
      <Button onClick={onClick} busy busyText="Enabling BUSD">
        Enable BUSD
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Enabling BUSD' })
    await user.click(button)
    await user.keyboard('{Enter} ')
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toBeEnabled()
  })

  it('while busy does not submit its form', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('keeps its text while busy without a busy text', () => {
    render(<Button busy>Confirm swap</Button>)
    expect(screen.getByRole('button', { name: 'Confirm swap' })).toBeInTheDocument()
  })
})
