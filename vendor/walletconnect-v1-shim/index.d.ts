export { WalletConnectProvider as default } from '../../src/chain/wallet/walletConnect/WalletConnectProvider'
