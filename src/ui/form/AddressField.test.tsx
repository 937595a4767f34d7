import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getAddress } from 'ethers'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { AddressField } from './AddressField'
import { judgeAddress } from './judgeAddress'

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

describe('judgeAddress', () => {
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
  ] as const)('finds %s (names: %s) %s', (text, allowsNames, verdict) => {
    expect(judgeAddress(text, allowsNames, readAddress)).toBe(verdict)
  })

  it('goes by the form alone where nobody knows checksums', () => {
    expect(judgeAddress(MISTYPED, false)).toBe('address')
  })
})

describe('AddressField', () => {
  it('writes a pasted address as its checksum wants it, without what came along', async () => {
    const { user, field } = show()
    await user.click(field)
    await user.paste(`  ${GOOD.toLowerCase()}\u200B\n`)
    expect(field).toHaveValue(GOOD)
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('says that a letter is wrong where the checksum does not fit, and leaves the text as it is', async () => {
    const { user, field } = show()
    await user.click(field)
    await user.paste(MISTYPED)
    expect(field).toHaveValue(MISTYPED)
    expect(field).toHaveAccessibleDescription(/^A letter of this address is wrong/)
    expect(field).toBeInvalid()
  })

  it('lets one type in peace and speaks of what is missing when the field is left', async () => {
    const { user, field } = show()
    await user.type(field, '0x0E09')
    expect(field).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(field).toHaveAccessibleDescription('Enter an address of 0x and 40 digits and letters from A to F.')
    await user.type(field, 'F')
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('says at once what can never be an address', async () => {
    const { user, field } = show()
    await user.type(field, 'alice.eth')
    expect(field).toHaveAccessibleDescription('Enter an address of 0x and 40 digits and letters from A to F.')
  })

  it('takes a name where names are allowed', async () => {
    const { user, field } = show(<Sample allowsNames />)
    await user.type(field, 'alice.eth')
    await user.tab()
    expect(field).not.toHaveAttribute('aria-invalid')
    await user.clear(field)
    await user.type(field, 'https://a')
    expect(field.getAttribute('aria-describedby')).not.toBeNull()
    expect(field).toBeInvalid()
  })

  it('lets its owner’s words come first', async () => {
    const { user, field } = show(<Sample error="This is the token itself." />)
    await user.type(field, 'x')
    expect(field).toHaveAccessibleDescription('This is the token itself.')
  })
})
