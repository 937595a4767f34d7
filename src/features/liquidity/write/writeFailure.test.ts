// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { NodesUnreachableError, RpcError } from '../../../chain/rpc/nodes'
import { RevertError } from '../../../chain/send/rehearse'
import { OldNumbersError, RejectedError, SendFailedError } from '../../../chain/send/sendIntent'
import { ViewOnlyError } from '../../../chain/wallet/view/viewedAccount'
import { chooseLanguage } from '../../../i18n'
import { isRejection, writeFailure } from './writeFailure'

const said = (error: unknown) => {
  const { sentence, values, advice } = writeFailure(error, 'Supplying failed: %message%')
  return [sentence.replace(/%(\w+)%/g, (_, name: string) => String(values[name])), advice]
}

describe('writeFailure', () => {
  it.each([
    [
      new RevertError('PancakeRouter: INSUFFICIENT_A_AMOUNT'),
      /error: PancakeRouter: INSUFFICIENT_A_AMOUNT\./,
      /slippage/,
    ],
    [new RevertError('PancakeRouter: EXPIRED'), /EXPIRED/, /deadline/],
    [new RevertError('TransferHelper: TRANSFER_FROM_FAILED'), /TRANSFER_FROM_FAILED/, /enable the token again/],
    [new RpcError('insufficient funds for gas', -32_000), /insufficient funds/, /native coin/],
    [new RevertError('anything else'), /anything else/, /^none$/],
    [new RevertError(null), /Unknown error, check the logs/, /^none$/],
    [new NodesUnreachableError('none'), /network does not answer/, /Nothing was sent/],
    [new OldNumbersError(), /last visit/, /Nothing was sent/],
    [new ViewOnlyError('This account is only viewed. Nothing can be signed.'), /only viewed/, /^none$/],
    [new SendFailedError('nonce too low'), /Supplying failed: nonce too low/, /have not moved/],
    ['odd', /Supplying failed: odd/, /^none$/],
  ])('tells of %s', (error, sentence, advice) => {
    const [words, remedy] = said(error)
    expect(words).toMatch(sentence)
    expect(remedy ?? 'none').toMatch(advice)
  })
})

it('knows the person’s no', () => {
  expect(isRejection(new RejectedError('Transaction rejected.'))).toBe(true)
  expect(isRejection({ code: 4001, message: 'no' })).toBe(true)
  expect(isRejection(new SendFailedError('nonce too low'))).toBe(false)
})

it('says words of ours within a sentence in the language of the page', async () => {
  const texts = JSON.parse(readFileSync('public/locales/de-DE.json', 'utf8')) as Record<string, string>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(texts)))
  await chooseLanguage('de-DE')
  expect(said(new RevertError(null))[0]).toContain(texts['Unknown error, check the logs'])
  expect(said(new SendFailedError('The wallet gave no reason'))[0]).toContain(texts['The wallet gave no reason'])
  expect(said(new SendFailedError('nonce too low'))[0]).toContain('nonce too low')
  await chooseLanguage('en-US')
})
