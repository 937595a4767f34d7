import { createExternalStore } from '../../../core/externalStore'

let timer: ReturnType<typeof setTimeout> | undefined

/** The round whose reminder is set; null for none. It survives the button, which a card hides while its form is open. */
export const remindedEpoch = createExternalStore<number | null>(null)

/** Removes the reminder. */
export function clearReminder(): void {
  clearTimeout(timer)
  remindedEpoch.set(null)
}

/** Sets the reminder of a round, in place of an earlier one: calls `show` once after a delay. */
export function setReminder(epoch: number, delayMs: number, show: () => void): void {
  clearReminder()
  remindedEpoch.set(epoch)
  timer = setTimeout(() => {
    remindedEpoch.set(null)
    show()
  }, delayMs)
}
