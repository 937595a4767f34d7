import { useSyncExternalStore } from 'react'
import { currentPrompt, subscribeToPrompts } from './promptStore'

/** Renders the dialog that a promise waits for; one for the whole app, above whatever dialog is open. */
export function PromptHost() {
  const prompt = useSyncExternalStore(subscribeToPrompts, currentPrompt)
  return prompt && <prompt.Content key={prompt.id} onAnswer={prompt.answer} />
}
