/** As much of a tree of elements as is looked at here. */
type Branch = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Branch[] }

const HEADING = /^h([1-6])$/
const LOWEST = 6

/**
 * Answers a rehype plugin that puts a text's headings under those of the page: the text's highest becomes `top`, and no
 * level is left out on the way down, whatever its writer did.
 */
export function settleHeadings(top: number) {
  return () => (tree: Branch) => {
    const open: number[] = []
    function settle(node: Branch): void {
      const level = Number(HEADING.exec(node.tagName ?? '')?.[1] ?? 0)
      if (level > 0) {
        while ((open.at(-1) ?? 0) >= level) open.pop()
        open.push(level)
        // The heading over footnotes has a name of its own, the same in every text.
        delete node.properties?.['id']
        node.tagName = `h${Math.min(LOWEST, top + open.length - 1)}`
      }
      for (const child of node.children ?? []) settle(child)
    }
    settle(tree)
  }
}
