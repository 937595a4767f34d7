import { useSyncExternalStore, type ComponentType } from 'react'
import { createExternalStore } from '../../core/externalStore'

export interface PromptProps {
  /** Closes the dialog and resolves its promise; closing without a choice resolves to false. */
  onDecide: (isAgreed: boolean) => void
}

interface Prompt {
  id: number
  Content: ComponentType<PromptProps>
  answer: PromptProps['onDecide']
}

const queue = createExternalStore<readonly Prompt[]>([])
let lastId = 0

/** Shows a dialog once the prompts before it are closed, and resolves with the user's choice. */
export function askInDialog(Content: ComponentType<PromptProps>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = (lastId += 1)
    function answer(isAgreed: boolean): void {
      queue.set(queue.getSnapshot().filter((prompt) => prompt.id !== id))
      resolve(isAgreed)
    }
    queue.set([...queue.getSnapshot(), { id, Content, answer }])
  })
}

const currentPrompt = (): Prompt | null => queue.getSnapshot()[0] ?? null

/** Subscribes to the dialog to show now; null without one. */
export const usePrompt = (): Prompt | null => useSyncExternalStore(queue.subscribe, currentPrompt)
