/** What the pictures of the rules of Yokohama show, in English. */

export const en = {
  '1': 'Two players begin: each keeps an order, and the town lies ready.',
  '2': 'One whole turn: assistants are placed, the president walks and acts, and the turn ends.',
  '3': 'Assistants are placed in the areas where the president may walk.',
  '4': 'The president walks from area to area where own assistants stand.',
  '5': 'The area is used with the power that stands there, and assistants come home.',
  '6': 'Goods, money and people come from the areas of the town.',
  '7': 'An assistant is given to the church, and others may follow.',
  '8': 'A technology is gained in the research centre: its industry is paid with power, imports and yen.',
  '9': 'The end of a game: everything that scores lies open.',
}

/** What the game is about, in a few lines before the first chapter. */
export const overview: readonly string[] = [
  'You are a merchant in the harbour of the Meiji years. Goods fulfil orders from abroad; church, customs and technologies bring more points.',
  'A turn is: place assistants in the areas of the town, walk your president along them, and act where he stops. Each assistant there, and the president himself, is one power.',
]
