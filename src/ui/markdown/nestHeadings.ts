/** The part of a syntax tree node that this module uses. */
type Branch = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Branch[] }

const HEADING = /^h([1-6])$/
const LOWEST = 6

/**
 * Creates a rehype plugin that puts a text's headings below those of the page. The text's highest heading becomes
 * `top`, and no level is skipped.
 */
export function nestHeadings(top: number) {
  return () => (tree: Branch) => {
    const open: number[] = []
    function nest(node: Branch): void {
      const level = Number(HEADING.exec(node.tagName ?? '')?.[1] ?? 0)
      if (level > 0) {
        while ((open.at(-1) ?? 0) >= level) open.pop()
        open.push(level)
        // The footnotes heading has the same id in every text.
        delete node.properties?.['id']
        node.tagName = `h${Math.min(LOWEST, top + open.length - 1)}`
      }
      for (const child of node.children ?? []) nest(child)
    }
    nest(tree)
  }
}
