import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { startServiceWorker } from './app/offline/serviceWorker'
import { createStore } from './app/store'
import { startUpdaters } from './app/updaters'
import { WalletProvider } from './chain/wallet/WalletProvider'
import { startLanguage } from './i18n'
import { applyTheme } from './ui/theme'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const loadTold = () => import('./app/storedStateTold')
let tellLost = () => {}
const store = createStore({
  onFound(stored, kept) {
    tellLost = () => void loadTold().then((told) => told.tellLost(stored, kept))
  },
  onUnkept: () => void loadTold().then(({ tellUnkept }) => tellUnkept()),
})
startUpdaters(store)
// Before the first render, so that a dark page never begins as a light one.
applyTheme(store.getState().user.theme)
// What was lost is told in the language of the page.
startLanguage(() => tellLost())

// Nothing above the wallet's provider may render again: a render there drops an activation that waits for the person.
createRoot(root).render(
  <StrictMode>
    <WalletProvider>
      <App store={store} />
    </WalletProvider>
  </StrictMode>,
)

startServiceWorker()
