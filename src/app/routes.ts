import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { AreaDeclaration, AreaRoute } from '../core/area'
import { areas } from './areas'
import type { UpdaterContext } from './updaters'

type PageArea = AreaDeclaration<ComponentType, UpdaterContext>

export type RouteFacts = AreaRoute<ComponentType> & Pick<PageArea, 'area' | 'skeleton' | 'late'>

const declared: readonly PageArea[] = areas

/** All routes of the product (trading 2.1). A path that matches two patterns belongs to the first. */
export const routes: readonly RouteFacts[] = declared.flatMap(({ area, skeleton, late, routes: own = [] }) =>
  own.map((route) => ({ ...route, area, ...(skeleton && { skeleton }), ...(late && { late }) })),
)

/** Returns the route of a path; null for an unknown path (trading 2.1 "any other path"). */
export function routeOf(pathname: string): RouteFacts | null {
  const fits = ({ path, isStrict }: RouteFacts) => (isStrict ? path === pathname : matchPath(path, pathname) !== null)
  return routes.find(fits) ?? null
}
