/** The house as a library: for tests, and for programs that bring a house along. */
export { readConfig, type Config } from './config.ts'
export { openHouse, type Running } from './house.ts'
