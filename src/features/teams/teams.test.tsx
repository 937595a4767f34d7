import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { READS, readOfTeam, showMember } from '../../../test/unit/support/memberStage'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { MemberPage } from './MemberPage'
import { TeamsPage } from './TeamsPage'

afterEach(() => void vi.unstubAllGlobals())

const teamNames = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Teams' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('the teams are in the order of their points', () => {
  showMember(<TeamsPage />)
  expect(teamNames()).toEqual(['Chaotic Cakers', 'Fearsome Flippers', 'Syrup Storm'])
})

test('a team that cannot be read is left out', () => {
  const take = showMember(<TeamsPage />, [[readOfTeam(2), null]])
  expect(teamNames()).toEqual(['Chaotic Cakers', 'Syrup Storm'])
  // A team that was read before stays in the list.
  take([[readOfTeam(3), null]], 8)
  expect(teamNames()).toEqual(['Chaotic Cakers', 'Syrup Storm'])
})

test('an error is shown while no team can be read', () => {
  showMember(
    <TeamsPage />,
    [1, 2, 3].map((teamId) => [readOfTeam(teamId), null] as const),
  )
  expect(screen.getByText('The teams could not be loaded')).toBeInTheDocument()
})

test('an error is shown while the profile of an account cannot be read, and disappears with the next success', () => {
  const page = (
    <Routes>
      <Route path="/profile/:address" element={<MemberPage />} />
    </Routes>
  )
  const take = showMember(page, [[READS.hasRegistered, null]], { path: `/profile/${SENDER}` })
  expect(screen.getByText('The profile could not be loaded')).toBeInTheDocument()
  take([[READS.hasRegistered, 1n]], 8)
  expect(screen.queryByText('The profile could not be loaded')).toBeNull()
  expect(screen.getByText('Active')).toBeInTheDocument()
})
