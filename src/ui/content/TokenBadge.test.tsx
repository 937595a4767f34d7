import { fireEvent, render } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { initial, TokenBadge } from './TokenBadge'

function drawn(symbol: string, address: string): string {
  return render(<TokenBadge symbol={symbol} address={address} />).container.innerHTML
}

/** Returns the URL of each picture in an element, and whether it is shown. */
const pictures = (place: HTMLElement) =>
  [...place.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.dataset['shown'] === 'true'])

const imageIn = (place: HTMLElement): HTMLImageElement => {
  const image = place.querySelector('img')
  if (!image) throw new Error('no picture is loading')
  return image
}

describe('TokenBadge', () => {
  it('draws a token the same for any case of its address', () => {
    expect(drawn('CAKE', '0xAbCd')).toBe(drawn('CAKE', '0xabcd'))
  })

  it('draws two tokens with one symbol differently', () => {
    expect(drawn('CAKE', '0x01')).not.toBe(drawn('CAKE', '0x02'))
  })

  it.each([
    ['cake', 'C'],
    ['$1INCH', '1'],
    ['\u202Eevil', 'E'],
    ['ﷺ', 'ص'],
    ['蛋糕', '蛋'],
    ['🥞', '?'],
    ['', '?'],
  ])('draws %j with %s', (symbol, letter) => {
    expect(initial(symbol)).toBe(letter)
  })
})

describe('TokenBadge with pictures', () => {
  it('prefers the bundled picture of an address, in any case', () => {
    const { container } = render(<TokenBadge symbol="BNB" address="BNB" sources={['https://a.example/bnb.png']} />)
    expect(pictures(container)).toEqual([['/images/tokens/bnb.svg', false]])
    fireEvent.load(imageIn(container))
    expect(pictures(container)).toEqual([['/images/tokens/bnb.svg', true]])
  })

  it('tries each source in turn and falls back to the letter, always at the same size', () => {
    const sources = ['https://a.example/1.png', 'https://b.example/2.png']
    const badge = <TokenBadge symbol="NONE" address="0xnone" size={32} sources={sources} />
    const { container } = render(badge)
    const drawnSize = () => container.querySelector('svg')?.getAttribute('width')
    expect(pictures(container)).toEqual([[sources[0], false]])
    fireEvent.error(imageIn(container))
    expect(pictures(container)).toEqual([[sources[1], false]])
    expect(imageIn(container)).toHaveAttribute('width', '32')
    fireEvent.error(imageIn(container))
    expect(pictures(container)).toEqual([])
    expect(drawnSize()).toBe('32')
    expect(pictures(render(badge).container)).toEqual([])
  })

  it("sends no referrer to the picture's host", () => {
    const { container } = render(<TokenBadge symbol="X" address="0xx" sources={['https://c.example/3.png']} />)
    expect(imageIn(container)).toHaveAttribute('referrerpolicy', 'no-referrer')
  })

  it('requests nothing without a bundled picture or a source', () => {
    expect(pictures(render(<TokenBadge symbol="X" address="0xdeadbeef" />).container)).toEqual([])
  })
})

describe('the bundled pictures', () => {
  const folder = 'public/images/tokens/'
  const files = readdirSync(folder)

  it('are all listed, by the first digits of their address', () => {
    const bundled = JSON.parse(readFileSync('src/ui/content/bundledPictures.json', 'utf8')) as string[]
    expect(bundled).toEqual(files.map((name) => name.replace(/^0x|\.svg$/g, '').slice(0, 6)).toSorted())
    for (const name of files) expect(name).toMatch(/^(0x[0-9a-f]{40}|bnb)\.svg$/)
  })

  it('belong to tokens of a deployment: if an address changed, run npx tsx scripts/tokenPictures.ts', () => {
    const lists = ['bsc', 'bsc-testnet', 'devnet'].map((name) =>
      readFileSync(`deployments/${name}/token-list.json`, 'utf8').toLowerCase(),
    )
    const strays = files.filter((name) => name !== 'bnb.svg' && !lists.join('').includes(name.replace('.svg', '')))
    expect(strays).toEqual([])
  })
})
