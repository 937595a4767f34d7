/** The state of token lists, for tests of features that read it; `lists` itself shares only what the app needs. */
export { listsReducer } from '../../../src/features/lists/lists.slice.ts'
export { storedLists } from '../../../src/features/lists/storedLists.ts'
