import { deployment } from '../../deployment/deployment'
import { MarkdownView } from '../../ui/markdown/MarkdownView'

/** The content security policy blocks pictures of other schemes. */
const gateways = [deployment.services['ipfsGateways'] ?? []].flat().filter((url) => url.startsWith('https://'))

/** Renders the text of a proposal; its pictures are loaded only from the deployment's gateways (games 2.4.5). */
export function ProposalText({ text, isAwaited = false }: { text: string; isAwaited?: boolean }) {
  return <MarkdownView text={text} topHeading={2} isAwaited={isAwaited} gateways={gateways} />
}
