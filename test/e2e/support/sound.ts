import type { Page } from '@playwright/test'

interface Sound {
  notes: number
  states: AudioContextState[]
}

declare global {
  interface Window {
    sound: () => Sound
  }
}

/**
 * Watches the sound of pages opened later. Returns functions that read the number of notes and the state of each
 * audio context; a running one keeps the audio device awake.
 */
export async function watchSound(page: Page): Promise<{
  notes: () => Promise<number>
  states: () => Promise<AudioContextState[]>
}> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = []
    let notes = 0
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        contexts.push(this)
      }

      override createOscillator() {
        notes += 1
        return super.createOscillator()
      }
    }
    window.sound = () => ({ notes, states: contexts.map(({ state }) => state) })
  })
  return {
    notes: () => page.evaluate(() => window.sound().notes),
    states: () => page.evaluate(() => window.sound().states),
  }
}
