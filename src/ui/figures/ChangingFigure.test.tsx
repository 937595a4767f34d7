import { fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChangingFigure } from './ChangingFigure'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Shows a figure, changes it, and answers what rolls. */
function change(from: string, to: string, byReader: boolean) {
  const { container, rerender } = render(<ChangingFigure value={from} byReader={byReader} />)
  rerender(<ChangingFigure value={to} byReader={byReader} />)
  const texts = (what: string) => [...container.querySelectorAll(`[data-${what}]`)].map((sign) => sign.textContent)
  return { container, old: texts('old'), fresh: texts('new'), isDown: container.querySelector('[data-down]') !== null }
}

describe('ChangingFigure', () => {
  it('rolls the digits that change where the reader caused it, up or down', () => {
    expect(change('1.25', '1.38', true)).toMatchObject({ old: ['2', '5'], fresh: ['3', '8'], isDown: false })
    expect(change('9.9', '1.9', true)).toMatchObject({ old: ['9'], fresh: ['1'], isDown: true })
  })

  it('counts places from the end, where the ones are', () => {
    expect(change('99', '100', true)).toMatchObject({ old: ['', '9', '9'], fresh: ['1', '0', '0'] })
  })

  it('is said whole while it rolls, and rolls no more when it has arrived', () => {
    const { container } = change('1', '2', true)
    expect(container.querySelector('span > span')?.textContent).toBe('2')
    const last = container.querySelector('[data-new]')
    if (!last) throw new Error('Nothing rolls.')
    fireEvent.animationEnd(last)
    expect(container.querySelector('[data-new]')).toBeNull()
    expect(container).toHaveTextContent(/^2$/)
  })

  it('is simply there where the chain caused it, or where motion is not wanted', () => {
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

  it('takes nothing apart that is written from right to left', () => {
    expect(change('١٢ ريال', '١٣ ريال', true).fresh).toEqual([])
  })
})
