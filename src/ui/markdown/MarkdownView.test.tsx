import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MOST_CHARACTERS } from './parseLimits'
import { MarkdownView } from './MarkdownView'

/** The markdown parser is compiled on first use, which is slow on a busy machine. */
const LATE = { timeout: 30_000 }

/** Renders a text and waits until the lazily loaded parser has rendered its last word. */
async function read(text: string, last: RegExp | string = /end of text/, gateways?: string[]): Promise<HTMLElement> {
  const { container } = render(<MarkdownView text={`${text}\n\nend of text`} {...(gateways && { gateways })} />)
  await within(container).findByText(last, {}, LATE)
  return container
}

const SHUT: [string, string][] = [
  ['a script', 'A <script>window.hacked = 1</script> B'],
  ['a block of script', '<script>\nwindow.hacked = 1\n</script>'],
  ['a picture that runs something', '<img src=x onerror="window.hacked = 1">'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a form', '<form action="https://evil.example"><input name="seed"></form>'],
  ['a style', '<style>body{display:none}</style>'],
  ['an SVG', '<svg onload="window.hacked = 1"><a href="javascript:1">x</a></svg>'],
]

const NO_LINKS = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://a/b)',
  '[x](http://plain.example)',
  '[x](//evil.example)',
  '[x](/swap)',
  '[x](#content)',
  '[x](https:evil.example)',
  '<javascript:alert(1)>',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
]

