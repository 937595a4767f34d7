import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ONE, READS, readOfTeam, showMember, teamResult } from '../../../../test/unit/support/memberStage'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { collectibleAddresses, profileAddress } from '../../../deployment/laterFacts'
import { CreateDialog } from './CreateDialog'
import { TeamStep } from './TeamStep'

afterEach(() => void vi.unstubAllGlobals())

test('an error is shown while no team can be read, and none can be joined', () => {
  showMember(
    <TeamStep account={SENDER} teamId={null} />,
    [1, 2, 3].map((teamId) => [readOfTeam(teamId), null] as const),
  )
  expect(screen.getByText('Error fetching data')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next step' })).toBeDisabled()
})

test('a team that accepts no members cannot be chosen', () => {
  showMember(<TeamStep account={SENDER} teamId={null} />, [[readOfTeam(2), teamResult(0, false)]])
  expect(screen.getByText('Accepts no members now')).toBeInTheDocument()
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).disabled)).toEqual([
    ...[false, true, false],
  ])
})

test('a team that has closed since it was chosen does not complete the step', () => {
  const take = showMember(<TeamStep account={SENDER} teamId={2} />)
  expect(screen.getByRole('button', { name: 'Next step' })).toBeEnabled()
  take([[readOfTeam(2), teamResult(0, false)]], 8)
  expect(screen.getByRole('button', { name: 'Next step' })).toBeDisabled()
})

test('a profile needs the balance for its cost', async () => {
  const [contract] = collectibleAddresses
  if (!contract || !profileAddress) throw new Error('The local chain has profiles')
  const picture = { collectible: null, contract, tokenId: 7n, key: `${contract}/7`, label: 'Swapsies #7' }
  showMember(
    <CreateDialog
      {...{ account: SENDER, picture, teamId: 2, name: 'Baker7', costRaw: ONE, registry: profileAddress }}
      onClose={() => {}}
    />,
    [[READS.cake, ONE - 1n]],
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete profile' }))
  expect(dialog.getByText('Insufficient CAKE balance')).toBeInTheDocument()
  expect(dialog.getByText('Baker7')).toBeInTheDocument()
})
