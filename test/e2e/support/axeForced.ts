import type { Page } from '@playwright/test'

/**
 * Returns descriptions of elements that are indistinguishable from their background in forced colours. These are
 * buttons and fields without an edge, and pictures in the background's own colour.
 */
export const invisibleWhenForced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const shown = (selector: string) =>
      [...top.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility({ opacityProperty: true }))
    const groundOf = (part: Element): string => {
      const { backgroundColor } = getComputedStyle(part)
      const isClear = backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)')
      return isClear && part.parentElement ? groundOf(part.parentElement) : backgroundColor
    }
    const hasEdge = (part: Element): boolean => {
      const style = getComputedStyle(part)
      const sides = ['Top', 'Bottom'] as const
      const isBordered = sides.some(
        (side) =>
          style[`border${side}Style`] !== 'none' &&
          parseFloat(style[`border${side}Width`]) >= 1 &&
          style[`border${side}Color`] !== groundOf(part.parentElement ?? part),
      )
      const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1
      const isFilled = groundOf(part) !== groundOf(part.parentElement ?? part)
      return isBordered || isOutlined || isFilled
    }
    const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.textContent?.trim().slice(0, 60) ?? ''
    const EDGED = 'button, input:not([type=radio], [type=checkbox], [type=range]), select, textarea, [role=switch]'
    // Recognisable by their position, or by a picture alone, which is checked separately.
    const isBareByNature = (part: Element) =>
      part.matches('nav button, [role=tab], [role=option], [role=menuitem]') ||
      (part.textContent?.trim() === '' && part.querySelector('svg') !== null) ||
      // The system draws it, with an edge of its own.
      (part.matches('[type=checkbox]') && getComputedStyle(part).appearance !== 'none')
    const framesOf = (part: Element | null, left = 5): Element[] =>
      part === null || left === 0 ? [] : [part, ...framesOf(part.parentElement, left - 1)]
    const bare = shown(EDGED).filter((part) => {
      const frames = part.matches('button') ? [part] : framesOf(part)
      return part.getBoundingClientRect().width > 2 && !isBareByNature(part) && !frames.some(hasEdge)
    })
    const pictures = [...top.querySelectorAll('svg')].filter((part) => part.checkVisibility({ opacityProperty: true }))
    const lost = pictures.filter((part) => {
      const drawn = [part, ...part.querySelectorAll('*')].map((one) => getComputedStyle(one))
      const colours = drawn.flatMap(({ stroke, fill }) => [stroke, fill]).filter((colour) => colour !== 'none')
      return colours.every((colour) => colour === groundOf(part))
    })
    return [
      ...bare.map((part) => `no edge: ${part.localName} "${nameOf(part)}"`),
      ...lost.map((part) => `not to be seen: ${part.outerHTML.slice(0, 120)}`),
    ]
  })
