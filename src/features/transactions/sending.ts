export { OldNumbersError, sendIntent } from '../../chain/send/sendIntent'
export { tabName } from './follow/tabs'
export { requestConsent } from './unconfirmed/requestConsent'
