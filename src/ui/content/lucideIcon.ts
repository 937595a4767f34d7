import { createElement, type ComponentType, type SVGProps } from 'react'

interface IconShape {
  name: string
  /** Elements of the picture, each with its attributes. */
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
  /** Width and height of the picture's coordinates. */
  size: number
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * Creates an icon of lucide-react: the same picture as the package's createLucideIcon, without the options that no icon
 * of this app uses. The build puts it in that function's place (docs/decisions/0013).
 */
export function createLucideIcon({ name, node, size: box }: IconShape): ComponentType<IconProps> {
  return function LucideIcon({ size = box, strokeWidth = 2, className = '', ...rest }) {
    const look = {
      ...{ xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: `0 0 ${box} ${box}` },
      ...{ fill: 'none', stroke: 'currentColor', strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' },
      className: `lucide lucide-${name} ${className}`.trim(),
    } as const
    return createElement(
      'svg',
      { ...look, ...rest },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
