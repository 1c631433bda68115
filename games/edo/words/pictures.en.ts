/** What the pictures of the rules of Edo show, in English. */

export const en = {
  '1': 'The first round of setting up: everybody takes a package and a starting place.',
  '2': 'A plan is made: three actions, each from another permit, and officials before them.',
  '3': 'Cards are turned one after the other; before a card, samurai walk the roads for ryo.',
  '4': 'A samurai gathers: how much depends on how many stand on the space.',
  '5': 'Travel: officials become samurai, and samurai go where they are needed.',
  '6': 'A building goes up on the next free site, and its power points are scored at once.',
  '7': 'The merchant sells goods or a power point to whoever stands beside him.',
  '8': 'Wishes of the shogun with the privileges below them.',
  '9': 'The end of a round: wages are paid, cities pay their income, the merchant moves on.',
}

/** What the game is about, in a few lines before the first chapter. */
export const overview: readonly string[] = [
  'You are a lord of the Edo years. Houses, trading posts and fortresses bring power points; with twelve of them the game ends, and the most win. Only who owns a house in Edo itself can win.',
  'Everything you do comes from three permits a round. You lay them in secret, with officials who carry them out; then all plans are turned up one card at a time.',
]
