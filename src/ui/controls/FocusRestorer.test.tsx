import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Figure } from '../figures/Figure'
import { Button } from './Button'
import { FocusRestorer } from './FocusRestorer'

const RAW = 159_596_819_224_232_244_322n

/** A stake as farms and pools render it: a press stakes, and other actions take the place of the pressed one. */
function Stake({ stakedRaw }: { stakedRaw: bigint }) {
  return (
    <FocusRestorer>
      <Button disabled>Harvest</Button>
      {stakedRaw === 0n ? (
        <Button>Stake</Button>
      ) : (
        <>
          <Figure raw={stakedRaw} decimals={18} />
          <Button>Unstake</Button>
        </>
      )}
    </FocusRestorer>
  )
}

describe('FocusRestorer', () => {
  it('moves focus from a removed action to the one in its place, past a figure', async () => {
    const { rerender } = render(<Stake stakedRaw={0n} />)
    screen.getByRole('button', { name: 'Stake' }).focus()
    rerender(<Stake stakedRaw={RAW} />)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unstake' })).toHaveFocus())
  })

  it('moves focus from a figure that is no longer shortened to the action after it', async () => {
    const { rerender } = render(<Stake stakedRaw={RAW} />)
    screen.getByRole('button', { name: '159.596' }).focus()
    rerender(<Stake stakedRaw={10n ** 18n} />)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unstake' })).toHaveFocus())
  })

  it('leaves focus where the user moved it', async () => {
    const { rerender } = render(
      <>
        <Stake stakedRaw={0n} />
        <button type="button">Elsewhere</button>
      </>,
    )
    screen.getByRole('button', { name: 'Stake' }).focus()
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    rerender(
      <>
        <Stake stakedRaw={RAW} />
        <button type="button">Elsewhere</button>
      </>,
    )
    await Promise.resolve()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  })
})
