/** What a card, tile or space gives. Any = goods of choice, transfers = from the warehouse at cost, moves = assistant moves. */
export type Reward = {
  points?: number
  yen?: number
  imports?: number
  copper?: number
  silk?: number
  tea?: number
  fish?: number
  any?: number
  transfers?: number
  moves?: number
}
