import { fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChangingFigure } from './ChangingFigure'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Renders a figure, changes it, and returns the rolling digits. */
function change(from: string, to: string, byUser: boolean) {
  const { container, rerender } = render(<ChangingFigure value={from} byUser={byUser} />)
  rerender(<ChangingFigure value={to} byUser={byUser} />)
  const texts = (what: string) => [...container.querySelectorAll(`[data-${what}]`)].map((sign) => sign.textContent)
  return { container, old: texts('old'), fresh: texts('new'), isDown: container.querySelector('[data-down]') !== null }
}

describe('ChangingFigure', () => {
  it('rolls the changed digits up or down if the user caused the change', () => {
    expect(change('1.25', '1.38', true)).toMatchObject({ old: ['2', '5'], fresh: ['3', '8'], isDown: false })
    expect(change('9.9', '1.9', true)).toMatchObject({ old: ['9'], fresh: ['1'], isDown: true })
  })

  it('aligns digits from the end, at the ones', () => {
    expect(change('99', '100', true)).toMatchObject({ old: ['', '9', '9'], fresh: ['1', '0', '0'] })
  })

  it('exposes the whole value while rolling, and stops when the animation ends', () => {
    const { container } = change('1', '2', true)
    expect(container.querySelector('span > span')?.textContent).toBe('2')
    const last = container.querySelector('[data-new]')
    if (!last) throw new Error('nothing rolls')
    fireEvent.animationEnd(last)
    expect(container.querySelector('[data-new]')).toBeNull()
    expect(container).toHaveTextContent(/^2$/)
  })

  it('does not animate changes from the chain, or with reduced motion', () => {
    expect(change('1', '2', false).fresh).toEqual([])
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), {
        matches: true,
        media: '',
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    )
    expect(change('1', '2', true).fresh).toEqual([])
  })

  it('does not split right-to-left text', () => {
    expect(change('١٢ ريال', '١٣ ريال', true).fresh).toEqual([])
  })
})
