import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RouteTabs } from './RouteTabs'
import { TradeLinks } from './TradeLinks'

test('marks the current tab, and links to each page', () => {
  const tabs = [
    { to: '/swap', label: 'Swap', isCurrent: false },
    { to: '/pool', label: 'Liquidity', isCurrent: true },
  ]
  const { rerender } = render(<RouteTabs label="Trade" tabs={tabs} />, { wrapper: MemoryRouter })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/swap', '/pool'])
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    'Liquidity',
  ])
  rerender(<RouteTabs label="Trade" tabs={tabs.slice(0, 1)} />)
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
