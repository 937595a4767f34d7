export { nativeJsbi as default } from '../../src/market/nativeJsbi'
