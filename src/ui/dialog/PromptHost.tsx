import { usePrompt } from './promptStore'

/** Renders the dialog that a promise awaits; one instance for the whole app, above any open dialog. */
export function PromptHost() {
  const prompt = usePrompt()
  return prompt && <prompt.Content key={prompt.id} onDecide={prompt.answer} />
}
