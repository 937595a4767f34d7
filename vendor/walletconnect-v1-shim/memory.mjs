// What outlives a reload besides the client's own store: which of its sessions is ours, its chain and the account in use.
const KEY = 'walletconnect'

/** Answers what was kept, or null. */
export function recall() {
  try {
    const { topic, chainId, chosen = null } = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {}
    return typeof topic === 'string' ? { topic, chainId, chosen } : null
  } catch {
    return null
  }
}

/** Keeps a session's topic, chain and account, or with null forgets them. */
export function keep(kept) {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is closed: the next visit pairs anew.
  }
}
