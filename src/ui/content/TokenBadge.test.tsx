import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { initial, TokenBadge } from './TokenBadge'

function drawn(symbol: string, address: string): string {
  return render(<TokenBadge symbol={symbol} address={address} />).container.innerHTML
}

describe('TokenBadge', () => {
  it('draws the same token the same way, whatever the case of its address', () => {
    expect(drawn('CAKE', '0xAbCd')).toBe(drawn('CAKE', '0xabcd'))
  })

  it('tells two tokens of one symbol apart', () => {
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
