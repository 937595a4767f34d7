import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { applyTheme } from '../../ui/theme'
import { selectUser } from './user.slice'

/** Shows the page in the chosen theme; draws nothing, so that a switch renders nothing. */
export function ThemeKeeper() {
  const { theme } = useSelector(selectUser)
  useEffect(() => applyTheme(theme), [theme])
  return null
}
