import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { GlobalStyle } from '../ui/GlobalStyle'
import { ToastRegion } from '../ui/toast/ToastRegion'
import { AppRoutes } from './AppRoutes'
import { Shell } from './Shell'
import type { Store } from './store'

/** The whole product, below the wallet's provider. */
export function App({ store }: { store: Store }) {
  return (
    <Provider store={store}>
      <GlobalStyle />
      <BrowserRouter>
        <Shell>
          <AppRoutes />
        </Shell>
      </BrowserRouter>
      <ToastRegion />
    </Provider>
  )
}
