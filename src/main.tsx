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
import { keepPresses } from './ui/controls/keepPresses'
import { applyTheme } from './ui/theme'

/** Maximum wait for the page's code before the first render: a rendered fallback would stay for at least as long. */
const PAGE_PATIENCE_MS = 300

function start(root: HTMLElement): void {
  const patience = new Promise((resolve) => void setTimeout(resolve, PAGE_PATIENCE_MS))
  const loadNotices = () => import('./app/storedStateNotice')
  let showLossNotice = () => {}
  const store = createStore({
    onFound(stored, kept) {
      showLossNotice = () => void loadNotices().then((notices) => notices.showLossNotice(stored, kept))
    },
    onWriteFailed: () => void loadNotices().then(({ showUnstoredNotice }) => showUnstoredNotice()),
  })
  const pageArrived = Promise.race([preloadPage(location.pathname.slice(sitePath().length - 1), store), patience])
  startUpdaters(store)
  // Before the first render, so that a dark page never flashes light.
  applyTheme(store.getState().user.theme)
  // The notice about lost data is shown in the language of the page.
  startLanguage((isLoaded) => {
    showLossNotice()
    if (!isLoaded) void import('./app/offline/refusedFiles').then((it) => it.reportMissingLanguage())
  })

  // Nothing above the wallet provider may re-render: that would drop a connection that awaits the user.
  const app = (
    <StrictMode>
      <WalletProvider>
        <App store={store} />
      </WalletProvider>
    </StrictMode>
  )
  void pageArrived.then(() => createRoot(root).render(app))

  keepPresses()
  startServiceWorker()
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// While a tool records network requests, the browser parses each function on the call stack of a request again. Called
// from a microtask, `start` does not have the evaluation of the whole module on its stack.
queueMicrotask(() => start(root))
