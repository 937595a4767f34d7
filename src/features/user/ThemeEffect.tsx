import { useEffect } from 'react'
import { useAppSelector } from '../../state/storeHooks'
import { applyTheme } from '../../ui/theme'
import { selectTheme } from './user.slice'

/** Applies the selected theme to the page; renders nothing, so that a theme switch re-renders nothing. */
export function ThemeEffect() {
  const theme = useAppSelector(selectTheme)
  useEffect(() => applyTheme(theme), [theme])
  return null
}
