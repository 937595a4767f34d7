import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageTagsFor } from '../../scripts/pageTags.ts'
import { readDeployment } from '../../scripts/readDeployment.ts'

const { facts } = readDeployment('bsc')

function contentsOf(options: Parameters<typeof pageTagsFor>[1], deployment = facts): Map<string, unknown> {
  return new Map(
    pageTagsFor(deployment, options).map(({ tag, attrs, children }) => [
      String(attrs?.['name'] ?? attrs?.['property'] ?? tag),
      attrs?.['content'] ?? children,
    ]),
  )
}

test('index.html describes the deployment, for readers without JavaScript', () => {
  const contents = contentsOf({ base: '/' })
  expect(contents.get('title')).toBe(facts.productName)
  for (const key of ['description', 'og:description', 'twitter:description']) {
    expect(contents.get(key)).toBe(`Swap tokens on ${facts.chainName} from your own wallet.`)
  }
  for (const key of ['og:title', 'twitter:title', 'og:site_name']) expect(contents.get(key)).toBe(facts.productName)
})

test.each([
  [{ base: '/' }, '/social.png'],
  [{ base: '/swap-here/' }, '/swap-here/social.png'],
  [{ base: '/', siteUrl: 'https://example.org' }, 'https://example.org/social.png'],
  [{ base: '/a/', siteUrl: 'https://example.org/ignored' }, 'https://example.org/a/social.png'],
])('with %j the image is at %s', (options, address) => {
  const contents = contentsOf(options)
  expect([contents.get('og:image'), contents.get('twitter:image')]).toEqual([address, address])
})

test('a product name cannot close the title element', () => {
  const productName = '</title><b>Cakes & more'
  expect(contentsOf({ base: '/' }, { ...facts, productName }).get('title')).toBe('&lt;/title>&lt;b>Cakes &amp; more')
})

test('the image is a small PNG with the dimensions in the tags', () => {
  const picture = readFileSync('public/social.png')
  const contents = contentsOf({ base: '/' })
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBe(Number(contents.get('og:image:width')))
  expect(picture.readUInt32BE(20)).toBe(Number(contents.get('og:image:height')))
  expect(picture.length).toBeLessThanOrEqual(60_000)
})

test('index.html itself has none of these tags', () => {
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/<title|name="description"|property="og:/)
})
