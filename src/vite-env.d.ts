/// <reference types="vite/client" />

/** True only in builds whose deployment names a demo wallet; false lets the bundler drop every trace of it. */
declare const __DEMO_WALLET__: boolean
