import { sitePath } from '../../../core/site'
import { cookieText, type ProfileCookie, readCookie, removalText } from './cookie.rules'

/** Returns the content of the cookie of an account; null without one. */
export const storedProfile = (account: string): ProfileCookie | null => readCookie(document.cookie, account)

/** Writes the cookie of an active profile, for another 30 days (games 3.3.4). */
export function storeProfile(account: string, cookie: ProfileCookie): void {
  document.cookie = cookieText(account, cookie, sitePath())
}

/** Removes the cookie of an account whose profile is not active. */
export function removeStoredProfile(account: string): void {
  if (storedProfile(account)) document.cookie = removalText(account, sitePath())
}
