export { ConnectButton } from './ConnectButton'
export { SwitchNetworkButton } from './SwitchNetworkButton'
export { WalletHost } from './WalletHost'
export { WrongNetworkNotice } from './WrongNetworkNotice'
