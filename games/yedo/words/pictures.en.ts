/** What the pictures of the rules of Yedo show, in English. */

export const en = {
  '1': 'Clans choose the deck of their first mission and take what their place brings.',
  '2': 'An auction: whoever takes part bids more or passes, and the highest bid wins the lot.',
  '3': 'The market fills up and the event of the round is revealed.',
  '4': 'In turn, disciples are placed on free spaces of the districts.',
  '5': 'The watch walks; cards can send it elsewhere or save somebody before it arrests.',
  '6': 'Clans that share a district trade: what is offered lies on two trays.',
  '7': 'A disciple is activated and does what its district allows, or completes a mission.',
  '8': 'A card is played, and whoever holds a card that fits may answer it.',
  '9': 'The end of a game: missions lie open, and prestige decides.',
}

/** What the game is about, in a few lines before the first chapter. */
export const overview: readonly string[] = [
  'You lead a clan in the castle town. In eleven rounds you gather weapons, geisha and blessings, and send disciples into seven districts to fulfil missions for prestige.',
  'Each round goes: auctions, an event, placing disciples, the watch walks on and arrests whoever it meets, trade, and then your disciples act.',
]
