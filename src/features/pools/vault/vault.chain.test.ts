import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { toTransaction } from '../../../chain/send/intent'
import { bountyIntent, vaultStakeIntent, vaultUnstakeIntent } from './vault.chain'

const VAULT = toAddress(`0x${'2'.repeat(40)}`)

test('the vault is entered, left by shares or with all, and compounded for the bounty (yield 7)', () => {
  const intents = [
    vaultStakeIntent(VAULT, 5n),
    vaultUnstakeIntent(VAULT, { kind: 'shares', sharesRaw: 3n }),
    vaultUnstakeIntent(VAULT, { kind: 'all' }),
    bountyIntent(VAULT),
  ]
  expect(intents.map(({ method, args }) => [method, ...args])).toEqual([
    ['deposit', 5n],
    ['withdraw', 3n],
    ['withdrawAll'],
    ['harvest'],
  ])
  for (const intent of intents) {
    expect(toTransaction(intent, toAddress(`0x${'1'.repeat(40)}`))).toMatchObject({ to: VAULT, value: '0x0' })
  }
})