describe('MarkdownView', () => {
  it.each(SHUT)('omits %s', async (_what, text) => {
    const container = await read(text)
    expect(container.querySelector('script, img, iframe, form, input, style, svg, a')).toBeNull()
    expect(window).not.toHaveProperty('hacked')
  })

  it('shows the text inside HTML without its tags', async () => {
    const container = await read('A <b>bold</b> word\n\n<!-- hidden -->\n\nmore')
    expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'A bold word',
      'more',
      'end of text',
    ])
  })

  it.each(NO_LINKS)('creates no link from %s', async (text) => {
    const container = await read(text)
    expect(container.querySelector('[href], [src]')).toBeNull()
  })

  it.each([
    ['https://vote.example/a?b=c', '[read](https://vote.example/a?b=c)'],
    ['mailto:us@vote.example', '[read](mailto:us@vote.example)'],
    ['ipfs://bafy/readme', '[read](ipfs://bafy/readme)'],
    ['https://vote.example', 'see https://vote.example now'],
  ])('opens %s in a new tab without a referrer', async (href, text) => {
    await read(text)
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAccessibleName(/\(opens in a new tab\)/)
  })

  it('renders a picture as a link and loads none', async () => {
    const container = await read('![a chart](https://pictures.example/1.png) ![](https://pictures.example/2.png)')
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://pictures.example/1.png',
      'https://pictures.example/2.png',
    ])
    expect(links[0]).toHaveTextContent('a chart')
    expect(links[1]).toHaveTextContent('https://pictures.example/2.png')
    expect(container.querySelector('img')).toBeNull()
  })

  describe('with gateways', () => {
    const CONTENT = 'bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354'
    const gateways = ['https://one.example/ipfs/', 'https://two.example/ipfs/']
    const sourceOf = () => screen.queryByRole('img')?.getAttribute('src')

    it.each([`ipfs://${CONTENT}/a%20chart.png`, `ipfs://ipfs/${CONTENT}/a%20chart.png`])(
      'loads %s from the first gateway that replies, without a referrer, and is a link if none does',
      async (url) => {
        await read(`![a chart](${url})`, undefined, gateways)
        const picture = screen.getByRole('img', { name: 'a chart' })
        expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
        expect(sourceOf()).toBe(`https://one.example/ipfs/${CONTENT}/a%20chart.png`)
        fireEvent.error(picture)
        expect(sourceOf()).toBe(`https://two.example/ipfs/${CONTENT}/a%20chart.png`)
        fireEvent.error(screen.getByRole('img'))
        expect(screen.getByRole('link', { name: /^a chart/ })).toHaveAttribute('href', url)
      },
    )

    it.each([
      'https://pictures.example/1.png',
      'https://one.example/ipfs/1.png',
      'ipfs://short/1.png',
      `ipfs://${CONTENT}/../../tracker.png`,
      `ipfs://${CONTENT}/%2e%2e/%2e%2e/tracker.png`,
      `ipfs://${CONTENT}/1.png?tracked=1`,
      `ipfs://evil.example@${CONTENT}/1.png`,
      `https://one.example/ipfs/${CONTENT}/1.png`,
      'data:image/png;base64,AAAA',
    ])('loads no picture from %s', async (url) => {
      const container = await read(`![a chart](${url})`, undefined, gateways)
      expect(container.querySelector('img')).toBeNull()
      expect(container).toHaveTextContent('a chart')
    })
  })

  it('keeps one link where a picture is inside one', async () => {
    await read('[![shield](https://pictures.example/s.svg)](https://vote.example)')
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('href', 'https://vote.example')
    expect(link).toHaveTextContent('shield')
  })

  it('puts headings below the page’s levels, without skipping a level', async () => {
    const container = await read('# One\n\n#### Deep\n\n# Two\n\n## Three\n\n###### Four')
    const headings = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H3 One',
      'H4 Deep',
      'H3 Two',
      'H4 Three',
      'H5 Four',
    ])
  })

  it('renders tables, lists, tasks, strikethrough and code', async () => {
    const container = await read('|a|b|\n|-|-|\n|1|2|\n\n- [x] done\n- ~~not~~\n\n`code` and **bold**')
    expect(screen.getByRole('cell', { name: '2' })).toBeInTheDocument()
    expect(container.querySelectorAll('li')).toHaveLength(2)
    expect(screen.getByRole('checkbox')).toBeDisabled()
    expect(container.querySelector('del')).toHaveTextContent('not')
    expect(container.querySelector('code')).toHaveTextContent('code')
    expect(container.querySelector('strong')).toHaveTextContent('bold')
  })

  it('creates no id that the page or another text uses', async () => {
    const text = 'A note[^1]\n\n[^1]: at the foot'
    render(<MarkdownView text={text} />)
    render(<MarkdownView text={text} />)
    await screen.findAllByText('at the foot')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('footnote-label')
  })

  it.each([
    ['quotes', '>'.repeat(5_000)],
    ['spaced quotes', '> '.repeat(5_000)],
    ['lists', `${'- '.repeat(5_000)}a`],
    ['numbers', `${'1. '.repeat(5_000)}a`],
    ['emphasis', `${'*a '.repeat(5_000)}${'b*'.repeat(5_000)}`],
    ['marks', '*a_'.repeat(9_000)],
    ['brackets', '['.repeat(20_000)],
  ])('shows deeply nested text as plain text: %s', (_what, text) => {
    const { container } = render(<MarkdownView text={text} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelectorAll('blockquote, ul, ol, em')).toHaveLength(0)
  })

  it('cuts a megabyte at the end of a line and says so', async () => {
    const line = 'All work and no play.\n\n'
    const { container } = render(<MarkdownView text={line.repeat(50_000)} />)
    await screen.findByText('This text is too long to show in full.', {}, LATE)
    const length = container.textContent?.length ?? 0
    expect(length).toBeGreaterThan(MOST_CHARACTERS / 2)
    expect(length).toBeLessThan(MOST_CHARACTERS + 100)
  })

  it('renders long rules and lists', async () => {
    const rule = '- '.repeat(40)
    const list = Array.from({ length: 300 }, (_, index) => `- **item** ${index}`).join('\n\n')
    const container = await read(`${rule}\n\n${'-'.repeat(60)}\n\n${list}`)
    expect(container.querySelectorAll('hr')).toHaveLength(2)
    expect(container.querySelectorAll('li')).toHaveLength(300)
  })
})
