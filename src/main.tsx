import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { startServiceWorker } from './app/offline/serviceWorker'
import { preloadPage } from './app/pageRoutes'
import { createStore } from './app/store'
import { startUpdaters } from './app/updaters'
import { WalletProvider } from './chain/wallet/WalletProvider'
import { sitePath } from './core/site'
import { startLanguage } from './i18n'
import { applyTheme } from './ui/theme'

/** What stands in the page's place stays as long at least once it is drawn: until then its code is waited for. */
const PAGE_PATIENCE_MS = 300

function start(root: HTMLElement): void {
  const patience = new Promise((resolve) => void setTimeout(resolve, PAGE_PATIENCE_MS))
  const pageArrived = Promise.race([preloadPage(location.pathname.slice(sitePath().length - 1)), patience])

  const loadTold = () => import('./app/storedStateNotice')
  let showLossNotice = () => {}
  const store = createStore({
    onFound(stored, kept) {
      showLossNotice = () => void loadTold().then((told) => told.showLossNotice(stored, kept))
    },
    onUnkept: () => void loadTold().then(({ showUnstoredNotice }) => showUnstoredNotice()),
  })
  startUpdaters(store)
  // Before the first render, so that a dark page never begins as a light one.
  applyTheme(store.getState().user.theme)
  // What was lost is told in the language of the page.
  startLanguage((isLoaded) => {
    showLossNotice()
    if (!isLoaded) void import('./app/offline/refusedFiles').then((it) => it.reportMissingLanguage())
  })

  // Nothing above the wallet's provider may render again: a render there drops an activation that waits for the person.
  const app = (
    <StrictMode>
      <WalletProvider>
        <App store={store} />
      </WalletProvider>
    </StrictMode>
  )
  void pageArrived.then(() => createRoot(root).render(app))

  startServiceWorker()
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// A browser whose requests are watched reads the code that makes them once more, and all of a module while that is run.
queueMicrotask(() => start(root))
