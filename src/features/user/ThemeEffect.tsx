import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { applyTheme } from '../../ui/theme'
import { selectUser } from './user.slice'

/** Applies the selected theme to the page; renders nothing, so that a theme switch re-renders nothing. */
export function ThemeEffect() {
  const { theme } = useSelector(selectUser)
  useEffect(() => applyTheme(theme), [theme])
  return null
}
