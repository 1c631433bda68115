/** Ratings from finishing orders: the model of Plackett and Luce, fitted by Hunter's minorisation. */

const ELO = 400 / Math.LN10
const ROUNDS = 60
/** A little of a draw with everybody, so that a bot that never lost has a rating too. */
const PRIOR = 0.5

type Stage = { readonly winner: number; readonly field: readonly number[] }

/** A finishing order is a run of races: the first against all, the second against the rest … */
const stagesOf = (bots: readonly number[], places: readonly number[]): Stage[] => {
  const order = places.map((_, player) => player).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  return order
    .slice(0, -1)
    .map((player, i) => ({
      winner: bots[player] as number,
      field: order.slice(i).map((other) => bots[other] as number),
    }))
    .filter(({ field }) => field.some((bot) => bot !== field[0]))
}

const improve = (strength: readonly number[], stages: readonly Stage[]): number[] => {
  const wins = strength.map(() => PRIOR)
  const chances = strength.map((own) => (2 * PRIOR) / (own + 1))
  for (const { winner, field } of stages) {
    wins[winner] = (wins[winner] ?? 0) + 1
    const total = field.reduce((sum, bot) => sum + (strength[bot] ?? 0), 0)
    for (const bot of field) chances[bot] = (chances[bot] ?? 0) + 1 / total
  }
  return strength.map((_, bot) => (wins[bot] ?? 0) / (chances[bot] ?? 1))
}

/** Elo points a bot, 0 for the first. `names[player]` says which bot sat as which player. */
export const ratings = (names: readonly string[], games: readonly (readonly number[])[]): number[] => {
  const bots = [...new Set(names)]
  const botOf = names.map((name) => bots.indexOf(name))
  const stages = games.flatMap((places) => stagesOf(botOf, places))
  let strength = bots.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) strength = improve(strength, stages)
  return strength.map((own) => ELO * Math.log(own / (strength[0] ?? 1)))
}
