import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { siteUrl } from '../core/site'
import { ViewKeeper } from '../features/wallet'
import { GlobalStyle } from '../ui/GlobalStyle'
import { ToastRegion } from '../ui/toast/ToastRegion'
import { AppRoutes } from './AppRoutes'
import { BlockedGate } from './page/BlockedGate'
import { Shell } from './shell/Shell'
import type { Store } from './store'

/** The folder that the site stands in, with its last slash. */
const basename = new URL(siteUrl(), location.href).pathname

/** The whole product, below the wallet's provider. */
export function App({ store }: { store: Store }) {
  return (
    <Provider store={store}>
      <GlobalStyle />
      <BlockedGate>
        <BrowserRouter basename={basename}>
          <ViewKeeper>
            <Shell>
              <AppRoutes />
            </Shell>
          </ViewKeeper>
        </BrowserRouter>
      </BlockedGate>
      <ToastRegion />
    </Provider>
  )
}
