import { Countdown } from '../../ui/figures/Countdown'
import { useSecondsToBlock } from './useSecondsToBlock'

const SECOND_MS = 1_000

interface Props {
  /** Label of the awaited event: "Locks in". */
  label: string
  block: number
}

/** Renders the estimated time until a block, by the measured block time; a dash while that or the head is unknown. */
export function BlockCountdown({ label, block }: Props) {
  const seconds = useSecondsToBlock(block)
  if (seconds === null) return <span aria-label={label}>–</span>
  return <Countdown label={label} endMs={seconds * SECOND_MS} nowMs={0} />
}
