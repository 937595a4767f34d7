import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { READS, showMember } from '../../../../test/unit/support/memberStage'
import { TaskPage } from './TaskPage'

afterEach(() => void vi.unstubAllGlobals())

test('an error is shown while the profile cannot be read, and disappears with the next success', () => {
  const take = showMember(<TaskPage />, [[READS.hasRegistered, null]])
  expect(screen.getByText('Error fetching data')).toBeInTheDocument()
  take([[READS.hasRegistered, 1n]], 8)
  expect(screen.queryByText('Error fetching data')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Points to claim' })).toBeInTheDocument()
})

test('an account without a profile has a link to the set-up', () => {
  showMember(<TaskPage />, [[READS.hasRegistered, 0n]])
  expect(screen.getByRole('link', { name: 'Set up your profile' })).toHaveAttribute('href', '/profile')
})

test('a notice states that the profile is paused', () => {
  showMember(<TaskPage />, [], { isActive: false })
  expect(screen.getByText('Your profile is paused')).toBeInTheDocument()
})
