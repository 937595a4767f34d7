// One chunk with all that the first write loads.
export { RestoredResultsError, sendIntent } from '../../chain/send/sendIntent'
export { tabName } from './follow/tabs'
export { requestConsent } from './unconfirmed/requestConsent'
