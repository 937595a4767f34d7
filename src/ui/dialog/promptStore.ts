import type { ComponentType } from 'react'

export interface PromptProps {
  /** Closes the dialog and resolves its promise; closing without a choice resolves to false. */
  onAnswer: (isAgreed: boolean) => void
}

interface Prompt {
  id: number
  Content: ComponentType<PromptProps>
  answer: PromptProps['onAnswer']
}

let queue: readonly Prompt[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Prompt[]): void {
  queue = next
  for (const listener of listeners) listener()
}

/** Shows a dialog after those already open, and resolves with the user's choice. */
export function askInDialog(Content: ComponentType<PromptProps>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = (lastId += 1)
    function answer(isAgreed: boolean): void {
      change(queue.filter((prompt) => prompt.id !== id))
      resolve(isAgreed)
    }
    change([...queue, { id, Content, answer }])
  })
}

/** Calls the listener whenever the dialog to show changes; returns the function that ends it. */
export function subscribeToPrompts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the dialog to show now, or null. */
export const currentPrompt = (): Prompt | null => queue[0] ?? null
