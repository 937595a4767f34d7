// Stands in for lucide-react's createLucideIcon: the same picture, without the options that no icon of this app has.
import { createElement } from 'react'

export default function createLucideIcon({ name, node, size: box }) {
  return function LucideIcon({ size = box, strokeWidth = 2, className = '', ...rest }) {
    const look = {
      ...{ xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: `0 0 ${box} ${box}` },
      ...{ fill: 'none', stroke: 'currentColor', strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' },
      className: `lucide lucide-${name} ${className}`.trim(),
    }
    return createElement(
      'svg',
      { ...look, ...rest },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
