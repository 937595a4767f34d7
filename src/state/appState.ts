/**
 * The state of the store. Each slice declares its own part here by interface merging, so that a lower layer or a
 * feature has a typed state without importing the app. `app/store` fails to compile when a part is missing or not
 * declared.
 */
export interface AppState {}
