// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { writePageTags } from './pageTags'

const contentOf = (key: string) =>
  [...document.head.querySelectorAll<HTMLMetaElement>(`meta[name="${key}"], meta[property="${key}"]`)].map(
    ({ content }) => content,
  )

beforeEach(() => {
  document.head.innerHTML = '<meta property="og:title" content="old" /><meta name="description" content="old" />'
})

test('overwrites the tags of index.html and adds the missing ones', () => {
  writePageTags({ title: 'Swap | Cakes', description: 'A "place" & more', price: null })
  expect(document.title).toBe('Swap | Cakes')
  for (const key of ['og:title', 'twitter:title']) expect(contentOf(key)).toEqual(['Swap | Cakes'])
  for (const key of ['description', 'og:description', 'twitter:description']) {
    expect(contentOf(key)).toEqual(['A "place" & more'])
  }
  for (const key of ['og:image', 'twitter:image']) expect(contentOf(key)).toEqual([`${location.origin}/social.png`])
})

test('shows a price in the window title only', () => {
  writePageTags({ title: 'Swap | Cakes', description: '', price: '$19.123' })
  expect(document.title).toBe('Swap | Cakes - $19.123')
  expect(contentOf('og:title')).toEqual(['Swap | Cakes'])
})

test('writes each tag once, however often it runs', () => {
  for (const title of ['a', 'b', 'c']) writePageTags({ title, description: '', price: null })
  expect(contentOf('twitter:title')).toEqual(['c'])
})
