import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getAddress } from 'ethers'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { AddressField } from './AddressField'
import { classifyAddress } from '../../core/classifyAddress'

const GOOD = '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82'
const MISTYPED = '0x0e09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82'

function readAddress(text: string): string | null {
  try {
    return getAddress(text)
  } catch {
    return null
  }
}

function Sample({ allowsNames = false, error }: { allowsNames?: boolean; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <AddressField
      label="Recipient"
      value={value}
      onType={setValue}
      allowsNames={allowsNames}
      readAddress={readAddress}
      error={error}
    />
  )
}

function show(sample = <Sample />) {
  const user = userEvent.setup()
  render(sample)
  return { user, field: screen.getByRole('textbox', { name: 'Recipient' }) }
}

describe('classifyAddress', () => {
  it.each([
    ['', false, 'empty'],
    [GOOD, false, 'address'],
    [GOOD.toLowerCase(), false, 'address'],
    [MISTYPED, false, 'mistyped'],
    ['0', false, 'unfinished'],
    ['0x', false, 'unfinished'],
    [GOOD.slice(0, 41), false, 'unfinished'],
    [`${GOOD}0`, false, 'wrong'],
    [`${GOOD}0`, true, 'wrong'],
    ['0xg', true, 'wrong'],
    ['alice.eth', false, 'wrong'],
    ['alice.eth', true, 'name'],
    ['größe.eth', true, 'name'],
    ['🥞.eth', true, 'name'],
    ['a.b-c.eth', true, 'name'],
    ['alice', true, 'unfinished'],
    ['alice.', true, 'unfinished'],
    ['a..eth', true, 'wrong'],
    ['https://a.b', true, 'wrong'],
    ['<b>.eth', true, 'wrong'],
  ] as const)('classifies %s (names: %s) as %s', (text, allowsNames, verdict) => {
    expect(classifyAddress(text, allowsNames, readAddress)).toBe(verdict)
  })

  it('checks only the form without a checksum function', () => {
    expect(classifyAddress(MISTYPED, false)).toBe('address')
  })
})

describe('AddressField', () => {
  it('formats a pasted address with its checksum and strips surrounding characters', async () => {
    const { user, field } = show()
    await user.click(field)
    await user.paste(`  ${GOOD.toLowerCase()}\u200B\n`)
    expect(field).toHaveValue(GOOD)
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('reports a checksum mismatch and leaves the text unchanged', async () => {
    const { user, field } = show()
    await user.click(field)
    await user.paste(MISTYPED)
    expect(field).toHaveValue(MISTYPED)
    expect(field).toHaveAccessibleDescription(/^This address has a typo/)
    expect(field).toBeInvalid()
  })

  it('reports an incomplete address only when the field loses focus', async () => {
    const { user, field } = show()
    await user.type(field, '0x0E09')
    expect(field).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(field).toHaveAccessibleDescription('Enter an address: 0x and 40 digits or letters A to F.')
    await user.type(field, 'F')
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('immediately reports text that can never be an address', async () => {
    const { user, field } = show()
    await user.type(field, 'alice.eth')
    expect(field).toHaveAccessibleDescription('Enter an address: 0x and 40 digits or letters A to F.')
  })

  it('accepts a name where names are allowed', async () => {
    const { user, field } = show(<Sample allowsNames />)
    await user.type(field, 'alice.eth')
    await user.tab()
    expect(field).not.toHaveAttribute('aria-invalid')
    await user.clear(field)
    await user.type(field, 'https://a')
    expect(field.getAttribute('aria-describedby')).not.toBeNull()
    expect(field).toBeInvalid()
  })

  it('shows its caller’s error first', async () => {
    const { user, field } = show(<Sample error="This is the token itself." />)
    await user.type(field, 'x')
    expect(field).toHaveAccessibleDescription('This is the token itself.')
  })
})
