import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { sitePath } from '../core/site'
import { ViewModeBoundary } from '../features/wallet'
import { GlobalStyle } from '../ui/GlobalStyle'
import { ToastRegion } from '../ui/toast/ToastRegion'
import { AppRoutes } from './AppRoutes'
import { BlockedGate } from './page/BlockedGate'
import { Shell } from './shell/Shell'
import type { AppStore } from '../state/storeHooks'

/** The whole app, inside the wallet provider. */
export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <GlobalStyle />
      <BlockedGate>
        <BrowserRouter basename={sitePath()}>
          <ViewModeBoundary>
            <Shell>
              <AppRoutes />
            </Shell>
          </ViewModeBoundary>
        </BrowserRouter>
      </BlockedGate>
      <ToastRegion />
    </Provider>
  )
}
