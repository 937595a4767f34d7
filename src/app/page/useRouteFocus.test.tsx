import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { useRouteFocus } from './useRouteFocus'

const router: { navigate?: NavigateFunction } = {}

/** The title is null while the code of the page loads. */
function Page({ title }: { title: string | null }) {
  const navigate = useNavigate()
  useEffect(() => {
    router.navigate = navigate
  })
  useRouteFocus(title)
  return (
    <>
      <button type="button">Menu</button>
      <main tabIndex={-1}>{title}</main>
    </>
  )
}

const page = (title: string | null) => (
  <BrowserRouter>
    <Page title={title} />
  </BrowserRouter>
)

const menu = () => screen.getByRole('button', { name: 'Menu' })

describe('useRouteFocus', () => {
  beforeEach(() => window.history.replaceState(null, '', '/swap'))

  it('focuses the main element of the new page', async () => {
    const { rerender } = render(page('Swap'))
    await userEvent.click(menu())
    await act(() => router.navigate?.('/farms'))
    rerender(page('Farms'))
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('leaves focus with a control that the user pressed while the page was loading', async () => {
    const { rerender } = render(page('Swap'))
    rerender(page(null))
    await act(() => router.navigate?.('/farms'))
    await userEvent.click(menu())
    rerender(page('Farms'))
    expect(menu()).toHaveFocus()
  })

  it('focuses the main element on the way back to a page with earlier input', async () => {
    const { rerender } = render(page('Swap'))
    await userEvent.click(menu())
    await act(() => router.navigate?.('/farms'))
    rerender(page('Farms'))
    menu().focus()
    await act(() => router.navigate?.('/swap'))
    rerender(page('Swap'))
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
