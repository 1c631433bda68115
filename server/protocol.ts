/** The wire: every HTTP body and every WebSocket message, defined once. `docs/protocol.md` tells it in prose. */
export * from './protocol/values.ts'
export * from './protocol/tables.ts'
export * from './protocol/evening.ts'
export * from './protocol/people.ts'
export * from './protocol/games.ts'
export * from './protocol/socket.ts'
