import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { TradeLinks } from './TradeLinks'
import { TradeTabs } from './TradeTabs'

const at = (path: string, hasLiquidity: boolean) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <TradeTabs hasLiquidity={hasLiquidity} />
    </MemoryRouter>,
  )

test.each([
  ['/swap', 'Swap'],
  ['/pool', 'Liquidity'],
  ['/liquidity', 'Liquidity'],
  ['/find', 'Liquidity'],
  ['/add', 'Liquidity'],
  ['/add/BNB/0x1', 'Liquidity'],
  ['/create/BNB', 'Liquidity'],
  ['/remove/0x1/0x2', 'Liquidity'],
])('at %s marks the tab %s as current', (path, name) => {
  at(path, true)
  const tabs = screen.getAllByRole('link')
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/swap', '/pool'])
  expect(tabs.filter((tab) => tab.hasAttribute('aria-current')).map((tab) => tab.textContent)).toEqual([name])
})

test('renders nothing without liquidity pages', () => {
  at('/swap', false)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('links to the pages that the deployment defines, in order', () => {
  const pages = {
    docs: 'https://docs',
    exchangeHelp: 'https://help',
    oldExchange: 'https://old',
    bridge: 'https://bridge',
  }
  const { rerender } = render(<TradeLinks pages={pages} />)
  const shown = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(shown()).toEqual(['https://old', 'https://bridge', 'https://help'])
  rerender(<TradeLinks pages={{ exchangeHelp: 'https://help' }} />)
  expect(shown()).toEqual(['https://help'])
  rerender(<TradeLinks pages={{ docs: 'https://docs' }} />)
  expect(shown()).toEqual([])
})
