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
